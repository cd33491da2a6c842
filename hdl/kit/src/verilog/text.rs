//! An expression of `update()` as its author would recognise it, for messages.

use super::collect::literal_number;
use rust_hdl_core::ast::{VerilogExpression as Tree, VerilogOp as TreeOp, VerilogOpUnary as TreeUnary};

pub(crate) fn show(tree: &Tree) -> String {
    match tree {
        Tree::Signal(name) => name.trim_end_matches("$next").replace('$', "."),
        Tree::Literal(literal) => literal_number(literal).to_string(),
        Tree::Cast(inner, width) => format!("bit_cast::<{width}>({})", show(inner)),
        Tree::Signed(inner) => format!("signed_cast({})", show(inner)),
        Tree::Unsigned(inner) => format!("unsigned_cast({})", show(inner)),
        Tree::Paren(inner) => format!("({})", show(inner)),
        Tree::Binary(left, op, right) => format!("{} {} {}", show(left), symbol(op), show(right)),
        Tree::Unary(TreeUnary::Not, inner) => format!("!{}", show(inner)),
        Tree::Unary(TreeUnary::Neg, inner) => format!("-{}", show(inner)),
        Tree::Unary(TreeUnary::All, inner) => format!("{}.all()", show(inner)),
        Tree::Unary(TreeUnary::Any, inner) => format!("{}.any()", show(inner)),
        Tree::Unary(TreeUnary::Xor, inner) => format!("{}.xor()", show(inner)),
        Tree::Index(inner, index) => format!("{}.get_bit({})", show(inner), show(index)),
        Tree::Slice(inner, width, offset) => format!("{}.get_bits::<{width}>({})", show(inner), show(offset)),
        Tree::IndexReplace(inner, index, part) => {
            format!("{}.replace_bit({}, {})", show(inner), show(index), show(part))
        }
    }
}

fn symbol(op: &TreeOp) -> &'static str {
    match op {
        TreeOp::Add => "+",
        TreeOp::Sub => "-",
        TreeOp::Mul => "*",
        TreeOp::LogicalAnd => "&&",
        TreeOp::LogicalOr => "||",
        TreeOp::BitXor => "^",
        TreeOp::BitAnd => "&",
        TreeOp::BitOr => "|",
        TreeOp::Shl => "<<",
        TreeOp::Shr => ">>",
        TreeOp::Eq => "==",
        TreeOp::Lt => "<",
        TreeOp::Le => "<=",
        TreeOp::Ne => "!=",
        TreeOp::Ge => ">=",
        TreeOp::Gt => ">",
    }
}
