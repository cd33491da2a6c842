//! What we write, read by somebody else.

use super::*;
use crate::layout::Kind;
use wellen::simple;

fn layout() -> (Layout, SignalId, SignalId) {
    let mut layout = Layout::new();
    layout.enter("top");
    let bit = layout.signal("bit", Kind::Bit);
    layout.enter("inner");
    let data = layout.signal("data", Kind::Data(12));
    layout.leave();
    layout.leave();
    (layout, bit, data)
}

/// Times and values of a signal as wellen reads them.
fn read(path: &Path, name: &str) -> Vec<(u64, String)> {
    let mut waves = simple::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let hierarchy = waves.hierarchy();
    let var = hierarchy.all_vars().find(|var| hierarchy[*var].full_name(hierarchy) == name);
    let signal = hierarchy[var.expect("the signal is there")].signal_ref();
    waves.load_signals(&[signal]);
    let times = waves.time_table().to_vec();
    let changes = waves.get_signal(signal).unwrap().iter_changes();
    changes.map(|(index, value)| (times[index as usize], value.to_string())).collect()
}

#[track_caller]
fn check(file: &str) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(file);
    let (layout, bit, data) = layout();
    let mut writer = WaveWriter::create(&path, Format::of(&path).unwrap(), &layout, 40).unwrap();
    for (time, one, two) in [
        (40, Level::Known(1), Level::Known(0x2A5)),
        (50, Level::Known(1), Level::Nothing),
        (60, Level::Known(0), Level::Nothing),
        (70, Level::Unknown, Level::Known(7)),
    ] {
        writer.at(time).unwrap();
        writer.set(bit, one).unwrap();
        writer.set(data, two).unwrap();
    }
    writer.finish(80).unwrap();
    // the FST crate starts every file at time 0, where nothing is known yet
    let read =
        |path: &Path, name| read(path, name).into_iter().filter(|(time, _)| *time >= 40).collect::<Vec<_>>();
    let pairs = |list: &[(u64, &str)]| list.iter().map(|(t, v)| (*t, v.to_string())).collect::<Vec<_>>();
    assert_eq!(read(&path, "top.bit"), pairs(&[(40, "1"), (60, "0"), (70, "x")]));
    let data = pairs(&[(40, "001010100101"), (50, "zzzzzzzzzzzz"), (70, "000000000111")]);
    assert_eq!(read(&path, "top.inner.data"), data);
}

#[test]
fn a_vcd_holds_changes_at_their_times() {
    check("x.vcd");
}

#[test]
fn an_fst_holds_the_same() {
    check("x.fst");
}

#[test]
fn a_signal_wider_than_a_word_keeps_every_bit() {
    use bitvec::view::BitView;
    for file in ["wide.vcd", "wide.fst"] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(file);
        let mut layout = Layout::new();
        layout.enter("top");
        let wide = layout.signal("wide", Kind::Data(100));
        let mut writer = WaveWriter::create(&path, Format::of(&path).unwrap(), &layout, 10).unwrap();
        let words = [0xDEAD_BEEFu32, 1, 0, 9];
        for (time, level) in [
            (10, Level::Bits(&words.view_bits()[..100])),
            (20, Level::Bits(&words.view_bits()[..100])),
            (30, Level::Nothing),
            (40, Level::Known(5)),
        ] {
            writer.at(time).unwrap();
            writer.set(wide, level).unwrap();
        }
        writer.finish(50).unwrap();
        let known = |value: u128| format!("{value:0100b}");
        let seen: Vec<_> = read(&path, "top.wide").into_iter().filter(|(time, _)| *time >= 10).collect();
        let expected = [(10, known(9 << 96 | 1 << 32 | 0xDEAD_BEEF)), (30, "z".repeat(100)), (40, known(5))];
        assert_eq!(seen, expected, "{file}");
    }
}
