//! One core: front end, issue stage and execution, its ports to the memory system and to the other cores, and in the simulation
//! flavour the trace ports.
//!
//! `start_pc` and `start_argument` are read in the first cycle after reset; `busy` falls when no warp is active and the
//! load/store unit is drained. Instruction memory: `fill` asks for a line, `line` answers once. Data memory: requests are
//! taken in order, reads and writes answered in order.

use crate::Shape;
use crate::bundles::{
    BarrierArrival, IssueEvents, IssuedEntry, LineAnswer, LineRequest, MemoryAnswer, MemoryRequest,
    ProgramError, Trace, WriteAnswer,
};
use crate::issue::stall;
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
    pub trace: Trace<Out>,

    front: FrontEnd,
    issue: IssueStage,
    execute: Execute,
    issued: IssuedEntry<Local>,
    events: IssueEvents<Local>,
    held_up: Wire<Local>,
    writes: Wire<Local>,
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
            trace: Trace::of_core(shape),
            front: FrontEnd::new(shape),
            issue: IssueStage::new(shape),
            execute: Execute::new(shape),
            issued: IssuedEntry::new(shape),
            events: IssueEvents::new(shape),
            held_up: Wire::new(shape.contexts()),
            writes: Wire::new(shape.lanes()),
        }
    }
}

impl Logic for Core {
    about!(unread: "front.in_flight", "front.occupancy", "front.request_context", "front.request_pc", "front.request_valid"; ISSUED);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Selection and fetch.");
        wires::link(&mut self.start_pc, &mut self.front.entry_pc);
        wires::link(&mut self.issue.ready, &mut self.front.ready);
        wires::link(&mut self.execute.contexts.running, &mut self.front.running);
        wires::link(&mut self.execute.control, &mut self.front.control);
        wires::link(&mut self.line, &mut self.front.line);
        wires::link(&mut self.front.fill, &mut self.fill);
        self.held_up.next = 0.into();
        for context in 0..self.events.stalls.len() {
            self.held_up.next =
                self.held_up.val().replace_bit(context, self.execute.contexts.blocked[context].val() > 1);
        }
        wires::link(&mut self.held_up, &mut self.front.held_up);

        comment!("The instruction that issues, with the lanes of its context.");
        self.issued.valid.next = self.front.issue.valid.val() & !self.front.issue.nop.val();
        wires::link(&mut self.front.issue_context, &mut self.issued.context);
        wires::link(&mut self.front.issue, &mut self.issued.entry);
        self.issued.active.next = 0.into();
        for context in 0..self.events.stalls.len() {
            if self.front.issue_context.val() == context {
                self.issued.active.next = self.execute.contexts.active[context].val();
            }
        }

        comment!("What happens at issue and fetch.");
        wires::link(&mut self.issued.valid, &mut self.events.issued[0]);
        self.events.nop[0].next = self.front.issue.valid.val() & self.front.issue.nop.val();
        wires::link(&mut self.front.issue.cause, &mut self.events.nop_cause[0]);
        wires::link(&mut self.front.hit, &mut self.events.fetch_hit[0]);
        wires::link(&mut self.front.miss, &mut self.events.fetch_miss[0]);
        wires::link(&mut self.issue.reasons, &mut self.events.stalls);
        for context in 0..self.events.stalls.len() {
            if self.front.issue_grant.val().get_bit(context) {
                self.events.stalls[context].next = ISSUED.into();
            }
        }

        comment!("Readiness.");
        wires::link(&mut self.front.heads, &mut self.issue.heads);
        wires::link(&mut self.front.waiting, &mut self.issue.waiting);
        wires::link(&mut self.execute.contexts, &mut self.issue.contexts);
        wires::link(&mut self.execute.memory, &mut self.issue.memory);
        wires::link(&mut self.execute.claim, &mut self.issue.claim);
        wires::link(&mut self.execute.written, &mut self.issue.written);
        wires::link(&mut self.issued, &mut self.issue.issue);

        comment!("Execution.");
        wires::link(&mut self.core_id, &mut self.execute.core_id);
        wires::link(&mut self.start_argument, &mut self.execute.start_argument);
        wires::link(&mut self.issued, &mut self.execute.issue);
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

        comment!("Trace.");
        self.writes.next = 0.into();
        for lane in 0..self.trace.values.len() {
            self.writes.next = self.writes.val().replace_bit(lane, self.execute.writes[lane].valid.val());
            wires::link(&mut self.execute.writes[lane].destination, &mut self.trace.destinations[lane]);
            wires::link(&mut self.execute.writes[lane].value, &mut self.trace.values[lane]);
        }
        for port in 0..self.trace.issue.len() {
            wires::link(&mut self.front.issue.valid, &mut self.trace.issue[port]);
            wires::link(&mut self.events.nop[0], &mut self.trace.issue_nop[port]);
            wires::link(&mut self.front.issue_context, &mut self.trace.issue_context[port]);
            wires::link(&mut self.front.issue.pc, &mut self.trace.issue_pc[port]);
            wires::link(&mut self.front.issue.word[port], &mut self.trace.issue_word[port]);
            wires::link(&mut self.issued.active, &mut self.trace.issue_lanes[port]);
            wires::link(&mut self.front.request.valid, &mut self.trace.request[port]);
            wires::link(&mut self.front.request.context, &mut self.trace.request_context[port]);
            wires::link(&mut self.front.request.pc, &mut self.trace.request_pc[port]);
            wires::link(&mut self.events.stalls, &mut self.trace.stalls);
            wires::link(&mut self.front.occupancy, &mut self.trace.occupancy);
            wires::link(&mut self.front.in_flight, &mut self.trace.in_flight);
            wires::link(&mut self.writes, &mut self.trace.writes[port]);
            wires::link(&mut self.execute.collision[port], &mut self.trace.collision[port]);
        }
    }
}
