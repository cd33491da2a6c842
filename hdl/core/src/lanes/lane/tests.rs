//! One lane under random instructions, with registers and slots kept by a plain program.

use super::*;
use crate::float::UNITS;
use crate::lanes::reference::{self, Operands};
use crate::lanes::testing::{agree, check_with, number, op_number, ops_of, word};
use crate::testing::{put, small};
use crate::units::units;
use std::collections::HashMap;
use warpstep_kit::check::{Bench, Random};
use warpstep_spec::{Class, Latencies, Op};

fn shape(warps: usize, fpu: bool, write_ports: usize, [alu, multiply, divide]: [u32; 3]) -> Shape {
    small(|p| {
        (p.warps, p.fpu, p.write_ports) = (warps, fpu, write_ports);
        p.latencies = Latencies { alu, multiply, divide, ..Latencies::PAPER };
    })
}

#[test]
fn both_faces_agree_for_every_shape() {
    for (warps, fpu, ports, latencies) in [
        (1, false, 1, [2, 2, 34]),
        (3, true, 2, [3, 4, 36]),
        (32, false, 2, [2, 8, 34]),
        (32, true, 1, [2, 3, 64]),
    ] {
        let classes = [Class::Alu, Class::Multiply, Class::Divide].into_iter();
        let floats = UNITS.into_iter().filter(|_| fpu);
        let check = check_with("op", classes.chain(floats).flat_map(ops_of).collect()).cycles(800);
        // Units that are not pipelined begin rarely.
        let rare = [unit::DIVIDE, unit::FIRST_FLOAT + 3, unit::FIRST_FLOAT + 4];
        let check = check.input("starts", move |random| {
            let starts = random.word();
            rare.iter()
                .fold(starts, |starts, unit| starts & !(1 << unit) | u64::from(random.once_in(50)) << unit)
        });
        agree(check, Lane::new(&shape(warps, fpu, ports, latencies)));
    }
}

#[test]
fn both_faces_agree_without_multiplier_and_divider() {
    for (fpu, ports) in [(false, 1), (true, 2)] {
        let check = check_with("op", ops_of(Class::Alu)).cycles(800);
        let starts = |random: &mut Random| random.word() & 1 << unit::ALU;
        let shape = small(|p| (p.multiply_divide, p.fpu, p.write_ports) = (false, fpu, ports));
        agree(check.input("starts", starts), Lane::new(&shape));
    }
}

/// An instruction that was issued, until it is written.
struct Issued {
    op: Op,
    operands: Operands,
    destination: u64,
}

