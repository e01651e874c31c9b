### What command cards and upgrades do, made from their data: sentences of whole effects, and clauses for what a unit does.

## Who is meant

who-each = each { $other ->
    [other] other{" "}
   *[any] {""}
}{ $whose ->
    [friends] friendly{" "}
    [foes] enemy{" "}
   *[all] {""}
}{ $kind }
who-one = { $other ->
    [other] another{" "}
   *[any] { $whose ->
        [foes] an{" "}
       *[all] a{" "}
    }
}{ $whose ->
    [friends] friendly{" "}
    [foes] enemy{" "}
   *[all] {""}
}{ $kind }
who-some = up to { $n } { $whose ->
    [friends] friendly{" "}
    [foes] enemy{" "}
   *[all] {""}
}{ $kind }s
who-unit = unit
who-trooper = trooper unit
who-clone-trooper = clone trooper unit
who-droid-trooper = droid trooper unit
who-vehicle = vehicle
who-commander = commander
who-operative = operative
who-corps = corps unit
who-special-forces = special forces unit
who-support = support unit
who-heavy = heavy unit
who-no-commander = unit that is no commander
who-lowly = trooper unit that is neither commander nor operative
or-last = { $init } or { $last }
and-last = { $init } and { $last }

## Effects of command cards

effect-has = { $who } has { $keyword }
effect-while = { $who } has { $keyword } as long as its order token is faceup
effect-now = in the round in which this card is played, { $who } has { $keyword }
effect-if-early = if this card was shown before deployment, { $who } has { $keyword }
effect-if-late = if this card was not shown before deployment, { $who } has { $keyword }
effect-early = if this card is shown before deployment, { $who } infiltrates and gains a dodge token
effect-infiltrates = if this card is shown before deployment, { $who } has { $keyword } as it deploys
effect-decoy = enemies that can attack a trooper unit with a faceup order must attack one
effect-sabotage = the opponent issues one order less this round, at least one
effect-recall = as it is shown it may be discarded: then the opponent takes back the card it has shown, and both choose another
effect-faster = { $who } is { $n } faster
effect-attacks = { $who } may perform up to { $n } attack actions in its activation
effect-struck = after { $who } has attacked, each defender { $does }
effect-shot = after a ranged attack of { $who }, each defender { $does }
effect-action = { $often ->
    [always] as often as it likes
   *[once] once
} in its activation, as a free card action, { $who } { $does }
effect-peeks = look at { $n ->
    [one] a card
   *[other] { $n } cards
} of an opponent's hand, at random
effect-hoard = as the Activation Phase begins draw { $n } order tokens; you may use them instead of drawing
effect-provokes = you choose which trooper unit the opponent activates first; it gains { $n } suppression tokens if it does not attack in that activation
effect-venom = a trooper unit that is hit by this card's charge gains { $tokens }
effect-joins = when { $who } makes a ranged attack at a target within range { $n } of { $owner }, { $owner } may add a weapon to its pool
effect-hides = { $owner } hides behind tokens that look alike until one is turned up

moment-shown = when this card is shown, { $who } { $does }
moment-phase = as the Activation Phase begins, { $who } { $does }
moment-ordered = when { $who } is issued an order, { $does }
moment-issued = when { $owner } issues an order to { $who }, { $does }
moment-activates = when { $who } activates, { $does }
moment-ends = as the activation of { $who } ends, { $does }
moment-foe-activates = when an enemy unit activates, { $who } { $does }
moment-foe-activated = after an enemy unit has activated, { $who } { $does }
moment-laid = after { $who } has laid charges, { $does }
moment-activated = after { $who } has activated, { $does }
moment-fought = after { $who } has attacked, { $does }
moment-shot = after { $who } has made a ranged attack, { $does }
moment-aimed-shot = after { $who } has made a ranged attack and spent an aim token on it, { $does }

is-guards-close = { $who } may use Guardian in a melee
is-steadfast = { $who } is neither suppressed nor panicked in its activation if its order token is faceup
is-armed = { $who } has the weapon of this card in its activation
is-slippery = { $who } may move while it is engaged, if all enemies it is engaged with are immobilized
is-supporting = { $who } may use Fire Support in a melee too, and keeps its order token faceup when it does
is-versatile = the ranged weapons of { $who } may be used while it is engaged
is-serene = { $who } rolls a white defence die more for each point of courage above its suppression
is-scornful = { $who } uses Deflect with blanks instead of surges
is-farsighted = the weapons of { $who } reach one range farther, to range 4 at most, if its order token is faceup and it has an aim token
is-blocking = the surges of { $who } are blocks when it defends
is-peaceful = { $who } does not attack
is-late = { $who } deploys after all other units, if this card was shown before deployment

