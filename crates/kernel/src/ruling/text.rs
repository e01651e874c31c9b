//! Pieces of text that know where they stand, and what is wrong with them.

use std::fmt;

/// A bit of a ruling's text with the place where it stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Piece {
    /// The line, counted from 1.
    pub line: usize,
    /// The column of its first character, counted from 1 in characters.
    pub column: usize,
    /// The text itself.
    pub text: String,
}

impl Piece {
    /// A piece of text that begins at that place.
    pub fn new(line: usize, column: usize, text: impl Into<String>) -> Piece {
        Piece { line, column, text: text.into() }
    }

    /// The bytes `from..to` of this piece, with their own place.
    fn part(&self, from: usize, to: usize) -> Piece {
        Piece::new(self.line, self.column + self.text[..from].chars().count(), &self.text[from..to])
    }

    /// The piece without white space around it.
    pub fn trim(&self) -> Piece {
        let from = self.text.len() - self.text.trim_start().len();
        self.part(from, from + self.text.trim().len())
    }

    /// The trimmed pieces between separators, those inside parentheses not counted; an empty text has none.
    pub fn split(&self, separator: char) -> Vec<Piece> {
        let (mut pieces, mut from, mut depth) = (Vec::new(), 0, 0usize);
        for (at, c) in self.text.char_indices() {
            match c {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ if c == separator && depth == 0 => {
                    pieces.push(self.part(from, at).trim());
                    from = at + c.len_utf8();
                }
                _ => {}
            }
        }
        if !pieces.is_empty() || !self.text.trim().is_empty() {
            pieces.push(self.part(from, self.text.len()).trim());
        }
        pieces
    }

    /// The trimmed pieces before and after the first separator.
    pub fn split_once(&self, separator: char) -> Option<(Piece, Piece)> {
        let at = self.text.find(separator)?;
        let after = at + separator.len_utf8();
        Some((self.part(0, at).trim(), self.part(after, self.text.len()).trim()))
    }

    /// The first word and the rest, both trimmed.
    pub fn first_word(&self) -> (Piece, Piece) {
        let piece = self.trim();
        let end = piece.text.find(char::is_whitespace).unwrap_or(piece.text.len());
        (piece.part(0, end), piece.part(end, piece.text.len()).trim())
    }

    /// The words, divided by white space.
    pub fn words(&self) -> Vec<Piece> {
        let (mut words, mut rest) = (Vec::new(), self.trim());
        while !rest.text.is_empty() {
            let (word, more) = rest.first_word();
            words.push(word);
            rest = more;
        }
        words
    }

    /// The text before a last pair of parentheses and the one word inside, if the text ends so.
    pub fn split_reason(&self) -> (Piece, Option<Piece>) {
        let open = match self.text.rfind('(') {
            Some(open) if open > 0 && self.text.ends_with(')') => open,
            _ => return (self.clone(), None),
        };
        let inside = self.part(open + 1, self.text.len() - 1).trim();
        if inside.text.is_empty() || inside.text.contains(char::is_whitespace) {
            return (self.clone(), None);
        }
        (self.part(0, open).trim(), Some(inside))
    }

    /// Something is wrong here.
    pub fn trouble(&self, text: impl Into<String>) -> Trouble {
        Trouble { line: self.line, column: self.column, text: text.into(), legal: Vec::new() }
    }

