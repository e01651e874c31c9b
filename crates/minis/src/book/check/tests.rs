//! The law of squads, rule by rule.

use super::*;

fn squad(faction: Faction, members: &[(u8, &str)]) -> Squad {
    members.iter().fold(Squad::new("test", faction), |s, (n, name)| s.add(*n, name))
}

fn judged(squad: &Squad) -> Check {
    check(Book::standard(), squad, &Options::default())
}

/// The rules broken, blank figures (000:49) aside.
fn broken(check: &Check) -> Vec<&'static str> {
    check.refusals().map(|v| v.rule).filter(|r| *r != "000:49").collect()
}

fn paid(check: &Check) -> Vec<u16> {
    check.members.iter().map(|m| m.paid).collect()
}

/// G-06 (000:468-485).
#[test]
fn the_sample_squad_of_the_rulebook() {
    let members =
        [(1, "General Obi-Wan Kenobi"), (1, "ARC Trooper"), (3, "Clone Trooper (The Clone Wars starter set)")];
    let check = judged(&squad(Faction::Republic, &members));
    assert_eq!((check.total(), broken(&check)), (100, vec![]));
}

/// P-04 (002:126-157).
#[test]
fn the_sample_squad_of_the_polish_rulebook() {
    let members = [
        (1, "Obi-Wan Kenobi, Jedi Master (Revenge of the Sith starter)"),
        (1, "AT-RT (Revenge of the Sith)"),
        (1, "Clone Trooper Commander (Revenge of the Sith)"),
        (1, "Clone Trooper (Revenge of the Sith)"),
    ];
    let check = judged(&squad(Faction::Republic, &members));
    assert_eq!((check.total(), broken(&check)), (99, vec![]));
}

#[test]
fn a_ready_squad_keeps_every_rule() {
    let check = judged(&squad(Faction::Sith, &[(1, "Darth Malak")]));
    assert!(check.ok(), "{:?}", check.verdicts);
    assert_eq!(check.total(), 52);
}

#[test]
fn too_dear() {
    let mut many = squad(Faction::Sith, &[(1, "Darth Malak"), (1, "Darth Revan")]);
    assert_eq!(broken(&judged(&many)), ["000:466"]);
    many.limit = 150;
    assert_eq!(broken(&judged(&many)), [""; 0]);
    let options = Options { limit: Some(100), ..Options::default() };
    assert_eq!(broken(&check(Book::standard(), &many, &options)), ["000:466"]);
}

#[test]
fn another_faction_is_refused_and_fringe_is_not() {
    let check = judged(&squad(Faction::Rebel, &[(1, "Darth Malak")]));
    assert_eq!(broken(&check), ["000:460"]);
    let check = judged(&squad(Faction::Rebel, &[(1, "Wookiee Soldier"), (1, "Jabba the Hutt")]));
    assert_eq!(broken(&check), [""; 0]);
}

#[test]
fn a_fringe_squad_is_fringe_only() {
    assert_eq!(broken(&judged(&squad(Faction::Fringe, &[(1, "Jabba the Hutt")]))), [""; 0]);
    assert_eq!(broken(&judged(&squad(Faction::Fringe, &[(1, "Wookiee Soldier")]))), ["000:460"]);
}

/// G-12 (000:1042-1043).
#[test]
fn affinity_changes_the_faction() {
    let check = judged(&squad(Faction::Imperial, &[(1, "Mas Amedda")]));
    assert_eq!((broken(&check), check.members[0].faction), (vec![], Faction::Imperial));
    assert_eq!(broken(&judged(&squad(Faction::Rebel, &[(1, "Mas Amedda")]))), ["000:460"]);
}

/// 003:1019-1021, 2248-2250.
#[test]
fn affinity_admits_others() {
    let mut both = squad(Faction::OldRepublic, &[(1, "Jedi Crusader"), (1, "Darth Malak"), (1, "Darth Revan")]);
    both.limit = 200;
    let check = judged(&both);
    assert_eq!(broken(&check), [""; 0]);
    assert!(check.members.iter().all(|m| m.faction == Faction::OldRepublic));
    assert_eq!(broken(&judged(&squad(Faction::OldRepublic, &[(1, "Darth Malak")]))), ["000:460"]);
}

/// 003:1770-1777.
#[test]
fn order_66_needs_the_right_emperor() {
    let trooper = (1, "ARC Trooper");
    let right = judged(&squad(Faction::Imperial, &[(1, "Emperor Palpatine, Sith Lord"), trooper]));
    assert_eq!(broken(&right), [""; 0]);
    assert_eq!(right.members[1].faction, Faction::Republic);
    let wrong = judged(&squad(Faction::Imperial, &[(1, "Emperor Palpatine"), trooper]));
    assert_eq!(broken(&wrong), ["000:460"]);
}

