//! Taste in the card game: take and hold places where the other can be drained, battle where the odds are good, and let the
//! cheapest cards go. It looks one action ahead, by the engine's own queries, and knows no rule.

use crate::search::{ByTaste, Outlook, Search, Settings, prevail};
use crate::{Agent, Greedy, Staffed, Taste};
use dejarik_ccg::Ccg;
use dejarik_ccg::book::text::{Do, Kind, Stat};
use dejarik_ccg::choice::{Act, Ask, Choice};
use dejarik_ccg::look::Look;
use dejarik_ccg::world::{Berth, CardId, Mark, World, Zone, other};
use dejarik_kernel::{QuestionOf, Seat};

impl Staffed for Ccg {
    const AGENTS: &'static [&'static str] = &["greedy", "search", "easy", "medium", "hard"];

    fn agent(name: &str, seed: u64) -> Option<Box<dyn Agent<Ccg>>> {
        if name == "greedy" {
            return Some(Box::new(Greedy::new(Hold, seed)));
        }
        Some(Box::new(Search::new(ByTaste::new(Hold), Settings::named(name)?, seed)))
    }
}

/// What a card drawn for battle destiny shows on average.
const DRAW: f32 = 2.3;
/// As many cards a player likes to hold.
const HAND: usize = 9;

/// How many actions of both sides a simulation sees, one after the other.
const HORIZON: u32 = 8;

/// Holds what it can and drains the rest.
#[derive(Clone)]
struct Hold;

impl Outlook<Ccg> for Hold {
    fn opens(&self, ask: &Ask) -> bool {
        matches!(ask, Ask::Act(_))
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn chance(&self, rules: &Ccg, world: &World, seat: Seat) -> f32 {
        let look = Look::new(rules, world);
        prevail(Mind { look, me: seat }.strength(), Mind { look, me: other(seat) }.strength(), 2.0)
    }
}

impl Taste<Ccg> for Hold {
    fn weigh(&self, rules: &Ccg, w: &World, question: &QuestionOf<Ccg>, worths: &mut Vec<f32>) {
        let mind = Mind { look: Look::new(rules, w), me: question.seat };
        worths.extend(question.options.iter().map(|option| mind.worth(&question.ask, option)));
    }
}

struct Mind<'a> {
    look: Look<'a>,
    me: Seat,
}

