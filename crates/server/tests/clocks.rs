//! Time: what is spent stays spent by who spent it, and what an answer earned goes when the answer does.

use dejarik_games::{Lang, Live, Wish, find};
use dejarik_kernel::Seat;
use dejarik_server::board::{Board, Entry, Head, SeatHead};
use dejarik_server::wire::lobby::{ClockWish, Who};

fn board(game: &str) -> Board {
    let game = find(game).unwrap();
    let live = game.open(&game.tables(&Wish { limit: game.usual_limit(), ..Wish::default() }).unwrap()[0], 7).unwrap();
    let seat = |n: u8| SeatHead {
        wish: Who::Me,
        who: Some(format!("guest:{n}")),
        name: None,
        squad: None,
        title: None,
        rating: None,
    };
    let head = Head {
        game: game.name().to_owned(),
        label: String::new(),
        version: game.version(),
        setup: None,
        seed: "7".to_owned(),
        seats: vec![seat(0), seat(1)],
        map: None,
        own: Vec::new(),
        allow_own: false,
        limit: None,
        clock: Some(ClockWish { seconds: 100, increment: 5 }),
        public: false,
        rated: false,
        host: String::new(),
        host_name: None,
        host_rating: None,
        commitment: String::new(),
        created: 0,
        begun: 0,
        over: None,
        rematch: None,
        public_later: false,
    };
    Board::new(&head, live)
}

fn asked(live: &dyn Live) -> u8 {
    live.asked()[0].0
}

fn answer(board: &mut Board, at: i64) -> u8 {
    let seat = asked(&*board.live);
    let put = board.live.question(Lang::English, Seat(seat)).unwrap();
    let choice = put.options[0].choice.value();
    board.apply(Lang::English, &Entry::Answered { seat, choice, at }).unwrap();
    seat
}

fn left(board: &Board, at: i64) -> Vec<i64> {
    board.clocks(at).unwrap().left
}

/// The one answers after 10 s; the other thinks for 30 s, and then grants that it is taken back.
#[test]
fn an_undo_moves_no_time_from_one_to_the_other() {
    let mut board = board("minis");
    let mut at = 0;
    // To a moment at which one answers and then the other is asked.
    let (one, two) = loop {
        at += 1_000;
        let one = answer(&mut board, at);
        let two = asked(&*board.live);
        if one != two {
            break (one, two);
        }
    };
    let before = left(&board, at);
    at += 30_000;
    board.apply(Lang::English, &Entry::UndoAsked { seat: one, of: vec![two], at }).unwrap();
    at += 4_000;
    board.apply(Lang::English, &Entry::UndoAnswered { seat: two, yes: true, at }).unwrap();
    assert_eq!(asked(&*board.live), one, "the decision is taken back");
    let after = left(&board, at);
    assert_eq!(after[two as usize], before[two as usize] - 34_000, "who thought has spent it");
    assert_eq!(after[one as usize], before[one as usize] - 5_000, "the answer that is no more has earned nothing");
    // From now on it is the one's time that runs.
    assert_eq!(left(&board, at + 2_000)[one as usize], after[one as usize] - 2_000);
    assert_eq!(left(&board, at + 2_000)[two as usize], after[two as usize]);
}

/// Answering and taking back again and again earns nothing.
#[test]
fn taking_back_at_once_earns_no_time() {
    let mut board = board("minis");
    let start = left(&board, 0);
    for n in 1..=20 {
        let seat = answer(&mut board, n * 100);
        board.apply(Lang::English, &Entry::UndoAsked { seat, of: Vec::new(), at: n * 100 }).unwrap();
    }
    let end = left(&board, 2_000);
    assert!(end.iter().zip(&start).all(|(end, start)| end <= start), "{start:?} became {end:?}");
    assert_eq!(end.iter().sum::<i64>(), start.iter().sum::<i64>() - 2_000);
}

/// Answers that are given together are taken back together.
#[test]
fn secret_answers_lose_what_they_earned_too() {
    let mut board = board("pig");
    assert_eq!(board.live.asked().len(), 2);
    answer(&mut board, 1_000);
    answer(&mut board, 3_000);
    assert_eq!(left(&board, 3_000), [100_000 - 1_000 + 5_000, 100_000 - 3_000 + 5_000]);
    board.apply(Lang::English, &Entry::UndoAsked { seat: 0, of: Vec::new(), at: 3_000 }).unwrap();
    assert_eq!(left(&board, 3_000), [99_000, 97_000]);
    assert_eq!(board.live.asked().len(), 2);
}

/// Nobody's flag falls because somebody else takes something back.
#[test]
fn an_undo_makes_nobody_run_out_of_time() {
    let mut board = board("pig");
    answer(&mut board, 1_000);
    // The second has almost nothing left but what the answer earns.
    answer(&mut board, 99_900);
    board.apply(Lang::English, &Entry::UndoAsked { seat: 0, of: Vec::new(), at: 99_900 }).unwrap();
    assert!(left(&board, 99_900)[1] > 0);
}

/// Who has little time gets no more of it by answering and taking back.
#[test]
fn taking_back_when_time_is_short_earns_no_time_either() {
    let mut board = board("minis");
    let seat = answer(&mut board, 99_000);
    board.apply(Lang::English, &Entry::UndoAsked { seat, of: Vec::new(), at: 99_000 }).unwrap();
    assert_eq!(left(&board, 99_000)[seat as usize], 1_000);
}
