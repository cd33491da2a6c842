//! A block RAM may give anything for a word that is read while it is written. Memories that promise synthesis that nobody
//! looks at such a word (`no_rw_check`) are made to give the inverse of it here, and core and models must still agree.

mod common;

use common::{cache, has_verilator};
use warpstep_core::Shape;
use warpstep_cosim::{Build, Lockstep, LockstepError, Start};
use warpstep_fuzz::{Features, generate, mix};
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Parameters, SplitMode};

/// The promise, and the read it is about, in the emitted Verilog.
const PROMISE: &str = "(* no_rw_check";
const READ: &str = "if (read_enable) read_word <= words[read_address];";
/// The word when it is written in this cycle.
const BESIDE_A_WRITE: &str = "|write_enable && write_address == read_address";
/// The word in every cycle.
const ALWAYS: &str = "1'b1";

fn machine(name: &str, change: impl FnOnce(&mut Parameters)) -> Config {
    let mut parameters = named(name).unwrap().parameters();
    change(&mut parameters);
    Config::try_from(parameters).unwrap()
}

/// The core with memories that give the inverse of what was asked for, when the condition holds, where they may.
fn poisoned(config: &Config, condition: &str) -> Build {
    let design = warpstep_core::emit(&Shape::new(config.clone(), true)).unwrap();
    let wrong =
        format!("if (read_enable) read_word <= {condition} ? ~words[read_address] : words[read_address];");
    let mut changed = 0;
    let files = design.files.iter().map(|file| {
        let promises = file.text.contains(PROMISE);
        let text = if promises { file.text.replace(READ, &wrong) } else { file.text.clone() };
        changed += usize::from(text != file.text);
        assert!(!promises || text != file.text, "{} reads in other words", file.module);
        (format!("{}.v", file.module), text)
    });
    let files = files.collect();
    assert!(changed > 0, "no memory of {} makes the promise", config.name);
    Build::of_files(config, &cache(), files).unwrap()
}

/// Kernels and random programs.
fn programs(config: &Config) -> Vec<Program> {
    let known = warpstep_kernels::quick_on(config).into_iter();
    let known = known.map(|kernel| Program::from_bytes(kernel.name, kernel.image).unwrap());
    let random = (0..40).filter_map(|number| {
        let tree = generate(mix(&[77, number]), config, &Features::of(config));
        tree.program(&format!("random {number}")).ok()
    });
    known.chain(random).collect()
}

fn agrees_poisoned(config: &Config) {
    if !has_verilator() {
        return;
    }
    let build = poisoned(config, BESIDE_A_WRITE);
    for program in programs(config) {
        let result = Lockstep::new(&build, &program, &Start::default()).unwrap().run(3_000_000);
        assert!(matches!(result, Ok(()) | Err(LockstepError::Program(_))), "{}: {result:?}", program.name);
    }
}

#[test]
fn nobody_looks_at_a_word_that_is_read_beside_its_write() {
    agrees_poisoned(&machine("small", |p| p.instruction_cache.bytes = 2 * p.instruction_cache.line_bytes));
}

#[test]
fn nor_do_halves_of_a_split_that_run_side_by_side() {
    agrees_poisoned(&machine("tiny", |p| (p.splits, p.split_mode, p.fpu) = (2, SplitMode::Marked, false)));
}

#[test]
fn a_word_that_is_always_wrong_is_noticed() {
    if !has_verilator() {
        return;
    }
    let config = machine("tiny", |p| p.fpu = false);
    let build = poisoned(&config, ALWAYS);
    let noticed = programs(&config).iter().any(|program| {
        let result = Lockstep::new(&build, program, &Start::default()).unwrap().run(3_000_000);
        matches!(result, Err(LockstepError::Differs(_)))
    });
    assert!(noticed);
}
