//! Deploying cards (R098 to R102).

use super::action::{hear, is_canceled, under_way};
use super::force::use_force;
use super::loss::lose_card;
use super::{hidden, look, send, training};
use crate::Ccg;
use crate::book::text::{Kind, Moment, Phase, Until};
use crate::choice::Ask;
use crate::coverage::{card_acted, rule};
use crate::event::{Event, Why};
use crate::world::{Berth, CardId, Change, Frame, Lasting, Mark, Period, What, Zone, other};
use dejarik_kernel::{At, Play, Seat};

/// Puts a location into the line, free (R195).
pub(super) fn place(at: &mut At<'_, Ccg>, card: CardId, mut index: u8) -> Play<()> {
    rule(196);
    let seat = at.world()[card].owner;
    if look(at).lacks_bounds(card) {
        if !bound(at, card)? {
            at.emit(Event::Limited { card, deed: u8::MAX, period: Period::Turn });
            return Ok(());
        }
        index = look(at).gaps(card).first().copied().unwrap_or(index);
    }
    note(at, card);
    at.emit(Event::Placed { card, index });
    hear(at, Moment::Deployed, card, seat)
}

/// The Main Power Generators need a site beyond their shield: where there is none, their player's North Ridge comes first, from
/// the hand or the Reserve Deck (004:1564); false if it could not be found.
pub(super) fn bound(at: &mut At<'_, Ccg>, generators: CardId) -> Play<bool> {
    rule(155);
    let seat = at.world()[generators].owner;
    let found = look(at).ridge(generators);
    let searched = found.is_none_or(|c| at.world()[c].zone == Zone::Reserve);
    if let Some(ridge) = found {
        let index = look(at).gaps(ridge).first().copied().unwrap_or(0);
        note(at, ridge);
        at.emit(Event::Placed { card: ridge, index });
    }
    if searched && at.world().phase != Phase::Start {
        super::force::shuffle(at, seat, Zone::Reserve)?;
    }
    Ok(found.is_some())
}

/// Puts a generic location into the line of a planet, whose name it takes (R148).
pub(super) fn settle(at: &mut At<'_, Ccg>, card: CardId, by: CardId, index: u8) -> Play<()> {
    rule(148);
    let (seat, by) = (at.world()[card].owner, at.world()[by].print);
    note(at, card);
    at.emit(Event::Placed { card, index });
    at.emit(Event::Settled { card, by });
    hear(at, Moment::Deployed, card, seat)
}

/// Puts a location on top of the other side's version; whatever is not at home there any more is lost (R082, S23).
pub(super) fn convert(at: &mut At<'_, Ccg>, card: CardId, old: CardId) -> Play<()> {
    rule(82);
    rule(423);
    let seat = at.world()[card].owner;
    note(at, card);
    at.emit(Event::Converted { card, old });
    // Who must come back to that place comes back to what lies there now.
    let meant = |l: &&Lasting| l.card == old && matches!(l.what, Change::Quarry(_));
    let sought: Vec<Lasting> = at.world().lasting.iter().filter(meant).copied().collect();
    sought.into_iter().for_each(|l| at.emit(Event::Lasts(Lasting { card, ..l })));
    hear(at, Moment::Deployed, card, seat)
}

/// Copies that come into play this turn are counted (R331).
fn note(at: &mut At<'_, Ccg>, card: CardId) {
    let print = at.world()[card].print;
    card_acted(print);
    // What comes with an Objective belongs to no turn: the other player may convert it (R229).
    if at.rules().book().print(print).limits.dots > 0 && at.world().phase != Phase::Start {
        at.emit(Event::Counted { print });
    }
}

/// Deploys a card: the price, responses, and then it is on table.
pub(super) fn deploy(at: &mut At<'_, Ccg>, seat: Seat, card: CardId, to: CardId, berth: Berth) -> Play<()> {
    let cost = look(at).deploy_cost(card, to, berth);
    let each = look(at).each_uses(card, to);
    let react = at.world().turn != seat && answers_attack(at);
    deploy_for(at, seat, card, (to, berth), Terms { cost, each, react, free: false })
}

/// The same as part of what a text does, which takes the price: no react, but who comes to a battle takes part in it.
pub(super) fn deploy_free(at: &mut At<'_, Ccg>, seat: Seat, card: CardId, to: CardId, berth: Berth) -> Play<()> {
    deploy_for(at, seat, card, (to, berth), FREE)
}

