//! The tables, as a list of steps: a database remembers how many it has taken, and takes the rest at the start.

/// The steps; a step that was released is never changed, another is added.
pub const STEPS: &[&[&str]] = &[
    &[
        // What a server must remember of itself, such as the key of its secrets.
        "CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        // A match: all that is known of it but its answers, as JSON in `head`.
        "CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        public BIGINT NOT NULL,
        updated BIGINT NOT NULL,
        head TEXT NOT NULL)",
        "CREATE INDEX matches_by_status ON matches (public, status, updated)",
        // Which server owns a match, until when, and how often that has changed.
        "CREATE TABLE leases (match_id TEXT PRIMARY KEY, owner TEXT NOT NULL, epoch BIGINT NOT NULL, until BIGINT NOT NULL){bare}",
        "CREATE INDEX leases_by_owner ON leases (owner)",
        // Everything that was done in a match, in order.
        "CREATE TABLE entries (
        match_id TEXT NOT NULL,
        n BIGINT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (match_id, n)){bare}",
        // Matches that are over, as they can be replayed.
        "CREATE TABLE records (match_id TEXT PRIMARY KEY, body {blob} NOT NULL)",
        "CREATE TABLE accounts (
        id {serial},
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        created BIGINT NOT NULL,
        rating BIGINT,
        deviation BIGINT,
        volatility BIGINT,
        rated BIGINT NOT NULL DEFAULT 0)",
        // Guests too have a session; `account` is nothing for them.
        "CREATE TABLE sessions (
        id {serial},
        token TEXT NOT NULL UNIQUE,
        account BIGINT,
        guest TEXT NOT NULL,
        name TEXT NOT NULL,
        agent TEXT NOT NULL,
        created BIGINT NOT NULL,
        seen BIGINT NOT NULL)",
        "CREATE INDEX sessions_by_account ON sessions (account)",
        // Who played which match: `who` is `account:7` or `guest:ab12`.
        "CREATE TABLE played (who TEXT NOT NULL, match_id TEXT NOT NULL, seat BIGINT NOT NULL, PRIMARY KEY (who, match_id, seat))",
        "CREATE TABLE squads (
        account BIGINT NOT NULL,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        notes TEXT NOT NULL,
        PRIMARY KEY (account, game, name))",
    ],
    &[
        // When a rating was last changed: it grows unsure with time.
        "ALTER TABLE accounts ADD COLUMN rated_at BIGINT",
        // What servers tell each other where it is too long to be told.
        "CREATE TABLE letters (key TEXT PRIMARY KEY, body TEXT NOT NULL, sent BIGINT NOT NULL)",
    ],
    // Secrets of seats are handed to sessions, which are found by what they are called.
    &["CREATE INDEX sessions_by_guest ON sessions (guest)"],
    // Matches that are played, as they were after so many entries: for rules that the entries may not fit.
    &["CREATE TABLE saves (match_id TEXT PRIMARY KEY, n BIGINT NOT NULL, board TEXT NOT NULL, game {blob} NOT NULL)"],
];

/// The table that says how many steps were taken.
pub const TAKEN: &str = "CREATE TABLE IF NOT EXISTS schema_steps (n BIGINT PRIMARY KEY)";
