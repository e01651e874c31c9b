//! Ratings after a rated match between two accounts: Glicko-2.

use crate::board::Head;
use crate::store::{Account, Statement, Store, StoreError, Val, sql};
use crate::wire::play::Ended;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// A rating grows as unsure in so many milliseconds without a rated match as in one period of Glicko-2: a week.
const PERIOD: f64 = 7.0 * 24.0 * 3600.0 * 1000.0;
/// No rating is less sure than one that has only begun.
const LEAST_SURE: f64 = 350.0;
/// What a rating differs by in the units of Glicko-2.
const SCALE: f64 = 173.717_8;

/// The statements that set the ratings of those who played, if the match counts. They are done only if neither rating was
/// changed meanwhile.
pub async fn after(store: &Store, head: &Head, now: i64) -> Result<Vec<Statement>, StoreError> {
    let Some(over) = head.over.as_ref().filter(|over| head.rated && over.by != Ended::CalledOff) else {
        return Ok(Vec::new());
    };
    let account = |seat: usize| head.seats.get(seat)?.who.as_deref()?.strip_prefix("account:")?.parse::<i64>().ok();
    let (2, Some(one), Some(two)) = (head.seats.len(), account(0), account(1)) else { return Ok(Vec::new()) };
    if one == two {
        return Ok(Vec::new());
    }
    let (Some(first), Some(second)) = (store.account_by_id(one).await?, store.account_by_id(two).await?) else {
        return Ok(Vec::new());
    };
    let outcome = match over.winners.as_slice() {
        [0] => Outcomes::WIN,
        [1] => Outcomes::LOSS,
        _ => Outcomes::DRAW,
    };
    let (a, b) = new_ratings(at(&first, now), at(&second, now), outcome);
    let mut both = vec![rate(&first, a, now), rate(&second, b, now)];
    // Two matches of the same two take their rows in the same order, so that neither waits for the other.
    if one > two {
        both.reverse();
    }
    Ok(both)
}

/// Whether both would change the same ratings from the same ones.
pub fn same(a: &[Statement], b: &[Statement]) -> bool {
    let from = |s: &Statement| (s.values[0].clone(), s.values[5].clone());
    a.iter().map(from).eq(b.iter().map(from))
}

/// The rating of an account at a time, if it has one: the longer since the last match, the less sure it is.
pub fn at(account: &Account, now: i64) -> Option<Glicko2Rating> {
    let (rating, deviation, volatility) = account.rating?;
    let idle = account.rated_at.map_or(0.0, |at| (now - at).max(0) as f64 / PERIOD);
    let grown = ((deviation / SCALE).powi(2) + idle * volatility.powi(2)).sqrt() * SCALE;
    Some(Glicko2Rating { rating, deviation: grown.min(LEAST_SURE.max(deviation)), volatility })
}

fn new_ratings(
    a: Option<Glicko2Rating>,
    b: Option<Glicko2Rating>,
    outcome: Outcomes,
) -> (Glicko2Rating, Glicko2Rating) {
    glicko2(&a.unwrap_or_default(), &b.unwrap_or_default(), &outcome, &Glicko2Config::new())
}

fn rate(account: &Account, rating: Glicko2Rating, now: i64) -> Statement {
    let update = "UPDATE accounts SET rating = ?2, deviation = ?3, volatility = ?4, rated = rated + 1, rated_at = ?5
                  WHERE id = ?1 AND rated = ?6";
    let thousandths = |x: f64| Val::Int((x * 1000.0).round() as i64);
    let volatility = Val::Int((rating.volatility * 1e9).round() as i64);
    let (rating, deviation) = (thousandths(rating.rating), thousandths(rating.deviation));
    sql(update, [account.id.into(), rating, deviation, volatility, now.into(), account.rated.into()]).once()
}

#[cfg(test)]
mod tests {
    use super::*;
    use skillratings::glicko2::glicko2_rating_period;

    fn rating(rating: f64, deviation: f64) -> Glicko2Rating {
        Glicko2Rating { rating, deviation, volatility: 0.06 }
    }

    fn near(found: f64, known: f64, by: f64) {
        assert!((found - known).abs() < by, "{found} is not {known}");
    }

    #[test]
    fn who_wins_gains_and_who_loses_loses() {
        let (a, b) = new_ratings(None, None, Outcomes::WIN);
        assert!(a.rating > 1500.0 && b.rating < 1500.0 && a.deviation < 350.0);
        let (c, d) = new_ratings(Some(rating(1800.0, 60.0)), Some(rating(1500.0, 60.0)), Outcomes::LOSS);
        assert!(c.rating < 1800.0 && d.rating > 1500.0);
    }

    /// The example of "Example of the Glicko-2 system" by Glickman, with our settings: 1464.06, 151.52, 0.05999.
    #[test]
    fn the_figures_are_those_of_the_paper() {
        let games = [
            (rating(1400.0, 30.0), Outcomes::WIN),
            (rating(1550.0, 100.0), Outcomes::LOSS),
            (rating(1700.0, 300.0), Outcomes::LOSS),
        ];
        let after = glicko2_rating_period(&rating(1500.0, 200.0), &games, &Glicko2Config::new());
        near(after.rating, 1464.06, 0.05);
        near(after.deviation, 151.52, 0.05);
        near(after.volatility, 0.05999, 0.00001);
        // The first of these games alone, worked out by hand from the same formulas.
        let (won, lost) = new_ratings(Some(rating(1500.0, 200.0)), Some(rating(1400.0, 30.0)), Outcomes::WIN);
        near(won.rating, ALONE.0, 0.1);
        near(won.deviation, ALONE.1, 0.1);
        near(lost.rating, ALONE.2, 0.1);
        near(lost.deviation, ALONE.3, 0.1);
    }

    const ALONE: (f64, f64, f64, f64) = (1563.56, 175.40, 1398.14, 31.67);

    #[test]
    fn a_rating_grows_unsure_with_time() {
        let account = |rated_at| Account {
            id: 1,
            name: String::new(),
            password: String::new(),
            rating: Some((1500.0, 50.0, 0.06)),
            rated: 9,
            rated_at,
        };
        let deviation =
            |weeks: f64| at(&account(Some(0)), (weeks * PERIOD) as i64).map(|r| r.deviation).unwrap_or_default();
        near(deviation(0.0), 50.0, 0.001);
        // One period: the root of the squares of 50 and of 173.7178 times 0.06.
        near(deviation(1.0), 51.075, 0.001);
        near(deviation(100.0), 115.60, 0.01);
        near(deviation(1e6), 350.0, 0.001);
        near(at(&account(None), 1 << 40).map(|r| r.deviation).unwrap_or_default(), 50.0, 0.001);
    }
}
