//! Whether a mutation means anything: the mutated block against the block as it is, for all inputs and all states reachable from zero.
//!
//! Both copies get the same inputs, ABC looks for a cycle in which an output differs (signal correspondence, then property directed
//! reachability). Memories stand outside: what they answer is the same for both, what they are asked must be. If the block alone differs, the
//! next one around it is tried, whose wiring may leave out what makes the difference. Registers start at zero in both copies, and reset
//! is an input like any other.

use crate::error::MutantError;
use crate::hierarchy::Hierarchy;
use crate::mutation::Mutation;
use crate::netlist::{Netlist, PREPARED};
use crate::yosys::script;
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};
use warpstep_tools::{Ended, Folder, run};

/// File of the two copies.
const CIRCUIT: &str = "miter.aig";

/// A proof that a mutation means nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Equivalence {
    /// The block whose outputs are the same.
    pub block: String,
}

/// What came of the proofs for one mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is the same circuit.
    Equivalent(Equivalence),
    /// No block could be shown to be the same; how each went, the innermost first.
    Undecided(String),
}

/// How a comparison ended.
enum Compared {
    Same,
    Differs(String),
    Late,
}

impl Netlist {
    /// Compares a mutant with the core, block by block from the inside, each comparison within `limit`.
    pub fn equivalence(&self, mutation: &Mutation, limit: Duration) -> Result<Answer, MutantError> {
        let design = std::fs::read_to_string(self.folder.join(PREPARED))?;
        let mut tried = vec![];
        for module in Hierarchy::read(&design).around(&mutation.module, &self.top) {
            let block = module.rsplit('\\').next().unwrap_or(&module).to_string();
            match self.compare(mutation, &module, limit)? {
                Compared::Same => return Ok(Answer::Equivalent(Equivalence { block })),
                Compared::Differs(frame) => tried.push(format!("{block} differs in cycle {frame}")),
                Compared::Late => {
                    tried.push(format!("{block} not decided in {} s", limit.as_secs()));
                    break;
                }
            }
        }
        Ok(Answer::Undecided(tried.join(", ")))
    }

    fn compare(&self, mutation: &Mutation, module: &str, limit: Duration) -> Result<Compared, MutantError> {
        let folder = Folder::new()?;
        let deadline = Instant::now() + limit;
        let prepared = std::fs::canonicalize(self.folder.join(PREPARED))?;
        let text = miter(&prepared.display().to_string(), module, &mutation.command(""));
        if script(folder.path(), "miter.ys", &text, limit)?.is_none() {
            return Ok(Compared::Late);
        }
        let task = format!("read_aiger {CIRCUIT}; strash; scorr; pdr");
        let ended = run("yosys-abc", &["-c".into(), task], folder.path(), "abc.log", deadline)?;
        let Ended::Itself(_, words) = ended else { return Ok(Compared::Late) };
        if words.contains("Property proved") {
            return Ok(Compared::Same);
        }
        let frame = words.split("was asserted in frame ").nth(1);
        let frame = frame.map(|rest| rest.chars().take_while(char::is_ascii_digit).collect());
        frame.map(Compared::Differs).ok_or(MutantError::Complaint { tool: "yosys-abc", words })
    }
}

/// Two copies of a module, one mutated, as a circuit whose only output says that they differ.
fn miter(prepared: &str, module: &str, mutate: &str) -> String {
    let copy = |change: &str, name: &str| {
        format!(
            "read_rtlil {prepared}\n{change}hierarchy -top {module}\nflatten\nmemory_collect\nmemory_map\nopt_clean\n\
             rename {module} {name}\nexpose -evert {name}\ndesign -stash {name}\n"
        )
    };
    format!(
        "{}{}design -copy-from gold -as gold gold\ndesign -copy-from gate -as gate gate\nmiter -equiv -flatten gold gate miter\n\
         hierarchy -top miter\nsetundef -undriven -zero\nopt -fast\ntechmap\nopt -fast\ndffunmap\nsetundef -zero\naigmap\nopt_clean\n\
         write_aiger -zinit {CIRCUIT}\n",
        copy("", "gold"),
        copy(mutate, "gate")
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::machine;
    use crate::yosys::TOOLS;

    /// `held` never rises, so what it hides means nothing; `seen` is an output.
    const DESIGN: &str = "module top(input clock, input a, input b, output y, output z);\n  inner u_inner (.clock(clock), .a(a), .b(b), .hide(1'b1), .y(y), .z(z));\nendmodule\n\
        module inner(input clock, input a, input b, input hide, output y, output z);\n  wire seen = a & b;\n  wire other = a | b;\n  reg held;\n  \
        initial held = 0;\n  always @(posedge clock) held <= held & a;\n  assign y = seen ^ (held & other);\n  assign z = hide ? a : ~other;\nendmodule\n";

    /// What is said of the inverted output of the only cell of a type.
    fn answer(kind: &str) -> Answer {
        let folder = Folder::new().expect("a folder");
        std::fs::write(folder.path().join("design.v"), DESIGN).expect("it is written");
        let text = format!("read_verilog design.v\nhierarchy -top top\nproc\nwrite_rtlil {PREPARED}\n");
        script(folder.path(), "prepare.ys", &text, Duration::from_secs(60)).expect("Yosys takes it");
        let design = std::fs::read_to_string(folder.path().join(PREPARED)).expect("it is written");
        let (_, rest) = design.split_once(&format!("cell {kind} ")).expect("there is such a cell");
        let cell = rest.lines().next().expect("it has a name");
        let line = format!("mutate -mode inv -module inner -cell {cell} -port Y -portbit 0");
        let mutation = Mutation::read(1, &line).expect("a line");
        let netlist = Netlist {
            config: machine(),
            mutations: vec![],
            folder: folder.path().into(),
            top: "top".into(),
            memories: vec![],
        };
        netlist.equivalence(&mutation, Duration::from_secs(60)).expect("the tools take it")
    }

    #[test]
    fn what_never_reaches_an_output_is_the_same_circuit_and_what_does_is_not() {
        if warpstep_tools::check(&TOOLS).is_err() {
            assert!(std::env::var_os("WARPSTEP_REQUIRE_TOOLS").is_none(), "Yosys is not installed");
            return;
        }
        let same = |block: &str| Answer::Equivalent(Equivalence { block: block.into() });
        // Behind a register that is never set; behind a wire that the outer block holds; an output.
        assert_eq!(answer("$or"), same("top"));
        assert!(matches!(answer("$xor"), Answer::Undecided(_)));
    }
}
