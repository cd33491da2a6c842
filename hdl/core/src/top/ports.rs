//! The ports of the chip, one row each, and the page that documents them.
//!
//! A row says how many there are, how wide and when; what a port means is its doc line in the chip or in its bundle. A test
//! compares the rows with what is emitted at several shapes, so the page cannot name a port that is not there.

use crate::control::fault::CAUSE_BITS;
use crate::issue::STALL_BITS;
use crate::lanes::destination_width;
use crate::memory::axi::LENGTH_BITS;
use crate::{EmitError, Shape, emit};
use std::fmt::Write;
use warpstep_kit::prim::index_width;
use warpstep_kit::verilog::Design;
use warpstep_spec::events::{FaultCause, Stall};
use warpstep_spec::{Config, SplitMode};

/// Changes when the ports of the chip do.
pub const PORT_VERSION: u32 = 5;

/// How many signals a port holds, side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Count {
    One,
    /// One a core.
    Cores,
    /// One a context of every core.
    Contexts,
    /// One an issue port of every core: as many as a warp has contexts.
    IssuePorts,
    /// One a context of every core if warps can be split, else none.
    SplitContexts,
    /// One a write port of every core.
    WritePorts,
    /// One a lane at every write port of every core.
    Lanes,
}

/// Bits of a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Width {
    Bits(usize),
    CoreIndex,
    ContextIndex,
    LaneIndex,
    Lanes,
    Beat,
    BeatBytes,
    QueueCount,
    FlightCount,
    Destination,
}

impl Width {
    fn bits(self, config: &Config) -> usize {
        match self {
            Width::Bits(bits) => bits,
            Width::CoreIndex => index_width(config.cores),
            Width::ContextIndex => index_width(contexts(config)),
            Width::Lanes => config.lanes,
            Width::LaneIndex => index_width(config.lanes),
            Width::Beat => 8 * config.axi_bytes as usize,
            Width::BeatBytes => config.axi_bytes as usize,
            Width::QueueCount => index_width(config.queue_depth() + 1),
            Width::FlightCount => index_width(config.fetch_latency + 1),
            Width::Destination => destination_width(config.warps),
        }
    }

    fn words(self) -> String {
        match self {
            Width::Bits(bits) => bits.to_string(),
            Width::CoreIndex => "index(cores)".into(),
            Width::ContextIndex => "index(C)".into(),
            Width::Lanes => "L".into(),
            Width::LaneIndex => "index(L)".into(),
            Width::Beat => "8 × bytes of a beat".into(),
            Width::BeatBytes => "bytes of a beat".into(),
            Width::QueueCount => "index(t_F + 2)".into(),
            Width::FlightCount => "index(t_F + 1)".into(),
            Width::Destination => "6 + index(W)".into(),
        }
    }
}

fn contexts(config: &Config) -> usize {
    config.core_contexts()
}

/// A port, or several of one name.
struct Row {
    name: &'static str,
    count: Count,
    width: Width,
    timing: &'static str,
}

/// Ports that belong together.
struct Group {
    title: &'static str,
    trace: bool,
    story: &'static str,
    rows: &'static [Row],
}

const fn row(name: &'static str, count: Count, width: Width, timing: &'static str) -> Row {
    Row { name, count, width, timing }
}

const SAME: &str = "with it";
const OWN: &str = "every cycle";

use Count::{Contexts, Cores, IssuePorts, Lanes, One, SplitContexts, WritePorts};
use Width::Bits;

