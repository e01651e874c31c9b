//! Words that are no option: what a player wanted to do and may not.

use crate::Ccg;
use crate::choice::{Act, Ask, Choice, How};
use crate::world::{Berth, CardId, World, Zone};
use dejarik_kernel::ruling::fold;

/// The choice that these words name.
pub(super) fn read(rules: &Ccg, w: &World, _: &Ask, words: &str) -> Option<Choice> {
    let words = fold(words);
    match words.as_str() {
        "yes" => return Some(Choice::Yes),
        "no" => return Some(Choice::No),
        "pass" => return Some(Choice::Pass),
        "lose force" => return Some(Choice::Act(Act::LoseForce)),
        _ => {}
    }
    if let Ok(n) = words.parse() {
        return Some(Choice::Number(n));
    }
    let (verb, rest) = words.split_once(' ')?;
    act(rules, w, verb, rest).map(Choice::Act).or_else(|| rules.card_called(w, &words).map(Choice::Card))
}

fn act(rules: &Ccg, w: &World, verb: &str, rest: &str) -> Option<Act> {
    let card = |name: &str| rules.card_called(w, name);
    let in_hand = |name: &str| {
        let is = |c: &CardId| fold(&rules.called(w, *c)) == name;
        w.ids().find(|c| w[*c].zone == Zone::Hand && is(c)).or_else(|| card(name))
    };
    let (rest, berth) = seat(rest);
    match verb {
        "activate" => rest.parse().ok().map(Act::Activate),
        "draw" => rest.parse().ok().map(Act::Draw),
        "drain" => Some(Act::Drain(card(rest.strip_prefix("at ")?)?)),
        "battle" => Some(Act::Battle(card(rest.strip_prefix("at ")?)?)),
        "forfeit" => Some(Act::Forfeit(card(rest)?)),
        "play" => Some(Act::Play { card: in_hand(rest)?, deed: 0 }),
        "use" => Some(Act::Use { card: card(rest)?, deed: 0 }),
        "fire" => {
            let (weapon, target) = rest.split_once(" at ")?;
            Some(Act::Fire { weapon: card(weapon)?, target: card(target)? })
        }
        "give" => {
            let (item, to) = rest.split_once(" to ")?;
            Some(Act::HandOver { item: card(item)?, to: card(to)? })
        }
        "replace" => {
            let (old, new) = rest.split_once(" by ")?;
            Some(Act::Replace { old: card(old)?, new: in_hand(new)? })
        }
        "deploy" => deploy(w, rest, berth, card, in_hand),
        _ => {
            let how = match verb {
                "move" => How::Landspeed,
                "fly" => How::Hyperspeed,
                "land" => How::Land,
                "take" => How::TakeOff,
                "shuttle" => How::Shuttle,
                "embark" => How::Embark,
                "seat" => How::Reseat,
                "disembark" => How::Disembark,
                _ => return None,
            };
            let (what, to) = rest.strip_prefix("off ").unwrap_or(rest).split_once(" to ")?;
            Some(Act::Move { card: card(what)?, to: card(to)?, berth: berth.unwrap_or(Berth::Here), how })
        }
    }
}

fn deploy(
    w: &World,
    rest: &str,
    berth: Option<Berth>,
    card: impl Fn(&str) -> Option<CardId>,
    in_hand: impl Fn(&str) -> Option<CardId>,
) -> Option<Act> {
    if let Some((both, to)) = rest.split_once(" to ") {
        if let Some((ship, pilot)) = both.split_once(" with ") {
            return Some(Act::Launch { ship: in_hand(ship)?, pilot: in_hand(pilot)?, to: card(to)? });
        }
        let to = card(to)?;
        return Some(Act::Deploy { card: in_hand(both)?, to, berth: berth.unwrap_or(Berth::Here) });
    }
    if let Some((what, on)) = rest.split_once(" on ")
        && let (Some(what), Some(on)) = (in_hand(what), card(on))
    {
        return Some(Act::Deploy { card: what, to: on, berth: Berth::On });
    }
    let what = in_hand(rest)?;
    match w[what].zone {
        Zone::Hand => Some(Act::Deploy { card: what, to: CardId::NONE, berth: Berth::Here }),
        _ => None,
    }
}

fn seat(rest: &str) -> (&str, Option<Berth>) {
    for (word, berth) in [
        (" as pilot", Berth::Pilot),
        (" as passenger", Berth::Passenger),
        (" as astromech", Berth::Astromech),
        (" as cargo", Berth::Cargo),
    ] {
        if let Some(rest) = rest.strip_suffix(word) {
            return (rest, Some(berth));
        }
    }
    (rest, None)
}
