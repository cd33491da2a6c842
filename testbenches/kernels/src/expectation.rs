//! What a program must give, as its `NAME.toml` has it.

use serde::Deserialize;

/// A program's own statement of what it shows, how it is built and what comes out.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expectation {
    /// What it shows, in a line.
    pub shows: String,
    /// The assembly file, beside the expectation.
    pub source: String,
    /// Flags for gcc beyond those of all programs (read by the build script).
    pub flags: Vec<String>,
    /// The exit code on every shape, unless the program ends in its fault.
    pub exit_code: u32,
    /// All it prints on one core; `None` where that depends on the engine.
    pub console: Option<String>,
    /// What a machine must have to run it.
    pub needs: Vec<Need>,
    /// Memory after the run.
    #[serde(default)]
    pub words: Vec<Words>,
    /// How it goes wrong, in the programs that are wrong on purpose.
    pub fault: Option<ExpectedFault>,
}

/// A part of the machine that not every configuration has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// The float unit.
    Fpu,
    /// Multiplier and divider.
    MultiplyDivide,
    /// The marked form of split (it may behave as an ordinary split).
    Marked,
}

/// Memory after a run on one shape of machine, one core.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// On which machine.
    pub shape: Shape,
    /// The start-up argument of the run.
    #[serde(default)]
    pub argument: u32,
    /// Where the words start.
    pub symbol: String,
    /// The words, from the symbol upwards.
    pub values: Vec<u32>,
}

/// How wide a core is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shape {
    /// Warps of the core.
    pub warps: usize,
    /// Lanes of a warp.
    pub lanes: usize,
}

/// The fault a wrong program ends in, or the warning it provokes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectedFault {
    /// A short stable word for it.
    pub kind: String,
    /// The symbol at the instruction to blame.
    pub at: String,
    /// Whether it is only a warning, after which the program ends normally.
    #[serde(default)]
    pub warning: bool,
    /// On smaller machines it does not happen.
    #[serde(default = "one")]
    pub warps_at_least: usize,
    /// On smaller machines it does not happen.
    #[serde(default = "one")]
    pub lanes_at_least: usize,
}

fn one() -> usize {
    1
}

impl ExpectedFault {
    /// Whether a machine of this shape must find it.
    pub fn happens_on(&self, shape: Shape) -> bool {
        shape.warps >= self.warps_at_least && shape.lanes >= self.lanes_at_least
    }
}

impl Expectation {
    /// Reads the text of a `NAME.toml`.
    pub fn parse(text: &str) -> Result<Expectation, toml::de::Error> {
        toml::from_str(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALLEST: &str = "shows = 's'\nsource = 'k.S'\nflags = []\nexit_code = 0\nneeds = ['fpu']\n";

    #[test]
    fn what_a_program_does_not_say_is_left_open() {
        let read = Expectation::parse(SMALLEST).expect("it is complete");
        assert_eq!((read.console, read.words, read.fault), (None, vec![], None));
        assert_eq!(read.needs, [Need::Fpu]);
    }

    #[test]
    fn a_misspelt_field_is_an_error() {
        let error = Expectation::parse(&format!("{SMALLEST}consol = ''\n")).expect_err("no such field");
        assert!(error.to_string().contains("consol"), "{error}");
    }

    #[test]
    fn a_fault_that_needs_two_lanes_does_not_happen_on_one() {
        let text = format!("{SMALLEST}[fault]\nkind = 'k'\nat = 'a'\nlanes_at_least = 2\n");
        let fault = Expectation::parse(&text).expect("it is complete").fault.expect("it has one");
        assert!(!fault.happens_on(Shape { warps: 4, lanes: 1 }));
        assert!(fault.happens_on(Shape { warps: 1, lanes: 2 }));
    }
}
