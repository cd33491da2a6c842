//! What the memory path's parameters are worth: every kernel in C on a machine and on its neighbours, each with one parameter
//! changed. Whole runs count, cold caches and all, as a user sees them.

use crate::html::Page;
use crate::parallel::in_parallel;
use crate::{Results, ResultsError};
use serde::Serialize;
use warpstep_cycle::{Chip, CycleError, Quiet};
use warpstep_golden::{Launch, Options};
use warpstep_program::Program;
use warpstep_spec::{Config, Parameters};
use warpstep_suite::Kernel;

/// No kernel comes near it.
const LIMIT: u64 = 500_000_000;

/// A machine to compare.
#[derive(Clone, Debug)]
pub struct Variant {
    /// What is changed, as `--set` has it; empty for the machine itself.
    pub change: String,
    config: Config,
}

/// What one change is worth.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// What is changed, as `--set` has it.
    pub change: String,
    /// Cycles of the machine itself by cycles with the change: geometric mean of all kernels.
    pub speedup: f64,
    /// The kernel that gains least, and how much.
    pub least: (String, f64),
    /// The kernel that gains most, and how much.
    pub most: (String, f64),
}

/// Why the sweep did not end.
#[derive(Debug, thiserror::Error)]
pub enum SweepError {
    /// A run went wrong.
    #[error("{kernel} with {change}: {error}")]
    Run {
        /// Name of the kernel.
        kernel: &'static str,
        /// What was changed.
        change: String,
        /// What went wrong.
        error: Box<CycleError>,
    },
    /// A measurement cannot be kept.
    #[error("{0}")]
    Results(#[from] ResultsError),
}

/// A machine and its neighbours, those that are possible; the machine itself first.
pub fn variants(base: &Parameters) -> Vec<Variant> {
    type Set = fn(&mut Parameters, u32);
    let axes: [(&str, Set, &[u32]); 5] = [
        ("data_line_bytes", |p, value| p.data_line_bytes = value, &[16, 32, 64, 128]),
        ("data_cache_bytes", |p, value| p.data_cache_bytes = value, &[0, 1024, 4096, 16384, 65536]),
        ("axi_bytes", |p, value| p.axi_bytes = value, &[4, 8, 16, 32, 64]),
        ("outstanding_lines", |p, value| p.outstanding_lines = value, &[2, 4, 8, 16, 32]),
        (
            "instruction_cache.bytes",
            |p, value| p.instruction_cache.bytes = value,
            &[1024, 4096, 16384, 32768],
        ),
    ];
    let own = Config::try_from(base.clone()).expect("the machine itself is possible");
    let mut all = vec![Variant { change: String::new(), config: own }];
    for (name, set, values) in axes {
        for value in values {
            let mut parameters = base.clone();
            set(&mut parameters, *value);
            match Config::try_from(parameters.clone()) {
                Ok(config) if parameters != *base => {
                    all.push(Variant { change: format!("{name}={value}"), config })
                }
                _ => {}
            }
        }
    }
    all
}

/// The kernels of a sweep: as a programmer writes them.
pub fn kernels() -> Vec<Kernel> {
    warpstep_suite::all().iter().filter(|kernel| !kernel.name.ends_with("_free")).copied().collect()
}

/// Runs every kernel on every machine that `results` does not know yet.
pub fn run(
    base: &Parameters,
    results: &Results,
    threads: usize,
    done: &(dyn Fn(&str) + Sync),
) -> Result<Vec<Row>, SweepError> {
    let (variants, kernels) = (variants(base), kernels());
    let tasks: Vec<(&Variant, &Kernel)> =
        variants.iter().flat_map(|variant| kernels.iter().map(move |kernel| (variant, kernel))).collect();
    let cycles = in_parallel(&tasks, threads, |(variant, kernel)| {
        let cycles = one(variant, kernel, results)?;
        done(&format!("{} {}", kernel.name, variant.change));
        Ok::<u64, SweepError>(cycles)
    })?;
    let of_variant: Vec<&[u64]> = cycles.chunks(kernels.len()).collect();
    let rows = variants.iter().zip(&of_variant).skip(1);
    Ok(rows.map(|(variant, cycles)| row(&variant.change, &kernels, of_variant[0], cycles)).collect())
}

fn row(change: &str, kernels: &[Kernel], before: &[u64], after: &[u64]) -> Row {
    let gains: Vec<f64> =
        before.iter().zip(after).map(|(before, after)| *before as f64 / *after as f64).collect();
    let mean = gains.iter().map(|gain| gain.ln()).sum::<f64>() / gains.len() as f64;
    let mut order: Vec<usize> = (0..gains.len()).collect();
    order.sort_by(|a, b| gains[*a].total_cmp(&gains[*b]));
    let at = |place: usize| (kernels[place].name.to_string(), gains[place]);
    Row { change: change.into(), speedup: mean.exp(), least: at(order[0]), most: at(order[order.len() - 1]) }
}

fn one(variant: &Variant, kernel: &Kernel, results: &Results) -> Result<u64, SweepError> {
    let config = &variant.config;
    let name = format!("{} {}", kernel.name, variant.change);
    let identity = format!("{} {:?} {:?}", env!("CARGO_PKG_VERSION"), config.parameters(), kernel.image);
    if let Some(cycles) = results.find(&name, &identity) {
        return Ok(cycles);
    }
    let program = Program::from_bytes(kernel.name, kernel.image).expect("an image of the suite");
    let mut chip = Chip::new(config.clone(), Options::for_config(config), &program, Launch::default());
    let failed = |error| SweepError::Run {
        kernel: kernel.name,
        change: variant.change.clone(),
        error: Box::new(error),
    };
    chip.run(LIMIT, &mut Quiet).map_err(failed)?;
    let cycles = chip.counters().cycles;
    results.keep(&name, &identity, &cycles)?;
    Ok(cycles)
}

/// The rows as lines of text.
pub fn table(rows: &[Row]) -> String {
    let mut text = format!("{:<32} {:>8}   {:<28} {:<28}\n", "change", "speed-up", "least", "most");
    for row in rows {
        let of = |(kernel, gain): &(String, f64)| format!("{gain:.2} {kernel}");
        text += &format!(
            "{:<32} {:>8.3}   {:<28} {:<28}\n",
            row.change,
            row.speedup,
            of(&row.least),
            of(&row.most)
        );
    }
    text
}

/// The rows as a page.
pub fn report(base: &Parameters, rows: &[Row]) -> String {
    let mut page = Page::new("The memory path, one parameter at a time");
    page.sentence(&format!(
        "{} kernels in C, whole runs on the cycle model, {} warps of {} lanes under {}, memory after {} cycles; the machine itself has \
         data lines of {} bytes, {} KB data and {} KB instruction cache, a bus of {} bytes and {} lines in flight. A speed-up is the \
         machine's cycles by those with the change.",
        kernels().len(),
        base.warps,
        base.lanes,
        base.schedule,
        base.memory_latency,
        base.data_line_bytes,
        base.data_cache_bytes / 1024,
        base.instruction_cache.bytes / 1024,
        base.axi_bytes,
        base.outstanding_lines
    ));
    let cells = |row: &Row| {
        let of = |(kernel, gain): &(String, f64)| format!("{gain:.2} {kernel}");
        vec![row.change.clone(), format!("{:.3}", row.speedup), of(&row.least), of(&row.most)]
    };
    page.table(
        &["change", "speed-up (geometric mean)", "kernel that gains least", "kernel that gains most"],
        &rows.iter().map(cells).collect::<Vec<_>>(),
    );
    page.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::config::named;

    #[test]
    fn neighbours_differ_from_the_machine_and_are_possible() {
        for name in ["tiny", "small", "paper-swas"] {
            let base = named(name).unwrap().parameters();
            let variants = variants(&base);
            assert!(variants.len() > 10, "{name} has {}", variants.len());
            let same = variants.iter().filter(|variant| variant.config.parameters() == base).count();
            assert_eq!(same, 1, "{name}: only the machine itself is the machine itself");
        }
    }

    #[test]
    fn a_row_has_the_mean_and_the_extremes() {
        let row = row("x=1", &kernels()[..3], &[100, 100, 100], &[50, 200, 100]);
        assert!((row.speedup - 1.0).abs() < 1e-12);
        assert_eq!((row.least.1, row.most.1), (0.5, 2.0));
        assert_eq!(row.least.0, kernels()[1].name);
    }
}
