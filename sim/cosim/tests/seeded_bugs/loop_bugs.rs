//! Bugs of the loop registers, of a core that has them.

use crate::bugs::{Bug, bug};

/// With schedule `gtlrr`.
pub const LOOPS: &[Bug] = &[
    bug("a looped entry loses its mark", "InstructionQueue", "head.looped.0", "shown[132]", "0"),
    bug(
        "a looped request is followed by the next one",
        "FetchPort",
        "fetch_pcs.2",
        "loop_registers.2.target",
        "pcs_now.2 + 4",
    ),
    bug("a branch of others is remembered", "FetchPort", "loop_registers.1.write", "redirect[1]", "1"),
    bug("fence.i leaves the register valid", "FetchPort", "loop_registers.0.clear", "invalidate", "0"),
    bug(
        "fence.i of another warp leaves the register valid",
        "FetchPort",
        "loop_registers.3.clear",
        "invalidate",
        "0",
    ),
    bug("retirement leaves the register valid", "FetchPort", "loop_registers.1.clear", "retire[1]", "0"),
    bug("the register is never valid", "LoopRegister", "valid", "1", "valid"),
    bug("an invalid register counts", "LoopRegister", "found", "valid", "1"),
    bug("the register keeps an old branch", "LoopRegister", "held_pc", "branch_pc", "held_pc"),
    bug(
        "the register holds the wrong target",
        "LoopRegister",
        "held_target",
        "branch_target",
        "branch_target + 4",
    ),
    bug("the end of a loop is not redirected", "NextPc", "jumps", "!jumps", "0"),
    bug(
        "a taken looped branch is redirected",
        "NextPc",
        "jumps",
        "instruction.issued.looped.0",
        "instruction.issued.looped.0 & !jumps",
    ),
    bug("forward branches are remembered", "NextPc", "loops.0", "instruction.issued.immediate[31]", "1"),
];

/// With schedule `lrr/gtlo`: a context requests in the cycle of its redirection, too.
pub const LOOPS_DECOUPLED: &[Bug] = &[
    bug(
        "a looped request outdoes the redirection of its cycle",
        "FetchPort",
        "fetch_pcs.0",
        "!redirect[0]",
        "1",
    ),
    bug("a looped entry loses its mark", "InstructionQueue", "head.looped.0", "shown[132]", "0"),
];
