//! While a warp is split it neither waits at a barrier nor at wspawn, its first context does not retire, and whoever asks
//! for its float flags or changes its rounding mode or `split_control` is reported as a program error.

use super::broken::{Finding, Invariant};
use super::core_checks::Issued;
use crate::frame::CoreFrame;
use warpstep_cycle::Stall;
use warpstep_spec::csr::{Csr, lookup};
use warpstep_spec::{Config, Instruction, Op, Reg};

/// What concerns whole warps.
pub(super) struct WholeWarp {
    contexts: usize,
    /// Cycles from issue until every effect of a CSR instruction, and of a join issued before it, can be seen.
    patience: u32,
    /// A CSR instruction that is wrong if its warp stays split: context, and cycles left.
    suspect: Option<(usize, u32)>,
}

impl WholeWarp {
    pub fn new(config: &Config) -> WholeWarp {
        let patience = config.latencies.csr.max(config.latencies.control) + 2;
        WholeWarp { contexts: config.contexts(), patience, suspect: None }
    }

    /// `faulty` says whether a program error is reported.
    pub fn check(&mut self, seen: &CoreFrame, issued: &[Issued], faulty: bool) -> Result<(), Finding> {
        let rule = Invariant::WholeWarpOnly;
        let is_split = |warp: usize| {
            let first = warp * self.contexts;
            seen.lanes[first + 1..first + self.contexts].iter().any(|lanes| *lanes != 0)
        };
        for warp in (0..seen.lanes.len() / self.contexts).filter(|warp| is_split(*warp)) {
            let first = warp * self.contexts;
            Finding::unless(seen.lanes[first] != 0, first, rule, || "it has retired".to_string())?;
            for context in first..first + self.contexts {
                let stall = seen.stalls[context];
                let whole = matches!(stall, Stall::Barrier | Stall::Spawn);
                Finding::unless(!whole, context, rule, || format!("it waits: {}", stall.word()))?;
            }
        }
        self.suspect = self.suspect.filter(|(context, _)| is_split(context / self.contexts) && !faulty);
        if let Some((context, left)) = &mut self.suspect {
            *left -= 1;
            Finding::unless(*left > 0, *context, rule, || {
                "a CSR of the warp, and no program error".to_string()
            })?;
        }
        for each in issued.iter().filter(|each| is_split(each.context / self.contexts)) {
            if each.instruction.is_some_and(|instruction| is_of_the_warp(&instruction)) {
                self.suspect.get_or_insert((each.context, self.patience));
            }
        }
        Ok(())
    }
}

/// Whether it uses a CSR in a way that concerns the whole warp.
fn is_of_the_warp(instruction: &Instruction) -> bool {
    let writes = match instruction.op {
        Op::Csrrw | Op::Csrrwi => true,
        Op::Csrrs | Op::Csrrc => instruction.rs1 != Reg::ZERO,
        Op::Csrrsi | Op::Csrrci => instruction.imm != 0,
        _ => return false,
    };
    match lookup(instruction.csr).map(|row| row.csr) {
        Some(Csr::Fflags | Csr::Fcsr) => true,
        Some(Csr::Frm | Csr::SplitControl) => writes,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{CHILD, PARENT, breaks, holds};
    use super::*;
    use warpstep_spec::assembler::words::{T3, csrr, csrwi};

    #[test]
    fn a_half_at_a_barrier_or_at_wspawn_is_found() {
        holds(|_| ());
        for stall in [Stall::Barrier, Stall::Spawn] {
            breaks(Invariant::WholeWarpOnly, 3, CHILD, |run| run[3].stalls[CHILD] = stall);
        }
    }

    #[test]
    fn a_rounding_mode_written_in_a_half_without_an_error_is_found_but_not_one_that_is_read() {
        const FRM: u16 = 2;
        let csr = |run: &mut [CoreFrame], word| run[4].issued[0].instruction.as_mut().unwrap().word = word;
        breaks(Invariant::WholeWarpOnly, 8, PARENT, |run| {
            csr(run, csrwi(FRM, 1));
            run[5].writes.clear();
        });
        holds(|run| {
            csr(run, csrr(T3, FRM));
            run[5].writes.iter_mut().for_each(|write| write.register = T3.index());
        });
    }
}
