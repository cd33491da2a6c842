//! A dump being written: values at times. Only changes are written.

mod fst;
mod vcd;

use crate::layout::{Layout, SignalId};
use crate::whole_file::WholeFile;
use bitvec::order::Lsb0;
use bitvec::slice::BitSlice;
use bitvec::vec::BitVec;
use std::io;
use std::path::Path;

/// What a signal carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level<'a> {
    /// A number of at most 64 bits.
    Known(u64),
    /// These bits, bit 0 first, as many as the signal has: of a signal of any width.
    Bits(&'a BitSlice<u32, Lsb0>),
    /// An unknown value: `x`.
    Unknown,
    /// No value: `z`.
    Nothing,
}

impl<'a> Level<'a> {
    /// A number, or no value (`z`).
    pub fn or_nothing(value: Option<u64>) -> Level<'a> {
        value.map_or(Level::Nothing, Level::Known)
    }

    /// A number, or unknown (`x`).
    pub fn or_unknown(value: Option<u64>) -> Level<'a> {
        value.map_or(Level::Unknown, Level::Known)
    }

    /// Its digits of a signal of so many bits, highest first.
    fn digits(self, width: u32, into: &mut Vec<u8>) {
        into.clear();
        match self {
            Level::Known(value) => into.extend(
                (0..width).rev().map(|place| b'0' + (value.checked_shr(place).unwrap_or(0) & 1) as u8),
            ),
            Level::Bits(bits) => into.extend(bits.iter().by_vals().rev().map(|bit| b'0' + u8::from(bit))),
            Level::Unknown => into.resize(width as usize, b'x'),
            Level::Nothing => into.resize(width as usize, b'z'),
        }
    }
}

impl From<bool> for Level<'_> {
    fn from(value: bool) -> Self {
        Level::Known(value.into())
    }
}

/// What a signal carried last.
#[derive(Clone, Debug, Default)]
enum Last {
    #[default]
    NeverSet,
    Known(u64),
    Bits(BitVec<u32, Lsb0>),
    Unknown,
    Nothing,
}

impl Last {
    /// Takes a level over; whether it is another one.
    #[inline]
    fn becomes(&mut self, level: Level<'_>) -> bool {
        match (&mut *self, level) {
            (Last::Known(last), Level::Known(value)) if *last == value => return false,
            (Last::Unknown, Level::Unknown) | (Last::Nothing, Level::Nothing) => return false,
            (Last::Bits(last), Level::Bits(bits)) => {
                let changes = last.as_bitslice() != bits;
                last.clear();
                last.extend_from_bitslice(bits);
                return changes;
            }
            _ => {}
        }
        *self = match level {
            Level::Known(value) => Last::Known(value),
            Level::Bits(bits) => Last::Bits(bits.to_bitvec()),
            Level::Unknown => Last::Unknown,
            Level::Nothing => Last::Nothing,
        };
        true
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

/// A dump being written. Times are in nanoseconds and only go up.
pub struct WaveWriter {
    body: Body,
    last: Vec<Last>,
    widths: Vec<u32>,
}

impl WaveWriter {
    /// Starts a dump whose first time is `start`.
    pub fn create(path: &Path, format: Format, layout: &Layout, start: u64) -> io::Result<WaveWriter> {
        let file = WholeFile::create(path)?;
        let body = match format {
            Format::Vcd => Body::Vcd(vcd::Body::new(file, layout, start)?),
            Format::Fst => Body::Fst(Box::new(fst::Body::new(file, layout, start)?)),
        };
        let widths: Vec<u32> = layout.signals().iter().map(|signal| signal.width).collect();
        Ok(WaveWriter { body, last: vec![Last::NeverSet; widths.len()], widths })
    }

    /// What follows happens at this time.
    pub fn at(&mut self, time: u64) -> io::Result<()> {
        match &mut self.body {
            Body::Vcd(body) => body.at(time),
            Body::Fst(body) => body.at(time),
        }
    }

    /// A signal has this level from now on.
    pub fn set(&mut self, signal: SignalId, level: Level<'_>) -> io::Result<()> {
        let width = self.widths[signal.0];
        if let Level::Bits(bits) = level {
            assert_eq!(bits.len(), width as usize, "as many bits as the signal has");
        }
        if !self.last[signal.0].becomes(level) {
            return Ok(());
        }
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
