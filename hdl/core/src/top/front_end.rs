//! From selection to the queue: which context goes, what it fetches, what comes back.
//!
//! Coordinated: one scheduler; the selected context pops its head and requests its next instruction in the same cycle.
//! Decoupled: one scheduler for issue, one for fetch. Knows nothing of what instructions do.

use crate::Shape;
use crate::bundles::{FetchRequest, LineAnswer, LineRequest, QueueEntry, Redirection};
use crate::front::{
    Decoder, FetchStages, FillEngine, InstructionCache, InstructionQueue, LoopRegister, Scheduler,
};
use crate::operation::cause;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::Guarantee;
use warpstep_spec::Schedule;

const REDIRECT: usize = cause::REDIRECT as usize;
const RETIRE: usize = cause::RETIRE as usize;

/// Queues, selection, fetch, instruction cache.
#[derive(LogicBlock)]
pub struct FrontEnd {
    /// Address at which context 0 begins after reset.
    pub entry_pc: Wire<In>,
    /// Contexts whose head can issue, one bit per context.
    pub ready: Wire<In>,
    /// Contexts that run, one bit per context.
    pub running: Wire<In>,
    /// Contexts held up by other warps, one bit per context.
    pub held_up: Wire<In>,
    /// Where control instructions send the contexts.
    pub control: Redirection<In>,
    /// The request for an instruction line, to memory.
    pub fill: LineRequest<Out>,
    /// The requested line, from memory.
    pub line: LineAnswer<In>,

    /// The oldest entry of each context.
    pub heads: Vec<QueueEntry<Out>>,
    /// Contexts that wait for a line, one bit per context.
    pub waiting: Wire<Out>,
    /// The entry that issues; of the context selected last if none does.
    pub issue: QueueEntry<Out>,
    /// Number of the context that issues; of the last one if none does.
    pub issue_context: Wire<Out>,
    /// The context that issues, one bit per context.
    pub issue_grant: Wire<Out>,
    /// The request of this cycle for an instruction.
    pub request: FetchRequest<Out>,
    /// The request of the last cycle hit the cache, and is still wanted.
    pub hit: Wire<Out>,
    /// The request of the last cycle missed the cache, and is still wanted.
    pub miss: Wire<Out>,
    /// Entries queued for each context.
    pub occupancy: Vec<Wire<Out>>,
    /// Requests in flight for each context.
    pub in_flight: Vec<Wire<Out>>,

    /// The first cycle after reset.
    fresh: Reg,
    fetch_pcs: Vec<Reg>,
    /// One per context, or none at all.
    loop_registers: Vec<LoopRegister>,
    issue_scheduler: Scheduler,
    fetch_scheduler: Vec<Scheduler>,
    stages: FetchStages,
    cache: InstructionCache,
    fill_engine: FillEngine,
    decoder: Decoder,
    queues: Vec<InstructionQueue>,
    requested: FetchRequest<Local>,
    pcs_now: Vec<Wire<Local>>,
    request_grant: Wire<Local>,
    /// Of every context t_F + 1 instructions are queued or in flight, coordinated; decoupled, at most that many.
    in_step: Vec<Guarantee>,
    coordinated: Param,
    depth: Param,
}

impl FrontEnd {
    /// Of this machine.
    pub fn new(shape: &Shape) -> FrontEnd {
        let (config, contexts) = (shape.config(), shape.contexts());
        let (issue_policy, fetch_policy) = match config.schedule {
            Schedule::Coordinated(policy) => (policy, None),
            Schedule::Decoupled { fetch, issue } => (issue, Some(fetch)),
        };
        let fetch_scheduler = fetch_policy.map(|policy| Scheduler::new(shape, policy));
        FrontEnd {
            entry_pc: Wire::new(32),
            ready: Wire::new(contexts),
            running: Wire::new(contexts),
            held_up: Wire::new(contexts),
            control: Redirection::new(shape),
            fill: LineRequest::new(shape),
            line: LineAnswer::new(shape),
            heads: (0..contexts).map(|_| QueueEntry::new(shape)).collect(),
            waiting: Wire::new(contexts),
            issue: QueueEntry::new(shape),
            issue_context: Wire::new(shape.context_bits()),
            issue_grant: Wire::new(contexts),
            request: FetchRequest::new(shape),
            hit: Wire::new(1),
            miss: Wire::new(1),
            occupancy: Wire::several(contexts, shape.occupancy_bits()),
            in_flight: Wire::several(contexts, shape.in_flight_bits()),
            fresh: Reg::with_reset(1, 1),
            fetch_pcs: Reg::several(contexts, 32),
            loop_registers: (0..contexts * shape.loop_flags()).map(|_| LoopRegister::default()).collect(),
            issue_scheduler: Scheduler::new(shape, issue_policy),
            fetch_scheduler: fetch_scheduler.into_iter().collect(),
            stages: FetchStages::new(shape),
            cache: InstructionCache::new(shape),
            fill_engine: FillEngine::new(shape),
            decoder: Decoder::new(shape),
            queues: (0..contexts).map(|_| InstructionQueue::new(shape)).collect(),
            requested: FetchRequest::new(shape),
            pcs_now: Wire::several(contexts, 32),
            request_grant: Wire::new(contexts),
            in_step: (0..contexts).map(|_| Guarantee::default()).collect(),
            coordinated: Param::new(config.is_coordinated().into()),
            depth: Param::new(config.queue_depth()),
        }
    }
}

