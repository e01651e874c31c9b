//! What can happen, and how each thing changes the World.

use crate::abilities::{AbilityId, list};
use crate::book::Faction;
use crate::map::{DoorId, Space, Square};
use crate::world::{
    Aim, Attack, Condition, Die, EMPTY, Entry, Fall, Figure, FigureId, Hold, Hurt, Masks, Nature, Place, Power, Prize,
    Save, Stage, Turn, Until, World,
};
use dejarik_kernel::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A squad took a start area.
    AreaTaken { seat: Seat, area: u8 },
    /// A figure was put on the map: at setup, by a swap, by anything that is no movement.
    Placed { who: FigureId, at: Square },
    /// A character joined the game.
    Joined { figure: Figure, masks: Box<Masks> },
    /// A character that joined waits to be set up.
    Waits { who: FigureId },
    /// A figure has another faction from now on.
    FactionChanged { who: FigureId, faction: Faction },
    /// Two figures changed places.
    Swapped { one: FigureId, other: FigureId },
    /// A figure went aboard a transport.
    Boarded { who: FigureId, transport: FigureId },
    /// What can be skipped was worked out anew.
    Surveyed { masks: Box<Masks> },
    /// Setup is over.
    SetUp,
    /// An initiative die was rolled, or rolled again.
    InitiativeRolled { seat: Seat, natural: u8 },
    /// A round begins; the winner of initiative said who is first.
    RoundBegan { number: u16, first: Seat },
    /// Somebody damaged an enemy or forced it to make a save: the round is not quiet.
    Stirred,
    /// The round is over.
    RoundEnded,
    /// A phase begins with so many activations.
    PhaseBegan { seat: Seat, activations: u8, least: u8 },
    /// Its player activates nobody more in the phase.
    PhaseCutShort,
    /// A figure was activated.
    Activated { who: FigureId },
    /// A figure counts as activated without a turn.
    CountsAsActivated { who: FigureId },
    /// A turn begins.
    TurnBegan(Turn),
    /// The turn is over.
    TurnEnded,
    /// Somebody's turn got more squares of movement.
    Hastened { squares: u8 },
    /// A move with Strafe Attack begins that must end there, or is over.
    LandingNamed { at: Option<Square> },
    /// The figure made one step; its whole space moved.
    Stepped { who: FigureId, to: Square, cost: u8, squeezed: bool },
    /// Others may answer the step just made.
    Entering(Entry),
    /// The step set off Mines.
    MinesMet,
    /// The step is settled.
    EntrySettled,
    /// Somebody was moved by somebody else, without using movement of its own.
    Shifted { who: FigureId, to: Square },
    /// The figure made one step beside the movement of its turn.
    Slipped { who: FigureId, to: Square, squeezed: bool },
    /// Moving is over for this turn.
    Settled,
    /// The figure does something else than walk, so a walk under way is over.
    Paused,
    /// A normal attack of the turn was made.
    AttackCounted,
    /// Something replaces the attacks, or the turn.
    Replaced { ability: AbilityId },
    /// A second ability may be used at once in place of attacks, or no longer.
    Again { open: bool },
    /// Somebody used something that has a limit per turn.
    UsedInTurn { who: FigureId, ability: AbilityId },
    /// Somebody used something that has a limit per attack.
    UsedInAttack { who: FigureId, ability: AbilityId },
    /// A window for reactions opens.
    WindowOpened,
    /// Somebody used an ability in the window.
    Spoke { who: FigureId, ability: AbilityId },
    /// The window closes.
    WindowClosed,
    /// An attack was declared.
    AttackDeclared(Box<Attack>),
    /// A target was named.
    Aimed(Aim),
    /// Somebody tries to draw the attack or ability on itself.
    FireDrawn,
    /// It is aimed at somebody else now, or strikes somebody else without being aimed.
    AimMoved { target: FigureId, targeted: bool },
    /// It goes nowhere.
    AimLost,
    /// Whom it strikes is settled.
    AimSettled,
    /// The attack has another target now.
    TargetReplaced { target: FigureId, targeted: bool, melee: bool },
    /// An ally combines fire and counts as activated.
    CombinedFire { who: FigureId },
    /// The attack got bonuses that belong to this strike only.
    AttackBoosted { attack: i8, damage: i16 },
    /// The attack was cancelled before its roll.
    AttackCancelled,
    /// The attack die was rolled, or rolled again.
    AttackRolled { die: Die },
    /// The attack hit.
    AttackHit { critical: bool, damage: i16, doom: bool },
    /// The attack missed.
    AttackMissed,
    /// The hit's damage changed.
    AttackDamageSet { damage: i16 },
    /// The hit's damage was avoided or turned back.
    AttackAvoided { who: FigureId, ability: AbilityId },
    /// The second strike of a Twin Attack begins.
    Twinned,
    /// The attack is over.
    AttackEnded,
    /// Somebody is about to take damage.
    DamageComing(Box<Hurt>),
    /// Another takes the damage.
    DamageMoved { to: FigureId, ability: AbilityId },
    /// The damage was reduced.
    DamageReduced { to: i16, ability: AbilityId },
    /// Somebody used something against the damage.
    UsedAgainstDamage { who: FigureId, ability: AbilityId },
    /// That is settled.
    DamageSettled,
    /// Somebody took damage.
    Damaged { who: FigureId, amount: i16 },
    /// Damage was removed.
    Healed { who: FigureId, amount: i16 },
    /// Somebody is about to be defeated.
    Falling(Box<Fall>),
    /// It stays in play with this much damage.
    Rescued { damage: i16 },
    /// Somebody was defeated.
    Defeated { who: FigureId, to: Option<Seat>, half_points: u32 },
    /// Points were scored.
    Scored { seat: Seat, half_points: u32 },
    /// The defeated figure was taken off the map.
    Removed { who: FigureId },
    /// That defeat is settled.
    FallSettled,
    /// A save is to be made; its die has no face yet.
    SaveBegan(Save),
    /// A save is rolled, or rolled again.
    SaveRolled(Save),
    /// The save stands.
    SaveEnded { passed: bool },
    /// Force points were spent.
    ForceSpent { who: FigureId, from: FigureId, ability: AbilityId, points: u8 },
    /// Force points were gained.
    ForceGained { who: FigureId, points: u8 },
    /// Force points were lost.
    ForceLost { who: FigureId, points: u8 },
    /// Somebody lost its Force rating, or got one.
    RatingChanged { who: FigureId, rated: bool },
    /// A Force power was declared.
    PowerDeclared(Power),
    /// It was cancelled.
    PowerCancelled,
    /// It is settled.
    PowerEnded,
    /// Enemies of this side lose so many Force points whenever they activate, for the rest of the game.
    Haunted { seat: Seat, points: u8 },
    /// Something holds for a while.
    ConditionBegan(Condition),
    /// It holds no more.
    ConditionEnded { on: FigureId, ability: AbilityId, source: FigureId },
    /// What lasted to the end of the turn is over, as is what lasted to the end of this figure's next turn.
    TurnExpired { who: FigureId },
    /// A door opened.
    DoorOpened { door: DoorId },
    /// A door closed.
    DoorClosed { door: DoorId },
    /// A door is gone for good.
    DoorRemoved { door: DoorId },
    /// Somebody holds a door.
    DoorHeld(Hold),
    /// That figure holds it no more.
    DoorReleased { door: DoorId, by: FigureId },
    /// A figure fights for another squad.
    SideChanged { who: FigureId, side: Seat },
    /// The prize moved, or is led by somebody else.
    PrizeMoved(Prize),
    /// The game is over.
    GameEnded { outcome: Outcome },
}

