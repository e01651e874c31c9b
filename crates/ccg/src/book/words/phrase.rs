//! Filters in words: what a card speaks of is a noun with what stands before and behind it.

use super::cond::expr;
use super::law::law_words;
pub(super) use super::names::{and, or};
use super::names::{icon_name, kind_name, plural, proper, stat_name, trait_name};
use crate::book::text::{Cmp, Filter, Kind, Law, Stat};

/// A noun with its company.
#[derive(Clone, Default)]
struct Phrase {
    /// Whose.
    owner: Option<&'static str>,
    /// What stands before the noun.
    before: Vec<String>,
    /// The noun itself.
    noun: Option<Noun>,
    /// It needs no article: a name, or something already spoken of.
    definite: bool,
    /// What kind of card.
    kind: Option<Kind>,
    /// It was spoken of as a target.
    target: bool,
    /// It is what the card is on.
    host: bool,
    /// It is plain from the card: "its target".
    known: Option<&'static str>,
    /// What stands behind it.
    behind: Vec<String>,
    /// What is left out.
    except: Vec<Phrase>,
}

/// A word, or one of several phrases.
#[derive(Clone)]
enum Noun {
    Word(String),
    OneOf(Vec<Phrase>),
}

impl Phrase {
    fn of(f: &Filter) -> Phrase {
        let mut phrase = Phrase::default();
        phrase.take_in(f);
        phrase
    }

    fn name(&mut self, noun: String, definite: bool) {
        match &self.noun {
            None => (self.noun, self.definite) = (Some(Noun::Word(noun)), definite),
            Some(Noun::Word(squadron)) if squadron.ends_with("Squadron") => {
                self.before.push(squadron.clone());
                (self.noun, self.definite) = (Some(Noun::Word(noun)), definite);
            }
            Some(_) => self.before.push(noun),
        }
    }

    fn take_in(&mut self, f: &Filter) {
        match f {
            Filter::AllOf(all) => all.iter().for_each(|f| self.take_in(f)),
            Filter::Yours => self.owner = Some("your"),
            Filter::Theirs => self.owner = Some("opponent's"),
            Filter::Imprisoned => self.before.push("imprisoned".to_owned()),
            Filter::Unique => self.before.push("unique".to_owned()),
            Filter::Generic => self.before.push("generic".to_owned()),
            Filter::Battleground => self.before.push("battleground".to_owned()),
            Filter::SubjectsOperative => self.name("matching operative".to_owned(), false),
            Filter::Kind(kind) => self.kind = self.kind.or(Some(*kind)),
            Filter::Target => self.target = true,
            Filter::Host => self.host = true,
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
            Filter::OtherSiteThanTargets => self.name("other site".to_owned(), false),
            Filter::HighestAbility(f) => {
                self.take_in(f);
                self.before.push("highest-ability".to_owned());
            }
            other => match noun_of(other) {
                Some(noun) => self.known = Some(noun),
                None => self.behind.push(place_of(other)),
            },
        }
    }

    fn leave_out(&mut self, f: &Filter) {
        match f {
            Filter::This => self.before.push("other".to_owned()),
            Filter::AnyOf(any) => any.iter().for_each(|f| self.leave_out(f)),
            Filter::Under(Law::FirstMode) => self.behind.push("that was not noted".to_owned()),
            // Whoever is overlooked is not meant anyhow.
            Filter::Under(Law::Overlooked) => {}
            f => {
                let inner = Phrase::of(f);
                let bare = !inner.is_named();
                match (bare, inner.behind.is_empty()) {
                    (true, true) => self.before.extend(inner.before.iter().map(|word| format!("non-{word}"))),
                    (true, false) => self.behind.push(not_so(&inner.behind.join(" "))),
                    (false, _) => self.except.push(inner),
                }
            }
        }
    }

