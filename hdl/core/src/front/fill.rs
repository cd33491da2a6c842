//! Instruction misses: who waits for which line, which line is asked for next, and who may go on when it is there.
//!
//! A miss register a context: none, waiting for a line, woken (its line came, it has not asked again). An idle engine asks
//! memory in f for the line of a waiting context, round robin after the last one served; the answer comes in f + latency,
//! is written at the end of that cycle, and wakes everybody who then waits for the line, also a context whose miss is found
//! in that very cycle. An invalidation makes the fill in flight worthless: it ends and wakes, and writes nothing. In a
//! cycle as many misses may be found as there are fetch ports, one at each. At a split the child's register becomes a copy
//! of its parent's, as it is after the misses and wake-ups of the cycle.
//!
//! A line may not be replaced while a context woken for it has yet to ask again, unless other warps hold that context up
//! (barrier, wspawn, join). In a cycle only the line of the context whose turn it is is looked at, C comparisons: if its
//! place is locked nothing is asked for, and the next context has its turn in the next cycle.
//!
//! Where code is loaded after reset (`preload.rs`) an idle engine asks for those lines before anybody is active.
//!
//! No instruction lies in input and output or in local memory: a line from there becomes zeros, which are none.
//!
//! Does not know the cache's contents, nor how long memory takes.

use crate::Shape;
use crate::bundles::{CacheWrite, FetchRequest, LineAnswer, LineRequest, SplitCopy};
use crate::front::preload::Preload;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{RoundRobin, Select, index_width};
use warpstep_spec::abi;

/// Upper halves of the addresses where no instruction lies.
const IO: usize = (abi::IO.end >> 16) as usize - 1;
const LOCAL: usize = (abi::LOCAL_MEMORY_BASE >> 16) as usize;

/// Miss registers and the one fill in flight.
#[derive(LogicBlock)]
pub struct FillEngine {
    /// The lookup of the last cycle at each port, if it missed.
    pub missed: Vec<FetchRequest<In>>,
    /// Contexts that request an instruction in this cycle, one bit per context.
    pub requests: Wire<In>,
    /// Contexts redirected or retired at the end of this cycle, one bit per context.
    pub cancel: Wire<In>,
    /// Contexts held up by others, at a barrier, wspawn or join, one bit per context: their lines are not locked.
    pub held_up: Wire<In>,
    /// A context becomes a copy of another at the end of this cycle; absent without split contexts.
    pub split: Vec<SplitCopy<In>>,
    /// Contexts that wait for a line, those whose miss is found in this cycle included; one bit per context.
    pub waiting: Wire<Out>,
    /// Those whose miss was found before this cycle.
    pub waited: Wire<Out>,
    /// The request for a line, to memory.
    pub fill: LineRequest<Out>,
    /// The requested line, from memory.
    pub line: LineAnswer<In>,
    /// The cache becomes invalid at the end of this cycle (fence.i).
    pub invalidate: Wire<In>,
    /// The line that is written into the cache.
    pub write: CacheWrite<Out>,
    /// Address at which warp 0 begins; only where code is loaded after reset.
    pub entry_pc: Vec<Wire<In>>,
    /// Code is being loaded after reset: nobody is active.
    pub loading: Vec<Wire<Out>>,
    /// Miss registers: one bit per context for each state, and the lines.
    waits: Reg,
    woken: Reg,
    lines: Vec<Reg>,
    filling: Reg,
    filling_line: Reg,
    stale: Reg,
    /// Whose line is asked for next, if it waits: the context after the last one served.
    turn: Reg,
    next: RoundRobin,
    preload: Vec<Preload>,
    asked_line: Select,
    missed_lines: Vec<Wire<Local>>,
    /// The request of this context has missed, one bit per context.
    misses: Wire<Local>,
    /// Where in the cache a line goes: that asked for, and that of each context.
    asked_place: Wire<Local>,
    places: Vec<Wire<Local>>,
    /// Woken contexts whose line may not be replaced.
    locks: Wire<Local>,
    /// One of them holds another line in the place asked for.
    locked: Wire<Local>,
    wakes: Wire<Local>,
    ends: Wire<Local>,
    /// After the misses and wake-ups of this cycle.
    /// Lines as they are after this cycle's misses.
    lines_now: Vec<Wire<Local>>,
    waits_after: Wire<Local>,
    woken_after: Wire<Local>,
    /// The same after a split.
    waits_next: Wire<Local>,
    woken_next: Wire<Local>,
    /// Upper half of the line's address.
    high: Wire<Local>,
    contexts: Param,
    warps: Param,
    ports: Param,
    parents: Param,
    /// Lowest bit of the line number in an address.
    line_at: Param,
    /// Lowest bit of the upper half of an address in a line number.
    high_at: Param,
}

