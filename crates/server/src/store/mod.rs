//! What the server keeps: matches with everything done in them, accounts, squads. Written once over [`Sql`], which an
//! embedded database and PostgreSQL provide.

mod people;
mod postgres;
mod schema;
mod sql;
mod sqlite;

pub use people::{Account, SessionRow};
pub use postgres::{GAP, Postgres};
pub use sql::{Later, Row, Sql, Statement, StoreError, Val, sql};
pub use sqlite::Sqlite;

use std::sync::Arc;

/// How long a server owns a match without saying so again, in milliseconds.
pub const LEASE: i64 = 9_000;

/// What the server keeps.
#[derive(Clone)]
pub struct Store {
    /// The database.
    pub db: Arc<dyn Sql>,
    /// What this server is called among those that share the database.
    pub server: Arc<str>,
    /// Whether other servers may share it.
    shared: bool,
}

/// A match as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// Everything but what was done, as JSON.
    pub head: String,
    /// What was done, as JSON, in order.
    pub entries: Vec<String>,
}

/// A match as it was after so many entries.
#[derive(Clone, PartialEq, Debug)]
pub struct Save {
    /// How many.
    pub n: i64,
    /// Clocks and offers, as JSON.
    pub board: String,
    /// The game.
    pub game: Vec<u8>,
}

/// What goes with a match into its row.
pub struct Row1<'a> {
    /// Its id.
    pub id: &'a str,
    /// `waiting`, `playing` or `over`.
    pub status: &'a str,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Now, in milliseconds.
    pub updated: i64,
    /// Everything but what was done, as JSON.
    pub head: String,
}

impl Store {
    /// A store of this server's in a database.
    pub fn new(db: Arc<dyn Sql>, server: &str) -> Store {
        let shared = db.news().is_some();
        Store { db, server: server.into(), shared }
    }

    /// A fact by its name; made up and kept if there is none.
    pub async fn fact(&self, name: &str, make: impl FnOnce() -> String + Send) -> Result<String, StoreError> {
        let ask = || sql("SELECT value FROM facts WHERE name = ?1", [name.into()]);
        if let Some(row) = self.db.read(ask()).await?.first() {
            return Ok(row[0].text());
        }
        let insert = sql("INSERT INTO facts (name, value) VALUES (?1, ?2)", [name.into(), make().into()]);
        match self.db.write(vec![insert]).await {
            Ok(()) | Err(StoreError::Missed) => {}
            Err(e) => return Err(e),
        }
        let rows = self.db.read(ask()).await?;
        rows.first().map(|row| row[0].text()).ok_or(StoreError::Missed)
    }

    /// Keeps a new match, owned by this server; returns the owner's epoch.
    pub async fn create(&self, row: Row1<'_>, seats: &[(String, u8)]) -> Result<i64, StoreError> {
        let mut job = vec![
            sql(
                "INSERT INTO matches (id, status, public, updated, head) VALUES (?1, ?2, ?3, ?4, ?5)",
                [row.id.into(), row.status.into(), row.public.into(), row.updated.into(), row.head.into()],
            ),
            sql(
                "INSERT INTO leases (match_id, owner, epoch, until) VALUES (?1, ?2, 1, {now} + ?3)",
                [row.id.into(), (&*self.server).into(), LEASE.into()],
            ),
        ];
        job.extend(seats.iter().map(|(who, seat)| sat_down(who, row.id, *seat)));
        self.db.write(job).await?;
        Ok(1)
    }

    /// Takes a match that nobody owns, or whose owner has not been heard of; returns the new epoch, or nothing if another
    /// server owns it, and in any case the owner.
    pub async fn take(&self, id: &str) -> Result<(Option<i64>, String), StoreError> {
        let take = sql(
            "UPDATE leases SET owner = ?2, epoch = epoch + 1, until = {now} + ?3
             WHERE match_id = ?1 AND (owner = ?2 OR until < {now})",
            [id.into(), (&*self.server).into(), LEASE.into()],
        );
        let mut job = vec![take.once()];
        job.extend(self.news(id, None));
        let taken = match self.db.write(job).await {
            Ok(()) => true,
            Err(StoreError::Missed) => false,
            Err(e) => return Err(e),
        };
        let rows = self.db.read(sql("SELECT owner, epoch FROM leases WHERE match_id = ?1", [id.into()])).await?;
        let Some(row) = rows.first() else { return Ok((None, String::new())) };
        let owner = row[0].text();
        Ok(((taken && owner == *self.server).then(|| row[1].int()), owner))
    }

    /// Whether other servers may share what is kept.
    pub fn shared(&self) -> bool {
        self.shared
    }

