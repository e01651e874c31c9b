### Moce, własnymi słowami; koszt w Punktach Mocy stoi na początku. Klucze i sposób pisania jak u umiejętności
### specjalnych.

ability-absorb-energy =
    2 Punkty Mocy, zaraz po tym, jak trafi ją atak z dystansu: udany rzut obronny na 11 chroni ją od obrażeń i leczy o
    tyle, ile by ich było, najwyżej do początkowych Punktów Obrażeń.
    .name = Pochłonięcie Energii
    .printed = Absorb Energy
ability-aing-tii-flow-walking =
    3 Punkty Mocy, raz w rundzie, po inicjatywie i przed pierwszą aktywacją: od razu ma całą turę. Nie jest to aktywacja,
    więc jej własna aktywacja w tej rundzie dopiero przyjdzie.
    .name = Kroczenie w Nurcie Aing-Tii
    .printed = Aing-Tii Flow-Walking
ability-anticipation =
    1 Punkt Mocy, gdy znane są kości inicjatywy: jej gracz rzuca na inicjatywę od nowa, obiema kośćmi, jeśli rzucał
    dwiema, i zostaje przy nowym wyniku. Drużyna może to zrobić raz w rundzie i nie zabiera to wydatku z żadnej tury.
    .name = Przewidywanie
ability-battle-meditation =
    2 Punkty Mocy w swojej turze: do końca potyczki ma o jeden efekt dowódcy więcej. Dzięki niemu każdy sojusznik, który
    łączy ogień, dodaje do Ataku o 2 więcej, oprócz innych takich wzmocnień, a wrogowie, na których działają efekty
    dowódcy, ognia łączyć nie mogą.
    .name = Medytacja Bitewna
    .printed = Battle Meditation
ability-blaster-barrage =
    1 Punkt Mocy, zamiast ataków: raz atakuje każdy legalny cel, także wszystkich, którzy są równie blisko. Listę układa się
    przed pierwszym rzutem, a kto na niej jest, musi być legalnym celem także w chwili ataku na niego.
    .name = Ogień Zaporowy
ability-control-minds =
    1 Punkt Mocy, zamiast ataków: do końca potyczki ma o jeden efekt dowódcy więcej, dzięki któremu każdy sojusznik
    łączący ogień dodaje do Ataku o 2 więcej.
    .name = Kontrola Umysłów
    .printed = Control Minds
ability-dark-force-spirit =
    Od chwili jej pokonania wrogowie z wartością Mocy tracą { $n ->
        [one] 1 Punkt Mocy
        [few] { $n } Punkty Mocy
       *[other] { $n } Punktów Mocy
    } przy każdej aktywacji, nawet ci, którzy przybędą później. Nic nie kosztuje i omija postacie z umiejętnością
    { ability-force-immunity.name }.
    .name = Mroczna Energia Mocy
    .printed = Dark Force Spirit
ability-drain-life =
    1 Punkt Mocy w swojej turze, oprócz ruchu i ataków: żywy legalny cel w zasięgu 6 pól odnosi { $n } obrażeń, a ona leczy
    się o tyle samo. Cel zapobiega obu rzeczom rzutem obronnym na 11. To nie jest atak.
    .name = Wyssanie Życia
    .printed = Drain Life
ability-drain-life-3 =
    3 Punkty Mocy w swojej turze, oprócz ruchu i ataków: żywy legalny cel w zasięgu 6 pól i wszyscy żywi wrogowie obok niego
    odnoszą po 20 obrażeń, jeśli nie uda im się rzut obronny na 11. Ona leczy się o tyle, ile odnieśli razem.
    .name = Wyssanie Życia 3
    .printed = Drain Life 3
ability-eternal-hatred =
    2 Punkty Mocy, gdy miałaby zostać pokonana: udany rzut obronny na 6 zostawia ją w grze, całkiem wyleczoną.
    .name = Wieczna Nienawiść
    .printed = Eternal Hatred
ability-force-absorb =
    2 Punkty Mocy, zaraz po tym, jak postać obok niej, z którejkolwiek strony, zapowiedziała Moc: Moc ta nic nie robi. Punkty
    na nią i tak przepadają, a ona liczy się jako użyta.
    .name = Wchłonięcie Mocy
ability-force-alter =
    1 Punkt Mocy, zaraz po tym, jak wróg w zasięgu 6 pól rzucił na atak przeciw komukolwiek: musi rzucić jeszcze raz.
    .name = Odmiana Mocą
    .printed = Force Alter
