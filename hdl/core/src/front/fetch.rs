//! Requests on their way to the queue: t_F stages, one request a cycle.
//!
//! Requested in c: in stage 0 in c + 1, where the cache says whether it hit and gives the word; in the last stage in
//! c + t_F, from where it enters its queue at the end of that cycle. A miss leaves a NOP in the request's place
//! (coordinated) or nothing (decoupled). A context that is redirected or retired loses what it has on the way, the
//! request of that cycle included, at the end of the cycle: to NOPs, or to nothing. What leaves the last stage in that
//! very cycle is compensated by the queue.
//!
//! Does not know who requests, nor why a context goes elsewhere, nor what a word means.

use crate::operation::{CAUSE_BITS, cause};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

const MISS: usize = cause::MISS as usize;
const REDIRECT: usize = cause::REDIRECT as usize;
const RETIRE: usize = cause::RETIRE as usize;

/// What is between request and queue.
#[derive(LogicBlock)]
pub struct FetchStages {
    /// An instruction is requested.
    pub request: Wire<In>,
    /// By which context.
    pub request_context: Wire<In>,
    /// Which one.
    pub request_pc: Wire<In>,
    /// Whether the cache holds what was requested in the last cycle.
    pub hit: Wire<In>,
    /// Its word.
    pub word: Wire<In>,
    /// Contexts that go elsewhere at the end of this cycle.
    pub redirect: Wire<In>,
    /// Contexts that end at the end of this cycle.
    pub retire: Wire<In>,
    /// The request of the last cycle is in the cache and still wanted.
    pub found: Wire<Out>,
    /// It is not in the cache, and still wanted.
    pub missed: Wire<Out>,
    /// By which context.
    pub missed_context: Wire<Out>,
    /// Where its fetch goes on.
    pub missed_pc: Wire<Out>,
    /// Something enters a queue at the end of this cycle.
    pub arrival: Wire<Out>,
    /// Whose queue.
    pub arrival_context: Wire<Out>,
    /// Whether it is a compensation NOP.
    pub arrival_nop: Wire<Out>,
    /// Why.
    pub arrival_cause: Wire<Out>,
    /// Address of the instruction.
    pub arrival_pc: Wire<Out>,
    /// Its word; meaningless for a NOP.
    pub arrival_word: Wire<Out>,
    /// Requests under way, a context each, after the tag comparison of this cycle.
    pub in_flight: Vec<Wire<Out>>,
    valids: Vec<Reg>,
    contexts: Vec<Reg>,
    pcs: Vec<Reg>,
    nops: Vec<Reg>,
    causes: Vec<Reg>,
    /// The word of every stage but stage 0, whose word is the cache's output.
    words: Vec<Reg>,
    /// The request, then every stage, as it is in this cycle before redirection.
    valid_now: Vec<Wire<Local>>,
    context_now: Vec<Wire<Local>>,
    pc_now: Vec<Wire<Local>>,
    nop_now: Vec<Wire<Local>>,
    cause_now: Vec<Wire<Local>>,
    word_now: Vec<Wire<Local>>,
    /// Whether a stage's context is redirected, retired.
    redirected: Vec<Wire<Local>>,
    retired: Vec<Wire<Local>>,
    stages: Param,
    coordinated: Param,
}

impl FetchStages {
    /// `stages` = t_F, for `contexts` contexts.
    pub fn new(stages: usize, contexts: usize, coordinated: bool) -> FetchStages {
        let context = index_width(contexts);
        FetchStages {
            request: Wire::new(1),
            request_context: Wire::new(context),
            request_pc: Wire::new(32),
            hit: Wire::new(1),
            word: Wire::new(32),
            redirect: Wire::new(contexts),
            retire: Wire::new(contexts),
            found: Wire::new(1),
            missed: Wire::new(1),
            missed_context: Wire::new(context),
            missed_pc: Wire::new(32),
            arrival: Wire::new(1),
            arrival_context: Wire::new(context),
            arrival_nop: Wire::new(1),
            arrival_cause: Wire::new(CAUSE_BITS),
            arrival_pc: Wire::new(32),
            arrival_word: Wire::new(32),
            in_flight: Wire::several(contexts, index_width(stages + 1)),
            valids: Reg::several(stages, 1),
            contexts: Reg::several(stages, context),
            pcs: Reg::several(stages, 32),
            nops: Reg::several(stages, 1),
            causes: Reg::several(stages, CAUSE_BITS),
            words: Reg::several(stages - 1, 32),
            valid_now: Wire::several(stages + 1, 1),
            context_now: Wire::several(stages + 1, context),
            pc_now: Wire::several(stages + 1, 32),
            nop_now: Wire::several(stages + 1, 1),
            cause_now: Wire::several(stages + 1, CAUSE_BITS),
            word_now: Wire::several(stages, 32),
            redirected: Wire::several(stages, 1),
            retired: Wire::several(stages, 1),
            stages: Param::new(stages),
            coordinated: Param::new(coordinated.into()),
        }
    }
}

