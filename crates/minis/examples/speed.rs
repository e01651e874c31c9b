use dejarik_kernel::conformance::{ByLot, random_game};
use dejarik_minis::{
    Minis,
    book::{self, Squad},
    setup::{Company, Options, Setup},
};
fn main() {
    let rules = Minis::standard();
    let squads: Vec<Squad> = Squad::samples().map(|s| s.1).filter(|s| s.limit == 100).collect();
    let c =
        |s: &Squad, team| Company::new(&rules, &s.name, team, &book::check(rules.book(), s, &book::Options::default()));
    let setups: Vec<Setup> = (0..200usize)
        .map(|i| Setup {
            map: rules.maps()[i % rules.maps().len()].map().name().to_owned(),
            options: Options::default(),
            companies: vec![c(&squads[i % squads.len()], 0), c(&squads[(i * 7 + 3) % squads.len()], 1)],
            first: dejarik_kernel::Seat(1),
            middle: None,
        })
        .collect();
    let mut lots = ByLot::new(1);
    let mut games = 0u64;
    let warm = std::time::Instant::now();
    let mut t = std::time::Instant::now();
    let mut started = false;
    let mut d0 = 0;
    loop {
        if !started && warm.elapsed().as_secs() >= 3 {
            started = true;
            t = std::time::Instant::now();
            games = 0;
            d0 = lots.decisions;
        }
        if started && t.elapsed().as_secs() >= 5 {
            break;
        }
        let i = games as usize;
        let setup = &setups[i % setups.len()];
        random_game(&rules, setup, &mut lots).unwrap();
        games += 1;
    }
    let secs = t.elapsed().as_secs_f64();
    println!(
        "{} games {} decisions {:.0} games/s {:.0} dec/s branching {:.1}",
        games,
        lots.decisions - d0,
        games as f64 / secs,
        (lots.decisions - d0) as f64 / secs,
        lots.options as f64 / lots.decisions as f64
    );
}
