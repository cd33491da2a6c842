//! From issue to writeback: the instruction issued in c has its operands in c + 1; each unit hands its results over in the
//! slot that was booked.
//!
//! Lanes and, around them, lane exchange, CSRs, loads and stores, warp control. There is an issue port for each context of
//! a warp; of the instructions of a cycle at most one uses lane exchange, one memory, and one is scalar: a CSR or control
//! instruction.

use crate::Shape;
use crate::bundles::{
    BarrierArrival, ContextStates, IssueEvents, IssuedEntry, LaneResult, MemoryAnswer, MemoryRequest,
    MemoryStatus, ProgramError, Redirection, RegisterWrite, ReturnedLanes, SlotClaim, WriteAnswer,
};
use crate::control::fault::cause::ILLEGAL_INSTRUCTION;
use crate::control::warp_control::WarpControl;
use crate::lanes::exchange::LaneExchange;
use crate::memory::LoadStoreUnit;
use crate::operation::REG_BITS;
use crate::top::core_faults::CoreFaults;
use crate::top::csr_unit::CsrUnit;
use crate::top::flag_owners::FlagOwners;
use crate::top::lane_bank::LaneBank;
use crate::top::operand_stage::OperandStage;
use crate::top::shared_port::SharedPort;
use crate::units::unit;
use warpstep_kit::prelude::*;

/// Lanes, CSRs, load/store unit, warp control.
#[derive(LogicBlock)]
pub struct Execute {
    /// Number of the core.
    pub core_id: Wire<In>,
    /// Value of mscratch after reset.
    pub start_argument: Wire<In>,
    /// Cycle c: what issues, at each issue port.
    pub issue: Vec<IssuedEntry<In>>,
    /// Cycle c: contexts that issue an instruction which blocks them until it is resolved, one bit per context.
    pub blocks: Wire<In>,
    /// Cycle c: an instruction for the load/store unit issues.
    pub accesses: Wire<In>,
    /// Cycle c: events of issue and fetch.
    pub events: IssueEvents<In>,
    /// State of all contexts.
    pub contexts: ContextStates<Out>,
    /// Lanes that come back from a child at the end of this cycle; absent without split contexts.
    pub returned: Vec<ReturnedLanes<Out>>,
    /// Where control instructions send the contexts.
    pub control: Redirection<Out>,
    /// Barriers across cores; absent in a chip of one core.
    pub global: Vec<BarrierArrival<Out>>,
    /// What issue must know of the load/store unit.
    pub memory: MemoryStatus<Out>,
    /// A returned load takes a writeback slot.
    pub claim: SlotClaim<Out>,
    /// The register each lane is due to write at the end of this cycle, port by port.
    pub written: Vec<RegisterWrite<Out>>,
    /// Requests of the load/store unit to memory.
    pub request: MemoryRequest<Out>,
    /// Answers of memory to reads.
    pub answer: MemoryAnswer<In>,
    /// Answers of memory to writes.
    pub write_answer: WriteAnswer<In>,
    /// Register each lane writes at the end of this cycle, port by port; only with trace ports.
    pub writes: Vec<LaneResult<Out>>,
    /// Two results met at one write port: never 1; only with trace ports.
    pub collision: Vec<Wire<Out>>,
    /// First program error; of several in one cycle an illegal instruction goes first, then warp control, CSRs, memory.
    pub fault: ProgramError<Out>,

    /// One for each issue port.
    operand_stages: Vec<OperandStage>,
    scalar: SharedPort,
    bank: LaneBank,
    exchange: LaneExchange,
    csr_unit: CsrUnit,
    load_store: LoadStoreUnit,
    warp_control: WarpControl,
    flag_owners: Vec<FlagOwners>,
    faults: CoreFaults,
    context_at: Param,
    memory_context: Wire<Local>,
    loading_warp: Wire<Local>,
    warps: Param,
    /// Warps, if they can be split; else none.
    several_warps: Param,
    floats: Param,
    choices: Param,
    /// Issue ports, if there are several; else none.
    split_ports: Param,
}

