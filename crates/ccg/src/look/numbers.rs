//! Numbers, and what they are made of.
//!
//! A set value cannot be modified (R333); a value a card does not have stays absent (R329); nothing falls below zero (R225);
//! copies of one title do not add up unless they say so (R090).

use super::{Ctx, Look};
use crate::book::text::{Expr, Kind, Law, Stat, Who};
use crate::book::{Mod, PrintId, Sort};
use crate::coverage::{card_acted, rule};
use crate::num::Num;
use crate::world::{Berth, CardId, CardSet, Change, Mark, Zone};
use dejarik_kernel::{Seat, Tally, Terms};
use smallvec::SmallVec;

/// A part of a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Named {
    /// What the card says of itself.
    Printed,
    /// The same once more.
    Doubled,
    /// What keeps it from falling below zero.
    NotBelowZero,
    /// An AT-AT goes no faster.
    AtAt,
    /// Force icons of a location.
    Icons,
    /// Ion damage sets it.
    Ion,
    /// A crash sets it.
    Crash,
    /// The shot that hit it sets it.
    Shot,
    /// A card of this name sets it.
    SetBy(String),
    /// A card of this name changes it.
    Card(String),
}

/// What sets a number.
#[derive(Clone, Copy)]
enum Setter {
    /// Ion damage.
    Ion,
    /// A crash.
    Crash,
    /// The shot that hit it.
    Shot,
    /// The text of a card.
    Text(PrintId),
}

/// Titles whose modifier was counted already.
type Counted = SmallVec<[(PrintId, u8); 8]>;

impl<'a> Look<'a> {
    /// What the card itself says; `None` if it has no such number.
    fn base(self, card: CardId, stat: Stat) -> Option<i32> {
        let (p, c) = (self.print(card), &self.w[card]);
        let f = &p.figures;
        if let Some((_, of)) = p.root.as_ref().filter(|(s, _)| *s == stat) {
            return Some(self.root(card, of).floor());
        }
        let drawn = |value: Option<i32>| match value {
            // Without a pilot no power, maneuver or speed (R306, R343); landed or in the hold neither (R188).
            Some(_) if p.is_craft() && c.on_table() && c.has(Mark::Landed) => {
                rule(188);
                Some(0)
            }
            Some(_) if c.has(Mark::Crashed) => {
                rule(85);
                Some(0)
            }
            Some(_) if p.is_craft() && c.on_table() && !self.is_piloted(card) => {
                rule(223);
                match p.kind {
                    Kind::Transport => rule(325),
                    Kind::Combat => rule(78),
                    Kind::Shuttle => rule(296),
                    _ => rule(306),
                }
                Some(0)
            }
            value => value,
        };
        match stat {
            Stat::Power => {
                rule(257);
                drawn(f.power)
            }
            Stat::Ability => f.ability.or(p.pilot),
            Stat::Forfeit => f.forfeit,
            Stat::Armor => f.armor,
            Stat::Maneuver => drawn(f.maneuver),
            Stat::ArmorOrManeuver => f.armor.or_else(|| drawn(f.maneuver)),
            Stat::Hyperspeed => drawn(f.hyperspeed),
            Stat::Landspeed => {
                let walks = p.is(Kind::Character) || p.is(Kind::Creature);
                if walks {
                    rule(73);
                }
                drawn(f.landspeed.or(walks.then_some(1)))
            }
            Stat::Deploy => Some(f.deploy.unwrap_or(0)),
            Stat::Destiny => Some(f.destiny),
            Stat::MoveCost => Some(1),
            Stat::Immunity | Stat::ExactImmunity | Stat::Spent | Stat::Counter => Some(0),
            Stat::TotalPower
            | Stat::BattlePower
            | Stat::TotalAbility
            | Stat::Drain
            | Stat::Attrition
            | Stat::EachBattleDestiny
            | Stat::BattleDestinies
            | Stat::DestinyIfNone
            | Stat::PowerDestinies
            | Stat::AbilityNeeded
            | Stat::WeaponDestiny
            | Stat::Generation
            | Stat::Icons
            | Stat::Transit
            | Stat::BattleCost
            | Stat::DamageTimes
            | Stat::Drained
            | Stat::ControlAbility
            | Stat::ShotDestiny
            | Stat::ShotTotal
            | Stat::Begged
            | Stat::AttackRun => None,
        }
    }

    /// A number of a card; `None` if it has no such number.
    pub fn number(self, card: CardId, stat: Stat) -> Option<i32> {
        self.tally::<()>(card, stat).map(|t| t.total)
    }

