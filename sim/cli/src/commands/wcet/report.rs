//! What `warpstep wcet` says.

use super::machine_words;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use warpstep_certificate::assumptions;
use warpstep_experiments::bounds::Observed;
use warpstep_program::Program;
use warpstep_spec::Config;
use warpstep_wcet::{About, Bound, Cause, Chosen, Method, Phase, Start, Stop, Sum};

/// Lines of a table.
const MOST_LINES: usize = 8;

#[derive(Serialize)]
pub struct Report {
    pub program: String,
    pub machine: String,
    /// No run takes more cycles.
    pub bound: u64,
    /// `exact`, `graph` or `sum`.
    pub method: &'static str,
    /// Cycles before inputs decide anything.
    pub exact_cycles: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub graph: Option<GraphSize>,
    /// Of a sum: why it is not exact, and its phases.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sum: Option<Phases>,
    /// What may differ from run to run.
    pub inputs: Vec<Input>,
    pub assumptions: Vec<String>,
    pub causes: Vec<Share>,
    pub places: Vec<Share>,
    /// Choices of the longest way, by place: how often each outcome is taken.
    pub choices: Vec<Choice>,
    /// The choice of splits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub splits: Option<Splits>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub observed: Option<Observed>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bound_by_observed: Option<f64>,
}

#[derive(Serialize)]
pub struct GraphSize {
    states: usize,
    ways: usize,
    passes: usize,
}

#[derive(Serialize)]
pub struct Phases {
    pub because: String,
    /// Cycles before warps are followed one by one.
    pub before: u64,
    pub phases: Vec<PhaseOf>,
    /// Cycles for lines of code that other warps bring.
    pub fills: u64,
    /// Cycles for lines of data that several load and one brings.
    pub lasting: u64,
}

/// From one barrier of all warps to the next.
#[derive(Serialize)]
pub struct PhaseOf {
    pub warps: usize,
    /// The warp that counts.
    pub warp: usize,
    pub alone: u64,
    pub others: u64,
}

impl Phases {
    fn new(sum: &Sum, because: &Stop) -> Phases {
        let of = |phase: &Phase| PhaseOf {
            warps: phase.warps,
            warp: phase.warp,
            alone: phase.alone,
            others: phase.others,
        };
        Phases {
            because: because.to_string(),
            before: sum.before,
            phases: sum.phases.iter().map(of).collect(),
            fills: sum.fills,
            lasting: sum.lasting,
        }
    }
}

#[derive(Serialize)]
pub struct Splits {
    /// The bound of the program as it was, and with no mark.
    pub before: u64,
    pub unmarked: u64,
    /// Markings that were bounded, and whether these are all.
    pub tried: usize,
    pub all: bool,
    pub marks: Vec<Mark>,
}

#[derive(Serialize)]
pub struct Mark {
    pub place: String,
    pub address: u32,
    /// None: not marked.
    pub context: Option<u8>,
}

impl Splits {
    fn new(program: &Program, chosen: &Chosen) -> Splits {
        let mark = |(pc, context): (&u32, &Option<u8>)| Mark {
            place: program.place(*pc).unwrap_or_else(|| format!("{pc:#x}")),
            address: *pc,
            context: *context,
        };
        let Chosen { before, unmarked, tried, all, .. } = *chosen;
        Splits { before, unmarked, tried, all, marks: chosen.marks.iter().map(mark).collect() }
    }
}

#[derive(Serialize)]
pub struct Input {
    name: String,
    address: u32,
    bytes: u32,
}

#[derive(Serialize)]
pub struct Share {
    pub what: String,
    pub cycles: u64,
    pub share: f64,
}

#[derive(Serialize)]
pub struct Choice {
    pub place: String,
    pub outcomes: BTreeMap<String, u64>,
}

impl Report {
    pub fn new(
        program: &Program,
        config: &Config,
        start: &Start,
        bound: &Bound,
        observed: Option<&Observed>,
        chosen: Option<&Chosen>,
    ) -> Report {
        let (method, graph, sum) = match &bound.method {
            Method::Exact => ("exact", None, None),
            Method::Graph(graph) => ("graph", Some(graph), None),
            Method::Sum { sum, because } => ("sum", None, Some(Phases::new(sum, because))),
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
            method,
            sum,
            exact_cycles: bound.exact_cycles,
            graph: graph.map(|graph| GraphSize {
                states: graph.states,
                ways: graph.ways,
                passes: graph.passes,
            }),
            inputs: inputs.collect(),
            assumptions: assumptions(program, config, start, bound.objects().into_iter()),
            causes: causes(bound),
            places: places(program, bound),
            choices: choices(program, bound),
            splits: chosen.map(|chosen| Splits::new(program, chosen)),
            observed: observed.copied(),
            bound_by_observed: observed.map(|observed| bound.cycles as f64 / observed.most as f64),
        }
    }
}

impl Report {
    /// The bound, and what kind it is.
    pub fn verdict(&self) -> String {
        let bound = self.bound;
        match (&self.graph, &self.sum) {
            (None, None) => format!("{bound} cycles: every run takes exactly these"),
            (None, Some(Phases { phases, .. })) => {
                let taken: u64 = phases.iter().map(|phase| phase.others).sum();
                let count = phases.len();
                format!(
                    "{bound} cycles: a sum over {count} phases, {taken} of them for what other warps can take"
                )
            }
            (Some(GraphSize { states, ways, .. }), _) => format!(
                "{bound} cycles; inputs first decide in cycle {}, then {states} states, {ways} ways between them",
                self.exact_cycles
            ),
        }
    }

    /// What runs took.
    pub fn observed_words(&self) -> Option<String> {
        let Observed { runs, wrong, least, most } = self.observed.as_ref()?;
        let ratio = self.bound_by_observed?;
        let wrong =
            if *wrong > 0 { format!(", {wrong} with inputs it does not take") } else { String::new() };
        Some(format!("{least} to {most} in {runs} runs{wrong}; bound by observed {ratio:.3}"))
    }
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
            About::Scatter(scatter) => {
                format!("{} lanes in {} lines", scatter.lanes(), scatter.way(bits).len())
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
        writeln!(f, "bound      {}", self.verdict())?;
        if let Some(Phases { because, .. }) = &self.sum {
            writeln!(f, "because    {because}")?;
        }
        if let Some(observed) = self.observed_words() {
            writeln!(f, "observed   {observed}")?;
        }
        if let Some(Splits { before, unmarked, tried, all, marks }) = &self.splits {
            let of = if *all { "all" } else { "of more" };
            writeln!(
                f,
                "splits     {tried} markings tried, {of}; as it was {before}, with no mark {unmarked}"
            )?;
            for Mark { place, context, .. } in marks {
                let context = context.map_or("not marked".into(), |context| format!("context {context}"));
                writeln!(f, "           {place}: {context}")?;
            }
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