    fn one_of(&mut self, any: &[Filter]) {
        match any {
            [Filter::Captive, Filter::Not(held)] if **held == Filter::Missing => {
                return self.behind.push("(captive or not)".to_owned());
            }
            [Filter::Not(kind), Filter::Unoccupied] if **kind == Filter::Kind(Kind::Vehicle) => {
                return self.behind.push("(a vehicle only if nobody is aboard)".to_owned());
            }
            _ => {}
        }
        if let [one, Filter::HasAboard(aboard)] = any
            && one == aboard.as_ref()
        {
            return self.name(format!("{} or what it is aboard", a(one)), true);
        }
        // Its pilots, built-in ones among them.
        if let [Filter::Piloting(craft), itself] = any
            && craft.as_ref() == itself
        {
            return self.behind.push(format!("that pilot what is {}", filter(itself)));
        }
        // Aboard it, or aboard something in its hold.
        if let [Filter::Aboard(craft), Filter::Aboard(inside)] = any
            && **inside == Filter::Aboard(craft.clone())
        {
            return self.behind.push(format!("anywhere aboard {}", a(craft)));
        }
        let mut parts: Vec<Phrase> = any.iter().map(Phrase::of).collect();
        parts.dedup_by(|later, kept| {
            let same = later.say(false).eq_ignore_ascii_case(&kept.say(false));
            // Whatever is of that sort, not only what has the name.
            if same && kept.definite {
                std::mem::swap(later, kept);
            }
            same
        });
        if !parts.iter().all(Phrase::is_named) {
            let person = self.kind == Some(Kind::Character);
            let said =
                |p: &Phrase| if person && p.is_named() { format!("who is {}", p.with("a")) } else { p.say(false) };
            return self.behind.push(or(&parts.iter().map(said).collect::<Vec<_>>()));
        }
        if let Some(Noun::Word(word)) = self.noun.take() {
            self.before.push(word);
        }
        self.definite = parts.iter().all(Phrase::is_definite);
        self.noun = Some(Noun::OneOf(parts));
    }

    /// Takes out the last of what stands behind that can be said after "is".
    fn last_said(&mut self) -> Option<String> {
        let says = |said: &String| {
            let starts = ["with ", "without ", "that ", "where ", "of ", "you ", "opponent ", "counted "];
            !starts.iter().any(|w| said.starts_with(w))
        };
        self.behind.iter().rposition(says).map(|n| self.behind.remove(n))
    }

    fn is_named(&self) -> bool {
        self.noun.is_some() || self.kind.is_some() || self.is_spoken_of()
    }

    fn is_spoken_of(&self) -> bool {
        self.target || self.host || self.known.is_some()
    }

    /// Whether it needs no article.
    fn is_definite(&self) -> bool {
        let spoken_of = (self.target && self.owner.is_none()) || self.host || self.known.is_some();
        (self.definite || spoken_of) && self.before.is_empty()
    }

    /// The noun, with its kind where that says more; none if nothing but where it is is said.
    fn head(&self, many: bool) -> Option<String> {
        let inflect = |word: &str| if many { plural(word) } else { word.to_owned() };
        let kind = self.kind.map(kind_name);
        let named = self.noun.as_ref().map(|noun| match noun {
            Noun::Word(word) if self.definite => word.clone(),
            Noun::Word(word) => inflect(&with_kind(word, self.kind)),
            Noun::OneOf(parts) => {
                let said = or(&parts.iter().map(|p| p.say(many)).collect::<Vec<_>>());
                let simple = parts.iter().all(|p| p.kind.is_none() && p.before.is_empty() && !p.definite);
                match self.kind.filter(|_| simple) {
                    Some(Kind::Rebel | Kind::Imperial | Kind::Alien) => format!("{} {said}", kind.unwrap_or_default()),
                    _ => said,
                }
            }
        });
        if !self.is_spoken_of() {
            return named.or_else(|| kind.map(inflect));
        }
        let if_so = named.as_ref().map(|_| format!(" (if {})", self.sort()));
        let that = |kind: &str| if many { format!("those {}", plural(kind)) } else { format!("that {kind}") };
        Some(match (self.target, self.host, self.known) {
            (true, ..) if self.definite => named.unwrap_or_default(),
            (true, ..) => match kind {
                Some(kind) => that(kind),
                None if self.owner.is_some() => inflect("target"),
                None => "the target".to_owned() + &if_so.unwrap_or_default(),
            },
            (_, true, _) => match kind {
                Some(kind) => format!("the {kind} it is on"),
                None => "the card it is on".to_owned() + &if_so.unwrap_or_default(),
            },
            (_, _, Some("what it pilots")) if kind.is_some() => format!("the {} it pilots", kind.unwrap_or_default()),
            (_, _, known) => {
                let if_so = if_so.or_else(|| kind.map(|_| format!(" (if {})", self.sort())));
                known.unwrap_or_default().to_owned() + &if_so.unwrap_or_default()
            }
        })
    }

