//! The table in letters: piles, then location after location with who is there.

use super::screen::{phase_words, side_words};
use crate::text::say;
use dejarik_ccg::Ccg;
use dejarik_ccg::book::text::{Kind, Stat};
use dejarik_ccg::look::Look;
use dejarik_ccg::world::{Berth, CardId, DARK, LIGHT, Mark, World, Zone};
use dejarik_kernel::{Lang, Seat};

const PILES: [(&str, Zone); 5] = [
    ("panel-reserve", Zone::Reserve),
    ("panel-force", Zone::Force),
    ("panel-used", Zone::Used),
    ("panel-lost", Zone::Lost),
    ("panel-hand", Zone::Hand),
];

/// Draws the table.
pub(super) fn draw(rules: &Ccg, lang: Lang, w: &World) -> String {
    let look = Look::new(rules, w);
    let now = [("phase", phase_words(lang, w.phase).into()), ("side", side_words(lang, w.turn).into())];
    let mut text = say(lang, "board-turn", &now) + "\n";
    for seat in [DARK, LIGHT] {
        let pile = |(key, zone): &(&str, Zone)| format!("  {} {:2}", say(lang, key, &[]), w.count(seat, *zone));
        text += &format!("{}:{}\n", side_words(lang, seat), PILES.iter().map(pile).collect::<String>());
    }
    for place in &w.places {
        let icons = |seat| format!("{} {}", side_words(lang, seat), look.icons(seat, *place));
        text += &format!("\n{}  [{} | {}]", rules.called(w, *place), icons(LIGHT), icons(DARK));
        if let Some(seat) = [LIGHT, DARK].into_iter().find(|s| look.controls(*s, *place)) {
            text += &format!("  {}: {}", say(lang, "panel-controlled", &[]), side_words(lang, seat));
        }
        text.push('\n');
        for seat in [DARK, LIGHT] {
            let here: Vec<CardId> = w.guests(*place).filter(|c| w[*c].owner == seat).collect();
            for card in here {
                tell(rules, lang, look, card, 1, &mut text);
            }
        }
    }
    let aside: Vec<CardId> = w.table().filter(|c| w[*c].host == CardId::NONE && !look.is(*c, Kind::Location)).collect();
    if !aside.is_empty() {
        text += &format!("\n{}\n", say(lang, "panel-aside", &[]));
        aside.into_iter().for_each(|card| tell(rules, lang, look, card, 1, &mut text));
    }
    text
}

/// The hand of a player, for that player's eyes.
pub(super) fn hand(rules: &Ccg, lang: Lang, w: &World, seat: Seat) -> String {
    let cards: Vec<String> = w.in_zone(seat, Zone::Hand).map(|c| rules.called(w, c)).collect();
    if cards.is_empty() {
        return String::new();
    }
    format!("\n{}, {}: {}\n", say(lang, "panel-hand", &[]), side_words(lang, seat), cards.join(", "))
}

fn tell(rules: &Ccg, lang: Lang, look: Look<'_>, card: CardId, depth: usize, text: &mut String) {
    let w = look.w;
    let number = |stat| look.exact(card, stat).map_or(String::new(), |n| n.to_string());
    let numbers = match look.is_troop(card) {
        true => format!(" {}/{}/{}", number(Stat::Power), number(Stat::Ability), number(Stat::Forfeit)),
        false => String::new(),
    };
    let berth = match w[card].berth {
        Berth::Pilot => Some("board-pilot"),
        Berth::Passenger => Some("board-passenger"),
        Berth::Astromech => Some("board-astromech"),
        Berth::Cargo => Some("board-cargo"),
        Berth::Here | Berth::On | Berth::Beneath => None,
    };
    let berth = berth.map_or(String::new(), |key| format!(" ({})", say(lang, key, &[])));
    let hit = if w[card].has(Mark::Hit) { format!(" {}", say(lang, "panel-hit", &[])) } else { String::new() };
    let (indent, side) = ("  ".repeat(depth), side_words(lang, w[card].owner));
    *text += &format!("{indent}{side}: {}{numbers}{berth}{hit}\n", rules.called(w, card));
    for guest in w.guests(card).collect::<Vec<_>>() {
        if w[guest].berth != Berth::Beneath {
            tell(rules, lang, look, guest, depth + 1, text);
        }
    }
}
