//! Lines of the log.

use super::{Speaker, tenths};
use crate::book::{Condition, Objective};
use crate::choice::{Deed, Gait};
use crate::event::{Cancel, Event};
use crate::geometry::{Angle, Point};
use crate::world::{Laid, Mark, MiniId, OrderToken, Supply};
use dejarik_kernel::{Outcome, Seat};

/// The event as a line of the log; empty if it is not worth one.
pub(super) fn event(s: Speaker<'_>, e: &Event) -> String {
    match e {
        Event::TerrainLaid { piece, .. } => {
            s.say("ev-laid", &[("what", piece.name.as_str().into()), ("place", s.place(piece.middle()))])
        }
        Event::BlueIs(seat) => s.say("ev-blue", &[("seat", s.seat(*seat))]),
        Event::TookSideEdge => s.say("ev-side-edge", &[("seat", s.seat(s.w.blue))]),
        Event::TookFarEdge if s.w.optional.skirmish => s.say("ev-other-edge", &[("seat", s.seat(s.w.blue))]),
        Event::TookFarEdge => s.say("ev-far-edge", &[("seat", s.seat(s.w.blue))]),
        Event::Defined(cards) => {
            let objective = cards.objective.map(|n| Objective::ALL[n as usize].1);
            let deployment = cards.deployment.map(|n| s.rules.book().deployments[n as usize].name.as_str());
            let condition = cards.condition.map(|n| Condition::ALL[n as usize].1);
            [objective, deployment, condition].into_iter().flatten().collect::<Vec<_>>().join(", ")
        }
        Event::Tampered { wounds, .. } => s.say("ev-tampered", &[("n", (*wounds).into())]),
        Event::HandsRestored => s.plain("ev-hands-restored"),
        Event::Divulged { seat, card } => {
            let what = s.rules.book().commands[card.0 as usize].name.clone();
            s.say("ev-divulged", &[("seat", s.seat(*seat)), ("what", what.into())])
        }
        Event::Deployed { unit, .. } => s.of("ev-deployed", *unit),
        Event::RoundBegan(n) => s.say("ev-round", &[("n", (*n).into())]),
        Event::CardsPlayed(cards) => {
            let name =
                |i: usize| cards[i].map_or("-".to_owned(), |c| s.rules.book().commands[c.0 as usize].name.clone());
            let two = [("left", name(0).into()), ("right", name(1).into())];
            match cards.len() {
                2 => s.say("ev-cards", &two),
                _ => {
                    s.say("ev-cards-of-four", &[two, [("third", name(2).into()), ("fourth", name(3).into())]].concat())
                }
            }
        }
        Event::Priority(seat) => s.say("ev-priority", &[("seat", s.seat(*seat))]),
        Event::Ordered { unit, .. } => s.of("ev-ordered", *unit),
        Event::Drew { seat, rank } => s.say("ev-drew", &[("seat", s.seat(*seat)), ("rank", s.rank(*rank))]),
        Event::Peeked { seat, of, cards } => {
            let names: Vec<&str> = cards.iter().map(|c| s.rules.book().commands[c.0 as usize].name.as_str()).collect();
            let parties = [("seat", s.seat(*seat)), ("of", s.seat(*of))];
            match names.is_empty() {
                true => s.say("ev-peeked", &parties),
                false => s.say("ev-peeked-at", &[&parties[..], &[("cards", names.join(", ").into())]].concat()),
            }
        }
        Event::OrderReturned(unit) => s.of("ev-order-returned", *unit),
        Event::CardRegained { seat, card } => {
            let name = s.rules.book().commands[card.0 as usize].name.clone();
            s.say("ev-card-regained", &[("seat", s.seat(*seat)), ("card", name.into())])
        }
        Event::BaneLaid(bane) => s.say("ev-bane", &[("seat", s.seat(bane.side)), ("place", s.place(bane.at))]),
        Event::Dropped { at, .. } => s.say("ev-dropped", &[("place", s.place(*at))]),
        Event::MarkerGone(_) => s.plain("ev-lifted"),
        Event::CartPlaced(cart) => s.say("ev-cart", &[("seat", s.seat(Seat(cart.side))), ("place", s.place(cart.at))]),
        Event::SupplyLaid { token: Supply { at, up: false }, .. } => {
            s.say("ev-supply-laid", &[("place", s.place(*at))])
        }
        Event::SupplyLaid { token: Supply { up: true, .. }, .. } => s.plain("ev-supply-turned"),
        Event::SupplyGone { .. } => s.plain("ev-supply-gone"),
        Event::Supplied { unit, card, .. } => {
            let what = s.rules.book().upgrades[card.0 as usize].name.clone();
            s.say("ev-supplied", &[("who", s.unit(*unit)), ("what", what.into())])
        }
        Event::BaneShown { .. } => s.plain("ev-bane-shown"),
        Event::TokenKept { seat, .. } => s.say("ev-kept", &[("seat", s.seat(*seat))]),
        Event::KeptUsed { seat, rank } => s.say("ev-kept-used", &[("seat", s.seat(*seat)), ("rank", s.rank(*rank))]),
        Event::TokenBack { rank, .. } => s.say("ev-token-back", &[("rank", s.rank(*rank))]),
        Event::TokenLost { rank, .. } => s.say("ev-token-lost", &[("rank", s.rank(*rank))]),
        Event::Activated(unit) => s.of("ev-activated", *unit),
        Event::ActionTaken { deed, .. } => action(s, *deed),
        Event::OrderTurned { unit, to: OrderToken::FaceDown } => s.of("ev-order-down", *unit),
        Event::Scored { seat, n } => s.say("ev-scored", &[("seat", s.seat(*seat)), ("n", (*n).into())]),
        Event::Claimed { by: Some(unit), .. } => s.of("ev-claimed", *unit),
        Event::Claimed { at, .. } => s.say("ev-dropped", &[("place", s.place(*at))]),
        Event::GameOver(Outcome::Won(seats)) => match seats.iter().collect::<Vec<_>>()[..] {
            [seat] => s.say("ev-won", &[("seat", s.seat(seat))]),
            [one, other] => s.say("ev-team-won", &[("one", s.seat(one)), ("other", s.seat(other))]),
            _ => String::new(),
        },
        Event::GameOver(Outcome::Draw) => s.plain("ev-draw"),
        _ => units(s, e),
    }
}

