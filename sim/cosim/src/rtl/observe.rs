//! What the ports say, as a frame.

use super::Rtl;
use super::ports::CorePorts;
use crate::frame::{CoreFrame, FaultSeen, Frame, Granted, LaneWrite, meaningful};
use crate::verilated::{Model, PortId};
use warpstep_core::operation::REG_BITS;
use warpstep_cycle::{IssuedInstruction, Stall};
use warpstep_memory::{MasterSignals, SlaveSignals, WORDS};
use warpstep_spec::LaneMask;
use warpstep_spec::events::FaultCause;
use warpstep_spec::mask::lanes_of;

impl Rtl {
    /// What the AXI master drives.
    pub(super) fn master(&self) -> MasterSignals {
        let (axi, get) = (&self.ports.axi, |port: PortId| self.model.get(port));
        let mut master = MasterSignals {
            arvalid: get(axi.ar[0]) == 1,
            rready: get(axi.rready) == 1,
            awvalid: get(axi.aw[0]) == 1,
            wvalid: get(axi.w[0]) == 1,
            bready: get(axi.bready) == 1,
            ..MasterSignals::default()
        };
        if master.arvalid {
            master.araddr = get(axi.ar[1]) as u32;
            master.arlen = get(axi.ar[2]) as u8;
            (master.arsize, master.arburst) = (get(axi.ar[3]) as u8, get(axi.ar[4]) as u8);
        }
        if master.awvalid {
            master.awaddr = get(axi.aw[1]) as u32;
            master.awlen = get(axi.aw[2]) as u8;
            (master.awsize, master.awburst) = (get(axi.aw[3]) as u8, get(axi.aw[4]) as u8);
        }
        if master.wvalid {
            self.model.words(axi.w[1], &mut master.wdata[..self.axi_words]);
            (master.wstrb, master.wlast) = (get(axi.w[2]), get(axi.w[3]) == 1);
        }
        master
    }

    /// The program error it tells, as its ports stand: after a tick those of the next cycle.
    pub fn fault(&self) -> Option<FaultSeen> {
        let (fault, get) = (&self.ports.fault, |port: PortId| self.model.get(port));
        (get(self.ports.fault_valid) == 1).then(|| FaultSeen {
            core: get(fault[0]) as usize,
            cause: FaultCause::of_number(get(fault[1]) as usize),
            context: get(fault[2]) as usize,
            pc: get(fault[3]) as u32,
            detail: get(fault[4]) as u32,
            lane: get(fault[5]) as usize,
        })
    }

    /// Fills a frame with this cycle.
    pub(super) fn observe(&self, frame: &mut Frame, master: &MasterSignals, slave: &SlaveSignals) {
        let get = |port: PortId| self.model.get(port);
        frame.cycle = self.cycle;
        frame.master = if master.wvalid { meaningful(*master) } else { *master };
        frame.slave = SlaveSignals { rdata: [0; WORDS], ..*slave };
        let granted = &self.ports.granted;
        frame.granted = (get(granted[0]) == 1).then(|| Granted {
            core: get(granted[1]) as usize,
            fill: get(granted[2]) == 1,
            write: get(granted[3]) == 1,
            address: get(granted[4]) as u32,
        });
        frame.fault = self.fault();
        frame.cores.resize_with(self.ports.cores.len(), CoreFrame::default);
        for (ports, core) in self.ports.cores.iter().zip(&mut frame.cores) {
            observe_core(&self.model, ports, core);
        }
    }
}

fn observe_core(model: &Model, ports: &CorePorts, frame: &mut CoreFrame) {
    let get = |port: PortId| model.get(port);
    let issues = get(ports.issue[0]) == 1;
    let nop = get(ports.issue[1]) == 1;
    frame.issued = issues.then(|| (get(ports.issue[2]) as usize, nop));
    frame.instruction = (issues && !nop).then(|| IssuedInstruction {
        pc: get(ports.issue[3]) as u32,
        word: get(ports.issue[4]) as u32,
        active: get(ports.issue[5]) as LaneMask,
    });
    frame.requested =
        (get(ports.fetch[0]) == 1).then(|| (get(ports.fetch[1]) as usize, get(ports.fetch[2]) as u32));
    let bytes = |into: &mut Vec<u8>, from: &[PortId]| {
        into.clear();
        into.extend(from.iter().map(|port| get(*port) as u8));
    };
    bytes(&mut frame.occupancy, &ports.occupancy);
    bytes(&mut frame.in_flight, &ports.in_flight);
    frame.stalls.clear();
    frame.nonsense = false;
    for port in &ports.stalls {
        let stall = Stall::of_number(get(*port) as usize);
        frame.nonsense |= stall.is_none();
        frame.stalls.push(stall.unwrap_or(Stall::Empty));
    }
    frame.writes.clear();
    let mask = get(ports.writes) as LaneMask;
    frame.writes.extend(lanes_of(mask).map(|lane| {
        let destination = get(ports.destinations[lane]) as usize;
        let value = get(ports.values[lane]) as u32;
        LaneWrite {
            lane,
            warp: destination >> REG_BITS,
            register: destination & ((1 << REG_BITS) - 1),
            value,
        }
    }));
    frame.collision = get(ports.collision) == 1;
}