    /// This text is not one of the legal words; `what` says what it should have been (`a seat`).
    pub fn unknown(&self, what: &str, legal: impl IntoIterator<Item = impl Into<String>>) -> Trouble {
        let legal = nearest_first(&self.text, legal.into_iter().map(Into::into).collect());
        Trouble { legal, ..self.trouble(format!("`{}` is not {what}", self.text)) }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// What is wrong with a ruling's text, where, and what might stand there instead.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {text}{}", one_of(.legal))]
pub struct Trouble {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 in characters.
    pub column: usize,
    /// What is wrong.
    pub text: String,
    /// What may stand there, the likeliest first; empty if that cannot be listed.
    pub legal: Vec<String>,
}

/// How many legal words a message names.
const MOST_NAMED: usize = 40;

/// The legal words as the end of a message.
pub(crate) fn one_of(legal: &[String]) -> String {
    match legal.len() {
        0 => String::new(),
        1 => format!(" (only: {})", legal[0]),
        n if n <= MOST_NAMED => format!(" (one of: {})", legal.join(", ")),
        n => format!(" (one of: {}, and {} more)", legal[..MOST_NAMED].join(", "), n - MOST_NAMED),
    }
}

/// The text as it is compared: lower case, white space and commas folded.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        if c == ',' {
            folded.truncate(folded.trim_end().len());
            folded.push_str(", ");
        } else if !c.is_whitespace() {
            folded.push(c);
        } else if !folded.is_empty() && !folded.ends_with(' ') {
            folded.push(' ');
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// Whether the text contains these words as whole words, letters' case and white space aside.
pub fn has_words(text: &str, words: &str) -> bool {
    let (text, words) = (fold(text), fold(words));
    text.match_indices(&words).any(|(at, found)| {
        let before = text[..at].chars().next_back();
        let after = text[at + found.len()..].chars().next();
        let apart = |edge: Option<char>, next: Option<char>| {
            !(edge.is_some_and(char::is_alphanumeric) && next.is_some_and(char::is_alphanumeric))
        };
        apart(found.chars().next(), before) && apart(found.chars().next_back(), after)
    })
}

/// The legal words with the one that was probably meant first, if one is near.
pub fn nearest_first(word: &str, mut legal: Vec<String>) -> Vec<String> {
    let word = fold(word);
    let near = legal.iter().enumerate().filter_map(|(at, other)| Some((strangeness(&word, &fold(other))?, at))).min();
    if let Some((_, at)) = near {
        legal[..=at].rotate_right(1);
    }
    legal
}

/// How far `word` is from `other`, if it is near; of a pattern (`score <seat> <n>`) only what stands before the first
/// blank is compared.
fn strangeness(word: &str, other: &str) -> Option<usize> {
    let fixed = other.split('<').next().unwrap_or_default().trim_end();
    let begun: Vec<&str> = word.split(' ').take(fixed.split(' ').count()).collect();
    let word = if fixed.len() == other.len() { word.to_owned() } else { begun.join(" ") };
    let near = distance(&word, fixed);
    (!fixed.is_empty() && near <= 1 + word.chars().count() / 3).then_some(near)
}

/// How many letters must be put in, left out or changed to make one word of the other (Levenshtein 1965).
pub fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, c) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, d) in b.iter().enumerate() {
            let changed = diagonal + usize::from(c != *d);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_keep_their_places() {
        let line = Piece::new(3, 1, "  left: attack żuk (a, b),  done ");
        let (seat, rest) = line.split_once(':').expect("a colon");
        assert_eq!((seat.column, seat.text.as_str()), (3, "left"));
        let places: Vec<_> = rest.split(',').into_iter().map(|p| (p.column, p.text)).collect();
        assert_eq!(places, [(9, "attack żuk (a, b)".to_owned()), (29, "done".to_owned())]);
        assert_eq!(Piece::new(1, 1, " ").split(','), []);
        let (words, reason) = Piece::new(1, 1, "attack dooku (too-far)").split_reason();
        assert_eq!((words.text.as_str(), reason), ("attack dooku", Some(Piece::new(1, 15, "too-far"))));
        assert_eq!(Piece::new(1, 1, "move (two steps)").split_reason().1, None);
    }

    #[test]
    fn words_are_compared_folded_and_whole() {
        assert_eq!(fold("  Attack\tObi ,then  Move "), "attack obi, then move");
        assert!(has_words("The droid hits Obi-Wan for 10.", "hits obi-wan for 10"));
        assert!(!has_words("The droid deals 10", "deals 1"));
        assert!(has_words("10 and then 1", "1"));
    }

    #[test]
    fn the_word_that_was_meant_comes_first() {
        let legal = || ["move", "attack obi", "pass"].map(String::from).to_vec();
        assert_eq!(nearest_first("atack obi", legal()), ["attack obi", "move", "pass"]);
        assert_eq!(nearest_first("teleport", legal()), legal());
        let patterns = ["score <seat> <n>", "sum <n>"].map(String::from).to_vec();
        assert_eq!(nearest_first("sums 5", patterns)[0], "sum <n>");
        assert_eq!((distance("", "abc"), distance("kitten", "sitting")), (3, 3));
    }
}
