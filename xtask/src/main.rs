//! `cargo play` and `cargo verify`; the aliases are in `.cargo/config.toml`.

use std::process::ExitCode;
use xtask::web::{Part, Profile};

const USAGE: &str = "\
cargo play                    build Dejarik and play in the browser
cargo play GAME [OPTIONS]     the same in the terminal; options alone are for `minis`
cargo verify [--quick]        check everything; --quick leaves out what takes minutes
cargo run -p xtask -- web     build and check the browser's client, and try it in a browser";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play", rest @ ..] => xtask::play::play(rest),
        ["web"] => xtask::web::check(&[Part::Client, Part::Browser(Profile::Debug)]),
        ["web", "client"] => xtask::web::check(&[Part::Client]),
        ["web", "browser"] => xtask::web::check(&[Part::Browser(Profile::Release)]),
        ["verify"] => xtask::verify::verify(xtask::verify::Depth::Full),
        ["verify", "--quick"] => xtask::verify::verify(xtask::verify::Depth::Quick),
        ["load"] => xtask::load::load(),
        ["speed"] => xtask::speed::speed(xtask::speed::Aim::Check),
        ["speed", "--set"] => xtask::speed::speed(xtask::speed::Aim::Set),
        ["help" | "--help" | "-h"] | ["verify", "--help" | "-h"] => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}
