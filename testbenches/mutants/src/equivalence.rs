//! Whether a mutation means anything: the mutated block against the block as it is, for all inputs.
//!
//! First for all states, reachable or not: registers and memories of both copies stand outside and answer the same, and whatever goes into them
//! or out of the block must be the same; a SAT solver looks for a difference. If the block alone differs, the next one around it is tried,
//! whose wiring may leave out what makes the difference, up to the whole chip. Then once more with registers inside, from zero, where ABC looks at
//! the states that can be reached (signal correspondence, property directed reachability); memories stay outside.

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
/// File of memories and registers as holes.
const HOLES: &str = "holes.v";
/// A register as a hole.
const REGISTER: &str = "(* keep_hierarchy *) module cut_register #(parameter WIDTH = 1, parameter CLK_POLARITY = 1) \
                        (input CLK, input [WIDTH-1:0] D, output [WIDTH-1:0] Q);\nendmodule\n";

/// Which states are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum States {
    /// All, reachable or not.
    All,
    /// Those that can be reached from registers that are zero.
    Reachable,
}

/// A proof that a mutation means nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Equivalence {
    /// The block whose outputs are the same.
    pub block: String,
    /// In which states.
    pub states: States,
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
    Differs,
    Late,
}

impl Netlist {
    /// Compares a mutant with the core, block by block from the inside, each comparison within `limit`.
    pub fn equivalence(&self, mutation: &Mutation, limit: Duration) -> Result<Answer, MutantError> {
        let design = std::fs::read_to_string(self.folder.join(PREPARED))?;
        let around = Hierarchy::read(&design).around(&mutation.module, &self.top);
        let mut tried = vec![];
        for states in [States::All, States::Reachable] {
            for module in &around {
                let block = module.rsplit('\\').next().unwrap_or(module).to_string();
                match self.compare(mutation, module, states, limit)? {
                    Compared::Same => return Ok(Answer::Equivalent(Equivalence { block, states })),
                    Compared::Differs => tried.push(format!("{block} differs")),
                    Compared::Late => {
                        tried.push(format!("{block} not decided in {} s", limit.as_secs()));
                        break;
                    }
                }
            }
        }
        Ok(Answer::Undecided(tried.join(", ")))
    }

    fn compare(
        &self,
        mutation: &Mutation,
        module: &str,
        states: States,
        limit: Duration,
    ) -> Result<Compared, MutantError> {
        let folder = Folder::new()?;
        let deadline = Instant::now() + limit;
        let mut holes = REGISTER.to_string();
        for name in &self.memories {
            holes += &hole(&std::fs::read_to_string(self.folder.join(name))?)
                .ok_or_else(|| MutantError::Unreadable { line: name.clone() })?;
        }
        std::fs::write(folder.path().join(HOLES), holes)?;
        let prepared = std::fs::canonicalize(self.folder.join(PREPARED))?;
        // Without a name `delete` would take everything.
        let delete = self.memories.iter().map(|name| format!("delete {}\n", name.trim_end_matches(".v")));
        let subject = Subject {
            prepared: prepared.display().to_string(),
            module,
            without_memories: delete.collect(),
            mutate: mutation.command(""),
            states,
        };
        let Some(words) = script(folder.path(), "miter.ys", &subject.miter(limit), limit)? else {
            return Ok(Compared::Late);
        };
        if states == States::All {
            return answer(&words, "no model found: SUCCESS", "model found: FAIL", "yosys");
        }
        let task = format!("read_aiger {CIRCUIT}; strash; scorr; pdr");
        let ended = run("yosys-abc", &["-c".into(), task], folder.path(), "abc.log", deadline)?;
        let Ended::Itself(_, words) = ended else { return Ok(Compared::Late) };
        answer(&words, "Property proved", "was asserted in frame", "yosys-abc")
    }
}

/// What a solver says.
fn answer(words: &str, same: &str, differs: &str, tool: &'static str) -> Result<Compared, MutantError> {
    // One contains the other, so the order counts.
    if words.contains(same) {
        return Ok(Compared::Same);
    }
    if words.contains(differs) {
        return Ok(Compared::Differs);
    }
    if words.contains("Interrupted SAT solver") {
        return Ok(Compared::Late);
    }
    let lines: Vec<&str> = words.lines().collect();
    Err(MutantError::Complaint { tool, words: lines[lines.len().saturating_sub(12)..].join("\n") })
}

/// A memory without its inside.
fn hole(text: &str) -> Option<String> {
    let (_, module) = text.split_once("\nmodule ")?;
    let (head, _) = module.split_once("\n);")?;
    Some(format!("(* keep_hierarchy *) module {head}\n);\nendmodule\n"))
}

/// Two copies of a module, one mutated.
struct Subject<'a> {
    prepared: String,
    module: &'a str,
    /// Takes the modules of memories out.
    without_memories: String,
    mutate: String,
    states: States,
}

impl Subject<'_> {
    /// One copy. Holes are derived for their widths, then turned into ports of the copy.
    fn copy(&self, change: &str, name: &str) -> String {
        let Subject { prepared, module, without_memories, .. } = self;
        let registers = match self.states {
            States::All => {
                "chtype -set cut_register t:$dff\nrename -enumerate -pattern register_% t:cut_register\n"
            }
            States::Reachable => "",
        };
        format!(
            "read_rtlil {prepared}\n{change}{without_memories}read_verilog {HOLES}\nhierarchy -top {module}\nflatten\nmemory_collect\n\
             memory_map\nopt_clean\nread_verilog -overwrite {HOLES}\n{registers}hierarchy -top {module}\nrename {module} {name}\n\
             expose -evert {name}/c:*\nselect -assert-none {name}/t:*cut_register*\ndesign -stash {name}\n"
        )
    }

    /// Both, and the question.
    fn miter(&self, limit: Duration) -> String {
        let question = match self.states {
            States::All => format!("sat -timeout {} -prove trigger 0 miter\n", limit.as_secs()),
            States::Reachable => format!(
                "techmap\nopt -fast\ndffunmap\nsetundef -zero\naigmap\nopt_clean\nwrite_aiger -zinit {CIRCUIT}\n"
            ),
        };
        format!(
            "{}{}design -copy-from gold -as gold gold\ndesign -copy-from gate -as gate gate\nmiter -equiv -flatten gold gate miter\n\
             hierarchy -top miter\nsetundef -undriven -zero\nopt -fast\n{question}",
            self.copy("", "gold"),
            self.copy(&self.mutate, "gate")
        )
    }
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
    fn judged(kind: &str) -> Answer {
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
        let same = |states| Answer::Equivalent(Equivalence { block: "top".into(), states });
        // A register that is never set hides it, and the outer block does; the outer block alone does; nobody does.
        assert_eq!(judged("$or"), same(States::Reachable));
        assert_eq!(judged("$not"), same(States::All));
        assert!(matches!(judged("$xor"), Answer::Undecided(_)));
    }
}
