//! Game text in English, made from the data: so that text and behaviour cannot disagree.

mod adds;
mod cond;
mod deed;
mod law;
mod names;
mod phrase;
mod when;

use super::text::{Aim, Cmp, Cond, Do, Expr, Fate, Filter, Fire, Function, Hits, Icon, Kind, Stat, Text, Timing, Who};
use super::{Print, Room};
use adds::{adds, is_plain, sets, together};
use cond::{cond, expr, force};
use deed::{Said, list, said};
use dejarik_kernel::Seat;
use law::grant;
pub use names::kind_name;
use names::{capital, stat_name};
use phrase::{a, each, filter, many};
use when::{is_of_place, often, when};

/// Everything a card says, a sentence each.
pub fn card(print: &Print) -> Vec<String> {
    if !print.implemented {
        return vec!["Not implemented yet.".to_owned()];
    }
    let mut lines: Vec<String> = room(print.room).into_iter().collect();
    // A mobile system (004:1019-1021).
    if print.is(Kind::System) && print.has(Icon::Mobile) {
        lines.push("Deploys at parsec 0. Hyperspeed = 1.".to_owned());
    }
    match print.is(Kind::Interrupt) {
        true => lines.extend(either_way(print)),
        false => lines.extend(sentences(&print.text, print)),
    }
    lines.extend(sentences(&print.back, print).into_iter().map(|text| format!("Other side: {text}")));
    for (seat, name) in [(Seat(0), "Light"), (Seat(1), "Dark")] {
        let texts = sentences(&print.sides[seat.index()], print);
        lines.extend(texts.into_iter().map(|text| format!("{name}: {text}")));
    }
    // What the rules make of the generators (R024, R155).
    if print.title == *super::names::GENERATORS {
        lines.push("Energy shield rules are in effect on Hoth.".to_owned());
        lines.push("Light: This site is a power source for your artillery weapons here.".to_owned());
    }
    if let Some(seats) = lines.first_mut().filter(|_| print.is(Kind::Transport)) {
        *seats = seats.replace("pilot", "driver");
    }
    lines
}

/// An Interrupt says whether it is used or lost, and each of its functions is another way to play it.
fn either_way(print: &Print) -> Vec<String> {
    let (ways, others): (Vec<Text>, Vec<Text>) =
        print.text.iter().cloned().partition(|t| matches!(t, Text::May(_) | Text::When(_)));
    let starts = print.deeds.iter().any(|d| d.function.at == Timing::Start);
    let fates = |f: Fate| print.deeds.iter().any(|d| d.function.fate == Some(f));
    let sort = match (fates(Fate::Used), fates(Fate::Lost), print.lost) {
        (true, true, _) if starts => "Used or Starting Interrupt",
        (true, true, _) => "Used or Lost Interrupt",
        (_, _, true) => "Lost Interrupt",
        (_, _, false) => "Used Interrupt",
    };
    let way = |(n, text): (usize, String)| if n == 0 { format!("{sort}: {text}") } else { format!("OR {text}") };
    let ways = sentences(&ways, print).into_iter().enumerate().map(way);
    ways.chain(sentences(&others, print)).collect()
}

/// The sentences of a text; what is said of the same cards under the same condition is one.
fn sentences(texts: &[Text], print: &Print) -> Vec<String> {
    let texts: Vec<&Text> = texts.iter().filter(|t| !matches!(t, Text::Either(_))).collect();
    let mut lines = Vec::new();
    let mut rest = texts.as_slice();
    while let [first, more @ ..] = rest {
        let n = 1 + more.iter().take_while(|t| is_same(first, t)).count();
        let line = match (first, n) {
            (_, 1) => sentence(first, print.is(Kind::Interrupt)),
            (Text::Adds { to, when, .. }, _) => {
                let numbered = |t: &&'_ Text| match t {
                    Text::Adds { stat, by, .. } => Some((*stat, by.clone())),
                    _ => None,
                };
                let changes: Vec<(Stat, Expr)> = rest[..n].iter().filter_map(numbered).collect();
                let changes: Vec<(Stat, &Expr)> = changes.iter().map(|(s, by)| (*s, by)).collect();
                together(&changes, to) + &if_so(when, *to != Filter::This)
            }
            (Text::Sets { of, when, .. }, _) => {
                let value = |t: &&Text| match t {
                    Text::Sets { stat, to, .. } => Some(format!("{} = {}", stat_name(*stat), expr(to))),
                    _ => None,
                };
                let values: Vec<String> = rest[..n].iter().filter_map(value).collect();
                format!("{} has {}", each(of), phrase::and(&values)) + &if_so(when, true)
            }
            (Text::Grants { to, when, .. }, _) => {
                let law = |t: &&Text| match t {
                    Text::Grants { law, .. } => Some(law::law_words(*law).to_owned()),
                    _ => None,
                };
                let laws: Vec<String> = rest[..n].iter().filter_map(law).collect();
                format!("{} {}", each(to), phrase::and(&laws)) + &if_so(when, true)
            }
            _ => sentence(first, print.is(Kind::Interrupt)),
        };
        rest = &rest[n..];
        let line = match first {
            Text::DeployOnlyAt(_) if print.is(Kind::Creature) => {
                line.replace("deploys only", "deploys and moves only").replace(ELSEWHERE, "")
            }
            Text::DeployOnlyAt(_)
                if print.text.iter().any(|t| matches!(t, Text::MovesOnlyTo(f) if !is_of_sites(f))) =>
            {
                line.replace(ELSEWHERE, "")
            }
            _ => line,
        };
        lines.push(capital(&polished(&hosted(line, print))) + ".");
    }
    lines
}

