### What each keyword does, in our own words.
###
### The key is `keyword-<id>`, the id of the rule without its `gl.`; a line break within a text counts as a space. The unit
### meant is the one that has the keyword, or whose mini carries the weapon; `$n` is the number printed after the name. A
### pool is all the dice that one attack rolls against one defender.

count-aim-tokens = { $n ->
    [one] { $n } aim token
   *[other] { $n } aim tokens
}
count-dodge-tokens = { $n ->
    [one] { $n } dodge token
   *[other] { $n } dodge tokens
}
count-surge-tokens = { $n ->
    [one] { $n } surge token
   *[other] { $n } surge tokens
}
count-suppression-tokens = { $n ->
    [one] { $n } suppression token
   *[other] { $n } suppression tokens
}
count-shields = { $n ->
    [one] { $n } shield token
   *[other] { $n } shield tokens
}
count-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
count-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}

keyword-agile-x =
    After every standard move, whoever caused it, the unit gains { count-dodge-tokens }. Pivots, reversing, climbing and
    boarding do not count.
keyword-ai-action =
    Unless an order token lies face up beside it, the first action of the unit's activation must be one of those listed.
    If it can do none of them it acts freely.
keyword-arm-x =
    As an action the unit lays { $n } of its charges flat on the ground, each wholly within range 1 of its leader and in its
    line of sight, clear of other charges and of the tokens of objectives and conditions.
keyword-armor = When the unit defends, all hits are cancelled before the defense roll; criticals are not.
keyword-armor-x = When the unit defends, up to { count-hits } are cancelled before the defense roll; criticals are not.
keyword-arsenal-x =
    In an attack each mini of the unit may use up to { $n } of its weapons instead of one, against the same enemy or
    against several.
keyword-authoritative =
    When the unit would be issued an order, it may pass it on to a friendly unit at range 1 or 2, once in a Command
    Phase. It has received none then, and another may be issued to it.
keyword-barrage =
    The unit may perform two attack actions in its activation, as long as none of its minis uses several weapons at once
    by Arsenal.
keyword-beam-x =
    After its first target the weapon may attack up to { $n } more, one after another and alone. Each must be in the
    attacker's line of sight and at range 1 of the one before, however far that is from the attacker.
keyword-blast = If the pool holds such a weapon, the defender has no use of its cover.
keyword-block = If the unit spends a dodge token as it defends, its defense surges count as blocks in that attack.
keyword-bounty =
    After setup the unit puts a price on an enemy commander or operative. If it defeats that enemy it takes the token,
    and if it is still alive at the end of the game its player has a victory token more.
keyword-calculate-odds =
    As an action: a friendly trooper unit at range 1 and in line of sight, or the unit itself, gains an aim, a dodge and a
    suppression token.
keyword-charge =
    After a move action that brings the unit into base contact with an enemy, it may attack that enemy in melee as a free
    action, if it has not used its attack action yet.
keyword-climbing-vehicle = This vehicle climbs and clambers as troopers do.
keyword-compel =
    Another friendly trooper unit at range 1 or 2 that is suppressed after its Rally step, but not in panic, may gain a
    suppression token to perform a free move action.
keyword-coordinate =
    After the unit has been issued an order, it may issue one to a friendly unit at range 1 that the keyword lists.
keyword-counterpart =
    The mini on this card joins the unit it names and the two act as one. It has its own wounds, weapons and keywords; it
    is never the leader, and it falls before the others do.
keyword-cover-x = When the unit defends against a ranged attack its cover is better by { $n }; heavy is the best there is.
keyword-covert-ops =
    When it deploys, this commander may become an operative for the rest of the game, and then it may deploy as if it had
    Infiltrate. If its army has no other commander, a corps or special forces unit becomes one at once.
keyword-critical-x = Up to { $n } of the pool's attack surges become criticals; the other surges follow the unit's chart.
keyword-cumbersome =
    A unit that moves cannot attack with this weapon in the same activation, nor move after attacking with it. A pivot is
    allowed.
keyword-cunning =
    If priority would be tied and its player has revealed a command card of this character, that card counts as one pip
    less. If both players could do so, the tie stays.
keyword-cycle =
    At the end of the unit's activation this card is readied if it was exhausted and the unit did not use it in that
    activation.
keyword-danger-sense-x =
    When suppression would leave the unit it may keep as many of these tokens as it likes. When it defends it rolls one
    defense die more for each of its suppression tokens, at most { $n } more.
keyword-dauntless =
    If the unit is suppressed after its Rally step, but not in panic, it may gain a suppression token to perform a free
    move action.
