//! What goes over the network, as types: the messages of a match's socket in [`play`], the bodies of the lobby in
//! [`lobby`]. The browser's types are written from these (`web/src/lib/wire`), and a test compares them.

pub mod account;
pub mod lobby;
pub mod play;

/// The version of the protocol: a client that speaks another is told so and let go.
pub const VERSION: u32 = 1;

/// Every type that the browser's are written from, as files: name and text.
pub fn typescript() -> Vec<(String, String)> {
    use ts_rs::TS;
    let mut files = Vec::new();
    macro_rules! add { ($($type:ty),* $(,)?) => { $(
        let text = <$type>::export_to_string().expect("a type that can be written");
        files.push((format!("{}.ts", <$type>::ident()), text.trim_end().to_owned() + "\n"));
    )* } }
    add!(play::ToServer, play::Hello, play::Put, play::Offered, play::FromServer, play::Table, play::Told, play::Over);
    add!(play::Ended, play::Offers, play::Clocks, play::Refused, play::Welcome);
    add!(lobby::NewMatch, lobby::SeatWish, lobby::Who, lobby::SquadWish, lobby::ClockWish, lobby::Joining);
    add!(lobby::Rematch, lobby::Again);
    add!(lobby::Seated, lobby::SeatSecret, lobby::MatchInfo, lobby::SeatInfo, lobby::Status, lobby::GameInfo);
    add!(lobby::SquadInfo, lobby::SquadText, lobby::SquadReport, lobby::RuleVerdict, lobby::Found, lobby::Reeling);
    add!(lobby::ReelLine, lobby::ReelMark, lobby::Frame, lobby::Trouble, lobby::Fairness, lobby::RulingInfo);
    add!(lobby::Drawn, lobby::Fell);
    add!(account::Me, account::Enter, account::SessionInfo, account::SavedSquad, account::Played, account::Profile);
    add!(account::NewPassword);
    files.sort();
    files
}
