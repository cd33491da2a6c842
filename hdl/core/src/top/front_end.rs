//! From selection to the queue: which contexts go, what they fetch, what comes back.
//!
//! Coordinated: one scheduler; a selected context pops its head and requests its next instruction in the same cycle.
//! Decoupled: one scheduler for issue, one for fetch.
//!
//! Context k of every warp is served by fetch port k. Where splits are marked a warp is selected, and all its contexts that are ready
//! go, each at its port; where they are dynamic a context is selected. At a split the child becomes a copy of its parent, which is
//! blocked in that cycle: it neither issues nor requests, but what it requested before may arrive or miss.
//! Knows nothing of what instructions do.

use crate::Shape;
use crate::bundles::{FetchRequest, LineAnswer, LineRequest, NextHead, QueueEntry, Redirection};
use crate::front::{FillEngine, Scheduler, SplitCopies};
use crate::top::fetch_port::FetchPort;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::Requirement;
use warpstep_spec::{Schedule, SplitMode};

/// Selection, fetch ports, fill engine.
#[derive(LogicBlock)]
pub struct FrontEnd {
    /// Address at which context 0 begins after reset.
    pub entry_pc: Wire<In>,
    /// Contexts whose head can issue, one bit per context, if nothing but `waited` is known of lines.
    pub ready: Wire<In>,
    /// Contexts that run, one bit per context.
    pub running: Wire<In>,
    /// Contexts held up by others, one bit per context.
    pub held_up: Wire<In>,
    /// Where control instructions send the contexts.
    pub control: Redirection<In>,
    /// The request for an instruction line, to memory.
    pub fill: LineRequest<Out>,
    /// The requested line, from memory.
    pub line: LineAnswer<In>,
    /// Code is being loaded after reset: nobody is active; only where it is.
    pub loading: Vec<Wire<Out>>,

    /// The oldest entry of each context.
    pub heads: Vec<QueueEntry<Out>>,
    /// The head of each context in the next cycle.
    pub next_heads: Vec<NextHead<Out>>,
    /// Contexts that wait for a line, one bit per context.
    pub waiting: Wire<Out>,
    /// Those of them that must not be ready. Where contexts are selected one by one that is who waited before this cycle: the scheduler
    /// hears by itself whether the last request has missed.
    pub waited: Wire<Out>,
    /// The entry that issues at each port; all zero if none does.
    pub issue: Vec<QueueEntry<Out>>,
    /// Number of the warp that issues; 0 if none does.
    pub issue_warp: Wire<Out>,
    /// Number of the context of that warp at each port.
    pub issue_context: Vec<Wire<Out>>,
    /// The contexts that issue, one bit per context.
    pub issue_grant: Wire<Out>,
    /// The request of this cycle for an instruction, at each port.
    pub request: Vec<FetchRequest<Out>>,
    /// The request of the last cycle at each port hit the cache, and is still wanted.
    pub hit: Vec<Wire<Out>>,
    /// The request of the last cycle at each port missed the cache, and is still wanted.
    pub miss: Vec<Wire<Out>>,
    /// Entries queued for each context.
    pub occupancy: Vec<Wire<Out>>,
    /// Requests in flight for each context.
    pub in_flight: Vec<Wire<Out>>,

    issue_scheduler: Scheduler,
    fetch_scheduler: Vec<Scheduler>,
    ports: Vec<FetchPort>,
    fill_engine: FillEngine,
    /// Absent without split contexts.
    copies: Vec<SplitCopies>,
    request_grant: Wire<Local>,
    request_warp: Wire<Local>,
    /// A request of the last cycle has missed: of whoever was selected then.
    fails: Wire<Local>,
    /// Contexts that issue or go elsewhere.
    moves: Vec<Wire<Local>>,
    /// A context that splits is blocked and its child is free: neither issues nor goes elsewhere.
    splits_alone: Vec<Requirement>,
    warps: Param,
    contexts: Param,
    splits: Param,
    /// Ports whose contexts may split.
    splitting: Param,
    /// Stages of a port but the last.
    stages: Param,
    /// Whether the contexts of a warp are selected together.
    together: Param,
    depth: Param,
}

