//! Movement: speeds, what can be passed, where a move may end.

use super::{Look, Other, TOKEN};
use crate::book::{Class, Group, Piece, UnitKind};
use crate::choice::{Gait, March, Spot};
use crate::coverage::rule;
use crate::geometry::{Angle, Course, Footprint, Point, Stretch, TOUCH, segments_below};
use crate::keywords::Key;
use crate::world::{MiniId, Stage, UnitId};
use arrayvec::ArrayVec;
use dejarik_kernel::WhyNot;
use smallvec::SmallVec;

/// What a mini stands on: the ground, or the flat top of the piece of terrain with that number.
pub type Level = Option<u8>;

/// Why a way is not free.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blocked {
    /// Terrain that the unit cannot pass.
    Terrain,
    /// A base that it cannot pass.
    Base,
    /// The edge of the table.
    Edge,
}

/// A move of a leader as the law understands it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shift {
    /// The way.
    pub course: Course,
    /// Where the leader comes to stand.
    pub spot: Spot,
    /// The enemy unit that it comes into contact with.
    pub contact: Option<UnitId>,
    /// Whether the unit may use difficult terrain at the speed it chose.
    pub slow: bool,
    /// Whether the way led through terrain that slows the unit.
    pub difficult: bool,
    /// Whether the leader's base crosses the edge of the table, be it on its way.
    pub leaves: bool,
    /// Whether it moved as fast as it could.
    pub fastest: bool,
    /// The piece on whose top it ends, if it ends on one.
    pub level: Level,
    /// On what else the rest of the unit may stand.
    pub other: Other,
}

