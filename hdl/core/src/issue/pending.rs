//! Registers that wait for a result: 64 bits a context. x0 waits for none, so its bit is that of a fence.
//!
//! Set at the end of the cycle of issue, cleared at the end of the cycle of the write: issued in c with latency N, the
//! bit stands in c + 1 .. c + N - 1. An issued NOP or an instruction without destination names x0 and sets nothing; a result for x0
//! clears nothing. A fence sets bit 0 when it issues and clears it when it ends. Does not know what writes, nor in which
//! lanes.

use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// The scoreboard of registers.
#[derive(LogicBlock)]
pub struct PendingRegisters {
    /// An instruction issues, one bit an issue port.
    pub issue: Wire<In>,
    /// Of which context.
    pub issue_context: Vec<Wire<In>>,
    /// Its destination.
    pub issue_register: Vec<Wire<In>>,
    /// It is a fence, one bit an issue port.
    pub issue_fence: Wire<In>,
    /// A result is written at the end of this cycle, one bit a writer.
    pub written: Wire<In>,
    /// For which context.
    pub written_context: Vec<Wire<In>>,
    /// To which register.
    pub written_register: Vec<Wire<In>>,
    /// A fence ends in this cycle.
    pub fence_done: Wire<In>,
    /// Whose.
    pub fence_done_context: Wire<In>,
    /// Registers that wait, a context each: bit n is register n, float ones from 32 on; bit 0 a fence.
    pub pending: Vec<Wire<Out>>,
    waits: Vec<Reg>,
    coming: Vec<Wire<Local>>,
}

impl PendingRegisters {
    /// `ports` instructions may issue in a cycle, `writers` results may be written.
    pub fn new(contexts: usize, ports: usize, writers: usize) -> PendingRegisters {
        let (context, registers) = (index_width(contexts), 1 << REG_BITS);
        PendingRegisters {
            issue: Wire::new(ports),
            issue_context: Wire::several(ports, context),
            issue_register: Wire::several(ports, REG_BITS),
            issue_fence: Wire::new(ports),
            written: Wire::new(writers),
            written_context: Wire::several(writers, context),
            written_register: Wire::several(writers, REG_BITS),
            fence_done: Wire::new(1),
            fence_done_context: Wire::new(context),
            pending: Wire::several(contexts, registers),
            waits: Reg::several(contexts, registers),
            coming: Wire::several(contexts, registers),
        }
    }
}

impl Logic for PendingRegisters {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        for context in 0..self.waits.len() {
            self.pending[context].next = self.waits[context].val();
            self.coming[context].next = self.waits[context].val();
            for port in 0..self.issue_context.len() {
                if self.issue.val().get_bit(port)
                    & (self.issue_context[port].val() == context)
                    & (self.issue_register[port].val().any() | self.issue_fence.val().get_bit(port))
                {
                    self.coming[context].next =
                        self.coming[context].val().replace_bit(self.issue_register[port].val(), true);
                }
            }
            for writer in 0..self.written_context.len() {
                if self.written.val().get_bit(writer)
                    & (self.written_context[writer].val() == context)
                    & self.written_register[writer].val().any()
                {
                    self.coming[context].next =
                        self.coming[context].val().replace_bit(self.written_register[writer].val(), false);
                }
            }
            if self.fence_done.val().any() & (self.fence_done_context.val() == context) {
                self.coming[context].next = self.coming[context].val().replace_bit(0, false);
            }
            self.waits[context].next = self.coming[context].val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_kit::check::{Bench, Check, Random};

    const SHAPES: [(usize, usize, usize); 5] = [(1, 1, 1), (3, 1, 2), (4, 2, 3), (32, 1, 2), (32, 3, 4)];

    #[test]
    fn the_scoreboard_agrees_with_its_verilog() {
        for (contexts, ports, writers) in SHAPES {
            let block = PendingRegisters::new(contexts, ports, writers);
            Check::default()
                .prove(block)
                .unwrap_or_else(|error| panic!("{contexts} {ports} {writers}: {error}"));
        }
    }

    #[test]
    fn a_register_waits_from_issue_to_write_and_x0_from_a_fence_to_its_end() {
        for (contexts, ports, writers) in SHAPES {
            let mut random = Random::new(contexts as u64);
            let mut bench = Bench::new(PendingRegisters::new(contexts, ports, writers));
            let mut model = vec![0u64; contexts];
            for step in 0..400 {
                let mut after = model.clone();
                let (issue, written) = (random.word(), random.word());
                let (fence_done, fenced) = (random.once_in(3), random.below(contexts as u64));
                let fences = random.word() & random.word();
                let mut event = || (random.below(contexts as u64), random.below(64) >> random.below(6));
                for port in 0..ports {
                    let (context, register) = event();
                    bench.block.issue_context[port].next = Value::new(index_width(contexts), context);
                    let register = if fences >> port & 1 == 1 { 0 } else { register };
                    bench.block.issue_register[port].next = Value::new(REG_BITS, register);
                    let counts = (issue >> port & 1) << register;
                    after[context as usize] |= counts & !(1 & !(fences >> port));
                }
                for writer in 0..writers {
                    let (context, register) = event();
                    bench.block.written_context[writer].next = Value::new(index_width(contexts), context);
                    bench.block.written_register[writer].next = Value::new(REG_BITS, register);
                    after[context as usize] &= !((written >> writer & 1) << register & !1);
                }
                after[fenced as usize] &= !u64::from(fence_done);
                bench.block.issue.next = Value::new(ports, issue);
                bench.block.issue_fence.next = Value::new(ports, fences);
                bench.block.fence_done.next = fence_done.into();
                bench.block.fence_done_context.next = Value::new(index_width(contexts), fenced);
                bench.block.written.next = Value::new(writers, written);
                bench.settle();
                for (pending, expected) in bench.block.pending.iter().zip(&model) {
                    assert!(pending.val() == *expected, "step {step}");
                }
                bench.clock();
                model = after;
            }
        }
    }
}
