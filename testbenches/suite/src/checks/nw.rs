//! The scores row by row; the kernel goes along diagonals.

use crate::{Outcome, Wrong};

/// As the kernel's source has them.
const MOST: usize = 64;
const STRIDE: usize = MOST + 1;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (rows, columns) = (run.size("rows")?, run.size("columns")?);
    let gap = run.integers("gap")?[0];
    let reference = run.integers("reference")?;
    let mut scores = run.integers("scores")?;
    for row in 0..=rows {
        for column in 0..=columns {
            let at = |up: usize, left: usize| scores[(row - up) * STRIDE + column - left];
            scores[row * STRIDE + column] = match (row, column) {
                (0, 0) => 0,
                (0, _) => at(0, 1) + gap,
                (_, 0) => at(1, 0) + gap,
                _ => {
                    let alike = reference[(row - 1) * MOST + column - 1];
                    (at(1, 1) + alike).max(at(1, 0) + gap).max(at(0, 1) + gap)
                }
            };
        }
    }
    run.expect_integers("scores", &scores)
}
