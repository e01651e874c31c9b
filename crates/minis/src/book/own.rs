//! A player's own content: a folder with characters, squads and maps in the formats of `content/minis`.

use super::{Book, LoadError, Said, Squad};
use crate::map::Map;

/// What a player's folder holds, checked: nothing of it takes the place of what is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// The Book with its characters.
    pub book: Book,
    /// Its squads, each with the name of its file.
    pub squads: Vec<(String, Squad)>,
    /// Its maps.
    pub maps: Vec<Map>,
    /// A number that changes with every change of its files.
    pub fingerprint: u32,
}

impl Own {
    /// Reads files, each with its path below the folder, such as `squads/night-shift.squad`, and its text.
    pub fn read(files: &[(String, String)]) -> Result<Own, LoadError> {
        let of = |ending: &'static str| files.iter().filter(move |(path, _)| path.ends_with(ending));
        let book = Book::with(of(".ron").map(|(path, text)| (path, text)))?;
        let mut own = Own { book, squads: Vec::new(), maps: Vec::new(), fingerprint: fingerprint(files) };
        for (path, text) in of(".squad") {
            let squad = own.squad(path, text)?;
            own.squads.push((short(path).to_owned(), squad));
        }
        for (path, text) in of(".map") {
            let map = own.map(path, text)?;
            own.maps.push(map);
        }
        Ok(own)
    }

    fn squad(&self, path: &str, text: &str) -> Result<Squad, LoadError> {
        let refuse = |line: usize, column: usize, said: Said| LoadError { file: path.to_owned(), line, column, said };
        let squad = Squad::parse(text).map_err(|e| refuse(e.line, e.column, e.said))?;
        let file = short(path);
        let ours = Squad::samples().map(|(f, s)| (f.to_owned(), s.name));
        let theirs = self.squads.iter().map(|(f, s)| (f.clone(), s.name.clone()));
        for (other, name) in ours.chain(theirs) {
            if short(&other).eq_ignore_ascii_case(file) || name.eq_ignore_ascii_case(&squad.name) {
                let said = Said::new("content-squad-namesake").with("name", name).with("file", short(&other));
                return Err(refuse(1, 1, said));
            }
        }
        for member in squad.members.iter().chain(&squad.reinforcements) {
            if let Err(e) = self.book.find(&member.name) {
                let raw = text.lines().nth(member.line.saturating_sub(1)).unwrap_or_default();
                let column = raw.find(&member.name).map_or(1, |at| raw[..at].chars().count() + 1);
                return Err(refuse(member.line, column, e.into()));
            }
        }
        Ok(squad)
    }

    fn map(&self, path: &str, text: &str) -> Result<Map, LoadError> {
        let refuse = |line: usize, column: usize, said: Said| LoadError { file: path.to_owned(), line, column, said };
        let (map, _) = Map::parse(text).map_err(|e| refuse(e.line, e.column, e.said()))?;
        if map.name().is_empty() {
            return Err(refuse(1, 1, Said::new("content-map-nameless")));
        }
        let shipped = crate::map::standard();
        if shipped.iter().chain(&self.maps).any(|m| m.name().eq_ignore_ascii_case(map.name())) {
            return Err(refuse(1, 1, Said::new("content-map-namesake").with("name", map.name())));
        }
        Ok(map)
    }
}

/// The name of a squad: its file without folder and ending.
fn short(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path).trim_end_matches(".squad")
}

/// FNV-1a over paths and texts in their order.
fn fingerprint(files: &[(String, String)]) -> u32 {
    let bytes = files.iter().flat_map(|(path, text)| path.bytes().chain([0]).chain(text.bytes()).chain([0]));
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(path: &str, text: &str) -> Vec<(String, String)> {
        vec![(path.to_owned(), text.to_owned())]
    }

    #[track_caller]
    fn refused(path: &str, text: &str, place: (usize, usize), says: &str) {
        let e = Own::read(&files(path, text)).unwrap_err();
        assert_eq!((e.file.as_str(), (e.line, e.column)), (path, place), "{e}");
        assert!(e.to_string().contains(says), "{e}");
    }

    #[test]
    fn nothing_is_replaced() {
        let file = "characters/mine.ron";
        refused(file, "(set: \"Mine\", characters: [\n  (name: \"Nexu\"),\n])", (2, 10), "in \"Universe\" already");
        let trooper = "(set: \"The Clone Wars starter set\", characters: [(name: \"Clone Trooper\", cost: 3)])";
        refused(file, trooper, (1, 57), "cost 9 is known, not 3");
        let twice = "(set: \"Mine\", characters: [(name: \"A\"),\n (name: \"A\")])";
        let e = Own::read(&files(file, twice)).unwrap_err();
        assert!(e.to_string().contains("twice"), "{e}");
        let abilities =
            "(set: \"Revenge of the Sith\", characters: [(name: \"R2-D2, Astromech Droid\", abilities: [])])";
        let e = Own::read(&files(file, abilities)).unwrap_err();
        assert!(e.to_string().contains("only their numbers"), "{e}");
    }

    #[test]
    fn squads_and_maps_have_names_of_their_own() {
        refused("squads/thorn-tide.squad", "name: Mine\nfaction: Sith\n1 Nexu\n", (1, 1), "called `thorn-tide`");
        refused("squads/mine.squad", "name: Mine\nfaction: Sith\n1 Nexus\n", (3, 3), "the nearest are: Nexu");
        refused("maps/mine.map", "name: ring station\n\n+-+\n|.|\n+-+\n", (1, 1), "already");
        refused("maps/mine.map", "name: Mine\n\n+-+\n|?|\n+-+\n", (4, 2), "legal here");
    }

    #[test]
    fn a_change_is_noticed() {
        let squad = |text: &str| Own::read(&files("squads/mine.squad", text)).unwrap();
        let one = squad("name: Mine\nfaction: Sith\n1 Nexu\n");
        let two = squad("name: Mine\nfaction: Sith\n2 Nexu\n");
        assert_ne!(one.fingerprint, two.fingerprint);
        assert_eq!(one.squads[0].0, "mine");
    }
}
