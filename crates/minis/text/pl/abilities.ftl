### Umiejętności specjalne, rozmiary i słowa, których szukają inni, własnymi słowami.
###
### Klucz to `ability-<id>`, dla wiersza listy umiejętności. Podział wiersza wewnątrz tekstu liczy się jak spacja.
###
### Podmiotem zdań jest postać, która ma umiejętność, „jej gracz” to ten, kto nią kieruje, a `$n` to liczba wydrukowana po
### nazwie. „Obok” i „sąsiaduje” znaczą to samo, podobnie „widzi” i „w linii wzroku”.
###
### `.name` to nazwa z polskiej instrukcji; gdzie jej brak, nasza, a wtedy w `.printed` stoi nazwa z karty. Nazwy innych
### umiejętności są wstawiane bez odmiany.

ability-accelerate =
    W turze, w której nie atakuje i nie używa umiejętności { ability-strafe-attack.name }, może przejść do 24 pól.
    .name = Przyspieszenie
ability-accurate-shot =
    Może zaatakować wroga, który ma osłonę i nie jest najbliższy. Osłona nadal podnosi mu Obronę, a sąsiadujący wrogowie
    nadal mają pierwszeństwo. Korzystają na tym tylko ataki, nie inne umiejętności, które wymagają celu.
    .name = Celny Strzał
ability-advantageous-attack =
    Jej ataki mają +10 do Obrażeń przeciw wrogom, którzy w tej rundzie czekają jeszcze na aktywację.
    .name = Korzystny Atak
ability-advantageous-cover =
    Osłona daje jej +8 do Obrony, a nie +4 jak innym.
    .name = Korzystna Osłona
ability-affinity =
    Postać wymieniona na karcie może wejść do wymienionej tam drużyny, choć jej frakcja nie pasuje. Odtąd pod każdym
    względem należy do frakcji tej drużyny.
    .name = Powinowactwo
    .printed = Affinity
ability-alderaan-senator =
    Wszystko, co szuka postaci Alderaan Trooper, bierze ją za taką, jej własny efekt dowódcy też.
    .name = Alderański Senator
ability-ambush =
    W swojej turze może najpierw się ruszyć, a mimo to wykonać wszystkie ataki, które dają jej umiejętności, pod warunkiem
    że wszystkie spadną na jednego wroga, który w tej rundzie czeka jeszcze na aktywację.
    .name = Zasadzka
ability-atlatl =
    Zamiast ataków wybiera legalny cel w zasięgu 6 pól. On i wszyscy obok niego, swoi i wrogowie, odnoszą { $n } obrażeń,
    chyba że uda im się rzut obronny na 11. Kto ucierpiał, jest nieżywy i najwyżej Duży, rzuca na 11 jeszcze raz, by nie
    zostać ogłuszonym. To nie jest atak.
    .name = Atlatl
ability-ataru-style =
    +4 do Ataku, jeśli w chwili ataku w zasięgu 6 pól od niej stoi dokładnie jeden wróg. Czyni to bezużytecznym
    { ability-makashi-style-mastery.name }.
    .name = Styl Ataru
    .printed = Ataru Style
ability-avoid-defeat =
    Gdy miałaby zostać pokonana, wykonuje dwa rzuty obronne na 11. Jeśli żadnego nie przegra, zostaje na planszy z 10
    Punktami Obrażeń.
    .name = Uniknięcie Porażki
ability-betrayal =
    Wróg, któremu w ataku na nią wypadła naturalna 1, do końca potyczki przechodzi do jej drużyny i w tej turze nic już nie
    robi. Gdy ona zostaje pokonana, wszyscy, którzy tak przeszli, wracają do siebie.
    .name = Zdrada
ability-black-sun =
    Ma umiejętność { ability-grenades.name } 10, jeśli w jej drużynie jest lub był kiedykolwiek ktoś ze słowem Vigo albo
    Xizor w nazwie.
    .name = Czarne Słońce
    .printed = Black Sun
ability-blaster =
    Zamiast ataków wykonuje jeden atak na legalny cel, który widzi, z Atakiem wydrukowanym przy tej umiejętności i z
    Obrażeniami { $n }.
    .name = Blaster
ability-blaster-rifle-upgrade =
    Sojusznicy w zasięgu 6 pól, którzy atakują z dystansu i mają na karcie Obrażenia 20, mają też umiejętność tu
    wymienioną.
    .name = Ulepszenie Karabinów
    .printed = Blaster Rifle Upgrade
ability-blaster-upgrade =
    Sojusznicy w zasięgu 6 pól, którzy atakują z dystansu i mają na karcie Obrażenia 10, mają też umiejętność tu
    wymienioną.
    .name = Ulepszenie Blasterów
    .printed = Blaster Upgrade
ability-bodyguard =
    Gdy atak ma zranić sojusznika obok niej, może wziąć całe obrażenia na siebie. Jej gracz decyduje, zanim zadziałają tarcze
    i pancerze sojusznika; ona sama nie została trafiona, ale to, co chroni ją przed obrażeniami, działa. Obrażeń z czego
    innego niż atak przejąć się nie da.
    .name = Ochroniarz
ability-bombad-gungan =
    Ilekroć wróg bierze ją za cel, przed wszystkim innym wykonuje rzut obronny na 11. Udany pozwala jej graczowi wskazać inną
    postać w zasięgu 6 pól, swoją czy wrogą, na którą spada atak lub umiejętność; jeśli nikogo tam nie ma, nic z nich nie
    wychodzi.
    .name = Bombad Gungan
ability-booming-voice =
    Dopóki jest w drużynie, efekty dowódcy jej sojuszników sięgające 6 pól sięgają wszędzie, byle dało się tam dojść dookoła
    ścian i zamkniętych drzwi.
    .name = Donośny Głos
    .printed = Booming Voice
ability-bounty-hunter =
    +{ $n } do Ataku przeciw Unikalnym wrogom.
    .name = Łowca Nagród
ability-careful-shot =
    W swojej turze, jeśli spędza ją bez ruchu, jej ataki mają +{ $n } do Ataku. Zapowiada się to przed rzutem i potem ruszyć
    się w tej turze już nie może. Atakom odruchowym nie pomaga nigdy.
    .name = Dokładny Strzał
ability-cesta =
    Zamiast ataków wybiera legalny cel na dowolną odległość. On i wszyscy obok niego, swoi i wrogowie, odnoszą { $n }
    obrażeń, chyba że uda im się rzut obronny na 11. Kto ucierpiał, jest nieżywy i najwyżej Duży, rzuca na 11 jeszcze raz,
    by nie zostać ogłuszonym. To nie jest atak.
    .name = Cesta
ability-charging-assault =
    Zamiast całej tury rusza się o co najmniej 1 pole, najwyżej o dwie swoje prędkości, a potem raz atakuje wroga obok
    siebie z +{ $n } do Obrażeń.
    .name = Szarża
ability-charging-fire =
    Zamiast całej tury rusza się najwyżej o dwie swoje prędkości, a potem wykonuje jeden jedyny atak. Nie łączy się to z
    niczym, co dodaje ataki, dzieli ruch albo zastępuje ataki.
    .name = Natarcie
ability-cleave =
    Raz na turę, gdy jej własny atak pokonał wroga obok niej, może od razu zaatakować innego sąsiadującego. Dotyczy to także
    ataków odruchowych.
    .name = Łupnięcie
ability-cloaked =
    Wróg, przed którym ma osłonę i który nie stoi obok, nie może wziąć jej za cel ani liczyć jako najbliższej.
    { ability-accurate-shot.name } nic tu nie zmienia; { ability-sniper.name } pomaga, jeśli osłonę dają tylko postacie.
    .name = Kamuflaż
    .printed = Cloaked
ability-commando =
    Liczy się jako Commando, tak jak każdy z tym słowem w nazwie.
    .name = Komandos
    .printed = Commando
ability-cortosis-gauntlet =
    Gdy w rzucie na { ability-lightsaber-block.name } uzyska razem z premiami { $n } lub więcej, atakująca postać z mieczem
    świetlnym ma do końca potyczki o 20 Obrażeń mniej. Nikogo nie spotyka to dwa razy, a poniżej 0 Obrażenia nie spadną.
    .name = Kortozowa Rękawica
    .printed = Cortosis Gauntlet
