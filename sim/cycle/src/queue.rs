//! An instruction queue: what a context will issue next, oldest first. t_F + 1 entries.

use std::collections::VecDeque;
use warpstep_spec::csr::{self, Csr};
use warpstep_spec::events::NopCause;
use warpstep_spec::{Class, Instruction, Latencies, Op, Reg, decode};

/// What the front end knows of an instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fetched {
    pub pc: u32,
    pub word: u32,
    pub op: Option<Op>,
    pub class: Class,
    /// Registers that must not be pending: sources and destination, one bit each.
    pub needs: u64,
    pub rd: Reg,
    /// Cycles until a dependent may issue; 0 where memory decides.
    pub latency: u32,
    /// A float CSR waits for the warp's float operations.
    pub waits_for_floats: bool,
}

impl Fetched {
    pub fn new(pc: u32, word: u32, latencies: &Latencies) -> Fetched {
        let decoded = decode(word);
        // An illegal word is reported when it issues; until then it is something that needs nothing.
        let instruction = decoded.unwrap_or(Instruction::new(Op::Addi));
        let class = instruction.op.class();
        let bit = |reg: Reg| 1u64 << reg.index() & !1;
        let named = [instruction.rd, instruction.rs1, instruction.rs2, instruction.rs3];
        let float_csr = class == Class::Csr
            && csr::lookup(instruction.csr)
                .is_some_and(|row| matches!(row.csr, Csr::Fflags | Csr::Frm | Csr::Fcsr));
        Fetched {
            pc,
            word,
            op: decoded.map(|instruction| instruction.op),
            class,
            // Bit 0, that of x0, is set while a fence of the context is under way: everything waits for it.
            needs: named.into_iter().map(bit).fold(1, |needs, bit| needs | bit),
            rd: instruction.rd,
            latency: match instruction.op {
                Op::FenceI => latencies.control,
                _ => latencies.of(class).unwrap_or(0),
            },
            waits_for_floats: float_csr,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Entry {
    Nop(NopCause),
    Instruction(Fetched),
}

#[derive(Clone, Debug)]
pub(crate) struct Queue {
    entries: VecDeque<Entry>,
}

impl Queue {
    pub fn empty(depth: usize) -> Queue {
        Queue { entries: VecDeque::with_capacity(depth) }
    }

    /// As at reset: full of NOPs.
    pub fn full(depth: usize) -> Queue {
        Queue { entries: std::iter::repeat_n(Entry::Nop(NopCause::Start), depth).collect() }
    }

    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn head(&self) -> Option<&Entry> {
        self.entries.front()
    }

    pub fn pop(&mut self) -> Option<Entry> {
        self.entries.pop_front()
    }

    pub fn push(&mut self, entry: Entry) {
        self.entries.push_back(entry);
    }

    /// Everything becomes a NOP.
    pub fn compensate(&mut self, cause: NopCause) {
        self.entries.iter_mut().for_each(|entry| *entry = Entry::Nop(cause));
    }

    pub fn clear(&mut self) {
        self.entries.clear();
    }
}
