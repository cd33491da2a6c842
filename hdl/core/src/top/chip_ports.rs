//! Every port of the chip under its name, for whoever drives and reads an emitted chip. Names of bundles and of their members
//! come from the bundles themselves.

use crate::Shape;
use crate::bundles::{Axi, AxiValues, ProgramError, ProgramErrorValues, Trace, TraceValues};
use warpstep_kit::bundle::Values;
use warpstep_kit::prelude::Out;

/// One `T` per port of the chip: its handle in a simulator, say. A list has one `T` per member.
#[derive(Clone, Debug)]
pub struct ChipPorts<T> {
    /// Clock.
    pub clock: T,
    /// Synchronous reset, active high.
    pub reset: T,
    /// Address at which warp 0 of each core begins.
    pub start_pc: T,
    /// Value of mscratch at the start.
    pub start_argument: T,
    /// A warp is active, or its core has an access in flight.
    pub busy: T,
    /// First program error.
    pub fault: ProgramErrorValues<T>,
    /// Core of the first program error.
    pub fault_core: T,
    /// AXI4 master.
    pub axi: AxiValues<T>,
    /// Trace of the cores and of the memory arbiter.
    pub trace: TraceValues<T>,
}

impl<T> ChipPorts<T> {
    /// Asks `find` for each port by the name it has in Verilog; members of a list are numbered (`trace_values_3`).
    pub fn find<E>(shape: &Shape, mut find: impl FnMut(&str) -> Result<T, E>) -> Result<ChipPorts<T>, E> {
        let mut find = |name: &str, _width| find(&name.replace('.', "_"));
        Ok(ChipPorts {
            clock: find("clock", 1)?,
            reset: find("reset", 1)?,
            start_pc: find("start_pc", 32)?,
            start_argument: find("start_argument", 32)?,
            busy: find("busy", 1)?,
            fault: ProgramError::<Out>::new(shape).values("fault", &mut find)?,
            fault_core: find("fault_core", shape.core_bits())?,
            axi: Axi::<Out>::new(shape).values("axi", &mut find)?,
            trace: Trace::<Out>::of_chip(shape).values("trace", &mut find)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{small, traced};
    use std::convert::Infallible;

    #[test]
    fn they_are_the_ports_of_the_emitted_chip() {
        let small = small(|p| (p.cores, p.warps, p.lanes) = (2, 2, 3));
        for shape in [traced(&small), small] {
            let mut named = vec![];
            let found = ChipPorts::find(&shape, |name| {
                named.push(name.to_string());
                Ok::<_, Infallible>(())
            });
            let Ok(ports) = found;
            assert_eq!(ports.trace.stalls.len(), if shape.trace() { 4 } else { 0 });
            let emitted = crate::emit(&shape).expect("a chip").ports.into_iter();
            let emitted = emitted.flat_map(|port| port.members).map(|member| member.name);
            let mut emitted: Vec<String> =
                ["clock", "reset"].map(String::from).into_iter().chain(emitted).collect();
            named.sort();
            emitted.sort();
            assert_eq!(named, emitted);
        }
    }
}