ability-crowd-fighting =
    +2 do Ataku za każdą postać obok niej, swoją czy wrogą, oprócz celu. Liczone od nowa przy każdym ataku.
    .name = Walka w Tłumie
ability-cunning-attack =
    +4 do Ataku i +{ $n } do Obrażeń przeciw wrogom, którzy w tej rundzie czekają jeszcze na aktywację.
    .name = Podstępny Atak
ability-cyborg =
    Jest żywa i zarazem jest Droidem, i nim nie jest: pomagają jej leczenie i naprawy, a szkodzi to, co szkodzi jednym i
    drugim. Trafienia krytyczne się podwajają, a efekty dowódcy na nią działają.
    .name = Cyborg
ability-damage-reduction =
    Ilekroć miałaby odnieść obrażenia, odnosi o { $n } mniej, gdy już wiadomo, czy włącza się { ability-bodyguard.name }. Nie
    zmniejsza to ataku, którym jest { ability-lightsaber-throw.name }, ani ataków sąsiadujących wrogów z mieczem świetlnym.
    .name = Redukcja Obrażeń
ability-dark-armor =
    Ilekroć miałaby odnieść obrażenia, wykonuje rzut obronny na 11, gdy już wiadomo, czy włącza się { ability-bodyguard.name }, i po
    udanym odnosi o 10 mniej. Przebija to { ability-lightsaber-throw.name } i ataki sąsiadujących wrogów z mieczem
    świetlnym.
    .name = Mroczny Pancerz
ability-dark-inspiration =
    Przy rozstawianiu jej gracz wskazuje sojusznika z wartością Mocy, który do końca potyczki ma umiejętność
    { ability-lightsaber-duelist.name }.
    .name = Mroczna Inspiracja
ability-dark-master =
    Przy rozstawianiu jej gracz wskazuje Unikalnego sojusznika; wartości Mocy mieć on nie musi. Może on wydawać jej Punkty
    Mocy jak własne, ale nie jedne i drugie w tej samej turze.
    .name = Mroczny Mistrz
ability-deadeye =
    W swojej turze, jeśli spędza ją bez ruchu, jej ataki mają +10 do Obrażeń. Zapowiada się to przed rzutem i potem ruszyć
    się w tej turze już nie może. Atakom odruchowym nie pomaga nigdy.
    .name = Zabójczy Strzał
ability-deadly-attack =
    Jej naturalna 19 jest trafieniem krytycznym tak jak 20.
    .name = Morderczy Atak
ability-delta-fire-support =
    Dopóki jest w grze, sojusznicy ze słowami Republic Commando w nazwie mają, gdziekolwiek są, umiejętność
    { ability-synchronized-fire.name }.
    .name = Wsparcie Ogniowe Delty
    .printed = Delta Fire Support
ability-delta-shield-support =
    Dopóki jest w grze, sojusznicy ze słowami Republic Commando w nazwie mają, gdziekolwiek są, umiejętność
    { ability-shields.name } 2.
    .name = Wsparcie Tarcz Delty
    .printed = Delta Shield Support
ability-demolish =
    Jej ataki nie zważają na to, że sąsiadujący wróg ma umiejętność { ability-damage-reduction.name }.
    .name = Burzenie
    .printed = Demolish
ability-demolition-charge =
    Zamiast całej tury wybiera wroga obok siebie, który ma umiejętność { ability-mounted-weapon.name } i jest Wielki lub
    większy. Zostaje on pokonany, chyba że uda mu się rzut obronny na 6.
    .name = Ładunek Burzący
    .printed = Demolition Charge
ability-desert-skiff =
    Zabiera jednego Dużego sojusznika albo dwóch mniejszych; wsiada się, kończąc ruch obok niej. Podróżują z nią, lecą i mają
    osłonę; odległości od nich i do nich liczy się od skiffu i dodaje 1. Wysiąść obok mogą, zanim ich gracz kogokolwiek w
    rundzie aktywuje; gdy zostaje pokonana, każdego czeka rzut obronny na 11, by nie paść razem z nią.
    .name = Pustynny Skiff
    .printed = Desert Skiff
ability-diplomat =
    Wróg, który widzi kogoś ze swoich przeciwników bez tej umiejętności, nie może wziąć jej za cel ani zaatakować, nawet z
    sąsiedniego pola.
    .name = Dyplomata
    .printed = Diplomat
ability-disintegration =
    Naturalna 20 na jej kości ataku pokonuje cel od razu, nawet jeśli obrażenia nie przejdą; gdy bierze je na siebie
    { ability-bodyguard.name }, pada on zamiast celu. Cel Wielki lub większy nie pada, lecz odnosi o 40 obrażeń więcej,
    doliczanych po podwojeniu.
    .name = Dezintegracja
ability-disruptive =
    W zasięgu 6 pól od niej wrogie efekty dowódcy nie działają: nikt tam na nich nie zyskuje ani nie traci, a dowódca, który
    tam stoi, nie użyje własnego. Dla prędkości liczy się miejsce, w którym postać zaczęła turę.
    .name = Zakłócanie
    .printed = Disruptive
ability-djem-so-style =
    Gdy trafi ją atak wręcz, wykonuje rzut obronny na 11; po udanym może od razu zaatakować tego, kto ją trafił.
    { ability-lightsaber-riposte.name } i podobne odpowiedzi trzeba zapowiedzieć przed tym rzutem.
    .name = Styl Djem So
    .printed = Djem So Style
ability-doctrine-of-fear =
    Wrogowie w zasięgu 6 pól od niej mają -4 do Ataku.
    .name = Doktryna Strachu
    .printed = Doctrine of Fear
ability-dominate =
    Zamiast całej tury wybiera żywy legalny cel albo dowolnego żywego sojusznika, którego widzi, aktywowanego czy nie. Jeśli
    nie uda mu się rzut obronny na 11, ma od razu turę jako członek tej drużyny, ale bez ruchu. Nie jest to aktywacja.
    .name = Dominacja
ability-door-gimmick =
    Na koniec swojej tury może przytrzymać otwarte jedne drzwi, które widzi, do końca swojej następnej tury albo tej, w
    której zostanie pokonana. Zamknie je tylko { ability-override.name }, a drzwi, które ta umiejętność trzyma
    zamknięte, takie zostają.
    .name = Kontrola Drzwi
ability-double-attack =
    W swojej turze, gdy zaatakowała bez wcześniejszego ruchu, może zamiast ruchu zaatakować jeszcze raz, dowolny legalny cel.
    Ataki odruchowe i umiejętności używane zamiast ataków nic z tego nie mają.
    .name = Podwójny Atak
ability-double-claw-attack =
    Jak { ability-double-attack.name }, tyle że oba ataki muszą spaść na wrogów obok niej. Przeciw innym ma jeden.
    .name = Podwójny Atak Szponami
ability-drain-life-energy =
    Gdy pokona żywego wroga obok siebie, leczy się całkowicie.
    .name = Wyssanie Energii Życiowej
    .printed = Drain Life Energy
ability-draw-fire =
    Gdy wróg bierze za cel sojusznika w zasięgu 6 pól od niej, jej gracz może skierować atak lub umiejętność na nią, jeśli i
    ona jest do tego legalnym celem. Wróg zapobiega temu udanym rzutem obronnym na 11. Decyduje się, zanim ktokolwiek łączy
    ogień lub rzuca, i tylko tam, gdzie obowiązują reguły wyboru celu.
    .name = Ściągnięcie Ognia
ability-droid =
    Trafienia krytyczne jej nie podwajają. Nie jest żywa, a efekty dowódcy ją pomijają, chyba że wymieniają Droidy.
    .name = Droid
ability-droid-defender =
    Gdy wróg bierze za cel Droida spośród jej sojuszników w zasięgu 6 pól, jej gracz może skierować atak lub umiejętność na
    nią, jeśli i ona jest do tego legalnym celem. Wróg zapobiega temu udanym rzutem obronnym na 11.
    .name = Obrońca Droidów
    .printed = Droid Defender
ability-droid-master =
    Droidy spośród jej sojuszników w zasięgu 6 pól, które nie są Unikalne, mają umiejętność { ability-double-attack.name }.
    .name = Mistrz Droidów
