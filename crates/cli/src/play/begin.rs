//! What is agreed before a game: the way to play, the seats, the squads, the map.

use super::order::Order;
use crate::args::Play;
use crate::{input, screen};
use dejarik_games::text::say;
use dejarik_games::{Army, Game, Lang, Session, Shelf, SquadEntry, Way, WayEntry, Wish, game_of_save};
use dejarik_kernel::{Chance, Nature, Seat};
use std::fs;
use std::path::Path;

/// A game, and a match of it.
type Loaded = (Box<dyn Game>, Box<dyn Session>);

/// A saved game, and the game it is of.
pub(super) fn load(lang: Lang, path: &Path, shelf: &Shelf) -> Result<Loaded, String> {
    let bytes = fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let told = |e: &dyn ToString| format!("{}: {}", path.display(), e.to_string());
    let name = game_of_save(&bytes).map_err(|e| told(&e))?;
    let game = shelf.find(&name).map_err(|e| told(&e))?;
    let (session, lost) = game.load(lang, &bytes).map_err(|e| told(&e))?;
    if let Some(lost) = lost {
        println!("{}: {lost}.", path.display());
    }
    Ok((game, session))
}

/// A new game; `None` if the input ends before it is agreed on.
pub(super) fn begin(
    lang: Lang,
    game: &dyn Game,
    args: &Play,
    seed: u64,
    nature: Nature,
) -> Result<Option<Box<dyn Session>>, String> {
    let words: Vec<&String> = args.left.iter().chain(&args.right).chain(&args.squads).collect();
    if args.right.is_some() && args.left.is_none() {
        return Err(say(lang, "right-without-left", &[]));
    }
    let seats = seats(lang, game, args, words.len())?;
    let way = args.way.clone().map_or(Way::Fitting, Way::Named);
    let mut chance = Chance::new(seed);
    let mut wish =
        Wish { lang, map: args.map.clone(), limit: args.limit, way, edition: args.edition.clone(), ..Wish::default() };
    let wants_squads = !game.squads(lang).is_empty();
    for seat in Seat::first(if wants_squads { seats } else { 0 }) {
        let army = match words.get(seat.index()) {
            Some(word) => {
                let army = input::army(word)?;
                game.may_join(&wish, &army).map_err(|why| input::complaint(word, &army, &why))?;
                army
            }
            None => match choose_squad(lang, game, &wish, seat, &mut chance)? {
                Some(army) => army,
                None => return Ok(None),
            },
        };
        wish.seat(army);
    }
    if wish.map.is_none() && words.is_empty() {
        let Some(map) = choose_map(game, &wish)? else { return Ok(None) };
        wish.map = map;
    }
    let tables = game.tables(&wish).map_err(|e| e.to_string())?;
    let table = &tables[seed as usize % tables.len()];
    let (label, by_hand) = (("table", table.label.as_str().into()), nature == Nature::Hand);
    println!(
        "{}",
        match by_hand {
            true => say(lang, "play-begins-by-hand", &[label]),
            false => say(lang, "play-begins", &[label, ("seed", seed.to_string().into())]),
        }
    );
    game.begin_with(lang, table, nature).map(Some).map_err(|e| e.to_string())
}

/// How many sit down: what was asked for, what the way is for, or as many as were named.
fn seats(lang: Lang, game: &dyn Game, args: &Play, squads: usize) -> Result<usize, String> {
    let named = squads.max(args.agents.len()).max(2);
    let way = args.way.as_deref().map(|name| find_way(lang, game, name)).transpose()?;
    let seats = args.seats.unwrap_or_else(|| way.as_ref().map_or(named, |way| named.max(*way.seats.start())));
    let least = |found: &WayEntry| *found.seats.start();
    let most = |found: &WayEntry| *found.seats.end();
    let ways = way.map_or_else(|| game.ways(lang), |way| vec![way]);
    let (from, to) = (ways.iter().map(least).min().unwrap_or(2), ways.iter().map(most).max().unwrap_or(2));
    let n = |n: usize| (n as i64).into();
    if !(from..=to).contains(&seats) {
        return Err(say(lang, "seats-wrong", &[("seats", n(seats)), ("from", n(from)), ("to", n(to))]));
    }
    if squads > seats {
        return Err(say(lang, "squads-too-many", &[("squads", n(squads)), ("seats", n(seats))]));
    }
    let agents = args.agents.len();
    if agents > 0 && agents != seats {
        return Err(say(lang, "agents-of-seats", &[("agents", n(agents)), ("seats", n(seats))]));
    }
    Ok(seats)
}

fn find_way(lang: Lang, game: &dyn Game, name: &str) -> Result<WayEntry, String> {
    let ways = game.ways(lang);
    let plain = name.trim().to_ascii_lowercase().replace([' ', '_'], "-");
    let names: Vec<&str> = ways.iter().map(|way| way.name.as_str()).collect();
    let unknown = || say(lang, "way-unknown", &[("name", name.into()), ("names", names.join(", ").into())]);
    ways.iter().find(|way| way.name == plain).cloned().ok_or_else(unknown)
}

/// A line of input; `None` at its end, or if the player leaves.
fn ask(lang: Lang, prompt: &str) -> Option<String> {
    screen::ask(prompt).filter(|word| Order::read(lang, word) != Some(Order::Quit))
}

/// Whether a line begins with a command of the game, which nothing can answer before there is one.
fn is_order(lang: Lang, line: &str) -> bool {
    Order::read(lang, line.split(' ').next().unwrap_or_default()).is_some()
}

/// The points that a squad has where nothing else is agreed.
const USUAL_LIMIT: u16 = 100;

