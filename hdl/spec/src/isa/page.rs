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
    page
}

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
