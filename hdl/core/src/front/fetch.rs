//! Requests of a fetch port on their way to the queue: t_F stages, one request a cycle. Its contexts are one of each warp.
//!
//! Requested in c: in stage 0 in c + 1, where the cache says whether it hit and gives the word; in the last stage in
//! c + t_F, from where it enters its queue at the end of that cycle. A miss leaves a NOP in the request's place
//! (coordinated) or nothing (decoupled). A context that is redirected or retired loses what it has on the way, the
//! request of that cycle included, at the end of the cycle: to NOPs, or to nothing. What leaves the last stage in that
//! very cycle is compensated by the queue.
//!
//! A context that becomes a copy of its parent takes over what the parent's port has in flight for it, but for the
//! instructions: these reach its queue by way of the parent's. What it had left vanishes. In that cycle neither of the two
//! requests.
//!
//! Does not know who requests, nor why a context goes elsewhere, nor what a word means.

use crate::Shape;
use crate::bundles::{FetchRequest, FetchStage, FetchedInstruction, StageCopy};
use crate::operation::cause;
use warpstep_kit::prelude::*;

const MISS: usize = cause::MISS as usize;
const REDIRECT: usize = cause::REDIRECT as usize;
const RETIRE: usize = cause::RETIRE as usize;

/// What is between request and queue.
#[derive(LogicBlock)]
pub struct FetchStages {
    /// The request of this cycle.
    pub request: FetchRequest<In>,
    /// The request of this cycle is looped; with loop registers only.
    pub looped: Vec<Wire<In>>,
    /// The cache holds the instruction requested in the last cycle.
    pub hit: Wire<In>,
    /// Word of the instruction requested in the last cycle.
    pub word: Wire<In>,
    /// Contexts redirected at the end of this cycle, one bit per warp.
    pub redirect: Wire<In>,
    /// Contexts retired at the end of this cycle, one bit per warp.
    pub retire: Wire<In>,
    /// The request of the last cycle is in the cache and still wanted.
    pub found: Wire<Out>,
    /// The request of the last cycle, if it is not in the cache and still wanted.
    pub missed: FetchRequest<Out>,
    /// What enters a queue at the end of this cycle.
    pub arrival: FetchedInstruction<Out>,
    /// Word that enters a queue in the next cycle, or nothing does; absent with fewer than three stages.
    pub coming: Vec<Wire<Out>>,
    /// Warp whose queue it enters.
    pub arrival_context: Wire<Out>,
    /// Requests in flight for each context, after the tag comparison of this cycle.
    pub in_flight: Vec<Wire<Out>>,
    /// What every stage but the last holds, after the tag comparison of this cycle; absent without children.
    pub copies: Vec<StageCopy<Out>>,
    /// Contexts that become copies of their parents at the end of this cycle, one bit per warp; absent where there is no parent.
    pub copy: Vec<Wire<In>>,
    /// What every stage but the last of the parent's port holds.
    pub parent: Vec<StageCopy<In>>,
    stages: Vec<FetchStage<Staged>>,
    /// The word of every stage but stage 0, whose word is the cache's output.
    words: Vec<Reg>,
    /// The request, then every stage, as it is in this cycle before redirection.
    now: Vec<FetchStage<Local>>,
    word_now: Vec<Wire<Local>>,
    /// The context of the request, and of every stage but the last, is redirected or retired.
    redirected: Vec<Wire<Local>>,
    retired: Vec<Wire<Local>>,
    last: Param,
    coordinated: Param,
}

impl FetchStages {
    /// Of a fetch port of this machine.
    pub fn new(shape: &Shape, port: usize) -> FetchStages {
        let (stages, warps) = (shape.config().fetch_latency, shape.warps());
        FetchStages {
            request: FetchRequest::of_port(shape),
            looped: Wire::several(shape.loop_flags(), 1),
            hit: Wire::new(1),
            word: Wire::new(32),
            redirect: Wire::new(warps),
            retire: Wire::new(warps),
            found: Wire::new(1),
            missed: FetchRequest::of_port(shape),
            arrival: FetchedInstruction::new(shape),
            coming: Wire::several(shape.words_ahead(), 32),
            arrival_context: Wire::new(shape.warp_bits()),
            in_flight: Wire::several(warps, shape.in_flight_bits()),
            copies: StageCopy::several(shape.children(port) > 0, shape),
            copy: Wire::several(usize::from(port > 0 && stages > 1), warps),
            parent: StageCopy::several(port > 0, shape),
            stages: (0..stages).map(|_| FetchStage::new(shape)).collect(),
            words: Reg::several_without_reset(stages - 1, 32),
            now: (0..=stages).map(|_| FetchStage::new(shape)).collect(),
            word_now: Wire::several(stages, 32),
            redirected: Wire::several(stages, 1),
            retired: Wire::several(stages, 1),
            last: Param::new(stages),
            coordinated: Param::new(shape.config().is_coordinated().into()),
        }
    }
}

