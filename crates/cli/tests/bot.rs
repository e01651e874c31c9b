//! The example of a bot in Python plays a full game against a server.

mod serving;

use serving::{Folder, Server};
use std::path::Path;
use std::process::Command;

#[test]
fn the_example_in_python_plays_a_full_game() {
    let python = Command::new("python3").arg("--version").output();
    assert!(python.is_ok_and(|out| out.status.success()), "this test needs python3");
    let folder = Folder::new();
    let server = Server::in_folder(&folder.0);
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let games = ["pig", "minis"]
        .map(|game| Command::new("python3").arg(&example).args([server.addr.as_str(), game, "greedy"]).output());
    for played in games {
        let played = played.unwrap();
        let said = String::from_utf8_lossy(&played.stdout).into_owned();
        assert!(played.status.success(), "{said}{}", String::from_utf8_lossy(&played.stderr));
        assert!(said.contains("win") || said.contains("won"), "{said}");
        assert!(said.contains("by rules"), "{said}");
    }
}

/// The page shows the example as it is, and it stays short.
#[test]
fn the_page_shows_the_example() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &str| std::fs::read_to_string(root.join(path)).unwrap();
    let example = read("examples/bot.py");
    assert!(example.lines().count() <= 60, "{} lines", example.lines().count());
    assert!(read("docs/bots.md").contains(&format!("```python\n{example}```")), "docs/bots.md shows another one");
}
