### Terms that a player may look up, each with its title, in our own words.

rule-army =
    An army has one faction and costs at most 800 points, upgrades included. It has 1 or 2 commanders, up to 2
    operatives, 3 to 6 corps units, up to 3 special forces, up to 3 support and up to 2 heavy units. To it belong
    six command cards, two each of one, two and three pips, and twelve battle cards.
    .title = Building an army
rule-setup =
    Whose army costs less chooses red or blue, and blue chooses its edge. Of three objectives, three deployments and
    three conditions from the blue player's cards the players in turn strike out the leftmost of a row, twice each
    at most; what is leftmost at last is played. Then both deploy in turn, blue first.
    .title = Setup
rule-deployment =
    Beginning with blue the players take turns to deploy a unit, all of its bases wholly in one of the player's own
    zones, in cohesion and touching no enemy. Whoever has units left goes on alone.
    .title = Deployment
rule-round =
    A game has six rounds, a skirmish five, each with a Command Phase, an Activation Phase and an End Phase.
    .title = Round
rule-command-phase =
    Both players choose a command card in secret and show it at once. Fewer pips have priority; then the cards'
    orders are issued, priority first. The order tokens of all other units go to their player's pool.
    .title = Command Phase
rule-command-cards =
    Each player has two cards each of one, two and three pips, and Standing Orders of four, which comes back to the
    hand. A card of a character can be played only while that character lives. After the round the card is discarded
    unless it says otherwise.
    .title = Command cards
rule-priority =
    Whose command card has fewer pips issues orders first and activates first. If they are equal, the holder of the
    round counter rolls a red defense die and has priority only on a block.
    .title = Priority
rule-orders =
    A commander issues the orders of the command card to units of the kinds it names at range 1 to 3 of him, himself
    included; on an operative's card it is that operative. A unit with a faceup order token is activated when its
    player likes, the others by a token drawn from the pool.
    .title = Orders
rule-order-pool =
    The order tokens that were not issued lie hidden in the pool. A token drawn from it activates a unit of that
    rank which has no token of its own; one that fits nobody is set aside, and another is drawn.
    .title = Order pool
rule-commander =
    A commander issues orders, and friendly units at range 1 to 3 may use its courage against panic. A player whose
    last commander has fallen promotes a trooper unit in the End Phase.
    .title = Commander
rule-operative =
    An operative issues orders only by its own command cards, and lends nobody its courage.
    .title = Operative
rule-activation-phase =
    Beginning with priority the players take turns to activate a unit: one with a faceup order, or one of the rank
    of a token drawn from the pool. Every unit is activated once a round; whoever has units left goes on alone.
    .title = Activation Phase
rule-activation =
    First comes what happens at the start, then Rally, then two actions and whatever is free, and last what happens
    at the end. A suppressed unit has one action less, as has a damaged vehicle that rolls a blank; each ion token
    costs one too.
    .title = Activation
rule-actions =
    Moves, attacking, aim, dodge, standby, recover, and what cards offer as an action. In one activation only moves
    may be repeated.
    .title = Actions
rule-free-actions =
    A free action costs none of the two actions, but it is an action all the same: unless it is a move it cannot be
    repeated. Suppression does not forbid it, panic does.
    .title = Free actions
rule-movement =
    In a standard move the leader follows a movement tool no faster than the unit's speed, bent once as its player
    likes, all the way or part of it; then the other minis are placed in cohesion. The move ends on flat ground, on
    no other base and on no objective or condition token.
    .title = Movement
rule-pivot =
    A base with notches turns on the spot by up to a quarter: that is a pivot. To reverse it moves backwards, to
    strafe sideways, each with 1 less speed, 1 at least. All three are moves, but no standard moves.
    .title = Pivot, reverse, strafe
rule-compulsory-move =
    A full standard move at top speed that the unit has to make, and that is no action. If it cannot be made, or
    would lead off the table, the unit goes as far as it can and suffers as many wounds as its speed.
    .title = Compulsory move
rule-climb =
    Troopers whose leader touches a wall may climb up or down a height of 1 for two actions and without danger, or
    clamber for one, or up to height 2 for two. Whoever clambers rolls a white defense die for each mini, two each
    for height 2, and suffers a wound for every block.
    .title = Climb and clamber
