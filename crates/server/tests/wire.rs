//! The browser's types are those of the server: `DEJARIK_WRITE=1 cargo test -p dejarik-server --test wire` writes them.

use dejarik_kernel::{Dice, Seed};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

#[test]
fn the_browser_has_the_same_types() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire");
    let files = dejarik_server::wire::typescript();
    if std::env::var_os("DEJARIK_WRITE").is_some() {
        fs::create_dir_all(&folder).unwrap();
        for (name, text) in &files {
            fs::write(folder.join(name), text).unwrap();
        }
    }
    for (name, text) in &files {
        let there = fs::read_to_string(folder.join(name)).unwrap_or_default();
        assert_eq!(there, *text, "{name} is another: run DEJARIK_WRITE=1 cargo test -p dejarik-server --test wire");
    }
    // Types begin with a capital letter; other files there are written elsewhere.
    let written: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    for entry in fs::read_dir(&folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let ours = name.starts_with(|c: char| c.is_ascii_uppercase());
        assert!(!ours || written.contains(&name.as_str()), "{name} is of no type any more");
    }
}

/// What the browser is tested against. Numbers that a browser would round are texts.
fn vectors() -> Value {
    let seeds = [0, 1, 0xFFFF_FFFF_FFFF_FFFF, u128::MAX, 0x0123_4567_89AB_CDEF_FEDC_BA98_7654_3210, 7 << 64];
    let seed = |seed: u128| format!("{seed:032x}");
    // Of more than half of all numbers many are drawn again; so they are tried, too.
    let bounds = [1, 2, 6, 20, 60, 255, 65_536, (1 << 63) + 1, u64::MAX];
    let ks = [0, 1, 2, 3, 17, 1_000, u64::from(u32::MAX), u64::MAX];
    let draws = seeds.iter().flat_map(|s| ks.map(|k| (*s, k))).flat_map(|(s, k)| bounds.map(|n| (s, k, n)));
    let draw =
        |(s, k, n): (u128, u64, u64)| json!([seed(s), k.to_string(), n.to_string(), Seed(s).draw(k, n).to_string()]);
    let throws = [(1, 20), (3, 6), (12, 8), (0, 6), (2, 255), (255, 2)];
    let throw = |(s, (count, sides)): (u128, (u8, u8))| {
        let drawn = 5 * u64::from(sides);
        let faces = Seed(s).throw(Dice { count, sides }, drawn);
        json!({ "seed": seed(s), "drawn": drawn, "sides": sides, "faces": faces.to_vec() })
    };
    let shuffle = |(s, n): (u128, u16)| {
        let drawn = 3 * u64::from(n);
        json!({ "seed": seed(s), "drawn": drawn, "order": Seed(s).shuffle(n, drawn) })
    };
    json!({
        "draws": draws.map(draw).collect::<Vec<_>>(),
        "throws": seeds.iter().flat_map(|s| throws.map(|t| (*s, t))).map(throw).collect::<Vec<_>>(),
        "shuffles": seeds.iter().flat_map(|s| [0, 1, 2, 60].map(|n| (*s, n))).map(shuffle).collect::<Vec<_>>(),
    })
}

/// The browser draws the dice of a match again by itself: it must come to the same numbers as the kernel.
#[test]
fn the_browser_is_tested_against_these_draws() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/draws.vectors.json");
    let vectors = vectors();
    if std::env::var_os("DEJARIK_WRITE").is_some() {
        fs::write(&path, format!("{vectors}\n")).unwrap();
    }
    let there: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap_or_default()).unwrap_or_default();
    assert_eq!(there, vectors, "they are others: run DEJARIK_WRITE=1 cargo test -p dejarik-server --test wire");
}
