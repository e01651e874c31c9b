### Drużyny: co każda reguła o nich mówi, kto w nich jest i jakie ma karty.

era-old-republic = Stara Republika
era-rise-of-the-empire = Narodziny Imperium
era-rebellion = Okres Rebelii
era-new-republic = Nowa Republika
era-new-jedi-order = Nowa Era Jedi

## Nazwy i braki

find-nobody = nie ma postaci o nazwie „{ $name }”; najbliższe to: { $nearest }
find-several = „{ $name }” jest w kilku dodatkach; napisz jedno z: { $full }
lack-commander = jej efekt dowódcy
lack-number = liczba po nazwie { $ability }
lack-whom = kogo dotyczy { $ability }

## Wyroki

squad-on-line = Wiersz { $line }: { $what }.
squad-unknown = Błąd: { $what }.
squad-empty = W drużynie jest co najmniej jedna postać.
squad-unentered = { $name } gra bez tego, czego nikt nie wprowadził: { $what }.
squad-incomplete =
    { $name }: brakuje danych: { $missing }. Wpisz je z karty do własnego pliku: (set: { $set }, characters: [(name: { $card }, { $fill })])
squad-unimplemented = { $name } gra bez tego, czego jeszcze nie umiemy rozegrać: { $what }.
squad-quick-start = Szybki start ma takie drużyny: { $one }; albo { $other }.
squad-of-era = Drużyny frakcji { $faction } pasują do ery { $era }.
squad-not-of-era = Drużyny frakcji { $faction } nie pasują do ery { $era }.
squad-other-faction = { $name } ma frakcję { $faction }, a drużyna { $squad }.
squad-no-faction = { $name } nie ma znanej frakcji, a drużyna ma: { $squad }.
squad-fringe-of-three = { $name } to postać Niezależna; w grze na trzech ma takie tylko drużyna Niezależnych.
squad-factions = Wszyscy są z frakcji drużyny ({ $squad }) albo mogą do niej dołączyć.
squad-holds-nobody = { $name } nikogo w sobie nie kryje.
squad-who-is-inside = Podaj, kto jest w środku: „1 { $name } = Han Solo, Scoundrel”.
squad-not-han-solo = { $name } nie jest inną wersją postaci Han Solo.
squad-may-not-join = { $name } nie może być w drużynie tej frakcji.
squad-holds = { $name } kryje w sobie postać: { $other }.
squad-spirit = W drużynie, w której jest { ability-light-spirit.name }, jest Unikalna postać z wartością Mocy, którą może wybrać.
squad-spirit-alone = W drużynie, w której jest { ability-light-spirit.name }, musi być Unikalna postać z wartością Mocy, którą może wybrać.
squad-costs = Drużyna kosztuje { $total } z { $limit }.
squad-costs-too-much = Drużyna kosztuje { $total }, o { $over } więcej niż { $limit }.
squad-unique-twice = W drużynie może być tylko jedna postać { $name }, a są: { $who }.
squad-unique-twice-in-team = W zespole może być tylko jedna postać { $name }, a są: { $who }.
squad-unique = Żadnej Unikalnej postaci nie ma w drużynie dwa razy.
squad-unique-in-team = Żadnej Unikalnej postaci nie ma w zespole dwa razy.
squad-reinforcements = Posiłki się mieszczą: { $sources }.
squad-no-reinforcements = Nikt w drużynie nie sprowadza posiłków.
squad-reinforcements-too-many = Posiłki się nie mieszczą: { $sources }.
squad-source = { $ability } { $n } ({ $name })

## Drużyny przeciw sobie

