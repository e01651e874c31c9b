//! Star Wars Miniatures: a skirmish of characters on a grid, by its last rulebook and FAQ.
//!
//! Each round the players roll for initiative and then activate their characters by twos. A character moves and attacks;
//! an attack is a d20 plus Attack against Defense. Around that stand some 330 abilities, Force powers and commander
//! effects that speak at their moments.
//!
//! Reading order: [`world`] (the facts), [`event`] (what can happen), [`choice`] (what can be asked), [`rules`] (the
//! procedures, one file each), [`look`] (queries: sight, targets, numbers), [`abilities`] (what each ability does, one
//! file a family), [`book`] (characters and squads), [`map`] and [`geometry`] (the grid, exactly), [`mod@text`] (what
//! players are told about all of it). `words` says what happens in English, and `ruling` makes rulings speak of it.

pub mod abilities;
pub mod book;
pub mod choice;
pub mod coverage;
pub mod edition;
pub mod event;
pub mod geometry;
pub mod look;
pub mod map;
pub mod rules;
mod ruling;
pub mod setup;
pub mod sheet;
pub mod text;
pub mod view;
mod words;
pub mod world;

use abilities::{Ability, AbilityId, Adds};
use book::{Book, Character, CharacterId, Own, Squad};
use geometry::{Bevels, Geometry};
use map::Map;
use sheet::Sheet;
use std::sync::{Arc, OnceLock};
use world::World;

/// The game: its Book, its maps, and what every ability does.
pub struct Minis {
    book: Book,
    sheets: Vec<Sheet>,
    maps: Vec<Arc<Geometry>>,
    abilities: Vec<Option<&'static Ability>>,
    props: ruling::Props,
    own: Option<Lore>,
}

/// The maps as shipped. What is known of them is the same in every game, so that a server with many Books has it once.
fn shipped_maps() -> &'static [Arc<Geometry>] {
    static MAPS: OnceLock<Vec<Arc<Geometry>>> = OnceLock::new();
    MAPS.get_or_init(|| map::standard().into_iter().map(|map| Arc::new(Geometry::new(map, Bevels::Block))).collect())
}

/// What is a player's own besides characters and maps.
#[derive(Clone)]
struct Lore {
    squads: Vec<(String, Squad)>,
    maps: Vec<String>,
    fingerprint: u32,
}

impl Minis {
    /// The game with this Book and these maps.
    pub fn new(book: Book, maps: Vec<Map>) -> Minis {
        let maps = maps.into_iter().map(|map| Arc::new(Geometry::new(map, Bevels::Block))).collect();
        Minis::with_geometry(book, maps)
    }

    /// The game with this Book, and maps whose geometry is known already.
    pub fn with_geometry(book: Book, maps: Vec<Arc<Geometry>>) -> Minis {
        let abilities = abilities::table();
        let mut sheets: Vec<Sheet> =
            book.characters().iter().map(|c| Sheet::new(c, |a| abilities[a.0 as usize])).collect();
        for (sheet, card) in sheets.iter_mut().zip(book.characters()) {
            sheet.introduce(card, book.characters());
        }
        Minis { book, sheets, maps, abilities, props: ruling::Props::default(), own: None }
    }

    /// The game as shipped.
    pub fn standard() -> Minis {
        Minis::with_geometry(Book::standard().clone(), shipped_maps().to_vec())
    }

    /// The game as shipped, with a player's own content.
    pub fn with_own(own: Own) -> Minis {
        let names = own.maps.iter().map(|map| map.name().to_owned()).collect();
        let lore = Lore { squads: own.squads, maps: names, fingerprint: own.fingerprint };
        let maps = own.maps.into_iter().map(|map| Arc::new(Geometry::new(map, Bevels::Block)));
        let maps = shipped_maps().iter().cloned().chain(maps).collect();
        Minis { own: Some(lore), ..Minis::with_geometry(own.book, maps) }
    }

    /// The fingerprint of a player's own content, if there is some.
    pub fn own_fingerprint(&self) -> Option<u32> {
        self.own.as_ref().map(|lore| lore.fingerprint)
    }

    /// Every squad that is there, with the name to call it by and whether it is a player's own.
    pub fn squads(&self) -> Vec<(String, Squad, bool)> {
        let shipped = Squad::samples().map(|(file, squad)| (file.trim_end_matches(".squad").to_owned(), squad, false));
        let own =
            self.own.iter().flat_map(|lore| &lore.squads).map(|(name, squad)| (name.clone(), squad.clone(), true));
        shipped.chain(own).collect()
    }

    /// Whether the map of that name is a player's own.
    pub fn is_own_map(&self, name: &str) -> bool {
        self.own.as_ref().is_some_and(|lore| lore.maps.iter().any(|own| own == name))
    }

    /// The Book.
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// The maps with their geometry.
    pub fn maps(&self) -> &[Arc<Geometry>] {
        &self.maps
    }

    /// The number of the map of this name, whatever its case.
    pub fn map_named(&self, name: &str) -> Option<u16> {
        self.maps.iter().position(|g| g.map().name().eq_ignore_ascii_case(name)).map(|i| i as u16)
    }

    /// A stat card.
    pub fn card(&self, id: CharacterId) -> &Character {
        &self.book.characters()[id.0 as usize]
    }

    /// A stat card made ready for play.
    pub fn sheet(&self, id: CharacterId) -> &Sheet {
        &self.sheets[id.0 as usize]
    }

    /// The geometry of the map in play.
    pub fn geometry(&self, w: &World) -> &Geometry {
        &self.maps[w.map as usize]
    }

    /// What an ability does; `None` if it is not implemented yet.
    pub fn ability(&self, a: AbilityId) -> Option<&'static Ability> {
        self.abilities[a.0 as usize]
    }

    /// What the mark of an ability adds to numbers of the marked figure.
    pub fn mark_adds(&self, a: AbilityId) -> Option<Adds> {
        self.ability(a)?.marked_adds
    }
}
