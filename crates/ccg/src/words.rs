//! Questions, answers and events in English, against which rulings are read, and in the other languages.

mod parts;
mod polish;
mod reasons;

use crate::Ccg;
use crate::book::deck::side_name;
use crate::book::text::{Kind, Moment, Phase};
use crate::choice::{Act, Ask, Choice, How};
use crate::event::{Event, Why};
use crate::look::Look;
use crate::world::{Berth, CardId, Mark, Segment, World, Zone};
use dejarik_kernel::{Lang, Seat, WhyNot, Words};

impl Words for Ccg {
    fn ask_words(&self, lang: Lang, w: &World, ask: &Ask) -> String {
        if lang == Lang::Polish {
            return polish::ask(self, w, ask);
        }
        let name = |c: &CardId| self.called(w, *c);
        match ask {
            Ask::Start => "your starting location".to_owned(),
            Ask::Act(phase) => format!("{} phase", phase_name(*phase)),
            Ask::Weapons(at) => format!("weapons segment at {}", name(at)),
            Ask::Respond(moment, it) => format!("respond to {}", self.moment_words(w, *moment, *it)),
            Ask::Just(moment, it) => format!("after {}", self.moment_words(w, *moment, *it)),
            Ask::Target(card, _) => format!("target of {}", name(card)),
            Ask::AnotherTarget(card, _) => format!("another target of {}", name(card)),
            Ask::Lose(n) => format!("lose {n} Force: from where?"),
            Ask::BattleDestiny(n) => format!("draw battle destiny ({n} left)?"),
            Ask::Damage(attrition, damage) => format!("attrition {attrition}, damage {damage}"),
            Ask::WhichDestiny(card) => format!("which destiny number of {}", name(card)),
            Ask::Along(from, to) => format!("who goes from {} to {}", name(from), name(to)),
            Ask::Room(spy, craft) => format!("who goes aboard {} before {} does", name(craft), name(spy)),
            Ask::Take(card) => format!("which card, by {}", name(card)),
            Ask::Whither(card) => format!("where {} goes", name(card)),
            Ask::Number(card) => format!("a number for {}", name(card)),
            Ask::Whether(card) => format!("use {}?", name(card)),
            Ask::First => "which comes first".to_owned(),
            Ask::Price(card, n) => format!("use {n} Force for {}?", name(card)),
            Ask::Again(card) => format!("fire {} again?", name(card)),
            Ask::Pile(card) => format!("which pile, by {}", name(card)),
            Ask::SabaccDraw(n) => format!("sabacc: draw another card to {n}?"),
            Ask::SabaccValue(card) => format!("sabacc: what {} is worth", name(card)),
            Ask::SabaccShift(n) => format!("sabacc: how a total of {n} changes"),
            Ask::Victim(card) => format!("whom {} finds", name(card)),
            Ask::Custody(card) => format!("who takes {} into custody", name(card)),
            Ask::Freed(card) => format!("does {} stay at the site?", name(card)),
            Ask::Party(site) => format!("who searches at {}", name(site)),
            Ask::Prey(card) => format!("does {} attack the other side?", name(card)),
            Ask::Type(card) => format!("a card type for {}", name(card)),
            Ask::Steal(card) => format!("steal {}, or destroy it?", name(card)),
            Ask::Shoot(card) => format!("a weapon to fire at {}", name(card)),
        }
    }

    fn choice_words(&self, lang: Lang, w: &World, _: &Ask, choice: &Choice) -> String {
        if lang == Lang::Polish {
            return polish::choice(self, w, choice);
        }
        match choice {
            Choice::Yes => "yes".to_owned(),
            Choice::No => "no".to_owned(),
            Choice::Pass => "pass".to_owned(),
            Choice::Number(n) => n.to_string(),
            Choice::Act(act) => self.act_words(w, *act),
            Choice::Card(card) => self.called(w, *card),
            Choice::Pile(zone) => zone_name(*zone).to_owned(),
            Choice::Kind(kind) => kind_words(lang, *kind).to_owned(),
            Choice::PileOf(pile) => format!("{} {}", side_name(pile.seat), zone_name(pile.zone)),
        }
    }

