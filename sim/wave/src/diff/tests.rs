//! Two small dumps, and what is reported of them.

use super::*;
use std::path::PathBuf;

const HEAD: &str = "$timescale 1 ns $end $scope module t $end $var wire 1 ! clk $end $var wire 8 \" d $end $var wire 100 # w \
                    $end $upscope $end $enddefinitions $end\n";

fn file(folder: &tempfile::TempDir, name: &str, text: &str) -> PathBuf {
    let path = folder.path().join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn report(a: &str, b: &str, options: Options) -> Report {
    let folder = tempfile::tempdir().unwrap();
    compare(&file(&folder, "a.vcd", a), &file(&folder, "b.vcd", b), &options).unwrap()
}

/// The differences as `name@time a/b xN`.
#[track_caller]
fn check(a: &str, b: &str, options: Options, expected: &[&str]) {
    let report = report(&format!("{HEAD}{a}"), &format!("{HEAD}{b}"), options);
    let line = |d: &Difference| format!("{}@{} {}/{} x{}", d.signal, d.time, d.a, d.b, d.times);
    assert_eq!(report.differences.iter().map(line).collect::<Vec<_>>(), expected);
    assert_eq!(report.same, expected.is_empty());
}

#[test]
fn equal_dumps_are_the_same_however_they_are_written() {
    check(
        "#0 0! b101 \" b1 # #5 1!",
        "#0 $dumpvars b00000101 \" 0! b01 # $end #3 #5 0! 1!",
        Options::default(),
        &[],
    );
}

#[test]
fn the_first_difference_of_each_signal_is_reported_in_the_order_of_time() {
    let a = "#0 0! b1 \" b1 # #5 b10 \" #6 1! #7 b11 \" #8 b100 \"";
    let b = "#0 0! b1 \" b1 # #5 b10 \" #7 b1111 \" #8 b101 \" 1!";
    check(a, b, Options::default(), &["t.clk@6 1/0 x1", "t.d@7 0x3/0xf x2"]);
    check(a, b, Options { brief: true, ..Options::default() }, &["t.clk@6 1/0 x1"]);
    check(a, b, Options { from: 8, ..Options::default() }, &["t.d@8 0x4/0x5 x1"]);
    check(a, b, Options { from: 7, to: 7, ..Options::default() }, &["t.clk@7 1/0 x1", "t.d@7 0x3/0xf x1"]);
    check(a, b, Options { to: 5, ..Options::default() }, &[]);
}

#[test]
fn unknown_bits_follow_the_rule() {
    let (a, b, c) = ("#0 x! b1x0 \" bx1 #", "#0 z! b1z0 \" bz1 #", "#0 1! b110 \" b11 #");
    let rule = |unknown| Options { unknown, ..Options::default() };
    let wide = |top: &str| format!("{}1", top.repeat(99));
    let all =
        ["t.clk@0 x/z x1".into(), "t.d@0 x0/z0 x1".into(), format!("t.w@0 {}/{} x1", wide("x"), wide("z"))];
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let report = report(&format!("{HEAD}{a}"), &format!("{HEAD}{b}"), rule(UnknownRule::Exact));
    assert_eq!(report.differences.len(), all.len());
    check(a, b, rule(UnknownRule::Alike), &[]);
    check(a, c, rule(UnknownRule::Anything), &[]);
    let text = format!("t.w@0 {}/11 x1", wide("x"));
    check(a, c, rule(UnknownRule::Alike), &["t.clk@0 x/1 x1", "t.d@0 1x0/0x6 x1", &text]);
}

#[test]
fn times_are_aligned_by_offset_and_by_unit() {
    let a = "#0 0! b0 \" b0 # #5 1! #6 0!";
    let b = "#3 0! b0 \" b0 # #8 1! #9 0!";
    check(a, b, Options { alignment: Alignment::Offset(3), ..Options::default() }, &[]);
    let picoseconds = HEAD.replace("1 ns", "100 ps");
    let report = report(
        &format!("{HEAD}{a}"),
        &format!("{picoseconds}#0 0! b0 \" b0 # #50 1! #61 0!"),
        Options::default(),
    );
    assert_eq!((report.differences.len(), report.time_exponent), (1, Some(-10)));
    assert_eq!(report.first().unwrap().time, 60);
}

#[test]
fn a_clock_makes_time_count_in_edges() {
    let clock = || Options { alignment: Alignment::Clock("t.clk".into()), ..Options::default() };
    let a = "#0 0! b0 \" b0 # #5 1! b1 \" #10 0! #15 1! b10 \" #20 0!";
    let b = "#0 1! b0 \" b0 # #1 0! #70 1! #71 b1 \" #75 0! #80 1! #82 b10 \" #83 0!";
    check(a, b, clock(), &[]);
    check(a, &b.replace("b10 \"", "b11 \""), clock(), &["t.d@2 0x2/0x3 x1"]);
    let folder = tempfile::tempdir().unwrap();
    let (a, b) = (file(&folder, "a.vcd", &format!("{HEAD}{a}")), file(&folder, "b.vcd", HEAD));
    let wrong = Options { alignment: Alignment::Clock("t.no".into()), ..Options::default() };
    assert!(compare(&a, &b, &wrong).unwrap_err().to_string().contains("t.no"));
}

#[test]
fn names_are_mapped_and_those_without_a_partner_are_listed() {
    let other = HEAD.replace("module t", "module u").replace(" w $end", " extra $end");
    let (a, b) = (format!("{HEAD}#0 0! b1 \" b1 #"), format!("{other}#0 0! b1 \" b1 #"));
    let mut map = NameMap::default();
    map.add("t", "u");
    let alone = report(&a, &b, Options { map: map.clone(), ..Options::default() });
    assert_eq!(
        (alone.compared, &alone.only_a[..], &alone.only_b[..]),
        (2, &["t.w".into()][..], &["u.extra".into()][..])
    );
    assert!(!alone.same);
    assert!(report(&a, &b, Options { map: map.clone(), common_only: true, ..Options::default() }).same);
    assert!(
        report(&a, &b, Options { map: map.clone(), only: vec!["t.d".into()], ..Options::default() }).same
    );
    map.add("t.w", "u.extra");
    assert!(report(&a, &b, Options { map, ..Options::default() }).same);
}

#[test]
fn widths_that_differ_are_reported() {
    let narrow = HEAD.replace("wire 8", "wire 4");
    let told = report(&format!("{HEAD}#0 b1 \""), &format!("{narrow}#0 b1 \""), Options::default());
    assert_eq!(told.widths, [("t.d".into(), 8, 4)]);
    assert!(!told.same && told.differences.is_empty());
}

#[test]
fn the_overlay_holds_both_around_the_first_difference() {
    let folder = tempfile::tempdir().unwrap();
    let a = file(&folder, "a.vcd", &format!("{HEAD}#0 0! b1 \" b1 # #90 b10 \" #100 1! #108 0! #200 1!"));
    let b = file(&folder, "b.vcd", &format!("{HEAD}#0 0! b1 \" b1 # #90 b10 \" #104 1! #108 0! #200 1!"));
    let output = folder.path().join("o.vcd");
    let options = Options::default();
    let told = compare(&a, &b, &options).unwrap();
    let save = overlay(&a, &b, &options, &told, 20, &output).unwrap().unwrap();
    let mut map = NameMap::default();
    map.add("a", "b");
    let only = vec!["a.".to_string()];
    let inner = compare(&output, &output, &Options { map, only, ..Options::default() }).unwrap();
    assert_eq!((inner.compared, inner.differences.len()), (3, 1));
    assert_eq!((inner.differences[0].signal.as_str(), inner.differences[0].time), ("a.t.clk", 100));
    assert_eq!(inner.ends, (120, 120));
    let save = std::fs::read_to_string(save).unwrap();
    assert!(save.find("-differences").unwrap() < save.find("b.t.clk").unwrap(), "{save}");
}
