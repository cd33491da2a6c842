//! The unit against the page in every cycle and every output, with a memory of random patience; and its errors.

mod model;

use super::*;
use crate::control::fault::cause::BUS_ERROR;
use crate::control::fault::cause::{MISALIGNED_ACCESS, UNMAPPED_ACCESS};
use crate::memory::testing::{OPS, bytes, is_set, length, loaded, put, put_bytes, shape, stores, word};
use model::{Access, Inputs, Model, Outputs};
use std::collections::{HashMap, VecDeque};
use warpstep_kit::check::{Bench, Check, Random};
use warpstep_spec::Op;

fn machine(warps: usize, lanes: usize, line_bytes: u32, cache_bytes: u32, local_banks: u32) -> Shape {
    sized(3, warps, lanes, line_bytes, cache_bytes, local_banks)
}

/// With so many lines in flight.
fn sized(outstanding: u32, warps: usize, lanes: usize, line: u32, cache: u32, banks: u32) -> Shape {
    shape(|p| {
        (p.outstanding_lines, p.warps, p.lanes) = (outstanding, warps, lanes);
        (p.data_line_bytes, p.data_cache_bytes, p.local_banks) = (line, cache, banks);
    })
}

fn shapes() -> [Shape; 9] {
    [
        sized(1, 1, 1, 4, 0, 1),
        machine(1, 1, 64, 256, 1),
        machine(3, 5, 16, 0, 2),
        machine(3, 5, 32, 64, 16),
        machine(2, 4, 64, 512, 4),
        sized(8, 2, 4, 4, 8, 32),
        machine(8, 8, 128, 256, 8),
        machine(4, 32, 64, 256, 32),
        sized(16, 4, 32, 128, 0, 4),
    ]
}

#[test]
fn it_agrees_with_its_verilog() {
    // The last is the widest of all: its blocks are compared one by one, and in the model's test it runs as a whole.
    for shape in shapes().into_iter().take(8) {
        let check = Check::default()
            .cycles(if shape.lanes() > 8 { 40 } else { 250 })
            .input("issue", |random| random.once_in(4).into())
            .input("operands_op", |random| match random.once_in(10) {
                true => Op::Fence as u64,
                false => OPS[random.below(10) as usize] as u64,
            })
            .input("operands_rd", |random| random.below(3))
            .input("claim_distance", |random| random.below(3));
        let check = (0..shape.lanes()).fold(check, |check, lane| {
            check.input(&format!("operands_addresses_{lane}"), |random| match random.once_in(200) {
                true => random.word(),
                false => near(random) & !3,
            })
        });
        check.check(LoadStoreUnit::new(&shape)).unwrap_or_else(|error| panic!("{shape:?}: {error}"));
    }
}

/// Some lines of every region, so that lanes meet.
fn near(random: &mut Random) -> u64 {
    match random.below(8) {
        0 => 0x100 + random.below(64),
        1 | 2 => 0xffff_0000 + random.below(256),
        _ => 0x8000_0000 + random.below(8) * 64 + random.below(48),
    }
}

fn some_access(random: &mut Random, shape: &Shape) -> Access {
    let op = if random.once_in(12) { Op::Fence } else { OPS[random.below(10) as usize] };
    // Lane beside lane, or all in local memory, or anywhere.
    let (way, region) = (random.below(4), near(random));
    let address = |random: &mut Random, lane: u64| {
        let any = match way {
            0 | 1 => region + 4 * lane,
            2 => 0xffff_0000 + random.below(256),
            _ => near(random),
        };
        any / length(op) * length(op)
    };
    Access {
        op,
        context: random.below(shape.contexts() as u64),
        rd: if stores(op) { 0 } else { random.below(4) },
        active: (random.word() & ((1 << shape.lanes()) - 1)).max(1),
        addresses: (0..shape.lanes() as u64).map(|lane| address(random, lane)).collect(),
        data: (0..shape.lanes()).map(|_| random.word() & 0xffff_ffff).collect(),
    }
}

