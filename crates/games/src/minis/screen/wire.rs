//! The types of all this for the client, written by `DEJARIK_WRITE_TYPES=1 cargo nextest run -p dejarik-games types_for_the_client`.

#[cfg(test)]
mod tests {
    use super::super::{ask, desk, drawing, outlook, scene};
    use std::path::Path;
    use ts_rs::TS;

    /// The files of types, below the folder of the client's types.
    const FILES: [&str; 3] = ["minis/scene.ts", "minis/ask.ts", "minis/desk.ts"];

    /// The files of types are what the code says.
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
            outlook::Outlook::export_all_to,
            desk::Wanted::export_all_to,
            desk::FactionView::export_all_to,
            desk::CharacterView::export_all_to,
            desk::AbilityView::export_all_to,
            desk::TextView::export_all_to,
            desk::FormReport::export_all_to,
        ] {
            export(&made).unwrap();
        }
        for file in FILES {
            let text = std::fs::read_to_string(made.join(file)).unwrap();
            let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire").join(file);
            if std::env::var_os("DEJARIK_WRITE_TYPES").is_some() {
                std::fs::create_dir_all(kept.parent().unwrap()).unwrap();
                std::fs::write(&kept, &text).unwrap();
            }
            assert_eq!(std::fs::read_to_string(kept).unwrap_or_default(), text, "{file}");
        }
        std::fs::remove_dir_all(made).unwrap();
    }

    fn tempfile() -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("dejarik-types-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }
}
