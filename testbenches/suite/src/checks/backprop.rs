//! The same step of training in double precision.

use crate::{Outcome, Wrong};

/// As the kernel's source has them.
const MOST: usize = 256;
const MOST_HIDDEN: usize = 16;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (inputs, hidden, outputs) = (run.size("inputs")?, run.size("hidden")?, run.size("outputs")?);
    let rate = run.floats("rate")?[0];
    let (sample, target) = (&run.floats("sample")?[..inputs], run.floats("target")?);
    let (weights_in, weights_out) = (run.floats("weights_in")?, run.floats("weights_out")?);

    let units_in: Vec<_> = weights_in.chunks(MOST).take(hidden).collect();
    let units_out: Vec<_> = weights_out.chunks(MOST_HIDDEN).take(outputs).collect();
    let hidden_values: Vec<f64> = units_in.iter().map(|weights| unit(weights, sample)).collect();
    let output_values: Vec<f64> = units_out.iter().map(|weights| unit(weights, &hidden_values)).collect();
    run.expect_floats("hidden_values", &hidden_values, 1e-5)?;
    run.expect_floats("output_values", &output_values, 1e-5)?;

    let output_errors: Vec<f64> =
        output_values.iter().zip(&target).map(|(value, target)| slope(*value) * (target - value)).collect();
    let blame = |from: usize| (0..outputs).map(|to| output_errors[to] * units_out[to][from]).sum::<f64>();
    let hidden_errors: Vec<f64> = (0..hidden).map(|from| slope(hidden_values[from]) * blame(from)).collect();

    // What was not trained stays as the run left it.
    let (mut trained_in, mut trained_out) = (run.floats("trained_in")?, run.floats("trained_out")?);
    for to in 0..hidden {
        for from in 0..inputs {
            trained_in[to * MOST + from] = units_in[to][from] + rate * hidden_errors[to] * sample[from];
        }
    }
    for to in 0..outputs {
        for from in 0..hidden {
            trained_out[to * MOST_HIDDEN + from] =
                units_out[to][from] + rate * output_errors[to] * hidden_values[from];
        }
    }
    run.expect_floats("trained_in", &trained_in, 1e-6)?;
    run.expect_floats("trained_out", &trained_out, 1e-6)
}

fn unit(weights: &[f64], values: &[f64]) -> f64 {
    let sum: f64 = weights.iter().zip(values).map(|(weight, value)| weight * value).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Of the sigmoid where it has this value.
fn slope(value: f64) -> f64 {
    value * (1.0 - value)
}