impl<'a> Look<'a> {
    /// The places of the tokens that nothing may lie or stand on: of objectives, of conditions, and those that look alike.
    pub fn lying(&self) -> impl Iterator<Item = Point> + 'a {
        let w = self.w;
        let objectives = w.markers.iter().filter(|m| m.lies()).map(|m| m.at);
        objectives.chain(w.banes.iter().map(|b| b.at)).chain(w.supplies.iter().map(|s| s.at))
    }

    /// Whether a base or a token overlaps one of these.
    pub fn on_a_token(&self, foot: &Footprint) -> bool {
        self.lying().any(|at| foot.overlaps(&Footprint::round(TOKEN, at)))
    }

    /// How far a unit may move at most: printed, raised, lowered by how it moves, by difficult terrain and by immobilize
    /// tokens, in that order (R3 of the adopted readings).
    pub fn speed(&self, unit: UnitId, gait: Gait, difficult: bool) -> u8 {
        if let Gait::Scout(n) | Gait::Speed(n) = gait {
            return n.min(3);
        }
        if matches!(gait, Gait::Withdraw | Gait::Disembark) {
            return self.speed(unit, Gait::Standard, false).min(1);
        }
        let w = &self.w[unit];
        // Wheels make it faster to the end of that activation only (001:11408-11411).
        let rolls = w.tokens.wheels && self.w.active.is_some_and(|a| a.unit == unit);
        let own = if rolls { 3 } else { self.card(unit).speed };
        let own = if w.marks.slowed { own.min(1) } else { own };
        let own = if self.hostage(unit) { own.saturating_sub(1).max(1) } else { own };
        let throttle = w.marks.throttle;
        let printed = own + u8::from(w.marks.spurred) + u8::from(throttle > 0) + self.faster(unit);
        let slower =
            u8::from(matches!(gait, Gait::Reverse | Gait::Strafe)) + u8::from(difficult) + u8::from(throttle < 0);
        printed.min(3).saturating_sub(slower).max(1.min(printed)).saturating_sub(w.tokens.immobilize)
    }

    /// Whether a unit can make no move of any kind: immobilize tokens leave it no speed (gl.immobilize-tokens).
    pub fn held_fast(&self, unit: UnitId) -> bool {
        self.w[unit].tokens.immobilize > 0 && self.speed(unit, Gait::Standard, false) == 0
    }

    /// The direction in which a gait begins for a base that looks there.
    pub fn heading(&self, gait: Gait, facing: Angle) -> [Angle; 2] {
        match gait {
            Gait::Reverse => [facing + Angle::HALF; 2],
            Gait::Strafe => [facing + Angle::QUARTER, facing - Angle::QUARTER],
            _ => [facing; 2],
        }
    }

    /// How far the centre of a base is from the joint of the tool at either end of a move.
    pub fn leg(&self, unit: UnitId, gait: Gait, speed: u8) -> i32 {
        let (figures, base) = (&self.rules.book().figures, self.base(unit));
        let reach = if gait == Gait::Strafe { base.radius } else { base.forward() };
        let notch = if self.notched(unit) { figures.notch } else { 0 };
        reach + figures.tool(speed) / 2 - notch
    }

    /// How many heights terrain may have that a unit moves over and ends on because of Speeder X or Hover: Air X; 0 for
    /// everybody else (gl.hover, 001:6450-6452, 001:6493-6494).
    fn flies(&self, unit: UnitId) -> u8 {
        let air = |word: &String| word.strip_prefix("air ").and_then(|n| n.parse::<u8>().ok());
        let hovers = || self.keywords(unit).filter(|k| k.key == Key::Hover).flat_map(|k| &k.of).filter_map(air).sum();
        self.sum(unit, Key::Speeder) + if self.has(unit, Key::Hover) { hovers() } else { 0 }
    }

    /// The same in mils.
    pub fn flies_over(&self, unit: UnitId) -> i32 {
        i32::from(self.flies(unit)) * self.rules.book().figures.segment
    }

    /// How hard a piece of terrain is for a unit; what it may move over because it flies is open.
    pub fn class_of(&self, unit: UnitId, piece: &Piece) -> Class {
        let over = self.flies_over(unit);
        if over > 0 && piece.height <= over { Class::Open } else { self.class_below(unit, piece) }
    }

    /// How hard a piece of terrain is for a unit that does not fly over it.
    fn class_below(&self, unit: UnitId, piece: &Piece) -> Class {
        let mut class = self.row(piece).class(self.kind(unit));
        if piece.vehicles && self.kind(unit).vehicle() {
            // What was declared to hide vehicles slows them too (gl.barricades).
            class = class.max(Class::Difficult);
        }
        let tallest = match self.kind(unit) {
            UnitKind::GroundVehicle | UnitKind::CreatureTrooper => self.height(unit) / 2,
            _ => self.height(unit),
        };
        // What is called low was made too high; large objects are as hard as the table says (fm.movement-difficulty).
        let low = self.row(piece).group == Group::Barricade;
        if low && piece.height > tallest { Class::Impassable } else { class }
    }

    /// Whether a base that may pass over a piece must not end on it, because it would not lie flat: on a hedge, or on what only
    /// those pass who fly over it. Where its top is flat and holds the base, it ends on that level instead (001:9926-9937).
    pub(super) fn unfit(&self, unit: UnitId, piece: &Piece) -> bool {
        let row = self.row(piece);
        let steep = row.group == Group::Large || self.class_below(unit, piece) == Class::Impassable;
        steep && !row.stand && self.class_of(unit, piece) != Class::Impassable
    }

    /// Says that a piece of terrain cannot be passed.
    fn impassable(&self, piece: &Piece) {
        if !dejarik_kernel::trace::watching() {
            return;
        }
        rule("gl.impassable-terrain");
        rule("fm.impassable-terrain");
        rule("fm.movement-difficulty");
        self.piece_acts(piece);
    }

    /// Says what terrain a move led through: what slows, and what is open.
    pub fn crosses(&self, unit: UnitId, course: &Course) {
        if !dejarik_kernel::trace::watching() {
            return;
        }
        let r = self.base(unit).radius - TOUCH;
        let mut open = true;
        let over = |p: &&Piece| course.stretches().iter().any(|s| p.near(self.swept(unit, *s), r));
        for piece in self.field().pieces.iter().filter(over) {
            self.piece_acts(piece);
            if self.class_of(unit, piece) == Class::Difficult {
                open = false;
                rule("gl.difficult-terrain");
                rule("fm.difficult-terrain");
                rule("fm.movement-difficulty");
            }
        }
        if open {
            rule("gl.open-terrain");
            rule("fm.open-terrain");
        }
    }

    /// Whether one unit moves through the bases of another (ss.trooper-movement and its like).
    fn passes(&self, unit: UnitId, other: UnitId) -> bool {
        use UnitKind::{CreatureTrooper, GroundVehicle, RepulsorVehicle};
        match (self.kind(unit), self.kind(other)) {
            (RepulsorVehicle, RepulsorVehicle) => true,
            (_, RepulsorVehicle) => !self.like_ground(other),
            (RepulsorVehicle, _) if !self.like_ground(unit) => true,
            (RepulsorVehicle | GroundVehicle | CreatureTrooper, _) => self.may_displace(unit, other),
            (_, GroundVehicle | CreatureTrooper) => false,
            _ => true,
        }
    }

    /// Whether others treat a unit as a ground vehicle: if it is one, or hovers just above the ground (gl.hover).
    pub fn like_ground(&self, unit: UnitId) -> bool {
        let low = || self.keywords(unit).any(|k| k.key == Key::Hover && k.of.iter().any(|word| word == "ground"));
        match self.kind(unit) {
            UnitKind::GroundVehicle => true,
            UnitKind::RepulsorVehicle => self.has(unit, Key::Hover) && low(),
            _ => false,
        }
    }

    /// Whether a unit can be driven over at all: troopers that are neither creatures nor emplacements (gl.displacement).
    pub fn yields(&self, unit: UnitId) -> bool {
        self.trooper(unit) && !matches!(self.kind(unit), UnitKind::CreatureTrooper | UnitKind::EmplacementTrooper)
    }

    /// Whether a unit may be driven over by another (gl.displacement): if it yields and is not engaged, or engaged with the
    /// creature that withdraws from it.
    fn may_displace(&self, unit: UnitId, other: UnitId) -> bool {
        let plain = self.yields(other);
        let foe = self.w[unit].side != self.w[other].side;
        let own = || foe && self.kind(unit) == UnitKind::CreatureTrooper && self.in_contact(unit, other);
        other != unit && plain && (own() || !self.engaged(other))
    }

    /// The minis that a move drives over: for what rolls or walks all along the way, for what hovers those under the end of a
    /// compulsory move.
    pub fn displaced(&self, unit: UnitId, gait: Gait, course: &Course, end: &Footprint) -> SmallVec<[MiniId; 8]> {
        let along = match self.kind(unit) {
            UnitKind::CreatureTrooper => true,
            UnitKind::GroundVehicle | UnitKind::RepulsorVehicle if self.like_ground(unit) => true,
            UnitKind::RepulsorVehicle if gait == Gait::Compulsory => false,
            _ => return SmallVec::new(),
        };
        if matches!(gait, Gait::Jump(_)) {
            return SmallVec::new();
        }
        // Whoever climbs is not dragged along the ground.
        let along = along && !matches!(gait, Gait::Climb(_));
        let r = end.base.radius - TOUCH;
        let stretches: ArrayVec<Stretch, 2> = course.stretches().into_iter().map(|s| self.swept(unit, s)).collect();
        let under = |m: &MiniId| {
            let foot = self.foot(*m);
            let on_the_way = |s: &Stretch| segments_below(*s, foot.axis(), r + foot.base.radius);
            end.overlaps(&foot) || (along && stretches.iter().any(on_the_way))
        };
        let near = |u: &UnitId| stretches.iter().any(|(a, b)| self.near(*u, *a, *b, r)) && self.may_displace(unit, *u);
        self.at_hand().filter(near).flat_map(|u| self.w.minis_on(u)).filter(under).collect()
    }

    /// Whom a unit with an oblong base drives over when it turns there, if it may (gl.pivot); a round one changes nothing.
    pub fn turning(&self, unit: UnitId, to: Angle) -> Result<SmallVec<[MiniId; 8]>, WhyNot> {
        let leader = self.w[unit].leader;
        let foot = self.foot_at(unit, self.w[leader].at, to);
        if foot.base.half == 0 {
            return Ok(SmallVec::new());
        }
        let r = foot.base.forward();
        let near = |u: &UnitId| self.near(*u, foot.at, foot.at, r) && self.may_displace(unit, *u);
        let under = |m: &MiniId| foot.overlaps(&self.foot(*m));
        let gone: SmallVec<[MiniId; 8]> = match self.like_ground(unit) {
            true => self.w.standing().filter(near).flat_map(|u| self.w.minis_on(u)).filter(under).collect(),
            false => SmallVec::new(),
        };
        self.may_stand_without(unit, self.level(leader), &foot, Some(unit), &gone)?;
        Ok(gone)
    }

    /// The segment around which a base lies that moves along a stretch: an oblong one lies along its way, and reaches
    /// farther than its centre at both ends.
    fn swept(&self, unit: UnitId, (a, b): Stretch) -> Stretch {
        let half = self.base(unit).half;
        if half == 0 {
            return (a, b);
        }
        let arm = if a == b { self.leader(unit).facing } else { Angle::of(b - a) }.way(half);
        (a - arm, b + arm)
    }

    /// Whether a base that moves along a stretch reaches over the edge of the table.
    fn over_edge(&self, unit: UnitId, stretch: Stretch) -> bool {
        let ((a, b), field) = (self.swept(unit, stretch), self.field());
        let (low, high) = (Point::new(a.x.min(b.x), a.y.min(b.y)), Point::new(a.x.max(b.x), a.y.max(b.y)));
        let r = self.base(unit).radius - TOUCH;
        low.x < r || low.y < r || high.x > field.width - r || high.y > field.depth - r
    }

    /// Whether a base of the unit can be moved along a stretch.
    pub fn way_blocked(&self, unit: UnitId, level: Level, stretch: Stretch, edge: bool) -> Option<Blocked> {
        let r = self.base(unit).radius - TOUCH;
        let field = self.field();
        if edge && self.over_edge(unit, stretch) {
            return Some(Blocked::Edge);
        }
        let (a, b) = stretch;
        let z = self.level_height(level);
        if let Some(n) = level.filter(|_| self.flies_over(unit) == 0) {
            // On a top one stays on it.
            let on = |p: Point| field.pieces[usize::from(n)].parts.iter().any(|q| q.contains(p));
            if !on(a) || !on(b) {
                return Some(Blocked::Terrain);
            }
        }
        let (a, b) = self.swept(unit, stretch);
        if let Some(piece) = self.met(unit, Class::Impassable, |p| (z == 0 || p.height > z) && p.near((a, b), r)) {
            self.impassable(piece);
            return Some(Blocked::Terrain);
        }
        let hits = |m| {
            let foot = self.foot(m);
            segments_below((a, b), foot.axis(), r + foot.base.radius)
        };
        let bars = |other: &UnitId| *other != unit && self.near(*other, a, b, r) && !self.passes(unit, *other);
        self.at_hand().filter(bars).any(|other| self.w.minis_on(other).any(hits)).then_some(Blocked::Base)
    }

    /// Whether a base can be moved over a stretch by a jump of that height: over terrain and minis that are no higher.
    fn jump_blocked(&self, unit: UnitId, x: u8, stretch: Stretch, edge: bool) -> Option<Blocked> {
        if edge && self.over_edge(unit, stretch) {
            return Some(Blocked::Edge);
        }
        let (swept, r) = (self.swept(unit, stretch), self.base(unit).radius - TOUCH);
        let clear = self.w[self.w[unit].leader].z + i32::from(x) * self.rules.book().figures.segment;
        let wall = self.met(unit, Class::Impassable, |p| p.height > clear && p.near(swept, r));
        wall.map(|_| Blocked::Terrain)
    }

    /// The height of a level; that of the ground varies with its hills.
    pub fn level_height(&self, level: Level) -> i32 {
        level.map_or(0, |n| self.field().pieces[usize::from(n)].height)
    }

    /// What a mini stands on.
    pub fn level(&self, mini: crate::world::MiniId) -> Level {
        let m = &self.w[mini];
        if m.z == 0 {
            return None;
        }
        let tops = |p: &Piece| self.row(p).flat && p.height == m.z && p.parts.iter().any(|q| q.contains(m.at));
        self.field().pieces.iter().position(tops).map(|n| n as u8)
    }

    /// The height at which a mini stands there on a level.
    pub fn stand_height(&self, level: Level, at: Point) -> i32 {
        if level.is_some() { self.level_height(level) } else { self.surface(at) }
    }

    /// The highest flat top, at most that high, on which a base would stand completely.
    pub fn top_under(&self, foot: &Footprint, highest: i32) -> Level {
        let fits = |p: &Piece| self.row(p).flat && p.height <= highest && p.holds(foot);
        let tops = (0u8..).zip(&self.field().pieces).filter(|(_, p)| fits(p));
        tops.max_by_key(|(_, p)| p.height).map(|(n, _)| n)
    }

    /// Whether a stretch leads through terrain that slows the unit.
    pub fn way_difficult(&self, unit: UnitId, (a, b): Stretch) -> bool {
        let (swept, r) = (self.swept(unit, (a, b)), self.base(unit).radius - TOUCH);
        let along = |piece: &Piece| {
            let stays = |at: Point| piece.holds(&self.foot_at(unit, at, self.leader(unit).facing));
            self.row(piece).lane && stays(a) && stays(b)
        };
        let slowed = self.met(unit, Class::Difficult, |p| p.near(swept, r) && !along(p)).is_some();
        if slowed && self.has(unit, Key::Unhindered) {
            Key::Unhindered.acted();
            return false;
        }
        slowed && !self.has(unit, Key::Scale)
    }

    /// Whether the minis of a unit beside its leader stand in terrain that slows it.
    fn starts_difficult(&self, unit: UnitId) -> bool {
        let leader = self.w[unit].leader;
        let slowed = |m: MiniId| m != leader && self.way_difficult(unit, (self.w[m].at, self.w[m].at));
        self.w.minis_on(unit).any(slowed)
    }

    /// Whether a base may stand there: on the table, on nobody's base and on no token, not on terrain it cannot stand on. Minis
    /// of `ignoring` are about to move and do not count.
    pub fn may_stand(
        &self,
        unit: UnitId,
        level: Level,
        foot: &Footprint,
        ignoring: Option<UnitId>,
    ) -> Result<(), WhyNot> {
        self.may_stand_without(unit, level, foot, ignoring, &[])
    }

    /// The same when these minis are out of the way.
    fn may_stand_without(
        &self,
        unit: UnitId,
        level: Level,
        foot: &Footprint,
        ignoring: Option<UnitId>,
        gone: &[MiniId],
    ) -> Result<(), WhyNot> {
        let field = self.field();
        if !foot.on_table(field.width, field.depth) {
            rule("gl.battlefield");
            return Err(WhyNot::new("gl.battlefield", "off-the-table"));
        }
        let close = |u: &UnitId| Some(*u) != ignoring && self.near(*u, foot.at, foot.at, foot.base.forward());
        let under = |m: MiniId| foot.overlaps(&self.foot(m)) && !gone.contains(&m);
        if self.at_hand().filter(close).any(|u| self.w.minis_on(u).any(under)) {
            return Err(WhyNot::new("gl.movement", "on-another-base"));
        }
        if let Some(n) = level {
            let top = &field.pieces[usize::from(n)];
            // What stands on it or leans over it is higher.
            let wall = self.met(unit, Class::Impassable, |p| p.height > top.height && p.under(foot));
            return match top.holds(foot) && wall.is_none() {
                true => Ok(()),
                false => Err(WhyNot::new("gl.climb-and-clamber", "not-flat-on-the-top")),
            };
        }
        if self.on_a_token(foot) {
            return Err(WhyNot::new("gl.objective-tokens", "on-a-token"));
        }
        if self.w.carts.iter().any(|c| foot.overlaps(&self.cart(c))) {
            rule("gl.bomb-carts");
            return Err(WhyNot::new("gl.bomb-carts", "on-a-cart"));
        }
        let bad = self.met(unit, Class::Impassable, |p| p.under(foot));
        if let Some(piece) = bad {
            self.impassable(piece);
            return Err(WhyNot::new("gl.impassable-terrain", "impassable-terrain"));
        }
        if self.met_unfit(unit, |p| p.under(foot)).is_some() {
            return Err(WhyNot::new("gl.movement", "not-flat-there"));
        }
        Ok(())
    }

    /// The enemy units that a base on that level would touch there.
    pub fn touched(&self, unit: UnitId, level: Level, foot: &Footprint) -> impl Iterator<Item = UnitId> + 'a {
        let (look, side, foot) = (*self, self.w[unit].side, *foot);
        self.at_hand().filter(move |u| look.w[*u].side != side && look.touches_unit(&foot, level, *u))
    }

    /// The way of a leader along a tool that is laid so.
    pub fn course(&self, unit: UnitId, gait: Gait, march: March) -> Course {
        let (from, leg) = (self.leader(unit).at, self.leg(unit, gait, march.speed));
        Course { from, heading: march.heading, bend: march.bend, leg, travel: march.travel }
    }

    /// The base of a leader at the end of a way. Where the tool was bent, one with notches lies along the part it has reached.
    fn foot_after(&self, unit: UnitId, course: &Course) -> Footprint {
        let (facing, turned) = (self.leader(unit).facing, course.direction() - course.heading);
        self.foot_at(unit, course.end(), if self.notched(unit) { facing + turned } else { facing })
    }

    /// Whether a leader would lie flat at the end of a move: a quick look, before its law is asked.
    pub fn lies_flat(&self, unit: UnitId, gait: Gait, march: March) -> bool {
        let foot = self.foot_after(unit, &self.course(unit, gait, march));
        self.met_unfit(unit, |p| p.under(&foot)).is_none() || self.top_under(&foot, self.flies_over(unit)).is_some()
    }

    /// The law of a leader's move: whether it is allowed, and the form in which it is recorded. A base that meets what it
    /// cannot pass stops there (gl.movement).
    pub fn march(&self, unit: UnitId, gait: Gait, march: March) -> Result<(March, Shift), WhyNot> {
        let leader = self.w[self.w[unit].leader];
        let fastest = self.speed(unit, gait, false);
        if march.speed == 0 || march.speed > fastest {
            return Err(WhyNot::new("gl.speed", "faster-than-its-speed"));
        }
        if march.bend.apart(Angle::EAST) > self.rules.book().figures.limit().0 {
            return Err(WhyNot::new("tl.movement-tool", "bent-too-far"));
        }
        let leg = self.leg(unit, gait, march.speed);
        if march.travel < 1 || march.travel > 2 * leg {
            return Err(WhyNot::new("tl.movement-tool", "longer-than-the-tool"));
        }
        if self.notched(unit) && !self.heading(gait, leader.facing).contains(&march.heading) {
            return Err(WhyNot::new("gl.notch", "the-tool-starts-at-a-notch"));
        }
        let course = self.course(unit, gait, march);
        // A move of a given speed is somebody's will, not its own flight (gl.leaving-the-battlefield, 001:7142-7148).
        let flees = self.w[unit].tokens.panic && !matches!(gait, Gait::Speed(_) | Gait::Scout(_));
        let may_leave = matches!(gait, Gait::Compulsory | Gait::Flee) || flees;
        let from = self.level(self.w[unit].leader);
        let travel = course.stop(|stretch| match gait {
            Gait::Jump(x) => self.jump_blocked(unit, x, stretch, !may_leave).is_some(),
            _ => self.way_blocked(unit, from, stretch, !may_leave).is_some(),
        });
        if travel < 1 {
            return Err(WhyNot::new("gl.movement", "the-way-is-blocked"));
        }
        let course = course.cut(travel);
        let jumps = matches!(gait, Gait::Jump(_));
        let difficult = self.starts_difficult(unit) || course.stretches().iter().any(|s| self.way_difficult(unit, *s));
        let over = self.flies_over(unit);
        let difficult = difficult && !jumps && (from.is_none() || over > 0);
        let slow = jumps
            || march.speed <= self.speed(unit, gait, true)
            || matches!(gait, Gait::Scout(_) | Gait::Speed(_) | Gait::Withdraw | Gait::Disembark);
        if difficult && !slow {
            return Err(WhyNot::new("gl.difficult-terrain", "difficult-terrain-slows"));
        }
        let foot = self.foot_after(unit, &course);
        let spot = Spot { at: foot.at, facing: foot.facing };
        let leaves = may_leave && course.stretches().iter().any(|s| self.over_edge(unit, *s));
        let level = match gait {
            Gait::Jump(x) => {
                let highest = leader.z + i32::from(x) * self.rules.book().figures.segment;
                self.top_under(&foot, highest)
            }
            _ if over > 0 => self.top_under(&foot, over),
            _ => from,
        };
        let gone = self.displaced(unit, gait, &course, &foot);
        let contact = if leaves { None } else { self.ending(unit, gait, level, &foot, &gone)? };
        let march = March { travel, ..march };
        // What a move ignores is no obstacle to the others either (001:3486-3491).
        let other = match gait {
            Gait::Jump(x) => Other::Leapt(x),
            _ if over > 0 => Other::Leapt(self.flies(unit)),
            _ => Other::Nothing,
        };
        let fastest = march.speed == fastest;
        Ok((march, Shift { course, spot, contact, slow, difficult, leaves, level, fastest, other }))
    }

    /// Whether a leader may end its move there, and whose base it touches then (gl.melee).
    pub fn ending(
        &self,
        unit: UnitId,
        gait: Gait,
        level: Level,
        foot: &Footprint,
        gone: &[MiniId],
    ) -> Result<Option<UnitId>, WhyNot> {
        self.may_stand_without(unit, level, foot, Some(unit), gone)?;
        let left = |m: &MiniId| !gone.contains(m) && foot.touches(&self.foot(*m));
        let still = |u: &UnitId| gone.is_empty() || self.w.minis_on(*u).any(|m| left(&m));
        let mut touched = self.touched(unit, level, foot).filter(still);
        let Some(foe) = touched.next() else { return Ok(None) };
        if touched.next().is_some() {
            return Err(WhyNot::new("gl.melee", "contact-with-two-units"));
        }
        // Nor does anybody come into contact before the battle begins (001:4860-4861).
        let early = matches!(self.w.stage, Stage::Define | Stage::Deploy);
        let peaceful = matches!(gait, Gait::Flee | Gait::Scout(_) | Gait::Embark | Gait::Disembark)
            || self.w[unit].tokens.panic
            || early;
        if self.spared(foe) {
            return Err(WhyNot::new("gl.hostage-cards", "it-is-a-hostage"));
        }
        if peaceful || !self.fights_close(unit) || self.hostage(unit) {
            return Err(WhyNot::new("gl.melee", "may-not-start-a-melee"));
        }
        if gait == Gait::Withdraw && self.in_contact(unit, foe) {
            return Err(WhyNot::new("gl.withdraw", "still-in-contact"));
        }
        if self.has(foe, Key::ImmuneMelee) || self.has(unit, Key::ImmuneMelee) {
            Key::ImmuneMelee.acted();
            return Err(WhyNot::new("gl.immune-melee", "immune-to-melee"));
        }
        Ok(Some(foe))
    }

    /// The height of the surface at a place: the hill or mound whose outline holds it.
    pub fn surface(&self, at: Point) -> i32 {
        let stands = self.field().pieces.iter().filter(|p| self.row(p).stand && p.parts.iter().any(|q| q.contains(at)));
        stands.map(|p| p.height).max().unwrap_or(0)
    }
}
