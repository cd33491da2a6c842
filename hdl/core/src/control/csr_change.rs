//! What a CSR instruction wants to write, from its operation, its operand and the old value. Combinational.
//!
//! The operand is rs1 of the leader lane, the highest active one, or the small immediate. The set and clear forms write
//! nothing if they name x0 or zero. Knows nothing of which register it is.

use super::op;
use crate::Shape;
use crate::bundles::CsrInstruction;
use warpstep_kit::prelude::*;

/// The new value of a register.
#[derive(LogicBlock)]
pub struct CsrChange {
    /// CSR instruction.
    pub instruction: CsrInstruction<In>,
    /// Value the CSR holds.
    pub old: Wire<In>,
    /// The instruction writes the CSR.
    pub writes: Wire<Out>,
    /// Value it writes.
    pub wanted: Wire<Out>,
    small: Wire<Local>,
    by: Wire<Local>,
}

impl CsrChange {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> CsrChange {
        CsrChange {
            instruction: CsrInstruction::new(shape),
            old: Wire::new(32),
            writes: Wire::new(1),
            wanted: Wire::new(32),
            small: Wire::new(5),
            by: Wire::new(32),
        }
    }
}

impl Logic for CsrChange {
    about!(op::CSRRW, op::CSRRS, op::CSRRC, op::CSRRWI, op::CSRRSI);

    #[hdl_gen]
    fn update(&mut self) {
        self.small.next = self.instruction.issued.immediate.val().get_bits::<5>(12);
        self.by.next = unsigned_cast(self.small.val());
        self.writes.next = self.small.val().any().into();
        if (self.instruction.issued.op.val() == op::CSRRW)
            | (self.instruction.issued.op.val() == op::CSRRS)
            | (self.instruction.issued.op.val() == op::CSRRC)
        {
            self.by.next = self.instruction.operand.val();
            self.writes.next = self.instruction.issued.rs1.val().any().into();
        }
        self.wanted.next = self.old.val() & !self.by.val();
        if (self.instruction.issued.op.val() == op::CSRRW) | (self.instruction.issued.op.val() == op::CSRRWI)
        {
            self.writes.next = true.into();
            self.wanted.next = self.by.val();
        } else if (self.instruction.issued.op.val() == op::CSRRS)
            | (self.instruction.issued.op.val() == op::CSRRSI)
        {
            self.wanted.next = self.old.val() | self.by.val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{agree, is_set, put, shape, word};
    use warpstep_kit::check::{Bench, Check};
    use warpstep_spec::Op;

    #[test]
    fn it_agrees_with_its_verilog() {
        let check = Check::default()
            .cycles(600)
            .input("instruction_issued_op", |random| Op::Csrrw as u64 + random.below(6))
            .input("instruction_issued_rs1", |random| random.below(3))
            .input("instruction_issued_immediate", |random| random.below(3) << 12);
        agree(check, CsrChange::new(&shape(2, 4)));
    }

    #[test]
    fn each_form_writes_what_the_manual_says() {
        let mut bench = Bench::new(CsrChange::new(&shape(2, 4)));
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
            put(&mut bench.block.instruction.issued.op, op as u64);
            put(&mut bench.block.instruction.issued.rs1, rs1);
            put(&mut bench.block.instruction.issued.immediate, small << 12);
            put(&mut bench.block.instruction.operand, 0x0f);
            put(&mut bench.block.old, 0x34);
            bench.settle();
            assert_eq!(is_set(&bench.block.writes).then(|| word(&bench.block.wanted)), expected, "{op}");
        }
    }
}
