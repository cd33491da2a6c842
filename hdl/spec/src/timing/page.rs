//! The page of latencies, written from the costs of the everyday configuration.

use super::{costs, instruction_miss, load_from_core, load_from_memory};
use crate::config::{Config, Parameters, named};
use crate::events::{NopCause, Stall};
use crate::isa::page::synopsis;
use crate::isa::row::Extension;
use crate::isa::table::{Op, ROWS};
use crate::latency::Latencies;
use std::fmt::Write;

/// Whose numbers the page shows.
pub const CONFIGURATION: &str = "small";

/// The page as Markdown.
pub fn markdown() -> String {
    let config = named(CONFIGURATION).expect("it is a name of ours");
    let mut page = head(&config);
    parameters(&mut page, &config);
    memory(&mut page, &config);
    loops(&mut page, &config);
    write_ports(&mut page, &config);
    for extension in Extension::ALL {
        let _ = write!(
            page,
            "\n## {}\n\n| instruction | case | next | result | unit | NOPs | may wait for |\n|---|---|--:|--:|--:|--:|---|\n",
            extension.title()
        );
        for row in ROWS.iter().filter(|row| row.extension == extension) {
            for cost in costs(row.op, &config) {
                let result = cost.result.map_or(String::new(), |cycles| cycles.to_string());
                let nops = if cost.nops > 0 { cost.nops.to_string() } else { String::new() };
                let waits: Vec<_> = cost.waits.iter().map(|stall| stall.word()).collect();
                let _ = writeln!(
                    page,
                    "| `{}` | {} | {} | {result} | {} | {nops} | {} |",
                    synopsis(row),
                    cost.case,
                    cost.next,
                    cost.unit,
                    waits.join(", ")
                );
            }
        }
    }
    lists(&mut page);
    page
}

fn head(config: &Config) -> String {
    format!(
        "# Latencies\n\n\
         Generated from the latency table and the instruction table by `warpstep page latencies`; a test keeps it fresh, and another\n\
         measures these cycles with programs on the cycle model. Do not edit.\n\n\
         Numbers are cycles on the configuration `{}`: {} warps of {} lanes, fetch latency t_F = {}, memory latency {}. An instruction\n\
         issues in cycle c, alone in its core, with its code in the instruction cache and nothing to wait for. No latency depends on data.\n\n\
         | column | meaning |\n|---|---|\n\
         | next | its warp may issue again in c + next, if what follows does not need the result |\n\
         | result | an instruction that needs the result may issue in c + result; the register is written at the end of c + result - 1 |\n\
         | unit | the same unit takes another instruction in c + unit; other units are not affected |\n\
         | NOPs | that issue in the warp's own slots before its next instruction: the t_F + 1 instructions fetched behind a jump. They keep the schedule coordinated and do not count in `minstret`. Decoupled schedules issue nothing instead, and fetch anew |\n\
         | may wait for | stalls it can meet before it issues, or its warp after it ([stalls](#stalls)) |\n\n\
         ![Cycle by cycle](pictures/pipeline.svg)\n",
        config.name, config.warps, config.lanes, config.fetch_latency, config.memory_latency
    )
}

fn parameters(page: &mut String, config: &Config) {
    page.push_str(
        "\n## Parameters\n\nEach is a field of the configuration, set with `--set latencies.NAME=CYCLES`.\n\n\
         | name | cycles | allowed | instructions |\n|---|--:|---|---|\n",
    );
    for row in config.latencies.rows() {
        let (low, high) = row.allowed;
        let users = users(row.name);
        let _ = writeln!(page, "| `{}` | {} | {low} to {high} | {users} |", row.name, row.cycles);
    }
    let _ = writeln!(
        page,
        "| `fetch_latency` (t_F) | {} | 1 to 8 | all: from the request until it can issue, less one (`--set fetch_latency=…`) |",
        config.fetch_latency
    );
}

