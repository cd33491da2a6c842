//! Control and status registers with the counters behind them, and their results on the way to the writeback slot.
//!
//! Issued in c: read in c + 1 as it was at the start of c; handed over in its slot. Knows nothing of lanes' values but the one that
//! is written.

use crate::Shape;
use crate::bundles::{CsrInstruction, FloatFlags, IssueEvents, LaneResult, MemoryEvents, ProgramError};
use crate::control::counters::Counters;
use crate::control::csr::Csrs;
use crate::lanes::{ResultPipe, wait_for_slot};
use warpstep_kit::prelude::*;

/// CSRs, counters, result pipes.
#[derive(LogicBlock)]
pub struct CsrUnit {
    /// Number of the core.
    pub core_id: Wire<In>,
    /// Value of mscratch after reset.
    pub start_argument: Wire<In>,
    /// Cycle c: events of issue and fetch.
    pub issue_events: IssueEvents<In>,
    /// Cycle c: events of the load/store unit.
    pub memory_events: MemoryEvents<In>,
    /// Cycle c: lanes of the context that issues at each port, one bit per lane.
    pub issue_active: Vec<Wire<In>>,
    /// Cycle c: contexts active at its start, one bit per context.
    pub running: Wire<In>,
    /// Cycle c + 1: CSR instruction.
    pub instruction: CsrInstruction<In>,
    /// Cycle c + 1: port of the CSR instruction; absent without split contexts.
    pub port: Vec<Wire<In>>,
    /// Cycle c + 1: destination of the result: register (low six bits) and warp (above).
    pub destination: Wire<In>,
    /// Flags raised by each float unit.
    pub raised: Vec<FloatFlags<In>>,
    /// frm of each warp.
    pub rounding: Vec<Wire<Out>>,
    /// Warps whose splits run in parallel without a mark, one bit per warp; absent without split contexts.
    pub unmarked: Vec<Wire<Out>>,
    /// Result of each lane, in its slot.
    pub results: Vec<LaneResult<Out>>,
    /// First wrong CSR instruction, reported one cycle after detection.
    pub fault: ProgramError<Out>,
    csrs: Csrs,
    pipes: Vec<ResultPipe>,
    counters: Counters,
}

impl CsrUnit {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> CsrUnit {
        let (lanes, destination) = (shape.lanes(), shape.destination_bits());
        let wait = wait_for_slot(shape.config().latencies.csr as usize);
        let csrs = Csrs::new(shape);
        CsrUnit {
            core_id: Wire::new(shape.core_bits()),
            start_argument: Wire::new(32),
            issue_events: IssueEvents::new(shape),
            memory_events: MemoryEvents::new(shape),
            issue_active: Wire::several(shape.ports(), lanes),
            running: Wire::new(shape.contexts()),
            instruction: CsrInstruction::new(shape),
            port: Wire::several(shape.split_flags(), shape.port_bits()),
            destination: Wire::new(destination),
            raised: FloatFlags::of_units(shape),
            rounding: Wire::several(csrs.rounding.len(), 3),
            unmarked: Wire::several(shape.split_flags(), shape.warps()),
            results: LaneResult::per_lane(shape),
            fault: ProgramError::new(shape),
            csrs,
            pipes: (0..lanes).map(|_| ResultPipe::new(wait, destination, 32)).collect(),
            counters: Counters::new(shape),
        }
    }
}

impl Logic for CsrUnit {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.issue_events, &mut self.counters.issue);
        wires::link(&mut self.memory_events, &mut self.counters.memory);
        for counter in 0..self.csrs.counters.len() {
            wires::link(&mut self.counters.values[counter], &mut self.csrs.counters[counter]);
        }
        wires::link(&mut self.core_id, &mut self.csrs.core_id);
        wires::link(&mut self.start_argument, &mut self.csrs.start_argument);
        self.csrs.issued_lanes.next = 0.into();
        for each in 0..self.issue_active.len() {
            self.csrs.issued_lanes.next = self.csrs.issued_lanes.val() | self.issue_active[each].val();
        }
        wires::link(&mut self.running, &mut self.csrs.running);
        wires::link(&mut self.instruction, &mut self.csrs.instruction);
        for unit in 0..self.raised.len() {
            wires::link(&mut self.raised[unit], &mut self.csrs.raised[unit]);
        }
        for warp in 0..self.rounding.len() {
            wires::link(&mut self.csrs.rounding[warp], &mut self.rounding[warp]);
        }
        for flag in 0..self.port.len() {
            wires::link(&mut self.port[flag], &mut self.csrs.port[flag]);
            wires::link(&mut self.csrs.unmarked[flag], &mut self.unmarked[flag]);
        }
        wires::link(&mut self.csrs.fault, &mut self.fault);

        for lane in 0..self.results.len() {
            self.pipes[lane].enter.valid.next = (self.instruction.valid.val().any()
                & self.instruction.issued.active.val().get_bit(lane))
            .into();
            wires::link(&mut self.destination, &mut self.pipes[lane].enter.destination);
            wires::link(&mut self.csrs.results[lane], &mut self.pipes[lane].enter.value);
            wires::link(&mut self.pipes[lane].leave, &mut self.results[lane]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::small;
    use crate::top::testing::{agree, csr_number, csr_operation, float_machine, machine, shape_of};
    use warpstep_kit::check::Check;
    use warpstep_spec::SplitMode;

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, lanes, fpu) in [(1, 1, false), (2, 4, true), (3, 5, false)] {
            let config = if fpu { float_machine } else { machine }(warps, lanes, "lrr");
            let check = Check::default()
                .cycles(500)
                .input("instruction_issued_op", csr_operation)
                .input("instruction_issued_rs1", |random| random.below(3))
                .input("instruction_issued_immediate", |random| csr_number(random) | random.below(3) << 12);
            agree(check, CsrUnit::new(&shape_of(config)));
        }
        for splits in 1..=3 {
            let check = Check::default()
                .cycles(500)
                .input("instruction_issued_op", csr_operation)
                .input("instruction_issued_rs1", |random| random.below(3))
                .input("instruction_issued_immediate", |random| csr_number(random) | random.below(3) << 12);
            let shape = small(|p| {
                (p.warps, p.lanes, p.fpu) = (2, 4, true);
                (p.splits, p.split_mode) = (splits, SplitMode::Dynamic);
            });
            agree(check, CsrUnit::new(&shape));
        }
    }
}
