//! The wires of an AXI4 port without identifiers, as values of one cycle. Buses have 4 to 64 bytes; what is narrower
//! than the arrays here uses their low words.

use warpstep_spec::config::MOST_AXI_BYTES;

/// Words of the widest data bus.
pub const WORDS: usize = MOST_AXI_BYTES as usize / 4;

/// AxBURST of an incrementing burst.
pub const INCREMENTING: u8 = 1;

/// RRESP and BRESP.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Response {
    /// The access succeeded.
    #[default]
    Okay = 0,
    /// An exclusive access succeeded; the core makes none.
    ExclusiveOkay = 1,
    /// The slave failed.
    SlaveError = 2,
    /// Nothing is there.
    DecodeError = 3,
}

impl Response {
    /// The one with these two bits.
    pub fn from_bits(bits: u8) -> Response {
        [Response::Okay, Response::ExclusiveOkay, Response::SlaveError, Response::DecodeError]
            [usize::from(bits & 3)]
    }

    /// Whether the access failed.
    pub fn is_error(self) -> bool {
        matches!(self, Response::SlaveError | Response::DecodeError)
    }
}

/// What the master drives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MasterSignals {
    /// A read address is offered.
    pub arvalid: bool,
    /// First byte of the burst.
    pub araddr: u32,
    /// Beats of the burst minus one.
    pub arlen: u8,
    /// Logarithm of the bytes a beat.
    pub arsize: u8,
    /// Kind of burst, [`INCREMENTING`].
    pub arburst: u8,
    /// A beat of read data can be taken.
    pub rready: bool,
    /// A write address is offered.
    pub awvalid: bool,
    /// First byte of the burst.
    pub awaddr: u32,
    /// Beats of the burst minus one.
    pub awlen: u8,
    /// Logarithm of the bytes a beat.
    pub awsize: u8,
    /// Kind of burst, [`INCREMENTING`].
    pub awburst: u8,
    /// A beat of write data is offered.
    pub wvalid: bool,
    /// Data of the beat, lowest word first.
    pub wdata: [u32; WORDS],
    /// Which of its bytes are written, one bit each.
    pub wstrb: u64,
    /// Whether it is the burst's last.
    pub wlast: bool,
    /// A write response can be taken.
    pub bready: bool,
}

/// What the slave drives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlaveSignals {
    /// A read address can be taken.
    pub arready: bool,
    /// A beat of read data is offered.
    pub rvalid: bool,
    /// The beat; zero where the memory has times only.
    pub rdata: [u32; WORDS],
    /// How it went.
    pub rresp: Response,
    /// Whether it is the burst's last.
    pub rlast: bool,
    /// A write address can be taken.
    pub awready: bool,
    /// A beat of write data can be taken.
    pub wready: bool,
    /// A write response is offered.
    pub bvalid: bool,
    /// How it went.
    pub bresp: Response,
}
