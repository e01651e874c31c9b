//! Game text in English, made from the data: so that text and behaviour cannot disagree.

use super::text::{
    Aim, Cmp, Cond, Do, Expr, Fate, Filter, Fire, Function, Hits, Icon, Kind, Law, Limit, Moment, Phase, Stat, Text,
    Timing, Until, Who,
};
use super::{Print, Room};
use dejarik_kernel::Seat;

/// Everything a card says, a sentence each.
pub fn card(print: &Print) -> Vec<String> {
    let mut lines = Vec::new();
    if !print.implemented {
        return vec!["Not implemented yet.".to_owned()];
    }
    if let Some(seats) = room(print.room) {
        lines.push(seats);
    }
    lines.extend(print.text.iter().map(sentence));
    for (seat, name) in [(Seat(0), "Light"), (Seat(1), "Dark")] {
        for text in &print.sides[seat.index()] {
            lines.push(format!("{name}: {}", sentence(text)));
        }
    }
    lines
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
        .map(|(n, what)| if *n == 1 { format!("1 {what}") } else { format!("{n} {what}s") })
        .collect();
    (!said.is_empty()).then(|| format!("Carries {}.", said.join(", ")))
}

/// One sentence.
pub fn sentence(text: &Text) -> String {
    let first = match text {
        Text::Adds { stat, by, to, whose, when, .. } => {
            format!("{}{} {}{}", subject(stat, to, *whose), stat_verb(*stat), signed(by), if_so(when))
        }
        Text::Sets { stat, to, of, when } => {
            format!("{} of {} = {}{}", stat_name(*stat), filter(of), expr(to), if_so(when))
        }
        Text::Grants { law, to, whose, when } => grant(*law, to, *whose, when),
        Text::Pilots(n) => format!("adds {n} to power of anything it pilots"),
        Text::Matching { craft, adds, draws } => {
            let adds: Vec<String> = adds.iter().map(|(s, n)| format!("{n} to {}", stat_name(*s))).collect();
            let adds = if adds.is_empty() { String::new() } else { format!("adds {}", adds.join(" and ")) };
            let draw = if *draws { "may draw one battle destiny if it could draw none otherwise" } else { "" };
            let both = if adds.is_empty() || draw.is_empty() { "" } else { ", and " };
            format!("piloting {craft}, {adds}{both}{draw}")
        }
        Text::Immune(n) => format!("immune to attrition < {n}"),
        Text::PermanentPilot(n) => format!("a permanent pilot aboard provides ability of {n}"),
        Text::BuiltIn(who) => format!("the permanent pilot is {who}"),
        Text::Either(_) => "whoever is aboard may be pilot or passenger".to_owned(),
        Text::Hangar(class, n) => format!("holds {n} {class}s"),
        Text::DeployOn { on, cost } => format!("deploy on {}{}", filter(on), for_cost(cost.as_ref())),
        Text::DeployAside { cost, theirs, each } => format!(
            "deploy on {} side of the table{}{}",
            if *theirs { "the opponent's" } else { "your" },
            for_cost(cost.as_ref()),
            if *each { " from each player" } else { "" }
        ),
        Text::DeployOnlyAt(f) => format!("deploys only at {}, but may move elsewhere", filter(f)),
        Text::DeployIf(c) => format!("deploys only if {}", cond(c)),
        Text::EachUses(n) => format!("to deploy it, each player uses {n} Force"),
        Text::Fires(f) => fire(f),
        Text::ImmuneTo(word) => format!("immune to {word}"),
        Text::May(f) => function(f, "may "),
        Text::When(f) => function(f, ""),
    };
    capital(&first) + "."
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_uppercase().collect::<String>() + chars.as_str())
}

fn subject(stat: &Stat, to: &Filter, whose: Who) -> String {
    if is_of_player(*stat) {
        let place = match to {
            Filter::Any => String::new(),
            to => format!(" at {}", filter(to)),
        };
        return format!("{} {}{place}", owner(whose), stat_name(*stat));
    }
    format!("{} of {}", stat_name(*stat), filter(to))
}

