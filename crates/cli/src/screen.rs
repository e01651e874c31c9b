//! The terminal: lines in, lines out.

use dejarik_games::Paint;
use std::io::{self, BufRead, IsTerminal, Write};

/// Colours where somebody looks and does not mind them.
pub fn paint(plain: bool) -> Paint {
    let wanted = !plain && io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    if wanted { Paint::Colour } else { Paint::Plain }
}

/// Shows a prompt and reads a line; `None` at the end of the input.
pub fn ask(prompt: &str) -> Option<String> {
    print!("{prompt}");
    io::stdout().flush().ok()?;
    let mut line = String::new();
    match io::stdin().lock().read_line(&mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(line.trim().to_owned()),
    }
}

/// Numbered options, as many on a line as fit.
pub fn list(options: &[String]) -> String {
    const WIDTH: usize = 100;
    let cells: Vec<String> = options.iter().enumerate().map(|(i, o)| format!("{:>3} {o}", i + 1)).collect();
    let widest = cells.iter().map(|c| c.chars().count()).max().unwrap_or(0) + 2;
    let columns = if options.len() <= 8 { 1 } else { (WIDTH / widest).max(1) };
    let mut text = String::new();
    for line in cells.chunks(columns) {
        let padded: String = line.iter().map(|c| format!("{c:widest$}")).collect();
        text += padded.trim_end();
        text.push('\n');
    }
    text
}

/// Text in lines of a readable length, each after the margin.
pub fn wrapped(text: &str, margin: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a line");
        if !line.is_empty() && line.chars().count() + word.chars().count() > 90 {
            lines.push(word.to_owned());
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.iter().map(|line| format!("{margin}{line}\n")).collect()
}
