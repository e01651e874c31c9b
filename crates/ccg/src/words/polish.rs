//! Questions, answers and events in Polish. Names of cards stay as they are printed, so the sentences do not bend them.
//! No match here has an arm for everything else: what has no Polish words does not compile.

use crate::Ccg;
use crate::book::text::{Kind, Moment, Phase};
use crate::choice::{Act, Ask, Choice, How};
use crate::event::{Event, Why};
use crate::look::Look;
use crate::world::{Berth, CardId, Mark, Segment, What, World, Zone, other};
use dejarik_kernel::Seat;

/// What a card is called, or the place beside all of them.
fn called(rules: &Ccg, w: &World, card: CardId) -> String {
    if card == CardId::NONE { "miejsce obok stołu".to_owned() } else { rules.called(w, card) }
}

pub(super) fn ask(rules: &Ccg, w: &World, ask: &Ask) -> String {
    let name = |c: &CardId| called(rules, w, *c);
    match ask {
        Ask::Start => "twoja lokacja początkowa".to_owned(),
        Ask::Act(phase) => format!("faza: {}", phase_name(*phase)),
        Ask::Weapons(at) => format!("segment broni: {}", name(at)),
        Ask::Respond(moment, it) => format!("odpowiedź na: {}", happening(rules, w, *moment, *it)),
        Ask::Just(moment, it) => format!("właśnie było: {}", happening(rules, w, *moment, *it)),
        Ask::Target(card, _) => format!("cel karty {}", name(card)),
        Ask::AnotherTarget(card, _) => format!("inny cel karty {}", name(card)),
        Ask::Lose(n) => format!("strata Mocy ({n}): skąd?"),
        Ask::BattleDestiny(n) => format!("ciągniesz przeznaczenie bitwy? (zostało: {n})"),
        Ask::Damage(attrition, damage) => format!("wyniszczenie {attrition}, obrażenia {damage}"),
        Ask::WhichDestiny(card) => format!("która liczba przeznaczenia karty {}", name(card)),
        Ask::Along(from, to) => format!("kto przechodzi: {} → {}", name(from), name(to)),
        Ask::Room(spy, craft) => format!("kto wsiada pierwszy (pojazd: {}, szpieg: {})", name(craft), name(spy)),
        Ask::Take(card) => format!("którą kartę, dzięki {}", name(card)),
        Ask::Whither(card) => format!("dokąd trafia {}", name(card)),
        Ask::Number(card) => format!("liczba dla karty {}", name(card)),
        Ask::Whether(card) => format!("użyć karty {}?", name(card)),
        Ask::First => "co będzie pierwsze".to_owned(),
        Ask::Price(card, n) => format!("użyć {n} Mocy na kartę {}?", name(card)),
        Ask::Again(card) => format!("strzelić jeszcze raz: {}?", name(card)),
        Ask::Pile(card) => format!("który stos, dzięki {}", name(card)),
        Ask::SabaccDraw(n) => format!("sabacc: dobrać kartę przy sumie {n}?"),
        Ask::SabaccValue(card) => format!("sabacc: ile jest warta {}", name(card)),
        Ask::SabaccShift(n) => format!("sabacc: jak zmienić sumę {n}"),
        Ask::Victim(card) => format!("kogo znajduje {}", name(card)),
        Ask::Custody(card) => format!("kto bierze pod straż kartę {}", name(card)),
        Ask::Freed(card) => format!("czy {} zostaje na miejscu?", name(card)),
        Ask::Party(site) => format!("kto szuka w lokacji {}", name(site)),
        Ask::Prey(card) => format!("czy {} atakuje drugą stronę?", name(card)),
        Ask::Type(card) => format!("typ karty dla {}", name(card)),
        Ask::Steal(card) => format!("ukraść kartę {} czy ją zniszczyć?", name(card)),
        Ask::Shoot(card) => format!("z czego strzelić do {}", name(card)),
    }
}

pub(super) fn choice(rules: &Ccg, w: &World, choice: &Choice) -> String {
    match choice {
        Choice::Yes => "tak".to_owned(),
        Choice::No => "nie".to_owned(),
        Choice::Pass => "pas".to_owned(),
        Choice::Number(n) => n.to_string(),
        Choice::Act(act) => deed(rules, w, *act),
        Choice::Card(card) => called(rules, w, *card),
        Choice::Pile(zone) => zone_name(*zone).to_owned(),
        Choice::PileOf(pile) => format!("{}: {}", side(pile.seat), zone_name(pile.zone)),
        Choice::Kind(kind) => kind_name(*kind).to_owned(),
    }
}

