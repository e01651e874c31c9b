//! What a card needs of others, read from its text: each need is a role that some cards of the Book could fill.

use dejarik_ccg::book::Print;
use dejarik_ccg::book::text::{Cmp, Cond, Do, Expr, Filter, Icon, Kind, Law, Stat, Text};
use dejarik_ccg::book::{Sort, Word, names};
use dejarik_kernel::Seat;

/// Somebody or something that a text speaks of.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Role {
    /// Whose text it is.
    pub you: Seat,
    /// What it must be like.
    pub what: Need,
    /// How many of them.
    pub count: usize,
}

/// What a role asks for.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Need {
    /// A card like this.
    Like(Filter),
    /// A card that makes this the law.
    Making(Law),
    /// A card that deploys only on that planet.
    Native(Word),
}

impl Role {
    /// Whether a card, as it is printed, could fill it.
    pub(super) fn fits(&self, print: &Print) -> bool {
        match &self.what {
            // Words that no face answers to mean whoever can be anywhere.
            Need::Like(filter) if !says_what(filter) => {
                (print.is(Kind::Character) || print.is_craft()) && could(filter, print, self.you)
            }
            Need::Like(filter) => could(filter, print, self.you),
            Need::Making(law) => print.grants(*law),
            Need::Native(planet) => print.clauses.iter().any(|t| match t {
                Text::DeployOnlyAt(f) => format!("{f:?}").contains(&format!("{planet:?}")),
                _ => false,
            }),
        }
    }
}

/// Reads the roles of one card.
pub(super) struct Reader {
    you: Seat,
    /// What was found.
    pub(super) roles: Vec<Role>,
}

impl Reader {
    /// Everything the card's text needs.
    pub(super) fn all(print: &Print) -> Vec<Role> {
        let mut reader = Reader::of_deployment(print);
        for deed in &print.deeds {
            // On a location the text is of one side's player.
            reader.you = deed.side.unwrap_or(print.side);
            reader.cond(&deed.function.cond);
            deed.function.targets.iter().for_each(|aim| reader.filter(&aim.what, 1));
            deed.function.loses.iter().for_each(|f| reader.filter(f, 1));
            deed.function.does.iter().for_each(|d| reader.deed(d));
        }
        for (side, to, when) in (print.mods.iter().map(|m| (m.side, &m.to, &m.when)))
            .chain(print.grants.iter().map(|g| (g.side, &g.to, &g.when)))
        {
            reader.you = side.unwrap_or(print.side);
            reader.filter(to, 1);
            reader.cond(when);
        }
        reader.you = print.side;
        if let Some(fire) = &print.fire {
            reader.filter(&Filter::AllOf(vec![Filter::Theirs, fire.at.clone()]), 1);
        }
        reader.spoken(print);
        reader.roles
    }

    /// What it needs to come into play.
    pub(super) fn deploys(print: &Print) -> Vec<Role> {
        Reader::of_deployment(print).roles
    }

    fn of_deployment(print: &Print) -> Reader {
        let mut reader = Reader { you: print.side, roles: Vec::new() };
        for text in &print.text {
            match text {
                Text::DeployOn { on: f, .. }
                | Text::DeployOnlyAt(f)
                | Text::Seeks(f)
                | Text::Hunts(f)
                | Text::Attaches(f) => reader.filter(f, 1),
                Text::Replaces(f) => reader.filter(&own(f), 3),
                Text::DeployIf(cond) => reader.cond(cond),
                Text::Trains { .. } => reader.training(print),
                Text::Begins(does) => does.iter().for_each(|d| reader.deed(d)),
                _ => {}
            }
        }
        let pilots = print.is(Kind::Starfighter) || print.is(Kind::Capital) || print.is(Kind::Combat);
        if pilots && print.pilot.is_none() {
            reader.filter(&Filter::AllOf(vec![Filter::Yours, Filter::Icon(Icon::Pilot)]), 1);
        }
        reader
    }

