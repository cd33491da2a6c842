//! What an instruction does when it issues: registers, memory, and for control instructions what they will do when resolved.
//! Values that are unknown at a branch or a predicate are questions; elsewhere, where they would decide time, the analysis stops.

mod access;
mod control;
mod csr;
mod scattered;
mod whereabouts;

pub(super) use self::scattered::Scattered;
use super::Shared;
use super::alone::Alone;
use super::choice::{About, Answers};
use super::code::Decoded;
use super::context::{Context, Effect};
use super::guidance::Guidance;
use super::load_store::{Access, Kind, LoadStore};
use super::objects::Objects;
use crate::stop::{Place, Stop};
use crate::values::{Registers, Store, Word, alu, branch, exchange, multiply};
use warpstep_program::AccessRules;
use warpstep_spec::mask::{lanes_of, leader};
use warpstep_spec::{Class, Config, Instruction, LaneMask, Op, Reg};

/// A warp's registers, and what its contexts share.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Warp {
    pub registers: Registers,
    pub frm: Word,
    /// Splits without a mark run in parallel, too.
    pub splits_unmarked: bool,
}

/// What time-dependent registers read; nothing where several histories are followed at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Timed {
    pub cycle: u64,
    pub lane_instructions: u64,
    pub active_warps: u32,
}

/// An instruction that issues, with all it can touch.
pub(super) struct Execution<'a> {
    pub config: &'a Config,
    pub rules: &'a AccessRules,
    pub place: Place,
    pub decoded: &'a Decoded,
    pub instruction: Instruction,
    pub context_number: usize,
    pub context: &'a Context,
    pub is_split: bool,
    pub warp: &'a mut Warp,
    pub mscratch: &'a mut Word,
    pub store: &'a mut Store,
    /// Only where several histories are followed.
    pub guidance: Option<&'a Guidance>,
    pub timed: Option<Timed>,
    pub objects: &'a Objects,
    /// Where a store goes of which that was asked.
    pub scattered: Option<Scattered>,
    /// Only where a warp is followed by itself.
    pub alone: Option<&'a Alone>,
}

/// What was executed.
pub(super) enum Executed {
    /// Nothing beyond its registers.
    Plain,
    Control(Effect),
    Memory(Access),
}

/// The question an instruction asks when it issues, if it asks one. Reads registers, and of memory what is on its way.
pub(super) fn question(
    shared: &Shared,
    memory: &LoadStore,
    instruction: &Instruction,
    context: &Context,
    registers: &Registers,
) -> Option<About> {
    let Instruction { op, rs1, rs2, .. } = *instruction;
    let Context { lanes, owned, .. } = *context;
    match op.class() {
        Class::Branch => {
            let lane = leader(lanes)?;
            let answer = branch(op, registers.get(rs1, lane), registers.get(rs2, lane));
            answer.is_none().then_some(About::Taken(lane))
        }
        Class::WarpControl if asks_predicate(op) => {
            let unknown = predicate(registers, rs1, lanes).1;
            (unknown != 0).then_some(About::Holds(unknown))
        }
        Class::WarpControl if op == Op::Tmc => {
            let speaker = leader(lanes)?;
            let unknown = owned & !registers.get(rs1, speaker).parts().1;
            (unknown != 0).then_some(About::Mask { speaker, lanes: unknown })
        }
        // A warp that is followed by itself takes as long as it can.
        Class::Store if shared.alone.is_none() => {
            let scattered = Scattered::find(shared, memory, instruction, context, registers)?;
            Some(About::Scatter(scattered.scatter))
        }
        _ => None,
    }
}

fn asks_predicate(op: Op) -> bool {
    matches!(op, Op::Split | Op::SplitN | Op::SplitM | Op::SplitMN | Op::Pred | Op::PredN)
}

