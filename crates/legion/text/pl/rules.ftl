### Hasła, które gracz może sprawdzić, każde z tytułem, własnymi słowami.

rule-army =
    Armia ma jedną frakcję i kosztuje z ulepszeniami najwyżej 800 punktów. Ma 1 lub 2 dowódców, do 2 agentów, od 3
    do 6 oddziałów piechoty, do 3 sił specjalnych, do 3 wsparcia i do 2 ciężkich. Należy do niej sześć kart
    dowodzenia, po dwie o jednej, dwóch i trzech kropkach, oraz dwanaście kart bitwy.
    .title = Budowanie armii
rule-setup =
    Kto ma tańszą armię, wybiera kolor, a niebieski wybiera krawędź. Z trzech celów, trzech rozstawień i trzech
    warunków z kart niebieskiego gracze na przemian skreślają skrajną lewą kartę rzędu, najwyżej po dwa razy; gra
    się tymi, które na końcu leżą najbardziej z lewej. Potem obaj rozstawiają oddziały na przemian, niebieski
    pierwszy.
    .title = Przygotowanie gry
rule-deployment =
    Zaczynając od niebieskiego, gracze na przemian rozstawiają po jednym oddziale: wszystkie podstawki w całości w
    jednej z własnych stref, spójnie i bez kontaktu z wrogiem. Komu zostały oddziały, ten rozstawia dalej sam.
    .title = Rozstawienie
rule-round =
    Gra ma sześć rund, potyczka pięć, a każda z nich fazę dowodzenia, fazę aktywacji i fazę końcową.
    .title = Runda
rule-command-phase =
    Obaj gracze w tajemnicy wybierają kartę dowodzenia i odkrywają je naraz. Mniej kropek daje pierwszeństwo; potem
    wydaje się rozkazy z kart, najpierw kto ma pierwszeństwo. Żetony rozkazów pozostałych oddziałów trafiają do puli
    gracza.
    .title = Faza dowodzenia
rule-command-cards =
    Każdy gracz ma po dwie karty o jednej, dwóch i trzech kropkach oraz Standing Orders o czterech, która wraca na
    rękę. Kartę postaci można zagrać, dopóki ta żyje. Po rundzie karta jest odrzucana, chyba że sama mówi inaczej.
    .title = Karty dowodzenia
rule-priority =
    Czyja karta dowodzenia ma mniej kropek, ten pierwszy wydaje rozkazy i pierwszy aktywuje oddział. Przy równej
    liczbie ten, kto ma znacznik rundy, rzuca czerwoną kością obrony i ma pierwszeństwo tylko przy bloku.
    .title = Pierwszeństwo
rule-orders =
    Dowódca wydaje rozkazy z karty dowodzenia oddziałom wymienionych rodzajów w zasięgu od 1 do 3 od siebie, także
    sobie; na karcie agenta robi to ten agent. Oddział z odkrytym żetonem rozkazu gracz aktywuje, kiedy chce, a
    pozostałe wtedy, gdy ich żeton zostanie dobrany z puli.
    .title = Rozkazy
rule-order-pool =
    Żetony rozkazów, których nie wydano, leżą zakryte w puli. Dobrany żeton aktywuje oddział tej rangi, który nie ma
    własnego; pasujący do nikogo odkłada się i dobiera następny.
    .title = Pula rozkazów
rule-commander =
    Dowódca wydaje rozkazy, a przyjazne oddziały w zasięgu od 1 do 3 mogą przeciw panice używać jego odwagi. Kto
    stracił ostatniego dowódcę, awansuje w fazie końcowej oddział żołnierzy.
    .title = Dowódca
rule-operative =
    Agent wydaje rozkazy tylko z własnych kart dowodzenia i nikomu nie użycza odwagi.
    .title = Agent
rule-activation-phase =
    Zaczynając od gracza z pierwszeństwem, gracze na przemian aktywują oddział: z odkrytym rozkazem albo o randze
    żetonu dobranego z puli. Każdy oddział jest aktywowany raz w rundzie; komu zostały oddziały, ten gra dalej sam.
    .title = Faza aktywacji
rule-activation =
    Najpierw dzieje się to, co na początku, potem próba opanowania, potem dwie akcje i to, co darmowe, a na koniec
    to, co na końcu. Przygwożdżony oddział ma o jedną akcję mniej, tak jak uszkodzony pojazd, który wyrzuci puste
    pole; każdy żeton jonów też kosztuje jedną.
    .title = Aktywacja
rule-actions =
    Ruchy, atak, celowanie, unik, czuwanie, odzyskanie sił i to, co karty dają jako akcję. W jednej aktywacji
    powtarzać można tylko ruchy.
    .title = Akcje