/// Changes the World by one event. Follows no rule.
pub fn apply(w: &mut World, e: &Event) {
    match e {
        Event::AreaTaken { seat, area } => w.sides[seat.index()].area = *area,
        Event::Placed { who, at } => {
            put(w, *who, Place::At(*at), false);
            w.waiting.retain(|waiting| waiting != who);
        }
        Event::Shifted { who, to } => {
            leave(w, *who);
            put(w, *who, Place::At(*to), false);
        }
        Event::Slipped { who, to, squeezed } => put(w, *who, Place::At(*to), *squeezed),
        Event::Swapped { one, other } => swap(w, *one, *other),
        Event::Boarded { who, transport } => put(w, *who, Place::Aboard(*transport), false),
        Event::Waits { who } => w.waiting.push(*who),
        Event::FactionChanged { who, faction } => w[*who].faction = Some(*faction),
        Event::Joined { figure, masks } => {
            w.figures.push(*figure);
            w.masks = **masks;
        }
        Event::Surveyed { masks } => w.masks = **masks,
        Event::SetUp => w.stage = Stage::Initiative,
        Event::InitiativeRolled { seat, natural } => w.round.dice[seat.index()] = *natural,
        Event::RoundBegan { number, first } => begin_round(w, *number, *first),
        Event::Stirred => w.round.stirred = true,
        Event::RoundEnded => end_round(w),
        Event::PhaseCutShort => w.round.left = 0,
        Event::PhaseBegan { seat, activations, least } => {
            w.round.least = *least;
            w.round.phase = *seat;
            w.round.left = *activations;
            w.round.begun = w.round.begun.with(*seat);
        }
        Event::Activated { who } => {
            w[*who].activated = true;
            w.round.left = w.round.left.saturating_sub(1);
            w.round.least = w.round.least.saturating_sub(1);
        }
        Event::CountsAsActivated { who } => w[*who].activated = true,
        Event::WindowOpened => w.windows.push(SmallVec::new()),
        Event::Spoke { who, ability } => {
            w.windows.last_mut().expect("inside a window").push((*who, *ability));
        }
        Event::WindowClosed => drop(w.windows.pop()),
        Event::Entering(entry) => w.entries.push(*entry),
        Event::MinesMet => w.entries.last_mut().expect("inside a step").mined = true,
        Event::EntrySettled => drop(w.entries.pop()),
        Event::Haunted { seat, points } => w.sides[seat.index()].haunts = *points,
        Event::RatingChanged { who, rated } => w[*who].rated = *rated,
        Event::SideChanged { who, side } => w[*who].side = *side,
        Event::PrizeMoved(prize) => w.prize = Some(*prize),
        Event::GameEnded { outcome } => w.ended = Some(*outcome),
        Event::TurnBegan(_)
        | Event::TurnEnded
        | Event::Hastened { .. }
        | Event::Stepped { .. }
        | Event::Settled
        | Event::LandingNamed { .. }
        | Event::Paused
        | Event::AttackCounted
        | Event::Replaced { .. }
        | Event::Again { .. }
        | Event::UsedInTurn { .. }
        | Event::TurnExpired { .. } => apply_turn(w, e),
        Event::Aimed(_) | Event::FireDrawn | Event::AimMoved { .. } | Event::AimLost | Event::AimSettled => {
            apply_aim(w, e)
        }
        Event::AttackDeclared(_)
        | Event::TargetReplaced { .. }
        | Event::CombinedFire { .. }
        | Event::AttackBoosted { .. }
        | Event::AttackCancelled
        | Event::AttackRolled { .. }
        | Event::AttackHit { .. }
        | Event::AttackMissed
        | Event::AttackDamageSet { .. }
        | Event::AttackAvoided { .. }
        | Event::Twinned
        | Event::UsedInAttack { .. }
        | Event::AttackEnded => apply_attack(w, e),
        Event::DamageComing(_)
        | Event::DamageMoved { .. }
        | Event::DamageReduced { .. }
        | Event::UsedAgainstDamage { .. }
        | Event::DamageSettled
        | Event::Damaged { .. }
        | Event::Healed { .. }
        | Event::Falling(_)
        | Event::Rescued { .. }
        | Event::Defeated { .. }
        | Event::Scored { .. }
        | Event::Removed { .. }
        | Event::FallSettled => apply_harm(w, e),
        Event::SaveBegan(_)
        | Event::SaveRolled(_)
        | Event::SaveEnded { .. }
        | Event::ForceSpent { .. }
        | Event::ForceGained { .. }
        | Event::ForceLost { .. }
        | Event::PowerDeclared(_)
        | Event::PowerCancelled
        | Event::PowerEnded
        | Event::ConditionBegan(_)
        | Event::ConditionEnded { .. } => apply_powers(w, e),
        Event::DoorOpened { .. }
        | Event::DoorClosed { .. }
        | Event::DoorRemoved { .. }
        | Event::DoorHeld(_)
        | Event::DoorReleased { .. } => apply_doors(w, e),
    }
}