/// Memory on the unit's port: reads and writes are performed when taken, answered in order some time later.
#[derive(Default)]
struct Memory {
    bytes: HashMap<u64, u8>,
    answers: VecDeque<Vec<u8>>,
    writes: usize,
}

impl Memory {
    fn byte(&self, at: u64) -> u8 {
        *self.bytes.get(&at).unwrap_or(&((at.wrapping_mul(0x9e37_79b9) >> 13) as u8))
    }

    fn take(&mut self, line_bytes: u64, line: u64, write: Option<Vec<Option<u8>>>) {
        match write {
            None => self.answers.push_back((0..line_bytes).map(|at| self.byte(line + at)).collect()),
            Some(new) => {
                self.writes += 1;
                let new = new.into_iter().enumerate();
                self.bytes.extend(new.filter_map(|(at, byte)| byte.map(|byte| (line + at as u64, byte))));
            }
        }
    }
}

fn shown(block: &LoadStoreUnit) -> Outputs {
    let request = is_set(&block.request.valid).then(|| {
        let (data, enabled) = (bytes(&block.request.data), block.request.bytes.val());
        let new = data.iter().enumerate().map(|(at, byte)| enabled.get_bit(at).then_some(*byte)).collect();
        (word(&block.request.address), is_set(&block.request.write).then_some(new))
    });
    let load = || {
        let (write, active) = (&block.write, word(&block.write.active));
        let values = write.data.iter().enumerate();
        let values = values.map(|(lane, data)| (active >> lane & 1 == 1).then_some(word(data) as u32));
        (word(&write.context), word(&write.register), values.collect())
    };
    Outputs {
        available: is_set(&block.available),
        drained: is_set(&block.drained),
        request,
        answer_ready: is_set(&block.answer.ready),
        claim: is_set(&block.claim.valid),
        write: is_set(&block.write.valid),
        load: Some(load()),
        fence_done: is_set(&block.fence_done).then_some(word(&block.fence_done_context)),
        bank_conflict: is_set(&block.events.bank_conflict),
        data_hit: is_set(&block.events.data_hit),
        data_miss: is_set(&block.events.data_miss),
    }
}

