//! Finding an ability or a term by words, as a player types them at the table.

use super::{Lang, RULES, ability, cite, numbered, own_name, text, title};
use crate::abilities::AbilityId;
use dejarik_kernel::ruling::distance;
use std::sync::OnceLock;

/// A text that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hit {
    /// Its key, such as `ability-grenades` or `rule-cover`.
    pub key: String,
    /// The printed name of the ability, or the title of the term.
    pub title: String,
    /// The text; if a number followed the name among the words, with that number.
    pub text: String,
    /// The lines of the documents it rests on.
    pub cite: &'static str,
}

/// Everything that these words may mean, likeliest first: by its name, then by the words of its text.
///
/// Case, plural and small misspellings make no difference. If nothing has all the words, what has some of them is found.
///
/// ```
/// use dejarik_minis::text::{Lang, search};
/// let hits = search(Lang::English, "grenade 20");
/// assert_eq!(hits[0].title, "Grenades");
/// assert!(hits[0].text.contains("takes 20 damage"));
/// ```
pub fn search(lang: Lang, words: &str) -> Vec<Hit> {
    let query = Query::new(lang, words);
    let mut found: Vec<(Rank, &Entry)> =
        entries(lang).iter().filter_map(|e| query.rank(e).map(|rank| (rank, e))).collect();
    found.sort_by(|(a, x), (b, y)| a.cmp(b).then_with(|| x.title.cmp(&y.title)));
    let least = found.first().map_or(0, |(rank, _)| rank.missing);
    found.iter().take_while(|(rank, _)| rank.missing == least).map(|(rank, e)| e.hit(lang, &query, rank)).collect()
}

/// Everything that can be found: the terms in the order in which they are best read, then every ability.
pub fn everything(lang: Lang) -> Vec<Hit> {
    let query = Query::new(lang, "");
    let rank = Rank { missing: 0, place: Where::Text, besides: 0, misspelt: 0, unasked: 0, ability: false };
    entries(lang).iter().map(|e| e.hit(lang, &query, &rank)).collect()
}

/// What can be found, with its words made comparable.
struct Entry {
    key: String,
    title: String,
    ability: Option<AbilityId>,
    /// The words of each of its titles: in a language of its own names also the printed one.
    in_titles: Vec<Vec<String>>,
    in_text: Vec<String>,
}

/// How well an entry fits; the least is the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    /// Words that it does not have.
    missing: usize,
    /// Where it has the others.
    place: Where,
    /// Numbers and common words that its title does not have.
    besides: usize,
    /// Words that are only nearly the same.
    misspelt: usize,
    /// Words of its title that were not asked for.
    unasked: usize,
    /// Whether it is an ability; terms come first.
    ability: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Where {
    /// They are its title.
    WholeTitle,
    /// All are in the title.
    Title,
    /// Some are in the title.
    Both,
    /// None is in the title.
    Text,
}

struct Query {
    words: Vec<String>,
    /// Words so common that an entry need not have them, and numbers.
    optional: Vec<bool>,
    /// The number at the end.
    number: Option<i16>,
}

impl Query {
    fn new(lang: Lang, text: &str) -> Query {
        let words = comparable(text);
        let number = words.last().and_then(|w| w.parse().ok());
        let mut optional: Vec<bool> =
            words.iter().map(|w| is_number(w) || common(lang).contains(&w.as_str())).collect();
        if optional.iter().all(|o| *o) {
            optional.fill(false);
        }
        Query { words, optional, number }
    }

    fn rank(&self, entry: &Entry) -> Option<Rank> {
        entry.in_titles.iter().filter_map(|title| self.rank_by(entry, title)).min()
    }

    fn rank_by(&self, entry: &Entry, title: &[String]) -> Option<Rank> {
        let mut rank = Rank {
            missing: 0,
            place: Where::Text,
            besides: 0,
            misspelt: 0,
            unasked: title.len(),
            ability: entry.ability.is_some(),
        };
        let (mut needed, mut in_title) = (0, 0);
        for (word, optional) in self.words.iter().zip(&self.optional) {
            needed += usize::from(!optional);
            if let Some(near) = nearness(word, title) {
                in_title += usize::from(!optional);
                rank.misspelt += near;
                rank.unasked = rank.unasked.saturating_sub(1);
            } else if *optional {
                rank.besides += 1;
            } else if let Some(near) = nearness(word, &entry.in_text) {
                rank.misspelt += near;
            } else {
                rank.missing += 1;
            }
        }
        if in_title == needed {
            rank.place = if rank.unasked == 0 { Where::WholeTitle } else { Where::Title };
        } else if in_title > 0 {
            rank.place = Where::Both;
        }
        (rank.missing < needed).then_some(rank)
    }
}