fn begin_round(w: &mut World, number: u16, first: Seat) {
    w.round.number = number;
    w.round.first = first;
    // The phase before the first: the next one is the first seat's.
    let seats = w.sides.len() as u8;
    w.round.phase = Seat((first.0 + seats - 1) % seats);
    w.round.left = 0;
    w.round.begun = SeatSet::NONE;
    w.round.stirred = false;
    w.stage = Stage::Phases;
}

fn end_round(w: &mut World) {
    w.round.quiet = if w.round.stirred { 0 } else { w.round.quiet + 1 };
    for figure in &mut w.figures {
        figure.activated = false;
        figure.moved = false;
    }
    w.conditions.retain(|c| c.until != Until::EndOfRound);
    w.stage = Stage::Initiative;
}

fn apply_turn(w: &mut World, e: &Event) {
    if let Event::TurnBegan(turn) = e {
        w.turns.push(turn.clone());
        return;
    }
    if let Event::Stepped { who, to, squeezed, .. } = e {
        leave(w, *who);
        put(w, *who, Place::At(*to), *squeezed);
        w[*who].moved = true;
    }
    if let Event::TurnExpired { who } = e {
        w.conditions
            .retain(|c| c.until != Until::EndOfTurn && !(c.until == Until::EndOfSourcesNextTurn && c.source == *who));
        for condition in w.conditions.iter_mut().filter(|c| c.source == *who) {
            if condition.until == Until::EndOfSourcesTurnAfterThis {
                condition.until = Until::EndOfSourcesNextTurn;
            }
        }
        return;
    }
    let turn = w.turns.last_mut().expect("inside a turn");
    match e {
        Event::TurnEnded => drop(w.turns.pop()),
        Event::Hastened { squares } => turn.extra += squares,
        Event::Stepped { who, cost, .. } if turn.who == *who => {
            turn.used += cost;
            turn.steps += 1;
            turn.walking = true;
        }
        Event::Settled => turn.settled = true,
        Event::LandingNamed { at } => turn.landing = *at,
        Event::Paused => turn.walking = false,
        Event::AttackCounted => {
            turn.attacks += 1;
            turn.fought_at = turn.steps;
        }
        Event::Replaced { ability } => turn.replaced = Some(*ability),
        Event::Again { open } => turn.again = *open,
        Event::UsedInTurn { who, ability } => turn.spent.push((*who, *ability)),
        _ => {}
    }
}

