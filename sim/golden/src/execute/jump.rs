//! Branches and jumps. The highest active lane decides for all; lanes that would have decided otherwise are reported.

use super::Next;
use crate::fault::{Cause, Fault, WarningKind};
use crate::machine::Machine;
use crate::observer::Observer;
use crate::step::Current;
use warpstep_spec::mask::{lanes_of, leader};
use warpstep_spec::{Instruction, LaneMask, Op};

impl Machine {
    #[inline]
    pub(crate) fn jump<O: Observer>(&mut self, current: &Current, observer: &mut O) -> Result<Next, Fault> {
        let Current { at, pc, active, .. } = *current;
        let Instruction { op, rd, rs1, rs2, imm, .. } = current.instruction;
        let leader = leader(active).expect("a running context has an active lane");
        let registers = &mut self.cores[at.core].warps[at.warp].registers;
        let relative = pc.wrapping_add(imm as u32);

        let taken: LaneMask = match op {
            Op::Beq => registers.lanes_where(active, rs1, rs2, |a, b| a == b),
            Op::Bne => registers.lanes_where(active, rs1, rs2, |a, b| a != b),
            Op::Blt => registers.lanes_where(active, rs1, rs2, |a, b| (a as i32) < b as i32),
            Op::Bge => registers.lanes_where(active, rs1, rs2, |a, b| a as i32 >= b as i32),
            Op::Bltu => registers.lanes_where(active, rs1, rs2, |a, b| a < b),
            Op::Bgeu => registers.lanes_where(active, rs1, rs2, |a, b| a >= b),
            Op::Jal => {
                let next = aligned(current, relative)?;
                registers.write(active, rd, |_| pc.wrapping_add(4));
                return Ok(next);
            }
            Op::Jalr => {
                let row = *registers.row(rs1);
                let next = aligned(current, row[leader].wrapping_add(imm as u32) & !1)?;
                registers.write(active, rd, |_| pc.wrapping_add(4));
                let others = lanes_of(active).filter(|lane| row[*lane] != row[leader]);
                let others = others.fold(0, |mask: LaneMask, lane| mask | 1 << lane);
                if others != 0 {
                    self.warn(current, WarningKind::JumpDisagrees, others, observer)?;
                }
                return Ok(next);
            }
            other => unreachable!("{other} does not jump"),
        };
        if taken != 0 && taken != active {
            self.warn(current, WarningKind::BranchDisagrees, taken, observer)?;
        }
        if taken >> leader & 1 == 1 { aligned(current, relative) } else { Ok(Next::Sequential) }
    }
}

fn aligned(current: &Current, target: u32) -> Result<Next, Fault> {
    if target.is_multiple_of(4) {
        Ok(Next::Jump(target))
    } else {
        Err(current.spoken_fault(Cause::MisalignedTarget(target)))
    }
}
