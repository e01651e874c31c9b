### Squads: what each rule says about one, who is in it, and its cards.

era-old-republic = Old Republic
era-rise-of-the-empire = Rise of the Empire
era-rebellion = Rebellion
era-new-republic = New Republic
era-new-jedi-order = New Jedi Order

## Names and blanks

find-nobody = no character is called "{ $name }"; the nearest are: { $nearest }
find-several = "{ $name }" is in several sets; write one of: { $full }
lack-commander = its commander effect
lack-number = the number of { $ability }
lack-whom = whom { $ability } is about

## Verdicts

squad-on-line = Line { $line }: { $what }.
squad-unknown = { $what }.
squad-empty = A squad has at least one character.
squad-unentered = { $name } plays without what nobody has entered: { $what }.
squad-incomplete =
    { $name } lacks { $missing }. Enter it from the card in a file of your own: (set: { $set }, characters: [(name: { $card }, { $fill })])
squad-unimplemented = { $name } plays without what is not implemented yet: { $what }.
squad-quick-start = The quick start has these squads: { $one }; or { $other }.
squad-of-era = { $faction } squads are of the { $era } era.
squad-not-of-era = { $faction } squads are not of the { $era } era.
squad-other-faction = { $name } is { $faction }; the squad is { $squad }.
squad-no-faction = { $name } is of no known faction; the squad is { $squad }.
squad-fringe-of-three = { $name } is Fringe; with three players only a Fringe squad has those.
squad-factions = All are of the squad's faction, { $squad }, or may join it.
squad-holds-nobody = { $name } holds nobody.
squad-who-is-inside = Say who is inside: "1 { $name } = Han Solo, Scoundrel".
squad-not-han-solo = { $name } is not another version of Han Solo.
squad-may-not-join = { $name } may not be in a squad of this faction.
squad-holds = { $name } holds { $other }.
squad-spirit = A squad with a Light Spirit has a Unique character with a Force rating for it to choose.
squad-spirit-alone = A squad with a Light Spirit needs a Unique character with a Force rating for it to choose.
squad-costs = The squad costs { $total } of { $limit }.
squad-costs-too-much = The squad costs { $total }, { $over } more than { $limit }.
squad-unique-twice = Only one { $name } may be in a squad: { $who }.
squad-unique-twice-in-team = Only one { $name } may be in a team: { $who }.
squad-unique = No Unique character is in the squad twice.
squad-unique-in-team = No Unique character is in the team twice.
squad-reinforcements = The reinforcements fit: { $sources }.
squad-no-reinforcements = Nobody in the squad brings reinforcements.
squad-reinforcements-too-many = The reinforcements do not fit: { $sources }.
squad-source = { $ability } { $n } of { $name }

## Squads against each other

table-seats-2 = { $n } squads; this is played by 2.
table-seats-3 = { $n } squads; this is played by 3.
table-seats-4 = { $n } squads; this is played by 4.
table-seats-2-to-4 = { $n } squads; this is played by 2 or 3 or 4.
table-one-era = { $one } and { $other } are the light and the dark side of one era.
table-not-one-era = { $one } and { $other } are not the light and the dark side of one era.
table-two-eras = { $one } and { $other } are the light side of one era and the dark side of another.
table-not-two-eras = { $one } and { $other } are not the light side of one era and the dark side of another.
table-one-team = A team is of one faction: { $one } and { $other }.
table-three = Three players have at most one light and one dark squad, and at least one Fringe squad.

## Cards

card-line = { $name }: { $points } Hit Points, Defense { $defense }, Attack { $attack }, Damage { $damage }
card-force = , Force { $force }
card-silent = (does nothing yet)
card-reinforcement = (reinforcement)
card-commander = Commander effect
card-own = (your own)

## Files that cannot be read

squad-file-no-faction = a squad names its faction, such as "faction: Rebel"; the factions are: { $names }
squad-file-faction = no faction "{ $word }"; the factions are: { $names }
squad-file-era = no era "{ $word }"; the eras are: { $names }
squad-file-limit = a limit is a number, not "{ $word }"
squad-file-word = no such word "{ $word }"; the words are: { $names }
squad-file-line = a line is a number and a name, such as "2 Battle Droid", not "{ $word }"
squad-file-nobody = a number without a name
content-unreadable = { $what }
content-known-figure = { $field } { $known } is known, not { $new }
content-known-abilities = its abilities are known: { $names }; only their numbers may be added
content-known-commander = its commander effect is known
content-twice = this character of "{ $set }" stands in your files twice; leave one of them out
content-contradicts = "{ $set }" has this character already, and { $why }; give only what is missing, or choose another name
content-namesake =
    a character of this name is in "{ $set }" already; choose another name, or give that set to complete it
content-squad-namesake =
    there is a squad "{ $name }" already, called `{ $file }`; give yours another name, and its file too
content-map-nameless = a map needs a name: begin the file with `name: ...`
content-map-namesake = there is a map "{ $name }" already; give yours another name
map-wrong = found { $found }, legal here: { $legal }
map-found-one-side = one side for both
map-found-door = a door too many
map-legal-two-sides = two different start sides
map-legal-side = `west`, `east`, `north` or `south`
map-legal-squares = squares of the map, like `a1 b12`
map-legal-picture = a picture of 1 to 64 squares each way
map-legal-doors = at most 32 doors on a map
map-legal-corner = a corner: `+`, `-`, `|`, space, or `x` for a bevelled one
map-legal-rim-across = the rim: space or `-`
map-legal-edge-across = an edge: space, `-` for a wall, `=` for a door
map-legal-rim-down = the rim: space or `|`
map-legal-edge-down = an edge: space, `|` for a wall, `:` for a door
map-legal-square = a square: `.`, space, `l`, `d`, `b`, `p`, `#`, a capital letter or a digit
map-legal-header =
    `name`, `start-left`, `start-right`, `blast-door`, `airlock`, `turbolift`, `pits` or `note`, then `: ` and a value
