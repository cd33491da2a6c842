//! How large a machine can be: what engines keep in arrays is made for it. (A warp's lanes are in the ABI: a mask is one word.)

/// Most cores a chip may have.
pub const MOST_CORES: usize = 4;
/// Warps of a core.
pub const MOST_WARPS: usize = 32;
/// Bytes of a line, of instructions or data.
pub const MOST_LINE_BYTES: u32 = 128;
/// Bytes of a beat on the bus.
pub const MOST_AXI_BYTES: u32 = 64;
