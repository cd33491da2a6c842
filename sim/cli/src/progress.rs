//! Progress of long work, on standard error, only on a terminal.

use crate::failure::Failure;
use crate::output::print;
use indicatif::{ProgressBar, ProgressStyle};
use std::time::{Duration, Instant};

const QUIET: Duration = Duration::from_millis(700);

fn spinner() -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {elapsed} {msg}");
    ProgressBar::new_spinner().with_style(style.expect("the template is ours"))
}

/// A counter that appears when work takes long.
pub struct Progress {
    what: String,
    started: Instant,
    bar: Option<ProgressBar>,
}

impl Progress {
    pub fn new(what: &str) -> Progress {
        Progress { what: what.into(), started: Instant::now(), bar: None }
    }

    /// Shows how many units are done.
    pub fn at(&mut self, done: u64, unit: &str) {
        if self.bar.is_none() && self.started.elapsed() > QUIET {
            self.bar = Some(spinner());
        }
        if let Some(bar) = &self.bar {
            let rate = done as f64 / self.started.elapsed().as_secs_f64() / 1e6;
            bar.set_message(format!("{}: {done} {unit}, {rate:.1} M/s", self.what));
            bar.tick();
        }
    }
}

/// Shows that time passes in work of which nobody knows how much is left.
pub struct Waiting(ProgressBar);

impl Waiting {
    pub fn new(what: &'static str) -> Waiting {
        let bar = spinner();
        bar.set_message(what);
        bar.enable_steady_tick(QUIET);
        Waiting(bar)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// Progress of a known number of things, done by several threads.
pub struct Bar(ProgressBar);

impl Bar {
    pub fn new(what: &str, count: u64) -> Bar {
        let bar = ProgressBar::new(count);
        let template = "{spinner} {elapsed} {pos}/{len} {prefix} {wide_bar} {msg}";
        bar.set_style(ProgressStyle::with_template(template).expect("the template is ours"));
        bar.set_prefix(what.to_string());
        Bar(bar)
    }

    /// Shows that time passes while nobody speaks: for steps of an hour.
    pub fn keeps_moving(self) -> Bar {
        self.0.enable_steady_tick(QUIET);
        self
    }

    /// What is going on.
    pub fn says(&self, what: &str) {
        self.0.set_message(what.to_string());
        self.0.tick();
    }

    /// One more is done.
    pub fn step(&self) {
        self.0.inc(1);
    }

    /// Prints to standard output, around the bar.
    pub fn print(&self, text: &str) -> Result<(), Failure> {
        self.0.suspend(|| print(text))
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
