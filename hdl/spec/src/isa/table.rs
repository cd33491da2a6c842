//! The instruction table: every instruction the machine knows, one row each. This is the only place where an
//! encoding is written down.
//!
//! Our own marked splits live in custom-0 with funct7 = 0x40: Vortex counts its funct7 values up from zero (0 to 4 by
//! its version 3) and uses custom-1, so the upper half is free.

use super::operand::Operand;
use super::row::{Class, Extension, Pattern, Row};
use std::fmt;

macro_rules! instructions {
    ($($extension:ident { $($op:ident $mnemonic:literal $pattern:expr, $class:ident [$($operand:ident)*] $meaning:literal;)* })*) => {
        /// Every instruction, in the order of the table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Op { $($(#[doc = $meaning] $op,)*)* }

        /// The table, in the order of [`Op`].
        pub static ROWS: &[Row] = &[$($(Row {
            op: Op::$op,
            mnemonic: $mnemonic,
            pattern: $pattern,
            operands: &[$(Operand::$operand),*],
            class: Class::$class,
            extension: Extension::$extension,
            meaning: $meaning,
        },)*)*];
    };
}

const OP: u32 = 0x33;
const OP_IMM: u32 = 0x13;
const LOAD: u32 = 0x03;
const STORE: u32 = 0x23;
const BRANCH: u32 = 0x63;
const SYSTEM: u32 = 0x73;
const FENCE: u32 = 0x0F;
const OP_FP: u32 = 0x53;
const CUSTOM_0: u32 = 0x0B;
const MARKED: u32 = 0x40;

const fn f3(opcode: u32, funct3: u32) -> Pattern {
    Pattern::funct3(opcode, funct3)
}
const fn f7(opcode: u32, funct3: u32, funct7: u32) -> Pattern {
    Pattern::funct7(opcode, funct3, funct7)
}
const fn fp(funct7: u32) -> Pattern {
    Pattern::rounded(OP_FP, funct7)
}
const fn simt(funct3: u32) -> Pattern {
    Pattern::funct7(CUSTOM_0, funct3, 0)
}
const fn exchange(funct3: u32) -> Pattern {
    Pattern::funct7(CUSTOM_0, funct3, 1)
}

