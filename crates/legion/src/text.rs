//! Texts for players, in their language: questions, answers, events, refusals, verdicts on armies, and what keywords and
//! terms of the rules mean.
//!
//! The texts are ours and stand in `text/<language>/`, in the Fluent format. Keywords keep their printed names.

pub mod cards;
mod cites;
mod search;

use crate::book::{Rank, UnitKind};
use crate::keywords::{Key, Keyword};
use crate::world::Token;
use dejarik_kernel::{Lang, WhyNot};
pub use dejarik_text::search::Hit;
pub use dejarik_text::{Arg, Catalog, Value};
pub use search::{everything, search};

macro_rules! files {
    ($lang:literal) => {
        &[
            include_str!(concat!("../text/", $lang, "/game.ftl")),
            include_str!(concat!("../text/", $lang, "/why.ftl")),
            include_str!(concat!("../text/", $lang, "/cards.ftl")),
            include_str!(concat!("../text/", $lang, "/armies.ftl")),
            include_str!(concat!("../text/", $lang, "/keywords.ftl")),
            include_str!(concat!("../text/", $lang, "/rules.ftl")),
        ]
    };
}

fn sources(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::English => files!("en"),
        Lang::Polish => files!("pl"),
    }
}

static TEXTS: Catalog = Catalog::new(sources);

/// The text of a key with its variables filled in.
pub fn say(lang: Lang, key: &str, args: &[Arg<'_>]) -> String {
    TEXTS.say(lang, key, args)
}

/// Our text for a reason of refusal.
pub fn why(lang: Lang, why: &WhyNot) -> String {
    TEXTS.text(lang, &format!("why-{}", why.key), &[]).unwrap_or_else(|| why.words())
}

/// What a rank is called.
pub fn rank(lang: Lang, rank: Rank) -> String {
    let key = match rank {
        Rank::Commander => "rank-commander",
        Rank::Operative => "rank-operative",
        Rank::Corps => "rank-corps",
        Rank::SpecialForces => "rank-special-forces",
        Rank::Support => "rank-support",
        Rank::Heavy => "rank-heavy",
    };
    say(lang, key, &[])
}

/// What a sort of units is called.
pub fn unit_kind(lang: Lang, kind: UnitKind) -> String {
    let key = match kind {
        UnitKind::Trooper => "kind-trooper",
        UnitKind::CloneTrooper => "kind-clone",
        UnitKind::DroidTrooper => "kind-droid",
        UnitKind::CreatureTrooper => "kind-creature",
        UnitKind::EmplacementTrooper => "kind-emplacement",
        UnitKind::GroundVehicle => "kind-ground-vehicle",
        UnitKind::RepulsorVehicle => "kind-repulsor-vehicle",
    };
    say(lang, key, &[])
}

/// What a kind of tokens is called.
pub fn token(lang: Lang, token: Token) -> String {
    let key = match token {
        Token::Aim => "token-aim",
        Token::Dodge => "token-dodge",
        Token::Surge => "token-surge",
        Token::Standby => "token-standby",
        Token::Suppression => "token-suppression",
        Token::Ion => "token-ion",
        Token::Poison => "token-poison",
        Token::Immobilize => "token-immobilize",
        Token::Shield => "token-shield",
    };
    say(lang, key, &[])
}

/// What a keyword does. Without a number the text speaks of the keyword in general.
pub fn keyword(lang: Lang, key: Key, number: Option<u8>) -> String {
    let args = number.map(|n| [("n", Value::from(n))]);
    say(lang, &keyword_key(key), args.as_ref().map_or(&[], |args| args.as_slice()))
}

/// What a keyword does as this card prints it.
pub fn printed(lang: Lang, printed: &Keyword) -> String {
    keyword(lang, printed.key, (printed.x > 0).then_some(printed.x))
}

/// What a keyword is called in every language; an X stands for a number that is not known.
pub fn keyword_title(key: Key, number: Option<u8>) -> String {
    let name = key.row().name;
    match number {
        _ if !key.row().numbered => name.to_owned(),
        Some(n) => format!("{name} {n}"),
        None => format!("{name} X"),
    }
}

/// The key of a keyword's text.
fn keyword_key(key: Key) -> String {
    format!("keyword-{}", key.row().id.trim_start_matches("gl."))
}

/// The text of a key, if there is one.
fn text(lang: Lang, key: &str, args: &[Arg<'_>]) -> Option<String> {
    TEXTS.text(lang, key, args)
}

/// The title of a term.
fn title(lang: Lang, key: &str) -> Option<String> {
    TEXTS.part(lang, key, Some("title"), &[])
}

/// The lines of the Rules Reference that a keyword or a term rests on.
pub fn cite(key: &str) -> Option<&'static str> {
    let (table, id): (&[(&str, &'static str)], &str) = match key.split_once('-')? {
        ("keyword", id) => (&cites::KEYWORDS, id),
        ("rule", slug) => (&cites::RULES, slug),
        _ => return None,
    };
    table.iter().find(|(k, _)| *k == id).map(|(_, cite)| *cite)
}

#[cfg(test)]
mod tests;
