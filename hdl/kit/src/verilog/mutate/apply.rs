//! Puts mutations into the statements of one block, and the number that chooses one into the outermost block.

use super::site::{self, Bits, Operand, Sites, Target};
use super::{CHOSEN, Mutation, Mutations, Place, Trouble, fault, notation};
use crate::verilog::collect::{Role, Scope, Signal};
use crate::verilog::error::Fault;
use crate::verilog::expr::Expr;
use crate::verilog::lower::{Lowering, step};
use crate::verilog::shape::{Shape, shape};
use crate::verilog::statement::{Place as Written, Statement};
use rust_hdl_core::ast::VerilogExpression as Tree;
use std::collections::{BTreeMap, BTreeSet};

/// Registers that may start with something else, by their names in RustHDL.
pub(in crate::verilog) type Resets = BTreeMap<String, Expr>;

/// Puts all mutations of this block into its statements, and tells which registers start otherwise.
pub(in crate::verilog) fn apply(
    mutations: &Mutations,
    scope: &Scope,
    outermost: bool,
    lowering: &mut Lowering,
    statements: &mut Vec<Statement>,
) -> Result<Resets, Fault> {
    let mut resets = Resets::new();
    for (number, mutation) in mutations.of(scope)? {
        let put = match mutation.place {
            Place::Operand { text, arm, nth } => {
                operand(mutations, number, mutation, (text, arm, nth), lowering, statements)
            }
            Place::Reset => reset(mutations, number, mutation, scope, lowering, &mut resets),
        };
        put.map_err(|trouble| fault(mutation, trouble))?;
    }
    if outermost {
        selector(mutations, scope, lowering, statements)?;
    }
    Ok(resets)
}

/// A block that is Verilog by hand has no operands.
pub(in crate::verilog) fn refuse(mutations: &Mutations, scope: &Scope) -> Result<(), Fault> {
    match mutations.of(scope)?.first() {
        Some((_, mutation)) => Err(fault(mutation, Trouble::ByHand)),
        None => Ok(()),
    }
}

fn operand(
    mutations: &Mutations,
    number: usize,
    mutation: &Mutation,
    (text, arm, nth): (&str, &str, usize),
    lowering: &mut Lowering,
    statements: &mut [Statement],
) -> Result<(), Trouble> {
    let signal = mutation.signal.to_string();
    let target = target(mutation.signal, lowering)?;
    let written = target.widths(statements);
    if written.is_empty() {
        return Err(Trouble::NotWritten { signal });
    }
    let sites = Sites { target, arm, operand: sought(text, written, lowering)? };
    let mut widths = vec![];
    sites.visit(statements, &mut |expr| widths.push(expr.width()));
    let (operand, count) = (text.to_string(), widths.len());
    let at = match (nth, count) {
        (_, 0) => return Err(Trouble::NoOperand { signal, operand }),
        (0, 1) => 0,
        (0, _) => return Err(Trouble::Several { signal, operand, count }),
        (nth, _) if nth > count => return Err(Trouble::Fewer { signal, operand, count }),
        (nth, _) => nth - 1,
    };
    let wrong = lowered(&notation::expression(mutation.wrong)?, mutation.wrong, Some(widths[at]), lowering)?;
    let mut seen = 0;
    sites.visit(statements, &mut |expr| {
        if seen == at {
            *expr = mutations.choice(number, wrong.clone(), expr.clone());
        }
        seen += 1;
    });
    Ok(())
}

/// `signal`, or some bits of it.
fn target(text: &str, lowering: &mut Lowering) -> Result<Target, Trouble> {
    let unwritten = || Trouble::NotWritten { signal: text.to_string() };
    let (name, bits) = match notation::expression(text)? {
        Tree::Signal(name) => (name, None),
        Tree::Slice(inner, width, low) => (named(*inner).ok_or_else(unwritten)?, Some((low, width))),
        Tree::Index(inner, index) => (named(*inner).ok_or_else(unwritten)?, Some((index, 1))),
        _ => return Err(unwritten()),
    };
    let symbol = lowering.symbol(&name)?.clone();
    let bits = match bits {
        None => None,
        Some((low, width)) => Some(match shape(&low, lowering)? {
            Shape::Number(low) => Bits::Known { low: low as usize, width },
            _ => Bits::At(lowered(&low, text, None, lowering)?),
        }),
    };
    let name = symbol.write.ok_or_else(unwritten)?;
    let steps = lowering.given.iter().map(|(given, _)| given).filter(|given| given.starts_with(&step(&name)));
    Ok(Target { names: steps.chain([&name]).cloned().collect(), bits })
}

