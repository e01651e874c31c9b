//! The little of SQL that two databases share: statements with values, rows of values.
//!
//! Everything the server keeps is written once, in SQL that both understand. Where they differ a word in braces stands
//! for it (`{blob}`, `{now}`, `{bare}`, `{serial}`, `{free}`), and `?1` is how a value is named.

use crate::metrics::Disk;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use tokio::sync::broadcast;

/// A value of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Val {
    /// Nothing.
    Null,
    /// A number.
    Int(i64),
    /// A text.
    Text(String),
    /// Bytes.
    Blob(Vec<u8>),
}

impl Val {
    /// The number, or 0.
    pub fn int(&self) -> i64 {
        match self {
            Val::Int(n) => *n,
            Val::Null | Val::Text(_) | Val::Blob(_) => 0,
        }
    }

    /// The text, or none.
    pub fn text(&self) -> String {
        match self {
            Val::Text(text) => text.clone(),
            Val::Null | Val::Int(_) | Val::Blob(_) => String::new(),
        }
    }

    /// The bytes, or none.
    pub fn blob(self) -> Vec<u8> {
        match self {
            Val::Blob(bytes) => bytes,
            Val::Null | Val::Int(_) | Val::Text(_) => Vec::new(),
        }
    }

    /// Whether there is nothing.
    pub fn is_null(&self) -> bool {
        *self == Val::Null
    }
}

impl From<i64> for Val {
    fn from(n: i64) -> Val {
        Val::Int(n)
    }
}

impl From<bool> for Val {
    fn from(yes: bool) -> Val {
        Val::Int(yes.into())
    }
}

impl From<&str> for Val {
    fn from(text: &str) -> Val {
        Val::Text(text.to_owned())
    }
}

impl From<String> for Val {
    fn from(text: String) -> Val {
        Val::Text(text)
    }
}

impl From<Vec<u8>> for Val {
    fn from(bytes: Vec<u8>) -> Val {
        Val::Blob(bytes)
    }
}

impl<T: Into<Val>> From<Option<T>> for Val {
    fn from(value: Option<T>) -> Val {
        value.map_or(Val::Null, Into::into)
    }
}

/// One statement with its values.
#[derive(Clone, Debug)]
pub struct Statement {
    /// The text, with values named `?1`, `?2`.
    pub sql: &'static str,
    /// The values.
    pub values: Vec<Val>,
    /// How many rows it must touch, or else nothing of the whole job is done.
    pub must: Option<u64>,
}

/// A statement with its values.
pub fn sql(sql: &'static str, values: impl Into<Vec<Val>>) -> Statement {
    Statement { sql, values: values.into(), must: None }
}

impl Statement {
    /// The same, and it must touch exactly one row.
    #[must_use]
    pub fn once(mut self) -> Statement {
        self.must = Some(1);
        self
    }
}

/// A row.
pub type Row = Vec<Val>;

/// Why the database did not do it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// A statement did not touch the rows it must: somebody else was faster, or owns it.
    #[error("somebody else was faster")]
    Missed,
    /// The database says no, or is not there.
    #[error("the database: {0}")]
    Broken(String),
}

/// What comes later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A database.
pub trait Sql: Send + Sync {
    /// Does all of these or nothing; when it returns they are on the disk.
    fn write(&self, job: Vec<Statement>) -> Later<'_, ()>;
    /// The rows that a question finds.
    fn read(&self, question: Statement) -> Later<'_, Vec<Row>>;
    /// What it is called.
    fn name(&self) -> &'static str;
    /// What servers that share it tell each other; nothing if only one can use it.
    fn news(&self) -> Option<broadcast::Receiver<Arc<str>>> {
        None
    }
    /// What it has counted.
    fn disk(&self) -> &Disk;
}
