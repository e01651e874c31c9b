//! What an attack of Legion comes to on the average, from the faces of all its dice.

use dejarik_legion::book::Surge;

/// An attack as far as its dice go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pool {
    /// Red, black and white dice.
    pub dice: [u8; 3],
    /// What surges become.
    pub surge: Option<Surge>,
    /// How many surges become criticals whatever the chart says.
    pub critical: u8,
    /// How many hits cover and dodges take away.
    pub cancelled: u8,
    /// How many hits armor takes away, and how many are criticals before it does.
    pub armor: u8,
    /// See there.
    pub impact: u8,
    /// The chance of a block, of one die in the defender's colour.
    pub block: f32,
    /// How many blocks are pierced.
    pub pierce: u8,
    /// How many wounds the defender has left.
    pub left: u8,
}

/// Faces of an attack die that are hits, criticals and surges, of eight: red, black, white.
const FACES: [[f32; 3]; 3] = [[5.0, 1.0, 1.0], [3.0, 1.0, 1.0], [1.0, 1.0, 1.0]];

/// More dice than that are taken as so many.
const MOST: usize = 24;

impl Pool {
    /// The wounds that are to be expected.
    pub(super) fn wounds(&self) -> f32 {
        self.struck().iter().enumerate().map(|(n, chance)| chance * self.through(n)).sum()
    }

    /// The chances that so many hits and criticals are left for the defender to roll for.
    fn struck(&self) -> Vec<f32> {
        let colours = (0..3).flat_map(|colour| std::iter::repeat_n(colour, usize::from(self.dice[colour])));
        let colours: Vec<usize> = colours.take(MOST).collect();
        let side = colours.len() + 1;
        let at = |hits: usize, criticals: usize, surges: usize| (hits * side + criticals) * side + surges;
        let mut chances = vec![0.0f32; side * side * side];
        chances[0] = 1.0;
        for (rolled, colour) in colours.iter().enumerate() {
            let [hit, critical, surge] = FACES[*colour].map(|faces| faces / 8.0);
            // From many to few, so that a die is counted once.
            for h in (0..=rolled).rev() {
                for c in (0..=rolled - h).rev() {
                    for s in (0..=rolled - h - c).rev() {
                        let chance = std::mem::take(&mut chances[at(h, c, s)]);
                        chances[at(h + 1, c, s)] += chance * hit;
                        chances[at(h, c + 1, s)] += chance * critical;
                        chances[at(h, c, s + 1)] += chance * surge;
                        chances[at(h, c, s)] += chance * (1.0 - hit - critical - surge);
                    }
                }
            }
        }
        let mut struck = vec![0.0; side];
        for h in 0..side {
            for c in 0..side - h {
                for s in 0..side - h - c {
                    struck[self.results(h, c, s)] += chances[at(h, c, s)];
                }
            }
        }
        struck
    }

    /// How many results of a roll reach the defender's dice.
    fn results(&self, hits: usize, criticals: usize, surges: usize) -> usize {
        let sharp = surges.min(self.critical.into());
        let (more_hits, more_criticals) = match self.surge {
            Some(Surge::Hit) => (surges - sharp, sharp),
            Some(Surge::Critical) => (0, surges),
            None => (0, sharp),
        };
        let hits = (hits + more_hits).saturating_sub(self.cancelled.into());
        let pushed = if self.armor > 0 { hits.min(self.impact.into()) } else { 0 };
        let hits = (hits - pushed).saturating_sub(self.armor.into());
        hits + criticals + more_criticals + pushed
    }

    /// The wounds to be expected of so many results.
    fn through(&self, results: usize) -> f32 {
        let mut blocks = vec![1.0f32];
        for _ in 0..results {
            let mut next = vec![0.0; blocks.len() + 1];
            for (n, chance) in blocks.iter().enumerate() {
                next[n] += chance * (1.0 - self.block);
                next[n + 1] += chance * self.block;
            }
            blocks = next;
        }
        let wounds = |n: usize| results - n.saturating_sub(self.pierce.into());
        blocks.iter().enumerate().map(|(n, chance)| chance * wounds(n).min(self.left.into()) as f32).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Pool = Pool {
        dice: [0, 0, 0],
        surge: None,
        critical: 0,
        cancelled: 0,
        armor: 0,
        impact: 0,
        block: 0.0,
        pierce: 0,
        left: 99,
    };

    fn near(a: f32, b: f32) -> bool {
        (a - b).abs() < 1e-4
    }

    #[test]
    fn dice_hit_as_often_as_their_faces_say() {
        assert!(near(PLAIN.wounds(), 0.0));
        assert!(near(Pool { dice: [1, 1, 1], ..PLAIN }.wounds(), 0.75 + 0.5 + 0.25));
        assert!(near(Pool { dice: [0, 0, 2], surge: Some(Surge::Hit), ..PLAIN }.wounds(), 0.75));
        assert!(near(Pool { dice: [9, 9, 9], ..PLAIN }.wounds(), 9.0 * 0.75 + 9.0 * 0.5 + 6.0 * 0.25));
    }

    #[test]
    fn cover_takes_the_first_hits_and_no_criticals() {
        // Of one black die three faces are hits and one a critical.
        assert!(near(Pool { dice: [0, 1, 0], cancelled: 1, ..PLAIN }.wounds(), 0.125));
        // Of two: 2 * 3/8 * 4/8 one hit, 9/64 two, and each critical counts.
        assert!(near(Pool { dice: [0, 2, 0], cancelled: 1, ..PLAIN }.wounds(), 0.25 + 9.0 / 64.0));
    }

    #[test]
    fn armor_impact_pierce_and_blocks() {
        assert!(near(Pool { dice: [1, 0, 0], armor: u8::MAX, ..PLAIN }.wounds(), 0.125));
        assert!(near(Pool { dice: [1, 0, 0], armor: u8::MAX, impact: 1, ..PLAIN }.wounds(), 0.75));
        assert!(near(Pool { dice: [1, 0, 0], armor: u8::MAX, critical: 1, ..PLAIN }.wounds(), 0.25));
        assert!(near(Pool { dice: [1, 0, 0], block: 0.5, ..PLAIN }.wounds(), 0.375));
        assert!(near(Pool { dice: [1, 0, 0], block: 0.5, pierce: 1, ..PLAIN }.wounds(), 0.75));
        assert!(near(Pool { dice: [2, 0, 0], left: 1, ..PLAIN }.wounds(), 1.0 - 0.25 * 0.25));
    }
}
