//! The unit as the page tells it, in plain Rust: one call a cycle. Written from the page, not from the blocks.

use crate::Shape;
use crate::memory::testing::{lanes_of, length, loaded, stores};
use std::collections::{HashMap, VecDeque};
use warpstep_spec::Op;

/// An access as it comes in c + 1.
#[derive(Clone, Debug)]
pub struct Access {
    pub op: Op,
    pub context: u64,
    pub rd: u64,
    pub active: u64,
    pub addresses: Vec<u64>,
    pub data: Vec<u64>,
}

/// What the surroundings do in a cycle.
#[derive(Default)]
pub struct Inputs {
    pub issue: bool,
    /// The operands of what was issued in the cycle before.
    pub access: Option<Access>,
    pub request_ready: bool,
    pub answer: Option<Vec<u8>>,
    pub write_done: bool,
    pub claim_distance: u64,
}

/// What the unit shows in a cycle.
#[derive(Debug, Default, PartialEq)]
pub struct Outputs {
    pub available: bool,
    pub drained: bool,
    /// Line address, and for a write each byte that counts.
    pub request: Option<(u64, Option<Vec<Option<u8>>>)>,
    pub answer_ready: bool,
    pub claim: bool,
    pub write: bool,
    /// Context, register, value of each lane: from e + 1 to s.
    pub load: Option<(u64, u64, Vec<Option<u32>>)>,
    pub fence_done: Option<u64>,
    pub bank_conflict: bool,
    pub data_hit: bool,
    pub data_miss: bool,
}

/// Lanes and values known at the step, or a line to come.
enum Words {
    Here(Vec<(usize, u32)>),
    Memory(u64, Vec<usize>),
}

struct Entry {
    words: Words,
    access: Access,
    last: bool,
}

enum BufferState {
    Free,
    Claims,
    Waits(u64),
}

pub struct Model {
    shape: Shape,
    accepted: usize,
    queue: VecDeque<(Access, u64)>,
    responses: VecDeque<Entry>,
    writes: VecDeque<u64>,
    state: BufferState,
    values: Vec<Option<u32>>,
    destination: (u64, u64),
    begun: bool,
    local: HashMap<u64, u8>,
    /// Place to line and bytes.
    cache: HashMap<u64, (u64, Vec<u8>)>,
}

fn is_local(address: u64) -> bool {
    address >= 0xffff_0000
}

fn is_io(address: u64) -> bool {
    address < 0x1_0000
}

impl Model {
    pub fn new(shape: &Shape) -> Model {
        Model {
            shape: shape.clone(),
            accepted: 0,
            queue: VecDeque::new(),
            responses: VecDeque::new(),
            writes: VecDeque::new(),
            state: BufferState::Free,
            values: vec![None; shape.lanes()],
            destination: (0, 0),
            begun: false,
            local: HashMap::new(),
            cache: HashMap::new(),
        }
    }

    pub fn available(&self) -> bool {
        self.accepted < 2
    }

    fn cache_bytes(&self) -> u64 {
        self.shape.config().data_cache_bytes.into()
    }

    fn line(&self, address: u64) -> u64 {
        address / self.shape.line_bytes() as u64 * self.shape.line_bytes() as u64
    }

    fn place(&self, line: u64) -> u64 {
        let line_bytes = self.shape.line_bytes() as u64;
        line / line_bytes % (self.cache_bytes() / line_bytes)
    }

    fn is_cached(&self, line: u64) -> bool {
        self.cache_bytes() > 0 && self.cache.get(&self.place(line)).is_some_and(|(there, _)| *there == line)
    }

    /// The value of a lane, if its bytes are `bytes` from its address up.
    fn value(access: &Access, bytes: &[u8]) -> u32 {
        let count = length(access.op) as usize;
        let found = bytes[..count].iter().rev().fold(0, |all, byte| all << 8 | u32::from(*byte));
        loaded(access.op, found)
    }

    /// One cycle: what is shown, then what is different at its end.
    pub fn cycle(&mut self, inputs: &Inputs) -> Outputs {
        let free = matches!(self.state, BufferState::Free);
        let empty = self.responses.is_empty();
        let first_is_memory = |list: &VecDeque<Entry>| {
            list.front().is_some_and(|entry| matches!(entry.words, Words::Memory(..)))
        };
        let mut out = Outputs {
            available: self.available(),
            drained: self.accepted == 0 && empty && free && self.writes.is_empty(),
            answer_ready: free && first_is_memory(&self.responses),
            ..Outputs::default()
        };

        // The load buffer.
        match self.state {
            BufferState::Free => {}
            BufferState::Claims => {
                out.claim = true;
                out.write = inputs.claim_distance == 0;
                self.state = BufferState::Waits(inputs.claim_distance);
            }
            BufferState::Waits(left) => {
                out.write = left == 1;
                self.state = BufferState::Waits(left - 1);
            }
        }
        if !free {
            out.load = Some((self.destination.0, self.destination.1, self.values.clone()));
        }
        if out.write {
            self.state = BufferState::Free;
        }

        // The merge.
        let merges =
            !empty && (!first_is_memory(&self.responses) || (out.answer_ready && inputs.answer.is_some()));
        let fills = merges && matches!(self.responses[0].words, Words::Memory(line, _) if !is_io(line));
        let quick =
            self.responses.front().is_some_and(|entry| !entry.last && matches!(entry.words, Words::Here(_)));
        let fast = free && (empty || quick);
        let awaited: Vec<u64> = self
            .responses
            .iter()
            .filter_map(|entry| match entry.words {
                Words::Memory(line, _) => Some(line),
                Words::Here(_) => None,
            })
            .collect();
        let responses_full = self.responses.len() == self.shape.outstanding();
        let written = self.writes.clone();
        if merges {
            let entry = self.responses.pop_front().expect("merged");
            let values = match entry.words {
                Words::Here(values) => values,
                Words::Memory(line, lanes) => {
                    let bytes = inputs.answer.clone().expect("an answer");
                    let pick = |lane: usize| {
                        let at = entry.access.addresses[lane] - line;
                        (lane, Model::value(&entry.access, &bytes[at as usize..]))
                    };
                    lanes.into_iter().map(pick).collect()
                }
            };
            if !self.begun {
                self.values = vec![None; self.shape.lanes()];
            }
            values.into_iter().for_each(|(lane, value)| self.values[lane] = Some(value));
            self.destination = (entry.access.context, entry.access.rd);
            self.begun = !entry.last;
            if entry.last && entry.access.rd != 0 {
                self.state = BufferState::Claims;
            }
        }

        // The coalescer sees the cache as it was at the start: what the answer puts there is put below.
        let ends =
            self.coalesce(inputs, &mut out, fast, free && empty, responses_full, fills, &awaited, &written);
        if fills && self.cache_bytes() > 0 {
            let line = awaited[0];
            self.cache.insert(self.place(line), (line, inputs.answer.clone().expect("an answer")));
        }
        if out.fence_done.is_some() {
            self.cache.clear();
        }
        if inputs.write_done {
            self.writes.pop_front();
        }
        if let Some(access) = &inputs.access {
            self.queue.push_back((access.clone(), access.active));
        }
        self.accepted += usize::from(inputs.issue);
        self.accepted -= usize::from(ends);
        out
    }

