//! The messages of a match's socket. A client says [`ToServer::Hello`] first; then each side sends what it has to say.
//! Every request carries an `id` of the client's own, and is answered by exactly one message with that `id`.

use super::lobby::MatchInfo;
use dejarik_games::Json;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// What a client says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message: who is there, and what for.
    Hello(Hello),
    /// An answer to the open question: the place of an option, or a choice.
    Answer {
        /// The request's number, of the client's own.
        id: u32,
        /// Who answers; may be left out by who has one seat.
        seat: Option<u8>,
        /// The question's number.
        question: u32,
        /// The place of the option.
        nth: Option<usize>,
        /// Or the choice, spelled out.
        #[ts(type = "unknown")]
        choice: Option<Value>,
    },
    /// A question of the game's own client about the table.
    Query {
        /// The request's number.
        id: u32,
        /// As whom; a spectator if left out and the client has no seat.
        seat: Option<u8>,
        /// What the game's client wants to know; each game has its own.
        #[ts(type = "unknown")]
        ask: Value,
    },
    /// What a number is made of, in words such as `attack Vader Luke`.
    Why {
        /// The request's number.
        id: u32,
        /// Which number.
        words: String,
    },
    /// Why something is no good answer to the open question.
    WhyNot {
        /// The request's number.
        id: u32,
        /// Who asks.
        seat: Option<u8>,
        /// The choice.
        #[ts(type = "unknown")]
        choice: Value,
    },
    /// Earlier lines of the log.
    Log {
        /// The request's number.
        id: u32,
        /// From this event.
        from: usize,
        /// To before this one.
        to: usize,
    },
    /// The table after so many events, as it was then.
    Frame {
        /// The request's number.
        id: u32,
        /// How many events.
        n: usize,
    },
    /// Everything anew, as after a gap.
    Resync {
        /// The request's number.
        id: u32,
    },
    /// Asks to take back one's last decision; granted at once where nobody else is concerned.
    Undo {
        /// The request's number.
        id: u32,
        /// Who asks.
        seat: Option<u8>,
    },
    /// Grants or declines what another seat asked to take back.
    UndoAnswer {
        /// The request's number.
        id: u32,
        /// Who answers.
        seat: Option<u8>,
        /// Whether it is granted.
        yes: bool,
    },
    /// Offers a draw, or agrees to one that is offered.
    Draw {
        /// The request's number.
        id: u32,
        /// Who offers or agrees.
        seat: Option<u8>,
    },
    /// Declines a draw that is offered.
    NoDraw {
        /// The request's number.
        id: u32,
        /// Who declines.
        seat: Option<u8>,
    },
    /// Gives the game up.
    Resign {
        /// The request's number.
        id: u32,
        /// Who gives up.
        seat: Option<u8>,
    },
    /// Claims the match against those it waits for, who have been away for long.
    Claim {
        /// The request's number.
        id: u32,
        /// Who claims.
        seat: Option<u8>,
    },
    /// What the computer players thought about their last answer.
    Thoughts {
        /// The request's number.
        id: u32,
    },
    /// Whether anybody is there.
    Ping {
        /// The request's number.
        id: u32,
    },
}

impl ToServer {
    /// The request's number; 0 for a hello.
    pub fn id(&self) -> u32 {
        match self {
            ToServer::Hello(_) => 0,
            ToServer::Answer { id, .. }
            | ToServer::Query { id, .. }
            | ToServer::Why { id, .. }
            | ToServer::WhyNot { id, .. }
            | ToServer::Log { id, .. }
            | ToServer::Frame { id, .. }
            | ToServer::Resync { id }
            | ToServer::Undo { id, .. }
            | ToServer::UndoAnswer { id, .. }
            | ToServer::Draw { id, .. }
            | ToServer::NoDraw { id, .. }
            | ToServer::Resign { id, .. }
            | ToServer::Claim { id, .. }
            | ToServer::Thoughts { id }
            | ToServer::Ping { id } => *id,
        }
    }

    /// Whether it changes something in the match.
    pub fn changes(&self) -> bool {
        match self {
            ToServer::Answer { .. }
            | ToServer::Undo { .. }
            | ToServer::UndoAnswer { .. }
            | ToServer::Draw { .. }
            | ToServer::NoDraw { .. }
            | ToServer::Resign { .. }
            | ToServer::Claim { .. } => true,
            ToServer::Hello(_)
            | ToServer::Query { .. }
            | ToServer::Why { .. }
            | ToServer::WhyNot { .. }
            | ToServer::Log { .. }
            | ToServer::Frame { .. }
            | ToServer::Resync { .. }
            | ToServer::Thoughts { .. }
            | ToServer::Ping { .. } => false,
        }
    }
}

