//! Control and status registers: every active lane reads the old value, the leader lane's operand is written.
//!
//! Issued in c: the value is there in c + 1, on its way to the result pipe; a write takes effect at the end of c + 1. mcycle,
//! minstret, the counters and the mask of active warps read as they were at the start of c. mscratch takes the start
//! argument in the first cycle after reset. Every warp has its own fflags and frm; flags of float operations are added as they
//! come. A register that does not exist, a write to a fact, or what concerns the whole warp while it is split, is an error and
//! changes nothing.
//! Knows nothing of who waits for float operations in flight.

use super::context_number::ContextNumber;
use super::counters::Counter;
use super::csr_change::CsrChange;
use super::csr_table::{CONTROL_BITS, COUNTER_BITS, KIND_BITS, MCYCLE, MINSTRET, OTHERS, kind, table};
use super::fault::{CAUSE_BITS, FaultRecord, cause};
use super::float_state::FloatState;
use super::split_control::SplitControl;
use crate::Shape;
use crate::bundles::{CsrInstruction, FloatFlags, ProgramError};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{DecoderTable, Select};
use warpstep_spec::abi::LOCAL_MEMORY_BASE;
use warpstep_spec::csr::COUNTERS;

/// The control and status registers of a core.
#[derive(LogicBlock)]
pub struct Csrs {
    /// Number of the core.
    pub core_id: Wire<In>,
    /// Value of mscratch after reset.
    pub start_argument: Wire<In>,
    /// Cycle c: lanes in which an instruction issues, one bit per lane; none for a NOP.
    pub issued_lanes: Wire<In>,
    /// Cycle c: contexts active at its start, one bit per context.
    pub running: Wire<In>,
    /// Cycle c + 1: values of the counters other than mcycle and minstret.
    pub counters: Vec<Wire<In>>,
    /// Cycle c + 1: CSR instruction.
    pub instruction: CsrInstruction<In>,
    /// Cycle c + 1: port of the CSR instruction; absent without split contexts.
    pub port: Vec<Wire<In>>,
    /// Flags raised by each float unit.
    pub raised: Vec<FloatFlags<In>>,
    /// Cycle c + 1: old value of the CSR as each lane reads it.
    pub results: Vec<Wire<Out>>,
    /// frm of each warp.
    pub rounding: Vec<Wire<Out>>,
    /// Warps whose splits run in parallel without a mark, one bit per warp; absent without split contexts.
    pub unmarked: Vec<Wire<Out>>,
    /// First wrong CSR instruction, reported one cycle after detection; its evidence is the CSR number.
    pub fault: ProgramError<Out>,
    fresh: Reg,
    mscratch: Reg,
    mcycle: Reg,
    was_issued: Reg,
    was_running: Reg,
    minstret: Counter,
    float: Vec<FloatState>,
    split_control: Vec<SplitControl>,
    /// Split contexts of the warp that run.
    siblings: Vec<Wire<Local>>,
    active_warps: Wire<Local>,
    decoder: DecoderTable,
    counted: Select,
    more: Wire<Local>,
    own_flags: Wire<Local>,
    own_rounding: Wire<Local>,
    hart: Wire<Local>,
    /// Old value of a register that can be written.
    own: Wire<Local>,
    old: Wire<Local>,
    kind: Wire<Local>,
    change: CsrChange,
    wrong: Wire<Local>,
    takes: Wire<Local>,
    number: ContextNumber,
    record: FaultRecord,
    cores: Param,
    warps: Param,
    ports: Param,
    lanes: Param,
}