/// 003:681-684.
#[test]
fn a_commander_effect_admits_without_changing_the_faction() {
    let members = [(1, "Clone Commander Gree"), (1, "Wookiee Soldier"), (1, "Queen Amidala")];
    let check = judged(&squad(Faction::Republic, &members));
    assert_eq!(broken(&check), [""; 0]);
    assert_eq!((check.members[1].faction, check.members[1].paid), (Faction::Rebel, 7));
    assert_eq!(broken(&judged(&squad(Faction::Republic, &[(1, "Wookiee Soldier")]))), ["000:460"]);
}

/// G-13 (000:1771-1774).
#[test]
fn rapports_of_different_characters_add() {
    let trooper = (2, "Clone Trooper (The Clone Wars starter set)");
    let cody = (1, "Clone Commander Cody");
    let check = judged(&squad(Faction::Republic, &[trooper, cody, (1, "Queen Amidala")]));
    assert_eq!(paid(&check)[..2], [7, 7]);
    assert_eq!((check.members[0].printed, broken(&check)), (9, vec![]));
    assert_eq!(paid(&judged(&squad(Faction::Republic, &[trooper, cody])))[..2], [8, 8]);
}

#[test]
fn one_rapport_counts_once_and_nobody_costs_less_than_one() {
    let file = r#"(set: "House", ours: true, characters: [
        (name: "Cook", faction: Rebel, cost: 2, hit_points: 10, defense: 10, attack: 0, damage: 0),
        (name: "Waiter", faction: Rebel, cost: 5, hit_points: 10, defense: 10, attack: 0, damage: 0,
            abilities: ["Rapport (Cook -1)"]),
        (name: "Guest", faction: Rebel, cost: 5, hit_points: 10, defense: 10, attack: 0, damage: 0,
            abilities: ["Rapport (Cook -10)"]),
        (name: "Guard", faction: Rebel, cost: 5, hit_points: 10, defense: 10, attack: 0, damage: 0,
            abilities: ["Rapport (self with Cook)"]),
    ])"#;
    let book = Book::with([("house.ron", file)]).unwrap();
    let costs = |members: &[(u8, &str)]| paid(&check(&book, &squad(Faction::Rebel, members), &Options::default()));
    assert_eq!(costs(&[(1, "Cook"), (2, "Waiter")]), [1, 5, 5]);
    assert_eq!(costs(&[(1, "Cook"), (1, "Guest")]), [1, 5]);
    assert_eq!(costs(&[(1, "Cook"), (1, "Guard")]), [2, 4]);
    assert_eq!(costs(&[(1, "Guard")]), [5]);
}

/// G-15 (000:1988-1990) and 003:2227-2256.
#[test]
fn one_person_once() {
    let twice = [
        (Faction::Separatist, ["General Grievous, Jedi Hunter", "Grievous's Wheel Bike"]),
        (Faction::Imperial, ["Lord Vader", "Darth Vader, Dark Jedi"]),
        (Faction::Republic, ["General Skywalker", "Anakin Skywalker (Clone Strike)"]),
        (Faction::NewRepublic, ["Leia Organa Solo, Jedi Knight", "Leia Skywalker, Jedi Knight"]),
        (Faction::Imperial, ["General Veers (Rebel Storm)", "Major Maximilian Veers"]),
    ];
    for (faction, [a, b]) in twice {
        let mut pair = squad(faction, &[(1, a), (1, b)]);
        pair.limit = 200;
        assert_eq!(broken(&judged(&pair)), ["000:1986"], "{a}, {b}: {:?}", judged(&pair).verdicts);
    }
    assert_eq!(broken(&judged(&squad(Faction::Sith, &[(2, "Darth Malak")]))), ["000:466", "000:1986"]);
}

#[test]
fn a_team_is_like_a_squad_for_unique_ones() {
    let (mine, mate) = (squad(Faction::Sith, &[(1, "Darth Malak")]), squad(Faction::Sith, &[(1, "Darth Malak")]));
    let options = Options { scenario: Scenario::Team, teammate: Some(&mate), ..Options::default() };
    assert_eq!(broken(&check(Book::standard(), &mine, &options)), ["000:1000"]);
}

#[test]
fn out_of_the_box_ignores_faction_cost_and_unique() {
    let box_ = squad(Faction::Rebel, &[(2, "Darth Malak"), (1, "Jedi Crusader")]);
    let options = Options { scenario: Scenario::OutOfTheBox, ..Options::default() };
    assert!(check(Book::standard(), &box_, &options).ok());
}

#[test]
fn with_three_players_the_fringe_keeps_to_itself() {
    let options = Options { scenario: Scenario::ThreePlayer, ..Options::default() };
    let mixed = squad(Faction::Rebel, &[(1, "Wookiee Soldier"), (1, "Jabba the Hutt")]);
    assert_eq!(broken(&check(Book::standard(), &mixed, &options)), ["002:496"]);
    let fringe = squad(Faction::Fringe, &[(1, "Jabba the Hutt")]);
    assert_eq!(broken(&check(Book::standard(), &fringe, &options)), [""; 0]);
}

