//! Progress of long work, on standard error, only where somebody looks.

use indicatif::{ProgressBar, ProgressStyle};
use std::time::{Duration, Instant};

const QUIET: Duration = Duration::from_millis(700);

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

    /// So many units are done.
    pub fn at(&mut self, done: u64, unit: &str) {
        if self.bar.is_none() && self.started.elapsed() > QUIET {
            let bar = ProgressBar::new_spinner();
            bar.set_style(
                ProgressStyle::with_template("{spinner} {elapsed} {msg}").expect("the template is ours"),
            );
            self.bar = Some(bar);
        }
        if let Some(bar) = &self.bar {
            let rate = done as f64 / self.started.elapsed().as_secs_f64() / 1e6;
            bar.set_message(format!("{}: {done} {unit}, {rate:.1} M/s", self.what));
            bar.tick();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
