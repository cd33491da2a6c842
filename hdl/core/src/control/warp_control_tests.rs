//! Warp control against a model of the rules, written without looking at the hardware: programs of random control
//! instructions of contexts that may issue, in a cycle those of one warp, one of them scalar at most.

use super::model::{Effect, Issued, Model, is_scalar};
use super::*;
use crate::control::testing::{agree, is_set, put, shape_with, split, word};
use crate::operation::REG_BITS;
use warpstep_kit::check::{Bench, Check, Random};
use warpstep_spec::Op;

const OPS: [Op; 17] = [
    Op::Jal,
    Op::Jalr,
    Op::Beq,
    Op::Bltu,
    Op::Mret,
    Op::FenceI,
    Op::Tmc,
    Op::Wspawn,
    Op::Split,
    Op::SplitN,
    Op::SplitM,
    Op::SplitMN,
    Op::Join,
    Op::Join,
    Op::Bar,
    Op::Pred,
    Op::PredN,
];

#[derive(Clone, Copy)]
struct Machine {
    warps: usize,
    lanes: usize,
    splits: usize,
    latency: usize,
    cores: usize,
}

const fn machine(warps: usize, lanes: usize, splits: usize, latency: usize) -> Machine {
    Machine { warps, lanes, splits, latency, cores: 1 }
}

fn warp_control(machine: Machine) -> WarpControl {
    let Machine { warps, lanes, splits, latency, cores } = machine;
    WarpControl::new(&shape_with(warps, lanes, |parameters| {
        parameters.cores = cores;
        parameters.latencies.control = latency as u32;
        parameters.loop_register = latency > 2;
        split(parameters, splits);
    }))
}

#[test]
fn it_agrees_with_its_verilog() {
    for (machine, cores) in [
        (machine(1, 1, 0, 2), 1),
        (machine(2, 4, 0, 2), 2),
        (machine(3, 5, 0, 3), 1),
        (machine(4, 4, 0, 6), 4),
        (machine(8, 32, 0, 2), 1),
        (machine(32, 32, 0, 2), 3),
        (machine(1, 4, 1, 2), 1),
        (machine(2, 4, 1, 3), 2),
        (machine(3, 5, 2, 2), 1),
        (machine(2, 4, 3, 2), 1),
        (machine(1, 5, 3, 4), 1),
        (machine(2, 8, 7, 2), 1),
    ] {
        let mut check = Check::default().cycles(600);
        for port in 0..=machine.splits {
            let of = |field: &str| format!("instruction_{port}_{field}");
            check = check
                .input(&of("valid"), |random| random.below(2))
                .input(&of("issued_op"), |random| OPS[random.below(OPS.len() as u64) as usize] as u64)
                .input(&of("issued_pc"), |random| random.below(4) * 4)
                .input(&of("issued_immediate"), |random| random.below(2))
                .input(&of("leader_left"), |random| random.below(4) | u64::from(random.once_in(4)) << 31)
                .input(&of("leader_right"), |random| random.below(4));
        }
        agree(check, warp_control(Machine { cores, ..machine }));
    }
}

/// An instruction that makes sense most of the time: few end the last warp, wait for ever or are wrong.
fn invent(random: &mut Random, at: (usize, usize, usize), scalar: bool, model: &Model, wild: bool) -> Issued {
    let (cycle, warp, port) = at;
    let warps = model.warps() as u64;
    let context = &model.contexts[warp * model.ports + port];
    let living =
        (0..model.warps()).filter(|warp| model.contexts[warp * model.ports].active != 0).count() as u64;
    let (active, depth) = (context.active, context.pointer());
    assert!(active != 0, "who issues is active");
    let mut op = OPS[random.below(OPS.len() as u64) as usize];
    if model.is_split(warp) {
        // Few that are wrong while the warp is split; most halves that have split, or were, join.
        if matches!(op, Op::Bar | Op::Wspawn) && !random.once_in(12) {
            op = Op::Join;
        }
        if depth > 0 && random.once_in(4) {
            op = Op::Join;
        }
    }
    if op == Op::Wspawn && model.waiting.is_some() {
        op = Op::Mret;
    }
    if !scalar && is_scalar(op) {
        op = [Op::Jal, Op::Beq, Op::Bltu][random.below(3) as usize];
    }
    let any = random.word();
    let wrong = u64::from(random.once_in(40));
    let (left, right) = match op {
        Op::Tmc if model.is_split(warp) && random.once_in(30) => (0, 0),
        Op::Tmc if model.is_split(warp) => (any & 0xffff_ffff | active, 0),
        Op::Tmc if living > 1 && random.once_in(5) => (0, 0),
        Op::Tmc => (any & 0xffff_ffff | 1, 0),
        Op::Wspawn if random.once_in(20) => (1, 0x82),
        Op::Wspawn => (random.below(warps + 1) + wrong, 0x80),
        Op::Bar if random.once_in(20) => (0, warps + 1),
        Op::Bar => (wrong * 40, living),
        Op::Join => (depth.saturating_sub(1 - u64::from(random.once_in(4))) + wrong, 0),
        Op::Jalr => ((any & 0xffff_fff0) + 2 * wrong, 0),
        Op::Pred | Op::PredN if model.is_split(warp) && !random.once_in(8) => (0, active),
        _ => (any & 0xffff_ffff, any >> 32 | 1),
    };
    let pc = 0x1000 + 4 * u64::from(random.once_in(25));
    let taken = random.below(2) == 1;
    let predicate = random.word();
    let rd = random.below(64);
    let named = if random.once_in(2) { 0 } else { random.below(5) };
    let immediate = match op {
        Op::SplitM | Op::SplitMN => named,
        Op::Split | Op::SplitN => 0,
        _ => (any >> 40 & 0xfff0) + 2 * u64::from(wild),
    };
    Issued { cycle, warp, port, op, pc, rd, immediate, active, predicate, left, right, taken }
}

