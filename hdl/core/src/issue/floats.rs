//! Float operations of each warp in flight: a float CSR waits until there are none.
//!
//! Latencies are fixed, so a count of cycles is enough: issued in c with latency N, an operation is in flight in
//! c + 1 .. c + N - 1, and a warp has one in flight until the last of its own is done. Knows nothing of what they compute.

use crate::Shape;
use crate::float::UNITS;
use crate::operation::{CLASS_BITS, class_number};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{DecoderTable, Row, index_width};

/// Remaining cycles of each warp.
#[derive(LogicBlock)]
pub struct FloatsInFlight {
    /// Contexts that issue an instruction, one bit per context.
    pub issues: Wire<In>,
    /// Class of the head of each context.
    pub classes: Vec<Wire<In>>,
    /// Warps with a float operation in flight, one bit per warp.
    pub busy: Wire<Out>,
    /// Class to the cycles in flight behind that of issue; float classes only.
    cycles: Vec<DecoderTable>,
    remaining: Vec<Reg>,
    /// After this cycle, what issues counted.
    left: Vec<Wire<Local>>,
    ports: Param,
}

impl FloatsInFlight {
    /// Of this machine.
    pub fn new(shape: &Shape) -> FloatsInFlight {
        let contexts = shape.contexts();
        let (warps, latencies) = (shape.config().warps, &shape.config().latencies);
        let latency = |class| latencies.of(class).expect("float operations have fixed latencies");
        let longest = UNITS.iter().map(|class| latency(*class)).max().unwrap_or(2) as usize;
        let bits = index_width(longest);
        let row = |class| Row {
            name: format!("{class:?}"),
            mask: (1 << CLASS_BITS) - 1,
            matching: class_number(class),
            control: u128::from(latency(class)) - 1,
        };
        let table = || {
            let rows = UNITS.iter().map(|class| row(*class)).collect();
            DecoderTable::new(CLASS_BITS, bits, rows, 0).expect("classes are distinct")
        };
        FloatsInFlight {
            issues: Wire::new(contexts),
            classes: Wire::several(contexts, CLASS_BITS),
            busy: Wire::new(warps),
            cycles: (0..contexts).map(|_| table()).collect(),
            remaining: Reg::several(warps, bits),
            left: Wire::several(warps, bits),
            ports: Param::new(shape.ports()),
        }
    }
}

impl Logic for FloatsInFlight {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        for context in 0..self.cycles.len() {
            wires::link(&mut self.classes[context], &mut self.cycles[context].word);
        }
        self.busy.next = 0.into();
        for warp in 0..self.remaining.len() {
            self.busy.next = self.busy.val().replace_bit(warp, self.remaining[warp].val().any());
            self.left[warp].next = 0.into();
            if self.remaining[warp].val().any() {
                self.left[warp].next = self.remaining[warp].val() - 1;
            }
            for split in 0..self.ports.val() {
                if self.issues.val().get_bit(warp * self.ports.val() + split)
                    & self.cycles[warp * self.ports.val() + split].known.val().any()
                    & (self.cycles[warp * self.ports.val() + split].control.val() > self.left[warp].val())
                {
                    self.left[warp].next = self.cycles[warp * self.ports.val() + split].control.val();
                }
            }
            self.remaining[warp].next = self.left[warp].val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{put, small, splitting};
    use warpstep_kit::check::{Bench, Check, Random};
    use warpstep_spec::Class;

    #[test]
    fn the_counts_agree_with_their_verilog() {
        for (warps, longest) in [(1, 16), (3, 64), (32, 16)] {
            let shape = small(|p| (p.warps, p.latencies.float_sqrt) = (warps, longest));
            Check::default().check(FloatsInFlight::new(&shape)).unwrap();
        }
    }

    #[test]
    fn a_warp_is_busy_from_the_cycle_after_issue_to_that_of_its_last_result() {
        let shape = small(|p| {
            p.warps = 3;
            splitting(p);
        });
        let classes: Vec<Class> = UNITS.into_iter().chain([Class::Alu, Class::Load, Class::Divide]).collect();
        let mut random = Random::new(5);
        let mut bench = Bench::new(FloatsInFlight::new(&shape));
        let mut in_flight: Vec<(u64, u64)> = vec![];
        for cycle in 0..500 {
            let (issues, warp) = (random.once_in(4), random.below(3));
            let class = classes[random.below(classes.len() as u64) as usize];
            let context = warp as usize * shape.ports() + 1;
            put(&mut bench.block.issues, u64::from(issues) << context);
            put(&mut bench.block.classes[context], class_number(class));
            bench.settle();
            in_flight.retain(|one| one.1 >= cycle);
            for warp in 0..3 {
                let busy = in_flight.iter().any(|one| one.0 == warp as u64);
                assert_eq!(bench.block.busy.val().get_bit(warp), busy, "cycle {cycle}");
            }
            bench.clock();
            if let Some(latency) = shape.config().latencies.of(class).filter(|_| issues && class.is_float()) {
                in_flight.push((warp, cycle + u64::from(latency) - 1));
            }
        }
    }
}
