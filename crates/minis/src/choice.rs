//! What can be asked, and what can be answered.

use crate::abilities::{AbilityId, Moment};
use crate::map::{Dir, DoorId, Square};
use crate::world::FigureId;
use dejarik_kernel::{Pick, Seat, picks};
use serde::{Deserialize, Serialize};

/// A question and what the asked must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Which of the two start areas to take.
    Area,
    /// Where to set up a figure.
    Place(FigureId),
    /// Who goes first this round.
    First,
    /// Which transport the figure boards at the end of a move that is not its turn's.
    Board(FigureId),
    /// Where a passenger gets off.
    Alight(FigureId),
    /// Whom to activate; so many activations are left in the phase.
    Activate(u8),
    /// What the figure does next in its turn.
    Turn(FigureId),
    /// Where the figure goes, with so much movement left.
    Move(FigureId, u8),
    /// Which ally combines fire on the attack under way.
    Combine(FigureId),
    /// Whether to roll a die again that shows this.
    Reroll(FigureId, u8),
    /// Whether the first makes an attack of opportunity against the second.
    Opportunity(FigureId, FigureId),
    /// Which ability to use at this moment.
    React(Moment),
    /// Which of the things that must happen at this moment comes first.
    Order(Moment),
    /// Whom the figure's ability is used on.
    Target(FigureId, AbilityId),
    /// Which square the figure's ability is used on, or where somebody is put.
    Square(FigureId, AbilityId),
    /// Where the first, who acts, pushes the second.
    Push(FigureId, FigureId),
    /// Which door the figure's ability is used on.
    Door(FigureId, AbilityId),
    /// Whether the figure holds that door open, or else closed.
    HoldOpen(FigureId, DoorId),
    /// Whether to use an ability of the figure.
    Use(FigureId, AbilityId),
    /// Whose Force points the figure spends on an ability.
    Pool(FigureId, AbilityId),
    /// Which of two initiative dice to keep.
    Keep(u8, u8),
    /// Which character joins the squad through this figure's ability; so many points are left.
    Join(FigureId, u16),
}

/// What a figure does next in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// It moves, or goes on moving.
    Move,
    /// It attacks.
    Attack(FigureId),
    /// It uses an ability.
    Use(AbilityId),
    /// It ends its move by going aboard a transport (000:1228).
    Board(FigureId),
    /// It hands the droid over to an ally and does nothing else (002:528).
    HandOver(FigureId),
    /// Its turn ends.
    End,
}

/// One step of a path: a direction and, for a big figure that may squeeze, which of the outcomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Footstep {
    /// Where to.
    pub dir: Dir,
    /// Which of the footings that the step can come to.
    pub way: u8,
}

/// Steps in order, at most 32.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Path {
    len: u8,
    steps: [u8; 32],
}

impl Path {
    /// The longest path there is.
    pub const MOST: usize = 32;

    /// The path with one more step.
    ///
    /// # Panics
    /// If the path is full.
    #[must_use]
    pub fn then(mut self, step: Footstep) -> Path {
        self.steps[self.len as usize] = step.dir as u8 | step.way << 3;
        self.len += 1;
        self
    }

    /// The steps.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Footstep> {
        (0..self.len as usize).map(move |i| {
            let step = self.steps[i];
            Footstep { dir: Dir::ALL[(step & 7) as usize], way: step >> 3 }
        })
    }

    /// How many steps it has.
    pub fn len(self) -> usize {
        self.len as usize
    }

    /// Whether it leads nowhere.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Whether it could have been made by adding steps: what comes from outside is checked with this.
    pub fn is_sound(self) -> bool {
        let len = self.len as usize;
        len <= Path::MOST && self.steps[len..].iter().all(|s| *s == 0) && self.steps.iter().all(|s| s >> 3 < 8)
    }
}

impl FromIterator<Footstep> for Path {
    fn from_iter<I: IntoIterator<Item = Footstep>>(iter: I) -> Path {
        iter.into_iter().fold(Path::default(), Path::then)
    }
}

/// How a move is named: by its end, or step by step. It is recorded step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Route {
    /// To that square by a shortest way; with the top left square of its space, for a big figure.
    To(Square),
    /// Along these steps.
    Along(Path),
}

impl Pick<Choice> for Route {
    fn put(self) -> Choice {
        match self {
            Route::To(square) => Choice::Square(square),
            Route::Along(path) => Choice::Path(path),
        }
    }

    fn take(choice: &Choice) -> Option<Route> {
        match *choice {
            Choice::Square(square) => Some(Route::To(square)),
            Choice::Path(path) => Some(Route::Along(path)),
            _ => None,
        }
    }
}

/// An ability of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Usage {
    /// Whose.
    pub who: FigureId,
    /// Which.
    pub ability: AbilityId,
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Yes.
    Yes,
    /// No.
    No,
    /// None of them.
    Pass,
    /// A figure.
    Figure(FigureId),
    /// A square.
    Square(Square),
    /// A path.
    Path(Path),
    /// A deed.
    Deed(Deed),
    /// An ability.
    Use(Usage),
    /// A seat.
    Seat(Seat),
    /// A number.
    Number(u8),
    /// A door.
    Door(DoorId),
    /// A character of the Book.
    Card(crate::book::CharacterId),
}

impl Choice {
    /// The figure that is named, if one is.
    pub fn figure(&self) -> Option<FigureId> {
        match *self {
            Choice::Figure(who) | Choice::Use(Usage { who, .. }) => Some(who),
            Choice::Deed(Deed::Attack(who) | Deed::Board(who) | Deed::HandOver(who)) => Some(who),
            Choice::Deed(Deed::Move | Deed::Use(_) | Deed::End) => None,
            Choice::Yes | Choice::No | Choice::Pass | Choice::Square(_) | Choice::Path(_) => None,
            Choice::Seat(_) | Choice::Number(_) | Choice::Door(_) | Choice::Card(_) => None,
        }
    }
}

use crate::book::CharacterId;
picks!(Choice {
    Figure(FigureId), Square(Square), Path(Path), Deed(Deed), Use(Usage), Seat(Seat), Number(u8), Door(DoorId),
    Card(CharacterId),
} yes Yes no No);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_keeps_its_steps() {
        let steps = || Dir::ALL.into_iter().cycle().take(Path::MOST).map(|dir| Footstep { dir, way: dir as u8 });
        let path: Path = steps().collect();
        assert!(path.is_sound());
        assert!(path.iter().eq(steps()));
        let mut steps = [0; 32];
        steps[3] = 1;
        assert!(!Path { len: 1, steps }.is_sound());
        assert!(!Path { len: 40, steps: [0; 32] }.is_sound());
    }
}
