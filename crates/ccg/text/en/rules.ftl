### Terms that a player may look up, each with its title, in our own words.

rule-turn =
    A turn has six phases: activate, control, deploy, battle, move and draw. Both players may act in all of them, in
    turns, beginning with whose turn it is; two passes in a row end a phase.
    .title = Turn
rule-force =
    A card is a unit of Force. It goes from the Reserve Deck to the Force Pile when it is activated, to the Used
    Pile when it is used, and under the Reserve Deck at the end of the turn. Whoever has no card left in these three
    piles, the Life Force, loses the game.
    .title = Force and Life Force
rule-activate =
    In the activate phase a player may move up to as many cards from the Reserve Deck to the Force Pile as he
    generates: the icons on his side of the locations on table and 1 of his own.
    .title = Activating and generating Force
rule-use-force =
    Costs are paid with cards from the top of the Force Pile, which go to the Used Pile.
    .title = Using Force
rule-lose-force =
    Whoever loses Force chooses card by card: from the hand, or the top of the Reserve Deck, Force Pile or Used
    Pile. The cards go to the Lost Pile.
    .title = Losing Force
rule-retrieve =
    Retrieved cards go from the top of the Lost Pile to the Used Pile, and both players see them.
    .title = Retrieving
rule-recirculate =
    At the end of every turn both players put their Used Pile under their Reserve Deck.
    .title = Re-circulating
rule-force-icons =
    Icons on a player's side of a location are Force that he generates, Force that he loses by a drain there, and
    leave to deploy there.
    .title = Force icons
rule-force-drain =
    In his control phase a player may drain once at each location he controls: the opponent loses as much Force as
    there are icons on the opponent's side. A card takes part in one drain a turn.
    .title = Force drain
rule-presence =
    A card is present at the one place where it is. A player has presence at a location if the cards he has present
    there have ability of 1 or more together, those on the bridge of a vehicle or starship included.
    .title = Presence and present
rule-occupy =
    A player occupies a location where he has presence, whoever else is there.
    .title = Occupy
rule-control =
    A player controls a location where he has presence and the opponent has none.
    .title = Control
rule-deploy =
    Cards are brought to the table in one's own deploy phase, as a rule, for the Force that they cost. Where the
    player has neither presence nor a Force icon of his own they may not come, unless they say so.
    .title = Deploying
rule-unique =
    Each dot before a title stands for one copy that may be on table; one dot is unique. Different cards of the same
    person are one persona, of which only one may be there.
    .title = Unique cards and personas
rule-locations =
    Systems lie by their parsec numbers, sites and sectors belong to a system or starship and lie in a row. Only
    sites next to sites and sectors next to sectors of the same system are adjacent.
    .title = Locations
rule-battleground =
    A location where both players have Force icons and where both may deploy and battle.
    .title = Battleground
rule-battle =
    In his battle phase a player begins a battle for 1 Force where both have presence, once a turn at each location.
    First weapons are fired in turns; then power and battle destiny are added and the higher total wins; then both
    sides bear hits, attrition and damage.
    .title = Battle
rule-power =
    A number for fighting. In a battle at a site characters and vehicles count, at a system or sector starships and
    vehicles; what is enclosed aboard something else does not.
    .title = Power
rule-ability =
    How strong in the Force a character or pilot is. It gives presence, lets a player draw battle destiny, and a
    weapon has to beat it.
    .title = Ability
rule-destiny =
    To draw destiny, the top card of the Reserve Deck is shown, its destiny number counts, and it goes to the Used
    Pile. Without a card left the draw fails.
    .title = Destiny
rule-battle-destiny =
    A player whose cards in a battle have ability of 4 or more together may draw one battle destiny. It is added to
    his power, and it is attrition for the opponent.
    .title = Battle destiny
rule-attrition =
    What the opponent's battle destiny costs, whoever wins: cards must be forfeited until their forfeit values reach
    it, or until nobody is left who can be.
    .title = Attrition
rule-immunity =
    A card immune to attrition below a number need not be forfeited if the whole attrition is less than that number.
    Cards aboard what is enclosed share its immunity.
    .title = Immunity to attrition
