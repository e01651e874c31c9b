//! What the words of the vocabulary do (`Do`).

use super::action::{hear, under_way};
use super::deeds;
use super::destiny::{For, draw};
use super::force::{activate, lose, retrieve, shuffle};
use super::loss::{leave_table, lose_card};
use super::movement::leave_battle;
use super::{battle, captivity, keep, look, quest, reserve, ruin, send, send_to, skill, volley};
use crate::Ccg;
use crate::book::text::{Do, Filter, Kind, Law, Moment, Stat, Until, Who};
use crate::choice::{Ask, Seated};
use crate::coverage::rule;
use crate::event::{Event, Why};
use crate::look::Ctx;
use crate::num::Num;
use crate::world::{Berth, CardId, Change, DARK, Frame, LIGHT, Lasting, Mark, What, Zone, other};
use dejarik_kernel::{At, Play, Seat, SeatSet};
use smallvec::SmallVec;

/// Does these things in order. The game may end inside.
pub(super) fn carry_out(at: &mut At<'_, Ccg>, ctx: Ctx, list: &[Do]) -> Play<()> {
    list.iter().try_for_each(|what| one(at, ctx, what))
}

fn one(at: &mut At<'_, Ccg>, ctx: Ctx, what: &Do) -> Play<()> {
    match what {
        Do::Change { stat, by, to, whose, until } => {
            let by = look(at).value(ctx, by) as i16;
            change(at, ctx, Change::Add(*stat, by), to, *whose, *until);
        }
        Do::Fix(stat, value, to) => {
            change(at, ctx, Change::Set(*stat, *value as i16), to, Who::You, Until::Leaves);
        }
        Do::Grant(law, to, until) => {
            change(at, ctx, Change::Law(*law), to, Who::You, *until);
            battle::keep_out(at, *law);
        }
        Do::Cancel => {
            rule(58);
            at.emit(Event::Canceled { depth: 1 });
        }
        Do::MultiplyDamage(n) => deeds::multiply_damage(at, ctx, *n as i16),
        Do::Decree(what, to, until) => deeds::decree(at, ctx, *what, to, *until),
        Do::Lose(f) => return each(at, ctx, f, |at, card| lose_card(at, card, Why::Lost)),
        Do::Hit(f) => {
            for card in chosen(at, ctx, f) {
                at.emit(Event::Marked { card, mark: Mark::Hit, on: true });
                hear(at, Moment::Hit, card, ctx.you)?;
            }
        }
        Do::ToHand(f) => return each(at, ctx, f, return_to_hand),
        Do::ToUsed(f) => return each(at, ctx, f, |at, card| leave_table(at, card, Zone::Used, Why::Returned)),
        Do::OutOfPlay(f) => {
            rule(242);
            return each(at, ctx, f, |at, card| leave_table(at, card, Zone::Out, Why::Removed));
        }
        Do::Steal(f) => {
            rule(244);
            rule(312);
            for card in chosen(at, ctx, f) {
                steal(at, ctx, card);
            }
        }
        Do::Bar(who, law, until) => bar(at, ctx, *who, *law, *until),
        Do::Sabacc(game) => return super::sabacc::sabacc(at, ctx, game),
        Do::TrimHand(who, n) => return deeds::trim_hand(at, ctx.seat(*who), *n),
        Do::LosePairs => return deeds::lose_pairs(at, ctx),
        Do::Stow => keep::stow(at, ctx),
        Do::Exchange => return keep::exchange(at, ctx),
        Do::Drift => quest::drift(at, ctx.me),
        Do::ChooseWay => return quest::choose_way(at, ctx),
        Do::GoUndercover(f) => return each(at, ctx, f, captivity::go_under_cover),
        Do::Capture(f) => return each(at, ctx, f, |at, card| captivity::capture(at, ctx.you, card)),
        Do::Release(f) => return each(at, ctx, f, captivity::release),
        Do::Freeze(f) => chosen(at, ctx, f).into_iter().for_each(|card| captivity::freeze(at, card)),
        Do::GoMissing(f) => chosen(at, ctx, f).into_iter().for_each(|card| captivity::go_missing(at, card)),
        Do::Find(f) => chosen(at, ctx, f).into_iter().for_each(|card| captivity::find(at, card)),
        Do::Crash(f) => chosen(at, ctx, f).into_iter().for_each(|card| ruin::crash(at, card)),
        Do::Collapse(f) => return each(at, ctx, f, ruin::collapse),
        Do::BlowAway(f) => return each(at, ctx, f, |at, card| ruin::blow_away(at, ctx.you, card)),
        Do::RelocateTo(f, place) => return relocate(at, ctx, f, place),
        Do::MoveAway(f) => return move_away(at, ctx, f),
        Do::LoseForce(who, n) => {
            let n = look(at).value(ctx, n);
            return players(at, ctx, *who, |at, seat| lose(at, seat, n));
        }
        Do::Retrieve(who, n) => {
            let n = look(at).value(ctx, n);
            return players(at, ctx, *who, |at, seat| retrieve(at, seat, n));
        }
        Do::Activate(who, n) => {
            let n = look(at).value(ctx, n);
            return players(at, ctx, *who, |at, seat| activate(at, seat, n));
        }
        Do::RetrieveCard(f) => return retrieve_card(at, ctx, f, Zone::Used),
        Do::TakeLost(f) => return retrieve_card(at, ctx, f, Zone::Hand),
        Do::LoseOne(who, f) => return lose_one_of(at, ctx, *who, f),
        Do::AttachTo(f) => {
            if let Some(host) = chosen(at, ctx, f).first() {
                at.emit(Event::Moved { card: ctx.me, host: *host, berth: Berth::On });
            }
        }
        Do::MayActivate(n) => {
            let most = look(at).value(ctx, n).min(at.world().count(ctx.you, Zone::Reserve) as i32).max(0) as u8;
            if most > 0 {
                let n: u8 = at.ask(ctx.you, Ask::Number(ctx.me), |_, list| list.extend(0..=most))?;
                return activate(at, ctx.you, n.into());
            }
        }
        Do::BothDraw(yours, theirs, then) => return deeds::both_draw(at, ctx, (*yours, *theirs), then),
        Do::OpponentDestiny(then) => {
            // What cannot be drawn fails in your favour (004:1101).
            if let Some(drawn) = draw(at, other(ctx.you), For::Other)? {
                at.emit(Event::OtherTotal(drawn));
                return carry_out(at, ctx, then);
            }
        }
        Do::HandToUsed => return hand_to_used(at, ctx),
        Do::Amount(n) => {
            if look(at).is(ctx.me, Kind::Weapon) {
                rule(194);
            }
            // The amount of what this answers, one below.
            let n = super::drain::bonus(at, look(at).value(ctx, n));
            at.emit(Event::AmountBelow { depth: 1, by: n as i16 });
        }
        Do::AmountAt(depth, n) => {
            let n = look(at).value(ctx, n);
            at.emit(Event::AmountBelow { depth: *depth, by: n as i16 });
        }
        Do::RetrieveSome(f, n) => {
            let mut left = look(at).value(ctx, n);
            while let Some(counted) = retrieve_one(at, ctx, f, left)? {
                left -= counted;
            }
        }
        Do::Regenerate => {
            if at.world()[ctx.me].zone == Zone::Lost {
                return send(at, ctx.me, Zone::Used, Why::Retrieved);
            }
        }
        Do::LookThroughReserve => return look_through(at, ctx),
        Do::Destiny(n, then) => return destinies(at, ctx, *n, then),
        Do::If(cond, then, otherwise) => {
            let list = if look(at).holds(ctx, cond) { then } else { otherwise };
            return carry_out(at, ctx, list);
        }
        Do::TakeFromReserve(f) => return search(at, ctx, f),
        Do::PeekReserve(who, n) => peek(at, ctx, *who, *n),
        Do::MayActivateTop => {
            if let Some(card) = at.world().top(ctx.you, Zone::Reserve)
                && at.yes(ctx.you, Ask::Whether(ctx.me))?
            {
                return send(at, card, Zone::Force, Why::Activated);
            }
        }
        Do::LookAtHand(f, most) => return deeds::look_at_hand(at, ctx, f, *most),
        Do::PeekHand(n) => return deeds::peek_hand(at, ctx, n),
        Do::ShuffleAny => return deeds::shuffle_any(at, ctx),
        Do::Choose(from, to) => {
            let n: u8 = at.ask(ctx.you, Ask::Number(ctx.me), |_, list| list.extend(*from..=*to))?;
            at.emit(Event::Number(n.into()));
        }
        Do::CancelDraw => {
            rule(468);
            at.emit(Event::Canceled { depth: 1 });
        }
        Do::Redraw => {
            rule(468);
            at.emit(Event::Redrawn);
        }
        Do::LoseMatchingUsed => return deeds::lose_matching(at, ctx),
        Do::RetrieveRandom(who, n) => {
            let n = look(at).value(ctx, n);
            return players(at, ctx, *who, |at, seat| deeds::retrieve_random(at, seat, n));
        }
        Do::Pay(n, then) => return deeds::pay(at, ctx, n, then),
        Do::Repeat(n, then) => {
            for _ in 0..look(at).value(ctx, n) {
                carry_out(at, ctx, then)?;
            }
        }
        Do::Draws(n, then) => {
            let n = look(at).value(ctx, n).max(0) as u8;
            return destinies(at, ctx, n, then);
        }
        Do::LoseUsed(who, f) => return deeds::lose_used(at, ctx, *who, f),
        Do::LoseFromHand(f) => return deeds::lose_from_hand(at, ctx, f),
        Do::NewHand(more) => return deeds::new_hand(at, ctx, more),
        Do::Walk(f, to) => return deeds::walk(at, ctx, f, to),
        Do::Flee(f) => return deeds::flee(at, ctx, f),
        Do::MoveAwaySome(n, f) => return deeds::move_away_some(at, ctx, n, f),
        Do::Revive(f) => deeds::revive(at, ctx, f),
        Do::PlaceFromReserve(f) => return reserve::deploy_from_reserve(at, ctx, f, &Filter::Any),
        Do::SwapDestinies => {
            if let Some(battle) = at.world().battle.clone() {
                for seat in [LIGHT, DARK] {
                    let value = battle.sides[other(seat).index()].destiny;
                    at.emit(Event::DestinySet { seat, value });
                }
            }
        }
        Do::NoDestiny(who) => at.emit(Event::DestinySet { seat: ctx.seat(*who), value: Num::ZERO }),
        Do::Take(f) => {
            for card in chosen(at, ctx, f) {
                at.emit(Event::Moved { card, host: ctx.me, berth: Berth::On });
            }
        }
        Do::Restore(f) => {
            for card in chosen(at, ctx, f) {
                at.emit(Event::Marked { card, mark: Mark::Hit, on: false });
                at.emit(Event::Marked { card, mark: Mark::Worthless, on: false });
            }
        }
        Do::Each(f, then) => {
            for card in chosen(at, ctx, f) {
                let mut frame = Frame::new(What::Use, ctx.you, ctx.me);
                frame.targets.push(card);
                under_way(at, frame, |at| carry_out(at, ctx, then))?;
            }
        }
        Do::Hold(stat, value, f, until) => {
            change(at, ctx, Change::Set(*stat, *value as i16), f, Who::You, *until);
        }
        Do::ChooseUpTo(n) => {
            let most = look(at).value(ctx, n).max(0) as u8;
            let n: u8 = at.ask(ctx.you, Ask::Number(ctx.me), |_, list| list.extend((0..=most).rev()))?;
            at.emit(Event::Number(n.into()));
        }
        Do::Board(f, craft) => skill::board(at, ctx, f, craft),
        Do::GuessHand => return skill::guess_hand(at, ctx),
        Do::Chances(n, wanted, then) => return skill::chances(at, ctx, *n, *wanted, then),
        Do::Loot(n) => return skill::loot(at, ctx, *n),
        Do::PassOn(f) => skill::pass_on(at, ctx, f),
        Do::Deflect(f) => {
            if let Some(card) = chosen(at, ctx, f).first() {
                rule(475);
                at.emit(Event::Deflected { card: *card });
            }
        }
        Do::Volley(f) => return volley::volley(at, ctx, f),
        Do::Skirmish => return battle::skirmish(at, ctx.you),
        Do::LoseDrawn => {
            if let Some(card) = at.world().moment().and_then(|h| h.it.some()) {
                return send(at, card, Zone::Lost, Why::Lost);
            }
        }
        Do::Grapple => keep::grapple(at, ctx),
        Do::CrossOver(f) => return each(at, ctx, f, |at, card| super::allegiance::cross_over(at, ctx.you, card)),
        Do::Eat(f) => return each(at, ctx, f, super::creature::eat),
        Do::FreezePile(who) => {
            rule(467);
            at.emit(Event::Frozen { seat: ctx.seat(*who), on: true });
        }
        Do::SendBack(f) => return each(at, ctx, f, keep::send_back),
        Do::Snipe => return super::weapon::snipe(at, ctx.you),
        Do::Retarget => return super::retarget::retarget(at, ctx),
        Do::NewQuarry => return super::retarget::new_quarry(at, ctx),
        Do::Resettle => return super::retarget::resettle(at, ctx),
        Do::Clamp => keep::clamp(at, ctx),
        Do::Unclamp => keep::unclamp(at, ctx),
        Do::BeLost => {
            if at.world()[ctx.me].zone == Zone::Playing {
                rule(119);
                return send(at, ctx.me, Zone::Lost, Why::Resolved);
            }
        }
        Do::Duel(then) => {
            rule(477);
            return carry_out(at, ctx, then);
        }
        Do::Either(who, one, two) => {
            let list = if at.yes(ctx.seat(*who), Ask::Whether(ctx.me))? { one } else { two };
            return carry_out(at, ctx, list);
        }
        Do::ChooseOf(who, all) => return deeds::choose_of(at, ctx, *who, all),
        Do::Swap(f) => return deeds::swap(at, ctx, f),
        Do::DeployFromReserve(f, to) => return reserve::deploy_from_reserve(at, ctx, f, to),
        Do::BeginWith(f) => return reserve::begin_with(at, ctx, f),
        Do::Flip => reserve::flip(at, ctx.me),
        Do::DeployNow(to, _) => return reserve::deploy_now(at, ctx, to),
        Do::LoseCause => return reserve::lose_cause(at),
        Do::Overlook => return super::retarget::overlook(at, ctx),
        Do::Special(name) => return super::special::special(at, ctx, *name),
    }
    Ok(())
}

