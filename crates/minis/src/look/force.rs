//! Who may spend Force points, on what, and whose (000:793-858; 003:2290-2340).

use super::Look;
use crate::abilities::{AbilityId, list};
use crate::book::Gets;
use crate::world::FigureId;
use dejarik_kernel::{WhyNot, trace};
use smallvec::SmallVec;

const TOO_FEW: WhyNot = WhyNot::new("000:1405", "not-enough-force-points");
const ONCE_A_TURN: WhyNot = WhyNot::new("000:842-849", "force-points-were-already-spent-this-turn");
const SILENCED: WhyNot = WhyNot::new("000:1891", "sonic-attack-silences-it-this-turn");
const YSALAMIRI: WhyNot = WhyNot::new("000:2023", "ysalamiri-are-within-6-squares");
const ASCETIC: WhyNot = WhyNot::new("000:1348", "force-ascetic-forbids-it");
const SEVERED: WhyNot = WhyNot::new("000:1837", "it-is-severed-from-the-force");

/// Counts a spending of Force points in a turn.
pub const SPENDING: AbilityId = list::TERM_FORCE_POINTS;
/// Counts a spending from somebody else's pool.
pub const FOREIGN: AbilityId = list::TERM_FORCE_POWERS;

impl Look<'_> {
    /// Whose points the figure may spend on that ability now, or why it may not.
    pub fn may_spend(&self, f: FigureId, ability: AbilityId, points: u8) -> Result<SmallVec<[FigureId; 2]>, WhyNot> {
        if points == 0 {
            return Ok(SmallVec::from_slice(&[f]));
        }
        let handed = self.w.masks.present.has(list::HAND_OF_THE_EMPEROR);
        if self.w[f].force == 0 && !handed && self.w.masks.commanders.is_empty() && self.w.conditions.is_empty() {
            return Err(TOO_FEW);
        }
        let mut pools = self.pools(f, points);
        let spent =
            !pools.is_empty() && self.w.turn().is_some() && self.times_in_turn(f, SPENDING) >= self.spendings(f);
        if spent {
            pools.clear();
        }
        if let Some(emperor) = self.emperor(f, points).filter(|e| !pools.contains(e)) {
            pools.push(emperor);
        }
        if pools.is_empty() {
            return Err(if spent { ONCE_A_TURN } else { TOO_FEW });
        }
        self.check_spending(f, ability)?;
        Ok(pools)
    }

    fn check_spending(&self, f: FigureId, ability: AbilityId) -> Result<(), WhyNot> {
        if self.w.mark(f, list::SONIC_ATTACK).is_some() {
            return Err(SILENCED);
        }
        if self.w.mark(f, list::SEVER_FORCE).is_some() {
            return Err(SEVERED);
        }
        // What defeats a spirit is no named Force power (000:1573).
        let nameless = matches!(ability, list::REROLL | list::MOVE_FASTER | list::LIGHT_SPIRIT);
        if nameless && self.acts(f, list::FORCE_ASCETIC) {
            return Err(ASCETIC);
        }
        let choked = self.w.masks.present.has(list::YSALAMIRI)
            && self.w.in_play().any(|y| {
                self.has(y, list::YSALAMIRI) && (y == f || self.within(y, f, 6)) && self.acts(y, list::YSALAMIRI)
            });
        if choked { Err(YSALAMIRI) } else { Ok(()) }
    }

    /// How often the figure may spend in one turn (000:842, 1437, 1630).
    pub fn spendings(&self, f: FigureId) -> usize {
        let master = self.number(f, list::MASTER_OF_THE_FORCE).map_or(1, |n| n.max(1) as usize);
        if master > 1 && self.times_in_turn(f, SPENDING) > 0 {
            trace::acted(list::MASTER_OF_THE_FORCE.0);
        }
        let spirit = self.w.mark(f, list::FORCE_SPIRIT).is_some();
        master + usize::from(spirit)
    }

    /// Whose points it may spend: its own, and a commander's, but not both in one turn (003:730-741).
    fn pools(&self, f: FigureId, points: u8) -> SmallVec<[FigureId; 2]> {
        let (all, foreign) = (self.times_in_turn(f, SPENDING), self.times_in_turn(f, FOREIGN));
        let mut pools = SmallVec::new();
        if self.w[f].force >= points && foreign == 0 {
            pools.push(f);
        }
        for (commander, effect) in self.effects() {
            let Some(mixed) = effect.gets.iter().find_map(|gets| match gets {
                Gets::SpendForceOfCommander { mixed } => Some(*mixed),
                _ => None,
            }) else {
                continue;
            };
            let able = self.w[commander].force >= points && (mixed || all == foreign);
            let severed = self.w.mark(commander, list::SEVER_FORCE).is_some();
            if commander != f && able && !severed && self.reached(commander, effect, f) {
                pools.push(commander);
            }
        }
        self.masters_pools(f, points, all == foreign, &mut pools);
        pools
    }

    /// The Emperor Palpatine of its squad whose points its Hand may spend once a turn besides its own (000:1495; 003:290-295,
    /// 2300-2307).
    pub fn emperor(&self, f: FigureId, points: u8) -> Option<FigureId> {
        if !self.has(f, list::HAND_OF_THE_EMPEROR) || self.times_in_turn(f, list::HAND_OF_THE_EMPEROR) > 0 {
            return None;
        }
        let lends = |e: &FigureId| {
            self.w[*e].side == self.w[f].side
                && self.w[*e].force >= points
                && self.rules.card(self.w[*e].card).name.contains("Emperor Palpatine")
                && self.w.mark(*e, list::SEVER_FORCE).is_none()
        };
        self.allies(f).find(lends)
    }

    /// Dark Master lends its points to the ally chosen at setup (000:1208).
    fn masters_pools(&self, f: FigureId, points: u8, unmixed: bool, pools: &mut SmallVec<[FigureId; 2]>) {
        let Some(mark) = self.w.mark(f, list::DARK_MASTER) else { return };
        let severed = self.w.mark(mark.source, list::SEVER_FORCE).is_some();
        if unmixed && !severed && self.stands(mark.source) && self.w[mark.source].force >= points {
            trace::acted(list::DARK_MASTER.0);
            pools.push(mark.source);
        }
    }

    /// Whether other characters may not spend Force points to affect it, or to answer it (000:1378).
    pub fn force_immune(&self, f: FigureId) -> bool {
        self.acts(f, list::FORCE_IMMUNITY)
    }

    /// Whether that one may spend no Force points on the figure alone, on attacks against it or to answer it: nobody but
    /// itself (000:1378), or in the older book none of its enemies (E-24).
    pub fn immune_from(&self, f: FigureId, from: FigureId) -> bool {
        let meant = !self.w.options.edition.immune_to_enemies_only() || self.w.enemies(f, from);
        f != from && meant && self.force_immune(f)
    }
}
