### Stoły bez własnego rysunku, jako panele.

panel-now = Teraz
panel-turn = Tura
panel-phase = Faza
panel-round = Runda
panel-battle = Bitwa
panel-aside = Poza lokacjami
panel-icons = Ikony Mocy
panel-controlled = Pod kontrolą
panel-reserve = Talia rezerw
panel-force = Stos Mocy
panel-used = Stos użytych
panel-lost = Stos straconych
panel-hand = Ręka
panel-power = siła
panel-ability = zdolność
panel-forfeit = odkup
panel-hit = trafiona
panel-captive = w niewoli
panel-frozen = zamrożona
panel-missing = zaginiona
panel-undercover = pod przykryciem
panel-crashed = rozbita
panel-landed = na ziemi
panel-attached = przyczepiona
panel-ionized = uszkodzona jonowo
panel-collapsed = zawalona
panel-blown-away = unicestwiona
panel-stage-define = Pole bitwy
panel-stage-deploy = Rozstawienie
panel-stage-command = Dowodzenie
panel-stage-activation = Aktywacja
panel-stage-end = Koniec rundy
panel-active = Aktywny oddział
panel-actions = Pozostałe akcje
panel-victory = Znaczniki zwycięstwa
panel-kills = Punkty za pokonanych
panel-commands = Karty dowodzenia
panel-played = Zagrana
panel-defeated = pokonany
panel-undeployed = jeszcze nierozstawiony
panel-elsewhere = poza stołem
panel-ordered = ma rozkaz
panel-activated = aktywowany
panel-minis = figurki: { $n } z { $of }
panel-wounds = { $n ->
    [one] { $n } rana
    [few] { $n } rany
   *[many] { $n } ran
}
panel-sum = W tej turze
panel-score = Punkty
panel-wager = Zakład
panel-most = Kończy przy
side-light = jasna strona
side-dark = ciemna strona
panel-phase-start = początek
panel-phase-activate = aktywacja
panel-phase-control = kontrola
panel-phase-deploy = wystawianie
panel-phase-battle = bitwy
panel-phase-move = ruch
panel-phase-draw = dobieranie
panel-colour = Gracz
panel-red = czerwony
panel-blue = niebieski
panel-red-die = czerwona
panel-white-die = biała
panel-red-dice = { $n ->
    [one] 1 czerwona
    [few] { $n } czerwone
   *[other] { $n } czerwonych
}
panel-black-dice = { $n ->
    [one] 1 czarna
    [few] { $n } czarne
   *[other] { $n } czarnych
}
panel-white-dice = { $n ->
    [one] 1 biała
    [few] { $n } białe
   *[other] { $n } białych
}
only-ground-vehicle = pojazdy naziemne
only-repulsor-vehicle = pojazdy repulsorowe
only-clone-trooper = klony
only-droid-trooper = droidy
only-emplacement-trooper = działa z obsługą
only-trooper = żołnierze
only-corps = piechota
only-commander = dowódcy
only-operative = agenci
only-rebels = Rebelianci
only-empire = Imperium
only-republic = Republika
only-separatists = Separatyści
only-light-side = jasna strona
only-dark-side = ciemna strona
only-not = ale nie
panel-wounds-of = wytrzymałość
panel-courage = odwaga
panel-resilience = odporność
panel-speed = szybkość
panel-defense = obrona
panel-upgrades = ulepszenia
panel-melee = wręcz
panel-range = zasięg
panel-size = figurki
panel-points = punkty
panel-pips = kropki
panel-upgrade = ulepszenie
panel-only = tylko dla
panel-command = karta dowodzenia
panel-orders = rozkazy
panel-ordered-units = { $who ->
    [each-eligible-unit] wszystkie oddziały w zasięgu
    [trooper] oddziały żołnierzy ({ $n })
    [clone-trooper] oddziały klonów ({ $n })
    [corps-unit] oddziały piechoty ({ $n })
    [special-forces-or-operative-unit] siły specjalne lub agenci ({ $n })
    [support-or-heavy-unit] oddziały wsparcia lub ciężkie ({ $n })
    [vehicle] pojazdy ({ $n })
   *[unit] oddziały ({ $n })
}
number-help = podaj liczbę i kartę, na przykład `power Luke Skywalker`, albo `drain light Tatooine`
number-not-on-table = na stole nie ma: `{ $name }`
number-none = { $card } tego nie ma: { $number }
number-of-card = { $number }, { $card }
number-of-side = { $number }, { $side }, { $place }
number-destiny = przeznaczenie
number-deploy = koszt
number-power = siła
number-ability = zdolność
number-armor = pancerz
number-maneuver = zwrotność
number-hyperspeed = hiperszybkość
number-landspeed = szybkość
number-forfeit = odkup
number-parsec = parsek
number-immunity = odporność
number-drain = odpływ Mocy
number-attrition = wyniszczenie
board-turn = faza: { $phase }, tura: { $side }
board-pilot = pilot
board-passenger = pasażer
board-astromech = astromech
board-cargo = ładunek
panel-objective = Cel
panel-deployment = Rozstawienie
panel-condition = Warunki

