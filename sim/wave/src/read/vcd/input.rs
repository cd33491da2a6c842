//! The bytes of a file and the words in them. Words are found where they lie; nothing is copied.

use std::fs::File;
use std::io::Read;

/// Bytes asked of the system at once.
const CHUNK: usize = 1 << 20;
/// A value or comment longer than this is no waveform.
const LONGEST: usize = 64 << 20;

/// The bytes of a file, a chunk at a time.
pub struct Input {
    file: File,
    pub buffer: Vec<u8>,
    /// Where we are in the buffer.
    pub at: usize,
    /// Bytes of the file before the buffer.
    pub passed: u64,
    /// Whether the buffer has the last byte of the file.
    pub ended: bool,
}

impl Input {
    pub fn new(file: File) -> Input {
        Input { file, buffer: Vec::new(), at: 0, passed: 0, ended: false }
    }

    /// Drops what was read and gets more.
    pub fn more(&mut self) -> std::io::Result<()> {
        self.buffer.drain(..self.at);
        self.passed += self.at as u64;
        self.at = 0;
        let kept = self.buffer.len();
        if kept > LONGEST {
            return Err(std::io::Error::other("a single value is longer than 64 MB"));
        }
        self.buffer.resize(kept + CHUNK, 0);
        let got = self.file.read(&mut self.buffer[kept..])?;
        self.buffer.truncate(kept + got);
        self.ended = got == 0;
        Ok(())
    }

    /// The next word as a range of the buffer, if all of it is there.
    #[inline]
    pub fn word(&self, from: usize) -> Option<(usize, usize)> {
        let bytes = &self.buffer;
        let mut start = from;
        while *bytes.get(start)? <= b' ' {
            start += 1;
        }
        let mut end = start + 1;
        while let Some(byte) = bytes.get(end) {
            if *byte <= b' ' {
                return Some((start, end));
            }
            end += 1;
        }
        self.ended.then_some((start, end))
    }
}
