//! How long each thread is held, for several warp widths: one panel per case, threads from left to right.
//!
//! A warp takes as long as its slowest thread, so a wide warp holds its fast threads too. Widths are drawn one
//! over the other, the narrowest in front: what shows behind it is the waste of the wider ones. Beside a panel
//! stands each width's lane-time (the sum over its threads) and its ratio to width 1. All panels share one
//! scale. Knows durations only, not where they come from; thousands of threads are averaged by column.

use crate::canvas::{self, Area, LABEL, SMALL, TITLE};
use crate::numbers::{grouped, short, short_beside};
use crate::{PictureError, palette};
use plotters::prelude::*;

const MARGIN: i32 = 16;
const AXIS_PX: i32 = 62;
const PLOT_PX: i32 = 230;
const TABLE_PX: i32 = 270;
const ROW_PX: i32 = 20;
const MAX_COLUMNS: usize = 1024;

/// Durations of the same threads, in warps of several widths.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WidthStudy {
    /// The head of the picture.
    pub title: String,
    /// What a duration counts, e.g. `cycles` or `instructions`.
    pub time_label: String,
    /// From top to bottom, e.g. `random` and `sorted`.
    pub panels: Vec<Panel>,
}

/// One order of the threads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Panel {
    /// The head of the panel.
    pub title: String,
    /// One for each width, in any order, all of the same number of threads.
    pub series: Vec<Series>,
}

/// One warp width.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Series {
    /// Lanes of a warp.
    pub width: usize,
    /// How long the warp of each thread ran; the index is the thread.
    pub durations: Vec<u64>,
}

impl Series {
    /// The sum of the durations: the time that lanes were held.
    pub fn lane_time(&self) -> u128 {
        self.durations.iter().map(|duration| u128::from(*duration)).sum()
    }

    /// Bars of equal height as `(first thread, end, height)`; a bar's height is the mean of `threads_each`.
    fn bars(&self, threads_each: usize) -> Vec<(usize, usize, f64)> {
        let mut bars: Vec<(usize, usize, f64)> = Vec::new();
        for (column, threads) in self.durations.chunks(threads_each).enumerate() {
            let height = threads.iter().map(|duration| *duration as f64).sum::<f64>() / threads.len() as f64;
            let first = column * threads_each;
            match bars.last_mut() {
                Some((_, end, last)) if *last == height => *end = first + threads.len(),
                _ => bars.push((first, first + threads.len(), height)),
            }
        }
        bars
    }
}

impl Panel {
    fn threads(&self) -> usize {
        self.series.first().map_or(0, |series| series.durations.len())
    }
    fn threads_each(&self) -> usize {
        self.threads().div_ceil(MAX_COLUMNS).max(1)
    }
    /// Narrowest first, with the colour of each.
    fn ranked(&self) -> Vec<(&Series, RGBColor)> {
        let mut ranked: Vec<&Series> = self.series.iter().collect();
        ranked.sort_by_key(|series| series.width);
        let count = ranked.len();
        ranked.into_iter().enumerate().map(|(rank, series)| (series, palette::ordered(rank, count))).collect()
    }
    fn height(&self) -> i32 {
        24 + PLOT_PX.max((self.series.len() as i32 + 1) * ROW_PX) + 56
    }
    fn plot_width(&self) -> i32 {
        let columns = self.threads().div_ceil(self.threads_each()) as i32;
        columns * (640 / columns.max(1) + 1).min(32)
    }

    fn validate(&self) -> Result<(), PictureError> {
        if self.threads() == 0 {
            return Err(PictureError::Empty { what: format!("panel `{}` has no durations", self.title) });
        }
        match self.series.iter().find(|series| series.durations.len() != self.threads()) {
            Some(Series { width, durations }) => Err(PictureError::Length {
                what: format!("panel `{}`, width {width}", self.title),
                got: durations.len(),
                expected: self.threads(),
            }),
            None => Ok(()),
        }
    }
}

