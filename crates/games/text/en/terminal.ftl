### The terminal: prompts, help and reports.

## Commands of `play`, each with its other words, and the help

command-quit = quit exit q
command-help = help ?
command-board = board b table map hand
command-options = options o
command-log = log
command-why = why
command-not = not
command-card = card
command-rules = rules
command-think = think thinking thoughts
command-undo = undo
command-save = save
command-load = load
number-words-attack = attack
number-words-defense = defense defence
number-words-damage = damage
number-words-critical = critical
help-01 = Answer with the number of an option, its words, or the beginning of them.
help-02 = {"  "}why not WORDS    why an answer is not allowed
help-03 = {"  "}options          the options again        board   the table again
help-04 = {"  "}log [N]          what happened so far     undo    take the last decision back
help-05 = {"  "}save FILE        keep the game            load FILE  go on with another one
help-06 = {"  "}think            what the opponent thought about its last answer
help-07 = {"  "}help             this text                quit    leave
help-minis-1 = {"  "}to c4            move by the shortest way; `via b2 c3 c4` names the squares
help-minis-2 = {"  "}attack b1        two letters on the board stand for the character
help-minis-3 = {"  "}why attack A B   what an Attack is made of; also `why defense B A`, `why damage A B`, `why critical A B`
help-minis-4 = {"  "}card A           a character's card       rules W what a rule or an ability says
help-ccg-1 = {"  "}pass             nothing more in this phase, or no answer to what just happened
help-ccg-2 = {"  "}activate 5       as much Force as you like; `deploy Luke Skywalker to Tatooine: Cantina` names card and place
help-ccg-3 = {"  "}why power X      what a number of a card on table is made of; also ability, forfeit, deploy, armor, maneuver, immunity
help-ccg-4 = {"  "}why drain light X  what a Force drain at a location comes to; also `why power dark X`, `why attrition dark X`
help-ccg-5 = {"  "}card TITLE       what a card says, on table or not   rules W  what a rule or a card says
help-legion-1 = {"  "}to 12 8 speed 2  the leader goes there, in inches; `forward 4 bend 30` for a base with a front
help-legion-2 = {"  "}at 12/3 13.2/3   places of minis, the leader first, from the lower left corner; `facing 90` looks up
help-legion-3 = {"  "}why cover A B    the cover of A against B; also `why range A B`, `why speed A`, `why courage A`; a part of a name will do
help-legion-4 = {"  "}card A           a unit's card
help-legion-5 = {"  "}rules W          what a keyword, a rule or a card says

## Beginning

play-begins = { $table }, seed { $seed }. Type `help` at any time.
play-begins-by-hand = { $table }. You throw the dice. Type `help` at any time.
ask-squad =
    { $game ->
        [ccg] deck of { $seat } (number, name or file; Enter for one by lot)
        [legion] army of { $seat } (number, name or file; Enter for one by lot)
       *[other] squad of { $seat } (number, name or file; Enter for one by lot)
    }
ask-map = map (number or name; Enter for one by lot)
no-such-squad =
    { $game ->
        [ccg] this side has no deck "{ $name }"; its decks are: { $names }
        [legion] there is no army "{ $name }"; the armies are: { $names }
       *[other] there is no squad "{ $name }"; the squads are: { $names }
    }
squad-may-be =
    { $game ->
        [ccg] type the number or the name of a deck listed above, a file of your own, Enter for one by lot, or `quit`
        [legion] type the number or the name of an army listed above, a file of your own, Enter for one by lot, or `quit`
       *[other] type the number or the name of a squad listed above, a file of your own, Enter for one by lot, or `quit`
    }
map-may-be = type the number or the name of a map listed above, Enter for one by lot, or `quit`
drawn-by-lot = the lot falls on { $name }
no-such-map = there is no map "{ $name }"
no-squad-fits = no ready squad may sit down as { $seat }; of the last of them: { $why }
no-squad-so-dear = nothing that is ready is for a limit of { $limit } points; there are: { $limits }
right-without-left = name the first seat's squad too: `--left SQUAD --right SQUAD`
seats-wrong = { $seats } cannot sit down to this: { $from } to { $to } can
squads-too-many = { $squads } squads were named, but { $seats } sit at the table
agents-of-seats = { $agents } players were named, but { $seats } sit at the table: name one for each
no-agents = { $game } has no agents
no-player = there is no player "{ $name }"; the players are: { $names }
player-person = person
player-of-seat = { $seat }: { $who }

## Playing

prompt-dice = dice
prompt-over = over
opponent-gives-up = the opponent gives up: { $why }
name-a-file = name a file, such as `save game.json`
thinks-nothing = the opponent has not thought about anything yet; `--opponent medium` does
thinks = { $question }: { $n ->
    [one] one game
   *[other] { $n } games
} in its head, { $ms } ms
thinks-of = { $percent } % to win, tried { $n } times: { $choice }
expects = expects then: { $line }
taken-back = taken back
saved-in = saved in { $file }
loaded = loaded { $file }
many-options = { $seat }: { $question } ({ $n } options; `options` lists them)
type-a-place = type one of them, such as `{ $place }`
enter-dice = enter { $what }
game-over = The game is over: { $how }.

## Squads

squad-kept = kept
squad-broken = broken
squad-legal =
    { $kind ->
        [deck] { $name } is legal: { $cost } cards
       *[other] { $name } is legal: { $cost } of { $limit } points
    }
squad-illegal =
    { $kind ->
        [deck] { $name } is not legal: { $cost } cards
       *[other] { $name } is not legal: { $cost } of { $limit } points
    }
squad-the =
    { $kind ->
        [deck] The deck
        [army] The army
       *[other] The squad
    }
squad-named = "{ $name }"
squad-costs =
    { $kind ->
        [deck] { $name }: { $cost } cards
       *[other] { $name }: { $cost } of { $limit } points
    }
squad-silent = Not implemented yet: { $names }.
squad-own = your own
squad-not-ready = not ready
squad-silent-count = { $n } abilities do nothing yet
squad-size =
    { $kind ->
        [deck] { $n } cards
        [army] { $n } units
       *[other] { $n } characters
    }

## Rules, rulings and replays

rules-of-game = { $game ->
    [ccg] Star Wars CCG
    [legion] Star Wars: Legion
    [minis] Star Wars Miniatures
   *[other] { $game }
}
rules-nothing = nothing is known about "{ $words }"
rules-see-also = See also: { $titles }.
ruling-no-case = there is no case { $n }; the ruling has { $of ->
    [one] one
   *[other] { $of }
}
ruling-case = case { $n } of { $of }: { $name }
ruling-as-stated = as stated
replay-only = only { $version } can prove it
replay-not-over = not over yet
replay-draw = a draw
replay-won = won by { $seats }
replay-proved = played again to the same end
replay-told = told from its own events, not proved
replay-end = { $answers } answers in { $steps } steps, { $end }: { $proof } ({ $version })

## Many games

sim-games = { $games } games of { $game } at { $tables } tables, seed { $seed }
sim-won = won
sim-interval = (95 %: { $low } to { $high })
sim-draws = draws
sim-unfinished = draws broken off because no end was in sight: { $n }
sim-speed = { $decisions } decisions in { $secs } s: { $each } a second, { $games } games a second
sim-longest = longest answer { $wall } ms, { $ran } ms of them thinking
sim-fingerprint = fingerprint { $n }
