//! Numbers of classes, and of the few operations that need more than their class, as `update()` compares them.

#![allow(missing_docs)]

use warpstep_spec::{Class, Op};

pub const ALU: usize = Class::Alu as usize;
pub const MULTIPLY: usize = Class::Multiply as usize;
pub const DIVIDE: usize = Class::Divide as usize;
pub const LOAD: usize = Class::Load as usize;
pub const STORE: usize = Class::Store as usize;
pub const BRANCH: usize = Class::Branch as usize;
pub const JUMP: usize = Class::Jump as usize;
pub const CSR: usize = Class::Csr as usize;
pub const WARP_CONTROL: usize = Class::WarpControl as usize;
pub const LANE_EXCHANGE: usize = Class::LaneExchange as usize;
pub const FLOAT_SIMPLE: usize = Class::FloatSimple as usize;
pub const FLOAT_FMA: usize = Class::FloatFma as usize;
pub const FLOAT_CONVERT: usize = Class::FloatConvert as usize;
pub const FLOAT_DIVIDE: usize = Class::FloatDivide as usize;
pub const FLOAT_SQRT: usize = Class::FloatSqrt as usize;
pub const MRET: usize = Op::Mret as usize;
pub const FENCE: usize = Op::Fence as usize;
pub const FENCE_I: usize = Op::FenceI as usize;
pub const ILLEGAL: usize = crate::operation::ILLEGAL as usize;
