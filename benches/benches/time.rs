//! Wall time: copies, activations, answers, whole games.

use dejarik_benches::{answer, one_step, paused_match, whole_game, world_after, world_between_steps};
use divan::Bencher;

fn main() {
    divan::main();
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let world = world_after(300);
    bencher.bench(|| world.clone());
}

#[divan::bench]
fn step(bencher: Bencher) {
    let world = world_between_steps(12);
    bencher.with_inputs(|| world.clone()).bench_values(one_step);
}

#[divan::bench]
fn answered(bencher: Bencher) {
    bencher.with_inputs(|| paused_match(40)).bench_values(|mut game| {
        answer(&mut game, 1);
        game
    });
}

#[divan::bench(sample_count = 20)]
fn game() -> u64 {
    whole_game(2)
}
