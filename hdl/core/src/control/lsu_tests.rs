//! The load/store unit with a memory of a fixed latency, against a model that knows only the page: when it asks, when it
//! ends, and what is in memory and registers then.

use super::*;
use crate::control::testing::{SHAPES, is_set, prove, put, word};
use std::collections::{HashMap, VecDeque};
use warpstep_kit::check::{Bench, Check, Random};
use warpstep_spec::Op;

const OPS: [Op; 10] = [Op::Lb, Op::Lh, Op::Lw, Op::Lbu, Op::Lhu, Op::Flw, Op::Sb, Op::Sh, Op::Sw, Op::Fsw];

#[test]
fn it_agrees_with_its_verilog() {
    for (contexts, lanes) in SHAPES {
        let check = Check::default()
            .cycles(600)
            .input("issue", |random| random.once_in(12).into())
            .input("op", |random| OPS[random.below(10) as usize] as u64)
            .input("imm", |random| random.below(8))
            .input("rd", |random| random.below(3))
            .input("answer_valid", |random| random.below(2))
            .input("claim_distance", |random| random.below(3));
        let check = (0..lanes)
            .fold(check, |check, lane| check.input(&format!("base_{lane}"), |random| random.below(64) * 4));
        prove(check, LoadStoreUnit::new(contexts, lanes, 35));
    }
}

fn bytes_of(op: Op) -> usize {
    match op {
        Op::Lb | Op::Lbu | Op::Sb => 1,
        Op::Lh | Op::Lhu | Op::Sh => 2,
        _ => 4,
    }
}

struct Memory {
    bytes: HashMap<u64, u8>,
    latency: usize,
    answers: VecDeque<(usize, u64)>,
}

impl Memory {
    fn read(&self, address: u64, length: usize) -> u64 {
        (0..length as u64).fold(0, |value, at| {
            value | u64::from(*self.bytes.get(&(address + at)).unwrap_or(&0)) << (8 * at)
        })
    }

    /// What a memory on the data port does in a cycle.
    fn serve(&mut self, cycle: usize, bench: &mut Bench<LoadStoreUnit>) {
        let is_due = self.answers.front().is_some_and(|(due, _)| *due == cycle);
        let answer = if is_due { self.answers.pop_front() } else { None };
        put(&mut bench.block.answer_valid, answer.is_some().into());
        put(&mut bench.block.answer_data, answer.map_or(0, |(_, data)| data));
        bench.settle();
        let block = &bench.block;
        if is_set(&block.request_valid) {
            let (address, enabled) = (word(&block.request_address), word(&block.request_bytes));
            assert_eq!(address % 4, 0);
            let data = self.read(address, 4);
            if is_set(&block.request_write) {
                for at in (0..4).filter(|at| enabled >> at & 1 == 1) {
                    self.bytes.insert(address + at, (word(&block.request_data) >> (8 * at)) as u8);
                }
            }
            self.answers.push_back((cycle + self.latency, data));
        }
    }
}

