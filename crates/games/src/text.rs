//! What is said around every game, in the language of whoever reads it: the table, the terminal, a replay.

use dejarik_kernel::Lang;
use dejarik_text::Catalog;

pub use dejarik_text::Arg;

static TEXTS: Catalog = Catalog::new(|lang| match lang {
    Lang::English => &[
        include_str!("../text/en/table.ftl"),
        include_str!("../text/en/terminal.ftl"),
        include_str!("../text/en/panels.ftl"),
    ],
    Lang::Polish => &[
        include_str!("../text/pl/table.ftl"),
        include_str!("../text/pl/terminal.ftl"),
        include_str!("../text/pl/panels.ftl"),
    ],
});

/// The text of a key with its variables, such as `over-draw`.
pub fn say(lang: Lang, key: &str, args: &[Arg<'_>]) -> String {
    TEXTS.say(lang, key, args)
}

/// "a and b and c".
pub fn joined(lang: Lang, words: &[String]) -> String {
    dejarik_minis::text::joined(lang, words)
}

/// Words as they are compared: small letters, single spaces, no colons, and no strokes on Polish letters, so that a
/// player may leave these out.
pub fn folded(words: &str) -> String {
    let plain = |c: char| match c {
        'ą' | 'Ą' => 'a',
        'ć' | 'Ć' => 'c',
        'ę' | 'Ę' => 'e',
        'ł' | 'Ł' => 'l',
        'ń' | 'Ń' => 'n',
        'ó' | 'Ó' => 'o',
        'ś' | 'Ś' => 's',
        'ź' | 'ż' | 'Ź' | 'Ż' => 'z',
        _ => c,
    };
    dejarik_kernel::ruling::fold(&words.chars().filter(|c| *c != ':').map(plain).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn the_languages_say_the_same() {
        assert_eq!(TEXTS.faults(), [""; 0]);
    }

    /// Every text is written out somewhere in the code.
    #[test]
    fn no_text_is_left_over() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let code =
            dejarik_text::code_below(&[&here.join("src"), &here.join("../agents/src"), &here.join("../cli/src")]);
        let unused = TEXTS.keys(Lang::English).into_iter().filter(|k| !code.contains(&format!("\"{k}\"")));
        assert_eq!(unused.filter(|k| !k.starts_with("help-")).collect::<Vec<_>>(), [""; 0]);
    }

    #[test]
    fn strokes_and_colons_may_be_left_out() {
        assert_eq!(folded("Użyj: Ściągnięcie  Ognia"), "uzyj sciagniecie ognia");
    }
}
