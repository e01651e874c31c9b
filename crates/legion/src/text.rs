//! Texts for players, in their language: questions, answers, events, refusals, verdicts on armies.
//!
//! The texts are ours and stand in `text/<language>/`, in the Fluent format. Keywords keep their printed names.

use crate::book::{Rank, UnitKind};
use crate::world::Token;
use dejarik_kernel::{Lang, WhyNot};
pub use dejarik_text::{Arg, Catalog, Value};

macro_rules! files {
    ($lang:literal) => {
        &[
            include_str!(concat!("../text/", $lang, "/game.ftl")),
            include_str!(concat!("../text/", $lang, "/why.ftl")),
            include_str!(concat!("../text/", $lang, "/armies.ftl")),
        ]
    };
}

static TEXTS: Catalog = Catalog::new(|lang| match lang {
    Lang::English => files!("en"),
    Lang::Polish => files!("pl"),
});

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

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_text_exists_in_every_language() {
        assert_eq!(TEXTS.faults(), [""; 0]);
    }

    /// Keys are written out where they are used, so the sources can be searched for them.
    #[test]
    fn every_key_in_the_sources_has_a_text_and_no_text_is_left_over() {
        let sources = dejarik_text::code_below(&[&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")]);
        let keys = TEXTS.keys(Lang::English);
        for key in &keys {
            let bare = key.strip_prefix("why-").unwrap_or(key);
            assert!(sources.contains(&format!("\"{bare}\"")), "nobody uses the text {key}");
        }
        for part in sources.split("WhyNot::new(\"").skip(1) {
            let key = part.split('"').nth(2).expect("a key");
            assert!(keys.contains(&format!("why-{key}").as_str()), "the refusal {key} has no text");
        }
    }
}
