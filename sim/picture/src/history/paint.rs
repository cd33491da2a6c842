//! The history's sheet: title, legend, bands, axes, caption. Knows places from `layout`, cells from `grid`.
//!
//! Plotters draws what is counted in dozens; the cells, counted in thousands, are one SVG path a colour.

use super::grid::{Columns, Drawing, LEVELS, Shade};
use super::layout::Layout;
use super::{CONTEXTS, History, marks};
use crate::canvas::{self, Area, LABEL, SMALL, TITLE};
use crate::legend::Entry;
use crate::numbers::{grouped, ticks};
use crate::{PictureError, palette};
use plotters::style::RGBColor;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Above this many bands only some are named and rated.
const NAMED_BANDS: usize = 256;

pub(super) fn paint(history: &History, drawing: &Drawing) -> Result<String, PictureError> {
    let columns = &drawing.columns;
    let layout = Layout::new(history, columns, legend(history, columns));
    canvas::sheet(&history.title, layout.size, |area| {
        canvas::text(area, &TITLE.clip(&history.title, layout.title_width()), layout.title_at(), TITLE)?;
        layout.legend.draw(area, layout.legend_at())?;
        canvas::text(area, "lane", (layout.left - 8, layout.heads_at()), SMALL.right())?;
        canvas::text(area, "active", (layout.right + 8, layout.heads_at()), SMALL)?;
        let mut raw_marks = String::new();
        for (index, band) in history.bands.iter().enumerate() {
            if index.is_multiple_of(history.bands.len().div_ceil(NAMED_BANDS)) {
                band_labels(area, &layout, history, index)?;
            }
            raw_marks += &marks::draw(area, &layout, columns, index, band)?;
        }
        time_axis(area, &layout, columns, &history.time_label)?;
        Ok(cells(&layout, drawing) + &rules(&layout, history.lanes) + &raw_marks)
    })
}

fn legend(history: &History, columns: &Columns) -> Vec<Entry> {
    let steps = || history.bands.iter().flat_map(|band| &band.steps);
    let used = steps().fold([false; CONTEXTS as usize], |mut used, step| {
        used[usize::from(step.context)] = true;
        used
    });
    let split = used[1..].contains(&true);
    let name = |context| if split { format!("context {context}") } else { "active".into() };
    let mut entries: Vec<Entry> = (0..CONTEXTS)
        .filter(|context| used[usize::from(*context)])
        .map(|context| Entry { colours: vec![palette::category(context.into())], label: name(context) })
        .collect();
    let wasted = "inactive lane of a running warp";
    entries.push(Entry { colours: vec![palette::WASTED], label: wasted.into() });
    if columns.times_each > 1 {
        let shades = (0..=LEVELS).step_by(2).map(|level| colour(Shade { level, context: 0 })).collect();
        entries.push(Entry { colours: shades, label: "0 to 100 % active".into() });
    }
    let total = history.utilisation();
    let share = total.percent().map_or("none".into(), |percent| format!("{percent:.1} %"));
    let (active, running) = (grouped(total.active.into()), grouped(total.running.into()));
    let label = format!("utilisation {share} ({active} of {running} lane-steps)");
    entries.push(Entry { colours: vec![], label });
    entries
}

fn colour(shade: Shade) -> RGBColor {
    let full = palette::category(shade.context.into());
    palette::blend(palette::WASTED, full, f64::from(shade.level) / f64::from(LEVELS))
}

fn band_labels(area: &Area, layout: &Layout, history: &History, index: usize) -> Result<(), PictureError> {
    let band = &history.bands[index];
    let (top, middle) = (layout.band_top(index), layout.name_at(index).1);
    canvas::text(area, &LABEL.clip(&band.name, layout.name_width()), layout.name_at(index), LABEL)?;
    let share = band.utilisation(history.lanes).percent();
    let share = share.map_or("–".into(), |percent| format!("{percent:.0} %"));
    canvas::text(area, &share, (layout.right + 8, middle), SMALL)?;
    for lane in (0..history.lanes).step_by(layout.lanes_a_tick()) {
        let y = top + lane as i32 * layout.lane_px + layout.lane_px / 2;
        canvas::line(area, (layout.left - 5, y), (layout.left - 2, y), palette::INK)?;
        canvas::text(area, &lane.to_string(), (layout.left - 8, y), SMALL.right())?;
    }
    Ok(())
}

fn time_axis(area: &Area, layout: &Layout, columns: &Columns, label: &str) -> Result<(), PictureError> {
    let bottom = layout.bottom() + 3;
    let widest = SMALL.width(&grouped(columns.last.into())) + 24;
    let room = ((layout.right - layout.left) / widest).clamp(1, 12) as usize;
    canvas::line(area, (layout.left, bottom), (layout.right, bottom), palette::INK)?;
    for time in ticks(columns.first, columns.last, room) {
        let x = layout.time_x(columns, time);
        canvas::line(area, (x, bottom), (x, bottom + 4), palette::INK)?;
        canvas::text(area, &grouped(time.into()), (x, bottom + 13), SMALL.centred())?;
    }
    let middle = (layout.left + layout.right) / 2;
    canvas::text(area, &LABEL.clip(label, layout.title_width()), (middle, bottom + 32), LABEL.centred())?;
    if columns.times_each > 1 {
        let each = grouped(columns.times_each.into());
        let caption = format!(
            "Time is in columns of {each}; a shade is the share of active lane-steps while the warp ran."
        );
        canvas::text(area, &caption, (layout.title_at().0, bottom + 54), SMALL)?;
    }
    Ok(())
}

/// Every rectangle, as one path a colour; each starts relative to the one before.
fn cells(layout: &Layout, drawing: &Drawing) -> String {
    let mut paths: BTreeMap<Shade, (String, (i32, i32))> = BTreeMap::new();
    for (index, rectangles) in drawing.bands.iter().enumerate() {
        for cell in rectangles {
            let x = layout.left + cell.column as i32 * layout.column_px;
            let y = layout.band_top(index) + cell.lane as i32 * layout.lane_px;
            let (width, height) =
                (cell.columns as i32 * layout.column_px, cell.lanes as i32 * layout.lane_px);
            let (path, last) = paths.entry(cell.shade).or_default();
            // Writing to a String cannot fail.
            let _ = write!(path, "m{} {}h{width}v{height}h-{width}z", x - last.0, y - last.1);
            *last = (x, y);
        }
    }
    let path = |(shade, (path, _)): (&Shade, &(String, _))| {
        format!("<path fill=\"{}\" d=\"{path}\"/>\n", canvas::hex(colour(*shade)))
    };
    paths.iter().map(path).collect()
}

/// Gaps between lanes where they are high enough to afford one, and a frame around each band.
fn rules(layout: &Layout, lanes: usize) -> String {
    let (mut gaps, mut frames) = (String::new(), String::new());
    let (left, width) = (layout.left, layout.right - layout.left);
    for band in 0..layout.bands {
        let top = layout.band_top(band);
        // Writing to a String cannot fail.
        let _ =
            write!(frames, "M{} {}h{}v{}h-{}z", left - 1, top - 1, width + 1, layout.band_px + 1, width + 1);
        for lane in (1..lanes).filter(|_| layout.lane_px >= 6) {
            let _ = write!(gaps, "M{left} {}h{width}", top + lane as i32 * layout.lane_px);
        }
    }
    let stroke =
        |colour, path| format!("<path fill=\"none\" stroke=\"{}\" d=\"{path}\"/>\n", canvas::hex(colour));
    stroke(palette::PAPER, gaps) + &stroke(palette::RULE, frames)
}
