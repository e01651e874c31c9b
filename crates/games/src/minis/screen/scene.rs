//! The table as it stands, in what a screen shows.

use super::super::names::tokens;
use super::Spot;
use super::drawing::Drawing;
use dejarik_kernel::{Lang, Outcome, Seat};
use dejarik_minis::Minis;
use dejarik_minis::abilities::list;
use dejarik_minis::look::Look;
use dejarik_minis::text;
use dejarik_minis::world::{Attack, FigureId, Place, Stage, World};
use serde::Serialize;
use std::sync::OnceLock;
use ts_rs::TS;

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/scene.ts")]
pub struct Scene {
    /// Which game this is a scene of.
    game: &'static str,
    /// The name of the map.
    map: String,
    /// The map itself, where it is none that everybody has: a ruling's, or a player's own.
    drawing: Option<Drawing>,
    /// Each door as it is: `closed`, `open`, `gone`.
    doors: Vec<&'static str>,
    /// Where the game stands, in words.
    stand: String,
    /// The round, counted from 1; 0 before the first.
    round: u16,
    /// Whose phase it is.
    phase: Option<u8>,
    /// Activations left in it.
    left: u8,
    /// The squads.
    sides: Vec<SideView>,
    /// Every figure that ever was in the game, by number.
    figures: Vec<FigureView>,
    /// The turn under way.
    turn: Option<TurnView>,
    /// The attack under way.
    attack: Option<AttackView>,
    /// The droid of "Capture the Droid".
    prize: Option<Spot>,
    /// Whether the game is over.
    over: bool,
    /// The seats that won.
    won: Vec<u8>,
}

/// A squad.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/scene.ts")]
pub struct SideView {
    /// What its seat is called.
    name: String,
    /// Its team.
    team: u8,
    /// Its points, in words: there are halves.
    points: String,
    /// The points that win by themselves; 0 if there are none.
    goal: u16,
}

/// A figure.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/scene.ts")]
pub struct FigureView {
    /// Its name.
    name: String,
    /// Two letters for it.
    letters: String,
    /// The squad it came with.
    home: u8,
    /// The squad it fights for.
    side: u8,
    /// Its faction, as a key of colours.
    faction: Option<String>,
    /// What it is above all, as a key of signs.
    role: Role,
    /// The top left square of its space, if it is on the map; a passenger's is its transport's.
    at: Option<Spot>,
    /// How many squares wide that space is.
    span: u8,
    /// The transport it is aboard.
    aboard: Option<u8>,
    /// Hit Points left.
    points: i16,
    /// Hit Points on the card.
    whole: i16,
    /// Force points left, if it has a Force rating.
    force: Option<u8>,
    /// Whether it counts as activated.
    activated: bool,
    /// Whether it is out of the game.
    defeated: bool,
    /// What it costs.
    cost: u16,
    /// What holds for it now, in words.
    conditions: Vec<String>,
}

/// What a figure is above all, for the sign on its token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "minis/scene.ts")]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// It commands.
    Commander,
    /// It fights with a lightsaber.
    Saber,
    /// It is a big machine or an emplacement.
    Vehicle,
    /// It is a Droid.
    Droid,
    /// It is Savage.
    Beast,
    /// It only fights up close.
    Blade,
    /// It shoots.
    Gun,
}

/// A turn under way.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/scene.ts")]
pub struct TurnView {
    /// Whose.
    who: u8,
    /// Movement left.
    left: u8,
    /// Movement used.
    used: u8,
    /// Attacks made.
    attacks: u8,
}

/// An attack under way.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/scene.ts")]
pub struct AttackView {
    /// Who attacks.
    by: u8,
    /// Whom.
    target: u8,
    /// What the die shows.
    die: Option<u8>,
    /// Allies that combine fire.
    helpers: Vec<u8>,
    /// Whether it hit.
    hit: bool,
    /// Whether the hit is critical.
    critical: bool,
    /// The damage it is going to deal.
    damage: i16,
}

