//! What happened, as lines of the log.

use super::asks::edge;
use super::count;
use crate::Minis;
use crate::event::Event;
use crate::look::{Look, Source, Stat};
use crate::map::DoorId;
use crate::world::{FigureId, How, Nature, TurnKind, World};
use dejarik_kernel::{Outcome, Tally, Term};

/// The event in a short sentence; empty for what is only kept in order.
pub(super) fn event(rules: &Minis, w: &World, event: &Event) -> String {
    turns(rules, w, event)
        .or_else(|| attacks(rules, w, event))
        .or_else(|| harm(rules, w, event))
        .or_else(|| powers(rules, w, event))
        .unwrap_or_default()
}

fn door(rules: &Minis, w: &World, door: DoorId) -> String {
    let squares = rules.geometry(w).map().doors()[door.0 as usize].segments().map(|(a, _)| a.to_string());
    format!("the door at {}", squares.collect::<Vec<_>>().join(" and "))
}

/// Setup, rounds, turns, moving and doors.
fn turns(rules: &Minis, w: &World, event: &Event) -> Option<String> {
    let name = |f: FigureId| rules.name(w, f);
    Some(match event {
        Event::AreaTaken { seat, area } => {
            format!("{} takes the {} edge", rules.seat_word(*seat), edge(rules, w, *area))
        }
        Event::Placed { who, at } => format!("{} is placed on {at}", name(*who)),
        Event::Joined { .. } => {
            let last = FigureId(w.figures.len() as u8 - 1);
            format!("{} joins {}", name(last), rules.seat_word(w[last].side))
        }
        Event::SetUp => "the squads are set up".to_owned(),
        Event::InitiativeRolled { seat, natural } => {
            format!("{} rolls {natural} for initiative", rules.seat_word(*seat))
        }
        Event::RoundBegan { number, first } => format!("round {number} begins, {} is first", rules.seat_word(*first)),
        Event::RoundEnded => "the round ends".to_owned(),
        Event::PhaseCutShort => "the phase ends early".to_owned(),
        Event::PhaseBegan { seat, activations, .. } => {
            format!("a phase of {} begins, {}", rules.seat_word(*seat), count(*activations, "activation"))
        }
        Event::Activated { who } => format!("{} is activated", name(*who)),
        Event::CountsAsActivated { who } => format!("{} counts as activated", name(*who)),
        Event::TurnBegan(turn) if turn.kind == TurnKind::Granted => format!("{} takes a turn", name(turn.who)),
        Event::TurnExpired { who } => format!("the turn of {} ends", name(*who)),
        Event::Hastened { squares } => {
            let who = w.turn().map(|t| name(t.who)).unwrap_or_default();
            format!("{who} may move {} more", count(*squares, "square"))
        }
        Event::Stepped { who, to, .. } => format!("{} moves to {to}", name(*who)),
        Event::Slipped { who, to, .. } => format!("{} moves to {to}", name(*who)),
        Event::Swapped { one, other } => format!("{} and {} change places", name(*one), name(*other)),
        Event::Boarded { who, transport } => format!("{} goes aboard {}", name(*who), name(*transport)),
        Event::FactionChanged { who, faction } => format!("{} is {} now", name(*who), faction.name()),
        Event::Shifted { who, to } => format!("{} is moved to {to}", name(*who)),
        Event::Replaced { ability } => {
            format!("{} uses {}", w.turn().map(|t| name(t.who)).unwrap_or_default(), ability.row().name)
        }
        Event::Spoke { who, ability } => format!("{} uses {}", name(*who), ability.row().name),
        Event::DoorOpened { door: d } => format!("{} opens", door(rules, w, *d)),
        Event::DoorClosed { door: d } => format!("{} closes", door(rules, w, *d)),
        Event::DoorRemoved { door: d } => format!("{} is gone", door(rules, w, *d)),
        Event::DoorHeld(hold) => {
            let state = if hold.open { "open" } else { "closed" };
            format!("{} holds {} {state}", name(hold.by), door(rules, w, hold.door))
        }
        Event::DoorReleased { door: d, .. } => format!("{} is held no more", door(rules, w, *d)),
        Event::SideChanged { who, side } => format!("{} fights for {}", name(*who), rules.seat_word(*side)),
        Event::PrizeMoved(prize) => match prize.led_by {
            Some(f) => format!("the droid is on {}, led by {}", prize.at, name(f)),
            None => format!("the droid is on {}", prize.at),
        },
        Event::GameEnded { outcome: Outcome::Draw } => "the game is a draw".to_owned(),
        Event::GameEnded { outcome: Outcome::Won(seats) } => {
            let winners: Vec<&str> = seats.iter().map(|s| rules.seat_word(s)).collect();
            format!("{} wins", winners.join(" and "))
        }
        _ => return None,
    })
}