rule-cohesion =
    Whenever the leader has moved or been placed, the others are put where the shortest movement tool could lead
    from it: on the same level and not across what cannot be crossed.
    .title = Cohesion
rule-unit-leader =
    One mini of each unit leads it: it moves first, attacks are measured from it, and it is the last to be wounded
    as a rule. When it falls another takes its place at once.
    .title = Unit leader
rule-displacement =
    Ground vehicles and creatures push aside the troopers that they move over, repulsors only at the end of a
    compulsory move. The other player puts them back, leaders within speed 1 of their place, and each such unit
    gains one suppression token. Engaged troopers, creatures and emplacements cannot be displaced.
    .title = Displacement
rule-terrain =
    For each kind of unit terrain is open, difficult or impassable. A move that begins in difficult terrain or goes
    through it has 1 less speed, 1 at least; impassable terrain cannot be moved through.
    .title = Terrain and movement
rule-range =
    Range is measured flat between bases, in lengths of the ruler; what ends exactly on a line counts for the lower
    number. Attacks are measured from the leader to the nearest mini of the defender, all else between the nearest
    minis. At a range: some part of a base is; within it: the whole base.
    .title = Range
rule-line-of-sight =
    It is traced from above the middle of a mini's base, as high as the mini, to any part of the other. Terrain and
    vehicles can block it, troopers never do. A mini that no attacker sees cannot be wounded.
    .title = Line of sight
rule-firing-arcs =
    Lines on notched bases part what is around them into front, rear and two sides. A unit is in an arc if any part
    of one of its bases is.
    .title = Firing arcs
rule-cover =
    In a ranged attack a mini is obscured if something on the line between its base and the attacking leader's hides
    part of it. If half of the defender's minis are obscured the unit has cover: light cancels one hit, heavy two.
    Suppression, smoke and keywords improve it, to heavy at most.
    .title = Cover
rule-attack =
    Declare a defender and the weapons that reach and see it; roll, reroll by aim, turn surges; cover, dodge and
    shields cancel results; then armor and guardians. The defender rolls a die for each hit and critical left,
    Pierce takes blocks away, and what is not blocked wounds. A ranged attack that showed a hit or critical
    suppresses troopers.
    .title = Attack
rule-attack-pool =
    All dice against one defender are a pool, and the keywords of every weapon in it work for all of it. Each mini
    uses one weapon, and weapons of one name go into one pool; what is left may attack other enemies with pools of
    their own.
    .title = Attack pool
rule-surges =
    A surge on a die counts as what the unit's card makes of it, otherwise as a blank. A surge token turns one more
    attack surge into a hit, or defense surge into a block. Tokens left go in the End Phase.
    .title = Surges
rule-aim =
    The aim action gives an aim token. As it attacks a unit may spend such tokens one by one, each to reroll up to
    two of its dice. Tokens left go in the End Phase.
    .title = Aim
rule-dodge =
    The dodge action gives a dodge token. As it defends a unit may spend such tokens, each to cancel a hit, but no
    critical. Tokens left go in the End Phase.
    .title = Dodge
rule-standby =
    The standby action, not after an attack, gives a standby token. When an enemy at range 1 or 2 and in line of
    sight has attacked, moved or acted, the unit may spend it to attack or move at once; several units may do so one
    after another. It loses the token when it moves, attacks, acts or, if it is of troopers, gains suppression.
    .title = Standby
rule-recover =
    As an action the unit removes as many of its suppression tokens as it likes and readies its exhausted upgrades.
    .title = Recover
rule-wounds =
    The owner chooses who is wounded among the minis that the attack can reach, but those with wounds come first and
    the leader last. A mini with as many wounds as its card says is defeated.
    .title = Wounds
rule-defeated =
    A unit is defeated when its last mini falls, or when any part of its leader's base leaves the table. What it
    carried for the objective is dropped.
    .title = Defeated
rule-suppression =
    Troopers gain a suppression token from a ranged attack that showed a hit or a critical, even if nothing came of
    it. Any suppression improves their cover by 1. With as many tokens as its courage a unit is suppressed and has
    one action less; each unit loses one token in the End Phase.
    .title = Suppression and courage
