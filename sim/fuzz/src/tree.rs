//! A program as a tree of statements. Each statement is right on its own, whatever the data registers hold; what it needs
//! (registers for pointers, counters and masks) it names, and statements inside it leave those alone.

use warpstep_spec::csr::{self, Csr};
use warpstep_spec::{Instruction, Op, Reg};

/// Statements one after the other.
pub type Block = Vec<Statement>;

/// A program. It starts in warp 0 with lane 0 and ends when all warps have retired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// Registers with a fixed role.
    pub roles: Roles,
    /// What is done.
    pub body: Block,
}

/// Registers with a role that holds for the whole program; which they are differs from program to program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roles {
    /// Free inside a statement, garbage between statements.
    pub scratch: [Reg; 2],
    /// The address of each region, by [`Region::base`].
    pub bases: [Reg; 3],
    /// Cores: memory of several is kept apart.
    pub cores: u32,
}

/// Where an access goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// 64 bytes of every lane's own.
    Private,
    /// 256 bytes of every warp's own: its lanes meet here, and the highest wins.
    Warp,
    /// 32 bytes of every warp's own, in local memory.
    Local,
    /// The same 64 bytes for all of a core: only for programs of one warp.
    Fixed,
    /// The program itself: only to read.
    Code,
    /// The console: what is read there is zero.
    Console,
    /// 8 bytes of every lane's own among the devices: never cached, never gathered.
    Device,
}

impl Region {
    /// The number of its base register; regions at a fixed place have none.
    pub fn base(self) -> Option<usize> {
        match self {
            Region::Private => Some(0),
            Region::Warp => Some(1),
            Region::Local => Some(2),
            Region::Fixed | Region::Code | Region::Console | Region::Device => None,
        }
    }

    /// How long it is.
    pub fn bytes(self) -> u32 {
        match self {
            Region::Private | Region::Fixed | Region::Code | Region::Console => 64,
            Region::Warp => 256,
            Region::Local => 32,
            Region::Device => 8,
        }
    }
}

/// A value that is the same in all active lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uniform {
    /// The constant 0.
    Zero,
    /// A small number.
    Number(i32),
    /// A vote over a register.
    Vote(Op, Reg),
    /// A register of the warp, the core or time.
    Csr(u16),
}

/// When a block is skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    /// Always: a jump.
    Always,
    /// A branch with operands all lanes agree on.
    Branch(Op, Uniform, Uniform),
}

/// How often a loop runs; at least once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// A constant number of times.
    Exactly(i32),
    /// Up to three times, by a vote over a register.
    Vote(Reg),
}

/// What a program is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // fields are explained with their statement
pub enum Statement {
    /// One instruction that neither jumps nor touches memory or masks.
    Plain(Instruction),
    /// A number into a register.
    Constant { rd: Reg, value: u32 },
    /// A bit for every lane: the number shifted right by the number of the lane.
    Bits { rd: Reg, value: u32 },
    /// A region's address into its base register.
    Base(Region),
    /// A rounding mode of the warp's own, by its number and a register: into frm, or into fcsr with any flags.
    Rounding { from: Reg, with_flags: bool },
    /// A load or store; `index` adds part of a register to the address.
    Access { op: Op, data: Reg, region: Region, index: Option<Reg>, offset: i32 },
    /// A divergent if: lanes part by bit 0 of `condition`; `split` is one of the four splits.
    If { split: Instruction, condition: Reg, then: Block, otherwise: Block },
    /// Lanes part, and both halves do the same.
    Both { split: Instruction, body: Block },
    /// A block that all active lanes of a warp skip, or none.
    Skip { test: Test, body: Block },
    /// A loop all active lanes leave together.
    Repeat { count: Count, counter: Reg, body: Block },
    /// A loop whose lanes leave one by one: each runs 1 + (`trips` & `most`) times. `registers`: counter, more, mask.
    While { trips: Reg, most: i32, negated: bool, registers: [Reg; 3], body: Block },
    /// Some of the active lanes, chosen by a register, go on alone for a while.
    Narrow { lanes: Reg, saved: Reg, body: Block },
    /// A function called here, once or twice, directly or through a register.
    Call { link: Reg, indirect: bool, twice: bool, body: Block },
    /// A barrier of `count` warps, or of `count` cores.
    Barrier { id: u32, count: u32, across_cores: bool },
    /// Warps give each other a word: store, barrier, load what lane `hart + shift` stored, barrier.
    Exchange { area: u32, data: Reg, rd: Reg, shift: i32, id: u32, count: u32 },
    /// Cores give each other a word: store, fence, barrier of all `cores`, fence, load what a lane of the core `onward`
    /// numbers on stored (its warp and lane differ from one's own by the bits of `flip`), fence, barrier of all `cores`.
    Handover { area: u32, data: Reg, rd: Reg, onward: u32, flip: u32, id: u32, cores: u32 },
    /// The program writes `new` over `old`, then executes it.
    Patch { old: Instruction, new: Instruction },
    /// `warps` warps do the body, with the lanes of `lanes`; warp 0 goes on. Only at the top.
    Launch { warps: u32, lanes: i32, body: Block },
    /// Waits until the other warps have ended, then leaves the exit code zero. Only at the top.
    Exit,
}

impl Statement {
    /// The blocks inside.
    pub fn blocks(&self) -> Vec<&Block> {
        use Statement::*;
        match self {
            If { then, otherwise, .. } => vec![then, otherwise],
            Both { body, .. }
            | Skip { body, .. }
            | Repeat { body, .. }
            | While { body, .. }
            | Narrow { body, .. }
            | Call { body, .. }
            | Launch { body, .. } => vec![body],
            Plain(_) | Constant { .. } | Bits { .. } | Base(_) | Rounding { .. } | Access { .. } => vec![],
            Barrier { .. } | Exchange { .. } | Handover { .. } | Patch { .. } | Exit => vec![],
        }
    }

    /// The same, to change them.
    pub fn blocks_mut(&mut self) -> Vec<&mut Block> {
        use Statement::*;
        match self {
            If { then, otherwise, .. } => vec![then, otherwise],
            Both { body, .. }
            | Skip { body, .. }
            | Repeat { body, .. }
            | While { body, .. }
            | Narrow { body, .. }
            | Call { body, .. }
            | Launch { body, .. } => vec![body],
            Plain(_) | Constant { .. } | Bits { .. } | Base(_) | Rounding { .. } | Access { .. } => vec![],
            Barrier { .. } | Exchange { .. } | Handover { .. } | Patch { .. } | Exit => vec![],
        }
    }
}

/// The number of a register that has one.
pub fn csr_number(wanted: Csr) -> u16 {
    let row = csr::ROWS.iter().find(|row| row.csr == wanted);
    row.expect("every register has a row").first
}
