//! A table without a drawing of its own, for a screen: panels with facts and lines, in words.

use crate::Json;
use serde::Serialize;
use ts_rs::TS;

/// What lies together on a table.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS)]
#[ts(export_to = "panels.ts")]
pub struct Panel {
    /// What it is.
    pub title: String,
    /// Whose it is, if it is somebody's.
    pub side: Option<u8>,
    /// The colour by which drawing and rules call whose it is, if they do: `blue` or `red`.
    pub colour: Option<String>,
    /// Names with values, each a few words.
    pub facts: Vec<(String, String)>,
    /// All there is to read on it.
    pub text: String,
    /// What is to be read on it besides and there is in English only.
    pub english: String,
    /// Things that lie there, one after another.
    pub lines: Vec<Line>,
    /// A drawing of it (SVG).
    pub picture: Option<String>,
    /// Its numbers that can be explained, each in the words of a `why` query.
    pub asks: Vec<String>,
}

/// A thing on the table.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS)]
#[ts(export_to = "panels.ts")]
pub struct Line {
    /// What it is called.
    pub words: String,
    /// What is to be said of it at a glance.
    pub detail: String,
    /// All there is to read on it.
    pub text: String,
    /// What is to be read on it besides and there is in English only.
    pub english: String,
    /// Whose it is, if it is somebody's.
    pub side: Option<u8>,
    /// How deep it lies in what is above it.
    pub depth: u8,
    /// Its numbers that can be explained, each in the words of a `why` query.
    pub asks: Vec<String>,
    /// Whether the drawing can be had with what it reaches and sees, by a `picture` query.
    pub drawn: bool,
}

/// The table as panels.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "panels.ts")]
pub struct Panels {
    /// The panels, the most important first.
    pub panels: Vec<Panel>,
}

/// The panels as a screen gets them.
pub(crate) fn screen(panels: Vec<Panel>) -> Json {
    Json::of(&Panels { panels })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// The client's types are these; `DEJARIK_WRITE_TYPES=1` writes them.
    #[test]
    fn types_of_panels_for_the_client_are_current() {
        let made = std::env::temp_dir().join(format!("dejarik-panels-{}", std::process::id()));
        Panels::export_all_to(&made).unwrap();
        let text = std::fs::read_to_string(made.join("panels.ts")).unwrap();
        std::fs::remove_dir_all(made).unwrap();
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire/panels.ts");
        if std::env::var_os("DEJARIK_WRITE_TYPES").is_some() {
            std::fs::write(&kept, &text).unwrap();
        }
        assert_eq!(std::fs::read_to_string(kept).unwrap_or_default(), text);
    }
}
