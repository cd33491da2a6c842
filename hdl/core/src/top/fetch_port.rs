//! One fetch port: one request a cycle, from the address of the next instruction to the queue it ends in.
//!
//! It serves one context of each warp; a machine without split contexts has one port, which serves them all, and one with S
//! of them S + 1 ports. A port has its own copy of the instruction cache. Who pops and who requests is decided outside; so
//! is what becomes of a miss, but for the address of the request to be made again.
//!
//! The context of port 0 begins where it is started, that of any other as a copy of its parent, a context of another port.
//! Knows nothing of what instructions do.

use crate::Shape;
use crate::bundles::{CacheWrite, ContextCopy, FetchRequest, NextHead, QueueEntry, StageCopy};
use crate::front::queue::payload_bits;
use crate::front::{Decoder, EntrySelect, FetchStages, InstructionCache, InstructionQueue, LoopRegister};
use crate::operation::cause;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::Guarantee;

const REDIRECT: usize = cause::REDIRECT as usize;
const RETIRE: usize = cause::RETIRE as usize;

/// Fetch addresses, instruction cache, fetch stages, decoder and queues.
#[derive(LogicBlock)]
pub struct FetchPort {
    /// Address at which warp 0 begins after reset; at the first port only.
    pub entry_pc: Vec<Wire<In>>,
    /// Contexts that issue in this cycle, at most one; one bit per warp.
    pub pops: Wire<In>,
    /// Number of the warp selected to request.
    pub request_warp: Wire<In>,
    /// Contexts that request in this cycle, at most one; one bit per warp.
    pub requests: Wire<In>,
    /// Contexts redirected at the end of this cycle, one bit per warp.
    pub redirect: Wire<In>,
    /// Address the redirected context goes on at.
    pub redirect_pc: Wire<In>,
    /// The redirection is that of a taken backward branch; with loop registers only.
    pub loops: Vec<Wire<In>>,
    /// Address of that branch; with loop registers only.
    pub branch_pc: Vec<Wire<In>>,
    /// Contexts retired at the end of this cycle, one bit per warp.
    pub retire: Wire<In>,
    /// Contexts that begin at the end of this cycle, one bit per warp: at `start_pc`, or as a copy of their parents.
    pub start: Wire<In>,
    /// Address the started contexts begin at; at the first port only.
    pub start_pc: Vec<Wire<In>>,
    /// All instruction lines become invalid at the end of this cycle.
    pub invalidate: Wire<In>,
    /// The line that is written into the cache.
    pub write: CacheWrite<In>,

    /// The oldest entry of each context.
    pub heads: Vec<QueueEntry<Out>>,
    /// The head of each context in the next cycle.
    pub next_heads: Vec<NextHead<Out>>,
    /// The entry that issues; all zero if none does.
    pub issue: QueueEntry<Out>,
    /// The request of this cycle for an instruction.
    pub request: FetchRequest<Out>,
    /// The request of the last cycle hit the cache, and is still wanted.
    pub hit: Wire<Out>,
    /// The request of the last cycle, if it missed the cache and is still wanted.
    pub missed: FetchRequest<Out>,
    /// Entries queued for each context.
    pub occupancy: Vec<Wire<Out>>,
    /// Requests in flight for each context.
    pub in_flight: Vec<Wire<Out>>,

    /// Each context as a child takes it over; absent without children.
    pub copies: Vec<ContextCopy<Out>>,
    /// Every stage but the last as a child takes it over.
    pub stage_copies: Vec<StageCopy<Out>>,
    /// Place that is read in the queue of each warp for each child: all children of warp 0 first.
    pub child_places: Vec<Wire<In>>,
    /// Payload at that place.
    pub child_payloads: Vec<Wire<Out>>,
    /// The parent of each context, to be copied; absent at the first port.
    pub parents: Vec<ContextCopy<In>>,
    /// Every stage but the last of the parent's port.
    pub parent_stages: Vec<StageCopy<In>>,
    /// Number of the parent among the other contexts of its warp; absent if there is one only.
    pub parent_number: Vec<Wire<In>>,
    /// Place that is read in the queues of the other contexts of each warp.
    pub parent_places: Vec<Wire<Out>>,
    /// Payload there, of each of them: of all others of warp 0 first.
    pub parent_payloads: Vec<Wire<In>>,

    /// The first cycle after reset; at the first port only.
    fresh: Vec<Reg>,
    fetch_pcs: Vec<Reg>,
    /// One per context, or none at all.
    loop_registers: Vec<LoopRegister>,
    stages: FetchStages,
    cache: InstructionCache,
    decoder: Decoder,
    queues: Vec<InstructionQueue>,
    select: EntrySelect,
    pcs_now: Vec<Wire<Local>>,
    requested: FetchRequest<Local>,
    /// Of every context t_F + 1 instructions are queued or in flight, coordinated; decoupled, at most that many.
    in_step: Vec<Guarantee>,
    coordinated: Param,
    depth: Param,
    children: Param,
    others: Param,
}