impl Mind<'_> {
    fn worth(&self, ask: &Ask, choice: &Choice) -> f32 {
        match choice {
            Choice::Pass => 0.0,
            Choice::Yes => 1.0,
            Choice::No => 0.5,
            Choice::Number(n) => f32::from(*n),
            Choice::Act(Act::Forfeit(card)) => self.forfeit(*card, ask),
            Choice::Act(act) => self.act(*act),
            Choice::Card(card) => self.card(ask, *card),
            Choice::Pile(zone) => match zone {
                Zone::Reserve => 3.0,
                Zone::Used => 2.5,
                _ => 2.0,
            },
            Choice::PileOf(_) | Choice::Kind(_) => 0.0,
        }
    }

    fn card(&self, ask: &Ask, card: CardId) -> f32 {
        let mine = self.look.w[card].owner == self.me;
        match ask {
            // Force is lost from piles, unless the hand is full of what will never be played.
            Ask::Lose(_) => {
                let many = self.look.w.count(self.me, Zone::Hand) > HAND + 3;
                if many { 2.8 - 0.1 * self.value(card) } else { -self.value(card) }
            }
            Ask::Start => self.promise(card),
            Ask::Target(..) | Ask::AnotherTarget(..) => {
                if mine {
                    0.1
                } else {
                    1.0 + self.value(card)
                }
            }
            _ if mine => 1.0 + self.value(card),
            _ => self.value(card),
        }
    }

    /// Life Force first of all; then what is in hand, what holds places, and what is drained there.
    fn strength(&self) -> f32 {
        let (look, w) = (&self.look, self.look.w);
        let hold = |at: &CardId| {
            let drain = if look.controls(self.me, *at) { self.drain(*at) } else { 0.0 };
            2.0 * drain + 0.25 * look.total_power(self.me, *at) as f32
        };
        let hand = 0.6 * w.count(self.me, Zone::Hand) as f32;
        w.life(self.me) as f32 + hand + w.places.iter().map(hold).sum::<f32>()
    }

    /// What a card is good for, roughly.
    fn value(&self, card: CardId) -> f32 {
        let f = &self.look.print(card).figures;
        let of = |n: Option<i32>| n.unwrap_or(0) as f32;
        0.3 * of(f.power) + 0.3 * of(f.ability) + 0.2 * of(f.forfeit) + 0.3
    }

    /// What a location promises: icons to activate by, icons to drain.
    fn promise(&self, location: CardId) -> f32 {
        let mine = self.look.print(location).figures.force[self.me.index()] as f32;
        let theirs = self.look.print(location).figures.force[other(self.me).index()] as f32;
        1.5 * mine + 0.8 * theirs
    }

    fn act(&self, act: Act) -> f32 {
        let w = self.look.w;
        match act {
            Act::Activate(n) => {
                let left = w.count(self.me, Zone::Reserve) as f32 - f32::from(n);
                f32::from(n) - if left < 4.0 { (4.0 - left) * 1.5 } else { 0.0 }
            }
            Act::Draw(n) => {
                let hand = w.count(self.me, Zone::Hand) + usize::from(n);
                let life = w.life(self.me);
                if hand <= HAND && life > 12 { 0.5 + f32::from(n) } else { -f32::from(n) }
            }
            Act::Place { card, .. } | Act::Settle { card, .. } => 2.0 + self.promise(card),
            Act::Jump { .. } | Act::BreakCover(_) | Act::Bury { .. } => -0.2,
            Act::Bluff { .. } | Act::Call { .. } => 0.2,
            Act::Insert(_) | Act::Form { .. } => 0.6,
            Act::Attack(creature) => 0.5 + self.value(creature),
            Act::Search(_) => 1.0,
            Act::Convert { card, .. } => 1.0 + self.promise(card),
            Act::Deploy { card, to, berth } => self.deploy(card, to, berth),
            Act::Launch { ship, pilot, to } => self.arrive(to, self.power(ship) + 2.0) + 0.2 * self.value(pilot),
            Act::Replace { .. } => 0.5,
            Act::Play { card, deed } => self.play(card, deed),
            Act::Use { card, deed } => self.text(card, deed),
            Act::Move { card, to, .. } => self.walk(card, to),
            Act::HandOver { .. } => -0.5,
            Act::Drain(at) => 5.0 + self.drain(at),
            Act::Battle(at) => self.battle(at),
            Act::Fire { target, .. } => 1.0 + self.value(target),
            // Weighed with what is owed.
            Act::Forfeit(_) => 0.0,
            Act::LoseForce => 0.6,
        }
    }

    /// An Interrupt is mostly worth playing, but for one whose price nobody knows: that takes a plan.
    fn play(&self, card: CardId, deed: u8) -> f32 {
        let function = self.look.print(card).deeds.get(usize::from(deed)).map(|d| &d.function);
        if function.is_some_and(|f| f.price) { -0.2 } else { 0.4 }
    }

    /// A text on table is mostly worth using, but for one that only gives cards of the hand away.
    fn text(&self, card: CardId, deed: u8) -> f32 {
        let function = self.look.print(card).deeds.get(usize::from(deed)).map(|d| &d.function);
        let gives = function.is_some_and(|f| f.does.contains(&Do::HandToUsed));
        let many = self.look.w.count(self.me, Zone::Hand) > HAND + 3;
        if gives && !many { -0.3 } else { 0.3 }
    }

    fn power(&self, card: CardId) -> f32 {
        self.look.print(card).figures.power.unwrap_or(0) as f32
    }

    fn drain(&self, at: CardId) -> f32 {
        let icons = self.look.icons(other(self.me), at);
        (icons + self.look.at_place(self.me, Stat::Drain, at)).max(0) as f32
    }

    /// How the sides stand there: my power less theirs, destinies guessed.
    fn odds(&self, at: CardId, more: f32) -> f32 {
        let side = |seat: Seat, more: f32| {
            let ability = self.look.total_ability(seat, at) as f32 + more / 2.0;
            let power = self.look.total_power(seat, at) as f32 + more;
            power + if ability >= 4.0 { DRAW } else { 0.0 }
        };
        side(self.me, more) - side(other(self.me), 0.0)
    }

    /// What it is worth to come to a location with so much power.
    fn arrive(&self, at: CardId, power: f32) -> f32 {
        let theirs = self.look.total_power(other(self.me), at);
        let held = self.look.controls(self.me, at);
        if theirs == 0 && !self.look.occupies(other(self.me), at) {
            let fresh = if held { 0.6 } else { 2.0 + 2.0 * self.drain(at) };
            return fresh + 0.1 * power;
        }
        // Where somebody stands already: only to win.
        let odds = self.odds(at, power);
        if odds > 0.0 { 2.0 + 0.2 * odds.min(6.0) } else { 0.2 + 0.15 * odds.max(-6.0) }
    }

    /// A weapon is worth something where it can be fired: in hands that have none yet, and not aboard a ship in space.
    fn arm(&self, weapon: CardId, to: CardId) -> f32 {
        let look = &self.look;
        let site = look.location(to).is_some_and(|l| look.is(l, Kind::Site));
        let armed = look.w.guests(to).any(|c| look.is(c, Kind::Weapon)) && !look.is(to, Kind::Capital);
        match look.is(weapon, Kind::CharacterWeapon) && !site || armed && !look.is(to, Kind::Location) {
            true => 0.3,
            false => 1.5,
        }
    }

    fn deploy(&self, card: CardId, to: CardId, berth: Berth) -> f32 {
        let p = self.look.print(card);
        if p.is(Kind::Weapon) {
            return self.arm(card, to);
        }
        if !self.look.is_troop(card) {
            return 0.8;
        }
        let Some(at) = self.look.location(to) else { return 0.5 };
        let seat = match berth {
            Berth::Pilot => 1.2,
            Berth::Passenger | Berth::Cargo => -1.5,
            Berth::Here | Berth::Astromech | Berth::On | Berth::Beneath => 0.0,
        };
        // A starfighter on the ground and a craft without pilot do nothing.
        let idle = p.is_craft() && p.pilot.is_none() && !p.is(Kind::CreatureVehicle);
        let grounded = p.is(Kind::Starship) && self.look.is(at, Kind::Site);
        let lame = if idle || grounded { -2.5 } else { 0.0 };
        self.arrive(at, self.power(card)) + seat + lame
    }

    /// A move is worth something if it leaves nothing behind that was held.
    fn walk(&self, card: CardId, to: CardId) -> f32 {
        let (Some(from), Some(at)) = (self.look.location(card), self.look.location(to)) else { return -0.5 };
        if from == at {
            return -0.5;
        }
        // A starship on the ground does nothing.
        let grounded = self.look.is(card, Kind::Starship) && self.look.is(at, Kind::Site);
        if grounded {
            return -0.5;
        }
        let power = self.power(card);
        let alone = self.look.is_alone(card);
        let leaves = if alone && self.look.controls(self.me, from) { 2.0 + 2.0 * self.drain(from) } else { 0.4 };
        let flees = if self.odds(from, 0.0) < -3.0 { 1.5 } else { 0.0 };
        self.arrive(at, power) + flees - leaves - 0.8
    }

    fn battle(&self, at: CardId) -> f32 {
        let odds = self.odds(at, 0.0);
        if odds >= 1.0 { 3.0 + odds } else { -1.0 }
    }

    /// What goes first: what is hit, what attrition takes anyway, then what pays best for what it is; more than is owed is worth
    /// nothing.
    fn forfeit(&self, card: CardId, ask: &Ask) -> f32 {
        let w = self.look.w;
        let hit = if w[card].has(Mark::Hit) { 5.0 } else { 0.0 };
        let (owed, attrition) = match ask {
            Ask::Damage(attrition, damage) => (*attrition.max(damage), *attrition > 0),
            _ => (0, false),
        };
        let total = w.battle.as_ref().map(|b| b.sides[self.me.index()].attrition).unwrap_or_default();
        // Force that is lost before would be lost for nothing.
        let hit = if attrition && !self.look.is_spared(card, total) { hit + 3.0 } else { hit };
        let pays = self.look.stat(card, Stat::Forfeit).min(owed.into()) as f32;
        let aboard = self.look.all_guests(card).len() as f32;
        hit + 0.25 * pays - 0.25 * self.value(card) - aboard + 0.5
    }
}