ability-force-bubble =
    1 Punkt Mocy, tuż przed odniesieniem obrażeń: ten jeden raz odnosi o 20 mniej.
    .name = Bańka Mocy
    .printed = Force Bubble
ability-force-burst =
    2 Punkty Mocy, zamiast całej tury: wszyscy inni w zasięgu 6 pól, swoi i wrogowie, widoczni czy nie, odnoszą 10 obrażeń.
    Nie jest to atak i nikogo nie bierze za cel.
    .name = Wybuch Mocy
ability-force-cloak =
    2 Punkty Mocy, zamiast całej tury: do końca potyczki ma umiejętność { ability-cloaked.name }.
    .name = Kamuflaż Mocy
    .printed = Force Cloak
ability-force-corruption-2 =
    2 Punkty Mocy, zamiast ataków: legalny cel w zasięgu 6 pól, byle nie Droid, odnosi 20 obrażeń i jest skażony. Skażona
    postać przy każdej swojej aktywacji wykonuje rzut obronny na 11: udany ją uzdrawia, nieudany kosztuje 20 obrażeń. To
    nie jest atak.
    .name = Skażenie Mocy 2
    .printed = Force Corruption 2
ability-force-defense =
    3 Punkty Mocy, zaraz po tym, jak ktokolwiek w zasięgu 6 pól zapowiedział Moc: Moc ta nic nie robi. Punkty na nią i tak
    przepadają, a ona liczy się jako użyta.
    .name = Rozproszenie Mocy
ability-force-grip =
    1 Punkt Mocy, zamiast ataków: legalny cel, który widzi, odnosi { $n } obrażeń. Rzutu obronnego nie ma i nie jest to
    atak.
    .name = Chwyt Mocy
ability-force-grip-4 =
    4 Punkty Mocy, zamiast ataków: legalny cel, który widzi, odnosi 40 obrażeń. Rzutu obronnego nie ma i nie jest to atak.
    .name = Chwyt Mocy 4
    .printed = Force Grip 4
ability-force-heal =
    2 Punkty Mocy, zamiast ataków: leczy { $n } obrażeń u siebie lub u rannej żywej postaci obok, nigdy ponad początkowe
    Punkty Obrażeń.
    .name = Leczenie Mocą
ability-force-leap =
    1 Punkt Mocy: do końca tury przechodzi przez wrogów, a żaden z nich nie może jej zaatakować odruchowo. Rusza się i
    atakuje jak zwykle.
    .name = Skok Mocy
ability-force-lightning =
    2 Punkty Mocy, zamiast ataków: legalny cel w zasięgu 6 pól i dwie postacie obok niego, swoje czy wrogie, odnoszą
    { $n } obrażeń. Te dwie wybiera jej gracz, a jeśli stoi tam ona sama i nikogo innego brak, musi być jedną z nich.
    Rzutu obronnego nie ma i nie jest to atak.
    .name = Błyskawica Mocy
ability-force-lightning-1 =
    1 Punkt Mocy, zamiast ataków: legalny cel w zasięgu 6 pól odnosi 20 obrażeń. Rzutu obronnego nie ma i nie jest to atak.
    .name = Błyskawica Mocy 1
    .printed = Force Lightning 1
ability-force-lightning-2 =
    2 Punkty Mocy, zamiast ataków: legalny cel w zasięgu 6 pól i dwie postacie obok niego, swoje czy wrogie, odnoszą 30
    obrażeń. Te dwie wybiera jej gracz, a jeśli stoi tam ona sama i nikogo innego brak, musi być jedną z nich. Rzutu
    obronnego nie ma i nie jest to atak.
    .name = Błyskawica Mocy 2
    .printed = Force Lightning 2
ability-force-lightning-4 =
    4 Punkty Mocy, zamiast ataków: legalny cel w zasięgu 6 pól odnosi 50 obrażeń. Jeśli nie jest większy niż Wielki, bez
    udanego rzutu obronnego na 16 zostaje ogłuszony. To nie jest atak.
    .name = Błyskawica Mocy 4
    .printed = Force Lightning 4
ability-force-lightning-5 =
    5 Punktów Mocy, zamiast całej tury: legalny cel w zasięgu 6 pól i dwie postacie obok niego, swoje czy wrogie, odnoszą 60
    obrażeń, a każda nie większa niż Wielka bez udanego rzutu obronnego na 16 zostaje ogłuszona. To nie jest atak.
    .name = Błyskawica Mocy 5
    .printed = Force Lightning 5
