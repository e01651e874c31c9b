### Special abilities, sizes and words that others look for, in our own words.
###
### The key is `ability-<id>`, for a row of the list of abilities. A line break inside a text counts as a space.
###
### "It" is the character that has the ability, "its player" whoever controls that character, and `$n` the number printed
### after the name. "Next to" and "adjacent" mean the same, as do "can see" and "in line of sight".

ability-accelerate = On a turn in which it neither attacks nor uses Strafe Attack it may move up to 24 squares.
ability-accurate-shot =
    It may attack an enemy that has cover and is not the nearest. Cover still adds to that enemy's Defense, and
    enemies next to it still come first. Only attacks gain from this, not other abilities that need a target.
ability-advantageous-attack = Its attacks have +10 Damage against enemies that are still to activate this round.
ability-advantageous-cover = Cover gives it +8 Defense where others get +4.
ability-affinity =
    The character named on the card may join the squad named there although its faction does not fit. From then on it
    belongs to that squad's faction in every respect.
ability-alderaan-senator = Whatever looks for an Alderaan Trooper treats it as one, its own commander effect included.
ability-ambush =
    On its turn it may move first and still make every attack that its abilities give it, as long as all of them go at
    one enemy that is still to activate this round.
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
ability-betrayal =
    An enemy whose attack die against it shows a natural 1 changes over to its squad for the rest of the skirmish and
    does nothing more this turn. When it is defeated, all who came over in this way return to their own squads.
ability-black-sun =
    It has Grenades 10 if its squad includes, or has ever included, somebody with Vigo or Xizor in the name.
ability-blaster =
    In place of its attacks it makes one attack on a legal target it can see, with the Attack printed beside this
    ability and with Damage { $n }.
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
ability-commando = It counts as a Commando, like everybody with that word in the name.
ability-cortosis-gauntlet =
    When its Lightsaber Block comes to { $n } or more, bonuses included, an attacker with a lightsaber has 20 less
    Damage for the rest of the skirmish. Nobody suffers this twice, and Damage does not fall below 0.
ability-crowd-fighting =
    +2 Attack for each character next to it, friend or foe, that is not the target. Counted anew for every attack.
ability-cunning-attack = +4 Attack and +{ $n } Damage against enemies that are still to activate this round.
ability-cyborg =
    It is living, and a Droid and no Droid at once: healing and repairs both help it, and what harms either kind harms
    it. Critical hits are doubled, and commander effects reach it.
ability-damage-reduction =
    Whenever it would take damage, it takes { $n } less, once any Bodyguard has decided. Lightsaber Throw, and attacks
    by enemies next to it that have lightsabers, are not reduced.
ability-dark-armor =
    Whenever it would take damage, it rolls a save of 11, once any Bodyguard has decided, and takes 10 less if that
    succeeds. Lightsaber Throw, and attacks by enemies next to it that have lightsabers, go through it.
ability-dark-inspiration =
    At setup its player picks an ally with a Force rating, who has Lightsaber Duelist until the skirmish ends.
ability-dark-master =
    At setup its player picks a Unique ally, who needs no Force rating. That ally may spend this character's Force
    points like its own, but not both kinds in the same turn.
ability-deadeye =
    On a turn of its own that it spends without moving, its attacks have +10 Damage. Announced before the roll; it
    then cannot move later that turn. Attacks of opportunity never have it.
ability-deadly-attack = Its natural 19 is a critical hit, like a 20.
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
ability-door-gimmick =
    When its turn ends, it may keep open one door that it sees, until its next turn is over or it is defeated and that
    turn ends. Nothing but Override can shut that door, and doors that Override keeps shut stay so.
ability-double-attack =
    On its turn, when it has attacked without moving first, it may make one more attack, on anybody who is a legal
    target, instead of moving. Attacks of opportunity, and abilities used in place of attacks, gain nothing from it.
ability-double-claw-attack =
    As Double Attack, but both attacks must be on enemies next to it. Against others it has a single attack.
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
ability-energy-shield =
    When an enemy hits it or a character beside it, and is adjacent to neither of the two, that enemy needs a save of
    11, or else takes the damage itself, and the one it hit takes none.
ability-evade = When an enemy that is not next to it hits it, a save of 11 avoids the damage.
ability-ewok = It counts as an Ewok, like everybody with that word in the name.
ability-execute-order-66 =
    Characters with Order 66 cannot target it. It may still be their nearest enemy, and they may combine fire against
    it.
