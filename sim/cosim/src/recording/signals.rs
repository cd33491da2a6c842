//! The names: which signals an engine has, and how a frame sets them. With several cores each has a scope of its own.

use super::bus_signals::BusSignals;
use super::held::Held;
use super::words::Words;
use crate::frame::{CoreFrame, Frame};
use std::io;
use warpstep_cycle::IssuedInstruction;
use warpstep_spec::Config;
use warpstep_wave::{Kind, Layout, Level, SignalId, WaveWriter};

/// How long a cycle is on the waveform's time.
pub const CYCLE_NS: u64 = 10;

struct Issue {
    valid: SignalId,
    nop: SignalId,
    warp: SignalId,
    instruction: SignalId,
    pc: SignalId,
    word: SignalId,
    active: SignalId,
}

struct Warp {
    state: SignalId,
    issued: SignalId,
    nop: SignalId,
    instruction: SignalId,
    pc: SignalId,
    word: SignalId,
    active: SignalId,
    occupancy: SignalId,
    in_flight: SignalId,
    requested: SignalId,
    fetch_pc: SignalId,
}

struct Lane {
    write: SignalId,
    warp: SignalId,
    register: SignalId,
    value: SignalId,
}

/// The signals of one core.
struct CoreSignals {
    collision: SignalId,
    issue: Issue,
    fetch: [SignalId; 3],
    warps: Vec<Warp>,
    lanes: Vec<Lane>,
}

/// The signals of one engine in a layout.
pub struct Signals {
    clock: SignalId,
    cycle: SignalId,
    fault: SignalId,
    cores: Vec<CoreSignals>,
    bus: BusSignals,
}

/// Bits that hold the numbers up to `most`.
fn bits(most: usize) -> u32 {
    (usize::BITS - most.leading_zeros()).max(1)
}

/// Signals side by side in a scope.
pub(super) fn scope(layout: &mut Layout, name: &str, signals: &[(&str, Kind)]) -> Vec<SignalId> {
    layout.enter(name);
    let ids = signals.iter().map(|(name, kind)| layout.signal(name, *kind)).collect();
    layout.leave();
    ids
}

impl Signals {
    /// Puts an engine's signals into a layout, below a scope of this name.
    pub fn declare(layout: &mut Layout, words: Words, top: &str, config: &Config) -> Signals {
        layout.enter(top);
        let [clock, cycle] = [layout.signal("clock", Kind::Bit), layout.signal("cycle", Kind::Count(48))];
        let fault = layout.signal("fault", Kind::Bit);
        let mut cores = Vec::new();
        for core in 0..config.cores {
            if config.cores > 1 {
                layout.enter(&format!("core_{core}"));
            }
            cores.push(CoreSignals::declare(layout, words, config));
            if config.cores > 1 {
                layout.leave();
            }
        }
        let bus = BusSignals::declare(layout, config);
        layout.leave();
        Signals { clock, cycle, fault, cores, bus }
    }

    /// The clock's edges.
    pub fn tick(&self, out: &mut WaveWriter, high: bool) -> io::Result<()> {
        out.set(self.clock, high.into())
    }

    /// Everything of a cycle; `held` has passed it already.
    pub fn show(&self, frame: &Frame, held: &[Held], out: &mut WaveWriter) -> io::Result<()> {
        out.set(self.cycle, Level::Known(frame.cycle))?;
        out.set(self.fault, frame.fault.is_some().into())?;
        for ((signals, core), held) in self.cores.iter().zip(&frame.cores).zip(held) {
            signals.show(core, held, out)?;
        }
        self.bus.show(frame, out)
    }
}

impl CoreSignals {
    fn declare(layout: &mut Layout, words: Words, config: &Config) -> CoreSignals {
        let contexts = config.contexts();
        let warp_number = Kind::Count(bits(config.warps * contexts - 1));
        let depth = Kind::Count(bits(config.queue_depth()));
        let mask = Kind::Mask(config.lanes as u32);
        let issue = scope(
            layout,
            "issue",
            &[
                ("valid", Kind::Bit),
                ("nop", Kind::Bit),
                ("warp", warp_number),
                ("instruction", Kind::Filtered(64)),
                ("pc", Kind::Address),
                ("word", Kind::Data(32)),
                ("active", mask),
            ],
        );
        let mut warps = Vec::new();
        for number in 0..config.warps * contexts {
            let name = match contexts {
                1 => format!("warp_{number}"),
                _ => format!("warp_{}_split_{}", number / contexts, number % contexts),
            };
            let ids = scope(
                layout,
                &name,
                &[
                    ("state", Kind::Word(words.state)),
                    ("issued", Kind::Bit),
                    ("nop", Kind::Bit),
                    ("instruction", Kind::Filtered(64)),
                    ("pc", Kind::Address),
                    ("word", Kind::Data(32)),
                    ("active", mask),
                    ("occupancy", depth),
                    ("in_flight", depth),
                    ("requested", Kind::Bit),
                    ("fetch_pc", Kind::Address),
                ],
            );
            let &[
                state,
                issued,
                nop,
                instruction,
                pc,
                word,
                active,
                occupancy,
                in_flight,
                requested,
                fetch_pc,
            ] = &ids[..]
            else {
                unreachable!("eleven were declared")
            };
            warps.push(Warp {
                state,
                issued,
                nop,
                instruction,
                pc,
                word,
                active,
                occupancy,
                in_flight,
                requested,
                fetch_pc,
            });
        }
        let fetch =
            scope(layout, "fetch", &[("valid", Kind::Bit), ("warp", warp_number), ("pc", Kind::Address)]);
        let mut lanes = Vec::new();
        for number in 0..config.lanes {
            let ids = scope(
                layout,
                &format!("lane_{number}"),
                &[
                    ("write", Kind::Bit),
                    ("warp", warp_number),
                    ("register", Kind::Word(words.register)),
                    ("value", Kind::Data(32)),
                ],
            );
            lanes.push(Lane { write: ids[0], warp: ids[1], register: ids[2], value: ids[3] });
        }
        let checks = scope(layout, "checks", &[("collision", Kind::Bit)]);
        CoreSignals {
            collision: checks[0],
            issue: Issue {
                valid: issue[0],
                nop: issue[1],
                warp: issue[2],
                instruction: issue[3],
                pc: issue[4],
                word: issue[5],
                active: issue[6],
            },
            fetch: [fetch[0], fetch[1], fetch[2]],
            warps,
            lanes,
        }
    }

