//! `warpstep wcet --html`: the bound with all that explains it, in one file that needs no other.

use super::flow_picture::picture;
use super::report::{Choice, Report, Share};
use std::collections::BTreeMap;
use warpstep_experiments::Page;
use warpstep_flow::{Flow, Function, Targets};
use warpstep_program::Program;
use warpstep_wcet::{Bound, Cause};

/// Functions whose control flow is drawn: those with the most cycles.
const MOST_FUNCTIONS: usize = 6;

pub fn page(program: &Program, bound: &Bound, report: &Report) -> String {
    let mut page = Page::new(&format!("{}: at most {} cycles", program.name, bound.cycles));
    page.sentence(&format!("On {}.", report.machine));
    page.sentence(&report.verdict());
    if let Some(observed) = report.observed_words() {
        page.sentence(&observed);
    }
    page.heading("What this rests on");
    page.list(&report.assumptions);
    page.heading("Where the cycles of the longest run go");
    let advice =
        |word: &str| Cause::ALL.into_iter().find(|cause| cause.word() == word).map_or("", Cause::advice);
    let row = |share: &Share| {
        let percent = format!("{:.1} %", 100.0 * share.share);
        vec![share.what.clone(), share.cycles.to_string(), percent, advice(&share.what).to_string()]
    };
    page.table(
        &["cause", "cycles", "share", "what can be done"],
        &report.causes.iter().map(row).collect::<Vec<_>>(),
    );
    loose(&mut page, report);
    phases(&mut page, report);
    if !report.choices.is_empty() {
        page.heading("What inputs decide, in the longest run");
        let row = |Choice { place, outcomes }: &Choice| {
            let words: Vec<String> =
                outcomes.iter().map(|(outcome, times)| format!("{times} × {outcome}")).collect();
            vec![place.clone(), words.join(", ")]
        };
        page.table(&["place", "outcomes"], &report.choices.iter().map(row).collect::<Vec<_>>());
    }
    functions(&mut page, program, bound);
    page.finish()
}

/// Why a bound is larger than it might be.
fn loose(page: &mut Page, report: &Report) {
    page.heading("Why is it loose?");
    let Some(sum) = &report.sum else {
        page.sentence(match report.method {
            "exact" => "It is not: every run takes exactly these cycles.",
            _ => "There is a sequence of choices that takes exactly these cycles; it is loose only if no inputs lead to it.",
        });
        return;
    };
    page.sentence(&format!("It is a sum, because of this: {}.", sum.because));
    let others: u64 = sum.phases.iter().map(|phase| phase.others).sum();
    page.sentence(&format!(
        "{others} cycles are for what other warps can take, {} for lines of code they bring, {} for lines of data that several load and one brings. They count as if everything met that can meet; addresses and control that inputs do not decide make the bound exact.",
        sum.fills, sum.lasting
    ));
}

fn phases(page: &mut Page, report: &Report) {
    let Some(sum) = &report.sum else { return };
    page.heading("Phases, from one barrier to the next");
    let row = |(number, phase): (usize, &super::report::PhaseOf)| {
        [number + 1, phase.warps, phase.warp]
            .map(|n| n.to_string())
            .into_iter()
            .chain([phase.alone, phase.others].map(|n| n.to_string()))
            .collect()
    };
    let rows: Vec<Vec<String>> = sum.phases.iter().enumerate().map(row).collect();
    page.table(&["phase", "warps", "the one that counts", "alone", "for others"], &rows);
}

/// The control flow of those with the most cycles.
fn functions(page: &mut Page, program: &Program, bound: &Bound) {
    let flow = match Flow::new(program, &Targets::address_taken()) {
        Ok(flow) => flow,
        Err(error) => return page.sentence(&format!("Its control flow is not drawn: {error}.")),
    };
    let by_pc = bound.costs.by_pc();
    let spent = |function: &Function| -> u64 {
        let blocks = function.blocks.iter().map(|block| &flow.blocks()[*block]);
        blocks.flat_map(|block| block.addresses()).filter_map(|pc| by_pc.get(&pc)).sum()
    };
    let mut functions: BTreeMap<(std::cmp::Reverse<u64>, u32), &Function> = BTreeMap::new();
    for function in flow.functions() {
        functions.insert((std::cmp::Reverse(spent(function)), function.entry), function);
    }
    for ((cycles, entry), function) in
        functions.iter().take(MOST_FUNCTIONS).filter(|((cycles, _), _)| cycles.0 > 0)
    {
        let name = function.name.clone().unwrap_or_else(|| format!("{entry:#x}"));
        page.heading(&format!("{name}: {} cycles", cycles.0));
        page.picture(&picture(program, &flow, function, by_pc, bound.cycles));
    }
}
