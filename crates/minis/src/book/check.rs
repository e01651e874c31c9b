//! The law of squads, each rule with its verdict (000:377-505, 981-1012; 003:60-72).

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use super::admission::{Leave, faction_in_squad, join, leaves};
use super::cost::{Placed, paid_cost, printed_cost};
use super::reinforcements::{fit, sources};
use super::said::{Put, Said};
use super::squad::{Line, Squad};
use super::{Book, Character, CharacterId, Commander, Faction, Lack, Status};
use crate::abilities::{AbilityId, implemented, list};
use crate::edition::Edition;
use crate::text::Lang;
use dejarik_kernel::trace;

/// A way to play (000:981-1012; 002:480-532).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Scenario {
    /// The fixed squads of the quick start.
    QuickStart,
    /// Light against dark of one era.
    #[default]
    Standard,
    /// Light of one era against dark of another.
    EraOnEra,
    /// Anybody against anybody.
    FreeForAll,
    /// Three players, one of them Fringe.
    ThreePlayer,
    /// Two teams of two.
    Team,
    /// One booster each, with everything in it.
    OutOfTheBox,
    /// Two boosters each, and the best 100 points of them.
    OutOfTheBoxTwo,
    /// A droid to bring home.
    CaptureTheDroid,
}

impl Scenario {
    /// Every way to play.
    pub const ALL: [Scenario; 9] = [
        Scenario::QuickStart,
        Scenario::Standard,
        Scenario::EraOnEra,
        Scenario::FreeForAll,
        Scenario::ThreePlayer,
        Scenario::Team,
        Scenario::OutOfTheBox,
        Scenario::OutOfTheBoxTwo,
        Scenario::CaptureTheDroid,
    ];

    /// What it is called in rulings and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Scenario::QuickStart => "quick start",
            Scenario::Standard => "standard",
            Scenario::EraOnEra => "era on era",
            Scenario::FreeForAll => "free for all",
            Scenario::ThreePlayer => "three players",
            Scenario::Team => "team",
            Scenario::OutOfTheBox => "out of the box",
            Scenario::OutOfTheBoxTwo => "out of the box two",
            Scenario::CaptureTheDroid => "capture the droid",
        }
    }
}

/// What to do about text on a card that nobody has entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Unentered {
    /// Say so, and let it be played without.
    #[default]
    Tell,
    /// Refuse the character.
    Refuse,
}

/// How a squad is judged.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'a> {
    /// The way to play.
    pub scenario: Scenario,
    /// The point limit agreed on, 100, 150 or 200; else the squad's own.
    pub limit: Option<u16>,
    /// The other squad of the team, in team play.
    pub teammate: Option<&'a Squad>,
    /// About text that nobody has entered.
    pub unentered: Unentered,
    /// The edition of the rules.
    pub edition: Edition,
}

/// What one rule says about a squad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The rule, by its place in the rulebooks.
    pub rule: &'static str,
    /// Whether the squad keeps it.
    pub ok: bool,
    /// What a player is told.
    pub said: Said,
}

impl Verdict {
    /// What a player is told.
    pub fn words(&self, lang: Lang) -> String {
        self.said.words(lang)
    }
}

/// One member of a squad and what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    /// Who it is.
    pub character: CharacterId,
    /// The Han Solo inside, if it is Frozen in Carbonite.
    pub holds: Option<CharacterId>,
    /// Its cost as printed.
    pub printed: u16,
    /// What was paid for it, which is what its defeat scores.
    pub paid: u16,
    /// Its faction in this squad.
    pub faction: Faction,
}

/// Everything the rules say about a squad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// One verdict a rule, and one for each offence.
    pub verdicts: Vec<Verdict>,
    /// The members; those without a known cost or faction are left out.
    pub members: Vec<Member>,
    /// The characters that Reinforcements bring.
    pub reinforcements: Vec<Member>,
}

impl Check {
    /// Whether every rule is kept.
    pub fn ok(&self) -> bool {
        self.verdicts.iter().all(|v| v.ok)
    }

    /// What is wrong.
    pub fn refusals(&self) -> impl Iterator<Item = &Verdict> {
        self.verdicts.iter().filter(|v| !v.ok)
    }

    /// What the squad costs.
    pub fn total(&self) -> u16 {
        self.members.iter().map(|m| m.paid).sum()
    }
}

