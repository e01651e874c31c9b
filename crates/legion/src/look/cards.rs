//! What the cards of a unit and of its side give it: keywords, texts of upgrades, the command card.

use super::Look;
use crate::book::{Act, Command, CommandId, Effect, Often, Perk, Quality, Rank, Surge};
use crate::keywords::{Key, Keyword};
use crate::world::{MiniId, OrderToken, UnitId};
use dejarik_kernel::Seat;

impl<'a> Look<'a> {
    /// Whether the mini of an upgrade is still there, if it brought one.
    pub(crate) fn lives(&self, unit: UnitId, nth: u8) -> bool {
        let u = &self.w[unit];
        !self.upgrade(unit, nth).mini
            || (u.first.0..u.first.0 + u.size).any(|m| {
                let mini = &self.w[MiniId(m)];
                let rides = u.marks.riders & (1 << (m - u.first.0)) != 0;
                mini.card == Some(nth) && (mini.there || rides || !u.deployed)
            })
    }

    /// The keywords of a unit: of its card, of its upgrades, those of a lost mini not counted, what it has for the round, and
    /// what it has by its faceup order.
    pub fn keywords(&self, unit: UnitId) -> impl Iterator<Item = &'a Keyword> + 'a {
        let (look, u) = (*self, &self.w[unit]);
        let more = (0..u.upgrades.len() as u8).filter(move |n| look.lives(unit, *n));
        let granted = look.w.grants.iter().filter(move |g| g.unit == unit).map(|g| g.keyword.as_ref());
        let printed = self.card(unit).keywords.iter();
        printed
            .chain(more.flat_map(move |n| &look.upgrade(unit, n).keywords))
            .chain(granted)
            .chain(self.commanded(unit))
    }

    /// Whether a unit has a keyword.
    pub fn has(&self, unit: UnitId, key: Key) -> bool {
        let own = |n: u8| self.upgrade(unit, n).keys.has(key) && self.lives(unit, n);
        self.card(unit).keys.has(key)
            || (0..self.w[unit].upgrades.len() as u8).any(own)
            || self.w.grants.iter().any(|g| g.unit == unit && g.keyword.key == key)
            || self.commanded(unit).is_some_and(|k| k.key == key)
    }

    /// The sum of a numbered keyword of a unit (gl.keywords).
    pub fn sum(&self, unit: UnitId, key: Key) -> u8 {
        if !self.has(unit, key) {
            return 0;
        }
        self.keywords(unit).filter(|k| k.key == key).map(|k| k.x).sum()
    }

    /// Whether a unit has a keyword that names another unit.
    pub fn names(&self, unit: UnitId, key: Key, other: UnitId) -> bool {
        self.has(unit, key)
            && self.keywords(unit).any(|k| k.key == key && k.of.iter().any(|who| self.is_called(other, who)))
    }

