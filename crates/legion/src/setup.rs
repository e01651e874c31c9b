//! What is agreed before a game, and the World it makes.

use crate::Legion;
use crate::book::{
    Army, Battlefield, Book, Condition, Edition, Laid, Objective, Rank, Recruit, check, check_team, fieldable,
};
use crate::choice::Spot;
use crate::geometry::Bounds;
use crate::keywords::{Key, Keyword};
use crate::world::{
    BattleCards, COPIES, Equipped, Few, Grant, Marker, Marks, Mini, MiniId, OrderToken, SUPPLIES, Side, Stage, Supply,
    Tokens, Unit, UnitId, World, team,
};
use dejarik_kernel::Seat;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What is agreed before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The armies of the seats: two, or four of which every other is one team (op.team-battle).
    pub armies: Vec<Army>,
    /// The battlefield.
    pub battlefield: String,
    /// The optional rules, beside those that all armies ask for; armies of 1,600 points are grand armies anyhow, and four
    /// players fight a team battle.
    pub optional: Optional,
    /// Which figures of the cards count; those that were printed also if all armies want that.
    #[serde(default)]
    pub edition: Edition,
    /// A position to begin from, as in rulings.
    pub scene: Option<Box<Scene>>,
}

/// The optional rules of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Optional {
    /// Grand armies: 1,600 points on a deeper table, no deployment cards (op.grand-army).
    pub grand: bool,
    /// The battle goes on until one side is gone (op.unlimited-rounds).
    pub unlimited: bool,
    /// The terrain of the battlefield is laid by turns (fm.setup-3).
    pub competitive: bool,
    /// Two teams of two, 600 points each (op.team-battle).
    pub team: bool,
    /// A skirmish: 500 points on a table of three by three feet (001:2770-2773), five rounds, battle cards of its own.
    #[serde(default)]
    pub skirmish: bool,
}

impl Optional {
    /// What they are called.
    pub const NAMES: [&str; 5] = ["grand army", "unlimited rounds", "competitive terrain", "team battle", "skirmish"];

    /// Asks for the rule of that name; `None` if there is none.
    pub fn ask_for(&mut self, name: &str) -> Option<()> {
        let name = name.trim().to_lowercase();
        let asked = match Optional::NAMES.iter().position(|n| *n == name)? {
            0 => &mut self.grand,
            1 => &mut self.unlimited,
            2 => &mut self.competitive,
            3 => &mut self.team,
            _ => &mut self.skirmish,
        };
        *asked = true;
        Some(())
    }

    /// The names of those that are asked for.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        let asked = [self.grand, self.unlimited, self.competitive, self.team, self.skirmish];
        Optional::NAMES.into_iter().zip(asked).filter(|(_, asked)| *asked).map(|(name, _)| name)
    }
}

/// A position to begin from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scene {
    /// The round.
    pub round: u8,
    /// The stage.
    pub stage: Stage,
    /// Whose turn it is.
    pub turn: Seat,
    /// What stands where.
    pub units: Vec<Posted>,
    /// The battle cards.
    pub cards: BattleCards,
    /// Tokens on the table.
    pub markers: Vec<Marker>,
    /// Condition tokens on the table.
    #[serde(default)]
    pub supplies: Vec<Supply>,
}

/// A unit of a scene.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Posted {
    /// Where its minis stand, the leader first; none: not on the table.
    pub spots: SmallVec<[Spot; 4]>,
    /// Its tokens.
    pub tokens: Tokens,
    /// Its order token.
    pub order: OrderToken,
    /// Wounds of its minis.
    pub wounds: SmallVec<[u8; 4]>,
    /// Cards that are exhausted, by their place.
    pub exhausted: u8,
    /// Keywords that it has for the round beside its own.
    pub gains: Vec<Keyword>,
    /// What else is remembered about it.
    pub marks: Marks,
    /// The token of the objective that it carries, by its number.
    #[serde(default)]
    pub carries: Option<u8>,
}

