### Stół i rozgrywka: co pokazuje plansza, co słyszy odpowiadający, jak skończyła się gra.

## Plansza

board-legend = | _ ściana   : ~ drzwi zamknięte   ' otwarte   . podłoga   o niskie obiekty   , trudny teren   % jedno i drugie   v zagłębienie   ## obiekt
board-setup = rozstawianie
board-before-round = przed rundą { $n }
board-phase = runda { $n }, faza: { $seat }
board-points = { $seat }, punkty: { $points }
board-defeated = pokonane postacie: { $names }
board-aboard = w { $token }
board-hit-points = Punkty Obrażeń { $left }/{ $all }
board-force = Punkty Mocy { $n }
board-activated = po aktywacji

## Nazwy

name-several = „{ $words }” może znaczyć: { $names }
name-nobody = nikt się nie nazywa „{ $words }”
name-two = trzeba podać dwie postacie, na przykład `dlaczego atak OK b1`

## Z czego składa się liczba

number-usage =
    zapytaj `dlaczego atak A B`, `dlaczego obrona B A` (obrona B przeciw A), `dlaczego obrażenia A B` lub `dlaczego krytyczne A B`
number-not-there = { $who }: tej postaci nie ma na planszy
number-attack = Atak: { $who } przeciw: { $at }
number-damage = Obrażenia: { $who } przeciw: { $at }
number-critical = Obrażenia trafienia krytycznego: { $who } przeciw: { $at }
number-defense = Obrona: { $at } przeciw: { $who }
source-printed = z karty
source-usual = jak każdy
source-wounds = odniesione obrażenia
source-ability = { $ability } ({ $who })
source-commander = dowódca: { $who }
source-cover = osłona
source-combined-fire = ogień łączony: { $who }
source-occasion = szczególna okazja
source-reroll = powtórzony rzut
source-critical = trafienie krytyczne
legion-why-help = zapytaj `why cover A B` (osłona A przed B), `why range A B`, `why speed A` albo `why courage A`
legion-map-key = znaki: # duże, | drabina, " obszar, = barykada, ~ zagłębienie, * cel, + zaopatrzenie; przy brzegach cale
legion-map-zones = ; strefy: `:` niebieska, `;` czerwona
legion-why-two = podaj dwa oddziały: najpierw ten, o który pytasz, potem drugi
legion-nobody-there = na stole nie ma jeszcze żadnego oddziału
legion-no-such-unit = nazwa „{ $name }” nie wskazuje jednego oddziału (są: { $names })
legion-cover = osłona: { $of } przed { $from }: { $n }
legion-cover-terrain = teren i oddziały po drodze
legion-cover-suppression = przygwożdżenie
legion-cover-keywords = słowa kluczowe
legion-cover-smoke = dym
legion-cover-less = strzał wyborowy
legion-range = { $from } jest w zasięgu { $n } od: { $of }
legion-beyond-range = { $from }: poza zasięgiem { $n } ({ $of })
legion-seen = { $of } widzi: { $from }
legion-unseen = { $of } nie widzi: { $from }
legion-speed = { $of } porusza się z prędkością { $n } (na karcie { $printed })
legion-speed-slow = przez trudny teren z prędkością { $slow }
legion-courage = { $of } ma odwagę { $n } i przygwożdżenie { $suppression }
legion-suppressed = { $of }: oddział jest przygwożdżony
legion-no-courage = nic nie przeraża: { $of }
no-numbers = { $game }: ta gra nie ma liczb do wyjaśniania
no-queries = { $game }: ta gra nie odpowiada na takie pytania
not-there = niczego takiego tu nie ma
form-no-name = karta potrzebuje nazwy

## Rozgrywka

