//! Every register as a program sees it, against the specification's rows and a few lines of Rust.

use super::*;
use crate::control::testing::{agree, is_set, put, shape_with, split, word};
use warpstep_kit::check::{Bench, Check, Random};
use warpstep_spec::csr::{Access, Csr, ROWS, lookup};
use warpstep_spec::{Op, SplitMode};

const OPS: [Op; 6] = [Op::Csrrw, Op::Csrrs, Op::Csrrc, Op::Csrrwi, Op::Csrrsi, Op::Csrrci];

fn shape(cores: usize, warps: usize, lanes: usize, fpu: bool) -> Shape {
    shape_with(warps, lanes, |machine| (machine.cores, machine.fpu) = (cores, fpu))
}

/// The same of one core, with split contexts.
fn splitting(warps: usize, lanes: usize, splits: usize, mode: SplitMode) -> Shape {
    shape_with(warps, lanes, |machine| {
        split(machine, splits);
        (machine.fpu, machine.split_mode) = (true, mode);
    })
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
    let plain = [(1, 1, 1, false), (1, 2, 4, true), (1, 3, 5, false), (4, 3, 5, true), (1, 32, 32, true)];
    let plain = plain.map(|(cores, warps, lanes, fpu)| shape(cores, warps, lanes, fpu));
    let split = [(1, 4, 1), (3, 5, 2), (2, 4, 3)];
    let split = split.map(|(warps, lanes, splits)| splitting(warps, lanes, splits, SplitMode::Dynamic));
    for shape in plain.into_iter().chain(split) {
        let check = Check::default()
            .cycles(500)
            .input("instruction_issued_op", |random| OPS[random.below(6) as usize] as u64)
            .input("instruction_issued_rs1", |random| random.below(3))
            .input("instruction_issued_immediate", |random| number(random) | random.below(3) << 12);
        agree(check, Csrs::new(&shape));
    }
}

/// The state a program can change, and time.
struct Model {
    cores: usize,
    warps: usize,
    lanes: usize,
    /// Whether there are split contexts.
    splits: bool,
    mscratch: u64,
    fflags: Vec<u64>,
    frm: Vec<u64>,
    split_control: Vec<u64>,
    minstret: u64,
    counters: Vec<u64>,
}

impl Model {
    fn read(&self, csr: Csr, warp: usize, lane: usize, now: &Now) -> u64 {
        let hart = (now.core * self.warps + warp) * self.lanes + lane;
        match csr {
            Csr::Fflags => self.fflags[warp],
            Csr::Frm => self.frm[warp],
            Csr::Fcsr => self.frm[warp] << 5 | self.fflags[warp],
            Csr::Mscratch => self.mscratch,
            Csr::Mcycle => now.cycle & 0xffff_ffff,
            Csr::McycleHigh => now.cycle >> 32,
            Csr::Minstret => now.minstret & 0xffff_ffff,
            Csr::MinstretHigh => now.minstret >> 32,
            Csr::LaneId => lane as u64,
            Csr::HartId => hart as u64,
            Csr::WarpId => warp as u64,
            Csr::CoreId => now.core as u64,
            Csr::ActiveWarps => now.active_warps,
            Csr::ActiveMask => now.active,
            Csr::LaneCount => self.lanes as u64,
            Csr::WarpCount => self.warps as u64,
            Csr::CoreCount => self.cores as u64,
            Csr::LocalMemoryBase => 0xffff_0000,
            Csr::Counter(which) => self.counters[which] & 0xffff_ffff,
            Csr::CounterHigh(which) => self.counters[which] >> 32,
            Csr::SplitControl => self.split_control[warp],
            Csr::Ignored => 0,
        }
    }