ability-droid-reinforcements =
    Przy rozstawianiu, po odkryciu drużyn, jej gracz może dodać Droidy, które drużyna mogłaby mieć, warte do { $n } punktów.
    Nic nie kosztują, wróg nie musi ich pokonać, żeby wygrać, i nie dają punktów.
    .name = Posiłki Droidów
ability-electric-shock =
    +{ $n } do Obrażeń przeciw Droidom obok niej.
    .name = Porażenie Elektryczne
ability-emergency-life-support =
    Żywi sojusznicy obok niej mają umiejętność { ability-avoid-defeat.name }.
    .name = System Podtrzymywania Życia
ability-emp-grenades =
    Kogo dosięgną jej { ability-grenades.name }, a jest nieżywy, ten bez udanego rzutu obronnego na 11 zostaje też ogłuszony.
    Wielcy i więksi są od tego wolni.
    .name = Granaty EMP
    .printed = EMP Grenades
ability-empathy =
    Sojusznicy w zasięgu 6 pól od niej zachowują się, jakby nie mieli umiejętności { ability-savage.name }: póki tam są,
    działają na nich efekty dowódcy, a jeśli tam zaczynają turę, nie muszą podchodzić do wroga.
    .name = Empatia
ability-emperors-bodyguard =
    { ability-bodyguard.name } tylko dla sojuszników ze słowem Emperor w nazwie: gdy atak ma zranić takiego sojusznika obok
    niej, może wziąć całe obrażenia na siebie.
    .name = Ochroniarz Imperatora
ability-emplacement =
    Nigdy się nie rusza i nic nie może jej ruszyć ani przestawić. Zaczynać może gdziekolwiek na swojej połowie planszy.
    .name = Stanowisko Ogniowe
    .printed = Emplacement
ability-energy-shield =
    Gdy trafia ją lub postać obok niej wróg, który nie sąsiaduje z żadną z nich dwóch, bez udanego rzutu obronnego na 11 sam
    odnosi te obrażenia, a trafiona postać nie odnosi żadnych.
    .name = Tarcza Energetyczna
    .printed = Energy Shield
ability-evade =
    Gdy trafia ją wróg, który nie stoi obok, udany rzut obronny na 11 chroni ją od obrażeń.
    .name = Unik
ability-ewok =
    Liczy się jako Ewok, tak jak każdy z tym słowem w nazwie.
    .name = Ewok
ability-execute-order-66 =
    Postacie z umiejętnością { ability-order-66.name } nie mogą wziąć jej za cel. Może jednak być ich najbliższym wrogiem, a
    łączyć ogień przeciw niej im wolno.
    .name = Wykonać Rozkaz 66
ability-extra-attack =
    W swojej turze może zaatakować o jeden raz więcej, ale wtedy się nie rusza. Dochodzi to do umiejętności
    { ability-double-attack.name } i jej podobnych oraz do tej samej umiejętności otrzymanej od innych o odmiennej nazwie.
    .name = Ekstra Atak
ability-fire-control =
    Dopóki jest w drużynie, Droidy spośród jej sojuszników, które nie są Unikalne, mają +4 do Ataku, gdziekolwiek są.
    .name = Kontrola Ognia
ability-flamethrower =
    Zamiast ataków wybiera legalny cel w zasięgu 6 pól. On i wszyscy obok niego, swoi i wrogowie, odnoszą { $n } obrażeń bez
    rzutu obronnego. To nie jest atak.
    .name = Miotacz Ognia
ability-flanking-support =
    Gdy łączyła ogień przeciw celowi w zasięgu 6 pól od siebie i ten atak trafia, cel ma do końca rundy -4 do Obrony przeciw
    późniejszym atakom jej sojuszników oprócz tych, którzy mają umiejętność { ability-mounted-weapon.name }. Nie sumuje się
    to.
    .name = Wsparcie z Flanki
    .printed = Flanking Support
ability-flight =
    Nad wrogami, niskimi obiektami, trudnym terenem i zagłębieniami porusza się jak po gładkiej podłodze i nie prowokuje ataków
    odruchowych. Ściany ją zatrzymują, a skończyć musi tam, gdzie da się stanąć.
    .name = Lot
ability-flurry-attack =
    Po każdym trafieniu krytycznym, a przeciw odpornym na nie po naturalnej 20, może od razu zaatakować jeszcze raz, dowolny
    legalny cel. Jeden taki atak może pociągnąć następny.
    .name = Gwałtowny Atak
ability-flux-density =
    +{ $n } do Obrażeń w ataku, w którym ogień łączy z nią co najmniej jeden Droid.
    .name = Gęstość Strumienia
    .printed = Flux Density
ability-force-ascetic =
    Punkty Mocy może wydawać tylko na Moce z nazwą, nigdy na powtórny rzut ani szybszy ruch.
    .name = Asceta Mocy
    .printed = Force Ascetic
ability-force-empathic =
    Ilekroć pada sojusznik z wartością Mocy, odnosi { $n } obrażeń.
    .name = Empata Mocy
    .printed = Force Empathic
ability-force-immunity =
    Nikt inny nie może wydać Punktów Mocy na nią, na powtórzenie rzutu przeciw niej ani w odpowiedzi na to, co robi. Moce, które
    uderzają w wielu, ją pomijają. Moce, które tylko wzmacniają lub przyspieszają używającego, działają.
    .name = Niewrażliwość na Moc
ability-fragile =
    Nie może atakować, gdy zostało jej mniej niż { $n } Punktów Obrażeń. Wyleczona do { $n } znów może.
    .name = Kruchość
    .printed = Fragile
ability-fringe-reinforcements =
    Przy rozstawianiu, po odkryciu drużyn, jej gracz może dodać Niezależnych wartych do { $n } punktów. Nic nie kosztują, wróg
    nie musi ich pokonać, żeby wygrać, i nie dają punktów.
    .name = Posiłki Niezależnych
ability-fringe-reserves =
    Gdy ostateczna kość inicjatywy jej gracza pokazuje liczbę z karty (na wczesnych kartach 11), do drużyny mogą dołączyć
    Niezależni warci do { $n } punktów. Rozstawia się ich tuż przed pierwszą w rundzie aktywacją tego gracza, nic nie
    kosztują, a wróg może wygrać bez ich pokonania, ale punkty dają.
    .name = Rezerwy Niezależnych
ability-frozen-in-carbonite =
    Kosztuje połowę, zaokrągloną w górę, tego co inny Han Solo, którego jej gracz podaje przy tworzeniu drużyny. Ustawia ją
    przeciwnik; jest obiektem, który daje osłonę i nikogo nie przepuszcza, nigdy nie działa i nie może być celem. Gdy
    sojusznik kończy turę obok niej, jej gracz może ją wymienić na tego Hana Solo, który liczy się jako aktywowany i daje połowę swojego kosztu w
    punktach.
    .name = Zamrożony w Karbonicie
    .printed = Frozen in Carbonite
ability-furious-assault =
    Zamiast całej tury rusza się o co najmniej 1 pole, najwyżej o dwie swoje prędkości, a potem raz atakuje każdy legalny cel,
    także wszystkich, którzy są równie blisko. Kto nim jest, ustala się przed pierwszym rzutem.
    .name = Wściekła Szarża
    .printed = Furious Assault
ability-galloping-attack =
    W ruchu, po pierwszym polu, może raz zaatakować każdego wroga, obok którego się znajdzie, z +4 do Ataku. Nie może wrócić
    wprost na pole, z którego zeszła, i prowokuje ataki odruchowe. Jeśli przejdzie nie więcej, niż wynosi jej prędkość,
    może też zaatakować zwyczajnie.
    .name = Atak w Galopie
ability-gang =
    +{ $n } do Ataku za każdego innego sojusznika o nazwie z karty, który jest w zasięgu 6 pól od celu. Dotyczy także ataków
    odruchowych.
    .name = Banda
    .printed = Gang
ability-greater-mobile-attack =
    Jak { ability-mobile-attack.name }, ale podczas przerwy w ruchu może wykonać wszystkie swoje ataki. Musi je wykonać z
    jednego miejsca, takiego, na którym mogłaby też skończyć ruch.
    .name = Większy Mobilny Atak
    .printed = Greater Mobile Attack
