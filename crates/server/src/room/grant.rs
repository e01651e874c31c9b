//! What somebody asks of a match: granted, or refused with the reason.

use super::{Owner, Room};
use crate::board::{Board, Entry, Head};
use crate::hub::{Joined, Person, now, row, trouble};
use crate::seen;
use crate::store::StoreError;
use crate::text::in_language;
use crate::wire::lobby::{Joining, Seated, Trouble};
use crate::wire::play::{Ended, FromServer, Over, Refused, ToServer};
use dejarik_agents::Brain;
use dejarik_games::{Given, Lang};
use dejarik_kernel::{Seat, Undo};
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

impl Room {
    pub(super) async fn join(&mut self, wish: &Joining, by: &Person) -> Result<Seated, Trouble> {
        let Owner::Me(epoch) = self.owner else { return Err(trouble("store", "kept-elsewhere")) };
        let mut head = self.head.clone();
        let Joined { seat, live } = self.hub.join(&mut head, &self.id, wish, by)?;
        let row = row(&self.id, &head);
        self.hub.store.append_with(epoch, None, row, &[(by.who.clone(), seat)], None, Vec::new()).await.map_err(
            |e| {
                self.broken = e == StoreError::Missed;
                Trouble::from(e)
            },
        )?;
        self.board = live.map(|live| Board::new(&head, live));
        self.head = head;
        Ok(Seated { game: self.info(), secrets: self.hub.secrets(&self.id, &[seat], by), invite: None })
    }

    /// Calls the match off before it has begun, for who made it.
    async fn call_off(&mut self, seat: u8) -> Result<(), Refused> {
        let Owner::Me(epoch) = self.owner else {
            return Err(seen::refused("owner_gone", "kept-elsewhere-again"));
        };
        if self.head.over.is_some() {
            return Err(seen::refused("over", "match-over"));
        }
        if self.head.seats[seat as usize].who.as_ref() != Some(&self.head.host) {
            return Err(seen::refused("not_begun", "not-begun"));
        }
        let over = Over { winners: Vec::new(), by: Ended::CalledOff, seed: self.head.seed.clone() };
        // There is nothing to be seen in it: the lobby lists it no more.
        let head = Head { over: Some(over), public: false, ..self.head.clone() };
        let kept = self.hub.store.append_with(epoch, None, row(&self.id, &head), &[], None, Vec::new()).await;
        kept.map_err(|e| {
            self.broken = e == StoreError::Missed;
            seen::refused("store", "not-kept-look")
        })?;
        self.head = head;
        self.tell_seats();
        Ok(())
    }

    pub(super) async fn request(&mut self, conn: u64, request: ToServer, came: Instant) {
        self.hub.metrics.queue_time.note(came.elapsed());
        let Some(at) = self.watchers.iter().position(|w| w.conn == conn) else { return };
        let (lang, seats) = (self.watchers[at].lang, self.watchers[at].seats.clone());
        // What is done is done by the owner, and its computer players think there.
        let owners = request.changes() || matches!(request, ToServer::Thoughts { .. });
        if let (Owner::Other(owner), true) = (&self.owner, owners) {
            let (hub, id, owner, out) =
                (self.hub.clone(), self.id.clone(), owner.clone(), self.watchers[at].out.clone());
            tokio::spawn(async move {
                let message = hub.relay_request(&owner, &id, lang, seats, request).await;
                out.try_send(seen::encode(&message)).ok();
            });
            return;
        }
        let done = in_language(lang, self.grant(lang, &seats, Some(at), &request)).await;
        let message = match done {
            Ok(Some(message)) => message,
            Ok(None) => return,
            Err((id, refused)) => {
                self.hub.metrics.refused.fetch_add(1, Relaxed);
                FromServer::Refused(Refused { id, ..refused })
            }
        };
        if let FromServer::Ack { .. } = &message {
            self.tell_after(Some((conn, seen::encode(&message)))).await;
            self.hub.metrics.answer_time.note(came.elapsed());
            self.think();
        } else {
            let (message, slow) = (seen::encode(&message), &self.hub.metrics.slow);
            self.watchers.retain(|w| w.conn != conn || w.send_or_note(message.clone(), slow));
        }
    }

