//! Bugs of the front end: queues and fetch stages, and who is selected.

use crate::{Bug, bug};

/// Coordinated, without splits.
pub const OCCUPANCY: &[Bug] = &[
    bug("a pop leaves the count", "InstructionQueue", "count", "pop", "0"),
    bug("an arrival is not counted", "InstructionQueue", "count_after", "entry.valid", "0"),
    bug(
        "an arrival enters another queue",
        "FetchPort",
        "queues.1.entry.valid",
        "stages.arrival_context == 1",
        "1",
    ),
    bug("who issues does not request", "FrontEnd", "request_grant", "issue_grant", "issue_grant & running"),
    Bug::reset("a queue begins with a place free", "InstructionQueue", "count", "3"),
    bug(
        "a redirected request vanishes",
        "FetchStages",
        "stages.0.valid",
        "now.0.valid",
        "now.0.valid & !redirected.0",
    ),
];

/// Two split contexts, marked.
pub const OCCUPANCY_SPLITS: &[Bug] = &[
    bug(
        "the child's stages stay as they were",
        "FetchStages{copy.len: 1}",
        "stages.1.valid",
        "parent.0.valid",
        "0",
    ),
    bug(
        "what the child had left stays in flight",
        "FetchStages{copy.len: 1}",
        "stages.2.valid",
        "copy.0[now.2.context]",
        "0",
    ),
    bug(
        "the parent's arrival is missing in the child",
        "InstructionQueue",
        "state.0.count",
        "count_after",
        "count",
    ),
    bug("the child's queue is not copied", "InstructionQueue{copy.len: 1}", "count", "copy.0", "0"),
    bug(
        "always the first context is copied",
        "SplitCopies",
        "parents.0.queue.count",
        "split.parent == 1",
        "0",
    ),
];

/// Decoupled: what is redirected or missed is dropped.
pub const OCCUPANCY_DECOUPLED: &[Bug] = &[
    bug(
        "fetch counts only the queue",
        "FrontEnd",
        "fetch_scheduler.0.candidates[1]",
        "ports.0.in_flight.1",
        "0",
    ),
    bug("a redirect leaves the queue full", "InstructionQueue", "count", "0", "count"),
    bug("a missed request arrives", "FetchStages", "now.1.valid", "0", "1"),
    bug("a redirect forgets the request of its cycle", "FetchStages", "stages.0.valid", "!redirected.0", "1"),
];

/// Three warps, round robin: what a greedy policy or a number of warps that is a power of two would hide.
pub const SELECTION_ROUND: &[Bug] = &[
    bug("the search leaves the next one out", "Scheduler", "search.start", "last + 1", "last + 2"),
    bug("the search begins with the first", "Scheduler", "search.start", "last == 2", "1"),
    bug("the last one is not remembered", "Scheduler", "last", "selected", "0"),
];

/// Four warps, greedy, then round robin.
pub const SELECTION: &[Bug] = &[
    bug("the last one does not stay", "Scheduler", "able", "candidates[last]", "0"),
    bug(
        "a number is selected, and another granted",
        "Scheduler",
        "selected",
        "search.index",
        "search.index ^ 1",
    ),
    bug("the search does not go round", "RoundRobin", "first.requests", "requests", "late"),
    bug("who fetches must run", "FrontEnd", "request_grant", "issue_grant", "issue_grant & running"),
    Bug::reset("the second warp is first after reset", "Scheduler", "last", "0"),
];

/// Two split contexts, marked.
pub const SELECTION_SPLITS: &[Bug] = &[
    bug("a ready sibling does not issue", "FrontEnd", "issue_grant[1]", "ready[1]", "0"),
    bug("a sibling that is not ready issues", "FrontEnd", "issue_grant[4]", "ready[4]", "1"),
    bug("a split context makes no candidate", "FrontEnd", "issue_scheduler.candidates", "ready[5]", "0"),
    bug(
        "a port requests for another's context",
        "FrontEnd",
        "ports.1.requests[1]",
        "request_grant[4]",
        "request_grant[3]",
    ),
];

/// One warp, without loop registers.
pub const PATH: &[Bug] = &[
    bug("the next request is the same again", "FetchPort", "fetch_pcs.0", "pcs_now.0 + 4", "pcs_now.0"),
    bug("a missed instruction is left out", "FetchPort", "fetch_pcs.0", "stages.missed.pc", "pcs_now.0"),
    bug("a redirected context goes on as before", "FetchPort", "fetch_pcs.0", "redirect_pc", "pcs_now.0"),
    bug("what is queued survives a redirection", "FetchPort", "queues.0.compensate", "redirect[0]", "0"),
    bug("a redirection forgets a request in flight", "FetchStages", "stages.1.nop", "redirected.1", "0"),
    bug("a miss is taken for an instruction", "FetchStages", "now.1.nop", "1", "0"),
    bug("what a retired context had queued survives", "FetchPort", "queues.0.compensate", "retire[0]", "0"),
];

/// One warp, with loop registers.
pub const PATH_LOOPS: &[Bug] = &[
    bug(
        "a looped request is followed by what is behind the target",
        "FetchPort",
        "fetch_pcs.0",
        "loop_registers.0.target",
        "loop_registers.0.target + 4",
    ),
    bug("fence.i leaves a loop register valid", "FetchPort", "loop_registers.0.clear", "invalidate", "0"),
    bug("an invalid loop register counts", "LoopRegister", "found", "valid", "1"),
    bug("a loop register is found at any address", "LoopRegister", "found", "held_pc == pc", "1"),
    bug(
        "a loop register holds the wrong target",
        "LoopRegister",
        "held_target",
        "branch_target",
        "branch_target + 4",
    ),
    bug(
        "a branch that is not redirected is remembered",
        "FetchPort",
        "loop_registers.0.write",
        "redirect[0]",
        "1",
    ),
];

/// With loop registers.
pub const RESOLUTION: &[Bug] = &[
    bug("jalr keeps bit 0", "NextPc", "target", "sum.replace_bit(0, false)", "sum"),
    bug("a branch is always taken", "NextPc", "jumps", "instruction.leader.taken", "1"),
    bug("the end of a loop is not redirected", "NextPc", "jumps", "!jumps", "0"),
    bug("a join goes on behind itself", "NextPc", "target", "resume_pc", "behind"),
    bug("jalr adds to its own address", "NextPc", "sum", "instruction.leader.left", "instruction.issued.pc"),
    bug(
        "a link is the jump itself",
        "NextPc",
        "behind",
        "instruction.issued.pc + 4",
        "instruction.issued.pc",
    ),
    bug("a forward jump is kept as a loop", "NextPc", "loops.0", "instruction.issued.immediate[31]", "1"),
];
