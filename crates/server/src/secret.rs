//! Secrets: of seats, of invitations, of sessions, and of dice.

use hmac::{Hmac, Mac};
use sha2::{Digest, Sha256};

/// The key from which this server's secrets follow.
#[derive(Clone)]
pub struct Key(Vec<u8>);

impl Key {
    /// The key in hexadecimal.
    pub fn read(hex: &str) -> Option<Key> {
        let digit = |i: usize| u8::from_str_radix(hex.get(i..i + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..hex.len()).step_by(2).map(digit).collect();
        bytes.filter(|bytes| bytes.len() >= 32).map(Key)
    }

    fn mac(&self, what: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length");
        mac.update(what.as_bytes());
        hex(&mac.finalize().into_bytes()[..20])
    }

    /// The secret of a seat, as it is handed to a session: it holds as long as the session does.
    pub fn seat(&self, id: &str, seat: u8, session: &str) -> String {
        format!("{session}.{}", self.mac(&format!("seat {id} {seat} {session}")))
    }

    /// The invitation to a match.
    pub fn invite(&self, id: &str) -> String {
        self.mac(&format!("invite {id}"))
    }

    /// What a page of that session must send with every change.
    pub fn csrf(&self, token: &str) -> String {
        self.mac(&format!("csrf {token}"))
    }

    /// The seat that a secret is of, among so many, and the session that it was handed to.
    pub fn seat_of<'s>(&self, id: &str, seats: usize, secret: &'s str) -> Option<(u8, &'s str)> {
        let (session, _) = secret.split_once('.')?;
        if !session.bytes().all(|b| b.is_ascii_hexdigit()) {
            return None;
        }
        // Every seat is compared in full, so that the time taken tells nothing.
        let fits = |seat: &u8| same(&self.seat(id, *seat, session), secret);
        (0..seats as u8).fold(None, |found, seat| if fits(&seat) { Some((seat, session)) } else { found })
    }
}

/// Whether two texts are the same, in a time that depends on their length only.
pub fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |sum, (x, y)| sum | (x ^ y)) == 0
}

/// Random bytes in hexadecimal.
pub fn random(bytes: usize) -> String {
    let mut buffer = vec![0; bytes];
    getrandom::fill(&mut buffer).expect("the system gives random bytes");
    hex(&buffer)
}

/// Bytes in hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// SHA-256 of a text, in hexadecimal.
pub fn sha256(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

/// The text whose hash is shown before the first roll of a match.
pub fn preimage(id: &str, seed: &str) -> String {
    format!("dejarik dice 1\nmatch {id}\nseed {seed}\n")
}

/// The hash that is shown before the first roll of a match: a promise of its seed.
pub fn commitment(id: &str, seed: &str) -> String {
    sha256(&preimage(id, seed))
}

/// A seed in hexadecimal.
pub fn seed(hex: &str) -> Option<u128> {
    u128::from_str_radix(hex, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_names_its_seat_and_nothing_else_does() {
        let key = Key::read(&random(32)).unwrap();
        let other = Key::read(&random(32)).unwrap();
        for seat in 0..4 {
            assert_eq!(key.seat_of("abc", 4, &key.seat("abc", seat, "05e5")), Some((seat, "05e5")));
            assert_eq!(key.seat_of("abd", 4, &key.seat("abc", seat, "05e5")), None);
            assert_eq!(key.seat_of("abc", 4, &other.seat("abc", seat, "05e5")), None);
            assert_eq!(key.seat_of("abc", 4, &key.seat("abc", seat, "05e5")[1..]), None);
            assert_eq!(key.seat_of("abc", 4, &key.seat("abc", seat, "05e5").replacen('5', "6", 1)), None);
            assert_eq!(key.seat_of("abc", 4, &key.seat("abc", seat, "not one")), None);
        }
        assert_eq!(key.seat_of("abc", 4, &key.invite("abc")), None);
        assert_eq!(key.seat_of("abc", 2, &key.seat("abc", 3, "05e5")), None);
        assert_eq!(key.seat_of("abc", 4, ""), None);
    }

    #[test]
    fn a_promise_holds_for_one_seed_only() {
        assert_eq!(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        assert_ne!(commitment("m", "00ff"), commitment("m", "00fe"));
        assert_ne!(commitment("m", "00ff"), commitment("n", "00ff"));
    }
}