impl FetchPort {
    /// The port of this number.
    pub fn new(shape: &Shape, port: usize) -> FetchPort {
        let (config, warps, bits) = (shape.config(), shape.warps(), shape.warp_bits());
        let children = shape.children(port);
        let (first, other) = (usize::from(port == 0), usize::from(port > 0));
        FetchPort {
            entry_pc: Wire::several(first, 32),
            pops: Wire::new(warps),
            request_warp: Wire::new(bits),
            requests: Wire::new(warps),
            redirect: Wire::new(warps),
            redirect_pc: Wire::new(32),
            loops: Wire::several(shape.loop_flags(), 1),
            branch_pc: Wire::several(shape.loop_flags(), 32),
            retire: Wire::new(warps),
            start: Wire::new(warps),
            start_pc: Wire::several(first, 32),
            invalidate: Wire::new(1),
            write: CacheWrite::new(shape),
            heads: (0..warps).map(|_| QueueEntry::new(shape)).collect(),
            next_heads: NextHead::several(warps),
            issue: QueueEntry::new(shape),
            request: FetchRequest::of_port(shape),
            hit: Wire::new(1),
            missed: FetchRequest::of_port(shape),
            occupancy: Wire::several(warps, shape.occupancy_bits()),
            in_flight: Wire::several(warps, shape.in_flight_bits()),
            copies: ContextCopy::several(warps * children.min(1), shape),
            stage_copies: StageCopy::several(children > 0, shape),
            child_places: Wire::several(warps * children, index_width(config.queue_depth())),
            child_payloads: Wire::several(warps * children, payload_bits(shape)),
            parents: ContextCopy::several(warps * other, shape),
            parent_stages: StageCopy::several(port > 0, shape),
            parent_number: Wire::several(
                if shape.splits() > 1 { other } else { 0 },
                index_width(shape.splits().max(1)),
            ),
            parent_places: Wire::several(warps * other, index_width(config.queue_depth())),
            parent_payloads: Wire::several(warps * other * shape.splits(), payload_bits(shape)),
            fresh: (0..first).map(|_| Reg::with_reset(1, 1)).collect(),
            fetch_pcs: Reg::several(warps, 32),
            loop_registers: (0..warps * shape.loop_flags()).map(|_| LoopRegister::default()).collect(),
            stages: FetchStages::new(shape, port),
            cache: InstructionCache::new(shape),
            decoder: Decoder::new(shape),
            queues: (0..warps).map(|_| InstructionQueue::new(shape, port)).collect(),
            select: EntrySelect::new(shape),
            pcs_now: Wire::several(warps, 32),
            requested: FetchRequest::of_port(shape),
            in_step: (0..warps).map(|_| Guarantee::default()).collect(),
            coordinated: Param::new(config.is_coordinated().into()),
            depth: Param::new(config.queue_depth()),
            children: Param::new(children),
            others: Param::new(shape.splits()),
        }
    }
}

impl Logic for FetchPort {
    about!(unread: "decoder.entry_valid"; REDIRECT, RETIRE);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("The request.");
        self.requested.valid.next = self.requests.val().any().into();
        wires::link(&mut self.request_warp, &mut self.requested.context);
        self.requested.pc.next = 0.into();
        for warp in 0..self.queues.len() {
            self.pcs_now[warp].next = self.fetch_pcs[warp].val();
            for first in 0..self.fresh.len() {
                if (warp == 0) & self.fresh[first].val().any() {
                    self.pcs_now[warp].next = self.entry_pc[first].val();
                }
            }
            if self.requests.val().get_bit(warp) {
                self.requested.pc.next = self.requested.pc.val() | self.pcs_now[warp].val();
            }
        }
        for first in 0..self.fresh.len() {
            self.fresh[first].next = 0.into();
        }

        comment!("Fetch.");
        wires::link(&mut self.requested.pc, &mut self.cache.lookup_pc);
        wires::link(&mut self.requested, &mut self.stages.request);
        wires::link(&mut self.requested, &mut self.request);
        wires::link(&mut self.cache.hit, &mut self.stages.hit);
        wires::link(&mut self.cache.word, &mut self.stages.word);
        wires::link(&mut self.redirect, &mut self.stages.redirect);
        wires::link(&mut self.retire, &mut self.stages.retire);
        wires::link(&mut self.stages.found, &mut self.hit);
        wires::link(&mut self.stages.missed, &mut self.missed);
        wires::link(&mut self.write, &mut self.cache.write);
        wires::link(&mut self.invalidate, &mut self.cache.invalidate);
        wires::link(&mut self.stages.arrival, &mut self.decoder.fetched);
        for ahead in 0..self.decoder.coming.len() {
            wires::link(&mut self.stages.coming[ahead], &mut self.decoder.coming[ahead]);
        }
        wires::link(&mut self.stages.in_flight, &mut self.in_flight);

