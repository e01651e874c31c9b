//! The server itself: what it is started with, its doors, and how it stops.

use crate::doors::{Crowd, Doors};
use crate::hub::{Hub, now, told, trouble};
use crate::secret;
use crate::store::{Postgres, Sql, Sqlite, Store, StoreError};
use crate::upgrade::upgrade;
use crate::wire::lobby::Trouble;
use crate::{people, rest, socket, text, web};
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt;
use axum::{Json, Router};
use dejarik_games::Shelf;
use futures_util::FutureExt;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::future::{Future, IntoFuture};
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::panic::AssertUnwindSafe;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tower_http::compression::CompressionLayer;

/// What the server is started with.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The folder of the embedded database.
    pub data: PathBuf,
    /// Another database, `postgres://...`.
    pub database: Option<String>,
    /// Addresses of pages that may use this server beside its own, such as `https://play.example.org`.
    pub origins: Vec<String>,
    /// Whether a proxy stands before it that says in `X-Forwarded-For` who asks.
    pub proxied: bool,
    /// Whether those on this machine are limited as others are.
    pub limit_local: bool,
}

impl Config {
    /// Whether pages are reached over TLS, so that cookies can insist on it.
    pub fn secure(&self) -> bool {
        self.origins.iter().any(|origin| origin.starts_with("https://"))
    }
}

/// What every request finds.
#[derive(Clone)]
pub struct App {
    /// The games, the store, the matches.
    pub hub: Arc<Hub>,
    /// What the server was started with.
    pub config: Arc<Config>,
    /// Replays that were looked at last.
    pub films: Arc<rest::Films>,
    limits: Arc<Limits>,
    crowd: Arc<Crowd>,
}

/// How often somebody may ask.
struct Limits {
    all: DefaultKeyedRateLimiter<IpAddr>,
    making: DefaultKeyedRateLimiter<IpAddr>,
    entering: DefaultKeyedRateLimiter<String>,
}

impl Limits {
    fn new() -> Limits {
        let number = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        Limits {
            all: RateLimiter::keyed(Quota::per_second(number(40)).allow_burst(number(200))),
            making: RateLimiter::keyed(Quota::per_minute(number(30)).allow_burst(number(30))),
            entering: RateLimiter::keyed(Quota::per_minute(number(10)).allow_burst(number(10))),
        }
    }

    fn forget(&self) {
        self.all.retain_recent();
        self.making.retain_recent();
        self.entering.retain_recent();
    }
}

impl App {
    /// An app over a hub.
    pub fn new(hub: Arc<Hub>, config: Config) -> App {
        App {
            hub,
            config: Arc::new(config),
            films: Arc::default(),
            limits: Arc::new(Limits::new()),
            crowd: Arc::default(),
        }
    }

    fn is_free(&self, ip: IpAddr) -> bool {
        ip.is_loopback() && !self.config.limit_local
    }

    /// Turns away who makes too many matches or accounts.
    pub fn may_make(&self, ip: IpAddr) -> Result<(), Fail> {
        if self.is_free(ip) || self.limits.making.check_key(&ip).is_ok() {
            return Ok(());
        }
        self.hub.metrics.limited.fetch_add(1, Relaxed);
        Err(Fail::new(StatusCode::TOO_MANY_REQUESTS, "too_many", "too-many-made"))
    }

    fn crowded(&self) -> Fail {
        self.hub.metrics.limited.fetch_add(1, Relaxed);
        Fail::new(StatusCode::TOO_MANY_REQUESTS, "too_many", "crowded")
    }

    /// Turns away who tries too many passwords; nobody is exempt. An account that is tried from many addresses is not closed to its
    /// own player: everybody has to wait a little for it.
    pub async fn may_enter(&self, ip: IpAddr, name: &str) -> Result<(), Fail> {
        if self.limits.entering.check_key(&ip.to_string()).is_ok() {
            let name = name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
            if self.limits.entering.check_key(&format!("name {name}")).is_err() {
                self.hub.metrics.limited.fetch_add(1, Relaxed);
                tokio::time::sleep(TRIED).await;
            }
            return Ok(());
        }
        tracing::info!(%ip, "too many logins from one address");
        self.hub.metrics.limited.fetch_add(1, Relaxed);
        Err(Fail::new(StatusCode::TOO_MANY_REQUESTS, "too_many", "too-many-tries"))
    }
}

/// How long everybody waits who wants to enter an account that is tried too often.
const TRIED: Duration = Duration::from_secs(2);

