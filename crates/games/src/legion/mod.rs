//! Star Wars: Legion: its armies, battlefields and tables.

mod library;
mod screen;
mod teams;
mod why;

use crate::Json;
use crate::library::consulted;
use crate::measure::{Turn, longer_ns, mean_ns};
use crate::text::say;
use crate::{
    Army, Entry, Found, GameError, Host, Hosted, Paint, Pairs, RuleVerdict, SquadEntry, SquadReport, Table, Way,
    WayEntry, Wish,
};
use dejarik_kernel::{Lang, QuestionOf, Rules, Seat, WhyNot};
use dejarik_legion::Legion;
use dejarik_legion::book::{self, ArmyError, Book, Edition};
use dejarik_legion::coverage::{RULES, RULES_FROM};
use dejarik_legion::keywords::Key;
use dejarik_legion::setup::{GRAND, Optional, SKIRMISH, STANDARD, Scene, Setup};
use dejarik_legion::text;
use dejarik_legion::workload;
use dejarik_legion::world::{Mini, Stage, Unit, UnitId, World, team};
use serde_json::Value;
use std::sync::Arc;

pub(crate) fn host() -> Host<Legion> {
    Host { rules: Arc::new(Legion::standard()) }
}

impl From<ArmyError> for GameError {
    fn from(e: ArmyError) -> GameError {
        GameError::Unreadable { line: e.line, column: 1, text: e.text }
    }
}

