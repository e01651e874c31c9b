//! The bodies of the lobby: games, matches, squads, replays.

use super::play::Over;
use dejarik_games::Json;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A match that somebody wants.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The game, such as `minis`.
    pub game: String,
    /// Who sits where: 2 to 4 seats, as the game allows.
    pub seats: Vec<SeatWish>,
    /// The map; none: any.
    #[serde(default)]
    pub map: Option<String>,
    /// The clock; none: take your time.
    #[serde(default)]
    pub clock: Option<ClockWish>,
    /// Whether it is listed in the lobby, to be joined or watched by anybody.
    #[serde(default)]
    pub public: bool,
    /// Whether it counts for the ratings of two players with accounts.
    #[serde(default)]
    pub rated: bool,
    /// What a guest is called.
    #[serde(default)]
    pub name: Option<String>,
    /// The language of refusals: `en` or `pl`.
    #[serde(default)]
    pub lang: Option<String>,
    /// Files of characters that the squads may use besides those of the game.
    #[serde(default)]
    pub own: Vec<String>,
    /// The most that a squad may cost, where squads have a price; none: the limit of the squads that are named here, or the
    /// usual one.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub limit: Option<u16>,
    /// Whether who joins may bring characters of their own too; always so if there are some in `own`. Such a match is not rated.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub allow_own: Option<bool>,
}

/// One seat of a match that somebody wants.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatWish {
    /// Who is to sit there.
    pub who: Who,
    /// The squad; none: any that is ready (who joins may bring another).
    #[serde(default)]
    pub squad: Option<SquadWish>,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Whoever makes the match; several such seats make a hot seat.
    Me,
    /// Whoever comes: by the lobby if the match is public, else by the invitation.
    Open,
    /// A computer player of that name.
    Bot(String),
}

/// A squad by name, or as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SquadWish {
    /// One that the game brings.
    Named(String),
    /// The text of a squad file.
    Text(String),
}

/// A clock: so much time for each seat, and so much more with every answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockWish {
    /// Seconds for each seat at the beginning.
    pub seconds: u32,
    /// Seconds added with every answer.
    pub increment: u32,
}

/// A wish to sit down at a match that waits.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// Which seat; none: the first that is free.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The squad to bring.
    #[serde(default)]
    pub squad: Option<SquadWish>,
    /// The invitation, for a match that is not public.
    #[serde(default)]
    pub invite: Option<String>,
    /// What a guest is called.
    #[serde(default)]
    pub name: Option<String>,
    /// The language of refusals: `en` or `pl`.
    #[serde(default)]
    pub lang: Option<String>,
    /// Files of characters that the squad may use besides those of the game, if the match allows them.
    #[serde(default)]
    pub own: Vec<String>,
}

/// What somebody who sat down needs to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Seated {
    /// The match.
    #[serde(rename = "match")]
    pub game: MatchInfo,
    /// The secrets of the seats: keep them to yourself.
    pub secrets: Vec<SeatSecret>,
    /// The invitation to give to others, if a seat is still open and the match is yours.
    pub invite: Option<String>,
}

/// The secret of a seat: who has it answers for the seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatSecret {
    /// The seat.
    pub seat: u8,
    /// Its secret.
    pub secret: String,
}

/// What anybody may know of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchInfo {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Who plays whom, where.
    pub label: String,
    /// How far it is.
    pub status: Status,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// The clock, if there is one.
    pub clock: Option<ClockWish>,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// The hash of the seed from which all dice follow; the seed is shown at the end.
    pub commitment: String,
    /// Under which rules it is played.
    pub version: String,
    /// How many are watching.
    pub watching: usize,
    /// How it ended, if it has.
    #[schema(value_type = Option<Object>)]
    pub over: Option<Over>,
    /// What its maker is called.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub host: Option<String>,
    /// The maker's rating as it was made, if they had one.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub host_rating: Option<i32>,
    /// The most that a squad may cost, where squads have a price.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub limit: Option<u16>,
    /// The map that was wished for; none: any.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub map: Option<String>,
    /// Whether squads may have characters that players made themselves. Such a match is not rated.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub own: bool,
    /// For how long, in milliseconds, somebody the match waits for must be away until another seat may claim it.
    #[serde(default)]
    #[ts(optional, as = "Option<f64>")]
    pub claim_after: i64,
    /// The same match once more, if one of its players has offered that since it was over.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub rematch: Option<Rematch>,
}

/// A rematch that is offered, or was and has begun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Rematch {
    /// The id of the match.
    pub id: String,
    /// Who offers it: a seat of the match that is over.
    pub by: u8,
}

/// A wish for a rematch: offers one, or accepts the one that is offered.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Again {
    /// The language of refusals: `en` or `pl`.
    #[serde(default)]
    pub lang: Option<String>,
}

/// How far a match is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Somebody is still to sit down.
    Waiting,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
}

/// What anybody may know of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// The seat.
    pub seat: u8,
    /// Who plays it: a name, if somebody does.
    pub player: Option<String>,
    /// The name of the computer player, if it is one.
    pub bot: Option<String>,
    /// What its squad is called, if that is known.
    pub squad: Option<String>,
    /// The player's rating, if it has an account.
    pub rating: Option<i32>,
    /// Whether somebody is connected who plays it.
    pub here: bool,
    /// For how long, in milliseconds as this was sent, nobody has been connected who plays it; none: somebody is, or it is
    /// no person's.
    #[serde(default)]
    #[ts(optional = nullable, as = "Option<f64>")]
    pub away: Option<i64>,
}

