//! What is agreed before a game, and the World it begins with.

use crate::Minis;
use crate::abilities::{AbilityId, list};
use crate::book::{CharacterId, Check, Faction, Gets, Member, Scenario};
pub use crate::edition::Edition;
use crate::event::Event;
use crate::look::Look;
use crate::map::{DoorId, Space, Square};
use crate::world::{Condition, EMPTY, Figure, FigureId, FigureSet, Masks, Place, Prize, Round, Side, Stage, World};
use dejarik_kernel::Seat;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// Which edition.
    pub edition: Edition,
    /// Which way to play.
    pub scenario: Scenario,
}

/// One member of a squad, by its name in the Book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recruit {
    /// The full name in the Book.
    pub name: String,
    /// What its defeat is worth.
    pub value: u16,
    /// What was paid for it, from whichever points; nothing if that is its printed cost.
    #[serde(default)]
    pub paid: Option<u16>,
    /// Whether it came as a reinforcement, which scores nothing and need not be defeated.
    pub reinforcement: bool,
    /// The faction it has in this squad.
    pub faction: Option<Faction>,
    /// The full name of the Han Solo inside, if it is Frozen in Carbonite.
    pub holds: Option<String>,
}

/// One squad of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Company {
    /// What its player calls it.
    pub name: String,
    /// Which team it is on.
    pub team: u8,
    /// Who is in it.
    pub recruits: Vec<Recruit>,
}

/// A figure that stands on the map from the beginning, as rulings have it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stand {
    /// The full name in the Book.
    pub name: String,
    /// Whose it is.
    pub seat: Seat,
    /// Where, if it is on the map.
    pub at: Option<Square>,
    /// The place in this list of the transport it is aboard of, if it is.
    #[serde(default)]
    pub aboard: Option<u8>,
    /// Damage it has taken.
    pub damage: i16,
    /// Its Force points, if not its rating.
    pub force: Option<u8>,
    /// Whether it has activated.
    pub activated: bool,
    /// What it is worth.
    pub value: u16,
    /// Whether its side lives as long as it does.
    pub counts: bool,
    /// The full name of the Han Solo inside, if it is Frozen in Carbonite.
    pub holds: Option<String>,
}

/// A game that begins in the middle, as rulings have it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Middle {
    /// Who stands where.
    pub stands: Vec<Stand>,
    /// Whose phase it is; nobody's: the round begins with initiative.
    pub phase: Option<Seat>,
    /// Activations left in that phase.
    pub activations: u8,
    /// The round.
    pub round: u16,
    /// Rounds in a row in which nothing happened.
    pub quiet: u8,
    /// Points scored so far, by seat.
    pub points: Vec<u16>,
    /// Doors that are open.
    pub open: Vec<DoorId>,
    /// What holds for a while: figure, ability, number, source.
    pub conditions: Vec<Condition>,
}

/// What is agreed before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The name of the map.
    pub map: String,
    /// The options.
    pub options: Options,
    /// The squads, by seat.
    pub companies: Vec<Company>,
    /// Who sets up first: the dark side (000:503), but the Republic in the quick start (I-01).
    pub first: Seat,
    /// A game that begins in the middle.
    pub middle: Option<Middle>,
}

impl Company {
    /// A squad that has been checked.
    pub fn new(rules: &Minis, name: &str, team: u8, check: &Check) -> Company {
        let recruit = |member: &Member, reinforcement| Recruit {
            name: rules.book().full_name(rules.card(member.character)),
            value: if reinforcement { 0 } else { member.paid },
            paid: Some(member.paid),
            reinforcement,
            faction: Some(member.faction),
            holds: member.holds.map(|han| rules.book().full_name(rules.card(han))),
        };
        let members = check.members.iter().map(|m| recruit(m, false));
        let reinforcements = check.reinforcements.iter().map(|m| recruit(m, true));
        Company { name: name.to_owned(), team, recruits: members.chain(reinforcements).collect() }
    }
}

