//! Which cycles of a run are recorded.

use crate::frame::Frame;

/// Some cycles of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// From this cycle to that one, both included.
    Cycles {
        /// First cycle.
        from: u64,
        /// Last cycle.
        to: u64,
    },
    /// Cycles around the issue of an instruction. (No instruction issues on a wrong path: what issues retires.)
    AroundPc {
        /// Address of the instruction.
        pc: u32,
        /// Which time it issues, from 1.
        occurrence: u64,
        /// Cycles before and after.
        margin: u64,
    },
}

impl Window {
    /// The whole run.
    pub const ALL: Window = Window::Cycles { from: 0, to: u64::MAX };

    /// `margin` cycles before and after one.
    pub fn around(cycle: u64, margin: u64) -> Window {
        Window::Cycles { from: cycle.saturating_sub(margin), to: cycle.saturating_add(margin) }
    }

    /// Cycles to keep until it is known whether they are wanted.
    pub(super) fn lookback(self) -> usize {
        match self {
            Window::Cycles { .. } => 0,
            Window::AroundPc { margin, .. } => margin as usize,
        }
    }
}

/// A window that waits for its instruction, or knows its cycles.
pub(super) struct Position {
    window: Window,
    seen: u64,
    /// First and last cycle, and the one it is about.
    pub known: Option<(u64, u64, Option<u64>)>,
}

impl Position {
    pub fn new(window: Window) -> Position {
        let known = match window {
            Window::Cycles { from, to } => Some((from, to, None)),
            Window::AroundPc { .. } => None,
        };
        Position { window, seen: 0, known }
    }

    /// A cycle happened.
    pub fn look(&mut self, frame: &Frame) {
        let Window::AroundPc { pc, occurrence, margin } = self.window else { return };
        if self.known.is_none()
            && frame.cores.iter().any(|core| core.instructions().any(|instruction| instruction.pc == pc))
        {
            self.seen += 1;
            if self.seen == occurrence.max(1) {
                let cycle = frame.cycle;
                self.known = Some((cycle.saturating_sub(margin), cycle.saturating_add(margin), Some(cycle)));
            }
        }
    }
}
