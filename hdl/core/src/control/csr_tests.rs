//! Every register as a program sees it, against the specification's rows and a few lines of Rust.

use super::*;
use crate::control::testing::{agree, is_set, put, shape_with, word};
use warpstep_kit::check::{Bench, Check, Random};
use warpstep_spec::Op;
use warpstep_spec::csr::{Access, Csr, ROWS, lookup};

const OPS: [Op; 6] = [Op::Csrrw, Op::Csrrs, Op::Csrrc, Op::Csrrwi, Op::Csrrsi, Op::Csrrci];

fn shape(cores: usize, contexts: usize, lanes: usize, fpu: bool) -> Shape {
    shape_with(contexts, lanes, |machine| (machine.cores, machine.fpu) = (cores, fpu))
}

/// A number that exists, or now and then any.
fn number(random: &mut Random) -> u64 {
    match random.below(8) {
        0 => random.below(4096),
        _ => u64::from(ROWS[random.below(ROWS.len() as u64) as usize].first),
    }
}

#[test]
fn it_agrees_with_its_verilog() {
    for (cores, contexts, lanes, fpu) in
        [(1, 1, 1, false), (1, 2, 4, true), (1, 3, 5, false), (4, 3, 5, true), (1, 32, 32, true)]
    {
        let check = Check::default()
            .cycles(500)
            .input("instruction_issued_op", |random| OPS[random.below(6) as usize] as u64)
            .input("instruction_issued_rs1", |random| random.below(3))
            .input("instruction_issued_immediate", |random| number(random) | random.below(3) << 12);
        agree(check, Csrs::new(&shape(cores, contexts, lanes, fpu)));
    }
}

/// The state a program can change, and time.
struct Model {
    cores: usize,
    contexts: usize,
    lanes: usize,
    mscratch: u64,
    fflags: Vec<u64>,
    frm: Vec<u64>,
    minstret: u64,
    counters: Vec<u64>,
}

impl Model {
    fn read(&self, csr: Csr, context: usize, lane: usize, now: &Now) -> u64 {
        let hart = (now.core * self.contexts + context) * self.lanes + lane;
        match csr {
            Csr::Fflags => self.fflags[context],
            Csr::Frm => self.frm[context],
            Csr::Fcsr => self.frm[context] << 5 | self.fflags[context],
            Csr::Mscratch => self.mscratch,
            Csr::Mcycle => now.cycle & 0xffff_ffff,
            Csr::McycleHigh => now.cycle >> 32,
            Csr::Minstret => now.minstret & 0xffff_ffff,
            Csr::MinstretHigh => now.minstret >> 32,
            Csr::LaneId => lane as u64,
            Csr::HartId => hart as u64,
            Csr::WarpId => context as u64,
            Csr::CoreId => now.core as u64,
            Csr::ActiveWarps => now.active_contexts,
            Csr::ActiveMask => now.active,
            Csr::LaneCount => self.lanes as u64,
            Csr::WarpCount => self.contexts as u64,
            Csr::CoreCount => self.cores as u64,
            Csr::LocalMemoryBase => 0xffff_0000,
            Csr::Counter(which) => self.counters[which] & 0xffff_ffff,
            Csr::CounterHigh(which) => self.counters[which] >> 32,
            Csr::SplitControl | Csr::Ignored => 0,
        }
    }

    fn write(&mut self, csr: Csr, context: usize, value: u64) {
        match csr {
            Csr::Fflags => self.fflags[context] = value & 31,
            Csr::Frm => self.frm[context] = value & 7,
            Csr::Fcsr => (self.frm[context], self.fflags[context]) = (value >> 5 & 7, value & 31),
            Csr::Mscratch => self.mscratch = value,
            _ => {}
        }
    }
}

/// What was true in the cycle of issue.
struct Now {
    core: usize,
    cycle: u64,
    minstret: u64,
    active_contexts: u64,
    active: u64,
}

