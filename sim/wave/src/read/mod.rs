//! Dumps as streams: the names first, then what changed at which time. A thread reads ahead by a few pieces, so that a file
//! of any size costs a fixed amount of memory and two files are read by two processors.

mod fst;
mod fst_lengths;
mod value;
mod vcd;

pub use value::Value;

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;

/// Changes in a piece, about.
const PIECE: usize = 1 << 15;

/// Bits a signal has at most: a damaged width asks for more memory than there is.
const MOST_BITS: u32 = 1 << 20;
/// Pieces read ahead.
const AHEAD: usize = 4;

/// The name of the threads that read. The crate for FST panics at some broken files; such a file is reported as
/// [`ReadError::Malformed`], and a command that does not want the panic's own words can tell the thread by this name.
pub const READER_THREAD: &str = "waveform reader";

/// Why a dump could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The system refuses.
    #[error("cannot read {path}: {error}", path = path.display())]
    Io {
        /// File that cannot be read.
        path: PathBuf,
        /// What the operating system reports.
        error: std::io::Error,
    },
    /// It is not what it should be.
    #[error("{path} is not a readable waveform: {problem}", path = path.display())]
    Malformed {
        /// File that is broken.
        path: PathBuf,
        /// What is wrong, and where.
        problem: String,
    },
}

/// A name in a dump.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// With its scopes, as `top.scope.name`.
    pub path: String,
    /// Where its value is kept; names of one thing share a slot.
    pub slot: usize,
}

/// What a dump declares.
#[derive(Clone, Debug, Default)]
pub struct Header {
    /// A unit of time is 10 to this power of seconds, times `multiple`.
    pub exponent: i32,
    /// 1, 10 or 100.
    pub multiple: u64,
    /// Every name in the dump; several may share a slot.
    pub names: Vec<Named>,
    /// Bits of every slot; 0 for reals and strings.
    pub widths: Vec<u32>,
}

/// A slot has a new value.
#[derive(Clone, Debug)]
pub struct Change {
    /// Slot of the signal that changes.
    pub slot: u32,
    /// Its new value.
    pub value: Value,
}

/// A piece of a dump: whole instants only.
#[derive(Default)]
pub(crate) struct Piece {
    pub changes: Vec<Change>,
    /// Time, and where its changes end.
    pub instants: Vec<(u64, usize)>,
}

type Sent = Result<Piece, ReadError>;

/// A dump whose names are known and whose changes come.
pub struct Dump {
    /// What it declares.
    pub header: Header,
    path: PathBuf,
    pieces: Receiver<Sent>,
    reader: Option<JoinHandle<()>>,
}

/// Opens a VCD or FST file; what it is shows in its first bytes.
pub fn open(path: &Path) -> Result<Dump, ReadError> {
    let failed = |error| ReadError::Io { path: path.into(), error };
    let mut first = [0; 1];
    let got =
        std::io::Read::read(&mut std::fs::File::open(path).map_err(failed)?, &mut first).map_err(failed)?;
    // FST starts with the number of its first block; VCD is text.
    let is_fst = got == 1 && matches!(first[0], 0 | 254);
    let (header_out, header_in) = sync_channel::<Result<Header, ReadError>>(1);
    let (out, pieces) = sync_channel(AHEAD);
    let own = path.to_path_buf();
    let read = move || {
        let collector =
            Collector { path: own, header: header_out, out, piece: Piece::default(), weight: 0, time: None };
        if is_fst { fst::read(collector) } else { vcd::read(collector) }
    };
    let reader = std::thread::Builder::new().name(READER_THREAD.into()).spawn(read).map_err(failed)?;
    match header_in.recv() {
        Ok(header) => Ok(Dump { header: header?, path: path.into(), pieces, reader: Some(reader) }),
        Err(_) => Err(broken(path)),
    }
}

fn broken(path: &Path) -> ReadError {
    ReadError::Malformed { path: path.into(), problem: "its contents contradict each other".into() }
}

impl Dump {
    /// The next piece; `None` at the end.
    pub(crate) fn next(&mut self) -> Result<Option<Piece>, ReadError> {
        match self.pieces.recv() {
            Ok(piece) => piece.map(Some),
            Err(_) => match self.reader.take().map(JoinHandle::join) {
                Some(Err(_)) => Err(broken(&self.path)),
                _ => Ok(None),
            },
        }
    }
}

/// Takes what a reader finds, and sends it on piece by piece.
struct Collector {
    path: PathBuf,
    header: SyncSender<Result<Header, ReadError>>,
    out: SyncSender<Sent>,
    piece: Piece,
    /// Of its changes.
    weight: usize,
    time: Option<u64>,
}

/// The receiver is gone: the reader may stop.
struct Unwanted;

impl Collector {
    fn header(&self, header: Header) -> Result<(), Unwanted> {
        if let Some(slot) = header.widths.iter().position(|width| *width > MOST_BITS) {
            let name = header.names.iter().find(|named| named.slot == slot).map_or("?", |named| &named.path);
            let width = header.widths[slot];
            self.refuse(self.malformed(format!("signal `{name}` has {width} bits; {MOST_BITS} can be read")));
            return Err(Unwanted);
        }
        self.header.send(Ok(header)).map_err(|_| Unwanted)
    }

    /// The header cannot be read.
    fn refuse(&self, error: ReadError) {
        let _ = self.header.send(Err(error));
    }

    /// The rest cannot be read.
    fn fail(&self, error: ReadError) {
        let _ = self.out.send(Err(error));
    }

    fn malformed(&self, problem: impl Into<String>) -> ReadError {
        ReadError::Malformed { path: self.path.clone(), problem: problem.into() }
    }

    fn io(&self, error: std::io::Error) -> ReadError {
        ReadError::Io { path: self.path.clone(), error }
    }

    /// What follows happens at this time. `Ok(false)`: time goes backwards.
    fn at(&mut self, time: u64) -> Result<bool, Unwanted> {
        if self.time == Some(time) {
            return Ok(true);
        }
        if self.time.is_some_and(|last| last > time) {
            return Ok(false);
        }
        self.close();
        if self.weight >= PIECE || self.piece.instants.len() >= PIECE {
            self.weight = 0;
            let fresh = Piece { changes: Vec::with_capacity(PIECE + PIECE / 4), instants: Vec::new() };
            let full = std::mem::replace(&mut self.piece, fresh);
            self.out.send(Ok(full)).map_err(|_| Unwanted)?;
        }
        self.time = Some(time);
        Ok(true)
    }

    #[inline]
    fn change(&mut self, slot: u32, value: Value) {
        self.weight += value.weight();
        self.piece.changes.push(Change { slot, value });
    }

    /// Ends the current instant. Changes before the first time belong to time 0.
    fn close(&mut self) {
        let end = self.piece.changes.len();
        if self.time.is_some() || end > 0 {
            self.piece.instants.push((self.time.unwrap_or(0), end));
        }
    }

    fn finish(mut self) {
        self.close();
        let _ = self.out.send(Ok(std::mem::take(&mut self.piece)));
    }
}

#[cfg(test)]
mod tests;
