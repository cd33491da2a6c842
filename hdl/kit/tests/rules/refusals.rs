//! What is refused, and with which words. A refusal names the block, the expression and the way out.

use crate::case;
use warpstep_kit::check::{check_block, lint_block};
use warpstep_kit::prelude::*;
use warpstep_kit::verilog::{Fault, emit};

fn refused(block: impl Block) -> Fault {
    emit(&block).expect_err("the block breaks a rule").fault
}

#[test]
fn bits_of_different_widths_do_not_meet() {
    case!(
        Widths,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.out.next = (self.a.val() == self.wide.val()).into();
            self.sum.next = 0.into();
        }
    );
    let expected = Fault::Widths { text: "a == wide".into(), left: 8, right: 16 };
    assert_eq!(refused(Widths::default()), expected);
    let error = emit(&Widths::default()).unwrap_err().to_string();
    let words =
        "block Widths at top: in `a == wide`: 8 bits meet 16 bits; resize with unsigned_cast or signed_cast";
    assert_eq!(error, words);
}

#[test]
fn nothing_is_cut_or_extended_in_silence() {
    case!(
        Assigned,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.out.next = self.flag.val();
            self.sum.next = self.a.val();
        }
    );
    assert_eq!(refused(Assigned::default()), Fault::Widths { text: "a".into(), left: 8, right: 9 });
}

#[test]
fn a_number_must_fit() {
    case!(
        Large,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.out.next = (self.a.val() == 256).into();
            self.sum.next = 0.into();
        }
    );
    assert_eq!(refused(Large::default()), Fault::TooLarge { text: "256".into(), number: 256, width: 8 });
}

#[test]
fn a_latch_is_refused() {
    case!(
        Latch,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            if self.flag.val().any() {
                self.out.next = true.into();
            }
            self.sum.next = 0.into();
        }
    );
    assert_eq!(refused(Latch::default()), Fault::Latch { name: "out".into() });
}

#[test]
fn a_value_read_before_it_is_written_is_refused() {
    case!(
        Early,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.out.next = self.step.val().any().into();
            self.step.next = self.a.val();
            self.sum.next = 0.into();
        }
    );
    assert_eq!(refused(Early::default()), Fault::ReadBeforeWrite { name: "step".into() });
}

#[test]
fn an_output_nobody_writes_is_refused() {
    case!(
        Undriven,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.out.next = true.into();
        }
    );
    assert_eq!(refused(Undriven::default()), Fault::Undriven { name: "sum".into() });
}

#[test]
fn an_input_is_not_written() {
    case!(
        Written,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.a.next = self.b.val();
            self.out.next = true.into();
            self.sum.next = 0.into();
        }
    );
    assert_eq!(refused(Written::default()), Fault::NotAssignable { name: "a".into() });
}

const HIDDEN: u8 = 1;

#[test]
fn a_constant_nobody_told_of_is_refused() {
    case!(
        Untold,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.out.next = (self.a.val() == HIDDEN).into();
            self.sum.next = 0.into();
        }
    );
    assert_eq!(refused(Untold::default()), Fault::UnknownName { name: "HIDDEN".into() });
}

#[test]
fn a_loop_variable_called_like_a_signal_is_refused() {
    case!(
        Shadow,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.sum.next = 0.into();
            self.out.next = true.into();
            for flag in 0..self.lanes.len() {
                self.sum.next = self.sum.val() + flag;
            }
        }
    );
    assert_eq!(refused(Shadow::default()), Fault::Shadowed { name: "flag".into() });
}

#[test]
fn an_integer_is_not_compared_with_bits() {
    case!(
        Mixed,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.out.next = (unsigned_cast(self.a.val()) < self.b.val()).into();
            self.sum.next = 0.into();
        }
    );
    assert_eq!(refused(Mixed::default()), Fault::MixedComparison { text: "unsigned_cast(a) < b".into() });
}

/// A block that does not say what it is.
#[derive(LogicBlock)]
struct Nameless {
    out: Wire<Out>,
}

impl Logic for Nameless {
    #[hdl_gen]
    fn update(&mut self) {
        self.out.next = true.into();
    }
}

#[test]
fn a_block_without_a_name_is_refused() {
    assert_eq!(refused(Nameless { out: Wire::new(1) }), Fault::NoAbout);
}

/// A register and a wire that would have one name.
#[derive(LogicBlock)]
struct Clash {
    count_q: Wire<Out>,
    count: Reg,
}

impl Logic for Clash {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.count.next = self.count.val() + 1;
        self.count_q.next = self.count.val();
    }
}

#[test]
fn two_things_of_one_name_are_refused() {
    let clash = Clash { count_q: Wire::new(2), count: Reg::new(2) };
    assert_eq!(refused(clash), Fault::NameClash { name: "count_q".into() });
}

#[test]
fn what_a_block_has_no_use_for_is_said_and_no_linter_minds() {
    case!(
        Idle,
        [],
        #[hdl_gen]
        fn update(&mut self) {
            self.out.next = self.wide.val().get_bit(3).into();
            self.step.next = self.a.val() + self.b.val();
            self.sum.next = unsigned_cast(self.step.val() >> 4);
        }
    );
    let design = lint_block(&Idle::default()).unwrap();
    assert!(design.files[0].text.contains("unused = &{"), "{}", design.files[0].text);
}

/// A block with an output nobody may want.
#[derive(LogicBlock)]
struct Twice {
    given: Wire<In>,
    once: Wire<Out>,
    again: Wire<Out>,
    kept: Reg,
}

impl Logic for Twice {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.kept.next = self.given.val();
        self.once.next = self.kept.val();
        self.again.next = !self.kept.val();
    }
}

macro_rules! owner_of_twice {
    ($name:ident, $($about:tt)*) => {
        /// Reads one of two outputs.
        #[derive(LogicBlock)]
        struct $name {
            given: Wire<In>,
            taken: Wire<Out>,
            inner: Twice,
        }

        impl $name {
            fn new() -> $name {
                let inner =
                    Twice { given: Wire::new(2), once: Wire::new(2), again: Wire::new(2), kept: Reg::new(2) };
                $name { given: Wire::new(2), taken: Wire::new(2), inner }
            }
        }

        impl Logic for $name {
            about!($($about)*);

            #[hdl_gen]
            fn update(&mut self) {
                self.inner.given.next = self.given.val();
                self.taken.next = self.inner.once.val();
            }
        }
    };
}

owner_of_twice!(Careless,);
owner_of_twice!(Careful, unread: "inner.again");
owner_of_twice!(Mistaken, unread: "inner.again", "inner.never");

#[test]
fn an_inner_output_nobody_reads_is_refused_unless_it_is_named() {
    assert_eq!(refused(Careless::new()), Fault::Unread { name: "inner.again".into() });
    assert_eq!(refused(Mistaken::new()), Fault::NotUnread { name: "inner.never".into() });
    check_block(Careful::new()).unwrap();
}
