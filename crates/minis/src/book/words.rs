//! English sentences made from commander effects, so that text and behaviour cannot disagree.

use super::commander::{Also, Commander, Effect, Filter, Gets, Range, When, Who};

impl Commander {
    /// What the card says, a sentence an effect; empty if it is no commander.
    pub fn words(&self) -> String {
        match self {
            Commander::None => String::new(),
            Commander::Effects(effects) => effects.iter().map(Effect::words).collect::<Vec<_>>().join(" "),
            Commander::Unknown => "It has a commander effect whose text has not been entered.".to_string(),
        }
    }
}

impl Effect {
    /// The effect as an English sentence.
    pub fn words(&self) -> String {
        if let [Gets::Admits(kinds)] = self.gets.as_slice() {
            return format!("Your squad may include {}, whatever their faction.", kind("characters", kinds));
        }
        let mut text = String::new();
        for w in self.when.iter().filter(|w| matches!(w, When::EndOfCommandersTurn | When::AfterInitiative)) {
            text += when(w).as_str();
            text += ", ";
        }
        text += self.how_many();
        text += &self.whom();
        text += match self.range {
            Range::Unlimited => String::new(),
            Range::Within(n) => format!(" within {n} squares"),
            Range::Adjacent => " adjacent to this character".to_string(),
        }
        .as_str();
        text += " ";
        text += &list(&without_repeats(self.gets.iter().map(gets).collect()));
        for w in self.when.iter().filter(|w| !matches!(w, When::EndOfCommandersTurn | When::AfterInitiative)) {
            text += " ";
            text += &when(w);
        }
        text += ".";
        capital(&text)
    }

    /// How many of those it reaches may use it, if not all.
    fn how_many(&self) -> &'static str {
        let once = self.when.contains(&When::EndOfCommandersTurn);
        match self.gets.as_slice() {
            [Gets::ImmediateAttack { .. }] if once => "one of the ",
            [Gets::OneMovesItsSpeed | Gets::OneGets(_)] => "one of the ",
            [Gets::SwapTwoOfOneSize] => "two of the ",
            _ => "",
        }
    }

    fn whom(&self) -> String {
        let noun = match self.who {
            Who::Followers => "followers",
            Who::Allies => "allies",
            Who::Squad => "characters in your squad",
            Who::Enemies => "enemies",
        };
        let whom = kind(noun, &self.only);
        let also: Vec<String> = self.also.iter().map(|a| also(*a).to_string()).collect();
        if also.is_empty() { whom } else { format!("{whom} ({} included)", list(&also)) }
    }
}

fn also(a: Also) -> &'static str {
    match a {
        Also::Droids => "Droids",
        Also::Savage => "Savage characters",
    }
}

/// A plural noun with its filters: "non-Unique Droid followers with Order 66".
fn kind(noun: &str, only: &[Filter]) -> String {
    let before: Vec<String> = only.iter().filter_map(adjective).collect();
    let after: Vec<String> = only.iter().filter_map(clause).collect();
    let mut text = before.join(" ");
    if !text.is_empty() {
        text += " ";
    }
    text += noun;
    if !after.is_empty() {
        text += " ";
        text += &list(&after);
    }
    text
}

fn adjective(f: &Filter) -> Option<String> {
    match f {
        Filter::Kind(k) => Some(k.clone()),
        Filter::Trooper => Some("Trooper".to_string()),
        Filter::Wookiee => Some("Wookiee".to_string()),
        Filter::Soldier => Some("Soldier".to_string()),
        Filter::Droid => Some("Droid".to_string()),
        Filter::Savage => Some("Savage".to_string()),
        Filter::Faction(f) => Some(f.name().to_string()),
        Filter::Unique => Some("Unique".to_string()),
        Filter::NonUnique => Some("non-Unique".to_string()),
        Filter::Commander => Some("commander".to_string()),
        Filter::AnyOf(any) => {
            let words: Option<Vec<String>> = any.iter().map(adjective).collect();
            words.map(|w| w.join(" or "))
        }
        Filter::Named(_)
        | Filter::NameContains(_)
        | Filter::Has(_)
        | Filter::Lacks(_)
        | Filter::ForceRated
        | Filter::NotForceRated
        | Filter::DamageUpTo(_) => None,
    }
}

