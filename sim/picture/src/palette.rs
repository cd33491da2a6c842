//! Every colour of every picture, chosen once.
//!
//! Categories (contexts, bar series) use the Okabe-Ito set, which readers with any common colour blindness can
//! tell apart; ordered things (warp widths) use samples of viridis, whose lightness rises with the order and so
//! survives a grey print. Knows no picture: only what a colour is for.

use plotters::style::RGBColor;

/// Text and axis lines.
pub(crate) const INK: RGBColor = RGBColor(0x22, 0x22, 0x22);
/// Text that stands back: tick labels, captions.
pub(crate) const FAINT_INK: RGBColor = RGBColor(0x55, 0x55, 0x55);
/// Frames and grid lines.
pub(crate) const RULE: RGBColor = RGBColor(0xc8, 0xc8, 0xc8);
/// The paper, and the gaps between lanes.
pub(crate) const PAPER: RGBColor = RGBColor(0xff, 0xff, 0xff);
/// Time wasted: a lane that waits while its warp runs.
pub(crate) const WASTED: RGBColor = RGBColor(0x26, 0x26, 0x2b);

/// Okabe-Ito without its black (that is `WASTED`), with a grey and a brown, for nine schedules in a group; lightest hues
/// first, because they stand beside the dark of wasted lanes.
const CATEGORIES: [RGBColor; 9] = [
    RGBColor(0x56, 0xb4, 0xe9),
    RGBColor(0xe6, 0x9f, 0x00),
    RGBColor(0x00, 0x9e, 0x73),
    RGBColor(0xcc, 0x79, 0xa7),
    RGBColor(0xf0, 0xe4, 0x42),
    RGBColor(0xd5, 0x5e, 0x00),
    RGBColor(0xb4, 0xb4, 0xb4),
    RGBColor(0x00, 0x72, 0xb2),
    RGBColor(0xb0, 0x7a, 0x50),
];

const VIRIDIS: [RGBColor; 7] = [
    RGBColor(0x44, 0x01, 0x54),
    RGBColor(0x44, 0x39, 0x83),
    RGBColor(0x31, 0x68, 0x8e),
    RGBColor(0x21, 0x91, 0x8c),
    RGBColor(0x35, 0xb7, 0x79),
    RGBColor(0x90, 0xd7, 0x43),
    RGBColor(0xfd, 0xe7, 0x25),
];

/// The colour of the `index`th category; the nine repeat.
pub(crate) fn category(index: usize) -> RGBColor {
    CATEGORIES[index % CATEGORIES.len()]
}

/// The colour of place `rank` in an order of `count`: dark first, light last.
pub(crate) fn ordered(rank: usize, count: usize) -> RGBColor {
    let stops = VIRIDIS.len() - 1;
    let place = if count < 2 { 0.0 } else { rank.min(count - 1) as f64 / (count - 1) as f64 * stops as f64 };
    let below = (place.floor() as usize).min(stops - 1);
    blend(VIRIDIS[below], VIRIDIS[below + 1], place - below as f64)
}

/// From one colour (share 0) to another (share 1).
pub(crate) fn blend(from: RGBColor, to: RGBColor, share: f64) -> RGBColor {
    let mix = |a: u8, b: u8| (f64::from(a) + (f64::from(b) - f64::from(a)) * share).round() as u8;
    RGBColor(mix(from.0, to.0), mix(from.1, to.1), mix(from.2, to.2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lightness(colour: RGBColor) -> f64 {
        0.2126 * f64::from(colour.0) + 0.7152 * f64::from(colour.1) + 0.0722 * f64::from(colour.2)
    }

    #[test]
    fn every_category_is_far_lighter_than_wasted_time() {
        for index in 0..CATEGORIES.len() {
            assert!(lightness(category(index)) > lightness(WASTED) + 50.0, "category {index}");
        }
    }

    #[test]
    fn ordered_colours_get_lighter_with_the_rank() {
        for count in 1..20 {
            for rank in 1..count {
                assert!(lightness(ordered(rank, count)) > lightness(ordered(rank - 1, count)));
            }
        }
    }
}
