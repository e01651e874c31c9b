//! `dejarik rules`: what a rule, an ability, a keyword or a card says, in our own words.

use crate::args::Rules;
use crate::{Done, screen};
use dejarik_games::text::say;
use dejarik_games::{Found, Lang, Shelf};
use std::process::ExitCode;

pub fn run(lang: Lang, args: &Rules, shelf: &Shelf) -> Done {
    let words = args.words.join(" ");
    let games = match &args.game {
        Some(name) => {
            let game = shelf.find(name).map_err(|e| e.to_string())?;
            let found = game.look_up(lang, &words);
            vec![(game, found)]
        }
        None => shelf.look_up(lang, &words),
    };
    if games.iter().all(|(_, found)| found.is_empty()) {
        return Err(nothing(lang, &words));
    }
    for (game, found) in games {
        if !args.json && args.game.is_none() {
            println!("{}\n", say(lang, "rules-of-game", &[("game", game.name().into())]));
        }
        for hit in found.iter().take(args.most) {
            if args.json {
                let mut value = serde_json::to_value(hit).map_err(|e| e.to_string())?;
                value["game"] = game.name().into();
                println!("{value}");
            } else {
                tell(hit);
            }
        }
        if !args.json && found.len() > args.most {
            let more: Vec<&str> = found[args.most..].iter().map(|f| f.title.as_str()).take(12).collect();
            println!("{}\n", say(lang, "rules-see-also", &[("titles", more.join(", ").into())]));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// That nothing was found.
pub fn nothing(lang: Lang, words: &str) -> String {
    say(lang, "rules-nothing", &[("words", words.into())])
}

/// One text for a reader.
pub fn tell(found: &Found) {
    println!("{}  ({})", found.title, found.cite);
    println!("{}", screen::wrapped(&found.text, "  "));
}
