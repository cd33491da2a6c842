//! Warp control against a model of the rules, written without looking at the hardware: programs of random control
//! instructions, one in a cycle, of contexts that may issue.

use super::model::{Effect, Issued, Model};
use super::*;
use crate::control::testing::{agree, is_set, put, shape_with, word};
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

fn warp_control(contexts: usize, lanes: usize, latency: usize, cores: usize) -> WarpControl {
    WarpControl::new(&shape_with(contexts, lanes, |machine| {
        machine.cores = cores;
        machine.latencies.control = latency as u32;
        machine.loop_register = latency > 2;
    }))
}

#[test]
fn it_agrees_with_its_verilog() {
    for (contexts, lanes, latency, cores) in
        [(1, 1, 2, 1), (2, 4, 2, 2), (3, 5, 3, 1), (4, 4, 6, 4), (8, 32, 2, 1), (32, 32, 2, 3)]
    {
        let check = Check::default()
            .cycles(600)
            .input("issue", |random| random.below(2))
            .input("instruction_valid", |random| random.below(2))
            .input("instruction_issued_op", |random| OPS[random.below(OPS.len() as u64) as usize] as u64)
            .input("instruction_issued_pc", |random| random.below(4) * 4)
            .input("instruction_leader_left", |random| random.below(4) | u64::from(random.once_in(4)) << 31)
            .input("instruction_leader_right", |random| random.below(4));
        agree(check, warp_control(contexts, lanes, latency, cores));
    }
}

/// An instruction that makes sense most of the time: few end the last warp, wait for ever or are wrong.
fn invent(random: &mut Random, cycle: usize, context: usize, model: &Model) -> Issued {
    let contexts = model.masks.len() as u64;
    let living = model.masks.iter().filter(|mask| **mask != 0).count() as u64;
    let (active, depth) = (model.masks[context], model.stacks[context].len() as u64);
    assert!(active != 0, "who issues is active");
    let mut op = OPS[random.below(OPS.len() as u64) as usize];
    if op == Op::Wspawn && model.waiting.is_some() {
        op = Op::Mret;
    }
    let any = random.word();
    let wrong = u64::from(random.once_in(40));
    let (left, right) = match op {
        Op::Tmc if living > 1 && random.once_in(5) => (0, 0),
        Op::Tmc => (any & 0xffff_ffff | 1, 0),
        Op::Wspawn if random.once_in(20) => (1, 0x82),
        Op::Wspawn => (random.below(contexts + 1) + wrong, 0x80),
        Op::Bar if random.once_in(20) => (0, contexts + 1),
        Op::Bar => (wrong * 40, living),
        Op::Join => (depth.saturating_sub(1 - random.below(2)) + wrong, 0),
        Op::Jalr => ((any & 0xffff_fff0) + 2 * wrong, 0),
        _ => (any & 0xffff_ffff, any >> 32 | 1),
    };
    let pc = 0x1000 + 4 * u64::from(random.once_in(20));
    let taken = random.below(2) == 1;
    let predicate = random.word();
    let rd = random.below(64);
    let immediate = any >> 40 & 0xfff0;
    Issued { cycle, context, op, pc, rd, immediate, active, predicate, left, right, taken }
}

fn destination(one: &Issued) -> u64 {
    (one.context as u64) << REG_BITS | one.rd
}

fn compare(block: &WarpControl, expected: &Effect, due: Option<&Issued>) {
    let mask = |context: Option<usize>| context.map_or(0, |context| 1u64 << context);
    let redirect = expected.redirect.filter(|_| expected.fault.is_none());
    assert_eq!(word(&block.redirection.redirect), mask(expected.resolved.filter(|_| redirect.is_some())));
    assert!(redirect.is_none_or(|pc| word(&block.redirection.redirect_pc[0]) == pc));
    assert_eq!(word(&block.redirection.retire), mask(expected.resolved.filter(|_| expected.retire)));
    assert_eq!(word(&block.redirection.start), expected.start);
    // The link register is written with the resolution of its own instruction, and only then.
    let active = due.filter(|_| expected.resolved.is_some()).map_or(0, |one| one.active);
    for (lane, written) in block.results.iter().enumerate() {
        assert_eq!(is_set(&written.valid), active >> lane & 1 == 1, "lane {lane}");
        if let Some(one) = due.filter(|_| is_set(&written.valid)) {
            assert_eq!(word(&written.destination), destination(one));
            assert!(expected.result.is_none_or(|result| word(&written.value) == result));
        }
    }
    if let Some(result) = expected.result {
        assert_eq!(word(&block.results[0].value), result);
    }
}

