//! `dejarik rules`: what a rule or an ability says, in our own words.

use crate::args::Rules;
use crate::{Done, screen};
use dejarik_games::text::say;
use dejarik_games::{Found, Lang, Shelf};
use std::process::ExitCode;

pub fn run(lang: Lang, args: &Rules, shelf: &Shelf) -> Done {
    let game = shelf.find("minis").map_err(|e| e.to_string())?;
    let words = args.words.join(" ");
    let found = game.look_up(lang, &words);
    if found.is_empty() {
        return Err(say(lang, "rules-nothing", &[("words", words.into())]));
    }
    for hit in found.iter().take(args.most) {
        if args.json {
            println!("{}", serde_json::to_value(hit).map_err(|e| e.to_string())?);
        } else {
            tell(hit);
        }
    }
    if !args.json && found.len() > args.most {
        let more: Vec<&str> = found[args.most..].iter().map(|f| f.title.as_str()).take(12).collect();
        println!("{}", say(lang, "rules-see-also", &[("titles", more.join(", ").into())]));
    }
    Ok(ExitCode::SUCCESS)
}

/// One text for a reader.
pub fn tell(found: &Found) {
    println!("{}  ({})", found.title, found.cite);
    println!("{}", screen::wrapped(&found.text, "  "));
}