/// Judges a squad by every rule.
pub fn check(book: &Book, squad: &Squad, options: &Options) -> Check {
    let mut court = Court { book, squad, options, verdicts: Vec::new() };
    let members = court.resolve(&squad.members);
    let extra = court.resolve(&squad.reinforcements);
    court.say("000:377", !members.is_empty(), || Said::new("squad-empty"));
    court.complete(&members, &extra);
    court.quick_start(&members);
    court.era();
    let placed = court.factions(&members);
    court.carbonite(&placed);
    court.spirit(&members);
    let listed = worth(&placed, &placed);
    court.limit(&placed);
    court.unique(&members, &extra);
    let reinforcements = court.reinforcements(&members, &placed, &extra);
    Check { verdicts: court.verdicts, members: listed, reinforcements }
}

/// The squads of the quick start, by name.
const QUICK_START: [[&str; 3]; 2] = [
    ["Clone Trooper", "Clone Trooper Commander", "General Obi-Wan Kenobi"],
    ["Count Dooku of Serenno", "Security Battle Droid", "Super Battle Droid Commander"],
];

type Pair<'a> = (&'a Character, Option<&'a Character>);

struct Court<'a> {
    book: &'a Book,
    squad: &'a Squad,
    options: &'a Options<'a>,
    verdicts: Vec<Verdict>,
}

impl<'a> Court<'a> {
    fn say(&mut self, rule: &'static str, ok: bool, said: impl FnOnce() -> Said) {
        self.verdicts.push(Verdict { rule, ok, said: said() });
    }

    fn refuse(&mut self, rule: &'static str, said: Said) {
        self.verdicts.push(Verdict { rule, ok: false, said });
    }

    fn out_of_the_box(&self) -> bool {
        self.options.scenario == Scenario::OutOfTheBox
    }

