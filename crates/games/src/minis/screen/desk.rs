//! What can be asked without a match: maps, characters, abilities and the texts of the rules, for building a squad or reading up.

use super::ask::{CardView, card};
use super::drawing::Drawing;
use crate::text::say;
use dejarik_kernel::Lang;
use dejarik_minis::Minis;
use dejarik_minis::abilities::{AbilityId, Kind, Parameter};
use dejarik_minis::book::{Book, Character, Faction, Status};
use dejarik_minis::text;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// What a screen asks about the game.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[ts(export_to = "minis/desk.ts")]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Wanted {
    /// Every map as it is drawn.
    Maps,
    /// The factions.
    Factions,
    /// Every character, in brief.
    Characters,
    /// One character's card.
    Card { name: String },
    /// Every ability that a card can print.
    Abilities,
    /// Every text of the rules.
    Texts,
    /// The texts that these words may mean, likeliest first.
    Search { words: String },
    /// What is to be said of a card that a player enters.
    Form { form: Form },
}

/// A faction.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/desk.ts")]
pub struct FactionView {
    /// The key of its colours.
    key: String,
    /// The name as a file of squads wants it.
    printed: String,
    /// Its name.
    name: String,
}

/// A character in brief.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/desk.ts")]
pub struct CharacterView {
    /// Its full name, by which a squad calls it.
    name: String,
    /// The key of its faction.
    faction: Option<String>,
    /// What it costs.
    cost: Option<u16>,
    /// Hit Points, Defense, Attack, Damage.
    figures: [Option<i16>; 4],
    /// Force rating.
    force: Option<u8>,
    /// Whether it is Unique.
    unique: bool,
    /// The set it is of.
    set: String,
    /// Its abilities, in words.
    abilities: String,
    /// Whether it can be played.
    ready: bool,
    /// What is missing on its card, in words.
    missing: String,
    /// Whether it is a character of ours and no published one.
    ours: bool,
}

/// An ability that a card can print.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/desk.ts")]
pub struct AbilityView {
    /// The name as printed.
    printed: String,
    /// What it is called.
    name: String,
    /// Whether it is a Force power.
    power: bool,
    /// What is printed after the name: `none`, `number`, `bonus`, `optional`.
    parameter: &'static str,
    /// What it does.
    text: String,
    /// Whether the engine does it.
    done: bool,
}

/// A text of the rules.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/desk.ts")]
pub struct TextView {
    /// Its key.
    key: String,
    /// What it is about.
    title: String,
    /// The text.
    text: String,
    /// The lines of the documents it rests on.
    cite: String,
}

/// A card that a player enters.
#[derive(Clone, PartialEq, Debug, Default, Deserialize, TS)]
#[ts(export_to = "minis/desk.ts")]
pub struct Form {
    /// Its name.
    name: String,
    /// Its faction, as printed.
    faction: String,
    /// What it costs.
    cost: Option<u16>,
    /// Hit Points.
    hit_points: Option<i16>,
    /// Defense.
    defense: Option<i16>,
    /// Attack.
    attack: Option<i16>,
    /// Damage.
    damage: Option<i16>,
    /// Force rating.
    force: Option<u8>,
    /// Abilities as printed, with their numbers.
    abilities: Vec<String>,
    /// Whether the card has a commander effect, which a form cannot say.
    commander: bool,
}

/// What is to be said of it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/desk.ts")]
pub struct FormReport {
    /// What is wrong, if it cannot be read, in the words of the reader of files.
    refused: Option<String>,
    /// What is missing before it can be played, in words.
    missing: Vec<String>,
    /// What can be played but does nothing, in words.
    silent: Vec<String>,
    /// Whether it can be played.
    ready: bool,
    /// The card.
    card: Option<CardView>,
    /// The file that holds it.
    file: String,
}

