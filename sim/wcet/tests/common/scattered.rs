//! Random programs whose inputs decide where in a table they store, word by word, half or byte: lanes fall on one line or
//! on several, on lines that others load from, that are in the cache or share it with what is beside the table. A bound may
//! be larger than the longest run, for a lane does not go to every place of the table, and must not be smaller.

use super::{Decided, INPUTS, OWN, STRIDE, ZERO, point_to_own_inputs, start_all};
use warpstep_program::{Program, Segment};
use warpstep_spec::assembler::Assembler;
use warpstep_spec::{Config, Instruction, Op, Reg};

const TABLE: Reg = Reg::x(9);
const INDEX: Reg = Reg::x(10);
const BIT: Reg = Reg::x(11);
const WORK: [Reg; 2] = [Reg::x(12), Reg::x(13)];

/// The table begins within a line, and has so many bytes.
const AT: u32 = 0x8020_0008;
const BYTES: u32 = 88;

struct Writer {
    code: Assembler,
    rng: fastrand::Rng,
    bits: u32,
}

impl Writer {
    /// A place in the table, as bits of the lane's inputs say, and a store there.
    fn scatter(&mut self, most: u32) {
        self.code.small(INDEX, 4 * self.rng.i32(0..3));
        for _ in 0..self.rng.u32(1..=2) {
            if self.bits < most {
                self.code.immediate(Op::Lw, BIT, OWN, 4 * self.bits as i32);
                self.bits += 1;
                self.code.immediate(Op::Andi, BIT, BIT, 1);
                self.code.immediate(Op::Slli, BIT, BIT, self.rng.i32(2..6));
                self.code.registers(Op::Add, INDEX, INDEX, BIT);
            }
        }
        if self.rng.bool() {
            // Each lane a place of its own.
            self.code.read_csr(BIT, 0xCC0);
            self.code.immediate(Op::Slli, BIT, BIT, 2);
            self.code.registers(Op::Add, INDEX, INDEX, BIT);
        }
        self.work(4);
        self.code.registers(Op::Add, INDEX, INDEX, TABLE);
        let op = [Op::Sw, Op::Sw, Op::Sh, Op::Sb][self.rng.usize(0..4)];
        self.code.put(Instruction { rs1: INDEX, rs2: WORK[0], ..Instruction::new(op) });
    }

    /// Work, and accesses in the table and beside it.
    fn work(&mut self, most: usize) {
        for _ in 0..self.rng.usize(0..=most) {
            let offset = 4 * self.rng.i32(-2..25);
            match self.rng.u32(0..8) {
                0 => self.code.registers(Op::Div, WORK[0], WORK[1], WORK[0]),
                1 => self.code.registers(Op::Mul, WORK[1], WORK[1], WORK[0]),
                2..4 => self.code.immediate(Op::Lw, WORK[0], TABLE, offset),
                4 => self.code.put(Instruction {
                    rs1: TABLE,
                    rs2: WORK[1],
                    imm: offset,
                    ..Instruction::new(Op::Sw)
                }),
                _ => self.code.registers(Op::Add, WORK[0], WORK[1], WORK[0]),
            }
        }
    }
}

/// A program with at most `most` input bits for this machine; its inputs are declared, its table has a name.
pub fn scattered(seed: u64, config: &Config, most: usize) -> Decided {
    let harts = config.warps * config.lanes;
    let mut code = Assembler::new();
    start_all(&mut code, config.warps);
    point_to_own_inputs(&mut code);
    code.constant(TABLE, AT);
    WORK.into_iter().for_each(|reg| code.small(reg, 7));
    let mut writer = Writer { code, rng: fastrand::Rng::with_seed(seed), bits: 0 };
    for _ in 0..writer.rng.usize(1..4) {
        writer.work(6);
        writer.scatter((most / harts) as u32);
    }
    writer.work(6);
    writer.code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    let words = writer.code.words().unwrap();
    let mut program = Program::from_words(&format!("scattered program {seed}"), &words);
    let inputs = INPUTS..INPUTS + harts as u32 * STRIDE;
    for (address, bytes) in [(inputs.start, inputs.len()), (AT - 8, BYTES as usize + 16)] {
        program.segments.push(Segment { address, bytes: vec![0; bytes], executable: false });
    }
    program.symbols.insert("table", AT, BYTES);
    let of_lane = |lane: u32| (0..writer.bits).map(move |bit| INPUTS + STRIDE * lane + 4 * bit);
    let bits = (0..harts as u32).flat_map(of_lane).collect();
    program.inputs = vec![inputs];
    Decided { program, bits }
}
