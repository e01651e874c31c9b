### The English texts of Star Wars Miniatures, in our own words.
###
### Keys: `ability-<id>` for a row of the list of abilities, `why-<key>` for a reason of refusal, `rule-<slug>` for a
### term that a player may look up (with its title). A line break inside a text counts as a space.
###
### In the text of an ability "it" is the character that has it, "its player" whoever controls that character, and
### `$n` the number printed after the name. "Next to" and "adjacent" mean the same, as do "can see" and "in line of
### sight". Costs in Force points come first.

## Abilities, Force powers, sizes and terms

ability-absorb-energy =
    2 Force points, right after a nonmelee attack hits it: with a save of 11 it takes no damage and heals as much as
    it would have taken, up to its starting Hit Points.
ability-accelerate = On a turn in which it neither attacks nor uses Strafe Attack it may move up to 24 squares.
ability-accurate-shot =
    It may attack an enemy that has cover and is not the nearest. Cover still adds to that enemy's Defense, and
    enemies next to it still come first. Only attacks gain from this, not other abilities that need a target.
ability-term-acting =
    Whoever is doing something just now: moving, attacking or using an ability, on its own turn or not. Its player is
    the acting player, who comes first when several things happen at once.
ability-term-activate =
    To choose a character for its turn of the round. It counts as activated from that moment, and nobody activates
    twice in a round. Stun and combined fire merely make a character count as activated: it gets no turn, and nothing
    that waits for its activation happens.
ability-term-adjacent =
    In one of the eight neighboring squares, with line of sight between the two; a wall or closed door between them
    separates. Nobody is adjacent to itself.
ability-advantageous-attack = Its attacks have +10 Damage against enemies that are still to activate this round.
ability-advantageous-cover = Cover gives it +8 Defense where others get +4.
ability-affinity =
    The character named on the card may join the squad named there although its faction does not fit. From then on it
    belongs to that squad's faction in every respect.
ability-aing-tii-flow-walking =
    3 Force points, once a round, after initiative and before anybody activates: it takes a whole turn at once. That
    turn is no activation, so its own activation of the round is still to come.
ability-alderaan-senator = Whatever looks for an Alderaan Trooper treats it as one, its own commander effect included.
ability-term-ally =
    Another character of the same squad or, in team games, of a teammate's squad. Whoever changes sides, if only for a
    turn, changes allies too.
ability-ambush =
    On its turn it may move first and still make every attack that its abilities give it, as long as all of them go at
    one enemy that is still to activate this round.
ability-anticipation =
    1 Force point, when the initiative dice are known: its player rolls initiative again, both dice if two were
    rolled, and keeps the new result. A squad may do this once a round, and it does not use up the spending of any
    turn.
ability-stat-attack = The number on the card that is added to attack rolls. Bonuses and penalties may take it below 0.
ability-term-attack =
    A d20 plus Attack, measured against the Defense of the target; a hit deals the Damage of the attacker. Nothing
    else is an attack, so protection from attacks is no help against Grenades and the like.
ability-term-attack-of-opportunity =
    When an enemy is about to leave a square next to it by moving, it may first make one attack on that enemy. The
    rules for targets do not matter, nobody can combine fire, and no ability can take the place of this attack. Each
    character may do it once in any one turn.
ability-term-attack-roll =
    A d20 plus Attack with everything that changes it. It hits if the sum is at least the Defense of the target. A
    natural 20 always hits and is a critical hit; a natural 1 always misses.
ability-atlatl =
    In place of its attacks it picks a legal target within 6 squares. That enemy and everybody next to it, friend or
    foe, takes { $n } damage unless a save of 11 succeeds. Whoever is damaged, nonliving and at most Large makes one
    more save of 11 or is stunned. Not an attack.
ability-ataru-style =
    +4 Attack if exactly one enemy stands within 6 squares of it when it attacks. Makashi Style Mastery makes it
    useless.
ability-avoid-defeat =
    When it would be defeated, it rolls two saves of 11. If neither fails, it stays on the map with 10 Hit Points
    left.
ability-term-battle-map = The grid of squares on which a skirmish is fought. Its rim counts as a wall.
ability-battle-meditation =
    2 Force points on its turn: for the rest of the skirmish it has one commander effect more. By it each ally that
    combines fire adds 2 more to Attack, on top of other such boosts, and enemies whom commander effects can reach are
    unable to combine fire.
ability-betrayal =
    An enemy whose attack die against it shows a natural 1 changes over to its squad for the rest of the skirmish and
    does nothing more this turn. When it is defeated, all who came over in this way return to their own squads.
ability-black-sun =
    It has Grenades 10 if its squad includes, or has ever included, somebody with Vigo or Xizor in the name.
ability-blaster =
    In place of its attacks it makes one attack on a legal target it can see, with the Attack printed beside this
    ability and with Damage { $n }.
ability-blaster-barrage =
    1 Force point, in place of its attacks: it attacks each legal target once, among them all that are tied for
    nearest. The list is drawn up before the first roll, and whoever is on it must still be a legal target at its own
    attack.
ability-blaster-rifle-upgrade =
    Allies within 6 squares whose attacks are nonmelee and whose card shows Damage 20 have the ability that is named
    here.
ability-blaster-upgrade =
    Allies within 6 squares whose attacks are nonmelee and whose card shows Damage 10 have the ability that is named
    here.
ability-bodyguard =
    When an attack is about to damage an ally next to it, it may take the whole damage itself. Its player decides
    before the ally's own shields or armor are used; it was not hit, but what protects it from damage works. Damage
    from anything else than attacks cannot be taken over.
ability-bombad-gungan =
    Whenever an enemy targets it, it rolls a save of 11 before anything else. If that succeeds, its player names
    another character within 6 squares, of either side, who suffers the attack or ability in its place; if nobody is
    there, nothing comes of it.
ability-term-bonus =
    A number added to a roll or a statistic. Bonuses from different sources are added up, two from sources of one name
    are not.
ability-booming-voice =
    As long as it is in the squad, its allies' commander effects that reach 6 squares reach everywhere, provided there
    is a way around walls and closed doors.
ability-bounty-hunter = +{ $n } Attack against Unique enemies.
ability-careful-shot =
    On a turn of its own that it spends without moving, its attacks have +{ $n } Attack. Announced before the roll; it
    then cannot move later that turn. Attacks of opportunity never have it.
ability-cesta =
    In place of its attacks it picks a legal target at any distance. That enemy and everybody next to it, friend or
    foe, takes { $n } damage unless a save of 11 succeeds. Whoever is damaged, nonliving and at most Large makes one
    more save of 11 or is stunned. Not an attack.
ability-term-character =
    One fighter: a miniature and its stat card. Those with a personal name are Unique, of the others there may be any
    number.
ability-charging-assault =
    In place of its whole turn it moves 1 square or more, at most twice its speed, and then makes one attack with
    +{ $n } Damage on an enemy next to it.
ability-charging-fire =
    In place of its whole turn it moves up to twice its speed and then makes a single attack. Nothing that adds
    attacks, splits its move or takes the place of attacks can be joined to it.
ability-cleave =
    Once a turn, when an attack of its own has defeated an enemy next to it, it may attack another adjacent enemy at
    once. This includes attacks of opportunity.
ability-cloaked =
    An enemy from which it has cover, and which is not next to it, can neither target it nor count it as the nearest.
    Accurate Shot changes nothing about this; Sniper helps if the cover comes from characters alone.
ability-term-combined-fire =
    When a character attacks on its own turn, allies that are still to activate and can see the target may help,
    before the die is rolled: each of them becomes activated and adds 4 to Attack. Characters with Melee Attack or
    with Damage 0 cannot help or be helped.
ability-term-commander = A character with a commander effect, whether on its card or gained in play.
ability-term-commander-effect =
    What a commander does for its side as long as it stands. It needs no line of sight; a range is counted around
    walls and closed doors; Droid and Savage characters are left out unless it names them. Of several bonuses to the
    same number only the best counts.
