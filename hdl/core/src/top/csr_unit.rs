//! Control and status registers with the counters behind them, and their results on the way to the writeback slot.
//!
//! Issued in c: read in c + 1 as it was at the start of c; handed over in its slot. Knows nothing of lanes' values but the one that
//! is written.

use crate::bundles::LaneResult;
use crate::control::counters::Counters;
use crate::control::csr::{CsrShape, Csrs};
use crate::control::fault;
use crate::float::UNITS;
use crate::issue::STALL_BITS;
use crate::lanes::destination_width;
use crate::lanes::result_pipe::ResultPipe;
use crate::operation::{CAUSE_BITS, OP_BITS, REG_BITS};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;
use warpstep_spec::Config;

/// CSRs, counters, result pipes.
#[derive(LogicBlock)]
pub struct CsrUnit {
    /// Number of the core.
    pub core_id: Wire<In>,
    /// What mscratch holds after reset.
    pub start_argument: Wire<In>,

    /// Cycle c: an instruction issues.
    pub issue: Wire<In>,
    /// Cycle c: its lanes.
    pub issue_lanes: Wire<In>,
    /// Cycle c: a NOP issues instead.
    pub issue_nop: Wire<In>,
    /// Cycle c: why there is one.
    pub nop_cause: Wire<In>,
    /// Cycle c: contexts active at its start.
    pub active_contexts: Wire<In>,
    /// Cycle c: what each context does or waits for.
    pub stalls: Vec<Wire<In>>,
    /// The request of the last cycle hit, and is still wanted.
    pub fetch_hit: Wire<In>,
    /// It missed.
    pub fetch_miss: Wire<In>,
    /// A load's line is in the data cache.
    pub data_hit: Wire<In>,
    /// A load asks memory for a line of RAM.
    pub data_miss: Wire<In>,
    /// Lanes wait for a bank of local memory that serves others.
    pub bank_conflict: Wire<In>,

    /// Cycle c + 1: there is a CSR instruction.
    pub valid: Wire<In>,
    /// Which operation.
    pub op: Wire<In>,
    /// Whose.
    pub owner: Wire<In>,
    /// Its address.
    pub pc: Wire<In>,
    /// Its first source.
    pub rs1: Wire<In>,
    /// Its immediate.
    pub immediate: Wire<In>,
    /// Its lanes.
    pub mask: Wire<In>,
    /// Register (low six bits) and warp (above) the result is for.
    pub destination: Wire<In>,
    /// rs1 of the highest active lane.
    pub operand: Wire<In>,

    /// A float operation raises flags, one port a unit.
    pub flags_valid: Vec<Wire<In>>,
    /// Whose.
    pub flags_context: Vec<Wire<In>>,
    /// Which.
    pub flags: Vec<Wire<In>>,
    /// frm of each context.
    pub rounding: Vec<Wire<Out>>,

    /// Result for each lane, in its slot.
    pub results: Vec<LaneResult<Out>>,
    /// There was an error.
    pub faulted: Wire<Out>,
    /// What the first one was.
    pub fault_cause: Wire<Out>,
    /// Whose it was.
    pub fault_context: Wire<Out>,
    /// Address of its instruction.
    pub fault_pc: Wire<Out>,
    /// Number of its register.
    pub fault_detail: Wire<Out>,

    csrs: Csrs,
    pipes: Vec<ResultPipe>,
    counters: Counters,
}

