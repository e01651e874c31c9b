//! Team battles: two armies of 600 points against two (op.team-battle). First and third seat are one team, second and fourth
//! the other.

use super::{broken, read, ready, summon};
use crate::text::{joined, say};
use crate::{Army, GameError, Pairs, Table, Way, WayEntry, Wish};
use dejarik_kernel::{Lang, Rules};
use dejarik_legion::Legion;
use dejarik_legion::book::{self, Verdict};
use dejarik_legion::setup::Setup;

/// The name of this way to play, and of the other.
const TEAM: &str = "team-battle";
const BATTLE: &str = "battle";
/// What each partner brings.
pub(super) const LIMIT: u16 = 600;

/// The ways to play.
pub(super) fn entries(lang: Lang) -> Vec<WayEntry> {
    let entry =
        |name: &str, key: &str, n: usize| WayEntry { name: name.to_owned(), title: say(lang, key, &[]), seats: n..=n };
    vec![entry(BATTLE, "way-battle", 2), entry(TEAM, "way-team-battle", 4)]
}

/// The way that a wish names, if it names one.
fn named(wish: &Wish) -> Result<Option<&'static str>, GameError> {
    let Way::Named(name) = &wish.way else { return Ok(None) };
    let plain = name.trim().to_ascii_lowercase().replace([' ', '_'], "-");
    let found = [BATTLE, TEAM].into_iter().find(|way| *way == plain);
    found.map(Some).ok_or_else(|| {
        let args = [("name", name.as_str().into()), ("names", format!("{BATTLE}, {TEAM}").into())];
        GameError::refused(say(wish.lang, "way-unknown", &args))
    })
}

/// Whether a team battle is wished for, by its name or by the number of seats.
pub(super) fn wanted(wish: &Wish) -> Result<bool, GameError> {
    match (named(wish)?, 2 + wish.more.len()) {
        (Some(TEAM), 2..=4) | (None, 4) => Ok(true),
        (_, 2) => Ok(false),
        _ => Err(GameError::refused(say(wish.lang, "team-battle-seats", &[]))),
    }
}

type Pair = [book::Army; 2];

fn together(rules: &Legion, pair: [&book::Army; 2]) -> Vec<Verdict> {
    book::check_team(rules.book(), pair).into_iter().filter(|v| !v.ok).collect()
}

fn refused(lang: Lang, verdicts: &[Verdict]) -> GameError {
    let why = say(lang, "table-refused", &[("way", say(lang, "way-team-battle", &[]).into())]);
    GameError::refused(why + &broken(lang, verdicts))
}

/// The pairs of partners that a side may be: those named, or whoever is ready and goes with them.
fn pairs(rules: &Legion, lang: Lang, named: [Option<&Army>; 2]) -> Result<Vec<Pair>, GameError> {
    let all = ready(rules, Some(LIMIT));
    let list = |army: Option<&Army>| match army {
        Some(army) => summon(rules, lang, army).map(|army| vec![army]),
        None => Ok(all.clone()),
    };
    let (ones, others) = (list(named[0])?, list(named[1])?);
    let both =
        ones.iter().enumerate().flat_map(|(i, one)| others.iter().enumerate().map(move |(j, two)| (i, one, j, two)));
    // Where nobody is named, which of two partners sits first makes no other pair.
    let ordered = named == [None, None];
    let mut found = Vec::new();
    let mut trouble = Vec::new();
    for (_, one, _, two) in both.filter(|(i, _, j, _)| !ordered || i < j) {
        match together(rules, [one, two]) {
            offences if offences.is_empty() => found.push([one.clone(), two.clone()]),
            offences => trouble = offences,
        }
    }
    if found.is_empty() { Err(refused(lang, &trouble)) } else { Ok(found) }
}

/// The tables of a wish.
pub(super) fn tables(rules: &Legion, wish: &Wish, fields: &[String]) -> Result<Vec<Table>, GameError> {
    let more = |nth: usize| wish.more.get(nth).and_then(Option::as_ref);
    let lefts = pairs(rules, wish.lang, [wish.left.as_ref(), more(0)])?;
    let (second, fourth) = (wish.right.as_ref(), more(1));
    let rights = match (second.is_some() || fourth.is_some(), wish.pairs) {
        (false, Pairs::Mirrored) => None,
        _ => Some(pairs(rules, wish.lang, [second, fourth])?),
    };
    let rounds = rights.as_ref().map_or(fields.len(), |rights| rights.len().max(fields.len()));
    let turns = (0..rounds).flat_map(|round| (0..lefts.len()).map(move |nth| (nth, nth + round)));
    turns
        .map(|(nth, turn)| {
            let right = rights.as_ref().map_or(&lefts[nth], |rights| &rights[(turn + 1) % rights.len()]);
            table(rules, wish, &lefts[nth], right, &fields[turn % fields.len()])
        })
        .collect()
}

