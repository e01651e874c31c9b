### Terms that a player may look up, each with its title, in our own words.

rule-squad-construction =
    A squad has one faction; everybody in it is of that faction or Fringe. Its cost is at most the limit, as a rule
    100 points, and of each Unique person there is at most one. Squads are built in secret and shown at setup.
    .title = Building a squad
rule-setup =
    Both squads are shown. The dark side sets up first, within 4 squares of a narrow edge, then the light side within
    4 squares of the opposite one. After that come the choices that abilities ask for; doors with somebody next to
    them begin open.
    .title = Setup
rule-winning =
    Whoever has defeated all enemies that count wins; Reinforcements and Reserves do not count. If for ten rounds
    nobody hurts an enemy, rolls an attack or forces a save, the points for defeated characters decide, then who
    stands closest to the middle of the map, then whose most expensive character does.
    .title = Winning
rule-scenarios =
    Besides the standard skirmish there are squads of Fringe alone, light and dark squads from different eras, any
    factions against each other, teams of two, three players, squads straight from a booster pack, and Capture the
    Droid.
    .title = Ways to play
rule-round =
    A round begins with initiative. Then the players take phases in turn until every character has activated, and the
    next round begins.
    .title = Round
rule-initiative =
    At the beginning of a round every player rolls a d20, and ties are rolled again. The highest decides who goes
    first; the others follow clockwise. Force points cannot reroll it.
    .title = Initiative
rule-phase =
    In a phase a player activates two characters, one and then the other, or whoever remains if they are fewer. Fewer
    than that is not allowed, though an activated character may do nothing. A player with nobody left is skipped.
    .title = Phase
rule-activation =
    Each character activates once a round and then has its turn. It counts as activated as soon as it is chosen. Stun
    and combined fire use up the activation without a turn; a turn that an effect grants is no activation.
    .title = Activation
rule-turn-options =
    One of these: a move up to its speed and then an attack; the same in the other order; a move up to twice its
    speed; one ability that takes the whole turn; nothing. In place of all its attacks it may use one ability that
    says so.
    .title = What a character can do on its turn
rule-replacing =
    Some abilities are used in place of all attacks of the turn: the character may still move, but neither attacks nor
    uses another of them. Others take the whole turn. Neither kind can be used for attacks of opportunity or immediate
    attacks.
    .title = In place of attacks, in place of the turn
rule-movement =
    A step costs 1 square, a diagonal one 2, and low objects or difficult terrain double that. Allies can be passed
    but not enemies, walls, closed doors and pits, and no diagonal step leads past the end of a wall. The move must
    end in a free space.
    .title = Movement
rule-big-characters =
    A Large character fills 2 by 2 squares, a Huge one 3 by 3. Every square it would newly cover must be free to
    enter, and slow ground in any of them slows the step.
    .title = Large and Huge characters
rule-squeezing =
    A Large character may pass a gap of 1 square and a Huge one a gap of 2, between walls or pits, without extra cost.
    It cannot stop there, and enemies cannot be squeezed past.
    .title = Squeezing
rule-terrain =
    Low objects (green) cost double and give cover. Difficult terrain (yellow) costs double. Walls (magenta) stop
    movement and sight. Pits (orange) stop movement only. The outlines decide, not the picture.
    .title = Terrain
rule-doors =
    A closed door is a wall, an open one is nothing. Whenever a character's turn ends, each door with somebody
    adjacent to it opens and every other one shuts, so whoever walks up to a closed door passes it next turn at the
    earliest.
    .title = Doors
rule-pits =
    Only those who fly or the like may cross a pit, and nobody may stop in one. Whoever is moved into one against its
    will stops at the edge and rolls a save of 11, or of 6 if it could enter pits, or else is defeated.
    .title = Pits
rule-adjacency =
    Two characters are adjacent if one is in any of the eight squares around the other and they see each other. With
    big characters any of their squares will do.
    .title = Adjacency
rule-range =
    Count squares from one character to the other, the last one included and diagonals as 2. Walls and closed doors
    are walked around; characters, pits and slow ground make no difference. Attacks have no limit of range.
    .title = Range
