//! One core: the three stages, its ports to the memory system and to the other cores, and in the simulation flavour the trace ports.
//!
//! `start_pc` and `start_argument` are read in the first cycle after reset; `busy` falls when no warp is active and the
//! load/store unit is drained. Instruction memory: `fill_valid` asks for the line at `fill_address`, `line_valid` answers once.
//! Data memory: as `memory_system` says.

use crate::Shape;
use crate::bundles::{CoreTrace, IssuedEntry, LineAnswer, LineRequest};
use crate::control::fault::CAUSE_BITS;
use crate::issue::{STALL_BITS, stall};
use crate::top::execute::Execute;
use crate::top::front_end::FrontEnd;
use crate::top::issue_stage::IssueStage;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

const ISSUED: usize = stall::ISSUED;

/// One core.
#[derive(LogicBlock)]
pub struct Core {
    /// Number of the core.
    pub core_id: Wire<In>,
    /// Where warp 0 begins.
    pub start_pc: Wire<In>,
    /// What mscratch holds at the start.
    pub start_argument: Wire<In>,
    /// A warp is active, or memory is busy.
    pub busy: Wire<Out>,
    /// There was a program error.
    pub faulted: Wire<Out>,
    /// What.
    pub fault_cause: Wire<Out>,
    /// Whose.
    pub fault_context: Wire<Out>,
    /// Address of its instruction.
    pub fault_pc: Wire<Out>,
    /// Its evidence.
    pub fault_detail: Wire<Out>,
    /// The lane, of an error of memory.
    pub fault_lane: Wire<Out>,
    /// Across cores, one bit a barrier: all active warps stand there.
    pub global_arrived: Vec<Wire<Out>>,
    /// Across cores, of each barrier: the count the last arrival gave.
    pub global_counts: Vec<Wire<Out>>,
    /// Across cores, one bit a barrier: it opens at the end of this cycle.
    pub global_open: Vec<Wire<In>>,

    /// The request for an instruction line.
    pub fill: LineRequest<Out>,
    /// The requested instruction line.
    pub line: LineAnswer<In>,

    /// A request for data.
    pub request_valid: Wire<Out>,
    /// Memory takes it in this cycle.
    pub request_ready: Wire<In>,
    /// It writes.
    pub request_write: Wire<Out>,
    /// Address of the line.
    pub request_address: Wire<Out>,
    /// The line to write.
    pub request_data: Wire<Out>,
    /// Which bytes of it count.
    pub request_bytes: Wire<Out>,
    /// The oldest read is answered.
    pub answer_valid: Wire<In>,
    /// The answer is taken in this cycle.
    pub answer_ready: Wire<Out>,
    /// The line read.
    pub answer_data: Wire<In>,
    /// There is none: an error.
    pub answer_error: Wire<In>,
    /// The oldest write is answered.
    pub write_done: Wire<In>,
    /// With an error.
    pub write_error: Wire<In>,

    /// What a simulation sees.
    pub trace: CoreTrace<Out>,

    front: FrontEnd,
    issue: IssueStage,
    execute: Execute,
    issued: IssuedEntry<Local>,
    stalls: Vec<Wire<Local>>,
    held_up: Wire<Local>,
    writes: Wire<Local>,
}

impl Core {
    /// Of this shape.
    pub fn new(shape: &Shape) -> Core {
        let config = shape.config();
        let (contexts, lanes) = (config.core_contexts(), config.lanes);
        let context = index_width(contexts);
        let line = config.data_line_bytes as usize;
        let execute = Execute::new(shape);
        let like = |wires: &[Wire<Out>]| wires.iter().map(|wire| Wire::new(wire.width())).collect();
        Core {
            core_id: Wire::new(index_width(config.cores)),
            start_pc: Wire::new(32),
            start_argument: Wire::new(32),
            busy: Wire::new(1),
            faulted: Wire::new(1),
            fault_cause: Wire::new(CAUSE_BITS),
            fault_context: Wire::new(context),
            fault_pc: Wire::new(32),
            fault_detail: Wire::new(32),
            fault_lane: Wire::new(index_width(lanes)),
            global_arrived: like(&execute.global_arrived),
            global_counts: like(&execute.global_counts),
            global_open: Wire::several(execute.global_open.len(), config.barriers()),
            fill: LineRequest::default(),
            line: LineAnswer::new(shape),
            request_valid: Wire::new(1),
            request_ready: Wire::new(1),
            request_write: Wire::new(1),
            request_address: Wire::new(32),
            request_data: Wire::new(8 * line),
            request_bytes: Wire::new(line),
            answer_valid: Wire::new(1),
            answer_ready: Wire::new(1),
            answer_data: Wire::new(8 * line),
            answer_error: Wire::new(1),
            write_done: Wire::new(1),
            write_error: Wire::new(1),
            trace: CoreTrace::new(shape, 1),
            front: FrontEnd::new(shape),
            issue: IssueStage::new(shape),
            execute,
            issued: IssuedEntry::new(shape),
            stalls: Wire::several(contexts, STALL_BITS),
            held_up: Wire::new(contexts),
            writes: Wire::new(lanes),
        }
    }
}

impl Logic for Core {
    about!(ISSUED);

