### Dlaczego czegoś zrobić nie wolno: `why-<klucz>` dla powodu odmowy.

why-not-enough-force-points = Ma na to za mało Punktów Mocy.
why-force-points-were-already-spent-this-turn =
    W tej turze wydała już Punkty Mocy i nic nie pozwala jej wydać kolejnych.
why-sonic-attack-silences-it-this-turn =
    { ability-sonic-attack.name } odcina ją od Mocy do końca tej tury.
why-ysalamiri-are-within-6-squares = W zasięgu 6 pól są Ysalamiri, więc Punktów Mocy wydać nie może.
why-force-ascetic-forbids-it = { ability-force-ascetic.name } pozwala jej używać tylko Mocy z nazwą.
why-it-is-severed-from-the-force =
    { ability-sever-force.name }: postać nie może już wydawać Punktów Mocy.
why-only-enemies-can-be-targets = To nie jest wróg.
why-no-line-of-sight = Nie widać jej: każda prosta między obiema postaciami dotyka ściany lub zamkniętych drzwi.
why-another-enemy-is-adjacent = Sąsiaduje z nią wróg, a sąsiadujący wrogowie mają pierwszeństwo.
why-it-has-cover-and-is-not-the-nearest-enemy = Ma osłonę, a inny wróg jest bliżej.
why-it-is-a-diplomat-and-another-enemy-is-in-sight =
    To { ability-diplomat.name }, a w polu widzenia jest wróg bez tej umiejętności.
why-it-is-cloaked-and-has-cover =
    Ma umiejętność { ability-cloaked.name } i osłonę, więc za cel mogą ją wziąć tylko postacie stojące obok.
why-it-is-invisible-and-not-adjacent =
    Ma umiejętność { ability-invisibility.name }, więc za cel mogą ją wziąć tylko postacie stojące obok.
why-order-66-forbids-it =
    Kto ma umiejętność { ability-order-66.name }, nie wybierze za cel postaci z umiejętnością
    { ability-execute-order-66.name }.
why-it-has-cover-and-only-adjacent-enemies-may-target-it =
    Ma osłonę, a efekt dowódcy chroni ją wtedy przed wszystkimi oprócz sąsiadujących wrogów.
why-it-cannot-be-targeted = Nic nie może jej wziąć za cel.
why-melee-attack-reaches-adjacent-enemies-only =
    Kto ma umiejętność { ability-melee-attack.name }, atakuje tylko wrogów stojących obok.
why-an-ability-takes-the-place-of-it = W tej turze użyto już umiejętności, która to zastępuje.
why-it-gave-up-moving-this-turn = Zrezygnowała w tej turze z ruchu na rzecz dodatkowego ataku lub premii do ataku.
why-it-cannot-move = Nie może się poruszać.
why-it-is-aboard-a-transport = Jedzie transportem i sama się nie rusza.
why-it-carries-nobody = Nie wozi pasażerów.
why-only-allies-go-aboard = Do transportu wsiadają tylko jego sojusznicy.
why-a-move-must-end-next-to-the-transport = Żeby wsiąść, musi skończyć ruch obok transportu.
why-only-the-end-of-a-move-leads-aboard = Wsiada się na końcu ruchu o co najmniej 1 pole.
why-it-is-too-big-to-go-aboard = Jest za duża, żeby wsiąść, albo sama kogoś wozi.
why-there-is-no-room-aboard = W środku nie ma już miejsca: zajmuje je jedna Duża postać albo dwie mniejsze.
why-it-has-moved-already = W tej turze już się poruszała.
why-there-is-nowhere-to-go = Nie ma wolnego miejsca, na które mogłaby przejść.
why-no-movement-is-left = Nie ma już ruchu.
why-it-moved-farther-than-its-speed =
    Przeszła więcej, niż wynosi jej prędkość, więc w tej turze nie zaatakuje ani nie użyje niczego zamiast ataków.
why-a-heavy-weapon-cannot-move-and-attack =
    { ability-heavy-weapon.name } nie pozwala ruszać się i atakować w jednej turze.