## What a unit does. `may` is what it may do, `does` what it does

act-gain = { $how ->
    [may] may gain
   *[does] gains
} { $tokens }
act-one-of = { $how ->
    [may] may gain
   *[does] gains
} its choice of { $tokens }{ $count }
act-each = { $how ->
    [may] may gain
   *[does] gains
} { $tokens }{ $count }
count-once = {""}
count-friends-near = {" "}for each other friendly unit at range 1
count-troopers-near = {" "}for each other friendly trooper unit at range 1
count-foes-near = {" "}for each enemy unit at range 1-2
count-wounds = {" "}for each wound it has, three at most
count-defeated = {" "}for each enemy unit that has been defeated
count-tokens-of = { $n ->
    [one] { $token ->
        [aim] an aim token
        [immobilize] an immobilize token
        [ion] an ion token
       *[other] a { $name } token
    }
   *[other] { $n } { $name } tokens
}
act-recover = { $how ->
    [may] may recover
   *[does] recovers
}
act-move = { $how ->
    [may] may make
   *[does] makes
} a move of speed { $n }
it-does = it { $does }
act-owner = { $owner } { $does }
act-all = may decide that it { $does },
act-calm = lets { $who } within range { $n } lose a { $token } token
act-spread = gives { $tokens } to { $who }{ $within }
within-range = {" "}within range { $n }
within-anything = {""}
act-pass = may give { $tokens } to another friendly unit at range 1-2
act-has = { $how ->
    [may] may have
   *[does] has
} { $keyword } this round
act-posted = lets up to { $n } friendly units with faceup orders ({ $kind }) perform a free standby action
act-late = from round 5 on also { $does }
act-attack-once = may attack once more, once this round, which is no action
act-rouse = may have { $who } with a faceup order{ $n ->
    [0] {""}
   *[other] {" "}within range { $n }
} activate at once
act-strike = may attack with the weapon of this card{ $n ->
    [0] , as many enemies as it can, each once
    [one] {""}
   *[other] , up to { $n } enemies, each once
}
act-if-ordered = { $does } if its order token is faceup
act-shed = { $how ->
    [may] may lose
   *[does] loses
} a { $token } token
act-driven = { $how ->
    [may] may suffer
   *[does] suffers
} a wound for a free action
act-again = { $how ->
    [may] may suffer
   *[does] suffers
} a wound to have its order token back in the pool, once this round; then it activates again with an action less
act-recalled = returns its faceup order token to its pool
act-disorder = may return its faceup order token to the pool, to do the same to those of up to { $n } enemy units within range { $reach }
act-regain = brings a used command card of { $name } back to your hand
act-or = { $first }; otherwise it { $second }
act-hurt = { $how ->
    [may] may suffer
   *[does] suffers
} { $n ->
    [one] a wound
   *[other] { $n } wounds
}
act-fight = { $how ->
    [may] may attack
   *[does] attacks
}, which is no action
act-stride = { $how ->
    [may] may perform
   *[does] performs
} a free move action
act-pounce = may, once this round, gain a suppression token to attack that enemy or to perform a free move action
act-if-seen = { $does } if that enemy is within range { $n } and in its line of sight
act-pick = { $how ->
    [may] may choose
   *[does] chooses
} { $who } within range { $n }{ $sight ->
    [seen] {" "}and in line of sight
   *[any] {""}
}, which { $does }
act-pick-some = may choose { $who } within range { $n }, each of which { $does }
act-handled = performs a free move or attack action as you like; an enemy must be suppressed and not engaged
act-hurled = is put anew within range 1 of where it stands; an enemy rolls a white defence die for each mini and suffers a wound for each block and surge
act-take-over = may take over suppression tokens from trooper units within range { $n }, and gains a dodge token for each, { $most } at most
act-hand-over = may hand its suppression tokens on to trooper units within range { $n }; enemies among them gain an immobilize token each
act-shoved = may be moved by you at speed { $n }
act-pacified = does not attack any more this round
act-sheltered = is the target of no ranged attack any more this round
act-falls = is defeated
act-dulled = turns its order token facedown if it is a corps unit
act-slowed = { $how ->
    [may] may move
   *[does] moves
} no faster than speed 1 this round
act-paint = puts up a graffiti token beside terrain near it
act-smoke = { $how ->
    [may] may lay
   *[does] lays
} { $n ->
    [one] a smoke token
   *[other] { $n } smoke tokens
}

## Upgrades

