//! Game text in English, made from the data: so that text and behaviour cannot disagree.

mod adds;
mod filter;

use super::text::{
    Aim, Cond, Do, Expr, Fate, Filter, Fire, Function, Hits, Law, Limit, Moment, Phase, Ruled, Stat, Text, Timing,
    Until, Who,
};
use super::{Print, Room};
use adds::{adds, change, sets};
use dejarik_kernel::Seat;
pub use filter::kind_name;
use filter::{a, cond, each, expr, filter};

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
    lines.extend(print.back.iter().map(|text| format!("Other side: {}", sentence(text))));
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
        Text::Adds { stat, by, to, whose, when, .. } => adds(*stat, by, to, *whose) + &if_so(when),
        Text::Sets { stat, to, of, when } => sets(*stat, to, of) + &if_so(when),
        Text::Fraction(stat, a, b) => format!("{} = {a}/{b}", stat_name(*stat)),
        Text::Root(stat, of) => format!("{} = the root of ({} + pi), at least 1", stat_name(*stat), expr(of)),
        Text::Grants { law, to, whose, when } => grant(*law, to, *whose, when),
        Text::Pilots(n) => format!("adds {n} to power of anything it pilots"),
        Text::Matching { craft, adds, draws } => {
            let adds: Vec<String> = adds.iter().map(|(s, n)| format!("{n} to {}", stat_name(*s))).collect();
            let adds = if adds.is_empty() { String::new() } else { format!("adds {}", adds.join(" and ")) };
            let draw = if *draws { "may draw one battle destiny if it could draw none otherwise" } else { "" };
            let both = if adds.is_empty() || draw.is_empty() { "" } else { ", and " };
            format!("piloting {craft}, {adds}{both}{draw}")
        }
        Text::MatchingPilot(who) => format!("the matching pilot is {who}"),
        Text::Immune(n) => format!("immune to attrition < {n}"),
        Text::PermanentPilot(n) => format!("a permanent pilot aboard provides ability of {n}"),
        Text::BuiltIn(who) => format!("the permanent pilot is {who}"),
        Text::Either(_) => "whoever is aboard may be pilot or passenger".to_owned(),
        Text::Hangar(class, n) => format!("holds {n} {class}s"),
        Text::DeployOn { on, cost } => format!("deploy on {}{}", a(on), for_cost(cost.as_ref())),
        Text::DeployAside { cost, theirs, each } => format!(
            "deploy on {} side of the table{}{}",
            if *theirs { "opponent's" } else { "your" },
            for_cost(cost.as_ref()),
            if *each { " from each player" } else { "" }
        ),
        Text::DeployOnlyAt(f) => format!("deploys only {}, but may move elsewhere", at(f)),
        Text::Inserts { own, once } => format!(
            "{}insert in {} Reserve Deck",
            if *once { "once per game, " } else { "" },
            if *own { "your own" } else { "opponent's" }
        ),
        Text::BarredFrom(planets) => {
            let planets: Vec<&str> = planets.iter().map(|p| p.spelt()).collect();
            format!("may not be deployed to {}", planets.join(" or "))
        }
        Text::Begins(does) => format!("as the game begins, {}", list(does)),
        Text::Trains { over, here, late } => format!(
            "target a mentor {} an apprentice{}; attempted at the {}; completed if training destiny + ability > {over}",
            if *here { "here, and target or deploy" } else { "on Dagobah and" },
            if *here { " here" } else { "" },
            match late {
                true => "end of your turn if you had no battle, Force drain or Jedi Test in it",
                false => "beginning of your control phase",
            }
        ),
        Text::Teaches(n) => format!("as a mentor, adds {n} to training destiny"),
        Text::Attaches(f) => format!("attaches itself to {} instead of attacking", a(f)),
        Text::Hunts(f) => format!("present with {}, one of them is lost, and this card", a(f)),
        Text::Replaces(f) => format!("replaces three of {} at one location", filter(f)),
        Text::DeployIf(c) => format!("deploys only if {}", cond(c)),
        Text::DeployAt(timing) => format!("deploys {}", timing_words(*timing)),
        Text::Seeks(f) => format!("target {}", a(f)),
        Text::MovesOnlyTo(f) => format!("may move only to {}", a(f)),
        Text::Protects { from, what } => format!("{} cannot be targeted by {from}", each(what)),
        Text::GoesFirst => "as your starting location, you take the first turn".to_owned(),
        Text::GoesSecond => "as your starting location, opponent takes the first turn".to_owned(),
        Text::EachUses(n) => format!("to deploy it, each player uses {n} Force"),
        Text::Fires(f) => fire(f),
        Text::Exposed(n) => format!("may be targeted by any weapon (defense value {n})"),
        Text::RoundsDown(c) => format!("such a half is rounded down if {}", cond(c)),
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
        Stat::Drained => "Force drained this turn",
        Stat::ControlAbility => "ability needed to control",
        Stat::ExactImmunity => "immunity to attrition of exactly",
        Stat::ShotDestiny => "each destiny",
        Stat::ShotTotal => "total weapon destiny",
        Stat::Spent => "ability used elsewhere",
        Stat::Begged => "Force of the opponent used this turn",
        Stat::Counter => "X",
        Stat::AttackRun => "total of Attack Run",
    }
}

