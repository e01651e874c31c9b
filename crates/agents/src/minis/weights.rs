//! What counts for how much: all of the agent's opinions in one place.
//!
//! Worths are in points of a squad's cost, so that a figure of 20 points which falls is 20 points lost.

/// The opinions.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// The part of a figure's points that is lost with its Hit Points, evenly; the rest is lost when it falls.
    pub wounds: f32,
    /// Points more for a commander who falls, for every ally that is left: what its effects do.
    pub command: f32,
    /// The part of a figure's points that an activation still to come is worth, in a round.
    pub activation: f32,
    /// A Force point kept.
    pub force: f32,
    /// The part of that for a figure whose Force points come back.
    pub renewed: f32,
    /// A condition on a figure, for whoever brought it about.
    pub condition: f32,
    /// Points at risk where a figure stands, against points taken at once.
    pub danger: f32,
    /// The same for commanders.
    pub exposure: f32,
    /// How likely an enemy that has activated already strikes before the figure moves again, against one that has not.
    pub later: f32,
    /// How much less an enemy minds a figure for each other that it could strike.
    pub attention: f32,
    /// A square of way to the fight.
    pub approach: f32,
    /// How many squares from the enemy a shooter is near enough.
    pub near: f32,
    /// How much more approaching is worth for each quiet round.
    pub impatience: f32,
    /// What a move costs a figure that could stay.
    pub stir: f32,
    /// Of two figures that can strike the one in more danger goes first: points of danger against points of damage.
    pub haste: f32,
    /// A figure that cannot strike waits: for each of its points.
    pub patience: f32,
    /// How many places of a move are looked at closely.
    pub looks: usize,
    /// Whether a figure that has moved already thinks of moving on.
    pub moves_on: bool,
    /// Whether the enemy goes first in a round where nobody can strike yet: above 0.
    pub wait: f32,
}

/// The opinions that the agent plays by.
pub const WEIGHTS: Weights = Weights {
    wounds: 0.65,
    command: 1.0,
    activation: 0.2,
    force: 1.5,
    renewed: 0.4,
    condition: 1.2,
    danger: 0.8,
    exposure: 0.9,
    later: 0.5,
    attention: 0.25,
    approach: 0.35,
    near: 6.0,
    impatience: 0.2,
    stir: 0.05,
    haste: 0.8,
    patience: 0.05,
    looks: 14,
    moves_on: true,
    wait: 1.0,
};