impl Csrs {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> Csrs {
        let (cores, contexts, lanes) = (shape.cores(), shape.contexts(), shape.lanes());
        let (warps, flags) = (shape.warps(), shape.split_flags());
        let fpu = shape.config().fpu;
        let counters = COUNTERS * shape.counter_flags();
        let floats = usize::from(fpu);
        Csrs {
            core_id: Wire::new(shape.core_bits()),
            start_argument: Wire::new(32),
            issued_lanes: Wire::new(lanes),
            running: Wire::new(contexts),
            counters: Wire::several(counters, 64),
            instruction: CsrInstruction::new(shape),
            port: Wire::several(flags, shape.port_bits()),
            raised: FloatFlags::of_units(shape),
            results: Wire::several(lanes, 32),
            rounding: Wire::several(floats * warps, 3),
            unmarked: Wire::several(flags, warps),
            fault: ProgramError::new(shape),
            fresh: Reg::with_reset(1, 1),
            mscratch: Reg::new(32),
            mcycle: Reg::with_reset(64, u64::MAX),
            was_issued: Reg::new(lanes),
            was_running: Reg::new(contexts),
            minstret: Counter::new(index_width(lanes + 1)),
            float: (0..floats).map(|_| FloatState::new(shape)).collect(),
            split_control: (0..flags).map(|_| SplitControl::new(shape)).collect(),
            siblings: Wire::several(flags, shape.splits()),
            active_warps: Wire::new(warps),
            decoder: table(fpu, flags > 0, counters > 0),
            counted: Select::new(OTHERS + counters, 64),
            more: Wire::new(index_width(lanes + 1)),
            own_flags: Wire::new(5),
            own_rounding: Wire::new(3),
            hart: Wire::new(32),
            own: Wire::new(32),
            old: Wire::new(32),
            kind: Wire::new(KIND_BITS),
            change: CsrChange::new(shape),
            wrong: Wire::new(CAUSE_BITS),
            takes: Wire::new(1),
            number: ContextNumber::new(shape),
            record: FaultRecord::new(shape),
            cores: Param::new(cores),
            warps: Param::new(warps),
            ports: Param::new(shape.ports()),
            lanes: Param::new(lanes),
        }
    }
}

impl Logic for Csrs {
    about!(
        KIND_BITS,
        COUNTER_BITS,
        CONTROL_BITS,
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
        cause::READ_ONLY_CSR,
        cause::WHILE_SPLIT
    );

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Time, one cycle late: as it was at issue.");
        self.mcycle.next = self.mcycle.val() + 1;
        self.was_issued.next = self.issued_lanes.val();
        self.was_running.next = self.running.val();
        self.more.next = 0.into();
        for lane in 0..self.results.len() {
            self.more.next = self.more.val() + unsigned_cast(self.was_issued.val().get_bit(lane));
        }
        self.minstret.more.next = self.more.val();
        self.active_warps.next = 0.into();
        for warp in 0..self.warps.val() {
            self.active_warps.next = self
                .active_warps
                .val()
                .replace_bit(warp, self.was_running.val().get_bit(warp * self.ports.val()));
        }

