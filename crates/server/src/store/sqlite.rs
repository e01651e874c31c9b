//! The embedded database: one file, one thread that writes, a few that read.
//!
//! Whoever writes waits until the bytes are on the disk (`synchronous=FULL`). So that a thousand answers a second do not
//! need a thousand writes to the disk, the writer takes all that wait and commits them together; each job is a savepoint
//! of its own, so that one that must not be done does not take the others with it.
//!
//! What is committed goes to the end of a log, which is quick. Moving it from there into the database (a checkpoint) takes
//! many writes all over the file: that is done now and then, by a thread of its own, while the writer goes on.

use super::schema;
use super::sql::{Later, Row, Sql, Statement, StoreError, Val};
use crate::metrics::Disk;
use rusqlite::types::{ToSqlOutput, Value, ValueRef};
use rusqlite::{Connection, OpenFlags, ToSql, params_from_iter};
use std::borrow::Cow;
use std::cell::Cell;
use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

type Done<T> = oneshot::Sender<Result<T, StoreError>>;

/// A question to the store, and where its answer goes.
type Asked = (Statement, Done<Vec<Row>>);

/// The embedded database.
pub struct Sqlite {
    writes: Sender<(Vec<Statement>, Done<()>)>,
    reads: Sender<Asked>,
    disk: Arc<Disk>,
}

/// Past this many jobs the writer commits, however many wait.
const MOST_JOBS: usize = 512;
/// What each of the four threads keeps of the database, in pages of 4 KB. Few, so that they are all there within seconds and a server under load
/// does not grow by them for minutes: the system keeps the file's pages anyway. As many as a commit of so many jobs may change.
const CACHE: i64 = MOST_JOBS as i64;
/// Threads that read.
const READERS: usize = 2;
/// Pages of the log (of 4 KB each) after which it is moved into the database. Pages that were written again since are moved
/// once, so seldom is better; what it costs is a longer log, and the time to read it after a crash.
const LONG_LOG: u32 = 32_000;

impl Sqlite {
    /// Opens or makes the database of a folder.
    pub fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        std::fs::create_dir_all(folder).map_err(|e| broken(&e))?;
        let file = folder.join("dejarik.sqlite");
        let mut connection = connect(&file).map_err(|e| broken(&e))?;
        migrate(&mut connection).map_err(|e| broken(&e))?;
        let (writes, wanted) = channel();
        let (reads, asked) = channel();
        let disk = Arc::new(Disk::default());
        let (log, counts) = (Log::keep(&file, disk.clone()), disk.clone());
        spawn("store-write", move || write(&mut connection, &wanted, log, &counts));
        let asked = Arc::new(Mutex::new(asked));
        for _ in 0..READERS {
            let (file, asked) = (file.clone(), asked.clone());
            spawn("store-read", move || read(&file, &asked));
        }
        Ok(Sqlite { writes, reads, disk })
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().name(name.to_owned()).spawn(work).expect("a thread can be started");
}

fn broken(e: &dyn ToString) -> StoreError {
    StoreError::Broken(e.to_string())
}

fn connect(file: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    connection.pragma_update(None, "cache_size", CACHE)?;
    connection.set_prepared_statement_cache_capacity(128);
    Ok(connection)
}

/// The words in braces as this database says them.
fn dialect(sql: &str) -> Cow<'_, str> {
    if !sql.contains('{') {
        return sql.into();
    }
    let sql = sql
        .replace("{blob}", "BLOB")
        .replace("{bare}", " WITHOUT ROWID")
        .replace("{free}", "")
        .replace("{serial}", "INTEGER PRIMARY KEY AUTOINCREMENT")
        .replace("{now}", "CAST(unixepoch('subsec') * 1000 AS INTEGER)");
    sql.into()
}

fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    connection.execute_batch(schema::TAKEN)?;
    let taken: i64 = connection.query_row("SELECT COUNT(*) FROM schema_steps", [], |row| row.get(0))?;
    for (n, step) in schema::STEPS.iter().enumerate().skip(taken as usize) {
        let transaction = connection.transaction()?;
        for statement in *step {
            transaction.execute_batch(&dialect(statement))?;
        }
        transaction.execute("INSERT INTO schema_steps (n) VALUES (?1)", [n as i64])?;
        transaction.commit()?;
    }
    Ok(())
}

impl ToSql for Val {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Val::Null => ToSqlOutput::Owned(Value::Null),
            Val::Int(n) => ToSqlOutput::Owned(Value::Integer(*n)),
            Val::Text(text) => ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes())),
            Val::Blob(bytes) => ToSqlOutput::Borrowed(ValueRef::Blob(bytes)),
        })
    }
}

thread_local! {
    /// How many pages the log has, as the last commit of this thread left it.
    static PAGES: Cell<u32> = const { Cell::new(0) };
}

/// The log, and the thread that moves it into the database.
struct Log {
    wish: Sender<()>,
    moved: Receiver<()>,
    /// The log is moved when it has so many pages.
    limit: u32,
    moving: bool,
}

impl Log {
    /// Starts the thread for the log of a file.
    fn keep(file: &Path, disk: Arc<Disk>) -> Log {
        let (wish, wishes) = channel();
        let (done, moved) = channel();
        let file = file.to_owned();
        spawn("store-log", move || {
            let Ok(connection) = connect(&file) else { return };
            let Ok(database) = File::open(&file) else { return };
            while let Ok(()) = wishes.recv() {
                let began = Instant::now();
                checkpoint(&connection);
                // While commits go on, a checkpoint moves no log to its end, and leaves it to the next one to bring what it moved to
                // the disk. That would be the writer's: better here, where nobody waits.
                if let Err(e) = database.sync_data() {
                    tracing::warn!("the database could not be brought to the disk: {e}");
                }
                disk.checkpoint_time.note(began.elapsed());
                if done.send(()).is_err() {
                    break;
                }
            }
            // Closing the file would give up the locks that this process has on it.
            std::mem::forget(database);
        });
        Log { wish, moved, limit: LONG_LOG, moving: false }
    }

    /// After a commit: has a long log moved. What was committed meanwhile is moved by the writer itself, which is not
    /// much; then nothing is left in the log, and the next commit begins it anew.
    fn look(&mut self, connection: &Connection) {
        let pages = PAGES.get();
        if !self.moving && pages >= self.limit {
            self.moving = self.wish.send(()).is_ok();
        } else if self.moving && self.moved.try_recv().is_ok() {
            self.moving = false;
            checkpoint(connection);
            // Somebody who reads may keep the log from beginning anew: it is tried again after as many pages.
            self.limit = pages + LONG_LOG;
        } else if pages < LONG_LOG {
            self.limit = LONG_LOG;
        }
    }
}

/// Moves as much of the log into the database as nobody holds.
fn checkpoint(connection: &Connection) {
    let moved = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    if let Err(e) = moved {
        tracing::warn!("the log could not be moved into the database: {e}");
    }
}

/// Writes what comes until nobody can send any more.
fn write(connection: &mut Connection, wanted: &Receiver<(Vec<Statement>, Done<()>)>, mut log: Log, disk: &Disk) {
    // In place of the checkpoint that the commit itself would make when the log is long.
    connection.wal_hook(Some(|_, pages| {
        PAGES.set(pages.unsigned_abs());
        Ok(())
    }));
    while let Ok(first) = wanted.recv() {
        let mut batch = vec![first];
        while batch.len() < MOST_JOBS {
            match wanted.try_recv() {
                Ok(next) => batch.push(next),
                Err(_) => break,
            }
        }
        disk.jobs.fetch_add(batch.len() as u64, Ordering::Relaxed);
        disk.commits.fetch_add(1, Ordering::Relaxed);
        let (work, replies): (Vec<_>, Vec<_>) = batch.into_iter().unzip();
        let began = Instant::now();
        let committed = commit(connection, &work);
        disk.commit_time.note(began.elapsed());
        match committed {
            Ok(results) => {
                for (reply, result) in replies.into_iter().zip(results) {
                    reply.send(result).ok();
                }
            }
            Err(e) => {
                let error = broken(&e);
                for reply in replies {
                    reply.send(Err(error.clone())).ok();
                }
            }
        }
        log.look(connection);
    }
}

