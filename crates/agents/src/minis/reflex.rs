//! Quick answers and a quick look at the table, for simulations: the odds between two figures are worked out once for a
//! decision, and places are judged by sight and range alone.

use super::menace::open_odds;
use super::mind::Mind;
use super::odds::Odds;
use super::places::Then;
use super::tryout::{Part, gain};
use dejarik_kernel::{Chance, QuestionOf, Seat};
use dejarik_minis::Minis;
use dejarik_minis::abilities::AbilityId;
use dejarik_minis::choice::{Ask, Choice, Deed};
use dejarik_minis::geometry::Cover;
use dejarik_minis::look::Look;
use dejarik_minis::map::{Space, Square};
use dejarik_minis::rules::attacks_in_turn;
use dejarik_minis::world::{FigureId, Place};

/// How many places of a move are judged.
const PLACES: usize = 36;
/// How much of what both sides could do next counts in how the table stands.
const PRESSURE: f32 = 0.6;
/// The part of that for figures that have activated already.
const LATER: f32 = 0.5;
/// Points for a square nearer to the fight.
const NEARER: f32 = 0.08;
/// How far quick answers may be off by lot, in points.
const WHIM: f32 = 0.3;

/// What is remembered while a decision is thought about.
#[derive(Clone, Default)]
pub struct Reflexes {
    figures: usize,
    odds: Vec<Option<Odds>>,
    /// What abilities were worth when they were first tried out.
    gains: Vec<((FigureId, AbilityId), f32)>,
    /// Room to add up what is coming to each figure.
    coming: Vec<f32>,
}

/// An enemy as a mover sees it.
struct Foe {
    space: Space,
    /// What a blow at it takes, in the open and covered.
    prize: (f32, f32),
    /// What it deals to the mover on average, and how far it gets.
    blow: f32,
    melee: bool,
    speed: u16,
}

impl Reflexes {
    /// Forgets everything: a new decision.
    pub fn forget(&mut self, figures: usize) {
        self.figures = figures;
        self.odds.clear();
        self.odds.resize(figures * figures, None);
        self.gains.clear();
    }

    /// The odds without cover, as they were when first asked for.
    fn odds(&mut self, look: &Look<'_>, by: FigureId, at: FigureId) -> Odds {
        let figures = look.w.figures.len();
        if figures != self.figures {
            self.forget(figures);
        }
        let slot = &mut self.odds[by.0 as usize * figures + at.0 as usize];
        *slot.get_or_insert_with(|| open_odds(look, by, at))
    }

    /// A quick answer.
    pub fn answer(&mut self, mind: &Mind<'_>, question: &QuestionOf<Minis>, chance: &mut Chance) -> usize {
        let options = &question.options;
        match question.ask {
            Ask::Activate(_) => best(options, |o| match o {
                Choice::Figure(f) => self.urgency(mind, *f) + whim(chance),
                _ => -1.0,
            }),
            Ask::Turn(who) => self.deed(mind, who, options),
            Ask::Move(who, left) => self.place(mind, who, left, options, chance),
            Ask::First => best(options, |o| f32::from(u8::from(*o == Choice::Seat(question.seat)))),
            // Helpers keep their own attacks.
            Ask::Combine(_) => options.iter().position(|o| *o == Choice::Pass).unwrap_or(0),
            Ask::React(moment) => best(options, |o| match o {
                Choice::Use(usage) => mind.hunch(moment, *usage),
                _ => 0.0,
            }),
            _ => best(options, |o| mind.worth(question, o)),
        }
    }

    /// What the figure could strike at once, or nearly.
    fn urgency(&mut self, mind: &Mind<'_>, f: FigureId) -> f32 {
        let look = mind.look;
        if !matches!(look.w[f].place, Place::At(_)) {
            return -1.0;
        }
        let (melee, here, speed) = (mind.melee(f), look.space(f), u16::from(look.speed(f)));
        let all = attacks_in_turn(&look, f);
        let mut most = 0.0f32;
        for e in look.enemies(f) {
            let Some(there) = look.space_of(e) else { continue };
            let odds = self.odds(&look, f, e);
            most = most.max(match strikes(&look, here, there, melee) {
                Some(covered) => quick_volley(mind, &shaded(odds, covered), e, all),
                None => {
                    let reach = if melee { speed + 1 } else { speed + 6 };
                    let near = look.geometry().range(here, there, look.w.open).is_some_and(|r| r <= reach);
                    if near { quick_volley(mind, &odds, e, 1) * 0.7 } else { 0.0 }
                }
            });
        }
        if most > 0.0 { most } else { -mind.weights.patience * mind.price(f) }
    }

