//! One line of a side: a unit, where its minis stand, what lies beside it.

use super::scene::point;
use crate::Legion;
use crate::book::{Faction, Recruit};
use crate::choice::Spot;
use crate::geometry::{Angle, Point};
use crate::keywords::{Key, Keyword};
use crate::setup::Posted;
use crate::world::{Marks, OrderToken, Token, Tokens};
use dejarik_kernel::ruling::{Piece, Trouble, fold};
use smallvec::SmallVec;

/// A unit of a ruling.
pub(super) struct Line {
    pub label: String,
    pub recruit: Recruit,
    pub posted: Posted,
    pub faction: Faction,
    /// The label of the vehicle that carries it.
    pub aboard: Option<Piece>,
}

const WORDS: [&str; 22] = [
    "at",
    "facing",
    "minis",
    "wounds",
    "order",
    "activated",
    "exhausted",
    "damaged",
    "disabled",
    "panicked",
    "off",
    "aboard",
    "gains",
    "prized",
    "carries",
    "reserved",
    "aim",
    "dodge",
    "surge",
    "standby",
    "suppression",
    "shield",
];

/// `troopers = Rebel Troopers + Z-6 Trooper; at 10 10, 11.5 10; suppression 2; order`.
pub(super) fn read(rules: &Legion, line: &Piece, faction: Option<Faction>) -> Result<Line, Trouble> {
    let parts = line.split(';');
    let (label, cards) =
        parts[0].split_once('=').ok_or_else(|| line.trouble("a unit is `label = Unit + Upgrade; at x y`"))?;
    let (cards, set_aside) = match cards.split_once('|') {
        Some((cards, rest)) => (cards, rest.split('+')),
        None => (cards, Vec::new()),
    };
    let mut names = cards.split('+').into_iter();
    let unit = names.next().ok_or_else(|| line.trouble("a unit is missing"))?;
    let book = rules.book();
    let id = match faction {
        Some(f) => book.unit_of(f, &unit.text),
        None => book.unit(&unit.text),
    };
    let id = id.ok_or_else(|| unit.unknown("a unit of this side", book.units.iter().map(|u| u.name.clone())))?;
    let card = &book.units[id.0 as usize];
    let mut size = usize::from(card.minis);
    let mut upgrades = Vec::new();
    for name in names {
        let up = book.upgrade(&name.text);
        let up = up.ok_or_else(|| name.unknown("an upgrade", book.upgrades.iter().map(|u| u.name.clone())))?;
        size += usize::from(book.upgrades[up.0 as usize].mini);
        upgrades.push(book.upgrades[up.0 as usize].name.clone());
    }
    let aside = set_aside.iter().map(|name| {
        let up = book.upgrade(&name.text).map(|id| book.upgrades[id.0 as usize].name.clone());
        up.ok_or_else(|| name.unknown("an upgrade", book.upgrades.iter().map(|u| u.name.clone())))
    });
    let aside = aside.collect::<Result<_, _>>()?;
    let carried = upgrades.iter().filter_map(|name| book.upgrade(name)).map(|id| &book.upgrades[id.0 as usize]);
    let all = card.keywords.iter().chain(carried.flat_map(|u| &u.keywords));
    let shields = all.filter(|k| k.key == Key::Shielded).map(|k| k.x).sum();
    let mut posted = Posted {
        spots: SmallVec::new(),
        tokens: Tokens { shields, ..Tokens::default() },
        order: OrderToken::None,
        wounds: SmallVec::new(),
        exhausted: 0,
        gains: Vec::new(),
        marks: Marks::default(),
        carries: None,
    };
    let mut places: Vec<Point> = Vec::new();
    let mut facing = Angle::NORTH;
    let mut minis = size;
    let mut aboard = None;
    for part in &parts[1..] {
        let (word, rest) = part.first_word();
        let count = || -> Result<u8, Trouble> {
            if rest.text.is_empty() {
                Ok(1)
            } else {
                rest.text.parse().map_err(|_| rest.trouble("a number is missing here"))
            }
        };
        match fold(&word.text).as_str() {
            "at" => {
                for place in rest.split(',') {
                    places.push(point(&place.words(), &place)?);
                }
            }
            "facing" => {
                facing = Angle::degrees(rest.text.parse().map_err(|_| rest.trouble("degrees are missing here"))?)
            }
            "minis" => minis = usize::from(count()?).min(size),
            "wounds" => {
                for w in rest.words() {
                    posted.wounds.push(w.text.parse().map_err(|_| w.trouble("a number is missing here"))?);
                }
            }
            "order" => posted.order = OrderToken::FaceUp,
            "activated" => posted.order = OrderToken::FaceDown,
            "damaged" => (posted.tokens.damaged, posted.tokens.broken) = (true, true),
            "disabled" => (posted.tokens.disabled, posted.tokens.broken) = (true, true),
            "panicked" => posted.tokens.panic = true,
            "exhausted" => {
                let nth = upgrades.iter().position(|u| fold(u) == fold(&rest.text));
                let nth = nth.ok_or_else(|| rest.unknown("an upgrade of the unit", upgrades.clone()))?;
                posted.exhausted |= 1 << nth;
            }
            "off" => minis = 0,
            "aboard" => aboard = Some(rest.clone()),
            "prized" => posted.marks.prized = true,
            "carries" => posted.carries = Some(count()?.saturating_sub(1)),
            "reserved" => posted.marks.reserved = true,
            "gains" => posted.gains.push(Keyword::parse(&rest.text).map_err(|e| rest.trouble(e))?),
            other => {
                let token = Token::ALL.into_iter().find(|t| t.word() == other);
                let token = token.ok_or_else(|| word.unknown("said of a unit", WORDS))?;
                posted.tokens.set(token, count()?);
            }
        }
    }
    if aboard.is_some() {
        posted.marks.riders = (1 << minis) - 1;
        minis = 0;
    }
    let step = 2 * book.figures.base(card.base).forward() + 40;
    while places.len() < minis {
        // Whoever has no place of its own stands to the right of the one before.
        let Some(last) = places.last().copied() else {
            return Err(line.trouble("where does it stand? `; at x y`, or `; off`"));
        };
        places.push(last + Point::new(step, 0));
    }
    posted.spots = places.into_iter().take(minis).map(|at| Spot { at, facing }).collect();
    let full = match &card.title {
        Some(title) if book.unit_of(card.faction, &card.name) != Some(id) => format!("{}, {title}", card.name),
        _ => card.name.clone(),
    };
    Ok(Line {
        label: label.text,
        recruit: Recruit { unit: full, upgrades, aside },
        posted,
        faction: card.faction,
        aboard,
    })
}
