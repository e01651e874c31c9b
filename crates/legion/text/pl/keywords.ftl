### Co robi każde słowo kluczowe, własnymi słowami.
###
### Klucz to `keyword-<id>`, id zasady bez `gl.`; podział wiersza wewnątrz tekstu liczy się jak spacja. Podmiotem zdań jest
### oddział, który ma słowo kluczowe albo którego figurka ma broń; `$n` to liczba wydrukowana po nazwie. Pula to wszystkie
### kości, którymi jeden atak rzuca przeciw jednemu obrońcy. Słowa kluczowe zachowują nazwy z kart.

count-aim-tokens = { $n ->
    [one] { $n } żeton celowania
    [few] { $n } żetony celowania
   *[other] { $n } żetonów celowania
}
count-dodge-tokens = { $n ->
    [one] { $n } żeton uniku
    [few] { $n } żetony uniku
   *[other] { $n } żetonów uniku
}
count-surge-tokens = { $n ->
    [one] { $n } żeton zrywu
    [few] { $n } żetony zrywu
   *[other] { $n } żetonów zrywu
}
count-suppression-tokens = { $n ->
    [one] { $n } żeton przygwożdżenia
    [few] { $n } żetony przygwożdżenia
   *[other] { $n } żetonów przygwożdżenia
}
count-shields = { $n ->
    [one] { $n } tarczę
    [few] { $n } tarcze
   *[other] { $n } tarcz
}
count-hits = { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[other] { $n } trafień
}
count-units = { $n ->
    [one] { $n } oddział
    [few] { $n } oddziały
   *[other] { $n } oddziałów
}

keyword-agile-x =
    Po każdym zwykłym ruchu, ktokolwiek go wywołał, oddział zyskuje { count-dodge-tokens }. Obroty, cofanie, wspinaczka i
    wsiadanie się nie liczą.
keyword-ai-action =
    Jeśli nie leży przy nim odkryty żeton rozkazu, pierwsza akcja w aktywacji oddziału musi być jedną z wymienionych. Gdy
    żadnej nie może wykonać, działa dowolnie.
keyword-arm-x =
    W ramach akcji: oddział kładzie płasko ładunki w liczbie { $n }, każdy w całości w zasięgu 1 od swojego dowódcy i w jego
    linii wzroku, nie na innych ładunkach ani na żetonach celów i warunków.
keyword-armor = Gdy oddział się broni, przed rzutem na obronę znikają wszystkie trafienia; krytyki zostają.
keyword-armor-x =
    Gdy oddział się broni, przed rzutem na obronę znika do { $n ->
        [one] { $n } trafienia
       *[other] { $n } trafień
    }; krytyki zostają.
keyword-arsenal-x =
    W ataku każda figurka oddziału może użyć do { $n } swoich broni zamiast jednej, przeciw temu samemu wrogowi albo kilku.
keyword-authoritative =
    Gdy oddział miałby otrzymać rozkaz, może go przekazać przyjaznemu oddziałowi w zasięgu 1 lub 2, raz na fazę
    dowodzenia. Sam go wtedy nie otrzymał i może dostać inny.
keyword-barrage =
    Oddział może w swojej aktywacji wykonać dwie akcje ataku, o ile żadna jego figurka nie używa naraz kilku broni dzięki
    Arsenal.
keyword-beam-x =
    Po pierwszym celu broń może zaatakować do { $n ->
        [one] { $n } następnego
       *[other] { $n } następnych
    }, kolejno i sama. Każdy musi być w linii wzroku
    atakującego i w zasięgu 1 od poprzedniego, choćby daleko od atakującego.
keyword-blast = Jeśli w puli jest taka broń, obrońca nie korzysta z osłony.
keyword-block = Jeśli broniący się oddział wyda żeton uniku, w tym ataku jego zrywy na kościach obrony są blokami.
keyword-bounty =
    Po rozstawieniu oddział wyznacza nagrodę za wrogiego dowódcę lub agenta. Jeśli go pokona, zabiera żeton, a jeśli
    dotrwa do końca gry, jego gracz ma o jeden żeton zwycięstwa więcej.
keyword-calculate-odds =
    W ramach akcji: przyjazny oddział żołnierzy w zasięgu 1 i w linii wzroku, albo sam ten oddział, zyskuje po jednym żetonie
    celowania, uniku i przygwożdżenia.
keyword-charge =
    Po akcji ruchu, która doprowadza do kontaktu z wrogiem, oddział może go zaatakować wręcz w ramach darmowej akcji, jeśli
    nie wykonał jeszcze akcji ataku.
