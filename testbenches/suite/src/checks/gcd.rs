//! Each pair's divisor, by Euclid's remainders.

use crate::{Outcome, Wrong};

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (ones, others) = (run.words("ones")?, run.words("others")?);
    let pairs = ones.into_iter().zip(others).take(run.size("count")?);
    let wanted: Vec<i32> = pairs.map(|(one, other)| divisor(one, other).cast_signed()).collect();
    run.expect_integers("divisors", &wanted)
}

fn divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::divisor;

    #[test]
    fn known_divisors() {
        assert_eq!([divisor(48, 27), divisor(17, 5), divisor(9, 9), divisor(1 << 20, 3)], [3, 1, 9, 1]);
    }
}
