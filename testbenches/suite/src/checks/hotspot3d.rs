//! Steps on a stack of plates whose cells have themselves as neighbours outside it.

use crate::{Outcome, Wrong};

/// Room for a stack, whatever part of it is used.
const MOST: usize = 8448;
/// Words between two layers.
const GAP: usize = 32;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (rows, columns, layers) = (run.size("rows")?, run.size("columns")?, run.size("layers")?);
    let steps = run.size("steps")?;
    let plane = rows * columns + GAP;
    let cells = || (0..layers).flat_map(|layer| (layer * plane..).take(rows * columns));
    let (mut stack, power) = (run.floats("warmth")?, run.floats("power")?);
    for _ in 0..steps {
        let from = stack.clone();
        for i in cells() {
            let (layer, row, column) = (i / plane, i % plane / columns, i % plane % columns);
            let either = |inside: bool, there: usize| from[if inside { there } else { i }];
            let sum = either(layer > 0, i.wrapping_sub(plane))
                + either(layer + 1 < layers, i + plane)
                + either(row > 0, i.wrapping_sub(columns))
                + either(row + 1 < rows, i + columns)
                + either(column > 0, i.wrapping_sub(1))
                + either(column + 1 < columns, i + 1);
            stack[i] = 0.4 * from[i] + 0.1 * sum + 0.5 * power[i];
        }
    }
    let mut wanted = run.floats("stacks")?;
    let last = (steps - 1) % 2 * MOST;
    for i in cells() {
        wanted[last + i] = stack[i];
    }
    run.expect_floats("stacks", &wanted, 1e-5)
}
