//! Programs and their machines drawn from a *tape* of numbers, so that a search can change them a little: it climbs towards
//! a sum that is too small.

use super::{config, start_all};
use std::collections::BTreeMap;
use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::config::Parameters;
use warpstep_spec::{Config, Instruction, Op, Policy, Reg, Schedule, SplitMode, abi};
use warpstep_wcet::trusted::Fees;
use warpstep_wcet::{Budget, Start, Sum, Together, bound, sum_by};

pub const BUDGET: Budget = Budget { states: 2_000, ways: 20_000, cycles: 100_000 };
pub const LIMIT: u64 = 50_000;
pub const TAPE: usize = 120;

const ZERO: Reg = Reg::ZERO;
const T0: Reg = Reg::x(5);
const T1: Reg = Reg::x(6);
const T2: Reg = Reg::x(7);
const OWN: Reg = Reg::x(8);
const SHARED: Reg = Reg::x(9);
const LOCAL: Reg = Reg::x(18);
const ROUNDS: Reg = Reg::x(19);
const ODD: Reg = Reg::x(20);
const POINTER: Reg = Reg::x(21);
const WORK: [Reg; 5] = [Reg::x(10), Reg::x(11), Reg::x(12), Reg::x(13), Reg::ZERO];

/// Numbers that decide everything; behind its end they are zero.
struct Tape<'a> {
    whole: &'a [u8],
    next: std::slice::Iter<'a, u8>,
}

