//! `warpstep emit`: the core as Verilog, one module per file, with a file list and a manifest.
//!
//! The same words give the same bytes: nothing here depends on time, place or machine.

mod package;

use crate::failure::Failure;
use crate::machine_arguments::MachineArguments;
use crate::output::{print, print_json, write_file};
use clap::Args;
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use warpstep_core::top::ports;
use warpstep_core::{Design, EmitError, Mutations, PORT_VERSION, PREFIX, Shape};
use warpstep_cosim::rtl::exposed;
use warpstep_cosim::verilated::Exposed;
use warpstep_spec::Config;
use warpstep_spec::config::named;

const VERSION: &str = env!("CARGO_PKG_VERSION");

#[derive(Args)]
pub struct Emit {
    /// Folder for the files; it is made if it does not exist.
    #[arg(short, long, value_name = "DIR", required_unless_present = "ports_page")]
    output: Option<PathBuf>,
    /// Emit the simulation flavour, with trace ports.
    #[arg(long)]
    trace: bool,
    /// What the names of modules begin with; the outermost is called PREFIXtop. Two cores of different prefixes go into one SoC.
    #[arg(long, value_name = "PREFIX", default_value = PREFIX, value_parser = prefix)]
    prefix: String,
    /// Also a wrapper with `m_axi_*` names, AXI identifiers (0) and `aresetn`: module PREFIXm_axi.
    #[arg(long)]
    m_axi: bool,
    /// Also what other tools want beside the Verilog: a FuseSoC core file, IP-XACT, a Vivado packaging script, a testbench.
    #[arg(long, conflicts_with = "trace")]
    package: bool,
    /// Print the manifest.
    #[arg(long)]
    json: bool,
    /// Print the page about the ports instead.
    #[arg(long, conflicts_with_all = ["output", "trace", "json"])]
    ports_page: bool,
    #[command(flatten)]
    machine: MachineArguments,
}

impl Emit {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let config = self.machine.config()?;
        let shape = |trace| Shape::new(config.clone(), trace);
        let Some(folder) = &self.output else {
            print(&ports::markdown(&shape(true)).map_err(a_bug)?)?;
            return Ok(ExitCode::SUCCESS);
        };
        let flavour = if self.trace { "simulation" } else { "synthesis" };
        let shape_wanted = shape(self.trace);
        let design =
            warpstep_core::emit_with(&shape_wanted, &self.prefix, &Mutations::awake(&[])).map_err(a_bug)?;
        let mut design = design;
        if self.m_axi {
            let wrapper = warpstep_core::top::m_axi::wrapper(&design, &self.prefix);
            design.files.push(wrapper);
        }
        let mut manifest = manifest(&config, flavour, &design);
        if self.trace {
            let variable = |one: &Exposed| json!({ "module": one.module, "variable": one.variable });
            manifest["exposed"] = exposed(&shape(true), &design).iter().map(variable).collect();
        }
        let top = design.top.clone();
        let design = design.with_headers(|module| header(&config, flavour, module == top));
        write(folder, &design, &manifest)?;
        if self.package {
            for (name, text) in package::package(&config, &design).texts() {
                write_file(&folder.join(name), text)?;
            }
        }
        if self.json {
            print_json(&manifest)?;
        } else {
            let (modules, top) = (design.files.len(), &design.top);
            let shown = format!("{} warps of {} lanes, {}", config.warps, config.lanes, config.schedule);
            let folder = folder.display();
            print(&format!("{folder}: {modules} modules, top `{top}`, {shown}, {flavour} flavour\n"))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A prefix makes names of Verilog: a letter or `_`, then letters, digits and `_`.
fn prefix(text: &str) -> Result<String, String> {
    let letter = |c: char| c.is_ascii_alphabetic() || c == '_';
    let begins = text.starts_with(letter);
    if begins && text.chars().all(|c| letter(c) || c.is_ascii_digit()) {
        Ok(text.to_string())
    } else {
        Err("a letter or _ followed by letters, digits and _, as `gpu0_`".into())
    }
}

/// Files, their list (inner modules first) and the manifest.
fn write(folder: &Path, design: &Design, manifest: &Value) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::Write { path: folder.display().to_string(), error })?;
    let mut list = String::new();
    for file in &design.files {
        write_file(&folder.join(format!("{}.v", file.module)), &file.text)?;
        list += &format!("{}.v\n", file.module);
    }
    write_file(&folder.join("files.f"), &list)?;
    let text = serde_json::to_string_pretty(manifest).expect("our results are plain data");
    write_file(&folder.join("manifest.json"), &(text + "\n"))
}

