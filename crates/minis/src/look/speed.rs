//! How far a figure may move.

use super::{Look, Source};
use crate::abilities::list;
use crate::book::Gets;
use crate::world::{FigureId, Turn, TurnKind};
use dejarik_kernel::{Tally, Terms, trace};

impl Look<'_> {
    /// The figure's speed (000:1899-1905): 6, or what its abilities and commanders say; any value under 6 forces the
    /// lowest, otherwise the best counts.
    pub fn speed(&self, f: FigureId) -> u8 {
        self.speed_tally::<()>(f).total.min(i32::from(u8::MAX)) as u8
    }

    /// The same with its terms.
    pub fn speed_tally<T: Terms<Source>>(&self, f: FigureId) -> Tally<T> {
        let printed = self.sheet(f).number(list::SPEED);
        let given = self.w.masks.grantable.has(list::SPEED).then(|| self.given(f, list::SPEED)).flatten();
        if printed.is_some() || given.is_some() {
            trace::acted(list::SPEED.0);
        }
        let own = printed.into_iter().chain(given).map(|n| (Source::Ability(f, list::SPEED), n.clamp(0, 60) as u8));
        let commanded = self.effects().filter_map(|(commander, effect)| {
            let speed = effect.gets.iter().find_map(|g| if let Gets::Speed(n) = g { Some(*n) } else { None })?;
            let holds = self.reached(commander, effect, f) && self.holds(commander, effect, f, None);
            holds.then_some((Source::Commander(commander), speed))
        });
        let (mut low, mut high) = ((Source::Usual, 6), (Source::Usual, 6));
        for named in own.chain(commanded) {
            if named.1 < low.1 {
                low = named;
            }
            if named.1 > high.1 {
                high = named;
            }
        }
        let (source, speed) = if low.1 < 6 { low } else { high };
        let mut tally = Tally::default();
        tally.add(|| source, i32::from(speed));
        if let Some((pilot, bonus)) = self.piloted(f) {
            tally.add(|| Source::Ability(pilot, list::GROUND_PILOT), i32::from(bonus));
        }
        tally
    }

    /// What a Ground Pilot adds to the speed itself (003:1550-1555), 2 if its card prints no number. Inferred: of allies
    /// with Mounted Weapon next to it.
    fn piloted(&self, f: FigureId) -> Option<(FigureId, u8)> {
        if !self.w.masks.present.has(list::GROUND_PILOT) || !self.has(f, list::MOUNTED_WEAPON) {
            return None;
        }
        let bonus = |pilot: FigureId| {
            let n = self.number(pilot, list::GROUND_PILOT).filter(|_| self.adjacent(pilot, f))?;
            self.acts(pilot, list::GROUND_PILOT);
            Some((pilot, if n > 0 { n.clamp(0, 60) as u8 } else { 2 }))
        };
        self.allies(f).filter_map(bonus).max_by_key(|(_, n)| *n)
    }

    /// How much movement the turn allows in all: its speed while an attack is to be kept or was made, twice that otherwise
    /// (000:529-530).
    pub fn allowance(&self, turn: &Turn) -> u8 {
        if turn.attacks > 1 && !self.has(turn.who, list::GREATER_MOBILE_ATTACK) && self.fights_on_the_move(turn.who) {
            return half_move(turn);
        }
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

    /// Whether it is the figure's turn, and nothing lets it move any more: it gave that up, is fast where it stands, has no
    /// speed, or has attacked with a Heavy Weapon.
    pub fn rooted(&self, f: FigureId) -> bool {
        let Some(turn) = self.w.turn().filter(|t| t.who == f) else { return false };
        turn.settled
            || self.fast(f)
            || self.ride(f).is_some()
            || turn.speed + turn.extra == 0
            || self.attacked_heavily(f)
    }

    /// Whether the figure has not moved on this turn of its own and moves no more (000:1127, 1212, 1651).
    pub fn stays_put(&self, f: FigureId) -> bool {
        self.w.turn().is_some_and(|t| t.who == f && t.steps == 0) && self.rooted(f)
    }

    /// Whether an ability made the figure better this turn because it does not move in it: then nothing moves it, not even a
    /// step that is no part of its move (003:899-901, 1004-1008).
    pub fn holds_still(&self, f: FigureId) -> bool {
        [list::CAREFUL_SHOT, list::DEADEYE, list::MIGHTY_SWING].into_iter().any(|a| self.has(f, a)) && self.stays_put(f)
    }

    /// Whether nothing moves it from its place: an Emplacement, somebody caught this round, or dominated (000:1259-1262,
    /// 1306, 1465, 1497).
    pub fn fast(&self, f: FigureId) -> bool {
        let held =
            [list::HARPOON_GUN, list::SNARE_RIFLE, list::DOMINATE].into_iter().find(|a| self.w.mark(f, *a).is_some());
        if let Some(ability) = held {
            trace::acted(ability.0);
        }
        held.is_some() || self.fixed(f)
    }

    /// Whether no effect at all changes its place, neither movement nor push nor lift nor swap (000:1306, 1467;
    /// 003:1511-1512).
    pub fn fixed(&self, f: FigureId) -> bool {
        self.acts(f, list::EMPLACEMENT) || self.acts(f, list::FROZEN_IN_CARBONITE)
    }

    /// Whether the figure attacked with a Heavy Weapon on this turn of its own, so that it cannot move in it; what replaces
    /// attacks is none (000:1504; 003:1567-1574).
    pub fn attacked_heavily(&self, f: FigureId) -> bool {
        self.times_in_turn(f, list::HEAVY_WEAPON) > 0 && self.own_turn(f) && self.acts(f, list::HEAVY_WEAPON)
    }

    /// Whether the figure can make attacks at all (000:1460, 1465, 1504, 1567).
    pub fn can_attack(&self, f: FigureId) -> bool {
        if self.halted(f) {
            return false;
        }
        let present = &self.w.masks.present;
        let fragile = present.has(list::FRAGILE)
            && self.number(f, list::FRAGILE).is_some_and(|n| self.hit_points(f) < n)
            && self.acts(f, list::FRAGILE);
        let walked = || self.w.turn().is_some_and(|t| t.who == f && t.steps > 0);
        let heavy = present.has(list::HEAVY_WEAPON) && walked() && self.acts(f, list::HEAVY_WEAPON);
        !fragile && !heavy && !self.acts(f, list::LIGHT_SPIRIT) && !self.acts(f, list::FROZEN_IN_CARBONITE)
    }

    /// How far a move of an ability goes in that turn, which by itself is of so many squares: what was added to the turn is
    /// added to it (003:2797-2802).
    pub fn charge(&self, turn: &Turn, squares: u8) -> u8 {
        let sabotaged = self.w.mark(turn.who, list::SABOTAGE).is_some();
        if sabotaged {
            trace::acted(list::SABOTAGE.0);
        }
        let squares = if sabotaged { squares.min(turn.speed) } else { squares };
        squares.saturating_add(turn.extra)
    }

    /// Whether the figure has moved little enough, and not between its attacks, to make all of them for a commander who
    /// allows half a move with them (003:755-771).
    pub fn keeps_attacks(&self, turn: &Turn) -> bool {
        turn.used <= half_move(turn) && turn.steps == turn.fought_at && self.fights_on_the_move(turn.who)
    }

    /// Whether the figure may go on with its move after what it did in the middle of it. In the older book Mobile Attack, unlike
    /// the greater one that came later, speaks of attacks alone (000:1662-1665; E-33).
    pub fn moves_on(&self, turn: &Turn) -> bool {
        let fought = || turn.replaced.is_none() || self.w.options.edition.moves_on_after_abilities();
        self.has(turn.who, list::MOBILE_ATTACK) && fought() || self.has(turn.who, list::GREATER_MOBILE_ATTACK)
    }

    /// How much movement is left of it.
    pub fn movement_left(&self, turn: &Turn) -> u8 {
        self.allowance(turn).saturating_sub(turn.used)
    }
}

/// Half of all movement with an attack, rounded down: what is added is added first (003:756-760).
fn half_move(turn: &Turn) -> u8 {
    turn.speed.saturating_add(turn.extra) / 2
}