/// The cards meant, fixed before anything happens to them; those chosen as targets where the words mean them.
pub(super) fn chosen(at: &At<'_, Ccg>, ctx: Ctx, filter: &Filter) -> SmallVec<[CardId; 8]> {
    let look = look(at);
    look.all(ctx, filter).collect()
}

fn each(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter, f: impl Fn(&mut At<'_, Ccg>, CardId) -> Play<()>) -> Play<()> {
    for card in chosen(at, ctx, filter) {
        if at.world()[card].on_table() {
            f(at, card)?;
        }
    }
    Ok(())
}

fn players(at: &mut At<'_, Ccg>, ctx: Ctx, who: Who, f: impl Fn(&mut At<'_, Ccg>, Seat) -> Play<()>) -> Play<()> {
    let turn = at.world().turn;
    for seat in [turn, other(turn)] {
        if ctx.means(who, seat) {
            f(at, seat)?;
        }
    }
    Ok(())
}

/// Something lasts for a time: of the cards meant, or of a player at the locations meant. A copy of the same title adds
/// nothing more to a battle destiny (R048).
fn change(at: &mut At<'_, Ccg>, ctx: Ctx, what: Change, to: &Filter, whose: Who, until: Until) {
    let source = at.world()[ctx.me].print;
    let of_player = matches!(
        what,
        Change::Add(
            Stat::TotalPower
                | Stat::BattlePower
                | Stat::TotalAbility
                | Stat::Drain
                | Stat::Attrition
                | Stat::EachBattleDestiny
                | Stat::BattleDestinies
                | Stat::PowerDestinies
                | Stat::WeaponDestiny
                | Stat::ShotDestiny
                | Stat::Generation
                | Stat::DamageTimes
                | Stat::AbilityNeeded,
            _
        )
    );
    let turns = match until {
        Until::Action => at.world().frames.len().saturating_sub(1) as u8,
        _ if at.world().turn == ctx.you => 2,
        _ => 1,
    };
    let cards: SmallVec<[CardId; 8]> = match (of_player, to) {
        (true, Filter::Any) => SmallVec::from_slice(&[CardId::NONE]),
        _ => chosen(at, ctx, to),
    };
    for card in cards {
        for seat in [LIGHT, DARK] {
            let meant = if of_player { ctx.means(whose, seat) } else { seat == ctx.you };
            let lasting = Lasting { what, card, seat, until, turns, source };
            if matches!(what, Change::Add(Stat::EachBattleDestiny | Stat::BattleDestinies, _)) {
                rule(48);
            }
            let outside = at
                .world()
                .frame()
                .and_then(|f| f.targets.first())
                .is_some_and(|t| at.world().battle.as_ref().is_some_and(|b| !b.cards.has(*t)));
            // Power from elsewhere is added, and nobody takes part by that (X23).
            if matches!(what, Change::Add(Stat::TotalPower, _)) && outside {
                rule(473);
            }
            let twice = at.world().lasting.iter().any(|l| {
                l.source == source && l.card == card && l.seat == seat && l.what == what && until != Until::Leaves
            });
            if meant && !twice {
                at.emit(Event::Lasts(lasting));
            }
        }
    }
}

