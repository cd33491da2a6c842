//! Writes one sample of every picture into the directory named by the first argument, to be looked at.

use std::path::Path;
use warpstep_picture::*;

/// A generator of numbers that look random and are the same every time.
struct Noise(u64);

impl Noise {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }
}

/// The mask of the lanes that `test` chooses.
fn mask(lanes: usize, test: impl Fn(usize) -> bool) -> u32 {
    (0..lanes).filter(|lane| test(*lane)).fold(0, |mask, lane| mask | 1 << lane)
}

/// Four lanes: an if, an else and a loop whose lanes leave one by one.
fn short_history() -> History {
    let mut band = Band { name: "core 0 warp 0".into(), steps: vec![], marks: vec![] };
    for time in 0..60u64 {
        let (context, active) = match time {
            0..8 => (0, 0b1111),
            8..18 => (0, 0b0101),
            18..26 => (1, 0b1010),
            26..30 => (0, 0b1111),
            30..54 => (0, mask(4, |lane| time < 34 + 6 * lane as u64)),
            _ => (0, 0b1111),
        };
        band.steps.push(Step { time, context, active });
    }
    for (time, label) in [(8, "split"), (26, "join"), (30, "loop"), (54, "join")] {
        band.marks.push(Mark { time, label: label.into() });
    }
    History {
        title: "if, else and loop, 4 lanes".into(),
        lanes: 4,
        time_label: "instruction".into(),
        bands: vec![band],
    }
}

/// Warps that take turns; each runs loops of random length and splits now and then.
fn long_history(lanes: usize, warps: usize, times: u64, every: u64) -> History {
    let mut noise = Noise(42);
    let full = mask(lanes, |_| true);
    let mut bands = Vec::new();
    for warp in 0..warps {
        let mut band =
            Band { name: format!("core {} warp {}", warp / 8, warp % 8), steps: vec![], marks: vec![] };
        let mut time = warp as u64 % every;
        while time < times {
            let counts: Vec<u64> = (0..lanes).map(|_| 20 + noise.below(200)).collect();
            let context = if noise.below(3) == 0 { 1 + noise.below(7) as u8 } else { 0 };
            if context > 0 {
                band.marks.push(Mark { time, label: "split".into() });
            }
            for turn in 0..220 {
                let active = mask(lanes, |lane| turn < counts[lane]);
                let active = if turn < 20 { full } else { active };
                if active == 0 || time >= times {
                    break;
                }
                band.steps.push(Step { time, context: if turn < 20 { 0 } else { context }, active });
                time += every;
            }
            time += noise.below(120);
        }
        bands.push(band);
    }
    let title = format!("random loops: {warps} × {lanes} lanes, {times} cycles");
    History { title, lanes, time_label: "cycle".into(), bands }
}

/// A million steps without any pattern: the worst case for size and time.
fn noisy_history() -> History {
    let mut noise = Noise(3);
    let mut step = |time| Step { time, context: noise.below(2) as u8, active: noise.below(1 << 32) as u32 };
    let mut band = |warp| Band {
        name: format!("core 0 warp {warp}"),
        steps: (0..31_250).map(&mut step).collect(),
        marks: vec![],
    };
    let bands = (0..32).map(&mut band).collect();
    History { title: "noise: a million steps".into(), lanes: 32, time_label: "cycle".into(), bands }
}

/// Figures 8 and 9: random loop counts, in their order and sorted.
fn study() -> WidthStudy {
    let mut noise = Noise(7);
    let random: Vec<u64> = (0..256).map(|_| 40 + noise.below(960)).collect();
    let mut sorted = random.clone();
    sorted.sort_unstable();
    let panel = |title: &str, counts: &[u64]| Panel {
        title: title.into(),
        series: [1, 8, 16, 32]
            .map(|width| Series {
                width,
                durations: counts
                    .chunks(width)
                    .flat_map(|warp| vec![warp.iter().copied().max().unwrap_or(0); warp.len()])
                    .collect(),
            })
            .into(),
    };
    WidthStudy {
        title: "256 threads of random length in warps of 1 to 32 lanes".into(),
        time_label: "cycles".into(),
        panels: vec![panel("random", &random), panel("sorted", &sorted)],
    }
}

fn bars(groups: usize, series: usize) -> Bars {
    let mut noise = Noise(99);
    let names = ["vecadd", "mandelbrot", "reduce", "bitonic sort", "histogram", "nqueens", "sgemm", "bfs"];
    let group = |place: usize| BarGroup {
        name: names[place % names.len()].into(),
        values: (0..series).map(|one| (place + one != 3).then(|| noise.below(40_000) as f64 / 1.7)).collect(),
    };
    Bars {
        title: format!("{groups} kernels under {series} schedules"),
        value_label: "cycles".into(),
        series: (0..series).map(|one| format!("schedule {one}")).collect(),
        groups: (0..groups).map(group).collect(),
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let directory = std::env::args().nth(1).ok_or("usage: samples DIRECTORY")?;
    let gaps = History { title: "8 warps taking turns".into(), ..long_history(16, 8, 700, 2) };
    let noisy = noisy_history();
    let start = std::time::Instant::now();
    let noise = history_svg(&noisy)?;
    println!("a million noisy steps drawn in {} ms", start.elapsed().as_millis());
    let pictures = [
        ("history_noise", noise),
        ("history_4x60", history_svg(&short_history())?),
        ("history_32x60", history_svg(&long_history(32, 1, 60, 1))?),
        ("history_8_warps", history_svg(&gaps)?),
        ("history_32x32x5000", history_svg(&long_history(32, 32, 5000, 1))?),
        ("history_turns_5000", history_svg(&long_history(32, 32, 5000, 32))?),
        ("history_4x8", history_svg(&long_history(4, 2, 8, 1))?),
        ("width_study", width_study_svg(&study())?),
        ("bars_few", bars_svg(&bars(3, 2))?),
        ("bars_many", bars_svg(&bars(8, 5))?),
    ];
    for (name, svg) in pictures {
        let path = Path::new(&directory).join(name).with_extension("svg");
        println!("{} ({} KB)", path.display(), svg.len() / 1000);
        std::fs::write(path, svg)?;
    }
    Ok(())
}
