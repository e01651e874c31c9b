//! Powers over minds: stuns, turns at another's bidding, and the passing of a spirit from body to body.

use super::aimed::{aimed, living};
use super::{Ability, AbilityId, Action, Aims, Instead, Means, Strike, list};
use crate::Minis;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::map::{Space, Square};
use crate::rules::{
    answered, around, at_hand, avoids, change_side, controller, doom, each, finish_move, harm, look, mark, stun,
    stun_unless_saved, take_turn, touches,
};
use crate::world::{FigureId, FigureSet, TurnKind, Until};
use dejarik_kernel::{At, Play, WhyNot};
use smallvec::SmallVec;

/// The powers.
pub static FAMILY: &[Ability] = &[
    aimed!(FORCE_STUN, Nothing, 1, 6, |look, _, at| look.living(at) && !look.w[at].activated, |at, who, target, _| {
        finish_move(at);
        if touches(&look(at), who, target, list::FORCE_STUN) {
            stun_unless_saved(at, target, 11, list::FORCE_STUN, who)?;
        }
        Ok(())
    }),
    // A stun, and no attacks of opportunity in this turn; a save stops both.
    aimed!(JEDI_MIND_TRICK, Nothing, 1, 2, living, |at, who, target, _| {
        finish_move(at);
        let touched = touches(&look(at), who, target, list::JEDI_MIND_TRICK);
        if touched && !avoids(at, target, 11, list::JEDI_MIND_TRICK, who)? {
            stun(at, target);
            mark(at, target, list::JEDI_MIND_TRICK, who, 0, Until::EndOfTurn);
        }
        Ok(())
    }),
    power(
        list::SHOCKWAVE,
        Instead::Attacks,
        2,
        |look, who, _| at_hand(dazed(look, who).iter()),
        |at, who, _| {
            let victims = dazed(&look(at), who);
            each(at, who, list::SHOCKWAVE, victims, |at, f| stun_unless_saved(at, f, 11, list::SHOCKWAVE, who))
        },
    ),
    power(
        list::SITH_SORCERY,
        Instead::Nothing,
        2,
        |look, who, _| at_hand(cursed(look, who).iter()),
        |at, who, _| {
            finish_move(at);
            let victims = cursed(&look(at), who);
            each(at, who, list::SITH_SORCERY, victims, |at, f| stun_unless_saved(at, f, 11, list::SITH_SORCERY, who))
        },
    ),
    Ability {
        aims: Some(Aims { means: Means::Effect, within: Aims::SIGHT, on: living }),
        ..power(
            list::DOMINATE,
            Instead::Turn,
            0,
            |look, who, _| at_hand(minds(look, who).iter()),
            |at, who, _| dominate(at, who),
        )
    },
    Ability {
        action: Some(Action::on_one(Instead::Attacks, 1, |look, who, _| at_hand(pawns(look, who).iter()))),
        strikes: Some(Strike { whom: pawns, aimed: false, does: |at, who, ally, _| pawn(at, who, ally) }),
        ..Ability::of(list::PAWN_OF_THE_DARK_SIDE)
    },
    Ability {
        action: Some(Action::on_one(Instead::Nothing, 1, |look, who, _| at_hand(vessels(look, who).iter()))),
        strikes: Some(Strike { whom: vessels, aimed: false, does: |at, who, ally, _| transfer(at, who, ally) }),
        ..Ability::of(list::TRANSFER_ESSENCE)
    },
];

