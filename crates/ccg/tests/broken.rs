//! Rulings that cannot be played are refused with what is wrong and where; none of them stops or stumbles.

use dejarik_ccg::Ccg;
use dejarik_kernel::ruling;

const HEAD: &str = "ruling: x\ngame: ccg\nturn: light\nphase: battle\ntable:\n  Yavin 4 (light)\n";

#[test]
fn scenes_that_cannot_be_are_refused() {
    let rules = Ccg::standard();
    for (scene, line, said) in [
        ("light:\n  a: X-wing aboard b\n  b: X-wing aboard a\n", 9, "aboard itself"),
        ("light:\n  reserve: 99999999 more\n", 2, "more than 128 cards"),
        ("light:\n  hand: 300\n", 2, "more than 128 cards"),
        ("light:\n  hand: -3\n", 8, "fewer cards than none"),
        ("light:\n  X-wing {power} at Yavin 4\n", 8, "wants a number"),
        ("light:\n  X-wing at Hoth\n", 8, "not a card of this scene"),
    ] {
        let report = ruling::check(&rules, &format!("{HEAD}{scene}play:\n  light: pass\n"));
        let [case] = &report.cases[..] else { panic!("{scene}: {} cases", report.cases.len()) };
        let why = case.result.as_ref().expect_err(scene);
        assert!(why.line == line && why.found.contains(said), "{scene}: {}: {}", why.line, why.found);
        assert!(!why.legal.iter().any(|name| name.starts_with("Card ")), "{scene}: {:?}", why.legal);
    }
}
