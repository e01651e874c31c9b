//! Several weapons at once at one target (004:837): all destinies are added up, and each weapon counts with the total.

use super::action::{hear, is_canceled, under_way};
use super::effect::chosen;
use super::force::use_force;
use super::look;
use super::weapon::{defense, destinies, plus, spend, struck};
use crate::Ccg;
use crate::book::text::{Filter, Moment};
use crate::choice::Ask;
use crate::coverage::{card_acted, rule};
use crate::look::Ctx;
use crate::num::Num;
use crate::world::{CardId, Frame, What};
use dejarik_kernel::{At, Play};

/// The least number of weapons that makes a volley.
const LEAST: usize = 2;

/// At least two weapons like this, of the player's choice, fire at the target of the topmost action.
pub(super) fn volley(at: &mut At<'_, Ccg>, ctx: Ctx, weapons: &Filter) -> Play<()> {
    let Some(target) = chosen(at, ctx, &Filter::Target).first().copied() else { return Ok(()) };
    let guns = choose(at, ctx, weapons, target)?;
    let (mut total, mut fired) = (Num::ZERO, Vec::new());
    for gun in guns {
        if let Some(drawn) = shot(at, Ctx { me: gun, ..ctx }, target)? {
            total += drawn;
            fired.push(gun);
        }
    }
    // In the order that the player likes.
    while !fired.is_empty() && at.world()[target].on_table() {
        let gun = at.ask(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(fired.iter().copied()))?;
        fired.retain(|g| *g != gun);
        let ctx = Ctx { me: gun, ..ctx };
        let rules = at.rules();
        let Some(fire) = &rules.book().print(at.world()[gun].print).fire else { continue };
        if at.world()[gun].on_table() && total + plus(at, ctx, fire, target) > defense(at, ctx, target) {
            struck(at, ctx, target, fire.result, None)?;
        }
    }
    Ok(())
}

/// Which weapons fire: what each costs must be there.
fn choose(at: &mut At<'_, Ccg>, ctx: Ctx, weapons: &Filter, target: CardId) -> Play<Vec<CardId>> {
    let mut guns: Vec<CardId> = Vec::new();
    let mut left = look(at).force(ctx.you);
    loop {
        let open: Vec<(CardId, i32)> =
            look(at).volley(ctx, weapons, target).into_iter().filter(|(g, _)| !guns.contains(g)).collect();
        let open: Vec<(CardId, i32)> = open.into_iter().filter(|(g, _)| look(at).fires_with(*g, &guns)).collect();
        // The first must leave enough for a second.
        let with = |gun: CardId, other: CardId| other != gun && look(at).fires_with(other, &[gun]);
        let cheapest = |gun: CardId| open.iter().filter(|(g, _)| with(gun, *g)).map(|(_, cost)| *cost).min();
        let second = |gun: CardId| if guns.is_empty() { cheapest(gun).unwrap_or(i32::MAX / 2) } else { 0 };
        let able = open.iter().filter(|(gun, cost)| cost + second(*gun) <= left);
        let options: Vec<CardId> = able.map(|(gun, _)| *gun).collect();
        if options.is_empty() {
            return Ok(guns);
        }
        let gun = match guns.len() < LEAST {
            true => Some(at.ask(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(options))?),
            false => at.may(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(options))?,
        };
        let Some(gun) = gun else { return Ok(guns) };
        left -= open.iter().find(|(g, _)| *g == gun).map_or(0, |(_, cost)| *cost);
        guns.push(gun);
    }
}

/// One of the weapons fires: what it drew, or nothing if it was canceled or could not draw.
fn shot(at: &mut At<'_, Ccg>, ctx: Ctx, target: CardId) -> Play<Option<Num>> {
    rule(352);
    let rules = at.rules();
    let Some(fire) = &rules.book().print(at.world()[ctx.me].print).fire else { return Ok(None) };
    let Some(cost) = look(at).ready(ctx.you, ctx.me) else { return Ok(None) };
    card_acted(at.world()[ctx.me].print);
    spend(at, ctx.me);
    let mut frame = Frame::new(What::Fire, ctx.you, ctx.me);
    frame.targets.push(target);
    under_way(at, frame, |at| {
        use_force(at, ctx.you, cost)?;
        hear(at, Moment::Targeted, target, ctx.you)?;
        if is_canceled(at) || !at.world()[target].on_table() {
            return Ok(None);
        }
        let drawn = destinies(at, ctx, target, fire.draws)?;
        let changed = at.world().frame().map_or(0, |f| i32::from(f.amount));
        Ok(drawn.map(|drawn| drawn + changed))
    })
}