/// Random accesses for so many cycles; how patient memory is differs from seed to seed.
fn run(shape: &Shape, seed: u64, cycles: usize) {
    let mut random = Random::new(seed);
    let patience = 1 + random.below(6);
    let mut bench = Bench::new(LoadStoreUnit::new(shape));
    let mut model = Model::new(shape);
    let mut memory = Memory::default();
    // What loads must find, performed in issue order.
    let mut expected: VecDeque<(u64, u64, Vec<Option<u32>>)> = VecDeque::new();
    let mut reference = Memory::default();
    let mut local: HashMap<u64, u8> = HashMap::new();
    let mut prepared: Option<Access> = None;
    let mut seen = [0; 4];
    for cycle in 0..cycles {
        let issues = model.available() && cycle + 300 < cycles && random.once_in(2);
        let access = prepared.take();
        if let Some(access) = &access {
            let block = &mut bench.block;
            put(&mut block.operands.op, access.op as u64);
            put(&mut block.operands.context, access.context);
            put(&mut block.operands.rd, access.rd);
            put(&mut block.operands.active, access.active);
            for lane in 0..shape.lanes() {
                put(&mut block.operands.addresses[lane], access.addresses[lane]);
                put(&mut block.operands.data[lane], access.data[lane]);
            }
            expected.extend(perform(access, &mut reference, &mut local));
        }
        let inputs = Inputs {
            issue: issues,
            access,
            request_ready: random.below(patience) == 0,
            answer: memory.answers.front().filter(|_| random.below(patience) == 0).cloned(),
            write_done: memory.writes > 0 && random.below(patience) == 0,
            claim_distance: random.below(4),
        };
        let block = &mut bench.block;
        put(&mut block.issue, issues.into());
        put(&mut block.request.read_ready, inputs.request_ready.into());
        put(&mut block.request.write_ready, inputs.request_ready.into());
        put(&mut block.answer.valid, inputs.answer.is_some().into());
        if let Some(line) = &inputs.answer {
            put_bytes(&mut block.answer.data, line);
        }
        put(&mut block.write_answer.valid, inputs.write_done.into());
        put(&mut block.claim.distance, inputs.claim_distance);
        bench.settle();
        let mut got = shown(&bench.block);
        let wanted = model.cycle(&inputs);
        got.load = got.load.filter(|_| wanted.load.is_some());
        assert_eq!(got, wanted, "{shape:?} seed {seed} cycle {cycle}");
        if got.write {
            assert_eq!(got.load, expected.pop_front(), "{shape:?} seed {seed} cycle {cycle}");
        }
        for (count, happens) in
            seen.iter_mut().zip([got.write, got.data_hit, got.bank_conflict, got.fence_done.is_some()])
        {
            *count += usize::from(happens);
        }
        memory.writes -= usize::from(inputs.write_done);
        if inputs.answer.is_some() && got.answer_ready {
            memory.answers.pop_front();
        }
        if let Some((line, write)) = got.request.filter(|_| inputs.request_ready) {
            memory.take(shape.line_bytes() as u64, line, write);
        }
        if issues {
            prepared = Some(some_access(&mut random, shape));
        }
        bench.clock();
    }
    assert!(expected.is_empty() && is_set(&bench.block.drained), "{shape:?}: all came back");
    assert!(!is_set(&bench.block.fault.valid));
    // Two lines of a word each are seldom the right ones.
    let hits = shape.config().data_cache_bytes >= 64;
    assert!(seen[0] > 5 && (!hits || seen[1] > 0) && seen[3] > 0, "{shape:?}: {seen:?}");
    assert!(shape.lanes() == 1 || seen[2] > 0, "{shape:?}: {seen:?}");
    for (at, byte) in reference.bytes {
        assert_eq!(memory.byte(at), byte, "{at:#x}");
    }
}

/// An access performed at once: what it loads, if it does.
fn perform(
    access: &Access,
    memory: &mut Memory,
    local: &mut HashMap<u64, u8>,
) -> Option<(u64, u64, Vec<Option<u32>>)> {
    let mut values = vec![None; access.addresses.len()];
    if access.op == Op::Fence {
        return None;
    }
    for (lane, value) in values.iter_mut().enumerate().filter(|(lane, _)| access.active >> lane & 1 == 1) {
        let bytes = access.addresses[lane]..access.addresses[lane] + length(access.op);
        if stores(access.op) {
            for (byte, at) in bytes.enumerate() {
                let new = (access.data[lane] >> (8 * byte)) as u8;
                if at >= 0xffff_0000 {
                    local.insert(at, new)
                } else {
                    memory.bytes.insert(at, new)
                };
            }
        } else {
            let byte = |at: u64| match at >= 0xffff_0000 {
                true => *local.get(&at).unwrap_or(&0),
                false => memory.byte(at),
            };
            let found = bytes.rev().fold(0, |all, at| all << 8 | u32::from(byte(at)));
            *value = Some(loaded(access.op, found));
        }
    }
    (!stores(access.op) && access.rd != 0).then_some((access.context, access.rd, values))
}

#[test]
fn it_does_in_every_cycle_what_the_page_says() {
    for shape in shapes() {
        let (runs, cycles) = if shape.lanes() > 8 { (1, 700) } else { (2, 1000) };
        (0..runs).for_each(|seed| run(&shape, seed, cycles));
    }
}

