//! A run that breaks a property: a waveform and the view that GTKWave opens it with.

use serde::Serialize;
use std::io;
use std::path::{Path, PathBuf};
use warpstep_kit::verilog::Design;
use warpstep_wave::{Companions, Kind, Layout};

/// A run from reset after which a claim does not hold.
#[derive(Clone, Debug, Serialize)]
pub struct Counterexample {
    /// The claim.
    pub broken: String,
    /// The run, as VCD.
    pub waveform: PathBuf,
    /// GTKWave's save file for it.
    pub view: PathBuf,
}

/// Time units of the solver's waveforms in a cycle.
const CYCLE: u64 = 10;
/// Cycles shown at first.
const SHOWN: u64 = 16;

/// The save file beside a waveform: the block's ports, inputs before outputs.
pub fn write_save_file(waveform: &Path, design: &Design) -> io::Result<PathBuf> {
    let mut layout = Layout::new();
    layout.enter("top");
    layout.signal("fresh", Kind::Bit);
    for input in [true, false] {
        for port in design.ports.iter().filter(|port| port.input == input) {
            let kind = if port.width == 1 { Kind::Bit } else { Kind::Data(port.width as u32) };
            layout.signal(&port.name, kind);
        }
    }
    let companions = Companions {
        layout: &layout,
        dump: waveform,
        shown: (0, SHOWN * CYCLE),
        marker: None,
        first: &[],
        filter: None,
    };
    companions.write()
}
