//! `warpstep page`: the generated parts of the documentation, one at a time. `scripts/pages` writes all of them; tests
//! compare what is committed.

mod blocks;
mod netlist;
mod pipeline;

use crate::commands::emit::a_bug;
use crate::failure::Failure;
use crate::output::print;
use clap::{Args, ValueEnum};
use std::process::ExitCode;
use warpstep_core::Shape;
use warpstep_core::top::ports;
use warpstep_picture::{PictureError, blocks_svg, timeline_svg};
use warpstep_spec::config::named;
use warpstep_spec::{isa, timing};

#[derive(Args)]
pub struct Page {
    /// Which page.
    name: Name,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Name {
    /// docs/isa.md: every instruction and CSR.
    Isa,
    /// docs/ports.md: every port of the chip.
    Ports,
    /// docs/latencies.md: what every instruction costs.
    Latencies,
    /// docs/pictures/blocks.svg: the blocks of the chip and what flows between them.
    Blocks,
    /// docs/pictures/pipeline.svg: instructions cycle by cycle.
    Pipeline,
}

impl Page {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let config = named(timing::page::CONFIGURATION).expect("it is a name of ours");
        print(&match self.name {
            Name::Isa => isa::page::markdown(),
            Name::Ports => ports::markdown(&Shape::new(config.clone(), true)).map_err(a_bug)?,
            Name::Latencies => timing::page::markdown(),
            Name::Blocks => {
                let design = warpstep_core::emit(&Shape::new(config.clone(), false)).map_err(a_bug)?;
                blocks_svg(&blocks::diagram(&design, &config)).map_err(not_drawn)?
            }
            Name::Pipeline => timeline_svg(&pipeline::timeline(&config)).map_err(not_drawn)?,
        })?;
        Ok(ExitCode::SUCCESS)
    }
}

fn not_drawn(error: PictureError) -> Failure {
    Failure::other(format!("cannot draw: {error}"), "that is a bug of ours; please report it")
}
