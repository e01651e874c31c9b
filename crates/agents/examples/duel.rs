//! Two agents of Miniatures against each other on mirrored squads, each pairing with both seats: who wins, by how many points, and what it
//! costs each of them in time of the processor.
//!
//! `cargo run --release -p dejarik-agents --example duel -- search:100ms:cpu greedy 20 1`: agents, pairs of games, seed.

use cpu_time::ThreadTime;
use dejarik_agents::{Agent, Situation, Staffed, play_on};
use dejarik_games::{Host, Wish, find};
use dejarik_kernel::{Chance, Rules, Seat};
use dejarik_minis::Minis;
use dejarik_minis::world::World;
use std::time::Duration;

/// What an agent has spent.
#[derive(Default, Clone, Copy)]
struct Spent {
    decisions: u32,
    simulations: u64,
    time: Duration,
    longest: Duration,
}

impl Spent {
    /// What an agent answers, on its account.
    fn on(&mut self, agent: &mut dyn Agent<Minis>, situation: &Situation<'_, Minis>) -> usize {
        let ran = ThreadTime::now();
        let nth = agent.decide(situation);
        let took = ran.elapsed();
        self.decisions += 1;
        self.time += took;
        self.longest = self.longest.max(took);
        self.simulations += agent.thinking().map_or(0, |t| u64::from(t.simulations));
        nth
    }
}

/// The points of a side that are still in play.
fn points(world: &World, seat: Seat) -> f32 {
    world.in_play().filter(|f| world[*f].side == seat && !world[*f].defeated).map(|f| f32::from(world[f].value)).sum()
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [first, second, pairs, seed] = args.as_slice() else { panic!("two agents, a number of pairs, a seed") };
    let (pairs, seed): (u64, u64) = (pairs.parse().expect("a number"), seed.parse().expect("a number"));
    let game = find("minis").expect("the game");
    let host = game.as_any().downcast_ref::<Host<Minis>>().expect("Miniatures");
    let tables = game.tables(&Wish { limit: Some(100), ..Wish::default() }).expect("tables");
    let mut spent = [Spent::default(); 2];
    let (mut won, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for pair in 0..pairs {
        let table = &tables[((pair + seed * 1000) * 13) as usize % tables.len()];
        let mut margin = 0.0;
        for swapped in [false, true] {
            let name = |i: usize| if i == 0 { first } else { second };
            let lot = seed.wrapping_mul(1_000_003).wrapping_add(pair * 2 + u64::from(swapped));
            let agent = |i: usize| Minis::agent(name(i), lot * 31 + i as u64).expect("an agent");
            let mut agents = [agent(0), agent(1)];
            let mut world = host.rules.begin(table.setup()).expect("a world");
            let end = play_on(&*host.rules, &mut world, Chance::new(lot), |situation| {
                let who = situation.seat().index() ^ usize::from(swapped);
                Some(spent[who].on(&mut *agents[who], situation))
            });
            let me = Seat(u8::from(swapped));
            let outcome = host.rules.outcome(&world).unwrap_or_else(|| panic!("no end: {end:?}"));
            won += f32::from(u8::from(outcome.won_by(me)))
                + if matches!(outcome, dejarik_kernel::Outcome::Draw) { 0.5 } else { 0.0 };
            margin += (points(&world, me) - points(&world, Seat(u8::from(!swapped)))) / 200.0;
        }
        sum += margin;
        squares += margin * margin;
        let n = (pair + 1) as f32;
        let off = ((squares / n - (sum / n).powi(2)).max(0.0) / n).sqrt();
        if (pair + 1) % 10 == 0 || pair + 1 == pairs {
            let games = 2.0 * n;
            let rate = won / games;
            print!(
                "{games} games: won {:.1} % (+-{:.1}), margin {:+.1} (+-{:.1})",
                rate * 100.0,
                (rate * (1.0 - rate) / games).sqrt() * 100.0,
                sum / n * 100.0,
                off * 100.0
            );
            for one in &spent {
                let each = |x: f64| x / f64::from(one.decisions.max(1));
                print!(
                    "; {:.0} dec/game, {:.2} ms, {:.0} sims each, longest {:.0} ms",
                    f64::from(one.decisions) / f64::from(games),
                    each(one.time.as_secs_f64() * 1e3),
                    each(one.simulations as f64),
                    one.longest.as_secs_f64() * 1e3
                );
            }
            println!();
        }
    }
}
