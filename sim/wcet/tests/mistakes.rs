//! Each mistake of the analysis is found by what checks it: a check that finds none of those made on purpose says little
//! about those that nobody made on purpose. What is true (the runs on the cycle model) is measured once; the analysis is
//! wrong in one way at a time.
//!
//! Mistakes of the search are found by who checks certificates, too: sim/certificate/tests/mistakes.rs.

mod common;

use common::entangled::{entangled, raced};
use common::futures::different;
use common::halves::{decided_twice, halved, lanes_disagree, meeting};
use common::hits;
use common::machines::some_machine;
use common::scattered::scattered;
use common::side_by_side::side_by_side;
use common::tape::{Drawn, drawn, known, search};
use common::{Decided, config, decided, decided_unlike};
use std::panic::{AssertUnwindSafe, catch_unwind};
use warpstep_fuzz::{Features, generate, mix};
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
use warpstep_spec::config::Parameters;
use warpstep_spec::{Config, Policy, Schedule, SplitMode};
use warpstep_wcet::trusted::Fees;
use warpstep_wcet::{Budget, Inputs, Method, Mistake, Start, Stop, Together, bound, sum_by};

const BUDGET: Budget = Budget { states: 20_000, ways: 200_000, cycles: 100_000 };
const LIMIT: u64 = 100_000;
const TAPES: &str = include_str!("mistakes.txt");

/// Who finds a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Oracle {
    /// Every cycle of kernels, beside the cycle model (equality.rs).
    Cycles,
    /// The longest of all runs is what G says (brute_force.rs).
    EveryRun,
    /// States that are called equal have the same future (brute_force.rs).
    Futures,
    /// No run is longer than G, or else S, says, where inputs decide through data.
    NoRunLonger,
    /// No run is longer than S says (sum.rs).
    Sum,
    /// No run of a program that was searched for is (mistakes.txt).
    Tape,
}

impl Oracle {
    const ALL: [Oracle; 6] =
        [Oracle::Cycles, Oracle::EveryRun, Oracle::Futures, Oracle::NoRunLonger, Oracle::Sum, Oracle::Tape];
}

/// A program, and the longest of all its runs.
struct Case {
    config: Config,
    program: Program,
    longest: u64,
    /// Whether there is a bound, and a sum, without mistakes.
    bounded: [bool; 2],
}

impl Case {
    fn new(config: Config, decided: Decided) -> Case {
        let (_, longest) = decided.of_all_runs(&config);
        let mut case = Case { config, program: decided.program, longest, bounded: [false; 2] };
        case.bounded = [case.bound().is_ok(), PARTINGS.iter().all(|together| case.sum(*together).is_ok())];
        case
    }

    /// Declared inputs; what was never written may be anything.
    fn start(&self) -> Start {
        let inputs = Inputs::declared(&self.program).ranges().to_vec();
        Start { argument: Some(0), inputs, ..Start::default() }
    }

    /// By E, G, or S where they do not suffice.
    fn bound(&self) -> Result<u64, Stop> {
        bound(&self.config, &self.program, &self.start(), LIMIT, &BUDGET).map(|found| found.cycles)
    }

    fn sum(&self, together: Together) -> Result<u64, Stop> {
        let Case { config, program, .. } = self;
        let found = sum_by(&Fees::new(config), together, config, program, &self.start(), &BUDGET);
        found.map(|found| found.cycles)
    }

    fn wrong(&self, which: &str, found: u64) -> String {
        format!(
            "{} on {}: {which} {found}, longest run {}",
            self.program.name, self.config.name, self.longest
        )
    }

    /// A bound that is too small, or is no longer found.
    fn exceeded(&self) -> Option<String> {
        self.bounded[0].then(|| self.less("bound", self.bound())).flatten().or_else(|| self.exceeded_by_sum())
    }

    fn exceeded_by_sum(&self) -> Option<String> {
        let less = |together: &Together| self.less("sum", self.sum(*together));
        self.bounded[1].then(|| PARTINGS.iter().find_map(less)).flatten()
    }

    fn less(&self, which: &str, found: Result<u64, Stop>) -> Option<String> {
        match found {
            Ok(found) => (found < self.longest).then(|| self.wrong(which, found)),
            Err(stop) => Some(format!("{}: no {which}: {stop}", self.program.name)),
        }
    }
}

