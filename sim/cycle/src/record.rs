//! What the model reports of every cycle.

use crate::bus_record::BusRecord;
use crate::contexts::ContextSet;
use warpstep_golden::{Divergence, Retire, Warning};
use warpstep_spec::LaneMask;
use warpstep_spec::events::Stall;

/// An instruction as it issues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IssuedInstruction {
    /// Address of the instruction.
    pub pc: u32,
    /// The instruction as fetched.
    pub word: u32,
    /// Active lanes, one bit per lane.
    pub active: LaneMask,
}

/// What one context issues in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Issue {
    /// The context.
    pub context: usize,
    /// What it issues; `None` for a NOP.
    pub instruction: Option<IssuedInstruction>,
}

/// What one context requests in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The context.
    pub context: usize,
    /// Address of the instruction.
    pub pc: u32,
}

/// One cycle of the front end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScheduleRecord {
    /// Number of the cycle.
    pub cycle: u64,
    /// What issued: one head, or several of one warp that is split.
    pub issued: Vec<Issue>,
    /// What was requested; where fetch and issue are coordinated by the contexts that issued.
    pub requested: Vec<Request>,
    /// Entries of every context's queue at the start of the cycle.
    pub occupancy: Vec<u8>,
    /// Requests of every context in flight at the start of the cycle.
    pub in_flight: Vec<u8>,
    /// What every context did.
    pub stalls: Vec<Stall>,
    /// Active lanes of every context at the start of the cycle; only where warps can be split.
    pub lanes: Vec<LaneMask>,
    /// Lanes of every context, active or not; only where warps can be split.
    pub owned: Vec<LaneMask>,
    /// Contexts that may be without an instruction for a reason an analysis knows: they wait for a line, or a fill,
    /// redirect or activation was not more than t_F + 2 cycles ago.
    pub excused: ContextSet,
}

/// Watches a run, cycle by cycle.
pub trait CycleObserver {
    /// Whether [`CycleObserver::retired`] is called.
    const RETIRES: bool = true;
    /// Whether [`CycleObserver::scheduled`] is called.
    const SCHEDULES: bool = true;
    /// Whether [`CycleObserver::bus`] is called.
    const BUS: bool = false;
    /// A cycle of a core passed; with one core that is all there is to know.
    fn scheduled(&mut self, _record: &ScheduleRecord) {}
    /// The same with the core's number, for observers of several.
    fn core_scheduled(&mut self, _core: usize, record: &ScheduleRecord) {
        self.scheduled(record);
    }
    /// A cycle of the AXI port and the arbiter passed.
    fn bus(&mut self, _record: &BusRecord) {}
    /// An instruction is done; its cycle is that of its writeback or resolution. In the order of issue, except for
    /// memory accesses, which come when they are done.
    fn retired(&mut self, _record: &Retire) {}
    /// A split or join happened.
    fn diverged(&mut self, _event: &Divergence) {}
    /// Something is probably wrong.
    fn warned(&mut self, _warning: &Warning) {}
    /// A character for the console.
    fn printed(&mut self, _byte: u8) {}
}

/// An observer that ignores everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl CycleObserver for Quiet {
    const RETIRES: bool = false;
    const SCHEDULES: bool = false;
}
