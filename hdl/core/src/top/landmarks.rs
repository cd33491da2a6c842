//! Where a simulator finds state that hardware does not reset: registers and local memory, which a simulation starts at zero, and
//! instruction caches, which it may start warm. Names of the emitted design; knows nothing of any simulator.

use crate::Shape;
use warpstep_kit::verilog::{Design, Memory};

/// A register or memory in the emitted design.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Landmark {
    /// The instance it is in, the outermost module first, parts joined by dots.
    pub scope: String,
    /// The module of that instance.
    pub module: String,
    /// Its name there.
    pub variable: String,
    /// Bits of a word.
    pub width: usize,
    /// Words.
    pub words: usize,
}

/// The instruction cache of one core.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InstructionCache {
    /// One bit a line: whether the cache has it.
    pub valid_lines: Landmark,
    /// Its tags, one word a line.
    pub tags: Landmark,
    /// Its lines, one word each.
    pub lines: Landmark,
}

/// What a simulation sets before the first cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Landmarks {
    /// Every copy of every lane's registers, of all cores.
    pub registers: Vec<Landmark>,
    /// The instruction cache of each core.
    pub instruction_caches: Vec<InstructionCache>,
    /// Every bank of every core's local memory.
    pub local_memories: Vec<Landmark>,
}

/// Finds memories by the end of their path.
struct Finder<'a> {
    design: &'a Design,
}

impl Finder<'_> {
    fn landmark(&self, memory: &Memory, width: usize) -> Landmark {
        let path = memory.path.trim_end_matches('.');
        Landmark {
            scope: format!("{}.{path}", self.design.top),
            module: self.module(path),
            variable: "words".into(),
            width,
            words: memory.words,
        }
    }

    fn module(&self, path: &str) -> String {
        self.design.module_at(path).expect("the design's own path").into()
    }

    /// All whose path says that, in the order of cores.
    fn all(&self, part: &str, width: usize) -> Vec<Landmark> {
        let found = self.design.memories.iter().filter(|memory| memory.path.contains(part));
        found.map(|memory| self.landmark(memory, width)).collect()
    }
}

impl Landmarks {
    /// All of them, the same that `scopes` of Verilog have.
    pub fn all(&self) -> impl Iterator<Item = &Landmark> {
        let caches = self.instruction_caches.iter();
        let parts = caches.flat_map(|cache| [&cache.valid_lines, &cache.tags, &cache.lines]);
        self.registers.iter().chain(parts).chain(&self.local_memories)
    }

    /// Of a design emitted for `shape`.
    ///
    /// # Panics
    /// If the design is not one of `shape`.
    pub fn of(shape: &Shape, design: &Design) -> Landmarks {
        let cache = shape.config().instruction_cache;
        let finder = Finder { design };
        let tags = finder.all("u_front.u_cache.u_tags.", (32 - cache.bytes.ilog2()) as usize);
        let lines = finder.all("u_front.u_cache.u_lines.", 8 * cache.line_bytes as usize);
        let count = shape.config().cores;
        assert!(tags.len() == count && lines.len() == count, "every core has one instruction cache");
        let valid_lines = |tags: &Landmark| {
            let scope = tags.scope.trim_end_matches(".u_tags").to_string();
            let inner = scope.split_once('.').map_or("", |(_, path)| path);
            Landmark {
                module: finder.module(inner),
                variable: "valid_q".into(),
                width: (cache.bytes / cache.line_bytes) as usize,
                words: 1,
                scope: scope.clone(),
            }
        };
        let caches = tags.into_iter().zip(lines);
        Landmarks {
            registers: finder.all("u_registers.u_words.", 32),
            instruction_caches: caches
                .map(|(tags, lines)| InstructionCache { valid_lines: valid_lines(&tags), tags, lines })
                .collect(),
            local_memories: finder.all("u_local.u_banks_", 32),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::top::testing::chip;

    #[test]
    fn every_landmark_is_a_variable_of_its_module() {
        let shape = Shape::new(chip(2, 2, 4, 64, "gtlrr"), true).unwrap();
        let design = crate::emit(&shape).unwrap();
        let landmarks = Landmarks::of(&shape, &design);
        let config = shape.config();
        assert!(landmarks.registers.len() >= 2 * 2 * config.lanes);
        assert_eq!(landmarks.instruction_caches.len(), 2);
        assert!(landmarks.instruction_caches[1].tags.scope.contains(".u_cores_1."));
        let words: usize = landmarks.local_memories.iter().map(|bank| bank.words).sum();
        assert_eq!(4 * words, 2 * config.local_memory_bytes as usize);
        for landmark in landmarks.all() {
            let file = design.files.iter().find(|file| file.module == landmark.module).unwrap();
            let array = if landmark.words > 1 { " [0:" } else { ";" };
            let declared = format!("[{}:0] {}{array}", landmark.width - 1, landmark.variable);
            assert!(file.text.contains(&declared), "{} has no `{declared}`", landmark.module);
        }
    }
}