rule-free-actions =
    Darmowa akcja nie kosztuje żadnej z dwóch akcji, ale poza tym jest akcją: jeśli nie jest ruchem, nie można jej
    powtórzyć. Przygwożdżenie jej nie zabrania, panika tak.
    .title = Darmowe akcje
rule-movement =
    W zwykłym ruchu dowódca oddziału idzie wzdłuż miarki nie szybszej niż szybkość oddziału, zgiętej raz, jak gracz
    chce, na całą długość lub jej część; potem pozostałe figurki stawia się spójnie. Ruch kończy się na płaskim
    miejscu, nie na innej podstawce ani na żetonie celu czy warunku.
    .title = Ruch
rule-pivot =
    Podstawka z wcięciami obraca się w miejscu o najwyżej ćwierć obrotu. Cofając się, rusza do tyłu, a przesuwając
    się, w bok, z szybkością mniejszą o 1, co najmniej 1. Wszystkie trzy są ruchami, lecz nie zwykłymi.
    .title = Obrót, cofanie, ruch w bok
rule-compulsory-move =
    Pełny zwykły ruch z największą szybkością, który oddział musi wykonać i który nie jest akcją. Jeśli się nie da
    albo prowadziłby poza stół, oddział rusza się tak daleko, jak może, i odnosi tyle ran, ile wynosi jego szybkość.
    .title = Ruch obowiązkowy
rule-climb =
    Żołnierze, których dowódca oddziału dotyka ściany, mogą za dwie akcje bezpiecznie wspiąć się lub zejść o
    wysokość 1, albo gramolić się za jedną, a do wysokości 2 za dwie. Kto się gramoli, rzuca za każdą figurkę białą
    kością obrony, przy wysokości 2 dwiema, i za każdy blok odnosi ranę.
    .title = Wspinaczka i gramolenie
rule-cohesion =
    Ilekroć dowódca oddziału ruszy się lub zostanie postawiony, pozostałe figurki stawia się tam, dokąd mogłaby od
    niego prowadzić najkrótsza miarka: na tym samym poziomie i nie przez to, czego nie da się przejść.
    .title = Spójność
rule-unit-leader =
    Jedna figurka dowodzi oddziałem: rusza się pierwsza, od niej mierzy się ataki i z reguły jest raniona ostatnia.
    Gdy padnie, od razu zastępuje ją inna.
    .title = Dowódca oddziału
rule-displacement =
    Pojazdy naziemne i stworzenia wypierają żołnierzy, po których przechodzą, repulsory tylko na końcu ruchu
    obowiązkowego. Drugi gracz odstawia ich na stół, dowódców nie dalej niż o szybkość 1 od dawnego miejsca, a każdy
    taki oddział dostaje żeton przygwożdżenia. Związanych walką, stworzeń i dział z obsługą wyprzeć nie można.
    .title = Wypieranie
rule-terrain =
    Dla każdego rodzaju oddziałów teren jest otwarty, trudny albo nie do przejścia. Ruch, który zaczyna się w
    trudnym terenie lub przez niego prowadzi, ma szybkość mniejszą o 1, co najmniej 1; przez teren nie do przejścia
    się nie chodzi.
    .title = Teren i ruch
rule-range =
    Zasięg mierzy się w poziomie między podstawkami, w odcinkach miarki; co kończy się dokładnie na linii, liczy się
    do mniejszej liczby. Ataki mierzy się od dowódcy oddziału do najbliższej figurki obrońcy, wszystko inne między
    najbliższymi figurkami. „W zasięgu” wystarczy część podstawki, „w całości w zasięgu” musi być cała.
    .title = Zasięg
rule-line-of-sight =
    Prowadzi znad środka podstawki figurki, z wysokości tej figurki, do dowolnej części drugiej. Mogą ją zasłonić
    teren i pojazdy, żołnierze nigdy. Figurka, której nie widzi żaden atakujący, nie może zostać ranna.
    .title = Linia wzroku
rule-firing-arcs =
    Linie na podstawkach z wcięciami dzielą to, co dookoła, na przód, tył i dwa boki. Oddział jest w polu, jeśli
    jest w nim jakakolwiek część którejś jego podstawki.
    .title = Pola ostrzału
rule-cover =
    W ataku dystansowym figurka jest zasłonięta, jeśli coś na linii między jej podstawką a podstawką atakującego
    dowódcy zakrywa jej część. Gdy zasłonięta jest połowa figurek obrońcy, oddział ma osłonę: lekka znosi jedno
    trafienie, ciężka dwa. Przygwożdżenie, dym i słowa kluczowe ją poprawiają, najwyżej do ciężkiej.
    .title = Osłona
