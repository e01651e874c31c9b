//! Which actions of cards may be initiated now: Interrupts of the hand, texts on table (R174, R184, R237).

use super::{Ctx, Look};
use crate::book::text::{Do, Expr, Filter, Function, Icon, Kind, Law, Limit, Moment, Phase, Timing};
use crate::choice::Act;
use crate::coverage::rule;
use crate::world::{Berth, CardId, Mark, Period, Zone};
use dejarik_kernel::Seat;

/// What may be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// Nothing is under way.
    Root,
    /// The weapons segment of a battle.
    Weapons,
    /// A moment is answered.
    At(Moment),
}

impl Look<'_> {
    /// The actions of a player's cards that may be initiated.
    pub fn deeds(self, seat: Seat, window: Window, found: &mut Vec<Act>) {
        let (sets, index) = (&self.w.sets, &self.w.index);
        let listening = match window {
            Window::Root => index.act_in(self.w.phase),
            Window::Weapons => index.act_in_weapons(self.w.phase),
            Window::At(moment) => index.answer_at(moment),
        };
        let listening = self.with_borrowers(listening);
        // A card that was just lost still says what may come of it.
        let lost = |c: &CardId| self.w[*c].zone == Zone::Lost && listening.has(*c);
        let gone = self.w.moment().and_then(|h| h.it.some()).filter(lost);
        for card in sets.of(seat, Zone::Hand).and(index.played).and(listening).iter() {
            let offer = |n: u8| Act::Play { card, deed: n };
            self.offers_of(card, seat, window, || self.may_enter(card).is_ok(), |n| found.push(offer(n)));
        }
        for card in self.w.table_of(listening).chain(gone) {
            let offer = |n: u8| Act::Use { card, deed: n };
            let heard = || gone == Some(card) || self.is_active(card);
            self.offers_of(card, seat, window, heard, |n| found.push(offer(n)));
        }
    }

    /// Those of one card; whether it may act at all is asked only if one of them could be.
    fn offers_of(
        self,
        card: CardId,
        seat: Seat,
        window: Window,
        may_act: impl Fn() -> bool,
        mut offer: impl FnMut(u8),
    ) {
        if !self.print(card).implemented {
            return;
        }
        let mut open = None;
        for (n, deed) in self.deeds_of(card) {
            if deed.automatic {
                continue;
            }
            let you = self.side_of(card, deed.side);
            // What brings an Immediate Effect onto the table is over once it is there (R160).
            let there = deed.function.brings && self.w[card].on_table();
            if you != seat || there {
                continue;
            }
            let ctx = Ctx { me: card, you };
            if self.is_time(ctx, deed.function.at, window)
                && *open.get_or_insert_with(&may_act)
                && self.may_do(ctx, n, &deed.function, window)
            {
                offer(n);
            }
        }
    }

    /// Whether an action may be initiated now: its time, its conditions, something to target, Force to pay.
    pub fn may_do(self, ctx: Ctx, deed: u8, function: &Function, window: Window) -> bool {
        self.is_time(ctx, function.at, window)
            && !self.is_used(ctx.me, deed, function.once, function.times)
            && self.holds(ctx, &function.cond)
            && function.targets.iter().all(|aim| self.aims(ctx, function, &aim.what).next().is_some())
            && self.can_afford(ctx, function)
            && self.item_is_free(ctx.me)
    }

    fn can_afford(self, ctx: Ctx, function: &Function) -> bool {
        let force = self.force(ctx.you);
        // A price that depends on the target is weighed when the target is known; of one for each target, one must be possible.
        if function.cost == Some(Expr::Targets) {
            return force >= 1;
        }
        function.cost.as_ref().is_none_or(|cost| self.value(ctx, cost) <= force)
    }

    /// A character, vehicle or starfighter uses one weapon and one device a turn, that one as often as it may be used (R351,
    /// 004:3299); capital starships and who has a backpack as many as they like.
    pub fn item_is_free(self, item: CardId) -> bool {
        if !self.w.index.items.has(item) {
            return true;
        }
        let mark = if self.is(item, Kind::Device) { Mark::UsedDevice } else { Mark::UsedWeapon };
        let Some(host) = self.w[item].host.some().filter(|h| self.w[*h].has(mark)) else { return true };
        self.w[item].has(mark) || self.is(host, Kind::Capital) || self.law(host, Law::ManyWeapons)
    }

    /// Cards of the hand that deploy now although it is no deploy phase of their player.
    pub fn deployments_now(self, seat: Seat, window: Window, found: &mut Vec<Act>) {
        for card in self.w.sets.of(seat, Zone::Hand).and(self.w.index.deploys_now).iter() {
            let Some(timing) = self.print(card).deploys_at() else { continue };
            if self.is_time(Ctx { me: card, you: seat }, timing, window) {
                self.deployments(seat, card, None, found);
            }
        }
    }

    fn is_time(self, ctx: Ctx, timing: Timing, window: Window) -> bool {
        let yours = self.w.turn == ctx.you;
        let now = |phase: Phase| self.w.phase == phase;
        match (window, timing) {
            (Window::Root | Window::Weapons, Timing::Anytime) => {
                rule(31);
                true
            }
            (Window::Root, Timing::NotInBattle) => true,
            (Window::Root | Window::Weapons, Timing::Your(phase)) => yours && now(phase),
            (Window::Root | Window::Weapons, Timing::Any(phase)) => now(phase),
            (Window::Root | Window::Weapons, Timing::YourTurn) => yours,
            (Window::Weapons, Timing::Battle) => true,
            (Window::At(Moment::BattleDestinyDrawn), Timing::At(Moment::DestinyDrawn)) => true,
            (Window::At(now), Timing::At(moment)) => now == moment,
            _ => false,
        }
    }

    /// Whether the limit of an action is used up.
    pub fn is_used(self, card: CardId, deed: u8, limit: Limit, times: u8) -> bool {
        let Some(period) = period(limit) else { return false };
        let title = self.print(card).title;
        let done = self.w.used.iter().filter(|u| {
            let same = match period {
                Period::Game | Period::Moment => self.print(u.card).title == title,
                _ => u.card == card,
            };
            let now = period != Period::Moment || usize::from(u.depth) == self.w.heard.len();
            let used = same && now && u.deed == deed && u.period == period;
            match (used, period) {
                (true, Period::Game) => rule(235),
                (true, Period::Moment) => rule(90),
                (true, _) => rule(236),
                (false, _) => {}
            }
            used
        });
        done.count() >= usize::from(times)
    }

    /// Whether a player could have an answer to that moment, as far as everybody knows.
    pub fn might_speak(self, seat: Seat, moment: Moment) -> bool {
        let in_hand = self.w.count(seat, Zone::Hand) > 0;
        let gone = self.w.moment().and_then(|h| h.it.some()).filter(|c| self.w[*c].zone == Zone::Lost);
        let lost = gone.is_some_and(|c| self.w[c].owner == seat && self.print(c).speaks_at(moment));
        let on_table = || self.w.sets.zone(Zone::Table).meets(self.w.index.speak_at(moment));
        in_hand || lost || on_table() || self.might_react(seat, moment)
    }

    /// Weapons that may be fired now, each at each of its targets (R352).
    pub fn shots(self, seat: Seat, found: &mut Vec<Act>) {
        if self.w.battle.is_none() {
            return;
        }
        let force = self.force(seat);
        for weapon in self.mine_of(seat, self.w.index.guns) {
            if self.ready(seat, weapon).is_some_and(|cost| cost <= force) {
                let targets = self.shot_targets(seat, weapon);
                found.extend(targets.into_iter().map(|target| Act::Fire { weapon, target }));
            }
        }
    }

    /// What it costs to fire a weapon now; none if it cannot be fired.
    pub fn ready(self, seat: Seat, weapon: CardId) -> Option<i32> {
        let fire = self.print(weapon).fire.as_ref()?;
        let ctx = Ctx { me: weapon, you: seat };
        let able = !self.w[weapon].has(Mark::Fired) && self.is_active(weapon) && self.can_shoot(weapon);
        (able && self.holds(ctx, &fire.when)).then(|| fire.cost.as_ref().map_or(0, |c| self.value(ctx, c)))
    }

    /// What a weapon may fire at in this battle: participants, and what texts expose besides.
    pub fn shot_targets(self, seat: Seat, weapon: CardId) -> Vec<CardId> {
        let (Some(battle), Some(fire)) = (&self.w.battle, &self.print(weapon).fire) else { return Vec::new() };
        let ctx = Ctx { me: weapon, you: seat };
        let open = |t: &CardId| {
            let exposed = || self.location(*t) == Some(battle.at) && self.is_exposed(ctx, *t);
            let fits = if battle.cards.has(*t) { self.fits(ctx, &fire.at, *t) } else { exposed() };
            self.w[*t].owner != seat && fits && self.in_reach(weapon, *t) && !self.is_safe(*t)
        };
        let troops = battle.cards.iter();
        let others = self.w.sets.zone(Zone::Table).and(self.w.index.exposed).iter();
        troops.chain(others).filter(open).collect()
    }

    /// Whether a weapon may target a card that takes no part in battles: the card says so, or the weapon does.
    fn is_exposed(self, ctx: Ctx, card: CardId) -> bool {
        let beside = self.print(ctx.me).fire.as_ref().and_then(|f| f.beside.as_ref());
        self.print(card).exposed().is_some() || beside.is_some_and(|(what, _)| self.fits(ctx, what, card))
    }

    /// Whether the opponent cannot target it to be stolen, hit, captured or lost.
    pub fn is_safe(self, card: CardId) -> bool {
        self.law(card, Law::Safe)
    }

    /// What an action may target: nothing that is safe from it.
    pub fn aims(self, ctx: Ctx, function: &Function, what: &Filter) -> impl Iterator<Item = CardId> {
        let harms = function.harms;
        // Who cannot move is not asked to (R061).
        let walks = function.does.iter().any(|d| matches!(d, Do::Walk(..)));
        let stuck = move |c: CardId| walks && self.is(c, Kind::Character) && self.is_fixed(c);
        let open = move |c: &CardId| (!harms || self.w[*c].owner == ctx.you || !self.is_safe(*c)) && !stuck(*c);
        self.targets(ctx, what).filter(open)
    }

    /// The weapons like this that can fire at a target where it is, with what each costs.
    pub fn volley(self, ctx: Ctx, weapons: &Filter, target: CardId) -> Vec<(CardId, i32)> {
        let own = self
            .mine_of(ctx.you, self.w.index.guns)
            .filter(|w| self.together(*w, target) && self.fits(ctx, weapons, *w));
        own.filter_map(|weapon| {
            let cost = self.ready(ctx.you, weapon)?;
            self.shot_targets(ctx.you, weapon).contains(&target).then_some((weapon, cost))
        })
        .collect()
    }

    /// Whether so many weapons can fire at a target at once, and be paid for.
    pub fn is_in_sights(self, ctx: Ctx, n: u8, weapons: &Filter, target: CardId) -> bool {
        let mut guns = self.volley(ctx, weapons, target);
        guns.sort_unstable_by_key(|(_, cost)| *cost);
        let mut fired: Vec<CardId> = Vec::new();
        let mut price = 0;
        for (gun, cost) in guns {
            if fired.len() < usize::from(n) && self.fires_with(gun, &fired) {
                fired.push(gun);
                price += cost;
            }
        }
        fired.len() >= usize::from(n) && price <= self.force(ctx.you)
    }

    /// Whether a weapon can fire together with these: its bearer uses no more at once than it may (R351).
    pub fn fires_with(self, weapon: CardId, others: &[CardId]) -> bool {
        let host = self.w[weapon].host;
        let same = others.iter().filter(|o| self.w[**o].host == host).count();
        let h = self.print(host);
        let most = match () {
            () if h.is(Kind::Location) || h.is(Kind::Capital) || self.law(host, Law::ManyWeapons) => usize::MAX,
            () if h.is(Kind::Squadron) => 3,
            () if h.grants(Law::CountsTwice) => 2,
            () => 1,
        };
        same < most
    }

    /// The weapons that could be fired at somebody outside a battle (X26), spies under cover among them.
    pub fn snipes(self, seat: Seat) -> Vec<Act> {
        let force = self.force(seat);
        let mut found = Vec::new();
        for weapon in self.mine_of(seat, self.w.index.guns) {
            let Some(fire) = &self.print(weapon).fire else { continue };
            let ctx = Ctx { me: weapon, you: seat };
            let dear = fire.cost.as_ref().is_some_and(|c| self.value(ctx, c) > force);
            if dear || !self.is_active(weapon) || !self.can_shoot(weapon) || !self.holds(ctx, &fire.when) {
                continue;
            }
            let hand = self.is(weapon, Kind::CharacterWeapon);
            let open = |t: &CardId| {
                self.w[*t].owner != seat
                    && self.w[*t].berth != Berth::Beneath
                    && !self.is_concealed(*t)
                    && !self.is_safe(*t)
                    && self.in_reach(weapon, *t)
                    && (self.fits(ctx, &fire.at, *t) || (hand && self.print(*t).sort(crate::book::Sort::Seeker)))
            };
            found.extend(self.w.table().filter(open).map(|target| Act::Fire { weapon, target }));
        }
        found
    }

    /// How many sites away a weapon reaches (R198).
    fn range(self, weapon: CardId) -> usize {
        let own = self.print(weapon).fire.as_ref().map_or(0, |f| usize::from(f.range));
        own.max(usize::from(self.law(weapon, Law::LongRange)))
    }

    /// Whether somebody can fire it (R305, R342, R351).
    fn can_shoot(self, weapon: CardId) -> bool {
        let Some(host) = self.w[weapon].host.some() else { return false };
        let h = self.print(host);
        if h.is(Kind::Location) {
            return self.is_powered(weapon);
        }
        match h.kind {
            _ if h.is(Kind::Starship) => rule(305),
            _ if h.is(Kind::Vehicle) => rule(342),
            _ => rule(125),
        }
        if self.law(weapon, Law::CannotFire) {
            return false;
        }
        // Whoever may not have it deployed on it may carry it, and not use it (S30).
        let held = h.is(Kind::Character) && self.w[weapon].home != self.w[weapon].owner;
        if self.w[host].has(Mark::Crashed) || (held && !self.may_carry(weapon, host)) {
            return false;
        }
        // Who fires from afar need not take part (R198).
        let far = self.range(weapon) > 0;
        let fights = far || self.w.battle.as_ref().is_none_or(|b| b.cards.has(host));
        // A squadron uses as many weapons as it has craft (R303).
        let fired = || self.w.guests(host).filter(|g| self.w[*g].has(Mark::Fired)).count();
        let many = (h.is(Kind::Squadron) && fired() < 3) || (h.grants(Law::CountsTwice) && fired() < 2);
        if !fights || !(many || self.item_is_free(weapon)) {
            return false;
        }
        // Nothing but what works at a site is fired from a starfighter that has landed (R188, 004:1858).
        if self.w[host].has(Mark::Landed) && self.is(weapon, Kind::StarshipWeapon) {
            rule(188);
            return false;
        }
        !h.is_craft()
            || h.pilot.is_some()
            || self.w.guests(host).any(|g| self.w[g].owner == self.w[host].owner && self.gunner(g))
    }

    /// Whether a weapon reaches its target: present with it, or so many sites away (R198).
    pub fn in_reach(self, weapon: CardId, target: CardId) -> bool {
        if self.together(weapon, target) {
            return true;
        }
        let range = self.range(weapon);
        let sites = (self.present_at(self.host(weapon)), self.present_at(target));
        let (Some(from), Some(to)) = sites else { return false };
        let orbits = || self.is(from, Kind::System) && self.orbited(from) == Some(to);
        let near = range > 0 && (self.steps(from, to).is_some_and(|n| n <= range) || orbits());
        if near {
            rule(127);
            rule(198);
        }
        near
    }

    /// Whether a weapon on a site can fire: an automated one always (R037), artillery with a power source present (R024).
    fn is_powered(self, weapon: CardId) -> bool {
        if !self.is(weapon, Kind::Artillery) {
            if self.is(weapon, Kind::AutomatedWeapon) {
                rule(37);
            }
            return true;
        }
        rule(24);
        let at = self.location(weapon);
        let source = |c: CardId| {
            let p = self.print(c);
            let word = |t: &crate::book::Word| matches!(t.spelt(), "power droid" | "power source" | "fusion generator");
            p.traits.iter().any(word) || p.title.spelt().starts_with("Fusion Generator")
        };
        let seat = self.w[weapon].owner;
        self.mine(seat).any(|c| self.present_at(c) == at && source(c))
            || at.is_some_and(|l| seat == crate::world::LIGHT && self.print(l).title == *crate::book::names::GENERATORS)
    }

    /// The weapons that a player may fire at a creature under attack (S12): those that may target characters or creatures.
    pub fn shots_at_creature(self, seat: Seat, creature: CardId) -> Vec<CardId> {
        let force = self.force(seat);
        let fit = |weapon: &CardId| {
            let p = self.print(*weapon);
            let ctx = Ctx { me: *weapon, you: seat };
            let Some(fire) = &p.fire else { return false };
            // Who fires from afar need not take part (R198); who could take part in no battle does not fire from here.
            let near = || self.together(*weapon, creature) && !self.is_under_cover(self.w[*weapon].host);
            !self.w[*weapon].has(Mark::Fired)
                && self.is_active(*weapon)
                && self.can_shoot(*weapon)
                && (near() || self.range(*weapon) > 0 && self.in_reach(*weapon, creature))
                && targets_creatures(&fire.at)
                && self.holds(ctx, &fire.when)
                && fire.cost.as_ref().is_none_or(|c| self.value(ctx, c) <= force)
        };
        self.mine_of(seat, self.w.index.guns).filter(fit).collect()
    }

    fn gunner(self, card: CardId) -> bool {
        self.is(card, Kind::Character) && (!self.is(card, Kind::Droid) || self.skilled(card, Icon::Warrior))
    }
}

/// How long a limit counts.
pub(crate) fn period(limit: Limit) -> Option<Period> {
    match limit {
        Limit::Often => None,
        Limit::Turn => Some(Period::Turn),
        Limit::Phase => Some(Period::Phase),
        Limit::Battle => Some(Period::Battle),
        Limit::Game => Some(Period::Game),
        Limit::Title => Some(Period::Moment),
    }
}

/// Whether a weapon that targets these may target a creature (004:944): characters, or creatures by name.
fn targets_creatures(at: &Filter) -> bool {
    match at {
        Filter::Kind(kind) => matches!(kind, Kind::Character | Kind::Creature),
        Filter::AllOf(all) => all.iter().any(targets_creatures),
        Filter::AnyOf(any) => any.iter().any(targets_creatures),
        _ => false,
    }
}
