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
panel-ordered = has an order
panel-activated = has activated
panel-minis = { $n } of { $of } minis
panel-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
