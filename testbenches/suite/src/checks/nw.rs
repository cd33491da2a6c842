//! The scores row by row; the kernel goes along diagonals.

use crate::{Outcome, Wrong};

/// As the kernel's source has them.
const STRIDE: usize = 65;
const LETTERS: usize = 4;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (rows, columns) = (run.size("rows")?, run.size("columns")?);
    let gap = run.integers("gap")?[0];
    let (a, b, similarity) = (run.words("a")?, run.words("b")?, run.integers("similarity")?);
    let mut scores = run.integers("scores")?;
    for row in 0..=rows {
        for column in 0..=columns {
            let at = |up: usize, left: usize| scores[(row - up) * STRIDE + column - left];
            scores[row * STRIDE + column] = match (row, column) {
                (0, 0) => 0,
                (0, _) => at(0, 1) + gap,
                (_, 0) => at(1, 0) + gap,
                _ => {
                    let pair = a[row - 1] as usize * LETTERS + b[column - 1] as usize;
                    (at(1, 1) + similarity[pair]).max(at(1, 0) + gap).max(at(0, 1) + gap)
                }
            };
        }
    }
    run.expect_integers("scores", &scores)
}
