//! Star Wars Miniatures: its squads, maps and tables.

mod board;
mod exhaust;
mod names;
mod screen;
mod trials;
mod ways;
mod why;

use crate::text::say;
use crate::{
    Answer, Army, Entry, Found, GameError, Host, Hosted, Json, Paint, Pairs, RuleVerdict, SquadEntry, SquadReport,
    Table, Trial, Way, WayEntry, Wish,
};
use dejarik_kernel::conformance::{Counts, Thoroughness};
use dejarik_kernel::ruling::Judge;
use dejarik_kernel::{QuestionOf, Rules, Seat, WhyNot};
use dejarik_minis::Minis;
use dejarik_minis::abilities::{AbilityId, Kind, list};
use dejarik_minis::book::{self, Character, Check, Era, Own, Scenario, Side, Squad, SquadError, Status};
use dejarik_minis::choice::Choice;
use dejarik_minis::setup::{Company, Options, Setup};
use dejarik_minis::text::{self, Lang};
use dejarik_minis::world::{Figure, World};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Every answer of the FAQ by its id, and whether a game can show it: `yes`, `partly` or `no`.
const ANSWERS: &str = include_str!("../../../../docs/faq-answers.txt");

pub(crate) fn host(own: Option<Own>) -> Host<Minis> {
    Host { rules: Arc::new(own.map_or_else(Minis::standard, Minis::with_own)) }
}

fn unreadable(lang: Lang, e: &SquadError) -> GameError {
    GameError::Unreadable { line: e.line, column: e.column, text: e.said.words(lang) }
}

/// A squad that can sit down at a table.
struct Ready {
    squad: Squad,
    company: Company,
}

