### Pojęcia zasad, które mają swój wiersz na liście umiejętności, własnymi słowami.
###
### `.name` to polska nazwa pojęcia, `.printed` nazwa z angielskich zasad, podana obok, gdy polską ułożyliśmy sami.

ability-term-acting =
    Ta, która właśnie coś robi: idzie, atakuje albo używa umiejętności, w swojej turze lub poza nią. Aktywny jest też
    jej gracz; gdy kilka rzeczy dzieje się naraz, on jest pierwszy.
    .name = aktywna postać
ability-term-activate =
    Wybór postaci, która ma teraz swoją turę w rundzie. Od tej chwili jest aktywowana, a drugi raz w tej samej rundzie nie
    może zostać wybrana. Ogłuszenie i ogień łączony sprawiają tylko, że postać liczy się jako aktywowana: tury nie ma i
    nic, co czeka na jej aktywację, się nie dzieje.
    .name = aktywacja
ability-term-adjacent =
    Stojąca na jednym z ośmiu pól dookoła, z linią wzroku między obiema; ściana lub zamknięte drzwi rozdzielają. Nikt
    nie sąsiaduje sam ze sobą.
    .name = sąsiadująca
ability-term-ally =
    Inna postać z tej samej drużyny, a w grze zespołowej także z drużyny partnera. Kto przechodzi na drugą stronę,
    choćby na jedną turę, zmienia też sojuszników.
    .name = sojusznik
ability-stat-attack =
    Liczba z karty dodawana do rzutów ataku. Premie i kary mogą sprowadzić ją poniżej 0.
    .name = Atak
ability-term-attack =
    Rzut k20 plus Atak, porównany z Obroną celu; trafienie zadaje Obrażenia atakującej postaci. Nic innego atakiem nie
    jest, więc ochrona przed atakami nie pomaga na Granaty i tym podobne.
    .name = atak
ability-term-attack-of-opportunity =
    Gdy wróg ma właśnie zejść z pola obok niej, postać może najpierw raz go zaatakować. Reguły wyboru celu nie grają
    roli, nikt nie łączy ognia i żadna umiejętność nie zastąpi tego ataku. Każdej postaci wolno to zrobić raz w
    dowolnej jednej turze.
    .name = atak odruchowy
ability-term-attack-roll =
    K20 plus Atak ze wszystkim, co go zmienia. Suma równa Obronie celu lub większa oznacza trafienie. Naturalna 20 trafia
    zawsze i jest trafieniem krytycznym; naturalna 1 zawsze chybia.
    .name = rzut ataku
ability-term-battle-map =
    Siatka pól, na której toczy się potyczka. Jej brzeg liczy się jak ściana.
    .name = plansza
ability-term-bonus =
    Liczba dodawana do rzutu albo współczynnika. Premie z różnych źródeł sumują się, dwie ze źródeł o tej samej nazwie
    nie.
    .name = modyfikator
ability-term-character =
    Pojedynczy uczestnik walki: figurka i jej karta. Te z imieniem własnym są Unikalne, pozostałych może być dowolnie
    wiele.
    .name = postać
ability-term-combined-fire =
    Gdy postać atakuje w swojej turze, sojusznicy, którzy jeszcze czekają na aktywację i widzą cel, mogą jej pomóc, nim
    padnie kość: każdy zostaje aktywowany i dodaje 4 do Ataku. Postacie, które mają umiejętność Walka Wręcz albo
    Obrażenia 0, nie dają i nie przyjmują takiej pomocy.
    .name = ogień łączony
ability-term-commander =
    Postać, która ma efekt dowódcy, wydrukowany na karcie lub zyskany w grze.
    .name = dowódca
    .printed = commander
ability-term-commander-effect =
    To, co dowódca robi dla swojej strony, dopóki stoi na planszy. Linii wzroku nie potrzeba; zasięg liczy się dookoła
    ścian i zamkniętych drzwi; Droidy i postacie z umiejętnością Dzikość są pomijane, chyba że efekt je wymienia. Z
    kilku premii do tej samej liczby działa tylko najlepsza.
    .name = efekt dowódcy
ability-term-cover =
    Niskie obiekty, ściany i inne postacie mogą przesłonić wroga: ma wtedy +4 do Obrony, niezależnie od tego, ile ich
    jest, i jest legalnym celem tylko jako najbliższy wróg. Wróg sąsiadujący z atakującą postacią osłony nie ma nigdy.
    .name = osłona
ability-term-critical-hit =
    Naturalna 20 na kości ataku, a jeśli umiejętność tak mówi, także niższa liczba. Trafia w każdym razie i podwaja
    wydrukowane Obrażenia; premie dolicza się potem. Droidom podwojenie nie grozi.
    .name = trafienie krytyczne
ability-stat-damage =
    Liczba z karty, którą trafienie odejmuje od Punktów Obrażeń celu.
    .name = Obrażenia
ability-term-damage =
    To, co ataki i umiejętności odejmują od czyichś Punktów Obrażeń. Komu żadne nie zostały, ten jest pokonany.
    .name = obrażenia