/// Units that not every machine has.
fn units(config: &Config) -> String {
    let float = if config.fpu { "float unit" } else { "no float unit" };
    let products = if config.multiply_divide { "" } else { ", no multiplier and divider" };
    format!("{float}{products}")
}

/// What stands at the top of every file; the outermost module has more.
fn header(config: &Config, flavour: &str, outermost: bool) -> String {
    let changed = changes(config);
    let changes: Vec<String> =
        changed.iter().map(|(field, values)| format!("{field} = {}", plain(&values["emitted"]))).collect();
    let but = if changes.is_empty() { String::new() } else { format!(" with {}", changes.join(", ")) };
    let units = units(config);
    let cache = config.instruction_cache;
    let rows = config.latencies.rows();
    let latencies: Vec<String> = rows
        .iter()
        .filter(|row| config.has_unit(row.class))
        .map(|row| format!("{} {}", row.name, row.cycles))
        .collect();
    let first = format!(
        "SPDX-License-Identifier: MIT OR Apache-2.0\n\
         warpstep {VERSION}, configuration {}{but}; {flavour} flavour. Generated: do not edit.",
        config.name,
    );
    if !outermost {
        return first;
    }
    format!(
        "{first}\n\
         {} warps of {} lanes, {} split contexts per warp, schedule {}, fetch latency {}, {units},\n\
         instruction cache of {} bytes in lines of {}.\n\
         Latencies: {}.",
        config.warps,
        config.lanes,
        config.splits,
        config.schedule,
        config.fetch_latency,
        cache.bytes,
        cache.line_bytes,
        latencies.join(", ")
    )
}

/// A value as a user writes it.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), String::from)
}

fn manifest(config: &Config, flavour: &str, design: &Design) -> Value {
    let port = |port: &warpstep_core::Port| {
        let direction = if port.input { "in" } else { "out" };
        let members = port.members.len();
        json!({ "name": port.name, "direction": direction, "width": port.width, "members": members, "meaning": port.doc })
    };
    json!({
        "warpstep": VERSION,
        "top": design.top,
        "port_version": PORT_VERSION,
        "flavour": flavour,
        "configuration": config.parameters(),
        "changed_from_named": changes(config),
        "ports": design.ports.iter().map(port).collect::<Vec<_>>(),
        "files": design.files.iter().map(|file| format!("{}.v", file.module)).collect::<Vec<_>>(),
    })
}

/// Where the machine differs from the configuration whose name it bears.
fn changes(config: &Config) -> Map<String, Value> {
    let fields = |config: &Config| match serde_json::to_value(config.parameters()) {
        Ok(Value::Object(fields)) => fields,
        _ => unreachable!("parameters are an object"),
    };
    let (emitted, named) = (fields(config), named(&config.name).as_ref().map(fields).unwrap_or_default());
    let differs = |(field, value): (String, Value)| {
        let before = named.get(&field).filter(|before| **before != value)?;
        Some((field, json!({ "named": before, "emitted": value })))
    };
    emitted.into_iter().filter_map(differs).collect()
}

/// The design itself cannot be written.
pub fn a_bug(error: EmitError) -> Failure {
    Failure::other(format!("cannot emit the core: {error}"), "that is a bug of the core; please report it")
}
