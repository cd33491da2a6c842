//! The part of a program that is counted: cycles in which an active warp last issued from a range of code.

use std::ops::Range;
use warpstep_cycle::{ScheduleRecord, Stall};
use warpstep_golden::Retire;
use warpstep_program::Program;

/// Where kernels built with `WS_KERNEL` have their code: the linker script's own names.
const KERNEL: &str = "ws_kernel_begin:ws_kernel_end";

/// Words that name no region.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{words}: {problem}")]
pub struct RegionError {
    words: String,
    problem: String,
}

/// Which code counts, and which warps are in it.
#[derive(Clone, Debug)]
pub struct Region {
    range: Option<Range<u32>>,
    inside: Vec<bool>,
}

impl Region {
    /// All of a program.
    pub fn everything(warps: usize) -> Region {
        Region { range: None, inside: vec![false; warps] }
    }

    /// `FROM:TO`, symbols or addresses.
    pub fn new(words: &str, program: &Program, warps: usize) -> Result<Region, RegionError> {
        let range = parse(words, program).map_err(|problem| RegionError { words: words.into(), problem })?;
        Ok(Region { range: Some(range), inside: vec![false; warps] })
    }

    /// What a C program marked with `WS_KERNEL`; everything if it marked nothing.
    pub fn kernel(program: &Program, warps: usize) -> Region {
        Region::new(KERNEL, program, warps).unwrap_or_else(|_| Region::everything(warps))
    }

    /// An instruction issued: whether it counts.
    pub(crate) fn enters(&mut self, record: &Retire) -> bool {
        let inside = self.range.as_ref().is_none_or(|range| range.contains(&record.pc));
        self.inside[record.at.warp] = inside;
        inside
    }

    /// Whether a warp is in it.
    pub(crate) fn holds(&self, warp: usize) -> bool {
        self.range.is_none() || self.inside[warp]
    }

    /// Whether a cycle counts.
    pub(crate) fn covers(&self, record: &ScheduleRecord) -> bool {
        let per_warp = record.stalls.len() / self.inside.len();
        let active = |warp: usize| record.stalls[warp * per_warp] != Stall::Inactive;
        self.range.is_none() || (0..self.inside.len()).any(|warp| self.inside[warp] && active(warp))
    }
}

fn parse(words: &str, program: &Program) -> Result<Range<u32>, String> {
    let place = |word: &str| match word.strip_prefix("0x") {
        Some(hex) => u32::from_str_radix(hex, 16).ok(),
        None => program.symbols.address(word),
    };
    let (from, to) = words.split_once(':').ok_or("there is no colon")?;
    let find = |word: &str| place(word).ok_or_else(|| format!("`{word}` is neither a symbol nor an address"));
    let (from, to) = (find(from)?, find(to)?);
    if from >= to {
        return Err(format!("it ends at {to:#x}, before it starts at {from:#x}"));
    }
    Ok(from..to)
}
