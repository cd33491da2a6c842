//! What other people's tools want beside the Verilog, written from one description of the core.
//!
//! | file | for |
//! |---|---|
//! | `warpstep.core` | FuseSoC and Edalize: lint, a simulation that checks itself, synthesis |
//! | `component.xml` | tools that read IP-XACT (IEEE 1685-2014) |
//! | `package_ip.tcl` | Vivado, which packages the core as an IP of its catalogue |
//! | `warpstep_testbench.v`, `nested.hex` | the simulation: a memory behind the AXI port with a program in it |
//!
//! This crate knows neither core nor kernel: it gets names and numbers, and gives texts.

mod fusesoc;
mod ipxact;
mod testbench;
mod vivado;

/// A port of the top module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// As in Verilog.
    pub name: String,
    /// How many bits.
    pub width: usize,
    /// Into the module?
    pub input: bool,
    /// What it means.
    pub meaning: String,
}

/// A core as it was emitted.
#[derive(Clone, Debug)]
pub struct Package {
    /// Name of the configuration.
    pub name: String,
    /// Version of the generator.
    pub version: String,
    /// One sentence for catalogues.
    pub description: String,
    /// The top module; `clock` and `reset` are its first ports.
    pub top: String,
    /// All ports but clock and reset.
    pub ports: Vec<Port>,
    /// The Verilog, inner modules first.
    pub files: Vec<String>,
    /// The configuration: dotted names, values as JSON writes them.
    pub parameters: Vec<(String, String)>,
    /// Bytes of the data bus.
    pub axi_bytes: u32,
    /// Where the program begins.
    pub reset_pc: u32,
    /// Its name and its bytes from there on.
    pub program: (String, Vec<u8>),
}

/// Where the ports of the AXI4 master begin, as in `axi_araddr`.
const AXI: &str = "axi_";

impl Package {
    /// Every file: name and contents.
    pub fn texts(&self) -> Vec<(String, String)> {
        let (program, bytes) = &self.program;
        vec![
            ("warpstep.core".into(), fusesoc::text(self)),
            ("component.xml".into(), ipxact::text(self)),
            ("package_ip.tcl".into(), vivado::text(self)),
            ("warpstep_testbench.v".into(), testbench::text(self)),
            (format!("{program}.hex"), testbench::image(bytes)),
        ]
    }

    /// Name of the configuration, for tools that allow letters, digits, `_`, `-` and `.` only.
    fn plain_name(&self) -> String {
        let plain = |c: char| if c.is_ascii_alphanumeric() || "_-.".contains(c) { c } else { '_' };
        self.name.chars().map(plain).collect()
    }

    /// The ports of the AXI4 master, each with its name in the standard.
    fn axi(&self) -> impl Iterator<Item = (&Port, String)> {
        self.ports.iter().filter_map(|port| Some((port, port.name.strip_prefix(AXI)?.to_uppercase())))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn package() -> Package {
        let port = |name: &str, width, input| Port {
            name: name.into(),
            width,
            input,
            meaning: format!("{name} < \"of\" & all"),
        };
        Package {
            name: "tiny".into(),
            version: "0.1.0".into(),
            description: "2 warps of 4 lanes".into(),
            top: "warpstep_top".into(),
            ports: vec![
                port("start_pc", 32, true),
                port("busy", 1, false),
                port("axi_araddr", 32, false),
                port("axi_arready", 1, true),
                port("axi_rdata", 32, true),
            ],
            files: vec!["warpstep_core.v".into(), "warpstep_top.v".into()],
            parameters: vec![
                ("warps".into(), "2".into()),
                ("fpu".into(), "true".into()),
                ("instruction_cache.bytes".into(), "1024".into()),
                ("schedule".into(), "\"gtlrr\"".into()),
            ],
            axi_bytes: 4,
            reset_pc: 0x8000_0000,
            program: ("nested".into(), vec![0x13, 0, 0, 0, 0xAB]),
        }
    }

    #[test]
    fn every_file_is_there_once() {
        let names: Vec<String> = package().texts().into_iter().map(|(name, _)| name).collect();
        let expected =
            ["warpstep.core", "component.xml", "package_ip.tcl", "warpstep_testbench.v", "nested.hex"];
        assert_eq!(names, expected);
    }
}
