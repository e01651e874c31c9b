//! Presence, occupation and control (R079, R231, R260), and ability that counts for battle destiny.

use super::Look;
use crate::book::text::{Kind, Law, Stat};
use crate::coverage::rule;
use crate::num::Num;
use crate::world::{Berth, CardId, CardSet, Mark, Zone, other};
use dejarik_kernel::Seat;

impl Look<'_> {
    /// The ability a player has at a location, modifiers included (004:240).
    pub fn total_ability(self, seat: Seat, location: CardId) -> i32 {
        let sum = || self.sum_of_ability(seat, location);
        self.memo().map_or_else(sum, |memo| memo.ability(seat, location, sum))
    }

    fn sum_of_ability(self, seat: Seat, location: CardId) -> i32 {
        let able = self.mine_at(seat, self.w.index.able, location);
        let own: Num = able.filter(|c| self.counts_there(*c)).map(|c| self.exact_ability(c)).sum();
        if !own.is_some() {
            return 0;
        }
        (own.floor() + self.at_place(seat, Stat::TotalAbility, location)).max(0)
    }

    /// Whether a card's ability counts where it is.
    fn counts_there(self, card: CardId) -> bool {
        !self.is_under_cover(card) && !self.is_concealed(card) && !self.is_trapped(card)
    }

    /// The cards of a player at a location that are in this set.
    pub fn mine_at(self, seat: Seat, cards: CardSet, location: CardId) -> impl Iterator<Item = CardId> {
        let mine = self.w.sets.mine(seat, cards);
        let (known, open) = match self.memo() {
            Some(memo) => (memo.crowd(self, location).and(mine), CardSet::default()),
            None => (CardSet::default(), self.w.sets.zone(Zone::Table).and(mine)),
        };
        known.iter().chain(open.iter().filter(move |c| self.location(*c) == Some(location)))
    }

    /// Whether it is attached to an opponent's starship, or aboard what is (X21): there for nothing but to be in the way.
    pub fn is_concealed(self, card: CardId) -> bool {
        let attached = |c: CardId| self.w[c].has(Mark::Attached);
        let concealed = attached(card) || self.w[card].host.some().is_some_and(attached);
        if concealed {
            rule(471);
        }
        concealed
    }

    /// Whether a starfighter of that player is attached to something at a location.
    pub fn has_claw(self, seat: Seat, location: CardId) -> bool {
        self.mine(seat).any(|c| self.w[c].has(Mark::Attached) && self.location(c) == Some(location))
    }

    /// Whether it is inside a crashed enclosed vehicle, where neither power nor ability counts (R085).
    fn is_trapped(self, card: CardId) -> bool {
        let craft = self.craft(card).filter(|c| self.print(*c).is_enclosed());
        let trapped = craft.is_some_and(|c| self.w[c].has(Mark::Crashed));
        if trapped {
            rule(85);
        }
        trapped
    }

    /// Whether a card brings any ability, be it less than 1.
    pub fn has_ability(self, card: CardId) -> bool {
        self.exact_ability(card).is_some()
    }

    /// The ability a card brings, which need not be whole (X09).
    pub fn exact_ability(self, card: CardId) -> Num {
        match self.print(card).figures.broken.is_empty() {
            true => Num::of(self.ability_of(card)),
            false => self.exact(card, Stat::Ability).unwrap_or_default(),
        }
    }

    /// The ability a card brings: its own, or its permanent pilot's.
    pub fn ability_of(self, card: CardId) -> i32 {
        let p = self.print(card);
        match p.pilot {
            // The pilot of a crashed vehicle is no text any more (R085).
            Some(_) if self.w[card].has(Mark::Crashed) => 0,
            Some(ability) => {
                rule(250);
                ability
            }
            None if p.figures.ability.is_some() => {
                rule(1);
                self.stat(card, Stat::Ability)
            }
            None => {
                if p.is(Kind::Droid) {
                    rule(114);
                }
                0
            }
        }
    }

    /// Presence: total ability of at least 1 there.
    pub fn presence(self, seat: Seat, location: CardId) -> bool {
        rule(260);
        self.total_ability(seat, location) >= 1
    }

    /// Whether a player occupies a location.
    pub fn occupies(self, seat: Seat, location: CardId) -> bool {
        rule(231);
        self.presence(seat, location)
    }

    /// Whether a player controls a location: presence there, and the other has none.
    pub fn controls(self, seat: Seat, location: CardId) -> bool {
        let needed = 1 + self.at_place(seat, Stat::ControlAbility, location);
        let controls = self.total_ability(seat, location) >= needed && !self.presence(other(seat), location);
        if controls {
            rule(79);
        }
        controls
    }

    /// Whether nobody is at a location: no presence, and no spy under cover (R334).
    pub fn is_unoccupied(self, location: CardId) -> bool {
        let empty = [Seat(0), Seat(1)].into_iter().all(|s| !self.presence(s, location) && !self.has_spy(s, location));
        if empty {
            rule(334);
        }
        empty
    }

    /// Whether a location is a battleground (R050): both have icons there, both can deploy, nobody is forbidden to battle.
    pub fn is_battleground(self, location: CardId) -> bool {
        let open = |s: Seat| self.icons(s, location) > 0 && !self.law_for(s, location, Law::NoBattle);
        // Nobody deploys to Dagobah or the Trench unless a card says so (R091, R326).
        let closed = self.is_shielded(location) || self.is_on_dagobah(location) || self.w.index.trench.has(location);
        let battleground = open(Seat(0)) && open(Seat(1)) && !closed;
        if battleground {
            rule(50);
        }
        battleground
    }

    /// Whether a player controls a location for a Force drain: a droid that may drain does so without ability (R210).
    pub fn controls_for_drain(self, seat: Seat, location: CardId) -> bool {
        if self.controls(seat, location) {
            return true;
        }
        let drains = |c: CardId| !self.is_under_cover(c) && self.law(c, Law::MayDrain);
        let alone = self.could_hold(Law::MayDrain)
            && !self.presence(other(seat), location)
            && self.mine_at(seat, CardSet::ALL, location).any(drains);
        if alone {
            rule(210);
        }
        alone
    }

    /// Whether a player occupies a location for a battle: a droid that may battle does so without ability (R211).
    pub fn occupies_for_battle(self, seat: Seat, location: CardId) -> bool {
        if self.occupies(seat, location) {
            return true;
        }
        let fights = |c: CardId| !self.is_under_cover(c) && self.law(c, Law::MayBattle);
        let there = self.could_hold(Law::MayBattle) && self.mine_at(seat, CardSet::ALL, location).any(fights);
        if there {
            rule(211);
        }
        there
    }

    /// The Force icons on a player's side of a location (R136).
    pub fn icons(self, seat: Seat, location: CardId) -> i32 {
        rule(136);
        let count = || {
            // What was collapsed or blown away has none any more (R054, R077).
            if self.w[location].has(Mark::Collapsed) || self.w[location].has(Mark::BlownAway) {
                return 0;
            }
            let side = if self.is_turned(location) { other(seat) } else { seat };
            let printed = self.print(location).figures.force[side.index()];
            (printed + self.at_place(seat, Stat::Icons, location)).max(0)
        };
        self.memo().map_or_else(count, |memo| memo.icons(seat, location, count))
    }

    /// Force generated in the activate phase: icons, and 1 of the player's own (R133).
    pub fn generation(self, seat: Seat) -> i32 {
        rule(133);
        let at_locations: i32 = self
            .w
            .places
            .iter()
            .map(|l| (self.icons(seat, *l) + self.at_place(seat, Stat::Generation, *l)).max(0))
            .sum();
        1 + at_locations + self.everywhere(seat, Stat::Generation)
    }

    /// The ability that counts for battle destiny (R044): whoever is present, and pilots; no passengers inside.
    pub fn battle_ability(self, seat: Seat, location: CardId) -> i32 {
        let counts = |c: &CardId| {
            let fights = self.w.battle.as_ref().is_none_or(|b| b.cards.has(*c));
            let bound = self.law(*c, Law::NoBattleAbility);
            fights && !bound && self.counts_there(*c) && !self.rides_inside(*c)
        };
        // Ability that was used elsewhere this turn draws nothing here.
        let left = |c: CardId| (self.exact_ability(c) - Num::of(self.stat(c, Stat::Spent))).not_below_zero();
        let own: Num = self.mine_at(seat, self.w.index.able, location).filter(counts).map(left).sum();
        if !own.is_some() {
            return 0;
        }
        (own.floor() + self.at_place(seat, Stat::TotalAbility, location)).max(0)
    }

    /// Whether a card is a passenger or cargo inside something enclosed (R247).
    fn rides_inside(self, card: CardId) -> bool {
        let Some(craft) = self.craft(card) else { return false };
        let seat = self.w[card].berth;
        let inside = (self.print(craft).is_enclosed() && seat != Berth::Pilot) || self.w[craft].berth == Berth::Cargo;
        if inside {
            rule(247);
        }
        inside
    }

    /// The power that a card brings to a battle there: at a site nobody from inside a craft, in space no characters.
    pub fn power_in(self, card: CardId, location: CardId) -> Num {
        let p = self.print(card);
        let in_space = !self.is(location, Kind::Site);
        let brings = match p.is(Kind::Character) {
            true => {
                let outside = self.present_at(card) == Some(location);
                match self.craft(card) {
                    Some(_) if outside => rule(238),
                    Some(_) => rule(118),
                    None => {}
                }
                !in_space && outside
            }
            false => p.is_craft() && self.w[card].berth == Berth::Here && !self.w[card].has(Mark::Landed),
        };
        let power = || self.exact(card, Stat::Power).unwrap_or_default();
        if brings && !self.is_trapped(card) { power() } else { Num::ZERO }
    }

    /// A player's total power in the battle at a location, or in one that would be there.
    pub fn total_power(self, seat: Seat, location: CardId) -> i32 {
        self.exact_power(seat, location).floor()
    }

    /// The same, which need not be whole (X09).
    pub fn exact_power(self, seat: Seat, location: CardId) -> Num {
        let battle = self.at_place(seat, Stat::BattlePower, location);
        (self.gathered(seat, location) + battle).not_below_zero()
    }

    /// A player's total power where there is no battle: what texts add in battles does not count (004:1307).
    pub fn peaceful_power(self, seat: Seat, location: CardId) -> i32 {
        self.gathered(seat, location).not_below_zero().floor()
    }

    /// The power of a player's cards at a location, and what is added to it whatever it is for.
    fn gathered(self, seat: Seat, location: CardId) -> Num {
        let fights = |c: &CardId| self.w.battle.as_ref().filter(|b| b.at == location).is_none_or(|b| b.cards.has(*c));
        let troops = self.mine_at(seat, self.w.index.troops, location).filter(fights);
        let own: Num = troops.map(|c| self.power_in(c, location)).sum();
        own + self.at_place(seat, Stat::TotalPower, location)
    }

    /// A player's total power in an attack on a creature: that of whoever could be in a battle there (S12).
    pub fn attack_power(self, seat: Seat, location: CardId) -> Num {
        let own: Num = self.fighters(seat, location).map(|c| self.power_in(c, location)).sum();
        (own + self.at_place(seat, Stat::TotalPower, location)).not_below_zero()
    }

    /// Who would take part in a battle there (R246): everybody at the location but the excluded.
    pub fn fighters(self, seat: Seat, location: CardId) -> impl Iterator<Item = CardId> {
        rule(246);
        let troops = self.mine_at(seat, self.w.index.troops, location);
        let out = move |c: CardId| self.w[c].has(Mark::Excluded) || self.is_under_cover(c) || self.is_concealed(c);
        troops.filter(move |c| !out(*c))
    }

    /// Whether a card is alone: its player has no other character and no other ability there (R021).
    pub fn is_alone(self, card: CardId) -> bool {
        self.is_alone_but_for(card, |_| false)
    }

    /// Whether its player's characters and ability in the battle are all aboard this craft (004:2002).
    pub fn is_alone_with_crew(self, craft: CardId) -> bool {
        self.is_alone_but_for(craft, |c| self.craft(c) == Some(craft))
    }

    fn is_alone_but_for(self, card: CardId, overlooked: impl Fn(CardId) -> bool) -> bool {
        let Some(at) = self.location(card) else { return false };
        let seat = self.w[card].owner;
        let in_battle = self.w.battle.as_ref().filter(|b| b.cards.has(card));
        let counts = |c: CardId| self.is(c, Kind::Character) || self.has_ability(c);
        rule(21);
        !self.mine_of(seat, self.w.index.troops.or(self.w.index.able)).any(|c| {
            let there = in_battle.map_or_else(|| self.location(c) == Some(at), |b| b.cards.has(c));
            // The craft it pilots brings no ability of its own.
            c != card && counts(c) && there && !overlooked(c)
        })
    }

    /// What it costs a player to initiate a battle there: 1 Force, unless a card says otherwise (R040).
    pub fn battle_cost(self, seat: Seat, location: CardId) -> i32 {
        (1 + self.at_place(seat, Stat::BattleCost, location)).max(0)
    }
}
