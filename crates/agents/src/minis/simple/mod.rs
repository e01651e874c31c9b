//! A simple taste in Miniatures: the best blow at once, and straight on. An easy opponent, and the yardstick of the others.

mod threat;

use super::odds::hits_now;
use crate::Taste;
use dejarik_kernel::QuestionOf;
use dejarik_minis::Minis;
use dejarik_minis::abilities::{AbilityId, Instead, Moment, Will, list};
use dejarik_minis::choice::{Ask, Choice, Deed, Usage};
use dejarik_minis::look::Look;
use dejarik_minis::map::Square;
use dejarik_minis::world::{FigureId, World};
use threat::{Strides, blow, standing, strike_from_here};

/// Strikes where it hurts most, and gets there.
pub struct Brawler;

/// Abilities that mend somebody.
const MENDING: [AbilityId; 5] = [list::HEAL, list::FORCE_HEAL, list::REPAIR, list::INDUSTRIAL_REPAIR, list::RECOVERY];

impl Taste<Minis> for Brawler {
    fn weigh(&self, rules: &Minis, world: &World, question: &QuestionOf<Minis>, worths: &mut Vec<f32>) {
        let look = Look::new(rules, world);
        match question.ask {
            Ask::Turn(who) => weigh_turn(&look, who, &question.options, worths),
            Ask::Move(who, left) => Strides::new(&look, who).weigh_paths(left, &question.options, worths),
            _ => worths.extend(question.options.iter().map(|option| worth(&look, question, option))),
        }
    }
}

/// What an option of the smaller questions is worth.
fn worth(look: &Look<'_>, question: &QuestionOf<Minis>, option: &Choice) -> f32 {
    let seat = question.seat;
    match (&question.ask, option) {
        (Ask::Place(who), Choice::Square(at)) => place(look, *who, *at),
        (Ask::First, Choice::Seat(first)) => f32::from(u8::from(*first == seat)),
        (Ask::Activate(_), Choice::Figure(f)) => activation(look, *f),
        (Ask::Combine(_), Choice::Figure(helper)) => combine(look, *helper),
        (Ask::Reroll(who, natural), yes_or_no) => {
            let again = f32::from(u8::from(wants_another_roll(look, *who, *natural)));
            if *yes_or_no == Choice::Yes { again } else { 0.5 }
        }
        (Ask::Opportunity(..) | Ask::Use(..), Choice::Yes) => 1.0,
        (Ask::React(moment), Choice::Use(usage)) => reaction(look, *moment, *usage),
        (Ask::Target(who, ability), Choice::Figure(at)) => target(look, *who, *ability, *at),
        (Ask::Square(who, _), Choice::Square(at)) => -nearest_enemy(look, *who, *at),
        (Ask::Keep(..), Choice::Number(n)) => f32::from(*n),
        (Ask::Join(..), Choice::Card(card)) => f32::from(look.rules.card(*card).cost.unwrap_or(0)),
        _ => 0.0,
    }
}

/// Deeds of a turn, on one scale: points of the enemy that fall by them, with a little for where one stands then.
fn weigh_turn(look: &Look<'_>, who: FigureId, options: &[Choice], worths: &mut Vec<f32>) {
    let here = standing(look, who);
    let striking = options.iter().any(|o| matches!(o, Choice::Deed(Deed::Attack(_))));
    worths.extend(options.iter().map(|option| match option {
        Choice::Deed(Deed::Attack(at)) => match blow(look, who, *at) {
            // A blow that cannot hurt only keeps the game from its end.
            blow if blow <= 0.0 => here - 0.5,
            blow => here + blow + 0.5,
        },
        Choice::Deed(Deed::Move) => {
            let mut strides = Strides::new(look, who);
            // Leaving a fight costs what those next to the figure do to it.
            let stay = if striking { 1.0 } else { 0.1 };
            strides.best() - stay
        }
        Choice::Deed(Deed::Use(ability)) => here + action(look, who, *ability),
        _ => here,
    }));
}