keyword-climbing-vehicle = Ten pojazd wspina się i gramoli tak jak żołnierze.
keyword-compel =
    Inny przyjazny oddział żołnierzy w zasięgu 1 lub 2, który po próbie opanowania jest przygwożdżony, lecz nie w panice,
    może wziąć żeton przygwożdżenia, aby wykonać darmową akcję ruchu.
keyword-coordinate =
    Gdy oddział otrzyma rozkaz, może wydać rozkaz przyjaznemu oddziałowi w zasięgu 1, wymienionemu przy słowie kluczowym.
keyword-counterpart =
    Figurka z tej karty dołącza do wymienionego oddziału i oba działają jak jeden. Ma własne rany, bronie i słowa
    kluczowe; nigdy nie dowodzi i ginie przed innymi.
keyword-cover-x = Gdy oddział broni się przed atakiem dystansowym, jego osłona jest lepsza o { $n }; lepszej niż ciężka nie ma.
keyword-covert-ops =
    Ten dowódca może przy rozstawianiu stać się na resztę gry agentem, a wtedy rozstawia się tak, jakby miał Infiltrate. Jeśli
    w armii nie ma innego dowódcy, od razu zostaje nim oddział piechoty lub sił specjalnych.
keyword-critical-x =
    Zrywy na kościach ataku, najwyżej { $n }, stają się krytykami; pozostałe działają według karty oddziału.
keyword-cumbersome =
    Oddział, który się ruszył, nie atakuje tą bronią w tej samej aktywacji, a po ataku nią już się nie rusza. Obrót jest
    dozwolony.
keyword-cunning =
    Jeśli o pierwszeństwo byłby remis, a gracz pokazał kartę dowodzenia tej postaci, karta ma o jedną kropkę mniej. Jeśli
    mogą tak obaj gracze, remis zostaje.
keyword-cycle =
    Na końcu aktywacji oddziału ta karta znów jest gotowa, jeśli była wyczerpana, a oddział w tej aktywacji jej nie użył.
keyword-danger-sense-x =
    Gdy oddział miałby stracić przygwożdżenie, może zatrzymać dowolnie wiele tych żetonów. Broniąc się, rzuca o jedną
    kością obrony więcej za każdy swój żeton przygwożdżenia, najwyżej o { $n }.
keyword-dauntless =
    Jeśli po próbie opanowania oddział jest przygwożdżony, lecz nie w panice, może wziąć żeton przygwożdżenia, aby wykonać
    darmową akcję ruchu.
keyword-defend-x = Gdy oddział otrzymuje rozkaz, zyskuje { count-dodge-tokens }.
keyword-deflect =
    Jeśli broniący się oddział wyda żeton uniku, jego zrywy na kościach obrony są blokami; w ataku dystansowym atakujący
    odnosi też ranę za każdy wyrzucony zryw.
keyword-demoralize-x =
    Po próbie opanowania oddział rozdziela do { $n ->
        [one] { $n } żetonu przygwożdżenia
       *[other] { $n } żetonów przygwożdżenia
    } między wrogie oddziały w zasięgu 1 lub 2.
keyword-detachment =
    Każdy taki oddział potrzebuje w armii własnego partnera wymienionego rodzaju. Rozstawia się w odległości najkrótszej
    miarki ruchu od dowódcy partnera, nawet poza strefą, a więc po nim.
keyword-detonate-x =
    Gdy oddział którejkolwiek strony zaatakuje, ruszy się lub wykona akcję, ten może odpalić do { $n ->
        [one] { $n } ładunku swojej strony
       *[other] { $n } ładunków swojej strony
    } wymienionego rodzaju.
keyword-disciplined-x =
    Gdy oddział otrzymuje rozkaz, traci do { $n ->
        [one] { $n } żetonu przygwożdżenia
       *[other] { $n } żetonów przygwożdżenia
    }.
keyword-disengage = Gdy oddział jest związany walką tylko z jednym wrogiem, może odejść zwykłym ruchem, bez wycofywania się.
keyword-distract =
    W ramach darmowej akcji: do końca rundy wrogi oddział żołnierzy w zasięgu 1 lub 2 i w linii wzroku musi w miarę możności
    atakować ten oddział, i to każdą bronią, która sięga. W tej rundzie Inconspicuous tego oddziału nie działa.