ability-extra-attack =
    On its turn it may make one attack more, but then does not move. This comes on top of Double Attack and its like,
    and of Extra Attack from abilities of another name.
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
ability-force-ascetic = It may spend Force points on named Force powers only, never to reroll or to move faster.
ability-force-empathic = It takes { $n } damage whenever an ally with a Force rating falls.
ability-force-immunity =
    Nobody else can spend Force points on it, to roll again against it, or in answer to what it does. Force powers
    that strike several characters leave it out. Powers that only make their user stronger or faster still work.
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
    sets it up; it is an object that gives cover and lets nobody through, never acts and cannot be targeted. When an
    ally ends a turn next to it, its player may exchange it for that Han Solo, who counts as activated and gives half
    his cost in points.
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
ability-hologram =
    It moves through enemies and they through it, but nobody may stop in the space of another. It is never the nearest
    enemy, never adjacent to anybody, and commander effects do not reach it.
ability-homicidal-surgery =
    In place of its whole turn it deals 10 damage to a living character next to it. An ally first rolls a save of 11
    and, if it succeeds, heals 10 instead.
ability-huge =
    It fills 3 by 3 squares and has to squeeze through anything narrower; the least it can pass is 2 squares wide.
ability-impulsive-momentum =
    As soon as a Unique ally has fallen, it gains Momentum and keeps it until the skirmish ends.
ability-impulsive-savagery =
    As soon as a Unique ally has fallen, it becomes Savage and stays so until the skirmish ends.
ability-impulsive-shot = Once a turn, when a Unique ally falls, it may make an attack at once.
ability-impulsive-sweep =
    Once a turn, when a Unique ally falls, it at once makes one attack on every enemy next to it, whether legal
    targets or not.
ability-industrial-repair =
    In place of its attacks it takes { $n } damage off a character next to it that has Mounted Weapon or Machinery,
    never beyond the starting Hit Points.
ability-intuition =
    Once a round, after initiative and before anybody activates, it may move up to its speed. This is no activation.
    Several such abilities are used in the order of initiative.
ability-invisibility =
    Only characters next to it can target it, with attacks or anything else. It is never the nearest enemy, but still
    gives cover to others.
ability-ion-gun = +{ $n } Damage against Droids.
ability-its-a-trap = Enemies within 6 squares of it have no Stealth.
ability-jedi-hunter = +4 Attack and +10 Damage against enemies that have a Force rating.
ability-jolt = An enemy that its attack hits must make a save of 11 or is stunned. Huge and larger enemies need not.
ability-karmic-mettle =
    When it spends 1 Force point to roll an attack or save again, it adds 4 to the new result; if that fails too, it
    takes 10 damage. If it does so several times in a turn, both add up.
ability-kouhun-infestation =
    In place of its whole turn it deals 60 damage to a living enemy within 12 squares, who avoids it with a save of
    11. Sight is not needed, but enemies next to it come first, and one that it does not see must be the nearest.
ability-large = It fills 2 by 2 squares and has to squeeze through openings that are 1 square wide.
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
ability-lightsaber-duelist = When somebody next to it with a Force rating attacks it, it has +4 Defense.
ability-lightsaber-resistance = When somebody next to it with a Force rating attacks it, it has +2 Defense.
ability-loner = +4 Attack as long as its allies all are more than 6 squares away.
ability-machinery = Industrial Repair works on it as if it had Mounted Weapon.
ability-makashi-style-mastery =
    When a melee attack hits it, a save of 11 avoids the damage. The Ataru, Niman, Shii-Cho and Soresu styles of
    enemies, masteries included, do not work against it.
ability-mandalorian-conscription =
    For the whole skirmish everybody in its squad counts as Mandalorian, and as nothing else.
ability-master-tactician =
    Its player rolls initiative as usual, but decides who goes first whatever the others roll, except on a 1. If
    several squads have it, the highest roll among them decides.
ability-medium = It fills 1 square. Most characters are of this size.
ability-melee-attack =
    It can attack only enemies next to it, and it neither combines fire nor has others combine fire with it.
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
ability-net-gun =
    In place of its attacks it picks a legal target within 6 squares. That enemy and everybody next to it, friend or
    foe, must make a save of 11 or is stunned; those with Mounted Weapon and those that are Huge or larger are safe.
    Not an attack.
