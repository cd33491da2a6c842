//! Clock and utilisation, from nextpnr's report.

use crate::endpoints::Arrival;
use crate::error::SynthError;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How much of a kind of site is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Used {
    /// Sites in use.
    pub used: u64,
    /// Sites the device has.
    pub available: u64,
}

/// What nextpnr writes with `--report`.
#[derive(Deserialize)]
pub struct NextpnrReport {
    fmax: BTreeMap<String, Fmax>,
    /// By kind of site.
    pub utilization: BTreeMap<String, Used>,
    /// The slowest path of each pair of clocks.
    pub critical_paths: Vec<Path>,
    /// When each net arrives at the flip-flops it ends at.
    #[serde(default)]
    pub detailed_net_timings: Vec<NetTiming>,
}

#[derive(Deserialize)]
struct Fmax {
    achieved: f64,
}

/// A path from one clock edge to another.
#[derive(Deserialize)]
pub struct Path {
    /// Clock edge it begins at.
    pub from: String,
    /// Clock edge it ends at.
    pub to: String,
    /// Its segments.
    pub path: Vec<Segment>,
}

/// A part of a path: through a cell, or along a net.
#[derive(Deserialize)]
pub struct Segment {
    /// In ns.
    pub delay: f64,
    /// Where it begins.
    pub from: Pin,
    /// Where it ends.
    pub to: Pin,
    /// `clk-to-q`, `logic`, `routing`, `setup` or `source`.
    #[serde(rename = "type")]
    pub kind: String,
    /// The net, if it is routing.
    pub net: Option<String>,
    /// Where in the Verilog the net comes from: `file.v:19.23-19.31`.
    #[serde(default)]
    pub sources: Vec<String>,
}

/// A pin of a cell.
#[derive(Deserialize)]
pub struct Pin {
    /// Name of the cell.
    pub cell: String,
}

/// A net and where it ends.
#[derive(Deserialize)]
pub struct NetTiming {
    /// Its name.
    pub net: String,
    /// Where it ends at a clock.
    pub endpoints: Vec<Endpoint>,
}

/// A flip-flop, memory or pin.
#[derive(Deserialize)]
pub struct Endpoint {
    /// Name of the cell.
    pub cell: String,
    /// Clock edge.
    pub event: String,
    delay: Delay,
}

/// One number, or the shortest and the longest.
#[derive(Deserialize)]
#[serde(untagged)]
enum Delay {
    One(f64),
    Several(Vec<f64>),
}

impl Endpoint {
    /// When the signal arrives, in ns after the clock edge it began at.
    pub fn arrival_ns(&self) -> f64 {
        match &self.delay {
            Delay::One(delay) => *delay,
            Delay::Several(delays) => delays.iter().copied().fold(0.0, f64::max),
        }
    }
}

impl NextpnrReport {
    /// Reads it.
    pub fn read(text: &str) -> Result<NextpnrReport, SynthError> {
        serde_json::from_str(text).map_err(|error| SynthError::unreadable("nextpnr's report", error))
    }

    /// The clock of the slowest domain, in MHz; nothing if there is no path between flip-flops.
    pub fn fmax_mhz(&self) -> Option<f64> {
        self.fmax.values().map(|clock| clock.achieved).min_by(f64::total_cmp)
    }

    /// Where signals arrive at a clock edge.
    pub fn arrivals(&self) -> Vec<Arrival<'_>> {
        let all =
            self.detailed_net_timings.iter().flat_map(|net| net.endpoints.iter().map(move |end| (net, end)));
        let clocked = all.filter(|(_, end)| end.event != "<async>");
        clocked
            .map(|(net, end)| Arrival { net: &net.net, cell: &end.cell, arrival_ns: end.arrival_ns() })
            .collect()
    }

    /// The slowest path between flip-flops of one clock.
    pub fn critical(&self) -> Option<&Path> {
        let clocked =
            self.critical_paths.iter().filter(|path| path.from == path.to && path.from != "<async>");
        clocked.max_by(|one, other| one.length_ns().total_cmp(&other.length_ns()))
    }
}

impl Path {
    /// How long it takes.
    pub fn length_ns(&self) -> f64 {
        self.path.iter().map(|segment| segment.delay).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_and_utilisation_are_read() {
        let report = NextpnrReport::read(include_str!("../tests/samples/report.json")).expect("a report");
        assert_eq!(report.fmax_mhz().map(f64::round), Some(894.0));
        assert_eq!(report.utilization["TRELLIS_COMB"], Used { used: 4, available: 83_640 });
        let end = &report.detailed_net_timings[0].endpoints[0];
        assert_eq!((end.cell.as_str(), end.arrival_ns() > 1.1), ("last_q_TRELLIS_FF_Q", true));
    }

    #[test]
    fn a_report_that_is_cut_off_is_refused() {
        let error = NextpnrReport::read(r#"{"fmax": {"#).err().expect("it is cut off");
        assert!(error.to_string().starts_with("cannot read nextpnr's report"), "{error}");
    }
}
