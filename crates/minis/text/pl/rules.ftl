### Hasła, które gracz może sprawdzić, każde z tytułem, własnymi słowami.

rule-squad-construction =
    Drużyna ma jedną frakcję; należą do niej wszyscy oprócz Niezależnych. Kosztuje najwyżej tyle, ile wynosi limit, z
    reguły 100 punktów, a każda Unikalna osoba może być w niej raz. Drużyny układa się w tajemnicy i pokazuje przy
    rozstawianiu.
    .title = Tworzenie drużyny
rule-setup =
    Obie drużyny zostają odkryte. Najpierw staje Ciemna Strona, w zasięgu 4 pól od wąskiego brzegu, potem Jasna w zasięgu
    4 pól od przeciwnego. Następnie rozstrzyga się to, o co pytają umiejętności; drzwi, przy których ktoś stoi, są na
    początku otwarte.
    .title = Rozstawianie
rule-winning =
    Wygrywa, kto pokona wszystkich wrogów, którzy się liczą; Posiłki i Rezerwy się nie liczą. Jeśli przez dziesięć rund nikt
    nie zrani wroga, nie rzuci na atak i nie zmusi nikogo do rzutu obronnego, decydują punkty za pokonane postacie,
    potem to, kto stoi najbliżej środka planszy, a potem czyja najdroższa postać jest tam najbliżej.
    .title = Zwycięstwo
rule-scenarios =
    Oprócz zwykłej potyczki są: drużyny samych Niezależnych, Jasna i Ciemna Strona z różnych er, dowolne frakcje przeciw
    sobie, zespoły po dwóch graczy, gra we trójkę, drużyny prosto z boostera i Pojmać Droida.
    .title = Sposoby gry
rule-round =
    Runda zaczyna się od inicjatywy. Potem gracze na przemian rozgrywają fazy, aż każda postać zostanie aktywowana, i
    zaczyna się następna runda.
    .title = Runda
rule-initiative =
    Na początku rundy każdy gracz rzuca k20, a remisy rzuca się od nowa. Najwyższy wynik decyduje, kto zaczyna; pozostali
    idą zgodnie z ruchem zegara. Punkty Mocy tego rzutu nie powtórzą.
    .title = Inicjatywa
rule-phase =
    W swojej fazie gracz aktywuje dwie postacie, jedną, a potem drugą, lub tyle, ile mu jeszcze zostało. Mniej nie wolno,
    choć aktywowana postać może nic nie robić. Gracza, który nie ma już kogo aktywować, się pomija.
    .title = Faza
rule-activation =
    Każda postać aktywuje się raz w rundzie i ma wtedy swoją turę. Liczy się jako aktywowana, gdy tylko zostanie wybrana.
    Ogłuszenie i ogień łączony zużywają aktywację bez tury; tura, którą daje jakiś efekt, aktywacją nie jest.
    .title = Aktywacja
rule-turn-options =
    Jedno z tych: ruch nie dłuższy niż prędkość, a potem atak; to samo w odwrotnej kolejności; ruch nie dłuższy niż dwie
    prędkości; jedna umiejętność na całą turę; nic. Zamiast wszystkich ataków wolno użyć jednej umiejętności, która na to
    pozwala.
    .title = Co postać może zrobić w swojej turze
rule-replacing =
    Niektórych umiejętności używa się zamiast wszystkich ataków tury: postać może się wtedy ruszyć, ale nie atakuje i nie
    używa drugiej takiej. Inne zabierają całą turę. Żadnych nie da się użyć jako ataku odruchowego ani natychmiastowego.
    .title = Zamiast ataków, zamiast tury
rule-movement =
    Krok kosztuje 1 pole, po skosie 2, a niskie obiekty i trudny teren to podwajają. Sojuszników wolno mijać, wrogów, ścian,
    zamkniętych drzwi i zagłębień nie, a krok po skosie nie prowadzi obok końca ściany. Ruch musi się skończyć na wolnym
    miejscu.
    .title = Poruszanie się
