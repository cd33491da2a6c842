//! The first error of an access, kept until reset. Of errors found in one cycle a failed write goes before a failed read, and
//! that before a wrong address. What an access is comes as its note.

use super::note;
use crate::bundles::ProgramError;
use crate::control::fault::cause::BUS_ERROR;
use crate::control::fault::{CAUSE_BITS, FaultRecord};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

const PC: usize = note::PC;
const CONTEXT: usize = note::CONTEXT;

/// Wrong addresses, failed reads, failed writes.
#[derive(LogicBlock)]
pub struct AccessFault {
    /// Addresses are wrong.
    pub wrong: Wire<In>,
    /// How.
    pub wrong_cause: Wire<In>,
    /// Whose access it is.
    pub wrong_note: Wire<In>,
    /// Of the lowest lane that is wrong.
    pub wrong_address: Wire<In>,
    /// That lane.
    pub wrong_lane: Wire<In>,
    /// A line came with an error.
    pub read_fails: Wire<In>,
    /// For whom.
    pub read_note: Wire<In>,
    /// Which line.
    pub read_line: Wire<In>,
    /// The lowest lane it was for.
    pub read_lane: Wire<In>,
    /// A line was written with an error.
    pub write_fails: Wire<In>,
    /// By whom.
    pub write_note: Wire<In>,
    /// Which line.
    pub write_line: Wire<In>,
    /// The lowest lane it was from.
    pub write_lane: Wire<In>,
    /// First wrong access, reported one cycle after detection.
    pub fault: ProgramError<Out>,
    record: FaultRecord,
    note: Wire<Local>,
    line: Wire<Local>,
    lane: Wire<Local>,
    line_at: Param,
}

impl AccessFault {
    /// Among so many contexts and lanes, with lines of that many bytes.
    pub fn new(contexts: usize, lanes: usize, line_bytes: usize) -> AccessFault {
        let (context, lane, note) = (index_width(contexts), index_width(lanes), note::width(contexts));
        let line_at = line_bytes.ilog2() as usize;
        let line = 32 - line_at;
        AccessFault {
            wrong: Wire::new(1),
            wrong_cause: Wire::new(CAUSE_BITS),
            wrong_note: Wire::new(note),
            wrong_address: Wire::new(32),
            wrong_lane: Wire::new(lane),
            read_fails: Wire::new(1),
            read_note: Wire::new(note),
            read_line: Wire::new(line),
            read_lane: Wire::new(lane),
            write_fails: Wire::new(1),
            write_note: Wire::new(note),
            write_line: Wire::new(line),
            write_lane: Wire::new(lane),
            fault: ProgramError::sized(context, lane),
            record: FaultRecord::sized(context, lane),
            note: Wire::new(note),
            line: Wire::new(line),
            lane: Wire::new(lane),
            line_at: Param::new(line_at),
        }
    }
}

impl Logic for AccessFault {
    about!(PC, CONTEXT, BUS_ERROR);

    #[hdl_gen]
    fn update(&mut self) {
        self.note.next = self.read_note.val();
        self.line.next = self.read_line.val();
        self.lane.next = self.read_lane.val();
        if self.write_fails.val().any() {
            self.note.next = self.write_note.val();
            self.line.next = self.write_line.val();
            self.lane.next = self.write_lane.val();
        }
        self.record.raise.cause.next = BUS_ERROR.into();
        self.record.raise.detail.next = unsigned_cast(self.line.val()) << self.line_at.val();
        if !self.write_fails.val().any() & !self.read_fails.val().any() {
            self.note.next = self.wrong_note.val();
            self.lane.next = self.wrong_lane.val();
            self.record.raise.cause.next = self.wrong_cause.val();
            self.record.raise.detail.next = self.wrong_address.val();
        }
        self.record.raise.valid.next = self.wrong.val() | self.read_fails.val() | self.write_fails.val();
        self.record.raise.context.next = unsigned_cast(self.note.val() >> CONTEXT);
        self.record.raise.pc.next = unsigned_cast(self.note.val() >> PC);
        wires::link(&mut self.lane, &mut self.record.raise.lane);
        wires::link(&mut self.record.fault, &mut self.fault);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::fault::cause::UNMAPPED_ACCESS;
    use crate::memory::testing::{is_set, prove, put, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (contexts, lanes, line_bytes) in [(1, 1, 4), (3, 5, 64), (32, 32, 128)] {
            prove(Check::default().cycles(60), AccessFault::new(contexts, lanes, line_bytes));
        }
    }

    fn note(context: u64, pc: u64) -> u64 {
        context << CONTEXT | pc << PC
    }

    /// Three errors in one cycle, of which those that are `there` happen: what is kept.
    fn kept(there: [bool; 3]) -> (bool, u64, u64, u64, u64, u64) {
        let mut bench = Bench::new(AccessFault::new(4, 8, 64));
        let block = &mut bench.block;
        let [wrong, read, write] = there.map(u64::from);
        put(&mut block.wrong, wrong);
        put(&mut block.wrong_cause, UNMAPPED_ACCESS as u64);
        put(&mut block.wrong_note, note(1, 0x100));
        put(&mut block.wrong_address, 0x1234);
        put(&mut block.wrong_lane, 5);
        put(&mut block.read_fails, read);
        put(&mut block.read_note, note(2, 0x200));
        put(&mut block.read_line, 0x20);
        put(&mut block.read_lane, 6);
        put(&mut block.write_fails, write);
        put(&mut block.write_note, note(3, 0x300));
        put(&mut block.write_line, 0x30);
        put(&mut block.write_lane, 7);
        bench.clock();
        // What comes later changes nothing.
        put(&mut bench.block.wrong, 1);
        put(&mut bench.block.wrong_lane, 0);
        if there.contains(&true) {
            bench.clock();
        }
        bench.settle();
        let block = &bench.block;
        let (cause, context, pc) =
            (word(&block.fault.cause), word(&block.fault.context), word(&block.fault.pc));
        (is_set(&block.fault.valid), cause, context, pc, word(&block.fault.detail), word(&block.fault.lane))
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
