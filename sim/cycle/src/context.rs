//! A context as the front end sees it: where it fetches, what it waits for, its queue. Masks and divergence stack are
//! the golden engine's.

use crate::queue::Queue;
use warpstep_spec::LaneMask;

/// What keeps a context from issuing beside its instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Block {
    None,
    /// A control instruction, known to end in this cycle.
    Control {
        resolves: u64,
    },
    /// At a barrier.
    Barrier,
    /// At this barrier across cores.
    GlobalBarrier(u32),
    /// At a wspawn, until no other warp is active.
    Spawn,
}

/// Its pending-miss register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Miss {
    None,
    /// Waits for this line.
    Waiting(u32),
    /// The line came; it is locked until the context has requested again.
    Woken(u32),
}

#[derive(Clone, Debug)]
pub(crate) struct Context {
    pub active: bool,
    /// Lanes that execute what issues next, as the golden engine has them once nothing is unresolved.
    pub lanes: LaneMask,
    /// Address of the next request.
    pub fetch_pc: u32,
    pub block: Block,
    pub miss: Miss,
    pub queue: Queue,
    /// Requests on their way to the queue.
    pub in_flight: usize,
    /// Last fill, redirect or activation: what an oracle excuses.
    pub disturbed: Option<u64>,
}

impl Context {
    pub fn new(queue: Queue) -> Context {
        Context {
            active: false,
            lanes: 0,
            fetch_pc: 0,
            block: Block::None,
            miss: Miss::None,
            queue,
            in_flight: 0,
            disturbed: None,
        }
    }
}
