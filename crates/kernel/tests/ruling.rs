//! The ruling language on two small games: Pig, and a walk that has what Pig lacks.

mod walk;

use dejarik_kernel::pig::Pig;
use dejarik_kernel::ruling::{Document, Failure, Judge, Report, Show, check};
use dejarik_kernel::trace;
use walk::Walk;

fn pig(play: &str) -> Report {
    check(&Pig, &format!("ruling: A test\ngame: pig\nplay:\n{play}"))
}

#[track_caller]
fn passes(report: &Report) {
    for case in &report.cases {
        if let Err(failure) = &case.result {
            panic!("{} {}: {failure}\n{:#?}", report.title, case.name, failure.log);
        }
    }
}

#[track_caller]
fn failure(report: &Report) -> &Failure {
    report.cases.iter().find_map(|case| case.result.as_ref().err()).expect("a case that fails")
}

/// The play begins on line 4, indented by two.
#[track_caller]
fn fails(play: &str, message: &str) {
    assert_eq!(failure(&pig(play)).to_string(), message);
}

#[track_caller]
fn unreadable(text: &str, message: &str) {
    assert_eq!(Document::parse(text).expect_err("a trouble").to_string(), message);
}

#[test]
fn a_ruling_with_everything_passes() {
    let report = check(
        &Pig,
        "# Pig, with three at the table
ruling: A one loses the turn's sum, not the score
game: Pig
seats: 3
source: pig-1, G-02
note: The first turn is banked,
  the second is lost.

play:
  right: 2
  asked third: secret wager     # all are asked at once
  only third: 4, 3, 2
  refused third: 5 (wagers-are-2-to-4), 9
  third: 3
  LEFT:  4
  rolled 0
  roll 6
  asked left: throw again
  offered left: yes
  left: yes
  roll 3
  expect sum 9; score left 0
  left: no
  happened left throws 6
  expect score left 9
variant (a) right is bust:
  roll 1
  roll 4
  asked third: throw again at 4
  expect score left 9; score right 0; sum 4
  happened bust
  rolled 4
variant (b) right is forced to bank:
  roll 5
  right: yes
  roll 6
  only right: no
  refused right: yes
  expect score right 0
  roll 2
  expect score right 11
  not happened bust
",
    );
    passes(&report);
    assert_eq!(report.title, "A one loses the turn's sum, not the score");
    assert_eq!(report.sources, ["pig-1", "G-02"]);
    let names: Vec<_> = report.cases.iter().map(|case| case.name.as_str()).collect();
    assert_eq!(names, ["(a) right is bust", "(b) right is forced to bank"]);
    assert_eq!(report.cases[0].log[0], "the wagers: 4, 2, 3");
}

#[test]
fn the_example_of_the_manual_passes() {
    let manual = include_str!("../../../docs/rulings.md");
    let example = manual.split("```\n").nth(1).expect("an example");
    let report = check(&Pig, example);
    passes(&report);
    assert_eq!(report.cases.len(), 2);
}

#[test]
fn a_forced_option_is_taken_before_another_seat_answers() {
    let begin = "  left: 2\n  right: 2\n  roll 5\n  left: yes\n  roll 6\n";
    passes(&pig(&format!("{begin}  only left: no\n  roll 5\n  offered right: yes")));
    passes(&pig(&format!("{begin}  left: no\n  roll 5\n  asked right: again at 5")));
    fails(
        &format!("{begin}  right: yes"),
        "line 9, column 3: expected a question to right; found: 1 die of 6 faces to be thrown, \
         after the forced `no` of left",
    );
}

#[test]
fn the_end_of_the_game_can_be_stated() {
    let round = "  roll 6 1\n";
    let thirty = "  left: 4\n  right: 2\n".to_owned()
        + &"  roll 6\n  left: yes\n".repeat(3)
        + "  roll 6\n  left: no\n  roll 1\n";
    fails(
        &(thirty.clone() + round),
        "line 15, column 10: expected another die to fall; found: left is asked: throw again at 6?",
    );
    passes(&pig(&(thirty.clone() + "  roll 6\n  left: no\n  over left\n")));
    fails(
        &(thirty.clone() + "  roll 6\n  left: no\n  over right\n"),
        "line 17, column 3: expected the game to be over, won by right; found: the game is over, won by left",
    );
    fails(
        &(thirty + "  over draw"),
        "line 15, column 3: expected the game to be over, a draw; found: 1 die of 6 faces to be thrown",
    );
}

