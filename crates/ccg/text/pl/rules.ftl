### Hasła, które gracz może sprawdzić, każde z tytułem, własnymi słowami.

rule-turn =
    Tura ma sześć faz: aktywację, kontrolę, wystawianie, bitwy, ruch i dobieranie. W każdej obaj gracze mogą działać
    na przemian, zaczynając od tego, czyja to tura; dwa pasy z rzędu kończą fazę.
    .title = Tura
rule-force =
    Jedna karta to jednostka Mocy. Aktywowana przechodzi z talii rezerw na stos Mocy, użyta na stos użytych, a na
    końcu tury pod talię rezerw. Kto nie ma już kart w tych trzech miejscach, czyli Siły Życiowej, przegrywa.
    .title = Moc i Siła Życiowa
rule-activate =
    W fazie aktywacji gracz może przenieść z talii rezerw na stos Mocy do tylu kart, ile Mocy wytwarza: ikony po
    jego stronie lokacji na stole i 1 własną.
    .title = Aktywowanie i źródła Mocy
rule-use-force =
    Koszty płaci się kartami z wierzchu stosu Mocy, które trafiają na stos użytych.
    .title = Używanie Mocy
rule-lose-force =
    Kto traci Moc, wybiera karta po karcie: z ręki albo z wierzchu talii rezerw, stosu Mocy lub stosu użytych. Karty
    trafiają na stos straconych.
    .title = Utrata Mocy
rule-retrieve =
    Odzyskane karty przechodzą z wierzchu stosu straconych na stos użytych i widzą je obaj gracze.
    .title = Odzyskiwanie
rule-recirculate =
    Na końcu każdej tury obaj gracze kładą swój stos użytych pod talię rezerw.
    .title = Obieg kart
rule-force-icons =
    Ikony po stronie gracza na lokacji to Moc, którą wytwarza, Moc, którą traci tam przez odpływ, i pozwolenie na
    wystawianie tam kart.
    .title = Ikony Mocy
rule-force-drain =
    W swojej fazie kontroli gracz może raz spowodować odpływ w każdej lokacji, którą kontroluje: przeciwnik traci
    tyle Mocy, ile jest ikon po jego stronie. Karta bierze udział w jednym odpływie na turę.
    .title = Odpływ Mocy
rule-presence =
    Karta jest obecna w jednym miejscu, tam gdzie leży. Gracz ma obecność w lokacji, jeśli jego obecne tam karty
    mają razem zdolność co najmniej 1, licząc też tych na mostku pojazdu lub statku.
    .title = Obecność
rule-occupy =
    Gracz zajmuje lokację, w której ma obecność, bez względu na to, kto jeszcze tam jest.
    .title = Zajmowanie
rule-control =
    Gracz kontroluje lokację, w której ma obecność, a przeciwnik nie ma.
    .title = Kontrola
rule-deploy =
    Karty wystawia się na stół z reguły we własnej fazie wystawiania, za tyle Mocy, ile kosztują. Gdzie gracz nie ma
    ani obecności, ani własnej ikony Mocy, tam ich nie wystawia, chyba że same na to pozwalają.
    .title = Wystawianie
rule-unique =
    Każda kropka przed tytułem to jeden egzemplarz, który może być na stole; jedna kropka oznacza kartę unikalną.
    Różne karty tej samej osoby to jedna osoba i może być na stole tylko jedna z nich.
    .title = Karty unikalne i osoby
rule-locations =
    Układy leżą według numerów parseków, a miejsca i sektory należą do układu lub statku i leżą w rzędzie. Sąsiadują
    ze sobą tylko miejsca obok miejsc i sektory obok sektorów tego samego układu.
    .title = Lokacje
rule-battleground =
    Lokacja, w której obaj gracze mają ikony Mocy i obaj mogą wystawiać karty i toczyć bitwy.
    .title = Pole bitwy
rule-battle =
    W swojej fazie bitew gracz za 1 Mocy zaczyna bitwę tam, gdzie obaj mają obecność, w każdej lokacji raz na turę.
    Najpierw na przemian strzela się z broni, potem sumuje siłę i przeznaczenie bitwy, a wyższa suma wygrywa, potem
    obie strony ponoszą trafienia, wyniszczenie i obrażenia.
    .title = Bitwa
rule-power =
    Liczba do walki. W bitwie w miejscu liczą się postacie i pojazdy, w układzie lub sektorze statki i pojazdy; co
    jest zamknięte na pokładzie czegoś innego, nie liczy się.
    .title = Siła
rule-ability =
    Jak silna w Mocy jest postać lub pilot. Daje obecność, pozwala ciągnąć przeznaczenie bitwy, a broń musi ją
    przewyższyć.
    .title = Zdolność
rule-destiny =
    Aby ciągnąć przeznaczenie, odkrywa się wierzchnią kartę talii rezerw, liczy się jej liczba przeznaczenia, a
    karta trafia na stos użytych. Kto nie ma już kart, temu się to nie udaje.
    .title = Przeznaczenie
rule-battle-destiny =
    Gracz, którego karty w bitwie mają razem zdolność co najmniej 4, może pociągnąć jedno przeznaczenie bitwy.
    Dodaje się je do jego siły i jest wyniszczeniem dla przeciwnika.
    .title = Przeznaczenie bitwy
rule-attrition =
    Tyle kosztuje przeznaczenie bitwy przeciwnika, ktokolwiek wygrał: trzeba oddawać karty, aż ich odkup temu
    dorówna albo nie będzie już kogo oddać.
    .title = Wyniszczenie
