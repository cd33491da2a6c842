//! Which kind of value an expression of `update()` is, by the rules told in `value.rs`.

use super::collect::{literal_is_bool, literal_number};
use super::error::Fault;
use super::text::show;
use rust_hdl_core::ast::{VerilogExpression as Tree, VerilogOp as TreeOp, VerilogOpUnary as TreeUnary};

/// The kind of a value, with what is known of it before the block runs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Shape {
    Bits(usize),
    Number(i128),
    /// Fits in `width` bits, two's complement if `signed`.
    Integer {
        width: usize,
        signed: bool,
    },
}

/// Looks up names.
pub(crate) trait Lookup {
    fn shape_of_name(&self, name: &str) -> Result<Shape, Fault>;
}

pub(crate) fn shape(tree: &Tree, names: &dyn Lookup) -> Result<Shape, Fault> {
    match tree {
        Tree::Signal(name) => names.shape_of_name(name),
        Tree::Literal(literal) if literal_is_bool(literal) => Ok(Shape::Bits(1)),
        Tree::Literal(literal) => Ok(Shape::Number(literal_number(literal))),
        Tree::Cast(..) => Err(Fault::Unsupported { text: show(tree) }),
        Tree::Signed(inner) | Tree::Unsigned(inner) => match shape(inner, names)? {
            Shape::Bits(width) => Ok(Shape::Integer { width, signed: matches!(tree, Tree::Signed(_)) }),
            _ => Err(Fault::NoWidth { text: show(inner) }),
        },
        Tree::Paren(inner) => shape(inner, names),
        Tree::Unary(TreeUnary::Not | TreeUnary::Neg, inner) => Ok(match shape(inner, names)? {
            Shape::Number(number) if matches!(tree, Tree::Unary(TreeUnary::Neg, _)) => Shape::Number(-number),
            Shape::Number(_) => return Err(Fault::NoWidth { text: show(tree) }),
            Shape::Integer { width, .. } => Shape::Integer { width: width + 1, signed: true },
            bits => bits,
        }),
        Tree::Unary(..) | Tree::Index(..) => Ok(Shape::Bits(1)),
        Tree::Slice(_, width, _) => Ok(Shape::Bits(*width)),
        Tree::IndexReplace(base, _, _) => match shape(base, names)? {
            Shape::Bits(width) => Ok(Shape::Bits(width)),
            _ => Err(Fault::NoWidth { text: show(base) }),
        },
        Tree::Binary(left, op, right) => match op {
            TreeOp::Add | TreeOp::Sub | TreeOp::Mul | TreeOp::BitAnd | TreeOp::BitOr | TreeOp::BitXor => {
                let (left, right) = (shape(left, names)?, shape(right, names)?);
                meet(left, op, right).ok_or_else(|| clash(tree, left, right))
            }
            TreeOp::Shl | TreeOp::Shr => shifted(tree, left, op, right, names),
            _ => Ok(Shape::Bits(1)),
        },
    }
}

pub(crate) fn clash(tree: &Tree, left: Shape, right: Shape) -> Fault {
    match (left, right) {
        (Shape::Bits(left), Shape::Bits(right)) => Fault::Widths { text: show(tree), left, right },
        _ => Fault::NoWidth { text: show(tree) },
    }
}

fn meet(left: Shape, op: &TreeOp, right: Shape) -> Option<Shape> {
    Some(match (left, right) {
        (Shape::Bits(a), Shape::Bits(b)) if a != b => return None,
        (Shape::Bits(width), _) | (_, Shape::Bits(width)) => Shape::Bits(width),
        (Shape::Number(a), Shape::Number(b)) => Shape::Number(match op {
            TreeOp::Add => a.checked_add(b)?,
            TreeOp::Sub => a.checked_sub(b)?,
            TreeOp::Mul => a.checked_mul(b)?,
            TreeOp::BitAnd => a & b,
            TreeOp::BitOr => a | b,
            _ => a ^ b,
        }),
        (a, b) => {
            let ((a, b), signed) = common(a, b);
            match op {
                TreeOp::Add => Shape::Integer { width: a.max(b) + 1, signed },
                TreeOp::Sub => Shape::Integer { width: a.max(b) + 2, signed: true },
                TreeOp::Mul => Shape::Integer { width: a + b, signed },
                _ => Shape::Integer { width: a.max(b), signed },
            }
        }
    })
}

/// The widths of two integers or numbers once both are signed, if either is.
pub(crate) fn common(left: Shape, right: Shape) -> ((usize, usize), bool) {
    let ((a, a_signed), (b, b_signed)) = (extent(left), extent(right));
    let signed = a_signed || b_signed;
    let grown = |width: usize, own: bool| if signed && !own { width + 1 } else { width };
    ((grown(a, a_signed), grown(b, b_signed)), signed)
}

/// How many bits, and whether as two's complement.
fn extent(shape: Shape) -> (usize, bool) {
    match shape {
        Shape::Bits(width) => (width, false),
        Shape::Integer { width, signed } => (width, signed),
        Shape::Number(number) if number < 0 => (129 - (-(number + 1)).leading_zeros() as usize, true),
        Shape::Number(number) => ((128 - number.leading_zeros() as usize).max(1), false),
    }
}

fn shifted(tree: &Tree, left: &Tree, op: &TreeOp, right: &Tree, names: &dyn Lookup) -> Result<Shape, Fault> {
    let amount = match shape(right, names)? {
        Shape::Integer { .. } => return Err(Fault::NoWidth { text: show(right) }),
        Shape::Number(amount) => usize::try_from(amount).ok(),
        Shape::Bits(_) => None,
    };
    match (shape(left, names)?, op, amount) {
        (Shape::Bits(width), _, _) => Ok(Shape::Bits(width)),
        (Shape::Number(number), TreeOp::Shl, Some(amount)) if amount < 64 => {
            Ok(Shape::Number(number << amount))
        }
        (Shape::Number(number), TreeOp::Shr, Some(amount)) if amount < 64 => {
            Ok(Shape::Number(number >> amount))
        }
        (Shape::Integer { width, signed }, TreeOp::Shl, Some(amount)) => {
            Ok(Shape::Integer { width: width + amount, signed })
        }
        (integer @ Shape::Integer { .. }, TreeOp::Shr, _) => Ok(integer),
        _ => Err(Fault::NoWidth { text: show(tree) }),
    }
}