ability-commando = It counts as a Commando, like everybody with that word in the name.
ability-control-minds =
    1 Force point, in place of its attacks: for the rest of the skirmish it has one commander effect more, by which
    each ally that combines fire adds 2 more to Attack.
ability-cortosis-gauntlet =
    When its Lightsaber Block comes to { $n } or more, bonuses included, an attacker with a lightsaber has 20 less
    Damage for the rest of the skirmish. Nobody suffers this twice, and Damage does not fall below 0.
ability-term-cover =
    Low objects, walls and other characters can hide an enemy: it then has +4 Defense, however many of them do, and is
    a legal target only if it is the nearest enemy. Enemies next to the attacker never have cover.
ability-term-critical-hit =
    A natural 20 on the attack die, or also a lower number where an ability says so. It hits in any case and doubles
    the printed Damage; bonuses are added after that. Droids are spared the doubling.
ability-crowd-fighting =
    +2 Attack for each character next to it, friend or foe, that is not the target. Counted anew for every attack.
ability-cunning-attack = +4 Attack and +{ $n } Damage against enemies that are still to activate this round.
ability-cyborg =
    It is living, and a Droid and no Droid at once: healing and repairs both help it, and what harms either kind harms
    it. Critical hits are doubled, and commander effects reach it.
ability-stat-damage = The number on the card that a hit takes from the Hit Points of the target.
ability-term-damage = What attacks and abilities take from somebody's Hit Points. Whoever has none left is defeated.
ability-damage-reduction =
    Whenever it would take damage, it takes { $n } less, once any Bodyguard has decided. Lightsaber Throw, and attacks
    by enemies next to it that have lightsabers, are not reduced.
ability-dark-armor =
    Whenever it would take damage, it rolls a save of 11, once any Bodyguard has decided, and takes 10 less if that
    succeeds. Lightsaber Throw, and attacks by enemies next to it that have lightsabers, go through it.
ability-dark-force-spirit =
    From its defeat on, enemies with a Force rating lose { $n ->
        [one] 1 Force point
       *[other] { $n } Force points
    } every time they activate, even those that arrive later. It costs nothing and passes over characters with Force
    Immunity.
ability-dark-inspiration =
    At setup its player picks an ally with a Force rating, who has Lightsaber Duelist until the skirmish ends.
ability-dark-master =
    At setup its player picks a Unique ally, who needs no Force rating. That ally may spend this character's Force
    points like its own, but not both kinds in the same turn.
ability-deadeye =
    On a turn of its own that it spends without moving, its attacks have +10 Damage. Announced before the roll; it
    then cannot move later that turn. Attacks of opportunity never have it.
ability-deadly-attack = Its natural 19 is a critical hit, like a 20.
ability-term-defeat =
    A character without Hit Points is defeated. First comes whatever may still save it, then what its defeat sets off,
    and at last it is taken from the map.
ability-stat-defense = The number that an attack roll must reach in order to hit.
ability-delta-fire-support =
    While it is in play, allies with Republic Commando in the name have Synchronized Fire, wherever they are.
ability-delta-shield-support =
    While it is in play, allies with Republic Commando in the name have Shields 2, wherever they are.
ability-demolish = Its attacks take no account of the Damage Reduction of enemies next to it.
ability-demolition-charge =
    In place of its whole turn it picks an enemy next to it with Mounted Weapon, Huge or larger. That enemy is
    defeated unless it makes a save of 6.
ability-desert-skiff =
    It carries one Large ally or two smaller ones, who board by ending a move beside it. They travel with it, flying
    and in cover; distances to and from them are counted from the skiff, plus 1. They may get off beside it before
    their player activates anybody in a round; if it is defeated, each needs a save of 11 not to fall with it.
ability-term-difficult-terrain =
    Rough ground, outlined in yellow. Stepping into it costs 2 squares of movement, diagonally 4. Sight, cover and
    range take no notice of it.
ability-diplomat =
    An enemy that sees any of its opponents without Diplomat can neither target nor attack this one, not even from the
    next square.
ability-disintegration =
    A natural 20 on its attack die defeats the target outright, even if no damage gets through; if a Bodyguard takes
    the damage, the Bodyguard falls instead. A Huge or larger target is not defeated but takes 40 more damage, added
    after the doubling.
ability-disruptive =
    Within 6 squares of it enemy commander effects are void: nobody there profits or suffers from them, and a
    commander there cannot use its own. For speed it matters where a character began its turn.
ability-djem-so-style =
    When a melee attack hits it, it rolls a save of 11; if that succeeds, it may at once make an attack on the
    attacker. Lightsaber Riposte and similar answers must be announced before this roll.
ability-doctrine-of-fear = Enemies within 6 squares of it have -4 Attack.
ability-dominate =
    In place of its whole turn it picks a living legal target, or any living ally it can see, activated or not. Unless
    that character makes a save of 11, it takes a turn at once as a member of this squad, but cannot move. This is no
    activation.
ability-term-door =
    A wall while it is closed, nothing at all while it is open. Whenever a turn ends, each door with somebody next to
    it opens, and every other one shuts.
ability-door-gimmick =
    When its turn ends, it may keep open one door that it sees, until its next turn is over or it is defeated and that
    turn ends. Nothing but Override can shut that door, and doors that Override keeps shut stay so.
ability-double-attack =
    On its turn, when it has attacked without moving first, it may make one more attack, on anybody who is a legal
    target, instead of moving. Attacks of opportunity, and abilities used in place of attacks, gain nothing from it.
ability-double-claw-attack =
    As Double Attack, but both attacks must be on enemies next to it. Against others it has a single attack.
ability-drain-life =
    1 Force point on its turn, besides moving and attacking: a living legal target within 6 squares takes { $n }
    damage, and it heals the same amount. The target prevents both with a save of 11. Not an attack.
ability-drain-life-3 =
    3 Force points on its turn, besides moving and attacking: a living legal target within 6 squares and all living
    enemies next to that one take 20 damage each unless they make a save of 11. It heals as much as they took in all.
ability-drain-life-energy = When it defeats a living enemy next to it, it heals completely.
ability-draw-fire =
    When an ally within 6 squares of it is targeted by an enemy, its player may turn the attack or ability on it
    instead, if it is a legal target for it too. A save of 11 by the enemy prevents this. It is decided before anybody
    combines fire or rolls, and cannot be used where the rules for targets are not.
ability-droid =
    Critical hits against it are not doubled. It is not living, and commander effects leave it out unless they name
    Droids.
ability-droid-defender =
    When a Droid among its allies within 6 squares is targeted by an enemy, its player may turn the attack or ability
    on it instead, if it is a legal target for it too. A save of 11 by the enemy prevents this.
ability-droid-master = Droids among its allies within 6 squares that are not Unique have Double Attack.
ability-droid-reinforcements =
    At setup, when the squads have been shown, its player may add Droids worth up to { $n } points that the squad
    could have had. They cost nothing, the enemy need not defeat them to win, and they give no points.
ability-electric-shock = +{ $n } Damage against Droids next to it.
ability-emergency-life-support = Living allies next to it have Avoid Defeat.
ability-emp-grenades =
    Whoever is caught in its Grenades and is nonliving must also make a save of 11 or is stunned. Huge and larger
    characters need not.
ability-empathy =
    Savage allies within 6 squares of it behave as if they were not Savage: commander effects reach them while they
    are there, and if they begin their turn there they need not move next to an enemy.
ability-emperors-bodyguard =
    A Bodyguard for allies with Emperor in the name only: when an attack is about to damage such an ally next to it,
    it may take the whole damage itself.
ability-emplacement =
    It never moves, and nothing can move it or put it elsewhere. It may start anywhere in its own half of the map.
ability-term-enemy = A character that an opponent controls at the moment.
ability-energy-shield =
    When an enemy hits it or a character beside it, and is adjacent to neither of the two, that enemy needs a save of
    11, or else takes the damage itself, and the one it hit takes none.
ability-eternal-hatred =
    2 Force points when it would be defeated: with a save of 6 it stays in play and heals completely.