/// What an action is worth beside simply standing there.
fn action(look: &Look<'_>, who: FigureId, ability: AbilityId) -> f32 {
    let Some(action) = look.rules.ability(ability).and_then(|a| a.action) else { return -1.0 };
    if MENDING.contains(&ability) {
        let worst = look.allies(who).chain([who]).map(|f| look.w[f].damage).max().unwrap_or(0);
        return if worst >= 20 { f32::from(worst) / 10.0 } else { -1.0 };
    }
    let cost = f32::from(action.cost);
    match action.instead {
        // Equal to ending the turn, so that a thing that can be done again and again is left off some time.
        Instead::Nothing if action.cost == 0 => 0.0,
        Instead::Nothing if ability == list::MOVE_FASTER || look.times_in_turn(who, ability) > 0 => -1.0,
        Instead::Nothing => 1.0 - cost * 0.4,
        Instead::Attacks | Instead::Turn | Instead::TurnWithMove => {
            let near = look.enemies(who).filter(|e| look.within(who, *e, 6) && look.sees(who, *e)).count();
            let number = look.number(who, ability).unwrap_or(0).clamp(0, 60);
            let strength = if number >= 10 { f32::from(number) / 10.0 } else { 2.0 };
            if near == 0 { -1.0 } else { strength * (1.0 + 0.3 * near as f32) - cost * 0.3 }
        }
    }
}

/// Who can strike now goes first, the strongest of them before the others; who cannot waits for targets to come.
fn activation(look: &Look<'_>, f: FigureId) -> f32 {
    let now = strike_from_here(look, f);
    if now > 0.0 {
        return 100.0 + now;
    }
    let (reach, at) = (f32::from(look.speed(f)), look.space(f).at);
    let gap = nearest_enemy(look, f, at);
    if gap <= reach + 1.0 { 50.0 - gap } else { 20.0 - gap * 0.1 - f32::from(look.w[f].value) * 0.01 }
}

/// An ally that has nothing better to do helps.
fn combine(look: &Look<'_>, helper: FigureId) -> f32 {
    let attack = look.w.attack();
    let gain = blow(look, attack.by, attack.target) * 0.25;
    gain - strike_from_here(look, helper) - 0.3
}

fn wants_another_roll(look: &Look<'_>, who: FigureId, natural: u8) -> bool {
    match look.w.saves.last() {
        Some(save) if save.who == who => natural < save.needs,
        _ => look.w.attacks.last().is_some_and(|attack| attack.by == who) && !hits_now(look),
    }
}

/// What is free is used; Force points are spent where it matters.
fn reaction(look: &Look<'_>, moment: Moment, usage: Usage) -> f32 {
    let cost = match look.rules.ability(usage.ability).map(|a| a.will) {
        Some(Will::Costs(points)) => f32::from(points),
        _ => 0.0,
    };
    if let (Moment::Rolled | Moment::Read, Some(attack)) = (moment, look.w.attacks.last()) {
        let ours = look.w.same_side(usage.who, attack.by);
        return if ours == hits_now(look) { -1.0 } else { 1.0 };
    }
    if let (Moment::Guard | Moment::Hurt, Some(hurt)) = (moment, look.w.hurts.last()) {
        return f32::from(hurt.amount) / 10.0 - cost * 0.7;
    }
    1.0 - cost * 0.3
}

/// Foes that are worth most, friends that need it most.
fn target(look: &Look<'_>, who: FigureId, ability: AbilityId, at: FigureId) -> f32 {
    if look.w.enemies(who, at) {
        return f32::from(look.w[at].value) / f32::from(look.hit_points(at).max(10)) * 10.0;
    }
    if MENDING.contains(&ability) { f32::from(look.w[at].damage) } else { f32::from(look.w[at].value) * 0.1 }
}

/// Towards the middle of the map, and not behind a wall of friends.
fn place(look: &Look<'_>, who: FigureId, at: Square) -> f32 {
    let map = look.geometry().map();
    let off = |a: u8, side: u8| (f32::from(a) - f32::from(side) / 2.0).abs();
    let depth = off(at.x, map.width()) + 0.4 * off(at.y, map.height());
    -depth + if look.has(who, list::MELEE_ATTACK) { 0.0 } else { 0.05 * depth }
}

/// Squares to the nearest enemy from there.
fn nearest_enemy(look: &Look<'_>, who: FigureId, at: Square) -> f32 {
    let space = dejarik_minis::map::Space { at, size: look.w[who].span };
    let ranges = look.enemies(who).filter_map(|e| look.geometry().range(space, look.space(e), look.w.open));
    ranges.min().map_or(60.0, f32::from)
}
