//! Accounts, sessions and saved squads.

use super::{Store, StoreError, Val, sql};
use crate::wire::account::SavedSquad;

/// An account as it is kept. Ratings are kept as whole thousandths.
#[derive(Clone, PartialEq, Debug)]
pub struct Account {
    /// Its number.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// The hash of its password.
    pub password: String,
    /// Rating, deviation and volatility, if it has played a rated match.
    pub rating: Option<(f64, f64, f64)>,
    /// How many rated matches it has played.
    pub rated: i64,
    /// When the rating was last changed, in milliseconds, if that was noted.
    pub rated_at: Option<i64>,
}

/// A session as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// Its number.
    pub id: i64,
    /// The account, unless it is a guest's.
    pub account: Option<i64>,
    /// What tells it apart: a guest is known by it, and the secrets of seats are handed to it.
    pub guest: String,
    /// What a guest is called.
    pub name: String,
    /// What the browser calls itself.
    pub agent: String,
    /// When it began.
    pub created: i64,
    /// When it was last seen.
    pub seen: i64,
}

const ACCOUNT: &str =
    "SELECT id, name, password, rating, deviation, volatility, rated, rated_at FROM accounts WHERE folded = ?1";
const ACCOUNT_BY_ID: &str =
    "SELECT id, name, password, rating, deviation, volatility, rated, rated_at FROM accounts WHERE id = ?1";

fn account(row: &[Val]) -> Account {
    let thousandths = |v: &Val| v.int() as f64 / 1000.0;
    // Volatility is small: it is kept as millionths of a thousandth.
    let volatility = |v: &Val| v.int() as f64 / 1e9;
    let rating = (!row[3].is_null()).then(|| (thousandths(&row[3]), thousandths(&row[4]), volatility(&row[5])));
    let rated_at = (!row[7].is_null()).then(|| row[7].int());
    Account { id: row[0].int(), name: row[1].text(), password: row[2].text(), rating, rated: row[6].int(), rated_at }
}

