//! Readiness against its Verilog and against the cycle model's order of reasons.

use super::*;
use crate::operation::class_number;
use crate::testing::{put, small, splitting, traced};
use warpstep_kit::check::{Bench, Check, Random};
use warpstep_spec::csr::{self, Csr};
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::{Class, Config};

/// What the machine has beside an ALU.
#[derive(Clone, Copy)]
enum Units {
    Nothing,
    Integers,
    Floats,
    Both,
}

fn shape(lanes: usize, coordinated: bool, units: Units) -> Shape {
    small(|p| {
        p.lanes = lanes;
        p.multiply_divide = matches!(units, Units::Integers | Units::Both);
        p.fpu = matches!(units, Units::Floats | Units::Both);
        p.schedule = if coordinated { "lrr" } else { "lrr/lrr" }.parse().expect("a schedule");
        if coordinated {
            splitting(p);
        }
    })
}

/// Coordinated or not, and the units.
const MACHINES: [(bool, Units); 6] = [
    (true, Units::Integers),
    (true, Units::Both),
    (false, Units::Integers),
    (false, Units::Both),
    (true, Units::Nothing),
    (false, Units::Floats),
];

fn one_in(times: u64) -> impl Fn(&mut Random) -> u64 {
    move |random| random.once_in(times).into()
}

fn mostly() -> impl Fn(&mut Random) -> u64 {
    |random| u64::from(!random.once_in(12))
}

#[test]
fn readiness_agrees_with_its_verilog() {
    for (lanes, trace) in [(1, false), (4, true), (32, false)] {
        for (coordinated, units) in MACHINES {
            let check = Check::default()
                .cycles(1500)
                .input("running", mostly())
                .input("blocked", |random| if random.once_in(4) { random.below(4) } else { 0 })
                .input("waiting", one_in(8))
                .input("waited", one_in(8))
                .input("head_valid", mostly())
                .input("operand_waits", one_in(4));
            let shape = shape(lanes, coordinated, units);
            let block = Readiness::new(&if trace { traced(&shape) } else { shape });
            check.check(block).unwrap_or_else(|error| panic!("{lanes}: {error}"));
        }
    }
}

#[test]
fn the_float_csrs_are_the_first_three() {
    for number in 0..4096u16 {
        let float =
            csr::lookup(number).is_some_and(|row| matches!(row.csr, Csr::Fflags | Csr::Frm | Csr::Fcsr));
        assert_eq!(float, (1..1 << FLOAT_CSR_BITS).contains(&number), "{number:#x}");
    }
}

/// The state of a context, as a person would write it down.
#[derive(Debug)]
struct Case {
    active: bool,
    held_by: Option<usize>,
    waiting: bool,
    /// The line was found missing before this cycle.
    waited: bool,
    head: Option<Head>,
    operand_waits: bool,
    float_busy: bool,
    memory_available: bool,
    memory_drained: bool,
    unit_busy: [u64; 3],
    slot_free: bool,
    lanes: u64,
}

#[derive(Debug)]
struct Head {
    nop: bool,
    class: Class,
    fence_i: bool,
    registers: [u64; 4],
    csr: u64,
}

/// The readiness of the cycle model, on such a case.
fn reason(case: &Case, coordinated: bool) -> usize {
    if !case.active {
        return stall::INACTIVE;
    }
    if let Some(held_by) = case.held_by {
        return held_by;
    }
    if coordinated && case.waiting {
        return stall::MISS;
    }
    let Some(head) = &case.head else {
        return if case.waiting { stall::MISS } else { stall::EMPTY };
    };
    if head.nop {
        return stall::NOT_SELECTED;
    }
    if case.operand_waits {
        return stall::OPERAND;
    }
    if head.class == Class::Csr && (1..=3).contains(&head.csr) && case.float_busy {
        return stall::OPERAND;
    }
    if head.class == Class::Fence && head.fence_i {
        return if case.memory_drained { stall::NOT_SELECTED } else { stall::UNIT };
    }
    if matches!(head.class, Class::Load | Class::Store | Class::Fence) {
        return if case.memory_available { stall::NOT_SELECTED } else { stall::UNIT };
    }
    let unit = UNPIPELINED.iter().position(|unit| *unit == head.class);
    if unit.is_some_and(|unit| case.unit_busy[unit] & case.lanes != 0) {
        return stall::UNIT;
    }
    if head.registers[0] != 0 && !case.slot_free {
        return stall::SLOT;
    }
    stall::NOT_SELECTED
}

