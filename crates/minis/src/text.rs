//! Texts for players, in their language: what each ability does, why something may not be done, and terms to look up.
//!
//! The texts are ours and stand in `text/<language>/`, a file a subject, in the Fluent format. A language that lacks a text borrows the
//! English one. Names of abilities are the printed ones in every language.

mod cites;
mod search;

use crate::abilities::{AbilityId, Parameter, Printed, list};
use dejarik_kernel::WhyNot;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

pub use search::{Hit, search};

/// A language that has texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    English,
}

impl Lang {
    /// Every language, English first.
    pub const ALL: [Lang; 1] = [Lang::English];

    /// Its code, such as `en`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::English => "en",
        }
    }

    /// The language of a code such as `en` or `en-GB`.
    pub fn by_code(code: &str) -> Option<Lang> {
        let language = code.split(['-', '_']).next()?;
        Lang::ALL.into_iter().find(|l| l.code().eq_ignore_ascii_case(language))
    }

    /// Its files: abilities, Force powers, terms, what can be looked up, reasons of refusal.
    fn sources(self) -> [&'static str; 5] {
        match self {
            Lang::English => [
                include_str!("../text/en/abilities.ftl"),
                include_str!("../text/en/powers.ftl"),
                include_str!("../text/en/terms.ftl"),
                include_str!("../text/en/rules.ftl"),
                include_str!("../text/en/why.ftl"),
            ],
        }
    }

    fn bundle(self) -> &'static Bundle {
        static BUNDLES: [OnceLock<Bundle>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        BUNDLES[self as usize].get_or_init(|| self.load())
    }

    fn load(self) -> Bundle {
        let id: LanguageIdentifier = self.code().parse().expect("the codes are read in a test");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Texts are shown alone, never within one of the other direction of writing.
        bundle.set_use_isolating(false);
        for source in self.sources() {
            let resource = FluentResource::try_new(source.to_string()).expect("the texts are read in a test");
            bundle.add_resource(resource).expect("the keys are compared in a test");
        }
        bundle
    }
}

type Bundle = FluentBundle<FluentResource>;

/// What is put in the place of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// A number, which may change the words around it.
    Number(i64),
    /// A word or a name.
    Word(&'a str),
}

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
pub fn text(lang: Lang, key: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
    pattern(lang, key, None, args)
}

/// What an ability does. Without a number the text speaks of the ability in general.
pub fn ability(lang: Lang, ability: AbilityId, number: Option<i16>) -> Option<String> {
    let unprinted = || UNPRINTED.iter().find(|(a, _)| *a == ability).map(|(_, n)| *n);
    let key = format!("ability-{}", ability.row().id);
    match number.or_else(unprinted) {
        Some(n) => text(lang, &key, &[("n", Value::Number(n.into()))]),
        None => text(lang, &key, &[]),
    }
}

/// What an ability does as this card prints it.
pub fn printed(lang: Lang, printed: &Printed) -> Option<String> {
    ability(lang, printed.ability, printed.value())
}

/// Why something may not be done.
pub fn why(lang: Lang, why: &WhyNot) -> String {
    text(lang, &format!("why-{}", why.key), &[]).unwrap_or_else(|| why.words())
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

/// The title of a term, or the printed name of an ability.
fn title(lang: Lang, key: &str) -> Option<String> {
    match key.strip_prefix("ability-") {
        Some(id) => crate::abilities::by_id(id).map(|a| a.row().name.to_string()),
        None => pattern(lang, key, Some("title"), &[]),
    }
}

/// A text, or one of its attributes, from the first language that has it.
fn pattern(lang: Lang, key: &str, attribute: Option<&str>, args: &[(&str, Value<'_>)]) -> Option<String> {
    let mut all = FluentArgs::new();
    all.set("n", "N");
    for (name, value) in args {
        match value {
            Value::Number(n) => all.set(*name, *n),
            Value::Word(word) => all.set(*name, FluentValue::from(*word)),
        }
    }
    [lang, Lang::English].into_iter().find_map(|lang| {
        let bundle = lang.bundle();
        let message = bundle.get_message(key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&all), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(text.replace('\n', " "))
    })
}

/// Whether a card may print a number after the name.
fn numbered(ability: AbilityId) -> bool {
    ability.row().parameter != Parameter::None
}

#[cfg(test)]
mod tests;