ability-gregarious =
    +4 do Ataku, dopóki w zasięgu 6 pól jest jakiś sojusznik.
    .name = Towarzyskość
    .printed = Gregarious
ability-grenades =
    Zamiast ataków wybiera legalny cel w zasięgu 6 pól. On i wszyscy obok niego, swoi i wrogowie, odnoszą { $n } obrażeń,
    chyba że uda im się rzut obronny na 11. To nie jest atak.
    .name = Granaty
ability-gungan =
    Liczy się jako Gungan, tak jak każdy z tym słowem w nazwie.
    .name = Gungan
ability-gunner =
    Może łączyć ogień z sojusznikiem obok, który ma umiejętność { ability-mounted-weapon.name }. { $n ->
        [0] Z liczbą po nazwie atak ma o tyle więcej Obrażeń.
       *[other] Atak ma wtedy także +{ $n } do Obrażeń.
    }
    .name = Strzelec
ability-hand-of-the-emperor =
    Oprócz własnych Punktów Mocy może raz na turę wydać te, które ma Emperor Palpatine z jej drużyny.
    .name = Ręka Imperatora
ability-harpoon-gun =
    Zamiast ataków wybiera w zasięgu 6 pól legalny cel, który ma umiejętność { ability-mounted-weapon.name }. Bez udanego rzutu
    obronnego na 11 nie ruszy się on do końca rundy.
    .name = Działko Harpunowe
    .printed = Harpoon Gun
ability-heal =
    Zamiast ataków leczy { $n } obrażeń u siebie lub u żywej postaci obok, nigdy ponad początkowe Punkty Obrażeń.
    .name = Leczenie
ability-heavy-lift =
    Zamiast ataków przenosi Małego, Średniego lub Dużego sojusznika stojącego obok na inne wolne miejsce obok siebie. Na drodze
    nie może być ścian, a ataków odruchowych to nie wywołuje.
    .name = Ciężkie Podniesienie
    .printed = Heavy Lift
ability-heavy-weapon =
    Nie może atakować i poruszać się w jednej turze. Ataków odruchowych to nie dotyczy.
    .name = Ciężka Broń
ability-hologram =
    Przechodzi przez wrogów, a oni przez nią, ale nikt nie staje na cudzym miejscu. Nigdy nie jest najbliższym wrogiem, z nikim
    nie sąsiaduje, a efekty dowódcy na nią nie działają.
    .name = Hologram
ability-homicidal-surgery =
    Zamiast całej tury zadaje 10 obrażeń żywej postaci obok. Sojusznik rzuca najpierw na 11 i jeśli ten rzut obronny się uda,
    leczy 10 obrażeń.
    .name = Mordercza Chirurgia
ability-huge =
    Wypełnia 3 na 3 pola i przez wszystko, co węższe, musi się przeciskać; najwęższe dla niej przejście ma 2 pola.
    .name = Wielki
ability-impulsive-momentum =
    Gdy tylko padnie Unikalny sojusznik, zyskuje umiejętność { ability-momentum.name } i ma ją do końca potyczki.
    .name = Raptowny Impet
    .printed = Impulsive Momentum
ability-impulsive-savagery =
    Gdy tylko padnie Unikalny sojusznik, zyskuje umiejętność { ability-savage.name } i ma ją do końca potyczki.
    .name = Raptowna Dzikość
ability-impulsive-shot =
    Raz na turę, gdy pada Unikalny sojusznik, może od razu zaatakować.
    .name = Raptowny Strzał
ability-impulsive-sweep =
    Raz na turę, gdy pada Unikalny sojusznik, od razu atakuje raz każdego wroga obok siebie, czy jest legalnym celem, czy nie.
    .name = Raptowny Zamach
ability-industrial-repair =
    Zamiast ataków zdejmuje { $n } obrażeń z postaci obok, która ma umiejętność { ability-mounted-weapon.name } lub
    { ability-machinery.name }, nigdy ponad początkowe Punkty Obrażeń.
    .name = Naprawa Przemysłowa
ability-intuition =
    Raz w rundzie, po inicjatywie i przed pierwszą aktywacją, może się ruszyć, nie dalej niż wynosi jej prędkość. Nie jest to
    aktywacja. Kilku takich umiejętności używa się w kolejności inicjatywy.
    .name = Intuicja
    .printed = Intuition
ability-invisibility =
    Atakiem czy czymkolwiek innym mogą wziąć ją za cel tylko postacie obok niej. Nigdy nie jest najbliższym wrogiem, ale osłonę
    innym daje.
    .name = Niewidzialność
    .printed = Invisibility
ability-ion-gun =
    +{ $n } do Obrażeń przeciw Droidom.
    .name = Broń Jonowa
ability-its-a-trap =
    Wrogowie w zasięgu 6 pól od niej nie mają umiejętności { ability-stealth.name }.
    .name = To Pułapka!
ability-jedi-hunter =
    +4 do Ataku i +10 do Obrażeń przeciw wrogom, którzy mają wartość Mocy.
    .name = Łowca Jedi
ability-jolt =
    Wróg trafiony jej atakiem bez udanego rzutu obronnego na 11 zostaje ogłuszony. Wielcy i więksi są od tego wolni.
    .name = Wstrząs
    .printed = Jolt
ability-karmic-mettle =
    Gdy wydaje 1 Punkt Mocy, by powtórzyć rzut ataku lub obronny, dodaje 4 do nowego wyniku; jeśli i ten zawiedzie, odnosi 10
    obrażeń. Przy kilku takich razach w turze sumuje się jedno i drugie.
    .name = Karmiczny Hart
    .printed = Karmic Mettle
ability-kouhun-infestation =
    Zamiast całej tury zadaje 60 obrażeń żywemu wrogowi w zasięgu 12 pól, którego chroni udany rzut obronny na 11. Widzieć go nie
    musi, ale sąsiadujący wrogowie mają pierwszeństwo, a niewidziany musi być najbliższy.
    .name = Rój Kohunów
ability-large =
    Wypełnia 2 na 2 pola i przez przejścia na 1 pole musi się przeciskać.
    .name = Duży
ability-lift =
    Zamiast ataków przenosi Małego lub Średniego sojusznika stojącego obok na inne wolne miejsce obok siebie. Na drodze nie może
    być ścian, a ataków odruchowych to nie wywołuje.
    .name = Podniesienie
ability-light-spirit =
    Przechodzi przez ściany i wrogów, a nikt nie może wziąć jej za cel, zranić ani z nią sąsiadować; sama nie atakuje, nie daje
    osłony i nie rusza drzwi. Przy rozstawianiu jej gracz wskazuje Unikalnego sojusznika z wartością Mocy: w zasięgu 4 pól
    ma on umiejętności { ability-force-renewal-1.name } i { ability-mettle.name }, a gdy pada, pada też duch. Zamiast ataków
    wróg w zasięgu 6 pól może wydać 1 Punkt Mocy, by pokonać ducha, jeśli nie uda mu się rzut obronny na 11.
    .name = Jasny Duch
    .printed = Light Spirit
ability-light-tutor =
    Przy rozstawianiu jej gracz wskazuje inną postać Rebelii z drużyny. Zyskuje ona 1 Punkt Mocy, a jeśli nie miała wartości
    Mocy, odtąd ją ma.
    .name = Jasny Nauczyciel
    .printed = Light Tutor
ability-lightsaber =
    +10 do Obrażeń w atakach na wrogów obok niej, bez podwajania przy trafieniu krytycznym. Poza tym liczy się jako postać z
    mieczem świetlnym.
    .name = Miecz Świetlny
ability-lightsaber-duelist =
    Gdy atakuje ją ktoś z sąsiedztwa, kto ma wartość Mocy, ma +4 do Obrony.
    .name = Miecz Świetlny Pojedynek
ability-lightsaber-resistance =
    Gdy atakuje ją ktoś z sąsiedztwa, kto ma wartość Mocy, ma +2 do Obrony.
    .name = Miecz Świetlny Odporność
ability-loner =
    +4 do Ataku, dopóki wszyscy jej sojusznicy są dalej niż 6 pól od niej.
    .name = Samotnik
