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
