//! What can be asked for besides answering.

use dejarik_games::Lang;
use dejarik_games::text::{folded, say};

/// What can be asked for besides answering.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    Quit,
    Help,
    Board,
    Options,
    Log,
    Why,
    Card,
    Rules,
    Think,
    Undo,
    Save,
    Load,
}

impl Order {
    /// What a word asks for.
    pub(super) fn read(lang: Lang, word: &str) -> Option<Order> {
        let orders = [
            (Order::Quit, "command-quit"),
            (Order::Help, "command-help"),
            (Order::Board, "command-board"),
            (Order::Options, "command-options"),
            (Order::Log, "command-log"),
            (Order::Why, "command-why"),
            (Order::Card, "command-card"),
            (Order::Rules, "command-rules"),
            (Order::Think, "command-think"),
            (Order::Undo, "command-undo"),
            (Order::Save, "command-save"),
            (Order::Load, "command-load"),
        ];
        orders.into_iter().find(|(_, key)| means(lang, key, word)).map(|(order, _)| order)
    }
}

/// Whether the word is one of those that the text lists.
pub(super) fn means(lang: Lang, key: &str, word: &str) -> bool {
    say(lang, key, &[]).split(' ').any(|known| known == folded(word))
}

/// What can be typed, with examples of the game that is played.
pub(super) fn help(lang: Lang, game: &str) -> String {
    let own = match game {
        "minis" => 4,
        "ccg" => 5,
        "legion" => 5,
        _ => 0,
    };
    let line = |key: String| say(lang, &key, &[]);
    let examples = (1..=own).map(|n| line(format!("help-{game}-{n}")));
    let first = std::iter::once(line("help-01".to_owned()));
    first.chain(examples).chain((2..=7).map(|n| line(format!("help-{n:02}")))).collect::<Vec<_>>().join("\n")
}
