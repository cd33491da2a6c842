//! The core's ports by name, found once.

use crate::verilated::{Model, ModelError, PortId};
use warpstep_spec::Config;

/// Trace ports of one core.
pub(super) struct CorePorts {
    pub issue: [PortId; 6],
    pub fetch: [PortId; 3],
    pub stalls: Vec<PortId>,
    pub occupancy: Vec<PortId>,
    pub in_flight: Vec<PortId>,
    pub writes: PortId,
    pub destinations: Vec<PortId>,
    pub values: Vec<PortId>,
    pub collision: PortId,
}

/// The AXI ports.
pub(super) struct AxiPorts {
    /// valid, addr, len, size, burst.
    pub ar: [PortId; 5],
    pub arready: PortId,
    /// valid, data, resp, last.
    pub r: [PortId; 4],
    pub rready: PortId,
    pub aw: [PortId; 5],
    pub awready: PortId,
    /// valid, data, strb, last.
    pub w: [PortId; 4],
    pub wready: PortId,
    /// valid, resp.
    pub b: [PortId; 2],
    pub bready: PortId,
}

/// The ports a cycle looks at.
pub(super) struct Ports {
    pub clock: PortId,
    pub reset: PortId,
    pub start_pc: PortId,
    pub start_argument: PortId,
    pub busy: PortId,
    pub fault_valid: PortId,
    /// core, cause, context, pc, detail, lane.
    pub fault: [PortId; 6],
    pub axi: AxiPorts,
    /// granted, core, fill, write, address.
    pub granted: [PortId; 5],
    pub cores: Vec<CorePorts>,
}

/// Ports whose names begin alike.
fn group<const N: usize>(
    model: &Model,
    prefix: &str,
    names: [&str; N],
    suffix: &str,
) -> Result<[PortId; N], ModelError> {
    let mut found = Vec::with_capacity(N);
    for name in names {
        found.push(model.port(&format!("{prefix}{name}{suffix}"))?);
    }
    Ok(found.try_into().expect("as many as names"))
}

impl CorePorts {
    fn find(model: &Model, config: &Config, core: usize) -> Result<CorePorts, ModelError> {
        let several = |name: &str, count: usize| -> Result<Vec<PortId>, ModelError> {
            (core * count..(core + 1) * count).map(|number| model.port(&format!("{name}_{number}"))).collect()
        };
        let contexts = config.core_contexts();
        let suffix = format!("_{core}");
        let one = |name: &str| model.port(&format!("{name}{suffix}"));
        Ok(CorePorts {
            issue: group(model, "trace_issue", ["", "_nop", "_context", "_pc", "_word", "_lanes"], &suffix)?,
            fetch: group(model, "trace_request", ["", "_context", "_pc"], &suffix)?,
            stalls: several("trace_stalls", contexts)?,
            occupancy: several("trace_occupancy", contexts)?,
            in_flight: several("trace_in_flight", contexts)?,
            writes: one("trace_writes")?,
            destinations: several("trace_destinations", config.lanes)?,
            values: several("trace_values", config.lanes)?,
            collision: one("trace_collision")?,
        })
    }
}

impl Ports {
    pub fn find(model: &Model, config: &Config) -> Result<Ports, ModelError> {
        let one = |name: &str| model.port(name);
        Ok(Ports {
            clock: one("clock")?,
            reset: one("reset")?,
            start_pc: one("start_pc")?,
            start_argument: one("start_argument")?,
            busy: one("busy")?,
            fault_valid: one("fault_valid")?,
            fault: group(model, "fault_", ["core", "cause", "context", "pc", "detail", "lane"], "")?,
            axi: AxiPorts {
                ar: group(model, "axi_ar", ["valid", "addr", "len", "size", "burst"], "")?,
                arready: one("axi_arready")?,
                r: group(model, "axi_r", ["valid", "data", "resp", "last"], "")?,
                rready: one("axi_rready")?,
                aw: group(model, "axi_aw", ["valid", "addr", "len", "size", "burst"], "")?,
                awready: one("axi_awready")?,
                w: group(model, "axi_w", ["valid", "data", "strb", "last"], "")?,
                wready: one("axi_wready")?,
                b: group(model, "axi_b", ["valid", "resp"], "")?,
                bready: one("axi_bready")?,
            },
            granted: group(model, "trace_granted", ["", "_core", "_fill", "_write", "_address"], "_0")?,
            cores: (0..config.cores)
                .map(|core| CorePorts::find(model, config, core))
                .collect::<Result<_, _>>()?,
        })
    }
}
