//! Units of fixed latency, in one order.

use crate::float;
use warpstep_spec::Class;

/// Float units of a lane.
pub const FLOAT_UNITS: usize = float::UNITS.len();

/// Places among the units of fixed latency.
pub mod unit {
    /// The ALU.
    pub const ALU: usize = 0;
    /// The multiplier.
    pub const MULTIPLY: usize = 1;
    /// The divider.
    pub const DIVIDE: usize = 2;
    /// Control and status registers.
    pub const CSR: usize = 3;
    /// Lane exchange.
    pub const EXCHANGE: usize = 4;
    /// The first of the float units, if there are, in their own order.
    pub const FIRST_FLOAT: usize = 5;
}

/// The classes of the units of fixed latency, in their order.
pub fn units(fpu: bool) -> Vec<Class> {
    let mut units = vec![Class::Alu, Class::Multiply, Class::Divide, Class::Csr, Class::LaneExchange];
    if fpu {
        units.extend(float::UNITS);
    }
    units
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_classes_are_in_one_order() {
        let units = units(true);
        let at = |place: usize| units[place];
        assert_eq!(
            (at(unit::ALU), at(unit::MULTIPLY), at(unit::DIVIDE)),
            (Class::Alu, Class::Multiply, Class::Divide)
        );
        assert_eq!((at(unit::CSR), at(unit::EXCHANGE)), (Class::Csr, Class::LaneExchange));
        assert_eq!(units[unit::FIRST_FLOAT..], float::UNITS);
    }
}
