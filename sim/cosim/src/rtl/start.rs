//! Before the first cycle: registers zero whatever else is random, and the instruction cache warm if asked.

use crate::verilated::{Exposed, Model, ModelError};
use warpstep_core::{Design, Landmark, Landmarks, Shape};
use warpstep_memory::Contents;
use warpstep_program::Program;
use warpstep_spec::Config;

/// What a simulation of this design must be able to set.
pub fn exposed(shape: &Shape, design: &Design) -> Vec<Exposed> {
    let landmarks = Landmarks::of(shape, design);
    let mut all: Vec<Exposed> = landmarks
        .all()
        .map(|landmark| Exposed { module: landmark.module.clone(), variable: landmark.variable.clone() })
        .collect();
    all.sort();
    all.dedup();
    all
}

fn set(
    model: &mut Model,
    landmark: &Landmark,
    words: impl Iterator<Item = (usize, Vec<u32>)>,
) -> Result<(), ModelError> {
    let Landmark { scope, variable, width, words: count, .. } = landmark;
    let variable = model.variable(scope, variable, *width, *count)?;
    words.for_each(|(word, parts)| model.set_variable(variable, word, &parts));
    Ok(())
}

/// What is in the word of x0, which nobody ever reads or writes: not zero, so that a core that does is found out.
const NOBODYS: u32 = 0xDEAD_BEEF;

/// The contract: registers and local memory are zero after the reset of a simulation.
pub(super) fn zero(model: &mut Model, landmarks: &Landmarks, config: &Config) -> Result<(), ModelError> {
    let of_a_warp = if config.fpu { 64 } else { 32 };
    let register = |word: usize| vec![if word.is_multiple_of(of_a_warp) { NOBODYS } else { 0 }];
    for memory in landmarks.registers.iter().filter(|memory| memory.width == 32) {
        set(model, memory, (0..memory.words).map(|word| (word, register(word))))?;
    }
    let bits = landmarks.registers.iter().filter(|memory| memory.width < 32);
    let mut zeros = bits.chain(&landmarks.local_memories);
    zeros.try_for_each(|memory| set(model, memory, (0..memory.words).map(|word| (word, vec![0]))))
}

/// Puts the program's code into the instruction caches as the bus would bring it; of lines that share a place the last stays.
pub(super) fn warm(
    model: &mut Model,
    landmarks: &Landmarks,
    config: &Config,
    program: &Program,
    contents: &Contents,
) -> Result<(), ModelError> {
    let cache = config.instruction_cache;
    let places = cache.bytes / cache.line_bytes;
    let mut valid = vec![0u32; (places as usize).div_ceil(32)];
    let (mut tags, mut lines) = (Vec::new(), Vec::new());
    for segment in program.segments.iter().filter(|segment| segment.executable) {
        let bytes = (segment.bytes.len() as u32).clamp(1, cache.bytes);
        for line in segment.address / cache.line_bytes..=(segment.address + (bytes - 1)) / cache.line_bytes {
            let (place, address) = ((line % places) as usize, line * cache.line_bytes);
            valid[place / 32] |= 1 << (place % 32);
            tags.push((place, vec![line / places]));
            let words = (0..cache.line_bytes / 4).map(|word| contents.read(address + 4 * word));
            lines.push((place, words.collect()));
        }
    }
    for core in &landmarks.instruction_caches {
        set(model, &core.valid_lines, std::iter::once((0, valid.clone())))?;
        set(model, &core.tags, tags.iter().cloned())?;
        set(model, &core.lines, lines.iter().cloned())?;
    }
    Ok(())
}
