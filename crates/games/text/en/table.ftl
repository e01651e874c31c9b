### The table and the match: what a board shows, what an answer is told, how a game ended.

## The board

board-legend = | _ wall   : ~ closed door   ' open door   . floor   o low objects   , difficult   % both   v pit   ## object
board-setup = setup
board-before-round = before round { $n }
board-phase = round { $n }, phase of { $seat }
board-points = { $seat }: { $points } points
board-defeated = defeated: { $names }
board-aboard = in { $token }
board-hit-points = { $left }/{ $all } Hit Points
board-force = { $n } Force
board-activated = activated

## Names

name-several = "{ $words }" may be: { $names }
name-nobody = nobody is called "{ $words }"
name-two = two figures are to be named, such as `why attack OK b1`

## What a number is made of

number-usage =
    ask `why attack A B`, `why defense B A` (its defense against A), `why damage A B` or `why critical A B`
number-not-there = { $who } is not on the map
number-attack = Attack of { $who } against { $at }
number-damage = Damage of { $who } to { $at }
number-critical = Damage of a critical hit of { $who } to { $at }
number-defense = Defense of { $at } against { $who }
source-printed = printed
source-usual = as everybody
source-wounds = damage taken
source-ability = { $ability } of { $who }
source-commander = the commander { $who }
source-cover = cover
source-combined-fire = combined fire of { $who }
source-occasion = the occasion
source-reroll = the reroll
source-critical = critical hit
legion-why-help = ask `why cover A B` (the cover of A against B), `why range A B`, `why speed A` or `why courage A`
legion-map-key = marks: # large, | ladder, " area, = barricade, ~ hollow, * objective, + supplies; inches along the edges
legion-map-zones = ; zones: `:` blue, `;` red
legion-why-two = name two units: first the one that is asked about, then the other
legion-nobody-there = no unit is on the table yet
legion-no-such-unit = there is no single unit "{ $name }" (one of: { $names })
legion-cover = cover of { $of } against { $from }: { $n }
legion-cover-terrain = terrain and units in the way
legion-cover-suppression = suppression
legion-cover-keywords = keywords
legion-cover-smoke = smoke
legion-cover-less = sharpshooting
legion-range = { $from } is at range { $n } of { $of }
legion-beyond-range = { $from } is beyond range { $n } of { $of }
legion-seen = { $of } sees { $from }
legion-unseen = { $of } does not see { $from }
legion-speed = { $of } moves at speed { $n } (printed { $printed })
legion-speed-slow = through difficult terrain at speed { $slow }
legion-courage = { $of } has courage { $n } and { $suppression } suppression
legion-suppressed = { $of } is suppressed
legion-no-courage = nothing frightens { $of }
no-numbers = { $game } has no numbers to explain
no-queries = { $game } answers no such question
not-there = nothing of that kind is there
form-no-name = a card needs a name

## The match

table-label = { $left } against { $right } on { $map }
table-label-way = { $squads } on { $map }: { $way }
table-against = { $one } against { $other }
table-refused = these squads do not meet so ({ $way }):
way-unknown = there is no way to play called "{ $name }"; the ways are: { $names }
edition-unknown = there is no edition "{ $name }"; the editions are: { $names }
way-quick-start = the quick start
way-standard = the light against the dark side of an era
way-era-on-era = era on era
way-free-for-all = free-for-all
way-three-players = three players
way-team = team play
way-out-of-the-box = out of the box
way-out-of-the-box-two = out of two boxes
way-capture-the-droid = capture the droid
way-battle = a battle of two armies
way-team-battle = a team battle
team-battle-seats = a team battle is for four, any other battle for two
nothing-asked = nothing is asked now
no-such-option = there is no such option
no-such-number = there is no option { $words }: they are 1 to { $options }
not-understood = "{ $words }" is not understood here: type an option or its number (`options` lists them), or `help`
may-be = "{ $words }" may be: { $options }
why-not-what = say an answer behind it, as you would type it to give it
not-an-answer = { $choice } does not answer this question
leads-to-a-fault = { $choice } leads to a fault: { $fault }
is-allowed = { $choice } is allowed
enter-faces =
    { $n ->
        [one] enter what the die shows, a number from 1 to { $sides }, such as `{ $example }`
       *[other] enter what the { $n } dice show, numbers from 1 to { $sides } with spaces between them, such as `{ $example }`
    }
nothing-to-undo = there is nothing to take back
wait-dice =
    { $n ->
        [one] a die of { $sides } faces
       *[other] { $n } dice of { $sides } faces
    }
wait-dice-for = { $dice }, for { $what }
throw-initiative = initiative, each seat in turn
throw-save = a save of { $who }, { $needs } or more ({ $ability })
throw-attack = the attack of { $by } on { $at }
wait-order = an order of { $n } things
wait-others = the answers of others
wait-asked = { $seat } is asked: { $question }
over-draw = a draw
over-won = { $seats } won
over-is-draw = the game is over, a draw
over-is-won = the game is over, won by { $seats }
saved-under = it was saved under { $version }; its log is not shown
saved-under-dropped =
    it was saved under { $version }; its log is not shown, and { $n } answers that no longer fit were dropped
no-squad-of-limit = there is no ready squad of { $limit } points
no-squad-named = "{ $name }" is neither a file nor one of the squads: { $names }
squad-not-legal = the squad "{ $name }" is not legal:
no-map-named = there is no map "{ $name }"; the maps are: { $names }
own-missing =
    it was played with content of your own (fingerprint { $then }), which is missing here: give its folder with --content
own-other =
    it was played with other content of your own (fingerprint { $then }) than this (fingerprint { $now }): the folder has
    changed since, or is another one
own-unwanted = it was played without content of your own: leave --content out
own-named = { $name } (your own)
own-file = your own file, set "{ $set }"
own-no-folders = a content folder has folders `characters`, `squads` or `maps`, and this has none of them
own-strange-file = `{ $folder }` holds files that end in .{ $ending }; move this elsewhere, or name it so

## What an answer over the network is told

refused-over = the game is over
refused-old = that question is no longer open
refused-not-asked = you are not asked anything now
refused-no-option = that is not one of the options
refused-revealed = dice were rolled or something was shown since; that cannot be taken back