ability-evade = When an enemy that is not next to it hits it, a save of 11 avoids the damage.
ability-ewok = It counts as an Ewok, like everybody with that word in the name.
ability-execute-order-66 =
    Characters with Order 66 cannot target it. It may still be their nearest enemy, and they may combine fire against
    it.
ability-extra-attack =
    On its turn it may make one attack more, but then does not move. This comes on top of Double Attack and its like,
    and of Extra Attack from abilities of another name.
ability-term-factions =
    The allegiances printed on the cards. A squad has one of them; Fringe characters may join any squad.
ability-fire-control =
    While it is in the squad, its Droid allies that are not Unique have +4 Attack, wherever they are.
ability-flamethrower =
    In place of its attacks it picks a legal target within 6 squares. That enemy and everybody next to it, friend or
    foe, takes { $n } damage without a save. Not an attack.
ability-flanking-support =
    When it has combined fire on a target within 6 squares of it, and that attack hits, the target has -4 Defense for
    the rest of the round against later attacks by its allies, except those with Mounted Weapon. This does not add up.
ability-flight =
    It moves over enemies, low objects, difficult terrain and pits as over open floor and provokes no attacks of
    opportunity. Walls stop it, and it must end where it can stand.
ability-flurry-attack =
    After each critical hit, or natural 20 against somebody immune to critical hits, it may at once make another
    attack on any legal target. One such attack may lead to the next.
ability-flux-density = +{ $n } Damage on an attack for which at least one Droid combines fire with it.
ability-term-follower =
    A member of the squad that has no commander effect at the moment. Few commander effects reach anybody but
    followers.
ability-force-absorb =
    2 Force points, just after a character next to it, on whichever side, has announced a Force power: that power does
    nothing. Its points are spent all the same, and it counts as used.
ability-force-alter =
    1 Force point, right after an enemy within 6 squares has rolled an attack on anybody: that enemy must roll again.
ability-force-ascetic = It may spend Force points on named Force powers only, never to reroll or to move faster.
ability-force-bubble = 1 Force point, just before something damages it: it takes 20 less this once.
ability-force-burst =
    2 Force points, in place of its whole turn: everybody else within 6 squares, friend or foe, seen or unseen, takes
    10 damage. It is not an attack and targets nobody.
ability-force-cloak = 2 Force points, in place of its whole turn: it has Cloaked for the rest of the skirmish.
ability-force-corruption-2 =
    2 Force points, in place of its attacks: a legal target within 6 squares, not a Droid, takes 20 damage and is
    corrupted. A corrupted character rolls a save of 11 whenever it activates: a success cures it, a failure costs it
    20 damage. Not an attack.
ability-force-defense =
    3 Force points, just after anybody within 6 squares has announced a Force power: that power does nothing. Its
    points are spent all the same, and it counts as used.
ability-force-empathic = It takes { $n } damage whenever an ally with a Force rating falls.
ability-force-grip =
    1 Force point, in place of its attacks: a legal target it can see takes { $n } damage. There is no save, and it is
    not an attack.
ability-force-grip-4 =
    4 Force points, in place of its attacks: a legal target it can see takes 40 damage. There is no save, and it is
    not an attack.
ability-force-heal =
    2 Force points, in place of its attacks: it heals { $n } damage on itself or on a wounded living character next to
    it, never beyond the starting Hit Points.
ability-force-immunity =
    Nobody else can spend Force points on it, to roll again against it, or in answer to what it does. Force powers
    that strike several characters leave it out. Powers that only make their user stronger or faster still work.
ability-force-leap =
    1 Force point: until the turn ends it moves through enemies, and none of them may make attacks of opportunity
    against it. It may move and attack as usual.
ability-force-lightning =
    2 Force points, in place of its attacks: a legal target within 6 squares and two characters next to that one,
    friend or foe, take { $n } damage. Its player chooses the two, and it must be one of them itself if it stands
    there and no other is left. There is no save, and it is not an attack.
ability-force-lightning-1 =
    1 Force point, in place of its attacks: a legal target within 6 squares takes 20 damage. There is no save, and it
    is not an attack.
ability-force-lightning-2 =
    2 Force points, in place of its attacks: a legal target within 6 squares and two characters next to that one,
    friend or foe, take 30 damage. Its player chooses the two, and it must be one of them itself if it stands there
    and no other is left. There is no save, and it is not an attack.
ability-force-lightning-4 =
    4 Force points, in place of its attacks: a legal target within 6 squares takes 50 damage. If Huge or smaller, it
    must make a save of 16 or is stunned. Not an attack.
ability-force-lightning-5 =
    5 Force points, in place of its whole turn: a legal target within 6 squares and two characters next to that one,
    friend or foe, take 60 damage, and each that is Huge or smaller must make a save of 16 or is stunned. Not an
    attack.
ability-term-force-points =
    What a character spends on Force powers, on rolling again and on moving faster. It starts with as many as its
    Force rating, and what is spent is gone. It may spend once in each turn, its own or another's.
ability-term-force-powers =
    Abilities paid for with Force points; without enough points they cannot be used. Rolling again and moving faster
    are Force powers too.
ability-force-push = The family of Force Push 2, 3, 4 and 5: each of them deals damage and pushes.
ability-force-push-2 =
    2 Force points, in place of its attacks: a legal target within 6 squares takes 20 damage and, if Huge or smaller,
    is pushed 2 squares. Not an attack.
ability-force-push-3 =
    3 Force points, in place of its whole turn: a legal target within 6 squares and everybody next to it, friend or
    foe, take 30 damage. Those that are Huge or smaller are then pushed 3 squares away from it. Not an attack.
ability-force-push-4 =
    4 Force points, in place of its attacks: a legal target it can see takes 40 damage and, if Huge or smaller, is
    pushed 4 squares. Not an attack.
ability-force-push-5 =
    5 Force points, in place of its whole turn: a legal target within 6 squares and everybody next to it, friend or
    foe, take 50 damage. Those that are Huge or smaller are then pushed 5 squares away and must make a save of 16 or
    are stunned. Not an attack.
ability-force-renewal-1 =
    It gains 1 Force point each time it activates, even beyond its Force rating. Turns that are no activation bring
    none.
ability-force-repulse =
    The family of Force Repulse 2, 3 and 5: each damages everybody around and pushes them to a certain distance.
ability-force-repulse-2 =
    2 Force points, in place of its attacks: everybody else within 2 squares, friend or foe, takes 20 damage. Those
    that are Huge or smaller are pushed to a free space exactly 3 squares away. Not an attack.
ability-force-repulse-3 =
    3 Force points, in place of its whole turn: everybody else within 3 squares, friend or foe, takes 30 damage. Those
    that are Huge or smaller are pushed to a free space 4 squares away and must make a save of 11 or are stunned. Not
    an attack.
ability-force-repulse-5 =
    5 Force points, in place of its whole turn: everybody else within 5 squares, friend or foe, takes 50 damage. Those
    that are Huge or smaller are pushed to a free space 6 squares away and must make a save of 16 or are stunned. Not
    an attack.
ability-force-sense =
    1 Force point on its turn: for the rest of the round no enemy has Stealth, except those with Force Immunity.
ability-force-spirit =
    When it is defeated, one ally with a Force rating gains { $n ->
        [one] 1 Force point
       *[other] { $n } Force points
    } and may from then on spend points one more time in each turn. It costs nothing; without such an ally nothing
    happens.
ability-force-storm =
    2 Force points, in place of its attacks: everybody next to it, friend or foe, takes { $n } damage. It targets
    nobody and is not an attack.
ability-force-storm-2 =
    2 Force points, in place of its attacks: everybody next to it, friend or foe, takes 20 damage. It targets nobody
    and is not an attack.
ability-force-strike =
    1 Force point, in place of its attacks: a legal target within 6 squares takes { $n } damage; it must be a Droid or
    have Mounted Weapon. There is no save, and it is not an attack.
ability-force-stun =
    1 Force point on its turn, besides moving and attacking: a living legal target within 6 squares counts as
    activated for this round unless it makes a save of 11.