    /// What sort of card it is, of one that was spoken of.
    fn sort(&self) -> String {
        let sort = Phrase { noun: self.noun.clone(), kind: self.kind, definite: self.definite, ..Phrase::default() };
        sort.with("a")
    }

    /// Without an article.
    fn say(&self, many: bool) -> String {
        let mut words: Vec<String> = self.owner.map(str::to_owned).into_iter().collect();
        words.extend(self.rest(many));
        words.join(" ")
    }

    /// Without an article and without its owner.
    fn rest(&self, many: bool) -> Vec<String> {
        let mut words = self.before.clone();
        let mut behind = self.behind.clone();
        // A location is not at another, it is one.
        let place = matches!(self.kind, Some(Kind::Site | Kind::System | Kind::Sector | Kind::Location));
        for (there, one) in [("at a related location", "related"), ("at an adjacent site", "adjacent")] {
            if let Some(n) = behind.iter().position(|said| place && said == there) {
                behind.remove(n);
                words.push(one.to_owned());
            }
        }
        let card = || if many { "cards".to_owned() } else { "card".to_owned() };
        words.extend(self.head(many).or_else(|| self.is_nameless().then(card)));
        match self.host {
            true => words.extend((!behind.is_empty()).then(|| format!("(if {})", behind.join(" and ")))),
            false => words.extend(behind),
        }
        if !self.except.is_empty() {
            let all: Vec<String> = self.except.iter().map(|p| p.say(!p.is_definite())).collect();
            match self.is_spoken_of() {
                true => {
                    words.push(format!("(if not {})", or(&self.except.iter().map(|p| p.with("a")).collect::<Vec<_>>())))
                }
                false => words.push(format!("(except {})", or(&all))),
            }
        }
        words
    }

    /// Nothing but where it is: then it can stand behind a noun, or after "is".
    fn is_nameless(&self) -> bool {
        self.owner.is_some() || self.behind.is_empty() || !self.before.is_empty()
    }

    fn with(&self, article: &str) -> String {
        if let Some(Noun::OneOf(parts)) = &self.noun
            && (article, self.owner, self.before.is_empty()) == ("a", None, true)
            && !self.is_spoken_of()
            && parts.iter().any(|p| p.definite || p.owner.is_some())
            && !parts.iter().all(|p| p.definite)
        {
            let all = or(&parts.iter().map(|p| p.with("a")).collect::<Vec<_>>());
            return Phrase { noun: Some(Noun::Word(all)), definite: true, ..self.clone() }.say(false);
        }
        let bare = !self.is_named() && !self.is_nameless();
        let said = if bare { format!("card {}", self.say(false)) } else { self.say(false) };
        match (self.is_definite(), self.owner, article) {
            (true, ..) => said,
            (_, Some(_), "a") => said,
            (_, _, "a") if said.starts_with("other ") => format!("an{said}"),
            (_, _, "a")
                if said.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O'])
                    || said.starts_with("un") && !said.starts_with("uni") =>
            {
                format!("an {said}")
            }
            (_, Some(owner), "each") if self.target => format!("{owner} {}", self.rest(false).join(" ")),
            (_, Some(owner), "each") => format!("each of {owner} {}", self.rest(true).join(" ")),
            _ => format!("{article} {said}"),
        }
    }
}