/// The battle destiny of who could draw none (R112).
const IF_NONE: &str = "one battle destiny where there would be none";

/// What is said of cards that are bound to a place as they are deployed, and not afterwards (R057).
const ELSEWHERE: &str = ", but may move elsewhere";

/// Whether where a card may move speaks of sites only.
fn is_of_sites(f: &Filter) -> bool {
    matches!(f, Filter::AnyOf(any) if any.first() == Some(&Filter::Not(Box::new(Filter::Kind(Kind::Site)))))
}

/// Whether two sentences say something of the same cards under the same condition.
fn is_same(one: &Text, other: &Text) -> bool {
    match (one, other) {
        (Text::Adds { stat, to, when, .. }, Text::Adds { stat: s, to: t, when: w, .. }) => {
            is_plain(*stat) && is_plain(*s) && to == t && when == w
        }
        (Text::Sets { stat, of, when, .. }, Text::Sets { stat: s, of: o, when: w, .. }) => {
            is_plain(*stat) && is_plain(*s) && *of != Filter::This && of == o && when == w
        }
        (Text::Grants { law, to, whose, when }, Text::Grants { law: l, to: t, whose: h, when: w }) => {
            law::is_of_card(*law) && law::is_of_card(*l) && (to, whose, when) == (t, h, w)
        }
        _ => false,
    }
}

/// Turns of phrase that only whole sentences show.
fn polished(line: &str) -> String {
    const TURNS: [(&str, &str); 23] = [
        (" at a system here", " at same system"),
        (" here being deployed deploys for", " deploys here for"),
        (" here deploys for", " deploys here for"),
        (" here deploys free", " deploys here free"),
        ("at same site at an exterior location", "at same exterior site"),
        ("at an adjacent site at a site you control", "at an adjacent site you control"),
        ("present at this card", "present here"),
        (" at this card", " here"),
        ("at same site present", "present at same site"),
        (" in battle present at a location", " present in battle"),
        (" in battle present at a site", " present in battle"),
        (" not adjacent to a location at same location as ", " and not at a site adjacent to "),
        (" not in battle at a site you control not in battle", " at a site you control, away from the battle"),
        ("a site on Hoth or Cloud City location", "a Hoth or Cloud City site"),
        ("a site on Tatooine is in battle", "the battle is at a site on Tatooine"),
        // What was lost as a price was there.
        (
            "target your droid at a site and a site at the same place: lose that droid: that site",
            "lose your droid at a site: there",
        ),
        (
            "target your droid there (if a site) and a site at the same place: lose that droid: that site",
            "lose your droid at that site: there",
        ),
        ("there has no attrition against you", "there is no attrition against you there"),
        // Something that was said once, or is said for a time.
        ("as soon as 1 was not declared and its target is here, declare 1; ", "the first time its target is here, "),
        (
            "as soon as 1 was declared and its target is at where its target was",
            "as soon as its target, after that, is back where it was at first",
        ),
        ("if 1 was not declared and ", "if "),
        ("declare 1 for the rest of this turn", "say so for the rest of this turn"),
        ("present has forfeit = 0 if 1 was declared", "present has forfeit = 0 if you said so"),
    ];
    TURNS.iter().fold(line.to_owned(), |line, (from, to)| line.replace(from, to))
}

