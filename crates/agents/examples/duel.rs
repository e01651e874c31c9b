//! Two agents of Miniatures against each other on mirrored squads, each pairing with both seats: who wins, by how many points, and what it
//! costs each of them in time of the processor.
//!
//! `cargo run --release -p dejarik-agents --example duel -- search:100ms:cpu greedy 20 1`: agents, pairs of games, seed.

use cpu_time::ThreadTime;
use dejarik_agents::{Agent, Situation, Staffed};
use dejarik_games::{Host, Wish, find};
use dejarik_kernel::{AnswerOf, Answers, Chance, Dice, Faces, Order, Position, QuestionOf, Reply, Rules, Seat, play};
use dejarik_minis::Minis;
use dejarik_minis::choice::Choice;
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

struct Seated<'a> {
    agents: [(Box<dyn Agent<Minis>>, &'a mut Spent); 2],
    dice: Chance,
    position: Position<Minis>,
}

impl Answers<Minis> for Seated<'_> {
    fn choose(&mut self, rules: &Minis, world: &World, question: &QuestionOf<Minis>) -> Reply<Choice> {
        if question.options.len() < 2 {
            return Reply::Nth(0);
        }
        let (agent, spent) = &mut self.agents[question.seat.index()];
        let ran = ThreadTime::now();
        let nth = agent.decide(&Situation::new(rules, world, question, &self.position));
        let took = ran.elapsed();
        spent.decisions += 1;
        spent.time += took;
        spent.longest = spent.longest.max(took);
        spent.simulations += agent.thinking().map_or(0, |t| u64::from(t.simulations));
        Reply::Nth(nth)
    }

    fn keeps_notes(&self) -> bool {
        true
    }

    fn opened(&mut self, world: &World) {
        self.position.reopen(world);
    }

    fn noted(&mut self, answer: &AnswerOf<Minis>) {
        self.position.note(answer.clone());
    }

    fn dice(&mut self, dice: Dice) -> Option<Faces> {
        Some(self.dice.throw(dice))
    }

    fn order(&mut self, n: u16) -> Option<Order> {
        Some(self.dice.order(n))
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
            let [a, b] = &mut spent;
            let agents = if swapped { [(agent(1), b), (agent(0), a)] } else { [(agent(0), a), (agent(1), b)] };
            let mut world = host.rules.begin(table.setup()).expect("a world");
            let position = Position::new(world.clone(), Vec::new());
            let end = play(&*host.rules, &mut world, &mut Seated { agents, dice: Chance::new(lot), position });
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