fn table(rules: &Legion, wish: &Wish, left: &Pair, right: &Pair, field: &str) -> Result<Table, GameError> {
    let lang = wish.lang;
    let [first, third] = left.clone();
    let [second, fourth] = right.clone();
    let n = rules.field_named(field).unwrap_or_default();
    let mut setup = Setup::teams([first, second, third, fourth], &rules.book().fields[usize::from(n)]);
    setup.edition = super::edition(wish)?;
    let names = |pair: &Pair| joined(lang, &pair.each_ref().map(|army| army.name.clone()));
    let squads = say(lang, "table-against", &[("one", names(left).into()), ("other", names(right).into())]);
    let way = say(lang, "way-team-battle", &[]);
    let label = say(lang, "table-label-way", &[("squads", squads.into()), ("map", field.into()), ("way", way.into())]);
    rules.begin(&setup).map_err(|e| GameError::refused(format!("{label}: {e}")))?;
    Ok(Table::new(label, setup))
}

/// Whether an army may sit down next: by itself, and with its partner if that one sits there already.
pub(super) fn may_join(rules: &Legion, wish: &Wish, army: &Army) -> Result<(), GameError> {
    let there = wish.armies();
    let army = summon(rules, wish.lang, army)?;
    if named(wish)? != Some(TEAM) {
        return Ok(());
    }
    let partner = there.len().checked_sub(2).and_then(|nth| there.get(nth));
    let partner = partner.map(|partner| read(wish.lang, partner)).transpose()?;
    // Alone it is judged beside itself, and only by what it must be for any partner.
    let offences: Vec<Verdict> = match &partner {
        Some(partner) => together(rules, [partner, &army]),
        None => together(rules, [&army, &army]).into_iter().filter(|v| v.key != "army-unique").collect(),
    };
    if offences.is_empty() { Ok(()) } else { Err(refused(wish.lang, &offences)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hosted;

    fn wish(named: [Option<&str>; 4]) -> Wish {
        let [left, right, third, fourth] = named.map(|name| name.map(|name| Army::Named(name.to_owned())));
        Wish { left, right, more: vec![third, fourth], ..Wish::default() }
    }

    fn seated(wish: &Wish) -> Result<Vec<String>, GameError> {
        let tables = Legion::standard().tables(wish)?;
        Ok(tables[0].setup::<Setup>().armies.iter().map(|army| army.name.clone()).collect())
    }

    #[test]
    fn seats_without_an_army_get_one_that_goes_with_the_others() {
        let all = seated(&wish([Some("twin-suns"), None, None, Some("heavy-tread")])).unwrap();
        assert_eq!(all, ["Twin Suns", "Black Guard", "Hidden Base", "Heavy Tread"]);
        assert_eq!(seated(&wish([None; 4])).unwrap().len(), 4);
        for (first, third) in [("twin-suns", "black-guard"), ("twin-suns", "twin-suns"), ("iron-column", "black-guard")]
        {
            assert!(seated(&wish([Some(first), None, Some(third), None])).is_err(), "{first}, {third}");
        }
    }

    #[test]
    fn two_or_four_meet() {
        let of = |way: &str, more: usize| Wish {
            way: Way::Named(way.to_owned()),
            more: vec![None; more],
            ..Wish::default()
        };
        assert_eq!(seated(&of("battle", 0)).unwrap().len(), 2);
        assert_eq!(seated(&of("Team Battle", 0)).unwrap().len(), 4);
        assert_eq!(seated(&of("team-battle", 2)).unwrap().len(), 4);
        assert!(seated(&of("battle", 2)).is_err());
        assert!(seated(&of("free-for-all", 0)).is_err());
        assert!(seated(&Wish { more: vec![None], ..Wish::default() }).is_err());
    }

    #[test]
    fn a_partner_sits_down_with_his_like() {
        let rules = Legion::standard();
        let named = |name: &str| Army::Named(name.to_owned());
        let mut wish = Wish { way: Way::Named(TEAM.to_owned()), ..Wish::default() };
        assert!(may_join(&rules, &wish, &named("new-hope")).is_err(), "800 points");
        for name in ["twin-suns", "black-guard"] {
            may_join(&rules, &wish, &named(name)).unwrap();
            wish.seat(named(name));
        }
        assert!(may_join(&rules, &wish, &named("heavy-tread")).is_err(), "another faction");
        assert!(may_join(&rules, &wish, &named("twin-suns")).is_err(), "a hero twice");
        may_join(&rules, &wish, &named("hidden-base")).unwrap();
    }
}