impl Entry {
    fn new(lang: Lang, key: String, ability: Option<AbilityId>, text: &str) -> Entry {
        let title = title(lang, &key).unwrap_or_default();
        let mut in_text = comparable(text);
        in_text.sort_unstable();
        in_text.dedup();
        let mut in_titles = vec![comparable(&title)];
        if let Some(a) = ability.filter(|_| lang != Lang::English) {
            in_titles = vec![comparable(&own_name(lang, a)), comparable(a.row().name)];
        }
        Entry { in_titles, key, title, ability, in_text }
    }

    fn hit(&self, lang: Lang, query: &Query, rank: &Rank) -> Hit {
        let text = match self.ability {
            Some(a) => {
                let number = query.number.filter(|_| rank.place == Where::WholeTitle && numbered(a));
                ability(lang, a, number)
            }
            None => text(lang, &self.key, &[]),
        };
        Hit {
            key: self.key.clone(),
            title: self.title.clone(),
            text: text.unwrap_or_default(),
            cite: cite(&self.key).unwrap_or_default(),
        }
    }
}

/// All entries of a language.
fn entries(lang: Lang) -> &'static [Entry] {
    static ENTRIES: [OnceLock<Vec<Entry>>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    ENTRIES[lang as usize].get_or_init(|| {
        let rules = RULES.iter().map(|(slug, _)| {
            let key = format!("rule-{slug}");
            let text = text(lang, &key, &[]).unwrap_or_default();
            Entry::new(lang, key, None, &text)
        });
        let abilities = AbilityId::all().map(|a| {
            let text = ability(lang, a, None).unwrap_or_default();
            Entry::new(lang, format!("ability-{}", a.row().id), Some(a), &text)
        });
        rules.chain(abilities).collect()
    })
}

/// Words that say nothing about what is looked for.
fn common(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::English => &[
            "a", "an", "and", "are", "can", "do", "doe", "for", "how", "i", "in", "is", "it", "my", "of", "on", "or",
            "the", "to", "what", "when", "with",
        ],
        Lang::Polish => &[
            "a", "ale", "czy", "co", "do", "dla", "i", "ja", "jak", "jest", "kiedy", "kto", "lub", "ma", "moge",
            "moja", "moj", "na", "nie", "o", "od", "po", "przy", "sie", "to", "w", "we", "z", "za", "ze",
        ],
    }
}

/// The words of a text in small letters, without marks, the s of the plural and the strokes of Polish letters.
fn comparable(text: &str) -> Vec<String> {
    let text: String = text.to_lowercase().replace(['\'', '\u{2019}'], "").chars().map(plain).collect();
    text.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).map(singular).collect()
}

/// The letter without its stroke.
fn plain(c: char) -> char {
    match c {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        _ => c,
    }
}

fn singular(word: &str) -> String {
    match word.strip_suffix('s') {
        Some(stem) if stem.len() > 2 && stem.ends_with("ie") => format!("{}y", &stem[..stem.len() - 2]),
        Some(stem) if stem.len() > 2 && !stem.ends_with('s') => stem.to_string(),
        _ => word.to_string(),
    }
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_digit())
}

/// 0 if the word is among these, 1 if something like it is.
fn nearness(word: &str, among: &[String]) -> Option<usize> {
    if among.iter().any(|w| w == word) {
        return Some(0);
    }
    let letters = word.chars().count();
    let slips = match letters {
        _ if is_number(word) => return None,
        0..4 => 0,
        4..8 => 1,
        _ => 2,
    };
    let alike = |w: &&String| {
        letters > 2 && w.starts_with(word)
            || slips > 0 && w.chars().count().abs_diff(letters) <= slips && distance(word, w) <= slips
    };
    among.iter().find(alike).map(|_| 1)
}
