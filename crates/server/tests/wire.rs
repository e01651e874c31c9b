//! The browser's types are those of the server: `DEJARIK_WRITE=1 cargo test -p dejarik-server --test wire` writes them.

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
