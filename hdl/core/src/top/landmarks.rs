//! Where a simulator finds state that hardware does not reset: registers and local memory, which a simulation starts at zero, and
//! instruction caches, which it may start warm. Names of the emitted design; knows nothing of any simulator.

use crate::Shape;
use warpstep_kit::verilog::{Design, Instance};

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

/// The instruction cache of one fetch port.
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
    /// The instruction caches of each core: one copy for each fetch port.
    pub instruction_caches: Vec<InstructionCache>,
    /// Every bank of every core's local memory.
    pub local_memories: Vec<Landmark>,
}

/// Finds memories by the blocks they are in.
struct Finder<'a> {
    design: &'a Design,
}

impl Finder<'_> {
    fn landmark(&self, instance: &Instance, variable: &str, width: usize, words: usize) -> Landmark {
        Landmark {
            scope: format!("{}.{}", self.design.top, instance.path),
            module: instance.module.clone(),
            variable: variable.into(),
            width,
            words,
        }
    }

    /// All memories in blocks of these names, whatever their numbers, and where they are, in the order of cores.
    fn memories<'a>(&'a self, blocks: &'a str, width: usize) -> impl Iterator<Item = (&'a str, Landmark)> {
        let wanted = format!(".{blocks}.");
        let names = |block: &str| {
            let parts = block.split('.').filter(|part| part.parse::<usize>().is_err());
            parts.fold(String::from("."), |names, part| names + part + ".")
        };
        let found = self.design.memories();
        let found = found.filter(move |(instance, _)| names(&instance.block).contains(&wanted));
        found.map(move |(instance, memory)| {
            (instance.block.as_str(), self.landmark(instance, "words", width, memory.words))
        })
    }

    fn all(&self, blocks: &str, width: usize) -> Vec<Landmark> {
        self.memories(blocks, width).map(|(_, landmark)| landmark).collect()
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
        let tags = finder.memories("front.ports.cache.tags", (32 - cache.bytes.ilog2()) as usize);
        let lines = finder.all("front.ports.cache.lines", 8 * cache.line_bytes as usize);
        let caches = tags.zip(lines).map(|((block, tags), lines)| {
            let owner = block.strip_suffix(".tags").and_then(|owner| design.instance(owner));
            let owner = owner.expect("tags are part of a cache");
            let places = (cache.bytes / cache.line_bytes) as usize;
            InstructionCache { valid_lines: finder.landmark(owner, "valid_q", places, 1), tags, lines }
        });
        let instruction_caches: Vec<InstructionCache> = caches.collect();
        let ports = shape.cores() * shape.ports();
        assert_eq!(instruction_caches.len(), ports, "every fetch port has an instruction cache");
        Landmarks {
            registers: finder.all("registers.words", 32),
            instruction_caches,
            local_memories: finder.all("local.banks", 32),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::top::testing::chip;

    #[test]
    fn every_landmark_is_a_variable_of_its_module() {
        let shape = Shape::new(chip(2, 2, 4, 64, "gtlrr"), true);
        let design = crate::emit(&shape).unwrap();
        let landmarks = Landmarks::of(&shape, &design);
        let config = shape.config();
        assert_eq!(
            landmarks.registers.len(),
            2 * config.lanes * config.write_ports * shape.operands(),
            "a copy per read port in each bank"
        );
        assert_eq!(landmarks.instruction_caches.len(), 2);
        assert!(landmarks.instruction_caches[1].tags.scope.contains(".g_cores[1].u_cores."));
        let words: usize = landmarks.local_memories.iter().map(|bank| bank.words).sum();
        assert_eq!(4 * words, 2 * config.local_memory_bytes as usize);
        for landmark in landmarks.all() {
            let file = design.files.iter().find(|file| file.module == landmark.module).unwrap();
            // A memory is a primitive: its width and depth are parameters.
            let declared = match landmark.words {
                1 => format!("[{}:0] {};", landmark.width - 1, landmark.variable),
                _ => format!("[WIDTH-1:0] {} [0:DEPTH-1];", landmark.variable),
            };
            assert!(file.text.contains(&declared), "{} has no `{declared}`", landmark.module);
        }
    }
}
