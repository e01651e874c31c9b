//! Two decks around one card: it, others that are wanted, and cards for the roles its text speaks of, on either side.

use super::roles::{Reader, Role};
use dejarik_ccg::book::deck::{SIZE, may_begin};
use dejarik_ccg::book::text::Kind;
use dejarik_ccg::book::{Book, Print, PrintId};
use dejarik_ccg::world::{DARK, LIGHT};
use dejarik_kernel::{Chance, Seat};
use std::collections::{BTreeMap, BTreeSet};

/// Copies of the card that the game is about.
const COPIES: usize = 6;
/// Copies of the other cards that are wanted.
const FEW: usize = 2;
/// Copies of cards for its roles.
const MORE: usize = 3;
/// Different cards for a role, of each side.
const KINDS: usize = 2;
/// How far what is needed is followed: what a card needs, what that needs in turn.
const DEPTH: usize = 3;
/// Locations in a deck, at least.
const PLACES: usize = 10;
/// Places that roles leave for other cards.
const ROOM: usize = 14;

/// Who plays in a made-up game.
pub(super) struct Cast {
    /// The cards that are wanted.
    pub wanted: BTreeSet<PrintId>,
    /// The one that the game is about.
    pub lead: Option<PrintId>,
    /// Cards for its roles, of both sides.
    pub company: BTreeSet<PrintId>,
    /// The decks.
    pub decks: [Vec<String>; 2],
}

impl Cast {
    /// The first of the wanted cards is what the game is about.
    pub(super) fn new(book: &Book, wanted: &[PrintId], chance: &mut Chance) -> Cast {
        let lead = wanted.first().copied();
        let mut parts = Parts { book, chance, copies: BTreeMap::new() };
        if let Some(lead) = lead {
            parts.fill(&Reader::all(book.print(lead)), lead, DEPTH);
        }
        let copies = parts.copies;
        let decks = [LIGHT, DARK].map(|side| deck(book, side, wanted, &copies, chance));
        let company = copies.into_keys().collect();
        Cast { wanted: wanted.iter().copied().collect(), lead, company, decks }
    }
}

/// Cards for roles, with how many of each.
struct Parts<'a> {
    book: &'a Book,
    chance: &'a mut Chance,
    copies: BTreeMap<PrintId, usize>,
}

impl Parts<'_> {
    /// Finds cards for these roles of a card, and for what those need to come into play.
    fn fill(&mut self, roles: &[Role], of: PrintId, depth: usize) {
        for role in roles {
            let found: Vec<PrintId> = self
                .book
                .all()
                .filter(|(id, p)| p.implemented && *id != of && role.fits(p))
                .map(|(id, _)| id)
                .collect();
            let there: usize = found.iter().filter_map(|c| self.copies.get(c)).sum();
            if there >= role.count.max(FEW) {
                continue;
            }
            // A role that says no side is filled on both.
            let (light, dark): (Vec<PrintId>, Vec<PrintId>) =
                found.into_iter().partition(|c| self.book.print(*c).side == LIGHT);
            let kinds = KINDS.max(role.count / FEW);
            let picks = [some(light, kinds, self.chance), some(dark, kinds, self.chance)].concat();
            for print in picks {
                let place = self.book.print(print).is(Kind::Location);
                let many = if place { FEW } else { role.count.max(if depth == DEPTH { MORE } else { FEW }) };
                let new = !self.copies.contains_key(&print);
                self.copies.entry(print).and_modify(|n| *n = many.max(*n)).or_insert(many);
                if new && depth > 0 {
                    let needs = Reader::deploys(self.book.print(print));
                    self.fill(&needs, print, depth - 1);
                }
            }
        }
    }
}

/// So many of them by lot.
fn some(mut from: Vec<PrintId>, most: usize, chance: &mut Chance) -> Vec<PrintId> {
    while from.len() > most {
        from.remove(chance.below(from.len()));
    }
    from
}

