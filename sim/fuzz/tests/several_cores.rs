//! Programs of several cores: cores meet, give each other words, and never race, also after shrinking.
//!
//! Whether a program races depends on time, so the cycle model decides; it reports a race as an error.

use std::time::Duration;
use warpstep_cycle::{Chip, CycleError, CycleObserver};
use warpstep_fuzz::tree::{Block, Statement};
use warpstep_fuzz::{Budget, Features, Tree, generate, mix, rehearse, shrink};
use warpstep_golden::{Launch, Options, Retire};
use warpstep_spec::config::{Arbiter, named};
use warpstep_spec::{Config, Op, decode};

const BUDGET: Budget = Budget { tries: 4_000, time: Duration::from_secs(120) };

fn config(cores: usize, warps: usize, lanes: usize, arbiter: Arbiter) -> Config {
    let mut p = named("small").unwrap().parameters();
    (p.cores, p.warps, p.lanes, p.arbiter) = (cores, warps, lanes, arbiter);
    // Two lines that all cores' words share.
    (p.data_line_bytes, p.data_cache_bytes) = (128, 256);
    Config::try_from(p).unwrap()
}

fn random(seed: u64, config: &Config) -> Tree {
    generate(mix(&[seed]), config, &Features::of(config))
}

/// Counts words loaded that a test wonders at.
struct Watch<F>(F, usize);

impl<F: Fn(&Retire, Op) -> bool> CycleObserver for Watch<F> {
    fn retired(&mut self, record: &Retire) {
        let op = decode(record.word).expect("proper programs are legal").op;
        self.1 += usize::from((self.0)(record, op));
    }
}

fn run(config: &Config, tree: &Tree, looks: impl Fn(&Retire, Op) -> bool) -> Result<usize, CycleError> {
    let program = tree.program("random").expect("random programs are short enough");
    let options = Options::for_config(config);
    let mut chip = Chip::new(config.clone(), options, &program, Launch::default());
    let mut watch = Watch(looks, 0);
    chip.run(5_000_000, &mut watch)?;
    Ok(watch.1)
}

/// Statements of a kind, wherever they stand.
fn count(block: &Block, is_one: &impl Fn(&Statement) -> bool) -> usize {
    let one = |statement: &Statement| {
        let inside: usize = statement.blocks().into_iter().map(|inner| count(inner, is_one)).sum();
        inside + usize::from(is_one(statement))
    };
    block.iter().map(one).sum()
}

fn hands_over(statement: &Statement) -> bool {
    matches!(statement, Statement::Handover { .. })
}

fn cores_meet(statement: &Statement) -> bool {
    matches!(statement, Statement::Barrier { count: 2.., across_cores: true, .. })
}

#[test]
fn programs_of_several_cores_meet_and_never_race() {
    for (cores, warps, lanes, arbiter) in [
        (2, 3, 2, Arbiter::RoundRobin),
        (2, 1, 4, Arbiter::Tdma),
        (3, 2, 1, Arbiter::Tdma),
        (4, 1, 2, Arbiter::RoundRobin),
    ] {
        let config = config(cores, warps, lanes, arbiter);
        let (mut meetings, mut handovers) = (0, 0);
        for seed in 0..20 {
            let tree = random(seed, &config);
            run(&config, &tree, |_, _| false)
                .unwrap_or_else(|error| panic!("seed {seed} on {cores} x {warps} x {lanes}: {error}"));
            meetings += count(&tree.body, &cores_meet);
            handovers += count(&tree.body, &hands_over);
        }
        println!("{cores} cores: {meetings} meetings, {handovers} words given");
        assert!(meetings >= 5 && handovers >= 10, "{cores} cores: {meetings} meetings, {handovers} words");
    }
}

#[test]
fn programs_of_one_core_do_not_meet_across_cores() {
    let config = config(1, 4, 4, Arbiter::RoundRobin);
    let all = (0..50).map(|seed| random(seed, &config));
    let found: usize = all.map(|tree| count(&tree.body, &cores_meet) + count(&tree.body, &hands_over)).sum();
    assert_eq!(found, 0);
}

#[test]
fn what_shrinking_keeps_of_several_cores_is_proper_and_does_not_race() {
    let config = config(2, 2, 2, Arbiter::RoundRobin);
    // A word that core 1 gave core 0 is what makes the program fail.
    let looks = |record: &Retire, op| {
        let given = record.memory.as_ref().is_some_and(|memory| memory.addresses[0] >> 20 == 0x803);
        op == Op::Lw && record.at.core == 0 && given && record.values[0] != 0
    };
    let fails = |tree: &Tree| {
        let program = tree.program("candidate").unwrap();
        if rehearse(&config, &program).is_err() || count(&tree.body, &hands_over) == 0 {
            return false;
        }
        // Nothing that is proper for the golden engine may race.
        run(&config, tree, looks).unwrap_or_else(|error| panic!("{tree:?}\n{error}")) > 0
    };
    let failing: Vec<Tree> = (0..60).map(|seed| random(seed, &config)).filter(|tree| fails(tree)).collect();
    assert!(failing.len() >= 3, "only {} programs fail", failing.len());
    for tree in &failing[..3] {
        let small = shrink(tree, BUDGET, fails);
        println!("{} to {} instructions in {} tries", tree.length(), small.tree.length(), small.tries);
        assert!(small.finished && small.tree.length() <= 45, "{} instructions", small.tree.length());
    }
}