impl Hosted for Legion {
    const ABOUT: &'static str = "Star Wars: Legion: a battle of units on a table";
    const MODES: &'static [&'static str] = &["400", "500", "800", "team"];
    const PLAYERS: (usize, usize) = (2, 4);

    fn tables(&self, wish: &Wish) -> Result<Vec<Table>, GameError> {
        let fields = |limit: u16| -> Result<Vec<String>, GameError> {
            Ok(match &wish.map {
                Some(name) => {
                    let n = self.book().field(name);
                    let names: Vec<&str> = self.book().fields.iter().map(|f| f.name.as_str()).collect();
                    let args = [("name", name.as_str().into()), ("names", names.join(", ").into())];
                    let n = n.ok_or_else(|| GameError::refused(say(wish.lang, "no-map-named", &args)))?;
                    vec![self.book().fields[n as usize].name.clone()]
                }
                None => self.book().tables(limit).map(|f| f.name.clone()).collect(),
            })
        };
        if teams::wanted(wish)? {
            return teams::tables(self, wish, &fields(teams::LIMIT)?);
        }
        let all = || ready(self, wish.limit);
        let lefts = match &wish.left {
            Some(army) => vec![summon(self, wish.lang, army)?],
            None => all(),
        };
        if lefts.is_empty() {
            let limit = wish.limit.unwrap_or_default();
            return Err(GameError::refused(say(wish.lang, "no-squad-of-limit", &[("limit", limit.into())])));
        }
        let rights = match &wish.right {
            Some(army) => Some(vec![summon(self, wish.lang, army)?]),
            None if wish.pairs == Pairs::Mixed => Some(all()),
            None => None,
        };
        let mut tables = Vec::new();
        // Whoever goes into a skirmish or leads a grand army meets its like, on a table of that size; two that are named meet, or
        // are told why not.
        let both = wish.left.is_some() && wish.right.is_some();
        let size = |limit: u16| self.book().figures.table(limit);
        for limit in [STANDARD, SKIRMISH, GRAND] {
            let like = |army: &&book::Army| size(army.limit) == size(limit);
            let lefts: Vec<&book::Army> = lefts.iter().filter(like).collect();
            let rights = rights.as_ref().map(|all| all.iter().filter(|a| both || like(a)).collect::<Vec<_>>());
            if !lefts.is_empty() && rights.as_ref().is_none_or(|rights| !rights.is_empty()) {
                tables.extend(meet(self, wish, &lefts, rights.as_deref(), &fields(limit)?)?);
            }
        }
        // Whoever wishes for everything against everything gets team battles too.
        let everything = wish.pairs == Pairs::Mixed && wish.way == Way::Open && wish.limit.is_none();
        if everything && wish.armies().is_empty() {
            tables.extend(teams::tables(self, wish, &fields(teams::LIMIT)?)?);
        }
        Ok(tables)
    }

    fn sizes(&self) -> Vec<usize> {
        vec![2, 4]
    }

    fn team(&self, _: &World, seat: Seat) -> u8 {
        team(seat).0
    }

    fn ways(&self, lang: Lang) -> Vec<WayEntry> {
        teams::entries(lang)
    }

    fn may_join(&self, wish: &Wish, army: &Army) -> Result<(), GameError> {
        teams::may_join(self, wish, army)
    }

    fn mode(&self, name: &str) -> Result<Vec<Table>, GameError> {
        if name == "team" {
            let way = Way::Named("team-battle".to_owned());
            return self.tables(&Wish { way, pairs: Pairs::Mixed, ..Wish::default() });
        }
        let limit = name.parse().map_err(|_| GameError::refused(format!("there is no mode \"{name}\"")))?;
        match ready(self, Some(limit)).is_empty() {
            false => self.tables(&Wish { limit: Some(limit), pairs: Pairs::Mixed, ..Wish::default() }),
            true => measured(self, limit),
        }
    }

    fn bytes(&self, world: &World) -> usize {
        size_of::<World>() + world.units.capacity() * size_of::<Unit>() + world.minis.capacity() * size_of::<Mini>()
    }

    fn queries(&self, worlds: &[World], secs: f64) -> Vec<(&'static str, f64)> {
        let mut skirmish = workload::Skirmish::new(self);
        let attack = longer_ns(secs, |turn| skirmish.activation(turn == Turn::More));
        let mut took = vec![("attack of four on four, resolved", attack)];
        // The tables of a skirmish are too small for so much.
        let full = worlds.iter().filter(|w| self.field(w).pieces.len() >= 20);
        let looks: Vec<_> = full.flat_map(|w| workload::pairs(w).map(move |pair| (w, pair))).collect();
        let mut next = looks.iter().cycle();
        if !looks.is_empty() {
            let look = mean_ns(secs, || {
                if let Some((w, pair)) = next.next() {
                    workload::sight_and_cover(self, w, *pair);
                }
            });
            took.insert(0, ("sight and cover, 20 pieces or more", look));
        }
        took
    }

    fn usual_limit(&self) -> Option<u16> {
        Some(400)
    }

    fn squads(&self, _: Lang) -> Vec<SquadEntry> {
        Book::armies()
            .map(|(name, army)| {
                let cost = cost(self, &army);
                let lacks = book::fieldable(self.book(), &army).err().unwrap_or_default();
                let legal = book::check(self.book(), &army).iter().all(|v| v.ok);
                SquadEntry {
                    name: name.to_owned(),
                    title: army.name.clone(),
                    faction: format!("{:?}", army.faction),
                    limit: army.limit,
                    cost,
                    size: army.units.len(),
                    seat: None,
                    ready: legal && lacks.is_empty(),
                    own: false,
                    unimplemented: lacks,
                }
            })
            .collect()
    }

    fn maps(&self) -> Vec<String> {
        self.book().fields.iter().map(|f| f.name.clone()).collect()
    }

    fn maps_for(&self, limit: u16) -> Vec<String> {
        self.book().tables(limit).map(|f| f.name.clone()).collect()
    }

    fn check_squad(&self, lang: Lang, army: &Army) -> Result<SquadReport, GameError> {
        let army = read(lang, army)?;
        let verdicts = book::check(self.book(), &army);
        Ok(SquadReport {
            title: army.name.clone(),
            legal: verdicts.iter().all(|v| v.ok),
            cost: cost(self, &army),
            limit: army.limit,
            members: army.units.iter().map(|u| member(self, &army, u)).collect(),
            unimplemented: book::fieldable(self.book(), &army).err().unwrap_or_default(),
            text: army.to_string(),
            verdicts: verdicts
                .iter()
                .map(|v| RuleVerdict { rule: v.rule.to_owned(), ok: v.ok, text: words(lang, v) })
                .collect(),
        })
    }

    fn board(&self, lang: Lang, world: &World, _: Paint) -> String {
        let zones = if world.stage == Stage::Deploy { say(lang, "legion-map-zones", &[]) } else { String::new() };
        format!("{}{}{zones}\n", dejarik_legion::picture::letters(self, lang, world), say(lang, "legion-map-key", &[]))
    }

    fn card_words(&self, lang: Lang, world: &World, words: &str) -> Option<Vec<String>> {
        let unit = match unit_named(self, lang, world, Among::All, words) {
            Ok(unit) => unit,
            // Several are called so, or nobody is.
            Err(why) => return (!words.trim().is_empty()).then(|| vec![why]),
        };
        let name = self.unit_name(world, unit);
        let card = screen::card(self, lang, world, unit);
        Some(std::iter::once(name).chain(card.lines().map(|line| format!("  {line}"))).collect())
    }

    fn screen(&self, lang: Lang, world: &World, seat: Option<Seat>) -> Json {
        let names: Vec<String> = Seat::first(world.sides.len()).map(|seat| self.seat_words(lang, seat)).collect();
        screen::screen(self, lang, world, seat, &names)
    }

    fn picture(&self, world: &World, of: Option<&str>) -> Result<Option<String>, String> {
        let unit = of.map(|name| unit_named(self, Lang::English, world, Among::Table, name)).transpose()?;
        Ok(Some(dejarik_legion::picture::svg_of(self, world, unit)))
    }

    fn query(
        &self,
        lang: Lang,
        world: &World,
        _: Option<Seat>,
        _: Option<&QuestionOf<Legion>>,
        what: &Value,
    ) -> Result<Value, String> {
        // Everything on the battlefield is open to everybody.
        match (what["kind"].as_str(), what["of"].as_str()) {
            (Some("picture"), Some(unit)) => self.picture(world, Some(unit)).map(Value::from),
            _ => Err(say(lang, "no-queries", &[("game", Legion::NAME.into())])),
        }
    }

    fn why(&self, lang: Lang, world: &World, words: &str) -> Result<Vec<String>, String> {
        why::why(self, lang, world, words)
    }

    fn look_up(&self, lang: Lang, words: &str) -> Vec<Found> {
        library::look_up(self.book(), lang, words).into_iter().map(|keyed| keyed.found).collect()
    }

    fn consult(&self, lang: Lang, what: &Value) -> Result<Value, String> {
        let search = |words: &str| library::look_up(self.book(), lang, words);
        consulted(lang, Legion::NAME, what, || library::everything(lang), search)
    }

    fn reason(&self, lang: Lang, why: &WhyNot) -> String {
        text::why(lang, why)
    }

    fn entries(&self) -> Vec<Entry> {
        let entry = |key: &Key| Entry {
            number: *key as u16,
            id: key.row().id.to_owned(),
            name: key.row().name.to_owned(),
            kind: format!("{:?}", key.row().kind).to_lowercase(),
            implemented: key.done(),
        };
        let rules = (RULES_FROM..).zip(RULES).map(|(number, row)| Entry {
            number,
            id: row.id.to_owned(),
            name: row.name.to_owned(),
            kind: "rule".to_owned(),
            implemented: row.noted,
        });
        Key::ALL.iter().map(entry).chain(rules).collect()
    }
}

