//! Memory that is there and does not work: every access to it fails, so that errors of a bus can be tried.
//!
//! A bus answers whole lines, so a broken region is made of whole lines of the longest kind: an access is in it exactly if its
//! line is.

use crate::rules::{RulesError, parse_region, write_region};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use warpstep_spec::config::MOST_LINE_BYTES;

/// A region whose every access fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenRegion(RangeInclusive<u32>);

impl BrokenRegion {
    /// Whether any of these bytes is in it.
    #[inline]
    pub fn touches(&self, first: u32, last: u32) -> bool {
        first <= *self.0.end() && last >= *self.0.start()
    }
}

impl fmt::Display for BrokenRegion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_region(&self.0, f)
    }
}

/// Reads `BASE:BYTES`, both multiples of the longest line.
impl FromStr for BrokenRegion {
    type Err = RulesError;
    fn from_str(region: &str) -> Result<BrokenRegion, RulesError> {
        let range = parse_region(region)?;
        let whole = |boundary: u32| boundary.is_multiple_of(MOST_LINE_BYTES);
        if whole(*range.start()) && whole(range.end().wrapping_add(1)) {
            Ok(BrokenRegion(range))
        } else {
            Err(RulesError::new(
                region,
                "what is broken begins and ends at a multiple of 128, the longest line",
            ))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_region_is_made_of_whole_lines() {
        let region: BrokenRegion = "0x80000080:256".parse().unwrap();
        assert!(region.touches(0x8000_0080, 0x8000_0080) && region.touches(0x8000_017F, 0x8000_0180));
        assert!(!region.touches(0x8000_0000, 0x8000_007F) && !region.touches(0x8000_0180, 0x8000_0183));
        assert!("0xFFFFFF80:128".parse::<BrokenRegion>().is_ok(), "the last line there is");
        assert_eq!(region.to_string(), "0x80000080:0x100");
        for wrong in ["0x80000040:128", "0x80000000:64", "0x80000000:130"] {
            let error = wrong.parse::<BrokenRegion>().unwrap_err().to_string();
            assert!(error.contains(wrong) && error.contains("multiple of 128"), "{error}");
        }
        assert!("0x80000000".parse::<BrokenRegion>().unwrap_err().to_string().contains("no colon"));
    }
}
