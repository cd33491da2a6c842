//! A design that is wrong on purpose: a test of tests changes one operand of one block and asks who notices.
//!
//! A mutation is told in the words of the source: the type of the block, the signal that is written, the operand as it stands in
//! `update()` (without `self.` and `.val()`), and what stands there instead. It works on the statements of `update()`, before anything
//! is printed, so it does not depend on how Verilog looks. One design holds many mutations: each changed operand is a choice
//! between right and wrong by a number that is given to an input of the outermost block.
//!
//! `notation` reads expressions, `variant` says which blocks are meant, `site` finds the operand, `apply` puts the choice there.

mod apply;
mod notation;
mod site;
#[cfg(test)]
mod tests;
mod trouble;
mod variant;

pub use trouble::Trouble;

use super::collect::Scope;
use super::error::{EmitError, Fault};
use super::expr::{Comparison, Expr};
use crate::bits::index_width;
pub(super) use apply::{Resets, apply, refuse};
pub(super) use site::operands;

/// Stands for the name of the outermost module until it is known (`merge.rs`).
pub(super) const TOP: &str = "top";
/// The wire of the outermost module that holds the number of the mutation that is awake.
const CHOSEN: &str = "chosen_mutation";

/// One operand that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mutation<'a> {
    /// What is wrong then. Errors tell it.
    pub what: &'a str,
    /// The block's type, `Owners`; where only some variants are meant, parameters, widths of ports and lengths of lists of ports
    /// as well: `Cut{registered: 1, fields.len: 7}`.
    pub block: &'a str,
    /// The signal that is written, by the names of fields: `count`, `causes.2`, an inner block's input `queues.1.pop`. Only some of
    /// its bits: `wakes[2]`, `coming.1[written.4]`.
    pub signal: &'a str,
    /// What is wrong there.
    pub place: Place<'a>,
    /// The expression instead, in as many bits.
    pub wrong: &'a str,
}

/// What of a signal is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place<'a> {
    /// An operand of an assignment to it, or of a condition around one. A number, and what is cast, is meant only as all that is
    /// assigned.
    Operand {
        /// As in `update()`: `!redirected.0`, `count == 4`, `note[44:43]`, `signed_cast(left) < signed_cast(right)`.
        text: &'a str,
        /// Only in the arm of a `match` for this value, `op::LBU`; nowhere in particular if empty.
        arm: &'a str,
        /// Which of several that are equal, from 1; 0 if there is only one.
        nth: usize,
    },
    /// The value of a register after reset.
    Reset,
}

impl<'a> Mutation<'a> {
    /// `wrong` stands where `operand` stands.
    pub const fn new(
        what: &'a str,
        block: &'a str,
        signal: &'a str,
        operand: &'a str,
        wrong: &'a str,
    ) -> Mutation<'a> {
        Mutation { what, block, signal, place: Place::Operand { text: operand, arm: "", nth: 0 }, wrong }
    }

    /// A register starts with `wrong`.
    pub const fn reset(what: &'a str, block: &'a str, signal: &'a str, wrong: &'a str) -> Mutation<'a> {
        Mutation { what, block, signal, place: Place::Reset, wrong }
    }

    /// Where the operand stands several times: the one in the arm of a `match` for this value, as the source calls it.
    pub const fn arm(self, arm: &'a str) -> Mutation<'a> {
        match self.place {
            Place::Operand { text, nth, .. } => Mutation { place: Place::Operand { text, arm, nth }, ..self },
            Place::Reset => self,
        }
    }

    /// Where the operand stands several times: which one, from 1, in the order of `update()`.
    pub const fn nth(self, nth: usize) -> Mutation<'a> {
        match self.place {
            Place::Operand { text, arm, .. } => Mutation { place: Place::Operand { text, arm, nth }, ..self },
            Place::Reset => self,
        }
    }
}

/// The mutations of one design.
#[derive(Clone, Copy, Debug)]
pub struct Mutations<'a> {
    list: &'a [Mutation<'a>],
    /// The outermost block's input that chooses one; without it all are awake.
    selector: Option<&'a str>,
}

impl<'a> Mutations<'a> {
    /// All of them at once.
    pub fn awake(list: &'a [Mutation<'a>]) -> Mutations<'a> {
        Mutations { list, selector: None }
    }

    /// The one whose number, from 1, is on an input of the outermost block; for 0 the design is right. The outermost block itself
    /// reads that input as zero.
    pub fn chosen_by(input: &'a str, list: &'a [Mutation<'a>]) -> Mutations<'a> {
        Mutations { list, selector: Some(input) }
    }

    /// Bits of the number.
    fn number_width(&self) -> usize {
        index_width(self.list.len() + 1)
    }

    /// The mutations of this block with their numbers, from 1.
    fn of(&self, scope: &Scope) -> Result<Vec<(usize, &'a Mutation<'a>)>, Fault> {
        let mut found = vec![];
        for (at, mutation) in self.list.iter().enumerate() {
            if variant::is_meant(mutation.block, scope).map_err(|trouble| fault(mutation, trouble))? {
                found.push((at + 1, mutation));
            }
        }
        Ok(found)
    }

    /// Every mutation has a block.
    pub(super) fn check(&self, top: &Scope) -> Result<(), EmitError> {
        for mutation in self.list {
            let wrong =
                |trouble| EmitError { block: mutation.block.to_string(), fault: fault(mutation, trouble) };
            if !anywhere(top, &|scope| variant::is_meant(mutation.block, scope)).map_err(wrong)? {
                return Err(wrong(Trouble::NoBlock));
            }
        }
        Ok(())
    }

    /// `wrong` if the mutation of that number is awake, `right` otherwise.
    fn choice(&self, number: usize, wrong: Expr, right: Expr) -> Expr {
        if self.selector.is_none() {
            return wrong;
        }
        let width = self.number_width();
        let chosen = Expr::Compare {
            op: Comparison::Eq,
            signed: false,
            left: Expr::signal(&format!("@{TOP}@.{CHOSEN}"), width).into(),
            right: Expr::number(width, number as u64).into(),
        };
        Expr::Choose(chosen.into(), wrong.into(), right.into())
    }
}

fn anywhere(scope: &Scope, is_meant: &dyn Fn(&Scope) -> Result<bool, Trouble>) -> Result<bool, Trouble> {
    if is_meant(scope)? {
        return Ok(true);
    }
    for child in &scope.children {
        if anywhere(child, is_meant)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn fault(mutation: &Mutation, trouble: Trouble) -> Fault {
    Fault::Mutation { what: mutation.what.to_string(), trouble: trouble.into() }
}
