use super::*;
use warpstep_flow::{Flow, Targets};
use warpstep_published::Hybrid;

#[test]
fn look() {
    for task in tasks().into_iter().filter(|task| ["srad", "kmeans"].contains(&task.program)) {
        let (program, _) = task.program().unwrap();
        let flow = Flow::new(&program, &Targets::address_taken()).unwrap();
        let mut hybrid = Hybrid::new(&flow);
        let trace = record::record(&task.config(), &program).unwrap();
        hybrid.see(&trace).unwrap();
        println!("{task} {:?} {:?}", hybrid.explains(&trace), hybrid.parallel(1));
        for f in flow.functions() {
            println!(
                "{:?} {:x} loops {:?}",
                f.name,
                f.entry,
                f.loops
                    .iter()
                    .map(|l| (
                        format!("{:x}", flow.blocks()[l.head].first),
                        l.back.iter().map(|b| format!("{:x}", flow.blocks()[*b].last)).collect::<Vec<_>>()
                    ))
                    .collect::<Vec<_>>()
            );
        }
    }
}