#[test]
fn wrong_answers_name_what_is_offered() {
    let wagered = "  left: 2\n  right: 2\n  roll 5\n";
    fails("  lft: 2", "line 4, column 3: `lft` is not a seat (one of: left, right)");
    fails("  third: 2", "line 4, column 3: `third` is not a seat (one of: left, right)");
    fails(
        &format!("{wagered}  left:  nö"),
        "line 7, column 10: expected `nö` to be an answer of left to: throw again at 5?; found: it is not offered \
         (one of: no, yes)",
    );
    fails(
        "  left: 9",
        "line 4, column 9: expected `9` to be an answer of left to: your secret wager; \
         found: it is refused: wagers are 2 to 4 (pig-1, wagers-are-2-to-4) (one of: 2, 3, 4)",
    );
    fails(
        &format!("{wagered}  right: yes"),
        "line 7, column 3: expected a question to right; found: left is asked: throw again at 5?",
    );
    fails(
        &format!("{wagered}  left: yes, no"),
        "line 7, column 14: expected a `roll` line before this; found: 1 die of 6 faces to be thrown",
    );
}

#[test]
fn dice_fall_when_the_script_says_so() {
    let wagered = "  left: 2\n  right: 2\n";
    fails(
        "  roll 3",
        "line 4, column 8: expected dice to fall; found: left is asked: your secret wager; right is asked: your secret wager",
    );
    fails(
        &format!("{wagered}  left: yes"),
        "line 6, column 3: expected a `roll` line before this; found: 1 die of 6 faces to be thrown",
    );
    fails(wagered, "line 5, column 3: expected a `roll` line after this; found: 1 die of 6 faces to be thrown");
    fails(
        &format!("{wagered}  roll 3 4"),
        "line 6, column 10: expected another die to fall; found: left is asked: throw again at 3?",
    );
    fails(&format!("{wagered}  roll 7"), "line 6, column 8: expected a face of 1 to 6; found: 7");
    fails(&format!("{wagered}  roll six"), "line 6, column 8: expected a face of 1 to 6; found: six");
    passes(&pig(&format!("{wagered}  expect sum 0\n  roll 1 2")));
    fails(&format!("{wagered}  roll 2\n  rolled 2"), "line 7, column 3: expected 2 dice so far; found: 1 die");
    fails(
        &format!("{wagered}  shuffle"),
        "line 6, column 3: expected something to be shuffled; found: 1 die of 6 faces to be thrown",
    );
}

#[test]
fn statements_that_are_not_so_say_what_is() {
    let begin = "  left: 2\n  right: 2\n  roll 5\n";
    let says = |line: &str, message: &str| fails(&format!("{begin}  {line}"), &format!("line 7, {message}"));
    says("expect sum 5; sum 4", "column 17: expected sum 4; found: 5");
    says("expect sums 5", "column 10: `sums 5` is not a fact of this game (one of: sum <n>, score <seat> <n>)");
    says("asked right: again", "column 9: expected right to be asked: again; found: left is asked: throw again at 5?");
    says("asked left: wager", "column 9: expected left to be asked: wager; found: left is asked: throw again at 5?");
    says(
        "offered left: no, pass",
        "column 21: expected `pass` to be offered to left at: throw again at 5?; found: it is not (one of: yes, no)",
    );
    says("only left: no", "column 3: expected nothing else to be offered to left; found: also yes");
    says("refused left: no", "column 17: expected `no` to be refused to left; found: it is offered");
    says(
        "refused left: twice (greed)",
        "column 17: `twice` is not an answer that this game can read (one of: yes, no)",
    );
    says("refused left: 3 (greed)", "column 20: expected the reason greed; found: the game gives none");
    says("happened throws 6", "column 12: expected `throws 6` in the log; found: no such line");
    says("not happened throws 5", "column 16: expected no `throws 5` in the log; found: left throws 5: 5 in this turn");
    says("over left", "column 3: expected the game to be over, won by left; found: left is asked: throw again at 5?");
    let report = pig(&format!("{begin}  rolled 3"));
    assert_eq!(failure(&report).log, ["the wagers: 2, 2", "left throws 5: 5 in this turn"]);
    fails(
        "  refused left: 9 (greed)",
        "line 4, column 20: expected the reason greed; found: wagers are 2 to 4 (pig-1, wagers-are-2-to-4)",
    );
}

