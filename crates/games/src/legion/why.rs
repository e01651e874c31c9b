//! What numbers of Legion are made of: cover, speed, courage; and how two units stand to each other.

use super::{Among, unit_named};
use crate::text::say;
use dejarik_kernel::Lang;
use dejarik_legion::Legion;
use dejarik_legion::choice::Gait;
use dejarik_legion::look::Look;
use dejarik_legion::world::{Method, UnitId, World};

/// `cover A B` (of A against B), `range A B`, `speed A`, `courage A`; names as the table shows them.
pub(super) fn why(rules: &Legion, lang: Lang, w: &World, words: &str) -> Result<Vec<String>, String> {
    let help = || say(lang, "legion-why-help", &[]);
    let (word, rest) = words.trim().split_once(' ').ok_or_else(help)?;
    let look = Look::new(rules, w);
    match word.to_lowercase().as_str() {
        "cover" => two(rules, lang, w, rest).map(|(of, from)| cover(&look, lang, of, from)),
        "range" => two(rules, lang, w, rest).map(|(a, b)| range(&look, lang, a, b)),
        "speed" => unit_named(rules, lang, w, Among::All, rest).map(|unit| speed(&look, lang, unit)),
        "courage" => unit_named(rules, lang, w, Among::All, rest).map(|unit| courage(&look, lang, unit)),
        _ => Err(help()),
    }
}

/// Two units, one named after the other; where the first name ends is found by trying.
fn two(rules: &Legion, lang: Lang, w: &World, names: &str) -> Result<(UnitId, UnitId), String> {
    let names = names.trim();
    let named = |name: &str| unit_named(rules, lang, w, Among::Table, name);
    for (i, _) in names.match_indices(' ') {
        if let (Ok(a), Ok(b)) = (named(&names[..i]), named(&names[i..])) {
            return Ok((a, b));
        }
    }
    match named(names) {
        Ok(_) => Err(say(lang, "legion-why-two", &[])),
        // One of them is the trouble: whoever reads it sees the names there are.
        Err(why) => Err(why),
    }
}

fn name(look: &Look<'_>, unit: UnitId) -> String {
    look.rules.unit_name(look.w, unit)
}

fn cover(look: &Look<'_>, lang: Lang, of: UnitId, from: UnitId) -> Vec<String> {
    let cover = look.cover(from, of, Method::Ranged);
    let args = [("of", name(look, of).into()), ("from", name(look, from).into()), ("n", cover.value.into())];
    let mut lines = vec![say(lang, "legion-cover", &args)];
    let terms = [
        ("legion-cover-terrain", i32::from(cover.terrain)),
        ("legion-cover-suppression", i32::from(cover.suppression)),
        ("legion-cover-keywords", i32::from(cover.keywords)),
        ("legion-cover-smoke", i32::from(cover.smoke)),
        ("legion-cover-less", -i32::from(cover.less)),
    ];
    lines.extend(terms.iter().filter(|(_, n)| *n != 0).map(|(key, n)| format!("  {n:+} {}", say(lang, key, &[]))));
    lines
}

fn range(look: &Look<'_>, lang: Lang, a: UnitId, b: UnitId) -> Vec<String> {
    let (n, most) = (look.attack_range(a, b), look.rules.book().figures.segments);
    let args = [("of", name(look, a).into()), ("from", name(look, b).into()), ("n", n.min(most).into())];
    let far = if n > most { "legion-beyond-range" } else { "legion-range" };
    let sight = if look.unit_sees(a, b) { "legion-seen" } else { "legion-unseen" };
    vec![say(lang, far, &args), say(lang, sight, &args)]
}

fn speed(look: &Look<'_>, lang: Lang, unit: UnitId) -> Vec<String> {
    let (printed, now) = (look.card(unit).speed, look.speed(unit, Gait::Standard, false));
    let slow = look.speed(unit, Gait::Standard, true);
    let args = [("of", name(look, unit).into()), ("n", now.into()), ("printed", printed.into()), ("slow", slow.into())];
    vec![say(lang, "legion-speed", &args), say(lang, "legion-speed-slow", &args)]
}

fn courage(look: &Look<'_>, lang: Lang, unit: UnitId) -> Vec<String> {
    let suppression = look.w[unit].tokens.suppression;
    let args = [
        ("of", name(look, unit).into()),
        ("n", look.courage(unit).unwrap_or(0).into()),
        ("suppression", suppression.into()),
    ];
    match look.courage(unit) {
        Some(_) if look.suppressed(unit) => {
            vec![say(lang, "legion-courage", &args), say(lang, "legion-suppressed", &args)]
        }
        Some(_) => vec![say(lang, "legion-courage", &args)],
        None => vec![say(lang, "legion-no-courage", &args)],
    }
}
