//! The fill engine against its Verilog and against the miss registers of the cycle model.

use super::*;
use crate::testing::small;
use warpstep_kit::check::{Bench, Check, Random};
use warpstep_spec::config::CacheParameters;

const SMALL: CacheParameters = CacheParameters { bytes: 64, line_bytes: 16 };

fn engine(contexts: usize, size: CacheParameters) -> FillEngine {
    FillEngine::new(&small(|p| (p.warps, p.instruction_cache) = (contexts, size)))
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
        for contexts in [1, 2, 3, 32] {
            let sparse = move |random: &mut Random| random.word() & random.word() & random.word();
            let check = Check::default()
                .cycles(300)
                .input("missed_pc", near)
                .input("missed_context", move |random| random.below(contexts as u64))
                .input("missed_valid", |random| random.below(2))
                .input("line_valid", |random| random.below(2))
                .input("invalidate", |random| random.once_in(20).into())
                .input("requests", sparse)
                .input("cancel", sparse);
            check.check(engine(contexts, size)).unwrap_or_else(|error| panic!("{contexts}: {error}"));
        }
    }
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

fn check_against_the_page(contexts: usize, latency: u64) {
    let mut random = Random::new(contexts as u64 * 1000 + latency);
    let mut bench = Bench::new(engine(contexts, SMALL));
    let mut model = Model { misses: vec![Miss::None; contexts], fill: None, last_served: contexts - 1 };
    let mut requested: Option<(usize, u64)> = None;
    let (mut fills, mut locked_out) = (0, 0);
    for cycle in 0..1500 {
        let held_up = random.word() & random.word();
        let asked = model.start(cycle, latency, held_up);
        let waiters = model.misses.iter().filter(|miss| matches!(miss, Miss::Waiting(_))).count();
        locked_out += u64::from(model.fill.is_none() && waiters > 0);

        // A request of the last cycle is found to miss, now and then.
        let missed = requested.take().filter(|_| random.once_in(2));
        if let Some((context, pc)) = missed {
            model.misses[context] = Miss::Waiting(pc / LINE_BYTES);
        }
        let waiting = model.misses.iter().map(|miss| matches!(miss, Miss::Waiting(_)));
        let waiting =
            waiting.enumerate().fold(0, |mask, (context, waits)| mask | u64::from(waits) << context);
        // Somebody who does not wait requests.
        let wish = random.below(contexts as u64) as usize;
        let request = (waiting >> wish & 1 == 0 && random.once_in(2)).then_some(wish);
        if let Some(context) = request {
            model.misses[context] = Miss::None;
            requested = Some((context, near(&mut random)));
        }
        let cancel = if random.once_in(8) { 1 << random.below(contexts as u64) } else { 0u64 };
        if requested.is_some_and(|(context, _)| cancel >> context & 1 == 1) {
            requested = None;
        }
        let invalidates = random.once_in(30);
        let line_valid = model.fill.as_ref().is_some_and(|fill| fill.ends == cycle);

        let engine = &mut bench.block;
        engine.missed[0].valid.next = missed.is_some().into();
        engine.missed[0].context.next =
            Value::new(index_width(contexts), missed.map_or(0, |(context, _)| context as u64));
        engine.missed[0].pc.next = Value::new(32, missed.map_or(0, |(_, pc)| pc));
        engine.requests.next = Value::new(contexts, request.map_or(0, |context| 1 << context));
        engine.cancel.next = Value::new(contexts, cancel);
        engine.held_up.next = Value::new(contexts, held_up);
        engine.invalidate.next = invalidates.into();
        engine.line.valid.next = line_valid.into();
        engine.line.data.next = Value::new(128, cycle);
        bench.settle();

        let engine = &bench.block;
        assert!(engine.waiting.val() == Value::new(contexts, waiting), "cycle {cycle}");
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
        bench.clock();
    }
    assert!(fills > 20, "{fills} fills");
    assert!(contexts < 4 || locked_out > 0, "the lock rule was never needed");
}

#[test]
fn misses_are_served_in_turn_and_lines_stay_until_asked_for_again() {
    for contexts in [1, 2, 3, 8, 32] {
        for latency in [1, 3, 7] {
            check_against_the_page(contexts, latency);
        }
    }
}