keyword-divulge =
    Na początku wymienionej fazy lub kroku można pokazać kartę i zrobić to, co stoi po słowie kluczowym. Karta nie zostaje
    przez to zagrana i wraca na rękę.
keyword-duelist =
    W walce wręcz: żeton celowania wydany na powtórzenie rzutu daje też puli Pierce 1, a żeton uniku wydany w obronie
    chroni oddział w tym ataku przed Pierce.
keyword-enrage-x =
    Dopóki oddział ma { $n } lub więcej ran, ma Charge i nie zna przygwożdżenia: to, które ma, znika, a nowego nie
    dostaje.
keyword-entourage =
    Jeden oddział wymienionego rodzaju nie liczy się w armii do swojej rangi. W fazie dowodzenia ten oddział może wydać
    rozkaz takiemu oddziałowi w zasięgu 1 lub 2.
keyword-equip = Oddział musi mieć wymienione ulepszenia.
keyword-exemplar =
    Przyjazne oddziały w zasięgu 1 lub 2 i w linii wzroku mogą wydawać jego żetony celowania, uniku, zrywu i czuwania jak
    własne.
keyword-expert-climber = Gramoląc się, oddział nie rzuca kośćmi i nie odnosi ran.
keyword-field-commander =
    Jeśli zagrana karta dowodzenia nie należy do żadnej postaci, ten oddział może wydać jej rozkazy zamiast dowódcy.
keyword-fire-support =
    Gdy inny przyjazny oddział atakuje dystansowo, ten może zakryć swój odkryty żeton rozkazu, co kończy jego udział w
    rundzie, i dołożyć do puli własne bronie, które sięgają i widzą cel. Nie może być związany walką, a każdej puli pomaga
    najwyżej jeden oddział.
keyword-fixed = Broń atakuje tylko to, co choć częściowo jest w wymienionym polu ostrzału.
keyword-full-pivot = Obracając się, oddział może stanąć w dowolnym kierunku.
keyword-generator-x =
    W fazie końcowej oddział podnosi do { $n ->
        [one] { $n } odwróconej tarczy
       *[other] { $n } odwróconych tarcz
    }.
keyword-grounded = Oddział nie wspina się ani nie gramoli.
keyword-guardian-x =
    Gdy przyjazny oddział żołnierzy w zasięgu 1 i w linii wzroku broni się przed atakiem dystansowym, ten może przejąć do { $n ->
        [one] { $n } trafienia
       *[other] { $n } trafień
    }: za każde rzuca własną kością obrony, a czego nie zablokuje, to go rani. Atakujący może użyć na nim
    Pierce. Oddziału, który sam ma Guardian, nikt tak nie chroni.
keyword-gunslinger =
    Po akcji ataku dystansowego oddział może wykonać jeszcze jeden atak dystansowy, przeciw innemu wrogowi. Ten nie jest
    akcją.
keyword-heavy-weapon-team = Oddział musi mieć ciężką broń, a dowodzi nim figurka, która ją nosi.
keyword-high-velocity = Jeśli każda broń w puli ma to słowo kluczowe, obrońca nie może wydawać żetonów uniku.
keyword-hover =
    Oddział może czuwać i cofać się, a jeśli jego podstawka ma wcięcia po bokach, także przesuwać się w bok. Hover: Ground
    czyni go dla wszystkich innych pojazdem naziemnym; Hover: Air pozwala mu przelatywać nad terenem do podanej wysokości
    i na nim stawać.
keyword-immobilize-x =
    Jeśli atak rani obrońcę, ten dostaje { $n ->
        [one] { $n } żeton unieruchomienia
        [few] { $n } żetony unieruchomienia
       *[other] { $n } żetonów unieruchomienia
    }; każdy zmniejsza jego szybkość o 1 do końca jego najbliższej aktywacji.
keyword-immune-blast = Broniąc się, oddział ma osłonę mimo Blast.
keyword-immune-deflect = Na atak tą bronią Deflect i Soresu Mastery nigdy nie odpowiadają ranami.
keyword-immune-enemy-effects =
    Efekty kart wroga nie działają na oddział i nie można ich na niego skierować. Nie dotyczy to ataków ani kart bitwy.
keyword-immune-melee = Żadnej wrogiej figurki nie można postawić w kontakcie z oddziałem.
keyword-immune-pierce = Pierce nie usuwa bloków oddziału, ani gdy się broni, ani gdy kogoś chroni.
keyword-immune-range-1-weapons = Oddziału nie może atakować broń, której największy zasięg to 1.
keyword-impact-x =
    Jeśli obrońca ma Armor lub Armor X, do { $n ->
        [one] { $n } trafienia
       *[other] { $n } trafień
    } w puli staje się krytykami, zanim pancerz zadziała. Liczby wszystkich broni
    w puli się sumują.
