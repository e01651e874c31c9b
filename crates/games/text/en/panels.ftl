### Tables without a drawing of their own, as panels.

panel-now = Now
panel-turn = Turn of
panel-phase = Phase
panel-round = Round
panel-battle = Battle at
panel-aside = Beside the locations
panel-icons = Force icons
panel-controlled = Controlled by
panel-reserve = Reserve Deck
panel-force = Force Pile
panel-used = Used Pile
panel-lost = Lost Pile
panel-hand = Hand
panel-power = power
panel-ability = ability
panel-forfeit = forfeit
panel-hit = hit
panel-captive = captive
panel-frozen = frozen
panel-missing = missing
panel-undercover = under cover
panel-crashed = crashed
panel-landed = landed
panel-attached = attached
panel-ionized = ion damage
panel-collapsed = collapsed
panel-blown-away = blown away
panel-stage-define = Battlefield
panel-stage-deploy = Deployment
panel-stage-command = Command
panel-stage-activation = Activation
panel-stage-end = End
panel-active = Active unit
panel-actions = Actions left
panel-victory = Victory tokens
panel-kills = Points defeated
panel-commands = Command cards
panel-played = Played
panel-defeated = defeated
panel-undeployed = not yet deployed
panel-elsewhere = not on the table
panel-ordered = has an order
panel-activated = has activated
panel-minis = { $n } of { $of } minis
panel-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
panel-sum = This turn
panel-score = Points
panel-wager = Wager
panel-most = Stops at
side-light = light
side-dark = dark
panel-phase-start = start
panel-phase-activate = activate
panel-phase-control = control
panel-phase-deploy = deploy
panel-phase-battle = battle
panel-phase-move = move
panel-phase-draw = draw
panel-colour = Player
panel-red = red
panel-blue = blue
panel-red-die = red
panel-white-die = white
panel-red-dice = { $n } red
panel-black-dice = { $n } black
panel-white-dice = { $n } white
only-ground-vehicle = ground vehicles
only-repulsor-vehicle = repulsor vehicles
only-clone-trooper = clone troopers
only-droid-trooper = droid troopers
only-emplacement-trooper = emplacement troopers
only-trooper = troopers
only-corps = corps
only-commander = commanders
only-operative = operatives
only-rebels = Rebels
only-empire = Empire
only-republic = Republic
only-separatists = Separatists
only-light-side = light side
only-dark-side = dark side
only-not = but no
panel-wounds-of = wounds
panel-courage = courage
panel-resilience = resilience
panel-speed = speed
panel-defense = defense
panel-upgrades = upgrades
panel-melee = melee
panel-range = range
panel-size = minis
panel-points = points
panel-pips = pips
panel-upgrade = upgrade
panel-only = only for
panel-command = command card
panel-orders = orders
panel-ordered-units = { $who ->
    [each-eligible-unit] all units in reach
    [trooper] { $n } trooper { $n ->
        [one] unit
       *[other] units
    }
    [clone-trooper] { $n } clone trooper { $n ->
        [one] unit
       *[other] units
    }
    [corps-unit] { $n } corps { $n ->
        [one] unit
       *[other] units
    }
    [special-forces-or-operative-unit] { $n } special forces or operative { $n ->
        [one] unit
       *[other] units
    }
    [support-or-heavy-unit] { $n } support or heavy { $n ->
        [one] unit
       *[other] units
    }
    [vehicle] { $n } { $n ->
        [one] vehicle
       *[other] vehicles
    }
   *[unit] { $n } { $n ->
        [one] unit
       *[other] units
    }
}
number-help = say a number and a card, such as `power Luke Skywalker`, or `drain light Tatooine`
number-not-on-table = there is no `{ $name }` on table
number-none = { $card } has no { $number }
number-of-card = { $number } of { $card }
number-of-side = { $number } of { $side } at { $place }
number-destiny = destiny
number-deploy = deploy
number-power = power
number-ability = ability
number-armor = armor
number-maneuver = maneuver
number-hyperspeed = hyperspeed
number-landspeed = landspeed
number-forfeit = forfeit
number-parsec = parsec
number-immunity = immunity
number-drain = drain
number-attrition = attrition
board-turn = { $phase } phase, turn of { $side }
board-pilot = pilot
board-passenger = passenger
board-astromech = astromech
board-cargo = cargo
panel-objective = Objective
panel-deployment = Deployment
panel-condition = Conditions

# What battle cards do, as this engine plays them.
objective-breakthrough = At the end of the game each side gains a victory token for every unit leader of its own in an enemy deployment zone.
objective-intercept = Three tokens lie on the middle line. Whoever has more leaders of trooper units at range 1 of one holds it: one victory token for each held after rounds 2 and 4, two at the end of the game.
objective-key-positions = Three pieces of terrain are marked. At the end of the game whoever has more unit leaders in contact with one gains a victory token for it.
objective-supplies = Five crates lie on the table. A trooper unit whose leader touches one may take it up as an action; at the end of the game each crate that is carried is worth a victory token.
objective-vaporators = Four vaporators stand on the table. Troopers whose leader touches one may sabotage or restore it as an action; at the end of the game blue gains a victory token for every wound more than they began with, red for every wound less.
objective-bombing-run = Each side has bombs, which its units carry and lay down. After the activations of a round each player may set one off; one that bursts in a deployment zone or within range 1 of it is worth a victory token to the other side.
objective-hostages = Each side holds a hostage of the other, whose unit carries a token. At the end of the game every token that a unit has is worth a victory token, and another one in its own deployment zone.
objective-payload = Each side has a bomb cart, which rolls at the end of a round if more friends than enemies are near it, and a marked piece of terrain as its target. At the end of the game: three victory tokens if the cart touches it, two at range 1, one at range 2.
objective-breach = At the end of the game each side gains two victory tokens for every unit leader of its own within range 1 of the enemy's edge.
objective-control = A token lies in the middle. After rounds 2, 3 and 4 whoever has more unit leaders at range 1 of it gains a victory token, and two at the end of the game.
objective-elimination = At the end of the game each side gains a victory token for every enemy unit that was defeated, and another if it was a commander, an operative or a heavy unit.
objective-pivotal-positions = Three pieces of terrain are marked. At the end of the game whoever has more unit leaders in contact with one gains two victory tokens for it.
condition-clear = Nothing is different.
condition-visibility = No ranged attacks beyond range 2 in the first round, nor beyond range 3 in the second.
condition-hostile = Trooper units whose leader touches no terrain keep their suppression tokens in the End Phase.
condition-weary = A commander lends his courage against panic only at range 1.
condition-reinforcements = Each player holds back one or two trooper units, no commanders and no operatives. They come when an order token of their rank is drawn and no other unit can take it, beyond range 2 of all enemies if possible, and count as activated.
condition-supply-drop = Supply tokens lie on the table. A unit that takes one up draws supply cards and keeps one.
condition-dawn = No ranged attacks beyond range 2 in the first round.
condition-defenses = Blue and red by turns put up four barricades in all, each in or near their own deployment zone.
