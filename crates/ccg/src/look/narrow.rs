//! Which cards a filter could speak of at all, seen from sets alone: whoever looks for cards like this asks only those.

use super::{Ctx, Look};
use crate::book::text::{Filter, Kind, Law};
use crate::world::{CardId, CardSet, Change, other};

impl Look<'_> {
    /// A set that holds every card that is like this, and others perhaps.
    pub(super) fn could_fit(self, ctx: Ctx, filter: &Filter) -> CardSet {
        let (w, index) = (self.w, &self.w.index);
        let fighters = || w.battle.as_ref().map_or(CardSet::default(), |b| b.cards);
        match filter {
            Filter::This => CardSet::one(ctx.me),
            Filter::Host | Filter::Piloted => CardSet::one(self.host(ctx.me)),
            Filter::It => CardSet::one(w.moment().map_or(CardId::NONE, |h| h.it)),
            Filter::Target => w.frame().map_or(CardSet::default(), |f| f.targets.iter().copied().collect()),
            Filter::WhereItWas => CardSet::one(w.moment().map_or(CardId::NONE, |h| h.place)),
            Filter::Firing => CardSet::one(w.frame().map_or(CardId::NONE, |f| f.card)),
            Filter::Answered => CardSet::one(self.answered(ctx.me).map_or(CardId::NONE, |f| f.card)),
            // Who crossed over changed between the two (R089).
            Filter::Kind(Kind::Rebel | Kind::Imperial) if !w.crossed.is_empty() => {
                index.of_kind(Kind::Rebel).or(index.of_kind(Kind::Imperial))
            }
            Filter::Kind(kind) => index.of_kind(*kind),
            Filter::Title(word) | Filter::Persona(word) => index.versions_of(*word),
            Filter::Yours => w.sets.mine(ctx.you, CardSet::ALL),
            Filter::Theirs => w.sets.mine(other(ctx.you), CardSet::ALL),
            Filter::DockingBay | Filter::OtherSiteThanTargets => index.of_kind(Kind::Site),
            Filter::InBattle => fighters().or(CardSet::one(w.battle.as_ref().map_or(CardId::NONE, |b| b.at))),
            Filter::Defending | Filter::InBattleWith(_) => fighters(),
            Filter::HasTheirs(..)
            | Filter::HasYours(_)
            | Filter::YouControl
            | Filter::TheyControl
            | Filter::YouOccupy
            | Filter::TheyOccupy
            | Filter::Unbattled
            | Filter::PartOf(_)
            | Filter::OfSubject
            | Filter::Generic
            | Filter::HousesTheirs(_)
            | Filter::Holds(_)
            | Filter::RelatedToTarget
            | Filter::AtParsec(_)
            | Filter::Counted
            | Filter::Shielded
            | Filter::Transportable
            | Filter::Battleground => index.of_kind(Kind::Location),
            Filter::PilotedBy(_) | Filter::HasAboard(_) | Filter::WellPiloted | Filter::AloneWithCrew => index.craft,
            Filter::HighestAbility(f) => index.of_kind(Kind::Character).and(self.could_fit(ctx, f)),
            Filter::AllOf(all) => all.iter().fold(CardSet::ALL, |set, f| set.and(self.could_fit(ctx, f))),
            Filter::AnyOf(any) => any.iter().fold(CardSet::default(), |set, f| set.or(self.could_fit(ctx, f))),
            // Nothing is said of them here, which is always right.
            _ => CardSet::ALL,
        }
    }

    /// The cards that another on table may cancel, and others perhaps.
    pub fn may_be_canceled(self) -> CardSet {
        let w = self.w;
        let mut found = CardSet::default();
        for source in w.table_of(w.index.grant(Law::Canceled)) {
            for grant in self.print(source).grants.iter().filter(|g| g.law == Law::Canceled) {
                let (you, doors) = (self.side_of(source, grant.side), self.next_door(source, grant.side));
                for me in std::iter::once(source).chain(doors) {
                    found = found.or(self.could_fit(Ctx { me, you }, &grant.to));
                }
            }
            let lasts = w.lasting.iter().filter(|l| l.what == Change::Law(Law::Canceled));
            found = found.or(lasts.filter_map(|l| l.card.some()).collect());
        }
        found
    }
}
