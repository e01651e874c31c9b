//! What the agent does in small positions, written in the language of rulings.

use super::Fighter;
use super::memo::Memo;
use super::mind::Mind;
use super::weights::WEIGHTS;
use crate::{Agent, Greedy, Staffed, arena, play_on};
use dejarik_games::Host;
use dejarik_kernel::ruling::{Document, Show};
use dejarik_kernel::{Chance, End, Outcome, Rules, Seat};
use dejarik_minis::Minis;
use dejarik_minis::choice::{Ask, Choice, Deed};
use dejarik_minis::look::Look;
use dejarik_minis::map::{Space, Square};
use dejarik_minis::world::FigureId;

/// The position after the lines of play.
fn position(text: &str) -> Show<Minis> {
    let document = Document::parse(&format!("ruling: a test\ngame: minis\n{text}")).expect("a document");
    let mut show = Show::new(&Minis::standard(), &document, 0).unwrap_or_else(|e| panic!("{e:?}"));
    let count = document.scripts()[0].statements.len();
    for moment in show.by_ref().take(count + 1) {
        moment.unwrap_or_else(|e| panic!("{e:?}"));
    }
    show
}

/// What the agent answers to the open question there.
fn decision(show: &Show<Minis>) -> Choice {
    let game = show.game();
    let question = game.questions().first().expect("a question").clone();
    let mut agent = Greedy::new(Fighter { weights: WEIGHTS }, 1);
    question.options[agent.choose(&**game.rules(), game.world(), &question)]
}

/// Where the figure ends up that the agent moves.
fn destination(show: &Show<Minis>) -> Square {
    let (game, choice) = (show.game(), decision(show));
    assert!(matches!(game.questions().first().map(|q| q.ask), Some(Ask::Move(..))), "no move is asked for");
    let Choice::Square(at) = choice else { panic!("{choice:?} is no place") };
    at
}

const SHOOTER_AND_TWO: &str = "
left:
  s: Trooper 30/15/+6/20 at b6
  t: Trooper 30/15/+6/20 at b9, activated
right:
  a: Trooper 30/20/+6/10 at h6
  b: Trooper 30/12/+6/10 at h7
";

#[test]
fn it_shoots_where_more_damage_is_to_be_expected() {
    let show = position(&format!("{SHOOTER_AND_TWO}play:\n  left: s\n"));
    let Choice::Deed(Deed::Attack(at)) = decision(&show) else { panic!("{:?}", decision(&show)) };
    assert_eq!(at, FigureId(3));
}

#[test]
fn it_finishes_off_who_is_nearly_down() {
    let hurt = SHOOTER_AND_TWO.replace("30/20/+6/10 at h6", "30/13/+6/10 at h6, damage 20");
    let show = position(&format!("{hurt}play:\n  left: s\n"));
    assert_eq!(decision(&show), Choice::Deed(Deed::Attack(FigureId(2))));
}

#[test]
fn it_goes_towards_the_enemy_when_nothing_is_in_reach() {
    let show = position(
        "
map: 30x9
left:
  s: Brute 30/15/+6/20 at b5, Melee Attack
right:
  a: Brute 30/15/+6/20 at z5, Melee Attack
play:
  left: s, move
",
    );
    assert!(destination(&show).x >= 6, "{}", destination(&show));
}

#[test]
fn a_threatened_commander_stays_out_of_sight() {
    let show = position(
        "
map:
  +-+-+-+-+-+-+-+-+-+-+
  |. . . .|. . . . . .|
  +       +           +
  |. . . .|. . . . . .|
  +       +           +
  |. . . .|. . . . . .|
  +                   +
  |. . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+
left:
  c: Castor Kant, Iron Overseer at c4, hit points 10
  g: Trooper 10/10/+0/10 at a1, activated
right:
  a: Sniper 60/15/+14/30 at j4, Heavy Weapon
  b: Sniper 60/15/+14/30 at j3, Heavy Weapon
play:
  left: c, attack a
  roll 2
  left: move
",
    );
    let game = show.game();
    let (look, at) = (Look::new(game.rules(), game.world()), destination(&show));
    let seen = |by: u8| look.geometry().sight(Space { at, size: 1 }, look.space(FigureId(by)), look.w.open);
    assert!(!seen(2) && !seen(3), "it stands at {at}");
}

const JEDI: &str = "
left:
  s: Jedi 60/15/+8/20 at b6, force 2, Melee Attack