/// On what terms something is deployed: for how much, whether the other must use as much, and whether that is a react. What is free
/// comes by a text.
#[derive(Clone, Copy)]
struct Terms {
    cost: i32,
    each: bool,
    react: bool,
    free: bool,
}

/// A text takes the price.
const FREE: Terms = Terms { cost: 0, each: false, react: false, free: true };

fn deploy_for(
    at: &mut At<'_, Ccg>,
    seat: Seat,
    card: CardId,
    (to, berth): (CardId, Berth),
    Terms { cost, each, react, free }: Terms,
) -> Play<()> {
    rule(98);
    let frame = Frame::new(if react { What::React } else { What::Deploy }, seat, card);
    let quarry = seek(at, seat, card)?;
    let pupils = training::enroll(at, seat, card, to)?;
    put_down(at, card)?;
    let canceled = under_way(at, frame, |at| {
        rule(99);
        // What the other must use first: nobody else can have it then.
        if each {
            rule(178);
            use_force(at, other(seat), cost)?;
        }
        use_force(at, seat, cost)?;
        if react {
            hear(at, Moment::Reacting, card, seat)?;
        }
        if !is_canceled(at) {
            hear(at, Moment::Deploying, card, seat)?;
        }
        Ok(is_canceled(at))
    })?;
    let host_gone = to != CardId::NONE && !at.world()[to].on_table();
    if canceled || host_gone {
        return send(at, card, Zone::Lost, Why::Canceled);
    }
    match look(at).print(card).kind {
        Kind::Effect | Kind::Utinni | Kind::Immediate | Kind::MobileEffect => rule(116),
        Kind::Device => rule(104),
        _ => {}
    }
    arrive(at, card, to, berth);
    if let Some(pupils) = pupils {
        training::bind(at, seat, card, pupils)?;
    }
    if let Some(target) = quarry {
        aim(at, seat, card, target);
    }
    if react {
        at.emit(Event::Marked { card, mark: Mark::Reacted, on: true });
    }
    if react || free {
        join(at, card);
    }
    step_on(at, card)?;
    hear(at, Moment::Deployed, card, seat)
}

/// A Utinni Effect targets that card. Where it was is remembered, too, and how far that is (004:1840): some must come back there.
pub(super) fn aim(at: &mut At<'_, Ccg>, seat: Seat, effect: CardId, target: CardId) {
    let (what, source) = (Change::Quarry(effect), at.world()[effect].print);
    let lasting = Lasting { what, card: target, seat, until: Until::Leaves, turns: 0, source };
    let (here, there) = (look(at).location(effect), look(at).location(target));
    for card in there.into_iter().chain([target]) {
        at.emit(Event::Lasts(Lasting { card, ..lasting }));
    }
    if let Some(far) = here.zip(there).and_then(|(here, there)| look(at).parsecs(here, there)) {
        at.emit(Event::Lasts(Lasting { what: Change::Parsecs(far as i16), card: effect, ..lasting }));
    }
}

/// Whether a battle or a Force drain that was just initiated is being answered (R267).
fn answers_attack(at: &At<'_, Ccg>) -> bool {
    at.world().moment().is_some_and(|h| matches!(h.moment, Moment::BattleInitiated | Moment::DrainInitiated))
}

/// Whoever deploys to a site trips what is buried there (R217).
fn step_on(at: &mut At<'_, Ccg>, card: CardId) -> Play<()> {
    match at.world()[card].host.some() {
        Some(site) if look(at).is_troop(card) && look(at).is(site, Kind::Site) => hidden::tread(at, &[card], &[site]),
        _ => Ok(()),
    }
}

/// What a Utinni Effect targets is chosen as it is deployed (R340).
fn seek(at: &mut At<'_, Ccg>, seat: Seat, card: CardId) -> Play<Option<CardId>> {
    let rules = at.rules();
    let Some(filter) = rules.book().print(at.world()[card].print).seeks() else { return Ok(None) };
    let ctx = crate::look::Ctx { me: card, you: seat };
    let found: Vec<CardId> = look(at).quarries(ctx, filter).collect();
    rule(340);
    at.ask(seat, Ask::Target(card, 0), |_, list| list.extend(found)).map(Some)
}

/// A card comes onto the table free, as a text says; who comes to a battle takes part in it.
pub(super) fn enter(at: &mut At<'_, Ccg>, seat: Seat, card: CardId, to: CardId, berth: Berth) -> Play<()> {
    note(at, card);
    arrive(at, card, to, berth);
    join(at, card);
    step_on(at, card)?;
    hear(at, Moment::Deployed, card, seat)
}

