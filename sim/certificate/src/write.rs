//! From what a search found to a file. Nothing is computed here that the checker would believe.

use crate::assumptions::assumptions;
use crate::file::{Certificate, FORMAT, PhaseProof, Proof, VERSION};
use crate::subject::Subject;
use std::collections::BTreeMap;
use warpstep_program::Program;
use warpstep_spec::Config;
use warpstep_wcet::trusted::{Fees, Rule, Start};
use warpstep_wcet::{Bound, Method, Sum};

/// The certificate of a bound that was found for this program.
pub fn certify(config: &Config, program: &Program, start: &Start, bound: &Bound) -> Certificate {
    let checkpoints = bound.checkpoints.clone();
    let proof = match &bound.method {
        Method::Exact => Proof::Exact { checkpoints },
        Method::Graph(graph) => Proof::Graph {
            exact_cycles: bound.exact_cycles,
            checkpoints,
            premises: graph.premises.clone(),
            states: graph.ahead.clone(),
        },
        Method::Sum { sum, .. } => of_sum(config, sum),
    };
    Certificate {
        format: FORMAT.into(),
        version: VERSION,
        subject: Subject::new(config, program, start),
        assumptions: assumptions(program, config, start, bound.objects().into_iter()),
        bound: bound.cycles,
        proof,
    }
}

fn of_sum(config: &Config, sum: &Sum) -> Proof {
    let phase = |(phase, walks): (&warpstep_wcet::Phase, &warpstep_wcet::Walks)| PhaseProof {
        cycles: phase.alone + phase.others,
        walks: walks.clone(),
    };
    let fees = fee_table(&Fees::new(config));
    let code_lines = sum.fills / fees[Rule::Fill.word()].max(1);
    Proof::Sum {
        before: sum.before,
        in_turn: sum.in_turn,
        premises: sum.premises.clone(),
        phases: sum.phases.iter().zip(&sum.ahead).map(phase).collect(),
        fees,
        code_lines,
        lasting_lines: sum.lasting_lines,
    }
}

/// What each rule costs, by its name.
pub(crate) fn fee_table(fees: &Fees) -> BTreeMap<String, u64> {
    Rule::ALL.map(|rule| (rule.word().to_string(), fees.of(rule))).into()
}
