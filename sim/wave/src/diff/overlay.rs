//! Both dumps around a time as one VCD: scopes `a` and `b`, the names of A below both, and a save file that shows each
//! signal of A above its partner. The signals that differ come first. Times are the common ones.

use super::walk::Walk;
use super::{DiffError, Options, Report};
use crate::layout::{Kind, Layout, SignalId};
use crate::read::Value;
use crate::save_file::Companions;
use crate::whole_file::WholeFile;
use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Most lines of the group of differences.
const SHOWN: usize = 64;

/// Cuts both dumps from `margin` before the first difference to `margin` after it. Gives the save file.
pub fn overlay(
    a: &Path,
    b: &Path,
    options: &Options,
    report: &Report,
    margin: u64,
    output: &Path,
) -> Result<Option<PathBuf>, DiffError> {
    let Some(first) = report.first() else { return Ok(None) };
    let (from, to) = (first.time.saturating_sub(margin), first.time.saturating_add(margin));
    let mut walk = Walk::new(a, b, options)?;
    let (layout, widths) = layout(&walk);
    let count = walk.pairing.pairs.len();
    let mut file = WholeFile::create(output)?;
    header(&mut file, &walk, &widths)?;
    let write = |file: &mut WholeFile, walk: &Walk, pair: usize| -> std::io::Result<()> {
        let (one, other) = walk.values(pair);
        value(file, one, widths[pair].0, pair)?;
        value(file, other, widths[pair].1, pair + count)
    };
    let mut begun = false;
    let mut last = from;
    while let Some(time) = walk.next().filter(|time| *time <= to) {
        if !begun && time > from {
            begun = true;
            writeln!(file, "#{from}")?;
            for pair in 0..count {
                write(&mut file, &walk, pair)?;
            }
        }
        walk.advance(time)?;
        if begun {
            writeln!(file, "#{time}")?;
            for place in 0..walk.touched().len() {
                write(&mut file, &walk, walk.touched()[place] as usize)?;
            }
            last = time;
        }
    }
    if !begun {
        writeln!(file, "#{from}")?;
        for pair in 0..count {
            write(&mut file, &walk, pair)?;
        }
    }
    if last < to {
        writeln!(file, "#{to}")?;
    }
    file.commit()?;
    // Those that differ in what is cut, the earliest first.
    let pairs = walk.pairing.pairs.iter().enumerate();
    let places: HashMap<&str, usize> = pairs.map(|(place, pair)| (pair.name.as_str(), place)).collect();
    let shown = report.differences.iter().take_while(|found| found.time <= to);
    let shown = shown.filter_map(|found| places.get(found.signal.as_str()));
    let top: Vec<SignalId> =
        shown.flat_map(|place| [SignalId(*place), SignalId(place + count)]).take(SHOWN).collect();
    let companions = Companions {
        layout: &layout,
        dump: output,
        shown: (from, to),
        marker: Some(first.time),
        first: &top,
        filter: None,
    };
    Ok(Some(companions.write()?))
}

/// The layout for the save file, and the width of each side of each pair.
fn layout(walk: &Walk) -> (Layout, Vec<(u32, u32)>) {
    let mut layout = Layout::new();
    for (top, of_b) in [("a", false), ("b", true)] {
        for pair in &walk.pairing.pairs {
            let width = if of_b { pair.widths.1 } else { pair.widths.0 };
            let mut scopes: Vec<&str> = pair.name.split('.').collect();
            let name = scopes.pop().unwrap_or_default();
            layout.enter(top);
            scopes.iter().for_each(|scope| layout.enter(scope));
            let kind = if width <= 1 { Kind::Bit } else { Kind::Data(width) };
            layout.signal(name, kind);
            (0..=scopes.len()).for_each(|_| layout.leave());
        }
    }
    (layout, walk.pairing.pairs.iter().map(|pair| pair.widths).collect())
}

/// Written here and not by `WaveWriter`: overlays have signals of any width, reals and strings.
fn header(file: &mut WholeFile, walk: &Walk, widths: &[(u32, u32)]) -> std::io::Result<()> {
    let names = ["s", "ms", "us", "ns", "ps", "fs"];
    let exponent = walk.exponent.unwrap_or(-9).clamp(-15, 2);
    let unit = (-exponent + 2) / 3;
    let multiple = 10u32.pow((exponent + 3 * unit) as u32);
    writeln!(file, "$timescale {multiple} {} $end", names[unit as usize])?;
    let count = walk.pairing.pairs.len();
    for (top, base) in [("a", 0), ("b", count)] {
        for (place, pair) in walk.pairing.pairs.iter().enumerate() {
            let width = if base == 0 { widths[place].0 } else { widths[place].1 };
            let mut scopes: Vec<&str> = pair.name.split('.').collect();
            let name = scopes.pop().unwrap_or_default();
            scopes.insert(0, top);
            scopes.iter().try_for_each(|scope| writeln!(file, "$scope module {scope} $end"))?;
            let kind = if width == 0 { "string" } else { "wire" };
            writeln!(file, "$var {kind} {} s{} {name} $end", width.max(1), base + place)?;
            scopes.iter().try_for_each(|_| writeln!(file, "$upscope $end"))?;
        }
    }
    writeln!(file, "$enddefinitions $end")
}

fn value(file: &mut WholeFile, value: &Value, width: u32, code: usize) -> std::io::Result<()> {
    let text = value.text(width);
    let text = String::from_utf8_lossy(&text);
    match (value, width) {
        (Value::Text(_), _) => writeln!(file, "s{text} s{code}"),
        (_, 1) => writeln!(file, "{text}s{code}"),
        _ => writeln!(file, "b{text} s{code}"),
    }
}