    fn event_words(&self, lang: Lang, w: &World, e: &Event) -> String {
        match lang {
            Lang::English => self.told(w, e),
            Lang::Polish => polish::told(self, w, e),
        }
    }

    fn why_words(&self, why: &WhyNot) -> String {
        reason(Lang::English, why)
    }
}

/// A reason of refusal in words.
pub fn reason(lang: Lang, why: &WhyNot) -> String {
    reasons::reason(lang, why.key).to_owned()
}

/// What a kind of cards is called.
pub fn kind_words(lang: Lang, kind: Kind) -> &'static str {
    match lang {
        Lang::English => crate::book::words::kind_name(kind),
        Lang::Polish => polish::kind_name(kind),
    }
}

/// The name of a phase.
pub fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Start => "starting",
        Phase::Activate => "activate",
        Phase::Control => "control",
        Phase::Deploy => "deploy",
        Phase::Battle => "battle",
        Phase::Move => "move",
        Phase::Draw => "draw",
    }
}

/// The name of a zone.
pub fn zone_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Reserve => "Reserve Deck",
        Zone::Force => "Force Pile",
        Zone::Used => "Used Pile",
        Zone::Lost => "Lost Pile",
        Zone::Hand => "hand",
        Zone::Table => "table",
        Zone::Playing => "play",
        Zone::Out => "out of play",
        Zone::Sabacc => "sabacc hand",
        Zone::Inserted => "deck of another",
        Zone::Stacked => "stack on a card",
    }
}

fn side(seat: Seat) -> &'static str {
    if seat == Seat(0) { "Light" } else { "Dark" }
}

impl Ccg {
    /// What a card is called: its title, and a number where several cards of that title can be meant.
    pub fn called(&self, w: &World, card: CardId) -> String {
        let Some(card) = card.some() else { return "the side of the table".to_owned() };
        if let Some(label) = self.props.labels.get(card.0 as usize).filter(|l| !l.is_empty()) {
            return label.clone();
        }
        let print = w[card].print;
        let title = self.book().print(print).title;
        let name = crate::book::short_title(title.spelt());
        let plain = |c: &CardId| self.props.labels.get(c.0 as usize).is_none_or(String::is_empty);
        let near = |c: &CardId| {
            let (a, b) = (&w[*c], &w[card]);
            plain(c) && a.zone == b.zone && a.owner == b.owner && self.book().print(a.print).title == title
        };
        if !matches!(w[card].zone, Zone::Table | Zone::Hand) {
            return name.to_owned();
        }
        let twins: Vec<CardId> = w.ids().filter(near).collect();
        match twins.iter().position(|c| *c == card) {
            Some(n) if twins.len() > 1 => format!("{name} {}", n + 1),
            _ => name.to_owned(),
        }
    }

    fn moment_words(&self, w: &World, moment: Moment, it: CardId) -> String {
        let it = self.called(w, it);
        match moment {
            Moment::Played => it,
            Moment::Deploying => format!("the deployment of {it}"),
            Moment::Deployed => format!("{it} deployed"),
            Moment::Reacting => format!("the react of {it}"),
            Moment::BattleInitiated => format!("the battle at {it}"),
            Moment::DrainInitiated | Moment::Draining => format!("the Force drain at {it}"),
            Moment::Targeted => format!("the targeting of {it}"),
            Moment::Hit => format!("{it} was hit"),
            Moment::BattleDestinyDrawn => format!("battle destiny {it}"),
            Moment::DestinyDrawn => format!("destiny {it}"),
            Moment::Lost => format!("{it} was lost"),
            Moment::Forfeited => format!("{it} was forfeited"),
            Moment::BattleDecided => format!("the battle at {it} was decided"),
            Moment::BattleEnded => format!("the battle at {it} ended"),
            Moment::Moved => format!("{it} moved"),
            Moment::ForceLoss => "the loss of Force".to_owned(),
            Moment::BattleForceLost => "Force was lost".to_owned(),
            Moment::Drained => format!("the Force drain at {it} ended"),
            Moment::PhaseBegan => "the phase began".to_owned(),
            Moment::TurnEnded => "the turn ended".to_owned(),
            Moment::Settled => "the action".to_owned(),
            Moment::BothDrew => "both battle destinies".to_owned(),
            Moment::Losing => format!("the loss of {it}"),
            Moment::Fired => format!("{it} fired a weapon"),
            Moment::Endangered => format!("the danger to {it}"),
            Moment::Surfaced => format!("{it} came to the top"),
            Moment::Trained => format!("{it} was completed"),
            Moment::Tripped => format!("{it} came to a mine"),
        }
    }

