//! A grouped bar chart: one number for each group (a benchmark) and series (a schedule), from 0 upwards.
//!
//! Each bar carries its value, upright where bars are too narrow for it; a missing value leaves its place empty
//! and says `n/a`, so that a group's bars never change places. Knows no units beyond `value_label`.

use crate::canvas::{self, Area, LABEL, SMALL, TITLE, Type};
use crate::legend::{Entry, Legend};
use crate::numbers::{short, short_beside};
use crate::{PictureError, palette};
use plotters::prelude::*;

const MARGIN: i32 = 16;
const AXIS_PX: i32 = 62;
const PLOT_PX: i32 = 280;
const NAME_PX: i32 = 160;

/// Numbers to compare.
#[derive(Debug, Clone, PartialEq)]
pub struct Bars {
    /// The head of the picture.
    pub title: String,
    /// What a value counts, e.g. `cycles`.
    pub value_label: String,
    /// The names of each group's bars.
    pub series: Vec<String>,
    /// From left to right.
    pub groups: Vec<BarGroup>,
}

/// The bars of one thing, e.g. a benchmark.
#[derive(Debug, Clone, PartialEq)]
pub struct BarGroup {
    /// Stands below the bars.
    pub name: String,
    /// One for each series; `None` where there is no measurement.
    pub values: Vec<Option<f64>>,
}

impl Bars {
    fn validate(&self) -> Result<(), PictureError> {
        if self.series.is_empty() || self.groups.is_empty() {
            return Err(PictureError::Empty { what: format!("`{}` has no series or no groups", self.title) });
        }
        for group in &self.groups {
            if group.values.len() != self.series.len() {
                return Err(PictureError::Length {
                    what: format!("group `{}`", group.name),
                    got: group.values.len(),
                    expected: self.series.len(),
                });
            }
            for (series, value) in self.series.iter().zip(&group.values) {
                if let Some(value) = value.filter(|value| !(value.is_finite() && *value >= 0.0)) {
                    let (group, series) = (group.name.clone(), series.clone());
                    return Err(PictureError::BarValue { group, series, value });
                }
            }
        }
        Ok(())
    }
}

/// Places in pixels.
struct Layout {
    bar_px: i32,
    group_px: i32,
    /// Values and names that lie flat do not fit.
    values_upward: bool,
    names_upward: bool,
    legend: Legend,
    top: i32,
    size: (i32, i32),
}

impl Layout {
    fn new(bars: &Bars) -> Self {
        let (series, groups) = (bars.series.len() as i32, bars.groups.len() as i32);
        let bar_px = (760 / (groups * (series + 1))).clamp(16, 44);
        let group_px = (series + 1) * bar_px;
        let values = bars.groups.iter().flat_map(|group| &group.values);
        let value_px = values.map(|value| SMALL.width(&value_text(*value))).max().unwrap_or(0);
        let name_px =
            bars.groups.iter().map(|group| LABEL.width(&group.name)).max().unwrap_or(0).min(NAME_PX);
        let names_upward = name_px > group_px - 8;
        let width = (MARGIN + AXIS_PX + groups * group_px + MARGIN).max(480);
        let entry = |(index, name): (usize, &String)| Entry {
            colours: vec![palette::category(index)],
            label: name.clone(),
        };
        let legend = Legend::wrapped(bars.series.iter().enumerate().map(entry).collect(), width - 2 * MARGIN);
        let top = MARGIN + 24 + legend.height + 10;
        let size = (width, top + PLOT_PX + if names_upward { name_px + 16 } else { 28 } + MARGIN);
        Self { bar_px, group_px, values_upward: value_px > bar_px, names_upward, legend, top, size }
    }
}

fn value_text(value: Option<f64>) -> String {
    value.map_or("n/a".into(), short)
}

/// Draws `bars` as the text of an SVG.
pub fn bars_svg(bars: &Bars) -> Result<String, PictureError> {
    bars.validate()?;
    let layout = Layout::new(bars);
    canvas::sheet(&bars.title, layout.size, |area| {
        let title = TITLE.clip(&bars.title, layout.size.0 - 2 * MARGIN);
        canvas::text(area, &title, (MARGIN, MARGIN + TITLE.px as i32 / 2), TITLE)?;
        layout.legend.draw(area, (MARGIN, MARGIN + 24))?;
        draw_plot(area, bars, &layout)?;
        Ok(String::new())
    })
}

fn draw_plot(area: &Area, bars: &Bars, layout: &Layout) -> Result<(), PictureError> {
    let values = || bars.groups.iter().flat_map(|group| group.values.iter().flatten());
    let highest = values().copied().fold(0.0, f64::max);
    // Heights are drawn as a share of a decade: plotters' ticks are only safe near 1.
    let decade = if highest > 0.0 { 10f64.powf(highest.log10().floor()).max(f64::MIN_POSITIVE) } else { 1.0 };
    // Room above the highest bar for its value.
    let head = if layout.values_upward { 1.2 } else { 1.1 };
    let top = if highest > 0.0 { highest / decade * head } else { 1.0 };
    let plot_px = bars.groups.len() as i32 * layout.group_px;
    let plot = area.clone().shrink((MARGIN, layout.top), (AXIS_PX + plot_px + 1, PLOT_PX));
    let mut chart = ChartBuilder::on(&plot)
        .y_label_area_size(AXIS_PX)
        .build_cartesian_2d(0.0..f64::from(plot_px), 0.0..top)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .disable_x_axis()
        .light_line_style(TRANSPARENT)
        .bold_line_style(palette::RULE)
        .axis_style(palette::INK)
        .y_labels(8)
        .y_label_formatter(&|share| short_beside(share * decade, highest))
        .label_style(SMALL.style())
        .y_desc(LABEL.clip(&bars.value_label, PLOT_PX))
        .axis_desc_style(LABEL.style())
        .draw()?;
    let (left, bottom) = (MARGIN + AXIS_PX, layout.top + PLOT_PX);
    for (place, group) in bars.groups.iter().enumerate() {
        let group_x = place as i32 * layout.group_px + layout.bar_px / 2;
        for (index, value) in group.values.iter().enumerate() {
            let x = group_x + index as i32 * layout.bar_px;
            let height = value.unwrap_or(0.0) / decade;
            let corners = [(f64::from(x + 1), 0.0), (f64::from(x + layout.bar_px - 1), height)];
            chart.draw_series([Rectangle::new(corners, palette::category(index).filled())])?;
            let y = chart.backend_coord(&(0.0, height)).1;
            draw_value(area, value_text(*value), (left + x + layout.bar_px / 2, y), layout.values_upward)?;
        }
        draw_name(
            area,
            group,
            (left + place as i32 * layout.group_px + layout.group_px / 2, bottom),
            layout,
        )?;
    }
    canvas::line(area, (left, bottom), (left + plot_px, bottom), palette::INK)
}

fn draw_value(area: &Area, value: String, (x, y): (i32, i32), upward: bool) -> Result<(), PictureError> {
    let look = Type { colour: palette::INK, ..SMALL };
    match upward {
        true => canvas::text(area, &value, (x, y - 4), look.upward()),
        false => canvas::text(area, &value, (x, y - 8), look.centred()),
    }
}

fn draw_name(area: &Area, group: &BarGroup, (x, y): (i32, i32), layout: &Layout) -> Result<(), PictureError> {
    let name = LABEL.clip(&group.name, NAME_PX);
    match layout.names_upward {
        true => canvas::text(area, &name, (x, y + 8), LABEL.upward().right()),
        false => canvas::text(area, &name, (x, y + 16), LABEL.centred()),
    }
}

#[cfg(test)]
mod tests;