#[test]
fn a_faction_outside_its_era() {
    let mut squad = squad(Faction::Sith, &[(1, "Darth Malak")]);
    squad.era = Some(super::super::Era::OldRepublic);
    assert!(judged(&squad).ok());
    squad.era = Some(super::super::Era::Rebellion);
    assert_eq!(broken(&judged(&squad)), ["000:432"]);
}

/// 003:1502-1518.
#[test]
fn han_in_carbonite_costs_half() {
    let mut held = Squad::parse("faction: Rebel\n1 Han Solo in Carbonite = Han Solo of Hoth").unwrap();
    let check = judged(&held);
    assert_eq!((paid(&check), broken(&check)), (vec![17], vec![]));
    held.members[0].holds = Some("Wookiee Soldier".to_string());
    assert_eq!(broken(&judged(&held)), ["000:1465"]);
    held.members[0].holds = None;
    assert_eq!(broken(&judged(&held)), ["000:1465"]);
    let nobody = Squad::parse("faction: Rebel\n1 Wookiee Soldier = Han Solo of Hoth").unwrap();
    assert_eq!(broken(&judged(&nobody)), ["000:1465"]);
}

/// 000:1627.
#[test]
fn conscription_makes_all_mandalorian() {
    let check = judged(&squad(Faction::Mandalorian, &[(1, "Mandalore the Ultimate"), (1, "Aqualish Spy")]));
    assert!(check.members.iter().all(|m| m.faction == Faction::Mandalorian));
}

/// F-18 (003:1905-1912).
#[test]
fn jabba_brings_thirty_points_more() {
    let text = "faction: Fringe\nlimit: 50\n1 Jabba the Hutt\nreinforcements: 2 Aqualish Spy";
    let mut squad = Squad::parse(text).unwrap();
    let with = judged(&squad);
    assert_eq!((broken(&with), with.total(), with.reinforcements.len()), (vec![], 50, 2));
    squad.reinforcements[0].count = 3;
    assert_eq!(broken(&judged(&squad)), ["000:1784"]);
    let rebel = Squad::parse("faction: Rebel\n1 Jabba the Hutt\nreinforcements: 1 Wookiee Soldier").unwrap();
    assert_eq!(broken(&judged(&rebel)), ["000:1784"]);
    let none = Squad::parse("faction: Fringe\n1 Aqualish Spy\nreinforcements: 1 Aqualish Spy").unwrap();
    assert_eq!(broken(&judged(&none)), ["000:1784"]);
}

#[test]
fn blank_figures_are_refused_with_what_to_do() {
    let check = judged(&squad(Faction::Republic, &[(1, "ARC Trooper")]));
    let refusal = check.refusals().next().unwrap();
    assert_eq!(refusal.rule, "000:49");
    let said = refusal.words(Lang::English);
    assert!(said.contains("ARC Trooper lacks hit_points, defense, attack, damage"), "{said}");
    assert!(said.contains("(name: \"ARC Trooper\", hit_points: ..."), "{said}");
}

#[test]
fn text_that_nobody_entered_is_told_or_refused() {
    let felucian = squad(Faction::Sith, &[(1, "Felucian")]);
    let told = judged(&felucian);
    assert!(told.ok());
    assert!(told.verdicts.iter().any(|v| v.words(Lang::English).contains("Force Blast")), "{:?}", told.verdicts);
    let options = Options { unentered: Unentered::Refuse, ..Options::default() };
    assert!(!check(Book::standard(), &felucian, &options).ok());
}

#[test]
fn an_unknown_commander_effect_keeps_its_character_off_the_table() {
    let check = judged(&squad(Faction::Sith, &[(1, "Darth Krayt")]));
    let refusal = check.refusals().next().unwrap();
    let said = refusal.words(Lang::English);
    assert!(said.contains("its commander effect") && said.contains("commander: Effects([...])"), "{said}");
}

#[test]
fn an_empty_squad_and_an_unknown_name() {
    assert_eq!(broken(&judged(&squad(Faction::Sith, &[]))), ["000:377"]);
    let check = judged(&squad(Faction::Sith, &[(1, "Darth Malak"), (1, "Darth Mallak")]));
    assert_eq!(broken(&check), ["000:460"]);
    assert!(check.refusals().next().unwrap().words(Lang::Polish).contains("Darth Malak"));
}

#[test]
fn the_quick_start_has_fixed_squads() {
    let options = Options { scenario: Scenario::QuickStart, ..Options::default() };
    let set = "(The Clone Wars starter set)";
    let [commander, trooper] = ["Clone Trooper Commander", "Clone Trooper"].map(|n| format!("{n} {set}"));
    let mut fixed =
        squad(Faction::Republic, &[(1, "General Obi-Wan Kenobi"), (1, commander.as_str()), (1, trooper.as_str())]);
    assert_eq!(broken(&check(Book::standard(), &fixed, &options)), [""; 0]);
    fixed.members[2].count = 2;
    assert_eq!(broken(&check(Book::standard(), &fixed, &options)), ["000:41"]);
}
