//! Force powers that deal damage or take it from others; none of them is an attack.

use super::aimed::{aimed, anyone, living};
use super::{Ability, AbilityId, Action, Aims, Instead, list};
use crate::Minis;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::rules::{
    around, at_hand, avoids, blast, controller, each, finish_move, harm, harm_dealt, heal, look, stun_unless_saved,
    touches,
};
use crate::world::{FigureId, FigureSet};
use dejarik_kernel::{At, Play, WhyNot};

/// The powers.
pub static FAMILY: &[Ability] = &[
    // Damage to one.
    aimed!(FORCE_GRIP, Attacks, 1, Aims::SIGHT, anyone, |at, who, t, n| hit(at, who, t, list::FORCE_GRIP, n)),
    aimed!(FORCE_GRIP_4, Attacks, 4, Aims::SIGHT, anyone, |at, who, t, _| hit(at, who, t, list::FORCE_GRIP_4, 40)),
    aimed!(SITH_GRIP, Attacks, 2, Aims::SIGHT, anyone, |at, who, t, n| hit(at, who, t, list::SITH_GRIP, n)),
    aimed!(SITH_LIGHTNING, Attacks, 2, 6, anyone, |at, who, t, n| hit(at, who, t, list::SITH_LIGHTNING, n)),
    aimed!(FORCE_STRIKE, Attacks, 1, 6, |look, _, f| look.droid(f) || look.has(f, list::MOUNTED_WEAPON), {
        |at, who, t, n| hit(at, who, t, list::FORCE_STRIKE, n)
    }),
    aimed!(FORCE_LIGHTNING_1, Attacks, 1, 6, anyone, |at, who, t, _| hit(at, who, t, list::FORCE_LIGHTNING_1, 20)),
    // Half of it with a save.
    aimed!(FORCE_THRUST, Attacks, 1, 6, anyone, |at, who, target, n| {
        if !touches(&look(at), who, target, list::FORCE_THRUST) {
            return Ok(());
        }
        let saved = avoids(at, target, 11, list::FORCE_THRUST, who)?;
        harm(at, target, who, if saved { n / 2 } else { n })
    }),
    // Lightning: the target and two next to it.
    aimed!(FORCE_LIGHTNING, Attacks, 2, 6, anyone, |at, who, t, n| fork(at, who, t, list::FORCE_LIGHTNING, n)),
    aimed!(FORCE_LIGHTNING_2, Attacks, 2, 6, anyone, |at, who, t, _| fork(at, who, t, list::FORCE_LIGHTNING_2, 30)),
    aimed!(FORCE_LIGHTNING_5, Turn, 5, 6, anyone, |at, who, t, _| fork(at, who, t, list::FORCE_LIGHTNING_5, 60)),
    aimed!(FORCE_LIGHTNING_4, Attacks, 4, 6, anyone, |at, who, target, _| {
        if !touches(&look(at), who, target, list::FORCE_LIGHTNING_4) {
            return Ok(());
        }
        harm(at, target, who, 50)?;
        stun_unless_saved(at, target, 16, list::FORCE_LIGHTNING_4, who)
    }),
    // Damage to everybody around.
    area(list::FORCE_STORM, Instead::Attacks, 2, |l, who, _| at_hand(neighbours(l, who, list::FORCE_STORM).iter()), {
        |at, who, n| storm(at, who, list::FORCE_STORM, n)
    }),
    area(
        list::FORCE_STORM_2,
        Instead::Attacks,
        2,
        |l, who, _| at_hand(neighbours(l, who, list::FORCE_STORM_2).iter()),
        |at, who, _| storm(at, who, list::FORCE_STORM_2, 20),
    ),
    area(
        list::FORCE_BURST,
        Instead::Turn,
        2,
        |look, who, _| at_hand(open(look, who, list::FORCE_BURST, 6).iter()),
        |at, who, _| {
            let victims = around(&look(at), who, 6);
            each(at, who, list::FORCE_BURST, victims, |at, f| harm(at, f, who, 10))
        },
    ),
    area(
        list::SITH_HATRED,
        Instead::Nothing,
        1,
        |look, who, _| at_hand(hated(look, who).iter()),
        |at, who, _| {
            finish_move(at);
            let victims = hated(&look(at), who);
            each(at, who, list::SITH_HATRED, victims, |at, f| harm(at, f, who, 10))
        },
    ),
    area(list::UNLEASH_THE_FORCE, Instead::Attacks, 4, may_unleash, unleash),
    // Damage that heals.
    aimed!(DRAIN_LIFE, Nothing, 1, 6, living, |at, who, target, n| {
        finish_move(at);
        let touched = touches(&look(at), who, target, list::DRAIN_LIFE);
        if touched && !avoids(at, target, 11, list::DRAIN_LIFE, who)? {
            let dealt = harm_dealt(at, target, who, n)?;
            heal(at, who, dealt);
        }
        Ok(())
    }),
    aimed!(DRAIN_LIFE_3, Nothing, 3, 6, living, |at, who, target, _| {
        finish_move(at);
        let view = look(at);
        let prey = |f: &FigureId| view.living(*f) && (*f == target || view.w.enemies(who, *f));
        let victims: FigureSet = blast(&view, target).iter().filter(prey).collect();
        let mut total = 0;
        each(at, who, list::DRAIN_LIFE_3, victims, |at, f| {
            if !avoids(at, f, 11, list::DRAIN_LIFE_3, who)? {
                total += harm_dealt(at, f, who, 20)?;
            }
            Ok(())
        })?;
        heal(at, who, total);
        Ok(())
    }),
    aimed!(SITH_HUNGER, Attacks, 1, 6, living, |at, who, target, n| {
        if !touches(&look(at), who, target, list::SITH_HUNGER) {
            return Ok(());
        }
        let dealt = harm_dealt(at, target, who, n)?;
        heal(at, who, dealt);
        if at.world()[target].force > 0 && look(at).stands(who) {
            at.emit(Event::ForceLost { who: target, points: 1 });
            at.emit(Event::ForceGained { who, points: 1 });
        }
        Ok(())
    }),
];

