//! Where a `switch` goes: a jump through a word of a table, as compilers write it.
//!
//! ```text
//! lui  s1, …            the table's address, anywhere before in the function
//! addi s1, s1, …
//! slli a4, a4, 2
//! add  a4, a4, s1
//! lw   a4, 0(a4)
//! jr   a4
//! ```
//!
//! A table ends where a word is no address in the function. What is read too far is a way that no run takes.

use std::collections::BTreeSet;
use warpstep_flow::{Flow, FlowError, Targets};
use warpstep_program::{Memory, Program};
use warpstep_spec::{Instruction, Op, Reg, decode};

/// More tables than a program has.
const MOST_TABLES: usize = 256;
/// More words than a table has.
const MOST_WORDS: u32 = 1024;

/// The control flow, jumps through tables included.
pub(crate) fn flow(program: &Program) -> Result<Flow, FlowError> {
    let memory = program.memory();
    let mut targets = Targets::address_taken();
    for _ in 0..MOST_TABLES {
        match Flow::of_any(program, &targets) {
            Err(FlowError::Indirect { place, what }) => {
                let table = Function::around(program, &memory, place.pc).and_then(|one| one.table(place.pc));
                match table {
                    Some(table) => drop(targets.known.insert(place.pc, table)),
                    None => return Err(FlowError::Indirect { place, what }),
                }
            }
            other => return other,
        }
    }
    Flow::of_any(program, &targets)
}

/// Addresses from one label of code to the next.
struct Function<'a> {
    memory: &'a Memory,
    first: u32,
    behind: u32,
}

impl Function<'_> {
    fn around<'a>(program: &Program, memory: &'a Memory, pc: u32) -> Option<Function<'a>> {
        let labels = || program.symbols.all().filter(|(name, _)| program.symbols.size(name).is_none());
        let first = labels().map(|(_, address)| address).filter(|address| *address <= pc).max()?;
        let behind = labels().map(|(_, address)| address).filter(|address| *address > pc).min()?;
        Some(Function { memory, first, behind })
    }

    /// Instructions before an address, the nearest first.
    fn before(&self, pc: u32) -> impl Iterator<Item = (u32, Instruction)> + '_ {
        let addresses = (self.first..pc).step_by(4).rev();
        addresses.filter_map(|at| Some((at, decode(self.memory.read_word(at))?)))
    }

    /// The instruction that wrote a register last, as the code lies.
    fn written(&self, pc: u32, reg: Reg) -> Option<(u32, Instruction)> {
        self.before(pc).find(|(_, instruction)| instruction.destination() == Some(reg))
    }

    fn constant(&self, pc: u32, reg: Reg) -> Option<u32> {
        let (at, instruction) = self.written(pc, reg)?;
        match instruction.op {
            Op::Lui => Some(instruction.imm as u32),
            Op::Auipc => Some(at.wrapping_add(instruction.imm as u32)),
            Op::Addi => Some(self.constant(at, instruction.rs1)?.wrapping_add(instruction.imm as u32)),
            _ => None,
        }
    }

    /// Where the jump at `pc` goes.
    fn table(&self, pc: u32) -> Option<BTreeSet<u32>> {
        let jump = decode(self.memory.read_word(pc)).filter(|jump| jump.imm == 0)?;
        let (at, load) = self.written(pc, jump.rs1).filter(|(_, one)| one.op == Op::Lw)?;
        let (at, sum) = self.written(at, load.rs1).filter(|(_, one)| one.op == Op::Add)?;
        let base = self.constant(at, sum.rs2).or_else(|| self.constant(at, sum.rs1))?;
        let first = base.wrapping_add(load.imm as u32);
        let words = (0..MOST_WORDS).map(|word| self.memory.read_word(first.wrapping_add(4 * word)));
        let code = |word: &u32| (self.first..self.behind).contains(word) && word.is_multiple_of(4);
        let table: BTreeSet<u32> = words.take_while(code).collect();
        Some(table).filter(|table| !table.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::abi::RESET_PC;
    use warpstep_spec::assembler::Assembler;
    use warpstep_spec::assembler::words::{A0, A1, S1, ZERO};

    #[test]
    fn a_switch_goes_to_the_words_of_its_table_in_the_function() {
        let mut code = Assembler::new();
        let table = code.label();
        code.address(S1, table);
        code.read_csr(A0, 0x340);
        code.immediate(Op::Slli, A1, A0, 2);
        code.registers(Op::Add, A1, A1, S1);
        code.immediate(Op::Lw, A1, A1, 0);
        code.immediate(Op::Jalr, ZERO, A1, 0);
        code.small(A0, 1);
        code.registers(Op::Tmc, ZERO, ZERO, ZERO);
        code.place(table);
        let mut words = code.words().unwrap();
        words.extend([RESET_PC + 28, RESET_PC + 32, RESET_PC + 28, 7]);
        let mut program = Program::from_words("switch", &words);
        program.symbols.insert("_start", RESET_PC, 0);
        program.symbols.insert("end", RESET_PC + 36, 0);
        let flow = flow(&program).unwrap();
        let jumps = [RESET_PC + 28, RESET_PC + 32].map(|target| flow.block_at(target));
        assert!(jumps.iter().all(Option::is_some), "{jumps:?}");
    }
}
