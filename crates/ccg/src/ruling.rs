//! Rulings about the card game: what their blocks mean, which facts they can state, how answers are read.
//!
//! `scene` reads headers and blocks, `facts` what stands after `expect`, `answers` words that are no option.

mod answers;
mod facts;
mod scene;

use crate::Ccg;
use crate::book::PrintId;
use crate::choice::{Ask, Choice};
use crate::coverage::{CARDS, RULES};
use crate::setup::Setup;
use crate::world::{Berth, CardId, World, Zone};
use dejarik_kernel::Match;
use dejarik_kernel::ruling::{Document, Judge, Miss, Scene, Trouble, fold};
use std::collections::BTreeSet;

/// What a ruling brings along besides its position.
#[derive(Default)]
pub(crate) struct Props {
    /// What the cards are called, by their numbers; empty: as printed.
    pub labels: Vec<String>,
}

impl Judge for Ccg {
    fn scene(&self, document: &Document) -> Result<Scene<Ccg>, Trouble> {
        scene::read(self, document)
    }

    fn expect(&self, game: &Match<Ccg>, text: &str) -> Result<(), Miss> {
        facts::expect(self, game, text)
    }

    fn seat_names(&self, _: &Setup) -> Vec<String> {
        vec!["light".to_owned(), "dark".to_owned()]
    }

    fn read_choice(&self, w: &World, ask: &Ask, words: &str) -> Option<Choice> {
        answers::read(self, w, ask, words)
    }

    /// Cards that lie open or are held, whose text is here, and the rules, which hold for everybody: a case in which one
    /// of them does not act leaves it alone.
    fn at_hand(&self, game: &Match<Ccg>) -> BTreeSet<u16> {
        let w = game.world();
        let near = |c: &CardId| match w[*c].zone {
            Zone::Table => w[*c].berth != Berth::Beneath,
            zone => zone == Zone::Hand,
        };
        let prints = w.ids().filter(near).map(|c| w[c].print).filter(|p| self.book().print(*p).implemented);
        let rules = RULES.iter().filter_map(|row| crate::coverage::number(row.id));
        prints.map(|p| CARDS + p.0).chain(rules).collect()
    }

    fn ability_name(&self, id: u16) -> String {
        match id.checked_sub(CARDS) {
            Some(print) if usize::from(print) < self.book().prints().len() => {
                self.book().print(PrintId(print)).title.spelt().to_owned()
            }
            _ => RULES
                .iter()
                .find(|row| crate::coverage::number(row.id) == Some(id))
                .map_or_else(|| format!("number {id}"), |row| format!("{} {}", row.id, row.name)),
        }
    }
}

impl Ccg {
    /// The card that is called this, letters' case aside; on table before anywhere else.
    fn card_called(&self, w: &World, name: &str) -> Option<CardId> {
        let name = fold(name);
        let is = |c: &CardId| fold(&self.called(w, *c)) == name;
        w.table().find(is).or_else(|| w.ids().find(is))
    }
}
