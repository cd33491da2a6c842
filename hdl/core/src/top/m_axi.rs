//! The chip behind the names most SoC tools expect: `m_axi_*` ports with identifiers, `aclk`, and `aresetn`, active low.
//!
//! A module of its own around the emitted one. Identifiers of requests are zero, those of responses are ignored: everything
//! is in order.

use std::fmt::Write;
use warpstep_kit::verilog::{Design, File, Port};

/// What the names of the chip's AXI ports begin with.
const OWN: &str = "axi_";

fn range(width: usize) -> String {
    if width == 1 { String::new() } else { format!("[{}:0] ", width - 1) }
}

/// The name outside.
fn outside(port: &Port) -> String {
    port.name.strip_prefix(OWN).map_or_else(|| port.name.clone(), |rest| format!("m_axi_{rest}"))
}

/// The wrapper of `design`, whose modules begin with `prefix`.
pub fn wrapper(design: &Design, prefix: &str) -> File {
    let module = format!("{prefix}m_axi");
    let mut rows = vec!["input  wire aclk".to_string(), "input  wire aresetn".to_string()];
    let mut pins = vec![".clock (aclk)".to_string(), ".reset (~aresetn)".to_string()];
    for port in &design.ports {
        let direction = if port.input { "input  wire" } else { "output wire" };
        rows.push(format!("{direction} {}{}", range(port.width), outside(port)));
        pins.push(format!(".{} ({})", port.name, outside(port)));
    }
    for (direction, name) in [("output", "arid"), ("input ", "rid"), ("output", "awid"), ("input ", "bid")] {
        rows.push(format!("{direction} wire [0:0] m_axi_{name}"));
    }
    let mut text = String::from(
        "// The chip as an AXI4 master with identifiers and an active-low synchronous reset.\n\n`default_nettype none\n\n",
    );
    let _ = write!(
        text,
        "module {module} (\n    {}\n);\n\n    {} u_top (\n        {}\n    );\n\n",
        rows.join(",\n    "),
        design.top,
        pins.join(",\n        ")
    );
    text.push_str(
        "    // Requests are answered in order: one identifier serves all.\n    assign m_axi_arid = 1'b0;\n    assign m_axi_awid = \
         1'b0;\n\n    // Not used here.\n    wire unused = &{1'b0, m_axi_rid, m_axi_bid};\nendmodule\n\n`default_nettype wire\n",
    );
    File { module, text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::small;
    use warpstep_kit::check::lint;

    #[test]
    fn the_wrapper_is_clean_and_names_every_port() {
        let mut design = crate::emit(&small(|p| (p.warps, p.lanes, p.fpu) = (2, 2, false))).expect("a chip");
        let file = wrapper(&design, crate::PREFIX);
        for name in ["m_axi_araddr", "m_axi_bready", "m_axi_awid", "aresetn", "busy"] {
            assert!(file.text.contains(name), "{}", file.text);
        }
        design.top = file.module.clone();
        design.files.push(file);
        lint(&design).unwrap();
    }
}
