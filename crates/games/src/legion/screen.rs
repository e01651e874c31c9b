//! The battlefield of Legion as panels: a drawing from above, all players, and unit after unit.

use crate::Json;
use crate::panel::{self, Line, Panel};
use crate::text::{joined, say};
use dejarik_kernel::{Lang, Seat};
use dejarik_legion::Legion;
use dejarik_legion::book::{UnitCard, Upgrade, Weapon};
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
        facts: table.now(names),
        ..Panel::default()
    };
    // Whoever looks comes first, then a partner.
    let first = seat.unwrap_or(Seat(0));
    let mut seats: Vec<Seat> = w.seats_from(first).collect();
    seats.sort_by_key(|other| team(*other) != team(first));
    let shown = |other: Seat| seat.is_some_and(|seat| team(seat) == team(other));
    let players = seats.iter().map(|other| table.side(*other, shown(*other), names));
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

    /// Whose turn it is: a team's, unless one of it must act first.
    fn turn(&self, names: &[String]) -> String {
        let name = |seat: Seat| names[seat.index()].clone();
        match self.w.first {
            Some(seat) => name(seat),
            None => joined(self.lang, &self.w.seats_of(self.w.turn).map(name).collect::<Vec<_>>()),
        }
    }

    fn side(&self, seat: Seat, mine: bool, names: &[String]) -> Panel {
        let (side, team) = (&self.w.sides[seat.index()], &self.w.sides[team(seat).index()]);
        let card = |id: dejarik_legion::book::CommandId| self.rules.book().commands[id.0 as usize].name.clone();
        // The drawing and the rules call the players by these colours.
        let colour = if self.w.seats_of(self.w.blue).any(|blue| blue == seat) { "panel-blue" } else { "panel-red" };
        let mut facts = vec![
            (self.say("panel-colour"), self.say(colour)),
            (self.say("panel-victory"), team.victory.to_string()),
            (self.say("panel-kills"), team.kills.to_string()),
            (self.say("panel-hand"), side.hand.len().to_string()),
        ];
        if mine && !side.hand.is_empty() {
            let hand: Vec<String> = side.hand.iter().map(|id| card(*id)).collect();
            facts.push((self.say("panel-commands"), hand.join(", ")));
        }
        facts.extend(side.played.map(|id| (self.say("panel-played"), card(id))));
        let units = self.w.unit_ids().filter(|u| self.w[*u].player == seat);
        Panel {
            title: names[seat.index()].clone(),
            side: Some(seat.0),
            facts,
            lines: units.map(|unit| self.unit(unit)).collect(),
            ..Panel::default()
        }
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
    let colour = if card.defense == Die::RedDefense { "panel-red" } else { "panel-white" };
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
    let far = |to: u8| if to > 5 { "+".to_owned() } else { format!("–{to}") };
    parts.extend(weapon.range.map(|(from, to)| format!("{} {from}{}", word("panel-range"), far(to))));
    let colours = ["panel-red", "panel-black", "panel-white"].iter().zip(weapon.dice).filter(|(_, n)| *n > 0);
    parts.extend(colours.map(|(key, n)| format!("{n} {}", word(key))));
    if !weapon.keywords.is_empty() {
        parts.push(keywords(&weapon.keywords));
    }
    format!("{}: {}", weapon.name, parts.join(", "))
}

/// Keywords as cards name them.
pub(super) fn keywords(all: &[Keyword]) -> String {
    let one = |k: &Keyword| {
        let number = if k.x > 0 { format!(" {}", k.x) } else { String::new() };
        let of = if k.of.is_empty() { String::new() } else { format!(": {}", k.of.join(", ")) };
        format!("{}{number}{of}", k.key.row().name)
    };
    all.iter().map(one).collect::<Vec<_>>().join(", ")
}