#[test]
fn setups_that_make_no_game_are_refused() {
    let check = |head: &str| failure(&check(&Pig, &format!("ruling: A\n{head}\nplay:\n  rolled 0"))).to_string();
    assert_eq!(check("game: pig\nseats: many"), "line 3, column 8: `many` is not a number");
    assert_eq!(check("game: pig\nseats: 7"), "line 2, column 7: 2 to 4 play, not 7");
    assert_eq!(check("game: pog"), "line 2, column 7: `pog` is not this game (only: pig)");
    assert_eq!(
        check("game: pig\nseat: 2"),
        "line 3, column 1: `seat` is not a header of this game (one of: seats, ruling, game, source, note, play, variant)"
    );
}

#[test]
fn text_that_is_no_ruling_is_refused() {
    let statements = "(one of: <seat>: <answers>, roll, shuffle, expect, asked, offered, only, refused, happened, \
                      not happened, rolled, over)";
    let says = |line: &str, message: &str| {
        unreadable(&format!("ruling: A\ngame: pig\nplay:\n  {line}"), &format!("line 4, {message}"));
    };
    says("pass the dice", &format!("column 3: `pass` is not a statement {statements}"));
    says("not so", &format!("column 3: `not` is not a statement {statements}"));
    says(
        "rol 6",
        "column 3: `rol` is not a statement (one of: roll, <seat>: <answers>, shuffle, expect, asked, \
                   offered, only, refused, happened, not happened, rolled, over)",
    );
    says(
        "ofered left: yes",
        "column 3: `ofered` is not a statement (one of: offered, <seat>: <answers>, roll, shuffle, \
                              expect, asked, only, refused, happened, not happened, rolled, over)",
    );
    says("left: yes,, no", "column 13: an answer is missing here");
    says("left:", "column 8: an answer is missing here");
    says("asked left", "column 3: a seat and a colon are missing: `<statement> <seat>: ...`");
    says("only : yes", "column 8: a seat is missing before the colon");
    says("roll", "column 7: what the dice show is missing here");
    says("rolled", "column 9: a number is missing here");
    says("happened", "column 11: words of the log are missing here");
    says("over", "column 7: the winners, or `draw`, are missing here");
    unreadable("ruling: A\nplay:\n  rolled 0", "line 1, column 1: the header `game:` is missing");
    unreadable("game: pig\nplay:\n  rolled 0", "line 1, column 1: the header `ruling:` is missing");
    unreadable(
        "ruling: A\ngame: pig",
        "line 1, column 1: nothing is played: neither `play:` nor a `variant` has lines",
    );
    unreadable("  roll 3\n", "line 1, column 3: an indented line belongs to the key above it, and there is none");
    unreadable("ruling: A\nwhat now\n", "line 2, column 1: `what now` needs a colon after its key");
    unreadable("ruling: A\nruling: B\n", "line 2, column 1: `ruling` stands here for the second time");
    unreadable("play: roll 3", "line 1, column 7: nothing may follow `play:` on its line; indent it on the next");
    unreadable("variant a: b\n", "line 1, column 1: a variant's heading is `variant <name>:`");
    unreadable("variant a:\n  rolled 0\nvariant A:\n", "line 3, column 9: a variant `A` stands above already");
    unreadable("ruling: A\ngame: pig\nvariant a:\n", "line 3, column 1: nothing is played in this variant");
}

#[test]
fn a_case_is_shown_line_by_line() {
    let text = "ruling: A\ngame: pig\nplay:\n  left: 2\n  right: 3\nvariant b:\n  roll 1\n  roll 5\n  expect sum 4\n";
    let document = Document::parse(text).expect("a ruling");
    let mut show = Show::new(&Pig, &document, 0).expect("a scene");
    let mut next = || show.next().expect("a moment").map(|m| (m.line, m.text, m.told.join("; "), m.open.join("; ")));
    let both = "left is asked: your secret wager; right is asked: your secret wager";
    assert_eq!(next(), Ok((0, String::new(), String::new(), both.into())));
    assert_eq!(next(), Ok((4, "left: 2".into(), String::new(), "right is asked: your secret wager".into())));
    assert_eq!(next(), Ok((5, "right: 3".into(), "the wagers: 2, 3".into(), "1 die of 6 faces to be thrown".into())));
    assert_eq!(
        next(),
        Ok((7, "roll 1".into(), "left throws 1 and is bust".into(), "1 die of 6 faces to be thrown".into()))
    );
    assert_eq!(
        next(),
        Ok((8, "roll 5".into(), "right throws 5: 5 in this turn".into(), "right is asked: throw again at 5?".into()))
    );
    assert_eq!(next().expect_err("a failure").to_string(), "line 9, column 10: expected sum 4; found: 5");
    assert!(show.next().is_none());
    assert_eq!(show.game().world().sum, 5);
}