impl Logic for FetchStages {
    about!(MISS, REDIRECT, RETIRE);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("The request stands before the stages.");
        self.valid_now[0].next = self.request.val();
        self.context_now[0].next = self.request_context.val();
        self.pc_now[0].next = self.request_pc.val();
        self.nop_now[0].next = false.into();
        self.cause_now[0].next = 0.into();

        comment!("Tags: a hit, or the place becomes a NOP.");
        self.found.next = self.valids[0].val() & !self.nops[0].val() & self.hit.val();
        self.missed.next = self.valids[0].val() & !self.nops[0].val() & !self.hit.val();
        self.missed_context.next = self.contexts[0].val();
        self.missed_pc.next = self.pcs[0].val();
        for stage in 0..self.valids.len() {
            self.valid_now[stage + 1].next = self.valids[stage].val();
            self.context_now[stage + 1].next = self.contexts[stage].val();
            self.pc_now[stage + 1].next = self.pcs[stage].val();
            self.nop_now[stage + 1].next = self.nops[stage].val();
            self.cause_now[stage + 1].next = self.causes[stage].val();
            if stage == 0 {
                self.word_now[0].next = self.word.val();
                if self.missed.val().any() {
                    if self.coordinated.val() == 1 {
                        self.nop_now[1].next = true.into();
                        self.cause_now[1].next = MISS.into();
                    } else {
                        self.valid_now[1].next = false.into();
                    }
                }
            } else {
                self.word_now[stage].next = self.words[stage - 1].val();
            }
        }

        comment!("All move on by a stage, unless their context left.");
        for stage in 0..self.valids.len() {
            self.redirected[stage].next = self.redirect.val().get_bit(self.context_now[stage].val()).into();
            self.retired[stage].next = self.retire.val().get_bit(self.context_now[stage].val()).into();
            self.valids[stage].next = self.valid_now[stage].val();
            self.contexts[stage].next = self.context_now[stage].val();
            self.pcs[stage].next = self.pc_now[stage].val();
            self.nops[stage].next = self.nop_now[stage].val();
            self.causes[stage].next = self.cause_now[stage].val();
            if self.coordinated.val() == 0 {
                self.valids[stage].next =
                    self.valid_now[stage].val() & !self.redirected[stage].val() & !self.retired[stage].val();
            } else if self.retired[stage].val().any() {
                self.nops[stage].next = true.into();
                self.causes[stage].next = RETIRE.into();
            } else if self.redirected[stage].val().any() {
                self.nops[stage].next = true.into();
                self.causes[stage].next = REDIRECT.into();
            }
            if stage > 0 {
                self.words[stage - 1].next = self.word_now[stage - 1].val();
            }
        }

        comment!("The last stage enters its queue.");
        self.arrival.next = self.valid_now[self.stages.val()].val();
        self.arrival_context.next = self.context_now[self.stages.val()].val();
        self.arrival_nop.next = self.nop_now[self.stages.val()].val();
        self.arrival_cause.next = self.cause_now[self.stages.val()].val();
        self.arrival_pc.next = self.pc_now[self.stages.val()].val();
        self.arrival_word.next = self.word_now[self.stages.val() - 1].val();

        for context in 0..self.in_flight.len() {
            self.in_flight[context].next = 0.into();
            for stage in 0..self.valids.len() {
                if self.valid_now[stage + 1].val().any() & (self.contexts[stage].val() == context) {
                    self.in_flight[context].next = self.in_flight[context].val() + 1;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
