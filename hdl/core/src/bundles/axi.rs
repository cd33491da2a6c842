//! The AXI4 bus of the chip, seen from its master. Members are named as the standard names the signals.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Bits of a burst's length.
pub const LENGTH_BITS: usize = 8;

/// All five channels, without identifiers.
#[derive(Bundle)]
#[bundle(values = AxiValues)]
pub struct Axi<K: Kind> {
    /// First address of a read burst.
    pub araddr: Signal<K>,
    /// Beats of the read burst, less one.
    pub arlen: Signal<K>,
    /// Logarithm of the bytes of a beat read: a full bus.
    pub arsize: Signal<K>,
    /// Kind of read burst: always incrementing.
    pub arburst: Signal<K>,
    /// Protection of the read burst: bit 2 marks instructions.
    pub arprot: Signal<K>,
    /// A read address is offered.
    pub arvalid: Signal<K>,
    /// The read address is accepted in this cycle.
    pub arready: Back<K>,
    /// Data of a beat read.
    pub rdata: Back<K>,
    /// Response to the beat read: zero is OKAY.
    pub rresp: Back<K>,
    /// The beat read is the last of its burst.
    pub rlast: Back<K>,
    /// A beat read is offered.
    pub rvalid: Back<K>,
    /// The beat read is accepted in this cycle.
    pub rready: Signal<K>,
    /// First address of a write burst.
    pub awaddr: Signal<K>,
    /// Beats of the write burst, less one.
    pub awlen: Signal<K>,
    /// Logarithm of the bytes of a beat written: a full bus.
    pub awsize: Signal<K>,
    /// Kind of write burst: always incrementing.
    pub awburst: Signal<K>,
    /// Protection of the write burst: always zero.
    pub awprot: Signal<K>,
    /// A write address is offered.
    pub awvalid: Signal<K>,
    /// The write address is accepted in this cycle.
    pub awready: Back<K>,
    /// Data of a beat to write.
    pub wdata: Signal<K>,
    /// Bytes of the beat that are written, one bit per byte.
    pub wstrb: Signal<K>,
    /// The beat to write is the last of its burst.
    pub wlast: Signal<K>,
    /// A beat to write is offered.
    pub wvalid: Signal<K>,
    /// The beat to write is accepted in this cycle.
    pub wready: Back<K>,
    /// Response to a write burst: zero is OKAY.
    pub bresp: Back<K>,
    /// A write response is offered.
    pub bvalid: Back<K>,
    /// The write response is accepted: always 1.
    pub bready: Signal<K>,
}

impl<K: Kind> Axi<K> {
    /// As wide as the machine's bus.
    pub fn new(shape: &Shape) -> Axi<K> {
        let beat = shape.axi_bytes();
        Axi {
            araddr: K::wire(32),
            arlen: K::wire(LENGTH_BITS),
            arsize: K::wire(3),
            arburst: K::wire(2),
            arprot: K::wire(3),
            arvalid: K::wire(1),
            arready: K::back(1),
            rdata: K::back(8 * beat),
            rresp: K::back(2),
            rlast: K::back(1),
            rvalid: K::back(1),
            rready: K::wire(1),
            awaddr: K::wire(32),
            awlen: K::wire(LENGTH_BITS),
            awsize: K::wire(3),
            awburst: K::wire(2),
            awprot: K::wire(3),
            awvalid: K::wire(1),
            awready: K::back(1),
            wdata: K::wire(8 * beat),
            wstrb: K::wire(beat),
            wlast: K::wire(1),
            wvalid: K::wire(1),
            wready: K::back(1),
            bresp: K::back(2),
            bvalid: K::back(1),
            bready: K::wire(1),
        }
    }
}
