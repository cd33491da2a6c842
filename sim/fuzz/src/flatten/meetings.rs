//! Barriers, and words that warps or cores give each other around them.
//!
//! An area of memory has a word for every lane. Warps of a core need a barrier between store and load, for everything of a core
//! happens in the order of its issue. Cores need fences, too (docs/memory.md, "Several cores"): one drains the store, one drops
//! the lines kept from before, and one more, behind the load, lets the area be written again.

use super::{Writer, ZERO};
use crate::tree::csr_number;
use warpstep_spec::csr::Csr;
use warpstep_spec::{Instruction, Op, abi};

const AREAS: u32 = 0x8030_0000;
/// Bytes of one area: a word for each of 1024 harts of four cores.
const AREA: u32 = 0x4000;

impl Writer<'_> {
    pub(super) fn barrier(&mut self, id: u32, count: u32) {
        let [first, second] = self.roles.scratch;
        let id = match id {
            0 => ZERO,
            id => {
                self.code.constant(first, id);
                first
            }
        };
        self.code.small(second, count as i32);
        self.code.registers(Op::Bar, ZERO, id, second);
    }

    /// All cores meet, with nothing in flight.
    pub(super) fn fenced_barrier(&mut self, id: u32, cores: u32) {
        self.code.put(Instruction::new(Op::Fence));
        self.barrier(abi::GLOBAL_BARRIER | id, cores);
    }

    /// The address of the word of hart + `shift` in the core's part of an area, into the first scratch register.
    pub(super) fn word_of_hart(&mut self, area: u32, shift: i32) {
        let [first, _] = self.roles.scratch;
        self.code.read_csr(first, csr_number(Csr::HartId));
        if shift != 0 {
            self.code.immediate(Op::Addi, first, first, shift);
        }
        self.code.immediate(Op::Andi, first, first, 0x3FF);
        self.word_of(area);
        self.add_core(first, 12);
    }

    /// The address of the word of a core, warp and lane in an area, into the first scratch register: the core `onward`
    /// numbers on, and one's own warp and lane but for the bits of `flip`.
    pub(super) fn word_of_place(&mut self, area: u32, onward: u32, flip: u32, cores: u32) {
        let [first, second] = self.roles.scratch;
        self.code.read_csr(first, csr_number(Csr::CoreId));
        if onward != 0 {
            self.code.immediate(Op::Addi, first, first, onward as i32);
            self.code.small(second, cores as i32);
            self.code.registers(Op::Remu, first, first, second);
        }
        for csr in [Csr::WarpId, Csr::LaneId] {
            self.code.immediate(Op::Slli, first, first, 5);
            self.code.read_csr(second, csr_number(csr));
            self.code.registers(Op::Add, first, first, second);
        }
        if flip != 0 {
            self.code.immediate(Op::Xori, first, first, flip as i32);
        }
        self.word_of(area);
    }

    /// From the number of a word in an area to its address.
    fn word_of(&mut self, area: u32) {
        let [first, second] = self.roles.scratch;
        self.code.immediate(Op::Slli, first, first, 2);
        self.code.constant(second, AREAS + area * AREA);
        self.code.registers(Op::Add, first, first, second);
    }
}
