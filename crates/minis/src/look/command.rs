//! Commander effects: whom they reach and what they give (000:367-376, 860-862, 1152-1162; 003:475-609).

use super::{Look, Query, Source, Stat};
use crate::abilities::{AbilityId, list};
use crate::book::{Also, Effect, Filter, Gets, Range, When, Who};
use crate::world::{FigureId, How, World};
use dejarik_kernel::{Tally, Terms, trace};
use smallvec::SmallVec;

impl<'a> Look<'a> {
    /// Every commander effect in force, with the figure it comes from.
    pub fn effects(&self) -> impl Iterator<Item = (FigureId, &'a Effect)> + use<'a> {
        let look = *self;
        self.w
            .masks
            .commanders
            .iter()
            .filter(move |c| look.stands(*c))
            .flat_map(move |c| look.sheet(c).effects.iter().map(move |e| (c, e)))
    }

    /// Whether the commander's effect reaches that figure, whatever it gives (003:484-516).
    pub fn reached(&self, commander: FigureId, effect: &Effect, f: FigureId) -> bool {
        self.reached_at(commander, effect, f, 0)
    }

    fn reached_at(&self, commander: FigureId, effect: &Effect, f: FigureId, depth: u8) -> bool {
        let kind = match effect.who {
            Who::Followers => self.w.same_squad(commander, f) && !self.commander(f),
            Who::Allies => self.w.allies(commander, f),
            Who::Squad => self.w.same_squad(commander, f),
            Who::Enemies => self.w.enemies(commander, f),
        };
        kind && self.on_table(f)
            && !self.deaf(effect, f)
            && effect.only.iter().all(|filter| self.passes_at(f, filter, depth))
            && self.near_commander(commander, effect, f)
            && !self.disrupted(commander, f)
    }

    /// Droids, Savage characters, Holograms and spirits stand outside commander effects (000:1152-1157, 1508, 1567).
    fn deaf(&self, effect: &Effect, f: FigureId) -> bool {
        let droid = self.mere_droid(f);
        let names_droids = effect.also.contains(&Also::Droids) || effect.only.iter().any(names_droids);
        let names_savage = effect.also.contains(&Also::Savage) || effect.only.iter().any(names_savage);
        (droid && !names_droids && self.acts(f, list::DROID))
            || (!names_savage && self.acts(f, list::SAVAGE))
            || self.acts(f, list::HOLOGRAM)
            || self.acts(f, list::LIGHT_SPIRIT)
    }

    fn near_commander(&self, commander: FigureId, effect: &Effect, f: FigureId) -> bool {
        let ends = effect.when.iter().find_map(|w| if let When::EndsMoveWithin(n) = w { Some(*n) } else { None });
        let near = match effect.range {
            Range::Unlimited => true,
            _ if commander == f => true,
            Range::Within(n) => self.heard_from(commander, f, n),
            Range::Adjacent => self.adjacent(commander, f),
        };
        near && ends.is_none_or(|n| commander == f || self.heard_from(commander, f, n))
    }

    /// Whether the commander's effect with that range carries so far: Booming Voice lifts a limit of 6, but not the need to
    /// count the range (000:1123; 003:1110-1122).
    fn heard_from(&self, commander: FigureId, f: FigureId, n: u8) -> bool {
        self.within(commander, f, u16::from(n))
            || self.relayed(commander, f, n)
            || n == 6
                && self.w.masks.present.has(list::BOOMING_VOICE)
                && self.range(commander, f).is_some()
                && self.allies(commander).any(|v| self.acts(v, list::BOOMING_VOICE))
    }

    /// Whether somebody with Relay Orders passes the effect on to others, never to itself; Disruptive does not matter for it
    /// (003:1923-1931). Inferred: to those within the effect's range of it, wherever the commander is.
    fn relayed(&self, commander: FigureId, f: FigureId, n: u8) -> bool {
        self.w.masks.present.has(list::RELAY_ORDERS)
            && self.allies(commander).any(|relay| {
                relay != f
                    && self.has(relay, list::RELAY_ORDERS)
                    && self.within(relay, f, u16::from(n))
                    && self.acts(relay, list::RELAY_ORDERS)
            })
    }

    /// Within 6 of an enemy with Disruptive no commander effect reaches or emanates (000:1248).
    fn disrupted(&self, commander: FigureId, f: FigureId) -> bool {
        if !self.w.masks.present.has(list::DISRUPTIVE) {
            return false;
        }
        self.enemies(commander).any(|d| {
            self.has(d, list::DISRUPTIVE)
                && (self.within(d, commander, 6) || self.within(d, f, 6))
                && self.acts(d, list::DISRUPTIVE)
        })
    }

    /// Whether a figure passes a filter of a commander effect.
    pub fn passes(&self, f: FigureId, filter: &Filter) -> bool {
        self.passes_at(f, filter, 0)
    }

    fn passes_at(&self, f: FigureId, filter: &Filter, depth: u8) -> bool {
        match filter {
            Filter::Has(printed) => self.has_version(f, printed.ability, printed.number, depth),
            Filter::Lacks(printed) => !self.has_version(f, printed.ability, printed.number, depth),
            Filter::Droid => self.droid(f),
            Filter::Savage => self.has(f, list::SAVAGE),
            Filter::ForceRated => self.w[f].rated,
            Filter::NotForceRated => !self.w[f].rated,
            Filter::Commander => self.commander(f),
            Filter::AnyOf(filters) => filters.iter().any(|filter| self.passes_at(f, filter, depth)),
            Filter::Faction(faction) => self.w[f].faction == Some(*faction),
            Filter::Named(_)
            | Filter::NameContains(_)
            | Filter::Kind(_)
            | Filter::Trooper
            | Filter::Wookiee
            | Filter::Soldier
            | Filter::Unique
            | Filter::NonUnique
            | Filter::DamageUpTo(_) => self.rules.card(self.w[f].card).passes(filter, self.w.options.edition),
        }
    }

    /// Whether the conditions of an effect hold for that figure now; `q` is the attack it makes or suffers, if any.
    pub fn holds(&self, commander: FigureId, effect: &Effect, f: FigureId, q: Option<&Query>) -> bool {
        effect.when.iter().all(|when| self.holds_one(commander, when, f, q))
    }

    fn holds_one(&self, commander: FigureId, when: &When, f: FigureId, q: Option<&Query>) -> bool {
        match when {
            // Outside its turn nobody moves (003:972-979); in it, who gets this moves no more (000:372-374).
            When::NotMoved => !self.own_turn(f) || self.stays_put(f),
            When::InsteadOfMoving => !self.own_turn(f) || self.w.turn().is_some_and(|t| t.steps == 0),
            When::Moved => self.own_turn(f) && self.w.turn().is_some_and(|t| t.steps > 0),
            When::AgainstAdjacent => q.is_some_and(|q| self.reaches(q.by, q.at)),
            When::AgainstFaction(faction) => q.is_some_and(|q| self.w[q.at].faction == Some(*faction)),
            When::AgainstActivated => q.is_some_and(|q| self.w[q.at].activated),
            When::AgainstNotActivated => q.is_some_and(|q| !self.w[q.at].activated),
            When::AllyWithin(n) => self.allies(f).any(|ally| self.within(f, ally, u16::from(*n))),
            When::HasCover => q.is_some_and(|q| q.at == f && self.covered(q.by, f, true)),
            When::OnCritical => q.is_some_and(|q| q.critical),
            // Allies of the commander are meant, and he is none of his own (003:946-949).
            When::CombinedFireBy(filters) => self.w.attacks.last().is_some_and(|attack| {
                let fits = |h: FigureId| h != commander && filters.iter().all(|filter| self.passes(h, filter));
                attack.by == f && attack.helpers.iter().any(fits)
            }),
            When::CommanderSeesEnemy => self.enemies(commander).any(|enemy| self.sees(commander, enemy)),
            // How near is a question of reach; here only that it has moved and that the move is over (003:725-729, 925-934).
            When::EndsMoveWithin(_) => self.own_turn(f) && self.w.turn().is_some_and(|t| t.steps > 0 && !t.walking),
            When::DefeatsEnemy
            | When::IsDefeated
            | When::IsMissed
            | When::EndOfCommandersTurn
            | When::AfterInitiative => false,
        }
    }

    /// Commander bonuses to a number: of several only the best counts (000:1158-1161).
    pub(super) fn commander_terms<T: Terms<Source>>(&self, q: &Query, tally: &mut Tally<T>) {
        if self.w.masks.commanders.is_empty() && self.w.conditions.is_empty() {
            return;
        }
        let subject = if q.stat == Stat::Defense { q.at } else { q.by };
        let (mut up, mut down) = ((0, None), (0, None));
        let mut weigh = |value: i32, from: FigureId| {
            if value > up.0 {
                up = (value, Some(from));
            } else if value < down.0 {
                down = (value, Some(from));
            }
        };
        for (commander, effect) in self.effects() {
            let value = stat_sum(&effect.gets, q.stat);
            if value != 0 && self.reached(commander, effect, subject) && self.holds(commander, effect, subject, Some(q))
            {
                weigh(value, commander);
            }
        }
        for (commander, value) in self.favours(subject, q.stat) {
            weigh(value, commander);
        }
        if matches!(q.stat, Stat::Attack | Stat::Defense) {
            self.valor(subject).into_iter().for_each(|commander| weigh(2, commander));
        }
        // What an order brings is a bonus of a commander like others (003:530-533).
        let ordered = self.under_way(q).filter(|attack| attack.commanded()).map_or(0, |attack| match q.stat {
            Stat::Attack => i32::from(attack.attack_bonus),
            Stat::Damage => i32::from(attack.damage_bonus),
            Stat::Defense | Stat::BaseDamage => 0,
        });
        if ordered >= up.0 {
            up.1 = None;
            tally.add(|| Source::Occasion, ordered);
        }
        for (value, from) in [up, down] {
            if let Some(from) = from {
                trace::acted(list::TERM_COMMANDER_EFFECT.0);
                tally.add(|| Source::Commander(from), value);
            }
        }
        if q.stat == Stat::Attack && !self.w.conditions.is_empty() {
            self.lessons(subject, tally);
        }
    }

    /// What commanders gave the figure alone, when they named it at the end of a turn of theirs (003:956-964).
    fn favours(&self, f: FigureId, stat: Stat) -> impl Iterator<Item = (FigureId, i32)> {
        let look = *self;
        let named = self.w.conditions.iter().filter(move |c| c.on == f && c.ability == list::TERM_COMMANDER_EFFECT);
        named.filter(move |c| c.until.is_for_sources_turns() && look.stands(c.source)).filter_map(move |c| {
            let given = look.sheet(c.source).effects.iter().flat_map(|effect| &effect.gets);
            let value = given.map(|gets| if let Gets::OneGets(all) = gets { stat_sum(all, stat) } else { 0 }).sum();
            (value != 0 && !look.disrupted(c.source, f)).then_some((c.source, value))
        })
    }

    /// Whether a commander would better the attack under way if its attacker gave up moving this turn.
    pub fn gains_by_standing(&self) -> bool {
        let attack = self.w.attack();
        let may_choose = attack.how != How::Opportunity
            && self.w.turn().is_some_and(|t| t.who == attack.by && t.steps == 0)
            && !self.rooted(attack.by);
        may_choose && [Stat::Attack, Stat::Damage].into_iter().any(|stat| self.gains(&self.query(attack, stat)))
    }

    fn gains(&self, q: &Query) -> bool {
        let (mut now, mut standing) = (0, 0);
        for (commander, effect) in self.effects() {
            let value = stat_sum(&effect.gets, q.stat);
            let others = || {
                effect
                    .when
                    .iter()
                    .filter(|w| **w != When::NotMoved)
                    .all(|w| self.holds_one(commander, w, q.by, Some(q)))
            };
            if value <= 0 || !self.reached(commander, effect, q.by) || !others() {
                continue;
            }
            let best = if effect.when.contains(&When::NotMoved) { &mut standing } else { &mut now };
            *best = value.max(*best);
        }
        standing > now
    }

    /// What the falls of others have taught: these bonuses add to each other and to all else (003:709-724).
    fn lessons<T: Terms<Source>>(&self, f: FigureId, tally: &mut Tally<T>) {
        for (commander, effect) in self.effects() {
            let teaches = effect.gets.iter().any(|g| matches!(g, Gets::FallsOnNaturalOne { .. }));
            let mark = self
                .w
                .conditions
                .iter()
                .find(|c| c.on == commander && c.source == commander && c.ability == list::TERM_COMMANDER_EFFECT);
            if let Some(mark) = mark.filter(|_| teaches && self.reached(commander, effect, f)) {
                trace::acted(list::TERM_COMMANDER_EFFECT.0);
                tally.add(|| Source::Commander(commander), i32::from(mark.number));
            }
        }
    }

    /// Who gives the figure Force Valor's bonus: a commander effect made by a Force power (000:1455).
    fn valor(&self, f: FigureId) -> Option<FigureId> {
        let reach = |c: FigureId| {
            let follower = || self.w.same_squad(c, f) && !self.commander(f);
            self.w.allies(c, f)
                && (follower() || self.w.options.edition.valor_reaches_commanders())
                && self.within(c, f, 6)
                && !self.disrupted(c, f)
                && !self.deaf(&PLAIN, f)
        };
        let source = self
            .w
            .conditions
            .iter()
            .filter(|c| c.ability == list::FORCE_VALOR && self.stands(c.on))
            .map(|c| c.on)
            .find(|c| reach(*c))?;
        trace::acted(list::FORCE_VALOR.0);
        Some(source)
    }

    /// An ability that some commander gives the figure, with its number.
    pub(super) fn commanded_ability(&self, f: FigureId, a: AbilityId) -> Option<i16> {
        let best = self.commanded(f, a, 0).map(|(_, n)| n).max();
        if best.is_some() {
            trace::acted(list::TERM_COMMANDER_EFFECT.0);
        }
        best
    }

    /// Whether some commander gives the figure a version of the ability that fits.
    pub(super) fn commanded_version(&self, f: FigureId, a: AbilityId, fits: &dyn Fn(i16) -> bool, depth: u8) -> bool {
        self.commanded(f, a, depth + 1).any(|(_, n)| fits(n))
    }

    /// What each commander gives the figure of an ability.
    pub(super) fn commanded(&self, f: FigureId, a: AbilityId, depth: u8) -> impl Iterator<Item = (FigureId, i16)> {
        let look = *self;
        // A commander effect ends with the commander's defeat, but what it gives him he has as he falls (003:854-858).
        let falling = self.w.falls.last().is_some_and(|fall| fall.who == f) && self.w[f].defeated;
        let last = if falling { self.sheet(f).effects.as_slice() } else { &[] };
        self.effects().chain(last.iter().map(move |e| (f, e))).filter_map(move |(commander, effect)| {
            let number = effect.gets.iter().find_map(|gets| match gets {
                Gets::Ability(printed) if printed.ability == a => Some(printed.value().unwrap_or(0)),
                Gets::TargetedOnlyByAdjacent if a == list::SUPER_STEALTH => Some(0),
                _ => None,
            })?;
            (look.reached_at(commander, effect, f, depth) && look.holds_for_gift(commander, effect, f))
                .then_some((commander, number))
        })
    }

    /// The conditions of a gift; what depends on an attack is read from the one under way. Whether somebody has cover is
    /// asked again where it is targeted (003:672-680).
    fn holds_for_gift(&self, commander: FigureId, effect: &Effect, f: FigureId) -> bool {
        let attack = self.w.attacks.last().filter(|attack| attack.by == f || attack.target == f);
        let query = attack.map(|attack| self.query(attack, Stat::Attack));
        let shadow = effect.gets.contains(&Gets::TargetedOnlyByAdjacent);
        let holds = |when: &When| self.holds_one(commander, when, f, query.as_ref());
        effect.when.iter().all(|when| shadow && *when == When::HasCover || holds(when))
    }

    /// The best critical roll that a commander gives the figure (20 if none does).
    pub(super) fn commanded_critical(&self, f: FigureId) -> u8 {
        let of = |effect: &Effect| {
            effect.gets.iter().find_map(|gets| if let Gets::CriticalOn(n) = gets { Some(*n) } else { None })
        };
        self.effects()
            .filter_map(|(commander, effect)| {
                let n = of(effect)?;
                (self.reached(commander, effect, f) && self.holds(commander, effect, f, None)).then(|| {
                    trace::acted(list::TERM_COMMANDER_EFFECT.0);
                    n
                })
            })
            .min()
            .unwrap_or(20)
    }

    /// What commander effects make combined fire worth for that helper, 0 if nothing (003:614-621).
    pub(super) fn commanded_fire(&self, _by: FigureId, helper: FigureId) -> i32 {
        self.effects()
            .filter_map(|(commander, effect)| {
                let value = effect.gets.iter().find_map(|gets| match gets {
                    Gets::CombinedFire(n) => Some(i32::from(*n)),
                    _ => None,
                })?;
                (self.reached(commander, effect, helper) && self.holds(commander, effect, helper, None))
                    .then_some(value)
            })
            .max()
            .unwrap_or(0)
    }

    /// What is added to that helper's combined fire: the best of Control Minds and other direct bonuses of commanders, and
    /// Battle Meditation, which adds to all of them (000:1084, 1165; 003:622-636, 816-822, 849-853).
    pub(super) fn extra_fire(&self, helper: FigureId) -> i32 {
        let from = |power: AbilityId| i32::from(self.under(power, helper, World::allies)) * 2;
        let bonus = |gets: &Gets| if let Gets::CombinedFireBonus(n) = gets { i32::from(*n) } else { 0 };
        let direct = self.effects().map(|(commander, effect)| {
            let value: i32 = effect.gets.iter().map(bonus).sum();
            let works =
                value != 0 && self.reached(commander, effect, helper) && self.holds(commander, effect, helper, None);
            i32::from(works) * value
        });
        direct.fold(from(list::CONTROL_MINDS), i32::max) + from(list::BATTLE_MEDITATION)
    }

    /// Whether Battle Meditation of an enemy keeps this figure from combining fire (000:1084; 003:622-636).
    pub fn fire_jammed(&self, helper: FigureId) -> bool {
        self.under(list::BATTLE_MEDITATION, helper, World::enemies)
    }

    /// Whether the commander effect that somebody of that kind has made with a Force power reaches the figure. It is one like
    /// any other: nobody's on himself, and void near Disruptive and for those who stand outside (000:1157, 1248; 003:633-636).
    fn under(&self, power: AbilityId, f: FigureId, kind: fn(&World, FigureId, FigureId) -> bool) -> bool {
        let reaches = |c: FigureId| kind(self.w, c, f) && !self.deaf(&PLAIN, f) && !self.disrupted(c, f);
        let under = self.w.conditions.iter().any(|c| c.ability == power && self.stands(c.on) && reaches(c.on));
        if under {
            trace::acted(power.0);
        }
        under
    }

    /// Whether a commander keeps the figure's moves from provoking attacks of opportunity (003:681-688).
    pub fn unprovoked(&self, f: FigureId) -> bool {
        self.gets(f, |gets| *gets == Gets::ProvokesNothing)
    }

    /// Whether a commander lets the figure target that enemy past cover, whatever for (003:742-750).
    pub(super) fn commanded_past_cover(&self, by: FigureId, at: FigureId) -> bool {
        self.gets(
            by,
            |gets| matches!(gets, Gets::TargetsPastCover(filters) if filters.iter().all(|f| self.passes(at, f))),
        )
    }

    /// Whether a commander lets the figure make all its attacks in spite of half a move (003:755-771).
    pub fn fights_on_the_move(&self, f: FigureId) -> bool {
        self.gets(f, |gets| *gets == Gets::AllAttacksAndHalfMove)
    }

    /// Whether a commander lets the figure replace its attacks by two abilities (003:646-652).
    pub fn replaces_twice(&self, f: FigureId) -> bool {
        self.gets(f, |gets| *gets == Gets::ReplacesAttacksTwice)
    }

    /// Whether some commander gives the figure what fits.
    fn gets(&self, f: FigureId, fits: impl Fn(&Gets) -> bool) -> bool {
        self.effects().any(|(commander, effect)| {
            effect.gets.iter().any(&fits)
                && self.reached(commander, effect, f)
                && self.holds(commander, effect, f, None)
        })
    }

    /// Extra squares that commanders give the figure on its turn; different effects add (003:642-645), the same one of two
    /// commanders does not (000:1158).
    pub fn commanded_squares(&self, f: FigureId) -> i32 {
        let squares = |effect: &Effect| -> i32 {
            effect.gets.iter().map(|gets| if let Gets::Squares(n) = gets { i32::from(*n) } else { 0 }).sum()
        };
        let works = |(commander, effect): &(FigureId, &Effect)| {
            squares(effect) != 0 && self.reached(*commander, effect, f) && self.holds(*commander, effect, f, None)
        };
        let all: SmallVec<[(FigureId, &Effect); 4]> = self.effects().filter(works).collect();
        let same = |a: (FigureId, &Effect), b: (FigureId, &Effect)| self.namesakes(a.0, b.0) && a.1 == b.1;
        let first = |i: &usize| !all[..*i].iter().any(|other| same(*other, all[*i]));
        (0..all.len()).filter(first).map(|i| squares(all[i].1)).sum()
    }
}

/// An effect that says nothing special, for powers that make one.
const PLAIN: Effect = Effect {
    who: Who::Followers,
    only: Vec::new(),
    also: Vec::new(),
    range: Range::Within(6),
    when: Vec::new(),
    gets: Vec::new(),
};

fn stat_sum(gets: &[Gets], stat: Stat) -> i32 {
    gets.iter().map(|gets| stat_bonus(gets, stat)).sum()
}

fn stat_bonus(gets: &Gets, stat: Stat) -> i32 {
    match (gets, stat) {
        (Gets::Attack(n), Stat::Attack) | (Gets::Defense(n), Stat::Defense) => i32::from(*n),
        (Gets::Damage(n) | Gets::DamageAfterDoubling(n), Stat::Damage) => i32::from(*n),
        _ => 0,
    }
}

fn names_droids(filter: &Filter) -> bool {
    match filter {
        Filter::Droid => true,
        Filter::Has(printed) => printed.ability == list::DROID,
        Filter::Kind(kind) | Filter::NameContains(kind) | Filter::Named(kind) => kind.contains("Droid"),
        Filter::AnyOf(filters) => filters.iter().any(names_droids),
        _ => false,
    }
}

fn names_savage(filter: &Filter) -> bool {
    match filter {
        Filter::Savage => true,
        Filter::Has(printed) => printed.ability == list::SAVAGE,
        Filter::AnyOf(filters) => filters.iter().any(names_savage),
        _ => false,
    }
}
