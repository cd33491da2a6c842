//! Random programs in which only whether lanes part seems to matter: halves of splits that store nothing. What makes it
//! matter which lanes part is in them all the same: lanes that disagree on a branch or load from different places, results and units that halves of
//! different warps want at once, branches on words that are decided by later. One outcome must not stand for others there.

use super::{DATA, Decided, INPUTS, OWN, POINTER, STRIDE, T0, T1, ZERO, point_to_own_inputs, start_all};
use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::{Config, Instruction, Op, Reg};

/// Loaded bits: of the split, and two that may decide more than one thing.
const CONDITION: Reg = Reg::x(20);
const SHARED: [Reg; 2] = [Reg::x(21), Reg::x(22)];
/// Loops in halves: how often, the same in all lanes or not.
const COUNT: Reg = Reg::x(23);
const LEFT: Reg = Reg::x(24);
const WORK: [Reg; 3] = [Reg::x(10), Reg::x(11), Reg::x(12)];
/// Where halves load from: the same word in all lanes, or each lane its own.
const TABLE: Reg = Reg::x(25);
const FLOATS: [Reg; 2] = [Reg::f(1), Reg::f(2)];

struct Writer {
    code: Assembler,
    rng: fastrand::Rng,
    /// Whether there are float units.
    fpu: bool,
}

impl Writer {
    fn some(&mut self) -> Reg {
        WORK[self.rng.usize(0..WORK.len())]
    }

    fn step(&mut self) {
        let kind = self.rng.u32(0..12);
        self.one(kind);
    }

    fn one(&mut self, kind: u32) {
        let [rd, a, b] = [0; 3].map(|_| self.some());
        match kind {
            0 => self.code.registers(Op::Divu, rd, a, b),
            1..4 => self.code.registers(Op::Mul, rd, a, b),
            4..6 if self.fpu => {
                self.code.put(Instruction { rd: FLOATS[0], rs1: a, ..Instruction::new(Op::FcvtSW) });
            }
            6 if self.fpu => self.code.registers(Op::FaddS, FLOATS[0], FLOATS[1], FLOATS[0]),
            7 => self.code.immediate(Op::Lw, rd, TABLE, 4 * self.rng.i32(0..16)),
            _ => self.code.registers(Op::Add, rd, a, b),
        }
    }

    fn work(&mut self, most: usize) {
        (0..self.rng.usize(0..=most)).for_each(|_| self.step());
    }

    /// How often loops of the next half run: a number, or by lane.
    fn count(&mut self) {
        if self.rng.u32(0..3) > 0 {
            let times = self.rng.i32(1..6);
            return self.code.small(COUNT, times);
        }
        self.code.read_csr(COUNT, 0xCC0);
        self.code.immediate(Op::Xori, COUNT, COUNT, self.rng.i32(0..4));
        self.code.immediate(Op::Addi, COUNT, COUNT, 1);
    }

    /// Over and over the same, with something between: two halves that differ in it want slots that each by itself does not.
    fn repeated(&mut self) {
        let kind = [1, 4, 6, 11][self.rng.usize(0..4)];
        for _ in 0..self.rng.usize(2..6) {
            self.one(kind);
            (0..self.rng.usize(0..3)).for_each(|_| self.one(11));
        }
    }

    /// Work behind a branch on a bit that may have decided something before.
    fn branch(&mut self, most: usize) {
        let (over, bit) = (self.code.label(), SHARED[self.rng.usize(0..2)]);
        let op = [Op::Bne, Op::Beq][self.rng.usize(0..2)];
        self.code.branch(op, bit, ZERO, over);
        self.work(most);
        self.code.place(over);
    }

    /// What a half does: work, then perhaps a loop, or a branch on a bit that is there.
    fn half(&mut self) {
        match self.rng.bool() {
            true => self.work(6),
            false => self.repeated(),
        }
        match self.rng.u32(0..4) {
            0 => {
                self.code.registers(Op::Add, LEFT, COUNT, ZERO);
                let again = self.code.label();
                self.code.place(again);
                self.work(2);
                self.code.immediate(Op::Addi, LEFT, LEFT, -1);
                self.code.branch(Op::Bne, LEFT, ZERO, again);
            }
            1 => self.branch(6),
            _ => {}
        }
        self.work(8);
    }

    fn split(&mut self, condition: Reg, first: impl FnOnce(&mut Writer), second: impl FnOnce(&mut Writer)) {
        let (other, join) = (self.code.label(), self.code.label());
        self.code.put(Instruction {
            rd: POINTER,
            rs1: condition,
            context: 1,
            ..Instruction::new(Op::SplitM)
        });
        self.code.branch(Op::Beq, condition, ZERO, other);
        first(self);
        self.code.jump(ZERO, join);
        self.code.place(other);
        second(self);
        self.code.place(join);
        self.code.registers(Op::Join, ZERO, POINTER, ZERO);
    }
}