fn destination(one: &Issued) -> u64 {
    (one.warp as u64) << REG_BITS | one.rd
}

fn bits(contexts: impl IntoIterator<Item = usize>) -> u64 {
    contexts.into_iter().fold(0, |all, context| all | 1 << context)
}

/// Operands of the instructions that issued in the last cycle; whatever stands at other ports counts for nothing.
fn present(random: &mut Random, block: &mut WarpControl, operands: &[Issued], warps: usize) {
    let scalar = operands.iter().find(|one| one.is_scalar());
    let [predicate, left, right] = match scalar {
        Some(one) => [one.predicate, one.left, one.right],
        None => std::array::from_fn(|_| random.word()),
    };
    let mask = |width: usize, value: u64| value & ((1 << width) - 1);
    for (port, instruction) in block.instruction.iter_mut().enumerate() {
        let one = operands.iter().find(|one| one.port == port);
        let lanes = instruction.issued.active.width();
        put(&mut instruction.valid, one.is_some().into());
        put(&mut instruction.predicate, mask(lanes, predicate));
        put(&mut instruction.leader.left, mask(32, left));
        put(&mut instruction.leader.right, mask(32, right));
        let anything = Issued {
            cycle: 0,
            warp: random.below(warps as u64) as usize,
            port,
            op: OPS[random.below(OPS.len() as u64) as usize],
            pc: 4 * random.below(4),
            rd: random.below(32),
            immediate: random.below(4),
            active: mask(lanes, random.word()),
            predicate: 0,
            left: 0,
            right: 0,
            taken: random.once_in(2),
        };
        let one = one.unwrap_or(&anything);
        put(&mut instruction.issued.context, one.warp as u64);
        put(&mut instruction.issued.op, one.op as u64);
        put(&mut instruction.issued.pc, one.pc);
        put(&mut instruction.issued.rd, one.rd);
        put(&mut instruction.destination, destination(one));
        put(&mut instruction.issued.immediate, one.immediate);
        put(&mut instruction.issued.active, one.active);
        put(&mut instruction.leader.taken, one.taken.into());
    }
}

fn compare(block: &WarpControl, expected: &Effect, due: &[Issued], ports: usize) {
    let redirection = &block.redirection;
    let redirected = expected.redirects.iter().map(|(context, _)| *context);
    assert_eq!(word(&redirection.redirect), bits(redirected));
    for (context, pc) in &expected.redirects {
        assert_eq!(word(&redirection.redirect_pc[context % ports]), *pc);
    }
    assert_eq!(word(&redirection.retire), expected.retire);
    assert_eq!(word(&redirection.start), expected.start);
    assert_eq!(is_set(&redirection.invalidate), expected.invalidate);
    for copy in &redirection.split {
        let seen = [&copy.warp, &copy.parent, &copy.child].map(|wire| word(wire) as usize);
        assert_eq!(is_set(&copy.valid).then_some(seen.into()), expected.split);
    }
    // The link register is written with the resolution of its own instruction, and only then. What has none may say anything: it names x0.
    let has_link =
        |op: Op| matches!(op, Op::Jal | Op::Jalr | Op::Split | Op::SplitN | Op::SplitM | Op::SplitMN);
    for (lane, written) in block.results.iter().enumerate() {
        if due.iter().any(|one| one.active >> lane & 1 == 1 && !has_link(one.op)) {
            continue;
        }
        let mine = |(port, link): &(usize, Option<u64>)| {
            let one = due.iter().find(|one| one.port == *port)?;
            (one.active >> lane & 1 == 1).then_some((one, *link))
        };
        // Nobody writes x0, whether the instruction is right or not.
        let names = |destination: u64| !destination.is_multiple_of(64);
        let one = expected.resolved.iter().find_map(mine).filter(|(one, _)| names(destination(one)));
        let withdrawn = word(&block.withdrawn) >> lane & 1 == 1;
        let writes = is_set(&written.valid) && names(word(&written.destination)) && !withdrawn;
        assert_eq!(writes, one.is_some(), "lane {lane}");
        if let Some((one, link)) = one {
            assert_eq!(word(&written.destination), destination(one));
            assert!(link.is_none_or(|link| word(&written.value) == link), "lane {lane}");
        }
    }
}