/// A characteristic with the kind of card, where that says more.
fn with_kind(word: &str, kind: Option<Kind>) -> String {
    match kind {
        Some(k @ (Kind::Rebel | Kind::Imperial | Kind::Alien)) if !word.starts_with(kind_name(k)) => {
            format!("{} {word}", kind_name(k))
        }
        Some(Kind::Droid) if !word.ends_with("droid") => format!("{word} droid"),
        Some(k @ (Kind::Starfighter | Kind::Capital)) if word.ends_with("starship") => {
            word.replace("starship", kind_name(k))
        }
        _ => word.to_owned(),
    }
}

/// The opposite of where or how a card is.
fn not_so(said: &str) -> String {
    match said {
        "deployed this turn" => "not deployed this turn".to_owned(),
        "opponent occupies" => "where opponent has no presence".to_owned(),
        "you occupy" => "where you have no presence".to_owned(),
        that if that.starts_with("that is ") => that.replacen("that is ", "that is not ", 1),
        that if that.starts_with("with ") => that.replacen("with ", "without ", 1),
        other => format!("not {other}"),
    }
}

/// What has been spoken of, or is plain from the card.
fn noun_of(f: &Filter) -> Option<&'static str> {
    Some(match f {
        Filter::Any => "any card",
        Filter::This => "this card",
        Filter::Piloted => "what it pilots",
        Filter::It => "that card",
        Filter::Answered => "that weapon",
        Filter::Quarry => "its target",
        Filter::Origin => "where its target was",
        Filter::Innermost => "the innermost marker",
        Filter::Outermost => "the outermost marker",
        _ => return None,
    })
}

/// A number that stands so to another, behind a noun.
fn having(stat: Stat, c: Cmp, n: &str) -> String {
    let stat = stat_name(stat);
    match c {
        Cmp::AtLeast if n == "0" => format!("with {stat}"),
        Cmp::AtLeast => format!("with {stat} of {n} or more"),
        Cmp::AtMost if n.parse::<i32>().is_err() => format!("with {stat} of no more than {n}"),
        Cmp::AtMost => format!("with {stat} of {n} or less"),
        Cmp::Over => format!("with {stat} > {n}"),
        Cmp::Under => format!("with {stat} < {n}"),
        Cmp::Same => format!("with {stat} = {n}"),
    }
}

