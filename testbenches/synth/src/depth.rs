//! The longest chain of gates between flip-flops, from Yosys' `ltp`, block by block.

use crate::error::SynthError;
use crate::names::Names;
use serde::Serialize;

/// The longest chain of gates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chain {
    /// Gates in it.
    pub levels: usize,
    /// The blocks it passes through, in order, with the gates in each.
    pub blocks: Vec<(String, usize)>,
}

/// Reads `Longest topological path in top (length=42):` and what follows, a gate a line: `   3: \u_issue.ready [1] (via …)`.
pub fn longest(words: &str, names: &Names) -> Result<Chain, SynthError> {
    let missing = || SynthError::unreadable("the longest path of Yosys", "it has no length");
    let (_, rest) = words.split_once("(length=").ok_or_else(missing)?;
    let (levels, gates) = rest.split_once("):").ok_or_else(missing)?;
    let levels = levels.parse().map_err(|_| missing())?;
    let mut blocks: Vec<(String, usize)> = vec![];
    for line in gates.lines() {
        let Some((number, name)) = line.trim().split_once(": ") else { continue };
        // The flip-flop at the end is no gate, and neither is what the chain begins with.
        if number.parse::<usize>().is_err() {
            continue;
        }
        let block = names.place(&plain(name.split(' ').next().unwrap_or_default())).block;
        if blocks.last().is_none_or(|(last, _)| *last != block) {
            blocks.push((block, 0));
        }
        if let (Some((_, count)), true) = (blocks.last_mut(), number != "0") {
            *count += 1;
        }
    }
    Ok(Chain { levels, blocks })
}

/// `$flatten\u_core.\u_issue.$abc$104$new_n75_` stood in `u_core.u_issue`.
fn plain(name: &str) -> String {
    name.trim_start_matches("$flatten").replace('\\', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chain_is_told_block_by_block() {
        let words = r"5. Executing LTP pass (find longest path).

Longest topological path in warpstep_top (length=3):
    0: \u_issue.slots_q [1]
    1: \u_issue.open [1] (via $flatten\u_issue.$abc$104450$auto$blifparse.cc:386:parse_blif$104487)
    2: $flatten\u_issue.\u_pending.$abc$82590$new_n75_ (via $flatten\u_issue.\u_pending.$abc$82590$x)
    3: \u_issue.u_pending.coming [32] (via x)
   ff: \u_issue.pending [32] (via x)
";
        let row = |path: &str, block: &str| (path.into(), block.into(), block.into());
        let names = Names::from_instances(
            "",
            vec![row("u_issue", "issue"), row("u_issue.u_pending", "issue.pending")],
        );
        let chain = longest(words, &names).expect("it is there");
        assert_eq!(chain.levels, 3);
        assert_eq!(chain.blocks, [("issue".to_string(), 1), ("issue.pending".to_string(), 2)]);
        assert!(longest("no path", &names).is_err());
    }
}
