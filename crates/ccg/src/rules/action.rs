//! Actions: initiation, optional responses, result (004:56-214). An action inside an action is a call inside a call.

use super::destiny::{For, draw as draw_destiny};
use super::effect::carry_out;
use super::force::{activate, draw, use_force};
use super::settle::settle;
use super::{battle, captivity, creature, deploy, drain, hidden, insert, look, movement, send, weapon};
use crate::Ccg;
use crate::book::text::{Do, Expr, Fate, Function, Kind, Law, Moment, Stat, Who};
use crate::choice::{Act, Ask};
use crate::coverage::{card_acted, rule};
use crate::event::{BOTH, Event, Why};
use crate::look::{Ctx, Look, Window, period};
use crate::num::Num;
use crate::world::{Berth, CardId, Frame, Heard, What, Zone, other};
use dejarik_kernel::{At, Play, Seat};

/// Does what a player chose, and what happens by itself then; who has the next opportunity: the opponent of whoever's action was
/// resolved last, a just action that followed included (R010, 004:140).
pub(super) fn take_turn(at: &mut At<'_, Ccg>, seat: Seat, act: Act) -> Play<Seat> {
    let depth = at.world().frames.len() as u8;
    forget_followers(at);
    take(at, seat, act)?;
    settle(at)?;
    let last = at.world().followed.filter(|(n, _)| *n == depth).map_or(seat, |(_, by)| by);
    forget_followers(at);
    Ok(other(last))
}

fn forget_followers(at: &mut At<'_, Ccg>) {
    if at.world().followed.is_some() {
        at.emit(Event::Followed { by: None });
    }
}

/// Does what a player chose.
pub(super) fn take(at: &mut At<'_, Ccg>, seat: Seat, act: Act) -> Play<()> {
    match act {
        Act::Activate(n) => {
            rule(17);
            let before = at.world().count(seat, Zone::Reserve);
            let drawn = draw_instead(at, seat, n)?;
            activate(at, seat, i32::from(n - drawn))?;
            let done = before - at.world().count(seat, Zone::Reserve);
            at.emit(Event::Activated { n: done as u8 });
            Ok(())
        }
        Act::Draw(n) => {
            rule(110);
            draw(at, seat, n.into())
        }
        Act::Place { card, index } => deploy::place(at, card, index),
        Act::Settle { card, by, index } => deploy::settle(at, card, by, index),
        Act::Insert(card) => insert::insert(at, seat, card),
        Act::Form { squadron, at: place } => deploy::form(at, squadron, place),
        Act::Jump { system, parsec, around } => movement::jump(at, seat, system, parsec, around),
        Act::Bluff { card, at: site } => {
            hidden::bluff(at, seat, card, site);
            Ok(())
        }
        Act::Call { at: site, n } => hidden::call(at, site, n),
        Act::Bury { card, at: site } => {
            hidden::bury(at, seat, card, site);
            Ok(())
        }
        Act::BreakCover(card) => captivity::break_cover(at, card),
        Act::Attack(creature) => creature::attack(at, seat, creature),
        Act::Search(site) => captivity::search(at, seat, site),
        Act::Convert { card, old } => deploy::convert(at, card, old),
        Act::Deploy { card, to, berth } => deploy::deploy(at, seat, card, to, berth),
        Act::Launch { ship, pilot, to } => deploy::launch(at, seat, ship, pilot, to),
        Act::Replace { old, new } => deploy::replace(at, old, new),
        Act::Play { card, deed } => play(at, seat, card, deed),
        Act::Use { card, deed } => use_text(at, seat, card, deed),
        Act::Move { card, to, berth, how } => movement::go(at, seat, card, to, berth, how),
        Act::HandOver { item, to } => deploy::hand_over(at, seat, item, to),
        Act::Drain(location) => drain::drain(at, seat, location),
        Act::Battle(location) => battle::battle(at, seat, location),
        Act::Fire { weapon, target } => weapon::fire(at, seat, weapon, target),
        // Only in a damage segment, which takes them itself.
        Act::Forfeit(_) | Act::LoseForce => Ok(()),
    }
}