fn run(contexts: usize, lanes: usize, latency: usize, seed: u64) {
    let mut random = Random::new(seed);
    let mut bench = Bench::new(LoadStoreUnit::new(contexts, lanes, 35));
    let mut memory = Memory { bytes: HashMap::new(), latency, answers: VecDeque::new() };
    let mut shadow: HashMap<u64, u8> = HashMap::new();
    let mut cycle = 0;
    for _ in 0..60 {
        let op = OPS[random.below(10) as usize];
        let length = bytes_of(op);
        let store = matches!(op, Op::Sb | Op::Sh | Op::Sw | Op::Fsw);
        let rd = if store { 0 } else { random.below(3) };
        let active = (random.word() & ((1 << lanes) - 1)).max(1);
        let context = random.below(contexts as u64);
        let distance = random.below(4) as usize;
        let imm = random.below(4) * 4;
        let addresses: Vec<u64> =
            (0..lanes).map(|_| 0x100 + random.below(64 / length as u64) * length as u64).collect();
        let data: Vec<u64> = (0..lanes).map(|_| random.word() & 0xffff_ffff).collect();

        let chosen: Vec<usize> = (0..lanes).filter(|lane| active >> lane & 1 == 1).collect();
        let answered = cycle + 1 + chosen.len() + latency;
        let ends = if store || rd == 0 { answered } else { answered + 1 + distance };
        let mut expected = HashMap::new();
        for &lane in &chosen {
            let address = addresses[lane];
            if store {
                for at in 0..length as u64 {
                    shadow.insert(address + at, (data[lane] >> (8 * at)) as u8);
                }
            } else {
                let value = (0..length as u64).fold(0u32, |value, at| {
                    value | u32::from(*shadow.get(&(address + at)).unwrap_or(&0)) << (8 * at)
                });
                let value = match op {
                    Op::Lb => value as u8 as i8 as u32,
                    Op::Lh => value as u16 as i16 as u32,
                    _ => value,
                };
                expected.insert(lane, u64::from(value));
            }
        }
        let issued = cycle;
        while cycle <= ends {
            put(&mut bench.block.issue, (cycle == issued).into());
            put(&mut bench.block.claim_distance, distance as u64);
            if cycle == issued + 1 {
                let block = &mut bench.block;
                put(&mut block.op, op as u64);
                put(&mut block.op_context, context);
                put(&mut block.rd, rd);
                put(&mut block.imm, imm);
                put(&mut block.active, active);
                for lane in 0..lanes {
                    put(&mut block.base[lane], addresses[lane].wrapping_sub(imm));
                    put(&mut block.data[lane], data[lane]);
                }
            }
            memory.serve(cycle, &mut bench);
            let block = &bench.block;
            assert_eq!(
                is_set(&block.idle),
                cycle == issued,
                "{op} busy from {issued} to {ends}, now {cycle}"
            );
            let asks = cycle >= issued + 2 && cycle < issued + 2 + chosen.len();
            assert_eq!(is_set(&block.request_valid), asks);
            if asks {
                assert_eq!(word(&block.request_address), addresses[chosen[cycle - issued - 2]] & !3);
                assert_eq!(is_set(&block.request_write), store);
            }
            let loads = !store && rd != 0;
            assert_eq!(is_set(&block.claim), loads && cycle == answered + 1);
            assert_eq!(is_set(&block.write), loads && cycle == ends);
            if is_set(&block.claim) || is_set(&block.write) {
                assert_eq!((word(&block.write_context), word(&block.write_register)), (context, rd));
                assert_eq!(word(&block.write_lanes), active);
                for (lane, value) in &expected {
                    assert_eq!(word(&block.write_data[*lane]), *value, "{op} lane {lane}");
                }
            }
            bench.clock();
            cycle += 1;
        }
        assert!(shadow.iter().all(|(address, byte)| memory.bytes.get(address) == Some(byte)));
    }
    assert!(!is_set(&bench.block.faulted));
}

#[test]
fn requests_answers_and_ends_come_in_the_cycles_of_the_page() {
    for (contexts, lanes) in [(1, 1), (2, 4), (3, 5)] {
        for latency in [1, 2, 7] {
            run(contexts, lanes, latency, latency as u64);
        }
    }
    run(2, 32, 100, 1);
}

#[test]
fn a_misaligned_access_is_told_with_lane_and_address_and_asks_nothing() {
    for (op, wrong) in [(Op::Lw, 0x102), (Op::Sh, 0x101), (Op::Flw, 0x103), (Op::Lhu, 0x107)] {
        let mut bench = Bench::new(LoadStoreUnit::new(2, 4, 35));
        put(&mut bench.block.issue, 1);
        bench.clock();
        let block = &mut bench.block;
        put(&mut block.issue, 0);
        put(&mut block.op, op as u64);
        put(&mut block.op_context, 1);
        put(&mut block.pc, 0x8000_0010);
        put(&mut block.active, 0b1110);
        for (lane, base) in [0x101, 0x100, wrong, 0x103].into_iter().enumerate() {
            put(&mut block.base[lane], base);
        }
        bench.clock();
        for _ in 0..5 {
            let block = &bench.block;
            assert!(is_set(&block.faulted) && !is_set(&block.request_valid) && !is_set(&block.idle));
            assert_eq!((word(&block.fault_lane), word(&block.fault_detail)), (2, wrong));
            assert_eq!((word(&block.fault_context), word(&block.fault_pc)), (1, 0x8000_0010));
            bench.clock();
        }
    }
}
