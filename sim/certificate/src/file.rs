//! The file: JSON, with every field that its version has and no other.

use crate::refusal::Refusal;
use crate::subject::Subject;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use warpstep_wcet::trusted::{Digest, Premises};

/// What stands in the field `format`.
pub const FORMAT: &str = "warpstep bound";
/// The version that is written and read.
pub const VERSION: u32 = 6;

/// A bound and its proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Certificate {
    /// [`FORMAT`].
    pub format: String,
    /// [`VERSION`].
    pub version: u32,
    /// What it is about.
    pub subject: Subject,
    /// What must be true of the machine's surroundings.
    pub assumptions: Vec<String>,
    /// No run takes more cycles.
    pub bound: u64,
    /// Why not.
    pub proof: Proof,
}

/// Why no run takes longer, by the method with which the bound was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Proof {
    /// Inputs decide nothing.
    Exact {
        /// Digests of the state at reset, every 65,536 cycles, and at the end.
        checkpoints: Vec<Digest>,
    },
    /// Every state at which inputs decide, or histories may be equal again.
    Graph {
        /// Cycles before inputs decide for the first time.
        exact_cycles: u64,
        /// Digests of the state at reset and every 65,536 cycles until then.
        checkpoints: Vec<Digest>,
        /// What the states rest on.
        premises: Premises,
        /// Digests of the states, and the most cycles from each to the end.
        states: Vec<(Digest, u64)>,
    },
    /// Every warp by itself.
    Sum {
        /// Cycles before warps are followed one by one.
        before: u64,
        /// Halves of a warp are followed one after the other, though they run side by side.
        in_turn: bool,
        /// What the states rest on.
        premises: Premises,
        /// Cycles by the name of each rule: what a doing of one warp costs others.
        fees: BTreeMap<String, u64>,
        /// From one barrier to the next.
        phases: Vec<PhaseProof>,
        /// Lines of code that are brought from memory.
        code_lines: u64,
        /// Lines of data that are brought once.
        lasting_lines: u64,
    },
}

/// A phase of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PhaseProof {
    /// No run takes more cycles for it.
    pub cycles: u64,
    /// For each warp the digests of its states, with the most cycles and the most charges to others from each to the end of the phase.
    pub walks: BTreeMap<usize, Vec<(Digest, u64, u64)>>,
}

/// What is read before anything else.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

impl Certificate {
    /// Reads a file's text.
    pub fn parse(text: &str) -> Result<Certificate, Refusal> {
        let unreadable = |error: serde_json::Error| Refusal::Unreadable { why: error.to_string() };
        let Head { format, version } = serde_json::from_str(text).map_err(unreadable)?;
        if format != FORMAT {
            return Err(Refusal::Unreadable { why: format!("its format is `{format}`, not `{FORMAT}`") });
        }
        if version != VERSION {
            return Err(Refusal::Version { found: version });
        }
        serde_json::from_str(text).map_err(unreadable)
    }

    /// The file's text.
    pub fn text(&self) -> String {
        let mut text = serde_json::to_string(self).unwrap_or_else(|_| unreachable!("it is plain data"));
        text.push('\n');
        text
    }

    /// A word for how the bound was found.
    pub fn method(&self) -> &'static str {
        match self.proof {
            Proof::Exact { .. } => "exact",
            Proof::Graph { .. } => "graph",
            Proof::Sum { .. } => "sum",
        }
    }
}