/// Until when warps are followed together: as long as there is one, or nothing is open.
const PARTINGS: [Together; 2] = [Together::One, Together::Until(LIMIT)];

/// What is true, by who asks for it.
struct Truth {
    /// Programs whose bound is attained.
    every_run: Vec<Case>,
    entangled: Vec<Case>,
    sums: Vec<Case>,
    /// Programs that were searched for, whose runs all take the same time.
    tapes: Vec<Drawn>,
}

fn schedule(p: &mut Parameters, number: u64) {
    p.schedule = Schedule::Coordinated(Policy::ALL[number as usize % 3]);
}

fn raced_case() -> Case {
    let config = config(|p| (p.warps, p.lanes) = (3, 1));
    let program = raced(&config);
    Case::new(config, program)
}

impl Truth {
    fn new(programs: u64) -> Truth {
        let every_run = |seed: u64| {
            let config = config(|p| {
                let rng = &mut fastrand::Rng::with_seed(seed);
                some_machine(p, rng);
                (p.warps, p.lanes) = [(2, 2), (2, 1), (4, 1), (1, 4)][rng.usize(0..4)];
                let splits = if p.lanes > 1 { rng.usize(0..2) } else { 0 };
                (p.splits, p.split_mode) = [(0, SplitMode::Off), (1, SplitMode::Dynamic)][splits];
                (p.fetch_latency, p.latencies.control) = [(3, 2), (1, 4)][rng.usize(0..2)];
                if rng.bool() {
                    p.instruction_cache.bytes = 2 * p.instruction_cache.line_bytes;
                }
            });
            let program = match seed % 2 {
                0 => decided(seed, &config, 6),
                _ => decided_unlike(seed, &config, 6),
            };
            Case::new(config, program)
        };
        let entangled = |seed: u64| {
            let config = config(|p| {
                schedule(p, seed);
                (p.warps, p.lanes) = [(2, 2), (4, 1), (1, 4), (2, 1)][seed as usize % 4];
                p.memory_latency = [2, 20][seed as usize % 2];
            });
            let program = entangled(seed, &config, 6);
            Case::new(config, program)
        };
        let sums = |seed: u64| {
            let config = config(|p| some_machine(p, &mut fastrand::Rng::with_seed(seed)));
            let program = decided(seed, &config, 6);
            Case::new(config, program)
        };
        let hits = hits::programs().map(|(_, program)| Case::new(config(hits::machine), program));
        let scattered = |seed: u64| {
            let config = config(|p| {
                let rng = &mut fastrand::Rng::with_seed(seed);
                some_machine(p, rng);
                (p.warps, p.lanes) = [(2, 2), (1, 4), (4, 1)][rng.usize(0..3)];
                (p.splits, p.split_mode) = (0, SplitMode::Off);
            });
            let program = scattered(seed, &config, 8);
            Case::new(config, program)
        };
        let halved = |seed: u64| {
            let config = config(|p| {
                let rng = &mut fastrand::Rng::with_seed(seed);
                some_machine(p, rng);
                (p.warps, p.lanes) = [(2, 2), (1, 3), (2, 3)][rng.usize(0..3)];
                (p.splits, p.split_mode) =
                    [(0, SplitMode::Off), (1, SplitMode::Marked), (1, SplitMode::Dynamic)][rng.usize(0..3)];
            });
            let program = halved(seed, &config, 6);
            Case::new(config, program)
        };
        // Of the first sixty these meet so that it matters.
        let meetings = [40, 48, 54].into_iter().flat_map(|seed| {
            (0..2).map(move |number| {
                let config = config(|p| {
                    schedule(p, number);
                    (p.warps, p.lanes, p.splits, p.split_mode) = (2, 3, 1, SplitMode::Marked);
                });
                let program = meeting(seed, &config);
                Case::new(config, program)
            })
        });
        let one_warp = [decided_twice, lanes_disagree].map(|program| {
            let config = config(|p| (p.warps, p.lanes) = (1, 3));
            let program = program(&config);
            Case::new(config, program)
        });
        Truth {
            every_run: (0..programs).map(every_run).collect(),
            entangled: (0..2 * programs)
                .map(entangled)
                .chain((0..programs / 2).map(scattered))
                .chain((0..programs / 2).map(halved))
                .chain(meetings)
                .chain(one_warp)
                .chain([raced_case()])
                .collect(),
            sums: (0..programs).map(sums).chain(hits).collect(),
            tapes: known(TAPES).values().map(|tape| drawn(tape).unwrap()).collect(),
        }
    }

