//! The common shape of abilities that are used on one legal target and are no attacks.

/// An action on a legal target: `aimed!(NAME, instead of what, cost, within, on whom, what happens)`. What happens is a
/// function of the table, the acting figure, the target and the number, called once all answers to the choice are in.
macro_rules! aimed {
    ($name:ident, $instead:ident, $cost:expr, $within:expr, $on:expr, $does:expr) => {
        $crate::abilities::Ability {
            aims: Some($crate::abilities::Aims { means: $crate::abilities::Means::Effect, within: $within, on: $on }),
            action: Some($crate::abilities::Action::on_one(
                $crate::abilities::Instead::$instead,
                $cost,
                |look, who, _| $crate::rules::has_aim(look, who, $crate::abilities::list::$name),
            )),
            strikes: Some($crate::abilities::Strike {
                whom: |look, who| look.aimed(who, $crate::abilities::list::$name),
                aimed: true,
                does: $does,
            }),
            ..$crate::abilities::Ability::of($crate::abilities::list::$name)
        }
    };
}

pub(super) use aimed;

use crate::look::Look;
use crate::world::FigureId;

/// Anybody.
pub(super) fn anyone(_: &Look<'_>, _: FigureId, _: FigureId) -> bool {
    true
}

/// The living.
pub(super) fn living(look: &Look<'_>, _: FigureId, at: FigureId) -> bool {
    look.living(at)
}

/// Those next to the acting figure.
pub(super) fn beside(look: &Look<'_>, by: FigureId, at: FigureId) -> bool {
    look.adjacent(by, at)
}
