//! A picture with the name of its file.

use warpstep_picture::{BarGroup, Bars, PictureError, bars_svg};

/// A picture with the name of its file.
pub struct Figure {
    /// Without an extension.
    pub name: &'static str,
    /// The picture.
    pub svg: String,
}

impl Figure {
    /// Bars in groups.
    pub(crate) fn bars(
        name: &'static str,
        caption: String,
        unit: &str,
        series: Vec<String>,
        groups: Vec<BarGroup>,
    ) -> Result<Figure, PictureError> {
        let svg = bars_svg(&Bars { title: caption, value_label: unit.into(), series, groups })?;
        Ok(Figure { name, svg })
    }
}
