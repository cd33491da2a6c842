use super::*;
use crate::layout::{Enumeration, Kind};

fn layout() -> Layout {
    let mut layout = Layout::new();
    let words = vec![(0, "issued".into(), Some("ForestGreen")), (10, "waits".into(), None)];
    let state = layout.enumeration(Enumeration { name: "state".into(), width: 4, words });
    for top in ["rtl", "model"] {
        layout.enter(top);
        layout.enter("warp_0");
        layout.signal("state", Kind::Word(state));
        layout.signal("instruction", Kind::Filtered(64));
        layout.signal("active", Kind::Mask(4));
        layout.leave();
        layout.leave();
    }
    layout
}

#[test]
fn the_save_file_groups_pairs_and_names_its_helpers() {
    let folder = tempfile::tempdir().unwrap();
    let dump = folder.path().join("x.vcd");
    let filter = ["/it's/warpstep".to_string(), "wave-filter".to_string()];
    let layout = layout();
    let companions = Companions {
        layout: &layout,
        dump: &dump,
        shown: (0, 400),
        marker: Some(120),
        first: &[],
        filter: Some(&filter),
    };
    let save = std::fs::read_to_string(companions.write().unwrap()).unwrap();
    let at = |text: &str| save.find(text).unwrap_or_else(|| panic!("no `{text}` in\n{save}"));
    assert!(at("-warp 0") < at("rtl.warp_0.state[3:0]"));
    assert!(at("rtl.warp_0.state[3:0]") < at("model.warp_0.state[3:0]"));
    assert!(at("model.warp_0.state[3:0]") < at("rtl.warp_0.instruction[63:0]"));
    assert!(at("@28\n[color] 7\n+{rtl active} rtl.warp_0.active[3:0]") < save.len());
    let script = folder.path().join("x.filter");
    assert!(save.contains(&format!("^>1 {}", script.display())));
    let words = std::fs::read_to_string(folder.path().join("x.state.txt")).unwrap();
    assert_eq!(words, "0 ?ForestGreen?issued\nA waits\n");
    let script = std::fs::read_to_string(script).unwrap();
    assert!(script.contains(r"'/it'\''s/warpstep'") && script.contains("'wave-filter'"), "{script}");
}

#[test]
fn groups_lie_within_those_of_the_scopes_around_them() {
    let mut layout = Layout::new();
    layout.enter("top");
    for warp in ["warp_0", "warp_1"] {
        layout.enter(warp);
        layout.signal("owner_0", Kind::Bit);
        for split in ["split_0", "split_1"] {
            layout.enter(split);
            layout.signal("lanes", Kind::Mask(4));
            layout.leave();
        }
        layout.leave();
    }
    let folder = tempfile::tempdir().unwrap();
    let dump = folder.path().join("x.vcd");
    let companions =
        Companions { layout: &layout, dump: &dump, shown: (0, 9), marker: None, first: &[], filter: None };
    let save = std::fs::read_to_string(companions.write().unwrap()).unwrap();
    let marks = save.split("\n@").filter_map(|part| {
        let (flags, name) = part.split_once('\n')?;
        let name = name.lines().next()?;
        match flags {
            "800200" => Some(format!("({name}")),
            "1000200" => Some(format!("{name})")),
            _ => None,
        }
    });
    let splits = "(-split 0 -split 0) (-split 1 -split 1)";
    let expected = format!("(-warp 0 {splits} -warp 0) (-warp 1 {splits} -warp 1)");
    assert_eq!(marks.collect::<Vec<_>>().join(" "), expected, "{save}");
}
