//! The description of the lobby for programs and people.

use super::{accounts, books, lobby, reels};
use axum::Json;
use axum::response::Html;
use utoipa::OpenApi;

/// Everything that can be asked.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Dejarik",
        description = "The lobby, the books and the accounts of a Dejarik server. Play itself goes over \
        the socket at /api/socket, which docs/protocol.md describes."
    ),
    paths(
        books::games,
        books::squads,
        books::check,
        books::rules,
        books::consult,
        books::rulings,
        books::ruling,
        books::ruling_frames,
        lobby::create,
        lobby::list,
        lobby::info,
        lobby::join,
        lobby::mine,
        reels::record,
        reels::reel,
        reels::frames,
        reels::query,
        reels::fairness,
        accounts::me,
        accounts::register,
        accounts::enter,
        accounts::leave,
        accounts::password,
        accounts::sessions,
        accounts::revoke,
        accounts::squads,
        accounts::keep_squad,
        accounts::drop_squad,
        accounts::history,
        accounts::profile
    )
)]
pub struct Api;

/// The description for programs.
pub async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}

/// The description for people: one page that reads the other.
pub async fn page() -> Html<&'static str> {
    Html(include_str!("docs.html"))
}

/// What that page runs.
pub async fn script() -> impl axum::response::IntoResponse {
    ([(axum::http::header::CONTENT_TYPE, "text/javascript")], include_str!("docs.js"))
}
