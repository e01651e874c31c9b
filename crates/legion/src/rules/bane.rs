//! Cad Bane's tokens: three that look alike, of which one is he himself (gl.bane-tokens).

use super::{charges, displace, look, melee, owner, stands};
use crate::Legion;
use crate::book::{CommandId, Effect};
use crate::choice::{Ask, Bluff, Spot, Spots};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::{Angle, Footprint, Point, range};
use crate::look::{Look, TOKEN};
use crate::world::{Bane, Device, Laid, Mark, UnitId, World, team};
use dejarik_kernel::{At, Play, Seat, WhyNot};
use smallvec::SmallVec;

/// The unit of a player that hides behind tokens by that card.
fn hider(look: &Look<'_>, seat: Seat, card: CommandId) -> Option<UnitId> {
    let card = &look.rules.book().commands[card.0 as usize];
    let ours = |u: &UnitId| look.w[*u].player == seat && !look.w[*u].defeated && look.is_whose(card, *u);
    look.w.unit_ids().find(|u| card.has(&Effect::Hides) && ours(u))
}

/// Whoever's card was shown before units are deployed puts all three tokens down, instead of deploying; a step of its own, so
/// that nobody is asked anything who could know too much. Returns whether somebody did.
pub(super) fn hide(at: &mut At<'_, Legion>) -> Play<bool> {
    for seat in at.world().seats_from(at.world().blue) {
        let Some(card) = at.world().sides[seat.index()].divulged else { continue };
        let unit = hider(&look(at), seat, card).filter(|u| !at.world()[*u].marks.away && !at.world()[*u].deployed);
        let Some(unit) = unit else { continue };
        at.emit(Event::Noted { unit, mark: Mark::Away(true) });
        for _ in Bluff::ALL {
            put(at, seat, unit, far_from_zones)?;
        }
        return Ok(true);
    }
    Ok(false)
}

/// The card of that name was played and not shown before: one token is put near its owner.
pub(super) fn played(at: &mut At<'_, Legion>) -> Play<()> {
    for seat in at.world().seats_from(at.world().blue) {
        let side = &at.world().sides[seat.index()];
        let Some(card) = side.played.filter(|c| side.divulged != Some(*c)) else { continue };
        let Some(unit) = hider(&look(at), seat, card).filter(|u| stands(at, *u)) else { continue };
        put(at, seat, unit, near_its_owner)?;
    }
    Ok(())
}

