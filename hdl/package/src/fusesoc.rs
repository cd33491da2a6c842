//! The core for FuseSoC, as a CAPI2 description that lies beside the Verilog it lists.
//!
//! Targets: `lint` (Verilator), `sim` (Icarus), `sim_verilator`, `synth` (Yosys, a netlist for ECP5).

use crate::Package;

pub fn text(package: &Package) -> String {
    let Package { version, description, top, files, program: (program, _), .. } = package;
    let list: String = files.iter().map(|file| format!("      - {file}\n")).collect();
    format!(
        r#"CAPI=2:
# SPDX-License-Identifier: MIT OR Apache-2.0
# Generated with the Verilog beside it: do not edit.
name: warpstep:core:{name}:{version}
description: "{description}"

filesets:
  rtl:
    files:
{list}    file_type: verilogSource
  testbench:
    files:
      - warpstep_testbench.v: {{file_type: verilogSource}}
      - {program}.hex: {{file_type: user, copyto: {program}.hex}}

targets:
  default:
    filesets: [rtl]
    toplevel: {top}
  lint:
    description: Every warning of Verilator
    flow: lint
    flow_options:
      tool: verilator
      verilator_options: [-Wall]
    filesets: [rtl]
    toplevel: {top}
  sim: &sim
    description: A kernel that checks itself, with a memory behind the AXI port
    flow: sim
    flow_options:
      tool: icarus
    filesets: [rtl, testbench]
    toplevel: warpstep_testbench
    parameters: [WARPSTEP_INIT=true]
  sim_verilator:
    <<: *sim
    flow_options:
      tool: verilator
      mode: binary
      verilator_options: [--timing, -Wno-fatal]
  synth:
    description: A netlist for Lattice ECP5
    flow: generic
    flow_options:
      tool: yosys
      arch: ecp5
      output_format: json
    filesets: [rtl]
    toplevel: {top}

parameters:
  WARPSTEP_INIT:
    description: Contents of memories and registers without reset at time 0
    datatype: bool
    paramtype: vlogdefine
"#,
        name = package.plain_name(),
        description = description.replace(['"', '\\'], ""),
    )
}

#[cfg(test)]
mod tests {
    use crate::tests::package;

    #[test]
    fn the_core_file_lists_every_file_and_names_the_top() {
        let text = super::text(&package());
        assert!(text.starts_with("CAPI=2:\n"));
        for line in
            ["name: warpstep:core:tiny:0.1.0", "      - warpstep_core.v", "    toplevel: warpstep_top"]
        {
            assert!(text.lines().any(|other| other == line), "{line} is not in\n{text}");
        }
    }
}