/// A kind of cards.
pub(super) fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Character => "postać",
        Kind::Rebel => "Rebeliant",
        Kind::Imperial => "Imperialny",
        Kind::Alien => "obcy",
        Kind::Droid => "droid",
        Kind::Starship => "statek kosmiczny",
        Kind::Capital => "okręt liniowy",
        Kind::Starfighter => "myśliwiec",
        Kind::Squadron => "eskadra",
        Kind::Vehicle => "pojazd",
        Kind::Transport => "pojazd transportowy",
        Kind::Combat => "pojazd bojowy",
        Kind::Shuttle => "prom",
        Kind::CreatureVehicle => "wierzchowiec",
        Kind::Weapon => "broń",
        Kind::CharacterWeapon => "broń postaci",
        Kind::StarshipWeapon => "broń statku",
        Kind::VehicleWeapon => "broń pojazdu",
        Kind::AutomatedWeapon => "broń automatyczna",
        Kind::Artillery => "artyleria",
        Kind::Device => "urządzenie",
        Kind::Effect => "Efekt",
        Kind::Utinni => "Efekt Utinni",
        Kind::Immediate => "Efekt natychmiastowy",
        Kind::MobileEffect => "Efekt ruchomy",
        Kind::Interrupt => "Przerwanie",
        Kind::Location => "lokacja",
        Kind::Site => "miejsce",
        Kind::System => "układ",
        Kind::Sector => "sektor",
        Kind::Creature => "stwór",
        Kind::Objective => "Zadanie",
        Kind::JediTest => "Próba Jedi",
        Kind::EpicEvent => "Wielkie Wydarzenie",
        Kind::Other => "karta",
    }
}

fn side(seat: Seat) -> &'static str {
    if seat == Seat(0) { "jasna strona" } else { "ciemna strona" }
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Start => "początek",
        Phase::Activate => "aktywacja",
        Phase::Control => "kontrola",
        Phase::Deploy => "wystawianie",
        Phase::Battle => "bitwy",
        Phase::Move => "ruch",
        Phase::Draw => "dobieranie",
    }
}

fn zone_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Reserve => "talia rezerw",
        Zone::Force => "stos Mocy",
        Zone::Used => "stos użytych",
        Zone::Lost => "stos straconych",
        Zone::Hand => "ręka",
        Zone::Table => "stół",
        Zone::Playing => "gra",
        Zone::Out => "poza grą",
        Zone::Sabacc => "ręka sabacca",
        Zone::Inserted => "cudza talia",
        Zone::Stacked => "stos na karcie",
    }
}

fn happening(rules: &Ccg, w: &World, moment: Moment, it: CardId) -> String {
    let it = called(rules, w, it);
    match moment {
        Moment::Played => it,
        Moment::Deploying | Moment::Deployed => format!("wystawienie {it}"),
        Moment::Reacting => format!("reakcja {it}"),
        Moment::BattleInitiated => format!("początek bitwy, {it}"),
        Moment::DrainInitiated | Moment::Draining => format!("odpływ Mocy, {it}"),
        Moment::Targeted => format!("wzięcie na cel {it}"),
        Moment::Hit => format!("trafienie {it}"),
        Moment::BattleDestinyDrawn => format!("przeznaczenie bitwy {it}"),
        Moment::DestinyDrawn => format!("przeznaczenie {it}"),
        Moment::Lost | Moment::Losing => format!("strata {it}"),
        Moment::Forfeited => format!("odkup {it}"),
        Moment::BattleDecided => format!("rozstrzygnięcie bitwy, {it}"),
        Moment::BattleEnded => format!("koniec bitwy, {it}"),
        Moment::Moved => format!("ruch {it}"),
        Moment::ForceLoss | Moment::BattleForceLost => "strata Mocy".to_owned(),
        Moment::Drained => format!("koniec odpływu Mocy, {it}"),
        Moment::PhaseBegan => "początek fazy".to_owned(),
        Moment::TurnEnded => "koniec tury".to_owned(),
        Moment::Settled => "ta akcja".to_owned(),
        Moment::BothDrew => "oba przeznaczenia bitwy".to_owned(),
        Moment::Fired => format!("strzał, {it}"),
        Moment::Endangered => format!("zagrożenie dla {it}"),
        Moment::Surfaced => format!("{it} na wierzchu"),
        Moment::Trained => format!("ukończenie {it}"),
        Moment::Tripped => format!("{it} na minie"),
    }
}

