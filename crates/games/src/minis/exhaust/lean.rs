//! Picks options by lot, with a liking for what is wanted, for attacks, and for going where the enemy is.

use dejarik_kernel::{Chance, QuestionOf};
use dejarik_minis::Minis;
use dejarik_minis::abilities::{AbilityId, AbilitySet, list};
use dejarik_minis::choice::{Ask, Choice, Deed, Path};
use dejarik_minis::look::Look;
use dejarik_minis::map::Square;
use dejarik_minis::world::{FigureId, Place, World};

/// The place of the option that is taken: three times in four one of the most liked, otherwise any.
pub(super) fn pick(
    rules: &Minis,
    wanted: &AbilitySet,
    w: &World,
    question: &QuestionOf<Minis>,
    lots: &mut Chance,
) -> usize {
    let options = &question.options;
    if lots.below(4) == 0 {
        return lots.below(options.len());
    }
    let look = Look::new(rules, w);
    let likings: Vec<i32> = options.iter().map(|choice| liking(&look, wanted, &question.ask, choice)).collect();
    let most = likings.iter().copied().max().unwrap_or(0);
    let best: Vec<usize> = (0..options.len()).filter(|i| likings[*i] == most).collect();
    best[lots.below(best.len())]
}

fn liking(look: &Look<'_>, wanted: &AbilitySet, ask: &Ask, choice: &Choice) -> i32 {
    let wants = |a: AbilityId| i32::from(wanted.has(a));
    match (ask, choice) {
        (_, Choice::Deed(Deed::Use(a))) => 2 + 4 * wants(*a),
        (_, Choice::Deed(Deed::Attack(_) | Deed::Board(_))) => 4,
        (_, Choice::Deed(Deed::Move | Deed::HandOver(_))) => 2,
        (_, Choice::Deed(Deed::End)) => 0,
        (_, Choice::Use(usage)) => 1 + wants(usage.ability),
        (Ask::Activate(_), Choice::Figure(f)) => {
            1 + i32::from(look.sheet(*f).printed.iter().any(|(a, _)| wanted.has(*a)))
        }
        (Ask::Place(_), Choice::Square(s)) => -middle(look, *s),
        (Ask::Move(who, _), Choice::Square(s)) => going(look, wanted, *who, *s),
        (Ask::Move(who, _), Choice::Path(path)) => going(look, wanted, *who, end(look, *who, *path)),
        (_, Choice::Pass | Choice::No) => 0,
        _ => 1,
    }
}

/// How far from the centre of the map.
fn middle(look: &Look<'_>, square: Square) -> i32 {
    let centre = look.geometry().map().centre();
    centre.iter().map(|c| apart(*c, square)).min().unwrap_or(0)
}

/// Towards the enemy; whoever attacks on its way goes far.
fn going(look: &Look<'_>, wanted: &AbilitySet, who: FigureId, square: Square) -> i32 {
    let rides = [list::STRAFE_ATTACK, list::GALLOPING_ATTACK].into_iter().any(|a| wanted.has(a) && look.has(who, a));
    match look.space_of(who) {
        Some(space) if rides => apart(space.at, square),
        _ => -nearest_enemy(look, who, square),
    }
}

fn nearest_enemy(look: &Look<'_>, who: FigureId, square: Square) -> i32 {
    look.enemies(who).filter_map(|e| look.space_of(e)).map(|space| apart(space.at, square)).min().unwrap_or(0)
}

fn apart(a: Square, b: Square) -> i32 {
    i32::from(a.x.abs_diff(b.x).max(a.y.abs_diff(b.y)))
}

/// Where a path ends.
fn end(look: &Look<'_>, who: FigureId, path: Path) -> Square {
    let Place::At(from) = look.w[who].place else { return Square::new(0, 0) };
    let map = look.geometry().map();
    path.iter().fold(from, |at, step| map.neighbour(at, step.dir).unwrap_or(at))
}
