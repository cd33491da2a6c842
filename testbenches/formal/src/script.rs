//! What Yosys is told: from wrapper and modules to a model for the solver.

use crate::bench::Bench;

/// File of the wrapper.
pub const WRAPPER: &str = "wrapper.sv";
/// File of the model for SMT solvers.
pub const MODEL: &str = "model.smt2";

/// File of the model for ABC.
pub const CIRCUIT: &str = "model.aig";

/// Reads `files` and the wrapper, flat, with cuts made and every name of inner state found.
fn read(bench: &Bench, files: &[String]) -> String {
    // A module with parameters is called `$paramod…\name…`. What is cut is not elaborated any more, which saves most of the time.
    let cut = |module: &String| {
        // Of a pattern a backslash counts only if it is doubled.
        let cells = format!("t:{module} t:*\\\\{module}*");
        format!("select -assert-min 1 {cells}\ncutpoint {cells}\n")
    };
    let cuts: String = bench.cuts.iter().map(cut).collect();
    format!(
        "read_verilog -formal -sv {WRAPPER}\nread_verilog {}\nhierarchy -check -top top\n{cuts}hierarchy -top top\n\
         proc\nmemory_collect\nmemory_map\nflatten\nselect -assert-none a:hierconn\n{}",
        files.join(" "),
        if bench.alike { "setundef -zero -init\n" } else { "" },
    )
}

/// For yosys-smtbmc.
pub fn smt(bench: &Bench, files: &[String]) -> String {
    read(bench, files)
        + &format!("setundef -undriven -anyseq\nopt -keepdc -fast\ndffunmap\nwrite_smt2 -wires {MODEL}\n")
}

/// For ABC: gates and flip-flops that start at zero; those without a first value get one from an input.
pub fn aiger(bench: &Bench, files: &[String]) -> String {
    read(bench, files)
        + &format!(
            "setundef -undriven -anyseq\nopt -keepdc -fast\ndelete t:$cover\ntechmap\nopt -fast\ndffunmap\n\
             setundef -anyseq\naigmap\nopt_clean\nwrite_aiger -zinit {CIRCUIT}\n"
        )
}
