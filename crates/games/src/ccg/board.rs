//! The table in letters: piles, then location after location with who is there.

use super::screen::{guests, phase_words, side_words, states};
use crate::text::say;
use dejarik_ccg::Ccg;
use dejarik_ccg::book::text::{Kind, Stat};
use dejarik_ccg::look::Look;
use dejarik_ccg::world::{Berth, CardId, DARK, LIGHT, World, Zone};
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
        for state in states(lang, w, *place) {
            text += &format!("  {state}");
        }
        text.push('\n');
        for seat in [DARK, LIGHT] {
            for card in guests(look, *place).into_iter().filter(|c| w[*c].owner == seat) {
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
    let number = |stat| look.exact(card, stat).map_or("-".to_owned(), |n| n.to_string());
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
    let states: String = states(lang, w, card).iter().map(|state| format!(" {state}")).collect();
    let (indent, side) = ("  ".repeat(depth), side_words(lang, w[card].owner));
    *text += &format!("{indent}{side}: {}{numbers}{berth}{states}\n", rules.called(w, card));
    for guest in guests(look, card) {
        tell(rules, lang, look, guest, depth + 1, text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dejarik_kernel::ruling::{Document, Judge};

    const SCENE: &str = "ruling: Whoever is on table is seen there, with what befell it
game: ccg
table:
  Death Star: Detention Block Corridor (dark)
  Tatooine: Docking Bay 94 (dark) collapsed
light:
  Luke Skywalker on Boba Fett captive
  Leia Organa at Death Star: Detention Block Corridor captive
  Han Solo at Tatooine: Docking Bay 94 missing
  X-wing at Tatooine: Docking Bay 94
  Momaw Nadon at Death Star: Detention Block Corridor under cover
dark:
  Boba Fett at Death Star: Detention Block Corridor
  Ubrikkian 9000 Z001 at Tatooine: Docking Bay 94
play:
  light: pass
";

    #[test]
    fn captives_and_what_befell_cards_are_shown() {
        let document = Document::parse(SCENE).expect("a ruling");
        let scene = Ccg::standard().scene(&document).expect("a scene");
        let world = scene.setup.middle.expect("a position");
        let board = draw(&scene.rules, Lang::English, &world);
        for said in [
            "    light: Luke Skywalker 3/4/7 captive\n",
            "  light: Leia Organa 3/3/6 captive\n",
            "  light: Han Solo 3/3/6 missing\n",
            "  light: X-wing 0/1/4 landed\n",
            "  light: Momaw Nadon 1/3/3 under cover\n",
            "Docking Bay 94  [light 0 | dark 0]  Controlled by: light  collapsed\n",
            "  dark: Ubrikkian 9000 Z001 0/-/4\n",
        ] {
            assert!(board.contains(said), "{said} is not in\n{board}");
        }
    }
}
