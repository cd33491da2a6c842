//! Load/store units and the memory system, with a memory that speaks AXI: random loads, stores, fences and fills of one to three
//! cores. Every load finds what the program order says, loads come back in issue order, and no rule of a handshake is broken.

mod bus;

use crate::Shape;
use crate::memory::testing::{OPS, bytes, is_set, length, loaded, put, shape, stores, word};
use crate::memory::{LoadStoreUnit, MemorySystem};
use bus::Bus;
use std::collections::{HashMap, VecDeque};
use warpstep_kit::check::{Bench, Random};
use warpstep_kit::prelude::wires;
use warpstep_spec::Op;
use warpstep_spec::config::{Arbiter, Parameters};

/// What a core issued and what must come of it.
struct Core {
    memory: HashMap<u64, u8>,
    loaded: VecDeque<(u64, Vec<Option<u32>>)>,
    /// Of each fence: its context, what memory must hold then, loads that must have come back.
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
    shape: Shape,
    random: Random,
    units: Vec<Bench<LoadStoreUnit>>,
    system: Bench<MemorySystem>,
    bus: Bus,
    cores: Vec<Core>,
}

impl Run {
    fn new(seed: u64, change: impl FnOnce(&mut Parameters)) -> Run {
        let shape = shape(change);
        let core = |_| Core {
            memory: HashMap::new(),
            loaded: VecDeque::new(),
            fences: VecDeque::new(),
            loads: 0,
            prepared: None,
            fill: None,
            written: 0,
            filled: 0,
        };
        Run {
            random: Random::new(seed),
            units: (0..shape.cores()).map(|_| Bench::new(LoadStoreUnit::new(&shape))).collect(),
            system: Bench::new(MemorySystem::new(&shape)),
            bus: Bus::new(shape.axi_bytes(), shape.line_bytes(), seed),
            cores: (0..shape.cores()).map(core).collect(),
            shape,
        }
    }

    /// Lets values flow between units and memory system. The longest way is request, ready, answer, ready.
    fn settle(&mut self) {
        let mut handshakes = vec![];
        for _ in 0..6 {
            let system = &mut self.system.block;
            let mut now = vec![];
            for (core, unit) in self.units.iter_mut().enumerate() {
                wires::link(&mut system.answer[core], &mut unit.block.answer);
                wires::link(&mut system.write_answer[core], &mut unit.block.write_answer);
                unit.settle();
                wires::link(&mut unit.block.request, &mut system.request[core]);
                wires::link(&mut system.answer[core], &mut unit.block.answer);
                let (request, answer) = (&unit.block.request, &unit.block.answer);
                now.push([
                    is_set(&request.valid),
                    is_set(&request.read_ready),
                    is_set(&request.write_ready),
                    is_set(&answer.ready),
                ]);
            }
            self.system.settle();
            handshakes.push(now);
        }
        assert_eq!(handshakes[4], handshakes[5], "a combinational loop between units and memory system");
    }

    /// Puts operands of what issued in the cycle before, and performs it at once on the core's own picture of memory.
    fn operands(&mut self, core: usize) {
        let Some((op, context, rd, active)) = self.cores[core].prepared.take() else { return };
        let (operands, lanes) = (&mut self.units[core].block.operands, self.shape.lanes());
        put(&mut operands.op, op as u64);
        put(&mut operands.context, context);
        put(&mut operands.rd, rd);
        put(&mut operands.active, active);
        if op == Op::Fence {
            let state = &mut self.cores[core];
            state.fences.push_back((context, state.memory.clone(), state.loads));
            return;
        }
        let own = self.random.once_in(2);
        let first = address(&mut self.random, core as u64, length(op));
        let mut values = vec![None; lanes];
        for (lane, value) in values.iter_mut().enumerate() {
            let at = match own {
                true => first + lane as u64 * length(op),
                false => address(&mut self.random, core as u64, length(op)),
            };
            let data = self.random.word() & 0xffff_ffff;
            put(&mut operands.addresses[lane], at);
            put(&mut operands.data[lane], data);
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
            self.cores[core].loaded.push_back((context << 6 | rd, values));
            self.cores[core].loads += 1;
        }
    }