/// Issues a random instruction in every cycle in which its registers, its slot and the divider are free, and expects
/// each result in its slot, computed from what the registers held in the cycle of issue.
fn run(shape: &Shape) {
    let (warps, latencies) = (shape.config().warps as u64, shape.config().latencies);
    let mut bench = Bench::new(Lane::new(shape));
    let mut random = Random::new(warps);
    let mut registers: HashMap<u64, u32> = HashMap::new();
    // By cycle and port.
    let mut slots: HashMap<(u64, usize), (u64, u32)> = HashMap::new();
    let mut last: Option<Issued> = None;
    let (mut divider_free, mut written) = (0, 0);
    for cycle in 0..3000u64 {
        let warp = random.below(warps);
        let [rd, rs1, rs2] = [0; 3].map(|_: u64| random.below(6) | warp << REG_BITS);
        let class = match random.below(8) {
            0 => Class::Divide,
            1 | 2 => Class::Multiply,
            _ => Class::Alu,
        };
        let latency = u64::from(latencies.of(class).expect("a unit of fixed latency"));
        let (done, port) = (cycle + latency - 1, shape.write_port(class));
        let waits = |register: &u64| {
            !register.is_multiple_of(64)
                && slots.iter().any(|((at, _), (other, _))| *at >= cycle && other == register)
        };
        let issues = ![rd, rs1, rs2].iter().any(waits)
            && (rd.is_multiple_of(64) || !slots.contains_key(&(done, port)))
            && (class != Class::Divide || cycle >= divider_free);

        let lane = &mut bench.block;
        put(&mut lane.read_warp, warp);
        lane.read_registers[0].next = Value::new(REG_BITS, rs1);
        lane.read_registers[1].next = Value::new(REG_BITS, rs2);
        let unit = last
            .as_ref()
            .and_then(|issued| units(false).iter().position(|class| *class == issued.op.class()));
        put(&mut lane.starts, unit.map_or(0, |unit| 1 << unit));
        if let Some(Issued { op, operands, destination }) = &last {
            lane.op.next = op_number(*op);
            lane.pc.next = word(operands.pc);
            lane.immediate.next = word(operands.immediate);
            put(&mut lane.destination, *destination);
        }
        for choice in &mut lane.choice {
            let chosen = last.as_ref().filter(|issued| !issued.destination.is_multiple_of(64));
            choice.valid.next = chosen.is_some().into();
            let (destination, class) =
                chosen.map_or((0, Class::Alu), |issued| (issued.destination, issued.op.class()));
            put(&mut choice.destination, destination);
            choice.long.next = (shape.write_port(class) == 1).into();
        }
        bench.settle();
        assert!(bench.block.collision.val() == 0, "cycle {cycle}");
        for (port, write) in bench.block.writes.iter().enumerate() {
            assert!(write.valid.val() == slots.contains_key(&(cycle, port)), "cycle {cycle}");
            if let Some((destination, value)) = slots.get(&(cycle, port)) {
                assert_eq!(number(write.destination.val()), *destination);
                assert_eq!(number(write.value.val()), u64::from(*value), "cycle {cycle}");
                registers.insert(*destination, *value);
                written += 1;
            }
        }
        bench.clock();

        last = issues.then(|| {
            let class_ops = ops_of(class);
            let op = class_ops[random.below(class_ops.len() as u64) as usize];
            let held = |register: u64| registers.get(&register).copied().unwrap_or(0);
            let operands = Operands {
                pc: random.word() as u32,
                immediate: random.word() as u32,
                left: held(rs1),
                right: held(rs2),
            };
            if !rd.is_multiple_of(64) {
                slots.insert((done, port), (rd, reference::result(op, operands)));
            }
            if class == Class::Divide {
                divider_free = done;
            }
            Issued { op, operands, destination: rd }
        });
    }
    assert!(written > 300, "{written} results");
}

#[test]
fn instructions_follow_each_other_as_soon_as_their_latencies_allow() {
    for (warps, latencies) in [(1, [2, 4, 34]), (3, [2, 2, 35]), (32, [4, 8, 34]), (4, [3, 3, 40])] {
        for ports in [1, 2] {
            run(&shape(warps, false, ports, latencies));
        }
    }
}

#[test]
fn results_from_outside_are_written_and_collisions_are_seen() {
    let mut bench = Bench::new(Lane::new(&shape(2, false, 1, [2, 2, 34])));
    bench.block.others[1].valid.next = true.into();
    bench.block.others[1].destination.next = Value::new(7, 0x47);
    bench.block.others[1].value.next = word(99);
    bench.clock();
    assert!(bench.block.collision.val() == 0);
    bench.block.others[1].valid.next = false.into();
    bench.block.read_warp.next = Value::new(1, 1);
    bench.block.read_registers[0].next = Value::new(6, 7);
    bench.clock();
    assert!(bench.block.left.val() == 99 && bench.block.right.val() == 0);
    put(&mut bench.block.starts, 1 << unit::ALU);
    bench.block.destination.next = Value::new(7, 3);
    bench.block.others[0].valid.next = true.into();
    bench.block.others[0].destination.next = Value::new(7, 9);
    bench.settle();
    assert!(bench.block.collision.val() == 1);
}
