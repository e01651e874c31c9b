//! Jedi Tests (R182): a mentor on Dagobah, an apprentice, and training destiny.

use super::action::under_way;
use super::destiny::{For, draw};
use super::look;
use crate::Ccg;
use crate::book::names;
use crate::book::text::{Kind, Stat, Until};
use crate::choice::Ask;
use crate::coverage::{card_acted, rule};
use crate::event::Event;
use crate::world::{Berth, CardId, Change, Frame, Lasting, What};
use dejarik_kernel::{At, Play, Seat};

/// Who teaches and who learns is chosen as the test is deployed.
pub(super) fn enroll(at: &mut At<'_, Ccg>, seat: Seat, test: CardId) -> Play<Option<(CardId, CardId)>> {
    if look(at).lesson(test).is_none() {
        return Ok(None);
    }
    rule(182);
    let mentors = look(at).mentors(seat, test);
    let mentor = at.ask(seat, Ask::Target(test, 0), |_, list| list.extend(mentors))?;
    let apprentices = look(at).apprentices(seat, test, mentor);
    let apprentice = at.ask(seat, Ask::Target(test, 1), |_, list| list.extend(apprentices))?;
    Ok(Some((mentor, apprentice)))
}

/// The two of them are bound to the test.
pub(super) fn bind(at: &mut At<'_, Ccg>, seat: Seat, test: CardId, pair: (CardId, CardId)) {
    let source = at.world()[test].print;
    for (card, what) in [(pair.0, Change::Mentor(test)), (pair.1, Change::Quarry(test))] {
        at.emit(Event::Lasts(Lasting { what, card, seat, until: Until::Leaves, turns: 0, source }));
    }
}

/// As its player's control phase begins, a test is attempted whose apprentice is present, and whose mentor is on Dagobah.
pub(super) fn attempts(at: &mut At<'_, Ccg>, seat: Seat) -> Play<()> {
    let tests: Vec<CardId> = {
        let look = look(at);
        look.mine(seat).filter(|c| look.is(*c, Kind::JediTest) && look.lesson(*c).is_some()).collect()
    };
    for test in tests {
        attempt(at, seat, test)?;
    }
    Ok(())
}

fn attempt(at: &mut At<'_, Ccg>, seat: Seat, test: CardId) -> Play<()> {
    let (Some(over), Some(mentor), Some(apprentice)) =
        (look(at).lesson(test), look(at).mentor(test), look(at).apprentice(test))
    else {
        return Ok(());
    };
    let on_dagobah =
        |at: &At<'_, Ccg>, c: CardId| look(at).location(c).is_some_and(|l| look(at).planet(l) == Some(*names::DAGOBAH));
    let site = at.world()[test].host;
    if look(at).present_at(apprentice) != Some(site) || !on_dagobah(at, mentor) {
        return Ok(());
    }
    rule(182);
    card_acted(at.world()[test].print);
    under_way(at, Frame::new(What::Use, seat, test), |at| {
        let Some(drawn) = draw(at, seat, For::Other)? else { return Ok(()) };
        // 1 more for every Dagobah site on table.
        let sites = {
            let look = look(at);
            let there = |l: &&CardId| look.is(**l, Kind::Site) && look.planet(**l) == Some(*names::DAGOBAH);
            look.w.places.iter().filter(there).count() as i32
        };
        let ability = look(at).exact(apprentice, Stat::Ability).unwrap_or_default();
        if drawn + sites + ability > over {
            at.emit(Event::Moved { card: test, host: apprentice, berth: Berth::On });
        }
        Ok(())
    })
}
