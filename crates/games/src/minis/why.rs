//! What a number is made of.

use super::names;
use dejarik_kernel::{Tally, Term};
use dejarik_minis::Minis;
use dejarik_minis::look::{Look, Source, Stat};
use dejarik_minis::rules::declared;
use dejarik_minis::world::{FigureId, How, World};

const LEGAL: &str =
    "ask `why attack A B`, `why defense B A` (its defense against A), `why damage A B` or `why critical A B`";

/// The terms of a number, a line each, the sum last.
pub(super) fn why(rules: &Minis, w: &World, words: &str) -> Result<Vec<String>, String> {
    let (what, rest) = words.trim().split_once(' ').ok_or(LEGAL)?;
    let what = what.to_ascii_lowercase();
    if !["attack", "defense", "defence", "damage", "critical"].contains(&what.as_str()) {
        return Err(LEGAL.to_owned());
    }
    let (a, b) = names::find_two(rules, w, rest)?;
    let (by, at) = if what.starts_with("defen") { (b, a) } else { (a, b) };
    let look = Look::new(rules, w);
    for f in [by, at] {
        if !look.stands(f) {
            return Err(format!("{} is not on the map", rules.name(w, f)));
        }
    }
    let tally = tally(&look, &what, by, at);
    let title = match what.as_str() {
        "attack" => format!("Attack of {} against {}", rules.name(w, by), rules.name(w, at)),
        "damage" => format!("Damage of {} to {}", rules.name(w, by), rules.name(w, at)),
        "critical" => format!("Damage of a critical hit of {} to {}", rules.name(w, by), rules.name(w, at)),
        _ => format!("Defense of {} against {}", rules.name(w, at), rules.name(w, by)),
    };
    let terms = tally.terms.iter().map(|t| format!("  {:+4}  {}", t.value, source(rules, w, &t.source)));
    Ok(std::iter::once(title).chain(terms).chain([format!("  = {}", tally.total)]).collect())
}

/// The number of the attack under way between the two, or of one that could be made.
fn tally(look: &Look<'_>, what: &str, by: FigureId, at: FigureId) -> Tally<Vec<Term<Source>>> {
    let under_way = look.w.attacks.last().filter(|a| a.by == by && a.target == at);
    let attack = under_way.cloned().unwrap_or_else(|| declared(look, by, at, How::Normal));
    match what {
        "attack" => look.tally(&look.query(&attack, Stat::Attack)),
        "damage" => look.damage_tally(&attack, false),
        "critical" => look.damage_tally(&attack, true),
        _ => look.tally(&look.query(&attack, Stat::Defense)),
    }
}

fn source(rules: &Minis, w: &World, source: &Source) -> String {
    let name = |f: &FigureId| rules.name(w, *f);
    match source {
        Source::Printed => "printed".to_owned(),
        Source::Ability(f, a) => format!("{} of {}", a.row().name, name(f)),
        Source::Commander(f) => format!("the commander {}", name(f)),
        Source::Cover => "cover".to_owned(),
        Source::CombinedFire(f) => format!("combined fire of {}", name(f)),
        Source::Occasion => "the occasion".to_owned(),
        Source::Reroll => "the reroll".to_owned(),
        Source::Critical => "critical hit".to_owned(),
    }
}
