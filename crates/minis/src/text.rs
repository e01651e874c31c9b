//! Texts for players, in their language: what each ability does, why something may not be done, terms to look up, and
//! the words of the game as it is played.
//!
//! The texts are ours and stand in `text/<language>/`, a file a subject, in the Fluent format. A language that lacks a
//! text borrows the English one, and a test sees to it that none does. In English abilities have their printed names. In
//! another language they have the names of its rulebook; where that has none, ours with the printed one beside it.

mod cites;
mod search;

use crate::abilities::{AbilityId, Parameter, Printed, list};
use crate::book::Faction;
use dejarik_kernel::{Seat, WhyNot};

pub use dejarik_kernel::Lang;
pub use dejarik_text::search::Hit;
pub use dejarik_text::{Arg, Catalog, Value};
pub use search::{everything, search};

/// A language's file of each subject.
macro_rules! files {
    ($lang:literal) => {
        &[
            include_str!(concat!("../text/", $lang, "/abilities.ftl")),
            include_str!(concat!("../text/", $lang, "/powers.ftl")),
            include_str!(concat!("../text/", $lang, "/terms.ftl")),
            include_str!(concat!("../text/", $lang, "/rules.ftl")),
            include_str!(concat!("../text/", $lang, "/why.ftl")),
            include_str!(concat!("../text/", $lang, "/game.ftl")),
            include_str!(concat!("../text/", $lang, "/effects.ftl")),
            include_str!(concat!("../text/", $lang, "/squads.ftl")),
        ]
    };
}

static TEXTS: Catalog = Catalog::new(|lang| match lang {
    Lang::English => files!("en"),
    Lang::Polish => files!("pl"),
});

/// The terms that a player may look up, in the order in which they are best read, and where the rules speak of them.
pub const RULES: [(&str, &str); 35] = [
    ("squad-construction", "000:377-489; 003:60-72"),
    ("setup", "000:49-61, 499-504; 003:73-84"),
    ("winning", "000:46-47, 508-514"),
    ("scenarios", "000:983-1012; 002:482-532"),
    ("round", "000:138-151, 516-523, 1813"),
    ("initiative", "000:63-69, 832-833, 1535; 003:106-116"),
    ("phase", "000:138-151, 1723"),
    ("activation", "000:1036-1037; 003:86-130"),
    ("turn-options", "000:524-538; 003:184-194"),
    ("replacing", "000:534-538, 1793-1801; 003:284-313"),
    ("movement", "000:160-183, 540-550; 003:195-212"),
    ("big-characters", "000:552-561, 1515, 1557"),
    ("squeezing", "000:557-584, 1919-1921; 003:132-141"),
    ("terrain", "000:863-978; 003:38-59"),
    ("doors", "000:938-958; 003:83-84, 902-924"),
    ("pits", "000:960-978"),
    ("adjacency", "000:750-751, 1039; 003:1099-1101"),
    ("range", "000:1760-1762; 003:174-183, 381-397"),
    ("line-of-sight", "000:273-300, 1613-1615; 003:314-357"),
    ("cover", "000:282-319, 591-712; 003:358-380"),
    ("legal-target", "000:224-271, 773-774, 1559-1561"),
    ("attack", "000:207-222, 714-721; 003:411-473"),
    ("critical-hit", "000:1173-1177; 003:244-247, 662-671"),
    ("damage", "000:1190-1200; 003:1047-1070"),
    ("defeat", "000:1215; 003:455-468"),
    ("order-of-effects", "000:775-779, 1520-1521; 003:411-473"),
    ("combined-fire", "000:723-737, 1148-1150; 003:248-283"),
    ("attack-of-opportunity", "000:739-753, 1069-1072; 003:195-243"),
    ("immediate-attacks", "003:557-609"),
    ("saves", "000:780-784, 1824-1828; 003:398-401"),
    ("stun", "000:1945; 003:89-100"),
    ("push", "000:1747-1751; 003:2468-2486"),
    ("force-points", "000:793-858, 1399-1405; 003:2290-2340"),
    ("commander-effects", "000:860-862, 1152-1162; 003:475-609"),
    ("stacking", "000:1119-1121, 1925-1932; 003:402-409"),
];

/// What an ability means whose card may print a number and prints none (000:1183, 1338, 1493, 1699, 1735, 1956).
const UNPRINTED: [(AbilityId, i16); 7] = [
    (list::CUNNING_ATTACK, 10),
    (list::FLUX_DENSITY, 10),
    (list::GROUND_PILOT, 2),
    (list::GUNNER, 0),
    (list::OPPORTUNIST, 10),
    (list::POISON, 10),
    (list::SYNERGY, 4),
];