/// Why a request was not done, with its status.
#[derive(Debug)]
pub struct Fail(pub StatusCode, pub Trouble);

impl Fail {
    /// A failure with a word for programs and the key of a text for people.
    pub fn new(status: StatusCode, reason: &str, key: &str) -> Fail {
        Fail(status, trouble(reason, key))
    }
}

impl From<StoreError> for Fail {
    fn from(e: StoreError) -> Fail {
        Fail(StatusCode::SERVICE_UNAVAILABLE, e.into())
    }
}

impl From<Trouble> for Fail {
    fn from(trouble: Trouble) -> Fail {
        let status = match trouble.reason.as_str() {
            "no_such_match" | "no_such_game" => StatusCode::NOT_FOUND,
            "store" | "try_again" | "not_known" => StatusCode::SERVICE_UNAVAILABLE,
            "not_invited" | "not_your_seat" => StatusCode::FORBIDDEN,
            "full" | "over" | "not_over" => StatusCode::CONFLICT,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Fail(status, trouble)
    }
}

impl IntoResponse for Fail {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}

/// The address of who asks.
pub struct Address(pub IpAddr);

impl axum::extract::FromRequestParts<App> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, app: &App) -> Result<Address, Self::Rejection> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
        Ok(Address(address(&app.config, peer, &parts.headers)))
    }
}

fn address(config: &Config, peer: Option<SocketAddr>, headers: &HeaderMap) -> IpAddr {
    let said = headers.get("x-forwarded-for").filter(|_| config.proxied);
    let said = said.and_then(|v| v.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    said.or(peer.map(|p| p.ip())).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

/// Answers everybody in their language.
async fn in_their_language(request: Request, next: Next) -> Response {
    let header = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok());
    let lang = text::wanted(request.uri().query(), header);
    text::in_language(lang, next.run(request)).await
}

/// A fault costs the request that met with it, and no other of the same connection.
async fn contained(request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    AssertUnwindSafe(next.run(request)).catch_unwind().await.unwrap_or_else(|_| {
        tracing::error!(path, "a request met with a fault");
        Fail::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", "fault").into_response()
    })
}

/// What is refused before it comes to a door (no such number in the address, no such method) is told like everything else.
async fn told_why(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let json = |kind: &header::HeaderValue| kind.as_bytes().starts_with(b"application/json");
    if !status.is_client_error() || response.headers().get(header::CONTENT_TYPE).is_some_and(json) {
        return response;
    }
    let (mut head, body) = response.into_parts();
    let said = axum::body::to_bytes(body, 4096).await.unwrap_or_default();
    let trouble = match status {
        StatusCode::METHOD_NOT_ALLOWED => trouble("method", "no-such-method"),
        _ => told("malformed", String::from_utf8_lossy(&said)),
    };
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.remove(header::CONTENT_TYPE);
    (head.status, head.headers, Json(trouble)).into_response()
}

/// Turns away who asks too often.
async fn limited(State(app): State<App>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let ip = address(&app.config, peer, request.headers());
    if !app.is_free(ip) && app.limits.all.check_key(&ip).is_err() {
        app.hub.metrics.limited.fetch_add(1, Relaxed);
        return Fail::new(StatusCode::TOO_MANY_REQUESTS, "too_many", "too-many-requests").into_response();
    }
    next.run(request).await
}

/// What every answer says to browsers.
async fn guarded(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name, value: &'static str| headers.insert(name, header::HeaderValue::from_static(value));
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::REFERRER_POLICY, "same-origin");
    set(
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; \
         frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    );
    response
}

/// All doors of the server.
pub fn router(app: App) -> Router {
    let api = rest::routes()
        .route("/api/socket", get(door))
        .layer(DefaultBodyLimit::max(64 * 1024))
        .layer(middleware::from_fn(told_why))
        .layer(middleware::from_fn(contained))
        .layer(middleware::from_fn_with_state(app.clone(), limited));
    Router::new()
        .route("/health", get(|| async { Json(serde_json::json!({ "ok": true })) }))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
        .merge(api)
        .fallback(web::page)
        .layer(middleware::from_fn(in_their_language))
        .layer(middleware::from_fn(guarded))
        .layer(CompressionLayer::new())
        .with_state(app)
}