/// Where or how a card is, as it stands behind a noun or after "is".
fn place_of(f: &Filter) -> String {
    match f {
        Filter::Has(stat, c, n) => having(*stat, *c, &n.to_string()),
        Filter::Having(stat, c, n) => having(*stat, *c, &expr(n)),
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
        Filter::Counted => "counted for Epic Events".to_owned(),
        Filter::HasTheirs(f, 1) => format!("where opponent has {} present", a(f)),
        Filter::HasTheirs(f, n) => format!("where opponent has at least {n} {} present", several(f)),
        Filter::HasYours(f) => format!("where you have {} present", a(f)),
        Filter::PresentAt(f) => format!("present at {}", place(f)),
        Filter::Outside => "in the open".to_owned(),
        Filter::Amid(n, f) => format!("with at least {n} {} present", several(f)),
        Filter::SameSiteAsTargets => "at the same place".to_owned(),
        Filter::OtherSiteThanTargets => "at another site".to_owned(),
        Filter::PilotedBy(f) if **f == Filter::Any => "being piloted".to_owned(),
        Filter::PilotedBy(f) => format!("piloted by {}", a(f)),
        Filter::HasAboard(f) => format!("with {} aboard", a(f)),
        Filter::ImmuneTo(word) => format!("immune to {word}"),
        Filter::HasRelated(f) => format!("with {} related to it", a(f)),
        Filter::Unoccupied => "that nobody occupies".to_owned(),
        Filter::Beside(f) => format!("adjacent to {}", place(f)),
        Filter::New => "deployed this turn".to_owned(),
        Filter::Unmoved => "that has not moved this turn".to_owned(),
        Filter::Under(law) => format!("that {}", law_words(*law)),
        Filter::There => "present there".to_owned(),
        Filter::Stowed => "beneath this card".to_owned(),
        Filter::InBattleWith(f) => format!("in a battle with {}", a(f)),
        Filter::Captive => "held captive".to_owned(),
        Filter::Imprisoned => "imprisoned".to_owned(),
        Filter::HeldAt(f) => format!("held {}", super::at(f)),
        Filter::Missing => "missing".to_owned(),
        Filter::Unearthed => "buried here".to_owned(),
        Filter::OperativeOf(planet) => format!("operating on {}", proper(*planet)),
        Filter::Attached => "attached to another".to_owned(),
        Filter::Landed => "landed".to_owned(),
        Filter::PartOf(planet) => format!("of {}", proper(*planet)),
        Filter::InSights => "that the weapon may target".to_owned(),
        Filter::Firing => "being fired".to_owned(),
        Filter::Holds(f) if **f == Filter::Frozen => "where a frozen captive is held".to_owned(),
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
        Filter::RoomFor(f) => format!("with room for all {}", many(f)),
        Filter::WhereItWas => "where that card was".to_owned(),
        Filter::SoughtBy(f) => {
            let mut by = Phrase::of(f);
            by.kind = by.kind.or(Some(Kind::Utinni));
            format!("targeted by {}", by.with("a"))
        }
        Filter::Reached => "reached by its target".to_owned(),
        Filter::InSightsOf(n, f) => format!("present with {n} or more {} that can fire at it", several(f)),
        Filter::Unbattled => "without a battle this turn".to_owned(),
        Filter::Fresh => "that may still battle this turn".to_owned(),
        Filter::OfSubject => "of its planet".to_owned(),
        Filter::Flipped => "flipped".to_owned(),
        Filter::HousesTheirs(f) => format!("where opponent has {}", a(f)),
        Filter::HighestAbility(f) => format!("of highest ability among {}", many(f)),
        Filter::Shielded => "beneath the energy shield".to_owned(),
        Filter::Transportable => "that transport can reach".to_owned(),
        Filter::Escorting => "with a captive".to_owned(),
        Filter::AloneWithCrew => "alone with its crew".to_owned(),
        Filter::DrawnAgainst => "against whose maneuver or armor it was drawn".to_owned(),
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
    Phrase::of(f).say(false)
}

/// Several of these cards, after a number.
pub(super) fn several(f: &Filter) -> String {
    let of = if Phrase::of(f).owner.is_some() { "of " } else { "" };
    format!("{of}{}", many(f))
}

/// Several of these cards, without an article.
pub(super) fn many(f: &Filter) -> String {
    let phrase = Phrase::of(f);
    let bare = !phrase.is_named() && !phrase.is_nameless();
    if bare { format!("cards {}", phrase.say(true)) } else { phrase.say(true) }
}

/// One of these cards in words.
pub(super) fn a(f: &Filter) -> String {
    Phrase::of(f).with("a")
}

/// A location in words.
pub(super) fn place(f: &Filter) -> String {
    if let Filter::Not(inner) = f
        && **inner == Filter::Kind(Kind::Site)
    {
        return "a system or sector".to_owned();
    }
    // One by its name, or one of a sort.
    if let Filter::AnyOf(any) = f {
        let parts: Vec<Phrase> = any.iter().map(Phrase::of).collect();
        if parts.iter().any(|p| p.definite) && parts.iter().any(|p| !p.is_named()) {
            return or(&any.iter().map(place).collect::<Vec<_>>());
        }
    }
    let mut phrase = Phrase::of(f);
    if !phrase.is_named() {
        phrase.kind = Some(Kind::Location);
    }
    phrase.with("a")
}

/// Sites like this.
pub(super) fn site(f: &Filter) -> String {
    let mut phrase = Phrase::of(f);
    phrase.kind = phrase.kind.or(Some(Kind::Site));
    phrase.say(true)
}

/// The target of an action that has several, by whose it is.
pub(super) fn target(f: &Filter) -> String {
    Phrase::of(f).owner.map_or_else(|| "the target".to_owned(), |owner| format!("{owner} target"))
}

/// All of these cards in words, one by one.
pub(super) fn each(f: &Filter) -> String {
    if let Filter::AnyOf(any) = f {
        let parts: Vec<Phrase> = any.iter().map(Phrase::of).collect();
        if parts.iter().any(Phrase::is_spoken_of) {
            let all = if parts.iter().all(Phrase::is_definite) { " each" } else { "" };
            return and(&parts.iter().map(|p| p.with("each")).collect::<Vec<_>>()) + all;
        }
    }
    Phrase::of(f).with("each")
}

/// What is said of a card after "is".
pub(super) fn predicate(f: &Filter) -> String {
    let phrase = Phrase::of(f);
    if phrase.is_named() {
        return phrase.with("a");
    }
    let except = phrase.except.iter().map(|e| format!("not {}", e.with("a")));
    let parts: Vec<String> = phrase.before.iter().chain(&phrase.behind).cloned().chain(except).collect();
    parts.join(" and ").replace("at a site and at same location as", "at same site as")
}

/// Somebody is somewhere: of what stands behind, the last that can is said of the rest.
pub(super) fn exists(f: &Filter) -> String {
    if *f == Filter::Night {
        return "nighttime conditions exist anywhere on table".to_owned();
    }
    if *f == Filter::AllOf(vec![Filter::Kind(Kind::Location), Filter::InBattle, Filter::WhereItWas]) {
        return "there is a battle where it was".to_owned();
    }
    if let Filter::AllOf(all) = f {
        match all.as_slice() {
            [Filter::This, Filter::YouOccupy] => return "you occupy".to_owned(),
            [Filter::This, Filter::TheyOccupy] => return "opponent occupies".to_owned(),
            [Filter::Target, Filter::Yours] => return "the target is yours".to_owned(),
            _ => {}
        }
    }
    let mut phrase = Phrase::of(f);
    let last = phrase.last_said();
    if phrase.is_spoken_of() && last.is_none() {
        if let Some(with) = phrase.behind.first().and_then(|said| said.strip_prefix("with ")).map(str::to_owned) {
            phrase.behind.remove(0);
            return format!("{} has {with}", phrase.with("a"));
        }
        if phrase.noun.is_some() || phrase.kind.is_some() {
            let subject = Phrase { noun: None, kind: None, definite: false, ..phrase.clone() };
            return format!("{} is {}", subject.with("a"), phrase.sort());
        }
    }
    format!("{} is {}", phrase.with("a"), last.unwrap_or_else(|| "on table".to_owned()))
}

/// So many are somewhere, after their number.
pub(super) fn several_are(f: &Filter) -> String {
    let mut phrase = Phrase::of(f);
    let last = phrase.last_said().unwrap_or_else(|| "on table".to_owned());
    let of = if phrase.owner.is_some() { "of " } else { "" };
    format!("{of}{} are {last}", phrase.say(true))
}

/// Nobody is there.
pub(super) fn none_exists(f: &Filter) -> String {
    let said = exists(f);
    match said.as_str() {
        "you occupy" => return "you do not occupy".to_owned(),
        "opponent occupies" => return "opponent does not occupy".to_owned(),
        _ => {}
    }
    if let Some((who, is)) = said.strip_prefix("your ").and_then(|said| said.split_once(" is ")) {
        return format!("no {who} of yours is {is}");
    }
    format!("no {}", said.strip_prefix("an ").or_else(|| said.strip_prefix("a ")).unwrap_or(&said))
}
