//! What comes of an action, in words.

use super::adds::{change, is_plain, sets, together};
use super::cond::{cond, expr, force};
use super::law::{grant, law_words};
use super::names::{number, stat_name};
use super::phrase::{a, each, exists, filter, many, several};
use super::{at, owner, player};
use crate::book::text::{Cmp, Cond, Do, Expr, Filter, Law, Ruled, Stat, Until, Who};

/// A piece of what comes of an action.
pub(super) enum Said {
    /// Something its player does: "draw destiny".
    Order(String),
    /// Something that befalls somebody: who, what, and the same after "to".
    Fate(String, &'static str, &'static str),
    /// Something that is so.
    Fact(String),
}

impl Said {
    /// As a sentence of its own.
    pub(super) fn plain(self) -> String {
        match self {
            Said::Order(said) | Said::Fact(said) => said,
            Said::Fate(who, what, _) => format!("{who} {what}"),
        }
    }
}

fn order(said: impl Into<String>) -> Said {
    Said::Order(said.into())
}

fn fact(said: impl Into<String>) -> Said {
    Said::Fact(said.into())
}

fn fate(f: &Filter, what: &'static str, to: &'static str) -> Said {
    Said::Fate(each(f), what, to)
}

/// A player does something.
fn does(who: Who, verb: &str) -> String {
    match who {
        Who::You => format!("you {verb}"),
        Who::Opponent | Who::Both => format!("{} {verb}s", player(who)),
    }
}

/// All of it.
pub(super) fn list(all: &[Do]) -> String {
    said(all).into_iter().map(Said::plain).collect::<Vec<_>>().join("; ")
}

/// All of it, piece by piece; changes of several numbers of the same cards are one.
pub(super) fn said(all: &[Do]) -> Vec<Said> {
    let mut pieces = Vec::new();
    let mut rest = all;
    while let [first, more @ ..] = rest {
        if let Do::Change { stat, to, whose, until, .. } = first
            && is_plain(*stat)
        {
            let same = |d: &&Do| matches!(d, Do::Change { stat, to: t, whose: w, until: u, .. } if is_plain(*stat) && t == to && w == whose && u == until);
            let n = rest.iter().take_while(same).count();
            let changes: Vec<(Stat, &Expr)> = rest[..n].iter().filter_map(numbered).collect();
            pieces.push(fact(together(&changes, to) + until_words(*until)));
            rest = &rest[n..];
            continue;
        }
        if let (Do::Steal(f), Some(Do::ToHand(taken))) = (first, more.first())
            && f == taken
        {
            pieces.push(order(format!("steal {} into your hand", a(f))));
            rest = &more[1..];
            continue;
        }
        if let Some((to, until)) = lasting(first) {
            let same = |d: &&Do| lasting(d) == Some((to, until));
            let n = rest.iter().take_while(same).count();
            let all: Vec<String> = rest[..n].iter().filter_map(suffered).collect();
            pieces.push(fact(format!("{} {}{}", each(to), super::phrase::and(&all), until_words(until))));
            rest = &rest[n..];
            continue;
        }
        if let (Do::Choose(from, to), Some([_, then @ ..])) = (first, more.first().and_then(second_way)) {
            pieces.push(order(format!("declare {}", numbers(*from, *to))));
            pieces.push(fact(format!("if 2, {}", inner(then))));
            rest = &more[1..];
            continue;
        }
        if let (Do::Choose(from, to), Some(true)) = (first, more.first().map(is_noted)) {
            pieces.push(order(format!("declare {}", numbers(*from, *to))));
        } else if !is_noted(first) {
            pieces.push(deed(first));
        }
        rest = more;
    }
    pieces
}

fn numbered(d: &Do) -> Option<(Stat, &Expr)> {
    match d {
        Do::Change { stat, by, .. } => Some((*stat, by)),
        _ => None,
    }
}

