//! Rows of a grid: every kernel on every machine the words name. Each row is a `warpstep run`.

use super::{VERSION, refused};
use crate::arguments::{Arguments, Command};
use crate::failure::Failure;
use clap::{Args, Parser};
use std::path::Path;
use warpstep_spec::Schedule;
use warpstep_spec::config::named;
use warpstep_sweep::{Folder, LeftOut, Manifest, Row};

#[derive(Args)]
#[command(next_help_heading = "Grid: every combination is a row")]
pub struct Grid {
    /// Engines: golden, cycle, rtl.
    #[arg(long, value_delimiter = ',', value_name = "ENGINE,…", default_value = "cycle")]
    engine: Vec<String>,
    /// Named configurations or JSON files.
    #[arg(long, value_delimiter = ',', value_name = "NAME,…", default_value = "small")]
    config: Vec<String>,
    /// Shapes, as WARPSxLANES.
    #[arg(long, visible_alias = "shapes", value_delimiter = ',', value_name = "WxL,…", value_parser = shape)]
    shape: Vec<String>,
    /// Schedules, or `all`.
    #[arg(long, visible_alias = "schedules", value_delimiter = ',', value_name = "SCHEDULE,…")]
    schedule: Vec<String>,
    /// Split contexts per warp.
    #[arg(long, value_delimiter = ',', value_name = "S,…")]
    splits: Vec<String>,
    /// Split modes: off, marked, dynamic.
    #[arg(long, value_delimiter = ',', value_name = "MODE,…")]
    split_mode: Vec<String>,
    /// Memories behind the bus: fixed, slow, random:SEED, dram, dram:refresh.
    #[arg(long, value_delimiter = ',', value_name = "KIND,…")]
    memory: Vec<String>,
    /// Values of any field of `config show`, e.g. memory_latency=7,20,100. May be repeated: every combination is run.
    #[arg(long = "set", value_name = "FIELD=VALUE,…", value_parser = field)]
    set: Vec<(String, Vec<String>)>,
}

fn shape(text: &str) -> Result<String, String> {
    let numbers = text.split_once('x').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
    numbers.map(|_: (usize, usize)| text.into()).ok_or_else(|| "write WARPSxLANES, e.g. 3x5".into())
}

fn field(text: &str) -> Result<(String, Vec<String>), String> {
    let (name, values) = text.split_once('=').ok_or("write FIELD=VALUE,VALUE,…")?;
    Ok((name.into(), values.split(',').map(String::from).collect()))
}

/// One dimension: a column, and what each of its values is in words of `run`.
struct Axis {
    column: String,
    points: Vec<(String, Vec<String>)>,
}

impl Axis {
    /// Values of an option.
    fn option(column: &str, values: &[String]) -> Axis {
        let point = |value: &String| (value.clone(), vec![format!("--{column}"), value.clone()]);
        Axis { column: column.into(), points: values.iter().map(point).collect() }
    }
}

impl Grid {
    /// Every possible row. Files are copied into the sweep's folder, so that a row means the same tomorrow and elsewhere.
    pub fn rows(&self, kernels: &[String], words: &[String], folder: &Folder) -> Result<Manifest, Failure> {
        let mut kernel = Axis { column: "kernel".into(), points: vec![] };
        for name in kernels.iter().flat_map(|name| kernels_of(name)) {
            kernel.points.push((name.clone(), vec![carried(&name, folder)?]));
        }
        let mut config = Axis { column: "config".into(), points: vec![] };
        for name in &self.config {
            let place = if named(name).is_some() { name.clone() } else { carried(name, folder)? };
            config.points.push((name.clone(), vec!["--config".into(), place]));
        }
        let sets = self.set.iter().map(|(name, values)| {
            let point = |value: &String| (value.clone(), vec!["--set".into(), format!("{name}={value}")]);
            Axis { column: name.clone(), points: values.iter().map(point).collect() }
        });
        let axes = [
            kernel,
            Axis::option("engine", &self.engine),
            config,
            shapes(&self.shape),
            Axis::option("schedule", &schedules(&self.schedule)),
            Axis::option("splits", &self.splits),
            Axis::option("split-mode", &self.split_mode),
            Axis::option("memory", &self.memory),
        ];
        let axes: Vec<Axis> = axes.into_iter().chain(sets).filter(|axis| !axis.points.is_empty()).collect();
        let columns = axes.iter().map(|axis| axis.column.clone()).collect();
        let mut manifest = Manifest::new(VERSION, "grid", columns);
        if kernels.is_empty() {
            return Ok(manifest);
        }
        for (values, row) in product(&axes) {
            let row = Row { words: in_full(row, words), values };
            match possible(&row.words, folder.path())? {
                None => manifest.rows.push(row),
                Some(reason) => manifest.left_out.push(LeftOut { values: row.values, reason }),
            }
        }
        Ok(manifest)
    }
}

fn in_full(row: Vec<String>, more: &[String]) -> Vec<String> {
    let words = ["run".to_string()].into_iter().chain(row);
    words.chain(more.iter().cloned()).chain(["--json".to_string()]).collect()
}

