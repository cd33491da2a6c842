//! Random programs whose inputs decide through data: bits are loaded as words, halves or bytes, written in the halves of a
//! split and behind branches, stored and read back, by their own warp or by another, mixed with the cycle counter; loops
//! run as often as they say, within what is declared. Here an analysis that forgets may take histories for possible that no
//! run has: a bound may be larger than the longest run, and must not be smaller.

use super::{DATA, Decided, INPUTS, STRIDE, start_all};
use warpstep_program::{LoopBound, Program, Segment};
use warpstep_spec::assembler::Assembler;
use warpstep_spec::{Config, Instruction, Op, Reg};

const ZERO: Reg = Reg::ZERO;
const T0: Reg = Reg::x(5);
const T1: Reg = Reg::x(6);
const ROUNDS: Reg = Reg::x(7);
const COUNTER: Reg = Reg::x(23);
const OWN: Reg = Reg::x(8);
const OF_WARP: Reg = Reg::x(9);
const OWN_DATA: Reg = Reg::x(18);
const POINTER: Reg = Reg::x(19);
const CONDITION: Reg = Reg::x(20);
const MINE: Reg = Reg::x(21);
const NEIGHBOURS: Reg = Reg::x(22);
/// What may decide.
const VALUES: [Reg; 4] = [Reg::x(10), Reg::x(11), Reg::x(12), Reg::x(13)];
/// What does not.
const IDLE: [Reg; 2] = [Reg::x(14), Reg::x(15)];

const OF_WARPS: u32 = INPUTS + 0x1_0000;
const SHARED: u32 = DATA + 0x1_0000;
const MCYCLE: u16 = 0xB00;

struct Writer<'a> {
    code: Assembler,
    rng: fastrand::Rng,
    config: &'a Config,
    of_lanes: u32,
    of_warps: u32,
    bounds: Vec<(usize, u32)>,
}