    /// Who owns a match, and since which epoch.
    pub async fn owned(&self, id: &str) -> Result<Option<(String, i64)>, StoreError> {
        let rows = self.db.read(sql("SELECT owner, epoch FROM leases WHERE match_id = ?1", [id.into()])).await?;
        Ok(rows.first().map(|row| (row[0].text(), row[1].int())))
    }

    /// Says that this server still lives and owns what it owns. A lease that somebody is just writing to is renewed with that.
    pub async fn renew(&self) -> Result<(), StoreError> {
        let renew = "UPDATE leases SET until = {now} + ?2
                     WHERE match_id IN (SELECT match_id FROM leases WHERE owner = ?1{free})";
        self.db.write(vec![sql(renew, [(&*self.server).into(), LEASE.into()])]).await
    }

    /// Gives all matches of this server free for others.
    pub async fn release(&self) -> Result<(), StoreError> {
        self.db.write(vec![sql("UPDATE leases SET until = 0 WHERE owner = ?1", [(&*self.server).into()])]).await
    }

    /// Adds what was done to a match that this server owns since that epoch. It is on the disk when this returns.
    pub async fn append(&self, id: &str, epoch: i64, n: i64, body: String) -> Result<(), StoreError> {
        let mut job = vec![self.entry(id, epoch, n, body)];
        job.extend(self.news(id, Some(epoch)));
        self.db.write(job).await
    }

    /// Tells other servers that something is new; they hear it when it is on the disk.
    fn news(&self, id: &str, epoch: Option<i64>) -> Option<Statement> {
        self.shared.then(|| {
            let note = serde_json::json!({ "news": { "id": id, "epoch": epoch } }).to_string();
            sql("SELECT pg_notify('dejarik', CAST(?1 AS TEXT))", [note.into()])
        })
    }

    fn held(&self, id: &str, epoch: i64) -> Statement {
        let hold = "UPDATE leases SET until = {now} + ?4 WHERE match_id = ?1 AND owner = ?2 AND epoch = ?3";
        sql(hold, [id.into(), (&*self.server).into(), epoch.into(), LEASE.into()]).once()
    }

    fn entry(&self, id: &str, epoch: i64, n: i64, body: String) -> Statement {
        sql(
            "INSERT INTO entries (match_id, n, body)
             SELECT match_id, CAST(?2 AS BIGINT), CAST(?3 AS TEXT) FROM leases
             WHERE match_id = ?1 AND owner = ?4 AND epoch = ?5",
            [id.into(), n.into(), body.into(), (&*self.server).into(), epoch.into()],
        )
        .once()
    }

    /// Adds what was done, and changes the row of the match with it.
    pub async fn append_with(
        &self,
        epoch: i64,
        entry: Option<(i64, String)>,
        row: Row1<'_>,
        seats: &[(String, u8)],
        record: Option<Vec<u8>>,
        more: Vec<Statement>,
    ) -> Result<(), StoreError> {
        let mut job = Vec::new();
        match entry {
            Some((n, body)) => job.push(self.entry(row.id, epoch, n, body)),
            // An entry has a place that only one can take. Without one the lease is held until this is on the disk, so that nobody
            // takes the match over from what was before.
            None => job.push(self.held(row.id, epoch)),
        }
        let update = sql(
            "UPDATE matches SET status = ?2, public = ?3, updated = ?4, head = ?5 WHERE id = ?1 AND EXISTS
             (SELECT 1 FROM leases WHERE match_id = ?1 AND owner = ?6 AND epoch = ?7)",
            [
                row.id.into(),
                row.status.into(),
                row.public.into(),
                row.updated.into(),
                row.head.into(),
                (&*self.server).into(),
                epoch.into(),
            ],
        );
        job.push(update.once());
        job.extend(seats.iter().map(|(who, seat)| sat_down(who, row.id, *seat)));
        if let Some(record) = record {
            job.push(sql("DELETE FROM records WHERE match_id = ?1", [row.id.into()]));
            job.push(sql("INSERT INTO records (match_id, body) VALUES (?1, ?2)", [row.id.into(), record.into()]));
        }
        if row.status == "over" {
            job.push(sql("DELETE FROM saves WHERE match_id = ?1", [row.id.into()]));
        }
        job.extend(more);
        job.extend(self.news(row.id, Some(epoch)));
        self.db.write(job).await
    }

    /// Drops what was done in a match from that number on.
    pub async fn cut(&self, id: &str, epoch: i64, from: i64) -> Result<(), StoreError> {
        let delete = "DELETE FROM entries WHERE match_id = ?1 AND n >= ?2 AND EXISTS
                      (SELECT 1 FROM leases WHERE match_id = ?1 AND owner = ?3 AND epoch = ?4)";
        self.db.write(vec![sql(delete, [id.into(), from.into(), (&*self.server).into(), epoch.into()])]).await
    }