ability-force-thrust =
    1 Force point, in place of its attacks: a legal target within 6 squares takes { $n } damage, or half of it with a
    save of 11. Not an attack.
ability-force-valor =
    2 Force points, in place of its attacks: for the rest of the skirmish it has one commander effect more, by which
    followers within 6 squares have +2 Attack and +2 Defense.
ability-force-weapon =
    1 Force point, in place of its attacks: it has +10 Damage for the rest of the skirmish. Using it again adds
    nothing.
ability-fragile =
    It cannot attack while fewer than { $n } Hit Points remain to it. Once healed to { $n } it can again.
ability-fringe-reinforcements =
    At setup, when the squads have been shown, its player may add Fringe characters worth up to { $n } points. They
    cost nothing, the enemy need not defeat them to win, and they give no points.
ability-fringe-reserves =
    When its player's final initiative die shows the number on the card (11 on early cards), Fringe characters worth
    up to { $n } points may join the squad. They are set up just before that player's first activation of the round,
    cost nothing, and the enemy can win without defeating them, but they give points.
ability-frozen-in-carbonite =
    It costs half as much, rounded up, as another Han Solo that its player names when building the squad. The opponent
    sets it up; it is an object that gives cover, never acts and cannot be targeted. When an ally ends a turn next to
    it, its player may exchange it for that Han Solo, who counts as activated and gives half his cost in points.
ability-furious-assault =
    In place of its whole turn it moves at least 1 square, at most twice its speed, and then attacks each legal target
    once, among them all that are tied for nearest. Who they are is settled before the first roll.
ability-galloping-attack =
    While it moves, after the first square, it may attack each enemy it comes next to once, with +4 Attack. It cannot
    step straight back to where it just was, and it provokes attacks of opportunity. If it moves no farther than its
    speed, it may make an ordinary attack as well.
ability-gang =
    For each other ally that bears the name on the card and is near the target, within 6 squares of it, +{ $n }
    Attack. Attacks of opportunity have it too.
ability-greater-mobile-attack =
    As Mobile Attack, but it may make all its attacks while it pauses. It must make them all in one place, where it
    could also end its move.
ability-gregarious = +4 Attack as long as some ally is within 6 squares.
ability-grenades =
    In place of its attacks it picks a legal target within 6 squares. That enemy and everybody next to it, friend or
    foe, takes { $n } damage unless a save of 11 succeeds. Not an attack.
ability-gungan = It counts as a Gungan, like everybody with that word in the name.
ability-gunner =
    It may combine fire with an ally next to it that has Mounted Weapon. { $n ->
        [0] With a number after the name, the attack has that much more Damage.
       *[other] The attack then has +{ $n } Damage too.
    }
ability-hand-of-the-emperor =
    Besides spending its own Force points, it may once a turn spend those of an Emperor Palpatine in its squad.
ability-harpoon-gun =
    In place of its attacks it picks a legal target with Mounted Weapon within 6 squares. Unless a save of 11
    succeeds, that enemy cannot move for the rest of the round.
ability-heal =
    In place of its attacks it heals { $n } damage on itself or on a living character next to it, never beyond the
    starting Hit Points.
ability-heavy-lift =
    In place of its attacks it lifts a Small, Medium or Large ally beside it to a different free space beside it. No
    walls may be in the way, and attacks of opportunity are not provoked.
ability-heavy-weapon = It cannot attack and move in one turn. Attacks of opportunity are not affected.
ability-stat-hit-points = How much damage a character can take. At 0 it is defeated.
ability-hologram =
    It moves through enemies and they through it, but nobody may stop in the space of another. It is never the nearest
    enemy, never adjacent to anybody, and commander effects do not reach it.
ability-homicidal-surgery =
    In place of its whole turn it deals 10 damage to a living character next to it. An ally first rolls a save of 11
    and, if it succeeds, heals 10 instead.
ability-huge =
    It fills 3 by 3 squares and has to squeeze through anything narrower; the least it can pass is 2 squares wide.
ability-illusion =
    1 Force point, right after an attack hits it: the attacker rolls a save of 11, and if the save fails, it takes no
    damage.
ability-term-immediate =
    What is immediate happens on the spot, whoever's turn it is, and goes before the thing it interrupts. If several
    such things coincide, the acting player's come first, then those of the others, clockwise.
ability-impulsive-momentum =
    As soon as a Unique ally has fallen, it gains Momentum and keeps it until the skirmish ends.
ability-impulsive-savagery =
    As soon as a Unique ally has fallen, it becomes Savage and stays so until the skirmish ends.
ability-impulsive-shot = Once a turn, when a Unique ally falls, it may make an attack at once.
ability-impulsive-sweep =
    Once a turn, when a Unique ally falls, it at once makes one attack on every enemy next to it, whether legal
    targets or not.
ability-term-in-a-square =
    A character is in every square that its space covers: 1 for most, 4 for Large ones, 9 for Huge ones.
ability-industrial-repair =
    In place of its attacks it takes { $n } damage off a character next to it that has Mounted Weapon or Machinery,
    never beyond the starting Hit Points.
ability-term-initiative =
    Each round begins with a d20 for every player. The highest decides who goes first; ties are rolled again.
ability-intuition =
    Once a round, after initiative and before anybody activates, it may move up to its speed. This is no activation.
    Several such abilities are used in the order of initiative.
ability-invisibility =
    Only characters next to it can target it, with attacks or anything else. It is never the nearest enemy, but still
    gives cover to others.
ability-ion-gun = +{ $n } Damage against Droids.
ability-its-a-trap = Enemies within 6 squares of it have no Stealth.
ability-jedi-hunter = +4 Attack and +10 Damage against enemies that have a Force rating.
ability-jedi-mind-trick =
    1 Force point on its turn, besides moving and attacking: a living legal target within 2 squares is stunned and
    makes no attacks of opportunity until the turn ends. With a save of 11 it escapes both.
ability-jolt = An enemy that its attack hits must make a save of 11 or is stunned. Huge and larger enemies need not.
ability-karmic-mettle =
    When it spends 1 Force point to roll an attack or save again, it adds 4 to the new result; if that fails too, it
    takes 10 damage. If it does so several times in a turn, both add up.
ability-knight-speed = 1 Force point on its turn: it may move 4 squares farther.
ability-kouhun-infestation =
    In place of its whole turn it deals 60 damage to a living enemy within 12 squares, who avoids it with a save of
    11. Sight is not needed, but enemies next to it come first, and one that it does not see must be the nearest.
ability-large = It fills 2 by 2 squares and has to squeeze through openings that are 1 square wide.
ability-term-legal-target =
    An enemy in line of sight. If enemies are next to the acting character, it must choose among these; otherwise one
    that has cover can be chosen only if nobody is nearer.
ability-lift =
    In place of its attacks it lifts a Small or Medium ally beside it to a different free space beside it. No walls
    may be in the way, and attacks of opportunity are not provoked.
ability-light-spirit =
    It moves through walls and enemies, and nobody can target, damage or be adjacent to it; it cannot attack, gives no
    cover and works no doors. At setup its player picks a Unique ally with a Force rating: within 4 squares that ally
    has Force Renewal 1 and Mettle, and when it falls, so does the spirit. In place of its attacks an enemy within 6
    squares may spend 1 Force point to defeat the spirit, unless it makes a save of 11.
ability-light-tutor =
    At setup its player picks another Rebel character of the squad. It gains 1 Force point and, if it had no Force
    rating, counts as having one from then on.
ability-lightsaber =
    +10 Damage on attacks against enemies next to it, not doubled by critical hits. It also counts as having a
    lightsaber.
ability-lightsaber-assault =
    1 Force point, in place of its attacks: it makes two attacks on enemies next to it, on one of them or on two. It
    may still move.
ability-lightsaber-block = 1 Force point, right after a melee attack hits it: with a save of 11 it takes no damage.
ability-lightsaber-deflect =
    1 Force point, right after a nonmelee attack hits it: with a save of 11 it takes no damage.
