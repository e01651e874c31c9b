//! Answers without a second thought, for what is tried out, and the smaller questions of the game.

use super::menace::{Menace, open_odds};
use super::mind::Mind;
use super::odds::Odds;
use super::places::Then;
use super::tryout::{Part, gain};
use dejarik_kernel::QuestionOf;
use dejarik_minis::Minis;
use dejarik_minis::abilities::{AbilityId, Means, Moment, Will, list};
use dejarik_minis::choice::{Ask, Choice, Deed, Usage};
use dejarik_minis::map::{Space, Square};
use dejarik_minis::world::{FigureId, How};

/// Abilities that mend somebody.
const MENDING: [AbilityId; 5] = [list::HEAL, list::FORCE_HEAL, list::REPAIR, list::INDUSTRIAL_REPAIR, list::RECOVERY];

/// The option taken without trying anything out; the first of equals.
pub fn pick(mind: &Mind<'_>, question: &QuestionOf<Minis>) -> usize {
    if question.options.len() < 2 {
        return 0;
    }
    let mut best = (0, f32::MIN);
    for (i, option) in question.options.iter().enumerate() {
        let worth = match (&question.ask, option) {
            (Ask::React(moment), Choice::Use(usage)) => mind.hunch(*moment, *usage),
            (Ask::Turn(who), Choice::Deed(Deed::Attack(at))) => {
                1.0 + mind.volley(&Odds::of(&mind.look, *who, *at, How::Normal), *at, 1)
            }
            (Ask::Move(..), _) => continue,
            _ => mind.worth(question, option),
        };
        if worth > best.1 {
            best = (i, worth);
        }
    }
    if let Ask::Move(who, _) = question.ask {
        return mind.lunge(who, &question.options);
    }
    best.0
}