impl Hosted for Minis {
    const ABOUT: &'static str = "Star Wars Miniatures: a skirmish of characters on a grid";
    const MODES: &'static [&'static str] = &["100", "200", "rich"];
    const PLAYERS: (usize, usize) = (2, 4);
    const OPEN: bool = true;

    fn tables(&self, wish: &Wish) -> Result<Vec<Table>, GameError> {
        if wish.way != Way::Open {
            return ways::tables(self, wish);
        }
        let maps = maps(self, wish.lang, wish.map.as_deref())?;
        let lefts = match &wish.left {
            Some(army) => vec![summon(self, wish.lang, army)?],
            None => all_ready(self, wish.limit),
        };
        if lefts.is_empty() {
            return Err(no_squad(wish.lang, wish.limit.unwrap_or_default()));
        }
        let rights = match &wish.right {
            Some(army) => Some(vec![summon(self, wish.lang, army)?]),
            None if wish.pairs == Pairs::Mixed => Some(all_ready(self, wish.limit)),
            None => None,
        };
        if !wish.more.is_empty() {
            let right = rights.as_ref().unwrap_or(&lefts);
            return Ok(vec![crowd(self, wish, [&lefts[0], &right[0]], &maps)?]);
        }
        // Every squad meets whom it should on one map after another.
        let rounds = rights.as_ref().map_or(maps.len(), |rights| rights.len().max(maps.len()));
        let turns = (0..rounds).flat_map(|round| (0..lefts.len()).map(move |nth| (nth, nth + round)));
        turns
            .map(|(nth, turn)| {
                let right = rights.as_ref().map_or(&lefts[nth], |rights| &rights[(turn + 7) % rights.len()]);
                table(self, wish.lang, &lefts[nth], right, &maps[turn % maps.len()])
            })
            .collect()
    }

    fn ways(&self, lang: Lang) -> Vec<WayEntry> {
        ways::entries(lang)
    }

    fn may_join(&self, wish: &Wish, squad: &Army) -> Result<(), GameError> {
        ways::may_join(self, wish, squad)
    }

    fn trials(&self, set: &str, tables: usize, seed: u64) -> Result<Vec<Trial>, GameError> {
        trials::trials(self, set, tables, seed)
    }

    fn throw_words(&self, lang: Lang, world: &World) -> Option<String> {
        why::throw(self, lang, world)
    }

    fn mode(&self, name: &str) -> Result<Vec<Table>, GameError> {
        let (limit, rich) = match name {
            "rich" => (RICH_LIMIT, true),
            _ => (name.parse().map_err(|_| GameError::refused(format!("there is no mode \"{name}\"")))?, false),
        };
        let mut squads = all_ready(self, Some(limit));
        if rich {
            squads = richest(self, squads);
        }
        if squads.is_empty() {
            return Err(no_squad(Lang::English, limit));
        }
        let maps = maps(self, Lang::English, None)?;
        let pairs = (0..squads.len() * maps.len())
            .map(|i| (i % squads.len(), (i * 7 + i / squads.len() + 3) % squads.len(), i));
        pairs.map(|(a, b, i)| table(self, Lang::English, &squads[a], &squads[b], &maps[i % maps.len()])).collect()
    }

    fn bytes(&self, world: &World) -> usize {
        size_of::<World>() + world.figures.capacity() * size_of::<Figure>() + world.grid.capacity()
    }

    fn prepare(&self) {
        self.maps().iter().for_each(|geometry| geometry.explore());
    }

    fn usual_limit(&self) -> Option<u16> {
        Some(100)
    }

    fn squads(&self, lang: Lang) -> Vec<SquadEntry> {
        Minis::squads(self).iter().map(|(name, squad, own)| entry(self, lang, name, squad, *own)).collect()
    }

    fn maps(&self) -> Vec<String> {
        Minis::maps(self).iter().map(|g| g.map().name().to_owned()).collect()
    }

    fn is_own_map(&self, name: &str) -> bool {
        Minis::is_own_map(self, name)
    }

    fn check_squad(&self, lang: Lang, army: &Army) -> Result<SquadReport, GameError> {
        let squad = read(self, lang, army)?;
        Ok(report(self, lang, &squad))
    }

    fn board(&self, lang: Lang, world: &World, paint: Paint) -> String {
        board::draw(self, lang, world, paint)
    }

    fn why(&self, lang: Lang, world: &World, words: &str) -> Result<Vec<String>, String> {
        why::why(self, lang, world, words)
    }

    fn reason(&self, lang: Lang, why: &WhyNot) -> String {
        text::why(lang, why)
    }

    fn ability_words(&self, lang: Lang, id: u16) -> String {
        AbilityId::all().nth(id.into()).map_or_else(|| self.ability_name(id), |a| text::name(lang, a))
    }

    fn in_english(&self, lang: Lang, words: &str) -> String {
        names::in_english(lang, words)
    }

    fn expand(&self, world: &World, words: &str) -> String {
        names::expand(self, world, words)
    }

    fn card_words(&self, lang: Lang, world: &World, words: &str) -> Option<Vec<String>> {
        let f = names::find(self, lang, world, words).ok()?;
        let card = self.card(world[f].card);
        let mut lines = vec![card_line(self, lang, card)];
        for printed in &card.abilities {
            let what = text::printed(lang, printed).unwrap_or_default();
            let silent = match self.ability(printed.ability) {
                Some(_) => String::new(),
                None => format!(" {}", text::say(lang, "card-silent", &[])),
            };
            lines.push(format!("  {}{silent}: {what}", text::printed_name(lang, printed)));
        }
        let effect = card.commander.words(lang);
        if !effect.is_empty() {
            lines.push(format!("  {}: {effect}", text::say(lang, "card-commander", &[])));
        }
        Some(lines)
    }

    fn look_up(&self, lang: Lang, words: &str) -> Vec<Found> {
        let hits = text::search(lang, words).into_iter();
        let texts = hits.map(|h| Found { title: h.title, text: h.text, cite: h.cite.to_owned() });
        own_cards(self, lang, words).into_iter().chain(texts).collect()
    }

    fn team(&self, world: &World, seat: Seat) -> u8 {
        world.sides[seat.index()].team
    }

    fn screen(&self, lang: Lang, world: &World, _: Option<Seat>) -> Json {
        Json::of(&screen::scene(self, lang, world))
    }

    fn query(
        &self,
        lang: Lang,
        world: &World,
        _: Option<Seat>,
        question: Option<&QuestionOf<Self>>,
        what: &Value,
    ) -> Result<Value, String> {
        screen::ask::answer(self, lang, world, question, what)
    }

    fn outlook(
        &self,
        lang: Lang,
        now: &World,
        question: &QuestionOf<Self>,
        choice: &Choice,
        then: &World,
    ) -> Option<Value> {
        screen::outlook::outlook(self, lang, now, &question.ask, choice, then)
    }

    fn consult(&self, lang: Lang, what: &Value) -> Result<Value, String> {
        screen::desk::answer(self, lang, what)
    }

    /// The World knows characters by their place in the Book, and a player's own are part of it.
    fn strange(&self, lang: Lang, version: &str) -> Option<String> {
        let then = version.rsplit_once(".own-").map(|(_, own)| own.to_owned());
        let now = self.own_fingerprint().map(|own| format!("{own:08x}"));
        match (then, now) {
            (then, now) if then == now => None,
            (Some(then), None) => Some(say(lang, "own-missing", &[("then", then.into())])),
            (Some(then), Some(now)) => Some(say(lang, "own-other", &[("then", then.into()), ("now", now.into())])),
            (None, _) => Some(say(lang, "own-unwanted", &[])),
        }
    }

    fn entries(&self) -> Vec<Entry> {
        let entry = |a: AbilityId| Entry {
            number: a.0,
            id: a.row().id.to_owned(),
            name: a.row().name.to_owned(),
            kind: match a.row().kind {
                Kind::Special => "special",
                Kind::Force => "force",
                Kind::Size => "size",
                Kind::Keyword => "keyword",
            }
            .to_owned(),
            implemented: self.ability(a).is_some(),
        };
        AbilityId::all().map(entry).collect()
    }

    fn answers(&self) -> Vec<Answer> {
        let rows = ANSWERS.lines().filter(|line| !line.starts_with('#'));
        let answer = |(id, testable): (&str, &str)| Answer { id: id.to_owned(), testable: testable != "no" };
        rows.filter_map(|line| line.split_once(' ')).map(answer).collect()
    }

    fn goals(&self) -> Vec<Entry> {
        // Walls only refuse ways that somebody spells out; games made of options never try one.
        self.entries().into_iter().filter(|e| e.implemented && e.number != list::TERM_WALL.0).collect()
    }

    fn strive(&self, goals: &[u16], seed: u64, how: Thoroughness) -> Result<(Counts, BTreeSet<u16>), String> {
        exhaust::strive(self, goals, seed, how)
    }
}