/// Every port but clock and reset, in the order of the module.
static GROUPS: &[Group] = &[
    Group {
        title: "Start and end",
        trace: false,
        story: "Every core runs from the first cycle in which `reset` is 0: warp 0 with lane 0.",
        rows: &[
            row("start_pc", One, Bits(32), "read in the first cycle after reset"),
            row("start_argument", One, Bits(32), "read in the first cycle after reset"),
            row("busy", One, Bits(1), "falls in the cycle after the last effect"),
        ],
    },
    Group {
        title: "Program errors",
        trace: false,
        story: "The first one stays until reset; of several in one cycle that of the lowest core, and within a core an illegal instruction\n\
                before warp control, CSRs and memory. It is reported one cycle after detection, and so no later than `busy` falls.",
        rows: &[
            row("fault_valid", One, Bits(1), "until reset"),
            row("fault_cause", One, Bits(CAUSE_BITS), SAME),
            row("fault_context", One, Width::ContextIndex, SAME),
            row("fault_pc", One, Bits(32), SAME),
            row("fault_detail", One, Bits(32), SAME),
            row("fault_lane", One, Width::LaneIndex, SAME),
            row("fault_core", One, Width::CoreIndex, SAME),
        ],
    },
    Group {
        title: "Memory",
        trace: false,
        story: "An AXI4 master: one burst (INCR, full width) per line, everything in order, no identifiers. [memory.md](memory.md) says when.",
        rows: &[
            row("axi_araddr", One, Bits(32), "with `arvalid`"),
            row("axi_arlen", One, Bits(LENGTH_BITS), SAME),
            row("axi_arsize", One, Bits(3), "constant"),
            row("axi_arburst", One, Bits(2), "constant"),
            row("axi_arprot", One, Bits(3), SAME),
            row("axi_arvalid", One, Bits(1), "until `arready`"),
            row("axi_arready", One, Bits(1), OWN),
            row("axi_rdata", One, Width::Beat, "with `rvalid`"),
            row("axi_rresp", One, Bits(2), "with `rvalid`; what is not OKAY is an error"),
            row("axi_rlast", One, Bits(1), "with `rvalid`"),
            row("axi_rvalid", One, Bits(1), "until `rready`"),
            row("axi_rready", One, Bits(1), OWN),
            row("axi_awaddr", One, Bits(32), "with `awvalid`"),
            row("axi_awlen", One, Bits(LENGTH_BITS), SAME),
            row("axi_awsize", One, Bits(3), "constant"),
            row("axi_awburst", One, Bits(2), "constant"),
            row("axi_awprot", One, Bits(3), "constant"),
            row("axi_awvalid", One, Bits(1), "until `awready`"),
            row("axi_awready", One, Bits(1), OWN),
            row("axi_wdata", One, Width::Beat, "with `wvalid`, which may come before or after its address"),
            row("axi_wstrb", One, Width::BeatBytes, SAME),
            row("axi_wlast", One, Bits(1), SAME),
            row("axi_wvalid", One, Bits(1), "until `wready`"),
            row("axi_wready", One, Bits(1), OWN),
            row("axi_bresp", One, Bits(2), "with `bvalid`; what is not OKAY is an error"),
            row("axi_bvalid", One, Bits(1), "one cycle per response"),
            row("axi_bready", One, Bits(1), "always 1"),
        ],
    },
    Group {
        title: "Trace: front end",
        trace: true,
        story: "What the core does in this cycle, before the clock edge that ends it. Reasons are numbered as in the list below.",
        rows: &[
            row("trace_issue", IssuePorts, Bits(1), OWN),
            row("trace_issue_nop", IssuePorts, Bits(1), SAME),
            row("trace_issue_context", IssuePorts, Width::ContextIndex, SAME),
            row("trace_issue_pc", IssuePorts, Bits(32), "with it, unless a NOP"),
            row("trace_issue_word", IssuePorts, Bits(32), "with it, unless a NOP"),
            row("trace_issue_lanes", IssuePorts, Width::Lanes, "with it, unless a NOP"),
            row("trace_request", IssuePorts, Bits(1), OWN),
            row("trace_request_context", IssuePorts, Width::ContextIndex, SAME),
            row("trace_request_pc", IssuePorts, Bits(32), SAME),
            row("trace_stalls", Contexts, Bits(STALL_BITS), OWN),
            row("trace_occupancy", Contexts, Width::QueueCount, "at the start of the cycle"),
            row(
                "trace_in_flight",
                Contexts,
                Width::FlightCount,
                "at the start of the cycle, misses found in it dropped",
            ),
            row("trace_lanes", SplitContexts, Width::Lanes, "at the start of the cycle"),
            row("trace_owned", SplitContexts, Width::Lanes, "at the start of the cycle"),
        ],
    },
    Group {
        title: "Trace: results",
        trace: true,
        story: "Registers are written at the end of the cycle in which these ports say so. Lists have a member for each of the P write ports of\n\
                a core: with two, first what is written at the short port, then at the long one.",
        rows: &[
            row("trace_writes", WritePorts, Width::Lanes, OWN),
            row("trace_destinations", Lanes, Width::Destination, "where the lane writes"),
            row("trace_values", Lanes, Bits(32), "where the lane writes"),
            row("trace_collision", Cores, Bits(1), "never 1"),
        ],
    },
    Group {
        title: "Trace: memory",
        trace: true,
        story: "What the arbiter grants.",
        rows: &[
            row("trace_granted", One, Bits(1), OWN),
            row("trace_granted_core", One, Width::CoreIndex, SAME),
            row("trace_granted_fill", One, Bits(1), SAME),
            row("trace_granted_write", One, Bits(1), SAME),
            row("trace_granted_address", One, Bits(32), SAME),
        ],
    },
];

impl Row {
    /// Name and width of the port, as emitted: a list is one vector, the first member lowest.
    fn port(&self, config: &Config) -> (String, usize) {
        let count = match self.count {
            One => 1,
            Cores => config.cores,
            Contexts => config.cores * contexts(config),
            IssuePorts => config.cores * config.contexts(),
            SplitContexts if config.contexts() == 1 => 0,
            SplitContexts => config.cores * contexts(config),
            WritePorts => config.cores * config.write_ports,
            Lanes => config.cores * config.write_ports * config.lanes,
        };
        (self.name.to_string(), count * self.width.bits(config))
    }

