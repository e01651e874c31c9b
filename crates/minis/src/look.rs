//! A look at the World with the Book in hand: every query of the game starts here.

use crate::Minis;
use crate::abilities::{AbilityId, Moment, list};
use crate::book::{Faction, Size};
use crate::map::{Space, Square, Terrain};
use crate::sheet::Sheet;
use crate::world::{Attack, FigureId, How, Nature, Place, Prize, World};
use dejarik_kernel::trace;

mod command;
mod extra;
mod force;
mod hit;
mod numbers;
mod sight;
mod speed;
mod target;
mod transport;

pub use force::{FOREIGN, SPENDING};
pub use numbers::{Query, Source, Stat};
pub use target::Purpose;

/// A look at the World. Pure: it changes nothing and asks nobody.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The rules and the Book.
    pub rules: &'a Minis,
    /// The World.
    pub w: &'a World,
}

impl<'a> Look<'a> {
    /// A look at this World.
    pub fn new(rules: &'a Minis, w: &'a World) -> Look<'a> {
        Look { rules, w }
    }

    /// The figure's stat card, made ready for play.
    #[inline]
    pub fn sheet(&self, f: FigureId) -> &'a Sheet {
        self.rules.sheet(self.w[f].card)
    }

    /// The number of an ability that the figure has now, printed or given and not taken away; 0 if it has none.
    pub fn number(&self, f: FigureId, a: AbilityId) -> Option<i16> {
        let best = self.owned(f, a)?;
        (!self.w.masks.takeable.has(a) || !self.taken(f, a)).then_some(best)
    }

    /// As [`Look::number`], whatever is taken away from it.
    pub fn owned(&self, f: FigureId, a: AbilityId) -> Option<i16> {
        let printed = self.sheet(f).number(a);
        let given = if self.w.masks.grantable.has(a) { self.given(f, a) } else { None };
        printed.max(given)
    }

    /// Whether the figure has that very version of an ability, among others of its name perhaps (003:1038-1041). `depth`
    /// counts commanders who give what other commanders ask for: beyond two nothing is given.
    fn has_version(&self, f: FigureId, a: AbilityId, number: Option<i16>, depth: u8) -> bool {
        let fits = |n: i16| number.is_none_or(|m| m == n);
        let masks = &self.w.masks;
        if masks.takeable.has(a) && self.taken(f, a) {
            return false;
        }
        if self.sheet(f).printed.iter().any(|(b, n)| *b == a && fits(*n)) {
            return true;
        }
        masks.grantable.has(a)
            && (self.lent(f, a).is_some_and(fits) || depth < 2 && self.commanded_version(f, a, &fits, depth))
    }

    /// Whether the figure has the ability now.
    #[inline]
    pub fn has(&self, f: FigureId, a: AbilityId) -> bool {
        self.w.masks.present.has(a) && self.number(f, a).is_some()
    }

    /// Whether the figure has the ability now and it is just about to make a difference: as [`Look::has`], and told to the
    /// trace.
    #[inline]
    pub fn acts(&self, f: FigureId, a: AbilityId) -> bool {
        let acts = self.has(f, a);
        if acts {
            trace::acted(a.0);
        }
        acts
    }

    /// What somebody or something gives the figure of this ability.
    fn given(&self, f: FigureId, a: AbilityId) -> Option<i16> {
        self.lent(f, a).max(self.commanded_ability(f, a))
    }

    /// What conditions and abilities of others, but no commander, give the figure of this ability.
    fn lent(&self, f: FigureId, a: AbilityId) -> Option<i16> {
        let standing = self
            .w
            .conditions
            .iter()
            .filter(|c| c.on == f && c.ability == a && c.nature == Nature::Granted)
            .map(|c| c.number)
            .max();
        let by_ability = self
            .w
            .masks
            .givers
            .iter()
            .filter(|giver| self.on_table(*giver))
            .flat_map(|giver| self.sheet(giver).givers.iter().map(move |(g, n)| (giver, *g, *n)))
            .filter_map(|(giver, g, n)| {
                let ability = self.rules.ability(g)?;
                let named = || self.sheet(giver).named.iter().any(|(from, to, _)| (*from, *to) == (g, a));
                let gives = ability.gives.contains(&a) || named();
                let given = gives.then(|| (ability.grants)(self, giver, n, f, a))??;
                trace::acted(g.0);
                Some(given)
            })
            .max();
        standing.max(by_ability)
    }

    fn taken(&self, f: FigureId, a: AbilityId) -> bool {
        self.sensed(f, a)
            || self.misnamed(f, a)
            || self.w.masks.givers.iter().filter(|giver| self.on_table(*giver)).any(|giver| {
                self.sheet(giver).takers.iter().any(|(t, n)| {
                    let Some(ability) = self.rules.ability(*t) else { return false };
                    let taken = ability.takes.contains(&a) && (ability.denies)(self, giver, *n, f, a);
                    if taken {
                        trace::acted(t.0);
                    }
                    taken
                })
            })
    }

    /// Whether Force Sense has found the figure out this round; what protects from Force powers protects from it at any
    /// moment (003:2506-2519).
    fn sensed(&self, f: FigureId, a: AbilityId) -> bool {
        let sensed = a == list::STEALTH && self.w.mark(f, list::FORCE_SENSE).is_some() && !self.force_immune(f);
        if sensed {
            trace::acted(list::FORCE_SENSE.0);
        }
        sensed
    }

    /// Whether its name gives the figure Order 66 in the newer book alone (E-34).
    fn misnamed(&self, f: FigureId, a: AbilityId) -> bool {
        a == list::ORDER_66
            && !self.rules.card(self.w[f].card).has_order_66(self.w.options.edition)
            && (!self.w.masks.grantable.has(a) || self.given(f, a).is_none())
    }

    /// Whether the figure is in play.
    pub fn on_table(&self, f: FigureId) -> bool {
        self.w[f].place != Place::Off
    }

    /// Whether the figure is in play and not defeated: a figure that falls is on the map until it is removed (step 14).
    #[inline]
    pub fn stands(&self, f: FigureId) -> bool {
        self.on_table(f) && !self.w[f].defeated
    }

    /// Whether the figure can still make an attack: it stands, or is about to be taken off the map (step 13).
    pub fn strikes(&self, f: FigureId) -> bool {
        self.on_table(f) && (!self.w[f].defeated || self.w.falls.iter().any(|fall| fall.who == f))
    }

    /// The squares the figure covers; a passenger's are its transport's (H-30).
    ///
    /// # Panics
    /// If the figure is not in play.
    #[inline]
    pub fn space(&self, f: FigureId) -> Space {
        self.space_of(f).expect("a figure in play")
    }

    /// The squares the figure covers, if it is in play.
    #[inline]
    pub fn space_of(&self, f: FigureId) -> Option<Space> {
        let figure = &self.w[f];
        match figure.place {
            Place::Off => None,
            Place::At(at) if figure.squeezed => Some(Space { at, size: figure.span.div_ceil(2) }),
            Place::At(at) => Some(Space { at, size: figure.span }),
            Place::Aboard(transport) => self.space_aboard(transport),
        }
    }

    /// Apart, so that the common case is small enough to be inlined.
    #[cold]
    fn space_aboard(&self, transport: FigureId) -> Option<Space> {
        self.space_of(transport)
    }

    /// Hit Points left.
    pub fn hit_points(&self, f: FigureId) -> i16 {
        self.sheet(f).hit_points - self.w[f].damage
    }

    /// Whether it has lost Hit Points (000:2021).
    pub fn wounded(&self, f: FigureId) -> bool {
        let wounded = self.w[f].damage > 0;
        if wounded {
            trace::acted(list::TERM_WOUNDED.0);
        }
        wounded
    }

    /// Whether it is a Droid for good and ill; a Cyborg is one too (000:1185).
    pub fn droid(&self, f: FigureId) -> bool {
        self.has(f, list::DROID) || self.acts(f, list::CYBORG)
    }

    /// Whether it is a Droid and nothing else: a Cyborg is also none, so what passes Droids by finds it (000:1185).
    pub fn mere_droid(&self, f: FigureId) -> bool {
        self.has(f, list::DROID) && !self.has(f, list::CYBORG)
    }

    /// Whether it is living (000:1616).
    pub fn living(&self, f: FigureId) -> bool {
        trace::acted(list::TERM_LIVING.0);
        !self.has(f, list::MOUNTED_WEAPON) && !self.mere_droid(f)
    }

    /// Whether a Breath Mask protects it from poison (003:1127-1129). Inferred: from all of it that has that name, and in
    /// full.
    pub fn breathes(&self, f: FigureId) -> bool {
        self.acts(f, list::BREATH_MASK)
    }

    /// Whether an enemy destabilizes its shields, which it has but cannot use (003:1251-1255). Inferred: within 6 squares.
    pub fn destabilized(&self, f: FigureId) -> bool {
        self.w.masks.present.has(list::DESTABILIZE_SHIELDS)
            && self.enemies(f).any(|e| {
                self.has(e, list::DESTABILIZE_SHIELDS)
                    && self.within(e, f, 6)
                    && self.acts(e, list::DESTABILIZE_SHIELDS)
            })
    }

    /// Tells the trace that the figure's size mattered.
    pub fn tell_size(&self, f: FigureId) {
        let size = match self.rules.card(self.w[f].card).size {
            Size::Small => list::SMALL,
            Size::Medium => list::MEDIUM,
            Size::Large => list::LARGE,
            Size::Huge => list::HUGE,
        };
        trace::acted(size.0);
    }

    /// Whether it is Huge or larger.
    pub fn huge(&self, f: FigureId) -> bool {
        self.w[f].span >= 3
    }

    /// Whether it is Unique.
    pub fn unique(&self, f: FigureId) -> bool {
        self.sheet(f).unique
    }

    /// Whether the two have the same name.
    pub fn namesakes(&self, a: FigureId, b: FigureId) -> bool {
        let (a, b) = (self.w[a].card, self.w[b].card);
        a == b || self.rules.card(a).name == self.rules.card(b).name
    }

    /// Whether it is of that faction.
    pub fn of_faction(&self, f: FigureId, faction: Faction) -> bool {
        self.w[f].faction == Some(faction)
    }

    /// Whether the other is one that the figure's ability names in brackets.
    pub fn speaks_of(&self, f: FigureId, ability: AbilityId, other: FigureId) -> bool {
        self.sheet(f).speaks_of(ability, self.w[other].card, self.w.options.edition)
    }

    /// Whether it fights with a lightsaber (000:2014).
    pub fn lightsaber(&self, f: FigureId) -> bool {
        let lightsaber = self.sheet(f).lightsaber || self.has(f, list::LIGHTSABER);
        if lightsaber {
            trace::acted(list::TERM_WITH_LIGHTSABERS.0);
        }
        lightsaber
    }

    /// Whether it has a commander effect at the moment (000:1152), printed or created by a Force power.
    pub fn commander(&self, f: FigureId) -> bool {
        !self.sheet(f).effects.is_empty()
            || self.sheet(f).unknown_commander
            || [list::FORCE_VALOR, list::BATTLE_MEDITATION, list::CONTROL_MINDS]
                .into_iter()
                .any(|power| self.w.mark(f, power).is_some())
    }

    /// Enemies of the figure that are in play.
    pub fn enemies(&self, f: FigureId) -> impl Iterator<Item = FigureId> + Clone + use<'a> {
        let (w, team) = (self.w, self.w.team(self.w[f].side));
        self.characters().filter(move |g| w.team(w[*g].side) != team)
    }

    /// Allies of the figure that are in play.
    pub fn allies(&self, f: FigureId) -> impl Iterator<Item = FigureId> + Clone + use<'a> {
        let (w, team) = (self.w, self.w.team(self.w[f].side));
        self.characters().filter(move |g| w.team(w[*g].side) == team && *g != f)
    }

    /// Everybody in play but the figure.
    pub fn others(&self, f: FigureId) -> impl Iterator<Item = FigureId> + Clone + use<'a> {
        self.characters().filter(move |g| *g != f)
    }

    /// The characters in play; who is Frozen in Carbonite is an object and none of them (000:1467).
    fn characters(&self) -> impl Iterator<Item = FigureId> + Clone + use<'a> {
        let (rules, w) = (self.rules, self.w);
        let any = w.masks.present.has(list::FROZEN_IN_CARBONITE);
        let object = move |g: FigureId| any && rules.sheet(w[g].card).abilities.has(list::FROZEN_IN_CARBONITE);
        w.in_play().filter(move |g| !w[*g].defeated && !object(*g))
    }

    /// Whether the turn under way is the figure's own.
    pub fn own_turn(&self, f: FigureId) -> bool {
        self.w.turn().is_some_and(|t| t.who == f)
    }

    /// Whether the figure used that in the attack under way.
    pub fn used_in_attack(&self, f: FigureId, a: AbilityId) -> bool {
        self.w.attacks.last().is_some_and(|attack| attack.used(f, a))
    }

    /// How often the figure used that in the turn under way.
    pub fn times_in_turn(&self, f: FigureId, a: AbilityId) -> usize {
        self.w.turn().map_or(0, |turn| turn.times(f, a))
    }

    /// Whether an attack by the figure is a melee attack (000:1640, 1736); a thrown lightsaber is none (000:1603).
    pub fn melee(&self, by: FigureId, at: FigureId, how: How) -> bool {
        let thrown = matches!(
            how,
            How::Ability(list::LIGHTSABER_THROW | list::LIGHTSABER_THROW_2 | list::LIGHTSABER_THROW_5)
                | How::Sweep(list::LIGHTSABER_THROW_5)
        );
        let blade = self.has(by, list::POISONED_BLADE) && self.adjacent(by, at);
        !thrown && (self.has(by, list::MELEE_ATTACK) || blade)
    }

    /// Whom somebody answers who uses an ability at this moment: the attacker, whoever deals the damage, uses the power.
    pub fn answered(&self, moment: Moment) -> Option<FigureId> {
        match moment {
            Moment::Targeted => self.w.aims.last().map(|aim| aim.by),
            Moment::Announced
            | Moment::Declared
            | Moment::BeforeRoll
            | Moment::Rolled
            | Moment::Attacked
            | Moment::Read
            | Moment::Hit
            | Moment::Missed
            | Moment::Aftermath => self.w.attacks.last().map(|attack| attack.by),
            Moment::Guard | Moment::Hurt => self.w.hurts.last().map(|hurt| hurt.by),
            Moment::Power => self.w.powers.last().map(|power| power.who),
            Moment::SetUp
            | Moment::Initiative
            | Moment::InitiativeRolled
            | Moment::Activated
            | Moment::TurnEnd
            | Moment::Falling
            | Moment::Fallen
            | Moment::Gone
            | Moment::Entered
            | Moment::Saved => None,
        }
    }

    /// Whether nothing can cancel, avoid, reduce, redirect or turn back attacks of the figure, or the damage they deal, in
    /// the turn under way (000:1709-1714; faq-492).
    pub fn unstoppable(&self, by: FigureId) -> bool {
        let unstoppable = self.w.mark(by, list::OVERWHELMING_FORCE).is_some();
        if unstoppable {
            trace::acted(list::OVERWHELMING_FORCE.0);
        }
        unstoppable
    }

    /// Whether the figure can take no further action in the turn under way: it changed sides in it (000:1088-1089).
    pub fn halted(&self, f: FigureId) -> bool {
        self.w.masks.present.has(list::BETRAYAL) && self.times_in_turn(f, list::BETRAYAL) > 0
    }

    /// Whether this attack is one of its own turn, which is where combined fire and much else is allowed.
    pub fn on_own_turn(&self, attack: &Attack) -> bool {
        matches!(attack.how, How::Normal | How::Ability(_) | How::Sweep(_)) && self.own_turn(attack.by)
    }

    /// Whether somebody could end a move with its space there: on the map, no walls inside, no pit, nobody in the way.
    ///
    /// A spirit may be anywhere but inside a wall, over a pit too (000:1567; 003:2623-2626).
    pub fn free_for(&self, who: FigureId, at: Square) -> bool {
        let space = Space { at, size: self.w[who].span };
        let fits = if self.has(who, list::LIGHT_SPIRIT) {
            let map = self.geometry().map();
            map.contains(space) && space.squares().all(|s| map.terrain(s) != Terrain::Object)
        } else {
            self.geometry().fits(space, self.w.open)
        };
        fits && space.squares().all(|s| self.nobody_but(who, s))
    }

    /// The space the figure would cover with its top left square there.
    pub fn space_if(&self, who: FigureId, at: Square) -> Space {
        Space { at, size: self.w[who].span }
    }

    /// The free places for the figure that are nearest to a space, counted around walls.
    pub fn nearest_places(&self, who: FigureId, to: Space) -> Vec<Square> {
        let far = |s: &Square| self.geometry().range(self.space_if(who, *s), to, self.w.open);
        let free: Vec<Square> = self.geometry().map().squares().filter(|s| self.free_for(who, *s)).collect();
        let least = free.iter().filter_map(far).min();
        free.into_iter().filter(|s| far(s) == least).collect()
    }

    /// Whether the droid follows the figure's side, which may then pass it.
    pub fn leads(&self, f: FigureId, prize: &Prize) -> bool {
        prize.led_by.is_some_and(|leader| self.stands(leader) && self.w.same_side(leader, f))
    }

    /// Whether the figure stands next to the droid of "Capture the Droid".
    pub fn beside_prize(&self, f: FigureId) -> bool {
        let at = self.w.prize.map(|p| Space { at: p.at, size: 1 });
        at.is_some_and(|at| self.geometry().adjacent(self.space(f), at, self.w.open))
    }

    /// Whether nobody else stands on the square.
    pub fn nobody_but(&self, who: FigureId, square: Square) -> bool {
        self.w.standing_on(square).is_none_or(|f| f == who) && self.w.prize.is_none_or(|p| p.at != square)
    }
}
