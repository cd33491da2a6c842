//! The notes that divergent code leaves in an object file (`WS_NOTE` in `warpstep.h`), counted.
//!
//! A split and its join, a loop and its `pred`, are single places of the binary: lanes that part at one must meet at the
//! other, and a lane that left a loop is frozen at that very instruction. A compiler that copies one of the two (to thread a
//! jump, to peel an iteration) breaks this silently. Inlining copies both, which is right; so both counts must be the same.

use crate::BuildError;
use object::{Object, ObjectSection};
use std::collections::BTreeMap;

const SECTION: &str = ".warpstep.sites";

/// In the low bits of a note; the numbers of `WS_SITE_…` in `warpstep.h`.
const KINDS: [&str; 4] = ["split", "join", "loop", "loop test"];

/// Every split has one join, every loop one test.
pub(crate) fn check(image: &[u8]) -> Result<(), BuildError> {
    let unreadable = |error: object::Error| BuildError::Output { problem: error.to_string() };
    let file = object::File::parse(image).map_err(unreadable)?;
    match file.section_by_name(SECTION) {
        Some(section) => check_notes(section.data().map_err(unreadable)?),
        None => Ok(()),
    }
}

fn check_notes(notes: &[u8]) -> Result<(), BuildError> {
    let mut counts: BTreeMap<u32, [usize; 4]> = BTreeMap::new();
    for note in notes.chunks_exact(4) {
        let note = u32::from_le_bytes(note.try_into().expect("four bytes"));
        counts.entry(note >> 2).or_default()[(note & 3) as usize] += 1;
    }
    for (site, count) in counts {
        for (one, other) in [(0, 1), (2, 3)] {
            if count[one] != count[other] {
                let (what, with) = (KINDS[one], KINDS[other]);
                let problem = format!(
                    "macro number {} of its file has {} {what}(s) and {} {with}(s)",
                    site + 1,
                    count[one],
                    count[other]
                );
                return Err(BuildError::Structure { problem });
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notes(list: &[(u32, u32)]) -> Vec<u8> {
        list.iter().flat_map(|(site, kind)| (site << 2 | kind).to_le_bytes()).collect()
    }

    #[test]
    fn a_function_inlined_twice_is_right() {
        assert!(check_notes(&notes(&[(0, 0), (0, 1), (0, 0), (0, 1), (1, 2), (1, 3)])).is_ok());
    }

    #[test]
    fn a_join_made_twice_is_refused_and_named() {
        let error = check_notes(&notes(&[(0, 2), (0, 3), (4, 0), (4, 1), (4, 1)])).unwrap_err().to_string();
        assert!(error.contains("number 5") && error.contains("1 split(s) and 2 join(s)"), "{error}");
    }

    #[test]
    fn a_peeled_loop_test_is_refused() {
        let error = check_notes(&notes(&[(2, 2), (2, 3), (2, 3)])).unwrap_err().to_string();
        assert!(error.contains("2 loop test(s)"), "{error}");
    }
}