        comment!("Queues.");
        wires::link(&mut self.pops, &mut self.select.grants);
        wires::link(&mut self.select.entry, &mut self.issue);
        for warp in 0..self.queues.len() {
            wires::link(&mut self.decoder.entry, &mut self.queues[warp].entry);
            self.queues[warp].entry.valid.next =
                (self.stages.arrival.valid.val().any() & (self.stages.arrival_context.val() == warp)).into();
            self.queues[warp].pop.next = self.pops.val().get_bit(warp).into();
            self.queues[warp].compensate.next =
                (self.redirect.val().get_bit(warp) | self.retire.val().get_bit(warp)).into();
            self.queues[warp].compensate_cause.next = REDIRECT.into();
            if self.retire.val().get_bit(warp) {
                self.queues[warp].compensate_cause.next = RETIRE.into();
            }
            wires::link(&mut self.queues[warp].head, &mut self.heads[warp]);
            wires::link(&mut self.queues[warp].next, &mut self.next_heads[warp]);
            wires::link(&mut self.queues[warp].occupancy, &mut self.occupancy[warp]);
            wires::link(&mut self.queues[warp].head, &mut self.select.heads[warp]);

            self.in_step[warp].holds.next = ((unsigned_cast(self.queues[warp].occupancy.val())
                + unsigned_cast(self.stages.in_flight[warp].val()))
                <= self.depth.val())
            .into();
            if self.coordinated.val() == 1 {
                self.in_step[warp].holds.next = ((unsigned_cast(self.queues[warp].occupancy.val())
                    + unsigned_cast(self.stages.in_flight[warp].val()))
                    == self.depth.val())
                .into();
            }

            self.fetch_pcs[warp].next = self.pcs_now[warp].val();
            if self.requests.val().get_bit(warp) {
                self.fetch_pcs[warp].next = self.pcs_now[warp].val() + 4;
            }
            if self.stages.missed.valid.val().any() & (self.stages.missed.context.val() == warp) {
                self.fetch_pcs[warp].next = self.stages.missed.pc.val();
            }
            if self.redirect.val().get_bit(warp) {
                self.fetch_pcs[warp].next = self.redirect_pc.val();
            }
            for first in 0..self.start_pc.len() {
                if self.start.val().get_bit(warp) {
                    self.fetch_pcs[warp].next = self.start_pc[first].val();
                }
            }
        }

        for all in 0..self.stages.looped.len() {
            comment!(
                "Loop registers: the next request goes to the target, unless a redirection says otherwise."
            );
            self.stages.looped[all].next = false.into();
        }
        for warp in 0..self.loop_registers.len() {
            wires::link(&mut self.pcs_now[warp], &mut self.loop_registers[warp].pc);
            self.loop_registers[warp].write.next = self.loops[0].val() & self.redirect.val().get_bit(warp);
            wires::link(&mut self.branch_pc[0], &mut self.loop_registers[warp].branch_pc);
            wires::link(&mut self.redirect_pc, &mut self.loop_registers[warp].branch_target);
            self.loop_registers[warp].clear.next = self.invalidate.val() | self.retire.val().get_bit(warp);
            if self.requests.val().get_bit(warp) & self.loop_registers[warp].found.val().any() {
                self.stages.looped[0].next = true.into();
                if !self.redirect.val().get_bit(warp) {
                    self.fetch_pcs[warp].next = self.loop_registers[warp].target.val();
                }
            }
        }

        for warp in 0..self.copies.len() {
            comment!(
                "For children: a context that splits requests nothing, but its last request may have missed."
            );
            wires::link(&mut self.pcs_now[warp], &mut self.copies[warp].pc);
            if self.stages.missed.valid.val().any() & (self.stages.missed.context.val() == warp) {
                self.copies[warp].pc.next = self.stages.missed.pc.val();
            }
            wires::link(&mut self.queues[warp].state[0], &mut self.copies[warp].queue);
            for child in 0..self.children.val() {
                wires::link(
                    &mut self.child_places[warp * self.children.val() + child],
                    &mut self.queues[warp].child_places[child],
                );
                wires::link(
                    &mut self.queues[warp].child_payloads[child],
                    &mut self.child_payloads[warp * self.children.val() + child],
                );
            }
        }
        for stage in 0..self.stage_copies.len() {
            wires::link(&mut self.stages.copies[stage], &mut self.stage_copies[stage]);
        }
        for stage in 0..self.parent_stages.len() {
            comment!("From parents.");
            wires::link(&mut self.parent_stages[stage], &mut self.stages.parent[stage]);
            wires::link(&mut self.start, &mut self.stages.copy[0]);
        }
        for warp in 0..self.parents.len() {
            self.queues[warp].copy[0].next = self.start.val().get_bit(warp).into();
            wires::link(&mut self.parents[warp].queue, &mut self.queues[warp].parent[0]);
            for all in 0..self.parent_number.len() {
                wires::link(&mut self.parent_number[all], &mut self.queues[warp].parent_number[all]);
            }
            wires::link(&mut self.queues[warp].parent_place[0], &mut self.parent_places[warp]);
            for other in 0..self.others.val() {
                wires::link(
                    &mut self.parent_payloads[warp * self.others.val() + other],
                    &mut self.queues[warp].parent_payloads[other],
                );
            }
            if self.start.val().get_bit(warp) {
                self.fetch_pcs[warp].next = self.parents[warp].pc.val();
            }
        }
    }
}
