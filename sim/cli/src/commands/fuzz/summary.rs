//! What came of a run: for people, as data, and as a picture.

use super::campaign::Campaign;
use super::evidence::Evidence;
use crate::failure::Failure;
use crate::output::write_file;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::PoisonError;
use std::sync::atomic::Ordering::Relaxed;
use warpstep_fuzz::coverage::{Shape, Split};
use warpstep_fuzz::{Build, Coverage, Rehearsal};
use warpstep_picture::{Heat, HeatGroup, heat_svg};

#[derive(Serialize)]
pub struct Row {
    pub build: usize,
    pub machine: String,
    pub programs: usize,
    pub cycles: u64,
}

/// Two of the four things a situation is made of.
#[derive(Serialize)]
struct Pairs {
    axes: [&'static str; 2],
    reached: usize,
    missing: Vec<[&'static str; 2]>,
}

/// In which situations instructions issued.
#[derive(Serialize)]
struct Reached {
    situations: usize,
    pairs: Vec<Pairs>,
}

/// What was there before, and is there now.
#[derive(Serialize)]
struct Kept {
    programs: usize,
    lane_instructions: BTreeMap<String, u64>,
    reached: Reached,
}

#[derive(Serialize)]
pub struct Summary {
    seed: Option<u64>,
    /// What was compared: the core with the models, or the models with each other.
    against: &'static str,
    programs: usize,
    cycles: u64,
    instructions: u64,
    lane_instructions: u64,
    /// Splits at which lanes parted.
    partings: u64,
    /// Those of them whose halves ran in parallel.
    parallel: u64,
    /// Those of these at which the warp was split already.
    nested: u64,
    /// Kinds of instructions executed.
    kinds: usize,
    reached: Reached,
    corpus: Option<Kept>,
    seconds: f64,
    builds: Vec<Row>,
    pub failure: Option<Evidence>,
}

impl Row {
    pub fn new(build: &Build, programs: usize, cycles: u64) -> Row {
        Row { build: build.number, machine: build.describe(), programs, cycles }
    }
}

impl Reached {
    fn new(coverage: &Coverage) -> Reached {
        let pairs = coverage.pairs().into_iter();
        let pair = |pairs: warpstep_fuzz::coverage::Pairs| Pairs {
            axes: pairs.axes,
            reached: pairs.reached,
            missing: pairs.missing,
        };
        Reached { situations: coverage.reached(), pairs: pairs.map(pair).collect() }
    }

    fn text(&self) -> String {
        let pair = |pairs: &Pairs| {
            let all = pairs.reached + pairs.missing.len();
            format!("{} × {} {} of {all}", pairs.axes[0], pairs.axes[1], pairs.reached)
        };
        let pairs: Vec<String> = self.pairs.iter().map(pair).collect();
        format!(
            "{} situations (instruction × mask × cycle before × split); {}",
            self.situations,
            pairs.join(", ")
        )
    }
}

impl Summary {
    /// Of programs that were run, and what stopped them.
    pub fn new(
        seed: Option<u64>,
        against: &'static str,
        builds: Vec<Row>,
        (deeds, reached): (&Rehearsal, &Coverage),
        seconds: f64,
        failure: Option<Evidence>,
    ) -> Summary {
        Summary {
            seed,
            against,
            programs: builds.iter().map(|row| row.programs).sum(),
            cycles: builds.iter().map(|row| row.cycles).sum(),
            instructions: deeds.instructions,
            lane_instructions: reached.lane_instructions,
            partings: deeds.partings,
            parallel: deeds.parallel,
            nested: deeds.nested,
            kinds: deeds.kinds().count(),
            reached: Reached::new(reached),
            corpus: None,
            seconds,
            builds,
            failure,
        }
    }

    /// Of a campaign.
    pub fn of(
        campaign: &Campaign,
        against: &'static str,
        seconds: f64,
        failure: Option<Evidence>,
    ) -> Summary {
        let builds = campaign.builds.iter().zip(&campaign.done);
        let rows = builds
            .map(|(build, (programs, cycles))| Row::new(build, programs.load(Relaxed), cycles.load(Relaxed)))
            .collect();
        let deeds = campaign.deeds.lock().unwrap_or_else(PoisonError::into_inner);
        let reached = campaign.reached.lock().unwrap_or_else(PoisonError::into_inner);
        let mut summary =
            Summary::new(Some(campaign.seed), against, rows, (&deeds, &reached), seconds, failure);
        summary.corpus = campaign.corpus.as_ref().map(|corpus| {
            let corpus = corpus.lock().unwrap_or_else(PoisonError::into_inner);
            Kept {
                programs: corpus.programs().len(),
                lane_instructions: corpus.lane_instructions().clone(),
                reached: Reached::new(&corpus.coverage),
            }
        });
        summary
    }

    pub fn text(&self) -> String {
        let mut text: String = self
            .builds
            .iter()
            .filter(|row| row.programs > 0)
            .map(|row| {
                format!(
                    "{:>3}  {:>6} programs {:>10} cycles  {}\n",
                    row.build, row.programs, row.cycles, row.machine
                )
            })
            .collect();
        let agree = match self.against {
            "models" => "leave the same behind in the cycle model and in the golden engine alone",
            _ => "agree in every cycle and lane",
        };
        text.push_str(&format!(
            "{} programs {agree}: {} cycles, {} warp-instructions ({} by lane) of {} kinds, {} partings of lanes ({} in parallel, {} of them nested), {:.0} s\n",
            self.programs, self.cycles, self.instructions, self.lane_instructions, self.kinds, self.partings, self.parallel, self.nested, self.seconds
        ));
        text.push_str(&format!("reached: {}\n", self.reached.text()));
        if let Some(kept) = &self.corpus {
            let by = |(against, count): (&String, &u64)| format!("{count} with {against}");
            let lanes: Vec<String> = kept.lane_instructions.iter().map(by).collect();
            text.push_str(&format!(
                "corpus: {} programs; instructions by lane so far: {}; {}\n",
                kept.programs,
                lanes.join(", "),
                kept.reached.text()
            ));
        }
        if let Some(failure) = &self.failure {
            text.push('\n');
            text.push_str(&failure.text());
        }
        text
    }
}

/// Draws what was reached.
pub fn draw(coverage: &Coverage, path: &Path) -> Result<(), Failure> {
    let group = |split: &Split| HeatGroup {
        name: split.word().into(),
        columns: Shape::ALL.iter().map(|shape| shape.word().into()).collect(),
    };
    let rows = coverage.table().into_iter().map(|(name, row)| (name.into(), row)).collect();
    let heat = Heat {
        title: "Where random programs have been".into(),
        caption: vec![
            format!("{} situations, {} instructions by lane", coverage.reached(), coverage.lane_instructions),
            "Row: instruction. Column: where the warp stands in a split, and which of its lanes are active."
                .into(),
            "Colour: after how many of the things a context can do in the cycle before; white: never.".into(),
        ],
        groups: Split::ALL.iter().map(group).collect(),
        rows,
        most: Coverage::befores(),
    };
    let svg = heat_svg(&heat).map_err(|error| {
        Failure::other(error.to_string(), "this is a bug of the picture: run without --picture")
    })?;
    write_file(path, svg)
}