fn clause(f: &Filter) -> Option<String> {
    match f {
        Filter::Named(n) => Some(format!("named {n}")),
        Filter::NameContains(n) => Some(format!("with {n} in the name")),
        Filter::Has(p) => Some(format!("with {p}")),
        Filter::Lacks(p) => Some(format!("without {p}")),
        Filter::ForceRated => Some("with a Force rating".to_string()),
        Filter::NotForceRated => Some("without a Force rating".to_string()),
        Filter::DamageUpTo(n) => Some(format!("with a printed Damage of {n} or less")),
        Filter::AnyOf(any) if adjective(f).is_none() => {
            let words: Vec<String> = any.iter().map(|f| kind("ones", std::slice::from_ref(f))).collect();
            Some(format!("that are {}", words.join(" or ")))
        }
        _ => None,
    }
}

fn when(w: &When) -> String {
    match w {
        When::NotMoved => "on a turn in which they do not move".to_string(),
        When::Moved => "on a turn in which they have moved".to_string(),
        When::EndsMoveWithin(n) => {
            format!("if they end their move within {n} squares of this character")
        }
        When::InsteadOfMoving => "if they give up their move".to_string(),
        When::AgainstAdjacent => "against adjacent enemies".to_string(),
        When::AgainstFaction(f) => format!("against {} enemies", f.name()),
        When::AgainstActivated => "against enemies that have activated this round".to_string(),
        When::AgainstNotActivated => "against enemies that have not activated this round".to_string(),
        When::AllyWithin(n) => format!("while another ally is within {n} squares of them"),
        When::HasCover => "while they have cover".to_string(),
        When::OnCritical => "when they score a critical hit".to_string(),
        When::CombinedFireBy(only) => {
            format!("when {} combine fire with them", kind("allies", only))
        }
        When::DefeatsEnemy => "when they defeat an enemy".to_string(),
        When::IsDefeated => "when they are defeated".to_string(),
        When::IsMissed => "when an attack misses them".to_string(),
        When::CommanderSeesEnemy => "if this character sees an enemy".to_string(),
        When::EndOfCommandersTurn => "at the end of this character's turn".to_string(),
        When::AfterInitiative => "once a round, after initiative and before anybody activates".to_string(),
    }
}

fn gets(g: &Gets) -> String {
    match g {
        Gets::Attack(n) => format!("get {n:+} Attack"),
        Gets::Defense(n) => format!("get {n:+} Defense"),
        Gets::Damage(n) => format!("get {n:+} Damage"),
        Gets::DamageAfterDoubling(n) => format!("get {n:+} Damage, added after doubling,"),
        Gets::Squares(n) => format!("can move {n} more squares on their turns"),
        Gets::Speed(n) => format!("have Speed {n}"),
        Gets::Ability(p) => format!("have {p}"),
        Gets::CombinedFire(n) => format!("give {n:+} Attack in place of +4 when they combine fire"),
        Gets::CombinedFireBonus(n) => format!("give {n:+} more Attack when they combine fire"),
        Gets::CriticalOn(n) => format!("score a critical hit on a natural {n} or more"),
        Gets::SpendForceOfCommander { mixed: false } => {
            "may spend this character's Force points, but not theirs as well in one turn".to_string()
        }
        Gets::SpendForceOfCommander { mixed: true } => {
            "may spend this character's Force points besides their own".to_string()
        }
        Gets::StartForce(1) => "start with 1 more Force point".to_string(),
        Gets::StartForce(n) => format!("start with {n} more Force points"),
        Gets::RerollSave => "may roll a failed save again, once a turn".to_string(),
        Gets::RerollAttackOrFall { attack, damage } => format!(
            "may roll an attack again, once a turn, with {attack:+} Attack and {damage:+} Damage, and are defeated if \
             it misses"
        ),
        Gets::ImmediateAttack { attack, damage } => immediate(*attack, *damage),
        Gets::MoveAtOnce(n) => {
            format!("may at once move {n} squares, without attacks of opportunity and without losing attacks,")
        }
        Gets::MoveAtOnceProvoking(n) => format!("may at once move {n} squares"),
        Gets::MoveAtEndOfTurn(n) => format!("may move {n} more squares at the end of their turn"),
        Gets::OneMovesItsSpeed => "may move up to its speed".to_string(),
        Gets::SwapTwoOfOneSize => "may change places if they are of one size".to_string(),
        Gets::ProvokesNothing => "provoke no attacks of opportunity".to_string(),
        Gets::TargetedOnlyByAdjacent => "can be targeted only by adjacent enemies".to_string(),
        Gets::FallsOnNaturalOne { others } => format!(
            "are defeated when they roll a natural 1, and the others of this kind then get {others:+} Attack, every \
             time"
        ),
        Gets::TargetsPastCover(only) => {
            format!("may target {} that have cover, nearest or not", kind("enemies", only))
        }
        Gets::AllAttacksAndHalfMove => {
            "may move half as far as they could and still make all their attacks".to_string()
        }
        Gets::ReplacesAttacksTwice => {
            "may use two abilities in place of attacks, one right after the other".to_string()
        }
        Gets::MoreActivations(n) => format!("are activated {n} more in each phase"),
        Gets::ActivationsPerPhase(1) => "are activated one at a time, one in each phase".to_string(),
        Gets::ActivationsPerPhase(n) => format!("are activated {n} in each phase"),
        Gets::ActivationsUpTo(n) => format!("are activated one to {n} in a phase, as you like,"),
        Gets::OneGets(what) => {
            let what: Vec<String> = what.iter().map(gets).collect();
            format!("may be named to {} until the end of this character's next turn", list(&what))
        }
        Gets::SavedAndSetUpAgain(n) => {
            format!("make a save of {n} if they would be defeated, and are set up again unhurt if it succeeds")
        }
        Gets::Admits(only) => format!("may be joined by {}, whatever their faction", kind("characters", only)),
    }
}

