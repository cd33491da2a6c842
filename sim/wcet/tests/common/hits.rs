//! Programs in which what a warp finds in the data cache costs another warp, or itself, far more than a cycle: for a hit waits
//! for all that was asked before it, whoever asked. Two warps, no inputs; each of them exceeds a sum that does not heed it.

use super::Decided;
use warpstep_program::{Program, Segment};
use warpstep_spec::assembler::Assembler;
use warpstep_spec::config::Parameters;
use warpstep_spec::{Op, Reg};
use warpstep_wcet::Mistake;

const ZERO: Reg = Reg::ZERO;
const LANE: Reg = Reg::x(5);
const WARP: Reg = Reg::x(6);
const POINTER: Reg = Reg::x(8);
const STEP: Reg = Reg::x(9);
const VALUE: Reg = Reg::x(10);
const COUNT: Reg = Reg::x(11);
/// Of loads, the first.
const LOADED: u32 = 12;
const OWN: Reg = Reg::x(30);
/// By lane, a pointer and its step: two streams of lines, and a line that stays between them.
const TABLE: u32 = 0x8010_0f00;
const LANES: [(u32, u32); 4] = [(0x8010_0000, 16), (0x8010_0800, 0), (0x8010_0400, 16), (0x8010_0400, 16)];
const STREAM: u32 = LANES[0].0;
/// What the other warp loads again and again.
const OTHERS: u32 = 0x8010_0f80;

/// A machine whose memory takes long, and many lines at a time.
pub fn machine(parameters: &mut Parameters) {
    (parameters.warps, parameters.outstanding_lines) = (2, 8);
    (parameters.memory_latency, parameters.latencies.multiply) = (100, 8);
}

/// The programs, each with the mistake that makes its sum too small.
pub fn programs() -> [(Mistake, Decided); 3] {
    [
        (Mistake::WindowAcrossHits, behind_hits()),
        (Mistake::HitsBehindNobody, between_misses()),
        (Mistake::AgainIsThere, asked_again()),
    ]
}

/// Warp 1 loads lines of the two streams, between them the one it has, then that one alone: what is behind a hit of the
/// same load comes a trip later. Warp 0 loads one it has, and adds when the other is done.
fn behind_hits() -> Decided {
    two_warps(
        |code| {
            load_what_is_there(code, 140);
            add(code, 700);
        },
        |code| {
            code.constant(POINTER, TABLE);
            code.immediate(Op::Slli, LANE, LANE, 3);
            code.registers(Op::Add, LANE, LANE, POINTER);
            code.immediate(Op::Lw, POINTER, LANE, 0);
            code.immediate(Op::Lw, STEP, LANE, 4);
            code.constant(OWN, LANES[1].0);
            times(code, 64, |code| {
                code.immediate(Op::Lw, Reg::x(LOADED), POINTER, 0);
                code.registers(Op::Add, POINTER, POINTER, STEP);
                code.immediate(Op::Lw, Reg::x(LOADED + 1), OWN, 0);
                code.registers(Op::Add, VALUE, Reg::x(LOADED), Reg::x(LOADED + 1));
            });
        },
    )
}

/// Warp 1 loads a line now and then, by itself several are on their way at a time; hits of warp 0 stand between them.
fn between_misses() -> Decided {
    two_warps(
        |code| load_what_is_there(code, 70),
        |code| {
            code.constant(POINTER, STREAM);
            times(code, 16, |code| {
                for line in 0..8 {
                    code.immediate(Op::Lw, Reg::x(LOADED + line), POINTER, 16 * line as i32);
                    (0..2).for_each(|_| code.registers(Op::Mul, VALUE, VALUE, VALUE));
                }
                code.immediate(Op::Addi, POINTER, POINTER, 128);
            });
            add(code, 1200);
        },
    )
}

/// Warp 1 loads two words of a line, the second when the first has just come, by itself; hits of warp 0 make the first come
/// later.
fn asked_again() -> Decided {
    two_warps(
        |code| load_what_is_there(code, 60),
        |code| {
            code.constant(POINTER, STREAM);
            times(code, 60, |code| {
                code.immediate(Op::Lw, Reg::x(LOADED), POINTER, 0);
                (0..46).for_each(|_| code.registers(Op::Add, VALUE, VALUE, VALUE));
                code.immediate(Op::Lw, Reg::x(LOADED + 1), POINTER, 4);
                (0..2).for_each(|word| code.registers(Op::Add, VALUE, VALUE, Reg::x(LOADED + word)));
                code.immediate(Op::Addi, POINTER, POINTER, 16);
            });
            add(code, 300);
        },
    )
}

fn load_what_is_there(code: &mut Assembler, often: u32) {
    code.constant(POINTER, OTHERS);
    times(code, often, |code| {
        code.immediate(Op::Lw, VALUE, POINTER, 0);
        code.registers(Op::Add, POINTER, POINTER, VALUE); // 0: the next load waits for this one
    });
}

/// Time in which a warp takes little from others.
fn add(code: &mut Assembler, often: u32) {
    times(code, often, |code| (0..8).for_each(|_| code.registers(Op::Add, VALUE, VALUE, VALUE)));
}

fn times(code: &mut Assembler, often: u32, body: impl FnOnce(&mut Assembler)) {
    code.constant(COUNT, often);
    let again = code.label();
    code.place(again);
    body(code);
    code.immediate(Op::Addi, COUNT, COUNT, -1);
    code.branch(Op::Bne, COUNT, ZERO, again);
}

fn two_warps(first: impl FnOnce(&mut Assembler), second: impl FnOnce(&mut Assembler)) -> Decided {
    let mut code = Assembler::new();
    let (body, other, over) = (code.label(), code.label(), code.label());
    code.small(VALUE, 2);
    code.address(WARP, body);
    code.registers(Op::Wspawn, ZERO, VALUE, WARP);
    code.place(body);
    code.constant(VALUE, u32::MAX);
    code.registers(Op::Tmc, ZERO, VALUE, ZERO);
    code.read_csr(LANE, 0xCC0);
    code.read_csr(WARP, 0xCC1);
    code.branch(Op::Bne, WARP, ZERO, other);
    first(&mut code);
    code.jump(ZERO, over);
    code.place(other);
    second(&mut code);
    code.place(over);
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    let mut program = Program::from_words("hits", &code.words().unwrap());
    let table = LANES.iter().flat_map(|(pointer, step)| [*pointer, *step]);
    let table = table.flat_map(u32::to_le_bytes).collect();
    for (address, bytes) in [(OTHERS, vec![0; 16]), (TABLE, table)] {
        program.segments.push(Segment { address, bytes, executable: false });
    }
    Decided { program, bits: Vec::new() }
}
