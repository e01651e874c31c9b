//! Packs the content files of the game.

fn main() -> std::io::Result<()> {
    dejarik_pack::pack(
        "legion",
        &[
            ("UNITS", "units", "ron"),
            ("UPGRADES", "upgrades", "ron"),
            ("ARMIES", "armies", "army"),
            ("BATTLEFIELDS", "battlefields", "ron"),
            ("TABLES", ".", "ron"),
        ],
    )
}
