//! Bounds beside runs: the table, the picture, the page.

use super::task::{Finding, Method, Task};
use crate::Figure;
use crate::html::Page;
use std::collections::BTreeMap;
use std::fmt::Write;
use warpstep_picture::{BarGroup, Bars, PictureError, bars_svg};

type Findings = [(Task, Finding)];

fn geometric_mean(ratios: impl Iterator<Item = f64>) -> Option<(f64, f64)> {
    let ratios: Vec<f64> = ratios.collect();
    let most = ratios.iter().copied().fold(f64::NAN, f64::max);
    let mean = (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp();
    (!ratios.is_empty()).then_some((mean, most))
}

fn count(findings: &Findings, method: Method) -> usize {
    findings.iter().filter(|(_, finding)| finding.method == method).count()
}

/// A few lines for the terminal.
pub fn summary(findings: &Findings) -> String {
    let mut text = String::new();
    let of = |method| count(findings, method);
    let _ = writeln!(
        text,
        "{} programs on machines: {} exact, {} by the graph of states, {} by a sum; no bound: {} addresses, {} loops, {} states",
        findings.len(),
        of(Method::Exact),
        of(Method::Graph),
        of(Method::Sum),
        of(Method::Address),
        of(Method::Loop),
        of(Method::States)
    );
    for (what, method) in [
        ("exact", Some(Method::Exact)),
        ("graph", Some(Method::Graph)),
        ("sum", Some(Method::Sum)),
        ("all", None),
    ] {
        let ratios =
            findings.iter().filter(|(_, finding)| method.is_none_or(|method| finding.method == method));
        if let Some((mean, most)) = geometric_mean(ratios.filter_map(|(_, finding)| finding.ratio())) {
            let _ = writeln!(text, "bound by longest run, {what}: geometric mean {mean:.3}, most {most:.3}");
        }
    }
    if let Some((mean, most)) = geometric_mean(least_bounds(findings).filter_map(Finding::ratio)) {
        let _ = writeln!(
            text,
            "the same of every kernel in its form with the least bound, structure known: geometric mean {mean:.3}, most {most:.3}"
        );
    }
    text
}

/// Of every kernel on every machine the form whose bound is the least, as one who needs a bound would choose; how sparse
/// data lie is known.
fn least_bounds(findings: &Findings) -> impl Iterator<Item = &Finding> {
    let mut least = BTreeMap::new();
    for (task, finding) in findings.iter().filter(|(_, finding)| finding.bound.is_some()) {
        let Some(form) = warpstep_suite::by_name(task.program) else { continue };
        if form.structure.is_empty() == task.structure_known {
            continue; // of sparse data only what is found with their structure known
        }
        let kernel = form.name.trim_end_matches("_free");
        let machine = (task.schedule.to_string(), task.shape, task.splits);
        let best = least.entry((kernel, machine)).or_insert(finding);
        if finding.bound < best.bound {
            *best = finding;
        }
    }
    least.into_values()
}

/// One program, its ratios on the machines of a shape.
fn rows(findings: &Findings) -> Vec<Vec<String>> {
    let row = |(task, finding): &(Task, Finding)| {
        let (warps, lanes) = task.shape;
        let number = |number: Option<u64>| number.map_or("–".into(), |number| number.to_string());
        vec![
            task.title(),
            task.schedule.to_string(),
            format!("{warps}×{lanes}"),
            task.splits.to_string(),
            word(finding.method).to_string(),
            number(finding.bound),
            format!("{} to {}", finding.observed.least, finding.observed.most),
            finding.ratio().map_or("–".into(), |ratio| format!("{ratio:.3}")),
        ]
    };
    findings.iter().map(row).collect()
}

fn word(method: Method) -> &'static str {
    match method {
        Method::Exact => "exact",
        Method::Graph => "graph",
        Method::Sum => "sum",
        Method::Address => "none: address",
        Method::Loop => "none: loop",
        Method::States => "none: states",
    }
}

/// Bound by longest run of every program that has bounds, the largest over its machines.
pub fn figure(findings: &Findings) -> Result<Figure, PictureError> {
    let mut groups: Vec<BarGroup> = Vec::new();
    for (task, finding) in findings {
        let Some(ratio) = finding.ratio() else { continue };
        match groups.iter_mut().find(|group| group.name == task.title()) {
            Some(group) => group.values[0] = group.values[0].map(|largest| largest.max(ratio)),
            None => groups.push(BarGroup { name: task.title(), values: vec![Some(ratio)] }),
        }
    }
    let bars = Bars {
        title: "Bound by longest run".into(),
        value_label: "largest over schedules, shapes and split contexts".into(),
        series: vec!["bound by longest run".into()],
        groups,
    };
    Ok(Figure { name: "bounds", svg: bars_svg(&bars)? })
}

/// The page.
pub fn report(findings: &Findings, figure: &Figure, runs: u64) -> String {
    let mut page = Page::new("Time bounds beside runs");
    page.sentence(&format!(
        "Kernels in C at their small sizes, which are known; their data may be anything. Each was run {runs} times on the cycle model with searched inputs. \
         Exact: every run takes the same time. Graph: the longest way through all states of the machine. The memory answers after exactly its latency."
    ));
    page.list(&summary(findings).lines().map(String::from).collect::<Vec<_>>());
    page.picture(&figure.svg);
    page.heading("All of them");
    let head = ["program", "schedule", "machine", "S", "method", "bound", "runs", "bound by longest"];
    page.table(&head, &rows(findings));
    page.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bounds::Observed;
    use warpstep_spec::{Policy, Schedule};

    #[test]
    fn of_the_forms_of_a_kernel_the_one_with_the_least_bound_counts_whatever_its_ratio() {
        let schedule = Schedule::Coordinated(Policy::Lrr);
        let finding = |program, structure_known, bound, most| {
            let task = Task { program, schedule, shape: (4, 4), splits: 0, structure_known };
            let observed = Observed { runs: 1, wrong: 0, least: most, most };
            (task, Finding { method: Method::Sum, bound, observed })
        };
        let findings = [
            finding("psort", false, Some(300), 200),
            finding("psort_free", false, Some(280), 100),
            finding("gcd", false, None, 10),
            finding("gcd_free", false, Some(40), 20),
            finding("spmv", false, Some(5), 1),
            finding("spmv", true, Some(90), 90),
        ];
        let mut ratios: Vec<f64> = least_bounds(&findings).filter_map(Finding::ratio).collect();
        ratios.sort_by(f64::total_cmp);
        assert_eq!(ratios, [1.0, 2.0, 2.8]);
    }
}
