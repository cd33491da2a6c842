//! The way from a configuration to a report: emission, cells by block, a flat netlist, placement, a bitstream.

use crate::block_ram;
use crate::cells::{BlockRow, by_block};
use crate::depth::{Chain, longest};
use crate::endpoints::{LateEndpoint, latest};
use crate::error::SynthError;
use crate::estimate::{Estimate, estimate};
use crate::names::Names;
use crate::netlist::Netlist;
use crate::path::CriticalPath;
use crate::place::{self, REPORT};
use crate::placement::{NextpnrReport, Used};
use crate::script::{self, DEPTH, NETLIST, STATISTICS};
use crate::subject::Subject;
use crate::target::Target;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use warpstep_core::{Design, Mutations, PREFIX, Shape};
use warpstep_spec::Config;
use warpstep_tools::{Ended, run};

/// How many blocks with late arrivals a report has.
const LATE: usize = 12;

/// How far to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Cells by block.
    Map,
    /// The clock of the flat netlist, guessed; no cells by block.
    Estimate,
    /// Cells by block; then place, route and write a bitstream.
    Place,
}

/// Which of nextpnr's routers for an ECP5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Router {
    /// The faster clock of the two, but on some chips it does not come to an end.
    Router1,
    /// Comes to an end.
    Router2,
}

impl Router {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Router::Router1 => "router1",
            Router::Router2 => "router2",
        }
    }
}

/// What to do.
pub struct Task<'a> {
    /// The machine.
    pub config: &'a Config,
    /// Its name in reports.
    pub machine: String,
    /// What is mapped to.
    pub target: Target,
    /// What is mapped.
    pub subject: Subject,
    /// How far to go.
    pub aim: Aim,
    /// Clock that nextpnr aims at.
    pub frequency_mhz: f64,
    /// Speed grade of an ECP5: 6, 7 or 8.
    pub grade: u8,
    /// Who routes an ECP5.
    pub router: Router,
    /// Where the placement begins.
    pub seed: u32,
    /// Time for each tool.
    pub limit: Duration,
}

impl Task<'_> {
    /// How often [`synthesise`] says what is going on.
    pub fn steps(&self) -> u64 {
        let placed = self.is_placed();
        2 + if placed { 2 } else { 0 } + u64::from(placed && matches!(self.subject, Subject::Board(..)))
    }

    fn is_placed(&self) -> bool {
        self.aim == Aim::Place && self.target.is_placed(matches!(self.subject, Subject::Board(..)))
    }
}

/// What came out.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The machine, as words of the command.
    pub machine: String,
    /// What was mapped to.
    pub target: Target,
    /// What was mapped, and whether out of context.
    pub subject: String,
    /// Blocks, the whole first.
    pub blocks: Vec<BlockRow>,
    /// Longest chain of gates, of generic ones.
    pub chain: Option<Chain>,
    /// The clock, guessed; nothing if it was not asked for or there is no path between flip-flops.
    pub estimate: Option<Estimate>,
    /// After place and route.
    pub placed: Option<Placed>,
    /// All in all.
    pub seconds: f64,
}

/// What came out of place and route.
#[derive(Clone, Debug, Serialize)]
pub struct Placed {
    /// Speed grade of the part, if there are several.
    pub grade: Option<u8>,
    /// Highest clock; nothing if there is no path between flip-flops.
    pub fmax_mhz: Option<f64>,
    /// What of the device is used, by kind of site.
    pub utilisation: BTreeMap<String, Used>,
    /// The path that limits the clock.
    pub critical: Option<CriticalPath>,
    /// Where else it is lost.
    pub late: Vec<LateEndpoint>,
    /// The bitstream; nothing out of context.
    pub bitstream: Option<PathBuf>,
}

/// Does it in `folder`, which keeps scripts, logs, netlist, report and bitstream; `says` hears what is going on.
pub fn synthesise(task: &Task, folder: &Path, says: &dyn Fn(&str)) -> Result<Report, SynthError> {
    task.target.check_tools(task.is_placed())?;
    if task.aim == Aim::Estimate && task.target != Target::Ecp5 {
        return Err(SynthError::NoEstimate { target: task.target.name() });
    }
    let started = Instant::now();
    says("emitting the core");
    let shape = Shape::new(task.config.clone(), false);
    let design = warpstep_core::emit_with(&shape, PREFIX, &Mutations::awake(&[]))?;
    let files = task.subject.write(&design, folder)?;
    let flow = Flow { task, folder, top: task.subject.top(&design)?, design, files };
    let (mut blocks, mut chain, mut guessed) = (vec![], None, None);
    if task.aim == Aim::Estimate {
        guessed = flow.estimate(says)?;
    } else {
        says("Yosys maps block by block");
        (blocks, chain) = flow.blocks()?;
    }
    let placed = if task.is_placed() { Some(flow.place(says)?) } else { None };
    Ok(Report {
        machine: task.machine.clone(),
        target: task.target,
        subject: task.subject.describe(),
        blocks,
        chain,
        estimate: guessed,
        placed,
        seconds: started.elapsed().as_secs_f64(),
    })
}

