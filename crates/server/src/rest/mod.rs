//! The lobby, the books and the accounts: everything that is asked and answered once.

mod accounts;
mod api;
mod books;
mod lobby;
mod reels;

pub use reels::Films;

use crate::people::Caller;
use crate::serving::{App, Fail};
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The routes of all of it.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/api/games", get(books::games))
        .route("/api/games/{game}/squads", get(books::squads))
        .route("/api/games/{game}/check", post(books::check))
        .route("/api/games/{game}/rules", get(books::rules))
        .route("/api/games/{game}/consult", post(books::consult))
        .route("/api/games/{game}/rulings", get(books::rulings))
        .route("/api/games/{game}/rulings/{*name}", get(books::ruling))
        .route("/api/games/{game}/ruling-frames/{*name}", get(books::ruling_frames))
        .route("/api/games/{game}/ruling-query/{*name}", post(books::ruling_query))
        .route("/api/matches", get(lobby::list).post(lobby::create))
        .route("/api/matches/{id}", get(lobby::info))
        .route("/api/matches/{id}/join", post(lobby::join))
        .route("/api/matches/{id}/rematch", post(lobby::rematch))
        .route("/api/matches/{id}/mine", get(lobby::mine))
        .route("/api/matches/{id}/record", get(reels::record))
        .route("/api/matches/{id}/reel", get(reels::reel))
        .route("/api/matches/{id}/frames", get(reels::frames))
        .route("/api/matches/{id}/query", post(reels::query))
        .route("/api/matches/{id}/draws", get(reels::draws))
        .route("/api/matches/{id}/fairness", get(reels::fairness))
        .route("/api/me", get(accounts::me))
        .route("/api/account", post(accounts::register))
        .route("/api/account/password", post(accounts::password))
        .route("/api/session", post(accounts::enter).delete(accounts::leave))
        .route("/api/sessions", get(accounts::sessions))
        .route("/api/sessions/{id}", delete(accounts::revoke))
        .route("/api/squads", get(accounts::squads).put(accounts::keep_squad))
        .route("/api/squads/{game}/{name}", delete(accounts::drop_squad))
        .route("/api/history", get(accounts::history))
        .route("/api/players/{name}", get(accounts::profile))
        .route("/api/openapi.json", get(api::document))
        .route("/api/docs", get(api::page))
        .route("/api/docs.js", get(api::script))
}

/// A body that was read, or a refusal that says what is wrong with it.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Fail;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Fail> {
        let read: Result<Json<T>, JsonRejection> = Json::from_request(request, app).await;
        read.map(|Json(body)| Body(body)).map_err(|e| {
            app.hub.metrics.malformed.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            Fail(e.status(), crate::hub::told("malformed", e.body_text()))
        })
    }
}

/// An answer with a cookie, if there is one to set.
fn with_cookie<T: Serialize>(app: &App, caller: &Caller, fresh: Option<&str>, body: &T) -> Response {
    let mut response = Json(body).into_response();
    if let Some(token) = fresh {
        response
            .headers_mut()
            .insert(axum::http::header::SET_COOKIE, crate::people::set_cookie(app, caller, Some(token)));
    }
    response
}

fn not_found(what: &str) -> Fail {
    Fail::new(StatusCode::NOT_FOUND, "not_found", what)
}