impl Writer<'_> {
    fn value(&mut self) -> Reg {
        VALUES[self.rng.usize(0..VALUES.len())]
    }

    fn store(&mut self, base: Reg, offset: i32, value: Reg) {
        self.code.put(Instruction { rs1: base, rs2: value, imm: offset, ..Instruction::new(Op::Sw) });
    }

    /// Time that decides nothing by itself.
    fn work(&mut self, most: usize) {
        for _ in 0..self.rng.usize(0..=most) {
            let offset = 32 + 4 * self.rng.i32(0..4);
            match self.rng.u32(0..6) {
                0 => self.code.registers(Op::Div, IDLE[0], IDLE[1], IDLE[0]),
                1 => self.code.registers(Op::Mul, IDLE[1], IDLE[1], IDLE[0]),
                2 => self.code.immediate(Op::Lw, IDLE[0], OWN_DATA, offset),
                3 => self.store(OWN_DATA, offset, IDLE[1]),
                _ => self.code.registers(Op::Add, IDLE[0], IDLE[1], IDLE[0]),
            }
        }
    }

    /// A bit of the inputs, of every lane or of the warp.
    fn load_input(&mut self, most: usize) {
        let harts = self.config.warps * self.config.lanes;
        let used = self.of_lanes as usize * harts + self.of_warps as usize * self.config.warps;
        let (rd, op) = (self.value(), [Op::Lw, Op::Lbu, Op::Lb, Op::Lhu][self.rng.usize(0..4)]);
        if used + harts <= most && self.rng.bool() {
            self.code.immediate(op, rd, OWN, 4 * self.of_lanes as i32);
            self.of_lanes += 1;
        } else if used + self.config.warps <= most {
            self.code.immediate(op, rd, OF_WARP, 4 * self.of_warps as i32);
            self.of_warps += 1;
        }
    }

    fn long_work(&mut self, rounds: i32) {
        let head = self.code.label();
        self.code.small(COUNTER, rounds);
        self.code.place(head);
        self.code.immediate(Op::Addi, COUNTER, COUNTER, -1);
        self.code.registers(Op::Div, IDLE[0], IDLE[1], IDLE[0]);
        self.code.branch(Op::Bne, COUNTER, ZERO, head);
    }

    /// Work, sometimes much, and perhaps a value.
    fn way(&mut self) {
        self.work(5);
        if self.rng.u32(0..3) == 0 {
            let rounds = self.rng.i32(5..40);
            self.long_work(rounds);
        }
        if self.rng.bool() {
            let (rd, value) = (self.value(), self.rng.i32(0..2));
            self.code.small(rd, value);
        }
    }

    fn split(&mut self) {
        let (other, join) = (self.code.label(), self.code.label());
        let value = self.value();
        self.code.immediate(Op::Andi, CONDITION, value, 1);
        let marked = self.rng.bool();
        let op = if marked { Op::SplitM } else { Op::Split };
        let context = u8::from(marked);
        self.code.put(Instruction { rd: POINTER, rs1: CONDITION, context, ..Instruction::new(op) });
        self.code.branch(Op::Beq, CONDITION, ZERO, other);
        self.way();
        self.code.jump(ZERO, join);
        self.code.place(other);
        self.way();
        self.code.place(join);
        self.code.registers(Op::Join, ZERO, POINTER, ZERO);
    }

    fn branch(&mut self) {
        let over = self.code.label();
        let value = self.value();
        self.code.immediate(Op::Andi, CONDITION, value, 1);
        self.code.branch(Op::Beq, CONDITION, ZERO, over);
        self.way();
        self.code.place(over);
    }

    /// Once or three times.
    fn rounds(&mut self) {
        let head = self.code.label();
        let value = self.value();
        // In a way that says little of it to who knows bits.
        self.code.immediate(Op::Andi, ROUNDS, value, 1);
        self.code.registers(Op::Add, ROUNDS, ROUNDS, ROUNDS);
        self.code.immediate(Op::Addi, ROUNDS, ROUNDS, 1);
        self.code.place(head);
        self.bounds.push((self.code.len(), 3));
        self.code.immediate(Op::Addi, ROUNDS, ROUNDS, -1);
        // Nor to who remembers summands.
        self.code.immediate(Op::Xori, ROUNDS, ROUNDS, 0);
        self.work(3);
        self.code.branch(Op::Bne, ROUNDS, ZERO, head);
    }

    fn barrier(&mut self) {
        self.code.constant(T0, 0);
        self.code.constant(T1, self.config.warps as u32);
        self.code.registers(Op::Bar, ZERO, T0, T1);
    }

    fn part(&mut self, most: usize) {
        let value = self.value();
        match self.rng.u32(0..18) {
            0..4 => self.load_input(most),
            4..6 => self.split(),
            6..8 => self.branch(),
            8 => self.rounds(),
            9 | 10 => self.store(OWN_DATA, 0, value),
            11 | 12 => self.code.immediate(Op::Lw, value, OWN_DATA, 0),
            13 => self.store(MINE, 0, value),
            14 => self.code.immediate(Op::Lw, value, NEIGHBOURS, 0),
            15 => self.code.read_csr(value, MCYCLE),
            16 => self.barrier(),
            _ => self.work(8),
        }
    }
}

/// A program with at most `most` input bits for this machine; its inputs are declared.
pub fn entangled(seed: u64, config: &Config, most: usize) -> Decided {
    written(seed, config, |writer| {
        for _ in 0..writer.rng.usize(6..22) {
            writer.part(most);
        }
    })
}

/// A program in which every warp but the last has much to do if its neighbour's input says so: without a barrier, by a word
/// that both touch.
pub fn raced(config: &Config) -> Decided {
    written(0, config, |writer| {
        let [own, neighbours, ..] = VALUES;
        writer.code.immediate(Op::Lw, own, OF_WARP, 0);
        writer.of_warps = 1;
        writer.store(MINE, 0, own);
        writer.long_work(8);
        writer.code.immediate(Op::Lw, neighbours, NEIGHBOURS, 0);
        let over = writer.code.label();
        writer.code.branch(Op::Beq, neighbours, ZERO, over);
        writer.long_work(60);
        writer.code.place(over);
    })
}

