//! A program in which loads find a line in the cache between two lines that are not there: what is asked for behind a hit
//! comes a whole trip later, for a hit waits for all that was asked before it.

use super::Decided;
use warpstep_program::{Program, Segment};
use warpstep_spec::assembler::Assembler;
use warpstep_spec::config::Parameters;
use warpstep_spec::{Op, Reg};

const ZERO: Reg = Reg::ZERO;
const LANE: Reg = Reg::x(5);
const WARP: Reg = Reg::x(6);
const POINTER: Reg = Reg::x(8);
const STEP: Reg = Reg::x(9);
const VALUE: Reg = Reg::x(10);
const OWN: Reg = Reg::x(30);
const COUNT: Reg = Reg::x(11);
/// By lane, a pointer and its step: two streams of lines, and a line that stays between them.
const TABLE: u32 = 0x8010_0f00;
const LANES: [(u32, u32); 4] = [(0x8010_0000, 16), (0x8010_0800, 0), (0x8010_0400, 16), (0x8010_0400, 16)];
/// What the other warp loads.
const OTHERS: u32 = 0x8010_0900;
const LOADS: i32 = 64;

/// A program without inputs. Warp 1 loads lines of the two streams, between them the one it has, then that one, and uses
/// nothing of it; warp 0 loads one it has, again and again, and multiplies when the other is done.
pub fn behind_hits() -> Decided {
    let mut code = Assembler::new();
    let (body, second, over) = (code.label(), code.label(), code.label());
    code.small(VALUE, 2);
    code.address(WARP, body);
    code.registers(Op::Wspawn, ZERO, VALUE, WARP);
    code.place(body);
    code.constant(VALUE, u32::MAX);
    code.registers(Op::Tmc, ZERO, VALUE, ZERO);
    code.read_csr(LANE, 0xCC0);
    code.read_csr(WARP, 0xCC1);
    code.branch(Op::Bne, WARP, ZERO, second);
    code.constant(POINTER, OTHERS);
    times(&mut code, 2 * LOADS, |code| {
        code.immediate(Op::Lw, VALUE, POINTER, 0);
        code.registers(Op::Add, POINTER, POINTER, VALUE); // 0: the next load waits for this one
    });
    times(&mut code, 100, |code| (0..8).for_each(|_| code.registers(Op::Mul, VALUE, VALUE, VALUE)));
    code.jump(ZERO, over);
    code.place(second);
    code.constant(POINTER, TABLE);
    code.immediate(Op::Slli, LANE, LANE, 3);
    code.registers(Op::Add, LANE, LANE, POINTER);
    code.immediate(Op::Lw, POINTER, LANE, 0);
    code.immediate(Op::Lw, STEP, LANE, 4);
    code.constant(OWN, LANES[1].0);
    times(&mut code, LOADS / 8, |code| {
        for register in 12..20 {
            code.immediate(Op::Lw, Reg::x(register), POINTER, 0);
            code.immediate(Op::Lw, Reg::x(register + 8), OWN, 0);
            code.registers(Op::Add, POINTER, POINTER, STEP);
        }
    });
    code.place(over);
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    let mut program = Program::from_words("a line behind a hit", &code.words().unwrap());
    let table = LANES.iter().flat_map(|(pointer, step)| [*pointer, *step]);
    let table = table.flat_map(u32::to_le_bytes).collect();
    for (address, bytes) in [(OTHERS, vec![0; 16]), (TABLE, table)] {
        program.segments.push(Segment { address, bytes, executable: false });
    }
    Decided { program, bits: Vec::new() }
}

/// A machine on which it takes longer than if both lines came together.
pub fn machine(parameters: &mut Parameters) {
    (parameters.warps, parameters.outstanding_lines) = (2, 8);
    (parameters.memory_latency, parameters.latencies.multiply) = (100, 8);
}

fn times(code: &mut Assembler, times: i32, body: impl FnOnce(&mut Assembler)) {
    code.constant(COUNT, times as u32);
    let again = code.label();
    code.place(again);
    body(code);
    code.immediate(Op::Addi, COUNT, COUNT, -1);
    code.branch(Op::Bne, COUNT, ZERO, again);
}
