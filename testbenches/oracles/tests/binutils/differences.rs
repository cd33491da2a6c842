//! Where our decoder and objdump disagree on purpose, each with its reason. Whatever is not listed is a mistake.

use warpstep_oracles::binutils::is_unknown;
use warpstep_spec::{Op, decode};

/// A kind of word that the two sides read differently.
pub struct Difference {
    /// Why that is right.
    pub reason: &'static str,
    /// Whether a word that objdump shows as this text is of the kind.
    pub holds: fn(u32, &str) -> bool,
}

/// All of them.
pub static DELIBERATE: &[Difference] = &[
    Difference {
        reason: "SIMT words have no name in binutils",
        holds: |word, theirs| word & 0x7F == 0x0B && decode(word).is_some() && is_unknown(theirs),
    },
    Difference {
        reason: "a fence with reserved fm, rd or rs1 fields is a plain fence: the ISA manual has simple implementations \
                 ignore them. objdump does not know such a word, or calls it fence.tso",
        holds: |word, theirs| {
            let is_fence = decode(word).is_some_and(|ours| ours.op == Op::Fence);
            is_fence && word & 0xF00F_8F80 != 0 && (is_unknown(theirs) || theirs == "fence.tso")
        },
    },
    Difference {
        reason: "fence.i ignores its immediate, rd and rs1 fields, as the ISA manual asks. objdump wants zeros",
        holds: |word, theirs| {
            let is_fence_i = decode(word).is_some_and(|ours| ours.op == Op::FenceI);
            is_fence_i && word & 0xFFFF_8F80 != 0 && is_unknown(theirs)
        },
    },
    Difference {
        reason: "rounding modes 5 and 6 are reserved: an illegal instruction. objdump writes `unknown`",
        holds: |word, theirs| {
            decode(word).is_none() && matches!(word >> 12 & 7, 5 | 6) && theirs.ends_with(",unknown")
        },
    },
    Difference {
        reason: "a shift by 32 or more is reserved in RV32. objdump checks for it only when assembling",
        holds: |word, theirs| {
            let shift = ["slli ", "srli ", "srai "].iter().any(|name| theirs.starts_with(name));
            decode(word).is_none() && shift && word >> 25 & 1 == 1
        },
    },
    Difference {
        reason: "of the privileged instructions we have mret only",
        holds: |word, theirs| {
            let name = theirs.split(' ').next().unwrap_or_default();
            let privileged = ["uret", "sret", "hret", "dret", "wfi", "sfence.vm", "sfence.vma"];
            decode(word).is_none() && privileged.contains(&name)
        },
    },
];
