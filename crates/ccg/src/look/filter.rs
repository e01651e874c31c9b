//! What the words of the vocabulary mean: filters, conditions, numbers that are worked out.

use super::Look;
use crate::book::text::{Cond, Expr, Filter, Kind, Law, Stat, Text, Who};
use crate::book::{Sort, Word};
use crate::coverage::{card_acted, rule};
use crate::num::Num;
use crate::world::{Berth, CardId, Change, Frame, Lasting, Mark, What, Zone, other};
use dejarik_kernel::{Seat, trace};

/// Whose words they are: the card, and the player that "you" means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ctx {
    /// The card whose text it is.
    pub me: CardId,
    /// The player of it.
    pub you: Seat,
}

impl Ctx {
    /// The player that a word means; of `Both`, you.
    pub fn seat(self, who: Who) -> Seat {
        match who {
            Who::You | Who::Both => self.you,
            Who::Opponent => other(self.you),
        }
    }

    /// Whether a word means this player.
    pub fn means(self, who: Who, seat: Seat) -> bool {
        who == Who::Both || self.seat(who) == seat
    }
}

impl<'a> Look<'a> {
    /// Whether a card is like this.
    pub fn fits(self, ctx: Ctx, filter: &Filter, c: CardId) -> bool {
        let Some(c) = c.some() else { return false };
        let Ctx { me, you } = ctx;
        let w = self.w;
        let p = self.print(c);
        let here = || self.location(me);
        match filter {
            Filter::Any => true,
            Filter::This => c == me,
            Filter::Host => self.host(me) == c,
            Filter::Piloted => w[me].host == c && w[me].berth == Berth::Pilot && self.counts_as_pilot(me, c),
            Filter::It => w.moment().is_some_and(|h| h.it == c),
            Filter::Target => w.frame().is_some_and(|f| f.targets.contains(&c)),
            // Who crossed over changed between Rebel and Imperial, and its names mean nothing any more (R089).
            Filter::Kind(Kind::Rebel | Kind::Imperial) | Filter::Title(_) | Filter::Persona(_)
                if w[c].has(Mark::Crossed) =>
            {
                self.crossed_is(filter, c)
            }
            Filter::Kind(kind) => {
                let is = p.is(*kind);
                if is {
                    note_kind(*kind);
                }
                is
            }
            Filter::Icon(icon) => self.skilled(c, *icon),
            Filter::Trait(word) => self.is_a(c, *word),
            Filter::Title(word) => p.title == *word,
            Filter::Persona(word) => p.is_version_of(*word),
            Filter::Unique => p.limits.dots == 1,
            Filter::DockingBay => self.is_bay(c),
            Filter::Yours => w[c].owner == you,
            Filter::Theirs => w[c].owner != you,
            Filter::Has(stat, cmp, n) => self.exact(c, *stat).is_some_and(|v| cmp.holds(v, Num::of(*n))),
            Filter::Present => self.together(me, c),
            Filter::Here => here().is_some() && here() == self.location(c),
            Filter::SameSite => here().is_some_and(|l| self.is(l, Kind::Site)) && here() == self.location(c),
            Filter::Adjacent => match (here(), self.location(c)) {
                (Some(a), Some(b)) => self.adjacent(a, b),
                _ => false,
            },
            Filter::Related => match (here(), self.location(c)) {
                (Some(a), Some(b)) => self.related(a, b),
                _ => false,
            },
            Filter::On(planet) => {
                self.location(c).is_some_and(|l| self.is(l, Kind::Site) && self.named_after(l) == Some(*planet))
            }
            Filter::AtPlanet(planet) => self.location(c).is_some_and(|l| self.is_at(l, *planet)),
            Filter::At(f) => self.location(c).is_some_and(|l| self.fits(ctx, f, l)),
            Filter::Aboard(f) => self.craft(c).is_some_and(|craft| self.fits(ctx, f, craft)),
            Filter::Piloting(f) => {
                // A landed starfighter is not being piloted (R188).
                let flies = |craft: CardId| !w[craft].has(Mark::Landed) && self.fits(ctx, f, craft);
                w[c].berth == Berth::Pilot && self.craft(c).is_some_and(flies)
            }
            Filter::Carrying(f) => w.guests(c).any(|g| w[g].berth == Berth::On && self.fits(ctx, f, g)),
            Filter::CarriedBy(f) => (w[c].berth == Berth::On || self.is_seen(c)) && self.fits(ctx, f, self.host(c)),
            Filter::With(f) => {
                w.table_of(self.could_fit(ctx, f)).any(|o| o != c && self.together(o, c) && self.fits(ctx, f, o))
            }
            Filter::SameLocationAs(f) => {
                let at = self.location(c);
                let mut others = w.table_of(self.could_fit(ctx, f)).filter(|o| *o != c);
                at.is_some() && others.any(|o| self.location(o) == at && self.fits(ctx, f, o))
            }
            Filter::Alone => self.is_alone(c),
            Filter::InBattle => {
                let fights = w.battle.as_ref().is_some_and(|b| b.cards.has(c) || b.at == c);
                if fights {
                    rule(167);
                }
                fights
            }
            Filter::Defending => w.battle.as_ref().is_some_and(|b| b.cards.has(c) && b.by != w[c].owner),
            Filter::Hit => w[c].has(Mark::Hit),
            Filter::HasTheirs(f, n) => {
                let there = |o: &CardId| w[*o].owner != you && self.present_at(*o) == Some(c) && self.fits(ctx, f, *o);
                p.is(Kind::Location) && w.table_of(self.could_fit(ctx, f)).filter(there).count() >= usize::from(*n)
            }
            Filter::PresentAt(f) => self.present_at(c).is_some_and(|l| self.fits(ctx, f, l)),
            Filter::Outside => self.present_at(c).is_some_and(|l| self.is(l, Kind::Location)),
            Filter::Amid(n, f) => {
                let near = |o: &CardId| *o != c && self.together(*o, c) && self.fits(ctx, f, *o);
                w.table_of(self.could_fit(ctx, f)).filter(near).count() >= usize::from(*n)
            }
            Filter::SameSiteAsTargets => match w.frame().and_then(|f| f.targets.first()) {
                Some(first) => self.location(*first) == self.location(c),
                None => true,
            },
            Filter::OtherSiteThanTargets => {
                let from = w.frame().and_then(|f| f.targets.first()).and_then(|t| self.location(*t));
                p.is(Kind::Site) && from != Some(c)
            }
            Filter::PrintedIcon(icon) => {
                if p.has(*icon) && *icon == crate::book::text::Icon::Underground {
                    rule(330);
                }
                p.has(*icon)
            }
            // Whoever it is, be it a permanent pilot (R250).
            Filter::PilotedBy(f) if **f == Filter::Any && p.pilot.is_some() => !w[c].has(Mark::Crashed),
            Filter::PilotedBy(f) => p.is_craft() && self.pilots(c).any(|pilot| self.fits(ctx, f, pilot)),
            Filter::ImmuneTo(word) => self.is_immune(c, *word),
            Filter::HasRelated(f) => w.places.iter().any(|l| *l != c && self.related(*l, c) && self.fits(ctx, f, *l)),
            Filter::Having(stat, cmp, n) => {
                let wanted = self.exact_value(ctx, n);
                self.exact(c, *stat).is_some_and(|v| cmp.holds(v, wanted))
            }
            Filter::Unoccupied if p.is(Kind::Location) => self.is_unoccupied(c),
            Filter::Unoccupied => !w.guests(c).any(|g| self.is(g, Kind::Character)),
            Filter::HasYours(f) => {
                let there = |o: CardId| w[o].owner == you && self.present_at(o) == Some(c) && self.fits(ctx, f, o);
                p.is(Kind::Location) && w.table_of(self.could_fit(ctx, f)).any(there)
            }
            Filter::Answered => self.answered(me).is_some_and(|f| f.card == c),
            Filter::Beside(f) => {
                self.location(c).is_some_and(|l| w.places.iter().any(|o| self.adjacent(*o, l) && self.fits(ctx, f, *o)))
            }
            Filter::New => w[c].has(Mark::New),
            Filter::Unmoved => !w[c].has(Mark::Moved),
            Filter::Under(law) => {
                let under = self.law(c, *law);
                if under && *law == Law::Night {
                    rule(226);
                }
                under
            }
            Filter::PrintedTrait(word) => p.is_a(*word),
            Filter::HasAboard(f) => p.is_craft() && w.guests(c).any(|g| self.fits(ctx, f, g)),
            Filter::Origin => self.origin(me) == Some(c),
            Filter::Quarry => {
                let it = self.quarry(me) == Some(c);
                if it && here().is_some() && here() == self.location(c) {
                    rule(266);
                }
                it
            }
            Filter::There => self.about.is_some() && self.present_at(c) == self.about,
            Filter::Night => {
                let night = self.law(c, Law::Night);
                if night {
                    rule(226);
                }
                night
            }
            Filter::YouControl => p.is(Kind::Location) && self.controls(you, c),
            Filter::TheyControl => p.is(Kind::Location) && self.controls(other(you), c),
            Filter::YouOccupy => p.is(Kind::Location) && self.occupies(you, c),
            Filter::TheyOccupy => p.is(Kind::Location) && self.occupies(other(you), c),
            Filter::Stowed => w[c].host == me && w[c].berth == Berth::Beneath,
            Filter::InBattleWith(f) => {
                let fights = |c: CardId| w.battle.as_ref().is_some_and(|b| b.cards.has(c));
                let with = fights(c)
                    && self.w.table_of(self.could_fit(ctx, f)).any(|o| o != c && fights(o) && self.fits(ctx, f, o));
                if with {
                    rule(166);
                    rule(168);
                    rule(175);
                }
                with
            }
            Filter::Innermost => {
                rule(170);
                p.marker.is_some() && w.places.iter().filter_map(|l| self.print(*l).marker).min() == p.marker
            }
            Filter::Outermost => {
                rule(243);
                p.marker.is_some() && w.places.iter().filter_map(|l| self.print(*l).marker).max() == p.marker
            }
            Filter::Captive => {
                rule(66);
                w[c].has(Mark::Captive)
            }
            Filter::Imprisoned => {
                rule(66);
                w[c].has(Mark::Captive) && self.print(w[c].host).sort(Sort::Prison)
            }
            Filter::HeldAt(f) => {
                let held = w[c].has(Mark::Captive) || w[c].has(Mark::Missing);
                held && self.location(w[c].host).is_some_and(|l| self.fits(ctx, f, l))
            }
            Filter::Missing => {
                rule(66);
                w[c].has(Mark::Missing)
            }
            Filter::Undercover => w[c].has(Mark::Undercover),
            Filter::Crashed => w[c].has(Mark::Crashed),
            Filter::RoomFor(f) => {
                let crew: Vec<CardId> = self.all(ctx, f).filter(|o| *o != c && !self.is_fixed(*o)).collect();
                w[c].owner == you && self.seats_for_all(&crew, c).is_some()
            }
            Filter::WhereItWas => w.moment().is_some_and(|h| h.place == c),
            Filter::SoughtBy(f) => {
                w.table().any(|o| self.is(o, Kind::Utinni) && self.quarry(o) == Some(c) && self.fits(ctx, f, o))
            }
            Filter::Reached => {
                let at = self.location(c);
                at.is_some() && self.quarry(c).and_then(|q| self.location(q)) == at
            }
            Filter::InSightsOf(n, f) => self.is_in_sights(ctx, *n, f, c),
            Filter::Unbattled => p.is(Kind::Location) && !w.battles.has(c),
            Filter::Fresh => {
                let done = w[c].has(Mark::Battled) || w[c].has(Mark::Excluded);
                !done && !self.law(c, Law::CannotBattle) && !self.is_under_cover(c)
            }
            Filter::Unearthed => w[c].has(Mark::Tripped),
            Filter::OperativeOf(planet) => self.is_operative_of(c, *planet),
            Filter::Attached => w[c].has(Mark::Attached),
            Filter::Landed => w[c].has(Mark::Landed),
            Filter::PartOf(planet) => p.is(Kind::Location) && !p.is_generic() && p.planet == Some(*planet),
            Filter::InSights => {
                let shot = self.answered(me).filter(|f| f.what == What::Fire);
                let aim = |f: &Frame| Ctx { me: f.card, you: f.by };
                let could =
                    |f: &Frame| self.print(f.card).fire.as_ref().is_some_and(|fire| self.fits(aim(f), &fire.at, c));
                shot.is_some_and(could)
            }
            Filter::Firing => w.frame().is_some_and(|f| f.what == What::Fire && f.card == c),
            Filter::Holds(f) => {
                let held = |o: CardId| w[o].has(Mark::Captive) || w[o].has(Mark::Missing);
                let here = |o: CardId| held(o) && self.location(w[o].host) == Some(c) && self.fits(ctx, f, o);
                p.is(Kind::Location) && w.table().any(here)
            }
            Filter::Frozen => w[c].has(Mark::Frozen),
            Filter::OrbitedBy(f) => w.orbits.iter().any(|o| o.around == c && self.fits(ctx, f, o.system)),
            Filter::RelatedToTarget => {
                let target = w.frame().and_then(|f| f.targets.first());
                target.is_some_and(|t| p.is(Kind::Location) && *t != c && self.related(*t, c))
            }
            Filter::SameTitleAsIt => {
                w.moment().and_then(|h| h.it.some()).is_some_and(|it| self.print(it).title == p.title)
            }
            Filter::Seeking => self.quarry(c).is_some(),
            Filter::WithTarget => {
                let target = w.frame().and_then(|f| f.targets.first()).and_then(|t| self.location(*t));
                target.is_some() && target == self.location(c)
            }
            Filter::WellPiloted => p.is_craft() && self.pilots(c).any(|pilot| self.matches(pilot, c)),
            Filter::OfSubject => p.is(Kind::Location) && self.subject(me).is_some_and(|s| self.planet(c) == Some(s)),
            Filter::SubjectsOperative => self.subject(me).is_some_and(|s| self.is_operative_of(c, s)),
            Filter::Flipped => w[c].has(Mark::Flipped),
            Filter::Generic => p.is_generic(),
            Filter::HousesTheirs(f) => {
                let there = |o: CardId| w[o].owner != you && self.location(o) == Some(c) && self.fits(ctx, f, o);
                p.is(Kind::Location) && w.table_of(self.could_fit(ctx, f)).any(there)
            }
            Filter::Battleground => p.is(Kind::Location) && self.is_battleground(c),
            Filter::AtParsec(n) => self.parsec(c) == Some(*n),
            Filter::Counted => self.is_counted(c),
            Filter::HighestAbility(f) => {
                rule(153);
                let able = |o: CardId| {
                    self.is(o, Kind::Character) && !self.is(o, Kind::Droid) && self.stat(o, Stat::Ability) > 0
                };
                let most = || self.all(ctx, f).filter(|o| able(*o)).map(|o| self.stat(o, Stat::Ability)).max();
                able(c) && self.fits(ctx, f, c) && Some(self.stat(c, Stat::Ability)) == most()
            }
            Filter::Shielded => self.is_shielded(c),
            Filter::Transportable => p.is(Kind::Location) && self.is_transportable(you, c),
            Filter::Escorting => w.guests(c).any(|g| w[g].has(Mark::Captive)),
            Filter::AloneWithCrew => p.is_craft() && self.is_alone_with_crew(c),
            Filter::DrawnAgainst => self.drawn_against() == Some(c),
            Filter::Arriving => self.is_seen(c),
            Filter::AllOf(all) => all.iter().all(|f| self.fits(ctx, f, c)),
            Filter::AnyOf(any) => any.iter().any(|f| self.fits(ctx, f, c)),
            Filter::Not(f) => !self.fits(ctx, f, c),
        }
    }

