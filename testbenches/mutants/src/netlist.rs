//! One netlist with all mutations in it, asleep: the number of the one that is awake comes with `start_argument`.
//!
//! The emitted core goes through Yosys as far as word-level cells, blocks kept. There `mutate` lists mutations and puts
//! each behind a comparison with an input that it threads down from the outermost module. The upper bits of
//! `start_argument` are that input, and the core reads them as zero; so one compiled model serves all mutants, and
//! arguments of 20 bits still work. Memories stay as they are emitted (a simulation sets their words before the first
//! cycle): their ports are mutated, their insides are not.

use crate::error::MutantError;
use crate::mutation::Mutation;
use crate::yosys::script;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::Duration;
use warpstep_core::{Design, Mutations, PREFIX, Shape};
use warpstep_cosim::Build;
use warpstep_cosim::verilated::Cache;
use warpstep_spec::Config;

/// The wire that chooses, in the outermost module.
const CHOOSER: &str = "mutant";
/// Bits of a mutant's number, and the lowest of them in `start_argument`.
pub(crate) const NUMBER_BITS: u32 = 12;
pub(crate) const NUMBER_SHIFT: u32 = 32 - NUMBER_BITS;
/// The port that brings it.
pub(crate) const PORT: &str = "start_argument";

/// File of the netlist before mutation.
pub(crate) const PREPARED: &str = "prepared.il";
/// File of Yosys' list.
const LIST: &str = "list.txt";
/// File of the netlist with all mutations.
const MUTATED: &str = "mutated.v";
/// Time for Yosys; it takes seconds.
const LIMIT: Duration = Duration::from_secs(1800);

/// What Verilator is not to complain of: Yosys prints no Verilog for people, and a mutation may close a loop of gates.
const LINT: &str = "/* verilator lint_off WIDTH */\n/* verilator lint_off CASEOVERLAP */\n/* verilator lint_off UNOPTFLAT */\n";

/// The mutants of one machine, in a folder.
pub struct Netlist {
    /// The machine.
    pub config: Config,
    /// Every mutation, number 1 first.
    pub mutations: Vec<Mutation>,
    /// Where Yosys works.
    pub(crate) folder: PathBuf,
    /// Name of the outermost module.
    pub(crate) top: String,
    /// Files of memories.
    pub(crate) memories: Vec<String>,
}

/// The start-up argument that wakes a mutant.
pub(crate) fn argument(number: u32, argument: u32) -> u32 {
    number << NUMBER_SHIFT | argument
}

/// The outermost module with the chooser in it.
fn with_chooser(text: &str) -> Result<String, MutantError> {
    let pin = format!("({PORT})");
    let (head, body) = text.split_once("\n);").ok_or(MutantError::NoChooser { port: PORT })?;
    if !body.contains(&pin) {
        return Err(MutantError::NoChooser { port: PORT });
    }
    let body = body.replace(&pin, "(given_argument)");
    let (top, zeros) = (NUMBER_SHIFT - 1, NUMBER_BITS);
    Ok(format!(
        "{head}\n);\n    wire [31:0] given_argument = {{{zeros}'h0, {PORT}[{top}:0]}};\n    \
         wire [{}:0] {CHOOSER} = {PORT}[31:{NUMBER_SHIFT}];\n{body}",
        NUMBER_BITS - 1
    ))
}

/// The netlist with the chosen number in a register: what hangs on an input alone is computed whenever any input changes.
fn with_register(text: &str, top: &str) -> Result<String, MutantError> {
    let missing = || MutantError::NoChooser { port: PORT };
    let (before, module) = text.split_once(&format!("module {top}(")).ok_or_else(missing)?;
    let (ports, body) = module.split_once(");").ok_or_else(missing)?;
    let (body, after) = body.split_once("\nendmodule").ok_or_else(missing)?;
    let number = format!("{PORT}[31:{NUMBER_SHIFT}]");
    if !body.contains(&number) {
        return Err(missing());
    }
    let body = body.replace(&number, "awake");
    let last = NUMBER_BITS - 1;
    Ok(format!(
        "{before}module {top}({ports});\n  reg [{last}:0] awake;\n  always @(posedge clock) if (reset) awake <= {number};\
         {body}\nendmodule{after}"
    ))
}

impl Netlist {
    /// Emits a machine and lets Yosys choose `number` mutations of it.
    pub fn new(config: &Config, number: usize, seed: u32, folder: &Path) -> Result<Netlist, MutantError> {
        let most = (1 << NUMBER_BITS) - 1;
        if number > most {
            return Err(MutantError::TooMany { asked: number, most });
        }
        std::fs::create_dir_all(folder)?;
        let design =
            warpstep_core::emit_with(&Shape::new(config.clone(), true), PREFIX, &Mutations::awake(&[]))?;
        let memories = write(&design, folder)?;
        let previous = std::fs::read_to_string(folder.join(LIST)).ok();
        run(folder, "list.ys", &listing(&design, &memories, number, seed))?;
        let list = std::fs::read_to_string(folder.join(LIST))?;
        if previous.is_some_and(|previous| previous != list) {
            return Err(MutantError::OtherCampaign { folder: folder.display().to_string() });
        }
        let mutations = list.lines().zip(1..).map(|(line, number)| Mutation::read(number, line));
        let mutations = mutations.collect::<Result<_, _>>()?;
        Ok(Netlist { config: config.clone(), mutations, folder: folder.into(), top: design.top, memories })
    }

