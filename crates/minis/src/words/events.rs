//! What happened, as lines of the log.

use super::Speaker;
use super::asks::edge;
use crate::event::Event;
use crate::look::{Look, Source, Stat};
use crate::map::DoorId;
use crate::text::{self, Value};
use crate::world::{How, Nature, TurnKind};
use dejarik_kernel::{Outcome, Tally, Term};

/// The event in a short sentence; empty for what is only kept in order.
pub(super) fn event(s: Speaker<'_>, event: &Event) -> String {
    turns(s, event)
        .or_else(|| places(s, event))
        .or_else(|| attacks(s, event))
        .or_else(|| harm(s, event))
        .or_else(|| powers(s, event))
        .unwrap_or_default()
}

fn door(s: Speaker<'_>, door: DoorId) -> Value<'static> {
    let squares = s.rules.geometry(s.w).map().doors()[door.0 as usize].segments().map(|(a, _)| a.to_string());
    s.say("door-at", &[("squares", text::joined(s.lang, &squares.collect::<Vec<_>>()).into())]).into()
}

/// Whoever has the turn.
fn mover(s: Speaker<'_>) -> Value<'static> {
    s.w.turn().map_or_else(|| "".into(), |t| s.name(t.who))
}

/// Setup, rounds, turns, and the end.
fn turns(s: Speaker<'_>, event: &Event) -> Option<String> {
    Some(match event {
        Event::AreaTaken { seat, area } => {
            s.say("event-area-taken", &[("seat", s.seat(*seat)), ("edge", edge(s, *area).into())])
        }
        Event::Joined { .. } => {
            let last = crate::world::FigureId(s.w.figures.len() as u8 - 1);
            s.say("event-joined", &[("who", s.name(last)), ("seat", s.seat(s.w[last].side))])
        }
        Event::SetUp => s.plain("event-set-up"),
        Event::InitiativeRolled { seat, natural } => {
            s.say("event-initiative-rolled", &[("seat", s.seat(*seat)), ("die", (*natural).into())])
        }
        Event::RoundBegan { number, first } => {
            s.say("event-round-began", &[("number", (*number).into()), ("seat", s.seat(*first))])
        }
        Event::RoundEnded => s.plain("event-round-ended"),
        Event::PhaseCutShort => s.plain("event-phase-cut-short"),
        Event::PhaseBegan { seat, activations, .. } => {
            s.say("event-phase-began", &[("seat", s.seat(*seat)), ("n", (*activations).into())])
        }
        Event::Activated { who } => s.of("event-activated", *who),
        Event::CountsAsActivated { who } => s.of("event-counts-as-activated", *who),
        Event::TurnBegan(turn) if turn.kind == TurnKind::Granted => s.of("event-turn-began", turn.who),
        Event::TurnExpired { who } => s.of("event-turn-expired", *who),
        Event::Hastened { squares } => s.say("event-hastened", &[("who", mover(s)), ("n", (*squares).into())]),
        Event::Replaced { ability } => s.say("event-used", &[("who", mover(s)), ("ability", s.ability(*ability))]),
        Event::Spoke { who, ability } => {
            s.say("event-used", &[("who", s.name(*who)), ("ability", s.ability(*ability))])
        }
        Event::SideChanged { who, side } => {
            s.say("event-side-changed", &[("who", s.name(*who)), ("seat", s.seat(*side))])
        }
        Event::FactionChanged { who, faction } => {
            let faction = text::faction(s.lang, *faction).into();
            s.say("event-faction-changed", &[("who", s.name(*who)), ("faction", faction)])
        }
        Event::GameEnded { outcome: Outcome::Draw } => s.plain("event-draw"),
        Event::GameEnded { outcome: Outcome::Won(seats) } => {
            let winners: Vec<String> = seats.iter().map(|seat| text::seat(s.lang, seat)).collect();
            let n = winners.len() as i64;
            s.say("event-won", &[("seats", text::joined(s.lang, &winners).into()), ("n", n.into())])
        }
        _ => return None,
    })
}

/// Where everybody is, and the doors.
fn places(s: Speaker<'_>, event: &Event) -> Option<String> {
    let at = |key: &str, who, square: &dyn ToString| {
        s.say(key, &[("who", s.name(who)), ("square", square.to_string().into())])
    };
    let of_door = |key: &str, d: DoorId| s.say(key, &[("door", door(s, d))]);
    Some(match event {
        Event::Placed { who, at: square } => at("event-placed", *who, square),
        Event::Stepped { who, to, .. } | Event::Slipped { who, to, .. } => at("event-moved", *who, to),
        Event::Shifted { who, to } => at("event-shifted", *who, to),
        Event::Swapped { one, other } => s.say("event-swapped", &[("who", s.name(*one)), ("other", s.name(*other))]),
        Event::Boarded { who, transport } => {
            s.say("event-boarded", &[("who", s.name(*who)), ("transport", s.name(*transport))])
        }
        Event::DoorOpened { door: d } => of_door("event-door-opened", *d),
        Event::DoorClosed { door: d } => of_door("event-door-closed", *d),
        Event::DoorRemoved { door: d } => of_door("event-door-removed", *d),
        Event::DoorHeld(hold) => {
            let key = if hold.open { "event-door-held-open" } else { "event-door-held-closed" };
            s.say(key, &[("who", s.name(hold.by)), ("door", door(s, hold.door))])
        }
        Event::DoorReleased { door: d, .. } => of_door("event-door-released", *d),
        Event::PrizeMoved(prize) => match prize.led_by {
            Some(f) => at("event-prize-led", f, &prize.at),
            None => s.say("event-prize-moved", &[("square", prize.at.to_string().into())]),
        },
        _ => return None,
    })
}

/// Attacks.
fn attacks(s: Speaker<'_>, event: &Event) -> Option<String> {
    let attack = s.w.attacks.last();
    Some(match event {
        Event::AttackDeclared(attack) => {
            let (key, ability) = match attack.how {
                How::Normal => ("event-attack", None),
                How::Opportunity => ("event-attack-of-opportunity", None),
                How::Immediate(a) => ("event-immediate-attack", Some(a)),
                How::Ability(a) | How::Sweep(a) => ("event-attack-with", Some(a)),
            };
            let ability = ability.map(|a| ("ability", s.ability(a)));
            let args = [("who", s.name(attack.by)), ("at", s.name(attack.target))];
            s.say(key, &args.into_iter().chain(ability).collect::<Vec<_>>())
        }
        Event::TargetReplaced { target, .. } => s.of("event-target-replaced", *target),
        Event::AimMoved { target, targeted: true } => s.of("event-aimed-instead", *target),
        Event::AimMoved { target, targeted: false } => s.of("event-strikes-instead", *target),
        Event::AimLost => s.plain("event-aim-lost"),
        Event::CombinedFire { who } => s.of("event-combined-fire", *who),
        Event::AttackCancelled => s.plain("event-attack-cancelled"),
        Event::AttackRolled { die } => {
            s.say("event-attack-rolled", &[("who", s.name(attack?.by)), ("die", die.natural.into())])
        }
        Event::AttackHit { critical, damage, doom } => {
            let key = match (doom, critical) {
                (true, _) => "event-hit-doom",
                (false, true) => "event-hit-critical",
                (false, false) => "event-hit",
            };
            let (who, at) = (s.name(attack?.by), s.name(attack?.target));
            s.say(key, &[("who", who), ("at", at), ("damage", (*damage).into()), ("sums", sums(s))])
        }
        Event::AttackMissed => {
            let (who, at) = (s.name(attack?.by), s.name(attack?.target));
            s.say("event-missed", &[("who", who), ("at", at), ("sums", sums(s))])
        }
        Event::AttackDamageSet { damage } => s.say("event-damage-set", &[("damage", (*damage).into())]),
        Event::AttackAvoided { who, ability } => {
            s.say("event-attack-avoided", &[("who", s.name(*who)), ("ability", s.ability(*ability))])
        }
        Event::Twinned => s.say("event-twinned", &[("who", s.name(attack?.by)), ("at", s.name(attack?.target))]),
        _ => return None,
    })
}

/// "15+3+4 against 26".
fn sums(s: Speaker<'_>) -> Value<'static> {
    let (look, attack) = (Look::new(s.rules, s.w), s.w.attack());
    if !look.on_table(attack.by) || !look.on_table(attack.target) {
        return s.plain("sums-gone").into();
    }
    let tally: Tally<Vec<Term<Source>>> = look.tally(&look.query(attack, Stat::Attack));
    let mut sum = attack.die.map_or_else(|| "0".to_owned(), |die| die.natural.to_string());
    tally.terms.iter().for_each(|term| sum += &format!("{:+}", term.value));
    let defense = look.tally::<()>(&look.query(attack, Stat::Defense)).total;
    s.say("sums", &[("sum", sum.into()), ("defense", defense.into())]).into()
}

/// Damage and defeat.
fn harm(s: Speaker<'_>, event: &Event) -> Option<String> {
    let points = |half: u32| -> Value<'static> { text::half_points(s.lang, half).into() };
    Some(match event {
        Event::DamageMoved { to, ability } => {
            s.say("event-damage-moved", &[("who", s.name(*to)), ("ability", s.ability(*ability))])
        }
        Event::DamageReduced { to, ability } => {
            s.say("event-damage-reduced", &[("ability", s.ability(*ability)), ("damage", (*to).into())])
        }
        Event::Damaged { who, amount } => {
            s.say("event-damaged", &[("who", s.name(*who)), ("damage", (*amount).into())])
        }
        Event::Healed { who, amount } => s.say("event-healed", &[("who", s.name(*who)), ("damage", (*amount).into())]),
        Event::Rescued { .. } => s.of("event-rescued", s.w.falls.last()?.who),
        Event::Defeated { who, to: Some(seat), half_points } if *half_points > 0 => {
            let args = [("who", s.name(*who)), ("seat", s.seat(*seat)), ("points", points(*half_points))];
            s.say("event-defeated-for", &args)
        }
        Event::Defeated { who, .. } => s.of("event-defeated", *who),
        Event::Scored { seat, half_points } => {
            s.say("event-scored", &[("seat", s.seat(*seat)), ("points", points(*half_points))])
        }
        _ => return None,
    })
}

/// Saves, the Force, and what holds for a while.
fn powers(s: Speaker<'_>, event: &Event) -> Option<String> {
    Some(match event {
        Event::SaveBegan(_) => String::new(),
        Event::SaveRolled(save) => {
            let bonus = if save.die.bonus == 0 { String::new() } else { format!("{:+}", save.die.bonus) };
            let die = format!("{}{bonus}", save.die.natural);
            let who = ("who", s.name(save.who));
            let ability = ("ability", s.ability(save.ability));
            s.say("event-save-rolled", &[who, ("die", die.into()), ("needs", save.needs.into()), ability])
        }
        Event::SaveEnded { passed: true } => s.plain("event-save-made"),
        Event::SaveEnded { passed: false } => s.plain("event-save-failed"),
        Event::ForceSpent { who, from, ability, points } => {
            let args = [("who", s.name(*who)), ("n", (*points).into()), ("ability", s.ability(*ability))];
            let of = (who != from).then(|| ("from", s.name(*from)));
            let key = if of.is_some() { "event-force-spent-of" } else { "event-force-spent" };
            s.say(key, &args.into_iter().chain(of).collect::<Vec<_>>())
        }
        Event::ForceGained { who, points } => {
            s.say("event-force-gained", &[("who", s.name(*who)), ("n", (*points).into())])
        }
        Event::ForceLost { who, points } => {
            s.say("event-force-lost", &[("who", s.name(*who)), ("n", (*points).into())])
        }
        Event::Haunted { seat, points } => s.say("event-haunted", &[("seat", s.seat(*seat)), ("n", (*points).into())]),
        Event::RatingChanged { who, rated: true } => s.of("event-rated", *who),
        Event::RatingChanged { who, rated: false } => s.of("event-unrated", *who),
        Event::PowerCancelled => {
            let power = s.w.powers.last()?;
            s.say("event-power-cancelled", &[("who", s.name(power.who)), ("ability", s.ability(power.ability))])
        }
        Event::ConditionBegan(c) => {
            let (who, ability) = (("who", s.name(c.on)), ("ability", s.ability(c.ability)));
            match c.nature {
                Nature::Granted => s.say("event-granted", &[who, ability]),
                Nature::Noted => String::new(),
                Nature::Marked => s.say("event-marked", &[who, ability, ("by", s.name(c.source))]),
            }
        }
        Event::ConditionEnded { on, ability, .. } => {
            s.say("event-condition-ended", &[("who", s.name(*on)), ("ability", s.ability(*ability))])
        }
        _ => return None,
    })
}
