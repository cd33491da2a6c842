//! A core's requests to the arbiter: the fill engine's request waits in a register, the coalescer's is there in the very cycle.

use super::lsu_queue::Access;
use crate::bus_record::{LINE_WORDS, LineWrite};
use warpstep_spec::LaneMask;
use warpstep_spec::mask::lanes_of;

/// What a core asks of the arbiter in a cycle: the foremost of its requesters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Ask {
    #[default]
    Nothing,
    Fill {
        line: u32,
    },
    Read {
        line: u32,
    },
    Write {
        line: u32,
    },
}

#[derive(Default)]
pub(crate) struct Port {
    /// Address of the instruction line asked for.
    fill: Option<u32>,
}

impl Port {
    /// At the end of the cycle of the fill engine's request.
    pub fn fill(&mut self, line: u32) {
        self.fill = Some(line);
    }

    /// A fill goes before data.
    pub fn ask(&self, request: Option<(bool, u32)>) -> Ask {
        match (self.fill, request) {
            (Some(line), _) => Ask::Fill { line },
            (None, Some((true, line))) => Ask::Write { line },
            (None, Some((false, line))) => Ask::Read { line },
            (None, None) => Ask::Nothing,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.fill.is_none()
    }

    pub fn fill_granted(&mut self) {
        self.fill = None;
    }
}

/// What these lanes of a store write into a line.
pub(super) fn line_write(
    core: usize,
    access: &Access,
    lanes: LaneMask,
    line: u32,
    line_bytes: u32,
) -> LineWrite {
    let mut write =
        LineWrite { core, warp: access.context, pc: access.pc, line, mask: 0, data: [0; LINE_WORDS] };
    let bytes = access.effect.bytes;
    // Lowest lane first: at one byte the highest one wins.
    for lane in lanes_of(lanes) {
        let place = access.effect.addresses[lane] - line;
        for byte in (0..bytes).filter(|byte| place + byte < line_bytes) {
            let value = access.effect.data[lane] >> (8 * byte) & 0xFF;
            let at = (place + byte) as usize;
            let word = &mut write.data[at / 4];
            *word = *word & !(0xFF << (8 * (at % 4))) | value << (8 * (at % 4));
            write.mask |= 1 << at;
        }
    }
    write
}
