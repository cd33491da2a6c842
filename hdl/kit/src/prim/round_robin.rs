//! The first of several requests from a given one on, cyclically. Combinational: who was last is the owner's to remember.

use super::{FirstSet, index_width};
use crate::prelude::*;

/// Grants the first request at or after `start`, else the lowest one.
#[derive(LogicBlock)]
pub struct RoundRobin {
    /// Who asks.
    pub requests: Wire<In>,
    /// Where the search begins; beyond the last request it begins at the lowest.
    pub start: Wire<In>,
    /// One bit for the one who gets it, or none.
    pub grant: Wire<Out>,
    /// The same as a number; zero if nobody asks.
    pub index: Wire<Out>,
    /// Whether anybody asks.
    pub found: Wire<Out>,
    /// Requests at or after `start`.
    late: Wire<Local>,
    nobody: Wire<Local>,
    first: FirstSet,
}

impl RoundRobin {
    /// Among `count` requests.
    pub fn new(count: usize) -> RoundRobin {
        RoundRobin {
            requests: Wire::new(count),
            start: Wire::new(index_width(count)),
            grant: Wire::new(count),
            index: Wire::new(index_width(count)),
            found: Wire::new(1),
            late: Wire::new(count),
            nobody: Wire::new(count),
            first: FirstSet::new(count),
        }
    }
}

impl Logic for RoundRobin {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.nobody.next = 0.into();
        self.late.next = self.requests.val() & (!self.nobody.val() << self.start.val());
        if self.late.val().any() {
            self.first.requests.next = self.late.val();
        } else {
            self.first.requests.next = self.requests.val();
        }
        self.grant.next = self.first.grant.val();
        self.index.next = self.first.index.val();
        self.found.next = self.first.found.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Bench, check_block};

    #[test]
    fn both_faces_agree_at_every_count() {
        for count in [1, 2, 3, 5, 8, 32] {
            check_block(RoundRobin::new(count)).unwrap();
        }
    }

    #[test]
    fn the_search_runs_from_the_start_around_to_it() {
        let mut bench = Bench::new(RoundRobin::new(5));
        for requests in 0..32u64 {
            for start in 0..5 {
                bench.block.requests.next = Value::new(5, requests);
                bench.block.start.next = Value::new(3, start);
                bench.settle();
                let winner = (start..start + 5).map(|at| at % 5).find(|at| requests >> at & 1 == 1);
                assert!(bench.block.index.val() == winner.unwrap_or(0));
                assert!(bench.block.grant.val() == winner.map_or(0, |winner| 1u64 << winner));
                assert!(bench.block.found.val() == winner.is_some());
            }
        }
    }
}
