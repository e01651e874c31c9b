//! Instructions, counted by valgrind: the same on every run, so that a change of one percent is seen.

use dejarik_benches::{answer, one_step, paused_match, table, whole_game, world_after, world_between_steps};
use dejarik_kernel::Match;
use dejarik_minis::Minis;
use dejarik_minis::world::World;
use gungraun::{library_benchmark, library_benchmark_group, main};
use std::hint::black_box;

fn seed_after_warming(seed: u64) -> u64 {
    table();
    seed
}

#[library_benchmark]
#[bench::mid_game(args = (300), setup = world_after)]
fn clone(world: World) -> World {
    black_box(black_box(&world).clone())
}

#[library_benchmark]
#[bench::activation(args = (12), setup = world_between_steps)]
fn step(world: World) -> World {
    black_box(one_step(black_box(world)))
}

#[library_benchmark]
#[bench::mid_game(args = (40), setup = paused_match)]
fn answered(mut game: Match<Minis>) -> Match<Minis> {
    answer(black_box(&mut game), 1);
    game
}

#[library_benchmark]
#[bench::seed_2(args = (2), setup = seed_after_warming)]
fn game(seed: u64) -> u64 {
    black_box(whole_game(black_box(seed)))
}

library_benchmark_group!(name = minis; benchmarks = clone, step, answered, game);
main!(library_benchmark_groups = minis);