    fn show(&self, frame: &CoreFrame, held: &Held, out: &mut WaveWriter) -> io::Result<()> {
        out.set(self.collision, frame.collision.into())?;
        self.show_issue(frame, out)?;
        let requested = frame.requested.map(|(warp, pc)| (warp as u64, u64::from(pc)));
        out.set(self.fetch[0], requested.is_some().into())?;
        out.set(self.fetch[1], Level::or_nothing(requested.map(|(warp, _)| warp)))?;
        out.set(self.fetch[2], Level::or_nothing(requested.map(|(_, pc)| pc)))?;
        self.warps.iter().enumerate().try_for_each(|(number, warp)| warp.show(number, frame, held, out))?;
        self.show_writes(frame, out)
    }

    fn show_issue(&self, frame: &CoreFrame, out: &mut WaveWriter) -> io::Result<()> {
        let issue = &self.issue;
        out.set(issue.valid, frame.issued.is_some().into())?;
        out.set(issue.nop, frame.issued.is_some_and(|(_, nop)| nop).into())?;
        out.set(issue.warp, Level::or_nothing(frame.issued.map(|(warp, _)| warp as u64)))?;
        let field = |value: fn(IssuedInstruction) -> u64| Level::or_nothing(frame.instruction.map(value));
        out.set(issue.instruction, field(pc_and_word))?;
        out.set(issue.pc, field(|instruction| instruction.pc.into()))?;
        out.set(issue.word, field(|instruction| instruction.word.into()))?;
        out.set(issue.active, field(|instruction| instruction.active.into()))
    }

    fn show_writes(&self, frame: &CoreFrame, out: &mut WaveWriter) -> io::Result<()> {
        for (number, lane) in self.lanes.iter().enumerate() {
            let write = frame.writes.iter().find(|write| write.lane == number);
            let field = |value: Option<u64>| Level::or_nothing(value);
            out.set(lane.write, write.is_some().into())?;
            out.set(lane.warp, field(write.map(|write| write.warp as u64)))?;
            out.set(lane.register, field(write.map(|write| write.register as u64)))?;
            out.set(lane.value, field(write.map(|write| write.value.into())))?;
        }
        Ok(())
    }
}

impl Warp {
    /// Its last instruction stays until the next one: there is room to read it.
    fn show(&self, number: usize, frame: &CoreFrame, held: &Held, out: &mut WaveWriter) -> io::Result<()> {
        let own = frame.issued.filter(|(warp, _)| *warp == number);
        let byte = |list: &[u8]| Level::or_unknown(list.get(number).map(|value| u64::from(*value)));
        out.set(self.state, Level::or_unknown(frame.stalls.get(number).map(|stall| *stall as u64)))?;
        out.set(self.issued, own.is_some().into())?;
        out.set(self.nop, own.is_some_and(|(_, nop)| nop).into())?;
        let field = |value: fn(IssuedInstruction) -> u64| Level::or_unknown(held.issued[number].map(value));
        out.set(self.instruction, field(pc_and_word))?;
        out.set(self.pc, field(|instruction| instruction.pc.into()))?;
        out.set(self.word, field(|instruction| instruction.word.into()))?;
        out.set(self.active, field(|instruction| instruction.active.into()))?;
        out.set(self.occupancy, byte(&frame.occupancy))?;
        out.set(self.in_flight, byte(&frame.in_flight))?;
        out.set(self.requested, frame.requested.is_some_and(|(warp, _)| warp == number).into())?;
        out.set(self.fetch_pc, Level::or_unknown(held.requested[number].map(u64::from)))
    }
}

/// What the filter gets: a branch's target needs its address.
fn pc_and_word(instruction: IssuedInstruction) -> u64 {
    u64::from(instruction.pc) << 32 | u64::from(instruction.word)
}
