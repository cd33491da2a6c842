//! The words of the command line.

use crate::commands::{
    bench, build, check, config, cosim, diff, disasm, doctor, emit, experiments, fuzz, history, image,
    mutants, page, prove, run, sched, sweep, synth, synthetic, wave, wcet,
};
use crate::failure::Failure;
use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A predictable RISC-V SIMT core: run, look, measure.
#[derive(Parser)]
#[command(version, about, infer_subcommands = true, arg_required_else_help = true)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Run a program; the exit code is the program's.
    Run(run::Run),
    /// Build a kernel in C or assembler with the runtime that this command carries.
    Build(build::Build),
    /// Say what is wrong with a program before it runs; the exit code is 0 for nothing, 1 for something, 2 for trouble.
    Check(check::Check),
    /// Write a program that diverges as much as wanted: the splitting paper's synthetic benchmark.
    Synthetic(synthetic::Synthetic),
    /// Run the emitted core in lockstep with the cycle model and the golden engine.
    Cosim(cosim::Cosim),
    /// Run random divergent programs in lockstep on many machines; failures are shrunk.
    Fuzz(fuzz::Fuzz),
    /// Write the core as Verilog.
    Emit(emit::Emit),
    /// Map the core to cells, place and route it: area by block, clock, what limits it, a bitstream.
    Synth(synth::Synth),
    /// Write a program as first contents of a memory, for Verilog's $readmemh.
    Image(image::Image),
    /// Record a run as a waveform (VCD or FST) with a GTKWave save file.
    Wave(wave::Wave),
    /// Make instruction words readable, a line each (GTKWave calls it).
    #[command(hide = true)]
    WaveFilter(wave::WaveFilter),
    /// Compare two waveforms; the exit code is 0 for the same, 1 for different, 2 for trouble.
    Diff(diff::Diff),
    /// Draw lanes over time from the active masks, as SVG.
    History(history::History),
    /// Compare the schedules: cycles, IPC, discrepancies and errors against the two oracles.
    Sched(sched::Sched),
    /// Bound the time of a program, whatever its inputs.
    Wcet(wcet::Wcet),
    /// Measure the papers' tables and figures; a report with pictures.
    Experiments(experiments::Experiments),
    /// Run many rows: kernels on machines, fuzzing or experiments, on local cores or as a Slurm job array.
    Sweep(sweep::Sweep),
    /// Prove properties of the emitted Verilog for every state it can reach.
    Prove(prove::Prove),
    /// Let Yosys put mutations into the core and say which of them no check notices.
    Mutants(mutants::Mutants),
    /// Show a program's instructions, or the whole instruction set.
    Disasm(disasm::Disasm),
    /// List or show machine configurations.
    Config(config::Config),
    /// Print a generated page or picture of the documentation.
    Page(page::Page),
    /// Measure the speed of the engines and of the tools.
    Bench(bench::Bench),
    /// Say which tools are installed and how to get the rest.
    Doctor(doctor::Doctor),
}

impl Command {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        match self {
            Command::Run(run) => run.execute(),
            Command::Build(build) => build.execute(),
            Command::Check(check) => check.execute(),
            Command::Synthetic(synthetic) => synthetic.execute(),
            Command::Cosim(cosim) => cosim.execute(),
            Command::Fuzz(fuzz) => fuzz.execute(),
            Command::Emit(emit) => emit.execute(),
            Command::Synth(synth) => synth.execute(),
            Command::Image(image) => image.execute(),
            Command::Wave(wave) => wave.execute(),
            Command::WaveFilter(filter) => filter.execute(),
            Command::Diff(diff) => diff.execute(),
            Command::History(history) => history.execute(),
            Command::Sched(sched) => sched.execute(),
            Command::Wcet(wcet) => wcet.execute(),
            Command::Experiments(experiments) => experiments.execute(),
            Command::Sweep(sweep) => sweep.execute(),
            Command::Prove(prove) => prove.execute(),
            Command::Mutants(mutants) => mutants.execute(),
            Command::Disasm(disasm) => disasm.execute(),
            Command::Config(config) => config.execute(),
            Command::Page(page) => page.execute(),
            Command::Bench(bench) => bench.execute(),
            Command::Doctor(doctor) => doctor.execute(),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        super::Arguments::command().debug_assert();
    }
}
