//! The ports of the core as a frame.

use super::Rtl;
use crate::frame::{CoreFrame, FaultSeen, Frame, Granted, LaneWrite, meaningful};
use crate::verilated::PortId;
use warpstep_core::operation::REG_BITS;
use warpstep_cycle::{Issue, IssuedInstruction, Request, Stall};
use warpstep_memory::{MasterSignals, SlaveSignals, WORDS};
use warpstep_spec::LaneMask;
use warpstep_spec::events::FaultCause;
use warpstep_spec::mask::lanes_of;

impl Rtl {
    /// What the AXI master drives.
    pub(super) fn master(&self) -> MasterSignals {
        let (axi, get) = (&self.ports.axi, |port: PortId| self.model.get(port));
        let mut master = MasterSignals {
            arvalid: get(axi.arvalid) == 1,
            rready: get(axi.rready) == 1,
            awvalid: get(axi.awvalid) == 1,
            wvalid: get(axi.wvalid) == 1,
            bready: get(axi.bready) == 1,
            ..MasterSignals::default()
        };
        if master.arvalid {
            master.araddr = get(axi.araddr) as u32;
            master.arlen = get(axi.arlen) as u8;
            (master.arsize, master.arburst) = (get(axi.arsize) as u8, get(axi.arburst) as u8);
        }
        if master.awvalid {
            master.awaddr = get(axi.awaddr) as u32;
            master.awlen = get(axi.awlen) as u8;
            (master.awsize, master.awburst) = (get(axi.awsize) as u8, get(axi.awburst) as u8);
        }
        if master.wvalid {
            self.model.words(axi.wdata, &mut master.wdata[..self.axi_words]);
            (master.wstrb, master.wlast) = (get(axi.wstrb), get(axi.wlast) == 1);
        }
        master
    }

    /// The program error at the ports; after a tick that is the state of the next cycle.
    pub fn fault(&self) -> Option<FaultSeen> {
        let (fault, get) = (&self.ports.fault, |port: PortId| self.model.get(port));
        (get(fault.valid) == 1).then(|| FaultSeen {
            core: get(self.ports.fault_core) as usize,
            cause: FaultCause::of_number(get(fault.cause) as usize),
            context: get(fault.context) as usize,
            pc: get(fault.pc) as u32,
            detail: get(fault.detail) as u32,
            lane: get(fault.lane) as usize,
        })
    }

    /// Fills a frame with this cycle.
    pub(super) fn observe(&self, frame: &mut Frame, master: &MasterSignals, slave: &SlaveSignals) {
        let get = |port: PortId| self.model.get(port);
        frame.cycle = self.cycle;
        frame.master = *master;
        meaningful(&mut frame.master);
        frame.slave = *slave;
        frame.slave.rdata = [0; WORDS];
        let trace = &self.ports.trace;
        frame.granted = (get(trace.granted[0]) == 1).then(|| Granted {
            core: get(trace.granted_core[0]) as usize,
            fill: get(trace.granted_fill[0]) == 1,
            write: get(trace.granted_write[0]) == 1,
            address: get(trace.granted_address[0]) as u32,
        });
        frame.fault = self.fault();
        frame.cores.resize_with(trace.collision.len(), CoreFrame::default);
        for (core, frame) in frame.cores.iter_mut().enumerate() {
            self.observe_core(core, frame);
        }
    }

    fn observe_core(&self, core: usize, frame: &mut CoreFrame) {
        let (trace, get) = (&self.ports.trace, |port: PortId| self.model.get(port));
        let contexts = self.config.core_contexts();
        let first_context = core * contexts;
        let ports = self.config.contexts();
        let ports = core * ports..(core + 1) * ports;
        frame.issued.clear();
        for port in ports.clone().filter(|port| get(trace.issue[*port]) == 1) {
            let nop = get(trace.issue_nop[port]) == 1;
            frame.issued.push(Issue {
                context: get(trace.issue_context[port]) as usize,
                instruction: (!nop).then(|| IssuedInstruction {
                    pc: get(trace.issue_pc[port]) as u32,
                    word: get(trace.issue_word[port]) as u32,
                    active: get(trace.issue_lanes[port]) as LaneMask,
                }),
            });
        }
        frame.requested.clear();
        frame.requested.extend(ports.filter(|port| get(trace.request[*port]) == 1).map(|port| Request {
            context: get(trace.request_context[port]) as usize,
            pc: get(trace.request_pc[port]) as u32,
        }));
        let masks = |into: &mut Vec<LaneMask>, from: &[PortId]| {
            into.clear();
            let own = from.get(first_context..).unwrap_or(&[]).iter().take(contexts);
            into.extend(own.map(|port| get(*port) as LaneMask));
        };
        masks(&mut frame.lanes, &trace.lanes);
        masks(&mut frame.owned, &trace.owned);
        let bytes = |into: &mut Vec<u8>, from: &[PortId]| {
            into.clear();
            into.extend(from[first_context..][..contexts].iter().map(|port| get(*port) as u8));
        };
        bytes(&mut frame.occupancy, &trace.occupancy);
        bytes(&mut frame.in_flight, &trace.in_flight);
        frame.stalls.clear();
        frame.nonsense = false;
        for port in &trace.stalls[first_context..][..contexts] {
            let stall = Stall::of_number(get(*port) as usize);
            frame.nonsense |= stall.is_none();
            frame.stalls.push(stall.unwrap_or(Stall::Empty));
        }
        frame.writes.clear();
        let (ports, lanes) = (self.config.write_ports, self.config.lanes);
        let mut sorted = true; // by lanes, unless two ports write
        for port in 0..ports {
            let place = core * ports + port;
            sorted &= frame.writes.is_empty();
            let (destinations, values) =
                (&trace.destinations[place * lanes..], &trace.values[place * lanes..]);
            frame.writes.extend(lanes_of(get(trace.writes[place]) as LaneMask).map(|lane| {
                let destination = get(destinations[lane]) as usize;
                LaneWrite {
                    lane,
                    port,
                    warp: destination >> REG_BITS,
                    register: destination & ((1 << REG_BITS) - 1),
                    value: get(values[lane]) as u32,
                }
            }));
        }
        if !sorted {
            frame.writes.sort_unstable();
        }
        frame.collision = get(trace.collision[core]) == 1;
    }
}