ability-never-tell-me-the-odds =
    While it is in play, special abilities of enemies that change initiative do nothing. Force powers still do.
ability-ooglith-masquer =
    At setup its player picks an ally that is not Unique, who has Stealth for the whole skirmish.
ability-opportunist = +4 Attack and +{ $n } Damage against enemies that already activated this round.
ability-order-66 =
    It may join the squad of Emperor Palpatine, Sith Lord, whatever its own faction. Early characters called ARC
    Trooper or Clone Trooper have it without saying so.
ability-override =
    When its turn ends, it may fix one door that it sees, open or shut, until its next turn is over or it is defeated
    and that turn ends. Only another Override changes that. A door with a Large or larger character standing across it
    cannot be shut.
ability-paralysis = A living enemy that it hits must make a save of 11 or is stunned.
ability-parry = When a melee attack hits it, it may at once roll a save of 11 and takes no damage if that succeeds.
ability-penetration = Against its attacks an enemy's Damage Reduction counts for { $n } less, at least 0.
ability-pheromones =
    When a living enemy within 6 squares announces a targeted attack on it, that enemy must make a save of 11 before
    rolling, or the attack is lost. It counts as made, and Force points spent on it are gone.
ability-pilot = It counts as a Pilot, like everybody with that word in the name.
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
ability-quadruple-attack = As Double Attack, but the attacks may be four.
ability-quick-reactions = +6 Attack on attacks of opportunity.
ability-rakghoul-disease =
    When it hits a living enemy it has +10 Damage; with a save of 11 the enemy avoids this extra. If its attack
    defeats a living enemy, its player may put a Rakghoul of the squad where the enemy stood. The Rakghoul is free and
    gives no points.
ability-rangefinder =
    In place of its attacks it helps the allies next to it: until the round ends they have +4 Attack against enemies
    not adjacent to them, as long as they do not move.
ability-rapport =
    When the condition on the card is met, the character it names can be had for 1 point less, and also gives 1 point
    less when defeated. Rapports of different characters add up; no cost falls below 1.
ability-recon =
    If somebody of the squad who has Recon sees an enemy, its player rolls two dice for initiative and uses either of
    them. More of them do not bring more dice.
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
ability-republic-reserves =
    When its player's final initiative die shows the number on the card (20 on early cards), Republic characters worth
    up to { $n } points may join the squad. They are set up just before that player's first activation of the round,
    cost nothing, and the enemy can win without defeating them, but they give points.
ability-reserves =
    When its player's final initiative die shows the number on the card, characters of the kinds named there, worth up
    to { $n } points, may join the squad. They are set up just before that player's first activation of the round,
    cost nothing, and the enemy can win without defeating them, but they give points.
ability-resilient = No roll is a critical hit against it, so nothing but a natural 20 hits it by itself.
ability-rigid = It cannot squeeze.
ability-rolling-cleave =
    Once a turn, when an attack of its own has defeated an enemy next to it, it may step 1 square, not diagonally and
    not onto slow ground, and may then attack another adjacent enemy. The step provokes no attacks of opportunity.
    This works on attacks of opportunity too.
ability-sabotage =
    In place of its attacks it cripples all adjacent enemies with Mounted Weapon: for the rest of the skirmish none of
    them moves farther than its speed in a turn.
ability-satchel-charge = In place of its attacks it destroys a door next to it. The doorway stays open for good.
ability-savage =
    Commander effects do not reach it. Its move must end next to an enemy if it can get to one, and if it begins its
    turn next to an enemy it must end the turn next to one. Having defeated an enemy next to it before it moved, it is
    free of this.
ability-scramble =
    A nonliving enemy that its attack hits must make a save of 11 or is stunned. Huge and larger enemies need not.
ability-self-destruct = When it is defeated, everybody next to it, friend or foe, takes { $n } damage.
ability-separatist-reserves =
    When its player's final initiative die shows the number on the card (1 on early cards), Separatist characters
    worth up to { $n } points may join the squad. They are set up just before that player's first activation of the
    round, cost nothing, and the enemy can win without defeating them, but they give points.
ability-shaper =
    Yuuzhan Vong allies within 6 squares of it have +{ $n } Damage. It counts as printed, so critical hits multiply
    it.
