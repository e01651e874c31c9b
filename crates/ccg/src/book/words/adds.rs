//! Sentences about numbers that change.

use super::cond::{expr, for_each, force};
use super::names::{number, stat_name};
use super::phrase::{a, each, place as where_};
use super::{owner, player};
use crate::book::text::{Expr, Filter, Stat, Who};

/// So much more or less; what is counted comes behind.
fn signed(by: &Expr) -> String {
    match by {
        Expr::N(n) if *n < 0 => format!("{n}"),
        Expr::N(n) => format!("+{n}"),
        Expr::Times(n, of) if **n == Expr::N(-1) => format!("-{}", expr(of)),
        other => format!("+{}", for_each(other).unwrap_or_else(|| expr(other))),
    }
}

/// So much Force, more or less.
fn dearer(by: &Expr) -> String {
    match by {
        Expr::N(n) if *n < 0 => format!("{} less Force", -n),
        Expr::N(n) => format!("{n} more Force"),
        other => format!("{} more Force", for_each(other).unwrap_or_else(|| expr(other))),
    }
}

/// Where, of a player's number.
fn place(to: &Filter) -> String {
    match to {
        Filter::Any | Filter::InBattle | Filter::Kind(crate::book::text::Kind::Location) => String::new(),
        Filter::This => " here".to_owned(),
        Filter::AllOf(all) if all.contains(&Filter::Here) => " here".to_owned(),
        Filter::AllOf(all)
            if all.iter().any(
                |f| matches!(f, Filter::AnyOf(any) if any.contains(&Filter::Here) && any.contains(&Filter::Adjacent)),
            ) =>
        {
            " here and at adjacent sites".to_owned()
        }
        Filter::AllOf(all) if all.as_slice() == [Filter::Kind(crate::book::text::Kind::Site), Filter::Related] => {
            " at related sites".to_owned()
        }
        Filter::AnyOf(any) => match any.as_slice() {
            [Filter::On(planet), Filter::Title(system)] if planet == system => format!(" at {planet} locations"),
            _ => format!(" at {}", where_(to)),
        },
        Filter::AtPlanet(planet) => format!(" at {planet}"),
        to => format!(" at {}", where_(to)),
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
        (Stat::Deploy, n) => format!("{who}deploys for {}", force(n)),
        (Stat::MoveCost, Expr::N(0)) => format!("{who}moves free"),
        (stat, n) if who.is_empty() => format!("{} = {}", stat_name(stat), expr(n)),
        (stat, n) => format!("{who}has {} = {}", stat_name(stat), expr(n)),
    }
}

/// Whether it is a number that a card is said to be more or less by: such numbers can be named together.
pub(super) fn is_plain(stat: Stat) -> bool {
    matches!(
        stat,
        Stat::Power
            | Stat::Ability
            | Stat::Forfeit
            | Stat::Armor
            | Stat::Maneuver
            | Stat::ArmorOrManeuver
            | Stat::Hyperspeed
            | Stat::Landspeed
            | Stat::Destiny
    )
}

/// Several numbers of the same cards that change.
pub(super) fn together(changes: &[(Stat, &Expr)], to: &Filter) -> String {
    let said: Vec<String> = changes.iter().map(|(stat, by)| format!("{} {}", stat_name(*stat), signed(by))).collect();
    let said = super::phrase::and(&said);
    if *to == Filter::This { said } else { format!("{} is {said}", each(to)) }
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
        Stat::ShotTotal => format!("the total weapon destiny of {} is {}", each(to), signed(by)),
        stat => format!("{who}{is}{} {}", stat_name(stat), signed(by)),
    }
}

/// A player's number; none if the number is a card's.
fn of_player(stat: Stat, by: &Expr, to: &Filter, whose: Who) -> Option<String> {
    let (here, by_whom, whose_) = (place(to), player(whose), owner(whose));
    let some = |one: &str, many: &str| match by {
        Expr::N(1) => format!("one more {one}"),
        Expr::N(n) => format!("{} more {many}", number(*n)),
        by => format!("{} more {many}", expr(by)),
    };
    let does = |verb: &str| if whose == Who::You { format!("you {verb}") } else { format!("{by_whom} {verb}s") };
    Some(match stat {
        Stat::TotalPower if *by == Expr::Power(Who::You) && whose == Who::You => {
            "your total power is doubled".to_owned()
        }
        Stat::BattlePower => format!("{whose_} total power in battles{here} is {}", signed(by)),
        Stat::TotalPower | Stat::TotalAbility => format!("{whose_} {}{here} is {}", stat_name(stat), signed(by)),
        Stat::Drain => format!("{whose_} Force drains{here} are {}", signed(by)),
        Stat::Attrition => format!("attrition against {by_whom}{here} is {}", signed(by)),
        Stat::EachBattleDestiny => format!("each battle destiny {}{here} is {}", does("draw"), signed(by)),
        Stat::BattleDestinies => format!("{by_whom} may draw {}{here}", some("battle destiny", "battle destinies")),
        Stat::DestinyIfNone => format!("{by_whom} may draw {}", super::IF_NONE),
        Stat::PowerDestinies => format!("{} one destiny to power only in battles{here}", does("add")),
        Stat::AbilityNeeded if matches!(by, Expr::Times(n, _) if **n == Expr::N(-1)) => {
            let less = if let Expr::Times(_, of) = by { expr(of) } else { String::new() };
            format!("{by_whom} may draw battle destiny{here} with {less} less ability")
        }
        Stat::AbilityNeeded => format!("{by_whom} must have {} more ability{here} to draw battle destiny", expr(by)),
        Stat::WeaponDestiny => format!("each weapon destiny {}{here} is {}", does("draw"), signed(by)),
        Stat::Generation => format!("{} {} more Force", does("generate"), expr(by)),
        Stat::Icons if matches!(by, Expr::N(n) if *n <= -99) => format!("{whose_} Force icons{here} are canceled"),
        Stat::Icons => format!("{} {}{here}", does("get"), some("Force icon", "Force icons")),
        Stat::Transit if *by == Expr::N(0) => format!("docking bay transit from here is free for {by_whom}"),
        Stat::Transit => format!("docking bay transit from here costs {by_whom} {}", force(by)),
        Stat::BattleCost => match by {
            // Everybody pays 1: with what is said here it is another price.
            Expr::Sum(parts) if parts.len() == 2 && parts[1] == Expr::N(-1) => {
                format!("initiating a battle{here} costs {by_whom} {} instead of 1 Force", force(&parts[0]))
            }
            Expr::N(-1) => format!("initiating a battle{here} is free for {by_whom}"),
            by => format!("initiating a battle{here} costs {by_whom} {}", dearer(by)),
        },
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
