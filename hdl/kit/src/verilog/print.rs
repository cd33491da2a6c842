//! Expressions and statements as Verilog-2001 text. An operation inside another one stands in parentheses, unless both are the
//! same associative one or the inner one has a single operand.
//!
//! Numbers that may count in a loop are marks until the loops are found (`roll.rs`).

use super::expr::{Comparison, Expr, Op, Reduce, Shift};
use super::roll::{self, Item, Loop, Rolled};
use super::statement::{Arm, Place, Statement};
use crate::bits::Bits;

pub(crate) fn constant(bits: &Bits) -> String {
    match bits.width() {
        1 => format!("1'b{}", u8::from(bits.bit(0))),
        width => format!("{width}'h{:x}", bits.to_big()),
    }
}

/// A constant that may count in a loop.
fn counting(bits: &Bits) -> String {
    match bits.to_u64() {
        Some(value) if bits.width() <= roll::WIDEST_CONSTANT => roll::constant(value, bits.width()),
        _ => constant(bits),
    }
}

fn part(name: &str, of: usize, low: usize, width: usize) -> String {
    if width == of { name.to_string() } else { format!("{name}{}", roll::slice(low, width)) }
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
        Expr::Const(bits) => counting(bits),
        Expr::Label { name, .. } => name.clone(),
        Expr::Part { name, of, low, width } => part(name, *of, *low, *width),
        Expr::Pick { name, index, width, .. } => picked(name, index, *width),
        Expr::Not(inner) => format!("~{}", sole_operand(inner)),
        Expr::Negate(inner) => format!("-{}", sole_operand(inner)),
        Expr::Reduce(op, inner) => {
            let sign = match op {
                Reduce::And => '&',
                Reduce::Or => '|',
                Reduce::Xor => '^',
            };
            format!("{sign}{}", sole_operand(inner))
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
            let side = |side: &Expr| match side {
                Expr::Binary(inner, ..) if inner == op && !matches!(op, Op::Sub) => expr(side),
                _ => operand(side),
            };
            format!("{} {sign} {}", side(left), side(right))
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

/// An expression behind the sign of an operation with one operand: `^~x` would be another one.
fn sole_operand(tree: &Expr) -> String {
    if matches!(tree, Expr::Not(_)) { format!("({})", expr(tree)) } else { operand(tree) }
}

/// An expression beside others.
fn operand(tree: &Expr) -> String {
    let bare = matches!(
        tree,
        Expr::Const(_)
            | Expr::Label { .. }
            | Expr::Not(_)
            | Expr::Part { .. }
            | Expr::Pick { .. }
            | Expr::Concat(_)
            | Expr::Repeat(..)
            | Expr::Shift(Shift::Arithmetic, ..)
    );
    if bare { expr(tree) } else { format!("({})", expr(tree)) }
}

/// Longest line of a statement.
pub(crate) const LINE: usize = 120;

/// Longest line of a choice that stands on one.
const SHORT_LINE: usize = 100;

fn length(line: &str) -> usize {
    roll::rendered(line).len()
}

/// `name = value;`, over several lines if it is a long list of parts.
pub(crate) fn assignment(target: &str, sign: &str, value: &Expr, depth: usize) -> String {
    let indent = "    ".repeat(depth);
    let line = format!("{indent}{target} {sign} {};\n", expr(value));
    match value {
        Expr::Concat(parts) if length(&line) > LINE => {
            let parts: Vec<String> = parts.iter().map(expr).collect();
            format!("{indent}{target} {sign} {{\n{}\n{indent}}};\n", filled(&parts, depth + 1))
        }
        Expr::Binary(op, ..) if length(&line) > LINE && matches!(op, Op::Or | Op::And) => {
            let between = if *op == Op::Or { '|' } else { '&' };
            let terms: Vec<String> =
                terms(*op, value).into_iter().map(|term| operand(term).to_string()).collect();
            format!("{indent}{target} {sign} {};\n", terms.join(&format!("\n{indent}    {between} ")))
        }
        _ => line,
    }
}

/// A list over as many lines as it needs.
pub(crate) fn filled(parts: &[String], depth: usize) -> String {
    let indent = "    ".repeat(depth);
    let mut lines = vec![indent.clone()];
    for (at, part) in parts.iter().enumerate() {
        let line = lines.last_mut().expect("there is one");
        let comma = if at + 1 < parts.len() { "," } else { "" };
        if line.trim().is_empty() {
            line.push_str(&format!("{part}{comma}"));
        } else if length(line) + length(part) + 2 <= LINE {
            line.push_str(&format!(" {part}{comma}"));
        } else {
            lines.push(format!("{indent}{part}{comma}"));
        }
    }
    lines.join("\n")
}

/// The operands of a chain of one associative operation.
fn terms(op: Op, value: &Expr) -> Vec<&Expr> {
    match value {
        Expr::Binary(inner, left, right) if *inner == op => [terms(op, left), terms(op, right)].concat(),
        other => vec![other],
    }
}

/// Which loop variables there may be, and what the source called them.
pub(crate) trait LoopVariables {
    /// Loop variables of the source around the assignments to a signal.
    fn loops_of(&self, signal: &str) -> Vec<String>;
    /// A loop variable that is free in this module: the wanted one, or one like the other.
    fn free_name(&self, wanted: Option<&str>, otherwise: &str) -> String;
}

/// How statements become text.
pub(crate) struct Printer<'a> {
    /// `=`, or `<=` at the clock edge.
    pub sign: &'static str,
    pub variables: &'a dyn LoopVariables,
}

impl Printer<'_> {
    /// The text of `list`, with marks; loop variables it uses are added to `variables`.
    pub fn statements(&self, list: &[Statement], depth: usize, variables: &mut Vec<String>) -> String {
        let items = list.iter().map(|statement| {
            let text = self.statement(statement, depth, variables);
            Item {
                text,
                loops: first_written(statement).map_or(vec![], |name| self.variables.loops_of(name)),
            }
        });
        let items: Vec<Item> = items.collect();
        let mut out = String::new();
        for rolled in roll::roll(items, &|wanted, otherwise| self.variables.free_name(wanted, otherwise)) {
            match rolled {
                Rolled::One(item) => out.push_str(&item.text),
                Rolled::Loop(repeated) => out.push_str(&procedural(&repeated, depth, variables)),
            }
        }
        out
    }

    fn statement(&self, statement: &Statement, depth: usize, variables: &mut Vec<String>) -> String {
        let indent = "    ".repeat(depth);
        match statement {
            Statement::Comment(text) => format!("{indent}// {text}\n"),
            Statement::Assign(target, value) => assignment(&place(target), self.sign, value, depth),
            Statement::If(arms, otherwise) => match as_case(arms) {
                Some((subject, arms)) => self.case(subject, &arms, otherwise, depth, variables),
                None => self.conditional(arms, otherwise, depth, variables),
            },
            Statement::Case(subject, arms, otherwise) => {
                self.case(subject, arms, otherwise, depth, variables)
            }
        }
    }

    fn conditional(
        &self,
        arms: &[(Expr, Vec<Statement>)],
        otherwise: &[Statement],
        depth: usize,
        variables: &mut Vec<String>,
    ) -> String {
        let indent = "    ".repeat(depth);
        if let Some(short) = short_conditional(arms, otherwise, &indent, self.sign) {
            return short;
        }
        let mut out = String::new();
        for (at, (test, body)) in arms.iter().enumerate() {
            let lead = if at == 0 { indent.as_str() } else { " else " };
            out.push_str(&format!("{lead}if ({}) begin\n", expr(test)));
            out.push_str(&self.statements(body, depth + 1, variables));
            out.push_str(&format!("{indent}end"));
        }
        if !otherwise.is_empty() {
            out.push_str(" else begin\n");
            out.push_str(&self.statements(otherwise, depth + 1, variables));
            out.push_str(&format!("{indent}end"));
        }
        out + "\n"
    }

    fn case(
        &self,
        subject: &Expr,
        arms: &[Arm],
        otherwise: &[Statement],
        depth: usize,
        variables: &mut Vec<String>,
    ) -> String {
        let indent = "    ".repeat(depth);
        let mut out = format!("{indent}case ({})\n", expr(subject));
        for arm in arms {
            let label = match &arm.value {
                Expr::Const(bits) => constant(bits),
                other => expr(other),
            };
            out.push_str(&self.case_arm(&label, &arm.body, depth + 1, variables));
        }
        out.push_str(&self.case_arm("default", otherwise, depth + 1, variables));
        out + &format!("{indent}endcase\n")
    }

    /// One line where the arm does one thing.
    fn case_arm(&self, value: &str, body: &[Statement], depth: usize, variables: &mut Vec<String>) -> String {
        let indent = "    ".repeat(depth);
        if body.is_empty() {
            return format!("{indent}{value}: ;\n");
        }
        if let [Statement::Assign(target, result)] = body {
            let line = format!("{indent}{value}: {} {} {};\n", place(target), self.sign, expr(result));
            if length(&line) <= LINE {
                return line;
            }
        }
        let body = self.statements(body, depth + 1, variables);
        format!("{indent}{value}: begin\n{body}{indent}end\n")
    }
}

