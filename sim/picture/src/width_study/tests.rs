use super::*;
use crate::well_formed;

fn series(width: usize, durations: &[u64]) -> Series {
    Series { width, durations: durations.into() }
}

fn study(series: Vec<Series>) -> WidthStudy {
    let panel = Panel { title: "random & <odd>".into(), series };
    WidthStudy { title: "widths".into(), time_label: "cycles".into(), panels: vec![panel] }
}

fn drawn(study: &WidthStudy) -> String {
    let svg = width_study_svg(study).unwrap();
    well_formed::check(&svg);
    svg
}

#[test]
fn the_table_shows_lane_time_and_the_ratio_to_width_one() {
    let svg = drawn(&study(vec![series(4, &[4000; 4]), series(1, &[1000, 2000, 3000, 4000])]));
    for text in ["10,000", "1.00×", "16,000", "1.60×", "random &amp; &lt;odd&gt;", "lane-cycles"] {
        assert!(svg.contains(text), "{text}");
    }
    let alone = drawn(&study(vec![series(4, &[4000; 4])]));
    assert!(!alone.contains('×'), "no ratio without width 1");
}

#[test]
fn the_narrowest_width_is_drawn_last_and_so_in_front() {
    let svg = drawn(&study(vec![series(1, &[1, 2]), series(2, &[2, 2])]));
    let place = |rank| {
        let colour = canvas::hex(palette::ordered(rank, 2)).to_uppercase();
        svg.find(&colour).unwrap()
    };
    assert!(place(1) < place(0));
}

#[test]
fn a_warp_of_equal_durations_is_one_bar() {
    assert_eq!(series(2, &[5, 5, 7, 7, 7]).bars(1), [(0, 2, 5.0), (2, 5, 7.0)]);
    assert_eq!(series(1, &[2, 4, 3, 3, 9]).bars(2), [(0, 4, 3.0), (4, 5, 9.0)]);
}

#[test]
fn many_threads_are_averaged_into_a_small_picture() {
    let durations: Vec<u64> = (0..300_000).map(|thread| thread * 7919 % 1009).collect();
    let svg = drawn(&study(vec![series(1, &durations)]));
    assert!(svg.len() < 300_000, "{} bytes", svg.len());
    assert!(svg.contains("a column is the mean of 293"));
}

#[test]
fn extreme_durations_are_drawn() {
    drawn(&study(vec![series(1, &[0])]));
    drawn(&study(vec![series(1, &[u64::MAX, 0, 1]), series(usize::MAX, &[u64::MAX; 3])]));
}

#[test]
fn odd_studies_are_refused_with_the_evidence() {
    let refused = |study: &WidthStudy| width_study_svg(study).unwrap_err().to_string();
    assert_eq!(
        refused(&study(vec![series(1, &[1, 2]), series(8, &[2])])),
        "panel `random & <odd>`, width 8: 1 values, expected 2"
    );
    assert_eq!(refused(&study(vec![])), "nothing to draw: panel `random & <odd>` has no durations");
    assert_eq!(
        refused(&study(vec![series(1, &[])])),
        "nothing to draw: panel `random & <odd>` has no durations"
    );
    assert_eq!(
        refused(&WidthStudy { panels: vec![], ..study(vec![]) }),
        "nothing to draw: `widths` has no panels"
    );
}
