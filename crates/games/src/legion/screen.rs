//! The battlefield of Legion as panels: a drawing from above, all players, and unit after unit.

use super::library;
use crate::Json;
use crate::panel::{self, Line, Panel};
use crate::text::{joined, say};
use dejarik_kernel::{Lang, Seat};
use dejarik_legion::Legion;
use dejarik_legion::book::{CommandId, Condition, Objective, UnitCard, Upgrade, Weapon};
use dejarik_legion::keywords::Keyword;
use dejarik_legion::text;
use dejarik_legion::world::{Die, OrderToken, Stage, Token, UnitId, World, team};
use std::fmt::Display;

/// What that seat's screen shows; the hands of opponents are only counted.
pub(super) fn screen(rules: &Legion, lang: Lang, w: &World, seat: Option<Seat>, names: &[String]) -> Json {
    let table = Table { rules, lang, w };
    let picture = Panel {
        title: rules.book().fields[w.field as usize].name.clone(),
        picture: Some(dejarik_legion::picture::svg(rules, w)),
        facts: table.now(names).into_iter().chain(table.battle_facts()).collect(),
        text: table.battle_text(),
        ..Panel::default()
    };
    // Whoever looks comes first, then a partner.
    let first = seat.unwrap_or(Seat(0));
    let mut seats: Vec<Seat> = w.seats_from(first).collect();
    seats.sort_by_key(|other| team(*other) != team(first));
    let shown = |other: Seat| seat.is_some_and(|seat| team(seat) == team(other));
    let players = seats.iter().flat_map(|other| {
        let cards = table.commands(*other, shown(*other), names);
        [Some(table.side(*other, names)), cards].into_iter().flatten()
    });
    panel::screen([picture].into_iter().chain(players).collect())
}

/// What there is to read on a unit's card and its upgrades.
pub(super) fn card(rules: &Legion, lang: Lang, w: &World, unit: UnitId) -> String {
    Table { rules, lang, w }.card(unit)
}

struct Table<'a> {
    rules: &'a Legion,
    lang: Lang,
    w: &'a World,
}

