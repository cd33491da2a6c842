//! Operation numbers as `update()` compares them: each is [`Op`]'s own number.

#![allow(missing_docs)]

use warpstep_spec::Op;

pub const LUI: usize = Op::Lui as usize;
pub const AUIPC: usize = Op::Auipc as usize;
pub const ADDI: usize = Op::Addi as usize;
pub const SLTI: usize = Op::Slti as usize;
pub const SLTIU: usize = Op::Sltiu as usize;
pub const XORI: usize = Op::Xori as usize;
pub const ORI: usize = Op::Ori as usize;
pub const ANDI: usize = Op::Andi as usize;
pub const SLLI: usize = Op::Slli as usize;
pub const SRLI: usize = Op::Srli as usize;
pub const SRAI: usize = Op::Srai as usize;
pub const ADD: usize = Op::Add as usize;
pub const SUB: usize = Op::Sub as usize;
pub const SLL: usize = Op::Sll as usize;
pub const SLT: usize = Op::Slt as usize;
pub const SLTU: usize = Op::Sltu as usize;
pub const XOR: usize = Op::Xor as usize;
pub const SRL: usize = Op::Srl as usize;
pub const SRA: usize = Op::Sra as usize;
pub const OR: usize = Op::Or as usize;
pub const AND: usize = Op::And as usize;

pub const BEQ: usize = Op::Beq as usize;
pub const BNE: usize = Op::Bne as usize;
pub const BLT: usize = Op::Blt as usize;
pub const BGE: usize = Op::Bge as usize;
pub const BLTU: usize = Op::Bltu as usize;
pub const BGEU: usize = Op::Bgeu as usize;

pub const MUL: usize = Op::Mul as usize;
pub const MULH: usize = Op::Mulh as usize;
pub const MULHSU: usize = Op::Mulhsu as usize;
pub const DIV: usize = Op::Div as usize;
pub const REM: usize = Op::Rem as usize;
pub const REMU: usize = Op::Remu as usize;

pub const VOTE_ALL: usize = Op::VoteAll as usize;
pub const VOTE_ANY: usize = Op::VoteAny as usize;
pub const VOTE_UNI: usize = Op::VoteUni as usize;
pub const VOTE_BALLOT: usize = Op::VoteBallot as usize;
pub const SHFL_UP: usize = Op::ShflUp as usize;
pub const SHFL_DOWN: usize = Op::ShflDown as usize;
pub const SHFL_BFLY: usize = Op::ShflBfly as usize;
pub const SHFL_IDX: usize = Op::ShflIdx as usize;