impl Logic for FetchStages {
    about!(MISS, REDIRECT, RETIRE);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("The request stands before the stages.");
        wires::link(&mut self.request.valid, &mut self.now[0].valid);
        wires::link(&mut self.request.context, &mut self.now[0].context);
        wires::link(&mut self.request.pc, &mut self.now[0].pc);
        self.now[0].nop.next = false.into();
        self.now[0].cause.next = 0.into();
        for port in 0..self.looped.len() {
            wires::link(&mut self.looped[port], &mut self.now[0].looped[port]);
        }

        comment!("Tags: a hit, or the request becomes a NOP.");
        self.found.next = self.stages[0].valid.val() & !self.stages[0].nop.val() & self.hit.val();
        self.missed.valid.next = self.stages[0].valid.val() & !self.stages[0].nop.val() & !self.hit.val();
        wires::link(&mut self.stages[0].context, &mut self.missed.context);
        wires::link(&mut self.stages[0].pc, &mut self.missed.pc);
        for stage in 0..self.stages.len() {
            wires::link(&mut self.stages[stage], &mut self.now[stage + 1]);
            if stage == 0 {
                self.word_now[0].next = self.word.val();
                if self.missed.valid.val().any() {
                    if self.coordinated.val() == 1 {
                        self.now[1].nop.next = true.into();
                        self.now[1].cause.next = MISS.into();
                    } else {
                        self.now[1].valid.next = false.into();
                    }
                }
            } else {
                self.word_now[stage].next = self.words[stage - 1].val();
            }
        }

        comment!("All move on by a stage, unless their context left.");
        for stage in 0..self.stages.len() {
            self.redirected[stage].next = self.redirect.val().get_bit(self.now[stage].context.val()).into();
            self.retired[stage].next = self.retire.val().get_bit(self.now[stage].context.val()).into();
            wires::link(&mut self.now[stage], &mut self.stages[stage]);
            if self.coordinated.val() == 0 {
                self.stages[stage].valid.next =
                    self.now[stage].valid.val() & !self.redirected[stage].val() & !self.retired[stage].val();
            } else if self.retired[stage].val().any() {
                self.stages[stage].nop.next = true.into();
                self.stages[stage].cause.next = RETIRE.into();
            } else if self.redirected[stage].val().any() {
                self.stages[stage].nop.next = true.into();
                self.stages[stage].cause.next = REDIRECT.into();
            }
            if stage > 0 {
                self.words[stage - 1].next = self.word_now[stage - 1].val();
            }
        }

        for stage in 0..self.copies.len() {
            comment!("For children.");
            wires::link(&mut self.now[stage + 1].valid, &mut self.copies[stage].valid);
            wires::link(&mut self.now[stage + 1].context, &mut self.copies[stage].context);
            wires::link(&mut self.now[stage + 1].nop, &mut self.copies[stage].nop);
            wires::link(&mut self.now[stage + 1].cause, &mut self.copies[stage].cause);
        }
        for stage in 0..self.parent.len() {
            comment!("From the parent.");
            if self.copy[0].val().get_bit(self.now[stage + 1].context.val()) {
                self.stages[stage + 1].valid.next = false.into();
            }
            if self.parent[stage].valid.val().any()
                & self.copy[0].val().get_bit(self.parent[stage].context.val())
            {
                self.stages[stage + 1].valid.next = true.into();
                wires::link(&mut self.parent[stage].context, &mut self.stages[stage + 1].context);
                wires::link(&mut self.parent[stage].nop, &mut self.stages[stage + 1].nop);
                wires::link(&mut self.parent[stage].cause, &mut self.stages[stage + 1].cause);
            }
        }

        comment!("The last stage enters its queue.");
        wires::link(&mut self.now[self.last.val()].valid, &mut self.arrival.valid);
        wires::link(&mut self.now[self.last.val()].nop, &mut self.arrival.nop);
        wires::link(&mut self.now[self.last.val()].cause, &mut self.arrival.cause);
        wires::link(&mut self.now[self.last.val()].pc, &mut self.arrival.pc);
        wires::link(&mut self.word_now[self.last.val() - 1], &mut self.arrival.word);
        for ahead in 0..self.coming.len() {
            wires::link(&mut self.word_now[self.last.val() - 2], &mut self.coming[ahead]);
        }
        for port in 0..self.looped.len() {
            wires::link(&mut self.now[self.last.val()].looped[port], &mut self.arrival.looped[port]);
        }
        wires::link(&mut self.now[self.last.val()].context, &mut self.arrival_context);

        for context in 0..self.in_flight.len() {
            self.in_flight[context].next = 0.into();
            for stage in 0..self.stages.len() {
                if self.now[stage + 1].valid.val().any() & (self.stages[stage].context.val() == context) {
                    self.in_flight[context].next = self.in_flight[context].val() + 1;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
