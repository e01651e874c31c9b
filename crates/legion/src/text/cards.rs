//! What command cards and upgrades do, in words that are made from their data: text and behaviour cannot disagree.

mod acts;

use super::{Arg, say};
use crate::book::{Act, Book, Boost, Command, Effect, Moment, Often, Perk, Power, Quality, Slot, Upgrade, Use, Whose};
use crate::keywords::Keyword;
use crate::world::Token;
use dejarik_kernel::Lang;

/// Every sentence of a command card's text, without a full stop.
pub fn command(lang: Lang, book: &Book, card: &Command) -> Vec<String> {
    let speaker = Speaker { lang, book, card };
    let mut lines: Vec<String> = card.does.iter().map(|effect| speaker.effect(effect)).collect();
    lines.extend(card.text.then(|| say(lang, "card-not-played", &[])));
    lines
}

/// Every sentence of an upgrade's text beyond its keywords and weapons, without a full stop.
pub fn upgrade(lang: Lang, card: &Upgrade) -> Vec<String> {
    let mut lines: Vec<String> = card.power.iter().map(|p| power(lang, p)).collect();
    lines.extend(card.perks.iter().map(|p| perk(lang, p)));
    lines.extend(card.usage.map(|usage| {
        let key = match usage {
            Use::Exhaust => "use-exhaust",
            Use::Expend => "use-expend",
        };
        say(lang, key, &[])
    }));
    lines.extend(card.text.then(|| say(lang, "card-not-played", &[])));
    lines
}

/// What a place of an upgrade bar is called.
pub fn slot(lang: Lang, slot: Slot) -> String {
    let key = match slot {
        Slot::HeavyWeapon => "slot-heavy-weapon",
        Slot::Personnel => "slot-personnel",
        Slot::Force => "slot-force",
        Slot::Command => "slot-command",
        Slot::Hardpoint => "slot-hardpoint",
        Slot::Gear => "slot-gear",
        Slot::Grenades => "slot-grenades",
        Slot::Comms => "slot-comms",
        Slot::Pilot => "slot-pilot",
        Slot::Training => "slot-training",
        Slot::Generator => "slot-generator",
        Slot::Armament => "slot-armament",
        Slot::Crew => "slot-crew",
        Slot::Ordnance => "slot-ordnance",
        Slot::Counterpart => "slot-counterpart",
        Slot::Supply => "slot-supply",
    };
    say(lang, key, &[])
}

/// So many tokens of a kind.
fn tokens(lang: Lang, token: Token, n: u8) -> String {
    let kind = format!("{token:?}").to_lowercase();
    say(lang, "count-tokens-of", &[("n", n.into()), ("token", kind.into()), ("name", super::token(lang, token).into())])
}

/// One token of any of these kinds.
fn one_of(lang: Lang, kinds: &[Token]) -> String {
    listed(lang, "or-last", kinds.iter().map(|t| tokens(lang, *t, 1)))
}

/// "a, b or c".
fn listed(lang: Lang, last: &str, words: impl IntoIterator<Item = String>) -> String {
    let mut words: Vec<String> = words.into_iter().collect();
    let Some(end) = words.pop() else { return String::new() };
    if words.is_empty() {
        return end;
    }
    say(lang, last, &[("init", words.join(", ").into()), ("last", end.into())])
}

/// Whoever reads a command card aloud.
#[derive(Clone, Copy)]
struct Speaker<'a> {
    lang: Lang,
    book: &'a Book,
    card: &'a Command,
}

