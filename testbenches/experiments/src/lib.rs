//! The papers' experiments on the cycle model, and what a single program's measurement shares with them.
//!
//! | file | does |
//! |---|---|
//! | `measure` | one program under one schedule: cycles, IPC, discrepancies, errors, queues |
//! | `region` | which part of a program counts |
//! | `results` | measurements that outlast an interrupt |
//! | `parallel` | many runs on a few threads |
//! | `sweep` | what lines, caches, bus and requests in flight are worth, on all kernels in C |
//! | `swas` | synchronised warp scheduling: six kernels, twelve schedules, figures 4 to 8, tables I and II |
//! | `pws` | predictable wavefront splitting: the synthetic benchmark and the suite's kernels, table 3, figures 10 to 12 |
//! | `anomalies` | changes that should not make a run longer, and how often they did |
//! | `choices` | random programs with blocks to leave out |
//! | `published` | the papers' own bounds beside ours and beside runs; which of their lemmas hold here |
//! | `bounds` | time bounds of the kernels beside the longest of many runs |
//! | `figure` | a picture with the name of its file |
//! | `html` | a page that needs no other file |

pub mod anomalies;
pub mod bounds;
mod choices;
mod figure;
mod html;
mod measure;
mod parallel;
pub mod published;
pub mod pws;
mod region;
mod results;
pub mod swas;
pub mod sweep;

pub use figure::Figure;
pub use html::Page;
pub use measure::{MeasureError, Measurement, measure};
pub use region::{Region, RegionError};
pub use results::{Results, ResultsError};
