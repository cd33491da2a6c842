//! The experiment as one page: the tables with the paper's numbers beside ours, a sentence where they differ, the figures.

use super::area::{LUT4, per_area};
use super::figure_2::printed;
use super::kernels::{SHAPES, mean};
use super::paper::{BFS_SPEEDUP, MEAN_SPEEDUP, REUSE, TABLE_3};
use super::synthetic::SPLITS;
use super::{KernelRow, Pws, Run};
use crate::Figure;
use crate::html::Page;
use warpstep_cycle::Stall;

fn ratio(of: u64, by: u64) -> String {
    format!("{:.2}", of as f64 / by as f64)
}

fn percent(part: u64, whole: u64) -> String {
    format!("{:.1} %", 100.0 * part as f64 / whole.max(1) as f64)
}

/// The whole page.
pub fn report(pws: &Pws, figures: &[Figure]) -> String {
    let mut page = Page::new("Predictable wavefront splitting, on Warpstep");
    page.sentence(
        "What halves of a warp in parallel gain over halves one after the other, on the cycle model, which the emitted core follows in \
         every cycle: the machine `small` with other numbers of warps, lanes and split contexts (S), schedule gtlrr. Off: halves run one \
         after the other. Marked: the halves of a marked split issue in the same cycle, in lanes of their own (PWS). Dynamic: every split \
         may take a context, and one context issues in a cycle (DWS). One image serves all modes. Only cycles in which a warp executes the \
         kernel itself count; every run's results agree with the host's.",
    );
    figure_2(&mut page, pws);
    table_3(&mut page, pws, figures);
    figure_10(&mut page, pws, figures);
    figure_11(&mut page, pws, figures);
    figure_12(&mut page, pws, figures);
    area(&mut page, pws);
    page.finish()
}

fn pictures(page: &mut Page, figures: &[Figure], name: &str) {
    figures
        .iter()
        .filter(|figure| figure.name.starts_with(name))
        .for_each(|figure| page.picture(&figure.svg));
}

fn figure_2(page: &mut Page, pws: &Pws) {
    page.heading("Figure 2: the paper's example");
    let [off, one, two] = printed();
    page.sentence(&format!(
        "{off} units of time one block after the other, {two} if both halves of every branch run in parallel, which takes two contexts; with the first \
         of them alone {one}. How the units are shared out among the ten blocks is ours. Cycles of a round of a warp of 4 lanes by the instructions of a \
         unit; what a longer unit adds is what the paper counts, the rest are splits, branches, joins and the loop."
    ));
    let cells = |row: &super::Figure2Row| {
        let mut cells = vec![row.warps.to_string(), row.unit.to_string()];
        cells.extend(row.cycles.map(|cycles| format!("{cycles:.1}")));
        cells.extend([1, 2].map(|place| format!("{:.3}", row.speedup(place))));
        let units = |units: [f64; 3]| units.map(|units| format!("{units:.2}")).join(" / ");
        cells.push(row.units.map_or("-".into(), units));
        cells
    };
    let head = ["warps", "unit", "off", "S = 1", "S = 2", "speed-up S = 1", "S = 2", "units counted so"];
    page.table(&head, &pws.figure_2.iter().map(cells).collect::<Vec<_>>());
    page.sentence(&format!(
        "The paper's speed-ups are {:.3} and {:.3}.",
        off as f64 / one as f64,
        off as f64 / two as f64
    ));
}

fn table_3(page: &mut Page, pws: &Pws, figures: &[Figure]) {
    page.heading("Table 3: the synthetic benchmark, as divergent as can be");
    page.sentence(
        "Warps of 8 lanes; conditions nested three deep, so that every lane has code of its own; no memory accesses. Cycles observed; the \
         paper's are thousands, and it does not say how many wavefronts ran.",
    );
    let head = [
        "warps",
        "S",
        "off",
        "dynamic",
        "speed-up",
        "marked",
        "speed-up",
        "paper: off",
        "dynamic",
        "speed-up",
        "marked",
        "speed-up",
    ];
    let cells = |row: &super::Table3Row| {
        let printed = TABLE_3.iter().find(|printed| printed.splits == row.splits).expect("the paper's S");
        let (off, dynamic, marked) = (row.off.cycles, row.dynamic.cycles, row.marked.cycles);
        vec![
            row.warps.to_string(),
            row.splits.to_string(),
            off.to_string(),
            dynamic.to_string(),
            ratio(off, dynamic),
            marked.to_string(),
            ratio(off, marked),
            printed.off.to_string(),
            printed.dynamic.to_string(),
            ratio(printed.off, printed.dynamic),
            printed.marked.to_string(),
            ratio(printed.off, printed.marked),
        ]
    };
    page.table(&head, &pws.table_3.iter().map(cells).collect::<Vec<_>>());
    let off = &pws.table_3[0].off;
    page.sentence(&format!(
        "The paper's observed speed-ups exceed the number of contexts (S + 1): more than halves in parallel can give by themselves; its own \
         analytical bounds fall by 2.3, 3.1 and 3.8 times. What is reproduced: marked splits come near S + 1. They fall short of it because \
         conditionals, the loop and the NOPs behind jumps stand on every lane's path and are not divided; the t_F + 1 NOPs of each first join are \
         saved besides. Dynamic splits share one issue slot, as in the paper, so they gain those NOPs and what hides latencies. Eight warps leave \
         few slots empty without any splits (nobody issues in {} of the cycles); a warp alone has more to gain. Why the paper's dynamic \
         splits gain more, it does not say.",
        percent(off.idle, off.cycles)
    ));
    pictures(page, figures, "table-3");
}

