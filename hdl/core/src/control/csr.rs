//! Control and status registers: every active lane reads the old value, the highest active lane's operand is written.
//!
//! Issued in c: the value is there in c + 1, on its way to the result pipe; a write takes effect at the end of c + 1. mcycle,
//! minstret, the counters and the mask of active warps read as they were at the start of c. mscratch takes the start
//! argument in the first cycle after reset. fflags and frm are one a warp; flags of float operations are added as they
//! come. A register that does not exist, or a write to a fact, is an error and changes nothing.
//! Knows nothing of who waits for float operations in flight: readiness does.

use super::counters::Counter;
use super::csr_change::CsrChange;
use super::csr_table::{COUNTER_BITS, KIND_BITS, MCYCLE, MINSTRET, OTHERS, kind, table};
use super::fault::{CAUSE_BITS, FaultRecord, cause};
use super::float_state::FloatState;
use crate::float::UNITS;
use crate::operation::{OP_BITS, REG_BITS};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{DecoderTable, Select, index_width};
use warpstep_spec::abi::LOCAL_MEMORY_BASE;
use warpstep_spec::csr::COUNTERS;

/// Everything about a core that its registers do not choose.
#[derive(Clone, Copy, Debug)]
pub struct CsrShape {
    /// Cores of the machine.
    pub cores: usize,
    /// Contexts of the core.
    pub contexts: usize,
    /// Lanes a warp.
    pub lanes: usize,
    /// Whether there is a float unit.
    pub fpu: bool,
}

/// The control and status registers of a core.
#[derive(LogicBlock)]
pub struct Csrs {
    /// Number of the core.
    pub core_id: Wire<In>,
    /// What mscratch holds after reset.
    pub start_argument: Wire<In>,
    /// Cycle c: lanes of the instruction that issues; none for a NOP or nothing.
    pub issued_lanes: Wire<In>,
    /// Cycle c: contexts active at its start.
    pub active_contexts: Wire<In>,
    /// Cycle c + 1: the counters beside mcycle and minstret.
    pub counters: Vec<Wire<In>>,
    /// Cycle c + 1: there is an instruction.
    pub valid: Wire<In>,
    /// Cycle c + 1: which operation.
    pub op: Wire<In>,
    /// Cycle c + 1: whose.
    pub op_context: Wire<In>,
    /// Cycle c + 1: its address.
    pub pc: Wire<In>,
    /// Cycle c + 1: its first source; x0 means that the set and clear forms write nothing.
    pub rs1: Wire<In>,
    /// Cycle c + 1: number of the register, and above it the small immediate.
    pub imm: Wire<In>,
    /// Cycle c + 1: active lanes.
    pub active: Wire<In>,
    /// Cycle c + 1: rs1 of the highest active lane.
    pub operand: Wire<In>,
    /// A float operation raises flags, one port a unit.
    pub flags_valid: Vec<Wire<In>>,
    /// Whose.
    pub flags_context: Vec<Wire<In>>,
    /// Which.
    pub flags: Vec<Wire<In>>,
    /// Cycle c + 1: the old value as each lane reads it.
    pub results: Vec<Wire<Out>>,
    /// frm of each context.
    pub rounding: Vec<Wire<Out>>,
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
    fresh: Reg,
    mscratch: Reg,
    mcycle: Reg,
    was_issued: Reg,
    was_active: Reg,
    minstret: Counter,
    float: Vec<FloatState>,
    decoder: DecoderTable,
    counted: Select,
    more: Wire<Local>,
    own_flags: Wire<Local>,
    own_rounding: Wire<Local>,
    hart: Wire<Local>,
    old: Wire<Local>,
    kind: Wire<Local>,
    change: CsrChange,
    wrong: Wire<Local>,
    takes: Wire<Local>,
    fault: FaultRecord,
    cores: Param,
    contexts: Param,
    lanes: Param,
}