    /// What this check finds.
    fn find(&self, oracle: Oracle) -> Option<String> {
        match oracle {
            Oracle::Cycles => cycles(),
            Oracle::EveryRun => self.every_run.iter().find_map(|case| {
                let found = case.bound();
                match found {
                    Ok(found) => (found != case.longest).then(|| case.wrong("bound", found)),
                    Err(stop) => Some(format!("{}: {stop}", case.program.name)),
                }
            }),
            Oracle::Futures => (0..self.every_run.len() as u64).find_map(futures),
            Oracle::NoRunLonger => self.entangled.iter().find_map(Case::exceeded),
            Oracle::Sum => self.sums.iter().find_map(Case::exceeded_by_sum),
            Oracle::Tape => self.tapes.iter().find_map(|drawn| {
                let (cycles, found) = (drawn.cycles, drawn.sum()?.cycles);
                (found < cycles).then(|| format!("a tape: sum {found}, every run {cycles}"))
            }),
        }
    }
}

/// Where analysis and model differ first.
fn cycles() -> Option<String> {
    let machines: [fn(&mut Parameters); 4] = [
        |_| {},
        |p| {
            (p.data_cache_bytes, p.instruction_cache.bytes) = (64, 2 * p.instruction_cache.line_bytes);
            (p.write_ports, p.local_banks, p.latencies.control) = (1, 2, 4);
        },
        |p| (p.splits, p.split_mode) = (2, SplitMode::Dynamic),
        |p| (p.splits, p.split_mode) = (3, SplitMode::Marked),
    ];
    machines.iter().zip(0..).find_map(|(change, number)| {
        let config = config(|p| {
            schedule(p, number);
            change(p);
        });
        let kernels = warpstep_kernels::quick_on(&config);
        let kernels =
            kernels.into_iter().map(|kernel| Program::from_bytes(kernel.name, kernel.image).unwrap());
        let features = Features { csrs: false, floats: false, patches: false, ..Features::of(&config) };
        let random = |seed: u64| generate(mix(&[seed, 13]), &config, &features).program("random").unwrap();
        let compare = |program: Program, zeroed: bool| {
            side_by_side(&config, &program, zeroed, false, MemoryKind::Fixed).err()
        };
        let differs = (0..20).find_map(|seed| compare(random(seed), true));
        differs.or_else(|| kernels.into_iter().find_map(|program| compare(program, false)))
    })
}

/// States called equal that are not. More warps than can be run with all inputs, and unlike ones.
fn futures(seed: u64) -> Option<String> {
    let config = config(|p| {
        let rng = &mut fastrand::Rng::with_seed(seed);
        some_machine(p, rng);
        (p.warps, p.lanes) = [(3, 1), (4, 1), (2, 2), (5, 1)][rng.usize(0..4)];
        (p.splits, p.split_mode) = (0, SplitMode::Off);
        (p.fetch_latency, p.latencies.control) = [(3, 2), (1, 4), (1, 6)][rng.usize(0..3)];
        let lines = [2, 4, 8, 64][rng.usize(0..4)];
        p.instruction_cache.bytes = lines * p.instruction_cache.line_bytes;
    });
    let program = decided_unlike(seed, &config, 8).program;
    let start = Start { argument: Some(0), ..Start::default() };
    let found = bound(&config, &program, &start, LIMIT, &BUDGET).ok()?;
    let Method::Graph(graph) = found.method else { return None };
    different(&config, &program, &start, &graph.premises)
}

/// What a check finds while a mistake is made; a broken invariant is found, too.
fn found(truth: &Truth, mistake: Mistake, oracle: Oracle) -> Option<String> {
    let during = || mistake.make(|| truth.find(oracle));
    catch_unwind(AssertUnwindSafe(during)).unwrap_or_else(|_| Some("an invariant is broken".into()))
}

