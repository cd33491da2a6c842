//! What a CSR instruction wants to write, from its operation, its operand and the old value. Combinational.
//!
//! The operand is rs1 of the highest active lane, or the small immediate. The set and clear forms write nothing if they name
//! x0 or zero. Knows nothing of which register it is.

use super::op;
use crate::operation::{OP_BITS, REG_BITS};
use warpstep_kit::prelude::*;

/// The new value of a register.
#[derive(LogicBlock)]
pub struct CsrChange {
    /// Which operation.
    pub op: Wire<In>,
    /// Its first source.
    pub rs1: Wire<In>,
    /// Its small immediate.
    pub small: Wire<In>,
    /// rs1 of the highest active lane.
    pub operand: Wire<In>,
    /// What the register holds.
    pub old: Wire<In>,
    /// Whether it writes.
    pub writes: Wire<Out>,
    /// What.
    pub wanted: Wire<Out>,
    by: Wire<Local>,
}

impl Default for CsrChange {
    fn default() -> CsrChange {
        CsrChange::new()
    }
}

impl CsrChange {
    /// For words of 32 bits.
    pub fn new() -> CsrChange {
        CsrChange {
            op: Wire::new(OP_BITS),
            rs1: Wire::new(REG_BITS),
            small: Wire::new(5),
            operand: Wire::new(32),
            old: Wire::new(32),
            writes: Wire::new(1),
            wanted: Wire::new(32),
            by: Wire::new(32),
        }
    }
}

impl Logic for CsrChange {
    about!(op::CSRRW, op::CSRRS, op::CSRRC, op::CSRRWI, op::CSRRSI);

    #[hdl_gen]
    fn update(&mut self) {
        self.by.next = unsigned_cast(self.small.val());
        self.writes.next = self.small.val().any().into();
        if (self.op.val() == op::CSRRW) | (self.op.val() == op::CSRRS) | (self.op.val() == op::CSRRC) {
            self.by.next = self.operand.val();
            self.writes.next = self.rs1.val().any().into();
        }
        self.wanted.next = self.old.val() & !self.by.val();
        if (self.op.val() == op::CSRRW) | (self.op.val() == op::CSRRWI) {
            self.writes.next = true.into();
            self.wanted.next = self.by.val();
        } else if (self.op.val() == op::CSRRS) | (self.op.val() == op::CSRRSI) {
            self.wanted.next = self.old.val() | self.by.val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{is_set, prove, put, word};
    use warpstep_kit::check::{Bench, Check};
    use warpstep_spec::Op;

    #[test]
    fn it_agrees_with_its_verilog() {
        let check = Check::default()
            .cycles(600)
            .input("op", |random| Op::Csrrw as u64 + random.below(6))
            .input("rs1", |random| random.below(3))
            .input("small", |random| random.below(3));
        prove(check, CsrChange::new());
    }

    #[test]
    fn each_form_writes_what_the_manual_says() {
        let mut bench = Bench::new(CsrChange::new());
        for (op, rs1, small, expected) in [
            (Op::Csrrw, 0, 0, Some(0x0f)),
            (Op::Csrrs, 1, 0, Some(0x3f)),
            (Op::Csrrs, 0, 5, None),
            (Op::Csrrc, 1, 0, Some(0x30)),
            (Op::Csrrc, 0, 5, None),
            (Op::Csrrwi, 0, 0, Some(0)),
            (Op::Csrrwi, 7, 9, Some(9)),
            (Op::Csrrsi, 7, 9, Some(0x3d)),
            (Op::Csrrci, 7, 0, None),
            (Op::Csrrci, 0, 4, Some(0x30)),
        ] {
            put(&mut bench.block.op, op as u64);
            put(&mut bench.block.rs1, rs1);
            put(&mut bench.block.small, small);
            put(&mut bench.block.operand, 0x0f);
            put(&mut bench.block.old, 0x34);
            bench.settle();
            assert_eq!(is_set(&bench.block.writes).then(|| word(&bench.block.wanted)), expected, "{op}");
        }
    }
}
