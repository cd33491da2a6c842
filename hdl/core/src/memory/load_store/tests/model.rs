//! The unit as the page tells it, in plain Rust: one call a cycle. Written from the page, not from the blocks.

use crate::memory::shape::UnitShape;
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
    pub row: Option<(u64, u64, Vec<Option<u32>>)>,
    pub fence_done: Option<u64>,
    pub finished: bool,
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

enum RowState {
    Free,
    Claims,
    Holds(u64),
}

pub struct Model {
    shape: UnitShape,
    accepted: usize,
    held: VecDeque<(Access, u64)>,
    returns: VecDeque<Entry>,
    writes: VecDeque<u64>,
    state: RowState,
    row: Vec<Option<u32>>,
    owner: (u64, u64),
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
    pub fn new(shape: UnitShape) -> Model {
        Model {
            shape,
            accepted: 0,
            held: VecDeque::new(),
            returns: VecDeque::new(),
            writes: VecDeque::new(),
            state: RowState::Free,
            row: vec![None; shape.lanes],
            owner: (0, 0),
            begun: false,
            local: HashMap::new(),
            cache: HashMap::new(),
        }
    }

    pub fn available(&self) -> bool {
        self.accepted < 2
    }

    fn line(&self, address: u64) -> u64 {
        address / self.shape.line_bytes as u64 * self.shape.line_bytes as u64
    }

    fn place(&self, line: u64) -> u64 {
        line / self.shape.line_bytes as u64 % (self.shape.cache_bytes / self.shape.line_bytes) as u64
    }

    fn is_cached(&self, line: u64) -> bool {
        self.shape.cache_bytes > 0
            && self.cache.get(&self.place(line)).is_some_and(|(there, _)| *there == line)
    }

    /// The value of a lane, if its bytes are `bytes` from its address up.
    fn value(access: &Access, bytes: &[u8]) -> u32 {
        let count = length(access.op) as usize;
        let found = bytes[..count].iter().rev().fold(0, |all, byte| all << 8 | u32::from(*byte));
        loaded(access.op, found)
    }

    /// One cycle: what is shown, then what is different at its end.
    pub fn cycle(&mut self, inputs: &Inputs) -> Outputs {
        let free = matches!(self.state, RowState::Free);
        let empty = self.returns.is_empty();
        let first_is_memory = |list: &VecDeque<Entry>| {
            list.front().is_some_and(|entry| matches!(entry.words, Words::Memory(..)))
        };
        let mut out = Outputs {
            available: self.available(),
            drained: self.accepted == 0 && empty && free && self.writes.is_empty(),
            answer_ready: free && first_is_memory(&self.returns),
            ..Outputs::default()
        };

        // The row.
        match self.state {
            RowState::Free => {}
            RowState::Claims => {
                out.claim = true;
                out.write = inputs.claim_distance == 0;
                self.state = RowState::Holds(inputs.claim_distance);
            }
            RowState::Holds(left) => {
                out.write = left == 1;
                self.state = RowState::Holds(left - 1);
            }
        }
        if !free {
            out.row = Some((self.owner.0, self.owner.1, self.row.clone()));
        }
        if out.write {
            self.state = RowState::Free;
        }

        // The merge.
        let merges =
            !empty && (!first_is_memory(&self.returns) || (out.answer_ready && inputs.answer.is_some()));
        let fills = merges && matches!(self.returns[0].words, Words::Memory(line, _) if !is_io(line));
        let quick =
            self.returns.front().is_some_and(|entry| !entry.last && matches!(entry.words, Words::Here(_)));
        let fast = free && (empty || quick);
        let awaited: Vec<u64> = self
            .returns
            .iter()
            .filter_map(|entry| match entry.words {
                Words::Memory(line, _) => Some(line),
                Words::Here(_) => None,
            })
            .collect();
        let returns_full = self.returns.len() == self.shape.outstanding;
        let written = self.writes.clone();
        if merges {
            let entry = self.returns.pop_front().expect("merged");
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
                self.row = vec![None; self.shape.lanes];
            }
            values.into_iter().for_each(|(lane, value)| self.row[lane] = Some(value));
            self.owner = (entry.access.context, entry.access.rd);
            self.begun = !entry.last;
            if entry.last && entry.access.rd != 0 {
                self.state = RowState::Claims;
            }
        }

        // The walk sees the cache as it was at the start: what the answer puts there is put below.
        self.walk(inputs, &mut out, fast, free && empty, returns_full, fills, &awaited, &written);
        if fills && self.shape.cache_bytes > 0 {
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
            self.held.push_back((access.clone(), access.active));
        }
        self.accepted += usize::from(inputs.issue);
        self.accepted -= usize::from(out.finished);
        out
    }

    #[allow(clippy::too_many_arguments)] // the state at the start of the cycle, by name
    fn walk(
        &mut self,
        inputs: &Inputs,
        out: &mut Outputs,
        fast: bool,
        quiet: bool,
        returns_full: bool,
        fills: bool,
        awaited: &[u64],
        written: &VecDeque<u64>,
    ) {
        let Some((access, pending)) = self.held.front().cloned() else { return };
        if access.op == Op::Fence {
            if quiet && written.is_empty() {
                out.fence_done = Some(access.context);
                out.finished = true;
                self.held.pop_front();
            }
            return;
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
                *chosen.entry(word % self.shape.local_banks as u64).or_insert(word) == word
            });
            if !(if stores(access.op) { quiet } else { fast }) {
                return;
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
                if written.len() == self.shape.outstanding || awaited.contains(&line) || (hit && fills) {
                    return;
                }
                let mut bytes = vec![None; self.shape.line_bytes];
                for lane in &group {
                    for byte in 0..length(access.op) {
                        bytes[(access.addresses[*lane] - line + byte) as usize] =
                            Some((access.data[*lane] >> (8 * byte)) as u8);
                    }
                }
                out.request = Some((line, Some(bytes.clone())));
                if !inputs.request_ready {
                    return;
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
                    return;
                }
                out.data_hit = true;
                let held = &self.cache[&self.place(line)].1;
                let pick = |lane: &usize| {
                    let from = (access.addresses[*lane] - line) as usize;
                    (*lane, Model::value(&access, &held[from..]))
                };
                entry = Some(Words::Here(group.iter().map(pick).collect()));
            } else {
                if returns_full || written.contains(&line) {
                    return;
                }
                out.request = Some((line, None));
                if !inputs.request_ready {
                    return;
                }
                out.data_miss = !is_io(at);
                entry = Some(Words::Memory(line, group.clone()));
            }
            group
        };
        let left = group.iter().fold(pending, |left, lane| left & !(1 << lane));
        out.finished = left == 0;
        if let Some(words) = entry {
            self.returns.push_back(Entry { words, access, last: left == 0 });
        }
        match left {
            0 => drop(self.held.pop_front()),
            _ => self.held[0].1 = left,
        }
    }
}