/// One setup for every ready squad, against another on one of the maps.
pub(crate) fn some_setups(rules: &Minis) -> Vec<Setup> {
    let tables = rules.tables(&Wish { pairs: Pairs::Mixed, ..Wish::default() }).unwrap_or_default();
    let squads = all_ready(rules, None).len();
    tables.iter().take(squads).map(|table| table.setup::<Setup>().clone()).collect()
}

fn judged(rules: &Minis, squad: &Squad) -> Check {
    judged_for(rules, squad, &book::Options::default())
}

fn judged_for(rules: &Minis, squad: &Squad, options: &book::Options<'_>) -> Check {
    book::check(rules.book(), squad, options)
}

fn no_squad(lang: Lang, limit: u16) -> GameError {
    GameError::refused(say(lang, "no-squad-of-limit", &[("limit", limit.into())]))
}

fn read(rules: &Minis, lang: Lang, army: &Army) -> Result<Squad, GameError> {
    match army {
        Army::Text(text) => Squad::parse(text).map_err(|e| unreadable(lang, &e)),
        Army::Named(name) => {
            let same = |short: &str, s: &Squad| short.eq_ignore_ascii_case(name) || s.name.eq_ignore_ascii_case(name);
            let all = rules.squads();
            let found = all.iter().find(|(short, squad, _)| same(short, squad)).map(|(_, squad, _)| squad.clone());
            found.ok_or_else(|| {
                let names: Vec<&str> = all.iter().map(|(short, _, _)| short.as_str()).collect();
                let args = [("name", name.as_str().into()), ("names", names.join(", ").into())];
                GameError::refused(say(lang, "no-squad-named", &args))
            })
        }
    }
}

fn summon(rules: &Minis, lang: Lang, army: &Army) -> Result<Ready, GameError> {
    let squad = read(rules, lang, army)?;
    let check = legal(lang, &squad, judged(rules, &squad))?;
    Ok(Ready { company: Company::new(rules, &squad.name, 0, &check), squad })
}

/// The verdict on a squad, if every rule is kept.
fn legal(lang: Lang, squad: &Squad, check: Check) -> Result<Check, GameError> {
    if check.ok() {
        return Ok(check);
    }
    let offences: Vec<String> = check.refusals().map(|v| format!("\n  {} ({})", v.words(lang), v.rule)).collect();
    let why = say(lang, "squad-not-legal", &[("name", squad.name.as_str().into())]);
    Err(GameError::refused(why + &offences.concat()))
}

fn is_ready(rules: &Minis, check: &Check) -> bool {
    let playable = |id| !matches!(rules.card(id).status(), Status::Incomplete(_));
    check.ok() && check.members.iter().chain(&check.reinforcements).all(|m| playable(m.character))
}

