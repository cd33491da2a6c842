//! Control and status registers. Every active lane reads the old value; what is written is the highest active lane's
//! operand, because all writable registers are shared by the warp or the core. While a warp is split, flags come from
//! halves whose order depends on time and a mode would change under the other half: then fflags and fcsr are not to be
//! touched, frm and split_control not to be written.
//!
//! What depends on time comes from the engine that dictates the steps. Alone, a cycle is an instruction, all of them are
//! issued, and the other performance counters read zero: there are no NOPs, waits or misses to count.

use crate::core::Core;
use crate::fault::{Cause, Fault};
use crate::machine::Machine;
use crate::step::{Current, TimedCsrs};
use warpstep_spec::abi::{LOCAL_MEMORY_BASE, MAX_LANES};
use warpstep_spec::csr::{self, Access, COUNTERS, Csr};
use warpstep_spec::mask::leader;
use warpstep_spec::{Instruction, Op, Reg};

impl Machine {
    pub(crate) fn csr(&mut self, current: &Current) -> Result<(), Fault> {
        let Current { at, active, .. } = *current;
        let Instruction { op, rd, rs1, imm, csr: number, .. } = current.instruction;
        let row = csr::lookup(number).ok_or_else(|| current.fault(Cause::UnknownCsr(number)))?;
        if matches!(row.csr, Csr::Fflags | Csr::Frm | Csr::Fcsr) && !self.config.fpu {
            return Err(current.fault(Cause::UnknownCsr(number)));
        }
        let leader = leader(active).expect("a running context has an active lane");
        let operand = match op {
            Op::Csrrw | Op::Csrrs | Op::Csrrc => {
                self.cores[at.core].warps[at.warp].registers.row(rs1)[leader]
            }
            _ => imm as u32,
        };
        let writes = match op {
            Op::Csrrw | Op::Csrrwi => true,
            Op::Csrrs | Op::Csrrc => rs1 != Reg::ZERO,
            _ => imm != 0,
        };
        if writes && row.access == Access::ReadOnly {
            return Err(current.fault(Cause::ReadOnlyCsr(number)));
        }

        let of_the_warp = match row.csr {
            Csr::Fflags | Csr::Fcsr => true,
            Csr::Frm | Csr::SplitControl => writes,
            _ => false,
        };
        if of_the_warp {
            self.refuse_while_split(current)?;
        }

        let old = self.read_csr(current, row.csr);
        self.cores[at.core].warps[at.warp].registers.write(active, rd, |lane| old[lane]);
        if writes {
            let new = match op {
                Op::Csrrw | Op::Csrrwi => operand,
                Op::Csrrs | Op::Csrrsi => old[leader] | operand,
                _ => old[leader] & !operand,
            };
            self.write_csr(current, row.csr, new);
        }
        Ok(())
    }

    fn read_csr(&self, current: &Current, csr: Csr) -> [u32; MAX_LANES] {
        let at = current.at;
        let (config, core) = (&self.config, &self.cores[at.core]);
        let warp = &core.warps[at.warp];
        let timed = current.timed.copied().unwrap_or_else(|| alone(core));
        let value = match csr {
            Csr::LaneId => return std::array::from_fn(|lane| lane as u32),
            Csr::HartId => return std::array::from_fn(|lane| config.hart(at.core, at.warp, lane)),
            Csr::WarpId => at.warp as u32,
            Csr::CoreId => at.core as u32,
            Csr::ActiveWarps => timed.active_warps,
            Csr::ActiveMask => current.active,
            Csr::LaneCount => config.lanes as u32,
            Csr::WarpCount => config.warps as u32,
            Csr::CoreCount => config.cores as u32,
            Csr::LocalMemoryBase => LOCAL_MEMORY_BASE,
            Csr::Mscratch => core.mscratch,
            Csr::SplitControl => warp.splits_unmarked.into(),
            Csr::Mcycle => timed.mcycle as u32,
            Csr::McycleHigh => (timed.mcycle >> 32) as u32,
            Csr::Minstret => timed.minstret as u32,
            Csr::MinstretHigh => (timed.minstret >> 32) as u32,
            Csr::Fflags => warp.fflags,
            Csr::Frm => warp.frm,
            Csr::Fcsr => warp.frm << 5 | warp.fflags,
            Csr::Counter(_) | Csr::CounterHigh(_) if !config.event_counters => 0,
            Csr::Counter(which) => timed.counters[which] as u32,
            Csr::CounterHigh(which) => (timed.counters[which] >> 32) as u32,
            Csr::Ignored => 0,
        };
        [value; MAX_LANES]
    }

    fn write_csr(&mut self, current: &Current, csr: Csr, value: u32) {
        let core = &mut self.cores[current.at.core];
        let warp = &mut core.warps[current.at.warp];
        match csr {
            Csr::Mscratch => core.mscratch = value,
            Csr::SplitControl => {
                warp.splits_unmarked = self.config.splits_in_parallel() && value & 1 == 1;
            }
            Csr::Fflags => warp.fflags = value & 0x1F,
            Csr::Frm => warp.frm = value & 7,
            Csr::Fcsr => (warp.frm, warp.fflags) = (value >> 5 & 7, value & 0x1F),
            _ => {} // accepted and ignored; read-only ones were refused before
        }
    }
}

/// The time-dependent registers of an engine without time.
fn alone(core: &Core) -> TimedCsrs {
    let mut counters = [0; COUNTERS];
    counters[0] = core.instructions;
    TimedCsrs {
        mcycle: core.instructions,
        minstret: core.lane_instructions,
        active_warps: core.active_warps(),
        counters,
    }
}