/// Where, of a location that a filter means.
fn at(f: &Filter) -> String {
    match f {
        Filter::On(_) | Filter::AtPlanet(_) => filter(f),
        f => format!("at {}", a(f)),
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

fn law_words(law: Law) -> &'static str {
    match law {
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
        Law::Asleep => "sleeps",
        Law::NoBattle => "may not be battled at",
        Law::MayDrain => "may drain Force",
        Law::MayBattle => "may initiate battle and be battled",
        Law::DeployToDagobah => "may deploy to Dagobah",
        Law::AsteroidRules => "is under Asteroid Rules",
        Law::SabaccShift => "may change a total of sabacc by 1",
        Law::HeavyGoing => "needs 1 more landspeed to leave",
        Law::NoActivation => "may activate no more Force",
        Law::NoBattles => "may initiate no battles",
        Law::HalfLoss => "loses only half of any Force that must be lost",
        Law::Walks => "moves like a character, and needs no seat",
        Law::Begs => "lets you use any amount of opponent's Force during your turns",
        Law::FaceDown => "turns a Lost Pile face down, and what is lost from that Life Force is not shown",
        Law::Spy => "has spy skill",
        Law::Expands => "adds your game text of its site to yours at adjacent sites",
        Law::Turns => "turns its location round: icons and game texts change sides",
        Law::FiresTwice => "lets a weapon of its starship fire twice in a battle, separately or combined",
        Law::CountsTwice => {
            "counts as two spies, thieves, warriors and passengers, and uses landspeed for double Force"
        }
        Law::NoAttrition => "has no attrition against you",
        Law::Safe => "may not be stolen, hit, captured or lost as a target of opponent's",
        Law::ForfeitKept => "may not have its forfeit reduced",
        Law::Doubled => "is doubled in destiny, power, ability, deploy cost, forfeit and game text",
        Law::OnFoot => "may move only by its own landspeed",
        Law::NoDrainBonus => "has no Force drain bonuses",
        Law::NoAttacks => "sees no attacks of or on creatures",
        Law::NoCraft => "takes in no starships or vehicles",
        Law::Uncounted => "does not count for Epic Events",
        Law::Salvaged => "goes to the Used Pile instead of being lost, if it was hit",
        Law::Overlooked => "is not taken for a highest-ability character",
        Law::ManyWeapons => "may use any number of weapons and devices",
        Law::Smuggler => "has smuggler skill",
        Law::DoublePower => "battles at double power",
        Law::CannotFire => "may not be used",
        Law::Indoors => "moves inside",
        Law::Doomed => "must be forfeited at the end of the battle",
        Law::NoBattleAbility => "may not use its ability in battles",
        Law::ForfeitHand => "lets you, after losing a battle, forfeit cards from hand",
        Law::ForceToHand => "lets you draw the first Force you activate in your activate phase into hand instead",
        Law::LongRange => "may target at an adjacent site",
        Law::SecondForce => "lets the second Force be drawn, too, where the first may be",
        Law::KesselRunner => "may make a Kessel Run in place of a smuggler",
        Law::NoNav => "has no nav computer and carries 1 more astromech",
        Law::FreeTransfer => "transfers weapons it carries for free",
        Law::Rack => "may give weapons on it to any of your characters on table for their deploy cost",
        Law::FirstMode => "was declared the first way",
        Law::SecondMode => "was declared the second way",
        Law::ThirdMode => "was declared the third way",
        Law::BluffRules => "is under bluff rules",
        Law::NoDrains => "may not be drained at",
        Law::Landing => "may be deployed to by starfighters",
        Law::MatchesAny => "is the matching pilot of what it flies",
    }
}

fn grant(law: Law, to: &Filter, whose: Who, when: &Cond) -> String {
    let what = law_words(law);
    let by = match whose {
        Who::You => "",
        Who::Opponent => " for opponent",
        Who::Both => " for each player",
    };
    format!("{} {what}{by}{}", each(to), if_so(when))
}

fn fire(f: &Fire) -> String {
    let mut text = format!("may target {}", a(&f.at));
    text += &f.cost.as_ref().map_or(" for free".to_owned(), |c| format!(" using {} Force", expr(c)));
    text += if_so(&f.when).as_str();
    text += &if f.draws == 1 { "; draw destiny".to_owned() } else { format!("; draw {} destiny", f.draws) };
    for plus in &f.plus {
        let against = match &plus.against {
            Filter::Any => String::new(),
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
        Hits::Ion => "its starship weapons are lost, and armor or maneuver and hyperspeed = 0".to_owned(),
    };
    if let Some((what, defense)) = &f.beside {
        text += &format!("; may also target {} (defense value {defense})", a(what));
    }
    if f.range > 0 {
        text += &format!("; reaches {} sites away", f.range);
    }
    if let Some(again) = &f.again {
        text += &format!("; may fire repeatedly for {} Force each time", expr(again));
    }
    text
}

fn timing_words(timing: Timing) -> String {
    match timing {
        Timing::Anytime => "at any time".to_owned(),
        Timing::NotInBattle => "at any time except during battle".to_owned(),
        Timing::Your(phase) => format!("during your {} phase", phase_name(phase)),
        Timing::Any(phase) => format!("during any {} phase", phase_name(phase)),
        Timing::YourTurn => "during your turn".to_owned(),
        Timing::Battle => "during battle".to_owned(),
        Timing::Start => "as the game begins".to_owned(),
        Timing::At(moment) => moment_name(moment).to_owned(),
    }
}

fn function(f: &Function, may: &str) -> String {
    let when = timing_words(f.at);
    let once = match f.once {
        Limit::Often => "",
        Limit::Turn => "once each turn, ",
        Limit::Phase => "once each phase, ",
        Limit::Battle => "once per battle, ",
        Limit::Game => "once per game, ",
        Limit::Title => "",
    };
    let once = match f.times {
        1 => once.to_owned(),
        2 => once.replace("once", "twice"),
        n => once.replace("once", &format!("{n} times")),
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
    // What simply is so is not something one may do.
    let plain = matches!(
        f.does.first(),
        Some(Do::Change { .. } | Do::Grant(..) | Do::Decree(..) | Do::Fix(..) | Do::LoseForce(..))
    );
    let may = if plain && aims.is_empty() && cost.is_empty() && free.is_empty() { "" } else { may };
    let price = if f.sacrifice { "place the target out of play: " } else { "" };
    let price = f.loses.as_ref().map_or(price.to_owned(), |what| format!("lose {}: ", a(what)));
    text += &format!(", {may}{free}{cost}{aims}{price}{}", list(&f.does));
    match f.fate {
        Some(Fate::Used) => text + " (Used)",
        Some(Fate::Lost) => text + " (Lost)",
        None => text,
    }
}

fn aim(aim: &Aim) -> String {
    let by = if aim.by == Who::Opponent { " (opponent chooses)" } else { "" };
    let what = if aim.any { format!("any number of {}", filter(&aim.what)) } else { a(&aim.what) };
    what + by
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
        Moment::Draining => "during a Force drain",
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
        Moment::Settled => "as soon as",
        Moment::Fired => "when a weapon was just fired",
        Moment::BothDrew => "when both players have drawn battle destiny",
        Moment::Losing => "when a card is about to be lost",
        Moment::Endangered => "when a droid was just targeted to be stolen, hit, captured or lost",
        Moment::Surfaced => "when it reaches the top of the Reserve Deck",
        Moment::Trained => "when a Jedi Test was just completed",
        Moment::Tripped => "when a card comes to or across the site",
    }
}

fn list(does: &[Do]) -> String {
    does.iter().map(deed).collect::<Vec<_>>().join("; ")
}

fn deed(what: &Do) -> String {
    match what {
        Do::Change { stat, by, to, whose, until } => change(*stat, by, to, *whose) + until_words(*until),
        Do::Fix(stat, n, f) => sets(*stat, &Expr::N(*n), f),
        Do::Grant(law, f, until) => grant(*law, f, Who::You, &Cond::Always) + until_words(*until),
        Do::Decree(Ruled::Adds(stat, n), f, until) => change(*stat, &Expr::N(*n), f, Who::You) + until_words(*until),
        Do::Decree(Ruled::Law(law), f, until) => grant(*law, f, Who::You, &Cond::Always) + until_words(*until),
        Do::Cancel => "cancel it".to_owned(),
        Do::MultiplyDamage(n) => format!("battle damage of this battle is multiplied by {n}"),
        Do::Lose(f) => format!("{} is lost", each(f)),
        Do::Hit(f) => format!("{} is hit", each(f)),
        Do::ToHand(f) => format!("{} returns to its owner's hand", each(f)),
        Do::ToUsed(f) => format!("{} goes to its owner's Used Pile", each(f)),
        Do::OutOfPlay(f) => format!("{} is placed out of play", each(f)),
        Do::Steal(f) => format!("steal {}", a(f)),
        Do::Bar(who, law, until) => {
            let what = match law {
                Law::NoActivation => "may activate no more Force",
                Law::NoBattles => "may initiate no battles",
                Law::HalfLoss => "lose only half (rounded up) of any Force that must be lost",
                _ => "is restricted",
            };
            format!("{} {what}{}", player(*who), until_words(*until))
        }
        Do::Sabacc(game) => format!(
            "play sabacc (wild cards, {} to {}: {}; clone cards: {}; stakes: {})",
            game.worth.0,
            game.worth.1,
            filter(&game.wild),
            filter(&game.clone),
            filter(&game.stakes)
        ),
        Do::TrimHand(who, n) => format!("all but {n} cards (at random) of {} hand go to the Used Pile", owner(*who)),
        Do::LosePairs => "the opponent's hand is shown; all cards there of one title are lost".to_owned(),
        Do::Stow => "put that card beneath this one".to_owned(),
        Do::Exchange => "exchange a card of your hand and one beneath this card".to_owned(),
        Do::Drift => "move this card to the next site, turning back at the end".to_owned(),
        Do::ChooseWay => "choose which way it moves first".to_owned(),
        Do::GoUndercover(f) => format!("{} goes under cover", each(f)),
        Do::Capture(f) => format!("{} is captured", each(f)),
        Do::Release(f) => format!("{} is released", each(f)),
        Do::Freeze(f) => format!("{} is frozen", each(f)),
        Do::GoMissing(f) => format!("{} becomes missing", each(f)),
        Do::Find(f) => format!("{} is found", each(f)),
        Do::Crash(f) => format!("{} crashes", each(f)),
        Do::Collapse(f) => format!("{} collapses", each(f)),
        Do::BlowAway(f) => format!("{} is blown away", each(f)),
        Do::RelocateTo(f, to) => format!("{} relocates to {}", each(f), a(to)),
        Do::MoveAway(f) => format!("{} moves away for free, or is lost", each(f)),
        Do::LoseForce(who, n) => format!("{} loses {} Force", player(*who), expr(n)),
        Do::Retrieve(who, n) => format!("{} retrieves {} Force", player(*who), expr(n)),
        Do::RetrieveCard(f) => format!("retrieve {}", a(f)),
        Do::TakeLost(f) => format!("take {} from your Lost Pile into hand", a(f)),
        Do::LoseOne(who, f) => format!("{} loses {} of that player's choice", player(*who), a(f)),
        Do::AttachTo(f) => format!("put this card on {}", a(f)),
        Do::MayActivate(n) => format!("you may activate up to {} Force", expr(n)),
        Do::OpponentDraws(n) => format!("opponent draws {n} destiny"),
        Do::OpponentDestiny(then) => format!("opponent draws destiny; {}", list(then)),
        Do::HandToUsed => "put any cards from your hand on your Used Pile".to_owned(),
        Do::Activate(who, n) => format!("{} activates {} Force", player(*who), expr(n)),
        Do::Amount(n) => format!("change its amount by {}", expr(n)),
        Do::AmountAt(_, n) => format!("change the amount of the loss by {}", expr(n)),
        Do::RetrieveSome(f, n) => format!("retrieve up to {} of {}", expr(n), filter(f)),
        Do::Regenerate => "place this card on top of your Used Pile".to_owned(),
        Do::LookThroughReserve => "look through any Reserve Deck, which is then shuffled".to_owned(),
        Do::Destiny(1, then) => format!("draw destiny; {}", list(then)),
        Do::Destiny(n, then) => format!("draw {n} destiny; {}", list(then)),
        Do::If(c, then, other) if then.is_empty() => format!("unless {}, {}", cond(c), list(other)),
        Do::If(c, then, other) if other.is_empty() => format!("if {}, {}", cond(c), list(then)),
        Do::If(c, then, other) => format!("if {}, {}, otherwise {}", cond(c), list(then), list(other)),
        Do::TakeFromReserve(f) => format!("take {} from your Reserve Deck into hand and reshuffle", a(f)),
        Do::PeekReserve(who, n) => format!("look at the top {n} of {} Reserve Deck", owner(*who)),
        Do::MayActivateTop => "you may put the top card of your Reserve Deck on your Force Pile".to_owned(),
        Do::LookAtHand(f, n) => {
            format!("look at opponent's hand; up to {n} of {} found there may go to the Used Pile", filter(f))
        }
        Do::PeekHand(n) => format!("look at {} cards of opponent's hand at random", expr(n)),
        Do::ShuffleAny => "shuffle any Reserve Deck, Lost Pile or Used Pile".to_owned(),
        Do::Choose(a, b) => format!("choose a number from {a} to {b}"),
        Do::Redraw => "cancel that draw and draw again".to_owned(),
        Do::CancelDraw => "cancel that draw".to_owned(),
        Do::LoseMatchingUsed => "all cards of that destiny in opponent's Used Pile are lost".to_owned(),
        Do::RetrieveRandom(who, n) => format!("{} retrieves {} of the lost cards at random", player(*who), expr(n)),
        Do::Pay(n, then) => format!("you may use {} Force; if you do, {}", expr(n), list(then)),
        Do::Repeat(n, then) => format!("{}, {} times", list(then), expr(n)),
        Do::Draws(n, then) => format!("draw destiny, {}; {}", expr(n), list(then)),
        Do::LoseUsed(who, f) => format!("all {} in {} Used Pile are lost", filter(f), owner(*who)),
        Do::LoseFromHand(f) => format!("opponent's hand is shown; all {} there are lost", filter(f)),
        Do::NewHand(more) => {
            format!(
                "your hand goes to your Used Pile; draw as many cards from your Reserve Deck and {} more",
                expr(more)
            )
        }
        Do::Walk(f, to) => format!("{} moves for free to {}", each(f), a(to)),
        Do::Flee(f) => format!("move {} away", filter(f)),
        Do::MoveAwaySome(n, f) => format!("{} of {} (your choice) move away for free, or are lost", expr(n), filter(f)),
        Do::Revive(f) => format!("{} returns to where it was", filter(f)),
        Do::PlaceFromReserve(f) => format!("deploy {} from your Reserve Deck and reshuffle", a(f)),
        Do::SwapDestinies => "both players' battle destinies are exchanged".to_owned(),
        Do::NoDestiny(who) => format!("{} battle destiny is 0", owner(*who)),
        Do::Take(f) => format!("{} goes onto this card", a(f)),
        Do::Restore(f) => format!("{} is restored to normal", a(f)),
        Do::Each(f, then) => format!("for {}: {}", each(f), list(then)),
        Do::Hold(stat, n, f, until) => sets(*stat, &Expr::N(*n), f) + until_words(*until),
        Do::ChooseUpTo(n) => format!("choose a number up to {}", expr(n)),
        Do::Board(f, craft) => format!("{} goes aboard {}", each(f), a(craft)),
        Do::GuessHand => "name a card type; one card (at random) of opponent's hand is shown, and lost if you \
                          were right"
            .to_owned(),
        Do::Chances(n, wanted, then) => format!("draw {n} destiny; if one of them = {wanted}, {}", list(then)),
        Do::Loot(n) => {
            format!("steal or destroy up to {n} of opponent's weapons, or {n} of opponent's devices, present")
        }
        Do::PassOn(f) => format!("it targets {} from now on", a(f)),
        Do::Deflect(f) => {
            format!("that weapon targets {} instead, which has the first target's forfeit if it is hit", a(f))
        }
        Do::Volley(f) => {
            format!("fire two or more of {} at it; each counts with the total of all destinies drawn", filter(f))
        }
        Do::Skirmish => "the targets, and nobody else there, battle".to_owned(),
        Do::LoseDrawn => "the card that was drawn is lost".to_owned(),
        Do::Grapple => "put this card on table; that Interrupt rests here and is unique from now on".to_owned(),
        Do::CrossOver(f) => format!("{} crosses over to your side", each(f)),
        Do::Eat(f) => format!("{} is eaten", each(f)),
        Do::FreezePile(who) => format!("{} Force Pile may be neither used nor drawn from here down", owner(*who)),
        Do::SendBack(f) => format!("{} returns to hand and must deploy there again next turn, free", each(f)),
        Do::Snipe => "fire one of your weapons; whoever is hit is lost at once".to_owned(),
        Do::Retarget => "it gets another target".to_owned(),
        Do::NewQuarry => "it gets another target".to_owned(),
        Do::Resettle => "it goes to another location where it could deploy".to_owned(),
        Do::Clamp => "attach the starfighter to it".to_owned(),
        Do::Unclamp => "the starfighter comes off".to_owned(),
        Do::BeLost => "this card is lost".to_owned(),
        Do::Duel(then) => format!("a duel: {}", list(then)),
        Do::Either(who, one, two) if two.is_empty() => format!("{} may have it so: {}", player(*who), list(one)),
        Do::Either(who, one, two) => format!("{} chooses: {}, or {}", player(*who), list(one), list(two)),
        Do::ChooseOf(who, all) => {
            let all: Vec<String> = all.iter().map(expr).collect();
            format!("{} chooses a number: {}", player(*who), all.join(" or "))
        }
        Do::Swap(f) => format!("exchange a card of your hand for {} in your Lost Pile", a(f)),
        Do::DeployFromReserve(f, to) => from_reserve(f, to),
        Do::BeginWith(f) => format!("deploy {}", a(f)),
        Do::Flip => "flip this card".to_owned(),
        Do::DeployNow(to, Filter::Any) => format!("deploy cards from your hand free to where {} is", a(to)),
        Do::DeployNow(to, free) => {
            format!("deploy cards from your hand to where {} is, {} free", a(to), filter(free))
        }
        Do::LoseCause => "that Interrupt is lost".to_owned(),
        Do::Overlook => "for that Interrupt, the targets are not taken for highest-ability characters".to_owned(),
        Do::Special(name) => name.to_string(),
    }
}

fn from_reserve(f: &Filter, to: &Filter) -> String {
    let to = if *to == Filter::Any { String::new() } else { format!(" {}", at(to)) };
    format!("deploy {}{to} from your Reserve Deck and reshuffle", a(f))
}

fn until_words(until: Until) -> &'static str {
    match until {
        Until::Battle => " for this battle",
        Until::Turn => " for the rest of this turn",
        Until::YourNextTurn => " until the end of your next turn",
        Until::Leaves => "",
        Until::Action => " for that action",
    }
}
