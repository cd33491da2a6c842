//! Control flow of every program there is: each instruction in one block, edges where binutils sees them.

use std::collections::{BTreeMap, BTreeSet};
use warpstep_cycle::{Chip, CycleObserver, ScheduleRecord};
use warpstep_flow::{End, Flow, FlowError, Targets};
use warpstep_golden::{Launch, Options};
use warpstep_oracles::tool::{ToolError, found_or_skipped, run};
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_synthetic::Synthetic;

fn suite() -> Vec<Program> {
    warpstep_suite::all()
        .iter()
        .map(|kernel| Program::from_bytes(kernel.name, kernel.image).unwrap())
        .collect()
}

fn kernels() -> Vec<Program> {
    let all = warpstep_kernels::all();
    all.iter().map(|kernel| Program::from_bytes(kernel.name, kernel.image).unwrap()).collect()
}

/// Every kernel that has a graph, and why the others have none.
fn flows() -> (Vec<(Program, Flow)>, BTreeMap<String, FlowError>) {
    let (mut flows, mut refused) = (Vec::new(), BTreeMap::new());
    for program in suite().into_iter().chain(kernels()) {
        match Flow::new(&program, &Targets::address_taken()) {
            Ok(flow) => flows.push((program, flow)),
            Err(error) => drop(refused.insert(program.name.clone(), error)),
        }
    }
    (flows, refused)
}

#[test]
fn all_programs_have_a_graph_but_those_that_jump_through_registers_or_store_code() {
    let (flows, refused) = flows();
    let why: Vec<String> = refused.iter().map(|(name, error)| format!("{name}: {error}")).collect();
    assert!(suite().iter().all(|program| !refused.contains_key(&program.name)), "{why:#?}");
    assert!(matches!(refused["corners"], FlowError::Indirect { .. }), "{why:#?}");
    assert!(matches!(refused["edge_of_memory"], FlowError::OutsideCode { .. }), "{why:#?}");
    assert_eq!(refused.len(), 2, "{why:#?}");
    assert!(flows.len() > 50);
}

#[test]
fn every_instruction_is_in_exactly_one_block_and_every_block_in_a_function() {
    for (program, flow) in flows().0 {
        let all: Vec<u32> = flow.blocks().iter().flat_map(|block| block.addresses()).collect();
        assert!(all.windows(2).all(|pair| pair[0] < pair[1]), "{}: blocks overlap", program.name);
        assert!(all.iter().all(|pc| flow.blocks()[flow.block_at(*pc).unwrap()].contains(*pc)));
        let owned: BTreeSet<usize> = flow.functions().flat_map(|function| function.blocks.clone()).collect();
        assert_eq!(owned.len(), flow.blocks().len(), "{}: a block in no function", program.name);
        for function in flow.functions() {
            for (number, id) in function.blocks.iter().enumerate() {
                assert_eq!(function.node(*id).map(|node| node.index()), Some(number));
                assert!(function.dominates(flow.block_at(function.entry).unwrap(), *id));
            }
            for one in &function.loops {
                assert!(
                    one.blocks.iter().all(|block| function.dominates(one.head, *block)),
                    "{}",
                    program.name
                );
            }
        }
    }
}

#[test]
fn the_synthetic_benchmark_is_a_full_binary_tree_of_marked_splits_in_a_loop() {
    for depth in 1..=3 {
        let wish = Synthetic { divergent: 0.6, memory: 0.1, depth, lanes: 8, loops: 4, length: 64 };
        let flow = Flow::new(&wish.program().unwrap(), &Targets::default()).unwrap();
        let holder = flow.functions().find(|function| !function.splits.is_empty()).unwrap();
        assert_eq!(holder.splits.len(), (1 << depth) - 1);
        let contexts: BTreeSet<u8> = holder.splits.iter().filter_map(|region| region.marked).collect();
        assert_eq!(contexts.len(), holder.splits.len(), "no two name one context");
        for region in &holder.splits {
            assert!(holder.loop_of(region.split).is_some() && region.parts.is_some());
            assert!(region.joins.iter().all(|join| holder.post_dominates(*join, region.split)));
        }
    }
}

/// What each context issues, in order.
#[derive(Default)]
struct Issued(BTreeMap<usize, Vec<u32>>);

impl CycleObserver for Issued {
    const RETIRES: bool = false;
    fn scheduled(&mut self, record: &ScheduleRecord) {
        for issue in &record.issued {
            if let Some(instruction) = issue.instruction {
                self.0.entry(issue.context).or_default().push(instruction.pc);
            }
        }
    }
}