    /// What the texts of a unit's upgrades do for it; cards that are used up and minis that fell do nothing.
    pub fn perks(&self, unit: UnitId) -> impl Iterator<Item = (u8, &'a Perk)> + 'a {
        let (look, u) = (*self, &self.w[unit]);
        let spent = move |n: u8| look.upgrade(unit, n).usage.is_some() && u.upgrades[usize::from(n)].exhausted;
        let cards = (0..u.upgrades.len() as u8).filter(move |n| !look.upgrade(unit, *n).perks.is_empty());
        let all = cards.filter(move |n| look.lives(unit, *n));
        let works = move |(n, perk): &(u8, &'a Perk)| perk.stays() || !spent(*n);
        all.flat_map(move |n| look.upgrade(unit, n).perks.iter().map(move |p| (n, p))).filter(works)
    }

    /// Whether a unit fights offensively or defensively, if its card makes it do either.
    pub fn offensive(&self, unit: UnitId) -> Option<bool> {
        let card = self.perks(unit).find(|(_, p)| **p == Perk::Stance);
        card.map(|(nth, _)| self.w[unit].upgrades[usize::from(nth)].flipped)
    }

    /// Whether a unit has a card with that text.
    pub fn has_perk(&self, unit: UnitId, perk: &Perk) -> bool {
        self.perks(unit).any(|(_, p)| p == perk)
    }

    /// The command cards that a side has on the table, each with its player: they mean the units of both partners
    /// (op.team-battle).
    pub fn commands(&self, side: Seat) -> impl Iterator<Item = (Seat, &'a Command)> + use<'a> {
        let look = *self;
        self.w.seats_of(side).filter_map(move |seat| look.command(seat).map(|card| (seat, card)))
    }

    /// The command card on the table with a weapon for that unit, and its player.
    pub fn armed_by(&self, unit: UnitId) -> Option<(Seat, &'a Command)> {
        self.commands(self.w[unit].side).find(|(_, c)| c.weapon.is_some() && self.meant(c, "owner", unit))
    }

    /// The command card that a player has on the table.
    pub fn command(&self, seat: Seat) -> Option<&'a Command> {
        self.w.sides[seat.index()].played.map(|c| &self.rules.book().commands[c.0 as usize])
    }

    /// Whether words of a command card mean a unit: `owner`, `other trooper`, `unit`, or several words divided by strokes.
    pub fn meant(&self, card: &Command, words: &str, unit: UnitId) -> bool {
        words.split('/').any(|word| self.means(card, word, unit))
    }

    fn means(&self, card: &Command, word: &str, unit: UnitId) -> bool {
        let owns = || self.is_whose(card, unit);
        match word {
            "unit" => true,
            "owner" => owns(),
            "no commander" => self.w[unit].rank != Rank::Commander,
            // A trooper that leads nobody and goes on no errand of its own.
            "lowly" => self.trooper(unit) && !matches!(self.w[unit].rank, Rank::Commander | Rank::Operative),
            _ => match word.strip_prefix("other ") {
                Some(rest) => !owns() && self.means(card, rest, unit),
                None => self.is_called(unit, word),
            },
        }
    }

    /// Whether a command card is a unit's own: it is that character, or that character goes with it (gl.counterpart).
    pub fn is_whose(&self, card: &Command, unit: UnitId) -> bool {
        let Some(name) = &card.commander else { return false };
        self.card(unit).name == *name || self.speaker(card, unit).is_some()
    }

    /// The mini of a unit that a command card speaks of, if it is a counterpart.
    pub fn speaker(&self, card: &Command, unit: UnitId) -> Option<MiniId> {
        let name = card.commander.as_ref()?;
        let brought = |m: &MiniId| self.w[*m].card.is_some_and(|n| self.upgrade(unit, n).name == *name);
        self.w.living(unit).into_iter().find(|m| self.companion(*m) && brought(m))
    }

    /// The unit whose command card a player has played.
    pub fn owner_of(&self, seat: Seat, card: CommandId) -> Option<UnitId> {
        let card = &self.rules.book().commands[card.0 as usize];
        self.w.of(seat).find(|u| self.meant(card, "owner", *u))
    }

    /// Whether a unit is like that by a command card of its side, as it lies there.
    pub fn is(&self, unit: UnitId, quality: Quality) -> bool {
        self.commands(self.w[unit].side).any(|(_, card)| {
            let says =
                |e: &Effect| matches!(e, Effect::Is(who, what) if *what == quality && self.meant(card, who, unit));
            card.does.iter().any(says)
        })
    }

    /// How much faster a unit is by its upgrades and its side's command cards.
    pub fn faster(&self, unit: UnitId) -> u8 {
        let more = |card: &Command, e: &Effect| match e {
            Effect::Faster(who, n) if self.meant(card, who, unit) => *n,
            _ => 0,
        };
        let own: u8 = self.perks(unit).map(|(_, p)| if let Perk::Faster(n) = p { *n } else { 0 }).sum();
        let cards = self.commands(self.w[unit].side);
        own + cards.map(|(_, card)| card.does.iter().map(|e| more(card, e)).sum::<u8>()).sum::<u8>()
    }

    /// How many attack actions a unit may perform in its activation by its side's command cards.
    pub fn attack_actions(&self, unit: UnitId) -> u8 {
        let most = |card: &Command, e: &Effect| match e {
            Effect::Attacks(who, n) if self.meant(card, who, unit) => *n,
            _ => 1,
        };
        let all = self.commands(self.w[unit].side).flat_map(|(_, card)| card.does.iter().map(move |e| most(card, e)));
        all.max().unwrap_or(1)
    }

    /// The free card action that a unit has by a command card of its side, and whose card that is.
    pub fn commanded_action(&self, unit: UnitId) -> Option<(Seat, CommandId, Often, &'a [Act])> {
        self.commands(self.w[unit].side).find_map(|(seat, card)| {
            let id = self.w.sides[seat.index()].played?;
            card.does.iter().find_map(|e| match e {
                Effect::Action(often, who, acts) if self.meant(card, who, unit) => Some((seat, id, *often, &acts[..])),
                _ => None,
            })
        })
    }

    /// What the surges of a unit become when it attacks: what its card says, otherwise hits if an upgrade says so.
    pub fn attack_surge(&self, unit: UnitId) -> Option<Surge> {
        let gained = || self.has_perk(unit, &Perk::Hits).then_some(Surge::Hit);
        self.card(unit).attack_surge.or_else(gained)
    }

    /// Whether the surges of a unit are blocks when it defends.
    pub fn blocks(&self, unit: UnitId) -> bool {
        self.card(unit).defense_surge || self.is(unit, Quality::Blocking)
    }

    /// Whether nothing frightens a unit while it is active, because its command card says so of whoever has a faceup order.
    pub fn steadfast(&self, unit: UnitId) -> bool {
        self.w.active.is_some_and(|a| a.unit == unit)
            && self.w[unit].order == OrderToken::FaceUp
            && self.is(unit, Quality::Steadfast)
    }

    /// The keyword that a unit has by a command card of its side as long as its order lies faceup.
    fn commanded(&self, unit: UnitId) -> Option<&'a Keyword> {
        let u = &self.w[unit];
        if u.order != OrderToken::FaceUp {
            return None;
        }
        self.commands(u.side).find_map(|(_, card)| {
            card.does.iter().find_map(|effect| match effect {
                Effect::While(who, keyword) if self.meant(card, who, unit) => Some(keyword),
                _ => None,
            })
        })
    }
}