impl Table<'_> {
    fn say(&self, key: &str) -> String {
        say(self.lang, key, &[])
    }

    fn now(&self, names: &[String]) -> Vec<(String, String)> {
        let stage = match self.w.stage {
            Stage::Terrain | Stage::Colour | Stage::Define => "panel-stage-define",
            Stage::Deploy => "panel-stage-deploy",
            Stage::Command => "panel-stage-command",
            Stage::Activation => "panel-stage-activation",
            Stage::End => "panel-stage-end",
        };
        let mut facts = vec![
            (self.say("panel-round"), self.w.round.to_string()),
            (self.say("panel-phase"), self.say(stage)),
            (self.say("panel-turn"), self.turn(names)),
        ];
        if let Some(active) = &self.w.active {
            facts.push((self.say("panel-active"), self.rules.unit_name(self.w, active.unit)));
            facts.push((self.say("panel-actions"), active.actions.to_string()));
        }
        facts
    }

    /// The battle cards in use, or those that are left to choose from: objectives, deployments, conditions.
    fn battle(&self) -> [Vec<u8>; 3] {
        let cards = &self.w.cards;
        let used = [cards.objective, cards.deployment, cards.condition];
        [0, 1, 2].map(|row| match used[row] {
            Some(card) => vec![card],
            None => self.w.rows[row].iter().copied().collect(),
        })
    }

    fn battle_facts(&self) -> Vec<(String, String)> {
        let name = |row: usize, card: u8| match row {
            0 => Objective::ALL[usize::from(card)].1.to_owned(),
            1 => self.rules.book().deployments[usize::from(card)].name.clone(),
            _ => Condition::ALL[usize::from(card)].1.to_owned(),
        };
        let keys = ["panel-objective", "panel-deployment", "panel-condition"];
        let rows = self.battle().into_iter().enumerate().filter(|(_, cards)| !cards.is_empty());
        let fact = |(row, cards): (usize, Vec<u8>)| {
            let names: Vec<String> = cards.iter().map(|card| name(row, *card)).collect();
            (self.say(keys[row]), names.join(", "))
        };
        rows.map(fact).collect()
    }

    /// What the objectives and conditions do, a line each.
    fn battle_text(&self) -> String {
        let [objectives, _, conditions] = self.battle();
        let objective = |card: &u8| {
            let (objective, name) = Objective::ALL[usize::from(*card)];
            let key = match objective {
                Objective::Breakthrough => "objective-breakthrough",
                Objective::Intercept => "objective-intercept",
                Objective::KeyPositions => "objective-key-positions",
                Objective::RecoverTheSupplies => "objective-supplies",
                Objective::Vaporators => "objective-vaporators",
                Objective::BombingRun => "objective-bombing-run",
                Objective::HostageExchange => "objective-hostages",
                Objective::Payload => "objective-payload",
                Objective::Breach => "objective-breach",
                Objective::Control => "objective-control",
                Objective::Elimination => "objective-elimination",
                Objective::PivotalPositions => "objective-pivotal-positions",
            };
            format!("{name}: {}", self.say(key))
        };
        let condition = |card: &u8| {
            let (condition, name) = Condition::ALL[usize::from(*card)];
            let key = match condition {
                Condition::Clear => "condition-clear",
                Condition::LimitedVisibility => "condition-visibility",
                Condition::HostileEnvironment => "condition-hostile",
                Condition::WarWeary => "condition-weary",
                Condition::RapidReinforcements => "condition-reinforcements",
                Condition::SupplyDrop => "condition-supply-drop",
                Condition::Dawn => "condition-dawn",
                Condition::ImprovisedDefenses => "condition-defenses",
            };
            format!("{name}: {}", self.say(key))
        };
        let lines: Vec<String> = objectives.iter().map(objective).chain(conditions.iter().map(condition)).collect();
        lines.join("\n")
    }

    /// Whose turn it is: a team's, unless one of it must act first.
    fn turn(&self, names: &[String]) -> String {
        let name = |seat: Seat| names[seat.index()].clone();
        match self.w.first {
            Some(seat) => name(seat),
            None => joined(self.lang, &self.w.seats_of(self.w.turn).map(name).collect::<Vec<_>>()),
        }
    }

    /// The colour by which the drawing and the rules call a player, and the key of its name.
    fn colour(&self, seat: Seat) -> (&'static str, &'static str) {
        let blue = self.w.seats_of(self.w.blue).any(|blue| blue == seat);
        if blue { ("blue", "panel-blue") } else { ("red", "panel-red") }
    }

    fn side(&self, seat: Seat, names: &[String]) -> Panel {
        let (side, team) = (&self.w.sides[seat.index()], &self.w.sides[team(seat).index()]);
        let card = |id: CommandId| self.rules.book().commands[id.0 as usize].name.clone();
        let (colour, name) = self.colour(seat);
        let mut facts = vec![
            (self.say("panel-colour"), self.say(name)),
            (self.say("panel-victory"), team.victory.to_string()),
            (self.say("panel-kills"), team.kills.to_string()),
            (self.say("panel-hand"), side.hand.len().to_string()),
        ];
        facts.extend(side.played.map(|id| (self.say("panel-played"), card(id))));
        let units = self.w.unit_ids().filter(|u| self.w[*u].player == seat);
        Panel {
            title: names[seat.index()].clone(),
            side: Some(seat.0),
            colour: Some(colour.to_owned()),
            facts,
            lines: units.map(|unit| self.unit(unit)).collect(),
            ..Panel::default()
        }
    }

    /// The command cards of a player that may be read: the one on the table, and the hand of whoever looks.
    fn commands(&self, seat: Seat, mine: bool, names: &[String]) -> Option<Panel> {
        let (side, book) = (&self.w.sides[seat.index()], self.rules.book());
        let line = |id: CommandId, detail: String| {
            let card = library::command(book, self.lang, &book.commands[id.0 as usize]);
            Line { words: card.title, detail, text: card.text, side: Some(seat.0), ..Line::default() }
        };
        let played = side.played.map(|id| line(id, self.say("panel-played")));
        let hand = side.hand.iter().filter(|_| mine).map(|id| line(*id, String::new()));
        let lines: Vec<Line> = played.into_iter().chain(hand).collect();
        let title = format!("{}: {}", names[seat.index()], self.say("panel-commands"));
        let colour = Some(self.colour(seat).0.to_owned());
        (!lines.is_empty()).then(|| Panel { title, side: Some(seat.0), colour, lines, ..Panel::default() })
    }

    fn unit(&self, id: UnitId) -> Line {
        let unit = &self.w[id];
        let mut detail = Vec::new();
        // Whoever rides in a vehicle is deployed, and nowhere on the table.
        let there = unit.deployed && !unit.defeated && self.w[unit.leader].there;
        if unit.defeated {
            detail.push(self.say("panel-defeated"));
        } else if !unit.deployed {
            detail.push(self.say("panel-undeployed"));
        } else {
            let minis = self.w.minis_of(id);
            let wounds: u32 = minis.iter().map(|m| u32::from(self.w[*m].wounds)).sum();
            let of = [("n", (minis.len() as u32).into()), ("of", unit.size.into())];
            detail.push(say(self.lang, "panel-minis", &of));
            if !there {
                detail.push(self.say("panel-elsewhere"));
            }
            if wounds > 0 {
                detail.push(say(self.lang, "panel-wounds", &[("n", wounds.into())]));
            }
            match unit.order {
                OrderToken::None => {}
                OrderToken::FaceUp => detail.push(self.say("panel-ordered")),
                OrderToken::FaceDown => detail.push(self.say("panel-activated")),
            }
            let tokens = Token::ALL.iter().filter(|t| unit.tokens.count(**t) > 0);
            detail.extend(tokens.map(|t| format!("{} {}", unit.tokens.count(*t), text::token(self.lang, *t))));
        }
        Line {
            words: self.rules.unit_name(self.w, id),
            detail: detail.join(", "),
            text: self.card(id),
            side: Some(unit.player.0),
            drawn: there,
            ..Line::default()
        }
    }

    /// What there is to read on a unit's card and its upgrades.
    fn card(&self, id: UnitId) -> String {
        let (unit, book) = (&self.w[id], self.rules.book());
        let card = &book.units[unit.card.0 as usize];
        let mut lines = figures(self.lang, card);
        let upgrades: Vec<&Upgrade> = unit.upgrades.iter().map(|u| &book.upgrades[u.card.0 as usize]).collect();
        let carried = upgrades.iter().flat_map(|u| u.weapon.iter().chain(&u.other));
        lines.extend(card.weapons.iter().chain(carried).map(|weapon| weapon_words(self.lang, weapon)));
        if !upgrades.is_empty() {
            let names: Vec<&str> = upgrades.iter().map(|u| u.name.as_str()).collect();
            lines.push(format!("{}: {}", self.say("panel-upgrades"), names.join(", ")));
        }
        lines.extend(upgrades.iter().filter_map(|u| {
            let does = text::cards::upgrade(self.lang, u);
            (!does.is_empty()).then(|| format!("{}: {}", u.name, does.join("; ")))
        }));
        lines.join("\n")
    }
}

