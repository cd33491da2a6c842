//! Everything in every context: a warp is split twice, marked, and each of its three contexts does what it likes with any
//! register: long operations behind each other, CSRs with small numbers, counters and masks, links, short loops, words of
//! main and local memory, a device. Half of the programs end with an error in one of them.
//!
//! Registers are dealt anew in each program, so that every one is a destination somewhere. Memory is each lane's own;
//! mscratch is not, so these programs are for engines that agree on time.

use super::wrong::mistake;
use super::{Random, anywhere, everybody, finished, moved, scatter, scatter_by};
use crate::tree::csr_number;
use warpstep_program::Program;
use warpstep_spec::abi::{EXIT_CODE, LOCAL_MEMORY_BASE};
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{A2, A3, T2, ZERO};
use warpstep_spec::csr::{self, Csr};
use warpstep_spec::{Instruction, Op, Reg};

/// Where each hart's 64 bytes begin in main memory.
const RAM: u32 = 0x8001_0000;
/// Twice split, and again, so often.
const TIMES: u32 = 3;

struct Writer {
    code: Assembler,
    random: Random,
    /// Registers with a purpose, dealt anew each time.
    ram: Reg,
    local: Reg,
    count: Reg,
    lane: Reg,
    splits: [(Reg, Reg); 2],
    data: Vec<Reg>,
}

impl Writer {
    fn new(number: u64) -> Writer {
        let mut random = Random(number);
        let mut all: Vec<u32> = (1..32).collect();
        let mut dealt = || Reg::x(all.swap_remove(random.below(all.len() as u32) as usize));
        let [ram, local, count, lane] = [(); 4].map(|()| dealt());
        let splits = [(); 2].map(|()| (dealt(), dealt()));
        let data = (0..23).map(|_| dealt()).collect();
        Writer { code: Assembler::new(), random, ram, local, count, lane, splits, data }
    }

    fn value(&mut self) -> Reg {
        self.data[self.random.below(self.data.len() as u32) as usize]
    }

    fn put(&mut self, op: Op, rd: Reg, rs1: Reg, rs2: Reg, imm: i32) {
        self.code.put(Instruction { rd, rs1, rs2, imm, ..Instruction::new(op) });
    }

    /// Any register that can be read.
    fn readable(&mut self) -> u16 {
        let rows: Vec<_> =
            csr::ROWS.iter().filter(|row| !matches!(row.csr, Csr::Fflags | Csr::Frm | Csr::Fcsr)).collect();
        let row = rows[self.random.below(rows.len() as u32) as usize];
        row.first + self.random.below(u32::from(row.last - row.first) + 1) as u16
    }

    fn step(&mut self) {
        let (rd, rs1, rs2) = (self.value(), self.value(), self.value());
        let offset = 4 * self.random.below(16) as i32;
        match self.random.below(16) {
            0 => self.put(Op::Xor, rd, rs1, rs2, 0),
            1 => {
                // What waits for a divider, and for its slot, among many that do not.
                self.put(Op::Divu, rd, rs1, rs2, 0);
                for _ in 0..self.random.below(36) {
                    let rd = self.value();
                    self.put(Op::Mul, rd, rs1, rs2, 0);
                }
            }
            2 => {
                self.put(Op::Remu, rd, rs1, rs2, 0);
                for _ in 0..self.random.below(6) {
                    let (rd, rs1) = (self.value(), self.value());
                    self.put(Op::Addi, rd, rs1, ZERO, 1);
                }
            }
            3 => self.put(Op::Mul, rd, rs1, rs2, 0),
            4 => {
                self.put(Op::Lw, rd, self.ram, ZERO, offset);
                for _ in 0..self.random.below(24) {
                    let rd = self.value();
                    self.put(Op::Mul, rd, rs1, rs2, 0);
                }
            }
            5 => self.put(Op::Sw, ZERO, self.ram, rs2, offset),
            6 => self.put(Op::Sw, ZERO, self.local, rs2, offset),
            7 | 8 => self.put(Op::Lw, rd, self.local, ZERO, offset),
            9 => {
                self.code.small(self.count, EXIT_CODE as i32 + 8);
                self.put(Op::Lw, rd, self.count, ZERO, 0);
                self.put(Op::Lw, rs1, self.count, ZERO, 4);
            }
            10 | 11 => {
                let csr = self.readable();
                self.code.read_csr(rd, csr);
            }
            12 => {
                let op = [Op::Csrrwi, Op::Csrrsi, Op::Csrrci][self.random.below(3) as usize];
                let (csr, imm) = (csr_number(Csr::Mscratch), self.random.below(32) as i32);
                self.code.put(Instruction { rd, csr, imm, ..Instruction::new(op) });
                self.code.read_csr(rs1, csr);
            }
            13 => {
                let over = self.code.label();
                self.code.jump(rd, over);
                self.put(Op::Xor, rd, rs1, rs2, 0);
                self.code.place(over);
            }
            14 => {
                self.code.small(self.count, 2 + self.random.below(3) as i32);
                let again = self.code.here();
                for _ in 0..self.random.below(4) {
                    let rd = self.value();
                    self.put(Op::Add, rd, rs1, rs2, 0);
                }
                self.code.immediate(Op::Addi, self.count, self.count, -1);
                self.code.branch(Op::Bne, self.count, ZERO, again);
            }
            _ => self.put(Op::VoteBallot, rd, rs1, ZERO, 0),
        }
    }

