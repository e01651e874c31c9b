//! Slow twins: what is found by sets, memory and shortcuts against the plain way, in Worlds from games by lot.

use super::{Ctx, Look, Memo};
use crate::Ccg;
use crate::book::Book;
use crate::book::deck::Deck;
use crate::book::text::{Cond, Filter, Kind, Law, Phase, Stat, Text};
use crate::choice::Act;
use crate::rules::acts;
use crate::setup::Setup;
use crate::world::{Berth, CardId, CardSet, DARK, LIGHT, World, Zone};
use dejarik_kernel::conformance::ByLot;
use dejarik_kernel::{End, Rules, Seat, play};

fn decks(book: &Book, side: Seat) -> Vec<Vec<String>> {
    let ready = Book::decks().filter_map(|(_, text)| {
        let check = Deck::parse(text).and_then(|deck| deck.check(book)).expect("a deck");
        let cards = check.cards.iter().map(|c| book.print(*c).id.clone()).collect();
        (check.side == side).then_some(cards)
    });
    ready.collect()
}

/// Worlds after so many decisions of games between all pairs of decks.
fn worlds(rules: &Ccg) -> Vec<World> {
    let (lights, darks) = (decks(rules.book(), LIGHT), decks(rules.book(), DARK));
    let mut found = Vec::new();
    for (n, (light, dark)) in lights.iter().flat_map(|l| darks.iter().map(move |d| (l, d))).enumerate() {
        let setup = Setup { names: Default::default(), decks: [light.clone(), dark.clone()], middle: None };
        for long in [60, 150, 260, 371] {
            let mut world = rules.begin(&setup).expect("two decks");
            let mut lots = ByLot::new(n as u64).for_a_while(long + n as u64);
            if matches!(play(rules, &mut world, &mut lots), End::Stopped) {
                found.push(world);
            }
        }
    }
    assert!(found.len() > 40, "{} worlds", found.len());
    found
}

/// Every filter of a card's text that is looked for among cards, with the player it speaks for.
fn filters<'a>(look: Look<'a>, card: CardId) -> Vec<(Ctx, &'a Filter)> {
    let p = look.print(card);
    let mut found = Vec::new();
    let ctx = |side: Option<Seat>| Ctx { me: card, you: side.unwrap_or(look.w[card].owner) };
    let mut cond = |ctx: Ctx, cond: &'a Cond| {
        if let Cond::Is(f) | Cond::ItIs(f) | Cond::Exists(f) | Cond::Count(f, ..) = cond {
            found.push((ctx, f));
        }
    };
    p.mods.iter().for_each(|m| cond(ctx(m.side), &m.when));
    p.grants.iter().for_each(|g| cond(ctx(g.side), &g.when));
    p.deeds.iter().for_each(|d| cond(ctx(d.side), &d.function.cond));
    found.extend(p.mods.iter().map(|m| (ctx(m.side), &m.to)));
    found.extend(p.grants.iter().map(|g| (ctx(g.side), &g.to)));
    found.extend(p.deeds.iter().flat_map(|d| d.function.targets.iter().map(move |aim| (ctx(d.side), &aim.what))));
    for clause in &p.clauses {
        if let Text::DeployOn { on: f, .. } | Text::Seeks(f) | Text::DeployOnlyAt(f) = clause {
            found.push((ctx(None), f));
        }
    }
    found
}

#[test]
fn what_a_filter_could_mean_holds_all_that_it_means() {
    let rules = Ccg::standard();
    let mut fitting = 0;
    for world in &worlds(&rules) {
        let look = Look::new(&rules, world);
        for card in world.ids().filter(|c| matches!(world[*c].zone, Zone::Table | Zone::Hand)) {
            for (ctx, filter) in filters(look, card) {
                let could = look.could_fit(ctx, filter);
                for c in world.ids().filter(|c| look.fits(ctx, filter, *c)) {
                    fitting += 1;
                    assert!(could.has(c), "{} by {} as {filter:?}", look.name(c), look.name(card));
                }
            }
        }
    }
    assert!(fitting > 10_000, "{fitting}");
}

#[test]
fn what_is_remembered_is_what_is_so() {
    let rules = Ccg::standard();
    for world in &worlds(&rules) {
        let (plain, memo) = (Look::new(&rules, world), Memo::default());
        let look = plain.remembering(&memo);
        for (place, seat) in world.places.iter().flat_map(|l| [LIGHT, DARK].map(|s| (*l, s))) {
            let there: Vec<CardId> = plain.mine(seat).filter(|c| plain.location(*c) == Some(place)).collect();
            assert_eq!(look.mine_at(seat, CardSet::ALL, place).collect::<Vec<_>>(), there);
            assert_eq!(plain.mine_at(seat, CardSet::ALL, place).collect::<Vec<_>>(), there);
            for _ in 0..2 {
                assert_eq!(look.total_ability(seat, place), plain.total_ability(seat, place));
                assert_eq!(look.icons(seat, place), plain.icons(seat, place));
                assert_eq!(look.has_footing(seat, place), plain.has_footing(seat, place));
            }
        }
    }
}