impl Execute {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> Execute {
        let ports = shape.ports();
        Execute {
            core_id: Wire::new(shape.core_bits()),
            start_argument: Wire::new(32),
            issue: (0..ports).map(|_| IssuedEntry::new(shape)).collect(),
            blocks: Wire::new(shape.contexts()),
            accesses: Wire::new(1),
            events: IssueEvents::new(shape),
            contexts: ContextStates::new(shape),
            returned: ReturnedLanes::if_splits(shape),
            control: Redirection::new(shape),
            global: BarrierArrival::if_several_cores(shape),
            memory: MemoryStatus::new(shape),
            claim: SlotClaim::new(shape),
            written: RegisterWrite::per_port_and_lane(shape),
            request: MemoryRequest::new(shape),
            answer: MemoryAnswer::new(shape),
            write_answer: WriteAnswer::new(shape),
            writes: if shape.trace() { LaneResult::per_lane_and_port(shape) } else { vec![] },
            collision: Wire::several(shape.trace().into(), 1),
            fault: ProgramError::new(shape),
            operand_stages: (0..ports).map(|_| OperandStage::new(shape)).collect(),
            scalar: SharedPort::new(shape),
            bank: LaneBank::new(shape),
            exchange: LaneExchange::new(shape),
            csr_unit: CsrUnit::new(shape),
            load_store: LoadStoreUnit::new(shape),
            warp_control: WarpControl::new(shape),
            flag_owners: (0..usize::from(shape.config().fpu)).map(|_| FlagOwners::new(shape)).collect(),
            faults: CoreFaults::new(shape),
            context_at: Param::new(REG_BITS),
            memory_context: Wire::new(shape.context_bits()),
            loading_warp: Wire::new(shape.warp_bits()),
            warps: Param::new(shape.warps()),
            several_warps: Param::new(if ports > 1 { shape.warps() } else { 0 }),
            floats: Param::new(shape.config().fpu.into()),
            choices: Param::new(shape.write_ports() - 1),
            split_ports: Param::new(if ports > 1 { ports } else { 0 }),
        }
    }
}

impl Logic for Execute {
    about!(unread: "bank.collision", "bank.writes_valid", "bank.writes_value"; unit::CSR, unit::EXCHANGE, ILLEGAL_INSTRUCTION);