/// A program in which one half of a warp writes a word that the other reads, and has much to do if it comes first: each half
/// does its part of it after so many rounds of work.
pub fn raced_by_halves(config: &Config, writer_waits: i32, reader_waits: i32) -> Decided {
    written(0, config, |writer| {
        let (other, join) = (writer.code.label(), writer.code.label());
        writer.code.small(VALUES[0], 1);
        writer.code.read_csr(CONDITION, 0xCC0); // lane
        writer.code.put(Instruction {
            rd: POINTER,
            rs1: CONDITION,
            context: 1,
            ..Instruction::new(Op::SplitM)
        });
        writer.code.branch(Op::Beq, CONDITION, ZERO, other);
        writer.long_work(reader_waits);
        writer.code.immediate(Op::Lw, VALUES[1], MINE, 0);
        writer.code.branch(Op::Bne, VALUES[1], ZERO, join);
        writer.long_work(60);
        writer.code.jump(ZERO, join);
        writer.code.place(other);
        writer.long_work(writer_waits);
        writer.store(MINE, 0, VALUES[0]);
        writer.code.place(join);
        writer.code.registers(Op::Join, ZERO, POINTER, ZERO);
    })
}

fn written(seed: u64, config: &Config, parts: impl FnOnce(&mut Writer<'_>)) -> Decided {
    let rng = fastrand::Rng::with_seed(seed);
    let code = Assembler::new();
    let mut writer = Writer { code, rng, config, of_lanes: 0, of_warps: 0, bounds: Vec::new() };
    let code = &mut writer.code;
    start_all(code, config.warps);
    code.read_csr(T0, 0xF14); // hart
    code.immediate(Op::Slli, T0, T0, 6);
    code.read_csr(T1, 0xCC1); // warp
    code.immediate(Op::Slli, T1, T1, 6);
    for (base, address, offset) in
        [(OWN, INPUTS, T0), (OWN_DATA, DATA, T0), (OF_WARP, OF_WARPS, T1), (MINE, SHARED, T1)]
    {
        code.constant(base, address);
        code.registers(Op::Add, base, base, offset);
    }
    // The last warp's neighbour is itself, a step on.
    code.immediate(Op::Addi, NEIGHBOURS, MINE, STRIDE as i32);
    VALUES.into_iter().for_each(|reg| code.small(reg, 0));
    IDLE.into_iter().for_each(|reg| code.small(reg, 7));
    parts(&mut writer);
    writer.code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    let words = writer.code.words().unwrap();
    let mut program = Program::from_words(&format!("entangled program {seed}"), &words);
    let (warps, lanes) = (config.warps as u32, config.lanes as u32);
    let data = [
        (INPUTS, warps * lanes * STRIDE),
        (OF_WARPS, warps * STRIDE),
        (DATA, warps * lanes * STRIDE),
        (SHARED, (warps + 1) * STRIDE),
    ];
    for (address, bytes) in data {
        program.segments.push(Segment { address, bytes: vec![0; bytes as usize], executable: false });
    }
    program.inputs = data[..2].iter().map(|(address, bytes)| *address..address + bytes).collect();
    let bound =
        |(place, most): &(usize, u32)| LoopBound { pc: program.entry + 4 * *place as u32, most: *most };
    program.loop_bounds = writer.bounds.iter().map(bound).collect();
    let words_of = |base: u32, owners: u32, each: u32| {
        (0..owners).flat_map(move |owner| (0..each).map(move |number| base + STRIDE * owner + 4 * number))
    };
    let bits = words_of(INPUTS, warps * lanes, writer.of_lanes);
    let bits = bits.chain(words_of(OF_WARPS, warps, writer.of_warps)).collect();
    Decided { program, bits }
}