/// Attacks.
fn attacks(rules: &Minis, w: &World, event: &Event) -> Option<String> {
    let name = |f: FigureId| rules.name(w, f);
    let attack = w.attacks.last();
    Some(match event {
        Event::AttackDeclared(attack) => {
            let (by, at) = (name(attack.by), name(attack.target));
            match attack.how {
                How::Normal => format!("{by} attacks {at}"),
                How::Opportunity => format!("{by} makes an attack of opportunity against {at}"),
                How::Immediate(a) => format!("{by} makes an immediate attack against {at} with {}", a.row().name),
                How::Ability(a) | How::Sweep(a) => format!("{by} attacks {at} with {}", a.row().name),
            }
        }
        Event::TargetReplaced { target, .. } => format!("the target is {} now", name(*target)),
        Event::AimMoved { target, targeted: true } => format!("it is aimed at {} instead", name(*target)),
        Event::AimMoved { target, targeted: false } => format!("it strikes {} instead", name(*target)),
        Event::AimLost => "it goes nowhere".to_owned(),
        Event::CombinedFire { who } => format!("{} combines fire", name(*who)),
        Event::AttackCancelled => "the attack is cancelled".to_owned(),
        Event::AttackRolled { die } => format!("{} rolls {}", name(attack?.by), die.natural),
        Event::AttackHit { critical, damage, doom } => {
            let (by, at) = (name(attack?.by), name(attack?.target));
            let how = match (doom, critical) {
                (true, _) => " and disintegrates it",
                (false, true) => ", critically",
                (false, false) => "",
            };
            format!("{by} hits {at} for {damage}{how} ({})", sums(rules, w))
        }
        Event::AttackMissed => format!("{} misses {} ({})", name(attack?.by), name(attack?.target), sums(rules, w)),
        Event::AttackDamageSet { damage } => format!("the hit is worth {damage} now"),
        Event::AttackAvoided { who, ability } => {
            format!("{} of {} avoids the damage", ability.row().name, name(*who))
        }
        Event::Twinned => format!("{} attacks {} once more", name(attack?.by), name(attack?.target)),
        _ => return None,
    })
}

/// "15+3+4 against 26".
fn sums(rules: &Minis, w: &World) -> String {
    let (look, attack) = (Look::new(rules, w), w.attack());
    if !look.on_table(attack.by) || !look.on_table(attack.target) {
        return "gone".to_owned();
    }
    let tally: Tally<Vec<Term<Source>>> = look.tally(&look.query(attack, Stat::Attack));
    let mut sum = attack.die.map_or_else(|| "0".to_owned(), |die| die.natural.to_string());
    tally.terms.iter().for_each(|term| sum += &format!("{:+}", term.value));
    let defense = look.tally::<()>(&look.query(attack, Stat::Defense)).total;
    format!("{sum} against {defense}")
}

/// Damage and defeat.
fn harm(rules: &Minis, w: &World, event: &Event) -> Option<String> {
    let name = |f: FigureId| rules.name(w, f);
    let points = |half: u32| if half.is_multiple_of(2) { (half / 2).to_string() } else { format!("{}.5", half / 2) };
    Some(match event {
        Event::DamageMoved { to, ability } => {
            format!("{} takes the damage instead with {}", name(*to), ability.row().name)
        }
        Event::DamageReduced { to, ability } => {
            format!("{} reduces the damage to {to}", ability.row().name)
        }
        Event::Damaged { who, amount } => format!("{} takes {amount} damage", name(*who)),
        Event::Healed { who, amount } => format!("{} loses {amount} damage", name(*who)),
        Event::Rescued { .. } => format!("{} stays in play", name(w.falls.last()?.who)),
        Event::Defeated { who, to: Some(seat), half_points } if *half_points > 0 => {
            format!("{} is defeated, {} scores {}", name(*who), rules.seat_word(*seat), points(*half_points))
        }
        Event::Defeated { who, .. } => format!("{} is defeated", name(*who)),
        Event::Scored { seat, half_points } => format!("{} scores {}", rules.seat_word(*seat), points(*half_points)),
        _ => return None,
    })
}

/// Saves, the Force, and what holds for a while.
fn powers(rules: &Minis, w: &World, event: &Event) -> Option<String> {
    let name = |f: FigureId| rules.name(w, f);
    Some(match event {
        Event::SaveRolled(save) => {
            let bonus = if save.die.bonus == 0 { String::new() } else { format!("{:+}", save.die.bonus) };
            let (who, ability) = (name(save.who), save.ability.row().name);
            format!("{who} rolls {}{bonus} for a save of {} ({ability})", save.die.natural, save.needs)
        }
        Event::SaveEnded { passed: true } => "the save is made".to_owned(),
        Event::SaveEnded { passed: false } => "the save fails".to_owned(),
        Event::ForceSpent { who, from, ability, points } => {
            let of = if who == from { String::new() } else { format!(" of {}", name(*from)) };
            format!("{} spends {}{of} on {}", name(*who), count(*points, "Force point"), ability.row().name)
        }
        Event::ForceGained { who, points } => format!("{} gains {}", name(*who), count(*points, "Force point")),
        Event::ForceLost { who, points } => format!("{} loses {}", name(*who), count(*points, "Force point")),
        Event::Haunted { seat, points } => {
            let points = count(*points, "Force point");
            format!("enemies of {} lose {points} at every activation", rules.seat_word(*seat))
        }
        Event::RatingChanged { who, rated: true } => format!("{} has a Force rating", name(*who)),
        Event::RatingChanged { who, rated: false } => format!("{} has no Force rating any more", name(*who)),
        Event::PowerCancelled => {
            let power = w.powers.last()?;
            format!("{} of {} is cancelled", power.ability.row().name, name(power.who))
        }
        Event::ConditionBegan(c) => match c.nature {
            Nature::Granted => format!("{} has {}", name(c.on), c.ability.row().name),
            Nature::Marked => format!("{} is under {} of {}", name(c.on), c.ability.row().name, name(c.source)),
        },
        Event::ConditionEnded { on, ability, .. } => format!("{} of {} is over", ability.row().name, name(*on)),
        _ => return None,
    })
}
