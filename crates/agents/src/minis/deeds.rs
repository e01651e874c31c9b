//! What a figure does in its turn: attack where it stands, move and then attack, attack and then move, or use an ability.

use super::mind::Mind;
use super::odds::Odds;
use super::places::{Places, Then};
use super::tryout::{Part, after, gain};
use dejarik_minis::abilities::{AbilityId, Instead};
use dejarik_minis::choice::{Choice, Deed};
use dejarik_minis::map::Square;
use dejarik_minis::rules::attacks_in_turn;
use dejarik_minis::world::{FigureId, How, Turn};

/// What the turn would come to by doing nothing, and by walking.
struct Outlook {
    /// Standing where it is.
    here: f32,
    /// The best place to stand after a move that leaves room for an attack.
    away: f32,
    /// The best move with a strike at its end, or without.
    going: f32,
    /// Whether somebody can be struck at once.
    strikes: bool,
    /// Where the best move ends.
    whither: Option<Square>,
}

impl Mind<'_> {
    /// Gives every deed of a turn its worth, all in points. Returns where the figure would go if it moved.
    pub fn weigh_deeds(&self, who: FigureId, options: &[Choice], worths: &mut Vec<f32>) -> Option<Square> {
        let look = &self.look;
        let moves = options.contains(&Choice::Deed(Deed::Move));
        let strikes = options.iter().any(|o| matches!(o, Choice::Deed(Deed::Attack(_))));
        let acts = strikes || options.iter().any(|o| matches!(o, Choice::Deed(Deed::Use(_))));
        let outlook = self.outlook(who, moves, strikes, acts);
        let done = look.w.turn().map_or(0, |turn| usize::from(turn.attacks));
        let attacks = attacks_in_turn(look, who).saturating_sub(done).max(1);
        for option in options {
            worths.push(match option {
                Choice::Deed(Deed::Attack(at)) => {
                    let odds = Odds::of(look, who, *at, How::Normal);
                    let all = self.volley(&odds, *at, attacks) + outlook.here;
                    let one = self.volley(&odds, *at, 1) + outlook.here.max(outlook.away);
                    // A blow that cannot hurt only keeps the game from its end.
                    if odds.mean() > 0.0 { all.max(one) + 0.02 } else { outlook.here - 0.5 }
                }
                Choice::Deed(Deed::Move) => outlook.going - self.weights.stir,
                Choice::Deed(Deed::Use(_)) => f32::MIN,
                Choice::Deed(Deed::HandOver(_)) => outlook.here - 1.0,
                _ => outlook.here,
            });
        }
        let plain = worths.iter().copied().fold(f32::MIN, f32::max);
        for (option, worth) in options.iter().zip(worths.iter_mut()) {
            if let Choice::Deed(Deed::Use(ability)) = option {
                *worth = self.action(who, *ability, &outlook, plain);
            }
        }
        outlook.whither
    }

    fn outlook(&self, who: FigureId, moves: bool, strikes: bool, acts: bool) -> Outlook {
        let look = &self.look;
        let menaces = self.menaces(who);
        let mut places = Places::of(self, who, &menaces);
        let here = places.standing(look.space(who));
        let moves_on = |turn: &&Turn| moves && (self.weights.moves_on || turn.steps == 0);
        let Some(turn) = look.w.turn().filter(moves_on) else {
            return Outlook { here, away: here, going: f32::MIN, strikes, whither: None };
        };
        let left = look.movement_left(turn);
        let (whither, going) = places.best_end(left, self.after_move(who));
        let short = turn.speed.saturating_add(turn.extra).saturating_sub(turn.used).min(left);
        let away = if acts && turn.steps == 0 && short > 0 { places.best(short, Then::Stand) } else { here };
        Outlook { here, away, going, strikes, whither }
    }

    /// What an action is worth: what comes of it when it is tried out, and what the turn still allows then.
    fn action(&self, who: FigureId, ability: AbilityId, outlook: &Outlook, plain: f32) -> f32 {
        let look = &self.look;
        let Some(action) = look.rules.ability(ability).and_then(|a| a.action) else { return f32::MIN };
        let tried = || gain(self, look.w[who].side, &Part::Deed(who, Deed::Use(ability)));
        let gain = self.memo.map_or_else(tried, |memo| memo.gain(who, ability, tried));
        let lasts = look.w.conditions.iter().any(|c| c.source == who && c.ability == ability);
        match look.w.options.edition.instead(ability, action.instead) {
            // What changes nothing, or was done already, is not used: a turn might have no end.
            Instead::Nothing if lasts || look.times_in_turn(who, ability) > 0 => f32::MIN,
            Instead::Nothing if gain < 0.1 => self.hastened(who, ability, outlook).unwrap_or(f32::MIN),
            Instead::Nothing => plain + gain,
            Instead::Attacks => gain + outlook.here.max(outlook.away),
            Instead::Turn | Instead::TurnWithMove => gain + outlook.here,
        }
    }

    /// What squares are worth that are bought for a move to somebody who is out of reach otherwise.
    fn hastened(&self, who: FigureId, ability: AbilityId, outlook: &Outlook) -> Option<f32> {
        let look = &self.look;
        if outlook.strikes || !matches!(self.after_move(who), Then::Strike(_)) {
            return None;
        }
        let world = after(self, &Part::Deed(who, Deed::Use(ability)));
        let (before, turn) = (look.w.turn()?, world.turn()?);
        if turn.extra <= before.extra {
            return None;
        }
        let there = self.on(&world);
        let paid = f32::from(look.w[who].force.saturating_sub(world[who].force)) * self.force_worth(who);
        let menaces = there.menaces(who);
        Some(Places::of(&there, who, &menaces).best(there.look.movement_left(turn), there.after_move(who)) - paid)
    }
}
