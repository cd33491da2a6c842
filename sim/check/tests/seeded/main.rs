//! Programs with one mistake each are found out at the instruction that is wrong, and nothing is said of their mended form.

mod barriers;
mod code;
mod divergence;
mod joins;
mod reads;

const LANE_ID: u16 = 0xCC0;
const WARP_ID: u16 = 0xCC1;
const ACTIVE_MASK: u16 = 0xCC4;