/// What the card is on has a name where the card says so.
fn hosted(line: String, print: &Print) -> String {
    if print.is(Kind::JediTest) {
        let line = line.replace("the card it is on", "its apprentice").replace("its target", "its apprentice");
        // Tests are taken in their order (R182).
        return match print.jedi_test().filter(|n| *n > 1) {
            Some(n) => line.replace("an apprentice;", &format!("an apprentice that has passed Jedi Test {};", n - 1)),
            None => line,
        };
    }
    if print.is(Kind::Squadron) {
        return line.replace("a permanent pilot with ability", "permanent pilots with a total ability of");
    }
    if print.is(Kind::Character) {
        return line.replace(" it is on ", " it is aboard ").replace("the card it is aboard", "the craft it is aboard");
    }
    let hosts: Vec<Option<&str>> = print
        .text
        .iter()
        .filter_map(|t| match t {
            Text::DeployOn { on, .. } => Some(host(on)),
            _ => None,
        })
        .collect();
    match hosts.first() {
        Some(Some(word)) if hosts.iter().all(|h| *h == Some(*word)) => {
            line.replace("the card it is on", &format!("that {word}"))
        }
        _ => line,
    }
}

/// What sort of card others are deployed on.
fn host(on: &Filter) -> Option<&'static str> {
    match on {
        Filter::AllOf(all) | Filter::AnyOf(all) => all.iter().find_map(host),
        Filter::Icon(Icon::Warrior) | Filter::Trait(_) => Some("character"),
        Filter::Kind(kind) => Some(match kind {
            Kind::Character | Kind::Rebel | Kind::Imperial | Kind::Alien => "character",
            Kind::Droid => "droid",
            Kind::Starship | Kind::Capital | Kind::Starfighter => "starship",
            Kind::Location | Kind::System | Kind::Sector => "location",
            Kind::Site => "site",
            Kind::Weapon | Kind::CharacterWeapon => "weapon",
            _ => return None,
        }),
        _ => None,
    }
}

fn room(room: Room) -> Option<String> {
    let parts = [
        (room.pilots, "pilot"),
        (room.passengers, "passenger"),
        (room.either, "pilot or passenger"),
        (room.astromechs, "astromech"),
        (room.vehicles, "vehicle"),
    ];
    let said: Vec<String> = parts
        .iter()
        .filter(|(n, _)| *n > 0)
        .map(|(n, what)| if *n == 1 { format!("1 {what}") } else { format!("{n} {}s", what.replace(" or", "s or")) })
        .collect();
    (!said.is_empty()).then(|| format!("Carries {}.", phrase::and(&said)))
}

