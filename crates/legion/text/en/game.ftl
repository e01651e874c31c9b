### The game as it is played: questions, answers, lines of the log.

## Names and small words

yes = yes
no = no
pass = pass
draw = draw a token
bluff-here-i-am = here I am
bluff-kablamo = kablamo
bluff-mirrors = smoke and mirrors
kept = use the { $rank } token
east = east
north-east = north-east
north = north
north-west = north-west
west = west
south-west = south-west
south = south
south-east = south-east
place-on-table = { $x } inches from the { $side } edge and { $y } from the { $edge } edge
place-beside = { $length } inches to its { $direction }
seat-left = left
seat-right = right
seat-third = third
seat-fourth = fourth
rank-commander = commander
rank-operative = operative
rank-corps = corps
rank-special-forces = special forces
rank-support = support
rank-heavy = heavy
kind-trooper = trooper
kind-clone = clone trooper
kind-droid = droid trooper
kind-creature = creature trooper
kind-emplacement = emplacement trooper
kind-ground-vehicle = ground vehicle
kind-repulsor-vehicle = repulsor vehicle
token-aim = aim
token-dodge = dodge
token-surge = surge
token-standby = standby
token-suppression = suppression
token-ion = ion
token-poison = poison
token-immobilize = immobilize
token-shield = shield
face-hit = hit
face-critical = critical
face-surge = surge
face-block = block
face-blank = blank
die-red = red
die-black = black
die-white = white
row-objective = strike an objective
row-deployment = strike a deployment
row-condition = strike a condition

## The list of units below the map

map-minis = { $n } { $n ->
    [one] mini
   *[other] minis
}
map-wounds = { $n } { $n ->
    [one] wound
   *[other] wounds
}
map-panicked = panicked
map-damaged = damaged
map-disabled = disabled
map-disrupted = a weapon disrupted
map-carries = carries a token
map-ordered = has an order
map-activated = has activated

## Questions

ask-piece = which piece of terrain is laid next?
ask-lay = where does { $what } lie, and how is it turned?
ask-blue = be the blue player?
ask-edge = take the far long edge?
ask-any-edge = which edge of the table?
ask-barricade = where does your barricade stand?
edge-near = the near edge
edge-right = the right edge
edge-far = the far edge
edge-left = the left edge
ask-bluff = which of the three tokens is it?
ask-bomb = who carries a bomb?
ask-explode = which bomb is set off?
ask-mate-deck = whose battle cards does the team use?
ask-mate-deploy = who of the team deploys a unit?
ask-mate-priority = who of the team has priority?
ask-mate-activate = who of the team activates a unit?
ask-mate-recall = who takes the command card back?
ask-mate-peek = whose hand is looked at?
ask-hostage = which corps unit goes to the enemy as a hostage?
ask-cart-at = where is the bomb cart put?
ask-cart-turn = how does the bomb cart turn?
ask-cart-move = how does the bomb cart move?
ask-supply = which of the supply cards that were drawn does { $who } equip?
ask-strike = which row loses its leftmost card? ({ $rows })
ask-deploy-next = which unit is deployed next?
ask-deploy = where is { $who } deployed?
ask-mark = which piece of terrain is marked?
ask-token = where does the token lie?
ask-claim = which token does { $who } take up?
ask-command = which command card is played?
ask-nominate = who issues the orders?
ask-order = who gets an order from { $who }? ({ $n } left)
ask-coordinate = who is coordinated by { $who }?
ask-activate = which unit is activated?
ask-drawn = which unit of this rank is activated: { $rank }?
ask-use = does { $who } use { $what }?
ask-on = whom does { $who } use { $what } on?
ask-action = what does { $who } do? ({ $n } { $n ->
    [one] action
   *[other] actions
} left)
ask-march = how does { $who } move?
ask-reverse = how does { $who } reverse?
ask-strafe = how does { $who } strafe?
ask-compulsory = how does { $who } make its compulsory move?
ask-withdraw = how does { $who } withdraw?
ask-flee = which way does { $who } flee?
ask-scout = how does { $who } scout ahead?
ask-jump = how does { $who } jump?
ask-climb = where does { $who } climb to?
ask-cohere = where do the other minis of { $who } go?
ask-displace = where does the leader of { $who } go, who was driven over?
ask-regroup = where does { $who } regroup?
ask-rush = where does a free mini of { $who } close in?
ask-close = where does { $who } find contact again?
ask-pivot = how does { $who } turn?
ask-fire = whom does { $who } attack, and with what?
ask-also-fire = whom do the other weapons of { $who } attack?
ask-pool-order = which pool of { $who } is rolled next?
ask-aim = whose aim token does { $who } spend?
ask-ending = what happens first as the activation of { $who } ends?
ask-ready = which card of { $who } is readied?
ask-prevent = how many wounds does { $who } put off?
ask-throttle = how fast may { $who } be in this move?
ask-parry = does { $who } cancel a critical instead of hits?
ask-improvise = which of the two tokens is used?
ask-guardian = who guards { $who }?
ask-reroll = which die does { $who } roll again? ({ $n } left)
ask-luck = which defense die does { $who } roll again? ({ $n } left)
ask-surge = whose surge token does { $who } spend?
ask-dodge = whose dodge token does { $who } spend?
ask-shields = how many shields does { $who } flip?
ask-guard = how many hits does { $who } take over?
ask-pierce-guard = how much Pierce is used on { $who }?
ask-wound = which mini of { $who } is wounded?
ask-lead = which mini leads { $who } now?
ask-disrupt = which weapon of { $who } is disrupted?
ask-standby = who answers { $who } from standby?
ask-respond = what does { $who } do from standby?
ask-stride = how does { $who } move for nothing?
ask-keep = how much suppression does { $who } remove of { $n }?
ask-recover = how much suppression does { $who } remove?
ask-promote = who becomes the commander?
ask-device = where does { $who } lay its token?
ask-mend = what is mended on { $who }? ({ $n } left)
ask-return = where does { $who } come back?
ask-detonate = which charge does { $who } set off?
ask-blasted = whom does the blast strike next?
ask-token-for = which token does { $who } gain?
ask-card = does { $who } use { $what }?
ask-side = does { $who } turn { $what } over?
ask-target = whom does { $who } use it on?
ask-throw = does { $who } throw its blade?
ask-board = which vehicle does { $who } board?
ask-alight = where does the leader of { $who } get off?
ask-embark = how does { $who } move to the vehicle?
ask-disembark = how does { $who } move away from the vehicle?
ask-swap = does { $who } take { $new } instead of { $old }?
ask-reserve = which unit is held back?
ask-divulge = which command card is shown now?