/// A card is stolen: a weapon or device is carried by the thief (S30); a craft, without opponents aboard, with its cargo (S29).
pub(super) fn steal(at: &mut At<'_, Ccg>, ctx: Ctx, card: CardId) {
    let (craft, item) = {
        let look = look(at);
        (look.print(card).is_craft(), look.is(card, Kind::Weapon) || look.is(card, Kind::Device))
    };
    let guests = look(at).all_guests(card);
    if craft && guests.iter().any(|g| look(at).is(*g, Kind::Character) && at.world()[*g].owner != ctx.you) {
        return;
    }
    at.emit(Event::Changed { card, owner: ctx.you });
    if craft {
        rule(429);
        for guest in guests {
            at.emit(Event::Changed { card: guest, owner: ctx.you });
        }
    }
    if item && look(at).is(ctx.me, Kind::Character) {
        rule(430);
        at.emit(Event::Moved { card, host: ctx.me, berth: Berth::On });
    }
}

/// Something is forbidden to a player for a time.
fn bar(at: &mut At<'_, Ccg>, ctx: Ctx, who: Who, law: Law, until: Until) {
    let source = at.world()[ctx.me].print;
    for seat in [LIGHT, DARK].into_iter().filter(|s| ctx.means(who, *s)) {
        let lasting = Lasting { what: Change::Law(law), card: CardId::NONE, seat, until, turns: 1, source };
        at.emit(Event::Lasts(lasting));
    }
}

