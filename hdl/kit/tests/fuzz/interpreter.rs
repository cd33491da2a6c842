//! What `update()` would compute, had the tree been written as Rust: each node is the operator of `Value` it stands for.

use rust_hdl_core::ast::{
    VerilogBlockOrConditional as Otherwise, VerilogConditional, VerilogExpression as Tree, VerilogOp as Op,
    VerilogOpUnary as Unary, VerilogStatement as Statement,
};
use std::collections::HashMap;
use warpstep_kit::prelude::*;

type Values = HashMap<String, Value>;

/// Runs the statements. Writing a register is not seen by reading it.
pub fn run(code: &[Statement], values: &mut Values) {
    for statement in code {
        match statement {
            Statement::Assignment(Tree::Signal(target), value) => {
                let signal = target.trim_end_matches("$next").to_string();
                let width = values[&signal].bits().width();
                let new = Value::from_bits(eval(value, values).at_width(width));
                let name = if signal.starts_with("state") { target.clone() } else { signal };
                values.insert(name, new);
            }
            Statement::If(conditional) => choose(conditional, values),
            Statement::Match(choice) => {
                let subject = eval(&choice.test, values).index();
                let hit = |condition: &str| condition == "default" || condition.parse() == Ok(subject);
                if let Some(case) = choice.cases.iter().find(|case| hit(&case.condition)) {
                    run(&case.block, values);
                }
            }
            other => panic!("the writer does not write {other:?}"),
        }
    }
}

fn choose(conditional: &VerilogConditional, values: &mut Values) {
    if eval(&conditional.test, values).any() {
        return run(&conditional.then, values);
    }
    match &conditional.otherwise {
        Otherwise::None => {}
        Otherwise::Block(block) => run(block, values),
        Otherwise::Conditional(inner) => run(std::slice::from_ref(inner), values),
    }
}

fn eval(tree: &Tree, values: &Values) -> Value {
    match tree {
        Tree::Signal(name) => values[name].clone(),
        Tree::Literal(literal) => {
            let text = format!("{literal:x}");
            let (width, digits) = text.split_once("'h").expect("a literal");
            let number = i32::from_str_radix(digits, 16).expect("a small literal");
            if width == "1" { Value::from(number != 0) } else { Value::from(number) }
        }
        Tree::Signed(inner) => signed_cast(eval(inner, values)),
        Tree::Unsigned(inner) => unsigned_cast(eval(inner, values)),
        Tree::Paren(inner) => eval(inner, values),
        Tree::Unary(op, inner) => {
            let inner = eval(inner, values);
            match op {
                Unary::Not => !inner,
                Unary::Neg => -inner,
                Unary::All => inner.all().into(),
                Unary::Any => inner.any().into(),
                Unary::Xor => inner.xor().into(),
            }
        }
        Tree::Index(inner, index) => eval(inner, values).get_bit(eval(index, values)).into(),
        Tree::Slice(inner, width, offset) => {
            let offset = match eval(offset, values) {
                offset if offset_is_number(tree) => offset.index(),
                offset => offset
                    .bits()
                    .to_u64()
                    .map_or(usize::MAX >> 1, |word| (word as usize).min(usize::MAX >> 1)),
            };
            Value::from_bits(eval(inner, values).bits().slice(offset, *width))
        }
        Tree::IndexReplace(inner, index, part) => {
            eval(inner, values).replace_bit(eval(index, values), eval(part, values))
        }
        Tree::Binary(left, op, right) => {
            let (left, right) = (eval(left, values), eval(right, values));
            match op {
                Op::Add => left + right,
                Op::Sub => left - right,
                Op::Mul => left * right,
                Op::LogicalAnd | Op::BitAnd => left & right,
                Op::LogicalOr | Op::BitOr => left | right,
                Op::BitXor => left ^ right,
                Op::Shl => left << right,
                Op::Shr => left >> right,
                Op::Eq => (left == right).into(),
                Op::Ne => (left != right).into(),
                Op::Lt => (left < right).into(),
                Op::Le => (left <= right).into(),
                Op::Gt => (left > right).into(),
                Op::Ge => (left >= right).into(),
            }
        }
        Tree::Cast(..) => panic!("the writer does not write casts of stock RustHDL"),
    }
}

fn offset_is_number(tree: &Tree) -> bool {
    matches!(tree, Tree::Slice(_, _, offset) if matches!(offset.as_ref(), Tree::Literal(_)))
}
