//! One core: the three stages, its ports to the memory system and to the other cores, and in the simulation flavour the trace ports.
//!
//! `start_pc` and `start_argument` are read in the first cycle after reset; `busy` falls when no warp is active and the
//! load/store unit is drained. Instruction memory: `fill_valid` asks for the line at `fill_address`, `line_valid` answers once.
//! Data memory: as `memory_system` says.

use crate::Shape;
use crate::bundles::line_fill::{LineAnswer, LineRequest};
use crate::bundles::memory_answer::{MemoryAnswer, WriteAnswer};
use crate::bundles::memory_request::MemoryRequest;
use crate::control::fault::CAUSE_BITS;
use crate::issue::{STALL_BITS, stall};
use crate::lanes::destination_width;
use crate::operation::{CLASS_BITS, Layout, OP_BITS, REG_BITS};
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

    /// Request for a line of instructions.
    pub fill: LineRequest<Out>,
    /// The line of instructions.
    pub line: LineAnswer<In>,
    /// Request for data.
    pub request: MemoryRequest<Out>,
    /// Answer to the oldest read of data.
    pub answer: MemoryAnswer<In>,
    /// Answer to the oldest write of data.
    pub write_answer: WriteAnswer<In>,

    /// Trace: somebody issues.
    pub trace_issue: Vec<Wire<Out>>,
    /// Trace: a NOP.
    pub trace_issue_nop: Vec<Wire<Out>>,
    /// Trace: whose.
    pub trace_issue_context: Vec<Wire<Out>>,
    /// Trace: address.
    pub trace_issue_pc: Vec<Wire<Out>>,
    /// Trace: word.
    pub trace_issue_word: Vec<Wire<Out>>,
    /// Trace: active lanes.
    pub trace_issue_lanes: Vec<Wire<Out>>,
    /// Trace: somebody requests an instruction.
    pub trace_request: Vec<Wire<Out>>,
    /// Trace: who.
    pub trace_request_context: Vec<Wire<Out>>,
    /// Trace: address.
    pub trace_request_pc: Vec<Wire<Out>>,
    /// Trace: what each context does or waits for.
    pub trace_stalls: Vec<Wire<Out>>,
    /// Trace: entries queued.
    pub trace_occupancy: Vec<Wire<Out>>,
    /// Trace: requests under way.
    pub trace_in_flight: Vec<Wire<Out>>,
    /// Trace: lanes that write a register.
    pub trace_writes: Vec<Wire<Out>>,
    /// Trace: which register (low six bits) of which warp (above).
    pub trace_destinations: Vec<Wire<Out>>,
    /// Trace: with what.
    pub trace_values: Vec<Wire<Out>>,
    /// Trace: two results met in one slot.
    pub trace_collision: Vec<Wire<Out>>,

    front: FrontEnd,
    issue: IssueStage,
    execute: Execute,
    issues: Wire<Local>,
    op: Wire<Local>,
    class: Wire<Local>,
    rd: Wire<Local>,
    stalls: Vec<Wire<Local>>,
    held_up: Wire<Local>,
    op_at: Param,
    class_at: Param,
    rd_at: Param,
    pc_at: Param,
    word_at: Param,
}

impl Core {
    /// Of this shape.
    pub fn new(shape: &Shape) -> Core {
        let (config, trace) = (shape.config(), shape.trace());
        let (contexts, lanes) = (config.core_contexts(), config.lanes);
        let context = index_width(contexts);
        let one = usize::from(trace);
        let traced = |count: usize, width: usize| Wire::several(one * count, width);
        let front = FrontEnd::new(config, trace);
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
            fill: LineRequest::new(shape),
            line: LineAnswer::new(shape),
            request: MemoryRequest::new(shape),
            answer: MemoryAnswer::new(shape),
            write_answer: WriteAnswer::new(shape),
            trace_issue: traced(1, 1),
            trace_issue_nop: traced(1, 1),
            trace_issue_context: traced(1, context),
            trace_issue_pc: traced(1, 32),
            trace_issue_word: traced(1, 32),
            trace_issue_lanes: traced(1, lanes),
            trace_request: traced(1, 1),
            trace_request_context: traced(1, context),
            trace_request_pc: traced(1, 32),
            trace_stalls: traced(contexts, STALL_BITS),
            trace_occupancy: traced(contexts, front.occupancy[0].width()),
            trace_in_flight: traced(contexts, front.in_flight[0].width()),
            trace_writes: traced(1, lanes),
            trace_destinations: traced(lanes, destination_width(config.warps)),
            trace_values: traced(lanes, 32),
            trace_collision: traced(1, 1),
            front,
            issue: IssueStage::new(config, trace),
            execute,
            issues: Wire::new(1),
            op: Wire::new(OP_BITS),
            class: Wire::new(CLASS_BITS),
            rd: Wire::new(REG_BITS),
            stalls: Wire::several(contexts, STALL_BITS),
            held_up: Wire::new(contexts),
            op_at: Param::new(Layout::op().low),
            class_at: Param::new(Layout::class().low),
            rd_at: Param::new(Layout::rd().low),
            pc_at: Param::new(Layout::pc().low),
            word_at: Param::new(Layout::imm().low + 32),
        }
    }
}

impl Logic for Core {
    about!(ISSUED);

