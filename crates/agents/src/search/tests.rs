//! The search on games small enough to be solved: Pig, and a guess at something hidden.

use super::{Budget, Clock, Insight, Search, Settings};
use crate::{Agent, Situation, arena};
use dejarik_kernel::pig::{Ask, Choice, Pig, World};
use dejarik_kernel::{
    Answer, At, Chance, Dice, Faces, Outcome, Play, Position, Question, QuestionOf, Rules, Seat, SeatSet, WhyNot, picks,
};
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

fn simulations(n: u32) -> Settings {
    Settings { budget: Budget::Simulations(n), threads: 1, slack: 0.0 }
}

/// The chance to win of whoever is about to throw, by its score and the other's, both with a wager of 4: worked out by going
/// over all states until nothing changes.
struct Solved {
    begins: [[f64; 30]; 30],
}

impl Solved {
    fn new() -> Solved {
        let mut solved = Solved { begins: [[0.5; 30]; 30] };
        for _ in 0..60 {
            for mine in 0..30 {
                for other in 0..30 {
                    solved.begins[mine][other] = solved.throw(mine, other, 0);
                }
            }
        }
        solved
    }

    fn throw(&self, mine: usize, other: usize, sum: usize) -> f64 {
        let bust = 1.0 - self.begins[other][mine];
        let goes_on = |face: usize| {
            let sum = sum + face;
            let stop = self.stop(mine, other, sum);
            if sum >= 20 { stop } else { stop.max(self.throw(mine, other, sum)) }
        };
        (bust + (2..=6).map(goes_on).sum::<f64>()) / 6.0
    }

    fn stop(&self, mine: usize, other: usize, sum: usize) -> f64 {
        if mine + sum >= 30 { 1.0 } else { 1.0 - self.begins[other][mine + sum] }
    }
}

/// What the search answers when it has thrown so much.
fn again(mine: usize, other: usize, sum: usize, seed: u64) -> bool {
    let scores = vec![mine as u8, other as u8];
    let start = World { scores, wagers: vec![4, 4], turn: Seat(0), sum: sum as u8 - 2 };
    let now = World { sum: sum as u8, ..start.clone() };
    let die = Answer::Fell(Dice { count: 1, sides: 6 }, Faces::from_slice(&[2]));
    let position = Position::<Pig>::new(start, vec![die]);
    let options = vec![Choice::Yes, Choice::No];
    let question = Question { number: 1, seat: Seat(0), ask: Ask::Again(sum as u8), options, open: false };
    let mut search = crate::pig::search(simulations(2400), seed);
    search.decide(&Situation::new(&Pig, &now, &question, &position)) == 0
}

#[test]
fn in_pig_it_plays_close_to_the_optimum() {
    let solved = Solved::new();
    let (mut asked, mut wrong, mut lost) = (0, 0, 0.0);
    for (mine, other) in [(0, 0), (0, 20), (12, 5), (20, 20), (10, 27), (25, 10), (15, 15)] {
        for sum in [4, 7, 10, 13, 16, 19] {
            let (more, stop) = (solved.throw(mine, other, sum), solved.stop(mine, other, sum));
            let gone_on = again(mine, other, sum, (mine * 31 + other * 7 + sum) as u64);
            let regret = more.max(stop) - if gone_on { more } else { stop };
            asked += 1;
            lost += regret;
            // A chance or two in a hundred cannot be told apart with so few simulations.
            wrong += u32::from(regret > 0.04);
        }
    }
    assert_eq!(wrong, 0, "of {asked} decisions, {lost:.3} lost in all");
    assert!(lost / f64::from(asked) < 0.004, "{lost:.3} lost in {asked} decisions");
}

#[test]
fn the_same_seed_searches_alike() {
    for game in ["pig", "minis"] {
        let game = dejarik_games::find(game).expect("a game");
        let arena = arena(&*game).expect("an arena");
        let wish = dejarik_games::Wish { limit: Some(100), ..dejarik_games::Wish::default() };
        let tables = game.tables(&wish).expect("tables");
        let play = |seed| arena.play(&tables[0], &["search:6", "random"], seed).expect("a game").fingerprint;
        assert_eq!(play(3), play(3));
        assert_ne!(play(3), play(4));
    }
}

