//! Characters that join a squad: Reinforcements after the reveal, Reserves by the initiative die
//! (000:1784-1788, 1803-1806; 003:1888-1967).

use super::{look, mark, placing};
use crate::Minis;
use crate::abilities::{AbilityId, Printed, list};
use crate::book::{CharacterId, Ranks, reserve_die};
use crate::choice::{Ask, Choice};
use crate::event::Event;
use crate::look::Look;
use crate::map::{Space, Square};
use crate::world::{Figure, FigureId, FigureSet, Place, Until};
use dejarik_kernel::{At, Pick, Play, Seat, trace};
use smallvec::SmallVec;

const REINFORCEMENTS: [AbilityId; 4] =
    [list::REINFORCEMENTS, list::FRINGE_REINFORCEMENTS, list::DROID_REINFORCEMENTS, list::SEPARATIST_REINFORCEMENTS];
const RESERVES: [AbilityId; 5] = [
    list::RESERVES,
    list::FRINGE_RESERVES,
    list::REPUBLIC_RESERVES,
    list::SEPARATIST_RESERVES,
    list::IMMEDIATE_RESERVES,
];

/// Somebody who brings others, the points left to it, and whom it has brought.
struct Call<'a> {
    bearer: FigureId,
    seat: Seat,
    printed: &'a Printed,
    left: u16,
    brought: Vec<(CharacterId, u16)>,
    done: bool,
}

/// A character of the Book, or nobody more.
struct Newcomer(Option<CharacterId>);

impl Pick<Choice> for Newcomer {
    fn put(self) -> Choice {
        self.0.map_or(Choice::Pass, Choice::Card)
    }

    fn take(choice: &Choice) -> Option<Newcomer> {
        match choice {
            Choice::Card(card) => Some(Newcomer(Some(*card))),
            Choice::Pass => Some(Newcomer(None)),
            _ => None,
        }
    }
}

/// Reinforcements come after the squads are revealed, chosen by all at once; a squad that names them has chosen.
pub(super) fn reinforce(at: &mut At<'_, Minis>) -> Play<()> {
    if !REINFORCEMENTS.iter().any(|a| at.world().masks.present.has(*a)) {
        return Ok(());
    }
    let view = look(at);
    let chosen = |seat: Seat| {
        let brought = |f: FigureId| !view.w[f].counts && !view.sheet(f).abilities.has(list::FROZEN_IN_CARBONITE);
        view.w.ids().any(|f| view.w[f].home == seat && brought(f))
    };
    let rules = at.rules();
    let mut calls = calls_for(rules, &view, &REINFORCEMENTS, |f, _| !chosen(view.w[f].side));
    choose(at, &mut calls)?;
    for call in calls {
        for (card, cost) in &call.brought {
            join(at, call.seat, *card, (*cost, 0));
        }
    }
    Ok(())
}

/// Every such ability of the figures that pass, with its points.
fn calls_for<'a>(
    rules: &'a Minis,
    view: &Look<'_>,
    these: &[AbilityId],
    which: impl Fn(FigureId, &Printed) -> bool,
) -> Vec<Call<'a>> {
    let w = view.w;
    let mut calls = Vec::new();
    for bearer in w.ids().filter(|f| !w[*f].defeated) {
        for printed in &rules.card(w[bearer].card).abilities {
            if these.contains(&printed.ability) && which(bearer, printed) {
                let left = printed.value().map_or(0, |n| n.max(0) as u16);
                calls.push(Call { bearer, seat: w[bearer].side, printed, left, brought: Vec::new(), done: false });
            }
        }
    }
    calls
}

/// Reserves come if the final die shows their number; they are set up before their player's first activation. The
/// bearer's groups are not pooled (003:1955-1961).
pub(super) fn call_reserves(at: &mut At<'_, Minis>) -> Play<()> {
    if !RESERVES.iter().any(|a| at.world().masks.present.has(*a)) {
        return Ok(());
    }
    let rules = at.rules();
    let view = look(at);
    let shows = |f: FigureId, printed: &Printed| {
        view.stands(f) && reserve_die(printed) == Some(view.w.round.dice[view.w[f].side.index()])
    };
    let mut calls = calls_for(rules, &view, &RESERVES, shows);
    choose(at, &mut calls)?;
    for call in calls {
        for (card, cost) in &call.brought {
            let who = join(at, call.seat, *card, (*cost, *cost));
            at.emit(Event::Waits { who });
            if call.printed.ability == list::IMMEDIATE_RESERVES {
                mark(at, who, list::IMMEDIATE_RESERVES, call.bearer, 0, Until::Skirmish);
            }
        }
    }
    Ok(())
}

