//! A crate depends only on crates above it; the kernel depends on very little.

use std::collections::BTreeMap;

use serde_json::{Value, json};

/// From the top down: a crate may depend on those in the rows before its own. Those in one row do not know each other.
const LAYERS: [&[&str]; 7] = [
    &["dejarik-kernel", "dejarik-pack"],
    &["dejarik-text"],
    &["dejarik-minis", "dejarik-ccg", "dejarik-legion"],
    &["dejarik-games"],
    &["dejarik-agents"],
    &["dejarik-server"],
    &["dejarik"],
];

/// Outside the layers: it depends on none of our crates, and none depends on it.
const APART: &str = "xtask";

/// All that the kernel may be built from.
const KERNEL_NEEDS: [&str; 6] = ["serde", "postcard", "smallvec", "arrayvec", "thiserror", "xxhash-rust"];

/// What is wrong with the dependencies that `cargo metadata` tells of, a sentence each.
fn offences(metadata: &Value) -> Vec<String> {
    let rank: BTreeMap<&str, usize> =
        LAYERS.iter().enumerate().flat_map(|(row, names)| names.iter().map(move |name| (*name, row))).collect();
    let packages = list(metadata, "packages");
    let ours: Vec<&str> = packages.iter().map(|package| text(package, "name")).collect();
    let mut found = Vec::new();
    for package in packages {
        let name = text(package, "name");
        if name != APART && !rank.contains_key(name) {
            found.push(format!("{name} has no place in LAYERS: give it one"));
        }
        for dependency in list(package, "dependencies") {
            let on = text(dependency, "name");
            if ours.contains(&on) {
                let above = matches!((rank.get(name), rank.get(on)), (Some(me), Some(it)) if it < me);
                if !above {
                    found.push(format!("{name} depends on {on}, which is not above it"));
                }
            } else if name == "dejarik-kernel" && dependency["kind"].is_null() && !KERNEL_NEEDS.contains(&on) {
                found.push(format!("{name} depends on {on}, which is not among KERNEL_NEEDS"));
            }
        }
    }
    found
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().unwrap_or_else(|| panic!("no list `{key}` in {value}"))
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("no text `{key}` in {value}"))
}

#[test]
fn a_crate_depends_only_on_crates_above_it() {
    let output = xtask::cargo()
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata = serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON");
    assert_eq!(offences(&metadata), [""; 0]);
}

/// The name of a dependency and its kind: none, `dev` or `build`.
type Dependency = (&'static str, Option<&'static str>);

/// Metadata of crates with their dependencies.
fn metadata(crates: &[(&str, &[Dependency])]) -> Value {
    let packages = crates.iter().map(|(name, dependencies)| {
        let dependencies: Vec<Value> =
            dependencies.iter().map(|(name, kind)| json!({ "name": name, "kind": kind })).collect();
        json!({ "name": name, "dependencies": dependencies })
    });
    json!({ "packages": packages.collect::<Vec<_>>() })
}

#[test]
fn a_crate_that_looks_down_or_aside_is_found() {
    let up = metadata(&[
        ("dejarik-kernel", &[("serde", None)]),
        ("dejarik-minis", &[("dejarik-kernel", None), ("ron", None)]),
    ]);
    assert_eq!(offences(&up), [""; 0]);
    let wrong = metadata(&[
        ("dejarik-kernel", &[("dejarik-minis", Some("dev"))]),
        ("dejarik-minis", &[("dejarik-legion", None)]),
        ("dejarik-legion", &[]),
        ("dejarik-agents", &[("dejarik", None)]),
        ("dejarik", &[("xtask", Some("build"))]),
        ("xtask", &[("dejarik-kernel", None)]),
        ("dejarik-stray", &[]),
    ]);
    assert_eq!(
        offences(&wrong),
        [
            "dejarik-kernel depends on dejarik-minis, which is not above it",
            "dejarik-minis depends on dejarik-legion, which is not above it",
            "dejarik-agents depends on dejarik, which is not above it",
            "dejarik depends on xtask, which is not above it",
            "xtask depends on dejarik-kernel, which is not above it",
            "dejarik-stray has no place in LAYERS: give it one",
        ]
    );
}

#[test]
fn a_heavy_kernel_is_found() {
    let heavy = metadata(&[("dejarik-kernel", &[("tokio", None), ("proptest", Some("dev"))])]);
    assert_eq!(offences(&heavy), ["dejarik-kernel depends on tokio, which is not among KERNEL_NEEDS"]);
}
