//! Whole games by lot, checked on the way.

use dejarik_kernel::conformance::{ByLot, Thoroughness, check_game, random_game};
use dejarik_legion::Legion;
use dejarik_legion::book::{Army, Book, fieldable};
use dejarik_legion::setup::{Scene, Setup};
use std::sync::Arc;

/// Pairs of armies of one size on all battlefields. An army with cards that are not played yet begins from an empty scene,
/// which asks nothing of it.
fn setups(rules: &Legion) -> Vec<Setup> {
    let mut found = Vec::new();
    for limit in [400, 500, 800, 1600] {
        let armies: Vec<Army> = Book::armies().map(|(_, army)| army).filter(|army| army.limit == limit).collect();
        let pairs = (0..2 * armies.len()).map(|i| (i % armies.len(), (i * 3 + 1) % armies.len()));
        for ((a, b), field) in pairs.zip(rules.book().tables(limit).cycle()) {
            let mut setup = Setup::new(armies[a].clone(), armies[b].clone(), field);
            let ready = [a, b].iter().all(|n| fieldable(rules.book(), &armies[*n]).is_ok());
            setup.scene = (!ready).then(|| Box::new(Scene::opening()));
            found.push(setup);
        }
    }
    found
}

#[test]
fn games_by_lot_end() {
    let rules = Legion::standard();
    let setups = setups(&rules);
    let games: usize = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(setups.len());
    for i in 0..games {
        let mut lots = ByLot::new(i as u64);
        random_game(&rules, &setups[i % setups.len()], &mut lots).unwrap_or_else(|e| panic!("{i}: {e}"));
    }
}

#[test]
fn games_by_lot_conform() {
    let rules = Arc::new(Legion::standard());
    let games: usize = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(4);
    let setups = setups(&rules);
    // Some of each size.
    let nth = |i: usize| (i * 7) % setups.len();
    for i in 0..games {
        let how = Thoroughness { probe_one_in: 60, most_answers: 100_000 };
        check_game(&rules, &setups[nth(i)], i as u64, how).unwrap_or_else(|e| panic!("{i}: {e}"));
    }
}

/// Two armies of those who ride, fly and push, with cards that other games by lot seldom see.
fn convoys(rules: &Legion) -> Setup {
    let decks = "commands: Ambush; Push; Assault\n\
        objectives: Sabotage the Moisture Vaporators; Breakthrough; Intercept the Transmissions; Key Positions\n\
        deployments: Battle Lines; Major Offensive; The Long March; Disarray\n\
        conditions: Rapid Reinforcements; Limited Visibility; Hostile Environment; Clear Conditions\n";
    let army = |head: &str| Army::parse(&format!("{head}limit: 800\n{decks}")).expect("an army");
    let empire = army(
        "army: Convoy\nfaction: Empire\nunit: Darth Vader + Saber Throw + Force Push\nunit: Iden Versio + Iden's ID10 Seeker Droid\n\
        unit: Stormtroopers\nunit: Snowtroopers\nunit: TX-225 GAVw Occupier Combat Assault Tank + General Weiss\n",
    );
    let rebels = army(
        "army: Smugglers\nfaction: Rebel\nunit: Luke Skywalker + Force Push\nunit: R2-D2 + C-3PO\nunit: Rebel Troopers\n\
        unit: Fleet Troopers\nunit: X-34 Landspeeder\nunit: T-47 Airspeeder + Wedge Antilles\n",
    );
    let mut setup = Setup::new(empire, rebels, &rules.book().fields[1]);
    setup.scene = Some(Box::new(Scene::opening()));
    setup
}

#[test]
fn games_with_passengers_conform() {
    let rules = Arc::new(Legion::standard());
    let setup = convoys(&rules);
    for i in 0..12 {
        random_game(&*rules, &setup, &mut ByLot::new(i)).unwrap_or_else(|e| panic!("{i}: {e}"));
    }
    for i in 0..2 {
        let how = Thoroughness { probe_one_in: 60, most_answers: 100_000 };
        check_game(&rules, &setup, i, how).unwrap_or_else(|e| panic!("{i}: {e}"));
    }
}

