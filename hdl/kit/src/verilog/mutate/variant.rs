//! Which blocks a mutation is meant for: those of a type, or some variants of it.

use super::{Scope, Trouble};
use crate::verilog::collect::{Role, Signal};

/// Whether `scope` is what `text` says: `Owners`, or `Cut{registered: 1, fields.len: 7}`.
pub(super) fn is_meant(text: &str, scope: &Scope) -> Result<bool, Trouble> {
    let syntax = |rest: &str| Trouble::Syntax { text: text.to_string(), rest: rest.to_string() };
    let (type_name, conditions) = match text.split_once('{') {
        Some((name, rest)) => (name.trim(), rest.strip_suffix('}').ok_or_else(|| syntax(rest))?),
        None => (text, ""),
    };
    if scope.about.as_ref().is_none_or(|about| about.type_name != type_name) {
        return Ok(false);
    }
    for condition in conditions.split(',').map(str::trim).filter(|condition| !condition.is_empty()) {
        let (name, value) = condition.split_once(':').ok_or_else(|| syntax(condition))?;
        let value: i128 = value.trim().parse().map_err(|_| syntax(condition))?;
        if trait_of(name.trim(), scope) != Some(value) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// A parameter's value, a port's width, or how many ports a list has.
fn trait_of(name: &str, scope: &Scope) -> Option<i128> {
    let field = |signal: &Signal| signal.name.split('$').next() == Some(name.trim_end_matches(".len"));
    if name.ends_with(".len") {
        return Some(scope.ports().filter(|port| field(port)).count() as i128);
    }
    scope.signals.iter().find(|signal| field(signal)).map(|signal| match signal.role {
        Role::Param(number) => number,
        _ => signal.width as i128,
    })
}