struct Flow<'a> {
    task: &'a Task<'a>,
    folder: &'a Path,
    design: Design,
    files: Vec<String>,
    top: String,
}

impl Flow<'_> {
    /// A board must know how wide the chip's port is.
    fn axi_bytes(&self) -> Option<u32> {
        matches!(self.task.subject, Subject::Board(..)).then_some(self.task.config.axi_bytes)
    }

    fn names(&self) -> Names {
        Names::new(&self.design, self.task.subject.chip_path(), &self.top)
    }

    fn blocks(&self) -> Result<(Vec<BlockRow>, Option<Chain>), SynthError> {
        let target = self.task.target;
        self.yosys("blocks.ys", &script::by_block(target, &self.top, &self.files, self.axi_bytes()))?;
        let read = |file: &str| std::fs::read_to_string(self.folder.join(file));
        let blocks = by_block(&read(STATISTICS)?, target, &self.top)?;
        let chain =
            if target == Target::Generic { Some(longest(&read(DEPTH)?, &self.names())?) } else { None };
        Ok((blocks, chain))
    }

    fn flat(&self, says: &dyn Fn(&str)) -> Result<(), SynthError> {
        says("Yosys makes a flat netlist");
        if self.task.target == Target::Ecp5 {
            std::fs::write(self.folder.join(block_ram::FILE), block_ram::library())?;
        }
        self.yosys("flat.ys", &script::flat(self.task.target, &self.top, &self.files, self.axi_bytes()))
    }

    fn estimate(&self, says: &dyn Fn(&str)) -> Result<Option<Estimate>, SynthError> {
        self.flat(says)?;
        let text = std::fs::read_to_string(self.folder.join(NETLIST))?;
        estimate(&Netlist::read(&text, &self.top)?, &self.names(), LATE)
    }

    fn place(&self, says: &dyn Fn(&str)) -> Result<Placed, SynthError> {
        self.flat(says)?;
        says("nextpnr places and routes");
        if let Some((file, constraints)) = place::constraints(self.task) {
            std::fs::write(self.folder.join(file), constraints)?;
        }
        self.tool(self.task.target.nextpnr()?, &place::placement(self.task), "nextpnr.log")?;
        let report = NextpnrReport::read(&std::fs::read_to_string(self.folder.join(REPORT))?)?;
        let names = self.names();
        let late = latest(report.arrivals(), &names, LATE);
        let critical = report.critical().map(|path| CriticalPath::new(path, &names));
        let bitstream =
            matches!(self.task.subject, Subject::Board(..)).then(|| self.pack(says)).transpose()?;
        let (fmax_mhz, utilisation) = (report.fmax_mhz(), report.utilization);
        let grade = (self.task.target == Target::Ecp5).then_some(self.task.grade);
        Ok(Placed { grade, fmax_mhz, utilisation, critical, late, bitstream })
    }

    fn pack(&self, says: &dyn Fn(&str)) -> Result<PathBuf, SynthError> {
        says("writing the bitstream");
        let target = self.task.target;
        let (words, bitstream) = place::packing(target);
        self.tool(target.packer()?, &words, "pack.log")?;
        Ok(self.folder.join(bitstream))
    }

    fn yosys(&self, name: &str, script: &str) -> Result<(), SynthError> {
        std::fs::write(self.folder.join(name), script)?;
        self.tool("yosys", &["-q".into(), "-s".into(), name.into()], &format!("{name}.log"))
    }

    fn tool(&self, tool: &'static str, words: &[String], log: &str) -> Result<(), SynthError> {
        let limit = self.task.limit;
        match run(tool, words, self.folder, log, Instant::now() + limit)? {
            Ended::OutOfTime => Err(SynthError::OutOfTime { tool, seconds: limit.as_secs() }),
            Ended::Itself(status, _) if status.success() => Ok(()),
            Ended::Itself(_, words) => {
                let lines: Vec<&str> = words.lines().collect();
                let last = &lines[lines.len().saturating_sub(12)..];
                Err(SynthError::Complaint { tool, words: last.join("\n") })
            }
        }
    }
}
