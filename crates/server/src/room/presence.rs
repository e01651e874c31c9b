//! Who is here, on this server or another one, and since when somebody is away: whoever waits for long may claim the match.

use super::Room;
use crate::board::Entry;
use crate::cluster::Note;
use crate::hub::now;
use crate::seen;
use crate::wire::play::Refused;
use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// How often a server says again which seats are played from it.
pub(super) const BEAT: Duration = Duration::from_secs(20);
/// A server that has not said so for this long has nobody any more.
const FORGOTTEN: Duration = Duration::from_secs(70);

/// Who is here, and since when others are not.
pub(super) struct Presence {
    /// Since when, in milliseconds, nobody has been here for a seat.
    since: Vec<Option<i64>>,
    /// The seats that are played from other servers, and when that was said.
    elsewhere: HashMap<String, (Vec<u8>, Instant)>,
    /// What other servers were told, and when.
    told: Option<(Vec<u8>, Instant)>,
}

impl Presence {
    /// Nobody is here yet.
    pub(super) fn new(seats: usize) -> Presence {
        Presence { since: vec![Some(now()); seats], elsewhere: HashMap::new(), told: None }
    }

    /// For how long nobody has been here for a seat, in milliseconds.
    pub(super) fn away(&self, seat: u8, now: i64) -> Option<i64> {
        self.since.get(seat as usize).copied().flatten().map(|since| (now - since).max(0))
    }
}

impl Room {
    /// Whether somebody is connected, here or elsewhere, who plays a seat.
    pub(super) fn is_here(&self, seat: u8) -> bool {
        let fresh = |(seats, said): &(Vec<u8>, Instant)| said.elapsed() < FORGOTTEN && seats.contains(&seat);
        self.watchers.iter().any(|w| w.seats.contains(&seat)) || self.presence.elsewhere.values().any(fresh)
    }

    /// Notes who has come and who has gone.
    pub(super) fn note_who_is_here(&mut self) {
        for seat in 0..self.presence.since.len() {
            let here = self.is_here(seat as u8);
            let since = &mut self.presence.since[seat];
            *since = if here { None } else { Some(since.unwrap_or_else(now)) };
        }
        self.say_who_is_here();
    }

    /// Tells other servers which seats are played from here, if that is new or was not said for a while.
    pub(super) fn say_who_is_here(&mut self) {
        if !self.hub.store.shared() {
            return;
        }
        let mut seats: Vec<u8> = self.watchers.iter().flat_map(|w| w.seats.iter().copied()).collect();
        seats.sort_unstable();
        seats.dedup();
        let said = self.presence.told.as_ref();
        let known = said.is_some_and(|(told, at)| *told == seats && (seats.is_empty() || at.elapsed() < BEAT));
        if known || (said.is_none() && seats.is_empty()) {
            return;
        }
        self.presence.told = Some((seats.clone(), Instant::now()));
        let (hub, id, from) = (self.hub.clone(), self.id.clone(), self.hub.store.server.to_string());
        tokio::spawn(async move { hub.note(&Note::Here { id, from, seats }).await.ok() });
    }

    /// Another server says which seats are played from it.
    pub(super) fn elsewhere(&mut self, from: String, seats: Vec<u8>) {
        let before = self.presence.elsewhere.insert(from, (seats.clone(), Instant::now()));
        if before.is_none() {
            // One that was not known before does not know who is here either.
            self.presence.told = None;
        }
        if before.is_none_or(|(known, _)| known != seats) {
            self.tell_seats();
        }
    }

    /// What it means that a seat claims the match: those it waits for have been away for long.
    pub(super) fn claim(&mut self, seat: u8) -> Result<Entry, Refused> {
        self.note_who_is_here();
        let board = self.board.as_ref().ok_or_else(|| seen::refused("not_begun", "not-begun"))?;
        if board.over.is_some() {
            return Err(seen::refused("over", "match-over"));
        }
        let (now, long) = (now(), self.hub.claim_after.load(Relaxed));
        let person = |s: u8| self.head.seats.get(s as usize).is_some_and(|head| head.bot().is_none());
        let away = |s: u8| self.presence.away(s, now).is_some_and(|away| away >= long);
        let asked = board.live.asked().into_iter().map(|s| s.0);
        let of: Vec<u8> = asked.filter(|s| *s != seat && person(*s) && !board.out.contains(s) && away(*s)).collect();
        if of.is_empty() {
            Err(seen::refused("nobody_away", "nobody-away"))
        } else {
            Ok(Entry::Claimed { seat, of, at: now })
        }
    }
}
