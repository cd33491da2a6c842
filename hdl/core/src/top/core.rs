//! One core: front end, issue stage and execution, its ports to the memory system and to the other cores, and in the simulation
//! flavour the trace ports.
//!
//! `start_pc` and `start_argument` are read in the first cycle after reset; `busy` falls when no warp is active and the
//! load/store unit is drained. Instruction memory: `fill` asks for a line, `line` answers once. Data memory: requests are
//! taken in order, reads and writes answered in order.

use crate::Shape;
use crate::bundles::{
    BarrierArrival, CoreTrace, IssueEvents, IssuedInstruction, LineAnswer, LineRequest, MemoryAnswer,
    MemoryRequest, ProgramError, WriteAnswer,
};
use crate::issue::stall;
use crate::operation::Layout;
use crate::top::execute::Execute;
use crate::top::front_end::FrontEnd;
use crate::top::issue_stage::IssueStage;
use warpstep_kit::prelude::*;

const ISSUED: usize = stall::ISSUED;

/// One core.
#[derive(LogicBlock)]
pub struct Core {
    /// Number of the core.
    pub core_id: Wire<In>,
    /// Address at which warp 0 begins.
    pub start_pc: Wire<In>,
    /// Value of mscratch at the start.
    pub start_argument: Wire<In>,
    /// A warp is active, or the load/store unit has an access in flight.
    pub busy: Wire<Out>,
    /// First program error of the core.
    pub fault: ProgramError<Out>,
    /// Barriers across cores; absent in a chip of one core.
    pub global: Vec<BarrierArrival<Out>>,
    /// Requests for lines of instructions.
    pub fill: LineRequest<Out>,
    /// Requested lines of instructions.
    pub line: LineAnswer<In>,
    /// Requests for data.
    pub request: MemoryRequest<Out>,
    /// Answers to reads of data.
    pub answer: MemoryAnswer<In>,
    /// Answers to writes of data.
    pub write_answer: WriteAnswer<In>,
    /// What the core does in this cycle.
    pub trace: CoreTrace<Out>,

    front: FrontEnd,
    issue: IssueStage,
    execute: Execute,
    issued: IssuedInstruction<Local>,
    events: IssueEvents<Local>,
    held_up: Wire<Local>,
    op_at: Param,
    class_at: Param,
    rd_at: Param,
    cause_at: Param,
    pc_at: Param,
    word_at: Param,
}

impl Core {
    /// Of this machine.
    pub fn new(shape: &Shape) -> Core {
        Core {
            core_id: Wire::new(shape.core_bits()),
            start_pc: Wire::new(32),
            start_argument: Wire::new(32),
            busy: Wire::new(1),
            fault: ProgramError::new(shape),
            global: BarrierArrival::if_several_cores(shape),
            fill: LineRequest::new(shape),
            line: LineAnswer::new(shape),
            request: MemoryRequest::new(shape),
            answer: MemoryAnswer::new(shape),
            write_answer: WriteAnswer::new(shape),
            trace: CoreTrace::new(shape, 1),
            front: FrontEnd::new(shape),
            issue: IssueStage::new(shape.config(), shape.trace()),
            execute: Execute::new(shape),
            issued: IssuedInstruction::new(shape),
            events: IssueEvents::new(shape),
            held_up: Wire::new(shape.contexts()),
            op_at: Param::new(Layout::op().low),
            class_at: Param::new(Layout::class().low),
            rd_at: Param::new(Layout::rd().low),
            cause_at: Param::new(Layout::cause().low),
            pc_at: Param::new(Layout::pc().low),
            word_at: Param::new(Layout::imm().low + 32),
        }
    }
}

impl Logic for Core {
    about!(ISSUED);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Selection and fetch.");
        wires::link(&mut self.start_pc, &mut self.front.entry_pc);
        wires::link(&mut self.issue.ready, &mut self.front.ready);
        wires::link(&mut self.execute.contexts.running, &mut self.front.active);
        wires::link(&mut self.execute.control, &mut self.front.control);
        wires::link(&mut self.line.valid, &mut self.front.line_valid);
        wires::link(&mut self.line.data, &mut self.front.line_data);
        wires::link(&mut self.front.fill_valid, &mut self.fill.valid);
        wires::link(&mut self.front.fill_address, &mut self.fill.address);
        self.held_up.next = 0.into();
        for context in 0..self.events.stalls.len() {
            self.held_up.next =
                self.held_up.val().replace_bit(context, self.execute.contexts.blocked[context].val() > 1);
        }
        wires::link(&mut self.held_up, &mut self.front.held_up);

        comment!("The instruction that issues, with the lanes of its context.");
        self.issued.valid.next = self.front.issue.val() & !self.front.issue_entry.val().get_bit(0);
        wires::link(&mut self.front.issue_context, &mut self.issued.context);
        wires::link(&mut self.front.issue_entry, &mut self.issued.entry);
        self.issued.active.next = 0.into();
        for context in 0..self.events.stalls.len() {
            if self.front.issue_context.val() == context {
                self.issued.active.next = self.execute.contexts.active[context].val();
            }
        }

