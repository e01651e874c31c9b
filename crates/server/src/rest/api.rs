//! The description of the lobby for programs and people.

use super::{accounts, books, lobby, reels};
use crate::wire::lobby::Trouble;
use axum::Json;
use axum::response::Html;
use utoipa::openapi::{ContentBuilder, Ref, ResponseBuilder};
use utoipa::{Modify, OpenApi};

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
        books::ruling_query,
        lobby::create,
        lobby::list,
        lobby::info,
        lobby::join,
        lobby::rematch,
        lobby::mine,
        reels::record,
        reels::reel,
        reels::frames,
        reels::query,
        reels::draws,
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
    ),
    components(schemas(Trouble)),
    modifiers(&Refusals)
)]
pub struct Api;

/// Whatever is asked may be refused, and always in the same form.
struct Refusals;

impl Modify for Refusals {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let body = ContentBuilder::new().schema(Some(Ref::from_schema_name("Trouble"))).build();
        let refused = ResponseBuilder::new().description("It was not done, and why.").content("application/json", body);
        let refused = refused.build();
        for item in api.paths.paths.values_mut() {
            let doors = [&mut item.get, &mut item.put, &mut item.post, &mut item.delete];
            for door in doors.into_iter().flatten() {
                door.responses.responses.insert("default".to_owned(), refused.clone().into());
            }
        }
    }
}

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
