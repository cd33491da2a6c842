//! Control and status registers, as far as they are the same in every run.

use super::{Execution, Timed};
use crate::stop::{Place, Stop};
use crate::values::Word;
use warpstep_spec::csr::{self, Access as CsrAccess, Csr};
use warpstep_spec::mask::{lanes_of, leader};
use warpstep_spec::{Instruction, Op, Reg, abi};

impl Execution<'_> {
    pub(super) fn csr(&mut self) -> Result<(), Stop> {
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
            Csr::Mscratch if self.alone.is_some() => {
                return Err(Stop::NoSum {
                    why: format!("{}: all warps share mscratch, and this one writes it", self.place),
                });
            }
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
}
