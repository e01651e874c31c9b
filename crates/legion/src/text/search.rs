//! Finding a keyword or a term by words, as a player types them at the table.

use super::{cite, cites, keyword, keyword_title, text, title};
use crate::keywords::Key;
use dejarik_kernel::Lang;
use dejarik_text::search::{Entry, Fit, Hit, find};
use std::sync::OnceLock;

/// Everything that these words may mean, likeliest first: by its name, then by the words of its text.
///
/// ```
/// use dejarik_kernel::Lang;
/// use dejarik_legion::text::search;
/// let hits = search(Lang::English, "pierce 2");
/// assert_eq!(hits[0].title, "Pierce 2");
/// assert!(hits[0].text.contains("up to 2 of the defender's blocks"));
/// ```
pub fn search(lang: Lang, words: &str) -> Vec<Hit> {
    let found = find(lang, entries(lang), words).into_iter();
    found.map(|m| hit(lang, &m.entry.key, m.number, m.fit)).collect()
}

/// Everything that can be found: the terms in the order in which they are best read, then every keyword.
pub fn everything(lang: Lang) -> Vec<Hit> {
    entries(lang).iter().map(|e| hit(lang, &e.key, None, Fit::NONE)).collect()
}

fn hit(lang: Lang, key: &str, number: Option<i16>, fit: Fit) -> Hit {
    let number = number.and_then(|n| u8::try_from(n).ok());
    let (title, text) = match of(key) {
        Some(k) => (keyword_title(k, number), keyword(lang, k, number)),
        None => (title(lang, key).unwrap_or_default(), text(lang, key, &[]).unwrap_or_default()),
    };
    Hit { key: key.to_owned(), title, text, cite: cite(key).unwrap_or_default(), fit }
}

/// The keyword of a key.
fn of(key: &str) -> Option<Key> {
    let id = key.strip_prefix("keyword-")?;
    Key::ALL.iter().copied().find(|k| k.row().id.strip_prefix("gl.") == Some(id))
}

/// All entries of a language.
fn entries(lang: Lang) -> &'static [Entry] {
    static ENTRIES: [OnceLock<Vec<Entry>>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    ENTRIES[lang as usize].get_or_init(|| {
        let rules = cites::RULES.iter().map(|(slug, _)| {
            let key = format!("rule-{slug}");
            let words = text(lang, &key, &[]).unwrap_or_default();
            let title = title(lang, &key).unwrap_or_default();
            Entry::new(key, &[&title], &words)
        });
        let keywords = Key::ALL.iter().map(|k| {
            let titles = [k.row().name, &keyword_title(*k, None)];
            Entry::new(super::keyword_key(*k), &titles, &keyword(lang, *k, None)).late()
        });
        rules.chain(keywords).collect()
    })
}