/// The text of a key such as `rule-cover`, with its variables filled in; a number that is not given is an N.
pub fn text(lang: Lang, key: &str, args: &[Arg<'_>]) -> Option<String> {
    TEXTS.text(lang, key, args)
}

/// The text of a key that is there, since tests compare code and texts.
pub fn say(lang: Lang, key: &str, args: &[Arg<'_>]) -> String {
    TEXTS.say(lang, key, args)
}

/// What an ability does. Without a number the text speaks of the ability in general.
pub fn ability(lang: Lang, ability: AbilityId, number: Option<i16>) -> Option<String> {
    let unprinted = || UNPRINTED.iter().find(|(a, _)| *a == ability).map(|(_, n)| *n);
    let key = format!("ability-{}", ability.row().id);
    match number.or_else(unprinted) {
        Some(n) => text(lang, &key, &[("n", n.into())]),
        None => text(lang, &key, &[]),
    }
}

/// What an ability does as this card prints it.
pub fn printed(lang: Lang, printed: &Printed) -> Option<String> {
    ability(lang, printed.ability, printed.value())
}

/// What an ability is called.
pub fn name(lang: Lang, ability: AbilityId) -> String {
    named(lang, ability, "")
}

/// What an ability is called as this card prints it, with its number and whom it is about.
pub fn printed_name(lang: Lang, printed: &Printed) -> String {
    let bonus = matches!(printed.ability.row().parameter, Parameter::Bonus | Parameter::OptionalBonus);
    let mut after = match printed.number {
        Some(n) if bonus => format!(" {n:+}"),
        Some(n) => format!(" {n}"),
        None => String::new(),
    };
    if let Some(of) = &printed.of {
        after += &format!(" ({of})");
    }
    named(lang, printed.ability, &after)
}

/// The name with what follows it, and the printed name beside one that we made up.
fn named(lang: Lang, ability: AbilityId, after: &str) -> String {
    let own = own_name(lang, ability);
    match attribute(lang, ability, "printed") {
        Some(printed) => format!("{own}{after} ({printed})"),
        None => format!("{own}{after}"),
    }
}

/// The name in the language alone.
fn own_name(lang: Lang, ability: AbilityId) -> String {
    attribute(lang, ability, "name").unwrap_or_else(|| ability.row().name.to_owned())
}

fn attribute(lang: Lang, ability: AbilityId, name: &str) -> Option<String> {
    TEXTS.part(lang, &format!("ability-{}", ability.row().id), Some(name), &[])
}

/// Why something may not be done.
pub fn why(lang: Lang, why: &WhyNot) -> String {
    text(lang, &format!("why-{}", why.key), &[]).unwrap_or_else(|| why.words())
}

/// What a seat is called.
pub fn seat(lang: Lang, seat: Seat) -> String {
    say(lang, &format!("seat-{}", seat.index() + 1), &[])
}

/// What a faction is called.
pub fn faction(lang: Lang, faction: Faction) -> String {
    say(lang, &format!("faction-{}", faction.name().to_lowercase().replace(' ', "-")), &[])
}

/// "a and b and c".
pub fn joined(lang: Lang, words: &[String]) -> String {
    let and =
        |init: String, last: &String| say(lang, "list-and", &[("init", init.into()), ("last", last.as_str().into())]);
    let mut words = words.iter();
    words.next().map(|first| words.fold(first.clone(), and)).unwrap_or_default()
}

/// Points, of which there are halves.
pub fn half_points(lang: Lang, half_points: u32) -> String {
    let whole = half_points / 2;
    if half_points.is_multiple_of(2) {
        return whole.to_string();
    }
    say(lang, "points-and-a-half", &[("whole", whole.into())])
}

/// The lines of the documents that an ability or a term rests on.
pub fn cite(key: &str) -> Option<&'static str> {
    let (table, id): (&[(&str, &'static str)], &str) = match key.split_once('-')? {
        ("ability", id) => (&cites::ABILITIES, id),
        ("rule", slug) => (&RULES, slug),
        _ => return None,
    };
    table.iter().find(|(k, _)| *k == id).map(|(_, cite)| *cite)
}

/// The title of a term, or the name of an ability.
fn title(lang: Lang, key: &str) -> Option<String> {
    match key.strip_prefix("ability-") {
        Some(id) => crate::abilities::by_id(id).map(|a| name(lang, a)),
        None => TEXTS.part(lang, key, Some("title"), &[]),
    }
}

/// Whether a card may print a number after the name.
fn numbered(ability: AbilityId) -> bool {
    ability.row().parameter != Parameter::None
}

#[cfg(test)]
mod tests;
