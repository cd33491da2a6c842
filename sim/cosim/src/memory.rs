//! The memory behind the core's ports in simulation: every request is answered after a fixed number of cycles.

use std::collections::VecDeque;
use warpstep_program::Memory;

/// A request of the load/store unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataRequest {
    /// Whether it writes.
    pub write: bool,
    /// Address of the word.
    pub address: u32,
    /// What to write.
    pub data: u32,
    /// Which bytes, one bit each.
    pub bytes: u32,
}

/// Answers requests `latency` cycles later; what a request finds is decided when it is made.
pub struct FixedLatency {
    memory: Memory,
    latency: u64,
    answers: VecDeque<(u64, u32)>,
    lines: VecDeque<(u64, Vec<u32>)>,
}

impl FixedLatency {
    /// With these contents.
    pub fn new(memory: Memory, latency: u32) -> FixedLatency {
        FixedLatency { memory, latency: latency.into(), answers: VecDeque::new(), lines: VecDeque::new() }
    }

    /// What it holds.
    pub fn contents(&self) -> &Memory {
        &self.memory
    }

    /// A request for data in this cycle.
    pub fn request(&mut self, cycle: u64, request: DataRequest) {
        let found = self.memory.read_word(request.address);
        if request.write {
            for byte in (0..4).filter(|byte| request.bytes >> byte & 1 == 1) {
                self.memory.write_byte(request.address + byte, (request.data >> (8 * byte)) as u8);
            }
        }
        self.answers.push_back((cycle + self.latency, found));
    }

    /// A request for a line of so many words in this cycle.
    pub fn fill(&mut self, cycle: u64, address: u32, words: usize) {
        self.lines.push_back((cycle + self.latency, self.memory.read_words(address, words)));
    }

    /// The answer that arrives in this cycle.
    pub fn answer(&mut self, cycle: u64) -> Option<u32> {
        due(&mut self.answers, cycle)
    }

    /// The line that arrives in this cycle.
    pub fn line(&mut self, cycle: u64) -> Option<Vec<u32>> {
        due(&mut self.lines, cycle)
    }
}

/// Takes the oldest, if this is its cycle.
fn due<T>(answers: &mut VecDeque<(u64, T)>, cycle: u64) -> Option<T> {
    match answers.front() {
        Some((when, _)) if *when == cycle => answers.pop_front().map(|(_, answer)| answer),
        _ => None,
    }
}