    /// The best blow, or a move to where there is one, or nothing.
    fn deed(&mut self, mind: &Mind<'_>, who: FigureId, options: &[Choice]) -> usize {
        let look = mind.look;
        let turn = look.w.turn();
        let done = turn.map_or(0, |turn| usize::from(turn.attacks));
        let left = attacks_in_turn(&look, who).saturating_sub(done).max(1);
        let mut choice = (None, 0.0);
        let (mut walk, mut end) = (None, None);
        for (i, option) in options.iter().enumerate() {
            match option {
                Choice::Deed(Deed::Attack(at)) => {
                    let odds = self.odds(&look, who, *at);
                    let covered = look.space_of(*at).is_some_and(|to| shelters(&look, look.space(who), to));
                    let worth = quick_volley(mind, &shaded(odds, covered), *at, left);
                    if worth > choice.1 {
                        choice = (Some(i), worth);
                    }
                }
                Choice::Deed(Deed::Use(ability)) => {
                    let gain = self.gain(mind, who, *ability);
                    if gain > 0.3 && gain > choice.1 {
                        choice = (Some(i), gain);
                    }
                }
                Choice::Deed(Deed::Move) => walk = Some(i),
                Choice::Deed(Deed::End) => end = Some(i),
                _ => {}
            }
        }
        let fresh = turn.is_some_and(|turn| turn.steps == 0 && turn.attacks == 0);
        choice.0.or(walk.filter(|_| fresh)).or(end).or(walk).unwrap_or(0)
    }

    /// What an ability is worth, as it was when first tried out; once a turn.
    fn gain(&mut self, mind: &Mind<'_>, who: FigureId, ability: AbilityId) -> f32 {
        let look = mind.look;
        if look.times_in_turn(who, ability) > 0 {
            return 0.0;
        }
        if let Some((_, gain)) = self.gains.iter().find(|(key, _)| *key == (who, ability)) {
            return *gain;
        }
        let lasts = look.w.conditions.iter().any(|c| c.source == who && c.ability == ability);
        let gain = if lasts { 0.0 } else { gain(mind, look.w[who].side, &Part::Deed(who, Deed::Use(ability))) };
        self.gains.push(((who, ability), gain));
        gain
    }

    /// What the dice of an attack decide: how many there are, how likely each hits, and the points that a hit takes.
    pub fn stake(&mut self, mind: &Mind<'_>, who: FigureId, at: FigureId) -> Option<(u8, f32, f32)> {
        let look = mind.look;
        let covered = look.space_of(at).is_some_and(|to| shelters(&look, look.space(who), to));
        let odds = shaded(self.odds(&look, who, at), covered);
        let p = odds.hit + odds.critical;
        if p <= 0.0 {
            return None;
        }
        let each = (odds.hit * odds.damage + odds.critical * odds.more) / p;
        Some((odds.rolls.max(1), p, mind.loss(at, each)))
    }

    /// Where to go.
    fn place(&mut self, mind: &Mind<'_>, who: FigureId, left: u8, options: &[Choice], chance: &mut Chance) -> usize {
        let look = mind.look;
        let here = look.space(who);
        let within = match mind.after_move(who) {
            Then::Strike(within) => u16::from(within.min(left)),
            Then::Stand => 0,
        };
        let melee = mind.melee(who);
        let foes: Vec<Foe> = look.enemies(who).filter_map(|e| self.foe(mind, who, e)).collect();
        let stride = options.len() / PLACES + 1;
        let offset = chance.below(stride);
        let mut choice = (0, f32::MIN);
        for (i, option) in options.iter().enumerate() {
            let at = match option {
                Choice::Square(at) => *at,
                _ => here.at,
            };
            let space = Space { at, size: here.size };
            let touching = melee && foes.iter().any(|foe| foe.space.touches(space));
            if !(i + offset).is_multiple_of(stride) && !touching {
                continue;
            }
            let strikes = far(here.at, at) <= within && (within > 0 || at != here.at);
            let worth = stand(mind, who, space, melee, strikes, &foes) + whim(chance);
            if worth > choice.1 {
                choice = (i, worth);
            }
        }
        choice.0
    }

