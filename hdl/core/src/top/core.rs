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
    issued: Vec<IssuedEntry<Local>>,
    events: IssueEvents<Local>,
    held_up: Wire<Local>,
    writes: Vec<Wire<Local>>,
    lanes: Param,
    warps: Param,
    ports: Param,
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
            issued: (0..shape.ports()).map(|_| IssuedEntry::new(shape)).collect(),
            events: IssueEvents::new(shape),
            held_up: Wire::new(shape.contexts()),
            writes: Wire::several(if shape.trace() { shape.write_ports() } else { 0 }, shape.lanes()),
            lanes: Param::new(shape.lanes()),
            warps: Param::new(shape.warps()),
            ports: Param::new(shape.ports()),
        }
    }
}

impl Logic for Core {
    about!(unread: "front.in_flight", "front.issue_context", "front.occupancy", "front.request_context", "front.request_pc", "front.request_valid"; ISSUED);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Selection and fetch.");
        wires::link(&mut self.start_pc, &mut self.front.entry_pc);
        wires::link(&mut self.issue.ready, &mut self.front.ready);
        wires::link(&mut self.execute.contexts.running, &mut self.front.running);
        for ahead in 0..self.front.loading.len() {
            if self.front.loading[ahead].val().any() {
                self.front.running.next = 0.into();
            }
        }
        wires::link(&mut self.execute.control, &mut self.front.control);
        wires::link(&mut self.line, &mut self.front.line);
        wires::link(&mut self.front.fill, &mut self.fill);
        self.held_up.next = 0.into();
        for context in 0..self.events.stalls.len() {
            self.held_up.next =
                self.held_up.val().replace_bit(context, self.execute.contexts.blocked[context].val() > 1);
        }
        wires::link(&mut self.held_up, &mut self.front.held_up);

        comment!("What issues at each port, with the lanes of its context.");
        self.issue.issues.next = 0.into();
        for context in 0..self.events.stalls.len() {
            self.issue.issues.next = self.issue.issues.val().replace_bit(
                context,
                self.front.issue_grant.val().get_bit(context) & !self.front.heads[context].nop.val().any(),
            );
        }
        for port in 0..self.issued.len() {
            self.issued[port].valid.next = false.into();
            wires::link(&mut self.front.issue_warp, &mut self.issued[port].context);
            wires::link(&mut self.front.issue[port], &mut self.issued[port].entry);
            self.issued[port].active.next = 0.into();
            for warp in 0..self.warps.val() {
                if self.issue.issues.val().get_bit(warp * self.ports.val() + port) {
                    self.issued[port].valid.next = true.into();
                    self.issued[port].active.next = self.issued[port].active.val()
                        | self.execute.contexts.active[warp * self.ports.val() + port].val();
                }
            }
            wires::link(&mut self.issued[port], &mut self.execute.issue[port]);
        }

        wires::link(&mut self.issue.blocks, &mut self.execute.blocks);
        wires::link(&mut self.issue.accesses, &mut self.execute.accesses);

        comment!("What happens at issue and fetch.");
        for port in 0..self.issued.len() {
            wires::link(&mut self.issued[port].valid, &mut self.events.issued[port]);
            self.events.nop[port].next =
                self.front.issue[port].valid.val() & self.front.issue[port].nop.val();
            wires::link(&mut self.front.issue[port].cause, &mut self.events.nop_cause[port]);
            wires::link(&mut self.front.hit[port], &mut self.events.fetch_hit[port]);
            wires::link(&mut self.front.miss[port], &mut self.events.fetch_miss[port]);
        }
        wires::link(&mut self.issue.reasons, &mut self.events.stalls);
        for context in 0..self.events.stalls.len() {
            if self.front.issue_grant.val().get_bit(context) {
                self.events.stalls[context].next = ISSUED.into();
            }
        }

        comment!("Readiness.");
        wires::link(&mut self.front.heads, &mut self.issue.heads);
        wires::link(&mut self.front.next_heads, &mut self.issue.next_heads);
        wires::link(&mut self.front.waiting, &mut self.issue.waiting);
        wires::link(&mut self.front.waited, &mut self.issue.waited);
        wires::link(&mut self.execute.contexts, &mut self.issue.contexts);
        for ahead in 0..self.front.loading.len() {
            if self.front.loading[ahead].val().any() {
                self.issue.contexts.running.next = 0.into();
            }
        }
        for flag in 0..self.issue.returned.len() {
            wires::link(&mut self.execute.returned[flag], &mut self.issue.returned[flag]);
        }
        wires::link(&mut self.execute.memory, &mut self.issue.memory);
        wires::link(&mut self.execute.claim, &mut self.issue.claim);
        wires::link(&mut self.execute.written, &mut self.issue.written);

        comment!("Execution.");
        wires::link(&mut self.core_id, &mut self.execute.core_id);
        wires::link(&mut self.start_argument, &mut self.execute.start_argument);
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
        for port in 0..self.writes.len() {
            self.writes[port].next = 0.into();
            for lane in 0..self.lanes.val() {
                self.writes[port].next = self.writes[port]
                    .val()
                    .replace_bit(lane, self.execute.writes[port * self.lanes.val() + lane].valid.val());
            }
            wires::link(&mut self.writes[port], &mut self.trace.writes[port]);
        }
        for write in 0..self.trace.values.len() {
            wires::link(&mut self.execute.writes[write].destination, &mut self.trace.destinations[write]);
            wires::link(&mut self.execute.writes[write].value, &mut self.trace.values[write]);
        }
        for port in 0..self.trace.issue.len() {
            wires::link(&mut self.front.issue[port].valid, &mut self.trace.issue[port]);
            wires::link(&mut self.events.nop[port], &mut self.trace.issue_nop[port]);
            wires::link(&mut self.front.issue_context[port], &mut self.trace.issue_context[port]);
            self.trace.issue_pc[port].next = 0.into();
            self.trace.issue_word[port].next = 0.into();
            if self.issued[port].valid.val().any() {
                wires::link(&mut self.front.issue[port].pc, &mut self.trace.issue_pc[port]);
                wires::link(&mut self.front.issue[port].word[0], &mut self.trace.issue_word[port]);
            }
            self.trace.issue_lanes[port].next = 0.into();
            for warp in 0..self.warps.val() {
                if self.front.issue_warp.val() == warp {
                    self.trace.issue_lanes[port].next =
                        self.execute.contexts.active[warp * self.ports.val() + port].val();
                }
            }
            wires::link(&mut self.front.request[port].valid, &mut self.trace.request[port]);
            wires::link(&mut self.front.request[port].context, &mut self.trace.request_context[port]);
            wires::link(&mut self.front.request[port].pc, &mut self.trace.request_pc[port]);
        }
        for trace in 0..self.trace.collision.len() {
            wires::link(&mut self.events.stalls, &mut self.trace.stalls);
            wires::link(&mut self.front.occupancy, &mut self.trace.occupancy);
            wires::link(&mut self.front.in_flight, &mut self.trace.in_flight);
            wires::link(&mut self.execute.collision[trace], &mut self.trace.collision[trace]);
        }
        for context in 0..self.trace.lanes.len() {
            wires::link(&mut self.execute.contexts.active[context], &mut self.trace.lanes[context]);
            wires::link(&mut self.execute.contexts.owned[context], &mut self.trace.owned[context]);
            for ahead in 0..self.front.loading.len() {
                if self.front.loading[ahead].val().any() {
                    self.trace.lanes[context].next = 0.into();
                }
            }
        }
    }
}