/// Issues one access; in the end it is in the queue, or its error is on record.
fn issue(bench: &mut Bench<LoadStoreUnit>, op: Op, active: u64, addresses: &[u64]) {
    put(&mut bench.block.issue, 1);
    bench.clock();
    let block = &mut bench.block;
    put(&mut block.issue, 0);
    put(&mut block.operands.op, op as u64);
    put(&mut block.operands.context, 1);
    put(&mut block.operands.pc, 0x8000_0010);
    put(&mut block.operands.rd, 5);
    put(&mut block.operands.active, active);
    for (wire, address) in block.operands.addresses.iter_mut().zip(addresses) {
        put(wire, *address);
    }
    bench.clock();
}

#[track_caller]
fn told(block: &LoadStoreUnit, cause: usize, detail: u64, lane: u64) {
    assert!(is_set(&block.fault.valid));
    assert_eq!((word(&block.fault.cause), word(&block.fault.detail)), (cause as u64, detail));
    assert_eq!((word(&block.fault.context), word(&block.fault.pc)), (1, 0x8000_0010));
    assert_eq!(word(&block.fault.lane), lane);
}

#[test]
fn a_wrong_access_is_told_asks_nothing_and_is_counted_for_ever() {
    for (op, wrong, cause) in [
        (Op::Lw, 0x102, MISALIGNED_ACCESS),
        (Op::Sh, 0x101, MISALIGNED_ACCESS),
        (Op::Lb, 0x3f, UNMAPPED_ACCESS),
        (Op::Sw, 0xffff_0400, UNMAPPED_ACCESS),
        (Op::Lw, 0x2, MISALIGNED_ACCESS),
    ] {
        let mut bench = Bench::new(LoadStoreUnit::new(&machine(2, 4, 16, 64, 4)));
        put(&mut bench.block.request.read_ready, 1);
        put(&mut bench.block.request.write_ready, 1);
        issue(&mut bench, op, 0b1110, &[0x101, 0x100, wrong, 0x3]);
        for _ in 0..5 {
            told(&bench.block, cause, wrong, 2);
            assert!(!is_set(&bench.block.request.valid) && !is_set(&bench.block.drained));
            bench.clock();
        }
        assert!(is_set(&bench.block.available));
        issue(&mut bench, Op::Lb, 1, &[0]);
        told(&bench.block, cause, wrong, 2);
        assert!(!is_set(&bench.block.available));
    }
}

#[test]
fn an_error_of_memory_is_told_with_the_line_and_is_never_taken() {
    let mut bench = Bench::new(LoadStoreUnit::new(&machine(2, 4, 16, 64, 4)));
    put(&mut bench.block.request.read_ready, 1);
    put(&mut bench.block.request.write_ready, 1);
    issue(&mut bench, Op::Lw, 0b1100, &[0, 0, 0x8000_0024, 0x8000_0028]);
    assert_eq!(word(&bench.block.request.address), 0x8000_0020);
    bench.clock();
    put(&mut bench.block.answer.valid, 1);
    put(&mut bench.block.answer.error, 1);
    for cycle in 0..4 {
        bench.settle();
        assert_eq!(is_set(&bench.block.fault.valid), cycle > 0);
        assert!(!is_set(&bench.block.answer.ready) && !is_set(&bench.block.claim.valid));
        bench.clock();
    }
    told(&bench.block, BUS_ERROR, 0x8000_0020, 2);
}

#[test]
fn an_error_of_a_write_is_told_with_its_line_too() {
    let mut bench = Bench::new(LoadStoreUnit::new(&machine(2, 4, 16, 0, 4)));
    put(&mut bench.block.request.read_ready, 1);
    put(&mut bench.block.request.write_ready, 1);
    issue(&mut bench, Op::Sw, 0b1010, &[0, 0x8000_0044, 0, 0x8000_0048]);
    assert!(is_set(&bench.block.request.write));
    bench.clock();
    assert!(!is_set(&bench.block.drained));
    put(&mut bench.block.write_answer.valid, 1);
    put(&mut bench.block.write_answer.error, 1);
    bench.clock();
    told(&bench.block, BUS_ERROR, 0x8000_0040, 1);
}
