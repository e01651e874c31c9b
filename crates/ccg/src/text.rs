//! Texts for players, in their language: terms of the rules to look up. What a card says is made from its data.
//!
//! The texts are ours and stand in `text/<language>/`, in the Fluent format.

use dejarik_kernel::Lang;
use dejarik_text::Catalog;
pub use dejarik_text::search::Hit;
use dejarik_text::search::{Entry, Fit, find};
use std::sync::OnceLock;

static TEXTS: Catalog = Catalog::new(|lang| match lang {
    Lang::English => &[include_str!("../text/en/rules.ftl")],
    Lang::Polish => &[include_str!("../text/pl/rules.ftl")],
});

/// The terms that a player may look up, in the order in which they are best read, and the lines of the Glossary that speak
/// of them.
const RULES: [(&str, &str); 46] = [
    ("turn", "004:3152"),
    ("force", "004:1346-1368, 1354"),
    ("activate", "004:224-226, 1386-1393"),
    ("use-force", "004:1346-1368, 3219"),
    ("lose-force", "004:1368, 2024-2026"),
    ("retrieve", "004:2670-2672"),
    ("recirculate", "004:2598"),
    ("force-icons", "004:1399"),
    ("force-drain", "004:1370-1376"),
    ("presence", "004:2394-2400, 2404-2417"),
    ("occupy", "004:2243"),
    ("control", "004:871-873"),
    ("deploy", "004:1071, 1073-1077"),
    ("unique", "004:2340-2342, 3199-3207"),
    ("locations", "004:228-230, 1950-1975, 1961-1963, 1965-1967, 1969-1971"),
    ("battleground", "004:512-518"),
    ("battle", "004:396-410, 412-420, 422-428, 430-456, 494"),
    ("power", "004:422-428, 2372"),
    ("ability", "004:40"),
    ("destiny", "004:1097-1111"),
    ("battle-destiny", "004:498-500"),
    ("attrition", "004:367-369, 434-440"),
    ("immunity", "004:1649-1655"),
    ("battle-damage", "004:442-452, 496"),
    ("forfeit", "004:454-456, 1411-1417, 1419"),
    ("weapons", "004:3293, 3297-3303, 3305-3317"),
    ("hit", "004:432, 1558"),
    ("defense-value", "004:1047-1049"),
    ("react", "004:2544-2556"),
    ("movement", "004:2145-2179, 2618"),
    ("landspeed", "004:1896"),
    ("hyperspeed", "004:1599"),
    ("landing", "004:1858-1866, 1868-1872"),
    ("docking-bay-transit", "004:1131"),
    ("pilots", "004:687-689, 2350-2356"),
    ("embark", "004:1129, 1242-1246"),
    ("capture", "004:727, 729-737, 1267-1273"),
    ("release", "004:1425-1438, 2634-2636"),
    ("undercover", "004:3179-3195"),
    ("missing", "004:2107-2113"),
    ("creatures", "004:922, 924-954"),
    ("interrupts", "004:667-669, 1730-1738"),
    ("actions", "004:89-95, 97-112, 120-124, 140-150"),
    ("sabacc", "004:2692-2730, 2698-2716, 2718-2730"),
    ("starting", "004:2935-2951, 2953-2960"),
    ("devices", "004:1115-1117"),
];

/// Every term that these words may mean, likeliest first: by its title, then by the words of its text.
///
/// ```
/// use dejarik_ccg::text::search;
/// use dejarik_kernel::Lang;
/// assert_eq!(search(Lang::English, "force drains")[0].title, "Force drain");
/// ```
pub fn search(lang: Lang, words: &str) -> Vec<Hit> {
    find(lang, entries(lang), words).into_iter().filter_map(|m| hit(lang, &m.entry.key, m.fit)).collect()
}

/// Every term, in the order in which they are best read.
pub fn everything(lang: Lang) -> Vec<Hit> {
    RULES.iter().filter_map(|(slug, _)| hit(lang, &format!("rule-{slug}"), Fit::NONE)).collect()
}

fn hit(lang: Lang, key: &str, fit: Fit) -> Option<Hit> {
    let (_, cite) = RULES.iter().find(|(slug, _)| key.strip_prefix("rule-") == Some(slug))?;
    let (title, text) = (TEXTS.part(lang, key, Some("title"), &[])?, TEXTS.text(lang, key, &[])?);
    Some(Hit { key: key.to_owned(), title, text, cite, fit })
}

/// All entries of a language.
fn entries(lang: Lang) -> &'static [Entry] {
    static ENTRIES: [OnceLock<Vec<Entry>>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    ENTRIES[lang as usize]
        .get_or_init(|| everything(lang).into_iter().map(|h| Entry::new(h.key, &[&h.title], &h.text)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_text_exists_in_every_language() {
        assert_eq!(TEXTS.faults(), [""; 0]);
    }

    #[test]
    fn a_text_for_every_term_and_for_nothing_else() {
        let wanted: Vec<String> = RULES.iter().map(|(slug, _)| format!("rule-{slug}")).collect();
        assert_eq!(TEXTS.keys(Lang::English), wanted);
        for lang in Lang::ALL {
            let all = everything(lang);
            let titles: BTreeSet<&String> = all.iter().map(|h| &h.title).collect();
            assert_eq!(titles.len(), RULES.len(), "{lang:?}");
            for h in &all {
                let whole = h.text.ends_with('.') && !h.text.contains(['{', '}', '$']) && !h.text.contains("  ");
                assert!(whole && h.cite.starts_with("004:"), "{lang:?}: {h:?}");
            }
        }
    }

    #[test]
    fn a_player_finds_what_is_meant() {
        let finds = |lang: Lang, words: &str| search(lang, words).first().map(|h| h.key.clone()).unwrap_or_default();
        for (words, key) in [
            ("force drain", "rule-force-drain"),
            ("attrition", "rule-attrition"),
            ("docking bay", "rule-docking-bay-transit"),
            ("undercover spies", "rule-undercover"),
            ("what is presence", "rule-presence"),
            ("sabacc", "rule-sabacc"),
        ] {
            assert_eq!(finds(Lang::English, words), key, "{words}");
        }
        assert_eq!(finds(Lang::Polish, "odpływ mocy"), "rule-force-drain");
        assert_eq!(finds(Lang::Polish, "wyniszczenie"), "rule-attrition");
        assert_eq!(search(Lang::English, "xyzzyplugh"), []);
    }
}
