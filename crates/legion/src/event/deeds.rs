//! Which actions were done in an activation, a bit each.

use crate::choice::{Deed, Gait};
use crate::keywords::Key;

/// The keywords that are card actions or free card actions.
pub const CARD_ACTIONS: [Key; 10] = [
    Key::TakeCover,
    Key::Spotter,
    Key::QuickThinking,
    Key::CalculateOdds,
    Key::Jump,
    Key::PullingTheStrings,
    Key::SecretMission,
    Key::Smoke,
    Key::Arm,
    Key::Distract,
];

impl Deed {
    /// Whether it is a standard move (gl.standard-move): what a rule demands or grants at a speed is one too, and a
    /// jump.
    pub fn standard(self) -> bool {
        matches!(
            self,
            Deed::Move(
                Gait::Standard | Gait::Compulsory | Gait::Flee | Gait::Speed(_) | Gait::Scout(_) | Gait::Jump(_)
            )
        )
    }

    /// The bit of its kind among the kinds of action that were done; moves may be repeated and have none.
    pub fn bit(self) -> u16 {
        match self {
            Deed::Attack => 1,
            Deed::Aim => 2,
            Deed::Dodge => 4,
            Deed::Standby => 8,
            Deed::Recover => 16,
            Deed::Claim => 32,
            // A unit does not both board something and get off in one activation (gl.embark-and-disembark).
            Deed::Move(Gait::Embark | Gait::Disembark) => 64,
            Deed::Tamper(_) => 128,
            Deed::Drop => 256,
            Deed::Resupply => 512,
            Deed::Card(_)
            | Deed::Aid(_)
            | Deed::Power(_)
            | Deed::Command
            | Deed::Move(_)
            | Deed::Pivot
            | Deed::Done => 0,
        }
    }

    /// The bit of a card action among those that were done: each is an action of its own (gl.card-actions).
    pub fn card_bit(self) -> u32 {
        let key = match self {
            Deed::Card(key) => key,
            Deed::Move(Gait::Jump(_)) => Key::Jump,
            Deed::Aid(nth) => return 1 << (CARD_ACTIONS.len() as u32 + u32::from(nth)),
            // A unit aids with its own card or with one of eight upgrades.
            Deed::Power(nth) => return 1 << (CARD_ACTIONS.len() as u32 + 9 + u32::from(nth)),
            // And it has eight places for upgrades.
            Deed::Command => return 1 << (CARD_ACTIONS.len() as u32 + 17),
            _ => return 0,
        };
        CARD_ACTIONS.iter().position(|k| *k == key).map_or(0, |n| 1 << n)
    }
}
