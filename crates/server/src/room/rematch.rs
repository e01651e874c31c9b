//! The same match once more. Who offers it is told of in the match that is over; whoever accepts sits down at the same table.

use super::{Msg, Owner, Room};
use crate::board::{Head, SeatHead};
use crate::hub::{Hub, Person, row, trouble};
use crate::secret;
use crate::store::StoreError;
use crate::wire::lobby::{Joining, NewMatch, Rematch, SeatWish, Seated, Trouble, Who};
use dejarik_games::{Game, Lang};
use std::sync::Arc;
use tokio::sync::oneshot;

impl Room {
    /// The offer that stands: a seat's, if there was none yet, or none but one that has come to nothing.
    pub(super) async fn again(&mut self, seat: u8, not: Option<String>) -> Result<Rematch, Trouble> {
        let Owner::Me(epoch) = self.owner else { return Err(trouble("store", "kept-elsewhere")) };
        if self.head.setup.is_none() || self.head.over.is_none() {
            return Err(trouble("not_over", "not-over-yet"));
        }
        if let Some(offer) = self.head.rematch.as_ref().filter(|offer| not.as_ref() != Some(&offer.id)) {
            return Ok(offer.clone());
        }
        let offer = Rematch { id: secret::random(8), by: seat };
        let head = Head { rematch: Some(offer.clone()), ..self.head.clone() };
        let kept = self.hub.store.append_with(epoch, None, row(&self.id, &head), &[], None, Vec::new()).await;
        kept.map_err(|e| {
            self.broken = e == StoreError::Missed;
            Trouble::from(e)
        })?;
        self.head = head;
        self.tell_seats();
        Ok(offer)
    }
}

/// By how many seats everybody moves on: by one, unless each side has squads of its own.
fn turn(game: &dyn Game) -> usize {
    usize::from(game.squads(Lang::English).iter().all(|squad| squad.seat.is_none()))
}

/// The match of a head once more, as the player of these seats wishes for it.
fn once_more(head: &Head, turn: usize, mine: &[u8]) -> NewMatch {
    let seats = head.seats.len();
    let seat = |new: usize| {
        let old = (new + seats - turn) % seats;
        let SeatHead { wish, squad, .. } = &head.seats[old];
        let who = match wish {
            Who::Bot(name) => Who::Bot(name.clone()),
            Who::Me | Who::Open if mine.contains(&(old as u8)) => Who::Me,
            Who::Me | Who::Open => Who::Open,
        };
        SeatWish { who, squad: squad.clone() }
    };
    NewMatch {
        game: head.game.clone(),
        seats: (0..seats).map(seat).collect(),
        map: head.map.clone(),
        clock: head.clock,
        public: false,
        rated: head.rated,
        name: None,
        lang: None,
        own: head.own.clone(),
        limit: head.limit,
        allow_own: Some(head.allow_own),
    }
}

async fn head(hub: &Hub, id: &str) -> Result<Option<Head>, Trouble> {
    Ok(hub.store.head(id).await?.and_then(|head| serde_json::from_str(&head).ok()))
}

/// Offers the match of that id once more, or accepts the offer that stands: whoever comes first makes the match, the others join it.
pub async fn rematch(hub: &Arc<Hub>, id: &str, by: &Person, lang: Option<String>) -> Result<Seated, Trouble> {
    let mine = hub.store.seats_of(&by.who, id).await?;
    let Some(first) = mine.first().copied() else { return Err(trouble("not_your_seat", "not-your-match")) };
    let mut not = None;
    loop {
        let (reply, offer) = oneshot::channel();
        hub.room(id).send(Msg::Again { seat: first, not: not.take(), reply }).await.ok();
        let Ok(offer) = offer.await else { return Err(hub.unreached(id).await) };
        let offer = offer?;
        let old = head(hub, id).await?.ok_or_else(|| trouble("no_such_match", "no-such-match"))?;
        let game = hub.game_of(&old).ok_or_else(|| trouble("no_such_game", "no-such-game"))?;
        let turn = turn(&*game);
        let Some(new) = head(hub, &offer.id).await? else {
            let wish = NewMatch { lang: lang.clone(), ..once_more(&old, turn, &mine) };
            match hub.create_as(offer.id.clone(), &wish, old.public, by).await {
                // The other one was faster.
                Err(e) if e.reason == "store" && head(hub, &offer.id).await?.is_some() => continue,
                made => return made,
            }
        };
        if new.over.is_some() && new.setup.is_none() {
            // It was called off: another is offered.
            not = Some(offer.id);
            continue;
        }
        return sit_down(hub, &offer.id, &mine, (turn, new.seats.len()), by, lang).await;
    }
}

/// Takes the seats in a rematch that go with those of the match before.
async fn sit_down(
    hub: &Arc<Hub>,
    id: &str,
    mine: &[u8],
    (turn, seats): (usize, usize),
    by: &Person,
    lang: Option<String>,
) -> Result<Seated, Trouble> {
    let there = hub.store.seats_of(&by.who, id).await?;
    let wanted: Vec<u8> = mine.iter().map(|seat| ((*seat as usize + turn) % seats) as u8).collect();
    for seat in wanted.iter().filter(|seat| !there.contains(seat)) {
        let invite = Some(hub.key.invite(id));
        let wish = Joining { seat: Some(*seat), invite, lang: lang.clone(), ..Joining::default() };
        let (reply, seated) = oneshot::channel();
        hub.room(id).send(Msg::Join { wish, by: by.clone(), reply }).await.ok();
        match seated.await {
            Ok(seated) => seated?,
            Err(_) => return Err(hub.unreached(id).await),
        };
    }
    Ok(Seated { game: super::info(hub, id).await?, secrets: hub.secrets(id, &wanted, by), invite: None })
}
