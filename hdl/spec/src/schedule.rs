//! Who goes next: the three policies, the twelve schedules made of them, and the three ways to treat a split.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// How one scheduler picks among its candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Policy {
    /// Loose round robin: the first candidate after the last one selected.
    Lrr,
    /// Greedy, then loose round robin: stay while possible, else as `Lrr`.
    Gtlrr,
    /// Greedy, then oldest: stay while possible, else the lowest number.
    Gtlo,
}

impl Policy {
    /// Every policy there is.
    pub const ALL: [Policy; 3] = [Policy::Lrr, Policy::Gtlrr, Policy::Gtlo];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Policy::Lrr => "lrr",
            Policy::Gtlrr => "gtlrr",
            Policy::Gtlo => "gtlo",
        }
    }
}

/// Which warp fetches and which issues. Written `gtlrr` (coordinated) or `lrr/gtlrr` (fetch/issue, decoupled).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Schedule {
    /// One selection a cycle, which issues and fetches: SWaS.
    Coordinated(Policy),
    /// Fetch and issue select on their own: the baseline.
    Decoupled {
        /// Policy at fetch.
        fetch: Policy,
        /// Policy at issue.
        issue: Policy,
    },
}

impl Schedule {
    /// The three coordinated schedules, then the nine decoupled ones.
    pub fn all() -> Vec<Schedule> {
        let decoupled = Policy::ALL
            .into_iter()
            .flat_map(|fetch| Policy::ALL.map(|issue| Schedule::Decoupled { fetch, issue }));
        Policy::ALL.map(Schedule::Coordinated).into_iter().chain(decoupled).collect()
    }
}

impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Schedule::Coordinated(policy) => f.write_str(policy.name()),
            Schedule::Decoupled { fetch, issue } => write!(f, "{}/{}", fetch.name(), issue.name()),
        }
    }
}

/// A word that names no schedule, policy or split mode.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{word}` is not a {what}; allowed: {allowed}")]
pub struct UnknownWord {
    what: &'static str,
    word: String,
    allowed: &'static str,
}

impl FromStr for Policy {
    type Err = UnknownWord;
    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Policy::ALL.into_iter().find(|policy| policy.name() == word).ok_or_else(|| UnknownWord {
            what: "policy",
            word: word.into(),
            allowed: "lrr, gtlrr, gtlo",
        })
    }
}

impl FromStr for Schedule {
    type Err = UnknownWord;
    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        let parsed = match word.split_once('/') {
            None => word.parse().map(Schedule::Coordinated),
            Some((fetch, issue)) => fetch
                .parse()
                .and_then(|fetch| issue.parse().map(|issue| Schedule::Decoupled { fetch, issue })),
        };
        parsed.map_err(|_: UnknownWord| UnknownWord {
            what: "schedule",
            word: word.into(),
            allowed: "lrr, gtlrr, gtlo, or two of them as FETCH/ISSUE such as lrr/gtlrr",
        })
    }
}

impl Serialize for Schedule {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Schedule {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// What a divergent split does when a split context is free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SplitMode {
    /// Paths run one after the other on the divergence stack.
    Off,
    /// Splits the programmer marked run in parallel (PWS).
    Marked,
    /// Every divergent split takes a free context (DWS).
    Dynamic,
}

impl SplitMode {
    /// Every split mode there is.
    pub const ALL: [SplitMode; 3] = [SplitMode::Off, SplitMode::Marked, SplitMode::Dynamic];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            SplitMode::Off => "off",
            SplitMode::Marked => "marked",
            SplitMode::Dynamic => "dynamic",
        }
    }
}

impl FromStr for SplitMode {
    type Err = UnknownWord;
    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        SplitMode::ALL.into_iter().find(|mode| mode.name() == word).ok_or_else(|| UnknownWord {
            what: "split mode",
            word: word.into(),
            allowed: "off, marked, dynamic",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_twelve_schedules_and_each_reads_back_as_written() {
        let all = Schedule::all();
        assert_eq!(all.len(), 12);
        for schedule in all {
            assert_eq!(schedule.to_string().parse(), Ok(schedule));
        }
    }

    #[test]
    fn an_unknown_schedule_is_named_with_the_allowed_ones() {
        let error = "lrr/fifo".parse::<Schedule>().unwrap_err().to_string();
        assert!(error.contains("`lrr/fifo` is not a schedule") && error.contains("gtlrr"), "{error}");
    }
}
