//! One program, the same memory and registers in every split mode, with every number of split contexts, in any order of execution.

use warpstep_fuzz::{Features, Left, generate, mix};
use warpstep_golden::{At, Divergence, Launch, Machine, Observer, Options, RunError, SplitOutcome};
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_spec::{Config, SplitMode};

const WARPS: usize = 2;
const LANES: usize = 8;
/// Warp-instructions no program needs.
const LIMIT: u64 = 1_000_000;

fn seeds() -> u64 {
    std::env::var("WARPSTEP_FUZZ_PROGRAMS").ok().and_then(|value| value.parse().ok()).unwrap_or(300)
}

fn config(mode: SplitMode, splits: usize) -> Config {
    let mut parameters = named("small").unwrap().parameters();
    (parameters.warps, parameters.lanes) = (WARPS, LANES);
    (parameters.split_mode, parameters.splits) = (mode, splits);
    Config::try_from(parameters).unwrap()
}

/// How splits went; nested are parallel splits of a child.
#[derive(Default)]
struct Splits {
    serial: u64,
    parallel: u64,
    nested: u64,
}

impl Observer for Splits {
    const RETIRES: bool = false;
    fn diverged(&mut self, event: &Divergence) {
        match event {
            Divergence::Split { outcome: SplitOutcome::Serial, .. } => self.serial += 1,
            Divergence::Split { at, outcome: SplitOutcome::Parallel(_), .. } => {
                self.parallel += 1;
                self.nested += u64::from(at.context > 0);
            }
            _ => {}
        }
    }
}

/// Who executes the next instruction.
enum Order {
    /// The golden engine's own order.
    Own,
    /// Any context that can, by this generator.
    Random(fastrand::Rng),
}

fn run(config: Config, program: &Program, order: Order, splits: &mut Splits) -> Left {
    let options = Options { warnings_are_errors: true, ..Options::for_config(&config) };
    let (mode, contexts) = (config.split_mode, config.splits);
    let mut machine = Machine::new(config, options, program, Launch::default());
    let result = match order {
        Order::Own => machine.run(LIMIT, splits),
        Order::Random(rng) => run_randomly(&mut machine, rng, splits),
    };
    result.unwrap_or_else(|error| panic!("{} in mode {mode:?}, S = {contexts}: {error}", program.name));
    Left::by(&machine)
}

/// A few instructions of a random context at a time. No two contexts have a lane in common.
fn run_randomly(machine: &mut Machine, mut rng: fastrand::Rng, splits: &mut Splits) -> Result<(), RunError> {
    while machine.instructions() < LIMIT {
        let living = machine.living();
        let Some(one) = rng.choice(&living) else { return Ok(()) };
        for _ in 0..rng.u32(1..8) {
            machine.step(one.at, None, splits).map_err(Box::new)?;
        }
        for warp in 0..WARPS {
            let owned = |context| machine.owned(At { core: 0, warp, context });
            let lanes: u32 =
                (0..machine.config().contexts()).map(|context| owned(context).count_ones()).sum();
            let all = (0..machine.config().contexts()).fold(0, |all, context| all | owned(context));
            assert!(lanes == all.count_ones(), "a lane has two owners");
        }
    }
    Err(machine.no_progress())
}

#[test]
fn a_random_program_leaves_the_same_behind_in_every_split_mode() {
    // What depends on time or on the order of the halves is left out: CSRs.
    let features = Features { csrs: false, ..Features::of(&config(SplitMode::Marked, 7)) };
    let mut seen = Splits::default();
    for seed in 0..seeds() {
        let tree = generate(mix(&[seed, 77]), &config(SplitMode::Marked, 7), &features);
        let program = tree.program(&format!("program {seed}")).expect("random programs are short enough");
        let off = run(config(SplitMode::Off, 0), &program, Order::Own, &mut Splits::default());
        for mode in [SplitMode::Off, SplitMode::Marked, SplitMode::Dynamic] {
            for splits in [1, 2, 3, 7] {
                let rng = fastrand::Rng::with_seed(mix(&[seed, splits as u64]));
                for order in [Order::Own, Order::Random(rng)] {
                    let left = run(config(mode, splits), &program, order, &mut seen);
                    assert_eq!(left.differs_from(&off), None, "{seed} {mode:?} S = {splits}");
                }
            }
        }
    }
    let Splits { serial, parallel, nested } = seen;
    println!("{serial} splits one after the other, {parallel} in parallel, {nested} of them nested");
    assert!(parallel > 40 * seeds() && nested > 4 * seeds() && serial > 40 * seeds());
}