    fn write(&mut self, csr: Csr, warp: usize, value: u64) {
        match csr {
            Csr::Fflags => self.fflags[warp] = value & 31,
            Csr::Frm => self.frm[warp] = value & 7,
            Csr::Fcsr => (self.frm[warp], self.fflags[warp]) = (value >> 5 & 7, value & 31),
            Csr::Mscratch => self.mscratch = value,
            Csr::SplitControl if self.splits => self.split_control[warp] = value & 1,
            _ => {}
        }
    }
}

/// What was true in the cycle of issue.
struct Now {
    core: usize,
    cycle: u64,
    minstret: u64,
    active_warps: u64,
    active: u64,
}

/// What one half of a warp cannot do.
fn is_of_the_warp(csr: Csr, writes: bool) -> bool {
    match csr {
        Csr::Fflags | Csr::Fcsr => true,
        Csr::Frm | Csr::SplitControl => writes,
        _ => false,
    }
}

fn run(shape: &Shape, seed: u64) {
    let mut random = Random::new(seed);
    let mut bench = Bench::new(Csrs::new(shape));
    let (warps, ports, lanes) = (shape.warps(), shape.ports(), shape.lanes());
    let fpu = shape.config().fpu;
    let dynamic = ports > 1 && shape.config().split_mode == SplitMode::Dynamic;
    let mut model = Model {
        cores: shape.cores(),
        warps,
        lanes,
        splits: ports > 1,
        mscratch: 0x1234,
        fflags: vec![0; warps],
        frm: vec![0; warps],
        split_control: vec![dynamic.into(); warps],
        minstret: 0,
        counters: (0..COUNTERS).map(|_| random.word()).collect(),
    };
    for (wire, value) in bench.block.counters.iter_mut().zip(&model.counters) {
        put(wire, *value);
    }
    put(&mut bench.block.start_argument, 0x1234);
    let core = shape.cores() - 1;
    put(&mut bench.block.core_id, core as u64);
    let (mut issued, mut running, mut refused) = (0u64, 0u64, 0);
    for cycle in 0..600u64 {
        // The instruction in hand was issued in the cycle before; `issued` and `running` are of that cycle.
        let warp = random.below(warps as u64) as usize;
        let is_split = running >> (warp * ports) & ((1 << ports) - 1) > 1;
        let active_warps = (0..warps).fold(0, |all, warp| all | (running >> (warp * ports) & 1) << warp);
        let active = (random.word() & ((1 << lanes) - 1)).max(1);
        let now = Now { core, cycle: cycle.wrapping_sub(1), minstret: model.minstret, active_warps, active };
        model.minstret += u64::from(issued.count_ones());
        issued = random.word() & ((1 << lanes) - 1);
        // Children run only beside their parents.
        running = random.word() & random.word() & ((1 << (warps * ports)) - 1);
        for warp in 0..warps {
            if running >> (warp * ports) & 1 == 0 {
                running &= !(((1 << ports) - 1) << (warp * ports));
            }
        }
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
        let while_split = is_split && row.is_some_and(|row| is_of_the_warp(row.csr, writes));
        refused += u64::from(while_split);
        let legal = row.is_some() && !(writes && read_only) && !while_split;
        let valid = cycle > 0 && legal && random.once_in(2);
        let block = &mut bench.block;
        put(&mut block.instruction.valid, valid.into());
        put(&mut block.instruction.issued.op, op as u64);
        put(&mut block.instruction.issued.context, warp as u64);
        put(&mut block.instruction.issued.rs1, rs1);
        put(&mut block.instruction.issued.immediate, number | small << 12);
        put(&mut block.instruction.operand, operand);
        put(&mut block.instruction.issued.active, active);
        put(&mut block.issued_lanes, issued);
        put(&mut block.running, running);
        bench.settle();
        if let Some(row) = row.filter(|_| valid) {
            let old: Vec<u64> = (0..lanes).map(|lane| model.read(row.csr, warp, lane, &now)).collect();
            let seen: Vec<u64> = bench.block.results.iter().map(word).collect();
            assert_eq!(seen, old, "{op} {number:#x} in cycle {cycle}");
            let by = if matches!(op, Op::Csrrw | Op::Csrrs | Op::Csrrc) { operand } else { small };
            let new = match op {
                Op::Csrrw | Op::Csrrwi => by,
                Op::Csrrs | Op::Csrrsi => old[0] | by,
                _ => old[0] & !by,
            };
            if writes {
                model.write(row.csr, warp, new);
            }
        }
        bench.clock();
        assert!(!is_set(&bench.block.fault.valid));
        for unmarked in &bench.block.unmarked {
            let expected = model.split_control.iter().rev().fold(0, |all, bit| all << 1 | bit);
            assert_eq!(word(unmarked), expected, "cycle {cycle}");
        }
    }
    assert_eq!(refused > 0, ports > 1);
}

