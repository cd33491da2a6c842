//! What nextpnr and the packer are told, technology by technology.

use crate::flow::Task;
use crate::script::NETLIST;
use crate::subject::Subject;
use crate::target::Target;

/// What nextpnr writes about clock and utilisation.
pub const REPORT: &str = "report.json";
/// What it writes for the packer.
const PLACED: &str = "placed.config";

/// Which of nextpnr's placers for an ECP5: with this one wires are a quarter shorter than with its default.
const PLACER: &str = "static";

/// A board's constraints, and the file they stand in.
pub fn constraints(task: &Task) -> Option<(&'static str, String)> {
    let Subject::Board(board, _) = &task.subject else { return None };
    let name = if task.target == Target::Ice40 { "board.pcf" } else { "board.lpf" };
    Some((name, board.constraints(task.frequency_mhz)))
}

/// Words for nextpnr.
pub fn placement(task: &Task) -> Vec<String> {
    let mut words = vec![];
    let mut add = |more: &[&str]| words.extend(more.iter().map(|word| word.to_string()));
    add(&["--json", NETLIST, "--report", REPORT, "--detailed-timing-report", "--timing-allow-fail"]);
    add(&["--freq", &task.frequency_mhz.to_string(), "--seed", &task.seed.to_string()]);
    let constraints = constraints(task);
    match (task.target, &constraints) {
        (Target::Ice40, Some((file, _))) => {
            add(&["--up5k", "--package", "sg48", "--pcf", file, "--asc", PLACED]);
        }
        (_, constraints) => {
            add(&["--85k", "--package", "CABGA381", "--speed", &task.grade.to_string()]);
            add(&["--placer", PLACER, "--router", task.router.name()]);
            match constraints {
                Some((file, _)) => add(&["--lpf", file, "--textcfg", PLACED]),
                None => add(&["--out-of-context"]),
            }
        }
    }
    words
}

/// Words for the packer, and the file it writes.
pub fn packing(target: Target) -> (Vec<String>, &'static str) {
    let (words, bitstream): (&[&str], _) = match target {
        Target::Ice40 => (&[PLACED, "board.bin"], "board.bin"),
        _ => (&["--compress", "--input", PLACED, "--bit", "board.bit"], "board.bit"),
    };
    (words.iter().map(|word| word.to_string()).collect(), bitstream)
}
