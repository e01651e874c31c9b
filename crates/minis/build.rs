//! Packs the content files of the game.

fn main() -> std::io::Result<()> {
    dejarik_pack::pack(
        "minis",
        &[("CHARACTERS", "characters", "ron"), ("SQUADS", "squads", "squad"), ("MAPS", "maps", "map")],
    )
}
