//! Sentences about numbers that change.

use super::filter::{a, each, expr};
use super::{owner, player, stat_name};
use crate::book::text::{Expr, Filter, Stat, Who};

/// So much more or less; what is counted comes behind.
fn signed(by: &Expr) -> String {
    match by {
        Expr::N(n) if *n < 0 => format!("{n}"),
        Expr::N(n) => format!("+{n}"),
        other => format!("+{}", expr(other)),
    }
}

/// So much Force, more or less.
fn dearer(by: &Expr) -> String {
    match by {
        Expr::N(n) if *n < 0 => format!("{} less Force", -n),
        other => format!("{} more Force", expr(other)),
    }
}

/// Where, of a player's number.
fn place(to: &Filter) -> String {
    match to {
        Filter::Any | Filter::InBattle => String::new(),
        Filter::This => " here".to_owned(),
        Filter::AllOf(all) if all.contains(&Filter::Here) => " here".to_owned(),
        to => format!(" at {}", a(to)),
    }
}

/// A modifier, without its condition.
pub(super) fn adds(stat: Stat, by: &Expr, to: &Filter, whose: Who) -> String {
    of_player(stat, by, to, whose).unwrap_or_else(|| of_card(stat, by, to))
}

/// A change for a time, without how long.
pub(super) fn change(stat: Stat, by: &Expr, to: &Filter, whose: Who) -> String {
    adds(stat, by, to, whose)
}

/// A number that is set.
pub(super) fn sets(stat: Stat, to: &Expr, of: &Filter) -> String {
    let who = if *of == Filter::This { String::new() } else { each(of) + " " };
    match (stat, to) {
        (Stat::Deploy, Expr::N(0)) => format!("{who}deploys free"),
        (Stat::Deploy, n) => format!("{who}deploys for {} Force", expr(n)),
        (Stat::MoveCost, Expr::N(0)) => format!("{who}moves free"),
        (stat, n) if who.is_empty() => format!("{} = {}", stat_name(stat), expr(n)),
        (stat, n) => format!("{who}is {} = {}", stat_name(stat), expr(n)),
    }
}

fn of_card(stat: Stat, by: &Expr, to: &Filter) -> String {
    let (who, is) = match to {
        Filter::This => (String::new(), ""),
        to => (each(to) + " ", "is "),
    };
    match stat {
        Stat::Deploy => format!("{who}deploys for {}", dearer(by)),
        Stat::MoveCost => format!("{who}moves for {}", dearer(by)),
        Stat::Immunity if *by == Expr::N(99) => format!("{who}{is}immune to attrition"),
        Stat::ExactImmunity => format!("{who}{is}immune to attrition of exactly {}", expr(by)),
        Stat::Immunity => format!("{who}{is}immune to attrition < {}", expr(by)),
        Stat::ShotDestiny => format!("each destiny drawn for {} is {}", a(to), signed(by)),
        stat => format!("{who}{is}{} {}", stat_name(stat), signed(by)),
    }
}

/// A player's number; none if the number is a card's.
fn of_player(stat: Stat, by: &Expr, to: &Filter, whose: Who) -> Option<String> {
    let (here, by_whom, whose_) = (place(to), player(whose), owner(whose));
    let some = |one: &str, many: &str| match by {
        Expr::N(1) => format!("one more {one}"),
        by => format!("{} more {many}", expr(by)),
    };
    let does = |verb: &str| if whose == Who::You { format!("you {verb}") } else { format!("{by_whom} {verb}s") };
    Some(match stat {
        Stat::TotalPower | Stat::TotalAbility => format!("{whose_} {}{here} is {}", stat_name(stat), signed(by)),
        Stat::Drain => format!("{whose_} Force drains{here} are {}", signed(by)),
        Stat::Attrition => format!("attrition against {by_whom}{here} is {}", signed(by)),
        Stat::EachBattleDestiny => format!("each battle destiny {}{here} is {}", does("draw"), signed(by)),
        Stat::BattleDestinies => format!("{by_whom} may draw {}{here}", some("battle destiny", "battle destinies")),
        Stat::DestinyIfNone => format!("{by_whom} may draw one battle destiny if not able to otherwise"),
        Stat::PowerDestinies => format!("{} one destiny{here} for power only", does("draw")),
        Stat::AbilityNeeded => format!("{by_whom} must have {} more ability{here} to draw battle destiny", expr(by)),
        Stat::WeaponDestiny => format!("each weapon destiny {}{here} is {}", does("draw"), signed(by)),
        Stat::Generation => format!("{} {} more Force", does("generate"), expr(by)),
        Stat::Icons => format!("{} {}{here}", does("get"), some("Force icon", "Force icons")),
        Stat::Transit => format!("{whose_} docking bay transit from here requires {} Force", expr(by)),
        Stat::BattleCost => format!("initiating a battle{here} costs {by_whom} {}", dearer(by)),
        Stat::DamageTimes => format!("{whose_} battle damage is multiplied by {}", times(by)),
        Stat::AttackRun => format!("the total of your Attack Run is {}", signed(by)),
        Stat::ControlAbility => format!("{by_whom} must have {} more ability to control{here}", expr(by)),
        _ => return None,
    })
}

fn times(by: &Expr) -> String {
    match by {
        Expr::N(n) => (n + 1).to_string(),
        by => format!("1 + {}", expr(by)),
    }
}