ability-force-push =
    Rodzina, do której należą { ability-force-push-2.name }, 3, 4 i 5: każda z tych Mocy zadaje obrażenia i odpycha.
    .name = Odepchnięcie Mocą
    .printed = Force Push
ability-force-push-2 =
    2 Punkty Mocy, zamiast ataków: legalny cel w zasięgu 6 pól odnosi 20 obrażeń i, jeśli nie jest większy niż Wielki,
    zostaje odepchnięty o 2 pola. To nie jest atak.
    .name = Odepchnięcie Mocą 2
    .printed = Force Push 2
ability-force-push-3 =
    3 Punkty Mocy, zamiast całej tury: legalny cel w zasięgu 6 pól i wszyscy obok niego, swoi i wrogowie, odnoszą 30 obrażeń.
    Kto nie jest większy niż Wielki, zostaje potem od niej odepchnięty o 3 pola. To nie jest atak.
    .name = Odepchnięcie Mocą 3
    .printed = Force Push 3
ability-force-push-4 =
    4 Punkty Mocy, zamiast ataków: legalny cel, który widzi, odnosi 40 obrażeń i, jeśli nie jest większy niż Wielki, zostaje
    odepchnięty o 4 pola. To nie jest atak.
    .name = Odepchnięcie Mocą 4
    .printed = Force Push 4
ability-force-push-5 =
    5 Punktów Mocy, zamiast całej tury: legalny cel w zasięgu 6 pól i wszyscy obok niego, swoi i wrogowie, odnoszą 50
    obrażeń. Kto nie jest większy niż Wielki, zostaje potem odepchnięty o 5 pól i bez udanego rzutu obronnego na 16 jest
    ogłuszony. To nie jest atak.
    .name = Odepchnięcie Mocą 5
    .printed = Force Push 5
ability-force-renewal-1 =
    Zyskuje 1 Punkt Mocy przy każdej swojej aktywacji, nawet ponad wartość Mocy. Tury, które nie są aktywacją, go nie dają.
    .name = Odnowienie Mocy 1
ability-force-repulse =
    Rodzina, do której należą { ability-force-repulse-2.name }, 3 i 5: każda z tych Mocy rani wszystkich dookoła i odpycha
    ich na określoną odległość.
    .name = Odrzucenie Mocą
    .printed = Force Repulse
ability-force-repulse-2 =
    2 Punkty Mocy, zamiast ataków: wszyscy inni w zasięgu 2 pól, swoi i wrogowie, odnoszą 20 obrażeń. Kto nie jest większy
    niż Wielki, zostaje odepchnięty na wolne miejsce dokładnie o 3 pola od niej. To nie jest atak.
    .name = Odrzucenie Mocą 2
    .printed = Force Repulse 2
ability-force-repulse-3 =
    3 Punkty Mocy, zamiast całej tury: wszyscy inni w zasięgu 3 pól, swoi i wrogowie, odnoszą 30 obrażeń. Kto nie jest
    większy niż Wielki, zostaje odepchnięty na wolne miejsce o 4 pola od niej i bez udanego rzutu obronnego na 11 jest
    ogłuszony. To nie jest atak.
    .name = Odrzucenie Mocą 3
    .printed = Force Repulse 3
ability-force-repulse-5 =
    5 Punktów Mocy, zamiast całej tury: wszyscy inni w zasięgu 5 pól, swoi i wrogowie, odnoszą 50 obrażeń. Kto nie jest
    większy niż Wielki, zostaje odepchnięty na wolne miejsce o 6 pól od niej i bez udanego rzutu obronnego na 16 jest
    ogłuszony. To nie jest atak.
    .name = Odrzucenie Mocą 5
    .printed = Force Repulse 5
ability-force-sense =
    1 Punkt Mocy w swojej turze: do końca rundy żaden wróg nie ma umiejętności { ability-stealth.name }, chyba że chroni
    go { ability-force-immunity.name }.
    .name = Wyczucie Mocy
    .printed = Force Sense
ability-force-spirit =
    Gdy zostaje pokonana, jeden sojusznik z wartością Mocy zyskuje { $n ->
        [one] 1 Punkt Mocy
        [few] { $n } Punkty Mocy
       *[other] { $n } Punktów Mocy
    } i odtąd w każdej turze może wydawać punkty o jeden raz więcej. Nic nie kosztuje; bez takiego sojusznika nic się nie
    dzieje.
    .name = Energia Mocy
