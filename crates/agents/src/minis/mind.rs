//! A look at the table with opinions: what every judgement of the agent starts from.

use super::memo::Memo;
use super::odds::hits_now;
use super::weights::Weights;
use dejarik_kernel::Seat;
use dejarik_minis::abilities::{Moment, list};
use dejarik_minis::look::Look;
use dejarik_minis::world::{FigureId, World};

/// A look at the table with opinions.
#[derive(Clone, Copy)]
pub struct Mind<'a> {
    /// The table.
    pub look: Look<'a>,
    /// The opinions.
    pub weights: &'a Weights,
    /// What was worked out before and will do, where speed counts more than care.
    pub memo: Option<&'a Memo>,
}

impl<'a> Mind<'a> {
    /// The same mind on another World.
    pub fn on<'b>(&'b self, world: &'b World) -> Mind<'b> {
        Mind { look: Look::new(self.look.rules, world), ..*self }
    }

    /// How the seat stands: its points less its enemies', with what is about to happen at this moment.
    pub fn balance(&self, seat: Seat, moment: Option<Moment>) -> f32 {
        let w = self.look.w;
        let team = w.team(seat);
        let mut sum = 0.0;
        for f in w.in_play().filter(|f| !w[*f].defeated) {
            let worth = self.standing_worth(f, moment);
            sum += if w.team(w[f].side) == team { worth } else { -worth };
        }
        let marks = w.conditions.iter().map(|c| if w.team(w[c.source].side) == team { 1.0 } else { -1.0 }).sum::<f32>();
        sum + marks * self.weights.condition
    }

    /// The points of the seat's side and of its enemies.
    pub fn forces(&self, seat: Seat) -> (f32, f32) {
        let w = self.look.w;
        let (mut ours, mut theirs) = (0.0, 0.0);
        for f in w.in_play().filter(|f| !w[*f].defeated) {
            let worth = self.worth_of(f);
            if w.team(w[f].side) == w.team(seat) { ours += worth } else { theirs += worth }
        }
        (ours, theirs)
    }

    /// What a figure is worth as it is.
    pub fn worth_of(&self, f: FigureId) -> f32 {
        self.standing_worth(f, None)
    }

    /// What a figure is worth as it is, with the damage that is coming to it.
    fn standing_worth(&self, f: FigureId, moment: Option<Moment>) -> f32 {
        let w = self.look.w;
        let whole = f32::from(self.look.sheet(f).hit_points.max(1));
        let taken = self.price(f) * self.weights.wounds * f32::from(w[f].damage) / whole;
        let force = f32::from(w[f].force) * self.force_worth(f);
        let worth = self.price(f) + self.last_words(f) + force - taken;
        let fate = moment.map_or(0.0, |moment| self.coming(f, moment));
        if fate >= f32::from(self.look.hit_points(f)) { 0.0 } else { worth - self.loss(f, fate) }
    }

    /// The quiet rounds that press the figure's side: ten of them end the game for whoever has more points, and who has them
    /// can wait.
    pub fn hurry(&self, f: FigureId) -> f32 {
        let w = self.look.w;
        let team = w.team(w[f].side);
        let points = |ours: bool| -> u32 {
            w.sides.iter().filter(|side| (side.team == team) == ours).map(|side| side.half_points).sum()
        };
        if points(true) > points(false) { 0.0 } else { f32::from(w.round.quiet) }
    }

    /// What a Force point of the figure is worth: less where they come back.
    pub fn force_worth(&self, f: FigureId) -> f32 {
        let renewed = [list::FORCE_RENEWAL_1, list::FORCE_RENEWAL_2].into_iter().any(|a| self.look.has(f, a));
        self.weights.force * if renewed { self.weights.renewed } else { 1.0 }
    }

    /// The damage that is coming to a figure by what is under way.
    fn coming(&self, f: FigureId, moment: Moment) -> f32 {
        let w = self.look.w;
        let attack = w.attacks.last().filter(|attack| attack.target == f && !attack.cancelled && !attack.avoided);
        match moment {
            Moment::Guard | Moment::Hurt => {
                w.hurts.last().filter(|hurt| hurt.who == f).map_or(0.0, |hurt| f32::from(hurt.amount.max(0)))
            }
            Moment::Hit => attack.map_or(0.0, |attack| f32::from(attack.damage)),
            Moment::Rolled | Moment::Attacked | Moment::Read => attack.map_or(0.0, |attack| {
                if self.hits_now() { f32::from(self.look.damage_of_hit(attack, false)) } else { 0.0 }
            }),
            Moment::Falling => match w.falls.last() {
                Some(fall) if fall.who == f && !fall.rescued => f32::MAX,
                _ => 0.0,
            },
            Moment::Targeted | Moment::Announced | Moment::Declared | Moment::BeforeRoll => {
                attack.map_or(0.0, |a| super::odds::Odds::of(&self.look, a.by, a.target, a.how).mean())
            }
            Moment::SetUp
            | Moment::Initiative
            | Moment::Activated
            | Moment::TurnEnd
            | Moment::Missed
            | Moment::Fallen
            | Moment::Aftermath
            | Moment::Entered
            | Moment::Power
            | Moment::Saved
            | Moment::Gone
            | Moment::InitiativeRolled => 0.0,
        }
    }

    /// Whether the attack die as it stands hits.
    pub fn hits_now(&self) -> bool {
        hits_now(&self.look)
    }

    /// Whether it only strikes those next to it.
    pub fn melee(&self, f: FigureId) -> bool {
        self.look.has(f, list::MELEE_ATTACK)
    }
}