rule-battle-damage =
    The loser of a battle owes the difference of the totals: he loses that much Force or forfeits cards in the
    battle, each worth its forfeit value.
    .title = Battle damage
rule-forfeit =
    In the damage segment of a battle a card that took part may be given up. Its forfeit value counts towards
    attrition and battle damage at once, and it goes to the Lost Pile.
    .title = Forfeit
rule-weapons =
    A weapon is carried by a character, vehicle or starship. In the weapons segment of a battle it is fired once at
    an enemy present; as a rule its destiny must be higher than the target's defense value.
    .title = Weapons
rule-hit =
    A card that is hit fights on for the rest of the battle, and must be forfeited in the damage segment.
    .title = Hit
rule-defense-value =
    What weapon destiny is compared with: the higher of ability and armor for a character, armor or maneuver for a
    vehicle or starship.
    .title = Defense value
rule-react =
    Just after the opponent has begun a battle or a drain, a card that may react deploys or moves there at its usual
    cost. Presence that comes this way ends the drain.
    .title = React
rule-movement =
    In his move phase a player moves each of his cards once for 1 Force: by landspeed, by hyperspeed, by landing or
    taking off, or between docking bays. Getting on and off is free.
    .title = Movement
rule-landspeed =
    How many adjacent sites a card may travel in a move; for characters it is 1.
    .title = Landspeed
rule-hyperspeed =
    By how much the parsec numbers of two systems may differ for a starship to move from one to the other; it needs
    a pilot.
    .title = Hyperspeed
rule-landing =
    A piloted starfighter moves between a system and one of its outdoor sites for 1 Force, for nothing at a docking
    bay. On the ground it has no power.
    .title = Landing and taking off
rule-docking-bay-transit =
    In his move phase a player moves any of his characters and vehicles together from one docking bay to another,
    for the Force that the bays ask.
    .title = Docking bay transit
rule-pilots =
    Starships and most vehicles need a pilot aboard to move, fight and fire. Pilots and passengers have seats, other
    craft the cargo bay; more than that cannot be aboard.
    .title = Pilots and capacity
rule-embark =
    In his own move phase a player may move characters onto and off his vehicles and starships, and craft into and
    out of a cargo bay, for nothing and as often as he likes.
    .title = Embarking and disembarking
rule-capture =
    Only the Dark Side captures. A captured character is led off by a bounty hunter or warrior who is there, put
    into prison if the place is one, or allowed to escape to its owner's Used Pile. An escort leads one captive.
    .title = Capturing
rule-release =
    The Light Side frees captives by cards that say so; they stand there on its side again. A frozen captive has no
    figures and no text, and may be left unguarded.
    .title = Releasing and frozen captives
rule-undercover =
    A spy under cover stands on the opponent's side, gives no presence and is in no battle, but where it is present
    the opponent cannot drain and its owner may deploy.
    .title = Undercover spy
rule-missing =
    A missing character lies beneath its site: it neither fights nor moves, and few cards can mean it until a search
    party or a card finds it.
    .title = Missing
rule-creatures =
    Creatures live in their habitat, take no part in battles, and attack other creatures and characters present that
    are no droids.
    .title = Creatures
rule-interrupts =
    An Interrupt is played between actions, or in answer to one if it says so; then it goes to the Used or the Lost
    Pile as it says. What is cancelled does nothing, but its costs stay paid.
    .title = Interrupts and cancelling
rule-actions =
    Players act in turns. An action is begun, then both may respond to it, and then it happens; a response is an
    action itself and is carried out first.
    .title = Actions and responses
rule-sabacc =
    Both draw two to six cards, and the total nearest to 11 but not over it wins. The loser gives up a card of his
    hand, or what was staked.
    .title = Sabacc
rule-starting =
    Both players show a starting location from their deck; then each draws a hand of eight from the Reserve Deck,
    and the Dark Side begins.
    .title = Starting the game
rule-devices =
    A device is carried and handed on like a weapon, and used instead of fired.
    .title = Devices
