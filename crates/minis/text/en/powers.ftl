### Force powers, in our own words; costs in Force points come first. Keys and wording are as for special abilities.

ability-absorb-energy =
    2 Force points, right after a nonmelee attack hits it: with a save of 11 it takes no damage and heals as much as
    it would have taken, up to its starting Hit Points.
ability-aing-tii-flow-walking =
    3 Force points, once a round, after initiative and before anybody activates: it takes a whole turn at once. That
    turn is no activation, so its own activation of the round is still to come.
ability-anticipation =
    1 Force point, when the initiative dice are known: its player rolls initiative again, both dice if two were
    rolled, and keeps the new result. A squad may do this once a round, and it does not use up the spending of any
    turn.
ability-battle-meditation =
    2 Force points on its turn: for the rest of the skirmish it has one commander effect more. By it each ally that
    combines fire adds 2 more to Attack, on top of other such boosts, and enemies whom commander effects can reach are
    unable to combine fire.
ability-blaster-barrage =
    1 Force point, in place of its attacks: it attacks each legal target once, among them all that are tied for
    nearest. The list is drawn up before the first roll, and whoever is on it must still be a legal target at its own
    attack.
ability-control-minds =
    1 Force point, in place of its attacks: for the rest of the skirmish it has one commander effect more, by which
    each ally that combines fire adds 2 more to Attack.
ability-dark-force-spirit =
    From its defeat on, enemies with a Force rating lose { $n ->
        [one] 1 Force point
       *[other] { $n } Force points
    } every time they activate, even those that arrive later. It costs nothing and passes over characters with Force
    Immunity.
ability-drain-life =
    1 Force point on its turn, besides moving and attacking: a living legal target within 6 squares takes { $n }
    damage, and it heals the same amount. The target prevents both with a save of 11. Not an attack.
ability-drain-life-3 =
    3 Force points on its turn, besides moving and attacking: a living legal target within 6 squares and all living
    enemies next to that one take 20 damage each unless they make a save of 11. It heals as much as they took in all.
ability-eternal-hatred =
    2 Force points when it would be defeated: with a save of 6 it stays in play and heals completely.
ability-force-absorb =
    2 Force points, just after a character next to it, on whichever side, has announced a Force power: that power does
    nothing. Its points are spent all the same, and it counts as used.
ability-force-alter =
    1 Force point, right after an enemy within 6 squares has rolled an attack on anybody: that enemy must roll again.
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
ability-force-grip =
    1 Force point, in place of its attacks: a legal target it can see takes { $n } damage. There is no save, and it is
    not an attack.
ability-force-grip-4 =
    4 Force points, in place of its attacks: a legal target it can see takes 40 damage. There is no save, and it is
    not an attack.
ability-force-heal =
    2 Force points, in place of its attacks: it heals { $n } damage on itself or on a wounded living character next to
    it, never beyond the starting Hit Points.
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
ability-illusion =
    1 Force point, right after an attack hits it: the attacker rolls a save of 11, and if the save fails, it takes no
    damage.
ability-jedi-mind-trick =
    1 Force point on its turn, besides moving and attacking: a living legal target within 2 squares is stunned and
    makes no attacks of opportunity until the turn ends. With a save of 11 it escapes both.
ability-knight-speed = 1 Force point on its turn: it may move 4 squares farther.
ability-lightsaber-assault =
    1 Force point, in place of its attacks: it makes two attacks on enemies next to it, on one of them or on two. It
    may still move.
ability-lightsaber-block = 1 Force point, right after a melee attack hits it: with a save of 11 it takes no damage.
ability-lightsaber-deflect =
    1 Force point, right after a nonmelee attack hits it: with a save of 11 it takes no damage.
ability-lightsaber-precision =
    1 Force point, just before it rolls an attack, even an attack of opportunity: +10 Damage on that attack.
ability-lightsaber-reflect =
    2 Force points, right after a nonmelee attack hits it: with a save of 11 it takes no damage. The attacker must
    then make a save of 11 too or takes 10 damage.
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
ability-master-of-the-force =
    It may spend Force points up to { $n } times in a turn, also on the same thing. It costs nothing.
ability-master-speed = 1 Force point on its turn: it may move 6 squares farther.
ability-overwhelming-force =
    1 Force point: this turn its attacks, attacks of opportunity included, and their damage cannot be prevented,
    reduced, sent elsewhere or thrown back. It makes nobody a legal target and does nothing for what is not an attack.
ability-pawn-of-the-dark-side =
    1 Force point, in place of its attacks: an ally it sees that is not Unique may take a turn at once, even if it has
    activated. That turn is no activation, and when it ends the ally takes 10 damage.
ability-recovery =
    1 Force point, in place of its whole turn: it heals { $n } damage, never beyond its starting Hit Points.
ability-sever-force =
    3 Force points, in place of its whole turn: an adjacent enemy that is a legal target has no Force rating any more
    and can never again spend Force points, nor can anybody else spend that enemy's.
ability-shatterpoint =
    1 Force point, in place of its whole turn: it marks a legal target within 6 squares. For the rest of the skirmish
    its first attack on that enemy in each round, even an attack of opportunity, counts as a natural 20. A new mark
    lifts the old one.
ability-shockwave =
    2 Force points, in place of its attacks: everybody else within 6 squares, friend or foe, must make a save of 11 or
    is stunned.
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
ability-surprise-move =
    1 Force point, once a round, after initiative and before anybody activates: it moves up to its speed. This is no
    activation. Several such abilities are used in the order of initiative.
ability-transfer-essence =
    1 Force point on its turn, besides moving and attacking: it picks any living ally, who is defeated and cannot be
    saved, and takes that ally's place on the map.
ability-unleash-the-force =
    4 Force points, in place of its attacks, but only after the defeat of an ally with a Force rating: everybody else
    within 6 squares, friend or foe, takes { $n } damage, or half of it with a save of 11.
ability-use-the-force =
    3 Force points, when it announces an attack: no die is rolled, and the die is taken to show a natural 20.
ability-whirlwind-attack =
    1 Force point, in place of its whole turn: it makes two attacks on every enemy next to it, whether legal targets
    or not.
ability-reroll =
    1 Force point, right after it has rolled an attack or a save: it rolls again and keeps the new result. Not for
    initiative.
ability-move-faster = 1 Force point, just before it moves on its turn: it may go 2 squares farther.
ability-levitation =
    1 Force point, besides all else in its turn: an ally within 6 squares moves over characters and terrain, but not
    through walls, on squares that are all within 6 of the user. It provokes nobody, ends in no pit, sets off Mines and
    may board a transport. The text is in none of our sources; the cost and whom it moves are inferred.
ability-force-whirlwind =
    1 Force point, in place of attacks: a legal target within 6 squares takes 10 damage. The text is in none of our
    sources: only that it damages, and that Force Immunity protects from it, comes from the FAQ; the rest is inferred.
ability-force-renewal-2 =
    It gains 2 Force points each time it activates, even beyond its Force rating. A character that has Force Renewal 1
    too gains no more than these 2.
ability-lightsaber-reflect-all =
    2 Force points, right after a nonmelee attack hits it: with a save of 11 it takes no damage. The attacker must
    then make a save of 11 too or takes all the damage that was avoided.
