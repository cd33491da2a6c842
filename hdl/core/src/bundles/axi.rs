//! The AXI4 master port of the chip: no identifiers, incrementing bursts of full width.

use crate::Shape;
use crate::memory::axi::LENGTH_BITS;
use warpstep_kit::prelude::*;

/// The bus, as its master drives it.
#[derive(Bundle)]
pub struct Axi<K: Kind> {
    /// First address to read.
    pub araddr: Signal<K>,
    /// Number of beats to read, less one.
    pub arlen: Signal<K>,
    /// Logarithm of the bytes of a read beat.
    pub arsize: Signal<K>,
    /// Type of the read burst: incrementing.
    pub arburst: Signal<K>,
    /// Protection of the read: bit 2 marks an instruction.
    pub arprot: Signal<K>,
    /// A read address is offered.
    pub arvalid: Signal<K>,
    /// The read address is taken.
    pub arready: Back<K>,
    /// Beat read.
    pub rdata: Back<K>,
    /// Response of the beat read.
    pub rresp: Back<K>,
    /// The beat read is the last of its burst.
    pub rlast: Back<K>,
    /// A beat read is offered.
    pub rvalid: Back<K>,
    /// The beat read is taken.
    pub rready: Signal<K>,
    /// First address to write.
    pub awaddr: Signal<K>,
    /// Number of beats to write, less one.
    pub awlen: Signal<K>,
    /// Logarithm of the bytes of a written beat.
    pub awsize: Signal<K>,
    /// Type of the write burst: incrementing.
    pub awburst: Signal<K>,
    /// Protection of the write: data.
    pub awprot: Signal<K>,
    /// A write address is offered.
    pub awvalid: Signal<K>,
    /// The write address is taken.
    pub awready: Back<K>,
    /// Beat to write.
    pub wdata: Signal<K>,
    /// Bytes of the beat to write, one bit per byte.
    pub wstrb: Signal<K>,
    /// The beat to write is the last of its burst.
    pub wlast: Signal<K>,
    /// A beat to write is offered.
    pub wvalid: Signal<K>,
    /// The beat to write is taken.
    pub wready: Back<K>,
    /// Response of a write.
    pub bresp: Back<K>,
    /// A write response is offered.
    pub bvalid: Back<K>,
    /// The write response is taken: always.
    pub bready: Signal<K>,
}

impl<K: Kind> Axi<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> Axi<K> {
        let bytes = shape.config().axi_bytes as usize;
        let beat = 8 * bytes;
        Axi {
            araddr: K::wire(32),
            arlen: K::wire(LENGTH_BITS),
            arsize: K::wire(3),
            arburst: K::wire(2),
            arprot: K::wire(3),
            arvalid: K::wire(1),
            arready: K::back(1),
            rdata: K::back(beat),
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
            wdata: K::wire(beat),
            wstrb: K::wire(bytes),
            wlast: K::wire(1),
            wvalid: K::wire(1),
            wready: K::back(1),
            bresp: K::back(2),
            bvalid: K::back(1),
            bready: K::wire(1),
        }
    }
}
