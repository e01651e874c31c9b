//! What a number is made of.

use super::names;
use crate::text::{folded, say};
use dejarik_kernel::{Lang, Tally, Term};
use dejarik_minis::Minis;
use dejarik_minis::look::{Look, Source, Stat};
use dejarik_minis::rules::declared;
use dejarik_minis::text;
use dejarik_minis::world::{FigureId, How, Stage, World};

/// The numbers that can be explained.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Number {
    Attack,
    Defense,
    Damage,
    Critical,
}

impl Number {
    /// The number that a word means; several words may mean one.
    fn read(lang: Lang, word: &str) -> Option<Number> {
        let numbers = [
            (Number::Attack, "number-words-attack"),
            (Number::Defense, "number-words-defense"),
            (Number::Damage, "number-words-damage"),
            (Number::Critical, "number-words-critical"),
        ];
        let word = folded(word);
        let means = |key: &str| say(lang, key, &[]).split(' ').any(|known| known == word);
        numbers.into_iter().find(|(_, key)| means(key)).map(|(number, _)| number)
    }

    fn title(self) -> &'static str {
        match self {
            Number::Attack => "number-attack",
            Number::Defense => "number-defense",
            Number::Damage => "number-damage",
            Number::Critical => "number-critical",
        }
    }
}

/// The terms of a number, a line each, the sum last.
pub(super) fn why(rules: &Minis, lang: Lang, w: &World, words: &str) -> Result<Vec<String>, String> {
    let usage = || say(lang, "number-usage", &[]);
    let (what, rest) = words.trim().split_once(' ').ok_or_else(usage)?;
    let what = Number::read(lang, what).ok_or_else(usage)?;
    let (a, b) = names::find_two(rules, lang, w, rest)?;
    let (by, at) = if what == Number::Defense { (b, a) } else { (a, b) };
    let look = Look::new(rules, w);
    for f in [by, at] {
        if !look.stands(f) {
            return Err(say(lang, "number-not-there", &[("who", rules.name(w, f).into())]));
        }
    }
    let tally = tally(&look, what, by, at);
    let title = say(lang, what.title(), &[("who", rules.name(w, by).into()), ("at", rules.name(w, at).into())]);
    let terms = tally.terms.iter().map(|t| format!("  {:+4}  {}", t.value, source(rules, lang, w, &t.source)));
    Ok(std::iter::once(title).chain(terms).chain([format!("  = {}", tally.total)]).collect())
}

/// The number of the attack under way between the two, or of one that could be made.
fn tally(look: &Look<'_>, what: Number, by: FigureId, at: FigureId) -> Tally<Vec<Term<Source>>> {
    let under_way = look.w.attacks.last().filter(|a| a.by == by && a.target == at);
    let attack = under_way.cloned().unwrap_or_else(|| declared(look, by, at, How::Normal));
    match what {
        Number::Attack => look.tally(&look.query(&attack, Stat::Attack)),
        Number::Damage => look.damage_tally(&attack, false),
        Number::Critical => look.damage_tally(&attack, true),
        Number::Defense => look.tally(&look.query(&attack, Stat::Defense)),
    }
}

pub(super) fn source(rules: &Minis, lang: Lang, w: &World, source: &Source) -> String {
    let who = |f: &FigureId| ("who", rules.name(w, *f).into());
    match source {
        Source::Printed => say(lang, "source-printed", &[]),
        Source::Usual => say(lang, "source-usual", &[]),
        Source::Ability(f, a) => say(lang, "source-ability", &[("ability", text::name(lang, *a).into()), who(f)]),
        Source::Commander(f) => say(lang, "source-commander", &[who(f)]),
        Source::Cover => say(lang, "source-cover", &[]),
        Source::CombinedFire(f) => say(lang, "source-combined-fire", &[who(f)]),
        Source::Occasion => say(lang, "source-occasion", &[]),
        Source::Reroll => say(lang, "source-reroll", &[]),
        Source::Critical => say(lang, "source-critical", &[]),
    }
}

/// What the die is thrown for that is to be thrown now.
pub(super) fn throw(rules: &Minis, lang: Lang, w: &World) -> Option<String> {
    if w.stage == Stage::Initiative {
        return Some(say(lang, "throw-initiative", &[]));
    }
    let save = w.saves.last().map(|save| {
        let ability = text::name(lang, save.ability);
        let args = [("who", rules.name(w, save.who).into()), ("needs", save.needs.into()), ("ability", ability.into())];
        (save.die.natural == 0, say(lang, "throw-save", &args))
    });
    let attack = w.attacks.last().map(|attack| {
        let args = [("by", rules.name(w, attack.by).into()), ("at", rules.name(w, attack.target).into())];
        (attack.die.is_none(), say(lang, "throw-attack", &args))
    });
    // The innermost without a face is thrown first; what has one is thrown again.
    let both = || [&save, &attack].into_iter().flatten();
    both().find(|(first, _)| *first).or_else(|| both().next()).map(|(_, words)| words.clone())
}
