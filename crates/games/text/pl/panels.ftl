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