impl Speaker<'_> {
    fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        say(self.lang, key, args)
    }

    /// The character whose card it is.
    fn owner(&self) -> String {
        self.card.commander.clone().unwrap_or_default()
    }

    /// Whom words of the card mean, each of them or any one (`who-each`, `who-one`).
    fn who(&self, form: &str, whose: Whose, words: &str) -> String {
        let last = if form == "who-each" { "and-last" } else { "or-last" };
        listed(self.lang, last, words.split('/').map(|word| self.meant(form, whose, word)))
    }

    fn meant(&self, form: &str, whose: Whose, word: &str) -> String {
        if word == "owner" {
            return self.owner();
        }
        if let Some(unit) = self.book.units.iter().find(|u| u.name.eq_ignore_ascii_case(word)) {
            return unit.name.clone();
        }
        let (other, word) = word.strip_prefix("other ").map_or(("any", word), |rest| ("other", rest));
        let kind = self.kind(word);
        let args = [("other", other.into()), ("whose", whose_word(whose).into()), ("kind", kind.into())];
        self.say(form, &args)
    }

    /// What a unit of that sort is called.
    fn kind(&self, word: &str) -> String {
        let key = match word {
            "trooper" => "who-trooper",
            "clone trooper" => "who-clone-trooper",
            "droid trooper" => "who-droid-trooper",
            "vehicle" => "who-vehicle",
            "commander" => "who-commander",
            "operative" => "who-operative",
            "corps" => "who-corps",
            "special forces" => "who-special-forces",
            "support" => "who-support",
            "heavy" => "who-heavy",
            "no commander" => "who-no-commander",
            "lowly" => "who-lowly",
            "unit" => "who-unit",
            // Whoever goes by that name without a unit card of its own.
            name => return name.to_owned(),
        };
        self.say(key, &[])
    }

    fn effect(&self, effect: &Effect) -> String {
        let each = |who: &str| self.who("who-each", Whose::Friends, who);
        let has = |key: &str, who: &str, keyword: &Keyword| {
            self.say(key, &[("who", each(who).into()), ("keyword", keyword.to_string().into())])
        };
        let some = |key: &str, who: &str, n: u8| self.say(key, &[("who", each(who).into()), ("n", n.into())]);
        let one = |who: &str| self.who("who-one", Whose::Friends, who);
        let after =
            |key: &str, who: &str, acts| self.say(key, &[("who", one(who).into()), ("does", self.acts(acts).into())]);
        match effect {
            Effect::Has(who, keyword) => has("effect-has", who, keyword),
            Effect::Early(who) => self.say("effect-early", &[("who", each(who).into())]),
            Effect::If(true, who, keyword) => has("effect-if-early", who, keyword),
            Effect::If(false, who, keyword) => has("effect-if-late", who, keyword),
            Effect::When(moment, who, acts) => self.when(*moment, who, acts),
            Effect::Decoy => self.say("effect-decoy", &[]),
            Effect::Sabotage => self.say("effect-sabotage", &[]),
            Effect::Recall => self.say("effect-recall", &[]),
            Effect::While(who, keyword) => has("effect-while", who, keyword),
            Effect::Is(who, quality) => self.say(quality_key(*quality), &[("who", each(who).into())]),
            Effect::Faster(who, n) => some("effect-faster", who, *n),
            Effect::Attacks(who, n) => some("effect-attacks", who, *n),
            Effect::Struck(who, acts) => after("effect-struck", who, acts),
            Effect::Shot(who, acts) => after("effect-shot", who, acts),
            Effect::Action(often, who, acts) => {
                let often = match often {
                    Often::Once => "once",
                    Often::Always => "always",
                };
                let does = self.acts(acts);
                let args = [("often", often.into()), ("who", each(who).into()), ("does", does.into())];
                self.say("effect-action", &args)
            }
            Effect::Peeks(n) => self.say("effect-peeks", &[("n", (*n).into())]),
            Effect::Hoard(n) => self.say("effect-hoard", &[("n", (*n).into())]),
            Effect::Provokes(n) => self.say("effect-provokes", &[("n", (*n).into())]),
            Effect::Now(who, keyword) => has("effect-now", who, keyword),
            Effect::Infiltrates(who, keyword) => has("effect-infiltrates", who, keyword),
            Effect::Venom(token, n) => self.say("effect-venom", &[("tokens", tokens(self.lang, *token, *n).into())]),
            Effect::Joins(who, n) => {
                let args = [("who", one(who).into()), ("owner", self.owner().into()), ("n", (*n).into())];
                self.say("effect-joins", &args)
            }
            Effect::Hides => self.say("effect-hides", &[("owner", self.owner().into())]),
        }
    }

    /// What happens at a moment: to everybody at once, or to whoever the moment is about.
    fn when(&self, moment: Moment, who: &str, acts: &[Act]) -> String {
        let all = matches!(moment, Moment::Shown | Moment::Phase | Moment::FoeActivates | Moment::FoeActivated);
        let who = self.who(if all { "who-each" } else { "who-one" }, Whose::Friends, who);
        let mut does = self.acts(acts);
        // Unless it is the owner of the card who does something then.
        if !all && !matches!(acts, [Act::Owner(_), ..]) {
            does = self.say("it-does", &[("does", does.into())]);
        }
        let args = [("who", who.into()), ("owner", self.owner().into()), ("does", does.into())];
        self.say(moment_key(moment), &args)
    }
}