/// One sentence, without a capital letter and a full stop.
fn sentence(text: &Text, interrupt: bool) -> String {
    match text {
        Text::Adds { stat, by, to, whose, when, .. } => adds(*stat, by, to, *whose) + &if_so(when, *to != Filter::This),
        Text::Sets { stat, to, of, when } => sets(*stat, to, of) + &if_so(when, *of != Filter::This),
        Text::Fraction(stat, a, b) => format!("{} = {a}/{b}", stat_name(*stat)),
        Text::Root(stat, of) => format!("{} = the root of ({} + pi), at least 1", stat_name(*stat), expr(of)),
        Text::Grants { law, to, whose, when } => grant(*law, to, *whose, when),
        Text::Pilots(n) => format!("whatever it pilots is power +{n}"),
        Text::Matching { craft, adds, draws } => {
            let mut gains: Vec<String> = Vec::new();
            if !adds.is_empty() {
                let adds: Vec<String> = adds.iter().map(|(s, n)| format!("{} +{n}", stat_name(*s))).collect();
                gains.push(format!("is {} besides", phrase::and(&adds)));
            }
            if *draws {
                gains.push(format!("gives you {IF_NONE}"));
            }
            format!("{}, piloted by it, {}", names::proper(*craft), phrase::and(&gains))
        }
        Text::MatchingPilot(who) => format!("the matching pilot is {who}"),
        Text::Immune(99) => "immune to attrition".to_owned(),
        Text::Immune(n) => format!("immune to attrition < {n}"),
        Text::PermanentPilot(n) => format!("has a permanent pilot with ability {n}"),
        Text::BuiltIn(who) => format!("the permanent pilot is {who}"),
        Text::Either(_) => "whoever is aboard may be pilot or passenger".to_owned(), // Said with the seats.
        Text::Hangar(class, n) => format!("holds {n} {}", names::plural(&names::trait_name(*class))),
        Text::DeployOn { on, cost } => format!("deploy on {}{}", a(on), for_cost(cost.as_ref())),
        Text::DeployAside { cost, theirs, each } => format!(
            "deploy on {} side of the table{}{}",
            if *theirs { "opponent's" } else { "your" },
            for_cost(cost.as_ref()),
            if *each { " from each player" } else { "" }
        ),
        Text::DeployOnlyAt(f) => format!("deploys only {}{ELSEWHERE}", at(f)),
        Text::Inserts { own, once } => format!(
            "{}insert in {} Reserve Deck",
            if *once { "once per game, " } else { "" },
            if *own { "your own" } else { "opponent's" }
        ),
        Text::BarredFrom(planets) => {
            let planets: Vec<String> = planets.iter().map(|p| p.spelt().to_owned()).collect();
            format!("may not be deployed to {}", phrase::or(&planets))
        }
        Text::Begins(does) => format!("as the game begins, {}", list(does)),
        Text::Trains { over, here, late } => format!(
            "choose a mentor {} an apprentice{}; attempted at the {}; completed if training destiny + ability > {over}",
            if *here { "here, and choose or deploy" } else { "on Dagobah and" },
            if *here { " here" } else { "" },
            match late {
                true => "end of your turn if you had no battle, Force drain or Jedi Test in it",
                false => "beginning of your control phase",
            }
        ),
        Text::Teaches(n) => format!("as a mentor, adds {n} to training destiny"),
        Text::Attaches(f) => format!("attaches itself to {} instead of attacking", a(f)),
        Text::Hunts(f) => {
            format!("when present with {}, one of them (your choice) is lost, and so is this card", hunted(f))
        }
        Text::Replaces(f) => format!("replaces three {} at one location", many(f)),
        Text::DeployIf(c) => format!("deploys only if {}", cond(c, true)),
        Text::DeployAt(timing) => format!("deploys {}", when(*timing, &Cond::Always, true).said),
        Text::Seeks(f) => format!("target {}", a(f)),
        Text::MovesOnlyTo(f @ Filter::AnyOf(any)) if is_of_sites(f) => {
            format!("of sites, may move only to {}", any.get(1).map_or_else(String::new, phrase::site))
        }
        Text::MovesOnlyTo(f) => format!("may move only to {}", phrase::place(f)),
        Text::Protects { from, what } => format!("{} cannot be targeted by {from}", each(what)),
        Text::GoesFirst => "as your starting location, you take the first turn".to_owned(),
        Text::GoesSecond => "as your starting location, opponent takes the first turn".to_owned(),
        Text::EachUses(n) => format!("to deploy it, each player uses {n} Force"),
        Text::Allows(titles) => {
            let titles: Vec<String> = titles.iter().map(|t| t.to_string()).collect();
            format!("{} may be played as they say of it", phrase::and(&titles))
        }
        Text::Fires(f) => fire(f),
        Text::Exposed(n) => format!("may be targeted by any weapon (defense value {n})"),
        Text::RoundsDown(c) => format!("such a half is rounded down if {}", cond(c, true)),
        Text::ImmuneTo(word) => format!("immune to {word}"),
        Text::May(f) => function(f, true, interrupt),
        Text::When(f) => function(f, false, interrupt),
    }
}

/// Whom a seeker seeks, each with its article.
fn hunted(f: &Filter) -> String {
    match f {
        Filter::AllOf(all) => {
            let any = all.iter().find_map(|f| match f {
                Filter::AnyOf(any) => Some(any),
                _ => None,
            });
            any.map_or_else(|| a(f), |any| phrase::or(&any.iter().map(a).collect::<Vec<_>>()))
        }
        f => a(f),
    }
}

fn owner(who: Who) -> &'static str {
    match who {
        Who::You => "your",
        Who::Opponent => "opponent's",
        Who::Both => "each player's",
    }
}

fn player(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Opponent => "opponent",
        Who::Both => "each player",
    }
}

/// Where, of a location that a filter means.
fn at(f: &Filter) -> String {
    match f {
        Filter::On(_) | Filter::AtPlanet(_) => filter(f),
        f => format!("at {}", phrase::place(f)),
    }
}

/// A condition behind a sentence; `named` if the card itself is not what the sentence is about.
fn if_so(when: &Cond, named: bool) -> String {
    match when {
        Cond::Always => String::new(),
        when => format!(" if {}", cond(when, named)),
    }
}