    /// Does what is asked, or says why not.
    pub(super) async fn grant(
        &mut self,
        lang: Lang,
        seats: &[u8],
        at: Option<usize>,
        request: &ToServer,
    ) -> Result<Option<FromServer>, (u32, Refused)> {
        let ask = seen::Asking { lang, seats };
        let entry = match request {
            ToServer::Hello(_) => return Err((0, seen::refused("hello", "hello-twice"))),
            ToServer::Ping { id } => return Ok(Some(FromServer::Pong { id: *id })),
            ToServer::Thoughts { id } => {
                // What a player thinks tells what it holds.
                if !self.board.as_ref().is_some_and(|board| board.over.is_some() || board.live.is_open()) {
                    return Err((*id, seen::refused("hidden", "thoughts-hidden")));
                }
                let thoughts = |(seat, brain): (u8, &Option<Box<dyn Brain>>)| {
                    let lines = brain.as_ref().map(|brain| brain.thoughts(lang)).unwrap_or_default();
                    serde_json::json!({ "seat": seat, "lines": lines })
                };
                let bots = (0u8..).zip(&self.brains).filter(|(n, _)| self.head.seats[*n as usize].bot().is_some());
                let value = bots.map(thoughts).collect();
                return Ok(Some(FromServer::Reply { id: *id, value }));
            }
            ToServer::Resync { id } => {
                let board = self.board.as_ref().ok_or_else(|| (*id, seen::refused("not_begun", "not-begun")))?;
                if !board.live.remembers(seen::tail(board)) {
                    self.recall(None).await.map_err(|e| (*id, e))?;
                }
                let (board, now) = (self.board.as_mut(), now());
                if let (Some(board), Some(at)) = (board, at)
                    && !self.watchers[at].everything(board, &self.head, now)
                {
                    seen::note_slow(&self.hub.metrics.slow);
                    self.watchers.remove(at);
                }
                return Ok(None);
            }
            ToServer::Query { .. }
            | ToServer::Why { .. }
            | ToServer::WhyNot { .. }
            | ToServer::Log { .. }
            | ToServer::Frame { .. } => {
                if let ToServer::Log { id, .. } | ToServer::Frame { id, .. } = request {
                    self.recall(None).await.map_err(|e| (*id, e))?;
                }
                return ask.reply(self.board.as_mut(), request).map(Some);
            }
            ToServer::Answer { id, seat, question, nth, choice } => {
                let given = match (nth, choice) {
                    (Some(nth), None) => Given::Nth(*nth),
                    (None, Some(choice)) => Given::Choice(choice.clone()),
                    _ => return Err((*id, seen::refused("malformed", "nth-or-choice"))),
                };
                self.flag().await;
                self.plays(&ask, *seat).map_err(|e| (*id, e))?;
                let entry = ask.answer(self.board.as_ref(), *seat, *question, &given).map_err(|e| (*id, e))?;
                (*id, entry)
            }
            ToServer::Undo { id, seat } => {
                let seat = self.plays(&ask, *seat).map_err(|e| (*id, e))?;
                // Who asks again has asked.
                if let Some(board) = self.offers_open().filter(|b| b.offers.undo.as_ref().is_some_and(|u| u.0 == seat))
                {
                    return Ok(Some(FromServer::Ack { id: *id, number: board.number }));
                }
                (*id, self.undo(seat, lang).map_err(|e| (*id, e))?)
            }
            ToServer::UndoAnswer { id, seat, yes } => {
                let seat = self.plays(&ask, *seat).map_err(|e| (*id, e))?;
                (*id, Entry::UndoAnswered { seat, yes: *yes, at: now() })
            }
            ToServer::Draw { id, seat } => {
                let seat = self.plays(&ask, *seat).map_err(|e| (*id, e))?;
                if self.head.seats.iter().any(|s| s.bot().is_some()) {
                    return Err((*id, seen::refused("bots_play_on", "no-draw-with-bots")));
                }
                if let Some(board) = self.offers_open().filter(|board| board.offers.draw.contains(&seat)) {
                    return Ok(Some(FromServer::Ack { id: *id, number: board.number }));
                }
                (*id, Entry::DrawOffered { seat, at: now() })
            }
            ToServer::NoDraw { id, seat } => {
                let seat = self.plays(&ask, *seat).map_err(|e| (*id, e))?;
                if self.offers_open().is_some_and(|board| board.offers.draw.is_empty()) {
                    return Err((*id, seen::refused("not_asked", "not-asked-that")));
                }
                (*id, Entry::DrawDeclined { seat, at: now() })
            }
            ToServer::Resign { id, seat } => {
                let seat = ask.seat(*seat).map_err(|e| (*id, e))?;
                if self.head.setup.is_none() {
                    self.call_off(seat).await.map_err(|e| (*id, e))?;
                    return Ok(Some(FromServer::Ack { id: *id, number: 0 }));
                }
                self.plays(&ask, Some(seat)).map_err(|e| (*id, e))?;
                (*id, Entry::Resigned { seat, at: now() })
            }
            ToServer::Claim { id, seat } => {
                let seat = self.plays(&ask, *seat).map_err(|e| (*id, e))?;
                (*id, self.claim(seat).map_err(|e| (*id, e))?)
            }
        };
        let (id, entry) = entry;
        let number = self.act(lang, &entry).await.map_err(|e| (id, e))?;
        if let Entry::Answered { .. } = entry {
            self.hub.metrics.answers.fetch_add(1, Relaxed);
        }
        Ok(Some(FromServer::Ack { id, number }))
    }

    /// The board, while something can be offered at it.
    fn offers_open(&self) -> Option<&Board> {
        self.board.as_ref().filter(|board| board.over.is_none())
    }

    /// The seat that is meant, which has not given up.
    fn plays(&self, ask: &seen::Asking<'_>, named: Option<u8>) -> Result<u8, Refused> {
        let seat = ask.seat(named)?;
        match self.board.as_ref().is_some_and(|board| board.out.contains(&seat) && board.over.is_none()) {
            true => Err(seen::refused("gave_up", "gave-up")),
            false => Ok(seat),
        }
    }

    /// Whether a seat may ask to take its last decision back, and who must agree.
    fn undo(&self, seat: u8, lang: Lang) -> Result<Entry, Refused> {
        let whose = |seat: u8| self.head.seats.get(seat as usize).and_then(|s| s.who.as_deref());
        let out = self.board.as_ref().map_or(&[][..], |board| &board.out);
        let others = (0..self.head.seats.len() as u8).filter(|s| whose(*s).is_some() && whose(*s) != whose(seat));
        let of: Vec<u8> = others.filter(|seat| !out.contains(seat)).collect();
        let board = self.board.as_ref().ok_or_else(|| seen::refused("not_begun", "not-begun"))?;
        if board.over.is_none() && of.is_empty() && !seen::may_undo(board, &self.head, seat) {
            let word = match board.live.undoable(Seat(seat)) {
                Some((_, Undo::Any)) => ("revealed", "refused-revealed"),
                Some((_, Undo::Fair)) | None => ("nothing_to_undo", "nothing-to-undo"),
            };
            return Err(seen::refused_as(word.0, dejarik_games::text::say(lang, word.1, &[])));
        }
        Ok(Entry::UndoAsked { seat, of, at: now() })
    }
}
