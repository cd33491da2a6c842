//! The strokes of diagrams, as SVG text: boxes, texts, arrows, and a tooltip for each. Positions are pixels from the top
//! left. Used where plotters has no word for it; `canvas` makes the sheet.

use crate::canvas::{Type, escaped, hex};
use plotters::style::RGBColor;
use plotters::style::text_anchor::HPos;
use std::fmt::Write;

/// A rectangle in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Area {
    pub(crate) left: i32,
    pub(crate) top: i32,
    pub(crate) width: i32,
    pub(crate) height: i32,
}

impl Area {
    pub(crate) fn right(&self) -> i32 {
        self.left + self.width
    }
    pub(crate) fn bottom(&self) -> i32 {
        self.top + self.height
    }
    pub(crate) fn centre(&self) -> (i32, i32) {
        (self.left + self.width / 2, self.top + self.height / 2)
    }
}

/// Strokes in the order they are drawn.
#[derive(Default)]
pub(crate) struct Strokes(String);

impl Strokes {
    /// A box with round corners; `hint` is its tooltip.
    pub(crate) fn block(&mut self, area: Area, paper: RGBColor, ink: RGBColor, hint: &str) {
        let Area { left, top, width, height } = area;
        let tooltip =
            if hint.is_empty() { String::new() } else { format!("<title>{}</title>", escaped(hint)) };
        let _ = writeln!(
            self.0,
            "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"5\" fill=\"{}\" stroke=\"{}\">{tooltip}</rect>",
            hex(paper),
            hex(ink)
        );
    }

    /// A text with its vertical middle at `at`.
    pub(crate) fn text(&mut self, text: &str, at: (i32, i32), look: Type) {
        let anchor = match look.align {
            HPos::Left => "start",
            HPos::Center => "middle",
            HPos::Right => "end",
        };
        let weight = if look.bold { " font-weight=\"bold\"" } else { "" };
        let _ = writeln!(
            self.0,
            "<text x=\"{}\" y=\"{}\" font-family=\"sans-serif\" font-size=\"{}\"{weight} fill=\"{}\" text-anchor=\"{anchor}\" pointer-events=\"none\">{}</text>",
            at.0,
            at.1 + look.px as i32 * 35 / 100,
            look.px,
            hex(look.colour),
            escaped(text)
        );
    }

    /// A straight line with a head at its end; `hint` is its tooltip.
    pub(crate) fn arrow(&mut self, from: (i32, i32), to: (i32, i32), ink: RGBColor, hint: &str) {
        let along = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let across = (along.1, along.0);
        let corner = |side: i32| {
            format!(
                "{},{}",
                to.0 - 9 * along.0 + 4 * side * across.0,
                to.1 - 9 * along.1 + 4 * side * across.1
            )
        };
        let neck = (to.0 - 8 * along.0, to.1 - 8 * along.1);
        let colour = hex(ink);
        let _ = writeln!(
            self.0,
            "<g><title>{}</title><path d=\"M{},{} L{},{}\" stroke=\"{colour}\" stroke-width=\"2\"/><path d=\"M{},{} L{} L{} Z\" fill=\"{colour}\"/></g>",
            escaped(hint),
            from.0,
            from.1,
            neck.0,
            neck.1,
            to.0,
            to.1,
            corner(1),
            corner(-1)
        );
    }

    /// A plain line, dashed if asked.
    pub(crate) fn line(&mut self, from: (i32, i32), to: (i32, i32), ink: RGBColor, dashed: bool) {
        let dashes = if dashed { " stroke-dasharray=\"3,3\"" } else { "" };
        let _ = writeln!(
            self.0,
            "<path d=\"M{},{} L{},{}\" stroke=\"{}\"{dashes}/>",
            from.0,
            from.1,
            to.0,
            to.1,
            hex(ink)
        );
    }

    /// Everything, with smooth edges.
    pub(crate) fn finish(self) -> String {
        format!("<g shape-rendering=\"geometricPrecision\">\n{}</g>\n", self.0)
    }
}
