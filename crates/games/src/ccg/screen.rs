//! The table of the card game as panels: what a player knows of the piles, the hand, and location after location.

use super::why;
use crate::Json;
use crate::panel::{self, Line, Panel};
use crate::text::say;
use dejarik_ccg::Ccg;
use dejarik_ccg::book::deck::side_name;
use dejarik_ccg::book::text::{Kind, Phase, Stat};
use dejarik_ccg::look::Look;
use dejarik_ccg::view::{Known, View};
use dejarik_ccg::world::{CardId, DARK, LIGHT, Mark, World, Zone};
use dejarik_kernel::{Lang, Seat};

/// What that seat's screen shows: nothing but what its View holds.
pub(super) fn screen(rules: &Ccg, lang: Lang, w: &World, seat: Option<Seat>) -> Json {
    let view = View::new(w, seat);
    let table = Table { rules, lang, w, look: Look::new(rules, w), view: &view };
    let mut panels = vec![table.turn()];
    let first = seat.unwrap_or(LIGHT);
    panels.extend([first, Seat(1 - first.0)].map(|side| table.side(side)));
    panels.extend(view.places.iter().map(|place| table.place(*place)));
    panels.extend(table.aside());
    panel::screen(panels)
}

/// What a side is called.
pub(super) fn side_words(lang: Lang, seat: Seat) -> String {
    say(lang, if seat == LIGHT { "side-light" } else { "side-dark" }, &[])
}

/// What a phase is called.
pub(super) fn phase_words(lang: Lang, phase: Phase) -> String {
    let key = match phase {
        Phase::Start => "panel-phase-start",
        Phase::Activate => "panel-phase-activate",
        Phase::Control => "panel-phase-control",
        Phase::Deploy => "panel-phase-deploy",
        Phase::Battle => "panel-phase-battle",
        Phase::Move => "panel-phase-move",
        Phase::Draw => "panel-phase-draw",
    };
    say(lang, key, &[])
}

/// What is noted on a card and matters to whoever looks at the table.
const STATES: [(Mark, &str); 11] = [
    (Mark::Hit, "panel-hit"),
    (Mark::Captive, "panel-captive"),
    (Mark::Frozen, "panel-frozen"),
    (Mark::Missing, "panel-missing"),
    (Mark::Undercover, "panel-undercover"),
    (Mark::Crashed, "panel-crashed"),
    (Mark::Landed, "panel-landed"),
    (Mark::Attached, "panel-attached"),
    (Mark::Ionized, "panel-ionized"),
    (Mark::Collapsed, "panel-collapsed"),
    (Mark::BlownAway, "panel-blown-away"),
];

/// The same in words.
pub(super) fn states(lang: Lang, w: &World, card: CardId) -> Vec<String> {
    STATES.iter().filter(|(mark, _)| w[card].has(*mark)).map(|(_, key)| say(lang, key, &[])).collect()
}

/// What lies on, aboard or beneath a card, captives too; but not the location that another one took the place of.
pub(super) fn guests(look: Look<'_>, host: CardId) -> Vec<CardId> {
    look.w.guests(host).filter(|c| !look.is(*c, Kind::Location)).collect()
}

struct Table<'a> {
    rules: &'a Ccg,
    lang: Lang,
    w: &'a World,
    look: Look<'a>,
    view: &'a View,
}

