//! Sentences as data: the key of a text and what is put into it. Words are made where they are shown.

use super::squad::Era;
use super::{Faction, FindError};
use crate::abilities::AbilityId;
use crate::text::{self, Lang, Value};

/// A sentence, or a piece of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    key: &'static str,
    args: Vec<(&'static str, Put)>,
}

/// What is put into a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Put {
    /// A name, or words that are the same in every language.
    Word(String),
    /// A number.
    Number(i64),
    /// A faction.
    Faction(Faction),
    /// An era.
    Era(Era),
    /// An ability.
    Ability(AbilityId),
    /// Another piece.
    Said(Said),
    /// Several, with commas between them.
    List(Vec<Put>),
}

impl Said {
    /// The text of this key, without variables.
    pub fn new(key: &'static str) -> Said {
        Said { key, args: Vec::new() }
    }

    /// With this in the place of a variable.
    #[must_use]
    pub fn with(mut self, variable: &'static str, put: impl Into<Put>) -> Said {
        self.args.push((variable, put.into()));
        self
    }

    /// The sentence in a language.
    pub fn words(&self, lang: Lang) -> String {
        let args: Vec<_> = self.args.iter().map(|(name, put)| (*name, put.value(lang))).collect();
        text::say(lang, self.key, &args)
    }
}

impl Put {
    fn value(&self, lang: Lang) -> Value<'static> {
        match self {
            Put::Number(n) => (*n).into(),
            other => other.words(lang).into(),
        }
    }

    /// In a language.
    pub fn words(&self, lang: Lang) -> String {
        match self {
            Put::Word(word) => word.clone(),
            Put::Number(n) => n.to_string(),
            Put::Faction(faction) => text::faction(lang, *faction),
            Put::Era(era) => text::say(lang, &format!("era-{}", era.name().to_lowercase().replace(' ', "-")), &[]),
            Put::Ability(ability) => text::name(lang, *ability),
            Put::Said(said) => said.words(lang),
            Put::List(list) => list.iter().map(|put| put.words(lang)).collect::<Vec<_>>().join(", "),
        }
    }
}

macro_rules! puts {
    ($($type:ty => $variant:ident),*) => {$(
        impl From<$type> for Put {
            fn from(it: $type) -> Put {
                Put::$variant(it.into())
            }
        }
    )*};
}
puts!(String => Word, &String => Word, &str => Word, u16 => Number, Faction => Faction, Era => Era, AbilityId => Ability,
      Said => Said);

impl<T: Into<Put>> From<Vec<T>> for Put {
    fn from(list: Vec<T>) -> Put {
        Put::List(list.into_iter().map(Into::into).collect())
    }
}

impl From<FindError> for Said {
    fn from(e: FindError) -> Said {
        match e {
            FindError::Nobody { name, nearest } => Said::new("find-nobody").with("name", name).with("nearest", nearest),
            FindError::Several { name, full } => Said::new("find-several").with("name", name).with("full", full),
        }
    }
}