impl Legion {
    /// The World as a game begins.
    pub(crate) fn world(&self, setup: &Setup) -> Result<World, String> {
        let book = self.book();
        let field = self
            .field_named(&setup.battlefield)
            .ok_or_else(|| format!("there is no battlefield \"{}\"", setup.battlefield))?;
        let all = |wants: fn(&Optional) -> bool| setup.armies.iter().all(|army| wants(&army.optional));
        let optional = Optional {
            grand: setup.optional.grand || setup.armies.iter().any(|army| army.limit == GRAND) || all(|o| o.grand),
            unlimited: setup.optional.unlimited || all(|o| o.unlimited),
            competitive: setup.optional.competitive || all(|o| o.competitive),
            team: setup.optional.team || setup.armies.len() == 4 || all(|o| o.team),
            skirmish: setup.optional.skirmish
                || setup.armies.iter().any(|army| army.limit == SKIRMISH)
                || all(|o| o.skirmish),
        };
        let printed = setup.armies.iter().all(|army| army.edition == Edition::Printed);
        let edition = if printed { Edition::Printed } else { setup.edition };
        let armies: Vec<Army> = setup.armies.iter().map(|army| Army { edition, ..army.clone() }).collect();
        seated(optional, armies.len())?;
        if setup.scene.is_none() {
            right_table(self, field, &armies, optional)?;
        }
        if optional.team && setup.scene.is_none() {
            teams(book, &armies)?;
        }
        let mut w = World {
            field,
            laid: None,
            optional,
            edition,
            round: 0,
            stage: Stage::Colour,
            blue: Seat(0),
            far: false,
            across: false,
            counter: Seat(0),
            turn: Seat(0),
            first: None,
            sides: Few::default(),
            units: Vec::new(),
            minis: Vec::new(),
            rows: Default::default(),
            cards: BattleCards::default(),
            markers: Few::default(),
            grants: Vec::new(),
            devices: Vec::new(),
            banes: Few::default(),
            carts: Few::default(),
            supplies: Few::default(),
            supply_deck: [COPIES; SUPPLIES],
            active: None,
            attacks: Vec::new(),
            thrown: SmallVec::new(),
            ended: None,
        };
        for (seat, army) in Seat::first(armies.len()).zip(&armies) {
            if setup.scene.is_none() {
                let offences = check(book, army).into_iter().filter(|v| !v.ok).count();
                if offences > 0 {
                    return Err(format!("the army {} breaks {offences} rules", army.name));
                }
                fieldable(book, army).map_err(|lacks| format!("not implemented yet: {}", lacks.join(", ")))?;
            }
            w.sides.push(side(book, army, optional.skirmish)?);
            for recruit in &army.units {
                enlist(book, &mut w, seat, army, recruit)?;
            }
        }
        if optional.competitive {
            let table = self.agreed(&w);
            if table.pieces.len() % 2 == 1 || table.pieces.is_empty() {
                return Err(format!("{} has no even number of pieces to be laid by turns", table.name));
            }
            w.laid = Some(Laid::on(table));
            w.stage = Stage::Terrain;
        }
        if let Some(scene) = &setup.scene {
            post(&mut w, scene)?;
            // Whoever stands within the outline of a flat top stands on it.
            let look = crate::look::Look::new(self, &w);
            let height = |m: &Mini| {
                let top = look.top_under(&look.foot_at(m.unit, m.at, m.facing), i32::MAX);
                look.stand_height(top, m.at)
            };
            let heights: Vec<i32> = w.minis.iter().map(height).collect();
            for (mini, z) in w.minis.iter_mut().zip(heights) {
                mini.z = z;
            }
        }
        Ok(w)
    }
}

/// What a grand army may cost.
pub const GRAND: u16 = 1600;
/// What an ordinary one may cost.
pub const STANDARD: u16 = 800;
/// What an army may cost in a skirmish (001:2772-2773).
pub const SKIRMISH: u16 = 500;

/// Two play, or four in a team battle, which is no battle of grand armies.
fn seated(optional: Optional, seats: usize) -> Result<(), String> {
    match (optional.team, optional.grand, seats) {
        _ if optional.skirmish && (optional.team || optional.grand) => {
            Err("a skirmish is fought by two small armies".to_owned())
        }
        (true, true, _) => Err("grand armies fight no team battle".to_owned()),
        (true, false, 4) | (false, _, 2) => Ok(()),
        (true, ..) => Err("a team battle is for four players".to_owned()),
        (false, ..) => Err("two players meet, or four in a team battle".to_owned()),
    }
}

/// Partners bring 600 points each of one faction, and no unique card twice (op.team-battle).
fn teams(book: &Book, armies: &[Army]) -> Result<(), String> {
    for side in 0..2 {
        let (one, other) = (&armies[side], &armies[side + 2]);
        let offences = check_team(book, [one, other]).into_iter().filter(|v| !v.ok).count();
        if offences > 0 {
            return Err(format!("{} and {} break {offences} rules as a team", one.name, other.name));
        }
    }
    Ok(())
}