        comment!("What happens at issue and fetch.");
        wires::link(&mut self.issued.valid, &mut self.events.issued);
        self.events.nop.next = self.front.issue.val() & self.front.issue_entry.val().get_bit(0);
        self.events.nop_cause.next = unsigned_cast(self.front.issue_entry.val() >> self.cause_at.val());
        wires::link(&mut self.front.hit, &mut self.events.fetch_hit);
        wires::link(&mut self.front.miss, &mut self.events.fetch_miss);
        wires::link(&mut self.issue.reasons, &mut self.events.stalls);
        for context in 0..self.events.stalls.len() {
            if self.front.issue_grant.val().get_bit(context) {
                self.events.stalls[context].next = ISSUED.into();
            }
        }

        comment!("Readiness.");
        wires::link(&mut self.front.heads, &mut self.issue.heads);
        wires::link(&mut self.front.has_head, &mut self.issue.has_head);
        wires::link(&mut self.front.waiting, &mut self.issue.waiting);
        wires::link(&mut self.execute.contexts.running, &mut self.issue.active);
        wires::link(&mut self.execute.contexts.active, &mut self.issue.lanes);
        wires::link(&mut self.execute.contexts.blocked, &mut self.issue.blocked);
        wires::link(&mut self.execute.memory.available, &mut self.issue.memory_available);
        wires::link(&mut self.execute.memory.drained, &mut self.issue.memory_drained);
        wires::link(&mut self.execute.memory.fence_done, &mut self.issue.fence_done);
        wires::link(&mut self.execute.memory.fence_done_context, &mut self.issue.fence_done_context);
        wires::link(&mut self.execute.claim.valid, &mut self.issue.claim);
        wires::link(&mut self.execute.claim.active, &mut self.issue.claim_lanes);
        wires::link(&mut self.issue.claim_slot, &mut self.execute.claim.distance);
        wires::link(&mut self.issued.valid, &mut self.issue.issue);
        wires::link(&mut self.issued.context, &mut self.issue.issue_context);
        self.issue.issue_op.next = unsigned_cast(self.issued.entry.val() >> self.op_at.val());
        self.issue.issue_class.next = unsigned_cast(self.issued.entry.val() >> self.class_at.val());
        self.issue.issue_rd.next = unsigned_cast(self.issued.entry.val() >> self.rd_at.val());
        wires::link(&mut self.issued.active, &mut self.issue.issue_lanes);
        wires::link(&mut self.execute.written, &mut self.issue.written);
        wires::link(&mut self.execute.written_context, &mut self.issue.written_context);
        wires::link(&mut self.execute.written_register, &mut self.issue.written_register);

        comment!("Execution.");
        wires::link(&mut self.core_id, &mut self.execute.core_id);
        wires::link(&mut self.start_argument, &mut self.execute.start_argument);
        wires::link(&mut self.issued, &mut self.execute.issued);
        wires::link(&mut self.events, &mut self.execute.events);
        wires::link(&mut self.execute.request, &mut self.request);
        wires::link(&mut self.answer, &mut self.execute.answer);
        wires::link(&mut self.write_answer, &mut self.execute.write_answer);
        for port in 0..self.global.len() {
            wires::link(&mut self.execute.global[port], &mut self.global[port]);
        }
        self.busy.next =
            (self.execute.contexts.running.val().any() | !self.execute.memory.drained.val().any()).into();
        wires::link(&mut self.execute.fault, &mut self.fault);

        for port in 0..self.trace.issue.len() {
            wires::link(&mut self.front.issue, &mut self.trace.issue[port]);
            self.trace.issue_nop[port].next = self.front.issue_entry.val().get_bit(0).into();
            wires::link(&mut self.front.issue_context, &mut self.trace.issue_context[port]);
            self.trace.issue_pc[port].next = unsigned_cast(self.front.issue_entry.val() >> self.pc_at.val());
            self.trace.issue_word[port].next =
                unsigned_cast(self.front.issue_entry.val() >> self.word_at.val());
            wires::link(&mut self.issued.active, &mut self.trace.issue_lanes[port]);
            wires::link(&mut self.front.request, &mut self.trace.request[port]);
            wires::link(&mut self.front.request_context, &mut self.trace.request_context[port]);
            wires::link(&mut self.front.request_pc, &mut self.trace.request_pc[port]);
            wires::link(&mut self.events.stalls, &mut self.trace.stalls);
            wires::link(&mut self.front.occupancy, &mut self.trace.occupancy);
            wires::link(&mut self.front.in_flight, &mut self.trace.in_flight);
            wires::link(&mut self.execute.writes[port].lanes, &mut self.trace.writes[port]);
            wires::link(&mut self.execute.writes[port].destinations, &mut self.trace.destinations);
            wires::link(&mut self.execute.writes[port].values, &mut self.trace.values);
            wires::link(&mut self.execute.writes[port].collision, &mut self.trace.collision[port]);
        }
    }
}