ability-force-storm =
    2 Punkty Mocy, zamiast ataków: wszyscy obok niej, swoi i wrogowie, odnoszą { $n } obrażeń. Nikogo nie bierze za cel i nie
    jest to atak.
    .name = Burza Mocy
ability-force-storm-2 =
    2 Punkty Mocy, zamiast ataków: wszyscy obok niej, swoi i wrogowie, odnoszą 20 obrażeń. Nikogo nie bierze za cel i nie
    jest to atak.
    .name = Burza Mocy 2
    .printed = Force Storm 2
ability-force-strike =
    1 Punkt Mocy, zamiast ataków: legalny cel w zasięgu 6 pól odnosi { $n } obrażeń; musi to być Droid albo ktoś, kto ma
    umiejętność { ability-mounted-weapon.name }. Rzutu obronnego nie ma i nie jest to atak.
    .name = Uderzenie Mocy
ability-force-stun =
    1 Punkt Mocy w swojej turze, oprócz ruchu i ataków: żywy legalny cel w zasięgu 6 pól liczy się w tej rundzie jako
    aktywowany, jeśli nie uda mu się rzut obronny na 11.
    .name = Ogłuszenie Mocą
    .printed = Force Stun
ability-force-thrust =
    1 Punkt Mocy, zamiast ataków: legalny cel w zasięgu 6 pól odnosi { $n } obrażeń, a z udanym rzutem obronnym na 11 połowę.
    To nie jest atak.
    .name = Pchnięcie Mocy
ability-force-valor =
    2 Punkty Mocy, zamiast ataków: do końca potyczki ma o jeden efekt dowódcy więcej, dzięki któremu podwładni w zasięgu 6
    pól mają +2 do Ataku i +2 do Obrony.
    .name = Męstwo Mocy
ability-force-weapon =
    1 Punkt Mocy, zamiast ataków: do końca potyczki ma +10 do Obrażeń. Ponowne użycie nic nie dodaje.
    .name = Broń Mocy
    .printed = Force Weapon
ability-illusion =
    1 Punkt Mocy, zaraz po tym, jak trafi ją atak: atakująca postać wykonuje rzut obronny na 11 i jeśli go przegra, trafiona
    nie odnosi obrażeń.
    .name = Iluzja
    .printed = Illusion
ability-jedi-mind-trick =
    1 Punkt Mocy w swojej turze, oprócz ruchu i ataków: żywy legalny cel w zasięgu 2 pól zostaje ogłuszony i do końca tury nie
    wykonuje ataków odruchowych. Udany rzut obronny na 11 ratuje go przed jednym i drugim.
    .name = Sztuczka Umysłowa Jedi
    .printed = Jedi Mind Trick
ability-knight-speed =
    1 Punkt Mocy w swojej turze: może przejść o 4 pola dalej.
    .name = Szybkość Rycerza
ability-lightsaber-assault =
    1 Punkt Mocy, zamiast ataków: wykonuje dwa ataki na wrogów obok siebie, na jednego lub na dwóch. Może się też ruszyć.
    .name = Miecz Świetlny Natarcie
ability-lightsaber-block =
    1 Punkt Mocy, zaraz po tym, jak trafi ją atak wręcz: z udanym rzutem obronnym na 11 nie odnosi obrażeń.
    .name = Miecz Świetlny Blok
ability-lightsaber-deflect =
    1 Punkt Mocy, zaraz po tym, jak trafi ją atak z dystansu: z udanym rzutem obronnym na 11 nie odnosi obrażeń.
    .name = Miecz Świetlny Unik
ability-lightsaber-precision =
    1 Punkt Mocy, tuż przed jej rzutem ataku, także odruchowego: ten atak ma +10 do Obrażeń.
    .name = Miecz Świetlny Precyzja
ability-lightsaber-reflect =
    2 Punkty Mocy, zaraz po tym, jak trafi ją atak z dystansu: z udanym rzutem obronnym na 11 nie odnosi obrażeń. Atakującą
    postać czeka wtedy taki sam rzut, a jeśli go przegra, odnosi 10 obrażeń.
    .name = Miecz Świetlny Odbicie
ability-lightsaber-riposte =
    1 Punkt Mocy, zaraz po tym, jak trafi ją atak wręcz: zanim odniesie obrażenia, raz atakuje tego, kto ją trafił.
    .name = Miecz Świetlny Riposta