fn aboard(berth: Berth) -> &'static str {
    match berth {
        Berth::Pilot => " jako pilot",
        Berth::Passenger => " jako pasażer",
        Berth::Astromech => " jako astromech",
        Berth::Cargo => " jako ładunek",
        Berth::Here | Berth::On | Berth::Beneath => "",
    }
}

fn deed(rules: &Ccg, w: &World, act: Act) -> String {
    let name = |c: CardId| called(rules, w, c);
    let title = |c: CardId| rules.book().print(w[c].print).title;
    match act {
        Act::Activate(n) => format!("aktywuj {n}"),
        Act::Draw(n) => format!("dobierz {n}"),
        Act::Place { card, .. } if Look::new(rules, w).gaps(card).len() < 2 => format!("wystaw {}", title(card)),
        Act::Place { card, index } => format!("wystaw {} {}", title(card), in_line(rules, w, card, index)),
        Act::Settle { card, by, index } => {
            format!("wystaw {} → {} {}", title(card), name(by), in_line(rules, w, by, index))
        }
        Act::Jump { system, parsec, around: CardId::NONE } => {
            format!("przesuń {} na parsek {parsec}, w głęboki kosmos", name(system))
        }
        Act::Jump { system, parsec, around } => {
            format!("przesuń {} na parsek {parsec}, na orbitę {}", name(system), name(around))
        }
        Act::Insert(card) => format!("wsuń {}", name(card)),
        Act::Form { squadron, at } => format!("utwórz {}: {}", name(squadron), name(at)),
        Act::Bluff { card, at } => format!("połóż zakrytą {}: {}", name(card), name(at)),
        Act::Call { at, n } => format!("odkryj kartę {}: {}", n + 1, name(at)),
        Act::Bury { card, at } => format!("zakop {}: {}", name(card), name(at)),
        Act::BreakCover(card) => format!("ujawnij {}", name(card)),
        Act::Attack(card) => format!("atakuj {}", name(card)),
        Act::Search(site) => format!("szukaj: {}", name(site)),
        Act::Convert { card, .. } => format!("przejmij {}", title(card)),
        Act::Deploy { card, to: CardId::NONE, .. } => format!("wystaw {}", name(card)),
        Act::Deploy { card, to, berth: Berth::On } => format!("wystaw {} na {}", name(card), name(to)),
        Act::Deploy { card, to, berth } => format!("wystaw {} → {}{}", name(card), name(to), aboard(berth)),
        Act::Launch { ship, pilot, to } => format!("wystaw {} z {} → {}", name(ship), name(pilot), name(to)),
        Act::Replace { old, new } => format!("zamień {} na {}", name(old), title(new)),
        Act::Play { card, deed } => format!("zagraj {}{}", name(card), rules.deed_words(w, card, deed)),
        Act::Use { card, deed } => format!("użyj {}{}", name(card), rules.deed_words(w, card, deed)),
        Act::Move { card, to, berth, how } => step(&name(card), &name(to), berth, how),
        Act::HandOver { item, to } => format!("oddaj {} → {}", name(item), name(to)),
        Act::Drain(at) => format!("odpływ Mocy: {}", name(at)),
        Act::Battle(at) => format!("bitwa: {}", name(at)),
        Act::Fire { weapon, target } => format!("strzał {} → {}", rules.armed(w, weapon), name(target)),
        Act::Forfeit(card) => format!("odkup {}", name(card)),
        Act::LoseForce => "strać Moc".to_owned(),
    }
}

/// Where in the line of locations: before a relation of that card, or behind all of them.
fn in_line(rules: &Ccg, w: &World, of: CardId, index: u8) -> String {
    match w.places.get(index as usize) {
        Some(next) if Look::new(rules, w).related(*next, of) => format!("przed {}", called(rules, w, *next)),
        _ => "na końcu".to_owned(),
    }
}