/// Tables for measuring with armies whose command cards are not all played yet: those that are not do nothing.
fn measured(rules: &Legion, limit: u16) -> Result<Vec<Table>, GameError> {
    let armies: Vec<book::Army> = Book::armies().map(|(_, army)| army).filter(|army| army.limit == limit).collect();
    if armies.is_empty() {
        let args = [("limit", limit.into())];
        return Err(GameError::refused(say(Lang::English, "no-squad-of-limit", &args)));
    }
    let fields = rules.book().tables(limit).cycle();
    let pairs = (0..armies.len()).flat_map(|a| (0..armies.len()).map(move |b| (a, b)));
    let table = |((a, b), field): ((usize, usize), &book::Battlefield)| {
        let mut setup = Setup::new(armies[a].clone(), armies[b].clone(), field);
        setup.scene = Some(Box::new(Scene::opening()));
        rules.begin(&setup).map_err(GameError::refused)?;
        Ok(Table::new(format!("{} - {}, {}", armies[a].name, armies[b].name, field.name), setup))
    };
    pairs.zip(fields).map(table).collect()
}

/// Which units are meant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Among {
    /// Those on the table.
    Table,
    /// Those, and those that are still to come.
    All,
}

/// The unit that goes by that name, or the only one whose name has it as a part.
fn unit_named(rules: &Legion, lang: Lang, world: &World, among: Among, name: &str) -> Result<UnitId, String> {
    let meant = |u: &UnitId| !world[*u].defeated && (world[*u].deployed || among == Among::All);
    let units: Vec<(UnitId, String)> =
        world.unit_ids().filter(meant).map(|u| (u, rules.unit_name(world, u).to_lowercase())).collect();
    let name = name.trim().to_lowercase();
    let mut near = units.iter().filter(|(_, called)| !name.is_empty() && called.contains(&name));
    let exact = units.iter().find(|(_, called)| *called == name);
    match (exact, near.next(), near.next()) {
        (Some((unit, _)), ..) | (None, Some((unit, _)), None) => Ok(*unit),
        _ if units.is_empty() => Err(say(lang, "legion-nobody-there", &[])),
        _ => {
            let names: Vec<String> = units.iter().map(|(u, _)| rules.unit_name(world, *u)).collect();
            let args = [("name", name.into()), ("names", names.join(", ").into())];
            Err(say(lang, "legion-no-such-unit", &args))
        }
    }
}

fn member(rules: &Legion, army: &book::Army, recruit: &book::Recruit) -> String {
    let book = rules.book();
    let unit = book.unit_of(army.faction, &recruit.unit).map_or(0, |id| book.units[id.0 as usize].points);
    let upgrades: u16 =
        recruit.upgrades.iter().filter_map(|u| book.upgrade(u)).map(|u| book.upgrades[u.0 as usize].points).sum();
    let with: String = recruit.upgrades.iter().map(|u| format!(" + {u}")).collect();
    format!("{:3}  {}{with}", unit + upgrades, recruit.unit)
}

