//! The types of all this for the client, written by `DEJARIK_WRITE_TYPES=1 cargo nextest run -p dejarik-games types_for_the_client`.

#[cfg(test)]
mod tests {
    use super::super::{ask, desk, drawing, scene};
    use std::path::Path;
    use ts_rs::TS;

    /// The file of types is what the code says.
    #[test]
    fn types_for_the_client_are_current() {
        let made = tempfile();
        for export in [
            scene::Scene::export_all_to,
            drawing::Drawing::export_all_to,
            ask::Pointed::export_all_to,
            ask::Reach::export_all_to,
            ask::Field::export_all_to,
            ask::Way::export_all_to,
            ask::Preview::export_all_to,
            ask::CardView::export_all_to,
            desk::Wanted::export_all_to,
            desk::FactionView::export_all_to,
            desk::CharacterView::export_all_to,
            desk::AbilityView::export_all_to,
            desk::TextView::export_all_to,
            desk::FormReport::export_all_to,
        ] {
            export(&made).unwrap();
        }
        let text = std::fs::read_to_string(made.join("minis.ts")).unwrap();
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire/minis.ts");
        if std::env::var_os("DEJARIK_WRITE_TYPES").is_some() {
            std::fs::create_dir_all(kept.parent().unwrap()).unwrap();
            std::fs::write(&kept, &text).unwrap();
        }
        assert_eq!(std::fs::read_to_string(kept).unwrap_or_default(), text);
        std::fs::remove_dir_all(made).unwrap();
    }

    fn tempfile() -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("dejarik-types-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }
}
