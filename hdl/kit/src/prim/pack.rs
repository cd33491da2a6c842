//! Words side by side as one bus, the first lowest. Wires only.

use crate::prelude::*;

/// `lanes` words become one bus.
#[derive(LogicBlock)]
pub struct Pack {
    /// The words.
    pub lanes: Vec<Wire<In>>,
    /// The bus.
    pub bus: Wire<Out>,
    width: Param,
}

impl Pack {
    /// `lanes` words of `width` bits each.
    pub fn new(lanes: usize, width: usize) -> Pack {
        Pack { lanes: Wire::several(lanes, width), bus: Wire::new(lanes * width), width: Param::new(width) }
    }
}

impl Logic for Pack {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.bus.next = 0.into();
        for lane in 0..self.lanes.len() {
            self.bus.next = self.bus.val().replace_bit(lane * self.width.val(), self.lanes[lane].val());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check_block;

    #[test]
    fn it_is_wires_in_rust_and_in_verilog() {
        for (lanes, width) in [(1, 1), (1, 32), (4, 1), (5, 7), (32, 32)] {
            let design = check_block(Pack::new(lanes, width)).unwrap();
            assert!(!design.files[0].text.contains("always"), "{}", design.files[0].text);
        }
    }
}
