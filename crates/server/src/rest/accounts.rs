//! Accounts: make one, enter and leave it, and what it keeps.

use super::{Body, not_found, with_cookie};
use crate::board::Head;
use crate::hub::now;
use crate::people::{self, Caller, SessionsEnded};
use crate::rating;
use crate::serving::{Address, App, Fail};
use crate::store::{SessionRow, StoreError};
use crate::wire::account::{Enter, Me, NewPassword, Played, Profile, SavedSquad, SessionInfo};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

/// Who asks. A guest gets a session with this.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub async fn me(State(app): State<App>, Address(ip): Address, caller: Caller) -> Result<Response, Fail> {
    if caller.session().is_none() {
        app.may_make(ip)?;
    }
    let (me, fresh) = caller.me(&app).await?;
    Ok(with_cookie(&app, &caller, fresh.as_deref(), &me))
}

fn checked_password(password: &str) -> Result<(), Fail> {
    if (8..=200).contains(&password.chars().count()) {
        return Ok(());
    }
    Err(Fail::new(StatusCode::UNPROCESSABLE_ENTITY, "password", "password-length"))
}

/// Makes an account and enters it.
#[utoipa::path(post, path = "/api/account", request_body = Enter, responses((status = 200, body = Me)))]
pub async fn register(
    State(app): State<App>,
    Address(ip): Address,
    caller: Caller,
    Body(body): Body<Enter>,
) -> Result<Response, Fail> {
    app.may_enter(ip, &body.name).await?;
    let name = people::checked_name(&body.name)?;
    checked_password(&body.password)?;
    let hash = people::hash(body.password).await?;
    let guest = caller.session().filter(|row| row.account.is_none()).map(people::who);
    match app.hub.store.new_account(&name, &hash, now(), guest).await {
        Ok(()) => {}
        // A name that anybody can see in the lobby is no secret: who wants it must be told that it is taken.
        Err(StoreError::Missed) => return Err(Fail::new(StatusCode::CONFLICT, "name_taken", "name-taken")),
        Err(e) => return Err(e.into()),
    }
    enter_as(&app, &name, &caller).await
}

async fn enter_as(app: &App, name: &str, caller: &Caller) -> Result<Response, Fail> {
    let account = app.hub.store.account(name).await?.ok_or_else(|| not_found("no-such-account"))?;
    // What was begun as a guest, or in the same account, is gone on with; another account's is left.
    let goes_on = |old: &&SessionRow| old.account.is_none_or(|of| of == account.id);
    let instead = caller.session().filter(goes_on);
    let (token, _) = people::begin(app, Some(account.id), &account.name, caller.agent(), instead).await?;
    if let Some(old) = caller.session() {
        app.hub.store.end_session(old.id, None).await.ok();
        let ended = if instead.is_some() { SessionsEnded::Replaced(old.id) } else { SessionsEnded::One(old.id) };
        app.hub.end_sockets(ended).await;
    }
    let rating = rating::at(&account, now());
    let me = Me {
        name: account.name,
        account: true,
        rating: rating.map(|r| r.rating.round() as i32),
        deviation: rating.map(|r| r.deviation.round() as i32),
        csrf: app.hub.key.csrf(&token),
    };
    Ok(with_cookie(app, caller, Some(&token), &me))
}

/// Enters an account. Whether the name or the password was wrong is not said.
#[utoipa::path(post, path = "/api/session", request_body = Enter, responses((status = 200, body = Me)))]
pub async fn enter(
    State(app): State<App>,
    Address(ip): Address,
    caller: Caller,
    Body(body): Body<Enter>,
) -> Result<Response, Fail> {
    app.may_enter(ip, &body.name).await?;
    let account = app.hub.store.account(&body.name).await?;
    let (name, kept) = account.map_or((String::new(), None), |a| (a.name, Some(a.password)));
    if !people::verify(body.password, kept).await {
        tracing::info!(%ip, name = body.name, "a login was refused");
        return Err(Fail::new(StatusCode::UNAUTHORIZED, "wrong", "wrong-name-or-password"));
    }
    tracing::info!(%ip, name, "a login");
    enter_as(&app, &name, &caller).await
}

/// Leaves the account, or ends a guest's session.
#[utoipa::path(delete, path = "/api/session", responses((status = 204)))]
pub async fn leave(State(app): State<App>, caller: Caller) -> Result<Response, Fail> {
    if let Some(session) = caller.session() {
        app.hub.store.end_session(session.id, None).await.ok();
        app.hub.end_sockets(SessionsEnded::One(session.id)).await;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, people::set_cookie(&app, &caller, None))]).into_response())
}

