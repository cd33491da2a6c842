//! All survivors at once, in the whole chip: whether there is a state that can be reached in which the mutation makes any difference.
//!
//! Yosys makes one circuit of the chip, with all mutations in it and the number of the one that is awake as inputs. For
//! each mutant a second copy of the gates stands beside the first, on the same registers and inputs: does anything that
//! goes into a register, a memory or out differ? ABC (signal correspondence) finds what holds in all states that can be
//! reached from registers that are zero, and with it that some of these differences never are. If there is none, both chips
//! go from equal states to equal states. Small memories are registers; what large ones answer is anything.

use crate::aig::{Aig, Builder, Literal};
use crate::error::MutantError;
use crate::mutation::Mutation;
use crate::netlist::{NUMBER_BITS, NUMBER_SHIFT, Netlist, PORT, PREPARED, chosen};
use crate::yosys::script;
use std::collections::{BTreeSet, HashMap};
use std::time::{Duration, Instant};
use warpstep_tools::{Ended, Folder, run};

/// Words of a memory that is not made of registers.
const LARGE: u32 = 16;
/// Mutants in one circuit: more share more of ABC's work, and make it slower.
const TOGETHER: usize = 12;
/// Time for Yosys; it takes minutes.
const LIMIT: Duration = Duration::from_secs(3600);

impl Netlist {
    /// Which of these mutants are the same chip; ABC may take `limit` for a dozen of them.
    pub fn same_chips(
        &self,
        mutations: &[&Mutation],
        limit: Duration,
        mut tell: impl FnMut(&[&Mutation]),
    ) -> Result<BTreeSet<u32>, MutantError> {
        let folder = Folder::new()?;
        let chip = self.circuit(mutations, &folder)?;
        let mut same = BTreeSet::new();
        for together in mutations.chunks(TOGETHER) {
            tell(together);
            let differences = chip.differences(together.iter().map(|mutation| mutation.number));
            std::fs::write(folder.path().join("differences.aig"), differences.write())?;
            let task = "&r differences.aig; &scl; &lcorr; &scorr; &w left.aig".to_string();
            let deadline = Instant::now() + limit;
            let ended = run("yosys-abc", &["-c".into(), task], folder.path(), "abc.log", deadline)?;
            let Ended::Itself(_, words) = ended else { continue };
            let left = std::fs::read(folder.path().join("left.aig")).ok();
            let left = left.and_then(|bytes| Aig::read(&bytes));
            let left = left.ok_or(MutantError::Complaint { tool: "yosys-abc", words })?;
            std::fs::remove_file(folder.path().join("left.aig"))?;
            let never = together.iter().zip(&left.outputs).filter(|(_, difference)| **difference == 0);
            same.extend(never.map(|(mutation, _)| mutation.number));
        }
        Ok(same)
    }

    /// The chip with these mutations as gates and registers.
    fn circuit(&self, mutations: &[&Mutation], folder: &Folder) -> Result<Chip, MutantError> {
        let here = std::fs::canonicalize(&self.folder)?;
        let late = || MutantError::OutOfTime { tool: "yosys", seconds: LIMIT.as_secs() };
        let memories: Vec<String> =
            self.memories.iter().map(|name| here.join(name).display().to_string()).collect();
        let flat = format!(
            "read_rtlil {}\n{}read_verilog -overwrite {}\nhierarchy -top {}\nproc\nflatten\nopt_clean\nmemory_collect\nwrite_rtlil flat.il\n",
            here.join(PREPARED).display(),
            chosen(mutations.iter().copied()),
            memories.join(" "),
            self.top
        );
        script(folder.path(), "flat.ys", &flat, LIMIT)?.ok_or_else(late)?;
        let flat = std::fs::read_to_string(folder.path().join("flat.il"))?;
        std::fs::write(folder.path().join("open.il"), without_large_memories(&flat))?;
        let gates = "read_rtlil open.il\nmemory_map\nopt_clean\nsetundef -undriven -zero\nsetundef -init -zero\nsimplemap\ntechmap\nopt_clean\n\
                     dffunmap\nsetundef -zero\naigmap\nopt_clean\nwrite_aiger -zinit -map chip.map chip.aig\n";
        script(folder.path(), "gates.ys", gates, LIMIT)?.ok_or_else(late)?;
        let bytes = std::fs::read(folder.path().join("chip.aig"))?;
        let map = std::fs::read_to_string(folder.path().join("chip.map"))?;
        let unreadable = || MutantError::Unreadable { line: "chip.aig".into() };
        Ok(Chip {
            aig: Aig::read(&bytes).ok_or_else(unreadable)?,
            number: number_inputs(&map).ok_or_else(unreadable)?,
        })
    }
}

