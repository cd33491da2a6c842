//! Files as they come, and as they should not.

use super::*;
use crate::layout::{Kind, Layout};
use crate::write::{Format, Level, WaveWriter};

/// Everything a dump says: (time, name, digits).
fn all(path: &Path) -> Result<Vec<(u64, String, String)>, ReadError> {
    let mut dump = open(path)?;
    let mut seen = Vec::new();
    while let Some(piece) = dump.next()? {
        let mut from = 0;
        for (time, to) in piece.instants {
            for change in &piece.changes[from..to] {
                let slot = change.slot as usize;
                let digits = String::from_utf8(change.value.text(dump.header.widths[slot])).unwrap();
                for named in dump.header.names.iter().filter(|named| named.slot == slot) {
                    seen.push((time, named.path.clone(), digits.clone()));
                }
            }
            from = to;
        }
    }
    Ok(seen)
}

fn vcd(text: &str) -> Result<Vec<(u64, String, String)>, ReadError> {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), text).unwrap();
    all(file.path())
}

const HEAD: &str = "$timescale 10 ps $end $scope struct t $end $var logic 1 ! clk $end $var wire 8 a+ d [7:0] $end \
                    $scope begin in $end $var reg 1 ! copy $end $upscope $end $var real 64 r! volt $end $upscope \
                    $end $enddefinitions $end\n";

#[test]
fn a_vcd_with_aliases_kinds_and_comments_is_read() {
    let body =
        "$comment none # of 1! this $end #5 $dumpvars\n0!\nbx1 a+\nr1.5 r! $end\n#7\n1! b11\na+ #7 #9 0!";
    let seen = vcd(&format!("{HEAD}{body}")).unwrap();
    let text: Vec<String> = seen.iter().map(|(time, name, value)| format!("{time} {name} {value}")).collect();
    let expected = [
        "5 t.clk 0",
        "5 t.in.copy 0",
        "5 t.d xxxxxxx1",
        "5 t.volt 1.5",
        "7 t.clk 1",
        "7 t.in.copy 1",
        "7 t.d 00000011",
        "9 t.clk 0",
        "9 t.in.copy 0",
    ];
    assert_eq!(text, expected);
}

#[test]
fn what_is_no_waveform_is_refused_with_the_place() {
    let check = |text: &str, says: &str| {
        let error = vcd(text).unwrap_err().to_string();
        assert!(error.contains(says), "{error}");
    };
    check("", "no `$enddefinitions`");
    check("\u{7f}ELF nonsense", "where a `$` word should be");
    check("$scope module", "ends within `$scope`");
    check("$var wire 4000000000 ! all $end $enddefinitions $end", "`all` has 4000000000 bits");
    check(&format!("{HEAD}#5 1?"), "an undeclared signal");
    check(&format!("{HEAD}#5 b12 a+"), "a digit that is none");
    check(&format!("{HEAD}#5 b1"), "a value without a signal");
    check(&format!("{HEAD}#5 1! #4"), "time goes back to 4");
    check(&format!("{HEAD}#5 what"), "an undeclared signal");
    check(&format!("{HEAD}#5 ?"), "no change of a value");
    check(&format!("{HEAD}#5 $comment"), "without `$end`");
    assert!(all(Path::new("no/such.vcd")).unwrap_err().to_string().contains("no/such.vcd"));
}

#[test]
fn what_we_write_is_read_alike_from_both_formats() {
    let folder = tempfile::tempdir().unwrap();
    let mut layout = Layout::new();
    layout.enter("top");
    let signals = [layout.signal("bit", Kind::Bit), layout.signal("data", Kind::Data(40))];
    let write = |name: &str| {
        let path = folder.path().join(name);
        let mut writer = WaveWriter::create(&path, Format::of(&path).unwrap(), &layout, 0).unwrap();
        let mut random = 1u64;
        for time in 0..50_000 {
            random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            writer.at(10 * time).unwrap();
            writer.set(signals[0], Level::Known(random >> 40 & 1)).unwrap();
            let data = if random >> 50 & 7 == 0 { Level::Nothing } else { Level::Known(random >> 24) };
            writer.set(signals[1], data).unwrap();
        }
        writer.finish(500_000).unwrap();
        let mut seen = all(&path).unwrap();
        seen.sort();
        seen
    };
    let (vcd, fst) = (write("x.vcd"), write("x.fst"));
    assert!(vcd.len() > 60_000);
    assert!(vcd == fst);
}
