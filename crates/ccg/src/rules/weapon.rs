//! Firing weapons (R125, R352).

use super::action::{hear, is_canceled, under_way};
use super::destiny::{For, draw};
use super::force::use_force;
use super::loss::lose_card;
use super::{captivity, look, ruin};
use crate::Ccg;
use crate::book::names;
use crate::book::text::{Fire, Hits, Kind, Law, Moment, Stat, Until};
use crate::choice::{Act, Ask};
use crate::coverage::{card_acted, rule};
use crate::event::{Event, Why};
use crate::look::Ctx;
use crate::num::Num;
use crate::world::{CardId, Change, Frame, Lasting, Mark, What};
use dejarik_kernel::{At, Play, Seat};

/// Fires a weapon, and perhaps again (R124): as its own text says, or once more with a device that lets it.
pub(super) fn fire(at: &mut At<'_, Ccg>, seat: Seat, weapon: CardId, target: CardId) -> Play<()> {
    rule(352);
    let rules = at.rules();
    let print = rules.book().print(at.world()[weapon].print);
    let Some(fire) = &print.fire else { return Ok(()) };
    card_acted(at.world()[weapon].print);
    let ctx = Ctx { me: weapon, you: seat };
    let host = at.world()[weapon].host;
    spend(at, weapon);
    let mut cost = fire.cost.as_ref().map_or(0, |e| look(at).value(ctx, e));
    let mut target = target;
    let mut twice = device(at, host);
    // Both shots at once: their destinies are added up against one target.
    let mut times = 1;
    if let Some(device) = twice
        && look(at).force(seat) >= 2 * cost
        && at.yes(seat, Ask::Whether(device))?
    {
        card_acted(at.world()[device].print);
        (times, twice) = (2, None);
    }
    loop {
        shot(at, ctx, target, cost * i32::from(times), times)?;
        if host != CardId::NONE && at.world()[host].on_table() {
            hear(at, Moment::Fired, host, seat)?;
        }
        match (&fire.again, twice.take()) {
            (Some(again), _) => cost = look(at).value(ctx, again),
            (None, Some(_)) => {}
            (None, None) => return Ok(()),
        }
        let ready = at.world()[weapon].on_table() && look(at).force(seat) >= cost;
        let targets: Vec<CardId> = if ready { targets(at, ctx) } else { Vec::new() };
        if targets.is_empty() {
            return Ok(());
        }
        let Some(next) = at.may(seat, Ask::Again(weapon), |_, list| list.extend(targets))? else { return Ok(()) };
        rule(124);
        target = next;
    }
}

/// The device that lets the bearer fire twice.
fn device(at: &At<'_, Ccg>, host: CardId) -> Option<CardId> {
    let host = host.some().filter(|h| look(at).is(*h, Kind::Starship))?;
    let lets = |c: &CardId| look(at).own_law(*c, Law::FiresTwice) && look(at).is_active(*c);
    at.world().guests(host).find(lets)
}

/// The weapon was fired in this battle, and its bearer used one (R351).
pub(super) fn spend(at: &mut At<'_, Ccg>, weapon: CardId) {
    at.emit(Event::Marked { card: weapon, mark: Mark::Fired, on: true });
    wear(at, weapon);
}

/// The bearer uses this weapon or device: no other of its sort this turn, and this one as often as it may (R351, 004:3299).
pub(super) fn wear(at: &mut At<'_, Ccg>, item: CardId) {
    let host = at.world()[item].host;
    if host == CardId::NONE || look(at).is(host, Kind::Location) {
        return;
    }
    rule(351);
    let mark = if look(at).is(item, Kind::Device) { Mark::UsedDevice } else { Mark::UsedWeapon };
    for card in [host, item] {
        at.emit(Event::Marked { card, mark, on: true });
    }
}

/// What a weapon may be fired at now: in a battle, or outside one (X26).
fn targets(at: &At<'_, Ccg>, ctx: Ctx) -> Vec<CardId> {
    let look = look(at);
    if look.w.battle.is_some() {
        return look.shot_targets(ctx.you, ctx.me);
    }
    let at = |act: &Act| match act {
        Act::Fire { weapon, target } if *weapon == ctx.me => Some(*target),
        _ => None,
    };
    look.snipes(ctx.you).iter().filter_map(at).collect()
}