impl Csrs {
    /// For a core of this shape.
    pub fn new(shape: CsrShape) -> Csrs {
        let CsrShape { cores, contexts, lanes, fpu } = shape;
        let context = index_width(contexts);
        let floats = usize::from(fpu);
        Csrs {
            core_id: Wire::new(index_width(cores)),
            start_argument: Wire::new(32),
            issued_lanes: Wire::new(lanes),
            active_contexts: Wire::new(contexts),
            counters: Wire::several(COUNTERS, 64),
            valid: Wire::new(1),
            op: Wire::new(OP_BITS),
            op_context: Wire::new(context),
            pc: Wire::new(32),
            rs1: Wire::new(REG_BITS),
            imm: Wire::new(32),
            active: Wire::new(lanes),
            operand: Wire::new(32),
            flags_valid: Wire::several(floats * UNITS.len(), 1),
            flags_context: Wire::several(floats * UNITS.len(), context),
            flags: Wire::several(floats * UNITS.len(), 5),
            results: Wire::several(lanes, 32),
            rounding: Wire::several(contexts * floats, 3),
            faulted: Wire::new(1),
            fault_cause: Wire::new(CAUSE_BITS),
            fault_context: Wire::new(context),
            fault_pc: Wire::new(32),
            fault_detail: Wire::new(32),
            fresh: Reg::with_reset(1, 1),
            mscratch: Reg::new(32),
            mcycle: Reg::with_reset(64, u64::MAX),
            was_issued: Reg::new(lanes),
            was_active: Reg::new(contexts),
            minstret: Counter::new(index_width(lanes + 1)),
            float: (0..floats).map(|_| FloatState::new(contexts, UNITS.len())).collect(),
            decoder: table(fpu),
            counted: Select::new(OTHERS + COUNTERS, 64),
            more: Wire::new(index_width(lanes + 1)),
            own_flags: Wire::new(5),
            own_rounding: Wire::new(3),
            hart: Wire::new(32),
            old: Wire::new(32),
            kind: Wire::new(KIND_BITS),
            change: CsrChange::new(),
            wrong: Wire::new(CAUSE_BITS),
            takes: Wire::new(1),
            fault: FaultRecord::new(contexts),
            cores: Param::new(cores),
            contexts: Param::new(contexts),
            lanes: Param::new(lanes),
        }
    }
}

impl Logic for Csrs {
    about!(
        KIND_BITS,
        COUNTER_BITS,
        MCYCLE,
        MINSTRET,
        OTHERS,
        LOCAL_MEMORY_BASE,
        kind::FFLAGS,
        kind::FRM,
        kind::FCSR,
        kind::MSCRATCH,
        kind::COUNTER,
        kind::LANE_ID,
        kind::HART_ID,
        kind::WARP_ID,
        kind::CORE_ID,
        kind::ACTIVE_WARPS,
        kind::ACTIVE_MASK,
        kind::LANE_COUNT,
        kind::WARP_COUNT,
        kind::CORE_COUNT,
        kind::LOCAL_MEMORY_BASE,
        cause::UNKNOWN_CSR,
        cause::READ_ONLY_CSR
    );

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Time, one cycle late: as it was at issue.");
        self.mcycle.next = self.mcycle.val() + 1;
        self.was_issued.next = self.issued_lanes.val();
        self.was_active.next = self.active_contexts.val();
        self.more.next = 0.into();
        for lane in 0..self.results.len() {
            self.more.next = self.more.val() + unsigned_cast(self.was_issued.val().get_bit(lane));
        }
        self.minstret.more.next = self.more.val();

