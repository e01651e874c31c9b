//! Packs the content files of the game.

fn main() -> std::io::Result<()> {
    dejarik_pack::pack("ccg", &[("CARDS", "cards", "tsv"), ("TEXTS", "texts", "ron"), ("DECKS", "decks", "deck")])
}
