//! The blocks of front end and issue wired together, the way the core wires them: they fit, no path runs in a circle, and
//! what issues is the program, in order, under every schedule.
//!
//! Execution is played by the test: it tells when results are written, when contexts go elsewhere, and what memory holds.

mod wired;

use crate::operation::{Field, Layout, REG_BITS, class_number};
use warpstep_kit::bits::Bits;
use warpstep_kit::check::{Bench, Check, Random};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;
use warpstep_spec::config::CacheParameters;
use warpstep_spec::{Class, Instruction, Latencies, Op, Reg as Register, Schedule, decode, encode};
use wired::FrontEnd;

const LAYOUT: Layout = Layout { trace: false };
const CACHE: CacheParameters = CacheParameters { bytes: 128, line_bytes: 16 };
const LANES: usize = 4;
const START: u64 = 0x8000_0000;

#[test]
fn wired_together_they_agree_with_their_verilog() {
    for (contexts, stages, schedule) in
        [(1, 1, "lrr"), (1, 3, "lrr/gtlrr"), (3, 2, "gtlrr"), (4, 3, "gtlo"), (32, 3, "gtlrr/lrr")]
    {
        let schedule = schedule.parse().expect("a schedule");
        let check = Check::default()
            .cycles(if contexts > 8 { 60 } else { 300 })
            .input("active", |random| random.word() | random.word())
            .input("barrier", |random| random.word() & random.word() & random.word())
            .input("redirect", |random| if random.once_in(20) { random.word() } else { 0 })
            .input("target", |random| START + random.below(64) * 4)
            .input("invalidate", |random| random.once_in(60).into());
        let block = FrontEnd::new(contexts, stages, schedule);
        check.prove(block).unwrap_or_else(|error| panic!("{contexts} {stages} {schedule}: {error}"));
    }
}

/// The program: at each address an addition, a multiplication or a division of registers near each other.
fn word_at(pc: u64) -> u32 {
    let mut random = Random::new(pc);
    let op = match random.below(16) {
        0 => Op::Div,
        1 | 2 => Op::Mul,
        _ => Op::Add,
    };
    let mut register = || Register::x(random.below(8) as u32);
    let [rd, rs1, rs2] = [register(), register(), register()];
    encode(&Instruction { rd, rs1, rs2, ..Instruction::new(op) }).expect("registers exist")
}

fn field(entry: &Bits, field: Field) -> u64 {
    entry.slice(field.low, field.width).to_u64().expect("fields are narrow")
}

/// Runs random redirections, barriers and invalidations over the program; gives the instructions issued.
fn run(contexts: usize, stages: usize, latency: u64, schedule: Schedule) -> u64 {
    let coordinated = matches!(schedule, Schedule::Coordinated(_));
    let mut random = Random::new(contexts as u64 * 100 + stages as u64 * 10 + latency);
    let mut bench = Bench::new(FrontEnd::new(contexts, stages, schedule));
    let mut next_pc = vec![START; contexts];
    let mut fill: Option<(u64, u64)> = None;
    // Results under way: cycle of the write, context, register.
    let mut results: Vec<(u64, u64, u64)> = vec![];
    let mut divider_free = 0;
    let mut issued = 0;
    for cycle in 0..500 {
        let redirect = if random.once_in(25) { 1 << random.below(contexts as u64) } else { 0u64 };
        let target = START + random.below(100) * 4;
        let answers = fill.is_some_and(|(_, ends)| ends == cycle);
        let line = fill.filter(|_| answers).map_or(Bits::new(128, 0), |(address, _)| {
            let word = |line: Bits, at: usize| {
                line.with_slice(at * 32, &Bits::new(32, word_at(address + 4 * at as u64).into()))
            };
            (0..4).fold(Bits::new(128, 0), word)
        });
        let due: Vec<_> = results.iter().copied().filter(|(at, ..)| *at == cycle).collect();
        assert!(due.len() <= 1, "cycle {cycle}: two results in one slot");
        let (_, context, register) = due.first().copied().unwrap_or_default();
        let front = &mut bench.block;
        front.active.next = Value::new(contexts, u64::MAX);
        front.barrier.next = Value::new(contexts, random.word() & random.word() & random.word());
        front.redirect.next = Value::new(contexts, redirect);
        front.target.next = Value::new(32, target);
        front.written.next = (!due.is_empty()).into();
        front.written_context.next = Value::new(index_width(contexts), context);
        front.written_register.next = Value::new(REG_BITS, register);
        front.line_valid.next = answers.into();
        front.line_data.next = line.into();
        front.invalidate.next = random.once_in(100).into();
        bench.settle();

        let front = &bench.block;
        for context in 0..contexts {
            let held = front.held[context].val();
            assert!(if coordinated { held == stages + 1 } else { held <= stages + 1 }, "cycle {cycle}");
        }
        if answers {
            fill = None;
        } else if front.fill_valid.val().any() {
            assert!(fill.is_none(), "one fill at a time");
            fill =
                Some((field(front.fill_address.val().bits(), Field { low: 0, width: 32 }), cycle + latency));
        }
        let entry = front.issued_entry.val().bits().clone();
        if front.issued.val().any() && field(&entry, Layout::nop()) == 0 {
            issued += 1;
            let context = front.issued_context.val().index();
            let pc = field(&entry, Layout::pc());
            assert_eq!(pc, next_pc[context], "cycle {cycle}, context {context}");
            next_pc[context] += 4;
            let known = decode(word_at(pc)).expect("the program is legal");
            let class = known.op.class();
            assert_eq!(field(&entry, Layout::op()), known.op as u64);
            assert_eq!(field(&entry, Layout::class()), class_number(class));
            let named = [known.rd, known.rs1, known.rs2].map(|reg: Register| reg.index() as u64);
            let waits = |register: u64| {
                results.iter().any(|result| (result.1, result.2) == (context as u64, register))
            };
            assert!(!named.into_iter().any(waits), "cycle {cycle}: a register is pending");
            let cycles = u64::from(Latencies::PAPER.of(class).expect("no memory here"));
            if class == Class::Divide {
                assert!(divider_free <= cycle, "the divider is in use");
                divider_free = cycle + cycles - 1;
            }
            if named[0] != 0 {
                results.push((cycle + cycles - 1, context as u64, named[0]));
            }
        }
        results.retain(|(at, ..)| *at != cycle);
        for (context, pc) in next_pc.iter_mut().enumerate() {
            if redirect >> context & 1 == 1 {
                *pc = target;
            }
        }
        bench.clock();
    }
    issued
}

#[test]
fn what_issues_is_the_program_in_order_under_every_schedule() {
    for schedule in Schedule::all() {
        for (contexts, stages, latency) in [(1, 1, 1), (3, 3, 7), (4, 2, 3)] {
            let issued = run(contexts, stages, latency, schedule);
            assert!(issued > 30, "{schedule} {contexts} {stages} {latency}: {issued} instructions");
        }
    }
}
