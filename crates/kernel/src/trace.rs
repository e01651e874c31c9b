//! Which abilities and cards acted: the engine's own evidence, gathered while a closure runs.
//!
//! Purely an observer: nothing in the rules can read it, so it cannot change a game.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

thread_local! {
    static WATCHING: Cell<bool> = const { Cell::new(false) };
    static ACTED: RefCell<BTreeSet<u16>> = const { RefCell::new(BTreeSet::new()) };
}

/// Says that the ability or card with this number did something just now.
#[inline]
pub fn acted(id: u16) {
    if WATCHING.get() {
        ACTED.with_borrow_mut(|acted| acted.insert(id));
    }
}

/// Whether anybody watches: what is only worth working out for the trace asks first.
#[inline]
pub fn watching() -> bool {
    WATCHING.get()
}

/// Runs `f` and returns with its result the numbers of all that acted meanwhile on this thread.
pub fn watch<T>(f: impl FnOnce() -> T) -> (T, BTreeSet<u16>) {
    let before = WATCHING.replace(true);
    let outer = ACTED.take();
    let result = f();
    WATCHING.set(before);
    let acted = ACTED.replace(outer);
    if before {
        ACTED.with_borrow_mut(|all| all.extend(acted.iter().copied()));
    }
    (result, acted)
}

/// Runs `f` unseen: what acts meanwhile is not noted.
pub fn unseen<T>(f: impl FnOnce() -> T) -> T {
    let before = WATCHING.replace(false);
    let result = f();
    WATCHING.set(before);
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_happens_while_watching_is_noted() {
        acted(1);
        assert!(!watching());
        let ((), outer) = watch(|| {
            assert!(watching());
            acted(2);
            unseen(|| acted(4));
            let ((), inner) = watch(|| acted(3));
            assert_eq!(inner, BTreeSet::from([3]));
        });
        assert_eq!(outer, BTreeSet::from([2, 3]));
    }
}