    fn steps(&mut self) {
        for _ in 0..2 + self.random.below(6) {
            self.step();
        }
    }

    /// What is wrong here, and ends the program; it may use any register.
    fn mistake(&mut self) {
        let (code, random) = (&mut self.code, &mut self.random);
        code.read_csr(T2, csr_number(Csr::HartId));
        scatter(code, random, A3, T2);
        code.immediate(Op::Slli, A2, T2, 4);
        mistake(code, random);
    }

    /// Lanes part by a bit of their number into the given context; the first half may part again.
    fn split(&mut self, depth: usize, contexts: [u8; 2], wrong: Option<u32>) {
        let (pointer, predicate) = self.splits[depth];
        self.code.immediate(Op::Andi, predicate, self.lane, 1 << depth);
        self.code.registers(Op::Sltu, predicate, ZERO, predicate);
        let op = [Op::SplitM, Op::SplitMN][self.random.below(2) as usize];
        self.code.put(Instruction {
            rd: pointer,
            rs1: predicate,
            context: contexts[depth],
            ..Instruction::new(op)
        });
        let (other, end) = (self.code.label(), self.code.label());
        self.code.branch([Op::Beq, Op::Bne][self.random.below(2) as usize], predicate, ZERO, other);
        self.steps();
        if depth == 0 {
            self.split(1, contexts, wrong);
        } else if wrong == Some(0) {
            self.mistake();
        }
        self.steps();
        self.code.jump(ZERO, end);
        self.code.place(other);
        self.steps();
        if wrong == Some(1 + depth as u32) {
            self.mistake();
        }
        self.code.place(end);
        self.code.registers(Op::Join, ZERO, pointer, ZERO);
    }

    /// A CSR of the whole warp, between splits.
    fn whole(&mut self) {
        let (rd, csr) = (self.value(), csr_number(Csr::SplitControl));
        if self.random.below(2) == 0 {
            let imm = self.random.below(2) as i32;
            self.code.put(Instruction { rd, csr, imm, ..Instruction::new(Op::Csrrwi) });
        }
        self.code.read_csr(rd, csr);
        self.steps();
    }
}

/// The program of this number.
pub fn program(number: u64) -> Program {
    let mut writer = Writer::new(number);
    let (code, hart) = (&mut writer.code, writer.count);
    everybody(code);
    code.read_csr(writer.lane, csr_number(Csr::LaneId));
    code.read_csr(hart, csr_number(Csr::HartId));
    for (base, first) in [(writer.ram, RAM), (writer.local, LOCAL_MEMORY_BASE)] {
        let scratch = writer.splits[0].0;
        code.immediate(Op::Slli, base, hart, 6);
        code.constant(scratch, first);
        code.registers(Op::Add, base, base, scratch);
    }
    for register in &writer.data {
        scatter_by(code, &mut writer.random, *register, hart, writer.splits[0].0);
    }
    let wrong = (number % 2 == 1).then(|| writer.random.below(3));
    for time in 0..TIMES {
        writer.whole();
        let contexts = if writer.random.below(2) == 0 { [1, 2] } else { [2, 1] };
        writer.split(0, contexts, wrong.filter(|_| time + 1 == TIMES));
    }
    writer.code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    let place = anywhere(&mut writer.random);
    moved(finished(&format!("children {number}"), &writer.code), place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_golden::{Launch, Machine, Options, Silent};
    use warpstep_spec::Config;
    use warpstep_spec::config::named;

    #[test]
    fn even_programs_end_and_odd_ones_are_wrong() {
        let mut machine = named("tiny").unwrap().parameters();
        (machine.warps, machine.lanes, machine.splits) = (2, 4, 2);
        machine.split_mode = warpstep_spec::SplitMode::Marked;
        let config = Config::try_from(machine).unwrap();
        let mut causes = std::collections::BTreeSet::new();
        for number in 0..120 {
            let program = program(number);
            let mut machine =
                Machine::new(config.clone(), Options::for_config(&config), &program, Launch::default());
            match machine.run(1_000_000, &mut Silent) {
                Ok(()) => assert!(number % 2 == 0, "program {number} has no error"),
                Err(error) => {
                    assert!(number % 2 == 1, "program {number}: {error}");
                    causes.insert(error.kind());
                }
            }
        }
        assert!(causes.len() >= 6, "{causes:?}");
    }

    #[test]
    fn every_register_is_a_destination_somewhere() {
        let mut written = [false; 32];
        for number in 0..8 {
            Writer::new(number).data.iter().for_each(|register| written[register.index()] = true);
        }
        assert!(written[1..].iter().all(|written| *written), "{written:?}");
    }
}
