use super::grid::{Cells, Columns, Drawing, LEVELS, MAX_COLUMNS, MAX_RECTANGLES, Shade, rectangles};
use super::*;
use crate::well_formed;

fn steps(list: &[(u64, u8, u32)]) -> Vec<Step> {
    list.iter().map(|&(time, context, active)| Step { time, context, active }).collect()
}

fn history(lanes: usize, bands: Vec<Vec<Step>>) -> History {
    let band = |(warp, steps)| Band { name: format!("core 0 warp {warp}"), steps, marks: vec![] };
    let bands = bands.into_iter().enumerate().map(band).collect();
    History { title: "test".into(), lanes, time_label: "cycle".into(), bands }
}

/// The merged rectangles of one band as `(column, columns, lane, lanes, level, context)`.
fn merged(lanes: usize, list: &[(u64, u8, u32)]) -> Vec<(usize, usize, usize, usize, u8, u8)> {
    let history = history(lanes, vec![steps(list)]);
    let columns = Columns::covering(history.span().unwrap(), MAX_COLUMNS);
    rectangles(&Cells::of(&history.bands[0], lanes, &columns))
        .iter()
        .map(|r| (r.column, r.columns, r.lane, r.lanes, r.shade.level, r.shade.context))
        .collect()
}

/// Draws it, checks it is XML, and counts the cells' rectangles.
fn drawn(history: &History) -> (String, usize) {
    let svg = history_svg(history).unwrap();
    well_formed::check(&svg);
    let cells = svg.lines().filter(|line| line.starts_with("<path fill=\"#"));
    let count = cells.map(|line| line.matches('m').count()).sum();
    (svg, count)
}

/// Masks without any pattern: the worst that can be drawn.
fn noise(count: u64, every: u64) -> Vec<Step> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    (0..count)
        .map(|turn| Step { time: turn * every, context: (next() % 8) as u8, active: next() as u32 })
        .collect()
}

#[test]
fn consecutive_equal_cells_merge_into_one_rectangle() {
    let all = LEVELS;
    assert_eq!(merged(4, &[(0, 0, 0b1111), (1, 0, 0b1111), (2, 0, 0b1111)]), [(0, 3, 0, 4, all, 0)]);
    assert_eq!(
        merged(3, &[(0, 0, 0b111), (1, 0, 0b010), (2, 0, 0b010), (3, 0, 0b111)]),
        [
            (0, 1, 0, 1, all, 0),
            (1, 2, 0, 1, 0, 0),
            (3, 1, 0, 1, all, 0),
            (0, 4, 1, 1, all, 0),
            (0, 1, 2, 1, all, 0),
            (1, 2, 2, 1, 0, 0),
            (3, 1, 2, 1, all, 0),
        ]
    );
}

#[test]
fn where_the_warp_does_not_run_there_is_nothing() {
    assert_eq!(merged(2, &[(5, 0, 0b11), (9, 0, 0b11)]), [(0, 1, 0, 2, LEVELS, 0), (4, 1, 0, 2, LEVELS, 0)]);
}

#[test]
fn contexts_that_share_a_time_share_its_lanes() {
    let shared = [(0, 1, 0b0011), (0, 2, 0b0110)];
    assert_eq!(merged(4, &shared), [(0, 1, 0, 2, LEVELS, 1), (0, 1, 2, 1, LEVELS, 2), (0, 1, 3, 1, 0, 0)]);
    let used = history(4, vec![steps(&shared)]).utilisation();
    assert_eq!(used, Utilisation { active: 3, running: 4 });
}

#[test]
fn utilisation_counts_lanes_of_running_warps_only() {
    let history = history(4, vec![steps(&[(0, 0, 0b1111), (100, 0, 0b0001)]), steps(&[(7, 0, 0)]), vec![]]);
    assert_eq!(history.utilisation(), Utilisation { active: 5, running: 12 });
    let (svg, _) = drawn(&history);
    assert!(svg.contains("utilisation 41.7 % (5 of 12 lane-steps)"));
    assert!(svg.contains("62 %") && svg.contains("\n0 %") && svg.contains('–'), "each band has its share");
}

#[test]
fn a_column_of_many_times_is_shaded_by_the_share_of_active() {
    let columns = Columns { first: 0, last: 7, times_each: 4, count: 2 };
    let history =
        history(2, vec![steps(&[(0, 0, 0b01), (1, 3, 0b11), (2, 3, 0b01), (3, 0, 0b00), (4, 0, 0b11)])]);
    let found = rectangles(&Cells::of(&history.bands[0], 2, &columns));
    let shades: Vec<Shade> = found.iter().map(|rectangle| rectangle.shade).collect();
    let shade = |level, context| Shade { level, context };
    assert_eq!(shades, [shade(6, 3), shade(LEVELS, 0), shade(2, 3)]);
}

