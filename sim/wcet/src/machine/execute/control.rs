//! Control instructions at issue: what they will do when they are resolved. What is unknown at a branch or a predicate is asked.

use super::{Execution, predicate};
use crate::machine::choice::Answers;
use crate::machine::context::{Decided, Effect};
use crate::mistake::Mistake;
use crate::stop::Stop;
use crate::values::{Word, branch};
use warpstep_spec::mask::{lanes_of, leader};
use warpstep_spec::{Instruction, LaneMask, Op, abi};

impl Execution<'_> {
    pub(super) fn jump(&mut self, answers: &mut Answers<'_>) -> Result<Effect, Stop> {
        let Instruction { op, rd, rs1, rs2, imm, .. } = self.instruction;
        let (pc, lanes) = (self.place.pc, self.context.lanes);
        let relative = pc.wrapping_add(imm as u32);
        let (jumped, target) = match op {
            Op::Jal => (true, relative),
            Op::Jalr => (true, self.scalar(rs1, "the target")?.wrapping_add(imm as u32) & !1),
            _ => {
                let lane = leader(lanes).unwrap_or(0);
                let registers = &mut self.warp.registers;
                let (a, b) = (registers.get(rs1, lane), registers.get(rs2, lane));
                let taken = branch(op, a, b).unwrap_or_else(|| {
                    let taken = answers.taken();
                    // Of a half that stands for others another lane may have decided.
                    if !self.context.stands_for_others() || Mistake::KnownForOthers.is_made() {
                        let (a, b) = given(op, taken, a, b);
                        registers.set(rs1, lane, a);
                        registers.set(rs2, lane, b);
                    }
                    taken
                });
                (taken, relative)
            }
        };
        if jumped && !target.is_multiple_of(4) {
            return Err(self.wrong(format!("a jump to {target:#x}, which is not a multiple of four")));
        }
        if matches!(op, Op::Jal | Op::Jalr) {
            self.warp.registers.set_all(rd, lanes, Word::new(pc.wrapping_add(4)));
        }
        Ok(Effect::Goes { jumped, target })
    }

    pub(super) fn warp_control(&mut self, answers: &mut Answers<'_>) -> Result<Effect, Stop> {
        let Instruction { op, rd, rs1, rs2, context: named, .. } = self.instruction;
        let (lanes, owned) = (self.context.lanes, self.context.owned);
        Ok(match op {
            Op::Tmc => {
                let speaker = leader(lanes).unwrap_or(0);
                let (mask, known) = self.warp.registers.get(rs1, speaker).parts();
                let unknown = owned & !known;
                let chosen = if unknown == 0 { 0 } else { answers.lanes(unknown).0 };
                self.lanes_effect((mask | chosen) & owned)?
            }
            Op::Pred | Op::PredN => {
                let (bits, _) = self.decided_predicate(answers);
                let holds = if op == Op::PredN { lanes & !bits } else { bits };
                let wanted = if holds != 0 { holds } else { self.scalar(rs2, "the mask")? };
                self.lanes_effect(wanted & owned)?
            }
            Op::Split | Op::SplitN | Op::SplitM | Op::SplitMN => {
                let (bits, decided) = self.decided_predicate(answers);
                let negated = matches!(op, Op::SplitN | Op::SplitMN);
                let holds = if negated { lanes & !bits } else { bits };
                let pointer = self.context.pointer();
                self.warp.registers.set_all(rd, lanes, Word::new(pointer));
                let other = lanes & !holds;
                if holds != 0 && other != 0 && pointer as usize >= self.config.stack_depth() {
                    return Err(self.wrong("more nested splits than the divergence stack holds"));
                }
                let marked = matches!(op, Op::SplitM | Op::SplitMN) || self.warp.splits_unmarked;
                Effect::Split { holds, other, marked, named: named.into(), decided }
            }
            Op::Join => Effect::Join { operand: self.scalar(rs1, "the pointer")? },
            Op::Bar => {
                let (operand, count) = (self.scalar(rs1, "the barrier")?, self.scalar(rs2, "the count")?);
                let global = operand & abi::GLOBAL_BARRIER != 0;
                let most = if global { self.config.cores } else { self.config.warps };
                if (operand & !abi::GLOBAL_BARRIER) as usize >= self.config.barriers() {
                    return Err(self.wrong(format!("there is no barrier {operand:#x}")));
                }
                if !(1..=most).contains(&(count as usize)) {
                    return Err(self.wrong(format!("a barrier for {count}, where there are {most}")));
                }
                Effect::Barrier { id: operand, count }
            }
            Op::Wspawn => {
                let (count, pc) = (self.scalar(rs1, "the count")?, self.scalar(rs2, "the address")?);
                if count as usize > self.config.warps {
                    return Err(self.wrong(format!("wspawn of {count} warps")));
                }
                if count > 1 && !pc.is_multiple_of(4) {
                    return Err(self.wrong(format!("wspawn at {pc:#x}, which is not a multiple of four")));
                }
                Effect::Spawn { count, pc }
            }
            other => unreachable!("{other} does not control warps"),
        })
    }

    fn lanes_effect(&self, lanes: LaneMask) -> Result<Effect, Stop> {
        if lanes == 0 && self.is_split {
            return Err(self.wrong("the last lanes of a half end while the warp is split"));
        }
        Ok(Effect::Lanes(lanes))
    }

    /// Lanes in which the predicate holds, asked where it is not known; from then on it is. And who decided it.
    fn decided_predicate(&mut self, answers: &mut Answers<'_>) -> (LaneMask, Decided) {
        let (lanes, reg) = (self.context.lanes, self.instruction.rs1);
        let registers = &mut self.warp.registers;
        let (holds, unknown) = predicate(registers, reg, lanes);
        if unknown == 0 {
            return (holds, Decided::Program);
        }
        let (decided, representative) = answers.lanes(unknown);
        for lane in lanes_of(unknown) {
            let word = registers.get(reg, lane).with_bit_0(decided >> lane & 1 == 1);
            registers.set(reg, lane, word);
        }
        (holds | decided, if representative { Decided::Representative } else { Decided::Choice })
    }
}

/// What a branch says of its operands once it is decided.
fn given(op: Op, taken: bool, a: Word, b: Word) -> (Word, Word) {
    let equal = match op {
        Op::Beq => taken,
        Op::Bne => !taken,
        _ => return (a, b),
    };
    match (a.value(), b.value()) {
        (None, Some(value)) if equal => (Word::new(value), b),
        (Some(value), None) if equal => (a, Word::new(value)),
        (None, Some(value)) => (a.other_than(value), b),
        (Some(value), None) => (a, b.other_than(value)),
        _ => (a, b),
    }
}
