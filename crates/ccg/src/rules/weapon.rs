//! Firing weapons (R125, R352).

use super::action::{hear, is_canceled, under_way};
use super::destiny::{For, draw};
use super::force::use_force;
use super::loss::lose_card;
use super::{captivity, look, ruin};
use crate::Ccg;
use crate::book::text::{Hits, Kind, Moment};
use crate::choice::Ask;
use crate::coverage::{card_acted, rule};
use crate::event::{Event, Why};
use crate::look::Ctx;
use crate::world::{CardId, Frame, Mark, What, Zone};
use dejarik_kernel::{At, Play, Seat};

/// Fires a weapon, and perhaps again (R124).
pub(super) fn fire(at: &mut At<'_, Ccg>, seat: Seat, weapon: CardId, target: CardId) -> Play<()> {
    rule(352);
    let rules = at.rules();
    let print = rules.book().print(at.world()[weapon].print);
    let Some(fire) = &print.fire else { return Ok(()) };
    card_acted(at.world()[weapon].print);
    let ctx = Ctx { me: weapon, you: seat };
    let host = at.world()[weapon].host;
    at.emit(Event::Marked { card: weapon, mark: Mark::Fired, on: true });
    if host != CardId::NONE && !look(at).is(host, Kind::Location) {
        rule(351);
        at.emit(Event::Marked { card: host, mark: Mark::UsedWeapon, on: true });
    }
    let mut cost = fire.cost.as_ref().map_or(0, |e| look(at).value(ctx, e));
    let mut target = target;
    loop {
        shot(at, ctx, target, cost)?;
        if host != CardId::NONE && at.world()[host].on_table() {
            hear(at, Moment::Fired, host, seat)?;
        }
        let Some(again) = &fire.again else { return Ok(()) };
        cost = look(at).value(ctx, again);
        let ready = at.world()[weapon].on_table() && at.world().count(seat, Zone::Force) as i32 >= cost;
        let targets: Vec<CardId> = if ready { targets(at, ctx) } else { Vec::new() };
        if targets.is_empty() {
            return Ok(());
        }
        let Some(next) = at.may(seat, Ask::Again(weapon), |_, list| list.extend(targets))? else { return Ok(()) };
        rule(124);
        target = next;
    }
}

fn targets(at: &At<'_, Ccg>, ctx: Ctx) -> Vec<CardId> {
    let look = look(at);
    let (Some(battle), Some(fire)) = (&look.w.battle, &look.print(ctx.me).fire) else { return Vec::new() };
    let open = |t: &CardId| look.w[*t].owner != ctx.you && look.in_reach(ctx.me, *t) && look.fits(ctx, &fire.at, *t);
    battle.cards.iter().filter(open).collect()
}

fn shot(at: &mut At<'_, Ccg>, ctx: Ctx, target: CardId, cost: i32) -> Play<()> {
    let mut frame = Frame::new(What::Fire, ctx.you, ctx.me);
    frame.targets.push(target);
    let rules = at.rules();
    let print = rules.book().print(at.world()[ctx.me].print);
    let Some(fire) = &print.fire else { return Ok(()) };
    under_way(at, frame, |at| {
        use_force(at, ctx.you, cost)?;
        hear(at, Moment::Targeted, target, ctx.you)?;
        if is_canceled(at) || !at.world()[target].on_table() {
            return Ok(());
        }
        let place = look(at).location(target).unwrap_or(CardId::NONE);
        rule(350);
        let mut drawn = 0;
        for _ in 0..fire.draws {
            // An impossible draw fails in the other's favour (004:3171).
            let Some(value) = draw(at, ctx.you, For::Weapon(place))? else { return Ok(()) };
            drawn += value;
        }
        let plus: i32 = fire.plus.iter().filter(|p| look(at).fits(ctx, &p.against, target)).map(|p| p.by).sum();
        let delta = at.world().frame().map_or(0, |f| i32::from(f.amount));
        if at.world()[target].on_table() && drawn + plus + delta > look(at).defense(target) {
            struck(at, ctx, target, fire.result)?;
        }
        Ok(())
    })
}

fn struck(at: &mut At<'_, Ccg>, ctx: Ctx, target: CardId, result: Hits) -> Play<()> {
    let host = at.world()[ctx.me].host;
    // A creature that is hit is lost, and the attack over (S12).
    if look(at).is(target, Kind::Creature) {
        return lose_card(at, target, Why::Lost);
    }
    match result {
        Hits::Capture => return captivity::capture(at, ctx.you, target),
        Hits::Crash => {
            ruin::crash(at, target);
            return Ok(());
        }
        Hits::Ion => return ion(at, target),
        Hits::Hit => {}
        Hits::HitForNothing => at.emit(Event::Marked { card: target, mark: Mark::Worthless, on: true }),
        Hits::HitForNothingBy(who) => {
            if host != CardId::NONE && look(at).print(host).is_version_of(who) {
                at.emit(Event::Marked { card: target, mark: Mark::Worthless, on: true });
            }
        }
    }
    rule(154);
    at.emit(Event::Marked { card: target, mark: Mark::Hit, on: true });
    hear(at, Moment::Hit, target, ctx.you)
}

/// Ion results come at once and hit nothing (R176).
fn ion(at: &mut At<'_, Ccg>, target: CardId) -> Play<()> {
    rule(176);
    at.emit(Event::Marked { card: target, mark: Mark::Ionized, on: true });
    let weapons: Vec<CardId> = at.world().guests(target).filter(|g| look(at).is(*g, Kind::StarshipWeapon)).collect();
    for weapon in weapons {
        lose_card(at, weapon, Why::Lost)?;
    }
    Ok(())
}
