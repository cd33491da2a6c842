//! The fill engine against its Verilog and against the miss registers of the cycle model.

use super::*;
use crate::testing::{put, small};
use warpstep_kit::check::{Bench, Check, Random};
use warpstep_spec::SplitMode;
use warpstep_spec::config::CacheParameters;

const SMALL: CacheParameters = CacheParameters { bytes: 64, line_bytes: 16 };

fn engine(warps: usize, splits: usize, size: CacheParameters) -> FillEngine {
    FillEngine::new(&small(|p| {
        (p.warps, p.lanes, p.instruction_cache) = (warps, 8, size);
        if splits > 0 {
            (p.splits, p.split_mode) = (splits, SplitMode::Marked);
        }
    }))
}

/// A handful of lines that share few places; some where no instruction lies, and their neighbours.
fn near(random: &mut Random) -> u64 {
    let base = if random.once_in(4) { [0xFF80, 0xFFFE_FF80][random.below(2) as usize] } else { 0x8000_0000 };
    base + random.below(64) * 4
}

#[test]
fn the_engine_agrees_with_its_verilog() {
    let sizes = [
        SMALL,
        CacheParameters { bytes: 8, line_bytes: 4 },
        CacheParameters { bytes: 1 << 14, line_bytes: 64 },
    ];
    for size in sizes {
        for (warps, splits) in [(1, 0), (2, 0), (3, 0), (32, 0), (2, 1), (3, 3)] {
            let sparse = move |random: &mut Random| random.word() & random.word() & random.word();
            let check = Check::default()
                .cycles(300)
                .input("split_0_valid", |random| random.once_in(4).into())
                .input("split_0_warp", move |random| random.below(warps as u64))
                .input("split_0_parent", move |random| random.below(splits as u64 + 1))
                .input("split_0_child", move |random| 1 + random.below(splits.max(1) as u64))
                .input("line_valid", |random| random.below(2))
                .input("invalidate", |random| random.once_in(20).into())
                .input("requests", sparse)
                .input("cancel", sparse);
            let at_port = |check: Check, port: usize| {
                let of = |field: &str| format!("missed_{port}_{field}");
                check
                    .input(&of("pc"), near)
                    .input(&of("context"), move |random| random.below(warps as u64))
                    .input(&of("valid"), |random| random.below(2))
            };
            let check = (0..=splits).fold(check, at_port);
            let block = engine(warps, splits, size);
            check.check(block).unwrap_or_else(|error| panic!("{warps} {splits}: {error}"));
        }
    }
}

