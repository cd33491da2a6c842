//! The same numbers, in order.

use crate::{Outcome, Wrong};

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let mut wanted = run.floats("unsorted")?;
    wanted.truncate(run.size("count")?);
    wanted.sort_by(f64::total_cmp);
    run.expect_floats("sorted", &wanted, 0.0)
}