rule-attack =
    Wskazuje się obrońcę i bronie, które sięgają i go widzą; rzut, powtórki za celowanie, zamiana zrywów; osłona,
    uniki i tarcze znoszą wyniki, potem pancerz i opiekunowie. Obrońca rzuca kością za każde trafienie i krytyk,
    które zostały, Pierce zabiera bloki, a co niezablokowane, to rani. Atak dystansowy, który pokazał trafienie lub
    krytyk, przygważdża żołnierzy.
    .title = Atak
rule-attack-pool =
    Wszystkie kości przeciw jednemu obrońcy to pula, a słowa kluczowe każdej broni działają na całą. Figurka używa
    jednej broni, a bronie o jednej nazwie idą do jednej puli; reszta może własnymi pulami atakować innych wrogów.
    .title = Pula ataku
rule-surges =
    Zryw na kości jest tym, w co zmienia go karta oddziału, a inaczej pustym polem. Żeton zrywu zmienia jeden zryw
    ataku w trafienie albo zryw obrony w blok. Żetony, które zostały, znikają w fazie końcowej.
    .title = Zrywy
rule-aim =
    Akcja celowania daje żeton celowania. Atakując, oddział może wydawać je po jednym, każdy na powtórzenie rzutu
    najwyżej dwiema kośćmi. Żetony, które zostały, znikają w fazie końcowej.
    .title = Celowanie
rule-dodge =
    Akcja uniku daje żeton uniku. Broniąc się, oddział może je wydawać, każdy na zniesienie trafienia, ale nie
    krytyka. Żetony, które zostały, znikają w fazie końcowej.
    .title = Unik
rule-standby =
    Akcja czuwania, niemożliwa po ataku, daje żeton czuwania. Gdy wróg w zasięgu 1 lub 2 i w linii wzroku zaatakuje,
    ruszy się lub wykona akcję, oddział może go wydać, aby od razu zaatakować albo się ruszyć; może tak kilka
    oddziałów, jeden po drugim. Traci żeton, gdy się
    rusza, atakuje, działa lub, jeśli są to żołnierze, zostaje przygwożdżony.
    .title = Czuwanie
rule-recover =
    W ramach akcji: oddział usuwa dowolnie wiele swoich żetonów przygwożdżenia i przywraca gotowość wyczerpanym
    ulepszeniom.
    .title = Odzyskanie sił
rule-wounds =
    Właściciel wybiera, kto jest ranny, spośród figurek, których atak może dosięgnąć, lecz najpierw te już ranne, a
    dowódca oddziału ostatni. Figurka, która ma tyle ran, ile mówi karta, pada.
    .title = Rany
rule-defeated =
    Oddział jest pokonany, gdy padnie jego ostatnia figurka albo gdy jakakolwiek część podstawki dowódcy opuści
    stół. Co niósł dla celu, to upuszcza.
    .title = Pokonany oddział
rule-suppression =
    Żołnierze dostają żeton przygwożdżenia od ataku dystansowego, który pokazał trafienie lub krytyk, choćby nic z
    niego nie wyszło. Przygwożdżenie poprawia ich osłonę o 1. Oddział, który ma tyle żetonów, ile odwagi, jest
    przygwożdżony i ma o jedną akcję mniej; w fazie końcowej każdy traci jeden żeton.
    .title = Przygwożdżenie i odwaga
rule-rally =
    Na początku aktywacji oddział rzuca białą kością obrony za każdy swój żeton przygwożdżenia, a każdy blok lub
    zryw usuwa jeden. Potem okazuje się, czy jest przygwożdżony albo wpada w panikę.
    .title = Próba opanowania (Rally)
rule-panic =
    Oddział, który po próbie opanowania ma dwa razy tyle żetonów przygwożdżenia, ile odwagi, własnej albo
    przyjaznego dowódcy w zasięgu od 1 do 3, wpada w panikę: upuszcza, co niesie, nie ma darmowych akcji, a jego
    jedyna akcja to ruch ku najbliższej krawędzi. Poza stołem jest pokonany.
    .title = Panika
rule-melee =
    Oddział, którego dowódca ma broń do walki wręcz, może wejść w kontakt z jednym oddziałem wroga; potem obie
    strony dostawiają do kontaktu tyle figurek, ile mogą. W tej walce wszystkie figurki obu oddziałów mogą się
    atakować bronią do walki wręcz.
    .title = Walka wręcz
rule-engaged =
    Oddziały żołnierzy, które walczą ze sobą wręcz, są związane walką; pojazdy nigdy. Taki oddział nie rusza się
    inaczej, niż wycofując się, nie atakuje dystansowo, a w niego trafiają z daleka tylko wybuchy ładunków.
    .title = Związanie walką
