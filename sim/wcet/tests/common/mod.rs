//! Random programs whose input words decide: each bit of their inputs is read once, so that every combination of outcomes is a run.
#![allow(dead_code)] // each test file uses its part

pub mod entangled;
pub mod futures;
pub mod halves;
pub mod hits;
pub mod machines;
pub mod scattered;
pub mod side_by_side;
pub mod tape;

use warpstep_cycle::{Chip, Quiet};
use warpstep_golden::{Launch, Options};
use warpstep_memory::MemoryKind;
use warpstep_program::{Program, Segment};
use warpstep_spec::assembler::Assembler;
use warpstep_spec::config::{Parameters, named};
use warpstep_spec::{Config, Instruction, Op, Reg};

/// Where the input words lie: one of every lane for each split, one of every warp for each branch.
const INPUTS: u32 = 0x8010_0000;
/// Bytes of inputs a lane has.
const STRIDE: u32 = 64;
/// Where data lie that decide nothing.
const DATA: u32 = 0x8020_0000;

const ZERO: Reg = Reg::ZERO;
const T0: Reg = Reg::x(5);
const T1: Reg = Reg::x(6);
const OWN: Reg = Reg::x(8);
const OF_WARP: Reg = Reg::x(9);
const OWN_DATA: Reg = Reg::x(18);
const POINTER: Reg = Reg::x(19);
const CONDITION: Reg = Reg::x(20);
const WORK: [Reg; 4] = [Reg::x(10), Reg::x(11), Reg::x(12), Reg::x(13)];

pub fn config(change: impl FnOnce(&mut Parameters)) -> Config {
    let mut parameters = named("small").unwrap().parameters();
    change(&mut parameters);
    Config::try_from(parameters).unwrap()
}

/// A program and the addresses of the words of its input bits.
pub struct Decided {
    pub program: Program,
    pub bits: Vec<u32>,
}

impl Decided {
    /// Cycles of the run with these input bits, on the cycle model.
    pub fn cycles(&self, config: &Config, inputs: u32) -> u64 {
        self.cycles_behind(config, inputs, MemoryKind::Fixed)
    }

    /// The shortest and the longest of all runs.
    pub fn of_all_runs(&self, config: &Config) -> (u64, u64) {
        let times = (0..1u32 << self.bits.len()).map(|inputs| self.cycles(config, inputs));
        times.fold((u64::MAX, 0), |(least, most), cycles| (least.min(cycles), most.max(cycles)))
    }

    /// The program with these input bits.
    pub fn with_bits(&self, inputs: u32) -> Program {
        let mut program = self.program.clone();
        for (place, address) in self.bits.iter().enumerate() {
            let bytes = (inputs >> place & 1).to_le_bytes().to_vec();
            program.segments.push(Segment { address: *address, bytes, executable: false });
        }
        program
    }

    /// The same with another memory behind the bus.
    pub fn cycles_behind(&self, config: &Config, inputs: u32, memory: MemoryKind) -> u64 {
        let program = self.with_bits(inputs);
        let chip = Chip::new(config.clone(), Options::for_config(config), &program, Launch::default());
        let mut chip = chip.with_memory(memory).unwrap();
        chip.run(1_000_000, &mut Quiet).unwrap();
        chip.counters().cycles
    }
}

/// All warps start here, with all their lanes.
fn start_all(code: &mut Assembler, warps: usize) {
    let body = code.label();
    code.constant(T0, warps as u32);
    code.address(T1, body);
    code.registers(Op::Wspawn, ZERO, T0, T1);
    code.place(body);
    code.constant(T0, u32::MAX);
    code.registers(Op::Tmc, ZERO, T0, ZERO);
}

/// Every lane's own words of inputs.
fn point_to_own_inputs(code: &mut Assembler) {
    code.read_csr(T0, 0xF14); // hart
    code.immediate(Op::Slli, T0, T0, 6);
    code.constant(OWN, INPUTS);
    code.registers(Op::Add, OWN, OWN, T0);
}

struct Writer {
    code: Assembler,
    rng: fastrand::Rng,
    /// Choices made so far: of lanes, of warps.
    splits: u32,
    branches: u32,
}

impl Writer {
    fn constant(&mut self, rd: Reg, value: u32) {
        self.code.constant(rd, value);
    }

    /// Instructions that decide nothing: any latency, loads and stores at the lane's own word.
    fn work(&mut self, most: usize) {
        for _ in 0..self.rng.usize(0..=most) {
            let [rd, a, b] = [0; 3].map(|_| WORK[self.rng.usize(0..4)]);
            match self.rng.u32(0..12) {
                0 => self.code.registers(Op::Div, rd, a, b),
                1..3 => self.code.registers(Op::Mul, rd, a, b),
                3 => self.code.immediate(Op::Lw, rd, OWN_DATA, 4 * self.rng.i32(0..16)),
                4 => self.code.put(Instruction {
                    rs1: OWN_DATA,
                    rs2: a,
                    imm: 4 * self.rng.i32(0..16),
                    ..Instruction::new(Op::Sw)
                }),
                _ => self.code.registers(Op::Add, rd, a, b),
            }
        }
    }

