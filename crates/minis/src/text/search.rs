//! Finding an ability or a term by words, as a player types them at the table.

use super::{Lang, RULES, ability, cite, numbered, own_name, text, title};
use crate::abilities::{AbilityId, by_id};
use dejarik_text::search::{Entry, Fit, Hit, find};
use std::sync::OnceLock;

/// Everything that these words may mean, likeliest first: by its name, then by the words of its text.
///
/// ```
/// use dejarik_minis::text::{Lang, search};
/// let hits = search(Lang::English, "grenade 20");
/// assert_eq!(hits[0].title, "Grenades");
/// assert!(hits[0].text.contains("takes 20 damage"));
/// ```
pub fn search(lang: Lang, words: &str) -> Vec<Hit> {
    find(lang, entries(lang), words).into_iter().map(|m| hit(lang, &m.entry.key, m.number, m.fit)).collect()
}

/// Everything that can be found: the terms in the order in which they are best read, then every ability.
pub fn everything(lang: Lang) -> Vec<Hit> {
    entries(lang).iter().map(|e| hit(lang, &e.key, None, Fit::NONE)).collect()
}

fn hit(lang: Lang, key: &str, number: Option<i16>, fit: Fit) -> Hit {
    let text = match key.strip_prefix("ability-").and_then(by_id) {
        Some(a) => ability(lang, a, number.filter(|_| numbered(a))),
        None => text(lang, key, &[]),
    };
    Hit {
        key: key.to_owned(),
        title: title(lang, key).unwrap_or_default(),
        text: text.unwrap_or_default(),
        cite: cite(key).unwrap_or_default(),
        fit,
    }
}

/// All entries of a language.
fn entries(lang: Lang) -> &'static [Entry] {
    static ENTRIES: [OnceLock<Vec<Entry>>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    ENTRIES[lang as usize].get_or_init(|| {
        let rules = RULES.iter().map(|(slug, _)| {
            let key = format!("rule-{slug}");
            let text = text(lang, &key, &[]).unwrap_or_default();
            let title = title(lang, &key).unwrap_or_default();
            Entry::new(key, &[&title], &text)
        });
        let abilities = AbilityId::all().map(|a| {
            let text = ability(lang, a, None).unwrap_or_default();
            let own = own_name(lang, a);
            let titles = [own.as_str(), a.row().name];
            let titles = if lang == Lang::English { &titles[..1] } else { &titles[..] };
            Entry::new(format!("ability-{}", a.row().id), titles, &text).late()
        });
        rules.chain(abilities).collect()
    })
}
