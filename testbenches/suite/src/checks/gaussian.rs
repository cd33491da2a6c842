//! The system solved in double precision, every row cleared of every other unknown, with the largest pivot.

use crate::{Outcome, Wrong};

/// Room for an equation, whatever size is used.
const MOST: usize = 32;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let size = run.size("size")?;
    let (matrix, right) = (run.floats("matrix")?, run.floats("right")?);
    let mut equations: Vec<Vec<f64>> = (0..size)
        .map(|row| {
            let coefficients = matrix[row * MOST..][..size].iter();
            coefficients.copied().chain([right[row]]).collect()
        })
        .collect();
    for unknown in 0..size {
        let larger =
            |a: &usize, b: &usize| equations[*a][unknown].abs().total_cmp(&equations[*b][unknown].abs());
        let pivot = (unknown..size).max_by(larger).expect("there are equations left");
        equations.swap(unknown, pivot);
        let pivot = equations[unknown].clone();
        for (_, equation) in equations.iter_mut().enumerate().filter(|(row, _)| *row != unknown) {
            let part = equation[unknown] / pivot[unknown];
            equation.iter_mut().zip(&pivot).for_each(|(here, there)| *here -= part * there);
        }
    }
    let solution: Vec<f64> = (0..size).map(|row| equations[row][size] / equations[row][row]).collect();
    run.expect_floats("solution", &solution, 1e-5)
}
