//! The dice of a match on a server are checked against the hash that was shown before the first of them.

mod serving;

use serde_json::{Value, json};
use serving::{Folder, Server};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Command;

/// The body of an answer, as bytes.
fn get(server: &Server, path: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(&server.addr).unwrap();
    let ask = format!("GET {path} HTTP/1.0\r\nhost: {}\r\n\r\n", server.addr);
    stream.write_all(ask.as_bytes()).unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    let end = bytes.windows(4).position(|w| w == b"\r\n\r\n").unwrap();
    bytes.split_off(end + 4)
}

#[test]
fn a_promise_that_was_not_kept_is_found_out() {
    let folder = Folder::new();
    let server = Server::in_folder(&folder.0);
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let played = Command::new("python3").args([bot, &server.addr, "pig", "random"]).output().unwrap();
    let said = String::from_utf8_lossy(&played.stdout).into_owned();
    let id = said.trim().rsplit("match ").next().unwrap().to_owned();
    let fair: Value = serde_json::from_slice(&get(&server, &format!("/api/matches/{id}/fairness"))).unwrap();
    assert_eq!(fair["commitment_holds"], json!(true), "{said} {fair}");
    let promise = fair["commitment"].as_str().unwrap();
    let record = folder.0.join("game.dejarik");
    std::fs::write(&record, get(&server, &format!("/api/matches/{id}/record"))).unwrap();
    let verify = |id: &str, promise: &str| {
        let mut replay = Command::new(env!("CARGO_BIN_EXE_dejarik"));
        let done =
            replay.args(["replay", "--verify", "--match", id, "--promise", promise]).arg(&record).output().unwrap();
        (done.status.success(), String::from_utf8_lossy(&done.stderr).into_owned())
    };
    assert_eq!(verify(&id, promise), (true, String::new()));
    assert!(verify(&id, &promise.to_uppercase()).0);
    let wrong = if promise.starts_with('0') { promise.replacen('0', "1", 1) } else { format!("0{}", &promise[1..]) };
    for (id, promise) in [(id.as_str(), wrong.as_str()), ("another", promise), (id.as_str(), "")] {
        let (good, said) = verify(id, promise);
        assert!(!good && said.contains("does not have that hash"), "{id} {promise}: {said}");
    }
}
