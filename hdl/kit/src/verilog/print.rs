//! Expressions and statements as Verilog-2001 text. Every operation inside another one stands in parentheses.

use super::expr::{Comparison, Expr, Op, Reduce, Shift};
use super::statement::{Place, Statement};
use crate::bits::Bits;

pub(crate) fn constant(bits: &Bits) -> String {
    match bits.width() {
        1 => format!("1'b{}", u8::from(bits.bit(0))),
        width => format!("{width}'h{:x}", bits.to_big()),
    }
}

fn part(name: &str, of: usize, low: usize, width: usize) -> String {
    match width {
        _ if width == of => name.to_string(),
        1 => format!("{name}[{low}]"),
        _ => format!("{name}[{}:{low}]", low + width - 1),
    }
}

fn picked(name: &str, index: &Expr, width: usize) -> String {
    match width {
        1 => format!("{name}[{}]", expr(index)),
        _ => format!("{name}[{} +: {width}]", operand(index)),
    }
}

pub(crate) fn place(place: &Place) -> String {
    match &place.index {
        Some(index) => picked(&place.name, index, place.width),
        None => part(&place.name, place.of, place.low, place.width),
    }
}

/// An expression where it is the only one: on the right of an assignment, as a condition.
pub(crate) fn expr(tree: &Expr) -> String {
    match tree {
        Expr::Const(bits) => constant(bits),
        Expr::Part { name, of, low, width } => part(name, *of, *low, *width),
        Expr::Pick { name, index, width, .. } => picked(name, index, *width),
        Expr::Not(inner) => format!("~{}", operand(inner)),
        Expr::Negate(inner) => format!("-{}", operand(inner)),
        Expr::Reduce(op, inner) => {
            let sign = match op {
                Reduce::And => '&',
                Reduce::Or => '|',
                Reduce::Xor => '^',
            };
            format!("{sign}{}", operand(inner))
        }
        Expr::Binary(op, left, right) => {
            let sign = match op {
                Op::Add => '+',
                Op::Sub => '-',
                Op::Mul => '*',
                Op::And => '&',
                Op::Or => '|',
                Op::Xor => '^',
            };
            format!("{} {sign} {}", operand(left), operand(right))
        }
        Expr::Shift(shift, left, amount) => {
            let amount = match amount.as_ref() {
                Expr::Const(bits) => bits.to_big().to_string(),
                other => operand(other),
            };
            match shift {
                Shift::Left => format!("{} << {amount}", operand(left)),
                Shift::Right => format!("{} >> {amount}", operand(left)),
                // An unsigned neighbour would turn the shift into a logical one: the call keeps neighbours out.
                Shift::Arithmetic => format!("$unsigned($signed({}) >>> {amount})", expr(left)),
            }
        }
        Expr::Compare { op, signed, left, right } => {
            let sign = match op {
                Comparison::Eq => "==",
                Comparison::Ne => "!=",
                Comparison::Lt => "<",
                Comparison::Le => "<=",
                Comparison::Gt => ">",
                Comparison::Ge => ">=",
            };
            let side = |side| if *signed { format!("$signed({})", expr(side)) } else { operand(side) };
            format!("{} {sign} {}", side(left), side(right))
        }
        Expr::Concat(parts) => format!("{{{}}}", parts.iter().map(expr).collect::<Vec<_>>().join(", ")),
        Expr::Repeat(count, inner) => format!("{{{count}{{{}}}}}", expr(inner)),
        Expr::Choose(condition, yes, no) => {
            format!("{} ? {} : {}", operand(condition), operand(yes), operand(no))
        }
    }
}

/// An expression beside others.
fn operand(tree: &Expr) -> String {
    let bare = matches!(
        tree,
        Expr::Const(_)
            | Expr::Part { .. }
            | Expr::Pick { .. }
            | Expr::Concat(_)
            | Expr::Repeat(..)
            | Expr::Shift(Shift::Arithmetic, ..)
    );
    if bare { expr(tree) } else { format!("({})", expr(tree)) }
}

/// `name = value;`, over several lines if it is a long list of parts.
pub(crate) fn assignment(keyword: &str, target: &str, value: &Expr, depth: usize, out: &mut String) {
    let indent = "    ".repeat(depth);
    let line = format!("{indent}{keyword}{target} = {};\n", expr(value));
    match value {
        Expr::Concat(parts) if line.len() > 120 => {
            let parts: Vec<String> = parts.iter().map(|part| format!("{indent}    {}", expr(part))).collect();
            out.push_str(&format!("{indent}{keyword}{target} = {{\n{}\n{indent}}};\n", parts.join(",\n")));
        }
        _ => out.push_str(&line),
    }
}

pub(crate) fn statements(list: &[Statement], depth: usize, out: &mut String) {
    let indent = "    ".repeat(depth);
    for statement in list {
        match statement {
            Statement::Comment(text) => out.push_str(&format!("{indent}// {text}\n")),
            Statement::Assign(target, value) => assignment("", &place(target), value, depth, out),
            Statement::If(arms, otherwise) => {
                for (at, (test, body)) in arms.iter().enumerate() {
                    let lead = if at == 0 { indent.as_str() } else { " else " };
                    out.push_str(&format!("{lead}if ({}) begin\n", expr(test)));
                    statements(body, depth + 1, out);
                    out.push_str(&format!("{indent}end"));
                }
                if !otherwise.is_empty() {
                    out.push_str(" else begin\n");
                    statements(otherwise, depth + 1, out);
                    out.push_str(&format!("{indent}end"));
                }
                out.push('\n');
            }
            Statement::Case(subject, arms, otherwise) => {
                out.push_str(&format!("{indent}case ({})\n", expr(subject)));
                for arm in arms {
                    let named = !arm.label.starts_with(|first: char| first.is_ascii_digit());
                    let label = if named { format!(" // {}", arm.label) } else { String::new() };
                    case_arm(&expr(&arm.value), &label, &arm.body, depth + 1, out);
                }
                case_arm("default", "", otherwise, depth + 1, out);
                out.push_str(&format!("{indent}endcase\n"));
            }
        }
    }
}

/// One line where the arm does one thing.
fn case_arm(value: &str, label: &str, body: &[Statement], depth: usize, out: &mut String) {
    let indent = "    ".repeat(depth);
    if let [Statement::Assign(target, result)] = body {
        let line = format!("{indent}{value}: {} = {};{label}\n", place(target), expr(result));
        if line.len() <= 120 {
            return out.push_str(&line);
        }
    }
    out.push_str(&format!("{indent}{value}: begin{label}\n"));
    statements(body, depth + 1, out);
    out.push_str(&format!("{indent}end\n"));
}
