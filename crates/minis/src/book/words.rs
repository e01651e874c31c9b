//! Sentences made from commander effects, so that text and behaviour cannot disagree. Their pieces are texts like others.

use super::commander::{Also, Commander, Effect, Filter, Gets, Range, When, Who};
use crate::text::{self, Arg, Lang};

impl Commander {
    /// What the card says, a sentence an effect; empty if it is no commander.
    pub fn words(&self, lang: Lang) -> String {
        match self {
            Commander::None => String::new(),
            Commander::Effects(effects) => effects.iter().map(|e| e.words(lang)).collect::<Vec<_>>().join(" "),
            Commander::Unknown => Voice(lang).plain("effect-unknown"),
        }
    }
}

impl Effect {
    /// The effect as a sentence.
    pub fn words(&self, lang: Lang) -> String {
        let voice = Voice(lang);
        if let [Gets::Admits(kinds)] = self.gets.as_slice() {
            return voice.say("effect-admits", &[("kind", voice.kind("effect-characters", kinds).into())]);
        }
        let one = self.is_for_one();
        let mut pieces: Vec<String> = self.how_many().map(|key| voice.plain(key)).into_iter().collect();
        pieces.push(self.whom(voice));
        pieces.extend(match self.range {
            Range::Unlimited => None,
            Range::Within(n) => Some(voice.number("effect-within", n)),
            Range::Adjacent => Some(voice.plain("effect-adjacent")),
        });
        let gets = self.gets.iter().map(|g| voice.gets(g, one)).collect();
        pieces.push(voice.list(&voice.without_repeats(gets)));
        let (first, last): (Vec<&When>, Vec<&When>) =
            self.when.iter().partition(|w| matches!(w, When::EndOfCommandersTurn | When::AfterInitiative));
        pieces.extend(last.into_iter().map(|w| voice.when(w)));
        let sentence = first.iter().rev().fold(pieces.join(" "), |rest, w| {
            voice.say("effect-first", &[("when", voice.when(w).into()), ("rest", rest.into())])
        });
        // A piece may begin or end with a comma, as clauses do.
        capital(&(sentence + ".").replace(" ,", ",").replace(",,", ",").replace(",.", "."))
    }

    /// Whether a single one of those it reaches may use it.
    fn is_for_one(&self) -> bool {
        let once = self.when.contains(&When::EndOfCommandersTurn);
        match self.gets.as_slice() {
            [Gets::ImmediateAttack { .. }] => once,
            [Gets::OneMovesItsSpeed | Gets::OneGets(_)] => true,
            _ => false,
        }
    }

    /// How many of those it reaches may use it, if not all.
    fn how_many(&self) -> Option<&'static str> {
        match self.gets.as_slice() {
            _ if self.is_for_one() => Some("effect-one-of"),
            [Gets::SwapTwoOfOneSize] => Some("effect-two-of"),
            _ => None,
        }
    }

    fn whom(&self, voice: Voice) -> String {
        let noun = match (self.who, self.how_many().is_some()) {
            (Who::Followers, false) => "effect-followers",
            (Who::Followers, true) => "effect-of-followers",
            (Who::Allies, false) => "effect-allies",
            (Who::Allies, true) => "effect-of-allies",
            (Who::Squad, false) => "effect-squad",
            (Who::Squad, true) => "effect-of-squad",
            (Who::Enemies, false) => "effect-enemies",
            (Who::Enemies, true) => "effect-of-enemies",
        };
        let whom = voice.kind(noun, &self.only);
        let also: Vec<String> = self.also.iter().map(|a| voice.plain(also(*a))).collect();
        if also.is_empty() {
            return whom;
        }
        voice.say("effect-included", &[("whom", whom.into()), ("also", voice.list(&also).into())])
    }
}

fn also(a: Also) -> &'static str {
    match a {
        Also::Droids => "effect-also-droids",
        Also::Savage => "effect-also-savage",
    }
}

/// Whoever speaks this language.
#[derive(Clone, Copy)]
struct Voice(Lang);

