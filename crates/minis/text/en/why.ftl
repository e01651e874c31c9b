### Why something may not be done: `why-<key>` for a reason of refusal.

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
why-it-is-immune-to-force-powers-of-others = It has Force Immunity.
why-it-is-in-force-already = This is in force already.
why-it-is-not-of-the-kind-that-this-affects = It is not of the kind that this affects.
why-it-is-out-of-range = It is too far away.
why-it-is-struck-itself = It is the one that is being attacked.
why-its-card-does-not-say-with-what-attack = Its card does not say with what Attack.
why-no-ally-with-a-force-rating-has-been-defeated = None of its allies with a Force rating has fallen yet.
why-no-enemy-has-stealth = No enemy has Stealth.
why-there-is-no-legal-target = It has no legal target for this.
why-there-is-no-such-door = There is no door on which it could use this.
why-there-is-nobody-to-use-it-on = There is nobody to use it on.
why-no-enemy-spirit-is-within-6-squares = No enemy spirit is near enough.
why-it-cannot-go-straight-back = It may not step straight back to where it came from.
why-it-does-not-lead-the-droid = It does not lead the droid.
why-the-ally-is-not-adjacent = That ally is not adjacent.
