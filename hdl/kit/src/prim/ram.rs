//! A memory with one write port and one synchronous read port, as block RAMs have them.
//!
//! What is asked for in a cycle is there in the next one; reading a word while it is written gives the old word. Block RAMs
//! do not promise that: synthesis puts a comparison of the addresses and a register for the word beside them. Whose reader
//! never looks at a word that was written in the cycle of the read says so, and saves both. Each group of bits (a byte, a
//! lane) has a write enable of its own. No reset: contents are unknown until written. The number of words is rounded up to
//! a power of two, at least two, so that every address is a word.

use super::index_width;
use crate::bits::Bits;
use crate::prelude::*;
use crate::tick;

/// One write port, one synchronous read port.
#[derive(LogicBlock)]
pub struct Ram {
    /// Whether to read; otherwise `read_data` keeps its value.
    pub read_enable: Wire<In>,
    /// Which word to read.
    pub read_address: Wire<In>,
    /// The word asked for in the last cycle that read.
    pub read_data: Wire<Out>,
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
    _read: Bits,
    /// What synthesis is told of the words.
    _attribute: &'static str,
}

impl Ram {
    /// `depth` words of `width` bits, written in `groups` equal parts.
    ///
    /// # Panics
    /// If `groups` does not divide `width`.
    pub fn new(depth: usize, width: usize, groups: usize) -> Ram {
        assert!(groups > 0 && width.is_multiple_of(groups), "{groups} equal groups do not make {width} bits");
        let depth = depth.next_power_of_two().max(2);
        Ram {
            read_enable: Wire::new(1),
            read_address: Wire::new(index_width(depth)),
            read_data: Wire::new(width),
            write_enable: Wire::new(groups),
            write_address: Wire::new(index_width(depth)),
            write_data: Wire::new(width),
            depth: Param::new(depth),
            width: Param::new(width),
            groups: Param::new(groups),
            _words: vec![Bits::new(width, 0); depth],
            _read: Bits::new(width, 0),
            _attribute: "",
        }
    }

    /// The same, of which nobody looks at a word that was written in the cycle of its read; a block RAM however small it is.
    ///
    /// # Panics
    /// If `groups` does not divide `width`.
    pub fn apart(depth: usize, width: usize, groups: usize) -> Ram {
        Ram { _attribute: "(* no_rw_check, ram_style = \"block\" *)\n", ..Ram::new(depth, width, groups) }
    }
}

impl Logic for Ram {
    parameters!(self;
        DEPTH = self.depth.val(), WIDTH = self.width.val(), GROUPS = self.groups.val(), ADDRESS = self.read_address.width();
        read_address: "ADDRESS", read_data: "WIDTH", write_enable: "GROUPS", write_address: "ADDRESS", write_data: "WIDTH";
        memory(self.depth.val(), read_word));

    fn update(&mut self) {
        if tick::edge().is_some() {
            if self.read_enable.val().any() {
                self._read = self._words[self.read_address.val().index()].clone();
            }
            let word = &mut self._words[self.write_address.val().index()];
            write_groups(word, self.write_enable.val().bits(), self.write_data.val().bits());
        }
        self.read_data.next = Value::from_bits(self._read.clone());
    }

    fn hdl(&self) -> Verilog {
        let attribute = self._attribute;
        Verilog::Custom(format!(
            "{attribute}reg [WIDTH-1:0] words [0:DEPTH-1];
reg [WIDTH-1:0] read_word;
assign read_data = read_word;

always @(posedge clock) begin : access
{WRITE}    if (read_enable) read_word <= words[read_address];
end
{INITIAL}{INITIAL_READ}"
        ))
    }
}

/// A write of `Ram` and `AsyncRam`, group by group.
pub(crate) const WRITE: &str = "    integer part;
    for (part = 0; part < GROUPS; part = part + 1) begin
        if (write_enable[part]) begin
            words[write_address][part*(WIDTH/GROUPS) +: WIDTH/GROUPS] <= write_data[part*(WIDTH/GROUPS) +: WIDTH/GROUPS];
        end
    end
";

/// First contents for simulators that know unknown bits, if they are asked for.
pub(crate) const INITIAL: &str = "
`ifdef WARPSTEP_INIT
integer word;
initial for (word = 0; word < DEPTH; word = word + 1) words[word] = {WIDTH{1'b0}};
`endif";

/// The same for the word that was read last.
const INITIAL_READ: &str = "
`ifdef WARPSTEP_INIT
initial read_word = {WIDTH{1'b0}};
`endif";

/// The model of one write.
pub(crate) fn write_groups(word: &mut Bits, enable: &Bits, data: &Bits) {
    let group = word.width() / enable.width();
    for index in (0..enable.width()).filter(|index| enable.bit(*index)) {
        *word = word.with_slice(index * group, &data.slice(index * group, group));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Bench, Check};

    #[test]
    fn both_faces_agree_for_every_shape() {
        for (depth, width, groups) in [(1, 1, 1), (2, 8, 1), (3, 8, 8), (16, 32, 4), (64, 32, 1), (8, 128, 4)]
        {
            Check::default().cycles(600).check(Ram::new(depth, width, groups)).unwrap();
        }
    }

    #[test]
    fn a_word_read_while_written_is_the_old_one() {
        let mut bench = Bench::new(Ram::new(4, 16, 2));
        let ram = &mut bench.block;
        ram.read_enable.next = true.into();
        ram.write_enable.next = Value::new(2, 0b01);
        ram.write_data.next = Value::new(16, 0xabcd);
        bench.clock();
        assert!(bench.block.read_data.val() == 0);
        bench.clock();
        assert!(bench.block.read_data.val() == 0x00cd);
    }
}
