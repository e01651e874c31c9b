//! Clauses for what a command card has a unit do: each can follow the unit's name.

use super::{Speaker, finite, listed, one_of, tokens};
use crate::book::{Act, Count, Sight, Whose};
use crate::text;
use std::slice;

/// Whether a unit does something or may do it.
#[derive(Clone, Copy)]
enum How {
    Does,
    May,
}

impl How {
    fn word(self) -> &'static str {
        match self {
            How::Does => "does",
            How::May => "may",
        }
    }
}

impl Speaker<'_> {
    /// All that a unit does, one after another.
    pub(super) fn acts(&self, acts: &[Act]) -> String {
        let runs = acts.chunk_by(|a, b| matches!((a, b), (Act::Gain(..), Act::Gain(..))));
        listed(self.lang, "and-last", runs.map(|run| self.run(run)))
    }

    /// One thing, or several kinds of tokens that are gained together.
    fn run(&self, run: &[Act]) -> String {
        let [only] = run else {
            let kinds = run.iter().filter_map(|act| if let Act::Gain(t, n) = act { Some((*t, *n)) } else { None });
            let all = listed(self.lang, "and-last", kinds.map(|(t, n)| tokens(self.lang, t, n)));
            return self.say("act-gain", &[("how", How::Does.word().into()), ("tokens", all.into())]);
        };
        self.act(How::Does, only)
    }

    fn act(&self, how: How, act: &Act) -> String {
        let lang = self.lang;
        let form = ("how", how.word().into());
        let plain = |key: &str| self.say(key, slice::from_ref(&form));
        let number = |key: &str, n: u8| self.say(key, &[form.clone(), ("n", n.into())]);
        let inner = |key: &str, act: &Act| self.say(key, &[("does", self.act(how, act).into())]);
        let one = |whose: Whose, who: &str| self.who("who-one", whose, who);
        match act {
            Act::Gain(token, n) => self.say("act-gain", &[form, ("tokens", tokens(lang, *token, *n).into())]),
            Act::OneOf(count, kinds) => {
                let args = [form, ("tokens", one_of(lang, kinds).into()), ("count", self.count(count).into())];
                self.say("act-one-of", &args)
            }
            Act::Each(count, token) => {
                let args = [form, ("tokens", tokens(lang, *token, 1).into()), ("count", self.count(count).into())];
                self.say("act-each", &args)
            }
            Act::May(act) => self.act(How::May, act),
            Act::Recover => plain("act-recover"),
            Act::Move(speed) => number("act-move", *speed),
            Act::Owner(act) => {
                let args = [("owner", self.owner().into()), ("does", self.act(How::Does, act).into())];
                self.say("act-owner", &args)
            }
            Act::Calm(whose, who, reach, token) => {
                let who = self.who("who-each", *whose, who);
                let args = [("who", who.into()), ("n", (*reach).into()), ("token", text::token(lang, *token).into())];
                self.say("act-calm", &args)
            }
            Act::Spread(whose, who, reach, token, n) => {
                let within = match reach {
                    0 => self.say("within-anything", &[]),
                    n => self.say("within-range", &[("n", (*n).into())]),
                };
                let who = self.who("who-each", *whose, who);
                let tokens = tokens(lang, *token, *n);
                self.say("act-spread", &[("who", who.into()), ("within", within.into()), ("tokens", tokens.into())])
            }
            Act::Pass(token) => self.say("act-pass", &[("tokens", tokens(lang, *token, 1).into())]),
            Act::Has(keyword) => self.say("act-has", &[form, ("keyword", keyword.as_str().into())]),
            Act::Posted(n, who) => {
                let kind = self.kind(who);
                self.say("act-posted", &[("n", (*n).into()), ("kind", kind.into())])
            }
            Act::Late(act) => inner("act-late", act),
            Act::AttackOnce => plain("act-attack-once"),
            Act::Rouse(reach, who) => {
                let args = [("who", one(Whose::Friends, who).into()), ("n", finite(*reach).into())];
                self.say("act-rouse", &args)
            }
            Act::Strike(n) => number("act-strike", finite(*n)),
            Act::IfOrdered(act) => inner("act-if-ordered", act),
            Act::Shed(token) => self.say("act-shed", &[form, ("token", text::token(lang, *token).into())]),
            Act::Driven => plain("act-driven"),
            Act::Again => plain("act-again"),
            Act::Recalled => plain("act-recalled"),
            Act::Disorder(n, reach) => self.say("act-disorder", &[("n", (*n).into()), ("reach", (*reach).into())]),
            Act::Regain(name) => self.say("act-regain", &[("name", name.as_str().into())]),
            Act::All(acts) => match how {
                How::Does => self.acts(acts),
                How::May => self.say("act-all", &[("does", self.acts(acts).into())]),
            },
            Act::Or(first, second) => {
                let (first, second) = (self.act(How::May, first), self.act(How::Does, second));
                self.say("act-or", &[("first", first.into()), ("second", second.into())])
            }
            Act::Hurt(n) => number("act-hurt", *n),
            Act::Fight => plain("act-fight"),
            Act::Stride => plain("act-stride"),
            Act::Pounce => plain("act-pounce"),
            Act::IfSeen(reach, act) => {
                self.say("act-if-seen", &[("does", self.act(how, act).into()), ("n", (*reach).into())])
            }
            Act::Pick(whose, who, reach, sight, acts) => {
                let sight = match sight {
                    Sight::Seen => "seen",
                    Sight::Any => "any",
                };
                let args = [
                    form,
                    ("who", one(*whose, who).into()),
                    ("n", (*reach).into()),
                    ("sight", sight.into()),
                    ("does", self.acts(acts).into()),
                ];
                self.say("act-pick", &args)
            }
            Act::PickUpTo(most, whose, who, reach, acts) => {
                let kind = self.kind(who);
                let whose = super::whose_word(*whose);
                let who =
                    self.say("who-some", &[("n", (*most).into()), ("whose", whose.into()), ("kind", kind.into())]);
                let args = [("who", who.into()), ("n", (*reach).into()), ("does", self.acts(acts).into())];
                self.say("act-pick-some", &args)
            }
            Act::Handled => plain("act-handled"),
            Act::Hurled => plain("act-hurled"),
            Act::TakeOver(reach, most) => {
                self.say("act-take-over", &[("n", (*reach).into()), ("most", (*most).into())])
            }
            Act::HandOver(reach) => number("act-hand-over", *reach),
            Act::Shoved(speed) => number("act-shoved", *speed),
            Act::Pacified => plain("act-pacified"),
            Act::Sheltered => plain("act-sheltered"),
            Act::Falls => plain("act-falls"),
            Act::Dulled => plain("act-dulled"),
            Act::Slowed => plain("act-slowed"),
            Act::Paint => plain("act-paint"),
            Act::Smoke(n) => number("act-smoke", *n),
        }
    }

    fn count(&self, count: &Count) -> String {
        let key = match count {
            Count::Once => "count-once",
            Count::FriendsNear => "count-friends-near",
            Count::TroopersNear => "count-troopers-near",
            Count::FoesNear => "count-foes-near",
            Count::Wounds => "count-wounds",
            Count::Defeated => "count-defeated",
        };
        self.say(key, &[])
    }
}