/// What befalls some cards for a time, and can be said together with more of it: whom, and how long.
fn lasting(d: &Do) -> Option<(&Filter, Until)> {
    match d {
        Do::Grant(Law::FirstMode | Law::SecondMode | Law::ThirdMode | Law::Doomed | Law::DeployAsReact, ..) => None,
        Do::Grant(_, to, until) | Do::Hold(_, _, to, until) => Some((to, *until)),
        _ => None,
    }
}

fn suffered(d: &Do) -> Option<String> {
    match d {
        Do::Grant(law, ..) => Some(law_words(*law).to_owned()),
        Do::Hold(Stat::Immunity, 0, ..) => Some("has no immunity to attrition".to_owned()),
        Do::Hold(stat, n, ..) => Some(format!("has {} = {n}", stat_name(*stat))),
        _ => None,
    }
}

/// What the second of two ways does, where the first is only kept for later and the second is more than that.
fn second_way(what: &Do) -> Option<&[Do]> {
    match what {
        Do::If(Cond::Compare(Expr::Chosen, Cmp::Same, Expr::N(1)), then, other) if other.len() > 1 => {
            matches!(then.as_slice(), [Do::Grant(Law::FirstMode, Filter::This, _)]).then_some(other)
        }
        _ => None,
    }
}

/// A choice that is only kept for later.
fn is_noted(what: &Do) -> bool {
    let mode = |d: &Do| matches!(d, Do::Grant(Law::FirstMode | Law::SecondMode | Law::ThirdMode, Filter::This, _));
    match what {
        Do::If(Cond::Compare(Expr::Chosen, Cmp::Same, Expr::N(_)), then, other) => then.iter().chain(other).all(mode),
        _ => false,
    }
}