ability-lightsaber-sweep =
    1 Punkt Mocy, zamiast ataków: raz atakuje każdego wroga obok siebie, czy jest legalnym celem, czy nie. Może się też
    ruszyć.
    .name = Miecz Świetlny Zamach
ability-lightsaber-throw =
    1 Punkt Mocy, zamiast ataków: raz atakuje legalny cel w zasięgu 6 pól, mimo umiejętności { ability-melee-attack.name }.
    Jest to atak z dystansu.
    .name = Rzut Mieczem Świetlnym
ability-lightsaber-throw-2 =
    2 Punkty Mocy, zamiast ataków: wykonuje dwa ataki na jeden legalny cel w zasięgu 6 pól, mimo umiejętności
    { ability-melee-attack.name }. Są to ataki z dystansu.
    .name = Rzut Mieczem Świetlnym 2
    .printed = Lightsaber Throw 2
ability-lightsaber-throw-5 =
    5 Punktów Mocy, zamiast całej tury: wybiera dowolnego wroga, którego widzi, z osłoną czy bez, blisko czy daleko, choć
    sąsiadujący mają pierwszeństwo. Atakuje 2 razy jego i 2 razy każdą postać obok niego, także sojuszników. Są to ataki z
    dystansu.
    .name = Rzut Mieczem Świetlnym 5
    .printed = Lightsaber Throw 5
ability-master-of-the-force =
    Może wydawać Punkty Mocy nawet { $n ->
        [one] raz
       *[other] { $n } razy
    } w turze, także na to samo. Sama ta Moc nic nie kosztuje.
    .name = Mistrz Mocy
ability-master-speed =
    1 Punkt Mocy w swojej turze: może przejść o 6 pól dalej.
    .name = Szybkość Mistrza
ability-overwhelming-force =
    1 Punkt Mocy: w tej turze jej ataków, także odruchowych, ani obrażeń z nich nie da się powstrzymać, zmniejszyć, przenieść
    ani odbić. Nikt nie staje się przez to legalnym celem, a na to, co nie jest atakiem, nie działa.
    .name = Przytłaczająca Moc
    .printed = Overwhelming Force
ability-pawn-of-the-dark-side =
    1 Punkt Mocy, zamiast ataków: widziany przez nią sojusznik, który nie jest Unikalny, może od razu mieć turę, nawet jeśli
    był już aktywowany. Tura ta nie jest aktywacją, a na jej końcu sojusznik odnosi 10 obrażeń.
    .name = Pionek Ciemnej Strony
ability-recovery =
    1 Punkt Mocy, zamiast całej tury: leczy sobie { $n } obrażeń, nigdy ponad początkowe Punkty Obrażeń.
    .name = Uzdrowienie
ability-sever-force =
    3 Punkty Mocy, zamiast całej tury: sąsiadujący wróg, który jest legalnym celem, nie ma już wartości Mocy i nigdy więcej nie
    wyda Punktów Mocy, a nikt inny nie wyda jego punktów.
    .name = Odcięcie od Mocy
    .printed = Sever Force
ability-shatterpoint =
    1 Punkt Mocy, zamiast całej tury: znaczy legalny cel w zasięgu 6 pól. Do końca potyczki jej pierwszy w każdej rundzie atak
    na tego wroga, choćby odruchowy, liczy się jak naturalna 20. Nowy znak zdejmuje poprzedni.
    .name = Punkt Przełomu
    .printed = Shatterpoint
ability-shockwave =
    2 Punkty Mocy, zamiast ataków: każdego innego w zasięgu 6 pól, swojego czy wroga, ogłusza, jeśli nie uda mu się rzut
    obronny na 11.
    .name = Fala Uderzeniowa
ability-sith-grip =
    2 Punkty Mocy, zamiast ataków: legalny cel, który widzi, odnosi { $n } obrażeń. Rzutu obronnego nie ma i nie jest to
    atak.
    .name = Chwyt Sith
ability-sith-hatred =
    1 Punkt Mocy w swojej turze, oprócz ruchu i ataków: wszyscy wrogowie w zasięgu 2 pól odnoszą 10 obrażeń. To nie jest atak.
    .name = Nienawiść Sith
    .printed = Sith Hatred
ability-sith-hunger =
    1 Punkt Mocy, zamiast ataków: żywy legalny cel w zasięgu 6 pól odnosi { $n } obrażeń, a ona leczy się o tyle samo. Jeśli
    celowi zostały Punkty Mocy, jeden z nich przechodzi na nią. To nie jest atak.
    .name = Głód Sith
    .printed = Sith Hunger