impl Minis {
    /// The World with which a game begins.
    pub(crate) fn world(&self, setup: &Setup) -> Result<World, String> {
        let map = self.map_named(&setup.map).ok_or_else(|| format!("there is no map called \"{}\"", setup.map))?;
        let (width, height) = (self.maps[map as usize].map().width(), self.maps[map as usize].map().height());
        let seats = setup.companies.len();
        if !(2..=Seat::MOST).contains(&seats) {
            return Err(format!("2 to 4 squads meet, not {seats}"));
        }
        if setup.first.index() >= seats || setup.companies.iter().any(|c| c.team as usize >= Seat::MOST) {
            return Err(format!("seats and teams are counted from 0 to {}", seats - 1));
        }
        match &setup.middle {
            None => self.check_table(setup, map)?,
            Some(middle) => self.check_middle(middle, seats, map)?,
        }
        let goal = |c: &Company| match setup.options.scenario {
            // 002:500: 100, or what the squads are worth if that is another number.
            Scenario::ThreePlayer => c.recruits.iter().map(|r| r.value).sum::<u16>().max(100),
            Scenario::OutOfTheBox | Scenario::OutOfTheBoxTwo => c.recruits.iter().map(|r| r.value).sum(),
            _ => 0,
        };
        let side = |(i, c): (usize, &Company)| Side {
            team: c.team,
            half_points: 0,
            goal: goal(c),
            area: i as u8 % 2,
            haunts: 0,
        };
        let mut world = World {
            map,
            options: setup.options,
            figures: Vec::new(),
            sides: setup.companies.iter().enumerate().map(side).collect(),
            stage: Stage::Setup,
            round: Round {
                number: 0,
                first: setup.first,
                phase: setup.first,
                left: 0,
                least: 0,
                begun: Default::default(),
                stirred: false,
                quiet: 0,
                dice: [0; Seat::MOST],
            },
            open: Default::default(),
            removed: Default::default(),
            holds: SmallVec::new(),
            grid: vec![EMPTY; width as usize * height as usize],
            width,
            conditions: SmallVec::new(),
            turns: SmallVec::new(),
            aims: SmallVec::new(),
            attacks: SmallVec::new(),
            entries: SmallVec::new(),
            hurts: SmallVec::new(),
            falls: SmallVec::new(),
            saves: SmallVec::new(),
            powers: SmallVec::new(),
            windows: SmallVec::new(),
            masks: Masks::default(),
            waiting: SmallVec::new(),
            prize: self.prize(setup, map),
            ended: None,
        };
        for (seat, company) in Seat::first(seats).zip(&setup.companies) {
            for recruit in &company.recruits {
                let mut figure = self.figure(&recruit.name, seat, recruit.value, !recruit.reinforcement)?;
                figure.faction = recruit.faction.or(figure.faction);
                figure.paid = recruit.paid.unwrap_or(figure.paid);
                figure.inside = self.inside(recruit.holds.as_deref())?;
                world.figures.push(figure);
            }
        }
        if let Some(middle) = &setup.middle {
            self.begin_in_the_middle(&mut world, middle)?;
        }
        if world.figures.len() > FigureSet::MOST - 8 {
            return Err(format!("{} figures are too many", world.figures.len()));
        }
        world.masks = self.masks(&world);
        self.start_force(&mut world, setup.middle.as_ref());
        Ok(world)
    }

    /// A figure fresh from its card.
    pub(crate) fn figure(&self, name: &str, seat: Seat, value: u16, counts: bool) -> Result<Figure, String> {
        let card = self.book().find(name).map_err(|e| e.to_string())?;
        // Who is Frozen in Carbonite is an object without figures (000:1467).
        let (known, card) = (card.hit_points.is_some() || card.has(list::FROZEN_IN_CARBONITE), card.id);
        if !known {
            return Err(format!("{name} has no Hit Points in the Book and cannot be played"));
        }
        Ok(self.fresh(card, seat, value, counts))
    }

    /// The card of the Han Solo inside somebody Frozen in Carbonite.
    fn inside(&self, name: Option<&str>) -> Result<Option<CharacterId>, String> {
        let card = name.map(|name| self.book().find(name).map_err(|e| e.to_string()));
        Ok(card.transpose()?.map(|han| han.id))
    }

