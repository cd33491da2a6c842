//! Corners that random programs hardly come to: errors of both halves of a warp at once, starts of warps by others than warp
//! 0 and starts that wait, quotients by powers of two, the last rows of local memory lane by lane, code fences at every
//! place of a line, splits three deep in every context, operands of leaders that are not lane 0.

use super::{Random, anywhere, everybody, finished, moved, scatter};
use crate::tree::csr_number;
use warpstep_program::Program;
use warpstep_spec::abi::LOCAL_MEMORY_BASE;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{A0, A1, A2, A3, T0, T2, ZERO};
use warpstep_spec::csr::Csr;
use warpstep_spec::{Instruction, Op, Reg};

/// The number of the lane.
const LANE: Reg = Reg::x(1);
/// The first of the registers with values.
const VALUES: u32 = 14;

struct Corner {
    code: Assembler,
    random: Random,
}

impl Corner {
    fn value(&mut self) -> Reg {
        Reg::x(VALUES + self.random.below(32 - VALUES))
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.random.below(all.len() as u32) as usize]
    }

    /// Mostly a sum; or an address, or words of other lanes by any of their fields.
    fn add(&mut self) {
        let [rd, rs1, rs2] = [(); 3].map(|()| self.value());
        match self.random.below(8) {
            0 => self.code.put(Instruction { rd, ..Instruction::new(Op::Auipc) }),
            1 => {
                let fields = self.random.below(1 << 18);
                self.code.constant(rs2, fields);
                let op = self.one_of(&[Op::ShflUp, Op::ShflDown, Op::ShflBfly, Op::ShflIdx]);
                self.code.registers(op, rd, rs1, rs2);
            }
            _ => self.code.registers(Op::Add, rd, rs1, rs2),
        }
    }

    /// These lanes only.
    fn some_lanes(&mut self) {
        let lanes = 1 + self.random.below(15) as i32;
        self.code.small(T0, lanes);
        self.code.registers(Op::Tmc, ZERO, T0, ZERO);
    }

    /// Sets a register to what a random mask has for the lane, at least one lane of four of each kind.
    fn predicate(&mut self, register: Reg) {
        let mask = 1 + self.random.below(14) as i32;
        self.code.small(register, mask);
        self.code.registers(Op::Srl, register, register, LANE);
        self.code.immediate(Op::Andi, register, register, 1);
    }

    fn split(&mut self, pointer: Reg, predicate: Reg, marked: bool) {
        let context = if marked { self.random.below(3) as u8 } else { 0 };
        let op = if marked {
            self.one_of(&[Op::SplitM, Op::SplitMN])
        } else {
            self.one_of(&[Op::Split, Op::SplitN])
        };
        self.code.put(Instruction { rd: pointer, rs1: predicate, context, ..Instruction::new(op) });
    }

    /// What is wrong in a half, whatever else it is.
    fn wrong_in_half(&mut self) {
        match self.random.below(8) {
            6 | 7 => self.by_leader(),
            0 => self.code.registers(Op::Tmc, ZERO, ZERO, ZERO),
            1 => self.code.registers(Op::Pred, ZERO, ZERO, ZERO),
            2 | 3 => {
                let (rd, imm) = (self.value(), 2 + 4 * self.random.below(64) as i32);
                self.code.put(Instruction { rd, imm, ..Instruction::new(Op::Jal) });
            }
            4 => {
                let word = self.random.word() & !3; // a compressed one
                self.code.put_word(word);
            }
            _ => {
                let rd = self.value();
                self.code.immediate(Op::Ori, A0, A3, 1);
                self.code.immediate(Op::Lw, rd, A0, 0);
            }
        }
    }

    /// Both halves of a warp go wrong, together or each in its own way.
    fn errors_of_halves(&mut self) {
        self.predicate(A0);
        self.split(A1, A0, true);
        let other = self.code.label();
        if self.random.below(2) == 0 {
            let op = self.one_of(&[Op::Beq, Op::Bne]);
            self.code.branch(op, A0, ZERO, other);
            (0..self.random.below(3)).for_each(|_| self.add());
            self.wrong_in_half();
        }
        self.code.place(other);
        (0..self.random.below(3)).for_each(|_| self.add());
        self.wrong_in_half();
    }

    /// One warp starts others while they still run, or when the first has ended.
    fn starts(&mut self) {
        let (second, begins) = (self.code.label(), self.code.label());
        self.code.read_csr(T2, csr_number(Csr::WarpId));
        let starter = self.random.below(2) as i32;
        self.code.small(T0, starter);
        self.code.branch(Op::Bne, T2, T0, second);
        let count = match self.random.below(4) {
            0 => self.random.word(),
            1 => 1 << self.random.below(32),
            _ => self.random.below(3),
        };
        self.code.constant(A0, count);
        self.code.address(A1, begins);
        if self.random.below(4) == 0 {
            self.code.constant(A1, anywhere(&mut Random(count.into())) | 2);
        }
        self.code.registers(Op::Wspawn, ZERO, A0, A1);
        self.code.place(begins);
        (0..self.random.below(3)).for_each(|_| self.add());
        self.code.place(second);
        (0..self.random.below(24)).for_each(|_| self.add());
    }

    /// Near a power of two, of either sign.
    fn near_power(&mut self, register: Reg) {
        let power = 1u32 << self.random.below(32);
        let near = self.one_of(&[0, 0, 1, u32::MAX]);
        let value = power.wrapping_add(near);
        let value = if self.random.below(2) == 0 { value } else { value.wrapping_neg() };
        self.code.constant(register, value);
    }

    fn quotients(&mut self) {
        for _ in 0..24 {
            let (rd, op) = (self.value(), self.one_of(&[Op::Div, Op::Divu, Op::Rem, Op::Remu, Op::Mulh]));
            self.near_power(A0);
            self.near_power(A1);
            self.code.registers(op, rd, A0, A1);
        }
    }

    /// Rows of local memory by some lanes, the last ones too, and one behind them.
    fn local_rows(&mut self, bytes: u32) {
        for _ in 0..16 {
            self.some_lanes();
            let (rd, spread) = (self.value(), self.one_of(&[2, 4, 6, 8]));
            let row = self.random.below((bytes - 1024) / 4) * 4;
            self.code.constant(A0, LOCAL_MEMORY_BASE + row);
            self.code.immediate(Op::Slli, A1, LANE, spread);
            self.code.registers(Op::Add, A0, A0, A1);
            let imm = 4 * self.random.below(16) as i32;
            self.code.put(Instruction { rs1: A0, rs2: rd, imm, ..Instruction::new(Op::Sw) });
            self.code.immediate(Op::Lw, rd, A0, imm);
        }
        self.some_lanes();
        let past = 4 * self.random.below(300);
        self.code.constant(A0, LOCAL_MEMORY_BASE + bytes + past);
        self.code.immediate(Op::Lw, A1, A0, 0);
    }

    fn code_fences(&mut self) {
        let rounds = 1 + self.random.below(3) as i32;
        self.code.small(A2, rounds);
        let again = self.code.here();
        for _ in 0..48 {
            if self.random.below(12) == 0 {
                self.code.put(Instruction::new(Op::FenceI));
            } else {
                self.add();
            }
        }
        self.code.immediate(Op::Addi, A2, A2, -1);
        self.code.branch(Op::Bne, A2, ZERO, again);
    }

    /// Splits in splits, of which some have contexts.
    fn nested(&mut self, depth: u32) {
        let (pointer, predicate) = (Reg::x(8 + depth), Reg::x(3 + depth));
        self.predicate(predicate);
        let marked = self.random.below(2) == 0;
        self.split(pointer, predicate, marked);
        let (other, end) = (self.code.label(), self.code.label());
        self.code.branch(Op::Beq, predicate, ZERO, other);
        self.half(depth);
        self.code.jump(ZERO, end);
        self.code.place(other);
        self.half(depth);
        self.code.place(end);
        self.code.registers(Op::Join, ZERO, pointer, ZERO);
    }

    fn half(&mut self, depth: u32) {
        self.add();
        if depth > 0 && self.random.below(4) > 0 {
            self.nested(depth - 1);
        }
        self.add();
    }

    /// A barrier or a start whose operands are wrong.
    fn by_leader(&mut self) {
        let (a, b) = (self.value(), self.value());
        match self.random.below(3) {
            0 => self.code.registers(Op::Bar, ZERO, ZERO, a),
            1 => {
                // Numbers that are a little too large.
                let number = self.one_of(&[2, 3, 4, 8, 16, 32, 33]);
                self.code.small(A0, number);
                self.code.small(A1, 1);
                self.code.registers(Op::Bar, ZERO, A0, A1);
                self.code.put_word(0);
            }
            _ => self.code.registers(Op::Wspawn, ZERO, a, b),
        }
    }

    /// The same by lanes of which the leader is any.
    fn leaders(&mut self) {
        self.some_lanes();
        self.by_leader();
    }
}