/// Grand armies meet each other, armies of 500 points too, and every battle has a table of its own size (op.grand-army, gl.battlefield).
fn right_table(rules: &Legion, field: u16, armies: &[Army], optional: Optional) -> Result<(), String> {
    let n = usize::from(field);
    let table = rules.book().fields.get(n).unwrap_or_else(|| &rules.own[n - rules.book().fields.len()]);
    if optional.grand && armies.iter().any(|army| army.limit != GRAND) {
        return Err("a grand army meets another grand army".to_owned());
    }
    if optional.skirmish && armies.iter().any(|army| army.limit != SKIRMISH) {
        return Err("an army of 500 points meets another one of 500".to_owned());
    }
    let ((width, depth), right) = ((table.width, table.depth), rules.book().figures.table_of(optional));
    if (width, depth) == right {
        return Ok(());
    }
    let size = if width < right.0 || depth < right.1 { "small" } else { "large" };
    let battle = match optional {
        Optional { grand: true, .. } => "grand armies",
        Optional { skirmish: true, .. } => "a skirmish",
        _ => "a battle of such armies",
    };
    Err(format!("{} is too {size} for {battle}", table.name))
}

/// A player's hand and deck; in a skirmish everybody has the same deck.
fn side(book: &Book, army: &Army, skirmish: bool) -> Result<Side, String> {
    let mut side = Side { faction: Some(army.faction), ..Side::default() };
    let standing = book.commands.iter().position(|c| c.returns()).map(|i| crate::book::CommandId(i as u8));
    for name in &army.commands {
        let card = book.command(name).ok_or_else(|| format!("there is no command card \"{name}\""))?;
        side.hand.try_push(card).map_err(|_| "too many command cards".to_owned())?;
    }
    if let Some(card) = standing {
        side.hand.try_push(card).map_err(|_| "too many command cards".to_owned())?;
    }
    side.hand.sort_unstable();
    let all = Book::SKIRMISH.map(|names| names.map(str::to_owned).to_vec());
    for (row, names) in if skirmish { &all } else { &army.battle }.iter().enumerate() {
        for name in names {
            let n =
                battle_card(book, row, name, skirmish).ok_or_else(|| format!("there is no battle card \"{name}\""))?;
            side.deck[row].try_push(n).map_err(|_| "too many battle cards".to_owned())?;
        }
    }
    Ok(side)
}

/// The number of a battle card of a kind; some deployments are drawn otherwise for a skirmish.
pub(crate) fn battle_card(book: &Book, row: usize, name: &str, skirmish: bool) -> Option<u8> {
    let same = |other: &str| other.eq_ignore_ascii_case(name);
    match row {
        0 => Objective::ALL.iter().position(|(_, n)| same(n)),
        1 => book.deployments.iter().position(|d| d.skirmish == skirmish && same(&d.name)),
        _ => Condition::ALL.iter().position(|(_, n)| same(n)),
    }
    .map(|i| i as u8)
}

/// Adds a unit with its minis.
fn enlist(book: &Book, w: &mut World, player: Seat, army: &Army, recruit: &Recruit) -> Result<(), String> {
    let name = &recruit.unit;
    let card =
        book.unit_of(army.faction, name).ok_or_else(|| format!("there is no unit \"{name}\" of this faction"))?;
    let card = book.unit_in(army.edition, card);
    let unit_card = &book.units[card.0 as usize];
    // Minis and units have numbers that fit a byte.
    if w.minis.len() + usize::from(unit_card.minis) + recruit.upgrades.len() > 250 || w.units.len() >= 60 {
        return Err("more minis than a table holds".to_owned());
    }
    let first = MiniId(w.minis.len() as u8);
    let unit = UnitId(w.units.len() as u8);
    let mini = |card| Mini {
        unit,
        at: Default::default(),
        z: 0,
        facing: Default::default(),
        wounds: 0,
        card,
        there: false,
        fell: 0,
    };
    w.minis.extend((0..unit_card.minis).map(|_| mini(None)));
    let mut equipped = Few::default();
    let mut points = unit_card.points;
    let mut leader = first;
    for upgrade in &recruit.upgrades {
        let id = book.upgrade(upgrade).ok_or_else(|| format!("there is no upgrade \"{upgrade}\""))?;
        let id = book.upgrade_in(army.edition, id);
        let nth = equipped.len() as u8;
        equipped
            .try_push(Equipped { card: id, exhausted: false, spent: 0, flipped: false })
            .map_err(|_| "too many upgrades".to_owned())?;
        let card = &book.upgrades[id.0 as usize];
        points += card.points;
        if card.mini {
            let team = unit_card.keywords.iter().any(|k| k.key == Key::HeavyWeaponTeam);
            if card.keywords.iter().any(|k| k.key == Key::Leader)
                || (team && card.slot == crate::book::Slot::HeavyWeapon)
            {
                leader = MiniId(w.minis.len() as u8);
            }
            w.minis.push(mini(Some(nth)));
        }
    }
    let more = equipped.iter().flat_map(|e: &Equipped| &book.upgrades[e.card.0 as usize].keywords);
    let shields: u8 = unit_card.keywords.iter().chain(more).filter(|k| k.key == Key::Shielded).map(|k| k.x).sum();
    let mut aside = [None; 4];
    for (name, place) in recruit.aside.iter().zip(&mut aside) {
        let id = book.upgrade(name).ok_or_else(|| format!("there is no upgrade \"{name}\""))?;
        *place = Some(book.upgrade_in(army.edition, id));
    }
    let size = w.minis.len() as u8 - first.0;
    if leader != first {
        // The leader is the first of its minis.
        w.minis.swap(first.0.into(), leader.0.into());
    }
    w.units.push(Unit {
        side: team(player),
        player,
        card,
        rank: unit_card.rank,
        points,
        leader: first,
        first,
        size,
        upgrades: equipped,
        aside,
        tokens: Tokens { shields, ..Tokens::default() },
        order: OrderToken::None,
        deployed: false,
        defeated: false,
        carries: None,
        around: Bounds::NONE,
        marks: Marks::default(),
    });
    Ok(())
}