    fn foe(&mut self, mind: &Mind<'_>, who: FigureId, e: FigureId) -> Option<Foe> {
        let look = mind.look;
        let space = look.space_of(e)?;
        let (to, from) = (self.odds(&look, who, e), self.odds(&look, e, who));
        let prize = (quick_volley(mind, &to, e, 1), quick_volley(mind, &to.harder(4), e, 1));
        let share = if look.w[e].activated { mind.weights.later } else { 1.0 };
        Some(Foe {
            space,
            prize,
            blow: from.mean() * share * 0.6,
            melee: mind.melee(e),
            speed: u16::from(look.speed(e)),
        })
    }

    /// How strong both sides are as the table stands, with what they could do to each other next.
    pub fn strengths(&mut self, mind: &Mind<'_>, seat: Seat) -> (f32, f32) {
        let look = mind.look;
        self.coming.clear();
        self.coming.resize(look.w.figures.len(), 0.0);
        for f in look.w.in_play().filter(|f| matches!(look.w[*f].place, Place::At(_))) {
            self.press(mind, f);
        }
        let team = look.w.team(seat);
        let (mut ours, mut theirs) = (0.0, 0.0);
        for f in look.w.in_play().filter(|f| !look.w[*f].defeated) {
            let worth = mind.worth_of(f) - PRESSURE * at_risk(mind, f, self.coming[f.0 as usize]) - distance(mind, f);
            if look.w.team(look.w[f].side) == team { ours += worth } else { theirs += worth }
        }
        (ours, theirs)
    }

    /// Adds what the figure could deal from where it stands to whom it would strike.
    fn press(&mut self, mind: &Mind<'_>, f: FigureId) {
        let look = mind.look;
        let (melee, here) = (mind.melee(f), look.space(f));
        let mut most = (None, 0.0, 0.0);
        for e in look.enemies(f) {
            let Some(there) = look.space_of(e) else { continue };
            let Some(covered) = strikes(&look, here, there, melee) else { continue };
            let odds = shaded(self.odds(&look, f, e), covered);
            let worth = quick_volley(mind, &odds, e, 1);
            if worth > most.1 {
                most = (Some(e), worth, odds.mean());
            }
        }
        if let (Some(e), _, mean) = most {
            let when = if look.w[f].activated { LATER } else { 1.0 };
            self.coming[e.0 as usize] += mean * attacks_in_turn(&look, f) as f32 * when;
        }
    }
}

/// A little luck, in points.
fn whim(chance: &mut Chance) -> f32 {
    WHIM * (chance.below(256) as f32 / 256.0)
}

/// The first of the best.
fn best(options: &[Choice], mut worth: impl FnMut(&Choice) -> f32) -> usize {
    let mut best = (0, f32::MIN);
    for (i, option) in options.iter().enumerate() {
        let worth = worth(option);
        if worth > best.1 {
            best = (i, worth);
        }
    }
    best.0
}

/// Squares from one to the other, walls aside.
fn far(a: Square, b: Square) -> u16 {
    u16::from(a.x.abs_diff(b.x).max(a.y.abs_diff(b.y)))
}

/// Whether one space can be struck from another, and if so whether in cover.
fn strikes(look: &Look<'_>, from: Space, to: Space, melee: bool) -> Option<bool> {
    let (geometry, open) = (look.geometry(), look.w.open);
    if melee {
        return (from.touches(to) && geometry.adjacent(from, to, open)).then_some(false);
    }
    geometry.sight(from, to, open).then(|| shelters(look, from, to))
}

