//! From selection to the queue: who goes, what it fetches, what comes back.
//!
//! Coordinated: one scheduler; whoever is selected pops its head and requests its next instruction in the same cycle.
//! Decoupled: one scheduler for issue, one for fetch. Knows nothing of what instructions do.

use crate::Shape;
use crate::bundles::ControlResolution;
use crate::front::decode::Decoder;
use crate::front::fetch::FetchStages;
use crate::front::fill::FillEngine;
use crate::front::icache::InstructionCache;
use crate::front::queue::InstructionQueue;
use crate::front::schedule::Scheduler;
use crate::operation::{Layout, cause};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;
use warpstep_spec::Schedule;

const REDIRECT: usize = cause::REDIRECT as usize;
const RETIRE: usize = cause::RETIRE as usize;

/// Queues, selection, fetch, instruction cache.
#[derive(LogicBlock)]
pub struct FrontEnd {
    /// Where context 0 begins after reset.
    pub entry_pc: Wire<In>,
    /// Contexts whose head can issue.
    pub ready: Wire<In>,
    /// Contexts that run.
    pub active: Wire<In>,
    /// Contexts held up by other warps.
    pub held_up: Wire<In>,
    /// What resolved control instructions mean for fetching.
    pub control: ControlResolution<In>,

    /// A line is wanted from memory.
    pub fill_valid: Wire<Out>,
    /// Its address.
    pub fill_address: Wire<Out>,
    /// Memory answers.
    pub line_valid: Wire<In>,
    /// The line.
    pub line_data: Wire<In>,

    /// The oldest entry of each context.
    pub heads: Vec<Wire<Out>>,
    /// Whether there is one.
    pub has_head: Wire<Out>,
    /// Contexts that wait for a line.
    pub waiting: Wire<Out>,
    /// Somebody issues.
    pub issue: Wire<Out>,
    /// Who, one bit a context.
    pub issue_grant: Wire<Out>,
    /// Who, as a number.
    pub issue_context: Wire<Out>,
    /// Its entry.
    pub issue_entry: Wire<Out>,
    /// Somebody requests an instruction.
    pub request: Wire<Out>,
    /// Who.
    pub request_context: Wire<Out>,
    /// Its address.
    pub request_pc: Wire<Out>,
    /// The request of the last cycle hit, and is still wanted.
    pub hit: Wire<Out>,
    /// It missed.
    pub miss: Wire<Out>,
    /// Entries queued, a context each.
    pub occupancy: Vec<Wire<Out>>,
    /// Requests under way, a context each.
    pub in_flight: Vec<Wire<Out>>,

    /// The first cycle after reset.
    fresh: Reg,
    fetch_pcs: Vec<Reg>,
    issue_scheduler: Scheduler,
    fetch_scheduler: Vec<Scheduler>,
    stages: FetchStages,
    cache: InstructionCache,
    fill: FillEngine,
    decoder: Decoder,
    queues: Vec<InstructionQueue>,
    pcs_now: Vec<Wire<Local>>,
    request_grant: Wire<Local>,
    arriving: Wire<Local>,
    depth: Param,
    pc_at: Param,
    op_at: Param,
    class_at: Param,
    rd_at: Param,
    rs1_at: Param,
    rs2_at: Param,
    rs3_at: Param,
    imm_at: Param,
    word_at: Param,
    cause_at: Param,
    carries_word: Param,
}