/// A choice between single assignments, one line each.
fn short_conditional(
    arms: &[(Expr, Vec<Statement>)],
    otherwise: &[Statement],
    indent: &str,
    sign: &str,
) -> Option<String> {
    let single = |body: &[Statement]| match body {
        [Statement::Assign(target, value)] => Some(format!("{} {sign} {};", place(target), expr(value))),
        _ => None,
    };
    let mut lines = vec![];
    for (at, (test, body)) in arms.iter().enumerate() {
        let lead = if at == 0 { "" } else { "else " };
        lines.push(format!("{indent}{lead}if ({}) {}\n", expr(test), single(body)?));
    }
    if !otherwise.is_empty() {
        lines.push(format!("{indent}else {}\n", single(otherwise)?));
    }
    lines.iter().all(|line| length(line) <= SHORT_LINE).then(|| lines.concat())
}

/// A chain of `if`s that compares one thing with three or more constants is a `case`.
fn as_case(arms: &[(Expr, Vec<Statement>)]) -> Option<(&Expr, Vec<Arm>)> {
    let compared = |test: &Expr| match test {
        Expr::Compare { op: Comparison::Eq, right, .. } => {
            matches!(**right, Expr::Const(_) | Expr::Label { .. })
        }
        _ => false,
    };
    if arms.len() < 3 || !arms.iter().all(|(test, _)| compared(test)) {
        return None;
    }
    let sides = |test: &'_ Expr| match test {
        Expr::Compare { left, right, .. } => Some(((**left).clone(), (**right).clone())),
        _ => None,
    };
    let Expr::Compare { left: subject, .. } = &arms[0].0 else { return None };
    let mut values: Vec<Arm> = vec![];
    for (test, body) in arms {
        let (left, value) = sides(test)?;
        let known = values.iter().any(|arm| arm.value.clone().nameless() == value.clone().nameless());
        if left != **subject || known {
            return None;
        }
        values.push(Arm { value, label: String::new(), body: body.clone() });
    }
    Some((subject, values))
}

