//! The wires of the model's AXI port, driven into a memory with bytes: it must answer in the same cycles and end with the bytes,
//! the console and the exit code the golden engine has.

mod common;

use common::config;
use std::collections::BTreeSet;
use warpstep_cycle::{BusRecord, Chip, CycleObserver, GrantKind};
use warpstep_golden::{Launch, Options};
use warpstep_memory::{AxiMemory, Contents, MemoryKind, SlaveSignals};
use warpstep_program::Program;
use warpstep_spec::Config;

struct Replay {
    memory: AxiMemory,
    lines: BTreeSet<u32>,
    printed: Vec<u8>,
    on_the_bus: Vec<u8>,
}

impl CycleObserver for Replay {
    const RETIRES: bool = false;
    const SCHEDULES: bool = false;
    const BUS: bool = true;
    fn bus(&mut self, record: &BusRecord) {
        let answer = SlaveSignals { rdata: record.slave.rdata, ..self.memory.outputs() };
        assert_eq!(answer, record.slave, "cycle {}", record.cycle);
        self.memory.step(&record.master);
        let writes = self.memory.contents_mut().unwrap().take_io_writes();
        self.on_the_bus.extend(writes.iter().filter_map(|write| write.printed()));
        if let Some(GrantKind::Write(write)) = record.grant.as_ref().map(|grant| &grant.kind) {
            self.lines.insert(write.line);
        }
    }
    fn printed(&mut self, byte: u8) {
        self.printed.push(byte);
    }
}

fn check(name: &str, config: Config, memory: &str) {
    let kernel = warpstep_kernels::by_name(name).unwrap();
    let program = Program::from_bytes(name, kernel.image).unwrap();
    let kind: MemoryKind = memory.parse().unwrap();
    let options = Options::for_config(&config);
    let contents = Contents::new(program.memory(), options.rules.clone());
    let mut replay = Replay {
        memory: AxiMemory::with_contents(&config, kind, contents).unwrap(),
        lines: BTreeSet::new(),
        printed: Vec::new(),
        on_the_bus: Vec::new(),
    };
    let chip = Chip::new(config.clone(), options, &program, Launch::default());
    let mut chip = chip.with_memory(kind).unwrap();
    chip.run(10_000_000, &mut replay).unwrap();

    let what = format!("{name} on {memory}, {} cores", config.cores);
    let contents = replay.memory.contents().unwrap();
    assert!(replay.lines.len() > 2, "{what} writes");
    for line in &replay.lines {
        let words = config.data_line_bytes as usize / 4;
        let (seen, wanted) =
            (contents.memory().read_words(*line, words), chip.golden().memory().read_words(*line, words));
        assert_eq!(seen, wanted, "{what}: line {line:#x}");
    }
    assert_eq!(contents.exit_code(), chip.golden().exit_code(), "{what}");
    // Cores print at the same time: their characters mix as the arbiter has it.
    replay.printed.sort_unstable();
    replay.on_the_bus.sort_unstable();
    assert_eq!(replay.on_the_bus, replay.printed, "{what}");
}

#[test]
fn the_bytes_on_the_bus_are_those_the_golden_engine_stored() {
    for name in ["memory", "divergent", "float_sample", "nested", "barrier"] {
        for memory in ["fixed", "random:5", "dram"] {
            for (cores, line, axi, cache) in [(1, 64, 8, 4096), (2, 32, 4, 0), (4, 128, 64, 1024)] {
                let config = config(|p| {
                    (p.cores, p.data_line_bytes) = (cores, line);
                    (p.axi_bytes, p.data_cache_bytes) = (axi, cache);
                });
                check(name, config, memory);
            }
        }
    }
}