fn for_cost(cost: Option<&Expr>) -> String {
    match cost {
        None => String::new(),
        Some(Expr::N(0)) => " free".to_owned(),
        Some(e) => match free_if(e) {
            Some((n, f)) => format!(" for {n} Force (free if {})", phrase::exists(f)),
            None => format!(" for {}", force(e)),
        },
    }
}

/// A price that is nothing if there is one of these.
fn free_if(e: &Expr) -> Option<(i32, &Filter)> {
    let Expr::Minus(all, saved) = e else { return None };
    let (Expr::N(n), Expr::Times(same, once)) = (all.as_ref(), saved.as_ref()) else { return None };
    let Expr::Lesser(one, count) = once.as_ref() else { return None };
    match (one.as_ref(), count.as_ref()) {
        (Expr::N(1), Expr::Count(f)) if **same == Expr::N(*n) => Some((*n, f)),
        _ => None,
    }
}

fn fire(f: &Fire) -> String {
    let mut text = format!("may fire at {}", a(&f.at));
    text += match f.range {
        0 => "",
        1 if matches!(f.at, Filter::Kind(Kind::Starship | Kind::Capital | Kind::Starfighter)) => {
            " at same system or at one that this system orbits"
        }
        1 => " at same or adjacent site",
        _ => " up to two sites away",
    };
    text += &f.cost.as_ref().map_or(" for free".to_owned(), |c| format!(" for {}", force(c)));
    text += if_so(&f.when, true).as_str();
    text += &if f.draws == 1 {
        "; draw destiny".to_owned()
    } else {
        format!("; draw {} destiny", names::number(f.draws.into()))
    };
    for plus in &f.plus {
        let against = match &plus.against {
            Filter::Any => String::new(),
            Filter::Not(other) => format!(" against anything but {}", a(other)),
            against => format!(" against {}", a(against)),
        };
        text += &format!(", {:+}{against}", plus.by);
    }
    text += "; if the total > defense value, ";
    text += &match f.result {
        Hits::Hit => "the target is hit".to_owned(),
        Hits::HitForNothing => "the target is hit and its forfeit = 0".to_owned(),
        Hits::HitForNothingBy(who) => format!("the target is hit, and its forfeit = 0 if {who} fired"),
        Hits::Capture => "the target is captured".to_owned(),
        Hits::Crash => "the target crashes".to_owned(),
        Hits::Ion => "its starship weapons are lost, and its armor or maneuver and hyperspeed = 0".to_owned(),
    };
    if let Some((what, defense)) = &f.beside {
        text += &format!("; may also fire at {} (defense value {defense})", a(what));
    }
    if let Some(again) = &f.again {
        text += &format!("; may fire again and again, for {} each time", force(again));
    }
    text
}

/// An action: when, on what condition, at what price, and what comes of it.
fn function(f: &Function, choice: bool, interrupt: bool) -> String {
    let moment = when(f.at, &f.cond, choice);
    let (once, each_phase) = often(f.once, f.times, f.at);
    let at = each_phase.unwrap_or(moment.said);
    // What the targets say need not be said twice.
    let twice = |c: &Cond| match c {
        Cond::Count(what, Cmp::AtLeast, n) => f.targets.iter().filter(|aim| aim.what == *what).count() as i32 >= *n,
        _ => false,
    };
    let joined = at.starts_with("if ") || at.starts_with("when ") || at == "as soon as";
    let left: Vec<String> = moment.left.iter().filter(|c| !twice(c)).map(|c| cond(c, interrupt || joined)).collect();
    let left = left.join(" and ");
    let mut text = match (at.as_str(), left.is_empty()) {
        ("as soon as", _) => format!("as soon as {left}, "),
        ("at any time", true) if interrupt => String::new(),
        ("at any time", false) if interrupt => format!("if {left}, "),
        (at, true) => format!("{once}{at}, "),
        (at, false) if at.starts_with("if ") || at.starts_with("when ") => format!("{once}{at} and {left}, "),
        (at, false) => format!("{once}{at}, if {left}, "),
    };
    if f.cond == Cond::Always && f.at == Timing::Anytime && interrupt {
        text = once;
    }
    text += &action(f, choice, interrupt);
    // An answer that multiplies what it answers.
    if let ([Do::Amount(Expr::N(n))], true) = (f.does.as_slice(), text.contains("multiplied its result")) {
        text = text.replace(&format!("add {n} to it"), &format!("multiply its result by {n}"));
    }
    if f.at == Timing::Start {
        text = text.replace("deploy an Effect from", "deploy an Effect without a deploy cost from");
    }
    let text = match f.at {
        Timing::At(moment) if is_of_place(moment) => text
            .replace("present at that card (if a site)", "present at that site")
            .replace("present at that card", "present there")
            .replace("at that card", "there")
            .replace("that card", "that location"),
        _ => text,
    };
    let text = match f.targets.as_slice() {
        targets if targets.iter().any(|aim| aim.any) => {
            text.replace("the target ", "each target ").replace("that character relocates", "those characters relocate")
        }
        [first, _, ..] => text.replace("the target's", &format!("{}'s", phrase::target(&first.what))),
        _ => text,
    };
    match f.fate {
        Some(Fate::Used) => text + " (Used)",
        Some(Fate::Lost) => text + " (Lost)",
        None => text,
    }
}

