//! Where figures can go, against a slow twin: every step tried from every place until nothing gets cheaper.

use dejarik_kernel::conformance::ByLot;
use dejarik_kernel::{Rules, Seat, play};
use dejarik_minis::Minis;
use dejarik_minis::abilities::list;
use dejarik_minis::book::{self, Squad};
use dejarik_minis::choice::Footstep;
use dejarik_minis::geometry::{Footing, Gait};
use dejarik_minis::look::Look;
use dejarik_minis::map::{Dir, Square};
use dejarik_minis::rules::{gait, may_go, reach, way};
use dejarik_minis::setup::{Company, Options, Setup};
use dejarik_minis::world::FigureId;
use std::collections::BTreeMap;

/// What one step can come to, as far as terrain goes.
fn steps(look: &Look<'_>, from: Footing, gait: Gait) -> Vec<(Footstep, Footing, u8)> {
    let (geometry, open) = (look.geometry(), look.w.open);
    let mut all = Vec::new();
    for dir in Dir::ALL {
        if from.size == 1 {
            let step = geometry.step(from.space, dir, open, gait);
            all.extend(step.map(|s| (Footstep { dir, way: 0 }, Footing::full(s.to), s.cost)));
        } else {
            let strides = geometry.squeeze_step(from, dir, open, gait).into_iter().enumerate();
            all.extend(strides.map(|(way, s)| (Footstep { dir, way: way as u8 }, s.to, s.cost)));
        }
    }
    all
}

/// The steps that enemies leave.
fn strides(look: &Look<'_>, who: FigureId, from: Footing) -> Vec<(Footstep, Footing, u8)> {
    let gait = gait(look, who);
    let free = |s: Square| gait.flies || look.w.standing_on(s).is_none_or(|f| look.w.same_side(f, who));
    let mut all = steps(look, from, gait);
    all.retain(|(_, to, _)| to.space.squares().all(free));
    let rigid = look.has(who, list::RIGID);
    all.retain(|(step, to, _)| !rigid || Some(to.space) == from.space.shifted(step.dir));
    all
}

fn twin(look: &Look<'_>, who: FigureId, left: u8) -> BTreeMap<Square, u8> {
    let start = Footing { space: look.space(who), size: look.w[who].span };
    let mut cost = BTreeMap::from([(start, 0)]);
    loop {
        let before = cost.clone();
        for (from, so_far) in &before {
            for (_, to, more) in strides(look, who, *from) {
                let known = cost.entry(to).or_insert(u8::MAX);
                *known = (*known).min(so_far + more);
            }
        }
        cost.retain(|_, cost| *cost <= left);
        if cost == before {
            break;
        }
    }
    let may_stop = |f: &Footing| *f != start && !f.is_squeezed() && look.free_for(who, f.space.at);
    cost.into_iter().filter(|(f, _)| may_stop(f)).map(|(f, cost)| (f.space.at, cost)).collect()
}

fn check(look: &Look<'_>, who: FigureId, left: u8) {
    let ends = reach(look, who, left);
    let found: BTreeMap<Square, u8> = ends.iter().map(|d| (d.at, d.cost)).collect();
    assert_eq!(found.len(), ends.len(), "a place is listed once");
    assert_eq!(found, twin(look, who, left), "{who:?} with {left} at {:?}", look.space(who));
    for end in ends {
        let (mut footing, mut used) = (Footing { space: look.space(who), size: look.w[who].span }, 0);
        let path = way(look, who, left, end.at).expect("a way to each end");
        for step in path.iter() {
            let strides = strides(look, who, footing);
            let (_, to, cost) = strides.iter().find(|(s, _, _)| *s == step).expect("every step of a path can be made");
            (footing, used) = (*to, used + cost);
        }
        assert_eq!((footing.space.at, used), (end.at, end.cost), "the path leads there at that cost");
    }
}

#[test]
fn a_walk_ends_where_single_steps_lead() {
    let rules = Minis::standard();
    let squads: Vec<Squad> = Squad::samples().map(|s| s.1).collect();
    let company = |squad: &Squad, team| {
        let check = book::check(rules.book(), squad, &book::Options::default());
        Company::new(&rules, &squad.name, team, &check)
    };
    for i in 0..24 {
        let setup = Setup {
            map: rules.maps()[i % rules.maps().len()].map().name().to_owned(),
            options: Options::default(),
            companies: vec![company(&squads[i % squads.len()], 0), company(&squads[(i * 5 + 2) % squads.len()], 1)],
            first: Seat(1),
            middle: None,
        };
        let mut world = rules.begin(&setup).expect("a setup");
        let mut answers = ByLot::new(i as u64).for_a_while(40 + 25 * i as u64);
        play(&rules, &mut world, &mut answers);
        let look = Look::new(&rules, &world);
        for who in world.in_play() {
            for to in [Square::new(250, 250), Square::new(250, 0), Square::new(look.space(who).at.x, 250)] {
                assert!(may_go(&look, who, 12, to).is_err(), "{who:?} goes off the map, to {to:?}");
            }
        }
        // These change who stands in the way, or where one must go.
        let ours = [list::HOLOGRAM, list::LIGHT_SPIRIT, list::SAVAGE, list::WALL_CLIMBER];
        let odd = ours.into_iter().any(|a| world.masks.present.has(a));
        let leaps = |f: &FigureId| world.mark(*f, list::FORCE_LEAP).is_some();
        for who in world.in_play().filter(|f| !odd && !leaps(f)) {
            check(&look, who, 1 + (who.0 * 5 + i as u8) % 12);
        }
    }
}