    /// Keeps a match that this server owns since that epoch as it is now, in place of an earlier save.
    pub async fn save(&self, id: &str, epoch: i64, save: Save) -> Result<(), StoreError> {
        let insert = sql(
            "INSERT INTO saves (match_id, n, board, game) SELECT match_id, CAST(?2 AS BIGINT), CAST(?3 AS TEXT), CAST(?4 AS {blob})
             FROM leases WHERE match_id = ?1 AND owner = ?5 AND epoch = ?6
             ON CONFLICT (match_id) DO UPDATE SET n = excluded.n, board = excluded.board, game = excluded.game",
            [id.into(), save.n.into(), save.board.into(), save.game.into(), (&*self.server).into(), epoch.into()],
        );
        self.db.write(vec![insert.once()]).await
    }

    /// A match as it was saved last, if it was.
    pub async fn saved(&self, id: &str) -> Result<Option<Save>, StoreError> {
        let rows = self.db.read(sql("SELECT n, board, game FROM saves WHERE match_id = ?1", [id.into()])).await?;
        Ok(rows.into_iter().next().and_then(|mut row| {
            let game = row.pop()?.blob();
            Some(Save { n: row[0].int(), board: row[1].text(), game })
        }))
    }

    /// A match with all that was done in it.
    pub async fn load(&self, id: &str) -> Result<Option<Kept>, StoreError> {
        let rows = self.db.read(sql("SELECT head FROM matches WHERE id = ?1", [id.into()])).await?;
        let Some(head) = rows.first().map(|row| row[0].text()) else { return Ok(None) };
        let entries = self.entries(id, 0).await?;
        Ok(Some(Kept { head, entries }))
    }

    /// What was done in a match from that number on.
    pub async fn entries(&self, id: &str, from: i64) -> Result<Vec<String>, StoreError> {
        let ask = "SELECT body FROM entries WHERE match_id = ?1 AND n >= ?2 ORDER BY n";
        let rows = self.db.read(sql(ask, [id.into(), from.into()])).await?;
        Ok(rows.iter().map(|row| row[0].text()).collect())
    }

    /// Heads of public matches of a status that were touched since then, the newest first, with their ids.
    pub async fn list(&self, status: &str, since: i64, most: i64) -> Result<Vec<(String, String)>, StoreError> {
        let ask = "SELECT id, head FROM matches WHERE public = 1 AND status = ?1 AND updated >= ?2
                   ORDER BY updated DESC LIMIT ?3";
        let rows = self.db.read(sql(ask, [status.into(), since.into(), most.into()])).await?;
        Ok(rows.iter().map(|row| (row[0].text(), row[1].text())).collect())
    }

    /// All matches that are being played, with their heads, for a server that starts.
    pub async fn unfinished(&self) -> Result<Vec<(String, String)>, StoreError> {
        let rows = self.db.read(sql("SELECT id, head FROM matches WHERE status = ?1", ["playing".into()])).await?;
        Ok(rows.iter().map(|row| (row[0].text(), row[1].text())).collect())
    }

    /// The Record of a match that is over.
    pub async fn record(&self, id: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let rows = self.db.read(sql("SELECT body FROM records WHERE match_id = ?1", [id.into()])).await?;
        Ok(rows.into_iter().next().and_then(|mut row| row.pop()).map(Val::blob))
    }

    /// The head of a match.
    pub async fn head(&self, id: &str) -> Result<Option<String>, StoreError> {
        let rows = self.db.read(sql("SELECT head FROM matches WHERE id = ?1", [id.into()])).await?;
        Ok(rows.first().map(|row| row[0].text()))
    }

    /// The seats that somebody has in a match.
    pub async fn seats_of(&self, who: &str, id: &str) -> Result<Vec<u8>, StoreError> {
        let ask = "SELECT seat FROM played WHERE who = ?1 AND match_id = ?2 ORDER BY seat";
        let rows = self.db.read(sql(ask, [who.into(), id.into()])).await?;
        Ok(rows.iter().map(|row| row[0].int() as u8).collect())
    }

    /// The matches that somebody has played, the newest first: id, status, head, when, seat.
    pub async fn played(&self, who: &str, most: i64) -> Result<Vec<Row>, StoreError> {
        let ask = "SELECT m.id, m.status, m.head, m.updated, p.seat FROM played p JOIN matches m ON m.id = p.match_id
                   WHERE p.who = ?1 ORDER BY m.updated DESC, p.seat LIMIT ?2";
        self.db.read(sql(ask, [who.into(), most.into()])).await
    }
}

fn sat_down(who: &str, id: &str, seat: u8) -> Statement {
    let insert = "INSERT INTO played (who, match_id, seat) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
    sql(insert, [who.into(), id.into(), i64::from(seat).into()])
}
