//! Table 3 as a picture, and figures 10 to 12, drawn from our measurements.

use super::Pws;
use super::kernels::{KernelRow, SHAPES, mean};
use super::synthetic::{SPLITS, SWEEPS};
use crate::Figure;
use warpstep_picture::{BarGroup, PictureError};

fn contexts() -> Vec<String> {
    SPLITS.iter().map(|splits| format!("S = {splits}")).collect()
}

/// All of them.
pub fn figures(pws: &Pws) -> Result<Vec<Figure>, PictureError> {
    let mut all = vec![table_3(pws)?];
    let names = [
        "figure-10a-divergent",
        "figure-10b-memory",
        "figure-10-nesting",
        "figure-10-lanes",
        "figure-10-loops",
    ];
    for (name, sweep) in names.into_iter().zip(SWEEPS) {
        all.push(figure_10(pws, name, sweep)?);
    }
    for (name, shape) in ["figure-11-4x4", "figure-11-8x8"].into_iter().zip(SHAPES) {
        all.push(figure_11(pws, name, shape)?);
    }
    all.push(figure_12(pws)?);
    Ok(all)
}

fn table_3(pws: &Pws) -> Result<Figure, PictureError> {
    let group = |row: &super::Table3Row| {
        let speedup = |cycles: u64| Some(row.off.cycles as f64 / cycles as f64);
        let name = if row.warps == 1 { "alone".into() } else { format!("{} warps", row.warps) };
        BarGroup {
            name: format!("{name}, S = {}", row.splits),
            values: vec![speedup(row.dynamic.cycles), speedup(row.marked.cycles)],
        }
    };
    let series = ["dynamic", "marked"].map(String::from).to_vec();
    let caption = "Table 3: speed-up over off, synthetic benchmark".into();
    Figure::bars("table-3", caption, "speed-up", series, pws.table_3.iter().map(group).collect())
}

fn figure_10(pws: &Pws, name: &'static str, sweep: &str) -> Result<Figure, PictureError> {
    let group = |point: &super::SweepPoint| {
        let speedup = |cycles: &Option<u64>| cycles.map(|cycles| point.off as f64 / cycles as f64);
        BarGroup { name: point.place.clone(), values: point.marked.iter().map(speedup).collect() }
    };
    let groups = pws.sweeps.iter().filter(|point| point.sweep == sweep).map(group).collect();
    let caption = format!("Figure 10: marked splits by off, {sweep}");
    Figure::bars(name, caption, "speed-up", contexts(), groups)
}

fn figure_11(pws: &Pws, name: &'static str, shape: (usize, usize)) -> Result<Figure, PictureError> {
    let mut rows: Vec<&KernelRow> = pws.kernels.iter().filter(|row| row.shape == shape).collect();
    let speedups =
        |row: &KernelRow| [&row.marked_1, &row.marked_3, &row.dynamic_1].map(|run| row.speedup(run));
    rows.sort_by(|a, b| speedups(a)[0].total_cmp(&speedups(b)[0]));
    let group = |row: &&KernelRow| {
        let values = speedups(row).map(Some).to_vec();
        BarGroup { name: row.kernel.into(), values }
    };
    let mut groups: Vec<BarGroup> = rows.iter().map(group).collect();
    let diverging = || rows.iter().filter(|row| row.diverges());
    let of_all = |series: usize| Some(mean(diverging().map(|row| speedups(row)[series])));
    groups.push(BarGroup { name: "geometric mean".into(), values: (0..3).map(of_all).collect() });
    let caption = format!("Figure 11: speed-up over off, {} warps of {} lanes", shape.0, shape.1);
    let series = ["marked, S = 1", "marked, S = 3", "dynamic, S = 1"].map(String::from).to_vec();
    Figure::bars(name, caption, "speed-up", series, groups)
}

fn figure_12(pws: &Pws) -> Result<Figure, PictureError> {
    let group = |row: &super::ReuseRow| BarGroup {
        name: match row.used {
            0 => "no mark".into(),
            1 => "1 mark".into(),
            used => format!("{used} marks"),
        },
        values: vec![Some(row.idle as f64), Some(row.reused as f64)],
    };
    let series = ["4 warps, S = 3", "16 contexts, S = marks"];
    let caption = "Figure 12: the same work, 16 contexts".into();
    let groups = pws.reuse.iter().map(group).collect();
    Figure::bars("figure-12-reuse", caption, "cycles", series.map(String::from).to_vec(), groups)
}