#[test]
fn registers_read_and_write_as_the_specification_says() {
    for (seed, (cores, contexts, lanes, fpu)) in
        [(1, 1, 1, false), (1, 2, 4, true), (2, 3, 5, false), (4, 8, 32, true)].into_iter().enumerate()
    {
        run(&shape(cores, contexts, lanes, fpu), seed as u64);
    }
    for (seed, (warps, lanes, splits)) in [(1, 4, 1), (3, 5, 2), (2, 4, 3)].into_iter().enumerate() {
        for mode in [SplitMode::Marked, SplitMode::Dynamic, SplitMode::Off] {
            run(&splitting(warps, lanes, splits, mode), seed as u64);
        }
    }
}

#[test]
fn what_concerns_the_whole_warp_is_an_error_while_it_is_split() {
    for (number, op, rs1, expected) in [
        (0x001, Op::Csrrs, 0, cause::WHILE_SPLIT),
        (0x003, Op::Csrrs, 0, cause::WHILE_SPLIT),
        (0x002, Op::Csrrs, 0, 0),
        (0x002, Op::Csrrs, 3, cause::WHILE_SPLIT),
        (0x7F0, Op::Csrrs, 0, 0),
        (0x7F0, Op::Csrrw, 0, cause::WHILE_SPLIT),
        (0x340, Op::Csrrw, 1, 0),
        (0xF14, Op::Csrrw, 1, cause::READ_ONLY_CSR),
        (0xCC4, Op::Csrrs, 0, 0),
    ] {
        for split in [false, true] {
            let mut bench = Bench::new(Csrs::new(&splitting(2, 4, 2, SplitMode::Marked)));
            let block = &mut bench.block;
            // Warp 0 is split, and warp 1 only if it is to be.
            put(&mut block.running, if split { 0b101_011 } else { 0b001_011 });
            put(&mut block.port[0], 2);
            bench.clock();
            let block = &mut bench.block;
            put(&mut block.instruction.valid, 1);
            put(&mut block.instruction.issued.op, op as u64);
            put(&mut block.instruction.issued.context, 1);
            put(&mut block.instruction.issued.rs1, rs1);
            put(&mut block.instruction.issued.immediate, number);
            put(&mut block.instruction.operand, 1);
            bench.clock();
            let expected = if split || expected != cause::WHILE_SPLIT { expected } else { 0 };
            let fault = &bench.block.fault;
            assert_eq!(is_set(&fault.valid), expected != 0, "{number:#x} {split}");
            if expected != 0 {
                assert_eq!((word(&fault.cause), word(&fault.detail)), (expected as u64, number));
                assert_eq!(word(&fault.context), 5);
            }
        }
    }
}

#[test]
fn what_does_not_exist_and_what_is_a_fact_are_errors() {
    for (number, op, rs1, expected) in [
        (0x001, Op::Csrrs, 0, cause::UNKNOWN_CSR),
        (0x123, Op::Csrrs, 0, cause::UNKNOWN_CSR),
        (0xB1A, Op::Csrrs, 0, cause::UNKNOWN_CSR),
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
