use super::*;
use crate::well_formed;

fn cell(first: i32, last: i32, kind: usize) -> Cell {
    Cell { first, last, kind, text: "<x>".into(), hint: "a & b".into() }
}

fn timeline() -> Timeline {
    let row =
        |heading: Option<&str>, cells| Row { heading: heading.map(String::from), name: "add".into(), cells };
    Timeline {
        title: "Cycle by cycle".into(),
        caption: vec!["drawn from code".into()],
        origin: "c".into(),
        cycles: (-2, 5),
        kinds: vec!["fetch".into(), "issue".into()],
        rows: vec![row(Some("one"), vec![cell(-2, -1, 0), cell(0, 0, 1)]), row(None, vec![cell(3, 40, 1)])],
    }
}

#[test]
fn cycles_are_named_after_the_one_of_interest() {
    let svg = timeline_svg(&timeline()).unwrap();
    well_formed::check(&svg);
    for word in ["c−2", ">c<", "c+5", "&lt;x&gt;", "a &amp; b", "one"] {
        assert!(svg.contains(word), "{word}");
    }
    assert!(!svg.contains("c+6"));
}

#[test]
fn a_kind_without_a_name_and_a_sheet_without_rows_are_refused() {
    let mut unknown = timeline();
    unknown.rows[0].cells[0].kind = 2;
    assert!(matches!(timeline_svg(&unknown), Err(PictureError::Length { expected: 3, .. })));
    let empty = Timeline { rows: vec![], ..timeline() };
    assert!(matches!(timeline_svg(&empty), Err(PictureError::Empty { .. })));
}