/// What all lanes do first: their input bits in registers. Gives the writer.
fn begun(seed: u64, config: &Config, words: usize) -> Writer {
    let mut code = Assembler::new();
    start_all(&mut code, config.warps);
    point_to_own_inputs(&mut code);
    WORK.into_iter().for_each(|reg| code.small(reg, 7));
    code.constant(TABLE, DATA);
    code.read_csr(T1, 0xCC0);
    code.registers(Op::Add, WORK[1], WORK[1], T1);
    for (reg, word) in [CONDITION, SHARED[0], SHARED[1]].into_iter().zip([0, 1 % words, 2 % words]) {
        code.immediate(Op::Lw, reg, OWN, 4 * word as i32);
        code.immediate(Op::Andi, reg, reg, 1);
    }
    Writer { code, rng: fastrand::Rng::with_seed(seed), fpu: config.fpu }
}

/// All warps end; inputs are declared.
fn ended(mut writer: Writer, name: &str, config: &Config, words: usize) -> Decided {
    let harts = (config.warps * config.lanes) as u32;
    writer.code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    let mut program = Program::from_words(name, &writer.code.words().unwrap());
    let inputs = INPUTS..INPUTS + harts * STRIDE;
    program.inputs = vec![inputs];
    let of_lane = |lane: u32| (0..words as u32).map(move |word| INPUTS + STRIDE * lane + 4 * word);
    Decided { program, bits: (0..harts).flat_map(of_lane).collect() }
}

/// A program with at most `most` input bits for this machine.
pub fn halved(seed: u64, config: &Config, most: usize) -> Decided {
    let words = (most / (config.warps * config.lanes)).clamp(1, 3);
    let mut writer = begun(seed, config, words);
    if writer.rng.u32(0..3) == 0 {
        writer.code.read_csr(T1, 0xCC0);
        writer.code.immediate(Op::Slli, T1, T1, writer.rng.i32(2..6));
        writer.code.registers(Op::Add, TABLE, TABLE, T1);
    }
    for _ in 0..writer.rng.usize(1..4) {
        writer.count();
        writer.work(12);
        let condition = [CONDITION, CONDITION, SHARED[0], SHARED[1]][writer.rng.usize(0..4)];
        writer.split(condition, Writer::half, Writer::half);
        if writer.rng.bool() {
            writer.branch(10);
        }
    }
    writer.work(8);
    ended(writer, &format!("halved program {seed}"), config, words)
}

/// One half converts, the other multiplies, in step: results of different halves want the same slot a cycle after each
/// other, those of the same half never.
pub fn meeting(seed: u64, config: &Config) -> Decided {
    let mut writer = begun(seed, config, 1);
    let (lead, steps) = (writer.rng.usize(2..9), writer.rng.usize(4..11));
    let gaps: Vec<usize> = (0..steps).map(|_| writer.rng.usize(0..4)).collect();
    let value = WORK[0];
    // Warp 0 comes later.
    let over = writer.code.label();
    writer.code.read_csr(T0, 0xCC1);
    writer.code.branch(Op::Bne, T0, ZERO, over);
    for _ in 0..writer.rng.usize(0..24) {
        writer.one(11);
    }
    writer.code.place(over);
    let half = |converts: bool| {
        let gaps = gaps.clone();
        move |writer: &mut Writer| {
            let code = &mut writer.code;
            let add = |code: &mut Assembler, times| {
                (0..times).for_each(|_| code.immediate(Op::Addi, value, value, 1));
            };
            add(code, lead);
            for gap in &gaps {
                if converts {
                    let convert = Instruction { rd: FLOATS[0], rs1: WORK[1], ..Instruction::new(Op::FcvtSW) };
                    code.put(convert);
                    code.put(Instruction { rd: value, rs1: FLOATS[0], ..Instruction::new(Op::FmvXW) });
                } else {
                    code.registers(Op::Mul, value, WORK[1], WORK[1]);
                    add(code, 1);
                }
                add(code, *gap);
            }
            add(code, 8);
        }
    };
    writer.split(CONDITION, half(true), half(false));
    ended(writer, &format!("meeting program {seed}"), config, 1)
}

/// A half goes round as often as its highest lane has it, the other has work.
pub fn lanes_disagree(config: &Config) -> Decided {
    let mut writer = begun(1, config, 1);
    writer.code.read_csr(COUNT, 0xCC0);
    writer.code.immediate(Op::Slli, COUNT, COUNT, 2);
    writer.code.immediate(Op::Addi, COUNT, COUNT, 1);
    let rounds = |writer: &mut Writer| {
        let again = writer.code.label();
        writer.code.place(again);
        writer.code.immediate(Op::Addi, COUNT, COUNT, -1);
        writer.code.branch(Op::Bne, COUNT, ZERO, again);
    };
    writer.split(CONDITION, rounds, |writer| (0..20).for_each(|_| writer.one(11)));
    ended(writer, "lanes disagree", config, 1)
}

/// A bit decides in a half, as its highest lane has it, and once more behind the join, as the warp's highest lane has it.
pub fn decided_twice(config: &Config) -> Decided {
    let mut writer = begun(1, config, 2);
    let over = |writer: &mut Writer, op: Op| {
        let over = writer.code.label();
        writer.code.branch(op, SHARED[0], ZERO, over);
        (0..20).for_each(|_| writer.one(11));
        writer.code.place(over);
    };
    writer.split(CONDITION, |writer| writer.one(11), |writer| over(writer, Op::Bne));
    over(&mut writer, Op::Beq);
    ended(writer, "decided twice", config, 2)
}