rule-big-characters =
    Duża postać wypełnia 2 na 2 pola, Wielka 3 na 3. Każde nowo zajmowane pole musi być dla niej dostępne, a spowalniający teren
    na którymkolwiek z nich spowalnia krok.
    .title = Duże i Wielkie postacie
rule-squeezing =
    Duża postać może przejść przez szczelinę na 1 pole, a Wielka na 2, między ścianami lub zagłębieniami i bez dopłaty.
    Stanąć tam nie może, a obok wrogów się nie przeciśnie.
    .title = Przeciskanie się
rule-terrain =
    Niskie obiekty (zielone) kosztują podwójnie i dają osłonę. Trudny teren (żółty) kosztuje podwójnie. Ściany (magenta)
    zatrzymują ruch i wzrok. Zagłębienia (pomarańczowe) zatrzymują tylko ruch. Decydują obwódki, nie obrazek.
    .title = Teren
rule-doors =
    Zamknięte drzwi są ścianą, otwartych jakby nie było. Za każdym razem, gdy kończy się czyjaś tura, drzwi z kimś obok
    otwierają się, a pozostałe zamykają, więc kto podejdzie do zamkniętych, przejdzie przez nie najwcześniej w następnej
    turze.
    .title = Drzwi
rule-pits =
    Przez zagłębienie przejdzie tylko ten, kto lata lub coś podobnego, a zatrzymać się w nim nie może nikt. Kto zostanie tam
    przesunięty wbrew woli, staje na krawędzi i rzuca na 11, a jeśli mógłby tam wejść, na 6; przegrany rzut oznacza
    pokonanie.
    .title = Zagłębienia
rule-adjacency =
    Dwie postacie sąsiadują, jeśli jedna stoi na którymś z ośmiu pól wokół drugiej i się widzą. U dużych postaci wystarczy
    dowolne z ich pól.
    .title = Sąsiedztwo
rule-range =
    Liczy się pola od jednej postaci do drugiej, z ostatnim włącznie, a te po skosie za 2. Ściany i zamknięte drzwi się
    obchodzi; postacie, zagłębienia i spowalniający teren niczego nie zmieniają. Ataki nie mają ograniczonego zasięgu.
    .title = Zasięg
rule-line-of-sight =
    Postać widzi drugą, jeśli choć jedna prosta z jakiegoś punktu jej przestrzeni do jakiegoś punktu tamtej nie dotyka
    ściany, zamkniętych drzwi ani litego obiektu. Muśnięcie rogu to też dotknięcie. Postacie i niskie obiekty nie
    zasłaniają.
    .title = Linia wzroku
rule-cover =
    Atakująca postać wybiera najkorzystniejszy róg swojej przestrzeni. Jeśli któraś prosta stamtąd do przestrzeni celu
    biegnie przez inną postać lub pole z niskimi obiektami albo przecina ścianę, cel ma osłonę i +4 do Obrony. Niskich
    obiektów na polach atakującej postaci i obok nich się nie liczy, a sąsiadujący wróg osłony nie ma nigdy.
    .title = Osłona
rule-legal-target =
    Celem musi być wróg w linii wzroku. Jeśli jakiś wróg sąsiaduje, trzeba wybrać sąsiada; w przeciwnym razie wroga z
    osłoną wolno wybrać tylko wtedy, gdy żaden widoczny wróg nie jest bliżej.
    .title = Legalny cel
rule-attack =
    Wybierz legalny cel, zdecyduj o ogniu łączonym i o tym, co zapowiada się przed rzutem, a potem rzuć k20 i dodaj Atak.
    Jeśli suma dorównuje Obronie celu, atak trafia i zadaje swoje Obrażenia. Naturalna 20 trafia zawsze, naturalna 1
    zawsze chybia.
    .title = Atak
rule-critical-hit =
    Naturalna 20 trafia i podwaja wydrukowane Obrażenia; premie dodaje się po podwojeniu. Droidy dostają obrażenia bez
    podwojenia, ale trafienie i tak było krytyczne. Przeciw postaciom z umiejętnością
    { ability-resilient.name } krytyczne nie jest.
    .title = Trafienie krytyczne
