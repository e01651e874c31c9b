//! A turn: what a figure may do in it, and its end (000:516-538, 752-772; 003:86-130, 284-313).

use super::attack::{attack_as, declared};
use super::doors::release_doors;
use super::{
    answered, check_victory, controller, look, name_target, settle_doors, spend, stop, transport, walk, window,
};
use crate::Minis;
use crate::abilities::{AbilityId, Instead, Moment, haunt, list};
use crate::choice::{Ask, Deed};
use crate::event::Event;
use crate::look::Look;
use crate::world::{Attack, Condition, FigureId, How, Prize, Turn, TurnKind, Until};
use dejarik_kernel::{At, Play, WhyNot, trace};
use smallvec::SmallVec;

const REPLACED: WhyNot = WhyNot::new("000:1793-1801", "an-ability-takes-the-place-of-it");
const SETTLED: WhyNot = WhyNot::new("000:1268-1270", "it-gave-up-moving-this-turn");
const MOVED: WhyNot = WhyNot::new("000:529-530", "it-has-moved-already");
const BOXED_IN: WhyNot = WhyNot::new("000:180-183", "there-is-nowhere-to-go");
const NO_MOVEMENT: WhyNot = WhyNot::new("000:529-530", "no-movement-is-left");
const TOO_FAR: WhyNot = WhyNot::new("000:529-530", "it-moved-farther-than-its-speed");
const HEAVY: WhyNot = WhyNot::new("000:1504", "a-heavy-weapon-cannot-move-and-attack");
const NO_MORE_ATTACKS: WhyNot = WhyNot::new("000:1268", "no-attack-is-left");
const FRAGILE: WhyNot = WhyNot::new("000:1460", "it-is-too-fragile-to-attack");
const NOT_NOW: WhyNot = WhyNot::new("000:534-538", "something-was-done-this-turn-already");
const UNKNOWN: WhyNot = WhyNot::new("000:20", "that-ability-is-no-action");
const MERCENARY: WhyNot = WhyNot::new("000:1646", "a-mercenary-with-a-target-does-not-move");
const STANDING_ROOM: WhyNot = WhyNot::new("000:180-183", "it-cannot-stop-here");
const HURRYING: WhyNot = WhyNot::new("003:2787-2796", "squares-were-bought-for-a-move-that-comes-first");
const UNMOVED: WhyNot = WhyNot::new("003:2058-2060", "only-the-end-of-a-move-leads-aboard");
const DUTY: WhyNot = WhyNot::new("000:1820-1823", "a-savage-character-must-end-next-to-an-enemy");
const SPIRIT: WhyNot = WhyNot::new("000:1567", "a-spirit-cannot-attack");

/// A whole turn, of an activation or granted.
pub fn take_turn(at: &mut At<'_, Minis>, who: FigureId, kind: TurnKind) -> Play<()> {
    let view = look(at);
    let speed = view.speed(who);
    let extra = view.commanded_squares(who).clamp(0, 60) as u8;
    let turn = Turn::new(who, kind, speed, extra);
    let outer = lasting(at);
    at.during(Event::TurnBegan(turn), Event::TurnEnded, |at| {
        if calmed(&look(at), who) {
            at.emit(Event::UsedInTurn { who, ability: list::EMPATHY });
        }
        if super::duty::begins_dutiful(&look(at), who) {
            at.emit(Event::UsedInTurn { who, ability: list::TERM_ADJACENT });
        }
        if kind == TurnKind::Activation {
            haunt(at, who);
            window(at, Moment::Activated, controller(at, who))?;
        }
        act(at, who)?;
        end_turn(at, who)
    })?;
    for condition in outer.into_iter().filter(|c| look(at).stands(c.on)).collect::<SmallVec<[Condition; 2]>>() {
        at.emit(Event::ConditionBegan(condition));
    }
    Ok(())
}

/// What lasts to the end of the turn around this one, which the end of this one must not end.
fn lasting(at: &At<'_, Minis>) -> SmallVec<[Condition; 2]> {
    let w = at.world();
    let of_turn = |c: &&Condition| !w.turns.is_empty() && c.until == Until::EndOfTurn;
    w.conditions.iter().filter(of_turn).copied().collect()
}

