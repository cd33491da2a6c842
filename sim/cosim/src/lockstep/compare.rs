//! Two frames of one cycle, of the engine under test and of the reference: the same, or the first thing that differs; and what
//! holds in every cycle, whatever the reference does.

use crate::frame::{CoreFrame, Frame, LaneWrite};
use std::fmt::Debug;
use warpstep_cycle::Issue;
use warpstep_memory::MasterSignals;
use warpstep_spec::{Config, Reg};

/// The first thing in which the engines differ.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cycle {cycle}: {what}: the {} has {seen}, the {} {expected}", engines[0], engines[1])]
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
}

impl Difference {
    /// The same between engines of these names.
    pub(super) fn between(self, engines: [&'static str; 2]) -> Difference {
        Difference { engines, ..self }
    }
}

/// Names of the engines until [`Difference::between`] gives others.
const ENGINES: [&str; 2] = ["core", "model"];

/// Whether both show the same.
pub(super) fn same<T: PartialEq + Debug>(
    cycle: u64,
    warp: Option<(usize, usize)>,
    what: &str,
    seen: &T,
    expected: &T,
) -> Result<(), Difference> {
    if seen == expected {
        return Ok(());
    }
    let what = match warp {
        Some((core, warp)) => format!("{what} of core {core} warp {warp}").into(),
        None => what.into(),
    };
    let (seen, expected) = (format!("{seen:x?}").into(), format!("{expected:x?}").into());
    Err(Difference { cycle, warp, what, seen, expected, engines: ENGINES })
}

/// Whether two frames are the same.
pub(super) fn frames(rtl: &Frame, model: &Frame) -> Result<(), Difference> {
    let cycle = rtl.cycle;
    same(cycle, None, "cycle", &rtl.cycle, &model.cycle)?;
    for (core, (seen, expected)) in rtl.cores.iter().zip(&model.cores).enumerate() {
        if seen != expected {
            cores(cycle, core, seen, expected)?;
        }
    }
    same(cycle, None, "a program error", &rtl.fault, &model.fault)?;
    same(cycle, None, "what the arbiter granted", &rtl.granted, &model.granted)?;
    if rtl.master != model.master {
        bus(cycle, &rtl.master, &model.master)?;
    }
    same(cycle, None, "memory's side of the bus", &rtl.slave, &model.slave)
}

fn cores(cycle: u64, core: usize, rtl: &CoreFrame, model: &CoreFrame) -> Result<(), Difference> {
    let here = |what: &str| format!("{what} on core {core}");
    let issuer = |issued: &[Issue]| issued.first().map(|issue| (core, issue.context));
    let issuer = issuer(&model.issued).or_else(|| issuer(&rtl.issued));
    same(cycle, issuer, &here("issued"), &rtl.issued, &model.issued)?;
    same(cycle, None, &here("requested"), &rtl.requested, &model.requested)?;
    for warp in 0..model.stalls.len() {
        let who = Some((core, warp));
        same(cycle, who, "state", &rtl.stalls.get(warp), &model.stalls.get(warp))?;
        same(cycle, who, "queue", &rtl.occupancy.get(warp), &model.occupancy.get(warp))?;
        same(cycle, who, "in flight", &rtl.in_flight.get(warp), &model.in_flight.get(warp))?;
        same(cycle, who, "active lanes", &rtl.lanes.get(warp), &model.lanes.get(warp))?;
        same(cycle, who, "owned lanes", &rtl.owned.get(warp), &model.owned.get(warp))?;
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
            return Err(Difference { cycle, warp, what, seen, expected, engines: ENGINES });
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

/// What coordinated scheduling promises, looked up in the engine under test alone, in every cycle.
pub(super) struct Invariant {
    depth: Option<u8>,
}

impl Invariant {
    pub fn of(config: &Config) -> Invariant {
        let coordinated = config.is_coordinated();
        Invariant { depth: coordinated.then_some(config.queue_depth() as u8) }
    }

    /// Queue + in flight = t_F + 1 for every context, and a context that is selected has an instruction.
    pub fn check(&self, seen: &Frame) -> Result<(), Difference> {
        for (core, frame) in seen.cores.iter().enumerate() {
            if let Some(depth) = self.depth {
                let sums =
                    frame.occupancy.iter().zip(&frame.in_flight).map(|(queued, flying)| queued + flying);
                for (warp, sum) in sums.enumerate() {
                    same(seen.cycle, Some((core, warp)), "queue + in flight (t_F + 1)", &sum, &depth)?;
                }
            }
            for context in frame.issued.iter().map(|issue| issue.context) {
                let has = frame.occupancy.get(context).is_some_and(|queued| *queued > 0);
                same(seen.cycle, Some((core, context)), "an instruction to issue", &has, &true)?;
            }
        }
        Ok(())
    }
}
