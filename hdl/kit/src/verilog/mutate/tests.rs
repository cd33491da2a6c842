//! A meter that is wrong by mutation has the Verilog of one that is wrong in its source.

use super::{CHOSEN, Mutation, Mutations, Trouble, fault};
use crate::prelude::*;
use crate::prim::Ram;
use crate::verilog::collect::collect;
use crate::verilog::module::{Inner, Module};
use crate::verilog::process::Process;
use crate::verilog::{Fault, emit, emit_with};
use std::collections::BTreeSet;

const HOLD: usize = 0;
const ONCE: usize = 1;

/// Adds up. `wrong` chooses one of the mistakes below.
#[derive(LogicBlock)]
struct Meter {
    pub op: Wire<In>,
    pub open: Wire<In>,
    pub shut: Wire<In>,
    pub amount: Wire<In>,
    pub marks: Vec<Wire<In>>,
    pub total: Wire<Out>,
    pub seen: Wire<Out>,
    step: Wire<Local>,
    sum: Reg,
    wrong: Param,
}

impl Meter {
    fn new(width: usize, wrong: usize) -> Meter {
        Meter {
            op: Wire::new(2),
            open: Wire::new(1),
            shut: Wire::new(1),
            amount: Wire::new(width),
            marks: Wire::several(2, width),
            total: Wire::new(width),
            seen: Wire::new(2),
            step: Wire::new(width),
            sum: Reg::with_reset(width, if wrong == 7 { 5 } else { 3 }),
            wrong: Param::new(wrong),
        }
    }
}

impl Logic for Meter {
    about!(HOLD, ONCE);

    #[hdl_gen]
    fn update(&mut self) {
        match self.op.val().index() {
            HOLD => self.step.next = 0.into(),
            ONCE => {
                if self.wrong.val() == 1 {
                    self.step.next = self.amount.val() - 1;
                } else {
                    self.step.next = self.amount.val();
                }
            }
            _ => self.step.next = self.amount.val() + self.amount.val(),
        }
        if self.wrong.val() == 2 {
            self.step.next = self.step.val() | self.sum.val();
        } else {
            self.step.next = self.step.val() | 1;
        }
        if self.wrong.val() == 3 {
            if (self.open.val() & self.shut.val()).any() {
                self.sum.next = self.sum.val() + self.step.val();
            }
        } else {
            if (self.open.val() & !self.shut.val()).any() {
                if self.wrong.val() == 4 {
                    self.sum.next = self.step.val() + 9;
                } else {
                    self.sum.next = self.sum.val() + self.step.val();
                }
            }
        }
        self.seen.next = 0.into();
        for place in 0..self.marks.len() {
            if (self.wrong.val() == 5) & (place == 1) {
                self.seen.next = self.seen.val().replace_bit(place, self.marks[0].val() == self.amount.val());
            } else {
                self.seen.next =
                    self.seen.val().replace_bit(place, self.marks[place].val() == self.amount.val());
            }
        }
        if self.wrong.val() == 6 {
            self.total.next = self.step.val();
        } else {
            self.total.next = self.sum.val();
        }
    }
}

/// Two meters of one width, one of another, and a memory.
#[derive(LogicBlock)]
struct House {
    pub chosen: Wire<In>,
    pub amount: Wire<In>,
    pub total: Wire<Out>,
    meters: Vec<Meter>,
    store: Ram,
}

impl House {
    fn new() -> House {
        House {
            chosen: Wire::new(8),
            amount: Wire::new(8),
            total: Wire::new(8),
            meters: [8, 8, 6].map(|width| Meter::new(width, 0)).into(),
            store: Ram::new(4, 8, 1),
        }
    }
}

impl Logic for House {
    about!(unread: "meters.seen", "meters.total");

    #[hdl_gen]
    fn update(&mut self) {
        for meter in 0..3 {
            self.meters[meter].op.next = self.chosen.val().get_bits::<2>(0);
            self.meters[meter].open.next = 1.into();
            self.meters[meter].shut.next = 0.into();
            self.meters[meter].amount.next = unsigned_cast(self.amount.val());
            for place in 0..2 {
                self.meters[meter].marks[place].next = 0.into();
            }
        }
        self.store.read_enable.next = 1.into();
        self.store.read_address.next = 0.into();
        self.store.write_enable.next = 1.into();
        self.store.write_address.next = 0.into();
        self.store.write_data.next = self.meters[0].total.val();
        self.total.next = self.store.read_data.val() + self.meters[1].total.val();
    }
}