/// The first Force of an activate phase may be drawn instead with a text that says so, and a second one if there is more of
/// that sort on table; how many were.
fn draw_instead(at: &mut At<'_, Ccg>, seat: Seat, n: u8) -> Play<u8> {
    let mut drawn = 0;
    let source = |at: &At<'_, Ccg>| {
        let look = look(at);
        let mut gives = look.mine_of(seat, look.w.index.grant(Law::ForceToHand));
        gives.find(|c| look.is_active(*c) && look.own_law(*c, Law::ForceToHand))
    };
    while let Some(card) = source(at) {
        let second =
            look(at).could_hold(Law::SecondForce) && at.world().table().any(|c| look(at).law(c, Law::SecondForce));
        let open = at.world().activated + drawn < if second { 2 } else { 1 };
        if !open || drawn >= n || !at.yes(seat, Ask::Whether(card))? {
            break;
        }
        card_acted(at.world()[card].print);
        let Some(top) = at.world().top(seat, Zone::Reserve) else { break };
        send(at, top, Zone::Hand, Why::Drawn)?;
        drawn += 1;
    }
    Ok(drawn)
}

/// Something is under way, topmost until it is over.
pub(super) fn under_way<T>(at: &mut At<'_, Ccg>, frame: Frame, f: impl FnOnce(&mut At<'_, Ccg>) -> Play<T>) -> Play<T> {
    rule(5);
    at.during(Event::Began(frame), Event::Ended, f)
}

/// Whether the topmost action was canceled.
pub(super) fn is_canceled(at: &At<'_, Ccg>) -> bool {
    at.world().frame().is_some_and(|f| f.canceled)
}

/// Plays an Interrupt (R174).
fn play(at: &mut At<'_, Ccg>, seat: Seat, card: CardId, deed: u8) -> Play<()> {
    // An Immediate Effect is played like an Interrupt and stays (R160).
    match look(at).print(card).kind {
        Kind::Immediate => rule(160),
        Kind::EpicEvent => rule(119),
        _ => rule(174),
    }
    rule(3);
    rule(256);
    let rules = at.rules();
    let print = rules.book().print(at.world()[card].print);
    let function = &print.deeds[deed as usize].function;
    send(at, card, Zone::Playing, Why::Played)?;
    if look(at).dots(card) > 0 {
        at.emit(Event::Counted { print: at.world()[card].print });
    }
    card_acted(at.world()[card].print);
    let ctx = Ctx { me: card, you: seat };
    let frame = Frame { deed, ..Frame::new(What::Play, seat, card) };
    // A war of Interrupts inside a battle: whoever answers is topmost, the battle waits (R015).
    if at.world().battle.is_some() && at.world().frames.len() >= 3 {
        rule(15);
    }
    let (canceled, moved) = under_way(at, frame, |at| {
        let canceled = perform(at, ctx, deed, function, Moment::Played)?;
        Ok((canceled, transported(at, function)))
    })?;
    put_away(at, card, function, canceled)?;
    // What an Interrupt did can be followed like anything that just happened (R012).
    for it in moved {
        if at.world()[it].on_table() {
            hear_at(at, Moment::Moved, it, seat, card)?;
        }
    }
    Ok(())
}

/// Whom an Interrupt moved elsewhere.
fn transported(at: &At<'_, Ccg>, function: &Function) -> Vec<CardId> {
    let moves = function.does.iter().any(|d| matches!(d, Do::RelocateTo(..)));
    let Some(frame) = at.world().frame().filter(|_| moves) else { return Vec::new() };
    let there = |c: &CardId| look(at).location(*c).is_some_and(|l| l != *c && frame.targets.contains(&l));
    frame.targets.iter().copied().filter(there).collect()
}

/// Where an Interrupt goes after its result: onto the card that keeps it, canceled or not (X19), or to its pile.
fn put_away(at: &mut At<'_, Ccg>, card: CardId, function: &Function, canceled: bool) -> Play<()> {
    if at.world()[card].zone != Zone::Playing {
        return Ok(());
    }
    if let Some(host) = look(at).holder(card) {
        rule(469);
        at.emit(Event::Stacked { card, host, berth: Berth::On, shown: BOTH });
        return Ok(());
    }
    let print = look(at).print(card);
    let lost = canceled || function.fate.map_or(print.lost, |fate| fate == Fate::Lost);
    match (canceled, lost) {
        (true, _) => rule(58),
        (false, true) => rule(203),
        (false, false) => rule(336),
    }
    // Which of two fates is the player's choice of function (R337).
    if function.fate.is_some() {
        rule(337);
    }
    let (to, why) = match (canceled, lost) {
        (true, _) => (Zone::Lost, Why::Canceled),
        (false, true) => (Zone::Lost, Why::Resolved),
        (false, false) => (Zone::Used, Why::Resolved),
    };
    send(at, card, to, why)
}

