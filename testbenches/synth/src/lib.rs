//! The emitted core on an FPGA: what each block costs, how fast the clock can be, which path limits it.
//!
//! Yosys maps the Verilog to cells, nextpnr places and routes them, and what both report is told in the names of our blocks.
//!
//! ```text
//! target       what is mapped to: generic gates, ECP5, iCE40; its cells and tools
//! subject      what is mapped: the chip, one block, or a board with the chip in it
//! script       what Yosys is told
//! block_ram    and what it does not know of block RAMs
//! cells        cells by block, from Yosys' statistics
//! depth        the longest chain of gates, from Yosys, block by block
//! place        what nextpnr and the packer are told
//! placement    clock and utilisation, from nextpnr's report
//! path         the critical path, block by block
//! endpoints    where else the clock is lost: the latest arrivals, block by block
//! netlist      a flat mapped netlist, from Yosys
//! delays       what an ECP5's cells and wires take
//! estimate     the clock, guessed from the netlist alone
//! names        from names of cells and nets in a flat netlist to blocks
//! flow         the way from a configuration to a report
//! history      reports over time, in a file
//! ```
//!
//! Knows no engine. A board's program comes as text for `$readmemh`; who reads programs is somebody else.

mod block_ram;
mod cells;
mod delays;
mod depth;
mod endpoints;
mod error;
mod estimate;
mod flow;
mod history;
mod names;
mod netlist;
mod path;
mod place;
mod placement;
mod script;
mod subject;
mod target;

pub use cells::{BlockRow, Cells};
pub use depth::Chain;
pub use endpoints::LateEndpoint;
pub use error::SynthError;
pub use estimate::{Estimate, EstimatedEnd};
pub use flow::{Aim, Placed, Report, Router, Task, synthesise};
pub use history::{Entry, append};
pub use path::{CriticalPath, Hop};
pub use placement::Used;
pub use subject::{Board, Subject};
pub use target::Target;