#[test]
fn it_plays_any_table_to_its_end() {
    let game = dejarik_games::find("minis").expect("minis");
    let arena = arena(&*game).expect("an arena");
    let wish = dejarik_games::Wish { limit: Some(100), ..dejarik_games::Wish::default() };
    let tables = game.tables(&wish).expect("tables");
    for (i, table) in tables.iter().enumerate().step_by(tables.len() / 5) {
        // An answer that is no option, or none at all, would end the game with an error.
        let played = arena.play(table, &["search:2", "search:3"], i as u64);
        assert!(played.is_ok_and(|p| p.decisions > 10), "{}", table.label);
    }
}

#[test]
fn it_stops_when_its_time_is_up() {
    let game = dejarik_games::find("minis").expect("minis");
    let arena = arena(&*game).expect("an arena");
    let wish = dejarik_games::Wish { limit: Some(100), ..dejarik_games::Wish::default() };
    let tables = game.tables(&wish).expect("tables");
    let mut decisions = 0;
    for (i, table) in tables.iter().enumerate().step_by(tables.len() / 4) {
        let played = arena.play(table, &["search:5ms:cpu", "random"], i as u64).expect("a game");
        assert!(played.longest[1].as_millis() < 205, "{}: {:?}", table.label, played.longest);
        decisions += played.decisions;
    }
    assert!(decisions > 200, "{decisions}");
}

#[test]
fn time_is_up_inside_a_simulation_too() {
    let start = World { scores: vec![0, 0], wagers: vec![4, 4], turn: Seat(0), sum: 3 };
    let world = World { sum: 5, ..start.clone() };
    let die = Answer::Fell(Dice { count: 1, sides: 6 }, Faces::from_slice(&[2]));
    let position = Position::<Pig>::new(start, vec![die]);
    let options = vec![Choice::Yes, Choice::No];
    let question = Question { number: 1, seat: Seat(0), ask: Ask::Again(5), options, open: false };
    let situation = Situation::new(&Pig, &world, &question, &position);
    let settings = Settings { budget: Budget::Time(Duration::from_millis(30), Clock::Wall), threads: 1, slack: 0.0 };
    let mut search = Search::new(Slow, settings, 1);
    let begun = Instant::now();
    search.decide(&situation);
    // A simulation to the end of the game would take its hundreds of answers, a millisecond each.
    assert!(begun.elapsed() < Duration::from_millis(150), "{:?}", begun.elapsed());
}

/// Thinks a millisecond about every answer, and never stops throwing.
#[derive(Clone)]
struct Slow;

impl Insight<Pig> for Slow {
    fn opens(&self, _: &Ask) -> bool {
        false
    }

    fn horizon(&self) -> u32 {
        u32::MAX
    }

    fn chance(&mut self, _: &Pig, _: &World, _: Seat) -> f32 {
        0.5
    }

    fn weigh(&mut self, _: &Pig, _: &World, question: &QuestionOf<Pig>, worths: &mut Vec<f32>) -> f32 {
        worths.extend(question.options.iter().map(|_| 0.0));
        0.5
    }

    fn reflex(&mut self, _: &Pig, _: &World, _: &QuestionOf<Pig>, _: &mut Chance) -> usize {
        std::thread::sleep(Duration::from_millis(1));
        0
    }
}

#[test]
fn it_plays_the_other_games_too() {
    for (name, agents) in [("ccg", ["search:2", "greedy"]), ("legion", ["search:2", "greedy"])] {
        let game = dejarik_games::find(name).expect("a game");
        let arena = arena(&*game).expect("an arena");
        let wish = dejarik_games::Wish { limit: game.usual_limit(), ..dejarik_games::Wish::default() };
        let tables = game.tables(&wish).expect("tables");
        let play = |seed| arena.play(&tables[0], &agents, seed).unwrap_or_else(|e| panic!("{name}: {e}"));
        let played = play(1);
        assert!(played.decisions > 20, "{name}: {}", played.decisions);
        assert_eq!(played.fingerprint, play(1).fingerprint, "{name}");
    }
}

