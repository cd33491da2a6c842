//! Steps on a plate whose cells have themselves as neighbours outside it.

use crate::{Outcome, Wrong};

/// Room for a plate, whatever part of it is used.
const MOST: usize = 1024;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (rows, columns, steps) = (run.size("rows")?, run.size("columns")?, run.size("steps")?);
    let (mut plate, power) = (run.floats("warmth")?, run.floats("power")?);
    for _ in 0..steps {
        let from = plate.clone();
        for i in 0..rows * columns {
            let (row, column, here) = (i / columns, i % columns, from[i]);
            let north = if row > 0 { from[i - columns] } else { here };
            let south = if row + 1 < rows { from[i + columns] } else { here };
            let west = if column > 0 { from[i - 1] } else { here };
            let east = if column + 1 < columns { from[i + 1] } else { here };
            let across = 0.1 * (north + south + east + west - 4.0 * here);
            plate[i] = here + 0.5 * (power[i] + across + (353.0 - here) * 0.001_25);
        }
    }
    let mut wanted = run.floats("plates")?;
    let last = (steps - 1) % 2 * MOST;
    wanted[last..][..rows * columns].copy_from_slice(&plate[..rows * columns]);
    run.expect_floats("plates", &wanted, 1e-5)
}
