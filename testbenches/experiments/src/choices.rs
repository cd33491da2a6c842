//! Random programs in which every warp runs or leaves out each of some blocks, as a word of memory says: the longest path
//! is to run all of them.
//!
//! ```text
//! all lanes of all warps: the warp's word of choices is loaded, then ROUNDS times
//!     if bit 0: 8 to 16 instructions;  if bit 1: 8 to 16 others;  …
//! ```
//!
//! Branches are the same in all lanes of a warp. Data decide nothing: loads go to words of the lane's own, whose values
//! reach no branch and no address.

use fastrand::Rng;
use warpstep_cycle::{Chip, Quiet};
use warpstep_golden::{Launch, Options};
use warpstep_memory::MemoryKind;
use warpstep_program::{Program, Segment};
use warpstep_spec::assembler::Assembler;
use warpstep_spec::csr::{self, Csr};
use warpstep_spec::{Config, Instruction, Op, Reg};

/// Blocks that may be left out.
pub(crate) const BLOCKS: usize = 6;
/// All of them are run.
pub(crate) const ALL: u32 = (1 << BLOCKS) - 1;
const ROUNDS: i32 = 4;
const LIMIT: u64 = 100_000_000;

/// A word of choices for each warp.
pub(crate) const CHOICES: u32 = 0x8010_0000;
/// Data: 64 bytes of each lane, behind them words of neighbouring lanes beside each other.
const DATA: u32 = 0x8020_0000;
const NEAR: u32 = 0x8030_0000;
const DATA_WORDS: usize = 4096;

const ZERO: Reg = Reg::ZERO;
const T0: Reg = Reg::x(5);
const T1: Reg = Reg::x(6);
pub(crate) const CHOSEN: Reg = Reg::x(8);
const COUNTER: Reg = Reg::x(9);
const OWN_POINTER: Reg = Reg::x(18);
const NEAR_POINTER: Reg = Reg::x(19);

fn work(number: usize) -> Reg {
    Reg::x(10 + number as u32)
}

fn float(number: usize) -> Reg {
    Reg::f(10 + number as u32)
}

pub(crate) fn read(code: &mut Assembler, rd: Reg, wanted: Csr) {
    let row = csr::ROWS.iter().find(|row| row.csr == wanted).expect("every register has a row");
    code.read_csr(rd, row.first);
}

/// What is run besides the program.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    /// Blocks that each warp runs, one bit each.
    pub chosen: Vec<u32>,
    /// Which data; they decide nothing.
    pub data: u64,
    pub memory: MemoryKind,
    /// Whether the code is in the cache from the start.
    pub warm: bool,
}

impl Run {
    /// Every warp runs every block.
    pub fn longest(warps: usize) -> Run {
        Run { chosen: vec![ALL; warps], data: 0, memory: MemoryKind::Fixed, warm: false }
    }
}

/// All lanes of all warps on, with registers and pointers that [`step`] works on.
pub(crate) fn everyone(code: &mut Assembler) {
    let start = code.label();
    read(code, T0, Csr::WarpCount);
    code.address(T1, start);
    code.registers(Op::Wspawn, ZERO, T0, T1);
    code.place(start);
    code.small(T0, -1);
    code.registers(Op::Tmc, ZERO, T0, ZERO);
    read(code, T0, Csr::HartId);
    for (pointer, base, shift) in [(OWN_POINTER, DATA, 6), (NEAR_POINTER, NEAR, 2)] {
        code.constant(pointer, base);
        code.immediate(Op::Slli, T1, T0, shift);
        code.registers(Op::Add, pointer, pointer, T1);
    }
    for number in 0..4 {
        code.immediate(Op::Addi, work(number), T0, number as i32);
        code.put(Instruction { rd: float(number), rs1: T0, rounding: 7, ..Instruction::new(Op::FcvtSW) });
    }
}

/// How much of each class a program has besides integer operations: divide, multiply, load, store, float.
pub(crate) fn weights(rng: &mut Rng) -> [u32; 5] {
    std::array::from_fn(|_| rng.u32(0..6))
}

/// All lanes of all warps run, and each warp has the word of its choices.
pub(crate) fn begin(code: &mut Assembler) {
    everyone(code);
    read(code, T0, Csr::WarpId);
    code.immediate(Op::Slli, T0, T0, 2);
    code.constant(CHOSEN, CHOICES);
    code.registers(Op::Add, CHOSEN, CHOSEN, T0);
    code.immediate(Op::Lw, CHOSEN, CHOSEN, 0);
}

