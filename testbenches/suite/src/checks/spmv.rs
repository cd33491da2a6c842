//! Each row's products added in double precision.

use crate::{Outcome, Wrong};

/// Room for a vector, whatever number of rows is used.
const MOST: usize = 512;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (rows, vectors) = (run.size("rows")?, run.size("vectors")?);
    let (first, columns) = (run.words("first")?, run.words("columns")?);
    let (elements, factors) = (run.floats("elements")?, run.floats("factors")?);
    let mut wanted = run.floats("products")?;
    for vector in 0..vectors {
        for row in 0..rows {
            let places = first[row] as usize..first[row + 1] as usize;
            let product = |place: usize| elements[place] * factors[vector * MOST + columns[place] as usize];
            wanted[vector * MOST + row] = places.map(product).sum();
        }
    }
    run.expect_floats("products", &wanted, 1e-5)
}
