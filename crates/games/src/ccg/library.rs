//! What can be looked up in the card game: terms of the rules, and cards.

use super::{side_name, why};
use crate::Found;
use crate::library::{Keyed, with_cards};
use dejarik_ccg::book::{Book, Print, short_title};
use dejarik_ccg::text;
use dejarik_kernel::Lang;
use dejarik_text::search::{Entry, Fit, find};
use std::collections::BTreeSet;

/// Everything that these words may mean: what has them for its title first, then terms, then cards.
pub(super) fn look_up(book: &Book, lang: Lang, words: &str) -> Vec<Keyed> {
    with_cards(text::search(lang, words), cards(book, lang, words))
}

/// Every term.
pub(super) fn everything(lang: Lang) -> Vec<Keyed> {
    text::everything(lang).into_iter().map(Keyed::from).collect()
}

/// The cards whose titles have the words, likeliest first, each title of a side once; implemented ones before others.
fn cards(book: &Book, lang: Lang, words: &str) -> Vec<(Fit, Keyed)> {
    let mut prints: Vec<&Print> = book.all().map(|(_, print)| print).collect();
    prints.sort_by_key(|p| !p.implemented);
    let mut seen = BTreeSet::new();
    prints.retain(|p| seen.insert((p.side, p.title.spelt())));
    let entry = |(n, p): (usize, &&Print)| {
        let title = p.title.spelt();
        Entry::new(n.to_string(), &[title, short_title(title)], "")
    };
    let entries: Vec<Entry> = prints.iter().enumerate().map(entry).collect();
    let found = find(lang, &entries, words).into_iter();
    found
        .filter_map(|m| {
            let p = prints.get(m.entry.key.parse::<usize>().ok()?)?;
            let found = Found {
                title: format!("{} ({})", p.title, side_name(p.side)),
                text: why::card_lines(lang, p).iter().map(|line| sentence(line)).collect::<Vec<_>>().join(" "),
                cite: p.id.clone(),
            };
            Some((m.fit, Keyed { key: format!("card-{}", p.id), found }))
        })
        .collect()
}

/// A line of a card that others follow.
fn sentence(line: &str) -> String {
    let line = line.trim();
    if line.ends_with(['.', '!', '?']) { line.to_owned() } else { format!("{line}.") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn titles(words: &str) -> Vec<String> {
        let found = look_up(dejarik_ccg::Ccg::standard().book(), Lang::English, words);
        found.into_iter().map(|k| k.found.title).collect()
    }

    #[test]
    fn terms_and_cards_are_found() {
        assert_eq!(titles("force drain")[0], "Force drain");
        assert!(titles("luke skywalker")[0].starts_with("Luke Skywalker ("), "{:?}", titles("luke skywalker"));
        assert!(titles("cantina").iter().any(|t| t.starts_with("Tatooine: Cantina")), "{:?}", titles("cantina"));
        assert_eq!(titles("xyzzyplugh"), [""; 0]);
    }
}
