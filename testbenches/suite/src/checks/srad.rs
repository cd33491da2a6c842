//! Steps of the diffusion in double precision, with the clamp to 0 … 1 of the published form. The variance is a difference of
//! close numbers: the kernel's has five digits.

use crate::{Outcome, Wrong};

/// Room for an image, whatever part of it is used.
const MOST: usize = 1024;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (rows, columns, steps) = (run.size("rows")?, run.size("columns")?, run.size("steps")?);
    let (rate, cells) = (run.floats("rate")?[0], rows * columns);
    let mut image = run.floats("image")?[..cells].to_vec();
    for _ in 0..steps {
        let mean = image.iter().sum::<f64>() / cells as f64;
        let variance = image.iter().map(|here| (here - mean) * (here - mean)).sum::<f64>() / cells as f64;
        let noise = variance / (mean * mean);
        // North, south, west, east; a cell at an edge is its own neighbour.
        let neighbours = |i: usize| {
            let (row, column) = (i / columns, i % columns);
            [
                if row > 0 { i - columns } else { i },
                if row + 1 < rows { i + columns } else { i },
                if column > 0 { i - 1 } else { i },
                if column + 1 < columns { i + 1 } else { i },
            ]
        };
        let differences = |i: usize| neighbours(i).map(|there| image[there] - image[i]);
        let flow = |i: usize| {
            let gradient = differences(i).iter().map(|d| d * d).sum::<f64>() / (image[i] * image[i]);
            let curvature = differences(i).iter().sum::<f64>() / image[i];
            let inner = 1.0 + curvature / 4.0;
            let local = (gradient / 2.0 - curvature * curvature / 16.0) / (inner * inner);
            (1.0 / (1.0 + (local - noise) / (noise * (1.0 + noise)))).clamp(0.0, 1.0)
        };
        let smoothed = |i: usize| {
            let ([north, south, west, east], [_, below, _, beside]) = (differences(i), neighbours(i));
            let sum = flow(i) * (north + west) + flow(below) * south + flow(beside) * east;
            image[i] + rate / 4.0 * sum
        };
        image = (0..cells).map(smoothed).collect();
    }
    let mut wanted = run.floats("smoothed")?;
    wanted[(steps - 1) % 2 * MOST..][..cells].copy_from_slice(&image);
    run.expect_floats("smoothed", &wanted, 1e-4)
}
