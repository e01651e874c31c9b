//! What lies face down or is held: bluff cards (R055), buried cards (R217), Interrupts that another card keeps (X19); cards that
//! must be deployed again (X20).

use super::{Ctx, Look, Named};
use crate::book::Word;
use crate::book::text::{Do, Icon, Kind, Law, Limit, Stat, Text};
use crate::choice::Act;
use crate::coverage::rule;
use crate::world::{Berth, CardId, Change, DARK, Frame, Lasting, Period, What, Zone, other};
use dejarik_kernel::{Seat, Term};
use smallvec::SmallVec;
use std::sync::LazyLock;

/// By this number the once in a turn of bluff cards is noted.
pub(crate) const BLUFFED: u8 = u8::MAX - 1;

static MINE: LazyLock<Word> = LazyLock::new(|| Word::new("mine"));
static MINING: LazyLock<Word> = LazyLock::new(|| Word::new("mining droid"));

impl Look<'_> {
    /// Whether an action under way lets a card deploy free.
    pub fn is_freed(self, card: CardId) -> bool {
        let frees = |f: &Frame| {
            let acts = matches!(f.what, What::Play | What::Use);
            let ctx = Ctx { me: f.card, you: f.by };
            let deed = f.card.some().filter(|_| acts).and_then(|c| self.print(c).deeds.get(usize::from(f.deed)));
            let free = |what: &Do| matches!(what, Do::DeployNow(_, free) if self.fits(ctx, free, card));
            deed.is_some_and(|d| d.function.does.iter().any(free))
        };
        self.w.frames.iter().any(frees)
    }

    /// The bluff cards at a site (R055): face down on the Dark side's side of it.
    pub fn bluffs(self, site: CardId) -> SmallVec<[CardId; 4]> {
        let mut found = self.w.stacked(site);
        found.retain(|c| self.w[*c].berth == Berth::Here);
        found
    }

    /// What is buried at a site (R217).
    pub fn buried(self, site: CardId) -> SmallVec<[CardId; 4]> {
        let mut found = self.w.stacked(site);
        found.retain(|c| self.w[*c].berth == Berth::Beneath);
        found
    }

    /// Bluff cards that may be placed, once in each of the Dark side's turns, and those that may be turned over at any time.
    pub fn bluff_acts(self, seat: Seat, found: &mut Vec<Act>) {
        if seat != DARK {
            for at in self.w.places.iter().copied() {
                found.extend((0..self.bluffs(at).len() as u8).map(|n| Act::Call { at, n }));
            }
            return;
        }
        let once = || self.w.used.iter().any(|u| u.deed == BLUFFED && u.period == Period::Turn);
        if self.w.turn != seat || !self.could_hold(Law::BluffRules) || once() {
            return;
        }
        for at in self.w.places.iter().copied().filter(|l| self.law_for(seat, *l, Law::BluffRules)) {
            found.extend(self.w.in_zone(seat, Zone::Hand).map(|card| Act::Bluff { card, at }));
        }
    }

    /// How much a Force drain there is about: icons of the other side, what cards add, and every bluff card (R055, R129).
    pub fn drain_amount(self, seat: Seat, location: CardId) -> i32 {
        let bluffs = if seat == DARK { self.bluffs(location).len() as i32 } else { 0 };
        if bluffs > 0 {
            rule(55);
        }
        let icons = self.icons(other(seat), location);
        if self.has_no_bonus(seat, location) {
            let terms = self.place_tally::<Vec<Term<Named>>>(seat, Stat::Drain, location).terms;
            return icons + terms.iter().map(|t| t.value.min(0)).sum::<i32>();
        }
        icons + self.at_place(seat, Stat::Drain, location) + bluffs
    }

    /// Whether nothing may add to a player's Force drains there.
    pub fn has_no_bonus(self, seat: Seat, location: CardId) -> bool {
        self.could_hold(Law::NoDrainBonus) && self.law_for(seat, location, Law::NoDrainBonus)
    }

    /// Whether a card is a mine.
    pub fn is_mine(self, card: CardId) -> bool {
        self.print(card).is_a(*MINE)
    }

    /// Whether a player has a mining droid present at a site.
    pub fn has_miner(self, seat: Seat, site: CardId) -> bool {
        self.mine(seat).any(|c| self.print(c).is_a(*MINING) && self.present_at(c) == Some(site))
    }

    /// Cards of the hand that a mining droid may bury at an exterior site of a planet (R217).
    pub fn burials(self, seat: Seat, found: &mut Vec<Act>) {
        let ground = |l: &CardId| self.is_exterior(*l) && self.print(*l).has(Icon::Planet) && self.has_miner(seat, *l);
        for at in self.w.places.iter().copied().filter(ground) {
            found.extend(self.w.in_zone(seat, Zone::Hand).map(|card| Act::Bury { card, at }));
        }
    }

    /// Whether it is inserted in a Reserve Deck instead of deployed (R171).
    pub(super) fn inserts(self, card: CardId) -> bool {
        self.print(card).clauses.iter().any(|t| matches!(t, Text::Inserts { .. }))
    }

    /// Whether and where a card may be inserted (R172): in a Reserve Deck of at least two cards.
    pub(super) fn insertions(self, seat: Seat, card: CardId, found: &mut Vec<Act>) {
        let ways = self.print(card).clauses.iter().filter_map(|t| match t {
            Text::Inserts { own, once } => Some((*own, *once)),
            _ => None,
        });
        for (own, once) in ways {
            let deck = if own { seat } else { other(seat) };
            let done = once && self.is_used(card, u8::MAX, Limit::Game, 1);
            if self.w.count(deck, Zone::Reserve) >= 2 && !done {
                found.push(Act::Insert(card));
            }
        }
    }

    /// The card that keeps an Interrupt (X19).
    pub fn holder(self, interrupt: CardId) -> Option<CardId> {
        let by = |l: &Lasting| match l.what {
            Change::Quarry(holder) if l.card == interrupt => Some(holder),
            _ => None,
        };
        self.w.lasting.iter().filter_map(by).find(|h| self.w[*h].on_table() && self.is(*h, Kind::Immediate))
    }

    /// How many copies there may be now: one of an Interrupt that another card keeps (X19).
    pub fn dots(self, card: CardId) -> u8 {
        let p = self.print(card);
        let kept = |l: &Lasting| match l.what {
            Change::Quarry(_) => self.print(l.card).title == p.title && self.holder(l.card).is_some(),
            _ => false,
        };
        if p.is(Kind::Interrupt) && self.w.lasting.iter().any(kept) {
            rule(469);
            return 1;
        }
        p.limits.dots
    }

    /// The ways in which a card of the hand must be deployed again, free (X20), if it can be: where it was, or for a location wherever
    /// it may lie.
    pub fn owed(self, seat: Seat) -> Option<(CardId, Vec<Act>)> {
        let due = |l: &Lasting| match l.what {
            Change::Owed(to, berth) if l.seat == seat && is_due(l) && self.w[l.card].zone == Zone::Hand => {
                Some((l.card, self.again(seat, l.card, to, berth)))
            }
            _ => None,
        };
        self.w.lasting.iter().filter_map(due).find(|(_, ways)| !ways.is_empty())
    }

    fn again(self, seat: Seat, card: CardId, to: CardId, berth: Berth) -> Vec<Act> {
        let mut ways = Vec::new();
        if self.is(card, Kind::Location) {
            self.deployments(seat, card, None, &mut ways);
            return ways;
        }
        let able = match to.some() {
            Some(host) => self.w[host].on_table() && self.may_deploy(seat, card, host, berth).is_ok(),
            None => self.may_enter(card).is_ok(),
        };
        if able {
            ways.push(Act::Deploy { card, to, berth });
        }
        ways
    }

    /// Whether a card deploys there free because it was sent back (X20).
    pub fn is_owed(self, card: CardId, to: CardId) -> bool {
        let there = |l: &Lasting| matches!(l.what, Change::Owed(host, _) if host == to && l.card == card && is_due(l));
        let owed = self.w.lasting.iter().any(there);
        if owed {
            rule(470);
        }
        owed
    }
}

/// Whether the turn in which it must be done has come.
fn is_due(lasting: &Lasting) -> bool {
    lasting.turns == 0
}