fn stat_verb(stat: Stat) -> &'static str {
    if stat == Stat::Immunity { ":" } else { "" }
}

fn is_of_player(stat: Stat) -> bool {
    matches!(
        stat,
        Stat::TotalPower
            | Stat::TotalAbility
            | Stat::Drain
            | Stat::Attrition
            | Stat::EachBattleDestiny
            | Stat::BattleDestinies
            | Stat::DestinyIfNone
            | Stat::PowerDestinies
            | Stat::AbilityNeeded
            | Stat::WeaponDestiny
            | Stat::Generation
            | Stat::Icons
            | Stat::Transit
            | Stat::BattleCost
            | Stat::DamageTimes
    )
}

fn owner(who: Who) -> &'static str {
    match who {
        Who::You => "your",
        Who::Opponent => "the opponent's",
        Who::Both => "each player's",
    }
}

fn player(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Opponent => "the opponent",
        Who::Both => "each player",
    }
}

fn stat_name(stat: Stat) -> &'static str {
    match stat {
        Stat::Power => "power",
        Stat::Ability => "ability",
        Stat::Forfeit => "forfeit",
        Stat::Armor => "armor",
        Stat::Maneuver => "maneuver",
        Stat::ArmorOrManeuver => "armor or maneuver",
        Stat::Hyperspeed => "hyperspeed",
        Stat::Landspeed => "landspeed",
        Stat::Deploy => "deploy cost",
        Stat::MoveCost => "cost of moving",
        Stat::Immunity => "immunity to attrition <",
        Stat::Destiny => "destiny",
        Stat::TotalPower => "total power",
        Stat::TotalAbility => "total ability",
        Stat::Drain => "Force drain",
        Stat::Attrition => "attrition",
        Stat::EachBattleDestiny => "each battle destiny",
        Stat::BattleDestinies => "number of battle destinies",
        Stat::DestinyIfNone => "battle destinies, if there are none otherwise,",
        Stat::PowerDestinies => "number of destinies to power only",
        Stat::AbilityNeeded => "ability needed to draw battle destiny",
        Stat::WeaponDestiny => "each weapon destiny",
        Stat::Generation => "Force generation",
        Stat::Icons => "Force icons",
        Stat::Transit => "docking bay transit",
        Stat::BattleCost => "cost of initiating a battle",
        Stat::DamageTimes => "battle damage, times,",
    }
}

fn signed(e: &Expr) -> String {
    match e {
        Expr::N(n) if *n < 0 => format!(" {n}"),
        other => format!(" +{}", expr(other)),
    }
}

fn if_so(when: &Cond) -> String {
    match when {
        Cond::Always => String::new(),
        when => format!(" if {}", cond(when)),
    }
}

fn for_cost(cost: Option<&Expr>) -> String {
    match cost {
        None => String::new(),
        Some(e) => format!(" for {} Force", expr(e)),
    }
}

fn grant(law: Law, to: &Filter, whose: Who, when: &Cond) -> String {
    let what = match law {
        Law::CannotMove => "cannot move",
        Law::CannotBeMoved => "cannot be moved",
        Law::TextCanceled => "has its game text canceled",
        Law::DeployWithoutPresence => "may be deployed to without presence",
        Law::MayNotDeploy => "may not deploy",
        Law::MoveAsReact => "may move as a react",
        Law::DeployAsReact => "may be deployed to as a react",
        Law::NotEnclosed => "may not be aboard starfighters or enclosed vehicles",
        Law::Pilot => "has pilot skill",
        Law::Warrior => "has warrior skill",
        Law::MayDrive => "may drive transport vehicles",
        Law::CannotBattle => "may not battle",
        Law::NoWeapons => "may carry no weapons",
        Law::Night => "is under nighttime conditions",
        Law::NeedsNoPilot => "needs no pilot or driver",
        Law::NoStarfighter => "may not be aboard starfighters",
        Law::Canceled => "is canceled",
        Law::ManyWeapons => "may use any number of weapons and devices",
    };
    let by = match whose {
        Who::You => "",
        Who::Opponent => " for the opponent",
        Who::Both => " for each player",
    };
    format!("{} {what}{by}{}", filter(to), if_so(when))
}

