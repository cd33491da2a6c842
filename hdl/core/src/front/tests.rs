//! Front end and issue stage together: they fit, no path runs in a circle, and what issues is the program, in order, under
//! every schedule.
//!
//! Execution is played by the test: it tells when results are written, when contexts go elsewhere, and what memory holds.

use crate::Shape;
use crate::bundles::{LineAnswer, LineRequest, QueueEntry, Redirection, RegisterWrite};
use crate::control::blocked::state::BARRIER;
use crate::operation::{REG_BITS, class_number};
use crate::testing::{put, small, word};
use crate::top::front_end::FrontEnd;
use crate::top::issue_stage::IssueStage;
use warpstep_kit::bits::Bits;
use warpstep_kit::check::{Bench, Check, Random};
use warpstep_kit::prelude::*;
use warpstep_spec::config::CacheParameters;
use warpstep_spec::{Class, Instruction, Latencies, Op, Reg as Register, Schedule, decode, encode};

const START: u64 = 0x8000_0000;

/// Front end and issue stage of a small core; execution, memory and control are ports.
#[derive(LogicBlock)]
struct Fetching {
    running: Wire<In>,
    /// Contexts that wait at a barrier, one bit per context.
    barrier: Wire<In>,
    control: Redirection<In>,
    written: RegisterWrite<In>,
    fill: LineRequest<Out>,
    line: LineAnswer<In>,
    issue: QueueEntry<Out>,
    issue_context: Wire<Out>,
    occupancy: Vec<Wire<Out>>,
    in_flight: Vec<Wire<Out>>,
    front: FrontEnd,
    stage: IssueStage,
    start: Param,
    all_lanes: Param,
}

impl Fetching {
    fn new(contexts: usize, stages: usize, schedule: Schedule) -> Fetching {
        let shape: Shape = small(|p| {
            (p.warps, p.lanes, p.fetch_latency, p.schedule) = (contexts, 4, stages, schedule);
            p.write_ports = 1; // the bench completes one result a cycle
            (p.instruction_cache, p.latencies) =
                (CacheParameters { bytes: 128, line_bytes: 16 }, Latencies::PAPER);
        });
        Fetching {
            running: Wire::new(contexts),
            barrier: Wire::new(contexts),
            control: Redirection::new(&shape),
            written: RegisterWrite::new(&shape),
            fill: LineRequest::new(&shape),
            line: LineAnswer::new(&shape),
            issue: QueueEntry::new(&shape),
            issue_context: Wire::new(shape.context_bits()),
            occupancy: Wire::several(contexts, shape.occupancy_bits()),
            in_flight: Wire::several(contexts, shape.in_flight_bits()),
            front: FrontEnd::new(&shape),
            stage: IssueStage::new(&shape),
            start: Param::new(START as usize),
            all_lanes: Param::new((1 << shape.lanes()) - 1),
        }
    }
}

impl Logic for Fetching {
    about!(unread: "front.issue_warp", "front.request_valid", "front.request_context", "front.request_pc", "front.hit", "front.miss", "stage.reasons", "stage.blocks", "stage.accesses", "stage.claim_distance"; BARRIER);

