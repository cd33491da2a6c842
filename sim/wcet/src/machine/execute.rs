//! What an instruction does when it issues: registers, memory, and for control instructions what they will do when resolved.
//! Values that are unknown at a branch or a predicate are questions; elsewhere, where they would decide time, the analysis stops.

use super::choice::{About, Answers};
use super::code::Decoded;
use super::context::{Context, Decided, Effect};
use super::guidance::Guidance;
use super::load_store::{Access, Kind};
use crate::stop::{Place, Stop};
use crate::values::{Registers, Store, Word, alu, branch, exchange, multiply};
use warpstep_program::AccessRules;
use warpstep_spec::csr::{self, Access as CsrAccess, Csr};
use warpstep_spec::mask::{lanes_of, leader};
use warpstep_spec::{Class, Config, Instruction, LaneMask, Op, Reg, abi};

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
}

/// What was executed.
pub(super) enum Executed {
    /// Nothing beyond its registers.
    Plain,
    Control(Effect),
    Memory(Access),
}

/// The question an instruction asks when it issues, if it asks one. Reads registers only.
pub(super) fn question(instruction: &Instruction, context: &Context, registers: &Registers) -> Option<About> {
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
            Class::Load | Class::Store => return self.access().map(Executed::Memory),
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

    fn jump(&mut self, answers: &mut Answers<'_>) -> Result<Effect, Stop> {
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
                    let (a, b) = given(op, taken, a, b);
                    registers.set(rs1, lane, a);
                    registers.set(rs2, lane, b);
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

    fn warp_control(&mut self, answers: &mut Answers<'_>) -> Result<Effect, Stop> {
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

    fn csr(&mut self) -> Result<(), Stop> {
        let Instruction { op, rd, rs1, imm, csr: number, .. } = self.instruction;
        let lanes = self.context.lanes;
        let row = csr::lookup(number).ok_or_else(|| self.wrong(format!("there is no CSR {number:#x}")))?;
        let writes = match op {
            Op::Csrrw | Op::Csrrwi => true,
            Op::Csrrs | Op::Csrrc => rs1 != Reg::ZERO,
            _ => imm != 0,
        };
        let is_float = matches!(row.csr, Csr::Fflags | Csr::Frm | Csr::Fcsr);
        if is_float && !self.config.fpu || writes && row.access == CsrAccess::ReadOnly {
            return Err(self.wrong(format!("CSR {} cannot be accessed so", row.name)));
        }
        let concerns_warp = match row.csr {
            Csr::Fflags | Csr::Fcsr => true,
            Csr::Frm | Csr::SplitControl => writes,
            _ => false,
        };
        if concerns_warp && self.is_split {
            return Err(self.wrong(format!("CSR {} while the warp is split", row.name)));
        }
        let speaker = leader(lanes).unwrap_or(0);
        let operand = match op {
            Op::Csrrw | Op::Csrrs | Op::Csrrc => self.warp.registers.get(rs1, speaker),
            _ => Word::new(imm as u32),
        };
        let old: Vec<Word> = lanes_of(lanes).map(|lane| self.read_csr(row.csr, lane)).collect();
        lanes_of(lanes).zip(&old).for_each(|(lane, word)| self.warp.registers.set(rd, lane, *word));
        if writes {
            let of_speaker = old.last().copied().unwrap_or(Word::UNKNOWN);
            let new = match op {
                Op::Csrrw | Op::Csrrwi => operand,
                Op::Csrrs | Op::Csrrsi => of_speaker.or(operand),
                _ => of_speaker.and(operand.xor(Word::new(u32::MAX))),
            };
            self.write_csr(row.csr, new)?;
        }
        Ok(())
    }

    fn read_csr(&self, csr: Csr, lane: usize) -> Word {
        let Place { core, warp, .. } = self.place;
        let timed = |read: fn(Timed) -> u32| self.timed.map_or(Word::UNKNOWN, |timed| Word::new(read(timed)));
        let known = match csr {
            Csr::LaneId => lane as u32,
            Csr::HartId => self.config.hart(core, warp, lane),
            Csr::WarpId => warp as u32,
            Csr::CoreId => core as u32,
            Csr::ActiveMask => self.context.lanes,
            Csr::LaneCount => self.config.lanes as u32,
            Csr::WarpCount => self.config.warps as u32,
            Csr::CoreCount => self.config.cores as u32,
            Csr::LocalMemoryBase => abi::LOCAL_MEMORY_BASE,
            Csr::SplitControl => self.warp.splits_unmarked.into(),
            Csr::Ignored => 0,
            Csr::Mscratch => return *self.mscratch,
            Csr::Frm => return self.warp.frm,
            Csr::Fcsr => return self.warp.frm.shift_left(5).or(Word::partly(0, !0x1F)),
            Csr::Fflags => return Word::partly(0, !0x1F),
            Csr::ActiveWarps => return timed(|timed| timed.active_warps),
            Csr::Mcycle => return timed(|timed| timed.cycle as u32),
            Csr::McycleHigh => return timed(|timed| (timed.cycle >> 32) as u32),
            Csr::Minstret => return timed(|timed| timed.lane_instructions as u32),
            Csr::MinstretHigh => return timed(|timed| (timed.lane_instructions >> 32) as u32),
            Csr::Counter(_) | Csr::CounterHigh(_) => return Word::UNKNOWN,
        };
        Word::new(known)
    }

    fn write_csr(&mut self, csr: Csr, new: Word) -> Result<(), Stop> {
        match csr {
            Csr::Mscratch => *self.mscratch = new,
            Csr::Frm => self.warp.frm = new.and(Word::new(7)),
            Csr::Fcsr => self.warp.frm = new.shift_right(5, false).and(Word::new(7)),
            Csr::SplitControl => {
                let on = new.bit_0().ok_or_else(|| self.unknown("the value"))?;
                self.warp.splits_unmarked = self.config.splits_in_parallel() && on;
            }
            _ => {}
        }
        Ok(())
    }

    fn access(&mut self) -> Result<Access, Stop> {
        let Instruction { op, rd, rs1, rs2, imm, .. } = self.instruction;
        let lanes = self.context.lanes;
        let bytes = op.access_bytes().unwrap_or(4);
        let is_load = self.decoded.class == Class::Load;
        let Place { core, pc, .. } = self.place;
        let behind = |guidance: &Guidance| guidance.relevance.at(pc.wrapping_add(4));
        let matters = self.guidance.is_none_or(|guidance| behind(guidance) >> rd.index() & 1 == 1);
        let mut addresses = vec![0; self.config.lanes];
        for lane in lanes_of(lanes) {
            let base =
                self.warp.registers.get(rs1, lane).value().ok_or_else(|| self.unknown("the address"))?;
            let address = base.wrapping_add(imm as u32);
            if let Err(error) = self.rules.place(address, bytes) {
                return Err(self.wrong(format!("lane {lane}: {error}")));
            }
            addresses[lane] = address;
        }
        for lane in lanes_of(lanes) {
            let address = addresses[lane];
            if is_load {
                // Devices answer what they like.
                let is_device = abi::IO.contains(&address);
                let word =
                    if is_device { Word::UNKNOWN } else { self.store.read(core, address, bytes, matters) };
                self.warp.registers.set(rd, lane, extended(op, word));
            } else {
                self.store.write(pc, core, address, bytes, self.warp.registers.get(rs2, lane));
            }
        }
        let kind = if is_load { Kind::Load } else { Kind::Store };
        let register = if is_load { rd.index() } else { 0 };
        Ok(self.memory_access(kind, register, bytes, addresses))
    }

    fn memory_access(&self, kind: Kind, register: usize, bytes: u32, addresses: Vec<u32>) -> Access {
        let lanes = self.context.lanes;
        let (context, warp) = (self.context_number, self.place.warp);
        Access { kind, context, warp, lanes, pending: lanes, register, bytes, addresses }
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

/// Sign or zeros above what was loaded.
fn extended(op: Op, word: Word) -> Word {
    match op {
        Op::Lb => word.shift_left(24).shift_right(24, true),
        Op::Lh => word.shift_left(16).shift_right(16, true),
        _ => word,
    }
}