/// What a branch costs on the same machine with loop registers.
fn loops(page: &mut String, config: &Config) {
    let with = Parameters { loop_register: true, ..config.parameters() };
    let with = Config::try_from(with).expect("loop registers change no limit");
    page.push_str(
        "\n## Loops\n\nWith loop registers (`loop_register`, as here) the request behind a context's last taken backward branch (a conditional branch or `jal`)\n\
         goes to its target: the branch is *looped* ([micro-architecture](microarchitecture.md#the-front-end)). A loop without another\n\
         backward branch in it pays NOPs when it is first taken and when it ends. Without them no case is looped.\n\n\
         | instruction | case | NOPs |\n|---|---|--:|\n",
    );
    for op in [Op::Bne, Op::Jal] {
        for cost in costs(op, &with) {
            let _ = writeln!(
                page,
                "| {} | {} | {} |",
                if op == Op::Jal { "`jal`" } else { "branches" },
                cost.case,
                cost.nops
            );
        }
    }
}

/// What never waits for a writeback slot.
fn write_ports(page: &mut String, config: &Config) {
    let short = config.short_latency().expect("the page shows a machine with two write ports");
    let rows = config.latencies.rows();
    let names: Vec<_> =
        rows.iter().filter(|row| row.cycles == short).map(|row| format!("`{}`", row.name)).collect();
    let _ = write!(
        page,
        "\n## Write ports\n\nA lane has two register write ports (`write_ports`). Results of the least latency, here {short} cycles ({}), have the short port to\n\
         themselves: they never meet, and none waits for a writeback slot. All others and loads share the long port and may wait\n\
         (`slot`). With `--set write_ports=1` all results share one port, and everything that writes a register may wait\n\
         ([micro-architecture](microarchitecture.md#write-ports)).\n",
        names.join(", ")
    );
}

/// The instructions a row of the table holds for.
fn users(name: &str) -> String {
    let marked = Latencies::DISTINCT;
    let mark = marked.rows().iter().find(|row| row.name == name).map(|row| row.cycles);
    let names: Vec<_> = ROWS
        .iter()
        .filter(|row| marked.of(row.class) == mark && !is_plain(row.op))
        .map(|row| row.mnemonic)
        .collect();
    match names.len() {
        0..=12 => names.join(", "),
        many => format!("{}, … ({many})", names[..8].join(", ")),
    }
}

/// ecall and ebreak do nothing at all.
fn is_plain(op: Op) -> bool {
    matches!(op, Op::Ecall | Op::Ebreak)
}

fn memory(page: &mut String, config: &Config) {
    let beats = config.beats(config.data_line_bytes);
    let _ = write!(
        page,
        "\n## Memory\n\nThe lanes of a load or store are served line by line (RAM) or word by word and bank (local memory); each line or conflict-free\n\
         set of words is one step of the coalescer, and a load's result counts from its last step. [memory.md](memory.md) gives the cycles.\n\n\
         | access | cycles to the result, one step | here |\n|---|---|--:|\n\
         | load, data cache hit or local memory | 5 | {} |\n\
         | load, a line of memory, bus idle | memory_latency + beats + 5 | {} + {beats} + 5 = {} |\n\
         | an instruction that is not in the cache: beyond its own cost | memory_latency + instruction-line beats + 5 | {} + {} + 5 = {} |\n\n\
         `memory_latency` is the worst the memory may take from the address to its first beat; beats = line bytes / axi_bytes.\n\
         With `fixed` memory these numbers are exact. At most two accesses are between issue and the end of their steps; a third waits (`unit`).\n",
        load_from_core(),
        config.memory_latency,
        load_from_memory(config),
        config.memory_latency,
        config.beats(config.instruction_cache.line_bytes),
        instruction_miss(config)
    );
}

fn lists(page: &mut String) {
    page.push_str("\n## Stalls\n\n| stall | meaning |\n|---|---|\n");
    for stall in Stall::ALL {
        let _ = writeln!(page, "| {} | {} |", stall.word(), stall.meaning());
    }
    page.push_str("\n## Causes of NOPs\n\n| NOP | because |\n|---|---|\n");
    for cause in NopCause::ALL {
        let _ = writeln!(page, "| {} | {} |", cause.word(), cause.meaning());
    }
    page.push_str(
        "\nA `miss` costs one NOP in the place of the instruction that was not in the cache, and the wait for its line. A warp that was started\n\
         first issues the t_F + 1 NOPs its queue was filled with.\n",
    );
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_committed_page_is_what_the_tables_say() {
        let committed = include_str!("../../../../docs/latencies.md");
        assert!(committed == super::markdown(), "docs/latencies.md is stale: run scripts/pages");
    }
}