fn deed(what: &Do) -> Said {
    match what {
        Do::Change {
            stat: Stat::BattleDestinies,
            by: Expr::N(n),
            to: Filter::Any,
            whose: Who::You,
            until: Until::Battle,
        } => order(format!("add {} battle {}", number(*n), if *n == 1 { "destiny" } else { "destinies" })),
        Do::Change { stat: Stat::Spent, by: Expr::Chosen, to, until, .. } => {
            fact(format!("so much of the ability of {} is used up{}", a(to), until_words(*until)))
        }
        Do::Change { stat: Stat::AbilityNeeded, by: Expr::Chosen, .. } => {
            fact("so much of your ability counts for no battle destiny")
        }
        Do::Change { stat: Stat::Counter, by: Expr::N(n), .. } => order(format!("add {n} to X")),
        Do::Change { stat: Stat::Counter, by: Expr::Times(..), .. } => fact("X is 0 again"),
        Do::Change { stat, by, to, whose, until } => fact(change(*stat, by, to, *whose) + until_words(*until)),
        Do::Fix(stat, n, f) => fact(sets(*stat, &Expr::N(*n), f)),
        Do::Grant(Law::FirstMode, f, until) if *f != Filter::This => {
            fact(format!("{} is noted{}", each(f), until_words(*until)))
        }
        Do::Grant(Law::FirstMode, _, until) => order(format!("declare 1{}", until_words(*until))),
        Do::Grant(Law::SecondMode, _, until) => order(format!("declare 2{}", until_words(*until))),
        Do::Grant(Law::ThirdMode, _, until) => order(format!("declare 3{}", until_words(*until))),
        Do::Grant(Law::Doomed, f, _) => {
            fate(f, "must be forfeited at the end of the battle", "be forfeited at the end of the battle")
        }
        Do::Grant(law, f, until) => fact(grant(*law, f, Who::You, &Cond::Always) + until_words(*until)),
        Do::Decree(Ruled::Adds(stat, n), f, until) => {
            fact(change(*stat, &Expr::N(*n), f, Who::You) + until_words(*until))
        }
        Do::Decree(Ruled::Law(law), f, until) => fact(grant(*law, f, Who::You, &Cond::Always) + until_words(*until)),
        Do::Cancel => order("cancel it"),
        Do::MultiplyDamage(n) => order(format!("multiply battle damage of this battle by {n}")),
        Do::Lose(f) => fate(f, "is lost", "be lost"),
        Do::Hit(f) => fate(f, "is hit", "be hit"),
        Do::ToHand(Filter::Target) => fate(
            &Filter::Target,
            "returns to its owner's hand, and cards on it to theirs",
            "return to its owner's hand, and cards on it to theirs",
        ),
        Do::ToHand(f) => fate(f, "returns to its owner's hand", "return to its owner's hand"),
        Do::ToUsed(f) => fate(f, "goes to its owner's Used Pile", "go to its owner's Used Pile"),
        Do::OutOfPlay(f) => fate(f, "is placed out of play", "be placed out of play"),
        Do::Steal(f) => order(format!("steal {}", a(f))),
        Do::Bar(who, law, until) => {
            let what = match law {
                Law::NoActivation => "may activate no more Force",
                Law::NoBattles => "may initiate no battles",
                Law::HalfLoss => "lose only half (rounded up) of any Force that must be lost",
                _ => "is restricted",
            };
            fact(format!("{} {what}{}", player(*who), until_words(*until)))
        }
        Do::Sabacc(game) => order(format!(
            "play sabacc (wild cards, {} to {}: {}; clone cards: {}{}; stakes: {})",
            game.worth.0,
            game.worth.1,
            many(&game.wild),
            many(&game.clone),
            game.gambler.as_ref().map_or_else(String::new, |(who, n)| format!(", which {} may use as {n}", many(who))),
            a(&game.stakes)
        )),
        Do::TrimHand(who, n) => {
            fact(format!("all but {n} cards (at random) of {} hand go to the Used Pile", owner(*who)))
        }
        Do::LosePairs => fact("opponent's hand is shown; all cards there of one title are lost"),
        Do::Stow => order("put that card beneath this one"),
        Do::Exchange => order("exchange a card of your hand and one beneath this card"),
        Do::Drift => order("move this card to the next site, turning back at the end"),
        Do::ChooseWay => order("choose which way it moves first"),
        Do::GoUndercover(f) => fate(f, "goes under cover", "go under cover"),
        Do::Capture(f) => fate(f, "is captured", "be captured"),
        Do::Release(f) => fate(f, "is released", "be released"),
        Do::Freeze(f) => fate(f, "is frozen", "be frozen"),
        Do::GoMissing(f) => fate(f, "becomes missing", "become missing"),
        Do::Find(f) => fate(f, "is found", "be found"),
        Do::Crash(f) => fate(f, "crashes", "crash"),
        Do::Collapse(f) => fate(f, "collapses", "collapse"),
        Do::BlowAway(f) => fate(f, "is blown away", "be blown away"),
        Do::RelocateTo(f, to) => fact(format!("{} relocates to {}", each(f), a(to))),
        Do::MoveAway(f) => fate(f, "moves away for free, or is lost", "move away for free, or be lost"),
        Do::LoseForce(who, n) => fact(format!("{} {}", does(*who, "lose"), force(n))),
        Do::Retrieve(who, n) => fact(format!("{} {}", does(*who, "retrieve"), force(n))),
        Do::RetrieveCard(f) => order(format!("retrieve {}", a(f))),
        Do::TakeLost(f) => order(format!("take {} from your Lost Pile into hand", a(f))),
        Do::LoseOne(who, f) => fact(format!("{} ({} choice) is lost", a(f), owner(*who))),
        Do::AttachTo(f) => order(format!("put this card on {}", a(f))),
        Do::MayActivate(n) => fact(format!("you may activate Force up to {}", expr(n))),
        Do::BothDraw(n, m, then) => {
            let draw = match n == m {
                true => format!("each player draws {}", destinies(*n)),
                false => format!("you draw {} and opponent {}", destinies(*n), destinies(*m)),
            };
            fact(format!("{draw}; {}", both(&list(then))))
        }
        Do::OpponentDestiny(then) => fact(format!(
            "opponent draws destiny; {}",
            list(then).replace("that number", "it").replace("you chose ", "it = ")
        )),
        Do::HandToUsed => order("put any cards from your hand on your Used Pile"),
        Do::Activate(who, n) => fact(format!("{} {}", does(*who, "activate"), force(n))),
        Do::Amount(Expr::N(n)) if *n <= -99 => fact("it is 0"),
        Do::Amount(Expr::N(n)) if *n < 0 => order(format!("subtract {} from it", -n)),
        Do::Amount(Expr::Times(n, of)) if **n == Expr::N(-1) => order(format!("subtract {} from it", expr(of))),
        Do::Amount(n) => order(format!("add {} to it", expr(n))),
        Do::AmountAt(_, n) => order(format!("add {} to the loss", expr(n))),
        Do::RetrieveSome(f, n) => {
            order(format!("retrieve up to {} {}", expr(n).replace("destiny", "that many"), many(f)))
        }
        Do::Regenerate => order("place this card on top of your Used Pile"),
        Do::LookThroughReserve => order("look through any Reserve Deck, which is then shuffled"),
        Do::Destiny(n, then) => order(format!("draw {}; {}", destinies(*n), list(then))),
        Do::If(c, then, other) => fact(if_words(c, then, other)),
        Do::TakeFromReserve(f) => order(format!("take {} from your Reserve Deck into hand and reshuffle", a(f))),
        Do::PeekReserve(who, 1) => order(format!("look at the top card of {} Reserve Deck", owner(*who))),
        Do::PeekReserve(who, n) => order(format!("look at the top {n} cards of {} Reserve Deck", owner(*who))),
        Do::MayActivateTop => fact("you may put the top card of your Reserve Deck on your Force Pile"),
        Do::LookAtHand(f, 1) => {
            order(format!("look at opponent's hand; you may put {} found there on opponent's Used Pile", a(f)))
        }
        Do::LookAtHand(f, 60..) => {
            order(format!("look at opponent's hand; you may put any {} found there on opponent's Used Pile", many(f)))
        }
        Do::LookAtHand(f, n) => order(format!(
            "look at opponent's hand; you may put up to {n} {} found there on opponent's Used Pile",
            many(f)
        )),
        Do::PeekHand(n) if !matches!(n, Expr::N(_)) => {
            order(format!("look at X cards of opponent's hand at random, where X = {}", expr(n)))
        }
        Do::PeekHand(n) => order(format!("look at {} cards of opponent's hand at random", expr(n))),
        Do::ShuffleAny => order("shuffle any Reserve Deck, Lost Pile or Used Pile"),
        Do::Choose(from, to) => order(format!("choose {}", numbers(*from, *to))),
        Do::Redraw => order("cancel that draw and draw again"),
        Do::CancelDraw => order("cancel that draw"),
        Do::LoseMatchingUsed => fact("all cards of that destiny in opponent's Used Pile are lost"),
        Do::RetrieveRandom(who, Expr::N(1)) => fact(format!("{} one lost card at random", does(*who, "retrieve"))),
        Do::RetrieveRandom(who, n) => fact(format!("{} {} lost cards at random", does(*who, "retrieve"), so_many(n))),
        Do::Pay(n, then) => fact(format!("you may use {}; if you do, {}", force(n), list(then))),
        Do::Repeat(Expr::Drawn, then) => fact(format!("that many times: {}", list(then))),
        Do::Repeat(n, then) => fact(format!("as many times as {}: {}", expr(n), list(then))),
        Do::Draws(Expr::Count(f), then) => order(format!("draw one destiny for {}; {}", each(f), list(then))),
        Do::Draws(n, then) => order(format!("draw destiny as many times as {}; {}", expr(n), list(then))),
        Do::LoseUsed(who, f) => {
            order(format!("look through {} Used Pile: all {} there are lost", owner(*who), many(f)))
        }
        Do::LoseFromHand(f) => order(format!("have opponent's hand shown: all {} there are lost", many(f))),
        Do::NewHand(more) => {
            let more = match more {
                Expr::Count(f) if f.names_target() => format!(", and one more if {}", exists(f)),
                more => format!(" and {} more", expr(more)),
            };
            fact(format!("your hand goes to your Used Pile; draw as many cards from your Reserve Deck{more}"))
        }
        Do::Walk(f, Filter::AllOf(to)) if to.contains(&Filter::Here) => {
            fact(format!("{} moves here for free", each(f)))
        }
        Do::Walk(f, to) => fact(format!("{} moves for free to {}", each(f), a(to))),
        Do::Flee(f) => order(format!("move all {} away for their usual Force, from a site by landspeed", many(f))),
        Do::MoveAwaySome(n, f) => {
            fact(format!("{} {} (your choice) move away for free, or are lost", so_many(n), several(f)))
        }
        Do::Revive(f) => fact(format!("{} returns to where it was", filter(f))),
        Do::PlaceFromReserve(f) => order(format!("deploy {} from your Reserve Deck and reshuffle", a(f))),
        Do::SwapDestinies => order("exchange both players' battle destinies"),
        Do::NoDestiny(who) => fact(format!("{} battle destiny is 0", owner(*who))),
        Do::Take(f) => order(format!("put {} on this card", a(f))),
        Do::Restore(f) => order(format!("restore {} to normal", a(f))),
        Do::Each(f, then) => fact(format!("for {}: {}", each(f), list(then))),
        Do::Hold(stat, n, f, until) => fact(sets(*stat, &Expr::N(*n), f) + until_words(*until)),
        Do::ChooseUpTo(n) => order(format!("choose a number up to {}", expr(n))),
        Do::Board(f, craft) => fact(format!("{} goes aboard {}", each(f), a(craft))),
        Do::GuessHand => {
            order("name a card type; one card (at random) of opponent's hand is shown, and lost if you were right")
        }
        Do::Chances(n, wanted, then) => {
            order(format!("draw {}; if one of them = {wanted}, {}", destinies(*n), list(then)))
        }
        Do::Loot(n) => {
            order(format!("steal or destroy up to {n} of opponent's weapons, or {n} of opponent's devices, present"))
        }
        Do::PassOn(f) => fact(format!("it targets {} from now on", a(f))),
        Do::Deflect(f) => {
            fact(format!("that weapon targets {} instead, which has the first target's forfeit if it is hit", a(f)))
        }
        Do::Volley(f) => {
            order(format!("fire two or more {} at it; each counts with the total of all destinies drawn", many(f)))
        }
        Do::Skirmish => fact("the targets, and nobody else there, battle"),
        Do::LoseDrawn => fact("the card that was drawn is lost"),
        Do::Grapple => order("put this card on table; that Interrupt rests here and is unique from now on"),
        Do::CrossOver(f) => fate(f, "crosses over to your side", "cross over to your side"),
        Do::Eat(f) => fate(f, "is eaten", "be eaten"),
        Do::FreezePile(who) => fact(format!("{} Force Pile may be neither used nor drawn from here down", owner(*who))),
        Do::SendBack(f) => fate(
            f,
            "returns to hand and must deploy there again next turn, free",
            "return to hand and deploy there again next turn, free",
        ),
        Do::Snipe => order(
            "fire one of your weapons (URoRRuR'R'R may add 2 to each weapon destiny; a character weapon may also target a seeker, \
             defense value 4); whoever is hit is lost at once",
        ),
        Do::Retarget | Do::NewQuarry => fact("it gets another target"),
        Do::Resettle => fact("it goes to another location where it could deploy"),
        Do::Clamp => order("attach the starfighter to it"),
        Do::Unclamp => fact("the starfighter comes off"),
        Do::BeLost => fact("this card is lost"),
        Do::Duel(then) => order(format!("begin a duel: {}", list(then))),
        Do::Either(who, one, two) if two.is_empty() => fact(may(*who, one)),
        Do::Either(who, one, two) => fact(format!("{}: {}, or {}", does(*who, "choose"), list(one), list(two))),
        Do::ChooseOf(who, all) => {
            let all: Vec<String> = all.iter().map(expr).collect();
            fact(format!("{} a number: {}", does(*who, "choose"), super::phrase::or(&all)))
        }
        Do::Swap(f) => order(format!("exchange a card of your hand for {} in your Lost Pile", a(f))),
        Do::DeployFromReserve(f, to) => order(from_reserve(f, to)),
        Do::BeginWith(f) => order(format!("deploy {}", a(f))),
        Do::Flip => order("flip this card"),
        Do::DeployNow(to, Filter::Any) => order(format!("deploy cards from your hand free to where {} is", a(to))),
        Do::DeployNow(to, free) => {
            order(format!("deploy cards from your hand to where {} is, {} free", a(to), many(free)))
        }
        Do::LoseCause => fact("that Interrupt is lost"),
        Do::Overlook => fact("for that Interrupt, the targets are not taken for highest-ability characters"),
        Do::Special(name) => order(special(name.spelt())),
    }
}