fn cost(rules: &Legion, army: &book::Army) -> u16 {
    let book = rules.book();
    let of = |recruit: &book::Recruit| {
        let unit = book.unit_of(army.faction, &recruit.unit).map_or(0, |id| book.units[id.0 as usize].points);
        unit + recruit
            .upgrades
            .iter()
            .filter_map(|u| book.upgrade(u))
            .map(|u| book.upgrades[u.0 as usize].points)
            .sum::<u16>()
    };
    army.units.iter().map(of).sum()
}

fn ready(rules: &Legion, limit: Option<u16>) -> Vec<book::Army> {
    let armies = Book::armies().map(|(_, army)| army);
    let fits = |army: &book::Army| {
        limit.is_none_or(|limit| army.limit == limit) && book::fieldable(rules.book(), army).is_ok()
    };
    armies.filter(fits).collect()
}

fn read(lang: Lang, army: &Army) -> Result<book::Army, GameError> {
    match army {
        Army::Text(text) => Ok(book::Army::parse(text)?),
        Army::Named(name) => {
            let same =
                |short: &str, a: &book::Army| short.eq_ignore_ascii_case(name) || a.name.eq_ignore_ascii_case(name);
            let found = Book::armies().find(|(short, a)| same(short, a)).map(|(_, army)| army);
            found.ok_or_else(|| {
                let names: Vec<&str> = Book::armies().map(|(short, _)| short).collect();
                let args = [("name", name.as_str().into()), ("names", names.join(", ").into())];
                GameError::refused(say(lang, "no-squad-named", &args))
            })
        }
    }
}

fn summon(rules: &Legion, lang: Lang, army: &Army) -> Result<book::Army, GameError> {
    let army = read(lang, army)?;
    let offences: Vec<book::Verdict> = book::check(rules.book(), &army).into_iter().filter(|v| !v.ok).collect();
    if offences.is_empty() {
        return Ok(army);
    }
    let why = say(lang, "squad-not-legal", &[("name", army.name.as_str().into())]);
    Err(GameError::refused(why + &broken(lang, &offences)))
}

/// The edition of the cards that a wish names, or the usual one.
fn edition(wish: &Wish) -> Result<Edition, GameError> {
    let Some(name) = &wish.edition else { return Ok(Edition::default()) };
    Edition::named(name).ok_or_else(|| {
        let names = Edition::ALL.map(Edition::name).join(", ");
        let args = [("name", name.as_str().into()), ("names", names.into())];
        GameError::refused(say(wish.lang, "edition-unknown", &args))
    })
}

/// What a verdict says.
fn words(lang: Lang, v: &book::Verdict) -> String {
    let args = [("name", v.name.as_str().into()), ("is", v.numbers.0.into()), ("may", v.numbers.1.into())];
    text::say(lang, v.key, &args)
}

/// The rules that are broken, a line each.
fn broken(lang: Lang, offences: &[book::Verdict]) -> String {
    offences.iter().map(|v| format!("\n  {} ({})", words(lang, v), v.rule)).collect()
}

/// Each of the first against the others, or against itself where there are none, on the battlefields in turn.
fn meet(
    rules: &Legion,
    wish: &Wish,
    lefts: &[&book::Army],
    rights: Option<&[&book::Army]>,
    fields: &[String],
) -> Result<Vec<Table>, GameError> {
    let rounds = rights.map_or(fields.len(), |r| r.len().max(fields.len()));
    let turns = (0..rounds).flat_map(|round| (0..lefts.len()).map(move |nth| (nth, nth + round)));
    let tables = turns.map(|(nth, turn)| {
        let right = rights.map_or(lefts[nth], |rights| rights[(turn + 1) % rights.len()]);
        table(rules, wish, lefts[nth], right, &fields[turn % fields.len()])
    });
    tables.collect()
}

fn table(rules: &Legion, wish: &Wish, left: &book::Army, right: &book::Army, field: &str) -> Result<Table, GameError> {
    let lang = wish.lang;
    let setup = Setup {
        armies: vec![left.clone(), right.clone()],
        battlefield: field.to_owned(),
        optional: Optional::default(),
        edition: edition(wish)?,
        scene: None,
    };
    let args = [("left", left.name.as_str().into()), ("right", right.name.as_str().into()), ("map", field.into())];
    let label = say(lang, "table-label", &args);
    rules.begin(&setup).map_err(|e| GameError::refused(format!("{label}: {e}")))?;
    Ok(Table::new(label, setup))
}
