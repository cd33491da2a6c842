//! Files that were damaged: whatever is in them, reading says what is wrong or takes them for what they say; nothing
//! panics, hangs or takes all memory.
//!
//! Every input is a good file with a few bytes changed, cut, doubled or replaced by numbers at the edge of what they can
//! be. `WARPSTEP_INPUTS` says how many of each kind (`scripts/parsers`: a million).

use fastrand::Rng;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use warpstep_certificate::Certificate;
use warpstep_flow::LoopBounds;
use warpstep_program::Program;
use warpstep_spec::config::{NAMES, named};
use warpstep_spec::{Config, Parameters};
use warpstep_wave::diff::{Options, compare};
use warpstep_wave::read::READER_THREAD;
use warpstep_wave::{Format, Kind, Layout, Level, WaveWriter};

/// No input of these sizes takes a fraction of it.
const SLOW: Duration = Duration::from_secs(10);
/// Far more than reading one of them takes.
const MOST_KIB: u64 = 1 << 20;

fn inputs() -> usize {
    let wanted = std::env::var("WARPSTEP_INPUTS").ok().and_then(|number| number.parse().ok());
    wanted.unwrap_or(500)
}

/// Numbers that lengths and offsets are often wrong at.
const EDGES: [u64; 8] = [0, 1, 0x7F, 0xFF, 0x7FFF_FFFF, 0xFFFF_FFFF, 0x7FFF_FFFF_FFFF_FFFF, u64::MAX];

/// The file with one to four things wrong.
fn damaged(good: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = good.to_vec();
    for _ in 0..rng.usize(1..5) {
        let at = rng.usize(0..bytes.len().max(1)).min(bytes.len());
        match rng.u32(0..6) {
            0 => bytes.truncate(at),
            1 if at < bytes.len() => bytes[at] ^= 1 << rng.u32(0..8),
            2 if at < bytes.len() => bytes[at] = rng.u8(..),
            3 => {
                let end = (at + rng.usize(0..9)).min(bytes.len());
                bytes.drain(at..end);
            }
            4 => {
                let end = (at + rng.usize(0..33)).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
            _ => {
                let edge = EDGES[rng.usize(0..EDGES.len())];
                let edge = if rng.bool() { edge.to_le_bytes() } else { edge.to_be_bytes() };
                let width = [1, 2, 4, 8][rng.usize(0..4)];
                for (byte, new) in bytes[at..].iter_mut().zip(&edge[..width]) {
                    *byte = *new;
                }
            }
        }
    }
    bytes
}

/// Most memory this process ever had, in KiB.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// The FST crate panics at what it does not expect; the reader's thread ends with it, which its owner reports as a damaged
/// file. Only others count.
fn expect_panics_of_the_reader() {
    let told = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if std::thread::current().name() != Some(READER_THREAD) {
            told(panic);
        }
    }));
}

/// Reads damaged copies of good files.
fn soak(what: &str, good: &[Vec<u8>], read: impl Fn(&[u8]) -> bool) {
    let mut rng = Rng::with_seed(7);
    let (mut taken, begun) = (0, Instant::now());
    for input in 0..inputs() {
        let bytes = damaged(&good[rng.usize(0..good.len())], &mut rng);
        let started = Instant::now();
        taken += usize::from(read(&bytes));
        assert!(started.elapsed() < SLOW, "{what}: input {input} takes {:?}", started.elapsed());
    }
    assert!(peak() < MOST_KIB, "{what}: {} KiB", peak());
    println!("{what}: {} inputs, {taken} of them taken, {:.0?}", inputs(), begun.elapsed());
}

#[test]
fn damaged_programs_are_refused_or_taken() {
    let small = ["psort", "reduce_free", "spmv"];
    let good: Vec<Vec<u8>> =
        small.iter().map(|name| warpstep_suite::by_name(name).expect("a kernel").image.to_vec()).collect();
    soak("ELF", &good, |bytes| {
        let program = Program::from_bytes("damaged", bytes);
        program.is_ok_and(|program| {
            // What a run and a bound take from it besides.
            let _ = LoopBounds::of(&program);
            true
        })
    });
}

#[test]
fn damaged_certificates_are_refused_or_taken() {
    let good = [
        include_bytes!("certificates/exact.json").to_vec(),
        include_bytes!("certificates/graph.json").to_vec(),
        include_bytes!("certificates/sum.json").to_vec(),
    ];
    let read = |bytes: &[u8]| Certificate::parse(&String::from_utf8_lossy(bytes)).is_ok();
    assert!(good.iter().all(|bytes| read(bytes)), "they are of another version: make them anew");
    soak("certificate", &good, read);
}

#[test]
fn damaged_configurations_are_refused_or_taken() {
    let text = |name: &&str| serde_json::to_vec(&named(name).expect("a name").parameters()).expect("as text");
    let good: Vec<Vec<u8>> = NAMES.iter().map(text).collect();
    soak("configuration", &good, |bytes| {
        let parameters = serde_json::from_slice::<Parameters>(bytes);
        parameters.is_ok_and(|parameters| Config::try_from(parameters).is_ok())
    });
}

/// A small waveform.
fn waveform(path: &Path, format: Format) -> Vec<u8> {
    let mut layout = Layout::new();
    layout.enter("core");
    let bit = layout.signal("valid", Kind::Bit);
    let word = layout.signal("pc", Kind::Address);
    layout.leave();
    let mut wave = WaveWriter::create(path, format, &layout, 0).expect("a file");
    for time in 0..40 {
        wave.at(time).expect("room");
        wave.set(bit, Level::Known(time & 1)).expect("room");
        wave.set(word, Level::Known(time * 4 + 0x8000_0000)).expect("room");
    }
    wave.finish(40).expect("room");
    std::fs::read(path).expect("what was written")
}

fn damaged_waveforms(what: &str, format: Format) {
    expect_panics_of_the_reader();
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| -> PathBuf { folder.path().join(name) };
    let (whole, broken) = (file("whole"), file("broken"));
    let good = vec![waveform(&whole, format)];
    soak(what, &good, |bytes| {
        std::fs::write(&broken, bytes).expect("room");
        compare(&whole, &broken, &Options::default()).is_ok()
    });
}

#[test]
fn damaged_vcd_files_are_refused_or_taken() {
    damaged_waveforms("VCD", Format::Vcd);
}

#[test]
fn damaged_fst_files_are_refused_or_taken() {
    damaged_waveforms("FST", Format::Fst);
}
