//! Where else the clock is lost: the latest arrivals, the worst of each block.
//!
//! nextpnr tells one path in full and of all others when they arrive and where; an estimate has them all. The block they
//! end in says what must become shorter.

use crate::names::Names;
use serde::Serialize;
use std::collections::BTreeMap;

/// The latest arrival in a block.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LateEndpoint {
    /// The module in which the path ends.
    pub module: String,
    /// One of its instances, the one of the latest arrival.
    pub block: String,
    /// Register or memory port it ends at.
    pub register: String,
    /// The signal that arrives, and its block.
    pub signal: String,
    /// When, after the clock edge.
    pub arrival_ns: f64,
    /// How many end points of this module arrive in the last tenth before the latest of all.
    pub nearly_as_late: usize,
}

/// A signal that arrives where a path ends.
pub struct Arrival<'a> {
    /// Its net.
    pub net: &'a str,
    /// The flip-flop or memory.
    pub cell: &'a str,
    /// When, after the clock edge.
    pub arrival_ns: f64,
}

/// The `most` blocks with the latest arrivals, the latest first.
pub fn latest(all: Vec<Arrival>, names: &Names, most: usize) -> Vec<LateEndpoint> {
    let last = all.iter().map(|end| end.arrival_ns).fold(0.0, f64::max);
    let mut worst: BTreeMap<String, LateEndpoint> = BTreeMap::new();
    for Arrival { net, cell, arrival_ns } in all {
        // Names of some ten thousand early arrivals are of no interest.
        if arrival_ns < 0.5 * last {
            continue;
        }
        let place = names.place(cell);
        let row = worst.entry(place.module.clone()).or_insert_with(|| LateEndpoint {
            module: place.module.clone(),
            block: String::new(),
            register: String::new(),
            signal: String::new(),
            arrival_ns: 0.0,
            nearly_as_late: 0,
        });
        row.nearly_as_late += usize::from(arrival_ns > 0.9 * last);
        if arrival_ns > row.arrival_ns {
            let from = names.place(net);
            row.signal = format!("{} of {}", from.signal, from.block);
            (row.block, row.register, row.arrival_ns) = (place.block, place.signal, arrival_ns);
        }
    }
    let mut rows: Vec<LateEndpoint> = worst.into_values().collect();
    rows.sort_by(|one, other| other.arrival_ns.total_cmp(&one.arrival_ns));
    rows.truncate(most);
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_block_has_one_row_and_the_latest_is_first() {
        let end = |net, cell, arrival_ns| Arrival { net, cell, arrival_ns };
        let ends = vec![
            end("u_a.x", "u_a.sum_TRELLIS_FF_Q", 9.0),
            end("u_a.y", "u_a.sum_TRELLIS_FF_Q_1", 9.5),
            end("u_a.y", "u_b.ready_TRELLIS_FF_Q", 10.0),
            end("u_a.y", "u_b.early_TRELLIS_FF_Q", 2.0),
        ];
        let row = |name: &str| (format!("u_{name}"), name.to_string(), format!("warpstep_{name}"));
        let names = Names::from_instances("", vec![row("a"), row("b")]);
        let rows = latest(ends, &names, 5);
        let found: Vec<_> = rows.iter().map(|row| (row.module.as_str(), row.arrival_ns)).collect();
        assert_eq!(found, [("warpstep_b", 10.0), ("warpstep_a", 9.5)]);
        assert_eq!((rows[0].register.as_str(), rows[0].signal.as_str()), ("ready", "y of a"));
        assert_eq!((rows[0].nearly_as_late, rows[1].nearly_as_late), (1, 1));
    }
}