#[test]
fn an_engine_that_loads_code_after_reset_agrees_with_its_verilog() {
    let check = Check::default().cycles(300).input("line_valid", |random| random.below(2));
    let check = ["missed_0_valid", "requests", "cancel"]
        .into_iter()
        .fold(check, |check, port| check.input(port, |random| random.once_in(8).into()));
    let shape = small(|p| (p.instruction_cache, p.preload_lines) = (SMALL, 4));
    check.check(FillEngine::new(&shape)).unwrap();
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Miss {
    None,
    Waiting(u64),
    Woken(u64),
}

struct Fill {
    line: u64,
    ends: u64,
    stale: bool,
}

/// As `front::fill` of the cycle model: a list of miss registers, searched.
struct Model {
    misses: Vec<Miss>,
    fill: Option<Fill>,
    last_served: usize,
}

const PLACES: u64 = 4;
const LINE_BYTES: u64 = 16;

impl Model {
    /// Contexts that wait, one bit per context.
    fn waiting(&self) -> u64 {
        let waits = self.misses.iter().map(|miss| matches!(miss, Miss::Waiting(_)));
        waits.enumerate().fold(0, |mask, (context, waits)| mask | u64::from(waits) << context)
    }

    fn is_locked_against(&self, line: u64, held_up: u64) -> bool {
        self.misses.iter().enumerate().any(|(context, miss)| match miss {
            Miss::Woken(held) => {
                held_up >> context & 1 == 0 && *held != line && held % PLACES == line % PLACES
            }
            _ => false,
        })
    }

    fn start(&mut self, cycle: u64, latency: u64, held_up: u64) -> Option<u64> {
        if self.fill.is_some() {
            return None;
        }
        let count = self.misses.len();
        let mut order = (1..=count).map(|step| (self.last_served + step) % count);
        let context = order.find(|context| matches!(self.misses[*context], Miss::Waiting(_)))?;
        let Miss::Waiting(line) = self.misses[context] else { unreachable!("it was found waiting") };
        self.last_served = context;
        if self.is_locked_against(line, held_up) {
            return None;
        }
        self.fill = Some(Fill { line, ends: cycle + latency, stale: false });
        Some(line)
    }
}

fn check_against_the_page(warps: usize, splits: usize, latency: u64) {
    let (contexts, ports) = (warps * (splits + 1), splits + 1);
    let mut random = Random::new(contexts as u64 * 1000 + latency);
    let mut bench = Bench::new(engine(warps, splits, SMALL));
    let mut model = Model { misses: vec![Miss::None; contexts], fill: None, last_served: contexts - 1 };
    let mut requested: Vec<(usize, u64)> = vec![];
    let (mut fills, mut locked_out, mut copied) = (0, 0, 0);
    for cycle in 0..1500 {
        let held_up = random.word() & random.word();
        let asked = model.start(cycle, latency, held_up);
        let waiters = model.misses.iter().filter(|miss| matches!(miss, Miss::Waiting(_))).count();
        locked_out += u64::from(model.fill.is_none() && waiters > 0);

        let waited = model.waiting();
        // Requests of the last cycle are found to miss, now and then.
        let missed: Vec<(usize, u64)> = requested.drain(..).filter(|_| random.once_in(2)).collect();
        for (context, pc) in &missed {
            model.misses[*context] = Miss::Waiting(pc / LINE_BYTES);
        }
        let waiting = model.waiting();
        // A parent and a child are blocked; contexts of one warp that do not wait request, one at each port.
        let (warp, parent) = (random.below(warps as u64) as usize, random.below(ports as u64) as usize);
        let child = (splits > 0).then(|| 1 + random.below(splits as u64) as usize);
        let child = child.filter(|child| *child != parent && random.once_in(5));
        let blocked =
            |context: usize| child.is_some_and(|child| [parent, child].contains(&(context % ports)));
        let wish = random.below(warps as u64) as usize * ports;
        let mut requests = 0;
        for context in wish..wish + ports {
            if waiting >> context & 1 == 0 && !blocked(context) && random.once_in(2) {
                model.misses[context] = Miss::None;
                requested.push((context, near(&mut random)));
                requests |= 1u64 << context;
            }
        }
        let cancelled = random.below(contexts as u64) as usize;
        let cancel = if random.once_in(8) && !blocked(cancelled) { 1u64 << cancelled } else { 0 };
        requested.retain(|(context, _)| cancel >> context & 1 == 0);
        let invalidates = random.once_in(30);
        let line_valid = model.fill.as_ref().is_some_and(|fill| fill.ends == cycle);

        let engine = &mut bench.block;
        for port in 0..ports {
            let here = missed.iter().find(|(context, _)| context % ports == port);
            put(&mut engine.missed[port].valid, here.is_some().into());
            put(&mut engine.missed[port].context, here.map_or(0, |(context, _)| (context / ports) as u64));
            put(&mut engine.missed[port].pc, here.map_or(0, |(_, pc)| *pc));
        }
        for split in &mut engine.split {
            put(&mut split.valid, child.is_some().into());
            put(&mut split.warp, warp as u64);
            put(&mut split.parent, parent as u64);
            put(&mut split.child, child.unwrap_or(0) as u64);
        }
        engine.requests.next = Value::new(contexts, requests);
        engine.cancel.next = Value::new(contexts, cancel);
        engine.held_up.next = Value::new(contexts, held_up);
        engine.invalidate.next = invalidates.into();
        engine.line.valid.next = line_valid.into();
        engine.line.data.next = Value::new(128, cycle);
        bench.settle();

        let engine = &bench.block;
        assert!(engine.waiting.val() == Value::new(contexts, waiting), "cycle {cycle}");
        assert!(engine.waited.val() == Value::new(contexts, waited), "cycle {cycle}");
        assert!(engine.fill.valid.val() == asked.is_some(), "cycle {cycle}");
        if let Some(line) = asked {
            fills += 1;
            assert!(engine.fill.address.val() == line * LINE_BYTES, "cycle {cycle}");
        }
        for (context, miss) in model.misses.iter_mut().enumerate() {
            if cancel >> context & 1 == 1 {
                *miss = Miss::None;
            }
        }
        if let Some(fill) = model.fill.as_mut() {
            fill.stale |= invalidates;
        }
        let ended = model.fill.take_if(|fill| fill.ends == cycle);
        let written = ended.as_ref().filter(|fill| !fill.stale).map(|fill| fill.line);
        assert!(engine.write.valid.val() == written.is_some(), "cycle {cycle}");
        if let Some(line) = written {
            let has_code = (0x1_0000..0xFFFF_0000).contains(&(line * LINE_BYTES));
            let data = if has_code { cycle } else { 0 };
            assert!(engine.write.address.val() == line * LINE_BYTES && engine.write.line.val() == data);
        }
        for miss in model.misses.iter_mut() {
            if let Some(fill) = &ended
                && *miss == Miss::Waiting(fill.line)
            {
                *miss = Miss::Woken(fill.line);
            }
        }
        if let Some(child) = child {
            let parent = model.misses[warp * ports + parent];
            copied += u64::from(parent != Miss::None);
            model.misses[warp * ports + child] = parent;
        }
        bench.clock();
    }
    assert!(fills > 20, "{fills} fills");
    assert!(contexts < 4 || locked_out > 0, "the lock rule was never needed");
    assert!(splits == 0 || copied > 10, "{copied} misses were copied");
}

#[test]
fn misses_are_served_in_turn_and_lines_stay_until_asked_for_again() {
    for (warps, splits) in [(1, 0), (2, 0), (3, 0), (8, 0), (32, 0), (2, 1), (4, 3), (1, 7)] {
        for latency in [1, 3, 7] {
            check_against_the_page(warps, splits, latency);
        }
    }
}