fn walked(play: &str) -> Report {
    check(&Walk, &format!("ruling: A test\ngame: walk\nplay:\n{play}"))
}

#[test]
fn shuffles_are_scripted_like_dice() {
    passes(&walked("  shuffle 3 1 2\n  happened dealt 3 1 2"));
    passes(&walked("  shuffle\n  happened dealt 1 2 3"));
    let says = |play: &str| failure(&walked(play)).to_string();
    assert_eq!(says("  shuffle 1 1 2"), "line 4, column 3: expected each place of 1 to 3 once; found: another order");
    assert_eq!(
        says("  rolled 0"),
        "line 4, column 3: expected a `shuffle` line after this; found: 3 things to be shuffled"
    );
    assert_eq!(
        says("  dark: to 3, 4"),
        "line 4, column 3: expected a `shuffle` line before this; found: 3 things to be shuffled"
    );
}

#[test]
fn a_wrong_answer_after_a_forced_one_says_so() {
    fails(
        "  left: 2\n  right: 2\n  roll 5\n  left: yes\n  roll 6\n  left: done",
        "line 9, column 3: expected a `roll` line before this; found: 1 die of 6 faces to be thrown, \
         after the forced `no` of left",
    );
}

#[test]
fn an_open_question_takes_words_that_are_no_option() {
    let report = walked(
        "  shuffle
  refused dark: to 9, 9 (too-far), to 8, 8
  offered dark: to 1, 0, stay
  dark: to 2, 1, to 1, 0
  roll 3 4
  happened walk 1 went 2 1
  happened walk 2 went 1 0
  over draw
",
    );
    passes(&report);
    assert_eq!(report.cases[0].acted, [7].into());
    let says = |line: &str| failure(&walked(&format!("  shuffle\n  {line}"))).to_string();
    assert_eq!(
        says("dark: to 7, 7"),
        "line 5, column 9: expected `to 7, 7` to be an answer of dark to: where to; \
         found: it is refused: too far (walk-1, too-far) (one of: to 1, 0, stay)"
    );
    assert_eq!(
        says("refused dark: to 2, 2"),
        "line 5, column 17: expected `to 2, 2` to be refused to dark; found: it is allowed"
    );
    assert_eq!(
        says("refused dark: two 9, 9"),
        "line 5, column 17: `two 9` is not an answer that this game can read (one of: to 1, 0, stay)"
    );
    assert_eq!(
        says("dark: to 1, 0, stay\n  roll 3"),
        "line 6, column 8: expected 2 dice together on this line; found: 1 die"
    );
    assert_eq!(
        says("dark: to 4, 0"),
        "line 5, column 9: expected `to 4, 0` to be an answer of dark to: where to; \
         found: a fault in the rules: a rule panicked: a hole"
    );
    assert_eq!(says("expect a lot"), "line 5, column 3: the game panicked: a lot is too much to expect");
}

#[test]
fn what_acted_is_told_when_shown() {
    let text = "ruling: A\ngame: walk\nplay:\n  shuffle\n  dark: stay, to 2, 2";
    let document = Document::parse(text).expect("a ruling");
    let (moments, _) = trace::watch(|| Show::new(&Walk, &document, 0).expect("a scene").collect::<Vec<_>>());
    let names = |ids: Vec<u16>| ids.into_iter().map(|id| Walk.ability_name(id)).collect::<Vec<_>>().join(", ");
    let acted: Vec<_> = moments.into_iter().filter_map(Result::ok).map(|m| names(m.acted)).collect();
    assert_eq!(acted, ["", "", "Long Legs"]);
}