/// Fires a weapon where there is no battle (X26): whoever is hit is lost at once, and it may fire in a battle yet.
pub(super) fn snipe(at: &mut At<'_, Ccg>, seat: Seat) -> Play<()> {
    let shots = look(at).snipes(seat);
    if shots.is_empty() {
        return Ok(());
    }
    rule(476);
    let Act::Fire { weapon, target } = at.ask(seat, Ask::First, |_, list| list.extend(shots))? else { return Ok(()) };
    let host = at.world()[weapon].host;
    let worn = [host, weapon].map(|card| at.world()[card].has(Mark::UsedWeapon));
    if look(at).print(host).is_version_of(*names::URORRUR) && at.yes(seat, Ask::Whether(host))? {
        let source = at.world()[weapon].print;
        let what = Change::Add(Stat::WeaponDestiny, 2);
        let lasting = Lasting { what, card: CardId::NONE, seat, until: Until::Battle, turns: 0, source };
        at.emit(Event::Lasts(lasting));
    }
    fire(at, seat, weapon, target)?;
    at.emit(Event::Over { until: Until::Battle });
    at.emit(Event::Marked { card: weapon, mark: Mark::Fired, on: false });
    for (card, worn) in [host, weapon].into_iter().zip(worn) {
        at.emit(Event::Marked { card, mark: Mark::UsedWeapon, on: worn });
    }
    let hit: Vec<CardId> = at.world().table().filter(|c| at.world()[*c].has(Mark::Hit)).collect();
    hit.into_iter().try_for_each(|card| lose_card(at, card, Why::Lost))
}

fn shot(at: &mut At<'_, Ccg>, ctx: Ctx, target: CardId, cost: i32, times: u8) -> Play<()> {
    let mut frame = Frame::new(What::Fire, ctx.you, ctx.me);
    frame.targets.push(target);
    let rules = at.rules();
    let print = rules.book().print(at.world()[ctx.me].print);
    let Some(fire) = &print.fire else { return Ok(()) };
    under_way(at, frame, |at| {
        use_force(at, ctx.you, cost)?;
        hear(at, Moment::Targeted, target, ctx.you)?;
        // An answer may have given it another target (X25), which has the first one's forfeit if it is hit.
        let target = at.world().frame().and_then(|f| f.targets.first().copied()).unwrap_or(target);
        let first = at.world().frame().and_then(|f| f.targets.get(1).copied());
        if is_canceled(at) || !at.world()[target].on_table() {
            return Ok(());
        }
        rule(350);
        let Some(drawn) = destinies(at, ctx, target, fire.draws * times)? else { return Ok(()) };
        let plus = plus(at, ctx, fire, target) * i32::from(times);
        let delta = at.world().frame().map_or(0, |f| i32::from(f.amount));
        if at.world()[target].on_table() && drawn + plus + delta > defense(at, ctx, target) {
            struck(at, ctx, target, fire.result, first)?;
        }
        Ok(())
    })
}

/// Draws weapon destinies; none if one cannot be drawn: that fails in the other's favour (004:3171).
pub(super) fn destinies(at: &mut At<'_, Ccg>, ctx: Ctx, target: CardId, n: u8) -> Play<Option<Num>> {
    let place = look(at).location(target).unwrap_or(CardId::NONE);
    let mut drawn = Num::ZERO;
    for _ in 0..n {
        let Some(value) = draw(at, ctx.you, For::Weapon { at: place, weapon: ctx.me })? else { return Ok(None) };
        drawn += value;
    }
    Ok(Some(drawn))
}

/// What is added to the total: by the weapon's own text, and by others.
pub(super) fn plus(at: &At<'_, Ccg>, ctx: Ctx, fire: &Fire, target: CardId) -> i32 {
    let look = look(at);
    let own: i32 = fire.plus.iter().filter(|p| look.fits(ctx, &p.against, target)).map(|p| p.by).sum();
    own + look.at_place(ctx.you, Stat::ShotTotal, ctx.me)
}

/// The defense value of a target against this weapon (R095).
pub(super) fn defense(at: &At<'_, Ccg>, ctx: Ctx, target: CardId) -> Num {
    let look = look(at);
    let beside = look.print(ctx.me).fire.as_ref().and_then(|f| f.beside.as_ref());
    match beside {
        Some((what, defense)) if look.fits(ctx, what, target) => Num::of(*defense),
        _ => look.defense(target),
    }
}

/// What a shot does that went home; with the first target of one that was deflected.
pub(super) fn struck(at: &mut At<'_, Ccg>, ctx: Ctx, target: CardId, result: Hits, first: Option<CardId>) -> Play<()> {
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
    if let Some(first) = first {
        let worth = look(at).stat(first, Stat::Forfeit) as i16;
        let (what, source) = (Change::Set(Stat::Forfeit, worth), at.world()[first].print);
        let seat = at.world()[target].owner;
        at.emit(Event::Lasts(Lasting { what, card: target, seat, until: Until::Leaves, turns: 0, source }));
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
