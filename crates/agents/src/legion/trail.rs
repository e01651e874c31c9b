//! How far it is to a goal on foot: around what a unit cannot pass.

use dejarik_legion::book::Class;
use dejarik_legion::geometry::{Angle, Point};
use dejarik_legion::look::Look;
use dejarik_legion::world::UnitId;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How wide a square of the grid is.
const SQUARE: i32 = 1500;
/// What a square costs that the unit cannot stand in: far more than to walk around most things.
const WALL: i32 = 20_000;

/// The length of the way from every square of the table to a goal.
pub(super) struct Trail {
    across: i32,
    up: i32,
    length: Vec<i32>,
}

impl Trail {
    /// The ways of a unit's leader to that goal.
    pub(super) fn to(look: &Look<'_>, unit: UnitId, goal: Point) -> Trail {
        let field = look.field();
        let (across, up) = ((field.width - 1) / SQUARE + 1, (field.depth - 1) / SQUARE + 1);
        let mut trail = Trail { across, up, length: vec![i32::MAX; (across * up) as usize] };
        let walls: Vec<_> = field.pieces.iter().filter(|p| look.class_of(unit, p) == Class::Impassable).collect();
        let toll: Vec<i32> = (0..across * up)
            .map(|n| {
                let foot = look.foot_at(unit, trail.middle(n), Angle::EAST);
                if walls.iter().any(|p| p.under(&foot)) { WALL } else { 0 }
            })
            .collect();
        let start = trail.square(goal);
        let mut open = BinaryHeap::from([(Reverse(0), start)]);
        trail.length[start as usize] = 0;
        while let Some((Reverse(length), n)) = open.pop() {
            if length > trail.length[n as usize] {
                continue;
            }
            for (next, step) in trail.beside(n) {
                let longer = length + step + toll[next as usize];
                if longer < trail.length[next as usize] {
                    trail.length[next as usize] = longer;
                    open.push((Reverse(longer), next));
                }
            }
        }
        trail
    }

    fn square(&self, at: Point) -> i32 {
        let of = |n: i32, most: i32| (n / SQUARE).clamp(0, most - 1);
        of(at.y, self.up) * self.across + of(at.x, self.across)
    }

    fn middle(&self, n: i32) -> Point {
        Point::new(n % self.across * SQUARE + SQUARE / 2, n / self.across * SQUARE + SQUARE / 2)
    }

    /// The squares around one, and how far they are.
    fn beside(&self, n: i32) -> impl Iterator<Item = (i32, i32)> + use<> {
        let (x, y, across, up) = (n % self.across, n / self.across, self.across, self.up);
        let steps = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))).filter(|step| *step != (0, 0));
        steps.filter_map(move |(dx, dy): (i32, i32)| {
            let inside = (0..across).contains(&(x + dx)) && (0..up).contains(&(y + dy));
            let length = if dx != 0 && dy != 0 { SQUARE * 141 / 100 } else { SQUARE };
            inside.then_some(((y + dy) * across + x + dx, length))
        })
    }

    /// How far it is from there, in thousandths of an inch.
    pub(super) fn from(&self, at: Point) -> i32 {
        let here = self.square(at);
        let squares = self.beside(here).map(|(n, _)| n).chain([here]);
        squares.map(|n| self.length[n as usize].saturating_add(self.middle(n).distance(at))).min().unwrap_or(0)
    }
}