fn all_ready(rules: &Minis, limit: Option<u16>) -> Vec<Ready> {
    rules
        .squads()
        .into_iter()
        .map(|(_, squad, _)| squad)
        .filter(|squad| limit.is_none_or(|limit| squad.limit == limit))
        .filter_map(|squad| {
            let check = judged(rules, &squad);
            is_ready(rules, &check).then(|| Ready { company: Company::new(rules, &squad.name, 0, &check), squad })
        })
        .collect()
}

/// The limit of the squads of mode `rich`.
const RICH_LIMIT: u16 = 200;

/// The half of these squads whose characters have the most abilities and commander effects, in the mean.
fn richest(rules: &Minis, mut squads: Vec<Ready>) -> Vec<Ready> {
    let on_card =
        |name: &str| rules.book().find(name).map_or(0, |card| card.abilities.len() + usize::from(card.is_commander()));
    let mean = |ready: &Ready| {
        let recruits = &ready.company.recruits;
        recruits.iter().map(|r| on_card(&r.name)).sum::<usize>() * 1000 / recruits.len().max(1)
    };
    squads.sort_by_cached_key(|ready| (std::cmp::Reverse(mean(ready)), ready.squad.name.clone()));
    squads.truncate(squads.len().div_ceil(2));
    squads
}

fn maps(rules: &Minis, lang: Lang, name: Option<&str>) -> Result<Vec<String>, GameError> {
    let all = Hosted::maps(rules);
    let Some(name) = name else { return Ok(all) };
    let plain = |s: &str| s.to_ascii_lowercase().replace([' ', '_'], "-");
    let found = all.iter().find(|m| plain(m) == plain(name)).cloned();
    found.map(|map| vec![map]).ok_or_else(|| {
        let shown: Vec<String> = all.iter().map(|m| marked(lang, m, rules.is_own_map(m))).collect();
        let args = [("name", name.into()), ("names", shown.join(", ").into())];
        GameError::refused(say(lang, "no-map-named", &args))
    })
}

/// A name, and whether what it names is the player's own.
fn marked(lang: Lang, name: &str, own: bool) -> String {
    if own { say(lang, "own-named", &[("name", name.into())]) } else { name.to_owned() }
}

/// Whether the squad is on the dark side of its era, or of any in which it has one.
fn dark(squad: &Squad) -> bool {
    let eras = squad.era.map_or(Era::ALL.to_vec(), |era| vec![era]);
    eras.into_iter().find_map(|era| era.side(squad.faction)) == Some(Side::Dark)
}

fn table(rules: &Minis, lang: Lang, left: &Ready, right: &Ready, map: &str) -> Result<Table, GameError> {
    // The dark side sets up first (000:503); between equals the second seat does.
    let first = if dark(&left.squad) && !dark(&right.squad) { Seat(0) } else { Seat(1) };
    let setup = Setup {
        map: map.to_owned(),
        options: Options::default(),
        companies: vec![Company { team: 0, ..left.company.clone() }, Company { team: 1, ..right.company.clone() }],
        first,
        middle: None,
    };
    let (left, right) = (left.squad.name.as_str(), right.squad.name.as_str());
    let label = say(lang, "table-label", &[("left", left.into()), ("right", right.into()), ("map", map.into())]);
    rules.begin(&setup).map_err(|e| GameError::refused(format!("{label}: {e}")))?;
    Ok(Table::new(label, setup))
}

/// A table for three, each alone, or for four in two teams, on the first map that has room for them.
fn crowd(rules: &Minis, wish: &Wish, two: [&Ready; 2], maps: &[String]) -> Result<Table, GameError> {
    let more = wish.more.iter().map(|army| match army {
        Some(army) => summon(rules, wish.lang, army).map(Some),
        None => Ok(None),
    });
    let more = more.collect::<Result<Vec<_>, _>>()?;
    let ready: Vec<&Ready> = two.into_iter().chain(more.iter().map(|m| m.as_ref().unwrap_or(two[0]))).collect();
    let (scenario, teams): (_, &[u8]) = match ready.len() {
        3 => (Scenario::ThreePlayer, &[0, 1, 2]),
        _ => (Scenario::Team, &[0, 1, 0, 1]),
    };
    let company = |(nth, ready): (usize, &&Ready)| Company {
        team: teams.get(nth).copied().unwrap_or(nth as u8),
        ..ready.company.clone()
    };
    let companies: Vec<Company> = ready.iter().enumerate().map(company).collect();
    let first = ready.iter().position(|r| dark(&r.squad)).unwrap_or(1);
    let names: Vec<&str> = ready.iter().map(|r| r.squad.name.as_str()).collect();
    let mut refused = GameError::refused("");
    for map in maps {
        let options = Options { scenario, ..Options::default() };
        let setup =
            Setup { map: map.clone(), options, companies: companies.clone(), first: Seat(first as u8), middle: None };
        match rules.begin(&setup) {
            Ok(_) => return Ok(Table::new(format!("{} ({map})", names.join(", ")), setup)),
            Err(why) => refused = GameError::refused(format!("{map}: {why}")),
        }
    }
    Err(refused)
}

