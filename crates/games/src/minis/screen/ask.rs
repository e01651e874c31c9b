//! What a player points at on the board, and what the engine says to it.

use super::now::{Now, now};
use super::{Reason, Spot, Sum};
use crate::text::say;
use dejarik_kernel::{Lang, QuestionOf, Tally, Term, WhyNot};
use dejarik_minis::Minis;
use dejarik_minis::abilities::list;
use dejarik_minis::choice::{Ask, Deed, Path};
use dejarik_minis::event::{Event, apply};
use dejarik_minis::geometry::Cover;
use dejarik_minis::look::{Look, Source, Stat};
use dejarik_minis::map::{Space, Square};
use dejarik_minis::rules;
use dejarik_minis::text;
use dejarik_minis::world::{Attack, FigureId, How, Turn, TurnKind, World};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// What a screen asks about the table.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[ts(export_to = "minis/ask.ts")]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pointed {
    /// How far the figure can go.
    Reach { who: u8 },
    /// What the figure sees, and whom it may attack.
    Field { who: u8 },
    /// What a move to that square would be, or why there is none.
    Way { who: u8, to: Spot },
    /// What an attack would come to, or why there is none.
    Attack { by: u8, at: u8 },
    /// Everything on the figure's card.
    Card { who: u8 },
    /// What each option of the open question comes to; the match itself answers this.
    Outlook,
}

/// How far a figure can go.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/ask.ts")]
pub struct Reach {
    /// Movement left, or all of it before its turn.
    left: u8,
    /// As much of that as still lets it attack afterwards; nothing if it has no attack left.
    with_attack: u8,
    /// Where it can end, by the top left square, and what that costs.
    ends: Vec<(Spot, u8)>,
}

/// What a figure sees.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/ask.ts")]
pub struct Field {
    /// A row a line, a letter a square: `.` unseen, `s` seen, `c` seen in cover.
    squares: Vec<String>,
    /// The enemies it may attack now.
    targets: Vec<u8>,
    /// The enemies it may not attack, and why.
    refused: Vec<(u8, Reason)>,
}

/// A move that could be made.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/ask.ts")]
pub struct Way {
    /// Where each step leads, by the top left square.
    steps: Vec<Spot>,
    /// What it costs.
    cost: Option<u8>,
    /// Who may strike at which step (counted from 0), before it is made.
    strikes: Vec<(usize, u8)>,
    /// Why it may not be made.
    refused: Option<Reason>,
}

/// What an attack would come to, before anybody answers it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/ask.ts")]
pub struct Preview {
    /// Why it may not be made.
    refused: Option<Reason>,
    /// What is added to the die.
    attack: Sum,
    /// What it must reach.
    defense: Sum,
    /// What a hit deals.
    damage: Sum,
    /// What a critical hit deals.
    critical: Sum,
    /// The least number on the die that hits.
    needs: Option<u8>,
    /// The least number on the die that is a critical hit.
    critical_from: u8,
    /// How many of the twenty faces hit, in hundredths.
    pub(super) chance: u8,
    /// The damage to expect of one roll, in tenths.
    pub(super) expected: u16,
    /// Hit Points the target has left.
    points: i16,
    /// What the target has that may answer a hit.
    answers: Vec<String>,
    /// Squares between the two, if there is a way.
    range: Option<u16>,
}

/// A card in full.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/ask.ts")]
pub struct CardView {
    /// Its name.
    name: String,
    /// Its faction, in words.
    faction: Option<String>,
    /// What it costs.
    cost: Option<u16>,
    /// Hit Points.
    hit_points: Option<i16>,
    /// Defense.
    defense: Option<i16>,
    /// Attack.
    attack: Option<i16>,
    /// Damage.
    damage: Option<i16>,
    /// Force rating.
    force: Option<u8>,
    /// Its speed on the table; printed where there is no table.
    speed: Option<u8>,
    /// Each ability: what it is called, what it does, whether the engine does it.
    abilities: Vec<(String, String, bool)>,
    /// Its commander effect, in words; empty if it has none.
    commander: String,
    /// Its numbers as they are on the table at this moment; none where there is no table, or it does not stand on it.
    now: Option<Now>,
}

