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
panel-blue = blue
panel-red = red
panel-black = black
panel-white = white
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
