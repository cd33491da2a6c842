//! The same program on warps of different widths: how much time wide warps lose to divergence.
//!
//! The program handles `threads` software threads on one warp and writes how long each took into `durations`; its
//! start-up argument chooses the order of the work (0 unsorted, 1 sorted). A warp is as slow as its slowest lane.

use crate::failure::Failure;
use crate::output::{print, print_json, write_file};
use crate::run_arguments::RunArguments;
use serde_json::json;
use std::path::Path;
use warpstep_golden::Silent;
use warpstep_picture::{Panel, Series, WidthStudy, width_study_svg};
use warpstep_program::Program;
use warpstep_spec::{Config, SplitMode};

const WIDTHS: [usize; 4] = [1, 8, 16, 32];
const ORDERS: [(u32, &str); 2] = [(0, "unsorted"), (1, "sorted")];

pub fn execute(arguments: &RunArguments, output: &Path, json: bool) -> Result<(), Failure> {
    let program = arguments.load()?;
    let mut panels = Vec::new();
    for (argument, order) in ORDERS {
        let mut series = Vec::new();
        for width in WIDTHS {
            series.push(Series { width, durations: durations(arguments, &program, width, argument)? });
        }
        panels.push(Panel { title: order.into(), series });
    }
    let study = WidthStudy {
        title: format!("{}: what wide warps lose to divergence", program.name),
        time_label: "steps".into(),
        panels,
    };
    write_file(output, &width_study_svg(&study)?)?;
    report(&study, output, json)
}

/// How long each software thread took on one warp of that width.
fn durations(
    arguments: &RunArguments,
    program: &Program,
    width: usize,
    argument: u32,
) -> Result<Vec<u64>, Failure> {
    let mut parameters = arguments.machine.config()?.parameters();
    (parameters.cores, parameters.warps, parameters.lanes) = (1, 1, width);
    (parameters.splits, parameters.split_mode) = (0, SplitMode::Off);
    let mut machine = arguments.machine_for(program, Config::try_from(parameters)?, argument);
    machine.run(arguments.limit, &mut Silent).map_err(|error| Failure::Run {
        program: program.name.clone(),
        problem: error.into(),
        help: format!("that was one warp of {width} lanes with start-up argument {argument}"),
    })?;
    if let Some(code @ 1..) = machine.exit_code() {
        let problem = format!("{} ended with exit code {code} on {width} lanes", program.name);
        return Err(Failure::other(
            problem,
            "the durations of a program that found itself wrong mean nothing",
        ));
    }
    let symbol = |name: &str| {
        program.symbols.address(name).ok_or_else(|| {
            Failure::other(
                format!("{} has no symbol `{name}`", program.name),
                "a width study needs `threads` (a word) and `durations` (a word per thread); see the kernel `iterations`",
            )
        })
    };
    let threads = machine.memory().read_word(symbol("threads")?);
    let words = machine.memory().read_words(symbol("durations")?, threads.min(1 << 16) as usize);
    Ok(words.into_iter().map(u64::from).collect())
}

fn report(study: &WidthStudy, output: &Path, json: bool) -> Result<(), Failure> {
    let path = output.display().to_string();
    if json {
        let panels: Vec<_> = study
            .panels
            .iter()
            .map(|panel| {
                let widths: Vec<_> = panel
                    .series
                    .iter()
                    .map(|series| json!({ "width": series.width, "lane_time": series.lane_time() as u64, "durations": series.durations }))
                    .collect();
                json!({ "order": panel.title, "widths": widths })
            })
            .collect();
        return print_json(&json!({ "picture": path, "panels": panels }));
    }
    let mut text = format!("{path}\n");
    for panel in &study.panels {
        let narrowest = panel.series.first().map_or(1, Series::lane_time).max(1);
        for series in &panel.series {
            let ratio = series.lane_time() as f64 / narrowest as f64;
            text += &format!(
                "{:<12} {:>2} lanes  lane-time {:>8}  {ratio:.2} of one lane's\n",
                panel.title,
                series.width,
                series.lane_time()
            );
        }
    }
    print(&text)
}