/// A game that can be played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its short name.
    pub name: String,
    /// What it is, in a few words.
    pub about: String,
    /// The version of its rules.
    pub version: String,
    /// The fewest who can play it.
    pub fewest: usize,
    /// The most who can play it.
    pub most: usize,
    /// How many can sit down to it, each number that makes a table.
    pub sizes: Vec<usize>,
    /// The names of its computer players.
    pub bots: Vec<String>,
    /// The names of its maps.
    pub maps: Vec<String>,
    /// For each limit of its squads the names of the maps on which they can meet.
    pub maps_by_limit: BTreeMap<u16, Vec<String>>,
}

/// A squad that the game brings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SquadInfo {
    /// The name to call it by.
    pub name: String,
    /// What its player calls it.
    pub title: String,
    /// Its faction.
    pub faction: String,
    /// The most it may cost.
    pub limit: u16,
    /// What it costs.
    pub cost: u16,
    /// How many characters it has.
    pub size: usize,
    /// The seat that it is for, where each side of a game has squads of its own.
    pub seat: Option<u8>,
    /// Whether it keeps every rule and can be played.
    pub ready: bool,
}

/// A squad to be judged.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SquadText {
    /// The squad.
    pub squad: SquadWish,
    /// Files of characters that it may use besides those of the game.
    #[serde(default)]
    pub own: Vec<String>,
}

/// What the rules say about a squad.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SquadReport {
    /// What its player calls it.
    pub title: String,
    /// Whether every rule is kept.
    pub legal: bool,
    /// What it costs.
    pub cost: u16,
    /// The most it may cost.
    pub limit: u16,
    /// What each rule says.
    pub verdicts: Vec<RuleVerdict>,
    /// Who is in it.
    pub members: Vec<String>,
    /// Abilities of its characters that do nothing yet.
    pub unimplemented: Vec<String>,
    /// The squad as a file says it.
    pub text: String,
}

/// What one rule says about a squad.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RuleVerdict {
    /// The rule.
    pub rule: String,
    /// Whether it is kept.
    pub ok: bool,
    /// What a player is told.
    pub text: String,
}

/// A text about the rules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Found {
    /// What it is about.
    pub title: String,
    /// The text.
    pub text: String,
    /// What it rests on.
    pub cite: String,
}

/// A game or a ruling that can be looked at event by event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reeling {
    /// The game.
    pub game: String,
    /// What it is.
    pub label: String,
    /// What the seats are called.
    pub seats: Vec<String>,
    /// How many events there are; frames are counted from 0 to this.
    pub count: usize,
    /// The log, with the frame that each line leads to.
    pub lines: Vec<ReelLine>,
    /// The lines of a ruling, with the frame that each leads to.
    pub marks: Vec<ReelMark>,
    /// What the cases of a ruling are called, in order; none for a match, and for a ruling of one case.
    pub cases: Vec<String>,
    /// Under which rules it was played.
    pub version: String,
    /// Whether it was played again and came out the same, every die included.
    pub verified: bool,
    /// How it ended, if it has.
    #[schema(value_type = Option<Object>)]
    pub over: Option<Over>,
}

/// A line of the log of a game that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReelLine {
    /// The frame it leads to.
    pub n: usize,
    /// The line.
    pub words: String,
}

/// A line of a ruling.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReelMark {
    /// The line's number in the file; 0 for the beginning.
    pub line: usize,
    /// The line as written.
    pub text: String,
    /// The frame it leads to.
    pub n: usize,
}

/// The table after an event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Frame {
    /// How many events have happened.
    pub n: usize,
    /// The last event, if the viewer may know of it.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub event: Option<Json>,
    /// That event as a line of the log; empty: not worth a line.
    pub words: String,
    /// The table; each game has its own.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Json,
}

/// A ruling that can be shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulingInfo {
    /// Its name: the path below the game's folder, without the ending.
    pub name: String,
    /// What it rules.
    pub title: String,
    /// The abilities and rules it speaks of, as it names them.
    pub about: Vec<String>,
}

/// What is needed to check every die of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Fairness {
    /// The hash that was shown before the first roll.
    pub commitment: String,
    /// The text that was hashed with SHA-256; none while the match goes on.
    pub preimage: Option<String>,
    /// The seed, in hexadecimal; none while the match goes on.
    pub seed: Option<String>,
    /// Whether the hash is that of the text.
    pub commitment_holds: bool,
    /// Whether the game was played again from its setup and seed to the same end, every die included.
    pub dice_hold: bool,
}

/// Dice or a shuffle of a match that is over, as its Record has them. Draws of the seed are counted from 0 through the whole list: a die
/// uses one, a shuffle as many as there are things shuffled.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Drawn {
    /// The frame before it; none for a match under other rules.
    pub n: Option<usize>,
    /// What it was.
    pub fell: Fell,
}

/// What fell to chance.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fell {
    /// Dice that were thrown together.
    Dice {
        /// How many faces each has.
        sides: u8,
        /// What they showed, from 1.
        faces: Vec<u8>,
    },
    /// Things that were shuffled: the old place of what now lies at each place.
    Shuffle {
        /// Counted from 0.
        order: Vec<u16>,
    },
}

/// Why a request to the lobby was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Trouble {
    /// A stable word for programs.
    pub reason: String,
    /// A sentence for people.
    pub text: String,
}