fn run(shape: &Shape, seed: u64) {
    let mut random = Random::new(seed);
    let mut bench = Bench::new(Csrs::new(shape));
    let (contexts, lanes, fpu) = (shape.contexts(), shape.lanes(), shape.config().fpu);
    let mut model = Model {
        cores: shape.cores(),
        contexts,
        lanes,
        mscratch: 0x1234,
        fflags: vec![0; contexts],
        frm: vec![0; contexts],
        minstret: 0,
        counters: (0..COUNTERS).map(|_| random.word()).collect(),
    };
    for (wire, value) in bench.block.counters.iter_mut().zip(&model.counters) {
        put(wire, *value);
    }
    put(&mut bench.block.start_argument, 0x1234);
    let core = shape.cores() - 1;
    put(&mut bench.block.core_id, core as u64);
    let (mut issued, mut active_contexts) = (0u64, 0u64);
    for cycle in 0..600u64 {
        // The instruction in hand was issued in the cycle before; `issued` and `active_contexts` are of that cycle.
        let context = random.below(contexts as u64) as usize;
        let active = (random.word() & ((1 << lanes) - 1)).max(1);
        let now =
            Now { core, cycle: cycle.wrapping_sub(1), minstret: model.minstret, active_contexts, active };
        model.minstret += u64::from(issued.count_ones());
        issued = random.word() & ((1 << lanes) - 1);
        active_contexts = random.word() & ((1 << contexts) - 1);
        let (op, number) = (OPS[random.below(6) as usize], number(&mut random));
        let (rs1, small) = (random.below(3), random.below(3));
        let operand = if rs1 == 0 { 0 } else { random.word() & 0xffff_ffff };
        let writes = match op {
            Op::Csrrw | Op::Csrrwi => true,
            Op::Csrrs | Op::Csrrc => rs1 != 0,
            _ => small != 0,
        };
        let row = lookup(number as u16).filter(|row| fpu || row.first > 3);
        let read_only = row.is_some_and(|row| row.access == Access::ReadOnly);
        let legal = row.is_some() && !(writes && read_only);
        let valid = cycle > 0 && legal && random.once_in(2);
        let block = &mut bench.block;
        put(&mut block.instruction.valid, valid.into());
        put(&mut block.instruction.issued.op, op as u64);
        put(&mut block.instruction.issued.context, context as u64);
        put(&mut block.instruction.issued.rs1, rs1);
        put(&mut block.instruction.issued.immediate, number | small << 12);
        put(&mut block.instruction.operand, operand);
        put(&mut block.instruction.issued.active, active);
        put(&mut block.issued_lanes, issued);
        put(&mut block.running, active_contexts);
        bench.settle();
        if let Some(row) = row.filter(|_| valid) {
            let old: Vec<u64> = (0..lanes).map(|lane| model.read(row.csr, context, lane, &now)).collect();
            let seen: Vec<u64> = bench.block.results.iter().map(word).collect();
            assert_eq!(seen, old, "{op} {number:#x} in cycle {cycle}");
            let by = if matches!(op, Op::Csrrw | Op::Csrrs | Op::Csrrc) { operand } else { small };
            let new = match op {
                Op::Csrrw | Op::Csrrwi => by,
                Op::Csrrs | Op::Csrrsi => old[0] | by,
                _ => old[0] & !by,
            };
            if writes {
                model.write(row.csr, context, new);
            }
        }
        bench.clock();
        assert!(!is_set(&bench.block.fault.valid));
    }
}

#[test]
fn registers_read_and_write_as_the_specification_says() {
    for (seed, (cores, contexts, lanes, fpu)) in
        [(1, 1, 1, false), (1, 2, 4, true), (2, 3, 5, false), (4, 8, 32, true)].into_iter().enumerate()
    {
        run(&shape(cores, contexts, lanes, fpu), seed as u64);
    }
}

#[test]
fn what_does_not_exist_and_what_is_a_fact_are_errors() {
    for (number, op, rs1, expected) in [
        (0x001, Op::Csrrs, 0, cause::UNKNOWN_CSR),
        (0x123, Op::Csrrs, 0, cause::UNKNOWN_CSR),
        (0xB18, Op::Csrrs, 0, cause::UNKNOWN_CSR),
        (0xF14, Op::Csrrw, 0, cause::READ_ONLY_CSR),
        (0xB03, Op::Csrrs, 5, cause::READ_ONLY_CSR),
        (0xF14, Op::Csrrs, 0, 0),
        (0x305, Op::Csrrw, 1, 0),
    ] {
        let mut bench = Bench::new(Csrs::new(&shape(1, 2, 4, false)));
        bench.clock();
        let block = &mut bench.block;
        put(&mut block.instruction.valid, 1);
        put(&mut block.instruction.issued.op, op as u64);
        put(&mut block.instruction.issued.context, 1);
        put(&mut block.instruction.issued.pc, 0x44);
        put(&mut block.instruction.issued.rs1, rs1);
        put(&mut block.instruction.issued.immediate, number);
        bench.clock();
        assert_eq!(is_set(&bench.block.fault.valid), expected != 0, "{number:#x}");
        if expected != 0 {
            let block = &bench.block;
            assert_eq!((word(&block.fault.cause), word(&block.fault.detail)), (expected as u64, number));
            assert_eq!((word(&block.fault.context), word(&block.fault.pc)), (1, 0x44));
        }
    }
}

#[test]
fn flags_of_float_operations_are_added() {
    let mut bench = Bench::new(Csrs::new(&shape(1, 2, 4, true)));
    for flags in [0b00001, 0b10000, 0b00001] {
        put(&mut bench.block.raised[0].context, 1);
        put(&mut bench.block.raised[0].flags, flags);
        bench.clock();
    }
    for (context, expected) in [(0, 0), (1, 0b10001)] {
        put(&mut bench.block.instruction.issued.context, context);
        put(&mut bench.block.instruction.issued.immediate, 1);
        bench.settle();
        assert_eq!(word(&bench.block.results[0]), expected);
    }
}