/// Answers what is pointed at.
pub fn answer(
    rules: &Minis,
    lang: Lang,
    w: &World,
    question: Option<&QuestionOf<Minis>>,
    what: &Value,
) -> Result<Value, String> {
    let what: Pointed = serde_json::from_value(what.clone()).map_err(|e| e.to_string())?;
    let someone = |f: u8| match (f as usize) < w.figures.len() {
        true => Ok(FigureId(f)),
        false => Err(say(lang, "name-nobody", &[("words", f.to_string().into())])),
    };
    let there = |f: u8| {
        let f = someone(f)?;
        match Look::new(rules, w).stands(f) {
            true => Ok(f),
            false => Err(say(lang, "number-not-there", &[("who", rules.name(w, f).into())])),
        }
    };
    let told = match what {
        Pointed::Reach { who } => serde_json::to_value(reach(rules, &in_turn(rules, w, there(who)?), there(who)?)),
        Pointed::Field { who } => serde_json::to_value(field(rules, lang, w, there(who)?)),
        Pointed::Way { who, to } => serde_json::to_value(way(rules, lang, w, question, there(who)?, to.into())?),
        Pointed::Attack { by, at } => serde_json::to_value(preview(rules, lang, w, there(by)?, there(at)?)),
        Pointed::Card { who } => serde_json::to_value(card_on_table(rules, lang, w, someone(who)?)),
        Pointed::Outlook => Ok(Value::Array(Vec::new())),
    };
    told.map_err(|e| e.to_string())
}

/// The World as it is in the figure's turn: as it stands, or with a turn that begins now.
fn in_turn(rules: &Minis, w: &World, who: FigureId) -> World {
    let mut w = w.clone();
    if w.turn().is_none_or(|t| t.who != who) {
        let look = Look::new(rules, &w);
        let extra = look.commanded_squares(who).clamp(0, 60) as u8;
        let turn = Turn::new(who, TurnKind::Activation, look.speed(who), extra);
        apply(&mut w, &Event::TurnBegan(turn));
    }
    w
}

fn reach(rules: &Minis, w: &World, who: FigureId) -> Reach {
    let look = Look::new(rules, w);
    let Some(turn) = w.turn() else { return Reach { left: 0, with_attack: 0, ends: Vec::new() } };
    let moves = rules::may_do(&look, who, Deed::Move).is_ok();
    let left = if moves { look.movement_left(turn) } else { 0 };
    let attacked = Turn { attacks: turn.attacks.max(1), ..turn.clone() };
    let near = look.allowance(&attacked).saturating_sub(turn.used).min(left);
    let ends = if moves { rules::reach(&look, who, left) } else { Vec::new() };
    Reach {
        left,
        with_attack: if rules::attacks_after_move(&look, turn) { near } else { 0 },
        ends: ends.into_iter().map(|d| (d.at.into(), d.cost)).collect(),
    }
}

fn field(rules: &Minis, lang: Lang, w: &World, who: FigureId) -> Field {
    let own = in_turn(rules, w, who);
    let look = Look::new(rules, &own);
    let (map, from) = (look.geometry().map(), look.space(who));
    let letter = |x, y| {
        let to = Space::from(Square::new(x, y));
        if from.covers(to.at) || !look.geometry().sight(from, to, look.w.open) {
            '.'
        } else if look.cover_at(who, to) == Cover::None {
            's'
        } else {
            'c'
        }
    };
    let row = |y| (0..map.width()).map(|x| letter(x, y)).collect();
    let refusal = |at: FigureId| may_strike(&look, who, at).err().map(|why| (at.0, reason(lang, &why)));
    Field {
        squares: (0..map.height()).map(row).collect(),
        targets: look.enemies(who).filter(|at| may_strike(&look, who, *at).is_ok()).map(|f| f.0).collect(),
        refused: look.enemies(who).filter_map(refusal).collect(),
    }
}

/// Whether it may attack that one on its turn, or why not.
fn may_strike(look: &Look<'_>, who: FigureId, at: FigureId) -> Result<(), WhyNot> {
    rules::may_do(look, who, Deed::Attack(at))
}

/// The movement that the open question gives it, or that of its turn.
fn way(
    rules: &Minis,
    lang: Lang,
    w: &World,
    question: Option<&QuestionOf<Minis>>,
    who: FigureId,
    to: Square,
) -> Result<Way, String> {
    let own = in_turn(rules, w, who);
    let look = Look::new(rules, &own);
    if !look.geometry().map().holds(to) {
        return Err(say(lang, "name-nobody", &[("words", format!("{}, {}", to.x, to.y).into())]));
    }
    let asked = question.and_then(|q| if let Ask::Move(f, left) = q.ask { (f == who).then_some(left) } else { None });
    let left = asked.or_else(|| own.turn().map(|t| look.movement_left(t))).unwrap_or_default();
    let moves = if asked.is_some() { Ok(()) } else { rules::may_do(&look, who, Deed::Move) };
    let way = moves.and_then(|()| rules::may_go(&look, who, left, to));
    Ok(match way {
        Ok(path) => {
            let cost = rules::reach(&look, who, left).iter().find(|d| d.at == to).map(|d| d.cost);
            let steps = rules::trail(&look, who, path).into_iter().map(Spot::from).collect();
            Way { steps, cost, strikes: strikes(rules, &own, who, path), refused: None }
        }
        Err(why) => Way { steps: Vec::new(), cost: None, strikes: Vec::new(), refused: Some(reason(lang, &why)) },
    })
}