## Answers

ending-poison = poison
ending-regenerate = regenerate
ending-stims = the stims
ending-card = the command card
ending-provoked = the provocation
deed-move = move
deed-reverse = reverse
deed-strafe = strafe
deed-withdraw = withdraw
deed-jump = jump
deed-climb = climb
deed-clamber = clamber
deed-clamber-far = clamber far
deed-clamber-over = clamber over
deed-embark = embark
deed-disembark = disembark
deed-pivot = pivot
deed-attack = attack
deed-aim = aim
deed-dodge = dodge
deed-standby = standby
deed-recover = recover
deed-drop = drop
deed-resupply = resupply
cart-goes = forward { $length }
deed-claim = claim
deed-sabotage = sabotage
deed-restore = restore
deed-done = done
deed-aid = aid
deed-aid-with = aid with { $what }
mend-wound = a wound of { $who }
mend-restore = bring back { $who }
mend-poison = a poison token
mend-ion = an ion token
mend-damaged = the damage
mend-disabled = the drive
mend-disrupted = the weapon
march-to = to { $place } speed { $speed }
march-bend = { "" } by way of { $degrees }
spots = at { $places } facing { $facing }
no-room = leave it out: there is no room
token-at = the one at { $place }
pool-at = the one against { $target }
supply = { $what }
supply-unknown = { $what } (not played yet: it does nothing)
turn-to = turn to { $degrees }
volley = { $target } with { $arms }

## Lines of the log

