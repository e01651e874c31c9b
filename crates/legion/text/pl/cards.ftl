### Co robią karty dowodzenia i ulepszenia, złożone z ich danych: zdania dla całych działań i zwroty dla tego, co robi oddział.

## O kogo chodzi

who-each = każdy { $other ->
    [other] inny{" "}
   *[any] {""}
}{ $whose ->
    [friends] przyjazny{" "}
    [foes] wrogi{" "}
   *[all] {""}
}{ $kind }
who-one = { $other ->
    [other] inny{" "}
   *[any] {""}
}{ $whose ->
    [friends] przyjazny{" "}
    [foes] wrogi{" "}
   *[all] {""}
}{ $kind }
who-some = do { $n } oddziałów ({ $whose ->
    [friends] przyjazny{" "}
    [foes] wrogi{" "}
   *[all] {""}
}{ $kind })
who-unit = oddział
who-trooper = oddział żołnierzy
who-clone-trooper = oddział klonów
who-droid-trooper = oddział droidów
who-vehicle = pojazd
who-commander = dowódca
who-operative = agent
who-corps = oddział piechoty
who-special-forces = oddział sił specjalnych
who-support = oddział wsparcia
who-heavy = oddział ciężki
who-no-commander = oddział niebędący dowódcą
who-lowly = oddział żołnierzy, ani dowódca, ani agent
or-last = { $init } lub { $last }
and-last = { $init } i { $last }

## Działania kart dowodzenia

effect-has = { $who } ma { $keyword }
effect-while = { $who } ma { $keyword }, dopóki jego żeton rozkazu jest odkryty
effect-now = w rundzie, w której zagrano tę kartę, { $who } ma { $keyword }
effect-if-early = jeśli tę kartę pokazano przed rozstawieniem, { $who } ma { $keyword }
effect-if-late = jeśli tej karty nie pokazano przed rozstawieniem, { $who } ma { $keyword }
effect-early = jeśli tę kartę pokazano przed rozstawieniem, { $who } przenika na pole bitwy (Infiltrate) i zyskuje żeton uniku
effect-infiltrates = jeśli tę kartę pokazano przed rozstawieniem, przy rozstawianiu { $who } ma { $keyword }
effect-decoy = wróg, który może zaatakować oddział żołnierzy z odkrytym rozkazem, musi atakować taki oddział
effect-sabotage = przeciwnik wydaje w tej rundzie o jeden rozkaz mniej, ale co najmniej jeden
effect-recall = po pokazaniu można ją odrzucić: wtedy przeciwnik cofa swoją pokazaną kartę i obaj wybierają inne
effect-faster = { $who } jest szybszy o { $n }
effect-attacks = { $who } może w swojej aktywacji wykonać do { $n } akcji ataku
effect-struck = po ataku, który wykonuje { $who }, każdy broniący się oddział { $does }
effect-shot = po ataku dystansowym, który wykonuje { $who }, każdy broniący się oddział { $does }
effect-action = { $often ->
    [always] dowolnie często
   *[once] raz
} w swojej aktywacji, jako darmową akcję z karty, { $who } { $does }
effect-peeks = obejrzyj { $n ->
    [one] losową kartę
    [few] { $n } losowe karty
   *[other] { $n } losowych kart
} z ręki przeciwnika
effect-hoard = na początku fazy aktywacji dobierz { $n ->
    [one] żeton rozkazu
    [few] { $n } żetony rozkazu
   *[other] { $n } żetonów rozkazu
}; możesz ich użyć zamiast dobierać
effect-provokes = wybierasz, który oddział żołnierzy przeciwnik aktywuje jako pierwszy; jeśli w tej aktywacji nie zaatakuje, zyskuje { $n ->
    [one] żeton przygwożdżenia
    [few] { $n } żetony przygwożdżenia
   *[other] { $n } żetonów przygwożdżenia
}
effect-venom = oddział żołnierzy trafiony ładunkiem tej karty zyskuje { $tokens }
effect-joins = gdy { $who } atakuje dystansowo cel w zasięgu { $n } od postaci { $owner }, { $owner } może dołożyć do puli broń
effect-hides = { $owner } kryje się za żetonami, które wyglądają tak samo, dopóki jeden nie zostanie odkryty