/// Draws `study` as the text of an SVG.
pub fn width_study_svg(study: &WidthStudy) -> Result<String, PictureError> {
    if study.panels.is_empty() {
        return Err(PictureError::Empty { what: format!("`{}` has no panels", study.title) });
    }
    study.panels.iter().try_for_each(Panel::validate)?;
    let plot_px = study.panels.iter().map(Panel::plot_width).max().unwrap_or(0);
    let width = MARGIN + AXIS_PX + plot_px.max(320) + TABLE_PX + MARGIN;
    let height = MARGIN + 30 + study.panels.iter().map(Panel::height).sum::<i32>() + MARGIN;
    canvas::sheet(&study.title, (width, height), |area| {
        let title = TITLE.clip(&study.title, width - 2 * MARGIN);
        canvas::text(area, &title, (MARGIN, MARGIN + TITLE.px as i32 / 2), TITLE)?;
        let mut top = MARGIN + 30;
        for panel in &study.panels {
            let heading = LABEL.clip(&panel.title, plot_px.max(320));
            canvas::text(area, &heading, (MARGIN + AXIS_PX, top + 12), canvas::Type { bold: true, ..LABEL })?;
            let plot =
                area.clone().shrink((MARGIN, top + 24), (AXIS_PX + panel.plot_width() + 1, PLOT_PX + 44));
            draw_plot(&plot, study, panel)?;
            let table_at = (MARGIN + AXIS_PX + panel.plot_width() + 24, top + 24);
            draw_table(area, table_at, &study.time_label, panel)?;
            top += panel.height();
        }
        Ok(String::new())
    })
}

fn draw_plot(area: &Area, study: &WidthStudy, panel: &Panel) -> Result<(), PictureError> {
    let all = study.panels.iter().flat_map(|panel| &panel.series).flat_map(|series| &series.durations);
    let highest = all.max().copied().unwrap_or(0).max(1) as f64;
    // Heights are drawn as a share of a decade: plotters' ticks are only safe near 1.
    let decade = 10f64.powf(highest.log10().floor());
    let threads = panel.threads();
    // Thread ticks at multiples of a warp width.
    let tick = (0..usize::BITS).map(|power| 1usize << power).find(|tick| threads / tick <= 8).unwrap_or(1);
    let places = (0..=threads / tick).map(|place| place * tick).collect();
    let mut chart = ChartBuilder::on(area)
        .x_label_area_size(44)
        .y_label_area_size(AXIS_PX)
        .build_cartesian_2d((0..threads).with_key_points(places), 0.0..highest / decade * 1.04)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(palette::RULE)
        .axis_style(palette::INK)
        .y_labels(7)
        .y_label_formatter(&|share| short_beside(share * decade, highest))
        .label_style(SMALL.style())
        .x_desc(match panel.threads_each() {
            1 => "thread".into(),
            each => format!("thread (a column is the mean of {})", grouped(each as u128)),
        })
        .y_desc(LABEL.clip(&study.time_label, PLOT_PX))
        .axis_desc_style(LABEL.style())
        .draw()?;
    for (series, colour) in panel.ranked().into_iter().rev() {
        chart.draw_series(series.bars(panel.threads_each()).into_iter().map(|(first, end, height)| {
            Rectangle::new([(first, 0.0), (end, height / decade)], colour.filled())
        }))?;
    }
    Ok(())
}

/// Width, lane-time and ratio of each series, narrowest first.
fn draw_table(area: &Area, at: (i32, i32), label: &str, panel: &Panel) -> Result<(), PictureError> {
    let (width_x, time_x, ratio_x) = (at.0 + 20, at.0 + 180, at.0 + 240);
    let middle = |row: usize| at.1 + row as i32 * ROW_PX + ROW_PX / 2;
    canvas::text(area, "lanes", (width_x, middle(0)), SMALL)?;
    canvas::text(area, &SMALL.clip(&format!("lane-{label}"), 110), (time_x, middle(0)), SMALL.right())?;
    canvas::text(area, "ratio", (ratio_x, middle(0)), SMALL.right())?;
    let ranked = panel.ranked();
    let single = ranked.iter().find(|(series, _)| series.width == 1).map(|(series, _)| series.lane_time());
    for (row, (series, colour)) in ranked.iter().enumerate() {
        let y = middle(row + 1);
        canvas::fill(area, (at.0, y - 7), (14, 14), *colour)?;
        canvas::text(area, &series.width.to_string(), (width_x, y), LABEL)?;
        let time = series.lane_time();
        let digits = if time < 10u128.pow(12) { grouped(time) } else { short(time as f64) };
        canvas::text(area, &digits, (time_x, y), LABEL.right())?;
        if let Some(single) = single.filter(|single| *single > 0) {
            let ratio = format!("{:.2}×", time as f64 / single as f64);
            canvas::text(area, &ratio, (ratio_x, y), LABEL.right())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
