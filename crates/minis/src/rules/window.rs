//! The one window in which abilities speak: the acting player's first, then the others by seat to the left, each in the
//! order its player wants, until all have spoken or passed (000:775-779; 003:446-452).

use super::command::VOICES;
use super::voice::Names;
use super::{look, spend};
use crate::Minis;
use crate::abilities::{Ability, AbilityId, Moment, Reaction, Will};
use crate::choice::{Ask, Usage};
use crate::event::Event;
use crate::look::Look;
use crate::world::{FigureId, Nature};
use dejarik_kernel::{At, Play, Seat, trace};
use smallvec::SmallVec;

/// Somebody who could speak.
#[derive(Clone, Copy)]
struct Speaker {
    usage: Usage,
    number: i16,
    reaction: Reaction,
    /// Who orders it: what must happen belongs to the player of the figure it touches, what may to its own.
    seat: Seat,
}

impl Speaker {
    fn must(&self) -> bool {
        self.reaction.will == Will::Must
    }
}

type Speakers = SmallVec<[Speaker; 8]>;

/// Lets everybody speak who has something to say at this moment. Each ability of a figure speaks once in a window.
pub fn window(at: &mut At<'_, Minis>, moment: Moment, acting: Seat) -> Play<()> {
    if !at.world().masks.heard.has(moment) || speakers(&look(at), moment, &[], &[]).is_empty() {
        return Ok(());
    }
    at.during(Event::WindowOpened, Event::WindowClosed, |at| {
        let mut passed: SmallVec<[Usage; 8]> = SmallVec::new();
        loop {
            let said = at.world().windows.last().expect("inside a window");
            let now = speakers(&look(at), moment, said, &passed);
            let seats = at.world().sides.len() as u8;
            let turn = |s: &Speaker| (s.seat.0 + seats - acting.0) % seats;
            let Some(first) = now.iter().map(turn).min() else { return Ok(()) };
            let mine: Speakers = now.iter().filter(|s| turn(s) == first).copied().collect();
            let seat = Seat((acting.0 + first) % seats);
            speak(at, moment, seat, &mine, &mut passed)?;
        }
    })
}

/// One seat's turn to speak. What must happen can wait for what may, but only what may can be passed.
fn speak(
    at: &mut At<'_, Minis>,
    moment: Moment,
    seat: Seat,
    mine: &Speakers,
    passed: &mut SmallVec<[Usage; 8]>,
) -> Play<()> {
    let all = || mine.iter().map(|s| s.usage);
    let chosen = match mine.as_slice() {
        [only] if only.must() => only.usage,
        several if several.iter().any(Speaker::must) => {
            at.ask(seat, Ask::Order(moment), |_, list| list.extend(all()))?
        }
        _ => match at.may(seat, Ask::React(moment), |_, list| list.extend(all()))? {
            Some(chosen) => chosen,
            None => {
                passed.extend(all());
                return Ok(());
            }
        },
    };
    let Some(speaker) = mine.iter().find(|s| s.usage == chosen) else { return Ok(()) };
    use_it(at, *speaker)
}

/// One ability speaks at this moment, if it has something to say. For trying out what would come of it.
pub fn speak_up(at: &mut At<'_, Minis>, moment: Moment, usage: Usage) -> Play<()> {
    let now = speakers(&look(at), moment, &[], &[]);
    match now.iter().find(|s| s.usage == usage) {
        Some(speaker) => use_it(at, *speaker),
        None => Ok(()),
    }
}

fn use_it(at: &mut At<'_, Minis>, speaker: Speaker) -> Play<()> {
    let Usage { who, ability } = speaker.usage;
    at.emit(Event::Spoke { who, ability });
    if let Will::Costs(points) = speaker.reaction.will
        && !spend(at, who, ability, points)?
    {
        return Ok(());
    }
    trace::acted(ability.0);
    (speaker.reaction.does)(at, who, speaker.number)
}

/// Everybody who has something to say, did not say it in this window yet and has not passed.
fn speakers(look: &Look<'_>, moment: Moment, said: &[(FigureId, AbilityId)], passed: &[Usage]) -> Speakers {
    let quiet = |usage: &Usage| passed.contains(usage) || said.contains(&(usage.who, usage.ability));
    let given: SmallVec<[AbilityId; 4]> = look
        .w
        .masks
        .grantable
        .iter()
        .filter(|a| look.rules.ability(*a).is_some_and(|ability| ability.reaction(moment).is_some()))
        .collect();
    let mut speakers = Speakers::new();
    for mark in look.w.conditions.iter().filter(|c| c.nature == Nature::Marked) {
        let usage = Usage { who: mark.on, ability: mark.ability };
        let Some(entry) = look.rules.ability(mark.ability).filter(|a| a.hears_marked == Some(moment)) else { continue };
        let known = speakers.iter().any(|s: &Speaker| s.usage == usage) || quiet(&usage);
        if !known && look.stands(mark.on) && (entry.speaks)(look, mark.on, mark.number) {
            let Ability { will, speaks, touches, does, .. } = *entry;
            let reaction = Reaction { hears: moment, will, speaks, touches, does };
            speakers.push(Speaker { usage, number: mark.number, reaction, seat: look.w[mark.on].side });
        }
    }
    for who in look.w.in_play() {
        let sheet = look.sheet(who);
        let printed = sheet.hears.has(moment).then(|| sheet.speakers.iter().map(|(a, _)| *a));
        for ability in printed.into_iter().flatten().chain(given.iter().copied()) {
            let usage = Usage { who, ability };
            if speakers.iter().any(|s| s.usage == usage) || quiet(&usage) {
                continue;
            }
            if let Some(speaker) = speaker(look, moment, usage) {
                speakers.push(speaker);
            }
        }
    }
    for voice in VOICES.iter().filter(|v| v.reaction.hears == moment) {
        let mut names = Names::new();
        (voice.who)(look, &mut names);
        for who in names {
            let usage = Usage { who, ability: voice.ability };
            if !quiet(&usage) && !speakers.iter().any(|s| s.usage == usage) {
                speakers.push(Speaker { usage, number: 0, reaction: voice.reaction, seat: look.w[who].side });
            }
        }
    }
    speakers
}

fn speaker(look: &Look<'_>, moment: Moment, usage: Usage) -> Option<Speaker> {
    let reaction = look.rules.ability(usage.ability)?.reaction(moment)?;
    let who = usage.who;
    if look.w[who].defeated && !speaks_last(look, moment, usage) {
        return None;
    }
    let number = look.number(who, usage.ability)?;
    if !(reaction.speaks)(look, who, number) {
        return None;
    }
    if let Will::Costs(points) = reaction.will {
        look.may_spend(who, usage.ability, points).ok()?;
        // Nobody spends Force points to answer the Force Immune (000:1378; faq-251).
        if look.answered(moment).is_some_and(|by| look.immune_from(by, who)) {
            return None;
        }
    }
    let touched = if reaction.will == Will::Must { (reaction.touches)(look, who) } else { who };
    Some(Speaker { usage, number, reaction, seat: look.w[touched].side })
}

/// A defeated figure has a last word on its own defeat, while it is still on the map (step 13).
fn speaks_last(look: &Look<'_>, moment: Moment, usage: Usage) -> bool {
    moment == Moment::Fallen && look.w.falls.last().is_some_and(|fall| fall.who == usage.who)
}
