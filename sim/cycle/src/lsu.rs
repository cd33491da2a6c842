//! The load/store unit: one instruction at a time, one lane's request a cycle, lowest lane first.
//!
//! ```text
//! c        issue          c + 1        addresses
//! c + 2 …  one request a cycle for each active lane; memory answers each after its latency
//! e        last answer    e + 1        a load claims its writeback slot s >= e + 1
//! ```
//! It takes the next instruction in the cycle after e (stores) or s (loads). A fence issues when the unit is idle.

use warpstep_spec::LaneMask;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Operation {
    pub context: usize,
    pub lanes: LaneMask,
    /// Register to write, one bit; 0 for stores and loads to x0.
    pub register: u64,
    /// Cycle of the last answer.
    pub answered: u64,
    /// Last cycle in which the unit is busy, once it is known.
    pub busy_until: Option<u64>,
}

pub(crate) struct Lsu {
    latency: u64,
    current: Option<Operation>,
}

impl Lsu {
    pub fn new(latency: u32) -> Lsu {
        Lsu { latency: latency.into(), current: None }
    }

    pub fn is_idle(&self) -> bool {
        self.current.is_none()
    }

    pub fn issue(&mut self, now: u64, context: usize, lanes: LaneMask, register: u64) {
        let requests = u64::from(lanes.count_ones());
        let answered = now + 1 + requests + self.latency;
        let busy_until = (register == 0).then_some(answered);
        self.current = Some(Operation { context, lanes, register, answered, busy_until });
    }

    /// The load that must claim a slot in this cycle.
    pub fn claims(&self, now: u64) -> Option<Operation> {
        self.current.filter(|operation| operation.busy_until.is_none() && operation.answered + 1 == now)
    }

    pub fn claimed(&mut self, slot: u64) {
        if let Some(operation) = &mut self.current {
            operation.busy_until = Some(slot);
        }
    }

    /// The end of a cycle. Gives the operation that ended.
    pub fn tick(&mut self, now: u64) -> Option<Operation> {
        self.current.take_if(|operation| operation.busy_until == Some(now))
    }
}
