//! Conditions and numbers in words.

use super::law::law_words;
use super::names::{phase_name, stat_name};
use super::phrase::{a, each, exists, many, none_exists, predicate, several_are};
use super::{owner, player};
use crate::book::text::{Cmp, Cond, Expr, Filter, Law, Stat, Who};

/// A condition, of the card that says so; `named` if it has to be named.
pub(super) fn cond(c: &Cond, named: bool) -> String {
    let card = |said: String| if named { format!("this card is {said}") } else { said };
    match c {
        Cond::Always => "anything".to_owned(),
        Cond::Is(Filter::HasAboard(f)) => format!("{} is aboard", a(f)),
        Cond::Is(f) => mode(f).unwrap_or_else(|| match f {
            Filter::Under(law) if named => format!("this card {}", law_words(*law)),
            Filter::Under(law) => law_words(*law).trim_start_matches("is ").to_owned(),
            f => card(predicate(f)),
        }),
        Cond::ItIs(f) => format!("that card is {}", predicate(f)),
        Cond::Exists(f) => exists(f),
        Cond::Count(f, c, n) => count(f, *c, *n),
        Cond::Compare(a, c, b) => compare(a, *c, b),
        Cond::Control => "you control".to_owned(),
        Cond::Phase(phase) => format!("it is the {} phase", phase_name(*phase)),
        Cond::YourTurn => "it is your turn".to_owned(),
        Cond::TheirTurn => "it is opponent's turn".to_owned(),
        Cond::By(who) => format!("{} initiated the battle", player(*who)),
        Cond::LostBattle(who) => format!("{} lost the battle", player(*who)),
        Cond::MovedBy(f) => format!("{} moved it", a(f)),
        Cond::Beginning => "nobody has acted yet in this phase".to_owned(),
        Cond::CanSnipe => "one of your weapons can be fired".to_owned(),
        Cond::OnTopOfLost(f) => format!("{} is on top of your Lost Pile", a(f)),
        Cond::InYourLostPile(f) => format!("{} is in your Lost Pile", a(f)),
        Cond::All(all) => all.iter().map(|c| cond(c, named)).collect::<Vec<_>>().join(" and "),
        Cond::Or(any) => any.iter().map(|c| cond(c, named)).collect::<Vec<_>>().join(", or "),
        Cond::Not(c) => not(c, named),
    }
}

/// A choice among the ways of a card that was made.
fn mode(f: &Filter) -> Option<String> {
    let one = |f: &Filter| match f {
        Filter::Under(Law::FirstMode) => Some("1"),
        Filter::Under(Law::SecondMode) => Some("2"),
        Filter::Under(Law::ThirdMode) => Some("3"),
        _ => None,
    };
    match f {
        Filter::AnyOf(any) => {
            let all: Option<Vec<&str>> = any.iter().map(one).collect();
            all.map(|all| format!("{} was declared", all.join(" or ")))
        }
        f => one(f).map(|n| format!("{n} was declared")),
    }
}

fn count(f: &Filter, c: Cmp, n: i32) -> String {
    let so_many = match c {
        Cmp::AtLeast => "at least",
        Cmp::AtMost => "at most",
        Cmp::Same => "exactly",
        Cmp::Over => "more than",
        Cmp::Under => "fewer than",
    };
    format!("{so_many} {n} {}", several_are(f))
}

fn compare(a: &Expr, c: Cmp, b: &Expr) -> String {
    match (a, c, b) {
        (Expr::Hand(who), Cmp::Over, Expr::N(0)) => {
            format!("{} has cards in hand", player(*who)).replace("you has", "you have")
        }
        (Expr::Used(who), Cmp::Over, Expr::N(0)) => format!("{} Used Pile is not empty", owner(*who)),
        (Expr::Reserve(who), Cmp::Over, Expr::N(0)) => format!("{} Reserve Deck is not empty", owner(*who)),
        (Expr::AmountBelow, Cmp::Same, Expr::N(0)) => "nothing has multiplied its result yet".to_owned(),
        (Expr::Hand(who), Cmp::AtMost, n) => {
            format!("{} has {} cards or less in hand", player(*who), expr(n)).replace("you has", "you have")
        }
        (Expr::DrewBattle(who), Cmp::Same, Expr::N(1)) => format!("{} drew exactly one", player(*who)),
        (Expr::Chosen, Cmp::Same, Expr::N(n)) => format!("you chose {n}"),
        (a, Cmp::AtLeast, b) => format!("{} is at least {}", expr(a), expr(b)),
        (a, Cmp::AtMost, b) => format!("{} is at most {}", expr(a), expr(b)),
        (a, Cmp::Over, b) => format!("{} > {}", expr(a), expr(b)),
        (a, Cmp::Under, b) => format!("{} < {}", expr(a), expr(b)),
        (a, Cmp::Same, b) => format!("{} = {}", expr(a), expr(b)),
    }
}

fn not(c: &Cond, named: bool) -> String {
    if let Cond::Is(f) = c
        && let Some(said) = mode(f)
    {
        return said.replace("was declared", "was not declared");
    }
    match c {
        Cond::Exists(f) => none_exists(f),
        Cond::Is(Filter::Under(law)) if law_words(*law).starts_with("is ") => {
            let said = law_words(*law).trim_start_matches("is ");
            if named { format!("this card is not {said}") } else { format!("not {said}") }
        }
        Cond::Is(Filter::Under(law)) => format!("it is not so that this card {}", law_words(*law)),
        Cond::Is(f) if named => format!("this card is not {}", predicate(f)),
        Cond::Is(f) => format!("not {}", predicate(f)),
        Cond::ItIs(f) => format!("that card is not {}", predicate(f)),
        Cond::Count(f, Cmp::AtLeast, n) => count(f, Cmp::Under, *n),
        Cond::Phase(phase) => format!("it is not the {} phase", phase_name(*phase)),
        c => format!("it is not so that {}", cond(c, named)),
    }
}

