//! The games and their books: squads, maps, rules, rulings.

use super::{Body, not_found};
use crate::hub::{army, lang, told, trouble};
use crate::serving::{App, Fail};
use crate::web::Rulings;
use crate::wire::lobby::{
    Found, Frame, GameInfo, ReelLine, ReelMark, Reeling, RuleVerdict, RulingInfo, SquadInfo, SquadReport, SquadText,
};
use axum::Json;
use axum::extract::{Path, Query, State};
use dejarik_agents::arena;
use dejarik_games::{Lang, Reel};
use dejarik_kernel::Seat;
use dejarik_kernel::ruling::Document;
use serde::Deserialize;
use serde_json::Value;

/// What can be said in the address of a question.
#[derive(Deserialize, Default)]
pub struct Wanted {
    lang: Option<String>,
    q: Option<String>,
    /// Through whose eyes; nobody's: a spectator's.
    seat: Option<u8>,
    from: Option<usize>,
    to: Option<usize>,
    case: Option<usize>,
    n: Option<usize>,
}

impl Wanted {
    /// The language.
    pub fn lang(&self) -> Lang {
        lang(self.lang.as_deref())
    }

    /// The seat, if there is one.
    pub fn seat(&self, seats: usize) -> Option<Seat> {
        self.seat.map(Seat).filter(|seat| seat.index() < seats)
    }

    /// The frames from, to and with; not more than so many.
    pub fn range(&self, count: usize, most: usize) -> std::ops::RangeInclusive<usize> {
        let from = self.from.unwrap_or(0).min(count);
        from..=self.to.unwrap_or(from).clamp(from, from.saturating_add(most - 1)).min(count)
    }
}

/// Every game that can be played.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games(State(app): State<App>) -> Json<Vec<GameInfo>> {
    let info = |game: &dyn dejarik_games::Game| GameInfo {
        name: game.name().to_owned(),
        about: game.about().to_owned(),
        version: game.version(),
        fewest: game.players().0,
        most: game.players().1,
        sizes: game.sizes(),
        bots: arena(game).map(|a| a.agents().into_iter().map(str::to_owned).collect()).unwrap_or_default(),
        maps: game.maps(),
        maps_by_limit: limits(game).map(|limit| (limit, game.maps_for(limit))).collect(),
    };
    Json(app.hub.games.iter().map(|game| info(&**game)).collect())
}

/// The limits that its ready squads keep.
fn limits(game: &dyn dejarik_games::Game) -> impl Iterator<Item = u16> {
    game.squads(Lang::English).into_iter().filter(|squad| squad.ready).map(|squad| squad.limit)
}

fn game<'a>(app: &'a App, name: &str) -> Result<&'a dyn dejarik_games::Game, Fail> {
    Ok(app.hub.game(name).ok_or_else(|| trouble("no_such_game", "no-such-game"))?)
}

/// The squads that a game brings.
#[utoipa::path(get, path = "/api/games/{game}/squads", params(("game" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = Vec<SquadInfo>)))]
pub async fn squads(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<SquadInfo>>, Fail> {
    let info = |s: dejarik_games::SquadEntry| SquadInfo {
        name: s.name,
        title: s.title,
        faction: s.faction,
        limit: s.limit,
        cost: s.cost,
        size: s.size,
        seat: s.seat.map(|seat| seat.0),
        ready: s.ready,
    };
    Ok(Json(game(&app, &name)?.squads(wanted.lang()).into_iter().map(info).collect()))
}

/// What the rules say about a squad.
#[utoipa::path(post, path = "/api/games/{game}/check", params(("game" = String, Path), ("lang" = Option<String>, Query)),
    request_body = SquadText, responses((status = 200, body = SquadReport)))]
pub async fn check(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(wanted): Query<Wanted>,
    Body(squad): Body<SquadText>,
) -> Result<Json<SquadReport>, Fail> {
    let game = app.hub.game_with(wanted.lang(), &name, &squad.own)?;
    let report = game.check_squad(wanted.lang(), &army(&squad.squad));
    let report = report.map_err(|e| told("squad", e.to_string()))?;
    let verdict = |v: dejarik_games::RuleVerdict| RuleVerdict { rule: v.rule, ok: v.ok, text: v.text };
    Ok(Json(SquadReport {
        title: report.title,
        legal: report.legal,
        cost: report.cost,
        limit: report.limit,
        verdicts: report.verdicts.into_iter().map(verdict).collect(),
        members: report.members,
        unimplemented: report.unimplemented,
        text: report.text,
    }))
}

/// What can be looked up by words.
#[utoipa::path(get, path = "/api/games/{game}/rules", params(("game" = String, Path), ("q" = String, Query), ("lang" = Option<String>, Query)),
    responses((status = 200, body = Vec<Found>)))]
pub async fn rules(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<Found>>, Fail> {
    let words: String = wanted.q.as_deref().unwrap_or_default().chars().take(200).collect();
    let found = |f: dejarik_games::Found| Found { title: f.title, text: f.text, cite: f.cite };
    Ok(Json(game(&app, &name)?.look_up(wanted.lang(), &words).into_iter().map(found).collect()))
}

/// A question of the game's own client that needs no table.
#[utoipa::path(post, path = "/api/games/{game}/consult", params(("game" = String, Path), ("lang" = Option<String>, Query)),
    request_body = Object, responses((status = 200, body = Object)))]
