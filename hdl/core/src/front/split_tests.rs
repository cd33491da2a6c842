//! The front end with split contexts: every context issues what it would have issued alone, a child from the cycle after
//! its split on what its parent would have, and what becomes a NOP does so for the same reason.
//!
//! Control is played by the test. Some of the instructions that issue block their context for the latency of a control instruction;
//! then it is redirected, splits, ends or goes on. The model of a context is one list of t_F + 1 entries, queue and flight together.

use crate::Shape;
use crate::operation::cause;
use crate::testing::{is_set, put, small, word};
use crate::top::front_end::FrontEnd;
use std::collections::{HashMap, VecDeque};
use warpstep_kit::bits::Bits;
use warpstep_kit::check::{Bench, Random};
use warpstep_spec::config::CacheParameters;
use warpstep_spec::{Instruction, Op, Reg as Register, SplitMode, encode};

const START: u64 = 0x8000_0000;
const LINE_BYTES: u64 = 16;

/// The program: an instruction that tells where it stands.
fn word_at(pc: u64) -> u64 {
    let (rd, rs1) = (Register::x((pc >> 2 & 31) as u32), Register::x((pc >> 4 & 31) as u32));
    let instruction = Instruction { rd, rs1, imm: (pc >> 2 & 0x7FF) as i32, ..Instruction::new(Op::Addi) };
    encode(&instruction).expect("registers exist").into()
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Entry {
    Nop(u64),
    /// `found` says whether the cache had it, until tags are compared.
    Instruction {
        pc: u64,
        looped: bool,
        found: Option<bool>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Miss {
    None,
    Waiting(u64),
    Woken(u64),
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    Free,
    Runs,
    /// Its control instruction is resolved in that cycle; whether it may do what one context a cycle may do.
    Blocked {
        resolves: u64,
        pc: u64,
        scalar: bool,
    },
    /// A child at its join, until its parent comes.
    Joins,
}

#[derive(Clone, Debug)]
struct Context {
    state: State,
    parent: Option<usize>,
    /// Cycle of its split.
    born: u64,
    entries: VecDeque<Entry>,
    fetch_pc: u64,
    miss: Miss,
    loop_register: Option<(u64, u64)>,
}

impl Context {
    fn lose(&mut self, cause: u64) {
        self.entries.iter_mut().for_each(|entry| *entry = Entry::Nop(cause));
        self.miss = Miss::None;
    }
}

/// What control says at the end of a cycle.
#[derive(Default)]
struct Orders {
    /// Contexts whose instructions are resolved.
    resolved: Vec<usize>,
    redirect: Vec<(usize, u64, Option<u64>)>,
    retire: Vec<usize>,
    start: Option<(usize, u64)>,
    split: Option<(usize, usize)>,
    invalidate: bool,
}

#[derive(Clone, Copy, Debug)]
struct Case {
    warps: usize,
    splits: usize,
    stages: usize,
    lines: u32,
    mode: SplitMode,
    schedule: &'static str,
    loops: bool,
    /// Latency of control instructions.
    control: u64,
    /// A context that could issue does not, once in so many cycles.
    stalls: u64,
}

#[derive(Debug, Default)]
struct Seen {
    issued: u64,
    splits: u64,
    of_children: u64,
    at_once: u64,
    merges: u64,
    missing: u64,
}

struct Run {
    case: Case,
    random: Random,
    contexts: Vec<Context>,
    cache: HashMap<u64, u64>,
    /// Line in flight, when it comes, and whether it is worthless.
    fill: Option<(u64, u64, bool)>,
    seen: Seen,
}

impl Run {
    fn new(case: Case) -> Run {
        let per_warp = case.splits + 1;
        let context = |number: usize| Context {
            state: if number == 0 { State::Runs } else { State::Free },
            parent: None,
            born: 0,
            entries: std::iter::repeat_n(Entry::Nop(cause::START), case.stages + 1).collect(),
            fetch_pc: if number == 0 { START } else { 0 },
            miss: Miss::None,
            loop_register: None,
        };
        Run {
            case,
            random: Random::new(per_warp as u64 * 100 + case.stages as u64 * 10 + case.control),
            contexts: (0..case.warps * per_warp).map(context).collect(),
            cache: HashMap::new(),
            fill: None,
            seen: Seen::default(),
        }
    }

    fn per_warp(&self) -> usize {
        self.case.splits + 1
    }

    fn shape(&self) -> Shape {
        let case = self.case;
        small(|p| {
            (p.warps, p.lanes, p.fetch_latency, p.splits) = (case.warps, 8, case.stages, case.splits);
            (p.split_mode, p.loop_register) = (case.mode, case.loops);
            p.schedule = case.schedule.parse().expect("a schedule");
            p.instruction_cache =
                CacheParameters { bytes: case.lines * LINE_BYTES as u32, line_bytes: LINE_BYTES as u32 };
        })
    }

    fn has(&self, pc: u64) -> bool {
        let line = pc / LINE_BYTES;
        self.cache.get(&(line % u64::from(self.case.lines))) == Some(&line)
    }

    fn target(&mut self) -> u64 {
        START + self.random.below(28) * 4
    }

    fn children(&self, parent: usize) -> Vec<usize> {
        (0..self.contexts.len())
            .filter(|child| {
                self.contexts[*child].parent == Some(parent) && self.contexts[*child].state != State::Free
            })
            .collect()
    }

    /// A bit for each context of which something is so.
    fn mask(&self, holds: impl Fn(&Context) -> bool) -> u64 {
        self.contexts.iter().enumerate().fold(0, |mask, (number, one)| mask | u64::from(holds(one)) << number)
    }

    /// Requests of the last cycle hit or missed; checks what the ports say of them.
    fn compare_tags(&mut self, block: &FrontEnd) {
        for port in 0..self.per_warp() {
            let mut said = (false, false);
            for context in self.contexts.iter_mut().skip(port).step_by(self.case.splits + 1) {
                let Some(Entry::Instruction { pc, found, .. }) = context.entries.back_mut() else { continue };
                match found.take() {
                    None => {}
                    Some(true) => said.0 = true,
                    Some(false) => {
                        said.1 = true;
                        (context.miss, context.fetch_pc) = (Miss::Waiting(*pc / LINE_BYTES), *pc);
                        *context.entries.back_mut().expect("it was there") = Entry::Nop(cause::MISS);
                    }
                }
            }
            assert_eq!((is_set(&block.hit[port]), is_set(&block.miss[port])), said, "port {port}");
        }
    }

    /// Who issues is right, what issues is what the model has, and the request is the next one.
    fn issue(&mut self, cycle: u64, block: &FrontEnd, ready: u64) {
        let grant = word(&block.issue_grant);
        let per_warp = self.per_warp();
        let of_warp = |warp: usize| ((1u64 << per_warp) - 1) << (warp * per_warp);
        assert!((grant != 0) == (ready != 0));
        let warp = word(&block.issue_warp) as usize;
        match self.case.mode {
            SplitMode::Dynamic => assert!(grant.count_ones() <= 1 && grant & !ready == 0),
            _ => assert_eq!(grant, ready & of_warp(warp)),
        }
        assert_eq!(grant & !of_warp(warp), 0);
        let mut scalar = true;
        for port in 0..per_warp {
            let number = warp * per_warp + port;
            assert_eq!(word(&block.issue_context[port]), number as u64);
            let issues = grant >> number & 1 == 1;
            assert_eq!(
                (is_set(&block.issue[port].valid), is_set(&block.request[port].valid)),
                (issues, issues)
            );
            if !issues {
                continue;
            }
            let looked_up = self.has(self.contexts[number].fetch_pc);
            let context = &mut self.contexts[number];
            let (pc, entry) = (context.fetch_pc, context.entries.pop_front().expect("never empty"));
            let issue = &block.issue[port];
            match entry {
                Entry::Nop(cause) => {
                    assert!(
                        is_set(&issue.nop),
                        "context {number} issues {:x} and not a NOP",
                        word(&issue.pc)
                    );
                    assert_eq!(word(&issue.cause), cause, "context {number}");
                }
                Entry::Instruction { pc, looped, .. } => {
                    assert!(!is_set(&issue.nop), "context {number}: a NOP and not {pc:x}");
                    assert_eq!(word(&issue.pc), pc, "context {number}");
                    assert_eq!(word(&issue.immediate), pc >> 2 & 0x7FF, "context {number}");
                    assert_eq!((word(&issue.rd), word(&issue.rs1)), (pc >> 2 & 31, pc >> 4 & 31));
                    assert_eq!(issue.looped.first().is_some_and(is_set), looped, "context {number}");
                    self.seen.issued += 1;
                    // A new child splits at once, now and then.
                    let new = cycle <= context.born + 1;
                    if self.random.once_in(if new { 2 } else { 3 }) {
                        let resolves = cycle + self.case.control - 1;
                        context.state = State::Blocked { resolves, pc, scalar: std::mem::take(&mut scalar) };
                    }
                }
            }
            let request = &block.request[port];
            assert_eq!((word(&request.context), word(&request.pc)), (number as u64, pc), "context {number}");
            let target = context.loop_register.filter(|(branch, _)| *branch == pc).map(|(_, target)| target);
            context.fetch_pc = target.unwrap_or(pc + 4);
            context.entries.push_back(Entry::Instruction {
                pc,
                looped: target.is_some(),
                found: Some(looked_up),
            });
            if let Miss::Woken(_) = context.miss {
                context.miss = Miss::None;
            }
        }
    }

    /// What control wants of the contexts whose instructions are resolved in this cycle.
    fn orders(&mut self, cycle: u64) -> Orders {
        let mut orders = Orders::default();
        let per_warp = self.per_warp();
        for number in 0..self.contexts.len() {
            let State::Blocked { resolves, pc, scalar } = self.contexts[number].state else { continue };
            if resolves != cycle {
                continue;
            }
            self.contexts[number].state = State::Runs;
            orders.resolved.push(number);
            let warp = number / per_warp;
            let joining =
                self.children(number).into_iter().find(|child| self.contexts[*child].state == State::Joins);
            let free = |child: &usize| self.contexts[*child].state == State::Free;
            let free: Vec<usize> = (warp * per_warp + 1..(warp + 1) * per_warp).filter(free).collect();
            let new = cycle <= self.contexts[number].born + self.case.control;
            match self.random.below(if new { 4 } else { 10 }) {
                0..4 if scalar && !free.is_empty() => {
                    let child = free[self.random.below(free.len() as u64) as usize];
                    orders.split = Some((number, child));
                }
                0..8 if scalar && joining.is_some() => orders.retire.extend(joining),
                4..7 if scalar && number % per_warp > 0 && self.children(number).is_empty() => {
                    if self.random.once_in(2) {
                        orders.retire.push(number);
                    } else {
                        self.contexts[number].state = State::Joins;
                    }
                }
                7 if scalar && self.random.once_in(4) => orders.invalidate = true,
                8 if scalar
                    && number % per_warp == 0
                    && self.children(number).is_empty()
                    && self.random.once_in(4) =>
                {
                    orders.retire.push(number);
                }
                9 => {
                    let back = pc - 4 * self.random.below(8).min((pc - START) / 4);
                    let loops = self.case.loops && back < pc;
                    let target = if loops { back } else { self.target() };
                    orders.redirect.push((number, target, loops.then_some(pc)));
                }
                _ => {}
            }
        }
        // Somebody who ended, or never began, is started now and then.
        let idle = |warp: &usize| self.contexts[warp * per_warp].state == State::Free;
        if let Some(warp) = (0..self.case.warps).find(idle)
            && self.random.once_in(4)
            && !orders.retire.contains(&(warp * per_warp))
        {
            orders.start = Some((warp * per_warp, self.target()));
        }
        orders
    }

    fn drive(&mut self, block: &mut FrontEnd, orders: &Orders) {
        let bit = |number: &usize| 1u64 << number;
        let mask = |numbers: &mut dyn Iterator<Item = usize>| numbers.fold(0, |mask, one| mask | bit(&one));
        put(&mut block.control.redirect, mask(&mut orders.redirect.iter().map(|(number, ..)| *number)));
        block.control.loops.iter_mut().for_each(|wire| put(wire, 0));
        for (number, target, branch) in &orders.redirect {
            let port = number % self.per_warp();
            put(&mut block.control.redirect_pc[port], *target);
            if let Some(pc) = branch {
                put(&mut block.control.loops[port], 1);
                put(&mut block.control.branch_pc[port], *pc);
            }
        }
        put(&mut block.control.retire, mask(&mut orders.retire.iter().copied()));
        put(&mut block.control.start, mask(&mut orders.start.iter().map(|(number, _)| *number)));
        put(&mut block.control.start_pc, orders.start.map_or(0, |(_, pc)| pc));
        put(&mut block.control.invalidate, orders.invalidate.into());
        let split = &mut block.control.split[0];
        put(&mut split.valid, orders.split.is_some().into());
        if let Some((parent, child)) = orders.split {
            put(&mut split.warp, (parent / self.per_warp()) as u64);
            put(&mut split.parent, (parent % self.per_warp()) as u64);
            put(&mut split.child, (child % self.per_warp()) as u64);
        }
    }

    /// The end of the cycle.
    fn finish(&mut self, cycle: u64, orders: &Orders) {
        if let Some((line, _, stale)) = self.fill.take_if(|(_, comes, _)| *comes == cycle) {
            if !stale && !orders.invalidate {
                self.cache.insert(line % u64::from(self.case.lines), line);
            }
            for context in &mut self.contexts {
                if context.miss == Miss::Waiting(line) {
                    context.miss = Miss::Woken(line);
                }
            }
        }
        for (number, target, branch) in &orders.redirect {
            self.contexts[*number].lose(cause::REDIRECT);
            self.contexts[*number].fetch_pc = *target;
            if let Some(pc) = branch {
                self.contexts[*number].loop_register = Some((*pc, *target));
            }
        }
        for number in &orders.retire {
            let context = &mut self.contexts[*number];
            context.lose(cause::RETIRE);
            (context.state, context.parent, context.loop_register) = (State::Free, None, None);
            self.seen.merges += u64::from(number % (self.case.splits + 1) > 0);
        }
        if let Some((number, pc)) = orders.start {
            (self.contexts[number].state, self.contexts[number].fetch_pc) = (State::Runs, pc);
        }
        if let Some((parent, child)) = orders.split {
            let copied = self.contexts[parent].clone();
            self.seen.splits += 1;
            self.seen.of_children += u64::from(copied.parent.is_some());
            self.seen.at_once +=
                u64::from(copied.parent.is_some() && cycle - copied.born <= self.case.stages as u64);
            self.seen.missing += u64::from(copied.miss != Miss::None);
            self.contexts[child] =
                Context { parent: Some(parent), born: cycle, loop_register: None, ..copied };
        }
        if orders.invalidate {
            self.cache.clear();
            self.contexts.iter_mut().for_each(|context| context.loop_register = None);
            if let Some((_, _, stale)) = &mut self.fill {
                *stale = true;
            }
        }
    }

    fn cycle(&mut self, cycle: u64, bench: &mut Bench<FrontEnd>) {
        let waited: Vec<Miss> = self.contexts.iter().map(|context| context.miss).collect();
        let coming = self.fill.filter(|(_, comes, _)| *comes == cycle);
        let line = coming.map_or(Bits::new(128, 0), |(line, ..)| {
            let word = |bits: Bits, at: u64| {
                bits.with_slice(32 * at as usize, &Bits::new(32, word_at(line * LINE_BYTES + 4 * at)))
            };
            (0..4).fold(Bits::new(128, 0), word)
        });
        let orders = self.orders(cycle);
        let block = &mut bench.block;
        put(&mut block.entry_pc, START);
        put(&mut block.ready, 0);
        put(&mut block.held_up, self.random.word() & self.random.word() & ((1 << self.contexts.len()) - 1));
        put(&mut block.line.valid, coming.is_some().into());
        block.line.data.next = line.into();
        self.drive(block, &orders);
        bench.settle();
        self.compare_tags(&bench.block);
        let waits = self.mask(|context| matches!(context.miss, Miss::Waiting(_)));
        assert_eq!(word(&bench.block.waiting), waits);

        // Those resolved in this cycle may issue in the next one.
        let stalls = self.case.stalls;
        let mut ready = 0;
        for number in 0..self.contexts.len() {
            let runs = self.contexts[number].state == State::Runs && !orders.resolved.contains(&number);
            let stalled = stalls > 0 && self.random.once_in(stalls);
            if runs && waits >> number & 1 == 0 && !stalled {
                ready |= 1 << number;
            }
        }
        put(&mut bench.block.ready, ready);
        bench.settle();
        let block = &bench.block;
        for number in 0..self.contexts.len() {
            let held = word(&block.occupancy[number]) + word(&block.in_flight[number]);
            assert_eq!(held, self.case.stages as u64 + 1, "context {number}");
        }
        if is_set(&block.fill.valid) {
            assert!(self.fill.is_none(), "one line at a time");
            let line = word(&block.fill.address) / LINE_BYTES;
            assert!(waited.contains(&Miss::Waiting(line)), "somebody waits for the line");
            self.fill = Some((line, cycle + 1 + self.random.below(4), false));
        }
        self.issue(cycle, block, ready);
        self.finish(cycle, &orders);
        bench.clock();
    }
}

fn run(case: Case, cycles: u64) -> Seen {
    let mut run = Run::new(case);
    let mut bench = Bench::new(FrontEnd::new(&run.shape()));
    (0..cycles).for_each(|cycle| {
        let step = std::panic::AssertUnwindSafe(|| run.cycle(cycle, &mut bench));
        if std::panic::catch_unwind(step).is_err() {
            panic!("cycle {cycle} of {case:?}");
        }
    });
    run.seen
}

const CASE: Case = Case {
    warps: 2,
    splits: 1,
    stages: 3,
    lines: 2,
    mode: SplitMode::Marked,
    schedule: "gtlrr",
    loops: false,
    control: 2,
    stalls: 0,
};

#[track_caller]
fn check(case: Case) {
    let seen = run(case, 1200);
    assert!(seen.issued > 150 && seen.splits > 15 && seen.merges > 10, "{case:?}: {seen:?}");
    assert!(
        seen.missing > 0 || case.lines > 2,
        "no parent missed in the cycle of its split, or just before: {seen:?}"
    );
    assert!(
        case.splits == 1 || seen.at_once > 0,
        "no child split while its queue was being filled: {seen:?}"
    );
}

#[test]
fn a_child_issues_what_its_parent_would_have() {
    check(CASE);
    check(Case { stalls: 3, ..CASE });
    check(Case { lines: 16, schedule: "lrr", ..CASE });
    check(Case { warps: 1, stages: 1, loops: true, ..CASE });
    check(Case { warps: 3, stages: 8, control: 3, schedule: "gtlo", ..CASE });
}

#[test]
fn children_of_children_issue_what_their_parents_would_have() {
    check(Case { warps: 1, splits: 2, lines: 16, loops: true, ..CASE });
    check(Case { splits: 3, schedule: "lrr", ..CASE });
    check(Case { splits: 3, lines: 16, warps: 1, stages: 5, ..CASE });
    check(Case { splits: 7, warps: 1, lines: 16, stages: 8, schedule: "lrr", ..CASE });
}

#[test]
fn contexts_that_go_one_by_one_issue_the_same() {
    let case = Case { mode: SplitMode::Dynamic, ..CASE };
    check(Case { lines: 16, schedule: "lrr", ..case });
    check(Case { loops: true, stages: 2, ..case });
    check(Case { splits: 3, lines: 16, schedule: "gtlo", ..case });
}
