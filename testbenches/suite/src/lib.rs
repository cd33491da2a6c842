//! Programs as a user writes them: kernels in C, each with a computation on the host of what it must leave in memory.
//!
//! `kernels/NAME.c` is the source (its head explains it), `images/` has it prebuilt, so that running it needs no compiler.
//! A kernel that branches on data has two forms from one source: as a programmer writes it (`NAME`), and without such
//! branches (`NAME_free`). The host's side is `src/checks/NAME.rs`: it reads a run's inputs and outputs by their names, so it
//! judges any run, whatever sizes and inputs `--arg` gave it. `./build` makes the images; `tests/fresh.rs` compares them.
//!
//! This crate knows no engine: it hands out bytes and judges words.

mod checks;
mod outcome;

pub use outcome::{Outcome, Wrong};

/// A program of the suite.
#[derive(Clone, Copy)]
pub struct Kernel {
    /// Its name: of its source, `_free` behind it for the branch-free form.
    pub name: &'static str,
    /// The ELF32 image.
    pub image: &'static [u8],
    /// Sizes for engines that are compared cycle by cycle: variables and the words they get.
    pub small: &'static [(&'static str, u32)],
    /// Data that go with these sizes, for runs in which something happens; a time bound leaves them open.
    pub data: &'static [(&'static str, u32)],
    /// Inputs that say how its data lie, such as where a sparse matrix has elements: often the same in every run where the
    /// data are not.
    pub structure: &'static [&'static str],
    check: fn(&Outcome) -> Result<(), Wrong>,
}

impl Kernel {
    /// Variables and the words they get, so that it is small.
    pub fn made_small(&self) -> impl Iterator<Item = (&'static str, u32)> {
        self.small.iter().chain(self.data).copied()
    }

    /// Holds what a run left in memory against the host's own computation.
    pub fn check(&self, outcome: &Outcome) -> Result<(), Wrong> {
        (self.check)(outcome)
    }
}

/// Every kernel, in both forms where there are two.
pub fn all() -> &'static [Kernel] {
    KERNELS
}

/// The kernel of this name.
pub fn by_name(name: &str) -> Option<Kernel> {
    KERNELS.iter().find(|kernel| kernel.name == name).copied()
}

macro_rules! kernels {
    (@list) => { &[] };
    (@list $list:expr) => { &$list };
    ($($name:ident by $check:ident, small $small:expr $(, data $data:expr)? $(, structure $structure:expr)?;)*) => {
        &[$(Kernel {
            name: stringify!($name),
            image: include_bytes!(concat!("../images/", stringify!($name), ".elf")),
            small: &$small,
            data: kernels!(@list $($data)?),
            structure: kernels!(@list $($structure)?),
            check: checks::$check::check,
        }),*]
    };
}

const KERNELS: &[Kernel] = kernels![
    adpcm by adpcm, small [("blocks", 21), ("words", 1)];
    adpcm_free by adpcm, small [("blocks", 21), ("words", 1)];
    backprop by backprop, small [("inputs", 21), ("hidden", 3), ("outputs", 2)];
    backprop_free by backprop, small [("inputs", 21), ("hidden", 3), ("outputs", 2)];
    bfs by bfs, small [("nodes", 45), ("source", 7), ("most_edges", 6)], structure ["first", "edges"];
    bfs_free by bfs, small [("nodes", 45), ("source", 7), ("most_edges", 6)], structure ["first", "edges"];
    blackscholes by blackscholes, small [("options", 24), ("dates", 1)];
    blackscholes_free by blackscholes, small [("options", 24), ("dates", 1)];
    cordic by cordic, small [("count", 45), ("steps", 12)];
    cordic_free by cordic, small [("count", 45), ("steps", 12)];
    gaussian by gaussian, small [("size", 7)];
    gcd by gcd, small [("count", 45)];
    gcd_free by gcd, small [("count", 45)];
    histogram by histogram, small [("count", 45)];
    histogram_free by histogram, small [("count", 45)];
    hotspot by hotspot, small [("rows", 6), ("columns", 7), ("steps", 2)];
    hotspot_free by hotspot, small [("rows", 6), ("columns", 7), ("steps", 2)];
    hotspot3D by hotspot3d, small [("rows", 4), ("columns", 4), ("layers", 3), ("steps", 1)];
    hotspot3D_free by hotspot3d, small [("rows", 4), ("columns", 4), ("layers", 3), ("steps", 1)];
    kmeans by kmeans, small [("points", 24), ("rounds", 2)];
    kmeans_free by kmeans, small [("points", 24), ("rounds", 2)];
    mandelbrot by mandelbrot, small [("rows", 5), ("columns", 7), ("limit", 12)], data [("apart", 1700)];
    mandelbrot_free by mandelbrot, small [("rows", 5), ("columns", 7), ("limit", 12)], data [("apart", 1700)];
    nn by nn, small [("records", 45), ("wanted", 2)];
    nn_free by nn, small [("records", 45), ("wanted", 2)];
    nw by nw, small [("rows", 7), ("columns", 10)];
    nw_free by nw, small [("rows", 7), ("columns", 10)];
    pathfinder by pathfinder, small [("rows", 5), ("columns", 27)];
    pathfinder_free by pathfinder, small [("rows", 5), ("columns", 27)];
    psort by psort, small [("count", 24)];
    psort_free by psort, small [("count", 24)];
    quantile by quantile, small [("count", 45)];
    quantile_free by quantile, small [("count", 45)];
    reduce by reduce, small [("count", 77)];
    reduce_free by reduce, small [("count", 77)];
    scan by scan, small [("count", 150)];
    scan_free by scan, small [("count", 150)];
    sgemm by sgemm, small [("size", 5), ("inner", 3)];
    spmv by spmv, small [("rows", 29), ("vectors", 2), ("longest", 13)], structure ["first", "columns"];
    spmv_free by spmv, small [("rows", 29), ("vectors", 2), ("longest", 13)], structure ["first", "columns"];
    srad by srad, small [("rows", 5), ("columns", 7), ("steps", 2)];
    srad_free by srad, small [("rows", 5), ("columns", 7), ("steps", 2)];
];