/// One of three cups hides a ball; a hint names one cup that hides nothing, then the first seat guesses.
struct Cups;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Cup {
    ball: u8,
    empty: u8,
    guess: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Guessed(u8);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Where;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
enum Under {
    Cup(u8),
    Yes,
    No,
}

picks!(Under { Cup(u8) } yes Yes no No);

impl Rules for Cups {
    type Setup = (u8, u8);
    type World = Cup;
    type Event = Guessed;
    type Ask = Where;
    type Choice = Under;
    type View = (u8, Option<u8>);
    const NAME: &'static str = "cups";
    const PASS: Under = Under::No;

    fn version(&self) -> String {
        "cups".into()
    }

    fn seats(&self, _: &(u8, u8)) -> usize {
        2
    }

    fn begin(&self, setup: &(u8, u8)) -> Result<Cup, String> {
        Ok(Cup { ball: setup.0, empty: setup.1, guess: None })
    }

    fn step(&self, at: &mut At<'_, Self>) -> Play<()> {
        let guess = at.ask(Seat(0), Where, |_, list| list.extend(0..3u8))?;
        at.emit(Guessed(guess));
        at.over()
    }

    fn outcome(&self, w: &Cup) -> Option<Outcome> {
        let winner = if w.guess? == w.ball { Seat(0) } else { Seat(1) };
        Some(Outcome::Won(SeatSet::NONE.with(winner)))
    }

    fn apply(w: &mut Cup, e: &Guessed) {
        w.guess = Some(e.0);
    }

    fn view(&self, w: &Cup, _: Option<Seat>) -> (u8, Option<u8>) {
        (w.empty, w.guess)
    }

    fn seen(&self, e: &Guessed, _: Option<Seat>) -> Option<Guessed> {
        Some(e.clone())
    }

    fn imagine(&self, start: &mut Cup, now: &Cup, _: Seat, chance: &mut Chance) {
        let could: Vec<u8> = (0..3).filter(|cup| *cup != now.empty).collect();
        start.ball = could[chance.below(could.len())];
    }

    fn why_not(&self, _: &Cup, _: &Where, _: &Under) -> Option<WhyNot> {
        None
    }
}

#[derive(Clone)]
struct Blind;

impl Insight<Cups> for Blind {
    fn opens(&self, _: &Where) -> bool {
        true
    }

    fn horizon(&self) -> u32 {
        9
    }

    fn chance(&mut self, _: &Cups, _: &Cup, _: Seat) -> f32 {
        0.5
    }

    fn weigh(&mut self, _: &Cups, _: &Cup, question: &QuestionOf<Cups>, worths: &mut Vec<f32>) -> f32 {
        worths.extend(question.options.iter().map(|_| 0.0));
        0.5
    }

    fn reflex(&mut self, _: &Cups, _: &Cup, _: &QuestionOf<Cups>, _: &mut Chance) -> usize {
        0
    }
}

#[test]
fn equal_views_give_equal_answers_and_what_is_known_is_used() {
    let guess = |ball: u8, empty: u8, seed: u64| {
        let world = Cups.begin(&(ball, empty)).expect("a world");
        let options = (0..3).map(Under::Cup).collect();
        let question = Question { number: 1, seat: Seat(0), ask: Where, options, open: false };
        let position = Position::<Cups>::new(world.clone(), Vec::new());
        let mut search = Search::new(Blind, simulations(200), seed);
        let nth = search.decide(&Situation::new(&Cups, &world, &question, &position));
        let thinking = Agent::<Cups>::thinking(&search).expect("thoughts");
        assert!(thinking.simulations >= 190 && thinking.taken == nth);
        nth
    };
    let mut right = 0;
    for seed in 0..20 {
        let answers = [guess(0, 1, seed), guess(2, 1, seed)];
        assert_eq!(answers[0], answers[1], "where the ball really is shows in the answer");
        assert_ne!(answers[0], 1, "the cup that is known to be empty");
        right += usize::from(answers[0] == 0);
    }
    assert!((1..20).contains(&right), "the same cup is guessed whatever the seed");
}