    fn act_words(&self, w: &World, act: Act) -> String {
        let name = |c: CardId| self.called(w, c);
        let aboard = |berth: Berth| match berth {
            Berth::Pilot => " as pilot",
            Berth::Passenger => " as passenger",
            Berth::Astromech => " as astromech",
            Berth::Cargo => " as cargo",
            Berth::Here | Berth::On | Berth::Beneath => "",
        };
        match act {
            Act::Activate(n) => format!("activate {n}"),
            Act::Draw(n) => format!("draw {n}"),
            Act::Place { card, index } => self.place_words(w, card, index),
            Act::Settle { card, by, index } => {
                let title = self.book().print(w[card].print).title;
                match w.places.get(index as usize) {
                    Some(next) if Look::new(self, w).related(*next, by) => {
                        format!("deploy {title} to {} before {}", name(by), self.called(w, *next))
                    }
                    _ => format!("deploy {title} to {} last", name(by)),
                }
            }
            Act::Insert(card) => format!("insert {}", name(card)),
            Act::Form { squadron, at } => format!("form {} at {}", name(squadron), name(at)),
            Act::Jump { system, parsec, around: CardId::NONE } => {
                format!("move {} to parsec {parsec} into deep space", name(system))
            }
            Act::Jump { system, parsec, around } => {
                format!("move {} to parsec {parsec} around {}", name(system), name(around))
            }
            Act::Bluff { card, at } => format!("place {} face down at {}", name(card), name(at)),
            Act::Call { at, n } => format!("turn over card {} at {}", n + 1, name(at)),
            Act::Bury { card, at } => format!("bury {} at {}", name(card), name(at)),
            Act::BreakCover(card) => format!("break cover of {}", name(card)),
            Act::Attack(card) => format!("attack {}", name(card)),
            Act::Search(site) => format!("search at {}", name(site)),
            Act::Convert { card, .. } => format!("convert {}", self.book().print(w[card].print).title),
            Act::Deploy { card, to: CardId::NONE, .. } => format!("deploy {}", name(card)),
            Act::Deploy { card, to, berth: Berth::On } => format!("deploy {} on {}", name(card), name(to)),
            Act::Deploy { card, to, berth } => format!("deploy {} to {}{}", name(card), name(to), aboard(berth)),
            Act::Launch { ship, pilot, to } => format!("deploy {} with {} to {}", name(ship), name(pilot), name(to)),
            Act::Replace { old, new } => format!("replace {} by {}", name(old), self.book().print(w[new].print).title),
            Act::Play { card, deed } => format!("play {}{}", name(card), self.deed_words(w, card, deed)),
            Act::Use { card, deed } => format!("use {}{}", name(card), self.deed_words(w, card, deed)),
            Act::Move { card, to, berth, how } => {
                let verb = match how {
                    How::Landspeed | How::Text => "move",
                    How::Hyperspeed => "fly",
                    How::Land => "land",
                    How::TakeOff => "take off",
                    How::Shuttle => "shuttle",
                    How::Transit => return format!("transit from {} to {}", name(card), name(to)),
                    How::Embark => "embark",
                    How::Disembark if berth == Berth::Here => return format!("disembark {}", name(card)),
                    How::Disembark => "disembark",
                    How::Ferry => return format!("ferry with {} to {}", name(card), name(to)),
                    How::Reseat => "seat",
                    How::Sector => "move",
                    How::Transfer => return format!("transfer from {} to {}", name(card), name(to)),
                    How::Below | How::Seek => "move",
                    How::Deliver => "deliver",
                    How::Custody => return format!("take {} into custody of {}", name(card), name(to)),
                    How::Leave => return format!("leave {} at {}", name(card), name(to)),
                    How::Free => return format!("free {}", name(card)),
                };
                format!("{verb} {} to {}{}", name(card), name(to), aboard(berth))
            }
            Act::HandOver { item, to } => format!("give {} to {}", name(item), name(to)),
            Act::Drain(at) => format!("drain at {}", name(at)),
            Act::Battle(at) => format!("battle at {}", name(at)),
            Act::Fire { weapon, target } => format!("fire {} at {}", self.armed(w, weapon), name(target)),
            Act::Forfeit(card) => format!("forfeit {}", name(card)),
            Act::LoseForce => "lose Force".to_owned(),
        }
    }

