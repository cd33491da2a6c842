//! Instructions cycle by cycle, from the latency table and the fetch latency.

use warpstep_picture::{Cell, Row, Timeline};
use warpstep_spec::timing::{Cost, costs, load_from_memory};
use warpstep_spec::{Config, Op};

/// Kinds of cells, in the order of the legend.
const FETCH: usize = 0;
const ISSUE: usize = 1;
const EXECUTE: usize = 2;
const WRITE: usize = 3;
const DEPENDENT: usize = 4;
const RESOLVE: usize = 5;
const NOP: usize = 6;

/// The last cycle shown.
const LAST: i32 = 11;

pub fn timeline(config: &Config) -> Timeline {
    let request = -(config.queue_depth() as i32);
    let kinds = [
        "fetch (request, cache, decode)",
        "issue (operands are read)",
        "execute",
        "last cycle: the result is written at its end",
        "a dependent instruction may issue",
        "resolve: the warp is blocked",
        "NOP",
    ];
    let mut rows = vec![Row { heading: Some("One instruction, from its request".into()), ..whole(config) }];
    rows.extend(fixed(config));
    rows.extend(loads(config));
    rows.extend(branches(config));
    Timeline {
        title: "Cycle by cycle".into(),
        caption: vec![format!(
            "Configuration {}: fetch latency t_F = {}, latencies as configured. An instruction issues in cycle c. Drawn by `warpstep page pipeline`.",
            config.name, config.fetch_latency
        )],
        origin: "c".into(),
        cycles: (request, LAST),
        kinds: kinds.map(String::from).to_vec(),
        rows,
    }
}

fn cell(first: i32, last: i32, kind: usize, text: &str) -> Cell {
    Cell { first, last, kind, text: text.into(), hint: String::new() }
}

fn row(name: &str, cells: Vec<Cell>) -> Row {
    Row { heading: None, name: name.into(), cells }
}

/// Request, the stages of the fetch, the cycle before issue in the queue at the latest.
fn fetched(config: &Config, issue: i32) -> Vec<Cell> {
    let stages = config.fetch_latency as i32;
    let request = issue - stages - 1;
    let stage = |number: i32| match number {
        1 => "tags",
        last if last == stages => "decode",
        _ => "fetch",
    };
    let cells = (1..=stages).map(|number| cell(request + number, request + number, FETCH, stage(number)));
    std::iter::once(cell(request, request, FETCH, "request")).chain(cells).collect()
}

/// From issue to the write, and who may follow.
fn executed(latency: i32, text: &str) -> Vec<Cell> {
    let mut cells = vec![cell(0, 0, ISSUE, "issue")];
    if latency > 2 {
        cells.push(cell(1, latency - 2, EXECUTE, text));
    }
    if latency - 1 <= LAST {
        cells.push(cell(latency - 1, latency - 1, WRITE, "write"));
    }
    if latency <= LAST {
        cells.push(cell(latency, latency, DEPENDENT, "next"));
    }
    cells
}

fn whole(config: &Config) -> Row {
    let result = costs(Op::Add, config)[0].result.unwrap_or(0) as i32;
    let mut cells = fetched(config, 0);
    cells.extend(executed(result, "execute"));
    row("add", cells)
}

fn fixed(config: &Config) -> Vec<Row> {
    let shown = [
        ("csr, vote, shfl", Op::Csrrs),
        ("mul", Op::Mul),
        ("div, rem", Op::Div),
        ("float compare, move", Op::FeqS),
        ("fadd, fmul, fmadd", Op::FaddS),
        ("fcvt", Op::FcvtWS),
        ("fdiv", Op::FdivS),
        ("fsqrt", Op::FsqrtS),
    ];
    let present = shown.into_iter().filter(|(_, op)| config.has_unit(op.class()));
    let rows = present.map(|(name, op)| {
        let Cost { result, unit, .. } = costs(op, config)[0];
        let result = result.unwrap_or(0) as i32;
        let busy = if unit > 1 {
            format!("{result} cycles, unit free for the next after {unit}")
        } else {
            "execute".into()
        };
        row(name, executed(result, &busy))
    });
    let mut rows: Vec<Row> = rows.collect();
    if let Some(first) = rows.first_mut() {
        first.heading = Some("Latency of each unit".into());
    }
    rows
}

fn loads(config: &Config) -> Vec<Row> {
    let near = costs(Op::Lw, config)[0].result.unwrap_or(0) as i32;
    let steps = |text: [&str; 3]| {
        let mut cells = vec![cell(0, 0, ISSUE, "issue")];
        cells.extend((1..).zip(text).map(|(cycle, text)| cell(cycle, cycle, EXECUTE, text)));
        cells
    };
    let mut hit = steps(["address", "step", "merge"]);
    hit.push(cell(near - 1, near - 1, WRITE, "write"));
    hit.push(cell(near, near, DEPENDENT, "next"));
    let far = load_from_memory(config) as i32;
    let mut miss = steps(["address", "step", "AR"]);
    let beats = config.beats(config.data_line_bytes);
    let text =
        format!("memory_latency {} + {beats} beats; the result after {far} cycles", config.memory_latency);
    miss.push(cell(4, far - 2, EXECUTE, &text));
    let heading = Some("Loads of one line".into());
    vec![Row { heading, ..row("data cache hit, local memory", hit) }, row("from memory", miss)]
}

fn branches(config: &Config) -> Vec<Row> {
    let [stays, leaves, ..] = costs(Op::Beq, config)[..] else { unreachable!("a branch is taken or not") };
    let begin = |cost: Cost| {
        let mut cells = vec![cell(0, 0, ISSUE, "issue")];
        cells.push(cell(1, cost.next as i32 - 1, RESOLVE, "resolve"));
        cells
    };
    let next = stays.next as i32;
    let mut straight = begin(stays);
    straight.push(cell(next, next, DEPENDENT, "next"));
    let mut taken = begin(leaves);
    taken.extend((next..next + leaves.nops as i32).map(|cycle| cell(cycle, cycle, NOP, "NOP")));
    let target = next + leaves.nops as i32;
    let mut arrives = fetched(config, target);
    arrives.push(cell(target, target, ISSUE, "issue"));
    let heading = Some(
        "A branch: one taken elsewhere than fetched costs t_F + 1 NOPs, so that the warp's issues and fetches stay in step".into(),
    );
    vec![
        Row { heading, ..row("branch, not taken", straight) },
        row("branch, taken; jump; first join", taken),
        row("its target", arrives),
    ]
}