    /// A number of a card, or zero.
    pub fn stat(self, card: CardId, stat: Stat) -> i32 {
        self.number(card, stat).unwrap_or(0)
    }

    /// A number of a card that need not be whole (X09).
    pub fn exact(self, card: CardId, stat: Stat) -> Option<Num> {
        let p = self.print(card);
        let parts = self.parts(card, stat);
        let broken = match (&p.root, p.figures.broken.is_empty()) {
            (None, true) => None,
            (Some((s, of)), _) if *s == stat => Some(self.root(card, of)),
            _ => p.figures.broken.iter().find(|(s, _)| *s == stat).map(|(_, value)| *value),
        };
        let Some(printed) = broken else {
            return match parts {
                Num::ZERO => self.number(card, stat).map(Num::of),
                parts => Some((Num::of(self.sum::<()>(card, stat)?.total) + parts).not_below_zero()),
            };
        };
        rule(459);
        let whole = self.sum::<()>(card, stat)?.total;
        // What was set, or is nothing because nobody pilots it, has no part of what is printed.
        let kept = self.base(card, stat) == Some(printed.floor()) && self.fixed(card, stat).is_none();
        let times = if stat == Stat::Power && self.law(card, Law::DoublePower) { 2 } else { 1 };
        let part = if kept { printed.fraction() * times } else { Num::ZERO };
        Some((Num::of(whole) + part + parts).not_below_zero())
    }

    /// What modifiers that need not be whole (X09) add beyond their whole part.
    fn parts(self, card: CardId, stat: Stat) -> Num {
        let broken = self.w.index.broken;
        if !broken.meets(self.w.sets.zone(Zone::Table)) || self.fixed(card, stat).is_some() {
            return Num::ZERO;
        }
        let part = |source: CardId, m: &Mod| {
            let ctx = Ctx { me: source, you: self.side_of(source, m.side) };
            let counts = self.fits(ctx, &m.to, card) && self.holds(ctx, &m.when) && self.is_active(source);
            if counts { self.exact_value(ctx, &m.by).fraction() } else { Num::ZERO }
        };
        let mine = |source: CardId| {
            let mods = self.print(source).mods.iter().filter(move |m| m.stat == stat && m.by.is_broken());
            mods.map(move |m| part(source, m)).sum::<Num>()
        };
        let total = self.sources(broken).map(mine).sum::<Num>();
        if total.is_some() {
            rule(459);
        }
        if stat == Stat::Power && self.law(card, Law::DoublePower) { total * 2 } else { total }
    }

    /// The root of a number and pi; where there is none, or a smaller one, 1.
    fn root(self, card: CardId, of: &Expr) -> Num {
        rule(459);
        let ctx = Ctx { me: card, you: self.w[card].owner };
        let under = Num::of(self.value(ctx, of)) + Num::PI;
        under.root().unwrap_or_default().max(Num::of(1))
    }

    /// A number of a card with what it is made of.
    pub fn tally<T: Terms<Named>>(self, card: CardId, stat: Stat) -> Option<Tally<T>> {
        let mut tally = self.sum::<T>(card, stat)?;
        if tally.total < 0 {
            rule(225);
            let missing = -tally.total;
            tally.add(|| Named::NotBelowZero, missing);
        }
        Some(tally)
    }

    /// The same before it is kept from falling below zero.
    fn sum<T: Terms<Named>>(self, card: CardId, stat: Stat) -> Option<Tally<T>> {
        let mut tally = Tally::<T>::default();
        let Some(base) = self.base(card, stat) else {
            rule(329);
            // A text can give armor to a character that has none.
            let armed = stat == Stat::Armor && self.is(card, Kind::Character);
            let (setter, value) = if armed { self.fixed(card, stat)? } else { return None };
            tally.add(|| self.setter(setter), value);
            return Some(tally);
        };
        if let Some((setter, value)) = self.fixed(card, stat) {
            rule(333);
            tally.add(|| self.setter(setter), value);
            return Some(tally);
        }
        Some(self.modified(card, stat, base))
    }

