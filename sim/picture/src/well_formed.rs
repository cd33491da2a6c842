//! The tests' check that a picture is XML: tags balance, attributes are quoted, `<` and `&` are escaped.

/// Panics with the place of the first fault.
pub(crate) fn check(svg: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = svg;
    while let Some(start) = rest.find('<') {
        check_text(&rest[..start]);
        let tag_end = rest[start..].find('>').expect("a tag ends") + start;
        let tag = &rest[start + 1..tag_end];
        rest = &rest[tag_end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closes what is open");
            continue;
        }
        let (body, closed) = tag.strip_suffix('/').map_or((tag, false), |body| (body, true));
        let name = body.split_whitespace().next().expect("a tag has a name");
        check_attributes(&body[name.len()..]);
        assert!(!open.is_empty() || name == "svg", "one root");
        if !closed {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
    assert_eq!(rest.trim(), "");
}

fn check_attributes(text: &str) {
    let parts: Vec<&str> = text.split('"').collect();
    assert!(parts.len() % 2 == 1, "quotes balance in {text}");
    for pair in parts.chunks_exact(2) {
        assert!(pair[0].starts_with(' ') && pair[0].ends_with('='), "name= before each quote in {text}");
        check_text(pair[1]);
    }
}

fn check_text(text: &str) {
    assert!(text.chars().all(|c| !c.is_control() || c == '\n'), "no control characters");
    for after in text.split('&').skip(1) {
        let entity = after.split(';').next().unwrap_or_default();
        assert!(["lt", "gt", "amp", "quot", "apos"].contains(&entity), "escaped: &{after}");
    }
}

#[test]
fn the_check_itself_sees_faults() {
    check("<svg a=\"1\">x &amp; y<g/></svg>\n");
    for bad in ["<svg>", "<svg></g>", "<svg a=1\"></svg>", "<svg>&</svg>", "<svg>\u{1}</svg>", "<g></g>"] {
        assert!(std::panic::catch_unwind(|| check(bad)).is_err(), "{bad}");
    }
}
