//! A run of one engine on its way into files: the waveform, its save file, the schedule.

use super::schedule_trace::ScheduleTrace;
use super::signals::{CYCLE_NS, Signals};
use super::window::{Position, Window};
use super::words::Words;
use crate::frame::Frame;
use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use warpstep_spec::Config;
use warpstep_wave::{Companions, Format, Layout, WaveWriter};

/// The outermost scope, whichever engine runs.
const TOP: &str = "warpstep";
/// Cycles a save file shows at first.
const SHOWN: u64 = 24;

/// Where a recording goes.
pub struct Target<'a> {
    /// File of the waveform.
    pub wave: &'a Path,
    /// How it is stored.
    pub format: Format,
    /// The schedule as trace JSON.
    pub trace_json: Option<&'a Path>,
    /// Program and arguments that turn `pc word` (16 hexadecimal digits) into an instruction.
    pub filter: Option<&'a [String]>,
}

/// What was recorded.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// First cycle recorded.
    pub from: u64,
    /// Last cycle recorded.
    pub to: u64,
    /// The GTKWave save file.
    pub save_file: PathBuf,
}

/// A recording in progress.
pub struct Recording<'a> {
    target: Target<'a>,
    layout: Layout,
    signals: Signals,
    position: Position,
    kept: VecDeque<Frame>,
    lookback: usize,
    writer: Option<WaveWriter>,
    trace: Option<ScheduleTrace>,
    config: Config,
    written: Option<(u64, u64)>,
}

impl<'a> Recording<'a> {
    /// Of this machine, these cycles.
    pub fn new(config: &Config, target: Target<'a>, window: Window) -> Recording<'a> {
        let mut layout = Layout::new();
        let words = Words::declare(&mut layout, config);
        let signals = Signals::declare(&mut layout, words, TOP, config);
        Recording {
            target,
            layout,
            signals,
            position: Position::new(window),
            kept: VecDeque::new(),
            lookback: window.lookback(),
            writer: None,
            trace: None,
            config: config.clone(),
            written: None,
        }
    }

    /// Takes the next cycle; returns whether more are wanted.
    pub fn push(&mut self, frame: Frame) -> io::Result<bool> {
        self.position.look(&frame);
        let cycle = frame.cycle;
        self.kept.push_back(frame);
        match self.position.known {
            None => {
                while self.kept.len() > self.lookback {
                    if let Some(old) = self.kept.pop_front() {
                        self.signals.pass(&old);
                    }
                }
                Ok(true)
            }
            Some((from, to, _)) => {
                while let Some(frame) = self.kept.pop_front() {
                    match (from..=to).contains(&frame.cycle) {
                        true => self.write(&frame)?,
                        false => self.signals.pass(&frame),
                    }
                }
                Ok(cycle < to)
            }
        }
    }

    fn write(&mut self, frame: &Frame) -> io::Result<()> {
        let start = frame.cycle * CYCLE_NS;
        if self.writer.is_none() {
            let Target { wave, format, trace_json, .. } = self.target;
            self.writer = Some(WaveWriter::create(wave, format, &self.layout, start)?);
            self.trace = trace_json.map(|path| ScheduleTrace::create(path, &self.config)).transpose()?;
        }
        if let Some(writer) = &mut self.writer {
            writer.at(start)?;
            self.signals.show(frame, writer)?;
            writer.at(start + CYCLE_NS / 2)?;
            self.signals.tick(writer, false)?;
        }
        if let Some(trace) = &mut self.trace {
            trace.push(frame)?;
        }
        self.written = Some((self.written.map_or(frame.cycle, |(from, _)| from), frame.cycle));
        Ok(())
    }

    /// The end of the run; the files get their names. `None` if no cycle was wanted.
    pub fn finish(mut self) -> io::Result<Option<Recorded>> {
        let (Some((from, to)), Some(writer)) = (self.written, self.writer.take()) else { return Ok(None) };
        writer.finish((to + 1) * CYCLE_NS)?;
        if let Some(trace) = self.trace.take() {
            trace.finish(to + 1)?;
        }
        let about = self.position.known.and_then(|(.., about)| about);
        let first = about.map_or(from, |about| about.saturating_sub(SHOWN / 2).max(from));
        let companions = Companions {
            layout: &self.layout,
            dump: self.target.wave,
            shown: (first * CYCLE_NS, (to + 1).min(first + SHOWN) * CYCLE_NS),
            marker: about.map(|cycle| cycle * CYCLE_NS),
            first: &[],
            filter: self.target.filter,
        };
        Ok(Some(Recorded { from, to, save_file: companions.write()? }))
    }
}