/// Lanes in which bit 0 of a register is set, and those in which it is not known.
fn predicate(registers: &Registers, reg: Reg, lanes: LaneMask) -> (LaneMask, LaneMask) {
    lanes_of(lanes).fold((0, 0), |(holds, unknown), lane| match registers.get(reg, lane).bit_0() {
        Some(bit) => (holds | LaneMask::from(bit) << lane, unknown),
        None => (holds, unknown | 1 << lane),
    })
}

impl Execution<'_> {
    /// Whether it may be asked which load a word is from that is not known: not in a graph of states, which are fewer without.
    fn keeps_origins(&self) -> bool {
        self.alone.is_some() || self.guidance.is_none()
    }

    pub fn run(mut self, answers: &mut Answers<'_>) -> Result<Executed, Stop> {
        let Instruction { op, rd, rs1, rs2, imm, .. } = self.instruction;
        let lanes = self.context.lanes;
        match self.decoded.class {
            Class::Alu => {
                for lane in lanes_of(lanes) {
                    let registers = &mut self.warp.registers;
                    let a = registers.get(rs1, lane);
                    let by_register = matches!(
                        op,
                        Op::Add
                            | Op::Sub
                            | Op::Sll
                            | Op::Slt
                            | Op::Sltu
                            | Op::Xor
                            | Op::Srl
                            | Op::Sra
                            | Op::Or
                            | Op::And
                    );
                    let b = if by_register { registers.get(rs2, lane) } else { Word::new(imm as u32) };
                    let word = match op {
                        Op::Auipc => Word::new(self.place.pc.wrapping_add(imm as u32)),
                        _ => alu(op, a, b),
                    };
                    registers.set(rd, lane, word);
                }
            }
            Class::Multiply | Class::Divide => {
                for lane in lanes_of(lanes) {
                    let registers = &mut self.warp.registers;
                    let word = multiply(op, registers.get(rs1, lane), registers.get(rs2, lane));
                    registers.set(rd, lane, word);
                }
            }
            Class::LaneExchange => {
                exchange(&mut self.warp.registers, &self.instruction, lanes, self.config.lanes);
            }
            Class::Csr => self.csr()?,
            Class::Load | Class::Store => return self.access(answers).map(Executed::Memory),
            Class::Fence if op == Op::FenceI => return Ok(Executed::Control(Effect::CodeFence)),
            Class::Fence => {
                let addresses = Vec::new();
                return Ok(Executed::Memory(self.memory_access(Kind::Fence, 0, 0, addresses)));
            }
            Class::System if op == Op::Mret => return Ok(Executed::Control(Effect::Nothing)),
            Class::System => {}
            Class::Branch | Class::Jump => return self.jump(answers).map(Executed::Control),
            Class::WarpControl => return self.warp_control(answers).map(Executed::Control),
            Class::FloatSimple if matches!(op, Op::FmvXW | Op::FmvWX) => {
                for lane in lanes_of(lanes) {
                    let word = self.warp.registers.get(rs1, lane);
                    self.warp.registers.set(rd, lane, word);
                }
            }
            Class::FloatSimple if matches!(op, Op::FeqS | Op::FltS | Op::FleS) => {
                self.warp.registers.set_all(rd, lanes, Word::BOOLEAN);
            }
            _ => self.warp.registers.set_all(rd, lanes, Word::UNKNOWN),
        }
        Ok(Executed::Plain)
    }

    fn wrong(&self, what: impl Into<String>) -> Stop {
        Stop::Wrong { place: self.place, what: what.into() }
    }

    fn unknown(&self, operand: &'static str) -> Stop {
        Stop::Unknown { place: self.place, op: self.instruction.op, operand }
    }

    /// The leader's value of a register.
    fn scalar(&self, reg: Reg, operand: &'static str) -> Result<u32, Stop> {
        let lane = leader(self.context.lanes).unwrap_or(0);
        self.warp.registers.get(reg, lane).value().ok_or_else(|| self.unknown(operand))
    }
}