/// Where the bits of a mutant's number are among the inputs, the lowest first. One that no mutation asks for may be missing.
fn number_inputs(map: &str) -> Option<Vec<Option<usize>>> {
    let input = |bit: u32| {
        let ending = format!(" {} {PORT}", bit + NUMBER_SHIFT);
        let line = map.lines().find(|line| line.starts_with("input ") && line.ends_with(&ending))?;
        line.split(' ').nth(1)?.parse().ok()
    };
    let inputs: Vec<Option<usize>> = (0..NUMBER_BITS).map(input).collect();
    inputs.iter().any(Option::is_some).then_some(inputs)
}

/// The flat chip with the ports of its large memories outside: what they are given is an output, what they answer an input.
fn without_large_memories(flat: &str) -> String {
    let (mut text, mut cell, mut number) = (String::new(), None::<Vec<&str>>, 0);
    for line in flat.lines() {
        match &mut cell {
            None if line.starts_with("  cell $mem_v2 ") => cell = Some(vec![line]),
            None => text += &format!("{line}\n"),
            Some(lines) => {
                lines.push(line);
                if line == "  end" {
                    text += &opened(lines, number);
                    (cell, number) = (None, number + 1);
                }
            }
        }
    }
    text
}

/// A memory as it is, or its ports.
fn opened(lines: &[&str], number: usize) -> String {
    let parameter = |name: &str| -> Option<u32> {
        let words = lines.iter().find_map(|line| line.split_once(&format!("\\{name} ")))?.1;
        words.split('\'').next_back()?.trim().parse().ok()
    };
    let port = |name: &str| -> Option<&str> {
        lines.iter().find_map(|line| line.trim().strip_prefix(&format!("connect \\{name} ")))
    };
    let open = || -> Option<String> {
        let [size, width, bits, reads, writes] =
            ["SIZE", "WIDTH", "ABITS", "RD_PORTS", "WR_PORTS"].map(parameter);
        let (width, bits, reads, writes) = (width?, bits?, reads?, writes?);
        if writes == 0 || size? < LARGE {
            return None;
        }
        let given = ["WR_ADDR", "WR_DATA", "WR_EN", "RD_ADDR", "RD_EN"].map(port);
        let given: Vec<&str> = given.into_iter().collect::<Option<_>>()?;
        let all = writes * (bits + 2 * width) + reads * (bits + 1);
        let answers = port("RD_DATA")?;
        let id = 100_000 + 2 * number;
        Some(format!(
            "  wire width {} input {id} \\memory_{number}_answers\n  wire width {all} output {} \\memory_{number}_given\n  \
             connect {answers} \\memory_{number}_answers\n  connect \\memory_{number}_given {{ {} }}\n",
            reads * width,
            id + 1,
            given.join(" ")
        ))
    };
    open().unwrap_or_else(|| lines.iter().map(|line| format!("{line}\n")).collect())
}

/// A chip with mutations in it.
struct Chip {
    aig: Aig,
    /// The inputs that wake one.
    number: Vec<Option<usize>>,
}

