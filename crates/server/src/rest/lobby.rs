//! Matches: make, find, join.

use super::{Body, with_cookie};
use crate::board::Head;
use crate::hub::{now, trouble};
use crate::people::Caller;
use crate::room::{self, Msg};
use crate::serving::{Address, App, Fail};
use crate::wire::lobby::{Again, Joining, MatchInfo, NewMatch, Seated};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;
use tokio::sync::oneshot;

/// After so long, in milliseconds, the lobby shows a match no more that still waits: nobody sits there. An invitation to it holds.
const PATIENCE: i64 = 24 * 60 * 60 * 1000;

/// Makes a match.
#[utoipa::path(post, path = "/api/matches", request_body = NewMatch, responses((status = 200, body = Seated)))]
pub async fn create(
    State(app): State<App>,
    Address(ip): Address,
    caller: Caller,
    Body(wish): Body<NewMatch>,
) -> Result<Response, Fail> {
    app.may_make(ip)?;
    let (person, fresh) = caller.person(&app, wish.name.as_deref()).await?;
    let seated = app.hub.create(&wish, &person).await?;
    Ok(with_cookie(&app, &caller, fresh.as_deref(), &seated))
}

/// Which matches are wanted.
#[derive(Deserialize)]
pub struct Which {
    status: Option<String>,
}

/// Public matches: those that wait for somebody, those that are being played, or those that are over.
#[utoipa::path(get, path = "/api/matches", params(("status" = Option<String>, Query, description = "waiting, playing or over")),
    responses((status = 200, body = Vec<MatchInfo>)))]
pub async fn list(State(app): State<App>, Query(which): Query<Which>) -> Result<Json<Vec<MatchInfo>>, Fail> {
    let all = ["waiting", "playing", "over"];
    let wanted = all.iter().filter(|status| which.status.as_deref().is_none_or(|s| s == **status));
    let mut infos = Vec::new();
    for status in wanted {
        let waits = *status == "waiting";
        let since = if waits { now() - PATIENCE } else { 0 };
        for (id, head) in app.hub.store.list(status, since, 50).await? {
            match serde_json::from_str::<Head>(&head) {
                // Who thinks of sitting down wants to know whether anybody is there.
                Ok(_) if waits => infos.extend(room::info(&app.hub, &id).await),
                Ok(head) => infos.push(head.info(&id)),
                Err(_) => {}
            }
        }
    }
    Ok(Json(infos))
}

/// What anybody may know of a match.
#[utoipa::path(get, path = "/api/matches/{id}", params(("id" = String, Path)), responses((status = 200, body = MatchInfo)))]
pub async fn info(State(app): State<App>, Path(id): Path<String>) -> Result<Json<MatchInfo>, Fail> {
    Ok(Json(room::info(&app.hub, &id).await?))
}

/// Sits down at a match that waits.
#[utoipa::path(post, path = "/api/matches/{id}/join", params(("id" = String, Path)), request_body = Joining,
    responses((status = 200, body = Seated)))]
pub async fn join(
    State(app): State<App>,
    Address(ip): Address,
    Path(id): Path<String>,
    caller: Caller,
    Body(wish): Body<Joining>,
) -> Result<Response, Fail> {
    app.may_make(ip)?;
    let (by, fresh) = caller.person(&app, wish.name.as_deref()).await?;
    let (reply, seated) = oneshot::channel();
    app.hub.room(&id).send(Msg::Join { wish, by, reply }).await.ok();
    let seated = match seated.await {
        Ok(seated) => seated?,
        Err(_) => return Err(app.hub.unreached(&id).await.into()),
    };
    Ok(with_cookie(&app, &caller, fresh.as_deref(), &seated))
}

/// Offers a match that is over once more to those who played it, or accepts that.
#[utoipa::path(post, path = "/api/matches/{id}/rematch", params(("id" = String, Path)), request_body = Again,
    responses((status = 200, body = Seated)))]
pub async fn rematch(
    State(app): State<App>,
    Address(ip): Address,
    Path(id): Path<String>,
    caller: Caller,
    Body(wish): Body<Again>,
) -> Result<Json<Seated>, Fail> {
    app.may_make(ip)?;
    if caller.session().is_none() {
        return Err(trouble("not_your_seat", "not-your-match").into());
    }
    let (by, _) = caller.person(&app, None).await?;
    Ok(Json(room::rematch(&app.hub, &id, &by, wish.lang).await?))
}

/// The secrets of one's own seats, for who comes back from elsewhere.
#[utoipa::path(get, path = "/api/matches/{id}/mine", params(("id" = String, Path)), responses((status = 200, body = Seated)))]
pub async fn mine(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Result<Json<Seated>, Fail> {
    let head = app.hub.store.head(&id).await?.and_then(|head| serde_json::from_str::<Head>(&head).ok());
    let head = head.ok_or_else(|| trouble("no_such_match", "no-such-match"))?;
    let game = room::info(&app.hub, &id).await?;
    if caller.session().is_none() {
        return Ok(Json(Seated { game, secrets: Vec::new(), invite: None }));
    }
    let (person, _) = caller.person(&app, None).await?;
    let seats = app.hub.store.seats_of(&person.who, &id).await?;
    // Who made it may have been a guest then.
    let of_host = |seat: &u8| head.seats.get(*seat as usize).is_some_and(|s| s.who.as_ref() == Some(&head.host));
    let host = person.who == head.host || seats.iter().any(of_host);
    let open = host && head.seats.iter().any(|seat| !seat.taken());
    let secrets = app.hub.secrets(&id, &seats, &person);
    Ok(Json(Seated { game, secrets, invite: open.then(|| app.hub.key.invite(&id)) }))
}
