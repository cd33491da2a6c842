//! A search that is wrong makes certificates that are refused: mistakes made on purpose, while searching and not while checking.

mod common;

use common::Case;
use common::programs::entangled::entangled;
use common::programs::machines::some_machine;
use common::programs::{config, decided};
use std::panic::{AssertUnwindSafe, catch_unwind};
use warpstep_certificate::check;
use warpstep_wcet::{Budget, Inputs, Mistake, Start};

const BUDGET: Budget = Budget { states: 20_000, ways: 500_000, cycles: 100_000 };
/// With these many are sums.
const FEW: Budget = Budget { states: 40, ..BUDGET };

fn case(seed: u64) -> Case {
    let config = config(|p| some_machine(p, &mut fastrand::Rng::with_seed(seed)));
    let program = match seed % 4 {
        0 | 1 => decided(seed, &config, 6).program,
        _ => entangled(seed, &config, 6).program,
    };
    let inputs = Inputs::declared(&program).ranges().to_vec();
    Case { config, program, start: Start { argument: Some(0), inputs, ..Start::default() } }
}

#[test]
fn certificates_of_a_wrong_search_are_refused() {
    let wrong = [
        Mistake::OutcomeNotExplored,
        Mistake::SameQuestionsSameState,
        Mistake::LastWayIsLongest,
        Mistake::NeverBeginsAnew,
        Mistake::LastPhaseNotAdded,
    ];
    for mistake in wrong {
        let mut refused = 0;
        for seed in 0..40 {
            let case = case(seed);
            for budget in [&BUDGET, &FEW] {
                let Ok(right) = case.certificate(budget) else { continue };
                // A search that notices what is wrong with it makes no certificate.
                let search = || mistake.make(|| case.certificate(budget));
                let Ok(Ok(certificate)) = catch_unwind(AssertUnwindSafe(search)) else { continue };
                match check(&certificate, &case.config, &case.program, &case.start, common::LIMIT) {
                    Ok(_) => assert!(certificate.bound >= right.bound, "{mistake:?}, program {seed}"),
                    Err(_) => refused += 1,
                }
            }
        }
        println!("{mistake:?}: {refused} refused");
        assert!(refused > 0, "{}", mistake.words());
    }
}
