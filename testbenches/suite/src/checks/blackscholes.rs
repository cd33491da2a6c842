//! The formula in double precision. The kernel's polynomial of the distribution is good to 7.5e-8 of 1, which prices up to 100
//! make 1e-5; the rest is rounding.

use crate::{Outcome, Wrong};

/// Room for one date's prices, whatever number of options is used.
const MOST: usize = 1024;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (options, dates) = (run.size("options")?, run.size("dates")?);
    let (riskless, volatility) = (run.floats("riskless")?[0], run.floats("volatility")?[0]);
    let (price, strike, years) = (run.floats("price")?, run.floats("strike")?, run.floats("years")?);
    let (mut calls, mut puts) = (run.floats("calls")?, run.floats("puts")?);
    for date in 0..dates {
        for i in 0..options {
            let (s, x, t) = (price[i], strike[i], years[i] + 0.25 * date as f64);
            let root = volatility * t.sqrt();
            let d1 = ((s / x).ln() + (riskless + 0.5 * volatility * volatility) * t) / root;
            let (n1, n2) = (distribution(d1), distribution(d1 - root));
            let discounted = x * (-riskless * t).exp();
            calls[date * MOST + i] = s * n1 - discounted * n2;
            puts[date * MOST + i] = discounted * (1.0 - n2) - s * (1.0 - n1);
        }
    }
    run.expect_floats("calls", &calls, 1e-4)?;
    run.expect_floats("puts", &puts, 1e-4)
}

/// The normal distribution: the series of Marsaglia (2004), which ends when a term no longer counts.
fn distribution(d: f64) -> f64 {
    if d.abs() > 8.0 {
        return if d > 0.0 { 1.0 } else { 0.0 };
    }
    let (mut sum, mut term, mut n) = (d, d, 1.0);
    while term.abs() > 1e-17 {
        n += 2.0;
        term *= d * d / n;
        sum += term;
    }
    0.5 + sum * (-0.5 * d * d - 0.918_938_533_204_672_8).exp()
}

#[cfg(test)]
mod tests {
    use super::distribution;

    #[test]
    fn the_distribution_has_the_values_of_the_tables() {
        for (d, wanted) in [(0.0, 0.5), (1.0, 0.841_344_746), (-1.96, 0.024_997_895), (3.0, 0.998_650_102)] {
            assert!((distribution(d) - wanted).abs() < 1e-9, "{d}: {}", distribution(d));
        }
    }
}
