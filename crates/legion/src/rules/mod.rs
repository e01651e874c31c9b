//! The procedures of the game, one file each.

mod actions;
mod activation;
mod aid;
mod arrive;
mod attack;
mod bane;
mod bombs;
mod card_actions;
mod carts;
mod charges;
mod climb;
mod command;
mod compulsory;
mod defence;
mod deploy;
mod dice;
mod displace;
mod effects;
mod ending;
mod flee;
mod guard;
mod hostages;
mod lasting;
mod melee;
mod moves;
mod objectives;
mod offence;
mod partners;
mod perks;
mod ploys;
mod powers;
mod recover;
mod reinforce;
mod round;
mod samples;
mod setup;
mod standby;
mod supplies;
mod terrain;
mod transport;
mod vaporators;
mod victory;
mod volley;
mod wounds;

pub use actions::{deeds, may_do};
pub use dice::{face, face_number};
pub(crate) use offence::sources;
pub use samples::{can_march, marches};
pub use volley::{may_fire, methods};

use crate::Legion;
use crate::choice::{Ask, Choice};
use crate::event::Event;
use crate::look::Look;
use crate::setup::Setup;
use crate::view::View;
use crate::world::{Bane, Few, MiniId, Stage, Token, UnitId, World, team};
use dejarik_kernel::{At, Chance, Outcome, Play, Rules, Seat, WhyNot};

impl Rules for Legion {
    type Setup = Setup;
    type World = World;
    type Event = Event;
    type Ask = Ask;
    type Choice = Choice;
    type View = View;
    const NAME: &'static str = "legion";
    const PASS: Choice = Choice::Pass;

    fn version(&self) -> String {
        concat!("legion ", env!("CARGO_PKG_VERSION"), "+", env!("DEJARIK_FINGERPRINT")).to_owned()
    }

    fn seats(&self, setup: &Setup) -> usize {
        setup.armies.len()
    }

    fn begin(&self, setup: &Setup) -> Result<World, String> {
        self.world(setup)
    }

    /// One decision of the setup, one deployed unit, one phase, or one activation with all that is inside it.
    fn step(&self, at: &mut At<'_, Self>) -> Play<()> {
        match at.world().stage {
            Stage::Terrain => terrain::next(at),
            Stage::Colour => setup::colour(at),
            Stage::Define => setup::define(at),
            Stage::Deploy => deploy::next(at),
            Stage::Command => command::phase(at),
            Stage::Activation => activation::next(at),
            Stage::End => round::end_phase(at),
        }
    }

    fn outcome(&self, w: &World) -> Option<Outcome> {
        w.ended
    }

    fn apply(w: &mut World, e: &Event) {
        crate::event::apply(w, e);
    }

    fn view(&self, w: &World, seat: Option<Seat>) -> View {
        View::new(w, seat)
    }

    /// What happens is open, but for tokens that are drawn ahead, which only their side sees; what is secret is chosen together and shown together.
    fn seen(&self, e: &Event, to: Option<Seat>) -> Option<Event> {
        match e {
            Event::BaneLaid(bane) if to.map(team) != Some(team(bane.side)) => {
                Some(Event::BaneLaid(Bane { face: None, ..*bane }))
            }
            Event::TokenKept { seat, .. } if to.map(team) != Some(team(*seat)) => {
                Some(Event::TokenKept { seat: *seat, rank: None })
            }
            Event::Peeked { seat, of, .. } if to.map(team) != Some(team(*seat)) && to.map(team) != Some(team(*of)) => {
                Some(Event::Peeked { seat: *seat, of: *of, cards: Few::default() })
            }
            _ => Some(e.clone()),
        }
    }

    fn imagine(&self, start: &mut World, now: &World, seat: Seat, chance: &mut Chance) {
        crate::view::imagine(self, start, now, seat, chance);
    }

    fn why_not(&self, w: &World, ask: &Ask, choice: &Choice) -> Option<WhyNot> {
        let look = Look::new(self, w);
        match (ask, choice) {
            (Ask::Action(unit, _), Choice::Deed(deed)) => may_do(&look, *unit, *deed).err(),
            (Ask::Stride(unit), Choice::Deed(deed)) => actions::may_stride(&look, *unit, *deed).err(),
            (Ask::Strike, Choice::Row(row)) if w.rows[*row as usize].len() < 2 => {
                Some(WhyNot::new("gl.defining-the-battlefield", "the-last-card-of-its-row"))
            }
            _ => None,
        }
    }

    fn fault(&self, w: &World) -> Option<String> {
        fault(&Look::new(self, w))
    }
}

/// A look at the World from inside a rule.
pub(crate) fn look<'a>(at: &'a At<'_, Legion>) -> Look<'a> {
    Look::new(at.rules(), at.world())
}