fn fire(f: &Fire) -> String {
    let mut text = format!("may target {}", filter(&f.at));
    text += &f.cost.as_ref().map_or(" for free".to_owned(), |c| format!(" using {} Force", expr(c)));
    text += if_so(&f.when).as_str();
    text += &format!("; draw {} destiny", f.draws);
    for plus in &f.plus {
        let against = match &plus.against {
            Filter::Any => String::new(),
            against => format!(" against {}", filter(against)),
        };
        text += &format!(", {:+}{against}", plus.by);
    }
    text += "; if the total > defense value, ";
    text += &match f.result {
        Hits::Hit => "the target is hit".to_owned(),
        Hits::HitForNothing => "the target is hit and its forfeit = 0".to_owned(),
        Hits::HitForNothingBy(who) => format!("the target is hit, and its forfeit = 0 if {who} fired"),
        Hits::Ion => "its starship weapons are lost, and armor or maneuver and hyperspeed = 0".to_owned(),
    };
    if let Some(again) = &f.again {
        text += &format!("; may fire repeatedly for {} Force each time", expr(again));
    }
    text
}

fn function(f: &Function, may: &str) -> String {
    let when = match f.at {
        Timing::Anytime => "at any time".to_owned(),
        Timing::NotInBattle => "at any time except during battle".to_owned(),
        Timing::Your(phase) => format!("during your {} phase", phase_name(phase)),
        Timing::Any(phase) => format!("during any {} phase", phase_name(phase)),
        Timing::YourTurn => "during your turn".to_owned(),
        Timing::Battle => "during battle".to_owned(),
        Timing::At(moment) => moment_name(moment).to_owned(),
    };
    let once = match f.once {
        Limit::Often => "",
        Limit::Turn => "once each turn, ",
        Limit::Phase => "once each phase, ",
        Limit::Battle => "once per battle, ",
        Limit::Game => "once per game, ",
        Limit::Title => "",
    };
    let mut text = format!("{once}{when}");
    if f.cond != Cond::Always {
        text += &format!(", if {}", cond(&f.cond));
    }
    let free = f.cost_up_to.as_ref().map_or(String::new(), |c| format!("use up to {} Force to ", expr(c)));
    let price = if f.price { "draw destiny and use that much Force (or this card is lost) to " } else { "" };
    let cost = f.cost.as_ref().map_or(price.to_owned(), |c| format!("use {} Force to ", expr(c)));
    let aims: Vec<String> = f.targets.iter().map(aim).collect();
    let aims = if aims.is_empty() { String::new() } else { format!("target {}: ", aims.join(" and ")) };
    text += &format!(", {may}{free}{cost}{aims}{}", list(&f.does));
    match f.fate {
        Some(Fate::Used) => text + " (Used)",
        Some(Fate::Lost) => text + " (Lost)",
        None => text,
    }
}

fn aim(a: &Aim) -> String {
    let by = if a.by == Who::Opponent { " (the opponent chooses)" } else { "" };
    let many = if a.any { "any number of " } else { "one of " };
    format!("{many}{}{by}", filter(&a.what))
}

fn phase_name(phase: Phase) -> &'static str {
    crate::words::phase_name(phase)
}

