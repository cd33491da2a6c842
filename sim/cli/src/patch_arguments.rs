//! `--arg NAME=…`: what a program's variables hold when it starts.

use crate::failure::Failure;
use clap::Args;
use std::path::Path;
use warpstep_program::Program;

#[derive(Args)]
pub struct PatchArguments {
    /// Give a variable of the program other contents: a file's bytes, a whole number (a word), or a number with a point (a float).
    #[arg(long = "arg", value_name = "NAME=FILE|VALUE")]
    variables: Vec<String>,
}

impl PatchArguments {
    /// Names of the variables that get other contents.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.variables.iter().filter_map(|assignment| Some(assignment.split_once('=')?.0))
    }

    /// Changes the program's variables as asked.
    pub fn apply(&self, program: &mut Program) -> Result<(), Failure> {
        for assignment in &self.variables {
            let failed = |problem: String| {
                Failure::other(
                    format!("--arg {assignment}: {problem}"),
                    "write NAME=FILE or NAME=VALUE with a global variable of the program, e.g. --arg count=64",
                )
            };
            let (name, value) = assignment.split_once('=').ok_or_else(|| failed("there is no =".into()))?;
            let bytes = contents(value).map_err(failed)?;
            program.patch(name, &bytes).map_err(|error| failed(error.to_string()))?;
        }
        Ok(())
    }
}

/// A number is a number even if a file is called so; `./12` names the file.
fn contents(value: &str) -> Result<Vec<u8>, String> {
    if let Some(word) = word(value) {
        return Ok(word.to_le_bytes().to_vec());
    }
    std::fs::read(Path::new(value))
        .map_err(|error| format!("{value} is no 32-bit number, and as a file: {error}"))
}

fn word(value: &str) -> Option<u32> {
    if let Some(hex) = value.strip_prefix("0x") {
        return u32::from_str_radix(hex, 16).ok();
    }
    let whole = || value.parse::<u32>().ok().or_else(|| value.parse::<i32>().ok().map(i32::cast_unsigned));
    let float = || value.parse::<f32>().ok().filter(|_| value.contains('.')).map(f32::to_bits);
    whole().or_else(float)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_words_and_floats_have_a_point() {
        assert_eq!(word("64"), Some(64));
        assert_eq!(word("-1"), Some(u32::MAX));
        assert_eq!(word("0x1f"), Some(0x1f));
        assert_eq!(word("1.5"), Some(1.5_f32.to_bits()));
        assert_eq!([word("samples.bin"), word("inf"), word("4294967296")], [None, None, None]);
    }

    #[test]
    fn a_missing_file_is_named() {
        let error = contents("no/such/file").unwrap_err();
        assert!(error.contains("no/such/file") && error.contains("no 32-bit number"), "{error}");
    }
}