fn named(tree: Tree) -> Option<String> {
    match tree {
        Tree::Signal(name) => Some(name),
        _ => None,
    }
}

/// The operand of that text, in its own width or, if it has none, in those that are `written`.
fn sought(text: &str, written: BTreeSet<usize>, lowering: &mut Lowering) -> Result<Operand, Trouble> {
    let tree = notation::expression(text)?;
    if let Shape::Bits(_) = shape(&tree, lowering)? {
        return Ok(Operand::Part(lowered(&tree, text, None, lowering)?));
    }
    let mut values = vec![];
    for width in written {
        match lowered(&tree, text, Some(width), lowering) {
            Ok(value) => values.push(value),
            // What does not fit is not what is assigned there.
            Err(Trouble::Meaning(_)) => {}
            Err(trouble) => return Err(trouble),
        }
    }
    Ok(Operand::Value(values))
}

/// In that width, or its own.
fn lowered(tree: &Tree, text: &str, width: Option<usize>, lowering: &mut Lowering) -> Result<Expr, Trouble> {
    let given = lowering.given.len();
    let expr = match width {
        Some(width) => lowering.at_width(tree, width)?,
        None => lowering.bits(tree)?,
    };
    if lowering.given.len() > given {
        return Err(Trouble::NeedsName { text: text.to_string() });
    }
    Ok(expr)
}

/// What a register holds after reset.
fn reset(
    mutations: &Mutations,
    number: usize,
    mutation: &Mutation,
    scope: &Scope,
    lowering: &mut Lowering,
    resets: &mut Resets,
) -> Result<(), Trouble> {
    let name = mutation.signal.replace('.', "$");
    let register = scope.signals.iter().find_map(|signal| match signal.role {
        Role::Reg { reset: Some(reset) } if signal.name == name => Some(Expr::number(signal.width, reset)),
        _ => None,
    });
    let register = register.ok_or_else(|| Trouble::NoRegister { signal: mutation.signal.to_string() })?;
    let right = resets.remove(&name).unwrap_or(register);
    let wrong = notation::expression(mutation.wrong)?;
    let wrong = lowered(&wrong, mutation.wrong, Some(right.width()), lowering)?;
    resets.insert(name, mutations.choice(number, wrong, right));
    Ok(())
}

/// In the outermost block: the number is taken from the input that chooses, which its statements read as zero.
fn selector(
    mutations: &Mutations,
    scope: &Scope,
    lowering: &mut Lowering,
    statements: &mut Vec<Statement>,
) -> Result<(), Fault> {
    let (Some(input), width) = (mutations.selector, mutations.number_width()) else { return Ok(()) };
    let name = input.replace('.', "$");
    let is_wide_input = |port: &Signal| port.role == Role::In && port.name == name && port.width >= width;
    let symbol = lowering.symbols.signal(&name).filter(|_| scope.ports().any(is_wide_input));
    let symbol = symbol.ok_or_else(|| Fault::NoSelector { input: input.to_string(), width })?;
    site::expressions(statements, &mut |expr| cleared(expr, &symbol.read));
    let number = Expr::Part { name: symbol.read.clone(), of: symbol.width, low: 0, width };
    lowering.given.push((CHOSEN.to_string(), width));
    statements.push(Statement::Assign(Written::whole(CHOSEN, width), number));
    Ok(())
}

/// Zero for every part of `input`.
fn cleared(expr: &mut Expr, input: &str) {
    match expr {
        Expr::Part { name, width, .. } | Expr::Pick { name, width, .. } if name == input => {
            *expr = Expr::number(*width, 0);
        }
        other => site::operands(other).into_iter().for_each(|inner| cleared(inner, input)),
    }
}
