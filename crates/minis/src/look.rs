//! A look at the World with the Book in hand: every query of the game starts here.

use crate::Minis;
use crate::abilities::{AbilityId, list};
use crate::map::{Space, Square};
use crate::sheet::Sheet;
use crate::world::{Attack, FigureId, How, Nature, Place, Prize, World};
use dejarik_kernel::trace;

mod command;
mod force;
mod hit;
mod numbers;
mod sight;
mod speed;
mod target;

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
    pub fn sheet(&self, f: FigureId) -> &'a Sheet {
        self.rules.sheet(self.w[f].card)
    }

    /// The number of an ability that the figure has now, printed or given and not taken away; 0 if it has none.
    pub fn number(&self, f: FigureId, a: AbilityId) -> Option<i16> {
        let printed = self.sheet(f).number(a);
        let masks = &self.w.masks;
        let given = if masks.grantable.has(a) { self.given(f, a) } else { None };
        let best = printed.max(given)?;
        (!masks.takeable.has(a) || !self.taken(f, a)).then_some(best)
    }

    /// Whether the figure has the ability now.
    pub fn has(&self, f: FigureId, a: AbilityId) -> bool {
        self.w.masks.present.has(a) && self.number(f, a).is_some()
    }

    /// Whether the figure has the ability now and it is just about to make a difference: as [`Look::has`], and told to the
    /// trace.
    pub fn acts(&self, f: FigureId, a: AbilityId) -> bool {
        let acts = self.has(f, a);
        if acts {
            trace::acted(a.0);
        }
        acts
    }

    /// What somebody or something gives the figure of this ability.
    fn given(&self, f: FigureId, a: AbilityId) -> Option<i16> {
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
                let given = ability.gives.contains(&a).then(|| (ability.grants)(self, giver, n, f, a))??;
                trace::acted(g.0);
                Some(given)
            })
            .max();
        standing.max(by_ability).max(self.commanded_ability(f, a))
    }

    fn taken(&self, f: FigureId, a: AbilityId) -> bool {
        self.w.masks.givers.iter().filter(|giver| self.on_table(*giver)).any(|giver| {
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

    /// Whether the figure is in play.
    pub fn on_table(&self, f: FigureId) -> bool {
        self.w[f].place != Place::Off
    }

    /// Whether the figure is in play and not defeated: a figure that falls is on the map until it is removed (step 14).
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
    pub fn space(&self, f: FigureId) -> Space {
        self.space_of(f).expect("a figure in play")
    }

    /// The squares the figure covers, if it is in play.
    pub fn space_of(&self, f: FigureId) -> Option<Space> {
        let figure = &self.w[f];
        match figure.place {
            Place::Off => None,
            Place::At(at) if figure.squeezed => Some(Space { at, size: figure.span.div_ceil(2) }),
            Place::At(at) => Some(Space { at, size: figure.span }),
            Place::Aboard(transport) => self.space_of(transport),
        }
    }

    /// Hit Points left.
    pub fn hit_points(&self, f: FigureId) -> i16 {
        self.sheet(f).hit_points - self.w[f].damage
    }

    /// Whether it has lost Hit Points (000:2021).
    pub fn wounded(&self, f: FigureId) -> bool {
        self.w[f].damage > 0
    }

    /// Whether it is a Droid for good and ill; a Cyborg is one too (000:1185).
    pub fn droid(&self, f: FigureId) -> bool {
        self.has(f, list::DROID) || self.has(f, list::CYBORG)
    }

    /// Whether it is living (000:1616).
    pub fn living(&self, f: FigureId) -> bool {
        let machine = self.has(f, list::DROID) && !self.has(f, list::CYBORG);
        !self.has(f, list::MOUNTED_WEAPON) && !machine
    }

    /// Whether it is Huge or larger.
    pub fn huge(&self, f: FigureId) -> bool {
        self.w[f].span >= 3
    }

    /// Whether it is Unique.
    pub fn unique(&self, f: FigureId) -> bool {
        self.sheet(f).unique
    }

    /// Whether it fights with a lightsaber (000:2014).
    pub fn lightsaber(&self, f: FigureId) -> bool {
        self.sheet(f).lightsaber || self.has(f, list::LIGHTSABER)
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
        let w = self.w;
        w.in_play().filter(move |g| w.enemies(f, *g) && !w[*g].defeated)
    }

    /// Allies of the figure that are in play.
    pub fn allies(&self, f: FigureId) -> impl Iterator<Item = FigureId> + Clone + use<'a> {
        let w = self.w;
        w.in_play().filter(move |g| w.allies(f, *g) && !w[*g].defeated)
    }

    /// Everybody in play but the figure.
    pub fn others(&self, f: FigureId) -> impl Iterator<Item = FigureId> + Clone + use<'a> {
        let w = self.w;
        w.in_play().filter(move |g| *g != f && !w[*g].defeated)
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
            How::Ability(list::LIGHTSABER_THROW | list::LIGHTSABER_THROW_2) | How::Sweep(list::LIGHTSABER_THROW_5)
        );
        let blade = self.has(by, list::POISONED_BLADE) && self.adjacent(by, at);
        !thrown && (self.has(by, list::MELEE_ATTACK) || blade)
    }

    /// Whether this attack is one of its own turn, which is where combined fire and much else is allowed.
    pub fn on_own_turn(&self, attack: &Attack) -> bool {
        matches!(attack.how, How::Normal | How::Ability(_) | How::Sweep(_)) && self.own_turn(attack.by)
    }

    /// Whether somebody could end a move with its space there: on the map, no walls inside, no pit, nobody in the way.
    pub fn free_for(&self, who: FigureId, at: Square) -> bool {
        let space = Space { at, size: self.w[who].span };
        self.geometry().fits(space, self.w.open) && space.squares().all(|s| self.nobody_but(who, s))
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