fn step(card: &str, to: &str, berth: Berth, how: How) -> String {
    let verb = match how {
        How::Landspeed | How::Text | How::Sector | How::Below | How::Seek => "przesuń",
        How::Hyperspeed => "leć",
        How::Land => "wyląduj",
        How::TakeOff => "wystartuj",
        How::Shuttle => "przewieź",
        How::Transit => return format!("tranzyt {card} → {to}"),
        How::Embark => "wsiądź",
        How::Disembark if berth == Berth::Here => return format!("wysiądź {card}"),
        How::Disembark => "wysiądź",
        How::Ferry => return format!("kurs promu {card} → {to}"),
        How::Reseat => "posadź",
        How::Transfer => return format!("przeniesienie {card} → {to}"),
        How::Deliver => "dostarcz",
        How::Custody => return format!("pod straż {card}: {to}"),
        How::Leave => return format!("zostaw {card}: {to}"),
        How::Free => return format!("uwolnij {card}"),
    };
    format!("{verb} {card} → {to}{}", aboard(berth))
}

/// Empty: not worth a line.
pub(super) fn told(rules: &Ccg, w: &World, e: &Event) -> String {
    let name = |c: CardId| called(rules, w, c);
    match e {
        Event::Went { card, seat, to, why, .. } => went(rules, w, *card, *seat, *to, *why),
        Event::Shuffled { seat, zone, .. } => format!("{} tasuje: {}", side(*seat), zone_name(*zone)),
        Event::Recirculated { seat } => format!("{} zawraca użyte karty", side(*seat)),
        Event::TurnBegan { seat } => format!("tura: {}", side(*seat)),
        Event::PhaseBegan { phase } => format!("faza: {}", phase_name(*phase)),
        Event::Activated { n } => format!("{} aktywuje {n} Mocy", side(w.turn)),
        Event::Placed { card, .. } => format!("{} jest na stole", name(*card)),
        Event::Converted { card, .. } => format!("przejęta: {}", name(*card)),
        Event::Deployed { card, host: CardId::NONE, .. } => format!("wystawiona: {}", name(*card)),
        Event::Deployed { card, host, .. } => format!("wystawiona: {} → {}", name(*card), name(*host)),
        Event::Moved { card, host, .. } => format!("ruch: {} → {}", name(*card), name(*host)),
        Event::Marked { card, mark, on } => marked(&name(*card), *mark, *on),
        Event::Began(frame) => match frame.what {
            What::Drain => format!("odpływ Mocy: {}", name(frame.card)),
            What::Attack => format!("atakuje {}", name(frame.card)),
            What::Use => format!("użyta: {}", name(frame.card)),
            What::Deploy | What::Play | What::Move | What::React | What::Battle => String::new(),
            What::Fire | What::Destiny | What::Loss => String::new(),
        },
        Event::Inserted { by, .. } => format!("{} wsuwa kartę", side(*by)),
        Event::Stacked { card: CardId::NONE, host, .. } => format!("zakryta karta trafia na {}", name(*host)),
        Event::Stacked { card, host, .. } => format!("{} trafia na {}", name(*card), name(*host)),
        Event::Frozen { seat, on: true } => format!("stos Mocy zamrożony: {}", side(*seat)),
        Event::Retargeted { .. } => "jest inny cel".to_owned(),
        Event::Crossed { card, owner } | Event::Changed { card, owner } => {
            format!("{} przechodzi: {}", name(*card), side(*owner))
        }
        Event::Targeted { card } => format!("cel: {}", name(*card)),
        Event::Amount(n) => format!("do straty: {n} Mocy"),
        Event::Drew { seat, card, value } => {
            format!("{} ciągnie przeznaczenie: {} ({value})", side(*seat), name(*card))
        }
        Event::Canceled { .. } => "odwołane".to_owned(),
        Event::BattleBegan { at, by, .. } => format!("{} zaczyna bitwę: {}", side(*by), name(*at)),
        Event::Segment(Segment::Weapons) => "segment broni".to_owned(),
        Event::Segment(Segment::Power) => "segment siły".to_owned(),
        Event::Segment(Segment::Damage) => "segment obrażeń".to_owned(),
        Event::Segment(Segment::Initiation | Segment::End) => String::new(),
        Event::BattleDestiny { seat, value } => format!("{}: przeznaczenie bitwy {value}", side(*seat)),
        Event::Power { seat, power } => format!("{}: łączna siła {power}", side(*seat)),
        Event::Decided { winner, damage, attrition } => {
            let worn = format!("wyniszczenie: jasna {}, ciemna {}", attrition[0], attrition[1]);
            match winner {
                Some(seat) => {
                    format!("{} wygrywa bitwę; obrażenia {}; {worn}", side(*seat), damage[other(*seat).index()])
                }
                None => format!("nikt nie wygrywa bitwy; {worn}"),
            }
        }
        Event::CutShort => "bitwa kończy się wcześniej".to_owned(),
        Event::BattleEnded => "koniec bitwy".to_owned(),
        Event::LostGame { seat } => format!("{} nie ma już Siły Życia", side(*seat)),
        Event::DrawnGame => "nikt już nie może wygrać".to_owned(),
        Event::StepBegan | Event::StartChosen { .. } | Event::Saw { .. } | Event::PhaseReady => String::new(),
        Event::Passed { .. } | Event::Acted { .. } | Event::Followed { .. } => String::new(),
        Event::Counted { .. } | Event::Limited { .. } => String::new(),
        Event::Deflected { .. } | Event::AmountBelow { .. } | Event::Total(_) | Event::Redrawn => String::new(),
        Event::DrawsCleared | Event::Number(_) | Event::OtherTotal(_) | Event::Ended => String::new(),
        Event::Hear(_) | Event::Heard | Event::Joined { .. } | Event::DestinySet { .. } => String::new(),
        Event::PowerDestiny { .. } | Event::Satisfied { .. } | Event::DamagePaid { .. } => String::new(),
        Event::DamageTimes(_) | Event::Drained { .. } | Event::Attacked { .. } | Event::Settled { .. } => String::new(),
        Event::Orbits(_) | Event::Sank { .. } | Event::Lasts(_) | Event::Over { .. } => String::new(),
        Event::Frozen { on: false, .. } => String::new(),
    }
}