/// Whether Empathy lifts the duty of a Savage character as its turn begins (000:1301-1303).
fn calmed(look: &Look<'_>, who: FigureId) -> bool {
    let near = look.w.masks.takeable.has(list::SAVAGE);
    near && look.owned(who, list::SAVAGE).is_some() && !look.has(who, list::SAVAGE)
}

/// The figure does one thing after another until it is done.
fn act(at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
    let rules = at.rules();
    let side = at.world()[who].side;
    loop {
        if at.world().turns.len() == 1 {
            check_victory(at)?;
        }
        if !look(at).stands(who) || at.world()[who].side != side {
            return Ok(());
        }
        let deed = at.ask(side, Ask::Turn(who), |w, list| list.extend(deeds(&Look::new(rules, w), who)))?;
        carry_out(at, who, deed)?;
        if deed == Deed::End {
            return Ok(());
        }
    }
}

/// One deed of the turn under way.
pub fn carry_out(at: &mut At<'_, Minis>, who: FigureId, deed: Deed) -> Play<()> {
    let again = at.world().turn().is_some_and(|t| t.again);
    if again {
        at.emit(Event::Again { open: false });
    }
    match deed {
        Deed::End => {}
        Deed::Move => walk::walk(at, who)?,
        Deed::Attack(target) => normal_attack(at, who, target)?,
        Deed::Use(ability) => {
            let replaced = use_action(at, who, ability)?;
            if replaced && !again && look(at).replaces_twice(who) {
                at.emit(Event::Again { open: true });
            }
        }
        Deed::Board(on) => {
            pause(at)?;
            transport::board(at, who, on);
        }
        Deed::HandOver(to) => hand_over(at, to),
    }
    Ok(())
}

/// The droid is handed over, which takes the whole turn (002:528).
fn hand_over(at: &mut At<'_, Minis>, to: FigureId) {
    let Some(prize) = at.world().prize else { return };
    at.emit(Event::Replaced { ability: list::TERM_REPLACES_TURN });
    at.emit(Event::Settled);
    at.emit(Event::PrizeMoved(Prize { led_by: Some(to), ..prize }));
    stop::prize_joins(at, to);
}

/// A normal attack. The second of a turn gives up the move.
fn normal_attack(at: &mut At<'_, Minis>, who: FigureId, target: FigureId) -> Play<()> {
    pause(at)?;
    lie_in_wait(at, who, target);
    let extra = is_extra(at, who)?;
    at.emit(Event::AttackCounted);
    if at.world().turn().is_some_and(|t| t.attacks > 1 && !t.settled) {
        let roams = look(at).acts(who, list::GREATER_MOBILE_ATTACK);
        if !roams && !look(at).fights_on_the_move(who) {
            at.emit(Event::Settled);
        }
        tell_extra_attack(at, who);
    }
    let attack = Attack { extra, ..declared(&look(at), who, target, How::Normal) };
    attack_as(at, attack)
}

/// Whether the attack about to be made is the Extra Attack of the turn. Only Rend wants to know, since it does not count that
/// one wherever it falls (faq-343): its player says so while either could be meant.
fn is_extra(at: &mut At<'_, Minis>, who: FigureId) -> Play<bool> {
    let view = look(at);
    let matters = view.has(who, list::REND) && view.has(who, list::EXTRA_ATTACK);
    if !matters || view.w.options.edition.rends_at_any_time() {
        return Ok(false);
    }
    let extras = view.extra_attacks(who).saturating_sub(view.times_in_turn(who, list::EXTRA_ATTACK));
    let Some(turn) = at.world().turn().filter(|_| extras > 0) else { return Ok(false) };
    let others_left = usize::from(turn.attacks) + extras < attacks_in_turn(&view, who);
    let may_stay = turn.steps == 0 && !owes_move(&view, turn);
    let seat = controller(at, who);
    let extra = !others_left || may_stay && at.yes(seat, Ask::Use(who, list::EXTRA_ATTACK))?;
    if extra {
        at.emit(Event::UsedInTurn { who, ability: list::EXTRA_ATTACK });
        at.emit(Event::Settled);
    }
    Ok(extra)
}

