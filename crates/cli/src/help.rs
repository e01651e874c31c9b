//! The help in the player's language. The English texts stand beside the arguments in `args`; those of another language are
//! put in their place, by the path of each command and argument.

use crate::args::Args;
use clap::{Arg, Command, CommandFactory};
use dejarik_games::Lang;

/// A line for each command and argument: its path, ` = `, and its text; `\n` begins a new line of it.
const POLISH: &str = include_str!("../text/pl/help.txt");

/// The command with its help in that language.
pub fn command(lang: Lang) -> Command {
    let mut command = Args::command();
    match lang {
        Lang::English => command,
        Lang::Polish => {
            command.build();
            translated(command, "dejarik")
        }
    }
}

/// The text of a path.
fn text(path: &str) -> Option<String> {
    let line = POLISH.lines().find_map(|line| line.strip_prefix(path)?.strip_prefix(" = "));
    line.map(|text| text.replace("\\n", "\n"))
}

fn translated(command: Command, path: &str) -> Command {
    let template = match command.has_subcommands() {
        true => "{about-with-newline}\nUżycie: {usage}\n\nPolecenia:\n{subcommands}\n\nOpcje:\n{options}{after-help}",
        false if command.get_positionals().next().is_some() => {
            "{about-with-newline}\nUżycie: {usage}\n\nArgumenty:\n{positionals}\n\nOpcje:\n{options}{after-help}"
        }
        false => "{about-with-newline}\nUżycie: {usage}\n\nOpcje:\n{options}{after-help}",
    };
    let after = text(&format!("{path}."));
    let mut command = command.help_template(template).mut_args(|arg| in_polish(arg, path));
    if let Some(about) = text(path) {
        command = command.about(about);
    }
    if let Some(after) = after {
        command = command.after_help(after);
    }
    command.mut_subcommands(|sub| {
        let below = format!("{path} {}", sub.get_name());
        translated(sub, &below)
    })
}

fn in_polish(arg: Arg, path: &str) -> Arg {
    let own = text(&format!("{path} --{}", arg.get_id()));
    // What every command has is told once.
    let Some(mut words) = own.or_else(|| text(&format!("* --{}", arg.get_id()))) else { return arg };
    let defaults: Vec<String> = arg.get_default_values().iter().map(|v| v.to_string_lossy().into_owned()).collect();
    if !defaults.is_empty() && arg.get_action().takes_values() {
        words.push_str(&format!(" [domyślnie: {}]", defaults.join(",")));
    }
    arg.help(words).hide_default_value(true)
}

/// The language that is asked for anywhere on the command line, before the rest of it is read.
pub fn lang_of(args: impl IntoIterator<Item = String>) -> Option<Lang> {
    let mut args = args.into_iter();
    while let Some(arg) = args.next() {
        match arg.strip_prefix("--lang") {
            Some("") => return args.next().and_then(|code| Lang::by_code(&code)),
            Some(rest) => return rest.strip_prefix('=').and_then(Lang::by_code),
            None => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The paths of a command, its arguments and all below it.
    fn paths(command: &Command, path: &str, found: &mut BTreeSet<String>) {
        found.insert(path.to_owned());
        if command.get_after_help().is_some() {
            found.insert(format!("{path}."));
        }
        let common = ["help", "version", "content", "lang"];
        for arg in command.get_arguments().filter(|arg| !common.contains(&arg.get_id().as_str())) {
            found.insert(format!("{path} --{}", arg.get_id()));
        }
        for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
            paths(sub, &format!("{path} {}", sub.get_name()), found);
        }
    }

    #[test]
    fn everything_has_its_polish_text_and_no_text_is_left_over() {
        let mut wanted = BTreeSet::new();
        paths(&Args::command(), "dejarik", &mut wanted);
        wanted.extend(["* --help", "* --version", "* --content", "* --lang"].map(str::to_owned));
        let known: BTreeSet<String> =
            POLISH.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect();
        let help: BTreeSet<String> = known.iter().filter(|path| path.contains(" help")).cloned().collect();
        let missing: Vec<&String> = wanted.difference(&known).collect();
        let odd: Vec<&String> = known.difference(&wanted).filter(|path| !help.contains(*path)).collect();
        assert!(missing.is_empty() && odd.is_empty(), "missing: {missing:?}; left over: {odd:?}");
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let of = |line: &str| lang_of(line.split(' ').map(str::to_owned));
        assert_eq!(of("dejarik play --lang pl --help"), Some(Lang::Polish));
        assert_eq!(of("dejarik --lang=pl --help"), Some(Lang::Polish));
        assert_eq!(of("dejarik --help"), None);
    }

    #[test]
    fn the_polish_command_still_reads_everything() {
        let line = ["dejarik", "sim", "minis", "--agents", "greedy,random", "--games", "3"];
        let found = command(Lang::Polish).try_get_matches_from(line).expect("a good line");
        assert_eq!(found.subcommand_name(), Some("sim"));
        let help = command(Lang::Polish).try_get_matches_from(["dejarik", "sim", "--help"]).unwrap_err().to_string();
        assert!(help.contains("Użycie:") && help.contains("[domyślnie: 100]"), "{help}");
        assert!(!help.contains("Usage") && !help.contains("Options") && !help.contains("default"), "{help}");
    }
}
