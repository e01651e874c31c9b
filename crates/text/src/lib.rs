//! Texts in several languages, read from files in the Fluent format: what every crate that speaks to players uses.

pub mod search;

use dejarik_kernel::Lang;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// What is put in the place of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// A number, which may change the words around it.
    Number(i64),
    /// A word or a name, put in as it is.
    Word(Cow<'a, str>),
}

macro_rules! numbers {
    ($($int:ty),*) => {$(
        impl From<$int> for Value<'_> {
            fn from(n: $int) -> Self {
                Value::Number(n.into())
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

impl<'a> From<&'a str> for Value<'a> {
    fn from(word: &'a str) -> Self {
        Value::Word(word.into())
    }
}

impl From<String> for Value<'_> {
    fn from(word: String) -> Self {
        Value::Word(word.into())
    }
}

/// A variable and its value.
pub type Arg<'a> = (&'a str, Value<'a>);

type Bundle = FluentBundle<FluentResource>;

/// The texts of a part of the program, in every language. What a language lacks it borrows from English.
pub struct Catalog {
    sources: fn(Lang) -> &'static [&'static str],
    bundles: [OnceLock<Bundle>; Lang::ALL.len()],
}

impl Catalog {
    /// The texts in these files of each language.
    pub const fn new(sources: fn(Lang) -> &'static [&'static str]) -> Catalog {
        Catalog { sources, bundles: [const { OnceLock::new() }; Lang::ALL.len()] }
    }

    fn bundle(&self, lang: Lang) -> &Bundle {
        self.bundles[lang as usize].get_or_init(|| self.load(lang))
    }

    fn load(&self, lang: Lang) -> Bundle {
        let id: LanguageIdentifier = lang.code().parse().expect("the codes are read in a test");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Texts are shown alone, never within one of the other direction of writing.
        bundle.set_use_isolating(false);
        for source in (self.sources)(lang) {
            let resource = FluentResource::try_new(source.to_string()).expect("the texts are read in a test");
            bundle.add_resource(resource).expect("the keys are compared in a test");
        }
        bundle
    }

    /// The text of a key with its variables filled in; a number that is not given is an N.
    pub fn text(&self, lang: Lang, key: &str, args: &[Arg<'_>]) -> Option<String> {
        self.part(lang, key, None, args)
    }

    /// A text, or one of its attributes, from the language or else from English.
    pub fn part(&self, lang: Lang, key: &str, attribute: Option<&str>, args: &[Arg<'_>]) -> Option<String> {
        let mut all = FluentArgs::new();
        all.set("n", "N");
        for (name, value) in args {
            match value {
                Value::Number(n) => all.set(*name, *n),
                Value::Word(word) => all.set(*name, FluentValue::from(word.as_ref())),
            }
        }
        [lang, Lang::English].into_iter().find_map(|lang| {
            let bundle = self.bundle(lang);
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

    /// The text of a key that is certainly there, since a test compares code and texts; the key itself otherwise.
    pub fn say(&self, lang: Lang, key: &str, args: &[Arg<'_>]) -> String {
        let text = self.text(lang, key, args);
        debug_assert!(text.is_some(), "no text {key}");
        text.unwrap_or_else(|| key.to_owned())
    }

    /// The keys of a language, in the order of its files.
    pub fn keys(&self, lang: Lang) -> Vec<&'static str> {
        let lines = (self.sources)(lang).iter().flat_map(|source| source.lines());
        lines.filter_map(key_of).collect()
    }

    /// The variables that each text of a language needs, those of texts it refers to included; attributes count as texts,
    /// named `key.attribute`.
    pub fn variables(&self, lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
        let mut texts: BTreeMap<String, String> = BTreeMap::new();
        let (mut key, mut place) = ("", String::new());
        for line in (self.sources)(lang).iter().flat_map(|source| source.lines()).filter(|l| !l.starts_with('#')) {
            let (head, rest) = line.split_once(" =").unwrap_or(("", line));
            let attribute = head.trim_start().strip_prefix('.').filter(|a| !a.contains(' '));
            let text = if let Some(new) = key_of(line) {
                (key, place) = (new, new.to_owned());
                rest
            } else if let Some(attribute) = attribute {
                place = format!("{key}.{attribute}");
                rest
            } else {
                line
            };
            *texts.entry(place.clone()).or_default() += &format!("{text} ");
        }
        texts.remove("");
        texts.keys().map(|key| (key.clone(), needs(&texts, key))).collect()
    }

    /// What is wrong with the files, for a test: unreadable, a key twice, keys or variables that differ from English. A
    /// language may have attributes that English lacks.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let english = self.variables(Lang::English);
        for lang in Lang::ALL {
            for source in (self.sources)(lang) {
                if let Err((_, errors)) = FluentResource::try_new(source.to_string()) {
                    faults.push(format!("{lang:?}: {errors:?}"));
                }
            }
            let keys = self.keys(lang);
            let twice = |key: &&str| keys.iter().filter(|k| *k == key).count() > 1;
            faults.extend(keys.iter().filter(|k| twice(k)).map(|k| format!("{lang:?} has {k} twice")));
            let own = self.variables(lang);
            for (key, variables) in &english {
                match own.get(key) {
                    None => faults.push(format!("{lang:?} lacks {key}")),
                    Some(other) if other != variables => {
                        faults.push(format!("{key} names {variables:?} in English and {other:?} in {lang:?}"));
                    }
                    Some(_) => {}
                }
            }
            let extra = own.keys().filter(|k| !k.contains('.') && !english.contains_key(*k));
            faults.extend(extra.map(|k| format!("only {lang:?} has {k}")));
        }
        faults
    }
}

/// The key of the text that begins on this line.
fn key_of(line: &'static str) -> Option<&'static str> {
    let (key, _) = line.split_once(" =")?;
    key.starts_with(|c: char| c.is_ascii_lowercase()).then_some(key)
}

/// The variables of a text, and of the texts it refers to.
fn needs(texts: &BTreeMap<String, String>, key: &str) -> BTreeSet<String> {
    let word = |s: &str, more: &[char]| -> String {
        s.chars().take_while(|c| c.is_ascii_alphanumeric() || more.contains(c)).collect()
    };
    let Some(text) = texts.get(key) else { return BTreeSet::new() };
    let mut found: BTreeSet<String> = text.split('$').skip(1).map(|v| word(v, &['_'])).collect();
    for place in text.split('{').skip(1).map(str::trim_start) {
        if place.starts_with(|c: char| c.is_ascii_lowercase()) {
            found.extend(needs(texts, &word(place, &['-', '.'])));
        }
    }
    found
}

/// All Rust code below these folders, so that a test can see whether each key is written out somewhere.
///
/// # Panics
/// If something there cannot be read.
pub fn code_below(folders: &[&Path]) -> String {
    let mut code = String::new();
    for place in folders {
        if place.is_dir() {
            let entries = place.read_dir().expect("a folder").map(|entry| entry.expect("an entry").path());
            entries.for_each(|entry| code += &code_below(&[&entry]));
        } else if place.extension().is_some_and(|e| e == "rs") {
            code += &std::fs::read_to_string(place).expect("code");
        }
    }
    code
}
