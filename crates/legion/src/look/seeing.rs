//! Who sees whom, and what is in the way.

use super::Look;
use crate::book::{Cover, Group, Piece, TerrainRow, UnitKind};
use crate::coverage::rule;
use crate::geometry::sight::{Blocker, Body, Eye, hides_part, sees};
use crate::geometry::{Arc, Point};
use crate::keywords::Key;
use crate::world::{Laid, Method, MiniId, UnitId};
use smallvec::SmallVec;

/// What cover a unit has, and what it is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CoverOf {
    /// From terrain and units in the way.
    pub terrain: u8,
    /// From suppression.
    pub suppression: u8,
    /// From its keywords.
    pub keywords: u8,
    /// From smoke.
    pub smoke: u8,
    /// What the attacker takes off.
    pub less: u8,
    /// How many hits it cancels in the end.
    pub value: u8,
}

impl CoverOf {
    /// What the terms amount to by themselves.
    #[must_use]
    pub fn alone(mut self) -> CoverOf {
        self.value = (self.terrain + self.suppression + self.keywords).min(2).saturating_sub(self.less);
        self
    }
}

impl<'a> Look<'a> {
    /// Where a mini looks from: the top over the middle of its base (gl.line-of-sight).
    pub fn eye(&self, mini: MiniId) -> Eye {
        let m = &self.w[mini];
        match self.card(m.unit).shape.eye {
            None => Eye { at: m.at, z: m.z + self.height(m.unit) },
            Some((forward, height)) => Eye { at: m.at + m.facing.way(forward), z: m.z + height },
        }
    }

    /// A mini as it is looked at.
    pub fn body(&self, mini: MiniId) -> Body {
        let m = &self.w[mini];
        // A clear peg and the base below it are no part of the mini (001:4283-4287).
        let low = m.z + self.card(m.unit).shape.peg;
        Body { foot: self.foot(mini), low, high: m.z + self.height(m.unit) }
    }

    /// What stops sight between two minis: solid terrain, and vehicles but the two themselves. Whatever stands on top of a
    /// piece is no part of it.
    fn walls(&self, from: MiniId, to: MiniId) -> SmallVec<[Blocker<'a>; 16]> {
        self.walls_before(&self.body(to), self.eye(from), |m| m != from && m != to)
    }

    /// What stops sight of a body from a place: solid terrain, and those vehicles.
    fn walls_before(&self, body: &Body, eye: Eye, but: impl Fn(MiniId) -> bool) -> SmallVec<[Blocker<'a>; 16]> {
        let mut walls = self.terrain_walls(body, eye);
        let (from, room) = (eye.at, body.foot.base.forward());
        for unit in self.w.standing().filter(|u| self.kind(*u).vehicle() && self.near(*u, from, body.foot.at, room)) {
            for m in self.w.minis_on(unit).filter(|m| but(*m)) {
                walls.push(Blocker::Drum { foot: self.foot(m), high: self.w[m].z + self.height(unit) });
            }
        }
        walls
    }

    fn terrain_walls(&self, body: &Body, eye: Eye) -> SmallVec<[Blocker<'a>; 16]> {
        let mut walls = SmallVec::new();
        let room = body.foot.base.forward();
        // Over what is lower than the eye and the top of what is looked at one sees anyway.
        let least = eye.z.min(body.high).max(0);
        for piece in self.field().pieces.iter().filter(|p| p.height > least && self.row(p).solid()) {
            let near = piece.parts.iter().filter(|part| part.near_box(eye.at, body.foot.at, room));
            walls.extend(near.map(|outline| Blocker::Prism { outline, high: piece.height }));
        }
        walls
    }

    /// Whether one mini sees another.
    pub fn sees(&self, from: MiniId, to: MiniId) -> bool {
        sees(self.eye(from), &self.body(to), &self.walls(from, to), self.rules.book().figures.columns)
    }

    /// Whether any mini of a unit sees any of another.
    pub fn unit_sees(&self, from: UnitId, to: UnitId) -> bool {
        let (from, to) = (self.place_of(from), self.place_of(to));
        self.w.minis_on(from).any(|m| self.mini_sees(m, to))
    }

    /// Whether a mini sees some mini of a unit.
    pub fn mini_sees(&self, from: MiniId, to: UnitId) -> bool {
        self.w.minis_on(to).any(|n| self.sees(from, n))
    }

    /// Whether some mini of a unit is in one of these quarters of a mini (gl.fixed).
    pub fn in_arc(&self, from: MiniId, to: UnitId, arcs: &[Arc]) -> bool {
        rule("gl.firing-arcs");
        let foot = self.foot(from);
        self.w.minis_on(to).any(|n| arcs.iter().any(|arc| arc.holds(&foot, &self.foot(n))))
    }