    #[hdl_gen]
    fn update(&mut self) {
        self.front.entry_pc.next = self.start.val().into();
        wires::link(&mut self.running, &mut self.front.running);
        wires::link(&mut self.barrier, &mut self.front.held_up);
        wires::link(&mut self.control, &mut self.front.control);
        wires::link(&mut self.line, &mut self.front.line);
        wires::link(&mut self.front.fill, &mut self.fill);
        wires::link(&mut self.stage.ready, &mut self.front.ready);
        wires::link(&mut self.front.issue[0], &mut self.issue);
        wires::link(&mut self.front.issue_context[0], &mut self.issue_context);
        wires::link(&mut self.front.occupancy, &mut self.occupancy);
        wires::link(&mut self.front.in_flight, &mut self.in_flight);

        self.stage.issues.next = 0.into();
        for context in 0..self.occupancy.len() {
            self.stage.issues.next = self.stage.issues.val().replace_bit(
                context,
                self.front.issue_grant.val().get_bit(context) & !self.front.heads[context].nop.val().any(),
            );
        }
        wires::link(&mut self.front.heads, &mut self.stage.heads);
        wires::link(&mut self.front.next_heads, &mut self.stage.next_heads);
        wires::link(&mut self.running, &mut self.stage.contexts.running);
        wires::link(&mut self.front.waiting, &mut self.stage.waiting);
        wires::link(&mut self.front.waited, &mut self.stage.waited);
        for context in 0..self.occupancy.len() {
            self.stage.contexts.active[context].next = self.all_lanes.val().into();
            self.stage.contexts.blocked[context].next = 0.into();
            if self.barrier.val().get_bit(context) {
                self.stage.contexts.blocked[context].next = BARRIER.into();
            }
        }
        self.stage.memory.available.next = true.into();
        self.stage.memory.drained.next = true.into();
        self.stage.claim.valid.next = false.into();
        self.stage.memory.fence_done.valid.next = false.into();
        self.stage.memory.fence_done.context.next = 0.into();
        for lane in 0..self.stage.written.len() {
            wires::link(&mut self.written, &mut self.stage.written[lane]);
        }
    }
}

#[test]
fn together_they_agree_with_their_verilog() {
    for (contexts, stages, schedule) in
        [(1, 1, "lrr"), (1, 3, "lrr/gtlrr"), (3, 2, "gtlrr"), (4, 3, "gtlo"), (32, 3, "gtlrr/lrr")]
    {
        let schedule = schedule.parse().expect("a schedule");
        let now_and_then = |random: &mut Random| if random.once_in(20) { random.word() } else { 0 };
        let near = |random: &mut Random| START + random.below(64) * 4;
        let check = Check::default()
            .cycles(if contexts > 8 { 60 } else { 300 })
            .input("running", |random| random.word() | random.word())
            .input("barrier", |random| random.word() & random.word() & random.word())
            .input("control_redirect", now_and_then)
            .input("control_redirect_pc_0", near)
            .input("control_retire", |_| 0)
            .input("control_start", now_and_then)
            .input("control_start_pc", near)
            .input("control_invalidate", |random| random.once_in(60).into());
        let block = Fetching::new(contexts, stages, schedule);
        check.check(block).unwrap_or_else(|error| panic!("{contexts} {stages} {schedule}: {error}"));
    }
}

/// The program: at each address an addition, a multiplication or a division of registers near each other.
fn word_at(pc: u64) -> u32 {
    let mut random = Random::new(pc);
    let op = match random.below(16) {
        0 => Op::Div,
        1 | 2 => Op::Mul,
        _ => Op::Add,
    };
    let mut register = || Register::x(random.below(8) as u32);
    let [rd, rs1, rs2] = [register(), register(), register()];
    encode(&Instruction { rd, rs1, rs2, ..Instruction::new(op) }).expect("registers exist")
}

