//! What a seat may know: everything on the table, but not the hands of opponents. A hand is secret to them alone
//! (001:3641-3642), so partners see each other's.

use crate::Legion;
use crate::book::CommandId;
use crate::world::{Few, World, team};
use dejarik_kernel::{Chance, Seat};
use serde::Serialize;

/// What a seat may know. Command hands are secret; all else lies open.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The World with the cards of opponents' hands taken out.
    world: World,
    /// How many cards each player holds.
    hands: Few<u8, { Seat::MOST }>,
    /// How many order tokens each player has drawn ahead.
    kept: Few<u8, { Seat::MOST }>,
}

impl View {
    /// The view of a seat, or of a spectator.
    pub fn new(w: &World, seat: Option<Seat>) -> View {
        let hands = w.sides.iter().map(|side| side.hand.len() as u8).collect();
        let kept = w.sides.iter().map(|side| side.kept.iter().sum()).collect();
        let mut world = w.clone();
        for other in Seat::first(w.sides.len()).filter(|s| Some(team(*s)) != seat.map(team)) {
            for bane in world.banes.iter_mut().filter(|b| b.side == other) {
                bane.face = None;
            }
            let side = &mut world.sides[other.index()];
            // What the opponents of a side have had a look at they know from then on; nobody else does.
            let known = side.known;
            side.hand.retain(|card| seat.is_some() && known.contains(card));
            if seat.is_none() {
                side.known.clear();
            }
            // Which tokens were drawn ahead only their side sees; the others see how many.
            for (pool, kept) in side.pool.iter_mut().zip(std::mem::take(&mut side.kept)) {
                *pool += kept;
            }
        }
        View { world, hands, kept }
    }
}

/// Deals the hands of opponents anew, and what else they hide.
pub(crate) fn imagine(rules: &Legion, start: &mut World, now: &World, seat: Seat, chance: &mut Chance) {
    for other in now.seats_of(now.foe(seat)) {
        imagine_one(rules, start, now, other, chance);
    }
}

/// For every card that was not yet shown, one with as many pips that its army might hold and has not shown, in the order of
/// the Book, so that the deal betrays nothing.
fn imagine_one(rules: &Legion, start: &mut World, now: &World, other: Seat, chance: &mut Chance) {
    let side = &now.sides[other.index()];
    keep_others(start, now, other, chance);
    bluff(start, now, other, chance);
    let book = rules.book();
    let units = || now.units.iter().filter(|u| u.marks.home.unwrap_or(u.player) == other);
    let upgrades = units().flat_map(|u| u.upgrades.iter()).map(|e| book.upgrades[e.card.0 as usize].name.as_str());
    let names: Vec<&str> = units().map(|u| book.units[u.card.0 as usize].name.as_str()).chain(upgrades).collect();
    let mut dealt: Vec<CommandId> = Vec::new();
    let kept = |c: CommandId| side.lasting.contains(&Some(c)) || side.divulged == Some(c);
    let shown =
        |c: CommandId| side.played == Some(c) || side.discarded.contains(&c) || side.known.contains(&c) || kept(c);
    let hidden: Vec<CommandId> = start.sides[other.index()].hand.iter().copied().filter(|c| !shown(*c)).collect();
    let mut swaps: Vec<(CommandId, CommandId)> = Vec::new();
    for card in hidden {
        let pips = rules.book().commands[card.0 as usize].pips;
        let fits = |c: CommandId| {
            let command = &rules.book().commands[c.0 as usize];
            command.pips == pips
                && command.done()
                && (command.factions.is_empty() || side.faction.is_some_and(|f| command.factions.contains(&f)))
                && command.commander.as_ref().is_none_or(|who| names.contains(&who.as_str()))
        };
        let open: Vec<CommandId> = (0..rules.book().commands.len() as u8)
            .map(CommandId)
            .filter(|c| !shown(*c) && !dealt.contains(c) && fits(*c))
            .collect();
        if !open.is_empty() {
            let new = open[chance.below(open.len())];
            dealt.push(new);
            swaps.push((card, new));
        }
    }
    let hand = &mut start.sides[other.index()].hand;
    for card in hand.iter_mut() {
        if let Some((_, new)) = swaps.iter().find(|(old, _)| old == card) {
            *card = *new;
        }
    }
    // Cards that were looked at in this step were found by their places, which must stay.
    if start.sides[other.index()].known == side.known {
        start.sides[other.index()].hand.sort_unstable();
    }
}

/// Deals anew which tokens another player drew ahead, out of all it has left. What was drawn in this step already is known by
/// its dice, and is left as it is.
fn keep_others(start: &mut World, now: &World, other: Seat, chance: &mut Chance) {
    let side = &mut start.sides[other.index()];
    let current = &now.sides[other.index()];
    if side.pool != current.pool || side.kept != current.kept {
        return;
    }
    let n: u8 = side.kept.iter().sum();
    for (pool, kept) in side.pool.iter_mut().zip(std::mem::take(&mut side.kept)) {
        *pool += kept;
    }
    for _ in 0..n {
        let mut nth = chance.below(side.pool.iter().map(|n| usize::from(*n)).sum());
        for (pool, kept) in side.pool.iter_mut().zip(&mut side.kept) {
            match nth.checked_sub(usize::from(*pool)) {
                Some(rest) => nth = rest,
                None => {
                    (*pool, *kept) = (*pool - 1, *kept + 1);
                    break;
                }
            }
        }
    }
}

/// Deals the faces of another player's tokens anew that nobody has turned over.
fn bluff(start: &mut World, now: &World, other: Seat, chance: &mut Chance) {
    let still = |at| now.banes.iter().any(|b| b.side == other && b.at == at);
    let hidden: Vec<usize> =
        (0..start.banes.len()).filter(|n| start.banes[*n].side == other && still(start.banes[*n].at)).collect();
    let mut faces: Vec<_> = hidden.iter().map(|n| start.banes[*n].face).collect();
    faces.sort_unstable();
    for n in hidden {
        start.banes[n].face = faces.swap_remove(chance.below(faces.len()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Book;
    use crate::setup::Setup;

    #[test]
    fn hands_are_hidden_from_opponents_alone() {
        let army = |name: &str| Book::armies().find(|(n, _)| *n == name).map(|(_, army)| army).expect("an army");
        let armies = ["twin-suns", "black-guard", "hidden-base", "heavy-tread"].map(army);
        let rules = Legion::standard();
        let world = rules.world(&Setup::teams(armies, &rules.book().fields[0])).expect("a table");
        let shown = |seat: Option<Seat>| -> Vec<bool> {
            let view = View::new(&world, seat);
            assert!(view.hands.iter().eq(&[7; 4]), "how many cards they are is open");
            view.world.sides.iter().map(|side| !side.hand.is_empty()).collect()
        };
        assert_eq!(shown(Some(Seat(0))), [true, false, true, false]);
        assert_eq!(shown(Some(Seat(3))), [false, true, false, true]);
        assert_eq!(shown(None), [false; 4]);
    }
}