impl FrontEnd {
    /// Of this machine.
    pub fn new(shape: &Shape) -> FrontEnd {
        let (config, contexts, ports) = (shape.config(), shape.contexts(), shape.ports());
        let (issue_policy, fetch_policy) = match config.schedule {
            Schedule::Coordinated(policy) => (policy, None),
            Schedule::Decoupled { fetch, issue } => (issue, Some(fetch)),
        };
        let together = shape.splits() > 0 && config.split_mode == SplitMode::Marked;
        let candidates = if together { shape.warps() } else { contexts };
        let late = fetch_policy.is_none() && !together;
        let fetch_scheduler = fetch_policy.map(|policy| Scheduler::new(candidates, policy, true));
        let (splits, flags) = (shape.splits(), shape.split_flags());
        FrontEnd {
            entry_pc: Wire::new(32),
            ready: Wire::new(contexts),
            running: Wire::new(contexts),
            held_up: Wire::new(contexts),
            control: Redirection::new(shape),
            fill: LineRequest::new(shape),
            line: LineAnswer::new(shape),
            loading: Wire::several(shape.preload_flags(), 1),
            heads: (0..contexts).map(|_| QueueEntry::new(shape)).collect(),
            next_heads: NextHead::several(contexts),
            waiting: Wire::new(contexts),
            waited: Wire::new(contexts),
            issue: (0..ports).map(|_| QueueEntry::new(shape)).collect(),
            issue_warp: Wire::new(shape.warp_bits()),
            issue_context: Wire::several(ports, shape.context_bits()),
            issue_grant: Wire::new(contexts),
            request: (0..ports).map(|_| FetchRequest::new(shape)).collect(),
            hit: Wire::several(ports, 1),
            miss: Wire::several(ports, 1),
            occupancy: Wire::several(contexts, shape.occupancy_bits()),
            in_flight: Wire::several(contexts, shape.in_flight_bits()),
            issue_scheduler: Scheduler::new(candidates, issue_policy, late),
            fetch_scheduler: fetch_scheduler.into_iter().collect(),
            ports: (0..ports).map(|port| FetchPort::new(shape, port)).collect(),
            fill_engine: FillEngine::new(shape),
            copies: (0..flags).map(|_| SplitCopies::new(shape)).collect(),
            request_grant: Wire::new(contexts),
            request_warp: Wire::new(shape.warp_bits()),
            fails: Wire::new(1),
            moves: Wire::several(flags, contexts),
            splits_alone: (0..flags).map(|_| Requirement::default()).collect(),
            warps: Param::new(shape.warps()),
            contexts: Param::new(ports),
            splits: Param::new(splits),
            splitting: Param::new(shape.parents()),
            stages: Param::new(config.fetch_latency - 1),
            together: Param::new(together.into()),
            depth: Param::new(config.queue_depth()),
        }
    }
}