impl FrontEnd {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> FrontEnd {
        let (config, trace) = (shape.config(), shape.trace());
        let contexts = config.core_contexts();
        let context = index_width(contexts);
        let layout = Layout { trace };
        let (coordinated, issue_policy, fetch_policy) = match config.schedule {
            Schedule::Coordinated(policy) => (true, policy, None),
            Schedule::Decoupled { fetch, issue } => (false, issue, Some(fetch)),
        };
        let count = index_width(config.queue_depth() + 1);
        let stages = FetchStages::new(config.fetch_latency, contexts, coordinated);
        FrontEnd {
            entry_pc: Wire::new(32),
            ready: Wire::new(contexts),
            active: Wire::new(contexts),
            held_up: Wire::new(contexts),
            control: ControlResolution::new(shape),
            fill_valid: Wire::new(1),
            fill_address: Wire::new(32),
            line_valid: Wire::new(1),
            line_data: Wire::new(8 * config.instruction_cache.line_bytes as usize),
            heads: Wire::several(contexts, layout.width()),
            has_head: Wire::new(contexts),
            waiting: Wire::new(contexts),
            issue: Wire::new(1),
            issue_grant: Wire::new(contexts),
            issue_context: Wire::new(context),
            issue_entry: Wire::new(layout.width()),
            request: Wire::new(1),
            request_context: Wire::new(context),
            request_pc: Wire::new(32),
            hit: Wire::new(1),
            miss: Wire::new(1),
            occupancy: Wire::several(contexts, count),
            in_flight: Wire::several(contexts, stages.in_flight[0].width()),
            fresh: Reg::with_reset(1, 1),
            fetch_pcs: Reg::several(contexts, 32),
            issue_scheduler: Scheduler::new(contexts, issue_policy),
            fetch_scheduler: fetch_policy
                .into_iter()
                .map(|policy| Scheduler::new(contexts, policy))
                .collect(),
            stages,
            cache: InstructionCache::new(config.instruction_cache),
            fill: FillEngine::new(contexts, config.instruction_cache),
            decoder: Decoder::new(config.fpu),
            queues: (0..contexts)
                .map(|_| InstructionQueue::new(config.queue_depth(), layout, coordinated))
                .collect(),
            pcs_now: Wire::several(contexts, 32),
            request_grant: Wire::new(contexts),
            arriving: Wire::new(layout.width()),
            depth: Param::new(config.queue_depth()),
            pc_at: Param::new(Layout::pc().low),
            op_at: Param::new(Layout::op().low),
            class_at: Param::new(Layout::class().low),
            rd_at: Param::new(Layout::rd().low),
            rs1_at: Param::new(Layout::rs1().low),
            rs2_at: Param::new(Layout::rs2().low),
            rs3_at: Param::new(Layout::rs3().low),
            imm_at: Param::new(Layout::imm().low),
            word_at: Param::new(Layout::imm().low + 32),
            cause_at: Param::new(Layout::cause().low),
            carries_word: Param::new(usize::from(trace)),
        }
    }
}

impl Logic for FrontEnd {
    about!(REDIRECT, RETIRE);

