### What the rules say about an army.

army-limit = The limit is 800 points, 1600 for a grand army, 600 for each of two partners, 500 for a skirmish, or 400 in the quick format ({ $name }{ $is }).
army-team-limit = { $name }: each partner's limit is { $may } points, not { $is }.
army-team-faction = Partners are of one faction.
army-points = The army costs { $is } of { $may } points.
army-rank = Units of rank { $name }: { $is }, at most { $may }.
army-rank-few = Units of rank { $name }: { $is }, at least { $may }.
army-unit-unknown = The faction has no unit { $name }.
army-upgrade-unknown = There is no upgrade { $name }.
army-no-slot = The unit has no free place for { $name }.
army-upgrade-twice = The unit has { $name } twice.
army-upgrade-not-for = { $name } is not for this unit.
army-two-leaders = { $name } has two leaders.
army-no-heavy-weapon = { $name } needs a heavy weapon.
army-unique = { $name } exists only once.
army-detachment = { $name }: { $is } units for { $may } partners.
army-command-unknown = There is no command card { $name }.
army-command-twice = The hand holds { $name } twice.
army-command-not-ours = { $name } belongs to somebody who is not in the army.
army-pips = Command cards with { $name } pips: { $is } of { $may }.
army-deck = Battle cards of kind { $name }: { $is } of { $may }.
army-battle-unknown = There is no battle card { $name } in the game yet.
army-must-equip = The unit must take { $name }.
army-counterpart = { $name } goes with the unit that its card names.
army-loadout = { $name } is set aside: only for a unit with Loadout, for a card of its type that costs as much or more.