/// What a function of its own does.
fn special(name: &str) -> String {
    match name {
        "topmost character" => "take the character nearest the top of your Lost Pile into hand".to_owned(),
        "reveal the top card" => {
            "reveal the top card of your Reserve Deck: a vehicle or starship is lost; anything else you put back, or \
                                  on top of your Force Pile or Used Pile"
                .to_owned()
        }
        "deploy what is revealed" => {
            "reveal up to 3 cards from the top of your Reserve Deck: characters, starships, vehicles, devices and \
                                      weapons among them deploy free where you like and they can; the others are lost"
                .to_owned()
        }
        other => other.to_owned(),
    }
}

/// So many, of what destiny was drawn for.
fn so_many(n: &Expr) -> String {
    if *n == Expr::Drawn { "that many".to_owned() } else { expr(n) }
}

/// What a player may do, or leave.
fn may(who: Who, all: &[Do]) -> String {
    let (player, said) = (player(who), list(all));
    let own = does(who, "retrieve");
    match (said.strip_prefix(&own), all.first().map(deed)) {
        (Some(rest), _) => format!("{player} may retrieve{rest}"),
        (None, Some(Said::Order(_))) => format!("{player} may {said}"),
        _ => format!("{player} may have it so: {said}"),
    }
}

fn if_words(c: &Cond, then: &[Do], other: &[Do]) -> String {
    match (then.is_empty(), other.is_empty()) {
        (true, _) => format!("unless {}, {}", cond(c, true), inner(other)),
        (_, true) => format!("if {}, {}", cond(c, true), inner(then)),
        _ if is_simple(then) => format!("{} if {}, otherwise {}", list(then), cond(c, true), inner(other)),
        _ => format!("if {}, {}, otherwise {}", cond(c, true), inner(then), inner(other)),
    }
}

