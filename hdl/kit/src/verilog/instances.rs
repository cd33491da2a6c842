//! Every instance of a design: which block it is, where it stands in Verilog, of which module. Whoever needs a hierarchical path takes
//! it from here.

use super::collect::Scope;
use super::merge::{Merger, Placed};
use super::names::instance_path;
use super::variant::Variant;

/// One instance of a block in a design.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Instance {
    /// By names of fields from the outermost block down: `file.copies.0`. Empty for the outermost block.
    pub block: String,
    /// By names in Verilog below the outermost module: `u_file.g_copies[0].u_copies`.
    pub path: String,
    /// Its module.
    pub module: String,
    /// If it is a memory, which one.
    pub memory: Option<Memory>,
}

/// A memory: `words`, an array of that name. It has no reset, so that a test bench must give it its first contents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Memory {
    /// How many words.
    pub words: usize,
    /// Whether it has a register `read_word` for what was read.
    pub read_word: bool,
}

impl Instance {
    /// The hierarchical name of one of its variables, below the outermost module: `u_file.g_copies[0].u_copies.words`.
    pub fn variable(&self, name: &str) -> String {
        below(&self.path, name)
    }
}

/// All instances, outer ones first.
pub(super) fn instances(top: &Scope, placed: &Placed, merger: &Merger, names: &[String]) -> Vec<Instance> {
    let mut found = vec![];
    let module = |number: usize| {
        (names[number].as_str(), &merger.variants[number], !merger.inners[number].is_instance())
    };
    visit(top, placed, ["", ""], &module, &mut found);
    found
}

fn visit<'a>(
    scope: &Scope,
    placed: &Placed,
    [block, path]: [&str; 2],
    module: &dyn Fn(usize) -> (&'a str, &'a Variant, bool),
    found: &mut Vec<Instance>,
) {
    let (name, variant, _) = module(placed.module);
    found.push(Instance {
        block: block.into(),
        path: path.into(),
        module: name.into(),
        memory: scope.memory,
    });
    let inner = scope.children.iter().zip(&placed.inner).filter(|(_, placed)| !module(placed.module).2);
    for (child, placed) in inner {
        let block = below(block, &child.instance.replace('$', "."));
        let path = below(path, &instance_path(&child.instance, &variant.generated));
        visit(child, placed, [&block, &path], module, found);
    }
}

fn below(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_string() } else { format!("{path}.{name}") }
}

#[cfg(test)]
mod tests {
    use super::super::emit;
    use super::*;
    use crate::prim::{Ram, ReplicatedRam};

    #[test]
    fn copies_of_a_memory_are_instances_of_one_module() {
        let design = emit(&ReplicatedRam::new(8, 4, 2, 1)).unwrap();
        let instance = |block: &str, path: &str, module: &str, memory| Instance {
            block: block.into(),
            path: path.into(),
            module: module.into(),
            memory,
        };
        let memory = Some(Memory { words: 8, read_word: true });
        let expected = [
            instance("", "", "replicated_ram", None),
            instance("copies.0", "g_copies[0].u_copies", "ram", memory),
            instance("copies.1", "g_copies[1].u_copies", "ram", memory),
        ];
        assert_eq!(design.instances, expected);
        assert_eq!(design.instances[2].variable("words"), "g_copies[1].u_copies.words");
    }

    #[test]
    fn the_outermost_block_may_be_a_memory_itself() {
        let design = emit(&Ram::new(2, 4, 1)).unwrap();
        assert_eq!(design.instances[0].variable("words"), "words");
        assert!(design.instances[0].memory.is_some());
    }
}
