//! The lines on the terminal.

use super::kernels::mean;
use super::{KernelRow, Pws};
use std::fmt::Write;

/// Figure 2, table 3 and the kernels, a line each.
pub fn summary(pws: &Pws) -> String {
    let mut text = format!("{:<20} {:>9} {:>9} {:>9}\n", "figure 2, a round", "off", "marked 1", "marked 2");
    for row in &pws.figure_2 {
        let [off, one, two] = row.cycles;
        let name = format!("warps {}, unit {}", row.warps, row.unit);
        let _ = writeln!(text, "{name:<20} {off:>9.1} {one:>9.1} {two:>9.1}  {:.3}", row.speedup(2));
    }
    let _ = writeln!(text);
    text += &format!("{:<20} {:>9} {:>9} {:>9}\n", "synthetic, cycles", "off", "dynamic", "marked");
    for row in &pws.table_3 {
        let (off, dynamic, marked) = (row.off.cycles, row.dynamic.cycles, row.marked.cycles);
        let _ = writeln!(
            text,
            "{:<20} {off:>9} {dynamic:>9} {marked:>9}",
            format!("warps {}, S = {}", row.warps, row.splits)
        );
    }
    let _ = writeln!(
        text,
        "\n{:<14} {:>5} {:>10} {:>10} {:>10} {:>10} {:>12} {:>9}",
        "kernel", "shape", "divergent", "marked 1", "marked 3", "dynamic 1", "decoupled", "branchless"
    );
    for row in &pws.kernels {
        let of = |run| row.speedup(run);
        let _ = writeln!(
            text,
            "{:<14} {:>5} {:>8.1} % {:>10.3} {:>10.3} {:>10.3} {:>12.3} {:>9.3}",
            row.kernel,
            format!("{}x{}", row.shape.0, row.shape.1),
            100.0 * row.off.divergent_share(),
            of(&row.marked_1),
            of(&row.marked_3),
            of(&row.dynamic_1),
            of(&row.decoupled.1),
            of(&row.free)
        );
    }
    let diverging = || pws.kernels.iter().filter(|row| row.diverges());
    let mean_of = |run: fn(&KernelRow) -> f64| mean(diverging().map(run));
    let _ = writeln!(
        text,
        "geometric means of those that diverge: marked 1 {:.3}, marked 3 {:.3}, dynamic 1 {:.3}",
        mean_of(|row| row.speedup(&row.marked_1)),
        mean_of(|row| row.speedup(&row.marked_3)),
        mean_of(|row| row.speedup(&row.dynamic_1))
    );
    text
}
