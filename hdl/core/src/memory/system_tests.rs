//! Units, arbiter and master, wired, with a memory that speaks AXI: random loads, stores, fences and fills of one or two
//! cores. Every load finds what the program order says, rows come back in issue order, and no rule of a handshake is broken.

mod bus;
mod wired;

use super::shape::{SystemShape, UnitShape};
use crate::memory::testing::{OPS, bytes, is_set, length, loaded, put, stores, word};
use bus::Bus;
use std::collections::{HashMap, VecDeque};
use warpstep_kit::check::{Bench, Random, lint_block};
use warpstep_spec::Op;
use wired::Wired;

/// What a core issued and what must come of it.
struct Core {
    memory: HashMap<u64, u8>,
    rows: VecDeque<(u64, Vec<Option<u32>>)>,
    /// Of each fence: whose, what memory must hold then, rows that must have come back.
    fences: VecDeque<(u64, HashMap<u64, u8>, usize)>,
    loads: usize,
    prepared: Option<(Op, u64, u64, u64)>,
    fill: Option<u64>,
    written: usize,
    filled: usize,
}

/// A byte nobody wrote.
pub fn fresh(at: u64) -> u8 {
    (at.wrapping_mul(0x9e37_79b9) >> 11) as u8
}

fn unit(lanes: usize, line_bytes: usize, cache_bytes: usize, outstanding: usize) -> UnitShape {
    UnitShape {
        contexts: 4,
        lanes,
        slots: 35,
        line_bytes,
        cache_bytes,
        local_bytes: 1024,
        local_banks: 4,
        outstanding,
    }
}

fn system(
    unit: &UnitShape,
    cores: usize,
    fill_bytes: usize,
    axi_bytes: usize,
    slots: Option<usize>,
) -> SystemShape {
    SystemShape {
        cores,
        fill_bytes,
        line_bytes: unit.line_bytes,
        axi_bytes,
        outstanding: unit.outstanding,
        slot_cycles: slots,
    }
}

/// Each core has some lines of RAM and of devices of its own; local memory is its own anyway.
fn address(random: &mut Random, core: u64, size: u64) -> u64 {
    let any = match random.below(8) {
        0 => 0x100 + 0x1000 * core + random.below(64),
        1 | 2 => 0xffff_0000 + random.below(128),
        _ => 0x8000_0000 + 0x1_0000 * core + random.below(6) * 64 + random.below(32),
    };
    any / size * size
}

struct Run {
    unit: UnitShape,
    system: SystemShape,
    random: Random,
    bench: Bench<Wired>,
    bus: Bus,
    cores: Vec<Core>,
}

impl Run {
    fn new(unit: UnitShape, system: SystemShape, seed: u64) -> Run {
        let core = |_| Core {
            memory: HashMap::new(),
            rows: VecDeque::new(),
            fences: VecDeque::new(),
            loads: 0,
            prepared: None,
            fill: None,
            written: 0,
            filled: 0,
        };
        Run {
            unit,
            system,
            random: Random::new(seed),
            bench: Bench::new(Wired::new(&unit, &system)),
            bus: Bus::new(system.axi_bytes, seed),
            cores: (0..system.cores).map(core).collect(),
        }
    }

    /// Puts operands of what issued in the cycle before, and performs it at once on the core's own picture of memory.
    fn operands(&mut self, core: usize) {
        let Some((op, context, rd, active)) = self.cores[core].prepared.take() else { return };
        let (block, lanes) = (&mut self.bench.block, self.unit.lanes);
        put(&mut block.op[core], op as u64);
        put(&mut block.op_context[core], context);
        put(&mut block.rd[core], rd);
        put(&mut block.active[core], active);
        if op == Op::Fence {
            let state = &mut self.cores[core];
            state.fences.push_back((context, state.memory.clone(), state.loads));
            return;
        }
        let own = self.random.once_in(2);
        let first = address(&mut self.random, core as u64, length(op));
        let mut row = vec![None; lanes];
        for (lane, value) in row.iter_mut().enumerate() {
            let at = match own {
                true => first + lane as u64 * length(op),
                false => address(&mut self.random, core as u64, length(op)),
            };
            let data = self.random.word() & 0xffff_ffff;
            put(&mut block.base[core * lanes + lane], at);
            put(&mut block.data[core * lanes + lane], data);
            if active >> lane & 1 == 0 {
                continue;
            }
            let memory = &mut self.cores[core].memory;
            if stores(op) {
                memory.extend((0..length(op)).map(|byte| (at + byte, (data >> (8 * byte)) as u8)));
            } else {
                let byte = |at: u64| {
                    let unwritten = if at >= 0xffff_0000 { 0 } else { fresh(at) };
                    *memory.get(&at).unwrap_or(&unwritten)
                };
                let found =
                    (0..length(op)).rev().fold(0, |all, at_byte| all << 8 | u32::from(byte(at + at_byte)));
                *value = Some(loaded(op, found));
            }
        }
        if !stores(op) && rd != 0 {
            self.cores[core].rows.push_back((context << 6 | rd, row));
            self.cores[core].loads += 1;
        }
    }