#[test]
fn cards_are_found_by_what_they_are() {
    let rules = Ccg::standard();
    for world in &worlds(&rules) {
        let look = Look::new(&rules, world);
        for card in world.ids() {
            let p = look.print(card);
            assert_eq!(look.is(card, Kind::Character), p.is(Kind::Character));
            assert_eq!(world.index.grant(Law::MayNotDeploy).has(card), p.grants(Law::MayNotDeploy));
            assert_eq!(world.index.modify(Stat::Power).has(card), p.modifies(Stat::Power));
            let mut guests: Vec<CardId> = world.table().filter(|c| world[*c].host == card).collect();
            assert_eq!(world.guests(card).collect::<Vec<_>>(), guests);
            guests.clear();
            let same: Vec<CardId> = world.ids().filter(|c| look.print(*c).title == p.title).collect();
            assert_eq!(world.index.titled_like(card).iter().collect::<Vec<_>>(), same);
        }
        for (seat, zone) in [Zone::Reserve, Zone::Force, Zone::Used, Zone::Lost].map(|z| (world.turn, z)) {
            assert_eq!(world.top(seat, zone), world.pile(seat, zone).last().copied());
        }
    }
}

/// Every way to deploy a card, tried one by one.
fn deployments(look: Look<'_>, seat: Seat, card: CardId) -> Vec<Act> {
    let p = look.print(card);
    let troop = p.is(Kind::Character) || p.is_craft() || p.is(Kind::Creature);
    let played = p.is(Kind::EpicEvent) && !p.deeds.is_empty() && !p.stays();
    let left = matches!(p.kind, Kind::Immediate | Kind::Objective | Kind::Squadron) || played;
    let clause = |f: fn(&Text) -> bool| p.clauses.iter().any(f);
    if !p.deploys() || p.is(Kind::Location) || left || clause(|t| matches!(t, Text::Inserts { .. } | Text::DeployAt(_)))
    {
        return Vec::new();
    }
    let berths = [Berth::Here, Berth::Pilot, Berth::Passenger, Berth::Astromech, Berth::Cargo, Berth::On];
    let on = !troop && clause(|t| matches!(t, Text::DeployOn { .. }));
    let mut found = Vec::new();
    for (to, berth) in look.w.table().flat_map(|to| berths.map(|berth| (to, berth))) {
        let asked = match berth {
            Berth::On => on,
            Berth::Here => troop && look.is(to, Kind::Location),
            _ => troop && look.w[to].owner == seat,
        };
        if asked
            && (on || look.w[to].berth != Berth::Beneath)
            && look.may_deploy(seat, card, to, berth).is_ok()
            && look.can_pay(seat, card, to, look.deploy_cost(card, to, berth))
        {
            found.push(Act::Deploy { card, to, berth });
        }
    }
    found
}

#[test]
fn deployments_are_all_there_are() {
    let (rules, mut some) = (Ccg::standard(), 0);
    for (mut world, seat) in worlds(&rules).into_iter().flat_map(|w| [(w.clone(), LIGHT), (w, DARK)]) {
        (world.phase, world.turn, world.next) = (Phase::Deploy, seat, seat);
        let look = Look::new(&rules, &world);
        let deploys = |act: &Act| matches!(act, Act::Deploy { to, .. } if *to != CardId::NONE);
        let mut listed: Vec<Act> = acts(look, seat).into_iter().filter(deploys).collect();
        let hand = world.in_zone(seat, Zone::Hand);
        let mut tried: Vec<Act> = hand.flat_map(|card| deployments(look, seat, card)).collect();
        listed.sort();
        tried.sort();
        some += tried.len();
        assert_eq!(listed, tried);
    }
    assert!(some > 100, "{some}");
}

#[test]
fn moves_are_all_that_can_be_paid() {
    let (rules, mut some) = (Ccg::standard(), 0);
    for world in worlds(&rules) {
        let look = Look::new(&rules, &world);
        for seat in [LIGHT, DARK] {
            let force = look.force(seat);
            for card in look.mine(seat).filter(|c| look.is_troop(*c)) {
                let (mut all, mut cheap) = (Vec::new(), Vec::new());
                look.ways(seat, card, &mut all);
                look.ways_for(seat, card, force, &mut cheap);
                all.retain(|way| way.cost <= force);
                cheap.retain(|way| way.cost <= force);
                some += all.len();
                assert_eq!(cheap, all);
            }
        }
    }
    assert!(some > 100, "{some}");
}