/// The first message of a client.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The version of the protocol that the client speaks.
    pub version: u32,
    /// The match.
    #[serde(rename = "match")]
    pub game: String,
    /// The secrets of the seats that the client plays: none for a spectator, several for a hot seat.
    #[serde(default)]
    pub secrets: Vec<String>,
    /// The language of all words: `en` or `pl`.
    #[serde(default)]
    pub lang: Option<String>,
    /// Whether to leave out the table itself, as a program may that keeps its own.
    #[serde(default)]
    pub blind: bool,
    /// The number of the last state that the client has seen, if it comes back: it then gets what is new.
    #[serde(default)]
    pub after: Option<u32>,
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The answer to hello.
    Welcome(Box<Welcome>),
    /// Everything anew: at the beginning, after a gap, and after something was taken back.
    State(Box<Table>),
    /// What is new; it follows the state with the number before it. Whoever has another asks for everything anew.
    Update(Box<Table>),
    /// The request was done, and is kept whatever happens.
    Ack {
        /// The request.
        id: u32,
        /// The number of the state that it led to.
        number: u32,
    },
    /// The request was not done, and changed nothing.
    Refused(Refused),
    /// The answer to a query, `why`, `why_not`, `log`, `frame` or `thoughts`.
    Reply {
        /// The request.
        id: u32,
        /// The answer.
        #[ts(type = "unknown")]
        value: Value,
    },
    /// Who sits where, and who is there, has changed.
    Seats(Box<MatchInfo>),
    /// The answer to ping.
    Pong {
        /// The request.
        id: u32,
    },
    /// The last message before the server closes the connection.
    Bye {
        /// A stable word for programs: `version`, `no_such_match`, `bad_secret`, `too_slow`, `too_much`, `silent`, `malformed`,
        /// `restart`, `try_again`, `session_ended`.
        reason: String,
        /// A sentence for people.
        text: String,
    },
}

/// The answer to hello.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Welcome {
    /// The version of the protocol.
    pub version: u32,
    /// The match.
    #[serde(rename = "match")]
    pub game: MatchInfo,
    /// The seats that the client plays.
    pub seats: Vec<u8>,
}

/// The table as one client sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Table {
    /// Counts everything that was done in the match; never goes back.
    pub number: u32,
    /// Counts how often something was taken back.
    pub revision: u32,
    /// Through whose eyes `view` is; nobody's: a spectator's.
    pub viewer: Option<u8>,
    /// The table; each game has its own. Nothing if the client is blind, or the match has not begun.
    #[ts(type = "unknown")]
    pub view: Json,
    /// The open questions to the client's seats.
    pub questions: Vec<Put>,
    /// Whom the match waits for.
    pub waiting: Vec<u8>,
    /// The lines of the log: the last of them in a state, the new ones in an update.
    pub log: Vec<Told>,
    /// How many events there are.
    pub events: usize,
    /// The clocks, if there are any.
    pub clocks: Option<Clocks>,
    /// What is offered.
    pub offers: Offers,
    /// Who has given up or run out of time while others play on: a computer player answers for them.
    #[serde(default)]
    pub out: Vec<u8>,
    /// Whether the asked client could take back its last decision by itself.
    pub undo: bool,
    /// How it ended, if it has.
    pub over: Option<Over>,
}

/// A question to a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Put {
    /// Its number: an answer names it.
    pub number: u32,
    /// Who is asked.
    pub seat: u8,
    /// What is asked, as data; each game has its own.
    #[ts(type = "unknown")]
    pub ask: Json,
    /// What is asked, in words.
    pub words: String,
    /// What may be answered; in an open question only samples.
    pub options: Vec<Offered>,
    /// Whether other answers than the options may be good.
    pub open: bool,
}

/// One option of a question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Offered {
    /// The choice as data.
    #[ts(type = "unknown")]
    pub choice: Json,
    /// The choice in words.
    pub words: String,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Told {
    /// Its place among all events.
    pub n: usize,
    /// The event as data; each game has its own.
    #[ts(type = "unknown")]
    pub event: Json,
    /// The event as a line of the log; empty: not worth a line.
    pub words: String,
}

/// Why a request was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Refused {
    /// The request.
    pub id: u32,
    /// A stable word for programs, such as `not_an_option`, `old_question`, `not_asked`, `not_your_seat`.
    pub reason: String,
    /// A sentence for people, in their language where the game says it.
    pub text: String,
    /// The rule it follows from, if it does.
    pub rule: Option<String>,
}

/// The clocks of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Clocks {
    /// What each seat has left, in milliseconds, as this was sent.
    #[ts(type = "Array<number>")]
    pub left: Vec<i64>,
    /// Whose clocks run.
    pub running: Vec<u8>,
}

/// What is offered.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Offers {
    /// The seats that would agree to a draw.
    pub draw: Vec<u8>,
    /// The seat that asks to take its last decision back, and the seats that have yet to agree.
    pub undo: Option<(u8, Vec<u8>)>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Over {
    /// Who won; nobody: a draw.
    pub winners: Vec<u8>,
    /// By what.
    pub by: Ended,
    /// The seed from which all dice follow, in hexadecimal.
    pub seed: String,
}

/// By what a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// By the rules of the game.
    Rules,
    /// Somebody gave up.
    Resigned,
    /// Somebody's time ran out.
    Time,
    /// A draw was agreed.
    Agreed,
    /// It was called off before it began, or cannot go on.
    CalledOff,
    /// Somebody was away for long, and another seat claimed it.
    Absent,
}
