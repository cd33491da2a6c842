//! The front end of a core: requests in flight, tags, and the fill engine. Queues and fetch addresses are the contexts' own.
//!
//! A request of cycle c has its tags compared in c + 1 and enters its queue at the end of c + t_F. Who issues requests; so queue and
//! requests in flight of a context are t_F + 1 in every cycle.

use super::context::{Block, Context, Entry, Miss};
use super::tags::Tags;
use crate::mistake::Mistake;
use std::collections::VecDeque;
use warpstep_spec::Config;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Flight {
    /// Made in the last cycle: whether its line was there.
    Requested {
        pc: u32,
        looped: bool,
        hit: bool,
    },
    Entry(Entry),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Flying {
    context: usize,
    flight: Flight,
}

/// A line on its way to the cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Fill {
    line: u32,
    /// A fence.i came meanwhile: it does not become valid.
    stale: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct FrontEnd {
    line_bytes: u32,
    has_loop_registers: bool,
    /// Newest first; contexts of one stage in ascending order.
    stages: VecDeque<Vec<Flying>>,
    requested: Vec<Flying>,
    tags: Tags,
    fill: Option<Fill>,
    last_served: usize,
    /// Lines that are loaded after reset, before anybody is active: the next, and how many.
    loads: (u32, u32),
    /// The first cycle after reset is over.
    begun: bool,
}

impl FrontEnd {
    pub fn new(config: &Config, entry: u32) -> FrontEnd {
        let cache = config.instruction_cache;
        FrontEnd {
            line_bytes: cache.line_bytes,
            has_loop_registers: config.loop_register,
            stages: std::iter::repeat_n(Vec::new(), config.fetch_latency).collect(),
            requested: Vec::new(),
            tags: Tags::new(cache.bytes, cache.line_bytes),
            fill: None,
            last_served: config.core_contexts() - 1,
            loads: (entry / cache.line_bytes, config.preload_lines),
            begun: false,
        }
    }

    fn place(&self, line: u32) -> usize {
        line as usize % self.tags.len()
    }

    /// Puts the lines of `bytes` bytes in place before the first cycle, as many as fit.
    pub fn preload(&mut self, first: u32, bytes: usize) {
        let bytes = (bytes as u32).min(self.tags.len() as u32 * self.line_bytes).max(1);
        for line in first / self.line_bytes..=(first + (bytes - 1)) / self.line_bytes {
            let place = self.place(line);
            self.tags[place] = Some(line);
        }
    }

    /// Whether code is being loaded after reset: nobody is active yet.
    pub fn is_loading(&self) -> bool {
        self.loads.1 > 0
    }

    /// Address of the line of code that is on its way.
    pub fn line_in_flight(&self) -> Option<u32> {
        self.fill.map(|fill| fill.line * self.line_bytes)
    }

    pub fn is_filling(&self) -> bool {
        self.fill.is_some()
    }

    /// The start of a cycle: an idle fill engine looks at the line of the next context in turn and asks for it, unless another line of
    /// its place was brought to somebody who has yet to request again and is not held up. Gives the line's address.
    pub fn start_fill(&mut self, contexts: &[Context]) -> Option<u32> {
        let begun = std::mem::replace(&mut self.begun, true);
        if self.fill.is_some() {
            return None;
        }
        if self.is_loading() {
            let line = begun.then_some(self.loads.0)?;
            self.fill = Some(Fill { line, stale: false });
            return Some(line * self.line_bytes);
        }
        let left_out = |context: &Context| {
            matches!(context.block, Block::Control { .. }) && Mistake::WrongPathNotFetched.is_made()
        };
        let waits = |number: &usize| {
            matches!(contexts[*number].miss, Miss::Waiting(_)) && !left_out(&contexts[*number])
        };
        let count = contexts.len();
        let next = (self.last_served + 1..count).chain(0..=self.last_served).find(waits)?;
        self.last_served = next;
        let Miss::Waiting(line) = contexts[next].miss else { unreachable!("it waits") };
        let locks = |context: &Context| match context.miss {
            Miss::Woken(locked) => {
                locked != line && self.place(locked) == self.place(line) && !context.block.is_held_up()
            }
            _ => false,
        };
        if contexts.iter().any(locks) {
            return None;
        }
        self.fill = Some(Fill { line, stale: false });
        Some(line * self.line_bytes)
    }

    /// What was requested in the last cycle hit, or leaves a NOP in its place and its context waits for the line.
    pub fn compare_tags(&mut self, contexts: &mut [Context]) {
        let Some(newest) = self.stages.front_mut() else { return };
        for flying in newest {
            let Flight::Requested { pc, looped, hit } = flying.flight else { continue };
            if hit {
                flying.flight = Flight::Entry(Entry::Instruction { pc, looped });
            } else {
                let context = &mut contexts[flying.context];
                (context.miss, context.fetch_pc) = (Miss::Waiting(pc / self.line_bytes), pc);
                flying.flight = Flight::Entry(Entry::Nop);
            }
        }
    }

    /// A context requests its next instruction.
    pub fn request(&mut self, number: usize, context: &mut Context) {
        let pc = context.fetch_pc;
        let target = context.loop_register.filter(|(branch, _)| *branch == pc).map(|(_, target)| target);
        context.fetch_pc = target.unwrap_or(pc.wrapping_add(4));
        if let Miss::Woken(_) = context.miss {
            context.miss = Miss::None;
        }
        let line = pc / self.line_bytes;
        let hit = self.tags[self.place(line)] == Some(line);
        let flight = Flight::Requested { pc, looped: target.is_some(), hit };
        self.requested.push(Flying { context: number, flight });
    }

    /// What is in flight moves on by a stage; the last one enters its queues.
    pub fn advance(&mut self, contexts: &mut [Context]) {
        self.stages.push_front(std::mem::take(&mut self.requested));
        let mut arrived = self.stages.pop_back().unwrap_or_default();
        for Flying { context, flight } in arrived.drain(..) {
            if let Flight::Entry(entry) = flight {
                contexts[context].queue.push_back(entry);
            }
        }
        self.requested = arrived;
    }

    /// What a context has in flight becomes NOPs.
    fn discard(&mut self, number: usize) {
        let own = self.stages.iter_mut().flatten().filter(|flying| flying.context == number);
        own.for_each(|flying| flying.flight = Flight::Entry(Entry::Nop));
    }

    /// A context goes on at `pc`.
    pub fn redirect(&mut self, number: usize, context: &mut Context, pc: u32) {
        context.discard();
        self.discard(number);
        if Mistake::NopTooFew.is_made() {
            context.queue.pop_front();
        }
        context.fetch_from(pc);
    }

    /// The redirect of a context was that of the backward branch at `pc`.
    pub fn loops(&self, context: &mut Context, pc: u32, target: u32) {
        if self.has_loop_registers {
            context.loop_register = Some((pc, target));
        }
    }

    /// A context ends.
    pub fn retire(&mut self, number: usize, context: &mut Context) {
        context.discard();
        self.discard(number);
        context.loop_register = None;
    }

    /// A split: the child has in flight what its parent has.
    pub fn copy(&mut self, parent: usize, child: usize) {
        for stage in &mut self.stages {
            stage.retain(|flying| flying.context != child);
            let own = stage.iter().find(|flying| flying.context == parent).copied();
            stage.extend(own.map(|flying| Flying { context: child, ..flying }));
            stage.sort_by_key(|flying| flying.context);
        }
    }

    #[cfg(feature = "mistakes")]
    pub fn forget_turn(&mut self) {
        self.last_served = 0;
    }

    /// fence.i: no line is valid any more.
    pub fn invalidate(&mut self) {
        self.tags.fill(None);
        if let Some(fill) = &mut self.fill {
            fill.stale = true;
        }
    }

    /// The end of the cycle in which a line comes: who waits for it is woken.
    pub fn line_arrived(&mut self, contexts: &mut [Context]) {
        let Some(Fill { line, stale }) = self.fill.take() else { return };
        if self.is_loading() {
            self.loads = (self.loads.0.wrapping_add(1), self.loads.1 - 1);
        }
        if !stale {
            let place = self.place(line);
            self.tags[place] = Some(line);
        }
        for context in contexts.iter_mut().filter(|context| context.miss == Miss::Waiting(line)) {
            context.miss = Miss::Woken(line);
        }
    }
}