fn commit(connection: &mut Connection, work: &[Vec<Statement>]) -> rusqlite::Result<Vec<Result<(), StoreError>>> {
    let mut transaction = connection.transaction()?;
    let mut results = Vec::with_capacity(work.len());
    for job in work {
        // One statement that touches no row, or breaks a rule of the tables, has changed nothing: it needs no way back.
        if let [statement] = &job[..]
            && statement.must.is_some()
        {
            results.push(run(&transaction, job));
            continue;
        }
        let savepoint = transaction.savepoint()?;
        match run(&savepoint, job) {
            Ok(()) => {
                savepoint.commit()?;
                results.push(Ok(()));
            }
            Err(e) => {
                drop(savepoint);
                results.push(Err(e));
            }
        }
    }
    transaction.commit()?;
    Ok(results)
}

fn run(connection: &Connection, job: &[Statement]) -> Result<(), StoreError> {
    for statement in job {
        let mut prepared = connection.prepare_cached(&dialect(statement.sql)).map_err(|e| broken(&e))?;
        let touched =
            prepared.execute(params_from_iter(&statement.values)).map_err(|e| match e.sqlite_error_code() {
                Some(rusqlite::ErrorCode::ConstraintViolation) => StoreError::Missed,
                _ => broken(&e),
            })?;
        if statement.must.is_some_and(|must| must != touched as u64) {
            return Err(StoreError::Missed);
        }
    }
    Ok(())
}

fn read(file: &Path, asked: &Mutex<Receiver<Asked>>) {
    let connection = connect(file);
    loop {
        let next = asked.lock().unwrap_or_else(std::sync::PoisonError::into_inner).recv();
        let Ok((question, reply)) = next else { return };
        let rows = match &connection {
            Ok(connection) => rows(connection, &question).map_err(|e| broken(&e)),
            Err(e) => Err(broken(e)),
        };
        reply.send(rows).ok();
    }
}

fn rows(connection: &Connection, question: &Statement) -> rusqlite::Result<Vec<Row>> {
    let mut prepared = connection.prepare_cached(&dialect(question.sql))?;
    let columns = prepared.column_count();
    let rows = prepared.query_map(params_from_iter(&question.values), |row| {
        (0..columns).map(|i| Ok(value(row.get_ref(i)?))).collect::<rusqlite::Result<Row>>()
    })?;
    rows.collect()
}

fn value(value: ValueRef<'_>) -> Val {
    match value {
        ValueRef::Null => Val::Null,
        ValueRef::Integer(n) => Val::Int(n),
        ValueRef::Real(x) => Val::Int(x as i64),
        ValueRef::Text(text) => Val::Text(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => Val::Blob(bytes.to_vec()),
    }
}

impl Sql for Sqlite {
    fn write(&self, job: Vec<Statement>) -> Later<'_, ()> {
        let (reply, done) = oneshot::channel();
        let sent = self.writes.send((job, reply));
        Box::pin(async move {
            sent.map_err(|e| broken(&e))?;
            done.await.map_err(|e| broken(&e))?
        })
    }

    fn read(&self, question: Statement) -> Later<'_, Vec<Row>> {
        let (reply, done) = oneshot::channel();
        let sent = self.reads.send((question, reply));
        Box::pin(async move {
            sent.map_err(|e| broken(&e))?;
            done.await.map_err(|e| broken(&e))?
        })
    }

    fn name(&self) -> &'static str {
        "sqlite"
    }

    fn disk(&self) -> &Disk {
        &self.disk
    }
}
