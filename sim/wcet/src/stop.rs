//! Why an analysis ends without a bound: the program is wrong, does what cannot be followed, or time runs out. Each names the place.

use warpstep_spec::{Op, Schedule};

/// Where in a program: the instruction of a warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// Core of the warp.
    pub core: usize,
    /// Warp that came there.
    pub warp: usize,
    /// Address of the instruction.
    pub pc: u32,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "pc {:#x} (core {}, warp {})", self.pc, self.core, self.warp)
    }
}

/// Why there is no bound.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stop {
    /// The program ends in an error on this path.
    #[error("{place}: the program is wrong: {what}")]
    Wrong {
        /// Where.
        place: Place,
        /// What an engine would report.
        what: String,
    },
    /// A value that only a run knows decides something that must be known.
    #[error("{place}: {operand} of {op} depends on inputs, or on what was never written")]
    Unknown {
        /// Where.
        place: Place,
        /// The instruction.
        op: Op,
        /// Which of its operands.
        operand: &'static str,
    },
    /// An instruction is executed that was stored.
    #[error("{place}: the program executes what it has stored; code must not change")]
    StoredCode {
        /// Where.
        place: Place,
    },
    /// Who fetches and who issues is decided apart.
    #[error("the schedule {schedule} is decoupled: there are bounds for coordinated schedules only")]
    Decoupled {
        /// The schedule.
        schedule: Schedule,
    },
    /// Nobody can go on.
    #[error("deadlock in cycle {cycle}: every active warp waits for another")]
    Deadlock {
        /// When it was found.
        cycle: u64,
    },
    /// Longer than was allowed.
    #[error("no end within {cycles} cycles")]
    NoEnd {
        /// The limit.
        cycles: u64,
    },
    /// More cores stand at a barrier than it waits for.
    #[error("cycle {cycle}: more cores stand at barrier {barrier} than it waits for")]
    BarrierCrowd {
        /// When.
        cycle: u64,
        /// Which barrier.
        barrier: u32,
    },
    /// A loop that inputs decide comes back to the same state.
    #[error("{}: a loop whose end depends on inputs; nothing says how often it runs", shown(*place))]
    NoLoopBound {
        /// A choice in the loop.
        place: Option<Place>,
    },
    /// A declared bound of a loop is broken on this path: no run takes it, or the declaration is wrong.
    #[error("{place}: passed more than the declared {most} times since its loop was entered")]
    Beyond {
        /// Where.
        place: Place,
        /// The declared bound.
        most: u32,
    },
    /// There is nothing to mark.
    #[error("no choice of splits: {why}")]
    NoMarks {
        /// Why not.
        why: String,
    },
    /// Whether a half that parts anew has two contexts depends on other halves.
    #[error("{place}: which halves run side by side depends on when others part")]
    HalvesOfHalves {
        /// Where.
        place: Place,
    },
    /// The sum bound is not for such a program.
    #[error("no sum bound: {why}")]
    NoSum {
        /// Why not.
        why: String,
    },
    /// Inputs decide more at once than can be followed.
    #[error("{place}: inputs decide of {lanes} lanes at once, which has more than {most} outcomes")]
    TooManyOutcomes {
        /// What has the most.
        place: Place,
        /// Of how many lanes, or branches, it is open.
        lanes: u32,
        /// How many outcomes are followed.
        most: u64,
    },
    /// The graph of states is too large.
    #[error("more than {states} states, the last at {}", shown(*place))]
    TooManyStates {
        /// How many were allowed.
        states: usize,
        /// A choice that was being followed.
        place: Option<Place>,
    },
}

impl Stop {
    /// Whether following each warp by itself may help.
    pub(crate) fn is_for_a_sum(&self) -> bool {
        matches!(
            self,
            Stop::TooManyStates { .. }
                | Stop::TooManyOutcomes { .. }
                | Stop::NoLoopBound { .. }
                | Stop::Unknown { .. }
        )
    }

    /// Where in the program, if it is about a place.
    pub fn place(&self) -> Option<Place> {
        match self {
            Stop::Beyond { place, .. }
            | Stop::Wrong { place, .. }
            | Stop::Unknown { place, .. }
            | Stop::TooManyOutcomes { place, .. }
            | Stop::HalvesOfHalves { place }
            | Stop::StoredCode { place } => Some(*place),
            Stop::NoLoopBound { place } | Stop::TooManyStates { place, .. } => *place,
            Stop::Decoupled { .. }
            | Stop::Deadlock { .. }
            | Stop::NoEnd { .. }
            | Stop::NoSum { .. }
            | Stop::NoMarks { .. }
            | Stop::BarrierCrowd { .. } => None,
        }
    }
}

fn shown(place: Option<Place>) -> String {
    place.map_or("the beginning".into(), |place| place.to_string())
}
