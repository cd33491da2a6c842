//! A sheet of SVG: plotters' drawing area with the few strokes our pictures share.
//!
//! Positions are whole pixels from the top left. Adds to plotters what it lacks: crisp edges, a `<title>` for
//! the sheet, an overlay of raw SVG, and text that is clipped to a width and free of characters XML forbids.
//! Knows no font: a character is taken to be as wide as in a wide sans serif, so real text is never wider.

use crate::{PictureError, palette};
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// Where plotters draws.
pub(crate) type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// How a text looks and which of its points is placed.
#[derive(Clone, Copy)]
pub(crate) struct Type {
    pub(crate) px: u32,
    pub(crate) bold: bool,
    pub(crate) colour: RGBColor,
    pub(crate) align: HPos,
    /// Read from bottom to top.
    pub(crate) upward: bool,
}

/// The head of a sheet.
pub(crate) const TITLE: Type =
    Type { px: 17, bold: true, colour: palette::INK, align: HPos::Left, upward: false };
/// Names of things.
pub(crate) const LABEL: Type = Type { px: 13, bold: false, ..TITLE };
/// Tick labels, captions.
pub(crate) const SMALL: Type = Type { px: 11, colour: palette::FAINT_INK, ..LABEL };

impl Type {
    /// Placed by its right end.
    pub(crate) const fn right(self) -> Self {
        Self { align: HPos::Right, ..self }
    }
    /// Placed by its middle.
    pub(crate) const fn centred(self) -> Self {
        Self { align: HPos::Center, ..self }
    }
    /// Read from bottom to top.
    pub(crate) const fn upward(self) -> Self {
        Self { upward: true, ..self }
    }
    /// How many pixels `text` needs at most.
    pub(crate) fn width(self, text: &str) -> i32 {
        (text.chars().count() as f64 * f64::from(self.px) * if self.bold { 0.68 } else { 0.6 }).ceil() as i32
    }
    /// `text`, or as much of it as `width` pixels hold, with an ellipsis.
    pub(crate) fn clip(self, text: &str, width: i32) -> String {
        let fits = (f64::from(width.max(0)) / f64::from(self.width("0123456789").max(1)) * 10.0) as usize;
        if text.chars().count() <= fits {
            return text.into();
        }
        text.chars().take(fits.saturating_sub(1)).chain(['…']).collect()
    }
    /// The same look in plotters' terms, whose SVG shrinks sizes by 1.24.
    pub(crate) fn style<'a>(self) -> TextStyle<'a> {
        let slant = if self.bold { FontStyle::Bold } else { FontStyle::Normal };
        let font = FontDesc::new(FontFamily::SansSerif, f64::from(self.px) * 1.24, slant);
        let font = if self.upward { font.transform(FontTransform::Rotate270) } else { font };
        let style = TextStyle::from(font).pos(Pos::new(self.align, VPos::Center));
        TextStyle { color: self.colour.to_backend_color(), ..style }
    }
}

/// Draws a sheet of `size` pixels; `paint` returns raw SVG that comes on top of what it drew.
pub(crate) fn sheet(
    title: &str,
    size: (i32, i32),
    paint: impl FnOnce(&Area) -> Result<String, PictureError>,
) -> Result<String, PictureError> {
    let mut svg = String::new();
    let area =
        SVGBackend::with_string(&mut svg, (size.0.max(1) as u32, size.1.max(1) as u32)).into_drawing_area();
    area.fill(&palette::PAPER)?;
    let overlay = paint(&area)?;
    area.present()?;
    drop(area);
    let head = format!("<svg shape-rendering=\"crispEdges\" role=\"img\" aria-label=\"{}\" ", escaped(title));
    let body = svg.trim_end().trim_start_matches("<svg ").trim_end_matches("</svg>");
    Ok([&head, body, &overlay, "</svg>\n"].concat())
}

/// Text with its vertical middle at `at`.
pub(crate) fn text(area: &Area, text: &str, at: (i32, i32), look: Type) -> Result<(), PictureError> {
    Ok(area.draw(&Text::new(printable(text), at, look.style()))?)
}

/// A filled rectangle of `size` pixels.
pub(crate) fn fill(
    area: &Area,
    at: (i32, i32),
    size: (i32, i32),
    colour: RGBColor,
) -> Result<(), PictureError> {
    Ok(area.draw(&Rectangle::new([at, (at.0 + size.0, at.1 + size.1)], colour.filled()))?)
}

/// A thin line.
pub(crate) fn line(
    area: &Area,
    from: (i32, i32),
    to: (i32, i32),
    colour: RGBColor,
) -> Result<(), PictureError> {
    Ok(area.draw(&PathElement::new(vec![from, to], colour))?)
}

/// `text` as XML may hold it, for raw SVG.
pub fn escaped(text: &str) -> String {
    let text = printable(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;").replace('\'', "&apos;")
}

/// `colour` as SVG writes it.
pub(crate) fn hex(colour: RGBColor) -> String {
    format!("#{:02x}{:02x}{:02x}", colour.0, colour.1, colour.2)
}

/// XML 1.0 forbids most control characters and two non-characters, even escaped.
fn printable(text: &str) -> String {
    let forbidden = |c: char| c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}');
    text.chars().map(|c| if forbidden(c) { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::well_formed;

    #[test]
    fn special_characters_of_titles_and_texts_are_escaped() {
        let hostile = "a<b> & \"c\" 'd' \u{0} \n \u{ffff} ]]>";
        let svg = sheet(hostile, (100, 50), |area| {
            text(area, hostile, (10, 10), LABEL)?;
            Ok(format!("<g><title>{}</title></g>", escaped(hostile)))
        });
        let svg = svg.unwrap();
        well_formed::check(&svg);
        assert_eq!(svg.matches("a&lt;b&gt; &amp; &quot;c&quot;").count(), 3);
    }

    #[test]
    fn a_text_is_clipped_to_its_width_and_no_shorter() {
        let clipped = LABEL.clip("a rather long name of a warp", 80);
        assert!(clipped.ends_with('…') && LABEL.width(&clipped) <= 80, "{clipped}");
        assert!(LABEL.width(&clipped) > 60, "{clipped}");
        assert_eq!(LABEL.clip("short", 80), "short");
        assert_eq!(LABEL.clip("none", -5), "…");
    }
}