    #[hdl_gen]
    fn update(&mut self) {
        self.front.entry_pc.next = self.start_pc.val();
        self.front.ready.next = self.issue.ready.val();
        self.front.running.next = self.execute.active.val();
        wires::link(&mut self.execute.control, &mut self.front.control);
        wires::link(&mut self.line, &mut self.front.line);
        wires::link(&mut self.front.fill, &mut self.fill);

        comment!("What issues.");
        self.issued.valid.next = self.front.issue.valid.val() & !self.front.issue.nop.val();
        wires::link(&mut self.front.issue_context, &mut self.issued.context);
        wires::link(&mut self.front.issue, &mut self.issued.entry);
        self.issued.active.next = 0.into();
        for context in 0..self.stalls.len() {
            if self.front.issue_context.val() == context {
                self.issued.active.next = self.execute.lanes[context].val();
            }
        }
        wires::link(&mut self.issued, &mut self.issue.issue);
        wires::link(&mut self.issued, &mut self.execute.issue);

        self.held_up.next = 0.into();
        for context in 0..self.stalls.len() {
            self.held_up.next =
                self.held_up.val().replace_bit(context, self.execute.blocked[context].val() > 1);
            wires::link(&mut self.front.heads[context], &mut self.issue.heads[context]);
            self.issue.active[context].next = self.execute.lanes[context].val();
            self.issue.blocked[context].next = self.execute.blocked[context].val();
            self.stalls[context].next = self.issue.reasons[context].val();
            if self.front.issue_grant.val().get_bit(context) {
                self.stalls[context].next = ISSUED.into();
            }
            self.execute.stalls[context].next = self.stalls[context].val();
        }
        self.front.held_up.next = self.held_up.val();
        self.issue.running.next = self.execute.active.val();
        self.issue.waiting.next = self.front.waiting.val();
        self.issue.memory_available.next = self.execute.memory_available.val();
        self.issue.memory_drained.next = self.execute.memory_drained.val();
        wires::link(&mut self.execute.fence_done, &mut self.issue.fence_done);
        wires::link(&mut self.execute.claim, &mut self.issue.claim);
        wires::link(&mut self.execute.written, &mut self.issue.written);

        self.execute.core_id.next = self.core_id.val();
        self.execute.start_argument.next = self.start_argument.val();
        self.execute.fetch_hit.next = self.front.hit.val();
        self.execute.fetch_miss.next = self.front.miss.val();
        self.execute.request_ready.next = self.request_ready.val();
        self.execute.answer_valid.next = self.answer_valid.val();
        self.execute.answer_data.next = self.answer_data.val();
        self.execute.answer_error.next = self.answer_error.val();
        self.execute.write_done.next = self.write_done.val();
        self.execute.write_error.next = self.write_error.val();
        self.request_valid.next = self.execute.request_valid.val();
        self.request_write.next = self.execute.request_write.val();
        self.request_address.next = self.execute.request_address.val();
        self.request_data.next = self.execute.request_data.val();
        self.request_bytes.next = self.execute.request_bytes.val();
        self.answer_ready.next = self.execute.answer_ready.val();
        for port in 0..self.global_open.len() {
            self.execute.global_open[port].next = self.global_open[port].val();
            self.global_arrived[port].next = self.execute.global_arrived[port].val();
        }
        for barrier in 0..self.global_counts.len() {
            self.global_counts[barrier].next = self.execute.global_counts[barrier].val();
        }
        self.busy.next = (self.execute.active.val().any() | !self.execute.memory_drained.val().any()).into();
        self.faulted.next = self.execute.faulted.val();
        self.fault_cause.next = self.execute.fault_cause.val();
        self.fault_context.next = self.execute.fault_context.val();
        self.fault_pc.next = self.execute.fault_pc.val();
        self.fault_detail.next = self.execute.fault_detail.val();
        self.fault_lane.next = self.execute.fault_lane.val();

        self.writes.next = 0.into();
        for lane in 0..self.execute.writes.len() {
            self.writes.next = self.writes.val().replace_bit(lane, self.execute.writes[lane].valid.val());
        }
        for port in 0..self.trace.issue.len() {
            self.trace.issue[port].next = self.front.issue.valid.val();
            self.trace.issue_nop[port].next = self.front.issue.valid.val() & self.front.issue.nop.val();
            self.trace.issue_context[port].next = self.front.issue_context.val();
            self.trace.issue_pc[port].next = self.front.issue.pc.val();
            self.trace.issue_word[port].next = self.front.issue.word[port].val();
            self.trace.issue_lanes[port].next = self.issued.active.val();
            self.trace.request[port].next = self.front.request.valid.val();
            self.trace.request_context[port].next = self.front.request.context.val();
            self.trace.request_pc[port].next = self.front.request.pc.val();
            self.trace.writes[port].next = self.writes.val();
            self.trace.collision[port].next = self.execute.collision.val();
        }
        for context in 0..self.trace.stalls.len() {
            self.trace.stalls[context].next = self.stalls[context].val();
            self.trace.occupancy[context].next = self.front.occupancy[context].val();
            self.trace.in_flight[context].next = self.front.in_flight[context].val();
        }
        for lane in 0..self.trace.values.len() {
            self.trace.destinations[lane].next = self.execute.writes[lane].destination.val();
            self.trace.values[lane].next = self.execute.writes[lane].value.val();
        }
    }
}
