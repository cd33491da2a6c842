//! What a run shows: console, trace, warnings, counts. Watches both engines.

use super::statistics::Statistics;
use super::trace;
use crate::promises::{Promises, described};
use std::io::Write;
use warpstep_cycle::CycleObserver;
use warpstep_golden::{Divergence, Observer, Retire, Warning};
use warpstep_program::Program;

/// Console bytes and trace lines kept at a time; with --json that is all there is.
const MOST_CONSOLE: usize = 64 << 20;
const MOST_TRACE: usize = 1 << 20;

/// Watches a run; `RECORDS` says whether it needs every instruction.
pub struct Watch<'a, const RECORDS: bool> {
    program: &'a Program,
    promises: Promises,
    /// Text goes to the terminal as it comes.
    pub live: bool,
    /// Standard output is closed.
    pub nobody_reads: bool,
    /// Text was dropped.
    pub lost: bool,
    pub console: Vec<u8>,
    pub warnings: Vec<String>,
    pub trace: Vec<String>,
    pub statistics: Statistics,
    show_trace: bool,
    lanes: usize,
    event: Option<Divergence>,
}

impl<'a, const RECORDS: bool> Watch<'a, RECORDS> {
    pub fn new(program: &'a Program, live: bool, show_trace: bool, lanes: usize) -> Self {
        Watch {
            program,
            promises: Promises::new(program),
            live,
            nobody_reads: false,
            lost: false,
            console: Vec::new(),
            warnings: Vec::new(),
            trace: Vec::new(),
            statistics: Statistics::default(),
            show_trace,
            lanes,
            event: None,
        }
    }

    fn record(&mut self, record: &Retire) {
        self.statistics.count(record);
        let place = |pc| described(self.program, pc);
        if let Some(broken) = self.promises.see(record, place) {
            self.say(broken);
        }
        // A split or join is announced just before its record, which knows its word.
        if let Some(event) = self.event.take()
            && self.show_trace
        {
            let text = trace::lines(&event, record, self.lanes);
            if self.live {
                self.console.extend(text.as_bytes());
            } else if self.trace.len() < MOST_TRACE {
                self.trace.extend(text.lines().map(str::to_string));
            } else {
                self.lost = true;
            }
        }
    }

    fn event(&mut self, event: &Divergence) {
        self.statistics.diverge(event);
        self.event = Some(*event);
    }

    fn say(&mut self, warning: String) {
        if self.live {
            let _ = writeln!(std::io::stderr(), "warning: {warning}");
        }
        self.warnings.push(warning);
    }

    /// A character for the console.
    pub fn print(&mut self, byte: u8) {
        if self.nobody_reads || self.console.len() >= MOST_CONSOLE {
            self.lost = true;
        } else {
            self.console.push(byte);
        }
    }
}

impl<const RECORDS: bool> Observer for Watch<'_, RECORDS> {
    const RETIRES: bool = RECORDS;
    fn retired(&mut self, record: &Retire) {
        self.record(record);
    }
    fn diverged(&mut self, event: &Divergence) {
        self.event(event);
    }
    fn warned(&mut self, warning: &Warning) {
        self.say(warning.to_string());
    }
    fn printed(&mut self, byte: u8) {
        self.print(byte);
    }
}

impl<const RECORDS: bool> CycleObserver for Watch<'_, RECORDS> {
    const RETIRES: bool = RECORDS;
    const SCHEDULES: bool = false;
    fn retired(&mut self, record: &Retire) {
        self.record(record);
    }
    fn diverged(&mut self, event: &Divergence) {
        self.event(event);
    }
    fn warned(&mut self, warning: &Warning) {
        self.say(warning.to_string());
    }
    fn printed(&mut self, byte: u8) {
        self.print(byte);
    }
}