/// Ambush after a move: the first enemy attacked is the one that all attacks of the turn are for (000:1054-1056).
fn lie_in_wait(at: &mut At<'_, Minis>, who: FigureId, target: FigureId) {
    let first = at.world().turn().is_some_and(|t| t.steps > 0 && t.attacks == 0);
    if first && look(at).has(who, list::AMBUSH) && !at.world()[target].activated {
        at.emit(Event::UsedInTurn { who: target, ability: list::AMBUSH });
    }
}

fn tell_extra_attack(at: &At<'_, Minis>, who: FigureId) {
    for ability in MULTI {
        if look(at).has(who, ability) {
            trace::acted(ability.0);
        }
    }
}

const MULTI: [AbilityId; 5] =
    [list::DOUBLE_ATTACK, list::TRIPLE_ATTACK, list::QUADRUPLE_ATTACK, list::DOUBLE_CLAW_ATTACK, list::EXTRA_ATTACK];

/// A walk under way is over once something else is done.
fn pause(at: &mut At<'_, Minis>) -> Play<()> {
    let Some(who) = at.world().turn().filter(|t| t.walking).map(|t| t.who) else { return Ok(()) };
    at.emit(Event::Paused);
    stop::move_ended(at, who)
}

/// Uses an ability; says whether it took the place of attacks.
fn use_action(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId) -> Play<bool> {
    let Some((action, strikes)) = at.rules().ability(ability).and_then(|a| Some((a.action?, a.strikes))) else {
        return Ok(false);
    };
    let number = look(at).number(who, ability).unwrap_or(0);
    pause(at)?;
    let instead = at.world().options.edition.instead(ability, action.instead);
    match instead {
        Instead::Nothing => {}
        Instead::Attacks => {
            trace::acted(list::TERM_REPLACES_ATTACKS.0);
            at.emit(Event::Replaced { ability });
        }
        Instead::Turn | Instead::TurnWithMove => {
            trace::acted(list::TERM_REPLACES_TURN.0);
            at.emit(Event::Replaced { ability });
            at.emit(Event::Settled);
        }
    }
    trace::acted(ability.0);
    // Whoever may cancel a Force power knows on whom it is used (003:1388-1389, 2418-2420).
    let named = match strikes {
        Some(strike) => name_target(at, who, ability, strike.whom)?,
        None => None,
    };
    if action.cost == 0 || spend(at, who, ability, action.cost)? {
        match (strikes, named) {
            (None, _) => (action.does)(at, who, number)?,
            (Some(strike), Some(named)) => {
                let target = if strike.aimed { answered(at, who, ability, named)? } else { Some(named) };
                if let Some(target) = target {
                    (strike.does)(at, who, target, number)?;
                }
            }
            (Some(_), None) => {}
        }
    }
    Ok(instead == Instead::Attacks)
}

/// Everything the figure may do next.
pub fn deeds(look: &Look<'_>, who: FigureId) -> SmallVec<[Deed; 16]> {
    let mut deeds = SmallVec::new();
    let Some(turn) = look.w.turn() else { return deeds };
    if may_move(look, turn).is_ok() {
        deeds.push(Deed::Move);
    }
    if !can_stop(look, turn) {
        if deeds.is_empty() {
            deeds.push(Deed::End);
        }
        return deeds;
    }
    let owes = owes_move(look, turn);
    if may_attack_now(look, turn).is_ok() && !(owes && gives_up_move(look, turn)) {
        let targets = look.attack_targets(who);
        deeds.extend(targets.iter().filter(|t| fits_extra_attack(look, turn, *t)).map(Deed::Attack));
    }
    for ability in actions(look, who) {
        if may_use(look, turn, ability).is_ok() {
            deeds.push(Deed::Use(ability));
        }
    }
    if turn.walking && !owes {
        deeds.extend(look.boardable(who).iter().map(Deed::Board));
    }
    if look.w.prize.is_some() {
        deeds.extend(look.allies(who).filter(|ally| may_hand_over(look, turn, *ally).is_ok()).map(Deed::HandOver));
    }
    if !owes {
        deeds.push(Deed::End);
    }
    deeds
}