    fn cycle(&mut self, quiet: bool) {
        for core in 0..self.cores.len() {
            self.operands(core);
            let unit = &mut self.units[core].block;
            let issues = !quiet && is_set(&unit.available) && self.random.once_in(2);
            put(&mut unit.issue, issues.into());
            put(&mut unit.claim.distance, self.random.below(3));
            if issues {
                let random = &mut self.random;
                let op = if random.once_in(12) { Op::Fence } else { OPS[random.below(10) as usize] };
                let active = (random.word() & ((1 << self.shape.lanes()) - 1)).max(1);
                self.cores[core].prepared = Some((op, random.below(4), random.below(4), active));
            }
            let fills = !quiet && self.cores[core].fill.is_none() && self.random.once_in(10);
            let fill = &mut self.system.block.fill[core];
            put(&mut fill.valid, fills.into());
            if fills {
                let line = 0x4000_0000 + self.random.below(64) * self.shape.fill_bytes() as u64;
                put(&mut fill.address, line);
                self.cores[core].fill = Some(line);
            }
        }
        self.bus.offer(&mut self.system.block.axi);
        self.settle();
        self.bus.look(&self.system.block.axi);
        for core in 0..self.cores.len() {
            self.check(core);
        }
        self.units.iter_mut().for_each(Bench::clock);
        self.system.clock();
    }

    fn check(&mut self, core: usize) {
        let (unit, line) = (&self.units[core].block, &self.system.block.line[core]);
        let state = &mut self.cores[core];
        assert!(!is_set(&unit.fault.valid));
        if is_set(&unit.write.valid) {
            let (write, active) = (&unit.write, word(&unit.write.active));
            let values = write.data.iter().enumerate();
            let values =
                values.map(|(lane, data)| (active >> lane & 1 == 1).then(|| word(data) as u32)).collect();
            let name = word(&write.context) << 6 | word(&write.register);
            assert_eq!(Some((name, values)), state.loaded.pop_front(), "core {core}, load {}", state.written);
            state.written += 1;
        }
        if is_set(&unit.fence_done) {
            let (context, memory, loads) = state.fences.pop_front().expect("a fence issued");
            assert_eq!((word(&unit.fence_done_context), state.written), (context, loads));
            for (at, byte) in memory.iter().filter(|(at, _)| **at < 0xffff_0000) {
                assert_eq!(self.bus.byte(*at), *byte, "core {core}, {at:#x} after a fence");
            }
        }
        if is_set(&line.valid) {
            let asked = state.fill.take().expect("a fill was asked for");
            let expected: Vec<u8> =
                (0..self.shape.fill_bytes() as u64).map(|at| self.bus.byte(asked + at)).collect();
            assert_eq!(bytes(&line.data), expected);
            state.filled += 1;
        }
    }

    fn all(mut self, cycles: usize) {
        (0..cycles).for_each(|_| self.cycle(false));
        for _ in 0..4000 {
            self.cycle(true);
            if self.units.iter().all(|unit| is_set(&unit.block.drained)) {
                break;
            }
        }
        (0..self.bus.longest(&self.shape)).for_each(|_| self.cycle(true));
        for (core, state) in self.cores.iter().enumerate() {
            assert!(is_set(&self.units[core].block.drained), "core {core} never ends");
            assert!(state.loaded.is_empty() && state.fences.is_empty() && state.fill.is_none());
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
        let change = |p: &mut Parameters| {
            (p.lanes, p.data_line_bytes, p.outstanding_lines) = (lanes, line_bytes, outstanding);
            (p.instruction_cache.line_bytes, p.axi_bytes) = (32, axi_bytes);
        };
        Run::new(1, change).all(900);
    }
}

#[test]
fn one_core_with_a_cache() {
    for (lanes, line_bytes, cache_bytes, outstanding) in
        [(1, 32, 64, 2), (4, 64, 256, 4), (5, 16, 128, 1), (8, 128, 512, 3)]
    {
        let change = |p: &mut Parameters| {
            (p.lanes, p.data_line_bytes, p.outstanding_lines) = (lanes, line_bytes, outstanding);
            (p.instruction_cache.line_bytes, p.axi_bytes, p.data_cache_bytes) = (64, 8, cache_bytes);
        };
        Run::new(2, change).all(900);
    }
}

#[test]
fn cores_that_are_served_round_robin() {
    for (cores, fill_bytes, axi_bytes, cycles) in [(2, 16, 8, 900), (3, 64, 16, 700)] {
        let change = |p: &mut Parameters| {
            (p.cores, p.data_line_bytes, p.data_cache_bytes) = (cores, 32, 128);
            (p.instruction_cache.line_bytes, p.axi_bytes) = (fill_bytes, axi_bytes);
        };
        Run::new(cores as u64 + 1, change).all(cycles);
    }
}

#[test]
fn cores_with_tdma_slots() {
    for cache_bytes in [0, 128] {
        let change = |p: &mut Parameters| {
            (p.cores, p.data_cache_bytes, p.instruction_cache.line_bytes) = (2, cache_bytes, 32);
            (p.axi_bytes, p.arbiter, p.memory_latency) = (4, Arbiter::Tdma, 2);
        };
        Run::new(5, change).all(3000);
    }
}