type May = fn(&Look<'_>, FigureId, i16) -> Result<(), WhyNot>;
type Does = fn(&mut At<'_, Minis>, FigureId, i16) -> Play<()>;

const fn power(id: AbilityId, instead: Instead, cost: u8, may: May, does: Does) -> Ability {
    Ability { action: Some(Action { instead, cost, may, does }), ..Ability::of(id) }
}

/// Everybody else within 6 who has something to lose (faq-498).
fn dazed(look: &Look<'_>, who: FigureId) -> FigureSet {
    let awake = |f: &FigureId| !look.w[*f].activated && look.open_to(who, *f, list::SHOCKWAVE);
    around(look, who, 6).iter().filter(awake).collect()
}

/// The enemies among those.
fn cursed(look: &Look<'_>, who: FigureId) -> FigureSet {
    dazed(look, who).iter().filter(|f| look.w.enemies(who, *f)).collect()
}

/// Whom it could dominate: living enemies that are legal targets, and any living ally in sight (faq-217).
fn minds(look: &Look<'_>, who: FigureId) -> FigureSet {
    let allies = look.allies(who).filter(|f| look.living(*f) && look.sees(who, *f));
    look.aimed(who, list::DOMINATE).iter().chain(allies).collect()
}

/// Another takes a turn as one of this squad and without moving (000:1259-1262; 003:1283-1346).
fn dominate(at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
    let rules = at.rules();
    let seat = controller(at, who);
    let chosen = at.ask(seat, Ask::Target(who, list::DOMINATE), |w, list| {
        list.extend(minds(&Look::new(rules, w), who).iter());
    })?;
    let foe = at.world().enemies(who, chosen);
    let target = if foe { answered(at, who, list::DOMINATE, chosen)? } else { Some(chosen) };
    let Some(target) = target.filter(|t| look(at).stands(*t) && look(at).living(*t)) else { return Ok(()) };
    if avoids(at, target, 11, list::DOMINATE, who)? {
        return Ok(());
    }
    let before = at.world()[target].side;
    if before != seat {
        change_side(at, target, seat)?;
    }
    mark(at, target, list::DOMINATE, who, 0, Until::EndOfRound);
    take_turn(at, target, TurnKind::Granted)?;
    let source = who;
    if at.world().mark(target, list::DOMINATE).is_some() {
        at.emit(Event::ConditionEnded { on: target, ability: list::DOMINATE, source });
    }
    // Who fell under this command fell for this squad (faq-225); who was turned meanwhile stays so (faq-226).
    if look(at).stands(target) && at.world()[target].side == seat && before != seat {
        change_side(at, target, before)?;
    }
    Ok(())
}

/// Non-Unique allies that it sees.
fn pawns(look: &Look<'_>, who: FigureId) -> FigureSet {
    const ABILITY: AbilityId = list::PAWN_OF_THE_DARK_SIDE;
    let fits = |f: &FigureId| !look.unique(*f) && look.sees(who, *f) && look.open_alone(who, *f, ABILITY);
    look.allies(who).filter(fits).collect()
}

/// An ally takes a turn at once and pays for it (000:1719-1721; faq-019, faq-494).
fn pawn(at: &mut At<'_, Minis>, who: FigureId, ally: FigureId) -> Play<()> {
    take_turn(at, ally, TurnKind::Granted)?;
    harm(at, ally, who, 10)
}

/// Living allies whose place it could take.
fn vessels(look: &Look<'_>, who: FigureId) -> FigureSet {
    let fits = |f: &FigureId| {
        look.living(*f)
            && look.open_alone(who, *f, list::TRANSFER_ESSENCE)
            && match look.ride(*f) {
                Some(transport) => look.has_room(transport, who, *f),
                None => look.space_of(*f).is_some_and(|space| !places(look, who, Some(*f), space).is_empty()),
            }
    };
    look.allies(who).filter(fits).collect()
}

/// The places for the figure in a space that is, or is about to be, left: inside it, or around it if it is too small.
fn places(look: &Look<'_>, who: FigureId, leaving: Option<FigureId>, space: Space) -> SmallVec<[Square; 9]> {
    let span = look.w[who].span;
    let slack = span.abs_diff(space.size);
    let shift = |base: u8, d: u8| if span > space.size { base.checked_sub(d) } else { base.checked_add(d) };
    let free = |at: &Square| {
        let body = Space { at: *at, size: span };
        let gone = |f: FigureId| f == who || Some(f) == leaving;
        look.geometry().fits(body, look.w.open) && body.squares().all(|s| look.w.standing_on(s).is_none_or(gone))
    };
    let offsets = (0..=slack).flat_map(|y| (0..=slack).map(move |x| (x, y)));
    offsets.filter_map(|(x, y)| Some(Square::new(shift(space.at.x, x)?, shift(space.at.y, y)?))).filter(free).collect()
}

/// A living ally is defeated for good and gives its place (000:1967-1970); a passenger's place is aboard.
fn transfer(at: &mut At<'_, Minis>, who: FigureId, ally: FigureId) -> Play<()> {
    finish_move(at);
    let (ride, space) = (look(at).ride(ally), look(at).space(ally));
    doom(at, ally, who)?;
    if !look(at).stands(who) {
        return Ok(());
    }
    if let Some(transport) = ride {
        if look(at).stands(transport) && look(at).has_room(transport, who, ally) {
            at.emit(Event::Boarded { who, transport });
        }
        return Ok(());
    }
    let free = places(&look(at), who, None, space);
    if free.is_empty() {
        return Ok(());
    }
    let seat = controller(at, who);
    let asked = Ask::Square(who, list::TRANSFER_ESSENCE);
    let to = at.ask(seat, asked, |_, list| list.extend(free.iter().copied()))?;
    at.emit(Event::Placed { who, at: to });
    Ok(())
}