/// Whether a Savage character must still move in this turn, and can.
fn owes_move(look: &Look<'_>, turn: &Turn) -> bool {
    look.w.masks.present.has(list::SAVAGE)
        && may_move(look, turn).is_ok()
        && super::duty::owes_move(look, turn.who, look.movement_left(turn))
}

/// Whether one more attack gives up the move.
fn gives_up_move(look: &Look<'_>, turn: &Turn) -> bool {
    turn.attacks > 0 && !look.has(turn.who, list::GREATER_MOBILE_ATTACK) && !look.fights_on_the_move(turn.who)
}

/// Whether the figure may do that next, or why not.
pub fn may_do(look: &Look<'_>, who: FigureId, deed: Deed) -> Result<(), WhyNot> {
    let turn = look.w.turn().filter(|t| t.who == who).ok_or(NOT_NOW)?;
    match deed {
        Deed::Move => may_move(look, turn),
        Deed::Attack(target) => {
            may_attack_now(look, turn)?;
            if owes_move(look, turn) && gives_up_move(look, turn) {
                return Err(DUTY);
            }
            look.may_attack(who, target)?;
            if fits_extra_attack(look, turn, target) { Ok(()) } else { Err(NO_MORE_ATTACKS) }
        }
        Deed::Use(ability) => may_use(look, turn, ability),
        Deed::Board(on) => may_board(look, turn, on),
        Deed::HandOver(to) => may_hand_over(look, turn, to),
        Deed::End if !can_stop(look, turn) => Err(STANDING_ROOM),
        Deed::End if owes_move(look, turn) => Err(DUTY),
        Deed::End => Ok(()),
    }
}

/// Whether the figure may end its move by going aboard: it has made one, of a square at least (faq-367).
fn may_board(look: &Look<'_>, turn: &Turn, transport: FigureId) -> Result<(), WhyNot> {
    if !turn.walking {
        return Err(UNMOVED);
    }
    if !can_stop(look, turn) {
        return Err(STANDING_ROOM);
    }
    if owes_move(look, turn) { Err(DUTY) } else { look.may_board(turn.who, transport) }
}

/// Whether the figure may hand the droid over to that ally (002:528).
fn may_hand_over(look: &Look<'_>, turn: &Turn, to: FigureId) -> Result<(), WhyNot> {
    const NOT_ITS_OWN: WhyNot = WhyNot::new("002:528", "it-does-not-lead-the-droid");
    const APART: WhyNot = WhyNot::new("002:528", "the-ally-is-not-adjacent");
    let fresh = turn.attacks == 0 && turn.steps == 0 && turn.replaced.is_none();
    if look.w.prize.is_none_or(|p| p.led_by != Some(turn.who)) {
        Err(NOT_ITS_OWN)
    } else if !fresh {
        Err(NOT_NOW)
    } else if look.w.allies(turn.who, to) && look.stands(to) && look.adjacent(turn.who, to) {
        Ok(())
    } else {
        Err(APART)
    }
}

/// Whether the figure stands where a move may end; in the middle of a walk it may be passing through an ally.
fn can_stop(look: &Look<'_>, turn: &Turn) -> bool {
    !turn.walking || super::stroll::stands_free(look, turn.who)
}

fn may_move(look: &Look<'_>, turn: &Turn) -> Result<(), WhyNot> {
    let who = turn.who;
    if turn.settled {
        return Err(if turn.replaced.is_some() { REPLACED } else { SETTLED });
    }
    walk::may_budge(look, who)?;
    if turn.steps > 0 && !turn.walking && !look.moves_on(turn) {
        return Err(MOVED);
    }
    if look.attacked_heavily(who) {
        return Err(HEAVY);
    }
    let left = look.movement_left(turn);
    if left == 0 {
        return Err(NO_MOVEMENT);
    }
    // Only where the move starts; what it passes, or whom it attacks on the way, does not stop it (000:1646-1648).
    if turn.steps == 0 {
        may_leave(look, who)?;
    }
    if turn.steps > 0 && !turn.walking {
        look.acts(who, list::MOBILE_ATTACK);
        look.acts(who, list::GREATER_MOBILE_ATTACK);
    }
    if walk::can_walk(look, who, left) { Ok(()) } else { Err(BOXED_IN) }
}

