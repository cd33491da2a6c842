//! c = a * b.

use crate::{Outcome, Wrong};

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (size, inner) = (run.size("size")?, run.size("inner")?);
    let (a, b) = (run.floats("a")?, run.floats("b")?);
    let element = |place: usize| {
        let (row, column) = (place / size, place % size);
        (0..inner).map(|k| a[row * inner + k] * b[k * size + column]).sum()
    };
    let wanted: Vec<f64> = (0..size * size).map(element).collect();
    run.expect_floats("c", &wanted, 1e-5)
}