impl Logic for FrontEnd {
    about!(unread: "issue_scheduler.selected", "fill_engine.waited");

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Selection.");
        self.fails.next = false.into();
        for port in 0..self.ports.len() {
            self.fails.next = self.fails.val() | self.ports[port].missed.valid.val();
        }
        for late in 0..self.issue_scheduler.fails.len() {
            self.issue_scheduler.fails[late].next = self.fails.val();
        }
        if self.together.val() == 1 {
            self.issue_scheduler.candidates.next = 0.into();
            self.issue_grant.next = 0.into();
            for warp in 0..self.warps.val() {
                for port in 0..self.ports.len() {
                    if self.ready.val().get_bit(warp * self.contexts.val() + port) {
                        self.issue_scheduler.candidates.next =
                            self.issue_scheduler.candidates.val().replace_bit(warp, true);
                    }
                    self.issue_grant.next = self.issue_grant.val().replace_bit(
                        warp * self.contexts.val() + port,
                        self.issue_scheduler.grant.val().get_bit(warp)
                            & self.ready.val().get_bit(warp * self.contexts.val() + port),
                    );
                }
            }
        } else {
            wires::link(&mut self.ready, &mut self.issue_scheduler.candidates);
            wires::link(&mut self.issue_scheduler.grant, &mut self.issue_grant);
        }
        self.issue_warp.next = 0.into();
        for warp in 0..self.warps.val() {
            for port in 0..self.ports.len() {
                if self.issue_grant.val().get_bit(warp * self.contexts.val() + port) {
                    self.issue_warp.next = self.issue_warp.val() | warp;
                }
            }
        }
        self.request_grant.next = self.issue_grant.val();
        self.request_warp.next = self.issue_warp.val();
        for fetcher in 0..self.fetch_scheduler.len() {
            self.fetch_scheduler[fetcher].fails[0].next = self.fails.val();
            self.fetch_scheduler[fetcher].candidates.next = 0.into();
            for context in 0..self.heads.len() {
                if self.running.val().get_bit(context)
                    & !self.fill_engine.waited.val().get_bit(context)
                    & ((unsigned_cast(self.ports[0].occupancy[context].val())
                        + unsigned_cast(self.ports[0].in_flight[context].val()))
                        < self.depth.val())
                {
                    self.fetch_scheduler[fetcher].candidates.next =
                        self.fetch_scheduler[fetcher].candidates.val().replace_bit(context, true);
                }
            }
            wires::link(&mut self.fetch_scheduler[fetcher].grant, &mut self.request_grant);
            wires::link(&mut self.fetch_scheduler[fetcher].selected, &mut self.request_warp);
        }

        comment!("Misses and lines.");
        wires::link(&mut self.request_grant, &mut self.fill_engine.requests);
        self.fill_engine.cancel.next = self.control.redirect.val() | self.control.retire.val();
        wires::link(&mut self.held_up, &mut self.fill_engine.held_up);
        wires::link(&mut self.line, &mut self.fill_engine.line);
        wires::link(&mut self.control.invalidate, &mut self.fill_engine.invalidate);
        wires::link(&mut self.fill_engine.waiting, &mut self.waiting);
        if self.together.val() == 1 {
            self.waited.next = self.fill_engine.waiting.val();
        } else {
            self.waited.next = self.fill_engine.waited.val();
        }
        wires::link(&mut self.fill_engine.fill, &mut self.fill);
        for ahead in 0..self.loading.len() {
            self.fill_engine.entry_pc[ahead].next = self.entry_pc.val();
            wires::link(&mut self.fill_engine.loading[ahead], &mut self.loading[ahead]);
        }

        comment!("What all contexts of a port share.");
        wires::link(&mut self.entry_pc, &mut self.ports[0].entry_pc[0]);
        wires::link(&mut self.control.start_pc, &mut self.ports[0].start_pc[0]);
        for port in 0..self.ports.len() {
            wires::link(&mut self.request_warp, &mut self.ports[port].request_warp);
            wires::link(&mut self.control.redirect_pc[port], &mut self.ports[port].redirect_pc);
            wires::link(&mut self.control.invalidate, &mut self.ports[port].invalidate);
            wires::link(&mut self.fill_engine.write, &mut self.ports[port].write);
            wires::link(&mut self.ports[port].missed, &mut self.fill_engine.missed[port]);
            wires::link(&mut self.ports[port].missed.valid, &mut self.miss[port]);
            wires::link(&mut self.ports[port].hit, &mut self.hit[port]);
            wires::link(&mut self.ports[port].issue, &mut self.issue[port]);
            wires::link(&mut self.ports[port].request.valid, &mut self.request[port].valid);
            wires::link(&mut self.ports[port].request.pc, &mut self.request[port].pc);
        }
        for port in 0..self.control.loops.len() {
            wires::link(&mut self.control.loops[port], &mut self.ports[port].loops[0]);
            wires::link(&mut self.control.branch_pc[port], &mut self.ports[port].branch_pc[0]);
        }