fn compare_state(block: &WarpControl, model: &Model, cycle: usize) {
    let mut running = 0;
    for (number, context) in model.contexts.iter().enumerate() {
        let at = format!("cycle {cycle} context {number}");
        assert_eq!(word(&block.contexts.active[number]), context.active, "{at}");
        assert_eq!(word(&block.contexts.blocked[number]) as usize, context.blocked, "{at}");
        if model.ports > 1 {
            assert_eq!(word(&block.contexts.owned[number]), context.owned, "{at}");
        }
        running |= u64::from(context.active != 0) << number;
    }
    assert_eq!(word(&block.contexts.running), running, "cycle {cycle}");
}

/// What random programs have met.
#[derive(Debug, Default)]
struct Met {
    instructions: usize,
    causes: [usize; 15],
    /// Of the causes: while split, by operation.
    while_split: Vec<Op>,
    parallel: usize,
    serial: usize,
    nested: usize,
    parent_waited: usize,
    child_waited: usize,
    redirects_together: usize,
    faults_together: usize,
    joins_of_parallel_differ: usize,
}

impl Met {
    fn note(&mut self, effect: &Effect, due: &[Issued], before: usize, model: &Model) {
        self.instructions += effect.resolved.len();
        self.redirects_together += usize::from(effect.redirects.len() > 1);
        self.faults_together += usize::from(effect.faults > 1);
        if let Some((_, parent, _)) = effect.split {
            self.parallel += 1;
            self.nested += usize::from(parent > 0);
        } else {
            let pushed = model.contexts.iter().map(|context| context.stack.len()).sum::<usize>();
            self.serial += usize::from(pushed > before && model.ports > 1);
        }
        if let Some((parent, _, second)) = effect.merge {
            self.parent_waited += usize::from(second != parent);
            self.child_waited += usize::from(second == parent);
        }
        if let Some((cause, context, ..)) = effect.fault {
            self.causes[cause] += 1;
            let one = due.iter().find(|one| one.warp * model.ports + one.port == context);
            if let Some(one) = one.filter(|_| cause == cause::WHILE_SPLIT) {
                self.while_split.push(one.op);
            }
            self.joins_of_parallel_differ += usize::from(
                cause == cause::JOINS_DIFFER && model.contexts.iter().any(|c| c.blocked == state::JOIN),
            );
        }
    }
}

