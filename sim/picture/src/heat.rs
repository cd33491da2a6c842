//! A table of colours: how much of something there is for each row and column. Columns stand in named groups.

use crate::canvas::{LABEL, SMALL, TITLE, Type, fill, line, sheet, text};
use crate::{PictureError, palette};

const MARGIN: i32 = 16;
const CELL: (i32, i32) = (26, 14);
const GAP: i32 = 8;
const LINE: i32 = 18;
/// Room for the names of columns, which are read upward.
const NAMES: i32 = 64;
const LEGEND: i32 = 34;

/// Columns that belong together.
#[derive(Debug, Clone, PartialEq)]
pub struct HeatGroup {
    /// Stands above them.
    pub name: String,
    /// Their names.
    pub columns: Vec<String>,
}

/// A table of colours.
#[derive(Debug, Clone, PartialEq)]
pub struct Heat {
    /// The head of the picture.
    pub title: String,
    /// Lines below it.
    pub caption: Vec<String>,
    /// The columns.
    pub groups: Vec<HeatGroup>,
    /// A name, and a number for every column of every group.
    pub rows: Vec<(String, Vec<usize>)>,
    /// What a number can be at most.
    pub most: usize,
}

impl Heat {
    fn columns(&self) -> usize {
        self.groups.iter().map(|group| group.columns.len()).sum()
    }

    /// Where each column begins, from the first on.
    fn lefts(&self) -> Vec<i32> {
        let groups = self.groups.iter().enumerate();
        let mut before = 0;
        let mut lefts = Vec::new();
        for (number, group) in groups {
            lefts.extend(
                (0..group.columns.len())
                    .map(|column| (before + column as i32) * CELL.0 + number as i32 * GAP),
            );
            before += group.columns.len() as i32;
        }
        lefts
    }

    fn validate(&self) -> Result<(), PictureError> {
        let expected = self.columns();
        for (name, numbers) in &self.rows {
            if numbers.len() != expected {
                let what = format!("numbers in row `{name}`");
                return Err(PictureError::Length { what, got: numbers.len(), expected });
            }
        }
        Ok(())
    }

    fn colour(&self, number: usize) -> plotters::style::RGBColor {
        match number {
            0 => palette::PAPER,
            some => palette::ordered(self.most.saturating_sub(some), self.most.max(1)),
        }
    }
}

/// Draws a table as the text of an SVG.
pub fn heat_svg(heat: &Heat) -> Result<String, PictureError> {
    heat.validate()?;
    let lefts = heat.lefts();
    let left = MARGIN + heat.rows.iter().map(|(name, _)| SMALL.width(name)).max().unwrap_or(0) + 8;
    let top = MARGIN + 26 + LINE * heat.caption.len() as i32 + LINE + NAMES;
    let right = left + lefts.last().map_or(0, |last| last + CELL.0);
    let captions = heat.caption.iter().map(|caption| LABEL.width(caption)).max().unwrap_or(0);
    let width = right.max(MARGIN + captions.max(TITLE.width(&heat.title))) + MARGIN;
    let bottom = top + heat.rows.len() as i32 * CELL.1;
    sheet(&heat.title, (width, bottom + LEGEND + MARGIN), |area| {
        text(area, &heat.title, (MARGIN, MARGIN + 8), TITLE)?;
        for (number, caption) in heat.caption.iter().enumerate() {
            let look = Type { colour: palette::FAINT_INK, ..LABEL };
            text(area, caption, (MARGIN, MARGIN + 32 + LINE * number as i32), look)?;
        }
        let mut column = 0;
        for group in &heat.groups {
            let from = left + lefts.get(column).copied().unwrap_or(0);
            let middle = from + group.columns.len() as i32 * CELL.0 / 2;
            text(area, &group.name, (middle, top - NAMES - 6), LABEL.centred())?;
            for name in &group.columns {
                let at = (left + lefts[column] + CELL.0 / 2, top - 4);
                text(area, name, at, SMALL.upward())?;
                column += 1;
            }
        }
        for (row, (name, numbers)) in heat.rows.iter().enumerate() {
            let y = top + row as i32 * CELL.1;
            text(area, name, (left - 6, y + CELL.1 / 2), SMALL.right())?;
            for (number, x) in numbers.iter().zip(&lefts) {
                fill(area, (left + x, y), (CELL.0 - 1, CELL.1 - 1), heat.colour(*number))?;
            }
            line(area, (left, y + CELL.1 - 1), (right, y + CELL.1 - 1), palette::RULE)?;
        }
        for step in 0..=heat.most {
            let x = left + step as i32 * CELL.0;
            fill(area, (x, bottom + 8), (CELL.0 - 1, CELL.1), heat.colour(step))?;
            text(area, &step.to_string(), (x + CELL.0 / 2, bottom + 30), SMALL.centred())?;
        }
        Ok(String::new())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::well_formed;

    fn heat(numbers: Vec<usize>) -> Heat {
        let group = |name: &str| HeatGroup { name: name.into(), columns: vec!["all".into(), "one".into()] };
        Heat {
            title: "A <table>".into(),
            caption: vec!["of colours".into()],
            groups: vec![group("whole"), group("apart")],
            rows: vec![("add".into(), numbers)],
            most: 3,
        }
    }

    #[test]
    fn a_table_is_xml_and_names_rows_columns_and_groups() {
        let svg = heat_svg(&heat(vec![0, 1, 2, 3])).unwrap();
        well_formed::check(&svg);
        for word in ["A &lt;table&gt;", "of colours", "whole", "apart", "all", "one", "add"] {
            assert!(svg.contains(word), "{word}");
        }
    }

    #[test]
    fn more_is_darker_and_nothing_is_paper() {
        let heat = heat(vec![0; 4]);
        let light = |number| {
            let colour = heat.colour(number);
            u32::from(colour.0) + u32::from(colour.1) + u32::from(colour.2)
        };
        assert!((0..3).all(|number| light(number) > light(number + 1)));
    }

    #[test]
    fn a_row_with_numbers_missing_is_refused() {
        let error = heat_svg(&heat(vec![1, 2])).unwrap_err().to_string();
        assert!(error.contains("add") && error.contains('4'), "{error}");
    }
}