impl Store {
    /// The account of that name, with letters and spaces compared as people do.
    pub async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let rows = self.db.read(sql(ACCOUNT, [folded(name).into()])).await?;
        Ok(rows.first().map(|row| account(row)))
    }

    /// The account of that number.
    pub async fn account_by_id(&self, id: i64) -> Result<Option<Account>, StoreError> {
        let rows = self.db.read(sql(ACCOUNT_BY_ID, [id.into()])).await?;
        Ok(rows.first().map(|row| account(row)))
    }

    /// Makes an account, which takes what a guest has played; `Missed` if the name is taken.
    pub async fn new_account(
        &self,
        name: &str,
        password: &str,
        now: i64,
        guest: Option<String>,
    ) -> Result<(), StoreError> {
        let insert = "INSERT INTO accounts (name, folded, password, created) VALUES (?1, ?2, ?3, ?4)";
        let values = [name.into(), folded(name).into(), password.into(), now.into()];
        let mut job = vec![sql(insert, values)];
        job.extend(guest.map(|guest| {
            let take = "UPDATE played SET who =
                        (SELECT 'account:' || CAST(id AS TEXT) FROM accounts WHERE folded = ?1) WHERE who = ?2";
            sql(take, [folded(name).into(), guest.into()])
        }));
        self.db.write(job).await
    }

    /// Gives an account another password and ends all its sessions but one.
    pub async fn new_password(&self, id: i64, password: &str, but: i64) -> Result<(), StoreError> {
        self.db
            .write(vec![
                sql("UPDATE accounts SET password = ?2 WHERE id = ?1", [id.into(), password.into()]).once(),
                sql("DELETE FROM sessions WHERE account = ?1 AND id <> ?2", [id.into(), but.into()]),
            ])
            .await
    }

    /// Begins a session; `token` is the hash of what the browser keeps.
    pub async fn new_session(&self, token: &str, session: &SessionRow) -> Result<(), StoreError> {
        let insert = "INSERT INTO sessions (token, account, guest, name, agent, created, seen)
                      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)";
        let values = [
            token.into(),
            session.account.into(),
            session.guest.as_str().into(),
            session.name.as_str().into(),
            session.agent.as_str().into(),
            session.created.into(),
        ];
        self.db.write(vec![sql(insert, values)]).await
    }

    /// The session of a token's hash.
    pub async fn session(&self, token: &str) -> Result<Option<SessionRow>, StoreError> {
        let ask = "SELECT id, account, guest, name, agent, created, seen FROM sessions WHERE token = ?1";
        let rows = self.db.read(sql(ask, [token.into()])).await?;
        Ok(rows.first().map(|row| session(row)))
    }

    /// The session that is called so.
    pub async fn session_called(&self, label: &str) -> Result<Option<SessionRow>, StoreError> {
        let ask = "SELECT id, account, guest, name, agent, created, seen FROM sessions WHERE guest = ?1 ORDER BY id";
        let rows = self.db.read(sql(ask, [label.into()])).await?;
        Ok(rows.last().map(|row| session(row)))
    }

    /// Whether a session of that number has not ended.
    pub async fn is_session(&self, id: i64) -> Result<bool, StoreError> {
        Ok(!self.db.read(sql("SELECT 1 FROM sessions WHERE id = ?1", [id.into()])).await?.is_empty())
    }

    /// All sessions of an account.
    pub async fn sessions(&self, account: i64) -> Result<Vec<SessionRow>, StoreError> {
        let ask = "SELECT id, account, guest, name, agent, created, seen FROM sessions WHERE account = ?1 ORDER BY id";
        let rows = self.db.read(sql(ask, [account.into()])).await?;
        Ok(rows.iter().map(|row| session(row)).collect())
    }

    /// Notes that a session was seen, and what a guest is called now.
    pub async fn saw(&self, id: i64, name: &str, now: i64) -> Result<(), StoreError> {
        let update = "UPDATE sessions SET seen = ?2, name = ?3 WHERE id = ?1";
        self.db.write(vec![sql(update, [id.into(), now.into(), name.into()])]).await
    }

    /// Ends a session; of that account, if one is given.
    pub async fn end_session(&self, id: i64, account: Option<i64>) -> Result<(), StoreError> {
        let delete = "DELETE FROM sessions WHERE id = ?1 AND (account = ?2 OR ?3 = 1)";
        let values = [id.into(), account.unwrap_or(-1).into(), account.is_none().into()];
        self.db.write(vec![sql(delete, values).once()]).await
    }

    /// Ends sessions not seen since then.
    pub async fn forget_sessions(&self, before: i64) -> Result<(), StoreError> {
        self.db.write(vec![sql("DELETE FROM sessions WHERE seen < ?1", [before.into()])]).await
    }

    /// The squads of an account.
    pub async fn squads(&self, account: i64) -> Result<Vec<SavedSquad>, StoreError> {
        let ask = "SELECT game, name, text, notes FROM squads WHERE account = ?1 ORDER BY game, name";
        let rows = self.db.read(sql(ask, [account.into()])).await?;
        let squad = |row: &Vec<Val>| SavedSquad {
            game: row[0].text(),
            name: row[1].text(),
            text: row[2].text(),
            notes: row[3].text(),
        };
        Ok(rows.iter().map(squad).collect())
    }

    /// What servers tell each other where it is too long to be told: kept until it is read, or for a minute.
    pub async fn send_letter(&self, key: &str, body: String, note: String, now: i64) -> Result<(), StoreError> {
        self.db
            .write(vec![
                sql("DELETE FROM letters WHERE sent < ?1", [(now - 60_000).into()]),
                sql("INSERT INTO letters (key, body, sent) VALUES (?1, ?2, ?3)", [key.into(), body.into(), now.into()]),
                sql("SELECT pg_notify('dejarik', CAST(?1 AS TEXT))", [note.into()]),
            ])
            .await
    }

    /// A letter, which is gone with that.
    pub async fn read_letter(&self, key: &str) -> Result<Option<String>, StoreError> {
        let rows = self.db.read(sql("SELECT body FROM letters WHERE key = ?1", [key.into()])).await?;
        self.db.write(vec![sql("DELETE FROM letters WHERE key = ?1", [key.into()])]).await?;
        Ok(rows.first().map(|row| row[0].text()))
    }

    /// Keeps a squad, in place of one of the same name.
    pub async fn keep_squad(&self, account: i64, squad: &SavedSquad) -> Result<(), StoreError> {
        let upsert = "INSERT INTO squads (account, game, name, text, notes) VALUES (?1, ?2, ?3, ?4, ?5)
                      ON CONFLICT (account, game, name) DO UPDATE SET text = excluded.text, notes = excluded.notes";
        let values = [
            account.into(),
            squad.game.as_str().into(),
            squad.name.as_str().into(),
            squad.text.as_str().into(),
            squad.notes.as_str().into(),
        ];
        self.db.write(vec![sql(upsert, values)]).await
    }

    /// Drops a squad.
    pub async fn drop_squad(&self, account: i64, game: &str, name: &str) -> Result<(), StoreError> {
        let delete = "DELETE FROM squads WHERE account = ?1 AND game = ?2 AND name = ?3";
        self.db.write(vec![sql(delete, [account.into(), game.into(), name.into()]).once()]).await
    }
}

fn session(row: &[Val]) -> SessionRow {
    SessionRow {
        id: row[0].int(),
        account: (!row[1].is_null()).then(|| row[1].int()),
        guest: row[2].text(),
        name: row[3].text(),
        agent: row[4].text(),
        created: row[5].int(),
        seen: row[6].int(),
    }
}

/// A name as it is compared: small letters, single spaces.
fn folded(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}
