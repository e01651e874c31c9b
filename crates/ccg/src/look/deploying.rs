//! Whether and where a card may be deployed, and what it costs (R098 to R102, R307, R331, R344).

use super::{Ctx, Look};
use crate::book::text::{Filter, Kind, Law, Limit, Stat, Text};
use crate::book::{Mod, Sort, names};
use crate::choice::Act;
use crate::coverage::rule;
use crate::world::{Berth, CardId, CardSet, Zone};
use dejarik_kernel::{Seat, WhyNot};

pub(super) type Lawful = Result<(), WhyNot>;

pub(super) const fn no(rule: &'static str, key: &'static str) -> Lawful {
    Err(WhyNot::new(rule, key))
}

impl Look<'_> {
    pub(super) fn hand_ctx(self, card: CardId) -> Ctx {
        Ctx { me: card, you: self.w[card].owner }
    }

    /// Whether one more copy may come into play now (R331), and no other version of a unique persona is there (R252).
    pub fn may_enter(self, card: CardId) -> Lawful {
        let p = self.print(card);
        let (sets, index) = (&self.w.sets, &self.w.index);
        let (table, same) = (sets.zone(Zone::Table), index.titled_like(card));
        let (dots, copies) = (usize::from(self.dots(card)), table.and(same).len());
        let place = p.is(Kind::Location);
        let gone = |id: &crate::book::PrintId| {
            let o = self.rules.book().print(*id);
            o.side == p.side && o.personas.iter().any(|w| p.is_version_of(*w))
        };
        if self.w.crossed.iter().any(gone) {
            rule(89);
            return no("R089", "crossed-over");
        }
        if dots > 0 {
            if !place && copies >= dots {
                rule(331);
                return no("R331", "unique");
            }
            let title = |id: &&crate::book::PrintId| self.rules.book().print(**id).title == p.title;
            if self.w.played.iter().filter(title).count() >= dots {
                rule(331);
                return no("R331", "played-this-turn");
            }
        }
        if dots != 1 && copies > 0 {
            rule(228);
        }
        if dots == 1 && !place {
            let twins = index.versions_like(card);
            let built_in = |c: CardId| self.print(c).text.iter().any(|t| matches!(t, Text::BuiltIn(_)));
            if let Some(other) = table.and(twins).iter().next() {
                if built_in(other) || built_in(card) {
                    rule(463);
                }
                rule(252);
                return no("R252", "persona-on-table");
            }
            if sets.zone(Zone::Out).meets(twins.or(same)) {
                rule(242);
                rule(426);
                return no("R242", "out-of-play");
            }
        }
        Ok(())
    }

    /// Presence or a Force icon there (004:1081): what characters, vehicles and starships need; spies do not.
    pub fn has_foothold(self, seat: Seat, card: CardId, location: CardId) -> Lawful {
        let spy = self.print(card).sort(Sort::Spy);
        rule(100);
        if spy {
            rule(302);
        }
        let open = spy || self.has_footing(seat, location);
        if open { Ok(()) } else { no("R100", "no-presence") }
    }

    /// The same for anybody: presence, a Force icon, a spy under cover, or a card that says so.
    pub(super) fn has_footing(self, seat: Seat, location: CardId) -> bool {
        let open = || {
            self.icons(seat, location) > 0
                || self.presence(seat, location)
                || self.has_spy(seat, location)
                || self.law_for(seat, location, Law::DeployWithoutPresence)
        };
        self.memo().map_or_else(open, |memo| memo.footing(seat, location, open))
    }

    /// Whether a card of the hand may be deployed on, at or aboard that card, Force aside.
    pub fn may_deploy(self, seat: Seat, card: CardId, to: CardId, berth: Berth) -> Lawful {
        self.may_come(card)?;
        if self.print(card).seeks().is_some_and(|f| self.quarries(self.hand_ctx(card), f).next().is_none()) {
            return no("R340", "nothing-to-target");
        }
        self.may_be_put(seat, card, to, berth)
    }

    /// The same of a card that may deploy somewhere.
    fn may_be_put(self, seat: Seat, card: CardId, to: CardId, berth: Berth) -> Lawful {
        let (p, look) = (self.print(card), self.with(card, to));
        let Some(location) = to.some().and_then(|to| self.location(to)) else {
            let aside = to == CardId::NONE && p.clauses.iter().any(|t| matches!(t, Text::DeployAside { .. }));
            return match berth {
                _ if aside => Ok(()),
                Berth::On => self.on_clause(card, to).map(|_| ()),
                _ => no("R098", "not-there"),
            };
        };
        if look.law(card, Law::MayNotDeploy) {
            return no("R098", "forbidden");
        }
        if self.is_concealed(to) {
            return no("X21", "forbidden");
        }
        if berth == Berth::On {
            self.on_clause(card, to)?;
            return if self.may_train(seat, card, to) { Ok(()) } else { no("R182", "nothing-to-target") };
        }
        if p.is(Kind::Character) || p.is_craft() {
            self.is_open(seat, card, location)?;
            self.has_foothold(seat, card, location)?;
        }
        self.only_at(card, location)?;
        if berth != Berth::Here {
            rule(101);
            return match self.berths(seat, card, to).contains(&berth) {
                true => Ok(()),
                false => no("R062", "no-room"),
            };
        }
        self.right_place(card, location)
    }

    /// Whether a location takes in characters, vehicles and starships of that player at all (R091, R155).
    pub(super) fn is_open(self, seat: Seat, card: CardId, location: CardId) -> Lawful {
        if seat == crate::world::DARK && self.is_shielded(location) {
            return no("R155", "shielded");
        }
        if self.print(card).is_craft() && self.takes_no_craft(location) {
            return no("R098", "forbidden");
        }
        if self.print(location).title == *names::TRENCH {
            rule(326);
            return no("R326", "in-the-trench");
        }
        let dagobah = self.named_after(location) == Some(*names::DAGOBAH);
        let allowed = || self.print(card).clauses.iter().any(|t| matches!(t, Text::DeployOnlyAt(_)));
        let lands = || self.lands(card, location);
        if dagobah && !allowed() && !lands() && !self.law_for(seat, card, Law::DeployToDagobah) {
            rule(91);
            return no("R091", "not-to-dagobah");
        }
        Ok(())
    }

    /// Whether a location lets a starfighter, or what deploys like one (R102), come down there.
    pub(super) fn lands(self, card: CardId, location: CardId) -> bool {
        let p = self.print(card);
        let small = p.is(Kind::Starfighter) || p.is(Kind::Squadron);
        small && self.law_for(self.w[card].owner, location, Law::Landing)
    }

    fn conditions(self, card: CardId) -> Lawful {
        let ctx = self.hand_ctx(card);
        let kept = self.print(card).clauses.iter().all(|t| match t {
            Text::DeployIf(cond) => self.holds(ctx, cond),
            _ => true,
        });
        if kept { Ok(()) } else { no("R098", "not-now") }
    }

    /// Whether it may come into play now, wherever that is.
    pub(super) fn may_come(self, card: CardId) -> Lawful {
        self.may_enter(card)?;
        self.conditions(card)
    }

    pub(super) fn only_at(self, card: CardId, location: CardId) -> Lawful {
        let ctx = self.hand_ctx(card);
        let kept = self.print(card).clauses.iter().all(|t| match t {
            Text::DeployOnlyAt(f) => self.fits(ctx, f, location),
            _ => true,
        });
        if kept {
            return Ok(());
        }
        rule(57);
        no("R057", "only-elsewhere")
    }

    /// Whether a creature lives at a location (R087).
    pub fn habitat(self, creature: CardId, location: CardId) -> bool {
        self.only_at(creature, location).is_ok()
    }

    /// Whether a card of this kind can be at that location at all.
    fn right_place(self, card: CardId, location: CardId) -> Lawful {
        let (p, l) = (self.print(card), self.print(location));
        let allowed = p.clauses.iter().any(|t| matches!(t, Text::DeployOnlyAt(_)));
        let site = l.is(Kind::Site);
        let right = match p.kind {
            _ if p.is(Kind::Character) => site,
            Kind::Capital => l.is(Kind::System) || (l.is(Kind::Sector) && self.is_asteroid(location)),
            Kind::Starfighter | Kind::Squadron if site => self.is_bay(location) || self.lands(card, location),
            // Three permanent pilots fly a squadron (R303).
            Kind::Starfighter | Kind::Squadron => p.pilot.is_some(),
            Kind::Creature => allowed,
            _ if l.is(Kind::Sector) && self.flies_in_clouds(card) => l.sort(Sort::Cloud),
            // Inside only if its card says so, not because it names a planet (R173, 004:1726).
            _ if p.is(Kind::Vehicle) => site && (self.own_law(card, Law::Indoors) || self.is_exterior(location)),
            _ => true,
        };
        match (right, p.kind) {
            (true, _) => Ok(()),
            (false, Kind::Starfighter) => no("R307", "needs-a-pilot"),
            (false, Kind::Capital) => {
                rule(63);
                no("R063", "capitals-in-space")
            }
            (false, _) if p.is(Kind::Vehicle) => {
                rule(344);
                no("R344", "vehicles-outside")
            }
            (false, _) => no("R098", "not-there"),
        }
    }

    fn is_asteroid(self, location: CardId) -> bool {
        self.print(location).sort(Sort::Asteroid)
    }

    /// The clause by which a card may be deployed on another, and what it costs.
    fn on_clause(self, card: CardId, to: CardId) -> Result<Option<i32>, WhyNot> {
        let ctx = self.hand_ctx(card);
        let look = self.with(card, to);
        let armed = self.is(card, Kind::Weapon) && self.is(to, Kind::Character) && self.law(to, Law::NoWeapons);
        if armed {
            return Err(WhyNot::new("R351", "carries-no-weapons"));
        }
        let clause = self.print(card).clauses.iter().find_map(|t| match t {
            Text::DeployOn { on, cost } if self.takes(ctx, on, to) && !self.is_kept_off(card, to, on) => {
                Some(cost.as_ref().map(|e| look.value(ctx, e)))
            }
            _ => None,
        });
        clause.ok_or(WhyNot::new("R351", "not-on-that"))
    }

    /// Whether a card is one on which something like this may be put: nothing new goes on a captured or missing card, or on a
    /// location that is covered, unless it says so (R066, R218, 004:715).
    fn takes(self, ctx: Ctx, on: &Filter, to: CardId) -> bool {
        self.fits(ctx, on, to) && (!self.is_beneath(to) || on.names_hidden())
    }

    /// Whether it lies beneath another card, or on one that does.
    fn is_beneath(self, card: CardId) -> bool {
        let c = &self.w[card];
        c.berth == Berth::Beneath || c.host.some().is_some_and(|host| self.w[host].berth == Berth::Beneath)
    }

    /// Whether a weapon or device may be carried by that card.
    pub fn may_carry(self, item: CardId, to: CardId) -> bool {
        self.on_clause(item, to).is_ok()
    }

    /// Whether a thief could carry what belongs to another, once it is stolen.
    pub fn could_carry(self, item: CardId, thief: CardId) -> bool {
        let ctx = Ctx { me: item, you: self.w[thief].owner };
        let clause = |t: &Text| matches!(t, Text::DeployOn { on, .. } if self.fits(ctx, on, thief));
        self.print(item).text.iter().any(clause)
    }

    /// What it costs to give a weapon or device to another card (R353).
    pub fn transfer_cost(self, item: CardId, to: CardId) -> i32 {
        match self.is(item, Kind::Weapon) && self.own_law(self.w[item].host, Law::FreeTransfer) {
            true => 0,
            false => self.deploy_cost(item, to, Berth::On),
        }
    }

    /// What it costs to deploy a card there.
    pub fn deploy_cost(self, card: CardId, to: CardId, berth: Berth) -> i32 {
        let look = if to == CardId::NONE { self } else { self.with(card, to) };
        let clause = match berth {
            Berth::On => self.on_clause(card, to).ok().flatten(),
            _ => self.aside_cost(card),
        };
        if self.is(card, Kind::Location) || self.is_owed(card, to) || self.is_freed(card) {
            return 0;
        }
        if let Some(set) = look.set_cost(card) {
            return set;
        }
        let printed = self.print(card).figures.deploy.unwrap_or(0);
        let modified = look.unset_cost(card);
        clause.map_or(modified, |cost| (cost + modified - printed).max(0)) + self.rubble(to)
    }

    /// What a card costs wherever it goes, but for rubble; `None` if that depends on the place.
    fn flat_cost(self, card: CardId) -> Option<i32> {
        let p = self.print(card);
        let touches = |source: CardId| {
            let may = |m: &Mod| {
                let (you, doors) = (self.side_of(source, m.side), self.next_door(source, m.side));
                std::iter::once(source).chain(doors).any(|me| self.could_fit(Ctx { me, you }, &m.to).has(card))
            };
            self.print(source).mods.iter().any(|m| m.stat == Stat::Deploy && may(m))
        };
        let changed = p.root.is_some()
            || self.law(card, Law::Doubled)
            || self.is_freed(card)
            || p.modifies(Stat::Deploy)
            || self.w.lasting.iter().any(|l| l.card == card)
            || p.clauses.iter().any(|t| matches!(t, Text::EachUses(_) | Text::DeployAside { .. }))
            || self.w.table_of(self.w.index.modify(Stat::Deploy)).any(touches);
        (!changed).then(|| p.figures.deploy.unwrap_or(0).max(0))
    }

    /// 1 Force more for whatever goes to or from a collapsed site (R077).
    pub fn rubble(self, to: CardId) -> i32 {
        let collapsed = |l: CardId| self.w[l].has(crate::world::Mark::Collapsed);
        let blocked = to.some().and_then(|to| self.location(to)).is_some_and(collapsed);
        if blocked {
            rule(77);
        }
        blocked.into()
    }

    fn aside_cost(self, card: CardId) -> Option<i32> {
        let ctx = self.hand_ctx(card);
        self.print(card).clauses.iter().find_map(|t| match t {
            Text::DeployAside { cost: Some(cost), .. } => Some(self.value(ctx, cost)),
            Text::EachUses(n) => Some(*n),
            _ => None,
        })
    }

    /// Whether both players must use Force for it (R178): not where a location sets its price.
    pub fn each_uses(self, card: CardId, to: CardId) -> bool {
        let look = if to == CardId::NONE { self } else { self.with(card, to) };
        let each = |t: &Text| matches!(t, Text::EachUses(_) | Text::DeployAside { each: true, .. });
        self.print(card).clauses.iter().any(each) && look.set_cost(card).is_none()
    }

    /// Whether the price can be paid.
    pub fn can_pay(self, seat: Seat, card: CardId, to: CardId, cost: i32) -> bool {
        if !self.each_uses(card, to) {
            return self.force(seat) >= cost;
        }
        // What the other must use cannot be used by anybody else.
        let theirs = self.w.force(crate::world::other(seat));
        theirs >= cost && self.force(seat) - if self.beggar(seat).is_some() { cost } else { 0 } >= cost
    }

    /// All ways to deploy a card of the hand now. With `only`, those that end at that location.
    pub fn deployments(self, seat: Seat, card: CardId, only: Option<CardId>, found: &mut Vec<Act>) {
        let p = self.print(card);
        if !p.implemented || !p.deploys() || self.may_enter(card).is_err() {
            return;
        }
        if p.is(Kind::Location) {
            return self.locations(card, found);
        }
        if p.seeks().is_some_and(|f| self.quarries(self.hand_ctx(card), f).next().is_none()) {
            return;
        }
        if self.inserts(card) {
            return self.insertions(seat, card, found);
        }
        let played = !p.deeds.is_empty() && !p.stays();
        if matches!(p.kind, Kind::Immediate | Kind::Objective | Kind::Squadron) || (p.is(Kind::EpicEvent) && played) {
            return;
        }
        if self.conditions(card).is_err() {
            return;
        }
        let flat = self.flat_cost(card);
        let poor = flat.is_some_and(|cost| cost > self.force(seat));
        if p.is(Kind::Character) || p.is_craft() || p.is(Kind::Creature) {
            if poor {
                return;
            }
            self.stations(seat, card, only, flat, found);
        } else if p.clauses.iter().any(|t| matches!(t, Text::DeployOn { .. })) {
            self.bearers(seat, card, only, found);
        }
        let aside = p.clauses.iter().any(|t| matches!(t, Text::DeployAside { .. }));
        if aside
            && only.is_none()
            && self.can_pay(seat, card, CardId::NONE, self.deploy_cost(card, CardId::NONE, Berth::Here))
        {
            found.push(Act::Deploy { card, to: CardId::NONE, berth: Berth::Here });
        }
        if p.is(Kind::Starfighter) && p.pilot.is_none() {
            self.launches(seat, card, only, found);
        }
    }

    /// Locations and craft where a character, a craft or a creature may be deployed: as `may_deploy` has it, what is easily
    /// seen first.
    fn stations(self, seat: Seat, card: CardId, only: Option<CardId>, flat: Option<i32>, found: &mut Vec<Act>) {
        let troop = self.is_troop(card);
        let force = self.force(seat);
        let banned = self.with(card, CardId::NONE).could_hold(Law::MayNotDeploy);
        let mut offer = |to: CardId, location: CardId, berth: Berth| {
            let open =
                !troop || self.is_open(seat, card, location).and(self.has_foothold(seat, card, location)).is_ok();
            let lawful = open && !(banned && self.with(card, to).law(card, Law::MayNotDeploy));
            let payable = || match flat {
                Some(cost) => cost + self.rubble(to) <= force,
                None => self.can_pay(seat, card, to, self.deploy_cost(card, to, berth)),
            };
            if only.is_none_or(|l| location == l) && lawful && payable() {
                found.push(Act::Deploy { card, to, berth });
            }
        };
        for place in self.w.places.iter().copied() {
            if self.right_place(card, place).and(self.only_at(card, place)).is_ok() {
                offer(place, place, Berth::Here);
            }
        }
        for craft in self.mine_of(seat, self.w.index.craft) {
            let Some(location) = self.location(craft).filter(|_| !self.is_concealed(craft)) else { continue };
            let berths = self.berths(seat, card, craft);
            if !berths.is_empty() && self.only_at(card, location).is_ok() {
                rule(101);
                berths.into_iter().for_each(|berth| offer(craft, location, berth));
            }
        }
    }

    /// Cards on which a weapon, a device or an Effect may be deployed.
    fn bearers(self, seat: Seat, card: CardId, only: Option<CardId>, found: &mut Vec<Act>) {
        let ctx = self.hand_ctx(card);
        let banned = self.with(card, CardId::NONE).could_hold(Law::MayNotDeploy);
        let on = self.print(card).clauses.iter().fold(CardSet::default(), |set, t| match t {
            Text::DeployOn { on, .. } => set.or(self.could_fit(ctx, on)),
            _ => set,
        });
        for to in self.w.table_of(on) {
            let there = only.is_none_or(|l| self.location(to) == Some(l));
            let forbidden = || banned && self.with(card, to).law(card, Law::MayNotDeploy);
            let barred = || self.location(to).is_some() && (self.is_concealed(to) || forbidden());
            if there
                && self.on_clause(card, to).is_ok()
                && !barred()
                && self.may_train(seat, card, to)
                && self.can_pay(seat, card, to, self.deploy_cost(card, to, Berth::On))
            {
                found.push(Act::Deploy { card, to, berth: Berth::On });
            }
        }
    }

    fn locations(self, card: CardId, found: &mut Vec<Act>) {
        let p = self.print(card);
        match self.on_table(p.title) {
            // The other side's version of a unique location converts it (S23).
            Some(old)
                if self.print(old).side != p.side
                    && p.limits.dots == 1
                    && !self.w[old].has(crate::world::Mark::BlownAway) =>
            {
                found.push(Act::Convert { card, old });
            }
            // A new copy rebuilds a collapsed site (R077); what was blown away stays so (R053, R054).
            Some(old) if self.w[old].has(crate::world::Mark::Collapsed) => found.push(Act::Convert { card, old }),
            Some(_) if p.limits.dots == 1 => {}
            _ if self.is_used(card, u8::MAX, Limit::Turn, 1) => {}
            _ if p.is_generic() => {
                found.extend(self.settlements(card).into_iter().map(|(by, index)| Act::Settle { card, by, index }));
            }
            _ => {
                rule(195);
                found.extend(self.gaps(card).into_iter().map(|index| Act::Place { card, index }));
            }
        }
    }

    /// Versions in the hand that may replace a character on table (R253): as strong in power and ability, and allowed there.
    pub fn replacements(self, seat: Seat, found: &mut Vec<Act>) {
        let characters = self.w.index.of_kind(Kind::Character);
        for new in self.w.sets.of(seat, Zone::Hand).and(characters).iter() {
            let p = self.print(new);
            if !p.implemented || p.limits.dots != 1 {
                continue;
            }
            for old in self.w.table_of(characters).filter(|c| self.w[*c].berth != Berth::Beneath) {
                if self.may_replace(old, new).is_ok() {
                    found.push(Act::Replace { old, new });
                }
            }
        }
    }

    /// Whether a Light Lando may take the place of the Dark one, present at a site (R081, R190).
    pub fn converts(self, old: CardId, new: CardId) -> bool {
        let (o, n) = (self.print(old), self.print(new));
        let lando = |p: &crate::book::Print| p.is_version_of(*names::LANDO);
        let sides = self.w[old].owner == crate::world::DARK && self.w[new].owner == crate::world::LIGHT;
        sides && lando(o) && lando(n) && self.present_at(old).is_some_and(|l| self.is(l, Kind::Site))
    }

    /// Whether one version may take the place of another.
    pub fn may_replace(self, old: CardId, new: CardId) -> Lawful {
        let (o, n) = (self.print(old), self.print(new));
        let same = o.personas.iter().any(|w| n.is_version_of(*w));
        let converts = self.converts(old, new);
        let ours = self.w[old].owner == self.w[new].owner && o.title != n.title;
        if !same || !o.is(Kind::Character) || !(ours || converts) || self.w[old].has(crate::world::Mark::Crossed) {
            return no("R253", "another-persona");
        }
        let weaker = n.figures.power < o.figures.power || n.figures.ability < o.figures.ability;
        // Any Light Lando will do for the Dark one.
        if weaker && !converts {
            return no("R253", "weaker");
        }
        self.conditions(new)?;
        match self.location(old) {
            // Where else he may deploy does not matter for that (004:1888).
            Some(_) if converts => Ok(()),
            Some(location) => self.only_at(new, location),
            None => Ok(()),
        }
    }
}
