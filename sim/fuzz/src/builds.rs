//! The machines programs are tried on: every schedule several times, odd shapes, small caches, slow memories.
//!
//! The first six are for every day: three coordinated and three decoupled schedules on small machines, one of two cores, before
//! every kind of memory. The first twelve have two cores with either arbiter. At most four are larger than 8 × 8, because they
//! take long to compile and to simulate. `describe.rs` puts a machine into words.

mod describe;

use warpstep_spec::config::{Arbiter, CacheParameters, named};
use warpstep_spec::{Config, Latencies, Schedule, SplitMode};

/// A machine to try programs on.
#[derive(Clone, Debug)]
pub struct Build {
    /// Its place in the list: what a replay names.
    pub number: usize,
    /// Configuration to build.
    pub config: Config,
    /// The memory behind its bus, in the word the command line takes.
    pub memory: &'static str,
}

/// Cores, warps and lanes of each build.
const SHAPES: [(usize, usize, usize); 50] = [
    (1, 4, 4),
    (1, 2, 3),
    (1, 3, 5),
    (1, 1, 1),
    (2, 5, 2),
    (1, 2, 8),
    (1, 1, 4),
    (2, 4, 1),
    (1, 2, 2),
    (1, 6, 3),
    (1, 3, 4),
    (1, 8, 2),
    // the next dozen
    (4, 1, 2),
    (2, 2, 1),
    (1, 4, 2),
    (1, 2, 5),
    (1, 5, 4),
    (1, 1, 7),
    (3, 7, 1),
    (1, 3, 3),
    (1, 2, 6),
    (1, 4, 3),
    (2, 6, 2),
    (4, 3, 1),
    // larger ones
    (1, 8, 4),
    (1, 4, 8),
    (1, 1, 8),
    (1, 8, 1),
    (1, 5, 5),
    (1, 3, 7),
    (1, 7, 3),
    (2, 2, 7),
    (1, 6, 4),
    (1, 4, 6),
    (1, 1, 3),
    (1, 3, 2),
    // the limits
    (1, 8, 8),
    (1, 7, 8),
    (1, 8, 6),
    (1, 5, 8),
    (2, 32, 4),
    (1, 4, 32),
    (1, 16, 16),
    (1, 32, 32),
    // more that split
    (1, 4, 4),
    (1, 4, 4),
    (1, 4, 4),
    (1, 2, 8),
    (1, 4, 8),
    (1, 8, 8),
];

/// Places in [`Schedule::all`]: coordinated (0 to 2) and decoupled ones alternate at the beginning.
const SCHEDULES: [usize; 12] = [1, 4, 0, 11, 2, 9, 3, 5, 6, 7, 8, 10];
/// Bytes and line length. With two lines every access conflicts.
const CACHES: [(u32, u32); 7] =
    [(4096, 64), (128, 16), (64, 16), (256, 32), (1024, 16), (32, 16), (256, 128)];
/// Data line, data cache (0: none), bus (no wider than a line of instructions); two lines conflict here, too.
const DATA: [(u32, u32, u32); 5] = [(64, 4096, 8), (16, 0, 4), (32, 64, 32), (4, 16, 4), (128, 1024, 64)];
/// Float simple, fma, convert, divide, square root.
const FLOAT_LATENCIES: [(u32, u32, u32, u32, u32); 3] =
    [(2, 4, 5, 16, 16), (3, 3, 2, 17, 20), (4, 8, 8, 30, 64)];
const MEMORY_LATENCIES: [u32; 5] = [7, 1, 23, 2, 40];
/// A memory that is slower than its machine's latency allows gives way to the next faster kind.
const MEMORIES: [&str; 7] = ["fixed", "random:1", "dram:refresh", "random:2", "dram", "fixed", "random:3"];
const FETCH_LATENCIES: [usize; 6] = [3, 3, 5, 2, 1, 8];
/// alu, multiply, divide, csr, lane exchange, control.
const LATENCIES: [(u32, u32, u32, u32, u32, u32); 5] =
    [(2, 4, 34, 2, 2, 2), (3, 3, 36, 3, 4, 4), (2, 2, 34, 4, 3, 3), (4, 8, 64, 8, 8, 6), (2, 5, 40, 2, 5, 2)];

/// Builds whose warps can be split, their split contexts and mode; schedules of the others may be decoupled.
const SPLITS: [(usize, usize, SplitMode); 15] = [
    (2, 2, SplitMode::Marked),
    (4, 1, SplitMode::Dynamic),
    (12, 1, SplitMode::Marked),
    (14, 1, SplitMode::Dynamic),
    (16, 3, SplitMode::Marked),
    (26, 7, SplitMode::Marked),
    (28, 2, SplitMode::Dynamic),
    (36, 3, SplitMode::Marked),
    (38, 1, SplitMode::Marked),
    (44, 1, SplitMode::Marked),
    (45, 3, SplitMode::Marked),
    (46, 2, SplitMode::Dynamic),
    (47, 3, SplitMode::Dynamic),
    (48, 7, SplitMode::Marked),
    (49, 7, SplitMode::Marked),
];

