//! What a card is besides its type (R074): what is printed, what follows from that, and what it becomes by where it is and
//! what it can do.

use super::Look;
use crate::book::text::{Cond, Filter, Icon, Kind, Law, Stat};
use crate::book::{Print, Word};
use crate::coverage::rule;
use crate::world::{Berth, CardId, Mark};
use dejarik_kernel::trace;
use std::sync::LazyLock;

/// A characteristic that changes with the game.
#[derive(Clone, Copy)]
enum Class {
    /// Who pilots a starfighter of that name belongs to the squadron (R150, R273); who is aboard a snowspeeder of that name,
    /// too (R283).
    Squadron(&'static str, u16),
    /// Ability in that range (R138 to R140, R179 to R181).
    Sensitive(i32, i32, u16),
}

static CLASSES: LazyLock<[(Word, Class); 8]> = LazyLock::new(|| {
    [
        ("gold squadron", Class::Squadron("Gold ", 150)),
        ("red squadron", Class::Squadron("Red ", 273)),
        ("rogue squadron", Class::Squadron("Rogue ", 283)),
        ("force-attuned", Class::Sensitive(3, 3, 139)),
        ("force-sensitive", Class::Sensitive(4, 5, 140)),
        ("jedi", Class::Sensitive(6, i32::MAX, 179)),
        ("jedi knight", Class::Sensitive(6, 6, 180)),
        ("jedi master", Class::Sensitive(7, 7, 181)),
    ]
    .map(|(word, class)| (Word::new(word), class))
});

static OPERATIVE: LazyLock<Word> = LazyLock::new(|| Word::new("operative"));
static SKYWALKER: LazyLock<Word> = LazyLock::new(|| Word::new("skywalker"));

impl Look<'_> {
    /// Whether a card that crossed over is like this (R089).
    pub(super) fn crossed_is(self, filter: &Filter, card: CardId) -> bool {
        rule(89);
        let p = self.print(card);
        match filter {
            Filter::Kind(Kind::Rebel) => p.is(Kind::Imperial),
            Filter::Kind(Kind::Imperial) => p.is(Kind::Rebel),
            _ => false,
        }
    }

    /// Whether a character is the operative of a planet: its title has the planet's name (R207).
    pub fn is_operative_of(self, card: CardId, planet: Word) -> bool {
        let p = self.print(card);
        let named = || p.title.spelt().to_lowercase().contains(&planet.spelt().to_lowercase());
        let is = p.is_a(*OPERATIVE) && named();
        if is {
            rule(207);
        }
        is
    }

    /// Whether a card has this characteristic now.
    pub fn is_a(self, card: CardId, word: Word) -> bool {
        let p = self.print(card);
        if word == *SKYWALKER && self.w[card].has(Mark::Crossed) {
            rule(89);
            return false;
        }
        if trace::watching() && p.has(Icon::Independent) && word.spelt().ends_with("starship") {
            rule(169);
        }
        if p.is_a(word) {
            if trace::watching() {
                note(p, word);
            }
            return true;
        }
        if word == self.rules.smuggler {
            return self.law(card, Law::Smuggler);
        }
        if word == self.rules.spy && self.law(card, Law::Spy) {
            return true;
        }
        CLASSES.iter().find(|(known, _)| *known == word).is_some_and(|(_, class)| self.becomes(card, *class))
    }

    fn becomes(self, card: CardId, class: Class) -> bool {
        let p = self.print(card);
        match class {
            Class::Squadron(name, number) => {
                let Some(craft) = self.craft(card).filter(|_| p.is(Kind::Character)) else { return false };
                let c = self.print(craft);
                let named = c.title.spelt().starts_with(name);
                let flies = match name {
                    "Rogue " => c.is(Kind::Vehicle),
                    _ => c.is(Kind::Starfighter) && self.w[card].berth == Berth::Pilot,
                };
                if named && flies {
                    note_class(number);
                }
                named && flies
            }
            Class::Sensitive(from, to, number) => {
                let able = p.is(Kind::Character) && self.number(card, Stat::Ability).is_some();
                let ability = self.stat(card, Stat::Ability);
                let is = able && (from..=to).contains(&ability);
                if is {
                    sensitive(number);
                }
                is
            }
        }
    }

    /// Whether a pilot and a craft name each other (R208).
    pub fn matches(self, pilot: CardId, craft: CardId) -> bool {
        use crate::book::text::Text;
        let (p, c) = (self.print(pilot), self.print(craft));
        let named = p.text.iter().any(|t| matches!(t, Text::Matching { craft, .. } if c.is_version_of(*craft)));
        let named = named || c.text.iter().any(|t| matches!(t, Text::MatchingPilot(who) if p.is_version_of(*who)));
        let named = named || (c.limits.dots == 1 && speaks_of_pilot(c, p));
        let named = named || self.law(pilot, Law::MatchesAny) && self.w[pilot].host == craft;
        if named {
            rule(208);
        }
        named
    }
}

/// Whether the text of a craft speaks of this pilot piloting it (004:2068).
fn speaks_of_pilot(craft: &Print, pilot: &Print) -> bool {
    fn names(f: &Filter, pilot: &Print) -> bool {
        match f {
            Filter::Persona(word) | Filter::Title(word) => pilot.is_version_of(*word),
            Filter::AnyOf(any) => any.iter().any(|f| names(f, pilot)),
            _ => false,
        }
    }
    let piloting = Filter::Piloting(Box::new(Filter::This));
    craft.mods.iter().any(|m| match &m.when {
        Cond::Exists(Filter::AllOf(all)) => all.contains(&piloting) && all.iter().any(|f| names(f, pilot)),
        _ => false,
    })
}

fn sensitive(number: u16) {
    rule(138);
    note_class(number);
}

fn note_class(number: u16) {
    match number {
        139 => rule(139),
        140 => rule(140),
        150 => rule(150),
        179 => rule(179),
        180 => rule(180),
        181 => rule(181),
        273 => rule(273),
        _ => rule(283),
    }
}

/// Which rule says so.
fn note(p: &Print, word: Word) {
    rule(74);
    match word.spelt().to_lowercase().as_str() {
        "male" | "female" => rule(147),
        "rebel starship" => rule(270),
        "imperial starship" => rule(165),
        "rebel trooper" => rule(271),
        "stormtrooper" if p.traits.iter().any(|t| t.spelt().eq_ignore_ascii_case("sandtrooper")) => rule(287),
        "stormtrooper" => rule(313),
        "sandtrooper" => rule(287),
        "trooper" => rule(327),
        "r-unit" => rule(284),
        "operative" => rule(239),
        "skywalker" => rule(299),
        "gold squadron" => rule(150),
        "red squadron" => rule(273),
        "rogue squadron" => rule(283),
        "force-attuned" => sensitive(139),
        "force-sensitive" => sensitive(140),
        "jedi" => sensitive(179),
        "jedi knight" => sensitive(180),
        "jedi master" => sensitive(181),
        _ => {}
    }
}