/// Uses a text on table.
fn use_text(at: &mut At<'_, Ccg>, seat: Seat, card: CardId, deed: u8) -> Play<()> {
    rule(237);
    let rules = at.rules();
    let print = rules.book().print(at.world()[card].print);
    let Some(function) = function_of(at, card, deed) else { return Ok(()) };
    card_acted(at.world()[card].print);
    if print.is(Kind::Device) || print.is(Kind::Weapon) {
        weapon::wear(at, card);
    }
    let ctx = Ctx { me: card, you: seat };
    let frame = Frame { deed, ..Frame::new(What::Use, seat, card) };
    under_way(at, frame, |at| perform(at, ctx, deed, function, Moment::Played)).map(|_| ())
}

/// The action of that number, from the Book: it outlives what happens meanwhile.
fn function_of<'a>(at: &At<'a, Ccg>, card: CardId, deed: u8) -> Option<&'a Function> {
    let rules = at.rules();
    let lender = look(at).lender(card, deed);
    let (card, n) = lender.unwrap_or((card, deed));
    rules.book().print(at.world()[card].print).deeds.get(usize::from(n)).map(|d| &d.function)
}

/// The three steps of a card's action (R004); true if it was canceled.
fn perform(at: &mut At<'_, Ccg>, ctx: Ctx, deed: u8, function: &Function, moment: Moment) -> Play<bool> {
    rule(4);
    // A limit counts from initiation, canceled or not (R058, R235).
    if let Some(period) = period(function.once) {
        at.emit(Event::Limited { card: ctx.me, deed, period });
    }
    if !initiate(at, ctx, function)? {
        return Ok(false);
    }
    if at.world().frame().is_some_and(|f| f.what == What::Play) {
        hear(at, moment, ctx.me, ctx.you)?;
    }
    if function.harms {
        endanger(at, ctx.you)?;
    }
    // A card that is canceled as long as another is on table comes to nothing.
    let barred = look(at).law(ctx.me, Law::Canceled);
    if is_canceled(at) || barred {
        rule(58);
        return Ok(true);
    }
    rule(8);
    carry_out(at, ctx, &function.does)?;
    Ok(is_canceled(at))
}

/// Droids of the other player that the topmost action would steal, hit, capture or lose may be protected from it.
fn endanger(at: &mut At<'_, Ccg>, by: Seat) -> Play<()> {
    let aimed = at.world().frame().map(|f| f.targets.clone()).unwrap_or_default();
    for card in aimed {
        let droid = at.world()[card].on_table() && look(at).is(card, Kind::Droid) && at.world()[card].owner != by;
        if droid && !is_canceled(at) {
            hear(at, Moment::Endangered, card, by)?;
        }
    }
    Ok(())
}

/// Targets, then costs (R006); false if the price cannot be paid after all.
fn initiate(at: &mut At<'_, Ccg>, ctx: Ctx, function: &Function) -> Play<bool> {
    rule(6);
    for (n, aim) in function.targets.iter().enumerate() {
        let by = ctx.seat(if aim.by == Who::Both { Who::You } else { aim.by });
        let mut first = true;
        loop {
            let taken = at.world().frame().map(|f| f.targets.clone()).unwrap_or_default();
            let dear = function.cost == Some(Expr::Targets) && taken.len() >= look(at).force(ctx.you).max(0) as usize;
            if dear && !first {
                break;
            }
            let open = |at: &At<'_, Ccg>| -> Vec<CardId> {
                look(at).aims(ctx, function, &aim.what).filter(|c| !taken.contains(c)).collect()
            };
            let options = open(at);
            if options.is_empty() {
                if first {
                    return Ok(false);
                }
                break;
            }
            rule(317);
            let picked = match first {
                true => Some(at.ask(by, Ask::Target(ctx.me, n as u8), |_, list| list.extend(options))?),
                false => at.may(by, Ask::AnotherTarget(ctx.me, n as u8), |_, list| list.extend(options))?,
            };
            let Some(card) = picked else { break };
            at.emit(Event::Targeted { card });
            first = false;
            if !aim.any {
                break;
            }
        }
    }
    if function.sacrifice {
        sacrifice(at)?;
    }
    if let Some(price) = &function.loses {
        for card in super::effect::chosen(at, ctx, price) {
            super::loss::lose_card(at, card, Why::Lost)?;
        }
    }
    let cost = function.cost.as_ref().map_or(0, |e| look(at).value(ctx, e));
    if cost > look(at).force(ctx.you) {
        return Ok(false);
    }
    use_force(at, ctx.you, cost)?;
    if let Some(most) = &function.cost_up_to {
        let most = look(at).value(ctx, most).min(look(at).force(ctx.you));
        let n: u8 = at.ask(ctx.you, Ask::Number(ctx.me), |_, list| list.extend((0..=most.max(0) as u8).rev()))?;
        at.emit(Event::Number(n.into()));
        use_force(at, ctx.you, n.into())?;
    }
    if function.price { pay_by_destiny(at, ctx) } else { Ok(true) }
}

