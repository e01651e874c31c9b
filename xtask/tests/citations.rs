//! Every citation of a rule points at something that exists.
//!
//! Checked are comments and string literals that are nothing but a citation in `crates/*/src`, and all of `rulings`.
//! Cited are lines of the source documents (`000:12`, `000:12-15, 20`), FAQ answers and errata (`faq-166`, `err-003`),
//! and the ids of our digests, which `docs/rule-ids.txt` lists (`G-20`, `L-08a`).
//! Legion's `gl.pierce-x` and the card game's `R001` are looked for only among the files of these games.

use std::collections::BTreeSet;
use std::fs;

/// The source documents and how many lines each has.
const DOCUMENTS: [(&str, usize); 5] = [("000", 2024), ("001", 12651), ("002", 970), ("003", 2933), ("004", 3382)];

/// Which game's ids are looked for besides those of the Miniatures.
#[derive(Clone, Copy, PartialEq)]
enum Game {
    Minis,
    Legion,
    Ccg,
}

impl Game {
    fn of(path: &str) -> Self {
        match path.split('/').nth(1) {
            Some("legion") => Self::Legion,
            Some("ccg") => Self::Ccg,
            _ => Self::Minis,
        }
    }
}

/// The ids that exist.
fn known() -> BTreeSet<String> {
    let text = fs::read_to_string(xtask::root().join("docs/rule-ids.txt")).expect("the list of ids");
    text.lines().map(str::to_owned).collect()
}

/// What is wrong with the citations in a text, a sentence each.
fn wrong(text: &str, game: Game, known: &BTreeSet<String>) -> Vec<String> {
    let in_word = |c: char| c.is_alphanumeric() || "_:.-".contains(c);
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(in_word) {
        let word = &rest[start..];
        let end = word.find(|c| !in_word(c)).unwrap_or(word.len());
        rest = &word[end..];
        let word = word[..end].trim_matches([':', '.', '-', '_']);
        if let Some((document, lines)) = lines_cited(word) {
            let (more, after) = further_lines(rest);
            rest = after;
            for lines in std::iter::once(lines).chain(more) {
                if let Err(why) = check_lines(document, lines) {
                    found.push(format!("{document}:{lines}: {why}"));
                }
            }
        } else if let Some(id) = id_cited(word, game)
            && !known.contains(id)
        {
            found.push(format!("{id}: no such id in docs/rule-ids.txt"));
        }
    }
    found
}

/// `000:12-15` is lines `12-15` of document `000`.
fn lines_cited(word: &str) -> Option<(&str, &str)> {
    let (document, lines) = word.split_once(':')?;
    let is_document = document.len() == 3 && document.starts_with("00") && digits(document);
    (is_document && lines.starts_with(|c: char| c.is_ascii_digit())).then_some((document, lines))
}

/// The `20` and `31-33` of `000:12-15, 20, 31-33`, and the text after them.
fn further_lines(mut text: &str) -> (Vec<&str>, &str) {
    let mut more = Vec::new();
    while let Some(next) = text.strip_prefix(", ").or_else(|| text.strip_prefix(',')) {
        let end = next.find(|c: char| !c.is_ascii_digit() && c != '-').unwrap_or(next.len());
        let lines = next[..end].trim_end_matches('-');
        let goes_on = next[lines.len()..].starts_with(|c: char| c.is_alphanumeric() || "_:-".contains(c));
        if lines.is_empty() || goes_on {
            break;
        }
        more.push(lines);
        text = &next[lines.len()..];
    }
    (more, text)
}

fn check_lines(document: &str, lines: &str) -> Result<(), String> {
    let (_, last) =
        DOCUMENTS.into_iter().find(|(name, _)| *name == document).ok_or_else(|| "no such document".to_owned())?;
    let (from, to) = lines.split_once('-').unwrap_or((lines, lines));
    match (from.parse::<usize>(), to.parse::<usize>()) {
        (Ok(from), Ok(to)) if from < 1 || to > last => Err(format!("the document has lines 1 to {last}")),
        (Ok(from), Ok(to)) if from > to => Err("the range runs backwards".to_owned()),
        (Ok(_), Ok(_)) => Ok(()),
        _ => Err("not a line or a range of lines".to_owned()),
    }
}

