//! Which memory a simulation has behind its port, as a user names it.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use warpstep_spec::config::MemoryContract;

/// A memory by name: `fixed`, `slow`, `random:SEED`, `dram`, `dram:refresh`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum MemoryKind {
    /// Every access takes memory_latency cycles; always ready.
    #[default]
    Fixed,
    /// The slowest that keeps the machine's contract: everything as late as it may be (`due.rs`).
    Slow,
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
#[error("`{0}` is no memory; there are fixed, slow, random:SEED, dram and dram:refresh")]
pub struct KindError(String);

/// A memory that does not keep the promise of the configuration.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MemoryError {
    /// It takes longer than the latency.
    #[error(
        "memory `{kind}` takes up to {worst} cycles, but memory_latency = {allowed}; set it to at least {worst}"
    )]
    TooSlow {
        /// Kind of memory that is too slow.
        kind: MemoryKind,
        /// Its worst latency.
        worst: u32,
        /// `memory_latency` of the configuration.
        allowed: u32,
    },
    /// It does not keep the contract of an on-time machine.
    #[error(
        "memory `{kind}` needs a contract of {needs}, but the machine's is {allowed}; set memory_latency, memory_stall and \
         memory_gap to at least {}, {} and {}", .needs.delay, .needs.stall, .needs.gap
    )]
    Contract {
        /// Kind of memory that is too slow.
        kind: MemoryKind,
        /// The contract it keeps.
        needs: MemoryContract,
        /// The contract of the configuration.
        allowed: MemoryContract,
    },
}

impl fmt::Display for MemoryKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MemoryKind::Fixed => f.write_str("fixed"),
            MemoryKind::Slow => f.write_str("slow"),
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
            None if word == "slow" => Ok(MemoryKind::Slow),
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
        for word in ["fixed", "slow", "random:0", "random:18446744073709551615", "dram", "dram:refresh"] {
            let kind: MemoryKind = word.parse().unwrap();
            assert_eq!(kind.to_string(), word);
            let json = serde_json::to_string(&kind).unwrap();
            assert_eq!(json, format!("\"{word}\""));
            assert_eq!(serde_json::from_str::<MemoryKind>(&json).unwrap(), kind);
        }
    }

    #[test]
    fn a_word_that_is_no_memory_is_refused_with_those_there_are() {
        for word in ["", "random", "random:", "random:-1", "random:x", "sram", "dram:2", "fixed:7", "slow:1"]
        {
            let error = word.parse::<MemoryKind>().unwrap_err().to_string();
            assert!(error.contains(word) && error.contains("random:SEED"), "{error}");
        }
    }
}