/// The program of a seed.
pub(crate) fn choices(seed: u64) -> Program {
    let mut rng = Rng::with_seed(seed);
    let mut code = Assembler::new();
    begin(&mut code);
    code.small(COUNTER, ROUNDS);
    let top = code.here();
    // What a block is made of differs from program to program.
    let weights = weights(&mut rng);
    for block in 0..BLOCKS {
        let behind = code.label();
        code.immediate(Op::Andi, T0, CHOSEN, 1 << block);
        code.branch(Op::Beq, T0, ZERO, behind);
        (0..rng.usize(8..=16)).for_each(|_| step(&mut code, &weights, &mut rng));
        code.place(behind);
    }
    code.immediate(Op::Addi, COUNTER, COUNTER, -1);
    code.branch(Op::Bne, COUNTER, ZERO, top);
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    Program::from_words(&format!("choices {seed}"), &code.words().expect("its branches are short"))
}

/// One instruction that decides nothing, of a class drawn by weight; integer operations weigh as much as all others.
pub(crate) fn step(code: &mut Assembler, weights: &[u32; 5], rng: &mut Rng) {
    let [rd, a, b] = [0; 3].map(|_| rng.usize(0..4));
    let total: u32 = weights.iter().sum();
    let mut drawn = rng.u32(0..2 * total + 1);
    let class = weights.iter().position(|weight| {
        let here = drawn < *weight;
        drawn = drawn.wrapping_sub(if here { 0 } else { *weight });
        here
    });
    let (pointer, imm) =
        if rng.bool() { (OWN_POINTER, 4 * rng.i32(0..16)) } else { (NEAR_POINTER, 1024 * rng.i32(0..2)) };
    match class {
        Some(0) => code.registers(Op::Div, work(rd), work(a), work(b)),
        Some(1) => code.registers(Op::Mul, work(rd), work(a), work(b)),
        Some(2) => code.immediate(Op::Lw, work(rd), pointer, imm),
        Some(3) => code.put(Instruction { rs1: pointer, rs2: work(a), imm, ..Instruction::new(Op::Sw) }),
        Some(_) => {
            let op = [Op::FaddS, Op::FmulS, Op::FdivS][rng.usize(0..3)];
            code.put(Instruction {
                rd: float(rd),
                rs1: float(a),
                rs2: float(b),
                rounding: 7,
                ..Instruction::new(op)
            });
        }
        None => code.registers(Op::Add, work(rd), work(a), work(b)),
    }
}

/// The program with a run's choices and data in its image.
pub(crate) fn loaded(program: &Program, run: &Run) -> Program {
    let mut program = program.clone();
    let words = |words: &mut dyn Iterator<Item = u32>| words.flat_map(u32::to_le_bytes).collect();
    let chosen = words(&mut run.chosen.iter().copied());
    program.segments.push(Segment { address: CHOICES, bytes: chosen, executable: false });
    for address in [DATA, NEAR] {
        let mut rng = Rng::with_seed(run.data);
        let bytes = words(&mut std::iter::repeat_with(|| rng.u32(..)).take(DATA_WORDS));
        program.segments.push(Segment { address, bytes, executable: false });
    }
    program
}

/// Cycles of a program as it is; none if it goes wrong or the machine refuses its memory.
pub(crate) fn cycles(config: &Config, program: &Program, memory: MemoryKind, warm: bool) -> Option<u64> {
    let chip = Chip::new(config.clone(), Options::for_config(config), program, Launch::default());
    let mut chip = chip.with_memory(memory).ok()?;
    if warm {
        chip.preload(program);
    }
    chip.run(LIMIT, &mut Quiet).ok()?;
    Some(chip.counters().cycles)
}

/// Cycles of a program of choices.
pub(crate) fn run(config: &Config, program: &Program, run: &Run) -> Option<u64> {
    cycles(config, &loaded(program, run), run.memory, run.warm)
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::config::named;

    #[test]
    fn what_is_left_out_is_not_issued_and_one_warp_alone_is_faster_without_it() {
        let mut parameters = named("small").unwrap().parameters();
        parameters.warps = 1;
        let config = Config::try_from(parameters).unwrap();
        let program = choices(1);
        let with =
            |chosen: u32| run(&config, &program, &Run { chosen: vec![chosen], ..Run::longest(1) }).unwrap();
        let all = with(ALL);
        assert!((0..BLOCKS).all(|block| with(ALL & !(1 << block)) < all));
    }
}