/// How many times, of something that is counted one by one.
pub(super) fn for_each(e: &Expr) -> Option<String> {
    match e {
        Expr::Count(f) => Some(format!("1 for {}", each(f))),
        Expr::IconsOf(who) => Some(format!("1 for each Force icon on {} side here", owner(*who))),
        _ => None,
    }
}

/// So much Force.
pub(super) fn force(e: &Expr) -> String {
    match e {
        Expr::N(n) => format!("{n} Force"),
        Expr::Chosen => "that much Force".to_owned(),
        Expr::Targets => "1 Force for each target".to_owned(),
        e => format!("Force equal to {}", expr(e)),
    }
}

/// A number in words.
pub(super) fn expr(e: &Expr) -> String {
    match e {
        Expr::N(n) => n.to_string(),
        Expr::Count(f) => format!("the number of {}", many(f)),
        Expr::Of(Stat::Counter) => stat_name(Stat::Counter).to_owned(),
        Expr::Of(s) => format!("its {}", stat_name(*s)),
        Expr::OfTarget(s) => format!("the target's {}", stat_name(*s)),
        Expr::OfIt(s) => format!("that card's {}", stat_name(*s)),
        Expr::OfHost(s) => format!("{} of the card it is on", stat_name(*s)),
        Expr::AddedByHost(s) => format!("what the card it is on adds to {} without this card", stat_name(*s)),
        Expr::Highest(s, f) => format!("the highest {} of {}", stat_name(*s), many(f)),
        Expr::SumOf(s, f) => format!("the {} of {}", total(stat_name(*s), f), each_or_all(f)),
        Expr::Drawn => "destiny".to_owned(),
        Expr::Chosen => "that number".to_owned(),
        Expr::Targets => "the number of targets".to_owned(),
        Expr::Parsecs => "the parsecs from here to where its target was".to_owned(),
        Expr::Drained(who) => format!("the Force {} lost to Force drains this turn", player(*who)),
        Expr::Marker => "its marker number".to_owned(),
        Expr::DrewBattle(who) => format!("the number of {} battle destinies", owner(*who)),
        Expr::BattleTotal(who) => format!("{} battle destiny", owner(*who)),
        Expr::Raised => "what it lacks".to_owned(),
        Expr::Hand(who) => format!("the number of cards in {} hand", owner(*who)),
        Expr::Power(who) => format!("{} total power", owner(*who)),
        Expr::IconsHere => "the number of Force icons here".to_owned(),
        Expr::IconsInPlay(who) => format!("the number of {} Force icons on table", owner(*who)),
        Expr::IconsOf(who) => format!("the number of Force icons on {} side here", owner(*who)),
        Expr::Used(who) => format!("the number of cards in {} Used Pile", owner(*who)),
        Expr::Reserve(who) => format!("the number of cards in {} Reserve Deck", owner(*who)),
        Expr::AmountBelow => "that amount".to_owned(),
        Expr::ForcePile(who) => format!("the Force in {} Force Pile", owner(*who)),
        Expr::Life(who) => format!("{} Life Force", owner(*who)),
        Expr::Begged(who) => format!("the Force that {} used of the other's this turn", player(*who)),
        Expr::AttritionLeft(who) => format!("attrition against {}", player(*who)),
        Expr::Half(e) => format!("half of {}", expr(e)),
        Expr::Lesser(a, b) => match b.as_ref() {
            Expr::N(n) => format!("{} (at most {n})", expr(a)),
            b => format!("the lesser of {} and {}", expr(a), expr(b)),
        },
        Expr::Sum(parts) => sum(parts),
        Expr::Minus(a, b) => format!("({} - {})", expr(a), bracketed(b)),
        Expr::Times(a, b) => match (a.as_ref(), b.as_ref()) {
            (Expr::N(n), Expr::Count(f)) => format!("{n} for {}", each(f)),
            (a, b) => format!("{} x {}", bracketed(a), bracketed(b)),
        },
    }
}

/// A sum inside a difference or a product.
fn bracketed(e: &Expr) -> String {
    if matches!(e, Expr::Sum(_)) { format!("({})", expr(e)) } else { expr(e) }
}

fn sum(parts: &[Expr]) -> String {
    let mut said = String::new();
    for part in parts {
        match part {
            Expr::N(n) if *n < 0 => said += &format!(" - {}", -n),
            Expr::Times(n, of) if matches!(**n, Expr::N(n) if n < 0) && !matches!(**of, Expr::Count(_)) => {
                let n = if let Expr::N(n) = **n { -n } else { 0 };
                said += &format!(" - {n} x {}", bracketed(of));
            }
            Expr::Times(n, of) => match (n.as_ref(), of.as_ref()) {
                (Expr::N(n), Expr::Count(f)) if f.names_target() => said += &format!(" (+{n} if {})", exists(f)),
                _ if said.is_empty() => said = expr(part),
                _ => said += &format!(" + {}", expr(part)),
            },
            part if said.is_empty() => said = expr(part),
            part => said += &format!(" + {}", expr(part)),
        }
    }
    said
}

/// A total needs saying of several cards only.
fn total(stat: &str, f: &Filter) -> String {
    if f.names_target() { stat.to_owned() } else { format!("total {stat}") }
}

fn each_or_all(f: &Filter) -> String {
    if f.names_target() { a(f) } else { many(f) }
}

/// What is said after a comma where something holds for one player only.
pub(super) fn for_whom(who: Who) -> &'static str {
    match who {
        Who::You => "",
        Who::Opponent => " for opponent",
        Who::Both => " for each player",
    }
}
