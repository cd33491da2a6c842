//! The signals of one core: what issues, what each context does, what is fetched, what each lane writes.

use super::signals::{Cycle, Declaration};
use super::split_signals;
use super::words::Words;
use crate::frame::LaneWrite;
use warpstep_cycle::IssuedInstruction;
use warpstep_spec::Config;
use warpstep_wave::{Kind, Level};

/// Bits that hold the numbers up to `most`.
pub(super) fn bits(most: usize) -> u32 {
    (usize::BITS - most.leading_zeros()).max(1)
}

pub(super) fn declare(out: &mut Declaration, words: Words, config: &Config, core: usize) {
    let number = Kind::Count(bits(config.warps - 1));
    match words.split {
        Some(split) => split_signals::declare(out, words, split, config, core),
        None => declare_warps(out, words, config, core),
    }
    for lane in 0..config.lanes {
        out.scope(&format!("lane_{lane}"), |out| {
            for port in 0..config.write_ports {
                declare_write(out, words, number, (core, lane, port));
            }
        });
    }
    out.scope("checks", |out| out.bit("collision", move |cycle| cycle.core(core).collision));
}

/// What issues, what each warp does and what is fetched, where a warp is one context.
fn declare_warps(out: &mut Declaration, words: Words, config: &Config, core: usize) {
    let number = Kind::Count(bits(config.warps - 1));
    let mask = Kind::Mask(config.lanes as u32);
    let first = move |cycle: &Cycle| cycle.core(core).issued.first().copied();
    let asked = move |cycle: &Cycle| cycle.core(core).requested.first().copied();
    out.scope("issue", |out| {
        out.bit("valid", move |cycle| !cycle.core(core).issued.is_empty());
        out.bit("nop", move |cycle| first(cycle).is_some_and(|issue| issue.instruction.is_none()));
        out.value("warp", number, move |cycle| first(cycle).map(|issue| issue.context as u64));
        instruction(out, mask, Level::Nothing, move |cycle| first(cycle).and_then(|issue| issue.instruction));
    });
    for warp in 0..config.warps {
        out.scope(&format!("warp_{warp}"), |out| declare_context(out, words, config, (core, warp)));
    }
    out.scope("fetch", |out| {
        out.bit("valid", move |cycle| !cycle.core(core).requested.is_empty());
        out.value("warp", number, move |cycle| asked(cycle).map(|request| request.context as u64));
        out.value("pc", Kind::Address, move |cycle| asked(cycle).map(|request| request.pc.into()));
    });
}

/// What a lane writes at one of its ports.
fn declare_write(
    out: &mut Declaration,
    words: Words,
    number: Kind,
    (core, lane, port): (usize, usize, usize),
) {
    let write = move |cycle: &Cycle| -> Option<LaneWrite> {
        let mut writes = cycle.core(core).writes.iter();
        writes.find(|write| (write.lane, write.port) == (lane, port)).copied()
    };
    let name = |name: &str| if port > 0 { format!("long_{name}") } else { name.into() };
    out.bit(&name("write"), move |cycle| write(cycle).is_some());
    out.value(&name("warp"), number, move |cycle| write(cycle).map(|write| write.warp as u64));
    let register = Kind::Word(words.register);
    out.value(&name("register"), register, move |cycle| write(cycle).map(|write| write.register as u64));
    out.value(&name("value"), Kind::Data(32), move |cycle| write(cycle).map(|write| write.value.into()));
}

/// A context's last instruction and request stay on show until the next: there is room to read them.
pub(super) fn declare_context(
    out: &mut Declaration,
    words: Words,
    config: &Config,
    (core, context): (usize, usize),
) {
    let (mask, depth) = (Kind::Mask(config.lanes as u32), Kind::Count(bits(config.queue_depth())));
    let issued =
        move |cycle: &Cycle| cycle.core(core).issued.iter().find(|issue| issue.context == context).copied();
    let byte = move |list: &[u8]| list.get(context).map(|value| u64::from(*value));
    out.known("state", Kind::Word(words.state), move |cycle| {
        cycle.core(core).stalls.get(context).map(|stall| *stall as u64)
    });
    out.bit("issued", move |cycle| issued(cycle).is_some());
    out.bit("nop", move |cycle| issued(cycle).is_some_and(|issue| issue.instruction.is_none()));
    instruction(out, mask, Level::Unknown, move |cycle| cycle.latest(core).issued[context]);
    out.known("occupancy", depth, move |cycle| byte(&cycle.core(core).occupancy));
    out.known("in_flight", depth, move |cycle| byte(&cycle.core(core).in_flight));
    out.bit("requested", move |cycle| {
        cycle.core(core).requested.iter().any(|request| request.context == context)
    });
    out.known("fetch_pc", Kind::Address, move |cycle| cycle.latest(core).requested[context].map(u64::from));
}

/// An instruction's signals, and what they carry where there is none.
pub(super) fn instruction(
    out: &mut Declaration,
    mask: Kind,
    none: Level<'static>,
    read: impl Fn(&Cycle) -> Option<IssuedInstruction> + Copy + 'static,
) {
    let mut part = |name, kind, part: fn(IssuedInstruction) -> u64| {
        out.signal(name, kind, move |cycle| read(cycle).map_or(none, |found| Level::Known(part(found))));
    };
    // For the filter: a branch's target needs its address.
    part("instruction", Kind::Filtered(64), |found| u64::from(found.pc) << 32 | u64::from(found.word));
    part("pc", Kind::Address, |found| found.pc.into());
    part("word", Kind::Data(32), |found| found.word.into());
    part("active", mask, |found| found.active.into());
}
