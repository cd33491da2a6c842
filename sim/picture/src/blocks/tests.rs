use super::*;
use crate::well_formed;

fn leaf(name: &str) -> Block {
    Block { name: name.into(), copies: 1, ..Block::default() }
}

fn link(from: Option<usize>, to: Option<usize>) -> Link {
    Link { from, to, label: "what <flows>".into(), detail: "32 bits".into(), hint: "a & b".into() }
}

fn diagram() -> Blocks {
    let lanes = Block { copies: 4, inside: vec![leaf("alu"), leaf("registers")], ..leaf("lane") };
    let core = Block {
        inside: vec![leaf("front"), leaf("issue"), lanes],
        arrangement: Arrangement::Columns(vec![vec![0, 1], vec![2]]),
        links: vec![
            link(Some(0), Some(1)),
            link(Some(1), Some(0)),
            link(Some(1), Some(2)),
            link(Some(2), None),
        ],
        tone: Some(1),
        ..leaf("core")
    };
    Blocks { title: "A core".into(), caption: vec!["drawn from code".into()], root: core }
}

#[test]
fn a_diagram_is_xml_and_names_every_box_and_arrow() {
    let svg = blocks_svg(&diagram()).unwrap();
    well_formed::check(&svg);
    for word in ["core", "front", "lane ×4", "what &lt;flows&gt;", "32 bits", "a &amp; b"] {
        assert!(svg.contains(word), "{word}");
    }
}

#[test]
fn boxes_do_not_overlap_and_lie_within_their_own() {
    fn check(placed: &layout::Placed) {
        for (index, one) in placed.inside.iter().enumerate() {
            let (a, b) = (one.area, placed.area);
            assert!(a.left >= b.left && a.right() <= b.right() && a.top >= b.top && a.bottom() <= b.bottom());
            for other in &placed.inside[..index] {
                let c = other.area;
                let apart =
                    a.right() <= c.left || c.right() <= a.left || a.bottom() <= c.top || c.bottom() <= a.top;
                assert!(apart, "{a:?} and {c:?}");
            }
            check(one);
        }
    }
    let (columns, mut rows) = (diagram(), diagram());
    rows.root.arrangement = Arrangement::Rows(vec![vec![0, 1], vec![2]]);
    check(&layout::place(&columns).root);
    check(&layout::place(&rows).root);
}

#[test]
fn an_arrow_to_nowhere_and_a_box_without_a_place_are_refused() {
    let mut lost = diagram();
    lost.root.links.push(link(Some(0), Some(7)));
    assert!(matches!(blocks_svg(&lost), Err(PictureError::NoSuchBlock { index: 7, count: 3, .. })));
    let mut left_out = diagram();
    left_out.root.arrangement = Arrangement::Rows(vec![vec![0, 1]]);
    assert!(matches!(blocks_svg(&left_out), Err(PictureError::Length { got: 2, expected: 3, .. })));
}