fn moment_name(moment: Moment) -> &'static str {
    match moment {
        Moment::Played => "when an Interrupt was just played",
        Moment::Deploying => "when a card is being deployed",
        Moment::Deployed => "when a card was just deployed",
        Moment::Reacting => "when a card reacts",
        Moment::BattleInitiated => "when a battle was just initiated",
        Moment::DrainInitiated => "when a Force drain was just initiated",
        Moment::Targeted => "when a card was just targeted by a weapon",
        Moment::Hit => "when a card was just hit",
        Moment::BattleDestinyDrawn => "when battle destiny was just drawn",
        Moment::DestinyDrawn => "when destiny was just drawn",
        Moment::Lost => "when a card was just lost",
        Moment::Forfeited => "when a card was just forfeited",
        Moment::BattleDecided => "when a battle was just won",
        Moment::BattleEnded => "when a battle just ended",
        Moment::Moved => "when a card just moved",
        Moment::ForceLoss => "when Force must be lost",
        Moment::BattleForceLost => "when Force was just lost to battle damage",
        Moment::Drained => "when Force was just drained",
        Moment::PhaseBegan => "at the beginning of a phase",
        Moment::TurnEnded => "at the end of a turn",
    }
}

fn list(does: &[Do]) -> String {
    does.iter().map(deed).collect::<Vec<_>>().join("; ")
}

fn deed(what: &Do) -> String {
    match what {
        Do::Change { stat, by, to, whose, until } => {
            format!("{}{}{}", subject(stat, to, *whose), signed(by), until_words(*until))
        }
        Do::Fix(stat, n, f) => format!("{} of {} = {n}", stat_name(*stat), filter(f)),
        Do::Grant(law, f, until) => grant(*law, f, Who::You, &Cond::Always) + until_words(*until),
        Do::Cancel => "cancel it".to_owned(),
        Do::MultiplyDamage(n) => format!("battle damage of this battle is multiplied by {n}"),
        Do::Lose(f) => format!("{} is lost", filter(f)),
        Do::Hit(f) => format!("{} is hit", filter(f)),
        Do::ToHand(f) => format!("{} returns to its owner's hand", filter(f)),
        Do::ToUsed(f) => format!("{} goes to its owner's Used Pile", filter(f)),
        Do::OutOfPlay(f) => format!("{} is placed out of play", filter(f)),
        Do::Steal(f) => format!("steal {}", filter(f)),
        Do::RelocateTo(f, to) => format!("{} relocates to {}", filter(f), filter(to)),
        Do::MoveAway(f) => format!("{} moves away for free, or is lost", filter(f)),
        Do::LoseForce(who, n) => format!("{} loses {} Force", player(*who), expr(n)),
        Do::Retrieve(who, n) => format!("{} retrieves {} Force", player(*who), expr(n)),
        Do::RetrieveCard(f) => format!("retrieve {}", filter(f)),
        Do::TakeLost(f) => format!("take {} from your Lost Pile into hand", filter(f)),
        Do::LoseOne(who, f) => format!("{} loses one of {}", player(*who), filter(f)),
        Do::AttachTo(f) => format!("put this card on {}", filter(f)),
        Do::MayActivate(n) => format!("you may activate up to {} Force", expr(n)),
        Do::OpponentDraws(n) => format!("the opponent draws {n} destiny"),
        Do::HandToUsed => "put any cards from your hand on your Used Pile".to_owned(),
        Do::Activate(who, n) => format!("{} activates {} Force", player(*who), expr(n)),
        Do::Amount(n) => format!("change its amount by {}", expr(n)),
        Do::AmountAt(_, n) => format!("change the amount of the loss by {}", expr(n)),
        Do::RetrieveSome(f, n) => format!("retrieve up to {} of {}", expr(n), filter(f)),
        Do::Regenerate => "place this card on top of your Used Pile".to_owned(),
        Do::LookThroughReserve => "look through any Reserve Deck, which is then shuffled".to_owned(),
        Do::Destiny(n, then) => format!("draw {n} destiny; {}", list(then)),
        Do::If(c, then, other) if other.is_empty() => format!("if {}, {}", cond(c), list(then)),
        Do::If(c, then, other) => format!("if {}, {}, otherwise {}", cond(c), list(then), list(other)),
        Do::TakeFromReserve(f) => format!("take {} from your Reserve Deck into hand and reshuffle", filter(f)),
        Do::PeekReserve(who, n) => format!("look at the top {n} of {} Reserve Deck", owner(*who)),
        Do::MayActivateTop => "you may put the top card of your Reserve Deck on your Force Pile".to_owned(),
        Do::LookAtHand(f, n) => {
            format!("look at the opponent's hand; up to {n} of {} found there may go to the Used Pile", filter(f))
        }
        Do::ShuffleAny => "shuffle any Reserve Deck, Lost Pile or Used Pile".to_owned(),
        Do::Choose(a, b) => format!("choose a number from {a} to {b}"),
        Do::Redraw => "cancel that draw and draw again".to_owned(),
        Do::CancelDraw => "cancel that draw".to_owned(),
        Do::LoseMatchingUsed => "all cards of that destiny in the opponent's Used Pile are lost".to_owned(),
        Do::Special(name) => name.to_string(),
    }
}