why-no-attack-is-left = W tej turze nie ma już żadnego ataku.
why-it-is-too-fragile-to-attack = { ability-fragile.name }: ma za mało Punktów Obrażeń, żeby atakować.
why-something-was-done-this-turn-already = Wyklucza to coś, co w tej turze już zrobiła.
why-that-ability-is-no-action = Tego nie wybiera się jako działania.
why-a-mercenary-with-a-target-does-not-move = { ability-mercenary.name }, który ma legalny cel, nie rusza się z miejsca.
why-it-cannot-stop-here = Tu stanąć nie może: nie ma dla niej miejsca albo jest ono zajęte.
why-a-spirit-cannot-attack =
    Atakować nie może ani { ability-light-spirit.name }, ani nikt { ability-frozen-in-carbonite.name }.
why-it-has-activated-this-round = W tej rundzie liczy się już jako aktywowana.
why-melee-attack-cannot-combine-fire =
    Postacie, które mają umiejętność { ability-melee-attack.name } albo Obrażenia 0, nie biorą udziału w ogniu łączonym.
why-only-mounted-weapons-or-gunners-combine-with-it =
    Łączyć z nią ogień mogą tylko sojusznicy, którzy mają { ability-mounted-weapon.name }, albo
    { ability-gunner.name } stojący obok.
why-battle-meditation-forbids-it =
    Wrogi efekt nie pozwala jej łączyć ognia: { ability-battle-meditation.name }.
why-a-wall-a-door-or-its-corner-is-in-the-way = Na drodze jest ściana lub zamknięte drzwi albo ich koniec.
why-an-enemy-is-in-the-way = Na drodze stoi wróg.
why-a-move-must-end-in-a-free-space = Ruch musi się skończyć tam, gdzie jest na nią miejsce i nikt inny nie stoi.
why-there-is-not-enough-movement = To dalej, niż może przejść.
why-a-move-is-at-least-one-step = Ruch to co najmniej jeden krok.
why-a-savage-character-must-end-next-to-an-enemy =
    { ability-savage.name } każe jej skończyć obok wroga.
why-it-does-not-add-to-itself = Użyła już tego, a drugi raz nic by nie dodał.
why-it-does-not-move-any-more-this-turn = W tej turze już się nie ruszy, więc dodatkowe pola by przepadły.
why-squares-were-bought-for-a-move-that-comes-first = Wydała Punkt Mocy na szybszy ruch, więc najpierw musi się ruszyć.
why-that-comes-before-the-move = Tego używa się, nim zacznie się ruch.
why-it-is-immune-to-force-powers-of-others = Chroni ją { ability-force-immunity.name }.
why-it-is-in-force-already = To już działa.
why-it-is-not-of-the-kind-that-this-affects = Nie należy do tych, na które to działa.
why-it-is-out-of-range = Jest za daleko.
why-it-is-struck-itself = To ona jest atakowana.
why-its-card-does-not-say-with-what-attack = Jej karta nie podaje, z jakim Atakiem.
why-no-ally-with-a-force-rating-has-been-defeated = Nie padł jeszcze żaden z jej sojuszników z wartością Mocy.
why-no-enemy-has-stealth = Żaden wróg nie ma umiejętności { ability-stealth.name }.
why-there-is-no-legal-target = Nie ma do tego legalnego celu.
why-there-is-no-such-door = Nie ma drzwi, na których dałoby się tego użyć.
why-there-is-nobody-to-use-it-on = Nie ma na kim tego użyć.
why-no-enemy-spirit-is-within-6-squares = Żaden wrogi duch nie jest dość blisko.
why-it-cannot-go-straight-back = Nie może wrócić wprost tam, skąd przyszła.
why-it-was-there-already-this-turn = W tej edycji postać w galopie nie wchodzi na pole, na którym w tej turze już była.
why-it-does-not-lead-the-droid = Nie prowadzi droida.
why-the-ally-is-not-adjacent = Ten sojusznik nie sąsiaduje.
why-it-must-come-down-where-it-said = Musi skończyć ruch tam, gdzie zapowiedziała.
why-it-was-used-this-turn = W tej turze już tego użyto.
why-it-cannot-be-levitated-there = Tam przelewitować jej nie można.
