//! The fuzz targets without a fuzzer: every seed, and a fixed choice of mutations of the seeds.

use dejarik_games::probe::PROBES;
use dejarik_kernel::Chance;
use std::fs;
use std::path::Path;

/// The seeds of a target, in the order of their names.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut files: Vec<_> = fs::read_dir(&folder).expect("a folder of seeds").flatten().map(|e| e.path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).expect("a readable seed")).collect()
}

/// A seed with a few things changed: bytes, pieces cut out, doubled or taken from another seed.
fn mutated(seeds: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = seeds[chance.below(seeds.len())].clone();
    for _ in 0..=chance.below(3) {
        if bytes.is_empty() {
            bytes.push(0);
        }
        let from = chance.below(bytes.len());
        let to = (from + 1 + chance.below(12)).min(bytes.len());
        match chance.below(6) {
            0 => bytes[from] = chance.bits() as u8,
            1 => bytes[from] ^= 1 << chance.below(8),
            2 => drop(bytes.drain(from..to)),
            3 => {
                let piece = bytes[from..to].to_vec();
                bytes.splice(from..from, piece);
            }
            4 => {
                let other = &seeds[chance.below(seeds.len())];
                let start = chance.below(other.len().max(1)).min(other.len());
                let piece = other[start..(start + to - from).min(other.len())].to_vec();
                bytes.splice(from..to, piece);
            }
            _ => {
                let digits = b"0123456789-,:()[]\" ";
                bytes[from] = digits[chance.below(digits.len())];
            }
        }
    }
    bytes
}

/// How many mutations a target gets: the slower it is, the fewer.
fn count(target: &str) -> usize {
    match target {
        "map" => 4000,
        "squad" => 2000,
        "ruling" | "save" => 600,
        "answers" => 60,
        _ => 150,
    }
}

fn feed(target: &str) {
    let (_, probe) = PROBES.iter().find(|(name, _)| *name == target).expect("a target");
    let seeds = seeds(target);
    assert!(!seeds.is_empty());
    seeds.iter().for_each(|seed| probe(seed));
    let mut chance = Chance::new(0xF0_22);
    for _ in 0..count(target) {
        probe(&mutated(&seeds, &mut chance));
    }
}

#[test]
fn squads() {
    feed("squad");
}

#[test]
fn maps() {
    feed("map");
}

#[test]
fn characters() {
    feed("characters");
}

#[test]
fn rulings() {
    feed("ruling");
}

#[test]
fn saves() {
    feed("save");
}

#[test]
fn answers() {
    feed("answers");
}

#[test]
fn every_target_has_its_file() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let manifest = fs::read_to_string(fuzz.join("Cargo.toml")).expect("the manifest");
    for (target, _) in PROBES {
        assert!(fuzz.join("fuzz_targets").join(format!("{target}.rs")).is_file(), "{target}");
        assert!(manifest.contains(&format!("name = \"{target}\"")), "{target}");
    }
}
