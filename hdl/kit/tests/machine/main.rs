//! A machine in miniature, built the way the core is: queues per warp, a scheduler, register files and ALUs per lane.
//!
//! It computes nothing useful. It shows that blocks of realistic shape emit clean Verilog of few modules, at one warp and
//! one lane as at 32 of each, and that Rust and Verilog agree on them.

mod lanes;
mod queue;
mod scheduler;

use lanes::{AluArray, LaneAlu};
use queue::InstructionQueue;
use scheduler::{Policy, Scheduler};
use std::time::Instant;
use warpstep_kit::check::{Check, lint};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{ReplicatedRam, Select, index_width};
use warpstep_kit::verilog::emit;

/// One instruction of the selected warp goes to all lanes; results are written one cycle later.
#[derive(LogicBlock)]
pub struct Machine {
    /// A new instruction for one warp's queue.
    pub push: Wire<In>,
    /// Whose queue.
    pub push_warp: Wire<In>,
    /// The instruction: opcode (4 bits), destination (3), sources (3 each), constant (8).
    pub word: Wire<In>,
    /// Warps allowed to run.
    pub enabled: Wire<In>,
    /// Results of the last instruction, side by side.
    pub results: Wire<Out>,
    /// Warp selected in this cycle.
    pub selected: Wire<Out>,
    queues: Vec<InstructionQueue>,
    scheduler: Scheduler,
    heads: Select,
    issued: Reg,
    issued_valid: Reg,
    files: Vec<ReplicatedRam>,
    alus: AluArray,
    ready: Wire<Local>,
}

impl Machine {
    fn new(warps: usize, lanes: usize) -> Machine {
        let warp = index_width(warps);
        let registers = 8 * warps.next_power_of_two();
        Machine {
            push: Wire::new(1),
            push_warp: Wire::new(warp),
            word: Wire::new(24),
            enabled: Wire::new(warps),
            results: Wire::new(lanes * 32),
            selected: Wire::new(warp),
            queues: (0..warps).map(|_| InstructionQueue::new(4, 24)).collect(),
            scheduler: Scheduler::new(warps, Policy::GreedyThenRoundRobin),
            heads: Select::new(warps, 24),
            issued: Reg::new(24 + warp),
            issued_valid: Reg::new(1),
            files: (0..lanes).map(|_| ReplicatedRam::new(registers, 32, 2, 1)).collect(),
            alus: AluArray::new(lanes),
            ready: Wire::new(warps),
        }
    }
}

impl Logic for Machine {
    about!(unread: "queues.occupancy");

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Queues: whoever is selected gives up its head.");
        self.ready.next = 0.into();
        for warp in 0..self.queues.len() {
            self.queues[warp].push.next = (self.push.val().any() & (self.push_warp.val() == warp)).into();
            self.queues[warp].entry.next = self.word.val();
            self.queues[warp].flush.next = false.into();
            self.queues[warp].pop.next = self.scheduler.grant.val().get_bit(warp).into();
            self.heads.words[warp].next = self.queues[warp].head.val();
            self.ready.next = self.ready.val().replace_bit(warp, self.queues[warp].full.val());
        }
        self.scheduler.candidates.next = self.ready.val() & self.enabled.val();
        self.heads.index.next = self.scheduler.selected.val();
        self.selected.next = self.scheduler.selected.val();

        comment!("Issue: operands are read while the instruction moves on.");
        self.issued.next =
            unsigned_cast(self.heads.chosen.val()) | (unsigned_cast(self.scheduler.selected.val()) << 24);
        self.issued_valid.next = self.scheduler.any.val();
        self.alus.op.next = self.issued.val().get_bits::<4>(0);
        self.alus.constant.next = self.issued.val().get_bits::<8>(13);
        for lane in 0..self.files.len() {
            for source in 0..2 {
                self.files[lane].read_enable[source].next = true.into();
                self.files[lane].read_address[source].next = (unsigned_cast(self.scheduler.selected.val())
                    << 3)
                    | unsigned_cast(self.heads.chosen.val() >> (7 + source * 3)) & 7;
            }
            self.alus.left[lane].next = self.files[lane].read_data[0].val();
            self.alus.right[lane].next = self.files[lane].read_data[1].val();
            self.files[lane].write_enable.next = self.issued_valid.val();
            self.files[lane].write_address.next =
                unsigned_cast(self.issued.val() >> 24) << 3 | unsigned_cast(self.issued.val() >> 4) & 7;
            self.files[lane].write_data.next = unsigned_cast(self.alus.results.val() >> (lane * 32));
        }
        self.results.next = self.alus.results.val();
    }
}

#[test]
fn small_machines_agree_cycle_by_cycle() {
    for (warps, lanes) in [(1, 1), (2, 4), (3, 5)] {
        Check::default()
            .cycles(200)
            .check(Machine::new(warps, lanes))
            .unwrap_or_else(|error| panic!("{warps}x{lanes}: {error}"));
    }
}

#[test]
fn the_largest_machine_is_a_dozen_modules_in_a_second() {
    let machine = Machine::new(32, 32);
    let start = Instant::now();
    let design = emit(&machine).unwrap();
    let seconds = start.elapsed().as_secs_f64();
    let names: Vec<&str> = design.files.iter().map(|file| file.module.as_str()).collect();
    println!("{seconds:.3} s: {names:?}");
    assert!(names.len() <= 14, "{names:?}");
    assert!(seconds < 1.0, "emission took {seconds:.2} s");
    lint(&design).unwrap();
}

#[test]
fn the_same_machine_gives_the_same_bytes() {
    assert_eq!(emit(&Machine::new(3, 5)).unwrap().files, emit(&Machine::new(3, 5)).unwrap().files);
}

/// Queues of two depths side by side.
#[derive(LogicBlock)]
struct TwoDepths {
    entry: Wire<In>,
    heads: Wire<Out>,
    queues: Vec<InstructionQueue>,
}

impl Logic for TwoDepths {
    about!(unread: "queues.full", "queues.occupancy");

    #[hdl_gen]
    fn update(&mut self) {
        self.heads.next = 0.into();
        for queue in 0..self.queues.len() {
            self.queues[queue].push.next = true.into();
            self.queues[queue].pop.next = true.into();
            self.queues[queue].flush.next = false.into();
            self.queues[queue].entry.next = self.entry.val();
            self.heads.next = self.heads.val() ^ self.queues[queue].head.val();
        }
    }
}

#[test]
fn variants_are_named_by_what_they_differ_in() {
    let queues = [4, 8, 4].map(|depth| InstructionQueue::new(depth, 8)).into();
    let block = TwoDepths { entry: Wire::new(8), heads: Wire::new(8), queues };
    let design = Check::default().check(block).unwrap();
    let names: Vec<&str> = design.files.iter().map(|file| file.module.as_str()).collect();
    let expected = ["select", "instruction_queue_depth4", "instruction_queue_depth8", "two_depths"];
    assert_eq!(names, expected);
}

#[test]
fn a_header_stands_above_every_file() {
    let design = emit(&Machine::new(1, 1)).unwrap().with_header("warpstep 0.1\n1 warp");
    assert!(design.files.iter().all(|file| file.text.starts_with("// warpstep 0.1\n// 1 warp\n//\n// ")));
    lint(&design).unwrap();
}

#[test]
fn lanes_share_one_module() {
    let design = emit(&LaneAlu::new()).unwrap();
    assert_eq!(design.top, "lane_alu");
    let array = emit(&AluArray::new(32)).unwrap();
    assert_eq!(array.files.iter().filter(|file| file.module.starts_with("lane_alu")).count(), 1);
}
