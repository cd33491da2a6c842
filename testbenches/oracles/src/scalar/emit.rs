//! Putting instructions one after the other, with the prologue and the epilogue every scalar program has.

use super::{FCSR, MSCRATCH, MSTATUS, POOL, POOL_BASE, TOHOST, WINDOW, WINDOW_BASE, WINDOW_BYTES};
use warpstep_spec::{Instruction, Op, Reg, encode};

/// A program and the words it starts with in memory.
#[derive(Clone, Debug)]
pub struct ScalarProgram {
    /// Words from [`super::CODE`] on.
    pub code: Vec<u32>,
    /// Words from [`super::POOL`] on, the window included.
    pub data: Vec<u32>,
}

/// Instructions so far. Targets are relative, so a part knows its own length only.
#[derive(Debug, Default)]
pub struct Emit {
    code: Vec<Instruction>,
}

const MSTATUS_FLOAT_ON: i32 = 0x6000;
/// Wait for interrupt: keeps Spike quiet between the last store and its end. Not for our machine, which has stopped.
const WFI: u32 = 0x1050_0073;

impl Emit {
    /// Starts with the prologue: float unit on, fcsr and mscratch known, base registers set.
    pub fn new() -> Emit {
        let mut emit = Emit::default();
        let scratch = Reg::x(5);
        emit.add(Instruction { rd: scratch, imm: MSTATUS_FLOAT_ON, ..Instruction::new(Op::Lui) });
        emit.add(Instruction { rs1: scratch, csr: MSTATUS, ..Instruction::new(Op::Csrrs) });
        emit.add(Instruction { csr: FCSR, ..Instruction::new(Op::Csrrw) });
        emit.add(Instruction { csr: MSCRATCH, ..Instruction::new(Op::Csrrw) });
        emit.load_constant(POOL_BASE, POOL + WINDOW_BYTES / 2);
        emit.load_constant(WINDOW_BASE, WINDOW + WINDOW_BYTES / 2);
        emit
    }

    /// One more instruction. Its operands are ours, so it has a word.
    pub fn add(&mut self, instruction: Instruction) {
        self.code.push(instruction);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.code.len()
    }

    /// Any word into a register: lui and addi, as compilers do it.
    pub fn load_constant(&mut self, rd: Reg, value: u32) {
        let low = (value << 20) as i32 >> 20;
        let high = value.wrapping_sub(low as u32) as i32;
        self.add(Instruction { rd, imm: high, ..Instruction::new(Op::Lui) });
        self.add(Instruction { rd, rs1: rd, imm: low, ..Instruction::new(Op::Addi) });
    }

    /// A word of the pool into a register of either file.
    pub fn load_pool(&mut self, rd: Reg, imm: i32) {
        let op = if rd.is_float() { Op::Flw } else { Op::Lw };
        self.add(Instruction { rd, rs1: POOL_BASE, imm, ..Instruction::new(op) });
    }

    /// The distance from instruction `from` to instruction `to`, in bytes.
    pub fn distance(from: usize, to: usize) -> i32 {
        4 * (to as i32 - from as i32)
    }

    /// Sets the offset of an instruction whose target is known now.
    pub fn aim(&mut self, at: usize, imm: i32) {
        self.code[at].imm = imm;
    }

    /// Ends with the store of 1 to tohost.
    pub fn finish(mut self, data: Vec<u32>) -> ScalarProgram {
        let (one, address) = (Reg::x(5), Reg::x(6));
        self.add(Instruction { rd: one, imm: 1, ..Instruction::new(Op::Addi) });
        self.load_constant(address, TOHOST);
        self.add(Instruction { rs1: address, rs2: one, ..Instruction::new(Op::Sw) });
        let mut code: Vec<u32> = self
            .code
            .iter()
            .map(|instruction| encode(instruction).expect("generated to be encodable"))
            .collect();
        let back = Instruction { imm: -4, ..Instruction::new(Op::Jal) };
        code.extend([WFI, encode(&back).expect("a short jump")]);
        ScalarProgram { code, data }
    }
}

/// The offset of a word of pool or window from its base register.
pub fn offset_of_word(slot: usize) -> i32 {
    4 * slot as i32 - WINDOW_BYTES as i32 / 2
}
