//! The text of the files beside a dump, in GTKWave's words.

use super::Companions;
use crate::layout::{Enumeration, Kind, SignalId, scope_steps};
use std::fmt::Write;
use std::path::Path;

// How a line of the save file is shown: bits of `@…`.
const RIGHT: u32 = 0x20;
const HEX: u32 = 0x2 | RIGHT;
const DECIMAL: u32 = 0x4 | RIGHT;
const BINARY: u32 = 0x8 | RIGHT;
const BY_FILE: u32 = 0x2000;
const BY_PROCESS: u32 = 0x4000;
const GROUP_BEGIN: u32 = 0x80_0200;
const GROUP_END: u32 = 0x100_0200;

// Colours by number.
const ORANGE: u32 = 2;
const YELLOW: u32 = 3;
const GREEN: u32 = 4;
const VIOLET: u32 = 7;

/// Pixels of a wave area, and of the unit GTKWave's zoom counts in: at zoom z, 200 pixels are 2^-z units of time.
const PIXELS: f64 = 1050.0;
const ZOOM_PIXELS: f64 = 200.0;

/// Number and word, one pair per line, as GTKWave translates displayed values.
pub(super) fn words(enumeration: &Enumeration) -> String {
    let digits = enumeration.width.div_ceil(4) as usize;
    let line = |(value, word, colour): &(u64, String, Option<&str>)| {
        let colour = colour.map_or(String::new(), |colour| format!("?{colour}?"));
        format!("{value:0digits$X} {colour}{word}\n")
    };
    enumeration.words.iter().map(line).collect()
}

/// GTKWave starts a filter by its path, without arguments. Should the program have moved, the one in PATH is asked.
pub(super) fn script(command: &[String]) -> String {
    let quote = |word: &String| format!("'{}'", word.replace('\'', r"'\''"));
    let program = command.first().map(quote).unwrap_or_default();
    let name = command.first().and_then(|program| Path::new(program).file_name()?.to_str().map(String::from));
    let other = quote(&name.unwrap_or_default());
    let arguments: String = command.iter().skip(1).map(|word| format!(" {}", quote(word))).collect();
    format!(
        "#!/bin/sh\n# Makes values readable for GTKWave.\nprogram={program}\n[ -x \"$program\" ] || program={other}\nexec \
         \"$program\"{arguments}\n"
    )
}

/// The save file.
pub(super) fn save_file(companions: &Companions, dump: &Path, save: &Path, filter: Option<&Path>) -> String {
    let (from, to) = companions.shown;
    let zoom = -((to.saturating_sub(from).max(1)) as f64 * ZOOM_PIXELS / PIXELS).log2();
    let marker = companions.marker.map_or(-1, |time| time as i64);
    let mut text = String::new();
    let mut line = |words: String| {
        let _ = writeln!(text, "{words}");
    };
    line("[*] written by warpstep".into());
    line(format!("[dumpfile] \"{}\"", dump.display()));
    line(format!("[savefile] \"{}\"", save.display()));
    line(format!("[timestart] {from}"));
    line("[size] 1600 900".into());
    line("[pos] -1 -1".into());
    line(format!("*{zoom:.6} {marker}{}", " -1".repeat(26)));
    line("[sst_width] 200".into());
    line("[signals_width] 320".into());
    line("[sst_expanded] 0".into());
    let several = companions.layout.signals().windows(2).any(|pair| pair[0].scope[0] != pair[1].scope[0]);
    let signal = |id: SignalId, alone: bool, lines: &mut Vec<String>| {
        let signal = &companions.layout.signals()[id.0];
        let (flags, colour) = look(signal.kind, filter.is_some());
        lines.push(format!("@{flags:x}"));
        if let Kind::Word(id) = signal.kind {
            let name = &companions.layout.words(id).name;
            lines.push(format!("^1 {}", companions.words_path(dump, name).display()));
        }
        if let (Kind::Filtered(_), Some(filter)) = (signal.kind, filter) {
            lines.push(format!("^>1 {}", filter.display()));
        }
        if let Some(colour) = colour {
            lines.push(format!("[color] {colour}"));
        }
        let range = if signal.width > 1 { format!("[{}:0]", signal.width - 1) } else { String::new() };
        let path = format!("{}{range}", signal.path());
        // GTKWave shows what follows the last point of a name, which is too little outside its group or beside its
        // partner.
        lines.push(match (alone, several) {
            (true, _) => format!("+{{{}}} {path}", signal.path().replace('.', " ")),
            (false, true) => format!("+{{{} {}}} {path}", signal.scope[0], signal.name),
            (false, false) => path,
        });
    };
    let mut lines = Vec::new();
    if !companions.first.is_empty() {
        lines.push(format!("@{GROUP_BEGIN:x}\n-differences"));
        companions.first.iter().for_each(|id| signal(*id, true, &mut lines));
        lines.push(format!("@{GROUP_END:x}\n-differences"));
    }
    // A group lies in that of the scope around it, as contexts in their warp.
    let mut open: &[String] = &[];
    let mark = |flags: u32, scope: &String| format!("@{flags:x}\n-{}", scope.replace('_', " "));
    let no_scope: &[String] = &[];
    for (scope, ids) in groups(companions).into_iter().chain([(no_scope, vec![])]) {
        let (left, entered) = scope_steps(open, scope);
        lines.extend(open.iter().rev().take(left).map(|scope| mark(GROUP_END, scope)));
        lines.extend(entered.iter().map(|scope| mark(GROUP_BEGIN, scope)));
        ids.into_iter().for_each(|id| signal(id, false, &mut lines));
        open = scope;
    }
    line(lines.join("\n"));
    line("[pattern_trace] 1\n[pattern_trace] 0".into());
    text
}

/// Radix and colour.
fn look(kind: Kind, filtered: bool) -> (u32, Option<u32>) {
    match kind {
        Kind::Bit => (BINARY, None),
        Kind::Count(_) => (DECIMAL, None),
        Kind::Data(_) => (HEX, None),
        Kind::Address => (HEX, Some(ORANGE)),
        Kind::Mask(_) => (BINARY, Some(VIOLET)),
        Kind::Word(_) => (HEX | BY_FILE, Some(GREEN)),
        Kind::Filtered(_) if filtered => (HEX | BY_PROCESS, Some(YELLOW)),
        Kind::Filtered(_) => (HEX, Some(YELLOW)),
    }
}

/// Signals of one name.
type ByName<'a> = Vec<(&'a str, Vec<SignalId>)>;

/// Signals by scope below the outermost, those of one name side by side; in the order of first mention.
fn groups<'a>(companions: &Companions<'a>) -> Vec<(&'a [String], Vec<SignalId>)> {
    let mut groups: Vec<(&[String], ByName)> = Vec::new();
    for (index, signal) in companions.layout.signals().iter().enumerate() {
        let scope = &signal.scope[1..];
        let place = groups.iter().position(|(other, _)| *other == scope).unwrap_or_else(|| {
            groups.push((scope, Vec::new()));
            groups.len() - 1
        });
        let names = &mut groups[place].1;
        match names.iter_mut().find(|(name, _)| *name == signal.name) {
            Some((_, ids)) => ids.push(SignalId(index)),
            None => names.push((&signal.name, vec![SignalId(index)])),
        }
    }
    let flat = |names: ByName| names.into_iter().flat_map(|(_, ids)| ids).collect();
    groups.into_iter().map(|(group, names)| (group, flat(names))).collect()
}