rule-rally =
    At the beginning of its activation a unit rolls a white defense die for each of its suppression tokens, and
    every block or surge removes one. Then it is seen whether it is suppressed or panics.
    .title = Rally
rule-panic =
    A unit that after Rally has twice as many suppression tokens as courage, its own or that of a friendly commander
    at range 1 to 3, panics: it drops what it carries, has no free actions, and its only action is a move to the
    nearest edge. Off the table it is defeated.
    .title = Panic
rule-melee =
    A unit whose leader has a melee weapon may move into base contact with one enemy unit; then both bring as many
    minis into contact as they can. In the melee all minis of both units may attack each other with melee weapons.
    .title = Melee
rule-engaged =
    Trooper units in a melee with each other are engaged; vehicles never are. An engaged unit cannot move but to
    withdraw, makes no ranged attacks, and none is made against it except by charges.
    .title = Engaged
rule-withdraw =
    An engaged unit spends all of its actions, one at least, to move at speed 1 out of the melee. It may do nothing
    else in that activation; creatures and emplacements keep their free actions.
    .title = Withdraw
rule-vehicles =
    Vehicles have notched bases and firing arcs, cannot be suppressed or engaged, and block sight. Ground vehicles
    reverse, take standby and push troopers aside; repulsors pass over all units.
    .title = Vehicles
rule-resilience =
    When its wounds reach its resilience a vehicle rolls a red defense die, once a game. Block: damaged, and in each
    activation a blank on a white die costs an action. Blank: disabled, so that it cannot reverse and a standard
    move costs two actions. Surge: a weapon the opponent chooses has half its dice.
    .title = Resilience and damage
rule-ion-poison =
    Each ion token costs a vehicle or droid unit an action, each immobilize token lowers the speed by 1, and each
    poison token wounds at the end of the activation. All of them go then.
    .title = Ion, poison and immobilize tokens
rule-shields =
    In a ranged attack the defender may flip its shield tokens, each to cancel a hit or a critical. Flipped ones
    work again when Recharge or Generator has raised them.
    .title = Shields
rule-smoke =
    Troopers whose leader is at range 1 of a smoke token have cover better by 1 for each; so has whoever is attacked
    by troopers whose leader is. Smoke goes in the End Phase.
    .title = Smoke
rule-charges =
    A charge that is set off attacks every unit, friend or foe, at the range of its weapon that it can see, even
    engaged ones, and is removed. It has no aim tokens.
    .title = Charges and detonation
rule-transports =
    A unit boards by moving its leader into contact with a friendly transport that has room, and leaves by placing
    the leader beside it and moving at speed 1; never both in one activation. Aboard it can do nothing but leave and
    cannot be attacked. If the vehicle is destroyed it is put beside it with a suppression token and a wound.
    .title = Transports
rule-upgrades =
    Each icon on a unit's card takes one upgrade of its kind, and no unit has the same one twice. Some are exhausted
    when they are used, and must be readied before they work again.
    .title = Upgrades
rule-troopers =
    Clones may spend the aim, dodge, surge and standby tokens of other clone units at range 1 that they see. Droids
    are never suppressed and get no better cover from suppression, but panic. Creatures and emplacements have
    notched bases, do not climb, claim nothing and cannot be displaced.
    .title = Kinds of troopers
rule-objectives =
    The objective card says where its tokens lie and what earns victory tokens. Where it allows, a leader who
    touches an objective token claims it as an action and carries it; a unit that panics or falls drops it.
    .title = Objectives
rule-end-phase =
    Command cards are discarded; aim, dodge, surge, standby and smoke tokens go, and one suppression token of each
    unit. The order tokens come back, a player without a commander promotes one, and the round counter changes
    hands.
    .title = End Phase
rule-victory =
    Whoever has no unit left loses at once. After the last round the most victory tokens win; if they are equal, the
    points of the enemy units defeated with all their upgrades; if those are equal too, blue wins.
    .title = Victory and tie-break
rule-team-battle =
    Two teams of two, each player with 600 points, one faction for each team. Units of a partner are friendly and
    may be issued orders; each player has an order pool of his own.
    .title = Team battle