impl FillEngine {
    /// Of this machine.
    pub fn new(shape: &Shape) -> FillEngine {
        let (contexts, size) = (shape.contexts(), shape.config().instruction_cache);
        let line_at = size.line_bytes.ilog2() as usize;
        let line = 32 - line_at;
        let place = index_width((size.bytes / size.line_bytes) as usize);
        FillEngine {
            missed: (0..shape.ports()).map(|_| FetchRequest::of_port(shape)).collect(),
            requests: Wire::new(contexts),
            cancel: Wire::new(contexts),
            held_up: Wire::new(contexts),
            split: SplitCopy::if_splits(shape),
            waiting: Wire::new(contexts),
            waited: Wire::new(contexts),
            fill: LineRequest::new(shape),
            line: LineAnswer::new(shape),
            invalidate: Wire::new(1),
            write: CacheWrite::new(shape),
            entry_pc: Wire::several(shape.preload_flags(), 32),
            loading: Wire::several(shape.preload_flags(), 1),
            waits: Reg::new(contexts),
            woken: Reg::new(contexts),
            lines: Reg::several_without_reset(contexts, line),
            filling: Reg::new(1),
            filling_line: Reg::without_reset(line),
            stale: Reg::new(1),
            turn: Reg::new(shape.context_bits()),
            next: RoundRobin::new(contexts),
            preload: (0..shape.preload_flags()).map(|_| Preload::new(shape)).collect(),
            asked_line: Select::new(contexts, line),
            missed_lines: Wire::several(shape.ports(), line),
            misses: Wire::new(contexts),
            asked_place: Wire::new(place),
            places: Wire::several(contexts, place),
            locks: Wire::new(contexts),
            locked: Wire::new(1),
            wakes: Wire::new(contexts),
            ends: Wire::new(1),
            lines_now: Wire::several(contexts, line),
            waits_after: Wire::new(contexts),
            woken_after: Wire::new(contexts),
            waits_next: Wire::new(contexts),
            woken_next: Wire::new(contexts),
            high: Wire::new(16),
            contexts: Param::new(contexts),
            warps: Param::new(shape.warps()),
            ports: Param::new(shape.ports()),
            parents: Param::new(shape.parents()),
            line_at: Param::new(line_at),
            high_at: Param::new(16 - line_at),
        }
    }
}

impl Logic for FillEngine {
    about!(unread: "next.grant"; IO, LOCAL);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Start: an idle engine asks for the line of the context in turn, unless it is locked out.");
        wires::link(&mut self.waits, &mut self.next.requests);
        wires::link(&mut self.turn, &mut self.next.start);
        self.asked_line.index.next = self.next.index.val();
        self.asked_place.next = unsigned_cast(self.asked_line.chosen.val());
        self.locks.next = self.woken.val() & !self.held_up.val();
        self.locked.next = false.into();
        for context in 0..self.lines.len() {
            self.asked_line.words[context].next = self.lines[context].val();
            self.places[context].next = unsigned_cast(self.lines[context].val());
            if self.locks.val().get_bit(context)
                & (self.places[context].val() == self.asked_place.val())
                & (self.lines[context].val() != self.asked_line.chosen.val())
            {
                self.locked.next = true.into();
            }
        }
        self.fill.valid.next = self.next.found.val() & !self.filling.val() & !self.locked.val();
        self.fill.address.next = unsigned_cast(self.asked_line.chosen.val()) << self.line_at.val();
        for ahead in 0..self.preload.len() {
            comment!("After reset nobody waits: lines are loaded ahead.");
            wires::link(&mut self.entry_pc[ahead], &mut self.preload[ahead].entry_pc);
            wires::link(&mut self.preload[ahead].loading, &mut self.loading[ahead]);
            if self.preload[ahead].asks.val().any() {
                self.fill.valid.next = !self.filling.val();
                self.fill.address.next = unsigned_cast(self.preload[ahead].line.val()) << self.line_at.val();
            }
        }
        if self.next.found.val().any() & !self.filling.val().any() {
            self.turn.next = self.next.index.val() + 1;
            if self.next.index.val() == self.contexts.val() - 1 {
                self.turn.next = 0.into();
            }
        }
        if self.fill.valid.val().any() {
            self.filling.next = true.into();
            self.filling_line.next = self.asked_line.chosen.val();
            self.stale.next = false.into();
            for ahead in 0..self.preload.len() {
                if self.preload[ahead].asks.val().any() {
                    self.filling_line.next = self.preload[ahead].line.val();
                }
            }
        }