keyword-defend-x = When the unit is issued an order it gains { count-dodge-tokens }.
keyword-deflect =
    If the unit spends a dodge token as it defends, its defense surges count as blocks; in a ranged attack the attacker
    also suffers a wound for each surge rolled.
keyword-demoralize-x =
    After its Rally step the unit deals out up to { count-suppression-tokens } among enemy units at range 1 or 2.
keyword-detachment =
    Each such unit needs a partner of its own, of the kind named, in the army. It deploys within the shortest movement
    tool of its partner's leader, even outside the zone, and so after it.
keyword-detonate-x =
    After a unit of either side has attacked, moved or performed an action, this one may set off up to { $n } of its
    side's charges of the kind named.
keyword-disciplined-x = When the unit is issued an order it sheds up to { count-suppression-tokens }.
keyword-disengage = While it is engaged with only one enemy unit, the unit may move away as usual instead of withdrawing.
keyword-distract =
    As a free action: until the end of the round an enemy trooper unit at range 1 or 2 and in line of sight must attack
    this unit if it can, with every weapon that reaches. For that round this unit is not Inconspicuous.
keyword-divulge =
    At the start of the phase or step that it names, the card may be shown to do what stands after the keyword. It is not
    played by that and goes back to the hand.
keyword-duelist =
    In a melee: an aim token spent on rerolls also gives the pool Pierce 1, and a dodge token spent in defense makes the
    unit immune to Pierce in that attack.
keyword-enrage-x =
    While its wounds are { $n } or more, the unit has Charge and knows no suppression: what it has goes, and none is
    gained.
keyword-entourage =
    One unit of the kind named does not count towards its rank in the army. In the Command Phase this unit may issue an
    order to a unit of that kind at range 1 or 2.
keyword-equip = The unit must have the upgrades named.
keyword-exemplar =
    Friendly units at range 1 or 2 and in line of sight may spend this unit's aim, dodge, surge and standby tokens as
    theirs.
keyword-expert-climber = When the unit clambers it rolls no dice and suffers no wounds.
keyword-field-commander =
    If the command card played belongs to no character, this unit may issue its orders in place of a commander.
keyword-fire-support =
    When another friendly unit makes a ranged attack, this one may turn its faceup order token over, which ends its turn
    for the round, and add its own weapons that reach and see the defender. It must not be engaged, and one unit may do
    so for each pool.
keyword-fixed = The weapon attacks only what is at least partly within the firing arc named.
keyword-full-pivot = When the unit pivots it may face any direction.
keyword-generator-x = In the End Phase the unit raises up to { $n } of its flipped shields.
keyword-grounded = The unit neither climbs nor clambers.
keyword-guardian-x =
    When a friendly trooper unit at range 1 and in line of sight defends against a ranged attack, this unit may take over
    up to { count-hits }: it rolls a defense die of its own for each, and what it does not block wounds it. The attacker
    may use Pierce on it. Nobody guards a unit that has Guardian itself.
keyword-gunslinger =
    After a ranged attack action the unit may make one more ranged attack, against another enemy. That one is no action.
keyword-heavy-weapon-team = The unit must have a heavy weapon, and the mini that carries it is the leader.
keyword-high-velocity = If every weapon of the pool has this keyword, the defender cannot spend dodge tokens.
keyword-hover =
    The unit may take standby and reverse, and strafe if its base has notches at the sides. Hover: Ground makes it a
    ground vehicle in the eyes of all others; Hover: Air lets it pass over and stand on terrain up to the height given.
keyword-immobilize-x =
    If the attack wounds the defender, it gains { $n ->
        [one] an immobilize token
       *[other] { $n } immobilize tokens
    }, each of which lowers its speed by 1 to the end of its next activation.
keyword-immune-blast = When the unit defends it has its cover in spite of Blast.
keyword-immune-deflect = An attack with this weapon is never answered with wounds by Deflect or Soresu Mastery.
keyword-immune-enemy-effects =
    What enemy cards do has no effect on the unit and cannot be aimed at it. Attacks and battle cards are not meant.
keyword-immune-melee = No enemy mini may be put into base contact with the unit.
keyword-immune-pierce = The unit's blocks cannot be cancelled by Pierce, whether it defends or guards somebody.
keyword-immune-range-1-weapons = Weapons whose longest range is 1 cannot attack the unit.
keyword-impact-x =
    If the defender has Armor or Armor X, up to { count-hits } of the pool become criticals before the armor works. The numbers of
    all weapons in the pool are added.