    /// A number that nothing sets.
    fn modified<T: Terms<Named>>(self, card: CardId, stat: Stat, base: i32) -> Tally<T> {
        let mut tally = Tally::<T>::default();
        tally.add(|| Named::Printed, base);
        let twofold = matches!(stat, Stat::Power | Stat::Ability | Stat::Deploy | Stat::Forfeit);
        let plain = Look { undoubled: true, memo: None, ..self };
        let doubles = twofold && !self.undoubled && !self.w.index.grant(Law::Doubled).is_empty();
        if doubles && plain.law(card, Law::Doubled) {
            tally.add(|| Named::Doubled, base);
        }
        // Nobody pilots a starfighter that has landed (R188, 004:1868).
        let idle = |c: CardId| self.w[c].has(Mark::Landed) || !self.is_piloted(c);
        let undriven = base == 0 && self.print(card).is_craft() && self.w[card].on_table() && idle(card);
        if undriven && matches!(stat, Stat::Power | Stat::Maneuver | Stat::Hyperspeed | Stat::Landspeed) {
            return tally;
        }
        let mut counted = Counted::new();
        let either = matches!(stat, Stat::Armor | Stat::Maneuver);
        let index = &self.w.index;
        let more = if either { index.modify(Stat::ArmorOrManeuver) } else { CardSet::default() };
        for source in self.sources(index.modify(stat).or(more)) {
            for (n, m) in self.print(source).mods.iter().enumerate() {
                let same = m.stat == stat || (either && m.stat == Stat::ArmorOrManeuver);
                if same && !m.sets {
                    self.add_one(&mut tally, &mut counted, source, n, m, card);
                    self.add_next_door(&mut tally, source, m, card);
                }
            }
        }
        for lasting in &self.w.lasting {
            if let Change::Add(changed, by) = lasting.what
                && lasting.card == card
                && (changed == stat || changed == Stat::ArmorOrManeuver && matches!(stat, Stat::Armor | Stat::Maneuver))
            {
                if by < 0 && self.keeps(card, stat) {
                    continue;
                }
                tally.add(|| Named::Card(self.titled(lasting.source)), by.into());
            }
        }
        for (source, by) in self.decreed(card, stat) {
            if by < 0 && self.keeps(card, stat) {
                continue;
            }
            tally.add(|| Named::Card(self.titled(source)), by);
        }
        if stat == Stat::Immunity {
            rule(162);
        }
        if stat == Stat::Power && self.law(card, Law::DoublePower) {
            let again = tally.total;
            tally.add(|| Named::Doubled, again);
        }
        // An AT-AT never goes faster than 1 (R033).
        if stat == Stat::Landspeed && tally.total > 1 && self.print(card).sort(Sort::AtAt) {
            rule(33);
            let over = 1 - tally.total;
            tally.add(|| Named::AtAt, over);
        }
        tally
    }

    fn add_one<T: Terms<Named>>(
        self,
        tally: &mut Tally<T>,
        counted: &mut Counted,
        source: CardId,
        n: usize,
        m: &Mod,
        card: CardId,
    ) {
        let ctx = Ctx { me: source, you: self.side_of(source, m.side) };
        // Whether its text counts is asked last: most texts speak of something else.
        if !self.fits(ctx, &m.to, card) || !self.holds(ctx, &m.when) || !self.is_active(source) {
            return;
        }
        let key = (self.w[source].print, n as u8);
        if !m.cumulative && counted.contains(&key) {
            rule(90);
            return;
        }
        counted.push(key);
        self.add(tally, ctx, source, m, card);
    }

    /// The same text where a card lets it count next door: it is no copy of the same title (004:1295).
    fn add_next_door<T: Terms<Named>>(self, tally: &mut Tally<T>, source: CardId, m: &Mod, card: CardId) {
        for site in self.next_door(source, m.side) {
            let ctx = Ctx { me: site, you: self.side_of(source, m.side) };
            if self.fits(ctx, &m.to, card) && self.holds(ctx, &m.when) && self.is_active(source) {
                self.add(tally, ctx, source, m, card);
            }
        }
    }

    /// Adds what a modifier is worth.
    fn add<T: Terms<Named>>(self, tally: &mut Tally<T>, ctx: Ctx, source: CardId, m: &Mod, card: CardId) {
        let value = Look { about: Some(card), ..self }.value(ctx, &m.by) * self.heads(&m.to, card);
        // Immunity is not added up: the highest applies (R162).
        let value = if m.stat == Stat::Immunity { (value - tally.total).max(0) } else { value };
        if value < 0 && self.keeps(card, m.stat) {
            return;
        }
        if value != 0 {
            card_acted(self.w[source].print);
        }
        self.note_modifier(source, m.stat, value);
        rule(39);
        tally.add(|| Named::Card(self.name(source)), value);
    }

    /// Whether nothing may make that number of the card smaller.
    fn keeps(self, card: CardId, stat: Stat) -> bool {
        stat == Stat::Forfeit && self.law(card, Law::ForfeitKept)
    }

    /// Which rules speak of this modifier.
    fn note_modifier(self, source: CardId, stat: Stat, value: i32) {
        match stat {
            Stat::Drain if self.is(source, Kind::Weapon) => {
                rule(130);
                rule(194);
            }
            Stat::Drain if value > 0 => rule(130),
            Stat::Generation if value > 0 => {
                rule(134);
                rule(135);
            }
            Stat::Generation => rule(135),
            _ => {}
        }
    }