ability-term-defeat =
    Postać bez Punktów Obrażeń jest pokonana. Najpierw działa to, co może ją jeszcze ocalić, potem to, co wywołuje jej
    porażka, a na końcu schodzi z planszy.
    .name = pokonanie
ability-stat-defense =
    Liczba, którą rzut ataku musi osiągnąć, żeby trafić.
    .name = Obrona
ability-term-difficult-terrain =
    Nierówny grunt w żółtej obwódce. Wejście na niego kosztuje 2 pola ruchu, po skosie 4. Na widoczność, osłonę i zasięg
    nie ma wpływu.
    .name = trudny teren
ability-term-door =
    Zamknięte są ścianą, otwartych jakby nie było. Kiedy tylko kończy się czyjaś tura, drzwi, przy których ktoś stoi,
    otwierają się, a wszystkie inne zamykają.
    .name = drzwi
ability-term-enemy =
    Postać, którą w tej chwili kieruje przeciwnik.
    .name = wróg
ability-term-factions =
    Strony konfliktu wydrukowane na kartach. Drużyna ma jedną z nich; Niezależni mogą dołączyć do każdej.
    .name = frakcje
ability-term-follower =
    Postać z drużyny, która w tej chwili nie ma efektu dowódcy. Mało który efekt dowódcy sięga kogoś poza podwładnymi.
    .name = podwładny
ability-term-force-points =
    Płaci się nimi za Moce, za powtórzenie rzutu i za szybszy ruch. Na początku jest ich tyle, ile wynosi wartość Mocy, a
    wydane przepadają. Wydawać wolno raz w każdej turze, własnej lub cudzej.
    .name = Punkty Mocy
ability-term-force-powers =
    Umiejętności opłacane Punktami Mocy; komu ich brakuje, ten Mocy nie użyje. Powtórzenie rzutu i szybszy ruch też są
    Mocami.
    .name = Moce
ability-stat-hit-points =
    Ile obrażeń postać zniesie. Gdy zostanie 0, jest pokonana.
    .name = Punkty Obrażeń
ability-term-immediate =
    Co jest natychmiastowe, dzieje się od razu, bez względu na to, czyja trwa tura, i wyprzedza to, co przerywa. Jeśli
    zbiegnie się kilka takich rzeczy, zaczyna aktywny gracz, a po nim kolejni zgodnie z ruchem zegara.
    .name = natychmiastowy
ability-term-in-a-square =
    Postać jest na każdym polu, które przykrywa jej przestrzeń: zwykle na 1, Duża na 4, Wielka na 9.
    .name = na polu
ability-term-initiative =
    Na początku rundy każdy gracz rzuca k20. Najwyższy wynik rozstrzyga, kto zaczyna; remisy rzuca się od nowa.
    .name = inicjatywa
ability-term-legal-target =
    Wróg w linii wzroku. Jeśli z aktywną postacią sąsiadują wrogowie, musi wybrać kogoś z nich; w przeciwnym razie wroga
    za osłoną wybrać wolno tylko wtedy, gdy nikt nie jest bliżej.
    .name = legalny cel
ability-term-line-of-sight =
    Dwie postacie się widzą, jeśli choć jedna prosta między ich przestrzeniami nie dotyka ściany, zamkniętych drzwi ani
    litego obiektu. Inne postacie i inny teren nigdy jej nie zasłaniają.
    .name = linia wzroku
ability-term-living =
    Postać, która nie ma umiejętności Broń Pokładowa i nie jest Droidem, albo jest Cyborgiem. Wszystkie inne są nieżywe.
    .name = żywa postać
ability-term-low-objects =
    Meble, maszyny i podobne sprzęty w zielonej obwódce. Wejście na nie kosztuje 2 pola ruchu, po skosie 4. Dają osłonę,
    oprócz tych, na których lub obok których stoi atakująca postać.
    .name = niskie obiekty
ability-term-melee-attack =
    Atak postaci, która ma umiejętność Walka Wręcz. Każdy inny jest atakiem z dystansu, nawet między sąsiadami.
    .name = atak wręcz
ability-term-move =
    W swojej turze postać może przejść tyle pól, ile wynosi jej prędkość, i zaatakować, albo dwa razy tyle bez ataku.
    Przestawienie przez efekt, który nie mówi o ruchu, ruchem nie jest.
    .name = ruch
ability-term-named =
    Postać o danej nazwie nazywa się dokładnie tak. Jeśli nazwa ma zawierać pewne słowa, pasuje każda wersja z tymi
    słowami, a także każdy, kto ma umiejętność o tej nazwie.
    .name = o nazwie, z nazwą zawierającą
    .printed = named/name contains
ability-term-nearest-enemy =
    Spośród wrogów, których postać widzi, ten w najmniejszym zasięgu; może ich być kilku. Niektóre umiejętności
    sprawiają, że ich posiadaczy się tu nie liczy.
    .name = najbliższy wróg
ability-term-on-terrain =
    Postać jest w danym terenie, jeśli jest w nim choć jedno pole jej przestrzeni.
    .name = w terenie