rule-immunity =
    Karty odpornej na wyniszczenie mniejsze od pewnej liczby nie trzeba oddawać, jeśli całe wyniszczenie jest od
    niej mniejsze. Karty na pokładzie tego, co zamknięte, są odporne tak samo.
    .title = Odporność na wyniszczenie
rule-battle-damage =
    Przegrany w bitwie jest winien różnicę sum: traci tyle Mocy albo oddaje karty z bitwy, z których każda jest
    warta swój odkup.
    .title = Obrażenia z bitwy
rule-forfeit =
    W części obrażeń bitwy można oddać kartę, która brała w niej udział. Jej odkup liczy się naraz do wyniszczenia i
    do obrażeń, a ona sama trafia na stos straconych.
    .title = Odkup
rule-weapons =
    Broń nosi postać, pojazd lub statek. W części strzelania bitwy strzela się z niej raz do obecnego wroga; z
    reguły jej przeznaczenie musi być większe od wartości obrony celu.
    .title = Broń
rule-hit =
    Trafiona karta walczy do końca bitwy, a w części obrażeń trzeba ją oddać.
    .title = Trafienie
rule-defense-value =
    Z tym porównuje się przeznaczenie broni: dla postaci to wyższa z liczb zdolność i pancerz, dla pojazdu lub
    statku pancerz albo zwrotność.
    .title = Wartość obrony
rule-react =
    Tuż po tym, jak przeciwnik zaczął bitwę lub odpływ, karta, która może reagować, wchodzi tam ze zwykłym kosztem:
    zostaje wystawiona albo się przesuwa. Obecność, która tak powstaje, przerywa odpływ.
    .title = Reakcja
rule-movement =
    W swojej fazie ruchu gracz może każdą swoją kartę przesunąć raz za 1 Mocy: o szybkość, o hiperszybkość, lądując
    lub startując albo między dokami. Wsiadanie i wysiadanie jest darmowe.
    .title = Ruch
rule-landspeed =
    Ile sąsiednich miejsc może przejść karta w jednym ruchu; postacie mają 1.
    .title = Szybkość
rule-hyperspeed =
    O ile mogą różnić się numery parseków dwóch układów, aby statek mógł przelecieć z jednego do drugiego;
    potrzebuje pilota.
    .title = Hiperszybkość
rule-landing =
    Myśliwiec z pilotem przesuwa się między układem a jednym z jego otwartych miejsc za 1 Mocy, a w doku za darmo.
    Na ziemi nie ma siły.
    .title = Lądowanie i start
rule-docking-bay-transit =
    W swojej fazie ruchu gracz przenosi dowolne swoje postacie i pojazdy razem z jednego doku do innego za tyle
    Mocy, ile doki żądają.
    .title = Przelot między dokami
rule-pilots =
    Statki i większość pojazdów potrzebują pilota na pokładzie, aby się ruszać, walczyć i strzelać. Piloci i
    pasażerowie mają miejsca, inne maszyny ładownię; więcej na pokładzie się nie zmieści.
    .title = Piloci i pojemność
rule-embark =
    We własnej fazie ruchu gracz może dowolnie często i za darmo przenosić postacie na swoje pojazdy i statki i z
    nich, a maszyny do ładowni i z niej.
    .title = Wsiadanie i wysiadanie
rule-capture =
    Jeńców bierze tylko ciemna strona. Schwytaną postać prowadzi obecny tam łowca nagród lub wojownik, albo trafia
    ona do więzienia, jeśli to jego miejsce, albo ucieka na stos użytych właściciela. Strażnik prowadzi jednego
    jeńca.
    .title = Chwytanie jeńców
rule-release =
    Jasna strona uwalnia jeńców kartami, które tak mówią; stają tam znów po jej stronie. Zamrożony jeniec nie ma
    liczb ani tekstu i może zostać bez straży.
    .title = Uwalnianie i zamrożeni jeńcy
rule-undercover =
    Szpieg pod przykryciem stoi po stronie przeciwnika, nie daje obecności i nie bierze udziału w bitwach, ale tam,
    gdzie jest, przeciwnik nie może spowodować odpływu, a właściciel może wystawiać karty.
    .title = Szpieg pod przykryciem
rule-missing =
    Zaginiona postać leży pod swoim miejscem: nie walczy i nie rusza się, a mało która karta może na nią działać,
    dopóki nie znajdzie jej ekipa poszukiwawcza lub karta.
    .title = Zaginieni
rule-creatures =
    Stworzenia żyją w swoim środowisku, nie biorą udziału w bitwach, a atakują obecne inne stworzenia i postacie,
    które nie są droidami.
    .title = Stworzenia
rule-interrupts =
    Przerwanie zagrywa się między akcjami albo w odpowiedzi na jedną, jeśli tak mówi; potem trafia na stos użytych
    lub straconych, jak samo mówi. Co unieważnione, to nie działa, ale koszty pozostają zapłacone.
    .title = Przerwania i unieważnianie
rule-actions =
    Gracze działają na przemian. Akcja zostaje rozpoczęta, potem obaj mogą na nią odpowiedzieć, a potem się
    wykonuje; odpowiedź sama jest akcją i wykonuje się najpierw.
    .title = Akcje i odpowiedzi
rule-sabacc =
    Obaj ciągną od dwóch do sześciu kart, a wygrywa suma najbliższa 11, lecz nie większa. Przegrany oddaje jedną ze
    swoich kart albo to, o co grano.
    .title = Sabacc
rule-starting =
    Obaj gracze pokazują lokację startową ze swojej talii; potem każdy dobiera osiem kart z talii rezerw, a zaczyna
    ciemna strona.
    .title = Początek gry
rule-devices =
    Urządzenie nosi się i przekazuje jak broń, tyle że się go używa, a nie strzela.
    .title = Urządzenia