/// The first signal a statement writes.
pub(crate) fn first_written(statement: &Statement) -> Option<&str> {
    match statement {
        Statement::Comment(_) => None,
        Statement::Assign(place, _) => Some(&place.name),
        Statement::If(arms, otherwise) => {
            arms.iter().flat_map(|(_, body)| body).chain(otherwise).find_map(first_written)
        }
        Statement::Case(_, arms, otherwise) => {
            arms.iter().flat_map(|arm| &arm.body).chain(otherwise).find_map(first_written)
        }
    }
}

/// A loop inside a process.
fn procedural(repeated: &Loop, depth: usize, variables: &mut Vec<String>) -> String {
    let indent = "    ".repeat(depth);
    let Loop { variable, from, count, body, .. } = repeated;
    if !variables.contains(variable) {
        variables.push(variable.clone());
    }
    let body: String = body.iter().map(|item| indented(&item.text)).collect();
    let end = from + *count as i64;
    format!(
        "{indent}for ({variable} = {from}; {variable} < {end}; {variable} = {variable} + 1) begin\n{body}{indent}end\n"
    )
}

/// One level deeper.
pub(crate) fn indented(text: &str) -> String {
    text.lines()
        .map(|line| if line.is_empty() { "\n".to_string() } else { format!("    {line}\n") })
        .collect()
}