/// What buys squares of movement, right before the move (003:2787-2796).
const HASTE: [AbilityId; 3] = [list::MOVE_FASTER, list::KNIGHT_SPEED, list::MASTER_SPEED];

/// Whether it bought squares for a move that has not begun.
fn hurrying(turn: &Turn) -> bool {
    turn.steps == 0 && turn.extra > 0 && HASTE.into_iter().any(|a| turn.times(turn.who, a) > 0)
}

/// Whether nothing forbids the figure to begin a move: a Mercenary with a target stays (000:1646).
pub fn may_leave(look: &Look<'_>, who: FigureId) -> Result<(), WhyNot> {
    walk::may_budge(look, who)?;
    if look.has(who, list::MERCENARY) && !look.attack_targets(who).is_empty() {
        trace::acted(list::MERCENARY.0);
        return Err(MERCENARY);
    }
    Ok(())
}

/// Whether the figure has moved farther than somebody can who attacks in the same turn: than its speed, or, once it has
/// attacked on the move, than the edition says (E-04).
fn ran_too_far(look: &Look<'_>, turn: &Turn) -> bool {
    let pace = look.w.options.edition.pace(turn.speed);
    let rode = || turn.spent.iter().any(|(_, a)| matches!(*a, list::STRAFE_ATTACK | list::GALLOPING_ATTACK));
    let speed = if pace != turn.speed && rode() { pace } else { turn.speed };
    turn.used > speed.saturating_add(turn.extra)
}

fn may_attack_now(look: &Look<'_>, turn: &Turn) -> Result<(), WhyNot> {
    let who = turn.who;
    if turn.replaced.is_some() {
        return Err(REPLACED);
    }
    if hurrying(turn) {
        return Err(HURRYING);
    }
    if ran_too_far(look, turn) {
        return Err(TOO_FAR);
    }
    can_attack(look, who)?;
    if turn.attacks == 0 {
        return Ok(());
    }
    let all = attacks_in_turn(look, who);
    let moved = turn.steps > 0;
    let roams = look.has(who, list::GREATER_MOBILE_ATTACK);
    let ambushes = look.has(who, list::AMBUSH);
    // Whatever lets it attack on the move, all attacks of a turn are made in one place (000:1484-1486).
    let apart = turn.steps != turn.fought_at;
    let spoiled = moved && (apart || !roams && !ambushes && !look.keeps_attacks(turn));
    if usize::from(turn.attacks) >= all || spoiled { Err(NO_MORE_ATTACKS) } else { Ok(()) }
}

/// Whether a figure whose turn it is still has an attack once it has moved on, as far as that lets it.
pub fn attacks_after_move(look: &Look<'_>, turn: &Turn) -> bool {
    let moved = Turn { steps: turn.steps.saturating_add(1), ..turn.clone() };
    may_attack_now(look, &moved).is_ok() && !look.acts(turn.who, list::HEAVY_WEAPON)
}

/// Whether the figure can attack at all on its turn, whatever the occasion.
pub fn can_attack(look: &Look<'_>, who: FigureId) -> Result<(), WhyNot> {
    if look.halted(who) {
        return Err(NOT_NOW);
    }
    if look.w.turn().is_some_and(|t| t.who == who && t.steps > 0) && look.acts(who, list::HEAVY_WEAPON) {
        return Err(HEAVY);
    }
    if look.has(who, list::LIGHT_SPIRIT) || look.has(who, list::FROZEN_IN_CARBONITE) {
        return Err(SPIRIT);
    }
    if look.number(who, list::FRAGILE).is_some_and(|n| look.hit_points(who) < n) {
        trace::acted(list::FRAGILE.0);
        return Err(FRAGILE);
    }
    Ok(())
}

