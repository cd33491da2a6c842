//! From steps to few rectangles: time becomes columns, equal neighbours become one rectangle.
//!
//! A cell is one lane in one column. Runs of equal cells of a lane merge first, then equal runs of neighbouring
//! lanes. When a history still needs more than [`MAX_RECTANGLES`], columns are halved until it does not, which
//! bounds the file whatever the input. Knows cells and columns, no pixels and no colours.

use super::{Band, CONTEXTS, History};

/// Columns of time a picture shows at most.
pub(super) const MAX_COLUMNS: u64 = 1600;
/// Rectangles a picture shows at most (unless one column needs more): about 1.5 MB of SVG.
pub(super) const MAX_RECTANGLES: usize = 110_000;
/// Shades between no lane-step active and all.
pub(super) const LEVELS: u8 = 8;

/// Which column a time belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Columns {
    pub(super) first: u64,
    pub(super) last: u64,
    /// Times one column covers; 1 is exact.
    pub(super) times_each: u64,
    pub(super) count: usize,
}

impl Columns {
    pub(super) fn covering((first, last): (u64, u64), at_most: u64) -> Self {
        let times_each = ((last - first) / at_most).saturating_add(1);
        Self { first, last, times_each, count: ((last - first) / times_each + 1) as usize }
    }

    pub(super) fn of(&self, time: u64) -> usize {
        ((time - self.first) / self.times_each) as usize
    }
}

/// What a cell shows where its warp runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shade {
    /// 0 is all wasted, `LEVELS` all active.
    pub(super) level: u8,
    /// The context that was active most.
    pub(super) context: u8,
}

/// Equal cells that lie together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Rectangle {
    pub(super) column: usize,
    pub(super) columns: usize,
    pub(super) lane: usize,
    pub(super) lanes: usize,
    pub(super) shade: Shade,
}

/// The rectangles of every band, on shared columns.
pub(super) struct Drawing {
    pub(super) columns: Columns,
    pub(super) bands: Vec<Vec<Rectangle>>,
}

impl Drawing {
    /// The finest drawing that is small enough.
    pub(super) fn within_budget(history: &History, span: (u64, u64)) -> Self {
        let mut at_most = MAX_COLUMNS;
        loop {
            let columns = Columns::covering(span, at_most);
            let budget = if at_most == 1 { usize::MAX } else { MAX_RECTANGLES };
            if let Some(bands) = rectangles_of_all(history, &columns, budget) {
                return Self { columns, bands };
            }
            at_most = (columns.count as u64 / 2).max(1);
        }
    }
}

fn rectangles_of_all(history: &History, columns: &Columns, budget: usize) -> Option<Vec<Vec<Rectangle>>> {
    let mut left = budget;
    let mut bands = Vec::with_capacity(history.bands.len());
    for band in &history.bands {
        let rectangles = rectangles(&Cells::of(band, history.lanes, columns));
        left = left.checked_sub(rectangles.len())?;
        bands.push(rectangles);
    }
    Some(bands)
}

/// How often each lane was active in each column, by context.
pub(super) struct Cells {
    lanes: usize,
    running: Vec<u32>,
    active: Vec<[u32; CONTEXTS as usize]>,
}

impl Cells {
    pub(super) fn of(band: &Band, lanes: usize, columns: &Columns) -> Self {
        let mut running = vec![0; columns.count];
        let mut active = vec![[0; CONTEXTS as usize]; columns.count * lanes];
        for moment in band.moments() {
            let column = columns.of(moment[0].time);
            running[column] += 1;
            let mut unclaimed = u32::MAX;
            for step in moment {
                let mut mask = step.active & unclaimed;
                unclaimed &= !mask;
                while mask != 0 {
                    let lane = mask.trailing_zeros() as usize;
                    active[column * lanes + lane][usize::from(step.context)] += 1;
                    mask &= mask - 1;
                }
            }
        }
        Self { lanes, running, active }
    }

    fn shade(&self, column: usize, lane: usize) -> Option<Shade> {
        let running = self.running[column];
        let active = &self.active[column * self.lanes + lane];
        let total: u32 = active.iter().sum();
        let level = match total {
            _ if running == 0 => return None,
            0 => 0,
            _ if total == running => LEVELS,
            // Neither end: those say "never" and "always".
            _ => (f64::from(total) / f64::from(running) * f64::from(LEVELS))
                .round()
                .clamp(1.0, f64::from(LEVELS - 1)) as u8,
        };
        let most = (0..CONTEXTS).rev().max_by_key(|context| active[usize::from(*context)]);
        Some(Shade { level, context: if level == 0 { 0 } else { most.unwrap_or(0) } })
    }
}

/// The merged rectangles of a band, from the first lane to the last.
pub(super) fn rectangles(cells: &Cells) -> Vec<Rectangle> {
    let columns = cells.running.len();
    let mut found: Vec<Rectangle> = Vec::new();
    // For each column, the latest rectangle that starts there.
    let mut above: Vec<Option<usize>> = vec![None; columns];
    for lane in 0..cells.lanes {
        let mut column = 0;
        while column < columns {
            let shade = cells.shade(column, lane);
            let start = column;
            while column < columns && cells.shade(column, lane) == shade {
                column += 1;
            }
            let Some(shade) = shade else { continue };
            let run = Rectangle { column: start, columns: column - start, lane, lanes: 1, shade };
            match above[start].map(|place| &mut found[place]) {
                Some(up) if up.lane + up.lanes == lane && up.columns == run.columns && up.shade == shade => {
                    up.lanes += 1;
                }
                _ => {
                    above[start] = Some(found.len());
                    found.push(run);
                }
            }
        }
    }
    found
}