keyword-impervious =
    When the unit defends it rolls as many more defense dice as the pool has Pierce. This does nothing for a defender that
    is immune to Pierce.
keyword-incognito =
    Enemies beyond range 1 cannot attack the unit, and its leader does not count for objectives. That is over for good as
    soon as it attacks, is attacked by a unit or performs an action of the objective.
keyword-inconspicuous =
    While the unit has suppression, enemies that can attack somebody else must do so. In its Rally step it may keep its
    suppression.
keyword-indomitable = In its Rally step the unit rolls red dice instead of white ones.
keyword-infiltrate = The unit may deploy anywhere beyond range 3 of all enemies.
keyword-inspire-x =
    After its Rally step the unit takes up to { count-suppression-tokens } in all off other friendly units at range 1 or 2.
keyword-ion-x =
    If the attack wounds a vehicle or a droid trooper, that gains { $n ->
        [one] an ion token
       *[other] { $n } ion tokens
    } and loses an action for each. Before that, shields of the defender, up to { $n }, are flipped without effect.
keyword-jedi-hunter =
    Against an enemy whose card has a slot for Force upgrades, the unit's attack surges become criticals.
keyword-jump-x =
    As a move action the unit makes a standard move over everything up to height { $n } above its start, minis included,
    untroubled by difficult terrain; it may end on terrain that high or anywhere lower.
keyword-leader-upgrade = The mini on this card is the unit's leader. If it falls another mini takes its place and its weapon.
keyword-lethal-x =
    Before the defense roll the attacker may spend up to { count-aim-tokens }; each gives the pool Pierce 1 and rerolls
    nothing.
keyword-light-transport-x =
    The vehicle carries up to { count-units } of a single trooper on a small base each, which may also deploy aboard. If it is open, every passenger
    suffers a wound when an attack wounds it.
keyword-loadout =
    Beside each of the unit's upgrades another of the same kind that costs no more may lie ready. When it deploys, each
    may be exchanged for the other.
keyword-long-shot-x =
    In a ranged attack the unit may spend up to { count-aim-tokens } to lengthen the weapon's range by 1 for each.
keyword-low-profile = When the unit defends in light cover, its cover is heavy.
keyword-makashi-mastery =
    In a melee the unit may forgo 1 of its Pierce; then the defender has no use of Immune: Pierce or Impervious.
keyword-marksman =
    After its surges are turned the unit may spend aim tokens: each makes a hit of a blank or a critical of a hit.
keyword-master-of-the-force-x =
    At the end of its activation the unit readies up to { $n } of its exhausted Force upgrades.
keyword-nimble = After an attack in which the unit spent dodge tokens as the defender, it gains one.
keyword-noncombatant =
    The mini uses no weapons. Wounds go to the other minis that are not the leader first, unless it is wounded already or
    the only one of them in sight.
keyword-outmaneuver = The unit's dodge tokens cancel criticals as well as hits.
keyword-permanent = The card stays in play after the round, with all it does.
keyword-pierce-x =
    After the defense roll up to { $n } of the defender's blocks are cancelled, or of a guardian's. The numbers of all
    weapons in the pool are added.
keyword-plodding = The unit makes at most one standard move in its activation.
keyword-poison-x =
    If the attack wounds a trooper that is no droid, its unit gains { $n ->
        [one] a poison token
       *[other] { $n } poison tokens
    } and suffers a wound for each at the end of its next activation.
keyword-precise-x =
    Each aim token the unit spends on rerolls allows { $n } more { $n ->
        [one] die
       *[other] dice
    }.
keyword-pulling-the-strings =
    As an action: another friendly trooper unit at range 1 or 2 attacks or moves at once, as a free action.
keyword-quick-thinking = As an action the unit gains an aim and a dodge token.
keyword-ram-x =
    If the unit has made a full standard move at its top speed in this activation, up to { $n } of the pool's results,
    blanks too, become criticals.
keyword-ready-x = After a standby action the unit gains { count-aim-tokens }.
keyword-recharge-x = When the unit recovers it also raises up to { $n } of its flipped shields.
keyword-reconfigure = When the unit recovers, this card may be turned to its other side.
keyword-regenerate-x =
    At the end of its activation the unit rolls a white defense die for each wound, at most { $n }; every block or surge
    heals one.
keyword-relentless =
    After a move action the unit may attack as a free action, if it has not used its attack action yet.
