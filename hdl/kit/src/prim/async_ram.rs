//! A memory read at once and written at the clock edge: for the few words a warp keeps, in distributed RAM.
//!
//! No reset: contents are unknown until written. The number of words is rounded up to a power of two, at least two.

use super::index_width;
use super::ram::{INITIAL, WRITE, write_groups};
use crate::bits::Bits;
use crate::prelude::*;
use crate::tick;

/// One write port, several read ports without latency.
#[derive(LogicBlock)]
pub struct AsyncRam {
    /// Which words to read.
    pub read_address: Vec<Wire<In>>,
    /// These words.
    pub read_data: Vec<Wire<Out>>,
    /// Which groups of bits to write, one bit per group.
    pub write_enable: Wire<In>,
    /// Which word to write.
    pub write_address: Wire<In>,
    /// What to write.
    pub write_data: Wire<In>,
    depth: Param,
    width: Param,
    groups: Param,
    _words: Vec<Bits>,
}

impl AsyncRam {
    /// `depth` words of `width` bits with `readers` read ports, written in `groups` equal parts.
    ///
    /// # Panics
    /// If `groups` does not divide `width`.
    pub fn new(depth: usize, width: usize, readers: usize, groups: usize) -> AsyncRam {
        assert!(groups > 0 && width.is_multiple_of(groups), "{groups} equal groups do not make {width} bits");
        let depth = depth.next_power_of_two().max(2);
        AsyncRam {
            read_address: Wire::several(readers, index_width(depth)),
            read_data: Wire::several(readers, width),
            write_enable: Wire::new(groups),
            write_address: Wire::new(index_width(depth)),
            write_data: Wire::new(width),
            depth: Param::new(depth),
            width: Param::new(width),
            groups: Param::new(groups),
            _words: vec![Bits::new(width, 0); depth],
        }
    }
}

impl Logic for AsyncRam {
    parameters!(self;
        DEPTH = self.depth.val(), WIDTH = self.width.val(), READERS = self.read_data.len(), GROUPS = self.groups.val(),
        ADDRESS = self.write_address.width();
        read_address: "READERS*ADDRESS", read_data: "READERS*WIDTH", write_enable: "GROUPS", write_address: "ADDRESS",
        write_data: "WIDTH";
        memory(self.depth.val()));

    fn update(&mut self) {
        if tick::edge().is_some() {
            let word = &mut self._words[self.write_address.val().index()];
            write_groups(word, self.write_enable.val().bits(), self.write_data.val().bits());
        }
        for (address, data) in self.read_address.iter().zip(&mut self.read_data) {
            data.next = Value::from_bits(self._words[address.val().index()].clone());
        }
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(format!(
            "reg [WIDTH-1:0] words [0:DEPTH-1];

genvar reader;
generate
    for (reader = 0; reader < READERS; reader = reader + 1) begin : g_readers
        assign read_data[reader*WIDTH +: WIDTH] = words[read_address[reader*ADDRESS +: ADDRESS]];
    end
endgenerate

always @(posedge clock) begin : access
{WRITE}end
{INITIAL}"
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::Check;

    #[test]
    fn both_faces_agree_for_every_shape() {
        for (depth, width, readers, groups) in [(1, 1, 1, 1), (4, 8, 2, 1), (5, 8, 1, 8), (32, 96, 3, 3)] {
            let ram = AsyncRam::new(depth, width, readers, groups);
            Check::default().cycles(600).check(ram).unwrap();
        }
    }
}