ability-machinery =
    { ability-industrial-repair.name } działa na nią, jakby miała umiejętność { ability-mounted-weapon.name }.
    .name = Maszyneria
    .printed = Machinery
ability-makashi-style-mastery =
    Gdy trafi ją atak wręcz, udany rzut obronny na 11 chroni ją od obrażeń. Style Ataru, Niman, Shii-Cho i Soresu wrogów, ich
    mistrzostwa włącznie, przeciw niej nie działają.
    .name = Mistrzostwo Stylu Makashi
    .printed = Makashi Style Mastery
ability-mandalorian-conscription =
    Przez całą potyczkę każdy w jej drużynie należy do frakcji Mandalorianie i do żadnej innej.
    .name = Mandaloriański Pobór
    .printed = Mandalorian Conscription
ability-master-tactician =
    Jej gracz rzuca na inicjatywę jak zwykle, ale to on decyduje, kto zaczyna, cokolwiek wyrzucą inni, chyba że sam ma 1. Jeśli
    ma ją kilka drużyn, decyduje najwyższy rzut spośród nich.
    .name = Mistrz Taktyki
ability-medium =
    Wypełnia 1 pole. Taka jest większość postaci.
    .name = Średni
ability-melee-attack =
    Może atakować tylko wrogów obok siebie, sama ognia nie łączy i nikt nie łączy go z nią.
    .name = Walka Wręcz
ability-melee-reach =
    Gdy atakuje w swojej turze, widziane przez nią postacie w zasięgu { $n ->
        [one] 1 pola
       *[other] { $n } pól
    } liczą się pod każdym względem jako sąsiadujące. Kto na atak odpowiada, też może uznać ją za sąsiadującą.
    .name = Zasięg Wręcz
ability-mercenary =
    Może zacząć ruch tylko tam, gdzie nie ma legalnego celu ataku. Jeśli po jej jedynym ataku żaden nie zostaje, może się potem
    ruszyć. Gdy już zaczęła, nie musi się zatrzymywać tam, gdzie cel znajdzie.
    .name = Najemnik
ability-mettle =
    Gdy wydaje 1 Punkt Mocy, by powtórzyć rzut ataku lub obronny, dodaje 4 do nowego wyniku. Przy kilku takich razach w turze
    premie się sumują.
    .name = Hart Ducha
    .printed = Mettle
ability-mighty-swing =
    W swojej turze, jeśli spędza ją bez ruchu, jej ataki na sąsiadujących wrogów mają +{ $n } do Obrażeń. Zapowiada się to przed
    rzutem i potem ruszyć się w tej turze już nie może. Atakom odruchowym nie pomaga nigdy.
    .name = Potężny Zamach
ability-mines =
    Wróg, który wchodzi na pole obok niej, odnosi { $n } obrażeń, przed czym chroni go udany rzut obronny na 11. Na każdy krok
    przypada jeden rzut; { ability-flight.name } nie chroni.
    .name = Miny
    .printed = Mines
ability-missiles =
    Zamiast ataków wybiera legalny cel, który widzi, na dowolną odległość. On i wszyscy obok niego, swoi i wrogowie, odnoszą
    { $n } obrażeń, chyba że uda im się rzut obronny na 11. To nie jest atak.
    .name = Rakiety
    .printed = Missiles
ability-mobile-attack =
    Może przejść część drogi, zaatakować lub użyć tego, co ma zamiast ataków, i przejść resztę, razem nie dalej niż wynosi jej
    prędkość. Tam, gdzie to robi, musi móc skończyć ruch.
    .name = Mobilny Atak
ability-molecular-shielding =
    Gdy trafia ją wróg, który nie stoi obok, bez udanego rzutu obronnego na 11 sam odnosi te obrażenia, a ona nie odnosi żadnych.
    .name = Molekularne Tarcze
ability-momentum =
    Gdy w swojej turze ruszyła się o co najmniej 1 pole, ma +4 do Ataku i +10 do Obrażeń przeciw wrogom obok. Atakom odruchowym nie
    pomaga nigdy.
    .name = Impet
ability-mounted-weapon =
    Łączyć z nią ogień mogą tylko sojusznicy z tą samą umiejętnością i { ability-gunner.name } stojący obok. Nie jest żywa.
    .name = Broń Pokładowa
ability-net-gun =
    Zamiast ataków wybiera legalny cel w zasięgu 6 pól. On i wszyscy obok niego, swoi i wrogowie, bez udanego rzutu obronnego na 11
    zostają ogłuszeni; wolni są od tego ci, którzy mają umiejętność { ability-mounted-weapon.name }, oraz Wielcy i więksi. To
    nie jest atak.
    .name = Wyrzutnia Sieci
    .printed = Net Gun
ability-never-tell-me-the-odds =
    Dopóki jest w grze, umiejętności specjalne wrogów, które zmieniają inicjatywę, nic nie robią. Moce działają.
    .name = Nie Mów Mi o Szansach
    .printed = Never Tell Me The Odds
ability-ooglith-masquer =
    Przy rozstawianiu jej gracz wskazuje sojusznika, który nie jest Unikalny i przez całą potyczkę ma umiejętność
    { ability-stealth.name }.
    .name = Ooglith Masker
ability-opportunist =
    +4 do Ataku i +{ $n } do Obrażeń przeciw wrogom, których w tej rundzie już aktywowano.
    .name = Oportunista
ability-order-66 =
    Może wejść do drużyny, w której jest Emperor Palpatine, Sith Lord, jakakolwiek jest jej frakcja. Wczesne postacie o nazwie ARC
    Trooper lub Clone Trooper mają to, choć karta tego nie mówi.
    .name = Rozkaz 66
ability-override =
    Na koniec swojej tury może unieruchomić jedne drzwi, które widzi, otwarte lub zamknięte, do końca swojej następnej tury albo
    tej, w której zostanie pokonana. Zmieni to tylko ktoś inny z tą umiejętnością. Drzwi, w których stoi postać Duża lub
    większa, zamknąć się nie da.
    .name = Unieważnienie
ability-paralysis =
    Żywy wróg, którego trafi, bez udanego rzutu obronnego na 11 zostaje ogłuszony.
    .name = Paraliż
ability-parry =
    Gdy trafi ją atak wręcz, może od razu wykonać rzut obronny na 11 i po udanym nie odnosi obrażeń.
    .name = Parowanie
    .printed = Parry
ability-penetration =
    Przeciw jej atakom { ability-damage-reduction.name } wroga liczy się o { $n } mniej, co najmniej 0.
    .name = Przebicie
    .printed = Penetration
ability-pheromones =
    Gdy żywy wróg w zasięgu 6 pól zapowiada atak, którego jest celem, przed rzutem musi mu się udać rzut obronny na 11, bo inaczej
    atak przepada. Liczy się jako wykonany, a wydane na niego Punkty Mocy nie wracają.
    .name = Feromony
ability-pilot =
    Liczy się jako Pilot, tak jak każdy z tym słowem w nazwie.
    .name = Pilot
ability-plaeryin-bol =
    Zamiast całej tury zadaje 40 obrażeń żywemu wrogowi obok, którego chroni udany rzut obronny na 11.
    .name = Plaeryin Bol
ability-poison =
    Gdy trafi żywego wroga, ma +{ $n } do Obrażeń. Udany rzut obronny na 11 chroni wroga przed tym dodatkiem.
    .name = Trucizna
ability-poisoned-blade =
    Gdy atakuje wroga obok siebie, jest to atak wręcz z Obrażeniami 20. Żywy cel odnosi o 20 więcej, chyba że uda mu się rzut
    obronny na 11.
    .name = Zatrute Ostrze
    .printed = Poisoned Blade
ability-power-coupling =
    Na koniec swojej tury może wskazać Małego lub Średniego sojusznika obok, który nie ma umiejętności
    { ability-melee-attack.name }. Ma on umiejętność { ability-extra-attack.name }, dopóki stoją obok siebie, najdłużej do
    końca jej następnej tury.
    .name = Wspomaganie Energetyczne
