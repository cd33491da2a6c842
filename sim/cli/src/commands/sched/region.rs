//! The part of a program that is counted: cycles in which an active warp last issued from a range of code.

use crate::failure::Failure;
use std::ops::Range;
use warpstep_cycle::{ScheduleRecord, Stall};
use warpstep_golden::Retire;
use warpstep_program::Program;

pub struct Region {
    range: Option<Range<u32>>,
    inside: Vec<bool>,
}

impl Region {
    /// `FROM:TO`, symbols or addresses; everything without it.
    pub fn new(words: Option<&str>, program: &Program, warps: usize) -> Result<Region, Failure> {
        let range = words.map(|words| parse(words, program)).transpose()?;
        Ok(Region { range, inside: vec![false; warps] })
    }

    /// An instruction issued: whether it counts.
    pub fn enters(&mut self, record: &Retire) -> bool {
        let inside = self.range.as_ref().is_none_or(|range| range.contains(&record.pc));
        self.inside[record.at.warp] = inside;
        inside
    }

    /// Whether a cycle counts.
    pub fn covers(&self, record: &ScheduleRecord) -> bool {
        let active = |warp: usize| record.stalls[warp] != Stall::Inactive;
        self.range.is_none() || (0..self.inside.len()).any(|warp| self.inside[warp] && active(warp))
    }
}

fn parse(words: &str, program: &Program) -> Result<Range<u32>, Failure> {
    let help = "write FROM:TO with symbols of the program (`warpstep disasm` shows them) or 0x… addresses";
    let wrong = |problem: String| Failure::other(format!("--region {words}: {problem}"), help);
    let place = |word: &str| match word.strip_prefix("0x") {
        Some(hex) => u32::from_str_radix(hex, 16).ok(),
        None => program.symbols.address(word),
    };
    let (from, to) = words.split_once(':').ok_or_else(|| wrong("there is no colon".into()))?;
    let find =
        |word: &str| place(word).ok_or_else(|| wrong(format!("`{word}` is neither a symbol nor an address")));
    let (from, to) = (find(from)?, find(to)?);
    if from >= to {
        return Err(wrong(format!("it ends at {to:#x}, before it starts at {from:#x}")));
    }
    Ok(from..to)
}
