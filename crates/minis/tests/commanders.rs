//! The engine does everything that the commander effects of the Book say.

use dejarik_minis::Minis;
use dejarik_minis::book::Commander;
use dejarik_minis::rules::understood;
use dejarik_minis::text::Lang;

#[test]
fn every_commander_effect_is_carried_out() {
    let rules = Minis::standard();
    let mut seen = 0;
    for card in rules.book().characters() {
        let Commander::Effects(effects) = &card.commander else { continue };
        for effect in effects {
            assert!(understood(effect), "{}: {}", card.name, effect.words(Lang::English));
            seen += 1;
        }
    }
    assert!(seen > 30, "only {seen} effects");
}
