//! The core as a component of IP-XACT, IEEE 1685-2014: an AXI4 master, clock, reset, every port, the files, the configuration.

use crate::Package;
use std::fmt::Write;

const HEAD: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT OR Apache-2.0. Generated with the Verilog beside it: do not edit. -->
<ipxact:component xmlns:ipxact="http://www.accellera.org/XMLSchema/IPXACT/1685-2014" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.accellera.org/XMLSchema/IPXACT/1685-2014 http://www.accellera.org/XMLSchema/IPXACT/1685-2014/index.xsd">
"#;

/// Text between tags or in an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// `<ipxact:tag>text</ipxact:tag>`.
fn leaf(tag: &str, text: &str) -> String {
    format!("<ipxact:{tag}>{}</ipxact:{tag}>", escaped(text))
}

/// A bus interface whose wires are pairs of names, in the standard's definition and here.
fn bus(
    name: &str,
    definition: [&str; 4],
    role: &str,
    wires: &[(String, String)],
    parameters: &str,
) -> String {
    let [vendor, library, bus, version] = definition;
    let map = |(logical, physical): &(String, String)| {
        format!(
            "            <ipxact:portMap><ipxact:logicalPort>{}</ipxact:logicalPort><ipxact:physicalPort>{}</ipxact:physicalPort></ipxact:portMap>\n",
            leaf("name", logical),
            leaf("name", physical)
        )
    };
    let maps: String = wires.iter().map(map).collect();
    format!(
        "    <ipxact:busInterface>\n      {}\n      <ipxact:busType vendor=\"{vendor}\" library=\"{library}\" name=\"{bus}\" version=\"{version}\"/>\n      \
         <ipxact:abstractionTypes>\n        <ipxact:abstractionType>\n          \
         <ipxact:abstractionRef vendor=\"{vendor}\" library=\"{library}\" name=\"{bus}_rtl\" version=\"{version}\"/>\n          \
         <ipxact:portMaps>\n{maps}          </ipxact:portMaps>\n        </ipxact:abstractionType>\n      </ipxact:abstractionTypes>\n      {role}\n{parameters}    </ipxact:busInterface>\n",
        leaf("name", name)
    )
}

fn parameter(id: &str, value: &str) -> String {
    let kind = if value.starts_with('"') { " type=\"string\"" } else { "" };
    let id = escaped(&id.replace('.', "_"));
    format!(
        "    <ipxact:parameter parameterId=\"{id}\"{kind}>{}{}</ipxact:parameter>\n",
        leaf("name", &id),
        leaf("value", value)
    )
}

fn port(name: &str, width: usize, input: bool, meaning: &str) -> String {
    let direction = leaf("direction", if input { "in" } else { "out" });
    let vector = match width {
        1 => String::new(),
        _ => format!(
            "<ipxact:vectors><ipxact:vector>{}{}</ipxact:vector></ipxact:vectors>",
            leaf("left", &(width - 1).to_string()),
            leaf("right", "0")
        ),
    };
    format!(
        "      <ipxact:port>{}{}<ipxact:wire>{direction}{vector}</ipxact:wire></ipxact:port>\n",
        leaf("name", name),
        leaf("description", meaning)
    )
}

pub fn text(package: &Package) -> String {
    let Package { version, description, top, ports, files, parameters, .. } = package;
    let mut text = String::from(HEAD);
    for (tag, value) in
        [("vendor", "warpstep"), ("library", "core"), ("name", &package.plain_name()), ("version", version)]
    {
        let _ = writeln!(text, "  {}", leaf(tag, value));
    }
    let axi: Vec<(String, String)> = package.axi().map(|(port, name)| (name, port.name.clone())).collect();
    let wire = |logical: &str, name: &str| vec![(logical.to_string(), name.to_string())];
    let slave = "<ipxact:slave/>";
    let of_reset = format!(
        "      <ipxact:parameters>\n{}      </ipxact:parameters>\n",
        parameter("POLARITY", "\"ACTIVE_HIGH\"")
    );
    let of_clock = format!(
        "      <ipxact:parameters>\n{}{}      </ipxact:parameters>\n",
        parameter("ASSOCIATED_BUSIF", "\"axi\""),
        parameter("ASSOCIATED_RESET", "\"reset\"")
    );
    let master = "<ipxact:master><ipxact:addressSpaceRef addressSpaceRef=\"axi\"/></ipxact:master>";
    text += "  <ipxact:busInterfaces>\n";
    text += &bus("axi", ["amba.com", "AMBA4", "AXI4", "r0p0_0"], master, &axi, "");
    text += &bus("clock", ["xilinx.com", "signal", "clock", "1.0"], slave, &wire("CLK", "clock"), &of_clock);
    text += &bus("reset", ["xilinx.com", "signal", "reset", "1.0"], slave, &wire("RST", "reset"), &of_reset);
    text += "  </ipxact:busInterfaces>\n";
    let _ = writeln!(
        text,
        "  <ipxact:addressSpaces>\n    <ipxact:addressSpace>{}{}{}</ipxact:addressSpace>\n  </ipxact:addressSpaces>",
        leaf("name", "axi"),
        leaf("range", "4294967296"),
        leaf("width", &(8 * package.axi_bytes).to_string())
    );
    let _ = writeln!(
        text,
        "  <ipxact:model>\n    <ipxact:views>\n      <ipxact:view>{}{}{}</ipxact:view>\n    </ipxact:views>\n    <ipxact:instantiations>\n      \
         <ipxact:componentInstantiation>{}{}{}<ipxact:fileSetRef>{}</ipxact:fileSetRef></ipxact:componentInstantiation>\n    </ipxact:instantiations>\n    <ipxact:ports>",
        leaf("name", "rtl"),
        leaf("envIdentifier", "verilog:*:*"),
        leaf("componentInstantiationRef", "verilog"),
        leaf("name", "verilog"),
        leaf("language", "verilog"),
        leaf("moduleName", top),
        leaf("localName", "verilog")
    );
    text += &port("clock", 1, true, "Rising edge.");
    text += &port("reset", 1, true, "Active high, synchronous, one rising edge at least.");
    ports.iter().for_each(|one| text += &port(&one.name, one.width, one.input, &one.meaning));
    text += "    </ipxact:ports>\n  </ipxact:model>\n  <ipxact:fileSets>\n    <ipxact:fileSet>\n";
    let _ = writeln!(text, "      {}", leaf("name", "verilog"));
    for file in files {
        let _ = writeln!(
            text,
            "      <ipxact:file>{}{}</ipxact:file>",
            leaf("name", file),
            leaf("fileType", "verilogSource")
        );
    }
    let _ =
        writeln!(text, "    </ipxact:fileSet>\n  </ipxact:fileSets>\n  {}", leaf("description", description));
    text += "  <ipxact:parameters>\n";
    parameters.iter().for_each(|(name, value)| text += &parameter(name, value));
    text + "  </ipxact:parameters>\n</ipxact:component>\n"
}

