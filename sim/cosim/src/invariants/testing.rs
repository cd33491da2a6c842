//! A run made by hand: the example of the page on the micro-architecture, "Splits", cycle by cycle, with a second warp that
//! does nothing. Tests change something in it and say which invariant that breaks.

use super::{Broken, Invariant, Invariants};
use crate::frame::{CoreFrame, Frame, LaneWrite};
use warpstep_cycle::{Issue, IssuedInstruction, Request, Stall};
use warpstep_golden::At;
use warpstep_spec::assembler::words::{T0, T1, T2, ZERO, b, nop, r, split_m, with};
use warpstep_spec::config::named;
use warpstep_spec::{Config, LaneMask, Op, SplitMode};

/// Numbers of contexts.
pub const PARENT: usize = 0;
pub const CHILD: usize = 1;
/// Of the warp that does nothing.
pub const OTHER: usize = 2;

/// A word of that instruction with registers that the run leaves alone; `add` writes t1.
pub fn word_of(op: Op) -> u32 {
    match op {
        Op::Add => r(Op::Add, T1, ZERO, ZERO),
        _ => with(op, ZERO, ZERO, ZERO, 0),
    }
}

/// What a context does in a cycle, and what it requests.
#[derive(Clone, Copy)]
enum Does {
    Issues(u32, u32),
    Nop(u32),
    Waits(Stall),
}
use Does::{Issues, Nop, Waits};

const FREE: Does = Waits(Stall::Inactive);
const CONTROL: Does = Waits(Stall::Control);

/// S 0, B 4, T1 8, T2 c, J 10, E1 14 … E4 20, N 24, X1 28. Of each cycle: queued and what it does, parent and child.
const CYCLES: [(u8, Does, u8, Does); 16] = [
    (1, Issues(0x00, 0x10), 4, FREE),
    (1, CONTROL, 4, FREE),
    (2, Issues(0x04, 0x14), 2, Issues(0x04, 0x14)),
    (2, CONTROL, 2, CONTROL),
    (3, Issues(0x08, 0x18), 3, Nop(0x14)),
    (2, Issues(0x0c, 0x1c), 2, Nop(0x18)),
    (2, Issues(0x10, 0x20), 2, Nop(0x1c)),
    (1, CONTROL, 1, Nop(0x20)),
    (2, Nop(0x24), 1, Issues(0x14, 0x24)),
    (2, Nop(0x28), 1, Issues(0x18, 0x28)),
    (2, Nop(0x2c), 1, Issues(0x1c, 0x2c)),
    (1, Nop(0x30), 1, Issues(0x20, 0x30)),
    (1, Issues(0x24, 0x34), 1, Waits(Stall::Sibling)),
    (1, CONTROL, 2, Issues(0x24, 0x34)),
    (2, Waits(Stall::Join), 2, CONTROL),
    (3, Issues(0x28, 0x38), 3, FREE),
];

/// The cycles before: NOPs of the start, while the first four instructions are requested.
fn starting() -> impl Iterator<Item = (u8, Does, u8, Does)> {
    [(4, 0x00), (3, 0x04), (2, 0x08), (1, 0x0c)].into_iter().map(|(queued, pc)| (queued, Nop(pc), 4, FREE))
}

fn word_at(pc: u32) -> u32 {
    match pc {
        0x00 => split_m(T0, ZERO, 1),
        0x04 => b(Op::Beq, ZERO, ZERO, 16),
        0x08 => word_of(Op::Add),
        0x0c => r(Op::Add, T2, ZERO, ZERO),
        0x10 => with(Op::Jal, ZERO, ZERO, ZERO, 20),
        0x24 => r(Op::Join, ZERO, T0, ZERO),
        _ => nop(),
    }
}

/// Lanes of parent and child in a cycle.
fn lanes(cycle: usize) -> [LaneMask; 2] {
    if (2..15).contains(&cycle) { [0b0011, 0b1100] } else { [0b1111, 0] }
}

fn frame((queued, parent, child_queued, child): (u8, Does, u8, Does), lanes: [LaneMask; 2]) -> CoreFrame {
    let mut frame = CoreFrame {
        occupancy: vec![queued, child_queued, 4, 4],
        in_flight: vec![4 - queued, 4 - child_queued, 0, 0],
        stalls: vec![Stall::Inactive; 4],
        lanes: vec![lanes[0], lanes[1], 0, 0],
        owned: vec![lanes[0], lanes[1], 0b1111, 0],
        ..CoreFrame::default()
    };
    for (context, does) in [(PARENT, parent), (CHILD, child)] {
        let active = lanes[context];
        let fetched = |pc| IssuedInstruction { pc, word: word_at(pc), active };
        let (stall, instruction, request) = match does {
            Waits(stall) => (stall, None, None),
            Nop(request) => (Stall::Issued, None, Some(request)),
            Issues(pc, request) => (Stall::Issued, Some(fetched(pc)), Some(request)),
        };
        frame.stalls[context] = stall;
        if let Some(pc) = request {
            frame.issued.push(Issue { context, instruction });
            frame.requested.push(Request { context, pc });
        }
    }
    frame
}

/// The example; lane writes come a cycle after their instruction.
fn run() -> Vec<CoreFrame> {
    let mut run: Vec<CoreFrame> =
        CYCLES.into_iter().enumerate().map(|(cycle, row)| frame(row, lanes(cycle))).collect();
    for (cycle, register, lanes) in [(1, T0, 0..4), (5, T1, 0..2), (6, T2, 0..2)] {
        let write = |lane| LaneWrite { lane, port: 0, warp: 0, register: register.index(), value: 0 };
        run[cycle].writes.extend(lanes.map(write));
    }
    run
}

fn config() -> Config {
    let mut p = named("small").unwrap().parameters();
    p.loop_register = false; // without them a request follows from the one before it
    (p.warps, p.lanes, p.splits, p.split_mode) = (2, 4, 1, SplitMode::Marked);
    Config::try_from(p).unwrap()
}

fn checked(change: impl FnOnce(&mut [CoreFrame])) -> Result<(), Box<Broken>> {
    let config = config();
    assert_eq!((config.fetch_latency, config.latencies.control), (3, 2), "the page's example");
    let mut run = run();
    change(&mut run);
    let mut invariants = Invariants::of(&config);
    for row in starting() {
        invariants.check(&Frame { cores: vec![frame(row, lanes(0))], ..Frame::default() })?;
    }
    for (cycle, core) in run.into_iter().enumerate() {
        invariants.check(&Frame { cycle: cycle as u64, cores: vec![core], ..Frame::default() })?;
    }
    Ok(())
}

/// The changed run breaks nothing.
#[track_caller]
pub fn holds(change: impl FnOnce(&mut [CoreFrame])) {
    if let Err(broken) = checked(change) {
        panic!("{broken}");
    }
}

/// The changed run breaks this invariant, in this cycle, first.
#[track_caller]
pub fn breaks(invariant: Invariant, cycle: u64, context: usize, change: impl FnOnce(&mut [CoreFrame])) {
    let broken = checked(change).expect_err("it breaks an invariant");
    let at = At::numbered(0, context, 2);
    assert_eq!((broken.invariant, broken.cycle, broken.at), (invariant, cycle, at), "{broken}");
}