keyword-reliable-x = At the start of the Activation Phase the unit gains { count-surge-tokens }.
keyword-repair-x-capacity-y =
    As an action, as often in the game as the card's capacity says: a friendly vehicle or droid trooper unit at range 1 and
    in line of sight loses up to { $n } of its wounds, ion and damage tokens, or gets back up to { $n } of its minis that
    fell this round, each one wound short of falling.
keyword-reposition = With every standard move the unit may pivot, before it or after it.
keyword-retinue =
    At the start of the Activation Phase the unit gains an aim or a dodge token if the unit it names is at range 1 or 2.
keyword-scale =
    With each move action the unit may clamber for free, before it or after it, and rolls no dice for that. Difficult
    terrain does not slow it.
keyword-scatter =
    After attacking troopers on small bases the attacker may put all minis but the leader elsewhere in cohesion.
keyword-scout-x =
    After the unit has deployed it may make a standard move at speed { $n }, not slowed by difficult terrain; 3 is the
    most that Scout can give.
keyword-scouting-party-x =
    When the unit has used Scout, up to { $n } friendly trooper { $n ->
        [one] unit
       *[other] units
    } at range 1 or 2 that did not scout may move as fast as it did.
keyword-secret-mission =
    Once a game, as a free action while the whole unit is in an enemy deployment zone: it takes a victory token, which
    counts if the unit is alive at the end of the game.
keyword-sentinel = The unit may spend its standby token at range 1 to 3 instead of 1 to 2.
keyword-sharpshooter-x = When the unit attacks, the defender's cover is worse by { $n }, after all that improves it.
keyword-shielded-x =
    The unit has { count-shields }. In a ranged attack against it each may be flipped to cancel a hit or a critical.
keyword-sidearm =
    In attacks of the kind named this mini uses no weapon but the one on its card.
keyword-small =
    In ranged attacks against its unit this mini does not count for sight, range or cover; it can still be wounded if an
    attacker sees it.
keyword-smoke-x =
    As an action the unit lays { $n ->
        [one] a smoke token
       *[other] { $n } smoke tokens
    } wholly within range 1 of its leader and in sight of it.
keyword-soresu-mastery =
    If the unit spends a dodge token as it defends, or one as it guards, its defense surges count as blocks and the
    attacker suffers a wound for each surge rolled.
keyword-speeder-x =
    At the start of its activation the unit must move its full speed. In all moves it passes over terrain up to height
    { $n }, and may end on it.
keyword-spotter-x =
    As an action: up to { $n } friendly { $n ->
        [one] unit
       *[other] units
    } at range 1, the unit itself too, gain an aim token each.
keyword-spray =
    The weapon's dice are added to the pool once for every mini of the defender that its bearer sees.
keyword-spur =
    As it moves the unit may gain a suppression token to be faster by 1 for this move; 3 is the most.
keyword-stationary = The unit cannot move, except to pivot.
keyword-steady =
    After a move action the unit may make a ranged attack as a free action, if it has not used its attack action yet.
keyword-suppressive =
    After the attack the trooper unit that defended gains one more suppression token, hit or not; several such weapons in
    a pool add no more.
keyword-tactical-x = After every standard move, whoever caused it, the unit gains { count-aim-tokens }.
keyword-take-cover-x =
    As an action: up to { $n } friendly { $n ->
        [one] unit
       *[other] units
    } at range 1, the unit itself too, gain a dodge token each.
keyword-target-x = When the unit is issued an order it gains { count-aim-tokens }.
keyword-teamwork =
    While the unit it names is friendly and at range 1 or 2: when one of the two gains aim or dodge tokens, so does the
    other.
keyword-tow-cable = If the attack wounds a vehicle, the attacking player pivots it.
keyword-transport-x =
    The vehicle carries up to { count-units } of troopers, which may also deploy aboard. If it is open, every passenger
    unit suffers a wound when an attack wounds it.
keyword-treat-x-capacity-y =
    As an action, as often in the game as the card's capacity says: a friendly trooper unit that is no droid, at range 1
    and in line of sight, loses up to { $n } of its wounds and poison tokens, or gets back up to { $n } of its minis that
    fell this round, each one wound short of falling.
keyword-uncanny-luck-x = When the unit defends it may reroll up to { $n } of its defense dice, all at once.
keyword-unhindered = Difficult terrain does not slow the unit.
keyword-versatile = The unit may make ranged attacks with this weapon even while it is engaged.
keyword-weak-point-x =
    If the attacking leader is in the arc named here, the pool has Impact { $n } against this unit.
keyword-wheel-mode =
    At the start of its activation the unit may roll: its speed is 3 for this activation. To the end of the round its
    cover is better by 2, but it can neither attack nor use its shields.
