//! Finding a text by words, as a player types them at the table.
//!
//! Case, plural and small misspellings make no difference. What is found by its title comes first, the whole title before
//! all; then what has the words in its text. If nothing has all the words, what has some of them is found.

use dejarik_kernel::Lang;
use dejarik_kernel::ruling::distance;

/// What can be found, with its words made comparable.
#[derive(Clone, Debug)]
pub struct Entry {
    /// What it is known by to whoever asks.
    pub key: String,
    /// The words of each of its titles: in a language of its own names also the printed one.
    in_titles: Vec<Vec<String>>,
    in_text: Vec<String>,
    /// Whether it comes after others that fit as well.
    late: bool,
}

impl Entry {
    /// A text with its titles.
    pub fn new(key: impl Into<String>, titles: &[&str], text: &str) -> Entry {
        let mut in_text = comparable(text);
        in_text.sort_unstable();
        in_text.dedup();
        let in_titles = titles.iter().map(|t| comparable(t)).collect();
        Entry { key: key.into(), in_titles, in_text, late: false }
    }

    /// The same, to come after others that fit as well.
    #[must_use]
    pub fn late(self) -> Entry {
        Entry { late: true, ..self }
    }
}

/// An entry that was found.
#[derive(Clone, Copy, Debug)]
pub struct Match<'a> {
    /// What was found.
    pub entry: &'a Entry,
    /// The number at the end of the words, if all before it is a whole title.
    pub number: Option<i16>,
    /// How well it fits.
    pub fit: Fit,
}

/// How well a text answers the words; the least is the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fit {
    /// Where it has the words.
    pub place: Place,
    /// Whether one of them is only nearly the same there.
    pub near: bool,
}

impl Fit {
    /// The fit of a text that nobody asked for.
    pub const NONE: Fit = Fit { place: Place::Text, near: true };

    /// Whether a title has all the words.
    pub fn titled(self) -> bool {
        self.place <= Place::Title
    }
}

/// A text that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hit {
    /// Its key, such as `rule-cover`.
    pub key: String,
    /// The title of the term, or the name of what it tells about.
    pub title: String,
    /// The text; if a number followed the name among the words, with that number.
    pub text: String,
    /// The lines of the documents it rests on.
    pub cite: &'static str,
    /// How well it fits the words.
    pub fit: Fit,
}

/// What was found in several places, best first. Where titles have the words exactly, what has them only nearly is left out.
pub fn merged<T>(mut found: Vec<(Fit, T)>) -> Vec<T> {
    found.sort_by_key(|(fit, _)| *fit);
    let exact = found.iter().any(|(fit, _)| fit.titled() && !fit.near);
    found.into_iter().filter(|(fit, _)| !exact || !fit.near).map(|(_, t)| t).collect()
}

/// Where an entry has the words that are looked for; the first is the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// They are its title.
    WholeTitle,
    /// All are in the title.
    Title,
    /// Some are in the title.
    Both,
    /// None is in the title.
    Text,
}

/// Everything that these words may mean, likeliest first.
pub fn find<'a>(lang: Lang, entries: &'a [Entry], words: &str) -> Vec<Match<'a>> {
    let query = Query::new(lang, words);
    let mut found: Vec<(Rank, &Entry)> = entries.iter().filter_map(|e| query.rank(e).map(|rank| (rank, e))).collect();
    found.sort_by(|(a, x), (b, y)| a.cmp(b).then_with(|| x.in_titles.cmp(&y.in_titles)));
    let least = found.first().map_or(0, |(rank, _)| rank.missing);
    let alike = found.into_iter().take_while(|(rank, _)| rank.missing == least);
    alike
        .map(|(rank, entry)| Match {
            entry,
            number: query.number.filter(|_| rank.place == Place::WholeTitle),
            fit: Fit { place: rank.place, near: rank.misspelt > 0 },
        })
        .collect()
}

/// How well a title answers the words; what stands in brackets in it is another title. `None`: it has none of them.
///
/// ```
/// use dejarik_kernel::Lang;
/// use dejarik_text::search::{Place, place};
/// assert_eq!(place(Lang::English, "Cover", "cover"), Some(Place::WholeTitle));
/// assert_eq!(place(Lang::Polish, "Miny (Mines)", "mines"), Some(Place::WholeTitle));
/// assert_eq!(place(Lang::English, "Low Profile", "profile"), Some(Place::Title));
/// assert_eq!(place(Lang::English, "Low Profile", "grenades"), None);
/// ```
pub fn place(lang: Lang, title: &str, words: &str) -> Option<Place> {
    let mut titles = vec![title];
    if let Some((own, rest)) = title.split_once('(') {
        titles.extend([own, rest.trim_end_matches(')')]);
    }
    let entries = [Entry::new("", &titles, "")];
    find(lang, &entries, words).first().map(|m| m.fit.place)
}

/// How well an entry fits; the least is the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    /// Words that it does not have.
    missing: usize,
    /// Where it has the others.
    place: Place,
    /// Numbers and common words that its title does not have.
    besides: usize,
    /// Words that are only nearly the same.
    misspelt: usize,
    /// Words of its title that were not asked for.
    unasked: usize,
    /// Whether it comes after others.
    late: bool,
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
        let mut rank =
            Rank { missing: 0, place: Place::Text, besides: 0, misspelt: 0, unasked: title.len(), late: entry.late };
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
            rank.place = if rank.unasked == 0 { Place::WholeTitle } else { Place::Title };
        } else if in_title > 0 {
            rank.place = Place::Both;
        }
        (rank.missing < needed).then_some(rank)
    }
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