fn whose_word(whose: Whose) -> &'static str {
    match whose {
        Whose::Friends => "friends",
        Whose::Foes => "foes",
        Whose::All => "all",
    }
}

fn moment_key(moment: Moment) -> &'static str {
    match moment {
        Moment::Shown => "moment-shown",
        Moment::Phase => "moment-phase",
        Moment::Ordered => "moment-ordered",
        Moment::Issued => "moment-issued",
        Moment::Activates => "moment-activates",
        Moment::Ends => "moment-ends",
        Moment::FoeActivates => "moment-foe-activates",
        Moment::FoeActivated => "moment-foe-activated",
        Moment::Laid => "moment-laid",
        Moment::Activated => "moment-activated",
        Moment::Fought => "moment-fought",
        Moment::Shot => "moment-shot",
        Moment::AimedShot => "moment-aimed-shot",
    }
}

fn quality_key(quality: Quality) -> &'static str {
    match quality {
        Quality::GuardsClose => "is-guards-close",
        Quality::Steadfast => "is-steadfast",
        Quality::Armed => "is-armed",
        Quality::Slippery => "is-slippery",
        Quality::Supporting => "is-supporting",
        Quality::Versatile => "is-versatile",
        Quality::Serene => "is-serene",
        Quality::Scornful => "is-scornful",
        Quality::Farsighted => "is-farsighted",
        Quality::Blocking => "is-blocking",
        Quality::Peaceful => "is-peaceful",
        Quality::Late => "is-late",
    }
}

fn perk(lang: Lang, perk: &Perk) -> String {
    let plain = |key: &str| say(lang, key, &[]);
    let of = |key: &str, n: u8| say(lang, key, &[("n", n.into())]);
    let place = |key: &str, kind: Slot| say(lang, key, &[("slot", slot(lang, kind).into())]);
    match perk {
        Perk::Courage(n) => of("perk-courage", *n),
        Perk::OrdersTo(n) => of("perk-orders-to", *n),
        Perk::OrdersFrom(n) => of("perk-orders-from", finite(*n)),
        Perk::Relay => plain("perk-relay"),
        Perk::RelayOften => plain("perk-relay-often"),
        Perk::OrderItself => plain("perk-order-itself"),
        Perk::Meditation => plain("perk-meditation"),
        Perk::Criticals => plain("perk-criticals"),
        Perk::PoolIon(n) => of("perk-pool-ion", *n),
        Perk::Guarded => plain("perk-guarded"),
        Perk::FreeWill => plain("perk-free-will"),
        Perk::Hits => plain("perk-hits"),
        Perk::CoordinateFar => plain("perk-coordinate-far"),
        Perk::Icon(kind) => place("perk-icon", *kind),
        Perk::Must(kind) => place("perk-must", *kind),
        Perk::Faster(n) => of("perk-faster", *n),
        Perk::Slips => plain("perk-slips"),
        Perk::Esteemed => plain("perk-esteemed"),
        Perk::Surges(n) => of("perk-surges", *n),
        Perk::Strict => plain("perk-strict"),
        Perk::Improvises => plain("perk-improvises"),
        Perk::Jams => plain("perk-jams"),
        Perk::Onboard => plain("perk-onboard"),
        Perk::Angry => plain("perk-angry"),
        Perk::Barrier => plain("perk-barrier"),
        Perk::Ducks => plain("perk-ducks"),
        Perk::Endures => plain("perk-endures"),
        Perk::Hunts => plain("perk-hunts"),
        Perk::Tenacious => plain("perk-tenacious"),
        Perk::Boost((red, black, white), more) => {
            let dice =
                [("die-red", red), ("die-black", black), ("die-white", white)].into_iter().filter(|(_, n)| **n > 0);
            let words = dice.map(|(colour, n)| {
                say(lang, "boost-dice", &[("n", (*n).into()), ("colour", say(lang, colour, &[]).into())])
            });
            let keyword = match more {
                Boost::Suppressive => "Suppressive".to_owned(),
                Boost::Impact(n) => format!("Impact {n}"),
            };
            let dice = listed(lang, "and-last", words);
            say(lang, "perk-boost", &[("dice", dice.into()), ("keyword", keyword.into())])
        }
        Perk::Stance => plain("perk-stance"),
        Perk::Stims => plain("perk-stims"),
        Perk::Resolute => plain("perk-resolute"),
        Perk::Willful => plain("perk-willful"),
        Perk::Pushes(n) => of("perk-pushes", *n),
        Perk::Throttles => plain("perk-throttles"),
        Perk::Links => plain("perk-links"),
    }
}

