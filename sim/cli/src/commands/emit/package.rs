//! An emitted core as `warpstep-package` wants it described.

use super::{VERSION, plain, units};
use serde_json::Value;
use warpstep_core::Design;
use warpstep_kernels::Kernel;
use warpstep_package::{Package, Port};
use warpstep_program::Program;
use warpstep_spec::{Config, abi};

/// What the simulation runs: short, divergent, checks itself, needs no float unit; and something without products.
const KERNELS: [&str; 2] = ["nested", "alu_loop_short"];

pub fn package(config: &Config, design: &Design) -> Package {
    let port = |port: &warpstep_core::Port| Port {
        name: port.name.clone(),
        width: port.width,
        input: port.input,
        meaning: port.doc.clone(),
    };
    let units = units(config);
    let kernels = KERNELS.into_iter().filter_map(warpstep_kernels::by_name);
    let kernel = kernels.into_iter().find(|kernel| kernel.fits(config)).expect("one needs nothing");
    let mut parameters = vec![];
    let tree = serde_json::to_value(config.parameters()).expect("parameters are plain data");
    flatten("", &tree, &mut parameters);
    Package {
        name: config.name.clone(),
        version: VERSION.into(),
        description: format!(
            "Predictable RISC-V SIMT core: {} cores, {} warps of {} lanes, {} split contexts per warp, schedule {}, {units}",
            config.cores, config.warps, config.lanes, config.splits, config.schedule
        ),
        top: design.top.clone(),
        ports: design.ports.iter().map(port).collect(),
        files: design.files.iter().map(|file| format!("{}.v", file.module)).collect(),
        parameters,
        axi_bytes: config.axi_bytes,
        reset_pc: abi::RESET_PC,
        program: (kernel.name.into(), bytes(&kernel)),
    }
}

/// Fields under their dotted names.
fn flatten(name: &str, value: &Value, into: &mut Vec<(String, String)>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(field, value)| {
            let name = if name.is_empty() { field.clone() } else { format!("{name}.{field}") };
            flatten(&name, value, into);
        }),
        Value::String(text) => into.push((name.into(), format!("\"{text}\""))),
        other => into.push((name.into(), plain(other))),
    }
}

/// The kernel from the reset address on; the testbench clears what is behind it, so memory that is only zeroed is left out
/// (unlike in an `Image`).
fn bytes(kernel: &Kernel) -> Vec<u8> {
    let program = Program::from_bytes(kernel.name, kernel.image).expect("an image of ours");
    let mut bytes = vec![];
    for segment in &program.segments {
        let start = (segment.address - abi::RESET_PC) as usize;
        bytes.resize(bytes.len().max(start + segment.bytes.len()), 0);
        bytes[start..start + segment.bytes.len()].copy_from_slice(&segment.bytes);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_core::Shape;
    use warpstep_spec::config::named;

    #[test]
    fn a_package_has_every_port_of_the_core_and_every_field_of_its_configuration() {
        let config = named("tiny").expect("a configuration");
        let design = warpstep_core::emit(&Shape::new(config.clone(), false)).expect("a core");
        let package = package(&config, &design);
        assert_eq!(package.ports.len(), design.ports.len());
        assert!(package.ports.iter().any(|port| port.name == "axi_wstrb" && port.width == 4 && !port.input));
        assert!(
            package.parameters.contains(&("latencies.alu".into(), "2".into())),
            "{:?}",
            package.parameters
        );
        let texts = package.texts();
        let component = &texts.iter().find(|(name, _)| name == "component.xml").expect("a component").1;
        for port in &design.ports {
            let name = format!("<ipxact:port><ipxact:name>{}</ipxact:name>", port.name);
            assert!(component.contains(&name), "{name}");
        }
    }

    #[test]
    fn what_its_simulation_runs_is_for_its_core() {
        let mut machine = named("tiny").expect("a configuration").parameters();
        let program = |config: &Config| {
            let design = warpstep_core::emit(&Shape::new(config.clone(), false)).expect("a core");
            package(config, &design).program.0
        };
        assert_eq!(program(&named("tiny").expect("a configuration")), "nested");
        machine.multiply_divide = false;
        assert_eq!(program(&Config::try_from(machine).expect("a machine")), "alu_loop_short");
    }
}
