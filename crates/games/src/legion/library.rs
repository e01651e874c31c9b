//! What can be looked up in Legion: keywords and terms of the rules, unit cards, upgrades and command cards.

use super::screen::{figures, keywords, weapon_words};
use crate::Found;
use crate::library::{Keyed, with_cards};
use crate::text::say;
use dejarik_kernel::Lang;
use dejarik_legion::book::{Book, Command, Orders, UnitCard, Upgrade};
use dejarik_legion::text;
use dejarik_text::search::{Entry, Fit, find};

/// Everything that these words may mean: what has them for its title first, then keywords and terms, then cards.
pub(super) fn look_up(book: &Book, lang: Lang, words: &str) -> Vec<Keyed> {
    with_cards(text::search(lang, words), cards(book, lang, words))
}

/// Every keyword and term.
pub(super) fn everything(lang: Lang) -> Vec<Keyed> {
    text::everything(lang).into_iter().map(Keyed::from).collect()
}

/// The cards whose names have the words, likeliest first.
fn cards(book: &Book, lang: Lang, words: &str) -> Vec<(Fit, Keyed)> {
    let unit = |(n, u): (usize, &UnitCard)| {
        let full = u.title.as_ref().map_or_else(|| u.name.clone(), |title| format!("{} {title}", u.name));
        Entry::new(format!("unit {n}"), &[&u.name, &full], "")
    };
    let upgrade = |(n, u): (usize, &Upgrade)| Entry::new(format!("upgrade {n}"), &[&u.name], "").late();
    let command = |(n, c): (usize, &Command)| Entry::new(format!("command {n}"), &[&c.name], "").late();
    let entries: Vec<Entry> = (book.units.iter().enumerate().map(unit))
        .chain(book.upgrades.iter().enumerate().map(upgrade))
        .chain(book.commands.iter().enumerate().map(command))
        .collect();
    let found = find(lang, &entries, words);
    let keyed = |key: &String| Some(Keyed { key: key.replace(' ', "-"), found: card(book, lang, key)? });
    found.into_iter().filter_map(|m| Some((m.fit, keyed(&m.entry.key)?))).collect()
}

fn card(book: &Book, lang: Lang, key: &str) -> Option<Found> {
    let (kind, n) = key.split_once(' ')?;
    let n: usize = n.parse().ok()?;
    Some(match kind {
        "unit" => unit(lang, &book.units[n]),
        "upgrade" => upgrade(lang, &book.upgrades[n]),
        _ => command(book, lang, &book.commands[n]),
    })
}

fn sentences(parts: &[String]) -> String {
    let capital = |part: &String| {
        let mut letters = part.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).chain(['.']).collect::<String>()
    };
    parts.iter().map(capital).collect::<Vec<_>>().join(" ")
}

fn count(lang: Lang, key: &str, n: impl Into<u16>) -> String {
    format!("{} {}", say(lang, key, &[]), n.into())
}

fn unit(lang: Lang, card: &UnitCard) -> Found {
    let title = card.title.as_ref().map_or_else(|| card.name.clone(), |title| format!("{}, {title}", card.name));
    let mut parts = figures(lang, card);
    parts[0] += &format!(", {}, {}", count(lang, "panel-size", card.minis), count(lang, "panel-points", card.points));
    parts.extend(card.weapons.iter().map(|weapon| weapon_words(lang, weapon)));
    let slots: Vec<String> = card.bar.iter().map(|slot| text::cards::slot(lang, *slot)).collect();
    if !slots.is_empty() {
        parts.push(format!("{}: {}", say(lang, "panel-upgrades", &[]), slots.join(", ")));
    }
    Found { title, text: sentences(&parts), cite: "gl.unit-card".to_owned() }
}

fn upgrade(lang: Lang, card: &Upgrade) -> Found {
    let slot = text::cards::slot(lang, card.slot);
    let head = format!("{}: {slot}, {}", say(lang, "panel-upgrade", &[]), count(lang, "panel-points", card.points));
    let mut parts = vec![head];
    if let Some(only) = &card.only {
        parts.push(format!("{}: {}", say(lang, "panel-only", &[]), restriction(lang, only)));
    }
    if !card.keywords.is_empty() {
        parts.push(keywords(&card.keywords));
    }
    parts.extend(card.weapon.iter().chain(&card.other).map(|weapon| weapon_words(lang, weapon)));
    parts.extend(text::cards::upgrade(lang, card));
    Found { title: card.name.clone(), text: sentences(&parts), cite: "gl.upgrade-cards".to_owned() }
}