/// Runs random redirections, barriers and invalidations over the program; gives the instructions issued.
fn run(contexts: usize, stages: usize, latency: u64, schedule: Schedule) -> u64 {
    let coordinated = matches!(schedule, Schedule::Coordinated(_));
    let mut random = Random::new(contexts as u64 * 100 + stages as u64 * 10 + latency);
    let mut bench = Bench::new(Fetching::new(contexts, stages, schedule));
    let all = (1u64 << contexts) - 1;
    let mut next_pc = vec![START; contexts];
    let mut fill: Option<(u64, u64)> = None;
    // Results in flight: cycle of the write, context, register.
    let mut results: Vec<(u64, u64, u64)> = vec![];
    let mut divider_free = 0;
    let mut issued = 0;
    for cycle in 0..500 {
        // Context 0 runs from the beginning; it starts all others in the first cycle.
        let start = if cycle == 0 { all & !1 } else { 0 };
        let redirect =
            if cycle > 0 && random.once_in(25) { 1 << random.below(contexts as u64) } else { 0u64 };
        let target = START + random.below(100) * 4;
        let answers = fill.is_some_and(|(_, ends)| ends == cycle);
        let line = fill.filter(|_| answers).map_or(Bits::new(128, 0), |(address, _)| {
            let word = |line: Bits, at: usize| {
                line.with_slice(at * 32, &Bits::new(32, word_at(address + 4 * at as u64).into()))
            };
            (0..4).fold(Bits::new(128, 0), word)
        });
        let due: Vec<_> = results.iter().copied().filter(|(at, ..)| *at == cycle).collect();
        assert!(due.len() <= 1, "cycle {cycle}: two results in one slot");
        let (_, context, register) = due.first().copied().unwrap_or_default();
        let block = &mut bench.block;
        put(&mut block.running, if cycle == 0 { 1 } else { all });
        put(&mut block.barrier, random.word() & random.word() & random.word() & all);
        put(&mut block.control.start, start);
        put(&mut block.control.start_pc, START);
        put(&mut block.control.redirect, redirect);
        put(&mut block.control.redirect_pc[0], target);
        put(&mut block.control.invalidate, random.once_in(100).into());
        put(&mut block.written.valid, (!due.is_empty()).into());
        put(&mut block.written.destination, context << REG_BITS | register);
        block.line.valid.next = answers.into();
        block.line.data.next = line.into();
        bench.settle();

        let block = &bench.block;
        for context in 0..contexts {
            let held = word(&block.occupancy[context]) + word(&block.in_flight[context]);
            let depth = stages as u64 + 1;
            assert!(if coordinated { held == depth } else { held <= depth }, "cycle {cycle}");
        }
        if answers {
            fill = None;
        } else if block.fill.valid.val().any() {
            assert!(fill.is_none(), "one fill at a time");
            fill = Some((word(&block.fill.address), cycle + latency));
        }
        let entry = &block.issue;
        if entry.valid.val().any() && !entry.nop.val().any() {
            issued += 1;
            let context = block.issue_context.val().index();
            let pc = word(&entry.pc);
            assert_eq!(pc, next_pc[context], "cycle {cycle}, context {context}");
            next_pc[context] += 4;
            let known = decode(word_at(pc)).expect("the program is legal");
            let class = known.op.class();
            assert_eq!(word(&entry.op), known.op as u64);
            assert_eq!(word(&entry.class), class_number(class));
            let named = [known.rd, known.rs1, known.rs2].map(|reg: Register| reg.index() as u64);
            let waits = |register: u64| {
                results.iter().any(|result| (result.1, result.2) == (context as u64, register))
            };
            assert!(!named.into_iter().any(waits), "cycle {cycle}: a register is pending");
            let cycles = u64::from(Latencies::PAPER.of(class).expect("no memory here"));
            if class == Class::Divide {
                assert!(divider_free <= cycle, "the divider is in use");
                divider_free = cycle + cycles - 1;
            }
            if named[0] != 0 {
                results.push((cycle + cycles - 1, context as u64, named[0]));
            }
        }
        results.retain(|(at, ..)| *at != cycle);
        for (context, pc) in next_pc.iter_mut().enumerate() {
            if redirect >> context & 1 == 1 {
                *pc = target;
            }
        }
        bench.clock();
    }
    issued
}

#[test]
fn what_issues_is_the_program_in_order_under_every_schedule() {
    for schedule in Schedule::all() {
        for (contexts, stages, latency) in [(1, 1, 1), (3, 3, 7), (4, 2, 3)] {
            let issued = run(contexts, stages, latency, schedule);
            assert!(issued > 30, "{schedule} {contexts} {stages} {latency}: {issued} instructions");
        }
    }
}
