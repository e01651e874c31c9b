//! How far a figure may move.

use super::Look;
use crate::abilities::list;
use crate::book::Gets;
use crate::world::{FigureId, Turn, TurnKind};
use dejarik_kernel::trace;

impl Look<'_> {
    /// The figure's speed (000:1899-1905): 6, or what its abilities and commanders say; any value under 6 forces the
    /// lowest, otherwise the best counts.
    pub fn speed(&self, f: FigureId) -> u8 {
        let printed = self.number(f, list::SPEED).map(|n| n.clamp(0, 60) as u8);
        if printed.is_some() {
            trace::acted(list::SPEED.0);
        }
        let commanded = self.effects().filter_map(|(commander, effect)| {
            let speed = effect.gets.iter().find_map(|g| if let Gets::Speed(n) = g { Some(*n) } else { None })?;
            (self.reached(commander, effect, f) && self.holds(effect, f, None)).then_some(speed)
        });
        let (mut low, mut high) = (6, 6);
        for speed in printed.into_iter().chain(commanded) {
            low = low.min(speed);
            high = high.max(speed);
        }
        if low < 6 { low } else { high }
    }

    /// How much movement the turn allows in all: its speed while an attack is to be kept or was made, twice that otherwise
    /// (000:529-530).
    pub fn allowance(&self, turn: &Turn) -> u8 {
        let attacked = turn.attacks > 0 || turn.replaced.is_some() || turn.kind == TurnKind::Pseudo;
        let double = if attacked { turn.speed } else { self.double_move(turn) };
        double.saturating_add(turn.extra)
    }

    /// The longest move of a turn without attack (000:1028, 2010).
    fn double_move(&self, turn: &Turn) -> u8 {
        let twice = turn.speed.saturating_mul(2);
        let far = |ability, squares: u8| if self.acts(turn.who, ability) { squares } else { 0 };
        let sabotaged = self.w.mark(turn.who, list::SABOTAGE).is_some();
        if sabotaged {
            trace::acted(list::SABOTAGE.0);
            return turn.speed;
        }
        if turn.spent.iter().any(|(_, a)| *a == list::STRAFE_ATTACK) {
            return twice; // 003:2114-2134: who strafes goes no farther
        }
        twice.max(far(list::ACCELERATE, 24)).max(far(list::WHEEL_FORM, 18))
    }

    /// How much movement is left of it.
    pub fn movement_left(&self, turn: &Turn) -> u8 {
        self.allowance(turn).saturating_sub(turn.used)
    }
}