        comment!("Which register, and its old value.");
        self.decoder.word.next = self.instruction.issued.immediate.val().get_bits::<12>(0);
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
            self.float[unit].warp.next = self.instruction.issued.context.val();
            self.own_flags.next = self.float[unit].own_flags.val();
            self.own_rounding.next = self.float[unit].own_rounding.val();
        }
        self.hart.next = (unsigned_cast(self.core_id.val()) * self.warps.val()
            + unsigned_cast(self.instruction.issued.context.val()))
            * self.lanes.val();
        match self.kind.val().index() {
            kind::FFLAGS => self.own.next = unsigned_cast(self.own_flags.val()),
            kind::FRM => self.own.next = unsigned_cast(self.own_rounding.val()),
            kind::FCSR => {
                self.own.next =
                    (unsigned_cast(self.own_rounding.val()) << 5) | unsigned_cast(self.own_flags.val())
            }
            kind::MSCRATCH => self.own.next = self.mscratch.val(),
            _ => self.own.next = 0.into(),
        }
        for flag in 0..self.port.len() {
            wires::link(&mut self.instruction.issued.context, &mut self.split_control[flag].warp);
            if self.decoder.control.val().get_bit(CONTROL_BITS) {
                self.own.next = unsigned_cast(self.split_control[flag].own.val());
            }
        }
        match self.kind.val().index() {
            kind::COUNTER => {
                self.old.next = self.counted.chosen.val().get_bits::<32>(0);
                if self.decoder.control.val().get_bit(KIND_BITS + COUNTER_BITS) {
                    self.old.next = self.counted.chosen.val().get_bits::<32>(32);
                }
            }
            kind::HART_ID => self.old.next = self.hart.val(),
            kind::WARP_ID => self.old.next = unsigned_cast(self.instruction.issued.context.val()),
            kind::CORE_ID => self.old.next = unsigned_cast(self.core_id.val()),
            kind::ACTIVE_WARPS => self.old.next = unsigned_cast(self.active_warps.val()),
            kind::ACTIVE_MASK => self.old.next = unsigned_cast(self.instruction.issued.active.val()),
            kind::LANE_COUNT => self.old.next = self.lanes.val().into(),
            kind::WARP_COUNT => self.old.next = self.warps.val().into(),
            kind::CORE_COUNT => self.old.next = self.cores.val().into(),
            kind::LOCAL_MEMORY_BASE => self.old.next = LOCAL_MEMORY_BASE.into(),
            _ => self.old.next = self.own.val(),
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
        wires::link(&mut self.instruction, &mut self.change.instruction);
        wires::link(&mut self.own, &mut self.change.old);
        self.wrong.next = 0.into();
        if self.instruction.valid.val().any() & !self.decoder.known.val().any() {
            self.wrong.next = cause::UNKNOWN_CSR.into();
        } else if (self.instruction.valid.val() & self.change.writes.val()).any()
            & self.decoder.control.val().get_bit(KIND_BITS + COUNTER_BITS + 1)
        {
            self.wrong.next = cause::READ_ONLY_CSR.into();
        }
        comment!("What can be written is known and not read-only: only a split can forbid it.");
        self.takes.next = self.instruction.valid.val() & self.change.writes.val();
        for flag in 0..self.port.len() {
            comment!("What concerns the whole warp cannot be done by one half of it.");
            self.siblings[flag].next = 0.into();
            for warp in 0..self.warps.val() {
                if self.instruction.issued.context.val() == warp {
                    self.siblings[flag].next =
                        unsigned_cast(self.was_running.val() >> (warp * self.ports.val() + 1));
                }
            }
            if self.instruction.valid.val().any()
                & !self.wrong.val().any()
                & self.siblings[flag].val().any()
                & ((self.kind.val() == kind::FFLAGS)
                    | (self.kind.val() == kind::FCSR)
                    | (self.change.writes.val().any()
                        & ((self.kind.val() == kind::FRM)
                            | self.decoder.control.val().get_bit(CONTROL_BITS))))
            {
                self.wrong.next = cause::WHILE_SPLIT.into();
                self.takes.next = false.into();
            }
        }

        comment!("Writes.");
        self.fresh.next = false.into();
        if self.fresh.val().any() {
            self.mscratch.next = self.start_argument.val();
        }
        if self.takes.val().any() & (self.kind.val() == kind::MSCRATCH) {
            self.mscratch.next = self.change.wanted.val();
        }
        for unit in 0..self.float.len() {
            wires::link(&mut self.raised, &mut self.float[unit].raised);
            wires::link(&mut self.takes, &mut self.float[unit].takes);
            wires::link(&mut self.kind, &mut self.float[unit].kind);
            wires::link(&mut self.change.wanted, &mut self.float[unit].wanted);
            wires::link(&mut self.float[unit].rounding, &mut self.rounding);
        }

        for flag in 0..self.port.len() {
            self.split_control[flag].takes.next =
                (self.takes.val().any() & self.decoder.control.val().get_bit(CONTROL_BITS)).into();
            self.split_control[flag].wanted.next = self.change.wanted.val().get_bit(0).into();
            wires::link(&mut self.split_control[flag].unmarked, &mut self.unmarked[flag]);
        }

        comment!("Errors.");
        wires::link(&mut self.instruction.issued.context, &mut self.number.warp);
        self.number.port.next = 0.into();
        for flag in 0..self.port.len() {
            self.number.port.next = self.port[flag].val();
        }
        self.record.raise.valid.next = self.wrong.val().any().into();
        wires::link(&mut self.wrong, &mut self.record.raise.cause);
        wires::link(&mut self.number.context, &mut self.record.raise.context);
        wires::link(&mut self.instruction.issued.pc, &mut self.record.raise.pc);
        self.record.raise.detail.next = unsigned_cast(self.decoder.word.val());
        self.record.raise.lane.next = 0.into();
        wires::link(&mut self.record.fault, &mut self.fault);
    }
}

#[cfg(test)]
#[path = "csr_tests.rs"]
mod tests;
