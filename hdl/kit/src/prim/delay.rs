//! A value some cycles later. Zero cycles is a wire, and no module. Knows nothing of what it carries.
//!
//! Flags are zero after reset; data have no reset, so that a long delay of data can be a shift register, and what leaves it is
//! unknown until something has gone through.

use crate::prelude::*;
use crate::tick;
use rust_hdl_core::ast::{VerilogExpression, VerilogStatement};
use std::collections::VecDeque;

/// `late` is what `early` was so many cycles ago.
#[derive(LogicBlock)]
pub struct Delay {
    /// Goes in.
    pub early: Wire<In>,
    /// Comes out.
    pub late: Wire<Out>,
    reset: Param,
    cycles: Param,
    _stages: VecDeque<Value>,
}

impl Delay {
    /// Of `width` bits that are zero after reset, by so many cycles.
    pub fn of_flags(width: usize, cycles: usize) -> Delay {
        Delay::new(width, cycles, true)
    }

    /// Of `width` bits that nobody looks at until they have gone through, by so many cycles.
    pub fn of_data(width: usize, cycles: usize) -> Delay {
        Delay::new(width, cycles, false)
    }

    fn new(width: usize, cycles: usize, reset: bool) -> Delay {
        Delay {
            early: Wire::new(width),
            late: Wire::new(width),
            reset: Param::new(reset.into()),
            cycles: Param::new(cycles),
            _stages: (0..cycles).map(|_| Value::new(width, 0)).collect(),
        }
    }
}

impl Logic for Delay {
    parameters!(self; WIDTH = self.early.width(), CYCLES = self.cycles.val(), RESET = self.reset.val();
        early: "WIDTH", late: "WIDTH");

    fn update(&mut self) {
        if let Some(reset) = tick::edge() {
            self._stages.push_back(self.early.val());
            self._stages.pop_front();
            if reset && self.reset.val() == 1 {
                let width = self.early.width();
                self._stages.iter_mut().for_each(|stage| *stage = Value::new(width, 0));
            }
        }
        self.late.next = self._stages.front().cloned().unwrap_or(self.early.val());
    }

    fn hdl(&self) -> Verilog {
        if self.cycles.val() == 0 {
            let [late, early] = ["late$next", "early"].map(|name| VerilogExpression::Signal(name.into()));
            return Verilog::Combinatorial(vec![VerilogStatement::Assignment(late, early)]);
        }
        Verilog::Custom(
            "reg  [CYCLES*WIDTH-1:0] stages;
wire [CYCLES*WIDTH+WIDTH-1:0] all = {stages, early};
assign late = stages[(CYCLES-1)*WIDTH +: WIDTH];

always @(posedge clock) begin
    if (RESET && reset) stages <= {CYCLES*WIDTH{1'b0}};
    else stages <= all[CYCLES*WIDTH-1:0];
end

`ifdef WARPSTEP_INIT
initial stages = {CYCLES*WIDTH{1'b0}};
`endif

wire unused = &{1'b0, all[CYCLES*WIDTH +: WIDTH]};"
                .into(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Bench, Check};

    #[test]
    fn both_faces_agree_at_every_length() {
        for (width, cycles) in [(1, 0), (32, 0), (1, 1), (7, 4), (9, 32)] {
            Check::default().cycles(80).check(Delay::of_flags(width, cycles)).unwrap();
            Check::default().cycles(80).check(Delay::of_data(width, cycles)).unwrap();
        }
    }

    #[test]
    fn what_goes_in_comes_out_that_many_cycles_later() {
        let mut bench = Bench::new(Delay::of_flags(8, 3));
        for cycle in 0..20 {
            bench.block.early.next = Value::new(8, cycle + 1);
            bench.settle();
            assert!(bench.block.late.val() == Value::new(8, if cycle < 3 { 0 } else { cycle - 2 }));
            bench.clock();
        }
    }
}
