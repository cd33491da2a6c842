//! The pixels counted by the upper half of their byte.

use crate::{Outcome, Wrong};

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (count, pixels) = (run.size("count")?, run.words("pixels")?);
    let mut bins = [0; 16];
    for pixel in pixels[..count].iter().flat_map(|word| word.to_le_bytes()) {
        bins[usize::from(pixel) / 16] += 1;
    }
    run.expect_integers("bins", &bins)
}
