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
panel-blue = niebieski
panel-red = czerwony
panel-black = czarny
panel-white = biały
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
slot-heavy-weapon = ciężka broń
slot-personnel = personel
slot-force = Moc
slot-command = dowodzenie
slot-hardpoint = uzbrojenie pokładowe
slot-gear = wyposażenie
slot-grenades = granaty
slot-comms = łączność
slot-pilot = pilot
slot-training = szkolenie
slot-generator = generator
slot-armament = oręż
slot-crew = załoga
slot-ordnance = amunicja
slot-counterpart = towarzysz
slot-supply = zaopatrzenie
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