/// A card goes back to its owner's hand, and what is on it to the hands of its owners.
fn return_to_hand(at: &mut At<'_, Ccg>, card: CardId) -> Play<()> {
    for guest in at.world().guests(card).collect::<Vec<_>>() {
        if at.world()[guest].berth == Berth::On {
            send(at, guest, Zone::Hand, Why::Returned)?;
        }
    }
    leave_table(at, card, Zone::Hand, Why::Returned)
}

/// Relocation has no range and is free (R277).
fn relocate(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter, place: &Filter) -> Play<()> {
    rule(277);
    let Some(to) = chosen(at, ctx, place).first().and_then(|p| look(at).location(*p)) else { return Ok(()) };
    let mut group = chosen(at, ctx, filter);
    group.retain(|card| *card != to && !look(at).is_fixed(*card));
    for card in group.iter().copied() {
        let berth = if look(at).is_troop(card) { Berth::Here } else { Berth::On };
        at.emit(Event::Moved { card, host: to, berth });
        leave_battle(at, card);
    }
    super::hidden::tread(at, &group, &[to])
}

/// Each moves away to an adjacent site of its owner's choice, free; who cannot is lost.
fn move_away(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter) -> Play<()> {
    chosen(at, ctx, filter).into_iter().try_for_each(|card| move_or_lose(at, card))
}