fn shelters(look: &Look<'_>, from: Space, to: Space) -> bool {
    !from.touches(to) && look.geometry().cover(from, to, look.w.open, &[]) != Cover::None
}

fn shaded(odds: Odds, covered: bool) -> Odds {
    if covered { odds.harder(4) } else { odds }
}

/// What attacks on a figure take on average, roughly.
fn quick_volley(mind: &Mind<'_>, odds: &Odds, at: FigureId, attacks: usize) -> f32 {
    let p = odds.hit + odds.critical;
    if p <= 0.0 {
        return 0.0;
    }
    let rolls = (attacks * usize::from(odds.rolls)).min(6);
    let each = (odds.hit * odds.damage + odds.critical * odds.more) / p;
    let left = f32::from(mind.look.hit_points(at).max(1));
    let whole = f32::from(mind.look.sheet(at).hit_points.max(1));
    if each <= 0.0 {
        return 0.0;
    }
    let needed = (left / each).ceil() as usize;
    let falls = at_least(needed, rolls, p);
    let mean = (each * p * rolls as f32).min(left);
    let price = mind.price(at);
    price * (mind.weights.wounds * mean / whole + (1.0 - mind.weights.wounds) * falls) + mind.last_words(at) * falls
}

/// The chance of so many successes in so many tries.
fn at_least(needed: usize, tries: usize, p: f32) -> f32 {
    if needed > tries {
        return 0.0;
    }
    let (mut sum, mut choose) = (0.0, 1.0);
    for misses in 0..=(tries - needed) {
        sum += choose * p.powi((tries - misses) as i32) * (1.0 - p).powi(misses as i32);
        choose *= (tries - misses) as f32 / (misses + 1) as f32;
    }
    sum
}

/// What it is worth to stand there.
fn stand(mind: &Mind<'_>, who: FigureId, space: Space, melee: bool, can_strike: bool, foes: &[Foe]) -> f32 {
    let look = mind.look;
    let (mut prize, mut damage, mut nearest) = (0.0f32, 0.0, 60u16);
    for foe in foes {
        let gap = space.gap(foe.space);
        nearest = nearest.min(gap);
        let seen = if melee && foe.melee { None } else { strikes(&look, space, foe.space, false) };
        if can_strike {
            let struck = if melee { strikes(&look, space, foe.space, true) } else { seen };
            prize = prize.max(struck.map_or(0.0, |covered| if covered { foe.prize.1 } else { foe.prize.0 }));
        }
        if foe.melee && gap <= foe.speed + 1 {
            damage += foe.blow;
        } else if let Some(covered) = seen {
            damage += foe.blow * if covered { 0.6 } else { 1.0 };
        }
    }
    let squares =
        if melee { f32::from(nearest) } else { f32::from(nearest.saturating_sub(6)) + 0.08 * f32::from(nearest) };
    let hurry = 1.0 + mind.weights.impatience * mind.hurry(who);
    prize - mind.weights.danger * at_risk(mind, who, damage) - squares * mind.weights.approach * hurry
}

/// The points at risk with so much damage to come on average.
fn at_risk(mind: &Mind<'_>, f: FigureId, damage: f32) -> f32 {
    if damage <= 0.0 {
        return 0.0;
    }
    let left = f32::from(mind.look.hit_points(f).max(1));
    let whole = f32::from(mind.look.sheet(f).hit_points.max(1));
    let ratio = damage / left;
    let falls = ratio * ratio / (0.6 + ratio * ratio);
    let wounds = mind.weights.wounds;
    mind.price(f) * (wounds * damage.min(left) / whole + (1.0 - wounds) * falls) + mind.last_words(f) * falls
}

/// What the way to the fight costs that is still to go.
fn distance(mind: &Mind<'_>, f: FigureId) -> f32 {
    let look = mind.look;
    let Some(here) = look.space_of(f) else { return 0.0 };
    let nearest = look.enemies(f).filter_map(|e| look.space_of(e)).map(|there| here.gap(there)).min().unwrap_or(0);
    let squares = if mind.melee(f) { nearest } else { nearest.saturating_sub(6) };
    NEARER * f32::from(squares) * (1.0 + mind.hurry(f) * 0.3)
}