ability-sith-lightning =
    2 Punkty Mocy, zamiast ataków: legalny cel w zasięgu 6 pól odnosi { $n } obrażeń. Rzutu obronnego nie ma i nie jest to
    atak.
    .name = Błyskawice Sith
ability-sith-rage =
    1 Punkt Mocy, gdy zapowiada atak, choćby odruchowy: do końca tury wszystkie jej ataki mają +10 do Obrażeń.
    .name = Szał Sith
ability-sith-sorcery =
    2 Punkty Mocy w swojej turze, oprócz ruchu i ataków: każdego wroga w zasięgu 6 pól ogłusza, jeśli nie uda mu się rzut
    obronny na 11.
    .name = Czary Sith
    .printed = Sith Sorcery
ability-surprise-move =
    1 Punkt Mocy, raz w rundzie, po inicjatywie i przed pierwszą aktywacją: rusza się, nie dalej niż wynosi jej prędkość. Nie
    jest to aktywacja. Kilku takich umiejętności używa się w kolejności inicjatywy.
    .name = Zaskakujący Ruch
ability-transfer-essence =
    1 Punkt Mocy w swojej turze, oprócz ruchu i ataków: wybiera dowolnego żywego sojusznika, który zostaje pokonany i nic go
    nie ocali, a sama staje na jego miejscu na planszy.
    .name = Przeniesienie Jaźni
    .printed = Transfer Essence
ability-unleash-the-force =
    4 Punkty Mocy, zamiast ataków, ale dopiero gdy pokonany został sojusznik z wartością Mocy: wszyscy inni w zasięgu 6 pól,
    swoi i wrogowie, odnoszą { $n } obrażeń, a z udanym rzutem obronnym na 11 połowę.
    .name = Uwolnienie Mocy
    .printed = Unleash the Force
ability-use-the-force =
    3 Punkty Mocy, gdy zapowiada atak: kością się nie rzuca, przyjmuje się, że wypadła naturalna 20.
    .name = Użyj Mocy
ability-whirlwind-attack =
    1 Punkt Mocy, zamiast całej tury: dwa razy atakuje każdego wroga obok siebie, czy jest legalnym celem, czy nie.
    .name = Atak Wirowy
ability-reroll =
    1 Punkt Mocy, zaraz po jej rzucie ataku lub rzucie obronnym: rzuca jeszcze raz i zostaje przy nowym wyniku. Nie dotyczy
    inicjatywy.
    .name = Powtórny Rzut
ability-move-faster =
    1 Punkt Mocy, tuż przed ruchem w swojej turze: może przejść o 2 pola dalej.
    .name = Szybsze Poruszanie
ability-levitation =
    1 Punkt Mocy, oprócz wszystkiego innego w swojej turze: sojusznik w zasięgu 6 pól rusza się nad postaciami i terenem,
    ale nie przez ściany, po polach, z których każde jest w zasięgu 6 od używającej. Nikogo nie prowokuje, nie kończy w
    zagłębieniu, uruchamia to, co robią { ability-mines.name }, i może wsiąść do transportu. Tekstu nie ma w żadnym z
    naszych źródeł; koszt i to, kogo przesuwa, to domysły.
    .name = Lewitacja
    .printed = Levitation
ability-force-whirlwind =
    1 Punkt Mocy, zamiast ataków: legalny cel w zasięgu 6 pól odnosi 10 obrażeń. Tekstu nie ma w żadnym z naszych źródeł:
    z FAQ wiemy tylko, że rani i że chroni przed nią { ability-force-immunity.name }; reszta to domysł.
    .name = Wir Mocy
    .printed = Force Whirlwind
ability-force-renewal-2 =
    Zyskuje 2 Punkty Mocy przy każdej swojej aktywacji, nawet ponad wartość Mocy. Kto ma też
    { ability-force-renewal-1.name }, nie zyskuje więcej niż te 2.
    .name = Odnowienie Mocy 2
    .printed = Force Renewal 2
ability-lightsaber-reflect-all =
    2 Punkty Mocy, zaraz po tym, jak trafi ją atak z dystansu: z udanym rzutem obronnym na 11 nie odnosi obrażeń. Atakującą
    postać czeka wtedy taki sam rzut, a jeśli go przegra, odnosi wszystkie obrażenia, których tamta uniknęła.
    .name = Miecz Świetlny Pełne Odbicie
    .printed = Lightsaber Reflect (prevented damage)