table-label = { $left } przeciw { $right }, mapa: { $map }
table-label-way = { $squads }, mapa: { $map }; { $way }
table-against = { $one } przeciw { $other }
table-refused = te drużyny tak się nie spotkają ({ $way }):
way-unknown = nie ma sposobu gry „{ $name }”; są: { $names }
edition-unknown = nie ma wydania „{ $name }”; są: { $names }
way-quick-start = szybki start
way-standard = jasna strona przeciw ciemnej z jednej ery
way-era-on-era = era kontra era
way-free-for-all = wszyscy przeciw wszystkim
way-three-players = trzech graczy
way-team = gra drużynowa
way-out-of-the-box = prosto z pudełka
way-out-of-the-box-two = prosto z dwóch pudełek
way-capture-the-droid = pojmać droida
way-battle = bitwa dwóch armii
way-team-battle = bitwa drużyn
team-battle-seats = bitwa drużyn jest dla czterech graczy, każda inna dla dwóch
nothing-asked = o nic teraz nie pytam
no-such-option = nie ma takiej możliwości
no-such-number = nie ma możliwości { $words }: są od 1 do { $options }
not-understood = „{ $words }” nic tu nie znaczy: podaj możliwość albo jej numer (pokazuje je `opcje`), albo `pomoc`
may-be = „{ $words }” może znaczyć: { $options }
why-not-what = dopisz odpowiedź tak, jak się jej udziela
not-an-answer = „{ $choice }” nie jest odpowiedzią na to pytanie
leads-to-a-fault = „{ $choice }” prowadzi do błędu: { $fault }
is-allowed = „{ $choice }” jest dozwolone
enter-faces =
    { $n ->
        [one] wpisz, co pokazuje kość: liczbę od 1 do { $sides }, na przykład `{ $example }`
        [few] wpisz, co pokazują { $n } kości: liczby od 1 do { $sides } oddzielone odstępami, na przykład `{ $example }`
       *[other] wpisz, co pokazuje { $n } kości: liczby od 1 do { $sides } oddzielone odstępami, na przykład `{ $example }`
    }
nothing-to-undo = nie ma czego cofnąć
wait-dice =
    { $n ->
        [one] kość o tylu ściankach: { $sides }
       *[other] kości: { $n }, o tylu ściankach: { $sides }
    }
wait-dice-for = { $dice }; rzut: { $what }
throw-initiative = inicjatywa, gracze po kolei
throw-save = rzut obronny, co najmniej { $needs } ({ $who }, { $ability })
throw-attack = atak ({ $by }, cel: { $at })
wait-order = kolejność rzeczy, których jest { $n }
wait-others = odpowiedzi innych
wait-asked = pytanie ma { $seat }: { $question }
over-draw = remis
over-won = wygrana: { $seats }
over-is-draw = gra skończona, remis
over-is-won = gra skończona, wygrana: { $seats }
saved-under = zapisano to pod wersją { $version }; dziennika nie widać
saved-under-dropped =
    zapisano to pod wersją { $version }; dziennika nie widać, a odpowiedzi, które już nie pasują, odrzucono: { $n }
no-squad-of-limit = nie ma gotowej drużyny na { $limit } punktów
no-squad-named = „{ $name }” nie jest ani plikiem, ani jedną z drużyn: { $names }
squad-not-legal = drużyna „{ $name }” nie jest legalna:
no-map-named = nie ma mapy „{ $name }”; są mapy: { $names }
own-missing =
    grano w to z własną zawartością gracza (odcisk { $then }), której tu brakuje: podaj jej folder w --content
own-other =
    grano w to z inną własną zawartością gracza (odcisk { $then }) niż ta (odcisk { $now }): folder się od tego czasu zmienił
    albo to inny folder
own-unwanted = grano w to bez własnej zawartości gracza: opuść --content
own-named = { $name } (własne)
own-file = własny plik gracza, dodatek „{ $set }”
own-no-folders = folder z własnymi plikami ma foldery `characters`, `squads` lub `maps`, a tu nie ma żadnego z nich
own-strange-file = `{ $folder }` zawiera pliki z końcówką .{ $ending }; przenieś ten plik albo zmień jego nazwę

## Co słyszy odpowiedź przez sieć

refused-over = gra jest skończona
refused-old = to pytanie nie jest już otwarte
refused-not-asked = nikt cię teraz o nic nie pyta
refused-no-option = nie ma takiej możliwości wśród podanych
refused-revealed = od tego czasu padły kości lub coś pokazano; tego nie można cofnąć
