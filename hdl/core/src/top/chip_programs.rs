//! Small programs on the whole chip in Rust's own simulation, with a memory that speaks AXI: cores see each other's stores
//! behind a fence and a barrier, floats compute and raise flags, and errors are reported.

use super::*;
use crate::control::fault::cause;
use crate::memory::testing::{is_set, put, word};
use crate::top::testing::{chip, float_chip};
use std::collections::{HashMap, VecDeque};
use warpstep_kit::check::Bench;
use warpstep_spec::assembler::words::{self, csrr as read_csr, csrwi as set_csr, fence, lui};
use warpstep_spec::assembler::words::{i as immediate, r as three};
use warpstep_spec::{Config, Instruction, Op, Reg};

const CODE: u32 = 0x8000_0000;
const DATA: u32 = 0x8000_1000;
/// Nothing answers from here on.
const NOWHERE: u32 = 0x9000_0000;

fn x(number: u32) -> Reg {
    Reg::x(number)
}

fn f(number: u32) -> Reg {
    Reg::f(number)
}

fn store(op: Op, rs2: Reg, rs1: Reg, imm: i32) -> u32 {
    words::b(op, rs1, rs2, imm)
}

/// x5 becomes the address of the data.
fn data_address() -> [u32; 1] {
    [lui(x(5), DATA)]
}

fn end() -> u32 {
    words::tmc(x(0))
}

/// What was at the ports when the chip stopped.
struct End {
    words: HashMap<u32, u32>,
    /// Core, cause, context, pc, detail, lane.
    fault: Option<[u64; 6]>,
}

impl End {
    fn data(&self, at: u32) -> u32 {
        self.words.get(&(DATA + at)).copied().unwrap_or(0)
    }
}

/// Runs until nobody is busy or something is wrong. Memory is always ready and answers three cycles later, in order.
fn run(config: Config, program: &[u32]) -> End {
    assert_eq!(config.axi_bytes, 4, "this memory counts in words");
    let shape = Shape::new(config, true);
    let mut bench = Bench::new(Warpstep::new(&shape));
    let mut words: HashMap<u32, u32> = (0..).map(|at| CODE + 4 * at).zip(program.iter().copied()).collect();
    let mut reads: VecDeque<(u64, u32, u64)> = VecDeque::new();
    let (mut address, mut answers): (VecDeque<u32>, VecDeque<(u64, bool)>) = Default::default();
    for cycle in 0..3000 {
        let block = &mut bench.block;
        put(&mut block.start_pc, CODE.into());
        put(&mut block.start_argument, 77);
        put(&mut block.axi.arready, 1);
        put(&mut block.axi.awready, 1);
        // Data wait for their address, so that each beat can be written at once.
        put(&mut block.axi.wready, (!address.is_empty()).into());
        let read = reads.front().copied().filter(|(due, ..)| *due <= cycle);
        let (_, at, left) = read.unwrap_or((0, 0, 0));
        put(&mut block.axi.rvalid, read.is_some().into());
        put(&mut block.axi.rdata, words.get(&at).copied().unwrap_or(0).into());
        put(&mut block.axi.rresp, if at >= NOWHERE { 3 } else { 0 });
        put(&mut block.axi.rlast, (left == 1).into());
        let answer = answers.front().copied().filter(|(due, _)| *due <= cycle);
        put(&mut block.axi.bvalid, answer.is_some().into());
        put(&mut block.axi.bresp, if answer.is_some_and(|(_, wrong)| wrong) { 2 } else { 0 });
        bench.settle();

        let block = &bench.block;
        assert!(block.trace.collision.iter().all(|port| !is_set(port)), "cycle {cycle}");
        if is_set(&block.fault.valid) {
            let ports = [
                &block.fault_core,
                &block.fault.cause,
                &block.fault.context,
                &block.fault.pc,
                &block.fault.detail,
                &block.fault.lane,
            ];
            return End { words, fault: Some(ports.map(word)) };
        }
        if !is_set(&block.busy) {
            return End { words, fault: None };
        }
        if read.is_some() && is_set(&block.axi.rready) {
            let first = reads.front_mut().expect("it was offered");
            (first.1, first.2) = (at + 4, left - 1);
            reads.retain(|(_, _, left)| *left > 0);
        }
        if is_set(&block.axi.arvalid) {
            reads.push_back((cycle + 3, word(&block.axi.araddr) as u32, word(&block.axi.arlen) + 1));
        }
        if answer.is_some() {
            answers.pop_front();
        }
        if is_set(&block.axi.wvalid)
            && let Some(at) = address.front_mut()
        {
            let mask = (0..4).filter(|byte| word(&block.axi.wstrb) >> byte & 1 == 1);
            let mask = mask.fold(0u32, |mask, byte| mask | 0xff << (8 * byte));
            let old = words.get(at).copied().unwrap_or(0);
            words.insert(*at, old & !mask | word(&block.axi.wdata) as u32 & mask);
            let wrong = *at >= NOWHERE;
            *at += 4;
            if is_set(&block.axi.wlast) {
                address.pop_front();
                answers.push_back((cycle + 3, wrong));
            }
        }
        if is_set(&block.axi.awvalid) {
            address.push_back(word(&block.axi.awaddr) as u32);
        }
        bench.clock();
    }
    panic!("the program does not end");
}