ev-laid = { $what } lies { $place }
ev-blue = { $seat } is blue
ev-far-edge = { $seat } takes the far long edge
ev-side-edge = { $seat } turns to the side of the table
ev-other-edge = { $seat } takes the edge opposite
ev-hands-restored = everybody takes the used command cards back
ev-deployed = { $who } is deployed
ev-round = round { $n }
ev-cards = left plays { $left }, right plays { $right }
ev-cards-of-four = left plays { $left }, right plays { $right }, third plays { $third }, fourth plays { $fourth }
ev-priority = { $seat } has priority
ev-ordered = { $who } is issued an order
ev-drew = { $seat } draws { $rank }
ev-order-returned = the order of { $who } goes back to its pool
ev-peeked = { $seat } looks at cards in the hand of { $of }
ev-peeked-at = { $seat } sees in the hand of { $of }: { $cards }
ev-card-regained = { $seat } takes { $card } back in hand
ev-token-back = the { $rank } token goes back
ev-token-lost = the { $rank } token fits nobody
ev-activated = { $who } activates
ev-order-down = the order token of { $who } is turned
ev-scored = { $seat } gains { $n } { $n ->
    [one] victory token
   *[other] victory tokens
}
ev-claimed = { $who } takes up a token
ev-dropped = a token lies { $place }
ev-won = { $seat } wins
ev-team-won = { $one } and { $other } win
ev-draw = nobody wins
ev-aims = { $who } aims
ev-dodges = { $who } gets ready to dodge
ev-stands-by = { $who } stands by
ev-recovers = { $who } recovers
ev-card-action = { $who } uses { $what }
ev-gained = { $who } gains { $n } { $token }
ev-lost = { $who } loses { $n } { $token }
ev-shields-up = { $who } raises { $n } { $n ->
    [one] shield
   *[other] shields
}
ev-panics = { $who } panics
ev-calm = { $who } is calm again
ev-wheels = { $who } rolls on its wheels
ev-moved = { $who } moves
ev-moved-far = { $who } moves { $length } inches { $direction }
ev-pivoted = { $who } turns { $direction }
ev-withdrew = { $who } withdraws
ev-wounded = { $who } suffers { $n } { $n ->
    [one] wound
   *[other] wounds
}
ev-healed = { $who } loses { $n } { $n ->
    [one] wound
   *[other] wounds
}
ev-set-aside = { $who } is driven aside
ev-mini-defeated = { $who } is defeated
ev-leads = { $who } leads now
ev-unit-defeated = { $who } is wiped out
ev-damaged = { $who } is damaged
ev-disabled = { $who } is disabled
ev-disrupted = a weapon of { $who } is disrupted: { $what }
ev-exhausted = { $what } is exhausted
ev-readied = { $what } is ready
ev-promoted = { $who } takes command
ev-ranked = { $who } now has the rank: { $rank }
ev-prized = a price is on { $who }
ev-trophy = { $who } earns a victory token
ev-exposed = { $who } is recognised
ev-granted = { $who } has { $what } this round
ev-granted-briefly = { $who } has { $what } in this activation
ev-device-smoke = { $who } lays smoke { $place }
ev-device-charge = { $who } lays a charge { $place }
ev-device-graffiti = { $who } paints a sign { $place }
ev-pacified = { $who } does not attack in this round
ev-sheltered = nobody shoots at { $who } in this round
ev-slowed = { $who } slows down
ev-provoked = { $who } is provoked
ev-handed = { $seat } has { $who } in hand
ev-bane = { $seat } lays a token facedown { $place }
ev-bane-shown = a facedown token is turned over
ev-cart = the bomb cart of { $seat } stands { $place }
ev-hostage = { $who } is held by the enemy
ev-kept = { $seat } draws an order token ahead
ev-kept-used = { $seat } uses a token that was drawn ahead: { $rank }
ev-lifted = a token leaves the table
ev-supply-laid = supplies land { $place }
ev-supply-turned = the supply token is turned faceup
ev-supply-gone = the supply token is used up
ev-supplied = { $who } equips { $what }
ev-restored = { $who } is back
ev-tampered = a vaporator has { $n } { $n ->
    [one] wound
   *[other] wounds
}
ev-embarked = { $who } boards { $vehicle }
ev-disembarked = { $who } gets off
ev-swapped = { $who } takes { $what }
ev-reserved = { $who } is held back
ev-divulged = { $seat } shows { $what } before its time
ev-attacks = { $who } attacks { $target }
ev-rolled = attack dice: { $dice }
ev-defended = defense dice: { $dice }
ev-die = an attack die now shows { $face }
ev-defense-die = a defense die now shows { $face }
ev-cover = cover cancels { $n } { $face }
ev-dodge = a dodge cancels { $n } { $face }
ev-shield = shields cancel { $n } { $face }
ev-armor = armor cancels { $n } { $face }
ev-barrier = a friend cancels { $n } { $face }
ev-guardian = a guardian takes { $n } { $face }
ev-pool = { $target } takes { $n } { $n ->
    [one] wound
   *[other] wounds
} from the attack
