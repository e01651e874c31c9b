//! Where not everything comes: Dagobah (R091), what lies beneath the shield (R155), and where no transport goes (004:1231).

use super::{Ctx, Look};
use crate::book::text::{Do, Filter, Kind};
use crate::book::{Sort, names};
use crate::coverage::rule;
use crate::world::{CardId, DARK, Frame, What};
use dejarik_kernel::Seat;

impl<'a> Look<'a> {
    /// Whether a card is at a location of Dagobah, or is one.
    pub fn is_on_dagobah(self, card: CardId) -> bool {
        let there = self.location(card).is_some_and(|l| self.named_after(l) == Some(*names::DAGOBAH));
        if there {
            rule(91);
        }
        there
    }

    /// Whether Dagobah does not let a card be deployed on that one (R091): a weapon or device on one of its locations, a Utinni
    /// Effect on anything there, unless its text speaks of Dagobah.
    pub fn is_kept_off(self, card: CardId, to: CardId, on: &Filter) -> bool {
        let p = self.print(card);
        let item = (p.is(Kind::Weapon) || p.is(Kind::Device)) && self.is(to, Kind::Location);
        (item || p.is(Kind::Utinni)) && self.is_on_dagobah(to) && !on.mentions(&Filter::On(*names::DAGOBAH))
    }

    /// What a Utinni Effect may target as it is deployed: nothing at Dagobah (R091).
    pub fn quarries(self, ctx: Ctx, filter: &Filter) -> impl Iterator<Item = CardId> {
        let hidden = self.is(ctx.me, Kind::Utinni);
        self.all(ctx, filter).filter(move |c| !(hidden && self.is_on_dagobah(*c)))
    }

    /// Whether transport cards of a player may be used from or to a location: nothing goes through the atmosphere of Dagobah
    /// (R091) or, for Dark, the shield of Hoth (R155), nor to sites where nobody could move (004:1231).
    pub fn is_transportable(self, seat: Seat, location: CardId) -> bool {
        let p = self.print(location);
        let special = p.title == *names::TRENCH || p.sort(Sort::Holosite);
        let shut = seat == DARK && self.is_shielded(location);
        !special && !shut && !self.is_on_dagobah(location)
    }

    /// Whose defense a destiny that was just drawn is weighed against: the target of a weapon, of a text that compares destiny
    /// with maneuver, or a starship among asteroids (R026).
    pub fn drawn_against(self) -> Option<CardId> {
        let frames = &self.w.frames;
        let draw = frames.iter().rposition(|f| f.what == What::Destiny)?;
        let weighs = |f: &Frame| match f.what {
            What::Fire => true,
            What::Play | What::Use => {
                let deed = self.print(f.card).deeds.get(usize::from(f.deed));
                deed.is_some_and(|d| d.function.does.iter().any(Do::weighs_maneuver))
            }
            _ => false,
        };
        let below = || frames[..draw].last().filter(|f| weighs(f)).and_then(|f| f.targets.first());
        frames[draw].targets.first().or_else(below).copied()
    }
}