# What battle cards do, as this engine plays them.
objective-breakthrough = Na koniec gry każda strona dostaje znacznik zwycięstwa za każdego swojego dowódcę oddziału w strefie rozstawienia wroga.
objective-intercept = Na linii środkowej leżą trzy żetony. Kto ma więcej dowódców oddziałów żołnierzy w zasięgu 1 od żetonu, ten go trzyma: po jednym znaczniku zwycięstwa za każdy po rundach 2 i 4, po dwa na koniec gry.
objective-key-positions = Trzy elementy terenu są oznaczone. Na koniec gry za każdy z nich dostaje znacznik zwycięstwa ten, kto ma więcej dowódców oddziałów w kontakcie z nim.
objective-supplies = Na stole leży pięć skrzyń. Oddział żołnierzy, którego dowódca dotyka skrzyni, może ją podnieść jako akcję; na koniec gry każda niesiona skrzynia jest warta znacznik zwycięstwa.
objective-vaporators = Na stole stoją cztery skraplacze. Żołnierze, których dowódca dotyka skraplacza, mogą go jako akcję uszkodzić albo naprawić; na koniec gry niebieski dostaje znacznik zwycięstwa za każdą ranę więcej niż na początku, czerwony za każdą mniej.
objective-bombing-run = Każda strona ma bomby, które jej oddziały niosą i kładą. Po aktywacjach rundy każdy gracz może odpalić jedną; bomba, która wybuchnie w strefie rozstawienia albo w zasięgu 1 od niej, jest warta znacznik zwycięstwa dla drugiej strony.
objective-hostages = Każda strona trzyma zakładnika drugiej; jego oddział niesie żeton. Na koniec gry każdy żeton, który ma oddział, jest wart znacznik zwycięstwa, a we własnej strefie rozstawienia jeszcze jeden.
objective-payload = Każda strona ma wózek z bombą, który toczy się na koniec rundy, jeśli blisko niego jest więcej swoich niż wrogów, i oznaczony element terenu jako cel. Na koniec gry: trzy znaczniki zwycięstwa, jeśli wózek go dotyka, dwa w zasięgu 1, jeden w zasięgu 2.
objective-breach = Na koniec gry każda strona dostaje dwa znaczniki zwycięstwa za każdego swojego dowódcę oddziału w zasięgu 1 od krawędzi wroga.
objective-control = Pośrodku leży żeton. Po rundach 2, 3 i 4 znacznik zwycięstwa dostaje ten, kto ma więcej dowódców oddziałów w zasięgu 1 od niego, a na koniec gry dwa.
objective-elimination = Na koniec gry każda strona dostaje znacznik zwycięstwa za każdy pokonany wrogi oddział i jeszcze jeden, jeśli był to dowódca, agent lub oddział ciężki.
objective-pivotal-positions = Trzy elementy terenu są oznaczone. Na koniec gry za każdy z nich dwa znaczniki zwycięstwa dostaje ten, kto ma więcej dowódców oddziałów w kontakcie z nim.
condition-clear = Nic się nie zmienia.
condition-visibility = Żadnych ataków dystansowych powyżej zasięgu 2 w pierwszej rundzie ani powyżej zasięgu 3 w drugiej.
condition-hostile = Oddziały żołnierzy, których dowódca nie dotyka terenu, nie tracą żetonów przygwożdżenia w fazie końcowej.
condition-weary = Dowódca (ranga) użycza swojej odwagi przeciw panice tylko w zasięgu 1.
condition-reinforcements = Każdy gracz odkłada jeden lub dwa oddziały żołnierzy, bez dowódców i agentów. Przychodzą, gdy zostanie dobrany rozkaz ich rangi i żaden inny oddział nie może go wziąć, w miarę możności poza zasięgiem 2 od wszystkich wrogów, i liczą się jako aktywowane.
condition-supply-drop = Na stole leżą żetony zaopatrzenia. Oddział, który weźmie jeden, dobiera karty zaopatrzenia i zatrzymuje jedną.
condition-dawn = Żadnych ataków dystansowych powyżej zasięgu 2 w pierwszej rundzie.
condition-defenses = Niebieski i czerwony na przemian stawiają w sumie cztery barykady, każdą we własnej strefie rozstawienia lub blisko niej.