type May = fn(&Look<'_>, FigureId, i16) -> Result<(), WhyNot>;
type Does = fn(&mut At<'_, Minis>, FigureId, i16) -> Play<()>;

const fn area(id: AbilityId, instead: Instead, cost: u8, may: May, does: Does) -> Ability {
    Ability { action: Some(Action { instead, cost, may, does }), ..Ability::of(id) }
}

/// Damage to the target, which simply works (003:2308-2313).
fn hit(at: &mut At<'_, Minis>, who: FigureId, target: FigureId, ability: AbilityId, amount: i16) -> Play<()> {
    if touches(&look(at), who, target, ability) { harm(at, target, who, amount) } else { Ok(()) }
}

/// The target and two characters next to it, if there are two; who uses it is spared while there are two others (faq-440,
/// faq-441). Force Lightning 5 also stuns.
fn fork(at: &mut At<'_, Minis>, who: FigureId, target: FigureId, ability: AbilityId, amount: i16) -> Play<()> {
    let view = look(at);
    let near = |f: &FigureId| *f != target && view.open_to(who, *f, ability);
    let mut near: FigureSet = blast(&view, target).iter().filter(near).collect();
    let others: FigureSet = near.iter().filter(|f| *f != who).collect();
    if others.len() >= 2 {
        near = others;
    }
    let mut victims: FigureSet = std::iter::once(target).collect();
    for _ in 0..2.min(near.len()) {
        let seat = controller(at, who);
        let next = if near.len() + victims.len() <= 3 {
            near.iter().next().unwrap_or(target)
        } else {
            at.ask(seat, Ask::Target(who, ability), |_, list| list.extend(near.iter()))?
        };
        near.remove(next);
        victims.insert(next);
    }
    each(at, who, ability, victims, |at, f| {
        harm(at, f, who, amount)?;
        if ability == list::FORCE_LIGHTNING_5 {
            stun_unless_saved(at, f, 16, ability, who)?;
        }
        Ok(())
    })
}

/// Everybody next to it that the power can affect.
fn neighbours(look: &Look<'_>, who: FigureId, ability: AbilityId) -> FigureSet {
    look.others(who).filter(|f| look.adjacent(who, *f) && look.open_to(who, *f, ability)).collect()
}

/// Everybody within so many squares that the power can affect.
fn open(look: &Look<'_>, who: FigureId, ability: AbilityId, squares: u16) -> FigureSet {
    around(look, who, squares).iter().filter(|f| look.open_to(who, *f, ability)).collect()
}

fn storm(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId, amount: i16) -> Play<()> {
    let victims = neighbours(&look(at), who, ability);
    each(at, who, ability, victims, |at, f| harm(at, f, who, amount))
}

/// The enemies within 2 (faq-499).
fn hated(look: &Look<'_>, who: FigureId) -> FigureSet {
    open(look, who, list::SITH_HATRED, 2).iter().filter(|f| look.w.enemies(who, *f)).collect()
}

fn may_unleash(look: &Look<'_>, who: FigureId, _: i16) -> Result<(), WhyNot> {
    const TOO_CALM: WhyNot = WhyNot::new("000:1993", "no-ally-with-a-force-rating-has-been-defeated");
    let lost = |f: FigureId| look.w[f].defeated && look.w[f].rated && look.w.allies(who, f);
    if !look.w.ids().any(lost) {
        return Err(TOO_CALM);
    }
    at_hand(open(look, who, list::UNLEASH_THE_FORCE, 6).iter())
}

/// Range is measured anew for each victim, and nobody is struck twice (faq-138).
fn unleash(at: &mut At<'_, Minis>, who: FigureId, n: i16) -> Play<()> {
    const ABILITY: AbilityId = list::UNLEASH_THE_FORCE;
    let mut struck = FigureSet::default();
    loop {
        if !look(at).on_table(who) {
            return Ok(());
        }
        let near: FigureSet = open(&look(at), who, ABILITY, 6).iter().filter(|f| !struck.has(*f)).collect();
        if near.is_empty() {
            return Ok(());
        }
        let seat = controller(at, who);
        let f = at.ask(seat, Ask::Target(who, ABILITY), |_, list| list.extend(near.iter()))?;
        struck.insert(f);
        let saved = avoids(at, f, 11, ABILITY, who)?;
        harm(at, f, who, if saved { n / 2 } else { n })?;
    }
}