fn shapes(shapes: &[String]) -> Axis {
    let point = |shape: &String| {
        let (warps, lanes) = shape.split_once('x').unwrap_or((shape, ""));
        (shape.clone(), ["--warps", warps, "--lanes", lanes].map(String::from).to_vec())
    };
    Axis { column: "shape".into(), points: shapes.iter().map(point).collect() }
}

fn schedules(names: &[String]) -> Vec<String> {
    let all = || Schedule::all().into_iter().map(|schedule| schedule.to_string()).collect::<Vec<_>>();
    let of = |name: &String| if name == "all" { all() } else { vec![name.clone()] };
    names.iter().flat_map(of).collect()
}

/// The kernels a word stands for.
fn kernels_of(word: &str) -> Vec<String> {
    match word {
        "kernels" => warpstep_kernels::quick().into_iter().map(|kernel| kernel.name.into()).collect(),
        "suite" => warpstep_suite::all().iter().map(|kernel| kernel.name.into()).collect(),
        name => vec![name.into()],
    }
}

/// A user's file as it lies in the sweep's folder; a name stays a name.
fn carried(name: &str, folder: &Folder) -> Result<String, Failure> {
    let path = Path::new(name);
    if path.is_file() { folder.carry(path).map_err(refused) } else { Ok(name.into()) }
}

/// Every combination, the last axis fastest.
fn product(axes: &[Axis]) -> Vec<(Vec<String>, Vec<String>)> {
    let mut rows = vec![(vec![], vec![])];
    for axis in axes {
        let extended = |(values, words): &(Vec<String>, Vec<String>)| {
            let with = |(value, more): &(String, Vec<String>)| {
                let values = values.iter().chain([value]).cloned().collect();
                (values, words.iter().chain(more).cloned().collect())
            };
            axis.points.iter().map(with).collect::<Vec<_>>()
        };
        rows = rows.iter().flat_map(extended).collect();
    }
    rows
}

/// Why this machine cannot be; words that mean nothing at all are an error.
fn possible(words: &[String], folder: &Path) -> Result<Option<String>, Failure> {
    let line = std::iter::once("warpstep").chain(words.iter().map(String::as_str));
    let parsed = Arguments::try_parse_from(line).map_err(|error| {
        let said = error.to_string();
        let said = said.lines().next().unwrap_or_default().trim_start_matches("error: ").to_string();
        Failure::other(format!("{}: {said}", words.join(" ")), "each row is a `warpstep run`; see its --help")
    })?;
    let Command::Run(run) = parsed.command else {
        return Err(Failure::other("a row is no `warpstep run`", "words after -- are options of it"));
    };
    match run.possible(folder) {
        Err(Failure::Config { error }) => Ok(Some(error.to_string())),
        other => other.map(|()| None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Parser)]
    struct Words {
        #[command(flatten)]
        grid: Grid,
    }

    fn rows(kernels: &[&str], words: &str) -> Result<Manifest, Failure> {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::prepare(place.path()).unwrap();
        let kernels: Vec<String> = kernels.iter().map(|kernel| kernel.to_string()).collect();
        Words::parse_from(format!("x {words}").split_whitespace()).grid.rows(&kernels, &[], &folder)
    }

    #[test]
    fn every_combination_is_a_row_and_its_words_run_it() {
        let manifest =
            rows(&["nested", "copy"], "--schedule lrr,gtlrr --set memory_latency=7,20,100 --shape 2x4")
                .unwrap();
        assert_eq!(manifest.columns, ["kernel", "engine", "config", "shape", "schedule", "memory_latency"]);
        assert_eq!((manifest.rows.len(), manifest.left_out.len()), (12, 0));
        assert_eq!(manifest.rows[4].values, ["nested", "cycle", "small", "2x4", "gtlrr", "20"]);
        assert_eq!(
            manifest.rows[4].words.join(" "),
            "run nested --engine cycle --config small --warps 2 --lanes 4 --schedule gtlrr --set memory_latency=20 --json"
        );
    }

    #[test]
    fn machines_that_cannot_be_are_left_out_with_their_reason() {
        let manifest = rows(&["nested"], "--shape 2x4,33x4").unwrap();
        assert_eq!((manifest.rows.len(), manifest.left_out.len()), (1, 1));
        assert!(manifest.left_out[0].reason.contains("1..=32"), "{}", manifest.left_out[0].reason);
    }

    #[test]
    fn a_kernel_or_a_word_that_nobody_knows_is_an_error() {
        assert!(rows(&["nobody"], "").is_err());
        assert!(rows(&["nested"], "--engine steam").is_err());
        assert!(rows(&["nested"], "--set no.such=1").is_err());
    }

    #[test]
    fn a_file_is_carried_into_the_folder() {
        let place = tempfile::tempdir().unwrap();
        let (folder, file) = (Folder::prepare(place.path()).unwrap(), place.path().join("mine.elf"));
        std::fs::write(&file, warpstep_kernels::by_name("nested").unwrap().image).unwrap();
        let grid = Words::parse_from(["x"]).grid;
        let manifest = grid.rows(&[file.display().to_string()], &[], &folder).unwrap();
        let carried = &manifest.rows[0].words[1];
        assert!(carried.starts_with("files/") && place.path().join(carried).is_file(), "{carried}");
    }
}
