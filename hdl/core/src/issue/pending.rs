//! Registers that wait for a result: 64 bits a context. x0 waits for none, so its bit is that of a fence.
//!
//! Set at the end of the cycle of issue, cleared at the end of the cycle of the write: issued in c with latency N, the
//! bit stands in c + 1 .. c + N - 1. An issued NOP or an instruction without destination names x0 and sets nothing; a result for x0
//! clears nothing. A fence sets bit 0 when it issues and clears it when it ends. Does not know what writes, nor in which
//! lanes.

use crate::Shape;
use crate::bundles::{Completion, ContextEvent};
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;

/// The scoreboard of registers.
#[derive(LogicBlock)]
pub struct PendingRegisters {
    /// An instruction issues, one bit per issue port.
    pub issue: Wire<In>,
    /// Context that issues, at each issue port.
    pub issue_context: Vec<Wire<In>>,
    /// Destination register of the instruction that issues, at each issue port.
    pub issue_register: Vec<Wire<In>>,
    /// The instruction that issues is a fence, one bit per issue port.
    pub issue_fence: Wire<In>,
    /// Result of each writer that is written at the end of this cycle.
    pub completions: Vec<Completion<In>>,
    /// A fence ends in this cycle.
    pub fence_done: ContextEvent<In>,
    /// Pending registers of each context: bit n is register n, float ones from 32 on; bit 0 a fence.
    pub pending: Vec<Wire<Out>>,
    waits: Vec<Reg>,
    coming: Vec<Wire<Local>>,
}

impl PendingRegisters {
    /// Of this machine; up to `ports` instructions may issue in a cycle.
    pub fn new(shape: &Shape, ports: usize) -> PendingRegisters {
        let (contexts, registers) = (shape.contexts(), 1 << REG_BITS);
        PendingRegisters {
            issue: Wire::new(ports),
            issue_context: Wire::several(ports, shape.context_bits()),
            issue_register: Wire::several(ports, REG_BITS),
            issue_fence: Wire::new(ports),
            completions: Completion::per_writer(shape),
            fence_done: ContextEvent::new(shape),
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
            for writer in 0..self.completions.len() {
                if self.completions[writer].valid.val().any()
                    & (self.completions[writer].context.val() == context)
                    & self.completions[writer].register.val().any()
                {
                    self.coming[context].next = self.coming[context]
                        .val()
                        .replace_bit(self.completions[writer].register.val(), false);
                }
            }
            if self.fence_done.valid.val().any() & (self.fence_done.context.val() == context) {
                self.coming[context].next = self.coming[context].val().replace_bit(0, false);
            }
            self.waits[context].next = self.coming[context].val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{put, small};
    use warpstep_kit::check::{Bench, Check, Random};

    /// Contexts, issue ports, and whether there are float writers.
    const SHAPES: [(usize, usize, bool); 5] =
        [(1, 1, false), (3, 1, false), (4, 2, true), (32, 1, false), (32, 3, true)];

    fn scoreboard((warps, ports, fpu): (usize, usize, bool)) -> PendingRegisters {
        PendingRegisters::new(&small(|p| (p.warps, p.fpu) = (warps, fpu)), ports)
    }

    #[test]
    fn the_scoreboard_agrees_with_its_verilog() {
        for shape in SHAPES {
            Check::default().check(scoreboard(shape)).unwrap_or_else(|error| panic!("{shape:?}: {error}"));
        }
    }

    #[test]
    fn a_register_waits_from_issue_to_write_and_x0_from_a_fence_to_its_end() {
        for (contexts, ports, fpu) in SHAPES {
            let mut random = Random::new(contexts as u64);
            let mut bench = Bench::new(scoreboard((contexts, ports, fpu)));
            let mut model = vec![0u64; contexts];
            for step in 0..400 {
                let mut after = model.clone();
                let (issue, written) = (random.word(), random.word() & random.word());
                let (fence_done, fenced) = (random.once_in(3), random.below(contexts as u64));
                let fences = random.word() & random.word();
                let mut event = || (random.below(contexts as u64), random.below(64) >> random.below(6));
                for port in 0..ports {
                    let (context, register) = event();
                    put(&mut bench.block.issue_context[port], context);
                    let register = if fences >> port & 1 == 1 { 0 } else { register };
                    bench.block.issue_register[port].next = Value::new(REG_BITS, register);
                    let counts = (issue >> port & 1) << register;
                    after[context as usize] |= counts & !(1 & !(fences >> port));
                }
                for (writer, completion) in bench.block.completions.iter_mut().enumerate() {
                    let (context, register) = event();
                    put(&mut completion.valid, written >> writer & 1);
                    put(&mut completion.context, context);
                    put(&mut completion.register, register);
                    after[context as usize] &= !((written >> writer & 1) << register & !1);
                }
                after[fenced as usize] &= !u64::from(fence_done);
                bench.block.issue.next = Value::new(ports, issue);
                bench.block.issue_fence.next = Value::new(ports, fences);
                bench.block.fence_done.valid.next = fence_done.into();
                put(&mut bench.block.fence_done.context, fenced);
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
