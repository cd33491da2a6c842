//! A memory with several synchronous read ports: one block RAM for each, all written alike.
//!
//! Otherwise as `Ram::apart`, of which it is made: nobody looks at a word that was written in the cycle of its read.

use super::{Ram, index_width};
use crate::prelude::*;

/// One write port, several synchronous read ports.
#[derive(LogicBlock)]
pub struct ReplicatedRam {
    /// Whether each port reads; otherwise its `read_data` keeps its value.
    pub read_enable: Vec<Wire<In>>,
    /// Which word each port reads.
    pub read_address: Vec<Wire<In>>,
    /// The word each port asked for last.
    pub read_data: Vec<Wire<Out>>,
    /// Which groups of bits to write, one bit per group.
    pub write_enable: Wire<In>,
    /// Which word to write.
    pub write_address: Wire<In>,
    /// What to write.
    pub write_data: Wire<In>,
    copies: Vec<Ram>,
}

impl ReplicatedRam {
    /// `depth` words of `width` bits with `readers` read ports, written in `groups` equal parts.
    pub fn new(depth: usize, width: usize, readers: usize, groups: usize) -> ReplicatedRam {
        let address = index_width(depth.next_power_of_two().max(2));
        ReplicatedRam {
            read_enable: Wire::several(readers, 1),
            read_address: Wire::several(readers, address),
            read_data: Wire::several(readers, width),
            write_enable: Wire::new(groups),
            write_address: Wire::new(address),
            write_data: Wire::new(width),
            copies: (0..readers).map(|_| Ram::apart(depth, width, groups)).collect(),
        }
    }
}

impl Logic for ReplicatedRam {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        for reader in 0..self.copies.len() {
            self.copies[reader].read_enable.next = self.read_enable[reader].val();
            self.copies[reader].read_address.next = self.read_address[reader].val();
            self.copies[reader].write_enable.next = self.write_enable.val();
            self.copies[reader].write_address.next = self.write_address.val();
            self.copies[reader].write_data.next = self.write_data.val();
            self.read_data[reader].next = self.copies[reader].read_data.val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::Check;

    #[test]
    fn all_copies_are_one_module_and_agree_with_rust() {
        for (depth, width, readers, groups) in [(1, 8, 1, 1), (32, 32, 2, 4), (16, 96, 3, 3)] {
            let ram = ReplicatedRam::new(depth, width, readers, groups);
            let design = Check::default().cycles(600).check(ram).unwrap();
            assert_eq!(design.files.len(), 2);
        }
    }
}
