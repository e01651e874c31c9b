//! One case of a ruling, line by line, for a terminal that shows it.

use super::parse::{Document, Script};
use super::player::Player;
use super::run::{Failure, Judge, set_up};
use crate::{Match, trace};

/// What a line of the script brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The line's number; 0 for the beginning, before the first line.
    pub line: usize,
    /// The line as written; empty for the beginning.
    pub text: String,
    /// What happened, a line each.
    pub told: Vec<String>,
    /// The numbers of the abilities and cards that acted.
    pub acted: Vec<u16>,
    /// What the match waits for now: a line for each open question, or for dice, or the end of the game.
    pub open: Vec<String>,
}

/// Plays one case, a moment at a time; after a failure it ends.
pub struct Show<R: Judge> {
    player: Player<R>,
    script: Script,
    next: Next,
    told: usize,
    begun: Vec<u16>,
}

/// What the next moment is.
enum Next {
    Beginning,
    Statement(usize),
    Nothing,
}

impl<R: Judge> Show<R> {
    /// Sets up the case with that number, counted from 0 in the order of [`Document::scripts`]; a number past the last
    /// is the last.
    pub fn new(judge: &R, document: &Document, case: usize) -> Result<Show<R>, Failure> {
        let scene = set_up(judge, document)?;
        let (player, begun) = trace::watch(|| Player::begin(&scene, document));
        let mut scripts = document.scripts();
        let script = scripts.swap_remove(case.min(scripts.len() - 1));
        Ok(Show { player: player?, script, next: Next::Beginning, told: 0, begun: begun.into_iter().collect() })
    }

    /// The match as it stands after the last moment.
    pub fn game(&self) -> &Match<R> {
        self.player.game()
    }

    fn moment(&mut self, line: usize, text: String, acted: impl IntoIterator<Item = u16>) -> Moment {
        let told = self.player.log()[self.told..].to_vec();
        self.told = self.player.log().len();
        Moment { line, text, told, acted: acted.into_iter().collect(), open: self.player.waits_for() }
    }

    fn step(&mut self, n: usize) -> Option<Result<Moment, Failure>> {
        let Some(statement) = self.script.statements.get(n).cloned() else {
            self.next = Next::Nothing;
            let last = self.script.statements.last()?;
            return self.player.finish(last).err().map(|failure| Err(self.logged(failure)));
        };
        let (result, acted) = trace::watch(|| self.player.play(&statement));
        if let Err(failure) = result {
            self.next = Next::Nothing;
            return Some(Err(self.logged(failure)));
        }
        self.next = Next::Statement(n + 1);
        Some(Ok(self.moment(statement.at.line, statement.at.text, acted)))
    }

    fn logged(&self, failure: Failure) -> Failure {
        Failure { log: self.player.log().to_vec(), ..failure }
    }
}

impl<R: Judge> Iterator for Show<R> {
    type Item = Result<Moment, Failure>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.next {
            Next::Beginning => {
                self.next = Next::Statement(0);
                let begun = std::mem::take(&mut self.begun);
                Some(Ok(self.moment(0, String::new(), begun)))
            }
            Next::Statement(n) => self.step(n),
            Next::Nothing => None,
        }
    }
}
