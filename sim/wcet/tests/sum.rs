//! The sum bound against the exact one, the graph's, and runs: never less.

mod common;

use warpstep_program::Program;
use warpstep_wcet::{Budget, Inputs, Start, bound, sum};

#[test]
fn try_all() {
    let config = common::config(|_| {});
    let budget = Budget { states: 30_000, ways: 1_000_000, cycles: 1_000_000 };
    for kernel in warpstep_suite::all().iter().filter(|k| std::env::var("P").map_or(true, |p| p == k.name)) {
        let mut program = Program::from_bytes(kernel.name, kernel.image).unwrap();
        let mut inputs = Inputs::declared(&program);
        for (name, value) in kernel.small {
            program.patch(name, &value.to_le_bytes()).unwrap();
            inputs.fix(&program, name).unwrap();
        }
        let start = Start { argument: Some(0), inputs: inputs.ranges().to_vec(), ..Start::default() };
        let begun = std::time::Instant::now();
        let s = sum(&config, &program, &start, 10_000_000, &budget);
        let took = begun.elapsed();
        let b = if std::env::var("G").is_ok() {
            bound(&config, &program, &start, 10_000_000, &budget).ok().map(|b| b.cycles)
        } else {
            None
        };
        match s {
            Ok(s) => {
                if std::env::var("P").is_ok_and(|p| p == kernel.name) {
                    println!("{:?}\n{:?}", s.phases, s.costs);
                }
                println!(
                    "{:20} sum {:8} {:?} bound {b:?} {} {:?} phases {} fills {} objects {}",
                    kernel.name,
                    s.cycles,
                    b.map(|b| s.cycles as f64 / b as f64),
                    s.before,
                    took,
                    s.phases.len(),
                    s.fills,
                    s.objects.len()
                )
            }
            Err(stop) => println!("{:20} {stop} ({took:?}) bound {b:?}", kernel.name),
        }
    }
}
