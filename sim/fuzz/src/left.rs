//! What a program leaves behind: registers of every lane, float status of every warp, memory.

use warpstep_golden::Machine;
use warpstep_spec::Reg;

/// What is left when a program has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    registers: Vec<u32>,
    status: Vec<u32>,
    memory: Vec<(u32, Vec<u8>)>,
}

impl Left {
    /// Behind a machine.
    pub fn by(machine: &Machine) -> Left {
        let config = machine.config();
        let warps = || (0..config.cores).flat_map(|core| (0..config.warps).map(move |warp| (core, warp)));
        let registers = |(core, warp)| {
            let all = (1..32).map(Reg::x).chain((0..32).map(Reg::f));
            all.flat_map(move |reg| {
                (0..config.lanes).map(move |lane| machine.register(core, warp, lane, reg))
            })
        };
        let pages = machine.memory().touched_pages();
        Left {
            registers: warps().flat_map(registers).collect(),
            status: warps().map(|(core, warp)| machine.fcsr(core, warp)).collect(),
            memory: pages.map(|(address, page)| (address, page.to_vec())).collect(),
        }
    }

    /// What is not the same, if anything.
    pub fn differs_from(&self, other: &Left) -> Option<&'static str> {
        [
            ("registers", self.registers == other.registers),
            ("float status", self.status == other.status),
            ("memory", self.memory == other.memory),
        ]
        .into_iter()
        .find(|(_, same)| !same)
        .map(|(what, _)| what)
    }
}
