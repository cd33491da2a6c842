//! The programs the machine is tried on, as data: prebuilt image and expected results of each.
//!
//! Beside this crate lie, for every program, `NAME.S` (its head explains it), `NAME.toml` (what it shows, how it is
//! built, what it must give) and `NAME.elf` (so that running it needs no RISC-V toolchain). The correct programs
//! check themselves: their exit code is the number of wrong words. Those under `faults/` are wrong on purpose, each in
//! one way an engine must name. `./build` makes the images; `tests/fresh.rs` rebuilds and compares them.
//!
//! This crate knows machines but no engine: it hands out bytes and expectations.

mod expectation;

use warpstep_spec::Config;

pub use expectation::{Expectation, ExpectedFault, Need, Shape, Words};

/// A program with what it must do.
#[derive(Clone, Debug)]
pub struct Kernel {
    /// Name of its files.
    pub name: &'static str,
    /// The ELF32 image.
    pub image: &'static [u8],
    /// What it shows and gives.
    pub expectation: Expectation,
}

impl Kernel {
    /// Whether a machine has all that it needs.
    pub fn fits(&self, config: &Config) -> bool {
        self.expectation.needs.iter().all(|need| match need {
            Need::Fpu => config.fpu,
            Need::MultiplyDivide => config.multiply_divide,
            Need::Marked => true,
        })
    }
}

/// Every correct program.
pub fn all() -> Vec<Kernel> {
    KERNELS.iter().map(Entry::kernel).collect()
}

/// Every correct program that a simulated core runs in no time: not the benchmarks of full length.
pub fn quick() -> Vec<Kernel> {
    all().into_iter().filter(|kernel| !LONG.contains(&kernel.name)).collect()
}

/// Of these, those that the machine can run.
pub fn quick_on(config: &Config) -> Vec<Kernel> {
    quick().into_iter().filter(|kernel| kernel.fits(config)).collect()
}

/// Every wrong program; each expectation has a fault.
pub fn faults() -> Vec<Kernel> {
    FAULTS.iter().map(Entry::kernel).collect()
}

/// The correct program of this name.
pub fn by_name(name: &str) -> Option<Kernel> {
    KERNELS.iter().find(|entry| entry.name == name).map(Entry::kernel)
}

/// The wrong program of this name.
pub fn fault_by_name(name: &str) -> Option<Kernel> {
    FAULTS.iter().find(|entry| entry.name == name).map(Entry::kernel)
}

/// A program's files, embedded.
struct Entry {
    name: &'static str,
    image: &'static [u8],
    expectation: &'static str,
}

impl Entry {
    /// The embedded text is ours and the tests read all of it, so text that cannot be read is a broken invariant.
    fn kernel(&self) -> Kernel {
        let expectation = Expectation::parse(self.expectation)
            .unwrap_or_else(|error| panic!("{}.toml is not a valid expectation: {error}", self.name));
        Kernel { name: self.name, image: self.image, expectation }
    }
}

/// The programs of a folder: the one place where a name is listed.
macro_rules! programs {
    (in $folder:literal: $($name:literal)*) => {
        &[$(Entry {
            name: $name,
            image: include_bytes!(concat!($folder, $name, ".elf")),
            expectation: include_str!(concat!($folder, $name, ".toml")),
        }),*]
    };
}

const KERNELS: &[Entry] = programs![in "../":
    "divergent" "nested" "loop" "loop_pred"
    "branch_odd" "branch_range" "branch_half"
    "marked_split" "barrier" "wspawn" "scalar_operands" "vote_shfl"
    "csr" "counters" "corners" "muldiv" "float_sample"
    "memory" "local_memory" "fence" "global_barrier" "copy" "edge_of_memory"
    "iterations" "alu_loop" "alu_loop_fp" "alu_loop_short" "alu_loop_fp_short"
];

/// Millions of cycles each; their short forms stand for them.
const LONG: [&str; 2] = ["alu_loop", "alu_loop_fp"];

const FAULTS: &[Entry] = programs![in "../faults/":
    "illegal_instruction" "reserved_rounding" "bad_csr" "read_only_csr"
    "misaligned_load" "null_store" "jump_misaligned" "jump_to_nowhere" "code_in_io" "runs_off"
    "stack_overflow" "join_without_split" "joins_differ" "branch_disagrees"
    "barrier_deadlock" "barrier_count" "global_barrier_id" "wspawn_too_many" "endless_loop"
];