        comment!("Context k of each warp belongs to port k.");
        if self.splits.val() == 0 {
            self.ports[0].pops.next = self.issue_grant.val();
            wires::link(&mut self.request_grant, &mut self.ports[0].requests);
            wires::link(&mut self.control.redirect, &mut self.ports[0].redirect);
            wires::link(&mut self.control.retire, &mut self.ports[0].retire);
            wires::link(&mut self.control.start, &mut self.ports[0].start);
            self.issue_context[0].next = self.issue_warp.val();
            wires::link(&mut self.ports[0].request.context, &mut self.request[0].context);
            wires::link(&mut self.ports[0].heads, &mut self.heads);
            wires::link(&mut self.ports[0].next_heads, &mut self.next_heads);
            wires::link(&mut self.ports[0].occupancy, &mut self.occupancy);
            wires::link(&mut self.ports[0].in_flight, &mut self.in_flight);
        } else {
            self.ports[0].start.next = 0.into();
            for port in 0..self.ports.len() {
                self.issue_context[port].next = 0.into();
                self.request[port].context.next = 0.into();
                self.ports[port].pops.next = 0.into();
                self.ports[port].requests.next = 0.into();
                self.ports[port].redirect.next = 0.into();
                self.ports[port].retire.next = 0.into();
                for warp in 0..self.warps.val() {
                    self.ports[port].pops.next = self.ports[port]
                        .pops
                        .val()
                        .replace_bit(warp, self.issue_grant.val().get_bit(warp * self.contexts.val() + port));
                    self.ports[port].requests.next = self.ports[port].requests.val().replace_bit(
                        warp,
                        self.request_grant.val().get_bit(warp * self.contexts.val() + port),
                    );
                    self.ports[port].redirect.next = self.ports[port].redirect.val().replace_bit(
                        warp,
                        self.control.redirect.val().get_bit(warp * self.contexts.val() + port),
                    );
                    self.ports[port].retire.next = self.ports[port].retire.val().replace_bit(
                        warp,
                        self.control.retire.val().get_bit(warp * self.contexts.val() + port),
                    );
                    if port == 0 {
                        self.ports[0].start.next = self.ports[0].start.val().replace_bit(
                            warp,
                            self.control.start.val().get_bit(warp * self.contexts.val() + port),
                        );
                    }
                    if self.issue_warp.val() == warp {
                        self.issue_context[port].next = (warp * self.contexts.val() + port).into();
                    }
                    if self.ports[port].request.context.val() == warp {
                        self.request[port].context.next = (warp * self.contexts.val() + port).into();
                    }
                    wires::link(
                        &mut self.ports[port].heads[warp],
                        &mut self.heads[warp * self.contexts.val() + port],
                    );
                    wires::link(
                        &mut self.ports[port].next_heads[warp],
                        &mut self.next_heads[warp * self.contexts.val() + port],
                    );
                    wires::link(
                        &mut self.ports[port].occupancy[warp],
                        &mut self.occupancy[warp * self.contexts.val() + port],
                    );
                    wires::link(
                        &mut self.ports[port].in_flight[warp],
                        &mut self.in_flight[warp * self.contexts.val() + port],
                    );
                }
            }
        }