ability-lightsaber-duelist = When somebody next to it with a Force rating attacks it, it has +4 Defense.
ability-lightsaber-precision =
    1 Force point, just before it rolls an attack, even an attack of opportunity: +10 Damage on that attack.
ability-lightsaber-reflect =
    2 Force points, right after a nonmelee attack hits it: with a save of 11 it takes no damage. The attacker must
    then make a save of 11 too or takes 10 damage.
ability-lightsaber-resistance = When somebody next to it with a Force rating attacks it, it has +2 Defense.
ability-lightsaber-riposte =
    1 Force point, right after a melee attack hits it: before it takes the damage it makes one attack on the attacker.
ability-lightsaber-sweep =
    1 Force point, in place of its attacks: it makes one attack on every enemy next to it, whether legal targets or
    not. It may still move.
ability-lightsaber-throw =
    1 Force point, in place of its attacks: it attacks a legal target within 6 squares once, in spite of Melee Attack.
    This counts as a nonmelee attack.
ability-lightsaber-throw-2 =
    2 Force points, in place of its attacks: it makes two attacks on one legal target within 6 squares, in spite of
    Melee Attack. These count as nonmelee attacks.
ability-lightsaber-throw-5 =
    5 Force points, in place of its whole turn: it picks any enemy it sees, cover or not, near or far, though enemies
    next to it come first. It makes 2 attacks on that one and 2 on every character next to that one, allies too. These
    count as nonmelee attacks.
ability-term-line-of-sight =
    Two characters see each other if some straight line between their spaces touches no wall, closed door or solid
    object. Other characters and other terrain never block it.
ability-term-living = Whoever has no Mounted Weapon and is no Droid, or is a Cyborg. Everybody else is nonliving.
ability-loner = +4 Attack as long as its allies all are more than 6 squares away.
ability-term-low-objects =
    Furniture, machines and the like, outlined in green. Stepping into them costs 2 squares of movement, diagonally 4.
    They give cover, except those that the attacker stands in or next to.
ability-machinery = Industrial Repair works on it as if it had Mounted Weapon.
ability-makashi-style-mastery =
    When a melee attack hits it, a save of 11 avoids the damage. The Ataru, Niman, Shii-Cho and Soresu styles of
    enemies, masteries included, do not work against it.
ability-mandalorian-conscription =
    For the whole skirmish everybody in its squad counts as Mandalorian, and as nothing else.
ability-master-of-the-force =
    It may spend Force points up to { $n } times in a turn, also on the same thing. It costs nothing.
ability-master-speed = 1 Force point on its turn: it may move 6 squares farther.
ability-master-tactician =
    Its player rolls initiative as usual, but decides who goes first whatever the others roll, except on a 1. If
    several squads have it, the highest roll among them decides.
ability-medium = It fills 1 square. Most characters are of this size.
ability-melee-attack =
    It can attack only enemies next to it, and it neither combines fire nor has others combine fire with it.
ability-term-melee-attack =
    An attack by a character that has Melee Attack. All others are nonmelee attacks, even between neighbors.
ability-melee-reach =
    When it attacks on its own turn, characters within { $n } squares that it sees count as adjacent to it in every
    respect. Those who answer the attack may treat it as adjacent too.
ability-mercenary =
    It may begin to move only where it has no legal target to attack. If its one attack leaves it none, it may move
    after that. Having begun, it need not stop where it finds one.
ability-mettle =
    When it spends 1 Force point to roll an attack or save again, it adds 4 to the new result. If it does so several
    times in a turn, the bonuses add up.
ability-mighty-swing =
    On a turn of its own that it spends without moving, its attacks on adjacent enemies have +{ $n } Damage. Announced
    before the roll; it then cannot move later that turn. Attacks of opportunity never have it.
ability-mines =
    An enemy that moves to a square next to it takes { $n } damage, which it avoids with a save of 11. There is one
    save for each step; Flight does not protect.
ability-missiles =
    In place of its attacks it picks a legal target it can see, at any distance. That enemy and everybody next to it,
    friend or foe, takes { $n } damage unless a save of 11 succeeds. Not an attack.
ability-mobile-attack =
    It may move a part of its way, attack or use what it has in place of attacks, and move the rest, no farther than
    its speed in all. Where it does so it must be able to end a move.
ability-molecular-shielding =
    When an enemy that is not next to it hits it, that enemy needs a save of 11, or else takes the damage itself, and
    this character takes none.
ability-momentum =
    Once it has moved 1 square or more on its turn, +4 Attack and +10 Damage against enemies next to it. Attacks of
    opportunity never have it.
ability-mounted-weapon =
    Nobody can combine fire with it but allies with Mounted Weapon and allies with Gunner next to it. It is not
    living.
ability-term-move =
    On its turn a character may go as far as its speed and attack, or twice as far without attacking. Being put
    somewhere by an effect that does not speak of moving is no movement.
ability-term-named =
    A named character has exactly that name. Where a name is to contain certain words, every version with those words
    fits, and so does whoever has an ability of that name.
ability-term-nearest-enemy =
    Of the enemies a character sees, the one at the least range; there may be several. Some abilities keep their
    bearers from counting.
ability-net-gun =
    In place of its attacks it picks a legal target within 6 squares. That enemy and everybody next to it, friend or
    foe, must make a save of 11 or is stunned; those with Mounted Weapon and those that are Huge or larger are safe.
    Not an attack.
ability-never-tell-me-the-odds =
    While it is in play, special abilities of enemies that change initiative do nothing. Force powers still do.
ability-term-on-terrain = A character is on a kind of terrain if any square of its space is.
ability-ooglith-masquer =
    At setup its player picks an ally that is not Unique, who has Stealth for the whole skirmish.
ability-term-opponent = A player of the other side.
ability-opportunist = +4 Attack and +{ $n } Damage against enemies that already activated this round.
ability-order-66 =
    It may join the squad of Emperor Palpatine, Sith Lord, whatever its own faction. Early characters called ARC
    Trooper or Clone Trooper have it without saying so.
ability-override =
    When its turn ends, it may fix one door that it sees, open or shut, until its next turn is over or it is defeated
    and that turn ends. Only another Override changes that. A door with a Large or larger character standing across it
    cannot be shut.
ability-overwhelming-force =
    1 Force point: this turn its attacks, attacks of opportunity included, and their damage cannot be prevented,
    reduced, sent elsewhere or thrown back. It makes nobody a legal target and does nothing for what is not an attack.
ability-paralysis = A living enemy that it hits must make a save of 11 or is stunned.
ability-parry = When a melee attack hits it, it may at once roll a save of 11 and takes no damage if that succeeds.
ability-pawn-of-the-dark-side =
    1 Force point, in place of its attacks: an ally it sees that is not Unique may take a turn at once, even if it has
    activated. That turn is no activation, and when it ends the ally takes 10 damage.
ability-penetration = Against its attacks an enemy's Damage Reduction counts for { $n } less, at least 0.
ability-term-phase =
    One player's share of activations: two characters one after the other, or the last one if no more are left.
ability-pheromones =
    When a living enemy within 6 squares announces a targeted attack on it, that enemy must make a save of 11 before
    rolling, or the attack is lost. It counts as made, and Force points spent on it are gone.
ability-pilot = It counts as a Pilot, like everybody with that word in the name.
ability-term-pit =
    A drop, outlined in orange. Only those who can fly may cross it, and nobody may stay in it. Whoever is pushed
    toward one stops at its edge and is defeated unless a save of 11 succeeds, or of 6 for those who could enter it.
ability-plaeryin-bol =
    In place of its whole turn it deals 40 damage to a living enemy next to it, who avoids it with a save of 11.
ability-poison = When it hits a living enemy it has +{ $n } Damage. With a save of 11 the enemy avoids this extra.
ability-poisoned-blade =
    When it attacks an enemy next to it, this is a melee attack with Damage 20. A living target takes 20 more unless
    it makes a save of 11.
ability-power-coupling =
    When its turn ends, it may pick a Small or Medium ally next to it that has no Melee Attack. That ally has Extra
    Attack as long as the two stay adjacent, at most until the next turn of this character is over.
