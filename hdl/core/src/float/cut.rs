//! Where a pipeline may be cut: a register for every value that crosses, or none of them.
//!
//! What enters in cycle c leaves in c + 1, or at once. The registers change only when something enters, so an idle unit is
//! still. Knows nothing of what it carries.

use warpstep_kit::prelude::*;

/// Values that belong together, on their way from one stage to the next.
#[derive(LogicBlock)]
pub struct Cut {
    /// Whether anything enters.
    pub enter: Wire<In>,
    /// What.
    pub fields: Vec<Wire<In>>,
    /// Whether anything leaves.
    pub leave: Wire<Out>,
    /// What.
    pub leaving: Vec<Wire<Out>>,
    valid: Vec<Reg>,
    held: Vec<Reg>,
    registered: Param,
}

impl Cut {
    /// With registers or without, for fields of these widths.
    pub fn new(registered: bool, widths: &[usize]) -> Cut {
        let wanted = if registered { widths } else { &[] };
        Cut {
            enter: Wire::new(1),
            fields: widths.iter().map(|width| Wire::new(*width)).collect(),
            leave: Wire::new(1),
            leaving: widths.iter().map(|width| Wire::new(*width)).collect(),
            valid: Reg::several(registered.into(), 1),
            held: wanted.iter().map(|width| Reg::new(*width)).collect(),
            registered: Param::new(registered.into()),
        }
    }
}

impl Logic for Cut {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        if self.registered.val() == 0 {
            self.leave.next = self.enter.val();
            for field in 0..self.fields.len() {
                self.leaving[field].next = self.fields[field].val();
            }
        } else {
            self.valid[0].next = self.enter.val();
            self.leave.next = self.valid[0].val();
            for field in 0..self.fields.len() {
                if self.enter.val().any() {
                    self.held[field].next = self.fields[field].val();
                }
                self.leaving[field].next = self.held[field].val();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::testing::prove;
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn both_faces_agree() {
        for registered in [false, true] {
            prove(Check::default(), Cut::new(registered, &[1, 8, 52]));
        }
    }

    #[test]
    fn a_register_holds_what_entered_last() {
        let mut bench = Bench::new(Cut::new(true, &[8]));
        for (enter, value, seen) in [(true, 7, 7), (false, 9, 7), (true, 11, 11)] {
            bench.block.enter.next = enter.into();
            bench.block.fields[0].next = Value::new(8, value);
            bench.clock();
            assert!(bench.block.leave.val() == enter && bench.block.leaving[0].val() == seen);
        }
    }
}