/// One moves away, as its owner likes, or is lost.
pub(super) fn move_or_lose(at: &mut At<'_, Ccg>, card: CardId) -> Play<()> {
    let ways = look(at).ways_away(card);
    let owner = at.world()[card].owner;
    let to = match ways.is_empty() {
        true => None,
        false => at.may(owner, Ask::Whither(card), |_, list| list.extend(ways.iter().map(|way| way.to)))?,
    };
    match ways.iter().find(|way| Some(way.to) == to) {
        Some(way) => super::movement::go_away(at, card, *way),
        None => lose_card(at, card, Why::Lost),
    }
}

/// A card of one's own choice from the Lost Pile, shown to both, into the hand.
fn retrieve_card(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter, to: Zone) -> Play<()> {
    skill::look_at_lost(at, ctx.you);
    let found: Vec<CardId> = {
        let look = look(at);
        look.w.in_zone(ctx.you, Zone::Lost).filter(|c| look.fits(ctx, filter, *c)).collect()
    };
    if found.is_empty() {
        return Ok(());
    }
    let card = at.ask(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(found))?;
    rule(282);
    send_to(at, card, ctx.you, to, Why::Retrieved)
}

/// One card like this that counts for at most so many, or none; how many it counts for: a squadron for three (004:2874).
fn retrieve_one(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter, most: i32) -> Play<Option<i32>> {
    if most <= 0 {
        return Ok(None);
    }
    skill::look_at_lost(at, ctx.you);
    let counts = |at: &At<'_, Ccg>, c: CardId| if look(at).is(c, Kind::Squadron) { 3 } else { 1 };
    let lost: Vec<CardId> = at.world().in_zone(ctx.you, Zone::Lost).collect();
    let found: Vec<CardId> =
        lost.into_iter().filter(|c| look(at).fits(ctx, filter, *c) && counts(at, *c) <= most).collect();
    if found.is_empty() {
        return Ok(None);
    }
    let Some(card) = at.may(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(found))? else { return Ok(None) };
    rule(282);
    let counted = counts(at, card);
    send_to(at, card, ctx.you, Zone::Used, Why::Retrieved)?;
    Ok(Some(counted))
}