ability-programmed-target =
    After setup its player picks one enemy. Against that enemy only, it has +4 Attack and Accurate Shot.
ability-protective =
    +{ $n } Damage while a certain ally, whom the card names, is wounded and no more than 6 squares away.
ability-term-push =
    To be moved by somebody's power, on a way that the acting player picks. Each step leads farther from the acting
    character, slow ground costs double, and occupied squares and walls are slid along. Attacks of opportunity are not
    provoked.
ability-quadruple-attack = As Double Attack, but the attacks may be four.
ability-quick-reactions = +6 Attack on attacks of opportunity.
ability-rakghoul-disease =
    When it hits a living enemy it has +10 Damage; with a save of 11 the enemy avoids this extra. If its attack
    defeats a living enemy, its player may put a Rakghoul of the squad where the enemy stood. The Rakghoul is free and
    gives no points.
ability-term-range =
    The number of squares from one space to another, the last one counted. A diagonal step is 2; walls and closed
    doors are walked around, while characters, pits and slow ground do not matter.
ability-rangefinder =
    In place of its attacks it helps the allies next to it: until the round ends they have +4 Attack against enemies
    not adjacent to them, as long as they do not move.
ability-rapport =
    When the condition on the card is met, the character it names can be had for 1 point less, and also gives 1 point
    less when defeated. Rapports of different characters add up; no cost falls below 1.
ability-recon =
    If somebody of the squad who has Recon sees an enemy, its player rolls two dice for initiative and uses either of
    them. More of them do not bring more dice.
ability-recovery =
    1 Force point, in place of its whole turn: it heals { $n } damage, never beyond its starting Hit Points.
ability-regeneration =
    If it did not move at all during its turn, it heals { $n } damage when that turn ends, never beyond its starting
    Hit Points.
ability-reinforcements =
    At setup, when the squads have been shown, its player may add characters of the kinds on the card, worth up to
    { $n } points. They cost nothing, the enemy need not defeat them to win, and they give no points.
ability-rend =
    When both attacks of its Double Attack or Double Claw Attack hit the same adjacent enemy in one turn, the second
    has +{ $n } Damage.
ability-repair =
    In place of its attacks it takes { $n } damage off a Droid next to it, never beyond the starting Hit Points.
ability-term-replaces-attacks =
    Used on its own turn by a character that gives up all its attacks for it. It may still move, but can use only one
    such ability in a turn and nothing that adds attacks. Attacks of opportunity and immediate attacks cannot be
    exchanged in this way.
ability-term-replaces-turn =
    Takes up the whole turn: the character does what the ability lets it do and nothing else. What happens at the end
    of a turn happens all the same.
ability-republic-reserves =
    When its player's final initiative die shows the number on the card (20 on early cards), Republic characters worth
    up to { $n } points may join the squad. They are set up just before that player's first activation of the round,
    cost nothing, and the enemy can win without defeating them, but they give points.
ability-reserves =
    When its player's final initiative die shows the number on the card, characters of the kinds named there, worth up
    to { $n } points, may join the squad. They are set up just before that player's first activation of the round,
    cost nothing, and the enemy can win without defeating them, but they give points.
ability-resilient = Critical hits against it are ordinary hits. A natural 20 hits it nevertheless.
ability-rigid = It cannot squeeze.
ability-rolling-cleave =
    Once a turn, when an attack of its own has defeated an enemy next to it, it may step 1 square, not diagonally and
    not onto slow ground, and may then attack another adjacent enemy. The step provokes no attacks of opportunity.
    This works on attacks of opportunity too.
ability-term-round = It begins with initiative; then the players' phases alternate until everybody has activated.
ability-sabotage =
    In place of its attacks it cripples all adjacent enemies with Mounted Weapon: for the rest of the skirmish none of
    them moves farther than its speed in a turn.
ability-satchel-charge = In place of its attacks it destroys a door next to it. The doorway stays open for good.
ability-savage =
    Commander effects do not reach it. Its move must end next to an enemy if it can get to one, and if it begins its
    turn next to an enemy it must end the turn next to one. Having defeated an enemy next to it before it moved, it is
    free of this.
ability-term-save =
    A d20 that must show at least the number given. A natural 20 always succeeds, a natural 1 never. The character in
    danger rolls unless the text names another, and nobody may decline to roll or fail on purpose.
ability-scramble =
    A nonliving enemy that its attack hits must make a save of 11 or is stunned. Huge and larger enemies need not.
ability-self-destruct = When it is defeated, everybody next to it, friend or foe, takes { $n } damage.
ability-separatist-reserves =
    When its player's final initiative die shows the number on the card (1 on early cards), Separatist characters
    worth up to { $n } points may join the squad. They are set up just before that player's first activation of the
    round, cost nothing, and the enemy can win without defeating them, but they give points.
ability-sever-force =
    3 Force points, in place of its whole turn: an adjacent enemy that is a legal target has no Force rating any more
    and can never again spend Force points, nor can anybody else spend that enemy's.
ability-shaper =
    Yuuzhan Vong allies within 6 squares of it have +{ $n } Damage. It counts as printed, so critical hits multiply
    it.
ability-shatter-beam = In place of its attacks it destroys a door that it sees. The doorway stays open for good.
ability-shatterpoint =
    1 Force point, in place of its whole turn: it marks a legal target within 6 squares. For the rest of the skirmish
    its first attack on that enemy in each round, even an attack of opportunity, counts as a natural 20. A new mark
    lifts the old one.
ability-shields =
    Whenever it would take damage, it rolls { $n ->
        [one] one save
       *[other] { $n } saves
    } of 11, once any Bodyguard has decided, and takes 10 less for each success.
ability-shockstaff-electrostaff =
    When it hits an adjacent enemy that is nonliving, it has +{ $n } Damage. One that is living must make a save of 11
    or is stunned.
ability-shockwave =
    2 Force points, in place of its attacks: everybody else within 6 squares, friend or foe, must make a save of 11 or
    is stunned.
ability-term-sight = As a range: anybody the character can see.
ability-sith-grip =
    2 Force points, in place of its attacks: a legal target it can see takes { $n } damage. There is no save, and it
    is not an attack.
ability-sith-hatred =
    1 Force point on its turn, besides moving and attacking: all enemies within 2 squares take 10 damage. Not an
    attack.
ability-sith-hunger =
    1 Force point, in place of its attacks: a living legal target within 6 squares takes { $n } damage, and it heals
    as much. If the target has Force points left, one of them passes to this character. Not an attack.
ability-sith-lightning =
    2 Force points, in place of its attacks: a legal target within 6 squares takes { $n } damage. There is no save,
    and it is not an attack.
ability-sith-rage =
    1 Force point, when it announces an attack, even an attack of opportunity: all its attacks have +10 Damage until
    the turn ends.
ability-sith-sorcery =
    2 Force points on its turn, besides moving and attacking: every enemy within 6 squares must make a save of 11 or
    is stunned.
ability-small = It fills 1 square, like a Medium character.
ability-sniper =
    When it attacks, no character gives cover to its target: neither for choosing the target nor for Defense. Terrain
    still does.
ability-soldier =
    It counts as a Soldier. With other words of its name it counts as that kind of Soldier too: it makes an Old
    Republic Guard an Old Republic Soldier.
ability-sonic-attack =
    An enemy that it attacks, hit or not, can use no Force powers and spend no Force points until the turn ends.
ability-sonic-stunner =
    In place of its attacks it picks a living legal target within 6 squares. That enemy and every living character
    next to it, friend or foe, must make a save of 11 or is stunned; those that are Huge or larger are safe.
ability-soresu-style-mastery =
    When a melee attack hits it, a save of 11 avoids the damage. Makashi Style Mastery makes it useless.
ability-term-space = The squares a character fills: 1 if Small or Medium, 4 if Large, 9 if Huge.
ability-term-speed =
    How far a character can move on a turn in which it attacks; twice as far otherwise. It is 6 unless the card says
    another.
