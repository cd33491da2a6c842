//! The longest chain of gates between flip-flops, from Yosys' `ltp`.

use crate::error::SynthError;

/// Its length: `Longest topological path in top (length=42):`.
pub fn longest(words: &str) -> Result<u64, SynthError> {
    let length = words.split("(length=").nth(1).and_then(|rest| rest.split(')').next()?.parse().ok());
    length.ok_or_else(|| SynthError::unreadable("the longest path of Yosys", "it has no length"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_length_is_read() {
        let words = "5. Executing LTP pass (find longest path).\n\nLongest topological path in x (length=2):\n    0: 1'0\n";
        assert_eq!(longest(words).expect("it is there"), 2);
        assert!(longest("no path").is_err());
    }
}