        for split in 0..self.copies.len() {
            comment!("Split: from the parent to the child.");
            wires::link(&mut self.control.split[split], &mut self.fill_engine.split[split]);
            wires::link(&mut self.control.split[split], &mut self.copies[split].split);
            for parent in 0..self.splitting.val() {
                for stage in 0..self.stages.val() {
                    wires::link(
                        &mut self.ports[parent].stage_copies[stage],
                        &mut self.copies[split].stages[parent * self.stages.val() + stage],
                    );
                }
                for warp in 0..self.warps.val() {
                    wires::link(
                        &mut self.ports[parent].copies[warp],
                        &mut self.copies[split].contexts[parent * self.warps.val() + warp],
                    );
                }
            }
            self.moves[split].next =
                self.issue_grant.val() | self.control.redirect.val() | self.control.retire.val();
            self.splits_alone[split].holds.next = true.into();
            if self.control.split[split].valid.val().any() {
                for port in 0..self.ports.len() {
                    for warp in 0..self.warps.val() {
                        if (self.control.split[split].warp.val() == warp)
                            & ((self.control.split[split].parent.val() == port)
                                | (self.control.split[split].child.val() == port))
                            & self.moves[split].val().get_bit(warp * self.contexts.val() + port)
                        {
                            self.splits_alone[split].holds.next = false.into();
                        }
                    }
                }
                if self.control.split[split].parent.val() == self.control.split[split].child.val() {
                    self.splits_alone[split].holds.next = false.into();
                }
            }
            for child in 0..self.splits.val() {
                wires::link(&mut self.copies[split].starts[child], &mut self.ports[child + 1].start);
                wires::link(&mut self.copies[split].parents, &mut self.ports[child + 1].parents);
                for stage in 0..self.stages.val() {
                    wires::link(
                        &mut self.copies[split].parent_stages[stage],
                        &mut self.ports[child + 1].parent_stages[stage],
                    );
                }
                if self.splits.val() > 1 {
                    wires::link(
                        &mut self.copies[split].parent_numbers[child],
                        &mut self.ports[child + 1].parent_number[0],
                    );
                }
            }

            comment!("Every child reads in the queues of all others of its warp.");
            for child in 0..self.splits.val() {
                for warp in 0..self.warps.val() {
                    for parent in 0..self.splitting.val() {
                        if parent == 0 {
                            self.ports[0].child_places[warp * self.splits.val() + child].next =
                                self.ports[child + 1].parent_places[warp].val();
                            self.ports[child + 1].parent_payloads[warp * self.splits.val()].next =
                                self.ports[0].child_payloads[warp * self.splits.val() + child].val();
                        } else if parent < child + 1 {
                            self.ports[parent].child_places[warp * (self.splits.val() - 1) + child - 1]
                                .next = self.ports[child + 1].parent_places[warp].val();
                            self.ports[child + 1].parent_payloads[warp * self.splits.val() + parent].next =
                                self.ports[parent].child_payloads[warp * (self.splits.val() - 1) + child - 1]
                                    .val();
                        } else if parent > child + 1 {
                            self.ports[parent].child_places[warp * (self.splits.val() - 1) + child].next =
                                self.ports[child + 1].parent_places[warp].val();
                            self.ports[child + 1].parent_payloads[warp * self.splits.val() + parent - 1]
                                .next = self.ports[parent].child_payloads
                                [warp * (self.splits.val() - 1) + child]
                                .val();
                        }
                    }
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
        use SplitMode::{Dynamic, Marked, Off};
        for (warps, lanes, schedule, trace, loops, mode, splits) in [
            (1, 1, "gtlo", false, false, Off, 0),
            (2, 4, "gtlrr", true, true, Off, 0),
            (3, 5, "lrr/gtlrr", false, true, Off, 0),
            (3, 5, "lrr/gtlrr", false, false, Off, 0),
            (2, 4, "gtlrr", true, true, Marked, 1),
            (3, 5, "lrr", false, false, Dynamic, 1),
            (2, 4, "gtlo", false, true, Marked, 3),
            (1, 4, "lrr", false, false, Dynamic, 2),
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
                .input("control_start_pc", pc)
                .input("control_split_0_valid", |random| random.once_in(10).into())
                .input("control_split_0_warp", move |random| random.below(warps as u64))
                .input("control_split_0_parent", move |random| random.below(splits as u64 + 1))
                .input("control_split_0_child", move |random| 1 + random.below(splits.max(1) as u64));
            let check = (0..=splits)
                .fold(check, |check, port| check.input(&format!("control_redirect_pc_{port}"), pc));
            let mut parameters = machine(warps, lanes, schedule).parameters();
            parameters.loop_register = loops;
            (parameters.split_mode, parameters.splits) = (mode, splits);
            let config = Config::try_from(parameters).unwrap();
            agree(check, FrontEnd::new(&Shape::new(config, trace)));
        }
    }
}
