//! Bomb carts: where they are put, how they roll, what they score (bc.payload, gl.bomb-carts).

use super::{displace, look, objectives};
use crate::Legion;
use crate::book::Objective;
use crate::choice::{Ask, March, Spot, Spots};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::{Angle, Course, Footprint, Point};
use crate::look::Look;
use crate::world::{Cart, MiniId, World};
use dejarik_kernel::{At, Play, Seat, WhyNot};
use smallvec::SmallVec;

/// How fast a cart is.
const SPEED: u8 = 2;
/// Turns and bends that are tried, in degrees.
const TURNS: [i32; 6] = [30, -30, 60, -60, 90, -90];

/// Each player puts a cart into their own zone, and then marks the target of the other's, blue first.
pub(super) fn place(at: &mut At<'_, Legion>) -> Play<()> {
    rule("bc.payload");
    rule("gl.bomb-carts");
    let seats = [at.world().blue, at.world().red()];
    for seat in seats {
        put(at, seat)?;
    }
    for seat in seats {
        objectives::mark_target(at, seat)?;
    }
    Ok(())
}

fn put(at: &mut At<'_, Legion>, seat: Seat) -> Play<()> {
    let rules = at.rules();
    // It looks where its player likes; the samples away from the own edge.
    let ahead = if look(at).edge(seat) == 0 { Angle::NORTH } else { Angle::NORTH + Angle::HALF };
    let law = |look: &Look<'_>, spot: Spot| -> Result<(), WhyNot> {
        let foot = Footprint { base: look.cart_base(), at: spot.at, facing: spot.facing };
        ends(look, seat, &foot)?;
        match look.zones(seat).iter().any(|z| foot.inside(z)) {
            true => Ok(()),
            false => Err(WhyNot::new("bc.payload", "outside-the-zone")),
        }
    };
    let one = |spot: Spot| Spots(smallvec::smallvec![spot]);
    let open: Vec<Spot> = {
        let look = look(at);
        let (nx, ny) = (look.field().width / 2000, look.field().depth / 2000);
        let grid = (0..nx).flat_map(|x| (0..ny).map(move |y| Point::new(2000 * x + 1000, 2000 * y + 1000)));
        let all: Vec<Spot> =
            grid.map(|at| Spot { at, facing: ahead }).filter(|spot| law(&look, *spot).is_ok()).collect();
        let every = all.len().div_ceil(24).max(1);
        all.into_iter().step_by(every).collect()
    };
    if open.is_empty() {
        return Ok(());
    }
    let chosen: Spots = at.ask_open(
        seat,
        Ask::CartAt,
        |_, list| list.extend(open.iter().map(|spot| one(*spot))),
        |w: &World, spots: Spots| {
            let [spot] = spots.0[..] else { return Err(WhyNot::new("bc.payload", "one-place-for-the-token")) };
            law(&Look::new(rules, w), spot).map(|()| one(spot))
        },
    )?;
    let Spot { at: place, facing } = chosen.0[0];
    let z = look(at).surface(place);
    at.emit(Event::CartPlaced(Cart { side: seat.0, at: place, z, facing }));
    Ok(())
}

/// Whom a cart drives over where it ends; it passes everybody on its way.
fn under(look: &Look<'_>, foot: &Footprint) -> SmallVec<[MiniId; 8]> {
    look.w.mini_ids().filter(|m| look.foot(*m).overlaps(foot)).collect()
}

