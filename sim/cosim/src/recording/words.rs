//! Words for the numbers in a waveform: what a warp does, which register, which of a warp's contexts.

use warpstep_cycle::Stall;
use warpstep_spec::{Config, Reg};
use warpstep_wave::{Enumeration, EnumerationId, Layout};

/// The words signals show, once for all engines of a layout.
#[derive(Clone, Copy)]
pub struct Words {
    /// What a warp does.
    pub state: EnumerationId,
    /// Names of registers.
    pub register: EnumerationId,
    /// Contexts of a warp, a colour each; only where warps can be split.
    pub split: Option<EnumerationId>,
}

/// Near those of the pictures, which have a colour per context, too.
const SPLIT_COLOURS: [&str; 8] = [
    "SteelBlue3",
    "DarkOrange3",
    "SeaGreen",
    "PaleVioletRed3",
    "gold3",
    "OrangeRed3",
    "gray50",
    "RoyalBlue4",
];
/// Bits of a context's number in its warp.
const SPLIT_BITS: u32 = 3;

impl Words {
    /// Puts them into a layout.
    pub fn declare(layout: &mut Layout, config: &Config) -> Words {
        let colour = |stall: Stall| match stall {
            Stall::Issued => Some("ForestGreen"),
            Stall::Inactive => Some("gray30"),
            Stall::NotSelected => Some("DarkOliveGreen"),
            Stall::Miss | Stall::Empty => Some("firebrick"),
            Stall::Barrier | Stall::Spawn | Stall::Join => Some("MediumPurple4"),
            Stall::Control => Some("DarkGoldenrod"),
            Stall::Operand | Stall::Unit | Stall::Slot | Stall::Sibling => Some("SteelBlue4"),
        };
        let states = Stall::ALL.iter().map(|stall| (*stall as u64, stall.word().into(), colour(*stall)));
        let state = Enumeration { name: "state".into(), width: 4, words: states.collect() };
        let name = |index: u32| if index < 32 { Reg::x(index) } else { Reg::f(index - 32) }.to_string();
        let registers = (0..64).map(|index| (index.into(), name(index), None));
        let register = Enumeration { name: "register".into(), width: 6, words: registers.collect() };
        let split = |context: usize| {
            (context as u64, format!("split-{context}"), SPLIT_COLOURS.get(context).copied())
        };
        let splits = (0..config.contexts()).map(split).collect();
        let split = Enumeration { name: "split".into(), width: SPLIT_BITS, words: splits };
        Words {
            state: layout.enumeration(state),
            register: layout.enumeration(register),
            split: (config.contexts() > 1).then(|| layout.enumeration(split)),
        }
    }
}