    /// The characters of these lines, each as often as the line says.
    fn resolve(&mut self, lines: &[Line]) -> Vec<Pair<'a>> {
        let mut found = Vec::new();
        for line in lines {
            let mut find = |name: &str| match self.book.find(name) {
                Ok(c) => Some(c),
                Err(e) => {
                    let said = match line.line {
                        0 => Said::new("squad-unknown"),
                        line => Said::new("squad-on-line").with("line", Put::Number(line as i64)),
                    };
                    self.refuse("000:460", said.with("what", Said::from(e)));
                    None
                }
            };
            let holds = line.holds.as_deref().map(&mut find);
            if let (Some(c), None | Some(Some(_))) = (find(&line.name), holds) {
                found.extend((0..line.count).map(|_| (c, holds.flatten())));
            }
        }
        found
    }

    /// Characters with blank figures are refused; text that nobody has entered is told.
    fn complete(&mut self, members: &[Pair<'a>], extra: &[Pair<'a>]) {
        let all = members.iter().chain(extra).flat_map(|(c, holds)| std::iter::once(*c).chain(*holds));
        let each: BTreeMap<CharacterId, &Character> = all.map(|c| (c.id, c)).collect();
        for c in each.into_values() {
            let name = self.book.full_name(c);
            match c.status() {
                Status::Ready => {}
                Status::Partly(unsaid) => {
                    let ok = self.options.unentered == Unentered::Tell;
                    self.say("000:49", ok, || {
                        Said::new("squad-unentered").with("name", &name).with("what", lacks(&unsaid))
                    });
                }
                Status::Incomplete(missing) => self.refuse("000:49", how_to_complete(c, &name, &missing)),
            }
            self.unimplemented(c, &name);
        }
    }

    /// Says which of a character's abilities the engine does not play yet.
    fn unimplemented(&mut self, c: &Character, name: &str) {
        let missing = c.abilities.iter().filter(|p| !implemented(p.ability));
        let what: Vec<AbilityId> = missing.map(|p| p.ability).collect();
        if !what.is_empty() {
            self.say("000:20", true, || Said::new("squad-unimplemented").with("name", name).with("what", what));
        }
    }

    /// The quick start is played with two fixed squads (000:30-48).
    fn quick_start(&mut self, members: &[Pair<'a>]) {
        if self.options.scenario != Scenario::QuickStart {
            return;
        }
        let mut have: Vec<&str> = members.iter().map(|(c, _)| c.name.as_str()).collect();
        have.sort_unstable();
        let ok = QUICK_START.iter().any(|fixed| have == *fixed);
        self.say("000:41", ok, || {
            let [one, other] = QUICK_START.map(|names| names.join(", "));
            Said::new("squad-quick-start").with("one", one).with("other", other)
        });
    }

    /// The faction fights in the era, if the squad names one (000:424-460).
    fn era(&mut self) {
        let Some(era) = self.squad.era else { return };
        let (faction, scenario) = (self.squad.faction, self.options.scenario);
        let free = faction == Faction::Fringe || matches!(scenario, Scenario::FreeForAll) || self.out_of_the_box();
        let ok = free || era.side(faction).is_some();
        self.say("000:432", ok, || {
            let key = if ok { "squad-of-era" } else { "squad-not-of-era" };
            Said::new(key).with("faction", faction).with("era", era)
        });
    }

    /// One faction and the Fringe, but for those who are let in (000:460; 000:983-985; 002:494-500).
    fn factions(&mut self, members: &[Pair<'a>]) -> Vec<Placed<'a>> {
        let faction = self.squad.faction;
        let roster: Vec<&Character> = members.iter().map(|(c, _)| *c).collect();
        let leaves: Vec<Option<Leave>> = match self.out_of_the_box() {
            true => roster.iter().map(|_| Some(Leave::Free)).collect(),
            false => leaves(faction, &roster, self.options.edition),
        };
        trace::acted(list::TERM_FACTIONS.0);
        let before = self.verdicts.len();
        for (c, leave) in roster.iter().zip(&leaves) {
            if *leave == Some(Leave::Affinity) {
                trace::acted(list::AFFINITY.0);
            }
            let fringe = self.options.scenario == Scenario::ThreePlayer && *leave == Some(Leave::Fringe);
            if leave.is_none() {
                let said = match c.faction {
                    Some(of) => Said::new("squad-other-faction").with("faction", of),
                    None => Said::new("squad-no-faction"),
                };
                self.refuse("000:460", said.with("name", &c.name).with("squad", faction));
            } else if fringe {
                self.refuse("002:496", Said::new("squad-fringe-of-three").with("name", &c.name));
            }
        }
        if self.verdicts.len() == before {
            self.say("000:460", true, || Said::new("squad-factions").with("squad", faction));
        }
        let placed = members.iter().zip(&leaves).map(|((character, holds), leave)| Placed {
            character,
            holds: *holds,
            faction: faction_in_squad(faction, character, *leave),
        });
        placed.collect()
    }

    /// Why one more may be in this squad.
    fn join(&self, roster: &[&Character], c: &Character) -> Option<Leave> {
        join(self.squad.faction, roster, c, self.options.edition)
    }

    /// Frozen in Carbonite holds another version of Han Solo whom the squad could take (000:1465; 003:1501-1518).
    fn carbonite(&mut self, placed: &[Placed<'a>]) {
        let roster: Vec<&Character> = placed.iter().map(|p| p.character).collect();
        for p in placed {
            let frozen = p.character.has(list::FROZEN_IN_CARBONITE);
            if frozen {
                trace::acted(list::FROZEN_IN_CARBONITE.0);
            }
            let of = |key: &'static str, c: &Character| Said::new(key).with("name", &c.name);
            let said = match (frozen, p.holds) {
                (false, None) => continue,
                (false, Some(_)) => of("squad-holds-nobody", p.character),
                (true, None) => of("squad-who-is-inside", p.character),
                (true, Some(h)) if h.id == p.character.id || !h.unique_names.iter().any(|n| n == "Han Solo") => {
                    of("squad-not-han-solo", h)
                }
                (true, Some(h)) if self.join(&roster, h).is_none() && !self.out_of_the_box() => {
                    of("squad-may-not-join", h)
                }
                (true, Some(h)) => {
                    self.say("000:1465", true, || of("squad-holds", p.character).with("other", &h.name));
                    continue;
                }
            };
            self.refuse("000:1465", said);
        }
    }

    /// A Light Spirit comes only where it finds somebody to choose: a Unique ally with a Force rating (003:2641-2644).
    fn spirit(&mut self, members: &[Pair<'a>]) {
        let spirits = members.iter().filter(|(c, _)| c.has(list::LIGHT_SPIRIT)).count();
        if spirits == 0 || self.out_of_the_box() {
            return;
        }
        let fit = |c: &Character| c.unique && c.force.is_some() && !c.has(list::FROZEN_IN_CARBONITE);
        let ok = members.iter().any(|(c, _)| fit(c) && !c.has(list::LIGHT_SPIRIT));
        self.say("003:2641", ok, || Said::new(if ok { "squad-spirit" } else { "squad-spirit-alone" }));
    }

    /// The costs add up to no more than the limit (000:466).
    fn limit(&mut self, placed: &[Placed<'a>]) {
        if self.out_of_the_box() {
            return;
        }
        let usual = if self.options.scenario == Scenario::OutOfTheBoxTwo { Some(100) } else { None };
        let limit = self.options.limit.or(usual).unwrap_or(self.squad.limit);
        let total: u16 = placed.iter().filter_map(|p| paid_cost(p, placed)).sum();
        self.say("000:466", total <= limit, || {
            let said = match total.saturating_sub(limit) {
                0 => Said::new("squad-costs"),
                over => Said::new("squad-costs-too-much").with("over", over),
            };
            said.with("total", total).with("limit", limit)
        });
    }

    /// At most one Unique of a personal name in a squad, or in a team (000:1986-1991; 000:1000).
    fn unique(&mut self, members: &[Pair<'a>], extra: &[Pair<'a>]) {
        if self.out_of_the_box() {
            return;
        }
        let mut all: Vec<Pair<'a>> = members.iter().chain(extra).copied().collect();
        let team = self.options.teammate.filter(|_| self.options.scenario == Scenario::Team);
        if let Some(mate) = team {
            let lines = mate.members.iter().chain(&mate.reinforcements);
            let known = lines.filter_map(|l| Some((l, self.book.find(&l.name).ok()?)));
            all.extend(known.flat_map(|(l, c)| (0..l.count).map(move |_| (c, None))));
        }
        let mut people: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (c, _) in all.iter().filter(|(c, _)| c.unique) {
            for name in &c.unique_names {
                people.entry(name).or_default().push(&c.name);
            }
        }
        let twice: Vec<_> = people.into_iter().filter(|(_, who)| who.len() > 1).collect();
        let (rule, wrong, right) = match team {
            Some(_) => ("000:1000", "squad-unique-twice-in-team", "squad-unique-in-team"),
            None => ("000:1986", "squad-unique-twice", "squad-unique"),
        };
        for (name, who) in &twice {
            trace::acted(list::UNIQUE.0);
            self.refuse(rule, Said::new(wrong).with("name", *name).with("who", who.clone()));
        }
        if twice.is_empty() {
            self.say(rule, true, || Said::new(right));
        }
    }

    /// Reinforcements are paid by the abilities that bring them (000:1784-1788; 003:1889-1922).
    fn reinforcements(&mut self, members: &[Pair<'a>], placed: &[Placed<'a>], extra: &[Pair<'a>]) -> Vec<Member> {
        if extra.is_empty() {
            return Vec::new();
        }
        let roster: Vec<&Character> = members.iter().map(|(c, _)| *c).collect();
        let mut sources = sources(&roster);
        let mut brought = Vec::new();
        for (c, holds) in extra {
            let leave = self.join(&roster, c);
            if leave.is_none() && !sources.iter().any(|s| s.names(c.faction)) {
                self.refuse("003:1892", Said::new("squad-may-not-join").with("name", &c.name));
            }
            brought.push(Placed {
                character: c,
                holds: *holds,
                faction: faction_in_squad(self.squad.faction, c, leave),
            });
        }
        let whole: Vec<Placed> = placed.iter().chain(&brought).copied().collect();
        let priced: Vec<_> = brought.iter().filter_map(|p| Some((*p, paid_cost(p, &whole)?))).collect();
        let have: Vec<Said> = sources.iter().map(|s| s.said()).collect();
        let ok = fit(&priced, &mut sources);
        self.say("000:1784", ok, || match (ok, have.is_empty()) {
            (true, _) => Said::new("squad-reinforcements").with("sources", have),
            (false, true) => Said::new("squad-no-reinforcements"),
            (false, false) => Said::new("squad-reinforcements-too-many").with("sources", have),
        });
        worth(&brought, &whole)
    }
}

/// The members with what is paid for them in this roster.
fn worth(placed: &[Placed], roster: &[Placed]) -> Vec<Member> {
    // 000:1627: under Mandalorian Conscription all are Mandalorian for the skirmish.
    let conscripted = roster.iter().any(|p| p.character.has(list::MANDALORIAN_CONSCRIPTION));
    let each = placed.iter().filter_map(|p| {
        Some(Member {
            character: p.character.id,
            holds: p.holds.map(|h| h.id),
            printed: printed_cost(p)?,
            paid: paid_cost(p, roster)?,
            faction: if conscripted { Faction::Mandalorian } else { p.faction? },
        })
    });
    each.collect()
}

/// What is missing, each in its words.
fn lacks(missing: &[Lack]) -> Vec<Put> {
    missing.iter().map(Lack::put).collect()
}

fn how_to_complete(c: &Character, name: &str, missing: &[Lack]) -> Said {
    let figures = ["faction", "cost", "hit_points", "defense", "attack", "damage"];
    let mut fill: Vec<String> =
        figures.iter().filter(|f| missing.contains(&Lack::Figure(f))).map(|f| format!("{f}: ...")).collect();
    if c.commander == Commander::Unknown {
        fill.push("commander: Effects([...])".to_string());
    }
    let fill = if fill.is_empty() { "abilities: [...]".to_string() } else { fill.join(", ") };
    let said = Said::new("squad-incomplete").with("name", name).with("missing", lacks(missing));
    said.with("set", format!("{:?}", c.set)).with("card", format!("{:?}", c.name)).with("fill", fill)
}

#[cfg(test)]
mod tests;
