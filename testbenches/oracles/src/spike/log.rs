//! Spike's commit log (`--log-commits`), read line by line.
//!
//! ```text
//! core   0: 0x80000020 (0x00b57653) fadd.s  fa2, fa0, fa1                    what is about to execute: not needed
//! core   0: 3 0x80000020 (0x00b57653) c1_fflags 0x00000001 f12 0x3f800002    what it did
//! core   0: 3 0x80000044 (0x00a30623) mem 0x800000cc 0x01                    a store; the number of digits is its size
//! core   0: exception trap_store_access_fault, epc 0x80000080                a trap: the program is not for us
//! ```

use warpstep_spec::Reg;

/// What an instruction did to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Read from an address.
    Load {
        /// Address read.
        address: u32,
    },
    /// Wrote to an address.
    Store {
        /// Address written.
        address: u32,
        /// 1, 2 or 4.
        bytes: u32,
        /// The bytes written.
        value: u32,
    },
}

/// What an instruction did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commit {
    /// Address of the instruction.
    pub pc: u32,
    /// The instruction as fetched.
    pub word: u32,
    /// Register written and its value; `None` for none and for x0.
    pub destination: Option<(Reg, u32)>,
    /// Effect on memory.
    pub access: Option<Access>,
    /// fflags, if written: the register's new value, not what this instruction raised.
    pub fflags: Option<u32>,
    /// frm, if written.
    pub frm: Option<u32>,
}

/// Why a log is of no use.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// The program trapped.
    #[error("log line {line}: the program trapped: {text}")]
    Trap {
        /// Number of the line, from 1.
        line: usize,
        /// Text of the line.
        text: String,
    },
    /// Not what the log is known to look like.
    #[error("log line {line}: not understood: {text}")]
    Unreadable {
        /// Number of the line, from 1.
        line: usize,
        /// Text of the line.
        text: String,
    },
}

/// The commits of a log, in order.
pub fn parse_log(log: &str) -> Result<Vec<Commit>, LogError> {
    let mut commits = Vec::new();
    for (line, text) in (1..).zip(log.lines()) {
        let Some(rest) = text.strip_prefix("core   0: ") else {
            return Err(LogError::Unreadable { line, text: text.to_string() });
        };
        if rest.starts_with("exception") {
            return Err(LogError::Trap { line, text: text.to_string() });
        }
        // The privilege level marks a commit; machine mode is all there is here.
        if let Some(commit) = rest.strip_prefix("3 ") {
            let commit = parse_commit(commit);
            commits.push(commit.ok_or_else(|| LogError::Unreadable { line, text: text.to_string() })?);
        }
    }
    Ok(commits)
}

fn hexadecimal(text: &str) -> Option<u32> {
    u32::from_str_radix(text.strip_prefix("0x")?, 16).ok()
}

fn parse_commit(text: &str) -> Option<Commit> {
    let mut words = text.split_whitespace().peekable();
    let pc = hexadecimal(words.next()?)?;
    let word = hexadecimal(words.next()?.strip_prefix('(')?.strip_suffix(')')?)?;
    let mut commit = Commit { pc, word, destination: None, access: None, fflags: None, frm: None };
    while let Some(name) = words.next() {
        let value_text = words.next()?;
        let value = hexadecimal(value_text)?;
        match name {
            "mem" => {
                commit.access = Some(match words.next_if(|next| next.starts_with("0x")) {
                    None => Access::Load { address: value },
                    Some(stored) => {
                        let bytes = (stored.len() as u32 - 2) / 2;
                        Access::Store { address: value, bytes, value: hexadecimal(stored)? }
                    }
                });
            }
            "c1_fflags" => commit.fflags = Some(value),
            "c2_frm" => commit.frm = Some(value),
            _ => match name.split_at_checked(1)? {
                ("x", number) => commit.destination = Some((Reg::x(number.parse().ok()?), value)),
                ("f", number) => commit.destination = Some((Reg::f(number.parse().ok()?), value)),
                // Other CSRs are known by what later reads give.
                ("c", _) => {}
                _ => return None,
            },
        }
    }
    Some(commit)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A log of Spike 0.0.5.dev20, boot code included.
    const REAL: &str = include_str!("sample.log");

    fn at(pc: u32) -> Commit {
        let commits = parse_log(REAL).expect("a log without traps");
        commits.into_iter().find(|commit| commit.pc == pc).expect("the log has this pc")
    }

    #[test]
    fn every_second_line_of_a_real_log_is_a_commit() {
        assert_eq!(2 * parse_log(REAL).expect("a log without traps").len(), REAL.lines().count());
    }

    #[test]
    fn results_of_both_register_files_are_read() {
        assert_eq!(at(0x8000_0010).destination, Some((Reg::x(6), 0x8000_00C0)));
        assert_eq!(at(0x8000_001C).destination, Some((Reg::f(11), 0x3380_0000)));
        assert_eq!(at(0x8000_006C).destination, None, "x0 is not logged");
    }

    #[test]
    fn memory_effects_are_read_with_their_sizes() {
        assert_eq!(at(0x8000_0014).access, Some(Access::Load { address: 0x8000_00C0 }));
        let store = |address, bytes, value| Some(Access::Store { address, bytes, value });
        assert_eq!(at(0x8000_0044).access, store(0x8000_00CC, 1, 0x01));
        assert_eq!(at(0x8000_0048).access, store(0x8000_00CE, 2, 0x0001));
        assert_eq!(at(0x8000_0040).access, store(0x8000_00C8, 4, 0x3F80_0002));
    }

    #[test]
    fn float_status_is_read_beside_the_result() {
        let add = at(0x8000_0020);
        assert_eq!((add.fflags, add.destination), (Some(1), Some((Reg::f(12), 0x3F80_0002))));
        let swap = at(0x8000_0034);
        assert_eq!((swap.fflags, swap.frm), (Some(0), Some(0)));
        assert_eq!(swap.destination, Some((Reg::x(11), 0x61)));
    }

    #[test]
    fn a_trap_is_an_error() {
        let log = "core   0: 0x80000080 (0x00532023) sw      t0, 0(t1)\n\
                   core   0: exception trap_store_access_fault, epc 0x80000080\n\
                   core   0:           tval 0xfffff840\n";
        assert!(matches!(parse_log(log), Err(LogError::Trap { line: 2, .. })));
    }

    #[test]
    fn nonsense_is_an_error() {
        assert!(matches!(
            parse_log("core   0: 3 0x80000000 (0x13) q7 0x1"),
            Err(LogError::Unreadable { line: 1, .. })
        ));
        assert!(matches!(parse_log("hello"), Err(LogError::Unreadable { line: 1, .. })));
    }
}
