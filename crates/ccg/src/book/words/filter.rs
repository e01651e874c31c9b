//! Filters, conditions and numbers in words: what a card speaks of is a noun with what stands before and behind it.

use super::{law_words, owner, player, stat_name};
use crate::book::Word;
use crate::book::text::{Cmp, Cond, Expr, Filter, Icon, Kind};

/// A noun with its company.
#[derive(Default)]
struct Phrase {
    /// Whose.
    owner: Option<&'static str>,
    /// What stands before the noun.
    before: Vec<String>,
    /// The noun itself.
    noun: Option<String>,
    /// It needs no article: a name, or something already spoken of.
    definite: bool,
    /// It is a kind of card only, which gives way to any other noun.
    kind: bool,
    /// What stands behind it.
    behind: Vec<String>,
    /// What is left out.
    except: Vec<String>,
}

impl Phrase {
    fn of(f: &Filter) -> Phrase {
        let mut phrase = Phrase::default();
        phrase.take_in(f);
        phrase
    }

    fn name(&mut self, noun: String, definite: bool) {
        if self.noun.is_none() || self.kind {
            (self.noun, self.definite, self.kind) = (Some(noun), definite, false);
        } else {
            self.before.push(noun);
        }
    }

    fn take_in(&mut self, f: &Filter) {
        match f {
            Filter::AllOf(all) => all.iter().for_each(|f| self.take_in(f)),
            Filter::Yours => self.owner = Some("your"),
            Filter::Theirs => self.owner = Some("opponent's"),
            Filter::Unique => self.before.push("unique".to_owned()),
            Filter::Generic => self.before.push("generic".to_owned()),
            Filter::Kind(kind) => {
                if self.noun.is_none() {
                    (self.noun, self.kind) = (Some(kind_name(*kind).to_owned()), true);
                }
            }
            Filter::Icon(icon) | Filter::PrintedIcon(icon) => match icon_name(*icon) {
                with if with.starts_with("with ") => self.behind.push(with.to_owned()),
                skill @ ("pilot" | "warrior") => self.name(skill.to_owned(), false),
                name => self.before.push(name.to_owned()),
            },
            Filter::Trait(word) | Filter::PrintedTrait(word) => self.name(trait_name(*word), false),
            Filter::Title(word) => self.name(word.to_string(), true),
            Filter::Persona(word) => self.name(proper(*word), true),
            Filter::DockingBay => self.name("docking bay".to_owned(), false),
            Filter::Not(inner) => self.leave_out(inner),
            Filter::AnyOf(any) => self.one_of(any),
            other => match noun_of(other) {
                Some(noun) => self.name(noun.to_owned(), true),
                None => self.behind.push(place_of(other)),
            },
        }
    }

    fn leave_out(&mut self, f: &Filter) {
        match f {
            Filter::This => self.before.push("other".to_owned()),
            Filter::AnyOf(any) => any.iter().for_each(|f| self.leave_out(f)),
            f => {
                let inner = Phrase::of(f);
                match inner.noun {
                    Some(_) => self.except.push(inner.plain()),
                    None => self.behind.push(format!("not {}", inner.plain())),
                }
            }
        }
    }

    fn one_of(&mut self, any: &[Filter]) {
        let parts: Vec<Phrase> = any.iter().map(Phrase::of).collect();
        let nouns = parts.iter().all(|p| p.noun.is_some());
        let definite = parts.iter().all(|p| p.definite);
        let said = or(&parts.iter().map(Phrase::plain).collect::<Vec<_>>());
        if nouns { self.name(said, definite) } else { self.behind.push(said) }
    }

    /// Without an article.
    fn plain(&self) -> String {
        let mut words: Vec<String> = self.owner.map(str::to_owned).into_iter().collect();
        words.extend(self.before.iter().cloned());
        words.extend(self.noun.clone().or_else(|| self.nameless().then(|| "card".to_owned())));
        words.extend(self.behind.iter().cloned());
        if !self.except.is_empty() {
            words.push(format!("(except {})", or(&self.except)));
        }
        words.join(" ")
    }

    /// Nothing but where it is: then it can stand behind a noun, or after "is".
    fn nameless(&self) -> bool {
        self.owner.is_some() || self.behind.is_empty()
    }