fn apply_aim(w: &mut World, e: &Event) {
    if let Event::Aimed(aim) = e {
        w.aims.push(*aim);
        return;
    }
    let aim = w.aims.last_mut().expect("inside the choice of a target");
    match e {
        Event::FireDrawn => aim.drawn = true,
        Event::AimMoved { target, targeted } => {
            aim.target = *target;
            aim.targeted = *targeted;
        }
        Event::AimLost => aim.lost = true,
        Event::AimSettled => drop(w.aims.pop()),
        _ => {}
    }
}

fn apply_attack(w: &mut World, e: &Event) {
    if let Event::AttackDeclared(attack) = e {
        w.attacks.push((**attack).clone());
        return;
    }
    if let Event::CombinedFire { who } = e {
        w[*who].activated = true;
    }
    let attack = w.attacks.last_mut().expect("inside an attack");
    match e {
        Event::TargetReplaced { target, targeted, melee } => {
            attack.target = *target;
            attack.targeted = *targeted;
            attack.melee = *melee;
        }
        Event::CombinedFire { who } => attack.helpers.insert(*who),
        Event::AttackBoosted { attack: bonus, damage } => {
            attack.attack_bonus += bonus;
            attack.damage_bonus += damage;
        }
        Event::AttackCancelled => attack.cancelled = true,
        Event::AttackRolled { die } => {
            attack.die = Some(*die);
            attack.rolls += 1;
            w.round.stirred = true;
        }
        Event::AttackHit { critical, damage, doom } => {
            attack.hit = true;
            attack.critical = *critical;
            attack.damage = *damage;
            attack.doom = *doom;
        }
        Event::AttackMissed => attack.hit = false,
        Event::AttackDamageSet { damage } => attack.damage = *damage,
        Event::AttackAvoided { .. } => {
            attack.damage = 0;
            attack.avoided = true;
        }
        Event::Twinned => {
            attack.strike = 2;
            attack.die = None;
            attack.cancelled = false;
            attack.rolls = 0;
            attack.avoided = false;
            attack.hit = false;
            attack.critical = false;
            attack.damage = 0;
            attack.doom = false;
            attack.attack_bonus = 0;
            attack.damage_bonus = 0;
            attack.helpers = Default::default();
            attack.spent.clear();
        }
        Event::UsedInAttack { who, ability } => attack.spent.push((*who, *ability)),
        Event::AttackEnded => drop(w.attacks.pop()),
        _ => {}
    }
}