ability-speed =
    Its speed is { $n }: so many squares with an attack, twice as many without. Of several speeds the lowest counts if
    any is under 6, otherwise the highest may be used.
ability-spit-poison =
    In place of its attacks a living legal target within 6 squares takes { $n } damage, which it avoids with a save of
    11. Not an attack.
ability-splash =
    When its attack hits, everybody next to the target, friend or foe, takes { $n } damage; when it misses, the target
    takes { $n } as well. Each avoids this with a save of 11, and no Bodyguard can take it over.
ability-spotter =
    When it combines fire on a target within 6 squares of it, that attack has +{ $n } Damage. Of several Spotters only
    the best counts.
ability-term-squad = The characters that fight for one player.
ability-squad-assault = +4 Attack while three or more allies of its own name are within 6 squares of it.
ability-term-squeeze =
    A Large character can pass a gap 1 square wide, a Huge one a gap of 2, if it ends its move where it has room. Only
    walls and pits can be squeezed past, never enemies.
ability-stable-footing = Difficult terrain and low objects do not slow it down.
ability-term-stacking =
    Different effects add up. The same effect does not add to itself, and with another number after its name it is
    still the same.
ability-stealth =
    While it has cover, enemies more than 6 squares away do not count it as the nearest; the next nearest counts
    instead. Closer by, the usual rules for cover hold.
ability-strafe-attack =
    It names and reserves a free space to land on, flies up to twice its speed and attacks each enemy just before
    entering that enemy's space. Nobody is attacked twice, and it cannot turn straight back. If it flies no farther
    than its speed, it may make an ordinary attack as well.
ability-term-stun =
    A stunned character counts as activated and so loses its turn of this round. If it has activated already, or is in
    the middle of its turn, nothing changes.
ability-surprise-move =
    1 Force point, once a round, after initiative and before anybody activates: it moves up to its speed. This is no
    activation. Several such abilities are used in the order of initiative.
ability-swarm =
    For every other ally next to the target that has its own name, or is of the kind on the card, +{ $n } Attack.
    Attacks of opportunity have it too.
ability-synchronized-fire =
    When it attacks, allies of the kind named on the card that combine fire with it add 6 to Attack, where others add
    4.
ability-synergy = +{ $n } Attack while a certain ally, whom the card names, is no more than 6 squares away.
ability-term-target =
    The enemy that an attack or ability is aimed at, chosen by the rules for legal targets. An empty square is no
    target.
ability-thud-bug =
    In place of its attacks a living legal target within 6 squares takes 10 damage and is stunned; a save of 11 avoids
    both. Huge and larger enemies are never stunned by it.
ability-term-touch = As a range: a character next to the user, or the user itself.
ability-tow-cable =
    In place of its whole turn it picks an ally next to it that is Medium or smaller. Both fly up to 12 squares and
    must end next to each other. For the ally this is no activation.
ability-transfer-essence =
    1 Force point on its turn, besides moving and attacking: it picks any living ally, who is defeated and cannot be
    saved, and takes that ally's place on the map.
ability-traps = Enemies within 6 squares of it have -4 Defense.
ability-triple-attack = As Double Attack, but the attacks may be three.
ability-trooper =
    It counts as a Trooper, like everybody with that word in the name. With other words of its name it counts as that
    kind of Trooper too: it makes a Sith Guard a Sith Trooper.
ability-term-turn = What one activated character does from beginning to end. As a rule everybody has one in a round.
ability-twin-attack =
    After every attack it makes, on whatever occasion, it makes one more on the same target, if that is still there
    and legal. The added attack brings no further one.
ability-ugnaught = It counts as an Ugnaught, like everybody with that word in the name.
ability-unique = A squad may include only one character of this personal name, all versions taken together.
ability-unleash-the-force =
    4 Force points, in place of its attacks, but only after the defeat of an ally with a Force rating: everybody else
    within 6 squares, friend or foe, takes { $n } damage, or half of it with a save of 11.
ability-term-unleashed-force-powers =
    Force powers that exist in several versions with a number each; the higher the number, the more they cost and do.
ability-use-the-force =
    3 Force points, when it announces an attack: no die is rolled, and the die is taken to show a natural 20.
ability-vaapad-style-fighting = Its natural 18 and 19 are critical hits, like a 20.
ability-vicious-attack = Its critical hits triple the printed Damage where others double it.
ability-virulent-poison-dart =
    In place of its whole turn a legal target within 6 squares takes 40 damage, which it avoids with a save of 16. Not
    an attack.
ability-vonduun-crab-armor =
    Whenever it would take damage, it rolls a save of { $n }, once any Bodyguard has decided, and takes 10 less if
    that succeeds.
ability-term-wall =
    A line, or a whole square, outlined in magenta. It stops movement, also diagonal steps past its ends, as well as
    line of sight and the counting of range, and it can give cover.
ability-wall-climber =
    A step from one square beside a wall to another beside a wall is made as by Flight: enemies, slow ground and pits
    do not hinder it.
ability-wheel-form = On a turn without attacks it may move up to 18 squares.
ability-wheeled = In place of its whole turn it moves up to 18 squares and may make one attack after that.
ability-whirlwind-attack =
    1 Force point, in place of its whole turn: it makes two attacks on every enemy next to it, whether legal targets
    or not.
ability-term-with-lightsabers =
    A character has a lightsaber if its miniature shows one, or if it has the ability Lightsaber or a Force power with
    that word in its name.
ability-wookiee = It counts as a Wookiee, like everybody with that word in the name, and like Chewbacca and Tarfful.
ability-term-wounded = A character with fewer Hit Points than it started with.
ability-xizors-bodyguard =
    A Bodyguard for Xizor only: when an attack is about to damage Xizor next to it, it may take the whole damage
    itself.
ability-ysalamiri =
    Within 6 squares of it nobody, friend or foe, can spend Force points, and everybody has Force Immunity. Points can
    still be gained.
ability-reroll =
    1 Force point, right after it has rolled an attack or a save: it rolls again and keeps the new result. Not for
    initiative.
ability-move-faster = 1 Force point, just before it moves on its turn: it may go 2 squares farther.
ability-razorbug =
    In place of its attacks a legal target it can see takes 10 damage, which it avoids with a save of 11. Not an
    attack.
ability-bravado =
    Its text is in none of our sources. From the FAQ we know that it compares what the character and an enemy cost.
ability-breath-mask =
    Its text is in none of our sources. From the FAQ we know that it protects against poisons, Poisoned Blade among
    them.
ability-destabilize-shields =
    Its text is in none of our sources. From the FAQ we know that it keeps others from using Shields, Energy Shield
    and Molecular Shielding, though they still have them.
ability-droid-mark =
    Its text is in none of our sources. From the FAQ we know that a Droid, or Cyborg, is chosen when the character
    activates, but not when it only combines fire.
ability-final-shot =
    Its text is in none of our sources. From the FAQ we know that Twin Attack works with it if the character is not
    defeated by the first attack.
ability-ground-pilot =
    Its text is in none of our sources. From the FAQ we know that it raises speed itself, from 6 to 8 as a rule and so
    to 16 without an attack, and that it makes nobody a Pilot.
ability-immediate-reserves =
    Its text is in none of our sources. From the FAQ we know that it brings Reserves that are set up next to the
    character, or as close as there is room, and that they are lost if it falls before its player's first activation
    of the round.
ability-internal-strife =
    Its text is in none of our sources. From the FAQ we know that a natural 1 on the character's own attack makes it
    change sides, and that its player settles the order if Betrayal happens at the same time.
ability-karmic-luck =
    Its text is in none of our sources. From the FAQ we know that it can add to a save, and that this addition counts
    for Cortosis Gauntlet.
ability-levitation =
    Its text and its cost are in none of our sources. From the FAQ we know that it moves somebody step by step, never
    more than 6 squares away from the user, over characters and terrain but not through walls or into pits, and that
    Mines go off.
ability-medical-supplies =
    Its text is in none of our sources. From the FAQ we know that it takes the place of the turn and gives one
    character an ability that is used in place of attacks.
