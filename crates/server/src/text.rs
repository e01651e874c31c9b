//! What the server says to people, in the language of whoever it answers.

use dejarik_games::Lang;
use dejarik_text::{Arg, Catalog};
use std::future::Future;

static TEXTS: Catalog = Catalog::new(|lang| match lang {
    Lang::English => &[include_str!("../text/en/server.ftl")],
    Lang::Polish => &[include_str!("../text/pl/server.ftl")],
});

tokio::task_local! {
    /// The language of whoever is being answered.
    static LANG: Lang;
}

/// Does something in somebody's language.
pub async fn in_language<F: Future>(lang: Lang, work: F) -> F::Output {
    LANG.scope(lang, work).await
}

/// The language of whoever is being answered.
pub fn language() -> Lang {
    LANG.try_with(|lang| *lang).unwrap_or_default()
}

/// The text of a key with its variables, for whoever is being answered.
pub fn say(key: &str, args: &[Arg<'_>]) -> String {
    say_in(language(), key, args)
}

/// The text of a key in a language.
pub fn say_in(lang: Lang, key: &str, args: &[Arg<'_>]) -> String {
    TEXTS.say(lang, key, args)
}

/// The language that a browser or a program asks for: by its code in the address, or by the header, or English.
pub fn wanted(query: Option<&str>, header: Option<&str>) -> Lang {
    let named = query.and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix("lang=")));
    let codes = header.unwrap_or_default().split(',').filter_map(|part| part.trim().get(..2));
    named.into_iter().chain(codes).find_map(Lang::by_code).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_languages_say_the_same() {
        assert_eq!(TEXTS.faults(), [""; 0]);
    }

    /// Every text is named somewhere in the code.
    #[test]
    fn no_text_is_left_over() {
        let code = dejarik_text::code_below(&[concat!(env!("CARGO_MANIFEST_DIR"), "/src").as_ref()]);
        let unused = TEXTS.keys(Lang::English).into_iter().filter(|key| !code.contains(&format!("\"{key}\"")));
        assert_eq!(unused.collect::<Vec<_>>(), [""; 0]);
    }

    #[test]
    fn a_language_is_asked_for_by_address_or_header() {
        assert_eq!(wanted(Some("seat=1&lang=pl"), Some("en-GB")), Lang::Polish);
        assert_eq!(wanted(None, Some("de, pl-PL;q=0.9, en;q=0.8")), Lang::Polish);
        assert_eq!(wanted(Some("lang=xx"), None), Lang::English);
        assert_eq!(wanted(None, Some("ż")), Lang::English);
    }
}