    /// A split that every lane's own input decides.
    fn split(&mut self, marked: bool) {
        let offset = 4 * self.splits as i32;
        self.splits += 1;
        let (other, join) = (self.code.label(), self.code.label());
        self.code.immediate(Op::Lw, CONDITION, OWN, offset);
        self.code.immediate(Op::Andi, CONDITION, CONDITION, 1);
        let op = if marked { Op::SplitM } else { Op::Split };
        let context = u8::from(marked);
        self.code.put(Instruction { rd: POINTER, rs1: CONDITION, context, ..Instruction::new(op) });
        self.code.branch(Op::Beq, CONDITION, ZERO, other);
        self.work(6);
        self.code.jump(ZERO, join);
        self.code.place(other);
        self.work(6);
        self.code.place(join);
        self.code.registers(Op::Join, ZERO, POINTER, ZERO);
    }

    /// A branch that an input of the warp decides.
    fn branch(&mut self) {
        let offset = 4 * self.branches as i32;
        self.branches += 1;
        let over = self.code.label();
        self.code.immediate(Op::Lw, CONDITION, OF_WARP, offset);
        self.code.branch(Op::Beq, CONDITION, ZERO, over);
        self.work(8);
        self.code.place(over);
    }

    fn work_of_one(&mut self, warps: usize) {
        let over = self.code.label();
        self.code.read_csr(T0, 0xCC1); // warp
        let warp = self.rng.i32(0..warps as i32);
        self.code.small(T1, warp);
        self.code.branch(Op::Bne, T0, T1, over);
        self.work(12);
        self.code.place(over);
    }

    fn barrier(&mut self, warps: usize) {
        self.constant(T0, 0);
        self.constant(T1, warps as u32);
        self.code.registers(Op::Bar, ZERO, T0, T1);
    }
}

/// A program with at most `most` input bits for this machine.
pub fn decided(seed: u64, config: &Config, most: usize) -> Decided {
    drawn(seed, config, most, false)
}

/// The same with work for single warps: time changes if they change places.
pub fn decided_unlike(seed: u64, config: &Config, most: usize) -> Decided {
    drawn(seed, config, most, true)
}

fn drawn(seed: u64, config: &Config, most: usize, unlike: bool) -> Decided {
    let mut code = Assembler::new();
    start_all(&mut code, config.warps);
    let mut writer = Writer { code, rng: fastrand::Rng::with_seed(seed), splits: 0, branches: 0 };
    writer.code.read_csr(T0, 0xF14); // hart
    writer.code.immediate(Op::Slli, T0, T0, 6);
    writer.constant(OWN, INPUTS);
    writer.code.registers(Op::Add, OWN, OWN, T0);
    writer.constant(OWN_DATA, DATA);
    writer.code.registers(Op::Add, OWN_DATA, OWN_DATA, T0);
    writer.code.read_csr(T0, 0xCC1); // warp
    writer.code.immediate(Op::Slli, T0, T0, 6);
    writer.constant(OF_WARP, INPUTS + 0x1_0000);
    writer.code.registers(Op::Add, OF_WARP, OF_WARP, T0);
    WORK.into_iter().for_each(|reg| writer.code.small(reg, 7));
    let harts = config.warps * config.lanes;
    loop {
        let bits = writer.splits as usize * harts + writer.branches as usize * config.warps;
        writer.work(10);
        if unlike {
            writer.work_of_one(config.warps);
        }
        if writer.rng.u32(0..4) == 0 {
            writer.barrier(config.warps);
        }
        if bits + harts <= most && writer.rng.bool() {
            let marked = writer.rng.bool();
            writer.split(marked);
        } else if bits + config.warps <= most {
            writer.branch();
        } else {
            break;
        }
    }
    writer.code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    let words = writer.code.words().unwrap();
    let (splits, branches) = (writer.splits, writer.branches);
    let of_lanes =
        (0..harts as u32).flat_map(|hart| (0..splits).map(move |n| INPUTS + STRIDE * hart + 4 * n));
    let of_warps = (0..config.warps as u32)
        .flat_map(|warp| (0..branches).map(move |n| INPUTS + 0x1_0000 + STRIDE * warp + 4 * n));
    let bits = of_lanes.chain(of_warps).collect();
    Decided { program: Program::from_words(&format!("program {seed}"), &words), bits }
}
