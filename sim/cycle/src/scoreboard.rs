//! What is under way: registers that wait for a result, writeback slots, units that are not pipelined.
//!
//! Slots and units are booked as lane masks per future cycle: lanes are independent, so contexts whose lanes do not
//! meet do not wait for each other. A result issued in c with latency L is written in c + L - 1, and a dependent may
//! issue in c + L.

use warpstep_spec::latency::UNPIPELINED;
use warpstep_spec::{Class, LaneMask};

/// Longer than any latency in the table.
const HORIZON: usize = 128;

fn unit_of(class: Class) -> Option<usize> {
    UNPIPELINED.iter().position(|unit| *unit == class)
}

#[derive(Clone, Copy, Debug)]
struct Write {
    context: usize,
    clears: u64,
    float: bool,
}

pub(crate) struct Scoreboard {
    /// Registers of each context that wait for a result.
    pending: Vec<u64>,
    /// Float operations of each context under way.
    floats: Vec<u32>,
    /// Lanes whose writeback slot is taken, by cycle.
    slots: [LaneMask; HORIZON],
    /// Results written at the end of a cycle.
    writes: Vec<Vec<Write>>,
    /// Lanes in use of each unit, and those that become free at the end of a cycle.
    busy: [LaneMask; UNPIPELINED.len()],
    frees: [[LaneMask; HORIZON]; UNPIPELINED.len()],
    under_way: usize,
}

fn at(cycle: u64) -> usize {
    cycle as usize % HORIZON
}

impl Scoreboard {
    pub fn new(contexts: usize) -> Scoreboard {
        Scoreboard {
            pending: vec![0; contexts],
            floats: vec![0; contexts],
            slots: [0; HORIZON],
            writes: vec![Vec::new(); HORIZON],
            busy: [0; UNPIPELINED.len()],
            frees: [[0; HORIZON]; UNPIPELINED.len()],
            under_way: 0,
        }
    }

    pub fn is_pending(&self, context: usize, registers: u64) -> bool {
        self.pending[context] & registers != 0
    }

    pub fn has_floats(&self, context: usize) -> bool {
        self.floats[context] > 0
    }

    pub fn is_unit_busy(&self, class: Class, lanes: LaneMask) -> bool {
        unit_of(class).is_some_and(|unit| self.busy[unit] & lanes != 0)
    }

    pub fn is_slot_taken(&self, cycle: u64, lanes: LaneMask) -> bool {
        self.slots[at(cycle)] & lanes != 0
    }

    pub fn is_idle(&self) -> bool {
        self.under_way == 0
    }

    /// Books a fixed-latency instruction issued now.
    pub fn issue(
        &mut self,
        now: u64,
        context: usize,
        class: Class,
        latency: u32,
        register: u64,
        lanes: LaneMask,
    ) {
        let done = now + u64::from(latency) - 1;
        let float = class.is_float();
        if register != 0 {
            self.slots[at(done)] |= lanes;
            self.pending[context] |= register;
        }
        if register != 0 || float {
            self.floats[context] += u32::from(float);
            self.writes[at(done)].push(Write { context, clears: register, float });
            self.under_way += 1;
        }
        if let Some(unit) = unit_of(class) {
            // The next one may issue in the cycle of the result: its operands come a cycle later.
            self.busy[unit] |= lanes;
            self.frees[unit][at(done - 1)] |= lanes;
        }
    }

    /// A load: its register waits until a slot is claimed.
    pub fn issue_load(&mut self, context: usize, register: u64) {
        self.pending[context] |= register;
    }

    /// A fence: everything of its context waits for bit 0, which no result clears.
    pub fn issue_fence(&mut self, context: usize) {
        self.pending[context] |= 1;
    }

    /// It has ended.
    pub fn fence_ended(&mut self, context: usize) {
        self.pending[context] &= !1;
    }

    /// A load's data are here: claims the first slot from now on that is free for its lanes.
    pub fn claim(&mut self, now: u64, context: usize, register: u64, lanes: LaneMask) -> u64 {
        let slot = (now..now + HORIZON as u64 - 1)
            .find(|cycle| !self.is_slot_taken(*cycle, lanes))
            .expect("slots beyond the longest latency are free");
        self.slots[at(slot)] |= lanes;
        self.writes[at(slot)].push(Write { context, clears: register, float: false });
        self.under_way += 1;
        slot
    }

    /// The end of a cycle: results are written, units become free.
    pub fn tick(&mut self, now: u64) {
        let here = at(now);
        self.slots[here] = 0;
        for write in self.writes[here].drain(..) {
            self.pending[write.context] &= !write.clears;
            self.floats[write.context] -= u32::from(write.float);
            self.under_way -= 1;
        }
        for unit in 0..UNPIPELINED.len() {
            self.busy[unit] &= !std::mem::take(&mut self.frees[unit][here]);
        }
    }
}
