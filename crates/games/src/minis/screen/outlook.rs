//! What each option of a question comes to, so that a player can weigh it where it is asked.

use super::ask::preview;
use dejarik_kernel::Lang;
use dejarik_minis::Minis;
use dejarik_minis::choice::{Ask, Choice, Deed};
use dejarik_minis::look::Look;
use dejarik_minis::text;
use dejarik_minis::world::{Attack, FigureId, World};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

/// What an option comes to, before dice fall and before anybody else answers.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS)]
#[ts(export_to = "minis/ask.ts")]
pub struct Outlook {
    /// What the ability does that it uses, in words; empty if it uses none.
    text: String,
    /// The attack under way as it would stand.
    attack: Option<Standing>,
    /// What it costs in Force points.
    force: u8,
    /// Whose Hit Points it changes at once, and by how much.
    points: Vec<(u8, i16)>,
}

/// How an attack stands.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/ask.ts")]
pub struct Standing {
    /// Before the roll: how many of the twenty faces hit, in hundredths.
    chance: Option<u8>,
    /// Before the roll: the damage to expect, in tenths.
    expected: Option<u16>,
    /// After a hit: the damage it is going to deal.
    damage: Option<i16>,
}

/// What this choice comes to, if that can be told.
pub fn outlook(rules: &Minis, lang: Lang, now: &World, ask: &Ask, choice: &Choice, then: &World) -> Option<Value> {
    let text = ability_text(rules, lang, now, ask, choice).unwrap_or_default();
    let duel = match (ask, now.attacks.last()) {
        (Ask::Opportunity(by, at), _) => Some((*by, *at)),
        (_, attack) => attack.map(|a| (a.by, a.target)),
    };
    let declined = matches!((ask, choice), (Ask::Opportunity(..), Choice::No | Choice::Pass));
    let attack = duel.filter(|_| !declined).and_then(|(by, at)| standing(rules, lang, then, by, at));
    let told = Outlook { text, attack, force: spent(now, then), points: points(rules, now, then) };
    (told != Outlook::default()).then(|| serde_json::to_value(told).unwrap_or_default())
}

/// What the ability does that this choice uses.
fn ability_text(rules: &Minis, lang: Lang, now: &World, ask: &Ask, choice: &Choice) -> Option<String> {
    let (who, ability) = match (ask, choice) {
        (_, Choice::Use(usage)) => (usage.who, usage.ability),
        (Ask::Turn(who), Choice::Deed(Deed::Use(ability))) => (*who, *ability),
        (Ask::Use(who, ability), Choice::Yes) => (*who, *ability),
        _ => return None,
    };
    let printed = rules.card(now[who].card).abilities.iter().find(|p| p.ability == ability);
    printed.map_or_else(|| text::ability(lang, ability, None), |p| text::printed(lang, p))
}

/// How the attack of one against the other stands, if it is under way or about to be.
fn standing(rules: &Minis, lang: Lang, w: &World, by: FigureId, at: FigureId) -> Option<Standing> {
    let attack: Option<&Attack> = w.attacks.iter().rev().find(|a| a.by == by && a.target == at);
    let rolled = attack.is_some_and(|a| a.die.is_some());
    if rolled {
        let attack = attack?;
        return Some(Standing { chance: None, expected: None, damage: attack.hit.then_some(attack.damage) });
    }
    attack?;
    let seen = preview(rules, lang, w, by, at);
    Some(Standing { chance: Some(seen.chance), expected: Some(seen.expected), damage: None })
}

/// Whose Hit Points differ in the second World, and by how much.
fn points(rules: &Minis, now: &World, then: &World) -> Vec<(u8, i16)> {
    let (now, then) = (Look::new(rules, now), Look::new(rules, then));
    let left = |look: &Look<'_>, f| if look.stands(f) { look.hit_points(f) } else { 0 };
    let figures = (0..now.w.figures.len() as u8).map(FigureId).filter(|f| now.stands(*f));
    figures.map(|f| (f.0, left(&then, f) - left(&now, f))).filter(|(_, change)| *change != 0).collect()
}

