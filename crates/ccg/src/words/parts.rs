//! What the parts of a number are called.

use crate::look::Named;
use dejarik_kernel::Lang;

impl Named {
    /// Its name in a language; cards keep theirs.
    pub fn words(&self, lang: Lang) -> String {
        let polish = lang == Lang::Polish;
        let said = |english: &str, in_polish: &str| if polish { in_polish } else { english }.to_owned();
        match self {
            Named::Printed => said("printed", "z karty"),
            Named::Doubled => said("doubled", "podwojenie"),
            Named::NotBelowZero => said("never below zero", "nigdy poniżej zera"),
            Named::AtAt => said("an AT-AT", "AT-AT"),
            Named::Icons => said("Force icons", "ikony Mocy"),
            Named::Ion => said("set by ion damage", "ustala: jonizacja"),
            Named::Crash => said("set by the crash", "ustala: rozbicie"),
            Named::Shot => said("set by the shot that hit it", "ustala: celny strzał"),
            Named::SetBy(card) if polish => format!("ustala: {card}"),
            Named::SetBy(card) => format!("set by {card}"),
            Named::Card(card) => card.clone(),
        }
    }
}