ability-programmed-target =
    Po rozstawieniu jej gracz wskazuje jednego wroga. Tylko przeciw niemu ma +4 do Ataku i umiejętność
    { ability-accurate-shot.name }.
    .name = Zaprogramowany Cel
    .printed = Programmed Target
ability-protective =
    +{ $n } do Obrażeń, dopóki pewien sojusznik, którego wymienia karta, jest ranny i nie dalej niż 6 pól od niej.
    .name = Opiekuńczość
    .printed = Protective
ability-quadruple-attack =
    Jak { ability-double-attack.name }, tylko ataków może być cztery.
    .name = Poczwórny Atak
ability-quick-reactions =
    +6 do Ataku w atakach odruchowych.
    .name = Szybkie Reakcje
ability-rakghoul-disease =
    Gdy trafi żywego wroga, ma +10 do Obrażeń; udany rzut obronny na 11 chroni wroga przed tym dodatkiem. Jeśli jej atak pokona
    żywego wroga, jej gracz może na jego miejscu postawić Rakghoula swojej drużyny. Nic on nie kosztuje i nie daje punktów.
    .name = Choroba Rakghouli
    .printed = Rakghoul Disease
ability-rangefinder =
    Zamiast ataków pomaga sojusznikom obok siebie: do końca rundy mają +4 do Ataku przeciw wrogom, z którymi nie sąsiadują, dopóki
    się nie ruszą.
    .name = Dalmierz
    .printed = Rangefinder
ability-rapport =
    Gdy spełniony jest warunek z karty, wymieniona tam postać kosztuje o 1 punkt mniej i o 1 mniej daje po pokonaniu. Takie zniżki
    od różnych postaci się sumują; żaden koszt nie spadnie poniżej 1.
    .name = Porozumienie
    .printed = Rapport
ability-recon =
    Jeśli ktoś z drużyny, kto ma tę umiejętność, widzi wroga, jej gracz rzuca na inicjatywę dwiema kośćmi i bierze jedną z nich.
    Więcej takich postaci nie daje więcej kości.
    .name = Rozpoznanie
ability-regeneration =
    Jeśli w swojej turze wcale się nie ruszyła, na jej koniec leczy sobie { $n } obrażeń, nigdy ponad początkowe Punkty Obrażeń.
    .name = Regeneracja
ability-reinforcements =
    Przy rozstawianiu, po odkryciu drużyn, jej gracz może dodać postacie takie, o jakich mówi karta, warte do { $n } punktów. Nic
    nie kosztują, wróg nie musi ich pokonać, żeby wygrać, i nie dają punktów.
    .name = Posiłki
    .printed = Reinforcements
ability-rend =
    Gdy w jednej turze oba ataki, które daje jej { ability-double-attack.name } lub { ability-double-claw-attack.name }, trafią tego
    samego sąsiadującego wroga, drugi ma +{ $n } do Obrażeń.
    .name = Rozdzieranie
ability-repair =
    Zamiast ataków zdejmuje { $n } obrażeń z Droida obok, nigdy ponad początkowe Punkty Obrażeń.
    .name = Naprawa
ability-republic-reserves =
    Gdy ostateczna kość inicjatywy jej gracza pokazuje liczbę z karty (na wczesnych kartach 20), do drużyny mogą dołączyć postacie
    Republiki warte do { $n } punktów. Rozstawia się je tuż przed pierwszą w rundzie aktywacją tego gracza, nic nie kosztują, a
    wróg może wygrać bez ich pokonania, ale punkty dają.
    .name = Rezerwy Republiki
ability-reserves =
    Gdy ostateczna kość inicjatywy jej gracza pokazuje liczbę z karty, do drużyny mogą dołączyć postacie takie, o jakich karta mówi,
    warte do { $n } punktów. Rozstawia się je tuż przed pierwszą w rundzie aktywacją tego gracza, nic nie kosztują, a wróg może
    wygrać bez ich pokonania, ale punkty dają.
    .name = Rezerwy
    .printed = Reserves
ability-resilient =
    Żaden rzut nie jest przeciw niej trafieniem krytycznym, więc sama z siebie trafia ją tylko naturalna 20.
    .name = Wytrzymałość
    .printed = Resilient
ability-rigid =
    Nie może się przeciskać.
    .name = Sztywność
ability-rolling-cleave =
    Raz na turę, gdy jej własny atak pokonał wroga obok niej, może zrobić krok o 1 pole, nie po skosie i nie na spowalniający teren, a potem
    zaatakować innego sąsiadującego wroga. Krok ten nie prowokuje ataków odruchowych. Działa to i przy atakach odruchowych.
    .name = Cięcie Obrotowe
ability-sabotage =
    Zamiast ataków uszkadza wszystkich sąsiadujących wrogów, którzy mają umiejętność { ability-mounted-weapon.name }: do końca
    potyczki żaden z nich nie przejdzie w turze dalej, niż wynosi jego prędkość.
    .name = Sabotaż
    .printed = Sabotage
ability-satchel-charge =
    Zamiast ataków niszczy drzwi obok siebie. Przejście zostaje otwarte na zawsze.
    .name = Ładunek Wybuchowy
    .printed = Satchel Charge
ability-savage =
    Efekty dowódcy na nią nie działają. Jej ruch musi się skończyć obok wroga, jeśli może do jakiegoś dojść, a jeśli zaczyna turę obok
    wroga, musi obok wroga ją skończyć. Gdy przed ruchem pokonała wroga obok siebie, jest od tego wolna.
    .name = Dzikość
ability-scramble =
    Nieżywy wróg trafiony jej atakiem bez udanego rzutu obronnego na 11 zostaje ogłuszony. Wielcy i więksi są od tego wolni.
    .name = Zagłuszenie
    .printed = Scramble
ability-self-destruct =
    Gdy zostaje pokonana, wszyscy obok niej, swoi i wrogowie, odnoszą { $n } obrażeń.
    .name = Samozniszczenie
ability-separatist-reserves =
    Gdy ostateczna kość inicjatywy jej gracza pokazuje liczbę z karty (na wczesnych kartach 1), do drużyny mogą dołączyć postacie
    Separatystów warte do { $n } punktów. Rozstawia się je tuż przed pierwszą w rundzie aktywacją tego gracza, nic nie kosztują, a
    wróg może wygrać bez ich pokonania, ale punkty dają.
    .name = Rezerwy Separatystów
ability-shaper =
    Sojusznicy z frakcji Yuuzhan Vong w zasięgu 6 pól od niej mają +{ $n } do Obrażeń. Liczy się to jak wydrukowane, więc trafienia
    krytyczne to mnożą.
    .name = Kształtujący
    .printed = Shaper
ability-shatter-beam =
    Zamiast ataków niszczy drzwi, które widzi. Przejście zostaje otwarte na zawsze.
    .name = Promień Kruszący
    .printed = Shatter Beam
ability-shields =
    Ilekroć miałaby odnieść obrażenia, wykonuje { $n ->
        [one] jeden rzut obronny na 11
        [few] { $n } rzuty obronne na 11
       *[other] { $n } rzutów obronnych na 11
    }, gdy już wiadomo, czy włącza się { ability-bodyguard.name }, i za każdy udany odnosi o 10 mniej.
    .name = Tarcze
ability-shockstaff-electrostaff =
    Gdy trafi sąsiadującego wroga, który jest nieżywy, ma +{ $n } do Obrażeń. Żywy bez udanego rzutu obronnego na 11 zostaje
    ogłuszony.
    .name = Kij Szokowy/Elektrokij
    .printed = Shockstaff/Electrostaff
ability-small =
    Wypełnia 1 pole, jak postać Średnia.
    .name = Mały
ability-sniper =
    Gdy atakuje, żadna postać nie daje osłony jej celowi: ani przy wyborze celu, ani dla Obrony. Teren nadal daje.
    .name = Snajper
ability-soldier =
    Liczy się jako Soldier. Razem z innymi słowami swojej nazwy liczy się też jako taki Soldier: Old Republic Guard staje się przez to
    Old Republic Soldier.
    .name = Piechur
    .printed = Soldier
ability-sonic-attack =
    Wróg, którego zaatakuje, trafiony czy nie, do końca tury nie użyje Mocy i nie wyda Punktów Mocy.
    .name = Atak Dźwiękowy
