//! The first error of an access, kept until reset. Of errors found in one cycle a failed write goes before a failed read, and
//! that before a wrong address. Reported one cycle after detection; as long as there is none the other ports mean nothing.

use super::addresses::AddressError;
use super::tag;
use crate::Shape;
use crate::bundles::program_error::ProgramError;
use crate::control::fault::cause::BUS_ERROR;
use warpstep_kit::prelude::*;

/// A line that memory answered with an error.
#[derive(Bundle)]
pub struct LineFault<K: Kind> {
    /// Memory answers with an error.
    pub valid: Signal<K>,
    /// Tag of the access that failed.
    pub tag: Signal<K>,
    /// Line that was to be read or written.
    pub line: Signal<K>,
    /// Lowest lane that accessed the line.
    pub lane: Signal<K>,
}

impl<K: Kind> LineFault<K> {
    /// Of any lane and context.
    pub fn new(shape: &Shape) -> LineFault<K> {
        LineFault {
            valid: K::wire(1),
            tag: K::wire(shape.tag_bits()),
            line: K::wire(shape.line_number_bits()),
            lane: K::wire(shape.lane_bits()),
        }
    }
}

/// Wrong addresses, failed reads, failed writes.
#[derive(LogicBlock)]
pub struct AccessFault {
    /// An access with a wrong address.
    pub wrong: AddressError<In>,
    /// A read that failed.
    pub read: LineFault<In>,
    /// A write that failed.
    pub write: LineFault<In>,
    /// The first error; its detail is the address accessed, or that of the line.
    pub fault: ProgramError<Out>,
    failed: LineFault<Local>,
    tag: Wire<Local>,
    found: ProgramError<Local>,
    first: ProgramError<Held>,
    line_at: Param,
}

impl AccessFault {
    /// For the contexts, lanes and data lines of the machine.
    pub fn new(shape: &Shape) -> AccessFault {
        AccessFault {
            wrong: AddressError::new(shape),
            read: LineFault::new(shape),
            write: LineFault::new(shape),
            fault: ProgramError::new(shape),
            failed: LineFault::new(shape),
            tag: Wire::new(shape.tag_bits()),
            found: ProgramError::new(shape),
            first: ProgramError::new(shape),
            line_at: Param::new(shape.line_offset_bits()),
        }
    }
}

impl Logic for AccessFault {
    about!(tag::PC, tag::CONTEXT, BUS_ERROR);

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.read, &mut self.failed);
        if self.write.valid.val().any() {
            wires::link(&mut self.write, &mut self.failed);
        }
        self.found.valid.next = self.failed.valid.val() | self.wrong.valid.val();
        if self.failed.valid.val().any() {
            self.tag.next = self.failed.tag.val();
            self.found.cause.next = BUS_ERROR.into();
            self.found.detail.next = unsigned_cast(self.failed.line.val()) << self.line_at.val();
            self.found.lane.next = self.failed.lane.val();
        } else {
            self.tag.next = self.wrong.tag.val();
            self.found.cause.next = self.wrong.cause.val();
            self.found.detail.next = self.wrong.address.val();
            self.found.lane.next = self.wrong.lane.val();
        }
        self.found.context.next = unsigned_cast(self.tag.val() >> tag::CONTEXT);
        self.found.pc.next = unsigned_cast(self.tag.val() >> tag::PC);
        comment!(
            "What is found is taken in every cycle, so that whether it is an error needs not be known in time."
        );
        if !self.first.valid.val().any() {
            wires::link(&mut self.found, &mut self.first);
        }
        wires::link(&mut self.first, &mut self.fault);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::fault::cause::UNMAPPED_ACCESS;
    use crate::memory::testing::{agree, is_set, put, shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, lanes, line_bytes) in [(1, 1, 4), (3, 5, 64), (32, 32, 128)] {
            let shape = shape(|p| (p.warps, p.lanes, p.data_line_bytes) = (warps, lanes, line_bytes));
            agree(Check::default().cycles(60), AccessFault::new(&shape));
        }
    }

    fn tag(context: u64, pc: u64) -> u64 {
        context << tag::CONTEXT | pc << tag::PC
    }

    /// Three errors in one cycle, of which those that are `there` happen: what is kept.
    fn kept(there: [bool; 3]) -> (bool, u64, u64, u64, u64, u64) {
        let mut bench = Bench::new(AccessFault::new(&shape(|p| (p.lanes, p.data_line_bytes) = (8, 64))));
        let block = &mut bench.block;
        let [wrong, read, write] = there.map(u64::from);
        put(&mut block.wrong.valid, wrong);
        put(&mut block.wrong.cause, UNMAPPED_ACCESS as u64);
        put(&mut block.wrong.tag, tag(1, 0x100));
        put(&mut block.wrong.address, 0x1234);
        put(&mut block.wrong.lane, 5);
        put(&mut block.read.valid, read);
        put(&mut block.read.tag, tag(2, 0x200));
        put(&mut block.read.line, 0x20);
        put(&mut block.read.lane, 6);
        put(&mut block.write.valid, write);
        put(&mut block.write.tag, tag(3, 0x300));
        put(&mut block.write.line, 0x30);
        put(&mut block.write.lane, 7);
        bench.clock();
        // What comes later changes nothing.
        put(&mut bench.block.wrong.valid, 1);
        put(&mut bench.block.wrong.lane, 0);
        if there.contains(&true) {
            bench.clock();
        }
        bench.settle();
        let fault = &bench.block.fault;
        let (cause, context, pc) = (word(&fault.cause), word(&fault.context), word(&fault.pc));
        (is_set(&fault.valid), cause, context, pc, word(&fault.detail), word(&fault.lane))
    }

    #[test]
    fn a_failed_write_goes_first_then_a_failed_read_then_a_wrong_address() {
        let (bus, unmapped) = (BUS_ERROR as u64, UNMAPPED_ACCESS as u64);
        for wrong in [false, true] {
            for read in [false, true] {
                assert_eq!(kept([wrong, read, true]), (true, bus, 3, 0x300, 0x30 << 6, 7));
            }
            assert_eq!(kept([wrong, true, false]), (true, bus, 2, 0x200, 0x20 << 6, 6));
        }
        assert_eq!(kept([true, false, false]), (true, unmapped, 1, 0x100, 0x1234, 5));
        assert!(!kept([false, false, false]).0);
    }
}
