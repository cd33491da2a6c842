use super::*;
use crate::well_formed;

fn bars(groups: &[&[Option<f64>]]) -> Bars {
    let series = groups.first().map_or(0, |values| values.len());
    let group = |(place, values): (usize, &&[Option<f64>])| BarGroup {
        name: format!("g{place}"),
        values: values.to_vec(),
    };
    Bars {
        title: "a < b".into(),
        value_label: "cycles".into(),
        series: (0..series).map(|one| format!("s{one}")).collect(),
        groups: groups.iter().enumerate().map(group).collect(),
    }
}

fn drawn(bars: &Bars) -> String {
    let svg = bars_svg(bars).unwrap();
    well_formed::check(&svg);
    svg
}

/// The heights of the filled rectangles of a series' colour, without its legend sample.
fn heights(svg: &str, series: usize) -> Vec<i32> {
    let colour = canvas::hex(palette::category(series)).to_uppercase();
    let rectangles = svg.lines().filter(|line| line.starts_with("<rect") && line.contains(&colour));
    let height = |line: &str| line.split("height=\"").nth(1)?.split('"').next()?.parse().ok();
    rectangles.skip(1).filter_map(height).collect()
}

#[test]
fn heights_are_in_proportion_to_values() {
    let svg = drawn(&bars(&[&[Some(1000.0), Some(500.0)], &[Some(250.0), Some(0.0)]]));
    let (first, second) = (heights(&svg, 0), heights(&svg, 1));
    assert!((first[0] - 4 * first[1]).abs() <= 4 && first[0] > 200, "{first:?}");
    assert!((first[0] - 2 * second[0]).abs() <= 2 && second[1] == 0, "{second:?}");
}

#[test]
fn every_bar_says_its_value_and_a_missing_one_says_so() {
    let svg = drawn(&bars(&[&[Some(12345.0), None, Some(0.5)]]));
    for text in ["12.3k", "n/a", "0.5", "s2", "g0", "a &lt; b"] {
        assert!(svg.contains(&format!("\n{text}\n")), "{text}");
    }
}

#[test]
fn names_and_values_stand_upright_when_they_do_not_fit() {
    let few = bars(&[&[Some(1.0)]]);
    assert!(!Layout::new(&few).values_upward && !Layout::new(&few).names_upward);
    let row: &[Option<f64>] = &[Some(123456.0); 4];
    let mut many = bars(&[row; 12]);
    many.groups[3].name = "a long name of a kernel".into();
    assert!(Layout::new(&many).values_upward && Layout::new(&many).names_upward);
}

#[test]
fn extreme_charts_are_drawn() {
    for value in [0.0, f64::MIN_POSITIVE, 5e-324, 1e-20, f64::MAX] {
        drawn(&bars(&[&[Some(value)]]));
    }
    drawn(&bars(&[&[None]]));
    let row: &[Option<f64>] = &[Some(3.0); 9];
    drawn(&bars(&vec![row; 1000]));
}

#[test]
fn odd_charts_are_refused_with_the_evidence() {
    let refused = |bars: &Bars| bars_svg(bars).unwrap_err().to_string();
    assert_eq!(refused(&bars(&[])), "nothing to draw: `a < b` has no series or no groups");
    assert_eq!(refused(&bars(&[&[None], &[None, None]])), "group `g1`: 2 values, expected 1");
    for (value, text) in [(-1.0, "-1"), (f64::NAN, "NaN"), (f64::INFINITY, "inf")] {
        let expected = format!("g0, s0: {text} cannot be the length of a bar; finite values from 0 can");
        assert_eq!(refused(&bars(&[&[Some(value)]])), expected);
    }
}
