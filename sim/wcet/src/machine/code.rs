//! The program's instructions, decoded once, with what the machine needs to know of each: registers, latency, which unit.

use crate::mistake::Mistake;
use crate::values::{Registers, branch};
use std::collections::BTreeMap;
use warpstep_program::Program;
use warpstep_spec::csr::{self, Csr};
use warpstep_spec::isa::SharedUnit;
use warpstep_spec::{Class, Config, Instruction, Op, Reg};

/// An instruction at its address.
#[derive(Clone, Debug)]
pub(crate) struct Decoded {
    pub word: u32,
    /// None: the word is no instruction.
    pub instruction: Option<Instruction>,
    pub class: Class,
    /// Registers that must not be pending, one bit each; x0 is none of them.
    pub needs: u64,
    /// Register it writes; x0 for none.
    pub destination: Reg,
    /// Cycles until a dependent may issue; 0 where memory decides.
    pub latency: u32,
    pub waits_for_floats: bool,
    /// A direct branch or jump with a negative offset.
    pub backward: bool,
    pub shared_unit: Option<SharedUnit>,
}

impl Decoded {
    fn new(word: u32, config: &Config) -> Decoded {
        let instruction = config.decode(word);
        // What is no instruction waits for nothing; it is an error when it issues.
        let shown = instruction.unwrap_or(Instruction::new(Op::Addi));
        let Instruction { op, rd, rs1, rs2, rs3, .. } = shown;
        let class = op.class();
        let needs = [rd, rs1, rs2, rs3].into_iter().fold(0, |needs, reg| needs | 1 << reg.index()) & !1;
        let float_csr =
            csr::lookup(shown.csr).is_some_and(|row| matches!(row.csr, Csr::Fflags | Csr::Frm | Csr::Fcsr));
        let latency = match op {
            Op::FenceI => config.latencies.control,
            _ => config.latencies.of(class).unwrap_or(0),
        };
        let short = class == Class::Multiply && Mistake::ShortLatency.is_made();
        Decoded {
            word,
            instruction,
            class,
            needs,
            destination: rd,
            latency: latency - u32::from(short),
            waits_for_floats: class == Class::Csr && float_csr,
            backward: (class == Class::Branch || op == Op::Jal) && shown.imm < 0,
            shared_unit: op.shared_unit(),
        }
    }
}

/// How many instructions ahead a lane's way is looked at.
const MOST_AHEAD: usize = 12;

/// All instructions of a program.
#[derive(Clone)]
pub(crate) struct Code {
    /// Address of the first word of each stretch, and its instructions.
    stretches: Vec<(u32, Vec<Decoded>)>,
    /// What lies elsewhere.
    nowhere: Decoded,
}

impl Code {
    pub fn new(program: &Program, config: &Config) -> Code {
        let stretch = |segment: &warpstep_program::Segment| {
            let skipped = segment.address.wrapping_neg() as usize % 4;
            let bytes = segment.bytes.get(skipped..).unwrap_or_default();
            let words = bytes.chunks(4).map(|bytes| {
                let byte = |at: usize| u32::from(bytes.get(at).copied().unwrap_or(0)) << (8 * at);
                Decoded::new(byte(0) | byte(1) | byte(2) | byte(3), config)
            });
            (segment.address + skipped as u32, words.collect())
        };
        let executable = program.segments.iter().filter(|segment| segment.executable);
        Code { stretches: executable.map(stretch).collect(), nowhere: Decoded::new(0, config) }
    }

    #[inline]
    pub fn at(&self, pc: u32) -> &Decoded {
        let within = self.stretches.iter().filter(|(first, _)| pc >= *first);
        let mut found = within.filter_map(|(first, words)| words.get(((pc - first) / 4) as usize));
        found.next().unwrap_or(&self.nowhere)
    }

    /// Where a lane that was masked out at `pc` comes to, past branches that it decides by itself; and the registers read on the way.
    pub fn decided(&self, mut pc: u32, registers: &Registers, lane: usize) -> (u32, u64) {
        let (mut read, mut reading, mut written) = (0, 0, 0);
        let mut at = pc;
        for _ in 0..MOST_AHEAD {
            let Some(instruction) = self.at(at).instruction else { break };
            let Instruction { op, rd, rs1, rs2, rs3, .. } = instruction;
            reading |= [rs1, rs2, rs3].into_iter().fold(0, |read, reg| read | 1 << reg.index());
            match op.class() {
                Class::Branch => {
                    let operands = 1 << rs1.index() | 1 << rs2.index();
                    let [a, b] = [rs1, rs2].map(|reg| registers.get(reg, lane));
                    let taken = branch(op, a, b).filter(|_| written & operands & !1 == 0);
                    let Some(taken) = taken else { break };
                    at = at.wrapping_add(if taken { instruction.imm as u32 } else { 4 });
                    (pc, read) = (at, reading);
                }
                Class::Jump | Class::WarpControl | Class::System | Class::Fence => break,
                _ => {
                    written |= 1u64 << rd.index();
                    at = at.wrapping_add(4);
                }
            }
        }
        (pc, read)
    }

    /// All words, by their addresses.
    pub fn words(&self) -> BTreeMap<u32, u32> {
        let stretch = |(first, words): &(u32, Vec<Decoded>)| {
            (*first..).step_by(4).zip(words.iter().map(|decoded| decoded.word)).collect::<Vec<_>>()
        };
        self.stretches.iter().flat_map(stretch).collect()
    }
}
