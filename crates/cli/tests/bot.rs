//! The example of a bot in Python plays a full game against a server.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn the_example_in_python_plays_a_full_game() {
    let python = Command::new("python3").arg("--version").output();
    assert!(python.is_ok_and(|out| out.status.success()), "this test needs python3");
    let folder = std::env::temp_dir().join(format!("dejarik-bot-{}", std::process::id()));
    let mut server = Command::new(env!("CARGO_BIN_EXE_dejarik"))
        .args(["serve", "--port", "0", "--data"])
        .arg(&folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let addr = line.trim().rsplit("http://").next().unwrap().to_owned();
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let games = ["pig", "minis"]
        .map(|game| Command::new("python3").arg(&example).args([addr.as_str(), game, "greedy"]).output());
    server.kill().unwrap();
    server.wait().unwrap();
    std::fs::remove_dir_all(&folder).ok();
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