fn run(machine: Machine, seed: u64, met: &mut Met) {
    let Machine { warps, lanes, splits, latency, .. } = machine;
    let mut random = Random::new(seed);
    let mut bench = Bench::new(warp_control(machine));
    let mut model = Model::new(warps, lanes, splits);
    let mut under_way: Vec<Issued> = vec![];
    for cycle in 0..250 {
        compare_state(&bench.block, &model, cycle);
        if splits > 0 && random.once_in(30) {
            model.unmarked = random.below(1 << warps);
        }
        for unmarked in &mut bench.block.unmarked {
            put(unmarked, model.unmarked);
        }
        let warp = random.below(warps as u64) as usize;
        let mut issues: Vec<Issued> = vec![];
        // Now and then all ports jump to where nothing can be.
        let ready = |port: &usize| {
            let context = &model.contexts[warp * model.ports + port];
            context.active != 0 && context.blocked == state::FREE
        };
        let wild = (0..=splits).filter(ready).count() > 1 && random.once_in(15);
        for port in 0..=splits {
            if ready(&port) && !random.once_in(4) {
                let scalar = !issues.iter().any(Issued::is_scalar);
                issues.push(invent(&mut random, (cycle, warp, port), scalar, &model, wild));
            }
        }
        put(&mut bench.block.issue, bits(issues.iter().map(|one| one.warp * model.ports + one.port)));
        let operands: Vec<Issued> = under_way.iter().copied().filter(|one| one.cycle + 1 == cycle).collect();
        present(&mut random, &mut bench.block, &operands, warps);
        bench.settle();
        let (due, rest): (Vec<Issued>, Vec<Issued>) =
            under_way.into_iter().partition(|one| one.cycle + latency - 1 == cycle);
        under_way = rest;
        let before = model.contexts.iter().map(|context| context.stack.len()).sum();
        let effect = model.resolve(&due);
        met.note(&effect, &due, before, &model);
        compare(&bench.block, &effect, &due, model.ports);
        bench.clock();
        let fault = &bench.block.fault;
        assert_eq!(is_set(&fault.valid), effect.fault.is_some());
        if let Some((cause, context, pc, detail)) = effect.fault {
            assert_eq!((word(&fault.cause) as usize, word(&fault.context) as usize), (cause, context));
            assert_eq!((word(&fault.pc), word(&fault.detail)), (pc, detail), "cause {cause}");
            return;
        }
        for one in issues {
            model.contexts[one.warp * model.ports + one.port].blocked = state::CONTROL;
            under_way.push(one);
        }
    }
    met.causes[0] += 1;
}

#[test]
fn random_programs_do_what_the_rules_say() {
    let mut met = Met::default();
    for machine in [
        machine(1, 1, 0, 2),
        machine(2, 4, 0, 2),
        machine(3, 5, 0, 4),
        machine(4, 3, 0, 6),
        machine(8, 32, 0, 2),
    ] {
        for seed in 0..40 {
            run(machine, seed, &mut met);
        }
    }
    let seen = &met.causes[..8];
    assert!(seen.iter().all(|times| *times > 0), "runs by cause of their end: {met:?}");
    assert!(met.instructions > 5000, "{met:?}");
}

#[test]
fn random_programs_with_split_contexts_do_what_the_rules_say() {
    let mut met = Met::default();
    for machine in [
        machine(1, 4, 1, 2),
        machine(2, 5, 1, 3),
        machine(1, 5, 2, 2),
        machine(3, 4, 2, 2),
        machine(1, 4, 3, 2),
        machine(2, 8, 3, 4),
        machine(2, 16, 7, 2),
    ] {
        for seed in 0..60 {
            run(machine, seed, &mut met);
        }
    }
    let seen = [&met.causes[..8], &met.causes[14..]].concat();
    assert!(seen.iter().all(|times| *times > 0), "runs by cause of their end: {met:?}");
    for ops in [&[Op::Tmc][..], &[Op::Pred, Op::PredN], &[Op::Bar], &[Op::Wspawn]] {
        assert!(met.while_split.iter().any(|op| ops.contains(op)), "{ops:?}: {met:?}");
    }
    let times = [met.parallel, met.serial, met.nested, met.parent_waited, met.child_waited];
    assert!(times.iter().all(|times| *times > 30), "{met:?}");
    assert!(met.redirects_together > 50 && met.faults_together > 0, "{met:?}");
    assert!(met.joins_of_parallel_differ > 0, "{met:?}");
    assert!(met.instructions > 10_000, "{met:?}");
}

#[test]
fn halves_that_join_at_different_places_are_found() {
    let mut bench = Bench::new(warp_control(machine(1, 2, 0, 2)));
    let steps = [(Op::Tmc, 0x0, 3, 1), (Op::Split, 0x4, 1, 3), (Op::Join, 0x8, 0, 1), (Op::Join, 0xc, 0, 2)];
    for (op, pc, left, active) in steps {
        assert!(!is_set(&bench.block.fault.valid));
        put(&mut bench.block.issue, 1);
        put(&mut bench.block.instruction[0].valid, 0);
        bench.clock();
        put(&mut bench.block.issue, 0);
        let instruction = &mut bench.block.instruction[0];
        put(&mut instruction.valid, 1);
        put(&mut instruction.issued.op, op as u64);
        put(&mut instruction.issued.pc, pc);
        put(&mut instruction.leader.left, left);
        put(&mut instruction.issued.active, active);
        put(&mut instruction.predicate, 1);
        bench.clock();
    }
    assert!(is_set(&bench.block.fault.valid));
    assert_eq!(word(&bench.block.fault.cause) as usize, cause::JOINS_DIFFER);
    assert_eq!((word(&bench.block.fault.pc), word(&bench.block.fault.detail)), (0xc, 0x8));
}