fn marked(name: &str, mark: Mark, on: bool) -> String {
    match (mark, on) {
        (Mark::Hit, true) => format!("trafienie: {name}"),
        (Mark::Captive, true) => format!("w niewoli: {name}"),
        (Mark::Captive, false) => format!("na wolności: {name}"),
        (Mark::Frozen, true) => format!("w karbonicie: {name}"),
        (Mark::Missing, true) => format!("zaginięcie: {name}"),
        (Mark::Missing, false) => format!("odnalezienie: {name}"),
        (Mark::Undercover, true) => format!("pod przykryciem: {name}"),
        (Mark::Undercover, false) => format!("koniec przykrycia: {name}"),
        (Mark::Crashed, true) => format!("rozbicie: {name}"),
        (Mark::Collapsed, true) => format!("zawalenie: {name}"),
        (Mark::BlownAway, true) => format!("zniszczenie: {name}"),
        (Mark::Ionized, true) => format!("jonizacja: {name}"),
        (Mark::Hit | Mark::Frozen | Mark::Crashed | Mark::Collapsed, false) => String::new(),
        (Mark::BlownAway | Mark::Ionized, false) => String::new(),
        (Mark::Moved | Mark::Battled | Mark::Reacted | Mark::Fired | Mark::UsedWeapon, _) => String::new(),
        (Mark::UsedDevice | Mark::Drained | Mark::New | Mark::Landed | Mark::Excluded, _) => String::new(),
        (Mark::Worthless | Mark::Searched | Mark::Turned | Mark::Tripped, _) => String::new(),
        (Mark::Crossed | Mark::Attached | Mark::Flipped, _) => String::new(),
    }
}

fn went(rules: &Ccg, w: &World, card: CardId, seat: Seat, to: Zone, why: Why) -> String {
    let it = || card.some().map_or("karta".to_owned(), |card| called(rules, w, card));
    let who = side(seat);
    match why {
        Why::Drawn => format!("{who} dobiera kartę"),
        Why::Used => format!("{who} używa 1 Mocy"),
        Why::LostForce => format!("{who} traci 1 Mocy: {}", it()),
        Why::Lost => format!("stracona: {}", it()),
        Why::Forfeited => format!("odkupiona: {}", it()),
        Why::Canceled => format!("odwołana: {}", it()),
        Why::Played => format!("{who}: {}", it()),
        Why::Resolved => format!("{} trafia na: {}", it(), zone_name(to)),
        Why::Retrieved => format!("{who} odzyskuje {}", it()),
        Why::Returned => format!("{} wraca na: {}", it(), zone_name(to)),
        Why::Taken => format!("{who} bierze {}", it()),
        Why::Removed => format!("{} jest poza grą", it()),
        // What stays hidden is not named, in no language.
        Why::Activated | Why::Back | Why::Destiny => String::new(),
    }
}
