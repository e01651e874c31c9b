//! Matches that are over: their Records, their films, and the proof of their dice.

use super::books::{Wanted, frames as frames_of, reeling};
use super::{Body, not_found};
use crate::board::Head;
use crate::hub::{told, trouble};
use crate::secret;
use crate::serving::{App, Fail};
use crate::wire::lobby::{Drawn, Fairness, Fell, Frame, Reeling, Status};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use dejarik_games::Reel;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError};
use tokio::sync::Mutex;

async fn head(app: &App, id: &str) -> Result<Head, Fail> {
    let head = app.hub.store.head(id).await?.and_then(|head| serde_json::from_str::<Head>(&head).ok());
    Ok(head.ok_or_else(|| trouble("no_such_match", "no-such-match"))?)
}

/// The Record of a match that is over; of one that goes on it would tell every secret.
async fn kept(app: &App, id: &str) -> Result<(Head, Vec<u8>), Fail> {
    let head = head(app, id).await?;
    if head.status() != Status::Over {
        return Err(not_found("not-over-yet"));
    }
    let record = app.hub.store.record(id).await?.ok_or_else(|| not_found("no-record"))?;
    Ok((head, record))
}

/// Films that are kept for those who wind them back and forth.
const FILMS: usize = 16;

/// A film that several may look at, one at a time.
pub type Film = Arc<Mutex<Box<dyn Reel>>>;

/// The films that were looked at last.
#[derive(Default)]
pub struct Films(std::sync::Mutex<Vec<(String, Film)>>);

impl Films {
    fn find(&self, id: &str) -> Option<Film> {
        let mut films = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = films.iter().position(|(known, _)| known == id)?;
        // The one that is looked at becomes the last to go.
        let found = films.remove(at);
        films.push(found.clone());
        Some(found.1)
    }

    fn keep(&self, id: &str, film: &Film) {
        let mut films = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        films.retain(|(known, _)| known != id);
        if films.len() >= FILMS {
            films.remove(0);
        }
        films.push((id.to_owned(), film.clone()));
    }
}

async fn film(app: &App, id: &str) -> Result<(Head, Film), Fail> {
    if let Some(film) = app.films.find(id) {
        return Ok((head(app, id).await?, film));
    }
    let (head, record) = kept(app, id).await?;
    let hub = app.hub.clone();
    let of = head.clone();
    // Playing a whole game again takes a while: it is done where it holds nobody up.
    let reel = tokio::task::spawn_blocking(move || {
        let game = hub.game_of(&of).ok_or_else(|| trouble("no_such_game", "no-such-game"))?;
        game.reel(&record).map_err(|e| told("record", e.to_string()))
    });
    let reel = reel.await.map_err(|_| trouble("record", "record-unplayable"))??;
    let film = Arc::new(Mutex::new(reel));
    app.films.keep(id, &film);
    Ok((head, film))
}

/// Does something with a film where it holds nobody up.
async fn wind<T: Send + 'static>(
    film: Film,
    work: impl FnOnce(&mut dyn Reel) -> T + Send + 'static,
) -> Result<T, Fail> {
    let done = tokio::task::spawn_blocking(move || work(&mut **film.blocking_lock()));
    Ok(done.await.map_err(|_| trouble("record", "record-unplayable"))?)
}

/// The Record of a match that is over, for `dejarik replay`.
#[utoipa::path(get, path = "/api/matches/{id}/record", params(("id" = String, Path)),
    responses((status = 200, content_type = "application/octet-stream", body = Vec<u8>)))]
pub async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<impl IntoResponse, Fail> {
    let (_, record) = kept(&app, &id).await?;
    let name = format!("attachment; filename=\"{id}.dejarik\"");
    Ok(([(header::CONTENT_TYPE, "application/octet-stream".to_owned()), (header::CONTENT_DISPOSITION, name)], record))
}

