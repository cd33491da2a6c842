//! Random programs are proper: on every shape they end without an error or a warning, and together they do everything.

use std::collections::BTreeSet;
use warpstep_fuzz::{Features, Rehearsal, builds, generate, mix, rehearse};
use warpstep_spec::config::named;
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::{Class, Config, Op, Parameters, SplitMode};

fn seeds() -> u64 {
    std::env::var("WARPSTEP_FUZZ_PROGRAMS").ok().and_then(|value| value.parse().ok()).unwrap_or(30)
}

#[track_caller]
fn proper(config: &Config, first: u64) -> Rehearsal {
    let mut all = Rehearsal::default();
    for seed in first..first + seeds() {
        let seed = mix(&[seed]);
        let tree = generate(seed, config, &Features::of(config));
        let program = tree.program("random").expect("random programs are short enough");
        let done = rehearse(config, &program)
            .unwrap_or_else(|error| panic!("seed {seed} on {}x{}: {error}", config.warps, config.lanes));
        all.add(&done);
    }
    all
}

fn config(change: impl FnOnce(&mut Parameters)) -> Config {
    let mut parameters = named("small").unwrap().parameters();
    change(&mut parameters);
    Config::try_from(parameters).unwrap()
}

#[test]
fn random_programs_run_without_error_or_warning_on_every_build() {
    for build in builds() {
        proper(&build.config, 1_000 * build.number as u64);
    }
}

#[test]
fn random_programs_run_on_several_cores_and_with_splits_in_every_mode() {
    proper(&config(|p| (p.cores, p.warps, p.lanes) = (2, 3, 5)), 7);
    proper(&config(|p| (p.cores, p.warps, p.lanes) = (4, 1, 1)), 7);
    for mode in SplitMode::ALL {
        proper(&config(|p| (p.splits, p.split_mode) = (3, mode)), 7);
        proper(&config(|p| (p.warps, p.lanes, p.splits, p.split_mode) = (2, 8, 7, mode)), 7);
    }
}

#[test]
fn random_programs_use_every_instruction_also_with_some_lanes_off() {
    let done = proper(&config(|p| p.fpu = true), 1);
    let everything: Vec<Op> = ROWS.iter().map(|row| row.op).collect();
    let missing: Vec<&Op> = everything.iter().filter(|op| done.executed[**op as usize] == 0).collect();
    // Thirty programs are few for a hundred instructions: a longer run must have them all.
    let few = if seeds() >= 300 { 0 } else { 6 };
    assert!(missing.len() <= few, "never executed: {missing:?}");
    let never_divergent = everything.iter().filter(|op| done.executed_by_some[**op as usize] == 0).count();
    assert!(never_divergent <= 2 * few + 2, "{never_divergent} instructions only with all lanes");
    assert!(done.partings > 10 * seeds(), "{} partings", done.partings);
}

#[test]
fn a_machine_without_float_unit_gets_no_float_instructions() {
    let done = proper(&config(|p| p.fpu = false), 1);
    let floats: BTreeSet<String> =
        done.kinds().filter(|op| op.class().is_float()).map(|op| op.to_string()).collect();
    assert!(floats.is_empty(), "{floats:?}");
}

#[test]
fn a_machine_that_does_not_multiply_gets_no_products_and_no_quotients() {
    let done = proper(&config(|p| p.multiply_divide = false), 1); // they would be errors
    assert!(done.kinds().all(|op| !matches!(op.class(), Class::Multiply | Class::Divide)));
}

#[test]
fn the_same_seed_gives_the_same_program() {
    let config = config(|_| ());
    let words = |seed| generate(seed, &config, &Features::of(&config)).words().unwrap();
    assert_eq!(words(5), words(5));
    assert_ne!(words(5), words(6));
}

#[test]
fn programs_have_the_length_that_was_asked_for() {
    let config = config(|_| ());
    let lengths: Vec<usize> =
        (0..200).map(|seed| generate(mix(&[seed]), &config, &Features::of(&config)).length()).collect();
    let (shortest, longest) = (lengths.iter().min().unwrap(), lengths.iter().max().unwrap());
    println!("lengths {shortest} to {longest}");
    assert!(*shortest >= 50 && *longest <= 900 && *longest > 400);
}
