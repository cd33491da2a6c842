//! `warpstep bench diff`: two large waveforms are made and compared; how fast, and in how much memory.

use crate::failure::Failure;
use crate::progress::Progress;
use serde::Serialize;
use std::path::Path;
use std::time::Instant;
use warpstep_wave::diff::{Options, compare};
use warpstep_wave::{Format, Kind, Layout, Level, SignalId, WaveWriter};

/// Cycles between two looks at the size.
const SLICE: u64 = 4096;
const WARPS: usize = 8;
/// Two times, two edges, and the changes of one warp: what a cycle takes on average, as measured.
const BYTES_A_CYCLE: u64 = 118;

#[derive(Serialize)]
pub struct DiffMeasurement {
    bytes: [u64; 2],
    seconds: f64,
    /// Processor time of all threads: on a busy machine the truer measure. As Linux counts it, in hundredths.
    processor_seconds: Option<f64>,
    /// Both files together.
    megabytes_per_second: f64,
    differences: usize,
    /// The most memory the process ever had, as Linux counts it.
    peak_megabytes: Option<f64>,
}

/// Makes two files of about this size each, one value different at the end, and compares them.
pub fn measure(megabytes: u64) -> Result<Vec<DiffMeasurement>, Failure> {
    let folder = tempfile::tempdir().map_err(|error| unwritten("a temporary folder".as_ref(), error))?;
    let (a, b) = (folder.path().join("a.vcd"), folder.path().join("b.vcd"));
    let cycles = write(&a, megabytes << 20, None).map_err(|error| unwritten(&a, error))?;
    write(&b, u64::MAX, Some(cycles)).map_err(|error| unwritten(&b, error))?;
    let size = |path: &Path| std::fs::metadata(path).map_or(0, |data| data.len());
    let bytes = [size(&a), size(&b)];
    let (start, before) = (Instant::now(), processor_seconds());
    let report = compare(&a, &b, &Options::default())
        .map_err(|error| Failure::other(error.to_string(), "the files were made a moment ago"))?;
    let seconds = start.elapsed().as_secs_f64();
    let processor_seconds = processor_seconds().zip(before).map(|(after, before)| after - before);
    if report.differences.len() != 1 {
        let problem = format!("{} signals differ, but one was changed", report.differences.len());
        return Err(Failure::other(problem, "the measurement is void"));
    }
    Ok(vec![DiffMeasurement {
        bytes,
        seconds,
        processor_seconds,
        megabytes_per_second: (bytes[0] + bytes[1]) as f64 / 1e6 / seconds,
        differences: report.differences.len(),
        peak_megabytes: peak_megabytes(),
    }])
}

pub fn line(m: &DiffMeasurement) -> String {
    let [a, b] = m.bytes.map(|bytes| bytes as f64 / 1e6);
    let memory = m.peak_megabytes.map_or("unknown".into(), |peak| format!("{peak:.0} MB"));
    let processor =
        m.processor_seconds.map_or(String::new(), |seconds| format!(" ({seconds:.2} s of processor)"));
    format!(
        "diff of {a:.0} MB and {b:.0} MB: {:.2} s{processor}, {:.0} MB/s (each file {:.0} MB/s), peak memory {memory}\n",
        m.seconds,
        m.megabytes_per_second,
        m.megabytes_per_second / 2.0
    )
}

fn unwritten(path: &Path, error: std::io::Error) -> Failure {
    Failure::Write { path: path.display().to_string(), error }
}

/// Signals as a run has them: bits, counters, addresses, words, masks. Ends at the size or at the cycle; gives the cycles.
fn write(path: &Path, bytes: u64, end: Option<u64>) -> std::io::Result<u64> {
    let mut layout = Layout::new();
    layout.enter("top");
    let clock = layout.signal("clock", Kind::Bit);
    let signals: Vec<[SignalId; 5]> = (0..WARPS)
        .map(|warp| {
            layout.enter(&format!("warp_{warp}"));
            let ids = [
                layout.signal("issued", Kind::Bit),
                layout.signal("occupancy", Kind::Count(4)),
                layout.signal("pc", Kind::Address),
                layout.signal("word", Kind::Data(32)),
                layout.signal("active", Kind::Mask(8)),
            ];
            layout.leave();
            ids
        })
        .collect();
    let mut writer = WaveWriter::create(path, Format::Vcd, &layout, 0)?;
    let mut progress = Progress::new("making waveforms");
    let (mut state, mut cycle, mut about) = (1u64, 0, 0);
    while end.is_none_or(|end| cycle < end) && (end.is_some() || about < bytes) {
        writer.at(10 * cycle)?;
        writer.set(clock, Level::Known(1))?;
        // The same numbers for both files; the second is different once, in its last cycle.
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let random = state >> 20;
        let changed = end == Some(cycle + 1);
        let warp = (random % WARPS as u64) as usize;
        for (number, ids) in signals.iter().enumerate() {
            writer.set(ids[0], (number == warp).into())?;
        }
        let ids = signals[warp];
        writer.set(ids[1], Level::Known(random >> 3 & 15))?;
        writer.set(ids[2], Level::Known(0x8000_0000 | random & 0xFFFC))?;
        writer.set(ids[3], Level::Known((random >> 5 & 0xFFFF_FFFF) ^ u64::from(changed)))?;
        writer.set(ids[4], Level::Known(random >> 9 & 255))?;
        writer.at(10 * cycle + 5)?;
        writer.set(clock, Level::Known(0))?;
        cycle += 1;
        about += BYTES_A_CYCLE;
        if cycle % SLICE == 0 {
            progress.at(cycle, "cycles");
        }
    }
    writer.finish(10 * cycle)?;
    Ok(cycle)
}

/// `utime` and `stime` of this process, which follow its name in brackets.
fn processor_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let hundredths = |place: usize| fields.get(place)?.parse::<f64>().ok();
    Some((hundredths(11)? + hundredths(12)?) / 100.0)
}

/// `VmHWM` of this process.
fn peak_megabytes() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.split_whitespace().next()?.parse::<f64>().ok()? * 1024.0 / 1e6)
}