    /// One step of the oldest access; whether it ends.
    #[allow(clippy::too_many_arguments)] // the state at the start of the cycle, by name
    fn coalesce(
        &mut self,
        inputs: &Inputs,
        out: &mut Outputs,
        fast: bool,
        quiet: bool,
        responses_full: bool,
        fills: bool,
        awaited: &[u64],
        written: &VecDeque<u64>,
    ) -> bool {
        let Some((access, pending)) = self.queue.front().cloned() else { return false };
        if access.op == Op::Fence {
            if quiet && written.is_empty() {
                out.fence_done = Some(access.context);
                self.queue.pop_front();
            }
            return out.fence_done.is_some();
        }
        let waiting = lanes_of(pending);
        let at = access.addresses[waiting[0]];
        let line = self.line(at);
        let mut entry = None;
        let group: Vec<usize> = if is_local(at) {
            let mut chosen = HashMap::new();
            let locals: Vec<usize> =
                waiting.iter().copied().filter(|lane| is_local(access.addresses[*lane])).collect();
            let mut group = locals.clone();
            group.retain(|lane| {
                let word = access.addresses[*lane] / 4;
                *chosen.entry(word % self.shape.local_banks() as u64).or_insert(word) == word
            });
            if !(if stores(access.op) { quiet } else { fast }) {
                return false;
            }
            out.bank_conflict = group.len() < locals.len();
            let mut values = vec![];
            for lane in &group {
                let from = access.addresses[*lane];
                for byte in (0..length(access.op)).filter(|_| stores(access.op)) {
                    self.local.insert(from + byte, (access.data[*lane] >> (8 * byte)) as u8);
                }
                let bytes: Vec<u8> =
                    (0..4).map(|byte| *self.local.get(&(from + byte)).unwrap_or(&0)).collect();
                values.push((*lane, Model::value(&access, &bytes)));
            }
            entry = Some(Words::Here(values)).filter(|_| !stores(access.op));
            group
        } else {
            let same = |lane: &usize| {
                let other = access.addresses[*lane];
                !is_local(other) && !is_io(other) && self.line(other) == line
            };
            let group: Vec<usize> =
                if is_io(at) { vec![waiting[0]] } else { waiting.iter().copied().filter(same).collect() };
            let hit = !is_io(at) && self.is_cached(line);
            if stores(access.op) {
                if written.len() == self.shape.outstanding() || awaited.contains(&line) || (hit && fills) {
                    return false;
                }
                let mut bytes = vec![None; self.shape.line_bytes()];
                for lane in &group {
                    for byte in 0..length(access.op) {
                        bytes[(access.addresses[*lane] - line + byte) as usize] =
                            Some((access.data[*lane] >> (8 * byte)) as u8);
                    }
                }
                out.request = Some((line, Some(bytes.clone())));
                if !inputs.request_ready {
                    return false;
                }
                self.writes.push_back(line);
                if hit {
                    let place = self.place(line);
                    let held = &mut self.cache.get_mut(&place).expect("a hit").1;
                    for (old, new) in held.iter_mut().zip(bytes) {
                        *old = new.unwrap_or(*old);
                    }
                }
            } else if hit {
                if !fast {
                    return false;
                }
                out.data_hit = true;
                let held = &self.cache[&self.place(line)].1;
                let pick = |lane: &usize| {
                    let from = (access.addresses[*lane] - line) as usize;
                    (*lane, Model::value(&access, &held[from..]))
                };
                entry = Some(Words::Here(group.iter().map(pick).collect()));
            } else {
                if responses_full || written.contains(&line) {
                    return false;
                }
                out.request = Some((line, None));
                if !inputs.request_ready {
                    return false;
                }
                out.data_miss = !is_io(at);
                entry = Some(Words::Memory(line, group.clone()));
            }
            group
        };
        let left = group.iter().fold(pending, |left, lane| left & !(1 << lane));
        if let Some(words) = entry {
            self.responses.push_back(Entry { words, access, last: left == 0 });
        }
        match left {
            0 => drop(self.queue.pop_front()),
            _ => self.queue[0].1 = left,
        }
        left == 0
    }
}
