//! What a run left in memory, by the names of variables, and how it is compared.

use std::fmt;

/// Memory after a run.
pub struct Outcome<'a> {
    /// The words of a variable; `None` if there is no such name.
    pub words: &'a dyn Fn(&str) -> Option<Vec<u32>>,
}

/// A run gave something else than the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong(pub(crate) String);

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Wrong {}

impl Outcome<'_> {
    /// The words of a variable.
    pub fn words(&self, name: &str) -> Result<Vec<u32>, Wrong> {
        (self.words)(name).ok_or_else(|| Wrong(format!("the program has no variable `{name}`")))
    }

    /// Its first word, as a size is given.
    pub fn size(&self, name: &str) -> Result<usize, Wrong> {
        Ok(self.words(name)?[0] as usize)
    }

    /// Its words as signed numbers.
    pub fn integers(&self, name: &str) -> Result<Vec<i32>, Wrong> {
        Ok(self.words(name)?.into_iter().map(u32::cast_signed).collect())
    }

    /// Its words as floats, each as a double for the host to compute with.
    pub fn floats(&self, name: &str) -> Result<Vec<f64>, Wrong> {
        Ok(self.words(name)?.into_iter().map(|word| f64::from(f32::from_bits(word))).collect())
    }

    /// The first words of a variable are these.
    pub fn expect_integers(&self, name: &str, wanted: &[i32]) -> Result<(), Wrong> {
        let got = self.integers(name)?;
        compare(name, &got, wanted, |got, wanted| got == wanted)
    }

    /// The first words of a variable are these floats, but for rounding: `tolerance` of the larger of the value and 1.
    pub fn expect_floats(&self, name: &str, wanted: &[f64], tolerance: f64) -> Result<(), Wrong> {
        let got = self.floats(name)?;
        compare(name, &got, wanted, |got, wanted| (got - wanted).abs() <= tolerance * wanted.abs().max(1.0))
    }
}

fn compare<T: fmt::Debug>(
    name: &str,
    got: &[T],
    wanted: &[T],
    same: impl Fn(&T, &T) -> bool,
) -> Result<(), Wrong> {
    if got.len() < wanted.len() {
        return Err(Wrong(format!("`{name}` has {} words, {} are wanted", got.len(), wanted.len())));
    }
    let wrong: Vec<usize> = (0..wanted.len()).filter(|&at| !same(&got[at], &wanted[at])).collect();
    match wrong.first() {
        None => Ok(()),
        Some(&at) => Err(Wrong(format!(
            "`{name}`: {} of {} words are wrong, first [{at}]: {:?} instead of {:?}",
            wrong.len(),
            wanted.len(),
            got[at],
            wanted[at]
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_wrong_word_is_named() {
        let outcome = Outcome { words: &|name| (name == "x").then(|| vec![1, 2, 4, 9]) };
        assert_eq!(outcome.expect_integers("x", &[1, 2, 4]), Ok(()));
        let wrong = outcome.expect_integers("x", &[1, 2, 3, 8]).unwrap_err().to_string();
        assert!(wrong.contains("2 of 4 words") && wrong.contains("[2]: 4 instead of 3"), "{wrong}");
        assert!(outcome.expect_integers("x", &[0; 5]).is_err() && outcome.expect_integers("y", &[]).is_err());
    }

    #[test]
    fn floats_may_differ_by_rounding_only() {
        let outcome = Outcome { words: &|_| Some(vec![100.001_f32.to_bits(), f32::NAN.to_bits()]) };
        assert!(outcome.expect_floats("x", &[100.0], 1e-4).is_ok());
        assert!(outcome.expect_floats("x", &[100.0], 1e-6).is_err());
        assert!(outcome.expect_floats("x", &[100.001, 0.0], 1e-4).is_err(), "a NaN is never right");
    }
}