/// The door for play.
async fn door(
    State(app): State<App>,
    Address(ip): Address,
    caller: people::Caller,
    mut request: Request,
) -> Result<Response, Fail> {
    people::same_origin(&app, request.headers())?;
    // Behind a proxy all connections come from one address: who they are for is known here first.
    let here = if app.config.proxied { Some(app.crowd.enter(ip).ok_or_else(|| app.crowded())?) } else { None };
    let hub = app.hub;
    let session = caller.session().map(|row| (row.id, row.account));
    let serve = async move |socket| {
        socket::serve(hub, socket, session).await;
        drop(here);
    };
    upgrade(&mut request, serve).ok_or_else(|| Fail::new(StatusCode::UPGRADE_REQUIRED, "malformed", "only-sockets"))
}

async fn ready(State(app): State<App>) -> Result<Json<serde_json::Value>, Fail> {
    let stopping = app.hub.stopping.load(Relaxed);
    let answers = app.hub.store.db.read(crate::store::sql("SELECT 1", [])).await;
    if stopping || answers.is_err() {
        return Err(Fail::new(StatusCode::SERVICE_UNAVAILABLE, "not_ready", "not-ready"));
    }
    Ok(Json(serde_json::json!({ "ready": true, "database": app.hub.store.db.name() })))
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let said = app.hub.metrics.text(app.hub.store.db.disk());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], said)
}

/// Opens what the server keeps, and everything that stands on it.
pub async fn open(config: Config, shelf: &Shelf) -> Result<App, StoreError> {
    // Alone over its file a server is always the same one; among others it is a new one whenever it starts.
    let (db, name): (Arc<dyn Sql>, String) = match &config.database {
        Some(address) => (Arc::new(Postgres::open(address).await?), format!("server-{}", secret::random(6))),
        None => (Arc::new(Sqlite::open(&config.data)?), "local".to_owned()),
    };
    let hub = Hub::open(shelf, Store::new(db, &name)).await?;
    hub.join_the_others();
    hub.wake_those_that_tick().await?;
    Ok(App::new(hub, config))
}

/// Serves until `stop` comes, then lets every match go on where it is.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let hub = app.hub.clone();
    let (limits, store) = (app.limits.clone(), hub.store.clone());
    let counting = hub.clone();
    let sweeping = tokio::spawn(async move {
        for minute in 0u64.. {
            tokio::time::sleep(Duration::from_secs(60)).await;
            limits.forget();
            let metrics = &counting.metrics;
            let (connections, rooms) = (metrics.connections.load(Relaxed), metrics.rooms.load(Relaxed));
            if connections > 0 {
                tracing::info!(connections, rooms, answers = metrics.answers.load(Relaxed), "in the last minute");
            }
            if minute % 60 == 0 {
                store.forget_sessions(now() - people::SESSION).await.ok();
            }
        }
    });
    let (crowd, counted) = ((!app.config.proxied).then(|| app.crowd.clone()), hub.clone());
    let doors = Doors::new(listener, crowd, app.config.limit_local, move || {
        counted.metrics.limited.fetch_add(1, Relaxed);
    });
    // What the doors need to be known by their visitors' addresses; there is nothing to do to them any more.
    let doors = doors.tap_io(|_| {});
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    let stopping = hub.clone();
    let (told, late) = oneshot::channel();
    let stop = async move {
        stop.await;
        stopping.stopping.store(true, Relaxed);
        tracing::info!(connections = stopping.metrics.connections.load(Relaxed), "stopping");
        told.send(()).ok();
        stopping.stop().await;
        // Others may go on with the matches at once, whoever is still being answered here.
        stopping.store.release().await.ok();
    };
    let late = async move {
        if late.await.is_err() {
            std::future::pending::<()>().await;
        }
        tokio::time::sleep(LINGER).await;
        tracing::warn!("some connections did not end, and are dropped");
    };
    let served = tokio::select! {
        served = axum::serve(doors, service).with_graceful_shutdown(stop).into_future() => served,
        () = late => Ok(()),
    };
    sweeping.abort();
    hub.store.release().await.ok();
    served
}

/// How long a server that stops waits for those who are still being answered.
const LINGER: Duration = Duration::from_secs(8);

/// Begins to write down what happens, for people or as JSON: from that level on (`error`, `warn`, `info`, `debug`), or what
/// `RUST_LOG` says, or `info`.
pub fn log(json: bool, level: Option<&str>) {
    let said = std::env::var("RUST_LOG").ok();
    let level = level.or(said.as_deref()).and_then(|level| level.parse().ok());
    let level = level.unwrap_or(tracing_subscriber::filter::LevelFilter::INFO);
    let base = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    // A second call, as in tests, changes nothing.
    if json {
        base.json().try_init().ok();
    } else {
        base.try_init().ok();
    }
}
