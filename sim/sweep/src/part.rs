//! One of N equal parts of some work: `3/8`, counted from 0.

use std::ops::Range;
use std::str::FromStr;

/// Which of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    which: usize,
    of: usize,
}

impl Part {
    /// Part `which` of `of`; `None` if there is no such part.
    pub fn new(which: usize, of: usize) -> Option<Part> {
        (which < of).then_some(Part { which, of })
    }

    /// All parts of work of this size, each of `chunk` pieces at most.
    pub fn all(pieces: usize, chunk: usize) -> Vec<Part> {
        let of = pieces.div_ceil(chunk.max(1)).max(1);
        (0..of).map(|which| Part { which, of }).collect()
    }

    /// The pieces of this part, of that many in all: neighbours, so that what neighbours share is made once.
    pub fn range(&self, pieces: usize) -> Range<usize> {
        let border = |number: usize| (pieces as u128 * number as u128 / self.of as u128) as usize;
        border(self.which)..border(self.which + 1)
    }
}

impl FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Part, String> {
        let numbers = text.split_once('/').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        let part = numbers.and_then(|(which, of)| Part::new(which, of));
        part.ok_or_else(|| "write WHICH/PARTS, counted from 0, e.g. 0/8 to 7/8".into())
    }
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.which, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_hold_every_piece_once() {
        for (pieces, chunk) in [(0, 3), (1, 3), (10, 3), (100, 7), (7, 100)] {
            let parts = Part::all(pieces, chunk);
            let held: Vec<usize> = parts.iter().flat_map(|part| part.range(pieces)).collect();
            assert_eq!(held, (0..pieces).collect::<Vec<_>>(), "{pieces} by {chunk}");
            assert!(parts.iter().all(|part| part.range(pieces).len() <= chunk));
        }
    }

    #[test]
    fn a_part_is_read_as_it_is_written() {
        assert_eq!("3/8".parse::<Part>().map(|part| part.to_string()), Ok("3/8".into()));
        for wrong in ["8/8", "1", "a/2", "0/0", "-1/2"] {
            assert!(wrong.parse::<Part>().is_err(), "{wrong}");
        }
    }
}
