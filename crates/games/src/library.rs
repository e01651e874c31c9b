//! Looking things up: in one game, or in all of them.

use crate::text::say;
use crate::{Found, Game, Shelf};
use dejarik_kernel::Lang;
use dejarik_text::search::{Fit, Hit, Place, merged, place};
use serde::Serialize;
use serde_json::Value;

/// A text with its key, as a screen lists it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Keyed {
    /// Its key.
    pub(crate) key: String,
    /// The text.
    #[serde(flatten)]
    pub(crate) found: Found,
}

impl From<Hit> for Keyed {
    fn from(hit: Hit) -> Keyed {
        Keyed { key: hit.key, found: Found { title: hit.title, text: hit.text, cite: hit.cite.to_owned() } }
    }
}

/// Texts and cards that words may mean, best first. Where a title has all the words it is meant, not a card that has one
/// of them.
pub(crate) fn with_cards(texts: Vec<Hit>, cards: Vec<(Fit, Keyed)>) -> Vec<Keyed> {
    let mut found: Vec<(Fit, Keyed)> = texts.into_iter().map(|hit| (hit.fit, hit.into())).collect();
    let titled = found.iter().chain(&cards).any(|(fit, _)| fit.titled());
    found.extend(cards.into_iter().filter(|(fit, _)| !titled || fit.titled()));
    merged(found)
}

/// Answers a screen that asks for all texts (`texts`), or for those that words may mean (`search` and `words`).
pub(crate) fn consulted(
    lang: Lang,
    game: &'static str,
    what: &Value,
    all: impl Fn() -> Vec<Keyed>,
    search: impl Fn(&str) -> Vec<Keyed>,
) -> Result<Value, String> {
    let texts = match (what["kind"].as_str(), what["words"].as_str()) {
        (Some("texts"), _) => all(),
        (Some("search"), Some(words)) => search(words),
        _ => return Err(say(lang, "no-queries", &[("game", game.into())])),
    };
    serde_json::to_value(texts).map_err(|e| e.to_string())
}

impl Shelf {
    /// What words may mean in each game, the game that has them for a title first. Games that only mention them are left
    /// out where others have them in titles.
    pub fn look_up(&self, lang: Lang, words: &str) -> Vec<(Box<dyn Game>, Vec<Found>)> {
        let fit = |found: &[Found]| found.iter().filter_map(|f| place(lang, &f.title, words)).min();
        let games = self.all().into_iter().map(|game| {
            let found = game.look_up(lang, words);
            (fit(&found).unwrap_or(Place::Text), game, found)
        });
        let mut games: Vec<_> = games.filter(|(_, _, found)| !found.is_empty()).collect();
        games.sort_by_key(|(fit, ..)| *fit);
        let titled = games.first().is_some_and(|(best, ..)| *best <= Place::Title);
        games.retain(|(fit, ..)| !titled || *fit <= Place::Title);
        games.into_iter().map(|(_, game, found)| (game, found)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(lang: Lang, words: &str) -> Option<(&'static str, String)> {
        let found = Shelf::default().look_up(lang, words);
        found.first().map(|(game, found)| (game.name(), found[0].title.clone()))
    }

    #[test]
    fn the_game_that_has_the_title_comes_first() {
        let is = |words: &str, game: &'static str, title: &str| {
            assert_eq!(first(Lang::English, words), Some((game, title.to_owned())), "{words}");
        };
        is("Suppressive", "legion", "Suppressive");
        is("force drain", "ccg", "Force drain");
        is("grenades", "minis", "Grenades");
        is("pierce 2", "legion", "Pierce 2");
        assert_eq!(first(Lang::English, "xyzzyplugh"), None);
        assert_eq!(first(Lang::Polish, "wyniszczenie"), Some(("ccg", "Wyniszczenie".to_owned())));
    }

    /// Cover is a term of two games: both tell it.
    #[test]
    fn a_term_of_several_games_is_told_of_each() {
        let found = Shelf::default().look_up(Lang::English, "cover");
        let games: Vec<&str> = found.iter().map(|(game, _)| game.name()).collect();
        assert!(games.contains(&"minis") && games.contains(&"legion"), "{games:?}");
        assert!(found[..2].iter().all(|(_, found)| found[0].title == "Cover"), "{games:?}");
    }

    /// A screen can list the texts of a game, and search them.
    #[test]
    fn screens_get_texts_with_their_keys() {
        for name in ["ccg", "legion"] {
            let game = crate::find(name).unwrap();
            let all = game.consult(Lang::English, &serde_json::json!({ "kind": "texts" })).unwrap();
            assert!(all.as_array().is_some_and(|l| l.len() > 40), "{name}");
            let ask = serde_json::json!({ "kind": "search", "words": "control" });
            let found = game.consult(Lang::Polish, &ask).unwrap();
            for key in ["key", "title", "text", "cite"] {
                assert!(all[0][key].is_string(), "{name}: {}", all[0]);
            }
            assert!(found.is_array(), "{name}");
            assert!(game.consult(Lang::English, &serde_json::json!({ "kind": "maps" })).is_err());
        }
    }
}