keyword-impervious =
    Broniąc się, oddział rzuca o tyle kośćmi obrony więcej, ile Pierce ma pula. Nie pomaga to temu, kto i tak jest na
    Pierce odporny.
keyword-incognito =
    Wrogowie poza zasięgiem 1 nie mogą atakować oddziału, a jego dowódca nie liczy się do celów. Kończy się to na zawsze,
    gdy oddział zaatakuje, zostanie zaatakowany przez inny oddział lub wykona akcję z karty celu.
keyword-inconspicuous =
    Dopóki oddział ma przygwożdżenie, wrogowie, którzy mogą zaatakować kogoś innego, muszą tak zrobić. Próbując się
    opanować, może zachować swoje przygwożdżenie.
keyword-indomitable = Próbując się opanować, oddział rzuca czerwonymi kośćmi zamiast białych.
keyword-infiltrate = Oddział może rozstawić się wszędzie poza zasięgiem 3 od wszystkich wrogów.
keyword-inspire-x =
    Po próbie opanowania oddział usuwa łącznie do { $n ->
        [one] { $n } żetonu przygwożdżenia
       *[other] { $n } żetonów przygwożdżenia
    } innym przyjaznym oddziałom w zasięgu 1
    lub 2.
keyword-ion-x =
    Jeśli atak rani pojazd lub oddział droidów, ten dostaje { $n ->
        [one] { $n } żeton jonów
        [few] { $n } żetony jonów
       *[other] { $n } żetonów jonów
    } i za każdy traci akcję. Przedtem do { $n ->
        [one] { $n } tarczy obrońcy
       *[other] { $n } tarcz obrońcy
    } odwraca się bez skutku.
keyword-jedi-hunter =
    Przeciw wrogowi, którego karta ma miejsce na ulepszenia Mocy, zrywy na kościach ataku oddziału stają się krytykami.
keyword-jump-x =
    W ramach akcji ruchu: oddział wykonuje zwykły ruch ponad wszystkim, także figurkami, do wysokości { $n } nad miejscem
    startu, a trudny teren mu nie przeszkadza; może skończyć na terenie tej wysokości lub gdziekolwiek niżej.
keyword-leader-upgrade = Figurka z tej karty dowodzi oddziałem. Gdy padnie, jej miejsce i broń przejmuje inna.
keyword-lethal-x =
    Przed rzutem na obronę atakujący może wydać do { $n ->
        [one] { $n } żetonu celowania
       *[other] { $n } żetonów celowania
    }; każdy daje puli Pierce 1 i niczego nie
    powtarza.
keyword-light-transport-x =
    Pojazd zabiera { count-units }, każdy z jednego żołnierza na małej podstawce, także już przy rozstawianiu. Jeśli jest otwarty, a atak go rani,
    każdy pasażer odnosi ranę.
keyword-loadout =
    Obok każdego ulepszenia oddziału może leżeć w zapasie inne tego samego rodzaju, nie droższe. Przy rozstawianiu każde
    można wymienić na drugie.
keyword-long-shot-x =
    W ataku dystansowym oddział może wydać do { $n ->
        [one] { $n } żetonu celowania
       *[other] { $n } żetonów celowania
    }, aby za każdy wydłużyć zasięg tej broni o 1.
keyword-low-profile = Gdy oddział broni się w lekkiej osłonie, ma ciężką.
keyword-makashi-mastery =
    W walce wręcz oddział może zrezygnować z 1 swojego Pierce; wtedy obrońcy nie pomagają Immune: Pierce ani Impervious.
keyword-marksman =
    Po zamianie zrywów oddział może wydawać żetony celowania: każdy zmienia puste pole w trafienie albo trafienie w
    krytyk.
keyword-master-of-the-force-x =
    Na końcu aktywacji oddział przywraca gotowość wyczerpanym ulepszeniom Mocy, najwyżej w liczbie { $n }.
keyword-nimble = Po ataku, w którym oddział wydał w obronie żetony uniku, zyskuje jeden.
keyword-noncombatant =
    Figurka nie używa broni. Rany odnoszą najpierw inne figurki prócz dowódcy, chyba że ta jest już ranna albo jako jedyna
    z nich jest widoczna.