#[test]
fn only_a_coarse_picture_has_a_caption() {
    let even =
        |count| history(4, vec![(0..count).map(|time| Step { time, context: 0, active: 0b0111 }).collect()]);
    let (exact, cells) = drawn(&even(MAX_COLUMNS));
    assert_eq!(cells, 2);
    assert!(!exact.contains("in columns of"));
    let (coarse, cells) = drawn(&even(MAX_COLUMNS * 5));
    assert_eq!(cells, 2);
    assert!(coarse.contains("Time is in columns of 5;") && coarse.contains("0 to 100 % active"));
}

#[test]
fn a_million_steps_stay_below_two_megabytes() {
    for (bands, count) in [(1, 1_000_000), (32, 31_250), (32, 5000), (256, 400)] {
        let (svg, cells) = drawn(&history(32, vec![noise(count, 3); bands]));
        assert!(svg.len() < 2_000_000, "{bands} bands: {} bytes", svg.len());
        assert!(cells <= MAX_RECTANGLES);
        assert!(cells > MAX_RECTANGLES / 10, "{bands} bands: no coarser than needed, {cells}");
    }
}

#[test]
fn marks_are_ticks_with_tooltips_however_many_there_are() {
    let mut history = history(4, vec![steps(&[(0, 0, 0b1111), (50, 0, 0b1111)])]);
    history.bands[0].marks =
        vec![Mark { time: 10, label: "a<b".into() }, Mark { time: 60, label: "after the end".into() }];
    let (svg, _) = drawn(&history);
    assert!(
        svg.contains("<title>a&lt;b at 10</title>") && svg.contains("<title>after the end at 60</title>")
    );
    history.bands[0].marks =
        (0..500_000).map(|time| Mark { time, label: format!("m{}", time % 9) }).collect();
    let (svg, _) = drawn(&history);
    assert!(svg.len() < 500_000, "{} bytes", svg.len());
}

#[test]
fn titles_and_names_are_escaped() {
    let mut history = history(1, vec![steps(&[(0, 0, 1)])]);
    for text in [&mut history.title, &mut history.time_label] {
        *text = "if (a < b && c > \"d\")".into();
    }
    history.bands[0].name = "<&\u{7}>".into();
    let (svg, _) = drawn(&history);
    assert_eq!(svg.matches("a &lt; b &amp;&amp; c &gt; &quot;d&quot;").count(), 3);
    assert!(svg.contains("&lt;&amp; &gt;"));
}

#[test]
fn odd_histories_are_refused_with_the_evidence() {
    let good = steps(&[(0, 0, 1)]);
    let refused = |history: History| history_svg(&history).unwrap_err();
    assert_eq!(refused(history(0, vec![good.clone()])), PictureError::Lanes { lanes: 0 });
    assert_eq!(refused(history(33, vec![good.clone()])), PictureError::Lanes { lanes: 33 });
    assert!(matches!(refused(history(4, vec![])), PictureError::Empty { .. }));
    assert!(matches!(refused(history(4, vec![vec![], vec![]])), PictureError::Empty { .. }));
    assert_eq!(refused(history(1, vec![good; 4097])), PictureError::TooManyBands { bands: 4097 });
    let of = |list| refused(history(4, vec![steps(list)])).to_string();
    assert_eq!(of(&[(3, 0, 0x13)]), "core 0 warp 0 at time 3: mask 0x13 has bits beyond its 4 lanes");
    assert_eq!(of(&[(3, 8, 1)]), "core 0 warp 0 at time 3: context 8, but contexts are 0..8");
    assert_eq!(of(&[(3, 0, 1), (2, 0, 1)]), "core 0 warp 0: time 2 follows time 3; steps are sorted by time");
}

#[test]
fn extreme_histories_are_drawn() {
    drawn(&history(32, vec![steps(&[(0, 0, u32::MAX), (u64::MAX, 7, 1)])]));
    drawn(&history(1, vec![steps(&[(u64::MAX, 0, 0)])]));
    drawn(&history(32, vec![vec![Step { time: 0, context: 0, active: 0x5555_5555 }]; MAX_BANDS]));
    let whole = history(32, vec![noise(2, u64::MAX); MAX_BANDS]);
    assert_eq!(Drawing::within_budget(&whole, (0, u64::MAX)).columns.count, 2);
}