impl Chip {
    fn held(&self, number: u32) -> HashMap<usize, bool> {
        let bits = self.number.iter().enumerate();
        bits.filter_map(|(bit, input)| Some(((*input)?, number >> bit & 1 == 1))).collect()
    }

    /// The chip as it is; an output for each mutant says that it does something else.
    fn differences(&self, mutants: impl Iterator<Item = u32>) -> Aig {
        let mut builder = Builder::beside(&self.aig);
        let own = builder.copy(&self.aig, &self.held(0));
        for mutant in mutants {
            let other = builder.copy(&self.aig, &self.held(mutant));
            let differ: Vec<Literal> = own
                .iter()
                .zip(&other)
                .filter(|(own, other)| own != other)
                .map(|(own, other)| builder.xor(*own, *other))
                .collect();
            let any = differ.into_iter().fold(0, |any, one| builder.or(any, one));
            builder.aig.outputs.push(any);
        }
        builder.aig.registers = own[..self.aig.registers.len()].to_vec();
        builder.aig
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::machine;

    /// `held` never rises, so what it hides means nothing, nor does what `hide` hides; a sum goes into a register, a
    /// difference into a memory.
    const DESIGN: &str = "module top(input clock, input [31:0] start_argument, input a, input b, output y, output z, output [3:0] d);
  wire [11:0] mutant = start_argument[31:20];
  inner u_inner (.clock(clock), .a(a), .b(b), .hide(1'b1), .y(y), .z(z), .d(d));
endmodule
module inner(input clock, input a, input b, input hide, output y, output z, output [3:0] d);
  wire other = a | b;
  reg held;
  reg [3:0] count;
  initial held = 0;
  always @(posedge clock) held <= held & a;
  always @(posedge clock) count <= count + {3'b0, a};
  store u_store (.clock(clock), .address(count), .in(count - {3'b0, b}), .out(d));
  assign y = a ^ (held & other);
  assign z = hide ? a : ~b;
endmodule
";
    const STORE: &str = "module store (input clock, input [3:0] address, input [3:0] in, output [3:0] out);\n\
                         reg [3:0] words [0:15];\nalways @(posedge clock) words[address] <= in;\nassign out = words[address];\nendmodule\n";

    #[test]
    fn what_no_reachable_state_shows_is_the_same_chip() {
        if !crate::yosys::has_tools() {
            return;
        }
        let folder = Folder::new().expect("a folder");
        std::fs::write(folder.path().join("design.v"), DESIGN).expect("it is written");
        std::fs::write(folder.path().join("store.v"), STORE).expect("it is written");
        let text = format!(
            "read_verilog -lib store.v\nread_verilog design.v\nhierarchy -top top\nproc\nwrite_rtlil {PREPARED}\n"
        );
        script(folder.path(), "prepare.ys", &text, Duration::from_secs(60)).expect("Yosys takes it");
        let design = std::fs::read_to_string(folder.path().join(PREPARED)).expect("it is written");
        let inner = design.split_once("module \\inner").expect("it is there").1;
        let mutation = |(kind, number): (&str, u32)| {
            let (_, rest) = inner.split_once(&format!("cell {kind} ")).expect("there is such a cell");
            let cell = rest.lines().next().expect("it has a name");
            let line = format!("mutate -mode inv -module inner -cell {cell} -port Y -portbit 0");
            Mutation::read(number, &line).expect("a line")
        };
        let kinds = [("$or", 1), ("$not", 2), ("$xor", 3), ("$add", 4), ("$sub", 5)];
        let mutations: Vec<Mutation> = kinds.into_iter().map(mutation).collect();
        let netlist = Netlist {
            config: machine(),
            mutations: vec![],
            folder: folder.path().into(),
            top: "top".into(),
            memories: vec!["store.v".into()],
        };
        let all: Vec<&Mutation> = mutations.iter().collect();
        let same = netlist.same_chips(&all, Duration::from_secs(60), |_| ()).expect("the tools take it");
        assert_eq!(same, BTreeSet::from([1, 2]));
    }
}