keyword-outmaneuver = Żetony uniku oddziału znoszą nie tylko trafienia, lecz i krytyki.
keyword-permanent = Karta po rundzie zostaje w grze i działa dalej.
keyword-pierce-x =
    Po rzucie na obronę do { $n ->
        [one] { $n } bloku obrońcy
       *[other] { $n } bloków obrońcy
    }, albo tego, kto go chroni, zostaje usuniętych. Liczby wszystkich broni w
    puli się sumują.
keyword-plodding = Oddział wykonuje w aktywacji najwyżej jeden zwykły ruch.
keyword-poison-x =
    Jeśli atak rani żołnierzy niebędących droidami, ich oddział dostaje { $n ->
        [one] { $n } żeton trucizny
        [few] { $n } żetony trucizny
       *[other] { $n } żetonów trucizny
    } i na końcu najbliższej aktywacji odnosi ranę za każdy.
keyword-precise-x =
    Każdy żeton celowania wydany na powtórzenie rzutu pozwala oddziałowi powtórzyć o { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[other] { $n } kości
    } więcej.
keyword-pulling-the-strings =
    W ramach akcji: inny przyjazny oddział żołnierzy w zasięgu 1 lub 2 od razu atakuje albo się rusza, w ramach darmowej akcji.
keyword-quick-thinking = W ramach akcji: oddział zyskuje żeton celowania i żeton uniku.
keyword-ram-x =
    Jeśli w tej aktywacji oddział wykonał pełny zwykły ruch z największą szybkością, do { $n ->
        [one] { $n } wyniku puli
       *[other] { $n } wyników puli
    }, choćby pustych, staje się krytykami.
keyword-ready-x = Po akcji czuwania oddział zyskuje { count-aim-tokens }.
keyword-recharge-x =
    Odzyskując siły, oddział podnosi też do { $n ->
        [one] { $n } odwróconej tarczy
       *[other] { $n } odwróconych tarcz
    }.
keyword-reconfigure = Gdy oddział odzyskuje siły, tę kartę można odwrócić na drugą stronę.
keyword-regenerate-x =
    Na końcu aktywacji oddział rzuca białą kością obrony za każdą ranę, najwyżej { $n } razy; każdy blok lub zryw leczy
    jedną.
keyword-relentless =
    Po akcji ruchu oddział może zaatakować w ramach darmowej akcji, jeśli nie wykonał jeszcze akcji ataku.
keyword-reliable-x = Na początku fazy aktywacji oddział zyskuje { count-surge-tokens }.
keyword-repair-x-capacity-y =
    W ramach akcji, tyle razy w grze, ile mówi pojemność karty: przyjazny pojazd lub oddział droidów w zasięgu 1 i w linii
    wzroku traci łącznie do { $n } ran oraz żetonów jonów i uszkodzeń, albo odzyskuje do { $n } figurek, które padły w tej
    rundzie; każdej brakuje jednej rany, by znów paść.
keyword-reposition = Przy każdym zwykłym ruchu oddział może się obrócić, przed nim albo po nim.
keyword-retinue =
    Na początku fazy aktywacji oddział zyskuje żeton celowania albo uniku, jeśli wymieniony oddział jest w zasięgu 1
    lub 2.
keyword-scale =
    Przy każdej akcji ruchu oddział może za darmo się gramolić, przed nią albo po niej, i nie rzuca wtedy kośćmi. Trudny
    teren go nie spowalnia.
keyword-scatter =
    Po ataku na żołnierzy na małych podstawkach atakujący może inaczej ustawić wszystkie ich figurki prócz dowódcy, byle
    spójnie.
keyword-scout-x =
    Po rozstawieniu oddział może wykonać zwykły ruch z szybkością { $n }, a trudny teren go nie spowalnia; Scout daje
    najwyżej 3.
keyword-scouting-party-x =
    Gdy oddział użył Scout, przyjazne oddziały żołnierzy w zasięgu 1 lub 2, które same nie były na zwiadzie, najwyżej { $n },
    mogą ruszyć się równie szybko.
keyword-secret-mission =
    Raz w grze, w ramach darmowej akcji, gdy cały oddział stoi w strefie rozstawienia wroga: bierze żeton zwycięstwa, który się
    liczy, jeśli oddział dotrwa do końca gry.
keyword-sentinel = Oddział może wydać żeton czuwania w zasięgu od 1 do 3 zamiast od 1 do 2.
keyword-sharpshooter-x = Gdy oddział atakuje, osłona obrońcy jest gorsza o { $n }, po wszystkim, co ją poprawia.
keyword-shielded-x =
    Oddział ma { count-shields }. W ataku dystansowym przeciw niemu każdą można odwrócić, aby znieść trafienie albo krytyk.
