//! A Tcl script with which Vivado packages the core as an IP of its catalogue: `vivado -mode batch -source package_ip.tcl`.
//!
//! Vivado reads an IP-XACT of its own dialect, which its packager writes; so the script calls the packager.

use crate::Package;

pub fn text(package: &Package) -> String {
    let Package { version, description, top, files, .. } = package;
    let list: String = files.iter().map(|file| format!("    {file}\n")).collect();
    let maps: String = package.axi().map(|(port, name)| format!("    {name} {}\n", port.name)).collect();
    // A catalogue knows major and minor alone.
    let mut numbers = version.split('.');
    let version = format!("{}.{}", numbers.next().unwrap_or("0"), numbers.next().unwrap_or("0"));
    let description: String = description.chars().filter(|c| !"{}[]$\\\"".contains(*c)).collect();
    format!(
        r#"# SPDX-License-Identifier: MIT OR Apache-2.0
# Generated with the Verilog beside it: do not edit.
# Packages the core as an IP, in the folder ip beside this file:  vivado -mode batch -source package_ip.tcl ?-tclargs PART?
set here [file dirname [file normalize [info script]]]
set part [expr {{[llength $argv] > 0 ? [lindex $argv 0] : "xc7a100tcsg324-1"}}]
set files {{
{list}}}

create_project -in_memory -part $part
foreach file $files {{
    add_files -norecurse [file join $here $file]
}}
set_property top {top} [current_fileset]
update_compile_order -fileset sources_1
ipx::package_project -root_dir [file join $here ip] -vendor warpstep -library core -taxonomy /UserIP -import_files -force

set core [ipx::current_core]
set_property name {name} $core
set_property version {version} $core
set_property display_name {{Warpstep, {name}}} $core
set_property description {{{description}}} $core

# The AXI4 master: the name of each wire in the standard, and here.
set wires {{
{maps}}}
catch {{ipx::remove_bus_interface axi $core}}
set bus [ipx::add_bus_interface axi $core]
set_property abstraction_type_vlnv xilinx.com:interface:aximm_rtl:1.0 $bus
set_property bus_type_vlnv xilinx.com:interface:aximm:1.0 $bus
set_property interface_mode master $bus
foreach {{logical physical}} $wires {{
    set_property physical_name $physical [ipx::add_port_map $logical $bus]
}}

# Clock, and reset, which is active high.
foreach {{name kind wire}} {{clock clock CLK reset reset RST}} {{
    catch {{ipx::remove_bus_interface $name $core}}
    set bus [ipx::add_bus_interface $name $core]
    set_property abstraction_type_vlnv xilinx.com:signal:${{kind}}_rtl:1.0 $bus
    set_property bus_type_vlnv xilinx.com:signal:${{kind}}:1.0 $bus
    set_property interface_mode slave $bus
    set_property physical_name $name [ipx::add_port_map $wire $bus]
}}
set_property value ACTIVE_HIGH [ipx::add_bus_parameter POLARITY [ipx::get_bus_interfaces reset -of_objects $core]]
ipx::associate_bus_interfaces -busif axi -clock clock $core
ipx::associate_bus_interfaces -clock clock -reset reset $core

ipx::create_xgui_files $core
ipx::update_checksums $core
ipx::check_integrity $core
ipx::save_core $core
"#,
        name = package.plain_name(),
    )
}

#[cfg(test)]
mod tests {
    use crate::tests::package;
    use std::process::Command;

    #[test]
    fn the_script_names_files_top_and_wires() {
        let text = super::text(&package());
        for line in
            ["    warpstep_top.v", "set_property top warpstep_top [current_fileset]", "    ARADDR axi_araddr"]
        {
            assert!(text.lines().any(|other| other == line), "{line} is not in\n{text}");
        }
    }

    /// Vivado is not here; the language is. Every command of it answers with its own words, so what is not Tcl is found, and what was
    /// called can be counted.
    #[test]
    fn the_script_is_tcl_from_its_first_line_to_its_last() {
        let place = std::env::temp_dir().join(format!("warpstep-package-{}", std::process::id()));
        std::fs::create_dir_all(&place).unwrap();
        let (script, stub) = (place.join("package_ip.tcl"), place.join("stub.tcl"));
        std::fs::write(&script, super::text(&package())).unwrap();
        let stubs = "set called 0\nset argv {}\nproc unknown args { incr ::called; return $args }\nsource [lindex $::argv0 0]\n";
        let stubs = stubs.replace("[lindex $::argv0 0]", &format!("{{{}}}", script.display()));
        std::fs::write(&stub, stubs + "puts $called\n").unwrap();
        let output = Command::new("tclsh").arg(&stub).output();
        let _ = std::fs::remove_dir_all(&place);
        let Ok(output) = output else { return eprintln!("skipped: tclsh is not installed") };
        let (said, wrong) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{wrong}");
        assert!(said.trim().parse::<u32>().unwrap() > 30, "{said}");
    }
}
