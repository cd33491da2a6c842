//! How long everything takes: the one table that hardware, cycle model and analysis read.
//!
//! Latency L: issued in cycle c, a dependent instruction may issue in c + L. Two is the least: operands are read in
//! the cycle of issue, the result is written at the end of c + L - 1. No entry depends on data. What memory
//! takes is declared by the memory model in use, so it is a parameter of the configuration and not a row here.

use crate::isa::Class;
use serde::{Deserialize, Serialize};

/// Cycles of every fixed-latency class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Latencies {
    /// Integer arithmetic, logic, compare, shift.
    pub alu: u32,
    /// Integer multiplication, pipelined.
    pub multiply: u32,
    /// Integer division and remainder, not pipelined, no early out.
    pub divide: u32,
    /// Reads and writes of control and status registers.
    pub csr: u32,
    /// vote and shfl.
    pub lane_exchange: u32,
    /// From the issue of a branch, jump or warp-control instruction until its context may issue again.
    pub control: u32,
    /// Float sign injection, minimum, maximum, compare, classify; moves between x and f registers.
    pub float_simple: u32,
    /// Float addition, multiplication, fused multiply-add, pipelined.
    pub float_fma: u32,
    /// Conversions between float and integer, pipelined.
    pub float_convert: u32,
    /// Float division, not pipelined.
    pub float_divide: u32,
    /// Float square root, not pipelined.
    pub float_sqrt: u32,
}

/// Units that take one instruction at a time; all others take one in every cycle.
pub const UNPIPELINED: [Class; 3] = [Class::Divide, Class::FloatDivide, Class::FloatSqrt];

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LatencyRow {
    /// Field name, as on the command line and in JSON.
    pub name: &'static str,
    /// A class of instructions that take it.
    pub class: Class,
    /// Latency in cycles.
    pub cycles: u32,
    /// What a user may choose.
    pub allowed: (u32, u32),
}

impl Latencies {
    /// The float latencies of the SWaS paper (docs/literature.md), and this core's own for the rest.
    pub const PAPER: Latencies = Latencies {
        alu: 2,
        multiply: 4,
        divide: 34,
        csr: 2,
        lane_exchange: 2,
        control: 2,
        float_simple: 2,
        float_fma: 4,
        float_convert: 5,
        float_divide: 16,
        float_sqrt: 16,
    };

    /// A different number in every row: who reads which row shows. No machine has these.
    pub(crate) const DISTINCT: Latencies = Latencies {
        alu: 1,
        multiply: 2,
        divide: 3,
        csr: 4,
        lane_exchange: 5,
        control: 6,
        float_simple: 7,
        float_fma: 8,
        float_convert: 9,
        float_divide: 10,
        float_sqrt: 11,
    };

    /// The table, row by row.
    pub fn rows(&self) -> [LatencyRow; 11] {
        let row = |name, class, cycles, allowed| LatencyRow { name, class, cycles, allowed };
        [
            row("alu", Class::Alu, self.alu, (2, 4)),
            row("multiply", Class::Multiply, self.multiply, (2, 8)),
            row("divide", Class::Divide, self.divide, (34, 64)),
            row("csr", Class::Csr, self.csr, (2, 8)),
            row("lane_exchange", Class::LaneExchange, self.lane_exchange, (2, 8)),
            row("control", Class::WarpControl, self.control, (2, 6)),
            row("float_simple", Class::FloatSimple, self.float_simple, (2, 8)),
            row("float_fma", Class::FloatFma, self.float_fma, (3, 8)),
            row("float_convert", Class::FloatConvert, self.float_convert, (2, 8)),
            row("float_divide", Class::FloatDivide, self.float_divide, (16, 64)),
            row("float_sqrt", Class::FloatSqrt, self.float_sqrt, (16, 64)),
        ]
    }

    /// The latency of a class; `None` where memory decides (loads, stores, fences).
    pub fn of(&self, class: Class) -> Option<u32> {
        match class {
            Class::Alu => Some(self.alu),
            Class::Multiply => Some(self.multiply),
            Class::Divide => Some(self.divide),
            Class::Csr => Some(self.csr),
            Class::LaneExchange => Some(self.lane_exchange),
            Class::Branch | Class::Jump | Class::System | Class::WarpControl => Some(self.control),
            Class::FloatSimple => Some(self.float_simple),
            Class::FloatFma => Some(self.float_fma),
            Class::FloatConvert => Some(self.float_convert),
            Class::FloatDivide => Some(self.float_divide),
            Class::FloatSqrt => Some(self.float_sqrt),
            Class::Load | Class::Store | Class::Fence => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_papers_float_latencies_are_the_default() {
        let of = |class| Latencies::PAPER.of(class);
        assert_eq!(of(Class::FloatFma), Some(4));
        assert_eq!(of(Class::FloatConvert), Some(5));
        assert_eq!(of(Class::FloatDivide), Some(16));
        assert_eq!(of(Class::FloatSqrt), Some(16));
    }

    #[test]
    fn every_default_lies_in_its_own_range() {
        for row in Latencies::PAPER.rows() {
            assert!((row.allowed.0..=row.allowed.1).contains(&row.cycles), "{}", row.name);
        }
    }
}
