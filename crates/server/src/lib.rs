//! Games over the network: a lobby, matches, accounts, and a socket for play.
//!
//! A match is a [`board::Head`] and a list of [`board::Entry`]; one task owns it ([`room`]), writes every entry before it
//! acknowledges it ([`store`]), and tells those who look on what they may see ([`seen`]). The server knows no rule of any game:
//! it speaks to them by `dejarik_games::Live`.
//!
//! Reading order: [`wire`] (what goes over the network), [`board`], [`room`], [`seen`], [`socket`], [`hub`], [`store`],
//! [`serving`], then `rest`.

pub mod board;
pub mod client;
pub mod cluster;
pub mod doors;
pub mod hub;
pub mod load;
pub mod metrics;
pub mod people;
mod rating;
mod rest;
pub mod room;
pub mod secret;
pub mod seen;
pub mod serving;
pub mod socket;
pub mod store;
pub mod text;
pub mod upgrade;
mod web;
pub mod wire;
