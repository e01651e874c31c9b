//! Ratings after a rated match between two accounts: Glicko-2.

use crate::board::Head;
use crate::store::{Statement, Store, Val, sql};
use crate::wire::play::Ended;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// The statements that set the ratings of those who played, if the match counts.
pub async fn after(store: &Store, head: &Head) -> Vec<Statement> {
    let Some(over) = head.over.as_ref().filter(|over| head.rated && over.by != Ended::CalledOff) else {
        return Vec::new();
    };
    let account = |seat: usize| head.seats.get(seat)?.who.as_deref()?.strip_prefix("account:")?.parse::<i64>().ok();
    let (2, Some(one), Some(two)) = (head.seats.len(), account(0), account(1)) else { return Vec::new() };
    if one == two {
        return Vec::new();
    }
    let (Ok(Some(first)), Ok(Some(second))) = (store.account_by_id(one).await, store.account_by_id(two).await) else {
        return Vec::new();
    };
    let outcome = match over.winners.as_slice() {
        [0] => Outcomes::WIN,
        [1] => Outcomes::LOSS,
        _ => Outcomes::DRAW,
    };
    let (a, b) = new_ratings(first.rating, second.rating, outcome);
    vec![rate(one, a), rate(two, b)]
}

fn new_ratings(
    a: Option<(f64, f64, f64)>,
    b: Option<(f64, f64, f64)>,
    outcome: Outcomes,
) -> (Glicko2Rating, Glicko2Rating) {
    let rating = |kept: Option<(f64, f64, f64)>| {
        kept.map_or_else(Glicko2Rating::new, |(rating, deviation, volatility)| Glicko2Rating {
            rating,
            deviation,
            volatility,
        })
    };
    glicko2(&rating(a), &rating(b), &outcome, &Glicko2Config::new())
}

fn rate(account: i64, rating: Glicko2Rating) -> Statement {
    let update = "UPDATE accounts SET rating = ?2, deviation = ?3, volatility = ?4, rated = rated + 1 WHERE id = ?1";
    let thousandths = |x: f64| Val::Int((x * 1000.0).round() as i64);
    let volatility = Val::Int((rating.volatility * 1e9).round() as i64);
    sql(update, [account.into(), thousandths(rating.rating), thousandths(rating.deviation), volatility])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_gains_and_who_loses_loses() {
        let (a, b) = new_ratings(None, None, Outcomes::WIN);
        assert!(a.rating > 1500.0 && b.rating < 1500.0 && a.deviation < 350.0);
        let (c, d) = new_ratings(Some((1800.0, 60.0, 0.06)), Some((1500.0, 60.0, 0.06)), Outcomes::LOSS);
        assert!(c.rating < 1800.0 && d.rating > 1500.0);
    }
}
