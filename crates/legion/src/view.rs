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
}

impl View {
    /// The view of a seat, or of a spectator.
    pub fn new(w: &World, seat: Option<Seat>) -> View {
        let hands = [w.sides[0].hand.len(), w.sides[1].hand.len()];
        let mut world = w.clone();
        for other in Seat::first(2).filter(|s| Some(*s) != seat) {
            world.sides[other.index()].hand.clear();
        }
        View { world, hands }
    }
}

/// Deals the other hand anew: for every card that was not yet shown, one with as many pips that its army might hold and has
/// not shown, in the order of the Book, so that the deal betrays nothing.
pub(crate) fn imagine(rules: &Legion, start: &mut World, now: &World, seat: Seat, chance: &mut Chance) {
    let other = now.foe(seat);
    let side = &now.sides[other.index()];
    let names: Vec<&str> = now
        .units
        .iter()
        .filter(|u| u.side == other)
        .map(|u| rules.book().units[u.card.0 as usize].name.as_str())
        .collect();
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