    /// A Jedi Test needs those before it, a mentor and an apprentice (R182).
    fn training(&mut self, print: &Print) {
        let number = print.traits.iter().find_map(|t| t.spelt().strip_prefix("jedi test ")?.parse::<u8>().ok());
        for before in 1..number.unwrap_or(1) {
            self.add(Filter::Trait(Word::new(&format!("jedi test {before}"))), 3);
        }
        // Nobody else may be deployed to Dagobah, and every site there helps (R091, 004:1800).
        self.push(Need::Native(*names::DAGOBAH), 3);
        let able = vec![Filter::Yours, Filter::Kind(Kind::Rebel), Filter::Has(Stat::Ability, Cmp::Over, 3)];
        self.add(Filter::AllOf(able), 3);
        self.add(Filter::AllOf(vec![Filter::Kind(Kind::Site), Filter::PartOf(*names::DAGOBAH)]), 8);
    }

    fn add(&mut self, filter: Filter, count: usize) {
        self.push(Need::Like(filter), count);
    }

    fn push(&mut self, what: Need, count: usize) {
        match self.roles.iter_mut().find(|r| r.what == what && r.you == self.you) {
            Some(role) => role.count = role.count.max(count),
            None => self.roles.push(Role { you: self.you, what, count }),
        }
    }

    /// So many cards like this, and whatever else those words speak of.
    fn filter(&mut self, filter: &Filter, count: usize) {
        self.add(filter.clone(), count);
        self.inside(filter);
    }

    fn inside(&mut self, filter: &Filter) {
        match filter {
            Filter::AllOf(all) | Filter::AnyOf(all) => all.iter().for_each(|f| self.inside(f)),
            Filter::At(f)
            | Filter::Aboard(f)
            | Filter::Piloting(f)
            | Filter::Carrying(f)
            | Filter::CarriedBy(f)
            | Filter::With(f)
            | Filter::SameLocationAs(f)
            | Filter::PresentAt(f)
            | Filter::PilotedBy(f)
            | Filter::HasRelated(f)
            | Filter::Beside(f)
            | Filter::HasAboard(f)
            | Filter::InBattleWith(f)
            | Filter::RoomFor(f)
            | Filter::SoughtBy(f)
            | Filter::Holds(f)
            | Filter::HeldAt(f)
            | Filter::OrbitedBy(f)
            | Filter::HousesTheirs(f)
            | Filter::HighestAbility(f) => self.filter(f, 1),
            Filter::Amid(n, f) => self.filter(f, (*n).into()),
            Filter::HasTheirs(f, n) => self.filter(&Filter::AllOf(vec![Filter::Theirs, (**f).clone()]), (*n).into()),
            Filter::InSightsOf(n, f) => self.filter(&own(f), (*n).into()),
            Filter::HasYours(f) => self.filter(&own(f), 1),
            Filter::On(planet) | Filter::AtPlanet(planet) => self.add(Filter::PartOf(*planet), 1),
            Filter::SubjectsOperative | Filter::OperativeOf(_) => self.add(Filter::Trait(Word::new("operative")), 3),
            Filter::Night => self.push(Need::Making(Law::Night), 1),
            Filter::Under(law) => self.push(Need::Making(*law), 1),
            _ => {}
        }
    }