ability-sonic-stunner =
    Zamiast ataków wybiera żywy legalny cel w zasięgu 6 pól. On i każda żywa postać obok niego, swoja czy wroga, bez udanego rzutu
    obronnego na 11 zostają ogłuszeni; Wielcy i więksi są od tego wolni.
    .name = Ogłuszacz Dźwiękowy
    .printed = Sonic Stunner
ability-soresu-style-mastery =
    Gdy trafi ją atak wręcz, udany rzut obronny na 11 chroni ją od obrażeń. Czyni to bezużytecznym
    { ability-makashi-style-mastery.name }.
    .name = Mistrzostwo Stylu Soresu
    .printed = Soresu Style Mastery
ability-speed =
    Jej prędkość to { $n }: tyle pól z atakiem, dwa razy tyle bez niego. Z kilku prędkości liczy się najniższa, jeśli któraś jest
    poniżej 6, w przeciwnym razie wolno użyć najwyższej.
    .name = Prędkość
ability-spit-poison =
    Zamiast ataków żywy legalny cel w zasięgu 6 pól odnosi { $n } obrażeń, przed czym chroni go udany rzut obronny na 11. To nie jest
    atak.
    .name = Plucie Trucizną
    .printed = Spit Poison
ability-splash =
    Gdy jej atak trafi, wszyscy obok celu, swoi i wrogowie, odnoszą { $n } obrażeń; gdy chybi, { $n } odnosi także cel. Każdego chroni
    przed tym udany rzut obronny na 11, a { ability-bodyguard.name } tego nie przejmie.
    .name = Rozprysk
    .printed = Splash
ability-spotter =
    Gdy łączy ogień przeciw celowi w zasięgu 6 pól od siebie, ten atak ma +{ $n } do Obrażeń. Z kilku takich premii liczy się tylko
    najlepsza.
    .name = Obserwator
ability-squad-assault =
    +4 do Ataku, dopóki w zasięgu 6 pól od niej jest trzech lub więcej sojuszników o tej samej nazwie co ona.
    .name = Szturm Drużyny
    .printed = Squad Assault
ability-stable-footing =
    Trudny teren i niskie obiekty jej nie spowalniają.
    .name = Pewny Krok
    .printed = Stable Footing
ability-stealth =
    Dopóki ma osłonę, wrogowie dalej niż 6 pól od niej nie liczą jej jako najbliższej; zamiast niej liczy się następny z kolei. Bliżej
    obowiązują zwykłe reguły osłony.
    .name = Skradanie się
ability-strafe-attack =
    Wskazuje i rezerwuje wolne miejsce na lądowanie, leci najwyżej dwie swoje prędkości i atakuje każdego wroga tuż przed wejściem na
    jego miejsce. Nikogo dwa razy, a zawrócić wprost nie może. Jeśli przeleci nie więcej, niż wynosi jej prędkość, może też
    zaatakować zwyczajnie.
    .name = Lot Koszący
ability-swarm =
    +{ $n } do Ataku za każdego innego sojusznika obok celu, który ma tę samą nazwę albo jest taki, o jakim mówi karta. Dotyczy także
    ataków odruchowych.
    .name = Mrowie
ability-synchronized-fire =
    Gdy atakuje, sojusznicy wymienieni na karcie, którzy łączą z nią ogień, dodają do Ataku 6, a nie 4 jak inni.
    .name = Ostrzał Zsynchronizowany
ability-synergy =
    +{ $n } do Ataku, dopóki pewien sojusznik, którego wymienia karta, jest nie dalej niż 6 pól od niej.
    .name = Synergia
    .printed = Synergy
ability-thud-bug =
    Zamiast ataków żywy legalny cel w zasięgu 6 pól odnosi 10 obrażeń i zostaje ogłuszony; udany rzut obronny na 11 chroni go przed
    jednym i drugim. Wielkich i większych nigdy nie ogłusza.
    .name = Żuk Ogłuszający
    .printed = Thud Bug
ability-tow-cable =
    Zamiast całej tury wybiera sojusznika obok siebie, najwyżej Średniego. Oboje lecą do 12 pól i muszą skończyć obok siebie. Dla
    sojusznika nie jest to aktywacja.
    .name = Lina Holownicza
ability-traps =
    Wrogowie w zasięgu 6 pól od niej mają -4 do Obrony.
    .name = Pułapki
    .printed = Traps
ability-triple-attack =
    Jak { ability-double-attack.name }, tylko ataków może być trzy.
    .name = Potrójny Atak
ability-trooper =
    Liczy się jako Trooper, tak jak każdy z tym słowem w nazwie. Razem z innymi słowami swojej nazwy liczy się też jako taki Trooper:
    Sith Guard staje się przez to Sith Trooper.
    .name = Żołnierz
    .printed = Trooper
ability-twin-attack =
    Po każdym swoim ataku, przy jakiejkolwiek okazji, wykonuje jeszcze jeden na ten sam cel, jeśli ten nadal tam jest i jest legalny.
    Dodany atak nie przynosi kolejnego.
    .name = Bliźniaczy Atak
    .printed = Twin Attack
ability-ugnaught =
    Liczy się jako Ugnaught, tak jak każdy z tym słowem w nazwie.
    .name = Ugnaught
ability-unique =
    W drużynie może być tylko jedna postać o tym imieniu, wszystkie jej wersje razem wzięte.
    .name = Unikalny
ability-vaapad-style-fighting =
    Jej naturalne 18 i 19 są trafieniami krytycznymi tak jak 20.
    .name = Styl Walki Vaapad
ability-vicious-attack =
    Jej trafienia krytyczne potrajają wydrukowane Obrażenia, choć u innych je podwajają.
    .name = Okrutny Atak
ability-virulent-poison-dart =
    Zamiast całej tury legalny cel w zasięgu 6 pól odnosi 40 obrażeń, przed czym chroni go udany rzut obronny na 16. To nie jest atak.
    .name = Strzałka z Jadem
    .printed = Virulent Poison Dart
ability-vonduun-crab-armor =
    Ilekroć miałaby odnieść obrażenia, wykonuje rzut obronny na { $n }, gdy już wiadomo, czy włącza się { ability-bodyguard.name }, i po udanym
    odnosi o 10 mniej.
    .name = Pancerz Kraba Vonduun
ability-wall-climber =
    Krok z pola przy ścianie na inne pole przy ścianie robi, jakby miała umiejętność { ability-flight.name }: wrogowie, spowalniający teren i
    zagłębienia jej nie przeszkadzają.
    .name = Wspinaczka
ability-wheel-form =
    W turze bez ataków może przejść do 18 pól.
    .name = Forma Koła
ability-wheeled =
    Zamiast całej tury rusza się do 18 pól i może potem raz zaatakować.
    .name = Napęd Kołowy
ability-wookiee =
    Liczy się jako Wookiee, tak jak każdy z tym słowem w nazwie oraz Chewbacca i Tarfful.
    .name = Wookiee
ability-xizors-bodyguard =
    { ability-bodyguard.name } tylko dla Xizora: gdy atak ma go zranić, a stoi obok niej, może wziąć całe obrażenia na siebie.
    .name = Ochroniarz Xizora
    .printed = Xizor's Bodyguard
ability-ysalamiri =
    W zasięgu 6 pól od niej nikt, ani swój, ani wróg, nie może wydawać Punktów Mocy, a każdy ma umiejętność
    { ability-force-immunity.name }. Zyskiwać punkty nadal można.
    .name = Ysalamiri
ability-razorbug =
    Zamiast ataków legalny cel, który widzi, odnosi 10 obrażeń, przed czym chroni go udany rzut obronny na 11. To nie jest atak.
    .name = Brzytwożuk
ability-bravado =
    Ma +4 do Ataku przeciw wrogowi, który kosztował więcej punktów niż ona. Tekstu nie ma w żadnym z naszych źródeł: z FAQ
    pochodzi tylko porównanie kosztów, reszta to domysł.
    .name = Brawura
    .printed = Bravado
ability-breath-mask =
    Nie szkodzą jej { ability-poison.name }, { ability-poisoned-blade.name }, { ability-spit-poison.name } ani
    { ability-virulent-poison-dart.name }. Tekstu nie ma w żadnym z naszych źródeł: że chroni przed truciznami, wiemy z FAQ; przed
    którymi i jak skutecznie, to domysł.
    .name = Maska Oddechowa
    .printed = Breath Mask
