//! What holds for a time of all cards of a kind, those that come later among them.

use super::{Ctx, Look};
use crate::book::PrintId;
use crate::book::text::{Decree, Law, Ruled, Stat};
use crate::world::{CardId, Change};

impl<'a> Look<'a> {
    /// The decrees that mean this card, among those that say something of this kind, and the cards that made them. What a decree
    /// says is looked at first: its filter may ask for other laws.
    fn decrees(self, card: CardId, says: impl Fn(Ruled) -> bool + 'a) -> impl Iterator<Item = (PrintId, &'a Decree)> {
        self.w.lasting.iter().filter_map(move |l| {
            let Change::Decree(n) = l.what else { return None };
            let decree = self.rules.book().print(l.source).decrees.get(usize::from(n))?;
            let ctx = Ctx { me: CardId::NONE, you: l.seat };
            (says(decree.what) && self.fits(ctx, &decree.to, card)).then_some((l.source, decree))
        })
    }

    /// What decrees add to a number of a card.
    pub(super) fn decreed(self, card: CardId, stat: Stat) -> impl Iterator<Item = (PrintId, i32)> {
        let speaks = move |what: Ruled| matches!(what, Ruled::Adds(changed, _) if changed == stat);
        self.decrees(card, speaks).filter_map(|(source, decree)| match decree.what {
            Ruled::Adds(_, by) => Some((source, by)),
            Ruled::Law(_) => None,
        })
    }

    /// Whether a decree says so of a card.
    pub(super) fn is_decreed(self, card: CardId, law: Law) -> bool {
        self.decrees(card, move |what| what == Ruled::Law(law)).next().is_some()
    }
}

#[cfg(test)]
mod tests {
    use crate::Ccg;
    use crate::book::text::Filter;

    /// Whether it speaks of cards by what they are, and not by where the card stands whose text it is.
    fn is_plain(f: &Filter) -> bool {
        match f {
            Filter::Any | Filter::Yours | Filter::Theirs | Filter::Unique | Filter::InBattle => true,
            Filter::Kind(_) | Filter::Icon(_) | Filter::Trait(_) | Filter::Title(_) | Filter::Persona(_) => true,
            Filter::Not(inner) | Filter::HasAboard(inner) => is_plain(inner),
            // Where others are is seen from the card that is meant.
            Filter::With(inner) | Filter::SameLocationAs(inner) | Filter::Beside(inner) => is_plain(inner),
            Filter::AllOf(all) | Filter::AnyOf(all) => all.iter().all(is_plain),
            _ => false,
        }
    }

    #[test]
    fn decrees_do_not_speak_of_their_card() {
        let rules = Ccg::standard();
        let decrees: Vec<_> = rules.book().all().flat_map(|(_, p)| p.decrees.iter().map(move |d| (p, d))).collect();
        assert!(decrees.len() >= 3, "{} decrees", decrees.len());
        for (print, decree) in decrees {
            assert!(is_plain(&decree.to), "{}: {:?}", print.id, decree.to);
        }
    }
}