fn some_case(random: &mut Random, lanes: usize, config: &Config) -> Case {
    let known: Vec<Class> =
        ROWS.iter().map(|row| row.class).filter(|class| config.has_unit(*class)).collect();
    let mask = (1u64 << lanes) - 1;
    let held = [stall::CONTROL, stall::BARRIER, stall::SPAWN];
    let few = |random: &mut Random| random.word() & random.word() & random.word() & random.word();
    let waiting = random.once_in(6);
    Case {
        active: !random.once_in(12),
        held_by: random.once_in(8).then(|| held[random.below(3) as usize]),
        waiting,
        waited: waiting && random.once_in(2),
        head: (!random.once_in(8)).then(|| Head {
            nop: random.once_in(8),
            class: if random.once_in(8) {
                Class::Fence
            } else {
                known[random.below(known.len() as u64) as usize]
            },
            fence_i: random.once_in(2),
            registers: [0; 4].map(|_: u64| (random.below(64) >> random.below(3)) * random.below(2)),
            csr: random.below(6),
        }),
        operand_waits: random.once_in(4),
        float_busy: random.once_in(2),
        memory_available: random.once_in(2),
        memory_drained: random.once_in(2),
        unit_busy: [0; 3].map(|_: u64| few(random) & mask),
        slot_free: random.once_in(2),
        lanes: (random.word() & mask).max(1),
    }
}

fn drive(entry: &mut QueueEntry<In>, head: Option<&Head>) {
    put(&mut entry.valid, head.is_some().into());
    put(&mut entry.nop, head.is_some_and(|head| head.nop).into());
    let fence_i = head.is_some_and(|head| head.class == Class::Fence && head.fence_i);
    put(&mut entry.op, if fence_i { FENCE_I as u64 } else { 0 });
    put(&mut entry.class, head.map_or(0, |head| class_number(head.class)));
    let [rd, rs1, rs2, rs3] = head.map_or([0; 4], |head| head.registers);
    put(&mut entry.rd, rd);
    put(&mut entry.rs1, rs1);
    put(&mut entry.rs2, rs2);
    put(&mut entry.rs3, rs3);
    put(&mut entry.immediate, head.map_or(0, |head| head.csr));
}

fn check_against_the_cycle_model(lanes: usize, coordinated: bool, units: Units) {
    let mut random = Random::new(lanes as u64);
    let shape = shape(lanes, coordinated, units);
    let there: Vec<usize> = (0..3).filter(|unit| shape.config().has_unit(UNPIPELINED[*unit])).collect();
    let lanes = shape.booked_lanes();
    let mut bench = Bench::new(Readiness::new(&shape));
    let mut seen = [0; 11];
    for _ in 0..4000 {
        let mut case = some_case(&mut random, lanes, shape.config());
        let block = &mut bench.block;
        block.running.next = case.active.into();
        let blocked = match case.held_by {
            Some(stall::CONTROL) => state::CONTROL,
            Some(stall::BARRIER) => state::BARRIER,
            Some(stall::SPAWN) => state::SPAWN,
            _ => state::FREE,
        };
        put(&mut block.blocked, blocked as u64);
        block.waiting.next = case.waiting.into();
        block.waited.next = case.waited.into();
        block.owned.next = Value::new(lanes, case.lanes);
        drive(&mut block.head, case.head.as_ref());
        block.operand_waits.next = case.operand_waits.into();
        block.float_busy.next = case.float_busy.into();
        block.memory_available.next = case.memory_available.into();
        block.memory_drained.next = case.memory_drained.into();
        assert_eq!(block.unit_busy.len(), there.len());
        for (unit, busy) in there.iter().zip(&mut block.unit_busy) {
            busy.next = Value::new(lanes, case.unit_busy[*unit]);
        }
        block.slot_free.next = case.slot_free.into();
        bench.settle();
        let told = reason(&case, coordinated);
        assert!(bench.block.reason.val() == told, "{:?}: {case:?}", bench.block.reason.val());
        case.waiting = case.waited;
        assert!(bench.block.ready.val() == (reason(&case, coordinated) == stall::NOT_SELECTED), "{case:?}");
        seen[told] += 1;
    }
    let all_but_issued = (1..seen.len()).filter(|reason| seen[*reason] > 0).count();
    assert_eq!(all_but_issued, 10, "every reason came up: {seen:?}");
}

#[test]
fn reasons_come_in_the_order_of_the_cycle_model() {
    for lanes in [1, 5, 32] {
        for (coordinated, units) in MACHINES {
            check_against_the_cycle_model(lanes, coordinated, units);
        }
    }
}
