//! Which program error of a cycle is reported, and which ports have none. Combinational.
//!
//! A branch or jump to no multiple of four is its own port's error; all others are the scalar instruction's. Of several the lowest
//! port's is reported. Knows nothing of what is wrong with the scalar instruction.

use super::context_number::ContextNumber;
use super::fault::{CAUSE_BITS, cause};
use crate::Shape;
use crate::bundles::{ControlInstruction, ProgramError};
use warpstep_kit::prelude::*;

/// What is wrong with the scalar instruction.
#[derive(Bundle)]
pub struct ScalarError<K: Kind> {
    /// Cause of the error, or zero.
    pub cause: Signal<K>,
    /// Port of the instruction.
    pub port: Signal<K>,
    /// Warp of the instruction.
    pub warp: Signal<K>,
    /// Address of the instruction.
    pub pc: Signal<K>,
    /// Evidence of the error.
    pub detail: Signal<K>,
}

impl<K: Kind> ScalarError<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> ScalarError<K> {
        ScalarError {
            cause: K::wire(CAUSE_BITS),
            port: K::wire(shape.port_bits()),
            warp: K::wire(shape.warp_bits()),
            pc: K::wire(32),
            detail: K::wire(32),
        }
    }
}

/// The errors of all ports.
#[derive(LogicBlock)]
pub struct ControlErrors {
    /// Instruction of each port.
    pub instructions: Vec<ControlInstruction<In>>,
    /// Ports that jump to an address that is no multiple of four, one bit per port.
    pub misaligned: Wire<In>,
    /// Address each port jumps to.
    pub targets: Vec<Wire<In>>,
    /// Error of the scalar instruction.
    pub scalar: ScalarError<In>,
    /// Ports with an instruction that is not wrong, one bit per port.
    pub good: Wire<Out>,
    /// The error that is reported.
    pub raise: ProgramError<Out>,
    number: ContextNumber,
    wrong: Wire<Local>,
}

impl ControlErrors {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> ControlErrors {
        ControlErrors {
            instructions: ControlInstruction::per_port(shape),
            misaligned: Wire::new(shape.ports()),
            targets: Wire::several(shape.ports(), 32),
            scalar: ScalarError::new(shape),
            good: Wire::new(shape.ports()),
            raise: ProgramError::new(shape),
            number: ContextNumber::new(shape),
            wrong: Wire::new(CAUSE_BITS),
        }
    }
}

impl Logic for ControlErrors {
    about!(cause::MISALIGNED_TARGET);

    #[hdl_gen]
    fn update(&mut self) {
        self.good.next = 0.into();
        self.wrong.next = 0.into();
        wires::link(&mut self.scalar.warp, &mut self.number.warp);
        wires::link(&mut self.scalar.port, &mut self.number.port);
        wires::link(&mut self.scalar.pc, &mut self.raise.pc);
        wires::link(&mut self.scalar.detail, &mut self.raise.detail);
        for port in 0..self.targets.len() {
            if self.instructions[port].valid.val().any() & self.misaligned.val().get_bit(port) {
                if !self.wrong.val().any() {
                    self.wrong.next = cause::MISALIGNED_TARGET.into();
                    self.number.warp.next = self.instructions[port].issued.context.val();
                    self.number.port.next = port.into();
                    self.raise.pc.next = self.instructions[port].issued.pc.val();
                    self.raise.detail.next = self.targets[port].val();
                }
            } else if self.scalar.cause.val().any() & (self.scalar.port.val() == port) {
                if !self.wrong.val().any() {
                    self.wrong.next = self.scalar.cause.val();
                }
            } else {
                self.good.next = self.good.val().replace_bit(port, self.instructions[port].valid.val());
            }
        }
        self.raise.valid.next = self.wrong.val().any().into();
        wires::link(&mut self.wrong, &mut self.raise.cause);
        wires::link(&mut self.number.context, &mut self.raise.context);
        self.raise.lane.next = 0.into();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{SPLIT_SHAPES, agree, is_set, put, split_shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn they_agree_with_their_verilog() {
        for (warps, lanes, splits) in SPLIT_SHAPES {
            let check = Check::default()
                .input("misaligned", |random| random.word() & random.word())
                .input("scalar_cause", |random| if random.once_in(3) { random.below(15) } else { 0 })
                .input("scalar_port", move |random| random.below(splits as u64 + 1));
            agree(check, ControlErrors::new(&split_shape(warps, lanes, splits)));
        }
    }

    #[test]
    fn the_lowest_port_is_reported_and_others_go_on() {
        let mut bench = Bench::new(ControlErrors::new(&split_shape(2, 4, 2)));
        let jump = cause::MISALIGNED_TARGET as u64;
        for (misaligned, scalar, cause, expected, good) in [
            (0b000, 1, 0, None, 0b111),
            (0b010, 0, 0, Some((jump, 4, 0x14)), 0b101),
            (0b110, 0, 9, Some((9, 3, 0x10)), 0b000),
            (0b101, 1, 9, Some((jump, 3, 0x10)), 0b000),
            (0b100, 1, 9, Some((9, 4, 0x14)), 0b001),
        ] {
            let block = &mut bench.block;
            for (at, instruction) in block.instructions.iter_mut().enumerate() {
                put(&mut instruction.valid, 1);
                put(&mut instruction.issued.context, 1);
                put(&mut instruction.issued.pc, 0x10 + 4 * at as u64);
            }
            put(&mut block.misaligned, misaligned);
            put(&mut block.scalar.cause, cause);
            put(&mut block.scalar.port, scalar);
            put(&mut block.scalar.warp, 1);
            put(&mut block.scalar.pc, 0x10 + 4 * scalar);
            bench.settle();
            let raise = &bench.block.raise;
            let seen = (word(&raise.cause), word(&raise.context), word(&raise.pc));
            assert_eq!(is_set(&raise.valid).then_some(seen), expected);
            assert_eq!(word(&bench.block.good), good);
        }
    }
}