    /// The best cover that hides some part of a mini from the attacking leader (gl.cover, gl.obscured).
    pub fn obscured(&self, leader: MiniId, mini: MiniId) -> Cover {
        let columns = self.rules.book().figures.columns;
        let (eye, body) = (self.eye(leader), self.body(mini));
        // The line is drawn between the centres of the bases, wherever the eye is (001:4262-4268).
        let (from, to) = (self.w[leader].at, self.w[mini].at);
        let (defender, attacker) = (self.w[mini].unit, self.foot(leader));
        let hidden = || !sees(eye, &body, &self.terrain_walls(&body, eye), columns);
        let mut best = Cover::None;
        for piece in &self.field().pieces {
            let row = self.row(piece);
            let cover = self.cover_for(piece, row, defender);
            if cover <= best {
                continue;
            }
            if row.group == Group::Depression {
                // Whoever stands in it has it; a line across it does not matter (fm.holes-and-trenches).
                if piece.holds(&body.foot) && self.trooper(defender) {
                    self.gives_cover(piece);
                    best = cover;
                }
                continue;
            }
            let obscures = piece.parts.iter().any(|outline| {
                let wall = Blocker::Prism { outline, high: piece.height };
                let crossed = wall.crossed(from, to);
                let hides = crossed && hides_part(eye, &body, &wall, columns);
                if crossed && !hides {
                    rule("ss.checking-los-for-cover");
                }
                hides
            });
            if obscures && (!piece.touched_by(&attacker) || hidden()) {
                self.gives_cover(piece);
                best = cover;
            }
        }
        if best < Cover::Heavy && hidden() {
            // What blocks a mini completely is heavy cover (001:4193-4226).
            best = Cover::Heavy;
        }
        best.max(self.unit_cover(leader, mini, best)).max(self.cart_cover(leader, mini))
    }

    /// Says which rules of terrain a piece gives cover by.
    fn gives_cover(&self, piece: &Piece) {
        if !dejarik_kernel::trace::watching() {
            return;
        }
        rule("fm.cover-type");
        rule(match self.row(piece).group {
            Group::Area => "fm.area-terrain",
            Group::Barricade => "fm.barricades",
            Group::Depression => "fm.holes-and-trenches",
            Group::Large => "fm.large-objects",
        });
        if piece.vehicles {
            rule("gl.declaring-terrain");
        }
        if self.row(piece).group == Group::Barricade {
            rule("gl.barricades");
        }
        self.piece_acts(piece);
    }

    /// Says that a piece of terrain did something: its row of the table, and that it is made of several parts.
    pub(super) fn piece_acts(&self, piece: &Piece) {
        rule(&self.row(piece).rule);
        rule("fm.terrain-types");
        if piece.parts.len() > 1 {
            rule("fm.mixed-terrain");
        }
    }

    /// What cover a piece of terrain gives to a unit: barricades give none to creatures, and to vehicles only if that was
    /// declared (gl.barricades).
    fn cover_for(&self, piece: &Piece, row: &TerrainRow, defender: UnitId) -> Cover {
        let kind = self.kind(defender);
        let hides = (kind.trooper() && kind != UnitKind::CreatureTrooper) || (kind.vehicle() && piece.vehicles);
        if row.group == Group::Barricade && !hides { Cover::None } else { row.cover }
    }

    /// Cover from units that count as terrain: ground vehicles, creatures and emplacements (ss.units-as-area-terrain).
    fn unit_cover(&self, leader: MiniId, mini: MiniId, best: Cover) -> Cover {
        if best >= Cover::Heavy {
            return best;
        }
        let (eye, body) = (self.eye(leader), self.body(mini));
        // Minis of one unit do not hide each other; those beside the attacking leader hide the enemy (001:4161-4162).
        let own = self.w[mini].unit;
        let from = self.w[leader].at;
        let counts = |unit: &UnitId| {
            own != *unit && self.gives_unit_cover(*unit) > best && self.near(*unit, from, body.foot.at, 0)
        };
        let columns = self.rules.book().figures.columns;
        let hides = |m: MiniId| {
            let wall = Blocker::Drum { foot: self.foot(m), high: self.w[m].z + self.height(self.w[m].unit) };
            // What the attacker touches hides nobody, unless there is no line of sight at all (001:4321-4325).
            wall.crossed(from, body.foot.at)
                && hides_part(eye, &body, &wall, columns)
                && (!self.minis_touch(m, leader) || !self.sees(leader, mini))
        };
        let hiding = self.w.standing().filter(counts);
        let hiding = hiding.filter(|unit| self.w.minis_on(*unit).any(|m| m != leader && hides(m)));
        let found = hiding.map(|unit| self.gives_unit_cover(unit)).max().unwrap_or(Cover::None);
        if found > Cover::None {
            rule("ss.units-as-area-terrain");
        }
        best.max(found)
    }

