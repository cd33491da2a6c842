//! What `warpstep wcet` says.

use super::machine_words;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use warpstep_experiments::bounds::Observed;
use warpstep_program::Program;
use warpstep_spec::Config;
use warpstep_spec::config::MemoryContract;
use warpstep_wcet::{About, Bound, Cause, Method, Start};

/// Lines of a table.
const MOST_LINES: usize = 8;

#[derive(Serialize)]
pub struct Report {
    program: String,
    machine: String,
    /// No run takes more cycles.
    bound: u64,
    /// `exact`, or `graph`.
    method: &'static str,
    /// Cycles before inputs decide anything.
    exact_cycles: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    graph: Option<GraphSize>,
    /// What may differ from run to run.
    inputs: Vec<Input>,
    assumptions: Vec<String>,
    causes: Vec<Share>,
    places: Vec<Share>,
    /// Choices of the longest way, by place: how often each outcome is taken.
    choices: Vec<Choice>,
    #[serde(skip_serializing_if = "Option::is_none")]
    observed: Option<Observed>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bound_by_observed: Option<f64>,
}

#[derive(Serialize)]
struct GraphSize {
    states: usize,
    ways: usize,
    passes: usize,
}

#[derive(Serialize)]
struct Input {
    name: String,
    address: u32,
    bytes: u32,
}

#[derive(Serialize)]
struct Share {
    what: String,
    cycles: u64,
    share: f64,
}

#[derive(Serialize)]
struct Choice {
    place: String,
    outcomes: BTreeMap<String, u64>,
}

impl Report {
    pub fn new(
        program: &Program,
        config: &Config,
        start: &Start,
        bound: &Bound,
        observed: Option<&Observed>,
    ) -> Report {
        let graph = match &bound.method {
            Method::Exact => None,
            Method::Graph(graph) => Some(graph),
        };
        let inputs = start.inputs.iter().map(|input| Input {
            name: program.symbols.describe(input.start).unwrap_or_else(|| format!("{:#x}", input.start)),
            address: input.start,
            bytes: input.end - input.start,
        });
        Report {
            program: program.name.clone(),
            machine: machine_words(config),
            bound: bound.cycles,
            method: if graph.is_some() { "graph" } else { "exact" },
            exact_cycles: bound.exact_cycles,
            graph: graph.map(|graph| GraphSize {
                states: graph.states,
                ways: graph.ways,
                passes: graph.passes,
            }),
            inputs: inputs.collect(),
            assumptions: assumptions(config, start),
            causes: causes(bound),
            places: places(program, bound),
            choices: choices(program, bound),
            observed: observed.copied(),
            bound_by_observed: observed.map(|observed| bound.cycles as f64 / observed.most as f64),
        }
    }
}

fn assumptions(config: &Config, start: &Start) -> Vec<String> {
    let MemoryContract { delay, stall, gap } = config.memory_contract();
    let mut all = vec![if config.on_time {
        format!("memory keeps its contract: delay {delay}, stall {stall}, gap {gap}")
    } else {
        format!(
            "memory answers every access after exactly {delay} cycles; with on_time any memory of a contract would do"
        )
    }];
    all.push(match start.argument {
        Some(argument) => format!("the start-up argument is {argument}"),
        None => "the start-up argument may be anything".into(),
    });
    all.push(if start.warm {
        "the code is in the instruction caches at the start".into()
    } else {
        "the instruction caches are empty at the start".into()
    });
    all.push("registers and memory that nobody wrote may hold anything".into());
    all
}

fn share(what: String, cycles: u64, all: u64) -> Share {
    Share { what, cycles, share: cycles as f64 / all.max(1) as f64 }
}

fn causes(bound: &Bound) -> Vec<Share> {
    let all = bound.costs.cycles();
    let shares = Cause::ALL.into_iter().map(|cause| share(cause.word().into(), bound.costs.of(cause), all));
    shares.filter(|share| share.cycles > 0).collect()
}

