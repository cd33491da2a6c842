use super::*;
use crate::well_formed;

fn life(context: u8, parent: Option<u8>, times: (u64, u64)) -> Life {
    let (from, to) = times;
    Life { context, parent, lanes: "0<11".into(), from, to, merges: parent.is_some(), waits: vec![] }
}

fn trees(lives: Vec<Life>) -> SplitTrees {
    let warp = WarpTree { name: "core 0 warp 0".into(), lives };
    SplitTrees { title: "a & b".into(), time_label: "steps".into(), warps: vec![warp] }
}

#[test]
fn a_child_has_a_line_of_its_own_between_a_fork_and_a_join() {
    let mut parent = life(0, None, (0, 40));
    parent.waits = vec![(20, 25)];
    let svg = split_trees_svg(&trees(vec![parent, life(1, Some(0), (10, 25))])).unwrap();
    well_formed::check(&svg);
    let child = canvas::hex(palette::category(1));
    let lines = svg.lines().filter(|line| line.starts_with("<path") && line.contains(&child));
    assert_eq!(lines.count(), 2, "fork and join");
    assert_eq!(svg.lines().filter(|line| line.starts_with("<rect") && line.contains("rx=")).count(), 3);
    assert!(svg.contains("context 1 lanes 0&lt;11, 10 to 25"), "{svg}");
    assert!(svg.contains("context 1") && !svg.contains("context 2") && !svg.contains("left out"));
}

#[test]
fn what_falls_on_one_pixel_is_drawn_once_and_the_caption_says_so() {
    let splits = (0..100_000).map(|number| life(1, Some(0), (10 * number, 10 * number + 5)));
    let svg = split_trees_svg(&trees([life(0, None, (0, 1_000_000))].into_iter().chain(splits).collect()));
    let svg = svg.unwrap();
    assert!(svg.contains("splits fall on a pixel") && svg.len() < 2_000_000, "{}", svg.len());
}

#[test]
fn nothing_time_that_goes_back_and_contexts_without_colour_are_refused() {
    let refused = |lives| split_trees_svg(&trees(lives)).unwrap_err();
    assert!(matches!(refused(vec![]), PictureError::Empty { .. }));
    let back = PictureError::TimeGoesBack { band: "core 0 warp 0".into(), before: 9, time: 3 };
    assert_eq!(refused(vec![life(0, None, (9, 3))]), back);
    assert!(matches!(refused(vec![life(8, None, (0, 3))]), PictureError::Context { context: 8, .. }));
}