moment-shown = gdy ta karta jest pokazywana, { $who } { $does }
moment-phase = na początku fazy aktywacji { $who } { $does }
moment-ordered = gdy { $who } otrzymuje rozkaz, { $does }
moment-issued = gdy { $who } otrzymuje rozkaz (wydaje go { $owner }), { $does }
moment-activates = gdy { $who } się aktywuje, { $does }
moment-ends = gdy { $who } kończy aktywację, { $does }
moment-foe-activates = gdy aktywuje się wrogi oddział, { $who } { $does }
moment-foe-activated = gdy wrogi oddział zakończył aktywację, { $who } { $does }
moment-laid = gdy { $who } położy ładunki, { $does }
moment-activated = gdy { $who } jest już po aktywacji, { $does }
moment-fought = gdy { $who } jest już po ataku, { $does }
moment-shot = gdy { $who } jest już po ataku dystansowym, { $does }
moment-aimed-shot = gdy { $who } jest już po ataku dystansowym, na który wydał żeton celowania, { $does }

is-guards-close = { $who } może użyć Guardian w zwarciu
is-steadfast = { $who } w swojej aktywacji nie jest ani przygwożdżony, ani w panice, jeśli jego żeton rozkazu jest odkryty
is-armed = { $who } ma w swojej aktywacji broń z tej karty
is-slippery = { $who } może się ruszać związany walką, jeśli wszyscy wrogowie, z którymi walczy, są unieruchomieni
is-supporting = { $who } może użyć Fire Support także w zwarciu, a jego żeton rozkazu pozostaje wtedy odkryty
is-versatile = { $who } może używać broni dystansowych związany walką
is-serene = { $who } rzuca dodatkową białą kością obrony za każdy punkt odwagi ponad swoje przygwożdżenie
is-scornful = { $who } używa Deflect przy pustych ściankach zamiast zrywów
is-farsighted = { $who } ma broń o zasięgu większym o jeden, najwyżej do 4, jeśli jego żeton rozkazu jest odkryty i ma żeton celowania
is-blocking = { $who } w obronie liczy zrywy jako bloki
is-peaceful = { $who } nie atakuje
is-late = { $who } jest rozstawiany po wszystkich innych, jeśli tę kartę pokazano przed rozstawieniem

## Co robi oddział. `may`: co może zrobić, `does`: co robi

