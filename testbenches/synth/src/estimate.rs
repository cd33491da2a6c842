//! How fast the clock can be, guessed from the mapped netlist alone: minutes instead of the hour that nextpnr takes.
//!
//! Every cell has a fixed delay and every wire one that grows with its loads; where cells come to lie is not known. So the figure is an
//! estimate: good to see which path is the longest and whether a change made it shorter, not what a board can be clocked with.

use crate::delays::{clock_to_output, ends, through, wire};
use crate::endpoints::{Arrival, LateEndpoint, latest};
use crate::error::SynthError;
use crate::names::Names;
use crate::netlist::{Netlist, Pin};
use crate::path::CriticalPath;
use crate::placement;
use serde::Serialize;

/// An estimate.
#[derive(Clone, Debug, Serialize)]
pub struct Estimate {
    /// The longest path, which a clock period must be.
    pub period_ns: f64,
    /// The clock of that period.
    pub clock_mhz: f64,
    /// Where paths end, the worst of each block, each with its path; the longest of all is the first.
    pub ends: Vec<EstimatedEnd>,
}

/// The latest arrival in a block and how it came there.
#[derive(Clone, Debug, Serialize)]
pub struct EstimatedEnd {
    /// Where it ends.
    pub end: LateEndpoint,
    /// The path.
    pub path: CriticalPath,
}

/// Estimates a netlist; `most` blocks are told. Nothing if it has no path between flip-flops.
pub fn estimate(netlist: &Netlist, names: &Names, most: usize) -> Result<Option<Estimate>, SynthError> {
    let timing = Timing::new(netlist)?;
    let ends = timing.ends();
    let arrivals = ends.iter().map(|end| Arrival {
        net: &netlist.nets[end.net].name,
        cell: &netlist.cells[end.pin.cell].name,
        arrival_ns: end.arrival_ns,
    });
    let late = latest(arrivals.collect(), names, most);
    let told = late.into_iter().filter_map(|late| {
        let here = |end: &&End| {
            end.arrival_ns == late.arrival_ns
                && names.place(&netlist.cells[end.pin.cell].name).block == late.block
        };
        let end = ends.iter().find(here)?;
        Some(EstimatedEnd { path: CriticalPath::new(&timing.path(end), names), end: late })
    });
    let ends: Vec<EstimatedEnd> = told.collect();
    let Some(period_ns) = ends.first().map(|worst| worst.end.arrival_ns) else { return Ok(None) };
    Ok(Some(Estimate { period_ns, clock_mhz: 1000.0 / period_ns, ends }))
}

/// Where a path ends.
struct End<'a> {
    net: usize,
    pin: &'a Pin,
    arrival_ns: f64,
}

/// Arrivals at the drivers of all nets.
struct Timing<'a> {
    netlist: &'a Netlist,
    /// When the driver of a net has its value; nothing if no path from a clock edge leads there.
    arrivals: Vec<Option<f64>>,
    /// The net before, and the port of the driver it enters by.
    before: Vec<Option<(usize, &'a str)>>,
}

