//! A prover that is wrong: it follows every history on premises that are not so, and writes a certificate in which all
//! numbers fit. The checker finds out.

mod common;

use common::programs::config;
use common::{Case, LIMIT};
use std::collections::{BTreeSet, HashMap};
use warpstep_certificate::{Certificate, FORMAT, Proof, Refusal, Subject, VERSION, assumptions, check};
use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::{Instruction, Op, Reg};
use warpstep_wcet::trusted::{Digest, Machine, Outcome, Premises, Watch};
use warpstep_wcet::{Budget, Start};

/// Rounds of a loop are read from memory behind a branch that inputs decide. On one way many were stored there, on the
/// other few, and they are looked at.
fn case() -> Case {
    let mut code = Assembler::new();
    let [input, first, second, count, word] = [5, 6, 7, 8, 9].map(Reg::x);
    let (few, met, behind, head) = (code.label(), code.label(), code.label(), code.label());
    let store = |value: Reg| Instruction { rs1: word, rs2: value, ..Instruction::new(Op::Sw) };
    code.constant(input, 0x8010_0000);
    code.constant(word, 0x8020_0000);
    code.immediate(Op::Lw, first, input, 0);
    code.immediate(Op::Lw, second, input, 4);
    code.small(count, 1);
    code.put(store(count));
    code.branch(Op::Bne, first, Reg::ZERO, few);
    code.small(count, 30);
    code.put(store(count));
    code.jump(Reg::ZERO, met);
    code.place(few);
    code.small(count, 2);
    code.put(store(count));
    code.immediate(Op::Lw, count, word, 0);
    code.branch(Op::Beq, count, Reg::ZERO, met);
    code.place(met);
    code.branch(Op::Beq, second, Reg::ZERO, behind);
    code.place(behind);
    code.immediate(Op::Lw, count, word, 0);
    code.place(head);
    code.immediate(Op::Addi, count, count, -1);
    code.branch(Op::Bne, count, Reg::ZERO, head);
    code.put(Instruction::new(Op::Tmc));
    let program = Program::from_words("counted", &code.words().unwrap());
    Case { config: config(|_| {}), program, start: Start { argument: Some(0), ..Start::default() } }
}

/// What is ahead of each state, as a plain recursion finds it.
#[derive(Default)]
struct Prover(HashMap<Digest, u64>);

impl Prover {
    fn ahead(&mut self, machine: &Machine) -> u64 {
        let state = machine.digest();
        if let Some(known) = self.0.get(&state) {
            return *known;
        }
        let outcomes: Vec<Vec<Outcome>> = match machine.questions().len() {
            0 => vec![Vec::new()],
            _ => [0, 1].map(|bits| vec![Outcome::new(bits)]).to_vec(),
        };
        let way = |outcomes: &Vec<Outcome>| {
            let mut next = machine.clone();
            next.take_milestone();
            next.finish(outcomes).unwrap();
            while next.goes_on() {
                let milestone = next.take_milestone();
                next.begin().unwrap();
                if milestone || !next.questions().is_empty() {
                    next.forget();
                    return (next.cycle() - machine.cycle(), Some(next));
                }
                next.finish(&[]).unwrap();
            }
            (next.cycle() - machine.cycle(), None)
        };
        // All ways first: what one stores and nobody has read yet is forgotten before another shows that it matters.
        let ways: Vec<(u64, Option<Machine>)> = outcomes.iter().map(way).collect();
        let mut most = 0;
        for (cycles, next) in ways {
            most = most.max(cycles + next.map_or(0, |next| self.ahead(&next)));
        }
        self.0.insert(state, most);
        most
    }
}

fn certificate(case: &Case, premises: Premises) -> Certificate {
    let mut machine = Machine::new(&case.config, &case.program, &case.start);
    let checkpoints = vec![machine.digest()];
    machine.begin().unwrap();
    while machine.questions().is_empty() {
        machine.finish(&[]).unwrap();
        machine.begin().unwrap();
    }
    let exact_cycles = machine.cycle();
    Watch::part(&mut machine, &case.program, &premises);
    let mut prover = Prover::default();
    let bound = exact_cycles + prover.ahead(&machine);
    let states = prover.0.into_iter().collect();
    Certificate {
        format: FORMAT.into(),
        version: VERSION,
        subject: Subject::new(&case.config, &case.program, &case.start),
        assumptions: assumptions(&case.program, &case.config, &case.start, std::iter::empty()),
        bound,
        proof: Proof::Graph { exact_cycles, checkpoints, premises, states },
    }
}

#[test]
fn numbers_that_fit_are_refused_if_they_rest_on_what_is_not_so() {
    let case = case();
    let budget = Budget { states: 1_000, ways: 10_000, cycles: 100_000 };
    let honest = case.round(&budget).unwrap();
    let Proof::Graph { premises, .. } = honest.certificate.proof else { panic!("it is a graph") };
    assert_eq!(premises.kept, BTreeSet::from([0x8020_0000]), "the rounds are remembered");

    let again = certificate(&case, premises.clone());
    let Case { config, program, start } = &case;
    assert_eq!(check(&again, config, program, start, LIMIT).unwrap().bound, honest.checked.bound);

    let wrong = certificate(&case, Premises { kept: BTreeSet::new(), ..premises });
    assert!(wrong.bound < honest.checked.bound, "{} is no less than {}", wrong.bound, honest.checked.bound);
    let refusal = check(&wrong, config, program, start, LIMIT).unwrap_err();
    assert!(matches!(refusal, Refusal::Premise { .. }), "{refusal}");
}
