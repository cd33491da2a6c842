//! The ISA page of the documentation, written from the rows.

use super::row::{Extension, Row};
use super::table::ROWS;
use crate::csr;
use std::fmt::Write;

/// The page as Markdown.
pub fn markdown() -> String {
    let mut page = String::from(
        "# Instruction set\n\n\
         Generated from the instruction table by `warpstep disasm --isa-page`; a test keeps it fresh. Do not edit.\n\n\
         A word is the instruction if `word & mask == match`. Scalar operands (of tmc, wspawn, join, bar, pred, branches and\n\
         indirect jumps) come from the highest active lane.\n",
    );
    for extension in Extension::ALL {
        let _ = write!(
            page,
            "\n## {}\n\n| instruction | mask | match | unit | meaning |\n|---|---|---|---|---|\n",
            extension.title()
        );
        for row in ROWS.iter().filter(|row| row.extension == extension) {
            let _ = writeln!(
                page,
                "| `{}` | `{:08x}` | `{:08x}` | {:?} | {} |",
                synopsis(row),
                row.pattern.mask,
                row.pattern.value,
                row.class,
                row.meaning.replace('|', "\\|")
            );
        }
    }
    page.push_str(
        "\n## Control and status registers\n\n| number | name | access | meaning |\n|---|---|---|---|\n",
    );
    for row in csr::ROWS {
        let numbers = match row.last {
            last if last == row.first => format!("`{:#05x}`", row.first),
            last => format!("`{:#05x}`–`{last:#05x}`", row.first),
        };
        let _ = writeln!(page, "| {numbers} | {} | {} | {} |", row.name, row.access.word(), row.meaning);
    }
    page.push_str(SPLITS);
    page
}

/// What the rows do not say of splits, and which of several errors is reported.
const SPLITS: &str = "
## Splits in parallel

A machine with split contexts runs the halves of a divergent split at the same time if its mode is `marked` or `dynamic`, the split is marked or
bit 0 of `split_control` is set, and a context is free: the one it names, else the lowest. The parent keeps the true half. Everything else
(no context free; the named one in use or not there; mode `off`) is an ordinary split. The divergence pointer is the same in
all modes, so one binary works in all.

* The first half to reach the join waits there, parent or child; the second merges the child into the parent, which goes on with the mask of before
  the split. Different joins are an error. The child's context is in use from the split to the merge.
* A join with the pointer itself as operand does nothing. With the pointer less one it closes the top entry of the context's own stack or, if that is
  empty, the entry its parent made for it. Any other operand is an error.
* `tmc` and `pred` reach only lanes of their own context; `vote` and `shfl` see its active lanes. Numbers of lane, warp, core and hart are those of
  the warp; `active_mask` is the context's; `active_warps` counts warps.
* `split_control` is 0 after reset in mode `marked` and 1 in `dynamic`; only bit 0 is kept. Like `frm` it stays as it is when a warp ends and
  is spawned again. In mode `off` and on a machine without split contexts it reads 0 and ignores writes.
* While a warp is split, what concerns the whole warp is an error: `wspawn`, `bar`, `tmc` or `pred` that leave no lane, an access to `fflags` or
  `fcsr`, a write to `frm` or `split_control`.
* A byte that one half writes and the other touches has no order before the join: the golden engine warns of it (`halves-race`).

If an instruction is wrong in several ways, the first of these is reported. `wspawn`: the count, the address, the split. `bar`: the barrier, the count, the
split. CSRs: no such register, read-only, the split. An error goes before a warning.
";

/// An instruction as it is written.
pub(crate) fn synopsis(row: &Row) -> String {
    let labels: Vec<_> =
        row.operands.iter().map(|operand| operand.label()).filter(|label| !label.is_empty()).collect();
    format!("{} {}", row.mnemonic, labels.join(",")).trim_end().to_string()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_committed_page_is_what_the_rows_say() {
        let committed = include_str!("../../../../docs/isa.md");
        assert!(
            committed == super::markdown(),
            "docs/isa.md is stale: cargo run -p warpstep -- disasm --isa-page > docs/isa.md"
        );
    }
}