fn until_words(until: Until) -> &'static str {
    match until {
        Until::Battle => " for this battle",
        Until::Turn => " for the rest of this turn",
        Until::YourNextTurn => " until the end of your next turn",
        Until::Leaves => "",
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

/// A condition in words.
fn cond(c: &Cond) -> String {
    match c {
        Cond::Always => "anything".to_owned(),
        Cond::Is(f) => format!("it is {}", filter(f)),
        Cond::ItIs(f) => format!("that card is {}", filter(f)),
        Cond::Exists(f) => format!("{} is on table", filter(f)),
        Cond::Count(f, c, n) => format!("the number of {} is {} {n}", filter(f), cmp(*c)),
        Cond::Compare(a, c, b) => format!("{} {} {}", expr(a), cmp(*c), expr(b)),
        Cond::Control => "you control this location".to_owned(),
        Cond::YourTurn => "it is your turn".to_owned(),
        Cond::TheirTurn => "it is the opponent's turn".to_owned(),
        Cond::By(who) => format!("by {}", player(*who)),
        Cond::LostBattle(who) => format!("{} lost the battle", player(*who)),
        Cond::InYourLostPile(f) => format!("{} is in your Lost Pile", filter(f)),
        Cond::All(all) => all.iter().map(cond).collect::<Vec<_>>().join(" and "),
        Cond::Or(any) => any.iter().map(cond).collect::<Vec<_>>().join(" or "),
        Cond::Not(c) => format!("not {}", cond(c)),
    }
}

fn expr(e: &Expr) -> String {
    match e {
        Expr::N(n) => n.to_string(),
        Expr::Count(f) => format!("1 for each {}", filter(f)),
        Expr::Of(s) => format!("its {}", stat_name(*s)),
        Expr::OfTarget(s) => format!("the target's {}", stat_name(*s)),
        Expr::OfIt(s) => format!("that card's {}", stat_name(*s)),
        Expr::OfHost(s) => format!("{} of the card it is on", stat_name(*s)),
        Expr::Highest(s, f) => format!("the highest {} of {}", stat_name(*s), filter(f)),
        Expr::SumOf(s, f) => format!("the total {} of {}", stat_name(*s), filter(f)),
        Expr::Drawn => "the destiny drawn".to_owned(),
        Expr::Chosen => "the number chosen".to_owned(),
        Expr::Targets => "the number of targets".to_owned(),
        Expr::Hand(who) => format!("the number of cards in {} hand", owner(*who)),
        Expr::Power(who) => format!("{} total power", owner(*who)),
        Expr::IconsHere => "the number of Force icons here".to_owned(),
        Expr::IconsOf(who) => format!("1 for each Force icon on {} side here", owner(*who)),
        Expr::Used(who) => format!("the cards of {} Used Pile", owner(*who)),
        Expr::Reserve(who) => format!("the cards of {} Reserve Deck", owner(*who)),
        Expr::AmountBelow => "that amount".to_owned(),
        Expr::ForcePile(who) => format!("the cards of {} Force Pile", owner(*who)),
        Expr::Life(who) => format!("{} Life Force", owner(*who)),
        Expr::Lesser(a, b) => format!("the lesser of {} and {}", expr(a), expr(b)),
        Expr::Sum(parts) => parts.iter().map(expr).collect::<Vec<_>>().join(" + "),
        Expr::Minus(a, b) => format!("({} - {})", expr(a), expr(b)),
        Expr::Times(a, b) => format!("{} x {}", expr(a), expr(b)),
    }
}

fn filter(f: &Filter) -> String {
    match f {
        Filter::Any => "any card".to_owned(),
        Filter::This => "this card".to_owned(),
        Filter::Host => "the card it is on".to_owned(),
        Filter::Piloted => "what it pilots".to_owned(),
        Filter::It => "that card".to_owned(),
        Filter::Target => "the target".to_owned(),
        Filter::Kind(kind) => kind_name(*kind).to_owned(),
        Filter::Icon(icon) => icon_name(*icon).to_owned(),
        Filter::Trait(word) | Filter::Title(word) | Filter::Persona(word) => word.to_string(),
        Filter::Unique => "unique".to_owned(),
        Filter::DockingBay => "a docking bay".to_owned(),
        Filter::Yours => "yours".to_owned(),
        Filter::Theirs => "the opponent's".to_owned(),
        Filter::Has(stat, c, n) => format!("with {} {} {n}", stat_name(*stat), cmp(*c)),
        Filter::Present => "present".to_owned(),
        Filter::Here => "here".to_owned(),
        Filter::SameSite => "at the same site".to_owned(),
        Filter::Adjacent => "at an adjacent site".to_owned(),
        Filter::Related => "at a related location".to_owned(),
        Filter::On(planet) => format!("on {planet}"),
        Filter::AtPlanet(planet) => format!("at {planet}"),
        Filter::At(f) => format!("at {}", filter(f)),
        Filter::Aboard(f) => format!("aboard {}", filter(f)),
        Filter::Piloting(f) => format!("piloting {}", filter(f)),
        Filter::Carrying(f) => format!("with {}", filter(f)),
        Filter::CarriedBy(f) => format!("on {}", filter(f)),
        Filter::With(f) => format!("present with {}", filter(f)),
        Filter::SameLocationAs(f) => format!("at the same location as {}", filter(f)),
        Filter::Alone => "alone".to_owned(),
        Filter::InBattle => "in the battle".to_owned(),
        Filter::Defending => "defending the battle".to_owned(),
        Filter::Hit => "hit".to_owned(),
        Filter::HasTheirs(f, n) => format!("where the opponent has at least {n} of {} present", filter(f)),
        Filter::PresentAt(f) => format!("present at {}", filter(f)),
        Filter::Outside => "not inside anything".to_owned(),
        Filter::Amid(n, f) => format!("with at least {n} of {} present", filter(f)),
        Filter::SameSiteAsTargets => "at one site".to_owned(),
        Filter::OtherSiteThanTargets => "another site".to_owned(),
        Filter::PrintedIcon(icon) => icon_name(*icon).to_owned(),
        Filter::PilotedBy(f) => format!("anything piloted by {}", filter(f)),
        Filter::ImmuneTo(word) => format!("immune to {word}"),
        Filter::HasRelated(f) => format!("with a related {}", filter(f)),
        Filter::Night => "under nighttime conditions".to_owned(),
        Filter::YouControl => "a location you control".to_owned(),
        Filter::TheyControl => "a location the opponent controls".to_owned(),
        Filter::YouOccupy => "a location you occupy".to_owned(),
        Filter::AllOf(all) => all.iter().map(filter).collect::<Vec<_>>().join(" "),
        Filter::AnyOf(any) => any.iter().map(filter).collect::<Vec<_>>().join(" or "),
        Filter::Not(f) => format!("not {}", filter(f)),
    }
}

fn kind_name(kind: Kind) -> &'static str {
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
