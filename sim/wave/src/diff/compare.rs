//! The first difference of each signal, and how often there was one.

use super::walk::Walk;
use super::{DiffError, Options, UnknownRule};
use crate::read::Value;
use serde::Serialize;
use std::path::Path;

/// How a signal differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// Its name in A.
    pub signal: String,
    /// When first, in the common time.
    pub time: u64,
    /// What A has then.
    pub a: String,
    /// What B has then.
    pub b: String,
    /// At how many times a change left it different.
    pub times: u64,
}

/// What two dumps have in common, and what not.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Whether there is no difference.
    pub same: bool,
    /// Signals in both.
    pub compared: usize,
    /// Names only A has.
    pub only_a: Vec<String>,
    /// Names only B has.
    pub only_b: Vec<String>,
    /// Signals of different width: name, bits in A, bits in B.
    pub widths: Vec<(String, u32, u32)>,
    /// Signals that differ, the earliest first.
    pub differences: Vec<Difference>,
    /// A unit of time is 10 to this power of seconds; `None` when time is edges of a clock.
    pub time_exponent: Option<i32>,
    /// Instants looked at.
    pub instants: u64,
    /// The last instant of A and of B.
    pub ends: (u64, u64),
}

impl Report {
    /// The earliest difference.
    pub fn first(&self) -> Option<&Difference> {
        self.differences.first()
    }
}

struct Found {
    pair: u32,
    time: u64,
    a: Value,
    b: Value,
    times: u64,
}

/// Compares two dumps.
pub fn compare(a: &Path, b: &Path, options: &Options) -> Result<Report, DiffError> {
    let mut walk = Walk::new(a, b, options)?;
    let count = walk.pairing.pairs.len();
    let mut found: Vec<Option<Found>> = (0..count).map(|_| None).collect();
    let (mut instants, mut started, mut any) = (0, options.from == 0, false);
    let mut look = |walk: &Walk, pair: usize, time: u64| {
        let (one, other) = walk.values(pair);
        if agree(one, other, options.unknown) {
            return false;
        }
        let new = || Found { pair: pair as u32, time, a: one.clone(), b: other.clone(), times: 0 };
        found[pair].get_or_insert_with(new).times += 1;
        true
    };
    while let Some(time) = walk.next().filter(|time| *time <= options.to) {
        if time < options.from {
            walk.advance(time)?;
            continue;
        }
        let fresh = !std::mem::replace(&mut started, true);
        if fresh && time > options.from {
            // What differed before the beginning differs at it.
            for pair in 0..count {
                any |= look(&walk, pair, options.from);
            }
        }
        walk.advance(time)?;
        instants += 1;
        if fresh && time == options.from {
            for pair in 0..count {
                any |= look(&walk, pair, time);
            }
        } else {
            for place in 0..walk.touched().len() {
                any |= look(&walk, walk.touched()[place] as usize, time);
            }
        }
        if options.brief && any {
            break;
        }
    }
    let pairing = &walk.pairing;
    let mut differences: Vec<Found> = found.into_iter().flatten().collect();
    differences.sort_by_key(|found| (found.time, found.pair));
    let differences: Vec<Difference> = differences
        .into_iter()
        .map(|found| Difference {
            signal: pairing.pairs[found.pair as usize].name.clone(),
            time: found.time,
            a: found.a.to_string(),
            b: found.b.to_string(),
            times: found.times,
        })
        .collect();
    let wide = pairing.pairs.iter().filter(|pair| pair.widths.0 != pair.widths.1);
    let widths: Vec<_> = wide.map(|pair| (pair.name.clone(), pair.widths.0, pair.widths.1)).collect();
    let (only_a, only_b) = (pairing.only_a.clone(), pairing.only_b.clone());
    let alone = (!only_a.is_empty() || !only_b.is_empty()) && !options.common_only;
    Ok(Report {
        same: differences.is_empty() && widths.is_empty() && !alone,
        compared: count,
        only_a,
        only_b,
        widths,
        differences,
        time_exponent: walk.exponent,
        instants,
        ends: (walk.a.end, walk.b.end),
    })
}

/// Whether two values are the same by the rule.
#[inline]
pub(super) fn agree(a: &Value, b: &Value, rule: UnknownRule) -> bool {
    match (a, b) {
        (Value::Bits { value: a, unknown: x }, Value::Bits { value: b, unknown: y }) => {
            agree_in_word((*a, *x), (*b, *y), rule)
        }
        (Value::Text(a), Value::Text(b)) => a == b,
        (Value::Text(_), _) | (_, Value::Text(_)) => false,
        _ => (0..a.words().max(b.words())).all(|number| agree_in_word(a.word(number), b.word(number), rule)),
    }
}

/// The same for 64 bits: values, and which of them are unknown.
#[inline]
fn agree_in_word((a, x): (u64, u64), (b, y): (u64, u64), rule: UnknownRule) -> bool {
    match rule {
        UnknownRule::Exact => a == b && x == y,
        UnknownRule::Alike => x == y && (a ^ b) & !x == 0,
        UnknownRule::Anything => (a ^ b) & !(x | y) == 0,
    }
}