pub async fn consult(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(wanted): Query<Wanted>,
    Body(ask): Body<Value>,
) -> Result<Json<Value>, Fail> {
    game(&app, &name)?.consult(wanted.lang(), &ask).map(Json).map_err(|e| told("query", e).into())
}

/// The rulings of a game that speak of something; all without words.
#[utoipa::path(get, path = "/api/games/{game}/rulings", params(("game" = String, Path), ("q" = Option<String>, Query)),
    responses((status = 200, body = Vec<RulingInfo>)))]
pub async fn rulings(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<RulingInfo>>, Fail> {
    game(&app, &name)?;
    let words = wanted.q.unwrap_or_default().to_lowercase();
    // The first who asks has them all read, where that holds nobody up.
    let read = tokio::task::spawn_blocking(move || Rulings::of(&name)).await;
    let all = read.map_err(|_| not_found("ruling-unreadable"))?;
    let titled = |info: &RulingInfo| info.title.to_lowercase().contains(&words);
    let mut found: Vec<RulingInfo> =
        all.iter().filter(|(info, text)| titled(info) || text.contains(&words)).map(|(info, _)| info.clone()).collect();
    // Those that have it in their title come first.
    found.sort_by_cached_key(|info| (!titled(info), info.name.clone()));
    Ok(Json(found))
}

fn ruling_reel(app: &App, name: &str, ruling: &str, wanted: &Wanted) -> Result<(Document, Box<dyn Reel>), Fail> {
    let text = Rulings::text(name, ruling).ok_or_else(|| not_found("no-such-ruling"))?;
    let document = Document::parse(&text).map_err(|_| not_found("ruling-unreadable"))?;
    let reel = game(app, name)?.ruling_reel(&document, wanted.case.unwrap_or(0));
    let reel = reel.map_err(|e| Fail::from(told("ruling", e.found)))?;
    Ok((document, reel))
}

/// A ruling's case, to be looked at event by event.
#[utoipa::path(get, path = "/api/games/{game}/rulings/{name}", params(("game" = String, Path), ("name" = String, Path),
    ("case" = Option<usize>, Query), ("lang" = Option<String>, Query)), responses((status = 200, body = Reeling)))]
pub async fn ruling(
    State(app): State<App>,
    Path((name, ruling)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Reeling>, Fail> {
    let (document, mut reel) = ruling_reel(&app, &name, &ruling, &wanted)?;
    let cases = document.variants.into_iter().map(|variant| variant.name).collect();
    Ok(Json(Reeling { cases, ..reeling(&name, document.title, &mut *reel, &wanted) }))
}

/// Frames of a ruling's case.
#[utoipa::path(get, path = "/api/games/{game}/ruling-frames/{name}", params(("game" = String, Path), ("name" = String, Path),
    ("case" = Option<usize>, Query), ("from" = Option<usize>, Query), ("to" = Option<usize>, Query)),
    responses((status = 200, body = Vec<Frame>)))]
pub async fn ruling_frames(
    State(app): State<App>,
    Path((name, ruling)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<Frame>>, Fail> {
    let (_, mut reel) = ruling_reel(&app, &name, &ruling, &wanted)?;
    Ok(Json(frames(&mut *reel, &wanted)))
}

/// A question of the game's own client about the table of a ruling's case after an event.
#[utoipa::path(post, path = "/api/games/{game}/ruling-query/{name}", params(("game" = String, Path), ("name" = String, Path),
    ("case" = Option<usize>, Query), ("n" = Option<usize>, Query), ("lang" = Option<String>, Query)),
    request_body = Object, responses((status = 200, body = Object)))]
pub async fn ruling_query(
    State(app): State<App>,
    Path((name, ruling)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
    Body(ask): Body<Value>,
) -> Result<Json<Value>, Fail> {
    let (_, mut reel) = ruling_reel(&app, &name, &ruling, &wanted)?;
    reel.query(wanted.lang(), None, wanted.n.unwrap_or(0), &ask).map(Json).map_err(|e| told("query", e).into())
}

/// What a client needs to show a film.
pub fn reeling(game: &str, label: String, reel: &mut dyn Reel, wanted: &Wanted) -> Reeling {
    let lang = wanted.lang();
    let seat = wanted.seat(reel.seats());
    Reeling {
        game: game.to_owned(),
        label,
        seats: Seat::first(reel.seats()).map(|seat| reel.seat_name(lang, seat)).collect(),
        count: reel.count(),
        lines: reel.lines(lang, seat).into_iter().map(|(n, words)| ReelLine { n, words }).collect(),
        cases: Vec::new(),
        marks: reel.marks().iter().map(|(line, text, n)| ReelMark { line: *line, text: text.clone(), n: *n }).collect(),
        version: reel.version().to_owned(),
        verified: reel.verified(),
        over: None,
    }
}

/// Frames at once.
const MOST_FRAMES: usize = 40;

/// The frames that are wanted.
pub fn frames(reel: &mut dyn Reel, wanted: &Wanted) -> Vec<Frame> {
    let (lang, seat) = (wanted.lang(), wanted.seat(reel.seats()));
    let range = wanted.range(reel.count(), MOST_FRAMES);
    let frame = |n: usize| {
        let frame = reel.frame(lang, seat, n);
        Frame { n: frame.n, event: frame.event, words: frame.words, view: frame.view }
    };
    range.map(frame).collect()
}