impl CsrUnit {
    /// Of this machine.
    pub fn new(config: &Config) -> CsrUnit {
        let (contexts, lanes) = (config.core_contexts(), config.lanes);
        let destination = destination_width(config.warps);
        let wait = config.latencies.csr as usize - 2;
        let floats = usize::from(config.fpu);
        let shape = CsrShape { cores: config.cores, contexts, lanes, fpu: config.fpu };
        CsrUnit {
            core_id: Wire::new(index_width(config.cores)),
            start_argument: Wire::new(32),
            issue: Wire::new(1),
            issue_lanes: Wire::new(lanes),
            issue_nop: Wire::new(1),
            nop_cause: Wire::new(CAUSE_BITS),
            active_contexts: Wire::new(contexts),
            stalls: Wire::several(contexts, STALL_BITS),
            fetch_hit: Wire::new(1),
            fetch_miss: Wire::new(1),
            data_hit: Wire::new(1),
            data_miss: Wire::new(1),
            bank_conflict: Wire::new(1),
            valid: Wire::new(1),
            op: Wire::new(OP_BITS),
            owner: Wire::new(index_width(contexts)),
            pc: Wire::new(32),
            rs1: Wire::new(REG_BITS),
            immediate: Wire::new(32),
            mask: Wire::new(lanes),
            destination: Wire::new(destination),
            operand: Wire::new(32),
            flags_valid: Wire::several(floats * UNITS.len(), 1),
            flags_context: Wire::several(floats * UNITS.len(), index_width(contexts)),
            flags: Wire::several(floats * UNITS.len(), 5),
            rounding: Wire::several(floats * contexts, 3),
            results: (0..lanes).map(|_| LaneResult::new(destination)).collect(),
            faulted: Wire::new(1),
            fault_cause: Wire::new(fault::CAUSE_BITS),
            fault_context: Wire::new(index_width(contexts)),
            fault_pc: Wire::new(32),
            fault_detail: Wire::new(32),
            csrs: Csrs::new(shape),
            pipes: (0..lanes).map(|_| ResultPipe::new(wait, destination, 32)).collect(),
            counters: Counters::new(contexts),
        }
    }
}

impl Logic for CsrUnit {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.counters.issued.next = self.issue.val();
        self.counters.nop.next = self.issue_nop.val();
        self.counters.nop_cause.next = self.nop_cause.val();
        for context in 0..self.stalls.len() {
            self.counters.stalls[context].next = self.stalls[context].val();
        }
        self.counters.events[0].next = self.fetch_hit.val();
        self.counters.events[1].next = self.fetch_miss.val();
        self.counters.events[2].next = self.data_hit.val();
        self.counters.events[3].next = self.data_miss.val();
        self.counters.events[4].next = self.bank_conflict.val();

        self.csrs.core_id.next = self.core_id.val();
        self.csrs.start_argument.next = self.start_argument.val();
        self.csrs.issued_lanes.next = 0.into();
        if self.issue.val().any() {
            self.csrs.issued_lanes.next = self.issue_lanes.val();
        }
        self.csrs.active_contexts.next = self.active_contexts.val();
        for counter in 0..self.counters.values.len() {
            self.csrs.counters[counter].next = self.counters.values[counter].val();
        }
        self.csrs.valid.next = self.valid.val();
        self.csrs.op.next = self.op.val();
        self.csrs.op_context.next = self.owner.val();
        self.csrs.pc.next = self.pc.val();
        self.csrs.rs1.next = self.rs1.val();
        self.csrs.imm.next = self.immediate.val();
        self.csrs.active.next = self.mask.val();
        self.csrs.operand.next = self.operand.val();
        for unit in 0..self.flags.len() {
            self.csrs.flags_valid[unit].next = self.flags_valid[unit].val();
            self.csrs.flags_context[unit].next = self.flags_context[unit].val();
            self.csrs.flags[unit].next = self.flags[unit].val();
        }
        for context in 0..self.rounding.len() {
            self.rounding[context].next = self.csrs.rounding[context].val();
        }
        self.faulted.next = self.csrs.faulted.val();
        self.fault_cause.next = self.csrs.fault_cause.val();
        self.fault_context.next = self.csrs.fault_context.val();
        self.fault_pc.next = self.csrs.fault_pc.val();
        self.fault_detail.next = self.csrs.fault_detail.val();

        for lane in 0..self.results.len() {
            self.pipes[lane].enter.valid.next =
                (self.valid.val().any() & self.mask.val().get_bit(lane)).into();
            self.pipes[lane].enter.destination.next = self.destination.val();
            self.pipes[lane].enter.value.next = self.csrs.results[lane].val();
            wires::link(&mut self.pipes[lane].leave, &mut self.results[lane]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::top::testing::{csr_number, csr_operation, float_machine, machine, prove};
    use warpstep_kit::check::Check;

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, lanes, fpu) in [(1, 1, false), (2, 4, true), (3, 5, false)] {
            let config = if fpu { float_machine } else { machine }(warps, lanes, "lrr");
            let check = Check::default()
                .cycles(500)
                .input("op", csr_operation)
                .input("rs1", |random| random.below(3))
                .input("immediate", |random| csr_number(random) | random.below(3) << 12);
            prove(check, CsrUnit::new(&config));
        }
    }
}
