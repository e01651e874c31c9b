//! Figures by what players call them: two letters on the board, a name, or the beginning of one.

use crate::text::{folded, say};
use dejarik_kernel::Lang;
use dejarik_kernel::ruling::fold;
use dejarik_minis::Minis;
use dejarik_minis::abilities::AbilityId;
use dejarik_minis::text;
use dejarik_minis::world::{FigureId, World};

/// The two letters of a figure on the board; capital for the first seat's, small for the others'.
pub(super) fn token(rules: &Minis, w: &World, f: FigureId) -> String {
    let all = tokens(rules, w);
    let token = &all[f.0 as usize];
    if w[f].home.0 == 0 { token.to_uppercase() } else { token.clone() }
}

/// Two small letters for every figure, no two the same; they stay the same as long as nobody joins.
pub(super) fn tokens(rules: &Minis, w: &World) -> Vec<String> {
    let mut taken: Vec<String> = Vec::new();
    for f in w.ids() {
        let name = &rules.card(w[f].card).name;
        let own = candidates(name).find(|c| !taken.contains(c));
        taken.push(own.unwrap_or_else(|| "??".to_owned()));
    }
    taken
}

/// Initials, then a digit with the first letter, then the first letter with others of the name, then any two. A letter with a
/// digit after it would be a square.
fn candidates(name: &str) -> impl Iterator<Item = String> + use<> {
    let letters = |word: &str| word.chars().filter(char::is_ascii_alphabetic).collect::<String>().to_ascii_lowercase();
    let words: Vec<String> = name.split([' ', '-', ',']).map(letters).filter(|w| !w.is_empty()).collect();
    let first = words.first().and_then(|w| w.chars().next()).unwrap_or('x');
    let initials: Vec<char> = words.iter().skip(1).filter_map(|w| w.chars().next()).take(1).collect();
    let inside: Vec<char> = words.concat().chars().skip(1).collect();
    let (alone, numbered) = (initials.is_empty(), ('2'..='9').map(move |digit| format!("{digit}{first}")));
    let second = initials.into_iter().chain(inside.clone().into_iter().take(usize::from(alone)));
    let named = second.map(move |second| format!("{first}{second}"));
    let any = ('a'..='z').flat_map(|a| ('a'..='z').map(move |b| format!("{a}{b}")));
    named.chain(numbered).chain(inside.into_iter().map(move |second| format!("{first}{second}"))).chain(any)
}

/// The figure that these words name: by its letters, its name, or the only one whose name begins so or has them.
pub(super) fn find(rules: &Minis, lang: Lang, w: &World, words: &str) -> Result<FigureId, String> {
    let words = fold(words);
    let by_token = tokens(rules, w).iter().position(|t| *t == words).map(|i| FigureId(i as u8));
    if let Some(f) = by_token {
        return Ok(f);
    }
    let names: Vec<(FigureId, String)> = w.ids().map(|f| (f, fold(&rules.name(w, f)))).collect();
    let fits: [&dyn Fn(&str) -> bool; 3] =
        [&|n: &str| n == words, &|n: &str| n.starts_with(&words), &|n: &str| n.contains(&words)];
    for fit in fits {
        let found: Vec<FigureId> = names.iter().filter(|(_, n)| fit(n)).map(|(f, _)| *f).collect();
        match found.as_slice() {
            [] => {}
            [f] => return Ok(*f),
            several => {
                let all: Vec<String> = several.iter().map(|f| rules.name(w, *f)).collect();
                let args = [("words", words.as_str().into()), ("names", all.join(", ").into())];
                return Err(say(lang, "name-several", &args));
            }
        }
    }
    Err(say(lang, "name-nobody", &[("words", words.into())]))
}

/// Two figures named one after the other.
pub(super) fn find_two(rules: &Minis, lang: Lang, w: &World, words: &str) -> Result<(FigureId, FigureId), String> {
    let between = ["against", "przeciw"];
    let pieces: Vec<&str> =
        words.split_whitespace().filter(|p| !between.contains(&p.to_lowercase().as_str())).collect();
    let mut trouble = say(lang, "name-two", &[]);
    for cut in 1..pieces.len() {
        match (find(rules, lang, w, &pieces[..cut].join(" ")), find(rules, lang, w, &pieces[cut..].join(" "))) {
            (Ok(a), Ok(b)) => return Ok((a, b)),
            (Err(e), _) | (_, Err(e)) => trouble = e,
        }
    }
    Err(trouble)
}

/// The words with letters of the board replaced by the names they stand for.
pub(super) fn expand(rules: &Minis, w: &World, words: &str) -> String {
    let all = tokens(rules, w);
    let full = |word: &str| {
        let at = all.iter().position(|t| t.eq_ignore_ascii_case(word));
        at.map_or_else(|| word.to_owned(), |i| rules.name(w, FigureId(i as u8)))
    };
    // After these come squares and numbers.
    let first = words.split_whitespace().next().unwrap_or_default().to_lowercase();
    if ["to", "via", "door", "na", "przez", "drzwi"].contains(&first.as_str()) {
        return words.to_owned();
    }
    words.split_whitespace().map(full).collect::<Vec<_>>().join(" ")
}

/// Answers whose words end in a name, a place or a number, with its variable.
const ENDING: [(&str, &str); 7] = [
    ("choice-to", "square"),
    ("choice-via", "squares"),
    ("choice-attack", "who"),
    ("choice-use", "ability"),
    ("choice-board", "who"),
    ("choice-hand-over", "who"),
    ("choice-door", "n"),
];

/// Answers that are whole.
const WHOLE: [&str; 6] = ["choice-yes", "choice-no", "choice-pass", "choice-move", "choice-nowhere", "choice-end"];

/// The English words for an answer in a language; words that are none stay as they are.
pub(super) fn in_english(lang: Lang, words: &str) -> String {
    let words = folded(words);
    if let Some(key) = WHOLE.iter().find(|key| folded(&text::say(lang, key, &[])) == words) {
        return text::say(Lang::English, key, &[]);
    }
    for (key, variable) in ENDING {
        let start = folded(&text::say(lang, key, &[(variable, "".into())]));
        let Some(rest) = words.strip_prefix(&start).and_then(|rest| rest.strip_prefix(' ')) else { continue };
        let ability = AbilityId::all().find(|a| variable == "ability" && folded(&text::name(lang, *a)) == rest);
        let rest = ability.map_or(rest, |a| a.row().name);
        return text::say(Lang::English, key, &[(variable, rest.into())]);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_may_be_polish() {
        let english = |words: &str| in_english(Lang::Polish, words);
        assert_eq!(english("na c4"), "to c4");
        assert_eq!(english("Przez b2 c3"), "via b2 c3");
        assert_eq!(english("atak b1"), "attack b1");
        assert_eq!(english("użyj: Ściągnięcie Ognia"), "use Draw Fire");
        assert_eq!(english("uzyj sciagniecie ognia"), "use Draw Fire");
        assert_eq!(english("koniec tury"), "end turn");
        assert_eq!(english("drzwi 2"), "door 2");
        assert_eq!(english("to c4"), "to c4");
        assert_eq!(in_english(Lang::English, "attack b1"), "attack b1");
    }
}