fn run(contexts: usize, lanes: usize, latency: usize, seed: u64) -> (usize, usize) {
    let mut resolved = 0;
    let mut random = Random::new(seed);
    let mut bench = Bench::new(warp_control(contexts, lanes, latency, 1));
    let mut model = Model::new(contexts, lanes);
    let mut under_way: Vec<Issued> = vec![];
    for cycle in 0..250 {
        for context in 0..contexts {
            assert_eq!(word(&bench.block.contexts.active[context]), model.masks[context], "cycle {cycle}");
            assert_eq!(
                word(&bench.block.contexts.blocked[context]) as usize,
                model.blocked[context],
                "cycle {cycle}"
            );
        }
        let free = |context: &usize| model.masks[*context] != 0 && model.blocked[*context] == state::FREE;
        let choice = random.below(contexts as u64) as usize;
        let issues = Some(choice).filter(free).map(|context| invent(&mut random, cycle, context, &model));
        put(&mut bench.block.issue, issues.is_some().into());
        put(&mut bench.block.issue_context, choice as u64);
        let operands = under_way.iter().find(|one| one.cycle + 1 == cycle);
        let instruction = &mut bench.block.instruction;
        put(&mut instruction.valid, operands.is_some().into());
        // Whatever stands there without `valid` counts for nothing.
        put(&mut instruction.issued.rd, random.below(32));
        if let Some(one) = operands {
            put(&mut instruction.issued.context, one.context as u64);
            put(&mut instruction.issued.op, one.op as u64);
            put(&mut instruction.issued.pc, one.pc);
            put(&mut instruction.issued.rd, one.rd);
            put(&mut instruction.destination, destination(one));
            put(&mut instruction.issued.immediate, one.immediate);
            put(&mut instruction.issued.active, one.active);
            put(&mut instruction.predicate, one.predicate);
            put(&mut instruction.leader.left, one.left);
            put(&mut instruction.leader.right, one.right);
            put(&mut instruction.leader.taken, one.taken.into());
        }
        bench.settle();
        let due = under_way.iter().position(|one| one.cycle + latency - 1 == cycle);
        let due = due.map(|at| under_way.remove(at));
        let effect = model.resolve(due);
        resolved += usize::from(effect.resolved.is_some());
        compare(&bench.block, &effect, due.as_ref());
        bench.clock();
        if let Some((cause, context, pc)) = effect.fault {
            assert!(is_set(&bench.block.fault.valid));
            assert_eq!(word(&bench.block.fault.cause) as usize, cause);
            assert_eq!(word(&bench.block.fault.context) as usize, context);
            assert_eq!(word(&bench.block.fault.pc), pc);
            return (cause, resolved);
        }
        assert!(!is_set(&bench.block.fault.valid));
        if let Some(one) = issues {
            model.blocked[one.context] = state::CONTROL;
            under_way.push(one);
        }
    }
    (0, resolved)
}

#[test]
fn random_programs_do_what_the_rules_say() {
    let (mut seen, mut resolved) = ([0; 8], 0);
    for (contexts, lanes, latency) in [(1, 1, 2), (2, 4, 2), (3, 5, 4), (4, 3, 6), (8, 32, 2)] {
        for seed in 0..40 {
            let (cause, instructions) = run(contexts, lanes, latency, seed);
            seen[cause] += 1;
            resolved += instructions;
        }
    }
    assert!(seen.iter().all(|times| *times > 0), "runs by cause of their end: {seen:?}");
    assert!(resolved > 5000, "{resolved} instructions in all runs: {seen:?}");
}

#[test]
fn halves_that_join_at_different_places_are_found() {
    let mut bench = Bench::new(warp_control(1, 2, 2, 1));
    let steps = [(Op::Tmc, 0x0, 3, 1), (Op::Split, 0x4, 1, 3), (Op::Join, 0x8, 0, 1), (Op::Join, 0xc, 0, 2)];
    for (op, pc, left, active) in steps {
        assert!(!is_set(&bench.block.fault.valid));
        put(&mut bench.block.issue, 1);
        put(&mut bench.block.instruction.valid, 0);
        bench.clock();
        put(&mut bench.block.issue, 0);
        let instruction = &mut bench.block.instruction;
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