    /// What cover the minis of a unit give to whoever is behind them: light behind legs, creatures and guns, heavy behind
    /// treads, wheels and what hovers as if it rolled (001:4181-4184, 001:6368-6370).
    fn gives_unit_cover(&self, unit: UnitId) -> Cover {
        match self.kind(unit) {
            UnitKind::GroundVehicle if self.card(unit).shape.treads => Cover::Heavy,
            UnitKind::GroundVehicle | UnitKind::CreatureTrooper | UnitKind::EmplacementTrooper => Cover::Light,
            UnitKind::RepulsorVehicle if self.like_ground(unit) => Cover::Heavy,
            UnitKind::RepulsorVehicle | UnitKind::Trooper | UnitKind::CloneTrooper | UnitKind::DroidTrooper => {
                Cover::None
            }
        }
    }

    /// The cover of a unit from terrain: that of at least half of its minis (001:4193-4226).
    pub fn terrain_cover(&self, by: UnitId, target: UnitId) -> Cover {
        let leader = self.w[by].leader;
        let minis: SmallVec<[MiniId; 12]> = self.targets(target).collect();
        if minis.len() < self.w.minis_on(target).count() {
            Key::Small.acted();
        }
        let (mut light, mut heavy) = (0usize, 0usize);
        for mini in &minis {
            match self.obscured(leader, *mini) {
                Cover::None => {}
                Cover::Light => light += 1,
                Cover::Heavy => heavy += 1,
            }
        }
        if minis.is_empty() || 2 * (light + heavy) < minis.len() {
            return Cover::None;
        }
        rule("ss.terrain-and-cover");
        if light > heavy { Cover::Light } else { Cover::Heavy }
    }

    /// The cover of a unit against an attack: terrain, suppression, keywords, and what the attacker takes off (R10 of the
    /// adopted readings).
    pub fn cover(&self, by: UnitId, target: UnitId, method: Method) -> CoverOf {
        let mut of = CoverOf::default();
        if method == Method::Melee {
            return of;
        }
        of.terrain = match self.terrain_cover(by, target) {
            Cover::None => 0,
            Cover::Light => 1,
            Cover::Heavy => 2,
        };
        let kind = self.kind(target);
        let ducks = kind.trooper() && !matches!(kind, UnitKind::CreatureTrooper | UnitKind::DroidTrooper);
        of.suppression = u8::from(ducks && self.w[target].tokens.suppression > 0);
        of.keywords = self.sum(target, Key::Cover) + if self.w[target].tokens.wheels { 2 } else { 0 };
        of.smoke = self.smoke(by, target);
        let mut value = of.terrain + of.suppression + of.keywords + of.smoke;
        if value == 1 && self.has(target, Key::LowProfile) {
            Key::LowProfile.acted();
            of.keywords += 1;
            value += 1;
        }
        of.less = if self.ignores_foes(target) { 0 } else { self.sum(by, Key::Sharpshooter) };
        of.value = value.min(2).saturating_sub(of.less);
        of
    }

    /// What smoke adds to the cover of a trooper near it, and of whoever a trooper near it attacks (gl.smoke-tokens).
    fn smoke(&self, by: UnitId, target: UnitId) -> u8 {
        let near = |unit: UnitId| {
            let smoke = self.w.devices.iter().filter(|l| l.what == Laid::Smoke);
            smoke.filter(|l| self.trooper(unit) && self.range_of_place(unit, l.at) == 1).count() as u8
        };
        if self.w.devices.is_empty() { 0 } else { near(target) + near(by).min(1) }
    }

    /// Whether a mini sees a token that lies there.
    pub fn sees_place(&self, from: MiniId, at: Point, z: i32) -> bool {
        let body = Body { foot: crate::geometry::Footprint::round(super::TOKEN, at), low: z, high: z + 100 };
        sees(self.eye(from), &body, &self.walls(from, from), self.rules.book().figures.columns)
    }

    /// Whether a place with a token is seen by a unit's leader.
    pub fn leader_sees_place(&self, unit: UnitId, at: Point) -> bool {
        let from = self.w[unit].leader;
        let body = Body { foot: crate::geometry::Footprint::round(super::TOKEN, at), low: 0, high: 100 };
        let walls = self.walls_before(&body, self.eye(from), |m| m != from);
        sees(self.eye(from), &body, &walls, self.rules.book().figures.columns)
    }
}