    /// Every one of one's own.
    fn of_yours(&self) -> String {
        let mut words = vec!["each".to_owned()];
        words.extend(self.before.iter().cloned());
        words.push(self.noun.clone().unwrap_or_else(|| "card".to_owned()));
        words.push("of yours".to_owned());
        words.extend(self.behind.iter().cloned());
        if !self.except.is_empty() {
            words.push(format!("(except {})", or(&self.except)));
        }
        words.join(" ")
    }

    fn with(&self, article: &str) -> String {
        let said = match (&self.noun, self.nameless()) {
            // One of several, the first of which is named already, needs no noun before it.
            (None, false) if !self.plain().starts_with("card ") => format!("card {}", self.plain()),
            _ => self.plain(),
        };
        match (self.definite && self.before.is_empty(), self.owner, article) {
            (true, ..) => said,
            (_, Some(_), "a") => said,
            (_, _, "a") if said.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']) => format!("an {said}"),
            (_, Some("your"), "each") => self.of_yours(),
            (_, Some("opponent's"), "each") => format!("each {said}"),
            _ => format!("{article} {said}"),
        }
    }
}

/// One or the other.
fn or(all: &[String]) -> String {
    match all {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

fn proper(word: Word) -> String {
    let capital = |part: &str| {
        let mut chars = part.chars();
        chars.next().map_or_else(String::new, |c| c.to_uppercase().collect::<String>() + chars.as_str())
    };
    word.spelt().split(' ').map(capital).collect::<Vec<_>>().join(" ")
}

/// Peoples, orders and makes are proper names.
fn trait_name(word: Word) -> String {
    match word.spelt() {
        "jawa" | "jedi knight" | "dark jedi" | "tusken raider" | "rebel trooper" => proper(word),
        "tie" => "TIE".to_owned(),
        "tie/ln" => "TIE/ln".to_owned(),
        "x-wing" | "y-wing" | "b-wing" => proper(word),
        "at-at" => "AT-AT".to_owned(),
        "t-47" => "T-47".to_owned(),
        other => other.to_owned(),
    }
}

/// What has been spoken of, or is plain from the card.
fn noun_of(f: &Filter) -> Option<&'static str> {
    Some(match f {
        Filter::Any => "any card",
        Filter::This => "this card",
        Filter::Host => "the card it is on",
        Filter::Piloted => "what it pilots",
        Filter::It | Filter::Answered => "that card",
        Filter::Target => "the target",
        Filter::Quarry => "its target",
        Filter::Origin => "where its target was",
        Filter::Innermost => "the innermost marker",
        Filter::Outermost => "the outermost marker",
        Filter::Battleground => "a battleground",
        Filter::SubjectsOperative => "a matching operative",
        _ => return None,
    })
}

/// Where or how a card is, as it stands behind a noun or after "is".
fn place_of(f: &Filter) -> String {
    match f {
        Filter::Has(stat, c, n) => format!("with {} {} {n}", stat_name(*stat), cmp(*c)),
        Filter::Having(stat, c, n) => format!("with {} {} {}", stat_name(*stat), cmp(*c), expr(n)),
        Filter::Present => "present".to_owned(),
        Filter::Here => "here".to_owned(),
        Filter::SameSite => "at same site".to_owned(),
        Filter::Adjacent => "at an adjacent site".to_owned(),
        Filter::Related => "at a related location".to_owned(),
        Filter::On(planet) => format!("on {}", proper(*planet)),
        Filter::AtPlanet(planet) => format!("at {}", proper(*planet)),
        Filter::At(f) => format!("at {}", place(f)),
        Filter::Aboard(f) => format!("aboard {}", a(f)),
        Filter::Piloting(f) => format!("piloting {}", a(f)),
        Filter::Carrying(f) => format!("carrying {}", a(f)),
        Filter::CarriedBy(f) => format!("on {}", a(f)),
        Filter::With(f) => format!("present with {}", a(f)),
        Filter::SameLocationAs(f) => format!("at same location as {}", a(f)),
        Filter::Alone => "alone".to_owned(),
        Filter::InBattle => "in battle".to_owned(),
        Filter::Defending => "defending a battle".to_owned(),
        Filter::Hit => "hit".to_owned(),
        Filter::AtParsec(n) => format!("at parsec {n}"),
        Filter::Counted => "that counts for Epic Events".to_owned(),
        Filter::HasTheirs(f, 1) => format!("where opponent has {} present", a(f)),
        Filter::HasTheirs(f, n) => format!("where opponent has at least {n} of {} present", filter(f)),
        Filter::HasYours(f) => format!("where you have {} present", a(f)),
        Filter::PresentAt(f) => format!("present at {}", place(f)),
        Filter::Outside => "in the open".to_owned(),
        Filter::Amid(n, f) => format!("with at least {n} of {} present", filter(f)),
        Filter::SameSiteAsTargets => "at the same place".to_owned(),
        Filter::OtherSiteThanTargets => "at another site".to_owned(),
        Filter::PilotedBy(f) => format!("piloted by {}", a(f)),
        Filter::HasAboard(f) => format!("with {} aboard", a(f)),
        Filter::ImmuneTo(word) => format!("immune to {word}"),
        Filter::HasRelated(f) => format!("with {} related to it", a(f)),
        Filter::Unoccupied => "unoccupied".to_owned(),
        Filter::Beside(f) => format!("adjacent to {}", place(f)),
        Filter::New => "deployed this turn".to_owned(),
        Filter::Unmoved => "that has not moved this turn".to_owned(),
        Filter::Under(law) => format!("that {}", law_words(*law)),
        Filter::There => "present there".to_owned(),
        Filter::Stowed => "beneath this card".to_owned(),
        Filter::InBattleWith(f) => format!("in a battle with {}", a(f)),
        Filter::Captive => "held captive".to_owned(),
        Filter::Imprisoned => "imprisoned".to_owned(),
        Filter::HeldAt(f) => format!("held at {}", a(f)),
        Filter::Missing => "missing".to_owned(),
        Filter::Unearthed => "buried here".to_owned(),
        Filter::OperativeOf(planet) => format!("operating on {}", proper(*planet)),
        Filter::Attached => "attached to another".to_owned(),
        Filter::Landed => "landed".to_owned(),
        Filter::PartOf(planet) => format!("of {}", proper(*planet)),
        Filter::InSights => "that the weapon may target".to_owned(),
        Filter::Firing => "being fired".to_owned(),
        Filter::Holds(f) => format!("where {} is held", a(f)),
        Filter::Frozen => "frozen".to_owned(),
        Filter::OrbitedBy(f) => format!("orbited by {}", a(f)),
        Filter::RelatedToTarget => "related to the target".to_owned(),
        Filter::SameTitleAsIt => "of the same title".to_owned(),
        Filter::Seeking => "with a target".to_owned(),
        Filter::WithTarget => "with the target".to_owned(),
        Filter::WellPiloted => "flown by its matching pilot".to_owned(),
        Filter::Undercover => "under cover".to_owned(),
        Filter::Crashed => "crashed".to_owned(),
        Filter::RoomFor(f) => format!("with room for all {}", filter(f)),
        Filter::WhereItWas => "where that card was".to_owned(),
        Filter::SoughtBy(f) => format!("targeted by {}", a(f)),
        Filter::Reached => "reached by its target".to_owned(),
        Filter::InSightsOf(n, f) => format!("present with {n} or more of {} that can fire at it", filter(f)),
        Filter::Unbattled => "without a battle this turn".to_owned(),
        Filter::Fresh => "that may still battle this turn".to_owned(),
        Filter::OfSubject => "of its planet".to_owned(),
        Filter::Flipped => "flipped".to_owned(),
        Filter::HousesTheirs(f) => format!("where opponent has {}", a(f)),
        Filter::HighestAbility(f) => format!("of highest ability among {}", filter(f)),
        Filter::Shielded => "beneath the energy shield".to_owned(),
        Filter::Transportable => "that can be reached by transport".to_owned(),
        Filter::Escorting => "with a captive".to_owned(),
        Filter::AloneWithCrew => "alone with its crew".to_owned(),
        Filter::DrawnAgainst => "targeted by that draw".to_owned(),
        Filter::Arriving => "being deployed".to_owned(),
        Filter::Night => "under nighttime conditions".to_owned(),
        Filter::YouControl => "you control".to_owned(),
        Filter::TheyControl => "opponent controls".to_owned(),
        Filter::YouOccupy => "you occupy".to_owned(),
        Filter::TheyOccupy => "opponent occupies".to_owned(),
        other => noun_of(other).unwrap_or("card").to_owned(),
    }
}

/// Cards in words, without an article.
pub(super) fn filter(f: &Filter) -> String {
    Phrase::of(f).plain()
}

/// One of these cards in words.
pub(super) fn a(f: &Filter) -> String {
    Phrase::of(f).with("a")
}

/// A location in words.
fn place(f: &Filter) -> String {
    let mut phrase = Phrase::of(f);
    phrase.noun.get_or_insert_with(|| "location".to_owned());
    phrase.with("a")
}

/// All of these cards in words, one by one.
pub(super) fn each(f: &Filter) -> String {
    Phrase::of(f).with("each")
}

/// What is said of a card after "is".
fn predicate(f: &Filter) -> String {
    let phrase = Phrase::of(f);
    match phrase.noun {
        Some(_) => phrase.with("a"),
        None => {
            let except = phrase.except.iter().map(|e| format!("not {e}"));
            let parts: Vec<String> = phrase.before.iter().chain(&phrase.behind).cloned().chain(except).collect();
            parts.join(" and ").replace("at a site and at same location as", "at same site as")
        }
    }
}

/// A condition in words.
pub(super) fn cond(c: &Cond) -> String {
    match c {
        Cond::Always => "anything".to_owned(),
        Cond::Is(f) => format!("it is {}", predicate(f)).replace("it is that ", "it "),
        Cond::ItIs(f) => format!("it is {}", predicate(f)),
        Cond::Exists(f) => exists(f),
        Cond::Count(f, c, n) => format!("{} {n} of {} are on table", cmp(*c), filter(f)),
        Cond::Compare(a, c, b) => format!("{} {} {}", expr(a), cmp(*c), expr(b)),
        Cond::Control => "you control".to_owned(),
        Cond::Phase(phase) => format!("it is the {} phase", super::phase_name(*phase)),
        Cond::YourTurn => "it is your turn".to_owned(),
        Cond::TheirTurn => "it is opponent's turn".to_owned(),
        Cond::By(who) => format!("by {}", player(*who)),
        Cond::LostBattle(who) => format!("{} lost the battle", player(*who)),
        Cond::MovedBy(f) => format!("{} moved it", a(f)),
        Cond::Beginning => "nobody has acted yet in this phase".to_owned(),
        Cond::CanSnipe => "one of your weapons can be fired".to_owned(),
        Cond::OnTopOfLost(f) => format!("{} is on top of your Lost Pile", a(f)),
        Cond::InYourLostPile(f) => format!("{} is in your Lost Pile", a(f)),
        Cond::All(all) => all.iter().map(cond).collect::<Vec<_>>().join(" and "),
        Cond::Or(any) => any.iter().map(cond).collect::<Vec<_>>().join(" or "),
        Cond::Not(c) => not(c),
    }
}

/// Somebody is somewhere: what stands last is said of the rest.
fn exists(f: &Filter) -> String {
    let mut phrase = Phrase::of(f);
    let last = phrase.behind.pop().unwrap_or_else(|| "on table".to_owned());
    format!("{} is {last}", phrase.with("a")).replace(" is with ", " with ").replace(" is that ", " ")
}

fn not(c: &Cond) -> String {
    match c {
        Cond::Exists(f) => format!("no {}", exists(f).trim_start_matches("an ").trim_start_matches("a ")),
        Cond::Is(f) => format!("it is not {}", predicate(f)),
        Cond::Count(f, Cmp::AtLeast, n) => format!("fewer than {n} of {} are on table", filter(f)),
        Cond::Phase(phase) => format!("it is not the {} phase", super::phase_name(*phase)),
        c => format!("not {}", cond(c)),
    }
}

/// A number in words.
pub(super) fn expr(e: &Expr) -> String {
    match e {
        Expr::N(n) => n.to_string(),
        Expr::Count(f) => format!("1 for {}", each(f)),
        Expr::Of(s) => format!("its {}", stat_name(*s)),
        Expr::OfTarget(s) => format!("the target's {}", stat_name(*s)),
        Expr::OfIt(s) => format!("that card's {}", stat_name(*s)),
        Expr::OfHost(s) => format!("{} of the card it is on", stat_name(*s)),
        Expr::Highest(s, f) => format!("the highest {} of {}", stat_name(*s), filter(f)),
        Expr::SumOf(s, f) => format!("the total {} of {}", stat_name(*s), filter(f)),
        Expr::Drawn => "destiny".to_owned(),
        Expr::Chosen => "the number chosen".to_owned(),
        Expr::Targets => "the number of targets".to_owned(),
        Expr::Parsecs => "the parsecs from here to where its target was".to_owned(),
        Expr::Drained(who) => format!("the Force {} lost to Force drains this turn", player(*who)),
        Expr::Marker => "its marker number".to_owned(),
        Expr::DrewBattle(who) => format!("the number of {} battle destinies", owner(*who)),
        Expr::BattleTotal(who) => format!("{} battle destiny", owner(*who)),
        Expr::Raised => "what it lacks".to_owned(),
        Expr::Hand(who) => format!("the number of cards in {} hand", owner(*who)),
        Expr::Power(who) => format!("{} total power", owner(*who)),
        Expr::IconsHere => "the number of Force icons here".to_owned(),
        Expr::IconsInPlay(who) => format!("the number of {} Force icons on table", owner(*who)),
        Expr::IconsOf(who) => format!("1 for each Force icon on {} side here", owner(*who)),
        Expr::Used(who) => format!("the cards of {} Used Pile", owner(*who)),
        Expr::Reserve(who) => format!("the cards of {} Reserve Deck", owner(*who)),
        Expr::AmountBelow => "that amount".to_owned(),
        Expr::ForcePile(who) => format!("the cards of {} Force Pile", owner(*who)),
        Expr::Life(who) => format!("{} Life Force", owner(*who)),
        Expr::Begged(who) => format!("the Force that {} used of the other's this turn", player(*who)),
        Expr::AttritionLeft(who) => format!("attrition against {}", player(*who)),
        Expr::Half(e) => format!("half of ({})", expr(e)),
        Expr::Lesser(a, b) => format!("the lesser of {} and {}", expr(a), expr(b)),
        Expr::Sum(parts) => parts.iter().map(expr).collect::<Vec<_>>().join(" + "),
        Expr::Minus(a, b) => format!("({} - {})", expr(a), expr(b)),
        Expr::Times(a, b) => format!("{} x {}", expr(a), expr(b)),
    }
}

fn cmp(c: Cmp) -> &'static str {
    match c {
        Cmp::Over => ">",
        Cmp::AtLeast => "at least",
        Cmp::Same => "=",
        Cmp::AtMost => "at most",
        Cmp::Under => "<",
    }
}

