//! Permissions and prohibitions in words.

use super::cond::for_whom;
use super::phrase::{each, filter};
use super::{if_so, owner};
use crate::book::text::{Cond, Filter, Law, Who};

/// What is granted or forbidden, after its subject.
pub(super) fn law_words(law: Law) -> &'static str {
    match law {
        Law::CannotMove => "cannot move",
        Law::CannotBeMoved => "cannot be moved",
        Law::TextCanceled => "has its game text canceled",
        Law::DeployWithoutPresence => "may be deployed to without presence or Force icons",
        Law::MayNotDeploy => "may not deploy",
        Law::MoveAsReact => "may move as a react",
        Law::DeployAsReact => "may be deployed to as a react",
        Law::NotEnclosed => "may go aboard neither starfighters nor enclosed vehicles",
        Law::Pilot => "has pilot skill",
        Law::Warrior => "has warrior skill",
        Law::MayDrive => "may be the driver of a transport vehicle",
        Law::CannotBattle => "may not battle",
        Law::NoWeapons => "may carry no weapons",
        Law::Night => "is under nighttime conditions",
        Law::NeedsNoPilot => "needs no pilot or driver",
        Law::NoStarfighter => "may not go aboard starfighters",
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
        Law::Indoors => "may move at interior sites",
        Law::Doomed => "must be forfeited at the end of the battle",
        Law::NoBattleAbility => "may not use its ability in battles",
        Law::ForfeitHand => "lets you, after losing a battle, forfeit cards from hand",
        Law::ForceToHand => "lets you draw the first Force you activate in your activate phase into hand instead",
        Law::LongRange => "may target at an adjacent site",
        Law::SecondForce => "lets the second Force be drawn, too, where the first may be",
        Law::KesselRunner => "may take the place of a smuggler on a Kessel Run",
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

/// Whether a law is one of a player at a location.
fn is_of_player(law: Law) -> bool {
    matches!(
        law,
        Law::NoBattle
            | Law::NoDrains
            | Law::NoDrainBonus
            | Law::NoAttrition
            | Law::DeployWithoutPresence
            | Law::DeployAsReact
            | Law::Landing
            | Law::FaceDown
            | Law::BluffRules
            | Law::AsteroidRules
    )
}

/// A permission or a prohibition.
pub(super) fn grant(law: Law, to: &Filter, whose: Who, when: &Cond) -> String {
    let by = if is_of_player(law) { for_whom(whose) } else { "" };
    let named = *to != Filter::This;
    let said = match (law, to, when) {
        (Law::FaceDown, ..) => {
            let whose = owner(whose);
            format!("{whose} Lost Pile lies face down, and what is lost from {whose} Life Force is not shown")
        }
        (Law::MayNotDeploy, to, _) => {
            format!("no {} may deploy", filter(to)).replace(" at same site may deploy", " may deploy to same site")
        }
        (Law::DeployAsReact, Filter::This, _) => "may deploy as a react".to_owned(),
        (Law::DeployAsReact, Filter::AllOf(all), _) if all.iter().any(is_near) => {
            "you may deploy cards as a react here or to an adjacent site".to_owned()
        }
        (Law::NoDrains, Filter::This, _) if whose == Who::Both => "neither player may drain Force here".to_owned(),
        (Law::NoBattle, Filter::AllOf(all), _) if whose == Who::Both && all.contains(&Filter::Here) => {
            "nobody may initiate a battle here".to_owned()
        }
        (Law::NoAttacks, Filter::AllOf(all), _) if all.contains(&Filter::Here) => {
            "no creature attacks or is attacked here".to_owned()
        }
        (Law::NoDrainBonus, Filter::Kind(_), _) => {
            format!("nothing adds to {} Force drains", owner(whose))
        }
        (Law::MoveAsReact, to, Cond::ItIs(Filter::This)) => return format!("{} may move here as a react", each(to)),
        (law, Filter::This, _) if is_bare(law) => law_words(law).to_owned() + by,
        (law, to, _) => format!("{} {}{by}", each(to), law_words(law)),
    };
    // Where a battle or a Force drain is.
    said + &if_so(when, named).replace("at that card", "there")
}

/// Whether a law is one of cards and can be said together with others.
pub(super) fn is_of_card(law: Law) -> bool {
    !is_of_player(law) && !matches!(law, Law::MoveAsReact | Law::FaceDown)
}

/// Here, or next door.
fn is_near(f: &Filter) -> bool {
    matches!(f, Filter::AnyOf(any) if any.contains(&Filter::Here))
}

/// Whether a card says so of itself without naming itself: "may move as a react".
fn is_bare(law: Law) -> bool {
    let said = law_words(law);
    ["may ", "cannot ", "needs ", "counts ", "moves "].iter().any(|start| said.starts_with(start))
}