/// The id a word cites, if it looks like a citation at all.
fn id_cited(word: &str, game: Game) -> Option<&str> {
    let numbered = |prefix: &str, length: usize| {
        word.strip_prefix(prefix).is_some_and(|number| number.len() == length && digits(number))
    };
    let cites = match word.split_once('-') {
        Some(("faq" | "err", number)) => number.starts_with(|c: char| c.is_ascii_digit()),
        Some(("A" | "E" | "F" | "G" | "H" | "I" | "L" | "P", number)) => {
            let bare = number.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(number);
            bare.len() == 2 && digits(bare)
        }
        _ => false,
    } || match game {
        Game::Minis => false,
        Game::Ccg => numbered("R", 3) || numbered("S", 2) || numbered("X", 2),
        Game::Legion => word.split_once('.').is_some_and(|(family, name)| {
            ["bc", "er", "fm", "gl", "op", "ss", "tl", "tr"].contains(&family)
                && name.starts_with(|c: char| c.is_ascii_lowercase())
        }),
    };
    cites.then_some(word)
}

fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// The comments of a Rust source, and the string literals without a space, each with its line number.
fn spoken(source: &str) -> Vec<(usize, &str)> {
    let mut spoken = Vec::new();
    let mut at = 0;
    while at < source.len() {
        let rest = &source[at..];
        let (length, says) = if rest.starts_with("//") {
            (rest.find('\n').unwrap_or(rest.len()), true)
        } else if rest.starts_with("/*") {
            (rest.find("*/").map_or(rest.len(), |end| end + 2), true)
        } else if let Some(hashes) = raw_string(source, at) {
            let close = format!("\"{}", "#".repeat(hashes));
            let open = hashes + 2;
            let length = rest[open..].find(&close).map_or(rest.len(), |end| open + end + close.len());
            (length, !rest[..length].contains(char::is_whitespace))
        } else if rest.starts_with('"') {
            let length = string_length(rest);
            (length, !rest[..length].contains(char::is_whitespace))
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\\"'") {
            (rest[1..].find('\'').map_or(rest.len(), |end| end + 2), false)
        } else {
            (rest.chars().next().map_or(1, char::len_utf8), false)
        };
        if says {
            spoken.push((1 + source[..at].matches('\n').count(), &rest[..length]));
        }
        at += length;
    }
    spoken
}

/// How many `#` the raw string that begins here has, if one does.
fn raw_string(source: &str, at: usize) -> Option<usize> {
    let inside = source[..at].ends_with(|c: char| c.is_alphanumeric() && c != 'b' || c == '_');
    let after = source[at..].strip_prefix('r').filter(|_| !inside)?;
    let hashes = after.bytes().take_while(|b| *b == b'#').count();
    after[hashes..].starts_with('"').then_some(hashes)
}

/// The length of the string literal a text begins with, quotes included.
fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[test]
fn every_citation_exists() {
    let known = known();
    let mut found = Vec::new();
    for file in xtask::tracked() {
        let name = file.to_str().expect("file names are UTF-8");
        let source = name.starts_with("crates/") && name.split('/').nth(2) == Some("src") && name.ends_with(".rs");
        if !source && !name.starts_with("rulings/") {
            continue;
        }
        let text = fs::read_to_string(xtask::root().join(name)).expect("a listed file is text");
        let parts = if source { spoken(&text) } else { vec![(1, text.as_str())] };
        for (first, part) in parts {
            for (number, line) in (first..).zip(part.lines()) {
                found.extend(wrong(line, Game::of(name), &known).iter().map(|why| format!("{name}:{number}: {why}")));
            }
        }
    }
    assert_eq!(found, [""; 0]);
}