/// The program of this number.
pub fn program(number: u64, local_bytes: u32) -> Program {
    let mut corner = Corner { code: Assembler::new(), random: Random(number) };
    everybody(&mut corner.code);
    corner.code.read_csr(LANE, csr_number(Csr::LaneId));
    corner.code.read_csr(T2, csr_number(Csr::HartId));
    scatter(&mut corner.code, &mut corner.random, A3, T2);
    for register in VALUES..32 {
        scatter(&mut corner.code, &mut corner.random, Reg::x(register), T2);
    }
    match number % 7 {
        0 => corner.errors_of_halves(),
        1 => corner.starts(),
        2 => corner.quotients(),
        3 => corner.local_rows(local_bytes),
        4 => corner.code_fences(),
        5 => (0..4).for_each(|_| corner.nested(2)),
        _ => corner.leaders(),
    }
    corner.code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    moved(finished(&format!("corners {number}"), &corner.code), anywhere(&mut corner.random))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use warpstep_golden::{Launch, Machine, Options, Silent};
    use warpstep_spec::config::named;
    use warpstep_spec::{Config, SplitMode};

    #[test]
    fn they_end_as_they_should_and_in_many_ways() {
        let mut machine = named("tiny").unwrap().parameters();
        (machine.warps, machine.lanes, machine.splits) = (2, 4, 2);
        machine.split_mode = SplitMode::Marked;
        let config = Config::try_from(machine).unwrap();
        let mut causes = BTreeSet::new();
        for number in 0..140 {
            let program = program(number, config.local_memory_bytes);
            let mut machine =
                Machine::new(config.clone(), Options::for_config(&config), &program, Launch::default());
            let ended = machine.run(1_000_000, &mut Silent);
            match number % 7 {
                0 | 3 | 6 => assert!(ended.is_err(), "program {number} has no error"),
                2 | 4 | 5 => assert!(ended.is_ok(), "program {number}: {ended:?}"),
                _ => {}
            }
            causes.extend(ended.err().map(|error| error.kind()));
        }
        assert!(causes.len() >= 7, "{causes:?}");
    }
}