/// Whether a token fits there at all: on the table, on no other token, under no wall.
fn fits(look: &Look<'_>, place: Point) -> Result<Footprint, WhyNot> {
    let field = look.field();
    let token = Footprint::round(TOKEN, place);
    if !place.is_near() || !token.on_table(field.width, field.depth) {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    let walls = field.pieces.iter().any(|p| look.row(p).solid() && p.under(&token));
    match look.on_a_token(&token) || walls {
        true => Err(WhyNot::new("gl.bane-tokens", "on-a-token")),
        false => Ok(token),
    }
}

/// Beyond range 1 of every zone.
fn far_from_zones(look: &Look<'_>, _: UnitId, place: Point) -> Result<(), WhyNot> {
    fits(look, place)?;
    let segment = look.rules.book().figures.segment;
    let zones = Seat::first(2).flat_map(|s| look.zones(s)).any(|z| z.apart((place, place)).at_most(segment + TOKEN));
    if zones { Err(WhyNot::new("gl.bane-tokens", "too-near")) } else { Ok(()) }
}

/// Within range 1 of its owner and beyond range 1 of all enemies.
fn near_its_owner(look: &Look<'_>, unit: UnitId, place: Point) -> Result<(), WhyNot> {
    let token = fits(look, place)?;
    let segment = look.rules.book().figures.segment;
    if !range::within(&look.leader(unit), &token, segment, 1) {
        return Err(WhyNot::new("gl.within-range", "out-of-range"));
    }
    let foes = look.w.of(look.w.foe(look.w[unit].side)).flat_map(|u| look.w.minis_on(u));
    match foes.into_iter().any(|m| look.foot(m).gap_at_most(&token, segment)) {
        true => Err(WhyNot::new("gl.bane-tokens", "too-near")),
        false => Ok(()),
    }
}

type Law = fn(&Look<'_>, UnitId, Point) -> Result<(), WhyNot>;

/// Its player puts one of the tokens that are left facedown somewhere.
fn put(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId, law: Law) -> Play<()> {
    let rules = at.rules();
    let laid = |w: &World, face: Bluff| w.banes.iter().any(|b| b.side == seat && b.face == Some(face));
    let left: SmallVec<[Bluff; 3]> = Bluff::ALL.into_iter().filter(|face| !laid(at.world(), *face)).collect();
    let one = |p: Point| Spots(smallvec::smallvec![Spot { at: p, facing: Angle::EAST }]);
    let open: Vec<Point> = {
        let look = look(at);
        let (nx, ny) = (look.field().width / 3000, look.field().depth / 3000);
        let grid = (1..nx).flat_map(|x| (1..ny).map(move |y| Point::new(3000 * x, 3000 * y)));
        let near = (0..8).map(|k| look.leader(unit).at + Angle::degrees(45 * k).way(4000));
        grid.chain(near).filter(|p| law(&look, unit, *p).is_ok()).collect()
    };
    if left.is_empty() || open.is_empty() {
        return Ok(());
    }
    let face: Bluff = at.ask(seat, Ask::Bluff, |_, list| list.extend(left.iter().copied()))?;
    let chosen: Spots = at.ask_open(
        seat,
        Ask::Token,
        |_, list| list.extend(open.iter().map(|p| one(*p))),
        |w: &World, spots: Spots| {
            let [spot] = spots.0[..] else { return Err(WhyNot::new("gl.bane-tokens", "one-place-for-the-token")) };
            law(&Look::new(rules, w), unit, spot.at).map(|()| one(spot.at))
        },
    )?;
    rule("gl.bane-tokens");
    let place = chosen.0[0].at;
    let z = look(at).surface(place);
    at.emit(Event::BaneLaid(Bane { at: place, z, side: seat, face: Some(face) }));
    Ok(())
}

/// At the start of a round each player may show where Bane is, blue first. Whoever has tokens left is asked.
pub(super) fn show(at: &mut At<'_, Legion>) -> Play<()> {
    for seat in at.world().seats_from(at.world().blue) {
        if !at.world().banes.iter().any(|b| b.side == seat) {
            continue;
        }
        let own = |w: &World| w.banes.iter().position(|b| b.side == seat && b.face == Some(Bluff::HereIAm));
        let chosen: Option<Bluff> = at.may(seat, Ask::Bluff, |w, list| list.extend(own(w).map(|_| Bluff::HereIAm)))?;
        if let Some(nth) = chosen.and_then(|_| own(at.world())) {
            reveal(at, nth as u8)?;
        }
    }
    Ok(())
}

/// After a unit moved, was deployed or placed: tokens of the enemy at range 1 that one of its minis sees are turned over.
pub(super) fn sprung(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    loop {
        if at.world().banes.is_empty() || !stands(at, unit) {
            return Ok(());
        }
        let found = {
            let look = look(at);
            let figures = &look.rules.book().figures;
            let near = |b: &Bane| {
                let token = Footprint::round(TOKEN, b.at);
                let close = |m| range::at(&token, &look.foot(m), figures.segment, figures.segments) == 1;
                look.w.minis_on(unit).any(|m| close(m) && look.sees_place(m, b.at, b.z))
            };
            look.w.banes.iter().position(|b| team(b.side) != look.w[unit].side && near(b))
        };
        let Some(nth) = found else { return Ok(()) };
        reveal(at, nth as u8)?;
    }
}

/// A token is turned over.
fn reveal(at: &mut At<'_, Legion>, nth: u8) -> Play<()> {
    rule("gl.bane-tokens");
    let token = at.world().banes[usize::from(nth)];
    at.emit(Event::BaneShown { nth });
    let cards = (0..at.rules().book().commands.len() as u8).map(CommandId);
    let found = cards.into_iter().find_map(|c| hider(&look(at), token.side, c).map(|u| (u, c)));
    let Some((unit, card)) = found else { return Ok(()) };
    match token.face {
        Some(Bluff::HereIAm) => appear(at, unit, &token),
        Some(Bluff::Kablamo) => {
            let nth = at.world().devices.len() as u8;
            at.emit(Event::DeviceLaid(Device { at: token.at, z: token.z, by: unit, what: Laid::Ordered(card) }));
            charges::detonate(at, token.side, unit, nth)
        }
        Some(Bluff::Mirrors) | None => Ok(()),
    }
}

/// Bane stands where his token lay, as near as there is room; if he was not on the table he issues himself an order.
fn appear(at: &mut At<'_, Legion>, unit: UnitId, token: &Bane) -> Play<()> {
    let spot = {
        let look = look(at);
        let free = |foot: &Footprint| look.may_stand(unit, None, foot, Some(unit)).is_ok();
        displace::rings(&look, unit, (token.at, 6000), 1, free).first().map(|foot| foot.at)
    };
    let Some(place) = spot else { return Ok(()) };
    let facing = look(at).leader(unit).facing;
    if at.world()[unit].deployed {
        let (mini, z) = (at.world()[unit].leader, look(at).surface(place));
        let foes: SmallVec<[UnitId; 2]> = look(at).melee_foes(unit).collect();
        at.emit(Event::Placed { mini, at: place, z, facing });
        return melee::left(at, unit, &foes);
    }
    at.emit(Event::Noted { unit, mark: Mark::Away(false) });
    at.emit(Event::Deployed { unit, spots: smallvec::smallvec![Spot { at: place, facing }] });
    super::deploy::raise(at, unit);
    debug_assert!(owner(at, unit) == token.side, "a token brings a unit of its own side");
    at.emit(Event::Ordered { by: unit, unit });
    Ok(())
}