/// All choose at once, one character after another, and nobody sees it before all are done (003:1919-1922, 1962-1965).
fn choose(at: &mut At<'_, Minis>, calls: &mut [Call<'_>]) -> Play<()> {
    loop {
        let rules = at.rules();
        let view = look(at);
        let mut turns: SmallVec<[(usize, Vec<CharacterId>); 4]> = SmallVec::new();
        for i in 0..calls.len() {
            if calls[i].done || turns.iter().any(|(j, _)| calls[*j].seat == calls[i].seat) {
                continue;
            }
            let options = candidates(rules, &view, calls, i);
            calls[i].done = options.is_empty();
            if !options.is_empty() {
                turns.push((i, options.into_iter().map(|(card, _)| card).collect()));
            }
        }
        if turns.is_empty() {
            return Ok(());
        }
        let asks: Vec<(Seat, Ask)> =
            turns.iter().map(|(i, _)| (calls[*i].seat, Ask::Join(calls[*i].bearer, calls[*i].left))).collect();
        let answers: Vec<Newcomer> = at.ask_each(&asks, |_, seat, list| {
            let mine = turns.iter().filter(|(i, _)| calls[*i].seat == seat);
            list.extend(mine.flat_map(|(_, cards)| cards).map(|card| Newcomer(Some(*card))));
            list.push(Newcomer(None));
        })?;
        let picks: SmallVec<[(usize, Option<CharacterId>); 4]> =
            turns.iter().zip(answers).map(|((i, _), answer)| (*i, answer.0)).collect();
        for (i, pick) in picks {
            let cost = pick.and_then(|card| {
                let known = candidates(rules, &look(at), calls, i);
                known.into_iter().find(|(c, _)| *c == card)
            });
            match cost {
                Some((card, cost)) => {
                    trace::acted(calls[i].printed.ability.0);
                    calls[i].left -= cost;
                    calls[i].brought.push((card, cost));
                }
                // A partner may have named the same Unique character in the same breath: then it names another.
                None => calls[i].done = pick.is_none(),
            }
        }
    }
}

/// Whom that call could bring next, with what it costs.
fn candidates(rules: &Minis, view: &Look<'_>, calls: &[Call<'_>], i: usize) -> Vec<(CharacterId, u16)> {
    let call = &calls[i];
    let team = |c: &&Call<'_>| view.w.team(c.seat) == view.w.team(call.seat);
    let coming: Vec<(Seat, CharacterId)> =
        calls.iter().filter(team).flat_map(|c| c.brought.iter().map(|(card, _)| (c.seat, *card))).collect();
    let all: usize = calls.iter().map(|c| c.brought.len()).sum();
    // Each of the other seats may bring one in the same breath.
    if view.w.figures.len() + all + Seat::MOST > FigureSet::MOST {
        return Vec::new();
    }
    let ranks = ranks(rules, view, call.seat, &coming);
    let priced = rules.book().characters().iter().filter_map(|c| Some((c.id, ranks.price(call.printed, c)?)));
    priced.filter(|(_, cost)| *cost <= call.left && *cost > 0).collect()
}

/// The squad of a seat, and those of its team, with whoever is coming to them.
fn ranks<'a>(rules: &'a Minis, view: &Look<'_>, seat: Seat, coming: &[(Seat, CharacterId)]) -> Ranks<'a> {
    let w = view.w;
    let there = w.ids().filter(|f| w.team(w[*f].home) == w.team(seat));
    let there = there.map(|f| (w[f].home, rules.card(w[f].card), w[f].faction));
    let new = coming.iter().map(|(of, card)| (*of, rules.card(*card), rules.card(*card).faction));
    let (mut members, mut mates) = (Vec::new(), Vec::new());
    for (of, card, faction) in there.chain(new) {
        if of == seat {
            members.push((card, faction));
        } else {
            mates.push(card);
        }
    }
    let conscripted = members.iter().any(|(m, _)| m.has(list::MANDALORIAN_CONSCRIPTION));
    Ranks { members, mates, conscripted }
}