    #[hdl_gen]
    fn update(&mut self) {
        self.fresh.next = 0.into();

        self.issue_scheduler.candidates.next = self.ready.val();
        self.issue.next = self.issue_scheduler.any.val();
        self.issue_grant.next = self.issue_scheduler.grant.val();
        self.issue_context.next = self.issue_scheduler.selected.val();
        self.request.next = self.issue_scheduler.any.val();
        self.request_grant.next = self.issue_scheduler.grant.val();
        self.request_context.next = self.issue_scheduler.selected.val();
        for fetcher in 0..self.fetch_scheduler.len() {
            self.fetch_scheduler[fetcher].candidates.next = 0.into();
            for context in 0..self.queues.len() {
                if self.active.val().get_bit(context)
                    & !self.fill.waiting.val().get_bit(context)
                    & ((unsigned_cast(self.queues[context].occupancy.val())
                        + unsigned_cast(self.stages.in_flight[context].val()))
                        < self.depth.val())
                {
                    self.fetch_scheduler[fetcher].candidates.next =
                        self.fetch_scheduler[fetcher].candidates.val().replace_bit(context, true);
                }
            }
            self.request.next = self.fetch_scheduler[fetcher].any.val();
            self.request_grant.next = self.fetch_scheduler[fetcher].grant.val();
            self.request_context.next = self.fetch_scheduler[fetcher].selected.val();
        }

        self.request_pc.next = 0.into();
        for context in 0..self.queues.len() {
            self.pcs_now[context].next = self.fetch_pcs[context].val();
            if (context == 0) & self.fresh.val().any() {
                self.pcs_now[context].next = self.entry_pc.val();
            }
            if self.request_grant.val().get_bit(context) {
                self.request_pc.next = self.pcs_now[context].val();
            }
        }

        self.cache.lookup.next = self.request.val();
        self.cache.lookup_pc.next = self.request_pc.val();
        self.stages.request.next = self.request.val();
        self.stages.request_context.next = self.request_context.val();
        self.stages.request_pc.next = self.request_pc.val();
        self.stages.hit.next = self.cache.hit.val();
        self.stages.word.next = self.cache.word.val();
        self.stages.redirect.next = self.control.redirect.val();
        self.stages.retire.next = self.control.retire.val();
        self.hit.next = self.stages.found.val();
        self.miss.next = self.stages.missed.val();

        self.fill.missed.next = self.stages.missed.val();
        self.fill.missed_context.next = self.stages.missed_context.val();
        self.fill.missed_pc.next = self.stages.missed_pc.val();
        self.fill.requests.next = self.request_grant.val();
        self.fill.cancel.next = self.control.redirect.val() | self.control.retire.val();
        self.fill.held_up.next = self.held_up.val();
        self.fill.line_valid.next = self.line_valid.val();
        self.fill.line_data.next = self.line_data.val();
        self.fill.invalidate.next = self.control.invalidate.val();
        self.waiting.next = self.fill.waiting.val();
        self.fill_valid.next = self.fill.fill_valid.val();
        self.fill_address.next = self.fill.fill_address.val();
        self.cache.write.next = self.fill.write.val();
        self.cache.write_address.next = self.fill.write_address.val();
        self.cache.write_line.next = self.fill.write_line.val();
        self.cache.invalidate.next = self.control.invalidate.val();

        self.decoder.word.next = self.stages.arrival_word.val();
        self.arriving.next = (unsigned_cast(self.stages.arrival_pc.val()) << self.pc_at.val())
            | (unsigned_cast(self.decoder.op.val()) << self.op_at.val())
            | (unsigned_cast(self.decoder.class.val()) << self.class_at.val())
            | (unsigned_cast(self.decoder.rd.val()) << self.rd_at.val())
            | (unsigned_cast(self.decoder.rs1.val()) << self.rs1_at.val())
            | (unsigned_cast(self.decoder.rs2.val()) << self.rs2_at.val())
            | (unsigned_cast(self.decoder.rs3.val()) << self.rs3_at.val())
            | (unsigned_cast(self.decoder.imm.val()) << self.imm_at.val());
        if self.carries_word.val() == 1 {
            self.arriving.next =
                self.arriving.val().replace_bit(self.word_at.val(), self.stages.arrival_word.val());
        }
        if self.stages.arrival_nop.val().any() {
            self.arriving.next = (unsigned_cast(self.stages.arrival_cause.val()) << self.cause_at.val()) | 1;
        }

        self.issue_entry.next = 0.into();
        self.has_head.next = 0.into();
        for context in 0..self.queues.len() {
            self.queues[context].push.next =
                (self.stages.arrival.val().any() & (self.stages.arrival_context.val() == context)).into();
            self.queues[context].entry.next = self.arriving.val();
            self.queues[context].pop.next = self.issue_scheduler.grant.val().get_bit(context).into();
            self.queues[context].compensate.next = (self.control.redirect.val().get_bit(context)
                | self.control.retire.val().get_bit(context))
            .into();
            self.queues[context].compensate_cause.next = REDIRECT.into();
            if self.control.retire.val().get_bit(context) {
                self.queues[context].compensate_cause.next = RETIRE.into();
            }
            self.heads[context].next = self.queues[context].head.val();
            self.has_head.next =
                self.has_head.val().replace_bit(context, self.queues[context].has_head.val());
            self.occupancy[context].next = self.queues[context].occupancy.val();
            self.in_flight[context].next = self.stages.in_flight[context].val();
            if self.issue_scheduler.grant.val().get_bit(context) {
                self.issue_entry.next = self.queues[context].head.val();
            }

            self.fetch_pcs[context].next = self.pcs_now[context].val();
            if self.request_grant.val().get_bit(context) {
                self.fetch_pcs[context].next = self.pcs_now[context].val() + 4;
            }
            if self.stages.missed.val().any() & (self.stages.missed_context.val() == context) {
                self.fetch_pcs[context].next = self.stages.missed_pc.val();
            }
            if self.control.redirect.val().get_bit(context) {
                self.fetch_pcs[context].next = self.control.redirect_pc.val();
            }
            if self.control.start.val().get_bit(context) {
                self.fetch_pcs[context].next = self.control.start_pc.val();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::top::testing::{line, machine, now_and_then, prove};
    use warpstep_kit::check::{Check, Random};

    #[test]
    fn the_stage_agrees_with_its_verilog() {
        for (warps, lanes, schedule, trace) in
            [(1, 1, "gtlo", false), (2, 4, "gtlrr", true), (3, 5, "lrr/gtlrr", false)]
        {
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
                .input("control_redirect_pc", pc)
                .input("control_start_pc", pc);
            prove(check, FrontEnd::new(&Shape::new(machine(warps, lanes, schedule), trace).unwrap()));
        }
    }
}
