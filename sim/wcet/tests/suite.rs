//! Which kernels of the suite take the same time whatever their inputs.

use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_wcet::{Bound, Budget, Inputs, Start, bound};

#[test]
fn classes() {
    let only = std::env::var("KERNEL").ok();
    let config = named("small").unwrap();
    for kernel in warpstep_suite::all() {
        if only.as_deref().is_some_and(|only| only != kernel.name) {
            continue;
        }
        let mut program = Program::from_bytes(kernel.name, kernel.image).unwrap();
        let mut inputs = Inputs::declared(&program);
        for (name, value) in kernel.small {
            program.patch(name, &value.to_le_bytes()).unwrap();
            inputs.fix(&program, name).unwrap();
        }
        let start = Start { argument: Some(0), inputs: inputs.ranges().to_vec(), ..Start::default() };
        let time = std::time::Instant::now();
        let states = std::env::var("STATES").ok().map_or(20000, |n| n.parse().unwrap());
        let outcome = bound(&config, &program, &start, 50_000_000, &Budget { states, cycles: 1_000_000 });
        match outcome {
            Ok(Bound::Exact(cycles)) => eprintln!("{:18} E {} {:?}", kernel.name, cycles, time.elapsed()),
            Ok(Bound::Graph(g)) => eprintln!(
                "{:18} G {} states {} ways {} passes {} {:?}",
                kernel.name,
                g.cycles,
                g.states,
                g.ways,
                g.passes,
                time.elapsed()
            ),
            Err(stop) => eprintln!("{:18} {stop} {:?}", kernel.name, time.elapsed()),
        }
    }
}
