//! One lane under random instructions, with registers and slots kept by a plain program.

use super::*;
use crate::lanes::reference::{self, Operands};
use crate::lanes::testing::{check_with, number, op_number, ops_of, prove, word};
use std::collections::HashMap;
use warpstep_kit::check::{Bench, Random};
use warpstep_spec::{Class, Latencies, Op};

fn shape(warps: usize, latencies: [usize; 3]) -> LaneShape {
    let [alu_latency, multiply_latency, divide_latency] = latencies;
    LaneShape { warps, float: None, alu_latency, multiply_latency, divide_latency, others: 2 }
}

#[test]
fn both_faces_agree_for_every_shape() {
    for (warps, float, others, latencies) in [
        (1, None, 0, [2, 2, 34]),
        (3, Some(Latencies::PAPER), 2, [3, 4, 36]),
        (32, None, 4, [4, 8, 34]),
        (32, Some(Latencies::PAPER), 1, [2, 3, 64]),
    ] {
        let classes = [Class::Alu, Class::Multiply, Class::Divide].into_iter();
        let floats = UNITS.into_iter().filter(|_| float.is_some());
        let check = check_with(classes.chain(floats).flat_map(ops_of).collect()).cycles(800);
        let rarely = ["start_divide", "start_float_3", "start_float_4"];
        let check =
            rarely.iter().fold(check, |check, port| check.input(port, |random| random.once_in(50).into()));
        prove(check, Lane::new(LaneShape { float, others, ..shape(warps, latencies) }));
    }
}

#[test]
fn a_named_configuration_gives_its_shape() {
    let config = warpstep_spec::config::named("small").unwrap();
    let shape = LaneShape::of(&config, 5);
    assert_eq!((shape.warps, shape.others), (config.warps, 5));
    assert_eq!(shape.divide_latency, config.latencies.divide as usize);
}

/// An instruction that was issued, until it is written.
struct Issued {
    op: Op,
    operands: Operands,
    destination: u64,
}

