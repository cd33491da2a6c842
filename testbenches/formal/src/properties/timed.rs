//! Classes of instructions whose result takes a fixed time, as the tables of instructions and latencies say.

use warpstep_spec::isa::table::ROWS;
use warpstep_spec::isa::{Operand, Row};
use warpstep_spec::latency::UNPIPELINED;
use warpstep_spec::{Class, Config};

/// Instructions of the machine.
pub fn rows(config: &Config) -> impl Iterator<Item = &'static Row> {
    ROWS.iter().filter(|row| config.has_unit(row.class))
}

/// Whether an instruction names a register it writes.
pub fn has_destination(row: &Row) -> bool {
    row.operands.iter().any(|operand| matches!(operand, Operand::Rd | Operand::Fd))
}

/// Classes with a result and a latency.
pub fn timed(config: &Config) -> impl Iterator<Item = (Class, usize)> {
    let mut classes: Vec<Class> = vec![];
    for row in rows(config).filter(|row| has_destination(row)) {
        if !classes.contains(&row.class) {
            classes.push(row.class);
        }
    }
    let latencies = config.latencies;
    classes.into_iter().filter_map(move |class| Some((class, latencies.of(class)? as usize)))
}

/// Those whose unit takes one instruction at a time.
pub fn is_slow(class: Class) -> bool {
    UNPIPELINED.contains(&class)
}

/// Whether results of the class are written at this write port: with two, the first is that of the least latency.
pub fn is_at(config: &Config, class: Class, port: usize) -> bool {
    config.write_ports == 1 || config.is_short(class) == (port == 0)
}
