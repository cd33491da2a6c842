//! Registers that wait for a result: 64 bits a context, x0 never among them.
//!
//! Set at the end of the cycle of issue, cleared at the end of the cycle of the write: issued in c with latency N, the
//! bit stands in c + 1 .. c + N - 1. An issued NOP or an instruction without destination names x0 and sets nothing.
//! Does not know what writes, nor in which lanes.

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
    /// A result is written at the end of this cycle, one bit a writer.
    pub written: Wire<In>,
    /// For which context.
    pub written_context: Vec<Wire<In>>,
    /// To which register.
    pub written_register: Vec<Wire<In>>,
    /// Registers that wait, a context each: bit n is register n, float ones from 32 on.
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
            written: Wire::new(writers),
            written_context: Wire::several(writers, context),
            written_register: Wire::several(writers, REG_BITS),
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
                    & self.issue_register[port].val().any()
                {
                    self.coming[context].next =
                        self.coming[context].val().replace_bit(self.issue_register[port].val(), true);
                }
            }
            for writer in 0..self.written_context.len() {
                if self.written.val().get_bit(writer) & (self.written_context[writer].val() == context) {
                    self.coming[context].next =
                        self.coming[context].val().replace_bit(self.written_register[writer].val(), false);
                }
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
    fn a_register_waits_from_issue_to_write_and_x0_never() {
        for (contexts, ports, writers) in SHAPES {
            let mut random = Random::new(contexts as u64);
            let mut bench = Bench::new(PendingRegisters::new(contexts, ports, writers));
            let mut model = vec![0u64; contexts];
            for step in 0..400 {
                let mut after = model.clone();
                let (issue, written) = (random.word(), random.word());
                let mut event = || (random.below(contexts as u64), random.below(64) >> random.below(6));
                for port in 0..ports {
                    let (context, register) = event();
                    bench.block.issue_context[port].next = Value::new(index_width(contexts), context);
                    bench.block.issue_register[port].next = Value::new(REG_BITS, register);
                    after[context as usize] |= (issue >> port & 1) << register & !1;
                }
                for writer in 0..writers {
                    let (context, register) = event();
                    bench.block.written_context[writer].next = Value::new(index_width(contexts), context);
                    bench.block.written_register[writer].next = Value::new(REG_BITS, register);
                    after[context as usize] &= !((written >> writer & 1) << register);
                }
                bench.block.issue.next = Value::new(ports, issue);
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