/// The targets go out of play as a price: that is not undone if the action is canceled (R006).
fn sacrifice(at: &mut At<'_, Ccg>) -> Play<()> {
    for card in at.world().frame().map(|f| f.targets.clone()).unwrap_or_default() {
        let worth = look(at).stat(card, Stat::Forfeit);
        at.emit(Event::Number(worth as i16));
        super::loss::leave_table(at, card, Zone::Out, Why::Removed)?;
    }
    Ok(())
}

/// A price that destiny sets belongs to the initiation (X14): paid, or the Interrupt is lost and has no result.
fn pay_by_destiny(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<bool> {
    rule(464);
    let price = draw_destiny(at, ctx.you, For::Other)?;
    let force = look(at).force(ctx.you);
    // So much Force as is enough (X09).
    let price = price.map(Num::ceil);
    let paid = match price.filter(|price| *price <= force) {
        Some(price) => at.yes(ctx.you, Ask::Price(ctx.me, price as i16))?,
        None => false,
    };
    if paid {
        use_force(at, ctx.you, price.unwrap_or(0))?;
    } else {
        send(at, ctx.me, Zone::Lost, Why::Resolved)?;
    }
    Ok(paid)
}

/// A moment that players may answer, the other one first; it is over when both pass in a row (R010, R012). Nothing is asked
/// if no card there is could answer, or if the player publicly holds nothing.
pub(super) fn hear(at: &mut At<'_, Ccg>, moment: Moment, it: CardId, by: Seat) -> Play<()> {
    hear_at(at, moment, it, by, CardId::NONE)
}

/// The same, of something that happened at that place.
pub(super) fn hear_at(at: &mut At<'_, Ccg>, moment: Moment, it: CardId, by: Seat, place: CardId) -> Play<()> {
    let reacts = matches!(moment, Moment::BattleInitiated | Moment::DrainInitiated);
    if !at.rules().book().hears(moment) && !reacts {
        return Ok(());
    }
    // What comes together is not kept waiting by anybody's answer (R038).
    if matches!(moment, Moment::Deployed | Moment::Moved) {
        settle(at)?;
    }
    at.during(Event::Hear(Heard { moment, it, by, place }), Event::Heard, |at| {
        speak_by_itself(at, moment)?;
        let depth = at.world().frames.len();
        let (mut next, mut passes, mut last) = (other(by), 0, None);
        while passes < 2 {
            let gone = |at: &At<'_, Ccg>| depth > 0 && at.world().frames.get(depth - 1).is_some_and(|f| f.canceled);
            if gone(at) {
                break;
            }
            match answer(at, next, moment, it)? {
                Some(act) => {
                    match moment {
                        Moment::Deployed => rule(185),
                        Moment::Played => rule(186),
                        _ => rule(320),
                    }
                    if moment == Moment::Deploying {
                        rule(9);
                    }
                    if is_response(moment) {
                        rule(7);
                    } else {
                        // Who has the opportunity goes first; the other's action was never begun (R014).
                        rule(12);
                        rule(14);
                    }
                    let after = take_turn(at, next, act)?;
                    (last, next, passes) = (Some(other(after)), after, 0);
                }
                None => (next, passes) = (other(next), passes + 1),
            }
        }
        if last.is_some() && !is_response(moment) {
            at.emit(Event::Followed { by: last });
        }
        Ok(())
    })
}

/// Whether an answer to this comes before the result of what is under way (R186), rather than after it (R185).
fn is_response(moment: Moment) -> bool {
    matches!(
        moment,
        Moment::Played
            | Moment::Deploying
            | Moment::Reacting
            | Moment::BattleInitiated
            | Moment::DrainInitiated
            | Moment::Draining
            | Moment::Targeted
            | Moment::ForceLoss
            | Moment::Endangered
    )
}

fn answer(at: &mut At<'_, Ccg>, seat: Seat, moment: Moment, it: CardId) -> Play<Option<Act>> {
    if !look(at).might_speak(seat, moment) {
        return Ok(None);
    }
    // Every window is opened, so that nobody has to be quick (R013).
    rule(13);
    let ask = if is_response(moment) { Ask::Respond(moment, it) } else { Ask::Just(moment, it) };
    let rules = at.rules();
    at.may(seat, ask, |w, list| {
        let (look, mut found) = (Look::new(rules, w), Vec::new());
        look.deeds(seat, Window::At(moment), &mut found);
        look.deployments_now(seat, Window::At(moment), &mut found);
        look.reacts(seat, moment, &mut found);
        list.extend(found);
    })
}

/// What happens by itself at this moment (R038): if there are several, whoever's turn it is orders them.
pub(super) fn automatic(at: &mut At<'_, Ccg>, moment: Moment, it: CardId, by: Seat) -> Play<()> {
    if !at.rules().book().hears(moment) {
        return Ok(());
    }
    at.during(Event::Hear(Heard { moment, it, by, place: CardId::NONE }), Event::Heard, |at| {
        speak_by_itself(at, moment)
    })
}

fn speak_by_itself(at: &mut At<'_, Ccg>, moment: Moment) -> Play<()> {
    let mut done: Vec<CardId> = Vec::new();
    loop {
        let listening = look(at).with_borrowers(at.world().index.speak_by_themselves_at(moment));
        let spoken = |c: &CardId| !at.world()[*c].on_table() && listening.has(*c);
        let gone = at.world().moment().and_then(|h| h.it.some()).filter(spoken);
        let heard = at.world().table_of(listening).chain(gone);
        let ready: Vec<CardId> =
            heard.filter(|c| !done.contains(c) && self_speaking(at, *c, moment, &[]).is_some()).collect();
        if ready.is_empty() {
            return Ok(());
        }
        rule(38);
        if matches!(moment, Moment::DestinyDrawn | Moment::BattleDestinyDrawn) {
            rule(11);
        }
        let turn = at.world().turn;
        let card = at.ask(turn, Ask::First, |_, list| list.extend(ready))?;
        done.push(card);
        speak_up(at, card, moment)?;
    }
}

/// One card does what it does by itself at this moment.
fn speak_up(at: &mut At<'_, Ccg>, card: CardId, moment: Moment) -> Play<()> {
    match self_speaking(at, card, moment, &[]) {
        Some((deed, _)) => utter(at, card, moment, deed),
        None => Ok(()),
    }
}

/// One card does this by itself.
pub(super) fn utter(at: &mut At<'_, Ccg>, card: CardId, moment: Moment, deed: u8) -> Play<()> {
    let side = look(at).deeds_of(card).find(|(n, _)| *n == deed).map(|(_, d)| d.side);
    let Some(you) = side.map(|side| look(at).side_of(card, side)) else { return Ok(()) };
    let Some(function) = function_of(at, card, deed) else { return Ok(()) };
    card_acted(at.world()[card].print);
    let frame = Frame { deed, ..Frame::new(What::Use, you, card) };
    under_way(at, frame, |at| perform(at, Ctx { me: card, you }, deed, function, moment)).map(|_| ())
}

/// Whether a card would do something by itself if this happened to that one.
pub(super) fn would_speak(at: &mut At<'_, Ccg>, card: CardId, moment: Moment, it: CardId) -> Play<bool> {
    let by = at.world()[it].owner;
    let heard = Event::Hear(Heard { moment, it, by, place: CardId::NONE });
    at.during(heard, Event::Heard, |at| Ok(self_speaking(at, card, moment, &[]).is_some()))
}

/// One card, and no other, does what it does as this happens to that one.
pub(super) fn speak(at: &mut At<'_, Ccg>, card: CardId, moment: Moment, it: CardId) -> Play<()> {
    let by = at.world()[it].owner;
    let heard = Event::Hear(Heard { moment, it, by, place: CardId::NONE });
    at.during(heard, Event::Heard, |at| speak_up(at, card, moment))
}

/// The action of a card that happens by itself at this moment, but for those that have happened.
pub(super) fn self_speaking(
    at: &At<'_, Ccg>,
    card: CardId,
    moment: Moment,
    done: &[(CardId, u8)],
) -> Option<(u8, Seat)> {
    let look = look(at);
    let print = look.print(card);
    // A card that was just lost still says what comes of it.
    let itself = look.w.moment().is_some_and(|h| h.it == card);
    let speaks = print.speaks_at(moment) || (look.is_shaped() && look.borrows(card));
    if !speaks || !print.implemented || !(itself || look.is_active(card)) {
        return None;
    }
    let found = look.deeds_of(card).find(|(n, deed)| {
        let ctx = Ctx { me: card, you: look.side_of(card, deed.side) };
        deed.automatic && !done.contains(&(card, *n)) && look.may_do(ctx, *n, &deed.function, Window::At(moment))
    });
    found.map(|(n, deed)| (n, look.side_of(card, deed.side)))
}
