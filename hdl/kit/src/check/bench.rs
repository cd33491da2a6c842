//! A block under simulation in Rust: inputs by port, the combinational part settled, clock edges on demand.
//!
//! For tests of single blocks. It is a thousand times slower than Verilator, and needs nothing but Rust.

use crate::bits::Bits;
use crate::tick::{self, Pass};
use crate::verilog::PortMember;
use rust_hdl_core::prelude::*;
use std::collections::HashMap;

/// More passes than any path through a block has steps.
const PASSES: usize = 10_000;

/// A block with its surroundings.
pub struct Bench<B> {
    /// The block: tests may read and write its ports.
    pub block: B,
}

impl<B: Block> Bench<B> {
    /// Puts the block on the bench and takes one edge under reset.
    pub fn new(block: B) -> Bench<B> {
        let mut bench = Bench { block };
        bench.edge(true);
        bench
    }

    /// Lets values flow until nothing changes.
    ///
    /// # Panics
    /// If that never happens: the block holds a combinational loop.
    pub fn settle(&mut self) {
        for _ in 0..PASSES {
            self.block.update_all();
            if !self.block.has_changed() {
                return;
            }
        }
        panic!("the block does not settle: it holds a combinational loop");
    }

    /// Settles, takes a clock edge, settles.
    pub fn edge(&mut self, reset: bool) {
        self.settle();
        tick::during(Pass::Edge { reset }, || self.block.update_all());
        self.settle();
    }

    /// One clock cycle without reset.
    pub fn clock(&mut self) {
        self.edge(false);
    }

    /// Puts values on input ports and settles.
    pub(crate) fn drive(&mut self, values: HashMap<usize, Bits>) {
        tick::during(Pass::Drive(values), || self.block.update_all());
        self.settle();
    }

    /// What the given signals carry.
    pub(crate) fn read(&self, signals: &[&PortMember]) -> Vec<Bits> {
        let mut reader = Reader::default();
        self.block.accept("top", &mut reader);
        signals.iter().map(|signal| reader.values[&signal.id].clone()).collect()
    }
}

/// Reads the signals of the outermost scope.
#[derive(Default)]
struct Reader {
    depth: usize,
    values: HashMap<usize, Bits>,
}

impl Probe for Reader {
    fn visit_start_scope(&mut self, _name: &str, _node: &dyn Block) {
        self.depth += 1;
    }

    fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {
        self.depth -= 1;
    }

    fn visit_atom(&mut self, _name: &str, atom: &dyn Atom) {
        if self.depth == 1
            && let VCDValue::Vector(digits) = atom.vcd()
        {
            let ones = digits.iter().rev().enumerate().filter(|(_, digit)| **digit == vcd::Value::V1);
            let zero = Bits::new(digits.len(), 0);
            let value = ones.fold(zero, |value, (index, _)| value.with_slice(index, &Bits::new(1, 1)));
            self.values.insert(atom.id(), value);
        }
    }
}
