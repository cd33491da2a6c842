//! What a bound assumes of everything around the program, in sentences: reports show them, certificates carry them.

use warpstep_program::{LoopBound, Program};
use warpstep_spec::config::MemoryContract;
use warpstep_spec::{Config, abi};
use warpstep_wcet::trusted::Start;

/// Of a bound; `objects`: first and end of those within which accesses stay that inputs decide.
pub fn assumptions(
    program: &Program,
    config: &Config,
    start: &Start,
    objects: impl Iterator<Item = (u32, u32)>,
) -> Vec<String> {
    let MemoryContract { delay, stall, gap } = config.memory_contract();
    let mut all = vec![if config.on_time {
        format!("memory keeps its contract: delay {delay}, stall {stall}, gap {gap}")
    } else {
        format!(
            "memory answers every access after exactly {delay} cycles; with on_time any memory of a contract would do"
        )
    }];
    all.push(match start.argument {
        Some(argument) => format!("the start-up argument is {argument}"),
        None => "the start-up argument may be anything".into(),
    });
    all.push(if start.warm {
        "the code is in the instruction caches at the start".into()
    } else {
        "the instruction caches are empty at the start".into()
    });
    let untouched = if start.zeroed { "are zero" } else { "may hold anything" };
    all.push(format!("registers and memory that nobody wrote {untouched}"));
    let name = |address: u32| program.place(address).unwrap_or_else(|| format!("{address:#x}"));
    for LoopBound { pc, most } in &program.loop_bounds {
        all.push(format!("{} is passed at most {most} times each time its loop is entered", name(*pc)));
    }
    let object = |(first, end): (u32, u32)| match program.symbols.at(first) {
        Some(name) => name.to_string(),
        None if first == abi::LOCAL_MEMORY_BASE => "local memory".into(),
        None => format!("{first:#x} to {end:#x}"),
    };
    let objects: Vec<String> = objects.map(object).collect();
    if !objects.is_empty() {
        all.push(format!("accesses whose addresses inputs decide stay within {}", objects.join(", ")));
    }
    all
}