fn figure_10(page: &mut Page, pws: &Pws, figures: &[Figure]) {
    page.heading("Figure 10: the synthetic benchmark, one parameter at a time");
    page.sentence(
        "8 warps; all instructions divergent, none of memory, three levels, 8 lanes, but for what varies. With 16 and 32 lanes the tree is four \
         and five levels deep, and its first S splits are in parallel. The table has the cycles saved, as the paper's figure has its bounds.",
    );
    let head: Vec<String> = ["varies", "at", "cycles off"].map(String::from).into_iter().collect();
    let head: Vec<String> =
        head.into_iter().chain(SPLITS.map(|splits| format!("saved with S = {splits}"))).collect();
    let cells = |point: &super::SweepPoint| {
        let saved = |cycles: &Option<u64>| {
            let share = |cycles: u64| format!("{:.0} %", 100.0 * (1.0 - cycles as f64 / point.off as f64));
            cycles.map_or("too few lanes".into(), share)
        };
        let mut row = vec![point.sweep.to_string(), point.place.clone(), point.off.to_string()];
        row.extend(point.marked.iter().map(saved));
        row
    };
    let head: Vec<&str> = head.iter().map(String::as_str).collect();
    page.table(&head, &pws.sweeps.iter().map(cells).collect::<Vec<_>>());
    pictures(page, figures, "figure-10");
}

fn figure_11(page: &mut Page, pws: &Pws, figures: &[Figure]) {
    page.heading("Figure 11: the kernels of the suite");
    page.sentence(&format!(
        "All kernels with marked conditions, whether they gain or not. Speed-ups are cycles of off under the same schedule by cycles. \
         Divergent: share of issue slots of off in which lanes of the warp are apart. Baselines: off under the best of nine decoupled schedules, \
         and the form without branches on data. The paper's mean at S = 1 is {MEAN_SPEEDUP}, its bfs gains {BFS_SPEEDUP:.0} times; its kernels are \
         Rodinia's on a GPU whose SIMD units are shared out anew."
    ));
    for shape in SHAPES {
        let rows: Vec<&KernelRow> = pws.kernels.iter().filter(|row| row.shape == shape).collect();
        page.sentence(&format!("{} warps of {} lanes:", shape.0, shape.1));
        page.table(&SPEEDUP_HEAD, &rows.iter().map(|row| speedups(row)).collect::<Vec<_>>());
        page.sentence(&means(&rows));
        pictures(page, figures, &format!("figure-11-{}x{}", shape.0, shape.1));
    }
    page.sentence(
        "Where the cycles go, off and marked S = 1. adpcm, cordic, gcd and quantile have conditions with an else. Of the others one half has work, and the \
         other goes to the join and waits: what is saved is the cost of taking turns, NOPs, and conditionals that both halves now issue side by side. Sibling: context-cycles in which \
         another context of the warp needed the same unit. Partial: cycles in which only some contexts of a split warp issued. Nobody \
         issues: cycles in which splitting cannot gain a slot, because warps wait.",
    );
    page.table(&SLOTS_HEAD, &pws.kernels.iter().map(slots).collect::<Vec<_>>());
    page.sentence("What contexts did with marked splits, S = 1, in shares of their cycles:");
    let shown: Vec<Stall> = Stall::ALL.iter().copied().filter(|stall| *stall != Stall::Inactive).collect();
    let mut head = vec!["kernel", "shape"];
    head.extend(shown.iter().map(|stall| stall.word()));
    let cells = |row: &KernelRow| {
        let all: u64 = shown.iter().map(|stall| row.marked_1.waits_for(*stall)).sum();
        let mut cells = vec![row.kernel.to_string(), format!("{}x{}", row.shape.0, row.shape.1)];
        cells.extend(shown.iter().map(|stall| percent(row.marked_1.waits_for(*stall), all)));
        cells
    };
    page.table(&head, &pws.kernels.iter().map(cells).collect::<Vec<_>>());
}

const SPEEDUP_HEAD: [&str; 11] = [
    "kernel",
    "cycles off",
    "divergent",
    "marked S=1",
    "marked S=3",
    "dynamic S=1",
    "off, decoupled",
    "schedule",
    "branch-free",
    "best baseline",
    "marked S=1 by it",
];

