//! The control flow of one program.

use crate::block::{Block, BlockId, blocks};
use crate::code::Code;
use crate::error::{FlowError, Place};
use crate::function::{Function, shape};
use crate::loops::loops;
use crate::order::Order;
use crate::reach::{Targets, reach};
use crate::splits::regions;
use petgraph::algo::kosaraju_scc;
use petgraph::graphmap::DiGraphMap;
use std::collections::BTreeMap;
use warpstep_program::Program;

/// Blocks and functions of a program.
#[derive(Clone, Debug)]
pub struct Flow {
    blocks: Vec<Block>,
    functions: BTreeMap<u32, Function>,
    places: Vec<Place>,
}

impl Flow {
    /// From the binary, and what is known of jumps through registers.
    pub fn new(program: &Program, targets: &Targets) -> Result<Flow, FlowError> {
        Flow::build(program, targets, true)
    }

    /// The same for a program that may be wrong: a function with a loop of two entries has no loops, one with a split
    /// without its join no regions.
    pub fn of_any(program: &Program, targets: &Targets) -> Result<Flow, FlowError> {
        Flow::build(program, targets, false)
    }

    fn build(program: &Program, targets: &Targets, proper: bool) -> Result<Flow, FlowError> {
        let reached = reach(program, targets)?;
        let blocks = blocks(&reached);
        let by_address: BTreeMap<u32, BlockId> =
            blocks.iter().enumerate().map(|(id, block)| (block.first, id)).collect();
        let code = Code::new(program);
        let instruction = |pc| code.at(pc);
        let place = |block: BlockId, at: fn(&Block) -> u32| Place::of(program, at(&blocks[block]));
        let mut functions = BTreeMap::new();
        for entry in &reached.entries {
            let shape = shape(*entry, &reached.entries, &blocks, &by_address);
            let order = Order::new(&shape.graph, shape.entry);
            let loops = loops(&shape, &order)
                .map_err(|block| FlowError::Irreducible { place: place(block, |block| block.first) });
            let splits = regions(&shape, &blocks, &instruction)
                .map_err(|block| FlowError::SplitWithoutJoin { place: place(block, |block| block.last) });
            let (loops, splits) = if proper {
                (loops?, splits?)
            } else {
                (loops.unwrap_or_default(), splits.unwrap_or_default())
            };
            let name = program.symbols.at(*entry).map(str::to_string);
            let (calls, tail_calls) = (shape.calls, shape.tail_calls);
            let (blocks, graph) = (shape.blocks, shape.graph);
            let function =
                Function { entry: *entry, name, blocks, graph, calls, tail_calls, loops, splits, order };
            functions.insert(*entry, function);
        }
        let places = blocks.iter().map(|block| Place::of(program, block.first)).collect();
        Ok(Flow { blocks, functions, places })
    }

    /// All blocks, in order of addresses.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// The block an instruction is in.
    pub fn block_at(&self, pc: u32) -> Option<BlockId> {
        let behind = self.blocks.partition_point(|block| block.first <= pc);
        behind.checked_sub(1).filter(|id| self.blocks[*id].contains(pc))
    }

    /// Where a block begins, by name.
    pub fn place(&self, block: BlockId) -> &Place {
        &self.places[block]
    }

    /// All functions, in order of their entries.
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        self.functions.values()
    }

    /// The function that begins here.
    pub fn function(&self, entry: u32) -> Option<&Function> {
        self.functions.get(&entry)
    }

    /// Functions so that a callee comes before its callers; or the entries of functions that call each other in a circle.
    pub fn callees_first(&self) -> Result<Vec<u32>, Vec<u32>> {
        let mut calls = DiGraphMap::<u32, ()>::new();
        for function in self.functions() {
            calls.add_node(function.entry);
            for to in function.calls.values().chain(function.tail_calls.values()).flatten() {
                calls.add_edge(function.entry, *to, ());
            }
        }
        let components = kosaraju_scc(&calls);
        let circle = |one: &&Vec<u32>| one.len() > 1 || calls.contains_edge(one[0], one[0]);
        match components.iter().find(circle) {
            Some(circle) => Err(circle.clone()),
            None => Ok(components.into_iter().flatten().collect()),
        }
    }
}

#[cfg(test)]
mod tests;