/// Answers what is wanted.
pub fn answer(rules: &Minis, lang: Lang, what: &Value) -> Result<Value, String> {
    let what: Wanted = serde_json::from_value(what.clone()).map_err(|e| e.to_string())?;
    let told = match what {
        Wanted::Maps => serde_json::to_value(rules.maps().iter().map(|g| Drawing::of(g.map())).collect::<Vec<_>>()),
        Wanted::Factions => serde_json::to_value(Faction::ALL.map(|f| faction(lang, f))),
        Wanted::Characters => {
            let all = rules.book().characters().iter();
            serde_json::to_value(all.map(|c| character(rules, lang, c)).collect::<Vec<_>>())
        }
        Wanted::Card { name } => {
            let found = rules.book().find(&name).map_err(|e| e.to_string())?;
            serde_json::to_value(card(rules, lang, found))
        }
        Wanted::Abilities => {
            let all = AbilityId::all().filter(|a| matches!(a.row().kind, Kind::Special | Kind::Force | Kind::Size));
            serde_json::to_value(all.map(|a| ability(rules, lang, a)).collect::<Vec<_>>())
        }
        Wanted::Texts => serde_json::to_value(texts(text::everything(lang))),
        Wanted::Search { words } => serde_json::to_value(texts(text::search(lang, &words))),
        Wanted::Form { form } => serde_json::to_value(judge(rules, lang, &form)),
    };
    told.map_err(|e| e.to_string())
}

fn key(faction: Faction) -> String {
    faction.name().to_lowercase().replace(' ', "-")
}

fn faction(lang: Lang, f: Faction) -> FactionView {
    FactionView { key: key(f), printed: f.name().to_owned(), name: text::faction(lang, f) }
}

fn texts(hits: Vec<text::Hit>) -> Vec<TextView> {
    let text = |h: text::Hit| TextView { key: h.key, title: h.title, text: h.text, cite: h.cite.to_owned() };
    hits.into_iter().map(text).collect()
}

fn character(rules: &Minis, lang: Lang, c: &Character) -> CharacterView {
    let (missing, ready) = match c.status() {
        Status::Ready => (Vec::new(), true),
        Status::Partly(lacks) => (lacks, true),
        Status::Incomplete(lacks) => (lacks, false),
    };
    let words = |lacks: &[dejarik_minis::book::Lack]| {
        lacks.iter().map(|lack| lack.put().words(lang)).collect::<Vec<_>>().join(", ")
    };
    let abilities = c.abilities.iter().map(|p| text::printed_name(lang, p));
    CharacterView {
        name: rules.book().full_name(c),
        faction: c.faction.map(key),
        cost: c.cost,
        figures: [c.hit_points, c.defense, c.attack, c.damage],
        force: c.force,
        unique: c.unique,
        set: c.set.clone(),
        abilities: abilities.collect::<Vec<_>>().join(", "),
        ready,
        missing: words(&missing),
        ours: c.ours,
    }
}

fn ability(rules: &Minis, lang: Lang, a: AbilityId) -> AbilityView {
    let row = a.row();
    AbilityView {
        printed: row.name.to_owned(),
        name: text::name(lang, a),
        power: row.kind == Kind::Force,
        parameter: match row.parameter {
            Parameter::None => "none",
            Parameter::Number => "number",
            Parameter::Bonus => "bonus",
            Parameter::OptionalBonus => "optional",
        },
        text: text::ability(lang, a, None).unwrap_or_default(),
        done: rules.ability(a).is_some(),
    }
}