/// What files say of who may take an upgrade, and how it is said.
const ONLY: [(&str, &str); 15] = [
    ("type=ground vehicle", "only-ground-vehicle"),
    ("type=repulsor vehicle", "only-repulsor-vehicle"),
    ("type=clone trooper", "only-clone-trooper"),
    ("type=droid trooper", "only-droid-trooper"),
    ("type=emplacement trooper", "only-emplacement-trooper"),
    ("type=trooper", "only-trooper"),
    ("rank=corps", "only-corps"),
    ("rank=commander", "only-commander"),
    ("rank=operative", "only-operative"),
    ("faction=rebels", "only-rebels"),
    ("faction=empire", "only-empire"),
    ("faction=republic", "only-republic"),
    ("faction=separatists", "only-separatists"),
    ("light side=True", "only-light-side"),
    ("dark side=True", "only-dark-side"),
];

/// Who may take an upgrade, without the marks of the file.
fn restriction(lang: Lang, only: &str) -> String {
    let not = format!(", {} ", say(lang, "only-not", &[]));
    let said = ONLY.iter().fold(only.to_owned(), |s, (mark, key)| s.replace(mark, &say(lang, key, &[])));
    let plain = said.replace("unit=", "").replace(" AND NOT ", &not).replace(" OR ", " / ").replace(" AND ", ", ");
    if only.contains(" AND ") { plain } else { plain.replace(['(', ')'], "") }
}

/// A command card with all that it does.
pub(super) fn command(book: &Book, lang: Lang, card: &Command) -> Found {
    let mut head = format!("{}: {}", say(lang, "panel-command", &[]), count(lang, "panel-pips", card.pips));
    if let Some(of) = &card.commander {
        head += &format!(", {of}");
    }
    let orders: Vec<String> = card.orders.iter().map(|o| order_words(book, lang, card, o)).collect();
    let mut parts = vec![head, format!("{}: {}", say(lang, "panel-orders", &[]), orders.join(", "))];
    if !card.keywords.is_empty() {
        parts.push(keywords(&card.keywords));
    }
    parts.extend(card.weapon.iter().map(|weapon| weapon_words(lang, weapon)));
    parts.extend(text::cards::command(lang, book, card));
    Found { title: card.name.clone(), text: sentences(&parts), cite: "gl.command-cards".to_owned() }
}

/// Whom orders go to: a character by name, or so many units of a sort.
fn order_words(book: &Book, lang: Lang, card: &Command, orders: &Orders) -> String {
    let mut names = book.units.iter().map(|u| &u.name).chain(&card.commander);
    match names.find(|name| name.eq_ignore_ascii_case(&orders.who)) {
        Some(name) => name.clone(),
        None => {
            let who = orders.who.replace(' ', "-");
            say(lang, "panel-ordered-units", &[("who", who.into()), ("n", orders.n.into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn first(lang: Lang, words: &str) -> Found {
        let found = look_up(Book::standard(), lang, words).into_iter().next();
        found.unwrap_or_else(|| panic!("{words}: nothing")).found
    }

    #[test]
    fn keywords_terms_and_cards_are_found() {
        assert_eq!(first(Lang::English, "Suppressive").cite, "001:10406-10430");
        assert_eq!(first(Lang::English, "cover").title, "Cover");
        let vader = first(Lang::English, "darth vader");
        assert!(vader.title.starts_with("Darth Vader"), "{vader:?}");
        assert!(vader.text.contains("Immune: Pierce") && vader.text.contains("Commander"), "{vader:?}");
        let soldiers = first(Lang::English, "stormtroopers");
        assert_eq!((soldiers.title.as_str(), soldiers.cite.as_str()), ("Stormtroopers", "gl.unit-card"));
        let near = look_up(Book::standard(), Lang::English, "cover");
        assert!(near.iter().all(|k| k.found.title != "Hover"), "{near:?}");
        assert_eq!(restriction(Lang::English, "rank=corps AND faction=empire"), "corps, Empire");
        let ambush = first(Lang::English, "ambush");
        assert_eq!(ambush.text, "Command card: pips 1. Orders: 1 unit.");
        let push = first(Lang::Polish, "force push");
        assert!(push.text.starts_with("Ulepszenie: Moc, ") && push.text.contains("związany walką"), "{push:?}");
        let sorrows = first(Lang::English, "no time for sorrows");
        assert!(sorrows.text.contains("When a friendly trooper unit is issued an order, it may make"), "{sorrows:?}");
    }

    #[test]
    fn every_card_can_be_read() {
        let book = Book::standard();
        for lang in Lang::ALL {
            let names = (book.units.iter().map(|u| &u.name)).chain(book.upgrades.iter().map(|u| &u.name));
            for name in names.chain(book.commands.iter().map(|c| &c.name)) {
                let found = look_up(book, lang, name);
                assert!(found.iter().any(|k| k.found.title.starts_with(name.as_str())), "{lang:?}: {name}");
            }
        }
    }
}