/// The functions, or labels, with the most cycles.
fn places(program: &Program, bound: &Bound) -> Vec<Share> {
    let mut by_name: BTreeMap<String, u64> = BTreeMap::new();
    for (pc, cycles) in bound.costs.by_pc() {
        let place = program.place(*pc).unwrap_or_else(|| format!("{pc:#x}"));
        let name = place.split('+').next().unwrap_or(&place).to_string();
        *by_name.entry(name).or_default() += cycles;
    }
    let all = bound.costs.cycles();
    let mut shares: Vec<Share> = by_name.into_iter().map(|(name, cycles)| share(name, cycles, all)).collect();
    shares.sort_by(|a, b| b.cycles.cmp(&a.cycles).then_with(|| a.what.cmp(&b.what)));
    shares.truncate(MOST_LINES);
    shares
}

fn choices(program: &Program, bound: &Bound) -> Vec<Choice> {
    let Method::Graph(graph) = &bound.method else { return Vec::new() };
    let mut by_place: BTreeMap<u32, BTreeMap<String, u64>> = BTreeMap::new();
    for step in &graph.worst {
        let bits = step.outcome.bits;
        let outcome = match step.question.about {
            About::Taken(_) => if bits == 1 { "taken" } else { "not taken" }.to_string(),
            _ if step.outcome.representative => "both halves".into(),
            About::Holds(lanes) | About::Mask { lanes, .. } => {
                let open = lanes.count_ones();
                format!("{} of {open} lanes", bits.count_ones())
            }
        };
        *by_place.entry(step.question.place.pc).or_default().entry(outcome).or_default() += 1;
    }
    let choice =
        |(pc, outcomes)| Choice { place: program.place(pc).unwrap_or_else(|| format!("{pc:#x}")), outcomes };
    by_place.into_iter().map(choice).collect()
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} on {}", self.program, self.machine)?;
        match &self.graph {
            None => writeln!(f, "bound      {} cycles: every run takes exactly these", self.bound)?,
            Some(GraphSize { states, ways, .. }) => writeln!(
                f,
                "bound      {} cycles; inputs first decide in cycle {}, then {states} states, {ways} ways between them",
                self.bound, self.exact_cycles
            )?,
        }
        if let (Some(observed), Some(ratio)) = (&self.observed, self.bound_by_observed) {
            let Observed { runs, wrong, least, most } = observed;
            let wrong =
                if *wrong > 0 { format!(", {wrong} with inputs it does not take") } else { String::new() };
            writeln!(f, "observed   {least} to {most} in {runs} runs{wrong}; bound by observed {ratio:.3}")?;
        }
        let inputs: Vec<String> =
            self.inputs.iter().map(|input| format!("{} ({} bytes)", input.name, input.bytes)).collect();
        writeln!(f, "inputs     {}", if inputs.is_empty() { "none".into() } else { inputs.join(", ") })?;
        for assumption in &self.assumptions {
            writeln!(f, "assumes    {assumption}")?;
        }
        writeln!(f, "\nWhere the cycles of the longest run go")?;
        for Share { what, cycles, share } in &self.causes {
            let advice = Cause::ALL.into_iter().find(|cause| cause.word() == what).map_or("", Cause::advice);
            writeln!(f, "{what:14} {cycles:12} {:5.1} %  {advice}", 100.0 * share)?;
        }
        writeln!(f)?;
        for Share { what, cycles, share } in &self.places {
            writeln!(f, "{what:30} {cycles:12} {:5.1} %", 100.0 * share)?;
        }
        if !self.choices.is_empty() {
            writeln!(f, "\nWhat inputs decide, in the longest run")?;
        }
        for Choice { place, outcomes } in self.choices.iter().take(2 * MOST_LINES) {
            let outcomes: Vec<String> =
                outcomes.iter().map(|(outcome, times)| format!("{times} × {outcome}")).collect();
            writeln!(f, "{place:30} {}", outcomes.join(", "))?;
        }
        Ok(())
    }
}
