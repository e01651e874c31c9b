//! Facts about computed numbers: `attack droid obi = 15`, `attack droid obi: printed 3, Cunning Attack 4`.

use super::facts::{Facts, Known, number, same};
use crate::look::{Source, Stat};
use crate::rules::declared;
use crate::world::{Attack, FigureId, How};
use dejarik_kernel::ruling::fold;
use dejarik_kernel::{Tally, Term};

type Named = Tally<Vec<Term<Source>>>;

/// Reads a fact about a number; `rest` is what follows its first word.
pub(super) fn read(facts: &Facts<'_>, what: &str, rest: &str) -> Known {
    let (head, stated, terms) = match rest.split_once(':') {
        Some((head, terms)) => (head, terms.trim(), true),
        None => {
            let (head, total) = rest.split_once('=')?;
            (head, total.trim(), false)
        }
    };
    let (first, rest) = facts.figure(head.trim())?;
    let (second, rest) = facts.figure(rest)?;
    let (by, at) = if what == "defense" { (second, first) } else { (first, second) };
    let how = match rest {
        "" => How::Normal,
        "of opportunity" => How::Opportunity,
        _ => return None,
    };
    let tally = tally(facts, what, by, at, how)?;
    if terms { named(facts, &tally, stated) } else { same(tally.total, number(stated)?) }
}

/// The number of the attack under way between the two, or of one that could be made.
fn tally(facts: &Facts<'_>, what: &str, by: FigureId, at: FigureId, how: How) -> Option<Named> {
    let look = &facts.look;
    let under_way = facts.w.attacks.last().filter(|a| a.by == by && a.target == at);
    let fresh: Attack = under_way.cloned().unwrap_or_else(|| declared(look, by, at, how));
    Some(match what {
        "attack" => look.tally(&look.query(&fresh, Stat::Attack)),
        "defense" => look.tally(&look.query(&fresh, Stat::Defense)),
        "damage" => look.damage_tally(&fresh, false),
        "critical" => look.damage_tally(&fresh, true),
        _ => return None,
    })
}

/// Holds if these are the terms, all of them, in any order.
fn named(facts: &Facts<'_>, tally: &Named, stated: &str) -> Known {
    let mut found: Vec<String> =
        tally.terms.iter().map(|t| format!("{} {}", words(facts, &t.source), t.value)).collect();
    let mut wanted: Vec<String> = stated.split(',').map(|part| part.trim().to_owned()).collect();
    wanted.iter().all(|part| part.rsplit_once(' ').is_some_and(|(_, n)| number(n).is_some())).then_some(())?;
    let text = found.join(", ");
    found.sort();
    wanted.sort();
    if wanted == found { Some(Ok(())) } else { same(text, "") }
}

/// What a term comes from, in words.
fn words(facts: &Facts<'_>, source: &Source) -> String {
    match *source {
        Source::Printed => "printed".to_owned(),
        Source::Ability(_, ability) => fold(ability.row().name),
        Source::Commander(f) => format!("commander {}", fold(&facts.rules.name(facts.w, f))),
        Source::Cover => "cover".to_owned(),
        Source::CombinedFire(f) => format!("fire {}", fold(&facts.rules.name(facts.w, f))),
        Source::Occasion => "occasion".to_owned(),
        Source::Reroll => "reroll".to_owned(),
        Source::Critical => "critical".to_owned(),
        Source::Usual => "usual".to_owned(),
    }
}
