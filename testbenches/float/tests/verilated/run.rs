//! Operations in, answers out, each in its cycle: no result may be missing, early, late or unasked for.

use crate::lane::{Issue, Lane, unit_of};
use std::collections::VecDeque;
use std::fmt;
use warpstep_core::float::UNITS;
use warpstep_float_oracle::{Answer, Vectors, answer};
use warpstep_spec::latency::UNPIPELINED;
use warpstep_spec::{Latencies, Op};

/// The first difference.
pub struct Difference {
    cycle: u64,
    unit: usize,
    expected: Option<(Issue, Answer)>,
    seen: Option<(u16, Answer)>,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cycle {}, {:?}: ", self.cycle, UNITS[self.unit])?;
        match self.expected {
            None => write!(f, "nothing is due")?,
            Some((Issue { op, mode, operands, tag }, Answer { value, flags })) => {
                write!(f, "{op} mode {mode} {operands:08x?} tag {tag} is {value:#010x}, flags {flags:#04x}")?;
            }
        }
        match self.seen {
            None => write!(f, "; nothing is handed over"),
            Some((tag, Answer { value, flags })) => {
                write!(f, "; the unit hands over {value:#010x}, flags {flags:#04x}, tag {tag}")
            }
        }
    }
}

/// A lane and what is on its way in it.
pub struct Run {
    lane: Lane,
    latency: [u64; UNITS.len()],
    cycle: u64,
    /// By unit: the cycle of the handover, and what it is of.
    due: [VecDeque<(u64, Issue)>; UNITS.len()],
}

impl Run {
    /// A new lane.
    ///
    /// # Panics
    /// If it cannot be built: that is a failed test.
    pub fn new(latencies: &Latencies) -> Run {
        Run::of(Lane::new(latencies).unwrap_or_else(|error| panic!("{error}")), latencies)
    }

    /// Of this lane, which should have these latencies.
    pub fn of(lane: Lane, latencies: &Latencies) -> Run {
        let latency = UNITS.map(|class| u64::from(latencies.of(class).expect("a fixed latency")));
        Run { lane, latency, cycle: 0, due: Default::default() }
    }

    /// Cycles from one operation of a unit to the next: the shortest an issuer may use.
    pub fn spacing(&self, unit: usize) -> u64 {
        if UNPIPELINED.contains(&UNITS[unit]) { self.latency[unit] - 1 } else { 1 }
    }

    /// One cycle, in which an operation begins or none does.
    pub fn cycle(&mut self, issue: Option<Issue>) -> Result<(), Box<Difference>> {
        self.lane.present(issue.as_ref());
        if let Some(issue) = issue {
            let unit = unit_of(issue.op);
            // Operands are there in the cycle after the issue, the result one before a dependent may issue.
            self.due[unit].push_back((self.cycle + self.latency[unit] - 2, issue));
        }
        for unit in 0..UNITS.len() {
            let seen = self.lane.result(unit);
            let due = self.due[unit].front().is_some_and(|(cycle, _)| *cycle == self.cycle);
            let expected = if due { self.due[unit].pop_front() } else { None };
            let expected = expected.map(|(_, issue)| (issue, answer(issue.op, issue.mode, issue.operands)));
            if seen != expected.map(|(issue, answer)| (issue.tag, answer)) {
                return Err(Box::new(Difference { cycle: self.cycle, unit, expected, seen }));
            }
        }
        self.lane.edge();
        self.cycle += 1;
        Ok(())
    }

    /// Cycles until nothing is on its way any more.
    pub fn drain(&mut self) -> Result<(), Box<Difference>> {
        while self.due.iter().any(|due| !due.is_empty()) {
            self.cycle(None)?;
        }
        Ok(())
    }

    /// Vectors of one operation in one mode, as close together as its unit takes them.
    pub fn vectors(&mut self, op: Op, mode: u8, count: usize) -> Result<(), Box<Difference>> {
        let spacing = self.spacing(unit_of(op));
        for (tag, operands) in Vectors::new(op, mode.into(), count).enumerate() {
            self.cycle(Some(Issue { op, mode, operands, tag: tag as u16 }))?;
            for _ in 1..spacing {
                self.cycle(None)?;
            }
        }
        self.drain()
    }
}