/// Who gets an attack of opportunity at which step, each once in the turn.
fn strikes(rules: &Minis, w: &World, who: FigureId, path: Path) -> Vec<(usize, u8)> {
    let mut w = w.clone();
    let mut strikes = Vec::new();
    for (i, to) in rules::trail(&Look::new(rules, &w), who, path).into_iter().enumerate() {
        for reactor in rules::provoked(&Look::new(rules, &w), who, to) {
            strikes.push((i, reactor.0));
            apply(&mut w, &Event::UsedInTurn { who: reactor, ability: list::TERM_ATTACK_OF_OPPORTUNITY });
        }
        let squeezed = to.size < w[who].span;
        apply(&mut w, &Event::Stepped { who, to: to.at, cost: 0, squeezed });
    }
    strikes
}

fn under_way(w: &World, by: FigureId, at: FigureId) -> Option<&Attack> {
    w.attacks.last().filter(|a| a.by == by && a.target == at)
}

/// The attack of one on another: the one under way, or one that it could make in its turn; and the World it is made in.
pub(super) fn duel(rules: &Minis, w: &World, by: FigureId, at: FigureId) -> (World, Attack) {
    if let Some(attack) = under_way(w, by, at) {
        return (w.clone(), attack.clone());
    }
    let own = in_turn(rules, w, by);
    let attack = rules::declared(&Look::new(rules, &own), by, at, How::Normal);
    (own, attack)
}

pub(super) fn preview(rules: &Minis, lang: Lang, w: &World, by: FigureId, at: FigureId) -> Preview {
    let (own, attack) = duel(rules, w, by, at);
    let look = Look::new(rules, &own);
    let refused = if under_way(w, by, at).is_some() { None } else { may_strike(&look, by, at).err() };
    let faces = |hit: &dyn Fn(u8) -> bool| (1..=20).filter(|natural| hit(*natural)).count() as u16;
    let hits = |natural: u8| rules::hits_with(&look, &attack, natural);
    let from = look.critical_from(by);
    let critical = faces(&|n| hits(n) && n >= from);
    let plain = faces(&hits) - critical;
    let deals = |critical| look.damage_of_hit(&attack, critical).max(0) as u16;
    let sum = |tally: Tally<Vec<Term<Source>>>| Sum::of(rules, lang, &own, &tally);
    Preview {
        refused: refused.map(|why| reason(lang, &why)),
        attack: sum(look.tally(&look.query(&attack, Stat::Attack))),
        defense: sum(look.tally(&look.query(&attack, Stat::Defense))),
        damage: sum(look.damage_tally(&attack, false)),
        critical: sum(look.damage_tally(&attack, true)),
        needs: (1..=20).find(|natural| hits(*natural)),
        critical_from: from,
        chance: ((plain + critical) * 5) as u8,
        expected: (plain * deals(false) + critical * deals(true)) / 2,
        points: look.hit_points(at),
        answers: answers(&look, lang, at),
        range: look.range(by, at),
    }
}

/// The abilities with which a target may answer a hit.
fn answers(look: &Look<'_>, lang: Lang, at: FigureId) -> Vec<String> {
    use dejarik_minis::abilities::Moment;
    let moments = [Moment::Hit, Moment::Guard, Moment::Hurt, Moment::BeforeRoll];
    let speaks = |a| look.rules.ability(a).is_some_and(|ability| ability.moments().any(|m| moments.contains(&m)));
    let speakers = look.sheet(at).speakers.iter().map(|(a, _)| *a);
    speakers.filter(|a| speaks(*a) && look.has(at, *a)).map(|a| text::name(lang, a)).collect()
}

pub(super) fn reason(lang: Lang, why: &WhyNot) -> Reason {
    Reason { text: text::why(lang, why), rule: why.rule.to_owned() }
}

fn card_on_table(rules: &Minis, lang: Lang, w: &World, who: FigureId) -> CardView {
    let look = Look::new(rules, w);
    let now = look.stands(who).then(|| now(rules, lang, w, who));
    let speed = look.on_table(who).then(|| look.speed(who));
    CardView { speed, now, ..card(rules, lang, rules.card(w[who].card)) }
}

/// A card as it is shown.
pub(super) fn card(rules: &Minis, lang: Lang, card: &dejarik_minis::book::Character) -> CardView {
    let ability = |p: &dejarik_minis::abilities::Printed| {
        let done = rules.ability(p.ability).is_some();
        (text::printed_name(lang, p), text::printed(lang, p).unwrap_or_default(), done)
    };
    CardView {
        name: rules.book().full_name(card),
        faction: card.faction.map(|f| text::faction(lang, f)),
        cost: card.cost,
        hit_points: card.hit_points,
        defense: card.defense,
        attack: card.attack,
        damage: card.damage,
        force: card.force,
        speed: None,
        abilities: card.abilities.iter().map(ability).collect(),
        commander: card.commander.words(lang),
        now: None,
    }
}