        comment!("Which register, and its old value.");
        self.decoder.word.next = self.imm.val().get_bits::<12>(0);
        self.kind.next = self.decoder.control.val().get_bits::<4>(0);
        self.counted.words[MCYCLE].next = self.mcycle.val();
        self.counted.words[MINSTRET].next = self.minstret.value.val();
        for counter in 0..self.counters.len() {
            self.counted.words[OTHERS + counter].next = self.counters[counter].val();
        }
        self.counted.index.next = unsigned_cast(self.decoder.control.val() >> KIND_BITS);
        self.own_flags.next = 0.into();
        self.own_rounding.next = 0.into();
        for unit in 0..self.float.len() {
            self.float[unit].owner.next = self.op_context.val();
            self.own_flags.next = self.float[unit].own_flags.val();
            self.own_rounding.next = self.float[unit].own_rounding.val();
        }
        self.hart.next = (unsigned_cast(self.core_id.val()) * self.contexts.val()
            + unsigned_cast(self.op_context.val()))
            * self.lanes.val();
        match self.kind.val().index() {
            kind::FFLAGS => self.old.next = unsigned_cast(self.own_flags.val()),
            kind::FRM => self.old.next = unsigned_cast(self.own_rounding.val()),
            kind::FCSR => {
                self.old.next =
                    (unsigned_cast(self.own_rounding.val()) << 5) | unsigned_cast(self.own_flags.val())
            }
            kind::MSCRATCH => self.old.next = self.mscratch.val(),
            kind::COUNTER => {
                self.old.next = self.counted.chosen.val().get_bits::<32>(0);
                if self.decoder.control.val().get_bit(KIND_BITS + COUNTER_BITS) {
                    self.old.next = self.counted.chosen.val().get_bits::<32>(32);
                }
            }
            kind::HART_ID => self.old.next = self.hart.val(),
            kind::WARP_ID => self.old.next = unsigned_cast(self.op_context.val()),
            kind::CORE_ID => self.old.next = unsigned_cast(self.core_id.val()),
            kind::ACTIVE_WARPS => self.old.next = unsigned_cast(self.was_active.val()),
            kind::ACTIVE_MASK => self.old.next = unsigned_cast(self.active.val()),
            kind::LANE_COUNT => self.old.next = self.lanes.val().into(),
            kind::WARP_COUNT => self.old.next = self.contexts.val().into(),
            kind::CORE_COUNT => self.old.next = self.cores.val().into(),
            kind::LOCAL_MEMORY_BASE => self.old.next = LOCAL_MEMORY_BASE.into(),
            _ => self.old.next = 0.into(),
        }
        for lane in 0..self.results.len() {
            self.results[lane].next = self.old.val();
            if self.kind.val() == kind::LANE_ID {
                self.results[lane].next = lane.into();
            } else if self.kind.val() == kind::HART_ID {
                self.results[lane].next = self.hart.val() + lane;
            }
        }

        comment!("Its new value, and whether it may have one.");
        self.change.op.next = self.op.val();
        self.change.rs1.next = self.rs1.val();
        self.change.small.next = self.imm.val().get_bits::<5>(12);
        self.change.operand.next = self.operand.val();
        self.change.old.next = self.old.val();
        self.wrong.next = 0.into();
        if self.valid.val().any() & !self.decoder.known.val().any() {
            self.wrong.next = cause::UNKNOWN_CSR.into();
        } else if (self.valid.val() & self.change.writes.val()).any()
            & self.decoder.control.val().get_bit(KIND_BITS + COUNTER_BITS + 1)
        {
            self.wrong.next = cause::READ_ONLY_CSR.into();
        }
        self.takes.next =
            ((self.valid.val() & self.change.writes.val()).any() & !self.wrong.val().any()).into();

        comment!("Writes.");
        self.fresh.next = false.into();
        if self.fresh.val().any() {
            self.mscratch.next = self.start_argument.val();
        }
        if self.takes.val().any() & (self.kind.val() == kind::MSCRATCH) {
            self.mscratch.next = self.change.wanted.val();
        }
        for unit in 0..self.float.len() {
            for port in 0..self.flags.len() {
                self.float[unit].raise[port].next = self.flags_valid[port].val();
                self.float[unit].raise_context[port].next = self.flags_context[port].val();
                self.float[unit].raise_flags[port].next = self.flags[port].val();
            }
            self.float[unit].takes.next = self.takes.val();
            self.float[unit].kind.next = self.kind.val();
            self.float[unit].wanted.next = self.change.wanted.val();
            for context in 0..self.rounding.len() {
                self.rounding[context].next = self.float[unit].rounding[context].val();
            }
        }

        comment!("Errors.");
        self.fault.raise.next = self.wrong.val().any().into();
        self.fault.raise_cause.next = self.wrong.val();
        self.fault.raise_context.next = self.op_context.val();
        self.fault.raise_pc.next = self.pc.val();
        self.fault.raise_detail.next = unsigned_cast(self.decoder.word.val());
        self.faulted.next = self.fault.faulted.val();
        self.fault_cause.next = self.fault.fault_cause.val();
        self.fault_context.next = self.fault.fault_context.val();
        self.fault_pc.next = self.fault.fault_pc.val();
        self.fault_detail.next = self.fault.fault_detail.val();
    }
}

#[cfg(test)]
#[path = "csr_tests.rs"]
mod tests;
