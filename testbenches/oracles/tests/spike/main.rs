//! Scalar programs, instruction by instruction, against Spike: random ones, every pair of corner operands, and a few
//! written by hand.
//!
//! Ask for it with `scripts/spike`; without Spike the tests say that they are skipped. `WARPSTEP_SPIKE_PROGRAMS` sets
//! how many random programs run, `WARPSTEP_SPIKE_SEED` the first seed. A failure names its seed.

mod by_hand;
mod coverage;
mod lockstep;

use coverage::Coverage;
use std::path::Path;
use warpstep_oracles::{scalar, spike};
use warpstep_spec::isa::table::ROWS;

const PROGRAMS: u64 = 300;
/// Instructions of a random program; the first 70 or so set registers.
const LENGTH: usize = 400;

fn number(variable: &str, default: u64) -> u64 {
    let Ok(text) = std::env::var(variable) else { return default };
    text.parse().unwrap_or_else(|error| panic!("{variable}={text}: {error}"))
}

/// Runs a program on both and notes what was compared.
fn check(spike: &Path, name: &str, elf: &[u8], coverage: &mut Coverage) {
    let commits = spike::run(spike, elf).unwrap_or_else(|error| panic!("{name}: {error}"));
    lockstep::compare(name, elf, &commits).unwrap_or_else(|report| panic!("{report}"));
    coverage.add(&commits);
}

#[test]
fn random_programs_do_in_golden_what_they_do_in_spike() {
    let Some(spike) = spike::find() else { return };
    let (programs, first) = (number("WARPSTEP_SPIKE_PROGRAMS", PROGRAMS), number("WARPSTEP_SPIKE_SEED", 0));
    let mut coverage = Coverage::default();
    for seed in first..first + programs {
        let program = scalar::random(seed, LENGTH);
        check(&spike, &format!("random program {seed}"), &scalar::elf::bytes(&program), &mut coverage);
    }
    println!("{programs} random programs: {coverage}");
    if programs >= PROGRAMS {
        coverage.assert_complete();
    }
}

#[test]
fn every_pair_of_integer_corners_gives_what_spike_says() {
    let Some(spike) = spike::find() else { return };
    let mut coverage = Coverage::default();
    check(&spike, "integer pairs", &scalar::elf::bytes(&scalar::integer_pairs()), &mut coverage);
    println!("integer pairs: {coverage}");
}

#[test]
fn every_pair_of_float_corners_gives_what_spike_says_in_every_rounding_mode() {
    let Some(spike) = spike::find() else { return };
    let mut coverage = Coverage::default();
    for row in ROWS.iter().filter(|row| row.class.is_float()) {
        let program = scalar::float_pairs(row.op);
        check(&spike, &format!("{} pairs", row.mnemonic), &scalar::elf::bytes(&program), &mut coverage);
    }
    println!("float pairs: {coverage}");
}