/// Armies of characters with the command cards that ready armies do not hold, for objectives that these seldom see.
fn casts(rules: &Legion) -> Vec<Setup> {
    let decks = "objectives: Bombing Run; Hostage Exchange; Payload; Sabotage the Moisture Vaporators\n\
        deployments: Battle Lines; Major Offensive; The Long March; Disarray\n\
        conditions: Rapid Reinforcements; Limited Visibility; Hostile Environment; Clear Conditions\n";
    let army = |text: &str| Army::parse(&format!("army: Cast\nlimit: 800\n{text}{decks}")).expect("an army");
    let hunters = army(
        "faction: Separatist\nunit: Cad Bane\nunit: Count Dooku\nunit: B1 Battle Droids\nunit: B1 Battle Droids\n\
        commands: I'm Your Worst Nightmare; I'm in Control; I Make the Rules Now; Fear, Surprise, Intimidation; \
        You Disappoint Me; Double the Fall\n",
    );
    let heroes = army(
        "faction: Rebel\nunit: Sabine Wren\nunit: Jyn Erso + Jyn's SE-14 Blaster\nunit: Luke Skywalker, Jedi Knight\n\
        unit: Rebel Troopers\nunit: Rebel Troopers\n\
        commands: Explosions!; Symbol of Rebellion; Rebellious; You Serve Your Master Well; Full of Surprises; I am a Jedi\n",
    );
    let masters = army(
        "faction: Empire\nunit: Emperor Palpatine\nunit: Boba Fett\nunit: Darth Vader, The Emperor's Apprentice\nunit: Bossk\n\
        unit: Director Orson Krennic\nunit: Stormtroopers\nunit: Stormtroopers\n\
        commands: And Now... You Will Die; Give in to Your Anger; Whipcord Launcher; Vader's Might; Merciless Munitions; \
        Voracious Ambition\n",
    );
    let envoys = army(
        "faction: Republic\nunit: Padmé Amidala\nunit: Clone Captain Rex\nunit: R2-D2\nunit: Phase I Clone Troopers\n\
        unit: Phase I Clone Troopers\n\
        commands: Our Fate is in Your Hands; Call Me Captain; Blast Off!; Impromptu Immolation; Take That, Clankers!; \
        Smoke Screen\n",
    );
    let agents = army(
        "faction: Empire\nunit: Darth Vader, The Emperor's Apprentice\nunit: Bossk\nunit: Iden Versio + Iden's ID10 Seeker Droid\n\
        unit: Stormtroopers\nunit: Stormtroopers\n\
        commands: Covert Observation; Reptilian Rampage; Fear and Dead Men; Darkness Descends; Tactical Strike; Incapacitate\n",
    );
    let rogues = army(
        "faction: Rebel\nunit: Cassian Andor\nunit: K-2SO\nunit: Leia Organa\nunit: Rebel Troopers\nunit: Rebel Troopers\n\
        commands: Ambush; Push; Assault; Sacrifice; Crack Shot; Last Stand\n",
    );
    // Upgrades whose texts do something at all sorts of moments.
    let trained = army(
        "faction: Rebel\nunit: Luke Skywalker, Jedi Knight + Force Reflexes + Force Guidance + Jedi Mind Trick + \
        Defensive/Offensive Stance\nunit: Rebel Officer + Improvised Orders + Emergency Stims\n\
        unit: Rebel Troopers + Rebel Trooper Captain + Tenacity + Ascension Cables\n\
        unit: Rebel Troopers + Rebel Trooper Specialist + Emergency Stims\n\
        unit: Rebel Troopers + Rebel Comms Technician + Comms Jammer\nunit: Rebel Veterans + Duck and Cover\n\
        unit: Rebel Commandos + Hunter\nunit: X-34 Landspeeder + Onboard Comms Channel\ncommands: Ambush; Push; Assault\n",
    );
    let drilled = army(
        "faction: Empire\nunit: Darth Vader + Anger + Force Barrier\nunit: General Veers + Aggressive Tactics\n\
        unit: Imperial Officer + Esteemed Leader + Strict Orders\nunit: E-Web Heavy Blaster Team + Barrage Generator\n\
        unit: E-Web Heavy Blaster Team + Overcharged Generator\n\
        unit: Stormtroopers + Stormtrooper Captain + Endurance\nunit: Stormtroopers + Stormtrooper Specialist\n\
        commands: Ambush; Push; Covert Observation\n",
    );
    let droids = army(
        "faction: Separatist\nunit: Cad Bane + Electro Gauntlets\nunit: Count Dooku + Force Barrier\n\
        unit: B1 Battle Droids + B1 Security Droid\nunit: B1 Battle Droids\n\
        unit: AAT Trade Federation Battle Tank + Lok Durd\ncommands: Ambush; Push; Assault\n",
    );
    let clones = army(
        "faction: Republic\nunit: Obi-Wan Kenobi + Force Barrier\nunit: Phase I Clone Troopers + Phase I Clone Captain\n\
        unit: Phase I Clone Troopers + Phase I Clone Specialist\nunit: TX-130 Saber-class Fighter Tank + Plo Koon\n\
        commands: Ambush; Push; Assault\n",
    );
    let fields = rules.book().tables(800);
    [(hunters, heroes), (masters, envoys), (agents, rogues), (trained, drilled), (droids, clones)]
        .into_iter()
        .zip(fields.cycle().skip(1))
        .map(|((left, right), field)| {
            let mut setup = Setup::new(left, right, field);
            setup.scene = Some(Box::new(Scene::opening()));
            setup
        })
        .collect()
}

#[test]
fn games_of_rare_cards_conform() {
    let rules = Arc::new(Legion::standard());
    let games: u64 = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(4);
    for (n, setup) in casts(&rules).iter().enumerate() {
        for i in 0..games {
            random_game(&*rules, setup, &mut ByLot::new(i)).unwrap_or_else(|e| panic!("{n}, {i}: {e}"));
        }
        let how = Thoroughness { probe_one_in: 60, most_answers: 100_000 };
        check_game(&rules, setup, 1, how).unwrap_or_else(|e| panic!("{n}: {e}"));
    }
}