impl Voice {
    fn say(self, key: &str, args: &[Arg<'_>]) -> String {
        text::say(self.0, key, args)
    }

    fn plain(self, key: &str) -> String {
        self.say(key, &[])
    }

    fn number(self, key: &str, n: impl Into<i64>) -> String {
        self.say(key, &[("n", n.into().into())])
    }

    /// A number with its sign.
    fn bonus(self, key: &str, n: impl Into<i64>) -> String {
        self.say(key, &[("bonus", format!("{:+}", n.into()).into())])
    }

    /// A plural noun with its filters: "non-Unique Droid followers with Order 66".
    fn kind(self, noun: &str, only: &[Filter]) -> String {
        let mut words: Vec<String> = only.iter().filter_map(|f| self.adjective(f)).collect();
        words.push(self.plain(noun));
        let after: Vec<String> = only.iter().filter_map(|f| self.clause(f)).collect();
        if !after.is_empty() {
            words.push(self.list(&after));
        }
        words.join(" ")
    }

    /// What stands before the noun, which it does in English only.
    fn adjective(self, f: &Filter) -> Option<String> {
        if self.0 != Lang::English {
            return None;
        }
        match f {
            Filter::AnyOf(any) => {
                let words: Option<Vec<String>> = any.iter().map(|f| self.adjective(f)).collect();
                words.map(|w| self.any(&w))
            }
            Filter::Kind(_)
            | Filter::Trooper
            | Filter::Wookiee
            | Filter::Soldier
            | Filter::Droid
            | Filter::Savage
            | Filter::Faction(_)
            | Filter::Unique
            | Filter::NonUnique
            | Filter::Commander => Some(self.filter(f)),
            Filter::Named(_)
            | Filter::NameContains(_)
            | Filter::Has(_)
            | Filter::Lacks(_)
            | Filter::ForceRated
            | Filter::NotForceRated
            | Filter::DamageUpTo(_) => None,
        }
    }

    /// What stands after the noun.
    fn clause(self, f: &Filter) -> Option<String> {
        match (f, self.0) {
            _ if self.adjective(f).is_some() => None,
            (Filter::AnyOf(any), Lang::English) => {
                let words: Vec<String> =
                    any.iter().map(|f| self.kind("effect-ones", std::slice::from_ref(f))).collect();
                Some(self.say("filter-that-are", &[("kinds", self.any(&words).into())]))
            }
            _ => Some(self.filter(f)),
        }
    }

    fn filter(self, f: &Filter) -> String {
        let word = |key: &str, word: &str| self.say(key, &[("word", word.into())]);
        match f {
            Filter::Kind(k) => word("filter-kind", k),
            Filter::Trooper => self.plain("filter-trooper"),
            Filter::Wookiee => self.plain("filter-wookiee"),
            Filter::Soldier => self.plain("filter-soldier"),
            Filter::Droid => self.plain("filter-droid"),
            Filter::Savage => self.plain("filter-savage"),
            Filter::Faction(f) => word("filter-faction", &text::faction(self.0, *f)),
            Filter::Unique => self.plain("filter-unique"),
            Filter::NonUnique => self.plain("filter-non-unique"),
            Filter::Commander => self.plain("filter-commander"),
            Filter::Named(n) => word("filter-named", n),
            Filter::NameContains(n) => word("filter-name-contains", n),
            Filter::Has(p) => word("filter-has", &text::printed_name(self.0, p)),
            Filter::Lacks(p) => word("filter-lacks", &text::printed_name(self.0, p)),
            Filter::ForceRated => self.plain("filter-force-rated"),
            Filter::NotForceRated => self.plain("filter-not-force-rated"),
            Filter::DamageUpTo(n) => self.number("filter-damage-up-to", *n),
            Filter::AnyOf(any) => self.any(&any.iter().map(|f| self.filter(f)).collect::<Vec<_>>()),
        }
    }

    fn when(self, w: &When) -> String {
        match w {
            When::NotMoved => self.plain("when-not-moved"),
            When::Moved => self.plain("when-moved"),
            When::EndsMoveWithin(n) => self.number("when-ends-move-within", *n),
            When::InsteadOfMoving => self.plain("when-instead-of-moving"),
            When::AgainstAdjacent => self.plain("when-against-adjacent"),
            When::AgainstFaction(f) => {
                self.say("when-against-faction", &[("faction", text::faction(self.0, *f).into())])
            }
            When::AgainstActivated => self.plain("when-against-activated"),
            When::AgainstNotActivated => self.plain("when-against-not-activated"),
            When::AllyWithin(n) => self.number("when-ally-within", *n),
            When::HasCover => self.plain("when-has-cover"),
            When::OnCritical => self.plain("when-on-critical"),
            When::CombinedFireBy(only) => {
                self.say("when-combined-fire-by", &[("allies", self.kind("effect-allies", only).into())])
            }
            When::DefeatsEnemy => self.plain("when-defeats-enemy"),
            When::IsDefeated => self.plain("when-is-defeated"),
            When::IsMissed => self.plain("when-is-missed"),
            When::CommanderSeesEnemy => self.plain("when-commander-sees-enemy"),
            When::EndOfCommandersTurn => self.plain("when-end-of-commanders-turn"),
            When::AfterInitiative => self.plain("when-after-initiative"),
        }
    }

    fn gets(self, g: &Gets, one: bool) -> String {
        match g {
            Gets::Attack(n) => self.bonus("gets-attack", *n),
            Gets::Defense(n) => self.bonus("gets-defense", *n),
            Gets::Damage(n) => self.bonus("gets-damage", *n),
            Gets::DamageAfterDoubling(n) => self.bonus("gets-damage-after-doubling", *n),
            Gets::Squares(n) => self.number("gets-squares", *n),
            Gets::Speed(n) => self.number("gets-speed", *n),
            Gets::Ability(p) => self.say("gets-ability", &[("ability", text::printed_name(self.0, p).into())]),
            Gets::CombinedFire(n) => self.bonus("gets-combined-fire", *n),
            Gets::CombinedFireBonus(n) => self.bonus("gets-combined-fire-bonus", *n),
            Gets::CriticalOn(n) => self.number("gets-critical-on", *n),
            Gets::SpendForceOfCommander { mixed: false } => self.plain("gets-force-of-commander"),
            Gets::SpendForceOfCommander { mixed: true } => self.plain("gets-force-of-commander-too"),
            Gets::StartForce(n) => self.number("gets-start-force", *n),
            Gets::RerollSave => self.plain("gets-reroll-save"),
            Gets::RerollAttackOrFall { attack, damage } => {
                let bonus = self.bonuses(*attack, *damage);
                self.say("gets-reroll-attack-or-fall", &[("bonus", self.list(&bonus).into())])
            }
            Gets::ImmediateAttack { attack, damage } => self.immediate(&self.bonuses(*attack, *damage), one),
            Gets::MoveAtOnce(n) => self.number("gets-move-at-once", *n),
            Gets::MoveAtOnceProvoking(n) => self.number("gets-move-at-once-provoking", *n),
            Gets::MoveAtEndOfTurn(n) => self.number("gets-move-at-end-of-turn", *n),
            Gets::OneMovesItsSpeed => self.plain("gets-one-moves-its-speed"),
            Gets::SwapTwoOfOneSize => self.plain("gets-swap-two"),
            Gets::ProvokesNothing => self.plain("gets-provokes-nothing"),
            Gets::TargetedOnlyByAdjacent => self.plain("gets-targeted-only-by-adjacent"),
            Gets::FallsOnNaturalOne { others } => self.bonus("gets-falls-on-natural-one", *others),
            Gets::TargetsPastCover(only) => {
                self.say("gets-targets-past-cover", &[("enemies", self.kind("effect-enemies-targeted", only).into())])
            }
            Gets::AllAttacksAndHalfMove => self.plain("gets-all-attacks-and-half-move"),
            Gets::ReplacesAttacksTwice => self.plain("gets-replaces-attacks-twice"),
            Gets::ActivationsUpTo(n) => self.number("gets-activations-up-to", *n),
            Gets::OneGets(what) => {
                let what: Vec<String> = what.iter().map(|g| self.without_verb(self.gets(g, true))).collect();
                self.say("gets-one-gets", &[("what", self.list(&what).into())])
            }
            Gets::SavedAndSetUpAgain(n) => self.number("gets-saved-and-set-up-again", *n),
            Gets::MoreActivations(n) => self.number("gets-more-activations", *n),
            Gets::ActivationsPerPhase(n) => self.number("gets-activations-per-phase", *n),
            Gets::Admits(only) => self.say("gets-admits", &[("kind", self.kind("effect-characters", only).into())]),
        }
    }

    fn immediate(self, bonuses: &[String], one: bool) -> String {
        match (bonuses, one) {
            ([], false) => self.plain("gets-immediate-attack"),
            ([], true) => self.plain("gets-one-immediate-attack"),
            (some, false) => self.say("gets-immediate-attack-with", &[("bonus", self.list(some).into())]),
            (some, true) => self.say("gets-one-immediate-attack-with", &[("bonus", self.list(some).into())]),
        }
    }

    /// Those of the two that there are.
    fn bonuses(self, attack: i8, damage: i16) -> Vec<String> {
        let attack = (attack != 0).then(|| self.bonus("bonus-attack", attack));
        let damage = (damage != 0).then(|| self.bonus("bonus-damage", damage));
        attack.into_iter().chain(damage).collect()
    }

    /// "+4 Attack" out of "get +4 Attack".
    fn without_verb(self, words: String) -> String {
        let verbs = ["gets-verb-get", "gets-verb-have"].map(|key| self.plain(key) + " ");
        verbs.iter().find_map(|verb| words.strip_prefix(verb)).map(String::from).unwrap_or(words)
    }

    /// "get +4 Attack", "get +4 Defense" become "get +4 Attack", "+4 Defense".
    fn without_repeats(self, mut words: Vec<String>) -> Vec<String> {
        for verb in ["gets-verb-get", "gets-verb-have"].map(|key| self.plain(key) + " ") {
            for i in (1..words.len()).rev() {
                if words[i - 1].starts_with(&verb)
                    && let Some(rest) = words[i].strip_prefix(&verb)
                {
                    words[i] = rest.to_string();
                }
            }
        }
        words
    }

    /// "a", "a and b", "a, b and c".
    fn list(self, words: &[String]) -> String {
        match words {
            [] => String::new(),
            [one] => one.clone(),
            [init @ .., last] => {
                self.say("list-and", &[("init", init.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }

    /// "a or b or c".
    fn any(self, words: &[String]) -> String {
        let or =
            |init: String, last: &String| self.say("list-or", &[("init", init.into()), ("last", last.as_str().into())]);
        let mut words = words.iter();
        words.next().map(|first| words.fold(first.clone(), or)).unwrap_or_default()
    }
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |c| c.to_uppercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn says(ron: &str, english: &str, polish: &str) {
        let effect = ron::from_str::<Effect>(ron).unwrap();
        assert_eq!(effect.words(Lang::English), english);
        assert_eq!(effect.words(Lang::Polish), polish);
    }

    #[test]
    fn sentences() {
        says(
            "(who: Followers, only: [Trooper], range: Within(6), when: [NotMoved], gets: [Attack(3)])",
            "Trooper followers within 6 squares get +3 Attack on a turn in which they do not move.",
            "Podwładni typu Trooper w zasięgu 6 pól otrzymują +3 do Ataku w turze, w której się nie poruszają.",
        );
        says(
            "(who: Followers, only: [NonUnique, Droid], range: Within(6), gets: [Attack(4), Ability(\"Double Attack\")])",
            "Non-Unique Droid followers within 6 squares get +4 Attack and have Double Attack.",
            "Podwładni bez umiejętności Unikalny i typu Droid w zasięgu 6 pól otrzymują +4 do Ataku i mają umiejętność \
             Podwójny Atak.",
        );
        says(
            "(who: Followers, range: Within(6), when: [EndOfCommandersTurn], gets: [ImmediateAttack(damage: 10)])",
            "At the end of this character's turn, one of the followers within 6 squares may make an immediate \
             attack with +10 Damage.",
            "Na koniec tury tej postaci jedna postać spośród podwładnych w zasięgu 6 pól może wykonać natychmiastowy atak \
             z premią +10 do Obrażeń.",
        );
        says(
            "(who: Followers, range: Within(6), when: [EndOfCommandersTurn], gets: [OneGets([Attack(4)])])",
            "At the end of this character's turn, one of the followers within 6 squares may be named to get +4 Attack \
             until the end of this character's next turn.",
            "Na koniec tury tej postaci jedna postać spośród podwładnych w zasięgu 6 pól może zostać wskazana i do końca \
             następnej tury tej postaci ma: +4 do Ataku.",
        );
        says(
            "(who: Followers, when: [IsMissed], gets: [MoveAtOnceProvoking(2)])",
            "Followers may at once move 2 squares when an attack misses them.",
            "Podwładni mogą od razu przejść 2 pola, gdy atak ich chybi.",
        );
        says(
            "(who: Allies, gets: [Attack(3), Defense(3), Ability(\"Droid\"), Ability(\"Evade\")])",
            "Allies get +3 Attack, +3 Defense, have Droid and Evade.",
            "Sojusznicy otrzymują +3 do Ataku, +3 do Obrony, mają umiejętność Droid i Unik.",
        );
        says(
            "(who: Squad, gets: [Admits([NonUnique, Wookiee])])",
            "Your squad may include non-Unique Wookiee characters, whatever their faction.",
            "W twojej drużynie mogą być postacie bez umiejętności Unikalny i typu Wookiee, bez względu na frakcję.",
        );
    }

    /// Filters that no adjective says, and more than one kind.
    #[test]
    fn filters() {
        says(
            "(who: Followers, only: [AnyOf([Named(\"Ewok\"), Droid])], gets: [Squares(2)])",
            "Followers that are ones named Ewok or Droid ones can move 2 more squares on their turns.",
            "Podwładni o nazwie Ewok lub typu Droid mogą w swoich turach przejść o 2 pola więcej.",
        );
        says(
            "(who: Enemies, only: [ForceRated], when: [AgainstAdjacent], gets: [Attack(-4), StartForce(1)])",
            "Enemies with a Force rating get -4 Attack and start with 1 more Force point against adjacent enemies.",
            "Wrogowie z wartością Mocy otrzymują -4 do Ataku i zaczynają z dodatkową pulą: 1 Punkt Mocy przeciw sąsiadującym \
             wrogom.",
        );
    }
}