/// A character joins a squad for what it cost, with what its defeat is worth; it need not be defeated.
fn join(at: &mut At<'_, Minis>, seat: Seat, card: CharacterId, (paid, value): (u16, u16)) -> FigureId {
    let rules = at.rules();
    let view = look(at);
    let mut figure = rules.fresh(card, seat, value, false);
    let ranks = ranks(rules, &view, seat, &[]);
    figure.faction = ranks.faction_of(rules.card(card));
    if ranks.conscripted && rules.card(card).faction != figure.faction {
        trace::acted(list::MANDALORIAN_CONSCRIPTION.0);
    }
    figure.paid = paid;
    let mut then = at.world().clone();
    then.figures.push(figure);
    let who = FigureId(at.world().figures.len() as u8);
    if at.world().stage == crate::world::Stage::Setup {
        figure.force += rules.start_points(&Look::new(rules, &then), who);
    }
    enter(at, figure)
}

/// The Han Solo inside takes the place of what was frozen, already activated and worth half his cost (000:1469-1472); a
/// bigger one stands as near as there is room (003:1508-1510).
pub fn thaw(at: &mut At<'_, Minis>, frozen: FigureId) -> Play<()> {
    let Some(card) = at.world()[frozen].inside else { return Ok(()) };
    let Place::At(here) = at.world()[frozen].place else { return Ok(()) };
    let (seat, value, faction) = (at.world()[frozen].side, at.world()[frozen].value, at.world()[frozen].faction);
    at.emit(Event::Defeated { who: frozen, to: None, half_points: 0 });
    at.emit(Event::Removed { who: frozen });
    let rules = at.rules();
    let mut figure = rules.fresh(card, seat, value, true);
    (figure.faction, figure.activated) = (rules.card(card).faction.or(faction), true);
    let who = enter(at, figure);
    let view = look(at);
    let far = |s: &Square| Space { at: *s, size: view.w[who].span }.gap(Space::from(here));
    let free: Vec<Square> = view.geometry().map().squares().filter(|s| view.free_for(who, *s)).collect();
    let Some(nearest) = free.iter().map(far).min() else { return Ok(()) };
    let near: Vec<Square> = free.iter().copied().filter(|s| far(s) == nearest).collect();
    let spot = at.ask(seat, Ask::Place(who), |_, list| list.extend(near.iter().copied()))?;
    at.emit(Event::Placed { who, at: spot });
    Ok(())
}

/// A figure enters the game.
fn enter(at: &mut At<'_, Minis>, figure: Figure) -> FigureId {
    let mut then = at.world().clone();
    then.figures.push(figure);
    let masks = Box::new(at.rules().masks(&then));
    at.emit(Event::Joined { figure, masks });
    FigureId(at.world().figures.len() as u8 - 1)
}

/// Before its player's first activation of the round whoever waits is set up (000:1803-1806).
pub(super) fn arrive(at: &mut At<'_, Minis>, seat: Seat) -> Play<()> {
    let mut mine: SmallVec<[FigureId; 4]> =
        at.world().waiting.iter().copied().filter(|who| at.world()[*who].side == seat).collect();
    mine.sort_by_key(|who| std::cmp::Reverse(at.world()[*who].span));
    for who in mine {
        match at.world().mark(who, list::IMMEDIATE_RESERVES).map(|c| c.source) {
            Some(bearer) => rush(at, who, bearer)?,
            None => placing::place(at, who)?,
        }
    }
    Ok(())
}

/// Immediate Reserves are set up next to whoever called them, or as near as there is room; if that one is gone by then they
/// are lost and nobody scores them (003:1949-1954). That they are called like other Reserves is inferred.
fn rush(at: &mut At<'_, Minis>, who: FigureId, bearer: FigureId) -> Play<()> {
    let seat = at.world()[who].side;
    if !look(at).stands(bearer) {
        at.emit(Event::Defeated { who, to: None, half_points: 0 });
        at.emit(Event::Removed { who });
        return Ok(());
    }
    let rules = at.rules();
    let to = at.ask(seat, Ask::Place(who), |w, list| list.extend(Look::new(rules, w).landings(who, bearer)))?;
    at.emit(Event::Placed { who, at: to });
    Ok(())
}
