//! The masks at a split or join, as text. Lane 0 stands on the left.

use warpstep_golden::{Divergence, JoinOutcome, Retire, SplitOutcome};
use warpstep_spec::mask::{draw, lanes_of};
use warpstep_spec::{LaneMask, disassemble};

pub fn lines(event: &Divergence, record: &Retire, lanes: usize) -> String {
    let draw = |mask: LaneMask| draw(mask, lanes);
    let text = disassemble(record.word, record.pc);
    let threads: Vec<String> = lanes_of(record.active).map(|lane| lane.to_string()).collect();
    let head = format!("{} {:#010x}: {text}\n    t = {}\n", record.at, record.pc, threads.join(" "));
    let body = match *event {
        Divergence::Split { before, holds, other, outcome, .. } => match outcome {
            SplitOutcome::Uniform => {
                format!("    Current Mask: {} (all lanes agree: nothing pushed)\n", draw(before))
            }
            _ => {
                let where_to = match outcome {
                    SplitOutcome::Parallel(context) => format!(" (runs in split context {context})"),
                    _ => String::new(),
                };
                format!(
                    "    Current Mask: {}\n    Mask after split: {}\n    Mask after split invert: {}{where_to}\n",
                    draw(before),
                    draw(holds),
                    draw(other)
                )
            }
        },
        Divergence::Join { after, outcome, .. } => match outcome {
            JoinOutcome::Nothing => format!("    New Mask: {} (its split had not diverged)\n", draw(after)),
            JoinOutcome::OtherHalf => format!("    New Mask: {} (the other half)\n", draw(after)),
            JoinOutcome::Restored => format!("    New Mask: {}\n", draw(after)),
            JoinOutcome::Waits => "    waits for its other half\n".to_string(),
            JoinOutcome::Merged { parent, child } => {
                format!("    New Mask: {} (context {child} is merged into context {parent})\n", draw(after))
            }
        },
    };
    head + &body
}
