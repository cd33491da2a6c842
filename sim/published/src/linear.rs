//! An integer linear program over variables that are not negative: kept as data, solved by `good_lp`, or written in CPLEX's LP format.
//!
//! The solver computes in floating point. Its answer is rounded and every row is checked in integers, so that a value that
//! comes from here is that of a point which exists; that no point is better is the solver's word.

use good_lp::solvers::{ResolutionError, Solution as _, SolverModel};
use good_lp::{Expression, ProblemVariables, constraint, variable};
use std::fmt::Write;

/// What a variable with no other bound comes to in microlp.
const MOST_COUNT: u64 = i32::MAX as u64;

/// How the two sides of a row compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// They are equal.
    Equal,
    /// The left is not more.
    AtMost,
}

#[derive(Clone, Debug)]
struct Row {
    name: String,
    terms: Vec<(usize, i64)>,
    relation: Relation,
    right: i64,
}

/// A program to be maximised.
#[derive(Clone, Debug, Default)]
pub struct Linear {
    /// Name and factor in the objective of each variable.
    variables: Vec<(String, i64)>,
    rows: Vec<Row>,
}

/// A best point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Value of the objective.
    pub value: u64,
    /// Values of the variables, in order.
    pub counts: Vec<u64>,
}

/// Why there is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinearError {
    /// Something can be repeated without end: a loop without a bound.
    #[error("the objective has no upper bound: a loop has none")]
    Unbounded,
    /// No point satisfies all rows.
    #[error("no flow satisfies all constraints")]
    Infeasible,
    /// The solver's answer, rounded, breaks a row, or it gave none.
    #[error("the solver failed: {0}")]
    Solver(String),
}

impl Linear {
    /// Adds a variable; -> its number. In the LP format a name must not begin with e, which would be read as an exponent.
    pub fn variable(&mut self, name: impl Into<String>, factor: i64) -> usize {
        self.variables.push((name.into(), factor));
        self.variables.len() - 1
    }

    /// Adds a row: sum of factor times variable, compared with `right`.
    pub fn row(&mut self, name: impl Into<String>, terms: Vec<(usize, i64)>, relation: Relation, right: i64) {
        self.rows.push(Row { name: name.into(), terms, relation, right });
    }

    /// The best point.
    pub fn solve(&self) -> Result<Solution, LinearError> {
        let mut problem = ProblemVariables::new();
        let variables: Vec<_> =
            self.variables.iter().map(|_| problem.add(variable().min(0).integer())).collect();
        let sum = |terms: &mut dyn Iterator<Item = (usize, i64)>| {
            terms.fold(Expression::from(0.0), |sum, (number, factor)| sum + factor as f64 * variables[number])
        };
        let objective =
            sum(&mut self.variables.iter().enumerate().map(|(number, (_, factor))| (number, *factor)));
        let mut model = problem.maximise(objective).using(good_lp::default_solver);
        for row in &self.rows {
            let left = sum(&mut row.terms.iter().copied());
            let right = Expression::from(row.right as f64);
            model = model.with(match row.relation {
                Relation::Equal => constraint::eq(left, right),
                Relation::AtMost => constraint::leq(left, right),
            });
        }
        let solved = model.solve().map_err(|error| match error {
            ResolutionError::Unbounded => LinearError::Unbounded,
            ResolutionError::Infeasible => LinearError::Infeasible,
            other => LinearError::Solver(other.to_string()),
        })?;
        let counts: Vec<u64> =
            variables.iter().map(|one| solved.value(*one).round().max(0.0) as u64).collect();
        // microlp gives whole numbers this bound of its own.
        if counts.iter().any(|count| *count >= MOST_COUNT) {
            return Err(LinearError::Unbounded);
        }
        self.checked(counts)
    }

    /// These values, if all rows hold.
    pub fn checked(&self, counts: Vec<u64>) -> Result<Solution, LinearError> {
        for row in &self.rows {
            let left: i64 = row.terms.iter().map(|(number, factor)| factor * counts[*number] as i64).sum();
            let holds = match row.relation {
                Relation::Equal => left == row.right,
                Relation::AtMost => left <= row.right,
            };
            if !holds {
                return Err(LinearError::Solver(format!("{}: {left} against {}", row.name, row.right)));
            }
        }
        let terms = self.variables.iter().zip(&counts);
        let value: i64 = terms.map(|((_, factor), count)| factor * *count as i64).sum();
        Ok(Solution { value: value.max(0) as u64, counts })
    }

    /// The same in CPLEX's LP format, for any solver that reads it.
    pub fn text(&self) -> String {
        let name = |number: usize| self.variables[number].0.as_str();
        let sum = |terms: &mut dyn Iterator<Item = (usize, i64)>| {
            let mut text = String::new();
            for (number, factor) in terms.filter(|(_, factor)| *factor != 0) {
                let sign = if factor < 0 { '-' } else { '+' };
                let _ = write!(text, " {sign} {} {}", factor.unsigned_abs(), name(number));
            }
            if text.is_empty() { format!(" 0 {}", name(0)) } else { text }
        };
        let mut text = String::from("Maximize\n cycles:");
        text += &sum(&mut self.variables.iter().enumerate().map(|(number, (_, factor))| (number, *factor)));
        text += "\nSubject To\n";
        for row in &self.rows {
            let relation = if row.relation == Relation::Equal { "=" } else { "<=" };
            let _ = writeln!(
                text,
                " {}:{} {relation} {}",
                row.name,
                sum(&mut row.terms.iter().copied()),
                row.right
            );
        }
        text += "General\n";
        for (name, _) in &self.variables {
            let _ = writeln!(text, " {name}");
        }
        text + "End\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_solved_and_written() {
        let mut linear = Linear::default();
        let (x, y) = (linear.variable("x", 3), linear.variable("y", 2));
        linear.row("together", vec![(x, 1), (y, 1)], Relation::AtMost, 4);
        linear.row("apart", vec![(x, 2), (y, -1)], Relation::AtMost, 3);
        // The continuous best is 2⅓, 1⅔; among whole numbers it is 2, 2.
        assert_eq!(linear.solve(), Ok(Solution { value: 10, counts: vec![2, 2] }));
        let wanted = "Maximize\n cycles: + 3 x + 2 y\nSubject To\n together: + 1 x + 1 y <= 4\n apart: + 2 x - 1 y <= 3\nGeneral\n x\n y\nEnd\n";
        assert_eq!(linear.text(), wanted);
    }

    #[test]
    fn what_has_no_bound_or_no_point_is_said_so() {
        let mut linear = Linear::default();
        let x = linear.variable("x", 1);
        assert_eq!(linear.solve(), Err(LinearError::Unbounded));
        linear.row("never", vec![(x, 2)], Relation::Equal, 1);
        assert!(matches!(linear.solve(), Err(LinearError::Infeasible | LinearError::Solver(_))));
    }
}
