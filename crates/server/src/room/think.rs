//! Computer players: they think elsewhere, and answer when they have thought.

use super::{Msg, Room};
use crate::board::{Board, Head};
use crate::seen;
use dejarik_agents::{Brain, arena};
use dejarik_games::{Given, Lang};
use dejarik_kernel::Seat;
use std::sync::atomic::Ordering::Relaxed;

/// Who plays on for somebody who gave up while others play.
const SUBSTITUTE: &str = "greedy";

/// The computer player that answers for a seat, if one does.
fn computer<'a>(head: &'a Head, board: &Board, seat: Seat) -> Option<&'a str> {
    let bot = head.seats.get(seat.index()).and_then(|s| s.bot());
    bot.or_else(|| board.out.contains(&seat.0).then_some(SUBSTITUTE))
}

impl Room {
    /// Lets computer players think who are asked something.
    pub(super) fn think(&mut self) {
        let Some(board) = self.board.as_ref().filter(|board| board.over.is_none() && self.is_mine()) else { return };
        let Some(me) = self.me.upgrade() else { return };
        for seat in board.live.asked() {
            let Some(name) = computer(&self.head, board, seat) else { continue };
            let (Some(number), Some(study)) = (board.live.number(seat), board.live.study(seat)) else { continue };
            if self.thinking.contains(&(seat.0, number)) {
                continue;
            }
            let brain = self.brains[seat.index()].take().or_else(|| {
                let seed = u64::from(number).wrapping_add(u64::from(seat.0) << 32);
                let game = self.hub.game_of(&self.head)?;
                let arena = arena(&*game)?;
                arena.brain(name, seed).or_else(|_| arena.brain("random", seed)).ok()
            });
            let Some(mut brain) = brain else { continue };
            self.thinking.push((seat.0, number));
            let (places, me) = (self.hub.thinking.clone(), me.clone());
            tokio::spawn(async move {
                let _place = places.acquire().await;
                let thought = tokio::task::spawn_blocking(move || {
                    let nth = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| brain.think(&*study)));
                    (nth.unwrap_or_else(|_| Err("the computer player failed".to_owned())), brain)
                });
                if let Ok((nth, brain)) = thought.await {
                    me.send(Msg::Thought { seat: seat.0, number, nth, brain }).await.ok();
                }
            });
        }
    }

    pub(super) async fn thought(&mut self, seat: u8, number: u32, nth: Result<usize, String>, brain: Box<dyn Brain>) {
        self.thinking.retain(|t| *t != (seat, number));
        self.brains[seat as usize] = Some(brain);
        let open = self.board.as_ref().and_then(|board| board.live.number(Seat(seat)));
        if open == Some(number) {
            let nth = nth.unwrap_or_else(|e| {
                tracing::error!(id = self.id, "a computer player failed: {e}");
                0
            });
            let ask = seen::Asking { lang: Lang::English, seats: &[seat] };
            let entry = ask.answer(self.board.as_ref(), Some(seat), number, &Given::Nth(nth));
            let entry = entry.or_else(|_| ask.answer(self.board.as_ref(), Some(seat), number, &Given::Nth(0)));
            if let Ok(entry) = entry {
                self.flag().await;
                if self.act(Lang::English, &entry).await.is_ok() {
                    self.hub.metrics.thoughts.fetch_add(1, Relaxed);
                    self.tell().await;
                }
            }
        }
        self.think();
    }
}