rule-withdraw =
    Związany walką oddział wydaje wszystkie akcje, co najmniej jedną, aby z szybkością 1 wyjść z walki wręcz.
    Niczego innego w tej aktywacji nie robi; stworzenia i działa z obsługą zachowują darmowe akcje.
    .title = Wycofanie
rule-vehicles =
    Pojazdy mają podstawki z wcięciami i pola ostrzału, nie można ich przygwoździć ani związać walką, a widok
    zasłaniają. Naziemne cofają się, czuwają i wypierają żołnierzy; repulsorowe przechodzą nad wszystkimi
    oddziałami.
    .title = Pojazdy
rule-resilience =
    Gdy rany dorównają odporności pojazdu, rzuca on raz w grze czerwoną kością obrony. Blok: jest uszkodzony i w
    każdej aktywacji puste pole na białej kości kosztuje akcję. Puste pole: ma zepsuty napęd, nie cofa się, a zwykły
    ruch kosztuje dwie akcje. Zryw: broń wybrana przez przeciwnika ma połowę kości.
    .title = Odporność i uszkodzenia
rule-ion-poison =
    Każdy żeton jonów kosztuje pojazd lub droidy akcję, każdy żeton unieruchomienia zmniejsza szybkość o 1, a każdy
    żeton trucizny rani na końcu aktywacji. Wtedy też wszystkie znikają.
    .title = Żetony jonów, trucizny i unieruchomienia
rule-shields =
    W ataku dystansowym obrońca może odwracać żetony tarczy, każdy na zniesienie trafienia albo krytyka. Odwrócone
    działają znowu, gdy podniesie je Recharge lub Generator.
    .title = Tarcze
rule-smoke =
    Żołnierze, których dowódca jest w zasięgu 1 od żetonu dymu, mają za każdy osłonę lepszą o 1; tak samo ten, kogo
    atakują żołnierze z dowódcą w dymie. Dym znika w fazie końcowej.
    .title = Dym
rule-charges =
    Odpalony ładunek atakuje każdy oddział, swój i wrogi, w zasięgu swojej broni i w linii wzroku, nawet związany
    walką, po czym znika. Nie ma żetonów celowania.
    .title = Ładunki i wybuchy
rule-transports =
    Oddział wsiada, gdy ruch doprowadzi jego dowódcę do przyjaznego pojazdu, w którym jest miejsce, a wysiada, gdy
    dowódca stanie przy pojeździe i ruszy z szybkością 1; nigdy jedno i drugie w tej samej aktywacji. Na pokładzie
    może tylko wysiąść i nie można go atakować. Gdy pojazd zostanie zniszczony, staje obok z żetonem przygwożdżenia
    i raną.
    .title = Transportowanie
rule-upgrades =
    Każda ikona na karcie oddziału mieści jedno ulepszenie swojego rodzaju, a żaden oddział nie ma dwa razy tego
    samego. Niektóre po użyciu są wyczerpane i działają dopiero, gdy znów są gotowe.
    .title = Ulepszenia
rule-troopers =
    Klony mogą wydawać żetony celowania, uniku, zrywu i czuwania innych widzianych oddziałów klonów w zasięgu 1.
    Droidy nigdy nie są przygwożdżone i przygwożdżenie nie poprawia im osłony, ale wpadają w panikę. Stworzenia i
    działa z obsługą mają podstawki z wcięciami, nie wspinają się, niczego nie podnoszą i nie można ich wyprzeć.
    .title = Rodzaje żołnierzy
rule-objectives =
    Karta celu mówi, gdzie leżą jej żetony i za co zdobywa się żetony zwycięstwa. Gdzie na to pozwala, dowódca
    oddziału, który dotyka żetonu, podnosi go w ramach akcji i niesie; oddział, który wpada w panikę lub pada,
    upuszcza go.
    .title = Cele
rule-end-phase =
    Karty dowodzenia są odrzucane; znikają żetony celowania, uniku, zrywu, czuwania i dymu oraz po jednym żetonie
    przygwożdżenia z oddziału. Żetony rozkazów wracają, gracz bez dowódcy awansuje nowego, a znacznik rundy zmienia
    właściciela.
    .title = Faza końcowa
rule-victory =
    Kto nie ma już oddziałów, od razu przegrywa. Po ostatniej rundzie wygrywa więcej żetonów zwycięstwa; przy równej
    ich liczbie punkty za pokonane oddziały wroga ze wszystkimi ulepszeniami; a gdy i te są równe, niebieski.
    .title = Zwycięstwo i remis
rule-team-battle =
    Dwa zespoły po dwóch graczy, każdy z 600 punktami, jedna frakcja w zespole. Oddziały partnera są przyjazne i
    można im wydawać rozkazy; każdy gracz ma własną pulę rozkazów.
    .title = Bitwa zespołów