/// The word for a kind of card.
pub fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Character => "character",
        Kind::Rebel => "Rebel",
        Kind::Imperial => "Imperial",
        Kind::Alien => "alien",
        Kind::Droid => "droid",
        Kind::Starship => "starship",
        Kind::Capital => "capital starship",
        Kind::Starfighter => "starfighter",
        Kind::Squadron => "squadron",
        Kind::Vehicle => "vehicle",
        Kind::Transport => "transport vehicle",
        Kind::Combat => "combat vehicle",
        Kind::Shuttle => "shuttle vehicle",
        Kind::CreatureVehicle => "creature vehicle",
        Kind::Weapon => "weapon",
        Kind::CharacterWeapon => "character weapon",
        Kind::StarshipWeapon => "starship weapon",
        Kind::VehicleWeapon => "vehicle weapon",
        Kind::AutomatedWeapon => "automated weapon",
        Kind::Artillery => "artillery weapon",
        Kind::Device => "device",
        Kind::Effect => "Effect",
        Kind::Utinni => "Utinni Effect",
        Kind::Immediate => "Immediate Effect",
        Kind::MobileEffect => "Mobile Effect",
        Kind::Interrupt => "Interrupt",
        Kind::Location => "location",
        Kind::Site => "site",
        Kind::System => "system",
        Kind::Sector => "sector",
        Kind::Creature => "creature",
        Kind::Objective => "Objective",
        Kind::JediTest => "Jedi Test",
        Kind::EpicEvent => "Epic Event",
        Kind::Other => "card",
    }
}

fn icon_name(icon: Icon) -> &'static str {
    match icon {
        Icon::Pilot => "pilot",
        Icon::Warrior => "warrior",
        Icon::NavComputer => "with a nav computer",
        Icon::Scomp => "with a Scomp link",
        Icon::Exterior => "exterior",
        Icon::Interior => "interior",
        Icon::Underground => "underground",
        Icon::Planet => "planet",
        Icon::Mobile => "mobile",
        Icon::Space => "space",
        Icon::StarshipSite => "starship site",
        Icon::VehicleSite => "vehicle site",
        Icon::Independent => "independent",
        Icon::Selective => "selective",
        Icon::PermanentWeapon => "with a permanent weapon",
    }
}