impl Tape<'_> {
    /// The very last number says whether halves of warps run side by side: shorter tapes have none.
    fn mode(&self) -> SplitMode {
        let number = self.whole.get(TAPE - 1).copied().unwrap_or(0);
        [SplitMode::Off, SplitMode::Marked, SplitMode::Marked, SplitMode::Dynamic][usize::from(number % 4)]
    }

    fn below(&mut self, end: usize) -> usize {
        usize::from(self.next.next().copied().unwrap_or(0)) % end
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

fn machine(p: &mut Parameters, tape: &mut Tape<'_>) {
    p.schedule = Schedule::Coordinated(tape.of(&Policy::ALL));
    (p.warps, p.lanes) = tape.of(&[(2, 1), (2, 2), (3, 1), (4, 1), (4, 2), (4, 4), (8, 1), (2, 8)]);
    p.memory_latency = tape.of(&[1, 2, 3, 7, 20, 60]);
    p.outstanding_lines = tape.of(&[1, 2, 4, 8]);
    p.write_ports = tape.of(&[1, 2]);
    p.data_cache_bytes = tape.of(&[0, 64, 4096]);
    p.loop_register = tape.of(&[false, true]);
    p.latencies.multiply = tape.of(&[2, 3, 4, 8]);
    p.latencies.alu = tape.of(&[2, 3]);
    p.on_time = tape.of(&[false, true]);
    let (stall, gap) = (tape.below(5) as u32, 1 + tape.below(8) as u32);
    (p.memory_stall, p.memory_gap) = if p.on_time { (stall, gap) } else { (0, 1) };
    p.instruction_cache.bytes = 8192;
    let mode = tape.mode();
    let splits = usize::from(mode != SplitMode::Off && p.lanes > 1);
    (p.splits, p.split_mode) = if splits > 0 { (1, mode) } else { (0, SplitMode::Off) };
}

fn put(code: &mut Assembler, tape: &mut Tape<'_>) {
    let kind = tape.below(12);
    let (rd, a, far) = (tape.of(&WORK), tape.of(&WORK), 4 * tape.below(32) as i32);
    let store = |code: &mut Assembler, to: Reg, offset: i32| {
        code.put(Instruction { rs1: to, rs2: a, imm: offset, ..Instruction::new(Op::Sw) });
    };
    match kind {
        0 => code.registers(Op::Add, rd, a, a),
        1 => code.registers(Op::Mul, rd, a, a),
        2 => code.registers(Op::Div, rd, a, a),
        3 => code.immediate(Op::Lw, rd, OWN, far),
        4 => code.immediate(Op::Lw, rd, OWN, far % 16),
        5 => store(code, OWN, far),
        6 => code.immediate(Op::Lw, rd, LOCAL, far),
        7 => store(code, LOCAL, far),
        8 => code.immediate(Op::Lw, rd, SHARED, far % 32),
        9 => store(code, SHARED, far % 32),
        10 => code.put(Instruction::new(Op::Fence)),
        _ => {
            let over = code.label();
            code.branch(Op::Beq, a, a, over);
            code.place(over);
        }
    }
}

/// Every other lane does something else.
fn halves(code: &mut Assembler, tape: &mut Tape<'_>, length: usize) {
    let (other, join) = (code.label(), code.label());
    code.put(Instruction { rd: POINTER, rs1: ODD, context: 1, ..Instruction::new(Op::SplitM) });
    code.branch(Op::Beq, ODD, ZERO, other);
    (0..length).for_each(|_| put(code, tape));
    code.jump(ZERO, join);
    code.place(other);
    (0..tape.below(8)).for_each(|_| put(code, tape));
    code.place(join);
    code.registers(Op::Join, ZERO, POINTER, ZERO);
}

/// Rounds of a few instructions, every warp its own or all the same, in one phase or two.
fn program(parameters: &Parameters, tape: &mut Tape<'_>) -> Program {
    let mut code = Assembler::new();
    start_all(&mut code, parameters.warps);
    code.read_csr(T0, 0xF14); // hart
    code.immediate(Op::Slli, T0, T0, tape.of(&[2, 4, 6, 7]));
    for (base, address) in [(OWN, 0x8020_0000), (SHARED, 0x8030_0000), (LOCAL, abi::LOCAL_MEMORY_BASE)] {
        code.constant(base, address);
    }
    code.registers(Op::Add, OWN, OWN, T0);
    code.registers(Op::Add, LOCAL, LOCAL, T0);
    if parameters.splits > 0 {
        code.read_csr(ODD, 0xCC0); // lane
        code.immediate(Op::Andi, ODD, ODD, 1);
    }
    code.read_csr(T0, 0xCC1); // warp
    let phases = 1 + tape.below(2);
    let bodies = if tape.below(2) == 1 { parameters.warps } else { 1 };
    for phase in 0..phases {
        let end = code.label();
        for warp in 0..bodies {
            let (next, head) = (code.label(), code.label());
            if bodies > 1 {
                code.small(T1, warp as i32);
                code.branch(Op::Bne, T0, T1, next);
            }
            let (rounds, length) = (tape.of(&[1, 3, 10, 30, 100]), tape.below(8));
            code.small(ROUNDS, rounds);
            code.place(head);
            if parameters.splits == 0 {
                (0..length).for_each(|_| put(&mut code, tape));
            } else {
                halves(&mut code, tape, length);
            }
            if rounds > 1 {
                code.immediate(Op::Addi, ROUNDS, ROUNDS, -1);
                code.branch(Op::Bne, ROUNDS, ZERO, head);
            }
            code.jump(ZERO, end);
            code.place(next);
        }
        code.place(end);
        if phase + 1 < phases {
            code.small(T1, 0);
            code.small(T2, parameters.warps as i32);
            code.registers(Op::Bar, ZERO, T1, T2);
        }
    }
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    Program::from_words("drawn", &code.words().unwrap())
}

/// What a tape draws.
pub struct Drawn {
    pub config: Config,
    pub program: Program,
    pub start: Start,
    /// What every run takes.
    pub cycles: u64,
}

pub fn drawn(tape: &[u8]) -> Option<Drawn> {
    let mut tape = Tape { whole: tape, next: tape.iter() };
    let config = config(|p| machine(p, &mut tape));
    // Lines of code hide much.
    let start = Start { argument: Some(0), zeroed: true, warm: tape.below(8) > 0, ..Start::default() };
    let program = program(&config.parameters(), &mut tape);
    let found = bound(&config, &program, &start, LIMIT, &BUDGET).ok()?;
    found.is_exact().then_some(Drawn { cycles: found.cycles, config, program, start })
}

impl Drawn {
    /// The sum, each warp by itself as soon as there are several.
    pub fn sum(&self) -> Option<Sum> {
        self.sum_with(&Fees::new(&self.config))
    }

    /// The same with other fees.
    pub fn sum_with(&self, fees: &Fees) -> Option<Sum> {
        let Drawn { config, program, start, .. } = self;
        sum_by(fees, Together::One, config, program, start, &BUDGET).ok()
    }

    /// How much larger than a run's time a weakened sum is, by what the weakening takes from it: less than nothing, and it is no bound.
    pub fn slack(&self, weakened: Option<u64>) -> f64 {
        let cycles = &self.cycles;
        let whole = self.sum().map(|sum| sum.cycles);
        match whole.zip(weakened) {
            Some((whole, weakened)) if weakened < whole => {
                (weakened as f64 - *cycles as f64) / (whole - weakened) as f64
            }
            _ => f64::INFINITY,
        }
    }
}

/// A tape whose program has a slack below zero, as short as zeros make it; or how close the search came.
pub fn search(
    slack_of: impl Fn(&Drawn) -> f64,
    seed: u64,
    climbs: usize,
    steps: usize,
) -> Result<Vec<u8>, f64> {
    let mut closest = f64::INFINITY;
    let mut rng = fastrand::Rng::with_seed(seed);
    let slack = |tape: &[u8]| drawn(tape).map_or(f64::INFINITY, |drawn| slack_of(&drawn));
    for _ in 0..climbs {
        let mut tape: Vec<u8> = (0..TAPE).map(|_| rng.u8(..)).collect();
        let mut least = slack(&tape);
        for _ in 0..steps {
            if least < 0.0 {
                break;
            }
            let mut changed = tape.clone();
            for _ in 0..rng.usize(1..5) {
                let at = rng.usize(0..TAPE);
                changed[at] = rng.u8(..);
            }
            let now = slack(&changed);
            if now <= least {
                (tape, least) = (changed, now);
            }
        }
        if least < 0.0 {
            for at in (0..TAPE).rev() {
                let old = std::mem::take(&mut tape[at]);
                if slack(&tape) >= 0.0 {
                    tape[at] = old;
                }
            }
            let length = TAPE - tape.iter().rev().take_while(|number| **number == 0).count();
            tape.truncate(length);
            return Ok(tape);
        }
        closest = closest.min(least);
    }
    Err(closest)
}

/// Tapes that were found, by the word before each.
pub fn known(text: &'static str) -> BTreeMap<&'static str, Vec<u8>> {
    let line = |line: &'static str| {
        let mut words = line.split_whitespace();
        let word = words.next()?;
        Some((word, words.map(|number| number.parse().unwrap()).collect()))
    };
    text.lines().filter(|line| !line.starts_with('#')).filter_map(line).collect()
}