/// Whether it is one thing, without a condition of its own.
fn is_simple(all: &[Do]) -> bool {
    !matches!(all, [Do::If(..)]) && !list(all).contains(';')
}

/// What comes of a condition: in brackets unless it is one thing.
fn inner(all: &[Do]) -> String {
    if is_simple(all) { list(all) } else { format!("[{}]", list(all)) }
}

/// Where both draw, it is said whose destiny is meant.
fn both(said: &str) -> String {
    said.replace("that number", "opponent's destiny")
        .replace("if destiny", "if your destiny")
        .replace("(destiny", "(your destiny")
}

/// One of these numbers.
fn numbers(from: u8, to: u8) -> String {
    match to - from {
        0..=3 => super::phrase::or(&(from..=to).map(|n| n.to_string()).collect::<Vec<_>>()),
        _ => format!("a number from {from} to {to}"),
    }
}

fn destinies(n: u8) -> String {
    if n == 1 { "destiny".to_owned() } else { format!("{} destiny", number(n.into())) }
}

fn from_reserve(f: &Filter, to: &Filter) -> String {
    let to = if *to == Filter::Any { String::new() } else { format!(" {}", at(to)) };
    format!("deploy {}{to} from your Reserve Deck and reshuffle", a(f))
}

fn until_words(until: Until) -> &'static str {
    match until {
        Until::Battle => " for this battle",
        Until::Turn => " for the rest of this turn",
        Until::YourNextTurn => " until the end of your next turn",
        Until::Leaves => "",
        Until::Action => " for that action",
    }
}
