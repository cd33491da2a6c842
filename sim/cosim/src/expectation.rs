//! The cycle model's side of a cycle, as a frame; and the instructions it has done, for a report.

use crate::frame::{CoreFrame, Frame, Granted, LaneWrite, meaningful};
use std::collections::VecDeque;
use warpstep_cycle::{BusRecord, CycleObserver, GrantKind, ScheduleRecord};
use warpstep_golden::Retire;
use warpstep_memory::WORDS;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Config, Latencies};

/// Instructions remembered for a report.
const RECENT: usize = 256;

/// Registers that are written in one cycle.
#[derive(Default)]
struct Due {
    /// By core; of one instruction the lowest lane first.
    writes: Vec<(usize, LaneWrite)>,
    /// Whose results they are.
    instructions: usize,
}

/// What outlasts a cycle: results on their way, and the last instructions.
pub struct Expectation {
    /// What will be written: the first in this cycle, the second in the next.
    writes: VecDeque<Due>,
    cycle: u64,
    recent: VecDeque<Retire>,
    /// Latencies, and that of results which are written at the short port.
    latencies: Latencies,
    short_latency: Option<u32>,
}

impl Expectation {
    /// Of a machine.
    pub fn new(config: &Config) -> Expectation {
        Expectation {
            writes: VecDeque::new(),
            cycle: 0,
            recent: VecDeque::new(),
            latencies: config.latencies,
            short_latency: config.short_latency(),
        }
    }

    /// The port at which an instruction's result is written.
    fn port_of(&self, record: &Retire) -> usize {
        self.short_latency.is_some_and(|short| self.latencies.of(record.op.class()) != Some(short)).into()
    }

    /// An observer that fills `frame` with the next cycle, whatever was there before.
    pub fn filling<'a>(&'a mut self, frame: &'a mut Frame) -> Filling<'a> {
        Filling { expectation: self, frame }
    }

    /// The last instructions done, oldest first.
    pub fn recent(&self) -> impl DoubleEndedIterator<Item = &Retire> {
        self.recent.iter()
    }
}

/// Observes the model for a cycle. The frame is whole after [`warpstep_cycle::Chip::tick`].
pub struct Filling<'a> {
    expectation: &'a mut Expectation,
    frame: &'a mut Frame,
}

impl Filling<'_> {
    fn core(&mut self, core: usize) -> &mut CoreFrame {
        if self.frame.cores.len() <= core {
            self.frame.cores.resize_with(core + 1, CoreFrame::default);
        }
        &mut self.frame.cores[core]
    }
}

/// The registers an instruction wrote.
fn writes_of(record: &Retire, port: usize) -> impl Iterator<Item = (usize, LaneWrite)> + '_ {
    let register = record.destination.map(|register| register.index());
    register.into_iter().flat_map(move |register| {
        let (warp, values) = (record.at.warp, &record.values);
        let write = move |lane: usize| LaneWrite { lane, port, warp, register, value: values[lane] };
        lanes_of(record.active).map(move |lane| (record.at.core, write(lane)))
    })
}

impl CycleObserver for Filling<'_> {
    const BUS: bool = true;

    fn core_scheduled(&mut self, core: usize, record: &ScheduleRecord) {
        let frame = self.core(core);
        frame.issued.clone_from(&record.issued);
        frame.requested.clone_from(&record.requested);
        frame.occupancy.clone_from(&record.occupancy);
        frame.in_flight.clone_from(&record.in_flight);
        frame.stalls.clone_from(&record.stalls);
        frame.lanes.clone_from(&record.lanes);
        frame.owned.clone_from(&record.owned);
        (frame.collision, frame.nonsense) = (false, false);
    }

    fn retired(&mut self, record: &Retire) {
        let lasting = &mut *self.expectation;
        if lasting.recent.len() == RECENT {
            lasting.recent.pop_front();
        }
        lasting.recent.push_back(*record);
        if record.destination.is_some() {
            let ahead = record.cycle.saturating_sub(lasting.cycle) as usize;
            if lasting.writes.len() <= ahead {
                lasting.writes.resize_with(ahead + 1, Due::default);
            }
            let port = lasting.port_of(record);
            let due = &mut lasting.writes[ahead];
            due.writes.extend(writes_of(record, port));
            due.instructions += 1;
        }
    }

    fn bus(&mut self, record: &BusRecord) {
        let Filling { expectation: lasting, frame } = self;
        (frame.cycle, frame.fault) = (record.cycle, None);
        frame.master = record.master;
        meaningful(&mut frame.master);
        frame.slave = record.slave;
        frame.slave.rdata = [0; WORDS];
        frame.granted = record.grant.as_ref().map(|grant| Granted {
            core: grant.core,
            fill: grant.kind == GrantKind::Fill,
            write: matches!(grant.kind, GrantKind::Write(_)),
            address: grant.address,
        });
        frame.cores.iter_mut().for_each(|core| core.writes.clear());
        let mut due = lasting.writes.pop_front().unwrap_or_default();
        if due.instructions > 1 {
            due.writes.sort_unstable();
        }
        for (core, write) in due.writes.drain(..) {
            frame.cores[core].writes.push(write);
        }
        due.instructions = 0;
        lasting.writes.push_back(due); // whose room can be filled again
        lasting.cycle = record.cycle + 1;
    }
}