    /// The deploy cost that a card sets for this one, if any does.
    pub fn set_cost(self, card: CardId) -> Option<i32> {
        self.fixed(card, Stat::Deploy).map(|(_, cost)| cost)
    }

    /// The deploy cost of a card for which none is set.
    pub(super) fn unset_cost(self, card: CardId) -> i32 {
        let base = self.base(card, Stat::Deploy).unwrap_or(0);
        let total = self.modified::<()>(card, Stat::Deploy, base).total;
        if total < 0 {
            rule(225);
        }
        total.max(0)
    }

    fn titled(self, print: PrintId) -> String {
        self.rules.book().print(print).title.spelt().to_owned()
    }

    /// The name of what sets a number.
    fn setter(self, setter: Setter) -> Named {
        match setter {
            Setter::Ion => Named::Ion,
            Setter::Crash => Named::Crash,
            Setter::Shot => Named::Shot,
            Setter::Text(print) => Named::SetBy(self.titled(print)),
        }
    }

    /// What a number is set to, and by what.
    fn fixed(self, card: CardId, stat: Stat) -> Option<(Setter, i32)> {
        let c = &self.w[card];
        let ion = matches!(stat, Stat::Armor | Stat::Maneuver | Stat::Hyperspeed | Stat::ArmorOrManeuver);
        if ion && c.has(Mark::Ionized) {
            rule(176);
            return Some((Setter::Ion, 0));
        }
        if stat == Stat::Armor && c.has(Mark::Crashed) {
            rule(85);
            return Some((Setter::Crash, 2));
        }
        let kept = self.keeps(card, stat);
        let lowers = |value: i32| kept && self.base(card, stat).is_some_and(|base| value < base);
        if stat == Stat::Forfeit && c.has(Mark::Worthless) && !lowers(0) {
            return Some((Setter::Shot, 0));
        }
        for lasting in &self.w.lasting {
            if let Change::Set(changed, value) = lasting.what
                && lasting.card == card
                && changed == stat
                && !lowers(value.into())
            {
                return Some((Setter::Text(lasting.source), value.into()));
            }
        }
        for source in self.sources(self.w.index.set(stat)) {
            for m in self.print(source).mods.iter().filter(|m| m.sets && m.stat == stat) {
                let you = self.side_of(source, m.side);
                let doors = self.next_door(source, m.side);
                for me in std::iter::once(source).chain(doors) {
                    let ctx = Ctx { me, you };
                    if !self.fits(ctx, &m.to, card) || !self.holds(ctx, &m.when) || !self.is_active(source) {
                        continue;
                    }
                    let value = self.value(ctx, &m.by);
                    if !lowers(value) {
                        let print = self.w[source].print;
                        card_acted(print);
                        return Some((Setter::Text(print), value));
                    }
                }
            }
        }
        None
    }

    /// What cards add to a player's number at a location.
    pub fn at_place(self, seat: Seat, stat: Stat, location: CardId) -> i32 {
        self.place_tally::<()>(seat, stat, location).total
    }

    /// The same with what it is made of.
    pub fn place_tally<T: Terms<Named>>(self, seat: Seat, stat: Stat, location: CardId) -> Tally<T> {
        let mut tally = Tally::<T>::default();
        let mut counted = Counted::new();
        for source in self.sources(self.w.index.modify(stat)) {
            for (n, m) in self.print(source).mods.iter().enumerate().filter(|(_, m)| m.stat == stat) {
                let ctx = Ctx { me: source, you: self.side_of(source, m.side) };
                if ctx.means(m.whose, seat) {
                    self.add_one(&mut tally, &mut counted, source, n, m, location);
                    self.add_next_door(&mut tally, source, m, location);
                }
            }
        }
        for lasting in &self.w.lasting {
            if let Change::Add(changed, by) = lasting.what
                && changed == stat
                && lasting.seat == seat
                && (lasting.card == location || lasting.card == CardId::NONE)
            {
                tally.add(|| Named::Card(self.titled(lasting.source)), by.into());
            }
        }
        tally
    }

    /// What cards add to a number of a player that is bound to no location: their filter is `This`, on a card that is no
    /// location.
    pub fn everywhere(self, seat: Seat, stat: Stat) -> i32 {
        let mut tally = Tally::<()>::default();
        let mut counted = Counted::new();
        for source in self.sources(self.w.index.modify(stat)) {
            let print = self.print(source);
            if print.planet.is_some() {
                continue;
            }
            for (n, m) in print.mods.iter().enumerate().filter(|(_, m)| m.stat == stat) {
                let ctx = Ctx { me: source, you: self.side_of(source, m.side) };
                if ctx.means(m.whose, seat) {
                    self.add_one(&mut tally, &mut counted, source, n, m, source);
                }
            }
        }
        tally.total
    }