    /// The compiled core with all mutations asleep.
    pub fn build(&self, cache: &Cache) -> Result<Build, MutantError> {
        let mut text = format!("read_rtlil {PREPARED}\n{}", chosen(self.mutations.iter()));
        text += &loop_free(&self.top);
        text += &format!("opt_clean\nwrite_verilog -noattr {MUTATED}\n");
        run(&self.folder, "mutate.ys", &text)?;
        let text = with_register(&std::fs::read_to_string(self.folder.join(MUTATED))?, &self.top)?;
        let mut files = vec![(MUTATED.to_string(), LINT.to_string() + &text)];
        for name in &self.memories {
            files.push((name.clone(), std::fs::read_to_string(self.folder.join(name))?));
        }
        Ok(Build::of_files(&self.config, cache, files)?)
    }
}

/// The words that put mutations into the netlist, each behind its number.
pub(crate) fn chosen<'a>(mutations: impl Iterator<Item = &'a Mutation>) -> String {
    mutations
        .map(|mutation| mutation.command(&format!(" -ctrl {CHOOSER} {NUMBER_BITS} {}", mutation.number)))
        .collect()
}

/// Writes the design with the chooser; returns the files of memories.
fn write(design: &Design, folder: &Path) -> Result<Vec<String>, MutantError> {
    design.write(folder)?;
    let top = design.files.iter().find(|file| file.module == design.top);
    let top = top.ok_or(MutantError::NoChooser { port: PORT })?;
    std::fs::write(folder.join(format!("{}.v", design.top)), with_chooser(&top.text)?)?;
    let memories: BTreeSet<String> =
        design.memories().map(|(instance, _)| format!("{}.v", instance.module)).collect();
    Ok(memories.into_iter().collect())
}

/// From Verilog to the list.
fn listing(design: &Design, memories: &[String], number: usize, seed: u32) -> String {
    let files = design.files.iter().map(|file| format!("{}.v", file.module));
    let files: Vec<String> = files.filter(|file| !memories.contains(file)).collect();
    format!(
        "read_verilog -lib {}\nread_verilog {}\nhierarchy -check -top {}\nproc\nopt_expr\nopt_clean\nwrite_rtlil {PREPARED}\n\
         mutate -list {number} -seed {seed} -o {LIST}\n",
        memories.join(" "),
        files.join(" "),
        design.top
    )
}

/// Every net and every port of an inner block in pieces of one driver: a bit that is wrong by another one of its vector
/// would look like a loop, which costs a simulator much time. What a simulation sets before the first cycle stays whole,
/// and so do the ports of the chip.
fn loop_free(top: &str) -> String {
    let inner = format!("w:valid_q %n {top} %d");
    format!(
        "opt_clean\nsplitnets -driver {inner}\nsplitnets -ports -driver {inner}\nsplitnets -driver {top}/*\n"
    )
}

fn run(folder: &Path, name: &str, text: &str) -> Result<(), MutantError> {
    let late = MutantError::OutOfTime { tool: "yosys", seconds: LIMIT.as_secs() };
    script(folder, name, text, LIMIT)?.map(drop).ok_or(late)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_bit_of_a_port_of_the_chip_leaves_the_port_whole() {
        if !crate::yosys::has_tools() {
            return;
        }
        let folder = warpstep_tools::Folder::new().expect("a folder");
        let design = "module top(input [3:0] a, output [3:0] y); inner u(.a(a), .y(y)); endmodule\n\
                      module inner(input [3:0] a, output [3:0] y); assign y = ~a; endmodule\n";
        std::fs::write(folder.path().join("design.v"), design).expect("it is written");
        let text = format!(
            "read_verilog design.v\nhierarchy -top top\nmutate -mode inv -module top -cell u -port y -portbit 2\n{}\
             write_verilog -noattr out.v\n",
            loop_free("top")
        );
        script(folder.path(), "split.ys", &text, LIMIT).expect("Yosys takes it");
        let out = std::fs::read_to_string(folder.path().join("out.v")).expect("it is written");
        assert!(out.contains("module top(a, y);"), "{out}");
    }

    #[test]
    fn the_core_gets_an_argument_without_the_number_of_the_mutant() {
        let text = "module top (\n    input wire [31:0] start_argument\n);\n    core u (\n        .start_argument (start_argument)\n    );\nendmodule\n";
        let chosen = with_chooser(text).expect("it has the port");
        assert!(chosen.contains(".start_argument (given_argument)"), "{chosen}");
        assert!(chosen.contains("wire [11:0] mutant = start_argument[31:20];"), "{chosen}");
        assert_eq!(argument(3, 5), 0x0030_0005);
    }
}
