//! What can be wrong with a block, told with the block and the expression in which it is wrong.

use super::mutate::Trouble;

/// Why a block has no Verilog.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("block {block}: {fault}")]
pub struct EmitError {
    /// Type and place of the block, `LaneAlu at top.lanes.0`.
    pub block: String,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong inside one block.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[allow(missing_docs)]
pub enum Fault {
    #[error("`impl Logic` lacks `about!()`, so the module has no name")]
    NoAbout,
    #[error("has no logic: `update` needs #[hdl_gen], or a primitive its Verilog text")]
    NoLogic,
    #[error("Verilog text by hand and inner blocks do not go together: a primitive is a leaf")]
    PrimitiveWithInner,
    #[error("`{name}` is no signal, parameter or loop variable; constants are named in `about!({name})`")]
    UnknownName { name: String },
    #[error(
        "a loop variable or constant and a field are both called `{name}`: RustHDL cannot tell them apart"
    )]
    Shadowed { name: String },
    #[error("the index in `{text}` is not a number known when the block is built")]
    DynamicIndex { text: String },
    #[error("in `{text}`: {left} bits meet {right} bits; resize with unsigned_cast or signed_cast")]
    Widths { text: String, left: usize, right: usize },
    #[error("in `{text}`: {number} does not fit in {width} bits")]
    TooLarge { text: String, number: i128, width: usize },
    #[error("in `{text}`: bits meet an integer in a comparison; cast both or none")]
    MixedComparison { text: String },
    #[error("`{text}` needs bits of a known width: name it in a wire first")]
    NoWidth { text: String },
    #[error("`{text}` is stock RustHDL that the kit replaces; see its README")]
    Unsupported { text: String },
    #[error(
        "`{name}` cannot be assigned here: only outputs, locals, registers and inputs of inner blocks can"
    )]
    NotAssignable { name: String },
    #[error("`{from}` and `{to}` are linked and do not have the same signals")]
    LinkDiffers { from: String, to: String },
    #[error("`{name}` is read before it is written")]
    ReadBeforeWrite { name: String },
    #[error("`{name}` is not written on every path, which would be a latch")]
    Latch { name: String },
    #[error(
        "nobody reads `{name}`: leave it out of the inner block, or name it in `about!(unread: \"{name}\"; …)`"
    )]
    Unread { name: String },
    #[error("`{name}` is said to be unread and is no output of an inner block")]
    NotUnread { name: String },
    #[error("`{name}` is never written")]
    Undriven { name: String },
    #[error("two things are called `{name}` in Verilog")]
    NameClash { name: String },
    #[error("the mutation \"{what}\": {trouble}")]
    Mutation { what: String, trouble: Box<Trouble> },
    #[error("there is no input `{input}` of {width} bits or more by which a mutation could be chosen")]
    NoSelector { input: String, width: usize },
}