act-gain = { $how ->
    [may] może zyskać
   *[does] zyskuje
} { $tokens }
act-one-of = { $how ->
    [may] może zyskać
   *[does] zyskuje
} do wyboru { $tokens }{ $count }
act-each = { $how ->
    [may] może zyskać
   *[does] zyskuje
} { $tokens }{ $count }
count-once = {""}
count-friends-near = {" "}za każdy inny przyjazny oddział w zasięgu 1
count-troopers-near = {" "}za każdy inny przyjazny oddział żołnierzy w zasięgu 1
count-foes-near = {" "}za każdy wrogi oddział w zasięgu 1-2
count-wounds = {" "}za każdą swoją ranę, najwyżej trzy
count-defeated = {" "}za każdy pokonany wrogi oddział
count-tokens-of = { $n ->
    [one] żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
} { $token ->
    [aim] celowania
    [dodge] uniku
    [surge] zrywu
    [standby] czuwania
    [suppression] przygwożdżenia
    [ion] jonów
    [poison] trucizny
    [immobilize] unieruchomienia
    [shield] tarczy
   *[other] ({ $name })
}
act-recover = { $how ->
    [may] może dojść do siebie
   *[does] dochodzi do siebie
}
act-move = { $how ->
    [may] może wykonać
   *[does] wykonuje
} ruch o szybkości { $n }
it-does = { $does }
act-owner = { $owner } { $does }
act-all = może postanowić, że { $does }
act-calm = pozwala w zasięgu { $n } stracić żeton ({ $token }): { $who }
act-spread = daje { $tokens } oddziałom{ $within } ({ $who })
within-range = {" "}w zasięgu { $n }
within-anything = {""}
act-pass = może dać { $tokens } innemu przyjaznemu oddziałowi w zasięgu 1-2
act-has = { $how ->
    [may] może mieć
   *[does] ma
} w tej rundzie { $keyword }
act-posted = pozwala { $n } przyjaznym oddziałom z odkrytymi rozkazami ({ $kind }) wykonać darmową akcję czuwania
act-late = od 5. rundy także { $does }
act-attack-once = może, raz w tej rundzie, zaatakować jeszcze raz, co nie jest akcją
act-rouse = może od razu dać aktywację oddziałowi z odkrytym rozkazem ({ $who }{ $n ->
    [0] {""}
   *[other] {" "}w zasięgu { $n }
})
act-strike = może zaatakować bronią z tej karty{ $n ->
    [0] , dowolnie wielu wrogów, każdego raz
    [one] {""}
   *[other] , do { $n } wrogów, każdego raz
}
act-if-ordered = { $does }, jeśli jego żeton rozkazu jest odkryty
act-shed = { $how ->
    [may] może stracić
   *[does] traci
} żeton ({ $token })
act-driven = { $how ->
    [may] może odnieść
   *[does] odnosi
} ranę za darmową akcję
act-again = { $how ->
    [may] może odnieść
   *[does] odnosi
} ranę, by jego żeton rozkazu wrócił do puli, raz w tej rundzie; wtedy aktywuje się ponownie z jedną akcją mniej
act-recalled = zwraca swój odkryty żeton rozkazu do puli
act-disorder = może zwrócić swój odkryty żeton rozkazu do puli, by to samo spotkało żetony do { $n } wrogich oddziałów w zasięgu { $reach }
act-regain = zwraca na twoją rękę zużytą kartę dowodzenia ({ $name })
act-or = { $first }; w przeciwnym razie { $second }
act-hurt = { $how ->
    [may] może odnieść
   *[does] odnosi
} { $n ->
    [one] ranę
    [few] { $n } rany
   *[other] { $n } ran
}
act-fight = { $how ->
    [may] może zaatakować
   *[does] atakuje
}, co nie jest akcją
act-stride = { $how ->
    [may] może wykonać
   *[does] wykonuje
} darmową akcję ruchu
act-pounce = może, raz w tej rundzie, zyskać żeton przygwożdżenia, by zaatakować tego wroga albo wykonać darmową akcję ruchu
act-if-seen = { $does }, jeśli ten wróg jest w zasięgu { $n } i w linii wzroku
act-pick = { $how ->
    [may] może wskazać
   *[does] wskazuje
} cel w zasięgu { $n }{ $sight ->
    [seen] {" "}i w linii wzroku
   *[any] {""}
} ({ $who }), który { $does }
act-pick-some = może wskazać w zasięgu { $n } { $who }, a każdy z nich { $does }
act-handled = wykonuje darmową akcję ruchu albo ataku, jak ty chcesz; wrogi oddział musi być przygwożdżony i nie związany walką
act-hurled = staje na nowo w zasięgu 1 od swego miejsca; wrogi oddział rzuca białą kością obrony za każdą figurkę i odnosi ranę za każdy blok i zryw
act-take-over = może przejąć żetony przygwożdżenia od oddziałów żołnierzy w zasięgu { $n } i zyskuje za każdy żeton uniku, najwyżej { $most }
act-hand-over = może oddać swoje żetony przygwożdżenia oddziałom żołnierzy w zasięgu { $n }; wrogie z nich zyskują po żetonie unieruchomienia
act-shoved = może zostać przez ciebie ruszony z szybkością { $n }
act-pacified = nie atakuje już w tej rundzie
act-sheltered = nie jest już w tej rundzie celem ataków dystansowych
act-falls = zostaje pokonany
act-dulled = zakrywa swój żeton rozkazu, jeśli to oddział piechoty
act-slowed = { $how ->
    [may] może się ruszać
   *[does] rusza się
} w tej rundzie z szybkością najwyżej 1
act-paint = umieszcza żeton graffiti przy pobliskim terenie
act-smoke = { $how ->
    [may] może położyć
   *[does] kładzie
} { $n ->
    [one] żeton dymu
    [few] { $n } żetony dymu
   *[other] { $n } żetonów dymu
}

## Ulepszenia

