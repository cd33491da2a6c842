//! The sum, one number after the other.

use crate::{Outcome, Wrong};

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (count, numbers) = (run.size("count")?, run.words("numbers")?);
    let sum = numbers[..count].iter().fold(0, |sum: u32, number| sum.wrapping_add(*number));
    run.expect_integers("sum", &[sum.cast_signed()])
}