    fn cond(&mut self, cond: &Cond) {
        match cond {
            Cond::Is(f) => self.inside(f),
            Cond::ItIs(f) | Cond::Exists(f) | Cond::OnTopOfLost(f) | Cond::InYourLostPile(f) | Cond::MovedBy(f) => {
                self.filter(f, 1);
            }
            Cond::Count(f, _, n) => self.filter(f, (*n).max(1) as usize),
            Cond::Compare(a, _, b) => [a, b].into_iter().for_each(|e| self.expr(e)),
            Cond::All(all) | Cond::Or(all) => all.iter().for_each(|c| self.cond(c)),
            _ => {}
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match expr {
            Expr::Count(f) | Expr::Highest(_, f) | Expr::SumOf(_, f) => self.filter(f, 1),
            Expr::Sum(parts) => parts.iter().for_each(|e| self.expr(e)),
            Expr::Lesser(a, b) | Expr::Minus(a, b) | Expr::Times(a, b) => [a, b].into_iter().for_each(|e| self.expr(e)),
            _ => {}
        }
    }

    fn deed(&mut self, what: &Do) {
        match what {
            Do::BeginWith(f)
            | Do::TakeFromReserve(f)
            | Do::PlaceFromReserve(f)
            | Do::DeployFromReserve(f, _)
            | Do::RetrieveCard(f)
            | Do::TakeLost(f) => self.filter(f, 1),
            Do::Volley(f) => self.filter(&own(f), 2),
            _ => {}
        }
    }

    /// Cards that the text names by title, persona, characteristic or planet, wherever it does.
    fn spoken(&mut self, print: &Print) {
        let said = format!("{:?}{:?}{:?}", print.text, print.back, print.sides);
        for word in said.split('"').skip(1).step_by(2).filter(|w| !COMMON.contains(w)) {
            let word = Word::new(word);
            let named = vec![Filter::Title(word), Filter::Persona(word), Filter::Trait(word), Filter::PartOf(word)];
            self.add(Filter::AnyOf(named), 1);
        }
    }
}

/// One's own of these.
fn own(filter: &Filter) -> Filter {
    Filter::AllOf(vec![Filter::Yours, filter.clone()])
}

/// Characteristics that any deck has.
const COMMON: [&str; 2] = ["male", "trooper"];

/// Whether a card could be like this, as far as its face tells; where it is and what it carries is for the game to bring
/// about.
fn could(filter: &Filter, p: &Print, you: Seat) -> bool {
    match filter {
        Filter::Kind(kind) => p.is(*kind),
        Filter::Icon(icon) | Filter::PrintedIcon(icon) => p.has(*icon),
        Filter::Trait(word) | Filter::PrintedTrait(word) => p.is_a(*word),
        Filter::Title(word) => p.title == *word,
        Filter::Persona(word) => p.is_version_of(*word),
        Filter::Unique => p.limits.dots == 1,
        Filter::DockingBay => p.sort(Sort::DockingBay),
        Filter::Generic => p.is_generic(),
        Filter::Yours => p.side == you,
        Filter::Theirs => p.side != you,
        Filter::Has(stat, cmp, n) => printed(p, *stat).is_none_or(|v| v.is_some_and(|v| cmp.holds(v, *n))),
        Filter::PartOf(planet) => p.is(Kind::Location) && p.planet == Some(*planet),
        Filter::On(planet) | Filter::AtPlanet(planet) if p.is(Kind::Location) => p.planet == Some(*planet),
        Filter::This | Filter::Host | Filter::It | Filter::Target | Filter::Any | Filter::Quarry => false,
        Filter::HasYours(_)
        | Filter::HasTheirs(..)
        | Filter::YouControl
        | Filter::TheyControl
        | Filter::YouOccupy
        | Filter::TheyOccupy
        | Filter::OrbitedBy(_)
        | Filter::Battleground => p.is(Kind::Location),
        Filter::AllOf(all) => all.iter().all(|f| matches!(f, Filter::Any) || could(f, p, you)),
        Filter::AnyOf(any) => any.iter().any(|f| could(f, p, you)),
        Filter::Not(not) => !facial(not) || !could(not, p, you),
        _ => true,
    }
}

/// Whether a card's face alone tells it.
fn facial(filter: &Filter) -> bool {
    match filter {
        Filter::Kind(_)
        | Filter::PrintedIcon(_)
        | Filter::Trait(_)
        | Filter::Title(_)
        | Filter::Persona(_)
        | Filter::Unique
        | Filter::DockingBay
        | Filter::Yours
        | Filter::Theirs => true,
        Filter::AllOf(all) | Filter::AnyOf(all) => all.iter().all(facial),
        _ => false,
    }
}

/// Whether the words ask for a kind of card, an icon or a name.
fn says_what(filter: &Filter) -> bool {
    match filter {
        Filter::AllOf(all) => all.iter().any(says_what),
        Filter::AnyOf(any) => any.iter().all(says_what),
        Filter::Yours | Filter::Theirs | Filter::Unique => false,
        Filter::PartOf(_) | Filter::Generic | Filter::Icon(_) => true,
        f => facial(f),
    }
}

/// A number on a card's face; nothing at all of numbers that only the game can tell.
fn printed(p: &Print, stat: Stat) -> Option<Option<i32>> {
    let f = &p.figures;
    Some(match stat {
        Stat::Power => f.power,
        Stat::Ability => f.ability,
        Stat::Forfeit => f.forfeit,
        Stat::Armor => f.armor,
        Stat::Maneuver => f.maneuver,
        Stat::Hyperspeed => f.hyperspeed,
        Stat::Landspeed => f.landspeed,
        Stat::Deploy => f.deploy,
        Stat::Destiny => Some(f.destiny),
        _ => return None,
    })
}
