//! The table in letters: piles, then location after location with who is there.

use crate::Paint;
use dejarik_ccg::Ccg;
use dejarik_ccg::book::text::{Kind, Stat};
use dejarik_ccg::look::Look;
use dejarik_ccg::words::phase_name;
use dejarik_ccg::world::{Berth, CardId, DARK, LIGHT, Mark, World, Zone};
use dejarik_kernel::Seat;

fn side(seat: Seat) -> &'static str {
    if seat == LIGHT { "Light" } else { "Dark" }
}

/// Draws the table.
pub(super) fn draw(rules: &Ccg, w: &World, _: Paint) -> String {
    let look = Look::new(rules, w);
    let mut text = format!("{} phase, turn of {}\n", phase_name(w.phase), side(w.turn));
    for seat in [DARK, LIGHT] {
        let n = |zone| w.count(seat, zone);
        text += &format!(
            "{:5}  Reserve {:2}  Force {:2}  Used {:2}  Lost {:2}  hand {:2}\n",
            side(seat),
            n(Zone::Reserve),
            n(Zone::Force),
            n(Zone::Used),
            n(Zone::Lost),
            n(Zone::Hand)
        );
    }
    for place in &w.places {
        let who = [LIGHT, DARK].into_iter().find(|s| look.controls(*s, *place));
        let held = who.map_or(String::new(), |s| format!("  controlled by {}", side(s)));
        text += &format!(
            "\n{}  [Light {} | Dark {}]{held}\n",
            rules.called(w, *place),
            look.icons(LIGHT, *place),
            look.icons(DARK, *place)
        );
        for seat in [DARK, LIGHT] {
            let here: Vec<CardId> = w.guests(*place).filter(|c| w[*c].owner == seat).collect();
            for card in here {
                tell(rules, look, card, 1, &mut text);
            }
        }
    }
    let aside: Vec<CardId> = w.table().filter(|c| w[*c].host == CardId::NONE && !look.is(*c, Kind::Location)).collect();
    if !aside.is_empty() {
        text += "\nbeside the table\n";
        aside.into_iter().for_each(|card| tell(rules, look, card, 1, &mut text));
    }
    text
}

/// The hand of a player, for that player's eyes.
pub(super) fn hand(rules: &Ccg, w: &World, seat: Seat) -> String {
    let cards: Vec<String> = w.in_zone(seat, Zone::Hand).map(|c| rules.called(w, c)).collect();
    if cards.is_empty() { String::new() } else { format!("\nhand of {}: {}\n", side(seat), cards.join(", ")) }
}

fn tell(rules: &Ccg, look: Look<'_>, card: CardId, depth: usize, text: &mut String) {
    let w = look.w;
    let seat = if w[card].owner == LIGHT { "Light" } else { "Dark" };
    let number = |stat| look.exact(card, stat).map_or(String::new(), |n| n.to_string());
    let numbers = match look.is_troop(card) {
        true => format!(" {}/{}/{}", number(Stat::Power), number(Stat::Ability), number(Stat::Forfeit)),
        false => String::new(),
    };
    let berth = match w[card].berth {
        Berth::Pilot => " (pilot)",
        Berth::Passenger => " (passenger)",
        Berth::Astromech => " (astromech)",
        Berth::Cargo => " (cargo)",
        Berth::Here | Berth::On | Berth::Beneath => "",
    };
    let hit = if w[card].has(Mark::Hit) { " hit" } else { "" };
    *text += &format!("{}{seat:5} {}{numbers}{berth}{hit}\n", "  ".repeat(depth), rules.called(w, card));
    for guest in w.guests(card).collect::<Vec<_>>() {
        if w[guest].berth != Berth::Beneath {
            tell(rules, look, guest, depth + 1, text);
        }
    }
}