    #[hdl_gen]
    fn update(&mut self) {
        self.front.entry_pc.next = self.start_pc.val();
        self.front.ready.next = self.issue.ready.val();
        self.front.active.next = self.execute.active.val();
        self.front.redirect.next = self.execute.redirect.val();
        self.front.redirect_pc.next = self.execute.redirect_pc.val();
        self.front.retire.next = self.execute.retire.val();
        self.front.start.next = self.execute.start.val();
        self.front.start_pc.next = self.execute.start_pc.val();
        self.front.invalidate.next = self.execute.invalidate.val();
        self.front.line_valid.next = self.line.valid.val();
        self.front.line_data.next = self.line.data.val();
        self.fill.valid.next = self.front.fill_valid.val();
        self.fill.address.next = self.front.fill_address.val();

        self.issues.next = self.front.issue.val() & !self.front.issue_entry.val().get_bit(0);
        self.op.next = unsigned_cast(self.front.issue_entry.val() >> self.op_at.val());
        self.class.next = unsigned_cast(self.front.issue_entry.val() >> self.class_at.val());
        self.rd.next = unsigned_cast(self.front.issue_entry.val() >> self.rd_at.val());

        self.held_up.next = 0.into();
        for context in 0..self.stalls.len() {
            self.held_up.next =
                self.held_up.val().replace_bit(context, self.execute.blocked[context].val() > 1);
            self.issue.heads[context].next = self.front.heads[context].val();
            self.issue.lanes[context].next = self.execute.lanes[context].val();
            self.issue.blocked[context].next = self.execute.blocked[context].val();
            self.stalls[context].next = self.issue.reasons[context].val();
            if self.front.issue_grant.val().get_bit(context) {
                self.stalls[context].next = ISSUED.into();
            }
            self.execute.stalls[context].next = self.stalls[context].val();
        }
        self.front.held_up.next = self.held_up.val();
        self.issue.has_head.next = self.front.has_head.val();
        self.issue.active.next = self.execute.active.val();
        self.issue.waiting.next = self.front.waiting.val();
        self.issue.memory_available.next = self.execute.memory_available.val();
        self.issue.memory_drained.next = self.execute.memory_drained.val();
        self.issue.fence_done.next = self.execute.fence_done.val();
        self.issue.fence_done_context.next = self.execute.fence_done_context.val();
        self.issue.claim.next = self.execute.claim.val();
        self.issue.claim_lanes.next = self.execute.claim_lanes.val();
        self.execute.claim_slot.next = self.issue.claim_slot.val();
        self.issue.issue.next = self.issues.val();
        self.issue.issue_context.next = self.front.issue_context.val();
        self.issue.issue_op.next = self.op.val();
        self.issue.issue_class.next = self.class.val();
        self.issue.issue_rd.next = self.rd.val();
        self.issue.issue_lanes.next = self.execute.issue_lanes.val();
        self.issue.written.next = self.execute.written.val();
        for writer in 0..self.execute.written_context.len() {
            self.issue.written_context[writer].next = self.execute.written_context[writer].val();
            self.issue.written_register[writer].next = self.execute.written_register[writer].val();
        }

        self.execute.core_id.next = self.core_id.val();
        self.execute.start_argument.next = self.start_argument.val();
        self.execute.issue.next = self.issues.val();
        self.execute.issue_context.next = self.front.issue_context.val();
        self.execute.issue_entry.next = self.front.issue_entry.val();
        self.execute.issue_nop.next = self.front.issue.val() & self.front.issue_entry.val().get_bit(0);
        self.execute.fetch_hit.next = self.front.hit.val();
        self.execute.fetch_miss.next = self.front.miss.val();
        wires::link(&mut self.execute.request, &mut self.request);
        wires::link(&mut self.answer, &mut self.execute.answer);
        wires::link(&mut self.write_answer, &mut self.execute.write_answer);
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

        for port in 0..self.trace_issue.len() {
            self.trace_issue[port].next = self.front.issue.val();
            self.trace_issue_nop[port].next = self.front.issue_entry.val().get_bit(0).into();
            self.trace_issue_context[port].next = self.front.issue_context.val();
            self.trace_issue_pc[port].next = unsigned_cast(self.front.issue_entry.val() >> self.pc_at.val());
            self.trace_issue_word[port].next =
                unsigned_cast(self.front.issue_entry.val() >> self.word_at.val());
            self.trace_issue_lanes[port].next = self.execute.issue_lanes.val();
            self.trace_request[port].next = self.front.request.val();
            self.trace_request_context[port].next = self.front.request_context.val();
            self.trace_request_pc[port].next = self.front.request_pc.val();
            self.trace_writes[port].next = self.execute.lane_writes.val();
            self.trace_collision[port].next = self.execute.collision.val();
        }
        for context in 0..self.trace_stalls.len() {
            self.trace_stalls[context].next = self.stalls[context].val();
            self.trace_occupancy[context].next = self.front.occupancy[context].val();
            self.trace_in_flight[context].next = self.front.in_flight[context].val();
        }
        for lane in 0..self.trace_values.len() {
            self.trace_destinations[lane].next = self.execute.lane_destinations[lane].val();
            self.trace_values[lane].next = self.execute.lane_values[lane].val();
        }
    }
}