impl Mind<'_> {
    /// What an option of the smaller questions is worth.
    pub fn worth(&self, question: &QuestionOf<Minis>, option: &Choice) -> f32 {
        let (look, seat) = (&self.look, question.seat);
        match (&question.ask, option) {
            (Ask::Place(who), Choice::Square(at)) => self.place(*who, *at),
            (Ask::First, Choice::Seat(first)) => {
                let now = self.weights.wait <= 0.0 || self.can_strike(seat);
                f32::from(u8::from((*first == seat) == now))
            }
            (Ask::Combine(_), Choice::Figure(helper)) => self.combine(*helper),
            (Ask::Reroll(who, natural), Choice::Yes) => self.another_roll(*who, *natural),
            (Ask::Opportunity(..) | Ask::Use(..), Choice::Yes) => 1.0,
            (Ask::Target(who, ability), Choice::Figure(at)) => self.target(*who, *ability, *at),
            (Ask::Square(who, _), Choice::Square(at)) => -self.nearest_enemy(*who, *at),
            (Ask::Keep(..), Choice::Number(n)) => f32::from(*n),
            (Ask::Join(..), Choice::Card(card)) => f32::from(look.rules.card(*card).cost.unwrap_or(0)),
            _ => 0.0,
        }
    }

    /// An answer at a moment, weighed by trying it out.
    pub fn answer(&self, moment: Moment, usage: Usage) -> f32 {
        let side = self.look.w[usage.who].side;
        gain(self, side, &Part::Answer(moment, usage))
    }

    /// The same without trying.
    pub fn hunch(&self, moment: Moment, usage: Usage) -> f32 {
        let look = &self.look;
        let cost = match look.rules.ability(usage.ability).and_then(|a| a.reaction(moment)).map(|r| r.will) {
            Some(Will::Costs(points)) => f32::from(points),
            _ => 0.0,
        };
        let stake = match moment {
            Moment::Rolled | Moment::Read => {
                let ours = look.w.attacks.last().is_some_and(|attack| look.w.same_side(usage.who, attack.by));
                if ours == self.hits_now() { -1.0 } else { 2.0 }
            }
            Moment::Guard | Moment::Hurt => {
                look.w.hurts.last().map_or(1.0, |hurt| self.loss(hurt.who, f32::from(hurt.amount)) * 0.5)
            }
            Moment::Hit => look.w.attacks.last().map_or(1.0, |a| self.loss(a.target, f32::from(a.damage)) * 0.5),
            _ => 2.0,
        };
        stake - cost * self.force_worth(usage.who)
    }

    /// Whether a Force point for another roll is worth it.
    fn another_roll(&self, who: FigureId, natural: u8) -> f32 {
        let look = &self.look;
        if let Some(save) = look.w.saves.last().filter(|save| save.who == who) {
            return if natural < save.needs { 3.0 - self.force_worth(who) } else { -1.0 };
        }
        let Some(attack) = look.w.attacks.last().filter(|attack| attack.by == who) else { return -1.0 };
        if self.hits_now() {
            return -1.0;
        }
        let odds = Odds { rolls: 1, ..Odds::of(look, attack.by, attack.target, attack.how) };
        self.volley(&odds, attack.target, 1) - self.force_worth(who)
    }

    /// What an ally adds to the attack under way, less what it could do itself.
    fn combine(&self, helper: FigureId) -> f32 {
        let look = &self.look;
        let attack = look.w.attack();
        let odds = Odds::of(look, attack.by, attack.target, attack.how);
        let more = odds.easier(look.combined_fire(attack.by, helper));
        let gain = self.volley(&more, attack.target, 1) - self.volley(&odds, attack.target, 1);
        gain - self.prospect(&Menace::of(self, helper)) - self.weights.activation * self.price(helper)
    }

    /// Foes that lose most, friends that need it most.
    fn target(&self, who: FigureId, ability: AbilityId, at: FigureId) -> f32 {
        let look = &self.look;
        if !look.w.enemies(who, at) {
            let need = if MENDING.contains(&ability) { f32::from(look.w[at].damage) } else { self.price(at) * 0.1 };
            return need;
        }
        let attacks = look.rules.ability(ability).and_then(|a| a.aims).is_some_and(|aims| aims.means == Means::Attack);
        if attacks {
            return 0.1 + self.volley(&Odds::of(look, who, at, How::Ability(ability)), at, 1);
        }
        0.1 + self.loss(at, 20.0)
    }

    /// Towards the middle of the map, and not behind a wall of friends.
    fn place(&self, who: FigureId, at: Square) -> f32 {
        let map = self.look.geometry().map();
        let off = |a: u8, side: u8| (f32::from(a) - f32::from(side) / 2.0).abs();
        let depth = off(at.x, map.width()) + 0.4 * off(at.y, map.height());
        -depth + if self.melee(who) { 0.0 } else { 0.05 * depth }
    }

    /// Squares to the nearest enemy from there.
    fn nearest_enemy(&self, who: FigureId, at: Square) -> f32 {
        let look = &self.look;
        let space = Space { at, size: look.w[who].span };
        let ranges = look.enemies(who).filter_map(|e| look.geometry().range(space, look.space(e), look.w.open));
        ranges.min().map_or(60.0, f32::from)
    }

    /// A move without a second thought: to where somebody can be struck, or nearer to them.
    fn lunge(&self, who: FigureId, options: &[Choice]) -> usize {
        let look = &self.look;
        let strikes = self.after_move(who) != Then::Stand;
        let (melee, size, open) = (self.melee(who), look.w[who].span, look.w.open);
        let prey: Vec<(Space, f32)> = look
            .enemies(who)
            .map(|e| (look.space(e), if strikes { self.volley(&open_odds(look, who, e), e, 1) } else { 0.0 }))
            .collect();
        let worth = |at: Square| {
            let space = Space { at, size };
            let hits = |to: Space| {
                if melee { look.geometry().adjacent(space, to, open) } else { look.geometry().sight(space, to, open) }
            };
            let strike = prey.iter().filter(|(to, _)| hits(*to)).map(|(_, worth)| *worth).fold(0.0, f32::max);
            strike - self.nearest_enemy(who, at) * 0.1
        };
        let mut best = (0, f32::MIN);
        for (i, option) in options.iter().enumerate() {
            let at = match option {
                Choice::Square(at) => *at,
                _ => look.space(who).at,
            };
            let worth = worth(at);
            if worth > best.1 {
                best = (i, worth);
            }
        }
        best.0
    }
}