/// The scene of a World; in this game everybody sees the same.
pub fn scene(rules: &Minis, lang: Lang, w: &World) -> Scene {
    let look = Look::new(rules, w);
    let map = look.geometry().map();
    let door = |i: usize| {
        let id = dejarik_minis::map::DoorId(i as u8);
        match (w.removed.contains(id), w.open.contains(id)) {
            (true, _) => "gone",
            (false, true) => "open",
            (false, false) => "closed",
        }
    };
    let letters = tokens(rules, w);
    Scene {
        game: "minis",
        map: map.name().to_owned(),
        drawing: (!is_shipped(map.name())).then(|| Drawing::of(map)),
        doors: (0..map.doors().len()).map(door).collect(),
        stand: super::super::board::stand_words(lang, w),
        round: w.round.number,
        phase: (w.stage == Stage::Phases).then_some(w.round.phase.0),
        left: w.round.left,
        sides: Seat::first(w.sides.len()).map(|seat| side(lang, w, seat)).collect(),
        figures: w.ids().map(|f| figure(&look, lang, f, &letters[f.0 as usize])).collect(),
        turn: w.turn().map(|t| TurnView {
            who: t.who.0,
            left: look.movement_left(t),
            used: t.used,
            attacks: t.attacks,
        }),
        attack: w.attacks.last().map(attack),
        prize: w.prize.map(|p| p.at.into()),
        over: w.ended.is_some(),
        won: match w.ended {
            Some(Outcome::Won(seats)) => seats.iter().map(|s| s.0).collect(),
            Some(Outcome::Draw) | None => Vec::new(),
        },
    }
}

/// Whether the map is one that the game brings.
fn is_shipped(name: &str) -> bool {
    static NAMES: OnceLock<Vec<String>> = OnceLock::new();
    let names = NAMES.get_or_init(|| dejarik_minis::map::standard().iter().map(|map| map.name().to_owned()).collect());
    names.iter().any(|shipped| shipped == name)
}

fn side(lang: Lang, w: &World, seat: Seat) -> SideView {
    let side = &w.sides[seat.index()];
    SideView {
        name: text::seat(lang, seat),
        team: side.team,
        points: text::half_points(lang, side.half_points),
        goal: side.goal,
    }
}

fn figure(look: &Look<'_>, lang: Lang, f: FigureId, letters: &str) -> FigureView {
    let (rules, figure) = (look.rules, &look.w[f]);
    let (space, name) = (look.space_of(f), rules.name(look.w, f));
    // A ruling calls its figures by a letter or two.
    let short = if name.chars().count() <= 2 { &name } else { letters };
    FigureView {
        letters: short.to_uppercase(),
        name,
        home: figure.home.0,
        side: figure.side.0,
        faction: figure.faction.map(|f| f.name().to_lowercase().replace(' ', "-")),
        role: role(look, f),
        at: space.map(Spot::from),
        span: space.map_or(figure.span, |s| s.size),
        aboard: if let Place::Aboard(transport) = figure.place { Some(transport.0) } else { None },
        points: look.hit_points(f).max(0),
        whole: look.sheet(f).hit_points,
        force: figure.rated.then_some(figure.force),
        activated: figure.activated,
        defeated: figure.defeated,
        cost: figure.paid,
        conditions: look.w.conditions.iter().filter(|c| c.on == f).map(|c| text::name(lang, c.ability)).collect(),
    }
}

fn role(look: &Look<'_>, f: FigureId) -> Role {
    let (card, sheet) = (look.rules.card(look.w[f].card), look.sheet(f));
    let prints = |ability| sheet.abilities.has(ability);
    if card.is_commander() {
        Role::Commander
    } else if sheet.lightsaber {
        Role::Saber
    } else if prints(list::MOUNTED_WEAPON) || prints(list::EMPLACEMENT) {
        Role::Vehicle
    } else if prints(list::SAVAGE) {
        Role::Beast
    } else if prints(list::DROID) {
        Role::Droid
    } else if prints(list::MELEE_ATTACK) {
        Role::Blade
    } else {
        Role::Gun
    }
}

fn attack(attack: &Attack) -> AttackView {
    AttackView {
        by: attack.by.0,
        target: attack.target.0,
        die: attack.die.map(|d| d.natural),
        helpers: attack.helpers.iter().map(|f| f.0).collect(),
        hit: attack.hit,
        critical: attack.critical,
        damage: attack.damage,
    }
}