/// Who finds it, of those that do; nobody, of those for which nothing was found.
fn finder(mistake: Mistake) -> Option<Oracle> {
    use Mistake::*;
    Some(match mistake {
        ShortLatency | UnitNotAwaited | SlotTakenTwice | OldLineStays | NopTooFew | WrongPathNotFetched
        | WriteNotAwaited | BanksWithoutConflict | SiblingsTogether | EndsTooEarly => Oracle::Cycles,
        KeyWithoutTags
        | KeyWithoutResults
        | KeyWithoutBus
        | OutcomeLeftOut
        | MasksNeverMatter
        | OutcomeNotExplored
        | SameQuestionsSameState
        | LastWayIsLongest => Oracle::EveryRun,
        KeyWithoutSelection | KeyWithoutAccesses | KeyWithoutOutcome => Oracle::Futures,
        KeyWithoutPasses | InputsKnown | ByteLoadKnown | ForgottenIsZero | StoreNotSeen | RaceNotSeen
        | TimeIsKnown | LoopBoundLess | StoresFallTogether | ScatterNotMet | LanesAgree | KnownForOthers
        | HalvesNeverMeet | SecondHalfIsFree | NeverBeginsAnew => Oracle::NoRunLonger,
        IssueIsFree | WindowAcrossHits | HitsBehindNobody | AgainIsThere | LastPhaseNotAdded => Oracle::Sum,
        SharedLineHits | LeftoverForgotten => Oracle::Tape,
        KeyWithoutTurn | HalvesTakeNothing => return None,
    })
}

#[test]
fn every_mistake_is_found_and_nothing_is_found_without_one() {
    let truth = Truth::new(110);
    for oracle in Oracle::ALL {
        assert_eq!(truth.find(oracle), None, "{oracle:?}");
    }
    for mistake in Mistake::ALL {
        let Some(oracle) = finder(*mistake) else { continue };
        assert!(found(&truth, *mistake, oracle).is_some(), "{oracle:?} does not find: {}", mistake.words());
    }
}

/// Of the words of an environment variable, all if there are none.
fn wanted(variable: &str) -> impl Fn(&str) -> bool {
    let words = std::env::var(variable).unwrap_or_default();
    move |word| words.is_empty() || words.split(',').any(|wanted| wanted == word)
}

/// `cargo test -p warpstep-wcet --test mistakes -- --ignored --nocapture which`: the table of docs/bounds.md. `MISTAKES`
/// and `ORACLES` name some, `PROGRAMS` says how many.
#[test]
#[ignore = "minutes"]
fn which_check_finds_which_mistake() {
    let truth = Truth::new(std::env::var("PROGRAMS").map_or(300, |programs| programs.parse().unwrap()));
    let (wanted, wanted_oracle) = (wanted("MISTAKES"), wanted("ORACLES"));
    let oracles: Vec<Oracle> =
        Oracle::ALL.into_iter().filter(|oracle| wanted_oracle(&format!("{oracle:?}"))).collect();
    for mistake in Mistake::ALL.iter().filter(|mistake| wanted(&format!("{mistake:?}"))) {
        println!("{mistake:?}: {}", mistake.words());
        for oracle in &oracles {
            found(&truth, *mistake, *oracle)
                .into_iter()
                .for_each(|what| println!("    {oracle:?}: {what:.200}"));
        }
    }
}

/// `MISTAKES=name,name SEED=n cargo test -p warpstep-wcet --test mistakes -- --ignored --nocapture search` prints lines for
/// `mistakes.txt`.
#[test]
#[ignore = "minutes"]
fn search_for_a_program_for_a_mistake_of_sums() {
    let (seed, wanted) = (std::env::var("SEED").unwrap_or_default(), wanted("MISTAKES"));
    for mistake in Mistake::ALL.iter().filter(|mistake| wanted(&format!("{mistake:?}"))) {
        let slack = |drawn: &Drawn| drawn.slack(mistake.make(|| drawn.sum()).map(|sum| sum.cycles));
        match search(slack, seed.parse().unwrap_or(1), 6, 200) {
            Ok(tape) => {
                let numbers: Vec<String> = tape.iter().map(u8::to_string).collect();
                println!("{mistake:?} {}", numbers.join(" "));
            }
            Err(closest) => {
                println!("# {mistake:?}: nothing found; too large by {closest:.2} of what it takes away")
            }
        }
    }
}