fn speedups(row: &KernelRow) -> Vec<String> {
    let of = |run: &Run| format!("{:.3}", row.speedup(run));
    let (schedule, decoupled) = &row.decoupled;
    let baselines = [("off", &row.off), (schedule.as_str(), decoupled), ("branch-free", &row.free)];
    let (name, best) = baselines.into_iter().min_by_key(|(_, run)| run.cycles).expect("there are three");
    vec![
        row.kernel.to_string(),
        row.off.cycles.to_string(),
        format!("{:.1} %", 100.0 * row.off.divergent_share()),
        of(&row.marked_1),
        of(&row.marked_3),
        of(&row.dynamic_1),
        of(decoupled),
        schedule.clone(),
        of(&row.free),
        name.to_string(),
        ratio(best.cycles, row.marked_1.cycles),
    ]
}

fn means(rows: &[&KernelRow]) -> String {
    let diverging = || rows.iter().filter(|row| row.diverges());
    let of = |run: fn(&KernelRow) -> &Run| mean(diverging().map(|row| row.speedup(run(row))));
    let least = diverging().map(|row| (row.speedup(&row.marked_1), row.kernel));
    let (least, kernel) = least.min_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((1.0, "none"));
    format!(
        "Geometric means of the {} kernels in which lanes ever part: marked S = 1 {:.3}, marked S = 3 {:.3}, dynamic S = 1 {:.3}; the least \
         with marked S = 1 is {least:.3} ({kernel}).",
        diverging().count(),
        of(|row| &row.marked_1),
        of(|row| &row.marked_3),
        of(|row| &row.dynamic_1)
    )
}

const SLOTS_HEAD: [&str; 11] = [
    "kernel",
    "shape",
    "splits that diverge",
    "in 1000 cycles",
    "cycles saved",
    "by each",
    "NOPs saved",
    "sibling",
    "partial",
    "nobody issues, off",
    "NOPs, off",
];

fn slots(row: &KernelRow) -> Vec<String> {
    let (off, marked) = (&row.off, &row.marked_1);
    let saved = off.cycles as i64 - marked.cycles as i64;
    vec![
        row.kernel.to_string(),
        format!("{}x{}", row.shape.0, row.shape.1),
        off.serial.to_string(),
        format!("{:.1}", 1000.0 * off.serial as f64 / off.cycles as f64),
        saved.to_string(),
        format!("{:.1}", saved as f64 / off.serial.max(1) as f64),
        (off.nops as i64 - marked.nops as i64).to_string(),
        marked.waits_for(Stall::Sibling).to_string(),
        marked.partial.to_string(),
        percent(off.idle, off.cycles),
        percent(off.nops, off.cycles),
    ]
}

fn figure_12(page: &mut Page, pws: &Pws, figures: &[Figure]) {
    page.heading("Figure 12: contexts as splits or as warps");
    page.sentence(&format!(
        "Sixteen contexts of 8 lanes, the same work on all machines: 4 warps with S = 3, of which a program with fewer marks leaves some \
         idle; or a machine with as many splits as the program has marks, and the warps that go with them. The paper gains up to {REUSE} times \
         and gives a context's SIMD unit to the warp that takes it. Here a context brings no arithmetic units: warps share the lanes, so more of them hide latencies and nothing else.",
    ));
    let cells = |row: &super::ReuseRow| {
        vec![
            row.used.to_string(),
            row.idle.to_string(),
            format!("{} warps, S = {}", row.warps, row.used),
            row.reused.to_string(),
            format!("{:.3}", row.idle as f64 / row.reused as f64),
        ]
    };
    let head = ["marks", "4 warps, S = 3", "reused as", "cycles", "gain"];
    page.table(&head, &pws.reuse.iter().map(cells).collect::<Vec<_>>());
    pictures(page, figures, "figure-12");
}

fn area(page: &mut Page, pws: &Pws) {
    page.heading("Speed-up per area");
    page.sentence(
        "LUT4 of the emitted core of 4 warps of 4 lanes. Speed-ups are the geometric means of the kernels at 4x4 in which lanes ever part, and of the \
         synthetic benchmark (8x8), each divided by how many times as large the core is.",
    );
    let rows = || pws.kernels.iter().filter(|row| row.shape == SHAPES[0] && row.diverges());
    let kernels = |splits: usize| match splits {
        1 => Some(mean(rows().map(|row| row.speedup(&row.marked_1)))),
        3 => Some(mean(rows().map(|row| row.speedup(&row.marked_3)))),
        _ => None,
    };
    let synthetic = |splits: usize| {
        let row = pws.table_3.iter().find(|row| row.splits == splits && row.warps > 1)?;
        Some(row.off.cycles as f64 / row.marked.cycles as f64)
    };
    let cells = |(splits, lut4): &(usize, Option<u64>)| {
        let gain = |speedup: Option<f64>| speedup.map_or("-".into(), |speedup| per_area(speedup, *splits));
        let lut4 = lut4.map_or("not measured".into(), |lut4| lut4.to_string());
        vec![splits.to_string(), lut4, gain(kernels(*splits)), gain(synthetic(*splits))]
    };
    page.table(
        &["S", "LUT4", "kernels, per area", "synthetic, per area"],
        &LUT4.iter().map(cells).collect::<Vec<_>>(),
    );
}
