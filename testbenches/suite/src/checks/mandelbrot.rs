//! Each point's steps, in the kernel's numbers: 12 binary digits behind the point, products rounded down.

use crate::{Outcome, Wrong};

const ONE: i64 = 1 << 12;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (rows, columns, limit) = (run.size("rows")?, run.size("columns")?, run.size("limit")?);
    let fixed = |name| run.integers(name).map(|words| i64::from(words[0]));
    let (left, top, apart) = (fixed("left")?, fixed("top")?, fixed("apart")?);
    let mut wanted = vec![];
    for row in 0..rows as i64 {
        for column in 0..columns as i64 {
            wanted.push(steps(left + column * apart, top + row * apart, limit));
        }
    }
    run.expect_integers("steps", &wanted)
}

fn steps(c_real: i64, c_imaginary: i64, limit: usize) -> i32 {
    let (mut real, mut imaginary) = (0_i64, 0_i64);
    for step in 0..limit {
        let (real_square, imaginary_square) =
            ((real * real).div_euclid(ONE), (imaginary * imaginary).div_euclid(ONE));
        if real_square + imaginary_square > 4 * ONE {
            return step as i32;
        }
        imaginary = (2 * real * imaginary).div_euclid(ONE) + c_imaginary;
        real = real_square - imaginary_square + c_real;
    }
    limit as i32
}

#[cfg(test)]
mod tests {
    use super::{ONE, steps};

    #[test]
    fn known_points_stay_and_leave() {
        assert_eq!(steps(0, 0, 100), 100);
        assert_eq!(steps(-ONE, 0, 100), 100, "0, -1, 0, -1, …");
        assert_eq!(steps(ONE, 0, 100), 3, "1, 2, 5");
        assert_eq!(steps(3 * ONE, 0, 100), 1);
    }
}