/// Force points that are gone in the second World.
fn spent(now: &World, then: &World) -> u8 {
    let force = |w: &World| w.figures.iter().map(|f| u32::from(f.force)).sum::<u32>();
    u8::try_from(force(now).saturating_sub(force(then))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{Given, Live, Playing};
    use crate::minis::some_setups;
    use serde_json::json;
    use std::sync::Arc;

    /// Random games come to combined fire and to reactions; every option there says what it comes to.
    #[test]
    fn options_in_an_attack_say_what_they_come_to() {
        let rules = Arc::new(Minis::standard());
        let mut combined = 0;
        let mut explained = 0;
        for (nth, setup) in some_setups(&rules).iter().enumerate().take(24) {
            let mut live = Playing::begin(&rules, setup, nth as u128 + 1).unwrap();
            for turn in 0..160_usize {
                let Some(seat) = live.asked().first().copied() else { break };
                let put = live.question(Lang::English, seat).unwrap();
                let told = live.query(Lang::English, Some(seat), &json!({"kind": "outlook"})).unwrap();
                let told = told.as_array().unwrap();
                if put.ask.value().get("Combine").is_some() {
                    assert_eq!(told.len(), put.options.len());
                    let chance = |n: usize| told[n]["attack"]["chance"].as_u64().unwrap();
                    let none = put.options.iter().position(|o| o.choice.value() == json!("Pass")).unwrap();
                    assert!((0..told.len()).all(|n| chance(n) >= chance(none)), "{told:?}");
                    combined += 1;
                }
                explained += told.iter().filter(|t| t["text"].as_str().is_some_and(|text| !text.is_empty())).count();
                let pick = pick(&put.options, turn);
                live.answer(Lang::English, put.number, seat, &Given::Nth(pick)).unwrap();
            }
        }
        assert!(combined > 0 && explained > 0, "{combined} {explained}");
    }

    /// Who has made its only attack may move on, but no part of that move is said to leave it an attack.
    #[test]
    fn a_move_after_the_only_attack_leaves_none() {
        let rules = Arc::new(Minis::standard());
        let (mut before, mut after) = (0, 0);
        for (nth, setup) in some_setups(&rules).iter().enumerate().take(12) {
            let mut live = Playing::begin(&rules, setup, nth as u128 + 1).unwrap();
            let mut fought = None;
            for turn in 0..160_usize {
                let Some(seat) = live.asked().first().copied() else { break };
                let put = live.question(Lang::English, seat).unwrap();
                let who = put.ask.value()["Turn"].as_u64();
                let deed = |key: &str| {
                    put.options
                        .iter()
                        .any(|o| o.choice.value()["Deed"] == key || o.choice.value()["Deed"].get(key).is_some())
                };
                if let Some(who) = who.filter(|_| deed("Move")) {
                    let reach = live.query(Lang::English, Some(seat), &json!({"kind": "reach", "who": who})).unwrap();
                    let near = reach["with_attack"].as_u64().unwrap();
                    if deed("Attack") && fought.is_none() {
                        before += near;
                    } else if fought == Some(who) && !deed("Attack") && !deed("Use") {
                        assert_eq!(near, 0, "{nth}/{turn}: {reach}");
                        after += 1;
                    }
                }
                let pick = pick(&put.options, turn);
                let strikes = put.options[pick].choice.value()["Deed"].get("Attack").is_some();
                fought = if strikes { who } else { fought.filter(|_| who.is_none() || who == fought) };
                live.answer(Lang::English, put.number, seat, &Given::Nth(pick)).unwrap();
            }
        }
        assert!(before > 0 && after > 0, "{before} {after}");
    }

    /// Attacks where one can.
    fn pick(options: &[crate::live::Offered], turn: usize) -> usize {
        let attack = options.iter().position(|o| o.choice.value()["Deed"].get("Attack").is_some());
        attack.unwrap_or_else(|| (turn * 7 + 3) % options.len())
    }
}
