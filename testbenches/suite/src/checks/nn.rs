//! All records in the order of their distances, the first of them. Squares of distances are whole numbers, so the order is exact.

use crate::{Outcome, Wrong};

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (records, wanted) = (run.size("records")?, run.size("wanted")?);
    let (across, along, place) = (run.floats("across")?, run.floats("along")?, run.floats("place")?);
    let distance = |i: usize| (across[i] - place[0]).hypot(along[i] - place[1]);
    let square = |i: usize| (across[i] - place[0]).powi(2) + (along[i] - place[1]).powi(2);
    let mut order: Vec<usize> = (0..records).collect();
    order.sort_by(|&a, &b| square(a).total_cmp(&square(b)));
    order.truncate(wanted);
    let distances: Vec<f64> = order.iter().map(|&i| distance(i)).collect();
    let nearest: Vec<i32> = order.into_iter().map(|i| i as i32).collect();
    run.expect_integers("nearest", &nearest)?;
    run.expect_floats("distances", &distances, 1e-6)
}
