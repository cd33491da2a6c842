//! The checks themselves: a lie between the two faces of a block is found, and so is bad Verilog.

use warpstep_kit::check::{Check, CheckError, LintError, tools_installed};
use warpstep_kit::prelude::*;

/// Adds in Rust, and does what it is told in Verilog.
#[derive(LogicBlock)]
struct TwoFaced {
    a: Wire<In>,
    b: Wire<In>,
    sum: Wire<Out>,
    _text: String,
}

impl TwoFaced {
    fn new(text: &str) -> TwoFaced {
        TwoFaced { a: Wire::new(8), b: Wire::new(8), sum: Wire::new(8), _text: text.into() }
    }
}

impl Logic for TwoFaced {
    about!();

    fn update(&mut self) {
        self.sum.next = self.a.val() + self.b.val();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(self._text.clone())
    }
}

#[test]
fn two_honest_faces_pass() {
    Check::default().check(TwoFaced::new("assign sum = a + b;")).unwrap();
}

#[test]
fn a_rare_lie_is_found_with_cycle_and_port() {
    if !tools_installed().unwrap() {
        return;
    }
    let lie = TwoFaced::new("assign sum = (a == 8'hff) ? 8'h0 : (a + b);");
    match Check::default().compare(lie) {
        Err(CheckError::Mismatch(mismatch)) => {
            assert_eq!(mismatch.port, "sum");
            assert!(mismatch.folder.join("two_faced.v").is_file());
            std::fs::remove_dir_all(mismatch.folder).expect("the files are ours");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_unknown_bit_is_a_difference() {
    if !tools_installed().unwrap() {
        return;
    }
    let unknown = TwoFaced::new("assign sum = {1'bx, a[6:0] + b[6:0]};");
    match Check::default().compare(unknown) {
        Err(CheckError::Mismatch(mismatch)) => {
            assert!(mismatch.verilog.contains(['x', 'X']));
            std::fs::remove_dir_all(mismatch.folder).expect("the files are ours");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn right_values_in_careless_verilog_are_not_enough() {
    if !tools_installed().unwrap() {
        return;
    }
    for (careless, complaint) in [
        ("assign sum = {1'b0, a} + b;", "WIDTH"),
        ("wire idle = a[0]; assign sum = a + b;", "UNUSED"),
        ("wire sum_ok; assign sum = a + b + {7'h0, sum_ok & 1'b0};", "UNDRIVEN"),
    ] {
        match Check::default().check(TwoFaced::new(careless)) {
            Err(CheckError::Lint(LintError::Complaint { words, .. })) => {
                assert!(words.contains(complaint), "{words}")
            }
            other => panic!("{careless}: {other:?}"),
        }
    }
}
