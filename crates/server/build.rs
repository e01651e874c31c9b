//! Notices when the browser's client was built, so that the command is built again with it.

use std::path::Path;

fn main() {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // What is not there would count as changed at every build; an empty folder counts as changed once it is filled. Where it
    // cannot be made the command is built without a client, and says so on its page.
    std::fs::create_dir_all(&client).ok();
    println!("cargo::rerun-if-changed=build.rs");
    // With debug assertions the client is read from its folder as the command runs, so that nothing is built again for it.
    if std::env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_none() {
        println!("cargo::rerun-if-changed={}", client.display());
    }
}
