### Efekty dowódcy: kawałki, z których powstają zdania. Kolejność: ilu, kto, jak blisko, co dostaje, kiedy.
###
### Zdania podrzędne zaczynają się od przecinka. Określenia („typu…”, „z…”, „bez…”) stoją po rzeczowniku i nie odmieniają się razem z nim.

effect-unknown = Ma efekt dowódcy, którego tekstu nikt jeszcze nie wprowadził.
effect-admits = W twojej drużynie mogą być { $kind }, bez względu na frakcję.
effect-first = { $when } { $rest }
effect-one-of = jedna postać spośród
effect-two-of = dwie postacie spośród
effect-within = w zasięgu { $n } pól
effect-adjacent = sąsiadujący z tą postacią
effect-included = { $whom } (także { $also })
effect-also-droids = Droidy
effect-also-savage = postacie z umiejętnością Dzikość

## Kto; z `of` po „jedna postać spośród”

effect-followers = podwładni
effect-of-followers = podwładnych
effect-allies = sojusznicy
effect-of-allies = sojuszników
effect-squad = członkowie twojej drużyny
effect-of-squad = członków twojej drużyny
effect-enemies = wrogowie
effect-of-enemies = wrogów
effect-enemies-targeted = wrogów
effect-characters = postacie
effect-ones = postacie

## Tylko ci

filter-kind = typu { $word }
filter-trooper = typu Trooper
filter-wookiee = typu Wookiee
filter-soldier = typu Soldier
filter-droid = typu Droid
filter-savage = z umiejętnością Dzikość
filter-faction = z frakcji { $word }
filter-unique = z umiejętnością Unikalny
filter-non-unique = bez umiejętności Unikalny
filter-commander = z efektem dowódcy
filter-named = o nazwie { $word }
filter-name-contains = z „{ $word }” w nazwie
filter-has = z umiejętnością { $word }
filter-lacks = bez umiejętności { $word }
filter-force-rated = z wartością Mocy
filter-not-force-rated = bez wartości Mocy
filter-damage-up-to = z wydrukowanymi Obrażeniami najwyżej { $n }
filter-that-are = { $kinds }

## Kiedy

when-not-moved = w turze, w której się nie poruszają
when-moved = w turze, w której się poruszyli
when-ends-move-within = , jeśli zakończą ruch w zasięgu { $n } pól od tej postaci
when-instead-of-moving = , jeśli zrezygnują z ruchu
when-against-adjacent = przeciw sąsiadującym wrogom
when-against-faction = przeciw wrogom z frakcji { $faction }
when-against-activated = przeciw wrogom, którzy byli już w tej rundzie aktywowani
when-against-not-activated = przeciw wrogom, którzy nie byli jeszcze w tej rundzie aktywowani
when-ally-within = , dopóki w zasięgu { $n } pól od nich jest inny sojusznik
when-has-cover = , gdy mają osłonę
when-on-critical = , gdy trafiają krytycznie
when-combined-fire-by = , gdy ogień łączą z nimi { $allies }
when-defeats-enemy = , gdy pokonają wroga
when-is-defeated = , gdy zostają pokonani
when-is-missed = , gdy atak ich chybi
when-commander-sees-enemy = , jeśli ta postać widzi jakiegoś wroga
when-end-of-commanders-turn = na koniec tury tej postaci
when-after-initiative = raz w rundzie, po inicjatywie i przed pierwszą aktywacją,

## Co dostają; czasownik, od którego zaczynał się już poprzedni kawałek, odpada

gets-verb-get = otrzymują
gets-verb-have = mają umiejętność
gets-attack = otrzymują { $bonus } do Ataku
gets-defense = otrzymują { $bonus } do Obrony
gets-damage = otrzymują { $bonus } do Obrażeń
gets-damage-after-doubling = otrzymują { $bonus } do Obrażeń, doliczane po podwojeniu,
gets-squares = mogą w swoich turach przejść o { count-squares } więcej
gets-speed = mają umiejętność Prędkość { $n }
gets-ability = mają umiejętność { $ability }
gets-combined-fire = łącząc ogień, dają { $bonus } do Ataku zamiast +4
gets-combined-fire-bonus = łącząc ogień, dają o { $bonus } do Ataku więcej
gets-critical-on = trafiają krytycznie przy naturalnej { $n } lub wyższej
gets-force-of-commander = mogą wydawać Punkty Mocy tej postaci, ale nie razem z własnymi w jednej turze
gets-force-of-commander-too = mogą oprócz własnych wydawać Punkty Mocy tej postaci
gets-start-force = zaczynają z dodatkową pulą: { count-force-points }
gets-reroll-save = mogą raz na turę powtórzyć nieudany rzut obronny
gets-reroll-attack-or-fall =
    mogą raz na turę powtórzyć rzut ataku z premią { $bonus }, a jeśli chybią, zostają pokonani
gets-immediate-attack = mogą wykonać natychmiastowy atak
gets-immediate-attack-with = mogą wykonać natychmiastowy atak z premią { $bonus }
gets-one-immediate-attack = może wykonać natychmiastowy atak
gets-one-immediate-attack-with = może wykonać natychmiastowy atak z premią { $bonus }
bonus-attack = { $bonus } do Ataku
bonus-damage = { $bonus } do Obrażeń
gets-move-at-once = mogą od razu przejść { count-squares }, bez ataków odruchowych i bez utraty własnych ataków,
gets-move-at-once-provoking = mogą od razu przejść { count-squares }
gets-move-at-end-of-turn = mogą na koniec swojej tury przejść jeszcze { count-squares }
gets-one-moves-its-speed = może przejść tyle pól, ile wynosi jej prędkość
gets-swap-two = mogą zamienić się miejscami, jeśli są tego samego rozmiaru
gets-provokes-nothing = nie prowokują ataków odruchowych
gets-targeted-only-by-adjacent = mogą być celem tylko dla sąsiadujących wrogów
gets-falls-on-natural-one =
    zostają pokonani, gdy wyrzucą naturalną 1, a pozostali tego rodzaju otrzymują wtedy { $bonus } do Ataku, za każdym
    razem
gets-targets-past-cover = mogą brać za cel { $enemies }, którzy mają osłonę, najbliższych czy nie
gets-all-attacks-and-half-move = mogą przejść połowę tego, co zwykle, i mimo to wykonać wszystkie swoje ataki
gets-replaces-attacks-twice = mogą użyć dwóch umiejętności zamiast ataków, jednej zaraz po drugiej
gets-activations-up-to = są aktywowani po jednym lub więcej w fazie, najwyżej po { $n }, jak wolisz,
gets-one-gets = może zostać wskazana i do końca następnej tury tej postaci ma: { $what }
gets-saved-and-set-up-again = zanim zostaną pokonani, wykonują rzut obronny na { $n }, a po udanym są rozstawiani od nowa, cali i zdrowi
gets-more-activations = są w każdej fazie aktywowani liczniej, o { $n } więcej
gets-activations-per-phase =
    { $n ->
        [one] są aktywowani pojedynczo, po jednym w każdej fazie
       *[other] są aktywowani po { $n } w każdej fazie
    }
gets-admits = mogą przyjąć do siebie postacie bez względu na frakcję: { $kind }