/// A match that is over, to be looked at event by event.
#[utoipa::path(get, path = "/api/matches/{id}/reel", params(("id" = String, Path), ("lang" = Option<String>, Query), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = Reeling)))]
pub async fn reel(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Reeling>, Fail> {
    let (head, film) = film(&app, &id).await?;
    let squads: Option<BTreeSet<&str>> = head.seats.iter().map(|seat| seat.title.as_deref()).collect();
    // Players know each other by their squads, unless two brought the same.
    let called = squads.filter(|squads| squads.len() == head.seats.len()).is_some();
    let (game, label) = (head.game, head.label);
    let reeling = wind(film, move |reel| reeling(&game, label, reel, &wanted)).await?;
    let seats = if called { head.seats.into_iter().filter_map(|seat| seat.title).collect() } else { reeling.seats };
    Ok(Json(Reeling { over: head.over, seats, ..reeling }))
}

/// Frames of a match that is over: 40 at most.
#[utoipa::path(get, path = "/api/matches/{id}/frames", params(("id" = String, Path), ("from" = Option<usize>, Query),
    ("to" = Option<usize>, Query), ("lang" = Option<String>, Query), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = Vec<Frame>)))]
pub async fn frames(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<Frame>>, Fail> {
    let (_, film) = film(&app, &id).await?;
    Ok(Json(wind(film, move |reel| frames_of(reel, &wanted)).await?))
}

/// Where in a match a question is asked.
#[derive(Deserialize)]
pub struct At {
    n: usize,
}

/// A question of the game's own client about the table after an event.
#[utoipa::path(post, path = "/api/matches/{id}/query", params(("id" = String, Path), ("n" = usize, Query), ("lang" = Option<String>, Query)),
    request_body = Object, responses((status = 200, body = Object)))]
pub async fn query(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(at): Query<At>,
    Query(wanted): Query<Wanted>,
    Body(ask): Body<Value>,
) -> Result<Json<Value>, Fail> {
    let (_, film) = film(&app, &id).await?;
    let mut reel = film.lock().await;
    let seat = wanted.seat(reel.seats());
    reel.query(wanted.lang(), seat, at.n, &ask).map(Json).map_err(|e| told("query", e).into())
}

/// All dice and shuffles of a match that is over, in order: each must follow from the seed.
#[utoipa::path(get, path = "/api/matches/{id}/draws", params(("id" = String, Path)), responses((status = 200, body = Vec<Drawn>)))]
pub async fn draws(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Vec<Drawn>>, Fail> {
    let (_, film) = film(&app, &id).await?;
    let told = |drawn: &dejarik_kernel::Drawn| {
        let fell = match &drawn.fell {
            dejarik_kernel::Fell::Dice(dice, faces) => Fell::Dice { sides: dice.sides, faces: faces.to_vec() },
            dejarik_kernel::Fell::Order(order) => Fell::Shuffle { order: order.clone() },
        };
        Drawn { n: drawn.events, fell }
    };
    let drawn = film.lock().await.draws().iter().map(told).collect();
    Ok(Json(drawn))
}

/// What is needed to check every die of a match; while it goes on, only the promise.
#[utoipa::path(get, path = "/api/matches/{id}/fairness", params(("id" = String, Path)), responses((status = 200, body = Fairness)))]
pub async fn fairness(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Fairness>, Fail> {
    let head = head(&app, &id).await?;
    let commitment = head.promise(&id);
    if head.status() != Status::Over {
        let (preimage, seed) = (None, None);
        return Ok(Json(Fairness { commitment, preimage, seed, commitment_holds: false, dice_hold: false }));
    }
    let same_seed = |reel: &dyn Reel| reel.seed() == secret::seed(&head.seed) && reel.verified();
    let dice_hold = match film(&app, &id).await {
        Ok((_, film)) => same_seed(&**film.lock().await),
        Err(_) => false,
    };
    let preimage = secret::preimage(&id, &head.seed);
    Ok(Json(Fairness {
        commitment_holds: secret::sha256(&preimage) == commitment,
        commitment,
        preimage: Some(preimage),
        dice_hold,
        seed: Some(head.seed),
    }))
}