    /// The action that a card answers: before the answer is under way itself, what it answers is topmost.
    pub fn answered(self, card: CardId) -> Option<&'a Frame> {
        let w = self.w;
        match w.frame() {
            Some(top) if top.card == card => w.frames.len().checked_sub(2).and_then(|n| w.frames.get(n)),
            top => top,
        }
    }

    /// What a Utinni Effect targets: the last that it was deployed for.
    pub fn quarry(self, effect: CardId) -> Option<CardId> {
        self.sought_by(effect).find(|c| !self.is(*c, Kind::Location))
    }

    /// The location where the target of a Utinni Effect was as it was chosen.
    pub fn origin(self, effect: CardId) -> Option<CardId> {
        self.sought_by(effect).find(|c| self.is(*c, Kind::Location))
    }

    /// The planet that an Objective is about (R229): whatever became of the system that was deployed with it.
    pub fn subject(self, objective: CardId) -> Option<Word> {
        self.origin(objective).and_then(|system| self.print(system).planet)
    }

    fn sought_by(self, effect: CardId) -> impl Iterator<Item = CardId> {
        self.w.lasting.iter().rev().filter(move |l| l.what == Change::Quarry(effect)).map(|l| l.card)
    }

    /// Whether cards of that title cannot target it (R161): it says so itself, or another card protects it.
    pub fn is_immune(self, card: CardId, title: Word) -> bool {
        let protected = |source: CardId| {
            let ctx = Ctx { me: source, you: self.w[source].owner };
            self.is_active(source)
                && self.print(source).clauses.iter().any(|t| match t {
                    Text::Protects { from, what } => *from == title && self.fits(ctx, what, card),
                    _ => false,
                })
        };
        if self.print(card).is_immune_to(title) {
            rule(161);
            return true;
        }
        let by = self.w.table_of(self.w.index.protectors).find(|c| protected(*c));
        if let Some(source) = by {
            rule(161);
            card_acted(self.w[source].print);
        }
        by.is_some()
    }

    /// What an action of a card may target: cards like this that are not immune to it (R161, R317).
    pub fn targets(self, ctx: Ctx, filter: &Filter) -> impl Iterator<Item = CardId> {
        let title = self.print(ctx.me).title;
        self.all(ctx, filter).filter(move |c| !self.is_immune(*c, title) && !self.is_concealed(*c))
    }

    /// Whether an action of a card may target this one.
    pub fn is_target(self, ctx: Ctx, filter: &Filter, c: CardId) -> bool {
        let open = self.w[c].berth != Berth::Beneath && !self.is_concealed(c);
        open && self.fits(ctx, filter, c) && !self.is_immune(c, self.print(ctx.me).title)
    }

    /// Whether a location is at that planet: a part of it, inside a starship there, or what orbits it (R259, R263).
    fn is_at(self, location: CardId, planet: Word) -> bool {
        if self.named_after(location) == Some(planet) {
            return true;
        }
        let around = match self.mother(location) {
            Some(craft) => self.location(craft).filter(|l| *l != location),
            None => self.orbited(location).or_else(|| self.system(self.planet(location)).and_then(|s| self.orbited(s))),
        };
        if around.is_some() {
            rule(263);
        }
        around.is_some_and(|l| self.is_at(l, planet))
    }

    /// The cards on table that are like this.
    pub fn all(self, ctx: Ctx, filter: &Filter) -> impl Iterator<Item = CardId> {
        let hidden = move |c: CardId| {
            let held = self.w[c].has(Mark::Captive) || self.w[c].has(Mark::Missing) || self.w[c].host == ctx.me;
            self.w[c].berth == Berth::Beneath && !(held && filter.names_hidden())
        };
        let visible = move |c: &CardId| !hidden(*c) && self.fits(ctx, filter, *c);
        self.w.table_of(self.could_fit(ctx, filter)).filter(visible)
    }

    /// Whether it is so.
    pub fn holds(self, ctx: Ctx, cond: &Cond) -> bool {
        let w = self.w;
        match cond {
            Cond::Always => true,
            Cond::Is(f) => self.fits(ctx, f, ctx.me),
            Cond::ItIs(f) => w.moment().is_some_and(|h| self.fits(ctx, f, h.it)),
            Cond::Exists(f) => self.all(ctx, f).next().is_some(),
            Cond::Count(f, cmp, n) => cmp.holds(self.all(ctx, f).map(|c| self.heads(f, c)).sum(), *n),
            Cond::Compare(a, cmp, b) => cmp.holds(self.exact_value(ctx, a), self.exact_value(ctx, b)),
            Cond::Control => self.location(ctx.me).is_some_and(|l| self.controls(ctx.you, l)),
            Cond::Phase(phase) => w.phase == *phase,
            Cond::YourTurn => w.turn == ctx.you,
            Cond::TheirTurn => w.turn != ctx.you,
            Cond::By(who) => match w.moment() {
                Some(heard) => ctx.means(*who, heard.by),
                None => w.battle.as_ref().is_some_and(|b| ctx.means(*who, b.by)),
            },
            Cond::LostBattle(who) => {
                w.battle.as_ref().and_then(|b| b.winner).is_some_and(|winner| ctx.means(*who, other(winner)))
            }
            Cond::InYourLostPile(f) => {
                // What lies there face down might be one.
                let known = |c: CardId| w[c].known.has(ctx.you);
                w.in_zone(ctx.you, Zone::Lost).any(|c| !known(c) || self.fits(ctx, f, c))
            }
            Cond::MovedBy(f) => w.moment().is_some_and(|h| self.fits(ctx, f, h.place)),
            Cond::Beginning => !w.begun,
            Cond::CanSnipe => !self.snipes(ctx.you).is_empty(),
            Cond::OnTopOfLost(f) => {
                let top = w.top(ctx.you, Zone::Lost);
                top.is_some_and(|c| !w[c].known.has(ctx.you) || self.fits(ctx, f, c))
            }
            Cond::All(all) => all.iter().all(|c| self.holds(ctx, c)),
            Cond::Or(any) => any.iter().any(|c| self.holds(ctx, c)),
            Cond::Not(c) => !self.holds(ctx, c),
        }
    }

    /// The number as it is compared, where it need not be whole (X09).
    pub fn exact_value(self, ctx: Ctx, expr: &Expr) -> Num {
        let w = self.w;
        let of = |card: Option<CardId>, stat: &Stat| card.and_then(|c| self.exact(c, *stat)).unwrap_or_default();
        match expr {
            Expr::Of(stat) => of(Some(ctx.me), stat),
            Expr::OfTarget(stat) => of(w.frame().and_then(|f| f.targets.first().copied()), stat),
            Expr::OfIt(stat) => of(w.moment().and_then(|h| h.it.some()), stat),
            Expr::OfHost(stat) => of(self.host(ctx.me).some(), stat),
            Expr::Highest(stat, f) => self.all(ctx, f).filter_map(|c| self.exact(c, *stat)).max().unwrap_or_default(),
            Expr::SumOf(stat, f) => self.all(ctx, f).filter_map(|c| self.exact(c, *stat)).sum(),
            Expr::Drawn => w.frame().map_or(Num::ZERO, |f| f.drawn),
            Expr::Chosen => w.frame().map_or(Num::ZERO, |f| f.chosen),
            Expr::BattleTotal(who) => w.battle.as_ref().map_or(Num::ZERO, |b| b.sides[ctx.seat(*who).index()].destiny),
            Expr::Half(e) => self.exact_value(ctx, e).half(),
            Expr::Lesser(a, b) => self.exact_value(ctx, a).min(self.exact_value(ctx, b)),
            Expr::Sum(parts) => parts.iter().map(|e| self.exact_value(ctx, e)).sum(),
            Expr::Minus(a, b) => (self.exact_value(ctx, a) - self.exact_value(ctx, b)).not_below_zero(),
            whole => Num::of(self.value(ctx, whole)),
        }
    }

    /// The number.
    pub fn value(self, ctx: Ctx, expr: &Expr) -> i32 {
        let w = self.w;
        let of = |card: Option<CardId>, stat: &Stat| card.map_or(0, |c| self.stat(c, *stat));
        match expr {
            Expr::N(n) => *n,
            Expr::Count(f) => self.all(ctx, f).map(|c| self.heads(f, c)).sum(),
            Expr::Of(stat) => self.stat(ctx.me, *stat),
            Expr::OfTarget(stat) => of(w.frame().and_then(|f| f.targets.first().copied()), stat),
            Expr::OfIt(stat) => of(w.moment().and_then(|h| h.it.some()), stat),
            Expr::OfHost(stat) => of(self.host(ctx.me).some(), stat),
            Expr::AddedByHost(stat) => self.host(ctx.me).some().map_or(0, |pilot| self.added_by(pilot, *stat)),
            Expr::Highest(stat, f) => self.all(ctx, f).filter_map(|c| self.number(c, *stat)).max().unwrap_or(0),
            Expr::SumOf(stat, f) => self.all(ctx, f).filter_map(|c| self.number(c, *stat)).sum(),
            Expr::Drawn => w.frame().map_or(0, |f| f.drawn.floor()),
            Expr::Chosen => w.frame().map_or(0, |f| f.chosen.floor()),
            Expr::Parsecs => {
                let far = |l: &Lasting| match l.what {
                    Change::Parsecs(n) if l.card == ctx.me => Some(n.into()),
                    _ => None,
                };
                w.lasting.iter().rev().find_map(far).unwrap_or(0)
            }
            Expr::Drained(who) => {
                let seat = ctx.seat(*who);
                let one = |l: &Lasting| match l.what {
                    Change::Add(Stat::Drained, n) if l.seat == seat => i32::from(n),
                    _ => 0,
                };
                w.lasting.iter().map(one).sum()
            }
            Expr::Marker => {
                let at = w.moment().and_then(|h| h.it.some()).and_then(|c| self.location(c));
                at.and_then(|l| self.print(l).marker).map_or(0, i32::from)
            }
            Expr::DrewBattle(who) => w.battle.as_ref().map_or(0, |b| b.sides[ctx.seat(*who).index()].draws.into()),
            Expr::BattleTotal(who) => w.battle.as_ref().map_or(0, |b| b.sides[ctx.seat(*who).index()].destiny.floor()),
            Expr::Raised => self.raised(ctx.me),
            Expr::Targets => w.frame().map_or(0, |f| f.targets.len() as i32),
            Expr::Hand(who) if trace::watching() => {
                rule(84);
                w.count(ctx.seat(*who), Zone::Hand) as i32
            }
            Expr::Hand(who) => w.count(ctx.seat(*who), Zone::Hand) as i32,
            Expr::Power(who) => {
                let it = || w.moment().and_then(|h| h.it.some()).and_then(|c| self.location(c));
                let at = w.battle.as_ref().map(|b| b.at).or_else(|| self.location(ctx.me)).or_else(it);
                let seat = ctx.seat(*who);
                match w.battle {
                    Some(_) => at.map_or(0, |l| self.total_power(seat, l)),
                    None => at.map_or(0, |l| self.peaceful_power(seat, l)),
                }
            }
            Expr::IconsHere => self.location(ctx.me).map_or(0, |l| self.icons(Seat(0), l) + self.icons(Seat(1), l)),
            Expr::IconsInPlay(who) => w.places.iter().map(|l| self.icons(ctx.seat(*who), *l)).sum(),
            Expr::IconsOf(who) => self.location(ctx.me).map_or(0, |l| self.icons(ctx.seat(*who), l)),
            Expr::Used(who) => w.count(ctx.seat(*who), Zone::Used) as i32,
            Expr::Reserve(who) => w.count(ctx.seat(*who), Zone::Reserve) as i32,
            Expr::AmountBelow => self.answered(ctx.me).map_or(0, |f| f.amount.into()),
            Expr::ForcePile(who) => w.count(ctx.seat(*who), Zone::Force) as i32,
            Expr::Begged(who) => {
                let seat = ctx.seat(*who);
                let one = |l: &Lasting| match l.what {
                    Change::Add(Stat::Begged, n) if l.seat == seat => i32::from(n),
                    _ => 0,
                };
                w.lasting.iter().map(one).sum()
            }
            Expr::AttritionLeft(who) => crate::rules::debt(self, ctx.seat(*who)).attrition.ceil(),
            Expr::Life(who) => w.life(ctx.seat(*who)) as i32,
            Expr::Half(e) => self.exact_value(ctx, e).half().floor(),
            Expr::Lesser(a, b) => self.value(ctx, a).min(self.value(ctx, b)),
            Expr::Sum(parts) => parts.iter().map(|e| self.value(ctx, e)).sum(),
            Expr::Minus(a, b) => (self.value(ctx, a) - self.value(ctx, b)).max(0),
            Expr::Times(a, b) => self.value(ctx, a) * self.value(ctx, b),
        }
    }
}

/// Which rule says what a card of this kind is.
fn note_kind(kind: Kind) {
    match kind {
        Kind::Alien => rule(20),
        Kind::Imperial => rule(164),
        Kind::Rebel => rule(268),
        Kind::Location => rule(70),
        Kind::Site => rule(298),
        Kind::System => rule(315),
        Kind::Interrupt => rule(174),
        _ => {}
    }
}
