//! Another target than the one that was chosen (X25): it must be one that the acting card itself could have chosen.

use super::look;
use crate::Ccg;
use crate::book::text::{Filter, Function, Law, Until};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::Event;
use crate::look::Ctx;
use crate::world::{Berth, CardId, Change, Frame, Lasting};
use dejarik_kernel::{At, Play};
use smallvec::SmallVec;

type Targets = SmallVec<[CardId; 4]>;

/// The action below this one gets another target in place of one of its own; of a group, another group (004:1605).
pub(super) fn retarget(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let Some(below) = answered(at) else { return Ok(()) };
    let rules = at.rules();
    let print = rules.book().print(at.world()[below.card].print);
    let Some(function) = print.deeds.get(usize::from(below.deed)).map(|d| &d.function) else { return Ok(()) };
    let groups = groups(function, &below.targets);
    let open: Vec<u8> = {
        let could = |n: &usize| !groups[*n].is_empty() && !choices(at, &below, function, &groups, *n, None).is_empty();
        (0..groups.len()).filter(could).map(|n| n as u8).collect()
    };
    if open.is_empty() {
        return Ok(());
    }
    rule(475);
    let which: u8 = at.ask(ctx.you, Ask::Number(ctx.me), |_, list| list.extend(open))?;
    let which = usize::from(which);
    let mut fresh = Targets::new();
    loop {
        let left = choices(at, &below, function, &groups, which, fresh.first().copied());
        let left: Vec<CardId> = left.into_iter().filter(|c| !fresh.contains(c)).collect();
        let picked = match (fresh.is_empty(), left.is_empty()) {
            (_, true) => None,
            (true, _) => Some(at.ask(ctx.you, Ask::Target(ctx.me, 0), |_, list| list.extend(left))?),
            (false, _) => at.may(ctx.you, Ask::AnotherTarget(ctx.me, 0), |_, list| list.extend(left))?,
        };
        let Some(card) = picked else { break };
        fresh.push(card);
        if !function.targets[which].any {
            break;
        }
    }
    let targets = groups.iter().enumerate().flat_map(|(n, g)| if n == which { fresh.clone() } else { g.clone() });
    let targets = targets.collect();
    at.emit(Event::Retargeted { depth: 1, targets });
    Ok(())
}

/// The targets may not serve as highest-ability characters for the action this answers (R153): whoever relies on one of them
/// targets another, or has none.
pub(super) fn overlook(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let Some(below) = answered(at) else { return Ok(()) };
    let turns = at.world().frames.len().saturating_sub(1) as u8;
    let (seat, source) = (ctx.you, at.world()[ctx.me].print);
    let overlooked = at.world().frame().map(|f| f.targets.clone()).unwrap_or_default();
    for card in overlooked.iter().copied() {
        let what = Change::Law(Law::Overlooked);
        at.emit(Event::Lasts(Lasting { what, card, seat, until: Until::Action, turns, source }));
    }
    let rules = at.rules();
    let print = rules.book().print(at.world()[below.card].print);
    let aim = print.deeds.get(usize::from(below.deed)).and_then(|d| d.function.targets.first());
    let Some(aim) = aim.filter(|_| below.targets.iter().any(|t| overlooked.contains(t))) else { return Ok(()) };
    let own = Ctx { me: below.card, you: below.by };
    let found: Vec<CardId> = look(at).targets(own, &aim.what).collect();
    let targets = match found.is_empty() {
        true => Targets::new(),
        false => Targets::from_elem(at.ask(below.by, Ask::Target(below.card, 0), |_, list| list.extend(found))?, 1),
    };
    at.emit(Event::Retargeted { depth: 1, targets });
    Ok(())
}

/// What this action answers.
fn answered(at: &At<'_, Ccg>) -> Option<Frame> {
    let frames = &at.world().frames;
    frames.len().checked_sub(2).and_then(|n| frames.get(n)).cloned()
}

/// The targets as they were chosen, one list for each thing to be targeted.
fn groups(function: &Function, targets: &Targets) -> Vec<Targets> {
    let single = function.targets.iter().filter(|aim| !aim.any).count();
    let mut rest = targets.iter().copied();
    let crowd = targets.len().saturating_sub(single);
    let take = |aim: &crate::book::text::Aim| rest.by_ref().take(if aim.any { crowd } else { 1 }).collect();
    function.targets.iter().map(take).collect()
}

/// What could be targeted instead, by the words of the acting card: none that was, and of a group only those together.
fn choices(
    at: &At<'_, Ccg>,
    below: &Frame,
    function: &Function,
    groups: &[Targets],
    which: usize,
    first: Option<CardId>,
) -> Vec<CardId> {
    let look = look(at);
    let ctx = Ctx { me: below.card, you: below.by };
    let others: Targets = groups.iter().enumerate().filter(|(n, _)| *n != which).flat_map(|(_, g)| g.clone()).collect();
    let old = &groups[which];
    let apart = function.targets.iter().any(|aim| aim.what.mentions(&Filter::OtherSiteThanTargets));
    let side = old.first().map(|c| look.w[*c].owner);
    let fits = |c: &CardId| {
        !old.contains(c)
            && Some(look.w[*c].owner) == side
            && look.is_target(ctx, &function.targets[which].what, *c)
            && first.is_none_or(|f| look.location(f) == look.location(*c))
            && (!apart || others.iter().all(|o| look.location(*o) != look.location(*c)))
    };
    look.w.table().filter(fits).collect()
}

/// A Utinni Effect seeks another that it could have been deployed for, of the same side.
pub(super) fn new_quarry(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let Some(effect) = at.world().frame().and_then(|f| f.targets.first().copied()) else { return Ok(()) };
    let Some(old) = look(at).quarry(effect) else { return Ok(()) };
    let rules = at.rules();
    let Some(filter) = rules.book().print(at.world()[effect].print).seeks() else { return Ok(()) };
    let own = Ctx { me: effect, you: at.world()[effect].owner };
    let found: Vec<CardId> = {
        let look = look(at);
        let same = |c: &CardId| *c != old && look.w[*c].owner == look.w[old].owner;
        let open = |c: &CardId| !look.is_on_dagobah(*c);
        look.targets(own, filter).filter(|c| same(c) && open(c)).collect()
    };
    if found.is_empty() {
        return Ok(());
    }
    rule(475);
    let new = at.ask(ctx.you, Ask::Target(ctx.me, 1), |_, list| list.extend(found))?;
    super::deploy::aim(at, own.you, effect, new);
    Ok(())
}

/// A card on a location goes to another location where it could be deployed.
pub(super) fn resettle(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let Some(card) = at.world().frame().and_then(|f| f.targets.first().copied()) else { return Ok(()) };
    let old = at.world()[card].host;
    let found: Vec<CardId> = {
        let look = look(at);
        look.w.places.iter().copied().filter(|l| *l != old && look.may_carry(card, *l)).collect()
    };
    if found.is_empty() {
        return Ok(());
    }
    rule(475);
    let host = at.ask(ctx.you, Ask::Whither(card), |_, list| list.extend(found))?;
    at.emit(Event::Moved { card, host, berth: Berth::On });
    Ok(())
}
