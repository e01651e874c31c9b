//! The bodies of accounts.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who is asking.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// The name.
    pub name: String,
    /// Whether there is an account behind it.
    pub account: bool,
    /// The rating, rounded, of an account that has played a rated match.
    pub rating: Option<i32>,
    /// The rating's deviation: how sure it is.
    pub deviation: Option<i32>,
    /// Send this in the header `x-csrf` with every request that changes something.
    pub csrf: String,
}

/// A name and a password, to make an account or to enter it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Enter {
    /// The name: 2 to 24 letters, digits, spaces, hyphens.
    pub name: String,
    /// The password: at least 8 characters.
    pub password: String,
}

/// Another password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one that holds.
    pub old: String,
    /// The one that shall.
    pub new: String,
}

/// A place where the account is entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SessionInfo {
    /// Its number.
    #[ts(type = "number")]
    pub id: i64,
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// When it was last seen.
    #[ts(type = "number")]
    pub seen: i64,
    /// What the browser calls itself.
    pub agent: String,
    /// Whether it is this one.
    pub this: bool,
}

/// A squad that an account keeps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SavedSquad {
    /// The game.
    pub game: String,
    /// What its player calls it.
    pub name: String,
    /// The squad as a file says it.
    pub text: String,
    /// Notes for oneself.
    #[serde(default)]
    pub notes: String,
}

/// A match that an account has played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Played {
    /// The match.
    pub id: String,
    /// The game.
    pub game: String,
    /// Who played whom, where.
    pub label: String,
    /// Whether it is over.
    pub over: bool,
    /// Whether it was won; none: a draw, or not over.
    pub won: Option<bool>,
    /// When it was last played, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The seats that the account has in it.
    pub seats: Vec<u8>,
}

/// What anybody may know of an account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    /// The name.
    pub name: String,
    /// The rating, rounded, if it has played a rated match.
    pub rating: Option<i32>,
    /// The rating's deviation.
    pub deviation: Option<i32>,
    /// How many rated matches it has played.
    #[ts(type = "number")]
    pub rated: i64,
}
