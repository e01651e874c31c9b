### Co zasady mówią o armii.

army-limit = Limit to 800 punktów, 1600 dla wielkiej armii, 600 dla każdego z dwóch partnerów, 500 na potyczkę albo 400 w szybkim formacie ({ $name }{ $is }).
army-team-limit = { $name }: limit każdego z partnerów to { $may } punktów, nie { $is }.
army-team-faction = Partnerzy są z jednej frakcji.
army-points = Armia kosztuje { $is } z { $may } punktów.
army-rank = Oddziały rangi { $name }: { $is }, najwyżej { $may }.
army-rank-few = Oddziały rangi { $name }: { $is }, co najmniej { $may }.
army-unit-unknown = Frakcja nie ma oddziału { $name }.
army-upgrade-unknown = Nie ma ulepszenia { $name }.
army-no-slot = Oddział nie ma wolnego miejsca na { $name }.
army-upgrade-twice = Oddział ma dwa razy { $name }.
army-upgrade-not-for = { $name } nie jest dla tego oddziału.
army-two-leaders = { $name } ma dwóch dowódców.
army-no-heavy-weapon = { $name } potrzebuje ciężkiej broni.
army-unique = { $name } istnieje tylko raz.
army-detachment = { $name }: { $is } oddziałów na { $may } partnerów.
army-command-unknown = Nie ma karty dowodzenia { $name }.
army-command-twice = Na ręce są dwie karty { $name }.
army-command-not-ours = { $name } należy do kogoś, kogo nie ma w armii.
army-pips = Karty dowodzenia o liczbie kropek { $name }: { $is } z { $may }.
army-deck = Karty bitwy rodzaju { $name }: { $is } z { $may }.
army-battle-unknown = Nie ma jeszcze w grze karty bitwy { $name }.
army-must-equip = Oddział musi mieć: { $name }.
army-counterpart = { $name } towarzyszy oddziałowi, który wymienia jego karta.
army-loadout = { $name } leży obok: tylko dla oddziału z Loadout, zamiast karty tego samego rodzaju, nie droższa od niej.
