//! Jedi Tests (R182): a mentor on Dagobah, an apprentice, and training destiny.

use super::action::{hear, under_way};
use super::deploy::deploy;
use super::destiny::{For, draw};
use super::look;
use crate::Ccg;
use crate::book::names;
use crate::book::text::{Kind, Moment, Stat, Until};
use crate::choice::Ask;
use crate::coverage::{card_acted, rule};
use crate::event::Event;
use crate::world::{Berth, CardId, Change, Frame, Lasting, Period, Use, What, Zone};
use dejarik_kernel::{At, Play, Seat};

/// Who teaches and who learns is chosen as the test is deployed on that site.
pub(super) fn enroll(at: &mut At<'_, Ccg>, seat: Seat, test: CardId, site: CardId) -> Play<Option<(CardId, CardId)>> {
    if look(at).lesson(test).is_none() {
        return Ok(None);
    }
    rule(182);
    let mentors = look(at).mentors(seat, test, site);
    let mentor = at.ask(seat, Ask::Target(test, 0), |_, list| list.extend(mentors))?;
    let apprentices = look(at).apprentices(seat, test, mentor, site);
    let apprentice = at.ask(seat, Ask::Target(test, 1), |_, list| list.extend(apprentices))?;
    Ok(Some((mentor, apprentice)))
}

/// The two of them are bound to the test; an apprentice of the hand is deployed first.
pub(super) fn bind(at: &mut At<'_, Ccg>, seat: Seat, test: CardId, pair: (CardId, CardId)) -> Play<()> {
    let site = at.world()[test].host;
    if at.world()[pair.1].zone == Zone::Hand {
        deploy(at, seat, pair.1, site, Berth::Here)?;
    }
    let all_there = [test, pair.0, pair.1].iter().all(|c| at.world()[*c].on_table());
    let source = at.world()[test].print;
    for (card, what) in [(pair.0, Change::Mentor(test)), (pair.1, Change::Quarry(test))] {
        if all_there {
            at.emit(Event::Lasts(Lasting { what, card, seat, until: Until::Leaves, turns: 0, source }));
        }
    }
    Ok(())
}

/// As its player's control phase begins, or as a quiet turn of that player ends, a test is attempted whose apprentice is
/// present, and whose mentor is on Dagobah.
pub(super) fn attempts(at: &mut At<'_, Ccg>, seat: Seat, late: bool) -> Play<()> {
    let tests: Vec<CardId> = {
        let look = look(at);
        let due = |c: &CardId| look.is(*c, Kind::JediTest) && look.lesson(*c).is_some_and(|l| l.late == late);
        look.mine(seat).filter(due).collect()
    };
    for test in tests {
        if !late || is_quiet(at) {
            attempt(at, seat, test)?;
        }
    }
    Ok(())
}

/// Whether nobody took part in a battle, a Force drain or a Jedi Test this turn.
fn is_quiet(at: &At<'_, Ccg>) -> bool {
    let w = at.world();
    let tried = |u: &Use| u.period == Period::Turn && look(at).is(u.card, Kind::JediTest);
    w.battles.is_empty() && w.drains.is_empty() && !w.used.iter().any(tried)
}

fn attempt(at: &mut At<'_, Ccg>, seat: Seat, test: CardId) -> Play<()> {
    let (Some(lesson), Some(mentor), Some(apprentice)) =
        (look(at).lesson(test), look(at).mentor(test), look(at).apprentice(test))
    else {
        return Ok(());
    };
    let site = at.world()[test].host;
    let taught = match lesson.here {
        true => look(at).present_at(mentor) == Some(site),
        false => look(at).location(mentor).is_some_and(|l| look(at).planet(l) == Some(*names::DAGOBAH)),
    };
    if look(at).present_at(apprentice) != Some(site) || !taught {
        return Ok(());
    }
    rule(182);
    card_acted(at.world()[test].print);
    at.emit(Event::Limited { card: test, deed: u8::MAX, period: Period::Turn });
    let completed = under_way(at, Frame::new(What::Use, seat, test), |at| {
        let Some(drawn) = draw(at, seat, For::Other)? else { return Ok(false) };
        // 1 more for every Dagobah site on table.
        let sites = {
            let look = look(at);
            let there = |l: &&CardId| look.is(**l, Kind::Site) && look.planet(**l) == Some(*names::DAGOBAH);
            look.w.places.iter().filter(there).filter(|l| look.is_counted(**l)).count() as i32
        };
        let ability = look(at).exact(apprentice, Stat::Ability).unwrap_or_default();
        let passed = drawn + sites + look(at).teaching(mentor) + ability > lesson.over;
        if passed {
            at.emit(Event::Moved { card: test, host: apprentice, berth: Berth::On });
        }
        Ok(passed)
    })?;
    if completed { hear(at, Moment::Trained, test, seat) } else { Ok(()) }
}