/// How many normal attacks a turn can have (000:1268-1270, 1320-1323).
pub fn attacks_in_turn(look: &Look<'_>, who: FigureId) -> usize {
    let multi = if look.has(who, list::QUADRUPLE_ATTACK) {
        4
    } else if look.has(who, list::TRIPLE_ATTACK) {
        3
    } else if look.has(who, list::DOUBLE_ATTACK) || look.has(who, list::DOUBLE_CLAW_ATTACK) {
        2
    } else {
        1
    };
    multi + look.extra_attacks(who)
}

/// Extra attacks that are bound to a target: Double Claw Attack to adjacent enemies (000:1272), Ambush after a move to one
/// enemy that has not activated (000:1054).
fn fits_extra_attack(look: &Look<'_>, turn: &Turn, target: FigureId) -> bool {
    if turn.attacks == 0 {
        return true;
    }
    let who = turn.who;
    let ambush = turn.steps > 0 && !look.has(who, list::GREATER_MOBILE_ATTACK) && !look.keeps_attacks(turn);
    if ambush {
        let same = turn.spent.iter().any(|(f, a)| *f == target && *a == list::AMBUSH);
        if !same || look.w[target].activated || !look.acts(who, list::AMBUSH) {
            return false;
        }
    }
    let plain = MULTI.into_iter().any(|a| a != list::DOUBLE_CLAW_ATTACK && look.has(who, a));
    plain || look.reaches(who, target)
}

/// The abilities of the figure that are actions, and those that everybody with Force points has: Move Faster, and what
/// defeats a Light Spirit (000:1567-1573).
fn actions<'l>(look: &'l Look<'_>, who: FigureId) -> impl Iterator<Item = AbilityId> + 'l {
    let sheet = look.sheet(who);
    let printed = sheet.actions.iter().map(|(a, _)| *a);
    let given = look.w.masks.grantable.iter().filter(move |a| {
        !sheet.abilities.has(*a) && look.rules.ability(*a).is_some_and(|x| x.action.is_some()) && look.has(who, *a)
    });
    let spirits = look.w.masks.present.has(list::LIGHT_SPIRIT).then_some(list::LIGHT_SPIRIT);
    printed.chain(given).chain(std::iter::once(list::MOVE_FASTER)).chain(spirits)
}

fn may_use(look: &Look<'_>, turn: &Turn, ability: AbilityId) -> Result<(), WhyNot> {
    let who = turn.who;
    let action = look.rules.ability(ability).and_then(|a| a.action).ok_or(UNKNOWN)?;
    if action.cost > 0 {
        look.may_spend(who, ability, action.cost)?;
    }
    if !matches!(ability, list::MOVE_FASTER | list::LIGHT_SPIRIT) && !look.has(who, ability) {
        return Err(UNKNOWN);
    }
    let at_start = turn.attacks == 0 && turn.replaced.is_none();
    let haste = HASTE.contains(&ability) || ability == list::FORCE_LEAP;
    let instead = look.w.options.edition.instead(ability, action.instead);
    if hurrying(turn) && !haste && instead != Instead::TurnWithMove {
        return Err(HURRYING);
    }
    match instead {
        Instead::Nothing => {}
        Instead::Turn if owes_move(look, turn) => return Err(DUTY),
        Instead::Attacks if !at_start && !turn.again => return Err(NOT_NOW),
        Instead::Attacks if ran_too_far(look, turn) => return Err(TOO_FAR),
        Instead::Turn | Instead::TurnWithMove if !at_start || turn.steps > 0 => return Err(NOT_NOW),
        Instead::Attacks | Instead::Turn | Instead::TurnWithMove => {}
    }
    (action.may)(look, who, look.number(who, ability).unwrap_or(0))
}

/// The end of a turn: effects of its end and doors, in the order its controller wants (faq-140), then what lasted so long
/// is over.
fn end_turn(at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
    pause(at)?;
    release_doors(at);
    let seat = controller(at, who);
    if at.world().masks.heard.has(Moment::TurnEnd) {
        window(at, Moment::TurnEnd, seat)?; // doors are among what speaks there
    } else {
        settle_doors(at);
    }
    at.emit(Event::TurnExpired { who });
    Ok(())
}