#[test]
fn cores_see_what_was_fenced_before_a_barrier() {
    for cache in [0, 64] {
        let mut program = data_address().to_vec();
        program.extend([
            read_csr(x(1), 0xCC2),
            immediate(Op::Addi, x(2), x(1), 40),
            immediate(Op::Slli, x(3), x(1), 2),
            three(Op::Add, x(4), x(5), x(3)),
            immediate(Op::Xori, x(7), x(3), 4),
            three(Op::Add, x(7), x(5), x(7)),
            // The other core's word, too early: it must not be found in a cache later.
            immediate(Op::Lw, x(11), x(7), 0),
            store(Op::Sw, x(2), x(4), 0),
            fence(),
            lui(x(8), 0x8000_0000),
            immediate(Op::Addi, x(9), x(0), 2),
            three(Op::Bar, x(0), x(8), x(9)),
            fence(),
            immediate(Op::Lw, x(10), x(7), 0),
            immediate(Op::Addi, x(10), x(10), 100),
            store(Op::Sw, x(10), x(4), 32),
            end(),
        ]);
        let end = run(chip(2, 2, 4, cache, "gtlrr"), &program);
        assert_eq!(end.fault, None);
        assert_eq!([0, 4, 32, 36].map(|at| end.data(at)), [40, 41, 141, 140], "cache {cache}");
    }
}

#[test]
fn lanes_use_local_memory_and_the_bus() {
    let mut program = data_address().to_vec();
    program.extend([
        immediate(Op::Addi, x(1), x(0), 15),
        three(Op::Tmc, x(0), x(1), x(0)),
        lui(x(5), DATA),
        read_csr(x(2), 0xCC0),
        immediate(Op::Slli, x(3), x(2), 2),
        lui(x(4), 0xffff_0000),
        three(Op::Add, x(4), x(4), x(3)),
        immediate(Op::Addi, x(6), x(2), 7),
        store(Op::Sw, x(6), x(4), 0),
        immediate(Op::Lw, x(7), x(4), 0),
        three(Op::Mul, x(7), x(7), x(7)),
        three(Op::Add, x(8), x(5), x(3)),
        store(Op::Sh, x(7), x(8), 0),
        read_csr(x(9), 0x340),
        store(Op::Sw, x(9), x(5), 16),
        end(),
    ]);
    let end = run(chip(1, 2, 4, 0, "gtlo"), &program);
    assert_eq!(end.fault, None);
    assert_eq!([0, 4, 8, 12, 16].map(|at| end.data(at)), [49, 64, 81, 100, 77]);
}