impl Table<'_> {
    fn say(&self, key: &str) -> String {
        say(self.lang, key, &[])
    }

    fn known(&self, card: CardId) -> Option<&Known> {
        self.view.cards.iter().find(|known| known.card == card)
    }

    fn turn(&self) -> Panel {
        let mut facts = vec![
            (self.say("panel-turn"), side_words(self.lang, self.view.turn)),
            (self.say("panel-phase"), phase_words(self.lang, self.view.phase)),
        ];
        if let Some(battle) = &self.view.battle {
            facts.push((self.say("panel-battle"), self.rules.called(self.w, battle.at)));
        }
        Panel { title: self.say("panel-now"), facts, ..Panel::default() }
    }

    fn side(&self, seat: Seat) -> Panel {
        let names = ["panel-reserve", "panel-force", "panel-used", "panel-lost", "panel-hand"];
        let counts = self.view.counts[seat.index()];
        let facts = names.iter().zip(counts).map(|(name, n)| (self.say(name), n.to_string())).collect();
        let hand = self.view.cards.iter().filter(|c| c.zone == Zone::Hand && c.owner == seat);
        Panel {
            title: side_words(self.lang, seat),
            side: Some(seat.0),
            facts,
            lines: hand.map(|known| self.line(known, 0)).collect(),
            ..Panel::default()
        }
    }

    fn place(&self, place: CardId) -> Panel {
        let icons =
            [LIGHT, DARK].map(|seat| format!("{} {}", side_words(self.lang, seat), self.look.icons(seat, place)));
        let mut facts = vec![(self.say("panel-icons"), icons.join(", "))];
        if let Some(seat) = [LIGHT, DARK].into_iter().find(|seat| self.look.controls(*seat, place)) {
            facts.push((self.say("panel-controlled"), side_words(self.lang, seat)));
        }
        let befell = states(self.lang, self.w, place).into_iter().map(|state| (state, String::new()));
        facts.extend(befell);
        let mut lines = Vec::new();
        for seat in [LIGHT, DARK] {
            for card in guests(self.look, place).into_iter().filter(|c| self.w[*c].owner == seat) {
                self.tell(card, 0, &mut lines);
            }
        }
        let title = self.rules.called(self.w, place);
        let asks = [LIGHT, DARK].iter().filter(|seat| self.look.controls(**seat, place));
        let asks = asks.map(|seat| format!("drain {} {title}", side_name(*seat))).collect();
        let print = self.known(place).map(|known| self.rules.book().print(known.print));
        let text = print.map_or(String::new(), |print| why::headline(self.lang, print));
        let english = print.map_or(String::new(), |print| why::text_lines(print).join("\n"));
        Panel { title, facts, text, english, lines, asks, ..Panel::default() }
    }

    /// Cards on the table that are at no location.
    fn aside(&self) -> Option<Panel> {
        let mut lines = Vec::new();
        let alone = |c: &CardId| self.w[*c].host == CardId::NONE && !self.look.is(*c, Kind::Location);
        for card in self.w.table().filter(alone).collect::<Vec<_>>() {
            self.tell(card, 0, &mut lines);
        }
        (!lines.is_empty()).then(|| Panel { title: self.say("panel-aside"), lines, ..Panel::default() })
    }

    /// A card and what is on it.
    fn tell(&self, card: CardId, depth: u8, lines: &mut Vec<Line>) {
        let Some(known) = self.known(card) else { return };
        lines.push(self.line(known, depth));
        for guest in guests(self.look, card) {
            self.tell(guest, depth + 1, lines);
        }
    }

    fn line(&self, known: &Known, depth: u8) -> Line {
        let card = known.card;
        let (mut detail, mut asks) = (Vec::new(), Vec::new());
        if known.zone == Zone::Table && self.look.is_troop(card) {
            for (key, word, stat) in [
                ("panel-power", "power", Stat::Power),
                ("panel-ability", "ability", Stat::Ability),
                ("panel-forfeit", "forfeit", Stat::Forfeit),
            ] {
                let Some(n) = self.look.exact(card, stat) else { continue };
                detail.push(format!("{} {n}", self.say(key)));
                asks.push(format!("{word} {}", self.rules.called(self.w, card)));
            }
        }
        if known.zone == Zone::Table {
            detail.extend(states(self.lang, self.w, card));
        }
        let print = self.rules.book().print(known.print);
        // A number among several would tell of the rest of a hand.
        let theirs = known.zone == Zone::Hand && self.view.seat != Some(known.owner);
        Line {
            words: if theirs { print.title.spelt().to_owned() } else { self.rules.called(self.w, card) },
            detail: detail.join(", "),
            text: why::headline(self.lang, print),
            english: why::text_lines(print).join("\n"),
            side: Some(known.owner.0),
            depth,
            asks,
            drawn: false,
        }
    }
}