ability-shatter-beam = In place of its attacks it destroys a door that it sees. The doorway stays open for good.
ability-shields =
    Whenever it would take damage, it rolls { $n ->
        [one] one save
       *[other] { $n } saves
    } of 11, once any Bodyguard has decided, and takes 10 less for each success.
ability-shockstaff-electrostaff =
    When it hits an adjacent enemy that is nonliving, it has +{ $n } Damage. One that is living must make a save of 11
    or is stunned.
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
ability-squad-assault = +4 Attack while three or more allies of its own name are within 6 squares of it.
ability-stable-footing = Difficult terrain and low objects do not slow it down.
ability-stealth =
    While it has cover, enemies more than 6 squares away do not count it as the nearest; the next nearest counts
    instead. Closer by, the usual rules for cover hold.
ability-strafe-attack =
    It names and reserves a free space to land on, flies up to twice its speed and attacks each enemy just before
    entering that enemy's space. Nobody is attacked twice, and it cannot turn straight back. If it flies no farther
    than its speed, it may make an ordinary attack as well.
ability-swarm =
    For every other ally next to the target that has its own name, or is of the kind on the card, +{ $n } Attack.
    Attacks of opportunity have it too.
ability-synchronized-fire =
    When it attacks, allies of the kind named on the card that combine fire with it add 6 to Attack, where others add
    4.
ability-synergy = +{ $n } Attack while a certain ally, whom the card names, is no more than 6 squares away.
ability-thud-bug =
    In place of its attacks a living legal target within 6 squares takes 10 damage and is stunned; a save of 11 avoids
    both. Huge and larger enemies are never stunned by it.
ability-tow-cable =
    In place of its whole turn it picks an ally next to it that is Medium or smaller. Both fly up to 12 squares and
    must end next to each other. For the ally this is no activation.
ability-traps = Enemies within 6 squares of it have -4 Defense.
ability-triple-attack = As Double Attack, but the attacks may be three.
ability-trooper =
    It counts as a Trooper, like everybody with that word in the name. With other words of its name it counts as that
    kind of Trooper too: it makes a Sith Guard a Sith Trooper.
ability-twin-attack =
    After every attack it makes, on whatever occasion, it makes one more on the same target, if that is still there
    and legal. The added attack brings no further one.
ability-ugnaught = It counts as an Ugnaught, like everybody with that word in the name.
ability-unique = A squad may include only one character of this personal name, all versions taken together.
ability-vaapad-style-fighting = Its natural 18 and 19 are critical hits, like a 20.
ability-vicious-attack = Its critical hits triple the printed Damage where others double it.
ability-virulent-poison-dart =
    In place of its whole turn a legal target within 6 squares takes 40 damage, which it avoids with a save of 16. Not
    an attack.
ability-vonduun-crab-armor =
    Whenever it would take damage, it rolls a save of { $n }, once any Bodyguard has decided, and takes 10 less if
    that succeeds.
ability-wall-climber =
    A step from one square beside a wall to another beside a wall is made as by Flight: enemies, slow ground and pits
    do not hinder it.
ability-wheel-form = On a turn without attacks it may move up to 18 squares.
ability-wheeled = In place of its whole turn it moves up to 18 squares and may make one attack after that.
ability-wookiee = It counts as a Wookiee, like everybody with that word in the name, and like Chewbacca and Tarfful.
ability-xizors-bodyguard =
    A Bodyguard for Xizor only: when an attack is about to damage Xizor next to it, it may take the whole damage
    itself.
ability-ysalamiri =
    Within 6 squares of it nobody, friend or foe, can spend Force points, and everybody has Force Immunity. Points can
    still be gained.
ability-razorbug =
    In place of its attacks a legal target it can see takes 10 damage, which it avoids with a save of 11. Not an
    attack.
ability-bravado =
    It has +4 Attack against an enemy that cost more points than it did. The text is in none of our sources: only that
    the two costs are compared comes from the FAQ, the rest is inferred.
ability-breath-mask =
    Poison, Poisoned Blade, Spit Poison and Virulent Poison Dart do not harm it. The text is in none of our sources: that
    it protects from poisons comes from the FAQ; from which, and how fully, is inferred.
