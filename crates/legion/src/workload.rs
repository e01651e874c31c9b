//! Work for whoever measures: single queries and a single attack, without a clock.

use crate::Legion;
use crate::book::{Army, Faction};
use crate::choice::{Ask, Choice, Deed, Spot};
use crate::geometry::{Angle, Point};
use crate::look::Look;
use crate::setup::{Posted, Scene, Setup};
use crate::world::{Method, OrderToken, Stage, UnitId, World};
use dejarik_kernel::conformance::ByLot;
use dejarik_kernel::{Answers, Dice, Faces, Order, QuestionOf, Reply, Rules, play};
use std::hint::black_box;

/// Every unit on the table with every enemy of it.
pub fn pairs(w: &World) -> impl Iterator<Item = (UnitId, UnitId)> + '_ {
    w.standing().flat_map(move |a| w.standing().filter(move |b| w[*b].side != w[a].side).map(move |b| (a, b)))
}

/// Sight and cover between two units, the way an attack asks for them.
pub fn sight_and_cover(rules: &Legion, w: &World, (by, target): (UnitId, UnitId)) {
    let look = Look::new(rules, w);
    black_box((look.unit_sees(by, target), look.cover(by, target, Method::Ranged)));
}

/// Four troopers and four others in reach of them.
pub struct Skirmish<'a> {
    rules: &'a Legion,
    world: World,
    attacker: Attacker,
}

impl<'a> Skirmish<'a> {
    /// On one of the Book's tables.
    pub fn new(rules: &'a Legion) -> Skirmish<'a> {
        let posted = |x: i32, order| Posted {
            spots: (0..4).map(|i| Spot { at: Point::new(x, 10_000 + 1_200 * i), facing: Angle::EAST }).collect(),
            tokens: Default::default(),
            order,
            wounds: Default::default(),
            exhausted: 0,
            gains: Vec::new(),
            marks: Default::default(),
            carries: None,
        };
        let scene = Scene {
            units: vec![posted(24_000, OrderToken::FaceUp), posted(40_000, OrderToken::FaceDown)],
            stage: Stage::Activation,
            // The last activation of the last round: nothing follows the attack but the end.
            round: 6,
            ..Scene::opening()
        };
        let armies = [Army::of_one(Faction::Empire, "Stormtroopers"), Army::of_one(Faction::Rebel, "Rebel Troopers")];
        let field = rules.book().field("Crossroads").expect("a battlefield");
        let mut setup = Setup::new(armies[0].clone(), armies[1].clone(), &rules.book().fields[usize::from(field)]);
        setup.scene = Some(Box::new(scene));
        let world = rules.begin(&setup).expect("a scene");
        Skirmish { rules, world, attacker: Attacker { lots: ByLot::new(7), fires: true } }
    }

    /// An activation with an attack, from a copy of the World to the last wound, or only up to the choice of weapons: the
    /// difference is what it costs to resolve the attack.
    pub fn activation(&mut self, fires: bool) {
        self.attacker.fires = fires;
        let mut world = self.world.clone();
        black_box(play(self.rules, &mut world, &mut self.attacker));
    }
}

/// Dodges, attacks whoever is first, and says nothing more, or not even that much.
struct Attacker {
    lots: ByLot,
    fires: bool,
}

impl Answers<Legion> for Attacker {
    fn choose(&mut self, _: &Legion, _: &World, question: &QuestionOf<Legion>) -> Reply<Choice> {
        let wanted = |choice: &Choice| match question.ask {
            Ask::Action(_, 2) => *choice == Choice::Deed(Deed::Dodge),
            Ask::Action(..) => *choice == Choice::Deed(Deed::Attack),
            _ => true,
        };
        match question.ask {
            Ask::Fire(_) if !self.fires => Reply::NotNow,
            _ => question.options.iter().position(wanted).map_or(Reply::NotNow, Reply::Nth),
        }
    }

    fn dice(&mut self, dice: Dice) -> Option<Faces> {
        Answers::<Legion>::dice(&mut self.lots, dice)
    }

    fn order(&mut self, n: u16) -> Option<Order> {
        Answers::<Legion>::order(&mut self.lots, n)
    }
}
