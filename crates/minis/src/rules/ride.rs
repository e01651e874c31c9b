//! Attacks in the course of a move: Strafe Attack and Galloping Attack (000:1477-1480, 1939-1944; 003:1527-1532,
//! 2114-2153).

use super::walk::{cost_of, may_budge, trail};
use super::{attack_as, controller, declared, look};
use crate::Minis;
use crate::abilities::{AbilityId, list};
use crate::choice::{Ask, Path};
use crate::event::Event;
use crate::look::Look;
use crate::map::{Space, Square};
use crate::world::{FigureId, FigureSet, How};
use dejarik_kernel::{At, Play, trace};
use smallvec::SmallVec;

/// What a figure may do in the course of a move of its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Ride {
    /// It attacks whoever it flies over.
    strafes: bool,
    /// It attacks whoever it comes next to.
    gallops: bool,
}

impl Ride {
    /// How it rides along a path: nobody strafes on a move of more than twice its speed (003:2114-2134).
    pub(super) fn new(look: &Look<'_>, who: FigureId, path: Path) -> Ride {
        let present = &look.w.masks.present;
        if !present.has(list::STRAFE_ATTACK) && !present.has(list::GALLOPING_ATTACK) {
            return Ride::default();
        }
        let Some(turn) = look.w.turn() else { return Ride::default() };
        let most = u16::from(turn.speed) * 2 + u16::from(turn.extra);
        Ride {
            strafes: look.has(who, list::STRAFE_ATTACK) && u16::from(turn.used) + cost_of(look, who, path) <= most,
            gallops: look.has(who, list::GALLOPING_ATTACK),
        }
    }

    /// Where a move along a path must end: who attacks with Strafe Attack on it has to say so first (000:1943).
    pub(super) fn landing(self, look: &Look<'_>, who: FigureId, path: Path) -> Option<Square> {
        if !self.strafes {
            return None;
        }
        let over =
            |space: &Space| space.squares().filter_map(|s| look.w.standing_on(s)).any(|f| look.w.enemies(who, f));
        let trail = trail(look, who, path);
        trail.iter().any(over).then(|| trail.last().map(|space| space.at)).flatten()
    }

    /// Before the first step: in the older book who gallops may attack from the spot (E-26). Whether it can go on.
    pub(super) fn at_once(self, at: &mut At<'_, Minis>, who: FigureId) -> Play<bool> {
        let early = self.gallops && at.world().options.edition.gallops_by_the_old_way();
        if !early || at.world().turn().is_none_or(|t| t.steps > 0) {
            return Ok(true);
        }
        let here = at.world()[who].place;
        self.after(at, who)?;
        Ok(look(at).stands(who) && at.world()[who].place == here && may_budge(&look(at), who).is_ok())
    }

    /// Before a step: who strafes may attack whoever it flies over.
    pub(super) fn before(self, at: &mut At<'_, Minis>, who: FigureId, to: Space) -> Play<()> {
        if self.strafes { strafe(at, who, to) } else { Ok(()) }
    }

    /// After a step: enemies it is next to now may be attacked with +4, each once in a turn.
    pub(super) fn after(self, at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
        if !self.gallops || !look(at).stands(who) {
            return Ok(());
        }
        let near = beside(&look(at), who);
        let before = at.world()[who].place;
        strike(at, who, list::GALLOPING_ATTACK, How::Ability(list::GALLOPING_ATTACK), near, 4)?;
        // Who rolled on in the course of it is next to others now (003:1176-1179).
        if at.world()[who].place == before { Ok(()) } else { self.after(at, who) }
    }
}

/// Enemies next to the figure that it may gallop at.
fn beside(look: &Look<'_>, who: FigureId) -> FigureSet {
    let near = look.enemies(who).filter(|f| look.adjacent(who, *f));
    let fit = |f: &FigureId| fresh(look, who, *f, list::GALLOPING_ATTACK) && look.may_attack(who, *f).is_ok();
    near.filter(fit).collect()
}

/// Enemies in the space that the figure is about to enter may be attacked, outside the targeting rules, each once in a
/// turn.
pub fn strafe(at: &mut At<'_, Minis>, who: FigureId, to: Space) -> Play<()> {
    let overflown: FigureSet = {
        let view = look(at);
        let from = view.space(who);
        let entered = to.squares().filter(|s| !from.covers(*s)).filter_map(|s| view.w.standing_on(s));
        entered.filter(|f| fresh(&view, who, *f, list::STRAFE_ATTACK) && view.may_sweep(who, *f)).collect()
    };
    strike(at, who, list::STRAFE_ATTACK, How::Sweep(list::STRAFE_ATTACK), overflown, 0)
}

/// Whether that enemy was not attacked this way in this turn.
fn fresh(look: &Look<'_>, who: FigureId, f: FigureId, ability: AbilityId) -> bool {
    look.stands(f) && look.w.enemies(who, f) && look.times_in_turn(f, ability) == 0
}

/// The controller picks one after another of them to attack, or lets the rest be.
fn strike(
    at: &mut At<'_, Minis>,
    who: FigureId,
    ability: AbilityId,
    how: How,
    mut those: FigureSet,
    bonus: i8,
) -> Play<()> {
    while !those.is_empty() && look(at).stands(who) {
        let seat = controller(at, who);
        let chosen = at.may(seat, Ask::Target(who, ability), |_, list| list.extend(those.iter()))?;
        let Some(target) = chosen else { break };
        those.remove(target);
        trace::acted(ability.0);
        at.emit(Event::UsedInTurn { who: target, ability });
        let mut attack = declared(&look(at), who, target, how);
        attack.attack_bonus = bonus;
        let here = at.world()[who].place;
        attack_as(at, attack)?;
        if at.world()[who].place != here {
            break; // it rolled on, and has others around it
        }
        those = those.iter().filter(|f| look(at).stands(*f)).collect();
    }
    Ok(())
}

/// The place left last in the move under way, if the figure must not go straight back there (000:1478, 1942).
pub(super) fn behind(look: &Look<'_>, who: FigureId) -> Option<Square> {
    let turn = look.w.turn().filter(|t| t.who == who && t.walking)?;
    let rides = || look.has(who, list::STRAFE_ATTACK) || look.has(who, list::GALLOPING_ATTACK);
    turn.behind.filter(|_| rides())
}

/// Whether the figure enters no square where it was in this turn (E-26).
pub(super) fn shuns_its_track(look: &Look<'_>, who: FigureId) -> bool {
    look.w.options.edition.gallops_by_the_old_way() && look.own_turn(who) && look.has(who, list::GALLOPING_ATTACK)
}

/// The squares that a path has left behind, for whoever must not enter them again (E-26).
#[derive(Default)]
pub(super) struct Track(SmallVec<[Square; 16]>);

impl Track {
    /// One more step. Whether it leads onto none of them.
    pub(super) fn goes_on(&mut self, from: Space, to: Space) -> bool {
        self.0.extend(from.squares());
        to.squares().all(|s| from.covers(s) || !self.0.contains(&s))
    }
}
