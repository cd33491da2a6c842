//! What was compared: instructions by kind, float instructions by rounding mode. Random programs that stop reaching
//! a kind of instruction would still pass, so this is checked.

use std::collections::HashMap;
use std::fmt;
use warpstep_oracles::spike::Commit;
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::isa::{Extension, Operand};
use warpstep_spec::{Class, Op, decode};

/// The field value that means "as frm says".
const DYNAMIC: u8 = 7;
const MODES: u32 = 5;

#[derive(Debug, Default)]
pub struct Coverage {
    executed: HashMap<Op, usize>,
    /// By instruction, whether the mode came from frm, and the mode.
    rounded: HashMap<(Op, bool, u32), usize>,
}

impl Coverage {
    /// Notes the commits of one program.
    pub fn add(&mut self, commits: &[Commit]) {
        let mut frm = 0;
        for commit in commits {
            let instruction = decode(commit.word).expect("golden executed it");
            *self.executed.entry(instruction.op).or_default() += 1;
            if instruction.row().operands.contains(&Operand::Rounding) {
                let dynamic = instruction.rounding == DYNAMIC;
                let mode = if dynamic { frm } else { u32::from(instruction.rounding) };
                *self.rounded.entry((instruction.op, dynamic, mode)).or_default() += 1;
            }
            frm = commit.frm.unwrap_or(frm);
        }
    }

    /// Every scalar row but ecall, ebreak and mret many times, every rounding row in every mode, static and dynamic.
    pub fn assert_complete(&self) {
        use Extension::{F, I, M, Zicsr, Zifencei};
        let is_scalar = |extension| matches!(extension, I | M | F | Zicsr | Zifencei);
        for row in ROWS.iter().filter(|row| is_scalar(row.extension) && row.class != Class::System) {
            let count = self.executed.get(&row.op).copied().unwrap_or_default();
            assert!(count >= 100, "{} was executed {count} times only", row.mnemonic);
            if row.operands.contains(&Operand::Rounding) {
                for (dynamic, mode) in (0..MODES).flat_map(|mode| [(false, mode), (true, mode)]) {
                    let seen = self.rounded.contains_key(&(row.op, dynamic, mode));
                    assert!(seen, "{} never in mode {mode}, dynamic: {dynamic}", row.mnemonic);
                }
            }
        }
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let instructions: usize = self.executed.values().sum();
        write!(f, "{instructions} instructions compared, of {} kinds", self.executed.len())
    }
}