keyword-sidearm = W atakach wymienionego rodzaju figurka używa wyłącznie broni ze swojej karty.
keyword-small =
    W atakach dystansowych na jej oddział ta figurka nie liczy się do widzenia, zasięgu ani osłony; ranna być może, jeśli
    atakujący ją widzi.
keyword-smoke-x =
    W ramach akcji: oddział kładzie { $n ->
        [one] { $n } żeton dymu
        [few] { $n } żetony dymu
       *[other] { $n } żetonów dymu
    } w całości w zasięgu 1 od swojego dowódcy i w jego linii wzroku.
keyword-soresu-mastery =
    Jeśli oddział wyda żeton uniku, broniąc się lub kogoś chroniąc, jego zrywy na kościach obrony są blokami, a atakujący
    odnosi ranę za każdy wyrzucony zryw.
keyword-speeder-x =
    Na początku aktywacji oddział musi ruszyć się z pełną szybkością. We wszystkich ruchach przelatuje nad terenem do
    wysokości { $n } i może na nim skończyć.
keyword-spotter-x =
    W ramach akcji: do { $n ->
        [one] { $n } przyjaznego oddziału
       *[other] { $n } przyjaznych oddziałów
    } w zasięgu 1, także ten, zyskuje po żetonie celowania.
keyword-spray = Kości tej broni dokłada się do puli raz za każdą figurkę obrońcy, którą widzi jej właściciel.
keyword-spur =
    Ruszając się, oddział może wziąć żeton przygwożdżenia, aby w tym ruchu być szybszym o 1; najwyżej 3.
keyword-stationary = Oddział nie może się ruszyć, najwyżej obrócić.
keyword-steady =
    Po akcji ruchu oddział może zaatakować dystansowo w ramach darmowej akcji, jeśli nie wykonał jeszcze akcji ataku.
keyword-suppressive =
    Po ataku broniący się oddział żołnierzy dostaje dodatkowy żeton przygwożdżenia, trafiony czy nie; kilka takich broni w
    puli nie daje więcej.
keyword-tactical-x = Po każdym zwykłym ruchu, ktokolwiek go wywołał, oddział zyskuje { count-aim-tokens }.
keyword-take-cover-x =
    W ramach akcji: do { $n ->
        [one] { $n } przyjaznego oddziału
       *[other] { $n } przyjaznych oddziałów
    } w zasięgu 1, także ten, zyskuje po żetonie uniku.
keyword-target-x = Gdy oddział otrzymuje rozkaz, zyskuje { count-aim-tokens }.
keyword-teamwork =
    Dopóki wymieniony oddział jest przyjazny i w zasięgu 1 lub 2: gdy jeden z nich zyskuje żetony celowania lub uniku,
    drugi zyskuje takie same.
keyword-tow-cable = Jeśli atak rani pojazd, atakujący gracz go obraca.
keyword-transport-x =
    Pojazd zabiera { count-units } żołnierzy, także już przy rozstawianiu. Jeśli jest otwarty, a atak go rani, każdy oddział pasażerów odnosi ranę.
keyword-treat-x-capacity-y =
    W ramach akcji, tyle razy w grze, ile mówi pojemność karty: przyjazny oddział żołnierzy niebędących droidami, w zasięgu 1
    i w linii wzroku, traci łącznie do { $n } ran i żetonów trucizny, albo odzyskuje do { $n } figurek, które padły w tej
    rundzie; każdej brakuje jednej rany, by znów paść.
keyword-uncanny-luck-x =
    Broniąc się, oddział może powtórzyć rzut do { $n ->
        [one] { $n } swojej kości obrony
       *[other] { $n } swoich kości obrony
    }, wszystkimi naraz.
keyword-unhindered = Trudny teren nie spowalnia oddziału.
keyword-versatile = Oddział może atakować dystansowo tą bronią nawet wtedy, gdy jest związany walką.
keyword-weak-point-x =
    Jeśli atakujący dowódca jest w wymienionym tu polu, pula ma przeciw temu oddziałowi Impact { $n }.
keyword-wheel-mode =
    Na początku aktywacji oddział może potoczyć się na kołach: do jej końca ma szybkość 3. Do końca rundy jego osłona jest
    lepsza o 2, ale nie może atakować ani używać tarcz.
