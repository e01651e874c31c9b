### The game as it is played: questions, answers and lines of the log. Rulings are read against these English words.
###
### `$who`, `$at` and other names are put in as they are; `$n` is a number that may change the words around it.

## Counting and naming

count-activations =
    { $n ->
        [one] 1 activation
       *[other] { $n } activations
    }
count-squares =
    { $n ->
        [one] 1 square
       *[other] { $n } squares
    }
count-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
count-force-points =
    { $n ->
        [one] 1 Force point
       *[other] { $n } Force points
    }
points-and-a-half = { $whole }.5
list-and = { $init } and { $last }
list-or = { $init } or { $last }
seat-1 = left
seat-2 = right
seat-3 = third
seat-4 = fourth
edge-west = west
edge-east = east
edge-north = north
edge-south = south
door-at = the door at { $squares }
faction-old-republic = Old Republic
faction-sith = Sith
faction-mandalorian = Mandalorian
faction-republic = Republic
faction-separatist = Separatist
faction-rebel = Rebel
faction-imperial = Imperial
faction-new-republic = New Republic
faction-yuuzhan-vong = Yuuzhan Vong
faction-fringe = Fringe

## Questions

ask-area = which edge to take
ask-place = where to set up { $who }
ask-first = who goes first
ask-board = what { $who } goes aboard
ask-alight = where { $who } gets off
ask-activate = whom to activate, { count-activations } left
ask-turn = what { $who } does
ask-move = where { $who } moves, { count-squares } left
ask-combine = who combines fire with { $who }
ask-reroll = whether { $who } rolls its { $die } again
ask-opportunity = whether { $who } makes an attack of opportunity against { $at }
ask-react = what to use { $when }
ask-order = what comes first { $when }
ask-target = whom { $who } uses { $ability } on
ask-square = on which square { $who } uses { $ability }
ask-push = where { $who } pushes { $at }
ask-door = on which door { $who } uses { $ability }
ask-hold-open = whether { $who } holds door { $door } open, or else closed
ask-use = whether { $who } uses { $ability }
ask-pool = whose Force points { $who } spends on { $ability }
ask-keep = which die to keep, { $one } or { $other }
ask-join = who joins through { $who }, { count-points } left

## Moments, as the end of a question

moment-set-up = after setup
moment-initiative = after initiative
moment-activated = on activation
moment-turn-end = at the end of the turn
moment-announced = when the attack is announced
moment-targeted = when the target is declared
moment-declared = when the attack is declared
moment-before-roll = before the attack roll
moment-rolled = on the attack roll
moment-attacked = when attacked
moment-read = when the roll is read
moment-hit = on the hit
moment-missed = on the miss
moment-guard = to take the damage
moment-hurt = against the damage
moment-falling = against the defeat
moment-fallen = on the defeat
moment-gone = on the removal
moment-aftermath = after the hit
moment-entered = on the step
moment-power = against the Force power
moment-saved = on the save
moment-initiative-rolled = on the initiative roll

## Answers

choice-yes = yes
choice-no = no
choice-pass = pass
choice-steps = { $n } steps
choice-to = to { $square }
choice-via = via { $squares }
choice-nowhere = nowhere
choice-move = move
choice-attack = attack { $who }
choice-use = use { $ability }
choice-board = board { $who }
choice-hand-over = hand the droid to { $who }
choice-end = end turn
choice-uses = { $who } uses { $ability }
choice-door = door { $n }

## Lines of the log

event-area-taken = { $seat } takes the { $edge } edge
event-joined = { $who } joins { $seat }
event-set-up = the squads are set up
event-initiative-rolled = { $seat } rolls { $die } for initiative
event-round-began = round { $number } begins, { $seat } is first
event-round-ended = the round ends
event-phase-began = a phase of { $seat } begins, { count-activations }
event-phase-cut-short = the phase ends early
event-activated = { $who } is activated
event-counts-as-activated = { $who } counts as activated
event-turn-began = { $who } takes a turn
event-turn-expired = the turn of { $who } ends
event-hastened = { $who } may move { count-squares } more
event-used = { $who } uses { $ability }
event-side-changed = { $who } fights for { $seat }
event-faction-changed = { $who } is { $faction } now
event-draw = the game is a draw
event-won =
    { $n ->
        [one] { $seats } wins
       *[other] { $seats } win
    }

event-placed = { $who } is placed on { $square }
event-moved = { $who } moves to { $square }
event-shifted = { $who } is moved to { $square }
event-swapped = { $who } and { $other } change places
event-boarded = { $who } goes aboard { $transport }
event-door-opened = { $door } opens
event-door-closed = { $door } closes
event-door-removed = { $door } is gone
event-door-held-open = { $who } holds { $door } open
event-door-held-closed = { $who } holds { $door } closed
event-door-released = { $door } is held no more
event-prize-led = the droid is on { $square }, led by { $who }
event-prize-moved = the droid is on { $square }

event-attack = { $who } attacks { $at }
event-attack-of-opportunity = { $who } makes an attack of opportunity against { $at }
event-immediate-attack = { $who } makes an immediate attack against { $at } with { $ability }
event-attack-with = { $who } attacks { $at } with { $ability }
event-target-replaced = the target is { $who } now
event-aimed-instead = it is aimed at { $who } instead
event-strikes-instead = it strikes { $who } instead
event-aim-lost = it goes nowhere
event-combined-fire = { $who } combines fire
event-attack-cancelled = the attack is cancelled
event-attack-rolled = { $who } rolls { $die }
event-hit = { $who } hits { $at } for { $damage } ({ $sums })
event-hit-critical = { $who } hits { $at } for { $damage }, critically ({ $sums })
event-hit-doom = { $who } hits { $at } for { $damage } and disintegrates it ({ $sums })
event-missed = { $who } misses { $at } ({ $sums })
sums = { $sum } against { $defense }
sums-gone = gone
event-damage-set = the hit is worth { $damage } now
event-attack-avoided = { $ability } of { $who } avoids the damage
event-twinned = { $who } attacks { $at } once more

event-damage-moved = { $who } takes the damage instead with { $ability }
event-damage-reduced = { $ability } reduces the damage to { $damage }
event-damaged = { $who } takes { $damage } damage
event-healed = { $who } loses { $damage } damage
event-rescued = { $who } stays in play
event-defeated-for = { $who } is defeated, { $seat } scores { $points }
event-defeated = { $who } is defeated
event-scored = { $seat } scores { $points }

event-save-rolled = { $who } rolls { $die } for a save of { $needs } ({ $ability })
event-save-made = the save is made
event-save-failed = the save fails
event-force-spent = { $who } spends { count-force-points } on { $ability }
event-force-spent-of = { $who } spends { count-force-points } of { $from } on { $ability }
event-force-gained = { $who } gains { count-force-points }
event-force-lost = { $who } loses { count-force-points }
event-haunted = enemies of { $seat } lose { count-force-points } at every activation
event-rated = { $who } has a Force rating
event-unrated = { $who } has no Force rating any more
event-power-cancelled = { $ability } of { $who } is cancelled
event-granted = { $who } has { $ability }
event-marked = { $who } is under { $ability } of { $by }
event-condition-ended = { $ability } of { $who } is over
