//! The cheapest ways, row by row.

use crate::{Outcome, Wrong};

/// Room for a row, whatever part of it is used.
const MOST_COLUMNS: usize = 512;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (rows, columns) = (run.size("rows")?, run.size("columns")?);
    let costs = run.integers("costs")?;
    let mut ways = costs[..columns].to_vec();
    for row in costs.chunks(MOST_COLUMNS).take(rows).skip(1) {
        let above = |column: usize| &ways[column.saturating_sub(1)..columns.min(column + 2)];
        ways = (0..columns)
            .map(|column| row[column] + above(column).iter().min().expect("there is a cell above"))
            .collect();
    }
    let mut wanted = run.integers("ways")?;
    wanted[(rows - 1) % 2 * MOST_COLUMNS..][..columns].copy_from_slice(&ways);
    run.expect_integers("ways", &wanted)
}