fn apply_harm(w: &mut World, e: &Event) {
    match e {
        Event::DamageComing(hurt) => w.hurts.push((**hurt).clone()),
        Event::DamageMoved { to, .. } => w.hurts.last_mut().expect("inside damage").who = *to,
        Event::DamageReduced { to, .. } => w.hurts.last_mut().expect("inside damage").amount = *to,
        Event::UsedAgainstDamage { who, ability } => {
            w.hurts.last_mut().expect("inside damage").spent.push((*who, *ability));
        }
        Event::DamageSettled => drop(w.hurts.pop()),
        Event::Damaged { who, amount } => w[*who].damage += amount,
        Event::Healed { who, amount } => w[*who].damage -= amount,
        Event::Falling(fall) => w.falls.push((**fall).clone()),
        Event::Rescued { damage } => {
            let fall = w.falls.last_mut().expect("inside a defeat");
            fall.rescued = true;
            let who = fall.who;
            w[who].damage = *damage;
        }
        Event::Defeated { who, to, half_points } => {
            w[*who].defeated = true;
            if let Some(seat) = to {
                w.sides[seat.index()].half_points += half_points;
            }
        }
        Event::Scored { seat, half_points } => w.sides[seat.index()].half_points += half_points,
        Event::Removed { who } => {
            put(w, *who, Place::Off, false);
            w.waiting.retain(|waiting| waiting != who);
            w.conditions.retain(|c| c.on != *who && !(c.until == Until::SourceFalls && c.source == *who));
        }
        Event::FallSettled => drop(w.falls.pop()),
        _ => {}
    }
}

fn apply_powers(w: &mut World, e: &Event) {
    match e {
        Event::SaveBegan(save) => w.saves.push(*save),
        Event::SaveRolled(save) => *w.saves.last_mut().expect("inside a save") = *save,
        Event::SaveEnded { .. } => drop(w.saves.pop()),
        Event::ForceSpent { from, points, .. } => w[*from].force -= points,
        Event::ForceGained { who, points } => w[*who].force = w[*who].force.saturating_add(*points),
        Event::ForceLost { who, points } => w[*who].force = w[*who].force.saturating_sub(*points),
        Event::PowerDeclared(power) => w.powers.push(*power),
        Event::PowerCancelled => w.powers.last_mut().expect("inside a Force power").cancelled = true,
        Event::PowerEnded => drop(w.powers.pop()),
        Event::ConditionBegan(condition) => w.conditions.push(*condition),
        Event::ConditionEnded { on, ability, source } => {
            let ends = |c: &Condition| c.on == *on && c.ability == *ability && c.source == *source;
            w.conditions.retain(|c| c.nature == Nature::Noted || !ends(c));
        }
        _ => {}
    }
}

fn apply_doors(w: &mut World, e: &Event) {
    match e {
        Event::DoorOpened { door } => w.open = w.open.with(*door),
        Event::DoorClosed { door } => w.open = w.open.without(*door),
        Event::DoorRemoved { door } => {
            w.open = w.open.with(*door);
            w.removed = w.removed.with(*door);
            w.holds.retain(|h| h.door != *door);
        }
        Event::DoorHeld(hold) => {
            let other = |h: &Hold| hold.ability != list::OVERRIDE && h.by != hold.by;
            w.holds.retain(|h| h.door != hold.door || other(h));
            w.holds.push(*hold);
        }
        Event::DoorReleased { door, by } => w.holds.retain(|h| h.door != *door || h.by != *by),
        _ => {}
    }
}

/// Puts a figure somewhere and keeps the grid in step.
fn put(w: &mut World, who: FigureId, place: Place, squeezed: bool) {
    fill(w, who, EMPTY);
    w[who].place = place;
    w[who].squeezed = squeezed;
    fill(w, who, who.0);
}

/// Whose turn it is remembers the place it leaves.
fn leave(w: &mut World, who: FigureId) {
    let figure = w[who];
    let Place::At(at) = figure.place else { return };
    let tracks = w.options.edition.gallops_by_the_old_way() && w.masks.present.has(list::GALLOPING_ATTACK);
    if let Some(turn) = w.turns.last_mut().filter(|t| t.who == who) {
        turn.behind = Some(at);
        if tracks {
            let size = if figure.squeezed { figure.span.div_ceil(2) } else { figure.span };
            turn.trodden.extend(Space { at, size }.squares());
        }
    }
}

/// Two figures change places.
fn swap(w: &mut World, one: FigureId, other: FigureId) {
    let places = (w[one].place, w[other].place);
    put(w, one, Place::Off, false);
    put(w, other, places.0, false);
    put(w, one, places.1, false);
}

/// Writes the squares that a figure covers. Who passes through an ally leaves the square to it, and a squeezed figure
/// fills its reduced footprint.
fn fill(w: &mut World, who: FigureId, with: u8) {
    let figure = w[who];
    let Place::At(at) = figure.place else { return };
    let size = if figure.squeezed { figure.span.div_ceil(2) } else { figure.span };
    let before = if with == EMPTY { who.0 } else { EMPTY };
    for y in at.y..at.y + size {
        for x in at.x..at.x + size {
            let i = y as usize * w.width as usize + x as usize;
            if w.grid[i] == before {
                w.grid[i] = with;
            }
        }
    }
}
