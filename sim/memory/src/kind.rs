//! Which memory a simulation has behind its port, as a user names it.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A memory by name: `fixed`, `random:SEED`, `dram`, `dram:refresh`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum MemoryKind {
    /// Every access takes memory_latency cycles; always ready.
    #[default]
    Fixed,
    /// Each access takes 1 to memory_latency cycles, refusals and pauses at random included (`random.rs`).
    Random {
        /// The same seed gives the same run.
        seed: u64,
    },
    /// Open pages (`dram.rs`).
    Dram {
        /// Whether it stops to refresh its rows.
        refresh: bool,
    },
}

/// A word that names no memory.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no memory; there are fixed, random:SEED, dram and dram:refresh")]
pub struct KindError(String);

/// A memory that does not keep the promise of the configuration.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "memory `{kind}` takes up to {worst} cycles, but memory_latency = {allowed}; set it to at least {worst}"
)]
pub struct MemoryError {
    /// Kind of memory that is too slow.
    pub kind: MemoryKind,
    /// Its worst latency.
    pub worst: u32,
    /// `memory_latency` of the configuration.
    pub allowed: u32,
}

impl fmt::Display for MemoryKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MemoryKind::Fixed => f.write_str("fixed"),
            MemoryKind::Random { seed } => write!(f, "random:{seed}"),
            MemoryKind::Dram { refresh: false } => f.write_str("dram"),
            MemoryKind::Dram { refresh: true } => f.write_str("dram:refresh"),
        }
    }
}

impl FromStr for MemoryKind {
    type Err = KindError;
    fn from_str(word: &str) -> Result<MemoryKind, KindError> {
        match word.split_once(':') {
            None if word == "fixed" => Ok(MemoryKind::Fixed),
            None if word == "dram" => Ok(MemoryKind::Dram { refresh: false }),
            Some(("dram", "refresh")) => Ok(MemoryKind::Dram { refresh: true }),
            Some(("random", seed)) => {
                seed.parse().map(|seed| MemoryKind::Random { seed }).map_err(|_| KindError(word.into()))
            }
            _ => Err(KindError(word.into())),
        }
    }
}

impl TryFrom<String> for MemoryKind {
    type Error = KindError;
    fn try_from(word: String) -> Result<MemoryKind, KindError> {
        word.parse()
    }
}

impl From<MemoryKind> for String {
    fn from(kind: MemoryKind) -> String {
        kind.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_read_as_it_is_written_in_words_and_in_json() {
        for word in ["fixed", "random:0", "random:18446744073709551615", "dram", "dram:refresh"] {
            let kind: MemoryKind = word.parse().unwrap();
            assert_eq!(kind.to_string(), word);
            let json = serde_json::to_string(&kind).unwrap();
            assert_eq!(json, format!("\"{word}\""));
            assert_eq!(serde_json::from_str::<MemoryKind>(&json).unwrap(), kind);
        }
    }

    #[test]
    fn a_word_that_is_no_memory_is_refused_with_those_there_are() {
        for word in ["", "random", "random:", "random:-1", "random:x", "sram", "dram:2", "fixed:7"] {
            let error = word.parse::<MemoryKind>().unwrap_err().to_string();
            assert!(error.contains(word) && error.contains("random:SEED"), "{error}");
        }
    }
}