/// Looks through either Reserve Deck; afterwards it is shuffled.
fn look_through(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let piles = [LIGHT, DARK].map(|seat| Seated { seat, zone: Zone::Reserve });
    let pile: Seated = at.ask(ctx.you, Ask::Pile(ctx.me), |_, list| list.extend(piles))?;
    let cards = at.world().in_zone(pile.seat, Zone::Reserve).collect();
    rule(248);
    at.emit(Event::Saw { seats: SeatSet::NONE.with(ctx.you), cards });
    shuffle(at, pile.seat, Zone::Reserve)
}

/// A player chooses which of these is lost.
fn lose_one_of(at: &mut At<'_, Ccg>, ctx: Ctx, who: Who, filter: &Filter) -> Play<()> {
    let found = chosen(at, ctx, filter);
    if found.is_empty() {
        return Ok(());
    }
    let card = at.ask(ctx.seat(who), Ask::Take(ctx.me), |_, list| list.extend(found))?;
    lose_card(at, card, Why::Lost)
}

/// Any cards of the hand, one by one, onto the Used Pile: at least one, or nothing would have been done.
fn hand_to_used(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let hand = |w: &crate::world::World| w.in_zone(ctx.you, Zone::Hand);
    if at.world().count(ctx.you, Zone::Hand) == 0 {
        return Ok(());
    }
    let first = at.ask(ctx.you, Ask::Take(ctx.me), |w, list| list.extend(hand(w)))?;
    send(at, first, Zone::Used, Why::Returned)?;
    while let Some(card) = at.may(ctx.you, Ask::Take(ctx.me), |w, list| list.extend(hand(w)))? {
        send(at, card, Zone::Used, Why::Returned)?;
    }
    Ok(())
}

/// Draws destinies for an action; if one cannot be drawn, nothing follows (004:3171).
fn destinies(at: &mut At<'_, Ccg>, ctx: Ctx, n: u8, then: &[Do]) -> Play<()> {
    for _ in 0..n {
        if draw(at, ctx.you, For::Action)?.is_none() {
            return Ok(());
        }
    }
    carry_out(at, ctx, then)
}

/// Searches one's Reserve Deck (R346): the card taken is shown; if none is found the other may look; reshuffle.
fn search(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter) -> Play<()> {
    let deck: SmallVec<[CardId; 4]> = at.world().in_zone(ctx.you, Zone::Reserve).collect();
    at.emit(Event::Saw { seats: SeatSet::NONE.with(ctx.you), cards: deck.clone() });
    let found: Vec<CardId> = deck.iter().copied().filter(|c| look(at).fits(ctx, filter, *c)).collect();
    rule(346);
    match at.may(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(found))? {
        Some(card) => {
            // Any card whatever is nobody else's business (R346).
            if *filter != Filter::Any {
                at.emit(Event::Saw { seats: crate::event::BOTH, cards: SmallVec::from_slice(&[card]) });
            }
            send(at, card, Zone::Hand, Why::Taken)?;
        }
        None => at.emit(Event::Saw { seats: crate::event::BOTH, cards: deck }),
    }
    shuffle(at, ctx.you, Zone::Reserve)
}

fn peek(at: &mut At<'_, Ccg>, ctx: Ctx, who: Who, n: u8) {
    rule(248);
    let mut pile = at.world().pile(ctx.seat(who), Zone::Reserve);
    pile.reverse();
    pile.truncate(n.into());
    at.emit(Event::Saw { seats: SeatSet::NONE.with(ctx.you), cards: pile.into_iter().collect() });
}