fn action(s: Speaker<'_>, deed: Deed) -> String {
    let Some(active) = s.w.active else { return String::new() };
    let key = match deed {
        Deed::Aim => "ev-aims",
        Deed::Dodge => "ev-dodges",
        Deed::Standby => "ev-stands-by",
        Deed::Recover => "ev-recovers",
        Deed::Power(nth) => {
            let what = s.rules.upgrade_name(s.w, active.unit, nth);
            return s.say("ev-card-action", &[("who", s.unit(active.unit)), ("what", what.into())]);
        }
        Deed::Command => {
            let what = super::answers::command(s, active.unit);
            return s.say("ev-card-action", &[("who", s.unit(active.unit)), ("what", what.into())]);
        }
        Deed::Card(key) => {
            return s.say("ev-card-action", &[("who", s.unit(active.unit)), ("what", key.row().name.into())]);
        }
        _ => return String::new(),
    };
    s.of(key, active.unit)
}

/// How far and where to a leader went: the length of its way, and the direction of its end from its beginning.
fn moved(s: Speaker<'_>, mini: MiniId, way: &[Point]) -> String {
    let who = ("who", s.unit(s.w[mini].unit));
    let [from, .., to] = way else { return s.say("ev-moved", &[who]) };
    let length: i32 = way.windows(2).map(|pair| (pair[1] - pair[0]).length()).sum();
    let direction = s.direction(Angle::of(*to - *from));
    s.say("ev-moved-far", &[who, ("length", tenths(length).into()), ("direction", direction)])
}

