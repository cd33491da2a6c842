use warpstep_check::check;
use warpstep_program::Program;
fn main() {
    let config = warpstep_spec::config::named(&std::env::args().nth(1).unwrap()).unwrap();
    let only = std::env::args().nth(2);
    let kernels = warpstep_kernels::all();
    let faults = warpstep_kernels::faults();
    let all = warpstep_suite::all().iter().map(|k| (k.name, k.image)).chain(kernels.iter().chain(&faults).map(|k| (k.name, k.image)));
    for (name, image) in all {
        if only.as_ref().is_some_and(|only| only != name) { continue; }
        let program = Program::from_bytes(name, image).unwrap();
        let t = std::time::Instant::now();
        match check(&program, &config) {
            Ok(report) => {
                println!("== {name}: {} findings, {} uniform, {} instructions, {:?}", report.findings.len(), report.uniform.len(), report.instructions, t.elapsed());
                for finding in &report.findings { print!("{finding}"); }
            }
            Err(error) => println!("== {name}: ERROR {error}"),
        }
    }
}