/// A card as a file of characters says it.
fn file(form: &Form) -> String {
    // Text in quotes; Rust's own way to escape is that of the format.
    let quoted = |text: &str| format!("{text:?}");
    let number = |name: &str, n: Option<i32>| n.map(|n| format!(" {name}: {n},")).unwrap_or_default();
    let small = |n: Option<i16>| n.map(i32::from);
    let faction = Faction::by_name(&form.faction).map(|f| format!(" faction: {f:?},")).unwrap_or_default();
    let abilities: Vec<String> = form.abilities.iter().map(|a| quoted(a)).collect();
    let commander = if form.commander { "\n        commander: Unknown," } else { "" };
    format!(
        "(set: \"My cards\", characters: [\n    (name: {},{faction}\n        {}{}{}{}{}{}\n        abilities: [{}],{commander}\n    ),\n])\n",
        quoted(form.name.trim()),
        number("cost", form.cost.map(i32::from)).trim_start(),
        number("hit_points", small(form.hit_points)),
        number("defense", small(form.defense)),
        number("attack", small(form.attack)),
        number("damage", small(form.damage)),
        number("force", form.force.map(i32::from)),
        abilities.join(", "),
    )
}

fn judge(rules: &Minis, lang: Lang, form: &Form) -> FormReport {
    let file = file(form);
    let refuse = |why: String| FormReport {
        refused: Some(why),
        missing: Vec::new(),
        silent: Vec::new(),
        ready: false,
        card: None,
        file: file.clone(),
    };
    if form.name.trim().is_empty() {
        return refuse(say(lang, "form-no-name", &[]));
    }
    let book = match Book::with([("my-cards.ron", &file)]) {
        Ok(book) => book,
        Err(e) => return refuse(e.said.words(lang)),
    };
    let Some(entered) = book.characters().last() else { return refuse(say(lang, "form-no-name", &[])) };
    let words = |lacks: Vec<dejarik_minis::book::Lack>| lacks.iter().map(|l| l.put().words(lang)).collect::<Vec<_>>();
    let (missing, ready) = match entered.status() {
        Status::Ready | Status::Partly(_) => (Vec::new(), true),
        Status::Incomplete(lacks) => (words(lacks), false),
    };
    let dumb = entered.abilities.iter().filter(|p| rules.ability(p.ability).is_none());
    let silent = dumb.map(|p| text::printed_name(lang, p)).chain(words(entered.unsaid())).collect();
    FormReport { refused: None, missing, silent, ready, card: Some(card(rules, lang, entered)), file }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn asked(what: Value) -> Value {
        let rules = Minis::standard();
        answer(&rules, Lang::English, &what).unwrap()
    }

    #[test]
    fn a_card_is_entered_and_checked() {
        let mut form = json!({"name": "Harbor Guard", "faction": "Republic", "cost": 8, "hit_points": 20, "defense": 15,
            "attack": 5, "damage": null, "force": null, "abilities": ["Careful Shot +4"], "commander": false});
        let report = asked(json!({"kind": "form", "form": form}));
        assert_eq!((report["ready"].as_bool(), report["refused"].is_null()), (Some(false), true), "{report}");
        assert_eq!(report["missing"], json!(["damage"]));
        form["damage"] = json!(10);
        let report = asked(json!({"kind": "form", "form": form}));
        assert_eq!(report["ready"], json!(true), "{report}");
        assert_eq!(report["card"]["abilities"][0][0], json!("Careful Shot +4"));
        form["abilities"] = json!(["Carefree Shot"]);
        let report = asked(json!({"kind": "form", "form": form}));
        assert!(report["refused"].as_str().unwrap().contains("Careful Shot"), "{report}");
    }

    #[test]
    fn everything_can_be_listed_and_searched() {
        let rules = Minis::standard();
        assert_eq!(asked(json!({"kind": "maps"})).as_array().unwrap().len(), rules.maps().len());
        assert_eq!(asked(json!({"kind": "characters"})).as_array().unwrap().len(), rules.book().characters().len());
        let texts = asked(json!({"kind": "texts"}));
        assert_eq!(texts.as_array().unwrap().len(), text::RULES.len() + AbilityId::COUNT);
        assert_eq!(asked(json!({"kind": "search", "words": "covr"}))[0]["key"], json!("rule-cover"));
        assert!(answer(&rules, Lang::English, &json!({"kind": "nothing"})).is_err());
    }
}