fn units(s: Speaker<'_>, e: &Event) -> String {
    let tokens = |key: &str, unit, token, n: u8| {
        s.say(key, &[("who", s.unit(unit)), ("n", n.into()), ("token", s.token(token))])
    };
    match e {
        Event::Gained { unit, token, n } => tokens("ev-gained", *unit, *token, *n),
        Event::Lost { unit, token, n } => tokens("ev-lost", *unit, *token, *n),
        Event::ShieldsUp { unit, n } => s.say("ev-shields-up", &[("who", s.unit(*unit)), ("n", (*n).into())]),
        Event::ShieldsLost { unit, n } => tokens("ev-lost", *unit, crate::world::Token::Shield, *n),
        Event::Panicked { unit, on: true } => s.of("ev-panics", *unit),
        Event::Panicked { unit, on: false } => s.of("ev-calm", *unit),
        Event::Wheeled { unit, on: true } => s.of("ev-wheels", *unit),
        Event::LeaderMoved { mini, way, .. } => moved(s, *mini, way),
        Event::Pivoted { unit, facing } => {
            s.say("ev-pivoted", &[("who", s.unit(*unit)), ("direction", s.direction(*facing))])
        }
        Event::MoveEnded { unit, deed: Deed::Move(Gait::Withdraw), .. } => s.of("ev-withdrew", *unit),
        Event::Embarked { unit, vehicle } => {
            s.say("ev-embarked", &[("who", s.unit(*unit)), ("vehicle", s.unit(*vehicle))])
        }
        Event::Disembarked { unit, .. } => s.of("ev-disembarked", *unit),
        Event::Swapped { unit, nth, .. } => {
            let name = crate::look::Look::new(s.rules, s.w).upgrade(*unit, *nth).name.clone();
            s.say("ev-swapped", &[("who", s.unit(*unit)), ("what", name.into())])
        }
        Event::Noted { unit, mark: Mark::Reserved(true) } => s.of("ev-reserved", *unit),
        Event::Wounded { mini, n } => s.say("ev-wounded", &[("who", s.mini(*mini)), ("n", (*n).into())]),
        Event::Healed { mini, n } => s.say("ev-healed", &[("who", s.mini(*mini)), ("n", (*n).into())]),
        Event::SetAside(mini) => s.say("ev-set-aside", &[("who", s.mini(*mini))]),
        Event::MiniDefeated(mini) => s.say("ev-mini-defeated", &[("who", s.mini(*mini))]),
        Event::Leads { mini, .. } => s.say("ev-leads", &[("who", s.mini(*mini))]),
        Event::UnitDefeated { unit, .. } => s.of("ev-unit-defeated", *unit),
        Event::Damaged(unit) => s.of("ev-damaged", *unit),
        Event::Disabled(unit) => s.of("ev-disabled", *unit),
        Event::Disrupted { unit, weapon } => {
            let name = s.rules.weapon_name(s.w, *unit, *weapon);
            s.say("ev-disrupted", &[("who", s.unit(*unit)), ("what", name.into())])
        }
        Event::Exhausted { unit, nth, on } => {
            let name = crate::look::Look::new(s.rules, s.w).upgrade(*unit, *nth).name.clone();
            s.say(if *on { "ev-exhausted" } else { "ev-readied" }, &[("what", name.into())])
        }
        Event::Promoted(unit) => s.of("ev-promoted", *unit),
        Event::Ranked { unit, rank } => s.say("ev-ranked", &[("who", s.unit(*unit)), ("rank", s.rank(*rank))]),
        Event::Noted { unit, mark: Mark::Prized } => s.of("ev-prized", *unit),
        Event::Noted { unit, mark: Mark::Trophy } => s.of("ev-trophy", *unit),
        Event::Noted { unit, mark: Mark::Exposed } => s.of("ev-exposed", *unit),
        Event::Granted(crate::world::Grant { unit, keyword, brief }) => {
            let key = if *brief { "ev-granted-briefly" } else { "ev-granted" };
            s.say(key, &[("who", s.unit(*unit)), ("what", keyword.key.row().name.into())])
        }
        Event::DeviceLaid(token) => {
            let key = match token.what {
                Laid::Smoke => "ev-device-smoke",
                Laid::Charge(_) | Laid::Ordered(_) => "ev-device-charge",
                Laid::Graffiti => "ev-device-graffiti",
            };
            s.say(key, &[("who", s.unit(token.by)), ("place", s.beside(token.by, token.at))])
        }
        Event::Noted { unit, mark: Mark::Hostage } => s.of("ev-hostage", *unit),
        Event::Noted { unit, mark: Mark::Pacified } => s.of("ev-pacified", *unit),
        Event::Noted { unit, mark: Mark::Sheltered } => s.of("ev-sheltered", *unit),
        Event::Noted { unit, mark: Mark::Slowed } => s.of("ev-slowed", *unit),
        Event::Noted { unit, mark: Mark::Provoked(_) } => s.of("ev-provoked", *unit),
        Event::OrderAssigned { unit, to: OrderToken::FaceUp } => s.of("ev-ordered", *unit),
        Event::OrderAssigned { unit, .. } => s.of("ev-order-down", *unit),
        Event::Handed { unit, to } => match s.w[*unit].marks.home {
            Some(_) => s.say("ev-handed", &[("who", s.unit(*unit)), ("seat", s.seat(*to))]),
            None => String::new(),
        },
        Event::DeviceLifted(_) => s.plain("ev-lifted"),
        Event::Restored { mini, .. } => s.say("ev-restored", &[("who", s.mini(*mini))]),
        _ => attack(s, e),
    }
}

fn attack(s: Speaker<'_>, e: &Event) -> String {
    let Some(attack) = s.w.attacks.last() else { return String::new() };
    match e {
        Event::PoolFormed(pool) => s.say("ev-attacks", &[("who", s.unit(attack.by)), ("target", s.unit(pool.target))]),
        Event::AttackRolled(dice) => s.say("ev-rolled", &[("dice", s.dice(dice).into())]),
        Event::DefenseRolled(dice) if !dice.is_empty() => s.say("ev-defended", &[("dice", s.dice(dice).into())]),
        Event::AttackDie { to: Some(face), .. } => s.say("ev-die", &[("face", s.face(*face).into())]),
        Event::DefenseDie { to: Some(face), .. } => s.say("ev-defense-die", &[("face", s.face(*face).into())]),
        Event::Cancelled { face, n, why } => {
            let key = match why {
                Cancel::Cover => "ev-cover",
                Cancel::Dodge => "ev-dodge",
                Cancel::Shield => "ev-shield",
                Cancel::Armor => "ev-armor",
                Cancel::Guardian => "ev-guardian",
                Cancel::Barrier => "ev-barrier",
            };
            s.say(key, &[("n", (*n).into()), ("face", s.face(*face).into())])
        }
        Event::PoolEnded { wounds } => {
            s.say("ev-pool", &[("target", s.unit(attack.pool().target)), ("n", (*wounds).into())])
        }
        _ => String::new(),
    }
}