/// Issues a random instruction in every cycle in which its registers, its slot and the divider are free, and expects
/// each result in its slot, computed from what the registers held in the cycle of issue.
fn run(shape: LaneShape) {
    let mut bench = Bench::new(Lane::new(shape));
    let mut random = Random::new(shape.warps as u64);
    let mut registers: HashMap<u64, u32> = HashMap::new();
    let mut slots: HashMap<u64, (u64, u32)> = HashMap::new();
    let mut last: Option<Issued> = None;
    let (mut divider_free, mut written) = (0, 0);
    let width = destination_width(shape.warps);
    for cycle in 0..3000u64 {
        let warp = random.below(shape.warps as u64);
        let [rd, rs1, rs2] = [0; 3].map(|_: u64| random.below(6) | warp << REG_BITS);
        let class = match random.below(8) {
            0 => Class::Divide,
            1 | 2 => Class::Multiply,
            _ => Class::Alu,
        };
        let latency = match class {
            Class::Alu => shape.alu_latency,
            Class::Multiply => shape.multiply_latency,
            _ => shape.divide_latency,
        } as u64;
        let done = cycle + latency - 1;
        let waits = |register: &u64| {
            !register.is_multiple_of(64)
                && slots.iter().any(|(at, (other, _))| *at >= cycle && other == register)
        };
        let issues = ![rd, rs1, rs2].iter().any(waits)
            && (rd.is_multiple_of(64) || !slots.contains_key(&done))
            && (class != Class::Divide || cycle >= divider_free);

        let lane = &mut bench.block;
        lane.read.next = issues.into();
        lane.read_warp.next = Value::new(index_width(shape.warps), warp);
        lane.read_registers[0].next = Value::new(REG_BITS, rs1);
        lane.read_registers[1].next = Value::new(REG_BITS, rs2);
        for (start, class) in [
            (&mut lane.start_alu, Class::Alu),
            (&mut lane.start_multiply, Class::Multiply),
            (&mut lane.start_divide, Class::Divide),
        ] {
            start.next = last.as_ref().is_some_and(|issued| issued.op.class() == class).into();
        }
        if let Some(Issued { op, operands, destination }) = last {
            lane.op.next = op_number(op);
            lane.pc.next = word(operands.pc);
            lane.immediate.next = word(operands.immediate);
            lane.destination.next = Value::new(width, destination);
        }
        bench.settle();
        assert!(bench.block.collision.val() == 0, "cycle {cycle}");
        assert!(bench.block.write.val() == slots.contains_key(&cycle), "cycle {cycle}");
        if let Some((destination, value)) = slots.get(&cycle) {
            assert_eq!(number(bench.block.write_destination.val()), *destination);
            assert_eq!(number(bench.block.write_value.val()), u64::from(*value), "cycle {cycle}");
            registers.insert(*destination, *value);
            written += 1;
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
                slots.insert(done, (rd, reference::result(op, operands)));
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
        run(shape(warps, latencies));
    }
}

#[test]
fn results_from_outside_are_written_and_collisions_are_seen() {
    let mut bench = Bench::new(Lane::new(shape(2, [2, 2, 34])));
    bench.block.other_valid[1].next = true.into();
    bench.block.other_destinations[1].next = Value::new(7, 0x47);
    bench.block.other_results[1].next = word(99);
    bench.clock();
    assert!(bench.block.collision.val() == 0);
    bench.block.other_valid[1].next = false.into();
    bench.block.read.next = true.into();
    bench.block.read_warp.next = Value::new(1, 1);
    bench.block.read_registers[0].next = Value::new(6, 7);
    bench.clock();
    assert!(bench.block.operands[0].val() == 99 && bench.block.operands[1].val() == 0);
    bench.block.start_alu.next = true.into();
    bench.block.destination.next = Value::new(7, 3);
    bench.block.other_valid[0].next = true.into();
    bench.block.other_destinations[0].next = Value::new(7, 9);
    bench.settle();
    assert!(bench.block.collision.val() == 1);
}

/// Lanes side by side, as the top level has them.
#[derive(LogicBlock)]
struct Lanes {
    read: Wire<In>,
    read_warp: Wire<In>,
    op: Wire<In>,
    destination: Wire<In>,
    written: Wire<Out>,
    lanes: Vec<Lane>,
}

impl Logic for Lanes {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.written.next = 0.into();
        for lane in 0..self.lanes.len() {
            self.lanes[lane].read.next = self.read.val();
            self.lanes[lane].read_warp.next = self.read_warp.val();
            self.lanes[lane].read_registers[0].next = 5.into();
            self.lanes[lane].read_registers[1].next = 6.into();
            self.lanes[lane].op.next = self.op.val();
            self.lanes[lane].pc.next = lane.into();
            self.lanes[lane].immediate.next = (lane + 1).into();
            self.lanes[lane].destination.next = self.destination.val();
            self.lanes[lane].start_alu.next = self.read.val();
            self.lanes[lane].start_multiply.next = false.into();
            self.lanes[lane].start_divide.next = false.into();
            self.lanes[lane].start_branch.next = false.into();
            self.written.next = self.written.val() ^ self.lanes[lane].write_value.val();
        }
    }
}

#[test]
fn lanes_stand_side_by_side_and_share_one_module() {
    for (warps, lanes, cycles) in [(1, 1, 100), (3, 4, 100), (3, 5, 100), (32, 32, 12)] {
        let shape = LaneShape { others: 0, ..shape(warps, [2, 4, 34]) };
        let block = Lanes {
            read: Wire::new(1),
            read_warp: Wire::new(index_width(warps)),
            op: Wire::new(OP_BITS),
            destination: Wire::new(destination_width(warps)),
            written: Wire::new(32),
            lanes: (0..lanes).map(|_| Lane::new(shape)).collect(),
        };
        let design = prove(check_with(ops_of(Class::Alu)).cycles(cycles), block);
        assert_eq!(design.files.iter().filter(|file| file.module == "lane").count(), 1);
    }
}