/// Puts everything where a scene says.
fn post(w: &mut World, scene: &Scene) -> Result<(), String> {
    (w.round, w.stage, w.turn, w.cards) = (scene.round, scene.stage, team(scene.turn), scene.cards);
    for (i, posted) in scene.units.iter().enumerate() {
        let unit = UnitId(i as u8);
        let Some(u) = w.units.get_mut(i) else { return Err("more places than units".to_owned()) };
        u.tokens = posted.tokens;
        u.order = posted.order;
        u.deployed = !posted.spots.is_empty() || posted.marks.aboard.is_some();
        u.marks = posted.marks;
        w.grants.extend(posted.gains.iter().map(|k| Grant::new(unit, k)));
        for (nth, upgrade) in u.upgrades.iter_mut().enumerate() {
            upgrade.exhausted = posted.exhausted & (1 << nth) != 0;
        }
        let first = u.first.0;
        for (n, spot) in posted.spots.iter().enumerate().take(u.size.into()) {
            let mini = &mut w.minis[usize::from(first) + n];
            (mini.at, mini.facing, mini.there, mini.unit) = (spot.at, spot.facing, true, unit);
            mini.wounds = posted.wounds.get(n).copied().unwrap_or(0);
        }
        if posted.marks.aboard.is_some() {
            for (n, wounds) in posted.wounds.iter().enumerate().take(usize::from(w[unit].size)) {
                w.minis[usize::from(first) + n].wounds = *wounds;
            }
        }
        w[unit].around = w.bounds(unit);
    }
    w.markers.extend(scene.markers.iter().copied().take(8));
    w.supplies.extend(scene.supplies.iter().copied().take(6));
    for (i, n) in scene.units.iter().enumerate().filter_map(|(i, posted)| Some((i, posted.carries?))) {
        let Some(marker) = w.markers.get_mut(usize::from(n)) else { return Err("there is no such token".to_owned()) };
        marker.by = Some(UnitId(i as u8));
        w.units[i].carries = Some(n);
    }
    for seat in Seat::first(w.sides.len()) {
        let mut pool = [0u8; 6];
        for u in w
            .units
            .iter()
            .filter(|u| u.player == seat && u.order == OrderToken::None && (u.deployed || u.marks.reserved))
        {
            pool[u.rank as usize] += 1;
        }
        w.sides[seat.index()].pool = pool;
    }
    debug_assert!(w.units.iter().all(|u| Rank::ALL.contains(&u.rank)));
    Ok(())
}

impl Scene {
    /// Before anything has happened: as a game begins, but without a look at whether the armies may be fielded.
    pub fn opening() -> Scene {
        Scene {
            round: 0,
            stage: Stage::Colour,
            turn: Seat(0),
            units: Vec::new(),
            cards: BattleCards::default(),
            markers: Vec::new(),
            supplies: Vec::new(),
        }
    }
}

impl Setup {
    /// Two armies against two on a battlefield: first one of each side, then their partners (op.team-battle).
    pub fn teams(armies: [Army; 4], field: &Battlefield) -> Setup {
        let optional = Optional { team: true, ..Optional::default() };
        Setup {
            armies: armies.into(),
            battlefield: field.name.clone(),
            optional,
            edition: Edition::default(),
            scene: None,
        }
    }

    /// Two armies on a battlefield.
    pub fn new(left: Army, right: Army, field: &Battlefield) -> Setup {
        Setup {
            armies: vec![left, right],
            battlefield: field.name.clone(),
            optional: Optional::default(),
            edition: Edition::default(),
            scene: None,
        }
    }
}
