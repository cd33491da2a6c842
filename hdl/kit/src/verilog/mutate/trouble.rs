//! Why a mutation cannot be made.

use crate::verilog::error::Fault;

/// What is wrong with a mutation.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[allow(missing_docs)]
pub enum Trouble {
    #[error("there is no such block in the design")]
    NoBlock,
    #[error("the block is Verilog by hand: mutate the block that uses it")]
    ByHand,
    #[error("`{text}` makes no sense from `{rest}` on")]
    Syntax { text: String, rest: String },
    #[error("the block does not write `{signal}`")]
    NotWritten { signal: String },
    #[error("`{signal}` is no register")]
    NoRegister { signal: String },
    #[error("`{operand}` does not stand in what `{signal}` is assigned, nor in a condition of it")]
    NoOperand { signal: String, operand: String },
    #[error("`{operand}` stands {count} times in assignments to `{signal}`: say which, from 1")]
    Several { signal: String, operand: String, count: usize },
    #[error("`{operand}` stands only {count} times in assignments to `{signal}`")]
    Fewer { signal: String, operand: String, count: usize },
    #[error("`{text}` cannot be said in one expression")]
    NeedsName { text: String },
    #[error("{0}")]
    Meaning(Box<Fault>),
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Trouble {
        Trouble::Meaning(fault.into())
    }
}