    /// A figure fresh from its card, whatever is known of it.
    pub(crate) fn fresh(&self, card: CharacterId, seat: Seat, value: u16, counts: bool) -> Figure {
        let sheet = self.sheet(card);
        Figure {
            card,
            faction: self.card(card).faction,
            inside: None,
            home: seat,
            side: seat,
            place: Place::Off,
            span: sheet.span,
            squeezed: false,
            damage: 0,
            force: sheet.force.unwrap_or(0),
            rated: sheet.force.is_some(),
            activated: false,
            moved: false,
            defeated: false,
            paid: sheet.cost,
            value,
            counts: counts && !sheet.abilities.has(list::FROZEN_IN_CARBONITE),
        }
    }

    /// Whether the scenario can be played by so many on that map.
    fn check_table(&self, setup: &Setup, map: u16) -> Result<(), String> {
        let teams: Vec<u8> = setup.companies.iter().map(|c| c.team).collect();
        let areas = self.maps[map as usize].map().areas();
        let named = !areas.blast_door.is_empty() && !areas.airlock.is_empty();
        let alone = (1..teams.len()).all(|i| !teams[..i].contains(&teams[i]));
        match setup.options.scenario {
            Scenario::Team if !matches!(teams[..], [a, b, c, d] if a == c && b == d && a != b) => {
                Err("team play is for four seats, every other one of the same team".to_owned())
            }
            Scenario::Team => Ok(()),
            Scenario::ThreePlayer if teams.len() != 3 || !alone => Err("this is for three seats".to_owned()),
            Scenario::ThreePlayer if !named || areas.pits.is_empty() => {
                Err("three players need a map with a blast door, an airlock and a pit".to_owned())
            }
            Scenario::CaptureTheDroid if !named || areas.turbolift.is_empty() => {
                Err("the droid needs a map with a turbolift, a blast door and an airlock".to_owned())
            }
            Scenario::CaptureTheDroid | Scenario::QuickStart | Scenario::Standard | Scenario::EraOnEra
                if teams.len() != 2 =>
            {
                Err("this is for two seats".to_owned())
            }
            _ if !alone => Err("only team play has teams".to_owned()),
            _ => Ok(()),
        }
    }

    /// Whether everything that a game in the middle names is there.
    fn check_middle(&self, middle: &Middle, seats: usize, map: u16) -> Result<(), String> {
        let (map, stands) = (self.maps[map as usize].map(), middle.stands.len());
        let seated = |seat: Seat| seat.index() < seats;
        for stand in &middle.stands {
            let span = self.book().find(&stand.name).map_or(1, |card| self.sheet(card.id).span);
            let on_map = stand.at.is_none_or(|at| map.contains(Space { at, size: span }));
            let aboard = stand.aboard.is_none_or(|n| (n as usize) < stands);
            if !seated(stand.seat) || !on_map || !aboard {
                return Err(format!("{} has no such place", stand.name));
            }
        }
        let there = |f: FigureId| (f.0 as usize) < stands;
        let known = |c: &Condition| there(c.on) && there(c.source) && AbilityId::all().any(|a| a == c.ability);
        let doors = middle.open.iter().all(|door| map.all_doors().contains(*door));
        match middle.phase.is_none_or(seated) && doors && middle.conditions.iter().all(known) {
            true => Ok(()),
            false => Err("a phase, a door or a condition is of nobody".to_owned()),
        }
    }

    fn prize(&self, setup: &Setup, map: u16) -> Option<Prize> {
        let at = *self.maps[map as usize].map().areas().turbolift.first()?;
        (setup.options.scenario == Scenario::CaptureTheDroid).then_some(Prize { at, led_by: None })
    }

