### Terminal: zachęty, pomoc i raporty.

## Polecenia w grze, każde z innymi swoimi słowami, i pomoc

command-quit = wyjdz wyjscie quit exit q
command-help = pomoc help ?
command-board = plansza stol mapa reka board b
command-options = opcje options o
command-log = dziennik log
command-why = dlaczego why
command-not = nie not
command-card = karta card
command-rules = zasady rules
command-think = mysli think
command-undo = cofnij undo
command-save = zapisz save
command-load = wczytaj load
number-words-attack = atak ataku attack
number-words-defense = obrona obrony defense defence
number-words-damage = obrazenia obrazen damage
number-words-critical = krytyczne critical
help-01 = Odpowiadaj numerem możliwości, jej słowami albo ich początkiem; kreski i ogonki można pominąć.
help-02 = {"  "}dlaczego nie SŁOWA dlaczego takiej odpowiedzi dać nie wolno
help-03 = {"  "}opcje              możliwości jeszcze raz   plansza  stół jeszcze raz
help-04 = {"  "}dziennik [N]       co się dotąd stało       cofnij   odwołaj ostatnią decyzję
help-05 = {"  "}zapisz PLIK        zachowaj grę             wczytaj PLIK  graj dalej inną
help-06 = {"  "}mysli              co przeciwnik myślał o swojej ostatniej odpowiedzi
help-07 = {"  "}pomoc              ten tekst                wyjdź    zakończ
help-minis-1 = {"  "}na c4              ruch najkrótszą drogą; `przez b2 c3 c4` wymienia pola
help-minis-2 = {"  "}atak b1            dwie litery z planszy oznaczają postać
help-minis-3 = {"  "}dlaczego atak A B  z czego składa się Atak; także `dlaczego obrona B A`, `dlaczego obrażenia A B`, `dlaczego krytyczne A B`
help-minis-4 = {"  "}karta A            karta postaci            zasady S co mówi zasada lub umiejętność
help-ccg-1 = {"  "}pas                nic więcej w tej fazie albo brak odpowiedzi na to, co się stało
help-ccg-2 = {"  "}NUMER              najprościej: numer możliwości; `opcje` wymienia wszystkie
help-ccg-3 = {"  "}dlaczego power X   z czego składa się liczba karty na stole; także ability, forfeit, deploy, armor, maneuver, immunity
help-ccg-4 = {"  "}dlaczego drain light X  ile wynosi odpływ Mocy w lokacji; także `dlaczego power dark X`, `dlaczego attrition dark X`
help-ccg-5 = {"  "}karta TYTUŁ        co mówi karta, na stole czy nie   zasady S  co mówi zasada lub karta
help-legion-1 = {"  "}to 12 8 speed 2    dowódca idzie tam, w calach; `forward 4 bend 30` dla podstawki z przodem
help-legion-2 = {"  "}at 12/3 13.2/3     miejsca figurek, najpierw dowódca, od lewego dolnego rogu; `facing 90` patrzy w górę
help-legion-3 = {"  "}dlaczego cover A B osłona A przed B; także `range A B`, `speed A`, `courage A`; wystarczy część nazwy
help-legion-4 = {"  "}karta A            karta jednostki
help-legion-5 = {"  "}zasady S           co mówi słowo kluczowe, zasada lub karta

## Początek

play-begins = { $table }, ziarno { $seed }. W każdej chwili możesz wpisać `pomoc`.
play-begins-by-hand = { $table }. Kości rzucasz ty. W każdej chwili możesz wpisać `pomoc`.
ask-squad =
    { $game ->
        [ccg] talia: { $seat } (numer, nazwa lub plik; Enter losuje)
        [legion] armia: { $seat } (numer, nazwa lub plik; Enter losuje)
       *[other] drużyna: { $seat } (numer, nazwa lub plik; Enter losuje)
    }
ask-map = mapa (numer lub nazwa; Enter losuje)
no-such-squad =
    { $game ->
        [ccg] ta strona nie ma talii „{ $name }”; jej talie to: { $names }
        [legion] nie ma armii „{ $name }”; armie to: { $names }
       *[other] nie ma drużyny „{ $name }”; drużyny to: { $names }
    }
squad-may-be =
    { $game ->
        [ccg] wpisz numer lub nazwę talii z listy powyżej, własny plik, Enter, żeby zdecydował los, albo `wyjdź`
        [legion] wpisz numer lub nazwę armii z listy powyżej, własny plik, Enter, żeby zdecydował los, albo `wyjdź`
       *[other] wpisz numer lub nazwę drużyny z listy powyżej, własny plik, Enter, żeby zdecydował los, albo `wyjdź`
    }