rule-line-of-sight =
    One character sees another if at least one straight line from any point of its space to any point of the other's
    touches no wall, closed door or solid object. Brushing a corner is touching. Characters and low objects do not
    block.
    .title = Line of sight
rule-cover =
    The attacker takes the corner of its space that suits it best. If some line from there to the target's space runs
    through another character or a square of low objects, or crosses a wall, the target has cover and +4 Defense. Low
    objects in or next to the attacker's space are left out, and adjacent enemies never have cover.
    .title = Cover
rule-legal-target =
    A target must be an enemy in line of sight. If any enemy is adjacent, it must be one of those; otherwise an enemy
    with cover can be chosen only if no enemy in sight is nearer.
    .title = Legal targets
rule-attack =
    Choose a legal target, decide on combined fire and on what must be announced before the roll, then roll a d20 and
    add Attack. If the sum is at least the target's Defense, the attack hits and deals its Damage. A natural 20 always
    hits, a natural 1 always misses.
    .title = Attack
rule-critical-hit =
    A natural 20 hits and doubles the printed Damage; bonuses are added after the doubling. Droids take the damage
    undoubled, but it was a critical hit nevertheless. Against Resilient characters it is none.
    .title = Critical hits
rule-damage =
    Damage is the printed number, multiplied by a critical hit, plus bonuses, minus what the victim takes off, and
    never below 0. A Bodyguard decides first; then the shields and armor of whoever takes the damage work.
    .title = Damage
rule-defeat =
    A character with 0 Hit Points or fewer is defeated. What may save it comes first, then whatever its defeat sets
    off, and then it leaves the map. Its commander effect ends at once.
    .title = Defeat
rule-order-of-effects =
    An attack goes on in steps: being targeted, announcements, the roll, being attacked, being hit, taking damage,
    being defeated, and the rest. Of effects in one step the acting player's come first, then those of the players to
    the left; each player orders their own. No effect is used twice for one event.
    .title = The order of effects
rule-combined-fire =
    Before the roll of an attack on a character's own turn, allies that are still to activate and see the target may
    help: each counts as activated and adds 4 to Attack. Whether they could target it themselves does not matter.
    Melee Attack and Damage 0 exclude, on both ends.
    .title = Combined fire
rule-attack-of-opportunity =
    Whoever sees an enemy about to step out of a square next to it may attack that enemy once before the step. It may
    do so once in any one turn, activated or not, and without limit in a round. Combined fire and abilities that take
    the place of attacks are out.
    .title = Attacks of opportunity
rule-immediate-attacks =
    An attack that an effect grants at once is a single attack. Nobody combines fire with it, nothing takes its place,
    and it does not activate anybody.
    .title = Immediate attacks
rule-saves =
    Roll a d20: the save succeeds if it shows at least the number given. 20 always succeeds, 1 always fails. Saves
    cannot be declined or failed on purpose, and the character in danger rolls unless the text says otherwise.
    .title = Saves
rule-stun =
    A stunned character counts as activated this round. It loses a turn that it has not begun, and nothing else.
    .title = Stun
rule-push =
    The acting player chooses the way. Every step leads farther from the acting character, slow ground costs double,
    and walls and occupied squares are slid along. Pushed characters provoke no attacks of opportunity.
    .title = Push
rule-force-points =
    A character starts with its Force rating in points, and spent points do not come back. It may spend once in each
    turn, its own or anybody's: on a Force power, to roll an attack or save again, or to move 2 squares farther.
    .title = Force points
rule-commander-effects =
    They work by themselves, without line of sight; a range is counted around walls and closed doors. Most reach
    followers, that is, squad members without such an effect, and none reaches Droids or Savage characters unless it
    names them. Of several bonuses to one number the best counts, and all ends with the commander.
    .title = Commander effects
rule-stacking =
    Effects of different names add up. Effects of the same name do not, whatever number stands after it: the best
    counts.
    .title = Stacking