    /// A weapon with who carries it, where there are several of its name.
    fn armed(&self, w: &World, weapon: CardId) -> String {
        self.called(w, weapon)
    }

    fn place_words(&self, w: &World, card: CardId, index: u8) -> String {
        let title = self.book().print(w[card].print).title;
        let gaps = Look::new(self, w).gaps(card);
        if gaps.len() < 2 {
            return format!("deploy {title}");
        }
        match w.places.get(index as usize) {
            Some(next) if Look::new(self, w).related(*next, card) => {
                format!("deploy {title} before {}", self.called(w, *next))
            }
            _ => format!("deploy {title} last"),
        }
    }

    /// Which of several actions of a card.
    fn deed_words(&self, w: &World, card: CardId, deed: u8) -> String {
        match Look::new(self, w).deeds_of(card).count() {
            0 | 1 => String::new(),
            _ => format!(" ({})", deed + 1),
        }
    }

    fn told(&self, w: &World, e: &Event) -> String {
        let name = |c: CardId| self.called(w, c);
        match e {
            Event::Went { card, seat, to, why, .. } => self.went_words(w, *card, *seat, *to, *why),
            Event::Shuffled { seat, zone, .. } => format!("{} shuffles: {}", side(*seat), zone_name(*zone)),
            Event::Recirculated { seat } => format!("{} recirculates", side(*seat)),
            Event::TurnBegan { seat } => format!("turn of {}", side(*seat)),
            Event::PhaseBegan { phase } => format!("{} phase", phase_name(*phase)),
            Event::Activated { n } => format!("{} activates {n} Force", side(w.turn)),
            Event::Placed { card, .. } => format!("{} is placed", name(*card)),
            Event::Converted { card, .. } => format!("{} is converted", name(*card)),
            Event::Deployed { card, host: CardId::NONE, .. } => format!("{} is deployed", name(*card)),
            Event::Deployed { card, host, .. } => format!("{} is deployed: {}", name(*card), name(*host)),
            Event::Moved { card, host, .. } => format!("{} moves: {}", name(*card), name(*host)),
            Event::Marked { card, mark: Mark::Hit, on: true } => format!("{} is hit", name(*card)),
            Event::Marked { card, mark: Mark::Captive, on } => {
                format!("{} is {}", name(*card), if *on { "captured" } else { "free" })
            }
            Event::Marked { card, mark: Mark::Frozen, on: true } => format!("{} is frozen", name(*card)),
            Event::Marked { card, mark: Mark::Missing, on } => {
                format!("{} is {}", name(*card), if *on { "missing" } else { "found" })
            }
            Event::Marked { card, mark: Mark::Undercover, on } => {
                format!("{} {}", name(*card), if *on { "goes under cover" } else { "breaks cover" })
            }
            Event::Marked { card, mark: Mark::Crashed, on: true } => format!("{} crashes", name(*card)),
            Event::Marked { card, mark: Mark::Collapsed, on: true } => format!("{} collapses", name(*card)),
            Event::Marked { card, mark: Mark::BlownAway, on: true } => format!("{} is blown away", name(*card)),
            Event::Marked { card, mark: Mark::Ionized, on: true } => format!("{} is ionized", name(*card)),
            Event::Began(frame) => match frame.what {
                crate::world::What::Drain => format!("Force drain at {}", name(frame.card)),
                crate::world::What::Attack => format!("attack by {}", name(frame.card)),
                crate::world::What::Use => format!("{} is used", name(frame.card)),
                _ => String::new(),
            },
            Event::Inserted { by, .. } => format!("{} inserts a card", side(*by)),
            Event::Stacked { card: CardId::NONE, host, .. } => format!("a card is put face down: {}", name(*host)),
            Event::Stacked { card, host, .. } => format!("{} is put on {}", name(*card), name(*host)),
            Event::Frozen { seat, on: true } => format!("the Force Pile of {} is frozen", side(*seat)),
            Event::Retargeted { .. } => "there is another target".to_owned(),
            Event::Crossed { card, owner } => format!("{} crosses over to {}", name(*card), side(*owner)),
            Event::Targeted { card } => format!("{} is targeted", name(*card)),
            Event::Amount(n) => format!("{n} Force to lose"),
            Event::Drew { seat, card, value } => format!("{} draws destiny: {} ({value})", side(*seat), name(*card)),
            Event::Canceled { .. } => "canceled".to_owned(),
            Event::BattleBegan { at, by, .. } => format!("{} initiates a battle at {}", side(*by), name(*at)),
            Event::Segment(Segment::Weapons) => "weapons segment".to_owned(),
            Event::Segment(Segment::Power) => "power segment".to_owned(),
            Event::Segment(Segment::Damage) => "damage segment".to_owned(),
            Event::BattleDestiny { seat, value } => format!("{} battle destiny {value}", side(*seat)),
            Event::Power { seat, power } => format!("{} total power {power}", side(*seat)),
            Event::Decided { winner: Some(seat), damage, attrition } => format!(
                "{} wins the battle; damage {} against {}; attrition {} against Light, {} against Dark",
                side(*seat),
                damage[crate::world::other(*seat).index()],
                side(crate::world::other(*seat)),
                attrition[0],
                attrition[1]
            ),
            Event::Decided { winner: None, attrition, .. } => format!(
                "nobody wins the battle; attrition {} against Light, {} against Dark",
                attrition[0], attrition[1]
            ),
            Event::CutShort => "the battle ends early".to_owned(),
            Event::BattleEnded => "the battle is over".to_owned(),
            Event::Changed { card, owner } => format!("{} goes over to {}", name(*card), side(*owner)),
            Event::LostGame { seat } => format!("{} has no Life Force left", side(*seat)),
            _ => String::new(),
        }
    }

    fn went_words(&self, w: &World, card: CardId, seat: Seat, to: Zone, why: Why) -> String {
        // A card whose face is not told is a card.
        let it = || card.some().map_or("a card".to_owned(), |card| self.called(w, card));
        let who = side(seat);
        match why {
            // What stays hidden is not named.
            Why::Activated | Why::Back => String::new(),
            Why::Drawn => format!("{who} draws a card"),
            Why::Used => format!("{who} uses 1 Force"),
            Why::LostForce => format!("{who} loses 1 Force: {}", it()),
            Why::Destiny => String::new(),
            Why::Lost => format!("{} is lost", it()),
            Why::Forfeited => format!("{} is forfeited", it()),
            Why::Canceled => format!("{} is canceled", it()),
            Why::Played => format!("{who}: {}", it()),
            Why::Resolved => format!("{} goes to the {}", it(), zone_name(to)),
            Why::Retrieved => format!("{who} retrieves {}", it()),
            Why::Returned => format!("{} goes back to the {}", it(), zone_name(to)),
            Why::Taken => format!("{who} takes {}", it()),
            Why::Removed => format!("{} is out of play", it()),
        }
    }
}
