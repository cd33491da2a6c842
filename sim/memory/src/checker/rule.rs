//! The rules by name, and how a broken one is reported.

use std::fmt;

/// One of the five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// Read address.
    Ar,
    /// Read data.
    R,
    /// Write address.
    Aw,
    /// Write data.
    W,
    /// Write response.
    B,
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Channel::Ar => "AR",
            Channel::R => "R",
            Channel::Aw => "AW",
            Channel::W => "W",
            Channel::B => "B",
        })
    }
}

/// What was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rule {
    /// Valid stays until ready.
    #[error("valid fell before ready came")]
    ValidStays,
    /// And so does what is offered.
    #[error("what is offered changed before ready came")]
    PayloadStays,
    /// Beats of full width.
    #[error("the size of a beat is not the width of the bus")]
    Size,
    /// Only incrementing bursts (INCR) are allowed.
    #[error("the burst is not an incrementing one")]
    Burst,
    /// Addresses are multiples of the bus width.
    #[error("the address is not a multiple of the bus width")]
    Alignment,
    /// A burst stays in its 4 KB.
    #[error("the burst crosses a 4 KB boundary")]
    Boundary,
    /// The last beat is marked, and no other.
    #[error("last is not at the last beat of the burst")]
    Last,
    /// No more bytes than the bus has.
    #[error("a strobe lies beyond the width of the bus")]
    Strobes,
    /// Exclusive accesses are not used.
    #[error("an exclusive response to an access that was not exclusive")]
    Exclusive,
    /// Data need an address.
    #[error("a beat of data without a read")]
    NoRead,
    /// A response needs the last beat and the address.
    #[error("a response without a whole write")]
    NoWrite,
    /// More bursts in flight than the master may have.
    #[error("more bursts in flight than the master may have")]
    Outstanding,
    /// The master asks for whole lines.
    #[error("the length of the burst is not that of a line")]
    Length,
    /// It writes whole lines or parts of one.
    #[error("the burst leaves its data line")]
    OutsideLine,
    /// Nothing is offered before the second cycle after reset.
    #[error("valid is high in reset or in the first cycle after it")]
    Reset,
    /// When the cores are no longer busy only fills are in flight.
    #[error("the cores have ended, but this channel has not")]
    Unfinished,
    /// A memory behind an on-time master keeps its contract.
    #[error("the memory broke its contract: {0}")]
    Contract(Breach),
    /// Everything comes to its end.
    #[error("no transfer for {0} cycles, though one is due")]
    Stuck(u32),
}

/// What a memory did not do in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Breach {
    /// Addresses of reads are never refused.
    #[error("the address of the read at {address:#010x} is refused")]
    Address {
        /// Address of the burst.
        address: u32,
    },
    /// A write is refused in `stall` cycles at most.
    #[error("the write at {address:#010x} is refused in more than {stall} cycles")]
    Stall {
        /// Address of the burst.
        address: u32,
        /// Cycles in which it may be refused.
        stall: u32,
    },
    /// A beat is there when it is due.
    #[error("beat {beat} of the read at {address:#010x} was due in cycle {due}")]
    Beat {
        /// Number of the beat, from 0.
        beat: u32,
        /// Address of the burst.
        address: u32,
        /// Cycle in which it was due.
        due: u64,
    },
    /// A response is there when it is due.
    #[error("the response to the write at {address:#010x} was due in cycle {due}")]
    Response {
        /// Address of the burst.
        address: u32,
        /// Cycle in which it was due.
        due: u64,
    },
}

/// A broken rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cycle {cycle}: AXI channel {channel}: {rule}")]
pub struct Violation {
    /// Cycle of the violation.
    pub cycle: u64,
    /// Channel on which it happened.
    pub channel: Channel,
    /// Rule that is broken.
    pub rule: Rule,
}