/// Who decides for a unit.
pub(crate) fn owner(at: &At<'_, Legion>, unit: UnitId) -> Seat {
    at.world()[unit].player
}

/// Whether a unit is still on the table.
pub(crate) fn stands(at: &At<'_, Legion>, unit: UnitId) -> bool {
    at.world()[unit].deployed && !at.world()[unit].defeated
}

/// A unit gains tokens. Vehicles and units without courage gain no suppression (gl.suppression); a trooper that does loses
/// its standby (gl.standby).
pub(crate) fn gain(at: &mut At<'_, Legion>, unit: UnitId, token: Token, n: u8) {
    if n == 0 || !stands(at, unit) {
        return;
    }
    let w = &at.world()[unit];
    let held = w.tokens.standby;
    match token {
        Token::Suppression if !look(at).trooper(unit) || look(at).courage(unit).is_none() => {}
        Token::Standby if held => {}
        Token::Standby => at.emit(Event::Gained { unit, token, n: 1 }),
        // What runs on no blood cannot be poisoned, and nothing else is held up by ions (gl.poison-tokens, gl.ion-tokens).
        Token::Poison if look(at).machine(unit) => {}
        Token::Ion if !look(at).machine(unit) => {}
        _ => {
            at.emit(Event::Gained { unit, token, n });
            if matches!(token, Token::Aim | Token::Dodge) {
                teamwork(at, unit, token, n);
            }
            if token == Token::Suppression && held {
                at.emit(Event::Lost { unit, token: Token::Standby, n: 1 });
            }
        }
    }
}

/// Partners near each other share what they gain (gl.teamwork).
fn teamwork(at: &mut At<'_, Legion>, unit: UnitId, token: Token, n: u8) {
    let partners: smallvec::SmallVec<[UnitId; 2]> = {
        let look = look(at);
        let names = |a: UnitId, b: UnitId| look.names(a, crate::keywords::Key::Teamwork, b);
        let with = |u: &UnitId| *u != unit && (names(*u, unit) || names(unit, *u)) && look.range(unit, *u) <= 2;
        look.w.of(look.w[unit].side).filter(with).collect()
    };
    for partner in partners {
        crate::keywords::Key::Teamwork.acted();
        at.emit(Event::Gained { unit: partner, token, n });
    }
}

/// A unit loses or spends tokens, as many of them as it has.
pub(crate) fn lose(at: &mut At<'_, Legion>, unit: UnitId, token: Token, n: u8) {
    let n = n.min(at.world()[unit].tokens.count(token));
    let stoic = token == Token::Suppression && at.world().active.is_some_and(|a| a.unit == unit && a.stoic);
    if n > 0 && !stoic {
        at.emit(Event::Lost { unit, token, n });
        if token == Token::Suppression && at.world()[unit].tokens.panic {
            activation::calm_down(at, unit);
        }
    }
}

/// What should never be true of a World.
fn fault(look: &Look<'_>) -> Option<String> {
    let w = look.w;
    for u in w.unit_ids() {
        let unit = &w[u];
        let minis = w.minis_of(u);
        if unit.around != w.bounds(u) {
            return Some(format!("the rectangle around {u:?} is not that of its minis"));
        }
        if unit.defeated && !minis.is_empty() {
            return Some(format!("{u:?} is defeated and still has minis"));
        }
        // Whoever is driven over lies beside the table until the opponent puts it back (gl.displacement).
        let aside = |m: MiniId| !w[m].there && w[m].fell == 0;
        if unit.deployed && !unit.defeated && w.attacks.is_empty() && w.active.is_none() {
            if minis.is_empty() && w.living(u).is_empty() && !w.all_minis(u).any(aside) {
                return Some(format!("{u:?} has no minis and is not defeated"));
            }
            if !w[unit.leader].there && unit.marks.aboard.is_none() && !aside(unit.leader) {
                return Some(format!("{u:?} has no leader"));
            }
        }
    }
    if w.active.is_some() || !w.attacks.is_empty() {
        return None;
    }
    let all: Vec<_> = w.mini_ids().collect();
    for (i, a) in all.iter().enumerate() {
        let foot = look.foot(*a);
        // A leader that scouts, or moves by a command card or as a hostage, has moved before the others of its unit follow.
        let moving = matches!(w.stage, Stage::Define | Stage::Deploy | Stage::Command);
        let scouting = |b: MiniId| moving && w[*a].unit == w[b].unit;
        if let Some(b) = all[i + 1..].iter().find(|b| foot.overlaps(&look.foot(**b)) && !scouting(**b)) {
            return Some(format!("{a:?} and {b:?} overlap at {:?}", foot.at));
        }
        if !foot.on_table(look.field().width, look.field().depth) {
            return Some(format!("{a:?} stands off the table at {:?}", foot.at));
        }
    }
    None
}