right:
  a: Trooper 30/15/+6/10 at c6
play:
  left: s, attack a
";

#[test]
fn force_points_go_into_misses_only() {
    assert_eq!(decision(&position(&format!("{JEDI}  roll 3\n"))), Choice::Yes);
    assert_eq!(decision(&position(&format!("{JEDI}  roll 18\n"))), Choice::No);
}

#[test]
fn a_blow_that_cannot_hurt_is_not_struck() {
    let harmless = SHOOTER_AND_TWO.replace("s: Trooper 30/15/+6/20", "s: Trooper 30/15/+6/0");
    let show = position(&format!("{harmless}play:\n  left: s\n"));
    assert!(!matches!(decision(&show), Choice::Deed(Deed::Attack(_))));
}

#[test]
fn it_beats_random_play() {
    let game = dejarik_games::find("minis").expect("a game");
    let arena = arena(&*game).expect("an arena");
    let wish = dejarik_games::Wish { limit: Some(100), ..dejarik_games::Wish::default() };
    let tables = game.tables(&wish).expect("tables");
    let won = |i: usize| {
        let seats = if i.is_multiple_of(2) { ["greedy", "random"] } else { ["random", "greedy"] };
        let played = arena.play(&tables[i * 11 % tables.len()], &seats, i as u64).expect("a game");
        played.outcome.won_by(Seat((i % 2) as u8)) && played.outcome != Outcome::Draw
    };
    let wins = (0..12).filter(|i| won(*i)).count();
    assert!(wins >= 10, "{wins} of 12");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = dejarik_games::find("minis").expect("a game");
    let arena = arena(&*game).expect("an arena");
    let wish = dejarik_games::Wish { limit: Some(100), ..dejarik_games::Wish::default() };
    let table = &game.tables(&wish).expect("tables")[3];
    let play = || arena.play(table, &["greedy", "greedy"], 5).expect("a game").fingerprint;
    assert_eq!(play(), play());
}

#[test]
fn what_is_remembered_is_what_a_first_look_finds() {
    let both = SHOOTER_AND_TWO.replace("30/15/+6/20 at b9, activated", "30/15/+2/10 at b9");
    for play in ["expect activations 2", "left: s", "left: s, move"] {
        let show = position(&format!("{both}play:\n  {play}\n"));
        let (game, question) = (show.game(), show.game().questions()[0].clone());
        let (look, memo) = (Look::new(game.rules(), game.world()), Memo::default());
        let weigh = |memo: Option<&Memo>| {
            let mut worths = Vec::new();
            Mind { look, weights: &WEIGHTS, memo }.weigh(&question, &mut worths);
            worths
        };
        let first = weigh(None);
        assert!(first.iter().any(|w| *w != first[0]), "all look alike: {play}");
        assert_eq!(weigh(Some(&memo)), first, "{play}");
        assert_eq!(weigh(Some(&memo)), first, "{play}, remembered");
    }
}

#[test]
fn a_search_that_hardly_thinks_plays_as_greedy_does() {
    let game = dejarik_games::find("minis").expect("a game");
    let host = game.as_any().downcast_ref::<Host<Minis>>().expect("Miniatures");
    let wish = dejarik_games::Wish { limit: Some(100), ..dejarik_games::Wish::default() };
    let tables = game.tables(&wish).expect("tables");
    for table in tables.iter().step_by(7).take(4) {
        let mut world = host.rules.begin(table.setup()).expect("a world");
        let (mut asked, mut lot) = (0, Chance::new(4));
        // `greedy` plays on both seats, while a search that hardly thinks is asked for its opinion.
        let end = play_on(&*host.rules, &mut world, Chance::new(3), |situation| {
            let worths = situation.weighed(&Fighter { weights: WEIGHTS });
            let best = worths.iter().copied().fold(f32::MIN, f32::max);
            let taken = Minis::agent("search:1", 1).expect("an agent").decide(situation);
            let (worth, question) = (worths[taken], situation.question());
            let option = question.options[taken];
            assert!(worth >= best - 0.01, "{:?}: {option:?}, worth {worth}, not {best}", question.ask);
            asked += 1;
            Some(crate::agent::liked_best(&worths, &mut lot))
        });
        assert!(matches!(end, End::Over(_)));
        assert!(asked > 50, "{asked} questions");
    }
}