fn arrive(at: &mut At<'_, Ccg>, card: CardId, to: CardId, berth: Berth) {
    at.emit(Event::Deployed { card, host: to, berth });
    let grounded = to != CardId::NONE && look(at).is(to, Kind::Site) && look(at).is(card, Kind::Starship);
    if grounded {
        rule(188);
        at.emit(Event::Marked { card, mark: Mark::Landed, on: true });
    }
}

/// Who comes to a battle by a react takes part in it (R246, R267), but for whoever has battled this turn or may not (004:2318).
pub(super) fn join(at: &mut At<'_, Ccg>, card: CardId) {
    let look = look(at);
    let Some(battle) = &look.w.battle else { return };
    if look.location(card) != Some(battle.at) || battle.cards.has(card) {
        return;
    }
    let mut all = look.all_guests(card);
    all.retain(|c| look.is_troop(*c));
    all.push(card);
    all.retain(|c| super::battle::joins(look, *c) && !look.is_under_cover(*c));
    for card in all {
        at.emit(Event::Joined { card, on: true });
    }
}

/// A card lies open on its way to the table, where it does not already.
fn put_down(at: &mut At<'_, Ccg>, card: CardId) -> Play<()> {
    if at.world()[card].zone != Zone::Playing {
        send(at, card, Zone::Playing, Why::Played)?;
    }
    note(at, card);
    Ok(())
}

/// A starfighter and its pilot, at once (R307).
pub(super) fn launch(at: &mut At<'_, Ccg>, seat: Seat, ship: CardId, pilot: CardId, to: CardId) -> Play<()> {
    let cost = look(at).launch_cost(ship, pilot, to);
    let react = at.world().turn != seat && answers_attack(at);
    launch_for(at, seat, [ship, pilot], to, Terms { cost, each: false, react, free: false })
}

/// The same as part of what a text does, which takes the price.
pub(super) fn launch_free(at: &mut At<'_, Ccg>, seat: Seat, ship: CardId, pilot: CardId, to: CardId) -> Play<()> {
    launch_for(at, seat, [ship, pilot], to, FREE)
}

fn launch_for(
    at: &mut At<'_, Ccg>,
    seat: Seat,
    [ship, pilot]: [CardId; 2],
    to: CardId,
    Terms { cost, react, .. }: Terms,
) -> Play<()> {
    rule(307);
    for card in [ship, pilot] {
        put_down(at, card)?;
    }
    let canceled = under_way(at, Frame::new(if react { What::React } else { What::Deploy }, seat, ship), |at| {
        use_force(at, seat, cost)?;
        if react {
            hear(at, Moment::Reacting, ship, seat)?;
        }
        if !is_canceled(at) {
            hear(at, Moment::Deploying, ship, seat)?;
        }
        Ok(is_canceled(at))
    })?;
    if canceled || !at.world()[to].on_table() {
        send(at, pilot, Zone::Lost, Why::Canceled)?;
        return send(at, ship, Zone::Lost, Why::Canceled);
    }
    arrive(at, ship, to, look(at).launch_berth(to));
    at.emit(Event::Deployed { card: pilot, host: ship, berth: Berth::Pilot });
    for card in [ship, pilot].into_iter().filter(|_| react) {
        at.emit(Event::Marked { card, mark: Mark::Reacted, on: true });
    }
    join(at, ship);
    hear(at, Moment::Deployed, ship, seat)?;
    if at.world()[pilot].on_table() { hear(at, Moment::Deployed, pilot, seat) } else { Ok(()) }
}

/// Another version of the character takes its place, free; what it carries goes over where that is allowed (R253, R278).
pub(super) fn replace(at: &mut At<'_, Ccg>, old: CardId, new: CardId) -> Play<()> {
    rule(253);
    rule(278);
    // The Dark Lando is converted by the Light one (R081).
    if look(at).converts(old, new) {
        rule(81);
        rule(190);
    }
    card_acted(at.world()[new].print);
    let (host, berth) = place_of(at, old);
    at.emit(Event::Moved { card: new, host, berth });
    let escorts = at.world()[new].owner == at.world()[old].owner && look(at).could_escort(new);
    for guest in at.world().guests(old).collect::<Vec<_>>() {
        // A captive is carried like anything else (004:745).
        if escorts && at.world()[guest].has(Mark::Captive) {
            at.emit(Event::Moved { card: guest, host: new, berth: Berth::Beneath });
        }
        // What was learnt stays with the persona (004:1806).
        let learnt = look(at).is(guest, Kind::JediTest) && at.world()[guest].berth == Berth::On;
        if learnt || look(at).may_carry(guest, new) {
            at.emit(Event::Moved { card: guest, host: new, berth: Berth::On });
        }
    }
    if at.world()[old].has(Mark::Moved) {
        at.emit(Event::Marked { card: new, mark: Mark::Moved, on: true });
    }
    for lasting in targeting(at, old, new) {
        at.emit(Event::Lasts(Lasting { card: new, ..lasting }));
    }
    lose_card(at, old, Why::Lost)
}