    /// Whether a law holds for a player, for a time.
    pub fn is_barred(self, seat: Seat, law: Law) -> bool {
        self.w.lasting.iter().any(|l| l.what == Change::Law(law) && l.card == CardId::NONE && l.seat == seat)
    }

    /// Whether a law holds for a card, or for its player at a location.
    pub fn law(self, card: CardId, law: Law) -> bool {
        self.law_for(self.w[card].owner, card, law)
    }

    /// Whether a law holds for a player about a card or a location.
    pub fn law_for(self, seat: Seat, card: CardId, law: Law) -> bool {
        if self.w.lasting.iter().any(|l| l.what == Change::Law(law) && l.card == card) || self.is_decreed(card, law) {
            return true;
        }
        let granting = self.w.index.grant(law);
        let seen = self.as_if.is_some_and(|(card, _)| granting.has(card));
        if !seen && !granting.meets(self.w.sets.zone(Zone::Table)) {
            return false;
        }
        self.sources(granting).any(|source| {
            self.w[source].berth != Berth::Beneath
                && self.print(source).grants.iter().filter(|g| g.law == law).any(|g| {
                    let you = self.side_of(source, g.side);
                    let doors = self.next_door(source, g.side);
                    let holds = std::iter::once(source).chain(doors).any(|me| {
                        let ctx = Ctx { me, you };
                        (g.whose == Who::Both || ctx.means(g.whose, seat))
                            && self.fits(ctx, &g.to, card)
                            && self.holds(ctx, &g.when)
                    });
                    let holds = holds && (law == Law::TextCanceled || !self.is_silent(source));
                    if holds && law == Law::TextCanceled {
                        rule(146);
                    }
                    if holds {
                        card_acted(self.w[source].print);
                    }
                    holds
                })
        })
    }

    /// Whether the card itself says so, wherever it is.
    pub fn own_law(self, card: CardId, law: Law) -> bool {
        let ctx = Ctx { me: card, you: self.w[card].owner };
        let says = |g: &crate::book::Grant| g.law == law && self.fits(ctx, &g.to, card) && self.holds(ctx, &g.when);
        self.w.index.grant(law).has(card) && self.print(card).grants.iter().any(says)
    }

    /// The defense value against weapons (R095).
    pub fn defense(self, card: CardId) -> Num {
        rule(95);
        let p = self.print(card);
        if let Some(defense) = p.exposed() {
            return Num::of(defense);
        }
        if let Some(defense) = p.figures.defense.filter(|_| p.is(Kind::Creature)) {
            return Num::of(defense);
        }
        // A seeker that is fired at as if it were a character (004:2825).
        if p.sort(Sort::Seeker) {
            return Num::of(4);
        }
        if p.is(Kind::Character) {
            let ability = self.exact(card, Stat::Ability).unwrap_or_default();
            return ability.max(Num::of(self.stat(card, Stat::Armor)));
        }
        // With everything that changes it: pilots, astromechs, crashes.
        let stat = if p.figures.armor.is_some() {
            rule(23);
            Stat::Armor
        } else {
            rule(205);
            Stat::Maneuver
        };
        self.exact(card, stat).unwrap_or_default()
    }

    /// The printed destiny of a card drawn for destiny; a location's is 0 (R103).
    pub fn destiny(self, card: CardId) -> Num {
        let figures = &self.print(card).figures;
        let broken = figures.broken.iter().find(|(s, _)| *s == Stat::Destiny).map(|(_, value)| *value);
        let times = if self.law(card, Law::Doubled) { 2 } else { 1 };
        broken.unwrap_or(Num::of(figures.destiny)) * times
    }

    /// Immunity to attrition: less than this. A craft's covers what is aboard it if it is enclosed, in its hold as well (R162).
    pub fn immunity(self, card: CardId) -> i32 {
        let own = self.stat(card, Stat::Immunity);
        let craft = self.craft(card).filter(|c| self.print(*c).is_enclosed());
        own.max(craft.map_or(0, |c| self.immunity(c)))
    }

    /// Whether attrition of this total cannot demand the card (R162).
    pub fn is_spared(self, card: CardId, attrition: Num) -> bool {
        attrition < self.immunity(card) || attrition == self.stat(card, Stat::ExactImmunity)
    }
}