ability-destabilize-shields =
    Enemies within 6 squares cannot use Shields, Energy Shield or Molecular Shielding, though they still have them.
    The text is in none of our sources, and the 6 squares are inferred.
ability-droid-mark =
    When it activates, but not when it only combines fire, it may choose a Droid or Cyborg. The rest of its text is in
    no source we have, so nothing follows from the choice.
ability-final-shot =
    When it is defeated it may make an immediate attack before it is removed; Twin Attack follows if the target still
    stands. The text is in none of our sources: only the Twin Attack comes from the FAQ, the rest is inferred.
ability-ground-pilot =
    Allies with Mounted Weapon that are next to it when their turn begins have { $n } more speed, and so twice as much
    more without an attack. It is no Pilot for that. The text is in none of our sources, and whom it helps is inferred.
ability-immediate-reserves =
    If its player's initiative die shows the number on the card, characters worth up to { $n } points join as Reserves.
    Before the first activation they are set up next to it, or as near as there is room, and are lost if it has fallen.
    The text is in none of our sources, and that they are called like other Reserves is inferred.
ability-internal-strife =
    When its attack roll is a natural 1 it joins the squad it attacked, or goes home from there; if Betrayal answers the
    same roll, its player says which comes first. The text is in none of our sources; that this is for good is inferred.
ability-karmic-luck =
    It has +4 on saves, which counts for Cortosis Gauntlet too. The text is in none of our sources: that it adds to saves
    comes from the FAQ; how much, and to which, is inferred.
ability-medical-supplies =
    In place of its turn it gives an ally next to it Heal 10 for the rest of the skirmish. The text is in none of our
    sources: that an ability used in place of attacks is given comes from the FAQ; which one, and to whom, is inferred.
ability-mimetic-combat-processor =
    On its turn, between actions, it takes over the Attack, Defense and Damage of a character it sees, none of which may be
    lower than its own at that time, until it chooses anew. The text is in none of our sources; which ratings are meant,
    whose and for how long is inferred.
ability-munitions-supplies =
    In place of its turn it gives an ally next to it Grenades 10 for the rest of the skirmish. The text is in none of our
    sources: that an ability used in place of attacks is given comes from the FAQ; which one, and to whom, is inferred.
ability-pathfinder =
    Difficult terrain within 6 squares of it slows down neither it nor its allies; low objects, and squares farther away,
    still do. The text is in none of our sources, and that it helps its own side is inferred.
ability-relay-orders =
    Allies' commander effects with a range in squares also reach those who are within that range of it, but not itself.
    Disruptive near it changes nothing. The text is in none of our sources; the range, and that its own distance from
    the commander does not count, are inferred.
ability-roger-roger =
    Allied Droids next to it have +4 Attack, except those with Damage 0. The text is in none of our sources: only that
    exception comes from the FAQ, the rest is inferred.
ability-snare-rifle =
    An enemy it hits stops at once, even in the middle of a move, and does not move again this round. If it cannot stand
    there, its own player puts it in the nearest place where it can. The text is in none of our sources; that a hit is
    enough is inferred.
ability-tactics-broker =
    Each round, when initiative is rolled, its player must choose one character of the squad, which is removed as defeated
    and cannot be saved; the opponent's die then counts as 1. It works once for a squad, not if its own player's die is a
    1, and not against Never Tell Me The Odds. The text is in none of our sources; the order of these things is inferred.
ability-targeting =
    Once in its turn, between its actions and besides moving and attacking, it picks an enemy it sees. The rest of its
    text is in no source we have, so nothing follows from the choice.
ability-troop-cart =
    It is a transport: allies board it by moving 1 square or more and ending beside it. How many it takes and all else
    about it is in none of our sources; we play it as the Desert Skiff, with the movement it has of its own.
ability-yuuzhan-vong-collaborator =
    It has +4 Attack while an ally that is now of the Yuuzhan Vong faction is in play; one that left the faction by
    Affinity does not count. The text is in none of our sources: only whom it looks for comes from the FAQ.
ability-separatist-reinforcements =
    At setup, when the squads have been shown, its player may add Separatist characters worth up to { $n } points.
    They cost nothing, the enemy need not defeat them to win, and they give no points.
ability-super-stealth =
    A nickname in the FAQ for what some commanders give: while it has cover, only enemies next to it can target it,
    though it may still be their nearest enemy.