ability-term-opponent =
    Gracz drugiej strony.
    .name = przeciwnik
ability-term-phase =
    Porcja aktywacji jednego gracza: dwie postacie, jedna po drugiej, albo ostatnia, jeśli więcej nie zostało.
    .name = faza
ability-term-pit =
    Przepaść w pomarańczowej obwódce. Przekroczy ją tylko ten, kto lata, a zostać w niej nie może nikt. Kto jest do niej
    odpychany, staje na krawędzi i zostaje pokonany, chyba że uda mu się rzut obronny na 11, a na 6, jeśli sam mógłby
    tam wejść.
    .name = zagłębienie
ability-term-push =
    Przesunięcie cudzą siłą, drogą, którą wybiera aktywny gracz. Każdy krok oddala od aktywnej postaci, spowalniający teren
    kosztuje podwójnie, a po zajętych polach i ścianach można się tylko ześlizgnąć. Ataków odruchowych to nie wywołuje.
    .name = odepchnięcie
    .printed = push
ability-term-range =
    Liczba pól od jednej przestrzeni do drugiej, z ostatnim włącznie. Krok po skosie to 2; ściany i zamknięte drzwi się
    obchodzi, a postacie, zagłębienia i spowalniający teren nie mają znaczenia.
    .name = zasięg
ability-term-replaces-attacks =
    Używa tego w swojej turze postać, która rezygnuje za to ze wszystkich ataków. Może się jeszcze poruszyć, ale w jednej
    turze użyje tylko jednej takiej umiejętności i niczego, co dodaje ataki. Ataku odruchowego ani natychmiastowego
    wymienić na to nie wolno.
    .name = zastępuje ataki
ability-term-replaces-turn =
    Zabiera całą turę: postać robi to, na co pozwala umiejętność, i nic więcej. Co dzieje się na końcu tury, dzieje się
    mimo to.
    .name = zastępuje turę
    .printed = replaces turn
ability-term-round =
    Zaczyna się od inicjatywy; potem na przemian idą fazy graczy, aż wszyscy zostaną aktywowani.
    .name = runda
ability-term-save =
    K20, które musi pokazać co najmniej podaną liczbę. Naturalna 20 udaje się zawsze, naturalna 1 nigdy. Rzuca postać
    zagrożona, chyba że tekst wskazuje inną; nie wolno zrezygnować z rzutu ani celowo go przegrać.
    .name = rzut obronny
ability-term-sight =
    Jako zasięg: każdy, kogo postać widzi.
    .name = zasięg widzenia
ability-term-space =
    Pola, które postać wypełnia: 1, jeśli jest Mała lub Średnia, 4, jeśli Duża, 9, jeśli Wielka.
    .name = przestrzeń
ability-term-speed =
    Jak daleko postać może przejść w turze, w której atakuje; bez ataku dwa razy dalej. Wynosi 6, jeśli karta nie podaje
    innej.
    .name = prędkość
ability-term-squad =
    Postacie, które walczą dla jednego gracza.
    .name = drużyna
ability-term-squeeze =
    Duża postać przejdzie przez szczelinę na 1 pole, Wielka przez szczelinę na 2, o ile zakończy ruch tam, gdzie się
    mieści. Przeciskać się wolno tylko między ścianami i zagłębieniami, nigdy obok wrogów.
    .name = przeciskanie się
ability-term-stacking =
    Różne efekty się sumują. Ten sam efekt ze sobą się nie sumuje, a z inną liczbą po nazwie nadal jest tym samym.
    .name = kumulowanie
ability-term-stun =
    Ogłuszona postać liczy się jako aktywowana, więc traci swoją turę w tej rundzie. Jeśli była już aktywowana lub właśnie
    trwa jej tura, nic się nie zmienia.
    .name = ogłuszenie
    .printed = stun
ability-term-target =
    Wróg, w którego wymierzony jest atak lub umiejętność, wybrany według reguł legalnego celu. Puste pole celem nie jest.
    .name = cel
ability-term-touch =
    Jako zasięg: postać sąsiadująca albo ta sama, która używa umiejętności.
    .name = dotyk
ability-term-turn =
    Wszystko, co robi jedna aktywowana postać, od początku do końca. Z reguły każda ma jedną turę w rundzie.
    .name = tura
ability-term-unleashed-force-powers =
    Moce, które istnieją w kilku wersjach z numerem; im wyższy numer, tym więcej kosztują i tym więcej robią.
    .name = uwolnione Moce
    .printed = unleashed Force powers
ability-term-wall =
    Linia albo całe pole w obwódce koloru magenty. Zatrzymuje ruch, także kroki po skosie przy swoich końcach, linię wzroku
    i liczenie zasięgu, a może też dać osłonę.
    .name = ściana
ability-term-with-lightsabers =
    Postać ma miecz świetlny, jeśli pokazuje go jej figurka albo jeśli ma umiejętność Miecz Świetlny lub Moc z tymi
    słowami w nazwie.
    .name = z mieczem świetlnym
ability-term-wounded =
    Postać, która ma mniej Punktów Obrażeń niż na początku.
    .name = ranna
