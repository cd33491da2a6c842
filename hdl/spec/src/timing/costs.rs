//! The cases of each instruction.

use super::{Cost, TO_FIRST_STEP, load_from_core, load_from_memory};
use crate::config::Config;
use crate::events::Stall::{self, Barrier, Control, Miss, Operand, Slot, Spawn, Unit};
use crate::isa::{Class, Op, Operand as Field};
use crate::latency::UNPIPELINED;

/// Cycles until the unit takes the next load that finds its words in the core: step, merge, slot.
const LOAD_PITCH: u32 = 3;

/// Every case of an instruction, on this machine.
pub fn costs(op: Op, config: &Config) -> Vec<Cost> {
    let fixed = config.latencies.of(op.class());
    match op.class() {
        Class::Load => loads(config),
        Class::Store => vec![Cost { case: "a line", waits: &[Operand, Unit], ..PLAIN }],
        Class::Fence if op == Op::Fence => {
            let next = TO_FIRST_STEP + 1;
            let waits = &[Operand, Unit];
            vec![Cost { case: "nothing in flight", next, unit: next, waits, ..PLAIN }]
        }
        Class::Branch | Class::Jump | Class::WarpControl | Class::Fence => control(op, config),
        Class::System if op.blocks_context() => control(op, config),
        Class::System => vec![PLAIN],
        class => {
            let result = fixed.expect("only memory has no latency of its own");
            let unit = if UNPIPELINED.contains(&class) { result - 1 } else { 1 };
            let waits: &[Stall] = match () {
                () if UNPIPELINED.contains(&class) => &[Operand, Unit, Slot],
                () if config.is_short(class) => &[Operand],
                () => &[Operand, Slot],
            };
            vec![Cost { result: Some(result), unit, waits, ..PLAIN }]
        }
    }
}

/// Issues, and the next one may a cycle later.
const PLAIN: Cost = Cost { case: "", next: 1, result: None, unit: 1, nops: 0, waits: &[] };

fn loads(config: &Config) -> Vec<Cost> {
    let waits = &[Operand, Unit];
    let near = Cost { result: Some(load_from_core()), unit: LOAD_PITCH, waits, ..PLAIN };
    let far = Cost { case: "a line of memory", result: Some(load_from_memory(config)), ..PLAIN };
    let mut cases = vec![Cost { case: "local memory", ..near }];
    if config.data_cache_bytes > 0 {
        cases.push(Cost { case: "data cache, hit", ..near });
    }
    cases.push(Cost { waits, ..far });
    cases
}

fn control(op: Op, config: &Config) -> Vec<Cost> {
    let writes = op.row().operands.iter().any(|field| matches!(field, Field::Rd));
    let needs_slot = writes && !config.is_short(op.class());
    let latency = config.latencies.control;
    let refill = config.queue_depth() as u32;
    let result = writes.then_some(latency);
    let stays = Cost { next: latency, result, waits: if needs_slot { WRITES } else { READS }, ..PLAIN };
    let leaves = Cost { nops: refill, ..stays };
    let case = |case, cost: Cost| Cost { case, ..cost };
    match op {
        Op::Jal if config.loop_register => vec![case("not looped", leaves), case("looped", stays)],
        Op::Jal | Op::Jalr => vec![leaves],
        Op::Mret => vec![Cost { waits: &[Control], ..stays }],
        Op::FenceI => vec![case("nothing in flight", Cost { waits: &[Unit, Control, Miss], ..leaves })],
        Op::Tmc => vec![case("lanes stay", stays), case("no lane stays: the context ends", leaves)],
        Op::Join => vec![
            case("the split did not diverge", stays),
            case("first half", leaves),
            case("second half", stays),
        ],
        Op::Wspawn => {
            vec![case("no other warp is active", Cost { waits: &[Operand, Control, Spawn], ..stays })]
        }
        Op::Bar => {
            let bar = Cost { waits: &[Operand, Control, Barrier], ..stays };
            let across = Cost { next: latency + 2, ..bar };
            vec![case("last to arrive, or count 1", bar), case("last core to arrive", across)]
        }
        _ if op.class() == Class::Branch => {
            let mut cases = vec![case("not taken", stays), case("taken", leaves)];
            if config.loop_register {
                cases.extend([case("not taken, looped", leaves), case("taken, looped", stays)]);
            }
            cases
        }
        _ => vec![stays],
    }
}

const READS: &[Stall] = &[Operand, Control];
const WRITES: &[Stall] = &[Operand, Slot, Control];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::named;
    use crate::isa::table::ROWS;

    #[test]
    fn every_instruction_has_a_cost_and_cases_have_names() {
        let config = named("small").unwrap();
        for row in ROWS {
            let costs = costs(row.op, &config);
            assert!(!costs.is_empty(), "{}", row.mnemonic);
            assert!(costs.len() == 1 || costs.iter().all(|cost| !cost.case.is_empty()), "{}", row.mnemonic);
        }
    }

    #[test]
    fn a_taken_branch_costs_one_nop_more_than_the_fetch_latency() {
        let config = named("small").unwrap();
        let taken = costs(Op::Beq, &config)[1];
        assert_eq!((taken.case, taken.nops), ("taken", config.fetch_latency as u32 + 1));
    }

    #[test]
    fn with_a_loop_register_a_looped_branch_pays_when_it_is_not_taken() {
        let mut parameters = named("small").unwrap().parameters();
        parameters.loop_register = true;
        let config = Config::try_from(parameters).unwrap();
        let nops: Vec<_> = costs(Op::Bne, &config).iter().map(|cost| (cost.case, cost.nops)).collect();
        assert_eq!(nops, [("not taken", 0), ("taken", 4), ("not taken, looped", 4), ("taken, looped", 0)]);
    }

    #[test]
    fn results_of_the_short_port_never_wait_for_a_slot() {
        let waits_for_slot = |op: Op, write_ports: usize| {
            let mut parameters = named("small").unwrap().parameters();
            parameters.write_ports = write_ports;
            costs(op, &Config::try_from(parameters).unwrap())[0].waits.contains(&Slot)
        };
        for op in [Op::Add, Op::Csrrw, Op::Jal, Op::FeqS, Op::Split] {
            assert!(waits_for_slot(op, 1) && !waits_for_slot(op, 2), "{op:?}");
        }
        for op in [Op::Mul, Op::Div, Op::FaddS, Op::FcvtSW, Op::FsqrtS] {
            assert!(waits_for_slot(op, 1) && waits_for_slot(op, 2), "{op:?}");
        }
    }

    #[test]
    fn without_a_data_cache_no_load_hits_it() {
        let tiny = named("tiny").unwrap();
        assert!(costs(Op::Lw, &tiny).iter().all(|cost| !cost.case.contains("cache")));
    }
}