/// A number that stands for no limit becomes 0, for which the texts have other words.
fn finite(n: u8) -> u8 {
    if n == 99 { 0 } else { n }
}

fn power(lang: Lang, power: &Power) -> String {
    let plain = |key: &str| say(lang, key, &[]);
    let does = match power {
        Power::Throw => plain("power-throw"),
        Power::Push => plain("power-push"),
        Power::Choke => plain("power-choke"),
        Power::ChokeAnybody => plain("power-choke-anybody"),
        Power::Pivot => plain("power-pivot"),
        Power::Snare(n, kinds) => {
            let all = listed(lang, "and-last", kinds.iter().map(|t| tokens(lang, *t, *n)));
            say(lang, "power-snare", &[("tokens", all.into())])
        }
        Power::Arsenal(n) => say(lang, "power-arsenal", &[("n", (*n).into())]),
        Power::Gain(kinds) => say(lang, "power-gain", &[("tokens", one_of(lang, kinds).into())]),
        Power::Guide(n, token) => {
            say(lang, "power-guide", &[("n", (*n).into()), ("tokens", tokens(lang, *token, 1).into())])
        }
        Power::Trick(token, n) => say(lang, "power-trick", &[("tokens", tokens(lang, *token, *n).into())]),
        Power::Brief(keyword) => say(lang, "power-brief", &[("keyword", keyword.as_str().into())]),
    };
    let key = if power.is_free() { "power-free" } else { "power-action" };
    say(lang, key, &[("does", does.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named<'a>(book: &'a Book, name: &str) -> &'a Command {
        book.commands.iter().find(|c| c.name == name).expect("a command card")
    }

    #[track_caller]
    fn says(name: &str, lines: &[&str]) {
        let book = Book::standard();
        assert_eq!(command(Lang::English, book, named(book, name)), lines);
    }

    #[test]
    fn a_command_card_tells_what_it_does() {
        says("Ambush", &[]);
        says(
            "Return of the Jedi",
            &[
                "when Luke Skywalker is issued an order, it gains a dodge token",
                "when Luke Skywalker activates, it lets each friendly trooper unit within range 3 lose a suppression token",
            ],
        );
        says(
            "Tactical Strike",
            &["when Iden Versio or a friendly special forces unit activates, it may decide that it moves no faster \
               than speed 1 this round, has Steady this round and has Tactical 1 this round, if its order token is faceup"],
        );
        says(
            "Whipcord Launcher",
            &[
                "Boba Fett may move while it is engaged, if all enemies it is engaged with are immobilized",
                "once in its activation, as a free card action, Boba Fett chooses an enemy trooper unit within range 1 and in \
                 line of sight, which gains 2 immobilize tokens and 2 suppression tokens",
            ],
        );
    }

    #[test]
    fn every_card_is_read_to_its_end() {
        let book = Book::standard();
        for lang in Lang::ALL {
            let commands = book.commands.iter().map(|c| (&c.name, command(lang, book, c), c.does.len()));
            let upgrades = book.upgrades.iter().map(|u| (&u.name, upgrade(lang, u), u.perks.len()));
            for (name, lines, least) in commands.chain(upgrades) {
                assert!(lines.len() >= least, "{lang:?} {name}: {lines:?}");
                for line in &lines {
                    let odd = ["{", "}", "$", "  ", "who-", "act-", " ,"].iter().any(|odd| line.contains(odd));
                    assert!(!odd && line.trim() == line && !line.is_empty(), "{lang:?} {name}: {line}");
                }
            }
        }
    }
}