    fn begin_in_the_middle(&self, world: &mut World, middle: &Middle) -> Result<(), String> {
        for stand in &middle.stands {
            let mut figure = self.figure(&stand.name, stand.seat, stand.value, stand.counts)?;
            figure.damage = stand.damage;
            figure.force = stand.force.unwrap_or(figure.force);
            figure.activated = stand.activated;
            figure.inside = self.inside(stand.holds.as_deref())?;
            world.figures.push(figure);
        }
        let first = world.figures.len() - middle.stands.len();
        let id = |i: usize| FigureId((first + i) as u8);
        for (i, stand) in middle.stands.iter().enumerate() {
            let who = id(i);
            if let Some(at) = stand.at {
                crate::event::apply(world, &Event::Placed { who, at });
            }
            if let Some(transport) = stand.aboard.map(|n| id(n.into())) {
                crate::event::apply(world, &Event::Boarded { who, transport });
            }
        }
        for (side, points) in world.sides.iter_mut().zip(&middle.points) {
            side.half_points = u32::from(*points) * 2;
        }
        world.open = middle.open.iter().fold(world.open, |open, door| open.with(*door));
        world.conditions = middle.conditions.iter().copied().collect();
        world.round.number = middle.round;
        world.round.quiet = middle.quiet;
        world.stage = Stage::Initiative;
        if let Some(seat) = middle.phase {
            world.stage = Stage::Phases;
            world.round.first = seat;
            world.round.phase = seat;
            (world.round.left, world.round.least) = (middle.activations, middle.activations);
            world.round.begun = world.round.begun.with(seat);
        }
        Ok(())
    }

    /// Force points that commanders give at the start.
    fn start_force(&self, world: &mut World, middle: Option<&Middle>) {
        if middle.is_some() {
            return;
        }
        let look = Look::new(self, world);
        let given: Vec<(FigureId, u8)> = world.ids().map(|f| (f, self.start_points(&look, f))).collect();
        for (f, points) in given {
            world[f].force += points;
        }
    }

    /// The Force points that commanders give the figure at the start. Nobody is on the map yet, so range cannot matter; no
    /// such effect has one.
    pub(crate) fn start_points(&self, look: &Look<'_>, f: FigureId) -> u8 {
        let w = look.w;
        let from = |c: FigureId| -> u8 {
            let effects = look.sheet(c).effects.iter().filter(|_| w.allies(c, f));
            let reaching = effects.filter(|e| e.only.iter().all(|only| look.passes(f, only)));
            reaching.flat_map(|e| &e.gets).map(|g| if let Gets::StartForce(n) = g { *n } else { 0 }).sum()
        };
        w.ids().map(from).sum()
    }

    /// What can be skipped in this game, worked out from everybody who is in it.
    pub(crate) fn masks(&self, world: &World) -> Masks {
        let mut masks = Masks::default();
        for f in world.ids() {
            let sheet = self.sheet(world[f].card);
            masks.present = masks.present.union(&sheet.abilities);
            for (a, _) in &sheet.printed {
                let Some(ability) = self.ability(*a) else { continue };
                ability.gives.iter().for_each(|g| masks.grantable.insert(*g));
                ability.takes.iter().for_each(|t| masks.takeable.insert(*t));
            }
            for effect in &sheet.effects {
                masks.heard = masks.heard.union(crate::rules::command_moments(effect));
            }
            for gets in sheet.effects.iter().flat_map(|e| &e.gets) {
                match gets {
                    Gets::Ability(printed) => masks.grantable.insert(printed.ability),
                    Gets::TargetedOnlyByAdjacent => masks.grantable.insert(list::SUPER_STEALTH),
                    _ => {}
                }
            }
            sheet.named.iter().for_each(|(_, given, _)| masks.grantable.insert(*given));
            if sheet.aura {
                masks.auras.insert(f);
            }
            if !sheet.givers.is_empty() || !sheet.takers.is_empty() {
                masks.givers.insert(f);
            }
            if !sheet.effects.is_empty() {
                masks.commanders.insert(f);
            }
        }
        if world.options.edition != Edition::English {
            masks.takeable.insert(list::ORDER_66); // from those whom only the newer book gives it
        }
        world.conditions.iter().for_each(|c| masks.grantable.insert(c.ability));
        masks.present = masks.present.union(&masks.grantable);
        for ability in masks.present.iter().filter_map(|a| self.ability(a)) {
            ability.moments().chain(ability.hears_marked).for_each(|m| masks.heard.insert(m));
        }
        masks
    }
}