    #[hdl_gen]
    fn update(&mut self) {
        self.bank.branch.next = 0.into();
        for port in 0..self.issue.len() {
            wires::link(&mut self.issue[port], &mut self.operand_stages[port].issue);

            comment!("The lanes.");
            wires::link(&mut self.operand_stages[port].read, &mut self.bank.read[port]);
            wires::link(&mut self.operand_stages[port].issued, &mut self.bank.issued[port]);
            wires::link(&mut self.operand_stages[port].destination, &mut self.bank.destination[port]);
            wires::link(&mut self.operand_stages[port].starts, &mut self.bank.starts[port]);
            self.bank.branch.next =
                self.bank.branch.val().replace_bit(port, self.operand_stages[port].branch.val().any());
            for float in 0..self.floats.val() {
                wires::link(&mut self.operand_stages[port].rounding[float], &mut self.bank.rounding[port]);
                wires::link(&mut self.csr_unit.rounding, &mut self.operand_stages[port].frm);
            }
            for two in 0..self.choices.val() {
                wires::link(&mut self.operand_stages[port].choice[two], &mut self.bank.choice[port]);
            }

            comment!("Which of them uses what all lanes share.");
            wires::link(&mut self.operand_stages[port].issued, &mut self.scalar.issued[port]);
            wires::link(&mut self.operand_stages[port].destination, &mut self.scalar.destinations[port]);
        }
        self.scalar.uses.next = 1.into();
        for port in 0..self.split_ports.val() {
            self.scalar.uses.next =
                self.scalar.uses.val().replace_bit(port, self.operand_stages[port].scalar[0].val().any());
        }
        wires::link(&mut self.scalar.chosen.active, &mut self.bank.scalar_active);
        for port in 0..self.collision.len() {
            wires::link(&mut self.bank.collision, &mut self.collision[port]);
            wires::link(&mut self.bank.writes, &mut self.writes);
        }

        comment!("Lane exchange.");
        self.exchange.start.next = false.into();
        for port in 0..self.issue.len() {
            if self.operand_stages[port].starts.val().get_bit(unit::EXCHANGE) {
                self.exchange.start.next = true.into();
            }
        }
        wires::link(&mut self.operand_stages[0].issued.op, &mut self.exchange.op);
        wires::link(&mut self.operand_stages[0].issued.active, &mut self.exchange.active);
        wires::link(&mut self.operand_stages[0].destination, &mut self.exchange.destination);
        for port in 1..self.issue.len() {
            if self.operand_stages[port].starts.val().get_bit(unit::EXCHANGE) {
                wires::link(&mut self.operand_stages[port].issued.op, &mut self.exchange.op);
                wires::link(&mut self.operand_stages[port].issued.active, &mut self.exchange.active);
                wires::link(&mut self.operand_stages[port].destination, &mut self.exchange.destination);
            }
        }
        wires::link(&mut self.bank.left, &mut self.exchange.left);
        wires::link(&mut self.bank.right, &mut self.exchange.right);
        wires::link(&mut self.exchange.results, &mut self.bank.exchange);

        comment!("Control and status registers, counters.");
        wires::link(&mut self.core_id, &mut self.csr_unit.core_id);
        wires::link(&mut self.start_argument, &mut self.csr_unit.start_argument);
        wires::link(&mut self.events, &mut self.csr_unit.issue_events);
        wires::link(&mut self.load_store.events, &mut self.csr_unit.memory_events);
        for port in 0..self.issue.len() {
            wires::link(&mut self.issue[port].active, &mut self.csr_unit.issue_active[port]);
        }
        for several in 0..self.scalar.port.len() {
            wires::link(&mut self.scalar.port[several], &mut self.csr_unit.port[several]);
            wires::link(&mut self.csr_unit.unmarked[several], &mut self.warp_control.unmarked[several]);
        }
        wires::link(&mut self.warp_control.contexts.running, &mut self.csr_unit.running);
        self.csr_unit.instruction.valid.next = false.into();
        for port in 0..self.issue.len() {
            if self.operand_stages[port].starts.val().get_bit(unit::CSR) {
                self.csr_unit.instruction.valid.next = true.into();
            }
        }
        wires::link(&mut self.scalar.chosen, &mut self.csr_unit.instruction.issued);
        wires::link(&mut self.bank.leaders[0].left, &mut self.csr_unit.instruction.operand);
        wires::link(&mut self.scalar.destination, &mut self.csr_unit.destination);
        for float in 0..self.flag_owners.len() {
            comment!("All ports hold the same warp.");
            wires::link(&mut self.operand_stages[0].issued.context, &mut self.flag_owners[float].warp);
        }
        for float in 0..self.bank.flags.len() {
            wires::link(&mut self.flag_owners[0].owners[float], &mut self.csr_unit.raised[float].context);
            wires::link(&mut self.bank.flags[float], &mut self.csr_unit.raised[float].flags);
        }
        wires::link(&mut self.csr_unit.results, &mut self.bank.csr);

        comment!("Loads and stores.");
        wires::link(&mut self.accesses, &mut self.load_store.issue);
        self.memory_context.next = unsigned_cast(self.operand_stages[0].issued.context.val());
        self.loading_warp.next = unsigned_cast(self.load_store.write.context.val());
        wires::link(&mut self.operand_stages[0].issued.op, &mut self.load_store.operands.op);
        wires::link(&mut self.operand_stages[0].issued.pc, &mut self.load_store.operands.pc);
        wires::link(&mut self.operand_stages[0].issued.rd, &mut self.load_store.operands.rd);
        wires::link(&mut self.operand_stages[0].issued.active, &mut self.load_store.operands.active);
        for port in 0..self.split_ports.val() {
            for warp in 0..self.warps.val() {
                if self.operand_stages[port].memory[0].val().any()
                    & (self.operand_stages[port].issued.context.val() == warp)
                {
                    self.memory_context.next = (warp * self.split_ports.val() + port).into();
                }
                if self.load_store.write.context.val() == warp * self.split_ports.val() + port {
                    self.loading_warp.next = warp.into();
                }
            }
        }
        for port in 1..self.issue.len() {
            if self.operand_stages[port].memory[0].val().any() {
                wires::link(&mut self.operand_stages[port].issued.op, &mut self.load_store.operands.op);
                wires::link(&mut self.operand_stages[port].issued.pc, &mut self.load_store.operands.pc);
                wires::link(&mut self.operand_stages[port].issued.rd, &mut self.load_store.operands.rd);
                wires::link(
                    &mut self.operand_stages[port].issued.active,
                    &mut self.load_store.operands.active,
                );
            }
        }
        wires::link(&mut self.memory_context, &mut self.load_store.operands.context);
        wires::link(&mut self.bank.addresses, &mut self.load_store.operands.addresses);
        wires::link(&mut self.bank.right, &mut self.load_store.operands.data);
        for lane in 0..self.bank.load.len() {
            self.bank.load[lane].valid.next = (self.load_store.write.valid.val().any()
                & self.load_store.write.active.val().get_bit(lane))
            .into();
            self.bank.load[lane].destination.next = (unsigned_cast(self.loading_warp.val())
                << self.context_at.val())
                | unsigned_cast(self.load_store.write.register.val());
            wires::link(&mut self.load_store.write.data[lane], &mut self.bank.load[lane].value);
        }
        wires::link(&mut self.load_store.available, &mut self.memory.available);
        wires::link(&mut self.load_store.drained, &mut self.memory.drained);
        wires::link(&mut self.load_store.fence_done, &mut self.memory.fence_done.valid);
        wires::link(&mut self.load_store.fence_done_context, &mut self.memory.fence_done.context);
        wires::link(&mut self.load_store.claim, &mut self.claim);
        wires::link(&mut self.load_store.request, &mut self.request);
        wires::link(&mut self.answer, &mut self.load_store.answer);
        wires::link(&mut self.write_answer, &mut self.load_store.write_answer);

        comment!("Control instructions, and the link register some of them write.");
        wires::link(&mut self.blocks, &mut self.warp_control.issue);
        for port in 0..self.issue.len() {
            wires::link(
                &mut self.operand_stages[port].control,
                &mut self.warp_control.instruction[port].valid,
            );
            wires::link(
                &mut self.operand_stages[port].issued,
                &mut self.warp_control.instruction[port].issued,
            );
            wires::link(
                &mut self.operand_stages[port].destination,
                &mut self.warp_control.instruction[port].destination,
            );
            wires::link(&mut self.bank.predicate, &mut self.warp_control.instruction[port].predicate);
            wires::link(&mut self.bank.leaders[port], &mut self.warp_control.instruction[port].leader);
        }
        wires::link(&mut self.warp_control.results, &mut self.bank.control);
        wires::link(&mut self.warp_control.withdrawn, &mut self.bank.withdrawn);
        wires::link(&mut self.warp_control.contexts, &mut self.contexts);
        for flag in 0..self.returned.len() {
            wires::link(&mut self.warp_control.returned[flag], &mut self.returned[flag]);
        }
        wires::link(&mut self.warp_control.redirection, &mut self.control);
        for port in 0..self.global.len() {
            wires::link(&mut self.warp_control.global[port], &mut self.global[port]);
        }

        comment!("Written registers, for the scoreboard.");
        for place in 0..self.written.len() {
            wires::link(&mut self.bank.due[place], &mut self.written[place].valid);
            wires::link(&mut self.bank.writes[place].destination, &mut self.written[place].destination);
        }

        comment!("Errors.");
        self.faults.illegal.valid.next = false.into();
        self.faults.illegal.cause.next = ILLEGAL_INSTRUCTION.into();
        self.faults.illegal.context.next = 0.into();
        self.faults.illegal.pc.next = 0.into();
        self.faults.illegal.detail.next = 0.into();
        for port in 0..self.issue.len() {
            if self.operand_stages[port].illegal.val().any() & !self.faults.illegal.valid.val().any() {
                self.faults.illegal.valid.next = true.into();
                self.faults.illegal.context.next =
                    unsigned_cast(self.operand_stages[port].issued.context.val());
                for warp in 0..self.several_warps.val() {
                    if self.operand_stages[port].issued.context.val() == warp {
                        self.faults.illegal.context.next = (warp * self.split_ports.val() + port).into();
                    }
                }
                self.faults.illegal.pc.next = self.operand_stages[port].issued.pc.val();
                self.faults.illegal.detail.next = self.operand_stages[port].word.val();
            }
        }
        self.faults.illegal.lane.next = 0.into();
        wires::link(&mut self.warp_control.fault, &mut self.faults.kept[0]);
        wires::link(&mut self.csr_unit.fault, &mut self.faults.kept[1]);
        wires::link(&mut self.load_store.fault, &mut self.faults.kept[2]);
        wires::link(&mut self.faults.fault, &mut self.fault);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{small, traced};
    use crate::top::testing::{agree, entries, float_row, row};
    use warpstep_kit::check::Check;

    #[test]
    fn the_stage_agrees_with_its_verilog() {
        for (warps, lanes, trace, fpu) in [(1, 1, false, true), (2, 4, false, true), (3, 5, true, false)] {
            let ports = 1 + lanes % 2;
            let shape = small(|p| (p.warps, p.lanes, p.fpu, p.write_ports) = (warps, lanes, fpu, ports));
            let check =
                Check::default().cycles(400).input("issue_context", move |random| random.below(warps as u64));
            let check = entries(check, "issue_entry", if fpu { float_row } else { row });
            agree(check, Execute::new(&if trace { traced(&shape) } else { shape }));
        }
    }
}
