//! Whether a mutation means anything: the mutated block against the block as it is, for all inputs.
//!
//! First for all states, reachable or not: registers and memories of both copies stand outside and answer the same, and
//! whatever goes into them or out of the block must be the same; a SAT solver looks for a difference. If the block alone
//! differs, the next one around it is tried, whose wiring may leave out what makes the difference, up to the whole chip.
//! Then once more with registers inside, from zero, where ABC looks at the states that can be reached (signal
//! correspondence, property directed reachability); memories stay outside.

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
/// Files of memories and registers as holes.
const MEMORIES: &str = "memories.v";
const REGISTERS: &str = "registers.v";
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
        let mut holes = String::new();
        for name in &self.memories {
            holes += &hole(&std::fs::read_to_string(self.folder.join(name))?)
                .ok_or_else(|| MutantError::Unreadable { line: name.clone() })?;
        }
        std::fs::write(folder.path().join(MEMORIES), holes)?;
        std::fs::write(folder.path().join(REGISTERS), REGISTER)?;
        let prepared = std::fs::canonicalize(self.folder.join(PREPARED))?;
        let subject = Subject {
            prepared: prepared.display().to_string(),
            module,
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
    mutate: String,
    states: States,
}

impl Subject<'_> {
    /// One copy. Holes are derived, so that they have the widths of what they stand for, then turned into ports of the copy.
    fn copy(&self, change: &str, name: &str) -> String {
        let Subject { prepared, module, .. } = self;
        let registers = match self.states {
            States::All => format!(
                "read_verilog -noblackbox {REGISTERS}\nchtype -set cut_register t:$dff\n\
                 rename -enumerate -pattern register_% t:cut_register\nhierarchy -top {module}\nselect -assert-none t:cut_register\n"
            ),
            States::Reachable => String::new(),
        };
        format!(
            "read_rtlil {prepared}\n{change}read_verilog -noblackbox {MEMORIES}\nhierarchy -top {module}\nflatten\nmemory_collect\nmemory_map\n\
             opt_clean\n{registers}rename {module} {name}\nexpose -evert {name}/c:*\ndesign -stash {name}\n"
        )
    }

    /// Both, and the question.
    fn miter(&self, limit: Duration) -> String {
        let question = match self.states {
            States::All => format!("sat -timeout {} -prove trigger 0 miter\n", limit.as_secs()),
            States::Reachable => format!(
                "setundef -init -zero\ntechmap\nopt -fast\ndffunmap\nsetundef -zero\naigmap\nopt_clean\nwrite_aiger -zinit {CIRCUIT}\n"
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

    /// `held` never rises, so what it hides means nothing; `hide` is held by the outer block. Sum and difference show in
    /// their upper bits only.
    const DESIGN: &str =
        "module top(input clock, input a, input b, output y, output z, output c, output [3:0] d);
  inner u_inner (.clock(clock), .a(a), .b(b), .hide(1'b1), .y(y), .z(z), .c(c), .d(d));
endmodule
module inner(input clock, input a, input b, input hide, output y, output z, output c, output [3:0] d);
  wire seen = a & b;
  wire other = a | b;
  reg held;
  reg [3:0] count;
  initial held = 0;
  always @(posedge clock) held <= held & a;
  always @(posedge clock) count <= count + {3'b0, a};
  store #(.WIDTH(4)) u_store (.clock(clock), .in(count - {3'b0, b}), .out(d));
  assign y = seen ^ (held & other);
  assign z = hide ? a : ~b;
  assign c = count[3];
endmodule
";
    const STORE: &str = "// Delay.\nmodule store #(parameter WIDTH = 1) (\n input clock, input [WIDTH-1:0] in, output reg [WIDTH-1:0] out\n);\n\
                         always @(posedge clock) out <= in;\nendmodule\n";

    /// What is said of an inverted bit of the output of the only cell of a type.
    fn judged(kind: &str, bit: u32) -> Answer {
        let folder = Folder::new().expect("a folder");
        std::fs::write(folder.path().join("design.v"), DESIGN).expect("it is written");
        std::fs::write(folder.path().join("store.v"), STORE).expect("it is written");
        let text = format!(
            "read_verilog -lib store.v\nread_verilog design.v\nhierarchy -top top\nproc\nwrite_rtlil {PREPARED}\n"
        );
        script(folder.path(), "prepare.ys", &text, Duration::from_secs(60)).expect("Yosys takes it");
        let design = std::fs::read_to_string(folder.path().join(PREPARED)).expect("it is written");
        let (_, rest) = design.split_once(&format!("cell {kind} ")).expect("there is such a cell");
        let cell = rest.lines().next().expect("it has a name");
        let line = format!("mutate -mode inv -module inner -cell {cell} -port Y -portbit {bit}");
        let mutation = Mutation::read(1, &line).expect("a line");
        let netlist = Netlist {
            config: machine(),
            mutations: vec![],
            folder: folder.path().into(),
            top: "top".into(),
            memories: vec!["store.v".into()],
        };
        netlist.equivalence(&mutation, Duration::from_secs(60)).expect("the tools take it")
    }

    #[test]
    fn what_never_reaches_an_output_is_the_same_circuit_and_what_does_is_not() {
        if !crate::yosys::has_tools() {
            return;
        }
        let same = |block: &str, states| Answer::Equivalent(Equivalence { block: block.into(), states });
        // A register that is never set hides it; the outer block does.
        assert_eq!(judged("$or", 0), same("inner", States::Reachable));
        assert_eq!(judged("$not", 0), same("top", States::All));
        // It is an output; it goes into the last bit of a register, of a memory.
        for (kind, bit) in [("$xor", 0), ("$add", 3), ("$sub", 3)] {
            assert!(matches!(judged(kind, bit), Answer::Undecided(_)), "{kind}");
        }
    }
}
