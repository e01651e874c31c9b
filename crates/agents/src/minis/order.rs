//! Who goes when: those who can strike and may be struck first, those out of reach last, and the cheap before the dear.

use super::menace::Menace;
use super::mind::Mind;
use super::places::Places;
use dejarik_kernel::Seat;
use dejarik_minis::choice::Choice;
use dejarik_minis::world::FigureId;

impl Mind<'_> {
    /// Gives every activation its worth.
    pub fn weigh_activations(&self, options: &[Choice], worths: &mut Vec<f32>) {
        let first = options.iter().find_map(|option| if let Choice::Figure(f) = option { Some(*f) } else { None });
        let menaces = first.map_or_else(Vec::new, |f| self.menaces(f));
        worths.extend(options.iter().map(|option| match option {
            Choice::Figure(f) => self.urgency(*f, &menaces),
            _ => 0.0,
        }));
    }

    /// Whether somebody of that seat could strike an enemy on its next turn.
    pub fn can_strike(&self, seat: Seat) -> bool {
        let w = self.look.w;
        let mine = w.in_play().filter(|f| w[*f].side == seat && !w[*f].defeated);
        mine.into_iter().any(|f| self.prospect(&Menace::of(self, f)) > 0.0)
    }

    /// How much it matters that the figure goes now.
    fn urgency(&self, f: FigureId, menaces: &[Menace]) -> f32 {
        let look = &self.look;
        let menace = Menace::of(self, f);
        let strike = self.prospect(&menace);
        let risk = Places::of(self, f, menaces).risk(look.space(f));
        if strike > 0.0 {
            return strike + self.weights.haste * risk;
        }
        self.weights.haste * risk * 0.2 - self.weights.patience * self.price(f)
    }
}