/// Whether a cart may end there: on the table, on nothing solid, on no token, no other cart, and on no base that does not
/// yield.
fn ends(look: &Look<'_>, seat: Seat, foot: &Footprint) -> Result<(), WhyNot> {
    let field = look.field();
    if !foot.at.is_near() || !foot.on_table(field.width, field.depth) {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    if field.pieces.iter().any(|p| look.row(p).solid() && p.under(foot)) {
        return Err(WhyNot::new("gl.impassable-terrain", "impassable-terrain"));
    }
    if look.on_a_token(foot) {
        return Err(WhyNot::new("gl.objective-tokens", "on-a-token"));
    }
    if look.w.carts.iter().any(|c| c.side != seat.0 && foot.overlaps(&look.cart(c))) {
        return Err(WhyNot::new("gl.bomb-carts", "on-a-cart"));
    }
    let stays = |m: &MiniId| !look.yields(look.w[*m].unit) || look.engaged(look.w[*m].unit);
    match under(look, foot).iter().any(stays) {
        true => Err(WhyNot::new("gl.bomb-carts", "on-another-base")),
        false => Ok(()),
    }
}

/// Where a cart ends that moves so.
fn shift(look: &Look<'_>, cart: &Cart, march: March) -> Result<Footprint, WhyNot> {
    let figures = &look.rules.book().figures;
    let leg = look.cart_base().radius + figures.tool(SPEED) / 2 - figures.notch;
    if march.speed != SPEED || march.travel < 1 || march.travel > 2 * leg {
        return Err(WhyNot::new("tl.movement-tool", "longer-than-the-tool"));
    }
    if march.bend.apart(Angle::EAST) > figures.limit().0 {
        return Err(WhyNot::new("tl.movement-tool", "bent-too-far"));
    }
    if march.heading != cart.facing {
        return Err(WhyNot::new("gl.notch", "the-tool-starts-at-a-notch"));
    }
    let course = Course { from: cart.at, heading: march.heading, bend: march.bend, leg, travel: march.travel };
    let foot = Footprint { base: look.cart_base(), at: course.end(), facing: course.direction() };
    ends(look, Seat(cart.side), &foot).map(|()| foot)
}

/// Moves of a cart that are worth a look: all the way and half of it, straight and bent.
fn moves(look: &Look<'_>, cart: &Cart) -> Vec<March> {
    let figures = &look.rules.book().figures;
    let leg = look.cart_base().radius + figures.tool(SPEED) / 2 - figures.notch;
    let ways = [0].into_iter().chain(TURNS).flat_map(|bend| [2 * leg, leg].map(|travel| (bend, travel)));
    let march = |(bend, travel)| March { speed: SPEED, heading: cart.facing, bend: Angle::degrees(bend), travel };
    ways.map(march).filter(|m| shift(look, cart, *m).is_ok()).collect()
}

/// At the end of a round a cart may turn and move if more friends than enemies are near it, blue's first.
pub(super) fn roll(at: &mut At<'_, Legion>) -> Play<()> {
    let rules = at.rules();
    for seat in [at.world().blue, at.world().red()] {
        let own = |w: &World| w.carts.iter().find(|c| c.side == seat.0).copied();
        let Some(cart) = own(at.world()).filter(|c| look(at).cart_moves(c)) else { continue };
        rule("bc.payload");
        rule("gl.bomb-carts");
        let turned: Option<Angle> = at.ask_open(
            seat,
            Ask::CartTurn,
            |_, list| list.extend(TURNS.map(|d| Some(cart.facing + Angle::degrees(d))).into_iter().chain([None])),
            |_, turn| match turn {
                Some(to) if cart.facing.apart(to) > Angle::QUARTER.0 => Err(WhyNot::new("gl.pivot", "turned-too-far")),
                turn => Ok(turn),
            },
        )?;
        let cart = Cart { facing: turned.unwrap_or(cart.facing), ..cart };
        if turned.is_some() {
            at.emit(Event::CartPlaced(cart));
        }
        let moved: Option<March> = at.ask_open(
            seat,
            Ask::CartMove,
            |w, list| list.extend(moves(&Look::new(rules, w), &cart).into_iter().map(Some).chain([None])),
            |w, go: Option<March>| go.map_or(Ok(()), |m| shift(&Look::new(rules, w), &cart, m).map(drop)).map(|()| go),
        )?;
        let Some(march) = moved else { continue };
        let found = shift(&look(at), &cart, march);
        let Ok(foot) = found else { continue };
        let gone = under(&look(at), &foot);
        displace::set_aside(at, &gone);
        let z = look(at).surface(foot.at);
        at.emit(Event::CartPlaced(Cart { side: seat.0, at: foot.at, z, facing: foot.facing }));
        displace::put_back(at, seat, &gone)?;
    }
    Ok(())
}

/// What they score at the end: three for a cart that touches its target, two at range 1 of it, one at range 2.
pub(super) fn score(look: &Look<'_>) -> [u8; 2] {
    rule("bc.payload");
    debug_assert_eq!(look.objective(), Some(Objective::Payload));
    let segment = look.rules.book().figures.segment;
    let mut gained = [0; 2];
    for marker in &look.w.markers {
        let (Some(piece), Some(seat)) = (marker.piece, marker.of) else { continue };
        let Some(cart) = look.w.carts.iter().find(|c| c.side == seat.0) else { continue };
        let (foot, piece) = (look.cart(cart), &look.field().pieces[usize::from(piece)]);
        let near =
            |n: i32| piece.parts.iter().any(|p| p.apart((foot.at, foot.at)).at_most(foot.base.radius + n * segment));
        gained[seat.index()] += match () {
            () if piece.touched_by(&foot) => 3,
            () if near(1) => 2,
            () if near(2) => 1,
            () => 0,
        };
    }
    gained
}
