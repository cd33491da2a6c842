//! One bus as words, the lowest first. Wires only.

use crate::prelude::*;

/// A bus becomes `lanes` words.
#[derive(LogicBlock)]
pub struct Unpack {
    /// The bus.
    pub bus: Wire<In>,
    /// The words.
    pub lanes: Vec<Wire<Out>>,
    width: Param,
}

impl Unpack {
    /// `lanes` words of `width` bits each.
    pub fn new(lanes: usize, width: usize) -> Unpack {
        Unpack { bus: Wire::new(lanes * width), lanes: Wire::several(lanes, width), width: Param::new(width) }
    }
}

impl Logic for Unpack {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        for lane in 0..self.lanes.len() {
            self.lanes[lane].next = unsigned_cast(self.bus.val() >> (lane * self.width.val()));
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
            let design = check_block(Unpack::new(lanes, width)).unwrap();
            assert!(!design.files[0].text.contains(">>"), "{}", design.files[0].text);
        }
    }
}
