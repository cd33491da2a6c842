//! Which port has the control instruction that takes one value for all lanes: all but branches and direct jumps, which
//! every port resolves by itself. Combinational.
//!
//! If there is none, the first port's instruction stands here, which then changes nothing but its own program counter. Knows nothing of
//! what instructions do.

use super::op;
use crate::Shape;
use crate::bundles::ControlInstruction;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::Requirement;

/// Chooses among the ports.
#[derive(LogicBlock)]
pub struct ScalarPort {
    /// Control instruction of each port.
    pub instructions: Vec<ControlInstruction<In>>,
    /// The scalar instruction.
    pub scalar: ControlInstruction<Out>,
    /// Port of the scalar instruction.
    pub port: Wire<Out>,
    found: Vec<Wire<Local>>,
    seen: Vec<Wire<Local>>,
    several: Vec<Wire<Local>>,
    /// At most one port has a scalar instruction; only with several ports.
    at_most_one: Vec<Requirement>,
}

impl ScalarPort {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> ScalarPort {
        let choice = shape.split_flags();
        ScalarPort {
            instructions: ControlInstruction::per_port(shape),
            scalar: ControlInstruction::new(shape),
            port: Wire::new(shape.port_bits()),
            found: Wire::several(choice * shape.ports(), 1),
            seen: Wire::several(choice, 1),
            several: Wire::several(choice, 1),
            at_most_one: (0..choice).map(|_| Requirement::default()).collect(),
        }
    }
}

impl Logic for ScalarPort {
    about!(op::JAL, op::FIRST_BRANCH, op::LAST_BRANCH);

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.instructions[0], &mut self.scalar);
        self.port.next = 0.into();
        for choice in 0..self.several.len() {
            self.seen[choice].next = false.into();
            self.several[choice].next = false.into();
        }
        for each in 0..self.found.len() {
            self.found[each].next = (self.instructions[each].valid.val().any()
                & (self.instructions[each].issued.op.val() != op::JAL)
                & ((self.instructions[each].issued.op.val() < op::FIRST_BRANCH)
                    | (self.instructions[each].issued.op.val() > op::LAST_BRANCH)))
                .into();
            self.several[0].next = self.several[0].val() | (self.found[each].val() & self.seen[0].val());
            self.seen[0].next = self.seen[0].val() | self.found[each].val();
        }
        for each in 1..self.found.len() {
            if self.found[each].val().any() {
                wires::link(&mut self.instructions[each], &mut self.scalar);
                self.port.next = each.into();
            }
        }
        for choice in 0..self.several.len() {
            self.at_most_one[choice].holds.next = (!self.several[choice].val().any()).into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{SPLIT_SHAPES, agree, is_set, put, split_shape, word};
    use warpstep_kit::check::{Bench, Check};
    use warpstep_spec::Op;

    const OPS: [Op; 6] = [Op::Jal, Op::Jalr, Op::Beq, Op::Bgeu, Op::Tmc, Op::FenceI];

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, lanes, splits) in SPLIT_SHAPES {
            let ports = 0..=splits;
            let check = ports.fold(Check::default(), |check, port| {
                let op = format!("instructions_{port}_issued_op");
                check.input(&op, |random| OPS[random.below(6) as usize] as u64)
            });
            agree(check, ScalarPort::new(&split_shape(warps, lanes, splits)));
        }
    }

    #[test]
    fn it_is_the_one_port_with_neither_branch_nor_direct_jump() {
        let mut bench = Bench::new(ScalarPort::new(&split_shape(2, 4, 2)));
        for (valid, ops, port) in [
            (0b111, [Op::Beq, Op::Jal, Op::Join], 2),
            (0b111, [Op::Beq, Op::Jalr, Op::Bne], 1),
            (0b101, [Op::Bar, Op::Jalr, Op::Jal], 0),
            (0b011, [Op::Beq, Op::Jal, Op::Join], 0),
            (0b110, [Op::Tmc, Op::Jal, Op::Join], 2),
        ] {
            for (at, (instruction, op)) in bench.block.instructions.iter_mut().zip(ops).enumerate() {
                put(&mut instruction.valid, valid >> at & 1);
                put(&mut instruction.issued.op, op as u64);
                put(&mut instruction.issued.pc, 4 * at as u64);
            }
            bench.settle();
            let block = &bench.block;
            assert_eq!(word(&block.port), port);
            assert_eq!(word(&block.scalar.issued.pc), 4 * port);
            assert_eq!(is_set(&block.scalar.valid), valid >> port & 1 == 1);
        }
    }
}
