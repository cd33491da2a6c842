//! The AXI port and the arbiter as signals. Read data are not shown: the model has none.

use super::signals::scope;
use crate::frame::Frame;
use bitvec::order::Lsb0;
use bitvec::view::BitView;
use std::io;
use warpstep_spec::Config;
use warpstep_wave::{Kind, Layout, Level, SignalId, WaveWriter};

/// One channel of addresses, or the grants.
type Four = [SignalId; 4];

/// What goes between the cores and memory.
pub(super) struct BusSignals {
    granted: [SignalId; 5],
    read_address: Four,
    read_data: Four,
    write_address: Four,
    /// valid, ready, last, strobes, data.
    write_data: [SignalId; 5],
    /// Bits of the bus.
    width: usize,
    response: [SignalId; 3],
}

impl BusSignals {
    pub fn declare(layout: &mut Layout, config: &Config) -> BusSignals {
        use Kind::{Address, Bit, Count, Data, Mask};
        let four = |ids: Vec<SignalId>| [ids[0], ids[1], ids[2], ids[3]];
        let granted = scope(
            layout,
            "arbiter",
            &[("granted", Bit), ("core", Count(2)), ("fill", Bit), ("write", Bit), ("address", Address)],
        );
        layout.enter("axi");
        let address = [("valid", Bit), ("ready", Bit), ("address", Address), ("beats", Count(9))];
        let read_address = four(scope(layout, "ar", &address));
        let read_data = four(scope(
            layout,
            "r",
            &[("valid", Bit), ("ready", Bit), ("last", Bit), ("response", Count(2))],
        ));
        let write_address = four(scope(layout, "aw", &address));
        let strobes = ("strobes", Mask(config.axi_bytes));
        let data = ("data", Data(8 * config.axi_bytes));
        let write_data = scope(layout, "w", &[("valid", Bit), ("ready", Bit), ("last", Bit), strobes, data]);
        let response = scope(layout, "b", &[("valid", Bit), ("ready", Bit), ("response", Count(2))]);
        layout.leave();
        BusSignals {
            granted: [granted[0], granted[1], granted[2], granted[3], granted[4]],
            read_address,
            read_data,
            write_address,
            write_data: [write_data[0], write_data[1], write_data[2], write_data[3], write_data[4]],
            width: 8 * config.axi_bytes as usize,
            response: [response[0], response[1], response[2]],
        }
    }

    pub fn show(&self, frame: &Frame, out: &mut WaveWriter) -> io::Result<()> {
        let (master, slave) = (&frame.master, &frame.slave);
        let when = |valid: bool, value: u64| Level::or_nothing(valid.then_some(value));
        let granted = frame.granted;
        out.set(self.granted[0], granted.is_some().into())?;
        out.set(self.granted[1], Level::or_nothing(granted.map(|grant| grant.core as u64)))?;
        out.set(self.granted[2], granted.is_some_and(|grant| grant.fill).into())?;
        out.set(self.granted[3], granted.is_some_and(|grant| grant.write).into())?;
        out.set(self.granted[4], Level::or_nothing(granted.map(|grant| grant.address.into())))?;

        let channel = |ids: &Four, valid: bool, ready: bool, address: u32, length: u8| {
            [
                (ids[0], valid.into()),
                (ids[1], ready.into()),
                (ids[2], when(valid, address.into())),
                (ids[3], when(valid, u64::from(length) + 1)),
            ]
        };
        let reads = channel(&self.read_address, master.arvalid, slave.arready, master.araddr, master.arlen);
        let writes = channel(&self.write_address, master.awvalid, slave.awready, master.awaddr, master.awlen);
        for (id, level) in reads.into_iter().chain(writes) {
            out.set(id, level)?;
        }
        out.set(self.read_data[0], slave.rvalid.into())?;
        out.set(self.read_data[1], master.rready.into())?;
        out.set(self.read_data[2], (slave.rvalid && slave.rlast).into())?;
        out.set(self.read_data[3], when(slave.rvalid, slave.rresp as u64))?;
        out.set(self.write_data[0], master.wvalid.into())?;
        out.set(self.write_data[1], slave.wready.into())?;
        out.set(self.write_data[2], (master.wvalid && master.wlast).into())?;
        out.set(self.write_data[3], when(master.wvalid, master.wstrb))?;
        let data = &master.wdata.view_bits::<Lsb0>()[..self.width];
        out.set(self.write_data[4], if master.wvalid { Level::Bits(data) } else { Level::Nothing })?;
        out.set(self.response[0], slave.bvalid.into())?;
        out.set(self.response[1], master.bready.into())?;
        out.set(self.response[2], when(slave.bvalid, slave.bresp as u64))
    }
}