/// Where the other version comes to stand: what hides a spy does not hide it aboard the other player's craft (004:2346, 004:3187).
fn place_of(at: &At<'_, Ccg>, old: CardId) -> (CardId, Berth) {
    let look = look(at);
    let strange = look.is_under_cover(old) && look.craft(old).is_some();
    match look.location(old).filter(|l| strange && look.is(*l, Kind::Site)) {
        Some(site) => (site, Berth::Here),
        None => (look.w[old].host, look.w[old].berth),
    }
}

/// What targets a character and may target the version that takes its place (004:2346).
fn targeting(at: &At<'_, Ccg>, old: CardId, new: CardId) -> Vec<Lasting> {
    let look = look(at);
    let stays = |l: &Lasting| match l.what {
        Change::Quarry(effect) => look.print(effect).seeks().is_none_or(|filter| {
            // Where it was to be as it was chosen does not matter any more.
            let ctx = crate::look::Ctx { me: effect, you: look.w[effect].owner };
            look.fits(ctx, filter, new) || !look.fits(ctx, filter, old)
        }),
        Change::Mentor(_) => true,
        Change::Add(..)
        | Change::Set(..)
        | Change::Law(_)
        | Change::Owed(..)
        | Change::Parsecs(_)
        | Change::Decree(_)
        | Change::Multiplied => false,
    };
    look.w.lasting.iter().filter(|l| l.card == old && stays(l)).copied().collect()
}

/// A squadron takes the place of three starfighters (R303): they go to the Used Pile, and what fits goes over.
pub(super) fn form(at: &mut At<'_, Ccg>, squadron: CardId, place: CardId) -> Play<()> {
    rule(303);
    rule(102);
    card_acted(at.world()[squadron].print);
    let seat = at.world()[squadron].owner;
    let mut parts: Vec<CardId> = Vec::new();
    let mut there = look(at).components(squadron, place);
    // Which three, if there are more, is their player's choice.
    while parts.len() < 3 {
        let part = match there.len() > 3 - parts.len() {
            true => {
                at.ask(seat, Ask::Target(squadron, parts.len() as u8), |_, list| list.extend(there.iter().copied()))?
            }
            false => there[0],
        };
        there.retain(|c| *c != part);
        parts.push(part);
    }
    at.emit(Event::Moved { card: squadron, host: place, berth: Berth::Here });
    if look(at).is(place, Kind::Site) {
        at.emit(Event::Marked { card: squadron, mark: Mark::Landed, on: true });
    }
    for part in parts {
        for guest in at.world().guests(part).collect::<Vec<_>>() {
            let seats = look(at).berths(seat, guest, squadron);
            // An Effect does not go over (004:2860).
            let item = look(at).is(guest, Kind::Weapon) || look(at).is(guest, Kind::Device);
            let berth = match item && look(at).may_carry(guest, squadron) {
                true => Some(Berth::On),
                false => seats.first().copied(),
            };
            match berth {
                Some(berth) => at.emit(Event::Moved { card: guest, host: squadron, berth }),
                None => super::loss::leave_table(at, guest, Zone::Used, Why::Returned)?,
            }
        }
        super::loss::leave_table(at, part, Zone::Used, Why::Returned)?;
    }
    Ok(())
}

/// A weapon or device goes to another card present (R353); that is no deployment.
pub(super) fn hand_over(at: &mut At<'_, Ccg>, seat: Seat, item: CardId, to: CardId) -> Play<()> {
    rule(353);
    let cost = look(at).transfer_cost(item, to);
    if matches!(look(at).print(at.world()[item].host).kind, Kind::Effect) {
        card_acted(at.world()[at.world()[item].host].print);
    }
    use_force(at, seat, cost)?;
    at.emit(Event::Moved { card: item, host: to, berth: Berth::On });
    // Who has it now has not used it.
    for mark in [Mark::UsedWeapon, Mark::UsedDevice] {
        if at.world()[item].has(mark) {
            at.emit(Event::Marked { card: item, mark, on: false });
        }
    }
    Ok(())
}
