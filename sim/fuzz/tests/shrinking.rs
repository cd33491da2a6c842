//! What is left of a program after shrinking: no more than what makes it fail.

use std::time::Duration;
use warpstep_fuzz::{Budget, Features, Shrunk, Tree, generate, mix, rehearse, shrink};
use warpstep_golden::{Launch, Machine, Observer, Options, Retire};
use warpstep_spec::config::named;
use warpstep_spec::{Config, Op, decode};

const BUDGET: Budget = Budget { tries: 20_000, time: Duration::from_secs(60) };

fn config() -> Config {
    named("small").unwrap()
}

/// Whether a proper program retires an instruction that `looks` wrong.
fn retires(tree: &Tree, looks: impl Fn(&Retire, Op) -> bool) -> bool {
    struct Watcher<F>(F, bool);
    impl<F: Fn(&Retire, Op) -> bool> Observer for Watcher<F> {
        fn retired(&mut self, record: &Retire) {
            let op = decode(record.word).expect("proper programs are legal").op;
            self.1 |= (self.0)(record, op);
        }
    }
    let program = tree.program("candidate").unwrap();
    if rehearse(&config(), &program).is_err() {
        return false;
    }
    let mut watcher = Watcher(looks, false);
    let options = Options::for_config(&config());
    let run = Machine::new(config(), options, &program, Launch::default()).run(400_000, &mut watcher);
    run.is_ok() && watcher.1
}

/// Shrinks the first programs that fail.
fn shrunk(looks: impl Fn(&Retire, Op) -> bool + Copy) -> Vec<Shrunk> {
    let trees = (0..400).map(|seed| generate(mix(&[seed]), &config(), &Features::of(&config())));
    let failing = trees.filter(|tree| retires(tree, looks)).take(5);
    failing.map(|tree| shrink(&tree, BUDGET, |tree| retires(tree, looks))).collect()
}

/// Few instructions are left; of one program in five, where no single step makes it smaller, up to twice as many.
#[track_caller]
fn check(most: usize, looks: impl Fn(&Retire, Op) -> bool + Copy) {
    let all = shrunk(looks);
    assert_eq!(all.len(), 5, "too few programs fail");
    let longer = all.iter().filter(|one| one.tree.length() > most).count();
    assert!(longer <= 1, "{longer} of five programs have more than {most} instructions");
    for one in all {
        let program = one.tree.program("shrunk").unwrap();
        let length = one.tree.length();
        println!("{length} instructions after {} tries\n{}", one.tries, warpstep_fuzz::listing(&program, ""));
        assert!(one.finished && length <= 2 * most, "{length} instructions, more than twice {most}");
        assert!(retires(&one.tree, looks), "it does not fail any more");
    }
}

#[test]
fn an_instruction_alone_is_left_alone() {
    // the instruction and the end
    check(2, |_, op| op == Op::Mulhsu);
}

#[test]
fn a_multiplication_of_some_lanes_needs_little_around_it() {
    check(12, |record, op| op == Op::Mulhsu && record.active.count_ones() == 2);
}

#[test]
fn a_bug_of_the_last_warp_keeps_its_warps() {
    check(12, |record, op| op == Op::Divu && record.at.warp == 3);
}

#[test]
fn a_bug_of_a_value_keeps_where_the_value_comes_from() {
    check(20, |record, op| op == Op::Sub && record.active.count_ones() > 2 && record.values[1] > 0x8000_0000);
}
