//! A dump under way: values at times. Only changes are written.

mod fst;
mod vcd;

use crate::layout::{Layout, SignalId};
use crate::whole_file::WholeFile;
use std::io;
use std::path::Path;

/// What a signal carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// This number.
    Known(u64),
    /// Something nobody knows: `x`.
    Unknown,
    /// Nothing: `z`.
    Nothing,
}

impl Level {
    /// A number, or nothing.
    pub fn or_nothing(value: Option<u64>) -> Level {
        value.map_or(Level::Nothing, Level::Known)
    }

    /// A number, or something nobody knows.
    pub fn or_unknown(value: Option<u64>) -> Level {
        value.map_or(Level::Unknown, Level::Known)
    }
}

impl From<bool> for Level {
    fn from(value: bool) -> Level {
        Level::Known(value.into())
    }
}

/// How a dump is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Text everybody reads.
    Vcd,
    /// GTKWave's compressed format.
    Fst,
}

impl Format {
    /// By the end of a file's name.
    pub fn of(path: &Path) -> Option<Format> {
        match path.extension()?.to_str()? {
            "vcd" => Some(Format::Vcd),
            "fst" => Some(Format::Fst),
            _ => None,
        }
    }
}

enum Body {
    Vcd(vcd::Body),
    Fst(Box<fst::Body>),
}

/// A dump under way. Times are in nanoseconds and only go up.
pub struct WaveWriter {
    body: Body,
    last: Vec<Option<Level>>,
    widths: Vec<u32>,
}

impl WaveWriter {
    /// Starts a dump whose first time is `start`.
    pub fn create(path: &Path, format: Format, layout: &Layout, start: u64) -> io::Result<WaveWriter> {
        if let Some(wide) = layout.signals().iter().find(|signal| signal.width > 64) {
            let problem = format!("{} has {} bits; 64 can be written", wide.path(), wide.width);
            return Err(io::Error::new(io::ErrorKind::InvalidInput, problem));
        }
        let file = WholeFile::create(path)?;
        let body = match format {
            Format::Vcd => Body::Vcd(vcd::Body::new(file, layout, start)?),
            Format::Fst => Body::Fst(Box::new(fst::Body::new(file, layout, start)?)),
        };
        let widths: Vec<u32> = layout.signals().iter().map(|signal| signal.width).collect();
        Ok(WaveWriter { body, last: vec![None; widths.len()], widths })
    }

    /// What follows happens at this time.
    pub fn at(&mut self, time: u64) -> io::Result<()> {
        match &mut self.body {
            Body::Vcd(body) => body.at(time),
            Body::Fst(body) => body.at(time),
        }
    }

    /// A signal has this level from now on.
    pub fn set(&mut self, signal: SignalId, level: Level) -> io::Result<()> {
        let last = &mut self.last[signal.0];
        if *last == Some(level) {
            return Ok(());
        }
        *last = Some(level);
        let width = self.widths[signal.0];
        match &mut self.body {
            Body::Vcd(body) => body.set(signal.0, width, level),
            Body::Fst(body) => body.set(signal.0, width, level),
        }
    }

    /// The last time of the dump; the file gets its name.
    pub fn finish(mut self, end: u64) -> io::Result<()> {
        self.at(end)?;
        match self.body {
            Body::Vcd(body) => body.finish(),
            Body::Fst(body) => body.finish(),
        }
    }
}

#[cfg(test)]
mod tests;