/// The limit of the squads that are offered: what was asked for, or that of the first squad.
fn agreed(game: &dyn Game, wish: &Wish) -> Option<u16> {
    let first = || game.check_squad(wish.lang, wish.left.as_ref()?).ok().map(|report| report.limit);
    wish.limit.or_else(first)
}

/// The squad of a seat; `None` at the end of the input.
fn choose_squad(
    lang: Lang,
    game: &dyn Game,
    wish: &Wish,
    seat: Seat,
    chance: &mut Chance,
) -> Result<Option<Army>, String> {
    let named = |s: &SquadEntry| Army::Named(s.name.clone());
    let mut trouble = None;
    let mut may_join = |s: &SquadEntry| match game.may_join(wish, &named(s)) {
        Ok(()) => true,
        Err(why) => {
            trouble = Some(why.to_string());
            false
        }
    };
    let limit = agreed(game, wish);
    let of_limit = |s: &SquadEntry| limit.is_none_or(|limit| s.limit == limit);
    let squads: Vec<SquadEntry> = game.squads(lang).into_iter().filter(|s| of_limit(s) && may_join(s)).collect();
    if squads.is_empty() {
        let seat = game.seat_words(lang, seat);
        return Err(match trouble {
            Some(why) => say(lang, "no-squad-fits", &[("seat", seat.into()), ("why", why.into())]),
            None => no_squad_of(game, lang, limit.unwrap_or_default()),
        });
    }
    let line = |s: &SquadEntry| own(lang, &format!("{} ({}, {})", s.title, s.faction, s.cost), s.own);
    let lines: Vec<String> = squads.iter().map(line).collect();
    print!("{}", screen::list(&lines));
    let prompt = format!(
        "{}> ",
        say(lang, "ask-squad", &[("game", game.name().into()), ("seat", game.seat_words(lang, seat).into())])
    );
    loop {
        let Some(word) = ask(lang, &prompt) else { return Ok(None) };
        let by_number = word.parse::<usize>().ok().and_then(|n| squads.get(n.checked_sub(1)?));
        if let Some(squad) = by_number.or_else(|| squads.iter().find(|s| s.title.eq_ignore_ascii_case(&word))) {
            return Ok(Some(named(squad)));
        }
        if word.is_empty() {
            let usual: Vec<&SquadEntry> = squads.iter().filter(|s| s.limit == limit.unwrap_or(USUAL_LIMIT)).collect();
            let usual = if usual.is_empty() { squads.iter().collect() } else { usual };
            let squad = usual[chance.below(usual.len())];
            println!("{}", say(lang, "drawn-by-lot", &[("name", squad.title.as_str().into())]));
            return Ok(Some(named(squad)));
        }
        if is_order(lang, &word) {
            println!("{}", say(lang, "squad-may-be", &[("game", game.name().into())]));
            continue;
        }
        if !input::is_file(&word) && game.check_squad(lang, &Army::Named(word.clone())).is_err() {
            let names: Vec<&str> = squads.iter().map(|s| s.name.as_str()).collect();
            let args = [("game", game.name().into()), ("name", word.into()), ("names", names.join(", ").into())];
            println!("{}", say(lang, "no-such-squad", &args));
            continue;
        }
        let army = input::army(&word).and_then(|army| match game.may_join(wish, &army) {
            Ok(()) => Ok(army),
            Err(why) => Err(input::complaint(&word, &army, &why)),
        });
        match army {
            Ok(army) => return Ok(Some(army)),
            Err(why) => println!("{why}"),
        }
    }
}

/// What is said where no squad has that limit: which limits there are.
fn no_squad_of(game: &dyn Game, lang: Lang, limit: u16) -> String {
    let mut limits: Vec<u16> = game.squads(lang).iter().map(|s| s.limit).collect();
    limits.sort_unstable();
    limits.dedup();
    let limits: Vec<String> = limits.iter().map(u16::to_string).collect();
    say(lang, "no-squad-so-dear", &[("limit", limit.into()), ("limits", limits.join(", ").into())])
}

/// A line of a list, marked if it comes from the player's own folder.
fn own(lang: Lang, name: &str, own: bool) -> String {
    if own { say(lang, "own-named", &[("name", name.into())]) } else { name.to_owned() }
}

/// The map, if there is a choice, or one by lot; `None` at the end of the input.
fn choose_map(game: &dyn Game, wish: &Wish) -> Result<Option<Option<String>>, String> {
    let lang = wish.lang;
    let fits = |map: &String| game.tables(&Wish { map: Some(map.clone()), ..wish.clone() }).is_ok();
    let maps: Vec<String> = game.maps().into_iter().filter(fits).collect();
    if maps.is_empty() {
        return Ok(Some(None));
    }
    let lines: Vec<String> = maps.iter().map(|map| own(lang, map, game.is_own_map(map))).collect();
    print!("{}", screen::list(&lines));
    loop {
        let Some(word) = ask(lang, &format!("{}> ", say(lang, "ask-map", &[]))) else { return Ok(None) };
        if word.is_empty() {
            return Ok(Some(None));
        }
        let plain = |s: &str| s.to_lowercase().replace('-', " ");
        let by_number = word.parse::<usize>().ok().and_then(|n| maps.get(n.checked_sub(1)?));
        if let Some(found) = by_number.or_else(|| maps.iter().find(|m| plain(m) == plain(&word))) {
            return Ok(Some(Some(found.clone())));
        }
        if is_order(lang, &word) {
            println!("{}", say(lang, "map-may-be", &[]));
            continue;
        }
        println!("{}", say(lang, "no-such-map", &[("name", word.into())]));
    }
}