perk-courage = the courage of this unit is { $n } higher
perk-orders-to = this unit issues orders as far as range { $n }
perk-orders-from = this unit is issued orders from { $n ->
    [0] any distance
   *[other] as far as range { $n }
}
perk-relay = an order issued to this unit may be passed on to a friendly unit at range 1-2
perk-order-itself = as orders are issued, this unit may issue an order to itself
perk-meditation = one of the orders that this unit issues may go to any friendly unit on the battlefield
perk-criticals = surges are criticals in a pool with the weapon of this card
perk-hits = when this unit attacks, its surges are hits
perk-pool-ion = a pool with the weapon of this card has Ion { $n }
perk-guarded = the blocks of this unit cannot be pierced in a melee
perk-free-will = this unit is not bound to its programmed actions (AI)
perk-coordinate-far = this unit uses Coordinate at range 1-2
perk-icon = its upgrade bar has one more place: { $slot }
perk-must = it must take an upgrade of this kind: { $slot }
perk-faster = this unit moves { $n } faster
perk-slips = this unit may move while it is engaged, if all enemies it is engaged with are immobilized
perk-esteemed = a friendly corps trooper unit at range 1 may take hits of ranged attacks on this unit as with Guardian
perk-surges = after this unit has issued orders by a command card, up to { $n } friendly units with faceup orders gain a surge token each
perk-strict = friendly trooper units with faceup orders may lose one suppression token instead of rallying
perk-improvises = when you draw a token from the order pool you may draw another and put one of the two back
perk-jams = enemies at range 1 are issued orders only by themselves
perk-onboard = when this unit is issued an order, it may issue one to a unit that it transports
perk-angry = when this unit has suffered wounds, it gains an aim token
perk-barrier = cancel a critical or up to two hits of a ranged attack on another friendly trooper unit at range 1
perk-ducks = when this unit defends against a ranged attack, it may gain a suppression token before cover is worked out
perk-endures = at the end of the Activation Phase this unit may lose a suppression token
perk-hunts = when this unit attacks a wounded trooper unit, it gains an aim token
perk-tenacious = in a melee this unit rolls a red die more if it is wounded or has lost minis
perk-boost = add { $dice } and { $keyword } to a ranged pool of this unit with a fixed weapon
perk-stance = two sides, which may be turned over when the unit activates. Defensive: its dodge actions bring two tokens and it spends no aim tokens. Offensive: its aim actions bring two tokens and it spends no dodge tokens
perk-stims = up to two wounds of an attack are suffered at the end of its next activation instead
perk-resolute = when this unit activates it may decide to lose no suppression and not to be suppressed until the activation ends
perk-willful = when this unit activates it may decide not to be bound to its programmed actions until the activation ends
perk-relay-often = an order issued to this unit may be passed on to a friendly unit at range 1-2, and it may still be issued another
perk-pushes = this unit may have Tactical { $n } for one move
perk-throttles = this unit may make one move one faster or one slower
perk-links = in one attack this unit and a friendly clone trooper unit at range 1 in its line of sight spend each other's aim, dodge and surge tokens
boost-dice = { $n ->
    [one] a { $colour } die
   *[other] { $n } { $colour } dice
}

power-throw = attack with a melee weapon at range 1-2 with half its dice, rounded up
power-push = move an enemy trooper unit at range 1 at speed 1, even if it is engaged
power-choke = an enemy trooper mini at range 1, no commander or operative, suffers a wound
power-pivot = this unit pivots
power-arsenal = until the activation ends this unit has Arsenal { $n }
power-gain = this unit gains { $tokens }
power-guide = up to { $n } friendly units at range 1-2, this one too, gain { $tokens } each
power-trick = an enemy trooper unit at range 1-2 gains { $tokens }
power-brief = until the activation ends this unit has { $keyword }
power-choke-anybody = a trooper mini of any side at range 1, no commander or operative, suffers a wound
power-snare = an enemy trooper unit at range 1 and in line of sight gains { $tokens }
power-action = card action: { $does }
power-free = free card action: { $does }
use-exhaust = using it exhausts the card
use-expend = using it uses the card up for the rest of the game
card-not-played = its text is not played yet, so it cannot be fielded

## Places of an upgrade bar

slot-heavy-weapon = heavy weapon
slot-personnel = personnel
slot-force = Force
slot-command = command
slot-hardpoint = hard point
slot-gear = gear
slot-grenades = grenades
slot-comms = comms
slot-pilot = pilot
slot-training = training
slot-generator = generator
slot-armament = armament
slot-crew = crew
slot-ordnance = ordnance
slot-counterpart = counterpart
slot-supply = supply
