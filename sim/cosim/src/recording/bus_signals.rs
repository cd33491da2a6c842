//! The AXI port and the arbiter as signals. Read data are not shown: the model has none.

use super::signals::Declaration;
use crate::frame::Frame;
use bitvec::order::Lsb0;
use bitvec::view::BitView;
use warpstep_spec::Config;
use warpstep_wave::Kind::{Address, Count, Data, Mask};
use warpstep_wave::Level;

/// `valid` and `ready` of a channel.
type Handshake = fn(&Frame) -> (bool, bool);

pub(super) fn declare(out: &mut Declaration, config: &Config) {
    out.scope("arbiter", |out| {
        out.bit("granted", |cycle| cycle.frame.granted.is_some());
        out.value("core", Count(2), |cycle| cycle.frame.granted.map(|grant| grant.core as u64));
        out.bit("fill", |cycle| cycle.frame.granted.is_some_and(|grant| grant.fill));
        out.bit("write", |cycle| cycle.frame.granted.is_some_and(|grant| grant.write));
        out.value("address", Address, |cycle| cycle.frame.granted.map(|grant| grant.address.into()));
    });
    let (bytes, bits) = (config.axi_bytes, 8 * config.axi_bytes);
    out.scope("axi", |out| {
        address_channel(
            out,
            "ar",
            |frame| (frame.master.arvalid, frame.slave.arready),
            |frame| (frame.master.araddr, frame.master.arlen),
        );
        channel(
            out,
            "r",
            |frame| (frame.slave.rvalid, frame.master.rready),
            |out| {
                out.bit("last", |cycle| cycle.frame.slave.rvalid && cycle.frame.slave.rlast);
                out.value("response", Count(2), |cycle| {
                    cycle.frame.slave.rvalid.then_some(cycle.frame.slave.rresp as u64)
                });
            },
        );
        address_channel(
            out,
            "aw",
            |frame| (frame.master.awvalid, frame.slave.awready),
            |frame| (frame.master.awaddr, frame.master.awlen),
        );
        channel(
            out,
            "w",
            |frame| (frame.master.wvalid, frame.slave.wready),
            |out| {
                out.bit("last", |cycle| cycle.frame.master.wvalid && cycle.frame.master.wlast);
                out.value("strobes", Mask(bytes), |cycle| {
                    cycle.frame.master.wvalid.then_some(cycle.frame.master.wstrb)
                });
                out.signal("data", Data(bits), move |cycle| match cycle.frame.master.wvalid {
                    true => Level::Bits(&cycle.frame.master.wdata.view_bits::<Lsb0>()[..bits as usize]),
                    false => Level::Nothing,
                });
            },
        );
        channel(
            out,
            "b",
            |frame| (frame.slave.bvalid, frame.master.bready),
            |out| {
                out.value("response", Count(2), |cycle| {
                    cycle.frame.slave.bvalid.then_some(cycle.frame.slave.bresp as u64)
                });
            },
        );
    });
}

fn channel(out: &mut Declaration, name: &str, handshake: Handshake, payload: impl FnOnce(&mut Declaration)) {
    out.scope(name, |out| {
        out.bit("valid", move |cycle| handshake(cycle.frame).0);
        out.bit("ready", move |cycle| handshake(cycle.frame).1);
        payload(out);
    });
}

/// A channel of burst addresses; `burst` is the address and the beats less one.
fn address_channel(out: &mut Declaration, name: &str, handshake: Handshake, burst: fn(&Frame) -> (u32, u8)) {
    let when_valid = move |frame: &Frame| handshake(frame).0.then(|| burst(frame));
    channel(out, name, handshake, |out| {
        out.value("address", Address, move |cycle| {
            when_valid(cycle.frame).map(|(address, _)| address.into())
        });
        out.value("beats", Count(9), move |cycle| {
            when_valid(cycle.frame).map(|(_, less)| u64::from(less) + 1)
        });
    });
}
