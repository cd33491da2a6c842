//! Rounds of k-means in double precision.

use crate::{Outcome, Wrong};

/// As the kernel's source has them.
const MOST: usize = 1024;
const FEATURES: usize = 8;
const CLUSTERS: usize = 24;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (points, rounds) = (run.size("points")?, run.size("rounds")?);
    let samples = run.floats("samples")?;
    let coordinate = |point: usize, feature: usize| samples[feature * MOST + point];
    let mut centres: Vec<f64> =
        (0..CLUSTERS * FEATURES).map(|task| coordinate(task / FEATURES, task % FEATURES)).collect();
    let mut membership = vec![];
    for round in 0..rounds {
        let distance = |point: usize, cluster: usize| -> f64 {
            let apart = |feature| coordinate(point, feature) - centres[cluster * FEATURES + feature];
            (0..FEATURES).map(|feature| apart(feature) * apart(feature)).sum()
        };
        let nearest = |point: usize| {
            let nearer = |a: &usize, b: &usize| distance(point, *a).total_cmp(&distance(point, *b));
            (0..CLUSTERS).min_by(nearer).expect("there are clusters")
        };
        membership = (0..points).map(nearest).collect();
        if round + 1 < rounds {
            for (task, centre) in centres.iter_mut().enumerate() {
                let members: Vec<_> =
                    (0..points).filter(|&point| membership[point] == task / FEATURES).collect();
                let sum: f64 = members.iter().map(|&point| coordinate(point, task % FEATURES)).sum();
                *centre = sum / members.len().max(1) as f64;
            }
        }
    }
    let membership: Vec<i32> = membership.into_iter().map(|cluster| cluster as i32).collect();
    run.expect_integers("membership", &membership)?;
    run.expect_floats("centres", &centres, 1e-4)
}