/// Where a lane may be behind an instruction, calls, returns and second halves included.
fn may_follow(flow: &Flow, from: u32, to: u32) -> bool {
    let block = &flow.blocks()[flow.block_at(from).unwrap()];
    let behind = from.wrapping_add(4);
    if from != block.last {
        return to == behind;
    }
    match &block.end {
        End::Jump(targets) | End::Call(targets) => targets.contains(&to),
        End::Branch(target) => to == *target || to == behind,
        End::Return => {
            flow.blocks().iter().any(|block| matches!(block.end, End::Call(_)) && block.behind() == to)
        }
        // The warp is started anew.
        End::Retire => flow.function(to).is_some(),
        End::Join => {
            let regions = flow.functions().flat_map(|function| &function.splits);
            let here = flow.block_at(from).unwrap();
            let mut halves = regions.filter(|region| region.joins.contains(&here));
            to == behind || halves.any(|region| flow.blocks()[region.split].behind() == to)
        }
        _ => to == behind,
    }
}

#[test]
fn runs_of_the_suite_go_nowhere_else() {
    let config = named("small").unwrap();
    for kernel in warpstep_suite::all() {
        let mut program = Program::from_bytes(kernel.name, kernel.image).unwrap();
        kernel.small.iter().for_each(|(name, value)| program.patch(name, &value.to_le_bytes()).unwrap());
        let flow = Flow::new(&program, &Targets::address_taken()).unwrap();
        let mut chip = Chip::new(config.clone(), Options::for_config(&config), &program, Launch::default());
        let mut all = Issued::default();
        chip.run(10_000_000, &mut all).unwrap();
        for issued in all.0.values() {
            for pc in issued {
                assert!(flow.block_at(*pc).is_some(), "{}: {pc:#x} is in no block", kernel.name);
            }
            for pair in issued.windows(2) {
                let [from, to] = [pair[0], pair[1]];
                assert!(may_follow(&flow, from, to), "{}: {from:#x} to {to:#x}", kernel.name);
            }
        }
    }
}

/// Targets of direct branches and jumps as objdump prints them, by address.
fn objdump(program: &Program) -> Result<BTreeMap<u32, u32>, ToolError> {
    let folder = tempfile::tempdir()?;
    let bytes = program.segments.iter().find(|segment| segment.executable).unwrap();
    std::fs::write(folder.path().join("image.bin"), &bytes.bytes)?;
    let base = format!("--adjust-vma={:#x}", bytes.address);
    let arguments = ["-D", "-b", "binary", "-m", "riscv:rv32", "-M", "no-aliases", &base, "image.bin"];
    let text =
        run("riscv64-unknown-elf-objdump", &arguments, folder.path()).map_err(|error| match error {
            ToolError::File(_) => ToolError::Missing {
                tool: "riscv64-unknown-elf-objdump".into(),
                install: "apt-get install binutils-riscv64-unknown-elf",
            },
            other => other,
        })?;
    let mut targets = BTreeMap::new();
    for line in text.lines() {
        let mut words = line.split_whitespace();
        let Some(pc) = words.next().and_then(|word| u32::from_str_radix(word.strip_suffix(':')?, 16).ok())
        else {
            continue;
        };
        let mut words = words.skip(1);
        let direct =
            words.next().is_some_and(|name| name == "jal" || (name.starts_with('b') && name != "bad"));
        let last = words.next().and_then(|operands| operands.rsplit(',').next());
        if let Some(target) = last
            .filter(|_| direct)
            .and_then(|word| u32::from_str_radix(word.trim_start_matches("0x"), 16).ok())
        {
            targets.insert(pc, target);
        }
    }
    Ok(targets)
}

#[test]
fn branches_and_direct_jumps_go_where_binutils_says() {
    let mut compared = 0;
    for (program, flow) in flows().0 {
        let Some(wanted) = found_or_skipped(objdump(&program)) else { return };
        for block in flow.blocks() {
            let mine: BTreeSet<u32> = match &block.end {
                End::Branch(to) => [*to].into(),
                End::Jump(to) | End::Call(to) => to.clone(),
                _ => continue,
            };
            match wanted.get(&block.last) {
                Some(target) => assert_eq!(mine, [*target].into(), "{} {:#x}", program.name, block.last),
                None => assert!(!matches!(block.end, End::Branch(_)), "{} {:#x}", program.name, block.last),
            }
            compared += usize::from(wanted.contains_key(&block.last));
        }
    }
    assert!(compared > 1000, "{compared}");
}