ability-destabilize-shields =
    Wrogowie w zasięgu 6 pól nie mogą używać umiejętności { ability-shields.name }, { ability-energy-shield.name } ani { ability-molecular-shielding.name }, choć nadal je mają. Tekstu nie ma w żadnym z naszych źródeł, a te 6 pól to domysł.
    .name = Destabilizacja Tarcz
    .printed = Destabilize Shields
ability-droid-mark =
    Przy swojej aktywacji, ale nie wtedy, gdy tylko łączy ogień, może wskazać Droida lub Cyborga. Reszty tekstu nie ma w
    żadnym z naszych źródeł, więc z wyboru nic nie wynika.
    .name = Namierzenie Droida
    .printed = Droid Mark
ability-final-shot =
    Gdy zostaje pokonana, może przed zejściem z planszy wykonać natychmiastowy atak; jeśli cel jeszcze stoi, działa po nim
    { ability-twin-attack.name }. Tekstu nie ma w żadnym z naszych źródeł: z FAQ pochodzi tylko to ostatnie, reszta to
    domysł.
    .name = Ostatni Strzał
    .printed = Final Shot
ability-ground-pilot =
    Sojusznicy z umiejętnością { ability-mounted-weapon.name }, którzy na początku swojej tury stoją obok niej, mają
    prędkość o { $n } większą, a więc bez ataku o dwa razy tyle. Pilotem przez to nie jest. Tekstu nie ma w żadnym z
    naszych źródeł, a to, komu pomaga, to domysł.
    .name = Pilot Naziemny
    .printed = Ground Pilot
ability-immediate-reserves =
    Jeśli kość inicjatywy jej gracza pokazuje liczbę z karty, jako rezerwy dołączają postacie warte do { $n } punktów.
    Przed pierwszą aktywacją stają obok niej lub tak blisko, jak jest miejsce, a przepadają, jeśli ona padła. Tekstu nie
    ma w żadnym z naszych źródeł; że wzywa się je jak inne rezerwy, to domysł.
    .name = Natychmiastowe Rezerwy
    .printed = Immediate Reserves
ability-internal-strife =
    Gdy w jej rzucie ataku wypadnie naturalna 1, przechodzi do drużyny, którą zaatakowała, albo wraca stamtąd do swojej;
    jeśli na ten sam rzut odpowiada { ability-betrayal.name }, kolejność ustala jej gracz. Tekstu nie ma w żadnym z
    naszych źródeł; że dzieje się to na stałe, to domysł.
    .name = Wewnętrzne Rozdarcie
    .printed = Internal Strife
ability-karmic-luck =
    Ma +4 do rzutów obronnych, co uwzględnia także { ability-cortosis-gauntlet.name }. Tekstu nie ma w żadnym z naszych
    źródeł: że coś do nich dodaje, wiemy z FAQ; ile i do których, to domysł.
    .name = Karmiczne Szczęście
    .printed = Karmic Luck
ability-medical-supplies =
    Zamiast tury daje sojusznikowi obok siebie na resztę potyczki umiejętność { ability-heal.name } 10. Tekstu nie ma w
    żadnym z naszych źródeł: że daje umiejętność używaną zamiast ataków, wiemy z FAQ; którą i komu, to domysł.
    .name = Zapasy Medyczne
    .printed = Medical Supplies
ability-mimetic-combat-processor =
    W swojej turze, między działaniami, przejmuje Atak, Obronę i Obrażenia widzianej przez siebie postaci, z których żadne
    nie może być niższe niż jej własne w tej chwili, aż wybierze od nowa. Tekstu nie ma w żadnym z naszych źródeł; o które
    współczynniki chodzi, czyje i na jak długo, to domysł.
    .name = Mimetyczny Procesor Bojowy
    .printed = Mimetic Combat Processor
ability-munitions-supplies =
    Zamiast tury daje sojusznikowi obok siebie na resztę potyczki umiejętność { ability-grenades.name } 10. Tekstu nie ma
    w żadnym z naszych źródeł: że daje umiejętność używaną zamiast ataków, wiemy z FAQ; którą i komu, to domysł.
    .name = Zapasy Amunicji
    .printed = Munitions Supplies
ability-pathfinder =
    Trudny teren w zasięgu 6 pól od niej nie spowalnia ani jej, ani jej sojuszników; niskie obiekty i dalsze pola nadal
    spowalniają. Tekstu nie ma w żadnym z naszych źródeł; że pomaga własnej stronie, to domysł.
    .name = Przewodnik
    .printed = Pathfinder
ability-relay-orders =
    Efekty dowódcy sojuszników, które mają zasięg w polach, sięgają też tych, którzy są w takim zasięgu od niej, ale nie
    jej samej. { ability-disruptive.name } w jej pobliżu niczego nie zmienia. Tekstu nie ma w żadnym z naszych źródeł;
    zasięg i to, że jej odległość od dowódcy się nie liczy, to domysły.
    .name = Przekazywanie Rozkazów
    .printed = Relay Orders
ability-roger-roger =
    Sojusznicze Droidy obok niej mają +4 do Ataku, oprócz tych, które mają Obrażenia 0. Tekstu nie ma w żadnym z naszych
    źródeł: z FAQ pochodzi tylko ten wyjątek, reszta to domysł.
    .name = Roger Roger
ability-snare-rifle =
    Trafiony przez nią wróg staje od razu, nawet w środku ruchu, i w tej rundzie się już nie rusza. Jeśli stać tam nie
    może, jego własny gracz stawia go na najbliższym miejscu, na którym może. Tekstu nie ma w żadnym z naszych źródeł; że
    wystarcza trafienie, to domysł.
    .name = Karabin Sieciowy
    .printed = Snare Rifle
ability-tactics-broker =
    Co rundę, przy rzucie na inicjatywę, jej gracz musi wskazać jedną postać drużyny, która schodzi z gry jako pokonana i
    której nic nie ocali; kość przeciwnika liczy się wtedy jako 1. Działa raz dla całej drużyny, nie działa, jeśli sam jej
    gracz ma na kości 1, ani gdy w grze jest { ability-never-tell-me-the-odds.name }. Tekstu nie ma w żadnym z naszych
    źródeł; kolejność tych rzeczy to domysł.
    .name = Handlarz Taktyką
    .printed = Tactics Broker
ability-targeting =
    Raz w swojej turze, między działaniami, oprócz ruchu i ataków, wskazuje wroga, którego widzi. Reszty tekstu nie ma w
    żadnym z naszych źródeł, więc z wyboru nic nie wynika.
    .name = Namierzanie
    .printed = Targeting
ability-troop-cart =
    To transport: sojusznicy wsiadają, ruszając się o co najmniej 1 pole i kończąc obok. Ilu zabiera i co jeszcze o nim wiadomo,
    tego w naszych źródłach nie ma; gramy nim jak { ability-desert-skiff.name }, z jego własnym ruchem.
    .name = Wóz Desantowy
    .printed = Troop Cart
ability-yuuzhan-vong-collaborator =
    Ma +4 do Ataku, dopóki w grze jest sojusznik, który należy teraz do frakcji Yuuzhan Vong; kto opuścił ją przez { ability-affinity.name }, się nie liczy. Tekstu nie ma w żadnym z naszych źródeł: z FAQ wiemy tylko, kogo szuka.
    .name = Kolaborant Yuuzhan Vong
    .printed = Yuuzhan Vong Collaborator
ability-separatist-reinforcements =
    Przy rozstawianiu, po odkryciu drużyn, jej gracz może dodać postacie Separatystów warte do { $n } punktów. Nic nie kosztują, wróg nie
    musi ich pokonać, żeby wygrać, i nie dają punktów.
    .name = Posiłki Separatystów
    .printed = Separatist Reinforcements
ability-super-stealth =
    Przezwisko z FAQ na to, co dają niektórzy dowódcy: dopóki ma osłonę, za cel mogą ją wziąć tylko wrogowie obok niej, choć nadal może
    być ich najbliższym wrogiem.
    .name = super-skradanie się
    .printed = super-stealth