/// The price, the targets, and what comes of it.
fn action(f: &Function, choice: bool, interrupt: bool) -> String {
    let price = match (&f.cost, &f.cost_up_to, f.price) {
        (Some(cost), ..) => format!("use {}", force(cost)),
        (_, Some(Expr::ForcePile(Who::You)), _) => "use any amount of Force".to_owned(),
        (_, Some(most), _) => format!("use Force up to {}", expr(most)),
        (_, _, true) => "draw destiny and use that much Force (or this card is lost)".to_owned(),
        (None, None, false) => String::new(),
    };
    let aims = aims(&f.targets);
    let mut pieces = said(&f.does);
    let may = if choice && !interrupt { "may " } else { "" };
    let gives = if f.sacrifice { "place the target out of play: ".to_owned() } else { String::new() };
    let gives = f.loses.as_ref().map_or(gives, |what| format!("lose {}: ", a(what)));
    let rest = |pieces: Vec<Said>| pieces.into_iter().map(Said::plain).collect::<Vec<_>>().join("; ");
    if !aims.is_empty() {
        let price = if price.is_empty() { price } else { price + " to " };
        let result = rest(pieces);
        let result = if f.sacrifice { result.replace("that much Force", "Force equal to its forfeit") } else { result };
        return format!("{may}{price}target {}: {gives}{result}", aims.join(" and "));
    }
    if pieces.is_empty() {
        return format!("{may}{price}");
    }
    let first = pieces.remove(0);
    let more = if pieces.is_empty() { String::new() } else { format!("; {}", rest(pieces)) };
    match (first, price.is_empty(), choice) {
        (Said::Order(said), true, _) => format!("{may}{gives}{said}{more}"),
        (Said::Order(said), false, _) => format!("{may}{price} to {gives}{said}{more}"),
        (Said::Fate(who, _, to), false, _) => format!("{may}{price} to cause {who} to {to}{more}"),
        (Said::Fate(who, _, to), true, true) => format!("{may}cause {who} to {to}{more}"),
        (Said::Fate(who, what, _), true, false) => format!("{who} {what}{more}"),
        (Said::Fact(said), false, _) => format!("{may}{price}: {gives}{said}{more}"),
        (Said::Fact(said), true, true) if !interrupt && !is_own_choice(&f.does) => match said.strip_prefix("you ") {
            Some(yours) => format!("may {gives}{yours}{more}"),
            None => format!("may have it so: {gives}{said}{more}"),
        },
        (Said::Fact(said), true, _) => format!("{gives}{said}{more}"),
    }
}

/// Whether what comes of it can be declined anyhow.
fn is_own_choice(does: &[Do]) -> bool {
    matches!(does.first(), Some(Do::MayActivate(_) | Do::MayActivateTop | Do::Pay(..)))
}

/// What is targeted; two of the same in one.
fn aims(targets: &[Aim]) -> Vec<String> {
    let mut said = Vec::new();
    let mut rest = targets;
    while let [first, more @ ..] = rest {
        let n = 1 + more.iter().take_while(|t| *t == first).count();
        said.push(if n == 1 {
            aim(first)
        } else {
            format!("{} {}", names::number(n as i32), phrase::several(&first.what))
        });
        rest = &rest[n..];
    }
    said
}

fn aim(aim: &Aim) -> String {
    let by = if aim.by == Who::Opponent { " (opponent chooses)" } else { "" };
    let what = if aim.any { format!("any number of {}", many(&aim.what)) } else { a(&aim.what) };
    what + by
}
