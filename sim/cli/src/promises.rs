//! What a program promises of its loops (`WS_LOOP_BOUND`), watched in a run: time bounds rest on it.

use std::collections::{BTreeMap, BTreeSet};
use warpstep_flow::{LoopBounds, Passes};
use warpstep_golden::{At, Launch, Machine, Observer, Options, Retire};
use warpstep_program::Program;
use warpstep_spec::Config;

/// Counts how often places in loops are passed.
#[derive(Default)]
pub struct Promises {
    bounds: LoopBounds,
    passes: BTreeMap<(usize, usize, usize), Passes>,
    broken: BTreeSet<u32>,
}

impl Promises {
    /// Those of a program; none if its control flow cannot be told.
    pub fn new(program: &Program) -> Promises {
        Promises { bounds: LoopBounds::of(program), ..Promises::default() }
    }

    /// An instruction retired. Says what is wrong when a promise is broken for the first time.
    pub fn see(&mut self, record: &Retire, place: impl Fn(u32) -> String) -> Option<String> {
        if self.bounds.is_empty() {
            return None;
        }
        let At { core, warp, context } = record.at;
        let most = self.bounds.pass(self.passes.entry((core, warp, context)).or_default(), record.pc)?;
        self.broken.insert(record.pc).then(|| {
            let place = place(record.pc);
            format!(
                "core {core}, warp {warp} passes {place} more than the declared {most} times: time bounds do not hold"
            )
        })
    }
}

/// Watches the golden engine.
struct OnGolden<'a> {
    promises: Promises,
    program: &'a Program,
    warnings: Vec<String>,
}

impl Observer for OnGolden<'_> {
    fn retired(&mut self, record: &Retire) {
        let place = |pc| described(self.program, pc);
        self.warnings.extend(self.promises.see(record, place));
    }
}

/// A place in words.
pub fn described(program: &Program, pc: u32) -> String {
    program.place(pc).unwrap_or_else(|| format!("{pc:#x}"))
}

/// Promises that a run of so many instructions breaks.
pub fn broken(program: &Program, config: &Config, argument: u32, limit: u64) -> Vec<String> {
    if program.loop_bounds.is_empty() {
        return Vec::new();
    }
    let mut machine = Machine::new(config.clone(), Options::for_config(config), program, Launch { argument });
    let mut watch = OnGolden { promises: Promises::new(program), program, warnings: Vec::new() };
    // How it ends is the lockstep's affair.
    let _ = machine.run(limit, &mut watch);
    watch.warnings
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_program::LoopBound;
    use warpstep_spec::assembler::words::{b, i, li, tmc};
    use warpstep_spec::config::named;
    use warpstep_spec::{Op, Reg};

    /// A loop of five rounds.
    fn program(most: u32) -> Program {
        let counter = Reg::x(5);
        let words = [
            li(counter, 5),
            i(Op::Addi, counter, counter, -1),
            b(Op::Bne, counter, Reg::ZERO, -4),
            tmc(Reg::ZERO),
        ];
        let mut program = Program::from_words("rounds", &words);
        program.loop_bounds.push(LoopBound { pc: program.entry + 4, most });
        program
    }

    #[test]
    fn a_run_that_breaks_a_declared_bound_is_said_once() {
        let config = named("tiny").unwrap();
        assert_eq!(broken(&program(5), &config, 0, 1_000), Vec::<String>::new());
        let said = broken(&program(4), &config, 0, 1_000);
        assert!(said.len() == 1 && said[0].contains("more than the declared 4 times"), "{said:?}");
    }
}