impl Logic for FrontEnd {
    about!(unread: "decoder.entry_valid"; REDIRECT, RETIRE);

    #[hdl_gen]
    fn update(&mut self) {
        self.fresh.next = 0.into();

        comment!("Selection.");
        wires::link(&mut self.ready, &mut self.issue_scheduler.candidates);
        wires::link(&mut self.issue_scheduler.grant, &mut self.issue_grant);
        wires::link(&mut self.issue_scheduler.selected, &mut self.issue_context);
        wires::link(&mut self.issue_scheduler.any, &mut self.requested.valid);
        wires::link(&mut self.issue_scheduler.grant, &mut self.request_grant);
        wires::link(&mut self.issue_scheduler.selected, &mut self.requested.context);
        for fetcher in 0..self.fetch_scheduler.len() {
            self.fetch_scheduler[fetcher].candidates.next = 0.into();
            for context in 0..self.queues.len() {
                if self.running.val().get_bit(context)
                    & !self.fill_engine.waiting.val().get_bit(context)
                    & ((unsigned_cast(self.queues[context].occupancy.val())
                        + unsigned_cast(self.stages.in_flight[context].val()))
                        < self.depth.val())
                {
                    self.fetch_scheduler[fetcher].candidates.next =
                        self.fetch_scheduler[fetcher].candidates.val().replace_bit(context, true);
                }
            }
            wires::link(&mut self.fetch_scheduler[fetcher].any, &mut self.requested.valid);
            wires::link(&mut self.fetch_scheduler[fetcher].grant, &mut self.request_grant);
            wires::link(&mut self.fetch_scheduler[fetcher].selected, &mut self.requested.context);
        }
        self.requested.pc.next = 0.into();
        for context in 0..self.queues.len() {
            self.pcs_now[context].next = self.fetch_pcs[context].val();
            if (context == 0) & self.fresh.val().any() {
                self.pcs_now[context].next = self.entry_pc.val();
            }
            if self.request_grant.val().get_bit(context) {
                self.requested.pc.next = self.pcs_now[context].val();
            }
        }

        comment!("Fetch.");
        wires::link(&mut self.requested.valid, &mut self.cache.lookup);
        wires::link(&mut self.requested.pc, &mut self.cache.lookup_pc);
        wires::link(&mut self.requested, &mut self.stages.request);
        wires::link(&mut self.requested, &mut self.request);
        wires::link(&mut self.cache.hit, &mut self.stages.hit);
        wires::link(&mut self.cache.word, &mut self.stages.word);
        wires::link(&mut self.control.redirect, &mut self.stages.redirect);
        wires::link(&mut self.control.retire, &mut self.stages.retire);
        wires::link(&mut self.stages.found, &mut self.hit);
        wires::link(&mut self.stages.missed.valid, &mut self.miss);
        wires::link(&mut self.stages.missed, &mut self.fill_engine.missed);
        wires::link(&mut self.request_grant, &mut self.fill_engine.requests);
        self.fill_engine.cancel.next = self.control.redirect.val() | self.control.retire.val();
        wires::link(&mut self.held_up, &mut self.fill_engine.held_up);
        wires::link(&mut self.line, &mut self.fill_engine.line);
        wires::link(&mut self.control.invalidate, &mut self.fill_engine.invalidate);
        wires::link(&mut self.fill_engine.waiting, &mut self.waiting);
        wires::link(&mut self.fill_engine.fill, &mut self.fill);
        wires::link(&mut self.fill_engine.write, &mut self.cache.write);
        wires::link(&mut self.control.invalidate, &mut self.cache.invalidate);
        wires::link(&mut self.stages.arrival, &mut self.decoder.fetched);
        wires::link(&mut self.stages.in_flight, &mut self.in_flight);

        comment!("Queues.");
        wires::link(&mut self.queues[0].head, &mut self.issue);
        for context in 0..self.queues.len() {
            wires::link(&mut self.decoder.entry, &mut self.queues[context].entry);
            self.queues[context].entry.valid.next = (self.stages.arrival.valid.val().any()
                & (self.stages.arrival_context.val() == context))
                .into();
            self.queues[context].pop.next = self.issue_scheduler.grant.val().get_bit(context).into();
            self.queues[context].compensate.next = (self.control.redirect.val().get_bit(context)
                | self.control.retire.val().get_bit(context))
            .into();
            self.queues[context].compensate_cause.next = REDIRECT.into();
            if self.control.retire.val().get_bit(context) {
                self.queues[context].compensate_cause.next = RETIRE.into();
            }
            wires::link(&mut self.queues[context].head, &mut self.heads[context]);
            wires::link(&mut self.queues[context].occupancy, &mut self.occupancy[context]);
            if self.issue_scheduler.selected.val() == context {
                wires::link(&mut self.queues[context].head, &mut self.issue);
            }

            self.in_step[context].holds.next = ((unsigned_cast(self.queues[context].occupancy.val())
                + unsigned_cast(self.stages.in_flight[context].val()))
                <= self.depth.val())
            .into();
            if self.coordinated.val() == 1 {
                self.in_step[context].holds.next = ((unsigned_cast(self.queues[context].occupancy.val())
                    + unsigned_cast(self.stages.in_flight[context].val()))
                    == self.depth.val())
                .into();
            }

            self.fetch_pcs[context].next = self.pcs_now[context].val();
            if self.request_grant.val().get_bit(context) {
                self.fetch_pcs[context].next = self.pcs_now[context].val() + 4;
            }
            if self.stages.missed.valid.val().any() & (self.stages.missed.context.val() == context) {
                self.fetch_pcs[context].next = self.stages.missed.pc.val();
            }
            if self.control.redirect.val().get_bit(context) {
                self.fetch_pcs[context].next = self.control.redirect_pc[0].val();
            }
            if self.control.start.val().get_bit(context) {
                self.fetch_pcs[context].next = self.control.start_pc.val();
            }
        }
        wires::link(&mut self.issue_scheduler.any, &mut self.issue.valid);

        for port in 0..self.stages.looped.len() {
            comment!(
                "Loop registers: the next request goes to the target, unless a redirection says otherwise."
            );
            self.stages.looped[port].next = false.into();
        }
        for context in 0..self.loop_registers.len() {
            wires::link(&mut self.pcs_now[context], &mut self.loop_registers[context].pc);
            self.loop_registers[context].write.next =
                self.control.loops[0].val() & self.control.redirect.val().get_bit(context);
            wires::link(&mut self.control.branch_pc[0], &mut self.loop_registers[context].branch_pc);
            wires::link(&mut self.control.redirect_pc[0], &mut self.loop_registers[context].branch_target);
            self.loop_registers[context].clear.next =
                self.control.invalidate.val() | self.control.retire.val().get_bit(context);
            if self.request_grant.val().get_bit(context) & self.loop_registers[context].found.val().any() {
                self.stages.looped[0].next = true.into();
                if !self.control.redirect.val().get_bit(context) {
                    self.fetch_pcs[context].next = self.loop_registers[context].target.val();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::top::testing::{agree, line, machine, now_and_then};
    use warpstep_kit::check::{Check, Random};
    use warpstep_spec::Config;

    #[test]
    fn the_stage_agrees_with_its_verilog() {
        for (warps, lanes, schedule, trace, loops) in [
            (1, 1, "gtlo", false, false),
            (2, 4, "gtlrr", true, true),
            (3, 5, "lrr/gtlrr", false, true),
            (3, 5, "lrr/gtlrr", false, false),
        ] {
            // Few lines, so that they are found again.
            let pc = |random: &mut Random| random.below(24) << 2;
            let check = Check::default()
                .cycles(500)
                .wide_input("line_data", line)
                .input("control_redirect", now_and_then)
                .input("control_retire", now_and_then)
                .input("control_start", now_and_then)
                .input("control_invalidate", |random| random.once_in(50).into())
                .input("entry_pc", pc)
                .input("control_redirect_pc_0", pc)
                .input("control_start_pc", pc);
            let mut parameters = machine(warps, lanes, schedule).parameters();
            parameters.loop_register = loops;
            let config = Config::try_from(parameters).unwrap();
            agree(check, FrontEnd::new(&Shape::new(config, trace).unwrap()));
        }
    }
}