perk-courage = odwaga tego oddziału jest większa o { $n }
perk-orders-to = ten oddział wydaje rozkazy aż do zasięgu { $n }
perk-orders-from = ten oddział otrzymuje rozkazy { $n ->
    [0] z każdej odległości
   *[other] aż z zasięgu { $n }
}
perk-relay = rozkaz wydany temu oddziałowi można przekazać przyjaznemu oddziałowi w zasięgu 1-2
perk-order-itself = przy wydawaniu rozkazów ten oddział może wydać rozkaz sam sobie
perk-meditation = jeden z rozkazów, które wydaje ten oddział, może otrzymać dowolny przyjazny oddział na polu bitwy
perk-criticals = zrywy są krytykami w puli z bronią z tej karty
perk-hits = gdy ten oddział atakuje, jego zrywy są trafieniami
perk-pool-ion = pula z bronią z tej karty ma Ion { $n }
perk-guarded = bloków tego oddziału nie można przebić w zwarciu
perk-free-will = ten oddział nie jest związany zaprogramowanymi akcjami (AI)
perk-coordinate-far = ten oddział używa Coordinate w zasięgu 1-2
perk-icon = ma na pasku ulepszeń jedno miejsce więcej: { $slot }
perk-must = musi wziąć ulepszenie tego rodzaju: { $slot }
perk-faster = ten oddział jest szybszy o { $n }
perk-slips = ten oddział może się ruszać związany walką, jeśli wszyscy wrogowie, z którymi walczy, są unieruchomieni
perk-esteemed = przyjazny oddział żołnierzy piechoty w zasięgu 1 może przejąć trafienia ataków dystansowych na ten oddział jak przez Guardian
perk-surges = gdy ten oddział wyda rozkazy kartą dowodzenia, do { $n } przyjaznych oddziałów z odkrytymi rozkazami zyskuje po żetonie zrywu
perk-strict = przyjazne oddziały żołnierzy z odkrytymi rozkazami mogą stracić jeden żeton przygwożdżenia zamiast opanowywać się
perk-improvises = gdy dobierasz żeton z puli rozkazów, możesz dobrać jeszcze jeden i jeden z nich odłożyć
perk-jams = wrogowie w zasięgu 1 otrzymują rozkazy tylko od samych siebie
perk-onboard = gdy ten oddział otrzymuje rozkaz, może wydać rozkaz oddziałowi, który przewozi
perk-angry = gdy ten oddział odniesie rany, zyskuje żeton celowania
perk-barrier = anuluj krytyk albo do dwóch trafień ataku dystansowego na inny przyjazny oddział żołnierzy w zasięgu 1
perk-ducks = gdy ten oddział broni się przed atakiem dystansowym, może zyskać żeton przygwożdżenia przed ustaleniem osłony
perk-endures = pod koniec fazy aktywacji ten oddział może stracić żeton przygwożdżenia
perk-hunts = gdy ten oddział atakuje ranny oddział żołnierzy, zyskuje żeton celowania
perk-tenacious = w zwarciu ten oddział rzuca czerwoną kością więcej, jeśli jest ranny lub stracił figurki
perk-boost = dołóż do puli dystansowej tego oddziału z bronią o stałym polu ostrzału: { $dice } i { $keyword }
perk-stance = dwie strony, które można odwrócić przy aktywacji. Obronna: akcje uniku dają dwa żetony, a oddział nie wydaje żetonów celowania. Ofensywna: akcje celowania dają dwa żetony, a oddział nie wydaje żetonów uniku
perk-stims = do dwóch ran od ataku oddział odnosi dopiero na koniec swojej następnej aktywacji
perk-resolute = przy aktywacji ten oddział może postanowić, że nie traci przygwożdżenia i do końca aktywacji nie jest przygwożdżony
perk-willful = przy aktywacji ten oddział może postanowić, że do jej końca nie jest związany zaprogramowanymi akcjami
perk-relay-often = rozkaz wydany temu oddziałowi można przekazać przyjaznemu oddziałowi w zasięgu 1-2, a on sam może jeszcze otrzymać inny
perk-pushes = ten oddział może mieć Tactical { $n } w jednym ruchu
perk-throttles = ten oddział może wykonać jeden ruch o jeden szybciej lub wolniej
perk-links = w jednym ataku ten oddział i przyjazny oddział klonów w zasięgu 1 i w linii wzroku wydają nawzajem swoje żetony celowania, uniku i zrywu
boost-dice = { $colour } kość{ $n ->
    [one] {""}
   *[other] {" "}× { $n }
}

power-throw = zaatakuj bronią do zwarcia w zasięgu 1-2 połową jej kości, zaokrąglając w górę
power-push = rusz wrogi oddział żołnierzy w zasięgu 1 z szybkością 1, nawet związany walką
power-choke = wroga figurka żołnierza w zasięgu 1, niebędąca dowódcą ani agentem, odnosi ranę
power-pivot = ten oddział się obraca
power-arsenal = do końca aktywacji ten oddział ma Arsenal { $n }
power-gain = ten oddział zyskuje { $tokens }
power-guide = do { $n } przyjaznych oddziałów w zasięgu 1-2, także ten, zyskuje po jednym: { $tokens }
power-trick = wrogi oddział żołnierzy w zasięgu 1-2 zyskuje { $tokens }
power-brief = do końca aktywacji ten oddział ma { $keyword }
power-choke-anybody = figurka żołnierza którejkolwiek strony w zasięgu 1, niebędąca dowódcą ani agentem, odnosi ranę
power-snare = wrogi oddział żołnierzy w zasięgu 1 i w linii wzroku zyskuje { $tokens }
power-action = akcja z karty: { $does }
power-free = darmowa akcja z karty: { $does }
use-exhaust = użycie wyczerpuje kartę
use-expend = użycie zużywa kartę do końca gry
card-not-played = jej tekst nie jest jeszcze rozgrywany, więc nie można jej wystawić

## Miejsca na pasku ulepszeń

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