/// Changes the password, and ends all other sessions.
#[utoipa::path(post, path = "/api/account/password", request_body = NewPassword, responses((status = 204)))]
pub async fn password(
    State(app): State<App>,
    Address(ip): Address,
    caller: Caller,
    Body(body): Body<NewPassword>,
) -> Result<StatusCode, Fail> {
    let (id, session) = caller.account()?;
    let account = app.hub.store.account_by_id(id).await?.ok_or_else(|| not_found("no-such-account"))?;
    app.may_enter(ip, &account.name).await?;
    if !people::verify(body.old, Some(account.password)).await {
        return Err(Fail::new(StatusCode::UNAUTHORIZED, "wrong", "wrong-password"));
    }
    checked_password(&body.new)?;
    let hash = people::hash(body.new).await?;
    app.hub.store.new_password(id, &hash, session.id).await?;
    app.hub.end_sockets(SessionsEnded::AllBut { account: id, but: session.id }).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Where the account is entered.
#[utoipa::path(get, path = "/api/sessions", responses((status = 200, body = Vec<SessionInfo>)))]
pub async fn sessions(State(app): State<App>, caller: Caller) -> Result<Json<Vec<SessionInfo>>, Fail> {
    let (id, this) = caller.account()?;
    let info = |row: SessionRow| SessionInfo {
        this: row.id == this.id,
        id: row.id,
        created: row.created,
        seen: row.seen,
        agent: row.agent,
    };
    Ok(Json(app.hub.store.sessions(id).await?.into_iter().map(info).collect()))
}

/// Ends one of the account's sessions.
#[utoipa::path(delete, path = "/api/sessions/{id}", params(("id" = i64, Path)), responses((status = 204)))]
pub async fn revoke(State(app): State<App>, Path(session): Path<i64>, caller: Caller) -> Result<StatusCode, Fail> {
    let (id, _) = caller.account()?;
    match app.hub.store.end_session(session, Some(id)).await {
        Ok(()) => {
            app.hub.end_sockets(SessionsEnded::One(session)).await;
            Ok(StatusCode::NO_CONTENT)
        }
        Err(StoreError::Missed) => Err(not_found("no-such-session")),
        Err(e) => Err(e.into()),
    }
}

/// The squads that the account keeps.
#[utoipa::path(get, path = "/api/squads", responses((status = 200, body = Vec<SavedSquad>)))]
pub async fn squads(State(app): State<App>, caller: Caller) -> Result<Json<Vec<SavedSquad>>, Fail> {
    let (id, _) = caller.account()?;
    Ok(Json(app.hub.store.squads(id).await?))
}

/// Squads that an account may keep.
const MOST_SQUADS: usize = 200;

/// Keeps a squad, in place of one of the same name; it need not be legal yet.
#[utoipa::path(put, path = "/api/squads", request_body = SavedSquad, responses((status = 204)))]
pub async fn keep_squad(
    State(app): State<App>,
    caller: Caller,
    Body(squad): Body<SavedSquad>,
) -> Result<StatusCode, Fail> {
    let (id, _) = caller.account()?;
    let sane = !squad.name.trim().is_empty() && squad.name.len() <= 100 && squad.text.len() <= 20_000;
    if !sane || squad.notes.len() > 20_000 || app.hub.game(&squad.game).is_none() {
        return Err(Fail::new(StatusCode::UNPROCESSABLE_ENTITY, "squad", "squad-shape"));
    }
    let others = app.hub.store.squads(id).await?;
    let others = others.iter().filter(|other| (&other.game, &other.name) != (&squad.game, &squad.name));
    if others.count() >= MOST_SQUADS {
        return Err(Fail::new(StatusCode::UNPROCESSABLE_ENTITY, "too_many", "most-squads"));
    }
    app.hub.store.keep_squad(id, &squad).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Drops a squad.
#[utoipa::path(delete, path = "/api/squads/{game}/{name}", params(("game" = String, Path), ("name" = String, Path)),
    responses((status = 204)))]
pub async fn drop_squad(
    State(app): State<App>,
    Path((game, name)): Path<(String, String)>,
    caller: Caller,
) -> Result<StatusCode, Fail> {
    let (id, _) = caller.account()?;
    match app.hub.store.drop_squad(id, &game, &name).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(StoreError::Missed) => Err(not_found("no-such-squad")),
        Err(e) => Err(e.into()),
    }
}

/// The matches that one has played, guest or not, the newest first.
#[utoipa::path(get, path = "/api/history", responses((status = 200, body = Vec<Played>)))]
pub async fn history(State(app): State<App>, caller: Caller) -> Result<Json<Vec<Played>>, Fail> {
    let Some(session) = caller.session() else { return Ok(Json(Vec::new())) };
    let who = people::who(session);
    let mut played: Vec<Played> = Vec::new();
    for row in app.hub.store.played(&who, 200).await? {
        let (id, seat) = (row[0].text(), row[4].int() as u8);
        let Ok(head) = serde_json::from_str::<Head>(&row[2].text()) else { continue };
        // What was called off before it began is nothing that was played.
        if head.over.is_some() && head.setup.is_none() {
            continue;
        }
        let won = head.over.as_ref().filter(|o| !o.winners.is_empty()).map(|over| over.winners.contains(&seat));
        match played.last_mut().filter(|last| last.id == id) {
            Some(last) => {
                last.seats.push(seat);
                last.won = last.won.max(won);
            }
            None => played.push(Played {
                id,
                game: head.game,
                label: head.label,
                over: head.over.is_some(),
                won,
                at: row[3].int(),
                seats: vec![seat],
            }),
        }
    }
    Ok(Json(played))
}

/// What anybody may know of an account.
#[utoipa::path(get, path = "/api/players/{name}", params(("name" = String, Path)), responses((status = 200, body = Profile)))]
pub async fn profile(State(app): State<App>, Path(name): Path<String>) -> Result<Json<Profile>, Fail> {
    let account = app.hub.store.account(&name).await?.ok_or_else(|| not_found("no-such-player"))?;
    let rating = rating::at(&account, now());
    Ok(Json(Profile {
        name: account.name,
        rating: rating.map(|r| r.rating.round() as i32),
        deviation: rating.map(|r| r.deviation.round() as i32),
        rated: account.rated,
    }))
}