/// Abilities of a squad that do nothing yet, each once.
fn unimplemented(rules: &Minis, lang: Lang, check: &Check) -> Vec<String> {
    let mut names = Vec::new();
    for member in check.members.iter().chain(&check.reinforcements) {
        let card = rules.card(member.character);
        let silent = card.abilities.iter().filter(|p| rules.ability(p.ability).is_none());
        names.extend(silent.map(|p| text::name(lang, p.ability)));
        names.extend(card.unsaid().iter().map(|lack| lack.put().words(lang)));
    }
    names.sort();
    names.dedup();
    names
}

fn entry(rules: &Minis, lang: Lang, name: &str, squad: &Squad, own: bool) -> SquadEntry {
    let check = judged(rules, squad);
    SquadEntry {
        name: name.to_owned(),
        title: squad.name.clone(),
        faction: text::faction(lang, squad.faction),
        limit: squad.limit,
        cost: check.total(),
        size: check.members.len() + check.reinforcements.len(),
        seat: None,
        ready: is_ready(rules, &check),
        own,
        unimplemented: unimplemented(rules, lang, &check),
    }
}

fn report(rules: &Minis, lang: Lang, squad: &Squad) -> SquadReport {
    let check = judged(rules, squad);
    let verdicts = check.verdicts.iter();
    let brought = format!(" {}", text::say(lang, "card-reinforcement", &[]));
    let members = check.members.iter().map(|m| (m, ""));
    let members = members.chain(check.reinforcements.iter().map(|m| (m, brought.as_str())));
    SquadReport {
        title: squad.name.clone(),
        legal: check.ok(),
        cost: check.total(),
        limit: squad.limit,
        verdicts: verdicts.map(|v| RuleVerdict { rule: v.rule.to_owned(), ok: v.ok, text: v.words(lang) }).collect(),
        members: members.map(|(m, how)| member_line(rules, lang, m, how)).collect(),
        unimplemented: unimplemented(rules, lang, &check),
        text: squad.to_string(),
    }
}

/// The player's own characters with these words in their names.
fn own_cards(rules: &Minis, lang: Lang, words: &str) -> Vec<Found> {
    let own = rules.book().characters().iter().filter(|c| c.own && c.name_contains(words));
    own.map(|c| Found {
        title: rules.book().full_name(c),
        text: card_line(rules, lang, c),
        cite: say(lang, "own-file", &[("set", c.set.as_str().into())]),
    })
    .collect()
}

/// What a member costs, and its card.
fn member_line(rules: &Minis, lang: Lang, member: &book::Member, how: &str) -> String {
    let card = rules.card(member.character);
    let own = if card.own { format!(" {}", text::say(lang, "card-own", &[])) } else { String::new() };
    format!("{:3}  {}{own}{how}", member.paid, card_line(rules, lang, card))
}

/// "General Obi-Wan Kenobi: 120 Hit Points, Defense 19, Attack +12, Damage 20, Force 4; Unique, Deflect".
fn card_line(rules: &Minis, lang: Lang, card: &Character) -> String {
    let number = |n: Option<i16>| n.map_or("?".to_owned(), |n| n.to_string());
    let args = [
        ("name", rules.book().full_name(card).into()),
        ("points", number(card.hit_points).into()),
        ("defense", number(card.defense).into()),
        ("attack", format!("+{}", number(card.attack)).into()),
        ("damage", number(card.damage).into()),
    ];
    let mut line = text::say(lang, "card-line", &args);
    if let Some(force) = card.force {
        line += &text::say(lang, "card-force", &[("force", force.into())]);
    }
    let abilities: Vec<String> = card.abilities.iter().map(|p| text::printed_name(lang, p)).collect();
    if !abilities.is_empty() {
        line += &format!("; {}", abilities.join(", "));
    }
    line
}