        comment!("Tags: misses are noted.");
        self.misses.next = 0.into();
        for context in 0..self.lines.len() {
            self.lines_now[context].next = self.lines[context].val();
        }
        for port in 0..self.missed.len() {
            self.missed_lines[port].next = unsigned_cast(self.missed[port].pc.val() >> self.line_at.val());
            for warp in 0..self.warps.val() {
                if self.missed[port].valid.val().any() & (self.missed[port].context.val() == warp) {
                    self.misses.next = self.misses.val().replace_bit(warp * self.ports.val() + port, true);
                    self.lines_now[warp * self.ports.val() + port].next = self.missed_lines[port].val();
                }
            }
        }
        self.waited.next = self.waits.val();
        self.waiting.next = self.waits.val() | self.misses.val();

        comment!("End: the line is written, who waits for it is woken.");
        self.ends.next = self.filling.val() & self.line.valid.val();
        for ahead in 0..self.preload.len() {
            self.preload[ahead].ends.next = self.ends.val();
        }
        self.write.valid.next = self.ends.val() & !self.stale.val() & !self.invalidate.val();
        self.write.address.next = unsigned_cast(self.filling_line.val()) << self.line_at.val();
        self.high.next = unsigned_cast(self.filling_line.val() >> self.high_at.val());
        self.write.line.next = self.line.data.val();
        if (self.high.val() == IO) | (self.high.val() == LOCAL) {
            self.write.line.next = 0.into();
        }
        if self.ends.val().any() {
            self.filling.next = false.into();
        }
        self.wakes.next = 0.into();
        if self.ends.val().any() {
            for warp in 0..self.warps.val() {
                for port in 0..self.missed.len() {
                    self.wakes.next = self.wakes.val().replace_bit(
                        warp * self.ports.val() + port,
                        self.waiting.val().get_bit(warp * self.ports.val() + port)
                            & (self.lines_now[warp * self.ports.val() + port].val()
                                == self.filling_line.val()),
                    );
                }
            }
        }
        if self.invalidate.val().any() {
            self.stale.next = true.into();
        }
        self.waits_after.next = self.waiting.val() & !self.wakes.val() & !self.cancel.val();
        self.woken_after.next =
            ((self.woken.val() & !self.requests.val()) | self.wakes.val()) & !self.cancel.val();
        self.waits_next.next = self.waits_after.val();
        self.woken_next.next = self.woken_after.val();
        for context in 0..self.lines.len() {
            self.lines[context].next = self.lines_now[context].val();
        }
        for split in 0..self.split.len() {
            comment!("Split: the child waits for what its parent waits for.");
            for warp in 0..self.warps.val() {
                for child in 0..self.ports.val() {
                    for parent in 0..self.parents.val() {
                        if ((child > 0) & (child != parent))
                            && (self.split[split].valid.val().any()
                                & (self.split[split].warp.val() == warp)
                                & (self.split[split].parent.val() == parent)
                                & (self.split[split].child.val() == child))
                        {
                            self.waits_next.next = self.waits_next.val().replace_bit(
                                warp * self.ports.val() + child,
                                self.waits_after.val().get_bit(warp * self.ports.val() + parent),
                            );
                            self.woken_next.next = self.woken_next.val().replace_bit(
                                warp * self.ports.val() + child,
                                self.woken_after.val().get_bit(warp * self.ports.val() + parent),
                            );
                            self.lines[warp * self.ports.val() + child].next =
                                self.lines_now[warp * self.ports.val() + parent].val();
                        }
                    }
                }
            }
        }
        self.waits.next = self.waits_next.val();
        self.woken.next = self.woken_next.val();
    }
}

#[cfg(test)]
mod tests;
