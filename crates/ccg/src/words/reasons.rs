//! Reasons of refusal in words: a row each, so that none is without words in a language.

use dejarik_kernel::Lang;

/// What is said of a reason that has no words of its own.
const OTHER: [&str; 2] = ["it is not allowed", "to niedozwolone"];

/// The key of a reason, and its words in English and Polish.
const REASONS: &[(&str, [&str; 2])] = &[
    ("unique", ["as many copies as may be are on table already", "na stole jest już tyle kopii, ile może być"]),
    (
        "played-this-turn",
        [
            "as many copies as may be came into play this turn already",
            "w tej turze weszło już do gry tyle kopii, ile może",
        ],
    ),
    ("persona-on-table", ["another version of that persona is on table", "na stole jest inna wersja tej osoby"]),
    ("out-of-play", ["that persona is out of play", "ta osoba jest poza grą"]),
    ("no-presence", ["you have neither presence nor a Force icon there", "nie masz tam ani obecności, ani ikony Mocy"]),
    ("not-there", ["it cannot be there", "ta karta nie może tam być"]),
    ("shielded", ["the energy shield covers it", "chroni to miejsce tarcza energetyczna"]),
    (
        "not-to-dagobah",
        ["nothing deploys to Dagobah unless a card allows it", "na Dagobah wystawia się tylko za zgodą jakiejś karty"],
    ),
    (
        "in-the-trench",
        ["nothing deploys to the trench unless a card allows it", "w rowie wystawia się tylko za zgodą jakiejś karty"],
    ),
    ("battle-forbidden", ["a card forbids battles there", "jakaś karta zabrania tam bitew"]),
    (
        "under-cover",
        ["a spy under cover moves in the other's move phase", "szpieg pod przykryciem rusza się w cudzej fazie ruchu"],
    ),
    ("spied-upon", ["a spy under cover is present", "jest tam szpieg pod przykryciem"]),
    ("forbidden", ["a card forbids it", "jakaś karta tego zabrania"]),
    ("no-room", ["there is no room aboard", "na pokładzie nie ma miejsca"]),
    ("not-now", ["it cannot be done now", "teraz nie można tego zrobić"]),
    ("only-elsewhere", ["it deploys only elsewhere", "ta karta wystawia się tylko gdzie indziej"]),
    ("needs-a-pilot", ["it needs a pilot to deploy there", "bez pilota nie można jej tam wystawić"]),
    ("capitals-in-space", ["capital starships deploy to systems", "okręty liniowe wystawia się w układach"]),
    ("vehicles-outside", ["vehicles deploy to exterior sites", "pojazdy wystawia się w miejscach na zewnątrz"]),
    ("carries-no-weapons", ["it may carry no weapons", "ta karta nie może nosić broni"]),
    ("nothing-to-target", ["there is nothing that it could target", "nie ma tu dla niej żadnego celu"]),
    ("not-on-that", ["it does not deploy on that", "na tym się jej nie wystawia"]),
    ("another-persona", ["it is no version of that persona", "to nie jest wersja tej osoby"]),
    ("crossed-over", ["that persona has crossed over", "ta osoba przeszła na drugą stronę"]),
    ("weaker", ["it is weaker than the card it would replace", "jest słabsza od karty, którą miałaby zastąpić"]),
    ("battled-here", ["there was a battle here this turn", "w tej turze była tu już bitwa"]),
    ("not-both-present", ["only where both players have presence", "tylko tam, gdzie obaj gracze mają obecność"]),
    ("all-have-battled", ["everybody there has battled this turn", "wszyscy tam już w tej turze walczyli"]),
    ("too-little-force", ["there is too little Force", "za mało Mocy"]),
    ("another-phase", ["this is not the phase for it", "to nie ta faza"]),
    ("not-in-that-place", ["it does not go there in the line", "nie tam jest jej miejsce wśród lokacji"]),
    ("drained-already", ["Force was drained there this turn", "w tej turze był tam już odpływ Mocy"]),
    ("not-controlled", ["you do not control it", "nie kontrolujesz tej lokacji"]),
    ("moved-already", ["it has made its move this turn", "w tej turze już się ruszała"]),
    ("cannot-move", ["it cannot move", "nie może się ruszyć"]),
    ("out-of-reach", ["it is out of reach", "to za daleko"]),
    ("not-so-much", ["so much Force cannot be activated", "tyle Mocy nie można aktywować"]),
    ("not-so-many", ["there are not so many cards", "nie ma tylu kart"]),
    (
        "not-implemented",
        ["this card does nothing yet, and cannot be played", "ta karta jeszcze nic nie robi i nie można nią grać"],
    ),
];

/// A reason of refusal in words.
pub(super) fn reason(lang: Lang, key: &str) -> &'static str {
    let [english, polish] = REASONS.iter().find(|(known, _)| *known == key).map_or(OTHER, |(_, words)| *words);
    match lang {
        Lang::English => english,
        Lang::Polish => polish,
    }
}
