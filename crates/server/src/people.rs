//! Who asks: sessions of guests and accounts, and what protects them.

use crate::hub::{Person, now};
use crate::serving::{App, Fail};
use crate::store::{SessionRow, Store, StoreError};
use crate::text::say;
use crate::wire::account::Me;
use crate::{rating, secret};
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use serde::{Deserialize, Serialize};
use tokio::sync::Semaphore;

/// The name of the cookie.
const COOKIE: &str = "dejarik";
/// A session that is not seen for so long ends, in milliseconds.
pub const SESSION: i64 = 90 * 24 * 3600 * 1000;
/// A session is noted as seen at most this often.
const NOTE: i64 = 3600 * 1000;

/// How somebody showed who they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    /// By a cookie, which a browser sends by itself.
    Cookie,
    /// By a header, which only a program sends that has the token.
    Bearer,
}

/// Who asks.
#[derive(Clone, Debug)]
pub struct Caller {
    session: Option<(String, SessionRow, Shown)>,
    agent: String,
    /// Whether the page was reached over TLS, as a proxy says.
    secure: bool,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Fail> {
        let headers = &parts.headers;
        if parts.method != Method::GET && parts.method != Method::HEAD {
            same_origin(app, headers)?;
        }
        let secure = app.config.proxied && headers.get("x-forwarded-proto").is_some_and(|p| p.as_bytes() == b"https");
        let agent = text(headers, header::USER_AGENT).chars().take(120).collect();
        let bearer =
            text(headers, header::AUTHORIZATION).strip_prefix("Bearer ").map(|t| (t.to_owned(), Shown::Bearer));
        let Some((token, shown)) = bearer.or_else(|| cookie(headers).map(|t| (t, Shown::Cookie))) else {
            return Ok(Caller { session: None, agent, secure });
        };
        let row = app.hub.store.session(&secret::sha256(&token)).await?;
        let row = row.filter(is_fresh);
        let Some(row) = row else { return Ok(Caller { session: None, agent, secure }) };
        let changes = parts.method != Method::GET && parts.method != Method::HEAD;
        if changes && shown == Shown::Cookie {
            let sent = headers.get("x-csrf").and_then(|v| v.to_str().ok()).unwrap_or_default();
            if !secret::same(&app.hub.key.csrf(&token), sent) {
                return Err(Fail::new(StatusCode::FORBIDDEN, "csrf", "csrf"));
            }
        }
        note_seen(&app.hub.store, &row).await?;
        Ok(Caller { session: Some((token, row, shown)), agent, secure })
    }
}

/// Sessions that ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SessionsEnded {
    /// This one.
    One(i64),
    /// This one, in place of which its player has another now: whoever came by it may come again.
    Replaced(i64),
    /// All of an account but one.
    AllBut {
        /// The account.
        account: i64,
        /// The one that goes on.
        but: i64,
    },
    /// Nobody knows which: word of them was missed.
    Missed,
}

impl SessionsEnded {
    /// Whether a session is known to be among them, which may be an account's.
    pub fn has(self, session: i64, account: Option<i64>) -> bool {
        match self {
            SessionsEnded::Missed => false,
            SessionsEnded::One(one) | SessionsEnded::Replaced(one) => one == session,
            SessionsEnded::AllBut { account: of, but } => account == Some(of) && session != but,
        }
    }
}

/// Whether a session still holds.
pub fn is_fresh(row: &SessionRow) -> bool {
    now() - row.seen < SESSION
}

/// Notes that a session was seen, if that was not noted lately.
pub async fn note_seen(store: &Store, row: &SessionRow) -> Result<(), StoreError> {
    if now() - row.seen > NOTE { store.saw(row.id, &row.name, now()).await } else { Ok(()) }
}

/// A request from a page must come from one of this server's.
pub fn same_origin(app: &App, headers: &HeaderMap) -> Result<(), Fail> {
    let origin = text(headers, header::ORIGIN);
    if origin.is_empty() {
        return Ok(());
    }
    let host = text(headers, header::HOST);
    let from = origin.split_once("://").map_or("", |(_, rest)| rest);
    let local = |host: &str| {
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
        ["localhost", "127.0.0.1", "[::1]"].contains(&name)
    };
    let allowed = from == host || (local(from) && local(&host)) || app.config.origins.contains(&origin);
    if allowed { Ok(()) } else { Err(Fail::new(StatusCode::FORBIDDEN, "origin", "not-from-this-page")) }
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> String {
    headers.get(name).and_then(|v| v.to_str().ok()).unwrap_or_default().to_owned()
}

fn cookie(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|v| v.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value.to_owned())
}

/// The header that makes a browser keep a token, or with none forget it.
pub fn set_cookie(app: &App, caller: &Caller, token: Option<&str>) -> HeaderValue {
    let secure = if app.config.secure() || caller.secure { "; Secure" } else { "" };
    let (value, age) = token.map_or(("", 0), |token| (token, SESSION / 1000));
    let line = format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&line).unwrap_or(HeaderValue::from_static(""))
}

impl Caller {
    /// The session, if there is one.
    pub fn session(&self) -> Option<&SessionRow> {
        self.session.as_ref().map(|(_, row, _)| row)
    }

    /// The account, or the refusal for who has none.
    pub fn account(&self) -> Result<(i64, &SessionRow), Fail> {
        let found = self.session().and_then(|row| Some((row.account?, row)));
        found.ok_or_else(|| Fail::new(StatusCode::UNAUTHORIZED, "no_account", "needs-account"))
    }

