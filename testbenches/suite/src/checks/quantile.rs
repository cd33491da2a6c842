//! The same quotient and polynomials in doubles; the tests hold them against values known otherwise.

use crate::{Outcome, Wrong};

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let even = run.words("even")?;
    let wanted: Vec<f64> = even[..run.size("count")?].iter().map(|word| quantile(share(*word))).collect();
    run.expect_floats("normal", &wanted, 2e-6)
}

/// What part of the range of words is below the middle of this one.
fn share(word: u32) -> f64 {
    (f64::from(word) + 0.5) / (1_u64 << 32) as f64
}

fn polynomial(coefficients: &[f64], at: f64) -> f64 {
    coefficients.iter().rev().fold(0.0, |sum, coefficient| sum * at + coefficient)
}

/// Moro's inverse of the normal distribution.
fn quantile(p: f64) -> f64 {
    if p > 0.5 {
        return -quantile(1.0 - p);
    }
    let from_middle = p - 0.5;
    if from_middle > -0.42 {
        let square = from_middle * from_middle;
        let above = [2.506_628_238_84, -18.615_000_625_29, 41.391_197_735_34, -25.441_060_496_37];
        let below = [1.0, -8.473_510_930_90, 23.083_367_437_43, -21.062_241_018_26, 3.130_829_098_33];
        return from_middle * polynomial(&above, square) / polynomial(&below, square);
    }
    let tail = [
        0.337_475_482_272_614_7,
        0.976_169_019_091_718_6,
        0.160_797_971_491_820_9,
        0.027_643_881_033_386_3,
        0.003_840_572_937_360_9,
        0.000_395_189_651_191_9,
        0.000_032_176_788_176_8,
        0.000_000_288_816_736_4,
        0.000_000_396_031_518_7,
    ];
    -polynomial(&tail, (-p.ln()).ln())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_quantiles_are_met_in_the_middle_and_in_both_tails() {
        let known = [(0.5, 0.0), (0.25, -0.674_490), (0.841_345, 1.0), (0.025, -1.959_964), (0.998_650, 3.0)];
        for (p, wanted) in known {
            assert!((quantile(p) - wanted).abs() < 1e-4, "{p}: {}", quantile(p));
        }
    }
}
