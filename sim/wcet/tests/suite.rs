//! Which kernels of the suite take the same time whatever their inputs.

use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_wcet::{Inputs, Outcome, Start, exact};

#[test]
fn classes() {
    let config = named("small").unwrap();
    for kernel in warpstep_suite::all() {
        let mut program = Program::from_bytes(kernel.name, kernel.image).unwrap();
        let mut inputs = Inputs::declared(&program);
        for (name, value) in kernel.small {
            program.patch(name, &value.to_le_bytes()).unwrap();
            inputs.fix(&program, name).unwrap();
        }
        let start = Start { argument: Some(0), inputs: inputs.ranges().to_vec(), ..Start::default() };
        let time = std::time::Instant::now();
        let outcome = exact(&config, &program, &start, 50_000_000);
        let at = |pc| program.place(pc).unwrap_or_default();
        match outcome {
            Ok(Outcome::Exact(exact)) => eprintln!("{:18} E {} {:?}", kernel.name, exact.cycles, time.elapsed()),
            Ok(Outcome::Choice { cycle, question }) => eprintln!("{:18} choice {cycle} {} {question:?}", kernel.name, at(question.place.pc)),
            Err(stop) => eprintln!("{:18} {stop}", kernel.name),
        }
    }
}