fn immediate(attack: i8, damage: i16) -> String {
    let mut bonus = Vec::new();
    if attack != 0 {
        bonus.push(format!("{attack:+} Attack"));
    }
    if damage != 0 {
        bonus.push(format!("{damage:+} Damage"));
    }
    let with = if bonus.is_empty() { String::new() } else { format!(" with {}", list(&bonus)) };
    format!("may make an immediate attack{with}")
}

/// "get +4 Attack", "get +4 Defense" become "get +4 Attack", "+4 Defense".
fn without_repeats(mut words: Vec<String>) -> Vec<String> {
    for verb in ["get ", "have "] {
        for i in (1..words.len()).rev() {
            if words[i - 1].starts_with(verb)
                && let Some(rest) = words[i].strip_prefix(verb)
            {
                words[i] = rest.to_string();
            }
        }
    }
    words
}

/// "a", "a and b", "a, b and c".
fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [init @ .., last] => format!("{} and {last}", init.join(", ")),
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
    fn says(ron: &str, text: &str) {
        assert_eq!(ron::from_str::<Effect>(ron).unwrap().words(), text);
    }

    #[test]
    fn sentences() {
        says(
            "(who: Followers, only: [Trooper], range: Within(6), when: [NotMoved], gets: [Attack(3)])",
            "Trooper followers within 6 squares get +3 Attack on a turn in which they do not move.",
        );
        says(
            "(who: Followers, only: [NonUnique, Droid], range: Within(6), gets: [Attack(4), Ability(\"Double Attack\")])",
            "Non-Unique Droid followers within 6 squares get +4 Attack and have Double Attack.",
        );
        says(
            "(who: Followers, range: Within(6), when: [EndOfCommandersTurn], gets: [ImmediateAttack(damage: 10)])",
            "At the end of this character's turn, one of the followers within 6 squares may make an immediate \
             attack with +10 Damage.",
        );
        says(
            "(who: Allies, gets: [Attack(3), Defense(3), Ability(\"Droid\"), Ability(\"Evade\")])",
            "Allies get +3 Attack, +3 Defense, have Droid and Evade.",
        );
        says(
            "(who: Followers, range: Within(6), when: [EndOfCommandersTurn], gets: [OneGets([Attack(4)])])",
            "At the end of this character's turn, one of the followers within 6 squares may be named to get +4 Attack \
             until the end of this character's next turn.",
        );
        says(
            "(who: Followers, when: [IsMissed], gets: [MoveAtOnceProvoking(2)])",
            "Followers may at once move 2 squares when an attack misses them.",
        );
        says(
            "(who: Squad, gets: [Admits([NonUnique, Wookiee])])",
            "Your squad may include non-Unique Wookiee characters, whatever their faction.",
        );
    }
}
