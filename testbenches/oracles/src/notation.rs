//! Two texts of one instruction, made comparable: our disassembly and objdump's.
//!
//! They may differ in blanks, `<symbol>` after a target, a `# comment`, hexadecimal against decimal, a dynamic rounding mode left
//! out, and in the names of control and status registers, which are compared by number. Nothing else.

use crate::binutils::Binutils;
use crate::tool::ToolError;
use std::collections::HashMap;
use warpstep_spec::isa::{Operand, Row};
use warpstep_spec::{Instruction, Op, Reg, csr, encode};

/// The numbers of the control and status registers by name: binutils' names and ours.
#[derive(Debug)]
pub struct CsrNames {
    by_name: HashMap<String, u16>,
    theirs: Vec<String>,
}

impl CsrNames {
    /// Asks objdump for the names of all 4096 numbers.
    pub fn ask(binutils: &Binutils) -> Result<CsrNames, ToolError> {
        // Not into x0: `csrrw zero,cycle,zero` goes by the name of unimp.
        let naming = |csr| Instruction { csr, rd: Reg::x(1), ..Instruction::new(Op::Csrrw) };
        let words: Vec<u32> = (0..0x1000).map(|csr| encode(&naming(csr)).expect("twelve bits")).collect();
        let theirs: Vec<String> = binutils
            .disassemble(&words)?
            .iter()
            .map(|text| text.split(',').nth(1).expect("csrrw rd,csr,rs1").to_string())
            .collect();
        let mut by_name: HashMap<String, u16> = HashMap::new();
        for (number, name) in (0..).zip(&theirs) {
            by_name.insert(name.clone(), number);
        }
        for row in csr::ROWS {
            by_name.entry(row.name.to_string()).or_insert(row.first);
        }
        Ok(CsrNames { by_name, theirs })
    }

    /// What binutils calls a register, if it has a name for it.
    pub fn theirs(&self, number: u16) -> Option<&str> {
        Some(self.theirs[number as usize].as_str()).filter(|name| !name.starts_with("0x"))
    }
}

/// Mnemonic and operands of `text`, an instruction of `row`, in a form that is the same for both notations.
pub fn canonical(row: &Row, text: &str, csrs: &CsrNames) -> Vec<String> {
    let text = text.split(['<', '#']).next().unwrap_or_default().trim();
    let (mnemonic, operands) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let mut parts = vec![mnemonic.to_string()];
    parts.extend(operands.split(',').map(|part| part.trim().to_string()).filter(|part| !part.is_empty()));

    let is_jump = row.operands.iter().any(|o| matches!(o, Operand::BranchTarget | Operand::JumpTarget));
    let last = parts.len() - 1;
    for (position, part) in parts.iter_mut().enumerate().skip(1) {
        let is_csr = row.operands.get(position - 1) == Some(&Operand::Csr);
        let value = match (part.strip_prefix("0x"), csrs.by_name.get(part.as_str())) {
            (_, Some(number)) if is_csr => Some(i64::from(*number)),
            (None, _) if is_jump && position == last => i64::from_str_radix(part, 16).ok(),
            (Some(digits), _) => i64::from_str_radix(digits, 16).ok(),
            (None, _) => part.parse().ok(),
        };
        if let Some(value) = value {
            *part = value.to_string();
        }
    }
    if row.operands.contains(&Operand::Rounding) && parts.last().is_some_and(|part| part == "dyn") {
        parts.pop();
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(op: Op, ours: &str, theirs: &str, same: bool) {
        let by_name = [("fflags", 1), ("0xcc0", 0xCC0), ("lane_id", 0xCC0)];
        let by_name = by_name.map(|(name, number)| (name.to_string(), number)).into();
        let csrs = CsrNames { by_name, theirs: Vec::new() };
        let equal = canonical(op.row(), ours, &csrs) == canonical(op.row(), theirs, &csrs);
        assert_eq!(equal, same, "{ours} / {theirs}");
    }

    #[test]
    fn targets_are_hexadecimal_with_or_without_prefix_and_symbol() {
        check(Op::Beq, "beq ra,sp,10", "beq ra,sp,0x10", true);
        check(Op::Beq, "beq ra,sp,10", "beq  ra,sp,10 <.text+0x10>", true);
        check(Op::Beq, "beq ra,sp,10", "beq ra,sp,16", false);
    }

    #[test]
    fn numbers_are_compared_by_value() {
        check(Op::Slli, "slli a0,a0,0x1f", "slli a0,a0,31", true);
        check(Op::Addi, "addi a0,a0,-1", "addi a0,a0,1", false);
        check(Op::Lw, "lw a0,-4(a1)", "lw a0,4(a1)", false);
        check(Op::Lw, "lw a0,-4(a1)", "lw a0,-4(a1) # 5b41fa88 <.text+0x5b41fa88>", true);
    }

    #[test]
    fn registers_known_to_one_side_are_compared_by_number() {
        check(Op::Csrrw, "csrrw a0,lane_id,a1", "csrrw a0,0xcc0,a1", true);
        check(Op::Csrrw, "csrrw a0,fflags,a1", "csrrw a0,0xcc0,a1", false);
    }

    #[test]
    fn only_the_dynamic_rounding_mode_may_be_left_out() {
        check(Op::FsqrtS, "fsqrt.s fa0,fa1,dyn", "fsqrt.s fa0,fa1", true);
        check(Op::FsqrtS, "fsqrt.s fa0,fa1,rne", "fsqrt.s fa0,fa1", false);
    }
}
