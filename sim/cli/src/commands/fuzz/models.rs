//! The cycle model without the core: in which situations it issues, and whether it leaves behind what the golden engine alone does.

use super::engine::{Failing, How, LIMIT, Verdict};
use super::watch::Watcher;
use warpstep_cycle::{Chip, CycleError};
use warpstep_fuzz::{Build, Coverage, Left, perform};
use warpstep_golden::{Launch, Options};
use warpstep_program::Program;

/// Runs a program in the cycle model, `limit` cycles at most: its cycles, and in which situations it issued. With `left` it
/// must leave that behind.
pub fn watch(
    build: &Build,
    program: &Program,
    left: Option<&Left>,
    limit: Option<u64>,
) -> Result<(u64, Coverage), Failing> {
    let config = &build.config;
    let kind = build.memory.parse().expect("a test of the machines reads each");
    let chip = Chip::new(config.clone(), Options::for_config(config), program, Launch::default());
    let refused = |report: String| Failing { how: How::Refused, report, cycle: 0 };
    let mut chip = chip.with_memory(kind).map_err(|error| refused(error.to_string()))?;
    let mut watcher = Watcher::new(config);
    let result = chip.run(limit.unwrap_or(LIMIT), &mut watcher);
    let cycle = chip.counters().cycles;
    match result {
        Ok(()) => {}
        Err(error @ CycleError::NoEnd { .. }) => {
            return Err(Failing { how: How::NoEnd, report: error.to_string(), cycle });
        }
        Err(error) => return Err(Failing { cycle, ..refused(error.to_string()) }),
    }
    let different = left.and_then(|left| left.differs_from(&Left::by(chip.golden())));
    match different {
        None => Ok((cycle, watcher.coverage)),
        Some(what) => {
            let report =
                format!("{what}: the cycle model leaves behind what the golden engine alone does not");
            Err(Failing { how: How::Differs, report, cycle })
        }
    }
}

/// The golden engine alone, then the cycle model.
pub fn check(build: &Build, program: &Program, limit: Option<u64>) -> Verdict {
    let Ok((_, left)) = perform(&build.config, program) else {
        let report = "the golden engine alone reports an error".into();
        return Verdict::Fails(Failing { how: How::Refused, report, cycle: 0 });
    };
    match watch(build, program, Some(&left), limit) {
        Ok((cycles, _)) => Verdict::Agrees(cycles),
        Err(failing) => Verdict::Fails(failing),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_fuzz::{Features, builds, generate, mix};

    #[test]
    fn models_agree_on_every_machine_where_nothing_depends_on_time() {
        let mut reached = Coverage::default();
        for build in builds() {
            for number in 0..3 {
                let features = Features { clocks: false, ..Features::of(&build.config) };
                let tree = generate(mix(&[number, 5]), &build.config, &features);
                let program = tree.program("random").unwrap();
                let (_, left) = perform(&build.config, &program).unwrap();
                let watched = watch(&build, &program, Some(&left), None);
                let (_, coverage) =
                    watched.unwrap_or_else(|failing| panic!("{}: {}", build.describe(), failing.report));
                reached.add(&coverage);
            }
        }
        assert!(reached.reached() > 2_000, "{}", reached.reached());
    }

    #[test]
    fn what_another_program_leaves_behind_is_noticed() {
        let build = &builds()[0];
        let features = Features { clocks: false, ..Features::of(&build.config) };
        let program = |seed| generate(seed, &build.config, &features).program("random").unwrap();
        let (_, left) = perform(&build.config, &program(1)).unwrap();
        let failing = watch(build, &program(2), Some(&left), None).unwrap_err();
        assert!(failing.how == How::Differs && failing.report.starts_with("registers"), "{}", failing.report);
        let failing = watch(build, &program(2), None, Some(100)).unwrap_err();
        assert!(failing.how == How::NoEnd, "{}", failing.report);
    }
}