#[cfg(test)]
mod tests {
    use crate::tests::package;
    use roxmltree::{Document, Node};

    const SPACE: &str = "http://www.accellera.org/XMLSchema/IPXACT/1685-2014";

    fn child<'a>(node: Node<'a, 'a>, path: &str) -> Option<Node<'a, 'a>> {
        path.split('/')
            .try_fold(node, |node, name| node.children().find(|child| child.has_tag_name((SPACE, name))))
    }

    fn words<'a>(node: Node<'a, 'a>, path: &str) -> &'a str {
        child(node, path).and_then(|node| node.text()).unwrap_or_else(|| panic!("no {path}"))
    }

    fn all<'a>(document: &'a Document<'a>, name: &str) -> Vec<Node<'a, 'a>> {
        document.descendants().filter(|node| node.has_tag_name((SPACE, name))).collect()
    }

    #[test]
    fn every_port_is_there_with_its_width_and_direction() {
        let (package, text) = (package(), super::text(&package()));
        let document = Document::parse(&text).unwrap();
        let ports = all(&document, "port");
        assert_eq!(ports.len(), package.ports.len() + 2, "clock and reset, too");
        for port in &package.ports {
            let node = *ports.iter().find(|node| words(**node, "name") == port.name).expect("the port");
            assert_eq!(words(node, "wire/direction"), if port.input { "in" } else { "out" });
            let left = child(node, "wire/vectors/vector/left").and_then(|left| left.text());
            assert_eq!(
                left.map_or(1, |left| left.parse::<usize>().unwrap() + 1),
                port.width,
                "{}",
                port.name
            );
            assert_eq!(words(node, "description"), port.meaning);
        }
    }

    #[test]
    fn wires_of_buses_are_ports_and_views_name_what_there_is() {
        let text = super::text(&package());
        let document = Document::parse(&text).unwrap();
        let ports: Vec<&str> = all(&document, "port").into_iter().map(|port| words(port, "name")).collect();
        let wires: Vec<&str> =
            all(&document, "physicalPort").into_iter().map(|wire| words(wire, "name")).collect();
        assert_eq!(wires, ["axi_araddr", "axi_arready", "axi_rdata", "clock", "reset"]);
        assert!(wires.iter().all(|wire| ports.contains(wire)));
        let logical: Vec<&str> =
            all(&document, "logicalPort").into_iter().map(|wire| words(wire, "name")).collect();
        assert_eq!(logical, ["ARADDR", "ARREADY", "RDATA", "CLK", "RST"]);
        let view = all(&document, "componentInstantiationRef")[0].text();
        assert_eq!(view, Some(words(all(&document, "componentInstantiation")[0], "name")));
        let files: Vec<&str> = all(&document, "file").into_iter().map(|file| words(file, "name")).collect();
        assert_eq!(files, package().files);
    }

    #[test]
    fn parameters_have_one_identifier_each() {
        let text = super::text(&package());
        let document = Document::parse(&text).unwrap();
        let mut ids: Vec<&str> = all(&document, "parameter")
            .into_iter()
            .filter_map(|node| node.attribute("parameterId"))
            .collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!((ids.len(), ids.contains(&"instruction_cache_bytes")), (count, true));
    }
}
