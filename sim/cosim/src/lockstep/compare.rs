//! Two frames of one cycle, of the engine under test and of the reference: the same, or the first thing that differs.

use crate::frame::{CoreFrame, Frame, LaneWrite};
use crate::invariants::Broken;
use std::fmt::Debug;
use warpstep_cycle::Issue;
use warpstep_golden::At;
use warpstep_memory::MasterSignals;
use warpstep_spec::Reg;

/// The first thing in which the engines differ.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "cycle {cycle}: {what}: the {} has {seen}, the {} {expected}{}",
    engines[0], engines[1], broken.as_ref().map_or(String::new(), |broken| format!("\n{broken}"))
)]
pub struct Difference {
    /// First cycle in which the engines differ.
    pub cycle: u64,
    /// Core and warp, for what belongs to one.
    pub warp: Option<(usize, usize)>,
    /// What and where.
    pub what: Box<str>,
    /// As the engine under test has it.
    pub seen: Box<str>,
    /// As the reference has it.
    pub expected: Box<str>,
    /// What the two are called.
    pub engines: [&'static str; 2],
    /// The invariant that the engine under test breaks in that cycle, if it does.
    pub broken: Option<Box<Broken>>,
}

impl Difference {
    /// The same between engines of these names.
    pub(super) fn between(self, engines: [&'static str; 2]) -> Difference {
        Difference { engines, ..self }
    }

    /// The same of an engine that breaks an invariant in that cycle, or does not.
    pub(super) fn breaking(self, broken: Option<Box<Broken>>) -> Difference {
        Difference { broken, ..self }
    }
}

/// Names of the engines until [`Difference::between`] gives others.
const ENGINES: [&str; 2] = ["core", "model"];

/// Whether both show the same.
pub(super) fn same<T: PartialEq + Debug>(
    cycle: u64,
    at: Option<At>,
    what: &str,
    seen: &T,
    expected: &T,
) -> Result<(), Difference> {
    if seen == expected {
        return Ok(());
    }
    let what = at.map_or(what.into(), |at| format!("{what} of {at}").into());
    let warp = at.map(|at| (at.core, at.warp));
    let (seen, expected) = (format!("{seen:x?}").into(), format!("{expected:x?}").into());
    Err(Difference { cycle, warp, what, seen, expected, engines: ENGINES, broken: None })
}

/// Whether two frames are the same, of a machine whose warps have so many contexts.
pub(super) fn frames(rtl: &Frame, model: &Frame, contexts: usize) -> Result<(), Difference> {
    let cycle = rtl.cycle;
    same(cycle, None, "cycle", &rtl.cycle, &model.cycle)?;
    for (core, (seen, expected)) in rtl.cores.iter().zip(&model.cores).enumerate() {
        if !same_core(seen, expected) {
            cores(cycle, |context| At::numbered(core, context, contexts), seen, expected)?;
        }
    }
    same(cycle, None, "a program error", &rtl.fault, &model.fault)?;
    same(cycle, None, "what the arbiter granted", &rtl.granted, &model.granted)?;
    if rtl.master != model.master {
        bus(cycle, &rtl.master, &model.master)?;
    }
    same(cycle, None, "memory's side of the bus", &rtl.slave, &model.slave)
}

/// Whether two cores show the same; element by element, since the lists were written so a moment ago: a processor that is to read such
/// bytes in one piece, as comparing slices does, waits until they have left its store buffer.
fn same_core(rtl: &CoreFrame, model: &CoreFrame) -> bool {
    let CoreFrame {
        issued,
        requested,
        occupancy,
        in_flight,
        stalls,
        lanes,
        owned,
        writes,
        collision,
        nonsense,
    } = rtl;
    occupancy.iter().eq(&model.occupancy)
        && in_flight.iter().eq(&model.in_flight)
        && stalls.iter().eq(&model.stalls)
        && lanes.iter().eq(&model.lanes)
        && owned.iter().eq(&model.owned)
        && (issued, requested, writes) == (&model.issued, &model.requested, &model.writes)
        && (collision, nonsense) == (&model.collision, &model.nonsense)
}

/// `at` is the context of a number.
fn cores(cycle: u64, at: impl Fn(usize) -> At, rtl: &CoreFrame, model: &CoreFrame) -> Result<(), Difference> {
    let core = at(0).core;
    let here = |what: &str| format!("{what} on core {core}");
    let issuer = |issued: &[Issue]| issued.first().map(|issue| at(issue.context));
    let issuer = issuer(&model.issued).or_else(|| issuer(&rtl.issued));
    same(cycle, issuer, &here("issued"), &rtl.issued, &model.issued)?;
    same(cycle, None, &here("requested"), &rtl.requested, &model.requested)?;
    for context in 0..model.stalls.len() {
        let who = Some(at(context));
        same(cycle, who, "state", &rtl.stalls.get(context), &model.stalls.get(context))?;
        same(cycle, who, "queue", &rtl.occupancy.get(context), &model.occupancy.get(context))?;
        same(cycle, who, "in flight", &rtl.in_flight.get(context), &model.in_flight.get(context))?;
        same(cycle, who, "active lanes", &rtl.lanes.get(context), &model.lanes.get(context))?;
        same(cycle, who, "owned lanes", &rtl.owned.get(context), &model.owned.get(context))?;
    }
    same(cycle, None, &here("two results in one slot"), &rtl.collision, &model.collision)?;
    same(cycle, None, &here("a reason that is none"), &rtl.nonsense, &model.nonsense)?;
    writes(cycle, core, &rtl.writes, &model.writes)
}

fn writes(cycle: u64, core: usize, rtl: &[LaneWrite], model: &[LaneWrite]) -> Result<(), Difference> {
    for number in 0..rtl.len().max(model.len()) {
        let (seen, wanted) = (rtl.get(number), model.get(number));
        if seen != wanted {
            let show = |write: Option<&LaneWrite>| write.map_or("no write".to_string(), words);
            let warp = seen.or(wanted).map(|write| (core, write.warp));
            let what = format!("register write on core {core}").into();
            let (seen, expected) = (show(seen).into(), show(wanted).into());
            return Err(Difference { cycle, warp, what, seen, expected, engines: ENGINES, broken: None });
        }
    }
    Ok(())
}

fn words(write: &LaneWrite) -> String {
    let number = write.register as u32;
    let register = if number < 32 { Reg::x(number) } else { Reg::f(number - 32) };
    let port = if write.port > 0 { " at the long port" } else { "" };
    format!("warp {} lane {} {register} = {:#x}{port}", write.warp, write.lane, write.value)
}

fn bus(cycle: u64, rtl: &MasterSignals, model: &MasterSignals) -> Result<(), Difference> {
    let read = |m: &MasterSignals| (m.arvalid, m.araddr, m.arlen, m.arsize, m.arburst);
    let write = |m: &MasterSignals| (m.awvalid, m.awaddr, m.awlen, m.awsize, m.awburst);
    let beat = |m: &MasterSignals| (m.wvalid, m.wdata, m.wstrb, m.wlast);
    same(cycle, None, "read address on the bus", &read(rtl), &read(model))?;
    same(cycle, None, "write address on the bus", &write(rtl), &write(model))?;
    same(cycle, None, "data written on the bus", &beat(rtl), &beat(model))?;
    same(cycle, None, "readiness on the bus (R, B)", &(rtl.rready, rtl.bready), &(model.rready, model.bready))
}
