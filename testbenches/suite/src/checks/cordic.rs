//! Sine and cosine of each angle, but for what the steps leave of it.

use crate::{Outcome, Wrong};

const ONE: f64 = (1 << 28) as f64;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (count, steps) = (run.size("count")?, run.size("steps")?);
    let angles: Vec<f64> =
        run.integers("angles")?[..count].iter().map(|angle| f64::from(*angle) / ONE).collect();
    // What is left is at most the last turn; each step rounds two numbers down, and the start is for a full number of steps.
    let left = (0.5_f64).powi(steps as i32 - 1);
    let stretch = (steps..64).map(|step| (1.0 + 0.25_f64.powi(step as i32)).sqrt()).product::<f64>();
    let tolerance = left + (stretch - 1.0) + 3.0 * steps as f64 / ONE;
    for (name, wanted) in [("sines", f64::sin as fn(f64) -> f64), ("cosines", f64::cos)] {
        let got = run.integers(name)?;
        for (at, (angle, got)) in angles.iter().zip(&got).enumerate() {
            let (got, wanted) = (f64::from(*got) / ONE, wanted(*angle));
            if (got - wanted).abs() > tolerance {
                return Err(Wrong(format!("`{name}`[{at}]: {got} instead of {wanted}, the angle {angle}")));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(sine: f64) -> Result<(), Wrong> {
        let fixed = |value: f64| vec![((value * ONE).round() as i32).cast_unsigned()];
        check(&Outcome {
            words: &|name| match name {
                "count" => Some(vec![1]),
                "steps" => Some(vec![24]),
                "angles" => Some(fixed(1.0)),
                "sines" => Some(fixed(sine)),
                _ => Some(fixed(1.0_f64.cos())),
            },
        })
    }

    #[test]
    fn a_sine_that_is_off_by_a_millionth_is_wrong() {
        assert_eq!(checked(1.0_f64.sin()), Ok(()));
        assert!(checked(1.0_f64.sin() + 1e-6).is_err());
    }
}
