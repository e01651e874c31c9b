//! What a seat may know: in this game, everything on the table.

use crate::world::World;
use serde::Serialize;

/// What a seat may know. Squads are open from the moment they are revealed (000:486-489); nothing else is hidden.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The table as everybody sees it.
    pub table: World,
}

impl View {
    /// The view of this World.
    pub fn new(w: &World) -> View {
        View { table: w.clone() }
    }
}
