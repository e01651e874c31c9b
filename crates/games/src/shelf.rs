//! The games with a player's own content beside what they bring.

use crate::text::say;
use crate::{Game, GameError, ccg, legion, minis, names, pig};
use dejarik_kernel::Lang;
use dejarik_minis::book::{LoadError, Own};
use std::fs;
use std::path::Path;

/// The folders of a player's content, and the ending of the files in each.
const FOLDERS: [(&str, &str); 3] = [("characters", "ron"), ("squads", "squad"), ("maps", "map")];

/// Where games are taken from: as shipped, or with a player's own content.
#[derive(Clone, Default)]
pub struct Shelf {
    own: Option<Own>,
    /// The files it was read from, each with its path.
    files: Vec<(String, String)>,
}

impl Shelf {
    /// The games with the content of this folder.
    pub fn open(lang: Lang, folder: &Path) -> Result<Shelf, GameError> {
        let files = read(lang, folder)?;
        let told = |e: LoadError| GameError::refused(format!("{}/{}", folder.display(), e.words(lang)));
        let own = Own::read(&files).map_err(told)?;
        Ok(Shelf { own: Some(own), files })
    }

    /// The games with files of characters besides, as players bring them to a table.
    pub fn with(&self, lang: Lang, characters: &[String]) -> Result<Shelf, GameError> {
        let brought =
            characters.iter().enumerate().map(|(n, text)| (format!("characters/player-{n}.ron"), text.clone()));
        let files: Vec<(String, String)> = self.files.iter().cloned().chain(brought).collect();
        let own = Own::read(&files).map_err(|e| GameError::refused(e.said.words(lang)))?;
        Ok(Shelf { own: Some(own), files })
    }

    /// Every game there is.
    pub fn all(&self) -> Vec<Box<dyn Game>> {
        vec![
            Box::new(minis::host(self.own.clone())),
            Box::new(ccg::host()),
            Box::new(legion::host()),
            Box::new(pig::host()),
        ]
    }

    /// The game of that name, whatever its case.
    pub fn find(&self, name: &str) -> Result<Box<dyn Game>, GameError> {
        match name.to_ascii_lowercase().as_str() {
            "minis" | "miniatures" => Ok(Box::new(minis::host(self.own.clone()))),
            "ccg" => Ok(Box::new(ccg::host())),
            "legion" => Ok(Box::new(legion::host())),
            "pig" => Ok(Box::new(pig::host())),
            _ => Err(GameError::refused(format!("there is no game \"{name}\"; the games are: {}", names().join(", ")))),
        }
    }
}

/// The files of a folder with their paths below it, in the order of these.
fn read(lang: Lang, folder: &Path) -> Result<Vec<(String, String)>, GameError> {
    let wrong = |path: &Path, e: &dyn ToString| GameError::refused(format!("{}: {}", path.display(), e.to_string()));
    if !FOLDERS.iter().any(|(name, _)| folder.join(name).is_dir()) {
        return Err(wrong(folder, &say(lang, "own-no-folders", &[])));
    }
    let mut files = Vec::new();
    for (name, ending) in FOLDERS {
        let sub = folder.join(name);
        if !sub.is_dir() {
            continue;
        }
        for entry in fs::read_dir(&sub).map_err(|e| wrong(&sub, &e))? {
            let path = entry.map_err(|e| wrong(&sub, &e))?.path();
            let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if file.starts_with('.') {
                continue;
            }
            if path.extension().is_none_or(|e| e != ending) {
                let args = [("folder", name.into()), ("ending", ending.into())];
                return Err(wrong(&path, &say(lang, "own-strange-file", &args)));
            }
            let text = fs::read_to_string(&path).map_err(|e| wrong(&path, &e))?;
            files.push((format!("{name}/{file}"), text));
        }
    }
    files.sort();
    Ok(files)
}
