//! Both engines around their first difference.

use super::Wave;
use crate::failure::Failure;
use crate::output::print;
use crate::progress::Progress;
use std::process::ExitCode;
use warpstep_cosim::recording::Recorded;
use warpstep_cosim::verilated::Cache;
use warpstep_cosim::{Build, Lockstep, LockstepError};
use warpstep_program::Program;
use warpstep_wave::Format;

const SLICE: u64 = 20_000;

impl Wave {
    /// Runs in lockstep up to the difference and a little further.
    pub(super) fn mismatch(
        &self,
        program: &Program,
        format: Format,
        filter: &[String],
    ) -> Result<ExitCode, Failure> {
        if format != Format::Vcd {
            return Err(Failure::other("--around-mismatch writes VCD only", "name the output F.vcd"));
        }
        let trouble =
            |error: LockstepError| Failure::other(error.to_string(), "`warpstep cosim` explains more");
        let config = self.arguments.machine.config()?;
        self.arguments.for_hardware(&config)?;
        let build = Build::new(&config, &Cache::of_user()).map_err(|error| trouble(error.into()))?;
        let mut lockstep =
            Lockstep::ahead(&build, program, &self.arguments.start(&config)).map_err(trouble)?;
        lockstep.keep(2 * self.margin as usize + 1);
        if !self.finds_a_difference(program, &mut lockstep)? {
            print(&format!("{}: the engines agree in every cycle; nothing is written\n", program.name))?;
            return Ok(ExitCode::SUCCESS);
        }
        let save_file = lockstep.write_cut(&self.output, self.margin, Some(filter));
        let save_file = save_file.map_err(|error| self.unwritten(error))?;
        let (from, to) = lockstep.kept();
        self.tell(&Recorded { from, to, save_file: save_file.clone() })?;
        self.view(&save_file)
    }

    fn finds_a_difference(&self, program: &Program, lockstep: &mut Lockstep) -> Result<bool, Failure> {
        let mut progress = Progress::new(&format!("{} in lockstep", program.name));
        loop {
            let goal = (lockstep.chip().counters().cycles + SLICE).min(self.arguments.limit);
            match lockstep.run(goal) {
                Ok(()) => return Ok(false),
                Err(error @ (LockstepError::Differs(_) | LockstepError::Breaks(_))) => {
                    drop(progress);
                    print(&format!("{}: {error}\n", program.name))?;
                    return Ok(true);
                }
                Err(LockstepError::NoEnd(cycles)) if cycles < self.arguments.limit => {
                    progress.at(cycles, "cycles");
                }
                Err(error) => {
                    return Err(Failure::other(error.to_string(), "`warpstep cosim` explains more"));
                }
            }
        }
    }
}