impl<'a> Timing<'a> {
    fn new(netlist: &'a Netlist) -> Result<Timing<'a>, SynthError> {
        let nets = netlist.nets.len();
        let mut timing = Timing { netlist, arrivals: vec![None; nets], before: vec![None; nets] };
        // Nets whose drivers follow others wait for those.
        let mut awaited: Vec<usize> = (0..nets).map(|net| timing.followed(net).count()).collect();
        let mut following: Vec<Vec<usize>> = vec![vec![]; nets];
        for net in 0..nets {
            timing.followed(net).for_each(|(_, other, _)| following[other].push(net));
        }
        let mut ready: Vec<usize> = (0..nets).filter(|net| awaited[*net] == 0).collect();
        while let Some(net) = ready.pop() {
            timing.arrive(net);
            for later in &following[net] {
                awaited[*later] -= 1;
                if awaited[*later] == 0 {
                    ready.push(*later);
                }
            }
        }
        match awaited.iter().position(|nets| *nets > 0) {
            None => Ok(timing),
            Some(net) => {
                let problem = format!("`{}` is in or behind a loop of gates", netlist.nets[net].name);
                Err(SynthError::unreadable("the netlist of Yosys", problem))
            }
        }
    }

    /// The inputs that the driver of a net follows: port, net, time through the cell.
    fn followed(&self, net: usize) -> impl Iterator<Item = (&'a str, usize, f64)> + use<'a> {
        let driver = self.netlist.nets[net].driver.as_ref();
        let cells = &self.netlist.cells;
        driver.into_iter().flat_map(move |pin| {
            let cell = &cells[pin.cell];
            let time = |input: &str| through(&cell.kind, cell.registered, input, &pin.port);
            cell.inputs.iter().filter_map(move |(port, net)| Some((port.as_str(), *net, time(port)?)))
        })
    }

    /// Settles a net; those that it follows are settled.
    fn arrive(&mut self, net: usize) {
        let Some(driver) = &self.netlist.nets[net].driver else { return };
        let cell = &self.netlist.cells[driver.cell];
        if let Some(time) = clock_to_output(&cell.kind, cell.registered) {
            self.arrivals[net] = Some(time);
            return;
        }
        for (port, other, time) in self.followed(net) {
            let Some(begin) = self.arrivals[other] else { continue };
            let arrival = begin + self.wire(other, driver.cell, port) + time;
            if self.arrivals[net].is_none_or(|latest| arrival > latest) {
                (self.arrivals[net], self.before[net]) = (Some(arrival), Some((other, port)));
            }
        }
    }

    /// Along a net, to a port of a cell.
    fn wire(&self, net: usize, cell: usize, port: &str) -> f64 {
        let net = &self.netlist.nets[net];
        let kind = |cell: usize| self.netlist.cells[cell].kind.as_str();
        let from = net.driver.as_ref().map_or(("", ""), |pin| (kind(pin.cell), pin.port.as_str()));
        wire(from, (kind(cell), port), net.sinks.len())
    }

    fn ends(&self) -> Vec<End<'a>> {
        let mut all = vec![];
        for (number, net) in self.netlist.nets.iter().enumerate() {
            let Some(begin) = self.arrivals[number] else { continue };
            for pin in &net.sinks {
                let cell = &self.netlist.cells[pin.cell];
                if ends(&cell.kind, cell.registered, &pin.port) {
                    let arrival_ns = begin + self.wire(number, pin.cell, &pin.port);
                    all.push(End { net: number, pin, arrival_ns });
                }
            }
        }
        all
    }

    /// From the clock edge to an end, as nextpnr tells paths.
    fn path(&self, end: &End) -> placement::Path {
        let mut segments = vec![];
        let (mut net, mut cell, mut port) = (end.net, end.pin.cell, end.pin.port.as_str());
        while let Some(driver) = &self.netlist.nets[net].driver {
            let wire = self.wire(net, cell, port);
            segments.push(self.segment("routing", wire, driver.cell, cell, Some(net)));
            let Some((before, enters)) = self.before[net] else {
                let time = self.arrivals[net].unwrap_or_default();
                segments.push(self.segment("clk-to-q", time, driver.cell, driver.cell, None));
                break;
            };
            let begin = self.arrivals[before].unwrap_or_default() + self.wire(before, driver.cell, enters);
            let time = self.arrivals[net].unwrap_or_default() - begin;
            segments.push(self.segment("logic", time, driver.cell, driver.cell, None));
            (net, cell, port) = (before, driver.cell, enters);
        }
        segments.reverse();
        placement::Path { from: "clock".into(), to: "clock".into(), path: segments }
    }

    fn segment(
        &self,
        kind: &str,
        delay: f64,
        from: usize,
        to: usize,
        net: Option<usize>,
    ) -> placement::Segment {
        let pin = |cell: usize| placement::Pin { cell: self.netlist.cells[cell].name.clone() };
        let net = net.map(|net| &self.netlist.nets[net]);
        placement::Segment {
            delay,
            from: pin(from),
            to: pin(to),
            kind: kind.into(),
            net: net.map(|net| net.name.clone()),
            sources: net.map(|net| net.sources.clone()).unwrap_or_default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Netlist {
        Netlist::read(include_str!("../tests/samples/netlist.json"), "top").expect("a netlist")
    }

    #[test]
    fn the_longest_path_is_the_sum_of_its_cells_and_wires() {
        let names = Names::from_instances("", vec![("u_pick".into(), "pick".into(), "warpstep_pick".into())]);
        let estimate = estimate(&sample(), &names, 5).expect("no loop").expect("a path");
        let worst = &estimate.ends[0];
        assert!((worst.path.total_ns - estimate.period_ns).abs() < 1e-9);
        assert_eq!(worst.path.levels, 2);
        assert_eq!(worst.end.register, "last");
        // From the flip-flop along a wire of two loads, two LUTs with a wire of one load between, and into the flip-flop beside.
        let lut = |loads| wire(("LUT4", "Z"), ("LUT4", "A"), loads);
        let expected = 0.525 + lut(2) + 0.236 + lut(1) + 0.236 + 0.13;
        assert!((estimate.period_ns - expected).abs() < 1e-9, "{} {expected}", estimate.period_ns);
    }

    #[test]
    fn a_loop_of_gates_is_refused() {
        let mut netlist = sample();
        let lut = netlist.cells.iter().position(|cell| cell.name == "first_LUT4").expect("it is there");
        let after = netlist.nets.iter().position(|net| net.name == "wanted").expect("it is there");
        netlist.cells[lut].inputs.push(("D".into(), after));
        let error = Timing::new(&netlist).err().expect("a loop");
        assert!(error.to_string().contains("loop of gates"), "{error}");
    }
}