table-seats-2 = Drużyn: { $n }; gra się w 2.
table-seats-3 = Drużyn: { $n }; gra się w 3.
table-seats-4 = Drużyn: { $n }; gra się w 4.
table-seats-2-to-4 = Drużyn: { $n }; gra się w 2, 3 lub 4.
table-one-era = { $one } i { $other } to Jasna i Ciemna Strona jednej ery.
table-not-one-era = { $one } i { $other } to nie Jasna i Ciemna Strona jednej ery.
table-two-eras = { $one } i { $other } to Jasna Strona jednej ery i Ciemna Strona innej.
table-not-two-eras = { $one } i { $other } to nie Jasna Strona jednej ery i Ciemna Strona innej.
table-one-team = Zespół ma jedną frakcję: { $one } i { $other }.
table-three = Trzej gracze mają najwyżej jedną drużynę Jasnej i jedną Ciemnej Strony, a co najmniej jedną Niezależnych.

## Karty

card-line = { $name }: Punkty Obrażeń { $points }, Obrona { $defense }, Atak { $attack }, Obrażenia { $damage }
card-force = , wartość Mocy { $force }
card-silent = (jeszcze nic nie robi)
card-reinforcement = (posiłki)
card-commander = Efekt dowódcy
card-own = (własna postać)

## Pliki, których nie da się odczytać

squad-file-no-faction = drużyna podaje swoją frakcję, na przykład „faction: Rebel”; frakcje to: { $names }
squad-file-faction = nie ma frakcji „{ $word }”; frakcje to: { $names }
squad-file-era = nie ma ery „{ $word }”; ery to: { $names }
squad-file-limit = limit to liczba, a nie „{ $word }”
squad-file-word = nie ma słowa „{ $word }”; słowa to: { $names }
squad-file-line = wiersz to liczba i nazwa, na przykład „2 Battle Droid”, a nie „{ $word }”
squad-file-nobody = liczba bez nazwy
content-unreadable = błąd w zapisie: { $what }
content-known-figure = { $field }: znana wartość to { $known }, a nie { $new }
content-known-abilities = jej umiejętności są znane: { $names }; można dopisać tylko ich liczby
content-known-commander = jej efekt dowódcy jest znany
content-twice = ta postać z dodatku „{ $set }” jest w Twoich plikach dwa razy; usuń jeden z wpisów
content-contradicts =
    ta postać jest już w dodatku „{ $set }”: { $why }; podaj tylko to, czego brakuje, albo wybierz inną nazwę
content-namesake =
    postać o tej nazwie jest już w dodatku „{ $set }”; wybierz inną nazwę albo podaj ten dodatek, żeby ją uzupełnić
content-squad-namesake =
    drużyna „{ $name }” już jest, w pliku `{ $file }`; nadaj swojej inną nazwę, jej plikowi też
content-map-nameless = mapa musi mieć nazwę: zacznij plik od `name: ...`
content-map-namesake = mapa „{ $name }” już jest; nadaj swojej inną nazwę
map-wrong = znaleziono: { $found }; dozwolone tutaj: { $legal }
map-found-one-side = jedna strona dla obu
map-found-door = o jedne drzwi za dużo
map-legal-two-sides = dwie różne strony startowe
map-legal-side = `west`, `east`, `north` lub `south`
map-legal-squares = pola mapy, na przykład `a1 b12`
map-legal-picture = rysunek od 1 do 64 pól w każdą stronę
map-legal-doors = najwyżej 32 drzwi na mapie
map-legal-corner = róg: `+`, `-`, `|`, spacja albo `x` (róg ścięty)
map-legal-rim-across = brzeg: spacja albo `-`
map-legal-edge-across = krawędź: spacja, `-` (ściana), `=` (drzwi)
map-legal-rim-down = brzeg: spacja albo `|`
map-legal-edge-down = krawędź: spacja, `|` (ściana), `:` (drzwi)
map-legal-square = pole: `.`, spacja, `l`, `d`, `b`, `p`, `#`, wielka litera albo cyfra
map-legal-header =
    `name`, `start-left`, `start-right`, `blast-door`, `airlock`, `turbolift`, `pits` lub `note`, potem `: ` i wartość