    fn cycle(&mut self, quiet: bool) {
        for core in 0..self.system.cores {
            self.operands(core);
            let issues = !quiet && is_set(&self.bench.block.available[core]) && self.random.once_in(2);
            put(&mut self.bench.block.issue[core], issues.into());
            put(&mut self.bench.block.claim_distance[core], self.random.below(3));
            if issues {
                let random = &mut self.random;
                let op = if random.once_in(12) { Op::Fence } else { OPS[random.below(10) as usize] };
                let active = (random.word() & ((1 << self.unit.lanes) - 1)).max(1);
                self.cores[core].prepared = Some((op, random.below(4), random.below(4), active));
            }
            let fills = !quiet && self.cores[core].fill.is_none() && self.random.once_in(10);
            put(&mut self.bench.block.fill_valid[core], fills.into());
            if fills {
                let line = 0x4000_0000 + self.random.below(64) * self.system.fill_bytes as u64;
                put(&mut self.bench.block.fill_address[core], line);
                self.cores[core].fill = Some(line);
            }
        }
        self.bus.offer(&mut self.bench.block);
        self.bench.settle();
        self.bus.look(&self.bench.block);
        for core in 0..self.system.cores {
            self.check(core);
        }
        self.bench.clock();
    }

    fn check(&mut self, core: usize) {
        let (block, lanes) = (&self.bench.block, self.unit.lanes);
        let state = &mut self.cores[core];
        assert!(!is_set(&block.faulted[core]));
        if is_set(&block.write[core]) {
            let mask = word(&block.write_lanes[core]);
            let value = |lane: usize| word(&block.write_data[core * lanes + lane]) as u32;
            let row = (0..lanes).map(|lane| (mask >> lane & 1 == 1).then(|| value(lane))).collect();
            let name = word(&block.write_context[core]) << 6 | word(&block.write_register[core]);
            assert_eq!(Some((name, row)), state.rows.pop_front(), "core {core}, row {}", state.written);
            state.written += 1;
        }
        if is_set(&block.fence_done[core]) {
            let (context, memory, loads) = state.fences.pop_front().expect("a fence issued");
            assert_eq!((word(&block.fence_done_context[core]), state.written), (context, loads));
            for (at, byte) in memory.iter().filter(|(at, _)| **at < 0xffff_0000) {
                assert_eq!(self.bus.byte(*at), *byte, "core {core}, {at:#x} after a fence");
            }
        }
        if is_set(&block.line_valid[core]) {
            let line = state.fill.take().expect("a fill was asked for");
            let expected: Vec<u8> =
                (0..self.system.fill_bytes as u64).map(|at| self.bus.byte(line + at)).collect();
            assert_eq!(bytes(&block.line_data[core]), expected);
            state.filled += 1;
        }
    }

    fn all(mut self, cycles: usize) {
        (0..cycles).for_each(|_| self.cycle(false));
        for _ in 0..4000 {
            self.cycle(true);
            if (0..self.system.cores).all(|core| is_set(&self.bench.block.drained[core])) {
                break;
            }
        }
        (0..self.bus.longest(&self.system)).for_each(|_| self.cycle(true));
        for (core, state) in self.cores.iter().enumerate() {
            assert!(is_set(&self.bench.block.drained[core]), "core {core} never ends");
            assert!(state.rows.is_empty() && state.fences.is_empty() && state.fill.is_none());
            assert!(state.written > 10 && state.filled > 3, "{} {}", state.written, state.filled);
            for (at, byte) in state.memory.iter().filter(|(at, _)| **at < 0xffff_0000) {
                assert_eq!(self.bus.byte(*at), *byte, "core {core}, {at:#x}");
            }
        }
    }
}

#[test]
fn one_core_without_a_cache() {
    for (lanes, line_bytes, outstanding, axi_bytes) in [(1, 4, 1, 4), (4, 16, 2, 4), (5, 64, 3, 16)] {
        let unit = unit(lanes, line_bytes, 0, outstanding);
        Run::new(unit, system(&unit, 1, 32, axi_bytes, None), 1).all(900);
    }
}

#[test]
fn one_core_with_a_cache() {
    for (lanes, line_bytes, cache_bytes, outstanding) in
        [(1, 32, 64, 2), (4, 64, 256, 4), (5, 16, 128, 1), (8, 128, 512, 3)]
    {
        let unit = unit(lanes, line_bytes, cache_bytes, outstanding);
        Run::new(unit, system(&unit, 1, 64, 8, None), 2).all(900);
    }
}

#[test]
fn cores_that_take_turns() {
    let unit = unit(4, 32, 128, 2);
    Run::new(unit, system(&unit, 2, 16, 8, None), 3).all(900);
    Run::new(unit, system(&unit, 3, 64, 16, None), 4).all(700);
}

#[test]
fn cores_with_slots_of_their_own() {
    for cache_bytes in [0, 128] {
        let unit = unit(4, 16, cache_bytes, 2);
        Run::new(unit, system(&unit, 2, 32, 4, Some(13)), 5).all(3000);
    }
}

#[test]
fn the_wired_whole_has_no_loops_and_nothing_unused() {
    for (lanes, line_bytes, cache_bytes, cores, slots) in
        [(1, 4, 0, 1, None), (4, 64, 512, 2, Some(20)), (5, 16, 0, 3, None)]
    {
        let unit = unit(lanes, line_bytes, cache_bytes, 2);
        let wired = Wired::new(&unit, &system(&unit, cores, 16, 4, slots));
        lint_block(&wired).unwrap_or_else(|error| panic!("{error}"));
    }
}
