//! The program: all lanes of all warps on, a loop around the round, the results stored.

use crate::Synthetic;
use crate::blocks::{ACCUMULATORS, Plan, RESULTS, Step};
use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::csr::{self, Csr};
use warpstep_spec::isa::EncodeError;
use warpstep_spec::{Instruction, Op, Reg, abi};

/// A word of every lane, for loads and stores; neighbouring lanes have neighbouring words.
const WORDS: u32 = 0x8010_0000;
/// Results, [`RESULT_SHIFT`] apart.
const RESULTS_BASE: u32 = 0x8020_0000;
const RESULT_SHIFT: u32 = 5;
/// Harts of the largest machine: four cores of 32 warps of 32 lanes.
const MOST_HARTS: u32 = 4096;
/// No machine has more split contexts, so splits further down need no mark.
const MOST_CONTEXTS: u32 = 7;

const ZERO: Reg = Reg::ZERO;
const SCRATCH: [Reg; 2] = [Reg::x(5), Reg::x(6)];
const COUNTER: Reg = Reg::x(8);
const LOADED: Reg = Reg::x(14);
const WORD: Reg = Reg::x(15);
const RESULT: Reg = Reg::x(16);

const fn accumulator(number: usize) -> Reg {
    Reg::x(10 + number as u32)
}

/// Which half of a level a lane is in, and the level's divergence pointer.
pub(crate) const fn condition(level: u32) -> Reg {
    Reg::x(18 + level)
}
const fn pointer(level: u32) -> Reg {
    Reg::x(23 + level)
}

/// Where a hart leaves its words.
pub(crate) fn result_address(hart: u32, place: usize) -> u32 {
    RESULTS_BASE + (hart << RESULT_SHIFT) + 4 * place as u32
}

pub(crate) fn program(wish: &Synthetic) -> Result<Program, EncodeError> {
    let plan = Plan::new(wish);
    let conditions = |code: &mut Assembler, lane: Reg| {
        for level in 0..wish.depth {
            let shift = wish.lanes.ilog2() - 1 - level;
            code.immediate(Op::Srli, condition(level), lane, shift as i32);
            code.immediate(Op::Andi, condition(level), condition(level), 1);
        }
    };
    rounds("synthetic", wish.loops, conditions, |code| {
        plan.common.iter().for_each(|step| put(code, *step));
        if !plan.leaves.is_empty() {
            halves(code, wish.depth, 0, 0, &plan);
        }
    })
}

/// A program that executes a round so many times in every lane of every warp; `conditions` computes from the lane's number
/// what rounds ask for.
pub(crate) fn rounds(
    name: &str,
    loops: u32,
    conditions: impl FnOnce(&mut Assembler, Reg),
    round: impl FnOnce(&mut Assembler),
) -> Result<Program, EncodeError> {
    let mut code = Assembler::new();
    everyone(&mut code);
    read(&mut code, SCRATCH[0], Csr::LaneId);
    conditions(&mut code, SCRATCH[0]);
    state(&mut code, loops);
    let (begin, top) = (code.len(), code.here());
    round(&mut code);
    code.immediate(Op::Addi, COUNTER, COUNTER, -1);
    code.branch(Op::Bne, COUNTER, ZERO, top);
    let end = code.len();
    for place in 0..RESULTS {
        let value = if place < ACCUMULATORS { accumulator(place) } else { LOADED };
        code.put(Instruction { rs1: RESULT, rs2: value, imm: 4 * place as i32, ..Instruction::new(Op::Sw) });
    }
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);

    let mut program = Program::from_words(name, &code.words()?);
    let address = |place: usize| abi::RESET_PC + 4 * place as u32;
    program.symbols.insert("_start", abi::RESET_PC, 0);
    program.symbols.insert("ws_kernel_begin", address(begin), 0);
    program.symbols.insert("ws_kernel_end", address(end), 0);
    program.symbols.insert("words", WORDS, 4 * MOST_HARTS);
    program.symbols.insert("results", RESULTS_BASE, MOST_HARTS << RESULT_SHIFT);
    Ok(program)
}

fn read(code: &mut Assembler, rd: Reg, wanted: Csr) {
    let row = csr::ROWS.iter().find(|row| row.csr == wanted).expect("every register has a row");
    code.read_csr(rd, row.first);
}

/// Starts all warps here, and all lanes of each.
fn everyone(code: &mut Assembler) {
    let [first, second] = SCRATCH;
    let here = code.label();
    read(code, first, Csr::WarpCount);
    code.address(second, here);
    code.registers(Op::Wspawn, ZERO, first, second);
    code.place(here);
    // All ones, shifted by 32 - lanes, of which a shift sees five bits.
    read(code, first, Csr::LaneCount);
    code.registers(Op::Sub, first, ZERO, first);
    code.small(second, -1);
    code.registers(Op::Srl, second, second, first);
    code.registers(Op::Tmc, ZERO, second, ZERO);
}

fn state(code: &mut Assembler, loops: u32) {
    let [first, hart] = SCRATCH;
    read(code, hart, Csr::HartId);
    for (pointer, base, shift) in [(WORD, WORDS, 2), (RESULT, RESULTS_BASE, RESULT_SHIFT)] {
        code.constant(pointer, base);
        code.immediate(Op::Slli, first, hart, shift as i32);
        code.registers(Op::Add, pointer, pointer, first);
    }
    for number in 0..ACCUMULATORS {
        code.immediate(Op::Addi, accumulator(number), hart, number as i32);
    }
    code.small(LOADED, 0);
    code.constant(COUNTER, loops);
}

pub(crate) fn put(code: &mut Assembler, step: Step) {
    match step {
        Step::Add { accumulator: number, constant } => {
            code.immediate(Op::Addi, accumulator(number), accumulator(number), constant);
        }
        Step::Xor { accumulator: number, constant } => {
            code.immediate(Op::Xori, accumulator(number), accumulator(number), constant);
        }
        Step::Store { accumulator: number } => {
            code.put(Instruction { rs1: WORD, rs2: accumulator(number), ..Instruction::new(Op::Sw) });
        }
        Step::Load => code.immediate(Op::Lw, LOADED, WORD, 0),
    }
}

/// The tree below a node, which is the `place`th of its level.
fn halves(code: &mut Assembler, depth: u32, level: u32, place: usize, plan: &Plan) {
    if level == depth {
        return plan.leaves[place].iter().for_each(|step| put(code, *step));
    }
    let node = (1 << level) + place as u32;
    let mark = (node <= MOST_CONTEXTS).then_some(node as u8);
    if_else(
        code,
        level,
        mark,
        |code| halves(code, depth, level + 1, 2 * place + 1, plan),
        |code| halves(code, depth, level + 1, 2 * place, plan),
    );
}

/// Both halves of condition `level`, apart; the false one in the marked context, if there is one.
pub(crate) fn if_else(
    code: &mut Assembler,
    level: u32,
    mark: Option<u8>,
    then: impl FnOnce(&mut Assembler),
    otherwise: impl FnOnce(&mut Assembler),
) {
    let (op, context) = mark.map_or((Op::Split, 0), |context| (Op::SplitM, context));
    let (other, end) = (code.label(), code.label());
    code.put(Instruction { rd: pointer(level), rs1: condition(level), context, ..Instruction::new(op) });
    code.branch(Op::Beq, condition(level), ZERO, other);
    then(code);
    code.jump(ZERO, end);
    code.place(other);
    otherwise(code);
    code.place(end);
    code.registers(Op::Join, ZERO, pointer(level), ZERO);
}
