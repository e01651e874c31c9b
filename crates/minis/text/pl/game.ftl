### Gra w toku: pytania, odpowiedzi i wiersze dziennika.
###
### Nazwy (`$who`, `$at` i inne) są wstawiane bez odmiany, więc zdania trzymają je w mianowniku, w razie potrzeby po
### dwukropku. `$n` to liczba, która może zmienić słowa wokół siebie.

## Liczenie i nazywanie

count-activations =
    { $n ->
        [one] 1 aktywacja
        [few] { $n } aktywacje
       *[other] { $n } aktywacji
    }
count-squares =
    { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[other] { $n } pól
    }
count-points =
    { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
count-force-points =
    { $n ->
        [one] 1 Punkt Mocy
        [few] { $n } Punkty Mocy
       *[other] { $n } Punktów Mocy
    }
points-and-a-half = { $whole },5
list-and = { $init } i { $last }
list-or = { $init } lub { $last }
seat-1 = lewy gracz
seat-2 = prawy gracz
seat-3 = trzeci gracz
seat-4 = czwarty gracz
edge-west = zachodni
edge-east = wschodni
edge-north = północny
edge-south = południowy
door-at = drzwi ({ $squares })
faction-old-republic = Stara Republika
faction-sith = Sithowie
faction-mandalorian = Mandalorianie
faction-republic = Republika
faction-separatist = Separatyści
faction-rebel = Rebelia
faction-imperial = Imperium
faction-new-republic = Nowa Republika
faction-yuuzhan-vong = Yuuzhan Vong
faction-fringe = Niezależni

## Pytania

ask-area = który brzeg zająć
ask-place = gdzie rozstawić postać: { $who }
ask-first = kto zaczyna
ask-board = do czego wsiada { $who }
ask-alight = gdzie wysiada { $who }
ask-activate = kogo aktywować (zostało: { count-activations })
ask-turn = co robi { $who }
ask-move = dokąd idzie { $who } (zostało: { count-squares })
ask-combine = kto łączy ogień, gdy atakuje { $who }
ask-reroll = czy { $who } powtarza rzut, w którym wypadło { $die }
ask-opportunity = czy { $who } wykonuje atak odruchowy (cel: { $at })
ask-react = czego użyć { $when }
ask-order = co dzieje się najpierw { $when }
ask-target = na kim { $who } używa: { $ability }
ask-square = na którym polu { $who } używa: { $ability }
ask-push = dokąd { $who } odpycha postać: { $at }
ask-door = na których drzwiach { $who } używa: { $ability }
ask-hold-open = czy { $who } trzyma drzwi nr { $door } otwarte (jeśli nie, będą zamknięte)
ask-use = czy { $who } używa: { $ability }
ask-pool = czyje Punkty Mocy wydaje { $who } na: { $ability }
ask-keep = którą kość zachować, { $one } czy { $other }
ask-join = kto dołącza (sprowadza { $who }, zostało: { count-points })

## Chwile, jako koniec pytania

moment-set-up = po rozstawieniu
moment-initiative = po inicjatywie
moment-activated = przy aktywacji
moment-turn-end = na koniec tury
moment-announced = przy zapowiedzi ataku
moment-targeted = przy wskazaniu celu
moment-declared = przy deklaracji ataku
moment-before-roll = przed rzutem ataku
moment-rolled = przy rzucie ataku
moment-attacked = po zaatakowaniu
moment-read = przy odczytaniu rzutu
moment-hit = przy trafieniu
moment-missed = przy chybieniu
moment-guard = żeby przejąć obrażenia
moment-hurt = przeciw obrażeniom
moment-falling = przeciw pokonaniu
moment-fallen = przy pokonaniu
moment-gone = przy zdejmowaniu z planszy
moment-aftermath = po trafieniu
moment-entered = przy kroku
moment-power = przeciw Mocy
moment-saved = przy rzucie obronnym
moment-initiative-rolled = przy rzucie na inicjatywę

## Odpowiedzi

choice-yes = tak
choice-no = nie
choice-pass = pas
choice-steps =
    { $n ->
        [one] 1 krok
        [few] { $n } kroki
       *[other] { $n } kroków
    }
choice-to = na { $square }
choice-via = przez { $squares }
choice-nowhere = donikąd
choice-move = ruch
choice-attack = atak: { $who }
choice-use = użyj: { $ability }
choice-board = wsiądź: { $who }
choice-hand-over = oddaj droida: { $who }
choice-end = koniec tury
choice-uses = { $who } używa: { $ability }
choice-door = drzwi { $n }

## Wiersze dziennika

event-area-taken = { $seat } zajmuje { $edge } brzeg
event-joined = { $who } dołącza do gry ({ $seat })
event-set-up = drużyny są rozstawione
event-initiative-rolled = { $seat } wyrzuca { $die } na inicjatywę
event-round-began = zaczyna się runda { $number }, pierwszy jest { $seat }
event-round-ended = runda się kończy
event-phase-began = zaczyna się faza: { $seat }, { count-activations }
event-phase-cut-short = faza kończy się wcześniej
event-activated = { $who }: aktywacja
event-counts-as-activated = { $who } liczy się jako postać aktywowana
event-turn-began = { $who } ma turę
event-turn-expired = koniec tury: { $who }
event-hastened = { $who } może przejść o { count-squares } więcej
event-used = { $who } używa: { $ability }
event-side-changed = { $who } walczy odtąd po innej stronie: { $seat }
event-faction-changed = { $who } ma teraz frakcję: { $faction }
event-draw = gra kończy się remisem
event-won =
    { $n ->
        [one] { $seats } wygrywa
       *[other] { $seats } wygrywają
    }

event-placed = { $who } staje na { $square }
event-moved = { $who } przechodzi na { $square }
event-shifted = przesunięcie: { $who } na { $square }
event-swapped = { $who } i { $other } zamieniają się miejscami
event-boarded = { $who } wsiada (transport: { $transport })
event-door-opened = { $door } otwierają się
event-door-closed = { $door } zamykają się
event-door-removed = { $door } znikają
event-door-held-open = { $who } trzyma otwarte { $door }
event-door-held-closed = { $who } trzyma zamknięte { $door }
event-door-released = { $door } są już wolne
event-prize-led = droid jest na { $square }, prowadzi go { $who }
event-prize-moved = droid jest na { $square }

event-attack = { $who } atakuje (cel: { $at })
event-attack-of-opportunity = { $who } wykonuje atak odruchowy (cel: { $at })
event-immediate-attack = { $who } wykonuje natychmiastowy atak (cel: { $at }, umiejętność: { $ability })
event-attack-with = { $who } atakuje (cel: { $at }, umiejętność: { $ability })
event-target-replaced = celem jest teraz { $who }
event-aimed-instead = celem staje się { $who }
event-strikes-instead = skutek spada na inną postać: { $who }
event-aim-lost = nic z tego nie wychodzi
event-combined-fire = { $who } łączy ogień
event-attack-cancelled = atak przepada
event-attack-rolled = { $who } wyrzuca { $die }
event-hit = { $who } trafia (cel: { $at }, obrażenia: { $damage }; { $sums })
event-hit-critical = { $who } trafia krytycznie (cel: { $at }, obrażenia: { $damage }; { $sums })
event-hit-doom = { $who } trafia i dezintegruje (cel: { $at }, obrażenia: { $damage }; { $sums })
event-missed = { $who } chybia (cel: { $at }; { $sums })
sums = { $sum } przeciw { $defense }
sums-gone = nie ma już kogoś z nich
event-damage-set = trafienie jest teraz warte { $damage }
event-attack-avoided = { $who } unika obrażeń: { $ability }
event-twinned = { $who } atakuje jeszcze raz (cel: { $at })

event-damage-moved = { $who } przyjmuje obrażenia na siebie: { $ability }
event-damage-reduced = { $ability } zmniejsza obrażenia do { $damage }
event-damaged = { $who } odnosi obrażenia: { $damage }
event-healed = { $who } zdrowieje, ubywa obrażeń: { $damage }
event-rescued = { $who } zostaje w grze
event-defeated-for = pada { $who }, { $seat } zdobywa punkty: { $points }
event-defeated = pada { $who }
event-scored = { $seat } zdobywa punkty: { $points }

event-save-rolled = { $who } wyrzuca { $die } w rzucie obronnym na { $needs } ({ $ability })
event-save-made = rzut obronny udany
event-save-failed = rzut obronny nieudany
event-force-spent = { $who } wydaje { count-force-points } na: { $ability }
event-force-spent-of = { $who } wydaje { count-force-points } na: { $ability } (z zasobu, który ma { $from })
event-force-gained = { $who } zyskuje { count-force-points }
event-force-lost = { $who } traci { count-force-points }
event-haunted = { $seat }: wrogowie tracą przy każdej aktywacji { count-force-points }
event-rated = { $who } ma wartość Mocy
event-unrated = { $who } nie ma już wartości Mocy
event-power-cancelled = nie działa Moc, której używa { $who }: { $ability }
event-granted = { $who } ma: { $ability }
event-marked = { $who } jest pod wpływem: { $ability } (używa { $by })
event-condition-ended = koniec działania: { $ability } ({ $who })