map-may-be = wpisz numer lub nazwę mapy z listy powyżej, Enter, żeby zdecydował los, albo `wyjdź`
drawn-by-lot = los wskazuje: { $name }
no-such-map = nie ma mapy „{ $name }”
no-squad-fits = żadna gotowa drużyna nie może tu usiąść ({ $seat }); o ostatniej z nich: { $why }
no-squad-so-dear = nic gotowego nie ma limitu { $limit } punktów; są: { $limits }
right-without-left = podaj też drużynę pierwszego miejsca: `--left DRUŻYNA --right DRUŻYNA`
seats-wrong = tylu graczy nie może tak zagrać: { $seats }; może od { $from } do { $to }
squads-too-many = podano drużyny: { $squads }, a miejsc przy stole jest { $seats }
agents-of-seats = podano graczy: { $agents }, a miejsc przy stole jest { $seats }: podaj po jednym na każde
no-agents = { $game }: nie ma tu komputerowych graczy
no-player = nie ma gracza „{ $name }”; są: { $names }
player-person = osoba
player-of-seat = { $seat }: { $who }

## Gra

prompt-dice = kości
prompt-over = koniec
opponent-gives-up = przeciwnik się poddaje: { $why }
name-a-file = podaj plik, na przykład `zapisz gra.json`
thinks-nothing = przeciwnik nad niczym się jeszcze nie zastanawiał; robi to `--opponent medium`
thinks = { $question }: { $n ->
    [one] jedna gra
    [few] { $n } gry
   *[other] { $n } gier
} w pamięci, { $ms } ms
thinks-of = szansa { $percent } %, liczba prób { $n }: { $choice }
expects = potem oczekuje: { $line }
taken-back = cofnięto
saved-in = zapisano w { $file }
loaded = wczytano { $file }
many-options = { $seat }: { $question } (możliwości: { $n }; pokazuje je `opcje`)
type-a-place = wpisz jedną z nich, na przykład `{ $place }`
enter-dice = podaj: { $what }
game-over = Koniec gry: { $how }.

## Drużyny

squad-kept = zgodne
squad-broken = złamane
squad-legal =
    { $kind ->
        [deck] { $name }: talia legalna, karty: { $cost }
        [army] { $name }: armia legalna, { $cost } z { $limit } punktów
       *[other] { $name }: drużyna legalna, { $cost } z { $limit } punktów
    }
squad-illegal =
    { $kind ->
        [deck] { $name }: talia nielegalna, karty: { $cost }
        [army] { $name }: armia nielegalna, { $cost } z { $limit } punktów
       *[other] { $name }: drużyna nielegalna, { $cost } z { $limit } punktów
    }
squad-the =
    { $kind ->
        [deck] Talia bez nazwy
        [army] Armia bez nazwy
       *[other] Drużyna bez nazwy
    }
squad-named = „{ $name }”
squad-costs =
    { $kind ->
        [deck] { $name }, karty: { $cost }
       *[other] { $name }: { $cost } z { $limit } punktów
    }
squad-silent = Jeszcze niezaimplementowane: { $names }.
squad-own = własna
squad-not-ready = niegotowa
squad-silent-count =
    { $n ->
        [one] 1 umiejętność jeszcze nic nie robi
        [few] { $n } umiejętności jeszcze nic nie robią
       *[other] { $n } umiejętności jeszcze nic nie robi
    }
squad-size =
    { $kind ->
        [deck] karty: { $n }
        [army] oddziały: { $n }
       *[other]
            { $n ->
                [one] 1 postać
                [few] { $n } postacie
               *[other] { $n } postaci
            }
    }

## Zasady, rozstrzygnięcia i powtórki

rules-of-game = { $game ->
    [ccg] Star Wars CCG
    [legion] Star Wars: Legion
    [minis] Star Wars Miniatures
   *[other] { $game }
}
rules-nothing = nic nie wiadomo o „{ $words }”
rules-see-also = Zobacz też: { $titles }.
ruling-no-case = nie ma przypadku { $n }; liczba przypadków: { $of }
ruling-case = przypadek { $n } z { $of }: { $name }
ruling-as-stated = wyszło tak, jak zapisano
replay-only = dowieść tego może tylko { $version }
replay-not-over = jeszcze nie skończona
replay-draw = remis
replay-won = wygrana: { $seats }
replay-proved = rozegrana ponownie do tego samego końca
replay-told = opowiedziana z własnych zdarzeń, bez dowodu
replay-end = Odpowiedzi: { $answers }, kroki: { $steps }; gra: { $end }, { $proof } ({ $version })

## Wiele gier

sim-games = Gra: { $game }; rozegrane partie: { $games }, stoły: { $tables }, ziarno { $seed }
sim-won = wygrane
sim-interval = (95 %: od { $low } do { $high })
sim-draws = remisy
sim-unfinished = remisy z przerwanych gier, których końca nie było widać: { $n }
sim-speed = Decyzje: { $decisions } w { $secs } s, czyli { $each } na sekundę; partie na sekundę: { $games }
sim-longest = najdłuższa odpowiedź: { $wall } ms, w tym { $ran } ms namysłu
sim-fingerprint = odcisk { $n }