/// Sixty cards: the wanted ones and those for roles; locations, of the planets that are there already if possible; others by
/// lot that can meet them.
fn deck(
    book: &Book,
    side: Seat,
    wanted: &[PrintId],
    copies: &BTreeMap<PrintId, usize>,
    chance: &mut Chance,
) -> Vec<String> {
    let all: Vec<PrintId> = book.all().filter(|(_, p)| p.implemented && p.side == side).map(|(id, _)| id).collect();
    let mine = |c: &PrintId| book.print(*c).side == side;
    let mut cards: Vec<PrintId> = Vec::new();
    for (n, card) in wanted.iter().filter(|c| mine(c)).enumerate() {
        let lead = n == 0 && wanted.first() == Some(card);
        cards.extend(std::iter::repeat_n(*card, if lead { COPIES } else { FEW }));
    }
    // Every role gets a first copy before one gets a second.
    for round in 0..COPIES {
        let more = copies.iter().filter(|(c, n)| mine(c) && **n > round).map(|(c, _)| *c);
        cards.extend(more.collect::<Vec<_>>());
    }
    cards.truncate(SIZE - ROOM);
    let is = |c: &PrintId, kind: Kind| book.print(*c).is(kind);
    let planets: BTreeSet<_> = copies.keys().filter_map(|c| book.print(*c).planet).collect();
    let kin = |c: &PrintId| book.print(*c).planet.is_some_and(|p| planets.contains(&p));
    let near: Vec<PrintId> = all.iter().copied().filter(|c| is(c, Kind::Location) && kin(c)).collect();
    let other: Vec<PrintId> = all.iter().copied().filter(|c| is(c, Kind::Location)).collect();
    let have = cards.iter().filter(|c| is(c, Kind::Location)).count();
    cards.extend(some(near, PLACES.saturating_sub(have) / 2 + 1, chance));
    let have = cards.iter().filter(|c| is(c, Kind::Location)).count();
    cards.extend(some(other, PLACES.saturating_sub(have), chance));
    let starts: Vec<PrintId> = all.iter().copied().filter(|c| is(c, Kind::Location) && may_begin(book, *c)).collect();
    cards.extend(some(starts, 1, chance));
    let (space, ground) = realms(book, wanted.first().into_iter().chain(copies.keys()));
    let mut crowd: Vec<PrintId> = all.iter().copied().filter(|c| fights(book.print(*c), space, ground)).collect();
    // Where much depends on destiny, those who bring much of it.
    let trains = wanted.first().is_some_and(|c| book.print(*c).is(Kind::JediTest));
    if trains {
        crowd = all.iter().copied().filter(|c| book.print(*c).figures.destiny >= 5).collect();
    }
    let arms: Vec<PrintId> = all.iter().copied().filter(|c| is(c, Kind::Weapon) || is(c, Kind::Device)).collect();
    while cards.len() < SIZE {
        let from = if !trains && chance.below(6) == 0 { &arms } else { &crowd };
        cards.push(from[chance.below(from.len())]);
    }
    cards.truncate(SIZE);
    cards.iter().map(|c| book.print(*c).id.clone()).collect()
}

/// Whether these cards are about starships, and whether about what stands on the ground.
fn realms<'a>(book: &Book, cards: impl Iterator<Item = &'a PrintId>) -> (bool, bool) {
    let (mut space, mut ground) = (false, false);
    for print in cards.map(|c| book.print(*c)) {
        space |= print.is(Kind::Starship) || print.is(Kind::StarshipWeapon) || print.is(Kind::System);
        ground |= print.is(Kind::Character) || print.is(Kind::Vehicle) || print.is(Kind::Site);
    }
    (space || !ground, ground || !space)
}

/// Whether it fills a deck for that realm: starships, or whoever walks.
fn fights(print: &Print, space: bool, ground: bool) -> bool {
    (space && print.is(Kind::Starship) && !print.is(Kind::Squadron))
        || ((ground || print.has(dejarik_ccg::book::text::Icon::Pilot)) && print.is(Kind::Character))
}
