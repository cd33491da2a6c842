//! Both dumps side by side, instant by instant.

use super::names::{Pairing, pair};
use super::side::{Side, Time};
use super::{Alignment, DiffError, Options};
use crate::read::{Header, Value, open};
use std::path::Path;

/// Two dumps on their way.
pub(super) struct Walk {
    pub a: Side,
    pub b: Side,
    pub pairing: Pairing,
    /// A unit of the common time is 10 to this power of seconds.
    pub exponent: Option<i32>,
    of_a: Vec<Vec<u32>>,
    of_b: Vec<Vec<u32>>,
    /// Pairs written in this instant, each once.
    touched: Vec<u32>,
    is_touched: Vec<bool>,
}

/// The power of ten of a header's unit.
fn power(header: &Header) -> i32 {
    header.exponent + header.multiple.ilog10() as i32
}

fn clock_of(header: &Header, name: &str, file: &Path) -> Result<usize, DiffError> {
    let found = header.names.iter().find(|named| named.path == name);
    let missing = || DiffError::NoClock { name: name.into(), file: file.display().to_string() };
    found.map(|named| named.slot).ok_or_else(missing)
}

impl Walk {
    pub fn new(a: &Path, b: &Path, options: &Options) -> Result<Walk, DiffError> {
        let (first, second) = (open(a)?, open(b)?);
        let pairing = pair(&first.header, &second.header, options);
        let fine = power(&first.header).min(power(&second.header));
        let (times, exponent) = match &options.alignment {
            Alignment::Offset(offset) => {
                let factor = |header: &Header| 10u64.saturating_pow((power(header) - fine) as u32);
                let times = [
                    Time::Own { factor: factor(&first.header), offset: 0 },
                    Time::Own { factor: factor(&second.header), offset: *offset },
                ];
                (times, Some(fine))
            }
            Alignment::Clock(name) => {
                let edges = |clock| Time::Edges { clock, number: 0, done: false };
                let partner = options.map.partner(name);
                let times =
                    [edges(clock_of(&first.header, name, a)?), edges(clock_of(&second.header, &partner, b)?)];
                (times, None)
            }
        };
        let mut of_a = vec![Vec::new(); first.header.widths.len()];
        let mut of_b = vec![Vec::new(); second.header.widths.len()];
        for (number, pair) in pairing.pairs.iter().enumerate() {
            of_a[pair.a].push(number as u32);
            of_b[pair.b].push(number as u32);
        }
        let is_touched = vec![false; pairing.pairs.len()];
        let [time_a, time_b] = times;
        Ok(Walk {
            a: Side::new(first, time_a)?,
            b: Side::new(second, time_b)?,
            pairing,
            exponent,
            of_a,
            of_b,
            touched: Vec::new(),
            is_touched,
        })
    }

    /// When something happens next.
    pub fn next(&self) -> Option<u64> {
        [self.a.next(), self.b.next()].into_iter().flatten().min()
    }

    /// Lets everything of this time happen; gives the pairs that were written.
    pub fn advance(&mut self, time: u64) -> Result<&[u32], DiffError> {
        for pair in self.touched.drain(..) {
            self.is_touched[pair as usize] = false;
        }
        let Walk { a, b, of_a, of_b, touched, is_touched, .. } = self;
        // A side may have several instants here if an offset pushed them to the beginning.
        for (side, pairs) in [(a, of_a), (b, of_b)] {
            while side.next() == Some(time) {
                side.advance(|slot| {
                    for pair in &pairs[slot] {
                        if !std::mem::replace(&mut is_touched[*pair as usize], true) {
                            touched.push(*pair);
                        }
                    }
                })?;
            }
        }
        Ok(&self.touched)
    }

    /// What both sides of a pair carry.
    #[inline]
    pub fn values(&self, pair: usize) -> (&Value, &Value) {
        let pair = &self.pairing.pairs[pair];
        (&self.a.values[pair.a], &self.b.values[pair.b])
    }

    pub fn touched(&self) -> &[u32] {
        &self.touched
    }
}
