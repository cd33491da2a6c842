//! Registers: Rust and Verilog agree, and what happens at the clock edge is said there.

use warpstep_kit::check::Check;
use warpstep_kit::prelude::*;

/// Registers: reset values, holding, conditional and repeated writes, and old values read after a write.
#[derive(LogicBlock)]
struct Registers {
    go: Wire<In>,
    data: Wire<In>,
    count: Reg,
    shift: Vec<Reg>,
    still: Reg,
    count_out: Wire<Out>,
    shifted: Wire<Out>,
    idle: Wire<Out>,
}

impl Registers {
    fn new(stages: usize, width: usize) -> Registers {
        Registers {
            go: Wire::new(1),
            data: Wire::new(width),
            count: Reg::with_reset(width, 1),
            shift: Reg::several(stages, width),
            still: Reg::with_reset(3, 5),
            count_out: Wire::new(width),
            shifted: Wire::new(width),
            idle: Wire::new(3),
        }
    }
}

impl Logic for Registers {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.shift[0].next = self.data.val();
        for stage in 1..self.shift.len() {
            if self.go.val().any() {
                self.shift[stage].next = self.shift[stage - 1].val();
            }
        }
        if self.go.val().any() {
            self.count.next = self.count.val() + 1;
            if self.data.val().all() {
                self.count.next = self.data.val() ^ self.count.val();
            }
        }
        self.count_out.next = self.count.val();
        self.shifted.next = self.shift[self.shift.len() - 1].val();
        self.idle.next = self.still.val();
    }
}

#[test]
fn registers_agree_cycle_by_cycle() {
    for (stages, width) in [(1, 1), (3, 8), (4, 65)] {
        Check::default().cycles(1000).check(Registers::new(stages, width)).unwrap();
    }
}

/// Registers that take a variable halfway, at its end, chosen by what it is halfway, and chosen by what it comes to.
#[derive(LogicBlock)]
struct Halfway {
    go: Wire<In>,
    data: Wire<In>,
    running: Wire<Local>,
    first: Reg,
    last: Reg,
    early: Reg,
    late: Reg,
    all: Vec<Wire<Out>>,
}

impl Logic for Halfway {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.running.next = self.data.val();
        if self.go.val().any() {
            self.first.next = self.running.val();
        }
        self.running.next = self.running.val() + 1;
        if self.running.val().get_bit(0) {
            self.early.next = self.data.val();
            self.running.next = self.running.val() << 1;
        }
        if self.go.val().any() {
            self.last.next = self.running.val();
        } else if self.running.val().get_bit(2) {
            self.late.next = self.data.val();
        }
        self.all[0].next = self.first.val();
        self.all[1].next = self.last.val();
        self.all[2].next = self.early.val();
        self.all[3].next = self.late.val();
    }
}

#[test]
fn what_needs_a_variable_halfway_is_decided_before_the_edge_and_the_rest_at_it() {
    let halfway = Halfway {
        go: Wire::new(1),
        data: Wire::new(8),
        running: Wire::new(8),
        first: Reg::new(8),
        last: Reg::without_reset(8),
        early: Reg::without_reset(8),
        late: Reg::new(8),
        all: Wire::several(4, 8),
    };
    let design = Check::default().cycles(2000).check(halfway).unwrap();
    let text = &design.files.last().expect("the module").text;
    for before in ["first_q <= first_d;", "early_q <= early_d;"] {
        assert!(text.contains(before), "{before} in\n{text}");
    }
    for at_the_edge in ["last_q <= running;", "late_q <= data;"] {
        assert!(text.contains(at_the_edge), "{at_the_edge} in\n{text}");
    }
}