/// Builds that do not multiply and divide.
const MERELY_ADDING: [usize; 5] = [4, 14, 21, 32, 44];

/// Builds that release answers on time, the stall and gap of their memory's contract, and the memory if it is another.
const ON_TIME: [(usize, u32, u32, Option<&str>); 3] =
    [(3, 3, 5, None), (9, 2, 7, None), (12, 1, 4, Some("slow"))];

/// Builds that load code after reset, and how many lines.
const PRELOADS: [(usize, u32); 3] = [(2, 3), (7, 64), (13, 1)];

/// All builds, the everyday ones first.
pub fn builds() -> Vec<Build> {
    let schedules = Schedule::all();
    let build = |(number, (cores, warps, lanes)): (usize, (usize, usize, usize))| {
        let mut p = named("small").expect("a named configuration").parameters();
        (p.cores, p.warps, p.lanes, p.fpu) = (cores, warps, lanes, number % 4 != 2);
        p.multiply_divide = !MERELY_ADDING.contains(&number);
        p.arbiter = if number % 2 == 0 { Arbiter::RoundRobin } else { Arbiter::Tdma };
        (p.data_line_bytes, p.data_cache_bytes, p.axi_bytes) = DATA[number % DATA.len()];
        (p.local_banks, p.outstanding_lines) = [(4, 4), (1, 1), (8, 2), (32, 16)][number % 4];
        p.schedule = schedules[SCHEDULES[number % 12]];
        let splitting = SPLITS.into_iter().find(|(build, ..)| *build == number);
        if splitting.is_some() && !matches!(p.schedule, Schedule::Coordinated(_)) {
            p.schedule = schedules[number % 3]; // decoupled schedules have no splits
        }
        (p.splits, p.split_mode) = splitting.map_or((0, SplitMode::Off), |(_, splits, mode)| (splits, mode));
        p.loop_register = (number / 2 + number / 12) % 2 == 1; // every schedule has it in every other dozen
        p.event_counters = number % 7 != 5;
        p.write_ports = 2 - (number / 3 + number / 12) % 2; // likewise
        let (bytes, line_bytes) = CACHES[number % CACHES.len()];
        p.instruction_cache = CacheParameters { bytes, line_bytes };
        p.axi_bytes = p.axi_bytes.min(line_bytes);
        let round = number / DATA.len(); // lists of one length meet another way in every round
        p.memory_latency = MEMORY_LATENCIES[(number + round) % MEMORY_LATENCIES.len()];
        p.fetch_latency = FETCH_LATENCIES[number % FETCH_LATENCIES.len()];
        let (alu, multiply, divide, csr, lane_exchange, control) =
            LATENCIES[(number + 2 * round) % LATENCIES.len()];
        let (float_simple, float_fma, float_convert, float_divide, float_sqrt) =
            FLOAT_LATENCIES[number % FLOAT_LATENCIES.len()];
        p.latencies = Latencies {
            alu,
            multiply,
            divide,
            csr,
            lane_exchange,
            control,
            float_simple,
            float_fma,
            float_convert,
            float_divide,
            float_sqrt,
        };
        let on_time = ON_TIME.into_iter().find(|(build, ..)| *build == number);
        if let Some((_, stall, gap, _)) = on_time {
            (p.on_time, p.memory_stall, p.memory_gap) = (true, stall, gap);
        }
        p.preload_lines =
            PRELOADS.into_iter().find(|(build, _)| *build == number).map_or(0, |(_, lines)| lines);
        p.name = format!("fuzz-{number}");
        let memory = match (MEMORIES[number % MEMORIES.len()], p.memory_latency) {
            ("dram:refresh", 7..23) => "dram",
            ("dram:refresh" | "dram", ..7) => "random:4",
            (memory, _) => memory,
        };
        let memory = on_time.and_then(|(.., memory)| memory).unwrap_or(memory);
        Build { number, config: Config::try_from(p).expect("a test makes each"), memory }
    };
    SHAPES.into_iter().enumerate().map(build).collect()
}

impl Build {
    /// How many programs it gets for each of a build of the size 8 × 8: small machines run faster.
    fn weight(&self) -> f64 {
        let size = (self.config.warps * self.config.lanes) as f64;
        (64.0 / size).clamp(0.1, 3.0)
    }
}