/// The examples of the digest of the Miniatures: numbers (G, P), layouts (L), answers of the FAQ with figures (F).
#[test]
fn every_example_is_a_ruling() {
    let mut cited = BTreeSet::new();
    for file in xtask::tracked().iter().filter(|file| file.starts_with("rulings/minis")) {
        let text = fs::read_to_string(xtask::root().join(file)).expect("a listed file is text");
        let sources = text.lines().filter_map(|line| line.strip_prefix("source:"));
        cited.extend(sources.flat_map(|line| line.split(',')).map(|id| id.trim().to_owned()));
    }
    let example = |id: &&String| ["G-", "P-", "L-", "F-"].iter().any(|kind| id.starts_with(kind));
    let known = known();
    let missing: Vec<&String> = known.iter().filter(example).filter(|id| !cited.contains(*id)).collect();
    assert_eq!(missing, [""; 0]);
    assert_eq!(known.iter().filter(example).count(), 37 + 10 + 16 + 30);
}

#[test]
fn the_list_of_ids_is_whole() {
    let known = known();
    assert!((1..=505).all(|n| known.contains(&format!("faq-{n:03}"))));
    assert_eq!(known.iter().filter(|id| id.starts_with("faq-")).count(), 505);
    for id in ["err-024", "G-37", "P-10", "F-30", "L-08a", "E-56", "A-25", "H-32", "I-10", "gl.pierce-x", "R358"] {
        assert!(known.contains(id), "{id}");
    }
}

#[test]
fn what_exists_may_be_cited() {
    let known = known();
    let right = "FAQ step 3 (000:12, 000:12-15; 002:970, 003:2933), see faq-001, faq-505 and `err-003`: \
        G-20/L-08a. faq-430 to faq-433; 003:1630, 2043, 2069-2070. Also E-11, not an A-280 nor an E-60R; \
        at 12:000:99999, faq-NNN, 002:.., a-faq-999, XG-99, G-999, gl.nothing, R999, 000:12, 3 squares on";
    assert_eq!(wrong(right, Game::Minis, &known), [""; 0]);
    assert_eq!(wrong("gl.pierce-x. 001:12651", Game::Legion, &known), [""; 0]);
    assert_eq!(wrong("R001, S30 and X28; 004:3382", Game::Ccg, &known), [""; 0]);
}

#[test]
fn what_does_not_exist_is_found() {
    let known = known();
    let lost = |text, game| wrong(text, game, &known).len();
    for text in [
        "000:2025",
        "000:0",
        "002:971",
        "003:2934",
        "(000:12-2025)",
        "000:15-12",
        "000:12, 2025",
        "000:12:5",
        "005:1",
        "faq-506",
        "faq-000",
        "`faq-12`",
        "faq-166b",
        "err-025.",
        "G-38",
        "P-00",
        "F-31",
        "L-01",
        "E-57",
        "A-26",
        "H-33",
        "I-11",
        "L-08d",
    ] {
        assert_eq!(lost(text, Game::Minis), 1, "{text}");
    }
    assert_eq!(lost("gl.no-such-keyword", Game::Legion), 1);
    assert_eq!(lost("R359 and X29", Game::Ccg), 2);
}

#[test]
fn comments_and_bare_strings_are_read_and_code_is_not() {
    let source = r##"
        /// faq-900
        let a = G-99; let s = 'x'; // G-98
        let b = ("faq-901", "// not faq-902", "esc \" faq-903", '"', r#"faq-904"#, r"faq-905 and");
        /* faq-906
           faq-907 */ let c = 000:9999;
    "##;
    let cited: Vec<String> = spoken(source)
        .into_iter()
        .flat_map(|(_, part)| wrong(part, Game::Minis, &BTreeSet::new()))
        .map(|why| why.split(':').next().expect("an id").to_owned())
        .collect();
    assert_eq!(cited, ["faq-900", "G-98", "faq-901", "faq-904", "faq-906", "faq-907"]);
    assert_eq!(spoken(source)[0].0, 2);
    assert_eq!(spoken(source).last().map(|(line, _)| *line), Some(5));
}
