//! What became of a row.

use crate::Row;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a row's process left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// The words it was started with.
    pub words: Vec<String>,
    /// Version of the command.
    pub command: String,
    /// Its exit code; `None` if a signal ended it.
    pub code: Option<i32>,
    /// How it ended, if by a signal.
    pub ended_by: Option<String>,
    /// The JSON it printed; null if it printed none.
    pub report: Value,
    /// What it said on standard error.
    pub said: String,
    /// How long it took.
    pub seconds: f64,
}

/// Where a row stands.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// There is no result.
    Missing,
    /// There is a file, but not a result of this row.
    Unreadable(String),
    /// Its process was ended from outside, which says nothing of the row.
    Lost(Outcome),
    /// It ended with an error.
    Failed(Outcome),
    /// It ended well.
    Done(Outcome),
}

impl State {
    /// Of the text of a result.
    pub(crate) fn read(text: &str, row: &Row, command: &str) -> State {
        match serde_json::from_str::<Outcome>(text) {
            Err(error) => State::Unreadable(error.to_string()),
            Ok(outcome) if outcome.words != row.words => {
                State::Unreadable(format!("it is of other words: {}", outcome.words.join(" ")))
            }
            Ok(outcome) if outcome.command != command => {
                State::Unreadable(format!("it was made by version {}", outcome.command))
            }
            Ok(outcome) => State::of(outcome),
        }
    }

    fn of(outcome: Outcome) -> State {
        match outcome.code {
            None => State::Lost(outcome),
            Some(0) if !outcome.report.is_null() => State::Done(outcome),
            Some(_) => State::Failed(outcome),
        }
    }

    /// The result, if the row ended by itself.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            State::Done(outcome) | State::Failed(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Whether the row has yet to be run: it is missing, unreadable or lost; on demand also if it failed.
    pub fn is_to_do(&self, failed: bool) -> bool {
        match self {
            State::Done(_) => false,
            State::Failed(_) => failed,
            State::Missing | State::Unreadable(_) | State::Lost(_) => true,
        }
    }

    /// A word for it.
    pub fn word(&self) -> &'static str {
        match self {
            State::Missing => "missing",
            State::Unreadable(_) => "unreadable",
            State::Lost(_) => "lost",
            State::Failed(_) => "failed",
            State::Done(_) => "done",
        }
    }

    /// What is wrong, on one line.
    pub fn reason(&self) -> Option<String> {
        let last = |outcome: &Outcome| {
            let said = outcome.said.lines().find(|line| !line.trim().is_empty());
            said.map(String::from)
        };
        match self {
            State::Missing | State::Done(_) => None,
            State::Unreadable(problem) => Some(problem.clone()),
            State::Lost(outcome) => outcome.ended_by.clone(),
            State::Failed(outcome) => {
                let code = outcome.code.unwrap_or_default();
                Some(last(outcome).unwrap_or_else(|| format!("exit code {code}")))
            }
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use serde_json::json;

    pub(crate) fn outcome(row: &Row, code: Option<i32>) -> Outcome {
        Outcome {
            words: row.words.clone(),
            command: "1".into(),
            code,
            ended_by: None,
            report: json!({ "cycles": 7 }),
            said: String::new(),
            seconds: 0.1,
        }
    }

    fn state(change: impl Fn(&mut Outcome)) -> State {
        let row = Row { values: vec![], words: vec!["run".into(), "a".into()] };
        let mut outcome = outcome(&row, Some(0));
        change(&mut outcome);
        State::read(&serde_json::to_string(&outcome).unwrap(), &row, "1")
    }

    #[test]
    fn a_result_is_of_its_words_and_of_its_version_alone() {
        assert_eq!(state(|_| ()).word(), "done");
        assert_eq!(state(|outcome| outcome.words[1] = "b".into()).word(), "unreadable");
        assert_eq!(state(|outcome| outcome.command = "2".into()).word(), "unreadable");
        let cut = State::read("{\"words\":[", &Row { values: vec![], words: vec![] }, "1");
        assert_eq!(cut.word(), "unreadable");
    }

    #[test]
    fn a_process_that_was_ended_is_lost_and_one_that_ended_badly_failed() {
        assert_eq!(state(|outcome| outcome.code = None).word(), "lost");
        let failed = state(|outcome| (outcome.code, outcome.said) = (Some(3), "error: x\n".into()));
        assert_eq!((failed.word(), failed.reason().as_deref()), ("failed", Some("error: x")));
        assert_eq!(state(|outcome| outcome.report = Value::Null).word(), "failed");
    }
}