#[test]
fn floats_compute_round_and_raise_flags() {
    let float = |op, rd, rs1, rs2, rs3| {
        words::word(Instruction { rd, rs1, rs2, rs3, rounding: 7, ..Instruction::new(op) })
    };
    let mut program = data_address().to_vec();
    program.extend([
        immediate(Op::Addi, x(1), x(0), 3),
        float(Op::FcvtSW, f(1), x(1), x(0), x(0)),
        float(Op::FaddS, f(2), f(1), f(1), x(0)),
        float(Op::FmaddS, f(3), f(1), f(2), f(1)),
        store(Op::Fsw, f(3), x(5), 0),
        read_csr(x(2), 0x001),
        store(Op::Sw, x(2), x(5), 4),
        float(Op::FdivS, f(4), f(1), f(3), x(0)),
        float(Op::FsqrtS, f(5), f(3), x(0), x(0)),
        float(Op::FcvtWS, x(0), f(4), x(0), x(0)),
        read_csr(x(3), 0x001),
        store(Op::Fsw, f(4), x(5), 8),
        store(Op::Fsw, f(5), x(5), 12),
        store(Op::Sw, x(3), x(5), 16),
        set_csr(0x002, 3),
        float(Op::FdivS, f(6), f(1), f(3), x(0)),
        store(Op::Fsw, f(6), x(5), 20),
        immediate(Op::Flw, f(7), x(5), 20),
        three(Op::FminS, f(7), f(7), f(4)),
        three(Op::FmvXW, x(4), f(7), x(0)),
        store(Op::Sw, x(4), x(5), 24),
        float(Op::FdivS, f(8), f(1), f(31), x(0)),
        read_csr(x(6), 0x003),
        store(Op::Sw, x(6), x(5), 28),
        end(),
    ]);
    let end = run(float_chip(1, 1, 1, 0, "gtlrr"), &program);
    assert_eq!(end.fault, None);
    let nearest = (3.0f32 / 21.0).to_bits();
    // Rounded up, towards plus infinity.
    let up = nearest + u32::from(f64::from(f32::from_bits(nearest)) < 3.0 / 21.0);
    let expected =
        [21.0f32.to_bits(), 0, nearest, 21.0f32.sqrt().to_bits(), 1, up, nearest.min(up), 3 << 5 | 9];
    assert_eq!(std::array::from_fn::<u32, 8, _>(|at| end.data(4 * at as u32)), expected);
}

#[test]
fn errors_are_reported_with_their_evidence() {
    let lw = |rs1, imm| immediate(Op::Lw, x(3), rs1, imm);
    let nowhere = lui(x(5), NOWHERE);
    let fadd = words::word(Instruction {
        rd: f(1),
        rs1: f(1),
        rs2: f(1),
        rounding: 7,
        ..Instruction::new(Op::FaddS)
    });
    let at = |index: u64| u64::from(CODE) + 4 * index;
    let nop = immediate(Op::Addi, x(0), x(0), 0);
    for (fpu, program, what, pc, detail) in [
        (false, vec![nop, 0], cause::ILLEGAL_INSTRUCTION, 1, 0),
        (false, vec![nop, nop, fadd], cause::ILLEGAL_INSTRUCTION, 2, fadd),
        (true, vec![set_csr(2, 5), fadd], cause::ILLEGAL_INSTRUCTION, 1, fadd),
        (false, vec![nop, read_csr(x(1), 0x123)], cause::UNKNOWN_CSR, 1, 0x123),
        (false, vec![nop, lw(x(0), 0x42)], cause::MISALIGNED_ACCESS, 1, 0x42),
        (false, vec![nop, lw(x(0), 0x20)], cause::UNMAPPED_ACCESS, 1, 0x20),
        (false, vec![nowhere, lw(x(5), 4)], cause::BUS_ERROR, 1, NOWHERE),
        (false, vec![nowhere, store(Op::Sw, x(5), x(5), 20)], cause::BUS_ERROR, 1, NOWHERE + 16),
        (false, vec![immediate(Op::Jalr, x(1), x(0), 2)], cause::MISALIGNED_TARGET, 0, 2),
    ] {
        let config = if fpu { float_chip(1, 1, 1, 0, "gtlrr") } else { chip(1, 1, 1, 0, "gtlrr") };
        let end = run(config, &[program, vec![end()]].concat());
        assert_eq!(end.fault, Some([0, what as u64, 0, at(pc), detail.into(), 0]), "cause {what}");
    }
}

#[test]
fn of_two_cores_the_lowest_that_errs_is_reported() {
    let wrong = [read_csr(x(1), 0x123), end()];
    assert_eq!(run(chip(2, 1, 1, 0, "gtlrr"), &wrong).fault.map(|fault| fault[0]), Some(0));
    // Core 0 ends; core 1 goes on to what is wrong.
    let program =
        [read_csr(x(1), 0xCC2), words::b(Op::Bne, x(1), x(0), 8), end(), read_csr(x(1), 0x123), end()];
    let fault = run(chip(2, 1, 1, 0, "gtlrr"), &program).fault;
    assert_eq!(fault, Some([1, cause::UNKNOWN_CSR as u64, 0, u64::from(CODE) + 12, 0x123, 0]));
}