/// `programs` shared out among builds, each at least one, as their speed suggests.
pub fn shares(builds: &[Build], programs: usize) -> Vec<usize> {
    let total: f64 = builds.iter().map(Build::weight).sum();
    let mut shares: Vec<usize> =
        builds.iter().map(|build| ((programs as f64 * build.weight() / total) as usize).max(1)).collect();
    let given: usize = shares.iter().sum();
    if let Some(first) = shares.first_mut() {
        *first += programs.saturating_sub(given);
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeSet, HashMap};
    use warpstep_memory::AxiMemory;
    use warpstep_program::AccessRules;

    #[test]
    fn there_are_forty_builds_and_every_schedule_comes_twice_at_least() {
        let builds = builds();
        assert!(builds.len() >= 40);
        let mut times: HashMap<Schedule, usize> = HashMap::new();
        builds.iter().for_each(|build| *times.entry(build.config.schedule).or_default() += 1);
        assert_eq!(times.len(), 12);
        assert!(times.values().all(|times| *times >= 2), "{times:?}");
        let large = builds.iter().filter(|build| build.config.warps > 8 || build.config.lanes > 8).count();
        assert!(large <= 4);
        let different: BTreeSet<String> = builds.iter().map(Build::describe).collect();
        assert_eq!(different.len(), builds.len());
    }

    #[test]
    fn the_everyday_builds_have_both_kinds_of_schedule_and_are_small() {
        let builds = &builds()[..6];
        let coordinated = builds.iter().filter(|build| build.config.is_coordinated()).count();
        assert_eq!(coordinated, 3);
        assert!(builds.iter().all(|build| build.config.warps * build.config.lanes <= 16));
        assert!(
            builds.iter().any(|build| build.config.cores > 1) && builds.iter().any(|build| !build.config.fpu)
        );
        for kind in ["fixed", "random:", "dram"] {
            assert!(builds.iter().any(|build| build.memory.starts_with(kind)), "{kind}");
        }
    }

    #[test]
    fn the_first_twelve_have_two_cores_with_either_arbiter() {
        let two: Vec<Arbiter> = builds()[..12]
            .iter()
            .filter(|build| build.config.cores == 2)
            .map(|build| build.config.arbiter)
            .collect();
        assert!(two.contains(&Arbiter::RoundRobin) && two.contains(&Arbiter::Tdma), "{two:?}");
    }

    #[test]
    fn every_number_of_cores_width_of_the_bus_and_kind_of_memory_is_somewhere() {
        let builds = builds();
        let all = |value: &dyn Fn(&Build) -> String| builds.iter().map(value).collect::<BTreeSet<String>>();
        assert_eq!(all(&|build| build.config.cores.to_string()).len(), 4);
        assert_eq!(all(&|build| build.config.axi_bytes.to_string()).len(), 5);
        let memories = all(&|build| build.memory.split(':').next().unwrap_or_default().to_owned());
        assert_eq!(memories.len(), 4, "{memories:?}");
        assert!(builds.iter().any(|build| !build.config.multiply_divide));
        let four = builds.iter().filter(|build| build.config.cores == 4).map(|build| build.config.arbiter);
        assert_eq!(four.collect::<Vec<_>>(), [Arbiter::RoundRobin, Arbiter::Tdma]);
    }

    #[test]
    fn either_number_of_write_ports_is_with_every_schedule_and_in_the_first_six() {
        let builds = builds();
        let ports_of = |builds: &[Build]| -> BTreeSet<(String, usize)> {
            builds.iter().map(|build| (build.config.schedule.to_string(), build.config.write_ports)).collect()
        };
        assert_eq!(ports_of(&builds).len(), 24);
        for coordinated in [false, true] {
            let some = builds[..6].iter().filter(|build| build.config.is_coordinated() == coordinated);
            assert_eq!(some.map(|build| build.config.write_ports).collect::<BTreeSet<_>>().len(), 2);
        }
    }

    #[test]
    fn on_time_builds_are_before_memories_that_come_early_and_one_is_for_every_day() {
        let on_time: Vec<Build> = builds().into_iter().filter(|build| build.config.on_time).collect();
        assert!(on_time.iter().any(|build| build.number < 6));
        assert!(on_time.iter().all(|build| build.config.memory_gap > 1 && build.memory != "fixed"));
        assert!(on_time.iter().any(|build| build.memory == "dram"));
    }

    #[test]
    fn every_memory_is_as_fast_as_its_machine_says() {
        let builds = builds();
        for build in &builds {
            let kind = build.memory.parse().expect("a kind of memory");
            AxiMemory::without_bytes(&build.config, kind, AccessRules::strict(4096))
                .unwrap_or_else(|error| panic!("{}: {error}", build.number));
        }
        assert!(builds.iter().any(|build| build.memory == "dram:refresh"));
    }

    #[test]
    fn every_program_has_a_build() {
        let builds = builds();
        assert_eq!(shares(&builds, 10_000).iter().sum::<usize>(), 10_000);
        assert_eq!(shares(&builds[..6], 300).iter().sum::<usize>(), 300);
        assert!(shares(&builds, 3).iter().all(|share| *share == 1));
    }
}