ability-mimetic-combat-processor =
    Its text is in none of our sources. From the FAQ we know that the character copies the ratings of another, none of
    which may be lower than its own, and may choose anew between its actions.
ability-munitions-supplies =
    Its text is in none of our sources. From the FAQ we know that it takes the place of the turn and gives one
    character an ability that is used in place of attacks.
ability-pathfinder =
    Its text is in none of our sources. From the FAQ we know that squares of difficult terrain within 6 squares of the
    character do not slow others down; low objects still do.
ability-relay-orders =
    Its text is in none of our sources. From the FAQ we know that it passes on commander effects that have a range in
    squares to others, never to the character itself, and that Disruptive does not interrupt it on the way.
ability-roger-roger =
    Its text is in none of our sources. From the FAQ we know only that characters with Damage 0 gain nothing from it.
ability-snare-rifle =
    Its text is in none of our sources. From the FAQ we know that its victim stops at once, even in the middle of a
    move, and does not move again this round. If it cannot stand there, its own player puts it in the nearest square
    where it can.
ability-tactics-broker =
    Its text is in none of our sources. From the FAQ we know that each round one character of the squad must be taken
    out of play as defeated, whom nothing can save, and that the opponent's initiative then counts as 1, unless its
    own player rolls a 1 too.
ability-targeting =
    Its text is in none of our sources. From the FAQ we know only that it is used on the character's own turn, between
    its actions, besides moving and attacking.
ability-troop-cart =
    Its text is in none of our sources. From the FAQ we know that it is a transport, and that one gets aboard by
    moving 1 square or more and ending next to it.
ability-yuuzhan-vong-collaborator =
    Its text is in none of our sources. From the FAQ we know that it looks for characters of the Yuuzhan Vong faction,
    and that those who have left that faction by Affinity do not count.
ability-force-whirlwind =
    Its text and its cost are in none of our sources. From the FAQ we know only that Force Immunity protects from it.
ability-force-renewal-2 =
    It gains 2 Force points each time it activates, even beyond its Force rating. A character that has Force Renewal 1
    too gains no more than these 2.
ability-lightsaber-reflect-all =
    2 Force points, right after a nonmelee attack hits it: with a save of 11 it takes no damage. The attacker must
    then make a save of 11 too or takes all the damage that was avoided.
ability-separatist-reinforcements =
    At setup, when the squads have been shown, its player may add Separatist characters worth up to { $n } points.
    They cost nothing, the enemy need not defeat them to win, and they give no points.
ability-super-stealth =
    A nickname in the FAQ for what some commanders give: while it has cover, only enemies next to it can target it,
    though it may still be their nearest enemy.

## Why something may not be done

why-not-enough-force-points = It has too few Force points for this.
why-force-points-were-already-spent-this-turn =
    It has already spent Force points this turn, and nothing lets it spend again.
why-sonic-attack-silences-it-this-turn = A Sonic Attack keeps it from the Force until this turn ends.
why-ysalamiri-are-within-6-squares = An Ysalamiri is within 6 squares, so it cannot spend Force points.
why-force-ascetic-forbids-it = Force Ascetic lets it use named Force powers only.
why-it-is-severed-from-the-force = Sever Force has cut it off: it can spend no more Force points.
why-only-enemies-can-be-targets = That is not an enemy.
why-no-line-of-sight = It cannot be seen: every line between the two touches a wall or closed door.
why-another-enemy-is-adjacent = An enemy is adjacent, and adjacent enemies come first.
why-it-has-cover-and-is-not-the-nearest-enemy = It has cover, and another enemy is nearer.
why-it-is-a-diplomat-and-another-enemy-is-in-sight = It is a Diplomat, and an enemy that is none is in sight.
why-it-is-cloaked-and-has-cover = It is Cloaked and has cover, so only those next to it can target it.
why-it-is-invisible-and-not-adjacent = It has Invisibility, so only those next to it can target it.
why-order-66-forbids-it = Whoever has Order 66 cannot target a character with Execute Order 66.
why-it-has-cover-and-only-adjacent-enemies-may-target-it =
    It has cover, and a commander effect then shields it from all but adjacent enemies.
why-it-cannot-be-targeted = Nothing can target it.
why-melee-attack-reaches-adjacent-enemies-only = With Melee Attack only enemies next to it can be attacked.
why-an-ability-takes-the-place-of-it = An ability was used in place of it this turn.
why-it-gave-up-moving-this-turn = It has given up moving for this turn, for an extra attack or a bonus to one.
why-it-cannot-move = It cannot move.
why-it-has-moved-already = It has already moved this turn.
why-there-is-nowhere-to-go = There is no free space it could move to.
why-it-cannot-go-straight-back = While it attacks on the move it cannot go straight back where it came from.
why-it-does-not-lead-the-droid = Only the character that leads the droid can hand it over.
why-the-ally-is-not-adjacent = The droid can only be handed to an adjacent ally.
why-no-movement-is-left = It has no movement left.
why-it-moved-farther-than-its-speed =
    It has moved farther than its speed, so it can neither attack nor use anything in place of attacks this turn.
why-a-heavy-weapon-cannot-move-and-attack = With a Heavy Weapon it cannot move and attack in one turn.
why-no-attack-is-left = It has no attack left this turn.
why-it-is-too-fragile-to-attack = It is Fragile and has too few Hit Points to attack.
why-something-was-done-this-turn-already = What it has already done this turn rules this out.
why-that-ability-is-no-action = That is not something it can choose to do.
why-a-mercenary-with-a-target-does-not-move = A Mercenary that has a legal target does not move.
why-it-cannot-stop-here = It cannot stop here: there is no room for it, or the place is taken.
why-a-spirit-cannot-attack = A Light Spirit cannot attack, nor can anybody who is Frozen in Carbonite.
why-it-has-activated-this-round = It already counts as activated this round.
why-melee-attack-cannot-combine-fire = Characters with Melee Attack, or with Damage 0, have no part in combined fire.
why-only-mounted-weapons-or-gunners-combine-with-it =
    Only allies with Mounted Weapon, or with Gunner next to it, can combine fire with it.
why-battle-meditation-forbids-it = An enemy's Battle Meditation keeps it from combining fire.
why-a-wall-a-door-or-its-corner-is-in-the-way = A wall or closed door, or the end of one, is in the way.
why-an-enemy-is-in-the-way = An enemy is in the way.
why-a-move-must-end-in-a-free-space = A move must end where it has room and nobody else stands.
why-there-is-not-enough-movement = That is farther than it can move.
why-a-move-is-at-least-one-step = A move is one step at least.
why-a-savage-character-must-end-next-to-an-enemy = It is Savage and must end next to an enemy.
why-it-does-not-add-to-itself = It has used this already, and a second time would add nothing.
why-it-does-not-move-any-more-this-turn = It does not move any more this turn, so more squares would be wasted.
why-squares-were-bought-for-a-move-that-comes-first = A Force point was spent on moving faster, so the move comes first.
why-that-comes-before-the-move = This must be used before the move begins.

## Terms to look up

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
why-it-does-not-lead-the-droid = It does not lead the droid.
why-it-is-immune-to-force-powers-of-others = It has Force Immunity.
why-it-is-in-force-already = This is in force already.
why-it-is-not-of-the-kind-that-this-affects = It is not of the kind that this affects.
why-it-is-out-of-range = It is too far away.
why-it-is-struck-itself = It is the one that is being attacked.
why-its-card-does-not-say-with-what-attack = Its card does not say with what Attack.
why-no-ally-with-a-force-rating-has-been-defeated = None of its allies with a Force rating has fallen yet.
why-no-enemy-has-stealth = No enemy has Stealth.
why-the-ally-is-not-adjacent = That ally is not adjacent.
why-there-is-no-legal-target = It has no legal target for this.
why-there-is-no-such-door = There is no door on which it could use this.
why-there-is-nobody-to-use-it-on = There is nobody to use it on.
why-it-cannot-go-straight-back = It may not step straight back to where it came from.
why-no-enemy-spirit-is-within-6-squares = No enemy spirit is near enough.