const fn meter(signal: &'static str, operand: &'static str, wrong: &'static str) -> Mutation<'static> {
    Mutation::new("too much", "Meter", signal, operand, wrong)
}

#[test]
fn every_kind_of_mutation_is_the_mistake_it_names() {
    for (mutation, wrong) in [
        (meter("step", "amount", "amount - 1").arm("ONCE"), 1),
        (meter("step", "amount", "amount - 1").nth(1), 1),
        (meter("step", "step | 1", "step | sum"), 2),
        (meter("sum", "!shut", "shut"), 3),
        (meter("sum", "sum + step", "step + 9"), 4),
        (meter("seen[1]", "marks.1", "marks.0"), 5),
        (meter("total", "sum", "step"), 6),
        (Mutation::reset("too much", "Meter", "sum", "5"), 7),
    ] {
        let mutated = emit_with(&Meter::new(4, 0), "", &Mutations::awake(&[mutation])).unwrap();
        assert_eq!(mutated.files, emit(&Meter::new(4, wrong)).unwrap().files, "{mutation:?}");
    }
}

#[test]
fn a_number_chooses_one_and_equal_modules_stay_one() {
    let list = [
        meter("sum", "open & !shut", "open"),
        meter("sum", "!shut", "shut"),
        Mutation::new("a small one", "Meter{amount: 6, marks.len: 2}", "total", "sum", "0"),
        Mutation::new("a gap", "House", "store.read_enable", "1", "0"),
    ];
    let design = emit_with(&House::new(), "", &Mutations::chosen_by("chosen", &list)).unwrap();
    assert_eq!(design.files.len(), 4);
    let number = format!("{}.chosen_mutation", design.top);
    for (block, choices) in [("meters.0", 2), ("meters.1", 2), ("meters.2", 3), ("store", 0), ("", 1)] {
        let module = &design.instance(block).expect("the block is there").module;
        let file = design.files.iter().find(|file| file.module == *module).expect("its module is there");
        assert_eq!(file.text.matches(&number).count(), choices, "{block}: {}", file.text);
    }
    assert_eq!(design.instances, emit(&House::new()).unwrap().instances);
}

#[test]
fn the_outermost_block_reads_the_input_that_chooses_as_zero() {
    let list = [meter("total", "sum", "step")];
    let scope = collect("top", &House::new());
    let inner = [0, 1, 2, 3].map(|number| Inner {
        mark: number.to_string(),
        clock: true,
        reset: true,
        paths: BTreeSet::new(),
        wires: None,
        property: false,
    });
    let module = Module::new(&scope, &inner, true, &Mutations::chosen_by("chosen", &list)).unwrap();
    let assigned = module.processes.iter().filter_map(|process| match process {
        Process::Assign { target, value, .. } => Some((&target.name, value)),
        Process::Always(_) => None,
    });
    let pins = module.pins.iter().flatten().map(|(port, value)| (&port.name, value));
    let all = assigned.chain(pins);
    let readers: Vec<&str> =
        all.filter(|(_, value)| value.reads_name("chosen")).map(|(name, _)| name.as_str()).collect();
    assert_eq!(readers, [CHOSEN]);
}

#[test]
fn what_cannot_be_mutated_is_told_with_the_name_of_the_mutation() {
    use Trouble::*;
    let (signal, operand) = (String::from("step"), String::from("amount"));
    for (mutation, trouble) in [
        (Mutation { block: "Metre", ..meter("sum", "step", "0") }, NoBlock),
        (Mutation { block: "Meter{amount: 5}", ..meter("sum", "step", "0") }, NoBlock),
        (Mutation { block: "Ram", ..meter("read_data", "1", "0") }, ByHand),
        (meter("step", "amount &", "0"), Syntax { text: "amount &".into(), rest: "".into() }),
        (meter("amount", "0", "1"), NotWritten { signal: "amount".into() }),
        (meter("seen[2]", "0", "1"), NotWritten { signal: "seen[2]".into() }),
        (Mutation::reset("too much", "Meter", "step", "1"), NoRegister { signal: signal.clone() }),
        (meter("step", "shut", "0"), NoOperand { signal: signal.clone(), operand: "shut".into() }),
        (
            meter("step", "amount", "0"),
            Several { signal: signal.clone(), operand: operand.clone(), count: 3 },
        ),
        (meter("step", "amount", "0").nth(4), Fewer { signal, operand, count: 3 }),
        (meter("total", "sum", "open"), Fault::Widths { text: "open".into(), left: 1, right: 4 }.into()),
        (meter("total", "sum", "16"), Fault::TooLarge { text: "16".into(), number: 16, width: 4 }.into()),
        (meter("total", "sum", "some"), Fault::UnknownName { name: "some".into() }.into()),
        (
            meter("total", "sum", "signed_cast(open & shut)"),
            NeedsName { text: "signed_cast(open & shut)".into() },
        ),
    ] {
        let list = [mutation];
        let refused = match mutation.block {
            "Ram" => emit_with(&House::new(), "", &Mutations::awake(&list)),
            _ => emit_with(&Meter::new(4, 0), "", &Mutations::awake(&list)),
        };
        assert_eq!(refused.unwrap_err().fault, fault(&mutation, trouble));
    }
    let list = [meter("sum", "step", "0")];
    let refused = emit_with(&Meter::new(4, 0), "", &Mutations::chosen_by("sum", &list)).unwrap_err();
    assert_eq!(refused.fault, Fault::NoSelector { input: "sum".into(), width: 1 });
}
