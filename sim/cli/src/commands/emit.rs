//! `warpstep emit`: the core as Verilog, one module a file, with a file list and a manifest.

use crate::failure::Failure;
use crate::machine_arguments::MachineArguments;
use crate::output::{print, print_json, write_file};
use clap::Args;
use serde_json::json;
use std::path::PathBuf;
use std::process::ExitCode;
use warpstep_core::CoreShape;

/// Changes when the ports of the core do.
const PORT_VERSION: u32 = 1;

#[derive(Args)]
pub struct Emit {
    /// The folder for the files; it is made if it does not exist.
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// The simulation flavour, with trace ports.
    #[arg(long)]
    trace: bool,
    /// Print the manifest.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    machine: MachineArguments,
}

impl Emit {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let config = self.machine.core_config()?;
        let parameters = config.parameters();
        let (name, version) = (&parameters.name, env!("CARGO_PKG_VERSION"));
        let shape = CoreShape::new(config.clone(), self.trace).map_err(|error| not_yet(&error))?;
        let design = warpstep_core::emit(&shape).map_err(|error| {
            Failure::other(
                format!("cannot emit the core: {error}"),
                "that is a bug of the core; please report it",
            )
        })?;
        let shown = format!("{} warps of {} lanes, {}", config.warps, config.lanes, config.schedule);
        let flavour = if self.trace { "simulation" } else { "synthesis" };
        let design = design.with_header(&format!("warpstep {version}, {name}: {shown}; {flavour} flavour"));
        std::fs::create_dir_all(&self.output)
            .map_err(|error| Failure::Write { path: self.output.display().to_string(), error })?;
        let mut list = String::new();
        for file in &design.files {
            write_file(&self.output.join(format!("{}.v", file.module)), &file.text)?;
            list += &format!("{}.v\n", file.module);
        }
        write_file(&self.output.join("files.f"), &list)?;
        let manifest = json!({
            "warpstep": version,
            "top": design.top,
            "port_version": PORT_VERSION,
            "flavour": flavour,
            "configuration": parameters,
            "ports": design.ports.iter().map(|port| json!({ "name": port.name, "width": port.width, "input": port.input })).collect::<Vec<_>>(),
            "files": design.files.iter().map(|file| format!("{}.v", file.module)).collect::<Vec<_>>(),
        });
        let text = serde_json::to_string_pretty(&manifest).expect("our results are plain data");
        write_file(&self.output.join("manifest.json"), &(text + "\n"))?;
        if self.json {
            print_json(&manifest)?;
        } else {
            let folder = self.output.display();
            print(&format!(
                "{folder}: {} modules, top `{}`, {shown}, {flavour} flavour\n",
                design.files.len(),
                design.top
            ))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A machine the core cannot be yet.
pub fn not_yet(error: &warpstep_core::NotYet) -> Failure {
    Failure::other(
        error.to_string(),
        "--engine golden runs every machine; --splits 0 --cores 1 makes it one the core can be",
    )
}
