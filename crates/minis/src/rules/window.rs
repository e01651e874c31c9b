//! The one window in which abilities speak: who must, then who may, in the order of the rules, until all have passed
//! (000:775-779; 003:446-452).

use super::command::VOICES;
use super::voice::{Names, Voice};
use super::{look, spend};
use crate::Minis;
use crate::abilities::{AbilityId, Moment, Will};
use crate::choice::{Ask, Usage};
use crate::event::Event;
use crate::look::Look;
use dejarik_kernel::{At, Play, Seat, trace};
use smallvec::SmallVec;

/// Somebody who could speak.
#[derive(Clone, Copy)]
struct Speaker {
    usage: Usage,
    number: i16,
    will: Will,
    voice: Option<&'static Voice>,
}

type Speakers = SmallVec<[Speaker; 8]>;

/// Lets everybody speak who has something to say at this moment. The acting player's figures come first, then the others
/// by seat to the left; what must happen comes before what may. Each ability speaks once in a window.
pub fn window(at: &mut At<'_, Minis>, moment: Moment, acting: Seat) -> Play<()> {
    if !at.world().masks.heard.has(moment) || speakers(&look(at), moment, &[]).is_empty() {
        return Ok(());
    }
    at.during(Event::WindowOpened, Event::WindowClosed, |at| {
        let mut passed: SmallVec<[Usage; 8]> = SmallVec::new();
        loop {
            let now = speakers(&look(at), moment, &passed);
            let seats = at.world().sides.len() as u8;
            let turn = |s: &Speaker| (at.world()[s.usage.who].side.0 + seats - acting.0) % seats;
            let Some(first) = now.iter().map(turn).min() else { return Ok(()) };
            let mine: Speakers = now.iter().filter(|s| turn(s) == first).copied().collect();
            let seat = Seat((acting.0 + first) % seats);
            speak(at, moment, seat, &mine, &mut passed)?;
        }
    })
}

/// One seat's turn to speak: what must happen, in its order; or one thing that may; or it passes.
fn speak(
    at: &mut At<'_, Minis>,
    moment: Moment,
    seat: Seat,
    mine: &Speakers,
    passed: &mut SmallVec<[Usage; 8]>,
) -> Play<()> {
    // At the end of a turn everything may be put in any order, doors among it (faq-140).
    let any_order = moment == Moment::TurnEnd && mine.iter().any(|s| s.will == Will::Must);
    let must: SmallVec<[Usage; 8]> =
        mine.iter().filter(|s| any_order || s.will == Will::Must).map(|s| s.usage).collect();
    let chosen = match must.as_slice() {
        [] => {
            let chosen = at.may(seat, Ask::React(moment), |_, list| list.extend(mine.iter().map(|s| s.usage)))?;
            let Some(chosen) = chosen else {
                passed.extend(mine.iter().map(|s| s.usage));
                return Ok(());
            };
            chosen
        }
        [only] => *only,
        several => at.ask(seat, Ask::Order(moment), |_, list| list.extend(several.iter().copied()))?,
    };
    let Some(speaker) = mine.iter().find(|s| s.usage == chosen) else { return Ok(()) };
    use_it(at, *speaker)
}

fn use_it(at: &mut At<'_, Minis>, speaker: Speaker) -> Play<()> {
    let Usage { who, ability } = speaker.usage;
    at.emit(Event::Spoke { who, ability });
    if let Will::Costs(points) = speaker.will
        && !spend(at, who, ability, points)?
    {
        return Ok(());
    }
    trace::acted(ability.0);
    if let Some(voice) = speaker.voice {
        return (voice.does)(at, who);
    }
    let Some(entry) = at.rules().ability(ability) else { return Ok(()) };
    (entry.does)(at, who, speaker.number)
}

/// Everybody who has something to say, did not say it in this window yet and has not passed.
fn speakers(look: &Look<'_>, moment: Moment, passed: &[Usage]) -> Speakers {
    let said = look.w.windows.last();
    let quiet =
        |usage: &Usage| passed.contains(usage) || said.is_some_and(|said| said.contains(&(usage.who, usage.ability)));
    let given: SmallVec<[AbilityId; 4]> = look
        .w
        .masks
        .grantable
        .iter()
        .filter(|a| look.rules.ability(*a).is_some_and(|ability| ability.hears == Some(moment)))
        .collect();
    let mut speakers = Speakers::new();
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
    for voice in VOICES.iter().filter(|v| v.moment == moment) {
        let mut names = Names::new();
        (voice.who)(look, &mut names);
        for who in names {
            let usage = Usage { who, ability: voice.ability };
            if !quiet(&usage) && !speakers.iter().any(|s| s.usage == usage) {
                speakers.push(Speaker { usage, number: 0, will: voice.will, voice: Some(voice) });
            }
        }
    }
    speakers
}

fn speaker(look: &Look<'_>, moment: Moment, usage: Usage) -> Option<Speaker> {
    let entry = look.rules.ability(usage.ability)?;
    if entry.hears != Some(moment) {
        return None;
    }
    let number = look.number(usage.who, usage.ability)?;
    if !(entry.speaks)(look, usage.who, number) {
        return None;
    }
    if let Will::Costs(points) = entry.will {
        look.may_spend(usage.who, usage.ability, points).ok()?;
    }
    Some(Speaker { usage, number, will: entry.will, voice: None })
}