/// The figures of a unit card, and its keywords.
pub(super) fn figures(lang: Lang, card: &UnitCard) -> Vec<String> {
    let mut facts = vec![text::rank(lang, card.rank), text::unit_kind(lang, card.kind)];
    let mut fact = |key: &str, value: &dyn Display| facts.push(format!("{} {value}", say(lang, key, &[])));
    fact("panel-wounds-of", &card.wounds);
    card.courage.iter().for_each(|n| fact("panel-courage", n));
    card.resilience.iter().for_each(|n| fact("panel-resilience", n));
    fact("panel-speed", &card.speed);
    let colour = if card.defense == Die::RedDefense { "panel-red-die" } else { "panel-white-die" };
    fact("panel-defense", &say(lang, colour, &[]));
    let mut lines = vec![facts.join(", ")];
    if !card.keywords.is_empty() {
        lines.push(keywords(&card.keywords));
    }
    lines
}

/// A weapon in a line.
pub(super) fn weapon_words(lang: Lang, weapon: &Weapon) -> String {
    let word = |key: &str| say(lang, key, &[]);
    let mut parts = Vec::new();
    if weapon.melee {
        parts.push(word("panel-melee"));
    }
    // Beyond the ruler there is no end.
    let far = |from: u8, to: u8| match to {
        6.. => "+".to_owned(),
        _ if to == from => String::new(),
        _ => format!("–{to}"),
    };
    parts.extend(weapon.range.map(|(from, to)| format!("{} {from}{}", word("panel-range"), far(from, to))));
    let colours = ["panel-red-dice", "panel-black-dice", "panel-white-dice"].iter().zip(weapon.dice);
    parts.extend(colours.filter(|(_, n)| *n > 0).map(|(key, n)| say(lang, key, &[("n", n.into())])));
    if !weapon.keywords.is_empty() {
        parts.push(keywords(&weapon.keywords));
    }
    format!("{}: {}", weapon.name, parts.join(", "))
}

/// Keywords as cards name them.
pub(super) fn keywords(all: &[Keyword]) -> String {
    all.iter().map(Keyword::to_string).collect::<Vec<_>>().join(", ")
}
