//! Files and names from the command line.

use dejarik_games::{Army, GameError};
use std::fs;
use std::io::{Error, ErrorKind};
use std::path::Path;

/// So much is shown of a line that is complained about.
const WIDTH: usize = 120;

/// The text of a file, or the sentence that says why not.
pub fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("{}: {}", path.display(), unread(&e)))
}

/// Why a file could not be read, and what helps where the system does not say it.
fn unread(why: &Error) -> String {
    match why.kind() {
        ErrorKind::InvalidData => "this is no text in UTF-8; save it as UTF-8 text".to_owned(),
        _ => why.to_string(),
    }
}

/// Whether a word looks like a file.
pub fn is_file(word: &str) -> bool {
    let path = Path::new(word);
    path.is_file() || word.contains(['/', '\\']) || path.extension().is_some()
}

/// A squad by its file or its name. What looks like a file must be one.
pub fn army(word: &str) -> Result<Army, String> {
    if is_file(word) { read(Path::new(word)).map(Army::Text) } else { Ok(Army::Named(word.to_owned())) }
}

/// The complaint with the file it is about, and the line it is about below it.
pub fn complaint(word: &str, army: &Army, why: &GameError) -> String {
    let (GameError::Unreadable { line, column, text }, Army::Text(source)) = (why, army) else {
        return why.to_string();
    };
    let whole = source.lines().nth(line.saturating_sub(1)).unwrap_or("");
    let shown: String = whole.chars().take(WIDTH.max(*column)).collect();
    let margin = " ".repeat(line.to_string().len());
    let caret = " ".repeat(column.saturating_sub(1));
    format!("{word}:{line}:{column}: {text}\n {margin} |\n {line} | {shown}\n {margin} | {caret}^")
}
