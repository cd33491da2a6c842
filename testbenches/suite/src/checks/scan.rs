//! The running sums, one number after the other.

use crate::{Outcome, Wrong};

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (count, numbers) = (run.size("count")?, run.words("numbers")?);
    let mut sum = 0_u32;
    let add = |number: &u32| {
        sum = sum.wrapping_add(*number);
        sum.cast_signed()
    };
    let wanted: Vec<i32> = numbers[..count].iter().map(add).collect();
    run.expect_integers("sums", &wanted)
}