rule-damage =
    Obrażenia to wydrukowana liczba, pomnożona przez trafienie krytyczne, plus premie, minus to, co odejmie sobie
    trafiony, nigdy mniej niż 0. Najpierw decyduje Ochroniarz; potem działają tarcze i pancerze tego, kto obrażenia
    przyjmuje.
    .title = Obrażenia
rule-defeat =
    Postać, której zostało 0 Punktów Obrażeń lub mniej, jest pokonana. Najpierw działa to, co może ją ocalić, potem to, co
    wywołuje jej porażka, a wtedy opuszcza planszę. Jej efekt dowódcy kończy się od razu.
    .title = Pokonanie
rule-order-of-effects =
    Atak przebiega krokami: wskazanie celu, zapowiedzi, rzut, bycie zaatakowanym, trafienie, przyjęcie obrażeń, pokonanie i
    cała reszta. Z efektów tego samego kroku pierwsze są te aktywnego gracza, potem graczy po jego lewej; swoje każdy
    układa sam. Żadnego efektu nie używa się dwa razy do jednego zdarzenia.
    .title = Kolejność efektów
rule-combined-fire =
    Przed rzutem ataku w turze postaci jej sojusznicy, którzy czekają jeszcze na aktywację i widzą cel, mogą pomóc: każdy
    liczy się jako aktywowany i dodaje 4 do Ataku. Nie jest ważne, czy sami mogliby go wybrać. Walka Wręcz i Obrażenia 0
    wykluczają po obu stronach.
    .title = Ogień łączony
rule-attack-of-opportunity =
    Kto widzi, że wróg schodzi z pola obok niego, może go przed tym krokiem raz zaatakować. Wolno to raz w dowolnej jednej
    turze, po aktywacji czy przed nią, a w rundzie bez ograniczeń. Ogień łączony i umiejętności zastępujące ataki
    odpadają.
    .title = Atak odruchowy
rule-immediate-attacks =
    Atak, który jakiś efekt daje od razu, jest pojedynczy. Nikt nie łączy z nim ognia, nic go nie zastąpi i nikogo on nie
    aktywuje.
    .title = Ataki natychmiastowe
rule-saves =
    Rzuć k20: udało się, jeśli pokazuje co najmniej podaną liczbę. 20 udaje się zawsze, 1 nigdy. Z rzutu obronnego nie
    wolno zrezygnować ani przegrać go celowo, a rzuca postać zagrożona, jeśli tekst nie mówi inaczej.
    .title = Rzuty obronne
rule-stun =
    Ogłuszona postać liczy się w tej rundzie jako aktywowana. Traci turę, której jeszcze nie zaczęła, i nic poza tym.
    .title = Ogłuszenie
rule-push =
    Drogę wybiera aktywny gracz. Każdy krok oddala od aktywnej postaci, spowalniający teren kosztuje podwójnie, a wzdłuż ścian i
    zajętych pól postać się ześlizguje. Odpychana postać nie prowokuje ataków odruchowych.
    .title = Odepchnięcie
rule-force-points =
    Postać zaczyna z tyloma punktami, ile wynosi jej wartość Mocy, a wydane nie wracają. Wydaje raz w każdej turze, swojej
    czy cudzej: na Moc, na powtórzenie rzutu ataku lub obronnego albo na 2 dodatkowe pola ruchu.
    .title = Punkty Mocy
rule-commander-effects =
    Działają same, bez linii wzroku; zasięg liczy się dookoła ścian i zamkniętych drzwi. Większość obejmuje podwładnych,
    czyli członków drużyny bez takiego efektu, a żaden Droidów ani postaci z umiejętnością Dzikość, jeśli ich nie wymienia.
    Z kilku premii do jednej liczby działa najlepsza, a wszystko kończy się razem z dowódcą.
    .title = Efekty dowódcy
rule-stacking =
    Efekty o różnych nazwach się sumują. O tej samej nie, bez względu na liczbę po nazwie: działa najlepszy.
    .title = Kumulowanie