instructions! {
    I {
        Lui    "lui"    Pattern::opcode(0x37), Alu [Rd Upper] "rd = imm";
        Auipc  "auipc"  Pattern::opcode(0x17), Alu [Rd Upper] "rd = pc + imm";
        Jal    "jal"    Pattern::opcode(0x6F), Jump [Rd JumpTarget] "rd = pc + 4; pc = target";
        Jalr   "jalr"   f3(0x67, 0), Jump [Rd LoadAddress] "rd = pc + 4; pc = (rs1 + imm) & ~1";
        Beq    "beq"    f3(BRANCH, 0), Branch [Rs1 Rs2 BranchTarget] "if rs1 == rs2: pc = target";
        Bne    "bne"    f3(BRANCH, 1), Branch [Rs1 Rs2 BranchTarget] "if rs1 != rs2: pc = target";
        Blt    "blt"    f3(BRANCH, 4), Branch [Rs1 Rs2 BranchTarget] "if rs1 < rs2 (signed): pc = target";
        Bge    "bge"    f3(BRANCH, 5), Branch [Rs1 Rs2 BranchTarget] "if rs1 >= rs2 (signed): pc = target";
        Bltu   "bltu"   f3(BRANCH, 6), Branch [Rs1 Rs2 BranchTarget] "if rs1 < rs2 (unsigned): pc = target";
        Bgeu   "bgeu"   f3(BRANCH, 7), Branch [Rs1 Rs2 BranchTarget] "if rs1 >= rs2 (unsigned): pc = target";
        Lb     "lb"     f3(LOAD, 0), Load [Rd LoadAddress] "rd = sign-extended byte at rs1 + imm";
        Lh     "lh"     f3(LOAD, 1), Load [Rd LoadAddress] "rd = sign-extended half at rs1 + imm";
        Lw     "lw"     f3(LOAD, 2), Load [Rd LoadAddress] "rd = word at rs1 + imm";
        Lbu    "lbu"    f3(LOAD, 4), Load [Rd LoadAddress] "rd = zero-extended byte at rs1 + imm";
        Lhu    "lhu"    f3(LOAD, 5), Load [Rd LoadAddress] "rd = zero-extended half at rs1 + imm";
        Sb     "sb"     f3(STORE, 0), Store [Rs2 StoreAddress] "byte at rs1 + imm = rs2";
        Sh     "sh"     f3(STORE, 1), Store [Rs2 StoreAddress] "half at rs1 + imm = rs2";
        Sw     "sw"     f3(STORE, 2), Store [Rs2 StoreAddress] "word at rs1 + imm = rs2";
        Addi   "addi"   f3(OP_IMM, 0), Alu [Rd Rs1 Immediate] "rd = rs1 + imm";
        Slti   "slti"   f3(OP_IMM, 2), Alu [Rd Rs1 Immediate] "rd = rs1 < imm (signed)";
        Sltiu  "sltiu"  f3(OP_IMM, 3), Alu [Rd Rs1 Immediate] "rd = rs1 < imm (unsigned)";
        Xori   "xori"   f3(OP_IMM, 4), Alu [Rd Rs1 Immediate] "rd = rs1 ^ imm";
        Ori    "ori"    f3(OP_IMM, 6), Alu [Rd Rs1 Immediate] "rd = rs1 | imm";
        Andi   "andi"   f3(OP_IMM, 7), Alu [Rd Rs1 Immediate] "rd = rs1 & imm";
        Slli   "slli"   f7(OP_IMM, 1, 0x00), Alu [Rd Rs1 Shift] "rd = rs1 << shamt";
        Srli   "srli"   f7(OP_IMM, 5, 0x00), Alu [Rd Rs1 Shift] "rd = rs1 >> shamt (logical)";
        Srai   "srai"   f7(OP_IMM, 5, 0x20), Alu [Rd Rs1 Shift] "rd = rs1 >> shamt (arithmetic)";
        Add    "add"    f7(OP, 0, 0x00), Alu [Rd Rs1 Rs2] "rd = rs1 + rs2";
        Sub    "sub"    f7(OP, 0, 0x20), Alu [Rd Rs1 Rs2] "rd = rs1 - rs2";
        Sll    "sll"    f7(OP, 1, 0x00), Alu [Rd Rs1 Rs2] "rd = rs1 << (rs2 & 31)";
        Slt    "slt"    f7(OP, 2, 0x00), Alu [Rd Rs1 Rs2] "rd = rs1 < rs2 (signed)";
        Sltu   "sltu"   f7(OP, 3, 0x00), Alu [Rd Rs1 Rs2] "rd = rs1 < rs2 (unsigned)";
        Xor    "xor"    f7(OP, 4, 0x00), Alu [Rd Rs1 Rs2] "rd = rs1 ^ rs2";
        Srl    "srl"    f7(OP, 5, 0x00), Alu [Rd Rs1 Rs2] "rd = rs1 >> (rs2 & 31) (logical)";
        Sra    "sra"    f7(OP, 5, 0x20), Alu [Rd Rs1 Rs2] "rd = rs1 >> (rs2 & 31) (arithmetic)";
        Or     "or"     f7(OP, 6, 0x00), Alu [Rd Rs1 Rs2] "rd = rs1 | rs2";
        And    "and"    f7(OP, 7, 0x00), Alu [Rd Rs1 Rs2] "rd = rs1 & rs2";
        Fence  "fence"  f3(FENCE, 0), Fence [FenceSets] "earlier memory operations are performed before later ones";
        Ecall  "ecall"  Pattern::word(0x0000_0073), System [] "nothing: there are no traps; continues at pc + 4";
        Ebreak "ebreak" Pattern::word(0x0010_0073), System [] "nothing: there are no traps; continues at pc + 4";
    }
    M {
        Mul    "mul"    f7(OP, 0, 0x01), Multiply [Rd Rs1 Rs2] "rd = low word of rs1 * rs2";
        Mulh   "mulh"   f7(OP, 1, 0x01), Multiply [Rd Rs1 Rs2] "rd = high word of signed rs1 * signed rs2";
        Mulhsu "mulhsu" f7(OP, 2, 0x01), Multiply [Rd Rs1 Rs2] "rd = high word of signed rs1 * unsigned rs2";
        Mulhu  "mulhu"  f7(OP, 3, 0x01), Multiply [Rd Rs1 Rs2] "rd = high word of unsigned rs1 * unsigned rs2";
        Div    "div"    f7(OP, 4, 0x01), Divide [Rd Rs1 Rs2] "rd = rs1 / rs2 (signed); by zero: -1";
        Divu   "divu"   f7(OP, 5, 0x01), Divide [Rd Rs1 Rs2] "rd = rs1 / rs2 (unsigned); by zero: all ones";
        Rem    "rem"    f7(OP, 6, 0x01), Divide [Rd Rs1 Rs2] "rd = rs1 % rs2 (signed); by zero: rs1";
        Remu   "remu"   f7(OP, 7, 0x01), Divide [Rd Rs1 Rs2] "rd = rs1 % rs2 (unsigned); by zero: rs1";
    }
    F {
        Flw     "flw"       f3(0x07, 2), Load [Fd LoadAddress] "rd = word at rs1 + imm";
        Fsw     "fsw"       f3(0x27, 2), Store [Fs2 StoreAddress] "word at rs1 + imm = rs2";
        FmaddS  "fmadd.s"   Pattern::fused(0x43), FloatFma [Fd Fs1 Fs2 Fs3 Rounding] "rd = rs1 * rs2 + rs3, rounded once";
        FmsubS  "fmsub.s"   Pattern::fused(0x47), FloatFma [Fd Fs1 Fs2 Fs3 Rounding] "rd = rs1 * rs2 - rs3, rounded once";
        FnmsubS "fnmsub.s"  Pattern::fused(0x4B), FloatFma [Fd Fs1 Fs2 Fs3 Rounding] "rd = -(rs1 * rs2) + rs3, rounded once";
        FnmaddS "fnmadd.s"  Pattern::fused(0x4F), FloatFma [Fd Fs1 Fs2 Fs3 Rounding] "rd = -(rs1 * rs2) - rs3, rounded once";
        FaddS   "fadd.s"    fp(0x00), FloatFma [Fd Fs1 Fs2 Rounding] "rd = rs1 + rs2";
        FsubS   "fsub.s"    fp(0x04), FloatFma [Fd Fs1 Fs2 Rounding] "rd = rs1 - rs2";
        FmulS   "fmul.s"    fp(0x08), FloatFma [Fd Fs1 Fs2 Rounding] "rd = rs1 * rs2";
        FdivS   "fdiv.s"    fp(0x0C), FloatDivide [Fd Fs1 Fs2 Rounding] "rd = rs1 / rs2";
        FsqrtS  "fsqrt.s"   fp(0x2C).rs2(0), FloatSqrt [Fd Fs1 Rounding] "rd = square root of rs1";
        FsgnjS  "fsgnj.s"   f7(OP_FP, 0, 0x10), FloatSimple [Fd Fs1 Fs2] "rd = rs1 with the sign of rs2";
        FsgnjnS "fsgnjn.s"  f7(OP_FP, 1, 0x10), FloatSimple [Fd Fs1 Fs2] "rd = rs1 with the opposite sign of rs2";
        FsgnjxS "fsgnjx.s"  f7(OP_FP, 2, 0x10), FloatSimple [Fd Fs1 Fs2] "rd = rs1 with the signs xored";
        FminS   "fmin.s"    f7(OP_FP, 0, 0x14), FloatSimple [Fd Fs1 Fs2] "rd = the smaller; a number before a NaN; -0 < +0";
        FmaxS   "fmax.s"    f7(OP_FP, 1, 0x14), FloatSimple [Fd Fs1 Fs2] "rd = the larger; a number before a NaN; -0 < +0";
        FcvtWS  "fcvt.w.s"  fp(0x60).rs2(0), FloatConvert [Rd Fs1 Rounding] "rd = rs1 as signed word, clipped";
        FcvtWuS "fcvt.wu.s" fp(0x60).rs2(1), FloatConvert [Rd Fs1 Rounding] "rd = rs1 as unsigned word, clipped";
        FmvXW   "fmv.x.w"   f7(OP_FP, 0, 0x70).rs2(0), FloatSimple [Rd Fs1] "rd = bits of rs1";
        FeqS    "feq.s"     f7(OP_FP, 2, 0x50), FloatSimple [Rd Fs1 Fs2] "rd = rs1 == rs2; quiet";
        FltS    "flt.s"     f7(OP_FP, 1, 0x50), FloatSimple [Rd Fs1 Fs2] "rd = rs1 < rs2; a NaN is invalid";
        FleS    "fle.s"     f7(OP_FP, 0, 0x50), FloatSimple [Rd Fs1 Fs2] "rd = rs1 <= rs2; a NaN is invalid";
        FclassS "fclass.s"  f7(OP_FP, 1, 0x70).rs2(0), FloatSimple [Rd Fs1] "rd = one bit of ten for the kind of rs1";
        FcvtSW  "fcvt.s.w"  fp(0x68).rs2(0), FloatConvert [Fd Rs1 Rounding] "rd = signed rs1 as float";
        FcvtSWu "fcvt.s.wu" fp(0x68).rs2(1), FloatConvert [Fd Rs1 Rounding] "rd = unsigned rs1 as float";
        FmvWX   "fmv.w.x"   f7(OP_FP, 0, 0x78).rs2(0), FloatSimple [Fd Rs1] "rd = bits of rs1";
    }
    Zicsr {
        Csrrw  "csrrw"  f3(SYSTEM, 1), Csr [Rd Csr Rs1] "rd = csr; csr = rs1";
        Csrrs  "csrrs"  f3(SYSTEM, 2), Csr [Rd Csr Rs1] "rd = csr; csr |= rs1 (no write if rs1 is x0)";
        Csrrc  "csrrc"  f3(SYSTEM, 3), Csr [Rd Csr Rs1] "rd = csr; csr &= ~rs1 (no write if rs1 is x0)";
        Csrrwi "csrrwi" f3(SYSTEM, 5), Csr [Rd Csr SmallImmediate] "rd = csr; csr = uimm";
        Csrrsi "csrrsi" f3(SYSTEM, 6), Csr [Rd Csr SmallImmediate] "rd = csr; csr |= uimm (no write if 0)";
        Csrrci "csrrci" f3(SYSTEM, 7), Csr [Rd Csr SmallImmediate] "rd = csr; csr &= ~uimm (no write if 0)";
    }
    Zifencei {
        FenceI "fence.i" f3(FENCE, 1), Fence [Ignored] "drains stores, invalidates the instruction cache, refetches from pc + 4";
    }
    Machine {
        Mret   "mret"   Pattern::word(0x3020_0073), System [] "nothing: there are no traps; continues at pc + 4";
    }
    Simt {
        Tmc    "tmc"     simt(0).rd(0).rs2(0), WarpControl [Rs1] "active = rs1 within the context's lanes; 0 retires the warp";
        Wspawn "wspawn"  simt(1).rd(0), WarpControl [Rs1 Rs2] "waits until no other warp is active, then starts the warps below rs1 at rs2 with lane 0";
        Split  "split"   simt(2).rs2(0), WarpControl [Rd Rs1] "rd = divergence pointer; if rs1 bit 0 differs among lanes: push, run the true half";
        SplitN "split.n" simt(2).rs2(1), WarpControl [Rd Rs1] "split with the predicate negated";
        Join   "join"    simt(3).rd(0).rs2(0), WarpControl [Rs1] "if rs1 is not the pointer: the other half from split + 4, then the mask before the split";
        Bar    "bar"     simt(4).rd(0), WarpControl [Rs1 Rs2] "waits at barrier rs1 until rs2 warps arrived; bit 31 of rs1: rs2 cores";
        Pred   "pred"    simt(5).rd(0), WarpControl [Rs1 Rs2] "active &= rs1 bit 0 if that leaves a lane, else active = rs2";
        PredN  "pred.n"  simt(5).rd(1), WarpControl [Rs1 Rs2] "pred with the predicate negated";
    }
    Exchange {
        VoteAll    "vote.all"    exchange(0).rs2(0), LaneExchange [Rd Rs1] "rd = rs1 bit 0 holds in all active lanes";
        VoteAny    "vote.any"    exchange(1).rs2(0), LaneExchange [Rd Rs1] "rd = rs1 bit 0 holds in an active lane";
        VoteUni    "vote.uni"    exchange(2).rs2(0), LaneExchange [Rd Rs1] "rd = rs1 bit 0 is the same in all active lanes";
        VoteBallot "vote.ballot" exchange(3).rs2(0), LaneExchange [Rd Rs1] "rd = mask of the active lanes where rs1 bit 0 holds";
        ShflUp     "shfl.up"     exchange(4), LaneExchange [Rd Rs1 Rs2] "rd = rs1 of lane t - b within the segment";
        ShflDown   "shfl.down"   exchange(5), LaneExchange [Rd Rs1 Rs2] "rd = rs1 of lane t + b within the segment";
        ShflBfly   "shfl.bfly"   exchange(6), LaneExchange [Rd Rs1 Rs2] "rd = rs1 of lane t ^ b within the segment";
        ShflIdx    "shfl.idx"    exchange(7), LaneExchange [Rd Rs1 Rs2] "rd = rs1 of lane b of the segment";
    }
    Split {
        SplitM  "split.m"  f7(CUSTOM_0, 2, MARKED).rs2_bit0(0), WarpControl [Rd Rs1 SplitContext] "split that may run both halves in parallel, the false one in context k (0 = the lowest free)";
        SplitMN "split.mn" f7(CUSTOM_0, 2, MARKED).rs2_bit0(1), WarpControl [Rd Rs1 SplitContext] "split.m with the predicate negated";
    }
}

impl Op {
    /// Its row of the table.
    pub fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// Who executes it.
    pub fn class(self) -> Class {
        self.row().class
    }

    /// Whether its context may not issue again until it is resolved.
    pub fn blocks_context(self) -> bool {
        matches!(self.class(), Class::Branch | Class::Jump | Class::WarpControl)
            || matches!(self, Op::Mret | Op::FenceI)
    }

    /// How many bytes a load or store accesses in every lane.
    pub fn access_bytes(self) -> Option<u32> {
        match self {
            Op::Lb | Op::Lbu | Op::Sb => Some(1),
            Op::Lh | Op::Lhu | Op::Sh => Some(2),
            Op::Lw | Op::Flw | Op::Sw | Op::Fsw => Some(4),
            _ => None,
        }
    }
}

impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().mnemonic)
    }
}