    /// Who asks; a guest gets a session if there is none, and the token of it is returned.
    pub async fn person(&self, app: &App, name: Option<&str>) -> Result<(Person, Option<String>), Fail> {
        if let Some((_, row, _)) = &self.session {
            return Ok((self.known(app, row, name).await?, None));
        }
        let name = guest_name(name)?;
        let (token, row) = begin(app, None, &name, &self.agent, None).await?;
        Ok((Person { who: who(&row), name, rating: None, session: row.guest }, Some(token)))
    }

    async fn known(&self, app: &App, row: &SessionRow, name: Option<&str>) -> Result<Person, Fail> {
        let Some(id) = row.account else {
            let name = match name {
                Some(name) => guest_name(Some(name))?,
                None => row.name.clone(),
            };
            if name != row.name {
                app.hub.store.saw(row.id, &name, now()).await?;
            }
            return Ok(Person { who: who(row), name, rating: None, session: row.guest.clone() });
        };
        let account = app.hub.store.account_by_id(id).await?;
        let account = account.ok_or_else(|| Fail::new(StatusCode::UNAUTHORIZED, "no_account", "no-such-account"))?;
        let rating = account.rating.map(|(rating, _, _)| rating.round() as i32);
        Ok(Person { who: who(row), name: account.name, rating, session: row.guest.clone() })
    }

    /// Who asks, as the client is told; a guest gets a session, and the token of it is returned.
    pub async fn me(&self, app: &App) -> Result<(Me, Option<String>), Fail> {
        let (person, fresh) = self.person(app, None).await?;
        let token = fresh.as_deref().or(self.session.as_ref().map(|(token, _, _)| token.as_str())).unwrap_or_default();
        let account = self.session().and_then(|row| row.account);
        let rating = match account {
            Some(id) => app.hub.store.account_by_id(id).await?.and_then(|a| rating::at(&a, now())),
            None => None,
        };
        let me = Me {
            name: person.name,
            account: account.is_some(),
            rating: rating.map(|r| r.rating.round() as i32),
            deviation: rating.map(|r| r.deviation.round() as i32),
            csrf: app.hub.key.csrf(token),
        };
        Ok((me, fresh))
    }

    /// What the browser calls itself.
    pub fn agent(&self) -> &str {
        &self.agent
    }
}

/// What tells apart who plays: an account, or a guest.
pub fn who(row: &SessionRow) -> String {
    row.account.map_or_else(|| format!("guest:{}", row.guest), |account| format!("account:{account}"))
}

/// Begins a session. One that takes the place of another is called the same, so that the secrets hold that were handed to that.
pub async fn begin(
    app: &App,
    account: Option<i64>,
    name: &str,
    agent: &str,
    instead: Option<&SessionRow>,
) -> Result<(String, SessionRow), Fail> {
    let token = secret::random(24);
    let row = SessionRow {
        id: 0,
        account,
        guest: instead.map_or_else(|| secret::random(8), |old| old.guest.clone()),
        name: name.to_owned(),
        agent: agent.to_owned(),
        created: now(),
        seen: now(),
    };
    app.hub.store.new_session(&secret::sha256(&token), &row).await?;
    Ok((token, row))
}

/// A name that can be shown to others.
pub fn checked_name(name: &str) -> Result<String, Fail> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let good = |c: char| c.is_alphanumeric() || " -_.'".contains(c);
    if (2..=24).contains(&name.chars().count()) && name.chars().all(good) {
        return Ok(name);
    }
    Err(Fail::new(StatusCode::UNPROCESSABLE_ENTITY, "name", "name-shape"))
}

fn guest_name(name: Option<&str>) -> Result<String, Fail> {
    name.map_or_else(|| Ok(say("guest", &[("mark", secret::random(2)[..3].into())])), checked_name)
}

fn hasher() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).expect("parameters that argon2 knows");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// Passwords that are worked on at once: each takes 19 MB meanwhile, and however many come, the server must not run out of it.
static HASHING: Semaphore = Semaphore::const_new(4);

/// Works on a password where it blocks nobody.
async fn hashing<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let _place = HASHING.acquire().await;
    tokio::task::spawn_blocking(work).await.ok()
}

/// The hash of a password; slow on purpose.
pub async fn hash(password: String) -> Result<String, Fail> {
    let salt = secret::random(16);
    let work = move || {
        let salt = SaltString::encode_b64(salt.as_bytes()).ok()?;
        Some(hasher().hash_password(password.as_bytes(), &salt).ok()?.to_string())
    };
    hashing(work)
        .await
        .flatten()
        .ok_or_else(|| Fail::new(StatusCode::INTERNAL_SERVER_ERROR, "hash", "password-not-kept"))
}

/// Whether a password is the one of that hash. Without a hash the same work is done, so that the time taken does not
/// tell whether there is such an account.
pub async fn verify(password: String, kept: Option<String>) -> bool {
    const NOBODY: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5bm9i$rh0jjYTDXyXSNKJUQ4yPUGuqVqVGQ+LEBvdh9mVZjVY";
    let work = move || {
        let there = kept.is_some();
        let kept = kept.unwrap_or_else(|| NOBODY.to_owned());
        let parsed = PasswordHash::new(&kept);
        let fits = parsed.is_ok_and(|hash| hasher().verify_password(password.as_bytes(), &hash).is_ok());
        fits && there
    };
    hashing(work).await.unwrap_or(false)
}
