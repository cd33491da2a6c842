//! Why there is no control-flow graph, and where.

use std::fmt;
use warpstep_program::Program;

/// A place in the program: its address, and the nearest symbol below.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Address of an instruction.
    pub pc: u32,
    /// `name+0x10`, if there is a symbol.
    pub name: Option<String>,
}

impl Place {
    /// Names an address of a program.
    pub fn of(program: &Program, pc: u32) -> Place {
        Place { pc, name: program.place(pc) }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Some(name) => write!(f, "{name} ({:#x})", self.pc),
            None => write!(f, "{:#x}", self.pc),
        }
    }
}

/// Why a program has no control-flow graph.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FlowError {
    /// A jump through a register that is no return, or a `wspawn` whose start is not a constant.
    #[error("{place}: {what} through a register whose value is not known here")]
    Indirect {
        /// Where it stands.
        place: Place,
        /// `a jump`, `a call` or `a wspawn`.
        what: &'static str,
    },
    /// A lane comes to an address without an instruction.
    #[error("{from} goes to {target:#x}, where there is no instruction of the program")]
    OutsideCode {
        /// The instruction before.
        from: Place,
        /// Where it goes.
        target: u32,
    },
    /// A loop that is entered at more than one place.
    #[error("{place}: this loop has more than one entry, so it has no head")]
    Irreducible {
        /// A block of the loop.
        place: Place,
    },
    /// A way from a split leaves the function, or comes to a join at another nesting depth.
    #[error("{place}: a way from this split to the end of its function passes no matching join")]
    SplitWithoutJoin {
        /// The split.
        place: Place,
    },
}
