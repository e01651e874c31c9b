//! What a seat may know: everything on the table, but not the other hand.

use crate::Legion;
use crate::book::CommandId;
use crate::world::World;
use dejarik_kernel::{Chance, Seat};
use serde::Serialize;

/// What a seat may know. Command hands are secret; all else lies open.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The World with the cards of other hands taken out.
    world: World,
    /// How many cards each side holds.
    hands: [usize; 2],
    /// How many order tokens each side has drawn ahead.
    kept: [u8; 2],
}

impl View {
    /// The view of a seat, or of a spectator.
    pub fn new(w: &World, seat: Option<Seat>) -> View {
        let hands = [w.sides[0].hand.len(), w.sides[1].hand.len()];
        let mut world = w.clone();
        for other in Seat::first(2).filter(|s| Some(*s) != seat) {
            for bane in world.banes.iter_mut().filter(|b| b.side == other) {
                bane.face = None;
            }
            let side = &mut world.sides[other.index()];
            side.hand.clear();
            // Which tokens were drawn ahead only their side sees; the others see how many.
            for (pool, kept) in side.pool.iter_mut().zip(std::mem::take(&mut side.kept)) {
                *pool += kept;
            }
        }
        View { world, hands, kept: [0, 1].map(|i| w.sides[i].kept.iter().sum()) }
    }
}

/// Deals the other hand anew: for every card that was not yet shown, one with as many pips that its army might hold and has
/// not shown, in the order of the Book, so that the deal betrays nothing.
pub(crate) fn imagine(rules: &Legion, start: &mut World, now: &World, seat: Seat, chance: &mut Chance) {
    let other = now.foe(seat);
    let side = &now.sides[other.index()];
    keep_others(start, now, other, chance);
    bluff(start, now, other, chance);
    let book = rules.book();
    let units = || now.units.iter().filter(|u| u.side == other);
    let upgrades = units().flat_map(|u| u.upgrades.iter()).map(|e| book.upgrades[e.card.0 as usize].name.as_str());
    let names: Vec<&str> = units().map(|u| book.units[u.card.0 as usize].name.as_str()).chain(upgrades).collect();
    let mut dealt: Vec<CommandId> = Vec::new();
    let kept = |c: CommandId| side.lasting.contains(&Some(c)) || side.divulged == Some(c);
    let shown = |c: CommandId| side.played == Some(c) || side.discarded.contains(&c) || kept(c);
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
    hand.sort_unstable();
}

/// Deals anew which tokens the other side drew ahead, out of all it has left. What was drawn in this step already is known by
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

/// Deals the faces of the other side's tokens anew that nobody has turned over.
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
