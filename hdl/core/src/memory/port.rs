//! What a core wants of memory: a fill, kept until it is granted, before data, which ask in the very cycle.
//!
//! `fill_valid` in f asks from f + 1. A core is eligible if memory can take what it wants first.

use warpstep_kit::prelude::*;

/// The two requesters of a core.
#[derive(LogicBlock)]
pub struct CorePort {
    /// The fill engine wants a line. Not again before it came.
    pub fill_valid: Wire<In>,
    /// Address of the line.
    pub fill_address: Wire<In>,
    /// The load/store unit wants something.
    pub request_valid: Wire<In>,
    /// It is a write.
    pub request_write: Wire<In>,
    /// Address of the line.
    pub request_address: Wire<In>,
    /// Memory takes a read.
    pub read_ok: Wire<In>,
    /// Memory takes a write.
    pub write_ok: Wire<In>,
    /// The core may be granted.
    pub eligible: Wire<Out>,
    /// What it wants is a fill.
    pub is_fill: Wire<Out>,
    /// What it wants is a write.
    pub is_write: Wire<Out>,
    /// Where.
    pub address: Wire<Out>,
    /// It is granted.
    pub granted: Wire<In>,
    /// The load/store unit's request is taken.
    pub request_ready: Wire<Out>,
    waits: Reg,
    line: Reg,
}

impl Default for CorePort {
    fn default() -> CorePort {
        CorePort::new()
    }
}

impl CorePort {
    /// Of any core.
    pub fn new() -> CorePort {
        CorePort {
            fill_valid: Wire::new(1),
            fill_address: Wire::new(32),
            request_valid: Wire::new(1),
            request_write: Wire::new(1),
            request_address: Wire::new(32),
            read_ok: Wire::new(1),
            write_ok: Wire::new(1),
            eligible: Wire::new(1),
            is_fill: Wire::new(1),
            is_write: Wire::new(1),
            address: Wire::new(32),
            granted: Wire::new(1),
            request_ready: Wire::new(1),
            waits: Reg::new(1),
            line: Reg::new(32),
        }
    }
}

impl Logic for CorePort {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.is_fill.next = self.waits.val();
        if self.waits.val().any() {
            self.eligible.next = self.read_ok.val();
            self.is_write.next = false.into();
            self.address.next = self.line.val();
        } else {
            self.eligible.next = (self.request_valid.val() & self.request_write.val() & self.write_ok.val())
                | (self.request_valid.val() & !self.request_write.val() & self.read_ok.val());
            self.is_write.next = self.request_write.val();
            self.address.next = self.request_address.val();
        }
        self.request_ready.next = self.granted.val() & !self.waits.val();
        if self.granted.val().any() {
            self.waits.next = false.into();
        }
        if self.fill_valid.val().any() {
            self.waits.next = true.into();
            self.line.next = self.fill_address.val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{is_set, prove, put, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        prove(Check::default(), CorePort::new());
    }

    #[test]
    fn a_fill_waits_in_a_register_and_goes_before_data() {
        let mut bench = Bench::new(CorePort::new());
        for (fill, granted, is_fill, ready) in [
            (1, 1, false, true),
            (0, 0, true, false),
            (0, 1, true, false),
            (0, 1, false, true),
            (0, 0, false, false),
        ] {
            let block = &mut bench.block;
            put(&mut block.fill_valid, fill);
            put(&mut block.fill_address, 0x8000_0040);
            put(&mut block.request_valid, 1);
            put(&mut block.request_write, 1);
            put(&mut block.request_address, 0x9000_0000);
            put(&mut block.read_ok, 1);
            put(&mut block.write_ok, 0);
            put(&mut block.granted, granted);
            bench.settle();
            let block = &bench.block;
            assert_eq!((is_set(&block.is_fill), is_set(&block.request_ready)), (is_fill, ready));
            assert_eq!((is_set(&block.eligible), is_set(&block.is_write)), (is_fill, !is_fill));
            assert_eq!(word(&block.address), if is_fill { 0x8000_0040 } else { 0x9000_0000 });
            bench.clock();
        }
    }
}