    fn shown_bits(&self) -> String {
        let each = self.width.words();
        match self.count {
            One => each,
            Cores => format!("cores × {each}"),
            Contexts => format!("cores × C × {each}"),
            IssuePorts => format!("cores × (S + 1) × {each}"),
            SplitContexts => format!("cores × C × {each}; only with S > 0"),
            WritePorts => format!("cores × P × {each}"),
            Lanes => format!("cores × P × L × {each}"),
        }
    }
}

/// Name and width of every port but clock and reset, in the order of the module.
pub fn ports(config: &Config, trace: bool) -> Vec<(String, usize)> {
    let groups = GROUPS.iter().filter(|group| trace || !group.trace);
    let all = groups.flat_map(|group| group.rows).map(|row| row.port(config));
    all.filter(|(_, bits)| *bits > 0).collect()
}

/// The page as Markdown: rows from here, meanings from the emitted design.
pub fn markdown(shape: &Shape) -> Result<String, EmitError> {
    let design = emit(&splitting(shape))?;
    let mut page = format!(
        "# Ports of the chip, version {PORT_VERSION}\n\n\
         Generated by `warpstep emit --ports-page`; a test keeps it fresh. Do not edit.\n\n\
         W warps, L lanes, C = W × (S + 1) contexts, P write ports of a lane, t_F fetch latency; index(n) = bits to count to n - 1, at least 1. Everything is\n\
         synchronous to the rising edge of `clock`; inputs must be stable before it. `reset`, active high and synchronous, must be 1 for one\n\
         edge. Memories have no reset: a register of a lane is unknown until it is written.\n\n\
         The version is in the manifest of every emitted chip (`port_version`) and changes when a port does. Trace ports exist in the\n\
         simulation flavour only (`warpstep emit --trace`). A list is one vector, its first member\n\
         lowest: first what belongs to core 0, then core 1.\n\n\
         | port | direction | bits | meaning | when |\n|---|---|---|---|---|\n\
         | `clock` | in | 1 | Clock. | |\n| `reset` | in | 1 | Synchronous reset. | |\n"
    );
    for group in GROUPS {
        let _ = write!(page, "\n## {}\n\n{}\n\n", group.title, group.story);
        page.push_str("| port | direction | bits | meaning | when |\n|---|---|---|---|---|\n");
        for row in group.rows {
            let (direction, doc) = described(&design, row.name);
            let (name, bits) = (row.name, row.shown_bits());
            let _ = writeln!(page, "| `{name}` | {direction} | {bits} | {doc} | {} |", row.timing);
        }
    }
    page.push_str("\n## Causes of program errors\n\n| cause | what | detail |\n|---|---|---|\n");
    for cause in FaultCause::ALL {
        let _ = writeln!(page, "| {} | {} | {} |", cause.number(), cause.meaning(), cause.evidence());
    }
    page.push_str("\n## Reasons\n\n| number | word | what |\n|---|---|---|\n");
    for stall in Stall::ALL {
        let _ = writeln!(page, "| {} | {} | {} |", stall.number(), stall.word(), stall.meaning());
    }
    Ok(page)
}

/// The machine with a split context for each warp: it has all ports there can be.
fn splitting(shape: &Shape) -> Shape {
    let mut parameters = shape.config().parameters();
    (parameters.splits, parameters.split_mode) = (1, SplitMode::Marked);
    Shape::new(Config::try_from(parameters).expect("warps of several lanes can be split"), shape.trace())
}

/// Direction and meaning of the first port of that name.
fn described<'a>(design: &'a Design, name: &str) -> (&'static str, &'a str) {
    let found = design.ports.iter().find(|port| port.name == name);
    found.map_or(("?", ""), |port| (if port.input { "in" } else { "out" }, port.doc.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::top::testing::{chip, machine};

    #[test]
    fn the_rows_are_exactly_the_emitted_ports() {
        for (cores, warps, lanes, schedule) in [(1, 1, 1, "gtlo"), (2, 2, 4, "gtlrr"), (3, 3, 5, "lrr/gtlrr")]
        {
            for trace in [false, true] {
                let config = chip(cores, warps, lanes, 0, schedule);
                let design = emit(&Shape::new(config.clone(), trace)).unwrap();
                let emitted: Vec<(String, usize)> =
                    design.ports.iter().map(|port| (port.name.clone(), port.width)).collect();
                assert_eq!(emitted, ports(&config, trace), "{warps}x{lanes} {schedule}");
            }
        }
    }

    #[test]
    fn every_port_has_a_meaning() {
        let design = emit(&splitting(&Shape::new(machine(2, 4, "lrr"), true))).unwrap();
        for row in GROUPS.iter().flat_map(|group| group.rows) {
            let (direction, doc) = described(&design, row.name);
            assert!(direction != "?" && doc.ends_with('.'), "{}: {doc}", row.name);
        }
    }

    #[test]
    fn the_committed_page_is_what_the_rows_say() {
        let committed = include_str!("../../../../docs/ports.md");
        let page = markdown(&Shape::new(machine(2, 4, "lrr"), true)).unwrap();
        assert!(
            committed == page,
            "docs/ports.md is stale: cargo run -p warpstep -- emit --ports-page > docs/ports.md"
        );
    }
}
