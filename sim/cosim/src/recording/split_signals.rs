//! The signals of a core whose warps can be split: below each warp which context owns each lane, and a scope for each context; what
//! issues and what is requested, a scope for each port.

use super::core_signals::{bits, declare_context, instruction};
use super::signals::{Cycle, Declaration};
use super::words::Words;
use warpstep_cycle::{Issue, Request};
use warpstep_spec::Config;
use warpstep_wave::{EnumerationId, Kind, Level};

/// `split` are the words for contexts of a warp.
pub(super) fn declare(
    out: &mut Declaration,
    words: Words,
    split: EnumerationId,
    config: &Config,
    core: usize,
) {
    out.scope("issue", |out| declare_issue(out, config, core));
    for warp in 0..config.warps {
        out.scope(&format!("warp_{warp}"), |out| {
            for lane in 0..config.lanes {
                declare_owner(out, split, config, (core, warp, lane));
            }
            for k in 0..config.contexts() {
                let context = warp * config.contexts() + k;
                out.scope(&name(k), |out| {
                    declare_masks(out, config, (core, context));
                    declare_context(out, words, config, (core, context));
                });
            }
        });
    }
    out.scope("fetch", |out| declare_fetch(out, config, core));
}

fn name(k: usize) -> String {
    format!("split_{k}")
}

/// The warp that issues, and what each of its contexts does.
fn declare_issue(out: &mut Declaration, config: &Config, core: usize) {
    let (contexts, mask) = (config.contexts(), Kind::Mask(config.lanes as u32));
    out.bit("valid", move |cycle| !cycle.core(core).issued.is_empty());
    out.value("warp", Kind::Count(bits(config.warps - 1)), move |cycle| {
        cycle.core(core).issued.first().map(|issue| (issue.context / contexts) as u64)
    });
    for k in 0..contexts {
        let issue = move |cycle: &Cycle| -> Option<Issue> {
            cycle.core(core).issued.iter().find(|issue| issue.context % contexts == k).copied()
        };
        out.scope(&name(k), |out| {
            out.bit("valid", move |cycle| issue(cycle).is_some());
            out.bit("nop", move |cycle| issue(cycle).is_some_and(|issue| issue.instruction.is_none()));
            instruction(out, mask, Level::Nothing, move |cycle| issue(cycle)?.instruction);
        });
    }
}

/// Which context a lane belongs to; where it is the warp's only one, whether or not the lane runs.
fn declare_owner(
    out: &mut Declaration,
    split: EnumerationId,
    config: &Config,
    (core, warp, lane): (usize, usize, usize),
) {
    let contexts = config.contexts();
    out.known(&format!("owner_{lane}"), Kind::Word(split), move |cycle| {
        let owned = cycle.core(core).owned.get(warp * contexts..)?.iter().take(contexts);
        owned.into_iter().position(|mask| mask >> lane & 1 == 1).map(|k| k as u64)
    });
}

fn declare_masks(out: &mut Declaration, config: &Config, (core, context): (usize, usize)) {
    let mask = Kind::Mask(config.lanes as u32);
    out.known("lanes", mask, move |cycle| cycle.core(core).lanes.get(context).map(|lanes| (*lanes).into()));
    out.known("owned", mask, move |cycle| cycle.core(core).owned.get(context).map(|lanes| (*lanes).into()));
}

/// The warp that requests, and the address of each of its contexts.
fn declare_fetch(out: &mut Declaration, config: &Config, core: usize) {
    let contexts = config.contexts();
    out.bit("valid", move |cycle| !cycle.core(core).requested.is_empty());
    out.value("warp", Kind::Count(bits(config.warps - 1)), move |cycle| {
        cycle.core(core).requested.first().map(|request| (request.context / contexts) as u64)
    });
    for k in 0..contexts {
        let request = move |cycle: &Cycle| -> Option<Request> {
            cycle.core(core).requested.iter().find(|request| request.context % contexts == k).copied()
        };
        out.scope(&name(k), |out| {
            out.bit("valid", move |cycle| request(cycle).is_some());
            out.value("pc", Kind::Address, move |cycle| request(cycle).map(|request| request.pc.into()));
        });
    }
}
