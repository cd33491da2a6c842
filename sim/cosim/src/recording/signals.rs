//! The signals of an engine, each declared once: its name, its kind, and how a cycle sets it. With several cores each has a scope
//! of its own.

use super::latest::Latest;
use super::words::Words;
use super::{bus_signals, core_signals};
use crate::frame::{CoreFrame, Frame};
use std::io;
use warpstep_spec::Config;
use warpstep_wave::{Kind, Layout, Level, SignalId, WaveWriter};

/// Length of a cycle on the waveform's time axis.
pub const CYCLE_NS: u64 = 10;

/// What signals are read from: a cycle, and what the contexts of each core did last.
pub(super) struct Cycle<'a> {
    pub frame: &'a Frame,
    latest: &'a [Latest],
}

impl Cycle<'_> {
    pub fn core(&self, core: usize) -> &CoreFrame {
        &self.frame.cores[core]
    }

    pub fn latest(&self, core: usize) -> &Latest {
        &self.latest[core]
    }
}

type Read = Box<dyn for<'a> Fn(&'a Cycle<'a>) -> Level<'a>>;

/// Signals on their way into a layout.
pub(super) struct Declaration<'a> {
    layout: &'a mut Layout,
    signals: Vec<(SignalId, Read)>,
}

impl Declaration<'_> {
    /// What `inner` declares stands in a scope of this name.
    pub fn scope(&mut self, name: &str, inner: impl FnOnce(&mut Self)) {
        self.layout.enter(name);
        inner(self);
        self.layout.leave();
    }

    pub fn signal(
        &mut self,
        name: &str,
        kind: Kind,
        read: impl for<'a> Fn(&'a Cycle<'a>) -> Level<'a> + 'static,
    ) {
        self.signals.push((self.layout.signal(name, kind), Box::new(read)));
    }

    pub fn bit(&mut self, name: &str, read: impl Fn(&Cycle) -> bool + 'static) {
        self.signal(name, Kind::Bit, move |cycle| read(cycle).into());
    }

    /// A value of this cycle, which not every cycle has.
    pub fn value(&mut self, name: &str, kind: Kind, read: impl Fn(&Cycle) -> Option<u64> + 'static) {
        self.signal(name, kind, move |cycle| Level::or_nothing(read(cycle)));
    }

    /// A value known from some cycle on.
    pub fn known(&mut self, name: &str, kind: Kind, read: impl Fn(&Cycle) -> Option<u64> + 'static) {
        self.signal(name, kind, move |cycle| Level::or_unknown(read(cycle)));
    }
}

/// The signals of one engine in a layout.
pub(super) struct Signals {
    clock: SignalId,
    signals: Vec<(SignalId, Read)>,
    latest: Vec<Latest>,
}

impl Signals {
    /// Puts an engine's signals into a layout, below a scope of this name.
    pub fn declare(layout: &mut Layout, words: Words, top: &str, config: &Config) -> Signals {
        layout.enter(top);
        let clock = layout.signal("clock", Kind::Bit);
        let mut out = Declaration { layout, signals: Vec::new() };
        out.value("cycle", Kind::Count(48), |cycle| Some(cycle.frame.cycle));
        out.bit("fault", |cycle| cycle.frame.fault.is_some());
        for core in 0..config.cores {
            let signals = |out: &mut Declaration| core_signals::declare(out, words, config, core);
            match config.cores {
                1 => signals(&mut out),
                _ => out.scope(&format!("core_{core}"), signals),
            }
        }
        bus_signals::declare(&mut out, config);
        let signals = out.signals;
        layout.leave();
        Signals { clock, signals, latest: Latest::of_cores(config) }
    }

    /// A cycle that is not shown, or not yet: later ones show what was last seen in it.
    pub fn pass(&mut self, frame: &Frame) {
        self.latest.iter_mut().zip(&frame.cores).for_each(|(latest, core)| latest.pass(core));
    }

    /// The clock's edges.
    pub fn tick(&self, out: &mut WaveWriter, high: bool) -> io::Result<()> {
        out.set(self.clock, high.into())
    }

    /// Everything of a cycle, from its rising edge on.
    pub fn show(&mut self, frame: &Frame, out: &mut WaveWriter) -> io::Result<()> {
        self.pass(frame);
        self.tick(out, true)?;
        let cycle = Cycle { frame, latest: &self.latest };
        self.signals.iter().try_for_each(|(signal, read)| out.set(*signal, read(&cycle)))
    }
}
